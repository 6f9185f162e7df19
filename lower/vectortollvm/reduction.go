package vectortollvm

import (
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/tollvm"
	"github.com/gomlir/gomlir/num"
)

// reductionPatterns returns the patterns for reductions of a vector to a scalar, masked
// or not.
func (l *lowering) reductionPatterns() []convert.Pattern {
	c := l.TypeConverter.TypeConverter
	return []convert.Pattern{
		convert.On(c, l.lowerReduction),
		convert.On(c, l.lowerMaskedReduction),
	}
}

// An intReduction has the operations for a reduction of integers: of a vector, of a masked vector,
// and of two integers. If two is nil, the last is a select by the predicate less.
type intReduction struct {
	all  *ir.OpDef
	vp   *ir.OpDef
	two  *ir.OpDef
	less llvm.ICmpPredicate
	// neutral returns the neutral element, the start value of a masked reduction without an
	// accumulator.
	neutral func(width uint32) num.Int
}

func zeroOf(width uint32) num.Int      { return num.NewInt(width, 0) }
func oneOf(width uint32) num.Int       { return num.NewInt(width, 1) }
func maxSignedOf(width uint32) num.Int { return num.MinSigned(width).Not() }

var intReductions = map[vector.CombiningKind]intReduction{
	vector.CombiningKindAdd:   {llvm.VectorReduceAdd, llvm.VPReduceAdd, llvm.Add, 0, zeroOf},
	vector.CombiningKindMul:   {llvm.VectorReduceMul, llvm.VPReduceMul, llvm.Mul, 0, oneOf},
	vector.CombiningKindAnd:   {llvm.VectorReduceAnd, llvm.VPReduceAnd, llvm.And, 0, num.AllOnes},
	vector.CombiningKindOr:    {llvm.VectorReduceOr, llvm.VPReduceOr, llvm.Or, 0, zeroOf},
	vector.CombiningKindXor:   {llvm.VectorReduceXor, llvm.VPReduceXor, llvm.XOr, 0, zeroOf},
	vector.CombiningKindMinUI: {llvm.VectorReduceUMin, llvm.VPReduceUMin, nil, llvm.ICmpPredicateUle, num.AllOnes},
	vector.CombiningKindMinSI: {llvm.VectorReduceSMin, llvm.VPReduceSMin, nil, llvm.ICmpPredicateSle, maxSignedOf},
	vector.CombiningKindMaxUI: {llvm.VectorReduceUMax, llvm.VPReduceUMax, nil, llvm.ICmpPredicateUge, zeroOf},
	vector.CombiningKindMaxSI: {llvm.VectorReduceSMax, llvm.VPReduceSMax, nil, llvm.ICmpPredicateSge, num.MinSigned},
}

// A floatReduction has the operations for a reduction of floating-point numbers: of a vector, of
// two numbers, and of a masked vector. If start is set, the first operation takes the accumulator
// itself.
type floatReduction struct {
	all, two *ir.OpDef
	start    string // for sums and products: the neutral element
	vp       *ir.OpDef
}

var floatReductions = map[vector.CombiningKind]floatReduction{
	vector.CombiningKindAdd:      {llvm.VectorReduceFAdd, nil, "0.0", llvm.VPReduceFAdd},
	vector.CombiningKindMul:      {llvm.VectorReduceFMul, nil, "1.0", llvm.VPReduceFMul},
	vector.CombiningKindMinNumF:  {llvm.VectorReduceFMin, llvm.MinNum, "", llvm.VPReduceFMin},
	vector.CombiningKindMaxNumF:  {llvm.VectorReduceFMax, llvm.MaxNum, "", llvm.VPReduceFMax},
	vector.CombiningKindMinimumF: {llvm.VectorReduceFMinimum, llvm.Minimum, "", nil},
	vector.CombiningKindMaximumF: {llvm.VectorReduceFMaximum, llvm.Maximum, "", nil},
}

// create creates an operation with one result and default attributes.
func create(r *convert.Rewriter, def *ir.OpDef, t ir.Type, operands ...*ir.Value) *ir.Operation {
	st := ir.OperationState{Context: r.Context(), Def: def, Operands: operands, Results: []ir.Type{t}}
	for i, a := range def.Attrs {
		if a.Default != nil {
			st.SetInherentAttr(i, a.Default(r.Context()))
		}
	}
	return r.Create(&st)
}

// float creates a constant of a floating-point type.
func float(r *convert.Rewriter, t ir.Type, text string) *ir.Value {
	f, _ := num.ParseFloat(t.(*ir.FloatType).Semantics(), text)
	return llvm.NewConstant(r.Builder, t, ir.NewFloatAttr(t, f)).Result()
}

