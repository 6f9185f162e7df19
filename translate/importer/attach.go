package importer

import (
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
)

// attach sets the attributes for the metadata of an instruction.
func (w *worker) attach(i *llvmir.Instruction, op *ir.Operation) {
	for _, a := range i.Metadata {
		if a.Kind.Name == "dbg" || w.attachNode(a, op) {
			continue
		}
		if w.opts.ExpensiveWarnings {
			w.warnf(w.debug.loc(w, i), "unhandled metadata: %s on %s", w.metadataText(a.Node), w.valueText(i))
		}
	}
}

// attachFunction sets the attributes for the metadata of a function.
func (w *worker) attachFunction(f *llvmir.Function, op *ir.Operation) {
	for _, a := range f.Metadata {
		if a.Kind.Name != "dbg" && !w.attachNode(a, op) {
			w.warnf(op.Loc(), "unhandled function metadata: %s on %s", w.metadataText(a.Node), w.functionText(f))
		}
	}
}

// setIfHas sets an inherent attribute if the operation has it.
func setIfHas(op *ir.Operation, name string, a ir.Attribute) bool {
	s := op.Def().Slot(name)
	if s < 0 {
		return false
	}
	op.SetInherentAttr(s, a)
	return true
}

// attachNode sets the attribute for a node. It returns false if the operation does not support this
// kind of metadata, though others do.
func (w *worker) attachNode(a llvmir.Attachment, op *ir.Operation) bool {
	n := a.Node
	if m := w.ext.metadata[a.Kind.Name]; m != nil && !w.opts.Lossless && m.ImportMetadata(n, op) {
		return true
	}
	switch a.Kind.Name {
	case "prof":
		return w.attachProfile(n, op)
	case "tbaa":
		t := w.tbaaAttr(n)
		return t != nil && setIfHas(op, "tbaa", ir.NewArrayAttr(w.ctx, t))
	case "llvm.access.group":
		groups, ok := w.accessGroupAttrs(n)
		if !ok {
			return false
		}
		list := make([]ir.Attribute, len(groups))
		for k, g := range groups {
			list[k] = g
		}
		return setIfHas(op, "access_groups", ir.NewArrayAttr(w.ctx, list...))
	case "llvm.loop":
		l := w.loopAnnotation(n, op.Loc())
		return l != nil && setIfHas(op, "loop_annotation", l)
	case "alias.scope":
		s := w.scopeAttrs(n)
		return s != nil && setIfHas(op, "alias_scopes", ir.NewArrayAttr(w.ctx, s...))
	case "noalias":
		s := w.scopeAttrs(n)
		return s != nil && setIfHas(op, "noalias_scopes", ir.NewArrayAttr(w.ctx, s...))
	case "dereferenceable", "dereferenceable_or_null":
		return w.attachDereferenceable(n, op, a.Kind.Name != "dereferenceable")
	case "mmra":
		return w.attachMMRA(n, op)
	case "vec_type_hint", "work_group_size_hint", "reqd_work_group_size", "intel_reqd_sub_group_size":
		return op.Is(llvm.Func) && w.attachKernel(a.Kind.Name, n, op)
	}
	return true
}

