package importer

import (
	"github.com/gomlir/gomlir/dialect/dlti"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/translate/layout"
)

// dataLayout sets the #dlti.dl_spec of the module from its data layout string.
// Releases before 17 have the string.
func (w *worker) dataLayout() {
	if r := w.opts.Release; r != 0 && r < 17 {
		if w.m.DataLayout != "" {
			w.op.SetDiscardable(llvm.DataLayoutAttrName, ir.NewStringAttr(w.ctx, w.m.DataLayout))
		}
		return
	}
	spec, unhandled, err := layout.FromLLVM(w.ctx, w.m.DataLayout)
	if err != nil {
		w.errorf(w.loc, "%v", err)
		return
	}
	for _, t := range unhandled {
		w.warnf(w.loc, "unhandled data layout token: %s", t)
	}
	w.op.SetDiscardable(dlti.DataLayoutAttrName, spec)
}
