package asm

import (
	"math"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
)

// denseArrayAttr parses array<i32: 1, 2>.
func (p *Parser) denseArrayAttr() ir.Attribute {
	p.Next()
	p.want(Less, "expected '<' after 'array'")
	at := p.beg
	if p.failed {
		return p.badAttr()
	}
	elem := p.Type()
	if p.failed {
		p.follow(p.file.Pos(at), "expected an integer or floating point type")
		return p.badAttr()
	}
	width, sign, isInt := integerLike(elem)
	ft, isFloat := elem.(*ir.FloatType)
	if isFloat {
		width = ft.Width()
	}
	switch {
	case !isInt && !isFloat || elem == p.ctx.Index():
		p.errorAt(at, "expected integer or float type, got: '"+elem.String()+"'")
		return p.badAttr()
	case width%8 != 0 && (isFloat || width != 1):
		p.errorAt(at, "element type bitwidth must be a multiple of 8")
		return p.badAttr()
	}
	if p.Got(Greater) {
		return ir.NewDenseArrayAttr(elem, nil)
	}
	p.want(Colon, "expected ':' after dense array type")
	var buf [256]byte
	raw := buf[:0]
	for {
		var v num.Int
		if isInt {
			v = p.arrayInt(width, sign)
		} else {
			neg := p.Got(Minus)
			e := literal{uint32(p.beg), uint32(p.fin), p.tok, neg}
			if v = p.floatElement(p.text(), &e, ft); !p.failed {
				p.Next()
			}
		}
		if p.failed {
			return p.badAttr()
		}
		raw = v.AppendBytes(raw)
		if width == 0 {
			raw = append(raw, 0)
		}
		if !p.Got(Comma) {
			break
		}
	}
	p.want(Greater, "expected '>' to close an array attribute")
	if p.failed {
		return p.badAttr()
	}
	return ir.NewDenseArrayAttr(elem, raw)
}

// arrayInt parses an integer or boolean of a dense array.
func (p *Parser) arrayInt(width uint32, sign num.Sign) num.Int {
	neg := p.Got(Minus)
	tok := p.text()
	switch {
	case p.AtKeyword("true") || p.AtKeyword("false"):
		if width != 1 {
			p.errorHere("expected i1 type for 'true' or 'false' values")
		}
		p.Next()
		return num.NewUint(1, uint64(len(tok)&1^1))
	case p.tok != Integer:
		p.errorHere("expected integer literal")
	case width == 1:
		p.Next()
		p.errorHere("expected 'true' or 'false' values for i1 type")
	default:
		p.Next()
		if v, ok := intValue(tok, neg, width, sign); ok {
			return v
		}
		p.errorHere("integer constant out of range")
	}
	return num.Int{}
}

// stridedAttr parses strided<[4, ?], offset: 1>.
func (p *Parser) stridedAttr() ir.Attribute {
	p.Next()
	p.want(Less, "expected '<' after 'strided'")
	p.want(LSquare, "expected '['")
	var strides []int64
	if p.tok != RSquare {
		for {
			strides = append(strides, p.strideOrOffset())
			if !p.Got(Comma) {
				break
			}
		}
	}
	p.want(RSquare, "expected ']'")
	offset := int64(0)
	if !p.Got(Greater) {
		p.want(Comma, "expected ','")
		if !p.AtKeyword("offset") {
			p.WrongToken("expected 'offset' after comma")
		}
		p.Next()
		p.want(Colon, "expected ':' after 'offset'")
		offset = p.strideOrOffset()
		p.want(Greater, "expected '>'")
	}
	if p.failed {
		return p.badAttr()
	}
	return ir.NewStridedLayoutAttr(p.ctx, offset, strides)
}

// strideOrOffset parses a number or a ?.
func (p *Parser) strideOrOffset() int64 {
	if p.Got(Question) {
		return ir.DynamicSize
	}
	at := p.beg
	neg := p.Got(Minus)
	v, ok := uint64(0), false
	if p.tok == Integer {
		v, ok = p.uintValue()
	}
	if !ok || v > math.MaxInt64 {
		p.errorAt(at, "expected a 64-bit signed integer or '?'")
		return 0
	}
	p.Next()
	if neg {
		return -int64(v)
	}
	return int64(v)
}

