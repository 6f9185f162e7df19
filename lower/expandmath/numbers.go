package expandmath

import (
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/math"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
	"github.com/gomlir/gomlir/rewrite"
)

// numbers makes operations on values of one type: floats, or vectors or tensors of them.
type numbers struct {
	b *ir.Builder
	t ir.Type
}

// numbersOf returns numbers like the operand of an operation. ok is false if there are no
// constants of its type, as its shape is not known.
func numbersOf(op *ir.Operation, r *rewrite.Rewriter) (n numbers, ok bool) {
	t := op.Operand(0).Type()
	if s, shaped := t.(ir.ShapedType); shaped && !ir.HasStaticShape(s) {
		return n, r.NoMatch(op, "there are no constants of a dynamic shape")
	}
	return numbers{r.Builder, t}, true
}

// constant creates a constant of the type, rounded to its format.
func (n numbers) constant(v float64) *ir.Value {
	f, _ := num.FloatFromFloat64(n.format(), v)
	return n.float(f)
}

func (n numbers) float(f num.Float) *ir.Value {
	if s, ok := n.t.(ir.ShapedType); ok {
		return arith.NewConstant(n.b, ir.NewDenseFloats(s, f)).Result()
	}
	return arith.NewConstant(n.b, ir.NewFloatAttr(n.t, f)).Result()
}

// format returns the format of the floats.
func (n numbers) format() num.Semantics { return ir.ElementOrSelf(n.t).(*ir.FloatType).Semantics() }

// ints returns a type of integers in the same shape.
func (n numbers) ints(width uint32) ir.Type {
	return ir.WithElement(n.t, ir.NewIntegerType(n.b.Context(), width, ir.Signless))
}

func (n numbers) add(x, y *ir.Value) *ir.Value { return arith.NewAddF(n.b, x, y).Result() }
func (n numbers) sub(x, y *ir.Value) *ir.Value { return arith.NewSubF(n.b, x, y).Result() }
func (n numbers) mul(x, y *ir.Value) *ir.Value { return arith.NewMulF(n.b, x, y).Result() }
func (n numbers) div(x, y *ir.Value) *ir.Value { return arith.NewDivF(n.b, x, y).Result() }
func (n numbers) neg(x *ir.Value) *ir.Value    { return arith.NewNegF(n.b, x).Result() }
func (n numbers) exp(x *ir.Value) *ir.Value    { return math.NewExp(n.b, x).Result() }
func (n numbers) log(x *ir.Value) *ir.Value    { return math.NewLog(n.b, x).Result() }
func (n numbers) sqrt(x *ir.Value) *ir.Value   { return math.NewSqrt(n.b, x).Result() }

// signed returns x with the sign of y.
func (n numbers) signed(x, y *ir.Value) *ir.Value { return math.NewCopySign(n.b, x, y).Result() }

func (n numbers) compare(p arith.CmpFPredicate, x, y *ir.Value) *ir.Value {
	return arith.NewCmpF(n.b, p, x, y).Result()
}

func (n numbers) choose(c, x, y *ir.Value) *ir.Value { return arith.NewSelect(n.b, c, x, y).Result() }

// truncated rounds towards zero by way of an integer, which loses the sign of -0.
func (n numbers) truncated(x *ir.Value) *ir.Value {
	whole := arith.NewFPToSI(n.b, n.ints(64), x).Result()
	return n.signed(arith.NewSIToFP(n.b, n.t, whole).Result(), x)
}
