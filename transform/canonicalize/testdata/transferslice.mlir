// A vector that is written to a part of a tensor.
// RUN: --canonicalize
func.func @a(%t: tensor<8x16xf32>, %u: tensor<?x?xf32>, %v: vector<8x16xf32>, %n: index, %m: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true, true]} : vector<8x16xf32>, tensor<8x16xf32>
  %1 = tensor.extract_slice %0[0, 0] [%n, %m] [1, 1] : tensor<8x16xf32> to tensor<?x?xf32>
  %2 = tensor.insert_slice %1 into %u[%n, 3] [%n, %m] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}
func.func @b(%t: tensor<8x16xf32>, %u: tensor<?x?xf32>, %v: vector<16x8xf32>, %n: index, %m: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<16x8xf32>, tensor<8x16xf32>
  %1 = tensor.extract_slice %0[0, 0] [%n, 4] [1, 1] : tensor<8x16xf32> to tensor<?x4xf32>
  %2 = tensor.insert_slice %1 into %u[%n, 3] [%n, 4] [1, 1] : tensor<?x4xf32> into tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}
func.func @c(%t: tensor<8x16xf32>, %u: tensor<?x?xf32>, %v: vector<8x16xf32>, %n: index, %m: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0, %n] : vector<8x16xf32>, tensor<8x16xf32>
  %1 = tensor.extract_slice %0[0, 0] [%n, 4] [1, 1] : tensor<8x16xf32> to tensor<?x4xf32>
  %2 = tensor.insert_slice %1 into %u[%n, 3] [%n, 4] [1, 1] : tensor<?x4xf32> into tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}
func.func @d(%t: tensor<8x16xf32>, %u: tensor<?x?xf32>, %v: vector<8x[16]xf32>, %n: index, %m: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0] : vector<8x[16]xf32>, tensor<8x16xf32>
  %1 = tensor.extract_slice %0[0, 0] [%n, 4] [1, 1] : tensor<8x16xf32> to tensor<?x4xf32>
  %2 = tensor.insert_slice %1 into %u[%n, 3] [%n, 4] [1, 1] : tensor<?x4xf32> into tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}
