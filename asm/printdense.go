package asm

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
)

const upperHex = "0123456789ABCDEF"

// elements writes a constant of several elements without its type.
func (p *Printer) elements(a ir.ElementsAttr) {
	const elided = "dense_resource<__elided__>"
	switch a := a.(type) {
	case *ir.DenseElementsAttr:
		if p.elided(a.ShapedType(), a.IsSplat()) {
			p.Str(elided)
			return
		}
		p.Str("dense<")
		p.denseElements(a, true)
		p.Byte('>')
	case *ir.DenseStringElementsAttr:
		if p.elided(a.ShapedType(), a.IsSplat()) {
			p.Str(elided)
			return
		}
		p.Str("dense<")
		p.denseStrings(a)
		p.Byte('>')
	case *ir.SparseElementsAttr:
		if p.sparseElided(a) {
			p.Str(elided)
			return
		}
		p.Str("sparse<")
		if a.Indices().Len() != 0 {
			p.denseElements(a.Indices(), false)
			p.Str(", ")
			switch v := a.Values().(type) {
			case *ir.DenseElementsAttr:
				p.denseElements(v, true)
			case *ir.DenseStringElementsAttr:
				p.denseStrings(v)
			}
		}
		p.Byte('>')
	case *ir.DenseResourceElementsAttr:
		p.Str("dense_resource<")
		p.Resource(a.Resource())
		p.Byte('>')
	default:
		p.dialectAttr(a)
	}
}

// elided reports whether a constant is too large to be written.
func (p *Printer) elided(t ir.ShapedType, splat bool) bool {
	f := &p.sh.flags
	if !f.ElideElements || splat {
		return false
	}
	n, ok := ir.NumElements(t.Shape())
	return !ok || n > f.ElideElementsOver
}

func (p *Printer) sparseElided(a *ir.SparseElementsAttr) bool {
	if p.elided(a.Indices().ShapedType(), a.Indices().IsSplat()) {
		return true
	}
	switch v := a.Values().(type) {
	case *ir.DenseElementsAttr:
		return p.elided(v.ShapedType(), v.IsSplat())
	case *ir.DenseStringElementsAttr:
		return p.elided(v.ShapedType(), v.IsSplat())
	}
	return false
}

// denseElements writes the elements of a dense constant, without the <>.
func (p *Printer) denseElements(a *ir.DenseElementsAttr, hex bool) {
	if over := p.sh.flags.hexOver(); hex && over >= 0 && !a.IsSplat() && a.Len() > over {
		p.hexString(a.Raw())
		return
	}
	elem := a.ShapedType().Elem()
	c, isComplex := elem.(*ir.ComplexType)
	if isComplex {
		elem = c.Elem()
	}
	p.nested(a.ShapedType().Shape(), a.IsSplat(), func(i int64) {
		if !isComplex {
			p.element(elem, a.Bits(i))
			return
		}
		p.Byte('(')
		p.element(elem, a.Bits(2*i))
		p.Byte(',')
		p.element(elem, a.Bits(2*i+1))
		p.Byte(')')
	})
}

// hexString writes bytes as "0x…".
func (p *Printer) hexString(raw string) {
	p.Str(`"0x`)
	for i := 0; i < len(raw); i++ {
		p.buf = append(p.buf, upperHex[raw[i]>>4], upperHex[raw[i]&15])
	}
	p.Byte('"')
}

func (p *Printer) denseStrings(a *ir.DenseStringElementsAttr) {
	p.nested(a.ShapedType().Shape(), a.IsSplat(), func(i int64) { p.Quoted(a.Elems()[i]) })
}

// element writes one integer or float of a constant.
func (p *Printer) element(t ir.Type, bits num.Int) {
	switch t := t.(type) {
	case *ir.IntegerType:
		switch {
		case t.Width() == 1 && bits.IsZero():
			p.Str("false")
		case t.Width() == 1:
			p.Str("true")
		case t.IsUnsigned():
			p.buf = bits.AppendUnsigned(p.buf)
		default:
			p.buf = bits.AppendSigned(p.buf)
		}
	case *ir.FloatType:
		p.Float(floatOfBits(t.Semantics(), bits))
	default:
		p.buf = bits.AppendSigned(p.buf)
	}
}

func floatOfBits(s num.Semantics, bits num.Int) num.Float {
	if bits.Width() <= 64 {
		lo, _ := bits.Uint64()
		return num.FloatFromBits(s, lo, 0)
	}
	lo, _ := bits.Trunc(64).Uint64()
	hi, _ := bits.LShr(64).Trunc(min(64, bits.Width()-64)).Uint64()
	return num.FloatFromBits(s, lo, hi)
}

// nested writes the elements of a shape in brackets, one for each dimension.
func (p *Printer) nested(shape []int64, splat bool, elem func(i int64)) {
	if splat || len(shape) == 0 {
		elem(0)
		return
	}
	n, ok := ir.NumElements(shape)
	if !ok || n == 0 {
		return
	}
	counter := make([]int64, len(shape))
	open := 0
	for i := range n {
		if i > 0 {
			p.Str(", ")
		}
		for ; open < len(shape); open++ {
			p.Byte('[')
		}
		elem(i)
		last := len(shape) - 1
		counter[last]++
		for d := last; d > 0 && counter[d] >= shape[d]; d-- {
			counter[d] = 0
			counter[d-1]++
			open--
			p.Byte(']')
		}
	}
	for ; open > 0; open-- {
		p.Byte(']')
	}
}

// denseArray writes array<type: elements>.
func (p *Printer) denseArray(a *ir.DenseArrayAttr) {
	p.Str("array<")
	p.Type(a.Elem())
	for i := range a.Len() {
		if i == 0 {
			p.Str(": ")
		} else {
			p.Str(", ")
		}
		p.element(a.Elem(), a.Bits(i))
	}
	p.Byte('>')
}
