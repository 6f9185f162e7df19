// Code generated from the specification of dialect test. DO NOT EDIT.

package testdialect

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// SimpleEnum is an enumeration: allowed i32 cases: 0, 1, 2, 3.
type SimpleEnum uint32

// The cases of SimpleEnum.
const (
	SimpleEnumA          SimpleEnum = 0
	SimpleEnumB          SimpleEnum = 1
	SimpleEnumPlus       SimpleEnum = 2
	SimpleEnumLongString SimpleEnum = 3
)

// SimpleEnumEnum has the texts of the cases of SimpleEnum.
var SimpleEnumEnum = asm.Enum{
	Summary: "allowed i32 cases: 0, 1, 2, 3",
	Cpp:     "::test::SimpleEnum",
	Bits:    32,
	Cases: []asm.EnumCase{
		{Text: "a", Value: 0},
		{Text: "b", Value: 1},
		{Text: "+", Value: 2},
		{Text: "dash-separated-sentence", Value: 3},
	},
}

// IsSimpleEnum is the constraint for integers that represent a case of SimpleEnum.
var IsSimpleEnum = asm.EnumConstraint(&SimpleEnumEnum)

// String returns the text of the case.
func (v SimpleEnum) String() string { return SimpleEnumEnum.String(uint64(v)) }

// ParseSimpleEnum returns the case with the given text, and whether there is one.
func ParseSimpleEnum(text string) (SimpleEnum, bool) {
	v, ok := SimpleEnumEnum.Lookup(text)
	return SimpleEnum(v), ok
}

// CustomFloatAttr is #test.custom_float: a number of a named type.
type CustomFloatAttr struct {
	ir.AttrBase
	value *ir.FloatAttr
}

// CustomFloatAttrDef is the definition of CustomFloatAttr.
var CustomFloatAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "test",
	Mnemonic:   "custom_float",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(customFloatSyntax{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*CustomFloatAttr)
		if v.value != nil {
			attr(v.value)
		}
	},
	Rebuild: ir.AttrRebuild[*CustomFloatAttr],
})

// IsCustomFloatAttr is the constraint for CustomFloatAttr.
var IsCustomFloatAttr = &ir.AttrConstraint{Summary: "a number of a named type", Match: asm.IsAttr[*CustomFloatAttr]}

// NewCustomFloatAttr returns the attribute with the given parameters.
func NewCustomFloatAttr(c *ir.Context, value *ir.FloatAttr) *CustomFloatAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(value))
	if v := c.LookupAttr(CustomFloatAttrDef, k); v != nil {
		return v.(*CustomFloatAttr)
	}
	return c.InternAttr(CustomFloatAttrDef, k, &CustomFloatAttr{value: value}).(*CustomFloatAttr)
}

// Value is the parameter value.
func (v *CustomFloatAttr) Value() *ir.FloatAttr { return v.value }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *CustomFloatAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	value := ir.Rebuilt(r, v.value)
	if r.Failed() {
		return nil
	}
	return NewCustomFloatAttr(v.Context(), value)
}

// CustomStructAttr is #test.custom_struct: parameters that have texts of their own.
type CustomStructAttr struct {
	ir.AttrBase
	typeStr  *ir.StringAttr
	value    int64
	optValue *ir.ArrayAttr
}

// CustomStructAttrDef is the definition of CustomStructAttr.
var CustomStructAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "test",
	Mnemonic:   "custom_struct",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(customStructSyntax{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*CustomStructAttr)
		if v.typeStr != nil {
			attr(v.typeStr)
		}
		if v.optValue != nil {
			attr(v.optValue)
		}
	},
	Rebuild: ir.AttrRebuild[*CustomStructAttr],
})

// IsCustomStructAttr is the constraint for CustomStructAttr.
var IsCustomStructAttr = &ir.AttrConstraint{Summary: "parameters that have texts of their own", Match: asm.IsAttr[*CustomStructAttr]}

// NewCustomStructAttr returns the attribute with the given parameters.
func NewCustomStructAttr(c *ir.Context, typeStr *ir.StringAttr, value int64, optValue *ir.ArrayAttr) *CustomStructAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(typeStr))
	k = ir.AppendIntKey(k, int64(value))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(optValue))
	if v := c.LookupAttr(CustomStructAttrDef, k); v != nil {
		return v.(*CustomStructAttr)
	}
	return c.InternAttr(CustomStructAttrDef, k, &CustomStructAttr{typeStr: typeStr, value: value, optValue: optValue}).(*CustomStructAttr)
}

// TypeStr is the parameter type_str.
func (v *CustomStructAttr) TypeStr() *ir.StringAttr { return v.typeStr }

// Value is the parameter value.
func (v *CustomStructAttr) Value() int64 { return v.value }

// OptValue is the parameter opt_value, nil if it is absent.
func (v *CustomStructAttr) OptValue() *ir.ArrayAttr { return v.optValue }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *CustomStructAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	typeStr := ir.Rebuilt(r, v.typeStr)
	value := v.value
	optValue := ir.Rebuilt(r, v.optValue)
	if r.Failed() {
		return nil
	}
	return NewCustomStructAttr(v.Context(), typeStr, value, optValue)
}

// NamedAliasAttr is #test.op_asm_attr_interface: an attribute that says its alias.
type NamedAliasAttr struct {
	ir.AttrBase
	value *ir.StringAttr
}

// NamedAliasAttrDef is the definition of NamedAliasAttr.
var NamedAliasAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "test",
	Mnemonic:   "op_asm_attr_interface",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxNamedAliasAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*NamedAliasAttr)
		if v.value != nil {
			attr(v.value)
		}
	},
	Rebuild: ir.AttrRebuild[*NamedAliasAttr],
})

// IsNamedAliasAttr is the constraint for NamedAliasAttr.
var IsNamedAliasAttr = &ir.AttrConstraint{Summary: "an attribute that says its alias", Match: asm.IsAttr[*NamedAliasAttr]}

// NewNamedAliasAttr returns the attribute with the given parameters.
func NewNamedAliasAttr(c *ir.Context, value *ir.StringAttr) *NamedAliasAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(value))
	if v := c.LookupAttr(NamedAliasAttrDef, k); v != nil {
		return v.(*NamedAliasAttr)
	}
	return c.InternAttr(NamedAliasAttrDef, k, &NamedAliasAttr{value: value}).(*NamedAliasAttr)
}

// Value is the parameter value.
func (v *NamedAliasAttr) Value() *ir.StringAttr { return v.value }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *NamedAliasAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	value := ir.Rebuilt(r, v.value)
	if r.Failed() {
		return nil
	}
	return NewNamedAliasAttr(v.Context(), value)
}

// syntaxNamedAliasAttr parses and prints NamedAliasAttr.
type syntaxNamedAliasAttr struct{}

var namesNamedAliasAttr = []string{"value"}

// ParseAttr parses the text after the mnemonic.
func (syntaxNamedAliasAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var value *ir.StringAttr
	p.Want(asm.Less)
	for s := p.Struct(namesNamedAliasAttr, 0); s.Next(); {
		switch s.Param {
		case 0:
			value = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("TestOpAsmAttrInterfaceAttr", "value", "mlir::StringAttr")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewNamedAliasAttr(p.Context(), value)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxNamedAliasAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*NamedAliasAttr)
	p.Str("<")
	p.Str("value = ")
	p.Attr(v.value)
	p.Str(">")
}

// DefaultAliasAttr is #test.op_asm_attr_interface_tablegen_default: an attribute whose alias is the mnemonic.
type DefaultAliasAttr struct {
	ir.AttrBase
	value *ir.StringAttr
}

// DefaultAliasAttrDef is the definition of DefaultAliasAttr.
var DefaultAliasAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "test",
	Mnemonic:   "op_asm_attr_interface_tablegen_default",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDefaultAliasAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*DefaultAliasAttr)
		if v.value != nil {
			attr(v.value)
		}
	},
	Rebuild: ir.AttrRebuild[*DefaultAliasAttr],
})

// IsDefaultAliasAttr is the constraint for DefaultAliasAttr.
var IsDefaultAliasAttr = &ir.AttrConstraint{Summary: "an attribute whose alias is the mnemonic", Match: asm.IsAttr[*DefaultAliasAttr]}

// NewDefaultAliasAttr returns the attribute with the given parameters.
func NewDefaultAliasAttr(c *ir.Context, value *ir.StringAttr) *DefaultAliasAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(value))
	if v := c.LookupAttr(DefaultAliasAttrDef, k); v != nil {
		return v.(*DefaultAliasAttr)
	}
	return c.InternAttr(DefaultAliasAttrDef, k, &DefaultAliasAttr{value: value}).(*DefaultAliasAttr)
}

// Value is the parameter value.
func (v *DefaultAliasAttr) Value() *ir.StringAttr { return v.value }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *DefaultAliasAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	value := ir.Rebuilt(r, v.value)
	if r.Failed() {
		return nil
	}
	return NewDefaultAliasAttr(v.Context(), value)
}

// syntaxDefaultAliasAttr parses and prints DefaultAliasAttr.
type syntaxDefaultAliasAttr struct{}

var namesDefaultAliasAttr = []string{"value"}

// ParseAttr parses the text after the mnemonic.
func (syntaxDefaultAliasAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var value *ir.StringAttr
	p.Want(asm.Less)
	for s := p.Struct(namesDefaultAliasAttr, 0); s.Next(); {
		switch s.Param {
		case 0:
			value = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("TestOpAsmAttrInterfaceTablegenDefaultAttr", "value", "mlir::StringAttr")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDefaultAliasAttr(p.Context(), value)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxDefaultAliasAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DefaultAliasAttr)
	p.Str("<")
	p.Str("value = ")
	p.Attr(v.value)
	p.Str(">")
}

// AttrAlias returns the mnemonic as the name for aliases.
func (syntaxDefaultAliasAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "op_asm_attr_interface_tablegen_default", asm.OverridableAlias
}

// NestedAliasAttr is #test.nested_alias: an attribute whose alias depends on its parameter.
type NestedAliasAttr struct {
	ir.AttrBase
	value  *ir.StringAttr
	nested *NestedAliasAttr
}

// NestedAliasAttrDef is the definition of NestedAliasAttr.
var NestedAliasAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "test",
	Mnemonic:   "nested_alias",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxNestedAliasAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*NestedAliasAttr)
		if v.value != nil {
			attr(v.value)
		}
		if v.nested != nil {
			attr(v.nested)
		}
	},
	Rebuild: ir.AttrRebuild[*NestedAliasAttr],
})

// IsNestedAliasAttr is the constraint for NestedAliasAttr.
var IsNestedAliasAttr = &ir.AttrConstraint{Summary: "an attribute whose alias depends on its parameter", Match: asm.IsAttr[*NestedAliasAttr]}

// NewNestedAliasAttr returns the attribute with the given parameters.
func NewNestedAliasAttr(c *ir.Context, value *ir.StringAttr, nested *NestedAliasAttr) *NestedAliasAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(value))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(nested))
	if v := c.LookupAttr(NestedAliasAttrDef, k); v != nil {
		return v.(*NestedAliasAttr)
	}
	return c.InternAttr(NestedAliasAttrDef, k, &NestedAliasAttr{value: value, nested: nested}).(*NestedAliasAttr)
}

// Value is the parameter value.
func (v *NestedAliasAttr) Value() *ir.StringAttr { return v.value }

// Nested is the parameter nested, nil if it is absent.
func (v *NestedAliasAttr) Nested() *NestedAliasAttr { return v.nested }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *NestedAliasAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	value := ir.Rebuilt(r, v.value)
	nested := ir.Rebuilt(r, v.nested)
	if r.Failed() {
		return nil
	}
	return NewNestedAliasAttr(v.Context(), value, nested)
}

// syntaxNestedAliasAttr parses and prints NestedAliasAttr.
type syntaxNestedAliasAttr struct{}

// ParseAttr parses the text after the mnemonic.
func (syntaxNestedAliasAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var value *ir.StringAttr
	var nested *NestedAliasAttr
	p.Want(asm.Less)
	if !p.Failed() {
		value = asm.AttrParam[*ir.StringAttr](p)
		p.EndParam("TestNestedAliasAttr", "value", "mlir::StringAttr")
	}
	if !p.Failed() {
		if p.Got(asm.Comma) {
			if !p.Failed() {
				nested = asm.StrippedAttrParam[*NestedAliasAttr](p, NestedAliasAttrDef)
				p.EndParam("TestNestedAliasAttr", "nested", "TestNestedAliasAttr")
			}
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewNestedAliasAttr(p.Context(), value, nested)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxNestedAliasAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*NestedAliasAttr)
	p.Str("<")
	p.Attr(v.value)
	if v.nested != nil {
		p.Str(",")
		if v.nested != nil {
			p.Byte(' ')
			p.StrippedAttr(v.nested)
		}
	}
	p.Str(">")
}

// ConditionalAliasAttr is #test.conditional_alias: a string that is a word unless it has an alias.
type ConditionalAliasAttr struct {
	ir.AttrBase
	value *ir.StringAttr
}

// ConditionalAliasAttrDef is the definition of ConditionalAliasAttr.
var ConditionalAliasAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "test",
	Mnemonic:   "conditional_alias",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(conditionalAliasSyntax{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*ConditionalAliasAttr)
		if v.value != nil {
			attr(v.value)
		}
	},
	Rebuild: ir.AttrRebuild[*ConditionalAliasAttr],
})

