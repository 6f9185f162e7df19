// Loops whose rounds do not depend on each other.
// RUN: -affine-parallelize
// RUN: -affine-parallelize=max-nested=1
// RUN: -affine-parallelize=parallel-reductions=1
// RUN: -affine-parallelize=parallel-reductions=1 -mlir-print-debuginfo
// RUN: -affine-simplify-structures
func.func @copy(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %n: index) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n step 2 {
      %0 = affine.load %a[%i, %j] : memref<?x?xf32>
      affine.store %0, %b[%j, %i] : memref<?x?xf32>
    }
  }
  return
}

func.func @carried(%a: memref<100x100xf32>, %n: index) {
  affine.for %i = 1 to 100 {
    affine.for %j = 0 to 99 {
      %0 = affine.load %a[%i - 1, %j] : memref<100x100xf32>
      affine.store %0, %a[%i, %j] : memref<100x100xf32>
    }
  }
  affine.for %i = 0 to 50 {
    %0 = affine.load %a[%i * 2, 0] : memref<100x100xf32>
    affine.store %0, %a[%i * 2 + 1, 0] : memref<100x100xf32>
  }
  affine.for %i = 0 to 50 step 2 {
    %0 = affine.load %a[%i, 0] : memref<100x100xf32>
    affine.store %0, %a[%i + 1, 0] : memref<100x100xf32>
  }
  affine.for %i = 0 to 50 {
    %0 = affine.load %a[%i mod 3, 0] : memref<100x100xf32>
    affine.store %0, %a[%i floordiv 4 + 7, 0] : memref<100x100xf32>
  }
  affine.for %i = 0 to 50 {
    affine.if affine_set<(d0) : (d0 - 25 >= 0)>(%i) {
      %0 = affine.load %a[%i - 25, 1] : memref<100x100xf32>
      affine.store %0, %a[%i, 0] : memref<100x100xf32>
    }
  }
  affine.for %i = 0 to 10 {
    %m = memref.alloc() : memref<1xf32>
    %0 = affine.load %m[0] : memref<1xf32>
    affine.store %0, %m[0] : memref<1xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = "t.any"() : () -> f32
  }
  return
}

func.func @sum(%a: memref<?xf32>, %n: index, %init: f32) -> f32 {
  %r = affine.for %i = 0 to min affine_map<()[s0] -> (s0, 100)>()[%n] iter_args(%s = %init) -> f32 {
    %0 = affine.load %a[%i] : memref<?xf32>
    %1 = arith.addf %s, %0 : f32
    affine.yield %1 : f32
  }
  return %r : f32
}

func.func @sets(%a: memref<?xf32>, %n: index, %m: index) {
  affine.for %i = 0 to 10 {
    affine.if affine_set<(d0)[s0] : (d0 * 4 - 5 >= 0, d0 - s0 >= 0, d0 floordiv 2 - 1 >= 0, 3 >= 0)>(%i)[%n] {
      "t.a"(%i) : (index) -> ()
    }
    affine.if affine_set<(d0)[s0] : (d0 * 4 - 5 == 0, d0 - s0 >= 0)>(%i)[%n] {
      "t.a"(%i) : (index) -> ()
    } else {
      "t.b"(%i) : (index) -> ()
    }
    %0 = affine.apply affine_map<(d0)[s0, s1] -> ((s0 * s1) floordiv s0 + d0 - 1 - d0)>(%i)[%n, %m]
    "t.c"(%0) {map = affine_map<(d0) -> (d0 + d0, d0 - d0)>} : (index) -> ()
  }
  return
}
