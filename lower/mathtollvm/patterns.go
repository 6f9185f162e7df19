package mathtollvm

import (
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/dialect/math"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/tollvm"
	"github.com/gomlir/gomlir/pass"
)

// Pass is the pass convert-math-to-llvm.
var Pass = &pass.Def{
	Name:    "convert-math-to-llvm",
	Summary: "Convert Math dialect to LLVM dialect",
	Class:   "ConvertMathToLLVMPass",
	New: func(o *pass.Options) func(*pass.Job) {
		opaque := tollvm.PointerOption(o, true)
		approximate := true
		o.Bool(&approximate, "approximate-log1p", "Enable approximation of Log1p.")
		return func(j *pass.Job) {
			c := tollvm.NewTypeConverter(j.Op.Context(), tollvm.Options{TypedPointers: !*opaque, Report: j.Report})
			tollvm.Run(j, c, tollvm.Target(), Patterns(c, Options{ExactLog1p: !approximate}))
		}
	},
}

// Options control the conversion.
type Options struct {
	// ExactLog1p leaves math.log1p as it is, because log(1 + x) is not exact for a small x.
	ExactLog1p bool
}

// counterparts lists the intrinsics that do what operations do.
var counterparts = []struct{ from, to *ir.OpDef }{
	{math.AbsF, llvm.FAbs}, {math.Acos, llvm.ACos}, {math.Asin, llvm.ASin}, {math.Atan, llvm.ATan}, {math.Atan2, llvm.ATan2},
	{math.Ceil, llvm.FCeil}, {math.CopySign, llvm.CopySign}, {math.Cos, llvm.Cos}, {math.Cosh, llvm.CosH}, {math.CtPop, llvm.CtPop},
	{math.Exp2, llvm.Exp2}, {math.Exp, llvm.Exp}, {math.Floor, llvm.FFloor}, {math.Fma, llvm.FMA},
	{math.Log10, llvm.Log10}, {math.Log2, llvm.Log2}, {math.Log, llvm.Log}, {math.PowF, llvm.Pow},
	{math.RoundEven, llvm.RoundEven}, {math.Round, llvm.Round}, {math.Sin, llvm.Sin}, {math.Sinh, llvm.SinH}, {math.Sqrt, llvm.Sqrt},
	{math.Tan, llvm.Tan}, {math.Tanh, llvm.TanH}, {math.Trunc, llvm.FTrunc},
}

// Patterns returns the patterns for the math dialect.
func Patterns(c *tollvm.TypeConverter, o Options) []convert.Pattern {
	l := lowering{c}
	var list []convert.Pattern
	for _, p := range counterparts {
		list = append(list, c.Counterpart(p.from, p.to))
	}
	list = append(list,
		convert.On(c.TypeConverter, l.lowerAbsI),
		l.count(math.CountLeadingZeros, llvm.CountLeadingZeros),
		l.count(math.CountTrailingZeros, llvm.CountTrailingZeros),
		convert.On(c.TypeConverter, func(op math.IsNaNOp, in math.IsNaNAdaptor[*ir.Value], r *convert.Rewriter) bool {
			return l.classify(op.Op(), in.Operand(), isNaN, r)
		}),
		convert.On(c.TypeConverter, func(op math.IsFiniteOp, in math.IsFiniteAdaptor[*ir.Value], r *convert.Rewriter) bool {
			return l.classify(op.Op(), in.Operand(), isFinite, r)
		}),
		convert.On(c.TypeConverter, l.lowerFPowI),
		convert.On(c.TypeConverter, l.lowerSincos),
		l.withOne(math.ExpM1, func(b *ir.Builder, x, one *ir.Value, t ir.Type, create createFunc) *ir.Operation {
			return create(llvm.FSub, t, create(llvm.Exp, t, x).Result(0), one)
		}),
		l.withOne(math.Rsqrt, func(b *ir.Builder, x, one *ir.Value, t ir.Type, create createFunc) *ir.Operation {
			return create(llvm.FDiv, t, one, create(llvm.Sqrt, t, x).Result(0))
		}),
	)
	if !o.ExactLog1p {
		list = append(list, l.withOne(math.Log1p, func(b *ir.Builder, x, one *ir.Value, t ir.Type, create createFunc) *ir.Operation {
			return create(llvm.Log, t, create(llvm.FAdd, t, one, x).Result(0))
		}))
	}
	return list
}

// lowering is the receiver of the patterns.
type lowering struct{ *tollvm.TypeConverter }

// isPlain reports whether a converted value is a scalar or a vector of one dimension.
func isPlain(v *ir.Value) bool {
	_, array := v.Type().(*llvm.ArrayType)
	return !array && llvm.IsCompatibleType(v.Type())
}

