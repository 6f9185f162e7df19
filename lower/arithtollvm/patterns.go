package arithtollvm

import (
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/expandarith"
	"github.com/gomlir/gomlir/lower/tollvm"
	"github.com/gomlir/gomlir/num"
	"github.com/gomlir/gomlir/pass"
)

// Pass is the pass convert-arith-to-llvm.
var Pass = &pass.Def{
	Name:    "convert-arith-to-llvm",
	Summary: "Convert Arith dialect to LLVM dialect",
	Class:   "ArithToLLVMConversionPass",
	New: func(o *pass.Options) func(*pass.Job) {
		bits := tollvm.IndexOption(o)
		opaque := tollvm.PointerOption(o, true)
		return func(j *pass.Job) {
			c := tollvm.NewTypeConverter(j.Op.Context(), tollvm.Options{IndexBits: *bits, TypedPointers: !*opaque, Report: j.Report})
			tollvm.Run(j, c, tollvm.Target(), Patterns(c))
		}
	},
}

// Patterns returns the patterns for the arith dialect. Divisions that round up or down
// are first expanded into other operations of arith, which the other patterns convert.
// Operations on floating-point types that LLVM does not have stay as they are.
func Patterns(c *tollvm.TypeConverter) []convert.Pattern {
	l := lowering{c}
	var list []convert.Pattern
	for _, p := range expandarith.Divisions() {
		list = append(list, convert.FromRewrite(p))
	}
	for _, o := range elementwiseOps {
		list = append(list, l.elementwise(o))
	}
	list = append(list,
		convert.On(c.TypeConverter, l.lowerConstant),
		l.indexCast(arith.IndexCast, llvm.SExt), l.indexCast(arith.IndexCastUI, llvm.ZExt),
		convert.On(c.TypeConverter, l.lowerAddUIExtended),
		l.extendedMul(arith.MulSIExtended, llvm.SExt), l.extendedMul(arith.MulUIExtended, llvm.ZExt),
		convert.OnMany(c.TypeConverter, selectMany),
	)
	identity := convert.On(c.TypeConverter, l.dropBitcast)
	identity.Benefit = 10
	return append(list, identity)
}

// lowering is the receiver of the patterns.
type lowering struct{ *tollvm.TypeConverter }

// dropBitcast replaces a bitcast between types that become the same.
func (c lowering) dropBitcast(op arith.BitcastOp, in arith.BitcastAdaptor[*ir.Value], r *convert.Rewriter) bool {
	if in.In().Type() != c.ConvertOne(op.Result().Type()) {
		return r.NoMatch(op.Op(), "types are different")
	}
	r.Replace(op.Op(), in.In())
	return true
}

// An elementwiseOp pairs an operation of arith with the operation of llvm that does the same
// element by element.
type elementwiseOp struct {
	from, to *ir.OpDef
	attrs    attrRule
	// floats requires that LLVM has all floating-point types of the operation.
	floats bool
}

// An attrRule is a rule for the conversion of an operation's attributes.
type attrRule uint8

const (
	sameAttrs  attrRule = iota
	fastMath            // fastmath becomes fastmathFlags
	overflow            // overflowFlags become those of llvm
	rounding            // a rounding mode is required and becomes llvm's
	noRounding          // a rounding mode is not allowed
	comparison          // only the predicate and fastmath are converted
)

