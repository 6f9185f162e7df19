package emulatenarrow

import (
	"math/bits"

	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/ir"
)

// A TypeConverter converts types for a width of loads and stores. At first, all types stay, except that
// those in a function type are converted.
type TypeConverter struct {
	*convert.TypeConverter
	width uint32
}

// NewTypeConverter returns a converter for loads and stores of integers of a width. It panics if
// [ValidWidth] is false.
func NewTypeConverter(width uint32) *TypeConverter {
	if !ValidWidth(width) {
		panic("emulatenarrow: the width must be a power of two, and at least 8")
	}
	c := &TypeConverter{convert.NewTypeConverter(), width}
	c.AddRule(func(t ir.Type) ([]ir.Type, convert.Outcome) { return []ir.Type{t}, convert.Converted })
	convert.Add(c.TypeConverter, func(t *ir.FunctionType) ir.Type {
		in, ok := c.ConvertAll(t.Inputs())
		if !ok {
			return nil
		}
		out, ok := c.ConvertAll(t.Results())
		if !ok {
			return nil
		}
		return ir.NewFunctionType(t.Context(), in, out)
	})
	return c
}

// ValidWidth reports whether a machine may load and store integers of a width: whether it is a power of
// two, and at least 8.
func ValidWidth(width uint32) bool { return width >= 8 && bits.OnesCount32(width) == 1 }

// AddMemRefs makes the converter convert memrefs of narrow integers and floats. Elements of the last
// dimension must be next to each other.
func (c *TypeConverter) AddMemRefs() {
	convert.Add(c.TypeConverter, func(t *ir.MemRefType) ir.Type {
		width, ok := bitsOf(t.Elem())
		if !ok || width >= c.width {
			return t
		}
		strides, offset, ok := t.StridesAndOffset()
		if !ok || len(strides) > 0 && strides[len(strides)-1] != 1 {
			return nil
		}
		elem := ir.NewIntegerType(t.Context(), c.width, ir.Signless)
		if i, ok := t.Elem().(*ir.IntegerType); ok {
			elem = ir.NewIntegerType(t.Context(), c.width, i.Signedness())
		}
		var layout ir.Attribute
		if offset != 0 {
			if offset != affine.Dynamic {
				if offset*int64(width)%int64(c.width) != 0 {
					return nil
				}
				offset = offset * int64(width) / int64(c.width)
			}
			layout = ir.NewStridedLayoutAttr(t.Context(), offset, []int64{1})
		}
		shape, ok := linearShape(t, int64(c.width/width))
		if !ok {
			return nil
		}
		return ir.NewMemRefType(shape, elem, layout, t.MemorySpace())
	})
}

// linearShape is the shape of a memref in wider elements, each of which holds some of its elements.
func linearShape(t *ir.MemRefType, perWide int64) (shape []int64, ok bool) {
	if t.Rank() == 0 {
		return nil, true
	}
	for _, n := range t.Shape() {
		if n == affine.Dynamic {
			return []int64{affine.Dynamic}, true
		}
	}
	n, ok := ir.NumElements(t.Shape())
	return []int64{ceilDiv(n, perWide)}, ok
}

func ceilDiv(a, b int64) int64 { return (a + b - 1) / b }

// bitsOf returns the width of an integer or float.
func bitsOf(t ir.Type) (width uint32, ok bool) {
	switch t := t.(type) {
	case *ir.IntegerType:
		return t.Width(), true
	case *ir.FloatType:
		return t.Width(), true
	}
	return 0, false
}

// A packing says how elements are kept in wider ones.
type packing struct {
	narrow, wide int64   // widths
	elem         ir.Type // the wider type
}

// perWide is the number of elements in a wider one.
func (p packing) perWide() int64 { return p.wide / p.narrow }

// packingOf returns how elements of a type are kept in those of a memref. ok is false if these do not hold a
// whole number of them.
func packingOf(elem ir.Type, memref *ir.Value) (p packing, ok bool) {
	t, ok := memref.Type().(*ir.MemRefType)
	if !ok {
		return p, false
	}
	narrow, ok := bitsOf(elem)
	wide, ok2 := bitsOf(t.Elem())
	if !ok || !ok2 || narrow == 0 || wide%narrow != 0 {
		return p, false
	}
	return packing{int64(narrow), int64(wide), t.Elem()}, true
}

// signless returns the integer type of a width.
func (p packing) signless(width int64) *ir.IntegerType {
	return ir.NewIntegerType(p.elem.Context(), uint32(width), ir.Signless)
}
