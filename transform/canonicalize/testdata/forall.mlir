// Loops over threads: constant bounds, dimensions with one round or none, outputs nobody contributes to.
// RUN: -canonicalize -mlir-print-debuginfo
// RUN: -canonicalize -mlir-print-op-generic
func.func @single(%n: index, %m: memref<?x?xf32>, %f: f32) {
  scf.forall (%i, %j) in (1, %n) {
    memref.store %f, %m[%i, %j] : memref<?x?xf32>
  } {extra}
  return
}
func.func @all_single(%n: index, %m: memref<?x?xf32>, %f: f32) {
  scf.forall (%i, %j) = (3, %n) to (4, %n) step (1, 1) {
    memref.store %f, %m[%i, %j] : memref<?x?xf32>
  }
  scf.forall (%i, %j) = (3, 2) to (4, 3) step (1, 1) {
    memref.store %f, %m[%i, %j] : memref<?x?xf32>
  }
  scf.forall (%i, %j) = (3, 2) to (4, 3) step (5, 5) {
    memref.store %f, %m[%i, %j] : memref<?x?xf32>
  }
  scf.forall (%i, %j) = (4, 2) to (3, 3) step (5, 5) {
    memref.store %f, %m[%i, %j] : memref<?x?xf32>
  }
  return
}
func.func @consts(%n: index, %m: memref<?x?xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  scf.forall (%i, %j) = (%c0, %c1) to (%c5, %n) step (%c1, %c5) {
    memref.store %f, %m[%i, %j] : memref<?x?xf32>
  }
  scf.forall (%i, %j) = (%n, %n) to (5, %n) step (5, 5) {
    memref.store %f, %m[%i, %j] : memref<?x?xf32>
  }
  scf.forall (%i) in (%c1) {
    memref.store %f, %m[%i, %i] : memref<?x?xf32>
    scf.forall (%j) in (0) {
      memref.store %f, %m[%i, %j] : memref<?x?xf32>
    }
  }
  %np = arith.addi %n, %c1 overflow<nsw> : index
  scf.forall (%i, %j) = (%n, 3) to (%np, 8) step (1, 5) {
    memref.store %f, %m[%i, %j] : memref<?x?xf32>
  }
  return
}

func.func @unused(%n: index, %t: tensor<4x4xf32>, %u: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %c3 = arith.constant 3 : index
  %r:2 = scf.forall (%i, %j) in (%c3, 4) shared_outs(%a = %t, %b = %u) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
    "use"(%i, %j, %b) : (index, index, tensor<4x4xf32>) -> ()
  } {extra}
  %s:2 = scf.forall (%i, %j) in (1, 1) shared_outs(%a = %t, %b = %u) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
    "use"(%i, %j, %b) : (index, index, tensor<4x4xf32>) -> ()
  } {extra}
  "use"(%s#0) : (tensor<4x4xf32>) -> ()
  return %r#0, %r#1 : tensor<4x4xf32>, tensor<4x4xf32>
}
func.func @bounds(%n: index, %m: memref<?x?xf32>, %f: f32) {
  %c2 = arith.constant 2 : index
  %c-1 = arith.constant -1 : index
  %np = arith.addi %n, %c2 overflow<nsw> : index
  scf.forall (%i, %j, %k) = (%n, %n, %n) to (%np, %n, 3) step (2, 1, 1) {
    memref.store %f, %m[%i, %j] : memref<?x?xf32>
  }
  scf.forall (%i, %j, %k) = (%n, 2, %n) to (%np, %n, 3) step (2, 1, 1) {
    memref.store %f, %m[%i, %j] : memref<?x?xf32>
  } {extra = 1 : i32}
  scf.forall (%i, %j, %k) = (%n, 2, %c-1) to (%np, %n, 3) step (2, %n, 4) {
    memref.store %f, %m[%k, %j] : memref<?x?xf32>
    scf.forall (%x) = (%i) to (%j) step (%k) {
      memref.store %f, %m[%x, %j] : memref<?x?xf32>
    }
  }
  return
}
func.func @mapped(%m: memref<?x?xf32>, %n: index, %f: f32) {
  scf.forall (%i, %j) in (1, %n) {
    memref.store %f, %m[%i, %j] : memref<?x?xf32>
  } {mapping = []}
  return
}
