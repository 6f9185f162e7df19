// Package memreftollvm converts the memref dialect to the llvm dialect. A memref is a descriptor,
// a struct of pointers and numbers: see package tollvm. Memory on the heap comes from functions of
// the C library, or, with an option, from functions whose names only MLIR has, which a runtime
// library may define.
//
// Operations that make a descriptor from others in several steps (subview, expand_shape,
// collapse_shape) have no pattern: the pass expand-strided-metadata replaces them first. So does
// expand-realloc with realloc.
package memreftollvm
