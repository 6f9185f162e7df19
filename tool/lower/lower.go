package lower

import (
	"context"
	"errors"
	"fmt"
	"io"
	"path/filepath"

	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/plan"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/internal/cl"
	"github.com/gomlir/gomlir/tool/internal/crash"
	"github.com/gomlir/gomlir/tool/internal/driver"
	"github.com/gomlir/gomlir/tool/internal/llvmout"
	"github.com/gomlir/gomlir/tool/stdio"
	"github.com/gomlir/gomlir/translate/exporter"
)

// run is one run of the command.
type run struct {
	driver.Driver
	plan         plan.Options
	form         form
	dumpPipeline bool
}

// A form is what the command writes.
type form uint8

const (
	byName form = iota // as the name of the output file says
	mlir
	llvm
)

// Main runs the command for a tool and returns its exit status. The first argument is the name
// it was called by. When ctx is done, the command stops before the next pass and fails. Main is
// safe for concurrent use.
func Main(ctx context.Context, t tool.Tool, args []string, std stdio.Streams) (status int) {
	r := &run{Driver: driver.Driver{Std: std, Tool: t}}
	r.initOptions(args[0])
	defer crash.Catch(&status, r.Tool, std.Err, args, func() []byte { return r.Text })
	if status, done := r.Start(args[1:]); done {
		return status
	}
	if r.form == byName {
		r.form = llvm
		if filepath.Ext(r.Output) == ".mlir" {
			r.form = mlir
		}
	}
	return r.Status(r.Process(ctx, func(c source.Chunk) error { return r.chunk(ctx, c) }))
}

func (r *run) initOptions(program string) {
	r.Init(program, "Lowering of MLIR to LLVM IR")
	r.AddGeneral()
	r.AddDiagnostics()
	r.AddVerbosity()
	r.AddPrinting()
	r.Set.Add("Lowering options",
		level("O0", &r.plan.Optimize, 0, "Run no pass that only makes the program faster (default)"),
		level("O1", &r.plan.Optimize, 1, "Inline and simplify before the lowering and after it"),
		cl.Enum(&r.form, "emit", "What to write; by default LLVM IR, or the llvm dialect to a file named .mlir",
			cl.Choice{Name: "auto", Usage: "as the name of the output file says"}, cl.Choice{Name: "mlir", Usage: "the llvm dialect"}, cl.Choice{Name: "llvm", Usage: "LLVM IR"}),
		cl.String(&r.plan.Entry, "entry", "name", "The function that is called from outside; the others become private"),
		cl.Bool(&r.plan.CInterface, "c-interface", "Give each function a wrapper that C can call, named _mlir_ciface_…"),
		cl.Bool(&r.plan.BarePointers, "bare-pointers", "Pass memrefs of static shape as pointers to their elements"),
		cl.Uint(&r.plan.IndexBits, "index-bitwidth", "Width of index in bits; 0 for that of the data layout"),
		cl.Bool(&r.dumpPipeline, "dump-pass-pipeline", "Show the passes that are to run"))
	r.AddHelp()
}

// level returns an option that sets a level of optimization.
func level(name string, p *int, n int, usage string) *cl.Option {
	return &cl.Option{Name: name, Usage: usage, Mode: cl.None, Set: func(string) error {
		*p = n
		return nil
	}}
}

// chunk lowers a chunk. It reports errors.
func (r *run) chunk(ctx context.Context, c source.Chunk) error {
	irctx, c, err := r.NewContext(c)
	if err != nil {
		return err
	}
	module := r.Parse(irctx, c, false)
	if module == nil {
		return driver.ErrReported
	}
	if err := r.lower(ctx, module); err != nil {
		return err
	}
	if err := r.Cancelled(ctx); err != nil {
		return err
	}
	if r.form == llvm {
		return llvmout.Write(&r.Driver, r.Out, module, exporter.Options{})
	}
	if err := r.Write(r.Out, module, true); err != nil {
		return err
	}
	_, err = io.WriteString(r.Out, "\n")
	return err
}

// complete reports the first operation that the passes have left as it was: there is a pass for its
// dialect, but not for what it does.
func (r *run) complete(module *ir.Operation) error {
	for op := range ir.Preorder(module) {
		if n := op.Def().Namespace(); n != "llvm" && n != "builtin" {
			r.Report(op.ErrorPlainf("'%s' op is left after all passes: none of them lowers it", op.Name()))
			return driver.ErrReported
		}
	}
	return nil
}

// lower runs the passes that a module needs.
func (r *run) lower(ctx context.Context, module *ir.Operation) error {
	p, err := plan.Pipeline(module, r.Tool.Passes, r.plan)
	if err != nil {
		if unknown, ok := errors.AsType[*plan.UnknownError](err); ok {
			r.Report(unknown.Op.ErrorPlainf("%v", unknown))
		} else {
			r.Report(diag.Errorf(diag.Place{}, "%v", err))
		}
		return driver.ErrReported
	}
	if r.dumpPipeline {
		text := fmt.Appendf(nil, "Pass Manager with %d passes:\n", p.Len())
		if _, err := r.Std.Err.Write(append(p.AppendLines(text), "\n\n"...)); err != nil {
			return err
		}
	}
	if p.Run(convert.Explain(ctx, plan.Left), module, pass.Config{Threads: r.Threads(), Verify: true, Report: r.Report, Stdout: r.Std.Out, Stderr: r.Std.Err}) {
		return r.complete(module)
	}
	if err := r.Cancelled(ctx); err != nil {
		return err
	}
	return driver.ErrReported
}
