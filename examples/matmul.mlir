// c += a * b, for matrices of any size.
func.func @matmul(%a: memref<?x?xf64>, %b: memref<?x?xf64>, %c: memref<?x?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = memref.dim %c, %c0 : memref<?x?xf64>
  %columns = memref.dim %c, %c1 : memref<?x?xf64>
  %inner = memref.dim %a, %c1 : memref<?x?xf64>
  scf.for %i = %c0 to %rows step %c1 {
    scf.for %j = %c0 to %columns step %c1 {
      %start = memref.load %c[%i, %j] : memref<?x?xf64>
      %sum = scf.for %k = %c0 to %inner step %c1 iter_args(%s = %start) -> f64 {
        %x = memref.load %a[%i, %k] : memref<?x?xf64>
        %y = memref.load %b[%k, %j] : memref<?x?xf64>
        %xy = arith.mulf %x, %y : f64
        %next = arith.addf %s, %xy : f64
        scf.yield %next : f64
      }
      memref.store %sum, %c[%i, %j] : memref<?x?xf64>
    }
  }
  return
}
