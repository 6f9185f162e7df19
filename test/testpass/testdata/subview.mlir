func.func @more(%m: memref<?x64xf32>, %i: index, %n: index) {
  %0 = memref.subview %m[%i, 3] [%n, 8] [2, 1] : memref<?x64xf32> to memref<?x8xf32, strided<[128, 1], offset: ?>>
  %1 = memref.subview %0[%n, 1] [4, 1] [3, 2] : memref<?x8xf32, strided<[128, 1], offset: ?>> to memref<4xf32, strided<[384], offset: ?>>
  %2 = memref.subview %0[5, %i] [4, 1] [3, 2] : memref<?x8xf32, strided<[128, 1], offset: ?>> to memref<4x1xf32, strided<[384, 2], offset: ?>>
  %3 = memref.subview %2[%i, 0] [1, 1] [1, 1] : memref<4x1xf32, strided<[384, 2], offset: ?>> to memref<1xf32, strided<[2], offset: ?>>
  %4 = memref.subview %3[0] [1] [1] : memref<1xf32, strided<[2], offset: ?>> to memref<1xf32, strided<[2], offset: ?>>
  %5 = memref.subview %0[5, %i] [4, 1] [%n, 2] : memref<?x8xf32, strided<[128, 1], offset: ?>> to memref<4x1xf32, strided<[?, 2], offset: ?>>
  "use"(%1, %2, %3, %4, %5) : (memref<4xf32, strided<[384], offset: ?>>, memref<4x1xf32, strided<[384, 2], offset: ?>>, memref<1xf32, strided<[2], offset: ?>>, memref<1xf32, strided<[2], offset: ?>>, memref<4x1xf32, strided<[?, 2], offset: ?>>) -> ()
  return
}
