package affine

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/inlining"
)

// inliner says that anything may be inlined into the regions of the dialect's operations,
// and these anywhere.
type inliner struct{ inlining.Defaults }

// RegionIsLegal is true.
func (inliner) RegionIsLegal(_, _ *ir.Region, _ bool, _ []*ir.Value) bool { return true }

// OpIsLegal is true.
func (inliner) OpIsLegal(*ir.Operation, *ir.Region, bool, []*ir.Value) bool { return true }
