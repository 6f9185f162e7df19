package translate

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/internal/cl"
	"github.com/gomlir/gomlir/tool/internal/crash"
	"github.com/gomlir/gomlir/tool/internal/driver"
	"github.com/gomlir/gomlir/tool/internal/llvmout"
	"github.com/gomlir/gomlir/tool/stdio"
	"github.com/gomlir/gomlir/translate/exporter"
	"github.com/gomlir/gomlir/translate/importer"
	"github.com/gomlir/gomlir/translate/llvmirattrs"
	"github.com/gomlir/gomlir/translate/lossless"
)

// run is one run of the command.
type run struct {
	debugCalls bool // make debug records calls before the import
	driver.Driver
	steps []step
	imp   importer.Options
	exp   exporter.Options
	// nested is the name of the module to export, a::b; "" for the outermost.
	nested        string
	pointersGiven bool // an option says what to do about typed pointers
	// What to do about parts that the dialect cannot hold.
	keep, losses, strict bool
}

// A step is a translation of a chunk to text.
type step func(r *run, c source.Chunk, w io.Writer) error

// Main runs the command for a tool and returns its exit status. The first argument is
// the name it was called by. When ctx is done, the command stops before the next
// translation and fails. Main is safe for concurrent use.
func Main(ctx context.Context, t tool.Tool, args []string, std stdio.Streams) (status int) {
	t.Dialects = append(slices.Clip(t.Dialects), llvmirattrs.Dialect)
	r := &run{Driver: driver.Driver{Std: std, Tool: t, PiecesAreFiles: true}}
	r.initOptions(args[0])
	defer crash.Catch(&status, r.Tool, std.Err, args, func() []byte { return r.Text })
	if status, done := r.Start(args[1:]); done {
		return status
	}
	if r.imp.Release = r.Print.Release; r.imp.Release != 0 && r.imp.Release < 17 && !r.pointersGiven {
		r.imp.TypedPointers = true
	}
	if len(r.steps) == 0 {
		//lint:ignore ST1005 LLVM says it so
		return r.Status(errors.New("Translations to perform option: must be specified at least once!"))
	}
	return r.Status(r.Process(ctx, func(c source.Chunk) error { return r.chunk(ctx, c) }))
}

func (r *run) initOptions(program string) {
	r.Init(program, "MLIR Translation Testing Tool")
	r.AddGeneral()
	r.AddDiagnostics()
	r.AddErrorsOnly()
	r.AddPrinting()
	add := func(name, usage string, s step) *cl.Option {
		return &cl.Option{Name: name, Usage: usage, Mode: cl.None, Set: func(string) error {
			r.steps = append(r.steps, s)
			return nil
		}}
	}
	flags := []*cl.Option{
		add("import-llvm", "Translate LLVMIR to MLIR", (*run).importLLVM),
		add("mlir-to-llvmir", "Translate MLIR to LLVMIR", (*run).exportLLVM),
	}
	for _, t := range r.Tool.Translations {
		flags = append(flags, add(t.Name, t.Usage, ownStep(t)))
	}
	r.Set.Add("Translations to perform", flags...)
	r.importOptions()
	r.exportOptions()
	r.AddHelp()
}

// chunk does all translations on a chunk. It reports errors.
func (r *run) chunk(ctx context.Context, c source.Chunk) error {
	for _, s := range r.steps[:len(r.steps)-1] {
		var text bytes.Buffer
		if err := s(r, c, &text); err != nil {
			return err
		}
		if err := r.Cancelled(ctx); err != nil {
			return err
		}
		// The result is a file of its own, of which positions are not positions
		// of the input.
		file, err := r.Files.AddFile("<stdin>", text.Bytes())
		if err != nil {
			return err
		}
		c = source.Whole(file)
	}
	return r.steps[len(r.steps)-1](r, c, r.Out)
}

// exportLLVM is -mlir-to-llvmir.
func (r *run) exportLLVM(c source.Chunk, w io.Writer) error {
	ctx, c, err := r.NewContext(c)
	if err != nil {
		return err
	}
	op := r.Parse(ctx, c, false)
	if op == nil {
		return driver.ErrReported
	}
	if op = r.chosen(op); op == nil {
		return driver.ErrReported
	}
	return llvmout.Write(&r.Driver, w, op, r.exp)
}

// ownStep is the step of a translation of the tool's.
func ownStep(t tool.Translation) step {
	return func(r *run, c source.Chunk, w io.Writer) error {
		ctx, c, err := r.NewContext(c)
		if err != nil {
			return err
		}
		if t.Import != nil {
			op := t.Import(ctx, c, r.Report)
			if op == nil || !r.Verify(op, r.Report) {
				return driver.ErrReported
			}
			return r.Write(w, op, true)
		}
		op := r.Parse(ctx, c, false)
		if op == nil {
			return driver.ErrReported
		}
		if op = r.chosen(op); op == nil || !t.Export(op, w, r.Report) {
			return driver.ErrReported
		}
		return nil
	}
}

