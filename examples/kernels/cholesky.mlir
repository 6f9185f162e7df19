// The Cholesky factorization in place: the lower half of a symmetric positive definite matrix a
// becomes l, such that a = l * transpose(l).
func.func @cholesky(%a: memref<?x?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?x?xf64>
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %i step %c1 {
      %start = memref.load %a[%i, %j] : memref<?x?xf64>
      %rest = scf.for %k = %c0 to %j step %c1 iter_args(%r = %start) -> f64 {
        %x = memref.load %a[%i, %k] : memref<?x?xf64>
        %y = memref.load %a[%j, %k] : memref<?x?xf64>
        %xy = arith.mulf %x, %y : f64
        %next = arith.subf %r, %xy : f64
        scf.yield %next : f64
      }
      %pivot = memref.load %a[%j, %j] : memref<?x?xf64>
      %l = arith.divf %rest, %pivot : f64
      memref.store %l, %a[%i, %j] : memref<?x?xf64>
    }
    %start = memref.load %a[%i, %i] : memref<?x?xf64>
    %rest = scf.for %k = %c0 to %i step %c1 iter_args(%r = %start) -> f64 {
      %x = memref.load %a[%i, %k] : memref<?x?xf64>
      %xx = arith.mulf %x, %x : f64
      %next = arith.subf %r, %xx : f64
      scf.yield %next : f64
    }
    %root = math.sqrt %rest : f64
    memref.store %root, %a[%i, %i] : memref<?x?xf64>
  }
  return
}
