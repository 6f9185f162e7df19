package asm

import (
	"errors"

	"github.com/gomlir/gomlir/ir"
)

// An EnumProp says how an operation keeps a case of an enumeration, or flags, that ODS declares as
// a property, and how its custom form has it: EnumProp, or with a Mnemonic NamedEnumProp. It is
// immutable.
type EnumProp struct {
	Enum *Enum
	// Mnemonic is the keyword before the value, which then is in angle brackets.
	Mnemonic string
	// Attr is the C++ name of the attribute that the generic form may have instead of an integer,
	// and Value returns the value in one. Empty: only integers.
	Attr  string
	Value func(ir.Attribute) (uint64, bool)
	// Make makes this attribute if the operation keeps it. Nil: it keeps an integer.
	Make func(c *ir.Context, v uint64) ir.Attribute
}

// Constraint returns the constraint of the property. In the text it is an integer of any type, or
// the attribute.
func (e *EnumProp) Constraint() *ir.AttrConstraint {
	integers := EnumConstraint(e.Enum)
	return &ir.AttrConstraint{
		Summary: e.Enum.Summary,
		Match: func(a ir.Attribute) bool {
			if integers.Match(a) {
				return true
			}
			v, ok := e.value(a)
			return ok && integers.Match(e.integer(a.Context(), v))
		},
		Convert: func(a ir.Attribute) (ir.Attribute, error) {
			if v, ok := e.value(a); ok {
				return e.make(a.Context(), v), nil
			}
			storage := "IntegerAttr storage for " + e.Enum.Cpp
			if e.Attr != "" {
				storage = e.Attr + " or " + storage
			}
			return nil, errors.New("expected " + storage)
		},
		Native: &ir.NativeProperty{
			Number: func(a ir.Attribute) uint64 { v, _ := e.value(a); return v },
			Attr: func(c *ir.Context, n uint64) (ir.Attribute, bool) {
				a := e.make(c, n)
				return a, integers.Match(e.integer(c, n))
			},
		},
	}
}

// value returns the value that an attribute in the text stands for.
func (e *EnumProp) value(a ir.Attribute) (uint64, bool) {
	if i, ok := a.(*ir.IntegerAttr); ok {
		return i.Uint(), true
	}
	if e.Value == nil || a == nil {
		return 0, false
	}
	return e.Value(a)
}

func (e *EnumProp) integer(c *ir.Context, v uint64) *ir.IntegerAttr {
	return ir.NewIntegerAttr(c.I(e.Enum.Bits), int64(v))
}

func (e *EnumProp) make(c *ir.Context, v uint64) ir.Attribute {
	if e.Make != nil {
		return e.Make(c, v)
	}
	return e.integer(c, v)
}

// Parse reads the property in a custom form. If it is optional and absent, Parse returns nil and
// reads nothing.
func (e *EnumProp) Parse(p *Parser, optional bool) ir.Attribute {
	absent := p.tok != Ident && (e.Enum.Flags && e.Enum.Unquoted || p.tok != String)
	if e.Mnemonic != "" {
		absent = !p.AtKeyword(e.Mnemonic)
	}
	if optional && absent {
		return nil
	}
	if e.Mnemonic != "" {
		if !p.GotKeyword(e.Mnemonic) {
			p.Errorf(p.Pos(), "expected '%s'", e.Mnemonic)
		}
		p.Want(Less)
	}
	v := p.EnumValue(e.Enum)
	if e.Mnemonic != "" {
		p.Want(Greater)
	}
	if p.failed {
		return nil
	}
	return e.make(p.ctx, v)
}

// Print writes the property in a custom form.
func (e *EnumProp) Print(p *Printer, a ir.Attribute) {
	v, ok := e.value(a)
	if !ok {
		return
	}
	if e.Mnemonic == "" {
		p.EnumValue(e.Enum, v)
		return
	}
	p.Str(e.Mnemonic)
	p.Byte('<')
	p.EnumValue(e.Enum, v)
	p.Byte('>')
}
