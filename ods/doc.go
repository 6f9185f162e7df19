// Package ods is the vocabulary in which dialects say what their operations,
// attributes, types and enumerations are. It is MLIR's Operation Definition
// Specification as Go data: the words are those of the .td files, the assembly
// formats are in the language of their assemblyFormat, and everything that can
// be misspelt is a Go identifier.
//
//	var intBinary = Op{
//		Traits:  Traits{Pure, SameOperandsAndResultType},
//		Args:    Args{In("lhs", SignlessIntegerOrIndexLike), In("rhs", SignlessIntegerOrIndexLike)},
//		Results: Results{Out("result", SignlessIntegerOrIndexLike)},
//		Format:  "$lhs `,` $rhs attr-dict `:` type($result)",
//	}
//
//	var Def = &Dialect{Name: "arith", Ops: Ops{
//		intBinary.As("andi", "AndI", Commutative, Idempotent),
//		intBinary.As("ori", "OrI", Commutative, Idempotent),
//	}}
//
// A dialect's specification is the package dialect/X/spec. It is data and
// nothing else; it does not import ir, so that it can be run to generate the
// code that does:
//
//	//go:generate go run github.com/gomlir/gomlir/ods/opgen ./spec
//
// writes zops.go of package dialect/X, with the definition of each operation,
// its assembly format as a table of instructions, its view with accessors and
// its builder; the enumerations; and the structs of attributes and types. A large
// specification says which go to other files: Ops{…}.InFile("memory").
//
// # Code that a specification names
//
// What is not data is Go code in the dialect's package (or one that it
// imports), which the specification names in strings: predicates, verifiers,
// custom directives. The generated code refers to them, so one that is missing
// or has the wrong type does not compile.
//
//	Verify: "verifyLoad"             func(op *ir.Operation) *diag.Diagnostic
//	custom<GEPIndices>(…)            parseGEPIndices and printGEPIndices
//
// # Names
//
// Names in Go follow from those of ODS: $overflowFlags has the accessor
// OverflowFlags and the setter SetOverflowFlags, $sym_name has SymName. The
// constructor of an attribute or type with more than six parameters takes them in a
// struct: NewOptsAttr(c, OptsParams{Name: "n"}).
package ods
