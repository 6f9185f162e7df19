// Checks at run time. Without an operation of scf, mlir-opt crashes on subviews.
// RUN: -generate-runtime-verification
// RUN: -generate-runtime-verification=verbose-level=0
// RUN: -generate-runtime-verification -mlir-print-debuginfo
// RUN: -generate-runtime-verification -mlir-print-op-generic
// RUN: -generate-runtime-verification -mlir-print-value-users -mlir-print-elementsattrs-with-hex-if-larger=2
!al = memref<2x2xf32, affine_map<(a,b)->(b,a)>>
func.func @text(%named: !al, %i:index)  {
  %long:2 = func.call @g() : () -> (index, index)
  %1 = memref.load %named[%i, %long#1] {t = !al, d = dense<[1,2,3,4,5,6,7,8,9,10]> : tensor<10xi32>} : !al
  return 
}
func.func private @g() -> (index, index)
func.func @use() { scf.execute_region { scf.yield } return }
func.func @consts(%m: memref<3x4xf32>, %d: memref<?x4xf32>, %u: memref<*xf32>, %f: f32, %i: index) { 
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : index
  memref.store %f, %m[%c0, %c0] : memref<3x4xf32>
  memref.store %f, %m[%c7, %c0] : memref<3x4xf32>
  memref.store %f, %d[%c7, %c0] : memref<?x4xf32>
  %s = memref.subview %m[0, 0] [1, 4] [1, 1] : memref<3x4xf32> to memref<1x4xf32, strided<[4, 1]>>
  %s2 = memref.subview %m[0, 0] [%i, %c0] [1, %c7] : memref<3x4xf32> to memref<?x?xf32, strided<[4, ?]>>
  %s3 = memref.subview %m[0, 0] [0, %c0] [1, %c7] : memref<3x4xf32> to memref<0x?xf32, strided<[4, ?]>>
  %x = memref.dim %m, %c7 : memref<3x4xf32>
  %y = memref.dim %m, %c0 : memref<3x4xf32>
  %c1 = memref.cast %m : memref<3x4xf32> to memref<?x4xf32, strided<[4, 1], offset: ?>>
  %c2 = memref.cast %c1 : memref<?x4xf32, strided<[4, 1], offset: ?>> to memref<3x4xf32, strided<[?, 1], offset: 4>>
  %c3 = memref.cast %u : memref<*xf32> to memref<f32>
  %c4 = memref.cast %u : memref<*xf32> to memref<4x4xf32>
  %c5 = memref.cast %u : memref<*xf32> to memref<?x?xf32>
  %d2 = memref.dim %u, %c7 : memref<*xf32>
  %e = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [1, 3, 2, 2] : memref<3x4xf32> into memref<1x3x2x2xf32>
  memref.copy %m, %m : memref<3x4xf32> to memref<3x4xf32>
  memref.copy %m, %d : memref<3x4xf32> to memref<?x4xf32>
  %al = memref.assume_alignment %m, 16 : memref<3x4xf32>
  %alc = memref.alloc(%i) : memref<?x4xf32>
  memref.store %f, %alc[%i, %i] : memref<?x4xf32>
  %zero = arith.constant 5 : index
  memref.store %f, %alc[%zero, %c0] : memref<?x4xf32>
  memref.store %f, %alc[%zero, %x] : memref<?x4xf32>
  return }
func.func @v(%m: memref<vector<4xf32>>, %n: memref<f32>, %e: memref<2x2xf32, affine_map<(a,b)->(b,a)>>, %i:index)  {
  %0 = memref.load %m[] : memref<vector<4xf32>>
  %1 = memref.load %e[%i, %i] : memref<2x2xf32, affine_map<(a,b)->(b,a)>>
  %2 = memref.expand_shape %n [] output_shape [1,1] : memref<f32> into memref<1x1xf32>
  return 
}
func.func @a(%i: index, %j: index, %m: memref<?x?xf32>, %ms: memref<?xf32, strided<[?], offset: ?>, 3>, %map: memref<?x?xf32, affine_map<(d0, d1) -> (d1, d0 * 3)>>, %ri: memref<?xi1>) {
  %c4 = arith.constant 4 : index
  %a = memref.alloc(%i) : memref<?xf32>
  %b = memref.alloc(%c4) : memref<?xf32>
  %c = memref.alloc(%c4) : memref<?xf32>
  memref.copy %a, %b : memref<?xf32> to memref<?xf32>
  memref.copy %b, %c : memref<?xf32> to memref<?xf32>
  memref.copy %a, %a : memref<?xf32> to memref<?xf32>
  %e = memref.expand_shape %m [[0], [1, 2]] output_shape [%i, %j, 1] : memref<?x?xf32> into memref<?x?x1xf32>
  %e2 = memref.expand_shape %m [[0], [1, 2]] output_shape [%i, %j, 0] : memref<?x?xf32> into memref<?x?x0xf32>
  %x = memref.cast %ms : memref<?xf32, strided<[?], offset: ?>, 3> to memref<4xf32, strided<[2], offset: ?>, 3>
  %z = memref.dim %a, %c4 : memref<?xf32>
  %k = memref.alloc() : memref<3xindex>
  return
}
func.func @sv(%m: memref<?x4x5xf32>, %i: index, %j: index, %f: f32) { %0 = memref.subview %m[%i, 1, 2] [%j, 2, 1] [%i, %j, 1] : memref<?x4x5xf32> to memref<?x2x1xf32, strided<[?, ?, 1], offset: ?>> return }
func.func @aa(%m: memref<?x3xf32, strided<[?, ?], offset: ?>>) { %0 = memref.assume_alignment %m, 16 : memref<?x3xf32, strided<[?, ?], offset: ?>>  return }
func.func @cast1(%m: memref<*xf32>) { %0 = memref.cast %m : memref<*xf32> to memref<?x3xf32, strided<[?, 5], offset: 7>>  return }
func.func @cast2(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>) { %0 = memref.cast %m : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x3xf32, strided<[?, 5], offset: 7>>  return }
func.func @cast3(%m: memref<?x?xf32>) { %0 = memref.cast %m : memref<?x?xf32> to memref<*xf32>  return }
func.func @copy(%m: memref<?x?x4xf32>, %n: memref<?x3x4xf32>) { memref.copy %m, %n : memref<?x?x4xf32> to memref<?x3x4xf32>  return }
func.func @copyu(%m: memref<*xf32>, %n: memref<?x3x4xf32>) { memref.copy %m, %n : memref<*xf32> to memref<?x3x4xf32>  return }
func.func @dim(%m: memref<?x?x4xf32>, %i: index) -> index { %0 = memref.dim %m, %i : memref<?x?x4xf32>  return %0 : index }
func.func @dimu(%m: memref<*xf32>, %i: index) -> index { %0 = memref.dim %m, %i : memref<*xf32>  return %0 : index }
func.func @load(%m: memref<?x4xf32>, %i: index, %j: index) -> f32 { %0 = memref.load %m[%i, %j] : memref<?x4xf32>  return %0 : f32 }
func.func @load0(%m: memref<f32>) -> f32 { %0 = memref.load %m[] : memref<f32>  return %0 : f32 }
func.func @store(%m: memref<?x4xf32>, %i: index, %j: index, %f: f32) { memref.store %f, %m[%i, %j] : memref<?x4xf32>  return }
func.func @rmw(%m: memref<?x4xf32>, %i: index, %j: index, %f: f32) { %0 = memref.atomic_rmw addf %f, %m[%i, %j] : (f32, memref<?x4xf32>) -> f32  return }
func.func @grmw(%m: memref<?x4xf32>, %i: index, %j: index, %f: f32) { %0 = memref.generic_atomic_rmw %m[%i, %j] : memref<?x4xf32> {
  ^bb0(%c : f32):
  memref.atomic_yield %f : f32
}  return }
func.func @rc(%m: memref<?xf32>, %i: index, %j: index, %f: f32) { %0 = memref.reinterpret_cast %m to offset: [%i], sizes: [%j, 4], strides: [%i, 2] : memref<?xf32> to memref<?x4xf32, strided<[?, 2], offset: ?>> return }
func.func @rcu(%m: memref<*xf32>, %i: index, %j: index, %f: f32) { %0 = memref.reinterpret_cast %m to offset: [%i], sizes: [%j, 4], strides: [%i, 2] : memref<*xf32> to memref<?x4xf32, strided<[?, 2], offset: ?>> return }
func.func @es(%m: memref<?x4xf32>, %i: index, %j: index, %f: f32) { %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [%i, 2, 4] : memref<?x4xf32> into memref<?x2x4xf32> return }
func.func @es0(%m: memref<?x8xf32>, %i: index, %j: index, %f: f32) { %0 = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [%i, 2, 4, 2] : memref<?x8xf32> into memref<?x2x4x2xf32> return }
func.func @others(%m: memref<?x4xf32>, %i: index, %j: index, %f: f32) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<?x4xf32> into memref<?xf32>
  %1 = memref.alloc(%i) : memref<?xf32>
  %2 = memref.realloc %1 : memref<?xf32> to memref<4xf32>
  %sh = memref.alloc() : memref<2xindex>
  %4 = memref.reshape %m(%sh) : (memref<?x4xf32>, memref<2xindex>) -> memref<?x?xf32>
  memref.prefetch %m[%i, %j], read, locality<3>, data : memref<?x4xf32>
  %v = vector.load %m[%i, %j] : memref<?x4xf32>, vector<4xf32>
  scf.for %k = %i to %j step %i { }
  %d = arith.divsi %i, %j : index
  %5 = memref.transpose %m (a, b) -> (b, a) : memref<?x4xf32> to memref<4x?xf32, strided<[1, 4]>>
 return }
