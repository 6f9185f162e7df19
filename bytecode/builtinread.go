package bytecode

import (
	"sort"

	"github.com/gomlir/gomlir/ir"
)

// readBuiltinAttr reads a builtin attribute. It returns nil after an error.
func readBuiltinAttr(d *Decoder) ir.Attribute {
	c := d.Context()
	start := d.pos
	switch code := d.Uvarint(); code {
	case codeArrayAttr:
		list := AttrsOf[ir.Attribute](d)
		if d.Failed() {
			return nil
		}
		return ir.NewArrayAttr(c, list...)
	case codeDictionaryAttr:
		return readDictionary(d)
	case codeStringAttr:
		return ir.NewStringAttr(c, d.String())
	case codeTypedStringAttr:
		s, t := d.String(), d.Type()
		if d.Failed() {
			return nil
		}
		return ir.NewTypedStringAttr(s, t)
	case codeFlatSymbolRefAttr, codeSymbolRefAttr:
		return readSymbolRef(d, code == codeSymbolRefAttr)
	case codeTypeAttr:
		if t := d.Type(); t != nil {
			return ir.NewTypeAttr(t)
		}
		return nil
	case codeUnitAttr:
		return ir.NewUnitAttr(c)
	case codeIntegerAttr:
		return readInteger(d)
	case codeFloatAttr:
		t := TypeOf[*ir.FloatType](d)
		if d.Failed() {
			return nil
		}
		v := d.Float(t.Semantics(), t.Width())
		if d.Failed() {
			return nil
		}
		return ir.NewFloatAttr(t, v)
	case codeDistinctAttr:
		if a := d.Attr(); a != nil {
			return ir.NewDistinctAttr(a)
		}
		return nil
	case codeCallSiteLoc, codeFileLineColLoc, codeFusedLoc, codeFusedLocWithMetadata, codeNameLoc, codeUnknownLoc, codeFileLineColRange:
		d.pos = start
		if l := readLocation(d); l != nil && !d.Failed() {
			return l
		}
		return nil
	default:
		return readElements(d, code)
	}
}

func readDictionary(d *Decoder) ir.Attribute {
	list := make([]ir.NamedAttribute, d.Len())
	for i := range list {
		name, value := AttrOf[*ir.StringAttr](d), d.Attr()
		if d.Failed() {
			return nil
		}
		list[i] = ir.NamedAttribute{Name: name.Value(), Value: value}
	}
	sort.SliceStable(list, func(i, j int) bool { return list[i].Name < list[j].Name })
	for i := range list {
		if i > 0 && list[i].Name == list[i-1].Name {
			d.Errorf("two entries of a dictionary are named '%s'", list[i].Name)
			return nil
		}
	}
	return ir.NewDictionaryAttr(d.Context(), list...)
}

func readSymbolRef(d *Decoder, nested bool) ir.Attribute {
	root := AttrOf[*ir.StringAttr](d)
	if d.Failed() {
		return nil
	}
	path := []string{root.Value()}
	if nested {
		for _, ref := range AttrsOf[*ir.SymbolRefAttr](d) {
			if d.Failed() || !ref.IsFlat() {
				d.Errorf("expected a flat symbol reference")
				return nil
			}
			path = append(path, ref.Root())
		}
	}
	if d.Failed() {
		return nil
	}
	return ir.NewSymbolRefAttr(d.Context(), path...)
}

func readInteger(d *Decoder) ir.Attribute {
	t := d.Type()
	width := uint32(ir.IndexBits)
	switch t := t.(type) {
	case *ir.IntegerType:
		width = t.Width()
	case *ir.IndexType:
	default:
		if !d.Failed() {
			d.Errorf("expected integer or index type for APInt encoding, but got: %s", t)
		}
		return nil
	}
	v := d.Int(width)
	if d.Failed() {
		return nil
	}
	return ir.NewWideIntegerAttr(t, v)
}

// readLocation reads a location. It returns nil after an error.
func readLocation(d *Decoder) ir.Location {
	var l locParts
	if !l.read(d) {
		return nil
	}
	c := d.Context()
	list := make([]ir.Location, len(l.children))
	for i, child := range l.children {
		list[i] = attrAs[ir.Location](d, d.t.attr(child))
		if d.Failed() {
			return nil
		}
	}
	switch l.code {
	case codeUnknownLoc:
		return ir.NewUnknownLoc(c)
	case codeNameLoc:
		return ir.NewNameLoc(c, l.name.Value(), list[0])
	case codeCallSiteLoc:
		return ir.NewCallSiteLoc(list[0], list[1])
	case codeFusedLoc, codeFusedLocWithMetadata:
		return ir.NewFusedLoc(c, list, l.metadata)
	}
	at := l.lines()
	return ir.NewFileLineColRange(c, l.name.Value(), at[0], at[1], at[2], at[3])
}

