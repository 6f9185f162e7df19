package indextollvm

import (
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/index"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/tollvm"
	"github.com/gomlir/gomlir/num"
	"github.com/gomlir/gomlir/pass"
)

// Pass is the pass convert-index-to-llvm.
var Pass = &pass.Def{
	Name:    "convert-index-to-llvm",
	Summary: "Lower the `index` dialect to the `llvm` dialect.",
	Class:   "ConvertIndexToLLVMPass",
	New: func(o *pass.Options) func(*pass.Job) {
		bits := tollvm.IndexOption(o)
		opaque := tollvm.PointerOption(o, true)
		return func(j *pass.Job) {
			c := tollvm.NewTypeConverter(j.Op.Context(), tollvm.Options{IndexBits: *bits, TypedPointers: !*opaque, Report: j.Report})
			t := tollvm.Target()
			t.IllegalDialects("index")
			tollvm.Run(j, c, t, Patterns(c))
		}
	},
}

// counterparts lists the operations of llvm that do what those of index do.
var counterparts = []struct{ from, to *ir.OpDef }{
	{index.Add, llvm.Add}, {index.Sub, llvm.Sub}, {index.Mul, llvm.Mul},
	{index.DivS, llvm.SDiv}, {index.DivU, llvm.UDiv}, {index.RemS, llvm.SRem}, {index.RemU, llvm.URem},
	{index.MaxS, llvm.SMax}, {index.MaxU, llvm.UMax}, {index.MinS, llvm.SMin}, {index.MinU, llvm.UMin},
	{index.Shl, llvm.Shl}, {index.ShrS, llvm.AShr}, {index.ShrU, llvm.LShr},
	{index.And, llvm.And}, {index.Or, llvm.Or}, {index.XOr, llvm.XOr},
}

// Patterns returns the patterns for the index dialect.
func Patterns(c *tollvm.TypeConverter) []convert.Pattern {
	l := lowering{c}
	var list []convert.Pattern
	for _, p := range counterparts {
		list = append(list, c.Counterpart(p.from, p.to))
	}
	return append(list,
		convert.On(c.TypeConverter, l.lowerCeilDivS),
		convert.On(c.TypeConverter, l.lowerCeilDivU),
		convert.On(c.TypeConverter, l.lowerFloorDivS),
		convert.On(c.TypeConverter, func(op index.CastSOp, in index.CastSAdaptor[*ir.Value], r *convert.Rewriter) bool {
			return l.resize(op.Op(), in.Input(), llvm.SExt, r)
		}),
		convert.On(c.TypeConverter, func(op index.CastUOp, in index.CastUAdaptor[*ir.Value], r *convert.Rewriter) bool {
			return l.resize(op.Op(), in.Input(), llvm.ZExt, r)
		}),
		convert.On(c.TypeConverter, l.lowerCmp),
		convert.On(c.TypeConverter, l.lowerSizeOf),
		convert.On(c.TypeConverter, l.lowerConstant),
		convert.On(c.TypeConverter, l.lowerBoolConstant),
	)
}

// lowering is the receiver of the patterns.
type lowering struct{ *tollvm.TypeConverter }

// number creates a constant of the type of indices, without the bits that this does not have.
func (c lowering) number(b *ir.Builder, v int64) *ir.Value {
	t := c.IndexType().(*ir.IntegerType)
	return llvm.NewConstant(b, t, ir.NewWideIntegerAttr(t, num.NewInt(t.Width(), v))).Result()
}

// lowerCeilDivS rounds up. A quotient that is positive is one more than that of a number nearer to
// zero than the dividend; another is that of the negated dividend, negated.
func (c lowering) lowerCeilDivS(op index.CeilDivSOp, in index.CeilDivSAdaptor[*ir.Value], r *convert.Rewriter) bool {
	b, n, m := r.Builder, in.Lhs(), in.Rhs()
	zero, one, minusOne := c.number(b, 0), c.number(b, 1), c.number(b, -1)
	mPositive := llvm.NewICmp(b, llvm.ICmpPredicateSgt, m, zero).Result()
	step := llvm.NewSelect(b, mPositive, minusOne, one).Result()
	quotient := llvm.NewSDiv(b, llvm.NewAdd(b, n, step).Result(), m).Result()
	positive := llvm.NewAdd(b, quotient, one).Result()
	quotient = llvm.NewSDiv(b, llvm.NewSub(b, zero, n).Result(), m).Result()
	negative := llvm.NewSub(b, zero, quotient).Result()
	nPositive := llvm.NewICmp(b, llvm.ICmpPredicateSgt, n, zero).Result()
	sameSign := llvm.NewICmp(b, llvm.ICmpPredicateEq, nPositive, mPositive).Result()
	nonZero := llvm.NewICmp(b, llvm.ICmpPredicateNe, n, zero).Result()
	isPositive := llvm.NewAnd(b, sameSign, nonZero).Result()
	r.ReplaceBy(op.Op(), llvm.NewSelect(b, isPositive, positive, negative).Op())
	return true
}

