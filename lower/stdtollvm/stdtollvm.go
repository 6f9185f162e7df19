// Package stdtollvm has the pass convert-std-to-llvm of MLIR 14, for pipelines written
// for that version.
package stdtollvm

import (
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/arithtollvm"
	"github.com/gomlir/gomlir/lower/cftollvm"
	"github.com/gomlir/gomlir/lower/functollvm"
	"github.com/gomlir/gomlir/lower/tollvm"
	"github.com/gomlir/gomlir/pass"
)

// Pass is the pass convert-std-to-llvm of MLIR 14, with the same options. It converts the parts of
// the former std dialect: func, cf and arith. Pointers are typed, as they were, unless
// use-opaque-pointers is set.
var Pass = &pass.Def{
	Name:    "convert-std-to-llvm",
	Summary: "Convert what was the Standard dialect (func, cf, arith) to the LLVM dialect",
	Class:   "ConvertStandardToLLVM",
	On:      "builtin.module",
	New: func(o *pass.Options) func(*pass.Job) {
		bits := tollvm.IndexOption(o)
		opaque := tollvm.PointerOption(o, false)
		var bare, emitC bool
		var text string
		o.Bool(&bare, "use-bare-ptr-memref-call-conv", "Replace FuncOp's MemRef arguments with bare pointers to the MemRef element types")
		o.Bool(&emitC, "emit-c-wrappers", "Emit wrappers for C-compatible pointer-to-struct memref descriptors")
		o.String(&text, "data-layout", "String description (LLVM format) of the data layout that is expected on the produced module")
		return func(j *pass.Job) {
			if bare && emitC {
				j.Report(j.Op.ErrorPlainf("incompatible conversion options: bare-pointer calling convention and C wrapper emission"))
				j.Fail()
				return
			}
			layout := tollvm.ParseDataLayout(j, text)
			if layout == nil {
				return
			}
			opts := tollvm.OptionsAt(j.Op)
			opts.BarePointers, opts.EmitC, opts.Layout, opts.Report = bare, emitC, layout, j.Report
			opts.TypedPointers = !*opaque
			if *bits != 0 {
				opts.IndexBits = *bits
			}
			c := tollvm.NewTypeConverter(j.Op.Context(), opts)
			tollvm.Run(j, c, tollvm.Target(), functollvm.Patterns(c, &ir.SymbolTables{}), cftollvm.Patterns(c), arithtollvm.Patterns(c))
			j.Op.SetAttr(llvm.DataLayoutAttrName, ir.NewStringAttr(j.Op.Context(), text))
		}
	},
}
