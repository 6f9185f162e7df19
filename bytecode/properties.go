package bytecode

import (
	"sort"

	"github.com/gomlir/gomlir/ir"
)

// shape is what many operations have in common: a definition and inherent attributes.
type shape struct {
	def   *ir.OpDef
	props *ir.InherentAttrs
}

// shapeEntry is a shape in the file.
type shapeEntry struct {
	shape
	name          uint32 // number of the name of the operation; its place in the list first
	more          uint32 // references that were not counted yet
	properties    uint32 // number of the entry in the properties
	hasProperties bool
	numbered      bool
}

// hasNativeProperties reports whether the operations of a shape have an entry in the
// properties.
func (s shape) hasNativeProperties() bool {
	if !s.def.Registered() {
		return s.props.At(0) != nil
	}
	return len(s.def.Attrs) > 0
}

// countProperties counts what the properties of a shape refer to.
func (w *writer) countProperties(s shape, times uint32) {
	if w.version >= versionProperties && s.hasNativeProperties() {
		w.encodeProperties(&Encoder{w: w, times: times}, s)
	}
}

// numberProperties encodes the properties of all shapes, in the order of the operations.
// Shapes with equal encodings share one.
func (w *writer) numberProperties() {
	if w.version < versionProperties {
		return
	}
	e := &Encoder{w: w}
	number := func(s *shapeEntry) {
		if s.numbered {
			return
		}
		s.numbered = true
		if !s.hasNativeProperties() {
			return
		}
		e.emitter = emitter{buf: e.buf[:0]}
		w.encodeProperties(e, s.shape)
		s.hasProperties = true
		n, ok := w.propNumber[string(e.buf)]
		if !ok {
			n = uint32(len(w.propNumber))
			w.propNumber[string(e.buf)] = n
			w.properties = append(appendVarint(w.properties, uint64(len(e.buf))), e.buf...)
		}
		s.properties = n
	}
	for _, at := range w.main.sequence {
		if at.unit == nil {
			number(w.main.shapes[at.shape].entry)
			continue
		}
		for i := range at.unit.shapes {
			number(at.unit.shapes[i].entry)
		}
	}
}

// encodeProperties writes the inherent attributes of a shape: those that are attributes by
// name, then properties of native types, then sizes of segments.
func (w *writer) encodeProperties(e *Encoder, s shape) {
	def := s.def
	if !def.Registered() {
		e.Attr(s.props.At(0))
		return
	}
	if enc, ok := OpInterface.OfDef(w.ctx, def); ok {
		enc.WriteProperties(e, def, s.props)
		return
	}
	order := w.propertyOrder(def)
	for _, slot := range order.attrs {
		a := s.props.At(slot)
		switch slot := &def.Attrs[slot]; {
		case slot.Optional || slot.Default != nil:
			e.OptionalAttr(a)
		case a != nil:
			e.Attr(a)
		case !e.counting() && w.err == nil:
			w.err = &MissingAttrError{def.Name, slot.Name}
		}
	}
	for _, slot := range order.native {
		e.native(def.Attrs[slot].Constraint.Native, s.props.At(slot))
	}
	for _, slot := range order.segments {
		if a, ok := s.props.At(slot).(*ir.DenseArrayAttr); ok {
			e.SparseArray(segmentSizes(a))
		} else {
			e.SparseArray(nil)
		}
	}
}

// native writes a property of a native type.
func (e *Encoder) native(n *ir.NativeProperty, a ir.Attribute) {
	switch n.Kind {
	case ir.NativeBool:
		e.Bool(n.Number(a) != 0)
	case ir.NativeOptional:
		e.Bool(a != nil)
		if a != nil {
			e.Uvarint(n.Number(a))
		}
	default:
		if a == nil {
			e.Uvarint(0)
			return
		}
		e.Uvarint(n.Number(a))
	}
}

// propertyOrder is the function of that name, called once for a definition.
func (w *writer) propertyOrder(def *ir.OpDef) *slotOrder {
	o := w.slotOrders[def]
	if o == nil {
		made := propertyOrder(def, w.version)
		o = &made
		w.slotOrders[def] = o
	}
	return o
}

// slotOrder is the order in which the inherent attributes of a definition are written.
type slotOrder struct {
	attrs    []int
	native   []int
	segments []int
}

// propertyOrder returns the order for a definition. Before version 6, sizes of segments were
// among the attributes.
func propertyOrder(def *ir.OpDef, version int) (o slotOrder) {
	operands, results := def.SegmentSlots()
	for i := range def.Attrs {
		switch c := def.Attrs[i].Constraint; {
		case version >= versionSegmentSize && (i == operands || i == results):
		case c != nil && c.Native != nil:
			o.native = append(o.native, i)
		default:
			o.attrs = append(o.attrs, i)
		}
	}
	sort.Slice(o.attrs, func(i, j int) bool { return def.Attrs[o.attrs[i]].Name < def.Attrs[o.attrs[j]].Name })
	for _, slot := range []int{operands, results} {
		if slot >= 0 && version >= versionSegmentSize {
			o.segments = append(o.segments, slot)
		}
	}
	return o
}