// IsConditionalAliasAttr is the constraint for ConditionalAliasAttr.
var IsConditionalAliasAttr = &ir.AttrConstraint{Summary: "a string that is a word unless it has an alias", Match: asm.IsAttr[*ConditionalAliasAttr]}

// NewConditionalAliasAttr returns the attribute with the given parameters.
func NewConditionalAliasAttr(c *ir.Context, value *ir.StringAttr) *ConditionalAliasAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(value))
	if v := c.LookupAttr(ConditionalAliasAttrDef, k); v != nil {
		return v.(*ConditionalAliasAttr)
	}
	return c.InternAttr(ConditionalAliasAttrDef, k, &ConditionalAliasAttr{value: value}).(*ConditionalAliasAttr)
}

// Value is the parameter value.
func (v *ConditionalAliasAttr) Value() *ir.StringAttr { return v.value }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *ConditionalAliasAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	value := ir.Rebuilt(r, v.value)
	if r.Failed() {
		return nil
	}
	return NewConditionalAliasAttr(v.Context(), value)
}

// SelfTypeAttr is #test.attr_with_self_type_param: an attribute of a type.
type SelfTypeAttr struct {
	ir.AttrBase
	type_ ir.Type
}

// SelfTypeAttrDef is the definition of SelfTypeAttr.
var SelfTypeAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "test",
	Mnemonic:   "attr_with_self_type_param",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(selfTypeSyntax{})},
	SubElements: func(x ir.Attribute, _ func(ir.Attribute), typ func(ir.Type)) {
		v := x.(*SelfTypeAttr)
		if v.type_ != nil {
			typ(v.type_)
		}
	},
	Rebuild: ir.AttrRebuild[*SelfTypeAttr],
})

// IsSelfTypeAttr is the constraint for SelfTypeAttr.
var IsSelfTypeAttr = &ir.AttrConstraint{Summary: "an attribute of a type", Match: asm.IsAttr[*SelfTypeAttr]}

// NewSelfTypeAttr returns the attribute with the given parameters.
func NewSelfTypeAttr(c *ir.Context, type_ ir.Type) *SelfTypeAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendTypeKey(k, type_)
	if v := c.LookupAttr(SelfTypeAttrDef, k); v != nil {
		return v.(*SelfTypeAttr)
	}
	return c.InternAttr(SelfTypeAttrDef, k, &SelfTypeAttr{type_: type_}).(*SelfTypeAttr)
}

// Type is the parameter type.
func (v *SelfTypeAttr) Type() ir.Type { return v.type_ }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *SelfTypeAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	type_ := ir.Rebuilt(r, v.type_)
	if r.Failed() {
		return nil
	}
	return NewSelfTypeAttr(v.Context(), type_)
}

// ExternElementsAttr is #test.e1di64_elements: elements in a resource.
type ExternElementsAttr struct {
	ir.AttrBase
	type_ ir.Type
	key   string
}

// ExternElementsAttrDef is the definition of ExternElementsAttr.
var ExternElementsAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "test",
	Mnemonic:   "e1di64_elements",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(externElementsSyntax{})},
	SubElements: func(x ir.Attribute, _ func(ir.Attribute), typ func(ir.Type)) {
		v := x.(*ExternElementsAttr)
		if v.type_ != nil {
			typ(v.type_)
		}
	},
	Rebuild: ir.AttrRebuild[*ExternElementsAttr],
})

// IsExternElementsAttr is the constraint for ExternElementsAttr.
var IsExternElementsAttr = &ir.AttrConstraint{Summary: "elements in a resource", Match: asm.IsAttr[*ExternElementsAttr]}

// NewExternElementsAttr returns the attribute with the given parameters.
func NewExternElementsAttr(c *ir.Context, type_ ir.Type, key string) *ExternElementsAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendTypeKey(k, type_)
	k = ir.AppendStringKey(k, key)
	if v := c.LookupAttr(ExternElementsAttrDef, k); v != nil {
		return v.(*ExternElementsAttr)
	}
	return c.InternAttr(ExternElementsAttrDef, k, &ExternElementsAttr{type_: type_, key: c.Intern(key)}).(*ExternElementsAttr)
}

// Type is the parameter type.
func (v *ExternElementsAttr) Type() ir.Type { return v.type_ }

// Key is the parameter key.
func (v *ExternElementsAttr) Key() string { return v.key }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *ExternElementsAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	type_ := ir.Rebuilt(r, v.type_)
	key := v.key
	if r.Failed() {
		return nil
	}
	return NewExternElementsAttr(v.Context(), type_, key)
}

// ConstMemorySpaceAttr is #test.const_memory_space: memory that cannot be changed.
type ConstMemorySpaceAttr struct {
	ir.AttrBase
	addressSpace uint32
}

// ConstMemorySpaceAttrDef is the definition of ConstMemorySpaceAttr.
var ConstMemorySpaceAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "test",
	Mnemonic:   "const_memory_space",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxConstMemorySpaceAttr{})},
})

// IsConstMemorySpaceAttr is the constraint for ConstMemorySpaceAttr.
var IsConstMemorySpaceAttr = &ir.AttrConstraint{Summary: "memory that cannot be changed", Match: asm.IsAttr[*ConstMemorySpaceAttr]}

// NewConstMemorySpaceAttr returns the attribute with the given parameters.
func NewConstMemorySpaceAttr(c *ir.Context, addressSpace uint32) *ConstMemorySpaceAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(addressSpace))
	if v := c.LookupAttr(ConstMemorySpaceAttrDef, k); v != nil {
		return v.(*ConstMemorySpaceAttr)
	}
	return c.InternAttr(ConstMemorySpaceAttrDef, k, &ConstMemorySpaceAttr{addressSpace: addressSpace}).(*ConstMemorySpaceAttr)
}

// AddressSpace is the parameter addressSpace.
func (v *ConstMemorySpaceAttr) AddressSpace() uint32 { return v.addressSpace }

// syntaxConstMemorySpaceAttr parses and prints ConstMemorySpaceAttr.
type syntaxConstMemorySpaceAttr struct{}

// ParseAttr parses the text after the mnemonic.
func (syntaxConstMemorySpaceAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	addressSpace := uint32(0)
	if !p.Failed() {
		if p.Got(asm.Less) {
			if !p.Failed() {
				addressSpace = uint32(p.Uint(32))
				p.EndParam("TestConstMemorySpaceAttr", "addressSpace", "unsigned")
			}
			p.Want(asm.Greater)
		}
	}
	if p.Failed() {
		return p.BadAttr()
	}
	return NewConstMemorySpaceAttr(p.Context(), addressSpace)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxConstMemorySpaceAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*ConstMemorySpaceAttr)
	if v.addressSpace != 0 {
		p.Str("<")
		if v.addressSpace != 0 {
			p.Uint(uint64(v.addressSpace))
		}
		p.Str(">")
	}
}

// UglyAttr is #test.attr_ugly: an attribute between two words.
type UglyAttr struct {
	ir.AttrBase
	attr ir.Attribute
}

// UglyAttrDef is the definition of UglyAttr.
var UglyAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "test",
	Mnemonic:   "attr_ugly",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxUglyAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*UglyAttr)
		if v.attr != nil {
			attr(v.attr)
		}
	},
	Rebuild: ir.AttrRebuild[*UglyAttr],
})

// IsUglyAttr is the constraint for UglyAttr.
var IsUglyAttr = &ir.AttrConstraint{Summary: "an attribute between two words", Match: asm.IsAttr[*UglyAttr]}

// NewUglyAttr returns the attribute with the given parameters.
func NewUglyAttr(c *ir.Context, attr ir.Attribute) *UglyAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, attr)
	if v := c.LookupAttr(UglyAttrDef, k); v != nil {
		return v.(*UglyAttr)
	}
	return c.InternAttr(UglyAttrDef, k, &UglyAttr{attr: attr}).(*UglyAttr)
}

// Attr is the parameter attr.
func (v *UglyAttr) Attr() ir.Attribute { return v.attr }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *UglyAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	attr := ir.Rebuilt(r, v.attr)
	if r.Failed() {
		return nil
	}
	return NewUglyAttr(v.Context(), attr)
}

// syntaxUglyAttr parses and prints UglyAttr.
type syntaxUglyAttr struct{}

// ParseAttr parses the text after the mnemonic.
func (syntaxUglyAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var attr ir.Attribute
	p.WantKeyword("begin")
	if !p.Failed() {
		attr = p.Attr()
		p.EndParam("TestAttrUgly", "attr", "::mlir::Attribute")
	}
	p.WantKeyword("end")
	if p.Failed() {
		return p.BadAttr()
	}
	return NewUglyAttr(p.Context(), attr)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxUglyAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*UglyAttr)
	p.Str(" begin")
	p.Byte(' ')
	p.Attr(v.attr)
	p.Str(" end")
}

// SimpleEnumAttr is #test.simple_enum: a case of an enumeration.
type SimpleEnumAttr struct {
	ir.AttrBase
	value SimpleEnum
}

// SimpleEnumAttrDef is the definition of SimpleEnumAttr.
var SimpleEnumAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "test",
	Mnemonic:   "simple_enum",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxSimpleEnumAttr{})},
})

// IsSimpleEnumAttr is the constraint for SimpleEnumAttr.
var IsSimpleEnumAttr = &ir.AttrConstraint{Summary: "a case of an enumeration", Match: asm.IsAttr[*SimpleEnumAttr]}

// NewSimpleEnumAttr returns the attribute with the given parameters.
func NewSimpleEnumAttr(c *ir.Context, value SimpleEnum) *SimpleEnumAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(value))
	if v := c.LookupAttr(SimpleEnumAttrDef, k); v != nil {
		return v.(*SimpleEnumAttr)
	}
	return c.InternAttr(SimpleEnumAttrDef, k, &SimpleEnumAttr{value: value}).(*SimpleEnumAttr)
}

// Value is the parameter value.
func (v *SimpleEnumAttr) Value() SimpleEnum { return v.value }

// syntaxSimpleEnumAttr parses and prints SimpleEnumAttr.
type syntaxSimpleEnumAttr struct{}

// ParseAttr parses the text after the mnemonic.
func (syntaxSimpleEnumAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var value SimpleEnum
	if !p.Failed() {
		value = SimpleEnum(p.EnumValue(&SimpleEnumEnum))
		p.EndParam("TestSimpleEnumAttr", "value", "::test::SimpleEnum")
	}
	if p.Failed() {
		return p.BadAttr()
	}
	return NewSimpleEnumAttr(p.Context(), value)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxSimpleEnumAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*SimpleEnumAttr)
	p.EnumValue(&SimpleEnumEnum, uint64(v.value))
}

// ArrayOfUglyAttr is #test.array_of_ugly: a list of attributes.
type ArrayOfUglyAttr struct {
	ir.AttrBase
	value []*UglyAttr
}

// ArrayOfUglyAttrDef is the definition of ArrayOfUglyAttr.
var ArrayOfUglyAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "test",
	Mnemonic:   "array_of_ugly",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxArrayOfUglyAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*ArrayOfUglyAttr)
		for _, e := range v.value {
			attr(e)
		}
	},
	Rebuild: ir.AttrRebuild[*ArrayOfUglyAttr],
})

// IsArrayOfUglyAttr is the constraint for ArrayOfUglyAttr.
var IsArrayOfUglyAttr = &ir.AttrConstraint{Summary: "a list of attributes", Match: asm.IsAttr[*ArrayOfUglyAttr]}

// NewArrayOfUglyAttr returns the attribute with the given parameters.
func NewArrayOfUglyAttr(c *ir.Context, value []*UglyAttr) *ArrayOfUglyAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(len(value)))
	for _, e := range value {
		k = ir.AppendAttrKey(k, asm.AttrOrNil(e))
	}
	if v := c.LookupAttr(ArrayOfUglyAttrDef, k); v != nil {
		return v.(*ArrayOfUglyAttr)
	}
	return c.InternAttr(ArrayOfUglyAttrDef, k, &ArrayOfUglyAttr{value: append([]*UglyAttr(nil), value...)}).(*ArrayOfUglyAttr)
}

// Value is the parameter value. The slice must not be modified.
func (v *ArrayOfUglyAttr) Value() []*UglyAttr { return v.value }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *ArrayOfUglyAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	value := ir.RebuiltList(r, v.value)
	if r.Failed() {
		return nil
	}
	return NewArrayOfUglyAttr(v.Context(), value)
}

// syntaxArrayOfUglyAttr parses and prints ArrayOfUglyAttr.
type syntaxArrayOfUglyAttr struct{}

// ParseAttr parses the text after the mnemonic.
func (syntaxArrayOfUglyAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var value []*UglyAttr
	p.Want(asm.LSquare)
	if !p.Failed() {
		if p.Got(asm.RSquare) {
		} else {
			if !p.Failed() {
				for !p.Failed() {
					var e *UglyAttr
					e = asm.StrippedAttrParam[*UglyAttr](p, UglyAttrDef)
					value = append(value, e)
					if !p.Got(asm.Comma) {
						break
					}
				}
				p.EndParam("TestArrayOfUglyAttrs", "value", "::llvm::ArrayRef<TestAttrUglyAttr>")
			}
			p.Want(asm.RSquare)
		}
	}
	if p.Failed() {
		return p.BadAttr()
	}
	return NewArrayOfUglyAttr(p.Context(), value)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxArrayOfUglyAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*ArrayOfUglyAttr)
	p.Str("[")
	if !(len(v.value) > 0) {
		p.Str("]")
	} else {
		for i, e := range v.value {
			if i > 0 {
				p.Str(", ")
			}
			p.StrippedAttr(e)
		}
		p.Byte(' ')
		p.Str("]")
	}
}

