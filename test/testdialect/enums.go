package testdialect

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
)

// How operations keep cases of enumerations as properties.
var (
	enumProp         = &asm.EnumProp{Enum: &EnumEnum}
	enumPropWithAttr = &asm.EnumProp{Enum: &EnumEnum, Attr: "::test::TestEnumAttr", Value: caseInAttr}
	enumPropInAttr   = &asm.EnumProp{
		Enum: &EnumEnum, Attr: "::test::TestEnumAttr", Value: caseInAttr,
		Make: func(c *ir.Context, v uint64) ir.Attribute { return NewEnumAttr(c, Enum(v)) },
	}
	bitEnumProp      = &asm.EnumProp{Enum: &BitEnumEnum}
	namedBitEnumProp = &asm.EnumProp{Enum: &BitEnumEnum, Mnemonic: "bit_enum"}
)

func caseInAttr(a ir.Attribute) (uint64, bool) {
	e, ok := a.(*EnumAttr)
	if !ok {
		return 0, false
	}
	return uint64(e.Value()), true
}
