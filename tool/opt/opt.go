package opt

import (
	"context"
	"errors"
	"io"
	"strings"

	"github.com/gomlir/gomlir/bytecode"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/internal/crash"
	"github.com/gomlir/gomlir/tool/internal/driver"
	"github.com/gomlir/gomlir/tool/stdio"
)

// run is one run of the command.
type run struct {
	driver.Driver
	options

	// reproducer is the input of a run of passes with their pipeline, while they run.
	reproducer func() []byte
}

// Main runs the command for a tool and returns its exit status. The first argument is
// the name it was called by. When ctx is done, the command stops before the next
// operation that a pass works on, before the next pass or the next piece of the input,
// and fails. Main is safe for concurrent use.
func Main(ctx context.Context, t tool.Tool, args []string, std stdio.Streams) (status int) {
	r := &run{Driver: driver.Driver{Std: std, Tool: t}}
	r.initOptions(args[0])
	defer crash.Catch(&status, r.Tool, std.Err, args, r.input)
	if status, done := r.Start(args[1:]); done {
		return status
	}
	switch {
	case r.showDialects:
		return r.Say("Available Dialects: " + strings.Join(driver.DialectNames(t.Dialects), ",") + "\n")
	case r.listPasses:
		return r.Say(r.passList())
	}
	ctx, end, err := r.follow(ctx)
	if err == nil {
		err = r.Process(ctx, func(c source.Chunk) error { return r.chunk(ctx, c) })
	}
	if endErr := end(); err == nil {
		err = endErr
	}
	return r.Status(err)
}

// input returns the input to store after an internal error.
func (r *run) input() []byte {
	if r.reproducer != nil {
		return r.reproducer()
	}
	return r.Text
}

// chunk processes a chunk in a context of its own. It reports errors.
func (r *run) chunk(ctx context.Context, c source.Chunk) error {
	irctx, c, err := r.NewContext(c)
	if err != nil {
		return err
	}
	w := r.newWatch()
	parsed := w.time("Parser")
	op := r.Parse(irctx, c, r.noParseVerifier)
	parsed()
	if op == nil || r.verifyRoundtrip && !r.roundtrips(op) {
		return driver.ErrReported
	}
	ran, err := r.runPipeline(ctx, c, op, w)
	if err != nil {
		return err
	}
	if !ran {
		r.DropText(c.File)
	}
	if err := r.Cancelled(ctx); err != nil {
		return err
	}
	written := w.time("Output")
	if r.emitBytecode {
		if err := r.writeBytecode(op); err != nil {
			return err
		}
		written()
		return w.writeTimes()
	}
	if err := r.Write(r.Out, op, !r.noParseVerifier && (r.verifyEach || !ran)); err != nil {
		return err
	}
	io.WriteString(r.Out, "\n") // an error is kept by the output
	written()
	return w.writeTimes()
}

// writeBytecode writes an operation as bytecode.
func (r *run) writeBytecode(op *ir.Operation) error {
	cfg := r.bytecode
	cfg.Threads, cfg.External = r.Threads(), r.External
	err := bytecode.Write(r.Out, op, cfg)
	_, version := errors.AsType[bytecode.VersionError](err)
	_, missing := errors.AsType[*bytecode.MissingAttrError](err)
	if version || missing {
		r.Report(op.ErrorPlainf("%v", err))
		return driver.ErrReported
	}
	return nil // the output keeps other errors
}
