// The sums of the rows of a matrix, by blocks of 4 rows and 8 columns. Masks leave out what is beyond the
// end of the matrix.
func.func @rowsums(%a: memref<?x?xi32>, %sums: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0 : i32
  %zeros = arith.constant dense<0> : vector<4xi32>
  %rows = memref.dim %a, %c0 : memref<?x?xi32>
  %columns = memref.dim %a, %c1 : memref<?x?xi32>
  scf.for %i = %c0 to %rows step %c4 {
    %height = arith.subi %rows, %i : index
    %total = scf.for %j = %c0 to %columns step %c8 iter_args(%sum = %zeros) -> vector<4xi32> {
      %width = arith.subi %columns, %j : index
      %mask = vector.create_mask %height, %width : vector<4x8xi1>
      %block = vector.mask %mask { vector.transfer_read %a[%i, %j], %zero {in_bounds = [true, true]} : memref<?x?xi32>, vector<4x8xi32> } : vector<4x8xi1> -> vector<4x8xi32>
      %next = vector.mask %mask { vector.multi_reduction <add>, %block, %sum [1] : vector<4x8xi32> to vector<4xi32> } : vector<4x8xi1> -> vector<4xi32>
      scf.yield %next : vector<4xi32>
    }
    vector.transfer_write %total, %sums[%i] : vector<4xi32>, memref<?xi32>
  }
  return
}
