package opt

import (
	"fmt"
	"io"
	"strings"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/tool/internal/crash"
	"github.com/gomlir/gomlir/tool/internal/driver"
	"github.com/gomlir/gomlir/tool/stdio"
)

// run is one run of the command.
type run struct {
	driver.Driver
	options
}

// Main runs the command with the given dialects and passes registered and returns
// its exit status. The first argument is the name it was called by. It is safe for
// concurrent use.
func Main(args []string, std stdio.Streams, dialects []*ir.Dialect, passes ...*pass.Def) (status int) {
	r := &run{Driver: driver.Driver{Std: std, Dialects: dialects}}
	r.initOptions(args[0], dialects, passes)
	defer crash.Catch(&status, std.Err, args, &r.Text)
	if status, done := r.Start(args[1:]); done {
		return status
	}
	switch {
	case r.showDialects:
		return r.Say("Available Dialects: " + strings.Join(driver.DialectNames(dialects), ",") + "\n")
	case r.listPasses:
		return r.Say(r.passList())
	case r.emitBytecode:
		return r.Status(fmt.Errorf("%s: --emit-bytecode is not supported yet: gomlir writes no MLIR bytecode", r.Set.Program))
	}
	return r.Status(r.Process(r.chunk))
}

// chunk processes a chunk in a context of its own. What goes wrong is reported.
func (r *run) chunk(c source.Chunk) error {
	ctx, c, err := r.NewContext(c)
	if err != nil {
		return err
	}
	op := r.Parse(ctx, c, r.noParseVerifier)
	if op == nil || r.verifyRoundtrip && !r.roundtrips(op) {
		return driver.ErrReported
	}
	if err := r.runPipeline(op); err != nil {
		return err
	}
	passes := r.givenPipeline || len(r.flags) > 0
	if !passes {
		r.DropText(c.File)
	}
	if err := r.Write(r.Out, op, !r.noParseVerifier && (r.verifyEach || !passes)); err != nil {
		return err
	}
	io.WriteString(r.Out, "\n") // an error is kept by the output
	return nil
}