// ArrayOfIntsAttr is #test.array_of_ints: a list of integers.
type ArrayOfIntsAttr struct {
	ir.AttrBase
	value []int32
}

// ArrayOfIntsAttrDef is the definition of ArrayOfIntsAttr.
var ArrayOfIntsAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "test",
	Mnemonic:   "array_of_ints",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxArrayOfIntsAttr{})},
})

// IsArrayOfIntsAttr is the constraint for ArrayOfIntsAttr.
var IsArrayOfIntsAttr = &ir.AttrConstraint{Summary: "a list of integers", Match: asm.IsAttr[*ArrayOfIntsAttr]}

// NewArrayOfIntsAttr returns the attribute with the given parameters.
func NewArrayOfIntsAttr(c *ir.Context, value []int32) *ArrayOfIntsAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(len(value)))
	for _, e := range value {
		k = ir.AppendIntKey(k, int64(e))
	}
	if v := c.LookupAttr(ArrayOfIntsAttrDef, k); v != nil {
		return v.(*ArrayOfIntsAttr)
	}
	return c.InternAttr(ArrayOfIntsAttrDef, k, &ArrayOfIntsAttr{value: append([]int32(nil), value...)}).(*ArrayOfIntsAttr)
}

// Value is the parameter value. The slice must not be modified.
func (v *ArrayOfIntsAttr) Value() []int32 { return v.value }

// syntaxArrayOfIntsAttr parses and prints ArrayOfIntsAttr.
type syntaxArrayOfIntsAttr struct{}

// ParseAttr parses the text after the mnemonic.
func (syntaxArrayOfIntsAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var value []int32
	p.Want(asm.LSquare)
	if !p.Failed() {
		if p.Got(asm.RSquare) {
		} else {
			if !p.Failed() {
				for !p.Failed() {
					var e int32
					e = int32(p.Int(32))
					value = append(value, e)
					if !p.Got(asm.Comma) {
						break
					}
				}
				p.EndParam("TestArrayOfInts", "value", "::llvm::ArrayRef<int32_t>")
			}
			p.Want(asm.RSquare)
		}
	}
	if p.Failed() {
		return p.BadAttr()
	}
	return NewArrayOfIntsAttr(p.Context(), value)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxArrayOfIntsAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*ArrayOfIntsAttr)
	p.Str("[")
	if !(len(v.value) > 0) {
		p.Str("]")
	} else {
		for i, e := range v.value {
			if i > 0 {
				p.Str(", ")
			}
			p.Int(int64(e))
		}
		p.Str("]")
	}
}

// ArrayOfEnumsAttr is #test.array_of_enums: a list of cases of an enumeration.
type ArrayOfEnumsAttr struct {
	ir.AttrBase
	value []*SimpleEnumAttr
}

// ArrayOfEnumsAttrDef is the definition of ArrayOfEnumsAttr.
var ArrayOfEnumsAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "test",
	Mnemonic:   "array_of_enums",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxArrayOfEnumsAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*ArrayOfEnumsAttr)
		for _, e := range v.value {
			attr(e)
		}
	},
	Rebuild: ir.AttrRebuild[*ArrayOfEnumsAttr],
})

// IsArrayOfEnumsAttr is the constraint for ArrayOfEnumsAttr.
var IsArrayOfEnumsAttr = &ir.AttrConstraint{Summary: "a list of cases of an enumeration", Match: asm.IsAttr[*ArrayOfEnumsAttr]}

// NewArrayOfEnumsAttr returns the attribute with the given parameters.
func NewArrayOfEnumsAttr(c *ir.Context, value []*SimpleEnumAttr) *ArrayOfEnumsAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(len(value)))
	for _, e := range value {
		k = ir.AppendAttrKey(k, asm.AttrOrNil(e))
	}
	if v := c.LookupAttr(ArrayOfEnumsAttrDef, k); v != nil {
		return v.(*ArrayOfEnumsAttr)
	}
	return c.InternAttr(ArrayOfEnumsAttrDef, k, &ArrayOfEnumsAttr{value: append([]*SimpleEnumAttr(nil), value...)}).(*ArrayOfEnumsAttr)
}

// Value is the parameter value. The slice must not be modified.
func (v *ArrayOfEnumsAttr) Value() []*SimpleEnumAttr { return v.value }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *ArrayOfEnumsAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	value := ir.RebuiltList(r, v.value)
	if r.Failed() {
		return nil
	}
	return NewArrayOfEnumsAttr(v.Context(), value)
}

// syntaxArrayOfEnumsAttr parses and prints ArrayOfEnumsAttr.
type syntaxArrayOfEnumsAttr struct{}

// ParseAttr parses the text after the mnemonic.
func (syntaxArrayOfEnumsAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var value []*SimpleEnumAttr
	p.Want(asm.LSquare)
	if !p.Failed() {
		if p.Got(asm.RSquare) {
		} else {
			if !p.Failed() {
				for !p.Failed() {
					var e *SimpleEnumAttr
					e = asm.StrippedAttrParam[*SimpleEnumAttr](p, SimpleEnumAttrDef)
					value = append(value, e)
					if !p.Got(asm.Comma) {
						break
					}
				}
				p.EndParam("TestArrayOfEnums", "value", "::llvm::ArrayRef<SimpleEnumAttr>")
			}
			p.Want(asm.RSquare)
		}
	}
	if p.Failed() {
		return p.BadAttr()
	}
	return NewArrayOfEnumsAttr(p.Context(), value)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxArrayOfEnumsAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*ArrayOfEnumsAttr)
	p.Str("[")
	if !(len(v.value) > 0) {
		p.Str("]")
	} else {
		for i, e := range v.value {
			if i > 0 {
				p.Str(", ")
			}
			p.StrippedAttr(e)
		}
		p.Str("]")
	}
}

// SlashAttr is #test.slash_attr.
type SlashAttr struct {
	ir.AttrBase
	lhs int32
	rhs int32
}

// SlashAttrDef is the definition of SlashAttr.
var SlashAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "test",
	Mnemonic:   "slash_attr",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(slashSyntax{})},
})

// IsSlashAttr is the constraint for SlashAttr.
var IsSlashAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*SlashAttr]}

// NewSlashAttr returns the attribute with the given parameters.
func NewSlashAttr(c *ir.Context, lhs int32, rhs int32) *SlashAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendIntKey(k, int64(lhs))
	k = ir.AppendIntKey(k, int64(rhs))
	if v := c.LookupAttr(SlashAttrDef, k); v != nil {
		return v.(*SlashAttr)
	}
	return c.InternAttr(SlashAttrDef, k, &SlashAttr{lhs: lhs, rhs: rhs}).(*SlashAttr)
}

// Lhs is the parameter lhs.
func (v *SlashAttr) Lhs() int32 { return v.lhs }

// Rhs is the parameter rhs.
func (v *SlashAttr) Rhs() int32 { return v.rhs }

// SymbolUseAttr is #test.symbol_ref_attr: an attribute that checks the symbol that it refers to.
type SymbolUseAttr struct {
	ir.AttrBase
	symbol *ir.SymbolRefAttr
}

// SymbolUseAttrDef is the definition of SymbolUseAttr.
var SymbolUseAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "test",
	Mnemonic:   "symbol_ref_attr",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxSymbolUseAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*SymbolUseAttr)
		if v.symbol != nil {
			attr(v.symbol)
		}
	},
	Rebuild: ir.AttrRebuild[*SymbolUseAttr],
})

// IsSymbolUseAttr is the constraint for SymbolUseAttr.
var IsSymbolUseAttr = &ir.AttrConstraint{Summary: "an attribute that checks the symbol that it refers to", Match: asm.IsAttr[*SymbolUseAttr]}

// NewSymbolUseAttr returns the attribute with the given parameters.
func NewSymbolUseAttr(c *ir.Context, symbol *ir.SymbolRefAttr) *SymbolUseAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(symbol))
	if v := c.LookupAttr(SymbolUseAttrDef, k); v != nil {
		return v.(*SymbolUseAttr)
	}
	return c.InternAttr(SymbolUseAttrDef, k, &SymbolUseAttr{symbol: symbol}).(*SymbolUseAttr)
}

// Symbol is the parameter symbol.
func (v *SymbolUseAttr) Symbol() *ir.SymbolRefAttr { return v.symbol }

// Rebuild returns the attribute with other parts; see [ir.Rebuilder].
func (v *SymbolUseAttr) Rebuild(r *ir.Rebuilder) ir.Attribute {
	symbol := ir.Rebuilt(r, v.symbol, asm.IsFlatSymbolRef)
	if r.Failed() {
		return nil
	}
	return NewSymbolUseAttr(v.Context(), symbol)
}

// syntaxSymbolUseAttr parses and prints SymbolUseAttr.
type syntaxSymbolUseAttr struct{}

// ParseAttr parses the text after the mnemonic.
func (syntaxSymbolUseAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var symbol *ir.SymbolRefAttr
	p.Want(asm.Less)
	if !p.Failed() {
		symbol = asm.CheckedAttrParam[*ir.SymbolRefAttr](p, asm.IsFlatSymbolRef)
		p.EndParam("TestSymbolRefAttr", "symbol", "::mlir::FlatSymbolRefAttr")
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewSymbolUseAttr(p.Context(), symbol)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxSymbolUseAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*SymbolUseAttr)
	p.Str("<")
	p.Attr(v.symbol)
	p.Str(">")
}

// OptionalValueType is !test.optional_value_type: a type whose parameter may be absent.
type OptionalValueType struct {
	ir.TypeBase
	value *uint64
}

// OptionalValueTypeDef is the definition of OptionalValueType.
var OptionalValueTypeDef = ir.DefineType(ir.TypeDef{
	Dialect:    "test",
	Mnemonic:   "optional_value_type",
	Interfaces: []ir.Implementation{asm.OpAsmTypeInterface.Is(syntaxOptionalValueType{})},
})

// NewOptionalValueType returns the type with the given parameters.
func NewOptionalValueType(c *ir.Context, value *uint64) *OptionalValueType {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendBoolKey(k, value != nil)
	if value != nil {
		k = ir.AppendUintKey(k, *value)
	}
	if v := c.LookupType(OptionalValueTypeDef, k); v != nil {
		return v.(*OptionalValueType)
	}
	return c.InternType(OptionalValueTypeDef, k, &OptionalValueType{value: value}).(*OptionalValueType)
}

// Value is the parameter value, nil if it is absent.
func (v *OptionalValueType) Value() *uint64 { return v.value }

// syntaxOptionalValueType parses and prints OptionalValueType.
type syntaxOptionalValueType struct{}

// ParseType parses the text after the mnemonic.
func (syntaxOptionalValueType) ParseType(p *asm.Parser) ir.Type {
	var value *uint64
	if !p.Failed() {
		if p.Got(asm.Less) {
			if !p.Failed() {
				value = parseOptionalNumber(p)
				p.EndParam("TestOptionalValueType", "value", "std::optional<int64_t>")
			}
			p.Want(asm.Greater)
		}
	}
	if p.Failed() {
		return p.BadType()
	}
	return NewOptionalValueType(p.Context(), value)
}

// PrintType prints the text after the mnemonic.
func (syntaxOptionalValueType) PrintType(p *asm.Printer, x ir.Type) {
	v := x.(*OptionalValueType)
	if v.value != nil {
		p.Str("<")
		if v.value != nil {
			printOptionalNumber(p, v.value)
		}
		p.Str(">")
	}
}

// MemRefElementType is !test.memref_element: a type that a memref may have as its element.
type MemRefElementType struct {
	ir.TypeBase
}

// MemRefElementTypeDef is the definition of MemRefElementType.
var MemRefElementTypeDef = ir.DefineType(ir.TypeDef{
	Dialect:    "test",
	Mnemonic:   "memref_element",
	Interfaces: []ir.Implementation{asm.OpAsmTypeInterface.Is(syntaxMemRefElementType{})},
})

// NewMemRefElementType returns the type.
func NewMemRefElementType(c *ir.Context) *MemRefElementType {
	if v := c.LookupType(MemRefElementTypeDef, nil); v != nil {
		return v.(*MemRefElementType)
	}
	return c.InternType(MemRefElementTypeDef, nil, &MemRefElementType{}).(*MemRefElementType)
}

// syntaxMemRefElementType parses and prints MemRefElementType.
type syntaxMemRefElementType struct{}

// ParseType parses the text after the mnemonic.
func (syntaxMemRefElementType) ParseType(p *asm.Parser) ir.Type {
	if p.Failed() {
		return p.BadType()
	}
	return NewMemRefElementType(p.Context())
}

// PrintType prints the text after the mnemonic.
func (syntaxMemRefElementType) PrintType(*asm.Printer, ir.Type) {}

// DefaultAliasType is !test.op_asm_type_interface_tablegen_default: a type whose alias is the mnemonic.
type DefaultAliasType struct {
	ir.TypeBase
}

// DefaultAliasTypeDef is the definition of DefaultAliasType.
var DefaultAliasTypeDef = ir.DefineType(ir.TypeDef{
	Dialect:    "test",
	Mnemonic:   "op_asm_type_interface_tablegen_default",
	Interfaces: []ir.Implementation{asm.OpAsmTypeInterface.Is(syntaxDefaultAliasType{})},
})

