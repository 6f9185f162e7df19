package asm

import (
	"github.com/gomlir/gomlir/ir"
)

// An OpFormat is the custom form of an operation as a table of instructions,
// an implementation of [OpAsmOpInterface]. Tables are written by the generator of
// package ods from the declarative assembly format of a
// specification; the interpreter here parses and prints by them.
//
// A table is immutable and shared by all contexts.
type OpFormat struct {
	// Code is the elements of the format in their order.
	Code []Element
	// Operands and Results say for each operand and result of the definition
	// where its type comes from.
	Operands, Results []TypeSource
	// AllOperands is set if the format has the operands directive, which does not tell operands
	// apart. AllOperandTypes is set if it has type(operands) or another directive for all of these
	// types, and AllResultTypes likewise for results.
	AllOperands, AllOperandTypes, AllResultTypes bool
	// AllRegions is set if the format has the regions directive: the operation has the
	// regions that are written, and no others.
	AllRegions bool
	// PropDict is set if the format has the prop-dict directive. Then attr-dict has only
	// discardable attributes.
	PropDict bool
	// InferResults is set if the result types come from OpDef.InferResults.
	InferResults bool
	// Elided has a bit for each slot that attr-dict leaves out, because its
	// attribute is elsewhere in the text.
	Elided uint64
	// Default is the dialect whose operations may omit their namespace inside the regions; "" means
	// builtin.
	Default string
	// Names are the suggestions for names of values and blocks.
	Names Namers
}

// DefaultDialect is f.Default.
func (f *OpFormat) DefaultDialect() string { return f.Default }

// ResultNames suggests names for results.
func (f *OpFormat) ResultNames(op *ir.Operation, set func(*ir.Value, string)) {
	f.Names.ResultNames(op, set)
}

// BlockArgNames suggests names for block arguments.
func (f *OpFormat) BlockArgNames(op *ir.Operation, r *ir.Region, set func(*ir.Value, string)) {
	f.Names.BlockArgNames(op, r, set)
}

// BlockNames suggests names for blocks.
func (f *OpFormat) BlockNames(op *ir.Operation, set func(*ir.Block, string)) {
	f.Names.BlockNames(op, set)
}

// An Element is an element of a format. Kind determines which fields are used.
type Element struct {
	Kind  ElementKind
	Space bool  // print a space before the element
	Tok   Token // LiteralElement that is punctuation
	// Qualified types and attributes have the prefix of their dialect.
	Qualified bool
	// Optional attributes may be absent.
	Optional bool
	// N is the number of the operand, slot, region or successor.
	N int
	// Of and To are the values whose types are meant.
	Of, To ValueRef
	// Text is a keyword or whitespace.
	Text string

	Attr   *AttrForm
	Type   *TypeKind
	Group  *Group
	Custom *Custom
}

// An ElementKind says what an element is and what it does.
type ElementKind uint8

// The elements of formats.
const (
	// LiteralElement is a keyword or punctuation.
	LiteralElement ElementKind = iota
	// WhitespaceElement is whitespace that is printed.
	WhitespaceElement
	// OperandElement is operand N, with the arity in the name.
	OperandElement
	OptionalOperandElement
	OperandsElement
	OperandListsElement
	// AllOperandsElement is the operands directive.
	AllOperandsElement
	// TypeElement is type(Of), with the arity in the name.
	TypeElement
	OptionalTypeElement
	TypesElement
	TypeListsElement
	// FunctionalTypeElement is functional-type(Of, To).
	FunctionalTypeElement
	// AttrElement is the attribute of slot N.
	AttrElement
	// EnumAttrElement is the attribute of slot N, an integer that represents a case of Attr.Enum.
	EnumAttrElement
	// FuncAttrElement is the attribute of slot N in a form of its own.
	FuncAttrElement
	// SymbolNameElement is the string of slot N as @name.
	SymbolNameElement
	AttrDictElement
	AttrDictWithKeywordElement
	PropDictElement
	// RegionElement is region N.
	RegionElement
	RegionsElement
	AllRegionsElement
	// SuccessorElement is successor N.
	SuccessorElement
	SuccessorsElement
	AllSuccessorsElement
	// CustomElement is custom<…>(…).
	CustomElement
	// GroupElement is an optional group.
	GroupElement
	// OIListElement is an oilist; Group.Then has its clauses, a GroupElement each.
	OIListElement
)

// A ValueRef is an operand or result of a definition, or all of them.
type ValueRef struct {
	Result bool
	// N is the number in the definition, or AllValues.
	N int8
}

// AllValues is the ValueRef.N of the operands and results directives.
const AllValues = -1

