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

// AppendValue prints the name of a value in the text of the operation around it.
func (textForm) AppendValue(dst []byte, v *ir.Value) []byte {
	var n Names
	return n.AppendValue(dst, v)
}

// Names are the names of values in the texts of the operations around them. They are those of
// [ir.Value.String], but for many values it is faster. The zero Names is ready to use, as long as the
// operations are not changed. It is not safe for concurrent use.
type Names struct {
	scopes map[*ir.Operation]*names
}

// AppendValue appends the name of a value, as in "%0" or "%1#2".
func (n *Names) AppendValue(dst []byte, v *ir.Value) []byte {
	if v == nil {
		return append(dst, nullValue...)
	}
	op := v.DefiningOp()
	if op == nil && v.Owner() != nil {
		op = v.Owner().ParentOp()
	}
	if op == nil {
		return append(dst, unknownValue...)
	}
	scope := newPrinter(Flags{LocalScope: true}).scopeOf(op)
	if n.scopes[scope] == nil {
		if n.scopes == nil {
			n.scopes = map[*ir.Operation]*names{}
		}
		n.scopes[scope] = namesIn(op)
	}
	return n.scopes[scope].appendValue(dst, v, true)
}

// AppendBlock prints the name of a block in the text of the operation around it.
func (textForm) AppendBlock(dst []byte, b *ir.Block) []byte {
	if b == nil || b.ParentOp() == nil {
		return append(dst, invalidBlock...)
	}
	return namesIn(b.ParentOp()).appendBlock(dst, b)
}

// namesIn returns the names that AppendOperation writes in an operation.
func namesIn(op *ir.Operation) *names {
	p := newPrinter(Flags{LocalScope: true, Verify: ir.Verifier()})
	scope := p.scopeOf(op)
	n := newNames(&p.sh.flags, op.Context(), nil)
	n.tree(scope)
	return n
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
