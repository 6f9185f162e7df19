// The correlation of the columns of data: each column is centered and divided by its standard
// deviation, or by 1 if it hardly varies, and then multiplied by each other column.
func.func @correlation(%data: memref<?x?xf64>, %correlations: memref<?x?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %little = arith.constant 0.1 : f64
  %rows = memref.dim %data, %c0 : memref<?x?xf64>
  %columns = memref.dim %data, %c1 : memref<?x?xf64>
  %integer = arith.index_cast %rows : index to i64
  %n = arith.sitofp %integer : i64 to f64
  %scale = math.sqrt %n : f64
  scf.for %j = %c0 to %columns step %c1 {
    %column = memref.subview %data[0, %j] [%rows, 1] [1, 1] : memref<?x?xf64> to memref<?xf64, strided<[?], offset: ?>>
    %sum = scf.for %i = %c0 to %rows step %c1 iter_args(%s = %zero) -> f64 {
      %x = memref.load %column[%i] : memref<?xf64, strided<[?], offset: ?>>
      %next = arith.addf %s, %x : f64
      scf.yield %next : f64
    }
    %mean = arith.divf %sum, %n : f64
    %squares = scf.for %i = %c0 to %rows step %c1 iter_args(%s = %zero) -> f64 {
      %x = memref.load %column[%i] : memref<?xf64, strided<[?], offset: ?>>
      %d = arith.subf %x, %mean : f64
      %dd = arith.mulf %d, %d : f64
      %next = arith.addf %s, %dd : f64
      scf.yield %next : f64
    }
    %variance = arith.divf %squares, %n : f64
    %root = math.sqrt %variance : f64
    %flat = arith.cmpf ole, %root, %little : f64
    %deviation = arith.select %flat, %one, %root : f64
    %divisor = arith.mulf %scale, %deviation : f64
    scf.for %i = %c0 to %rows step %c1 {
      %x = memref.load %column[%i] : memref<?xf64, strided<[?], offset: ?>>
      %d = arith.subf %x, %mean : f64
      %normal = arith.divf %d, %divisor : f64
      memref.store %normal, %column[%i] : memref<?xf64, strided<[?], offset: ?>>
    }
  }
  scf.for %i = %c0 to %columns step %c1 {
    memref.store %one, %correlations[%i, %i] : memref<?x?xf64>
    %after = arith.addi %i, %c1 : index
    scf.for %j = %after to %columns step %c1 {
      %sum = scf.for %k = %c0 to %rows step %c1 iter_args(%s = %zero) -> f64 {
        %x = memref.load %data[%k, %i] : memref<?x?xf64>
        %y = memref.load %data[%k, %j] : memref<?x?xf64>
        %xy = arith.mulf %x, %y : f64
        %next = arith.addf %s, %xy : f64
        scf.yield %next : f64
      }
      memref.store %sum, %correlations[%i, %j] : memref<?x?xf64>
      memref.store %sum, %correlations[%j, %i] : memref<?x?xf64>
    }
  }
  return
}