// An AttrForm says how a format parses and prints an attribute.
type AttrForm struct {
	// Type makes the type that the attribute always has, which the text leaves out. It
	// is nil if the text has the type.
	Type func(*ir.Context) ir.Type
	// Dense makes the type of the elements of a dense array, whose text is [1, 2]. It
	// is nil for other attributes.
	Dense func(*ir.Context) ir.Type
	// Def is the definition of the attribute if it is one with parameters of
	// its own, which the text may give without its name.
	Def **ir.AttrDef
	// Is reports whether an attribute is of the right kind. If it is nil, all kinds are
	// right.
	Is func(ir.Attribute) bool
	// First is the token that an optional attribute must start with. EOF means all tokens that
	// start attributes.
	First Token
	// Enum is set for EnumAttrElement.
	Enum *Enum
	// Parse and Print are the functions of FuncAttrElement. Parse is told whether the
	// attribute is optional. If an optional attribute is absent, Parse returns nil and
	// consumes nothing.
	Parse func(p *Parser, optional bool) ir.Attribute
	Print func(p *Printer, a ir.Attribute)
}

// A TypeKind is a kind of type that a format expects.
type TypeKind struct {
	// Name is that in diagnostics, "builtin.vector".
	Name string
	// Is reports whether a type is of the kind.
	Is func(ir.Type) bool
	// Def is the definition if it is a dialect's type with parameters of its
	// own, which the text may give without its name.
	Def **ir.TypeDef
}

// A Group is an optional group, or an oilist.
type Group struct {
	// When are the conditions of which one must hold for Then to be printed, otherwise
	// Else is. Not negates the condition.
	When []Cond
	Not  bool
	// Unit is the slot of a unit attribute that parsing Then (with Not, Else)
	// sets, or -1.
	Unit       int
	Then, Else []Element
}

// A Cond is a condition on an operation.
type Cond struct {
	Kind CondKind
	N    int
}

// A CondKind is the kind of a condition.
type CondKind uint8

// The conditions.
const (
	// HasOperands: operand N of the definition has values.
	HasOperands CondKind = iota
	// HasResults: result N of the definition has values.
	HasResults
	// HasAttr: the attribute of slot N is present.
	HasAttr
	// HasNonDefaultAttr: the attribute of slot N is present and not its default.
	HasNonDefaultAttr
	// HasBlocks: region N has blocks.
	HasBlocks
	// HasSuccessors: there are successors from N on.
	HasSuccessors
)

// A Custom is a custom directive: functions that parse and print it. Parse reports
// whether it parsed anything. That matters if the directive is the first element of an
// optional group.
type Custom struct {
	Parse func(p *Parser, a *OpArgs) bool
	Print func(p *Printer, op *ir.Operation)
}

// A TypeSource says where the type of an operand or result comes from.
type TypeSource struct {
	Kind TypeSourceKind
	// Of is the value whose type it is; N is the slot of the attribute.
	Of ValueRef
	N  int
	// Repeat is set if several values have one type.
	Repeat bool
	// Build makes the type.
	Build func(*ir.Context) ir.Type
	// Map computes the type, or MapList the types, from that of the source.
	Map     func(ir.Type) ir.Type
	MapList func(ir.Type) []ir.Type
}

// A TypeSourceKind is a source of types.
type TypeSourceKind uint8

// The sources of types.
const (
	// FromText: a type directive has it.
	FromText TypeSourceKind = iota
	// FromBuild: TypeSource.Build makes it.
	FromBuild
	// FromValue: the type of another operand or result.
	FromValue
	// FromAttr: the type of an attribute.
	FromAttr
	// FromInfer: OpDef.InferResults computes it.
	FromInfer
)

// IsType reports whether a type has Go type T. It is meant for TypeKind.Is.
func IsType[T ir.Type](t ir.Type) bool { _, ok := t.(T); return ok }

// IsAttr reports whether an attribute has Go type T. It is meant for
// AttrForm.Is.
func IsAttr[T ir.Attribute](a ir.Attribute) bool { _, ok := a.(T); return ok }

// BuildNone and its like make the type in their name, for AttrForm.Type and
// TypeSource.Build.
func BuildNone(c *ir.Context) ir.Type { return ir.NewNoneType(c) }

// BuildIndex is index.
func BuildIndex(c *ir.Context) ir.Type { return c.Index() }

// BuildI1 is i1.
func BuildI1(c *ir.Context) ir.Type { return c.I1() }

// BuildI8 is i8.
func BuildI8(c *ir.Context) ir.Type { return c.I8() }

// BuildI16 is i16.
func BuildI16(c *ir.Context) ir.Type { return c.I16() }

// BuildI32 is i32.
func BuildI32(c *ir.Context) ir.Type { return c.I32() }

// BuildI64 is i64.
func BuildI64(c *ir.Context) ir.Type { return c.I64() }

// BuildF64 is f64.
func BuildF64(c *ir.Context) ir.Type { return c.F64() }