// NewDefaultAliasType returns the type.
func NewDefaultAliasType(c *ir.Context) *DefaultAliasType {
	if v := c.LookupType(DefaultAliasTypeDef, nil); v != nil {
		return v.(*DefaultAliasType)
	}
	return c.InternType(DefaultAliasTypeDef, nil, &DefaultAliasType{}).(*DefaultAliasType)
}

// syntaxDefaultAliasType parses and prints DefaultAliasType.
type syntaxDefaultAliasType struct{}

// ParseType parses the text after the mnemonic.
func (syntaxDefaultAliasType) ParseType(p *asm.Parser) ir.Type {
	if p.Failed() {
		return p.BadType()
	}
	return NewDefaultAliasType(p.Context())
}

// PrintType prints the text after the mnemonic.
func (syntaxDefaultAliasType) PrintType(*asm.Printer, ir.Type) {}

// TypeAlias returns the mnemonic as the name for aliases.
func (syntaxDefaultAliasType) TypeAlias(ir.Type) (string, asm.AliasKind) {
	return "op_asm_type_interface_tablegen_default", asm.OverridableAlias
}

// formatFormatMaybeEmptyType is the assembly format of [FormatMaybeEmptyType].
var formatFormatMaybeEmptyType = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.OperandElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}, Type: &kindOptionalValueType},
		{Kind: asm.AttrDictElement},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// FormatMaybeEmptyType is the operation test.format_maybe_empty_type: an operand whose type may have no text but its name.
var FormatMaybeEmptyType = &ir.OpDef{
	Name: "test.format_maybe_empty_type",
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: optionalValue},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFormatMaybeEmptyType)},
	View:       ir.ViewOf[FormatMaybeEmptyTypeOp],
}

// FormatMaybeEmptyTypeOp is the view of an operation test.format_maybe_empty_type.
type FormatMaybeEmptyTypeOp struct{ ir.View }

// Def returns [FormatMaybeEmptyType].
func (FormatMaybeEmptyTypeOp) Def() *ir.OpDef { return FormatMaybeEmptyType }

// In is the operand $in.
func (op FormatMaybeEmptyTypeOp) In() *ir.Value { return op.Op().Operand(0) }

// FormatMaybeEmptyTypeAdaptor has the converted operands of a [FormatMaybeEmptyTypeOp] during a conversion.
type FormatMaybeEmptyTypeAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [FormatMaybeEmptyTypeOp].
func (FormatMaybeEmptyTypeAdaptor[T]) For(FormatMaybeEmptyTypeOp) {}

// In returns the converted operand $in.
func (a FormatMaybeEmptyTypeAdaptor[T]) In() T { return a.At(0) }

// NewFormatMaybeEmptyType creates the operation test.format_maybe_empty_type at the builder's insertion point.
func NewFormatMaybeEmptyType(b *ir.Builder, in *ir.Value) FormatMaybeEmptyTypeOp {
	st := ir.OperationState{Def: FormatMaybeEmptyType, Operands: []*ir.Value{in}}
	return ir.Cast[FormatMaybeEmptyTypeOp](b.Create(&st))
}

// formatVariadicArgsTypesSplit is the assembly format of [VariadicArgsTypesSplit].
var formatVariadicArgsTypesSplit = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.StringAttr], First: asm.String}},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasOperands, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
			{Kind: asm.OperandsElement, Space: true, N: 0},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasOperands, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
			{Kind: asm.TypesElement, Space: true, Of: asm.ValueRef{N: 0}},
		}}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Elided: 1 << 0,
}

// VariadicArgsTypesSplit is the operation test.variadic_args_types_split: operands and types in different places.
var VariadicArgsTypesSplit = &ir.OpDef{
	Name: "test.variadic_args_types_split",
	Operands: []ir.ValueDef{
		{Name: "args", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "str", Constraint: constraint.StrAttr},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatVariadicArgsTypesSplit)},
	View:       ir.ViewOf[VariadicArgsTypesSplitOp],
}

// VariadicArgsTypesSplitOp is the view of an operation test.variadic_args_types_split.
type VariadicArgsTypesSplitOp struct{ ir.View }

// Def returns [VariadicArgsTypesSplit].
func (VariadicArgsTypesSplitOp) Def() *ir.OpDef { return VariadicArgsTypesSplit }

// The slots of the inherent attributes of [VariadicArgsTypesSplit].
const (
	slotVariadicArgsTypesSplitStr = 0
)

// Args are the operands $args.
func (op VariadicArgsTypesSplitOp) Args() ir.ValueRange { return op.Op().OperandsAt(0) }

// Str is the attribute $str.
func (op VariadicArgsTypesSplitOp) Str() string {
	return op.Op().InherentAttr(slotVariadicArgsTypesSplitStr).(*ir.StringAttr).Value()
}

// SetStr sets the attribute $str.
func (op VariadicArgsTypesSplitOp) SetStr(v string) VariadicArgsTypesSplitOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotVariadicArgsTypesSplitStr, ir.NewStringAttr(c, v))
	return op
}

// VariadicArgsTypesSplitAdaptor has the converted operands of a [VariadicArgsTypesSplitOp] during a conversion.
type VariadicArgsTypesSplitAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VariadicArgsTypesSplitOp].
func (VariadicArgsTypesSplitAdaptor[T]) For(VariadicArgsTypesSplitOp) {}

// Args returns the converted operand $args.
func (a VariadicArgsTypesSplitAdaptor[T]) Args() []T { return a.Segment(0) }

// NewVariadicArgsTypesSplit creates the operation test.variadic_args_types_split at the builder's insertion point.
func NewVariadicArgsTypesSplit(b *ir.Builder, str string, args ...*ir.Value) VariadicArgsTypesSplitOp {
	c := b.Context()
	st := ir.OperationState{Def: VariadicArgsTypesSplit, InherentAttrs: []ir.Attribute{slotVariadicArgsTypesSplitStr: ir.NewStringAttr(c, str)}}
	st.Operands = append(st.Operands, args...)
	return ir.Cast[VariadicArgsTypesSplitOp](b.Create(&st))
}

// OperationNamed is the operation test.parse_custom_operation_name_api: the name of an operation.
var OperationNamed = &ir.OpDef{
	Name: "test.parse_custom_operation_name_api",
	Attrs: []ir.AttrSlot{
		{Name: "name", Constraint: constraint.StrAttr},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(operationNameSyntax)},
	View:       ir.ViewOf[OperationNamedOp],
}

// OperationNamedOp is the view of an operation test.parse_custom_operation_name_api.
type OperationNamedOp struct{ ir.View }

// Def returns [OperationNamed].
func (OperationNamedOp) Def() *ir.OpDef { return OperationNamed }

// The slots of the inherent attributes of [OperationNamed].
const (
	slotOperationNamedName = 0
)

// Name is the attribute $name.
func (op OperationNamedOp) Name() string {
	return op.Op().InherentAttr(slotOperationNamedName).(*ir.StringAttr).Value()
}

// SetName sets the attribute $name.
func (op OperationNamedOp) SetName(v string) OperationNamedOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotOperationNamedName, ir.NewStringAttr(c, v))
	return op
}

// OperationNamedAdaptor has the converted operands of a [OperationNamedOp] during a conversion.
type OperationNamedAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [OperationNamedOp].
func (OperationNamedAdaptor[T]) For(OperationNamedOp) {}

// NewOperationNamed creates the operation test.parse_custom_operation_name_api at the builder's insertion point.
func NewOperationNamed(b *ir.Builder, name string) OperationNamedOp {
	c := b.Context()
	st := ir.OperationState{Def: OperationNamed, InherentAttrs: []ir.Attribute{slotOperationNamedName: ir.NewStringAttr(c, name)}}
	return ir.Cast[OperationNamedOp](b.Create(&st))
}

// formatDimensionList is the assembly format of [DimensionList].
var formatDimensionList = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.LiteralElement, Space: true, Text: "dimension_list"},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Equal, Text: "="},
		{Kind: asm.CustomElement, Space: true, Custom: &asm.Custom{
			Parse: func(p *asm.Parser, a *asm.OpArgs) bool {
				var v0 *ir.DenseArrayAttr
				there := parseDimensionList(p, &v0)
				if v0 != nil {
					a.SetAttr(0, v0)
				}
				return there
			},
			Print: func(p *asm.Printer, op *ir.Operation) {
				printDimensionList(p, op, asm.AttrAs[*ir.DenseArrayAttr](op.InherentAttr(0)))
			},
		}},
		{Kind: asm.AttrDictElement},
	},
	Elided: 1 << 0,
}

// DimensionList is the operation test.custom_dimension_list_attr: a shape.
var DimensionList = &ir.OpDef{
	Name: "test.custom_dimension_list_attr",
	Attrs: []ir.AttrSlot{
		{Name: "dimension_list", Constraint: constraint.DenseI64ArrayAttr},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatDimensionList)},
	View:       ir.ViewOf[DimensionListOp],
}

// DimensionListOp is the view of an operation test.custom_dimension_list_attr.
type DimensionListOp struct{ ir.View }

// Def returns [DimensionList].
func (DimensionListOp) Def() *ir.OpDef { return DimensionList }

// The slots of the inherent attributes of [DimensionList].
const (
	slotDimensionListDimensionList = 0
)

// DimensionList is the attribute $dimension_list.
func (op DimensionListOp) DimensionList() []int64 {
	return ir.DenseInts[int64](op.Op().InherentAttr(slotDimensionListDimensionList).(*ir.DenseArrayAttr))
}

// SetDimensionList sets the attribute $dimension_list.
func (op DimensionListOp) SetDimensionList(v []int64) DimensionListOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotDimensionListDimensionList, ir.NewDenseI64ArrayAttr(c, v...))
	return op
}

// DimensionListAdaptor has the converted operands of a [DimensionListOp] during a conversion.
type DimensionListAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [DimensionListOp].
func (DimensionListAdaptor[T]) For(DimensionListOp) {}

// NewDimensionList creates the operation test.custom_dimension_list_attr at the builder's insertion point.
func NewDimensionList(b *ir.Builder, dimensionList []int64) DimensionListOp {
	c := b.Context()
	st := ir.OperationState{Def: DimensionList, InherentAttrs: []ir.Attribute{slotDimensionListDimensionList: ir.NewDenseI64ArrayAttr(c, dimensionList...)}}
	return ir.Cast[DimensionListOp](b.Create(&st))
}

// formatOptionalCustom is the assembly format of [OptionalCustom].
var formatOptionalCustom = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrDictElement},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasAttr, N: 0}}, Then: []asm.Element{
			{Kind: asm.CustomElement, Space: true, Custom: &asm.Custom{
				Parse: func(p *asm.Parser, a *asm.OpArgs) bool {
					var v0 *ir.IntegerAttr
					there := parseOptionalCustomAttr(p, &v0)
					if v0 != nil {
						a.SetAttr(0, v0)
					}
					return there
				},
				Print: func(p *asm.Printer, op *ir.Operation) {
					printOptionalCustomAttr(p, op, asm.AttrAs[*ir.IntegerAttr](op.InherentAttr(0)))
				},
			}},
		}, Else: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "bar"},
		}}},
	},
	Elided: 1 << 0,
}

// OptionalCustom is the operation test.optional_custom_attr: an attribute that may be absent.
var OptionalCustom = &ir.OpDef{
	Name: "test.optional_custom_attr",
	Attrs: []ir.AttrSlot{
		{Name: "attr", Constraint: constraint.BoolAttr, Optional: true},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatOptionalCustom)},
	View:       ir.ViewOf[OptionalCustomOp],
}

// OptionalCustomOp is the view of an operation test.optional_custom_attr.
type OptionalCustomOp struct{ ir.View }

// Def returns [OptionalCustom].
func (OptionalCustomOp) Def() *ir.OpDef { return OptionalCustom }

// The slots of the inherent attributes of [OptionalCustom].
const (
	slotOptionalCustomAttr = 0
)

// Attr is the attribute $attr; ok is false if it is absent.
func (op OptionalCustomOp) Attr() (value bool, ok bool) {
	if v, ok := op.Op().InherentAttr(slotOptionalCustomAttr).(*ir.IntegerAttr); ok {
		return v.Bool(), true
	}
	return value, false
}

// SetAttr sets the attribute $attr.
func (op OptionalCustomOp) SetAttr(v bool) OptionalCustomOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotOptionalCustomAttr, ir.NewBoolAttr(c, v))
	return op
}

// OptionalCustomAdaptor has the converted operands of a [OptionalCustomOp] during a conversion.
type OptionalCustomAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [OptionalCustomOp].
func (OptionalCustomAdaptor[T]) For(OptionalCustomOp) {}

// NewOptionalCustom creates the operation test.optional_custom_attr at the builder's insertion point.
func NewOptionalCustom(b *ir.Builder) OptionalCustomOp {
	st := ir.OperationState{Def: OptionalCustom}
	return ir.Cast[OptionalCustomOp](b.Create(&st))
}

// ResultNameFromType is the operation test.result_name_from_type: results whose types give them names.
var ResultNameFromType = &ir.OpDef{
	Name: "test.result_name_from_type",
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	View: ir.ViewOf[ResultNameFromTypeOp],
}

// ResultNameFromTypeOp is the view of an operation test.result_name_from_type.
type ResultNameFromTypeOp struct{ ir.View }

// Def returns [ResultNameFromType].
func (ResultNameFromTypeOp) Def() *ir.OpDef { return ResultNameFromType }

// ResultNameFromTypeAdaptor has the converted operands of a [ResultNameFromTypeOp] during a conversion.
type ResultNameFromTypeAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ResultNameFromTypeOp].
func (ResultNameFromTypeAdaptor[T]) For(ResultNameFromTypeOp) {}

