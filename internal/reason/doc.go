// Package reason words the errors of file operations as LLVM's tools do.
package reason

import (
	"errors"
	"io/fs"
	"syscall"
	"unicode"
	"unicode/utf8"
)

// reason is the reason why a file operation failed, without the names of the operation and the
// file.
type reason struct{ err error }

func (r reason) Unwrap() error { return r.err }

// Error returns the reason with an initial capital, as C's strerror does.
func (r reason) Error() string {
	s := r.err.Error()
	if err, ok := errors.AsType[*fs.PathError](r.err); ok {
		s = err.Err.Error()
	}
	if errno, ok := errors.AsType[syscall.Errno](r.err); ok {
		s = errno.Error()
	}
	c, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(c)) + s[n:]
}

// Of returns err without the names of the operation and the file, worded as in LLVM's tools:
// "No such file or directory".
func Of(err error) error { return reason{err} }
