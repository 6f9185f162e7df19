package complextollvm

import (
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/complex"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/internal/complexmath"
	"github.com/gomlir/gomlir/lower/tollvm"
	"github.com/gomlir/gomlir/pass"
)

// Pass is the pass convert-complex-to-llvm.
var Pass = &pass.Def{
	Name:    "convert-complex-to-llvm",
	Summary: "Convert Complex dialect to LLVM dialect",
	Class:   "ConvertComplexToLLVMPass",
	New: func(o *pass.Options) func(*pass.Job) {
		opaque := tollvm.PointerOption(o, true)
		division := complex.RangeBasic.String()
		o.Enum(&division, "complex-range", "Control the intermediate calculation of complex complexmath.Number division",
			complex.RangeImproved.String(), complex.RangeBasic.String(), complex.RangeNone.String())
		return func(j *pass.Job) {
			c := tollvm.NewTypeConverter(j.Op.Context(), tollvm.Options{TypedPointers: !*opaque, Report: j.Report})
			t := tollvm.Target()
			t.IllegalDialects("complex")
			division, _ := complex.ParseComplexRangeFlags(division)
			tollvm.Run(j, c, t, Patterns(c, division))
		}
	},
}

// Patterns returns the patterns for the complex dialect. With [complex.RangeImproved], division
// does not overflow on the way, which takes many more operations.
func Patterns(c *tollvm.TypeConverter, division complex.ComplexRangeFlags) []convert.Pattern {
	l := lowering{c}
	return []convert.Pattern{
		convert.On(c.TypeConverter, l.lowerAbs),
		convert.On(c.TypeConverter, func(op complex.AddOp, in complex.AddAdaptor[*ir.Value], r *convert.Rewriter) bool {
			return l.lowerParts(op.Op(), in.Lhs(), in.Rhs(), op.Fastmath(), r, func(m complexmath.Arithmetic, x, y complexmath.Number) complexmath.Number {
				return complexmath.Number{Re: m.Add(x.Re, y.Re), Im: m.Add(x.Im, y.Im)}
			})
		}),
		convert.On(c.TypeConverter, func(op complex.SubOp, in complex.SubAdaptor[*ir.Value], r *convert.Rewriter) bool {
			return l.lowerParts(op.Op(), in.Lhs(), in.Rhs(), op.Fastmath(), r, func(m complexmath.Arithmetic, x, y complexmath.Number) complexmath.Number {
				return complexmath.Number{Re: m.Sub(x.Re, y.Re), Im: m.Sub(x.Im, y.Im)}
			})
		}),
		convert.On(c.TypeConverter, func(op complex.MulOp, in complex.MulAdaptor[*ir.Value], r *convert.Rewriter) bool {
			return l.lowerParts(op.Op(), in.Lhs(), in.Rhs(), op.Fastmath(), r, product)
		}),
		convert.On(c.TypeConverter, func(op complex.DivOp, in complex.DivAdaptor[*ir.Value], r *convert.Rewriter) bool {
			quotient := complexmath.Arithmetic.Quotient
			if division == complex.RangeImproved {
				quotient = complexmath.Arithmetic.ScaledQuotient
			}
			return l.lowerParts(op.Op(), in.Lhs(), in.Rhs(), op.Fastmath(), r, quotient)
		}),
		convert.On(c.TypeConverter, l.lowerConstant),
		convert.On(c.TypeConverter, l.lowerCreate),
		convert.On(c.TypeConverter, func(op complex.ReOp, in complex.ReAdaptor[*ir.Value], r *convert.Rewriter) bool {
			r.Replace(op.Op(), tollvm.Extract(r.Builder, in.Complex(), 0))
			return true
		}),
		convert.On(c.TypeConverter, func(op complex.ImOp, in complex.ImAdaptor[*ir.Value], r *convert.Rewriter) bool {
			r.Replace(op.Op(), tollvm.Extract(r.Builder, in.Complex(), 1))
			return true
		}),
	}
}

// lowering is the receiver of the patterns.
type lowering struct{ *tollvm.TypeConverter }

func parts(b *ir.Builder, v *ir.Value) complexmath.Number {
	re := tollvm.Extract(b, v, 0)
	return complexmath.Number{Re: re, Im: tollvm.Extract(b, v, 1)}
}

// pack puts parts into a struct.
func pack(b *ir.Builder, into *ir.Value, n complexmath.Number) *ir.Value {
	v := llvm.NewInsertValue(b, into, n.Re, []int64{0}).Result()
	return llvm.NewInsertValue(b, v, n.Im, []int64{1}).Result()
}

// lowerParts computes with the parts of two numbers.
func (c lowering) lowerParts(op *ir.Operation, lhs, rhs *ir.Value, flags arith.FastMathFlags, r *convert.Rewriter, compute func(m complexmath.Arithmetic, x, y complexmath.Number) complexmath.Number) bool {
	t := c.ConvertOne(op.Result(0).Type())
	if t == nil || c.ConvertOne(elementOf(op)) != elementOf(op) {
		return r.NoMatch(op, "unsupported floating point type")
	}
	b := r.Builder
	x := parts(b, lhs)
	y := parts(b, rhs)
	result := c.Undefined(b, t)
	r.Replace(op, pack(b, result, compute(complexmath.Arithmetic{Ops: newMath(b, flags, elementOf(op))}, x, y)))
	return true
}

// elementOf is the type of the parts of an operation's first operand.
func elementOf(op *ir.Operation) ir.Type { return op.Operand(0).Type().(*ir.ComplexType).Elem() }

func (c lowering) lowerAbs(op complex.AbsOp, in complex.AbsAdaptor[*ir.Value], r *convert.Rewriter) bool {
	if elem := elementOf(op.Op()); c.ConvertOne(elem) != elem {
		return r.NoMatch(op.Op(), "unsupported floating point type")
	}
	x := parts(r.Builder, in.Complex())
	m := newMath(r.Builder, op.Fastmath(), elementOf(op.Op()))
	square := m.Add(m.Mul(x.Re, x.Re), m.Mul(x.Im, x.Im))
	r.ReplaceBy(op.Op(), llvm.NewSqrt(r.Builder, square).Op())
	return true
}

func (c lowering) lowerConstant(op complex.ConstantOp, _ complex.ConstantAdaptor[*ir.Value], r *convert.Rewriter) bool {
	t := c.ConvertOne(op.Result().Type())
	if t == nil {
		return false
	}
	made := llvm.NewConstant(r.Builder, t, op.Value()).Op()
	tollvm.CopyAttrs(op.Op().Discardables(), made)
	r.ReplaceBy(op.Op(), made)
	return true
}

func (c lowering) lowerCreate(op complex.CreateOp, in complex.CreateAdaptor[*ir.Value], r *convert.Rewriter) bool {
	t := c.ConvertOne(op.Result().Type())
	if t == nil {
		return false
	}
	result := c.Undefined(r.Builder, t)
	r.Replace(op.Op(), pack(r.Builder, result, complexmath.Number{Re: in.Real(), Im: in.Imaginary()}))
	return true
}
