// RUN: -affine-super-vectorize=virtual-vector-size=8
// RUN: -affine-super-vectorize=virtual-vector-size=4,8
// RUN: -affine-super-vectorize=virtual-vector-size=2,4,8
// RUN: -affine-super-vectorize=virtual-vector-size=16 vectorize-reductions -mlir-print-debuginfo
// RUN: -affine-super-vectorize=virtual-vector-size=100 vectorize-reductions
// RUN: -affine-super-vectorize=virtual-vector-size=4,8 test-fastest-varying=0,1 -mlir-print-debuginfo
// RUN: -affine-super-vectorize=virtual-vector-size=1,2,3,4
// RUN: -affine-super-vectorize
// RUN: -affine-super-vectorize=virtual-vector-size=0
// RUN: -affine-super-vectorize=vectorize-reductions
// RUN: -affine-super-vectorize=test-fastest-varying=0

func.func @elements(%a: memref<64x?xf32>, %o: memref<64x?xf32>, %x: f32, %n: index) {
  %two = arith.constant 2.0 : f32
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to %n {
      %l = affine.load %a[%i, %j] : memref<64x?xf32>
      %three = arith.constant 3.0 : f32
      %s = arith.mulf %l, %two {tag} : f32
      %t = arith.addf %s, %x fastmath<fast> : f32
      %c = arith.cmpf olt, %t, %three : f32
      %u = arith.select %c, %t, %l : f32
      affine.store %u, %o[%i, %j] : memref<64x?xf32>
    }
  }
  return
}

// The innermost loop first; transposed, invariant and computed subscripts.
func.func @subscripts(%a: memref<64x64xf32>, %b: memref<?xf32>, %o: memref<64x64xf32>, %n: index) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 step 2 {
      %k = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%n]
      %l = affine.load %a[%j, %i] : memref<64x64xf32>
      %m = affine.load %b[%k] : memref<?xf32>
      %q = affine.load %b[%n + 1] : memref<?xf32>
      %s = arith.addf %l, %m : f32
      %t = arith.addf %s, %q : f32
      affine.store %t, %o[%j + 1, %i] : memref<64x64xf32>
    }
  }
  return
}

func.func @three(%a: memref<8x8x8xi32>, %o: memref<8x8x8xi32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      affine.for %k = 0 to 8 {
        %l = affine.load %a[%k, %i, %j] : memref<8x8x8xi32>
        %c = arith.constant 7 : i32
        %s = arith.addi %l, %c overflow<nsw> : i32
        affine.store %s, %o[%i, %j, %k] : memref<8x8x8xi32>
      }
    }
  }
  return
}

// A loop in the nest that is not parallel hands vectors from round to round.
func.func @inner(%a: memref<64x64xf32>, %o: memref<64xf32>) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 64 {
    %r = affine.for %j = 0 to 63 iter_args(%s = %zero) -> f32 {
      %l = affine.load %a[%j, %i] : memref<64x64xf32>
      %t = arith.addf %s, %l : f32
      affine.yield %t : f32
    }
    affine.store %r, %o[%i] : memref<64xf32>
  }
  return
}

// The variable of a loop is not the same for all elements of a vector, but that of one around it is.
func.func @variables(%o: memref<64x64xi32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      %c = arith.index_cast %i : index to i32
      affine.store %c, %o[%i, %j] : memref<64x64xi32>
    }
  }
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      %c = arith.index_cast %j : index to i32
      affine.store %c, %o[%i, %j] : memref<64x64xi32>
    }
  }
  return
}

// What has no vectors.
func.func @left(%a: memref<64xf32>, %o: memref<64xf32>, %w: memref<64xvector<4xf32>>, %t: memref<8x8xf32, affine_map<(d0, d1) -> (d1, d0)>>) {
  affine.for %i = 0 to 64 {
    affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i) {
      %l = affine.load %a[%i] : memref<64xf32>
      affine.store %l, %o[%i] : memref<64xf32>
    }
  }
  affine.for %i = 0 to 8 {
    %m = memref.alloc() : memref<4xf32>
    %l = affine.vector_load %a[%i * 4] : memref<64xf32>, vector<4xf32>
    %v = affine.load %w[%i] : memref<64xvector<4xf32>>
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %l = affine.load %t[%i, %j] : memref<8x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
    }
  }
  affine.for %i = 1 to 64 {
    %l = affine.load %o[%i - 1] : memref<64xf32>
    affine.store %l, %o[%i] : memref<64xf32>
  }
  affine.for %i = 0 to 32 {
    affine.for %j = 0 to 32 {
      %l = affine.load %a[%i + %j] : memref<64xf32>
      %m = affine.load %t[%i, %i] : memref<8x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
    }
  }
  return
}

func.func @reductions(%a: memref<500xf32>, %b: memref<500xi32>, %x: f32, %n: index) -> (f32, i32, f32) {
  %c = arith.constant 0 : i32
  %inf = arith.constant 0x7F800000 : f32
  %r:3 = affine.for %i = 0 to min affine_map<()[s0] -> (s0, 500)>()[%n] iter_args(%s = %x, %k = %c, %m = %inf) -> (f32, i32, f32) {
    %l = affine.load %a[%i] : memref<500xf32>
    %q = affine.load %b[%i] : memref<500xi32>
    %t = arith.addf %s, %l : f32
    %u = arith.addi %q, %k : i32
    %v = arith.minimumf %m, %l : f32
    affine.yield %t, %u, %v : f32, i32, f32
  }
  return %r#0, %r#1, %r#2 : f32, i32, f32
}
