package importer

import (
	"github.com/gomlir/gomlir/dialect/dlti"
	"github.com/gomlir/gomlir/translate/layout"
)

// dataLayout sets the #dlti.dl_spec of the module from its data layout string.
func (w *worker) dataLayout() {
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
