package lossless

import (
	"slices"
	"strconv"
	"strings"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
	"github.com/gomlir/gomlir/translate/importer"
	"github.com/gomlir/gomlir/translate/llvmirattrs"
)

// body compares the body of a function.
func (d *differ) body(f *importer.FunctionOrigin, x *llvmir.Function) {
	d.enter(f)
	d.names(f)
	for k, b := range f.Func.Blocks {
		if f.Blocks[k] == nil {
			d.lose(b.Instrs[0].Pos, "a block that cannot be reached")
			continue
		}
		if d.keeps() {
			d.phis(f.Blocks[k], b)
		} else if k > 0 {
			d.lostOfPhis(f.Blocks[k], b)
		}
	}
	made := map[*llvmir.Instruction]bool{}
	records := map[*llvmir.DebugRecord]*ir.Operation{}
	for _, o := range f.Ops {
		switch {
		case o.Record != nil:
			records[o.Record] = o.Op
			if d.keeps() {
				d.record(o)
			}
		case o.Instr != nil:
			made[o.Instr] = true
			d.instruction(o.Op, o.Instr)
		}
	}
	places := d.recordPlaces(x)
	for k, b := range f.Func.Blocks {
		if f.Blocks[k] == nil {
			continue // reported above
		}
		for _, i := range b.Instrs {
			if i.Op != llvmir.OpPhi && !made[i] {
				d.lose(i.Pos, "%s", dropped(i))
			}
			for _, r := range i.Records {
				if op := records[r]; op == nil {
					d.lose(r.Pos, "a debug record")
				} else if !d.keeps() {
					d.lostOfRecord(i, r, d.trace.Records[op], places)
				}
			}
		}
	}
	d.keepUses(f.Op, f.Func, f.Func.UseLists)
}

// dropped describes what is lost with an instruction that has no operation.
func dropped(i *llvmir.Instruction) string {
	if f := i.CalledFunction(); f != nil && strings.HasPrefix(f.Name, "llvm.dbg.") {
		return "what a call has besides a debug record" // the record itself exists, or is reported separately
	}
	return "an instruction that is dropped: " + i.Op.String()
}

// names preserves the names of values and blocks, or reports their loss.
func (d *differ) names(f *importer.FunctionOrigin) {
	if !d.keeps() {
		values, blocks := 0, 0
		count := func(name string, n *int) {
			if name != "" {
				*n++
			}
		}
		for _, a := range f.Func.Args {
			count(a.Name, &values)
		}
		for _, b := range f.Func.Blocks {
			count(b.Name, &blocks)
			for _, i := range b.Instrs {
				count(i.Name, &values)
			}
		}
		if values+blocks > 0 {
			d.lose(f.Func.Pos, "the names of values (%d) and blocks (%d)", values, blocks)
		}
		return
	}
	name := func(v *ir.Value, name string) {
		if name != "" {
			v.SetLoc(ir.NewNameLoc(d.ctx, name, v.Loc()))
		}
	}
	for k, a := range f.Func.Args {
		name(f.Blocks[0].Arg(k), a.Name)
	}
	for k, b := range f.Func.Blocks {
		block := f.Blocks[k]
		if block == nil {
			continue
		}
		if b.Name != "" {
			block.Last().SetDiscardable(llvmirattrs.Label, d.str(b.Name))
		}
		if k > 0 {
			for n, arg := range block.Args().All() {
				name(arg, b.Instrs[n].Name)
			}
		}
	}
	for _, o := range f.Ops {
		if o.Instr != nil && o.Instr.Name != "" && o.Op.NumResults() > 0 {
			o.Op.SetLoc(ir.NewNameLoc(d.ctx, o.Instr.Name, o.Op.Loc()))
		}
	}
}

