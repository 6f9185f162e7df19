// Code generated from the specification of dialect test. DO NOT EDIT.

package testdialect

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/ir"
)

// Enum is an enumeration: a test enum.
type Enum uint32

// The cases of Enum.
const (
	EnumFirst  Enum = 0
	EnumSecond Enum = 1
	EnumThird  Enum = 2
)

// EnumEnum has the texts of the cases of Enum.
var EnumEnum = asm.Enum{
	Summary: "a test enum",
	Cpp:     "test::TestEnum",
	Bits:    32,
	Cases: []asm.EnumCase{
		{Text: "first", Value: 0},
		{Text: "second", Value: 1},
		{Text: "third", Value: 2},
	},
}

// IsEnum is the constraint for integers that represent a case of Enum.
var IsEnum = asm.EnumConstraint(&EnumEnum)

// String returns the text of the case.
func (v Enum) String() string { return EnumEnum.String(uint64(v)) }

// ParseEnum returns the case with the given text, and whether there is one.
func ParseEnum(text string) (Enum, bool) {
	v, ok := EnumEnum.Lookup(text)
	return Enum(v), ok
}

// BitEnum is an enumeration: a test bit enum.
type BitEnum uint32

// The cases of BitEnum.
const (
	BitEnumRead    BitEnum = 1
	BitEnumWrite   BitEnum = 2
	BitEnumExecute BitEnum = 4
)

// BitEnumEnum has the texts of the cases of BitEnum.
var BitEnumEnum = asm.Enum{
	Summary:   "a test bit enum",
	Cpp:       "test::TestBitEnum",
	Bits:      32,
	Flags:     true,
	Separator: ", ",
	Unquoted:  true,
	Groups:    false,
	Cases: []asm.EnumCase{
		{Text: "read", Value: 1},
		{Text: "write", Value: 2},
		{Text: "execute", Value: 4},
	},
}

// IsBitEnum is the constraint for integers that represent a case of BitEnum.
var IsBitEnum = asm.EnumConstraint(&BitEnumEnum)

// String returns the text of the case.
func (v BitEnum) String() string { return BitEnumEnum.String(uint64(v)) }

// ParseBitEnum returns the case with the given text, and whether there is one.
func ParseBitEnum(text string) (BitEnum, bool) {
	v, ok := BitEnumEnum.Lookup(text)
	return BitEnum(v), ok
}

// EnumAttr is #test.enum: a test enum.
type EnumAttr struct {
	ir.AttrBase
	value Enum
}

// EnumAttrDef is the definition of EnumAttr.
var EnumAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "test",
	Mnemonic:   "enum",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxEnumAttr{})},
})

// IsEnumAttr is the constraint for EnumAttr.
var IsEnumAttr = &ir.AttrConstraint{Summary: "a test enum", Match: asm.IsAttr[*EnumAttr]}

// NewEnumAttr returns the attribute with the given parameters.
func NewEnumAttr(c *ir.Context, value Enum) *EnumAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(value))
	if v := c.LookupAttr(EnumAttrDef, k); v != nil {
		return v.(*EnumAttr)
	}
	return c.InternAttr(EnumAttrDef, k, &EnumAttr{value: value}).(*EnumAttr)
}

// Value is the parameter value.
func (v *EnumAttr) Value() Enum { return v.value }

// syntaxEnumAttr parses and prints EnumAttr.
type syntaxEnumAttr struct{}

// ParseAttr parses the text after the mnemonic.
func (syntaxEnumAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var value Enum
	if !p.Failed() {
		value = Enum(p.EnumAttrValue(&EnumEnum))
		p.EndParam("TestEnumAttr", "value", "test::TestEnum")
	}
	if p.Failed() {
		return p.BadAttr()
	}
	return NewEnumAttr(p.Context(), value)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxEnumAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*EnumAttr)
	p.Byte(' ')
	p.EnumAttrValue(&EnumEnum, uint64(v.value))
}

// BitEnumAttr is #test.bit_enum: a test bit enum.
type BitEnumAttr struct {
	ir.AttrBase
	value BitEnum
}

// BitEnumAttrDef is the definition of BitEnumAttr.
var BitEnumAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "test",
	Mnemonic:   "bit_enum",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxBitEnumAttr{})},
})

