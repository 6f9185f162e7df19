package lower

import (
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// Passes returns the passes of this package, in a new slice.
func Passes() []*pass.Def {
	return []*pass.Def{ArithToLLVM, FuncToLLVM, CFToLLVM, UBToLLVM, ToLLVM, StdToLLVM, ReconcileCasts, SetDataLayout, VectorToLLVM}
}

// Target returns a target for which the llvm dialect is legal, with casts to and from
// what is not converted yet.
func Target() *convert.Target {
	t := convert.NewTarget()
	t.LegalDialects("llvm")
	t.Legal(builtin.UnrealizedConversionCast)
	return t
}

// Run converts what is in the operation of a job, and makes the job fail if that
// fails.
func Run(j *pass.Job, t *convert.Target, patterns ...[]convert.Pattern) {
	if !convert.Partial(j.Context(), t, convert.NewPatterns(patterns...), convert.Config{Report: j.Report}, j.Op) {
		j.Fail()
	}
}

// IndexOption declares the option index-bitwidth of a pass, which has the width of
// index when the pass runs, 0 if the data layout is to say.
func IndexOption(o *pass.Options) *uint32 {
	bits := new(uint32)
	o.Uint(bits, "index-bitwidth", "Bitwidth of the index type, 0 to use size of machine word")
	return bits
}

// FuncToLLVM is the pass convert-func-to-llvm.
var FuncToLLVM = &pass.Def{
	Name:    "convert-func-to-llvm",
	Summary: "Convert from the Func dialect to the LLVM dialect",
	Class:   "ConvertFuncToLLVMPass",
	On:      "builtin.module",
	New: func(o *pass.Options) func(*pass.Job) {
		bits := IndexOption(o)
		var bare bool
		o.Bool(&bare, "use-bare-ptr-memref-call-conv", "Replace FuncOp's MemRef arguments with bare pointers to the MemRef element types")
		return func(j *pass.Job) {
			text := ""
			if s, ok := j.Op.Attr(llvm.DataLayoutAttrName).(*ir.StringAttr); ok {
				text = s.Value()
			}
			layout, ok := parseLayout(j, text)
			if !ok {
				return
			}
			opts := OptionsAt(j.Op)
			opts.BarePointers, opts.Layout, opts.Report = bare, layout, j.Report
			if *bits != 0 {
				opts.IndexBits = *bits
			}
			Run(j, Target(), FuncPatterns(NewTypeConverter(j.Op.Context(), opts), &ir.SymbolTables{}))
		}
	},
}

// parseLayout parses LLVM's text of a data layout, and makes the job fail if it is
// none.
func parseLayout(j *pass.Job, text string) (l *llvm.DataLayout, ok bool) {
	l, err := llvm.ParseDataLayout(text)
	if err != nil {
		j.Report(j.Op.ErrorPlainf("invalid data layout descriptor: %s\n", err))
		j.Fail()
	}
	return l, err == nil
}

// CFToLLVM is the pass convert-cf-to-llvm.
var CFToLLVM = &pass.Def{
	Name:    "convert-cf-to-llvm",
	Summary: "Convert ControlFlow operations to the LLVM dialect",
	Class:   "ConvertControlFlowToLLVM",
	On:      "builtin.module",
	New: func(o *pass.Options) func(*pass.Job) {
		bits := IndexOption(o)
		return func(j *pass.Job) {
			c := NewTypeConverter(j.Op.Context(), Options{IndexBits: *bits, Report: j.Report})
			t := Target()
			// Blocks are converted in functions of any dialect, which stay what they
			// are.
			t.DynamicUnknown(func(op *ir.Operation) bool { return op.Def().Namespace() != "cf" })
			Run(j, t, CFPatterns(c), AssertPatterns(c))
		}
	},
}

// UBToLLVM is the pass convert-ub-to-llvm.
var UBToLLVM = &pass.Def{
	Name:    "convert-ub-to-llvm",
	Summary: "Convert UB dialect to LLVM dialect",
	Class:   "UBToLLVMConversionPass",
	New: func(o *pass.Options) func(*pass.Job) {
		bits := IndexOption(o)
		return func(j *pass.Job) {
			Run(j, Target(), UBPatterns(NewTypeConverter(j.Op.Context(), Options{IndexBits: *bits, Report: j.Report})))
		}
	},
}

// ReconcileCasts is the pass reconcile-unrealized-casts.
var ReconcileCasts = &pass.Def{
	Name:    "reconcile-unrealized-casts",
	Summary: "Simplify and eliminate unrealized conversion casts",
	Class:   "ReconcileUnrealizedCasts",
	New: func(*pass.Options) func(*pass.Job) {
		return func(j *pass.Job) {
			var casts []*ir.Operation
			ir.WalkPost(j.Op, func(op *ir.Operation) ir.WalkResult {
				if op.Is(builtin.UnrealizedConversionCast) {
					casts = append(casts, op)
				}
				return ir.Advance
			})
			convert.ReconcileCasts(casts)
		}
	},
}

// SetDataLayout is the pass set-llvm-module-datalayout.
var SetDataLayout = &pass.Def{
	Name:    "set-llvm-module-datalayout",
	Summary: "Attach a datalayout string as a module attribute",
	Class:   "SetLLVMModuleDataLayoutPass",
	On:      "builtin.module",
	New: func(o *pass.Options) func(*pass.Job) {
		var text string
		o.String(&text, "data-layout", "String description (LLVM format) of the data layout that is expected on the produced module")
		return func(j *pass.Job) {
			if _, ok := parseLayout(j, text); ok {
				j.Op.SetAttr(llvm.DataLayoutAttrName, ir.NewStringAttr(j.Op.Context(), text))
			}
		}
	},
}
