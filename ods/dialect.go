package ods

import "slices"

// A Dialect is the specification of a dialect.
type Dialect struct {
	// Name is the namespace, "arith".
	Name string
	// Package is the name of the dialect's Go package. Empty: Name.
	Package string
	// Summary completes the sentence "Dialect … is" in the documentation.
	Summary string
	// Imports are the paths of further packages that the names in the
	// specification are in, "github.com/gomlir/gomlir/dialect/arith".
	Imports []string

	Enums Enums
	Attrs AttrDefs
	Types TypeDefs
	Ops   Ops

	// HandOps, HandTypes and HandAttrs are Go expressions of *ir.OpDef, *ir.TypeDef and
	// *ir.AttrDef for operations, types and attributes that are written by hand.
	HandOps, HandTypes, HandAttrs []string
	// MLIR14Ops are Go expressions for the field of ir.Dialect of this name.
	MLIR14Ops []string

	// Interfaces are Go expressions of the dialect's implementations of
	// interfaces: "asm.TypeParserInterface.Is(types{})".
	Interfaces []string
	// Attach, MaterializeConstant, VerifyOpAttr, VerifyArgAttr and VerifyResultAttr are Go
	// expressions for the fields of ir.Dialect of these names.
	Attach              string
	MaterializeConstant string
	VerifyOpAttr        string
	VerifyArgAttr       string
	VerifyResultAttr    string
	// AllowsUnknownOps and AllowsUnknownTypes accept operations and types without a
	// definition.
	AllowsUnknownOps, AllowsUnknownTypes bool
	// Resources is set if attributes of the dialect may refer to data in the resource section
	// of a file.
	Resources bool
}

// Ops is a list of operations.
type Ops []Op

// An Op is the specification of an operation. The fields have the names of ODS.
type Op struct {
	// Name is the operation's name in its dialect, "addi".
	Name string
	// Go is the name in Go, "AddI": the operation's definition is the variable
	// AddI, its view the type AddIOp, its builder the function NewAddI. It is
	// that of the C++ class without Op. Empty: Name in camel case.
	Go string
	// Summary says what the operation is, in a few words.
	Summary string

	Traits     Traits
	Args       Args
	Results    Results
	Regions    Regions
	Successors Successors

	// Format is the assembly format, in the language of ODS. Empty, with Asm
	// empty as well: the operation has only the generic form.
	Format string
	// Asm is a Go expression of an asm.OpSyntax, for a custom form that a
	// Format cannot say.
	Asm string
	// DefaultDialect is the namespace that operations in the regions may leave
	// out.
	DefaultDialect string

	// ResultNames, BlockArgNames and BlockNames are Go expressions of the
	// functions of asm.Namers. An operation with Asm has them there instead.
	ResultNames, BlockArgNames, BlockNames string

	// Interfaces are Go expressions of further implementations of interfaces:
	// "pkg.CostInterface.Is(cheap{})". Methods of the view need no mention.
	Interfaces []string
	// Verify, VerifyRegions, VerifySymbolUses, InferResults, Fold and
	// CompatibleResults name functions that the view's methods of these names
	// call, with the operation before the arguments of the method, or without
	// in the case of InferResults and CompatibleResults. Instead of naming a
	// function, a dialect may write the method by hand. Empty: no such method is
	// generated. See the interfaces of package ir, ir.VerifyOp and so on.
	// InferResults also says that the format may leave out the result types.
	Verify            string
	VerifyRegions     string
	VerifySymbolUses  string
	InferResults      string
	Fold              string
	CompatibleResults string

	// Extension is the reason for an operation that MLIR 22 does not have. Empty: MLIR
	// has it.
	Extension string

	// NoBuilder leaves out the generated builder. The dialect has one written by hand.
	NoBuilder bool

	// File names the generated file: "memory" is zmemory.go.
	// Empty: zops.go.
	File string
}

// InFile returns the operations with the code in a file: "memory" is zmemory.go. It is
// meant for dialects that are too large for one file.
func (ops Ops) InFile(name string) Ops {
	ops = slices.Clone(ops)
	for i := range ops {
		ops[i].File = name
	}
	return ops
}

// As returns the operation under another name and with further traits. It is
// how operations of one shape are made from one template.
func (op Op) As(name, goName string, traits ...Trait) Op {
	op.Name, op.Go = name, goName
	op.Traits = append(op.Traits[:len(op.Traits):len(op.Traits)], traits...)
	return op
}

