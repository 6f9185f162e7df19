// Package derived tests operations with inputs that it derives from their
// specifications, the data that package ods describes. No input is written by
// hand, so an operation that is added to a specification is tested from then on.
//
// # What is derived
//
// For each operation of each dialect, in generic form:
//
//   - the least that is valid, and the most: nothing that is optional is there,
//     or everything;
//   - each optional part present in the first and absent in the second; none, one
//     and two of what is variadic; each case of an enumeration; each attribute in
//     the dictionary of discardable attributes;
//   - the operation on each type of a list;
//   - violations: each operand and result of a type that its constraint forbids
//     and of types that it allows; each attribute absent, of another kind, and of
//     the right kind but forbidden; one part too many and one too few; segment
//     sizes that do not add up; successors with other arguments; terminators that
//     are followed by something; regions with too few or too many blocks.
//
// # What is compared
//
// What gomlir takes to be valid is packed into one module for each operation,
// and printed by gomlir and by mlir-opt in custom and in generic form; what they
// print in custom form is read again by both. The rest is given to both one by
// one: the diagnostics, with place, text and notes, must be the same.
//
// Of each custom form it is checked that printing keeps to what asm.OpSyntax says
// of it, on which the printer relies: that it changes nothing, and writes the
// same types and attributes for all operations without regions that have the same
// attributes and types.
//
// # Nothing is left out without notice
//
// The test fails if it finds no types and attributes that make an operation
// valid, if no input violates the constraint of an operand, result or attribute,
// or a trait that checks something, and if it meets a trait that it does not
// know. What must be around an operation (a personality, a symbol that it refers
// to, a value that must be a constant) is in the table settings.
//
// # Running it
//
// It takes half a minute on two processors, so it takes only every sixth
// operation, unless GOMLIR_REQUIRE_PEERS=1 is set or operations are named, and
// only every fortieth with -short:
//
//	go test ./test/derived -op 'llvm\.(load|store)'
package derived
