// Package verify checks that IR is valid: that it keeps the rules of the
// structure, of the definitions of its operations, and of SSA.
//
//	ok := verify.Operation(module, verify.Options{}, report)
//
// # What is checked
//
// Of each operation, in this order:
//
//   - the discardable attributes that a dialect has a say in;
//   - what the definition counts: regions, results, successors, operands and
//     the sizes of their groups; the structural traits;
//   - the constraints on attributes, operands, results and regions, then the
//     relations between types;
//   - the traits with a meaning: symbols, functions, branches, terminators;
//   - the operation's own OpDef.Verify.
//
// Then what is in its regions, block by block, and after that what is said of
// regions as a whole: isolation from above, symbol tables with the references
// into them, OpDef.VerifyRegions. Last, that every operand is defined where it
// is used (package ir/dominance).
//
// # Errors
//
// The messages, and which errors are reported in which order, are those of
// mlir-opt 22, since people's tests match them. The first error ends the
// verification of an operation and of everything around it up to the next
// operation that is isolated from above. Such operations, functions usually,
// that are next to each other are all verified, each up to its first error.
// What is around them is not looked at any further if there was one.
//
// # Cost
//
// In valid IR every operation is visited once, by one of several goroutines if
// there are several operations that are isolated from above. Two sorts of
// operations are noted down on the way, to be looked at again when all the rest
// is known to be valid: those with an operand that is not simply from before in
// the same block (isolation, dominance), and those that refer to symbols. Only
// when one of these fails, everything is walked again to find the error that
// comes first.
package verify
