// Casts of tensors that loops and other operations with destinations take.
// RUN: --canonicalize --allow-unregistered-dialect
// RUN: --canonicalize --allow-unregistered-dialect --mlir-print-debuginfo
func.func @forall(%t: tensor<4xf32>, %n: index, %s: tensor<1xf32>) -> tensor<?xf32> {
  %c = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %r = scf.forall (%i) in (%n) shared_outs(%o = %c) -> tensor<?xf32> {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<?xf32>
    }
  }
  return %r : tensor<?xf32>
}
func.func @tw(%t: tensor<4xf32>, %n: index, %v: vector<4xf32>, %f: f32) -> (tensor<?xf32>, vector<4xf32>) {
  %c = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %0 = vector.transfer_write %v, %c[%n] : vector<4xf32>, tensor<?xf32>
  %1 = vector.transfer_read %c[%n], %f : tensor<?xf32>, vector<4xf32>
  return %0, %1 : tensor<?xf32>, vector<4xf32>
}
func.func @ins(%t: tensor<4xf32>, %n: index, %f: f32) -> tensor<?xf32> {
  %c = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %0 = tensor.insert %f into %c[%n] {foo} : tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @insu(%t: tensor<4xf32>, %n: index, %f: f32) -> tensor<*xf32> {
  %c = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %0 = tensor.insert %f into %c[%n] {foo} : tensor<?xf32>
  %1 = tensor.cast %0 : tensor<?xf32> to tensor<*xf32>
  return %1 : tensor<*xf32>
}
func.func @for(%t: tensor<4xf32>, %n: index, %f: f32) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c, %b = %c) -> (tensor<?xf32>, tensor<?xf32>) {
    %x = tensor.insert %f into %a[%i] : tensor<?xf32>
    %y = tensor.extract %b[%i] : tensor<?xf32>
    %z = tensor.insert %y into %a[%i] : tensor<?xf32>
    scf.yield %x, %z : tensor<?xf32>, tensor<?xf32>
  }
  return %r#0, %r#1 : tensor<?xf32>, tensor<?xf32>
}
func.func @for2(%t: tensor<4xf32>, %n: index, %f: f32) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c, %b = %c) -> (tensor<?xf32>, tensor<?xf32>) {
    %x = "a.b"(%a, %b) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    scf.yield %x, %a : tensor<?xf32>, tensor<?xf32>
  } {foo}
  "x.x"(%r#0) : (tensor<?xf32>) -> ()
  return %r#0, %r#1 : tensor<?xf32>, tensor<?xf32>
}
func.func @forall2(%t: tensor<4x5xf32>, %u: tensor<6xf32>, %n: index, %s: tensor<1xf32>) -> (tensor<?xf32>, tensor<?x?xf32>, tensor<?x5xf32>) {
  %c = tensor.cast %u : tensor<6xf32> to tensor<?xf32>
  %d = tensor.cast %t : tensor<4x5xf32> to tensor<?x?xf32>
  %e = tensor.cast %t : tensor<4x5xf32> to tensor<?x5xf32>
  %r:3 = scf.forall (%i) in (%n) shared_outs(%o = %c, %p = %d, %q = %e) -> (tensor<?xf32>, tensor<?x?xf32>, tensor<?x5xf32>) {
    "foo.bar"(%o, %p) : (tensor<?xf32>, tensor<?x?xf32>) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<?xf32>
      tensor.parallel_insert_slice %s into %p[%i, 0] [1, 1] [1, 1] : tensor<1xf32> into tensor<?x?xf32>
      tensor.parallel_insert_slice %s into %q[%i, 0] [1, 1] [1, 1] : tensor<1xf32> into tensor<?x5xf32>
    }
  } {foo}
  return %r#0, %r#1, %r#2 : tensor<?xf32>, tensor<?x?xf32>, tensor<?x5xf32>
}
func.func @dimforall(%t: tensor<?xf32>, %n: index, %s: tensor<1xf32>) -> index {
  %c0 = arith.constant 0 : index
  %r = scf.forall (%i) in (%n) shared_outs(%o = %t) -> tensor<?xf32> {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<?xf32>
    }
  }
  %d = tensor.dim %r, %c0 : tensor<?xf32>
  return %d: index
}
func.func @dimtw(%t: tensor<?xf32>, %n: index, %v: vector<4xf32>, %f: f32) -> (tensor<?xf32>, index, index) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%n] : vector<4xf32>, tensor<?xf32>
  %d = tensor.dim %0, %c0 : tensor<?xf32>
  %1 = bufferization.materialize_in_destination %t in %0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %e = tensor.dim %1, %c0 : tensor<?xf32>
  return %0, %d, %e : tensor<?xf32>, index, index
}
