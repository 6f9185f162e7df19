// Nests that are tiled.
// RUN: -affine-loop-tile=tile-size=4
// RUN: -affine-loop-tile=tile-sizes=3,5
// RUN: -pass-pipeline=builtin.module(func.func(affine-loop-tile{separate}))
// RUN: -affine-loop-tile=cache-size=1
// RUN: -affine-loop-tile=cache-size=0
// RUN: -affine-loop-tile -mlir-print-debuginfo
func.func @product(%a: memref<64x50xf32>, %b: memref<50x30xf32>, %c: memref<64x30xf32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 30 {
      affine.for %k = 0 to 50 {
        %0 = affine.load %a[%i, %k] : memref<64x50xf32>
        %1 = affine.load %b[%k, %j] : memref<50x30xf32>
        %2 = affine.load %c[%i, %j] : memref<64x30xf32>
        %3 = arith.mulf %0, %1 : f32
        %4 = arith.addf %2, %3 : f32
        affine.store %4, %c[%i, %j] : memref<64x30xf32>
      }
    }
  }
  return
}

func.func @bounds(%a: memref<?xf32>, %n: index, %m: index) {
  affine.for %i = 2 to min affine_map<()[s0, s1] -> (s0, 4 * s1)>()[%n, %m] step 2 {
    affine.for %j = %n to %m {
      %0 = affine.load %a[%i + 3] : memref<?xf32>
      affine.store %0, %a[%j floordiv 2] : memref<?xf32>
    }
  }
  affine.for %i = 0 to %n {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      "t.use"(%i, %j) : (index, index) -> ()
    }
  }
  affine.for %i = 0 to %n {
    %0 = affine.load %a[%i] : memref<?xf32>
    %1 = affine.load %a[%i + symbol(%m)] : memref<?xf32>
  }
  return
}

func.func @reversed(%a: memref<64x64xf32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      %0 = affine.load %a[%j, %i] : memref<64x64xf32>
      %1 = affine.load %a[%i, %j - 1] : memref<64x64xf32>
      affine.store %1, %a[%i, %j] : memref<64x64xf32>
    }
  }
  return
}
