package asm

import (
	"bytes"
	"encoding/hex"
	"math"
	"slices"
	"strconv"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
)

// A tensorLiteral is the text between the <> of dense and sparse: one element, nested
// lists of elements, or a string of hexadecimal digits. The elements get their meaning
// when the type has been read, which comes after them.
type tensorLiteral struct {
	p     *Parser
	elems []literal
	shape []int64 // of the lists; nil for one element
	hex   *literal
}

// literal is the token of an element.
type literal struct {
	beg, fin uint32
	tok      Token
	neg      bool
}

func (l *tensorLiteral) text(e *literal) []byte { return l.p.src[e.beg:e.fin] }

// current is the current token as an element.
func (l *tensorLiteral) current(neg bool) literal {
	return literal{uint32(l.p.beg), uint32(l.p.fin), l.p.tok, neg}
}

// parse reads the literal. A string means hexadecimal digits where allowed.
func (l *tensorLiteral) parse(allowHex bool) {
	p := l.p
	switch {
	case allowHex && p.tok == String:
		e := l.current(false)
		l.hex = &e
		p.Next()
	case p.tok == LSquare:
		l.shape = l.list()
		slices.Reverse(l.shape)
	default:
		l.element()
	}
}

// list reads [a, b] and returns its shape, from the innermost dimension to the
// outermost.
func (l *tensorLiteral) list() []int64 {
	p := l.p
	if !p.enter() {
		return nil
	}
	defer p.leave()
	size := int64(0)
	var inner []int64
	p.List(Squares, "", func() {
		var shape []int64
		if p.tok == LSquare {
			shape = l.list()
		} else {
			l.element()
		}
		if size++; size == 1 {
			inner = shape
		} else if !slices.Equal(inner, shape) && !p.failed {
			p.errorHere("tensor literal is invalid; ranks are not consistent between elements")
		}
	})
	return append(inner, size)
}

// element reads a number, a boolean, a string or a complex number, (a, b).
func (l *tensorLiteral) element() {
	p := l.p
	switch p.tok {
	case Integer, Float, String:
		l.elems = append(l.elems, l.current(false))
		p.Next()
		return
	case Ident:
		if p.AtKeyword("true") || p.AtKeyword("false") {
			l.elems = append(l.elems, l.current(false))
			p.Next()
			return
		}
	case Minus:
		p.Next()
		if p.tok != Integer && p.tok != Float {
			p.errorHere("expected integer or floating point literal")
			return
		}
		l.elems = append(l.elems, l.current(true))
		p.Next()
		return
	case LParen:
		if !p.enter() {
			return
		}
		p.Next()
		l.element()
		p.want(Comma, "expected ',' between complex elements")
		l.element()
		p.want(RParen, "expected ')' after complex elements")
		p.leave()
		return
	}
	p.errorHere("expected element literal of primitive type")
}

// attr makes the attribute of a type. Errors that are not about one element
// are at an offset.
func (l *tensorLiteral) attr(at int, t ir.ShapedType) ir.Attribute {
	p := l.p
	if p.failed {
		return p.badAttr()
	}
	elem := t.Elem()
	if l.hex != nil && isNumeric(elem) {
		return l.hexAttr(at, t)
	}
	if l.shape != nil && !slices.Equal(l.shape, t.Shape()) {
		p.errorAt(at, "inferred shape of elements literal (["+joinInts(l.shape)+"]) does not match type (["+joinInts(t.Shape())+"])")
		return p.badAttr()
	}
	n, ok := ir.NumElements(t.Shape())
	if !ok {
		n = math.MaxInt64 // more than can be given one by one
	}
	if l.hex == nil && len(l.elems) == 0 && n != 0 {
		p.errorAt(at, "parsed zero elements, but type ('"+t.String()+"') expected at least 1")
		return p.badAttr()
	}
	if c, ok := elem.(*ir.ComplexType); ok {
		if msg := l.complexCount(n, t, c); msg != "" {
			p.errorAt(at, msg)
			return p.badAttr()
		}
		elem = c.Elem()
	}
	if !isNumeric(elem) {
		return l.stringsAttr(at, t, n)
	}
	raw := l.raw(elem)
	if p.failed {
		return p.badAttr()
	}
	size := elementSize(t.Elem())
	if size == 0 || l.shape == nil && len(raw) > 0 && repeats(raw, size) {
		return newDense(t, raw[:size], n, true)
	}
	switch given := int64(len(raw) / size); {
	case given < n:
		return l.tooFew(at, t, n)
	case given > n:
		raw = raw[:n*int64(size)]
	}
	return newDense(t, raw, n, false)
}

// tooFew reports (a, b) where more than two elements that are not complex numbers are
// needed. Upstream accepts it for two, and reads past its buffer for more.
func (l *tensorLiteral) tooFew(at int, t ir.ShapedType, n int64) ir.Attribute {
	l.p.errorAt(at, "parsed "+itoa(int64(len(l.elems)))+" elements, but type ('"+t.String()+"') expected "+itoa(n)+" elements")
	return l.p.badAttr()
}

