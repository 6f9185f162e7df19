package emulatewideint

import (
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
)

func (c *TypeConverter) lowerAddI(op arith.AddIOp, in arith.AddIAdaptor[*ir.Value], r *convert.Rewriter) bool {
	t := c.pairs(op.Result().Type())
	if t == nil {
		return unsupported(r, op.Op(), op.Result().Type())
	}
	b := r.Builder
	x0, x1 := halves(b, in.Lhs())
	y0, y1 := halves(b, in.Rhs())
	sum := arith.NewAddUIExtended(b, ir.WithElement(x0.Type(), b.Context().I1()), x0, y0)
	carry := arith.NewExtUI(b, halfType(t), sum.Overflow()).Result()
	high := arith.NewAddI(b, carry, x1).Result()
	high = arith.NewAddI(b, high, y1).Result()
	r.Replace(op.Op(), join(b, t, sum.Sum(), high))
	return true
}

func (c *TypeConverter) lowerSubI(op arith.SubIOp, in arith.SubIAdaptor[*ir.Value], r *convert.Rewriter) bool {
	t := c.pairs(op.Result().Type())
	if t == nil {
		return unsupported(r, op.Op(), op.Result().Type())
	}
	b := r.Builder
	x0, x1 := halves(b, in.Lhs())
	y0, y1 := halves(b, in.Rhs())
	low := arith.NewSubI(b, x0, y0).Result()
	borrows := arith.NewCmpI(b, arith.CmpIPredicateUlt, x0, y0).Result()
	borrow := arith.NewExtUI(b, halfType(t), borrows).Result()
	high := arith.NewSubI(b, x1, borrow).Result()
	high = arith.NewSubI(b, high, y1).Result()
	r.Replace(op.Op(), join(b, t, low, high))
	return true
}

// lowerMulI multiplies as in school, without what is beyond the result.
func (c *TypeConverter) lowerMulI(op arith.MulIOp, in arith.MulIAdaptor[*ir.Value], r *convert.Rewriter) bool {
	t := c.pairs(op.Result().Type())
	if t == nil {
		return unsupported(r, op.Op(), op.Result().Type())
	}
	b := r.Builder
	x0, x1 := halves(b, in.Lhs())
	y0, y1 := halves(b, in.Rhs())
	low := arith.NewMulUIExtended(b, x0, y0)
	x0y1 := arith.NewMulI(b, x0, y1).Result()
	x1y0 := arith.NewMulI(b, x1, y0).Result()
	high := arith.NewAddI(b, low.High(), x0y1).Result()
	high = arith.NewAddI(b, high, x1y0).Result()
	r.Replace(op.Op(), join(b, t, low.Low(), high))
	return true
}

// A shift by n moves bits from one half, the source, to the other. N is the width of a half.
//
//	n < N:  to = to shifted by n | from shifted back by N-n
//	n >= N: to = from shifted by n-N
//
// All is computed in both cases, with amounts for which the shifts are defined where it
// matters. Only the lower half of n counts, since shifts by 2N and more are undefined.
type shift struct {
	n, width, zero *ir.Value
	far            *ir.Value // n >= N
}

func newShift(b *ir.Builder, t *ir.VectorType, n *ir.Value, width uint32) shift {
	zero := constant(b, halfType(t), 0)
	wide := constant(b, halfType(t), int64(width))
	return shift{n, wide, zero, arith.NewCmpI(b, arith.CmpIPredicateUge, n, wide).Result()}
}

// near is v where n < N, otherwise 0.
func (s shift) near(b *ir.Builder, v *ir.Value) *ir.Value {
	return arith.NewSelect(b, s.far, s.zero, v).Result()
}

// back returns N-n where n < N, otherwise 0.
func (s shift) back(b *ir.Builder) *ir.Value {
	capped := arith.NewSelect(b, s.far, s.width, s.n).Result()
	return arith.NewSubI(b, s.width, capped).Result()
}

// over returns n-N.
func (s shift) over(b *ir.Builder) *ir.Value { return arith.NewSubI(b, s.n, s.width).Result() }

func (c *TypeConverter) lowerShLI(op arith.ShLIOp, in arith.ShLIAdaptor[*ir.Value], r *convert.Rewriter) bool {
	t := c.pairs(op.Result().Type())
	if t == nil {
		return unsupported(r, op.Op(), op.Result().Type())
	}
	b := r.Builder
	x0, x1 := halves(b, in.Lhs())
	s := newShift(b, t, half(b, in.Rhs(), 0), c.widest)
	low := s.near(b, arith.NewShLI(b, x0, s.n).Result())
	moved := arith.NewShRUI(b, x0, s.back(b)).Result()
	movedFar := arith.NewShLI(b, x0, s.over(b)).Result()
	high := s.near(b, arith.NewShLI(b, x1, s.n).Result())
	moved = arith.NewSelect(b, s.far, movedFar, moved).Result()
	high = arith.NewOrI(b, moved, high).Result()
	r.Replace(op.Op(), join(b, t, low, high))
	return true
}

func (c *TypeConverter) lowerShRUI(op arith.ShRUIOp, in arith.ShRUIAdaptor[*ir.Value], r *convert.Rewriter) bool {
	t := c.pairs(op.Result().Type())
	if t == nil {
		return unsupported(r, op.Op(), op.Result().Type())
	}
	b := r.Builder
	x0, x1 := halves(b, in.Lhs())
	s := newShift(b, t, half(b, in.Rhs(), 0), c.widest)
	low := s.near(b, arith.NewShRUI(b, x0, s.n).Result())
	high := s.near(b, arith.NewShRUI(b, x1, s.n).Result())
	moved := arith.NewShLI(b, x1, s.back(b)).Result()
	movedFar := arith.NewShRUI(b, x1, s.over(b)).Result()
	moved = arith.NewSelect(b, s.far, movedFar, moved).Result()
	low = arith.NewOrI(b, low, moved).Result()
	r.Replace(op.Op(), join(b, t, low, high))
	return true
}

// lowerShRSI makes an unsigned shift, with bits of the sign in front, and leaves the rest to other
// patterns. A shift by 0 has no such bits.
func (c *TypeConverter) lowerShRSI(op arith.ShRSIOp, in arith.ShRSIAdaptor[*ir.Value], r *convert.Rewriter) bool {
	t := op.Result().Type()
	if c.pairs(t) == nil {
		return unsupported(r, op.Op(), t)
	}
	b := r.Builder
	x1 := half(b, in.Lhs(), 1)
	n := half(b, in.Rhs(), 0)
	zero := constant(b, n.Type(), 0)
	negative := dropLast(b, arith.NewCmpI(b, arith.CmpIPredicateSlt, x1, zero).Result())
	signs := arith.NewExtSI(b, t, negative).Result()
	all := constant(b, n.Type(), 2*int64(c.widest))
	kept := dropLast(b, arith.NewSubI(b, all, n).Result())
	kept = arith.NewExtUI(b, t, kept).Result()
	signs = arith.NewShLI(b, signs, kept).Result()
	shifted := arith.NewShRUI(b, op.Lhs(), op.Rhs()).Result()
	shifted = arith.NewOrI(b, shifted, signs).Result()
	by0 := dropLast(b, arith.NewCmpI(b, arith.CmpIPredicateEq, n, zero).Result())
	r.ReplaceBy(op.Op(), arith.NewSelect(b, by0, op.Lhs(), shifted).Op())
	return true
}
