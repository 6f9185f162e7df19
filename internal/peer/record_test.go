package peer

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// toolVariable is the environment variable that makes the test binary act as a tool. The tool
// prints its value first.
const toolVariable = "GOMLIR_TEST_TOOL"

// TestMain acts as the tool if toolVariable is set. Then it prints its arguments and its standard
// input, copies the file "in" to the file that -o names, and fails if an argument is "fail". If the
// value is "copy", it calls [copies].
//
// The tests are about the effects of the other variables, so it unsets those of the run.
func TestMain(m *testing.M) {
	says, ok := os.LookupEnv(toolVariable)
	if !ok {
		for _, name := range []string{"GOMLIR_OFFLINE", "GOMLIR_REQUIRE_PEERS", "GOMLIR_RECORD"} {
			os.Unsetenv(name)
		}
		os.Exit(m.Run())
	}
	if says == "copy" {
		os.Exit(copies(os.Args[1:]))
	}
	in, err := io.ReadAll(os.Stdin)
	if err != nil {
		panic(err)
	}
	fmt.Printf("%s %q %s", says, os.Args[1:], in)
	status := 0
	for i, arg := range os.Args {
		switch arg {
		case "fail":
			fmt.Fprintln(os.Stderr, "failed:", os.Args[i+1])
			status = 3
		case "-o":
			text, err := os.ReadFile("in")
			if err == nil {
				err = os.WriteFile(os.Args[i+1], text, 0o666)
			}
			if err != nil {
				panic(err)
			}
		}
	}
	os.Exit(status)
}

// A said is the observable result of a command.
type said struct{ out, errs, file, err string }

// ask runs the test binary, or uses its recording, in a new directory.
func ask(t testing.TB, a *archive, installed bool, says, text, stdin string, args ...string) (s said, dir string) {
	t.Helper()
	dir = t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "in"), []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	path, err := filepath.Abs(os.Args[0])
	if err != nil {
		t.Fatal(err)
	}
	if !installed {
		path = filepath.Base(path)
	}
	for i := range args {
		args[i] = strings.ReplaceAll(args[i], "DIR", dir)
	}
	c := Command(t, path, args...)
	var out, errs bytes.Buffer
	c.Dir, c.Env, c.recorded, c.Files = dir, []string{toolVariable + "=" + says}, a, []string{"in"}
	c.Stdin, c.Stdout, c.Stderr = strings.NewReader(stdin), &out, &errs
	err = c.Run()
	var exit *ExitError
	if errors.As(err, &exit) {
		s.err = exit.Error()
	} else if err != nil {
		t.Fatal(err)
	}
	file, _ := os.ReadFile(filepath.Join(dir, "out"))
	s.out, s.errs, s.file = out.String(), errs.String(), string(file)
	return s, dir
}

// watched records how a test would have ended.
type watched struct {
	testing.TB
	how string
}

func (w *watched) Errorf(format string, args ...any) { w.how += fmt.Sprintf(format, args...) }
func (w *watched) Skipf(string, ...any)              { w.how += "skipped"; runtime.Goexit() }
func (w *watched) Fatalf(format string, args ...any) {
	w.how += fmt.Sprintf(format, args...)
	runtime.Goexit()
}

func watch(t *testing.T, f func(t testing.TB)) string {
	w := &watched{TB: t}
	done := make(chan struct{})
	go func() { defer close(done); f(w) }()
	<-done
	return w.how
}

// A recording returns what was recorded, in any directory, unless something that the tool reads has
// changed.
func TestRecording(t *testing.T) {
	path := filepath.Join(t.TempDir(), "testdata", "peers.zip")
	type question struct{ text, stdin, args string }
	questions := []question{{"text", "input", "-a b"}, {"text", "", "fail DIR/x -o DIR/out"}, {"a\x00\xff\n", "\n", "-o out"}}
	put := func(t testing.TB, a *archive, installed bool, says string, q question) said {
		s, dir := ask(t, a, installed, says, q.text, q.stdin, strings.Fields(q.args)...)
		s.out, s.errs = strings.ReplaceAll(s.out, dir, "DIR"), strings.ReplaceAll(s.errs, dir, "DIR")
		return s
	}
	var want []said
	for range 2 { // the second recording replaces the first
		want = nil
		t.Run("record", func(t *testing.T) {
			t.Setenv("GOMLIR_RECORD", "1")
			a := newArchive(path)
			for _, q := range questions {
				want = append(want, put(t, a, true, "hello", q))
			}
		})
	}
	if !strings.Contains(want[0].out, "hello") || !strings.Contains(want[1].errs, "DIR/x") || want[1].err == "" || want[2].file != questions[2].text {
		t.Fatalf("the tool says %q", want)
	}
	for i, q := range questions {
		if got := put(t, newArchive(path), false, "", q); got != want[i] {
			t.Errorf("got %q, want %q", got, want[i])
		}
	}

	last := questions[2]
	for _, q := range []question{{"other", last.stdin, last.args}, {last.text, "other", last.args}, {last.text, last.stdin, "-o other"}} {
		recall := func(t testing.TB) { put(t, newArchive(path), false, "", q) }
		if got := watch(t, recall); got != "skipped" {
			t.Errorf("%q, which is not recorded: %q", q, got)
		}
		t.Run("offline", func(t *testing.T) {
			t.Setenv("GOMLIR_OFFLINE", "1")
			if got := watch(t, recall); !strings.Contains(got, "is not recorded") {
				t.Errorf("%q, which is not recorded: %q", q, got)
			}
		})
	}

	t.Setenv("GOMLIR_REQUIRE_PEERS", "1")
	for _, c := range []struct{ says, want string }{{"hello", ""}, {"other", "stale"}} {
		got := watch(t, func(t testing.TB) { put(t, newArchive(path), true, c.says, last) })
		if (got == "") != (c.want == "") || !strings.Contains(got, c.want) {
			t.Errorf("the tool says %q: %q", c.says, got)
		}
	}
}

// A damaged recording is an error, not a panic.
func TestDamaged(t *testing.T) {
	good := record{"x", answer{Status: 1, Stdout: []byte("out"), File: []byte("f"), HasFile: true}}.appendText(nil, "key")
	if list, err := parseRecords(good); err != nil || len(list) != 1 || !list["key"].equal(answer{1, []byte("out"), nil, []byte("f"), true}) {
		t.Errorf("%v, %v", list, err)
	}
	for i := 1; i < len(good); i++ {
		if _, err := parseRecords(good[:i]); err == nil {
			t.Errorf("%q is taken", good[:i])
		}
	}
	if _, err := parseRecords([]byte("x\nkey 0 -5 5 5\nabcde")); err == nil {
		t.Error("a negative length is taken")
	}
}
