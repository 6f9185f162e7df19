package scfloops

import (
	"github.com/gomlir/gomlir/affine"
	affinedialect "github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/scf"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/rewrite"
)

var (
	// ForPeeling is the pass scf-for-loop-peeling.
	ForPeeling = &pass.Def{
		Name:    "scf-for-loop-peeling",
		Summary: "Peel `for` loops at their upper bounds.",
		Class:   "SCFForLoopPeeling",
		New: func(o *pass.Options) func(*pass.Job) {
			p := peeling{skipPartial: true}
			o.Bool(&p.front, "peel-front", "Peel the first iteration out of the loop.")
			o.Bool(&p.skipPartial, "skip-partial", "Do not peel loops inside of the last, partial iteration of another already peeled loop.")
			return func(j *pass.Job) {
				rewrite.Greedy(j.Context(), j.Op, rewrite.NewPatterns(rewrite.On(p.peel)), rewrite.Config{BottomUp: true})
				for op := range ir.Preorder(j.Op) {
					op.RemoveAttr(peeledLabel)
					op.RemoveAttr(partialLabel)
				}
			}
		},
	}
	// ForCanonicalization is the pass scf-for-loop-canonicalization.
	ForCanonicalization = &pass.Def{
		Name:    "scf-for-loop-canonicalization",
		Summary: "Canonicalize operations within scf.for loop bodies",
		Class:   "SCFForLoopCanonicalization",
		New: func(*pass.Options) func(*pass.Job) {
			return func(j *pass.Job) {
				if !rewrite.Greedy(j.Context(), j.Op, rewrite.NewPatterns(LoopPatterns()...), rewrite.Config{BottomUp: true}).Converged {
					j.Fail()
				}
			}
		},
	}
)

// LoopPatterns returns patterns for what the bounds of loops say of their variables: minima and maxima that
// are always the same bound, and sizes of memrefs and tensors that a loop carries. This is MLIR's
// populateSCFForLoopCanonicalizationPatterns.
func LoopPatterns() []rewrite.Pattern {
	return append([]rewrite.Pattern{
		rewrite.On(func(op affinedialect.MinOp, r *rewrite.Rewriter) bool { return simplifyInLoops(op.Op(), r) }),
		rewrite.On(func(op affinedialect.MaxOp, r *rewrite.Rewriter) bool { return simplifyInLoops(op.Op(), r) }),
	}, shapePatterns()...)
}

// Labels of loops that are not peeled again.
const (
	peeledLabel  = "__peeled_loop__"
	partialLabel = "__partial_iteration__"
)

type peeling struct{ front, skipPartial bool }

func (p peeling) peel(op scf.ForOp, r *rewrite.Rewriter) bool {
	if op.UnsignedCmp() || op.Op().Attr(peeledLabel) != nil {
		return false
	}
	var part scf.ForOp
	ok := false
	if p.front {
		part, ok = PeelFront(op, r)
	} else {
		for outer := op.Op().ParentOp(); p.skipPartial && outer != nil; outer = outer.ParentOp() {
			if outer.Is(scf.For) && outer.Attr(partialLabel) != nil {
				return false
			}
		}
		part, ok = Peel(op, r)
	}
	if !ok {
		return false
	}
	unit := ir.NewUnitAttr(r.Context())
	r.Modify(part.Op(), func() {
		part.Op().SetAttr(peeledLabel, unit)
		part.Op().SetAttr(partialLabel, unit)
	})
	r.Modify(op.Op(), func() { op.Op().SetAttr(peeledLabel, unit) })
	return true
}

