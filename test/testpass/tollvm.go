package testpass

import (
	"slices"

	"github.com/gomlir/gomlir/convert"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/functollvm"
	"github.com/gomlir/gomlir/lower/tollvm"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/test/testdialect"
)

// convertCallOp converts calls of functions that take values of a dialect's own types.
var convertCallOp = &pass.Def{Name: "test-convert-call-op", Summary: "Tests conversion of `func.call` to `llvm.call` in presence of custom types",
	Class: class("TestConvertCallOp"), On: "builtin.module", New: always(func(j *pass.Job) {
		c := j.Op.Context()
		types := tollvm.NewTypeConverter(c, tollvm.Options{})
		convert.Add(types.TypeConverter, func(*testdialect.TestType) ir.Type { return llvm.NewPointerType(c, 0) })
		convert.Add(types.TypeConverter, func(*testdialect.SimpleAType) ir.Type { return integer(c, 42) })
		target := tollvm.Target()
		target.IllegalDialects("test", "func")
		producer := convert.On(types.TypeConverter, func(op testdialect.TypeProducerOp, _ testdialect.TypeProducerAdaptor[*ir.Value], r *convert.Rewriter) bool {
			r.ReplaceBy(op.Op(), llvm.NewZero(r.Builder, llvm.NewPointerType(r.Context(), 0)).Op())
			return true
		})
		tollvm.Run(j, target, functollvm.Patterns(types, &ir.SymbolTables{}), []convert.Pattern{producer})
	})}

// convertFuncOp converts functions and returns, and leaves calls alone.
var convertFuncOp = &pass.Def{Name: "test-convert-func-op", Summary: "Tests conversion of `func.func` to `llvm.func` for different attributes",
	Class: class("TestConvertFuncOp"), On: "builtin.module", New: always(func(j *pass.Job) {
		c := j.Op.Context()
		types := tollvm.NewTypeConverter(c, tollvm.Options{})
		convert.Add(types.TypeConverter, func(*testdialect.SimpleAType) ir.Type {
			return llvm.NewLiteralStruct(c, []ir.Type{integer(c, 8), integer(c, 8)}, false)
		})
		functions := slices.DeleteFunc(functollvm.Patterns(types, &ir.SymbolTables{}), func(p convert.Pattern) bool { return p.Root != fn.Func.Name })
		returns := convert.On(types.TypeConverter, func(op fn.ReturnOp, in fn.ReturnAdaptor[*ir.Value], r *convert.Rewriter) bool {
			r.ReplaceBy(op.Op(), r.Create(&ir.OperationState{Def: llvm.Return, Operands: in.Operands()}))
			return true
		})
		tollvm.Run(j, tollvm.Target(), functions, []convert.Pattern{returns})
	})}
