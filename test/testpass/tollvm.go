package testpass

import (
	"fmt"
	"slices"

	"github.com/gomlir/gomlir/convert"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/cftollvm"
	"github.com/gomlir/gomlir/lower/functollvm"
	"github.com/gomlir/gomlir/lower/tollvm"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/pass/all"
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
		tollvm.Run(j, types, target, functollvm.Patterns(types, &ir.SymbolTables{}), []convert.Pattern{producer})
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
		tollvm.Run(j, types, tollvm.Target(), functions, []convert.Pattern{returns})
	})}

// assertWithoutAbort converts assertions to a message after which the program goes on.
var assertWithoutAbort = &pass.Def{Name: "test-cf-assert", Summary: "Function pass to test cf.assert lowering to LLVM without abort",
	Class: class("TestCfAssertPass"), New: always(func(j *pass.Job) {
		types := tollvm.NewTypeConverter(j.Op.Context(), tollvm.Options{Report: j.Report})
		tollvm.Run(j, types, tollvm.Target(), []convert.Pattern{cftollvm.AssertPattern(types, false)})
	})}

// lowerToLLVM lowers all dialects to llvm. Upstream's has convert-linalg-to-loops, too; here is no
// dialect linalg.
var lowerToLLVM = &pass.Def{Name: "test-lower-to-llvm",
	Summary: "An example of pipeline to lower the main dialects (arith, linalg, memref, scf, vector) down to LLVM.",
	Build: func(o *pass.Options) func(*pass.Pipeline) error {
		reassociate := false
		o.Bool(&reassociate, "reassociate-fp-reductions", "Allow reassociation og FP reductions")
		return func(p *pass.Pipeline) error {
			vectors := fmt.Sprintf("reassociate-fp-reductions=%t", reassociate)
			for _, step := range []struct {
				name, options string
				functions     bool
			}{
				{"convert-vector-to-scf", "", true},
				{"lower-affine", "", false},
				{"convert-scf-to-cf", "", false},
				{"canonicalize", "", false},
				{"cse", "", false},
				{"convert-vector-to-llvm", vectors, false},
				{"convert-math-to-llvm", "", true},
				{"expand-strided-metadata", "", false},
				{"lower-affine", "", false},
				{"finalize-memref-to-llvm", "", false},
				{"convert-func-to-llvm", "", false},
				{"convert-arith-to-llvm", "", false},
				{"convert-cf-to-llvm", "", false},
				{"convert-index-to-llvm", "", false},
				{"convert-ub-to-llvm", "", false},
				{"reconcile-unrealized-casts", "", false},
			} {
				at := p
				if step.functions {
					at = p.Nest(fn.Func.Name)
				}
				if err := addNamed(at, step.name, step.options); err != nil {
					return err
				}
			}
			return nil
		}
	}}

// addNamed adds a pass by its name.
func addNamed(p *pass.Pipeline, name, options string) error {
	for _, d := range all.Passes() {
		if d.Name == name {
			return p.Add(d, options)
		}
	}
	return fmt.Errorf("there is no pass %s", name)
}
