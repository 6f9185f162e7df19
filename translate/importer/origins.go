package importer

import (
	"strconv"

	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/dominance"
	"github.com/gomlir/gomlir/llvmir"
	"github.com/gomlir/gomlir/translate/llvmirattrs"
)

// Origins tells what the operations of an imported module were made from.
type Origins struct {
	// Functions are in the order of the module.
	Functions []FunctionOrigin
	// Globals are those that became an operation.
	Globals map[llvmir.Global]*ir.Operation
	// Symbols are the names of globals that have none.
	Symbols map[llvmir.Global]string
	// Nameless are the names of structs that have none.
	Nameless map[*llvmir.Type]string
	// DebugInfo is the debug info that has an attribute, in the order of
	// translation.
	DebugInfo []DebugOrigin
	// Kept are the metadata nodes that the module refers to by number.
	Kept *llvmirattrs.Table
}

// A FunctionOrigin is a function that became an operation.
type FunctionOrigin struct {
	Op     *ir.Operation
	Func   *llvmir.Function
	Blocks []*ir.Block // of all blocks of Func; nil for one that was dropped
	Ops    []OpOrigin
}

// An OpOrigin is an instruction, or a debug record, and the operation that it
// became.
type OpOrigin struct {
	Op     *ir.Operation
	Instr  *llvmir.Instruction
	Record *llvmir.DebugRecord
}

// A DebugOrigin is a node of debug info and its attribute.
type DebugOrigin struct {
	Attr llvm.DINode
	Node *llvmir.Node
}

// origin notes what an operation was made from, if somebody wants to know.
func (w *worker) origin(op *ir.Operation, i *llvmir.Instruction) {
	if w.opts.Origins != nil {
		w.ops = append(w.ops, OpOrigin{Op: op, Instr: i})
	}
}

// recordOrigin is origin for debug records.
func (w *worker) recordOrigin(op *ir.Operation, r *llvmir.DebugRecord) {
	if w.opts.Origins != nil {
		w.ops = append(w.ops, OpOrigin{Op: op, Record: r})
	}
}

// globalOrigin is origin for variables, aliases and ifuncs.
func (w *worker) globalOrigin(g llvmir.Global, op *ir.Operation) {
	if o := w.opts.Origins; o != nil {
		o.Globals[g] = op
	}
}

// origins lists the debug info that operations refer to, by the order in which
// it was translated.
func (d *debugInfo) origins() []DebugOrigin {
	var list []DebugOrigin
	for _, n := range d.order {
		switch a := d.done[n].(type) {
		case *llvm.DISubprogramAttr, *llvm.DILexicalBlockAttr, *llvm.DILexicalBlockFileAttr, *llvm.DILocalVariableAttr, *llvm.DILabelAttr:
			list = append(list, DebugOrigin{a, n})
		}
	}
	return list
}

// namelessTypes are the structs without a name that were converted.
func (im *module) namelessTypes() map[*llvmir.Type]string {
	list := map[*llvmir.Type]string{}
	im.types.Range(func(k, v any) bool {
		t := k.(*llvmir.Type)
		if s, ok := v.(*llvm.StructType); ok && t.Kind() == llvmir.StructType && !t.IsLiteral() && t.Name() == "" {
			list[t] = s.Name()
		}
		return true
	})
	return list
}

// functionOrigin returns what is known of the function that was just imported.
func (w *worker) functionOrigin(f *llvmir.Function, op *ir.Operation) FunctionOrigin {
	o := FunctionOrigin{Op: op, Func: f, Ops: w.ops}
	if !f.IsDeclaration() {
		o.Blocks = append(o.Blocks, w.blocks...)
	}
	w.ops = nil
	return o
}

// A placedRecord is a debug record and the instruction that it stands before.
type placedRecord struct {
	record *llvmir.DebugRecord
	before *llvmir.Instruction
}

