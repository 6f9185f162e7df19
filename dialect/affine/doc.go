// Package affine is MLIR's dialect of loops, conditions and accesses to memory whose bounds and
// subscripts are affine: sums of multiples of induction variables and of numbers that do not
// change in the loops. Passes can tell which rounds of a loop touch the same memory, so they may
// reorder, tile and fuse loops. The pass lower-affine makes scf, memref and arith of what is left
// in the end.
//
//   - Apply, Min and Max compute indices by an affine map. Its operands are dimensions, which may
//     be induction variables, and symbols, which may not.
//   - For counts from the greatest result of one map up to the least of another.
//   - Parallel has any number of induction variables; its rounds may run in any order.
//   - If chooses between two regions by an integer set.
//   - Load, Store, VectorLoad, VectorStore and Prefetch access memory at the results of a map;
//     DmaStart and DmaWait copy it beside the program.
//   - DelinearizeIndex and LinearizeIndex go between one index and several.
//
// What a dimension and what a symbol may be is said by [IsValidDim] and [IsValidSymbol].
//
// Code that makes indices calls [FoldedApply] and its siblings. They put maps that operands come
// from into the new one, and make no operation where the result is known.
package affine

//go:generate go run github.com/gomlir/gomlir/ods/opgen ./spec
