package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gomlir/gomlir/internal/peer"
)

// TestMain lets the test binary stand in for a tool: "copy" writes its input to
// its output, "change" appends a byte, "vary" does so every other time, "twice"
// writes its input twice, "fail" complains.
func TestMain(m *testing.M) {
	mode := os.Getenv("BENCH_FAKE_TOOL")
	if len(os.Args) > 1 && mode == "1" {
		os.Exit(fakeTool(os.Args[1:]))
	}
	os.Exit(m.Run())
}

func fakeTool(args []string) int {
	i := slices.Index(args, "-o")
	text, err := os.ReadFile(args[i-1])
	if err != nil || args[0] == "fail" {
		fmt.Fprintln(os.Stderr, "error: no such luck")
		return 1
	}
	before, _ := os.ReadFile(args[i+1])
	if args[0] == "change" || args[0] == "vary" && bytes.Equal(before, text) {
		text = append(text, '\n')
	}
	if args[0] == "twice" {
		text = append(text, text...)
	}
	if err := os.WriteFile(args[i+1], text, 0o644); err != nil {
		return 1
	}
	return 0
}

func TestMeasure(t *testing.T) {
	t.Setenv("BENCH_FAKE_TOOL", "1")
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	input := filepath.Join(t.TempDir(), "in.mlir")
	if err := os.WriteFile(input, []byte("module {\n}\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		ours      string
		identical bool
		failed    string
	}{
		{"copy", true, ""},
		{"change", false, ""},
		{"fail", false, "error: no such luck"},
	} {
		m := measurer{ours: command(self, c.ours), theirs: command(self, "copy"), scratch: t.TempDir(), runs: 2}
		r, err := m.measure(context.Background(), benchCase{name: "x", input: "in.mlir"}, input)
		if err != nil {
			t.Fatal(err)
		}
		if r.Identical != c.identical || !strings.Contains(r.Failed, c.failed) || (r.Failed != "") != (c.failed != "") {
			t.Errorf("%s: identical %v, failed %q", c.ours, r.Identical, r.Failed)
		}
		if c.failed == "" && (len(r.Ours) != 2 || len(r.Theirs) != 2 || r.Ours[0].Wall <= 0) {
			t.Errorf("%s: samples %v and %v", c.ours, r.Ours, r.Theirs)
		}
		p := report{Results: []result{r}}
		if err := p.verdict(); (err == nil) != c.identical {
			t.Errorf("%s: verdict %v", c.ours, err)
		}
	}
	m := measurer{ours: command(self, "copy"), theirs: command(self, "fail"), scratch: t.TempDir(), runs: 1}
	if _, err := m.measure(context.Background(), benchCase{}, input); err == nil {
		t.Error("a failing peer is no error")
	}
}

// TestVaries has a peer that writes something else every other time.
func TestVaries(t *testing.T) {
	t.Setenv("BENCH_FAKE_TOOL", "1")
	peer.Tool(t, "llvm-diff-22")
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	input := filepath.Join(t.TempDir(), "in.mlir")
	if err := os.WriteFile(input, []byte("; a module\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		ours, theirs, arg string
		varies            bool
	}{
		{"copy", "vary", exportLLVM, true},
		{"change", "vary", exportLLVM, true},
		{"copy", "vary", importLLVM, false},
		{"vary", "vary", exportLLVM, false},
		{"vary", "copy", exportLLVM, false},
		{"change", "copy", exportLLVM, false},
		{"twice", "vary", exportLLVM, false},
	} {
		m := measurer{
			ours:   map[string][]string{"mlir-translate": {self, c.ours}},
			theirs: map[string][]string{"mlir-translate": {self, c.theirs}}, scratch: t.TempDir(), runs: 2,
		}
		r, err := m.measure(context.Background(), benchCase{name: "x", args: []string{c.arg}}, input)
		if err != nil {
			t.Fatal(err)
		}
		if r.Identical != (c.ours == c.theirs) || r.Varies != c.varies {
			t.Errorf("%+v: identical %v, varies %v", c, r.Identical, r.Varies)
		}
		p := report{Results: []result{r}}
		if err := p.verdict(); (err == nil) != (c.varies || r.Identical) {
			t.Errorf("%+v: verdict %v", c, err)
		}
	}
}

func TestScale(t *testing.T) {
	const src = `#a = #llvm.b<"@x">
module attributes {a.b = "@n"} {
  llvm.mlir.global @x("a@b\"@c") : @".str" {
    use @x, @y.z::@"q\"r" loc(@) "@"
  }
}
`
	const want = `#a = #llvm.b<"@x">
module attributes {a.b = "@n"} {
  llvm.mlir.global @x("a@b\"@c") : @".str" {
    use @x, @y.z::@"q\"r" loc(@) "@"
  }
  llvm.mlir.global @x$copy1("a@b\"@c") : @".str$copy1" {
    use @x$copy1, @y.z$copy1::@"q\"r$copy1" loc(@) "@"
  }
}
`
	for n, want := range map[int]string{1: src, 2: want} {
		var got bytes.Buffer
		if err := scale(&got, strings.NewReader(src), n); err != nil {
			t.Fatal(err)
		}
		if got.String() != want {
			t.Errorf("%d copies:\n%s", n, got.String())
		}
	}
}

func TestScaleRefuses(t *testing.T) {
	for _, src := range []string{
		"",
		"module {}\n",
		"module {\n",
		"module {\n}\n#loc = loc(unknown)\n",
	} {
		if err := scale(&bytes.Buffer{}, strings.NewReader(src), 2); err == nil {
			t.Errorf("%q is accepted", src)
		}
	}
}

// TestScaledIsValid asks the peer whether what scale makes is a module with as
// many functions as it should have.
func TestScaledIsValid(t *testing.T) {
	opt := peer.Tool(t, "mlir-opt-22")
	const src = `module {
  llvm.mlir.global internal constant @".str"("@f") {addr_space = 0 : i32}
  llvm.func @f() -> !llvm.ptr {
    %0 = llvm.mlir.addressof @".str" : !llvm.ptr
    %1 = llvm.call @f() : () -> !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
}
`
	var scaled bytes.Buffer
	if err := scale(&scaled, strings.NewReader(src), 4); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(opt)
	cmd.Stdin = &scaled
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if n := strings.Count(string(out), "llvm.func"); n != 4 {
		t.Errorf("%d functions, want 4", n)
	}
}

func TestSummarize(t *testing.T) {
	for _, c := range []struct {
		values      []int
		min, median int
	}{{[]int{3}, 3, 3}, {[]int{9, 1, 5}, 1, 5}, {[]int{4, 2, 8, 6}, 2, 4}} {
		got := summarize(len(c.values), func(i int) int { return c.values[i] })
		if got.min != c.min || got.median != c.median {
			t.Errorf("%v: %v", c.values, got)
		}
	}
}

func TestRatios(t *testing.T) {
	r := result{
		Ours:   []sample{{Wall: time.Second}, {Wall: 2 * time.Second}, {Wall: time.Second}},
		Theirs: []sample{{Wall: 4 * time.Second}, {Wall: 4 * time.Second}, {Wall: 5 * time.Second}},
	}
	if got := r.ratios(wall); got.min != 2 || got.median != 4 {
		t.Errorf("got %v, want at least 2, in the middle 4", got)
	}
}

func TestReport(t *testing.T) {
	p := report{Results: []result{
		{Case: "scale/1x", Bytes: 1e6, Identical: true, Ours: []sample{{time.Second, time.Second, 1e6}}, Theirs: []sample{{time.Second, time.Second, 1e6}}},
		{Case: "scale/2x", Bytes: 2e6, Ours: []sample{{3 * time.Second, 2 * time.Second, 1e6}}, Theirs: []sample{{2 * time.Second, 2 * time.Second, 2e6}}},
		{Case: "broken", Failed: "no such luck"},
		{Case: "import-scale/1x", Bytes: 1e6, Identical: true, Ours: []sample{{time.Second, time.Second, 1e6}}, Theirs: []sample{{time.Second, time.Second, 1e6}}},
		{Case: "import-scale/4x", Bytes: 4e6, Varies: true, Ours: []sample{{8 * time.Second, 4 * time.Second, 1e6}}, Theirs: []sample{{2 * time.Second, 2 * time.Second, 2e6}}},
	}}
	var out bytes.Buffer
	if err := p.print(&out); err != nil {
		t.Fatal(err)
	}
	text := strings.Join(strings.Fields(out.String()), " ")
	for _, want := range []string{"scale/2x 1.50 1.00 0.50 1.00 1.00 1.00", "import-scale/4x 2.00 1.00 0.25 0.50 0.50 0.50", "identical", "DIFFERENT", "peer varies", "broken failed: no such luck"} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, out.String())
		}
	}
	if err := p.verdict(); err == nil || !strings.Contains(err.Error(), "scale/2x, broken") {
		t.Errorf("verdict %v", err)
	}
	if _, err := json.Marshal(p); err != nil {
		t.Error(err)
	}
}

