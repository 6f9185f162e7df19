package exporter

import (
	"errors"

	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
	"github.com/gomlir/gomlir/translate/llvmirattrs"
)

// fragments returns the fragment parser for the current function.
func (b *body) fragments() *llvmir.Fragments {
	if b.frag == nil {
		k := &b.x.kept
		b.frag = b.x.m.NewFragments(k.nodes, k.nameless)
		k.mu.Lock()
		k.all = append(k.all, b.frag)
		k.mu.Unlock()
	}
	return b.frag
}

// isForeign reports whether an operation belongs to the dialect llvmir.
func isForeign(op *ir.Operation) bool {
	name := op.Def().Name
	return name == llvmirattrs.InstructionOp || name == llvmirattrs.RecordOp || name == llvmirattrs.ConstantOp
}

// keptOp translates an operation whose instruction is preserved as text. done is false for other
// operations.
func (b *body) keptOp(op *ir.Operation) (done, ok bool) {
	attr := llvmirattrs.Instruction
	switch {
	case op.Def().Name == llvmirattrs.ConstantOp:
		return true, b.keptConstant(op, llvmirattrs.Text)
	case b.f == nil && op.Is(llvm.Poison) && op.Attr(llvmirattrs.Constant) != nil:
		return true, b.keptConstant(op, llvmirattrs.Constant)
	case op.Def().Name == llvmirattrs.RecordOp:
		return true, b.keptRecord(op)
	case op.Def().Name == llvmirattrs.InstructionOp:
		attr = llvmirattrs.Text
	case !b.x.kept.on:
		return false, true
	}
	text, isText := op.Attr(attr).(*ir.StringAttr)
	if !isText {
		return attr == llvmirattrs.Text, attr != llvmirattrs.Text || b.fail(b.x.untranslatable(op))
	}
	if b.f == nil {
		return true, b.fail(b.x.untranslatable(op))
	}
	succs := op.Successors()
	blocks := make([]*llvmir.Block, len(succs))
	for i := range succs {
		blocks[i] = b.target(&succs[i])
	}
	i, err := b.fragments().Instruction(text.Value(), b.b.Block(), b.operands(0, op.NumOperands(), op), blocks)
	if err != nil {
		return true, b.fail(keptError(op, attr, err))
	}
	if i.Op == llvmir.OpPhi || i.Op.IsTerminator() != (op == op.Block().Last()) {
		return true, b.failf(op, "attribute '%s' has an instruction that cannot be here", attr)
	}
	if b.loc != nil {
		i.Attach(b.x.m.MDKind("dbg"), b.loc)
	}
	if op.NumResults() == 0 {
		return true, true
	}
	if i.Type() != b.typ(op.Result(0).Type()) {
		return true, b.failf(op, "attribute '%s' has a result of type %s, the operation of type %s", attr, i.Type(), op.Result(0).Type())
	}
	return true, b.set(op, i)
}

func (b *body) keptConstant(op *ir.Operation, attr string) bool {
	text, ok := op.Attr(attr).(*ir.StringAttr)
	if !ok || op.NumResults() != 1 {
		return b.fail(b.x.untranslatable(op))
	}
	c, err := b.fragments().Constant(text.Value())
	if err == nil && c.Type() != b.typ(op.Result(0).Type()) {
		err = errors.New("the type is another")
	}
	if err != nil {
		return b.fail(keptError(op, attr, err))
	}
	return b.set(op, c)
}

func (b *body) keptRecord(op *ir.Operation) bool {
	text, ok := op.Attr(llvmirattrs.Text).(*ir.StringAttr)
	if !ok || b.f == nil {
		return b.fail(b.x.untranslatable(op))
	}
	r, err := b.fragments().Record(text.Value(), b.f.fn, b.operands(0, op.NumOperands(), op))
	if err != nil {
		return b.fail(keptError(op, llvmirattrs.Text, err))
	}
	b.records = append(b.records, r)
	return true
}

