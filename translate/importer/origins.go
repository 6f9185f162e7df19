package importer

import (
	"strconv"

	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/dominance"
	"github.com/gomlir/gomlir/llvmir"
	"github.com/gomlir/gomlir/translate/llvmirattrs"
)

// Origins maps an imported module back to its LLVM IR.
type Origins struct {
	// Functions has the functions in the order of the module.
	Functions []FunctionOrigin
	// Globals has the operations of globals that became one.
	Globals map[llvmir.Global]*ir.Operation
	// Symbols has the symbols of globals without a name.
	Symbols map[llvmir.Global]string
	// Nameless has the names assigned to structs without one.
	Nameless map[*llvmir.Type]string
	// DebugInfo has the debug info that became an attribute, in the order of translation.
	DebugInfo []DebugOrigin
	// Kept has the metadata nodes that the module refers to by number.
	Kept *llvmirattrs.Table
}

// A FunctionOrigin is a function that became an operation.
type FunctionOrigin struct {
	Op     *ir.Operation
	Func   *llvmir.Function
	Blocks []*ir.Block // for each block of Func; nil if it was dropped
	Ops    []OpOrigin
}

// An OpOrigin is an operation, and the instruction or debug record that it comes from.
type OpOrigin struct {
	Op     *ir.Operation
	Instr  *llvmir.Instruction
	Record *llvmir.DebugRecord
}

// A DebugOrigin is an attribute, and the debug info node that it comes from.
type DebugOrigin struct {
	Attr llvm.DINode
	Node *llvmir.Node
}

// origin records the instruction that an operation comes from, if Options.Origins is set.
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

// origins returns the debug info that operations refer to, in the order of translation.
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

// namelessTypes returns the names assigned to the converted structs without one.
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

// functionOrigin returns the origins in the function that was just imported.
func (w *worker) functionOrigin(f *llvmir.Function, op *ir.Operation) FunctionOrigin {
	o := FunctionOrigin{Op: op, Func: f, Ops: w.ops}
	if !f.IsDeclaration() {
		o.Blocks = append(o.Blocks, w.blocks...)
	}
	w.ops = nil
	return o
}

// A placedRecord is a debug record and the instruction after it.
type placedRecord struct {
	record *llvmir.DebugRecord
	before *llvmir.Instruction
}

// recordsInPlace creates operations for the debug records of a function in their original places,
// unlike upstream.
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

// recordInPlace creates the operation of a record at the insertion point.
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

// valueDominates reports whether a value dominates the insertion point.
func (w *worker) valueDominates(v *ir.Value, dom *dominance.Info) bool {
	return w.before == nil || dom.ValueDominates(v, w.before)
}

// foreignRecord creates an llvmir.record.
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

// forwardValue returns a placeholder for an instruction that is not imported yet. Only unreachable
// code uses such instructions.
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

// resolveForward replaces the placeholders with the values.
func (w *worker) resolveForward() {
	for i, v := range w.forward {
		if real := w.values[i.Num]; real != nil {
			v.ReplaceAllUsesWith(real)
		}
	}
	clear(w.forward)
}
