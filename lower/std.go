package lower

import (
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// StdToLLVM is the pass convert-std-to-llvm of MLIR 14, with its options: the
// dialects that were one then, std with the arithmetic, in one conversion. What it
// makes is today's.
var StdToLLVM = &pass.Def{
	Name:    "convert-std-to-llvm",
	Summary: "Convert what was the Standard dialect (func, cf, arith) to the LLVM dialect",
	Class:   "ConvertStandardToLLVM",
	On:      "builtin.module",
	New: func(o *pass.Options) func(*pass.Job) {
		bits := IndexOption(o)
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
			layout, ok := parseLayout(j, text)
			if !ok {
				return
			}
			opts := OptionsAt(j.Op)
			opts.BarePointers, opts.EmitC, opts.Layout, opts.Report = bare, emitC, layout, j.Report
			if *bits != 0 {
				opts.IndexBits = *bits
			}
			c := NewTypeConverter(j.Op.Context(), opts)
			var patterns [][]convert.Pattern
			for _, name := range []string{"func", "cf", "arith"} {
				if f := dialects[name]; f != nil {
					patterns = append(patterns, f(c))
				}
			}
			Run(j, Target(), patterns...)
			j.Op.SetAttr(llvm.DataLayoutAttrName, ir.NewStringAttr(j.Op.Context(), text))
		}
	},
}