// recordsInPlace makes operations for the debug records of the function, each
// before the instruction that it was before, which upstream does not do.
func (w *worker) recordsInPlace() bool {
	if len(w.placed) == 0 {
		return true
	}
	ops := map[*llvmir.Instruction]*ir.Operation{}
	for _, o := range w.ops {
		if ops[o.Instr] == nil {
			ops[o.Instr] = o.Op
		}
	}
	dom := &dominance.Info{}
	for _, p := range w.placed {
		before := ops[p.before]
		if before == nil {
			continue
		}
		w.block, w.before, w.at = before.Block(), before, w.debug.location(w, p.record.DebugLoc)
		n := len(w.ops)
		if !w.recordInPlace(p.record, dom) {
			return false
		}
		for k := range w.ops[n:] {
			w.ops[n+k].Record = p.record
		}
	}
	w.placed = w.placed[:0]
	return true
}

// recordInPlace makes the operation of a record where w inserts.
func (w *worker) recordInPlace(r *llvmir.DebugRecord, dom *dominance.Info) bool {
	at := w.at
	if r.Kind == llvmir.DbgLabel {
		if label, ok := w.debug.done[r.Variable].(*llvm.DILabelAttr); ok {
			st := w.begin(llvm.DbgLabel)
			st.InherentAttrs[labelLabel] = label
			w.origin(w.emit(), nil)
			return true
		}
	}
	def, varSlot, exprSlot := llvm.DbgValue, valueVar, valueExpr
	if r.Kind == llvmir.DbgDeclare {
		def, varSlot, exprSlot = llvm.DbgDeclare, declareVar, declareExpr
	}
	location, ok := r.Location.(*llvmir.ValueMetadata)
	variable, known := w.debug.done[r.Variable].(*llvm.DILocalVariableAttr)
	if ok && known && (r.Kind == llvmir.DbgValue || r.Kind == llvmir.DbgDeclare) {
		v := w.recordValue(location.Value)
		if v != nil && w.valueDominates(v, dom) {
			w.at = at
			st := w.begin(def)
			st.Operands = append(st.Operands, v)
			st.InherentAttrs[varSlot] = variable
			if e := w.debug.expr(r.Expr); e != nil {
				st.InherentAttrs[exprSlot] = e
			}
			w.origin(w.emit(), nil)
			return true
		}
		if w.failed {
			return false
		}
	}
	w.at = at
	w.foreignRecord(r, dom)
	return true
}

// valueDominates reports whether a value may be used where w inserts.
func (w *worker) valueDominates(v *ir.Value, dom *dominance.Info) bool {
	return w.before == nil || dom.ValueDominates(v, w.before)
}

// foreignRecord makes an llvmir.record.
func (w *worker) foreignRecord(r *llvmir.DebugRecord, dom *dominance.Info) {
	names := map[llvmir.Value]string{}
	args := w.args[:0]
	for _, md := range []llvmir.Metadata{r.Location, r.Address} {
		localMetadata(md, func(v llvmir.Value) {
			if names[v] != "" {
				return
			}
			x := w.recordValue(v)
			if x == nil || !w.valueDominates(x, dom) {
				names[v] = "poison" // LLVM's optimizer does the same
				return
			}
			names[v] = "%" + strconv.Itoa(len(args))
			args = append(args, x)
		})
	}
	w.args = args
	st := w.begin(w.ctx.OpDef(llvmirattrs.RecordOp))
	st.Operands = append(st.Operands, args...)
	op := w.emit()
	w.foreigns = append(w.foreigns, foreignOp{op: op, record: r, names: names})
	w.origin(op, nil)
}

// forwardValue stands for an instruction that is not imported yet, which only
// code that cannot be reached uses.
func (w *worker) forwardValue(i *llvmir.Instruction) *ir.Value {
	if v := w.forward[i]; v != nil {
		return v
	}
	st := &ir.OperationState{Context: w.ctx, Def: llvm.Poison, Loc: w.unknown, Results: []ir.Type{w.typ(i.Type())}}
	v := ir.NewOperation(st).Result(0)
	if w.forward == nil {
		w.forward = map[*llvmir.Instruction]*ir.Value{}
	}
	w.forward[i] = v
	return v
}

// resolveForward puts the values in place of those that stood for them.
func (w *worker) resolveForward() {
	for i, v := range w.forward {
		if real := w.values[i.Num]; real != nil {
			v.ReplaceAllUsesWith(real)
		}
	}
	clear(w.forward)
}
