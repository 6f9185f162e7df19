// Package crash turns a panic, which is a bug in the tool whatever the input, into
// a message with what is needed to report it.
package crash

import (
	"fmt"
	"io"
	"os"
	"runtime/debug"
	"strconv"
	"strings"

	"github.com/gomlir/gomlir/tool"
)

// Status is the exit status of a command that had an internal error: EX_SOFTWARE
// of sysexits.h.
const Status = 70

// Catch, deferred by the function that runs a command, stops a panic. It writes
// the panic to stderr, leaves a file with what input returns, which may be a stream that
// nobody else has, and the command line, and sets *status. What it says of the program
// comes from the tool.
func Catch(status *int, t tool.Tool, stderr io.Writer, args []string, input func() []byte) {
	p := recover()
	if p == nil {
		return
	}
	*status = Status
	fmt.Fprintf(stderr, "internal error: %v\n%s", p, debug.Stack())
	fmt.Fprintln(stderr, "This is a bug in "+strings.TrimSpace(t.Name+" "+t.Version)+".")
	if t.BugReport != "" {
		fmt.Fprintf(stderr, "Please report it, with the text above: %s\n", t.BugReport)
	}
	if name, err := reproducer(t, args, input()); err == nil {
		fmt.Fprintf(stderr, "Your input and the command line help to find it, if you may share them. They are kept in\n%s\n", name)
	} else {
		fmt.Fprintf(stderr, "The input could not be kept: %v\n", err)
	}
}

// reproducer writes the input, unchanged but for a comment with the command line
// at its end, to a new file, and returns its name.
func reproducer(t tool.Tool, args []string, input []byte) (string, error) {
	f, err := os.CreateTemp("", fileName(t.Name)+"-*.mlir")
	if err != nil {
		return "", err
	}
	defer f.Close()
	quoted := make([]string, len(args))
	for i, a := range args {
		quoted[i] = strconv.Quote(a)
	}
	if _, err := f.Write(input); err != nil {
		return "", err
	}
	if _, err := fmt.Fprintf(f, "\n// %s\n", strings.Join(quoted, " ")); err != nil {
		return "", err
	}
	return f.Name(), nil
}

// fileName makes a name that every system takes for the start of a file's.
func fileName(s string) string {
	return strings.Map(func(c rune) rune {
		if c == '-' || c == '.' || '0' <= c && c <= '9' || 'A' <= c && c <= 'Z' || 'a' <= c && c <= 'z' {
			return c
		}
		return '_'
	}, s)
}
