// RUN: -expand-realloc
// RUN: -expand-realloc=emit-deallocs=false
// RUN: -pass-pipeline=any(expand-realloc,canonicalize) -mlir-print-op-generic -mlir-print-debuginfo

func.func @all(%m: memref<?xf32>, %n: memref<4xf32>, %i: index) {
  %0 = memref.realloc %m(%i) {alignment = 8 : i64, bar} : memref<?xf32> to memref<?xf32>
  %1 = memref.realloc %0 : memref<?xf32> to memref<7xf32>
  %2 = memref.realloc %n(%i) : memref<4xf32> to memref<?xf32>
  memref.dealloc %1 : memref<7xf32>
  memref.dealloc %2 : memref<?xf32>
  return
}
func.func @static(%n: memref<4xf32>) -> (memref<12xf32>, memref<9xf32>) {
  %1 = memref.realloc %n {alignment = 8 : i64} : memref<4xf32> to memref<9xf32>
  %0 = memref.realloc %1 {alignment = 8 : i64} : memref<9xf32> to memref<12xf32>
  return %0, %1 : memref<12xf32>, memref<9xf32>
}
func.func @space(%n: memref<4xf32, 3>) -> (memref<12xf32, 3>, memref<9xf32, 3>) {
  %1 = memref.realloc %n {alignment = 8 : i64} : memref<4xf32, 3> to memref<9xf32, 3>
  %0 = memref.realloc %1 {alignment = 8 : i64} : memref<9xf32, 3> to memref<12xf32, 3>
  return %0, %1 : memref<12xf32, 3>, memref<9xf32, 3>
}