// phis preserves the order of incoming blocks and other properties of phis.
func (d *differ) phis(block *ir.Block, b *llvmir.Block) {
	if block.IsEntry() {
		return
	}
	list := make([]ir.Attribute, block.NumArgs())
	any := false
	for n := range list {
		i := b.Instrs[n]
		x := d.trace.Blocks[block].Instrs[n]
		var fields []ir.NamedAttribute
		if order := d.phiOrder(i, x); order != nil {
			fields = append(fields, ir.NamedAttribute{Name: "order", Value: ir.NewDenseI32ArrayAttr(d.ctx, order...)})
		}
		if i.Flags != x.Flags {
			fields = append(fields, ir.NamedAttribute{Name: "flags", Value: d.str(llvmir.FastMathText(i.Flags))})
		}
		if a := d.attachments(i.Metadata, x.Metadata); a != nil {
			fields = append(fields, ir.NamedAttribute{Name: "attachments", Value: ir.NewDictionaryAttr(d.ctx, a...)})
		}
		any = any || fields != nil
		list[n] = ir.NewDictionaryAttr(d.ctx, fields...)
	}
	if any {
		block.Last().SetDiscardable(llvmirattrs.Phis, ir.NewArrayAttr(d.ctx, list...))
	}
}

// phiOrder returns the order of a phi's entries as indices of the copy's entries, nil if it is the
// same.
func (d *differ) phiOrder(i, x *llvmir.Instruction) []int32 {
	n := len(i.Operands) / 2
	if len(x.Operands)/2 != n {
		d.lose(i.Pos, "the incoming values of a phi")
		return nil
	}
	same := true
	order := make([]int32, n)
	taken := make([]bool, n)
	// Most entries are in order, so start the search after the previous match.
	at := 0
	for k := range n {
		found := false
		for s := range n {
			c := (at + s) % n
			if !taken[c] && d.cmp.Values(i.Operands[2*k+1], x.Operands[2*c+1]) {
				taken[c], order[k], found = true, int32(c), true
				same = same && c == k
				at = c + 1
				break
			}
		}
		if !found {
			d.lose(i.Pos, "the incoming values of a phi")
			return nil
		}
	}
	if same {
		return nil
	}
	return order
}

// instruction compares an instruction with the export of its operation.
func (d *differ) instruction(op *ir.Operation, i *llvmir.Instruction) {
	x := d.trace.Instrs[op]
	if d.keeps() && i.Details != nil && op.Def().Name != llvmirattrs.InstructionOp && op.Attr(llvmirattrs.Instruction) == nil && !d.hasOperands(op, i) {
		d.lose(i.Pos, "an operand of %s", i.Op)
		return
	}
	if !d.keeps() {
		d.lostDigits(i)
	}
	if x == nil || !d.cmp.Instructions(i, x) {
		if !d.keeps() {
			d.lose(i.Pos, "%s", d.difference(i, x))
		} else if op.Def().Name == llvmirattrs.InstructionOp {
			d.lose(i.Pos, "%s", d.difference(i, x))
		} else {
			d.keepText(op, i)
		}
	} else {
		d.holdOperands(op, i)
	}
	var have []llvmir.Attachment
	if x != nil {
		have = x.Metadata
		if op.Attr(llvmirattrs.Instruction) != nil {
			// The rest of the operation is ignored.
			have = slices.DeleteFunc(slices.Clone(have), func(a llvmir.Attachment) bool { return a.Kind.Name != "dbg" })
		}
	}
	if !d.keeps() {
		d.lostAttachments(i.Pos, i.Metadata, have)
		return
	}
	list := d.attachments(i.Metadata, have)
	for _, a := range i.Metadata {
		if !slices.ContainsFunc(list, func(n ir.NamedAttribute) bool { return n.Name == a.Kind.Name }) {
			d.hold(op, a)
		}
	}
	if list == nil {
		return
	}
	op.SetDiscardable(llvmirattrs.Attachments, ir.NewDictionaryAttr(d.ctx, append(list, d.others(op, list)...)...))
}

