package driver

import (
	"bytes"
	"io"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/bytecode"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/transform/backport"
	"github.com/gomlir/gomlir/verify"
)

// bitcodeMagic starts every file of LLVM bitcode, except those with a wrapper.
var (
	bitcodeMagic = []byte("BC\xc0\xde")
	wrapperMagic = []byte("\xde\xc0\x17\x0b")
)

// NewContext returns the context for a chunk, and the chunk with its file in that context's set of
// files. Each such set has the files of d in the same order, so positions are the same in all.
func (d *Driver) NewContext(c source.Chunk) (*ir.Context, source.Chunk, error) {
	ctx := ir.NewContext(d.Tool.Dialects...)
	ctx.SetAllowUnregisteredDialects(d.AllowUnregistered)
	ctx.SetPrintOpOnDiagnostic(d.printOp && !d.VerifyDiagnostics)
	ctx.SetDiagnosticText(d.diagnosticText)
	from := c.File
	for _, f := range d.Files.Files() {
		file, err := ctx.Files().AddAgain(f)
		if err != nil {
			return nil, c, err
		}
		if f == from {
			c.File = file
		}
	}
	return ctx, c, nil
}

// diagnosticText appends the text of an operation for a note. The flags -mlir-print-* apply to
// notes, except those that make them longer.
func (d *Driver) diagnosticText(dst []byte, op *ir.Operation, generic bool) []byte {
	flags := d.Print
	flags.LocalScope, flags.StructAliases = true, asm.AutoStructAliases
	if flags.Generic = flags.Generic || generic; !flags.Generic {
		flags.Verify = func(op *ir.Operation) bool { return d.Verify(op, func(*diag.Diagnostic) {}) }
	}
	flags.ElideElements, flags.ElideElementsOver = true, 16
	return asm.Append(dst, op, flags)
}

// Parse parses a chunk of MLIR into one operation, and verifies it unless unverified is true. After
// an error, which it reports, it returns nil.
func (d *Driver) Parse(ctx *ir.Context, c source.Chunk, unverified bool) *ir.Operation {
	if bytes.HasPrefix(c.Text(), bitcodeMagic) || bytes.HasPrefix(c.Text(), wrapperMagic) {
		d.Report(diag.Errorf(start(c), "this is LLVM bitcode, not MLIR"))
		return nil
	}
	op := d.parse(ctx, c)
	if op == nil || !unverified && !d.Verify(op, d.Report) {
		return nil
	}
	return op
}

// parse is Parse without verifying.
func (d *Driver) parse(ctx *ir.Context, c source.Chunk) *ir.Operation {
	d.External = &asm.ExternalResources{}
	cfg := asm.Config{Threads: d.Threads(), External: d.External}
	binary := bytecode.Is(c.Text())
	bcfg := bytecode.ReadConfig{Threads: d.Threads(), External: d.External}
	if !d.explicitModule {
		if binary {
			return bytecode.ReadModule(ctx, c.File.Name(), c.Text(), bcfg, d.Report)
		}
		return asm.ParseModule(ctx, c, cfg, d.Report)
	}
	var block *ir.Block
	if binary {
		block = bytecode.ReadBlock(ctx, c.File.Name(), c.Text(), bcfg, d.Report)
	} else {
		block = asm.ParseBlock(ctx, c, cfg, d.Report)
	}
	if block == nil {
		return nil
	}
	n := 0
	for range block.Ops() {
		n++
	}
	if n != 1 {
		d.Report(diag.Errorf(start(c), "source must contain a single top-level operation, found: %d", n))
		return nil
	}
	op := block.First()
	op.Remove()
	return op
}

// start returns the place of a chunk as a whole.
func start(c source.Chunk) diag.Place {
	at := c.Position()
	return diag.Place{Filename: at.Filename, Line: at.Line, Column: at.Column}
}

// Verify runs the verifier.
func (d *Driver) Verify(op *ir.Operation, report diag.Handler) bool {
	return verify.Operation(op, verify.Options{Threads: d.Threads()}, report)
}

// Threads returns the number of goroutines to use, 0 for one per processor.
func (d *Driver) Threads() int {
	if d.noThreads {
		return 1
	}
	return 0
}

// DropText releases the input if it is no longer needed: there are no further chunks or
// diagnostics, and a reproducer can refer to the file. file is a copy of the input in a context.
func (d *Driver) DropText(file *source.File) {
	if d.Split || d.VerifyDiagnostics || d.Input == "-" {
		return
	}
	d.Text = nil
	file.DropText()
}

// Write writes an operation to w as MLIR, without the empty line that mlir-opt adds. If verified is
// true, it does not verify the operation again.
func (d *Driver) Write(w io.Writer, op *ir.Operation, verified bool) error {
	flags := d.Print
	if flags.Release != 0 && flags.Release < 17 && !backport.Run(op, flags.Release, d.Report) {
		return ErrReported
	}
	flags.Threads, flags.External = d.Threads(), d.External
	flags.AssumeVerified = flags.AssumeVerified || verified
	flags.Verify = func(op *ir.Operation) bool { return d.Verify(op, func(*diag.Diagnostic) {}) }
	switch err := asm.Print(w, op, flags); err {
	case nil:
		return nil
	case asm.ErrTooLong:
		d.Report(diag.Errorf(op.Place(), "%v", err))
	}
	return ErrReported // or Output.Keep reports it
}
