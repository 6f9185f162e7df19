package asm

import (
	"math"

	"github.com/gomlir/gomlir/ir"
)

// Dimensions parses the sizes of a shape, 4x?x8. A size that is not known is
// ir.DynamicSize, where that is allowed. With a trailing x each size has one
// after it, as before an element type: 4x?xf32; the list may then be empty.
func (p *Parser) Dimensions(allowDynamic, withTrailingX bool) []int64 {
	return p.dimensions(nil, allowDynamic, withTrailingX)
}

// dimensions is Dimensions with a slice to append to.
func (p *Parser) dimensions(dims []int64, allowDynamic, withTrailingX bool) []int64 {
	for p.tok == Integer || p.tok == Question || !withTrailingX && len(dims) > 0 {
		if p.tok == Question && !allowDynamic {
			p.errorHere("expected static shape")
			return dims
		}
		size, crossed := p.dimension(allowDynamic, true)
		dims = append(dims, size)
		if !crossed {
			if !withTrailingX && (p.tok != Ident || p.text()[0] != 'x') {
				return dims
			}
			p.DimensionSeparator()
		}
		if p.failed {
			return dims
		}
	}
	return dims
}

// dimension parses one size of a shape. 0x4 in a shape is not a number: it is a
// zero, an x and a four. If there may be an x and it follows without a space,
// it is consumed: as a token it would be all of the rest of a shape such as
// 4x4x4x4, again after each number.
func (p *Parser) dimension(allowDynamic, mayCross bool) (size int64, crossed bool) {
	end := p.fin
	switch t := p.text(); {
	case p.tok == Question && allowDynamic:
		size = ir.DynamicSize
	case len(t) > 1 && t[1] == 'x':
		end = p.beg + 1
	default:
		v, ok := p.uintValue()
		if p.tok != Integer || !ok || v > math.MaxInt64 {
			p.errorHere("invalid dimension")
			return 0, false
		}
		size = int64(v)
	}
	p.off = end
	if mayCross && p.byteAt(end) == 'x' {
		p.off, crossed = end+1, true
	}
	p.Next()
	return size, crossed
}

// DimensionSeparator parses the x between the sizes of a shape. What follows it without a
// space is the next token: xf32 is an x and the type f32.
func (p *Parser) DimensionSeparator() {
	if p.tok != Ident || p.text()[0] != 'x' {
		p.WrongToken("expected 'x' in dimension list")
		return
	}
	p.off = p.beg + 1
	p.Next()
}

// vectorType parses vector<4x[2]xf32>.
func (p *Parser) vectorType() ir.Type {
	start := p.Pos()
	p.Next()
	p.want(Less, "expected '<' in vector type")
	var shapeBuf [8]int64
	var scalableBuf [8]bool
	shape, scalable := shapeBuf[:0], scalableBuf[:0]
	for p.tok == Integer || p.tok == LSquare {
		s := p.Got(LSquare)
		size, crossed := p.dimension(false, !s)
		shape = append(shape, size)
		scalable = append(scalable, s)
		if s && !p.Got(RSquare) {
			p.WrongToken("missing ']' closing scalable dimension")
		}
		if !crossed {
			p.DimensionSeparator()
		}
	}
	elem := p.Type()
	p.want(Greater, "expected '>' in vector type")
	if p.failed {
		return p.badType()
	}
	if err := ir.VectorTypeError(shape, elem); err != nil {
		p.errorf(start, "%s", err)
		return p.badType()
	}
	return ir.NewVectorType(shape, scalable, elem)
}