// IsBitEnumAttr is the constraint for BitEnumAttr.
var IsBitEnumAttr = &ir.AttrConstraint{Summary: "a test bit enum", Match: asm.IsAttr[*BitEnumAttr]}

// NewBitEnumAttr returns the attribute with the given parameters.
func NewBitEnumAttr(c *ir.Context, value BitEnum) *BitEnumAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(value))
	if v := c.LookupAttr(BitEnumAttrDef, k); v != nil {
		return v.(*BitEnumAttr)
	}
	return c.InternAttr(BitEnumAttrDef, k, &BitEnumAttr{value: value}).(*BitEnumAttr)
}

// Value is the parameter value.
func (v *BitEnumAttr) Value() BitEnum { return v.value }

// syntaxBitEnumAttr parses and prints BitEnumAttr.
type syntaxBitEnumAttr struct{}

// ParseAttr parses the text after the mnemonic.
func (syntaxBitEnumAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var value BitEnum
	p.Want(asm.Less)
	if !p.Failed() {
		value = BitEnum(p.EnumValue(&BitEnumEnum))
		p.EndParam("TestBitEnumAttr", "value", "test::TestBitEnum")
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewBitEnumAttr(p.Context(), value)
}

// PrintAttr prints the text after the mnemonic.
func (syntaxBitEnumAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*BitEnumAttr)
	p.Str("<")
	p.EnumValue(&BitEnumEnum, uint64(v.value))
	p.Str(">")
}

// formatOpWithEnum is the assembly format of [OpWithEnum].
var formatOpWithEnum = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Def: &EnumAttrDef, Is: asm.IsAttr[*EnumAttr]}},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasAttr, N: 1}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "tag"},
			{Kind: asm.AttrElement, Space: true, N: 1},
		}}},
		{Kind: asm.AttrDictElement},
	},
	Elided: 1<<0 | 1<<1,
}

// OpWithEnum is the operation test.op_with_enum: an attribute that is a case.
var OpWithEnum = &ir.OpDef{
	Name: "test.op_with_enum",
	Attrs: []ir.AttrSlot{
		{Name: "value", Constraint: IsEnumAttr},
		{Name: "tag", Constraint: constraint.AnyAttr, Optional: true},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatOpWithEnum)},
	View:       ir.ViewOf[OpWithEnumOp],
}

// OpWithEnumOp is the view of an operation test.op_with_enum.
type OpWithEnumOp struct{ ir.View }

// Def returns [OpWithEnum].
func (OpWithEnumOp) Def() *ir.OpDef { return OpWithEnum }

// The slots of the inherent attributes of [OpWithEnum].
const (
	slotOpWithEnumValue = 0
	slotOpWithEnumTag   = 1
)

// Value is the attribute $value.
func (op OpWithEnumOp) Value() Enum {
	return op.Op().InherentAttr(slotOpWithEnumValue).(*EnumAttr).Value()
}

// SetValue sets the attribute $value.
func (op OpWithEnumOp) SetValue(v Enum) OpWithEnumOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotOpWithEnumValue, NewEnumAttr(c, v))
	return op
}

// Tag is the attribute $tag, nil if it is absent.
func (op OpWithEnumOp) Tag() ir.Attribute { return op.Op().InherentAttr(slotOpWithEnumTag) }

// SetTag sets the attribute $tag.
func (op OpWithEnumOp) SetTag(v ir.Attribute) OpWithEnumOp {
	op.Op().SetInherentAttr(slotOpWithEnumTag, v)
	return op
}

// OpWithEnumAdaptor has the converted operands of a [OpWithEnumOp] during a conversion.
type OpWithEnumAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [OpWithEnumOp].
func (OpWithEnumAdaptor[T]) For(OpWithEnumOp) {}

// NewOpWithEnum creates the operation test.op_with_enum at the builder's insertion point.
func NewOpWithEnum(b *ir.Builder, value Enum) OpWithEnumOp {
	c := b.Context()
	st := ir.OperationState{Def: OpWithEnum, InherentAttrs: []ir.Attribute{slotOpWithEnumValue: NewEnumAttr(c, value)}}
	return ir.Cast[OpWithEnumOp](b.Create(&st))
}

