// Poison of types that are converted and of types that are not, and unreachable code.
// RUN: --convert-ub-to-llvm
// RUN: --convert-ub-to-llvm=index-bitwidth=16
// RUN: --convert-ub-to-llvm --convert-func-to-llvm --reconcile-unrealized-casts

func.func @poison() -> (i32, index, memref<?xf32>, vector<2x3xindex>, complex<f32>) {
  %0 = ub.poison : i32
  %1 = ub.poison : index
  %2 = ub.poison : memref<?xf32>
  %3 = ub.poison : vector<2x3xindex>
  %4 = ub.poison : complex<f32>
  return %0, %1, %2, %3, %4 : i32, index, memref<?xf32>, vector<2x3xindex>, complex<f32>
}

func.func @stays() -> tensor<4xf32> {
  %0 = ub.poison : tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @unreachable() {
  ub.unreachable
}
