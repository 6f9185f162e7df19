package asm

import (
	"math/bits"
	"slices"
	"strings"

	"github.com/gomlir/gomlir/ir"
)

// fullOp writes an operation on a line of its own, without the end of line.
func (p *Printer) fullOp(op *ir.Operation) {
	if p.aliases != nil {
		p.CustomOrGenericOp(op)
		return
	}
	p.writeIndent()
	if p.sh.place != nil {
		p.sh.place(op, len(p.buf))
	}
	p.resultNames(op)
	p.CustomOrGenericOp(op)
	if p.sh.flags.DebugInfo {
		p.opLoc(op)
	}
	if p.sh.flags.ValueUsers {
		p.opUsers(op)
	}
}

// resultNames writes %0:2, %a = for an operation with results.
func (p *Printer) resultNames(op *ir.Operation) {
	n := op.NumResults()
	if n == 0 {
		return
	}
	var starts []int
	if n > 1 {
		starts = p.names.groupStarts(op)
	}
	if starts == nil {
		p.resultGroup(op, 0, n)
	}
	for i, from := range starts {
		to := n
		if i+1 < len(starts) {
			to = starts[i+1]
		}
		if i > 0 {
			p.Str(", ")
		}
		p.resultGroup(op, from, to-from)
	}
	p.Str(" = ")
}

func (p *Printer) resultGroup(op *ir.Operation, from, count int) {
	p.buf = p.names.appendValue(p.buf, op.Result(from), false)
	if count > 1 {
		p.Byte(':')
		p.Int(int64(count))
	}
}

// CustomOrGenericOp writes an operation without its results and location, in
// custom form if it has one and that is asked for.
func (p *Printer) CustomOrGenericOp(op *ir.Operation) {
	if p.aliases != nil {
		p.aliases.ops++
		if p.sh.flags.DebugInfo {
			p.collectLoc(op)
		}
		p.aliases.collectOp(op, p.customOrGeneric)
		return
	}
	p.customOrGeneric(op)
}

func (p *Printer) customOrGeneric(op *ir.Operation) {
	if !p.Enter() {
		return
	}
	defer p.Leave()
	if !p.sh.flags.Generic {
		if p.sh.mlir14 != nil {
			if f := p.sh.mlir14[op.Def()]; f != nil && f.Print != nil && f.Print(p, op) {
				return
			}
		}
		if s := syntaxOf(op); s != nil {
			p.opName(op.Def())
			s.Print(p, op)
			return
		}
	}
	p.GenericOp(op, true)
}

// OpName writes the name of an operation, for [MLIR14Syntax].
func (p *Printer) OpName(op *ir.Operation) { p.opName(op.Def()) }

// opName writes the name of a custom form, without its dialect where that is
// the default.
func (p *Printer) opName(def *ir.OpDef) {
	name := def.Name
	if old := p.formerName(def); old.name != "" {
		p.Str(old.name)
		return
	}
	if d := p.dialects[len(p.dialects)-1]; len(name) > len(d) && name[len(d)] == '.' && def.Namespace() == d {
		if m := name[len(d)+1:]; strings.IndexByte(m, '.') < 0 {
			name = m
		}
	}
	p.Str(name)
}

