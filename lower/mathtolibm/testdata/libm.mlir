// RUN: --convert-math-to-libm
// RUN: --convert-math-to-libm -mlir-print-debuginfo -mlir-print-op-generic

func.func @op_absf(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.absf %a fastmath<fast> {a.b} : f32
  %1 = math.absf %b : f64
  return %0, %1 : f32, f64
}

func.func @op_acos(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.acos %a fastmath<fast> {a.b} : f32
  %1 = math.acos %b : f64
  return %0, %1 : f32, f64
}

func.func @op_acosh(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.acosh %a fastmath<fast> {a.b} : f32
  %1 = math.acosh %b : f64
  return %0, %1 : f32, f64
}

func.func @op_asin(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.asin %a fastmath<fast> {a.b} : f32
  %1 = math.asin %b : f64
  return %0, %1 : f32, f64
}

func.func @op_asinh(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.asinh %a fastmath<fast> {a.b} : f32
  %1 = math.asinh %b : f64
  return %0, %1 : f32, f64
}

func.func @op_atan(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.atan %a fastmath<fast> {a.b} : f32
  %1 = math.atan %b : f64
  return %0, %1 : f32, f64
}

func.func @op_atanh(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.atanh %a fastmath<fast> {a.b} : f32
  %1 = math.atanh %b : f64
  return %0, %1 : f32, f64
}

func.func @op_cbrt(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.cbrt %a fastmath<fast> {a.b} : f32
  %1 = math.cbrt %b : f64
  return %0, %1 : f32, f64
}

func.func @op_ceil(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.ceil %a fastmath<fast> {a.b} : f32
  %1 = math.ceil %b : f64
  return %0, %1 : f32, f64
}

func.func @op_cos(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.cos %a fastmath<fast> {a.b} : f32
  %1 = math.cos %b : f64
  return %0, %1 : f32, f64
}

func.func @op_cosh(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.cosh %a fastmath<fast> {a.b} : f32
  %1 = math.cosh %b : f64
  return %0, %1 : f32, f64
}

func.func @op_erf(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.erf %a fastmath<fast> {a.b} : f32
  %1 = math.erf %b : f64
  return %0, %1 : f32, f64
}

func.func @op_erfc(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.erfc %a fastmath<fast> {a.b} : f32
  %1 = math.erfc %b : f64
  return %0, %1 : f32, f64
}

func.func @op_exp2(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.exp2 %a fastmath<fast> {a.b} : f32
  %1 = math.exp2 %b : f64
  return %0, %1 : f32, f64
}

func.func @op_expm1(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.expm1 %a fastmath<fast> {a.b} : f32
  %1 = math.expm1 %b : f64
  return %0, %1 : f32, f64
}

func.func @op_exp(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.exp %a fastmath<fast> {a.b} : f32
  %1 = math.exp %b : f64
  return %0, %1 : f32, f64
}

func.func @op_floor(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.floor %a fastmath<fast> {a.b} : f32
  %1 = math.floor %b : f64
  return %0, %1 : f32, f64
}

func.func @op_log10(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.log10 %a fastmath<fast> {a.b} : f32
  %1 = math.log10 %b : f64
  return %0, %1 : f32, f64
}

func.func @op_log1p(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.log1p %a fastmath<fast> {a.b} : f32
  %1 = math.log1p %b : f64
  return %0, %1 : f32, f64
}

func.func @op_log2(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.log2 %a fastmath<fast> {a.b} : f32
  %1 = math.log2 %b : f64
  return %0, %1 : f32, f64
}

func.func @op_log(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.log %a fastmath<fast> {a.b} : f32
  %1 = math.log %b : f64
  return %0, %1 : f32, f64
}

func.func @op_roundeven(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.roundeven %a fastmath<fast> {a.b} : f32
  %1 = math.roundeven %b : f64
  return %0, %1 : f32, f64
}

func.func @op_round(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.round %a fastmath<fast> {a.b} : f32
  %1 = math.round %b : f64
  return %0, %1 : f32, f64
}

func.func @op_rsqrt(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.rsqrt %a fastmath<fast> {a.b} : f32
  %1 = math.rsqrt %b : f64
  return %0, %1 : f32, f64
}

func.func @op_sin(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.sin %a fastmath<fast> {a.b} : f32
  %1 = math.sin %b : f64
  return %0, %1 : f32, f64
}

func.func @op_sinh(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.sinh %a fastmath<fast> {a.b} : f32
  %1 = math.sinh %b : f64
  return %0, %1 : f32, f64
}

func.func @op_sqrt(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.sqrt %a fastmath<fast> {a.b} : f32
  %1 = math.sqrt %b : f64
  return %0, %1 : f32, f64
}

func.func @op_tan(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.tan %a fastmath<fast> {a.b} : f32
  %1 = math.tan %b : f64
  return %0, %1 : f32, f64
}

func.func @op_tanh(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.tanh %a fastmath<fast> {a.b} : f32
  %1 = math.tanh %b : f64
  return %0, %1 : f32, f64
}

func.func @op_trunc(%a: f32, %b: f64) -> (f32, f64) {
  %0 = math.trunc %a fastmath<fast> {a.b} : f32
  %1 = math.trunc %b : f64
  return %0, %1 : f32, f64
}

func.func @vectors(%h: f16, %g: bf16, %v: vector<2x2xf32>, %w: vector<2xf16>, %z: vector<f64>, %e: vector<1x3xbf16>) {
  %0 = math.sin %h fastmath<nnan> : f16
  %1 = math.atan2 %g, %g : bf16
  %2 = math.tanh %v {a.b} : vector<2x2xf32>
  %3 = math.powf %w, %w fastmath<fast> : vector<2xf16>
  %4 = math.cos %z : vector<f64>
  %5 = math.fma %e, %e, %e : vector<1x3xbf16>
  return
}

module @inner {
  func.func private @sin(f64) -> f64
  func.func @f(%a: f64) -> f64 {
    %0 = math.sin %a : f64
    %1 = math.cos %0 : f64
    return %1 : f64
  }
}
