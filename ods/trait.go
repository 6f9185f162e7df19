package ods

// Traits are the traits of an operation.
type Traits []Trait

// With returns the traits and more of them.
func (ts Traits) With(more ...Trait) Traits { return append(ts[:len(ts):len(ts)], more...) }

// A Trait is a property of an operation: one that the core knows, or a
// relation between the types of its operands, results and attributes.
type Trait struct {
	// Name is the name of the trait in ODS.
	Name string
	// Core is the Go expression of an ir.Traits. Empty: the core does not know
	// the trait.
	Core string
	// Rule is the Go expression of a type rule, see ir.OpDef.TypeRules.
	Rule string
	// Relation is the Go expression of a function that makes such a rule of the
	// Values.
	Relation string
	// Predicate is the Go expression of a func(*ir.Operation) bool, and Summary
	// says what it means.
	Predicate, Summary string
	// Infer says what the trait tells a format about types that the text does
	// not have.
	Infer Inference
	// Values are the names that the relation is between. For TypesMatchWith
	// the type of the second follows from that of the first.
	Values []string
	// Transform is the Go expression of the function that computes the type
	// (or, for a variadic value, types) of the second of Values from that of
	// the first.
	Transform string

	// Effects are the operation's effects on memory that no operand or result refers to.
	Effects []Effect

	// Parents are the full names of the operations that may hold this one.
	Parents []string
	// ImplicitTerminator is the full name of the operation that regions end in
	// if the text leaves it out.
	ImplicitTerminator string
}

// An Inference is a relation between types that formats use.
type Inference uint8

// The relations.
const (
	NoInference Inference = iota
	// AllMatch: all Values have the same type.
	AllMatch
	// OperandsMatch: all operands have the same type.
	OperandsMatch
	// OperandsAndResultsMatch: all operands and results have the same type.
	OperandsAndResultsMatch
	// MatchWith: the type of the second of Values is a function of that of the
	// first.
	MatchWith
)

func core(name string) Trait { return Trait{Name: name, Core: "ir." + name} }

// The traits that the core knows.
var (
	Terminator               = core("Terminator")
	ReturnLike               = core("ReturnLike")
	BranchOpInterface        = Trait{Name: "BranchOpInterface", Core: "ir.BranchLike"}
	IsolatedFromAbove        = core("IsolatedFromAbove")
	SymbolTable              = Trait{Name: "SymbolTable", Core: "ir.HasSymbolTable"}
	Symbol                   = core("Symbol")
	SingleBlock              = core("SingleBlock")
	NoTerminator             = core("NoTerminator")
	GraphRegion              = Trait{Name: "HasOnlyGraphRegion", Core: "ir.GraphRegion"}
	NoRegionArguments        = core("NoRegionArguments")
	AffineScope              = core("AffineScope")
	AutomaticAllocationScope = core("AutomaticAllocationScope")
	ConstantLike             = core("ConstantLike")
	Commutative              = core("Commutative")
	Idempotent               = core("Idempotent")
	Involution               = core("Involution")
	NoMemoryEffect           = core("NoMemoryEffect")
	AlwaysSpeculatable       = Trait{Name: "AlwaysSpeculatableImplTrait", Core: "ir.AlwaysSpeculatable"}
	Pure                     = Trait{Name: "Pure", Core: "ir.Pure"}
	RecursiveMemoryEffects   = core("RecursiveMemoryEffects")
	RecursivelySpeculatable  = Trait{Name: "RecursivelySpeculatableImplTrait", Core: "ir.RecursivelySpeculatable"}
	Scalarizable             = core("Scalarizable")
	Vectorizable             = core("Vectorizable")
	Tensorizable             = core("Tensorizable")
	AttrSizedOperandSegments = core("AttrSizedOperandSegments")
	AttrSizedResultSegments  = core("AttrSizedResultSegments")
	DistinctObjects          = Trait{Name: "DistinctObjectsTrait", Core: "ir.DistinctObjects"}
	HasParallelRegion        = core("HasParallelRegion")
	MemRefsNormalizable      = core("MemRefsNormalizable")
	SameVariadicOperandSize  = Marker("SameVariadicOperandSize")
	SameVariadicResultSize   = Marker("SameVariadicResultSize")
	FunctionOpInterface      = Trait{Name: "FunctionOpInterface", Core: "ir.FunctionLike"}
	CallOpInterface          = Trait{Name: "CallOpInterface", Core: "ir.CallLike"}
)