// formatOpWithBitEnum is the assembly format of [OpWithBitEnum].
var formatOpWithBitEnum = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.AttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Def: &BitEnumAttrDef, Is: asm.IsAttr[*BitEnumAttr]}},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasAttr, N: 1}}, Then: []asm.Element{
			{Kind: asm.LiteralElement, Space: true, Text: "tag"},
			{Kind: asm.AttrElement, Space: true, N: 1},
		}}},
		{Kind: asm.AttrDictElement},
	},
	Elided: 1<<0 | 1<<1,
}

// OpWithBitEnum is the operation test.op_with_bit_enum: an attribute that is a set of flags.
var OpWithBitEnum = &ir.OpDef{
	Name: "test.op_with_bit_enum",
	Attrs: []ir.AttrSlot{
		{Name: "value", Constraint: IsBitEnumAttr},
		{Name: "tag", Constraint: constraint.AnyAttr, Optional: true},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatOpWithBitEnum)},
	View:       ir.ViewOf[OpWithBitEnumOp],
}

// OpWithBitEnumOp is the view of an operation test.op_with_bit_enum.
type OpWithBitEnumOp struct{ ir.View }

// Def returns [OpWithBitEnum].
func (OpWithBitEnumOp) Def() *ir.OpDef { return OpWithBitEnum }

// The slots of the inherent attributes of [OpWithBitEnum].
const (
	slotOpWithBitEnumValue = 0
	slotOpWithBitEnumTag   = 1
)

// Value is the attribute $value.
func (op OpWithBitEnumOp) Value() BitEnum {
	return op.Op().InherentAttr(slotOpWithBitEnumValue).(*BitEnumAttr).Value()
}

// SetValue sets the attribute $value.
func (op OpWithBitEnumOp) SetValue(v BitEnum) OpWithBitEnumOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotOpWithBitEnumValue, NewBitEnumAttr(c, v))
	return op
}

// Tag is the attribute $tag, nil if it is absent.
func (op OpWithBitEnumOp) Tag() ir.Attribute { return op.Op().InherentAttr(slotOpWithBitEnumTag) }

// SetTag sets the attribute $tag.
func (op OpWithBitEnumOp) SetTag(v ir.Attribute) OpWithBitEnumOp {
	op.Op().SetInherentAttr(slotOpWithBitEnumTag, v)
	return op
}

// OpWithBitEnumAdaptor has the converted operands of a [OpWithBitEnumOp] during a conversion.
type OpWithBitEnumAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [OpWithBitEnumOp].
func (OpWithBitEnumAdaptor[T]) For(OpWithBitEnumOp) {}

// NewOpWithBitEnum creates the operation test.op_with_bit_enum at the builder's insertion point.
func NewOpWithBitEnum(b *ir.Builder, value BitEnum) OpWithBitEnumOp {
	c := b.Context()
	st := ir.OperationState{Def: OpWithBitEnum, InherentAttrs: []ir.Attribute{slotOpWithBitEnumValue: NewBitEnumAttr(c, value)}}
	return ir.Cast[OpWithBitEnumOp](b.Create(&st))
}

// formatOpWithEnumProp is the assembly format of [OpWithEnumProp].
var formatOpWithEnumProp = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.FuncAttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Parse: enumProp.Parse, Print: enumProp.Print}},
		{Kind: asm.AttrDictElement},
	},
	Elided: 1 << 0,
}

// OpWithEnumProp is the operation test.op_with_enum_prop: a property that is a case.
var OpWithEnumProp = &ir.OpDef{
	Name: "test.op_with_enum_prop",
	Attrs: []ir.AttrSlot{
		{Name: "value", Constraint: enumProp.Constraint(), Zero: func(c *ir.Context) ir.Attribute { return ir.NewIntegerAttr(c.I32(), int64(0)) }, Property: true},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatOpWithEnumProp)},
	View:       ir.ViewOf[OpWithEnumPropOp],
}

// OpWithEnumPropOp is the view of an operation test.op_with_enum_prop.
type OpWithEnumPropOp struct{ ir.View }

