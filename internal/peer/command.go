package peer

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"
)

// An Outcome is the observable result of a command.
type Outcome struct {
	Stdout, Stderr string
	Status         int // the exit status; -1 if a signal ended it
}

func (o Outcome) String() string {
	return fmt.Sprintf("status %d\n%s%s", o.Status, o.Stdout, o.Stderr)
}

// Run runs a tool returned by [Tool]. name replaces the path at the start of the tool's messages.
// If the tool cannot be run, the test fails.
func Run(t testing.TB, path, name, stdin string, args ...string) Outcome {
	t.Helper()
	var out, errs bytes.Buffer
	cmd := Command(t, path, args...)
	cmd.Name, cmd.Stdin, cmd.Stdout, cmd.Stderr = name, strings.NewReader(stdin), &out, &errs
	err := cmd.Run()
	exit := &ExitError{}
	if err != nil && !errors.As(err, &exit) {
		t.Error(err)
		return Outcome{}
	}
	return Outcome{out.String(), errs.String(), exit.Status}
}

// Commands compares a command of gomlir, run in process, with the corresponding tool. The same
// command lines must have the same [Outcome], and write the same contents to the file "out" in the
// current directory. A command line is words separated by white space. If the first starts with <,
// it is the name of the file for the standard input. Otherwise the standard input is empty.
type Commands struct {
	Tool string // such as "mlir-opt-22", which is called as mlir-opt
	// Ours runs gomlir's command under the tool's name.
	Ours func(stdin string, args ...string) Outcome
	// Files maps names to the contents of files that [Commands.Chdir] writes.
	Files map[string]string
}

// Chdir changes to a new directory with the files, until the test ends.
func (c Commands) Chdir(t testing.TB) {
	t.Helper()
	t.Chdir(t.TempDir())
	for name, text := range c.Files {
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

// Compare runs both commands with each command line, in the current directory. Runs of the tool are
// parallel unless they write the file out. amend, unless it is nil, changes the tool's outcome
// before the comparison.
func (c Commands) Compare(t testing.TB, lines []string, amend func(Outcome) Outcome) {
	t.Helper()
	path := Tool(t, c.Tool)
	name := versioned.ReplaceAllString(c.Tool, "$1")
	theirs := func(stdin string, args ...string) Outcome { return Run(t, path, name, stdin, args...) }
	// The test's goroutine reads recordings, since that may end the test.
	inTurn := func(line string) bool { return strings.Contains(line, "-o out") || !filepath.IsAbs(path) }
	wants := make([]Outcome, len(lines))
	var wg sync.WaitGroup
	slots := make(chan struct{}, runtime.GOMAXPROCS(0))
	for i, line := range lines {
		if inTurn(line) {
			continue
		}
		slots <- struct{}{}
		wg.Go(func() {
			wants[i] = c.outcome(t, theirs, line)
			<-slots
		})
	}
	wg.Wait()
	for i, line := range lines {
		if inTurn(line) {
			wants[i] = c.outcome(t, theirs, line)
		}
		want := wants[i]
		if amend != nil {
			want = amend(want)
		}
		if got := c.outcome(t, c.Ours, line); got != want {
			t.Errorf("%s %s\ngot %v\nwant %v", name, line, got, want)
		}
	}
}

// outcome runs a command line. It appends the contents of the file out to the standard output, and
// removes the file.
func (c Commands) outcome(t testing.TB, run func(stdin string, args ...string) Outcome, line string) Outcome {
	args, stdin := strings.Fields(line), ""
	if len(args) > 0 && args[0][0] == '<' {
		args, stdin = args[1:], c.Files[args[0][1:]]
	}
	o := run(stdin, args...)
	text, err := os.ReadFile("out")
	if errors.Is(err, os.ErrNotExist) {
		return o
	}
	if err := errors.Join(err, os.Remove("out")); err != nil {
		t.Error(err)
	}
	o.Stdout += "[file] " + string(text)
	return o
}