// NewResultNameFromType creates the operation test.result_name_from_type at the builder's insertion point.
func NewResultNameFromType(b *ir.Builder, resultTypes []ir.Type) ResultNameFromTypeOp {
	st := ir.OperationState{Def: ResultNameFromType}
	st.Results = append(st.Results, resultTypes...)
	return ir.Cast[ResultNameFromTypeOp](b.Create(&st))
}

// formatBlockArgumentNameFromType is the assembly format of [BlockArgumentNameFromType].
var formatBlockArgumentNameFromType = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.RegionElement, Space: true, N: 0},
		{Kind: asm.AttrDictWithKeywordElement},
	},
	Names: asm.Namers{BlockArgs: nameArgsByType},
}

// BlockArgumentNameFromType is the operation test.block_argument_name_from_type: arguments whose types give them names.
var BlockArgumentNameFromType = &ir.OpDef{
	Name:       "test.block_argument_name_from_type",
	Regions:    []ir.RegionDef{{Name: "body", Constraint: constraint.AnyRegion}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatBlockArgumentNameFromType)},
	View:       ir.ViewOf[BlockArgumentNameFromTypeOp],
}

// BlockArgumentNameFromTypeOp is the view of an operation test.block_argument_name_from_type.
type BlockArgumentNameFromTypeOp struct{ ir.View }

// Def returns [BlockArgumentNameFromType].
func (BlockArgumentNameFromTypeOp) Def() *ir.OpDef { return BlockArgumentNameFromType }

// Body is the region $body.
func (op BlockArgumentNameFromTypeOp) Body() *ir.Region { return op.Op().Region(0) }

// BlockArgumentNameFromTypeAdaptor has the converted operands of a [BlockArgumentNameFromTypeOp] during a conversion.
type BlockArgumentNameFromTypeAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [BlockArgumentNameFromTypeOp].
func (BlockArgumentNameFromTypeAdaptor[T]) For(BlockArgumentNameFromTypeOp) {}

// NewBlockArgumentNameFromType creates the operation test.block_argument_name_from_type at the builder's insertion point.
func NewBlockArgumentNameFromType(b *ir.Builder) BlockArgumentNameFromTypeOp {
	st := ir.OperationState{Def: BlockArgumentNameFromType}
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[BlockArgumentNameFromTypeOp](b.Create(&st))
}

// ResultNameFromTypeInterface is the operation test.result_name_from_type_interface: results without names of their own.
var ResultNameFromTypeInterface = &ir.OpDef{
	Name: "test.result_name_from_type_interface",
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	View: ir.ViewOf[ResultNameFromTypeInterfaceOp],
}

// ResultNameFromTypeInterfaceOp is the view of an operation test.result_name_from_type_interface.
type ResultNameFromTypeInterfaceOp struct{ ir.View }

// Def returns [ResultNameFromTypeInterface].
func (ResultNameFromTypeInterfaceOp) Def() *ir.OpDef { return ResultNameFromTypeInterface }

// ResultNameFromTypeInterfaceAdaptor has the converted operands of a [ResultNameFromTypeInterfaceOp] during a conversion.
type ResultNameFromTypeInterfaceAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ResultNameFromTypeInterfaceOp].
func (ResultNameFromTypeInterfaceAdaptor[T]) For(ResultNameFromTypeInterfaceOp) {}

// NewResultNameFromTypeInterface creates the operation test.result_name_from_type_interface at the builder's insertion point.
func NewResultNameFromTypeInterface(b *ir.Builder, resultTypes []ir.Type) ResultNameFromTypeInterfaceOp {
	st := ir.OperationState{Def: ResultNameFromTypeInterface}
	st.Results = append(st.Results, resultTypes...)
	return ir.Cast[ResultNameFromTypeInterfaceOp](b.Create(&st))
}

// formatArrayOfAttr is the assembly format of [ArrayOfAttr].
var formatArrayOfAttr = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.LiteralElement, Space: true, Text: "a"},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Equal, Text: "="},
		{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Def: &ArrayOfUglyAttrDef, Is: asm.IsAttr[*ArrayOfUglyAttr]}},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.LiteralElement, Space: true, Text: "b"},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Equal, Text: "="},
		{Kind: asm.AttrElement, Space: true, N: 1, Attr: &asm.AttrForm{Def: &ArrayOfIntsAttrDef, Is: asm.IsAttr[*ArrayOfIntsAttr]}},
		{Kind: asm.LiteralElement, Tok: asm.Comma, Text: ","},
		{Kind: asm.LiteralElement, Space: true, Text: "c"},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Equal, Text: "="},
		{Kind: asm.AttrElement, Space: true, N: 2, Attr: &asm.AttrForm{Def: &ArrayOfEnumsAttrDef, Is: asm.IsAttr[*ArrayOfEnumsAttr]}},
		{Kind: asm.AttrDictElement},
	},
	Elided: 1<<0 | 1<<1 | 1<<2,
}

// ArrayOfAttr is the operation test.array_of_attr_op: attributes that are lists.
var ArrayOfAttr = &ir.OpDef{
	Name: "test.array_of_attr_op",
	Attrs: []ir.AttrSlot{
		{Name: "a", Constraint: IsArrayOfUglyAttr},
		{Name: "b", Constraint: IsArrayOfIntsAttr},
		{Name: "c", Constraint: IsArrayOfEnumsAttr},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatArrayOfAttr)},
	View:       ir.ViewOf[ArrayOfAttrOp],
}

// ArrayOfAttrOp is the view of an operation test.array_of_attr_op.
type ArrayOfAttrOp struct{ ir.View }

// Def returns [ArrayOfAttr].
func (ArrayOfAttrOp) Def() *ir.OpDef { return ArrayOfAttr }

// The slots of the inherent attributes of [ArrayOfAttr].
const (
	slotArrayOfAttrA = 0
	slotArrayOfAttrB = 1
	slotArrayOfAttrC = 2
)

// A is the attribute $a.
func (op ArrayOfAttrOp) A() *ArrayOfUglyAttr {
	v, _ := op.Op().InherentAttr(slotArrayOfAttrA).(*ArrayOfUglyAttr)
	return v
}

// SetA sets the attribute $a.
func (op ArrayOfAttrOp) SetA(v *ArrayOfUglyAttr) ArrayOfAttrOp {
	op.Op().SetInherentAttr(slotArrayOfAttrA, v)
	return op
}

// B is the attribute $b.
func (op ArrayOfAttrOp) B() *ArrayOfIntsAttr {
	v, _ := op.Op().InherentAttr(slotArrayOfAttrB).(*ArrayOfIntsAttr)
	return v
}

// SetB sets the attribute $b.
func (op ArrayOfAttrOp) SetB(v *ArrayOfIntsAttr) ArrayOfAttrOp {
	op.Op().SetInherentAttr(slotArrayOfAttrB, v)
	return op
}

// C is the attribute $c.
func (op ArrayOfAttrOp) C() *ArrayOfEnumsAttr {
	v, _ := op.Op().InherentAttr(slotArrayOfAttrC).(*ArrayOfEnumsAttr)
	return v
}

// SetC sets the attribute $c.
func (op ArrayOfAttrOp) SetC(v *ArrayOfEnumsAttr) ArrayOfAttrOp {
	op.Op().SetInherentAttr(slotArrayOfAttrC, v)
	return op
}

// ArrayOfAttrAdaptor has the converted operands of a [ArrayOfAttrOp] during a conversion.
type ArrayOfAttrAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ArrayOfAttrOp].
func (ArrayOfAttrAdaptor[T]) For(ArrayOfAttrOp) {}

// NewArrayOfAttr creates the operation test.array_of_attr_op at the builder's insertion point.
func NewArrayOfAttr(b *ir.Builder, a *ArrayOfUglyAttr, b_ *ArrayOfIntsAttr, c_ *ArrayOfEnumsAttr) ArrayOfAttrOp {
	st := ir.OperationState{Def: ArrayOfAttr, InherentAttrs: []ir.Attribute{slotArrayOfAttrA: a, slotArrayOfAttrB: b_, slotArrayOfAttrC: c_}}
	return ir.Cast[ArrayOfAttrOp](b.Create(&st))
}

// CustomResultName is the operation test.custom_result_name: results with the names that an attribute lists.
var CustomResultName = &ir.OpDef{
	Name: "test.custom_result_name",
	Operands: []ir.ValueDef{
		{Name: "optional", Constraint: constraint.AnyInteger, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "names", Constraint: constraint.StrArrayAttr},
	},
	Results: []ir.ValueDef{
		{Name: "r", Constraint: constraint.AnyInteger, Arity: ir.Variadic},
	},
	Interfaces: []ir.Implementation{asm.OpNamesInterface.Is(&asm.Namers{Results: nameResults})},
	View:       ir.ViewOf[CustomResultNameOp],
}

// CustomResultNameOp is the view of an operation test.custom_result_name.
type CustomResultNameOp struct{ ir.View }

// Def returns [CustomResultName].
func (CustomResultNameOp) Def() *ir.OpDef { return CustomResultName }

// The slots of the inherent attributes of [CustomResultName].
const (
	slotCustomResultNameNames = 0
)

// Optional are the operands $optional.
func (op CustomResultNameOp) Optional() ir.ValueRange { return op.Op().OperandsAt(0) }

// Names is the attribute $names.
func (op CustomResultNameOp) Names() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotCustomResultNameNames).(*ir.ArrayAttr)
	return v
}

// SetNames sets the attribute $names.
func (op CustomResultNameOp) SetNames(v *ir.ArrayAttr) CustomResultNameOp {
	op.Op().SetInherentAttr(slotCustomResultNameNames, v)
	return op
}

// R are the results $r.
func (op CustomResultNameOp) R() ir.ValueRange { return op.Op().ResultsAt(0) }

// CustomResultNameAdaptor has the converted operands of a [CustomResultNameOp] during a conversion.
type CustomResultNameAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CustomResultNameOp].
func (CustomResultNameAdaptor[T]) For(CustomResultNameOp) {}

// OptionalOperand returns the converted operand $optional.
func (a CustomResultNameAdaptor[T]) OptionalOperand() []T { return a.Segment(0) }

// NewCustomResultName creates the operation test.custom_result_name at the builder's insertion point.
func NewCustomResultName(b *ir.Builder, resultTypes []ir.Type, optional []*ir.Value, names *ir.ArrayAttr) CustomResultNameOp {
	st := ir.OperationState{Def: CustomResultName, InherentAttrs: []ir.Attribute{slotCustomResultNameNames: names}}
	st.Operands = append(st.Operands, optional...)
	st.Results = append(st.Results, resultTypes...)
	return ir.Cast[CustomResultNameOp](b.Create(&st))
}

