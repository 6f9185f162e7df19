// RUN: --split-input-file --pass-pipeline="builtin.module(func.func(test-affine-reify-value-bounds))"
// RUN: --split-input-file --pass-pipeline="builtin.module(func.func(test-affine-reify-value-bounds{reify-to-func-args}))"
// RUN: --split-input-file --pass-pipeline="builtin.module(func.func(test-affine-reify-value-bounds{use-arith-ops}))"

func.func @cst(%a: index) -> index {
  %c5 = arith.constant 5 : index
  %1 = "test.reify_bound"(%c5) {type = "EQ"} : (index) -> (index)
  return %1 : index
}
// -----
func.func @f0(%a: index, %b: index) -> index {
  %0 = arith.addi %a, %b : index
  %1 = "test.reify_bound"(%0) {type = "EQ"} : (index) -> (index)
  return %1 : index
}
// -----
func.func @f1(%a: index, %b: index) -> index {
  %c = arith.constant 7 : index
  %0 = arith.remsi %a, %c : index
  %1 = "test.reify_constant_bound"(%0) {type = "UB"} : (index) -> (index)
  return %1 : index
}
// -----
func.func @f2(%a: index, %b: index) -> index {
  %c = arith.constant 7 : index
  %0 = arith.floordivsi %a, %c : index
  %1 = "test.reify_bound"(%0) {type = "EQ"} : (index) -> (index)
  return %1 : index
}
// -----
func.func @f3(%a: index, %b: index) -> index {
  %c = arith.constant 7 : index
  %0 = arith.divsi %a, %c : index
  %1 = "test.reify_bound"(%0) {type = "UB"} : (index) -> (index)
  return %1 : index
}
// -----
func.func @f4(%a: index, %b: index) -> index {
  %c = arith.constant 7 : index
  %0 = arith.ceildivsi %a, %c : index
  %1 = "test.reify_bound"(%0) {type = "EQ"} : (index) -> (index)
  return %1 : index
}
// -----
func.func @f5(%a: index, %b: index) -> index {
  %c = arith.constant 7 : index
  %0 = arith.minsi %a, %c : index
  %1 = "test.reify_bound"(%0) {type = "UB"} : (index) -> (index)
  return %1 : index
}
// -----
func.func @f6(%a: index, %b: index) -> index {
  %c = arith.constant 7 : index
  %0 = arith.maxsi %a, %c : index
  %1 = "test.reify_bound"(%0) {type = "LB"} : (index) -> (index)
  return %1 : index
}
// -----
func.func @f7(%a: index, %b: index) -> index {
  %c = arith.constant 7 : index
  %0 = affine.min affine_map<(d0)->(d0, 7)>(%a)
  %1 = "test.reify_bound"(%0) {type = "UB"} : (index) -> (index)
  return %1 : index
}
// -----
func.func @f8(%a: index, %b: index) -> index {
  %c = arith.constant 7 : index
  %0 = affine.max affine_map<(d0)->(d0, 7)>(%a)
  %1 = "test.reify_bound"(%0) {type = "LB"} : (index) -> (index)
  return %1 : index
}
// -----
func.func @f9(%a: index, %b: i1) -> index {
  %c = arith.constant 7 : index
  %d = arith.constant 9 : index
  %0 = arith.select %b, %d, %c : index
  %1 = "test.reify_constant_bound"(%0) {type = "LB"} : (index) -> (index)
  return %1 : index
}
// -----
func.func @f10(%a: index, %b: i1) -> index {
  %c = arith.constant 7 : index
  %1 = "test.reify_constant_bound"(%a) {type = "LB"} : (index) -> (index)
  return %1 : index
}
// -----
func.func @f11(%a: index, %b: i1) {
  %0:3 = affine.delinearize_index %a into (2,3,4) : index, index, index
  %1 = "test.reify_bound"(%0#0) {type = "UB"} : (index) -> (index)
  %2 = "test.reify_bound"(%0#1) {type = "EQ"} : (index) -> (index)
  %3 = "test.reify_bound"(%0#2) {type = "UB"} : (index) -> (index)
  "test.some_use"(%1, %2, %3) : (index, index, index) -> ()
  return
}
// -----
func.func @f12(%a: index, %b: i1) {
  %0 = affine.linearize_index [%a, %a] by (4, 5) : index
  %1 = "test.reify_bound"(%0) {type = "EQ"} : (index) -> (index)
  "test.some_use"(%1) : (index) -> ()
  return
}
// -----
func.func @f13(%a: index, %b: index) {
  affine.for %i = 0 to 10 {
  %1 = "test.reify_bound"(%i) {type = "UB"} : (index) -> (index)
  "test.some_use"(%1) : (index) -> ()
  }
  return
}
// -----
func.func @f14(%a: i8, %b: index) {
  %0 = arith.extui %a : i8 to i32
  %2 = arith.index_cast %0 : i32 to index
  %1 = "test.reify_constant_bound"(%2) {type = "UB"} : (index) -> (index)
  "test.some_use"(%1) : (index) -> ()
  return
}
// -----
func.func @f15(%a: index, %b: index) {
  %0 = test.value_with_bounds {max = 128 : index, min = 0 : index}
  %1 = "test.reify_constant_bound"(%0) {type = "UB"} : (index) -> (index)
  "test.some_use"(%1) : (index) -> ()
  return
}
// -----
func.func @f16(%a: index, %b: index) {
  %0 = arith.remui %a, %b : index
  %c = arith.constant 0 : index
  "test.compare"(%0, %c) {cmp = "GE"}: (index, index) -> ()
  return
}
// -----
func.func @f17(%a: index, %b: index) {
  %c3 = arith.constant 3 : index
  %0 = arith.divui %a, %c3 : index
  %1 = "test.reify_bound"(%0) {type = "UB"} : (index) -> (index)
  "test.some_use"(%1) : (index) -> ()
  return
}
// -----
func.func @f18(%a: index, %b: index) {
  %c3 = arith.constant 3 : index
  %0 = arith.minui %a, %c3 : index
  %1 = "test.reify_bound"(%0) {type = "UB"} : (index) -> (index)
  "test.some_use"(%1) : (index) -> ()
  return
}
// -----
func.func @f19(%a: index, %b: index) {
  %c3 = arith.constant 3 : index
  %0 = arith.muli %a, %c3 : index
  %1 = "test.reify_bound"(%0) {type = "UB"} : (index) -> (index)
  "test.some_use"(%1) : (index) -> ()
  return
}
// -----
func.func @f20(%a: index, %b: index) {
  %c3 = arith.constant 3 : index
  %0 = arith.subi %a, %c3 : index
  %1 = "test.reify_bound"(%0) {type = "UB"} : (index) -> (index)
  "test.some_use"(%1) : (index) -> ()
  return
}
// -----
func.func @f21(%a: tensor<?x3xf32>, %b: index) {
  %r = tensor.rank %a : tensor<?x3xf32>
  %1 = "test.reify_bound"(%r) {type = "UB"} : (index) -> (index)
  "test.some_use"(%1) : (index) -> ()
  return
}
// -----
func.func @f22(%a: tensor<?x3xf32>, %b: index) {
  %r = bufferization.alloc_tensor(%b) : tensor<?x3xf32>
  %1 = "test.reify_bound"(%r) {dim = 0, type = "UB"} : (tensor<?x3xf32>) -> (index)
  "test.some_use"(%1) : (index) -> ()
  return
}
// -----
func.func @f23(%a: i8) {
  %0 = arith.extsi %a : i8 to i32
  %2 = arith.index_cast %0 : i32 to index
  %1 = "test.reify_bound"(%2) {type = "EQ"} : (index) -> (index)
  "test.some_use"(%1) : (index) -> ()
  return
}
// -----
func.func @f24(%a: index, %x: index) {
  %2 = index.add %a, %x
  %1 = "test.reify_bound"(%2) {type = "EQ"} : (index) -> (index)
  "test.some_use"(%1) : (index) -> ()
  return
}
// -----
func.func @c0(%a: index, %b: i1) {
  %c7 = arith.constant 7 : index
  %c9 = arith.constant 9 : index
  %0 = arith.select %b, %c9, %c7 : index
  %1 = "test.reify_bound"(%0) {type = "LB", constant} : (index) -> (index)
  %2 = "test.reify_bound"(%0) {type = "UB", constant} : (index) -> (index)
  %v = test.value_with_bounds {max = 128 : index, min = 3 : index}
  %3 = "test.reify_bound"(%v) {type = "UB", constant} : (index) -> (index)
  %r = arith.remsi %v, %c7 : index
  %x = arith.floordivsi %v, %c7 : index
  %4 = "test.reify_bound"(%x) {type = "UB", constant} : (index) -> (index)
  "test.some_use"(%1, %2, %3, %4) : (index, index, index, index) -> ()
  return
}
// -----
func.func @c1(%a: index, %b: i1) {
  %c7 = arith.constant 7 : index
  %v = test.value_with_bounds {max = 128 : index, min = 3 : index}
  %r = arith.remsi %v, %c7 : index
  %4 = "test.reify_bound"(%r) {type = "UB", constant} : (index) -> (index)
  return
}
// -----
func.func @c2(%a: index, %b: i1) {
  %c7 = arith.constant 7 : index
  %v = test.value_with_bounds {max = 128 : index, min = 3 : index}
  %r = arith.divsi %v, %c7 : index
  %4 = "test.reify_bound"(%r) {type = "UB", constant} : (index) -> (index)
  return
}
// -----
func.func @c3(%a: index, %b: i1) {
  %c7 = arith.constant 7 : index
  %v = test.value_with_bounds {max = 128 : index, min = 3 : index}
  %r = arith.ceildivsi %v, %c7 : index
  %4 = "test.reify_bound"(%r) {type = "UB", constant} : (index) -> (index)
  return
}
// -----
func.func @c4(%a: index, %b: i1) {
  %c7 = arith.constant 7 : index
  %v = test.value_with_bounds {max = 128 : index, min = 3 : index}
  %r = arith.minsi %v, %c7 : index
  %4 = "test.reify_bound"(%r) {type = "UB", constant} : (index) -> (index)
  return
}
// -----
func.func @c5(%a: index, %b: i1) {
  %c7 = arith.constant 7 : index
  %v = test.value_with_bounds {max = 128 : index, min = 3 : index}
  %r = arith.maxsi %v, %c7 : index
  %4 = "test.reify_bound"(%r) {type = "UB", constant} : (index) -> (index)
  return
}
// -----
func.func @c6(%a: i32, %b: i1) {
  %r = arith.index_cast %a : i32 to index
  %4 = "test.reify_bound"(%r) {type = "UB", constant} : (index) -> (index)
  return
}
// -----
func.func @c7(%a: tensor<?x4xf32>, %b: i1) {
  %4 = "test.reify_bound"(%a) {type = "UB"} : (tensor<?x4xf32>) -> (index)
  return
}
// -----
func.func @c9(%a: tensor<?x4xf32>, %b: i1) {
  %4 = "test.reify_bound"(%b) {type = "UB", dim = 1} : (i1) -> (index)
  return
}
// -----
func.func @c10(%a: index, %b: i1) {
  %4 = "test.reify_bound"(%a) {type = "UB", dim = 1} : (index) -> (index)
  return
}
// -----
func.func @c11(%a: tensor<?x4xf32>, %b: i1) {
  %4 = "test.reify_bound"(%a) {type = "UB", dim = 7} : (tensor<?x4xf32>) -> (index)
  return
}
// -----
func.func @c12(%a: index) {
  %4 = "test.reify_bound"(%a) {constant, scalable} : (index) -> (index)
  return
}
// -----
func.func @c13(%a: index) {
  %4 = "test.reify_bound"(%a) {scalable} : (index) -> (index)
  return
}
// -----
func.func @c14(%a: index) {
  "test.compare"(%a) {scalable} : (index) -> ()
  return
}
// -----
func.func @c15(%a: index) {
  "test.compare"(%a, %a) {lhs_map = affine_map<(d0)->(d0)>, compose} : (index, index) -> ()
  return
}
// -----
func.func @c17(%a: index) {
  "test.compare"(%a, %a) {cmp = "LT"} : (index, index) -> ()
  return
}
// -----
func.func @c18(%a: index) {
  "test.compare"(%a, %a) {cmp = "EQ"} : (index, index) -> ()
  "test.compare"(%a, %a) : (index, index) -> ()
  return
}
// -----
func.func @c20(%a: tensor<?xf32>, %b: i1) {
  %4 = "test.reify_bound"(%a) {type = "UB", dim = -1} : (tensor<?xf32>) -> (index)
  return
}
// -----
func.func @c21(%a: tensor<?xf32>, %b: i1) {
  %0 = tensor.empty() : tensor<4xf32>
  %1 = tensor.cast %0 : tensor<4xf32> to tensor<*xf32>
  %2 = tensor.cast %1 : tensor<*xf32> to tensor<?xf32>
  %4 = "test.reify_bound"(%2) {type = "UB", dim = 0} : (tensor<?xf32>) -> (index)
  return
}
// -----
func.func @c22(%a: index, %b: i1) {
  test.value_with_bounds {max = 128 : index, min = 300 : index}
  return
}
// -----
func.func @c23(%a: index, %b: i1) {
  "test.compare"(%a, %a, %a) {lhs_map = affine_map<(d0)->(d0, d0)>, rhs_map = affine_map<(d0, d1) -> (d0)>} : (index, index, index) -> ()
  return
}
// -----
func.func @c1(%a: index, %b: i1) {
  %c0 = arith.constant 0 : index
  %c10 = arith.constant 10 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c10 step %c4 {
    %4 = "test.reify_bound"(%i) {type = "UB", constant} : (index) -> (index)
    "test.some_use"(%4) : (index) -> ()
  }
  scf.forall (%i) = (0) to (10) step (4) {
    %4 = "test.reify_bound"(%i) {type = "UB", constant} : (index) -> (index)
    "test.some_use"(%4) : (index) -> ()
  }
  return
}
// -----
func.func @c2(%a: index, %b: i1) {
  %c0 = arith.constant 0 : index
  %c10 = arith.constant 10 : index
  %c4 = arith.constant 4 : index
  scf.parallel (%i) = (%c0) to (%c10) step (%c4) {
    %4 = "test.reify_bound"(%i) {type = "UB", constant} : (index) -> (index)
    "test.some_use"(%4) : (index) -> ()
  }
  return
}
// -----
func.func @c3(%a: tensor<?x4xf32>, %b: i1) {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  %4 = "test.reify_bound"(%0) {type = "UB", dim = 0} : (tensor<?xf32>) -> (index)
  "test.some_use"(%4) : (index) -> ()
  return
}
// -----
func.func @c4(%a: tensor<?x4xf32>, %b: index) {
  %0 = tensor.expand_shape %a [[0, 1], [2]] output_shape [%b, 3, 4] : tensor<?x4xf32> into tensor<?x3x4xf32>
  %4 = "test.reify_bound"(%0) {type = "UB", dim = 0} : (tensor<?x3x4xf32>) -> (index)
  "test.some_use"(%4) : (index) -> ()
  return
}
// -----
func.func @c5(%a: tensor<?x4xf32>, %b: index) {
  %0 = tensor.generate %b { ^bb0(%i: index): 
   %f = arith.constant 0.0 : f32
   tensor.yield %f : f32 } : tensor<?xf32>
  %4 = "test.reify_bound"(%0) {type = "UB", dim = 0} : (tensor<?xf32>) -> (index)
  "test.some_use"(%4) : (index) -> ()
  return
}
// -----
func.func @c6(%a: index, %b: index) {
  affine.for %i = 0 to %b {
    %4 = "test.reify_bound"(%i) {type = "UB"} : (index) -> (index)
  "test.some_use"(%4) : (index) -> ()
  }
  return
}
// -----
func.func @c7(%a: tensor<?x4xf32>, %b: index) {
  %0 = tensor.pad %a low[%b, 1] high[3, %b] { ^bb0(%i: index, %j: index):
   %f = arith.constant 0.0 : f32
   tensor.yield %f : f32 } : tensor<?x4xf32> to tensor<?x?xf32>
  %4 = "test.reify_bound"(%0) {type = "UB", dim = 0} : (tensor<?x?xf32>) -> (index)
  %5 = "test.reify_bound"(%0) {type = "UB", dim = 1} : (tensor<?x?xf32>) -> (index)
  "test.some_use"(%4, %5) : (index, index) -> ()
  return
}
// -----
func.func @c8(%a: memref<?xf32>, %b: index) {
  %0 = memref.reinterpret_cast %a to offset: [0], sizes: [%b], strides: [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
  %4 = "test.reify_bound"(%0) {type = "UB", dim = 0} : (memref<?xf32, strided<[1]>>) -> (index)
  "test.some_use"(%4) : (index) -> ()
  return
}
// -----
func.func @c9(%a: tensor<?xf32>, %b: index) {
  %0 = bufferization.to_buffer %a : tensor<?xf32> to memref<?xf32>
  %4 = "test.reify_bound"(%0) {type = "UB", dim = 0} : (memref<?xf32>) -> (index)
  "test.some_use"(%4) : (index) -> ()
  return
}
// -----
func.func @c10(%a: tensor<?xf32>, %b: index) {
  %0 = tensor.concat dim(0) %a, %a : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %4 = "test.reify_bound"(%0) {type = "UB", dim = 0} : (tensor<?xf32>) -> (index)
  "test.some_use"(%4) : (index) -> ()
  return
}
// -----
func.func @c11(%a: tensor<?xf32>, %b: index) {
  %x = arith.constant 1 : index
  %y = arith.constant 1.0 : f32
  %0 = vector.transfer_read %a[%x], %y : tensor<?xf32>, vector<4xf32>
  %1 = vector.transfer_write %0, %a[%x] : vector<4xf32>, tensor<?xf32>
  %4 = "test.reify_bound"(%1) {type = "UB", dim = 0} : (tensor<?xf32>) -> (index)
  "test.some_use"(%4) : (index) -> ()
  return
}
// -----
func.func @c12(%a: tensor<?xf32>, %b: index, %i: index) {
  %y = arith.constant 1.0 : f32
  %0 = tensor.insert %y into %a[%i] : tensor<?xf32>
  %4 = "test.reify_bound"(%0) {type = "UB", dim = 0} : (tensor<?xf32>) -> (index)
  "test.some_use"(%4) : (index) -> ()
  return
}
// -----
func.func @c14(%a: tensor<?xf32>, %b: memref<?xf32>, %i: index) {
  %0 = memref.realloc %b (%i) : memref<?xf32> to memref<?xf32>
  %4 = "test.reify_bound"(%0) {type = "UB", dim = 0} : (memref<?xf32>) -> (index)
  "test.some_use"(%4) : (index) -> ()
  return
}
// -----
func.func @c15(%a: memref<?xi8>, %b: memref<?xf32>, %i: index) {
  %0 = memref.view %a[%i][%i] : memref<?xi8> to memref<?xf32>
  %4 = "test.reify_bound"(%0) {type = "UB", dim = 0} : (memref<?xf32>) -> (index)
  "test.some_use"(%4) : (index) -> ()
  return
}
// -----
func.func @c16(%a: memref<?x?xi8>, %b: memref<?xf32>, %i: index) {
  %0 = memref.transpose %a (i, j) -> (j, i) : memref<?x?xi8> to memref<?x?xi8, affine_map<(d0, d1)[s0] -> (d1 * s0 + d0)>>
  %4 = "test.reify_bound"(%0) {type = "UB", dim = 0} : (memref<?x?xi8, affine_map<(d0, d1)[s0] -> (d1 * s0 + d0)>>) -> (index)
  "test.some_use"(%4) : (index) -> ()
  return
}
// -----
func.func @c17(%a: tensor<?xf32>, %b: memref<?xf32>, %i: index) {
  %0 = memref.assume_alignment %b, 8 : memref<?xf32>
  %4 = "test.reify_bound"(%0) {type = "UB", dim = 0} : (memref<?xf32>) -> (index)
  "test.some_use"(%4) : (index) -> ()
  return
}
// -----
func.func @c18(%a: tensor<?xf32>, %b: memref<?xf32>, %i: index) {
  %0:2 = affine.delinearize_index %i into (4) : index, index
  %4 = "test.reify_bound"(%0#1) {type = "UB", constant} : (index) -> (index)
  "test.some_use"(%4) : (index) -> ()
  return
}
// -----
func.func @c19(%a: tensor<?xf32>, %b: memref<?xf32>, %i: index, %j: index) {
  %0:3 = affine.delinearize_index %i into (%j, 3, 4) : index, index, index
  %4 = "test.reify_bound"(%0#2) {type = "UB", constant} : (index) -> (index)
  %5 = "test.reify_bound"(%0#1) {type = "UB"} : (index) -> (index)
  %6 = "test.reify_bound"(%0#0) {type = "UB"} : (index) -> (index)
  "test.some_use"(%4, %5, %6) : (index, index, index) -> ()
  return
}
// -----
func.func @c20(%a: index, %b: index, %j: index) {
  %0 = affine.linearize_index disjoint [%a, %b] by (%j, 5) : index
  %1 = "test.reify_bound"(%0) {type = "EQ"} : (index) -> (index)
  "test.some_use"(%1) : (index) -> ()
  return
}
// -----
func.func @c21(%a: index, %b: index, %j: index) {
  %0 = affine.linearize_index disjoint [%a, %b] by (3, 5) : index
  %1 = "test.reify_bound"(%0) {type = "UB", constant} : (index) -> (index)
  "test.some_use"(%1) : (index) -> ()
  return
}
// -----
func.func @c22(%a: index, %b: index, %j: index) {
  %0 = affine.linearize_index disjoint [%a, %b] by (3, 5) : index
  %1 = "test.reify_bound"(%a) {type = "UB", constant} : (index) -> (index)
  "test.some_use"(%1) : (index) -> ()
  return
}
// -----
func.func @d0(%i: index, %j: index) {
  %0:3 = affine.delinearize_index %i into (2, 3, 4) : index, index, index
  %4 = "test.reify_bound"(%0#0) {type = "UB", constant} : (index) -> (index)
  %5 = "test.reify_bound"(%0#0) {type = "LB", constant} : (index) -> (index)
  "test.some_use"(%4, %5) : (index, index) -> ()
  return
}
// -----
func.func @d1(%i: index, %j: index) {
  %0:3 = affine.delinearize_index %i into (2, 3, 4) : index, index, index
  %4 = "test.reify_bound"(%0#0) {type = "UB", constant} : (index) -> (index)
  return
}
// -----
func.func @d2(%i: index, %j: index) {
  %0:3 = affine.delinearize_index %i into (2, 3, 4) : index, index, index
  %4 = "test.reify_bound"(%0#1) {type = "UB", constant} : (index) -> (index)
  "test.some_use"(%4) : (index) -> ()
  return
}
// -----
func.func @d3(%i: index, %j: index) {
  %0:3 = affine.delinearize_index %i into (2, 3, 4) : index, index, index
  %4 = "test.reify_bound"(%0#1) {type = "LB", constant} : (index) -> (index)
  "test.some_use"(%4) : (index) -> ()
  return
}
// -----
func.func @d4(%i: index, %j: index) {
  %0:3 = affine.delinearize_index %i into (2, %j, 4) : index, index, index
  %4 = "test.reify_bound"(%0#1) {type = "UB"} : (index) -> (index)
  "test.some_use"(%4) : (index) -> ()
  return
}
// -----
func.func @d5(%i: index, %j: index) {
  %0:3 = affine.delinearize_index %i into (%j, 3, 4) : index, index, index
  "test.compare"(%0#0, %j) {cmp = "LT"}  : (index, index) -> ()
  %c4 = arith.constant 4 : index
  "test.compare"(%0#2, %c4) {cmp = "LT"}  : (index, index) -> ()
  return
}
// -----
func.func @d6(%i: index, %j: index) {
  %0 = affine.linearize_index disjoint [%i, %j] by (3, 4) : index
  %c12 = arith.constant 12 : index
  "test.compare"(%0, %c12) {cmp = "LT"}  : (index, index) -> ()
  %c0 = arith.constant 0 : index
  "test.compare"(%0, %c0) {cmp = "GE"}  : (index, index) -> ()
  return
}
// -----
func.func @d7(%i: index, %j: index, %k : index) {
  %0 = affine.linearize_index disjoint [%i, %j] by (%k, 4) : index
  %1 = affine.apply affine_map<()[s0] -> (s0 * 4)>()[%k]
  "test.compare"(%0, %1) {cmp = "LT"}  : (index, index) -> ()
  return
}
// -----
func.func @d8(%i: index, %j: index, %k : index) {
  %0 = affine.linearize_index [%i, %j] by (3, 4) : index
  %1 = arith.constant 12 : index
  "test.compare"(%0, %1) {cmp = "LT"}  : (index, index) -> ()
  return
}
// -----
func.func @d9(%i: index, %j: index, %k : index, %m: memref<?x?xf32>) {
  %1 = memref.dim %m, %i : memref<?x?xf32>
  %c0 = arith.constant 0 : index
  "test.compare"(%1, %c0) {cmp = "GE"}  : (index, index) -> ()
  return
}
// -----
func.func @d10(%i: index, %j: index, %k : index, %m: tensor<?x?xf32>) {
  %1 = tensor.dim %m, %i : tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  "test.compare"(%1, %c0) {cmp = "GE"}  : (index, index) -> ()
  return
}
// -----
func.func @d11(%i: index, %j: index, %k : index, %m: tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %1 = tensor.dim %m, %c0 : tensor<?x?xf32>
  "test.compare"(%1, %c0) {cmp = "GE"}  : (index, index) -> ()
  return
}
// -----
func.func @d12(%i: index, %j: index, %k : index, %m: tensor<?x?xf32>) {
  %c10 = arith.constant 10 : index
  %1 = tensor.dim %m, %c10 : tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  "test.compare"(%1, %c0) {cmp = "GE"}  : (index, index) -> ()
  return
}
// -----
func.func @d13(%i: index, %j: index, %k : index, %m: tensor<?x?xf32>) {
  %c10 = arith.constant 10 : index
  %r = scf.while (%a = %i) : (index) -> index {
    %c = arith.cmpi slt, %a, %c10 : index
    scf.condition (%c) %a : index
  } do {
  ^bb0(%b: index):
    scf.yield %b : index
  }
  "test.compare"(%r, %c10) {cmp = "GE"}  : (index, index) -> ()
  return
}
// -----
func.func @d14(%m: memref<?x?xf32>) {
  %c10 = arith.constant 10 : index
  %r = memref.subview %m[0,0][%c10, 4][1,1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1]>>
  %1 = "test.reify_bound"(%r) {type = "EQ", dim = 0} : (memref<?x4xf32, strided<[?, 1]>>) -> (index)
  "test.some_use"(%1) : (index) -> ()
  return
}
// -----
func.func @d15(%m: tensor<?x?xf32>, %i: index, %j: index, %c : i1, %d: tensor<?x?xi1>) {
  %r = tensor.extract_slice %m[0,0][1, %i][1,1] : tensor<?x?xf32> to tensor<?xf32>
  %1 = "test.reify_bound"(%r) {type = "EQ", dim = 0} : (tensor<?xf32>) -> (index)
  %m2 = tensor.empty(%i, %i) : tensor<?x?xf32>
  %m3 = tensor.empty(%i, %j) : tensor<?x?xf32>
  %s = arith.select %c, %m2, %m3 : tensor<?x?xf32>
  %2 = "test.reify_bound"(%s) {type = "EQ", dim = 0} : (tensor<?x?xf32>) -> (index)
  "test.some_use"(%1, %2) : (index, index) -> ()
  return
}
// -----
func.func @d16(%m: tensor<?x?xf32>, %i: index, %j: index, %c : i1, %d: tensor<?x?xi1>) {
  %m2 = tensor.empty(%i, %i) : tensor<?x?xf32>
  %m3 = tensor.empty(%i, %j) : tensor<?x?xf32>
  %s = arith.select %d, %m2, %m3 : tensor<?x?xi1>, tensor<?x?xf32>
  %2 = "test.reify_bound"(%s) {type = "EQ", dim = 0} : (tensor<?x?xf32>) -> (index)
  %3 = "test.reify_bound"(%s) {type = "EQ", dim = 1} : (tensor<?x?xf32>) -> (index)
  "test.some_use"(%2, %3) : (index, index) -> ()
  return
}
// -----
func.func @e0(%i: index, %j: index) {
  %c7 = arith.constant 7 : index
  %0 = arith.remui %i, %j : index
  "test.compare"(%0, %c7) {cmp = "LT"}  : (index, index) -> ()
  "test.compare"(%0, %j) {cmp = "LT"}  : (index, index) -> ()
  "test.compare"(%j, %i, %j) {cmp = "LT", lhs_map = affine_map<(d0) -> (d0)>, rhs_map = affine_map<(d0)[s0] -> (d0 + s0)>}  : (index, index, index) -> ()
  "test.compare"(%j, %j) {cmp = "LT", lhs_map = affine_map<(d0) -> (d0 - 1)>}  : (index, index) -> ()
  "test.compare"(%j, %j) {cmp = "EQ", lhs_map = affine_map<(d0) -> (d0 - 1)>}  : (index, index) -> ()
  "test.compare"(%i, %j) {cmp = "EQ", compose}  : (index, index) -> ()
  return
}
// -----
func.func @e1(%i: index, %j: index) {
  %c7 = arith.constant 7 : index
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv 3 + (s0 mod 5) * 2 + (d0 + 3) ceildiv 7 - 1)> (%i)[%j]
  %1 = "test.reify_bound"(%0) {type = "EQ"} : (index) -> (index)
  %2 = "test.reify_bound"(%0) {type = "UB"} : (index) -> (index)
  "test.some_use"(%1, %2) : (index, index) -> ()
  return
}
// -----
func.func @e2(%m: tensor<?x?xf32>, %n: memref<?xf32>, %v: vector<[4]xf32>) {
  %c7 = arith.constant 7 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.collapse_shape %m [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  %k = memref.cast %n : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  %2 = "test.reify_bound"(%k) {type = "EQ", dim = 0} : (memref<?xf32, strided<[?], offset: ?>>) -> (index)
  %3 = "test.reify_bound"(%v) {type = "EQ", dim = 0} : (vector<[4]xf32>) -> (index)
  "test.some_use"(%2, %3) : (index, index) -> ()
  return
}
// -----
func.func @e3(%m: tensor<?x?xf32>) {
  %0 = tensor.collapse_shape %m [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  %2 = "test.reify_bound"(%0) {type = "EQ", dim = 0} : (tensor<?xf32>) -> (index)
  return
}
// -----
func.func @e4(%m: tensor<?x?xf32>, %a: index) {
  %2 = "test.reify_bound"(%m) {type = "EQ", dim = 0} : (tensor<?x?xf32>) -> (index)
  return
}
// -----
func.func @e5(%m: tensor<?x?xf32>, %a: index) {
  %x = "test.foo"(%a) : (index) -> (index)
  %y = arith.addi %x, %a : index
  %2 = "test.reify_bound"(%y) {type = "EQ"} : (index) -> (index)
  %3 = "test.reify_bound"(%a) {type = "EQ"} : (index) -> (index)
  "test.some_use"(%2, %3) : (index, index) -> ()
  return
}
// -----
func.func @e6(%m: tensor<?x?xf32>, %a: index) {
  "test.compare"(%a, %a) {cmp = "GT"}  : (index, index) -> ()
  "test.compare"(%a, %a) {cmp = "LT"}  : (index, index) -> ()
  "test.compare"(%a, %a) {cmp = "EQ", compose}  : (index, index) -> ()
  return
}
// -----
func.func @e6(%m: tensor<?x?xf32>, %a: index) {
  "test.compare"(%a, %a) {cmp = "GT", compose}  : (index, index) -> ()
  %c1 = arith.constant 1 : index
  %b = affine.apply affine_map<(d0) -> (d0 + 1)>(%a)
  "test.compare"(%a, %b) {cmp = "EQ", compose}  : (index, index) -> ()
  "test.compare"(%c1, %b) {cmp = "EQ", compose}  : (index, index) -> ()
  "test.compare"(%c1, %c1) {cmp = "EQ", compose}  : (index, index) -> ()
  return
}
// -----
func.func @f2() {
  %0 = test.value_with_bounds {min = 0 : index}
  return
}
// -----
func.func @f3() {
  %0 = test.value_with_bounds {min = 5 : index, max = 9 : index}
  test.reflect_bounds %0 : index
  return
}
// -----
func.func @f4(%a: index) {
  %4 = "test.reify_bound"(%a) {scalable, vscale_min = 1} : (index) -> (index)
  return
}
// -----
func.func @f5(%a: index) {
  %4 = "test.reify_bound"(%a) {vscale_min = 1 : i64} : (index) -> (index)
  return
}
// -----
func.func @f6(%a: index) {
  %4 = "test.reify_bound"(%a) {vscale_max = 1 : i64} : (index) -> (index)
  return
}
