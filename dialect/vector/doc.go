// Package vector is MLIR's dialect of vectors of any number of dimensions, fixed and
// scalable. Programs go through it on the way from loops over arrays to the instructions of
// a machine with vector registers.
//
// A vector is a value: vector<4x8xf32> has 32 numbers, and vector<4x[8]xf32> has 32 times
// vscale, a number that the machine determines and vector.vscale returns. The operations
// are of five kinds.
//
//   - Elements: extract and insert address an element, or the vector of all
//     elements whose first indices are given; an index is a constant or a value.
//     from_elements, shuffle, interleave and the strided slices put vectors
//     together.
//   - Shapes: broadcast, transpose, shape_cast and bitcast.
//   - Arithmetic across elements: reduction, multi_reduction, scan, outerproduct
//     and contract, which is a matrix product of any number of dimensions given by
//     affine maps, as in linalg. What is done element by element is in package
//     arith, whose operations work on vectors.
//   - Memory: load, store and their masked forms copy consecutive elements of a
//     memref. transfer_read and transfer_write copy a slice of any orientation,
//     given by an affine map, out of a memref or tensor, where what is out of
//     bounds is padding.
//   - Masks: constant_mask and create_mask make vectors of i1, which the memory
//     operations take, and which vector.mask lays over any MaskableOp.
//
// Some custom forms leave out what can be computed. The type of the mask of a
// transfer is not in the text: it follows from the type of the vector and the
// permutation map (see TransferReadOp.MaskType). The permutation map of a
// transfer is left out if it is a minor identity, which maps the last
// dimensions of the memory to those of the vector.
//
// Operations are built as in all dialects:
//
//	sum := vector.NewReduction(b, b.Context().F32(), vector.CombiningKindAdd, v, nil)
package vector

//go:generate go run github.com/gomlir/gomlir/ods/opgen ./spec
