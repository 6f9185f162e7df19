// Package vectortollvm converts the vector dialect to the llvm dialect. LLVM's vectors
// have one dimension, so there are two steps.
//
// First, Rewrites, patterns of package rewrite, replace operations on vectors of several
// dimensions within the vector dialect: a transposition becomes extractions and
// insertions of elements, a mask of two dimensions becomes masks of one, and a shape
// cast moves slices that both shapes have.
//
// Then, Patterns convert what is left. Vectors of several dimensions are arrays of
// vectors: llvm.extractvalue takes out a vector, llvm.extractelement one of its
// elements. Accesses to memrefs become loads, stores and masked intrinsics at the
// address that [tollvm.TypeConverter.ElementPointer] computes from the descriptor.
package vectortollvm
