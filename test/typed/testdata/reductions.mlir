llvm.func @f(%p: !llvm.ptr<f32>, %a: f32, %v: vector<4xf32>) -> f32 {
  %0 = "llvm.intr.vector.reduce.fadd"(%a, %v) {reassoc = true} : (f32, vector<4xf32>) -> f32
  %1 = "llvm.intr.vector.reduce.fmul"(%0, %v) {reassoc = true} : (f32, vector<4xf32>) -> f32
  %2 = "llvm.intr.vector.reduce.fadd"(%1, %v) {reassoc = false} : (f32, vector<4xf32>) -> f32
  %3 = "llvm.intr.vector.reduce.fmul"(%2, %v) : (f32, vector<4xf32>) -> f32
  llvm.return %3 : f32
}
