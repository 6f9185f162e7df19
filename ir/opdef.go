package ir

import (
	"slices"
	"sort"
	"strings"

	"github.com/gomlir/gomlir/diag"
)

// An OpDef defines an operation: its name, what its operands, attributes,
// results, regions and successors must be, and the hooks that know the rest.
// It is immutable once its dialect is registered. Definitions are compared by
// pointer: op.Def() == llvm.Load.
//
// Dialects get theirs generated from a spec (see package ods), so the
// fields here are in the order and the words of MLIR's ODS.
type OpDef struct {
	// Name is the full name, "arith.addi".
	Name string
	// Traits are the properties the core knows.
	Traits Traits

	Operands   []ValueDef
	Attrs      []AttrSlot // inherent attributes, in the order of ODS
	Results    []ValueDef
	Regions    []RegionDef
	Successors []SuccessorDef

	// Parents are the full names of the operations that may directly hold this one. Any
	// may if it is empty.
	Parents []string
	// ImplicitTerminator is the full name of the operation that ends the regions when
	// the text leaves it out. "" if the regions have no implicit terminator.
	ImplicitTerminator string

	// TypeRules are the relations between types, such as AllTypesMatch, that
	// are verified after the constraints of the single values and before
	// Verify.
	TypeRules []func(op *Operation) *diag.Diagnostic
	// Interfaces are the implementations of interfaces by the definition, such as
	// its assembly form: see package asm. The methods of its view are others.
	Interfaces []Implementation
	// View wraps an operation of this definition in its typed view: see ViewOf.
	// Nil stands for GenericOp.
	View func(op *Operation) Op

	impls    implementations
	dialect  *Dialect       // nil if not registered
	prefix   string         // namespace in the name
	number   uint32         // for OpCache; 0 if not registered
	names    []string       // of Attrs
	slots    map[string]int // of Attrs, if there are many
	required []int          // slots of attributes that must be there, by name
	operands arity
	results  arity
}

// arity has what follows from a list of ValueDefs.
type arity struct {
	single   int // number of definitions that are Single
	variable int // number of the others
	segments int // slot of the attribute with their sizes, or -1
}

func newArity(defs []ValueDef, segments int) arity {
	a := arity{segments: segments}
	for i := range defs {
		if defs[i].Arity == Single {
			a.single++
		} else {
			a.variable++
		}
	}
	return a
}

// Arity says how many values one operand or result of a definition stands for.
type Arity uint8

// The arities of ODS: T, Optional<T>, Variadic<T>, VariadicOfVariadic<T>.
const (
	Single Arity = iota
	Optional
	Variadic
	VariadicOfVariadic
)

// A ValueDef is an operand or a result of an operation definition.
type ValueDef struct {
	Name       string
	Constraint *TypeConstraint // nil: any type
	Arity      Arity
	// SegmentAttr names the attribute with the inner sizes of a
	// VariadicOfVariadic.
	SegmentAttr string
}

// An AttrSlot is an inherent attribute of an operation definition.
type AttrSlot struct {
	Name       string
	Constraint *AttrConstraint // nil: any attribute
	Optional   bool
	// Default makes the value of an attribute that the text leaves out. It is nil if
	// the attribute has no default.
	Default func(c *Context) Attribute
	// Zero makes the value of a property without a default that the generic form leaves
	// out. It is nil for other attributes.
	Zero func(c *Context) Attribute
	// Property is set for attributes that ODS declares as a property of a
	// native type: the generic form has them in <{...}> only.
	Property bool
	// Absent makes what the generic form has for a property that is absent: false or an
	// empty array. It is nil for other attributes.
	Absent func(c *Context) Attribute
}

// A RegionDef is a region of an operation definition.
type RegionDef struct {
	Name       string
	Constraint *RegionConstraint // nil: any region
	Variadic   bool
}

// A SuccessorDef is a successor of an operation definition.
type SuccessorDef struct {
	Name       string
	Constraint *SuccessorConstraint // nil: any block
	Variadic   bool
}

// A TypeConstraint is a predicate on types with the words to report it.
type TypeConstraint struct {
	// Summary completes "operand #0 must be …".
	Summary string
	// Match reports whether a type satisfies the constraint. Safe for
	// concurrent use.
	Match func(Type) bool
	// Buildable makes the one type that satisfies the constraint. Nil if
	// there are several.
	Buildable func(c *Context) Type
}