// denseResourceAttr parses dense_resource<key> : type.
func (p *Parser) denseResourceAttr(t ir.Type) ir.Attribute {
	at := p.beg
	p.Next()
	p.want(Less, "expected '<' after 'dense_resource'")
	key := p.resourceKey("resource")
	p.want(Greater, "expected '>'")
	if t == nil {
		at = p.beg
		p.want(Colon, "expected ':'")
		t = p.Type()
	}
	if p.failed {
		return p.badAttr()
	}
	st, ok := t.(ir.ShapedType)
	if !ok {
		p.errorAt(at, "`dense_resource` expected a shaped type")
		return p.badAttr()
	}
	return ir.NewDenseResourceElementsAttr(st, p.sh.resource(p.ctx, "builtin", key))
}

// sparseAttr parses sparse<indices, values> : type.
func (p *Parser) sparseAttr(t ir.Type) ir.Attribute {
	start := p.beg
	p.Next()
	p.want(Less, "Expected '<' after 'sparse'")
	i64 := p.ctx.I64()
	if p.Got(Greater) {
		st := p.elementsType(start, t)
		if p.failed {
			return p.badAttr()
		}
		indices := ir.NewDenseElementsAttr(ir.NewRankedTensorType([]int64{0, int64(len(st.Shape()))}, i64, nil), nil, false)
		values := ir.NewDenseElementsAttr(ir.NewRankedTensorType([]int64{0}, st.Elem(), nil), nil, false)
		return p.newSparse(start, st, indices, values)
	}
	indicesAt := p.beg
	indices := tensorLiteral{p: p}
	indices.parse(false)
	p.want(Comma, "expected ','")
	valuesAt := p.beg
	values := tensorLiteral{p: p}
	values.parse(true)
	p.want(Greater, "expected '>'")
	st := p.elementsType(start, t)
	if p.failed {
		return p.badAttr()
	}
	shape := indices.shape
	if shape == nil {
		shape = []int64{1, int64(len(st.Shape()))}
	}
	ia := indices.attr(indicesAt, ir.NewRankedTensorType(shape, i64, nil))
	if values.shape == nil {
		shape = shape[:1]
	} else {
		shape = values.shape
	}
	if p.failed {
		return p.badAttr()
	}
	va := values.attr(valuesAt, ir.NewRankedTensorType(shape, st.Elem(), nil))
	if p.failed {
		return p.badAttr()
	}
	return p.newSparse(start, st, ia.(*ir.DenseElementsAttr), va)
}

// newSparse checks that indices and values go together and with the type.
func (p *Parser) newSparse(at int, t ir.ShapedType, indices *ir.DenseElementsAttr, values ir.Attribute) ir.Attribute {
	is := indices.ShapedType().Shape()
	vs := values.(ir.ElementsAttr).ShapedType().Shape()
	rank := int64(len(t.Shape()))
	switch {
	case len(vs) != 1:
		p.errorAt(at, "expected 1-d tensor for sparse element values")
		return p.badAttr()
	case len(is) == 2 && is[1] != rank, len(is) != 2 && (len(is) != 1 || rank != 1), is[0] != vs[0]:
		p.errorAt(at, "expected shape (["+joinInts(t.Shape())+"]); inferred shape of indices literal (["+joinInts(is)+"]); inferred shape of values literal (["+joinInts(vs)+"])")
		return p.badAttr()
	}
	index := make([]uint64, rank)
	for i := range is[0] {
		out := false
		for j := range index {
			index[j], _ = indices.Bits(i*rank + int64(j)).Uint64()
			out = out || index[j] >= uint64(t.Shape()[j])
		}
		if out {
			p.errorAt(at, "sparse index #"+itoa(i)+" is not contained within the value shape, with index=["+joinInts(index)+"], and type='"+t.String()+"'")
			return p.badAttr()
		}
		if indices.IsSplat() {
			break
		}
	}
	return ir.NewSparseElementsAttr(t, indices, values)
}
