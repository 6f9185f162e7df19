package asm

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
)

// bareDenseArray parses [1, 2], the form of a dense array of a known element
// type.
func (p *Parser) bareDenseArray(elem ir.Type) ir.Attribute {
	var buf [256]byte
	raw := buf[:0]
	p.Want(LSquare)
	if p.Got(RSquare) {
		return ir.NewDenseArrayAttr(elem, nil)
	}
	for {
		if p.failed {
			return p.badAttr()
		}
		raw = p.bareElement(elem).AppendBytes(raw)
		if p.failed {
			if p.failedAt < len(p.src) && p.src[p.failedAt] == ']' {
				return p.badAttr()
			}
			p.follow(p.file.Pos(lastTokenEnd(p.src, p.failedAt)), "expected ']'")
			return p.badAttr()
		}
		if !p.Got(Comma) {
			break
		}
	}
	p.Want(RSquare)
	return ir.NewDenseArrayAttr(elem, raw)
}

func (p *Parser) bareElement(elem ir.Type) num.Int {
	if ft, ok := elem.(*ir.FloatType); ok {
		neg := p.Got(Minus)
		e := literal{uint32(p.beg), uint32(p.fin), p.tok, neg}
		v := p.floatElement(p.text(), &e, ft)
		if !p.failed {
			p.Next()
		}
		return v
	}
	w := elem.(*ir.IntegerType).Width()
	if w == 1 {
		switch {
		case p.GotKeyword("true"):
			return num.NewInt(1, 1)
		case p.GotKeyword("false"):
			return num.NewInt(1, 0)
		}
	}
	return num.NewInt(w, p.Int(uint(w)))
}

// bareDenseArray writes [1, 2].
func (p *Printer) bareDenseArray(a *ir.DenseArrayAttr) {
	p.Byte('[')
	for i := range a.Len() {
		p.separate(i)
		p.element(a.Elem(), a.Bits(i))
	}
	p.Byte(']')
}
