// c = beta * c + alpha * a * b, the product of matrices of the BLAS, for matrices of any size.
func.func @gemm(%alpha: f64, %beta: f64, %a: memref<?x?xf64>, %b: memref<?x?xf64>, %c: memref<?x?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = memref.dim %c, %c0 : memref<?x?xf64>
  %columns = memref.dim %c, %c1 : memref<?x?xf64>
  %inner = memref.dim %a, %c1 : memref<?x?xf64>
  scf.for %i = %c0 to %rows step %c1 {
    scf.for %j = %c0 to %columns step %c1 {
      %x = memref.load %c[%i, %j] : memref<?x?xf64>
      %y = arith.mulf %x, %beta : f64
      memref.store %y, %c[%i, %j] : memref<?x?xf64>
    }
    scf.for %k = %c0 to %inner step %c1 {
      %x = memref.load %a[%i, %k] : memref<?x?xf64>
      %ax = arith.mulf %alpha, %x : f64
      scf.for %j = %c0 to %columns step %c1 {
        %y = memref.load %b[%k, %j] : memref<?x?xf64>
        %z = memref.load %c[%i, %j] : memref<?x?xf64>
        %axy = arith.mulf %ax, %y : f64
        %sum = arith.addf %z, %axy : f64
        memref.store %sum, %c[%i, %j] : memref<?x?xf64>
      }
    }
  }
  return
}
