// RUN: --sroa -mlir-print-debuginfo
// RUN: --sroa --mem2reg

func.func @f(%c: i32) -> (i32, i32) {
  %1, %2 = test.multi_slot_alloca {x} : () -> (memref<i32>, memref<i32>)
  memref.store %c, %2[] : memref<i32>
  %3 = memref.load %1[] : memref<i32>
  %4 = memref.load %2[] : memref<i32>
  return %3, %4 : i32, i32
}
func.func @g(%c: i32) -> (i32, i32) {
  %1, %2 = test.multi_slot_alloca {x} : () -> (memref<i32>, memref<i32>)
  memref.store %c, %2[] : memref<i32>
  "use"(%1) : (memref<i32>) -> ()
  %3 = memref.load %1[] : memref<i32>
  %4 = memref.load %2[] : memref<i32>
  return %3, %4 : i32, i32
}
func.func @h(%c: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %1, %2, %5 = test.multi_slot_alloca {x} : () -> (memref<1xi32>, memref<2xi32>, memref<?xi32>)
  memref.store %c, %2[%c0] : memref<2xi32>
  %3 = memref.load %1[%c0] : memref<1xi32>
  %4 = memref.load %2[%c0] : memref<2xi32>
  %6 = memref.load %5[%c0] : memref<?xi32>
  return %3, %4 : i32, i32
}
