package ir

import "sync/atomic"

// InherentAttrs are the inherent attributes of an operation: one for each slot of
// its definition, nil where absent. Equal lists are one object, so most
// operations of a kind share theirs.
type InherentAttrs struct {
	AttrBase
	values     []Attribute
	valid      atomic.Pointer[OpDef]
	nonDefault atomic.Pointer[nonDefault]
}

// nonDefault is the result of Operation.NonDefaultAttrs for the operations of one
// definition, in a list of the definitions that share inherent attributes.
type nonDefault struct {
	def   *OpDef
	slots uint64
	next  *nonDefault
}

var propertiesDef = DefineAttr(AttrDef{
	Dialect:  "builtin",
	Mnemonic: "properties",
	SubElements: func(a Attribute, attr func(Attribute), _ func(Type)) {
		for _, v := range a.(*InherentAttrs).values {
			if v != nil {
				attr(v)
			}
		}
	},
	Rebuild: AttrRebuild[*InherentAttrs],
})

// properties interns the inherent attributes of an operation.
func (c *Context) properties(values []Attribute) *InherentAttrs {
	values = trimNil(values)
	if len(values) == 0 {
		return c.common.noProps
	}
	var buf [KeySize]byte
	key := AppendAttrsKey(buf[:0], values)
	if a := c.LookupAttr(propertiesDef, key); a != nil {
		return a.(*InherentAttrs)
	}
	return c.InternAttr(propertiesDef, key, &InherentAttrs{values: append([]Attribute(nil), values...)}).(*InherentAttrs)
}

// trimNil removes trailing nil elements.
func trimNil(values []Attribute) []Attribute {
	n := len(values)
	for n > 0 && values[n-1] == nil {
		n--
	}
	return values[:n]
}

// Len is the number of slots that may be set.
func (p *InherentAttrs) Len() int {
	if p == nil {
		return 0
	}
	return len(p.values)
}

// At is the inherent attribute of a slot, nil if absent. At returns nil for a nil
// *InherentAttrs.
func (p *InherentAttrs) At(slot int) Attribute {
	if p == nil || slot >= len(p.values) {
		return nil
	}
	return p.values[slot]
}

// ValidFor reports whether the last call of MarkValidFor was with this definition. It
// returns false for a nil *InherentAttrs.
func (p *InherentAttrs) ValidFor(def *OpDef) bool { return p != nil && p.valid.Load() == def }

// MarkValidFor records that the attributes satisfy a definition. Operations share their
// inherent attributes, so the verifier has to check few of them. It does nothing for a
// nil *InherentAttrs.
func (p *InherentAttrs) MarkValidFor(def *OpDef) {
	if p != nil {
		p.valid.Store(def)
	}
}

// InherentAttrs are the operation's inherent attributes, nil if it has none.
// Comparing two pointers compares all of them.
func (op *Operation) InherentAttrs() *InherentAttrs {
	if len(op.props.values) == 0 {
		return nil
	}
	return op.props
}

// InherentAttr is the inherent attribute of a slot of the definition, nil if absent.
func (op *Operation) InherentAttr(slot int) Attribute { return op.props.At(slot) }

// NonDefaultAttrs is the set of slots whose attribute is present and not the default:
// bit i stands for slot i. It is computed once for all operations of a definition that
// share their inherent attributes.
func (op *Operation) NonDefaultAttrs() uint64 {
	p := op.props
	if len(p.values) == 0 {
		return 0
	}
	first := p.nonDefault.Load()
	for s := first; s != nil; s = s.next {
		if s.def == op.def {
			return s.slots
		}
	}
	found := &nonDefault{def: op.def, next: first}
	for i, v := range p.values[:min(len(p.values), len(op.def.Attrs))] {
		if v == nil {
			continue
		}
		if d := op.def.Attrs[i].Default; d == nil || d(op.Context()) != v {
			found.slots |= 1 << i
		}
	}
	p.nonDefault.CompareAndSwap(first, found) // or somebody else has; then another time
	return found.slots
}

// SetInherentAttr sets the inherent attribute of a slot of the definition, nil to
// remove it.
func (op *Operation) SetInherentAttr(slot int, a Attribute) {
	values := make([]Attribute, max(slot+1, op.props.Len()))
	copy(values, op.props.values)
	values[slot] = a
	op.props = op.Context().properties(values)
}

