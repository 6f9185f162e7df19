package peer

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// failures records what a comparison reports.
type failures struct {
	testing.TB
	list []string
}

func (f *failures) Errorf(format string, args ...any) {
	f.list = append(f.list, fmt.Sprintf(format, args...))
}

func TestCommands(t *testing.T) {
	bin := t.TempDir()
	const script = `#!/bin/sh
case "$1" in
-o) cat > "$2" ;;
-) cat ;;
*) echo "$0: none such: $1" | sed 's,.*/,,' >&2; exit 3 ;;
esac
`
	if err := os.WriteFile(filepath.Join(bin, "cp-22"), []byte(script), 0o755); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", bin+":"+os.Getenv("PATH"))
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
		return Outcome{Stderr: "cp-22: none such: " + args[0] + "\n", Status: 3}
	}
	c := Commands{Tool: "cp-22", Ours: ours, Files: map[string]string{"a": "text of a\n"}}
	c.Chdir(t)
	if text, err := os.ReadFile("a"); string(text) != "text of a\n" || err != nil {
		t.Errorf("the file has %q, %v", text, err)
	}
	lines := []string{"<a -", "- x", "<a -o out", "-o out", "x"}
	c.Compare(t, lines, nil)

	// Whatever differs shows.
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
