// Steps of a stencil: each inner element becomes the mean of itself and its four neighbors, first
// from a to b and then back. The loops are affine.
func.func private @smooth(%from: memref<?x?xf64>, %to: memref<?x?xf64>) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %from, %c0 : memref<?x?xf64>
  %fifth = arith.constant 0.2 : f64
  affine.for %i = 1 to affine_map<()[n] -> (n - 1)>()[%n] {
    affine.for %j = 1 to affine_map<()[n] -> (n - 1)>()[%n] {
      %center = affine.load %from[%i, %j] : memref<?x?xf64>
      %left = affine.load %from[%i, %j - 1] : memref<?x?xf64>
      %right = affine.load %from[%i, %j + 1] : memref<?x?xf64>
      %below = affine.load %from[%i + 1, %j] : memref<?x?xf64>
      %above = affine.load %from[%i - 1, %j] : memref<?x?xf64>
      %0 = arith.addf %center, %left : f64
      %1 = arith.addf %0, %right : f64
      %2 = arith.addf %1, %below : f64
      %3 = arith.addf %2, %above : f64
      %mean = arith.mulf %fifth, %3 : f64
      affine.store %mean, %to[%i, %j] : memref<?x?xf64>
    }
  }
  return
}

func.func @jacobi_2d(%steps: index, %a: memref<?x?xf64>, %b: memref<?x?xf64>) {
  affine.for %t = 0 to %steps {
    func.call @smooth(%a, %b) : (memref<?x?xf64>, memref<?x?xf64>) -> ()
    func.call @smooth(%b, %a) : (memref<?x?xf64>, memref<?x?xf64>) -> ()
  }
  return
}
