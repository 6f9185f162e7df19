// Package scf is MLIR's dialect of structured control flow: conditionals and loops that hold
// the code they control in regions, with no jumps in or out. Passes that work on loops find
// bounds, steps and what one round hands over to the next without an analysis; the pass
// convert-scf-to-cf makes blocks and branches of what is left in the end.
//
//   - If chooses between two regions, IndexSwitch between any number.
//   - For counts from a lower bound up to but not including an upper one. Values that a round
//     yields are arguments of the next and, in the end, results.
//   - While has a region that decides whether to go on, which ends in Condition, and one that
//     is executed if so.
//   - Parallel has any number of induction variables; its rounds may run in any order, or at
//     the same time. Reduce combines what they compute, two values at a time.
//   - Forall is a Parallel whose rounds each contribute a part of a tensor, by the operations in
//     its InParallel: see ParallelCombiningOp.
//   - ExecuteRegion holds unstructured control flow where there may be only one block.
//
// Builders make operations with their blocks and block arguments. Where a region yields no
// values they make its terminator, too, and code goes in front of it:
//
//	loop := scf.NewFor(b, zero, n, one)
//	b.Before(loop.Body().Last())
package scf

//go:generate go run github.com/gomlir/gomlir/ods/opgen ./spec
