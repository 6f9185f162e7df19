// Accesses of memref with affine indices.
// RUN: -affine-raise-from-memref
// RUN: -affine-raise-from-memref -mlir-print-debuginfo
func.func @f(%m: memref<?x?xf32>, %n: memref<f32>, %s: index, %x: f32) {
  %c3 = arith.constant 3 : index
  affine.for %i = 0 to 10 {
    scf.for %j = %c3 to %s step %c3 {
      %a = arith.muli %i, %c3 : index
      %b = arith.addi %a, %s : index
      %0 = memref.load %m[%b, %i] : memref<?x?xf32>
      memref.store %0, %m[%i, %j] : memref<?x?xf32>
      %c = arith.muli %i, %i : index
      memref.store %0, %m[%i, %c] : memref<?x?xf32>
      %d = arith.muli %s, %i : index
      memref.store %0, %m[%d, %c3] {nontemporal = true} : memref<?x?xf32>
      %e = arith.subi %s, %i : index
      memref.store %0, %m[%e, %c3] : memref<?x?xf32>
    }
    memref.store %x, %n[] : memref<f32>
  }
  return
}