// Def returns [OpWithEnumProp].
func (OpWithEnumPropOp) Def() *ir.OpDef { return OpWithEnumProp }

// The slots of the inherent attributes of [OpWithEnumProp].
const (
	slotOpWithEnumPropValue = 0
)

// Value is the attribute $value.
func (op OpWithEnumPropOp) Value() Enum {
	return Enum(op.Op().InherentAttr(slotOpWithEnumPropValue).(*ir.IntegerAttr).Uint())
}

// SetValue sets the attribute $value.
func (op OpWithEnumPropOp) SetValue(v Enum) OpWithEnumPropOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotOpWithEnumPropValue, ir.NewIntegerAttr(c.I32(), int64(v)))
	return op
}

// OpWithEnumPropAdaptor has the converted operands of a [OpWithEnumPropOp] during a conversion.
type OpWithEnumPropAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [OpWithEnumPropOp].
func (OpWithEnumPropAdaptor[T]) For(OpWithEnumPropOp) {}

// NewOpWithEnumProp creates the operation test.op_with_enum_prop at the builder's insertion point.
func NewOpWithEnumProp(b *ir.Builder, value Enum) OpWithEnumPropOp {
	c := b.Context()
	st := ir.OperationState{Def: OpWithEnumProp, InherentAttrs: []ir.Attribute{slotOpWithEnumPropValue: ir.NewIntegerAttr(c.I32(), int64(value))}}
	return ir.Cast[OpWithEnumPropOp](b.Create(&st))
}

// formatOpWithEnumPropAttrForm is the assembly format of [OpWithEnumPropAttrForm].
var formatOpWithEnumPropAttrForm = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.PropDictElement},
		{Kind: asm.AttrDictElement},
	},
	PropDict: true,
}

// OpWithEnumPropAttrForm is the operation test.op_with_enum_prop_attr_form: a property that may be written as an attribute.
var OpWithEnumPropAttrForm = &ir.OpDef{
	Name: "test.op_with_enum_prop_attr_form",
	Attrs: []ir.AttrSlot{
		{Name: "value", Constraint: enumPropWithAttr.Constraint(), Zero: func(c *ir.Context) ir.Attribute { return ir.NewIntegerAttr(c.I32(), int64(0)) }, Property: true},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatOpWithEnumPropAttrForm)},
	View:       ir.ViewOf[OpWithEnumPropAttrFormOp],
}

// OpWithEnumPropAttrFormOp is the view of an operation test.op_with_enum_prop_attr_form.
type OpWithEnumPropAttrFormOp struct{ ir.View }

// Def returns [OpWithEnumPropAttrForm].
func (OpWithEnumPropAttrFormOp) Def() *ir.OpDef { return OpWithEnumPropAttrForm }

// The slots of the inherent attributes of [OpWithEnumPropAttrForm].
const (
	slotOpWithEnumPropAttrFormValue = 0
)

// Value is the attribute $value.
func (op OpWithEnumPropAttrFormOp) Value() Enum {
	return Enum(op.Op().InherentAttr(slotOpWithEnumPropAttrFormValue).(*ir.IntegerAttr).Uint())
}

// SetValue sets the attribute $value.
func (op OpWithEnumPropAttrFormOp) SetValue(v Enum) OpWithEnumPropAttrFormOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotOpWithEnumPropAttrFormValue, ir.NewIntegerAttr(c.I32(), int64(v)))
	return op
}

// OpWithEnumPropAttrFormAdaptor has the converted operands of a [OpWithEnumPropAttrFormOp] during a conversion.
type OpWithEnumPropAttrFormAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [OpWithEnumPropAttrFormOp].
func (OpWithEnumPropAttrFormAdaptor[T]) For(OpWithEnumPropAttrFormOp) {}

// NewOpWithEnumPropAttrForm creates the operation test.op_with_enum_prop_attr_form at the builder's insertion point.
func NewOpWithEnumPropAttrForm(b *ir.Builder, value Enum) OpWithEnumPropAttrFormOp {
	c := b.Context()
	st := ir.OperationState{Def: OpWithEnumPropAttrForm, InherentAttrs: []ir.Attribute{slotOpWithEnumPropAttrFormValue: ir.NewIntegerAttr(c.I32(), int64(value))}}
	return ir.Cast[OpWithEnumPropAttrFormOp](b.Create(&st))
}