module @outer { %x = arith.constant 5 : index
 module @in { func.func @f(%m: memref<4xf32>, %i: index) -> f32 {
  %q = arith.constant 1 : index
  %c = arith.addi %q, %i : index
  %r = scf.execute_region -> f32 { %z = memref.load %m[%c] : memref<4xf32>  scf.yield %z : f32 }
  %0 = memref.load %m[%q] : memref<4xf32>
  return %0 : f32 } 
  func.func @g(%m: memref<4xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<4xf32>
  return %0 : f32 }
  }
  %i = arith.constant 5 : index
  %y = arith.constant 5 : index
  %m = memref.alloc() : memref<3xf32>
  %0 = memref.load %m[%y] : memref<3xf32>
  }
module { module { func.func @f(%m: memref<4xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i] {a="x\n\"y"} : memref<4xf32> loc("quote\"n")
  %1 = memref.load %m[%i] {a="x\n\"y", b = array<i64: 2, 3>} : memref<4xf32> loc(fused["a", callsite("b" at "c":1:2)])
  return %0 : f32 } } }
func.func @sv1(%m: memref<8xf32>, %i: index, %j: index, %f: f32) { %0 = memref.subview %m[1] [2] [3] : memref<8xf32> to memref<2xf32, strided<[3], offset: 1>> return }
func.func @sv0(%m: memref<f32>, %i: index, %j: index, %f: f32) { %0 = memref.subview %m[] [] [] : memref<f32> to memref<f32, strided<[]>> return }
func.func @es1(%m: memref<?x4xf32>, %i: index, %j: index, %f: f32) { %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [%i, 2, 4] : memref<?x4xf32> into memref<?x2x4xf32> return }
func.func @es2(%m: memref<?x?xf32>, %i: index, %j: index, %f: f32) { %0 = memref.expand_shape %m [[0, 1, 2], [3, 4]] output_shape [%i, 2, 3, %j, 2] : memref<?x?xf32> into memref<?x2x3x?x2xf32> return }
func.func @es3(%m: memref<?x?xf32>, %i: index, %j: index, %f: f32) { %0 = memref.expand_shape %m [[0, 1, 2], [3, 4]] output_shape [%i, 2, %i, %j, 2] : memref<?x?xf32> into memref<?x2x?x?x2xf32> return }
func.func @nested(%m: memref<?xf32>, %i: index, %j: index, %f: f32) { 
  scf.for %k = %i to %j step %i { memref.store %f, %m[%k] : memref<?xf32> }
  return }