func (l *lowering) lowerReduction(op vector.ReductionOp, in vector.ReductionAdaptor[*ir.Value], r *convert.Rewriter) bool {
	t := l.ConvertOne(op.Result().Type())
	var acc *ir.Value
	if len(in.Values()) > 1 {
		acc = in.At(1)
	}
	if _, isFloat := op.Result().Type().(*ir.FloatType); !isFloat {
		return l.reduceInts(op, t, in.Vector(), acc, r)
	}
	if _, isFloat := t.(*ir.FloatType); !isFloat {
		return false
	}
	red := floatReductions[op.Kind()]
	flags := tollvm.FastmathFlags(op.Fastmath())
	if l.opts.Reassociate {
		flags |= llvm.FastmathFlagsReassoc
	}
	var v *ir.Operation
	if red.start != "" {
		if acc == nil {
			acc = float(r, t, red.start)
		}
		v = create(r, red.all, t, acc, in.Vector())
		acc = nil
	} else {
		v = create(r, red.all, t, in.Vector())
	}
	v.SetAttr("fastmathFlags", llvm.NewFastmathFlagsAttr(r.Context(), flags))
	if acc != nil {
		v = create(r, red.two, t, v.Result(0), acc)
	}
	return replaced(r, op.Op(), v.Result(0))
}

func (l *lowering) reduceInts(op vector.ReductionOp, t ir.Type, v, acc *ir.Value, r *convert.Rewriter) bool {
	red, ok := intReductions[op.Kind()]
	if !ok || t == nil {
		return false
	}
	all := create(r, red.all, t, v).Result(0)
	switch {
	case acc == nil:
	case red.two != nil:
		all = create(r, red.two, t, acc, all).Result(0)
	default:
		less := llvm.NewICmp(r.Builder, red.less, acc, all).Result()
		all = llvm.NewSelect(r.Builder, less, acc, all).Result()
	}
	return replaced(r, op.Op(), all)
}

// lowerMaskedReduction creates a vector-predicated reduction with a start value.
func (l *lowering) lowerMaskedReduction(op vector.MaskOp, in vector.MaskAdaptor[*ir.Value], r *convert.Rewriter) bool {
	red, ok := op.Masked().(vector.ReductionOp)
	if !ok {
		return false
	}
	from := vectorTypeOf(red.Vector())
	t := l.ConvertOne(red.Result().Type())
	if t == nil || from.Rank() != 1 {
		return false
	}
	lists, ok := r.Values(red.Op().Operands().Values()...)
	if !ok {
		return false
	}
	values, ok := convert.OneToOne(lists)
	if !ok {
		return false
	}
	def, start := l.predicated(red, t, values, r)
	if def == nil {
		return false
	}
	size := l.size(from, r)
	return replaced(r, op.Op(), create(r, def, t, start, values[0], in.Mask(), size).Result(0))
}

// predicated returns the operation for a masked reduction and its start value. def is nil if LLVM
// has no such operation.
func (l *lowering) predicated(red vector.ReductionOp, t ir.Type, values []*ir.Value, r *convert.Rewriter) (def *ir.OpDef, start *ir.Value) {
	if len(values) > 1 {
		start = values[1]
	}
	if _, isFloat := t.(*ir.FloatType); isFloat {
		f, ok := floatReductions[red.Kind()]
		if !ok || f.vp == nil {
			return nil, nil
		}
		switch {
		case start != nil:
		case f.start != "":
			start = float(r, t, f.start)
		default:
			nan := num.NaN(t.(*ir.FloatType).Semantics(), red.Kind() == vector.CombiningKindMinNumF)
			start = llvm.NewConstant(r.Builder, t, ir.NewFloatAttr(t, nan)).Result()
		}
		return f.vp, start
	}
	i, ok := intReductions[red.Kind()]
	width, isInt := t.(*ir.IntegerType)
	if !ok || !isInt {
		return nil, nil
	}
	if start == nil {
		start = llvm.NewConstant(r.Builder, t, ir.NewWideIntegerAttr(t, i.neutral(width.Width()))).Result()
	}
	return i.vp, start
}

// size creates the number of elements of a vector.
func (l *lowering) size(t *ir.VectorType, r *convert.Rewriter) *ir.Value {
	n := llvm.NewConstantInt(r.Builder, r.Context().I32(), t.Shape()[0]).Result()
	if !t.IsScalable() {
		return n
	}
	scale := vector.NewVectorScale(r.Builder).Result()
	scale = arith.NewIndexCast(r.Builder, r.Context().I32(), scale).Result()
	return arith.NewMulI(r.Builder, n, scale).Result()
}