// lowerCeilDivU rounds up: x == 0 ? 0 : (x-1)/y + 1.
func (c lowering) lowerCeilDivU(op index.CeilDivUOp, in index.CeilDivUAdaptor[*ir.Value], r *convert.Rewriter) bool {
	b, n := r.Builder, in.Lhs()
	zero, one := c.number(b, 0), c.number(b, 1)
	quotient := llvm.NewUDiv(b, llvm.NewSub(b, n, one).Result(), in.Rhs()).Result()
	up := llvm.NewAdd(b, quotient, one).Result()
	isZero := llvm.NewICmp(b, llvm.ICmpPredicateEq, n, zero).Result()
	r.ReplaceBy(op.Op(), llvm.NewSelect(b, isZero, zero, up).Op())
	return true
}

// lowerFloorDivS rounds down: see lowerCeilDivS.
func (c lowering) lowerFloorDivS(op index.FloorDivSOp, in index.FloorDivSAdaptor[*ir.Value], r *convert.Rewriter) bool {
	b, n, m := r.Builder, in.Lhs(), in.Rhs()
	zero, one, minusOne := c.number(b, 0), c.number(b, 1), c.number(b, -1)
	mNegative := llvm.NewICmp(b, llvm.ICmpPredicateSlt, m, zero).Result()
	step := llvm.NewSelect(b, mNegative, one, minusOne).Result()
	quotient := llvm.NewSDiv(b, llvm.NewSub(b, step, n).Result(), m).Result()
	negative := llvm.NewSub(b, minusOne, quotient).Result()
	positive := llvm.NewSDiv(b, n, m).Result()
	nNegative := llvm.NewICmp(b, llvm.ICmpPredicateSlt, n, zero).Result()
	differentSign := llvm.NewICmp(b, llvm.ICmpPredicateNe, nNegative, mNegative).Result()
	nonZero := llvm.NewICmp(b, llvm.ICmpPredicateNe, n, zero).Result()
	isNegative := llvm.NewAnd(b, differentSign, nonZero).Result()
	r.ReplaceBy(op.Op(), llvm.NewSelect(b, isNegative, negative, positive).Op())
	return true
}

// resize converts a cast between integers: extend is the operation that makes them wider.
func (c lowering) resize(op *ir.Operation, v *ir.Value, extend *ir.OpDef, r *convert.Rewriter) bool {
	from, ok1 := v.Type().(*ir.IntegerType)
	to, ok2 := c.ConvertOne(op.Result(0).Type()).(*ir.IntegerType)
	switch {
	case !ok1 || !ok2:
		return false
	case from == to:
		r.Replace(op, v)
		return true
	case from.Width() > to.Width():
		extend = llvm.Trunc
	}
	made := r.Create(&ir.OperationState{Def: extend, Operands: []*ir.Value{v}, Results: []ir.Type{to}})
	for i, slot := range extend.Attrs {
		if slot.Default != nil {
			made.SetInherentAttr(i, slot.Default(c.Context()))
		}
	}
	r.ReplaceBy(op, made)
	return true
}

// lowerCmp relies on the predicates of both dialects being the same, in the same order.
func (c lowering) lowerCmp(op index.CmpOp, in index.CmpAdaptor[*ir.Value], r *convert.Rewriter) bool {
	r.ReplaceBy(op.Op(), llvm.NewICmp(r.Builder, llvm.ICmpPredicate(op.Pred()), in.Lhs(), in.Rhs()).Op())
	return true
}

func (c lowering) lowerSizeOf(op index.SizeOfOp, _ index.SizeOfAdaptor[*ir.Value], r *convert.Rewriter) bool {
	width := c.IndexType().(*ir.IntegerType).Width()
	r.Replace(op.Op(), c.number(r.Builder, int64(width)))
	return true
}

func (c lowering) lowerConstant(op index.ConstantOp, _ index.ConstantAdaptor[*ir.Value], r *convert.Rewriter) bool {
	r.Replace(op.Op(), c.number(r.Builder, op.Value()))
	return true
}

func (c lowering) lowerBoolConstant(op index.BoolConstantOp, _ index.BoolConstantAdaptor[*ir.Value], r *convert.Rewriter) bool {
	t := op.Result().Type()
	made := llvm.NewConstant(r.Builder, t, ir.NewBoolAttr(c.Context(), op.Value())).Op()
	tollvm.CopyAttrs(op.Op().Discardables(), made)
	r.ReplaceBy(op.Op(), made)
	return true
}