// GenericOp writes the generic form of an operation, without its name if that
// is already there.
func (p *Printer) GenericOp(op *ir.Operation, name bool) {
	if p.aliases != nil {
		p.collectGeneric(op)
		return
	}
	if name {
		if old := p.formerName(op.Def()); old.name != "" {
			p.Quoted(old.generic)
		} else {
			p.Quoted(op.Name())
		}
	}
	p.Byte('(')
	operands := op.OperandUses()
	for i := range operands {
		if i > 0 {
			p.Str(", ")
		}
		p.Value(operands[i].Value())
	}
	p.Byte(')')
	for i, s := range op.Successors() {
		if i == 0 {
			p.Byte('[')
		} else {
			p.Str(", ")
		}
		p.Successor(s.Block())
		if i == op.NumSuccessors()-1 {
			p.Byte(']')
		}
	}
	apart := !p.Before(17) // inherent attributes from the others
	if apart {
		p.properties(op)
	}
	for i, r := range op.Regions() {
		if i == 0 {
			p.Str(" (")
		} else {
			p.Str(", ")
		}
		p.Region(r, RegionOptions{EmptyBlock: true})
		if i == op.NumRegions()-1 {
			p.Byte(')')
		}
	}
	if d := op.Discardables(); !apart {
		p.OptionalDict(p.formerAttrs(op))
	} else if d.Len() > 0 {
		p.Byte(' ')
		p.Dict(d.Entries())
	}
	p.Str(" : ")
	p.OpFunctionType(op)
}

// OpFunctionType writes the types of an operation's operands and results:
// (i32, i32) -> i64.
func (p *Printer) OpFunctionType(op *ir.Operation) {
	p.Byte('(')
	operands := op.OperandUses()
	for i := range operands {
		if i > 0 {
			p.Str(", ")
		}
		if v := operands[i].Value(); v != nil {
			p.Type(v.Type())
		} else {
			p.Type(nil)
		}
	}
	p.Str(") -> ")
	n := op.NumResults()
	if n == 1 {
		if _, fn := op.Result(0).Type().(*ir.FunctionType); !fn {
			p.Type(op.Result(0).Type())
			return
		}
	}
	p.Byte('(')
	for i := range n {
		if i > 0 {
			p.Str(", ")
		}
		p.Type(op.Result(i).Type())
	}
	p.Byte(')')
}

// collectGeneric finds the types and attributes of a generic form, in the
// order that numbers aliases.
func (p *Printer) collectGeneric(op *ir.Operation) {
	for _, r := range op.Regions() {
		p.Region(r, RegionOptions{EmptyBlock: true})
	}
	operands := op.OperandUses()
	for i := range operands {
		if v := operands[i].Value(); v != nil {
			p.Type(v.Type())
		}
	}
	for i := range op.NumResults() {
		p.Type(op.Result(i).Type())
	}
	for _, e := range p.attrsOf(op) {
		p.Attr(e.Value)
	}
}

// properties writes " <{…}>" with the inherent attributes of an operation.
func (p *Printer) properties(op *ir.Operation) {
	ps := op.InherentAttrs()
	if ps == nil {
		return
	}
	p.Str(" <")
	if op.Def().Registered() {
		p.Dict(p.withAbsent(op, p.inherent(op)))
	} else {
		p.Attr(ps.At(0))
	}
	p.Byte('>')
}

// withAbsent adds what the generic form has for properties that are absent.
func (p *Printer) withAbsent(op *ir.Operation, list []ir.NamedAttribute) []ir.NamedAttribute {
	for i, s := range op.Def().Attrs {
		if s.Absent != nil && op.InherentAttr(i) == nil {
			list = insertByName(list, ir.NamedAttribute{Name: s.Name, Value: s.Absent(op.Context())})
		}
	}
	return list
}

// inherent lists the inherent attributes of a registered operation by name.
// The result is valid until the next call.
func (p *Printer) inherent(op *ir.Operation) []ir.NamedAttribute {
	list := p.list[:0]
	ps, slots := op.InherentAttrs(), op.Def().Attrs
	for i := range min(ps.Len(), len(slots)) {
		if v := ps.At(i); v != nil {
			list = insertByName(list, ir.NamedAttribute{Name: slots[i].Name, Value: v})
		}
	}
	p.list = list
	return list
}

// attrsOf lists all attributes of an operation by name. The result is valid
// until the next call.
func (p *Printer) attrsOf(op *ir.Operation) []ir.NamedAttribute {
	if op.InherentAttrs() == nil || !op.Def().Registered() {
		return op.Discardables().Entries()
	}
	list := p.inherent(op)
	for _, e := range op.Discardables().Entries() {
		list = insertByName(list, e)
	}
	p.list = list
	return list
}

