func.func @a(%m : memref<4xf32>, %i: index, %f: f32) {
  memref.alloca_scope { }
  memref.alloca_scope { 
    memref.alloca_scope.return 
  } {a}
  %0 = memref.alloca_scope -> f32 { memref.alloca_scope.return %f : f32 } {b}
  %1:2 = memref.alloca_scope -> (f32, f32) { memref.alloca_scope.return %f, %f : f32, f32 }
  memref.alloca_scope -> () { }
  %2 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%x: f32):
    memref.atomic_yield %x : f32
  } {c}
  return
}
// -----
func.func @a(%m : memref<4xf32>, %i: index, %f: f32) {
  memref.prefetch %m[%i], read, locality<3>, data : f32
}
// -----
func.func @a(%m : memref<4xf32>, %i: index, %f: f32) {
  memref.prefetch %m[%i], read, locality<"a">, data : memref<4xf32>
}
// -----
func.func @a(%m : memref<4xf32>, %i: index, %f: f32) {
  memref.prefetch %m[%i], read, locality<7>, data : memref<4xf32>
}
// -----
func.func @a(%m : memref<4xf32>, %i: index, %f: f32) {
  memref.prefetch %m[%i], read, locality<1 : i64>, data : memref<4xf32>
}
// -----
func.func @a(%m : memref<4xf32>, %i: index, %f: f32) {
  memref.prefetch %m[%i], rd, locality<1>, data : memref<4xf32>
}
// -----
func.func @a(%m : memref<4xf32>, %i: index, %f: f32) {
  memref.prefetch %m[%i], read, locality<1>, dat : memref<4xf32>
}
// -----
func.func @a(%m : memref<4xf32>, %i: index, %f: f32) {
  memref.prefetch %m[%i], read, locality<1>, data {x}: memref<4xf32>
}
// -----
func.func @a(%m : memref<4xf32>, %i: index, %f: f32) {
  memref.prefetch %m[], read, locality<1>, data : memref<4xf32>
}
// -----
func.func @a(%m : memref<4xf32>, %i: index, %f: f32) {
  memref.transpose %m (i) -> (i) : memref<4xf32> to f32
}
// -----
func.func @a(%m : memref<4xf32>, %i: index, %f: f32) {
  memref.generic_atomic_rmw %m[%i] : f32 {
  }
}
// -----
func.func @a(%m : memref<4xf32>, %i: index, %f: f32) {
  memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  }
}
// -----
func.func @a(%m : memref<4xf32>, %i: index, %f: f32) {
  memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%x: f32, %y: f32):
    memref.atomic_yield %x : f32
  }
}
// -----
func.func @a(%m : memref<4xf32>, %i: index, %f: f32) {
  memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%x: f32):
    %1 = memref.load %m[%i] : memref<4xf32>
    memref.atomic_yield %x : f32
  }
}
// -----
func.func @a(%m : memref<4xf32>, %i: index, %f: f32) {
  memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%x: i32):
    memref.atomic_yield %x : i32
  }
}
// -----
func.func @a(%m : memref<4xf32>, %i: index, %f: f32) {
  memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%x: f32):
    memref.atomic_yield %i : index
  }
}
// -----
func.func @a(%m : memref<4xf32>, %i: index, %f: f32) {
  memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%x: f32):
  }
  return
}
// -----
func.func @a(%m : memref<4xf32>, %i: index, %f: f32) {
  memref.dma_start %m[%i], %m[%i], %i, %m[%i], %i : memref<4xf32>, memref<4xf32>, memref<4xf32>
  return
}
// -----
func.func @a(%m : memref<4xf32>, %i: index, %f: f32) {
  memref.dma_start %m[%i], %m[%i], %i, %m[%i], %i, %i : memref<4xf32>, memref<4xf32>
  return
}
// -----
func.func @a(%m : memref<4xf32>, %i: index, %f: f32) {
  memref.dma_start %m[%i], %m[%i], %i, %m[%i], %i, %i {a} : memref<4xf32>, memref<4xf32>, memref<4xf32>
  return
}
// -----
memref.global @x : memref<4xf32> = uninitialized {a}
// -----
memref.global @x : memref<4xf32> = 
// -----
memref.global "private" constant @x : memref<4xf32> = dense<0.0> {alignment = 4}
// -----
memref.global "private" constant @x : memref<4xf32> = 4.0
// -----
memref.global @x : memref<?xf32> = dense<0.0>
// -----
func.func @a(%m : memref<4xf32, strided<[1]>>) {
  %0 = memref.realloc %m : memref<4xf32, strided<[1]>> to memref<5xf32>
  return
}
// -----
func.func @a(%m : memref<f32, strided<[]>>) {
  %0 = memref.collapse_shape %m [] : memref<f32, strided<[]>> into memref<f32>
  return
}
// -----
func.func @a(%m : memref<4xf32, strided<[1]>>) {
  %0 = memref.collapse_shape %m [[0]] : memref<4xf32, strided<[1]>> into memref<4xf32>
  return
}
// -----
func.func @a(%m : memref<4x4xf32, strided<[4, 1]>>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x4xf32, strided<[4, 1]>> into memref<16xf32>
  return
}
// -----
func.func @a(%m : memref<4xf32>, %i: index) {
  %0 = "memref.subview"(%m, %i) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 1, 2, 3>, static_strides = array<i64>}> : (memref<4xf32>, index) -> memref<4xf32>
  return
}
// -----
func.func @a(%m : memref<4xf32>, %i: index) {
  %0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 1, 2, 3>, static_strides = array<i64>}> : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----
