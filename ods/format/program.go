package format

import "github.com/gomlir/gomlir/ods"

// A Program is a compiled assembly format of an operation.
type Program struct {
	Code []Element
	// Operands and Results say where the type of each comes from.
	Operands, Results []Source
	// InferResults is set if the operation infers its result types.
	InferResults bool
	// AllOperands is set if the format has the operands directive.
	AllOperands bool
	// AllRegions is set if the format has the regions directive.
	AllRegions bool
	// AllOperandTypes and AllResultTypes are set if the types of all of them
	// come in one list.
	AllOperandTypes, AllResultTypes bool
	// PropDict is set if the format has the prop-dict directive.
	PropDict bool
	// Elided are the slots of attributes that attr-dict leaves out because
	// they are elsewhere in the text.
	Elided []int
}

// An Element is an element of the format. Kind is the name of its asm.ElementKind
// without the suffix Element.
type Element struct {
	Kind string
	// Space is set if a space is printed before the element.
	Space bool
	// Text is a literal or whitespace.
	Text string
	// N is the number of the operand, slot, region or successor.
	N int
	// Of and To are the values whose types are meant.
	Of, To Ref
	// Qualified types and attributes have the prefix of their dialect.
	Qualified bool
	// Optional is set for attributes that may be absent here.
	Optional bool
	// Attr is the attribute of slot N.
	Attr *ods.Attr

	// Then and Else are the branches of a group. If one of the conditions in When holds,
	// Then is printed, otherwise Else is. Not negates the condition.
	Then, Else []Element
	When       []Cond
	Not        bool
	// Unit is the slot of the unit attribute that a group sets by its presence, or -1.
	Unit int
	// Clauses are the clauses of an oilist. Each is a group whose first element is the literal that
	// it starts with.
	Clauses []Element

	// Name and Args are those of a custom directive.
	Name string
	Args []CustomArg
}

// A RefKind says what a Ref refers to.
type RefKind uint8

// The kinds of references to values.
const (
	NoRef RefKind = iota
	OperandRef
	ResultRef
	AllOperandsRef
	AllResultsRef
)

// A Ref refers to an operand or result of the definition, or to all of them.
type Ref struct {
	Kind RefKind
	N    int
}

// A Cond is a condition on an operation that is printed. Kind is the name of its
// asm.CondKind, N the number of the operand, result, slot, region or successor.
type Cond struct {
	Kind string
	N    int
}

// A SourceKind says where a type comes from.
type SourceKind uint8

// The sources of types.
const (
	Parsed    SourceKind = iota // a type directive
	Built                       // the only type the constraint allows
	FromValue                   // the type of another operand or result
	FromAttr                    // the type of an attribute
	FromInfer                   // OpDef.InferResults
)

// A Source says where the type of an operand or result comes from.
type Source struct {
	Kind SourceKind
	// Of is the value whose type it is, and N the attribute's slot.
	Of Ref
	N  int
	// Transform computes the type from that of Of, see
	// ods.Trait.Transform.
	Transform string
	// Repeat is set if the source is a single type and the value is variadic.
	Repeat bool
}

// A CustomKind says what an argument of a custom directive is.
type CustomKind uint8

// The arguments of custom directives.
const (
	OperandArg CustomKind = iota
	TypeArg
	AttrArg
	RegionArg
	SuccessorArg
	StringArg
	AttrDictArg
	ParamArg
)

// A CustomArg is an argument of a custom directive.
type CustomArg struct {
	Kind CustomKind
	// Ref is set if the argument was parsed before and is only looked at.
	Ref bool
	N   int
	Of  Ref
	// Text is that of a string.
	Text string
}
