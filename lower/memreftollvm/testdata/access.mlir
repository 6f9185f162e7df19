// RUN: --finalize-memref-to-llvm
// RUN: --finalize-memref-to-llvm=index-bitwidth=32
func.func @b(%n: index, %m: memref<?x4xf32>, %u: memref<*xf32>, %i: index, %f: f32, %p: memref<4x?xf32, strided<[?, 2], offset: ?>>, %q: memref<*xf32, 2>) -> index {
  %a = memref.assume_alignment %m, 16 : memref<?x4xf32>
  %c1 = arith.constant 1 : index
  %d1 = memref.dim %m, %c1 : memref<?x4xf32>
  %c0 = arith.constant 0 : index
  %d0 = memref.dim %m, %c0 : memref<?x4xf32>
  %di = memref.dim %m, %i : memref<?x4xf32>
  %du = memref.dim %u, %i : memref<*xf32>
  %l = memref.load %p[%i, %n] : memref<4x?xf32, strided<[?, 2], offset: ?>>
  %l2 = memref.load %m[%i, %n] {nontemporal = true, alignment = 16} : memref<?x4xf32>
  memref.store %l, %p[%i, %n] {nontemporal = true, alignment = 16} : memref<4x?xf32, strided<[?, 2], offset: ?>>
  memref.prefetch %m[%i, %n], write, locality<2>, data : memref<?x4xf32>
  %r = memref.rank %u : memref<*xf32>
  %r1 = memref.rank %m : memref<?x4xf32>
  %x = memref.cast %m : memref<?x4xf32> to memref<?x?xf32>
  %y = memref.cast %m : memref<?x4xf32> to memref<*xf32>
  %z = memref.cast %u : memref<*xf32> to memref<?x4xf32>
  return %du : index
}
func.func @e(%m: memref<?x4xf32>, %n: memref<4xi32>, %i: index, %f: f32, %k: i32, %s: memref<2xindex>, %t: memref<?xindex>) {
  %0 = memref.atomic_rmw addf %f, %m[%i, %i] : (f32, memref<?x4xf32>) -> f32
  %1 = memref.atomic_rmw maxs %k, %n[%i] : (i32, memref<4xi32>) -> i32
  %a = memref.atomic_rmw assign %k, %n[%i] : (i32, memref<4xi32>) -> i32
  %b = memref.atomic_rmw andi %k, %n[%i] : (i32, memref<4xi32>) -> i32
  %c = memref.atomic_rmw maximumf %f, %m[%i, %i] : (f32, memref<?x4xf32>) -> f32
  %2 = memref.generic_atomic_rmw %n[%i] : memref<4xi32> {
  ^bb0(%x: i32):
    %y = arith.addi %x, %k : i32
    memref.atomic_yield %y : i32
  }
  %r = memref.alloca_scope -> (i32) {
    %z = memref.alloca() : memref<4xi32>
    memref.alloca_scope.return %k : i32
  }
  memref.alloca_scope {
    %z = memref.alloca() : memref<4xi32>
  }
  return
}
func.func @f2(%m: memref<?xf32>, %s: memref<2xindex>) {
  %0 = memref.reshape %m(%s) : (memref<?xf32>, memref<2xindex>) -> memref<?x4xf32>
  return
}
func.func @g(%m: memref<?xf32>, %s: memref<?xindex>) {
  %0 = memref.reshape %m(%s) : (memref<?xf32>, memref<?xindex>) -> memref<*xf32>
  return
}