// insertByName adds an entry to a sorted list.
func insertByName(list []ir.NamedAttribute, e ir.NamedAttribute) []ir.NamedAttribute {
	list = append(list, e)
	i := len(list) - 1
	for ; i > 0 && list[i-1].Name > e.Name; i-- {
		list[i] = list[i-1]
	}
	list[i] = e
	return list
}

// AttrDict writes " {…}" with the attributes of an operation, inherent ones
// included, except those that are elided; nothing if none is left.
func (p *Printer) AttrDict(op *ir.Operation, elided ...string) {
	p.attrDict(p.attrsOf(op), elided, "")
}

// AttrDictNonDefault is AttrDict without the inherent attributes that have
// their default values.
func (p *Printer) AttrDictNonDefault(op *ir.Operation, elided ...string) {
	list := p.list[:0]
	slots := op.Def().Attrs
	for left := op.NonDefaultAttrs(); left != 0; left &= left - 1 {
		i := bits.TrailingZeros64(left)
		list = insertByName(list, ir.NamedAttribute{Name: slots[i].Name, Value: op.InherentAttr(i)})
	}
	for _, e := range op.Discardables().Entries() {
		list = insertByName(list, e)
	}
	p.list = list
	p.attrDict(list, elided, "")
}

// AttrDictWithKeyword is AttrDict with " attributes" before it.
func (p *Printer) AttrDictWithKeyword(op *ir.Operation, elided ...string) {
	p.attrDict(p.attrsOf(op), elided, " attributes")
}

// OptionalDict writes " {…}" with the entries whose names are not elided, or
// nothing if none is left.
func (p *Printer) OptionalDict(entries []ir.NamedAttribute, elided ...string) {
	p.attrDict(entries, elided, "")
}

// OptionalDictWithKeyword is OptionalDict with " attributes" before it.
func (p *Printer) OptionalDictWithKeyword(entries []ir.NamedAttribute, elided ...string) {
	p.attrDict(entries, elided, " attributes")
}

func (p *Printer) attrDict(entries []ir.NamedAttribute, elided []string, keyword string) {
	// The entries may be in the scratch list, so nothing printed here may use that.
	scratch := p.list
	p.list = nil
	any := false
	for i := range entries {
		if slices.Contains(elided, entries[i].Name) {
			continue
		}
		if any {
			p.Str(", ")
		} else {
			p.Str(keyword)
			p.Str(" {")
		}
		any = true
		p.NamedAttr(entries[i])
	}
	if any {
		p.Byte('}')
	}
	p.list = scratch[:0]
}

// Value writes a value, %name.
func (p *Printer) Value(v *ir.Value) {
	if p.aliases != nil {
		return
	}
	p.buf = p.names.appendValue(p.buf, v, true)
}

// ValueName returns what Value writes, for custom forms that depend on it. It is "" where the text is
// only made to find the aliases in it.
func (p *Printer) ValueName(v *ir.Value) string {
	if p.aliases != nil {
		return ""
	}
	return string(p.names.appendValue(nil, v, true))
}

// Successor writes a block's name, ^bb1.
func (p *Printer) Successor(b *ir.Block) {
	if p.aliases != nil {
		return
	}
	p.buf = p.names.appendBlock(p.buf, b)
}

// SuccessorAndArgs writes ^bb1(%a, %b : i32, i64), or only the name without operands.
func (p *Printer) SuccessorAndArgs(b *ir.Block, operands []*ir.Value) {
	if p.aliases != nil {
		return
	}
	p.Successor(b)
	if len(operands) == 0 {
		return
	}
	p.Byte('(')
	p.Values(operands)
	p.Str(" : ")
	for i, v := range operands {
		if i > 0 {
			p.Str(", ")
		}
		p.Type(v.Type())
	}
	p.Byte(')')
}