// formatOpWithEnumPropAttrFormAlways is the assembly format of [OpWithEnumPropAttrFormAlways].
var formatOpWithEnumPropAttrFormAlways = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.PropDictElement},
		{Kind: asm.AttrDictElement},
	},
	PropDict: true,
}

// OpWithEnumPropAttrFormAlways is the operation test.op_with_enum_prop_attr_form_always: a property that is written as an attribute.
var OpWithEnumPropAttrFormAlways = &ir.OpDef{
	Name: "test.op_with_enum_prop_attr_form_always",
	Attrs: []ir.AttrSlot{
		{Name: "value", Constraint: enumPropInAttr.Constraint(), Zero: func(c *ir.Context) ir.Attribute { return NewEnumAttr(c, 0) }, Property: true},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatOpWithEnumPropAttrFormAlways)},
	View:       ir.ViewOf[OpWithEnumPropAttrFormAlwaysOp],
}

// OpWithEnumPropAttrFormAlwaysOp is the view of an operation test.op_with_enum_prop_attr_form_always.
type OpWithEnumPropAttrFormAlwaysOp struct{ ir.View }

// Def returns [OpWithEnumPropAttrFormAlways].
func (OpWithEnumPropAttrFormAlwaysOp) Def() *ir.OpDef { return OpWithEnumPropAttrFormAlways }

// The slots of the inherent attributes of [OpWithEnumPropAttrFormAlways].
const (
	slotOpWithEnumPropAttrFormAlwaysValue = 0
)

// Value is the attribute $value.
func (op OpWithEnumPropAttrFormAlwaysOp) Value() Enum {
	return op.Op().InherentAttr(slotOpWithEnumPropAttrFormAlwaysValue).(*EnumAttr).Value()
}

// SetValue sets the attribute $value.
func (op OpWithEnumPropAttrFormAlwaysOp) SetValue(v Enum) OpWithEnumPropAttrFormAlwaysOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotOpWithEnumPropAttrFormAlwaysValue, NewEnumAttr(c, v))
	return op
}

// OpWithEnumPropAttrFormAlwaysAdaptor has the converted operands of a [OpWithEnumPropAttrFormAlwaysOp] during a conversion.
type OpWithEnumPropAttrFormAlwaysAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [OpWithEnumPropAttrFormAlwaysOp].
func (OpWithEnumPropAttrFormAlwaysAdaptor[T]) For(OpWithEnumPropAttrFormAlwaysOp) {}

// NewOpWithEnumPropAttrFormAlways creates the operation test.op_with_enum_prop_attr_form_always at the builder's insertion point.
func NewOpWithEnumPropAttrFormAlways(b *ir.Builder, value Enum) OpWithEnumPropAttrFormAlwaysOp {
	c := b.Context()
	st := ir.OperationState{Def: OpWithEnumPropAttrFormAlways, InherentAttrs: []ir.Attribute{slotOpWithEnumPropAttrFormAlwaysValue: NewEnumAttr(c, value)}}
	return ir.Cast[OpWithEnumPropAttrFormAlwaysOp](b.Create(&st))
}

// formatOpWithBitEnumProp is the assembly format of [OpWithBitEnumProp].
var formatOpWithBitEnumProp = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.FuncAttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Parse: bitEnumProp.Parse, Print: bitEnumProp.Print}},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 1}}, Then: []asm.Element{
			{Kind: asm.FuncAttrElement, Space: true, N: 1, Attr: &asm.AttrForm{Parse: bitEnumProp.Parse, Print: bitEnumProp.Print}},
		}}},
		{Kind: asm.AttrDictElement},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.Colon, Text: ":"},
		{Kind: asm.LiteralElement, Space: true, Tok: asm.LParen, Text: "("},
		{Kind: asm.LiteralElement, Tok: asm.RParen, Text: ")"},
	},
	Elided: 1<<0 | 1<<1,
}

