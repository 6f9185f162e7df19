package testdialect

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
)

// customFloatSyntax is
//
//	custom-float ::= `<` string `:` number `>`
type customFloatSyntax struct{}

// floatNames are the types that the text may name.
var floatNames = [...]struct {
	name string
	kind ir.FloatKind
}{{"float", ir.F32}, {"double", ir.F64}, {"fp80", ir.F80}}

// ParseAttr implements [asm.AttrSyntax].
func (customFloatSyntax) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	p.Want(asm.Less)
	name := p.StringLiteral()
	p.Want(asm.Colon)
	at := p.Pos()
	for _, f := range floatNames {
		if f.name != name || p.Failed() {
			continue
		}
		if !p.At(asm.Minus) && !p.At(asm.Float) && !p.At(asm.Integer) {
			p.ErrorHere("expected floating point literal")
			return p.BadAttr()
		}
		a := p.AttrOfType(ir.NewFloatType(p.Context(), f.kind))
		p.Want(asm.Greater)
		if v, ok := a.(*ir.FloatAttr); ok && !p.Failed() {
			return NewCustomFloatAttr(p.Context(), v)
		}
		return p.BadAttr()
	}
	p.Errorf(at, "unknown float type, expected 'float', 'double' or 'fp80'")
	return p.BadAttr()
}

// PrintAttr implements [asm.AttrPrinter].
func (customFloatSyntax) PrintAttr(p *asm.Printer, a ir.Attribute) {
	v := a.(*CustomFloatAttr).Value()
	for _, f := range floatNames {
		if v.Type() == ir.Type(ir.NewFloatType(a.Context(), f.kind)) {
			p.Str("<\"" + f.name + "\" : ")
		}
	}
	p.Float(v.Value())
	p.Byte('>')
}
