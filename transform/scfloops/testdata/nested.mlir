// Parallel loops as nests of loops. One with results stays.
// RUN: -scf-parallel-for-to-nested-fors -mlir-print-debuginfo
func.func @a(%l: index, %u: index, %s: index, %f: f32, %m: memref<?x?xf32>) {
  scf.parallel (%i, %j) = (%l, %s) to (%u, %u) step (%s, %s) {
    memref.store %f, %m[%i, %j] : memref<?x?xf32>
    scf.parallel (%k) = (%i) to (%u) step (%j) {
      "a.b"(%k) : (index) -> ()
    } {inner}
  } {outer = 1}
  return
}
func.func @c(%l: index) {
  scf.parallel (%i) = (%l) to (%l) step (%l) {
     scf.parallel (%j) = (%l) to (%l) step (%l) {
      "a.b"(%j) : (index) -> ()
     }
  }
  return
}
func.func @results(%l: index, %f: f32) -> f32 {
  %r = scf.parallel (%i) = (%l) to (%l) step (%l) init (%f) -> f32 {
    scf.reduce(%f : f32) {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %a : f32
    }
  }
  return %r : f32
}