// About returns the operation with a summary.
func (op Op) About(summary string) Op {
	op.Summary = summary
	return op
}

// Args are the operands, attributes and properties of an operation in the
// order of ODS.
type Args []Arg

// An Arg is an operand, attribute or property of an operation.
type Arg struct {
	// Name is the name in the assembly format without the $.
	Name string
	// Is is the constraint.
	Is Constraint
	// Effects are the operation's effects on the memory that an operand refers to.
	Effects []Effect
}

// In names an operand, attribute or property. The effects are those on the memory that an operand
// refers to.
func In(name string, is Constraint, effects ...Effect) Arg {
	return Arg{Name: name, Is: is, Effects: effects}
}

// A Constraint restricts an operand, attribute or property: a Value, a Type (one value of that
// type) or an Attr.
type Constraint interface{ constraint() }

// Results are the results of an operation.
type Results []Result

// A Result is a result of an operation.
type Result struct {
	// Name is the name in the assembly format without the $, "" if absent.
	Name string
	Is   Value
	// Effects are the operation's effects on the memory that the result refers to.
	Effects []Effect
}

// Out names a result. The effects are those on the memory that it refers to.
func Out(name string, is ValueConstraint, effects ...Effect) Result {
	return Result{Name: name, Is: is.value(), Effects: effects}
}

// An Arity is the number of values of an operand or result.
type Arity uint8

// The arities of ODS.
const (
	Single Arity = iota
	OptionalArity
	VariadicArity
	VariadicOfVariadicArity
)

// A Value is the constraint on an operand or result.
type Value struct {
	Type  Type
	Arity Arity
	// SegmentAttr names the attribute with the inner sizes of a
	// VariadicOfVariadic.
	SegmentAttr string
}

// A ValueConstraint is a Value, or a Type, which means one value.
type ValueConstraint interface {
	Constraint
	value() Value
}

func (v Value) constraint()  {}
func (v Value) value() Value { return v }
func (t Type) constraint()   {}
func (t Type) value() Value  { return Value{Type: t} }

// Optional is a value that may be absent.
func Optional(t Type) Value { return Value{Type: t, Arity: OptionalArity} }

// Variadic is any number of values.
func Variadic(t Type) Value { return Value{Type: t, Arity: VariadicArity} }

// VariadicOfVariadic is any number of lists of values, whose sizes are in an
// attribute.
func VariadicOfVariadic(t Type, segmentAttr string) Value {
	return Value{Type: t, Arity: VariadicOfVariadicArity, SegmentAttr: segmentAttr}
}

// Regions are the regions of an operation.
type Regions []Region

// A Region is a region of an operation.
type Region struct {
	// Name is the name in the assembly format without the $, "" if absent.
	Name string
	// Var is the Go expression of an *ir.RegionConstraint.
	Var      string
	Variadic bool
}

// The region constraints of ODS.
const (
	anyRegion       = "constraint.AnyRegion"
	sizedRegion1    = "constraint.SizedRegion1"
	maxSizedRegion1 = "constraint.MaxSizedRegion1"
)

// AnyRegion is a region without a constraint.
func AnyRegion(name string) Region { return Region{Name: name, Var: anyRegion} }

// SizedRegion1 is a region of one block.
func SizedRegion1(name string) Region { return Region{Name: name, Var: sizedRegion1} }

// MaxSizedRegion1 is a region of at most one block.
func MaxSizedRegion1(name string) Region { return Region{Name: name, Var: maxSizedRegion1} }

// VariadicRegion is any number of regions like the given one.
func VariadicRegion(r Region) Region { r.Variadic = true; return r }

// Successors are the successors of an operation.
type Successors []Successor

// A Successor is a successor of an operation.
type Successor struct {
	Name string
	// Operands is the name of the operand with the values for the arguments of the
	// block: a variadic one for one successor, a variadic of variadic for a
	// variadic successor. The builder takes the block and its values as one argument, and
	// the view implements ir.BranchOp. Empty: the operation passes it no operands.
	Operands string
	Variadic bool
}

// AnySuccessor is one successor.
func AnySuccessor(name string) Successor { return Successor{Name: name} }

// VariadicSuccessor is any number of successors.
func VariadicSuccessor(name string) Successor { return Successor{Name: name, Variadic: true} }

// With returns the successor with the name of the operand that has the values for the
// block's arguments.
func (s Successor) With(operands string) Successor { s.Operands = operands; return s }
