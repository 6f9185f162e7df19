package affine

import (
	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
	"github.com/gomlir/gomlir/ir/inlining"
)

// inliner says where operations of the dialect may be inlined, and what may be inlined into its
// regions: dimensions and symbols must stay what they are.
type inliner struct{ inlining.Defaults }

// CallIsLegal is true.
func (inliner) CallIsLegal(_, _ *ir.Operation, _ bool) bool { return true }

// OpIsLegal reports whether a region is an affine scope or belongs to the dialect.
func (inliner) OpIsLegal(_ *ir.Operation, dest *ir.Region, _ bool, _ []*ir.Value) bool {
	op := dest.Op()
	return op != nil && (op.Has(ir.AffineScope) || isLoop(op) || op.Is(If))
}

// RegionIsLegal reports whether a region of one block may be inlined into one of the dialect. It
// may have operations without effects on memory in it, and accesses whose subscripts remain valid.
func (inliner) RegionIsLegal(dest, src *ir.Region, _ bool, args []*ir.Value) bool {
	op := dest.Op()
	if op == nil || !isLoop(op) && !op.Is(If) || !src.HasOneBlock() {
		return false
	}
	m := move{src: src, dest: dest, args: args}
	for op := range src.First().Ops() {
		if list, known := effects.Append(nil, op); known && len(list) == 0 {
			continue
		}
		a, ok := op.View().(AccessOp)
		if !ok || op.Is(Prefetch) || !m.keeps(a.Map(), a.Indices()) {
			return false
		}
	}
	return true
}

// move is a region that goes into another one, where values replace its arguments.
type move struct {
	src, dest *ir.Region
	args      []*ir.Value
}

// keeps reports whether the inputs of a map are valid as what they are after the move.
func (m move) keeps(mp affine.Map, operands ir.ValueRange) bool {
	for i, v := range operands.All() {
		valid := IsValidSymbolIn
		if i < mp.NumDims() {
			valid = IsValidDimIn
		}
		if !m.keepsValue(v, valid) {
			return false
		}
	}
	return true
}

// keepsValue reports whether a value is valid after the move. One that is so only because it is at
// the top level of the region is not there any more.
func (m move) keepsValue(v *ir.Value, valid func(*ir.Value, *ir.Region) bool) bool {
	if v.ParentRegion() != m.src {
		return true
	}
	if op := v.DefiningOp(); op != nil {
		_, _, isDim := dimOf(op)
		return isDim || op.Has(ir.ConstantLike)
	}
	return v.Index() < len(m.args) && valid(m.args[v.Index()], m.dest)
}