// An AttrConstraint is a predicate on attributes with the words to report it.
type AttrConstraint struct {
	// Summary completes "attribute 'x' failed to satisfy constraint: …".
	Summary string
	// Match reports whether an attribute satisfies the constraint. Safe for
	// concurrent use.
	Match func(Attribute) bool
	// Storage reports whether an attribute is of the kind that accessors of
	// the operation expect. That may be less than Match: `3 : i64` is an
	// integer where one of type i32 must be. In the generic form an attribute
	// of another kind is a syntax error. Nil stands for Match.
	Storage func(Attribute) bool
	// Convert turns the attribute in the text into what a property of a native type
	// stores: #llvm.overflow<nsw> into an integer. If it is nil, the attribute itself
	// is stored.
	Convert func(Attribute) (Attribute, error)
	// Native says how bytecode has a property of a native type, nil as an attribute.
	Native *NativeProperty
}

// A NativeProperty turns a property of a native type into the number that bytecode has for
// it, and back. It is immutable.
type NativeProperty struct {
	Kind NativeKind
	// Number returns the number for an attribute. For a NativeBool the attribute may be nil,
	// and the number is 0 or 1.
	Number func(a Attribute) uint64
	// Attr returns the attribute for a number, nil if the property is absent. It reports
	// false for a number that stands for nothing.
	Attr func(c *Context, n uint64) (Attribute, bool)
}

// NativeKind is how bytecode has the number of a [NativeProperty].
type NativeKind uint8

// The kinds of native properties.
const (
	// NativeInt is an integer of variable length.
	NativeInt NativeKind = iota
	// NativeBool is one byte.
	NativeBool
	// NativeOptional is a byte that says whether there is a value, and an integer if so.
	NativeOptional
)

// A RegionConstraint is a predicate on regions with the words to report it.
type RegionConstraint struct {
	// Summary completes "region #0 ('body') failed to verify constraint: …".
	Summary string
	Match   func(*Region) bool
}

// A SuccessorConstraint is a predicate on successors with the words to report
// it.
type SuccessorConstraint struct {
	// Summary completes "successor #0 ('dest') failed to verify constraint: …".
	Summary string
	Match   func(*Block) bool
}

// Names of the inherent attributes that hold segment sizes.
const (
	OperandSegmentSizes = "operandSegmentSizes"
	ResultSegmentSizes  = "resultSegmentSizes"
)

func unregisteredOp(name string) *OpDef {
	d := &OpDef{Name: name}
	d.init(nil)
	return d
}

// init computes what is derived. It runs once, before the definition is
// published.
func (d *OpDef) init(dialect *Dialect) {
	if len(d.Attrs) > 64 {
		panic("ir: " + d.Name + " has more than 64 inherent attributes")
	}
	d.dialect = dialect
	if dialect != nil {
		d.number = opNumbers.Add(1)
	}
	if prefix, rest, _ := strings.Cut(d.Name, "."); rest != "" {
		d.prefix = prefix
	}
	operSeg, resSeg := -1, -1
	d.names, d.slots, d.required = make([]string, len(d.Attrs)), nil, nil
	if len(d.Attrs) > manyAttrs {
		d.slots = make(map[string]int, len(d.Attrs))
	}
	for i, a := range d.Attrs {
		d.names[i] = a.Name
		if d.slots != nil {
			d.slots[a.Name] = i
		}
		switch a.Name {
		case OperandSegmentSizes:
			operSeg = i
		case ResultSegmentSizes:
			resSeg = i
		default:
			if !a.Optional && a.Default == nil && !a.Property {
				d.required = append(d.required, i)
			}
		}
	}
	sort.Slice(d.required, func(i, j int) bool { return d.Attrs[d.required[i]].Name < d.Attrs[d.required[j]].Name })
	d.operands, d.results = newArity(d.Operands, operSeg), newArity(d.Results, resSeg)
}

// Registered reports whether a dialect defines the operation. An unregistered
// one has a name and nothing else.
func (d *OpDef) Registered() bool { return d.dialect != nil }

