package opt

import (
	"bytes"
	"io"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/verify"
)

// bytecodeMagic starts every file of MLIR bytecode.
var bytecodeMagic = []byte("ML\xefR")

// chunk processes a chunk in a context of its own. What goes wrong is reported.
func (r *run) chunk(c source.Chunk) error {
	if bytes.HasPrefix(c.Text(), bytecodeMagic) {
		r.report(diag.Errorf(start(c), "MLIR bytecode is not supported yet: gomlir reads MLIR's text only"))
		return errReported
	}
	ctx := ir.NewContext(r.dialects...)
	ctx.AllowUnregistered = r.allowUnregistered
	ctx.PrintOpOnDiagnostic = r.printOp && !r.verifyDiagnostics
	ctx.DiagnosticText = r.diagnosticText
	// Each context has its own set of files. The input is the first file of
	// each, so a position means the same in all.
	file, err := ctx.Files.AddFile(r.file.Name(), r.file.Text())
	if err != nil {
		return err
	}
	c.File = file
	op := r.parse(ctx, c)
	if op == nil || !r.noParseVerifier && !r.verify(op, r.report) {
		return errReported
	}
	if r.verifyRoundtrip && !r.roundtrips(op) {
		return errReported
	}
	if err := r.runPipeline(op); err != nil {
		return err
	}
	r.dropText(file)
	return r.printResult(op)
}

// dropText releases the input if nobody needs it any more: there is no chunk
// after this one, no diagnostic to come, and an internal error can refer to the
// file.
func (r *run) dropText(file *source.File) {
	if r.split || r.verifyDiagnostics || r.givenPipeline || r.input == "-" {
		return
	}
	r.text = nil
	r.file.DropText()
	file.DropText()
}

// printResult writes what became of a chunk.
func (r *run) printResult(op *ir.Operation) error {
	flags := r.print
	flags.Threads, flags.External = r.threads(), r.external
	// The verifier has run, if it was not forbidden to.
	flags.AssumeVerified = flags.AssumeVerified || !r.noParseVerifier
	flags.Verify = func(op *ir.Operation) bool { return r.verify(op, func(*diag.Diagnostic) {}) }
	if err := asm.Print(r.out, op, flags); err != nil {
		return errReported // by Output.Keep
	}
	io.WriteString(r.out, "\n")
	return nil
}

// verify runs the verifier.
func (r *run) verify(op *ir.Operation, report diag.Handler) bool {
	return verify.Operation(op, verify.Options{Threads: r.threads()}, report)
}

// diagnosticText shows an operation in a note about it: what -mlir-print flags say
// goes for notes too, as far as it does not make them longer.
func (r *run) diagnosticText(dst []byte, op *ir.Operation) []byte {
	flags := r.print
	flags.LocalScope, flags.Generic = true, true
	flags.ElideElements, flags.ElideElementsOver = true, 16
	return asm.Append(dst, op, flags)
}

// start is the place of a chunk as a whole.
func start(c source.Chunk) diag.Place {
	at := c.Position()
	return diag.Place{Filename: at.Filename, Line: at.Line, Column: at.Column}
}

// parse parses a chunk into one operation. It returns nil if that failed.
func (r *run) parse(ctx *ir.Context, c source.Chunk) *ir.Operation {
	r.external = &asm.ExternalResources{}
	cfg := asm.Config{Threads: r.threads(), External: r.external}
	if !r.explicitModule {
		return asm.ParseModule(ctx, c, cfg, r.report)
	}
	block := asm.ParseBlock(ctx, c, cfg, r.report)
	if block == nil {
		return nil
	}
	n := 0
	for range block.Ops() {
		n++
	}
	if n != 1 {
		r.report(diag.Errorf(start(c), "source must contain a single top-level operation, found: %d", n))
		return nil
	}
	op := block.First()
	op.Remove()
	return op
}

func (r *run) threads() int {
	if r.noThreads {
		return 1
	}
	return 0
}
