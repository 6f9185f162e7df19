// y = transpose(a) * (a * x). Each row of the matrix is a view, of which a function makes the
// product with x.
func.func private @dot(%row: memref<?xf64, strided<[1], offset: ?>>, %x: memref<?xf64>) -> f64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %x, %c0 : memref<?xf64>
  %sum = scf.for %j = %c0 to %n step %c1 iter_args(%s = %zero) -> f64 {
    %u = memref.load %row[%j] : memref<?xf64, strided<[1], offset: ?>>
    %v = memref.load %x[%j] : memref<?xf64>
    %uv = arith.mulf %u, %v : f64
    %next = arith.addf %s, %uv : f64
    scf.yield %next : f64
  }
  return %sum : f64
}

func.func @atax(%a: memref<?x?xf64>, %x: memref<?xf64>, %y: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %rows = memref.dim %a, %c0 : memref<?x?xf64>
  %columns = memref.dim %a, %c1 : memref<?x?xf64>
  scf.for %j = %c0 to %columns step %c1 {
    memref.store %zero, %y[%j] : memref<?xf64>
  }
  scf.for %i = %c0 to %rows step %c1 {
    %row = memref.subview %a[%i, 0] [1, %columns] [1, 1] : memref<?x?xf64> to memref<?xf64, strided<[1], offset: ?>>
    %ax = func.call @dot(%row, %x) : (memref<?xf64, strided<[1], offset: ?>>, memref<?xf64>) -> f64
    scf.for %j = %c0 to %columns step %c1 {
      %u = memref.load %row[%j] : memref<?xf64, strided<[1], offset: ?>>
      %v = memref.load %y[%j] : memref<?xf64>
      %p = arith.mulf %u, %ax : f64
      %sum = arith.addf %v, %p : f64
      memref.store %sum, %y[%j] : memref<?xf64>
    }
  }
  return
}
