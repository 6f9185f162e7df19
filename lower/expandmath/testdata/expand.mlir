// RUN: --math-expand-ops
// RUN: --math-expand-ops=ops=round,ceil,powf -mlir-print-debuginfo
// RUN: --pass-pipeline=builtin.module(func.func(math-expand-ops{ops=tanh,clampf}))
// RUN: --math-expand-ops=foo

func.func @f(%h: f16, %x: f32, %y: f32, %v: vector<4xf32>, %d: f64, %t: tensor<2xbf16>, %n: i32, %dyn: tensor<?xf32>) {
  %0 = math.sinh %h fastmath<fast> {a.b} : f16
  %1 = math.cosh %v : vector<4xf32>
  %2 = math.tanh %t : tensor<2xbf16>
  %3 = math.asinh %x : f32
  %4 = math.atanh %d : f64
  %5 = math.roundeven %v : vector<4xf32>
  %6 = math.round %x : f32
  %7 = math.round %d : f64
  %8 = math.ceil %d : f64
  %9 = math.powf %x, %y : f32
  %10 = math.fpowi %x, %n : f32, i32
  %11 = math.ctlz %n : i32
  %12 = math.clampf %x to [%y, %y] fastmath<nnan> : f32
  %13 = math.tan %dyn : tensor<?xf32>
  %14 = math.rsqrt %dyn : tensor<?xf32>
  %15 = math.ceil %dyn : tensor<?xf32>
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15) : (f16, vector<4xf32>, tensor<2xbf16>, f32, f64,
    vector<4xf32>, f32, f64, f64, f32, f32, i32, f32, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) -> ()
  return
}
