package asm

import (
	"math/bits"

	"github.com/gomlir/gomlir/ir"
)

// Print writes what follows the name of an operation.
func (f *OpFormat) Print(p *Printer, op *ir.Operation) { f.print(p, op, f.Code) }

// print writes elements.
func (f *OpFormat) print(p *Printer, op *ir.Operation, code []Element) {
	for i := range code {
		f.printElement(p, op, &code[i])
	}
}

func (f *OpFormat) printElement(p *Printer, op *ir.Operation, in *Element) {
	if in.Space {
		p.Byte(' ')
	}
	switch in.Kind {
	case LiteralElement:
		p.Str(in.Text)
	case WhitespaceElement:
		if in.Text == "\n" {
			p.Newline()
		} else {
			p.Str(in.Text)
		}
	case OperandElement, OptionalOperandElement, OperandsElement:
		p.operands(op.OperandsAt(in.N))
	case OperandListsElement:
		for i, l := range OperandListsOf(op, in.N) {
			p.separate(i)
			p.Byte('(')
			p.operands(l)
			p.Byte(')')
		}
	case AllOperandsElement:
		p.operands(op.Operands())
	case TypeElement, OptionalTypeElement, TypesElement, TypeListsElement, FunctionalTypeElement:
		p.printFormatType(op, in)
	case AttrElement, EnumAttrElement, FuncAttrElement, SymbolNameElement:
		p.printFormatAttr(op, in)
	case AttrDictElement, AttrDictWithKeywordElement:
		f.printAttrDict(p, op, in.Kind == AttrDictWithKeywordElement)
	case PropDictElement:
		f.printProps(p, op)
	case RegionElement, RegionsElement, AllRegionsElement:
		p.printFormatRegions(op, in)
	case SuccessorElement, SuccessorsElement, AllSuccessorsElement:
		p.printFormatSuccessors(op, in)
	case CustomElement:
		in.Custom.Print(p, op)
	case GroupElement:
		if holds(op, in.Group.When) != in.Group.Not {
			f.print(p, op, in.Group.Then)
		} else {
			f.print(p, op, in.Group.Else)
		}
	case OIListElement:
		for i := range in.Group.Then {
			if g := in.Group.Then[i].Group; holds(op, g.When) {
				f.print(p, op, g.Then)
			}
		}
	}
}

// separate writes ", " before every element of a list but the first.
func (p *Printer) separate(i int) {
	if i > 0 {
		p.Str(", ")
	}
}

func (p *Printer) operands(vs ir.ValueRange) {
	for i, v := range vs.All() {
		p.separate(i)
		p.Value(v)
	}
}

// holds reports whether one of the conditions holds.
func holds(op *ir.Operation, when []Cond) bool {
	for _, c := range when {
		ok := false
		switch c.Kind {
		case HasOperands:
			from, to := op.OperandSegment(c.N)
			ok = to > from
		case HasResults:
			from, to := op.ResultSegment(c.N)
			ok = to > from
		case HasAttr:
			ok = op.InherentAttr(c.N) != nil
		case HasNonDefaultAttr:
			ok = op.NonDefaultAttrs()>>c.N&1 != 0
		case HasBlocks:
			for _, r := range regionsOf(op, c.N) {
				ok = ok || !r.Empty()
			}
		case HasSuccessors:
			ok = op.NumSuccessors() > c.N
		}
		if ok {
			return true
		}
	}
	return false
}

// printFormatType writes a type directive.
func (p *Printer) printFormatType(op *ir.Operation, in *Element) {
	switch in.Kind {
	case FunctionalTypeElement:
		p.Byte('(')
		p.typesOf(op, in.Of)
		p.Str(") -> ")
		n, paren := valuesOf(op, in.To).Len(), false
		if n != 1 {
			paren = true
		} else if _, ok := firstType(op, in.To).(*ir.FunctionType); ok {
			paren = true
		}
		if paren {
			p.Byte('(')
		}
		p.typesOf(op, in.To)
		if paren {
			p.Byte(')')
		}
	case TypeElement:
		t := firstType(op, in.Of)
		if in.Type != nil && in.Type.Def != nil && t.Def() == *in.Type.Def {
			p.StrippedType(t)
		} else {
			p.Type(t)
		}
	case TypeListsElement:
		for i, l := range OperandListsOf(op, int(in.Of.N)) {
			p.separate(i)
			p.Byte('(')
			for j, v := range l.All() {
				p.separate(j)
				p.Type(v.Type())
			}
			p.Byte(')')
		}
	default:
		p.typesOf(op, in.Of)
	}
}

func firstType(op *ir.Operation, v ValueRef) ir.Type { return valuesOf(op, v).At(0).Type() }

// typesOf writes the types of values.
func (p *Printer) typesOf(op *ir.Operation, v ValueRef) {
	for i, v := range valuesOf(op, v).All() {
		p.separate(i)
		p.Type(v.Type())
	}
}

