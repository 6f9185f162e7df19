// Package tensor is MLIR's dialect of tensors as values, without memory.
//
// Operations make tensors (empty, from_elements, generate, splat), take and replace elements (extract,
// insert, gather, scatter) and parts (extract_slice, insert_slice, parallel_insert_slice, concat), look at the
// same elements in another shape or type (cast, bitcast, reshape, expand_shape, collapse_shape), add
// elements around (pad), and ask for the shape (dim, rank).
//
// Offsets, sizes and strides of parts are constants or values: package strided has the lists of both.
package tensor

//go:generate go run github.com/gomlir/gomlir/ods/opgen ./spec