// WrappingRegion is the operation test.wrapping_region: an operation in a region, written without it.
var WrappingRegion = &ir.OpDef{
	Name:   "test.wrapping_region",
	Traits: ir.SingleBlock,
	Results: []ir.ValueDef{
		{Name: "outputs", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Regions:    []ir.RegionDef{{Name: "region", Constraint: constraint.SizedRegion1}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(wrappingSyntax)},
	View:       ir.ViewOf[WrappingRegionOp],
}

// WrappingRegionOp is the view of an operation test.wrapping_region.
type WrappingRegionOp struct{ ir.View }

// Def returns [WrappingRegion].
func (WrappingRegionOp) Def() *ir.OpDef { return WrappingRegion }

// Outputs are the results $outputs.
func (op WrappingRegionOp) Outputs() ir.ValueRange { return op.Op().ResultsAt(0) }

// Region is the region $region.
func (op WrappingRegionOp) Region() *ir.Region { return op.Op().Region(0) }

// WrappingRegionAdaptor has the converted operands of a [WrappingRegionOp] during a conversion.
type WrappingRegionAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [WrappingRegionOp].
func (WrappingRegionAdaptor[T]) For(WrappingRegionOp) {}

// NewWrappingRegion creates the operation test.wrapping_region at the builder's insertion point.
func NewWrappingRegion(b *ir.Builder, resultTypes []ir.Type) WrappingRegionOp {
	st := ir.OperationState{Def: WrappingRegion}
	st.Results = append(st.Results, resultTypes...)
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[WrappingRegionOp](b.Create(&st))
}

// MixedNormalVariadicOperand is the operation test.mixed_normal_variadic_operand: variadic operands around a single one.
var MixedNormalVariadicOperand = &ir.OpDef{
	Name: "test.mixed_normal_variadic_operand",
	Operands: []ir.ValueDef{
		{Name: "input1", Constraint: constraint.AnyTensor, Arity: ir.Variadic},
		{Name: "input2", Constraint: constraint.AnyTensor},
		{Name: "input3", Constraint: constraint.AnyTensor, Arity: ir.Variadic},
	},
	View: ir.ViewOf[MixedNormalVariadicOperandOp],
}

// MixedNormalVariadicOperandOp is the view of an operation test.mixed_normal_variadic_operand.
type MixedNormalVariadicOperandOp struct{ ir.View }

// Def returns [MixedNormalVariadicOperand].
func (MixedNormalVariadicOperandOp) Def() *ir.OpDef { return MixedNormalVariadicOperand }

// Input1 are the operands $input1.
func (op MixedNormalVariadicOperandOp) Input1() ir.ValueRange { return op.Op().OperandsAt(0) }

// Input2 is the operand $input2.
func (op MixedNormalVariadicOperandOp) Input2() *ir.Value { return op.Op().OperandsAt(1).At(0) }

// Input3 are the operands $input3.
func (op MixedNormalVariadicOperandOp) Input3() ir.ValueRange { return op.Op().OperandsAt(2) }

// MixedNormalVariadicOperandAdaptor has the converted operands of a [MixedNormalVariadicOperandOp] during a conversion.
type MixedNormalVariadicOperandAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MixedNormalVariadicOperandOp].
func (MixedNormalVariadicOperandAdaptor[T]) For(MixedNormalVariadicOperandOp) {}

// Input1 returns the converted operand $input1.
func (a MixedNormalVariadicOperandAdaptor[T]) Input1() []T { return a.Segment(0) }

// Input2 returns the converted operand $input2.
func (a MixedNormalVariadicOperandAdaptor[T]) Input2() T { return a.Segment(1)[0] }

// Input3 returns the converted operand $input3.
func (a MixedNormalVariadicOperandAdaptor[T]) Input3() []T { return a.Segment(2) }

// NewMixedNormalVariadicOperand creates the operation test.mixed_normal_variadic_operand at the builder's insertion point.
func NewMixedNormalVariadicOperand(b *ir.Builder, input1 []*ir.Value, input2 *ir.Value, input3 ...*ir.Value) MixedNormalVariadicOperandOp {
	st := ir.OperationState{Def: MixedNormalVariadicOperand}
	st.Operands = append(st.Operands, input1...)
	st.Operands = append(st.Operands, input2)
	st.Operands = append(st.Operands, input3...)
	return ir.Cast[MixedNormalVariadicOperandOp](b.Create(&st))
}

// MixedNormalVariadicResult is the operation test.mixed_normal_variadic_result: variadic results around a single one.
var MixedNormalVariadicResult = &ir.OpDef{
	Name: "test.mixed_normal_variadic_result",
	Results: []ir.ValueDef{
		{Name: "output1", Constraint: constraint.AnyTensor, Arity: ir.Variadic},
		{Name: "output2", Constraint: constraint.AnyTensor},
		{Name: "output3", Constraint: constraint.AnyTensor, Arity: ir.Variadic},
	},
	View: ir.ViewOf[MixedNormalVariadicResultOp],
}

// MixedNormalVariadicResultOp is the view of an operation test.mixed_normal_variadic_result.
type MixedNormalVariadicResultOp struct{ ir.View }

// Def returns [MixedNormalVariadicResult].
func (MixedNormalVariadicResultOp) Def() *ir.OpDef { return MixedNormalVariadicResult }

// Output1 are the results $output1.
func (op MixedNormalVariadicResultOp) Output1() ir.ValueRange { return op.Op().ResultsAt(0) }

// Output2 is the result $output2.
func (op MixedNormalVariadicResultOp) Output2() *ir.Value { return op.Op().ResultsAt(1).At(0) }

// Output3 are the results $output3.
func (op MixedNormalVariadicResultOp) Output3() ir.ValueRange { return op.Op().ResultsAt(2) }

// MixedNormalVariadicResultAdaptor has the converted operands of a [MixedNormalVariadicResultOp] during a conversion.
type MixedNormalVariadicResultAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [MixedNormalVariadicResultOp].
func (MixedNormalVariadicResultAdaptor[T]) For(MixedNormalVariadicResultOp) {}

// NewMixedNormalVariadicResult creates the operation test.mixed_normal_variadic_result at the builder's insertion point.
func NewMixedNormalVariadicResult(b *ir.Builder, output1Types []ir.Type, output2Type ir.Type, output3Types []ir.Type) MixedNormalVariadicResultOp {
	st := ir.OperationState{Def: MixedNormalVariadicResult}
	st.Results = append(st.Results, output1Types...)
	st.Results = append(st.Results, output2Type)
	st.Results = append(st.Results, output3Types...)
	return ir.Cast[MixedNormalVariadicResultOp](b.Create(&st))
}

// formatBlockArgumentNameFromTypeInterface is the assembly format of [BlockArgumentNameFromTypeInterface].
var formatBlockArgumentNameFromTypeInterface = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.RegionElement, Space: true, N: 0},
		{Kind: asm.AttrDictWithKeywordElement},
	},
}

// BlockArgumentNameFromTypeInterface is the operation test.block_argument_name_from_type_interface: arguments without names of their own.
var BlockArgumentNameFromTypeInterface = &ir.OpDef{
	Name:       "test.block_argument_name_from_type_interface",
	Regions:    []ir.RegionDef{{Name: "body", Constraint: constraint.AnyRegion}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatBlockArgumentNameFromTypeInterface)},
	View:       ir.ViewOf[BlockArgumentNameFromTypeInterfaceOp],
}

// BlockArgumentNameFromTypeInterfaceOp is the view of an operation test.block_argument_name_from_type_interface.
type BlockArgumentNameFromTypeInterfaceOp struct{ ir.View }

// Def returns [BlockArgumentNameFromTypeInterface].
func (BlockArgumentNameFromTypeInterfaceOp) Def() *ir.OpDef {
	return BlockArgumentNameFromTypeInterface
}

// Body is the region $body.
func (op BlockArgumentNameFromTypeInterfaceOp) Body() *ir.Region { return op.Op().Region(0) }

// BlockArgumentNameFromTypeInterfaceAdaptor has the converted operands of a [BlockArgumentNameFromTypeInterfaceOp] during a conversion.
type BlockArgumentNameFromTypeInterfaceAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [BlockArgumentNameFromTypeInterfaceOp].
func (BlockArgumentNameFromTypeInterfaceAdaptor[T]) For(BlockArgumentNameFromTypeInterfaceOp) {}

// NewBlockArgumentNameFromTypeInterface creates the operation test.block_argument_name_from_type_interface at the builder's insertion point.
func NewBlockArgumentNameFromTypeInterface(b *ir.Builder) BlockArgumentNameFromTypeInterfaceOp {
	st := ir.OperationState{Def: BlockArgumentNameFromTypeInterface}
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[BlockArgumentNameFromTypeInterfaceOp](b.Create(&st))
}

// formatBlockNames is the assembly format of [BlockNames].
var formatBlockNames = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.RegionElement, Space: true, N: 0},
		{Kind: asm.AttrDictWithKeywordElement},
	},
	Names: asm.Namers{Blocks: nameBlocks},
}

// BlockNames is the operation test.block_names: blocks with names.
var BlockNames = &ir.OpDef{
	Name:       "test.block_names",
	Regions:    []ir.RegionDef{{Name: "body", Constraint: constraint.AnyRegion}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatBlockNames)},
	View:       ir.ViewOf[BlockNamesOp],
}

// BlockNamesOp is the view of an operation test.block_names.
type BlockNamesOp struct{ ir.View }

// Def returns [BlockNames].
func (BlockNamesOp) Def() *ir.OpDef { return BlockNames }

// Body is the region $body.
func (op BlockNamesOp) Body() *ir.Region { return op.Op().Region(0) }

// BlockNamesAdaptor has the converted operands of a [BlockNamesOp] during a conversion.
type BlockNamesAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [BlockNamesOp].
func (BlockNamesAdaptor[T]) For(BlockNamesOp) {}

// NewBlockNames creates the operation test.block_names at the builder's insertion point.
func NewBlockNames(b *ir.Builder) BlockNamesOp {
	st := ir.OperationState{Def: BlockNames}
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[BlockNamesOp](b.Create(&st))
}

// PrettyPrintedRegion is the operation test.pretty_printed_region: a region that has a short form for the operation in it.
var PrettyPrintedRegion = &ir.OpDef{
	Name:   "test.pretty_printed_region",
	Traits: ir.SingleBlock,
	Operands: []ir.ValueDef{
		{Name: "arg1", Constraint: constraint.AnyType},
		{Name: "arg2", Constraint: constraint.AnyType},
	},
	Results: []ir.ValueDef{
		{Name: "", Constraint: constraint.AnyType},
	},
	Regions:    []ir.RegionDef{{Name: "region", Constraint: constraint.SizedRegion1}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(prettyRegionSyntax)},
	View:       ir.ViewOf[PrettyPrintedRegionOp],
}

// PrettyPrintedRegionOp is the view of an operation test.pretty_printed_region.
type PrettyPrintedRegionOp struct{ ir.View }

// Def returns [PrettyPrintedRegion].
func (PrettyPrintedRegionOp) Def() *ir.OpDef { return PrettyPrintedRegion }

// Arg1 is the operand $arg1.
func (op PrettyPrintedRegionOp) Arg1() *ir.Value { return op.Op().Operand(0) }

// Arg2 is the operand $arg2.
func (op PrettyPrintedRegionOp) Arg2() *ir.Value { return op.Op().Operand(1) }

// Result is the result.
func (op PrettyPrintedRegionOp) Result() *ir.Value { return op.Op().Result(0) }

// Region is the region $region.
func (op PrettyPrintedRegionOp) Region() *ir.Region { return op.Op().Region(0) }

// PrettyPrintedRegionAdaptor has the converted operands of a [PrettyPrintedRegionOp] during a conversion.
type PrettyPrintedRegionAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [PrettyPrintedRegionOp].
func (PrettyPrintedRegionAdaptor[T]) For(PrettyPrintedRegionOp) {}

// Arg1 returns the converted operand $arg1.
func (a PrettyPrintedRegionAdaptor[T]) Arg1() T { return a.At(0) }

// Arg2 returns the converted operand $arg2.
func (a PrettyPrintedRegionAdaptor[T]) Arg2() T { return a.At(1) }

// NewPrettyPrintedRegion creates the operation test.pretty_printed_region at the builder's insertion point.
func NewPrettyPrintedRegion(b *ir.Builder, resultType ir.Type, arg1 *ir.Value, arg2 *ir.Value) PrettyPrintedRegionOp {
	st := ir.OperationState{Def: PrettyPrintedRegion, Operands: []*ir.Value{arg1, arg2}, Results: []ir.Type{resultType}}
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[PrettyPrintedRegionOp](b.Create(&st))
}

// PolyFor is the operation test.polyfor: a region whose arguments are before it.
var PolyFor = &ir.OpDef{
	Name:       "test.polyfor",
	Traits:     ir.SingleBlock | ir.NoTerminator,
	Regions:    []ir.RegionDef{{Name: "region", Constraint: constraint.SizedRegion1}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(polyForSyntax)},
	View:       ir.ViewOf[PolyForOp],
}

// PolyForOp is the view of an operation test.polyfor.
type PolyForOp struct{ ir.View }

// Def returns [PolyFor].
func (PolyForOp) Def() *ir.OpDef { return PolyFor }

// Region is the region $region.
func (op PolyForOp) Region() *ir.Region { return op.Op().Region(0) }

// PolyForAdaptor has the converted operands of a [PolyForOp] during a conversion.
type PolyForAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [PolyForOp].
func (PolyForAdaptor[T]) For(PolyForOp) {}

// NewPolyFor creates the operation test.polyfor at the builder's insertion point.
func NewPolyFor(b *ir.Builder) PolyForOp {
	st := ir.OperationState{Def: PolyFor}
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[PolyForOp](b.Create(&st))
}

// SingleNoTerminatorCustom is the operation test.single_no_terminator_custom_asm_op: a block without a terminator.
var SingleNoTerminatorCustom = &ir.OpDef{
	Name:       "test.single_no_terminator_custom_asm_op",
	Traits:     ir.SingleBlock | ir.NoTerminator,
	Regions:    []ir.RegionDef{{Name: "", Constraint: constraint.SizedRegion1}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(oneRegionSyntax)},
	View:       ir.ViewOf[SingleNoTerminatorCustomOp],
}

// SingleNoTerminatorCustomOp is the view of an operation test.single_no_terminator_custom_asm_op.
type SingleNoTerminatorCustomOp struct{ ir.View }

// Def returns [SingleNoTerminatorCustom].
func (SingleNoTerminatorCustomOp) Def() *ir.OpDef { return SingleNoTerminatorCustom }

// SingleNoTerminatorCustomAdaptor has the converted operands of a [SingleNoTerminatorCustomOp] during a conversion.
type SingleNoTerminatorCustomAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SingleNoTerminatorCustomOp].
func (SingleNoTerminatorCustomAdaptor[T]) For(SingleNoTerminatorCustomOp) {}

// NewSingleNoTerminatorCustom creates the operation test.single_no_terminator_custom_asm_op at the builder's insertion point.
func NewSingleNoTerminatorCustom(b *ir.Builder) SingleNoTerminatorCustomOp {
	st := ir.OperationState{Def: SingleNoTerminatorCustom}
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[SingleNoTerminatorCustomOp](b.Create(&st))
}

// formatRegionRef is the assembly format of [RegionRef].
var formatRegionRef = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.RegionElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.CustomElement, Space: true, Custom: &asm.Custom{
			Parse: func(p *asm.Parser, a *asm.OpArgs) bool {
				return parseRegionReference(p, a.Region(0))
			},
			Print: func(p *asm.Printer, op *ir.Operation) {
				printRegionReference(p, op, op.Region(0))
			},
		}},
	},
}

// RegionRef is the operation test.dummy_op_with_region_ref: a region that a directive refers to.
var RegionRef = &ir.OpDef{
	Name:       "test.dummy_op_with_region_ref",
	Traits:     ir.NoTerminator,
	Regions:    []ir.RegionDef{{Name: "body", Constraint: constraint.AnyRegion}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatRegionRef)},
	View:       ir.ViewOf[RegionRefOp],
}

// RegionRefOp is the view of an operation test.dummy_op_with_region_ref.
type RegionRefOp struct{ ir.View }