// Peel lets a loop end before a last step that would go beyond its upper bound, and makes a second loop of at most
// one round for the rest, which it returns. In both, it simplifies affine.min and affine.max. ok is false if the
// step is known to divide the distance of the bounds.
func Peel(op scf.ForOp, r *rewrite.Rewriter) (rest scf.ForOp, ok bool) {
	lower, upper, step := op.LowerBound(), op.UpperBound(), op.Step()
	low, knowsLow := ir.ConstInt(lower)
	high, knowsHigh := ir.ConstInt(upper)
	by, knowsStep := ir.ConstInt(step)
	if knowsStep && (by <= 1 || knowsLow && knowsHigh && (high-low)%by == 0) {
		return rest, false
	}
	bounds := []*ir.Value{lower, upper, step}
	s0, s1, s2 := affine.NewSymbol(0), affine.NewSymbol(1), affine.NewSymbol(2)
	over := s1.Sub(s0).Mod(s2)
	m, _ := affinedialect.ComposeFully(affine.NewMap(0, 3, over), bounds)
	if n, ok := m.Result(0).Constant(); ok && n == 0 {
		return rest, false
	}
	r.Before(op.Op()).LocOf(op.Op())
	split := indexOrCast(r, affine.NewMap(0, 3, s1.Sub(over)), bounds)
	if split == nil {
		return rest, false
	}
	r.After(op.Op())
	rest = ir.Cast[scf.ForOp](r.Clone(op.Op(), nil))
	r.Modify(rest.Op(), func() { rest.Op().SetOperand(0, split) })
	for i, v := range op.Results().All() {
		r.ReplaceUses(v, rest.Results().At(i))
	}
	r.Modify(rest.Op(), func() {
		for i, v := range op.Results().All() {
			rest.Op().SetOperand(3+i, v)
		}
	})
	r.Modify(op.Op(), func() { op.Op().SetOperand(1, split) })
	simplifyAll(op, upper, true, r)
	simplifyAll(rest, upper, false, r)
	return rest, true
}

// PeelFront makes a loop of at most one round for the first round of a loop, and returns it. ok is false if there
// are known to be no others.
func PeelFront(op scf.ForOp, r *rewrite.Rewriter) (first scf.ForOp, ok bool) {
	lower, upper, step := op.LowerBound(), op.UpperBound(), op.Step()
	low, knowsLow := ir.ConstInt(lower)
	high, knowsHigh := ir.ConstInt(upper)
	by, knowsStep := ir.ConstInt(step)
	if knowsLow && knowsHigh && knowsStep && (by == 0 || float64(high-low)/float64(by) <= 1) {
		return first, false
	}
	r.Before(op.Op()).LocOf(op.Op())
	split := indexOrCast(r, affine.NewMap(0, 2, affine.NewSymbol(0).Add(affine.NewSymbol(1))), []*ir.Value{lower, step})
	if split == nil {
		return first, false
	}
	first = ir.Cast[scf.ForOp](r.Clone(op.Op(), nil))
	r.Modify(first.Op(), func() { first.Op().SetOperand(1, split) })
	r.Modify(op.Op(), func() {
		for i, v := range first.Results().All() {
			op.Op().SetOperand(3+i, v)
		}
		op.Op().SetOperand(0, split)
	})
	return first, true
}

// indexOrCast creates an affine.apply, or the constant it folds to, of the type of the operands. It returns nil
// if they are not of type index and not constants.
func indexOrCast(r *rewrite.Rewriter, m affine.Map, operands []*ir.Value) *ir.Value {
	index, t := r.Context().Index(), operands[0].Type()
	if t != index {
		for _, v := range operands {
			if _, ok := ir.ConstInt(v); !ok {
				return nil
			}
		}
	}
	v := r.CreateOrFold(&ir.OperationState{Context: r.Context(), Def: affinedialect.Apply, Operands: operands,
		Results: []ir.Type{index}, InherentAttrs: []ir.Attribute{ir.NewAffineMapAttr(r.Context(), m)}})
	if t != index {
		v = r.CreateOrFold(&ir.OperationState{Context: r.Context(), Def: arith.IndexCast, Operands: []*ir.Value{v}, Results: []ir.Type{t}})
	}
	return v
}

// simplifyAll simplifies the extrema in a peeled loop.
func simplifyAll(op scf.ForOp, upper *ir.Value, full bool, r *rewrite.Rewriter) {
	var list []*ir.Operation
	for o := range ir.Postorder(op.Op()) {
		if o.Is(affinedialect.Min) || o.Is(affinedialect.Max) {
			list = append(list, o)
		}
	}
	for _, o := range list {
		simplifyPeeled(o, op.InductionVar(), upper, op.Step(), full, r)
	}
}
