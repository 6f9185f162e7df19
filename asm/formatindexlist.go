package asm

import "github.com/gomlir/gomlir/ir"

// This file has the form of lists of indices, each a constant or a value, which
// several dialects share: upstream's custom directive DynamicIndexList.

// DynamicIndexList parses [%i, 3, %j]. The values are appended to a list; static
// gets the constants, and ir.DynamicSize for each value. A constant may be in
// brackets of its own, which say that it is a scalable size.
func (p *Parser) DynamicIndexList(values *[]Operand, static **ir.DenseArrayAttr) {
	p.BracketedIndexList(Squares, values, static)
}

// BracketedIndexList is DynamicIndexList with other brackets around the list.
func (p *Parser) BracketedIndexList(b Bracket, values *[]Operand, static **ir.DenseArrayAttr) {
	if p.failed {
		return
	}
	var list []int64
	there := p.List(b, " in dynamic index list", func() {
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
	p.BracketedIndexList(Squares, values, static)
}

// BracketedIndexList writes what [Parser.BracketedIndexList] parses.
func (p *Printer) BracketedIndexList(b Bracket, values ir.ValueRange, static *ir.DenseArrayAttr) {
	p.Str(brackets[b].open.String())
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
	p.Str(brackets[b].close.String())
}
