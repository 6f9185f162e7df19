package opt

import (
	"bytes"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
)

// roundtrips reports whether an operation can be printed, read back in another context
// and printed again as the same text. It reports an error if not.
func (r *run) roundtrips(op *ir.Operation) bool {
	ctx := ir.NewContext(r.Tool.Dialects...)
	ctx.SetAllowUnregisteredDialects(r.AllowUnregistered)
	custom, generic := r.Print, r.Print
	custom.DebugInfo, generic.DebugInfo = true, true
	custom.PrettyDebugInfo, generic.PrettyDebugInfo = false, false // never shown
	custom.Generic, generic.Generic = false, true
	custom.AssumeVerified = !r.noParseVerifier

	// Where the text does not read back, gomlir's own words say why.
	file, err := ctx.Files().AddFile("round-trip", asm.Append(nil, op, custom))
	if err != nil {
		r.Report(op.Errorf("cannot verify round-trip: %v", err))
		return false
	}
	report := (&diag.Renderer{Out: r.Std.Err, Set: ctx.Files()}).Handle
	block := asm.ParseBlock(ctx, source.Whole(file), asm.Config{Threads: r.Threads()}, report)
	if block == nil || block.First() == nil || block.First().Next() != nil ||
		!r.noParseVerifier && !r.Verify(block.First(), report) {
		r.Report(op.Errorf("failed to parse textual content back, cannot verify round-trip.\n"))
		return false
	}
	again := block.First()
	again.Remove()
	want, got := asm.Append(nil, op, generic), asm.Append(nil, again, generic)
	if !bytes.Equal(want, got) {
		r.Report(op.Errorf("textual roundTrip testing roundtripped module differs from reference:\n<<<<<<Reference\n%s\n=====\n%s\n>>>>>roundtripped\n", want, got))
		return false
	}
	return true
}
