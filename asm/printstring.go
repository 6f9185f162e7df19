package asm

import "github.com/gomlir/gomlir/ir"

func init() { ir.RegisterTextForm(textForm{}) }

// textForm makes the String methods of package ir give MLIR's text.
type textForm struct{}

func (textForm) AppendType(dst []byte, t ir.Type) []byte {
	p := newPrinter(Flags{})
	p.sh.bounds = looseBounds
	p.buf = dst
	p.Type(t)
	return p.buf
}

func (textForm) AppendAttribute(dst []byte, a ir.Attribute) []byte {
	p := newPrinter(Flags{})
	p.sh.bounds = looseBounds
	p.buf = dst
	p.Attr(a)
	return p.buf
}

// AppendOperation prints an operation by itself: in custom form if it is valid,
// or the generic form that diagnostics have, where large constants are cut.
func (textForm) AppendOperation(dst []byte, op *ir.Operation, generic bool) []byte {
	f := Flags{LocalScope: true, Generic: generic, Verify: ir.Verifier()}
	if generic {
		f.ElideElements, f.ElideElementsOver = true, 16
	}
	return Append(dst, op, f)
}
