// RUN: --convert-complex-to-libm
// RUN: --convert-complex-to-libm -mlir-print-debuginfo

func.func @op_abs(%a: complex<f32>, %b: complex<f64>) {
  %0 = complex.abs %a fastmath<fast> {a.b} : complex<f32>
  %1 = complex.abs %b : complex<f64>
  return
}

func.func @op_angle(%a: complex<f32>, %b: complex<f64>) {
  %0 = complex.angle %a fastmath<fast> {a.b} : complex<f32>
  %1 = complex.angle %b : complex<f64>
  return
}

func.func @op_conj(%a: complex<f32>, %b: complex<f64>) {
  %0 = complex.conj %a fastmath<fast> {a.b} : complex<f32>
  %1 = complex.conj %b : complex<f64>
  return
}

func.func @op_cos(%a: complex<f32>, %b: complex<f64>) {
  %0 = complex.cos %a fastmath<fast> {a.b} : complex<f32>
  %1 = complex.cos %b : complex<f64>
  return
}

func.func @op_exp(%a: complex<f32>, %b: complex<f64>) {
  %0 = complex.exp %a fastmath<fast> {a.b} : complex<f32>
  %1 = complex.exp %b : complex<f64>
  return
}

func.func @op_expm1(%a: complex<f32>, %b: complex<f64>) {
  %0 = complex.expm1 %a fastmath<fast> {a.b} : complex<f32>
  %1 = complex.expm1 %b : complex<f64>
  return
}

func.func @op_log(%a: complex<f32>, %b: complex<f64>) {
  %0 = complex.log %a fastmath<fast> {a.b} : complex<f32>
  %1 = complex.log %b : complex<f64>
  return
}

func.func @op_log1p(%a: complex<f32>, %b: complex<f64>) {
  %0 = complex.log1p %a fastmath<fast> {a.b} : complex<f32>
  %1 = complex.log1p %b : complex<f64>
  return
}

func.func @op_sin(%a: complex<f32>, %b: complex<f64>) {
  %0 = complex.sin %a fastmath<fast> {a.b} : complex<f32>
  %1 = complex.sin %b : complex<f64>
  return
}

func.func @op_sqrt(%a: complex<f32>, %b: complex<f64>) {
  %0 = complex.sqrt %a fastmath<fast> {a.b} : complex<f32>
  %1 = complex.sqrt %b : complex<f64>
  return
}

func.func @op_tan(%a: complex<f32>, %b: complex<f64>) {
  %0 = complex.tan %a fastmath<fast> {a.b} : complex<f32>
  %1 = complex.tan %b : complex<f64>
  return
}

func.func @op_tanh(%a: complex<f32>, %b: complex<f64>) {
  %0 = complex.tanh %a fastmath<fast> {a.b} : complex<f32>
  %1 = complex.tanh %b : complex<f64>
  return
}

func.func @op_neg(%a: complex<f32>, %b: complex<f64>) {
  %0 = complex.neg %a fastmath<fast> {a.b} : complex<f32>
  %1 = complex.neg %b : complex<f64>
  return
}

func.func @op_rsqrt(%a: complex<f32>, %b: complex<f64>) {
  %0 = complex.rsqrt %a fastmath<fast> {a.b} : complex<f32>
  %1 = complex.rsqrt %b : complex<f64>
  return
}

func.func @op_sign(%a: complex<f32>, %b: complex<f64>) {
  %0 = complex.sign %a fastmath<fast> {a.b} : complex<f32>
  %1 = complex.sign %b : complex<f64>
  return
}

func.func @op_re(%a: complex<f32>, %b: complex<f64>) {
  %0 = complex.re %a fastmath<fast> {a.b} : complex<f32>
  %1 = complex.re %b : complex<f64>
  return
}

func.func @pow(%a: complex<f32>, %i: i32) {
  %0 = complex.pow %a, %a : complex<f32>
  %1 = complex.powi %a, %i : complex<f32>, i32
  %2 = complex.atan2 %a, %0 : complex<f32>
  return
}

module @inner {
  func.func private @csin(complex<f64>) -> complex<f64>
  func.func @f(%a: complex<f64>) {
    %0 = complex.sin %a : complex<f64>
    %1 = complex.cos %a : complex<f64>
    return
  }
}