// others returns the attachments that an operation preserves already, except those in list.
func (d *differ) others(op *ir.Operation, list []ir.NamedAttribute) []ir.NamedAttribute {
	old, ok := op.Attr(llvmirattrs.Attachments).(*ir.DictionaryAttr)
	if !ok {
		return nil
	}
	var out []ir.NamedAttribute
	for _, e := range old.Entries() {
		if !slices.ContainsFunc(list, func(a ir.NamedAttribute) bool { return a.Name == e.Name }) {
			out = append(out, e)
		}
	}
	return out
}

// hasOperands reports whether an operation has all local operands of the
// instruction.
func (d *differ) hasOperands(op *ir.Operation, i *llvmir.Instruction) bool {
	for _, o := range i.Operands {
		switch o.(type) {
		case *llvmir.Instruction, *llvmir.Argument:
			if v := d.values[o]; v == nil || !slices.Contains(op.Operands().Values(), v) {
				return false
			}
		}
	}
	return true
}

// difference describes how an instruction differs from its copy.
func (d *differ) difference(i, x *llvmir.Instruction) string {
	switch {
	case x == nil:
		return "an instruction that is folded: " + i.Op.String()
	case i.Op != x.Op:
		return "the instruction " + i.Op.String()
	}
	return d.cmp.Mismatch(i, x) + " of " + i.Op.String()
}

// keepText preserves an instruction as text.
func (d *differ) keepText(op *ir.Operation, i *llvmir.Instruction) {
	names := d.kept.Names(func(v llvmir.Value) string { return d.local(op, v) })
	op.SetDiscardable(llvmirattrs.Instruction, d.str(d.m.InstructionFragment(i, names)))
}

// local returns the name of a value or block in the text for an operation.
func (d *differ) local(op *ir.Operation, v llvmir.Value) string {
	if b, ok := v.(*llvmir.Block); ok {
		for k, s := range op.Successors() {
			to := s.Block()
			if e := to.Last(); e != nil && e.Attr(llvmirattrs.Edge) != nil {
				to = e.Successors()[0].Block()
			}
			if d.blocks[to] == b {
				return "%s" + strconv.Itoa(k)
			}
		}
		return ""
	}
	if g, ok := v.(llvmir.Global); ok {
		return "@" + d.origins.Symbols[g]
	}
	value := d.values[v]
	for k, o := range op.Operands().All() {
		if o == value {
			return "%" + strconv.Itoa(k)
		}
	}
	return ""
}

// attachments compares the metadata of an instruction with that of its copy, and returns the
// metadata to preserve.
func (d *differ) attachments(want, have []llvmir.Attachment) []ir.NamedAttribute {
	var list []ir.NamedAttribute
	node := func(all []llvmir.Attachment, kind string) *llvmir.Node {
		for _, a := range all {
			if a.Kind.Name == kind {
				return a.Node
			}
		}
		return nil
	}
	for _, a := range want {
		if !d.cmp.Nodes(a.Node, node(have, a.Kind.Name)) {
			list = append(list, ir.NamedAttribute{Name: a.Kind.Name, Value: d.num(int64(d.kept.Ref(a.Node)))})
		}
	}
	for _, a := range have {
		if node(want, a.Kind.Name) == nil {
			list = append(list, ir.NamedAttribute{Name: a.Kind.Name, Value: d.num(-1)})
		}
	}
	return list
}

// record compares a debug record with its copy. If they differ, it replaces the operation by an
// llvmir.record.
func (d *differ) record(o importer.OpOrigin) {
	if o.Op.Def().Name == llvmirattrs.RecordOp {
		return
	}
	if x := d.trace.Records[o.Op]; x != nil && d.cmp.Records(o.Record, x) {
		return
	}
	names := d.kept.Names(func(v llvmir.Value) string { return d.local(o.Op, v) })
	st := &ir.OperationState{Context: d.ctx, Def: d.ctx.OpDef(llvmirattrs.RecordOp), Loc: o.Op.Loc(), Operands: o.Op.Operands().Values()}
	op := ir.NewOperation(st)
	op.SetDiscardable(llvmirattrs.Text, d.str(d.m.RecordFragment(o.Record, names)))
	o.Op.Block().InsertBefore(o.Op, op)
	o.Op.Erase()
}