// Def returns [RegionRef].
func (RegionRefOp) Def() *ir.OpDef { return RegionRef }

// Body is the region $body.
func (op RegionRefOp) Body() *ir.Region { return op.Op().Region(0) }

// RegionRefAdaptor has the converted operands of a [RegionRefOp] during a conversion.
type RegionRefAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [RegionRefOp].
func (RegionRefAdaptor[T]) For(RegionRefOp) {}

// NewRegionRef creates the operation test.dummy_op_with_region_ref at the builder's insertion point.
func NewRegionRef(b *ir.Builder) RegionRefOp {
	st := ir.OperationState{Def: RegionRef}
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[RegionRefOp](b.Create(&st))
}

// Verifiers is the operation test.verifiers: tells when it is verified.
var Verifiers = &ir.OpDef{
	Name:   "test.verifiers",
	Traits: ir.SingleBlock | ir.NoTerminator | ir.IsolatedFromAbove,
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.I32},
	},
	Regions: []ir.RegionDef{{Name: "region", Constraint: constraint.SizedRegion1}},
	View:    ir.ViewOf[VerifiersOp],
}

// VerifiersOp is the view of an operation test.verifiers.
type VerifiersOp struct{ ir.View }

// Def returns [Verifiers].
func (VerifiersOp) Def() *ir.OpDef { return Verifiers }

// Verify checks what the definition cannot express.
func (op VerifiersOp) Verify() *diag.Diagnostic { return remarkVerified(op.Op()) }

// VerifyRegions checks what depends on the operations in the regions.
func (op VerifiersOp) VerifyRegions() *diag.Diagnostic { return remarkRegionsVerified(op.Op()) }

// Operand is the operand $operand.
func (op VerifiersOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Region is the region $region.
func (op VerifiersOp) Region() *ir.Region { return op.Op().Region(0) }

// VerifiersAdaptor has the converted operands of a [VerifiersOp] during a conversion.
type VerifiersAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [VerifiersOp].
func (VerifiersAdaptor[T]) For(VerifiersOp) {}

// Operand returns the converted operand $operand.
func (a VerifiersAdaptor[T]) Operand() T { return a.At(0) }

// NewVerifiers creates the operation test.verifiers at the builder's insertion point.
func NewVerifiers(b *ir.Builder, operand *ir.Value) VerifiersOp {
	st := ir.OperationState{Def: Verifiers, Operands: []*ir.Value{operand}}
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[VerifiersOp](b.Create(&st))
}

// SideEffect is the operation test.side_effect_op: effects that an attribute lists.
var SideEffect = &ir.OpDef{
	Name: "test.side_effect_op",
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyType},
	},
	View: ir.ViewOf[SideEffectOp],
}

// SideEffectOp is the view of an operation test.side_effect_op.
type SideEffectOp struct{ ir.View }

// Def returns [SideEffect].
func (SideEffectOp) Def() *ir.OpDef { return SideEffect }

// Result is the result $result.
func (op SideEffectOp) Result() *ir.Value { return op.Op().Result(0) }

// SideEffectAdaptor has the converted operands of a [SideEffectOp] during a conversion.
type SideEffectAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SideEffectOp].
func (SideEffectAdaptor[T]) For(SideEffectOp) {}

// NewSideEffect creates the operation test.side_effect_op at the builder's insertion point.
func NewSideEffect(b *ir.Builder, resultType ir.Type) SideEffectOp {
	st := ir.OperationState{Def: SideEffect, Results: []ir.Type{resultType}}
	return ir.Cast[SideEffectOp](b.Create(&st))
}

// IsolatedRegion is the operation test.isolated_region: a region that sees the operand by its name, and nothing else.
var IsolatedRegion = &ir.OpDef{
	Name:   "test.isolated_region",
	Traits: ir.IsolatedFromAbove,
	Operands: []ir.ValueDef{
		{Name: "input", Constraint: constraint.Index},
	},
	Regions:    []ir.RegionDef{{Name: "region", Constraint: constraint.SizedRegion1}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(isolatedRegionSyntax)},
	View:       ir.ViewOf[IsolatedRegionOp],
}

// IsolatedRegionOp is the view of an operation test.isolated_region.
type IsolatedRegionOp struct{ ir.View }

// Def returns [IsolatedRegion].
func (IsolatedRegionOp) Def() *ir.OpDef { return IsolatedRegion }

// Input is the operand $input.
func (op IsolatedRegionOp) Input() *ir.Value { return op.Op().Operand(0) }

// Region is the region $region.
func (op IsolatedRegionOp) Region() *ir.Region { return op.Op().Region(0) }

// IsolatedRegionAdaptor has the converted operands of a [IsolatedRegionOp] during a conversion.
type IsolatedRegionAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [IsolatedRegionOp].
func (IsolatedRegionAdaptor[T]) For(IsolatedRegionOp) {}

// Input returns the converted operand $input.
func (a IsolatedRegionAdaptor[T]) Input() T { return a.At(0) }

// NewIsolatedRegion creates the operation test.isolated_region at the builder's insertion point.
func NewIsolatedRegion(b *ir.Builder, input *ir.Value) IsolatedRegionOp {
	st := ir.OperationState{Def: IsolatedRegion, Operands: []*ir.Value{input}}
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[IsolatedRegionOp](b.Create(&st))
}

// ParseIntegerLiteral is the operation test.parse_integer_literal: as many results as a number says.
var ParseIntegerLiteral = &ir.OpDef{
	Name: "test.parse_integer_literal",
	Results: []ir.ValueDef{
		{Name: "results", Constraint: constraint.Index, Arity: ir.Variadic},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(integerLiteralSyntax)},
	View:       ir.ViewOf[ParseIntegerLiteralOp],
}

// ParseIntegerLiteralOp is the view of an operation test.parse_integer_literal.
type ParseIntegerLiteralOp struct{ ir.View }

// Def returns [ParseIntegerLiteral].
func (ParseIntegerLiteralOp) Def() *ir.OpDef { return ParseIntegerLiteral }

// Results are the results $results.
func (op ParseIntegerLiteralOp) Results() ir.ValueRange { return op.Op().ResultsAt(0) }

// ParseIntegerLiteralAdaptor has the converted operands of a [ParseIntegerLiteralOp] during a conversion.
type ParseIntegerLiteralAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ParseIntegerLiteralOp].
func (ParseIntegerLiteralAdaptor[T]) For(ParseIntegerLiteralOp) {}

// NewParseIntegerLiteral creates the operation test.parse_integer_literal at the builder's insertion point.
func NewParseIntegerLiteral(b *ir.Builder, resultTypes []ir.Type) ParseIntegerLiteralOp {
	st := ir.OperationState{Def: ParseIntegerLiteral}
	st.Results = append(st.Results, resultTypes...)
	return ir.Cast[ParseIntegerLiteralOp](b.Create(&st))
}

// ParseWrappedKeyword is the operation test.parse_wrapped_keyword: a word.
var ParseWrappedKeyword = &ir.OpDef{
	Name: "test.parse_wrapped_keyword",
	Attrs: []ir.AttrSlot{
		{Name: "keyword", Constraint: constraint.StrAttr},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(wrappedKeywordSyntax)},
	View:       ir.ViewOf[ParseWrappedKeywordOp],
}

// ParseWrappedKeywordOp is the view of an operation test.parse_wrapped_keyword.
type ParseWrappedKeywordOp struct{ ir.View }

// Def returns [ParseWrappedKeyword].
func (ParseWrappedKeywordOp) Def() *ir.OpDef { return ParseWrappedKeyword }

// The slots of the inherent attributes of [ParseWrappedKeyword].
const (
	slotParseWrappedKeywordKeyword = 0
)

// Keyword is the attribute $keyword.
func (op ParseWrappedKeywordOp) Keyword() string {
	return op.Op().InherentAttr(slotParseWrappedKeywordKeyword).(*ir.StringAttr).Value()
}

// SetKeyword sets the attribute $keyword.
func (op ParseWrappedKeywordOp) SetKeyword(v string) ParseWrappedKeywordOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotParseWrappedKeywordKeyword, ir.NewStringAttr(c, v))
	return op
}

// ParseWrappedKeywordAdaptor has the converted operands of a [ParseWrappedKeywordOp] during a conversion.
type ParseWrappedKeywordAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ParseWrappedKeywordOp].
func (ParseWrappedKeywordAdaptor[T]) For(ParseWrappedKeywordOp) {}

// NewParseWrappedKeyword creates the operation test.parse_wrapped_keyword at the builder's insertion point.
func NewParseWrappedKeyword(b *ir.Builder, keyword string) ParseWrappedKeywordOp {
	c := b.Context()
	st := ir.OperationState{Def: ParseWrappedKeyword, InherentAttrs: []ir.Attribute{slotParseWrappedKeywordKeyword: ir.NewStringAttr(c, keyword)}}
	return ir.Cast[ParseWrappedKeywordOp](b.Create(&st))
}

// ParseBase64 is the operation test.parse_b64: bytes in base 64.
var ParseBase64 = &ir.OpDef{
	Name: "test.parse_b64",
	Attrs: []ir.AttrSlot{
		{Name: "b64", Constraint: constraint.StrAttr},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(base64Syntax)},
	View:       ir.ViewOf[ParseBase64Op],
}

// ParseBase64Op is the view of an operation test.parse_b64.
type ParseBase64Op struct{ ir.View }

// Def returns [ParseBase64].
func (ParseBase64Op) Def() *ir.OpDef { return ParseBase64 }

// The slots of the inherent attributes of [ParseBase64].
const (
	slotParseBase64B64 = 0
)

// B64 is the attribute $b64.
func (op ParseBase64Op) B64() string {
	return op.Op().InherentAttr(slotParseBase64B64).(*ir.StringAttr).Value()
}

// SetB64 sets the attribute $b64.
func (op ParseBase64Op) SetB64(v string) ParseBase64Op {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotParseBase64B64, ir.NewStringAttr(c, v))
	return op
}

// ParseBase64Adaptor has the converted operands of a [ParseBase64Op] during a conversion.
type ParseBase64Adaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [ParseBase64Op].
func (ParseBase64Adaptor[T]) For(ParseBase64Op) {}

// NewParseBase64 creates the operation test.parse_b64 at the builder's insertion point.
func NewParseBase64(b *ir.Builder, b64 string) ParseBase64Op {
	c := b.Context()
	st := ir.OperationState{Def: ParseBase64, InherentAttrs: []ir.Attribute{slotParseBase64B64: ir.NewStringAttr(c, b64)}}
	return ir.Cast[ParseBase64Op](b.Create(&st))
}

// Slash is the operation test.slash_attr: an attribute with a slash in its text.
var Slash = &ir.OpDef{
	Name: "test.slash_attr",
	Attrs: []ir.AttrSlot{
		{Name: "attr", Constraint: IsSlashAttr},
	},
	View: ir.ViewOf[SlashOp],
}

// SlashOp is the view of an operation test.slash_attr.
type SlashOp struct{ ir.View }

// Def returns [Slash].
func (SlashOp) Def() *ir.OpDef { return Slash }

// The slots of the inherent attributes of [Slash].
const (
	slotSlashAttr = 0
)

// Attr is the attribute $attr.
func (op SlashOp) Attr() *SlashAttr {
	v, _ := op.Op().InherentAttr(slotSlashAttr).(*SlashAttr)
	return v
}

// SetAttr sets the attribute $attr.
func (op SlashOp) SetAttr(v *SlashAttr) SlashOp {
	op.Op().SetInherentAttr(slotSlashAttr, v)
	return op
}

// SlashAdaptor has the converted operands of a [SlashOp] during a conversion.
type SlashAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SlashOp].
func (SlashAdaptor[T]) For(SlashOp) {}

// NewSlash creates the operation test.slash_attr at the builder's insertion point.
func NewSlash(b *ir.Builder, attr *SlashAttr) SlashOp {
	st := ir.OperationState{Def: Slash, InherentAttrs: []ir.Attribute{slotSlashAttr: attr}}
	return ir.Cast[SlashOp](b.Create(&st))
}

// AsmInterface is the operation test.asm_interface_op: results with names.
var AsmInterface = &ir.OpDef{
	Name: "test.asm_interface_op",
	Results: []ir.ValueDef{
		{Name: "first", Constraint: constraint.AnyType},
		{Name: "middle_results", Constraint: constraint.AnyType, Arity: ir.Variadic},
		{Name: "", Constraint: constraint.AnyType},
	},
	Interfaces: []ir.Implementation{asm.OpNamesInterface.Is(&asm.Namers{Results: nameOuterResults})},
	View:       ir.ViewOf[AsmInterfaceOp],
}

// AsmInterfaceOp is the view of an operation test.asm_interface_op.
type AsmInterfaceOp struct{ ir.View }

// Def returns [AsmInterface].
func (AsmInterfaceOp) Def() *ir.OpDef { return AsmInterface }

// First is the result $first.
func (op AsmInterfaceOp) First() *ir.Value { return op.Op().Result(0) }

// MiddleResults are the results $middle_results.
func (op AsmInterfaceOp) MiddleResults() ir.ValueRange { return op.Op().ResultsAt(1) }

// AsmInterfaceAdaptor has the converted operands of a [AsmInterfaceOp] during a conversion.
type AsmInterfaceAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [AsmInterfaceOp].
func (AsmInterfaceAdaptor[T]) For(AsmInterfaceOp) {}

