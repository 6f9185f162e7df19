package builtin

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/inlining"
)

// inliner says that casts may be inlined anywhere, but not modules.
type inliner struct{ inlining.Defaults }

func (inliner) OpIsLegal(op *ir.Operation, _ *ir.Region, _ bool, _ []*ir.Value) bool {
	return op.Is(UnrealizedConversionCast)
}
