package functollvm

import (
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/tollvm"
	"github.com/gomlir/gomlir/pass"
)

// Pass is the pass convert-func-to-llvm. The module's attribute llvm.data_layout determines the
// size of pointers.
var Pass = &pass.Def{
	Name:    "convert-func-to-llvm",
	Summary: "Convert from the Func dialect to the LLVM dialect",
	Class:   "ConvertFuncToLLVMPass",
	On:      "builtin.module",
	New: func(o *pass.Options) func(*pass.Job) {
		bits := tollvm.IndexOption(o)
		opaque := tollvm.PointerOption(o, true)
		var bare bool
		o.Bool(&bare, "use-bare-ptr-memref-call-conv", "Replace FuncOp's MemRef arguments with bare pointers to the MemRef element types")
		return func(j *pass.Job) {
			text := ""
			if s, ok := j.Op.Attr(llvm.DataLayoutAttrName).(*ir.StringAttr); ok {
				text = s.Value()
			}
			layout := tollvm.ParseDataLayout(j, text)
			if layout == nil {
				return
			}
			opts := tollvm.OptionsAt(j.Op)
			opts.BarePointers, opts.Layout, opts.Report, opts.TypedPointers = bare, layout, j.Report, !*opaque
			if *bits != 0 {
				opts.IndexBits = *bits
			}
			c := tollvm.NewTypeConverter(j.Op.Context(), opts)
			tollvm.Run(j, c, tollvm.Target(), Patterns(c, &ir.SymbolTables{}))
		}
	},
}

// SetDataLayout is the pass set-llvm-module-datalayout. It sets the attribute
// llvm.data_layout of a module, which Pass and the translation to LLVM IR read.
var SetDataLayout = &pass.Def{
	Name:    "set-llvm-module-datalayout",
	Summary: "Attach a datalayout string as a module attribute",
	Class:   "SetLLVMModuleDataLayoutPass",
	On:      "builtin.module",
	New: func(o *pass.Options) func(*pass.Job) {
		var text string
		o.String(&text, "data-layout", "String description (LLVM format) of the data layout that is expected on the produced module")
		return func(j *pass.Job) {
			if tollvm.ParseDataLayout(j, text) != nil {
				j.Op.SetAttr(llvm.DataLayoutAttrName, ir.NewStringAttr(j.Op.Context(), text))
			}
		}
	},
}