// elementwiseOps lists the operations with one counterpart in llvm.
var elementwiseOps = []elementwiseOp{
	{arith.AddF, llvm.FAdd, fastMath, true},
	{arith.AddI, llvm.Add, overflow, false},
	{arith.AndI, llvm.And, sameAttrs, false},
	{arith.Bitcast, llvm.Bitcast, sameAttrs, false},
	{arith.CmpF, llvm.FCmp, comparison, true},
	{arith.CmpI, llvm.ICmp, comparison, false},
	{arith.DivF, llvm.FDiv, fastMath, true},
	{arith.DivSI, llvm.SDiv, sameAttrs, false},
	{arith.DivUI, llvm.UDiv, sameAttrs, false},
	{arith.ExtF, llvm.FPExt, sameAttrs, true},
	{arith.ExtSI, llvm.SExt, sameAttrs, false},
	{arith.ExtUI, llvm.ZExt, sameAttrs, false},
	{arith.FPToSI, llvm.FPToSI, sameAttrs, true},
	{arith.FPToUI, llvm.FPToUI, sameAttrs, true},
	{arith.MaximumF, llvm.Maximum, fastMath, true},
	{arith.MaxNumF, llvm.MaxNum, fastMath, true},
	{arith.MaxSI, llvm.SMax, sameAttrs, false},
	{arith.MaxUI, llvm.UMax, sameAttrs, false},
	{arith.MinimumF, llvm.Minimum, fastMath, true},
	{arith.MinNumF, llvm.MinNum, fastMath, true},
	{arith.MinSI, llvm.SMin, sameAttrs, false},
	{arith.MinUI, llvm.UMin, sameAttrs, false},
	{arith.MulF, llvm.FMul, fastMath, true},
	{arith.MulI, llvm.Mul, overflow, false},
	{arith.NegF, llvm.FNeg, fastMath, true},
	{arith.OrI, llvm.Or, sameAttrs, false},
	{arith.RemF, llvm.FRem, fastMath, true},
	{arith.RemSI, llvm.SRem, sameAttrs, false},
	{arith.RemUI, llvm.URem, sameAttrs, false},
	{arith.Select, llvm.Select, sameAttrs, false},
	{arith.ShLI, llvm.Shl, overflow, false},
	{arith.ShRSI, llvm.AShr, sameAttrs, false},
	{arith.ShRUI, llvm.LShr, sameAttrs, false},
	{arith.SIToFP, llvm.SIToFP, sameAttrs, false},
	{arith.SubF, llvm.FSub, fastMath, true},
	{arith.SubI, llvm.Sub, overflow, false},
	{arith.TruncF, llvm.FPTrunc, noRounding, true},
	{arith.TruncF, llvm.ConstrainedFPTrunc, rounding, true},
	{arith.TruncI, llvm.Trunc, overflow, false},
	{arith.UIToFP, llvm.UIToFP, sameAttrs, true},
	{arith.XOrI, llvm.XOr, sameAttrs, false},
}

// elementwise returns the pattern for a line of the table.
func (c lowering) elementwise(d elementwiseOp) convert.Pattern {
	return convert.Pattern{Name: d.from.Name, Root: d.from.Name, Types: c.TypeConverter.TypeConverter, Convert: func(op *ir.Operation, lists [][]*ir.Value, r *convert.Rewriter) bool {
		in, ok := convert.OneToOne(lists)
		if !ok {
			return r.NoMatch(op, "pattern does not support 1:N conversion")
		}
		if d.floats && c.HasForeignFloats(op) {
			return r.NoMatch(op, "unsupported floating point type")
		}
		if d.attrs == rounding || d.attrs == noRounding {
			if _, has := ir.Cast[arith.TruncFOp](op).Roundingmode(); has != (d.attrs == rounding) {
				return false
			}
		}
		return c.Elementwise(op, in, r, func(b *ir.Builder, in []*ir.Value, t ir.Type) *ir.Operation {
			made := b.Create(&ir.OperationState{Context: c.Context(), Def: d.to, Operands: in, Results: []ir.Type{t}})
			d.attrs.copy(op, made)
			c.DropFlags(made)
			return made
		})
	}}
}

