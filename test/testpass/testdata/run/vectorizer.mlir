// RUN: -affine-super-vectorizer-test="forward-slicing backward-slicing"
// RUN: -affine-super-vectorizer-test=slicing
// RUN: -affine-super-vectorizer-test=compose-maps
// RUN: -affine-super-vectorizer-test=vectorize-affine-loop-nest
// RUN: -affine-super-vectorizer-test=vector-shape-ratio=4,8
// RUN: -affine-super-vectorizer-test=vector-shape-ratio=2
// RUN: -affine-super-vectorizer-test

func.func @slices(%n: index, %m: memref<8xf32>) -> i32 {
  %0:2 = "slicing-test-op"(%n) : (index) -> (index, i32)
  %1 = arith.index_cast %0#0 : index to i32
  %2 = scf.for %i = %n to %0#0 step %n iter_args(%s = %1) -> i32 {
    %3 = "slicing-test-op"(%s, %i) : (i32, index) -> i32
    %4 = arith.addi %3, %0#1 : i32
    scf.yield %4 : i32
  }
  %5 = "slicing-test-op"(%2) : (i32) -> i32
  return %5 : i32
}

func.func @maps() {
  "test_affine_map"() {affine_map = affine_map<(d0)[s0, s1] -> (d0 + s0, d0 - s1 floordiv 4)>} : () -> ()
  "test_affine_map"() {affine_map = affine_map<(d0, d1)[s0] -> (d0 * s0, d1 mod 4, d0 + d1)>} : () -> ()
  "test_affine_map"() {affine_map = affine_map<(d0, d1, d2) -> (d2 - d1, 7)>} : () -> ()
  return
}

func.func @loops(%a: memref<?x16xf32>, %o: memref<?x16xf32>, %n: index) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 16 {
      %0 = affine.load %a[%i, %j] : memref<?x16xf32>
      %1 = arith.negf %0 : f32
      affine.store %1, %o[%i, %j] : memref<?x16xf32>
    }
  }
  return
}

func.func @serial(%a: memref<30xi32>) {
  affine.for %i = 1 to 30 {
    %0 = affine.load %a[%i - 1] : memref<30xi32>
    affine.store %0, %a[%i] : memref<30xi32>
  }
  return
}

func.func @shapes(%m: memref<4x16xf32>, %i: index) {
  %0 = arith.constant dense<1.0> : vector<8x16xf32>
  %1 = arith.constant dense<1> : vector<2x4x8xi32>
  %2 = arith.constant dense<1.0> : vector<8xf32>
  %3 = arith.constant dense<1.0> : vector<8x9xf32>
  %4 = arith.addf %0, %0 : vector<8x16xf32>
  vector.transfer_write %0, %m[%i, %i] : vector<8x16xf32>, memref<4x16xf32>
  memref.dealloc %m : memref<4x16xf32>
  %5:2 = "two"() : () -> (vector<4x8xf32>, vector<4x8xf32>)
  return
}

func.func @blocks() {
  %0 = "slicing-test-op"() : () -> i32
  cf.br ^bb1
^bb1:
  return
}
