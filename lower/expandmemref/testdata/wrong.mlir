// RUN: -expand-realloc

func.func @smaller(%m: memref<9xf32>) -> memref<2xf32> {
  %0 = memref.realloc %m : memref<9xf32> to memref<2xf32>
  return %0 : memref<2xf32>
}
