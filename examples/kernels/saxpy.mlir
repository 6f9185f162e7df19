// y += a * x, eight elements at a time. The last vector may go beyond the end of the memory: what
// is not there is not read and not written.
func.func @saxpy(%a: f32, %x: memref<?xf32>, %y: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %n = memref.dim %x, %c0 : memref<?xf32>
  %as = vector.broadcast %a : f32 to vector<8xf32>
  affine.for %i = 0 to %n step 8 {
    %xs = vector.transfer_read %x[%i], %zero : memref<?xf32>, vector<8xf32>
    %ys = vector.transfer_read %y[%i], %zero : memref<?xf32>, vector<8xf32>
    %products = arith.mulf %as, %xs : vector<8xf32>
    %sums = arith.addf %ys, %products : vector<8xf32>
    vector.transfer_write %sums, %y[%i] : vector<8xf32>, memref<?xf32>
  }
  return
}