// copy sets the attributes of to: the converted attributes of from, and defaults for the rest.
func (a attrRule) copy(from, to *ir.Operation) {
	c := from.Context()
	for _, e := range from.AttrsAsDictionary().Entries() {
		if a == comparison && from.Def().Slot(e.Name) < 0 {
			continue
		}
		switch v := e.Value.(type) {
		case *arith.FastMathFlagsAttr:
			if (a == fastMath || a == comparison) && e.Name == "fastmath" {
				to.SetAttr("fastmathFlags", llvm.NewFastmathFlagsAttr(c, tollvm.FastmathFlags(v.Value())))
				continue
			}
		case *arith.IntegerOverflowFlagsAttr:
			if a == overflow && e.Name == "overflowFlags" {
				to.SetAttr("overflowFlags", ir.NewIntegerAttr(c.I32(), int64(v.Value())))
				continue
			}
		}
		if a == rounding && e.Name == "roundingmode" {
			continue
		}
		to.SetAttr(e.Name, e.Value)
	}
	for i, slot := range to.Def().Attrs {
		if slot.Default != nil && to.InherentAttr(i) == nil {
			to.SetAttr(slot.Name, slot.Default(c))
		}
	}
	if a == rounding {
		mode, _ := ir.Cast[arith.TruncFOp](from).Roundingmode()
		to.SetAttr("roundingmode", ir.NewIntegerAttr(c.I64(), int64(roundingModes[mode])))
		to.SetAttr("fpExceptionBehavior", ir.NewIntegerAttr(c.I64(), int64(llvm.FPExceptionBehaviorIgnore)))
	}
}

var roundingModes = map[arith.RoundingMode]llvm.RoundingMode{
	arith.RoundingModeToNearestEven: llvm.RoundingModeNearestTiesToEven,
	arith.RoundingModeDownward:      llvm.RoundingModeTowardNegative,
	arith.RoundingModeUpward:        llvm.RoundingModeTowardPositive,
	arith.RoundingModeTowardZero:    llvm.RoundingModeTowardZero,
	arith.RoundingModeToNearestAway: llvm.RoundingModeNearestTiesToAway,
}

func (c lowering) lowerConstant(op arith.ConstantOp, _ arith.ConstantAdaptor[*ir.Value], r *convert.Rewriter) bool {
	t := c.PackResults(op.Op().Results().Types())
	if t == nil {
		return false
	}
	made := llvm.NewConstant(r.Builder, t, op.Value())
	tollvm.CopyAttrs(op.Op().Discardables(), made.Op())
	r.ReplaceBy(op.Op(), made.Op())
	return true
}

// indexCast returns the pattern for a cast between index and an integer type. If both
// have the same width, the cast disappears. extend is the operation that widens
// integers.
func (c lowering) indexCast(def, extend *ir.OpDef) convert.Pattern {
	return convert.Pattern{Name: def.Name, Root: def.Name, Types: c.TypeConverter.TypeConverter, Convert: func(op *ir.Operation, lists [][]*ir.Value, r *convert.Rewriter) bool {
		in, ok := convert.OneToOne(lists)
		if !ok {
			return r.NoMatch(op, "pattern does not support 1:N conversion")
		}
		from, ok1 := c.ConvertOne(ir.ElementOrSelf(op.Operand(0).Type())).(*ir.IntegerType)
		to, ok2 := c.ConvertOne(ir.ElementOrSelf(op.Result(0).Type())).(*ir.IntegerType)
		switch {
		case !ok1 || !ok2:
			return false
		case from == to:
			r.Replace(op, in[0])
			return true
		case to.Width() < from.Width():
			return c.Elementwise(op, in, r, func(b *ir.Builder, in []*ir.Value, t ir.Type) *ir.Operation {
				return llvm.NewTrunc(b, t, in[0]).Op()
			})
		}
		return c.Elementwise(op, in, r, func(b *ir.Builder, in []*ir.Value, t ir.Type) *ir.Operation {
			return b.Create(&ir.OperationState{Context: c.Context(), Def: extend, Operands: in, Results: []ir.Type{t}})
		})
	}}
}

