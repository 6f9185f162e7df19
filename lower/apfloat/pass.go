package apfloat

import (
	"github.com/gomlir/gomlir/dialect/arith"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/dialect/math"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/rewrite"
)

var (
	// Arith is the pass convert-arith-to-apfloat.
	Arith = newPass("arith", "Arith", func(l *library) []rewrite.Pattern {
		var list []rewrite.Pattern
		for def, name := range binary {
			list = append(list, pattern(def, func(op *ir.Operation, r *rewrite.Rewriter) bool { return l.elements(op, name, compute, r) }))
		}
		add := func(name string, f scalar, defs ...*ir.OpDef) {
			for _, def := range defs {
				list = append(list, pattern(def, func(op *ir.Operation, r *rewrite.Rewriter) bool { return l.elements(op, name, f, r) }))
			}
		}
		add("neg", compute, arith.NegF)
		add("convert", convert, arith.ExtF, arith.TruncF)
		add("convert_to_int", toInt, arith.FPToSI, arith.FPToUI)
		add("convert_from_int", fromInt, arith.SIToFP, arith.UIToFP)
		add("compare", compare, arith.CmpF)
		return list
	})
	// Math is the pass convert-math-to-apfloat.
	Math = newPass("math", "Math", func(l *library) []rewrite.Pattern {
		var list []rewrite.Pattern
		add := func(def *ir.OpDef, name string, f scalar) {
			list = append(list, pattern(def, func(op *ir.Operation, r *rewrite.Rewriter) bool { return l.whole(op, name, f, r) }))
		}
		add(math.AbsF, "abs", compute)
		add(math.Fma, "fused_multiply_add", compute)
		add(math.IsFinite, "isfinite", classify)
		add(math.IsInf, "isinfinite", classify)
		add(math.IsNaN, "isnan", classify)
		add(math.IsNormal, "isnormal", classify)
		return list
	})
)

// binary has the names of the functions for operations on two numbers.
var binary = map[*ir.OpDef]string{
	arith.AddF: "add", arith.SubF: "subtract", arith.MulF: "multiply", arith.DivF: "divide", arith.RemF: "remainder",
	arith.MinNumF: "minnum", arith.MaxNumF: "maxnum", arith.MinimumF: "minimum", arith.MaximumF: "maximum",
}

func newPass(dialect, title string, patterns func(l *library) []rewrite.Pattern) *pass.Def {
	return &pass.Def{
		Name:    "convert-" + dialect + "-to-apfloat",
		Summary: "Convert " + title + " ops to APFloat runtime library calls",
		Class:   title + "ToAPFloatConversionPass",
		On:      "builtin.module",
		New: func(*pass.Options) func(*pass.Job) {
			return func(j *pass.Job) {
				l := &library{job: j}
				rewrite.Walk(j.Context(), j.Op, rewrite.NewPatterns(patterns(l)...), nil)
			}
		},
	}
}

// A library declares functions. It is the receiver of the patterns of one run of a pass.
type library struct {
	job    *pass.Job
	tables ir.SymbolTables
}

func pattern(def *ir.OpDef, f func(op *ir.Operation, r *rewrite.Rewriter) bool) rewrite.Pattern {
	return rewrite.Pattern{Name: def.Name, Root: def.Name, Rewrite: f}
}

// call calls a function that is declared.
func call(r *rewrite.Rewriter, name string, result ir.Type, args ...*ir.Value) *ir.Value {
	return fn.NewCall(r.Builder, []ir.Type{result}, prefix+name, args...).Op().Result(0)
}

// prefix is what the names of all functions begin with.
const prefix = "_mlir_apfloat_"

// typeOf returns the type of the function for an operation.
func typeOf(op *ir.Operation, name string) *ir.FunctionType {
	c := op.Context()
	i1, i8, i32, i64 := ir.Type(c.I1()), ir.Type(c.I8()), ir.Type(c.I32()), ir.Type(c.I64())
	params, result := []ir.Type{i32}, i64
	switch name {
	case "convert":
		params = []ir.Type{i32, i32}
	case "convert_to_int", "convert_from_int":
		params = []ir.Type{i32, i32, i1}
	case "compare":
		result = i8
	case "isfinite", "isinfinite", "isnan", "isnormal":
		result = i1
	}
	for range op.NumOperands() {
		params = append(params, i64)
	}
	return ir.NewFunctionType(c, params, []ir.Type{result})
}

// declared declares the function for an operation in the nearest symbol table, unless it is
// there. It returns false, and the pass fails, if something else has its name.
func (l *library) declared(r *rewrite.Rewriter, op *ir.Operation, name string) bool {
	t := typeOf(op, name)
	name = prefix + name
	table := l.tables.Table(ir.NearestSymbolTable(op))
	if old := table.Lookup(name); old != nil {
		f, ok := ir.As[fn.FuncOp](old)
		switch {
		case !ok:
			l.job.Report(old.Errorf("has the name of a function that '%s' is converted to", op.Name()))
		case f.FunctionType() != t:
			l.job.Report(old.ErrorPlainf("matched function '%s' but with different type: '%v' (expected '%v')", name, f.FunctionType(), t))
		default:
			return true
		}
		l.job.Fail()
		return false
	}
	point, loc := r.Point(), r.Loc()
	r.AtStart(table.Op().Region(0).First()).SetLoc(table.Op().Loc())
	f := fn.NewFunc(r.Builder, name, t).SetSymVisibility("private")
	table.Insert(f.Op())
	r.SetLoc(loc).At(point)
	return true
}
