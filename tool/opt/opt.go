package opt

import (
	"fmt"
	"io"
	"os"
	"runtime/debug"
	"strings"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/tool/internal/cl"
	"github.com/gomlir/gomlir/tool/internal/crash"
	"github.com/gomlir/gomlir/tool/internal/fileio"
	"github.com/gomlir/gomlir/tool/stdio"
)

const statusFailure = 1

// Main runs the command with the given dialects registered and returns its exit
// status. The first argument is the name it was called by. It is safe for
// concurrent use.
func Main(args []string, std stdio.Streams, dialects ...*ir.Dialect) (status int) {
	r := &run{options: newOptions(args[0], dialects), std: std, dialects: dialects}
	defer crash.Catch(&status, std.Err, args, &r.text)
	stop, err := r.set.Parse(args[1:])
	if err != nil {
		fmt.Fprintln(std.Err, err)
	}
	switch {
	case stop != nil:
		return r.write(r.about(stop))
	case err != nil:
		return statusFailure
	case r.showDialects:
		return r.write("Available Dialects: " + strings.Join(names(dialects), ",") + "\n")
	case r.listPasses:
		return r.write("Passes:\n")
	}
	if err := r.main(); err != nil {
		if err != errReported {
			fmt.Fprintln(std.Err, err)
		}
		return statusFailure
	}
	return 0
}

// run is one run of the command.
type run struct {
	*options
	std      stdio.Streams
	dialects []*ir.Dialect

	text   []byte // the input
	files  source.Set
	file   *source.File
	out    *fileio.Output
	render *diag.Renderer
	report diag.Handler

	external *asm.ExternalResources // of the chunk, passed on to the output
}

// reported is the error of a failure that the user was told about.
type reported struct{}

func (reported) Error() string { return "failed" }

var errReported = reported{}

// about is the text of an option that ends the command.
func (r *run) about(o *cl.Option) string {
	switch o.Name {
	case "version":
		return version()
	case "help-list", "help-list-hidden":
		return r.set.HelpList()
	}
	return r.set.Help()
}

// version says which gomlir this is and which MLIR it reads and writes.
func version() string {
	text := "gomlir"
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" {
		text += " " + info.Main.Version
	}
	return text + "\n  MLIR as of LLVM version 22.1\n"
}

// write writes to the standard output.
func (r *run) write(text string) int {
	if _, err := io.WriteString(r.std.Out, text); err != nil {
		fmt.Fprintf(r.std.Err, "IO failure on output stream: %v\n", fileio.Reason(err))
		return statusFailure
	}
	return 0
}

// main processes the input.
func (r *run) main() error {
	if r.emitBytecode {
		return fmt.Errorf("%s: --emit-bytecode is not supported yet: gomlir writes no MLIR bytecode", r.set.Program)
	}
	if r.input == "-" && stdio.IsTerminal(r.std.In) {
		fmt.Fprintln(r.std.Err, "(processing input from stdin now, hit ctrl-c/ctrl-d to interrupt)")
	}
	var err error
	if r.text, err = fileio.Read(r.input, r.std.In); err != nil {
		return err
	}
	if r.file, err = r.files.AddFile(r.input, r.text); err != nil {
		return err
	}
	if r.out, err = fileio.Create(r.output, r.std.Out); err != nil {
		return err
	}
	defer r.out.Discard()
	r.render = &diag.Renderer{Out: r.std.Err, Set: &r.files, Color: r.useColor()}
	err = r.chunks()
	if err == nil || r.output == "-" {
		// What was written to the standard output can fail even if the rest
		// has, and is then the first thing to tell.
		if keepErr := r.out.Keep(); keepErr != nil {
			return keepErr
		}
	}
	return err
}

// useColor decides on -color.
func (r *run) useColor() bool {
	switch r.color {
	case "always":
		return true
	case "never":
		return false
	}
	term := os.Getenv("TERM")
	return term != "" && term != "dumb" && stdio.IsTerminal(r.std.Err)
}

// chunks processes the input chunk by chunk and checks what was expected.
func (r *run) chunks() error {
	list := []source.Chunk{source.Whole(r.file)}
	if r.split {
		var misses []source.Pos
		list, misses = source.Split(r.file, r.splitMarker)
		for _, at := range misses {
			r.render.Handle(diag.Warningf(diag.At(at), "near miss with file split marker"))
		}
	}
	r.report = r.render.Handle
	var expected *diag.Expectations
	if r.verifyDiagnostics {
		expected = diag.NewExpectations(r.render, r.expect, r.file)
		r.report = expected.Handle
	}
	r.report = diag.Filter(r.report, r.verbosity, true)
	if r.trace {
		report := r.report
		r.report = func(d *diag.Diagnostic) {
			traced := *d
			traced.Notes = nil
			traced.Trace().Notes = append(traced.Notes, d.Notes...)
			report(&traced)
		}
	}
	var failure error
	for i, c := range list {
		if i > 0 {
			io.WriteString(r.out, r.joinMarker+"\n") // an error is reported by Keep
		}
		if err := r.chunk(c); err != nil {
			failure = err
		}
	}
	if expected != nil {
		failure = nil
		if !expected.Check() {
			failure = errReported
		}
	}
	return failure
}
