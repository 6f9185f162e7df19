// RUN: -bubble-down-memory-space-casts
// RUN: -bubble-down-memory-space-casts -mlir-print-debuginfo
#map = affine_map<(d0, d1)[s0] -> (d1 * s0 + d0)>
func.func @accesses(%a: memref<?xf32, 1>, %i: index) {
  %m = memref.memory_space_cast %a : memref<?xf32, 1> to memref<?xf32>
  %0 = memref.load %m[%i] {t.kept} : memref<?xf32>
  memref.store %0, %m[%i] : memref<?xf32>
  %1 = memref.atomic_rmw addf %0, %m[%i] : (f32, memref<?xf32>) -> f32
  %2 = memref.generic_atomic_rmw %m[%i] : memref<?xf32> {
  ^bb0(%x: f32):
    memref.atomic_yield %x : f32
  }
  memref.prefetch %m[%i], read, locality<1>, data : memref<?xf32>
  memref.dealloc %m : memref<?xf32>
  "t.use"(%m, %1) : (memref<?xf32>, f32) -> ()
  return
}
func.func @not_to_the_default_space(%a: memref<?xf32, 1>, %b: memref<?xf32>, %i: index) {
  %m = memref.memory_space_cast %a : memref<?xf32, 1> to memref<?xf32, 2>
  %0 = memref.load %m[%i] : memref<?xf32, 2>
  %n = memref.memory_space_cast %b : memref<?xf32> to memref<?xf32, "x">
  %1 = memref.load %n[%i] : memref<?xf32, "x">
  %o = memref.memory_space_cast %n : memref<?xf32, "x"> to memref<?xf32>
  memref.store %1, %o[%i] : memref<?xf32>
  memref.store %0, %o[%i] : memref<?xf32>
  return
}
func.func @views(%a: memref<2xf32, 1>, %b: memref<*xf32, 1>, %c: memref<?xi8, 1>, %d: memref<?x?xf32, 1>, %s: memref<1xindex>, %i: index)
    -> (memref<*xf32>, memref<3x2xf32>, memref<?x?xi8>, memref<8x2xf32, strided<[?, 2], offset: ?>>, memref<10x?xf32, strided<[?, 1]>>, memref<?xf32>, memref<?x?xf32, #map>, memref<*xf32>) {
  %0 = memref.memory_space_cast %a : memref<2xf32, 1> to memref<2xf32>
  %1 = memref.cast %0 {t.kept = 1 : i32} : memref<2xf32> to memref<*xf32>
  %2 = memref.memory_space_cast %b : memref<*xf32, 1> to memref<*xf32>
  %3 = memref.cast %2 : memref<*xf32> to memref<3x2xf32>
  %4 = memref.memory_space_cast %c : memref<?xi8, 1> to memref<?xi8>
  %5 = memref.view %4[%i][%i, %i] : memref<?xi8> to memref<?x?xi8>
  %6 = memref.memory_space_cast %d : memref<?x?xf32, 1> to memref<?x?xf32>
  %7 = memref.subview %6[4, %i] [8, 2] [3, 2] : memref<?x?xf32> to memref<8x2xf32, strided<[?, 2], offset: ?>>
  %8 = memref.reinterpret_cast %6 to offset: [0], sizes: [10, %i], strides: [%i, 1] : memref<?x?xf32> to memref<10x?xf32, strided<[?, 1]>>
  %9 = memref.reshape %6(%s) : (memref<?x?xf32>, memref<1xindex>) -> memref<?xf32>
  %10 = memref.transpose %6 (d0, d1) -> (d1, d0) : memref<?x?xf32> to memref<?x?xf32, #map>
  %11 = memref.reshape %2(%s) : (memref<*xf32>, memref<1xindex>) -> memref<?xf32>
  %12 = memref.cast %11 : memref<?xf32> to memref<*xf32>
  return %1, %3, %5, %7, %8, %9, %10, %12 : memref<*xf32>, memref<3x2xf32>, memref<?x?xi8>, memref<8x2xf32, strided<[?, 2], offset: ?>>, memref<10x?xf32, strided<[?, 1]>>, memref<?xf32>, memref<?x?xf32, #map>, memref<*xf32>
}
func.func @shapes(%a: memref<4x4xf32, 1>, %b: memref<?xf32, 1>, %x: f32) -> (memref<16xf32>, memref<?xf32>) {
  %m = memref.memory_space_cast %a : memref<4x4xf32, 1> to memref<4x4xf32>
  %c0 = arith.constant 0 : index
  %e = memref.expand_shape %m [[0], [1, 2]] output_shape [4, 2, 2] : memref<4x4xf32> into memref<4x2x2xf32>
  %c = memref.collapse_shape %e [[0, 1, 2]] : memref<4x2x2xf32> into memref<16xf32>
  %l = memref.load %c[%c0] : memref<16xf32>
  memref.store %l, %c[%c0] : memref<16xf32>
  %n = memref.memory_space_cast %b : memref<?xf32, 1> to memref<?xf32>
  %o = memref.assume_alignment %n, 16 : memref<?xf32>
  return %c, %o : memref<16xf32>, memref<?xf32>
}
func.func @vectors(%a: memref<?xf32, 1>, %i: index, %mask: vector<4xi1>, %idx: vector<4xindex>, %t: tensor<?xf32>, %f: f32) -> (tensor<?xf32>, vector<4xf32>) {
  %m = memref.memory_space_cast %a : memref<?xf32, 1> to memref<?xf32>
  %0 = vector.transfer_read %m[%i], %f : memref<?xf32>, vector<4xf32>
  vector.transfer_write %0, %m[%i] : vector<4xf32>, memref<?xf32>
  %1 = vector.load %m[%i] : memref<?xf32>, vector<4xf32>
  vector.store %1, %m[%i] : memref<?xf32>, vector<4xf32>
  %2 = vector.maskedload %m[%i], %mask, %0 : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i], %mask, %2 : memref<?xf32>, vector<4xi1>, vector<4xf32>
  %3 = vector.gather %m[%i] [%idx], %mask, %2 : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %m[%i] [%idx], %mask, %3 : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32>
  %4 = vector.expandload %m[%i], %mask, %3 : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %m[%i], %mask, %4 : memref<?xf32>, vector<4xi1>, vector<4xf32>
  %5 = vector.transfer_read %t[%i], %f : tensor<?xf32>, vector<4xf32>
  %6 = vector.transfer_write %4, %t[%i] : vector<4xf32>, tensor<?xf32>
  return %6, %5 : tensor<?xf32>, vector<4xf32>
}
func.func @both(%a: memref<?xmemref<?xf32>, 1>, %b: memref<?xf32, 1>, %i: index) {
  %m = memref.memory_space_cast %a : memref<?xmemref<?xf32>, 1> to memref<?xmemref<?xf32>>
  %n = memref.memory_space_cast %b : memref<?xf32, 1> to memref<?xf32>
  memref.store %n, %m[%i] : memref<?xmemref<?xf32>>
  %s = memref.memory_space_cast %n : memref<?xf32> to memref<?xf32, 3>
  memref.copy %n, %n : memref<?xf32> to memref<?xf32>
  "t.use"(%s) : (memref<?xf32, 3>) -> ()
  return
}
