// Package stdio has the standard streams of a command. Every command of gomlir takes them
// as an argument, so that many commands can run in one process.
package stdio

import (
	"bytes"
	"io"
	"io/fs"
	"math"
	"os"
)

// Streams are the standard input, output and error stream of a command, and how it
// reads files.
type Streams struct {
	In  io.Reader
	Out io.Writer
	Err io.Writer

	// ReadFile returns the contents of an input file, which the command does not modify. Nil means
	// the function [ReadFile]. A server may have its inputs in no file system.
	ReadFile func(name string) ([]byte, error)

	// Temporary, unless nil, is told the name of each temporary file that the command is about to
	// create, and calls done when there is no such file any more. A process that is interrupted
	// can so remove those that are left. It may be called by several goroutines at once.
	Temporary func(name string) (done func())
}

// OS returns the streams of the process.
func OS() Streams { return Streams{In: os.Stdin, Out: os.Stdout, Err: os.Stderr} }

// File returns the content of an input file, by s.ReadFile if that is set.
func (s Streams) File(name string) ([]byte, error) {
	if s.ReadFile != nil {
		return s.ReadFile(name)
	}
	return ReadFile(name)
}

// ReadFile returns the content of a file of the system; see [ReadAll].
func ReadFile(name string) ([]byte, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return ReadAll(f)
}

// maxInput is the number of bytes that no source.Set has positions for.
const maxInput = 1 << 32

// ReadAll reads a stream to its end, but no more than 4 GiB, which no command accepts:
// a device may have no end. If the stream is a file that tells its size, it is read
// at once.
func ReadAll(r io.Reader) ([]byte, error) {
	var buf bytes.Buffer
	if f, ok := r.(stater); ok {
		if info, err := f.Stat(); err == nil && info.Mode().IsRegular() && info.Size() < min(maxInput, math.MaxInt/2) {
			buf.Grow(int(info.Size()) + bytes.MinRead)
		}
	}
	_, err := buf.ReadFrom(io.LimitReader(r, maxInput))
	return buf.Bytes(), err
}

// A stater describes its file, as an *os.File does.
type stater interface{ Stat() (fs.FileInfo, error) }

// IsTerminal reports whether a stream is a terminal: a character device other than the
// null device.
func IsTerminal(stream any) bool {
	f, ok := stream.(stater)
	if !ok {
		return false
	}
	info, err := f.Stat()
	if err != nil || info.Mode()&os.ModeCharDevice == 0 {
		return false
	}
	null, err := os.Stat(os.DevNull)
	return err != nil || !os.SameFile(info, null)
}