// keepInstruction restores what an operation preserves of its instruction.
func (b *body) keepInstruction(op *ir.Operation, i *llvmir.Instruction) {
	if b.x.kept.on && op.NumResults() > 0 && i.Type().Kind() != llvmir.VoidType {
		i.Name = b.names.unique(nameIn(op.ExplicitLoc()))
	}
	if d, ok := op.Attr(llvmirattrs.Attachments).(*ir.DictionaryAttr); ok && (b.x.kept.on || isForeign(op)) {
		b.keepAttachments(i, d)
	}
	if b.trace != nil {
		b.trace.Instrs[op] = i
	}
}

func (b *body) keepAttachments(i *llvmir.Instruction, d *ir.DictionaryAttr) {
	for _, e := range d.Entries() {
		kind := b.x.m.MDKind(e.Name)
		if n := b.x.node(e.Value); n != nil {
			i.Attach(kind, n)
		} else {
			i.Detach(kind)
		}
	}
}

// isEdge reports whether a block is part of an edge: it has one predecessor and one successor, and
// is marked so.
func (x *exporter) isEdge(block *ir.Block) bool {
	op := block.First()
	return x.kept.exact && op != nil && op == block.Last() && op.Is(llvm.Br) && op.Attr(llvmirattrs.Edge) != nil && block.NumArgs() == 0 &&
		onlyPredecessor(block) != nil
}

// onlyPredecessor returns the only predecessor of a block, nil if there are several.
func onlyPredecessor(block *ir.Block) *ir.Block {
	var from *ir.Block
	for s := range block.Uses() {
		if from != nil {
			return nil
		}
		from = s.Owner().Block()
	}
	return from
}

// startKept restores the names of arguments and blocks.
func (b *body) startKept(f *function) {
	b.names = names{}
	if t := b.x.opts.Trace; t != nil {
		b.trace = &Trace{Instrs: map[*ir.Operation]*llvmir.Instruction{}, Records: map[*ir.Operation]*llvmir.DebugRecord{}, Blocks: map[*ir.Block]*llvmir.Block{}}
	}
	if !b.x.kept.exact {
		return
	}
	for i, a := range f.op.Body().First().Args().All() {
		f.fn.Args[i].Name = b.names.unique(nameIn(a.Loc()))
	}
	for block := range f.op.Body().Blocks() {
		lb := b.blockOf(block)
		if lb == nil {
			continue
		}
		if b.trace != nil {
			b.trace.Blocks[block] = lb
		}
		if t := block.Last(); t != nil {
			if s, ok := t.Attr(llvmirattrs.Label).(*ir.StringAttr); ok {
				lb.Name = b.names.unique(s.Value())
			}
		}
	}
}

// finishKept replaces the placeholders of a function and completes its trace.
func (b *body) finishKept() {
	if len(b.forward) > 0 {
		for _, lb := range b.f.fn.Blocks {
			for _, i := range lb.Instrs {
				for k, o := range i.Operands {
					if p, ok := o.(*llvmir.Poison); ok {
						if v := b.forward[p]; v != nil && b.values.of(v) != nil {
							i.Operands[k] = b.values.of(v)
						}
					}
				}
			}
		}
		clear(b.forward)
	}
	if b.x.kept.exact {
		b.f.fn.EdgeOrder = nil
	}
	if t := b.x.opts.Trace; t != nil {
		t.mu.Lock()
		defer t.mu.Unlock()
		for k, v := range b.trace.Instrs {
			t.Instrs[k] = v
		}
		for k, v := range b.trace.Records {
			t.Records[k] = v
		}
		for k, v := range b.trace.Blocks {
			t.Blocks[k] = v
		}
	}
}