// Dialect is the dialect that defines the operation, nil if not registered.
func (d *OpDef) Dialect() *Dialect { return d.dialect }

// Namespace is the part of the name before the first dot, "arith"; empty if
// there is nothing before or after it.
func (d *OpDef) Namespace() string { return d.prefix }

// Mnemonic is the part of the name after the first dot, "addi".
func (d *OpDef) Mnemonic() string {
	if d.prefix == "" {
		return d.Name
	}
	return d.Name[len(d.prefix)+1:]
}

// Slot returns the index in Attrs of the inherent attribute of a name, or -1.
func (d *OpDef) Slot(name string) int {
	if d.slots != nil {
		if i, ok := d.slots[name]; ok {
			return i
		}
		return -1
	}
	// There are no names before the dialect is registered.
	if d.names == nil {
		return slices.IndexFunc(d.Attrs, func(a AttrSlot) bool { return a.Name == name })
	}
	return slices.Index(d.names, name)
}

// manyAttrs is how many attributes a definition has if a map of their names is faster than a
// scan: most names differ in length.
const manyAttrs = 24

// RequiredAttrs are the slots of the inherent attributes that an operation must
// have, in the order of their names: those that are neither optional nor have a
// default. The slice must not be modified.
func (d *OpDef) RequiredAttrs() []int { return d.required }

// SegmentSlots are the slots of the attributes operandSegmentSizes and
// resultSegmentSizes, -1 for an absent one.
func (d *OpDef) SegmentSlots() (operands, results int) {
	return d.operands.segments, d.results.segments
}

// OperandArity is the least number of operands, and whether it is exact.
func (d *OpDef) OperandArity() (least int, exact bool) {
	return d.operands.single, d.operands.variable == 0
}

// ResultArity is the least number of results, and whether it is exact.
func (d *OpDef) ResultArity() (least int, exact bool) {
	return d.results.single, d.results.variable == 0
}

// Has reports whether the definition has all the given traits.
func (d *OpDef) Has(t Traits) bool { return d.Traits&t == t }

// Traits is a set of the traits that the core knows. Traits that only relate
// types are OpDef.TypeRules instead.
type Traits uint64

// The traits, with the names of MLIR's OpTrait and of its common interfaces.
const (
	Terminator Traits = 1 << iota
	// ReturnLike terminators end the region and hand their operands out of it.
	ReturnLike
	// BranchLike terminators forward operands to their successors.
	BranchLike
	// IsolatedFromAbove regions use no value defined outside of them.
	IsolatedFromAbove
	// HasSymbolTable: the one region holds symbols of distinct names.
	HasSymbolTable
	// Symbol: the operation may have a name, in `sym_name`.
	Symbol
	SingleBlock
	// NoTerminator blocks need not end in a terminator.
	NoTerminator
	// GraphRegion: the regions need not satisfy SSA dominance.
	GraphRegion
	NoRegionArguments
	AffineScope
	AutomaticAllocationScope
	ConstantLike
	Commutative
	Idempotent
	Involution
	// NoMemoryEffect operations neither read nor write memory.
	NoMemoryEffect
	// AlwaysSpeculatable operations may run where they did not before.
	AlwaysSpeculatable
	// RecursiveMemoryEffects: the effects are those of the nested operations.
	RecursiveMemoryEffects
	RecursivelySpeculatable
	SameOperandsAndResultType
	Elementwise
	Scalarizable
	Vectorizable
	Tensorizable
	AttrSizedOperandSegments
	AttrSizedResultSegments
	// FunctionLike: a symbol with a function type, a body, and attributes on
	// arguments and results.
	FunctionLike
	// CallLike operations call a symbol or a value.
	CallLike
	// DistinctObjects operations have a result for each operand, which refers to the same
	// memory; what one result refers to is apart from what another one does.
	DistinctObjects
	// HasParallelRegion: what runs the regions may do so in several places at a time.
	HasParallelRegion
	// MemRefsNormalizable operations mean the same for a memref with another layout, if their types and
	// subscripts change with it.
	MemRefsNormalizable

	// Pure operations have no effect and may run anywhere.
	Pure = NoMemoryEffect | AlwaysSpeculatable
)
