// Package lower converts programs to the llvm dialect.
//
// # Passes
//
// For each dialect there is a pass that converts its operations, and leaves those of
// other dialects: convert-func-to-llvm, convert-arith-to-llvm, convert-cf-to-llvm and so
// on. Where the one side of a value is converted and the other is not yet, there is a
// builtin.unrealized_conversion_cast; when all passes have run, those that cancel out
// are taken away by reconcile-unrealized-casts. The pass convert-to-llvm does all
// dialects at once.
//
// The patterns are there for others to use, too: FuncPatterns and its like return
// those of a dialect for a TypeConverter. What a pass does is little more than to put
// them together with a target, which Target is a start for.
//
// # Vectors
//
// LLVM's vectors have one dimension. convert-vector-to-llvm works in two steps. First
// patterns of package rewrite take what has more dimensions apart, within the vector
// dialect: VectorRewrites. A transposition becomes extractions and insertions one by
// one, a mask of two dimensions masks of one, a shape cast slices that both shapes
// have. Then VectorPatterns convert what is left, and vectors of several dimensions
// are arrays of vectors: extractvalue gets at a vector, extractelement at a number in
// it. Accesses to memrefs become loads, stores and masked intrinsics at an address
// that ElementPointer computes from the descriptor.
//
// # Types
//
// A TypeConverter says what types become (MLIR, LLVM IR Target, Type Conversion):
//
//   - Integers lose their sign, floating-point types of LLVM stay, and smaller ones
//     become integers.
//   - index is an integer as wide as the data layout says, 64 bits if it does not;
//     Options.IndexBits overrides that.
//   - A complex number is a struct of two.
//   - A vector of one dimension stays, if LLVM has vectors of what its elements
//     become; one of none becomes a vector of one element; of more, arrays of
//     vectors. Only the last dimension may be scalable.
//   - A memref of a known rank is a struct, its descriptor: the pointer that was
//     allocated, the pointer to the elements, aligned, the offset of the first
//     element, and an array each with the sizes and the strides of the dimensions,
//     which memrefs of rank 0 lack. All numbers are of the type of index.
//   - A memref of unknown rank is a struct of the rank and a pointer to a descriptor.
//   - A function is a pointer.
//
// As an argument of a function, a memref is passed as the parts of its descriptor one
// by one; as a result it is the struct. Several results are a struct of them all. With
// Options.BarePointers a memref whose shape, strides and offset are all known is
// passed as the pointer to its elements alone.
//
// # C
//
// For a function with the attribute llvm.emit_c_interface there is another one, with
// "_mlir_ciface_" in front of its name, that C can call, or, if the function is only
// declared, that C has to define: memrefs are pointers to descriptors there, and a
// result that is a struct is written to where the first argument points.
package lower