// connectKept sets the incoming values of a block's phis from all edges. The order is that of the
// predecessor blocks, unless the block preserves another order.
func (b *body) connectKept(block *ir.Block) bool {
	edges := b.edgesTo(block)
	phis, _ := block.Last().Attr(llvmirattrs.Phis).(*ir.ArrayAttr)
	for k, phi := range b.blockOf(block).Instrs[:block.NumArgs()] {
		var d *ir.DictionaryAttr
		if phis != nil && k < phis.Len() {
			d, _ = phis.At(k).(*ir.DictionaryAttr)
		}
		order := permutation(d, len(edges))
		for n := range edges {
			e := edges[n]
			if order != nil {
				e = edges[order[n]]
			}
			v, ok := b.passed(e.succ, k)
			if !ok {
				return false
			}
			phi.AddIncoming(v, e.from)
		}
		if d == nil {
			continue
		}
		if s, ok := d.Lookup("flags").(*ir.StringAttr); ok {
			phi.Flags = llvmir.ParseFastMath(s.Value())
		}
		if a, ok := d.Lookup("attachments").(*ir.DictionaryAttr); ok {
			b.keepAttachments(phi, a)
		}
	}
	return true
}

// edgesTo returns the edges to a block, in the order of the blocks they come from. The edges of a
// region are collected once.
func (b *body) edgesTo(block *ir.Block) []incoming {
	if b.edgesOf != block.Region() {
		b.edgesOf, b.edges = block.Region(), map[*ir.Block][]incoming{}
		for pred := range block.Region().Blocks() {
			t := pred.Last()
			if t == nil {
				continue
			}
			from := pred
			if b.blockOf(pred) == nil {
				from = onlyPredecessor(pred)
			}
			if from == nil {
				continue
			}
			succs := t.Successors()
			for i := range succs {
				to := succs[i].Block()
				b.edges[to] = append(b.edges[to], incoming{b.blockOf(from), &succs[i]})
			}
		}
	}
	return b.edges[block]
}

// permutation returns the preserved order of a phi's n entries, nil if absent.
func permutation(d *ir.DictionaryAttr, n int) []int {
	if d == nil {
		return nil
	}
	a, ok := d.Lookup("order").(*ir.DenseArrayAttr)
	if !ok || a.Len() != n {
		return nil
	}
	seen := make([]bool, n)
	out := make([]int, n)
	for i, v := range a.Ints() {
		if v < 0 || v >= int64(n) || seen[v] {
			return nil
		}
		seen[v] = true
		out[i] = int(v)
	}
	return out
}

// foreignPassed returns the value that an llvmir.instruction passes to a block argument.
func (b *body) foreignPassed(s *ir.Successor, arg int) (llvmir.Value, bool) {
	owner := s.Owner()
	counts, ok := owner.Attr(llvmirattrs.SuccessorOperands).(*ir.DenseArrayAttr)
	if ok && s.Index() < counts.Len() {
		sizes := counts.Ints()
		at := owner.NumOperands()
		for _, n := range sizes[s.Index():] {
			at -= int(n)
		}
		if arg < int(sizes[s.Index()]) && at >= 0 && at+arg < owner.NumOperands() {
			return b.value(owner.Operand(at + arg)), true
		}
	}
	return nil, b.fail(owner.ErrorPlainf("cannot be converted to LLVM IR: successor #%d is passed no value for argument #%d", s.Index(), arg))
}

// sameEdge reports whether two edges of a terminator to one block pass the same values. Then a phi
// needs no second block to tell them apart.
func sameEdge(x, y *ir.Successor) bool {
	br, ok := ir.BranchOpInterface.Of(x.Owner())
	if !ok {
		return isForeign(x.Owner())
	}
	p, q := br.SuccessorOperands(x.Index()), br.SuccessorOperands(y.Index())
	if p.To-p.From != q.To-q.From {
		return false
	}
	for i := range p.To - p.From {
		if x.Owner().Operand(p.From+i) != x.Owner().Operand(q.From+i) {
			return false
		}
	}
	return true
}
