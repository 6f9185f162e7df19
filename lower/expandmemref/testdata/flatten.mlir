// RUN: -flatten-memref
// RUN: -flatten-memref -mlir-print-debuginfo
// RUN: -canonicalize -flatten-memref -cse

func.func @dyn(%n: index, %i: index) -> (memref<3x4xf32>, f32) {
  %0 = memref.alloc() {alignment = 16: i64, a.b} : memref<3x4xf32>
  %v = memref.load %0[%i, %n] {nontemporal = true, a.b, alignment = 4 : i64} : memref<3x4xf32>
  %1 = memref.alloca() {a.b} : memref<3x4xf32, 1>
  memref.store %v, %1[%i, %n] {nontemporal = true, a.b} : memref<3x4xf32, 1>
  %2 = memref.alloc() : memref<2x4xf32, strided<[4, 1]>>
  %3 = memref.alloc() : memref<2x4xf32, strided<[8, 1], offset: 7>>
  %4 = memref.alloc() : memref<4xf32>
  memref.store %v, %3[%i, %n] : memref<2x4xf32, strided<[8, 1], offset: 7>>
  memref.dealloc %2 {a.b} : memref<2x4xf32, strided<[4, 1]>>
  memref.dealloc %4 {a.b} : memref<4xf32>
  memref.dealloc %0 : memref<3x4xf32>
  return %0, %v : memref<3x4xf32>, f32
}
func.func @c(%n: index, %i: index, %af: memref<3x4xf32, affine_map<(d0, d1) -> (d1, d0)>>, %d: memref<?x4xf32>, %z: memref<f32>) -> (f32) {
  %f = memref.load %af[%i, %n] : memref<3x4xf32, affine_map<(d0, d1) -> (d1, d0)>>
  memref.store %f, %af[%i, %n] : memref<3x4xf32, affine_map<(d0, d1) -> (d1, d0)>>
  %g = memref.load %d[%i, %n] : memref<?x4xf32>
  memref.dealloc %d : memref<?x4xf32>
  memref.dealloc %z : memref<f32>
  return %g : f32
}
func.func @vectors(%i: index, %m: memref<3x8xi16>, %k: vector<4xi1>, %v: vector<4xi16>, %p: i16, %w: vector<2x4xi16>) -> (vector<4xi16>, vector<4xi16>, vector<4xi16>) {
  %0 = vector.load %m[%i, %i] {alignment = 8 : i64} : memref<3x8xi16>, vector<4xi16>
  %1 = vector.maskedload %m[%i, %i], %k, %v : memref<3x8xi16>, vector<4xi1>, vector<4xi16> into vector<4xi16>
  %2 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true]} : memref<3x8xi16>, vector<4xi16>
  %c1 = arith.constant 1 : index
  vector.transfer_write %v, %m[%c1, %c1] : vector<4xi16>, memref<3x8xi16>
  vector.transfer_write %v, %m[%i, %c1] {in_bounds = [true]} : vector<4xi16>, memref<3x8xi16>
  vector.transfer_write %v, %m[%i, %c1] : vector<4xi16>, memref<3x8xi16>
  vector.store %v, %m[%i, %c1] : memref<3x8xi16>, vector<4xi16>
  vector.maskedstore %m[%c1, %c1], %k, %v : memref<3x8xi16>, vector<4xi1>, vector<4xi16>
  return %0, %1, %2 : vector<4xi16>, vector<4xi16>, vector<4xi16>
}
