// Transfers from and to tensors.
// RUN: --convert-vector-to-scf
// RUN: --convert-vector-to-scf=lower-tensors
// RUN: --convert-vector-to-scf=lower-tensors full-unroll
// RUN: --convert-vector-to-scf=lower-tensors lower-scalable

func.func @static(%t: tensor<5x9xf32>, %i: index, %p: f32, %v: vector<4x3xf32>) -> (vector<4x3xf32>, tensor<5x9xf32>) {
  %0 = vector.transfer_read %t[%i, %i], %p : tensor<5x9xf32>, vector<4x3xf32>
  %1 = vector.transfer_write %v, %t[%i, %i] : vector<4x3xf32>, tensor<5x9xf32>
  return %0, %1 : vector<4x3xf32>, tensor<5x9xf32>
}

func.func @in_bounds(%t: tensor<?x?xf32>, %i: index, %p: f32, %v: vector<4x3xf32>, %mask: vector<4x3xi1>) -> (vector<4x3xf32>, tensor<?x?xf32>) {
  %0 = vector.transfer_read %t[%i, %i], %p, %mask {in_bounds = [true, true]} : tensor<?x?xf32>, vector<4x3xf32>
  %1 = vector.transfer_write %v, %t[%i, %i], %mask {in_bounds = [true, true]} : vector<4x3xf32>, tensor<?x?xf32>
  return %0, %1 : vector<4x3xf32>, tensor<?x?xf32>
}

func.func @transposed(%t: tensor<?x?xf32>, %i: index, %v: vector<4x[4]xf32>) -> tensor<?x?xf32> {
  %0 = vector.transpose %v, [1, 0] : vector<4x[4]xf32> to vector<[4]x4xf32>
  %1 = vector.transfer_write %0, %t[%i, %i] {in_bounds = [true, true]} : vector<[4]x4xf32>, tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
