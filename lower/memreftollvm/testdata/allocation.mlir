// RUN: --finalize-memref-to-llvm
// RUN: --finalize-memref-to-llvm=use-generic-functions
// RUN: --finalize-memref-to-llvm=use-aligned-alloc
func.func @alloc(%n: index, %m: memref<?x4xf32>, %u: memref<*xf32>, %i: index, %f: f32) {
  %0 = memref.alloc() : memref<f32>
  %1 = memref.alloc(%n) : memref<4x?xf32>
  %2 = memref.alloc() {alignment = 32} : memref<4x8xi16>
  %3 = memref.alloc() : memref<2xvector<4xf32>>
  %4 = memref.alloc() : memref<2xf32, 3>
  %5 = memref.alloca(%n) {alignment = 8} : memref<?xf32>
  %6 = memref.alloca() : memref<4xf32, 3>
  memref.dealloc %1 : memref<4x?xf32>
  memref.dealloc %u : memref<*xf32>
  return
}
