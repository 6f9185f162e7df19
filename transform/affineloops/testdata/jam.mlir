// Rounds done together: inner loops get copies of what is in them, sums are added up in the end.
// RUN: -pass-pipeline=builtin.module(func.func(affine-loop-unroll-jam))
// RUN: -pass-pipeline=builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=2}))
// RUN: -pass-pipeline=builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=3})) -mlir-print-debuginfo
// RUN: -pass-pipeline=builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=1}))
// RUN: -pass-pipeline=builtin.module(func.func(affine-loop-unroll{unroll-factor=5}))
// RUN: -pass-pipeline=builtin.module(func.func(affine-loop-unroll{unroll-factor=-1}))
// RUN: -affine-loop-normalize
// RUN: -affine-loop-invariant-code-motion
func.func @parts(%m: memref<?x?xf32>, %n: index) {
  affine.for %i = 0 to %n {
    "t.a"(%i) : (index) -> ()
    affine.for %j = 0 to 10 {
      %0 = affine.load %m[%i, %j] : memref<?x?xf32>
      "t.b"(%0, %j) : (f32, index) -> ()
      affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i) {
        affine.for %k = 0 to 3 {
          "t.c"(%i, %k) : (index, index) -> ()
        }
      }
    }
    "t.d"() : () -> ()
    "t.e"(%i) : (index) -> ()
  }
  return
}

func.func @sum(%m: memref<21x30xf32>, %init: f32, %init2: i32, %c: i32) -> (f32, i32) {
  %sum:2 = affine.for %i = 0 to 20 iter_args(%s = %init, %t = %init2) -> (f32, i32) {
    %one = affine.for %j = 0 to 30 iter_args(%x = %init) -> f32 {
      %0 = affine.load %m[%i, %j] : memref<21x30xf32>
      %1 = arith.addf %x, %0 : f32
      affine.yield %1 : f32
    }
    %2 = arith.mulf %s, %one : f32
    %3 = arith.muli %c, %t : i32
    affine.yield %2, %3 : f32, i32
  }
  return %sum#0, %sum#1 : f32, i32
}

func.func @xor(%init: i32, %c: i32, %n: index) -> i32 {
  %r = affine.for %i = 0 to 20 iter_args(%s = %init) -> i32 {
    %0 = arith.xori %s, %c : i32
    affine.yield %0 : i32
  }
  return %r : i32
}

func.func @maxnum(%init: f32, %c: f32, %n: index) -> f32 {
  %r = affine.for %i = 0 to %n step 2 iter_args(%s = %init) -> f32 {
    %0 = arith.maxnumf %s, %c : f32
    affine.yield %0 : f32
  }
  return %r : f32
}

func.func @triangle(%m: memref<?x?xf32>, %n: index) {
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      %0 = affine.load %m[%i, %j] : memref<?x?xf32>
      "t.b"(%0, %j) : (f32, index) -> ()
    }
  }
  return
}

func.func @few() {
  affine.for %i = 0 to 4 {
    "t.b"(%i) : (index) -> ()
  }
  return
}

func.func @bounds(%a: index, %b: index) {
  affine.for %i = max affine_map<(d0, d1) -> (d0, d1)>(%a, %b) to 100 {
    "t.b"(%i) : (index) -> ()
  }
  affine.for %i = 0 to min affine_map<(d0)[s0] -> (4 * d0, 8 * s0)>(%a)[%b] {
    "t.b"(%i) : (index) -> ()
  }
  affine.for %i = affine_map<(d0) -> (d0 + 1)>(%a) to affine_map<(d0) -> (d0 * 3)>(%b) step 2 {
    "t.b"(%i) : (index) -> ()
  }
  affine.for %i = affine_map<(d0) -> (d0 + 1)>(%a) to affine_map<(d0) -> (d0 + 9)>(%a) {
    "t.b"(%i) : (index) -> ()
  }
  return
}
