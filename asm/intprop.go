package asm

import (
	"errors"

	"github.com/gomlir/gomlir/ir"
)

// An OptionalIntProp says how an operation keeps a 64-bit integer that ODS declares as an optional
// property: in an array of one integer. If it is absent, the generic form has an empty array.
type OptionalIntProp struct{}

// Constraint returns the constraint of the property.
func (OptionalIntProp) Constraint() *ir.AttrConstraint {
	return &ir.AttrConstraint{
		Summary: "optional int64_t",
		Match:   func(a ir.Attribute) bool { _, err := optionalInt(a); return err == nil },
		Convert: func(a ir.Attribute) (ir.Attribute, error) {
			v, err := optionalInt(a)
			if err != nil {
				return nil, err
			}
			if v == nil {
				return nil, nil
			}
			return NewOptionalInt(a.Context(), *v), nil
		},
		Native: &ir.NativeProperty{
			Kind:   ir.NativeOptional,
			Number: func(a ir.Attribute) uint64 { return uint64(OptionalInt(a.(*ir.ArrayAttr))) },
			Attr:   func(c *ir.Context, n uint64) (ir.Attribute, bool) { return NewOptionalInt(c, int64(n)), true },
		},
	}
}

// optionalInt returns the integer in an array, nil if absent.
func optionalInt(a ir.Attribute) (*int64, error) {
	list, ok := a.(*ir.ArrayAttr)
	switch {
	case !ok:
		return nil, errors.New("expected optional properties to materialize as arrays")
	case list.Len() == 0:
		return nil, nil
	case list.Len() > 1:
		return nil, errors.New("expected optional properties to become 0- or 1-element arrays")
	}
	i, ok := list.Elems()[0].(*ir.IntegerAttr)
	if !ok {
		return nil, errors.New("expected IntegerAttr for key `value`")
	}
	v := int64(i.Int())
	return &v, nil
}

// OptionalInt returns the integer that an [OptionalIntProp] has.
func OptionalInt(a *ir.ArrayAttr) int64 {
	if v, _ := optionalInt(a); v != nil {
		return *v
	}
	return 0
}

// NewOptionalInt returns the value of an [OptionalIntProp].
func NewOptionalInt(c *ir.Context, v int64) *ir.ArrayAttr {
	return ir.NewArrayAttr(c, ir.NewIntegerAttr(c.I64(), v))
}

// AbsentInt returns what the generic form has for an [OptionalIntProp] that is absent.
func AbsentInt(c *ir.Context) ir.Attribute { return ir.NewArrayAttr(c) }

// AbsentUnit returns what the generic form has for a property that is a unit and absent.
func AbsentUnit(c *ir.Context) ir.Attribute { return ir.NewBoolAttr(c, false) }

// Parse reads the integer. If it is optional and absent, Parse returns nil and reads nothing.
func (OptionalIntProp) Parse(p *Parser, optional bool) ir.Attribute {
	v, ok := p.OptionalInt(64)
	if !ok {
		if !optional && !p.failed {
			p.fail() // the caller says what is expected
		}
		return nil
	}
	return NewOptionalInt(p.ctx, v)
}

// Print writes the integer, if there is one.
func (OptionalIntProp) Print(p *Printer, a ir.Attribute) {
	if v, _ := optionalInt(a); v != nil {
		p.Int(*v)
	}
}
