// Parallel loops in tiles.
// RUN: -mlir-print-debuginfo -scf-parallel-loop-tiling=parallel-loop-tile-sizes=-3,2
// RUN: -mlir-print-debuginfo -scf-parallel-loop-tiling=parallel-loop-tile-sizes=4,6
// RUN: -mlir-print-debuginfo -scf-parallel-loop-tiling=parallel-loop-tile-sizes=1
// RUN: -mlir-print-debuginfo -scf-parallel-loop-tiling=parallel-loop-tile-sizes=2,3,6
// RUN: -mlir-print-debuginfo -scf-parallel-loop-tiling=parallel-loop-tile-sizes=5,13
// RUN: -mlir-print-debuginfo -scf-parallel-loop-tiling=parallel-loop-tile-sizes=13
// RUN: -scf-parallel-loop-tiling=no-min-max-bounds
// RUN: -scf-parallel-loop-tiling=no-min-max-bounds -scf-parallel-loop-tiling=parallel-loop-tile-sizes=2
func.func @f(%a: index, %b: index, %c: index, %f: f32, %m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c12 = arith.constant 12 : index
  %c13 = arith.constant 13 : index
  scf.parallel (%i, %j) = (%a, %c0) to (%b, %c12) step (%c, %c1) { memref.store %f, %m[%i, %j] : memref<?x?xf32> } {att}
  scf.parallel (%i, %j, %k) = (%c0, %c0, %c1) to (%c12, %c13, %c13) step (%c1, %c3, %c3) { "use"(%i, %j, %k) : (index, index, index) -> () }
  scf.parallel (%i) = (%c0) to (%b) step (%c) {
    scf.parallel (%k) = (%a) to (%i) step (%c) { memref.store %f, %m[%i, %k] : memref<?x?xf32> }
    scf.for %l = %a to %i step %c { scf.parallel (%k) = (%l) to (%i) step (%c) { memref.store %f, %m[%i, %k] : memref<?x?xf32> } }
  }
  %r = scf.parallel (%i) = (%a) to (%b) step (%c) init (%f) -> f32 { 
    scf.reduce(%f : f32) {
    ^bb0(%x: f32, %y: f32):
      scf.reduce.return %x : f32
    }
  }
  return
}
func.func @signs() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m1 = arith.constant -1 : index
  %m3 = arith.constant -3 : index
  %c12 = arith.constant 12 : index
  scf.parallel (%i) = (%c12) to (%c0) step (%c1) { "use"(%i) : (index) -> () }
  scf.parallel (%i) = (%m3) to (%c0) step (%c1) { "use"(%i) : (index) -> () }
  scf.parallel (%i) = (%c12) to (%c0) step (%c12) { "use"(%i) : (index) -> () }
  return
}