// The interfaces that an operation implements by methods of its view, and no trait stands
// for: see ir.RegionBranchOp, ir.RegionBranchTerminatorOp and ir.LoopLikeOp.
var (
	LoopLikeOpInterface               = Trait{Name: "LoopLikeOpInterface"}
	RegionBranchOpInterface           = Trait{Name: "RegionBranchOpInterface"}
	RegionBranchTerminatorOpInterface = Trait{Name: "RegionBranchTerminatorOpInterface"}
)

// ElementwiseMappable is the four traits of operations that work on scalars
// and, element by element, on vectors and tensors.
func ElementwiseMappable() []Trait {
	return []Trait{Elementwise, Scalarizable, Vectorizable, Tensorizable}
}

// Elementwise operations work on scalars and, element by element, on vectors
// and tensors.
var Elementwise = Trait{Name: "Elementwise", Core: "ir.Elementwise", Rule: "constraint.Elementwise"}

// The relations between the types of all operands and results.
var (
	SameOperandsAndResultType = Trait{Name: "SameOperandsAndResultType", Core: "ir.SameOperandsAndResultType",
		Rule: "constraint.SameOperandsAndResultType", Infer: OperandsAndResultsMatch}
	SameTypeOperands                 = Trait{Name: "SameTypeOperands", Rule: "constraint.SameTypeOperands", Infer: OperandsMatch}
	SameOperandsAndResultShape       = same("SameOperandsAndResultShape")
	SameOperandsAndResultElementType = same("SameOperandsAndResultElementType")
	SameOperandsAndResultRank        = same("SameOperandsAndResultRank")
	SameOperandsElementType          = same("SameOperandsElementType")
	SameOperandsShape                = same("SameOperandsShape")
	ResultsAreBoolLike               = same("ResultsAreBoolLike")
	ResultsAreFloatLike              = same("ResultsAreFloatLike")
	ResultsAreSignlessIntegerLike    = same("ResultsAreSignlessIntegerLike")
)

func same(name string) Trait { return Trait{Name: name, Rule: "constraint." + name} }

func relation(name string, infer Inference, names []string) Trait {
	return Trait{Name: name, Relation: "constraint." + name, Infer: infer, Values: names}
}

// AllTypesMatch says that the named operands, results and attributes have one
// type.
func AllTypesMatch(names ...string) Trait { return relation("AllTypesMatch", AllMatch, names) }

// AllElementTypesMatch says that the named values have one element type.
func AllElementTypesMatch(names ...string) Trait {
	return relation("AllElementTypesMatch", NoInference, names)
}

// AllRanksMatch says that the named values have the same number of dimensions.
func AllRanksMatch(names ...string) Trait { return relation("AllRanksMatch", NoInference, names) }

// TypesMatchWith says that the type of one value follows from that of another:
// it is transform of it, the Go expression of a func(ir.Type) ir.Type, or
// func(ir.Type) []ir.Type if to is variadic. The summary completes "failed to
// verify that …".
func TypesMatchWith(summary, from, to, transform string) Trait {
	return Trait{Name: "TypesMatchWith", Infer: MatchWith, Values: []string{from, to}, Transform: transform, Summary: summary}
}

// PredOpTrait is a predicate on the operation, the Go expression of a
// func(*ir.Operation) bool. The summary completes "failed to verify that …".
func PredOpTrait(summary, predicate string) Trait {
	return Trait{Name: "PredOpTrait", Summary: summary, Predicate: predicate}
}

// RuleTrait is a trait or interface whose verifier is the Go expression of a
// func(*ir.Operation) *diag.Diagnostic.
func RuleTrait(name, rule string) Trait { return Trait{Name: name, Rule: rule} }

// HasParent lists the full names of the operations that may directly hold this
// one.
func HasParent(names ...string) Trait { return Trait{Name: "HasParent", Parents: names} }

// SingleBlockImplicitTerminator is SingleBlock with a terminator that the text
// may leave out, given by its full name.
func SingleBlockImplicitTerminator(terminator string) Trait {
	return Trait{Name: "SingleBlockImplicitTerminator", Core: "ir.SingleBlock", ImplicitTerminator: terminator}
}

// Marker is a trait that nothing in gomlir depends on. It is listed to be
// complete.
func Marker(name string) Trait { return Trait{Name: name} }
