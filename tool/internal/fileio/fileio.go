// Package fileio reads the input of a command and writes its output. Both are files, or a standard
// stream if the name is -.
//
// An output file is written completely or not at all. It is written to a temporary file in the same
// directory, which replaces it at the end. So nobody ever reads a partial file, and a command that
// fails leaves the old file.
package fileio

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"syscall"

	"github.com/gomlir/gomlir/internal/reason"
	"github.com/gomlir/gomlir/tool/stdio"
)

// Read returns the contents of an input file, or of the standard input if the name is -. They must
// not be modified. The error is a message for the user.
func Read(name string, std stdio.Streams) ([]byte, error) {
	text, err := read(name, std)
	if err != nil {
		return nil, fmt.Errorf("cannot open input file '%s': %w", name, reason.Of(err))
	}
	return text, nil
}

func read(name string, std stdio.Streams) ([]byte, error) {
	if name == "-" {
		return stdio.ReadAll(std.In)
	}
	return std.File(name)
}

// An Output is a file that is being written, or stdout. The caller ends it with Keep or Discard.
// Discard after either does nothing.
type Output struct {
	w     io.Writer
	file  *os.File      // nil for stdout, and if late is set
	late  *bytes.Buffer // the contents of name at the end
	name  string        // the name of the file at the end; "" if it is written in place
	temp  string
	done  func() // says that temp is not there any more
	err   error
	ended bool
}

// Create opens a file for writing, or std.Out if the name is -. The error is a message for the user.
func Create(name string, std stdio.Streams) (*Output, error) {
	if name == "-" {
		return &Output{w: std.Out}, nil
	}
	o, err := create(name, std.Temporary)
	if err != nil {
		return nil, fmt.Errorf("cannot open output file '%s': %w", name, reason.Of(err))
	}
	return o, nil
}

func create(name string, temporary func(name string) (done func())) (*Output, error) {
	if name == "" {
		return nil, syscall.ENOENT
	}
	// A link remains: write to its target.
	place := name
	if to, err := filepath.EvalSymlinks(name); err == nil {
		place = to
	}
	info, err := os.Lstat(place)
	exists := err == nil
	switch {
	case exists && !info.Mode().IsRegular():
		// This is a device, a pipe, a link to a missing file, or a directory, for which opening
		// fails.
		f, err := os.OpenFile(place, os.O_WRONLY|os.O_CREATE, 0o666)
		if err != nil {
			return nil, err
		}
		return &Output{w: f, file: f}, nil
	case exists && !writable(place):
		return nil, syscall.EACCES
	case !exists && !errors.Is(err, fs.ErrNotExist):
		return nil, err
	}
	f, done, err := createBeside(place, temporary)
	switch {
	case err != nil && exists:
		// The directory is read-only. The old file remains until the end, since it may be the
		// input.
		late := &bytes.Buffer{}
		return &Output{w: late, late: late, name: place}, nil
	case err != nil:
		return nil, err
	case exists:
		if err := f.Chmod(info.Mode().Perm()); err != nil {
			f.Close()
			os.Remove(f.Name())
			done()
			return nil, err
		}
	}
	return &Output{w: f, file: f, name: place, temp: f.Name(), done: done}, nil
}

// createBeside creates a file in the same directory as place. Unlike os.CreateTemp, it leaves the
// permissions to the process's umask.
func createBeside(place string, temporary func(name string) (done func())) (f *os.File, done func(), err error) {
	for range 100 {
		temp := place + "." + strconv.FormatUint(rand.Uint64(), 36) + ".tmp"
		done = func() {}
		if temporary != nil {
			done = temporary(temp)
		}
		f, err = os.OpenFile(temp, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
		if err == nil {
			break
		}
		if done(); !errors.Is(err, fs.ErrExist) {
			break
		}
	}
	return f, done, err
}

// writable reports whether an existing file may be written. Replacing it needs no such permission,
// but must not bypass it.
func writable(name string) bool {
	f, err := os.OpenFile(name, os.O_WRONLY, 0)
	if err != nil {
		return false
	}
	f.Close()
	return true
}

// Write writes to the output. After an error it writes nothing more.
func (o *Output) Write(b []byte) (int, error) {
	if o.err != nil {
		return 0, o.err
	}
	n, err := o.w.Write(b)
	if err != nil {
		o.err = err
	}
	return n, err
}

// Keep completes the file. If there was an error in writing, it returns the first as a message for
// the user, and there is no file.
func (o *Output) Keep() error {
	err := o.err
	if b, ok := o.w.(*Blocks); ok && err == nil {
		err = b.Flush()
	}
	if !o.ended && o.late != nil && err == nil {
		err = os.WriteFile(o.name, o.late.Bytes(), 0o666)
	}
	if !o.ended && o.file != nil {
		if closeErr := o.file.Close(); err == nil {
			err = closeErr
		}
		if o.temp != "" {
			if err == nil {
				err = os.Rename(o.temp, o.name)
			}
			if err != nil {
				os.Remove(o.temp)
			}
			o.done()
		}
	}
	o.ended = true
	if err != nil {
		return fmt.Errorf("IO failure on output stream: %w", reason.Of(err))
	}
	return nil
}

// Discard drops what was written, except what a stream has received already.
func (o *Output) Discard() {
	if o.ended {
		return
	}
	o.ended = true
	if o.file != nil {
		o.file.Close()
		if o.temp != "" {
			os.Remove(o.temp)
			o.done()
		}
	}
}
