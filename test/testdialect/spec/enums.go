package spec

import . "github.com/gomlir/gomlir/ods"

// enumeration and bitEnumeration are the enumerations that attributes and properties hold.
var (
	enumeration = &Enum{
		Name: "Enum", Summary: "a test enum", Cpp: "test::TestEnum", Bits: 32, Cases: Count("first", "second", "third"),
	}
	bitEnumeration = &Enum{
		Name: "BitEnum", Summary: "a test bit enum", Cpp: "test::TestBitEnum", Bits: 32, Flags: true, Separator: ", ", Unquoted: true,
		Cases: []Case{C("read", 1), C("write", 2), C("execute", 4)},
	}
)

// enumAttr and bitEnumAttr are attributes of a case.
var (
	enumAttr = &AttrDef{
		Name: "EnumAttr", Def: "TestEnumAttr", Mnemonic: "enum", Summary: "a test enum",
		Params: Params{P("value", oneOf(enumeration))}, Format: "$value",
	}
	bitEnumAttr = &AttrDef{
		Name: "BitEnumAttr", Def: "TestBitEnumAttr", Mnemonic: "bit_enum", Summary: "a test bit enum",
		Params: Params{P("value", EnumOf(bitEnumeration))}, Format: "`<` $value `>`",
	}
)

// oneOf is a case whose diagnostics list all cases.
func oneOf(e *Enum) ParamType {
	t := EnumOf(e)
	t.OneOf = true
	return t
}

// Properties that are cases.
var (
	enumProp         = EnumProp(enumeration, "TestEnumProp", "enumProp")
	enumPropWithAttr = EnumProp(enumeration, "TestEnumPropAttrForm", "enumPropWithAttr")
	enumPropInAttr   = inAttr(EnumProp(enumeration, "TestEnumPropAttrFormAlways", "enumPropInAttr"), enumAttr)
	bitEnumProp      = EnumProp(bitEnumeration, "TestBitEnumProp", "bitEnumProp")
	namedBitEnumProp = EnumProp(bitEnumeration, "TestBitEnumPropNamed", "namedBitEnumProp")
)

// inAttr is a property that is kept as an attribute of a definition.
func inAttr(prop Attr, def *AttrDef) Attr {
	a := def.Attr()
	prop.Storage, prop.Get, prop.Make = a.Storage, a.Get, a.Make
	return prop
}

// enumOps have cases of enumerations.
var enumOps = Ops{
	{
		Name: "op_with_enum", Summary: "an attribute that is a case", Args: Args{In("value", enumAttr.Attr()), In("tag", OptionalAttr(AnyAttr))},
		Format: "$value (`tag` $tag^)? attr-dict",
	},
	{
		Name: "op_with_bit_enum", Summary: "an attribute that is a set of flags", Args: Args{In("value", bitEnumAttr.Attr()), In("tag", OptionalAttr(AnyAttr))},
		Format: "$value (`tag` $tag^)? attr-dict",
	},
	{Name: "op_with_enum_prop", Summary: "a property that is a case", Args: Args{In("value", enumProp)}, Format: "$value attr-dict"},
	{
		Name: "op_with_enum_prop_attr_form", Summary: "a property that may be written as an attribute", Args: Args{In("value", enumPropWithAttr)},
		Format: "prop-dict attr-dict",
	},
	{
		Name: "op_with_enum_prop_attr_form_always", Summary: "a property that is written as an attribute", Args: Args{In("value", enumPropInAttr)},
		Format: "prop-dict attr-dict",
	},
	{
		Name: "op_with_bit_enum_prop", Summary: "properties that are sets of flags",
		Args:   Args{In("value1", Default(bitEnumProp, "BitEnumRead")), In("value2", Default(bitEnumProp, "BitEnumRead"))},
		Format: "$value1 ($value2^)? attr-dict `:` `(` `)`",
	},
	{
		Name: "op_with_bit_enum_prop_named", Summary: "properties that are sets of flags in brackets",
		Args:   Args{In("value1", Default(namedBitEnumProp, "BitEnumRead")), In("value2", Default(namedBitEnumProp, "BitEnumRead"))},
		Format: "$value1 ($value2^)? attr-dict",
	},
}.InFile("enums")
