package mathtolibm

import (
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/arith"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/dialect/math"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// Pass is the pass convert-math-to-libm.
var Pass = &pass.Def{
	Name:    "convert-math-to-libm",
	Summary: "Convert Math dialect to libm calls",
	Class:   "ConvertMathToLibmPass",
	On:      "builtin.module",
	New: func(*pass.Options) func(*pass.Job) {
		return func(j *pass.Job) {
			t := convert.NewTarget()
			t.LegalDialects("arith", "builtin", "func", "vector")
			t.IllegalDialects("math")
			if !convert.Partial(j.Context(), t, convert.NewPatterns(Patterns()), convert.Config{Report: j.Report, Threads: j.Threads, Changed: j.ChangedInside}, j.Op) {
				j.Fail()
			}
		}
	},
}

// functions lists the names of functions of double; those of float have an f at the end.
var functions = []struct {
	def  *ir.OpDef
	name string
}{
	{math.AbsF, "fabs"}, {math.Acos, "acos"}, {math.Acosh, "acosh"}, {math.Asin, "asin"}, {math.Asinh, "asinh"},
	{math.Atan2, "atan2"}, {math.Atan, "atan"}, {math.Atanh, "atanh"}, {math.Cbrt, "cbrt"}, {math.Ceil, "ceil"},
	{math.Cos, "cos"}, {math.Cosh, "cosh"}, {math.Erf, "erf"}, {math.Erfc, "erfc"}, {math.Exp, "exp"}, {math.Exp2, "exp2"},
	{math.ExpM1, "expm1"}, {math.Floor, "floor"}, {math.Fma, "fma"}, {math.Log, "log"}, {math.Log2, "log2"}, {math.Log10, "log10"},
	{math.Log1p, "log1p"}, {math.PowF, "pow"}, {math.RoundEven, "roundeven"}, {math.Round, "round"}, {math.Rsqrt, "rsqrt"},
	{math.Sin, "sin"}, {math.Sinh, "sinh"}, {math.Sqrt, "sqrt"}, {math.Tan, "tan"}, {math.Tanh, "tanh"}, {math.Trunc, "trunc"},
}

// Patterns returns the patterns for operations that the C library has a function for.
func Patterns() []convert.Pattern {
	var list []convert.Pattern
	add := func(def *ir.OpDef, f func(op *ir.Operation, r *convert.Rewriter) bool) {
		list = append(list, convert.Pattern{Name: def.Name, Root: def.Name, Convert: func(op *ir.Operation, _ [][]*ir.Value, r *convert.Rewriter) bool {
			return f(op, r)
		}})
	}
	for _, f := range functions {
		add(f.def, Scalarize)
		add(f.def, extend)
		add(f.def, func(op *ir.Operation, r *convert.Rewriter) bool { return call(op, f.name, r) })
	}
	return list
}

// again creates an operation like op on other operands, without its attributes.
func again(op *ir.Operation, b *ir.Builder, operands []*ir.Value, t ir.Type) *ir.Value {
	st := ir.OperationState{Def: op.Def(), Operands: operands, Results: []ir.Type{t}}
	for _, slot := range op.Def().Attrs {
		st.InherentAttrs = append(st.InherentAttrs, slot.Default(op.Context()))
	}
	return b.Create(&st).Result(0)
}

// limit bounds the number of elements of a vector to take apart: each becomes several operations, and
// a short text can ask for billions.
const limit = 1 << 18

// Scalarize is a pattern that computes each element of a vector by itself, for operations whose
// operands are all vectors of one shape.
func Scalarize(op *ir.Operation, r *convert.Rewriter) bool {
	t, ok := op.Result(0).Type().(*ir.VectorType)
	n := int64(0)
	if ok {
		n, ok = ir.NumElements(t.Shape())
	}
	if !ok || t.IsScalable() || n > limit {
		return r.NoMatch(op, "not a vector of a fixed number of elements that is small enough")
	}
	b := r.Builder
	zero := ir.NewDenseInt64s
	if _, ok := t.Elem().(*ir.FloatType); ok {
		zero = func(t ir.ShapedType, _ ...int64) *ir.DenseElementsAttr { return ir.NewDenseFloat64s(t, 0) }
	}
	result := arith.NewConstant(b, zero(t, 0)).Result()
	position := make([]int64, t.Rank())
	for next := true; next; next = advance(position, t.Shape()) {
		operands := make([]*ir.Value, op.NumOperands())
		for i, v := range op.Operands().All() {
			operands[i] = vector.NewExtract(b, v, nil, position).Result()
		}
		element := again(op, b, operands, t.Elem())
		result = vector.NewInsert(b, element, result, nil, position).Result()
	}
	r.Replace(op, result)
	return true
}

// advance moves to the next position in a shape, of which the last index changes fastest.
func advance(position, shape []int64) bool {
	for i := len(position) - 1; i >= 0; i-- {
		if position[i]++; position[i] < shape[i] {
			return true
		}
		position[i] = 0
	}
	return false
}

// extend computes with 32 bits instead of 16.
func extend(op *ir.Operation, r *convert.Rewriter) bool {
	t, ok := op.Result(0).Type().(*ir.FloatType)
	if !ok || t.Kind() != ir.F16 && t.Kind() != ir.BF16 {
		return r.NoMatch(op, "not a number with 16 bits")
	}
	single := op.Context().F32()
	operands := make([]*ir.Value, op.NumOperands())
	for i, v := range op.Operands().All() {
		operands[i] = arith.NewExtF(r.Builder, single, v).Result()
	}
	r.ReplaceBy(op, arith.NewTruncF(r.Builder, t, again(op, r.Builder, operands, single)).Op())
	return true
}

// call calls the function, which the nearest symbol table has or gets.
func call(op *ir.Operation, name string, r *convert.Rewriter) bool {
	switch c := op.Context(); op.Result(0).Type() {
	case ir.Type(c.F32()):
		name += "f"
	case ir.Type(c.F64()):
	default:
		return r.NoMatch(op, "neither float nor double")
	}
	table := ir.NearestSymbolTable(op)
	operands := op.Operands().Values()
	if old := r.Symbol(table, name); old == nil {
		declare(table, name, op, r)
	} else if f, ok := ir.As[fn.FuncOp](old); !ok || f.FunctionType() != typeOf(op) {
		return r.NoMatch(op, "there is another '"+name+"'")
	}
	r.ReplaceBy(op, fn.NewCall(r.Builder, op.Results().Types(), name, operands...).Op())
	return true
}

// typeOf is the type of a function with the operands and results of an operation.
func typeOf(op *ir.Operation) *ir.FunctionType {
	return ir.NewFunctionType(op.Context(), op.Operands().Types(), op.Results().Types())
}

// declare declares a function at the start of a symbol table.
func declare(table *ir.Operation, name string, op *ir.Operation, r *convert.Rewriter) {
	point, loc := r.Point(), r.Loc()
	r.AtStart(table.Region(0).First()).SetLoc(ir.NewUnknownLoc(op.Context()))
	f := fn.NewFunc(r.Builder, name, typeOf(op)).SetSymVisibility("private")
	f.Op().SetAttr("llvm.readnone", ir.NewUnitAttr(op.Context()))
	r.SetLoc(loc).At(point)
}
