// Operations on tensors.
// RUN: --canonicalize

func.func @c1(%t: tensor<4x?xf32>, %i: index) -> (tensor<?x?xf32>, tensor<4x5xf32>, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.cast %t : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<4x5xf32>
  %2 = tensor.cast %0 : tensor<?x?xf32> to tensor<?x?xf32>
  %d = tensor.dim %0, %c0 : tensor<?x?xf32>
  %e = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %2, %1, %d, %e : tensor<?x?xf32>, tensor<4x5xf32>, index, index
}
func.func @c2(%t: tensor<?x?xf32>, %i: index) -> (tensor<?x?xf32>, tensor<4x?xf32>) {
  %c4 = arith.constant 4 : index
  %0 = tensor.extract_slice %t[%c4, %i] [%c4, %i] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %1 = tensor.extract_slice %t[0, %i] [%i, %i] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %2 = tensor.cast %1 : tensor<?x?xf32> to tensor<4x?xf32>
  return %0, %2 : tensor<?x?xf32>, tensor<4x?xf32>
}
func.func @c3(%t: tensor<8x8xf32>, %s: tensor<4x4xf32>, %i: index) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<4x4xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  %0 = tensor.insert_slice %s into %t[0, %i] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x8xf32>
  %1 = tensor.insert_slice %s into %0[0, %i] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x8xf32>
  %2 = tensor.extract_slice %0[0, %i] [4, 4] [1, 1] : tensor<8x8xf32> to tensor<4x4xf32>
  %3 = tensor.extract_slice %t[0, %i] [4, 4] [1, 1] : tensor<8x8xf32> to tensor<4x4xf32>
  %4 = tensor.insert_slice %3 into %t[0, %i] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x8xf32>
  %5 = tensor.extract_slice %t[0, 0] [8, 8] [1, 1] : tensor<8x8xf32> to tensor<8x8xf32>
  return %0, %1, %2, %4, %5 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<4x4xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}
