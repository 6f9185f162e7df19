package asm

import (
	"math"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
)

// integerAttr parses an integer literal whose sign has been read, and its type
// if none is expected.
func (p *Parser) integerAttr(t ir.Type, neg bool) ir.Attribute {
	tok, at := p.text(), p.beg
	p.Next()
	if t == nil {
		if p.Got(Colon) {
			t = p.Type()
		} else {
			t = p.ctx.I64()
		}
	}
	if p.failed {
		return p.badAttr()
	}
	if ft, ok := t.(floatType); ok {
		f, ok := p.floatBits(tok, at, neg, ft)
		if !ok {
			return p.badAttr()
		}
		return ir.NewFloatAttr(ft, f)
	}
	width, sign, ok := integerLike(t)
	if !ok {
		p.errorAt(at, "integer literal not valid for specified type")
		return p.badAttr()
	}
	if neg && sign == num.Unsigned {
		p.errorAt(at, "negative integer literal not valid for unsigned integer type")
		return p.badAttr()
	}
	v, ok := intValue(tok, neg, width, sign)
	if !ok {
		p.errorAt(at, "integer constant out of range for attribute")
		return p.badAttr()
	}
	return ir.NewWideIntegerAttr(t, v)
}

// A floatType is a builtin or a dialect's type of floating-point numbers.
type floatType interface {
	ir.Type
	Width() uint32
	Semantics() num.Semantics
}

// integerLike returns the width and sign of an integer type or index.
func integerLike(t ir.Type) (width uint32, sign num.Sign, ok bool) {
	switch t := t.(type) {
	case *ir.IntegerType:
		switch t.Signedness() {
		case ir.Signed:
			sign = num.Signed
		case ir.Unsigned:
			sign = num.Unsigned
		}
		return t.Width(), sign, true
	case *ir.IndexType:
		return ir.IndexBits, num.Signed, true
	}
	return 0, 0, false
}

// intValue is the value of an integer token, which has no sign of its own; ok
// is false if it does not fit.
func intValue(tok []byte, neg bool, width uint32, sign num.Sign) (num.Int, bool) {
	if width > 64 || width == 0 || len(tok) > 18 {
		if neg {
			tok = append([]byte{'-'}, tok...)
		}
		if width == 0 && neg {
			return num.Int{}, false
		}
		v, err := num.ParseInt(tok, width, sign)
		return v, err == nil
	}
	v, _ := uintOf(tok)
	if width < 64 && v>>width != 0 {
		return num.Int{}, false
	}
	if neg {
		v = -v
		if v>>(width-1)&1 == 0 {
			return num.Int{}, false
		}
	} else if sign == num.Signed && v>>(width-1) != 0 {
		return num.Int{}, false
	}
	return num.NewUint(width, v), true
}

// floatAttr parses a float literal whose sign has been read, and its type if
// none is expected.
func (p *Parser) floatAttr(t ir.Type, neg bool) ir.Attribute {
	v := float64Value(p.text(), neg)
	p.Next()
	if t == nil {
		if p.Got(Colon) {
			t = p.Type()
		} else {
			t = p.ctx.F64()
		}
	}
	if p.failed {
		return p.badAttr()
	}
	ft, ok := t.(floatType)
	if !ok {
		p.errorHere("floating point value not valid for specified type")
		return p.badAttr()
	}
	f, _ := num.FloatFromFloat64(ft.Semantics(), v)
	return ir.NewFloatAttr(ft, f)
}

// float64Value is the value of a float token. One that is too large is
// infinite, as in upstream.
func float64Value(tok []byte, neg bool) float64 {
	v, _ := num.ParseFloat64(tok) // the lexer has checked it
	if neg {
		v = -v
	}
	return v
}

// floatBits is the value of an integer token as a float: hexadecimal digits
// that are its bits.
func (p *Parser) floatBits(tok []byte, at int, neg bool, t floatType) (num.Float, bool) {
	if len(tok) < 2 || tok[1] != 'x' {
		p.errorAt(at, "unexpected decimal integer literal for a floating point value").
			Note(p.place(p.file.Pos(at)), "add a trailing dot to make the literal a float")
		return num.Float{}, false
	}
	if neg {
		p.errorAt(at, "hexadecimal float literal should not have a leading minus")
		return num.Float{}, false
	}
	v, err := num.ParseInt(tok, t.Width(), num.Signless)
	if err != nil {
		p.errorAt(at, "hexadecimal float constant out of range for type")
		return num.Float{}, false
	}
	return num.FloatFromInt(t.Semantics(), v), true
}