// OpWithBitEnumProp is the operation test.op_with_bit_enum_prop: properties that are sets of flags.
var OpWithBitEnumProp = &ir.OpDef{
	Name: "test.op_with_bit_enum_prop",
	Attrs: []ir.AttrSlot{
		{Name: "value1", Constraint: bitEnumProp.Constraint(), Default: func(c *ir.Context) ir.Attribute { return ir.NewIntegerAttr(c.I32(), int64(BitEnumRead)) }, Property: true},
		{Name: "value2", Constraint: bitEnumProp.Constraint(), Default: func(c *ir.Context) ir.Attribute { return ir.NewIntegerAttr(c.I32(), int64(BitEnumRead)) }, Property: true},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatOpWithBitEnumProp)},
	View:       ir.ViewOf[OpWithBitEnumPropOp],
}

// OpWithBitEnumPropOp is the view of an operation test.op_with_bit_enum_prop.
type OpWithBitEnumPropOp struct{ ir.View }

// Def returns [OpWithBitEnumProp].
func (OpWithBitEnumPropOp) Def() *ir.OpDef { return OpWithBitEnumProp }

// The slots of the inherent attributes of [OpWithBitEnumProp].
const (
	slotOpWithBitEnumPropValue1 = 0
	slotOpWithBitEnumPropValue2 = 1
)

// Value1 is the attribute $value1, BitEnumRead if it is absent.
func (op OpWithBitEnumPropOp) Value1() BitEnum {
	if v, ok := op.Op().InherentAttr(slotOpWithBitEnumPropValue1).(*ir.IntegerAttr); ok {
		return BitEnum(v.Uint())
	}
	return BitEnumRead
}

// SetValue1 sets the attribute $value1.
func (op OpWithBitEnumPropOp) SetValue1(v BitEnum) OpWithBitEnumPropOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotOpWithBitEnumPropValue1, ir.NewIntegerAttr(c.I32(), int64(v)))
	return op
}

// Value2 is the attribute $value2, BitEnumRead if it is absent.
func (op OpWithBitEnumPropOp) Value2() BitEnum {
	if v, ok := op.Op().InherentAttr(slotOpWithBitEnumPropValue2).(*ir.IntegerAttr); ok {
		return BitEnum(v.Uint())
	}
	return BitEnumRead
}

// SetValue2 sets the attribute $value2.
func (op OpWithBitEnumPropOp) SetValue2(v BitEnum) OpWithBitEnumPropOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotOpWithBitEnumPropValue2, ir.NewIntegerAttr(c.I32(), int64(v)))
	return op
}

// OpWithBitEnumPropAdaptor has the converted operands of a [OpWithBitEnumPropOp] during a conversion.
type OpWithBitEnumPropAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [OpWithBitEnumPropOp].
func (OpWithBitEnumPropAdaptor[T]) For(OpWithBitEnumPropOp) {}

// NewOpWithBitEnumProp creates the operation test.op_with_bit_enum_prop at the builder's insertion point.
func NewOpWithBitEnumProp(b *ir.Builder) OpWithBitEnumPropOp {
	c := b.Context()
	st := ir.OperationState{Def: OpWithBitEnumProp, InherentAttrs: []ir.Attribute{slotOpWithBitEnumPropValue1: ir.NewIntegerAttr(c.I32(), int64(BitEnumRead)), slotOpWithBitEnumPropValue2: ir.NewIntegerAttr(c.I32(), int64(BitEnumRead))}}
	return ir.Cast[OpWithBitEnumPropOp](b.Create(&st))
}

// formatOpWithBitEnumPropNamed is the assembly format of [OpWithBitEnumPropNamed].
var formatOpWithBitEnumPropNamed = asm.OpFormat{
	Code: []asm.Element{
		{Kind: asm.FuncAttrElement, Space: true, N: 0, Attr: &asm.AttrForm{Parse: namedBitEnumProp.Parse, Print: namedBitEnumProp.Print}},
		{Kind: asm.GroupElement, Group: &asm.Group{Unit: -1, When: []asm.Cond{{Kind: asm.HasNonDefaultAttr, N: 1}}, Then: []asm.Element{
			{Kind: asm.FuncAttrElement, Space: true, N: 1, Attr: &asm.AttrForm{Parse: namedBitEnumProp.Parse, Print: namedBitEnumProp.Print}},
		}}},
		{Kind: asm.AttrDictElement},
	},
	Elided: 1<<0 | 1<<1,
}

