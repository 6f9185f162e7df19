// Package vectortollvm converts the vector dialect to the llvm dialect. LLVM's vectors have one
// dimension, so there are two steps.
//
// First, Rewrites, patterns of package rewrite, replace operations on multi-dimensional vectors
// within the vector dialect. Most are those of package vectorlower. A transposition becomes extractions and insertions of elements, a mask
// of two dimensions becomes masks of one, and a shape cast moves slices that both shapes have.
//
// Then, Patterns convert the rest. Multi-dimensional vectors become arrays of vectors.
// llvm.extractvalue extracts a vector, and llvm.extractelement extracts one of its elements.
// Accesses to memrefs become loads, stores and masked intrinsics at the address that
// [tollvm.TypeConverter.ElementPointer] computes from the descriptor.
package vectortollvm
