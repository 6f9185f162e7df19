// RUN: --convert-math-to-funcs
// RUN: --convert-math-to-funcs=convert-ctlz -mlir-print-debuginfo
// RUN: --convert-math-to-funcs=min-width-of-fpowi-exponent=33

func.func @a(%f: f32, %i: i32, %l: i64, %d: f64) {
  %0 = math.fpowi %f, %i fastmath<fast> : f32, i32
  %1 = math.fpowi %d, %l : f64, i64
  %2 = math.ipowi %i, %i : i32
  %3 = math.ctlz %i : i32
  return
}

func.func @b(%v: vector<2xf32>, %i: vector<2xi32>, %h: f16, %k: i8, %x: index, %t: tensor<2xi32>) {
  %0 = math.fpowi %v, %i fastmath<fast> {a.b} : vector<2xf32>, vector<2xi32>
  %1 = math.fpowi %h, %k : f16, i8
  %2 = math.ipowi %i, %i {a.b} : vector<2xi32>
  %3 = math.ctlz %i {a.b} : vector<2xi32>
  %4 = math.ipowi %x, %x : index
  %5 = math.ctlz %x : index
  %6 = math.ctlz %k {a.b} : i8
  return
}