// NewAsmInterface creates the operation test.asm_interface_op at the builder's insertion point.
func NewAsmInterface(b *ir.Builder, first_Type ir.Type, middleResultsTypes []ir.Type, resultType ir.Type) AsmInterfaceOp {
	st := ir.OperationState{Def: AsmInterface}
	st.Results = append(st.Results, first_Type)
	st.Results = append(st.Results, middleResultsTypes...)
	st.Results = append(st.Results, resultType)
	return ir.Cast[AsmInterfaceOp](b.Create(&st))
}

// PrettyName is the operation test.string_attr_pretty_name: results with the names that an attribute lists, which need not be written.
var PrettyName = &ir.OpDef{
	Name: "test.string_attr_pretty_name",
	Attrs: []ir.AttrSlot{
		{Name: "names", Constraint: constraint.StrArrayAttr},
	},
	Results: []ir.ValueDef{
		{Name: "r", Constraint: constraint.I32, Arity: ir.Variadic},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(prettyNameSyntax)},
	View:       ir.ViewOf[PrettyNameOp],
}

// PrettyNameOp is the view of an operation test.string_attr_pretty_name.
type PrettyNameOp struct{ ir.View }

// Def returns [PrettyName].
func (PrettyNameOp) Def() *ir.OpDef { return PrettyName }

// The slots of the inherent attributes of [PrettyName].
const (
	slotPrettyNameNames = 0
)

// Names is the attribute $names.
func (op PrettyNameOp) Names() *ir.ArrayAttr {
	v, _ := op.Op().InherentAttr(slotPrettyNameNames).(*ir.ArrayAttr)
	return v
}

// SetNames sets the attribute $names.
func (op PrettyNameOp) SetNames(v *ir.ArrayAttr) PrettyNameOp {
	op.Op().SetInherentAttr(slotPrettyNameNames, v)
	return op
}

// R are the results $r.
func (op PrettyNameOp) R() ir.ValueRange { return op.Op().ResultsAt(0) }

// PrettyNameAdaptor has the converted operands of a [PrettyNameOp] during a conversion.
type PrettyNameAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [PrettyNameOp].
func (PrettyNameAdaptor[T]) For(PrettyNameOp) {}

// NewPrettyName creates the operation test.string_attr_pretty_name at the builder's insertion point.
func NewPrettyName(b *ir.Builder, resultTypes []ir.Type, names *ir.ArrayAttr) PrettyNameOp {
	st := ir.OperationState{Def: PrettyName, InherentAttrs: []ir.Attribute{slotPrettyNameNames: names}}
	st.Results = append(st.Results, resultTypes...)
	return ir.Cast[PrettyNameOp](b.Create(&st))
}

// formatDefaultDialect is the assembly format of [DefaultDialect].
var formatDefaultDialect = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AllRegionsElement, Space: true},
		{Kind: asm.AttrDictWithKeywordElement},
	},
	AllRegions: true,
	Default:    "test",
}

// DefaultDialect is the operation test.default_dialect: a region in which operations may leave out the namespace.
var DefaultDialect = &ir.OpDef{
	Name:       "test.default_dialect",
	Regions:    []ir.RegionDef{{Name: "body", Constraint: constraint.AnyRegion}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatDefaultDialect)},
	View:       ir.ViewOf[DefaultDialectOp],
}

// DefaultDialectOp is the view of an operation test.default_dialect.
type DefaultDialectOp struct{ ir.View }

// Def returns [DefaultDialect].
func (DefaultDialectOp) Def() *ir.OpDef { return DefaultDialect }

// Body is the region $body.
func (op DefaultDialectOp) Body() *ir.Region { return op.Op().Region(0) }

// DefaultDialectAdaptor has the converted operands of a [DefaultDialectOp] during a conversion.
type DefaultDialectAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [DefaultDialectOp].
func (DefaultDialectAdaptor[T]) For(DefaultDialectOp) {}

// NewDefaultDialect creates the operation test.default_dialect at the builder's insertion point.
func NewDefaultDialect(b *ir.Builder) DefaultDialectOp {
	st := ir.OperationState{Def: DefaultDialect}
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[DefaultDialectOp](b.Create(&st))
}

// formatWithDotInName is the assembly format of [WithDotInName].
var formatWithDotInName = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrDictElement},
	},
}

// WithDotInName is the operation test.op.with_dot_in_name: a name with two dots.
var WithDotInName = &ir.OpDef{
	Name:       "test.op.with_dot_in_name",
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatWithDotInName)},
	View:       ir.ViewOf[WithDotInNameOp],
}

// WithDotInNameOp is the view of an operation test.op.with_dot_in_name.
type WithDotInNameOp struct{ ir.View }

// Def returns [WithDotInName].
func (WithDotInNameOp) Def() *ir.OpDef { return WithDotInName }

// WithDotInNameAdaptor has the converted operands of a [WithDotInNameOp] during a conversion.
type WithDotInNameAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [WithDotInNameOp].
func (WithDotInNameAdaptor[T]) For(WithDotInNameOp) {}

// NewWithDotInName creates the operation test.op.with_dot_in_name at the builder's insertion point.
func NewWithDotInName(b *ir.Builder) WithDotInNameOp {
	st := ir.OperationState{Def: WithDotInName}
	return ir.Cast[WithDotInNameOp](b.Create(&st))
}

// CustomFormatFallback is the operation test.dialect_custom_format_fallback: a form that the dialect has.
var CustomFormatFallback = &ir.OpDef{
	Name: "test.dialect_custom_format_fallback",
	View: ir.ViewOf[CustomFormatFallbackOp],
}

// CustomFormatFallbackOp is the view of an operation test.dialect_custom_format_fallback.
type CustomFormatFallbackOp struct{ ir.View }

// Def returns [CustomFormatFallback].
func (CustomFormatFallbackOp) Def() *ir.OpDef { return CustomFormatFallback }

// CustomFormatFallbackAdaptor has the converted operands of a [CustomFormatFallbackOp] during a conversion.
type CustomFormatFallbackAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CustomFormatFallbackOp].
func (CustomFormatFallbackAdaptor[T]) For(CustomFormatFallbackOp) {}

// NewCustomFormatFallback creates the operation test.dialect_custom_format_fallback at the builder's insertion point.
func NewCustomFormatFallback(b *ir.Builder) CustomFormatFallbackOp {
	st := ir.OperationState{Def: CustomFormatFallback}
	return ir.Cast[CustomFormatFallbackOp](b.Create(&st))
}

// formatFormatOptionalResultD is the assembly format of [FormatOptionalResultD].
var formatFormatOptionalResultD = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasResults, N: 0}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
			{Kind: asm.OptionalTypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
		}}},
		{Kind: asm.AttrDictElement},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// FormatOptionalResultD is the operation test.format_optional_result_d_op: a result of one type that may be absent.
var FormatOptionalResultD = &ir.OpDef{
	Name: "test.format_optional_result_d_op",
	Results: []ir.ValueDef{
		{Name: "optional", Constraint: constraint.F80, Arity: ir.Optional},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFormatOptionalResultD)},
	View:       ir.ViewOf[FormatOptionalResultDOp],
}

// FormatOptionalResultDOp is the view of an operation test.format_optional_result_d_op.
type FormatOptionalResultDOp struct{ ir.View }

// Def returns [FormatOptionalResultD].
func (FormatOptionalResultDOp) Def() *ir.OpDef { return FormatOptionalResultD }

// Optional is the result $optional, nil if it is absent.
func (op FormatOptionalResultDOp) Optional() *ir.Value {
	if r := op.Op().ResultsAt(0); r.Len() > 0 {
		return r.At(0)
	}
	return nil
}

// FormatOptionalResultDAdaptor has the converted operands of a [FormatOptionalResultDOp] during a conversion.
type FormatOptionalResultDAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [FormatOptionalResultDOp].
func (FormatOptionalResultDAdaptor[T]) For(FormatOptionalResultDOp) {}

// NewFormatOptionalResultD creates the operation test.format_optional_result_d_op at the builder's insertion point.
func NewFormatOptionalResultD(b *ir.Builder, resultType ir.Type) FormatOptionalResultDOp {
	st := ir.OperationState{Def: FormatOptionalResultD}
	if resultType != nil {
		st.Results = append(st.Results, resultType)
	}
	return ir.Cast[FormatOptionalResultDOp](b.Create(&st))
}

// formatCSEOfSingleBlock is the assembly format of [CSEOfSingleBlock].
var formatCSEOfSingleBlock = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Text: "inputs"},
		{Kind: asm.LiteralElement, Tok: asm.LParen, Text: "("},
		{Kind: asm.OperandsElement, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
		{Kind: asm.RegionElement, Space: true, N: 0},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypesElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Arrow, Text: "->"},
		{Kind: asm.TypesElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// CSEOfSingleBlock is the operation test.cse_of_single_block_op: a region without effects.
var CSEOfSingleBlock = &ir.OpDef{
	Name:               "test.cse_of_single_block_op",
	Traits:             ir.SingleBlock | ir.Pure,
	ImplicitTerminator: "test.region_yield",
	Operands: []ir.ValueDef{
		{Name: "inputs", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Results: []ir.ValueDef{
		{Name: "outputs", Constraint: constraint.AnyType, Arity: ir.Variadic},
	},
	Regions:    []ir.RegionDef{{Name: "region", Constraint: constraint.SizedRegion1}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCSEOfSingleBlock)},
	View:       ir.ViewOf[CSEOfSingleBlockOp],
}

// CSEOfSingleBlockOp is the view of an operation test.cse_of_single_block_op.
type CSEOfSingleBlockOp struct{ ir.View }

// Def returns [CSEOfSingleBlock].
func (CSEOfSingleBlockOp) Def() *ir.OpDef { return CSEOfSingleBlock }

// Inputs are the operands $inputs.
func (op CSEOfSingleBlockOp) Inputs() ir.ValueRange { return op.Op().OperandsAt(0) }

// Outputs are the results $outputs.
func (op CSEOfSingleBlockOp) Outputs() ir.ValueRange { return op.Op().ResultsAt(0) }

// Region is the region $region.
func (op CSEOfSingleBlockOp) Region() *ir.Region { return op.Op().Region(0) }

// CSEOfSingleBlockAdaptor has the converted operands of a [CSEOfSingleBlockOp] during a conversion.
type CSEOfSingleBlockAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [CSEOfSingleBlockOp].
func (CSEOfSingleBlockAdaptor[T]) For(CSEOfSingleBlockOp) {}

// Inputs returns the converted operand $inputs.
func (a CSEOfSingleBlockAdaptor[T]) Inputs() []T { return a.Segment(0) }

// NewCSEOfSingleBlock creates the operation test.cse_of_single_block_op at the builder's insertion point.
func NewCSEOfSingleBlock(b *ir.Builder, resultTypes []ir.Type, inputs ...*ir.Value) CSEOfSingleBlockOp {
	st := ir.OperationState{Def: CSEOfSingleBlock}
	st.Operands = append(st.Operands, inputs...)
	st.Results = append(st.Results, resultTypes...)
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[CSEOfSingleBlockOp](b.Create(&st))
}

// formatSideEffectWithRegion is the assembly format of [SideEffectWithRegion].
var formatSideEffectWithRegion = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.LiteralElement, Tok: asm.LParen, Text: "("},
		{Kind: asm.OperandElement, N: 0},
		{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
		{Kind: asm.RegionElement, Space: true, N: 0},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{N: 0}},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Arrow, Text: "->"},
		{Kind: asm.TypeElement, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{Kind: asm.FromText},
	},
	Results: []asm.TypeSource{
		{Kind: asm.FromText},
	},
}

// SideEffectWithRegion is the operation test.side_effect_with_region_op: effects that an attribute lists, with a region.
var SideEffectWithRegion = &ir.OpDef{
	Name:   "test.side_effect_with_region_op",
	Traits: ir.SingleBlock,
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.AnyType},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.AnyType},
	},
	Regions:    []ir.RegionDef{{Name: "body", Constraint: constraint.AnyRegion}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSideEffectWithRegion)},
	View:       ir.ViewOf[SideEffectWithRegionOp],
}

// SideEffectWithRegionOp is the view of an operation test.side_effect_with_region_op.
type SideEffectWithRegionOp struct{ ir.View }

// Def returns [SideEffectWithRegion].
func (SideEffectWithRegionOp) Def() *ir.OpDef { return SideEffectWithRegion }

// Operand is the operand $operand.
func (op SideEffectWithRegionOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Result is the result $result.
func (op SideEffectWithRegionOp) Result() *ir.Value { return op.Op().Result(0) }

// Body is the region $body.
func (op SideEffectWithRegionOp) Body() *ir.Region { return op.Op().Region(0) }

// SideEffectWithRegionAdaptor has the converted operands of a [SideEffectWithRegionOp] during a conversion.
type SideEffectWithRegionAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [SideEffectWithRegionOp].
func (SideEffectWithRegionAdaptor[T]) For(SideEffectWithRegionOp) {}

// Operand returns the converted operand $operand.
func (a SideEffectWithRegionAdaptor[T]) Operand() T { return a.At(0) }

// NewSideEffectWithRegion creates the operation test.side_effect_with_region_op at the builder's insertion point.
func NewSideEffectWithRegion(b *ir.Builder, resultType ir.Type, operand *ir.Value) SideEffectWithRegionOp {
	st := ir.OperationState{Def: SideEffectWithRegion, Operands: []*ir.Value{operand}, Results: []ir.Type{resultType}}
	st.Regions = append(st.Regions, ir.NewRegion())
	return ir.Cast[SideEffectWithRegionOp](b.Create(&st))
}