// uintOf is the value of an integer token; ok is false if it does not fit 64
// bits.
func uintOf(t []byte) (v uint64, ok bool) {
	if len(t) > 2 && t[1] == 'x' {
		for _, c := range t[2:] {
			if v >= 1<<60 {
				return 0, false
			}
			v = v<<4 | uint64(hexDigitValue(c))
		}
		return v, true
	}
	for _, c := range t {
		d := uint64(c - '0')
		if v > (1<<64-1-d)/10 {
			return 0, false
		}
		v = v*10 + d
	}
	return v, true
}

// uintValue is the value of the current integer token; ok is false if it does
// not fit 64 bits.
func (p *Parser) uintValue() (v uint64, ok bool) { return uintOf(p.text()) }

func hexDigitValue(c byte) byte {
	switch {
	case c <= '9':
		return c - '0'
	case c >= 'a':
		return c - 'a' + 10
	}
	return c - 'A' + 10
}

// Int64 parses a decimal or 0x integer with an optional sign, which must fit 64 bits.
func (p *Parser) Int64() int64 { return p.Int(64) }

// Int is Int64 for a value of a number of bits, at most 64.
func (p *Parser) Int(bits uint) int64 {
	at := p.beg
	v, ok := p.OptionalInt(bits)
	if !ok && !p.failed {
		p.integerExpected(at)
	}
	return v
}

// Uint parses an unsigned integer of a number of bits, at most 64. It must be
// there. A negative one is taken modulo 2^bits, as upstream takes it, unless it
// has too many digits.
func (p *Parser) Uint(bits uint) uint64 {
	at := p.beg
	v, ok := p.OptionalUint(bits)
	if !ok && !p.failed {
		p.integerExpected(at)
	}
	return v
}

func (p *Parser) integerExpected(at int) {
	if p.tok == EOF && at > 0 {
		at--
	}
	p.Errorf(p.file.Pos(at), "expected integer value")
}

// OptionalInt is Int for an integer that may be absent.
func (p *Parser) OptionalInt(bits uint) (int64, bool) {
	at, neg, v, _, ok := p.integer()
	if !ok {
		return 0, false
	}
	limit := uint64(1) << (bits - 1)
	if neg && v > limit || !neg && v >= limit {
		p.Errorf(p.file.Pos(at), "integer value too large")
		return 0, false
	}
	if neg {
		v = -v
	}
	return int64(v), true
}

// OptionalUint is Uint for an integer that may be absent.
func (p *Parser) OptionalUint(bits uint) (uint64, bool) {
	at, neg, v, width, ok := p.integer()
	if !ok {
		return 0, false
	}
	if neg && width > bits || bits < 64 && v>>bits != 0 {
		p.Errorf(p.file.Pos(at), "integer value too large")
		return 0, false
	}
	if neg {
		v = -v & (1<<bits - 1)
	}
	return v, true
}

// integer parses an integer with an optional sign, if there is one, and
// says how many bits its digits could need. As in upstream, true and false are
// integers of one bit, which is the sign: -1 and 0.
func (p *Parser) integer() (at int, neg bool, v uint64, width uint, ok bool) {
	at = p.beg
	switch {
	case p.tok == Integer || p.tok == Minus:
	case p.GotKeyword("true"):
		return at, true, 1, 1, true
	default:
		return at, false, 0, 1, p.GotKeyword("false")
	}
	neg = p.Got(Minus)
	if p.tok != Integer {
		p.WrongToken("expected integer value")
		return 0, false, 0, 0, false
	}
	tok := p.text()
	v, ok = uintOf(tok)
	if neg {
		width = digitBits(tok, v)
	}
	p.Next()
	if !ok {
		p.Errorf(p.file.Pos(at), "integer value too large")
	}
	return at, neg, v, width, ok
}

// digitBits is the number of bits that the digits of an integer could need, four
// each, and one for the sign if the first of them is used.
func digitBits(tok []byte, v uint64) uint {
	if len(tok) > 2 && tok[1] == 'x' {
		tok = tok[2:]
	}
	for len(tok) > 0 && tok[0] == '0' {
		tok = tok[1:]
	}
	n := uint(4 * len(tok))
	if n > 0 && n <= 64 && v>>(n-1) != 0 {
		n++
	}
	return n
}

// Float parses a number with a point, or the bits of one in hexadecimal, with an
// optional sign.
func (p *Parser) Float() float64 {
	neg := p.Got(Minus)
	e := literal{uint32(p.beg), uint32(p.fin), p.tok, neg}
	f := p.floatElement(p.text(), &e, p.ctx.F64())
	if p.failed {
		return 0
	}
	p.Next()
	bits, _ := f.Uint64()
	return math.Float64frombits(bits)
}

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