// chosen is the module in a program that -module names, or the program. It is nil
// after an error.
func (r *run) chosen(op *ir.Operation) *ir.Operation {
	if r.nested == "" {
		return op
	}
	for _, name := range strings.Split(strings.TrimPrefix(r.nested, "@"), "::") {
		next := ir.NewSymbolTable(op).Lookup(strings.TrimPrefix(name, "@"))
		if next == nil || next.Name() != "builtin.module" {
			r.Report(diag.Errorf(op.Place(), "there is no module '%s' here", name))
			return nil
		}
		op = next
	}
	return op
}

// importLLVM is -import-llvm.
func (r *run) importLLVM(c source.Chunk, w io.Writer) error {
	op, err := r.streamLLVM(c)
	if op == nil && err == nil {
		op, err = r.wholeLLVM(c)
	}
	if err != nil {
		return err
	}
	if !r.Verify(op, r.Report) {
		return driver.ErrReported
	}
	r.DropText(c.File)
	if r.keep {
		r.Print.DebugInfo = true
	}
	return r.Write(w, op, true)
}

// streamLLVM imports a module function by function. The operation is nil if it has
// to be imported as a whole.
func (r *run) streamLLVM(c source.Chunk) (*ir.Operation, error) {
	if r.imp.TypedPointers || r.debugCalls || r.keep || r.losses || r.strict || r.imp.ExpensiveWarnings {
		return nil, nil
	}
	s := llvmir.NewStream(c, r.Threads())
	if s == nil {
		return nil, nil
	}
	ctx, _, err := r.NewContext(c)
	if err != nil {
		return nil, err
	}
	opts := r.imp
	opts.Threads = r.Threads()
	return importer.Stream(ctx, s, opts), nil
}

// wholeLLVM imports a module that is in memory as a whole.
func (r *run) wholeLLVM(c source.Chunk) (*ir.Operation, error) {
	warn := func(d *diag.Diagnostic) { fmt.Fprintf(r.Std.Err, "warning: %s\n", d.Message) } // so, without a place
	m, err := llvmir.Parse(c, llvmir.Options{KeepTyped: r.imp.TypedPointers, Threads: r.Threads(), Warn: warn})
	if err != nil {
		r.Report(diag.Errorf(diag.Place{}, "%s", r.complaint(err)))
		return nil, driver.ErrReported
	}
	if !r.valid(m) {
		return nil, driver.ErrReported
	}
	if r.debugCalls {
		m.DebugIntrinsics()
	}
	ctx, _, err := r.NewContext(c)
	if err != nil {
		return nil, err
	}
	opts := r.imp
	opts.Threads = r.Threads()
	op := r.module(ctx, m, opts)
	if op == nil {
		return nil, driver.ErrReported
	}
	return op, nil
}

// valid runs LLVM's verifier on a module that was read. Debug info that is broken
// is dropped. The messages of mlir-translate about either are not diagnostics, so
// -verify-diagnostics does not require expectations for them.
func (r *run) valid(m *llvmir.Module) bool {
	broken := false
	report := func(d *diag.Diagnostic) {
		broken, d.Extra = true, true
		r.Report(d)
	}
	ok := verifies(m, r.Threads(), report)
	if !ok || !broken {
		return ok
	}
	m.StripDebugInfo()
	fmt.Fprintf(r.Std.Err, "warning: ignoring invalid debug info in %s\n", m.File().Name())
	broken = false
	verifies(m, r.Threads(), func(d *diag.Diagnostic) {
		// Nodes that something else than debug info refers to.
		d.Severity = diag.Error
		report(d)
	})
	return !broken
}

// verifies runs LLVM's verifier and reports its errors and warnings. It returns false if
// it reported an error.
func verifies(m *llvmir.Module, threads int, report diag.Handler) bool {
	list, failed := errors.AsType[diag.List](llvmir.Verify(m, llvmir.VerifyOptions{Threads: threads, Warn: report}))
	for _, d := range list {
		report(d)
	}
	return !failed
}

// module imports a module as the options say.
func (r *run) module(ctx *ir.Context, m *llvmir.Module, opts importer.Options) *ir.Operation {
	switch {
	case r.keep:
		return lossless.Module(ctx, m, opts, lossless.Keep, r.Report)
	case r.strict:
		return lossless.Module(ctx, m, opts, lossless.Strict, r.Report)
	case r.losses:
		return lossless.Module(ctx, m, opts, lossless.Report, r.Report)
	}
	return importer.Module(ctx, m, opts, r.Report)
}

// complaint returns an error of the .ll reader as text, with its line.
func (r *run) complaint(err error) string {
	d, ok := errors.AsType[*diag.Diagnostic](err)
	if !ok {
		return err.Error()
	}
	var text bytes.Buffer
	(&diag.Renderer{Out: &text, Set: r.Files}).Handle(d)
	return text.String()
}