func.func @a(%m : memref<4xf32>, %i: index) {
  %0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 1, 2>, static_strides = array<i64>}> : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----
func.func @a(%m : memref<4xf32>, %i: index) {
  %0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 1>, static_sizes = array<i64: 1, 2>, static_strides = array<i64: 1, 2>}> : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----
func.func @a(%m : memref<4xf32>, %i: index) {
  %0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: -1>, static_sizes = array<i64: -2>, static_strides = array<i64: -3>}> : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----
func.func @a(%m : memref<4xf32>, %i: index) {
  %0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: -2>, static_strides = array<i64: -3>}> : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----
func.func @a(%m : memref<4xf32>, %i: index) {
  %0 = "memref.subview"(%m) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 2>, static_strides = array<i64: -3>}> : (memref<4xf32>) -> memref<2xf32, strided<[-3]>>
  return
}
// -----
func.func @a(%m : memref<4xf32>, %i: index) {
  %0 = memref.subview %m[4][0][1] : memref<4xf32> to memref<0xf32, strided<[1], offset: 4>>
  return
}
// -----
func.func @a(%m : memref<4xf32>, %i: index) {
  %0 = memref.subview %m[3][3][-1] : memref<4xf32> to memref<3xf32, strided<[-1], offset: 3>>
  return
}
// -----
func.func @a(%m : memref<4x1x1xf32>, %i: index) {
  %0 = memref.subview %m[0, 0, 0][4, 1, 1][1, 1, 1] : memref<4x1x1xf32> to memref<4x1xf32>
  %1 = memref.subview %m[0, 0, 0][4, 1, 1][1, 1, 2] : memref<4x1x1xf32> to memref<4x1xf32, strided<[1, 2]>>
  %2 = memref.subview %m[0, 0, 0][4, 1, 1][1, 1, 2] : memref<4x1x1xf32> to memref<4x1xf32, strided<[1, 1]>>
  return
}
// -----
func.func @a(%m : memref<4x1x1xf32>, %i: index) {
  %1 = memref.subview %m[0, 0, 0][4, 1, 1][1, 1, 2] : memref<4x1x1xf32> to memref<4x1xf32, strided<[1, 3]>>
  return
}
// -----
func.func @a(%m : memref<4x1x1xf32>, %i: index) {
  %1 = memref.subview %m[0, 0, 0][4, 1, 1][1, 1, 2] : memref<4x1x1xf32> to memref<4x1xf32, affine_map<(d0, d1)->(d0 floordiv 2)>>
  return
}
// -----
func.func @a(%m : memref<4x4xf32, affine_map<(d0, d1)->(d0 floordiv 2)>>, %i: index) {
  %1 = memref.subview %m[0, 0][4, 1][1, 1] : memref<4x4xf32, affine_map<(d0, d1)->(d0 floordiv 2)>> to memref<4x1xf32, affine_map<(d0, d1)->(d0 floordiv 2)>>
  return
}
// -----
func.func @a(%m : memref<4x1x1xf32>, %i: index) {
  %1 = memref.subview %m[0, 0, 0][4, 1, 1][1, 1, 2] : memref<4x1x1xf32> to memref<4x1x1x1xf32, strided<[1, 3, 1, 1]>>
  return
}
// -----
func.func @a(%m : memref<4x1x1xf32>, %i: index) {
  %1 = memref.subview %m[0, 0, 0][4, 1, 1][1, 1, 2] : memref<4x1x1xf32> to memref<5x1xf32, strided<[1, 3]>>
  return
}
// -----
func.func @a(%m : memref<4x1x1xf32>, %i: index) {
  %1 = memref.subview %m[0, 0, 0][4, 1, 1][1, 1, 2] : memref<4x1x1xf32> to memref<4x1xi32, strided<[1, 3]>>
  return
}
// -----
func.func @a(%v : memref<?x?xf32, affine_map<(i, j)[off, M]->(off + M * i + j)>>, %w: memref<2x4xf32, affine_map<(i,j)->(j * 2 + i + 5)>>) {
  %0 = memref.transpose %v (i, j) -> (j, i) : memref<?x?xf32, affine_map<(i, j)[off, M]->(off + M * i + j)>> to memref<?x?xf32, affine_map<(i, j)[off, M]->(off + i + M * j)>>
  %1 = memref.transpose %w (i, j) -> (j, i) : memref<2x4xf32, affine_map<(i,j)->(j * 2 + i + 5)>> to memref<4x2xf32, strided<[2, 1], offset: 5>>
  %2 = memref.transpose %w (i, j) -> (j, i) : memref<2x4xf32, affine_map<(i,j)->(j * 2 + i + 5)>> to memref<4x2xf32, affine_map<(i,j)->(j + i*2 + 5)>>
  return
}
// -----
func.func @a(%w: memref<2x4xf32, affine_map<(i,j)->(j * 2 + i + 5)>>) {
  %2 = memref.transpose %w (i, j) -> (i, j) : memref<2x4xf32, affine_map<(i,j)->(j * 2 + i + 5)>> to memref<2x4xf32>
  return
}
// -----
func.func @a(%w: memref<2x?x4xf32>) {
  %2 = memref.transpose %w (i, j, k) -> (k, i, j) : memref<2x?x4xf32> to memref<2x4xf32>
  return
}
// -----
func.func @a(%w: memref<2x?x4xf32>) {
  %2 = memref.transpose %w (i, j, k) -> (i, j, k) : memref<2x?x4xf32> to memref<2x?x4xf32, strided<[?, 4, 1]>>
  %3 = memref.transpose %w (i, j, k) -> (i, j, k) : memref<2x?x4xf32> to memref<2x?x4xf32>
  return
}
// -----
func.func @a(%m: memref<4x6xf32, strided<[12, 2], offset: ?>>, %d: memref<?x?xf32>, %i: index, %e: memref<?x?xf32, strided<[?, ?], offset: ?>>, %z: memref<f32>, %y: memref<4x1x1xf32, strided<[8, 4, 2]>>) {
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 2, 6] : memref<4x6xf32, strided<[12, 2], offset: ?>> into memref<2x2x6xf32, strided<[24, 12, 2], offset: ?>>
  %1 = memref.expand_shape %d [[0, 1], [2, 3]] output_shape [%i, 2, 3, %i] : memref<?x?xf32> into memref<?x2x3x?xf32>
  %2 = memref.expand_shape %e [[0, 1], [2, 3]] output_shape [%i, 2, 3, %i] : memref<?x?xf32, strided<[?, ?], offset: ?>> into memref<?x2x3x?xf32, strided<[?, ?, ?, ?], offset: ?>>
  %3 = memref.expand_shape %z [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  %4 = memref.collapse_shape %3 [] : memref<1x1xf32> into memref<f32>
  %5 = memref.collapse_shape %2 [[0, 1], [2, 3]] : memref<?x2x3x?xf32, strided<[?, ?, ?, ?], offset: ?>> into memref<?x?xf32, strided<[?, ?], offset: ?>>
  %6 = memref.collapse_shape %m [[0, 1]] : memref<4x6xf32, strided<[12, 2], offset: ?>> into memref<24xf32, strided<[2], offset: ?>>
  %7 = memref.collapse_shape %y [[0, 1, 2]] : memref<4x1x1xf32, strided<[8, 4, 2]>> into memref<4xf32, strided<[8]>>
  %8 = memref.collapse_shape %d [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  return
}
// -----
func.func @a(%m: memref<4x6xf32, strided<[12, 3]>>) {
  %6 = memref.collapse_shape %m [[0, 1]] : memref<4x6xf32, strided<[12, 3]>> into memref<24xf32, strided<[3]>>
  return
}
// -----
func.func @a(%m: memref<4x6xf32>) {
  %6 = memref.collapse_shape %m [[0, 1], []] : memref<4x6xf32> into memref<24x1xf32>
  return
}
// -----
func.func @a(%m: memref<4x6xf32>) {
  %6 = memref.collapse_shape %m [[0], [1]] : memref<4x6xf32> into memref<4x6xf32>
  %7 = memref.expand_shape %m [[0], [1]] output_shape [4, 6] : memref<4x6xf32> into memref<4x6xf32>
  return
}
// -----
func.func @a(%m: memref<4x6xf32>) {
  %6 = memref.collapse_shape %m [[0, 1]] : memref<4x6xf32> into memref<25xf32>
  return
}
// -----
func.func @a(%m: memref<4x6xf32>) {
  %6 = memref.collapse_shape %m [[0]] : memref<4x6xf32> into memref<4xf32>
  return
}
// -----
func.func @a(%m: memref<4x?xf32>) {
  %6 = memref.collapse_shape %m [[0, 1]] : memref<4x?xf32> into memref<24xf32>
  return
}
// -----
func.func @a(%m: memref<4xf32>) {
  %6 = memref.collapse_shape %m [[0], [1]] : memref<4xf32> into memref<4x1xf32>
  return
}
// -----
func.func @a(%m: memref<4x4xf32>) {
  %6 = memref.expand_shape %m [[0], [1]] output_shape [4] : memref<4x4xf32> into memref<4xf32>
  return
}
// -----
func.func @a(%m: memref<?xf32>, %i: index) {
  %6 = memref.expand_shape %m [[0, 1]] output_shape [%i, 5] : memref<?xf32> into memref<?x4xf32>
  return
}
// -----
func.func @a(%m: memref<?xf32>, %i: index) {
  %6 = memref.expand_shape %m [[0, 1]] output_shape [3, 4] : memref<?xf32> into memref<?x4xf32>
  return
}
// -----
func.func @a(%m: memref<12xf32, strided<[3]>>, %i: index) {
  %6 = memref.expand_shape %m [[0, 1]] output_shape [3, 4] : memref<12xf32, strided<[3]>> into memref<3x4xf32>
  return
}
// -----
func.func @a(%m: memref<4xf32>, %s: memref<2xindex>, %t: memref<?xi32>, %u: memref<*xf32>) {
  %0 = memref.reshape %m(%s) : (memref<4xf32>, memref<2xindex>) -> memref<2x?xf32>
  %1 = memref.reshape %m(%t) : (memref<4xf32>, memref<?xi32>) -> memref<*xf32>
  %2 = memref.reshape %u(%s) : (memref<*xf32>, memref<2xindex>) -> memref<2x?xf32>
  %3 = memref.cast %m : memref<4xf32> to memref<?xf32, strided<[?], offset: ?>>
  %4 = memref.cast %u : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  %5 = memref.cast %4 : memref<?xf32, strided<[?], offset: ?>> to memref<*xf32>
  %6 = memref.memory_space_cast %u : memref<*xf32> to memref<*xf32, 3>
  %7 = memref.memory_space_cast %m {x} : memref<4xf32> to memref<4xf32, "b">
  %8 = memref.rank %u : memref<*xf32>
  %c0 = arith.constant 0 : index
  %9 = memref.dim %u, %c0 : memref<*xf32>
  %10 = memref.dim {a} %m, %c0 : memref<4xf32>
  %11 = memref.extract_aligned_pointer_as_index %u : memref<*xf32> -> index {y}
  %12, %13, %14, %15 = memref.extract_strided_metadata %3 : memref<?xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index {y}
  %16:6 = memref.extract_strided_metadata %0 : memref<2x?xf32> -> memref<f32>, index, index, index, index, index
  %17 = memref.assume_alignment %m, 16 {z} : memref<4xf32>
  %18:2 = memref.distinct_objects %m, %3 {q} : memref<4xf32>, memref<?xf32, strided<[?], offset: ?>>
  %19 = memref.realloc %m {alignment = 8} : memref<4xf32> to memref<9xf32>
  %20 = memref.realloc %m(%c0) : memref<4xf32> to memref<?xf32>
  %21 = memref.reinterpret_cast %u to offset: [%c0], sizes: [4, %9], strides: [%c0, 1] {k} : memref<*xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
  %22 = memref.subview %0[%c0, 1] [1, %9] [%c0, 1] : memref<2x?xf32> to memref<?xf32, strided<[1], offset: ?>>
  memref.copy %m, %3 : memref<4xf32> to memref<?xf32, strided<[?], offset: ?>>
  memref.dealloc %u : memref<*xf32>
  %23 = memref.atomic_rmw addf %23, %m[%c0] : (f32, memref<4xf32>) -> f32
  %24 = memref.load %m[%c0] {nontemporal = true, alignment = 4} : memref<4xf32>
  memref.store %24, %m[%c0] {nontemporal = true, alignment = 4 : i64, c} : memref<4xf32>
  memref.dma_wait %s[%c0], %c0 : memref<2xindex>
  return
}
memref.global @a : memref<4xf32>
memref.global "nested" @b : memref<2xi32> = dense<[1, 2]>
memref.global "private" constant @c : memref<2xf32, 3> = dense_resource<x>
memref.global @d : memref<2xi32, strided<[2]>> = dense<7>
memref.global @e : memref<2xi8, 1> = sparse<[], []>
{-# dialect_resources: { builtin: { x: "0x040000000100000002000000" } } #-}
// -----
func.func @a() {
  %0 = memref.get_global @nothing : memref<4xf32>
  return
}
// -----
memref.global @g : memref<4xf32>
func.func @a() {
  %0 = memref.get_global @g : memref<5xf32>
  return
}
// -----
%0 = memref.alloca() : memref<4xf32>
// -----
func.func @a(%i: index) {
  %0 = memref.alloc(%i) : memref<4xf32>
  return
}
// -----
func.func @a(%i: index) {
  %0 = memref.alloc(%i)[%i] : memref<?xf32>
  return
}
// -----
func.func @a(%i: index) {
  %0 = memref.alloc() {alignment = 3} : memref<4xf32>
  return
}
// -----
func.func @a(%m: memref<4xf32>) {
  %0 = memref.realloc %m : memref<4xf32> to memref<?xf32>
  return
}
// -----
func.func @a(%m: memref<4xf32>, %i: index) {
  %0 = memref.realloc %m(%i) : memref<4xf32> to memref<5xf32>
  return
}
// -----
func.func @a(%m: memref<4xf32>, %i: index) {
  %0 = memref.realloc %m : memref<4xf32> to memref<5xf32, 2>
  return
}
// -----
func.func @a(%m: memref<4xf32>, %i: index) {
  %0 = memref.realloc %m : memref<4xf32> to memref<5xf16>
  return
}
// -----
func.func @a(%m: memref<4xf32, strided<[3]>>, %i: index) {
  %0 = memref.realloc %m : memref<4xf32, strided<[3]>> to memref<5xf32>
  return
}
// -----
func.func @a(%m: memref<4xi8>, %i: index) {
  %0 = memref.view %m[%i][] : memref<4xi8> to memref<?xf32>
  return
}
// -----
func.func @a(%m: memref<4xi8>, %i: index) {
  %0 = memref.view %m[%i][%i] : memref<4xi8> to memref<?xf32, 1>
  return
}
// -----
func.func @a(%m: memref<4xf32>, %i: index) {
  %0 = memref.load %m[%i, %i] : memref<4xf32>
  return
}
// -----
func.func @a(%m: memref<4xf32>, %i: index, %f: f32) {
  memref.store %f, %m[] : memref<4xf32>
  return
}
// -----
func.func @a(%m: memref<4xf32>, %i: index, %f: f32) {
  %0 = memref.atomic_rmw addi %f, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}
// -----
func.func @a(%m: memref<4xi32>, %i: index, %f: i32) {
  %0 = memref.atomic_rmw mulf %f, %m[%i] : (i32, memref<4xi32>) -> i32
  return
}
// -----
func.func @a(%m: memref<4xi32>, %i: index, %f: i32) {
  %0 = memref.atomic_rmw assign %f, %m[%i, %i] : (i32, memref<4xi32>) -> i32
  return
}
// -----
func.func @a(%m: memref<4xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<4xf32> to memref<5xf32>
  return
}
// -----
func.func @a(%m: memref<4xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [2] : memref<4xf32> to memref<4xf32>
  return
}
// -----
func.func @a(%m: memref<4xf32>, %i: index) {
  %0 = memref.reinterpret_cast %m to offset: [%i], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32>
  return
}
// -----
func.func @a(%m: memref<4xf32>, %i: index) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf16>
  return
}
// -----
func.func @a(%m: memref<4xf32>, %i: index) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32, 1>
  return
}
// -----
func.func @a(%m: memref<4xf32>, %i: index) {
  %0 = memref.reinterpret_cast %m to offset: [0, 0], sizes: [4], strides: [1] : memref<4xf32> to memref<4xf32>
  return
}
// -----
func.func @a(%m: memref<4xf32>, %i: index) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4, 2], strides: [1] : memref<4xf32> to memref<4xf32>
  return
}
// -----
func.func @a(%m: memref<4xf32>, %i: index) {
  %0 = memref.assume_alignment %m, 12 : memref<4xf32>
  return
}
// -----
func.func @a() {
  memref.distinct_objects
  return
}
// -----
func.func @a(%m: memref<4xf32>, %i: index) {
  %0:2 = memref.extract_strided_metadata %m : memref<4xf32> -> memref<f32>, index
  return
}
// -----
func.func @a(%m: memref<4xf32>, %i: index) {
  %0:4 = memref.extract_strided_metadata %m : memref<4xf32> -> memref<f16>, index, index, index
  return
}
// -----
func.func @a(%m: memref<4xf32>, %i: index) {
  memref.dma_wait %m[], %i : memref<4xf32>
  return
}
// -----
func.func @a(%m: memref<4xf32>, %i: index) {
  memref.cast %m : memref<4xf32> to memref<5xf32>
  return
}
// -----
func.func @a(%m: memref<4xf32>, %i: index) {
  memref.subview %m[%i, 1][1] : memref<4xf32> to memref<5xf32>
  return
}
// -----
func.func @a(%m: memref<4xf32>, %i: index) {
  memref.subview %m[x][1][2] : memref<4xf32> to memref<5xf32>
  return
}
// -----
func.func @a(%m: memref<4xf32>, %i: index) -> f32 {
  %0 = memref.alloca_scope -> f32 {
  }
  return %0: f32
}
// -----
func.func @a(%m: memref<4xf32>, %i: index) {
  memref.alloca_scope {
    cf.br ^bb1
  ^bb1:
    memref.alloca_scope.return
  }
  return
}
// -----
func.func @a(%m: memref<4xf32>, %i: index) {
  memref.alloca_scope {
  ^bb0(%x: index):
    memref.alloca_scope.return
  }
  return
}
