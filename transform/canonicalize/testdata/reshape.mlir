// RUN: --canonicalize

func.func @a(%m: memref<2x3x4xf32>) -> memref<6x2x2xf32> {
  %c = memref.collapse_shape %m [[0], [1, 2]] : memref<2x3x4xf32> into memref<2x12xf32>
  %d = memref.collapse_shape %c [[0, 1]] : memref<2x12xf32> into memref<24xf32>
  %e = memref.expand_shape %d [[0, 1, 2]] output_shape [6, 2, 2] : memref<24xf32> into memref<6x2x2xf32>
  return %e : memref<6x2x2xf32>
}
func.func @b(%m: memref<2x3x4xf32>) -> memref<2x3x2x2xf32> {
  %c = memref.collapse_shape %m [[0, 1], [2]] : memref<2x3x4xf32> into memref<6x4xf32>
  %e = memref.expand_shape %c [[0, 1], [2, 3]] output_shape [2, 3, 2, 2] : memref<6x4xf32> into memref<2x3x2x2xf32>
  return %e : memref<2x3x2x2xf32>
}
func.func @c(%m: memref<6x4xf32>) -> memref<6x4xf32> {
  %e = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [2, 3, 2, 2] : memref<6x4xf32> into memref<2x3x2x2xf32>
  %c = memref.collapse_shape %e [[0, 1], [2, 3]] : memref<2x3x2x2xf32> into memref<6x4xf32>
  return %c : memref<6x4xf32>
}
func.func @d(%m: memref<6x4xf32>) -> memref<6x2x2xf32> {
  %e = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [2, 3, 2, 2] : memref<6x4xf32> into memref<2x3x2x2xf32>
  %c = memref.collapse_shape %e [[0, 1], [2], [3]] : memref<2x3x2x2xf32> into memref<6x2x2xf32>
  return %c : memref<6x2x2xf32>
}
func.func @e(%m: memref<8x3xi32>, %i: index) -> memref<2x?x3xi32> {
  %0 = memref.cast %m : memref<8x3xi32> to memref<?x3xi32>
  %c4 = arith.constant 4 : index
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [2, %c4, 3] : memref<?x3xi32> into memref<2x?x3xi32>
  return %1 : memref<2x?x3xi32>
}
func.func @f(%m: memref<8x3xi32>, %i: index) -> memref<2x?x3xi32> {
  %0 = memref.cast %m : memref<8x3xi32> to memref<?x3xi32>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [2, %i, 3] : memref<?x3xi32> into memref<2x?x3xi32>
  return %1 : memref<2x?x3xi32>
}
func.func @g(%m: memref<8x3xi32, strided<[?, 1]>>, %i: index) -> memref<2x?x3x1xi32, strided<[?, ?, 1, 1], offset: ?>> {
  %0 = memref.cast %m : memref<8x3xi32, strided<[?, 1]>> to memref<?x3xi32, strided<[?, 1], offset: ?>>
  %c4 = arith.constant 4 : index
  %1 = memref.expand_shape %0 [[0, 1], [2, 3]] output_shape [2, %c4, 3, 1] : memref<?x3xi32, strided<[?, 1], offset: ?>> into memref<2x?x3x1xi32, strided<[?, ?, 1, 1], offset: ?>>
  return %1 : memref<2x?x3x1xi32, strided<[?, ?, 1, 1], offset: ?>>
}
func.func @h(%m: memref<8x?xi32>, %i: index) -> memref<2x?x?xi32> {
  %0 = memref.cast %m : memref<8x?xi32> to memref<?x?xi32>
  %c4 = arith.constant 4 : index
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [2, %c4, %i] : memref<?x?xi32> into memref<2x?x?xi32>
  return %1 : memref<2x?x?xi32>
}
func.func @k(%m: memref<8x3xi32>, %i: index) -> memref<2x4x?xi32> {
  %0 = memref.cast %m : memref<8x3xi32> to memref<8x?xi32>
  %c4 = arith.constant 3 : index
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [2, 4, %c4] : memref<8x?xi32> into memref<2x4x?xi32>
  return %1 : memref<2x4x?xi32>
}
func.func @s_a(%m: memref<?x4xf32>, %i: index, %j: index) -> memref<?x2x2xf32> {
  %e = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [%i, 3, 2, 2] : memref<?x4xf32> into memref<?x3x2x2xf32>
  %c = memref.collapse_shape %e [[0, 1], [2], [3]] : memref<?x3x2x2xf32> into memref<?x2x2xf32>
  return %c : memref<?x2x2xf32>
}
func.func @s_b(%m: memref<?x?xf32>, %i: index, %j: index) -> memref<?x?x2xf32> {
  %e = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [%i, 3, %j, 2] : memref<?x?xf32> into memref<?x3x?x2xf32>
  %c = memref.collapse_shape %e [[0, 1], [2], [3]] : memref<?x3x?x2xf32> into memref<?x?x2xf32>
  return %c : memref<?x?x2xf32>
}
func.func @s_c(%m: memref<?x3x?xf32>, %i: index, %j: index) -> memref<?x3x?x2xf32> {
  %c = memref.collapse_shape %m [[0, 1], [2]] : memref<?x3x?xf32> into memref<?x?xf32>
  %e = memref.expand_shape %c [[0, 1], [2, 3]] output_shape [%i, 3, %j, 2] : memref<?x?xf32> into memref<?x3x?x2xf32>
  return %e : memref<?x3x?x2xf32>
}
func.func @s_d(%m: memref<2x3x4x1xf32>) -> memref<2x3x4xf32> {
  %c = memref.collapse_shape %m [[0, 1], [2, 3]] : memref<2x3x4x1xf32> into memref<6x4xf32>
  %e = memref.expand_shape %c [[0, 1], [2]] output_shape [2, 3, 4] : memref<6x4xf32> into memref<2x3x4xf32>
  return %e : memref<2x3x4xf32>
}
func.func @s_e(%m: memref<2x3x4xf32, strided<[24, 8, 2], offset: 2>>) -> memref<2x3x2x2xf32, strided<[24, 8, 4, 2], offset: 2>> {
  %c = memref.collapse_shape %m [[0, 1], [2]] : memref<2x3x4xf32, strided<[24, 8, 2], offset: 2>> into memref<6x4xf32, strided<[8, 2], offset: 2>>
  %e = memref.expand_shape %c [[0, 1], [2, 3]] output_shape [2, 3, 2, 2] : memref<6x4xf32, strided<[8, 2], offset: 2>> into memref<2x3x2x2xf32, strided<[24, 8, 4, 2], offset: 2>>
  return %e : memref<2x3x2x2xf32, strided<[24, 8, 4, 2], offset: 2>>
}
func.func @s_f(%m: memref<6x4xf32, strided<[8, 2], offset: 2>>) -> memref<6x2x2xf32, strided<[8, 4, 2], offset: 2>> {
  %e = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [2, 3, 2, 2] : memref<6x4xf32, strided<[8, 2], offset: 2>> into memref<2x3x2x2xf32, strided<[24, 8, 4, 2], offset: 2>>
  %c = memref.collapse_shape %e [[0, 1], [2], [3]] : memref<2x3x2x2xf32, strided<[24, 8, 4, 2], offset: 2>> into memref<6x2x2xf32, strided<[8, 4, 2], offset: 2>>
  return %c : memref<6x2x2xf32, strided<[8, 4, 2], offset: 2>>
}
func.func @s_g(%m: memref<6x4xf32>) -> memref<6x2x2xf32, strided<[4, 2, 1]>> {
  %e = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [2, 3, 2, 2] : memref<6x4xf32> into memref<2x3x2x2xf32>
  %x = memref.cast %e : memref<2x3x2x2xf32> to memref<2x3x2x2xf32, strided<[12, 4, 2, 1]>>
  %c = memref.collapse_shape %x [[0, 1], [2], [3]] : memref<2x3x2x2xf32, strided<[12, 4, 2, 1]>> into memref<6x2x2xf32, strided<[4, 2, 1]>>
  return %c : memref<6x2x2xf32, strided<[4, 2, 1]>>
}
func.func @s_h(%m: memref<1x2x12xf32>) -> memref<2x3x4xf32> {
  %c = memref.collapse_shape %m [[0, 1], [2]] : memref<1x2x12xf32> into memref<2x12xf32>
  %e = memref.expand_shape %c [[0], [1, 2]] output_shape [2, 3, 4] : memref<2x12xf32> into memref<2x3x4xf32>
  return %e : memref<2x3x4xf32>
}
func.func @s_k(%m: memref<6x?xf32>, %i: index) -> memref<6x?xf32> {
  %e = memref.expand_shape %m [[0], [1, 2]] output_shape [6, %i, 2] : memref<6x?xf32> into memref<6x?x2xf32>
  %c = memref.collapse_shape %e [[0], [1, 2]] : memref<6x?x2xf32> into memref<6x?xf32>
  return %c : memref<6x?xf32>
}
func.func @s_l(%m: memref<2x3x4xf32>, %i: index) -> memref<2x3x?x2xf32> {
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<2x3x4xf32> into memref<6x4xf32>
  %1 = memref.cast %0 : memref<6x4xf32> to memref<6x?xf32>
  %e = memref.expand_shape %1 [[0, 1], [2, 3]] output_shape [2, 3, %i, 2] : memref<6x?xf32> into memref<2x3x?x2xf32>
  return %e : memref<2x3x?x2xf32>
}
