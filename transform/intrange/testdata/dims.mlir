// RUN: --int-range-optimizations
// RUN: --int-range-optimizations --canonicalize

func.func @dims(%m: memref<3x5x?xi32>, %s: memref<3x9x4xi32>, %u: memref<*xf32>, %z: memref<0xf32>, %i: index, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c7 = arith.constant 7 : index
  %cm = arith.constant -1 : index
  %least = arith.maxsi %i, %c1 : index
  %most = arith.minsi %i, %c1 : index
  %far = arith.maxsi %i, %c7 : index
  %before = arith.minsi %i, %cm : index
  %0 = memref.dim %m, %c0 : memref<3x5x?xi32>
  %1 = memref.dim %m, %c2 : memref<3x5x?xi32>
  %2 = memref.dim %m, %i : memref<3x5x?xi32>
  %3 = memref.dim %s, %i : memref<3x9x4xi32>
  %4 = memref.dim %s, %least : memref<3x9x4xi32>
  %5 = memref.dim %s, %most : memref<3x9x4xi32>
  %6 = memref.dim %s, %far : memref<3x9x4xi32>
  %7 = memref.dim %s, %before : memref<3x9x4xi32>
  %8 = memref.dim %u, %i : memref<*xf32>
  %9 = memref.dim %z, %i : memref<0xf32>
  %10 = test.reflect_bounds %0 : index
  %11 = test.reflect_bounds %1 : index
  %12 = test.reflect_bounds %2 : index
  %13 = test.reflect_bounds %3 : index
  %14 = test.reflect_bounds %4 : index
  %15 = test.reflect_bounds %5 : index
  %16 = test.reflect_bounds %6 : index
  %17 = test.reflect_bounds %7 : index
  %18 = test.reflect_bounds %8 : index
  %19 = test.reflect_bounds %9 : index
  scf.for %k = %c0 to %n step %c1 {
    %20 = memref.dim %s, %k : memref<3x9x4xi32>
    %21 = test.reflect_bounds %20 : index
    %22 = arith.cmpi sge, %20, %c0 : index
    "use"(%21, %22) : (index, i1) -> ()
  }
  return
}
