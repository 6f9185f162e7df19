// Package expandmemref replaces operations of memref by simpler ones of the same dialect:
// the passes memref-expand, expand-realloc, expand-strided-metadata, flatten-memref, fold-memref-alias-ops and
// affine-fold-memref-alias-ops.
//
// What is left can be converted to the llvm dialect: memref.reshape becomes a
// memref.reinterpret_cast whose sizes are loaded from the memref with the shape, and
// memref.realloc a conditional that allocates and copies if there is not enough memory. Parts and reshaped memrefs
// become memref.reinterpret_casts, with operations of affine for their offsets, sizes and strides.
//
// Accesses to memrefs of several dimensions become accesses to those of one. This is not needed for llvm.
// Nor are accesses to what a view is of in the place of accesses to the view, which leave the view without uses.
package expandmemref
