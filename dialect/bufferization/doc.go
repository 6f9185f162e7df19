// Package bufferization is MLIR's dialect for the way from tensors, which are values, to memrefs, which are
// memory.
//
// While some of a program still has tensors, to_tensor and to_buffer are at the borders. alloc_tensor is a
// tensor that must have memory of its own, materialize_in_destination one that must be at a certain place,
// and dealloc_tensor frees what a tensor becomes. clone copies memory, unless nobody can tell.
//
// dealloc frees memory at the end of its life. Whether that is so may be known at run time only: an operand
// for each memory tells whether it is owned, and memory is kept to which one of a list of other
// memrefs refers. A result for each of these tells whether it is owned from then on.
//
// Types that are neither tensors nor memrefs may take part, by [TensorLikeType] and [BufferLikeType].
// Operations that allocate say by [AllocationOpInterface] how their memory is freed and copied.
package bufferization

//go:generate go run github.com/gomlir/gomlir/ods/opgen ./spec
