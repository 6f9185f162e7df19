func.func @ops(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %ix: tensor<5x6x1xindex>) {
  %0 = tensor.empty(%i) : tensor<?x3xf32>
  %1 = tensor.from_elements %f, %f, %f, %f : tensor<2x2xf32>
  %2 = tensor.generate %i { ^bb0(%a: index, %b: index): tensor.yield %f : f32 } : tensor<?x3xf32>
  %3 = tensor.splat %f : tensor<2x2xf32>
  %4 = tensor.splat %f[%i] : tensor<2x?xf32>
  %5 = tensor.extract %t[%i, %i] : tensor<4x?xf32>
  %6 = tensor.insert %f into %t[%i, %i] : tensor<4x?xf32>
  %7 = tensor.gather %d[%ix] gather_dims([1]) : (tensor<?x?x?xf32>, tensor<5x6x1xindex>) -> tensor<5x6x?x1x?xf32>
  %8 = tensor.gather %d[%ix] gather_dims([1]) unique : (tensor<?x?x?xf32>, tensor<5x6x1xindex>) -> tensor<5x6x?x?xf32>
  %9 = tensor.scatter %8 into %d[%ix] scatter_dims([1]) unique : (tensor<5x6x?x?xf32>, tensor<?x?x?xf32>, tensor<5x6x1xindex>) -> tensor<?x?x?xf32>
  %10 = tensor.cast %t : tensor<4x?xf32> to tensor<?x5xf32>
  %11 = tensor.bitcast %t : tensor<4x?xf32> to tensor<4x?xi32>
  %12 = tensor.reshape %u(%s) : (tensor<*xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %13 = tensor.expand_shape %t [[0], [1, 2]] output_shape [4, %i, 2] : tensor<4x?xf32> into tensor<4x?x2xf32>
  %14 = tensor.collapse_shape %t [[0, 1]] : tensor<4x?xf32> into tensor<?xf32>
  %15 = tensor.dim %t, %i : tensor<4x?xf32>
  %16 = tensor.rank %u : tensor<*xf32>
  %17 = tensor.extract_slice %t[0, %i] [1, 2] [1, %i] : tensor<4x?xf32> to tensor<2xf32>
  %18 = tensor.insert_slice %17 into %t[0, %i] [1, 2] [1, %i] : tensor<2xf32> into tensor<4x?xf32>
  %19 = tensor.concat dim(1) %t, %t : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
  %20 = tensor.pad %t nofold low[0, %i] high[1, 2] { ^bb0(%a: index, %b: index): tensor.yield %f : f32 } : tensor<4x?xf32> to tensor<5x?xf32>
  %21 = scf.forall (%k) in (4) shared_outs(%o = %t) -> tensor<4x?xf32> {
    scf.forall.in_parallel { tensor.parallel_insert_slice %17 into %o[0, %i] [1, 2] [1, %i] : tensor<2xf32> into tensor<4x?xf32> }
  }
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.empty(%i, %i) : tensor<?x3xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.empty() : f32
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.from_elements %f, %f, %f : tensor<2x2xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.from_elements %f : tensor<?xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = "tensor.from_elements"(%f, %i) : (f32, index) -> tensor<2xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.generate %i { ^bb0(%a: index): tensor.yield %f : f32 } : tensor<?x3xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.generate { ^bb0(%a: index): tensor.yield %f : f32 } : tensor<?xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.generate { ^bb0(%a: i32): tensor.yield %f : f32 } : tensor<3xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.generate { ^bb0(%a: index): tensor.yield %i : index } : tensor<3xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.splat %f[%i] : tensor<2xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.splat %f : tensor<*xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.extract %t[%i] : tensor<4x?xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.extract %u[%i] : tensor<*xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.insert %f into %t[%i] : tensor<4x?xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = "tensor.insert"(%i, %t, %i, %i) : (index, tensor<4x?xf32>, index, index) -> tensor<4x?xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.gather %d[%x] gather_dims([]) : (tensor<?x?x?xf32>, tensor<5x6x1xindex>) -> tensor<5xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.gather %d[%x] gather_dims([0, 1, 2, 3]) : (tensor<?x?x?xf32>, tensor<5x6x1xindex>) -> tensor<5xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.gather %d[%x] gather_dims([0, 1]) : (tensor<?x?x?xf32>, tensor<5x6x1xindex>) -> tensor<5xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.gather %d[%x] gather_dims([-1]) : (tensor<?x?x?xf32>, tensor<5x6x1xindex>) -> tensor<5xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.gather %d[%x] gather_dims([7]) : (tensor<?x?x?xf32>, tensor<5x6x1xindex>) -> tensor<5xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.gather %d[%x] gather_dims([1]) : (tensor<?x?x?xf32>, tensor<5x6x1xindex>) -> tensor<5xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.scatter %z into %d[%x] scatter_dims([1]) unique : (tensor<f32>, tensor<?x?x?xf32>, tensor<5x6x1xindex>) -> tensor<?x?x?xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.scatter %z into %d[%x] scatter_dims([1]) : (tensor<f32>, tensor<?x?x?xf32>, tensor<5x6x1xindex>) -> tensor<?x?x?xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.cast %t : tensor<4x?xf32> to tensor<5x?xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.cast %t : tensor<4x?xf32> to tensor<4x?xi32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.cast %f : f32 to f32
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.cast %t : tensor<4x?xf32> to memref<4x?xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.bitcast %t : tensor<4x?xf32> to tensor<4x?xi64>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.bitcast %s : tensor<2xindex> to tensor<2xi64>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.reshape %u(%s) : (tensor<*xf32>, tensor<2xindex>) -> tensor<?xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.reshape %q(%s) : (tensor<2x3xf32>, tensor<2xindex>) -> tensor<2x4xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.reshape %q(%s) : (tensor<2x3xf32>, tensor<2xindex>) -> tensor<2x3xi32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.reshape %q(%z) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xi32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.expand_shape %t [[0], [1, 2]] output_shape [4, %i] : tensor<4x?xf32> into tensor<4x?x2xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.expand_shape %t [[0], [1]] output_shape [4, %i, 2] : tensor<4x?xf32> into tensor<4x?x2xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.expand_shape %t [[0], [2, 1]] output_shape [4, %i, 2] : tensor<4x?xf32> into tensor<4x?x2xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.expand_shape %t [[0, 1], [2]] output_shape [4, %i, 2] : tensor<4x?xf32> into tensor<4x?x2xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.expand_shape %t [[0, 1, 2]] output_shape [4, %i, 2] : tensor<4x?xf32> into tensor<4x?x2xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.expand_shape %t [[0], [1, 2]] output_shape [4, 3, 2] : tensor<4x?xf32> into tensor<4x3x2xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.expand_shape %z [] output_shape [1, 2] : tensor<f32> into tensor<1x2xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.expand_shape %z [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.collapse_shape %t [[0, 1]] : tensor<4x?xf32> into tensor<4xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.collapse_shape %q [[0, 1]] : tensor<2x3xf32> into tensor<7xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.collapse_shape %q [[0, 1]] : tensor<2x3xf32> into tensor<6xi32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.collapse_shape %q [[0], [1]] : tensor<2x3xf32> into tensor<2x3x4xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.collapse_shape %q [] : tensor<2x3xf32> into tensor<f32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.dim %z, %i : tensor<f32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.dim %f, %i : f32
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.rank %f : f32
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.extract_slice %t[0, %i] [1, 2] [1, 1] : tensor<4x?xf32> to tensor<3xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.extract_slice %t[0, %i] [1, 2] [1, 1] : tensor<4x?xf32> to tensor<1x1x2xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.extract_slice %t[0, %i] [1, 2] [1, 1] : tensor<4x?xf32> to tensor<2xi32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.extract_slice %t[0, 0, 0] [1, 2, 3] [1, 1, 1] : tensor<4x?xf32> to tensor<2xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.extract_slice %t[3, %i] [2, 2] [1, 1] : tensor<4x?xf32> to tensor<2x2xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.extract_slice %t[4, %i] [2, 2] [1, 1] : tensor<4x?xf32> to tensor<2x2xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.extract_slice %t[-1, %i] [2, 2] [1, 1] : tensor<4x?xf32> to tensor<2x2xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.insert_slice %q into %t[0, %i] [1, 2] [1, 1] : tensor<2x3xf32> into tensor<4x?xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.insert_slice %q into %t[3, %i] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<4x?xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  tensor.parallel_insert_slice %q into %t[0, %i] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<4x?xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.concat dim(2) %t, %t : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.concat dim(1) : () -> tensor<4x?xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.concat dim(1) %t, %z : (tensor<4x?xf32>, tensor<f32>) -> tensor<4x?xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.concat dim(1) %t, %q : (tensor<4x?xf32>, tensor<2x3xf32>) -> tensor<4x?xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.concat dim(0) %t, %q : (tensor<4x?xf32>, tensor<2x3xf32>) -> tensor<7x?xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.concat dim(0) %t, %q : (tensor<4x?xf32>, tensor<2x3xf32>) -> tensor<?x?xi32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.pad %q low[0] high[1] { ^bb0(%a: index, %b: index): tensor.yield %f : f32 } : tensor<2x3xf32> to tensor<3x3xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.pad %q low[0, 0] high[1, 1] { ^bb0(%a: index, %b: index): tensor.yield %f : f32 } : tensor<2x3xf32> to tensor<3x3xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.pad %q low[0, 0] high[1, 1] { ^bb0(%a: index): tensor.yield %f : f32 } : tensor<2x3xf32> to tensor<3x4xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.pad %q low[0, 0] high[1, 1] { ^bb0(%a: index, %b: i32): tensor.yield %f : f32 } : tensor<2x3xf32> to tensor<3x4xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  %0 = tensor.pad %q low[0, 0] high[1, 1] { ^bb0(%a: index, %b: index): tensor.yield %i : index } : tensor<2x3xf32> to tensor<3x4xf32>
  return
}
// -----
func.func @f(%t: tensor<4x?xf32>, %i: index, %f: f32, %u: tensor<*xf32>, %s: tensor<2xindex>, %d: tensor<?x?x?xf32>, %x: tensor<5x6x1xindex>, %z: tensor<f32>, %q: tensor<2x3xf32>, %k: i32) {
  tensor.yield %f : f32
  return
}