// SetInherentAttrs replaces all inherent attributes by those of another operation of
// the same definition, in the same context. Nil removes them.
func (op *Operation) SetInherentAttrs(p *InherentAttrs) {
	if p == nil {
		p = op.Context().common.noProps
	}
	op.Context().RequireAttr(p)
	op.props = p
}

// Attr is the attribute of a name, inherent or discardable, nil if absent.
func (op *Operation) Attr(name string) Attribute {
	if i := op.def.Slot(name); i >= 0 {
		return op.props.At(i)
	}
	return op.Discardables().Lookup(name)
}

// SetAttr sets the attribute of a name, inherent if the definition lists it.
func (op *Operation) SetAttr(name string, a Attribute) {
	if i := op.def.Slot(name); i >= 0 {
		op.SetInherentAttr(i, a)
		return
	}
	op.SetDiscardable(name, a)
}

// RemoveAttr removes the attribute of a name. It does nothing if the attribute is
// absent.
func (op *Operation) RemoveAttr(name string) {
	if i := op.def.Slot(name); i >= 0 {
		op.SetInherentAttr(i, nil)
		return
	}
	if d := op.Discardables(); d.Lookup(name) != nil {
		op.SetDiscardables(d.Without(name))
	}
}

// Discardables are the discardable attributes. Nil is an empty dictionary, whose
// methods work.
func (op *Operation) Discardables() *DictionaryAttr {
	if op.ext == nil {
		return nil
	}
	return op.ext.attrs
}

// SetDiscardables replaces all discardable attributes.
func (op *Operation) SetDiscardables(d *DictionaryAttr) {
	if d.Len() == 0 {
		d = nil
	}
	if d != nil {
		op.Context().RequireAttr(d)
	}
	if op.ext == nil {
		if d == nil {
			return
		}
		op.ext = &opExt{}
	}
	op.ext.attrs = d
}

// SetDiscardable sets one discardable attribute.
func (op *Operation) SetDiscardable(name string, a Attribute) {
	d := op.Discardables()
	if d == nil {
		op.SetDiscardables(NewDictionaryAttr(op.Context(), NamedAttribute{name, a}))
		return
	}
	op.SetDiscardables(d.With(name, a))
}

// AttrsAsDictionary are all attributes, inherent and discardable, in one
// dictionary. The properties of an unregistered operation have no names of their own: they
// are not among them.
func (op *Operation) AttrsAsDictionary() *DictionaryAttr {
	d := op.Discardables()
	if len(op.props.values) == 0 && d != nil {
		return d
	}
	var list []NamedAttribute
	for i, v := range op.props.values[:min(len(op.props.values), len(op.def.Attrs))] {
		if v != nil {
			list = append(list, NamedAttribute{op.def.Attrs[i].Name, v})
		}
	}
	return NewDictionaryAttr(op.Context(), append(list, d.Entries()...)...)
}

// OperandSegment returns the range of operands, from and up to but not
// including to, that the operand definition of a number stands for.
func (op *Operation) OperandSegment(i int) (from, to int) {
	return segment(op.def.Operands, &op.def.operands, i, len(op.operands), op.props)
}

// ResultSegment returns the range of results, from and up to but not including
// to, that the result definition of a number stands for.
func (op *Operation) ResultSegment(i int) (from, to int) {
	return segment(op.def.Results, &op.def.results, i, op.NumResults(), op.props)
}

// segment finds the values of definition i among n. Segment sizes decide, if there are
// any. Otherwise all variable definitions get equal shares of what the single ones
// leave.
func segment(defs []ValueDef, a *arity, i, n int, props *InherentAttrs) (from, to int) {
	if a.variable == 0 && a.segments < 0 {
		return i, i + 1
	}
	if a.segments >= 0 {
		sizes, ok := props.At(a.segments).(*DenseArrayAttr)
		if !ok || sizes.Len() != len(defs) {
			return 0, 0
		}
		for j := range i {
			from += int(sizes.Int(j))
		}
		to = from + int(sizes.Int(i))
		return min(max(from, 0), n), min(max(to, from, 0), n)
	}
	before := 0
	for j := range i {
		if defs[j].Arity != Single {
			before++
		}
	}
	each := max(n-a.single, 0) / a.variable
	from = i - before + before*each
	if defs[i].Arity == Single {
		return from, from + 1
	}
	return from, from + each
}

// Rebuild returns the attribute with other parts: see [Rebuilder].
func (a *InherentAttrs) Rebuild(r *Rebuilder) Attribute {
	values := RebuiltList(r, a.values)
	if r.Failed() {
		return nil
	}
	return a.Context().properties(values)
}