// isNumeric reports whether a type is of numbers that have bits.
func isNumeric(t ir.Type) bool {
	switch t.(type) {
	case *ir.IntegerType, *ir.IndexType, *ir.FloatType, *ir.ComplexType:
		return true
	}
	return false
}

// complexCount returns the error if the elements have a wrong number of parts, or "".
func (l *tensorLiteral) complexCount(n int64, t ir.ShapedType, c *ir.ComplexType) string {
	parsed := int64(len(l.elems))
	if l.shape == nil && n != 0 && parsed != 2 {
		return "parsed " + itoa(parsed) + " elements, but type ('" + c.String() + "') expected 2 elements"
	}
	if l.shape != nil && parsed != 2*n {
		return "parsed " + itoa(parsed) + " elements, but type ('" + t.String() + "') expected " + itoa(2*n) + " elements"
	}
	return ""
}

// newDense makes the constant of n elements given as the whole bytes of all of
// them, or of one that all are equal to.
func newDense(t ir.ShapedType, raw []byte, n int64, splat bool) ir.Attribute {
	if elementSize(t.Elem()) == 0 {
		// Upstream does not know i0 elements to be equal; but many are too much
		// to print.
		return ir.NewDenseElementsAttr(t, nil, n > 1<<16 || len(t.Shape()) == 0)
	}
	if !splat && n > 0 {
		if size := len(raw) / int(n); repeats(raw, size) {
			raw, splat = raw[:size], true
		}
	}
	if it, ok := t.Elem().(*ir.IntegerType); ok && it.Width() == 1 && !splat {
		raw = packBits(raw)
	}
	return ir.NewDenseElementsAttr(t, raw, splat)
}

// repeats reports whether a text is the same size bytes again and again.
func repeats(raw []byte, size int) bool {
	return bytes.Equal(raw[size:], raw[:len(raw)-size])
}

// packBits puts eight elements, a byte each, into one.
func packBits(raw []byte) []byte {
	packed := make([]byte, (len(raw)+7)/8)
	for i, b := range raw {
		packed[i/8] |= b & 1 << (i % 8)
	}
	return packed
}

// raw is the bytes of the elements.
func (l *tensorLiteral) raw(elem ir.Type) []byte {
	var raw []byte
	width, sign, isInt := integerLike(elem)
	ft, _ := elem.(*ir.FloatType)
	if ft != nil {
		width = ft.Width()
	}
	raw = make([]byte, 0, len(l.elems)*int((width+7)/8))
	for i := range l.elems {
		e := &l.elems[i]
		var v num.Int
		if isInt {
			v = l.intElement(e, width, sign)
		} else {
			v = l.p.floatElement(l.text(e), e, ft)
		}
		if l.p.failed {
			return nil
		}
		raw = v.AppendBytes(raw)
	}
	return raw
}

// intElement is the value of an element as an integer.
func (l *tensorLiteral) intElement(e *literal, width uint32, sign num.Sign) num.Int {
	at := int(e.beg)
	switch {
	case e.neg && sign == num.Unsigned:
		l.p.errorAt(at, "expected unsigned integer elements, but parsed negative value")
	case e.tok == Float:
		l.p.errorAt(at, "expected integer elements, but parsed floating-point")
	case e.tok == Ident:
		if width == 1 {
			return num.NewUint(1, uint64(len(l.text(e))&1^1)) // true, false
		}
		l.p.errorAt(at, "expected i1 type for 'true' or 'false' values")
	default:
		if v, ok := intValue(l.text(e), e.neg, width, sign); ok && e.tok != String {
			return v
		}
		l.p.errorAt(at, "integer constant out of range for type")
	}
	return num.Int{}
}

// floatElement is the bits of an element as a float.
func (p *Parser) floatElement(tok []byte, e *literal, t *ir.FloatType) num.Int {
	switch e.tok {
	case Float:
		f, _ := num.FloatFromFloat64(t.Semantics(), float64Value(tok, e.neg))
		return f.Int()
	case Integer:
		f, ok := p.floatBits(tok, int(e.beg), e.neg, t)
		if !ok {
			return num.Int{}
		}
		return f.Int()
	}
	p.errorAt(int(e.beg), "expected floating point literal")
	return num.Int{}
}

// stringsAttr makes the attribute of a dialect's type, whose elements are
// strings.
func (l *tensorLiteral) stringsAttr(at int, t ir.ShapedType, n int64) ir.Attribute {
	if l.hex != nil {
		return ir.NewDenseStringElementsAttr(t, []string{unquote(l.text(l.hex))}, true)
	}
	elems := make([]string, len(l.elems))
	same := true
	for i := range l.elems {
		e := &l.elems[i]
		if e.tok != String {
			l.p.errorAt(at, "expected string token, got "+string(l.text(e)))
			return l.p.badAttr()
		}
		elems[i] = unquote(l.text(e))
		same = same && elems[i] == elems[0]
	}
	if same && len(elems) > 0 {
		return ir.NewDenseStringElementsAttr(t, elems[:1], true)
	}
	switch given := int64(len(elems)); {
	case given < n:
		return l.tooFew(at, t, n)
	case given > n:
		elems = elems[:n]
	}
	return ir.NewDenseStringElementsAttr(t, elems, n == 1)
}

