// Operations on numbers of all formats, and vectors of them.
// RUN: --convert-arith-to-apfloat
// RUN: --convert-math-to-apfloat
// RUN: --convert-arith-to-apfloat --convert-math-to-apfloat --mlir-print-debuginfo

func.func @f1(%a: f16, %b: f16) {
  %0 = arith.addf %a, %b fastmath<fast> : f16
  %1 = math.absf %a : f16
  return
}

func.func @f2(%a: bf16, %b: bf16) {
  %0 = arith.addf %a, %b fastmath<fast> : bf16
  %1 = math.absf %a : bf16
  return
}

func.func @f3(%a: f32, %b: f32) {
  %0 = arith.addf %a, %b fastmath<fast> : f32
  %1 = math.absf %a : f32
  return
}

func.func @f4(%a: f80, %b: f80) {
  %0 = arith.addf %a, %b fastmath<fast> : f80
  %1 = math.absf %a : f80
  return
}

func.func @f5(%a: f128, %b: f128) {
  %0 = arith.addf %a, %b fastmath<fast> : f128
  %1 = math.absf %a : f128
  return
}

func.func @f6(%a: tf32, %b: tf32) {
  %0 = arith.addf %a, %b fastmath<fast> : tf32
  %1 = math.absf %a : tf32
  return
}

func.func @f7(%a: f8E5M2, %b: f8E5M2) {
  %0 = arith.addf %a, %b fastmath<fast> : f8E5M2
  %1 = math.absf %a : f8E5M2
  return
}

func.func @f8(%a: f8E5M2FNUZ, %b: f8E5M2FNUZ) {
  %0 = arith.addf %a, %b fastmath<fast> : f8E5M2FNUZ
  %1 = math.absf %a : f8E5M2FNUZ
  return
}

func.func @f9(%a: f8E4M3, %b: f8E4M3) {
  %0 = arith.addf %a, %b fastmath<fast> : f8E4M3
  %1 = math.absf %a : f8E4M3
  return
}

func.func @f10(%a: f8E4M3FN, %b: f8E4M3FN) {
  %0 = arith.addf %a, %b fastmath<fast> : f8E4M3FN
  %1 = math.absf %a : f8E4M3FN
  return
}

func.func @f11(%a: f8E4M3FNUZ, %b: f8E4M3FNUZ) {
  %0 = arith.addf %a, %b fastmath<fast> : f8E4M3FNUZ
  %1 = math.absf %a : f8E4M3FNUZ
  return
}

func.func @f12(%a: f8E4M3B11FNUZ, %b: f8E4M3B11FNUZ) {
  %0 = arith.addf %a, %b fastmath<fast> : f8E4M3B11FNUZ
  %1 = math.absf %a : f8E4M3B11FNUZ
  return
}

func.func @f13(%a: f8E3M4, %b: f8E3M4) {
  %0 = arith.addf %a, %b fastmath<fast> : f8E3M4
  %1 = math.absf %a : f8E3M4
  return
}

func.func @f14(%a: f8E8M0FNU, %b: f8E8M0FNU) {
  %0 = arith.addf %a, %b fastmath<fast> : f8E8M0FNU
  %1 = math.absf %a : f8E8M0FNU
  return
}

func.func @f15(%a: f6E3M2FN, %b: f6E3M2FN) {
  %0 = arith.addf %a, %b fastmath<fast> : f6E3M2FN
  %1 = math.absf %a : f6E3M2FN
  return
}

func.func @f16(%a: f6E2M3FN, %b: f6E2M3FN) {
  %0 = arith.addf %a, %b fastmath<fast> : f6E2M3FN
  %1 = math.absf %a : f6E2M3FN
  return
}

func.func @f17(%a: f4E2M1FN, %b: f4E2M1FN) {
  %0 = arith.addf %a, %b fastmath<fast> : f4E2M1FN
  %1 = math.absf %a : f4E2M1FN
  return
}

func.func @f18(%a: f16, %b: f16, %c: f16) {
  %0 = arith.addf %a, %b : f16
  %1 = arith.subf %a, %b : f16
  %2 = arith.mulf %a, %b : f16
  %3 = arith.divf %a, %b : f16
  %4 = arith.remf %a, %b : f16
  %5 = arith.minnumf %a, %b : f16
  %6 = arith.maxnumf %a, %b : f16
  %7 = arith.minimumf %a, %b : f16
  %8 = arith.maximumf %a, %b : f16
  %n = arith.negf %a : f16
  %m = math.fma %a, %b, %c : f16
  %f = math.isfinite %a : f16
  %i = math.isinf %a : f16
  %x = math.isnan %a : f16
  %o = math.isnormal %a : f16
  %s = math.sin %a : f16
  return
}

