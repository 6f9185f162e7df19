// RUN: --finalize-memref-to-llvm
// RUN: --finalize-memref-to-llvm=index-bitwidth=32
memref.global @g0 : memref<2x3xf32>
memref.global "private" constant @g1 : memref<2xi32> = dense<[1, 2]>
memref.global "private" @g2 : memref<2xf32, 3> = uninitialized
memref.global @g3 : memref<f32> = dense<3.0> {alignment = 64}
memref.global "nested" @g4 : memref<2xindex> = dense<[3, 4]>
func.func @c(%i: index) {
  %0 = memref.get_global @g0 : memref<2x3xf32>
  %1 = memref.get_global @g3 : memref<f32>
  %2 = memref.get_global @g2 : memref<2xf32, 3>
  return
}
func.func @d(%m: memref<?x4xf32>, %t: memref<?x4xf32>, %u: memref<*xf32>, %s: memref<4x4xf32, strided<[8, 1]>>, %b: memref<64xi8>, %i: index) {
  memref.copy %m, %t : memref<?x4xf32> to memref<?x4xf32>
  memref.copy %u, %m : memref<*xf32> to memref<?x4xf32>
  memref.copy %s, %s : memref<4x4xf32, strided<[8, 1]>> to memref<4x4xf32, strided<[8, 1]>>
  %0 = memref.view %b[%i][%i] : memref<64xi8> to memref<4x?xf32>
  %1 = memref.reinterpret_cast %m to offset: [%i], sizes: [4, %i], strides: [%i, 1] : memref<?x4xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
  %2 = memref.reinterpret_cast %u to offset: [0], sizes: [4], strides: [1] : memref<*xf32> to memref<4xf32>
  %3 = memref.transpose %m (d0, d1) -> (d1, d0) : memref<?x4xf32> to memref<4x?xf32, strided<[1, 4]>>
  %4 = memref.memory_space_cast %m : memref<?x4xf32> to memref<?x4xf32, 3>
  %5 = memref.memory_space_cast %u : memref<*xf32> to memref<*xf32, 3>
  %6 = memref.extract_aligned_pointer_as_index %m : memref<?x4xf32> -> index
  %7:6 = memref.extract_strided_metadata %m : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
  %8:2 = memref.distinct_objects %m, %t : memref<?x4xf32>, memref<?x4xf32>
  return
}
func.func @d2(%m: memref<?x4xf32>, %t: memref<?x4xf32>, %u: memref<*xf32>, %s: memref<4x4xf32, strided<[8, 1]>>, %b: memref<64xi8>, %i: index) {
  %6 = memref.extract_aligned_pointer_as_index %u : memref<*xf32> -> index
  %8:3 = memref.distinct_objects %m, %t, %s : memref<?x4xf32>, memref<?x4xf32>, memref<4x4xf32, strided<[8, 1]>>
  %9:1 = memref.distinct_objects %m : memref<?x4xf32>
  %c7 = arith.constant 7 : index
  %d = memref.dim %m, %c7 : memref<?x4xf32>
  %v = memref.view %b[%i][] : memref<64xi8> to memref<4x2xf32>
  %v2 = memref.view %b[%i][%i, %i] : memref<64xi8> to memref<?x?xf32>
  %v3 = memref.view %b[%i][] : memref<64xi8> to memref<f32>
  return
}
func.func @offsets(%m: memref<4xf32, strided<[1], offset: 3>>, %n: memref<4xf32, strided<[1], offset: ?>>) {
  %0:2 = memref.distinct_objects %m, %n : memref<4xf32, strided<[1], offset: 3>>, memref<4xf32, strided<[1], offset: ?>>
  %1 = memref.assume_alignment %n, 16 : memref<4xf32, strided<[1], offset: ?>>
  return
}