func readElements(d *Decoder, code uint64) ir.Attribute {
	switch code {
	case codeDenseArrayAttr:
		return readDenseArray(d)
	case codeDenseElementsAttr:
		t, raw := TypeOf[ir.ShapedType](d), d.Blob()
		if d.Failed() {
			return nil
		}
		return newDenseElements(d, t, raw)
	case codeDenseStringElementsAttr:
		return readDenseStrings(d)
	case codeDenseResourceElementsAttr:
		t, r := TypeOf[ir.ShapedType](d), d.Resource()
		if d.Failed() {
			return nil
		}
		return ir.NewDenseResourceElementsAttr(t, r)
	case codeSparseElementsAttr:
		t, indices, values := TypeOf[ir.ShapedType](d), AttrOf[*ir.DenseElementsAttr](d), AttrOf[ir.ElementsAttr](d)
		if d.Failed() {
			return nil
		}
		return newSparseElements(d, t, indices, values)
	}
	d.Errorf("unknown attribute code: %d", code)
	return nil
}

func readDenseArray(d *Decoder) ir.Attribute {
	t, n, raw := d.Type(), d.Uvarint(), d.Blob()
	if d.Failed() {
		return nil
	}
	width, ok := elementBits(t)
	size := max((uint64(width)+7)/8, 1)
	if !ok || uint64(len(raw))/size != n || uint64(len(raw))%size != 0 {
		d.Errorf("an array of %d elements of type %s cannot have %d bytes", n, t, len(raw))
		return nil
	}
	return ir.NewDenseArrayAttr(t, raw)
}

// elementBits is the number of bits of an element of a dense constant.
func elementBits(t ir.Type) (width uint32, ok bool) {
	switch t := t.(type) {
	case *ir.IntegerType:
		return t.Width(), true
	case *ir.FloatType:
		return t.Width(), true
	case *ir.IndexType:
		return ir.IndexBits, true
	}
	return 0, false
}

// newDenseElements returns a constant of some bytes, if they are as many as the type needs.
func newDenseElements(d *Decoder, t ir.ShapedType, raw []byte) ir.Attribute {
	elem, parts := t.Elem(), uint64(1)
	if c, ok := elem.(*ir.ComplexType); ok {
		elem, parts = c.Elem(), 2
	}
	width, ok := elementBits(elem)
	n, fits := ir.NumElements(t.Shape())
	if !ok || !fits || !ir.HasStaticShape(t) {
		d.Errorf("type %s cannot have dense elements", t)
		return nil
	}
	size := parts * ((uint64(width) + 7) / 8)
	have := uint64(len(raw))
	if parts == 1 && isI1(elem) {
		switch {
		case have == 1 && (n <= 1 || raw[0] == 0 || raw[0] == 0xff) && n > 0:
			if n == 1 || raw[0] == 0 || raw[0] == 0xff {
				return ir.NewDenseElementsAttr(t, []byte{raw[0] & 1}, true)
			}
		case have == uint64(n+7)/8:
			return ir.NewDenseElementsAttr(t, raw, false)
		}
		if have == uint64(n+7)/8 {
			return ir.NewDenseElementsAttr(t, raw, false)
		}
	} else {
		switch {
		case have == size && n > 0:
			return ir.NewDenseElementsAttr(t, raw, true)
		case size > 0 && have/size == uint64(n) && have%size == 0:
			return ir.NewDenseElementsAttr(t, raw, false)
		}
	}
	d.Errorf("dense elements of type %s cannot have %d bytes", t, have)
	return nil
}

func readDenseStrings(d *Decoder) ir.Attribute {
	t, splat := TypeOf[ir.ShapedType](d), d.Uvarint() != 0
	if d.Failed() {
		return nil
	}
	n, fits := ir.NumElements(t.Shape())
	if splat {
		n = 1
	}
	if !fits || !ir.HasStaticShape(t) || n > int64(d.left()) {
		d.Errorf("invalid type of string elements: %s", t)
		return nil
	}
	list := make([]string, n)
	for i := range list {
		list[i] = d.String()
	}
	if d.Failed() {
		return nil
	}
	return ir.NewDenseStringElementsAttr(t, list, splat)
}

// newSparseElements returns a sparse constant whose parts go together.
func newSparseElements(d *Decoder, t ir.ShapedType, indices *ir.DenseElementsAttr, values ir.ElementsAttr) ir.Attribute {
	at, vt := indices.ShapedType(), values.ShapedType()
	rank := int64(len(t.Shape()))
	shape := at.Shape()
	ok := len(shape) == 2 && shape[1] == rank && ir.HasStaticShape(t) && vt.Elem() == t.Elem() &&
		len(vt.Shape()) == 1 && vt.Shape()[0] == shape[0]
	if i, is := at.Elem().(*ir.IntegerType); !is || i.Width() != 64 {
		ok = false
	}
	switch values.(type) {
	case *ir.DenseElementsAttr, *ir.DenseStringElementsAttr:
	default:
		ok = false
	}
	if !ok {
		d.Errorf("invalid sparse elements of type %s", t)
		return nil
	}
	for i := range indices.Len() {
		v, _ := indices.Bits(i).Int64()
		if v < 0 || v >= t.Shape()[i%rank] {
			d.Errorf("invalid index %d in sparse elements of type %s", v, t)
			return nil
		}
	}
	return ir.NewSparseElementsAttr(t, indices, values)
}
