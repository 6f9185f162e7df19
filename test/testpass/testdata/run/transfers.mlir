// RUN: -test-vector-transfer-unrolling-patterns -mlir-print-debuginfo
// RUN: -test-vector-transfer-unrolling-patterns=reverse-unroll-order
// RUN: -test-vector-to-vector-lowering=unroll
// RUN: -test-vector-to-vector-lowering

func.func @read(%m: memref<3x4x8xi16>, %d: memref<?x?x4x8xi16, strided<[?, 32, 8, 1], offset: 3>>, %i: index, %j: index) -> (vector<2x8xi16>, vector<4x8xi16>, vector<4x8xi16>, vector<4x4xi16>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %p = arith.constant 0 : i16
  %0 = vector.transfer_read %m[%i, %j, %c0], %p {in_bounds = [true, true]} : memref<3x4x8xi16>, vector<2x8xi16>
  %1 = vector.transfer_read %m[%c2, %c0, %c0], %p : memref<3x4x8xi16>, vector<4x8xi16>
  %2 = vector.transfer_read %d[%i, %j, %c0, %c0], %p : memref<?x?x4x8xi16, strided<[?, 32, 8, 1], offset: 3>>, vector<4x8xi16>
  %3 = vector.transfer_read %m[%c2, %c2, %c0], %p {permutation_map = affine_map<(d0, d1, d2) -> (0, d1)>, in_bounds = [true, true]} : memref<3x4x8xi16>, vector<4x4xi16>
  return %0, %1, %2, %3 : vector<2x8xi16>, vector<4x8xi16>, vector<4x8xi16>, vector<4x4xi16>
}
func.func @write(%m: memref<3x4x8xf32>, %i: index, %v: vector<2x8xf32>, %w: vector<4x4xf32>, %t: tensor<8x8xf32>, %n: vector<2x8xi1>) -> tensor<8x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  vector.transfer_write %v, %m[%i, %i, %c0] {in_bounds = [true, true]} : vector<2x8xf32>, memref<3x4x8xf32>
  vector.transfer_write %v, %m[%c1, %c1, %c0] {in_bounds = [true, true]} : vector<2x8xf32>, memref<3x4x8xf32>
  vector.transfer_write %w, %m[%c0, %c0, %c0] : vector<4x4xf32>, memref<3x4x8xf32>
  vector.transfer_write %v, %m[%i, %i, %c0], %n {in_bounds = [true, true]} : vector<2x8xf32>, memref<3x4x8xf32>
  %0 = vector.transfer_write %w, %t[%i, %c1] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<4x4xf32>, tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
func.func @gather(%m: memref<?x?xf32>, %i: vector<4x4xindex>, %k: vector<4x4xi1>, %p: vector<4x4xf32>) -> vector<4x4xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.gather %m[%c0, %c0][%i], %k, %p : memref<?x?xf32>, vector<4x4xindex>, vector<4x4xi1>, vector<4x4xf32> into vector<4x4xf32>
  return %0 : vector<4x4xf32>
}
func.func @sum(%m: memref<4x4xf32>, %b: vector<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %p = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%c0, %c0], %p : memref<4x4xf32>, vector<4x4xf32>
  %1 = arith.addf %0, %b : vector<4x4xf32>
  %2 = arith.cmpf ult, %1, %b : vector<4x4xf32>
  %3 = arith.select %2, %1, %b : vector<4x4xi1>, vector<4x4xf32>
  vector.transfer_write %3, %m[%c0, %c0] : vector<4x4xf32>, memref<4x4xf32>
  return
}
func.func @e(%v: vector<1x4xf32>, %w: vector<1x4xf32>, %s: vector<1x[4]x1xf32>, %x: vector<1x1xf32>) -> (vector<1x4xf32>, vector<1x[4]x1xf32>, vector<1x1xf32>) {
  %0 = arith.addf %v, %w fastmath<fast> {a.b}: vector<1x4xf32>
  %1 = arith.mulf %s, %s : vector<1x[4]x1xf32>
  %2 = arith.negf %x : vector<1x1xf32>
  return %0, %1, %2 : vector<1x4xf32>, vector<1x[4]x1xf32>, vector<1x1xf32>
}
func.func @t(%v: vector<1x4x5x1xf32>, %w: vector<1x4xf32>) -> (vector<5x1x4x1xf32>, vector<4x1xf32>) {
  %0 = vector.transpose %v, [2, 0, 1, 3] : vector<1x4x5x1xf32> to vector<5x1x4x1xf32>
  %1 = vector.transpose %w, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
  return %0, %1: vector<5x1x4x1xf32>, vector<4x1xf32>
}
func.func @f(%v: vector<1x4xf32>, %x: vector<1x1xf32>, %i: index) -> (vector<1x4xf32>, vector<1x1xf32>) {
  %0:2 = scf.for %k = %i to %i step %i iter_args(%a = %v, %b = %x) -> (vector<1x4xf32>, vector<1x1xf32>) {
    %1 = arith.addf %a, %a : vector<1x4xf32>
    scf.yield %1, %b : vector<1x4xf32>, vector<1x1xf32>
  } {a.b}
  return %0#0, %0#1 : vector<1x4xf32>, vector<1x1xf32>
}
func.func @sc(%v: vector<1x4xf32>, %x: vector<4xf32>, %m: vector<4xi1>) -> (vector<1x4xf32>, vector<4x1x1xf32>, vector<1x4xf32>) {
  %0 = vector.shape_cast %v : vector<1x4xf32> to vector<4xf32>
  %1 = vector.shape_cast %0 : vector<4xf32> to vector<1x4xf32>
  %2 = vector.shape_cast %0 : vector<4xf32> to vector<4x1x1xf32>
  %3 = vector.insert_strided_slice %x, %v {offsets=[0,0],strides=[1]} : vector<4xf32> into vector<1x4xf32>
  return %1, %2, %3 : vector<1x4xf32>, vector<4x1x1xf32>, vector<1x4xf32>
}
