// RUN: -split-input-file --pass-pipeline=builtin.module(buffer-results-to-out-params{hoist-dynamic-allocs=true}) -mlir-print-debuginfo
// RUN: -split-input-file --pass-pipeline=builtin.module(buffer-results-to-out-params{hoist-static-allocs=true})
// RUN: -split-input-file --pass-pipeline=builtin.module(buffer-results-to-out-params{modify-public-functions=true})

func.func private @mixed(%n: index, %m: index) -> (memref<?x4x?xf32>, memref<4xf32>, memref<?xf32, strided<[?], offset: ?>>) {
  %0 = memref.alloc(%m, %n) {alignment = 8 : i64} : memref<?x4x?xf32>
  %1 = memref.alloc() : memref<4xf32>
  %2 = memref.alloc(%n) : memref<?xf32>
  %3 = memref.cast %2 : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  return %0, %1, %3 : memref<?x4x?xf32>, memref<4xf32>, memref<?xf32, strided<[?], offset: ?>>
}
func.func @call(%n: index, %m: index) {
  %0:3 = call @mixed(%n, %m) : (index, index) -> (memref<?x4x?xf32>, memref<4xf32>, memref<?xf32, strided<[?], offset: ?>>)
  return
}
// -----
func.func private @mixed(%n: index, %m: index) -> (memref<?x4x?xf32>, memref<4xf32>) {
  %0 = memref.alloc(%m, %n) {alignment = 8 : i64} : memref<?x4x?xf32>
  %1 = memref.alloc() : memref<4xf32>
  return %0, %1 : memref<?x4x?xf32>, memref<4xf32>
}
func.func @call(%n: index, %m: index) {
  %0:2 = call @mixed(%n, %m) : (index, index) -> (memref<?x4x?xf32>, memref<4xf32>)
  return
}
// -----
func.func private @const(%n: index, %m: index) -> (memref<?xf32>) {
  %c4 = arith.constant 4 : index
  %0 = memref.alloc(%c4) : memref<?xf32>
  return %0: memref<?xf32>
}
func.func @call(%n: index, %m: index) {
  %0 = call @const(%n, %m) : (index, index) -> (memref<?xf32>)
  return
}
// -----
func.func private @computed(%n: index, %m: index) -> (memref<?xf32>) {
  %c4 = arith.muli %n, %m : index
  %0 = memref.alloc(%c4) : memref<?xf32>
  return %0: memref<?xf32>
}
func.func @call(%n: index, %m: index) {
  %0 = call @computed(%n, %m) : (index, index) -> (memref<?xf32>)
  return
}
// -----
func.func private @casted(%n: index, %m: index) -> (memref<?xf32>) {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.cast %0 : memref<4xf32> to memref<?xf32>
  return %1: memref<?xf32>
}
func.func @call(%n: index, %m: index) {
  %0 = call @casted(%n, %m) : (index, index) -> (memref<?xf32>)
  return
}
// -----
func.func private @branches(%c: i1, %n: index, %m: index) -> (memref<?xf32>) {
  cf.cond_br %c, ^a, ^b
^a:
  %0 = memref.alloc(%n) : memref<?xf32>
  return %0: memref<?xf32>
^b:
  %1 = memref.alloc(%m) : memref<?xf32>
  return %1: memref<?xf32>
}
func.func @call(%c: i1, %n: index, %m: index) {
  %0 = call @branches(%c, %n, %m) : (i1, index, index) -> (memref<?xf32>)
  return
}
// -----
func.func private @layout(%c: memref<4xf32, strided<[2]>>) -> (memref<4xf32, strided<[2]>>) {
  return %c : memref<4xf32, strided<[2]>>
}
// -----
func.func @public(%c: memref<4xf32, strided<[2]>>) -> (memref<4xf32, strided<[2]>>) {
  return %c : memref<4xf32, strided<[2]>>
}
// -----
module @inner {
  func.func private @other(%n: i32) -> memref<8xf32> {
    %0 = call @other(%n) : (i32) -> memref<8xf32>
    return %0 : memref<8xf32>
  }
}
// -----
func.func @indirect(%f: () -> memref<8xf32>) {
  %0 = func.call_indirect %f() : () -> memref<8xf32>
  return
}
// -----
func.func private @map(%c: i1) -> memref<8xf32, affine_map<(d0) -> (d0 * 2)>> {
  %0 = memref.alloc() : memref<8xf32, affine_map<(d0) -> (d0 * 2)>>
  return %0 : memref<8xf32, affine_map<(d0) -> (d0 * 2)>>
}
// -----
func.func private @attrs(%c: i1 {x.y}) -> (memref<8xf32, 3>, i1 {a.b}, memref<2xf32> {a.c}) attributes {sym_z} {
  %0 = "x"() : () -> memref<8xf32, 3>
  %1 = "x"() : () -> memref<2xf32>
  scf.if %c {
    %2:3 = func.call @attrs(%c) : (i1) -> (memref<8xf32, 3>, i1, memref<2xf32>)
    %3:3 = func.call @attrs(%c) : (i1) -> (memref<8xf32, 3>, i1, memref<2xf32>)
  }
  return %0, %c, %1 : memref<8xf32, 3>, i1, memref<2xf32>
}
