package peer

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// failures records the failures that a comparison reports.
type failures struct {
	testing.TB
	list []string
}

func (f *failures) Errorf(format string, args ...any) {
	f.list = append(f.list, fmt.Sprintf(format, args...))
}

// copies copies the standard input to the standard output for the argument "-", or to the file that
// -o names. It rejects other arguments.
func copies(args []string) (status int) {
	out := os.Stdout
	switch args[0] {
	case "-":
	case "-o":
		f, err := os.Create(args[1])
		if err != nil {
			panic(err)
		}
		defer f.Close()
		out = f
	default:
		fmt.Fprintln(os.Stderr, "cp: none such:", args[0])
		return 3
	}
	if _, err := io.Copy(out, os.Stdin); err != nil {
		panic(err)
	}
	return 0
}

func TestCommands(t *testing.T) {
	bin := t.TempDir()
	binary, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(binary, filepath.Join(bin, "cp-22")); err != nil {
		t.Skip(err)
	}
	t.Setenv("PATH", bin)
	t.Setenv(toolVariable, "copy")
	ours := func(stdin string, args ...string) Outcome {
		switch args[0] {
		case "-o":
			if err := os.WriteFile(args[1], []byte(stdin), 0o666); err != nil {
				t.Error(err)
			}
			return Outcome{}
		case "-":
			return Outcome{Stdout: stdin}
		}
		return Outcome{Stderr: "cp: none such: " + args[0] + "\n", Status: 3}
	}
	c := Commands{Tool: "cp-22", Ours: ours, Files: map[string]string{"a": "text of a\n"}}
	c.Chdir(t)
	if text, err := os.ReadFile("a"); string(text) != "text of a\n" || err != nil {
		t.Errorf("the file has %q, %v", text, err)
	}
	lines := []string{"<a -", "- x", "<a -o out", "-o out", "x"}
	c.Compare(t, lines, nil)

	// Each difference is reported.
	for _, change := range []func(o *Outcome){
		func(o *Outcome) { o.Stdout += "!" },
		func(o *Outcome) { o.Stderr += "!" },
		func(o *Outcome) { o.Status++ },
	} {
		f := &failures{TB: t}
		c.Compare(f, lines, func(o Outcome) Outcome { change(&o); return o })
		if len(f.list) != len(lines) {
			t.Errorf("%q", f.list)
		}
	}
	c.Ours = func(stdin string, args ...string) Outcome { return ours(stdin+"more\n", args...) }
	f := &failures{TB: t}
	c.Compare(f, lines, nil)
	if len(f.list) != 4 || !strings.Contains(f.list[2], "got status 0\n[file] text of a\nmore\n") {
		t.Errorf("%q", f.list)
	}
}
