package scfloops

import (
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/scf"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
	"github.com/gomlir/gomlir/rewrite"
)

// UnrollFully puts all rounds of a loop in its place. It returns false if their number is not known, or
// more than fit into 32 bits.
func UnrollFully(loop scf.ForOp, r *rewrite.Rewriter) bool {
	n, ok := loop.TripCount()
	if !ok {
		return false
	}
	rounds, ok := n.Uint64()
	if !ok || rounds > 1<<32-1 {
		return false
	}
	if rounds > 0 {
		Unroll(loop, r, uint32(rounds), nil)
	}
	return true
}

// Unroll lets a loop do a number of its rounds, the factor, in one, and creates a second loop for those
// that are left in the end. Either is replaced by what it does if it has no or one round. annotate,
// unless it is nil, is called for each operation of each copy of the body, with the number of that; copy
// 0 is the original.
func Unroll(loop scf.ForOp, r *rewrite.Rewriter, factor uint32, annotate func(i uint32, op *ir.Operation)) {
	op := loop.Op()
	if loop.Body().First() == loop.Body().Last() || factor == 0 {
		return
	}
	rounds, known := loop.TripCount()
	var low, high, step num.Int
	if known {
		// A known number may come from bounds that are not constants.
		var ok, ok2, ok3 bool
		low, ok = constantOf(loop.LowerBound())
		high, ok2 = constantOf(loop.UpperBound())
		step, ok3 = constantOf(loop.Step())
		known = ok && ok2 && ok3
	}
	if known && factor == 1 {
		if rounds.IsOne() {
			promote(loop, r)
		}
		return
	}
	r.Before(op).LocOf(op)
	original := loop.Step()
	bound, large, rest := loop.UpperBound(), original, true
	if known {
		bound, large, rest = constantBounds(loop, r, factor, rounds, low, high, step)
	} else {
		bound, large = computedBounds(loop, r, factor)
	}
	var second scf.ForOp
	if rest {
		r.AtEnd(op.Block())
		if next := op.Next(); next != nil {
			r.Before(next)
		}
		second = ir.Cast[scf.ForOp](r.Clone(op, &ir.IRMapping{}))
		results := op.Results().Values()
		for i, v := range results {
			r.ReplaceUses(v, second.Op().Result(i))
		}
		r.Modify(second.Op(), func() {
			operands := append([]*ir.Value{bound, loop.UpperBound(), original}, results...)
			second.Op().SetOperands(operands)
		})
		promote(second, r)
	}
	r.Modify(op, func() {
		op.SetOperand(1, bound)
		op.SetOperand(2, large)
	})
	copyBody(loop, r, original, factor, annotate)
	promote(loop, r)
}

// constantOf is the value of a constant integer.
func constantOf(v *ir.Value) (n num.Int, ok bool) {
	if a, ok := ir.ConstantOf(v).(*ir.IntegerAttr); ok {
		return a.Value(), true
	}
	return n, false
}

// constantBounds returns where the unrolled loop ends and its step, and whether rounds are left.
func constantBounds(loop scf.ForOp, r *rewrite.Rewriter, factor uint32, rounds, low, high, step num.Int) (bound, large *ir.Value, rest bool) {
	times := num.NewInt(step.Width(), int64(factor))
	_, left := rounds.DivUnsigned(times)
	even, _ := rounds.Sub(left)
	distance, _ := even.Mul(step)
	end, _ := low.Add(distance)
	bound, large = loop.UpperBound(), loop.Step()
	if rest = end.CmpSigned(high) < 0; rest {
		bound = arith.NewConstant(r.Builder, ir.NewWideIntegerAttr(bound.Type(), end)).Result()
	}
	if n, _ := step.Mul(times); n != step {
		large = arith.NewConstant(r.Builder, ir.NewWideIntegerAttr(large.Type(), n)).Result()
	}
	return bound, large, rest
}

// computedBounds creates what constantBounds returns, for rounds that are not known.
func computedBounds(loop scf.ForOp, r *rewrite.Rewriter, factor uint32) (bound, large *ir.Value) {
	rounds := roundsOf(loop, r)
	times := arith.NewConstantInt(r.Builder, rounds.Type(), int64(factor)).Result()
	left := arith.NewRemSI(r.Builder, rounds, times).Result()
	even := arith.NewSubI(r.Builder, rounds, left).Result()
	distance := arith.NewMulI(r.Builder, even, loop.Step()).Result()
	bound = arith.NewAddI(r.Builder, loop.LowerBound(), distance).Result()
	return bound, arith.NewMulI(r.Builder, loop.Step(), times).Result()
}

// copyBody appends copies of the body, each for the next round.
func copyBody(loop scf.ForOp, r *rewrite.Rewriter, step *ir.Value, factor uint32, annotate func(i uint32, op *ir.Operation)) {
	end := loop.YieldOp()
	iv, args, yields := loop.InductionVar(), loop.IterArgs().Values(), end.Results().Values()
	usesCounter := iv.HasUses()
	var ops []*ir.Operation
	for op := loop.Body().First(); op != end.Op(); op = op.Next() {
		ops = append(ops, op)
	}
	if annotate == nil {
		annotate = func(uint32, *ir.Operation) {}
	}
	last := yields
	r.Before(end.Op())
	for i := uint32(1); i < factor; i++ {
		m := &ir.IRMapping{}
		for k, v := range args {
			m.SetValue(v, last[k])
		}
		if usesCounter {
			r.LocOf(loop.Op())
			n := arith.NewConstantInt(r.Builder, iv.Type(), int64(i)).Result()
			distance := arith.NewMulI(r.Builder, step, n).Result()
			m.SetValue(iv, arith.NewAddI(r.Builder, iv, distance).Result())
		}
		for _, op := range ops {
			annotate(i, r.Clone(op, m))
		}
		next := make([]*ir.Value, len(yields))
		for k, v := range yields {
			next[k] = m.Value(v)
		}
		last = next
	}
	for _, op := range ops {
		annotate(0, op)
	}
	r.Modify(end.Op(), func() { end.Op().SetOperands(last) })
}

// promote replaces a loop that is known to have one round by that, and one that has none by its inits.
func promote(loop scf.ForOp, r *rewrite.Rewriter) {
	n, ok := loop.TripCount()
	switch {
	case ok && n.IsZero():
		r.Replace(loop.Op(), loop.InitArgs().Values()...)
	case ok && n.IsOne():
		end := loop.YieldOp().Op()
		args := append([]*ir.Value{loop.LowerBound()}, loop.InitArgs().Values()...)
		r.InlineAt(loop.Body(), ir.InsertPoint{Block: loop.Op().Block(), Before: loop.Op()}, args)
		r.Replace(loop.Op(), end.Operands().Values()...)
		r.Erase(end)
	}
}
