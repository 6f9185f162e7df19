package importer

import (
	"github.com/gomlir/gomlir/dialect/dlti"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
)

// dataLayout makes the #dlti.dl_spec of the module out of its data layout string.
func (w *worker) dataLayout() {
	spec, unhandled, err := dlti.ParseLLVMLayout(w.ctx, w.m.DataLayout, func(space uint32) ir.Type { return llvm.NewPointerType(w.ctx, space) })
	if err != nil {
		w.errorf(w.loc, "%v", err)
		return
	}
	for _, t := range unhandled {
		w.warnf(w.loc, "unhandled data layout token: %s", t)
	}
	w.op.SetDiscardable(dlti.DataLayoutAttrName, spec)
}
