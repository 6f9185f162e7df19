// RUN: --math-extend-to-supported-types
// RUN: --math-extend-to-supported-types=extra-types=f16
// RUN: --math-extend-to-supported-types=target-type=f64 -mlir-print-debuginfo
// RUN: --math-extend-to-supported-types=target-type=i32
// RUN: --math-extend-to-supported-types=extra-types=foo

func.func @f(%h: f16, %b: bf16, %v: vector<2xf16>, %d: f64, %e: f8E5M2, %i: i32, %k: f80, %t: tensor<2xbf16>, %f : f32) {
 %0 = math.sin %h fastmath<fast> {a.b} : f16
 %1 = math.atan2 %b, %b : bf16
 %2 = math.fma %v, %v, %v fastmath<nnan> : vector<2xf16>
 %3 = math.exp %d : f64
 %4 = math.exp %e : f8E5M2
 %5 = math.fpowi %h, %i : f16, i32
 %6 = math.isnan %h : f16
 %7 = math.absi %i : i32
 %9 = math.tanh %t {c} : tensor<2xbf16>
 %10, %11 = math.sincos %b {c} : bf16
 %12 = math.clampf %e to [%e, %e] : f8E5M2
 %13 = math.exp %f : f32
 %14 = arith.addf %h, %h : f16
 return
}