// tensorType parses tensor<4x?xf32, encoding> and tensor<*xf32>.
func (p *Parser) tensorType() ir.Type {
	start := p.Pos()
	p.Next()
	p.want(Less, "expected '<' in tensor type")
	unranked := p.Got(Star)
	var buf [8]int64
	shape := buf[:0]
	if unranked {
		p.DimensionSeparator()
	} else {
		shape = p.dimensions(shape, true, true)
	}
	at := p.Pos()
	elem := p.Type()
	encoding := p.tensorEncoding(shape, elem)
	p.want(Greater, "expected '>' in tensor type")
	if p.failed {
		return p.badType()
	}
	if ir.TensorElementError(elem) != nil {
		p.errorf(at, "invalid tensor element type")
		return p.badType()
	}
	if unranked {
		if encoding != nil {
			p.errorHere("cannot apply encoding to unranked tensor")
			return p.badType()
		}
		return ir.NewUnrankedTensorType(elem)
	}
	if err := ir.RankedTensorTypeError(shape, elem, encoding); err != nil {
		p.errorf(start, "%s", err)
		return p.badType()
	}
	return ir.NewRankedTensorType(shape, elem, encoding)
}

// tensorEncoding parses what follows the element type of a tensor, if it is
// there.
func (p *Parser) tensorEncoding(shape []int64, elem ir.Type) ir.Attribute {
	if !p.Got(Comma) {
		return nil
	}
	encoding, ok := p.OptionalAttr()
	if !ok || p.failed {
		return nil
	}
	if v, ok := encoding.(ir.TensorEncodingVerifier); ok {
		if err := v.TensorEncodingError(shape, elem); err != nil {
			p.errorHere(err.Error())
		}
	}
	return encoding
}

// memrefType parses memref<4x?xf32, layout, space> and memref<*xf32, space>.
func (p *Parser) memrefType() ir.Type {
	start := p.Pos()
	p.Next()
	p.want(Less, "expected '<' in memref type")
	unranked := p.Got(Star)
	var buf [8]int64
	shape := buf[:0]
	if unranked {
		p.DimensionSeparator()
	} else {
		shape = p.dimensions(shape, true, true)
	}
	at := p.Pos()
	elem := p.Type()
	if p.failed {
		return p.badType()
	}
	if ir.MemRefElementError(elem) != nil {
		p.errorf(at, "invalid memref element type")
		return p.badType()
	}
	layout, space := p.memrefParameters(unranked)
	if p.failed {
		return p.badType()
	}
	if unranked {
		if err := ir.MemorySpaceError(space); err != nil {
			p.errorf(start, "%s", err)
			return p.badType()
		}
		return ir.NewUnrankedMemRefType(elem, space)
	}
	if err := ir.MemRefTypeError(shape, elem, layout, space); err != nil {
		p.errorf(start, "%s", err)
		return p.badType()
	}
	return ir.NewMemRefType(shape, elem, layout, space)
}

// memrefParameters parses the layout and the memory space after the element
// type of a memref, up to the >.
func (p *Parser) memrefParameters(unranked bool) (layout, space ir.Attribute) {
	if p.Got(Greater) {
		return nil, nil
	}
	p.want(Comma, "expected ',' or '>' in memref type")
	p.listUntil(Greater, false, func() {
		a := p.Attr()
		if p.failed {
			return
		}
		switch _, ok := a.(ir.MemRefLayout); {
		case !ok && space != nil:
			p.errorHere("multiple memory spaces specified in memref type")
		case !ok:
			space = a
		case unranked:
			p.errorHere("cannot have affine map for unranked memref type")
		case space != nil:
			p.errorHere("expected memory space to be last in memref type")
		default:
			layout = a
		}
	})
	return layout, space
}

// listUntil parses a list separated by commas and the token that ends it.
func (p *Parser) listUntil(end Token, mayBeEmpty bool, elem func()) {
	if p.tok == end {
		if !mayBeEmpty {
			p.WrongToken("expected list element")
			return
		}
		p.Next()
		return
	}
	for {
		elem()
		if !p.Got(Comma) {
			break
		}
	}
	if p.tok != end {
		p.WrongToken("expected ',' or '" + end.String() + "'")
		return
	}
	p.Next()
}
