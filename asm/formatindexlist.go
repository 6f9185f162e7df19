package asm

import "github.com/gomlir/gomlir/ir"

// This file has the form of lists of indices, each a constant or a value, which
// several dialects share: upstream's custom directive DynamicIndexList.

// DynamicIndexList parses [%i, 3, %j]. The values are appended to a list; static
// gets the constants, and ir.DynamicSize for each value. A constant may be in
// brackets of its own, which say that it is a scalable size.
func (p *Parser) DynamicIndexList(values *[]Operand, static **ir.DenseArrayAttr) {
	var list []int64
	there := p.List(Squares, " in dynamic index list", func() {
		if p.AtOperand() {
			*values = append(*values, p.Operand())
			list = append(list, ir.DynamicSize)
			if p.Got(LSquare) {
				p.Want(RSquare)
			}
			return
		}
		scalable := p.Got(LSquare)
		list = append(list, p.Int64())
		if scalable {
			p.Want(RSquare)
		}
	})
	if !there || p.failed {
		p.FollowUpAt(p.State().Pos, "expected SSA value or integer")
		return
	}
	*static = ir.NewDenseI64ArrayAttr(p.ctx, list...)
}

// DynamicIndexList writes what [Parser.DynamicIndexList] parses.
func (p *Printer) DynamicIndexList(values ir.ValueRange, static *ir.DenseArrayAttr) {
	p.Byte('[')
	next := 0
	for i := range static.Len() {
		if i > 0 {
			p.Str(", ")
		}
		if v := static.Int(i); v != ir.DynamicSize {
			p.Int(v)
		} else if next < values.Len() {
			p.Value(values.At(next))
			next++
		}
	}
	p.Byte(']')
}