func (c lowering) lowerAbsI(op math.AbsIOp, in math.AbsIAdaptor[*ir.Value], r *convert.Rewriter) bool {
	if !isPlain(in.Operand()) {
		return r.NoMatch(op.Op(), "vectors of several dimensions have no conversion, nor have they in MLIR 22")
	}
	r.ReplaceBy(op.Op(), llvm.NewAbs(r.Builder, in.Operand().Type(), in.Operand(), 0).Op())
	return true
}

// count returns the pattern for an operation that counts zeros, all bits if there is no one.
func (c lowering) count(from, to *ir.OpDef) convert.Pattern {
	return convert.Pattern{Name: from.Name, Root: from.Name, Types: c.TypeConverter.TypeConverter, Convert: func(op *ir.Operation, lists [][]*ir.Value, r *convert.Rewriter) bool {
		in, ok := convert.OneToOne(lists)
		if !ok || !isPlain(in[0]) {
			return r.NoMatch(op, "vectors of several dimensions have no conversion, nor have they in MLIR 22")
		}
		counted := r.Create(&ir.OperationState{Def: to, Operands: in, Results: []ir.Type{in[0].Type()}})
		counted.SetAttr("is_zero_poison", ir.NewBoolAttr(c.Context(), false))
		r.ReplaceBy(op, counted)
		return true
	}}
}

// Bits of llvm.is.fpclass.
const (
	isNaN    = 0x003
	isFinite = 0x1f8
)

func (c lowering) classify(op *ir.Operation, x *ir.Value, bits int32, r *convert.Rewriter) bool {
	t := c.ConvertOne(op.Result(0).Type())
	if t == nil || !isPlain(x) || c.HasForeignFloats(op) {
		return r.NoMatch(op, "LLVM has no such type, or vectors have several dimensions")
	}
	r.ReplaceBy(op, llvm.NewIsFPClass(r.Builder, t, x, bits).Op())
	return true
}

// lowerFPowI converts powers of scalars: LLVM has no vectors of exponents.
func (c lowering) lowerFPowI(op math.FPowIOp, in math.FPowIAdaptor[*ir.Value], r *convert.Rewriter) bool {
	if _, ok := in.Rhs().Type().(*ir.IntegerType); !ok || c.HasForeignFloats(op.Op()) {
		return r.NoMatch(op.Op(), "LLVM has no vectors of exponents")
	}
	made := llvm.NewPowI(r.Builder, in.Lhs().Type(), in.Lhs(), in.Rhs()).Op()
	tollvm.CopyMathAttrs(op.Op(), made)
	r.ReplaceBy(op.Op(), made)
	return true
}

func (c lowering) lowerSincos(op math.SincosOp, in math.SincosAdaptor[*ir.Value], r *convert.Rewriter) bool {
	x := in.Operand()
	if !isPlain(x) || c.HasForeignFloats(op.Op()) {
		return r.NoMatch(op.Op(), "LLVM has no such type, or vectors have several dimensions")
	}
	t := llvm.NewLiteralStruct(c.Context(), []ir.Type{x.Type(), x.Type()}, false)
	both := r.Create(&ir.OperationState{Def: llvm.SinCos, Operands: []*ir.Value{x}, Results: []ir.Type{t}})
	tollvm.CopyMathAttrs(op.Op(), both)
	sin := tollvm.Extract(r.Builder, both.Result(0), 0)
	r.Replace(op.Op(), sin, tollvm.Extract(r.Builder, both.Result(0), 1))
	return true
}

// A createFunc creates an operation with the attributes of the one that is converted.
type createFunc func(def *ir.OpDef, t ir.Type, operands ...*ir.Value) *ir.Operation

// withOne returns the pattern for a function that is computed from x and 1.
func (c lowering) withOne(def *ir.OpDef, compute func(b *ir.Builder, x, one *ir.Value, t ir.Type, create createFunc) *ir.Operation) convert.Pattern {
	return convert.Pattern{Name: def.Name, Root: def.Name, Types: c.TypeConverter.TypeConverter, Convert: func(op *ir.Operation, lists [][]*ir.Value, r *convert.Rewriter) bool {
		in, ok := convert.OneToOne(lists)
		if !ok || c.HasForeignFloats(op) {
			return r.NoMatch(op, "unsupported floating point type")
		}
		elem := ir.ElementOrSelf(op.Result(0).Type())
		return c.Elementwise(op, in, r, func(b *ir.Builder, in []*ir.Value, t ir.Type) *ir.Operation {
			var value ir.Attribute = ir.NewFloat64Attr(elem, 1)
			if s, ok := t.(ir.ShapedType); ok {
				value = ir.NewDenseFloat64s(s, 1)
			}
			one := llvm.NewConstant(b, t, value).Result()
			return compute(b, in[0], one, t, func(def *ir.OpDef, t ir.Type, operands ...*ir.Value) *ir.Operation {
				made := b.Create(&ir.OperationState{Context: c.Context(), Def: def, Operands: operands, Results: []ir.Type{t}})
				tollvm.CopyMathAttrs(op, made)
				return made
			})
		})
	}}
}
