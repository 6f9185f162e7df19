package ir

import (
	"fmt"

	"github.com/gomlir/gomlir/num"
)

// NewDenseInt64s is [NewDenseInts] of numbers of at most 64 bits. Each is sign-extended
// or truncated to the width of the type's elements.
func NewDenseInt64s(t ShapedType, values ...int64) *DenseElementsAttr {
	width := uint32(64) // of an index
	if i, ok := t.Elem().(*IntegerType); ok {
		width = i.Width()
	}
	list := make([]num.Int, len(values))
	for i, v := range values {
		list[i] = num.NewInt(width, v)
	}
	return NewDenseInts(t, list...)
}

// NewDenseFloats returns a constant of floating-point numbers, as many as the type has
// elements, or one for all of them. It panics if there are more or fewer, or if they do
// not have the format of the type's elements.
func NewDenseFloats(t ShapedType, values ...num.Float) *DenseElementsAttr {
	list := make([]num.Int, len(values))
	for i, v := range values {
		if f, ok := t.Elem().(*FloatType); !ok || f.Semantics() != v.Semantics() {
			panic("ir: a float does not go with the elements of " + t.String())
		}
		list[i] = v.Int()
	}
	return NewDenseInts(t, list...)
}

// NewDenseFloat64s is [NewDenseFloats] of numbers that are rounded to the format of the
// type's elements.
func NewDenseFloat64s(t ShapedType, values ...float64) *DenseElementsAttr {
	f, ok := t.Elem().(*FloatType)
	if !ok {
		panic("ir: the elements of " + t.String() + " are not floats")
	}
	list := make([]num.Float, len(values))
	for i, v := range values {
		list[i], _ = num.FloatFromFloat64(f.Semantics(), v)
	}
	return NewDenseFloats(t, list...)
}

// NewDenseInts returns a constant of integers, as many as the type has elements, or one
// for all of them. It panics if there are more or fewer.
func NewDenseInts(t ShapedType, values ...num.Int) *DenseElementsAttr {
	if n, ok := NumElements(t.Shape()); len(values) != 1 && (!ok || int64(len(values)) != n) {
		panic(fmt.Sprintf("ir: %d elements for %s", len(values), t))
	}
	splat := true
	for _, v := range values {
		splat = splat && v == values[0]
	}
	if splat && len(values) > 0 {
		values = values[:1]
	} else {
		splat = false
	}
	var raw []byte
	if w, _ := bitWidth(t.Elem()); w == 1 {
		raw = make([]byte, (len(values)+7)/8)
		for i, v := range values {
			if !v.IsZero() {
				raw[i/8] |= 1 << (i % 8)
			}
		}
	} else {
		for _, v := range values {
			raw = v.AppendBytes(raw)
		}
	}
	return NewDenseElementsAttr(t, raw, splat)
}
