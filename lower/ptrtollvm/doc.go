// Package ptrtollvm converts pointers of the ptr dialect to those of the llvm dialect, and the operations
// that compute them. There is no pass of its own for that: convert-to-llvm has the patterns.
//
// Of the metadata of a memref, a struct keeps the pointer to free and what the type does not say: offset,
// sizes and strides. Accesses to memory and ptr.ptr_diff stay as they are, as upstream's do.
package ptrtollvm
