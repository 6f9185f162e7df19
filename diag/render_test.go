package diag

import (
	"bytes"
	"errors"
	"os"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/source"
)

// render returns what a Renderer with the given files writes for ds.
func render(t testing.TB, files map[string]string, ds ...*Diagnostic) string {
	t.Helper()
	var out bytes.Buffer
	r := &Renderer{Out: &out, Set: new(source.Set), Open: open(files)}
	for _, d := range ds {
		r.Handle(d)
	}
	if err := r.Err(); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

func open(files map[string]string) func(string) ([]byte, error) {
	return func(name string) ([]byte, error) {
		if text, ok := files[name]; ok {
			return []byte(text), nil
		}
		return nil, os.ErrNotExist
	}
}

func in(name string, line, col int) Place { return Place{Filename: name, Line: line, Column: col} }

func expect(t testing.TB, got, want string) {
	t.Helper()
	if got != want {
		t.Errorf("got:\n%s\nwant:\n%s", got, want)
	}
}

// The expected bytes in this table are mlir-opt 22's output for an error at such a location.
func TestRenderLine(t *testing.T) {
	files := map[string]string{
		"t": "\tmod\tule\txx\n\xc3\xa9\tab\n\nCR\rmid\n\r\nlast",
		"e": "", "n": "a\x00b\n", "-": "stdin",
	}
	for _, c := range []struct {
		at   Place
		want string
	}{
		{in("t", 1, 1), "t:1:1: error: m\n        mod     ule     xx\n^^^^^^^^\n"},
		{in("t", 1, 2), "t:1:2: error: m\n        mod     ule     xx\n        ^\n"},
		{in("t", 1, 5), "t:1:5: error: m\n        mod     ule     xx\n           ^^^^^\n"},
		{in("t", 1, 12), "t:1:12: error: m\n        mod     ule     xx\n                          ^\n"},
		{in("t", 1, 13), "t:1:13: error: m\n"},
		{in("t", 2, 3), "t:2:3: error: m\n\xc3\xa9      ab\n"},
		{in("t", 3, 1), "t:3:1: error: m\n\n^\n"},
		{in("t", 3, 2), "t:3:2: error: m\n"},
		{in("t", 4, 2), "t:4:2: error: m\nCR\n ^\n"},
		{in("t", 4, 3), "t:4:3: error: m\nCR\n  ^\n"},
		{in("t", 4, 4), "t:4:4: error: m\n"},
		{in("t", 5, 1), "t:5:1: error: m\n\n^\n"},
		{in("t", 6, 5), "t:6:5: error: m\nlast\n    ^\n"},
		{in("t", 6, 6), "t:6:6: error: m\n"},
		{in("t", 7, 1), "t:7:1: error: m\n"},
		{in("t", 0, 0), "t:0:0: error: m\n"},
		{in("t", 1, 0), "t:1:0: error: m\n"},
		{in("e", 1, 1), "e:1:1: error: m\n\n^\n"},
		{in("n", 1, 3), "n:1:3: error: m\na\x00b\n  ^\n"},
		{in("-", 1, 1), "<stdin>:1:1: error: m\nstdin\n^\n"},
		{in("-", 9, 1), "-:9:1: error: m\n"},
		{in("missing", 3, 4), "missing:3:4: error: m\n"},
		{Place{}, "<unknown>:0: error: m\n"},
		{Place{Text: `loc("nm")`}, "<unknown>:0: error: loc(\"nm\"): m\n"},
		// The text of an expectation is underlined, up to the end of the line.
		{Place{Filename: "t", Line: 6, Column: 2, Width: 2}, "t:6:2: error: m\nlast\n ^~\n"},
		{Place{Filename: "t", Line: 6, Column: 2, Width: 9}, "t:6:2: error: m\nlast\n ^~~\n"},
		{Place{Filename: "t", Line: 1, Column: 4, Width: 3},
			"t:1:4: error: m\n        mod     ule     xx\n          ^~~~~~~\n"},
	} {
		expect(t, render(t, files, Errorf(c.at, "m")), c.want)
	}
}

func TestRenderSeverity(t *testing.T) {
	got := render(t, nil, Errorf(in("f", 1, 2), "100%"), Warningf(in("f", 1, 2), "%s", "%d"),
		Remarkf(in("f", 1, 2), "r").Note(in("f", 3, 4), "n%d", 1))
	expect(t, got, "f:1:2: error: 100%\nf:1:2: warning: %d\nf:1:2: remark: r\nf:3:4: note: n1\n")
}

// A note shows its line only if it is not where the last message was.
func TestRenderNotes(t *testing.T) {
	files := map[string]string{"f": "abc\ndef\n"}
	a, b := in("f", 1, 2), in("f", 2, 1)
	expect(t, render(t, files, Errorf(a, "m").Note(a, "1").Note(b, "2").Note(b, "3").Note(a, "4")),
		"f:1:2: error: m\nabc\n ^\nf:1:2: note: 1\nf:2:1: note: 2\ndef\n^\nf:2:1: note: 3\nf:1:2: note: 4\nabc\n ^\n")
	// Without its line, too, the standard input has its name.
	files["-"] = "x\n"
	expect(t, render(t, files, Errorf(in("-", 1, 1), "m").Note(in("-", 1, 1), "1")),
		"<stdin>:1:1: error: m\nx\n^\n<stdin>:1:1: note: 1\n")
	// Locations that show alike may differ.
	a.ID, b = 1, a
	b.ID = 2
	expect(t, render(t, files, Errorf(a, "m").Note(b, "1").Note(b, "2")),
		"f:1:2: error: m\nabc\n ^\nf:1:2: note: 1\nabc\n ^\nf:1:2: note: 2\n")
}

// Expected: mlir-opt 22 for callsite("f":1:1 at callsite("g":1:2 at "q.c":4:4)).
func TestRenderCallers(t *testing.T) {
	files := map[string]string{"f": "abc\n", "g": "def\n"}
	at := in("f", 1, 1)
	at.Callers = []Place{in("g", 1, 2), in("q.c", 4, 4)}
	expect(t, render(t, files, Errorf(at, "m").Note(at, "see current operation: x")),
		"f:1:1: error: m\nabc\n^\ng:1:2: note: called from\ndef\n ^\nq.c:4:4: note: called from\n"+
			"f:1:1: note: see current operation: x\nabc\n^\n")
	// Unknown callers, and more than are shown.
	at = Place{Text: "loc(callsite(unknown at unknown))", Callers: make([]Place, 14)}
	expect(t, render(t, nil, Errorf(at, "m")),
		"<unknown>:0: error: loc(callsite(unknown at unknown)): m\n"+strings.Repeat("<unknown>:0: note: called from\n", MaxCallers))
}

func TestRenderPos(t *testing.T) {
	var set source.Set
	f, err := set.AddFile("f.mlir", []byte("ab\ncd\n"))
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	r := &Renderer{Out: &out, Set: &set}
	// The end of the file is a line of its own. A note that names the place
	// by file and line is at the same place.
	r.Handle(Errorf(At(f.Pos(6)), "end").Note(in("f.mlir", 3, 1), "same"))
	r.Handle(Errorf(in("f.mlir", 2, 2), "by name"))
	f.DropText()
	r.Handle(Errorf(At(f.Pos(3)), "no text"))
	expect(t, out.String(), "f.mlir:3:1: error: end\n\n^\nf.mlir:3:1: note: same\n"+
		"f.mlir:2:2: error: by name\ncd\n ^\nf.mlir:2:1: error: no text\n")
}

func TestRenderColor(t *testing.T) {
	var out bytes.Buffer
	r := &Renderer{Out: &out, Open: open(map[string]string{"f": "ab\n"}), Color: true}
	r.Handle(Errorf(in("f", 1, 2), "m").Note(in("f", 1, 2), "n"))
	expect(t, out.String(), "\x1b[1mf:1:2: \x1b[0m\x1b[0;1;31merror: \x1b[0m\x1b[1mm\n\x1b[0mab\n\x1b[0;1;32m ^\n\x1b[0m"+
		"\x1b[1mf:1:2: \x1b[0m\x1b[0;1;30mnote: \x1b[0m\x1b[1mn\n\x1b[0m")
}

func TestRenderLongLine(t *testing.T) {
	long := strings.Repeat("é", 1<<19) + strings.Repeat("x", 200) + "!" + strings.Repeat("\ty", 1<<19)
	column := strings.IndexByte(long, '!') + 1
	files := map[string]string{"f": long}
	got := render(t, files, Errorf(in("f", 1, column), "m"))
	line := "..." + strings.Repeat("x", 70) + "!" + strings.Repeat("\ty", 35)
	line = line[:len(line)-1] + "..."
	want := "f:1:1048777: error: m\n" + expandTabs(line) + "\n" + strings.Repeat(" ", 73) + "^\n"
	expect(t, got, want)
	// A cut does not go through a character.
	got = render(t, files, Errorf(in("f", 1, 1001), "m"))
	if !strings.HasPrefix(got, "f:1:1001: error: m\n...éé") || !strings.HasSuffix(got, "éé...\n") || len(got) > 200 {
		t.Errorf("got %q", got)
	}
	// Without a limit the line is written whole.
	var out bytes.Buffer
	r := &Renderer{Out: &out, Open: open(map[string]string{"f": strings.Repeat("a", 3<<20)}), MaxLine: -1}
	r.Handle(Errorf(in("f", 1, 3<<20), "m"))
	if out.Len() < 6<<20 {
		t.Errorf("wrote %d bytes", out.Len())
	}
}

// expandTabs is a slow and simple account of tab stops. The text is ASCII.
func expandTabs(s string) string {
	for {
		i := strings.IndexByte(s, '\t')
		if i < 0 {
			return s
		}
		s = s[:i] + strings.Repeat(" ", 8-i%8) + s[i+1:]
	}
}

type failing struct{ n int }

func (f *failing) Write([]byte) (int, error) { f.n++; return 0, errors.New("full") }

func TestRenderWriteError(t *testing.T) {
	w := new(failing)
	r := &Renderer{Out: w}
	r.Handle(Errorf(Place{}, "m"))
	r.Handle(Errorf(Place{}, "m"))
	if r.Err() == nil || w.n != 1 {
		t.Errorf("error %v after %d writes", r.Err(), w.n)
	}
}

// A location may name what is no file to read.
func TestReadRegular(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{dir, dir + "/none", "/dev/zero"} {
		if _, err := readRegular(name); err == nil {
			t.Errorf("read %s", name)
		}
	}
	if err := os.WriteFile(dir+"/f", []byte("x"), 0o666); err != nil {
		t.Fatal(err)
	}
	if b, err := readRegular(dir + "/f"); err != nil || string(b) != "x" {
		t.Errorf("%q, %v", b, err)
	}
}

func TestRaw(t *testing.T) {
	d := Warningf(Place{}, "'x' is unknown").Note(Place{}, "unseen")
	d.Raw = true
	var out bytes.Buffer
	r := &Renderer{Out: &out}
	Filter(r.Handle, Error, true)(d)
	if out.String() != "'x' is unknown\n" {
		t.Errorf("got %q", out.String())
	}
	// It is nothing that could be expected.
	if got := check(t, CheckAll, "// expected-warning@unknown {{unknown}}", d); !strings.Contains(got, "was not produced") || !strings.HasPrefix(got, "'x' is unknown\n") {
		t.Errorf("got %q", got)
	}
}
