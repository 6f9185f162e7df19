package asm

import (
	"strconv"

	"github.com/gomlir/gomlir/ir"
)

// This file has the checks of inherent attributes in upstream's parser. They happen before there is
// an operation to verify.

// properties parses {name = value} inside <>, or any attribute for an operation
// that is not registered.
func (p *Parser) properties(o *opParser) {
	a := p.Attr()
	if p.failed {
		return
	}
	def := o.st.Def
	if !def.Registered() {
		o.st.InherentAttrs = append(o.st.InherentAttrs[:0], a)
		return
	}
	o.properties = a
	if d, ok := a.(*ir.DictionaryAttr); ok {
		for _, e := range d.Entries() {
			if i := propertySlot(def, e.Name); i >= 0 {
				o.st.SetInherentAttr(i, converted(def, i, e.Value))
			}
		}
	}
}

// converted returns what a slot stores for an attribute. If it is nil, an error is
// reported later.
func converted(def *ir.OpDef, slot int, a ir.Attribute) ir.Attribute {
	if c := def.Attrs[slot].Constraint; c != nil && c.Convert != nil {
		if v, err := c.Convert(a); err == nil {
			return v
		}
	}
	return a
}

// propertySlot returns the slot of a name in <{}>, -1 if absent. The sizes of segments
// had other names before MLIR 17.
func propertySlot(def *ir.OpDef, name string) int {
	operands, results := def.SegmentSlots()
	switch {
	case name == "operand_segment_sizes" && operands >= 0:
		return operands
	case name == "result_segment_sizes" && results >= 0:
		return results
	}
	return def.Slot(name)
}

// checkInherent checks the inherent attributes of an operation in generic form.
// An attribute in <{}> must be of the kind that the operation keeps; one in the
// dictionary of all attributes must satisfy the constraint.
func (p *Parser) checkInherent(o *opParser) {
	if p.failed || !o.st.Def.Registered() {
		return
	}
	if o.properties == nil {
		p.checkDictionary(o)
		return
	}
	d, ok := o.properties.(*ir.DictionaryAttr)
	if !ok {
		p.invalidProperties(o, "expected DictionaryAttr to set properties")
		return
	}
	for _, e := range d.Entries() {
		if i := propertySlot(o.st.Def, e.Name); i >= 0 {
			if msg := propertyError(o.st.Def, i, e.Value); msg != "" {
				p.invalidProperties(o, msg)
				return
			}
		}
	}
}

func (p *Parser) invalidProperties(o *opParser, msg string) {
	p.errorf(o.st.Pos, "invalid properties %s for op %s: %s", o.properties, o.st.Def.Name, msg)
}

// propertyError returns why an attribute cannot be the value of a slot, or "".
func propertyError(def *ir.OpDef, slot int, a ir.Attribute) string {
	switch operands, results := def.SegmentSlots(); slot {
	case operands:
		return segmentError(a, len(def.Operands))
	case results:
		return segmentError(a, len(def.Results))
	}
	c := def.Attrs[slot].Constraint
	if c == nil {
		return ""
	}
	if c.Convert != nil {
		if _, err := c.Convert(a); err != nil {
			return err.Error()
		}
		return ""
	}
	ok := c.Storage
	if ok == nil {
		ok = c.Match
	}
	if def.Attrs[slot].Property || ok(a) {
		return ""
	}
	return "Invalid attribute `" + def.Attrs[slot].Name + "` in property conversion: " + a.String()
}

func segmentError(a ir.Attribute, n int) string {
	sizes, ok := a.(*ir.DenseArrayAttr)
	switch {
	case !ok || sizes.Elem() != a.Context().I32():
		return "expected DenseI32ArrayAttr for key `value`"
	case sizes.Len() != n:
		return "size mismatch in attribute conversion: " + strconv.Itoa(sizes.Len()) + " vs " + strconv.Itoa(n)
	}
	return ""
}

// checkDictionary reports the violated constraint of the attribute whose name
// comes first.
func (p *Parser) checkDictionary(o *opParser) {
	def, bad := o.st.Def, -1
	operands, results := def.SegmentSlots()
	for _, a := range o.attrs {
		i := def.Slot(a.Name)
		if i < 0 || i == operands || i == results || def.Attrs[i].Property || def.Attrs[i].Constraint == nil || def.Attrs[i].Constraint.Match(a.Value) {
			continue
		}
		if bad < 0 || a.Name < def.Attrs[bad].Name {
			bad = i
		}
	}
	if bad >= 0 {
		p.errorf(o.st.Pos, "'%s' op attribute '%s' failed to satisfy constraint: %s", def.Name, def.Attrs[bad].Name, def.Attrs[bad].Constraint.Summary)
	}
}

// fillSegments gives an operation segment sizes of 0 if its sizes are absent or not
// usable.
func (p *Parser) fillSegments(st *ir.OperationState, slot, n int) {
	if slot < 0 {
		return
	}
	if a := st.InherentAttr(slot); a == nil || segmentError(a, n) != "" {
		st.SetInherentAttr(slot, ir.NewDenseI32ArrayAttr(st.Context, make([]int32, n)...))
	}
}