func.func @f19(%a: f8E5M2, %b: f8E5M2) {
  %0 = arith.cmpf false, %a, %b : f8E5M2
  %1 = arith.cmpf oeq, %a, %b : f8E5M2
  %2 = arith.cmpf ogt, %a, %b : f8E5M2
  %3 = arith.cmpf oge, %a, %b : f8E5M2
  %4 = arith.cmpf olt, %a, %b : f8E5M2
  %5 = arith.cmpf ole, %a, %b : f8E5M2
  %6 = arith.cmpf one, %a, %b : f8E5M2
  %7 = arith.cmpf ord, %a, %b : f8E5M2
  %8 = arith.cmpf ueq, %a, %b : f8E5M2
  %9 = arith.cmpf ugt, %a, %b : f8E5M2
  %10 = arith.cmpf uge, %a, %b : f8E5M2
  %11 = arith.cmpf ult, %a, %b : f8E5M2
  %12 = arith.cmpf ule, %a, %b : f8E5M2
  %13 = arith.cmpf une, %a, %b : f8E5M2
  %14 = arith.cmpf uno, %a, %b : f8E5M2
  %15 = arith.cmpf true, %a, %b : f8E5M2
  return
}

func.func @f20(%a: f16, %i: i8, %j: i1, %k: i65, %l: i64, %b: f80) {
  %0 = arith.fptosi %a : f16 to i8
  %1 = arith.fptoui %a : f16 to i1
  %2 = arith.fptoui %a : f16 to i65
  %3 = arith.sitofp %i : i8 to f16
  %4 = arith.uitofp %j : i1 to f32
  %5 = arith.sitofp %k : i65 to f16
  %6 = arith.sitofp %l : i64 to bf16
  %7 = arith.uitofp %l : i64 to f80
  %8 = arith.fptosi %b : f80 to i8
  return
}

func.func @f21(%a: f8E5M2, %b: f32, %c: f80) {
  %0 = arith.extf %a : f8E5M2 to f32
  %1 = arith.truncf %b : f32 to f16
  %2 = arith.truncf %b to_nearest_even : f32 to bf16
  %3 = arith.truncf %c : f80 to f16
  %4 = arith.extf %b : f32 to f80
  return
}

func.func @f22(%a: vector<2xf16>, %b: vector<2xf16>, %i: vector<2xi8>) {
  %0 = arith.addf %a, %b : vector<2xf16>
  %1 = arith.negf %a : vector<2xf16>
  %2 = arith.extf %a : vector<2xf16> to vector<2xf32>
  %3 = arith.fptosi %a : vector<2xf16> to vector<2xi8>
  %4 = arith.uitofp %i : vector<2xi8> to vector<2xf16>
  %5 = arith.cmpf ult, %a, %b : vector<2xf16>
  %6 = math.absf %a : vector<2xf16>
  %7 = math.isnan %a : vector<2xf16>
  return
}

func.func @f23(%a: vector<f16>, %b: vector<f16>, %i: vector<i8>) {
  %0 = arith.addf %a, %b : vector<f16>
  %1 = arith.negf %a : vector<f16>
  %2 = arith.extf %a : vector<f16> to vector<f32>
  %3 = arith.fptosi %a : vector<f16> to vector<i8>
  %4 = arith.uitofp %i : vector<i8> to vector<f16>
  %5 = arith.cmpf ult, %a, %b : vector<f16>
  %6 = math.absf %a : vector<f16>
  %7 = math.isnan %a : vector<f16>
  return
}

func.func @f24(%a: vector<2x2xf16>, %b: vector<2x2xf16>, %i: vector<2x2xi8>) {
  %0 = arith.addf %a, %b : vector<2x2xf16>
  %1 = arith.negf %a : vector<2x2xf16>
  %2 = arith.extf %a : vector<2x2xf16> to vector<2x2xf32>
  %3 = arith.fptosi %a : vector<2x2xf16> to vector<2x2xi8>
  %4 = arith.uitofp %i : vector<2x2xi8> to vector<2x2xf16>
  %5 = arith.cmpf ult, %a, %b : vector<2x2xf16>
  %6 = math.absf %a : vector<2x2xf16>
  %7 = math.isnan %a : vector<2x2xf16>
  return
}

func.func @f25(%a: tensor<2xf16>, %b: tensor<2xf16>, %i: tensor<2xi8>) {
  %0 = arith.addf %a, %b : tensor<2xf16>
  %1 = arith.negf %a : tensor<2xf16>
  %2 = arith.extf %a : tensor<2xf16> to tensor<2xf32>
  %3 = arith.fptosi %a : tensor<2xf16> to tensor<2xi8>
  %4 = arith.uitofp %i : tensor<2xi8> to tensor<2xf16>
  %5 = arith.cmpf ult, %a, %b : tensor<2xf16>
  %6 = math.absf %a : tensor<2xf16>
  %7 = math.isnan %a : tensor<2xf16>
  return
}

// Regions in a function, and a number outside of functions.
func.func @region(%a: f16) {
  %0 = "test.region"() ({
    %1 = arith.mulf %a, %a : f16
    "test.use"(%1) : (f16) -> ()
  }) : () -> i1
  return
}
%one = arith.constant 1.0 : f16
%two = arith.addf %one, %one : f16

// The function is there already.
func.func private @_mlir_apfloat_add(i32, i64, i64) -> i64
func.func @known(%a: f16) -> f16 {
  %0 = arith.addf %a, %a : f16
  return %0 : f16
}
