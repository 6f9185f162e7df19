// RUN: --finalize-memref-to-llvm
func.func @h0(%m: memref<?x4xf32>, %i: index) {
  %0 = memref.subview %m[0, 0] [2, 2] [1, 1] : memref<?x4xf32> to memref<2x2xf32, strided<[4, 1]>>
  return
}
func.func @h1(%m: memref<?x4xf32>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<?x4xf32> into memref<?xf32>
  return
}
func.func @h2(%m: memref<4xf32>) {
  %0 = memref.realloc %m : memref<4xf32> to memref<5xf32>
  return
}
func.func @h3(%m: memref<4xf32, affine_map<(d0)->(d0 mod 2)>>, %i: index) {
  %0 = memref.load %m[%i] : memref<4xf32, affine_map<(d0)->(d0 mod 2)>>
  return
}
func.func @h4(%m: memref<4xf32, "x">, %i: index) {
  %0 = memref.load %m[%i] : memref<4xf32, "x">
  return
}
func.func @h5(%m: memref<4xmemref<?xf32>>, %i: index, %t: memref<2xindex>, %n: memref<?xf32>) {
  %a = memref.alloc() : memref<4xmemref<?xf32>>
  memref.copy %m, %a : memref<4xmemref<?xf32>> to memref<4xmemref<?xf32>>
  %0 = memref.load %m[%i] : memref<4xmemref<?xf32>>
  memref.store %n, %m[%i] : memref<4xmemref<?xf32>>
  %b = memref.alloc() : memref<4xmemref<*xf32>>
  return
}
func.func @h6(%m: memref<4xi32>, %i: index, %k: i32) -> i32 {
  %2 = memref.generic_atomic_rmw %m[%i] : memref<4xi32> {
  ^bb0(%x: i32):
    %y = llvm.add %x, %k : i32
    memref.atomic_yield %y : i32
  }
  %3 = memref.load %m[%i] : memref<4xi32>
  return %2 : i32
}
