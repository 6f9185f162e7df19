package upstream

import (
	"encoding/json"
	"errors"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
)

var update = flag.Bool("update", false, "rewrite the lists of tests that pass and that wait")

// TestUpstream runs all of upstream's tests and compares with the lists.
func TestUpstream(t *testing.T) {
	if testing.Short() {
		t.Skip("runs hundreds of shell scripts")
	}
	shared := peer.Shared(t)
	python := peer.Tool(t, "python3")
	peer.Tool(t, "FileCheck-22")
	bin := buildTools(t)
	for _, version := range []string{"22", "14"} {
		root := filepath.Join(shared, "upstream", version)
		// The time limit is for a test that hangs; a test takes milliseconds.
		runList(t, version, root, exec.Command(python, filepath.Join(shared, "tools", "litrun.py"), "--timeout", "10",
			"--opt", filepath.Join(bin, "mlir-opt"), "--translate", filepath.Join(bin, "mlir-translate"), root))
	}
}

// TestExecuted runs those of upstream's tests that lower a program and execute it. The program is
// lowered by gomlir, and executed by mlir-runner-22.
func TestExecuted(t *testing.T) {
	if testing.Short() {
		t.Skip("runs dozens of programs")
	}
	shared := peer.Shared(t)
	python := peer.Tool(t, "python3")
	peer.Tool(t, "FileCheck-22")
	runner := peer.Tool(t, "mlir-runner-22")
	root := filepath.Join(shared, "upstream", "22run")
	runList(t, "22run", root, exec.Command(python, filepath.Join(shared, "tools", "runtests.py"), "--timeout", "60",
		"--opt", filepath.Join(buildTools(t), "mlir-opt"), "--runner", runner, "--root", root))
}

// inputLists are the names of the lists of tests that a directory may have.
var inputLists = []string{"LIST.txt", "LIST-affine.txt"}

// allNames returns the names in all lists of a directory.
func allNames(root string) (tests []string, err error) {
	for _, name := range inputLists {
		list, err := readNames(filepath.Join(root, name))
		if err != nil && !(errors.Is(err, os.ErrNotExist) && name != inputLists[0]) {
			return nil, err
		}
		tests = append(tests, list...)
	}
	return tests, nil
}

// runList runs the tests that the lists of a directory name, and compares what passes with the lists
// of a version. The command runs tests; it gets the names of the list and of the file for results.
func runList(t *testing.T, version, root string, cmd *exec.Cmd) {
	t.Run(version, func(t *testing.T) {
		tests, err := allNames(root)
		if err != nil {
			t.Fatal(err)
		}
		list := filepath.Join(t.TempDir(), "LIST.txt")
		if err := os.WriteFile(list, []byte(strings.Join(tests, "\n")+"\n"), 0o666); err != nil {
			t.Fatal(err)
		}
		l, err := readLists(version)
		if err != nil {
			t.Fatal(err)
		}
		cmd.Args = append(cmd.Args, "--list", list)
		results := run(t, cmd)
		passed := map[string]bool{}
		for name, r := range results {
			passed[name] = r.passed()
		}
		if len(passed) != len(tests) {
			t.Fatalf("%d of %d tests ran", len(passed), len(tests))
		}
		if *update {
			l = l.updated(passed)
			if err := l.write(version); err != nil {
				t.Fatal(err)
			}
		}
		check(t, l, tests, results, passed)
		summarize(t, l, root, tests)
	})
}

func check(t *testing.T, l lists, tests []string, results map[string]outcome, passed map[string]bool) {
	t.Helper()
	for _, msg := range l.complete(tests) {
		t.Error(msg)
	}
	lost, gained := l.compare(passed)
	for _, name := range lost {
		r := results[name]
		t.Errorf("%s used to pass: %s %s\n%s\n%s", name, r.Result, r.Reason, r.Script, r.Output)
	}
	for _, name := range gained {
		t.Errorf("%s passes now: claim it with go test ./test/upstream -update", name)
	}
}

