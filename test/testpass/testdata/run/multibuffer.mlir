// RUN: -test-multi-buffering -mlir-print-debuginfo
// RUN: -test-multi-buffering=multiplier=3 -canonicalize

func.func @rounds(%a: memref<64x3x8xf32>, %lb: index, %ub: index, %step: index, %k: index) {
  %0 = memref.alloc() {alignment = 64 : i64, a.b} : memref<3x8xf32, 2>
  %1 = memref.alloc() : memref<f32>
  %2 = memref.alloc(%k) : memref<?xf32>
  %3 = memref.alloc() : memref<3x8xf32>
  scf.for %i = %lb to %ub step %step {
    %s = memref.subview %a[%i, 0, 0] [1, 3, 8] [1, 1, 1] : memref<64x3x8xf32> to memref<3x8xf32, strided<[8, 1], offset: ?>>
    memref.copy %s, %0 : memref<3x8xf32, strided<[8, 1], offset: ?>> to memref<3x8xf32, 2>
    %t = memref.subview %0[1, %k] [1, 4] [1, 2] : memref<3x8xf32, 2> to memref<4xf32, strided<[2], offset: ?>, 2>
    "test.use"(%t, %0) : (memref<4xf32, strided<[2], offset: ?>, 2>, memref<3x8xf32, 2>) -> ()
    memref.copy %1, %1 : memref<f32> to memref<f32>
    "test.use"(%3) : (memref<3x8xf32>) -> ()
  }
  memref.dealloc %0 : memref<3x8xf32, 2>
  return
}

func.func @nested(%a: memref<8xf32>, %n: index) {
  %0 = memref.alloc() : memref<8xf32>
  affine.for %i = 0 to 10 step 2 {
    memref.copy %a, %0 : memref<8xf32> to memref<8xf32>
    affine.for %j = 0 to %n {
      "test.use"(%0, %j) : (memref<8xf32>, index) -> ()
    }
  }
  %1 = memref.alloc() : memref<8xf32>
  "test.use"(%1) : (memref<8xf32>) -> ()
  %2 = memref.alloc() : memref<8xf32>
  scf.parallel (%i, %j) = (%n, %n) to (%n, %n) step (%n, %n) {
    memref.copy %a, %2 : memref<8xf32> to memref<8xf32>
  }
  return
}
