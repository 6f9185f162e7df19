// Constants with which a part would exceed its source stay values.
// RUN: -canonicalize
func.func @sv0(%arg0: memref<10xf32>) -> memref<?xf32, strided<[1], offset: 2>> {
  %c11 = arith.constant 11 : index
  %0 = memref.subview %arg0 [2][%c11][1] : memref<10xf32> to memref<?xf32, strided<[1], offset: 2>>
  return %0 : memref<?xf32, strided<[1], offset: 2>>
}

func.func @sv1(%arg0: memref<10xf32>, %s: index) -> memref<?xf32, strided<[1], offset: ?>> {
  %c11 = arith.constant 11 : index
  %0 = memref.subview %arg0 [%c11][%s][1] : memref<10xf32> to memref<?xf32, strided<[1], offset: ?>>
  return %0 : memref<?xf32, strided<[1], offset: ?>>
}

func.func @sv4(%arg0: memref<10x10xf32>, %s: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %c11 = arith.constant 5 : index
  %c3 = arith.constant 3 : index
  %c1 = arith.constant 1 : index
  %0 = memref.subview %arg0 [%c3, %s][%c11, %c3][%c3, %c1] : memref<10x10xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

func.func @sv5(%arg0: memref<10x10xf32>, %s: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %c11 = arith.constant 0 : index
  %c3 = arith.constant 10 : index
  %c1 = arith.constant -1 : index
  %0 = memref.subview %arg0 [%c3, %s][%c11, %c3][%c3, %c1] : memref<10x10xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

func.func @sv20(%arg0: memref<10x10xf32>, %s: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %m = arith.constant -1 : index
  %c3 = arith.constant 3 : index
  %c0 = arith.constant 0 : index
  %0 = memref.subview %arg0 [%m, %c3][%c3, %m][%c0, %c3] : memref<10x10xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

func.func @sv21(%arg0: tensor<10x10xf32>, %s: index) -> tensor<?x?xf32> {
  %m = arith.constant -1 : index
  %c3 = arith.constant 3 : index
  %c0 = arith.constant 0 : index
  %0 = tensor.extract_slice %arg0 [%m, %c3][%c3, %m][%c0, %c3] : tensor<10x10xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @sv22(%arg0: tensor<10x10xf32>, %s: index) -> tensor<?x?xf32> {
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  %0 = tensor.extract_slice %arg0 [%c3, %c3][%c8, %c3][1, %c3] : tensor<10x10xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @sv26(%arg0: memref<10x10xf32>, %s: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %m = arith.constant -1 : index
  %c3 = arith.constant 3 : index
  %c0 = arith.constant 0 : index
  %0 = memref.subview %arg0 [%s, %s][%c3, %c3][%c0, %c3] : memref<10x10xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}
