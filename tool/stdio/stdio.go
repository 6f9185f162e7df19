// Package stdio is the standard streams of a command. Every command of gomlir
// takes its own, so that it can be run in process, many at a time.
package stdio

import (
	"io"
	"os"
)

// Streams are the standard input, output and error stream of a command.
type Streams struct {
	In  io.Reader
	Out io.Writer
	Err io.Writer
}

// OS returns the streams of the process.
func OS() Streams { return Streams{os.Stdin, os.Stdout, os.Stderr} }

// IsTerminal reports whether somebody watches a stream: it is a character device
// and not the null device.
func IsTerminal(stream any) bool {
	f, ok := stream.(*os.File)
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
