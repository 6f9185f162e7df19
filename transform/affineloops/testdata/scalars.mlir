// What is stored is used in place of what is loaded.
// RUN: -affine-scalrep
// RUN: -affine-scalrep -mlir-print-debuginfo
func.func @local(%x: f32, %n: index) -> f32 {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %x, %m[%i] : memref<10xf32>
    %0 = affine.load %m[%i] : memref<10xf32>
    "t.use"(%0) : (f32) -> ()
  }
  memref.dealloc %m : memref<10xf32>
  return %x : f32
}

func.func @arguments(%a: memref<?xf32>, %b: memref<?xf32>, %x: f32, %y: f32, %n: index) {
  affine.store %x, %a[symbol(%n)] : memref<?xf32>
  affine.store %y, %a[symbol(%n)] : memref<?xf32>
  %0 = affine.load %a[symbol(%n)] : memref<?xf32>
  affine.store %0, %b[symbol(%n)] : memref<?xf32>
  %1 = affine.load %a[symbol(%n)] : memref<?xf32>
  "t.use"(%0, %1) : (f32, f32) -> ()
  %2 = affine.load %a[symbol(%n)] : memref<?xf32>
  %3 = affine.load %a[symbol(%n)] : memref<?xf32>
  %v = affine.vector_load %a[symbol(%n)] : memref<?xf32>, vector<4xf32>
  %4 = arith.addf %2, %3 : f32
  affine.for %i = 1 to 10 {
    %5 = affine.load %a[%i - 1] : memref<?xf32>
    affine.store %4, %a[%i] : memref<?xf32>
    affine.if affine_set<(d0) : (d0 - 5 >= 0)>(%i) {
      %6 = affine.load %a[%i] : memref<?xf32>
      affine.store %6, %b[%i] : memref<?xf32>
    }
    affine.for %j = 0 to 3 {
      %6 = affine.load %a[%i] : memref<?xf32>
      affine.store %6, %a[%j + 10] : memref<?xf32>
      affine.store %5, %b[%j] : memref<?xf32>
      affine.store %6, %b[%j] : memref<?xf32>
    }
  }
  return
}

func.func @blocks(%m: memref<1xi32>, %x: i32, %c: i1) -> i32 {
  affine.store %x, %m[0] : memref<1xi32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  "t.any"() : () -> ()
  cf.br ^bb3
^bb2:
  %0 = affine.load %m[0] : memref<1xi32>
  "t.use"(%0) {test} : (i32) -> ()
  cf.br ^bb3
^bb3:
  %1 = affine.load %m[0] : memref<1xi32>
  return %1 : i32
}
