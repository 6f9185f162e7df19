// Copies are placed outside of loops, but not of conditionals, nor of the loop in which the memref is.
// RUN: -pass-pipeline=builtin.module(func.func(affine-data-copy-generate))
// RUN: -pass-pipeline=builtin.module(func.func(affine-data-copy-generate{fast-mem-space=0}))
// RUN: -pass-pipeline=builtin.module(func.func(affine-data-copy-generate{skip-non-unit-stride-loops}))
func.func @f(%m: memref<64xf32>, %n: index, %c: i1) {
  affine.for %i = 0 to 64 step 4 {
    affine.if affine_set<(d0) : (d0 - 8 >= 0)>(%i) {
      affine.for %j = 0 to 8 {
        %v = affine.load %m[%j] : memref<64xf32>
        "use"(%v) : (f32) -> ()
      }
    }
    affine.for %j = 0 to 8 {
      %v = affine.load %m[%j + 3] : memref<64xf32>
      "use"(%v) : (f32) -> ()
    }
  }
  affine.for %i = 0 to 64 step 4 {
    scf.if %c {
      affine.for %j = 0 to 8 step 2 {
        %v = affine.load %m[%j] : memref<64xf32>
        "use"(%v) : (f32) -> ()
      }
    }
  }
  affine.for %i = 0 to 64 step 4 {
    %a = memref.alloc() : memref<64xf32>
    affine.for %j = 0 to 8 step 2 {
        %v = affine.load %a[%j] : memref<64xf32>
        affine.store %v, %m[%j + %i] : memref<64xf32>
    }
  }
  return
}
