package complex

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
)

// A NumberAttr is a complex number, #complex.number<:f32 1.0, 2.0>. Its type is complex.
type NumberAttr struct {
	ir.AttrBase
	real, imag num.Float
	typ        *ir.ComplexType
}

// NumberAttrDef is the definition of NumberAttr.
var NumberAttrDef = ir.DefineAttr(ir.AttrDef{Dialect: "complex", Mnemonic: "number", Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(numberSyntax{})}})

// NewNumberAttr returns a number with elements of a floating-point type. Both parts are rounded to it.
func NewNumberAttr(elem *ir.FloatType, real, imag float64) *NumberAttr {
	c := elem.Context()
	re, _ := num.FloatFromFloat64(elem.Semantics(), real)
	im, _ := num.FloatFromFloat64(elem.Semantics(), imag)
	t := ir.NewComplexType(elem)
	var buf [ir.KeySize]byte
	key := ir.AppendTypeKey(buf[:0], t)
	key = im.Int().AppendBytes(re.Int().AppendBytes(key))
	if a := c.LookupAttr(NumberAttrDef, key); a != nil {
		return a.(*NumberAttr)
	}
	return c.InternAttr(NumberAttrDef, key, &NumberAttr{real: re, imag: im, typ: t}).(*NumberAttr)
}

// Type returns the type of the number.
func (a *NumberAttr) Type() ir.Type { return a.typ }

// Real returns the real part.
func (a *NumberAttr) Real() num.Float { return a.real }

// Imag returns the imaginary part.
func (a *NumberAttr) Imag() num.Float { return a.imag }

type numberSyntax struct{}

// ParseAttr parses the text after the mnemonic.
func (numberSyntax) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	p.Want(asm.Less)
	p.Want(asm.Colon)
	at := p.Pos()
	t := p.Type()
	real := p.Float()
	p.Want(asm.Comma)
	imag := p.Float()
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	elem, ok := t.(*ir.FloatType)
	if !ok {
		p.Errorf(at, "element type of the complex attribute must be float like type.")
		return p.BadAttr()
	}
	return NewNumberAttr(elem, real, imag)
}

// PrintAttr prints the text after the mnemonic.
func (numberSyntax) PrintAttr(p *asm.Printer, x ir.Attribute) {
	a := x.(*NumberAttr)
	p.Str("<:")
	p.Type(a.typ.Elem())
	p.Byte(' ')
	p.Float(a.real)
	p.Str(", ")
	p.Float(a.imag)
	p.Byte('>')
}
