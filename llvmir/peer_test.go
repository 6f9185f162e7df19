package llvmir

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
)

// tools are the assembler and disassembler of one LLVM version.
type tools struct {
	as, dis string
	typed   bool
}

func tools22(t testing.TB) tools {
	return tools{peer.Tool(t, "llvm-as-22"), peer.Tool(t, "llvm-dis-22"), false}
}

func tools14(t testing.TB) tools {
	return tools{peer.Tool(t, "llvm-as-14"), peer.Tool(t, "llvm-dis-14"), true}
}

// roundTrip returns the text of a module after both tools, or their errors.
func (x tools) roundTrip(t testing.TB, name string, text []byte) (out, errs string) {
	t.Helper()
	dir := t.TempDir()
	file := filepath.Join(dir, name)
	if err := os.WriteFile(file, text, 0o666); err != nil {
		t.Fatal(err)
	}
	bc := filepath.Join(dir, "out.bc")
	as := peer.Command(t, x.as, name, "-o", bc)
	as.Dir = dir
	var stderr bytes.Buffer
	as.Stderr = &stderr
	if err := as.Run(); err != nil {
		return "", stderr.String()
	}
	b, err := peer.Command(t, x.dis, bc, "-o", "-").Output()
	if err != nil {
		t.Fatalf("%s: %v", x.dis, err)
	}
	_, after, _ := strings.Cut(string(b), "\n") // without the ModuleID
	return after, ""
}

// compare checks that gomlir prints or rejects a module as the tools do.
func (x tools) compare(t *testing.T, name string, text []byte) {
	t.Helper()
	want, errs := x.roundTrip(t, name, text)
	m, err := ParseString(name, string(text), Options{KeepTyped: x.typed})
	if errs != "" {
		if strings.Contains(errs, "does not verify") {
			return // the verifier rejected it, which other tests check
		}
		_, first, _ := strings.Cut(strings.SplitN(errs, "\n", 2)[0], ": ")
		if err == nil {
			t.Errorf("%s: accepted, want %s", name, first)
		} else if err.Error() != first {
			t.Errorf("%s:\n got %s\nwant %s", name, err, first)
		}
		return
	}
	if err != nil {
		t.Errorf("%s: %v", name, err)
		return
	}
	for _, threads := range []int{1, 3} {
		var b bytes.Buffer
		if err := m.Print(&b, PrintOptions{NoModuleID: true, Threads: threads}); err != nil {
			t.Fatal(err)
		}
		if b.String() != want {
			t.Errorf("%s, %d threads: %s", name, threads, peer.Difference(b.String(), want))
		}
	}
}

var splitLine = regexp.MustCompile(`(?m)^(; *)?// -----.*\n`)

// knownDifferences are parts of upstream's inputs for which gomlir differs, with the reason. A part
// listed here that does not differ fails the test too.
var knownDifferences = map[string]string{}

func TestImportInputs(t *testing.T) {
	x := tools22(t)
	files, err := filepath.Glob(filepath.Join(peer.Shared(t), "upstream/22/Target/LLVMIR/Import/*.ll"))
	if err != nil || len(files) == 0 {
		t.Fatal("no inputs", err)
	}
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		for i, part := range splitLine.Split(string(text), -1) {
			name := strings.TrimSuffix(filepath.Base(f), ".ll") + "-" + strconv.Itoa(i) + ".ll"
			t.Run(name, func(t *testing.T) {
				if why := knownDifferences[name]; why != "" {
					t.Skip(why)
				}
				x.compare(t, name, []byte(part))
			})
		}
	}
}

// testdata/dense.ll contains a bit of everything.
func TestDense(t *testing.T) {
	text, err := os.ReadFile("testdata/dense.ll")
	if err != nil {
		t.Fatal(err)
	}
	tools22(t).compare(t, "dense.ll", text)
	if v := verdict(string(text)); v != "" {
		t.Error(v)
	}
}

func TestStress(t *testing.T) {
	x := tools22(t)
	stress := peer.Tool(t, "llvm-stress-22")
	n := 8
	if os.Getenv("GOMLIR_LONG") != "" {
		n = 200
	}
	for seed := 1; seed <= n; seed++ {
		out, err := peer.Command(t, stress, "-seed", strconv.Itoa(seed), "-size", "150").Output()
		if err != nil {
			t.Fatal(err)
		}
		x.compare(t, "stress"+strconv.Itoa(seed)+".ll", out)
	}
}
