package complextollvm

import (
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/internal/complexmath"
	"github.com/gomlir/gomlir/lower/tollvm"
	"github.com/gomlir/gomlir/num"
)

// math creates operations on parts of numbers with fast-math flags. It implements complexmath.Ops.
type math struct {
	b     *ir.Builder
	flags llvm.FastmathFlags
	elem  ir.Type
}

func newMath(b *ir.Builder, flags arith.FastMathFlags, elem ir.Type) math {
	return math{b, tollvm.FastmathFlags(flags), elem}
}

func (m math) Add(x, y *ir.Value) *ir.Value {
	return llvm.NewFAdd(m.b, x, y).SetFastmathFlags(m.flags).Result()
}

func (m math) Sub(x, y *ir.Value) *ir.Value {
	return llvm.NewFSub(m.b, x, y).SetFastmathFlags(m.flags).Result()
}

func (m math) Mul(x, y *ir.Value) *ir.Value {
	return llvm.NewFMul(m.b, x, y).SetFastmathFlags(m.flags).Result()
}

func (m math) Div(x, y *ir.Value) *ir.Value {
	return llvm.NewFDiv(m.b, x, y).SetFastmathFlags(m.flags).Result()
}

func (m math) Abs(x *ir.Value) *ir.Value {
	return llvm.NewFAbs(m.b, x).SetFastmathFlags(m.flags).Result()
}

func (m math) CopySign(magnitude, of *ir.Value) *ir.Value {
	return llvm.NewCopySign(m.b, magnitude, of).Result()
}

func (m math) Compare(p arith.CmpFPredicate, x, y *ir.Value) *ir.Value {
	return llvm.NewFCmp(m.b, llvm.FCmpPredicate(p), x, y).Result() // the predicates are the same
}

func (m math) And(x, y *ir.Value) *ir.Value { return llvm.NewAnd(m.b, x, y).Result() }
func (m math) Or(x, y *ir.Value) *ir.Value  { return llvm.NewOr(m.b, x, y).Result() }

func (m math) Select(c, yes, no *ir.Value) *ir.Value {
	return llvm.NewSelect(m.b, c, yes, no).Result()
}

func (m math) Constant(v float64) *ir.Value {
	return llvm.NewConstant(m.b, m.elem, ir.NewFloat64Attr(m.elem, v)).Result()
}

func (m math) Infinity() *ir.Value {
	s := m.elem.(*ir.FloatType).Semantics()
	return llvm.NewConstant(m.b, m.elem, ir.NewFloatAttr(m.elem, num.Inf(s, false))).Result()
}

// product is the product of two numbers.
func product(m complexmath.Arithmetic, x, y complexmath.Number) complexmath.Number {
	re := m.Mul(y.Re, x.Re)
	re = m.Sub(re, m.Mul(y.Im, x.Im))
	im := m.Mul(x.Im, y.Re)
	return complexmath.Number{Re: re, Im: m.Add(im, m.Mul(x.Re, y.Im))}
}
