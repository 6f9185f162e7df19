// Package memref is MLIR's dialect of references to memory that has a shape.
//
// A value of type memref<4x?xf32> refers to elements of type f32 in two dimensions, of which the
// second has a size that is known at run time only. The type may have a layout, an offset and a
// stride for each dimension or any affine map, and a memory space. memref<*xf32> does not even
// say how many dimensions there are. The operations are of five kinds.
//
//   - Allocation: alloc, alloca, realloc and dealloc; alloca_scope ends the life of what alloca
//     makes; global and get_global are variables that live as long as the program.
//   - Access: load and store of one element, copy of all, and the atomic ones. dma_start and
//     dma_wait copy beside the program.
//   - Views: cast, subview, view, transpose, the reshaping ones and others return a reference
//     to the same memory. They implement [ir.ViewLikeOpInterface].
//   - Shape: dim, rank and extract_strided_metadata say what the type does not.
//
// Operations are built as in all dialects:
//
//	buffer := memref.NewAlloc(b, ir.NewMemRefType([]int64{4, 4}, b.Context().F32(), nil, nil), nil)
//
// Offsets, sizes and strides are constants or values: package strided has the lists of both.
package memref

//go:generate go run github.com/gomlir/gomlir/ods/opgen ./spec
