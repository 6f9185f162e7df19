// RUN: -affine-loop-fusion
// RUN: -affine-loop-fusion=maximal
// RUN: -affine-loop-fusion=mode=sibling

func.func @a(%n: index, %m: index, %alloc : memref<100xf32>) {
  %cst = arith.constant 1.0 : f32
  affine.for %i = 0 to 100 {
      affine.store %cst, %alloc[%i] : memref<100xf32>
  }
  affine.for %i = 0 to min affine_map<()[s0] -> (s0, 100)>()[%n] {
      %1 = affine.load %alloc[%i] : memref<100xf32>
  }
  return
}
func.func @b(%n: index, %m: index, %alloc : memref<100xf32>) {
  %cst = arith.constant 1.0 : f32
  affine.for %k = 0 to 10 {
  affine.for %i = 0 to affine_map<(d0) -> (d0 + 10)>(%k) {
      affine.store %cst, %alloc[%i] : memref<100xf32>
  }
  affine.for %i = 0 to affine_map<(d0) -> (d0 + 10)>(%k) {
      %1 = affine.load %alloc[%i] : memref<100xf32>
  }
  }
  return
}
func.func @d(%n: index, %m: index, %alloc : memref<100xf32>) {
  %cst = arith.constant 1.0 : f32
  affine.for %i = 0 to 50 {
      affine.store %cst, %alloc[%i] : memref<100xf32>
  }
  affine.for %i = 10 to 30 {
      %1 = affine.load %alloc[%i] : memref<100xf32>
  }
  return
}
func.func @e(%n: index, %m: index, %alloc : memref<100xf32>) {
  %cst = arith.constant 1.0 : f32
  affine.for %i = 0 to 50 {
      affine.store %cst, %alloc[%i + symbol(%n)] : memref<100xf32>
  }
  affine.for %i = 10 to 30 {
      %1 = affine.load %alloc[%i + symbol(%n)] : memref<100xf32>
  }
  return
}
func.func @g(%n: index, %m: index, %alloc : memref<100xf32>) {
  %cst = arith.constant 1.0 : f32
  affine.for %i = 0 to 50 {
      affine.store %cst, %alloc[%i + symbol(%n)] : memref<100xf32>
  }
  affine.for %i = 10 to 30 {
      %1 = affine.load %alloc[%i + symbol(%m)] : memref<100xf32>
  }
  return
}
func.func @f2(%n: index, %m: index) {
  %cst = arith.constant 1.0 : f32
  %alloc = memref.alloc() : memref<100x100xf32>
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %m {
      affine.store %cst, %alloc[%i, %j] : memref<100x100xf32>
    }
  }
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %m {
      %1 = affine.load %alloc[%i, %j] : memref<100x100xf32>
    }
  }
  return
}
func.func @g2(%n: index, %m: index) {
  %cst = arith.constant 1.0 : f32
  %alloc = memref.alloc() : memref<100xf32>
  affine.for %i = 0 to %n {
      affine.store %cst, %alloc[%i] : memref<100xf32>
  }
  affine.for %i = 0 to %n {
      %1 = affine.load %alloc[%i] : memref<100xf32>
  }
  return
}
func.func @h2(%n: index, %m: index) {
  %cst = arith.constant 1.0 : f32
  %alloc = memref.alloc(%n) : memref<?xf32>
  affine.for %i = 0 to 10 {
      affine.store %cst, %alloc[%i] : memref<?xf32>
  }
  affine.for %i = 0 to 10 {
      %1 = affine.load %alloc[%i] : memref<?xf32>
  }
  return
}
func.func @k2(%n: index, %m: index, %alloc : memref<?xf32>) {
  %cst = arith.constant 1.0 : f32
  affine.for %i = 0 to %n {
      affine.store %cst, %alloc[%i] : memref<?xf32>
  }
  affine.for %i = 0 to %n {
      %1 = affine.load %alloc[%i] : memref<?xf32>
  }
  return
}

func.func @reduced(%a: memref<10x64xf32>, %b: memref<10xf32>, %c: memref<10xf32>) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 10 {
    %s = affine.for %j = 0 to 64 iter_args(%acc = %zero) -> (f32) {
      %v = affine.load %a[%i, %j] : memref<10x64xf32>
      %t = arith.addf %acc, %v : f32
      affine.yield %t : f32
    }
    affine.store %s, %b[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %s = affine.for %j = 0 to 64 iter_args(%acc = %zero) -> (f32) {
      %v = affine.load %a[%i, %j] : memref<10x64xf32>
      %t = arith.maximumf %acc, %v : f32
      affine.yield %t : f32
    }
    affine.store %s, %c[%i] : memref<10xf32>
  }
  return
}

func.func @unknown(%a: memref<10xf32>, %b: memref<10xf32>) {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    %v = affine.load %a[%i] : memref<10xf32>
    affine.store %v, %m[%i] : memref<10xf32>
  }
  "test.unknown"(%m) : (memref<10xf32>) -> ()
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i] : memref<10xf32>
    affine.store %v, %b[%i] : memref<10xf32>
  }
  return
}