// valuesOf are the operands or results that a format means.
func valuesOf(op *ir.Operation, v ValueRef) ir.ValueRange {
	switch {
	case v.Result && v.N == AllValues:
		return op.Results()
	case v.Result:
		return op.ResultsAt(int(v.N))
	case v.N == AllValues:
		return op.Operands()
	}
	return op.OperandsAt(int(v.N))
}

// OperandListsOf returns the lists of operands for operand i of an operation's definition, a
// VariadicOfVariadic.
func OperandListsOf(op *ir.Operation, i int) []ir.ValueRange {
	all := op.OperandsAt(i)
	sizes, ok := op.Attr(op.Def().Operands[i].SegmentAttr).(*ir.DenseArrayAttr)
	if !ok {
		return nil
	}
	lists := make([]ir.ValueRange, sizes.Len())
	for j := range lists {
		n := min(max(int(sizes.Int(j)), 0), all.Len())
		lists[j], all = all.Slice(0, n), all.Slice(n, all.Len())
	}
	return lists
}

// printFormatAttr writes the attribute of a slot, if it is there.
func (p *Printer) printFormatAttr(op *ir.Operation, in *Element) {
	v := op.InherentAttr(in.N)
	if v == nil {
		return
	}
	switch in.Kind {
	case EnumAttrElement:
		p.enumAttr(in.Attr.Enum, v)
	case FuncAttrElement:
		in.Attr.Print(p, v)
	case SymbolNameElement:
		if s, ok := v.(*ir.StringAttr); ok {
			p.Symbol(s.Value())
		}
	default:
		switch form := in.Attr; {
		case form == nil:
			p.Attr(v)
		case form.Type != nil:
			p.AttrWithoutType(v)
		case form.Dense != nil && !in.Qualified:
			if d, ok := v.(*ir.DenseArrayAttr); ok && !p.attrAlias(v) {
				p.bareDenseArray(d)
			}
		case form.Def != nil && !in.Qualified:
			p.StrippedAttr(v)
		default:
			p.Attr(v)
		}
	}
}

// printAttrDict writes the attributes that are not elsewhere in the text and
// not their defaults.
func (f *OpFormat) printAttrDict(p *Printer, op *ir.Operation, keyword bool) {
	if op.Discardables() == nil && (f.PropDict || f.kept(op) == 0) {
		return // the rule
	}
	list := p.list[:0]
	if !f.PropDict {
		list = f.slots(p, op)
	}
	for _, e := range op.Discardables().Entries() {
		list = insertByName(list, e)
	}
	p.list = list
	if keyword {
		p.OptionalDictWithKeyword(list)
	} else {
		p.OptionalDict(list)
	}
}

// kept are the slots of the attributes that attr-dict does not leave out.
func (f *OpFormat) kept(op *ir.Operation) uint64 { return op.NonDefaultAttrs() &^ f.Elided }

// slots lists the inherent attributes that attr-dict does not leave out, by
// name. The result is valid until the next call.
func (f *OpFormat) slots(p *Printer, op *ir.Operation) []ir.NamedAttribute {
	list := p.list[:0]
	for left := f.kept(op); left != 0; left &= left - 1 {
		i := bits.TrailingZeros64(left)
		list = insertByName(list, ir.NamedAttribute{Name: op.Def().Attrs[i].Name, Value: op.InherentAttr(i)})
	}
	p.list = list
	return list
}

// printProps writes <{…}> with the inherent attributes that are not elsewhere
// in the text.
func (f *OpFormat) printProps(p *Printer, op *ir.Operation) {
	p.Byte(' ')
	if f.kept(op) != 0 {
		p.Byte('<')
		p.Dict(f.slots(p, op))
		p.Byte('>')
	}
}

// regionsOf are the regions that region i of an operation's definition stands
// for. A variadic one is the last.
func regionsOf(op *ir.Operation, i int) []*ir.Region {
	all := op.Regions()
	if i >= len(all) {
		return nil
	}
	if op.Def().Regions[i].Variadic {
		return all[i:]
	}
	return all[i : i+1]
}

func (p *Printer) printFormatRegions(op *ir.Operation, in *Element) {
	rs := op.Regions()
	if in.Kind != AllRegionsElement {
		rs = regionsOf(op, in.N)
	}
	for i, r := range rs {
		p.separate(i)
		p.Region(r, RegionOptions{NoTerminator: hidesTerminator(op, r)})
	}
}

// hidesTerminator reports whether the terminator of a region carries no information, so
// that the text leaves it out.
func hidesTerminator(op *ir.Operation, r *ir.Region) bool {
	if op.Def().ImplicitTerminator == "" || r.Empty() {
		return false
	}
	last := r.First().Terminator()
	return last != nil && last.Discardables().Len() == 0 && last.InherentAttrs() == nil &&
		last.NumOperands() == 0 && last.NumResults() == 0
}

func (p *Printer) printFormatSuccessors(op *ir.Operation, in *Element) {
	all := op.Successors()
	if in.Kind == SuccessorElement {
		all = all[in.N : in.N+1]
	} else if in.Kind == SuccessorsElement {
		all = all[in.N:]
	}
	for i := range all {
		p.separate(i)
		p.Successor(all[i].Block())
	}
}