// summarize logs how far things are, over all tests and over those that need
// nothing of upstream's C++ test libraries.
func summarize(t *testing.T, l lists, root string, tests []string) {
	t.Helper()
	t.Logf("%d of %d tests pass", len(l.pass), len(tests))
	core, err := readNames(filepath.Join(root, "LIST-core.txt"))
	if errors.Is(err, os.ErrNotExist) {
		return
	}
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, name := range core {
		if !slices.Contains(tests, name) {
			t.Errorf("LIST-core.txt has %s, LIST.txt has not", name)
		}
		if l.pass[name] {
			n++
		}
	}
	t.Logf("%d of %d core tests pass", n, len(core))
}

// buildTools builds gomlir and returns a directory with it under upstream's
// tool names.
func buildTools(t *testing.T) string {
	t.Helper()
	root, err := peer.Root()
	if err != nil {
		t.Fatal(err)
	}
	bin := t.TempDir()
	tool := filepath.Join(bin, "gomlir")
	cmd := exec.Command("go", "build", "-o", tool, "./test/opt")
	cmd.Dir = root
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("go build: %v\n%s", err, out)
	}
	for _, name := range []string{"mlir-opt", "mlir-translate"} {
		if err := os.Symlink(tool, filepath.Join(bin, name)); err != nil {
			t.Fatal(err)
		}
	}
	return bin
}

// An outcome is what the command says of one test.
type outcome struct {
	Path, Result, Reason, Script, Output string
}

func (o outcome) passed() bool { return o.Result == "PASS" || o.Result == "XFAIL" }

// run runs a command that runs tests, and returns what it says of each.
func run(t *testing.T, cmd *exec.Cmd) map[string]outcome {
	t.Helper()
	out := filepath.Join(t.TempDir(), "results.json")
	cmd.Args = append(cmd.Args, "--json", out)
	log, err := cmd.CombinedOutput()
	var exit *exec.ExitError
	if errors.As(err, &exit) && exit.ExitCode() == 1 {
		err = nil // some test did not pass
	}
	if err != nil {
		t.Fatalf("%s: %v\n%s", cmd, err, log)
	}
	text, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	var results struct{ Tests []outcome }
	if err := json.Unmarshal(text, &results); err != nil {
		t.Fatal(err)
	}
	byName := map[string]outcome{}
	for _, r := range results.Tests {
		byName[r.Path] = r
	}
	return byName
}

func TestComplete(t *testing.T) {
	l := lists{
		pass:    map[string]bool{"a": true, "both": true, "gone": true},
		waiting: map[string]string{"both": "x", "b": "pass y", "c": "", "d": unexplained, "old": "z"},
	}
	got := strings.Join(l.complete([]string{"a", "b", "both", "c", "d", "none"}), "\n")
	const want = `both is listed as passing and as waiting
none is on no list
gone is listed as passing, but is no test
c does not pass: say in the list what it waits for
d does not pass: say in the list what it waits for
old is listed as waiting, but is no test`
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestCompareAndUpdate(t *testing.T) {
	l := lists{
		pass:    map[string]bool{"kept": true, "lost": true, "gone": true},
		waiting: map[string]string{"new": "pass x", "waits": "pass y"},
	}
	passed := map[string]bool{"kept": true, "lost": false, "new": true, "waits": false}
	lost, gained := l.compare(passed)
	if !slices.Equal(lost, []string{"lost"}) || !slices.Equal(gained, []string{"new"}) {
		t.Errorf("lost %q, gained %q", lost, gained)
	}
	next := l.updated(passed)
	want := lists{
		pass:    map[string]bool{"kept": true, "new": true},
		waiting: map[string]string{"lost": unexplained, "waits": "pass y"},
	}
	if !reflect.DeepEqual(next, want) {
		t.Errorf("updated to %v, want %v", next, want)
	}
	t.Chdir(t.TempDir())
	if err := next.write("22"); err != nil {
		t.Fatal(err)
	}
	if read, err := readLists("22"); err != nil || !reflect.DeepEqual(read, want) {
		t.Errorf("read back as %v, %v", read, err)
	}
}
