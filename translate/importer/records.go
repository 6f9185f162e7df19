package importer

import (
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/dominance"
	"github.com/gomlir/gomlir/llvmir"
)

var (
	declareVar  = slot(llvm.DbgDeclare, "varInfo")
	declareExpr = slot(llvm.DbgDeclare, "locationExpr")
	valueVar    = slot(llvm.DbgValue, "varInfo")
	valueExpr   = slot(llvm.DbgValue, "locationExpr")
	labelLabel  = slot(llvm.DbgLabel, "label")
)

// collectRecords creates the operations for labels before an instruction. It collects the records
// about variables, which are imported when all values exist.
func (w *worker) collectRecords(i *llvmir.Instruction) bool {
	for _, r := range i.Records {
		if !w.collect(r) {
			return false
		}
	}
	return true
}

func (w *worker) collect(r *llvmir.DebugRecord) bool {
	if r.Kind != llvmir.DbgLabel {
		w.records = append(w.records, r)
		return true
	}
	w.at = w.debug.location(w, r.DebugLoc)
	label, ok := w.debug.done[r.Variable].(*llvm.DILabelAttr)
	if !ok {
		w.unhandledRecord("unhandled debug record %s", r)
		return true
	}
	st := w.begin(llvm.DbgLabel)
	st.InherentAttrs[labelLabel] = label
	w.recordOrigin(w.emit(), r)
	return true
}

// unhandledRecord warns about a dropped record if ExpensiveWarnings is set.
func (w *worker) unhandledRecord(format string, r *llvmir.DebugRecord) {
	if w.opts.ExpensiveWarnings {
		w.warnf(w.debug.location(w, r.DebugLoc), format, w.m.RecordText(w.fn, r))
	}
}

// debugRecords creates the operations for the records about variables. Each is inserted after the
// definition of its value.
func (w *worker) debugRecords() bool {
	if len(w.records) == 0 {
		return true
	}
	var dom *dominance.Info
	for _, r := range w.records {
		if !w.debugRecord(r, &dom) {
			return false
		}
	}
	return true
}

func (w *worker) debugRecord(r *llvmir.DebugRecord, dom **dominance.Info) bool {
	const dropped = "unhandled debug variable record %s"
	w.at = w.debug.location(w, r.DebugLoc)
	location, ok := r.Location.(*llvmir.ValueMetadata)
	def, varSlot, exprSlot := llvm.DbgValue, valueVar, valueExpr
	switch r.Kind {
	case llvmir.DbgValue:
	case llvmir.DbgDeclare:
		def, varSlot, exprSlot = llvm.DbgDeclare, declareVar, declareExpr
	default:
		// Upstream creates the operands of other records before it drops them.
		def = nil
		if a, isValue := r.Address.(*llvmir.ValueMetadata); r.Kind == llvmir.DbgAssign {
			location, ok = a, isValue
		}
	}
	variable, known := w.debug.done[r.Variable].(*llvm.DILocalVariableAttr)
	if !ok || location == nil || !known {
		w.unhandledRecord(dropped, r)
		return true
	}
	at := w.at
	v := w.recordValue(location.Value)
	if v == nil {
		w.errorf(at, "failed to convert a debug operand: %s", w.valueText(location.Value))
		return false
	}
	if !w.afterValue(v, dom) || def == nil {
		w.unhandledRecord(dropped, r)
		return true
	}
	w.at = at
	st := w.begin(def)
	st.Operands = append(st.Operands, v)
	st.InherentAttrs[varSlot] = variable
	if e := w.debug.expr(r.Expr); e != nil {
		st.InherentAttrs[exprSlot] = e
	}
	w.recordOrigin(w.emit(), r)
	return true
}

// recordValue returns the value of a record, nil if it is in an unreachable block.
func (w *worker) recordValue(v llvmir.Value) *ir.Value {
	switch v := v.(type) {
	case *llvmir.Instruction:
		return w.values[v.Num]
	case *llvmir.Argument:
		return w.values[v.Num]
	case llvmir.Constant:
		return w.constant(v)
	}
	return nil
}

// afterValue sets the insertion point after the definition of a value. After a terminator, that is
// in a block which the terminator's block dominates. It returns false if there is none.
func (w *worker) afterValue(v *ir.Value, dom **dominance.Info) bool {
	op := v.DefiningOp()
	if op == nil {
		w.block, w.before = v.Owner(), v.Owner().First()
		if w.before != nil && w.before.Is(llvm.LandingPad) {
			w.before = w.before.Next()
		}
		return true
	}
	if !op.Has(ir.Terminator) {
		w.block, w.before = op.Block(), op.Next()
		return true
	}
	if *dom == nil {
		*dom = &dominance.Info{}
	}
	b := firstDominated(*dom, op.Block())
	if b == nil {
		return false
	}
	w.block, w.before = b, b.Last()
	return true
}

// firstDominated returns the first block that b immediately dominates, in the order of a
// depth-first search from the entry, nil if absent.
func firstDominated(dom *dominance.Info, b *ir.Block) *ir.Block {
	for _, s := range b.Successors() {
		if t := s.Block(); t != b && dom.Tree(b.Region()).IDom(t) == b {
			return t
		}
	}
	// It is not a successor, so take the first one in the order of the region.
	for t := range b.Region().Blocks() {
		if t != b && dom.Tree(b.Region()).IDom(t) == b {
			return t
		}
	}
	return nil
}