// attachProfile sets the entry count of a function, or the branch weights of a terminator (LangRef,
// prof Metadata).
func (w *worker) attachProfile(n *llvmir.Node, op *ir.Operation) bool {
	ops := n.Refs()
	if len(ops) == 0 {
		return false
	}
	name, ok := ops[0].(*llvmir.MDString)
	if !ok {
		return false
	}
	switch name.Value {
	case "function_entry_count":
		if len(ops) != 2 {
			return false
		}
		c, ok := intOf(ops[1])
		if !ok {
			return false
		}
		if !op.Is(llvm.Func) {
			w.warnf(op.Loc(), "'%s' op expected function_entry_count to be attached to a function", op.Name())
			return false
		}
		return setIfHas(op, "function_entry_count", ir.NewIntegerAttr(w.ctx.I64(), int64(uintOf(c))))
	case "branch_weights":
	default:
		return false
	}
	if ops = ops[1:]; len(ops) == 0 {
		return false
	}
	if s, ok := ops[0].(*llvmir.MDString); ok {
		if s.Value != "expected" {
			return false
		}
		ops = ops[1:]
	}
	weights := make([]int32, len(ops))
	for k, o := range ops {
		c, ok := intOf(o)
		if !ok {
			return false
		}
		weights[k] = int32(uintOf(c))
	}
	if op.Def().Slot("branch_weights") < 0 {
		return false
	}
	return setIfHas(op, "branch_weights", ir.NewDenseI32ArrayAttr(w.ctx, weights...))
}

func (w *worker) attachDereferenceable(n *llvmir.Node, op *ir.Operation, mayBeNull bool) bool {
	ops := n.Refs()
	if len(ops) != 1 {
		w.softError("dereferenceable metadata must have one operand", n)
		return false
	}
	c, ok := intOf(ops[0])
	if !ok || c.Value.SignBit() {
		w.softError("dereferenceable metadata operand must be a non-negative constant integer", n)
		return false
	}
	return setIfHas(op, "dereferenceable", llvm.NewDereferenceableAttr(w.ctx, uintOf(c), mayBeNull))
}

// isMMRATag reports whether a node is a pair of strings.
func isMMRATag(n *llvmir.Node) bool {
	if n == nil || len(n.Refs()) != 2 {
		return false
	}
	_, a := n.Refs()[0].(*llvmir.MDString)
	_, b := n.Refs()[1].(*llvmir.MDString)
	return a && b
}

func (w *worker) attachMMRA(n *llvmir.Node, op *ir.Operation) bool {
	tag := func(n *llvmir.Node) ir.Attribute {
		r := n.Refs()
		return llvm.NewMMRATagAttr(w.ctx, r[0].(*llvmir.MDString).Value, r[1].(*llvmir.MDString).Value)
	}
	if isMMRATag(n) {
		op.SetDiscardable("llvm.mmra", tag(n))
		return true
	}
	var list []ir.Attribute
	for _, o := range n.Refs() {
		t, _ := o.(*llvmir.Node)
		if !isMMRATag(t) {
			return false
		}
		list = append(list, tag(t))
	}
	op.SetDiscardable("llvm.mmra", ir.NewArrayAttr(w.ctx, list...))
	return true
}

// attachKernel sets the attributes of an OpenCL kernel.
func (w *worker) attachKernel(kind string, n *llvmir.Node, op *ir.Operation) bool {
	var ints []int32
	for k, o := range n.Refs() {
		if kind == "vec_type_hint" && k == 0 {
			continue
		}
		c, ok := intOf(o)
		if !ok {
			return false
		}
		v, _ := c.Value.Int64()
		ints = append(ints, int32(v))
	}
	switch kind {
	case "vec_type_hint":
		if len(n.Refs()) != 2 {
			return false
		}
		v, ok := n.Refs()[0].(*llvmir.ValueMetadata)
		if !ok {
			return false
		}
		hint := ir.NewTypeAttr(w.typ(v.Value.Type()))
		return setIfHas(op, kind, llvm.NewVecTypeHintAttr(w.ctx, hint, ints[0] != 0))
	case "intel_reqd_sub_group_size":
		return len(ints) == 1 && setIfHas(op, kind, ir.NewIntegerAttr(w.ctx.I32(), int64(ints[0])))
	}
	return setIfHas(op, kind, ir.NewDenseI32ArrayAttr(w.ctx, ints...))
}

// softError reports an error that does not stop the import, as in upstream.
func (w *worker) softError(what string, n *llvmir.Node) {
	failed := w.failed
	w.badNode(what, n)
	w.failed = failed
}
