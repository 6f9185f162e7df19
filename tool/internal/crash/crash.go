// Package crash turns a panic, which is a bug in gomlir whatever the input, into
// a message with what is needed to report it.
package crash

import (
	"errors"
	"fmt"
	"io"
	"os"
	"runtime/debug"
	"strconv"
	"strings"

	"github.com/gomlir/gomlir/tool/internal/fileio"
)

// Status is the exit status of a command that had an internal error: EX_SOFTWARE
// of sysexits.h.
const Status = 70

// Catch, deferred by the function that runs a command, stops a panic. It writes
// the panic to stderr, leaves a file with the input, which may be a stream that
// nobody else has, and the command line, and sets *status.
func Catch(status *int, stderr io.Writer, args []string, input *[]byte) {
	p := recover()
	if p == nil {
		return
	}
	if changed(p) {
		*status = 1
		fmt.Fprintln(stderr, "error: the input file was made shorter while it was read")
		return
	}
	*status = Status
	fmt.Fprintf(stderr, "internal error: %v\n%s", p, debug.Stack())
	fmt.Fprint(stderr, "This is a bug in gomlir. Please report it at https://github.com/gomlir/gomlir/issues with the text above")
	if name, err := reproducer(args, *input); err == nil {
		fmt.Fprintf(stderr, "\nand, if you may share it, your input, which is kept with the command line in\n%s\n", name)
	} else {
		fmt.Fprintf(stderr, ".\nThe input could not be kept: %v\n", err)
	}
}

// changed reports whether a panic is about a file that is mapped, and not a bug:
// nothing else in the program can have an address that is not there.
func changed(panic any) bool {
	err, _ := panic.(error)
	fault, ok := errors.AsType[fileio.Fault](err)
	return ok && fault.Addr() >= 1<<16
}

// reproducer writes the input, unchanged but for a comment with the command line
// at its end, to a new file, and returns its name.
func reproducer(args []string, input []byte) (string, error) {
	f, err := os.CreateTemp("", "gomlir-*.mlir")
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
