// RUN: --canonicalize
func.func @sizes(%x: f32) -> memref<?x?xf32> {
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %0 = memref.alloc(%c4, %c4) {alignment = 16} : memref<?x?xf32>
  %1 = memref.alloca(%c4) : memref<?xf32>
  memref.store %x, %1[%c0] : memref<?xf32>
  %2 = memref.cast %0 : memref<?x?xf32> to memref<?x?xf32>
  return %2 : memref<?x?xf32>
}
func.func @unread(%x: f32, %m: memref<4xf32>, %e: memref<0xf32>) {
  %c0 = arith.constant 0 : index
  %0 = memref.alloc() : memref<4xf32>
  memref.store %x, %0[%c0] : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  memref.copy %m, %m : memref<4xf32> to memref<4xf32>
  memref.copy %e, %e : memref<0xf32> to memref<0xf32>
  return
}
func.func @casts(%m: memref<4xf32>, %i: index) -> (f32, index, index) {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %1 = memref.load %0[%i] : memref<?xf32>
  %c0 = arith.constant 0 : index
  %2 = memref.dim %0, %c0 : memref<?xf32>
  %3 = memref.rank %0 : memref<?xf32>
  return %1, %2, %3 : f32, index, index
}
func.func @parts(%m: memref<8x8xf32>, %n: memref<?x?xf32>, %i: index) -> (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x1xf32, strided<[?, 1], offset: ?>>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = memref.cast %m : memref<8x8xf32> to memref<?x?xf32>
  %1 = memref.subview %0[%c1, %c2] [%c2, %c2] [%c1, %c1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %2 = memref.subview %n[0, %i] [%c2, 1] [1, 1] : memref<?x?xf32> to memref<?x1xf32, strided<[?, 1], offset: ?>>
  return %1, %2 : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x1xf32, strided<[?, 1], offset: ?>>
}
func.func @metadata(%m: memref<8x?xf32>) -> (memref<8x?xf32>, index) {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m : memref<8x?xf32> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %base to offset: [%offset], sizes: [%sizes#0, %sizes#1], strides: [%strides#0, %strides#1] : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %1 = memref.cast %0 : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<8x?xf32>
  return %1, %sizes#0 : memref<8x?xf32>, index
}
func.func @shapes(%p: memref<2x2x3x2xf32>, %m: memref<4x6xf32>, %i: index, %b: memref<64xi8>) -> (memref<4x6xf32>, memref<24xf32>, memref<?xf32>, memref<2x2x3x2xf32>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x6xf32> into memref<24xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [4, 6] : memref<24xf32> into memref<4x6xf32>
  %2 = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 2, 6] : memref<4x6xf32> into memref<2x2x6xf32>
  %3 = memref.expand_shape %2 [[0], [1], [2, 3]] output_shape [2, 2, 3, 2] : memref<2x2x6xf32> into memref<2x2x3x2xf32>
  %4 = memref.collapse_shape %p [[0, 1], [2], [3]] : memref<2x2x3x2xf32> into memref<4x3x2xf32>
  %5 = memref.collapse_shape %4 [[0, 1, 2]] : memref<4x3x2xf32> into memref<24xf32>
  %c4 = arith.constant 4 : index
  %6 = memref.view %b[%i][%c4] : memref<64xi8> to memref<?xf32>
  return %1, %5, %6, %3 : memref<4x6xf32>, memref<24xf32>, memref<?xf32>, memref<2x2x3x2xf32>
}
func.func @scopes(%x: f32) {
  memref.alloca_scope {
    "u.x"(%x) : (f32) -> ()
  }
  memref.alloca_scope {
    %0 = memref.alloca() : memref<4xf32>
    "u.x"(%0) : (memref<4xf32>) -> ()
  }
  return
}
func.func @reshape(%m: memref<*xf32>, %s: memref<?xi32>, %i: index) -> index {
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<?xi32>) -> memref<*xf32>
  %1 = memref.dim %0, %i : memref<*xf32>
  return %1 : index
}