// hexAttr makes the attribute whose bytes are given as hexadecimal digits.
func (l *tensorLiteral) hexAttr(at int, t ir.ShapedType) ir.Attribute {
	raw, ok := hexBytes(l.text(l.hex))
	if !ok {
		l.p.errorAt(int(l.hex.beg), "expected string containing hex digits starting with `0x`")
		return l.p.badAttr()
	}
	n, fits := ir.NumElements(t.Shape())
	bad := func() ir.Attribute {
		l.p.errorAt(at, "elements hex data size is invalid for provided type: '"+t.String()+"'")
		return l.p.badAttr()
	}
	if it, ok := t.Elem().(*ir.IntegerType); ok && it.Width() == 1 {
		switch {
		case len(raw) == 1 && (raw[0] == 0 || raw[0] == 0xff):
			return ir.NewDenseElementsAttr(t, []byte{raw[0] & 1}, true)
		case !fits || int64(len(raw)) != (n+7)/8:
			return bad()
		}
		return ir.NewDenseElementsAttr(t, raw, false)
	}
	size := elementSize(t.Elem())
	clearPadding(raw, t.Elem())
	if size == 0 && len(raw) == 0 {
		if !fits {
			n = math.MaxInt64
		}
		return newDense(t, raw, n, false)
	}
	if len(raw) == size {
		return ir.NewDenseElementsAttr(t, raw, true)
	}
	if !fits || int64(len(raw)) != n*int64(size) {
		return bad()
	}
	return newDense(t, raw, n, false)
}

// clearPadding clears the bits of elements, given as whole bytes, that are beyond
// their width. Upstream keeps them, does not find elements that differ in
// nothing else equal, and prints no digits for some of them.
func clearPadding(raw []byte, elem ir.Type) {
	if c, ok := elem.(*ir.ComplexType); ok {
		elem = c.Elem()
	}
	width, _, _ := integerLike(elem)
	if ft, ok := elem.(*ir.FloatType); ok {
		width = ft.Width()
	}
	if width%8 == 0 {
		return
	}
	size := int(width+7) / 8
	for i := size - 1; i < len(raw); i += size {
		raw[i] &= 1<<(width%8) - 1
	}
}

// elementSize is the number of bytes of an element.
func elementSize(t ir.Type) int {
	switch t := t.(type) {
	case *ir.ComplexType:
		return 2 * elementSize(t.Elem())
	case *ir.FloatType:
		return int(t.Width()+7) / 8
	}
	width, _, _ := integerLike(t)
	return int(width+7) / 8
}

// hexBytes returns the bytes of a string of hexadecimal digits after 0x.
func hexBytes(tok []byte) ([]byte, bool) {
	s := tok[1 : len(tok)-1]
	if len(s) < 2 || s[0] != '0' || s[1] != 'x' || len(s)%2 != 0 {
		return nil, false
	}
	raw := make([]byte, len(s)/2-1)
	_, err := hex.Decode(raw, s[2:])
	return raw, err == nil
}

func joinInts[T int64 | uint64](vs []T) string {
	var b []byte
	for i, v := range vs {
		if i > 0 {
			b = append(b, ", "...)
		}
		if v < 0 {
			b = strconv.AppendInt(b, int64(v), 10)
			continue
		}
		b = strconv.AppendUint(b, uint64(v), 10)
	}
	return string(b)
}

func itoa(v int64) string { return strconv.FormatInt(v, 10) }

// denseAttr parses dense<…> : type.
func (p *Parser) denseAttr(t ir.Type) ir.Attribute {
	at := p.beg
	p.Next()
	p.want(Less, "expected '<' after 'dense'")
	l := tensorLiteral{p: p}
	if !p.Got(Greater) {
		l.parse(true)
		p.want(Greater, "expected '>'")
	}
	st := p.elementsType(at, t)
	if p.failed {
		return p.badAttr()
	}
	return l.attr(at, st)
}

// elementsType parses the type of dense or sparse, which starts at an offset,
// if none is expected.
func (p *Parser) elementsType(at int, t ir.Type) ir.ShapedType {
	if t == nil {
		p.want(Colon, "expected ':'")
		t = p.Type()
	}
	if p.failed {
		return nil
	}
	st, ok := t.(ir.ShapedType)
	if !ok {
		p.errorAt(at, "elements literal must be a shaped type")
		return nil
	}
	if !ir.HasStaticShape(st) {
		p.errorAt(at, "elements literal type must have static shape")
		return nil
	}
	return st
}
