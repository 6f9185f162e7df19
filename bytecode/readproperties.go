package bytecode

import "github.com/gomlir/gomlir/ir"

// setAttrs sets the attributes of an operation from its dictionary. Before properties were
// apart, inherent attributes were in it, too.
func (t *task) setAttrs(d *Decoder, state *ir.OperationState, dict *ir.DictionaryAttr) {
	if !state.Def.Registered() || len(state.Def.Attrs) == 0 {
		state.Attrs = dict
		return
	}
	inherent := 0
	for _, e := range dict.Entries() {
		slot := inherentSlot(state.Def, e.Name)
		if slot < 0 {
			continue
		}
		inherent++
		if !t.setSlot(d, state, slot, e.Value) {
			return
		}
	}
	if inherent == 0 {
		state.Attrs = dict
		return
	}
	if inherent == dict.Len() {
		return
	}
	var rest []ir.NamedAttribute
	for _, e := range dict.Entries() {
		if inherentSlot(state.Def, e.Name) < 0 {
			rest = append(rest, e)
		}
	}
	state.Attrs = ir.NewDictionaryAttr(t.r.ctx, rest...)
}

// inherentSlot is the slot of an inherent attribute, with the names that sizes of segments
// had before MLIR 17.
func inherentSlot(def *ir.OpDef, name string) int {
	operands, results := def.SegmentSlots()
	switch name {
	case "operand_segment_sizes":
		return operands
	case "result_segment_sizes":
		return results
	}
	return def.Slot(name)
}

// setSlot sets an inherent attribute, if it is of the kind that the operation keeps.
func (t *task) setSlot(d *Decoder, state *ir.OperationState, slot int, a ir.Attribute) bool {
	def := state.Def
	if c := def.Attrs[slot].Constraint; c != nil && a != nil {
		switch {
		case c.Convert != nil:
			v, err := c.Convert(a)
			if err != nil {
				d.Errorf("%v", err)
				return false
			}
			a = v
		case def.Attrs[slot].Property:
		case c.Storage != nil && !c.Storage(a), c.Storage == nil && c.Match != nil && !c.Match(a):
			d.Errorf("Invalid attribute `%s` in property conversion: %s", def.Attrs[slot].Name, a)
			return false
		}
	}
	if operands, results := def.SegmentSlots(); a != nil && (slot == operands || slot == results) {
		v, ok := a.(*ir.DenseArrayAttr)
		want := len(def.Operands)
		if slot == results {
			want = len(def.Results)
		}
		if !ok || v.Elem() != ir.Type(t.r.ctx.I32()) || v.Len() > want {
			d.Errorf("size mismatch for operand/result_segment_size")
			return false
		}
	}
	state.SetInherentAttr(slot, a)
	return true
}

// setDefaults sets what an operation has if the file says nothing of its properties.
func setDefaults(state *ir.OperationState) {
	for i := range state.Def.Attrs {
		s := &state.Def.Attrs[i]
		if state.InherentAttr(i) != nil {
			continue
		}
		switch {
		case s.Property && s.Default != nil:
			state.SetInherentAttr(i, s.Default(state.Context))
		case s.Zero != nil:
			state.SetInherentAttr(i, s.Zero(state.Context))
		}
	}
}

// decodedProperties is an entry of the properties as the attributes of a definition, in a list of
// the definitions that share the entry.
type decodedProperties struct {
	def   *ir.OpDef
	attrs *ir.InherentAttrs
	next  *decodedProperties
}

// maxSharing is how many definitions remember what they have read from an entry. Where more share
// one, it is as quick to read it again.
const maxSharing = 8

// readProperties reads the inherent attributes of an operation. Many operations share an
// entry, which is decoded once.
func (t *task) readProperties(d *Decoder, state *ir.OperationState, name *readName) {
	r := t.r
	n := d.Uvarint()
	switch {
	case t.failed:
		return
	case n >= uint64(len(r.properties)):
		d.Errorf("Properties idx out-of-bound for %s", state.Def.Name)
		return
	}
	fresh := len(state.InherentAttrs) == 0
	first, sharing := r.decoded[n].Load(), 0
	if fresh {
		for known := first; known != nil; known = known.next {
			if known.def == state.Def {
				state.Shared = known.attrs
				return
			}
			sharing++
		}
	}
	p := t.borrow(r.properties[n])
	defer t.giveBack(p)
	switch enc, ok := OpInterface.OfDef(r.ctx, state.Def); {
	case ok:
		enc.ReadProperties(p, state)
	case !state.Def.Registered():
		if name.registered {
			// What the definition made of the properties is not known here.
			d.Errorf("#operation '%s' was registered when the bytecode was produced, and is not now", state.Def.Name)
			return
		}
		if a := p.Attr(); !t.failed {
			state.InherentAttrs = append(state.InherentAttrs[:0], a)
		}
	case !name.registered:
		t.propertiesOfUnregistered(p, state)
	default:
		t.decodeProperties(p, state, name)
	}
	if fresh && !t.failed {
		state.Shared = state.Intern()
		if sharing == maxSharing {
			return
		}
		r.decoded[n].CompareAndSwap(first, &decodedProperties{state.Def, state.Shared, first}) // or somebody else has
	}
}

// propertiesOfUnregistered reads properties that were written as one attribute.
func (t *task) propertiesOfUnregistered(p *Decoder, state *ir.OperationState) {
	dict := AttrOf[*ir.DictionaryAttr](p)
	if t.failed {
		return
	}
	for _, e := range dict.Entries() {
		if slot := inherentSlot(state.Def, e.Name); slot >= 0 && !t.setSlot(p, state, slot, e.Value) {
			return
		}
	}
}

// decodeProperties reads the inherent attributes in the order of the writer.
func (t *task) decodeProperties(p *Decoder, state *ir.OperationState, name *readName) {
	def := state.Def
	order := name.order.Load()
	if order == nil {
		made := propertyOrder(def, int(t.r.version))
		order = &made
		name.order.Store(order)
	}
	for _, slot := range order.attrs {
		s := &def.Attrs[slot]
		var a ir.Attribute
		if s.Optional || s.Default != nil {
			a = p.OptionalAttr()
		} else {
			a = p.Attr()
		}
		if t.failed || a != nil && !t.setSlot(p, state, slot, a) {
			return
		}
	}
	for _, slot := range order.native {
		a, ok := p.native(def.Attrs[slot].Constraint.Native)
		if t.failed {
			return
		}
		if !ok {
			p.Errorf("invalid property `%s` of %s", def.Attrs[slot].Name, def.Name)
			return
		}
		if a != nil {
			state.SetInherentAttr(slot, a)
		}
	}
	for _, slot := range order.segments {
		n := len(def.Operands)
		if _, results := def.SegmentSlots(); slot == results {
			n = len(def.Results)
		}
		sizes := make([]int32, n)
		p.SparseArray(sizes)
		if t.failed {
			return
		}
		state.SetInherentAttr(slot, ir.NewDenseI32ArrayAttr(t.r.ctx, sizes...))
	}
}

// native reads a property of a native type. It reports false if that cannot have the number.
func (d *Decoder) native(n *ir.NativeProperty) (ir.Attribute, bool) {
	switch n.Kind {
	case ir.NativeBool:
		if !d.Bool() {
			return n.Attr(d.Context(), 0)
		}
		return n.Attr(d.Context(), 1)
	case ir.NativeOptional:
		if !d.Bool() {
			return nil, true
		}
	}
	return n.Attr(d.Context(), d.Uvarint())
}
