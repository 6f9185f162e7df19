// Package vectortoscf makes loops of what LLVM's vectors of one dimension cannot do at once: the
// pass convert-vector-to-scf.
//
// A transfer of several dimensions becomes transfers of one dimension less, until they have as few
// as [Options] ask for. As a vector cannot be indexed by a loop, it goes through memory: a
// buffer at the start of the function, or of another operation that frees memory at its end, which is
// a memref of one vector at first, and of smaller ones further in. If [Options.Unroll] is set, there
// are no loops and no memory, but an operation for each index.
//
// A transfer of one dimension that is not along contiguous memory becomes a loop over elements. Where an
// index may be out of bounds, or a mask be unset, a conditional is around the access.
//
// Printing a vector becomes loops that print its elements.
package vectortoscf
