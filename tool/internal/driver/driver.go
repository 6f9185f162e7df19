// Package driver is the common part of commands that read a file of IR, chunk by chunk, and write
// something else: the options for input, output, diagnostics and printing, and the steps from the
// command line to a chunk.
package driver

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/internal/reason"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/internal/cl"
	"github.com/gomlir/gomlir/tool/internal/fileio"
	"github.com/gomlir/gomlir/tool/stdio"
)

// Failure is the exit status of a run that failed.
const Failure = 1

// Driver is one run of a command: its options, streams and files.
type Driver struct {
	Options
	Std  stdio.Streams
	Tool tool.Tool

	// PiecesAreFiles makes each piece of a split input a file of its own, as in mlir-translate. Its
	// name gives its place in the input, and its expected diagnostics are checked before the next
	// piece. In mlir-opt, pieces are parts of the input.
	PiecesAreFiles bool

	Text   []byte // the input
	Files  *source.Set
	Out    *fileio.Output
	Render *diag.Renderer
	Report diag.Handler // for diagnostics of the current chunk

	External *asm.ExternalResources // of the current chunk; copied to the output
}

// ErrReported is the error of a failure that was already reported to the user.
var ErrReported = errors.New("failed")

// Start parses the command line. If done is true, the command ends with the given status.
func (d *Driver) Start(args []string) (status int, done bool) {
	stop, err := d.Set.Parse(args)
	if err != nil {
		fmt.Fprintln(d.Std.Err, err)
	}
	switch {
	case stop != nil:
		return d.Say(d.about(stop)), true
	case err != nil:
		return Failure, true
	}
	return 0, false
}

// Status returns the exit status for the result of a run. It prints the error unless it was
// reported.
func (d *Driver) Status(err error) int {
	if err == nil {
		return 0
	}
	if err != ErrReported {
		fmt.Fprintln(d.Std.Err, err)
	}
	return Failure
}

// about returns the text of an option that stops the command.
func (d *Driver) about(o *cl.Option) string {
	switch o.Name {
	case "version":
		return Version(d.Tool)
	case "help-list", "help-list-hidden":
		return d.Set.HelpList()
	}
	return d.Set.Help()
}

// Version returns the output of --version: the name and version of the program, and the version of
// MLIR that it reads and writes.
func Version(t tool.Tool) string {
	text := t.Name
	if t.Version != "" {
		text += " " + t.Version
	}
	return text + "\n  MLIR as of LLVM version 22.1\n"
}

// Say writes to the standard output and returns the exit status.
func (d *Driver) Say(text string) int { return Say(d.Std, text) }

// Say writes to the standard output of a command and returns the exit status.
func Say(std stdio.Streams, text string) int {
	if _, err := io.WriteString(std.Out, text); err != nil {
		fmt.Fprintf(std.Err, "IO failure on output stream: %v\n", reason.Of(err))
		return Failure
	}
	return 0
}

// Process reads the input and processes it chunk by chunk. The function chunk reports its own
// errors. Process starts no chunk when ctx is done.
func (d *Driver) Process(ctx context.Context, chunk func(source.Chunk) error) error {
	if d.Input == "-" && stdio.IsTerminal(d.Std.In) {
		fmt.Fprintln(d.Std.Err, "(processing input from stdin now, hit ctrl-c/ctrl-d to interrupt)")
	}
	var err error
	if d.Text, err = fileio.Read(d.Input, d.Std); err != nil {
		return err
	}
	d.Files = new(source.Set)
	name := d.Input
	if name == "-" {
		name = "<stdin>"
	}
	file, err := d.Files.AddFile(name, d.Text)
	if err != nil {
		return err
	}
	if !stdio.IsTerminal(d.Std.Out) {
		out := fileio.NewBlocks(d.Std.Out)
		defer out.Flush()
		d.Std.Out = out
	}
	if d.Out, err = fileio.Create(d.Output, d.Std); err != nil {
		return err
	}
	defer d.Out.Discard()
	d.Render = &diag.Renderer{Out: d.Std.Err, Set: d.Files, Color: d.UseColor()}
	err = d.chunks(ctx, file, chunk)
	if err == nil || d.Output == "-" {
		// Writing to the standard output can fail even if processing failed, too. Then report that
		// first.
		if keepErr := d.Out.Keep(); keepErr != nil {
			return keepErr
		}
	}
	return err
}

// UseColor reports whether diagnostics have colors, depending on -color.
func (d *Driver) UseColor() bool {
	switch d.color {
	case "always":
		return true
	case "never":
		return false
	}
	term := os.Getenv("TERM")
	return term != "" && term != "dumb" && stdio.IsTerminal(d.Std.Err)
}

// chunks processes the input chunk by chunk and checks the expected diagnostics.
func (d *Driver) chunks(ctx context.Context, file *source.File, chunk func(source.Chunk) error) error {
	list := []source.Chunk{source.Whole(file)}
	if d.Split {
		var misses []source.Pos
		list, misses = source.Split(file, d.splitMarker)
		for _, at := range misses {
			d.Render.Handle(diag.Warningf(diag.At(at), "near miss with file split marker"))
		}
	}
	apart := d.Split && d.PiecesAreFiles
	var expected *diag.Expectations
	if !apart {
		expected = d.expectIn(file)
	}
	var failure error
	for i, c := range list {
		if err := d.Cancelled(ctx); err != nil {
			return err
		}
		if i > 0 {
			io.WriteString(d.Out, d.JoinMarker+"\n") // Keep reports an error
		}
		var err error
		if apart {
			err = d.apart(c, chunk)
		} else {
			err = chunk(c)
		}
		if err != nil {
			failure = err
		}
	}
	return outcome(expected, failure)
}

// Cancelled returns an error for the user if ctx is done, otherwise nil.
func (d *Driver) Cancelled(ctx context.Context) error {
	if ctx.Err() == nil {
		return nil
	}
	return fmt.Errorf("%s: cancelled: %w", filepath.Base(d.Set.Program), context.Cause(ctx))
}

// apart processes a chunk as a file of its own.
func (d *Driver) apart(c source.Chunk, chunk func(source.Chunk) error) error {
	at := c.Position()
	d.Files = new(source.Set)
	d.Render.Set = d.Files
	name := "within split at " + at.Filename + ":" + strconv.Itoa(max(at.Line, 1)) + " offset "
	file, err := d.Files.AddFile(name, c.Text())
	if err != nil {
		return err
	}
	expected := d.expectIn(file)
	return outcome(expected, chunk(source.Whole(file)))
}

// expectIn sets Report. With -verify-diagnostics, it returns the expected diagnostics in a file,
// otherwise nil.
func (d *Driver) expectIn(file *source.File) *diag.Expectations {
	d.Report = d.Render.Handle
	var expected *diag.Expectations
	if d.VerifyDiagnostics {
		expected = diag.NewExpectations(d.Render, d.expect, file)
		d.Report = expected.Handle
	}
	d.Report = diag.Filter(d.Report, d.verbosity, true)
	if d.trace {
		report := d.Report
		d.Report = func(d *diag.Diagnostic) {
			traced := *d
			traced.Notes = nil
			traced.Trace().Notes = append(traced.Notes, d.Notes...)
			report(&traced)
		}
	}
	return expected
}

// outcome returns the result of a run. With -verify-diagnostics, only the expected diagnostics
// matter.
func outcome(expected *diag.Expectations, err error) error {
	switch {
	case expected == nil:
		return err
	case !expected.Check():
		return ErrReported
	}
	return nil
}
