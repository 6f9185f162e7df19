// Package crash handles a panic, which is a bug in the tool whatever the input is. It prints a
// message with everything that is needed to report it.
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

// Status is the exit status of a command after an internal error: EX_SOFTWARE of sysexits.h.
const Status = 70

// Catch recovers from a panic. The function that runs a command defers it. It writes the panic to
// stderr and sets *status. It also writes a file with the command line and the result of input,
// which may come from a stream that exists nowhere else. The tool has the name and version for the
// message.
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

// reproducer writes the input to a new file, followed by a comment with the command line. It
// returns the name of the file.
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

// fileName returns a name that is valid as the start of a file name on every system.
func fileName(s string) string {
	return strings.Map(func(c rune) rune {
		if c == '-' || c == '.' || '0' <= c && c <= '9' || 'A' <= c && c <= 'Z' || 'a' <= c && c <= 'z' {
			return c
		}
		return '_'
	}, s)
}
