// RUN: -lower-affine
// RUN: -lower-affine -mlir-print-debuginfo
func.func @f(%a: index, %b: index, %m: memref<?x?xf32>, %t: memref<1xi32>, %c: index) {
  %0 = affine.load %m[%a + %a * 2 + symbol(%a), symbol(%b)] {nontemporal} : memref<?x?xf32>
  affine.prefetch %m[%a, %b + 5], write, locality<3>, data {foo} : memref<?x?xf32>
  affine.dma_start %m[%a, %b], %m[%b, %a + 3], %t[%a], %c, %a, %b : memref<?x?xf32>, memref<?x?xf32>, memref<1xi32>
  affine.dma_wait %t[%a], %c : memref<1xi32>
  %10:3 = affine.delinearize_index %a into (%b, 3) {foo} : index, index, index
  %1 = affine.linearize_index disjoint [%a, %b] by (%c, 4) : index
  %2 = affine.linearize_index [%a, %b, %c] by (%a, 4) : index
  return
}
func.func @g(%a: index, %b: index, %m: memref<?x?xf32>, %t: memref<1xi32>, %c: index) {
  affine.parallel (%i, %j) = (max(0, %a), %b) to (min(%a, %b), %c + 4 * symbol(%a)) step (2, 3) { 
  }
  %q:2 = affine.parallel (%i, %j) = (0, %b) to (%a, %c + 4) reduce ("addf", "addi") -> (f32, i32) { 
   %v = affine.load %m[%i, %j] : memref<?x?xf32>
   %w = arith.index_cast %i : index to i32 affine.yield %v, %w : f32, i32
  } {foo}
  return
}
func.func @h(%a: index, %b: index, %m: memref<?x?xf32>, %t: memref<1xi32>, %c: index) {
  %z = arith.constant 0.0 : f32
  affine.for %i = max affine_map<(d0)[s0] -> (d0, s0, 3)>(%a)[%b] to %c step 2 { }
  affine.for %i = affine_map<(d0)[s0] -> (d0 mod 3 + s0 floordiv 5)>(%a)[%b] to -3 { }
  %l = affine.for %i = 0 to 10 iter_args(%v = %z) -> (f32) { affine.yield %v : f32 } {foo}
  affine.if affine_set<(d0)[s0] : (d0 >= 0, s0 - 5 == 0)>(%a)[%b] { } else { }
  affine.if affine_set<() : ()>() { } 
  %k = affine.if affine_set<(d0)[s0] : (d0 >= 0, s0 - 5 == 0)>(%a)[%b] -> f32 { affine.yield %z : f32 } else { affine.yield %z : f32 } {foo}
  %mi = affine.min affine_map<(d0)[s0] -> (d0, s0)>(%a)[%b]
  %ma = affine.max affine_map<(d0)[s0] -> (d0, s0)>(%a)[%b] {foo}
  %ap = affine.apply affine_map<(d0)[s0] -> ((d0+ s0) ceildiv 3)>(%a)[%b] {foo}
  %vv = affine.vector_load %m[%a, %b] : memref<?x?xf32>, vector<4xf32>
  affine.vector_store %vv, %m[%a, %b + 1] {foo} : memref<?x?xf32>, vector<4xf32>
  return
}
func.func @carried_a(%z: f32, %w: f32) -> f32 {
  %l = affine.for %i = 0 to 10 iter_args(%v = %z) -> (f32) { affine.yield %v : f32 }
  return %l : f32
}
func.func @carried_b(%z: f32, %w: f32) -> f32 {
  %l = affine.for %i = 0 to 10 iter_args(%v = %z) -> (f32) { affine.yield %w : f32 }
  return %l : f32
}
func.func @carried_c(%z: f32, %w: f32) -> (f32, f32) {
  %l:2 = affine.for %i = 0 to 10 iter_args(%v = %z, %u = %w) -> (f32, f32) { affine.yield %u, %v : f32, f32 }
  return %l#0, %l#1 : f32, f32
}
func.func @carried_d(%z: f32, %n: index) -> f32 {
  %l = affine.for %i = 0 to %n iter_args(%v = %z) -> (f32) { affine.yield %v : f32 }
  return %l : f32
}
func.func @carried_e(%z: f32, %n: index) -> f32 {
  %l = affine.for %i = 0 to 10 iter_args(%v = %z) -> (f32) { %q = arith.addf %v, %v : f32 affine.yield %v : f32 }
  return %l : f32
}
func.func @carried_g(%z: f32, %n: index) -> f32 {
  %l = affine.for %i = 0 to 1 iter_args(%v = %z) -> (f32) { %q = arith.addf %v, %v : f32 affine.yield %q : f32 }
  return %l : f32
}
func.func @reductions(%f: f32, %i: i32) {
  %q:8 = affine.parallel (%x) = (0) to (3) reduce ("addf", "mulf", "maximumf", "minimumf", "addi", "muli", "andi", "ori") -> (f32, f32, f32, f32, i32, i32, i32, i32) { affine.yield %f, %f, %f, %f, %i, %i, %i, %i : f32, f32, f32, f32, i32, i32, i32, i32 }
  return
}
func.func @bounds(%n: index, %m: memref<?xf32>) {
  %c8 = arith.constant 8 : index
  affine.for %i = 2 to 10 step 3 {
    affine.for %j = max affine_map<(d0) -> (d0, 1, d0 - 9)>(%i) to min affine_map<(d0)[s0] -> (d0 * 4, 3, s0)>(%i)[%n] {
      %k = affine.apply affine_map<(d0, d1) -> (d0 * 8 + d1)>(%i, %j)
      affine.if affine_set<(d0, d1) : (d0 - d1 >= 0, d1 mod 8 == 0)>(%k, %i) {
        %v = affine.load %m[%k] : memref<?xf32>
        affine.store %v, %m[%k floordiv 8 + symbol(%n) ceildiv 2] : memref<?xf32>
      }
    }
    affine.for %j = affine_map<(d0) -> (d0 floordiv 16)>(%i) to affine_map<()[s0] -> (s0 * 2)>()[%c8] { }
  }
  return
}
