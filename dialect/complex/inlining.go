package complex

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/inlining"
)

// inliner says that the operations of the dialect may be inlined anywhere.
type inliner struct{ inlining.Defaults }

func (inliner) OpIsLegal(*ir.Operation, *ir.Region, bool, []*ir.Value) bool { return true }
