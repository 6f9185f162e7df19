// Package verify checks that IR is valid: that it keeps the rules of the
// structure, of the definitions of its operations, and of SSA.
//
//	ok := verify.Operation(module, verify.Options{}, report)
//
// # What is checked
//
// Of each operation, in this order:
//
//   - the discardable attributes that a dialect verifies;
//   - the numbers of regions, results, successors and operands, and the sizes of
//     operand groups; the structural traits;
//   - the constraints on attributes, operands, results and regions, then the
//     relations between types;
//   - the traits with semantics: symbols, functions, branches, terminators;
//   - the operation's own OpDef.Verify.
//
// Then come the contents of its regions, block by block, and the rules about regions as a
// whole: isolation from above, symbol tables with the references into them,
// OpDef.VerifyRegions. The last rule is that every operand is defined where it is used
// (package ir/dominance).
//
// # Errors
//
// The messages, the choice of errors and their order are those of mlir-opt 22, because
// people's tests match them. The first error ends the verification of an operation and
// of everything around it, up to the nearest operation that is isolated from above. Such
// operations, usually functions, are all verified, each up to its first error. After an
// error in one of them, the operations around it are not verified further.
//
// # Cost
//
// In valid IR every operation is visited once. Operations that are isolated from above
// are verified in parallel. Two sorts of operations are noted on the way and checked
// when everything else is known to be valid: those with an operand that is not defined
// earlier in the same block (isolation, dominance), and those that refer to symbols. Only
// if such a check fails is everything walked again, to find the error that comes first.
package verify
