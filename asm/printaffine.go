package asm

import (
	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/ir"
)

// AffineMapOfValues writes the results of a map with values in place of its dimensions and
// symbols, as [Parser.AffineMapOfOperands] parses them, without brackets.
func (p *Printer) AffineMapOfValues(m affine.Map, values ir.ValueRange) {
	for i, e := range m.Results() {
		if i > 0 {
			p.Str(", ")
		}
		p.AffineExprOfValues(e, values.Slice(0, min(m.NumDims(), values.Len())), values.Slice(min(m.NumDims(), values.Len()), values.Len()))
	}
}

// AffineExprOfValues writes an expression with values in place of its dimensions and symbols.
func (p *Printer) AffineExprOfValues(e affine.Expr, dims, symbols ir.ValueRange) {
	if p.aliases != nil {
		return
	}
	p.buf = e.AppendNamed(p.buf, func(dst []byte, k affine.Kind, i int) []byte {
		list := dims
		if k == affine.Symbol {
			list = symbols
		}
		if i >= list.Len() {
			return append(dst, "<<invalid>>"...)
		}
		if k == affine.Dim {
			return p.names.appendValue(dst, list.At(i), true)
		}
		return append(p.names.appendValue(append(dst, "symbol("...), list.At(i), true), ')')
	})
}