// OpWithBitEnumPropNamed is the operation test.op_with_bit_enum_prop_named: properties that are sets of flags in brackets.
var OpWithBitEnumPropNamed = &ir.OpDef{
	Name: "test.op_with_bit_enum_prop_named",
	Attrs: []ir.AttrSlot{
		{Name: "value1", Constraint: namedBitEnumProp.Constraint(), Default: func(c *ir.Context) ir.Attribute { return ir.NewIntegerAttr(c.I32(), int64(BitEnumRead)) }, Property: true},
		{Name: "value2", Constraint: namedBitEnumProp.Constraint(), Default: func(c *ir.Context) ir.Attribute { return ir.NewIntegerAttr(c.I32(), int64(BitEnumRead)) }, Property: true},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatOpWithBitEnumPropNamed)},
	View:       ir.ViewOf[OpWithBitEnumPropNamedOp],
}

// OpWithBitEnumPropNamedOp is the view of an operation test.op_with_bit_enum_prop_named.
type OpWithBitEnumPropNamedOp struct{ ir.View }

// Def returns [OpWithBitEnumPropNamed].
func (OpWithBitEnumPropNamedOp) Def() *ir.OpDef { return OpWithBitEnumPropNamed }

// The slots of the inherent attributes of [OpWithBitEnumPropNamed].
const (
	slotOpWithBitEnumPropNamedValue1 = 0
	slotOpWithBitEnumPropNamedValue2 = 1
)

// Value1 is the attribute $value1, BitEnumRead if it is absent.
func (op OpWithBitEnumPropNamedOp) Value1() BitEnum {
	if v, ok := op.Op().InherentAttr(slotOpWithBitEnumPropNamedValue1).(*ir.IntegerAttr); ok {
		return BitEnum(v.Uint())
	}
	return BitEnumRead
}

// SetValue1 sets the attribute $value1.
func (op OpWithBitEnumPropNamedOp) SetValue1(v BitEnum) OpWithBitEnumPropNamedOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotOpWithBitEnumPropNamedValue1, ir.NewIntegerAttr(c.I32(), int64(v)))
	return op
}

// Value2 is the attribute $value2, BitEnumRead if it is absent.
func (op OpWithBitEnumPropNamedOp) Value2() BitEnum {
	if v, ok := op.Op().InherentAttr(slotOpWithBitEnumPropNamedValue2).(*ir.IntegerAttr); ok {
		return BitEnum(v.Uint())
	}
	return BitEnumRead
}

// SetValue2 sets the attribute $value2.
func (op OpWithBitEnumPropNamedOp) SetValue2(v BitEnum) OpWithBitEnumPropNamedOp {
	c := op.Op().Context()
	op.Op().SetInherentAttr(slotOpWithBitEnumPropNamedValue2, ir.NewIntegerAttr(c.I32(), int64(v)))
	return op
}

// OpWithBitEnumPropNamedAdaptor has the converted operands of a [OpWithBitEnumPropNamedOp] during a conversion.
type OpWithBitEnumPropNamedAdaptor[T any] struct{ ir.Adaptor[T] }

// For marks the type as the adaptor of [OpWithBitEnumPropNamedOp].
func (OpWithBitEnumPropNamedAdaptor[T]) For(OpWithBitEnumPropNamedOp) {}

// NewOpWithBitEnumPropNamed creates the operation test.op_with_bit_enum_prop_named at the builder's insertion point.
func NewOpWithBitEnumPropNamed(b *ir.Builder) OpWithBitEnumPropNamedOp {
	c := b.Context()
	st := ir.OperationState{Def: OpWithBitEnumPropNamed, InherentAttrs: []ir.Attribute{slotOpWithBitEnumPropNamedValue1: ir.NewIntegerAttr(c.I32(), int64(BitEnumRead)), slotOpWithBitEnumPropNamedValue2: ir.NewIntegerAttr(c.I32(), int64(BitEnumRead))}}
	return ir.Cast[OpWithBitEnumPropNamedOp](b.Create(&st))
}
