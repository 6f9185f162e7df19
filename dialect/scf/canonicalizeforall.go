package scf

import (
	"slices"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// CanonicalizationPatterns returns the patterns for bounds that are constants, and for outputs and
// dimensions that are superfluous.
func (ForallOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(castInForall), rewrite.On(foldForallBounds), rewrite.On(dropForallOutputs),
		rewrite.On(dropForallDimensions), rewrite.On(replaceConstantCounters)}
}

// DestinationOperands implements [ir.DestinationStyleOp].
func (op ForallOp) DestinationOperands() (from, to int) {
	n := op.Op().NumOperands()
	return n - op.Outputs().Len(), n
}

// foldForallBounds turns bounds and steps that are constants into attributes.
func foldForallBounds(op ForallOp, r *rewrite.Rewriter) bool {
	changed := false
	var operands []*ir.Value
	var segments [4]int32
	var static [3][]int64
	for i, list := range [...][]ir.FoldResult{op.LowerBounds(), op.UpperBounds(), op.Steps()} {
		for _, f := range list {
			if f.Value == nil {
				static[i] = append(static[i], f.Attr.(*ir.IntegerAttr).Int())
			} else if n, ok := ir.ConstInt(f.Value); ok {
				static[i] = append(static[i], n)
				changed = true
			} else {
				static[i] = append(static[i], ir.DynamicSize)
				operands = append(operands, f.Value)
				segments[i]++
			}
		}
	}
	if !changed {
		return false
	}
	segments[3] = int32(op.Outputs().Len())
	r.Modify(op.Op(), func() {
		op.Op().SetOperands(append(operands, op.Outputs().Values()...))
		op.Op().SetInherentAttr(slotForallOperandSegmentSizes, ir.NewDenseI32ArrayAttr(r.Context(), segments[:]...))
		op.SetStaticLowerBound(static[0]).SetStaticUpperBound(static[1]).SetStaticStep(static[2])
	})
	return true
}

// dropForallOutputs removes the outputs that no round contributes to, and those whose results have no
// uses.
func dropForallOutputs(op ForallOp, r *rewrite.Rewriter) bool {
	outputs, outArgs, results := op.Outputs().Values(), op.OutArgs().Values(), op.Op().Results().Values()
	keep := make([]bool, len(outputs))
	var kept []*ir.Value
	var combining [][]*ir.Operation
	for i, v := range outputs {
		ops := op.CombiningOps(outArgs[i])
		if keep[i] = results[i].HasUses() && len(ops) > 0; keep[i] {
			kept = append(kept, v)
		} else {
			combining = append(combining, ops)
		}
	}
	if len(kept) == len(outputs) {
		return false
	}
	for _, c := range slices.Concat(combining...) {
		r.Erase(c)
	}
	loop := NewForall(r.Builder, op.LowerBounds(), op.UpperBounds(), op.Steps(), kept, op.Mapping())
	args := make([]*ir.Value, op.Rank())
	with := slices.Clone(outputs)
	next := 0
	for i, v := range outputs {
		if keep[i] {
			with[i] = loop.Op().Result(next)
			v = nil
			next++
		}
		args = append(args, v)
	}
	op.moveBody(loop, r, args)
	r.Replace(op.Op(), with...)
	return true
}

// moveBody moves the body, and the attributes that others have added, to another loop. args has the
// values for arguments of the body that the other loop does not have, and nil for the others.
func (op ForallOp) moveBody(to ForallOp, r *rewrite.Rewriter, args []*ir.Value) {
	r.Erase(to.InParallel().Op())
	next := 0
	for i, old := range op.Body().Args().All() {
		if args[i] == nil {
			args[i] = to.Body().Arg(next)
			args[i].SetLoc(old.Loc())
			next++
		}
	}
	r.Merge(op.Body(), to.Body(), args)
	for _, a := range op.Op().Discardables().Entries() {
		to.Op().SetAttr(a.Name, a.Value)
	}
}

// dropForallDimensions removes the dimensions that have one round, and the loop if one has none. A loop
// whose dimensions are mapped to processors keeps them.
func dropForallDimensions(op ForallOp, r *rewrite.Rewriter) bool {
	if m := op.Mapping(); m != nil && m.Len() > 0 {
		return false
	}
	bounds := op.LoopBounds()
	args := make([]*ir.Value, len(bounds)) // nil for those that the new loop has
	var lower, upper, step []ir.FoldResult
	for i, b := range bounds {
		n, ok := (counter{lower: b.Lower, upper: b.Upper, step: b.Step}).rounds()
		if ok && n.IsZero() {
			r.Replace(op.Op(), op.Outputs().Values()...)
			return true
		} else if ok && n.IsOne() {
			args[i] = values(r.Builder, []ir.FoldResult{b.Lower})[0]
			continue
		}
		lower, upper, step = append(lower, b.Lower), append(upper, b.Upper), append(step, b.Step)
	}
	if len(lower) == 0 {
		return op.promote(r)
	}
	if len(lower) == len(bounds) {
		return r.NoMatch(op.Op(), "no dimensions have 0 or 1 iterations")
	}
	loop := NewForall(r.Builder, lower, upper, step, op.Outputs().Values(), op.Mapping())
	op.moveBody(loop, r, append(args, make([]*ir.Value, op.Outputs().Len())...))
	r.Replace(op.Op(), loop.Op().Results().Values()...)
	return true
}

// promote puts the body of a loop with one round in its place. It returns false if there are outputs.
func (op ForallOp) promote(r *rewrite.Rewriter) bool {
	if op.Outputs().Len() > 0 {
		return false
	}
	end := op.InParallel().Op()
	ivs := values(r.Builder, op.LowerBounds())
	r.InlineAt(op.Body(), ir.InsertPoint{Block: op.Op().Block(), Before: op.Op()}, ivs)
	r.Erase(end)
	r.Erase(op.Op())
	return true
}

// replaceConstantCounters replaces the variables that have one value.
func replaceConstantCounters(op ForallOp, r *rewrite.Rewriter) bool {
	changed := false
	for _, b := range op.LoopBounds() {
		if !b.Variable.HasUses() {
			continue
		}
		if n, ok := (counter{lower: b.Lower, upper: b.Upper, step: b.Step}).rounds(); ok && n.IsOne() {
			r.ReplaceUses(b.Variable, values(r.Builder, []ir.FoldResult{b.Lower})[0])
			changed = true
		}
	}
	return changed
}
