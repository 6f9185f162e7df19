// Package complextolibm makes calls of the C library's functions of complex numbers of operations of
// the complex dialect. Functions that a module does not have are declared. Arithmetic stays as it is.
package complextolibm

import (
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/complex"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// functions lists the names of functions of double; those of float have an f at the end.
var functions = []struct {
	def  *ir.OpDef
	name string
}{
	{complex.Pow, "cpow"}, {complex.Sqrt, "csqrt"}, {complex.Tanh, "ctanh"}, {complex.Cos, "ccos"}, {complex.Sin, "csin"},
	{complex.Conj, "conj"}, {complex.Log, "clog"}, {complex.Abs, "cabs"}, {complex.Angle, "carg"}, {complex.Tan, "ctan"},
}

// Pass is the pass convert-complex-to-libm.
var Pass = &pass.Def{
	Name:    "convert-complex-to-libm",
	Summary: "Convert Complex dialect to libm calls",
	Class:   "ConvertComplexToLibmPass",
	On:      "builtin.module",
	New: func(*pass.Options) func(*pass.Job) {
		return func(j *pass.Job) {
			t := convert.NewTarget()
			t.LegalDialects("func")
			for _, f := range functions {
				t.Illegal(f.def)
			}
			if !convert.Partial(j.Context(), t, convert.NewPatterns(Patterns()), convert.Config{Report: j.Report, Threads: j.Threads, Changed: j.ChangedInside}, j.Op) {
				j.Fail()
			}
		}
	},
}

// Patterns returns the patterns for operations that the C library has a function for.
func Patterns() []convert.Pattern {
	var list []convert.Pattern
	for _, f := range functions {
		list = append(list, convert.Pattern{Name: f.def.Name, Root: f.def.Name, Convert: func(op *ir.Operation, _ [][]*ir.Value, r *convert.Rewriter) bool {
			return call(op, f.name, r)
		}})
	}
	return list
}

// call calls the function, which the nearest symbol table has or gets.
func call(op *ir.Operation, name string, r *convert.Rewriter) bool {
	c := op.Context()
	switch op.Operand(0).Type().(*ir.ComplexType).Elem() {
	case ir.Type(c.F32()):
		name += "f"
	case ir.Type(c.F64()):
	default:
		return r.NoMatch(op, "neither float nor double")
	}
	table := ir.NearestSymbolTable(op)
	t := ir.NewFunctionType(c, op.Operands().Types(), op.Results().Types())
	if old := r.Symbol(table, name); old == nil {
		point, loc := r.Point(), r.Loc()
		r.AtStart(table.Region(0).First()).SetLoc(ir.NewUnknownLoc(c))
		fn.NewFunc(r.Builder, name, t).SetSymVisibility("private")
		r.SetLoc(loc).At(point)
	} else if f, ok := ir.As[fn.FuncOp](old); !ok || f.FunctionType() != t {
		return r.NoMatch(op, "there is another '"+name+"'")
	}
	r.ReplaceBy(op, fn.NewCall(r.Builder, t.Results(), name, op.Operands().Values()...).Op())
	return true
}