// TestCasesHaveRecipes follows every input back to what it is made from.
func TestCasesHaveRecipes(t *testing.T) {
	for _, c := range cases {
		for name := c.input; name != ""; name = recipes[name].from {
			r, ok := recipes[name]
			if !ok {
				t.Fatalf("%s: no recipe for %s", c.name, name)
			}
			if (r.make == nil) == (r.tool == "") {
				t.Errorf("%s: want a tool or a function", name)
			}
		}
	}
}

func TestTail(t *testing.T) {
	var e tail
	for range 3 * tailSize {
		fmt.Fprint(&e, "x")
	}
	fmt.Fprint(&e, strings.Repeat("y", tailSize-1))
	if got := string(e.text); got != "x"+strings.Repeat("y", tailSize-1) {
		t.Errorf("kept %d bytes: %.20q", len(got), got)
	}
}

func TestFlags(t *testing.T) {
	for _, args := range [][]string{{"-n", "0"}, {"-only", "("}, {"extra"}, {"-only", "no such case"}} {
		if err := run(context.Background(), args, &bytes.Buffer{}, &bytes.Buffer{}); err == nil {
			t.Errorf("%q is accepted", args)
		}
	}
	var out bytes.Buffer
	if err := run(context.Background(), []string{"-list", "-only", "start"}, &out, &bytes.Buffer{}); err != nil {
		t.Fatal(err)
	}
	if got := strings.Fields(out.String()); !slices.Equal(got, []string{"start-up", "mlir-opt", "empty.mlir"}) {
		t.Errorf("-list: %q", got)
	}
}

// command is one that stands for mlir-opt.
func command(args ...string) map[string][]string { return map[string][]string{"mlir-opt": args} }