// lowerAddUIExtended calls an intrinsic that returns a struct of the sum and the overflow flag.
func (c lowering) lowerAddUIExtended(op arith.AddUIExtendedOp, in arith.AddUIExtendedAdaptor[*ir.Value], r *convert.Rewriter) bool {
	flag := c.ConvertOne(op.Overflow().Type())
	if !isScalarOrVector(in.Lhs().Type()) || flag == nil {
		return r.NoMatch(op.Op(), "vectors of several dimensions have no conversion, nor have they in.Values() MLIR 22")
	}
	t := llvm.NewLiteralStruct(c.Context(), []ir.Type{in.Lhs().Type(), flag}, false)
	both := llvm.NewUAddWithOverflow(r.Builder, t, in.Lhs(), in.Rhs()).Result()
	sum := llvm.NewExtractValue(r.Builder, in.Lhs().Type(), both, []int64{0}).Result()
	r.Replace(op.Op(), sum, llvm.NewExtractValue(r.Builder, flag, both, []int64{1}).Result())
	return true
}

// isScalarOrVector reports whether t is a type of LLVM other than an array.
func isScalarOrVector(t ir.Type) bool {
	_, array := t.(*llvm.ArrayType)
	return !array && llvm.IsCompatibleType(t)
}

// extendedMul returns the pattern for a multiplication whose result is in two halves. It multiplies
// integers of twice the width.
func (c lowering) extendedMul(def, extend *ir.OpDef) convert.Pattern {
	return convert.Pattern{Name: def.Name, Root: def.Name, Types: c.TypeConverter.TypeConverter, Convert: func(op *ir.Operation, lists [][]*ir.Value, r *convert.Rewriter) bool {
		in, ok := convert.OneToOne(lists)
		if !ok {
			return r.NoMatch(op, "pattern does not support 1:N conversion")
		}
		t := in[0].Type()
		if !isScalarOrVector(t) {
			return r.NoMatch(op, "vectors of several dimensions have no conversion, nor have they in MLIR 22")
		}
		elem, ok := ir.ElementOrSelf(t).(*ir.IntegerType)
		if !ok || elem.Width() > num.MaxIntWidth/2 {
			return false
		}
		var wide ir.Type = c.Context().I(2 * elem.Width())
		shift := num.NewUint(2*elem.Width(), uint64(elem.Width()))
		var amount ir.Attribute = ir.NewWideIntegerAttr(wide, shift)
		if v, ok := t.(*ir.VectorType); ok {
			shaped := ir.NewVectorType(v.Shape(), v.ScalableDims(), wide)
			wide, amount = shaped, ir.NewDenseInts(shaped, shift)
		}
		b := r.Builder
		widened := func(v *ir.Value) *ir.Value {
			return b.Create(&ir.OperationState{Context: c.Context(), Def: extend, Operands: []*ir.Value{v}, Results: []ir.Type{wide}}).Result(0)
		}
		lhs := widened(in[0])
		product := llvm.NewMul(b, lhs, widened(in[1])).Result()
		low := llvm.NewTrunc(b, t, product).Result()
		high := llvm.NewLShr(b, product, llvm.NewConstant(b, wide, amount).Result()).Result()
		r.Replace(op, low, llvm.NewTrunc(b, t, high).Result())
		return true
	}}
}

// selectMany converts a select whose operands became several values each. It selects each pair of
// values.
func selectMany(op arith.SelectOp, in arith.SelectAdaptor[[]*ir.Value], r *convert.Rewriter) bool {
	yes, no := in.TrueValue(), in.FalseValue()
	if len(yes) == 1 || len(yes) != len(no) || op.Condition().Type() != ir.Type(op.Op().Context().I1()) {
		return false
	}
	values := make([]*ir.Value, len(yes))
	for i := range yes {
		values[i] = arith.NewSelect(r.Builder, op.Condition(), yes[i], no[i]).Result()
	}
	r.ReplaceMany(op.Op(), [][]*ir.Value{values})
	return true
}
