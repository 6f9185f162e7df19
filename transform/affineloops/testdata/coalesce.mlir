// Nests that become one loop.
// RUN: -affine-loop-coalescing
// RUN: -affine-loop-coalescing -mlir-print-debuginfo
func.func @f(%n: index, %m: memref<8xf32>) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to min affine_map<()[s0] -> (s0, 7)>()[%n] {
      affine.for %k = 0 to affine_map<(d0) -> (d0)>(%i) {
        affine.for %l = 0 to %n {
          "t.use"(%i, %j, %k, %l) : (index, index, index, index) -> ()
        }
      }
    }
  }
  affine.for %i = 0 to 4 {
    affine.for %j = 1 to 3 {
      "t.use"(%i, %j) : (index, index) -> ()
    }
  }
  affine.for %i = 0 to 4 {
    %0 = affine.for %j = 0 to 3 iter_args(%a = %m) -> memref<8xf32> {
      "t.use"(%i, %j, %a) : (index, index, memref<8xf32>) -> ()
      affine.yield %a : memref<8xf32>
    }
  }
  return
}
