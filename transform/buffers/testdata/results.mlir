// RUN: --buffer-results-to-out-params
// RUN: --buffer-results-to-out-params=hoist-static-allocs -mlir-print-op-generic -mlir-print-debuginfo
// RUN: --buffer-results-to-out-params=add-result-attr
// RUN: --buffer-results-to-out-params=modify-public-functions

#l = affine_map<(d0) -> (d0 + 1)>
func.func private @basic(%a: i1) -> (i1, memref<8xf32> {test.a = 1}, memref<*xf32>, memref<4xf32, strided<[?], offset: ?>>) {
  %0 = memref.alloc() : memref<8xf32>
  %1 = memref.cast %0 : memref<8xf32> to memref<*xf32>
  %2 = memref.alloc() : memref<4xf32>
  %3 = memref.cast %2 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
  return %a, %0, %1, %3 : i1, memref<8xf32>, memref<*xf32>, memref<4xf32, strided<[?], offset: ?>>
}
func.func private @alloca(%n: index) -> (memref<8xf32>) {
  %0 = memref.alloca() : memref<8xf32>
  return %0 : memref<8xf32>
}
func.func private @branch(%c: i1) -> (memref<8xf32>) {
  cf.cond_br %c, ^a, ^b
^a:
  %0 = memref.alloc() : memref<8xf32>
  return %0 : memref<8xf32>
^b:
  %1 = memref.alloc() : memref<8xf32>
  %2 = memref.alloc() : memref<8xf32>
  return %2 : memref<8xf32>
}
func.func @public(%a: i1) -> memref<8xf32> {
  %0:4 = call @basic(%a) : (i1) -> (i1, memref<8xf32>, memref<*xf32>, memref<4xf32, strided<[?], offset: ?>>)
  "use"(%0#0, %0#1, %0#2, %0#3) : (i1, memref<8xf32>, memref<*xf32>, memref<4xf32, strided<[?], offset: ?>>) -> ()
  %e = func.call @ext() {foo} : () -> memref<4xf32>
  %b = func.call @branch(%a) {foo} : (i1) -> memref<8xf32>
  return %b : memref<8xf32>
}
func.func private @ext() -> (memref<4xf32>)
func.func private @args(%a: memref<8xf32>) -> (memref<8xf32>) {
  return %a : memref<8xf32>
}
