// b = transpose(a), in tiles of 4 x 4 which are read by columns. Those at the edges may go beyond
// the end of the matrices: what is not there is not read and not written.
func.func @transpose(%a: memref<?x?xf64>, %b: memref<?x?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %rows = memref.dim %a, %c0 : memref<?x?xf64>
  %columns = memref.dim %a, %c1 : memref<?x?xf64>
  affine.for %i = 0 to %rows step 4 {
    affine.for %j = 0 to %columns step 4 {
      %tile = vector.transfer_read %a[%i, %j], %zero {permutation_map = affine_map<(i, j) -> (j, i)>} : memref<?x?xf64>, vector<4x4xf64>
      vector.transfer_write %tile, %b[%j, %i] : vector<4x4xf64>, memref<?x?xf64>
    }
  }
  return
}
