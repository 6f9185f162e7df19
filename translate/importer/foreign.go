package importer

import (
	"strconv"

	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
	"github.com/gomlir/gomlir/translate/llvmirattrs"
)

// This file imports instructions without an operation in the dialect as llvmir.instruction.

// A foreignOp is an operation that gets its text when all functions are imported. The text refers
// to metadata by numbers that all functions share.
type foreignOp struct {
	op     *ir.Operation
	instr  *llvmir.Instruction
	names  map[llvmir.Value]string
	record *llvmir.DebugRecord // for a debug record; instr is nil
}

// localOperands calls f for the instructions and arguments among the operands of an instruction,
// including those in metadata.
func localOperands(i *llvmir.Instruction, f func(llvmir.Value)) {
	for _, o := range i.Operands {
		switch o := o.(type) {
		case *llvmir.Instruction, *llvmir.Argument:
			f(o)
		case *llvmir.MetadataValue:
			localMetadata(o.Metadata, f)
		}
	}
}

func localMetadata(md llvmir.Metadata, f func(llvmir.Value)) {
	switch md := md.(type) {
	case *llvmir.ValueMetadata:
		switch md.Value.(type) {
		case *llvmir.Instruction, *llvmir.Argument:
			f(md.Value)
		}
	case *llvmir.ArgList:
		for _, a := range md.Args {
			localMetadata(a, f)
		}
	}
}

// foreign creates an llvmir.instruction. Its operands are the function's values that the
// instruction uses. Constants are in the text.
func (w *worker) foreign(i *llvmir.Instruction) (op *ir.Operation, ok bool) {
	names := map[llvmir.Value]string{}
	args := w.args[:0]
	ok = true
	localOperands(i, func(v llvmir.Value) {
		if names[v] != "" || !ok {
			return
		}
		names[v] = "%" + strconv.Itoa(len(args))
		x := w.value(v)
		ok = x != nil
		args = append(args, x)
	})
	if !ok {
		return nil, false
	}
	var succs []*llvmir.Block
	for _, b := range i.Succs() {
		if names[b] == "" {
			names[b] = "%s" + strconv.Itoa(len(succs))
			succs = append(succs, b)
		}
	}
	dests := make([]*ir.Block, len(succs))
	var counts []int32
	var between []int
	for k, b := range succs {
		dests[k] = w.blocks[b.Num]
		n := len(args)
		if w.passesItself(i, b) {
			dests[k] = w.arena.NewBlock()
			w.blocks[b.Num].Region().InsertBefore(w.blocks[b.Num], dests[k])
			between = append(between, k)
		} else if args, ok = w.appendBranchArgs(args, i.Block, b); !ok {
			return nil, false
		}
		counts = append(counts, int32(len(args)-n))
	}
	w.args = args
	st := w.begin(w.ctx.OpDef(llvmirattrs.InstructionOp))
	st.Operands = append(st.Operands, args...)
	st.Successors = append(st.Successors, dests...)
	if t := w.typ(i.Type()); t != w.void {
		st.Results = append(st.Results, t)
	}
	op = w.emit()
	if len(succs) > 0 {
		op.SetDiscardable(llvmirattrs.SuccessorOperands, ir.NewDenseI32ArrayAttr(w.ctx, counts...))
	}
	w.foreigns = append(w.foreigns, foreignOp{op: op, instr: i, names: names})
	if op.NumResults() > 0 {
		w.values[i.Num] = op.Result(0)
	}
	for _, k := range between {
		if !w.edgeBlock(i, dests[k], succs[k]) {
			return nil, false
		}
	}
	return op, true
}

// foreignConstant creates an llvmir.constant, whose text has the constant.
func (w *worker) foreignConstant(c llvmir.Constant, t ir.Type) *ir.Value {
	def, attr := w.ctx.OpDef(llvmirattrs.ConstantOp), llvmirattrs.Text
	if w.fn == nil {
		// An initialiser requires operations without effects.
		def, attr = llvm.Poison, llvmirattrs.Constant
	}
	st := w.begin(def)
	st.Results = append(st.Results, t)
	op := w.emit()
	text := w.m.ConstantFragment(c, w.kept.Names(func(v llvmir.Value) string {
		if g, ok := v.(llvmir.Global); ok {
			return "@" + w.symbol(g).Leaf()
		}
		return ""
	}))
	op.SetDiscardable(attr, w.string(text))
	return op.Result(0)
}

// isForeignConstant reports whether a constant cannot be imported as upstream does. For a pair of
// doubles, upstream creates an invalid operation. The text cannot hold all digits of some numbers.
// Upstream drops the range of an address.
func (w *worker) isForeignConstant(c llvmir.Constant) bool {
	switch c := c.(type) {
	case *llvmir.Float:
		return c.Type().Kind() == llvmir.PPCFP128Type || w.opts.Lossless && llvmirattrs.Rounds(c)
	case *llvmir.Expr:
		return w.opts.Lossless && c.Range != nil
	}
	return false
}

// passesItself reports whether a terminator passes its own result to a block.
func (w *worker) passesItself(i *llvmir.Instruction, to *llvmir.Block) bool {
	for _, phi := range to.Instrs {
		if phi.Op != llvmir.OpPhi {
			break
		}
		if incoming(phi, i.Block) == llvmir.Value(i) {
			return true
		}
	}
	return false
}

// edgeBlock fills the block between a terminator and one of its successors.
func (w *worker) edgeBlock(i *llvmir.Instruction, dest *ir.Block, to *llvmir.Block) bool {
	args, ok := w.appendBranchArgs(nil, i.Block, to)
	if !ok {
		return false
	}
	block := w.block
	w.block = dest
	st := w.branchTo(args, w.blocks[to.Num])
	if w.opts.Lossless {
		st.SetDiscardable(llvmirattrs.Edge, w.unit)
	}
	w.block = block
	return true
}

// writeForeign sets the texts of the foreign operations of a function.
func (im *module) writeForeign(list []foreignOp) {
	for _, f := range list {
		names := im.kept.Names(func(v llvmir.Value) string { return f.names[v] })
		text := ""
		if f.record != nil {
			text = im.m.RecordFragment(f.record, names)
		} else {
			text = im.m.InstructionFragment(f.instr, names)
			im.keepAttachments(f.op, f.instr)
		}
		f.op.SetDiscardable(llvmirattrs.Text, ir.NewStringAttr(im.ctx, text))
	}
}

// keepAttachments preserves the metadata of a foreign instruction, except its source location.
func (im *module) keepAttachments(op *ir.Operation, i *llvmir.Instruction) {
	var list []ir.NamedAttribute
	for _, a := range i.Metadata {
		if a.Kind.Name != "dbg" {
			n := ir.NewIntegerAttr(im.ctx.I64(), int64(im.kept.Ref(a.Node)))
			list = append(list, ir.NamedAttribute{Name: a.Kind.Name, Value: n})
		}
	}
	if list != nil {
		op.SetDiscardable(llvmirattrs.Attachments, ir.NewDictionaryAttr(im.ctx, list...))
	}
}

// keepNodes preserves the nodes that foreign operations refer to.
func (im *module) keepNodes() {
	if len(im.kept.Nodes) > 0 {
		im.op.SetDiscardable(llvmirattrs.Metadata, im.kept.Attr(im.ctx))
	}
}
