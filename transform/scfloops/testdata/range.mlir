// Loops that count sums and products.
// RUN: -scf-for-loop-range-folding -mlir-print-debuginfo
func.func @a(%l: index, %u: index, %s: index, %f: f32, %m: memref<?xf32>, %neg: i32, %o: index) {
  %cm = arith.constant -3 : index
  %c0 = arith.constant 0 : index
  scf.for %i = %l to %u step %s { %x = arith.muli %i, %i : index  memref.store %f, %m[%x] : memref<?xf32> }
  scf.for %i = %l to %u step %s { %x = arith.muli %i, %cm : index  memref.store %f, %m[%x] : memref<?xf32> }
  scf.for %i = %l to %u step %s { %x = arith.muli %cm, %i overflow<nsw> : index %y = arith.subi %x, %cm : index memref.store %f, %m[%y] : memref<?xf32> }
  scf.for unsigned %i = %neg to %neg step %neg : i32 { %x = arith.addi %i, %neg : i32 %z = arith.muli %x, %x : i32 "a.b"(%z) : (i32) -> () }
  %r = scf.for %i = %l to %u step %s iter_args(%a = %c0) -> index { %x = arith.addi %i, %a : index scf.yield %x : index }
  %r2 = scf.for %i = %l to %u step %s iter_args(%a = %c0) -> index { %x = arith.addi %i, %o : index scf.yield %x : index }
  scf.for %i = %l to %u step %s { scf.for %j = %l to %u step %s { %x = arith.addi %i, %l : index %y = arith.muli %x, %o {att} : index  "a.b"(%y, %j) : (index, index) -> () } }
  return
}
