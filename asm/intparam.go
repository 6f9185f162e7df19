package asm

import "github.com/gomlir/gomlir/num"

// IntModulo parses an integer, of which it keeps the bits that fit a width:
// 300 is 44 in 8 bits, and -1 is 255. As in upstream, true is 1 and false is 0.
func (p *Parser) IntModulo(width uint32) num.Int {
	if p.failed {
		return num.Int{}
	}
	switch {
	case p.GotKeyword("true"):
		return num.NewUint(width, 1)
	case p.GotKeyword("false"):
		return num.NewUint(width, 0)
	}
	neg := p.Got(Minus)
	if p.tok != Integer {
		p.integerExpected(p.beg)
		return num.Int{}
	}
	// One digit has at most four bits.
	tok := p.text()
	v, err := num.ParseInt(tok, max(width, uint32(min(4*len(tok), num.MaxIntWidth))), num.Unsigned)
	if err != nil {
		p.WrongToken("integer value too large")
		return num.Int{}
	}
	p.Next()
	if v.Width() > width {
		v = v.Trunc(width)
	}
	if neg {
		v = v.Neg()
	}
	return v
}

// WideInt writes an integer as a signed number.
func (p *Printer) WideInt(v num.Int) { p.buf = v.AppendSigned(p.buf) }
