// Steps of a stencil in place: each inner element becomes the mean of itself and its eight
// neighbors, of which the earlier ones are new already.
func.func @seidel_2d(%steps: index, %a: memref<?x?xf64>) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %a, %c0 : memref<?x?xf64>
  %zero = arith.constant 0.0 : f64
  %nine = arith.constant 9.0 : f64
  affine.for %t = 0 to %steps {
    affine.for %i = 1 to affine_map<()[n] -> (n - 1)>()[%n] {
      affine.for %j = 1 to affine_map<()[n] -> (n - 1)>()[%n] {
        %sum = affine.for %k = -1 to 2 iter_args(%s = %zero) -> f64 {
          %part = affine.for %l = -1 to 2 iter_args(%p = %s) -> f64 {
            %x = affine.load %a[%i + %k, %j + %l] : memref<?x?xf64>
            %next = arith.addf %p, %x : f64
            affine.yield %next : f64
          }
          affine.yield %part : f64
        }
        %mean = arith.divf %sum, %nine : f64
        affine.store %mean, %a[%i, %j] : memref<?x?xf64>
      }
    }
  }
  return
}
