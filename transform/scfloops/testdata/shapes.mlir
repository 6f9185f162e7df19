// Sizes of tensors and memrefs that loops carry.
// RUN: -scf-for-loop-canonicalization
func.func @nested(%t: tensor<?x?xf32>, %m: memref<?xf32>, %p: tensor<2x3xf32>, %n: index, %d: index) -> (index, index, tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:3 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t, %b = %m, %s = %c0) -> (tensor<?x?xf32>, memref<?xf32>, index) {
    %x = tensor.dim %a, %d : tensor<?x?xf32>
    %y = memref.dim %b, %c0 : memref<?xf32>
    %1:2 = scf.for %j = %x to %y step %c1 iter_args(%e = %a, %k = %s) -> (tensor<?x?xf32>, index) {
      %2 = tensor.insert_slice %p into %e[%j, 0] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<?x?xf32>
      %3 = tensor.dim %2, %c1 : tensor<?x?xf32>
      %z = tensor.dim %e, %c0 : tensor<?x?xf32>
      %4 = arith.addi %z, %3 : index
      scf.yield %2, %4 : tensor<?x?xf32>, index
    }
    scf.yield %1#0, %b, %1#1 : tensor<?x?xf32>, memref<?xf32>, index
  }
  %5 = tensor.dim %0#0, %c0 : tensor<?x?xf32>
  %6 = memref.dim %0#1, %c0 : memref<?xf32>
  %7 = arith.addi %6, %0#2 : index
  return %5, %7, %0#0 : index, index, tensor<?x?xf32>
}
func.func @other(%t: tensor<?xf32>, %u: tensor<?xf32>, %n: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:3 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t, %b = %u, %c = %t) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
    %x = tensor.dim %a, %c0 : tensor<?xf32>
    %e = tensor.empty(%x) : tensor<?xf32>
    scf.yield %b, %a, %e : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
  }
  %1 = tensor.dim %0#0, %c0 : tensor<?xf32>
  %2 = tensor.dim %0#1, %c0 : tensor<?xf32>
  %3 = tensor.dim %0#2, %c0 : tensor<?xf32>
  return %1, %2, %3 : index, index, index
}