func.func @c4(%t: tensor<?x?xf32>, %s: tensor<?x?xf32>, %s4: tensor<?x4xf32>, %i: index) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %c4 = arith.constant 4 : index
  %0 = tensor.insert_slice %s4 into %t[0, %i] [%c4, 4] [1, 1] : tensor<?x4xf32> into tensor<?x?xf32>
  %1 = tensor.cast %s : tensor<?x?xf32> to tensor<4x5xf32>
  %2 = tensor.cast %1 : tensor<4x5xf32> to tensor<?x5xf32>
  %3 = tensor.insert_slice %2 into %t[0, %i] [%i, 5] [1, 1] : tensor<?x5xf32> into tensor<?x?xf32>
  return %0, %3 : tensor<?x?xf32>, tensor<?x?xf32>
}
func.func @c5(%i: index) -> (tensor<?x?xf32>, index, index, tensor<5x?xf32>) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %0 = tensor.empty(%c5, %i) : tensor<?x?xf32>
  %1 = tensor.empty(%i, %i) : tensor<?x?xf32>
  %d = tensor.dim %1, %c0 : tensor<?x?xf32>
  %e = tensor.dim %1, %i : tensor<?x?xf32>
  %c = tensor.cast %1 : tensor<?x?xf32> to tensor<5x?xf32>
  return %0, %d, %e, %c : tensor<?x?xf32>, index, index, tensor<5x?xf32>
}
func.func @c6(%f: f32, %i: index) -> (f32, f32, f32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %g = arith.constant 2.0 : f32
  %0 = tensor.from_elements %f, %g, %f, %g : tensor<2x2xf32>
  %1 = tensor.extract %0[%c0, %c1] : tensor<2x2xf32>
  %2 = tensor.extract %0[%c1, %c0] : tensor<2x2xf32>
  %3 = tensor.generate %i { ^bb0(%a: index): %z = arith.index_cast %a : index to i32
    %y = arith.sitofp %z : i32 to f32
    tensor.yield %y : f32 } : tensor<?xf32>
  %4 = tensor.extract %3[%c1] : tensor<?xf32>
  %k = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %5 = tensor.extract %k[%c1, %c0] : tensor<2x2xi32>
  %l = arith.constant dense<7> : tensor<2x2xi32>
  %6 = tensor.extract %l[%i, %i] : tensor<2x2xi32>
  return %1, %2, %4, %5, %6 : f32, f32, f32, i32, i32
}
func.func @c7(%i: index) -> (tensor<?x4xindex>, tensor<2x2xi32>, tensor<3xf32>, tensor<2xi32>, tensor<4xf32>, index) {
  %c3 = arith.constant 3 : index
  %c1 = arith.constant 1 : i32
  %g = arith.constant 2.0 : f32
  %0 = tensor.generate %c3 { ^bb0(%a: index, %b: index): tensor.yield %a : index } : tensor<?x4xindex>
  %1 = tensor.from_elements %c1, %c1, %c1, %c1 : tensor<2x2xi32>
  %2 = tensor.splat %g : tensor<3xf32>
  %k = arith.constant dense<5> : tensor<2xi32>
  %c5 = arith.constant 5 : i32
  %c0 = arith.constant 0 : index
  %3 = tensor.insert %c5 into %k[%c0] : tensor<2xi32>
  %m = arith.constant dense<1.0> : tensor<2x2xf32>
  %4 = tensor.collapse_shape %m [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
  %5 = tensor.rank %m : tensor<2x2xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<?x4xindex>, tensor<2x2xi32>, tensor<3xf32>, tensor<2xi32>, tensor<4xf32>, index
}
func.func @c8(%t: tensor<?x4xf32>, %i: index, %u: tensor<2x3x4xf32>, %f: f32) -> (tensor<?xf32>, tensor<2x3x4xf32>, tensor<24xf32>, index, index, tensor<4x1xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  %1 = tensor.collapse_shape %u [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
  %2 = tensor.collapse_shape %1 [[0, 1]] : tensor<6x4xf32> into tensor<24xf32>
  %3 = tensor.expand_shape %1 [[0, 1], [2]] output_shape [2, 3, 4] : tensor<6x4xf32> into tensor<2x3x4xf32>
  %d = tensor.dim %0, %c0 : tensor<?xf32>
  %4 = tensor.expand_shape %t [[0, 1], [2]] output_shape [%i, 2, 4] : tensor<?x4xf32> into tensor<?x2x4xf32>
  %e = tensor.dim %4, %c0 : tensor<?x2x4xf32>
  %5 = tensor.from_elements %f, %f, %f, %f : tensor<4xf32>
  %6 = tensor.expand_shape %5 [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
  %7 = tensor.splat %f : tensor<4x1xf32>
  %8 = tensor.collapse_shape %7 [[0, 1]] : tensor<4x1xf32> into tensor<4xf32>
  return %0, %3, %2, %d, %e, %6, %8 : tensor<?xf32>, tensor<2x3x4xf32>, tensor<24xf32>, index, index, tensor<4x1xf32>, tensor<4xf32>
}
func.func @c9(%t: tensor<4x8xf32>, %i: index, %f: f32) -> (tensor<?x?xf32>, tensor<4x?xf32>, tensor<4x8xf32>, tensor<6x?xf32>) {
  %c2 = arith.constant 2 : index
  %0 = tensor.cast %t : tensor<4x8xf32> to tensor<?x?xf32>
  %1 = tensor.pad %0 low[0, 1] high[0, 1] { ^bb0(%a: index, %b: index): tensor.yield %f : f32 } : tensor<?x?xf32> to tensor<?x?xf32>
  %2 = tensor.pad %t low[0, %c2] high[0, %i] { ^bb0(%a: index, %b: index): tensor.yield %f : f32 } : tensor<4x8xf32> to tensor<4x?xf32>
  %3 = tensor.pad %t low[0, 0] high[0, 0] { ^bb0(%a: index, %b: index): tensor.yield %f : f32 } : tensor<4x8xf32> to tensor<4x8xf32>
  %4 = tensor.pad %2 low[1, 1] high[1, %i] { ^bb0(%a: index, %b: index): tensor.yield %f : f32 } : tensor<4x?xf32> to tensor<6x?xf32>
  return %1, %2, %3, %4 : tensor<?x?xf32>, tensor<4x?xf32>, tensor<4x8xf32>, tensor<6x?xf32>
}
func.func @c10(%t: tensor<4x?xf32>, %u: tensor<?x8xf32>, %s: tensor<2xindex>, %v: tensor<?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>, index, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %0 = tensor.concat dim(0) %t, %u : (tensor<4x?xf32>, tensor<?x8xf32>) -> tensor<?x?xf32>
  %1 = tensor.concat dim(0) %t : (tensor<4x?xf32>) -> tensor<?x?xf32>
  %2 = tensor.reshape %t(%s) : (tensor<4x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %3 = tensor.dim %2, %c0 : tensor<?x?xf32>
  %w = tensor.from_elements %c0 : tensor<1xindex>
  %4 = tensor.reshape %v(%w) : (tensor<?xf32>, tensor<1xindex>) -> tensor<?xf32>
  return %0, %1, %3, %4 : tensor<?x?xf32>, tensor<?x?xf32>, index, tensor<?xf32>
}
func.func @c11(%t: tensor<4x?xf32>, %x: tensor<?x2xf32>) -> tensor<4x?xf32> {
  %c2 = arith.constant 2 : index
  %r = scf.forall (%k) in (4) shared_outs(%o = %t) -> tensor<4x?xf32> {
    scf.forall.in_parallel { tensor.parallel_insert_slice %x into %o[0, %k] [%c2, 2] [1, 1] : tensor<?x2xf32> into tensor<4x?xf32> }
  }
  return %r : tensor<4x?xf32>
}
func.func @c12(%t: tensor<4xi32>, %i: index, %e: tensor<?x?xf32>, %a: tensor<3x4x5xf32>) -> (index, tensor<?xf32>, tensor<?xf32>) {
  %0 = arith.index_cast %t : tensor<4xi32> to tensor<4xindex>
  %1 = tensor.extract %0[%i] : tensor<4xindex>
  %c1 = arith.constant 1 : index
  %2 = tensor.extract_slice %a[%c1, 0, %i] [%c1, %i, 1] [1, 1, 1] : tensor<3x4x5xf32> to tensor<?x?x1xf32>
  %3 = tensor.collapse_shape %2 [[0, 1, 2]] : tensor<?x?x1xf32> into tensor<?xf32>
  %4 = tensor.cast %a : tensor<3x4x5xf32> to tensor<?x?x5xf32>
  %5 = tensor.collapse_shape %4 [[0, 1, 2]] : tensor<?x?x5xf32> into tensor<?xf32>
  return %1, %3, %5 : index, tensor<?xf32>, tensor<?xf32>
}
