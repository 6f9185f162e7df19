// RUN: --convert-complex-to-llvm
// RUN: --convert-complex-to-llvm=complex-range=improved
// RUN: --convert-complex-to-llvm=complex-range=none -mlir-print-op-generic
// RUN: --convert-to-llvm

func.func @a(%a: complex<f32>, %b: complex<f32>, %x: f32, %i: i64) {
 %c = complex.constant [1.0 : f32, 2.0 : f32] {a.b} : complex<f32>
 %0 = complex.add %a, %b fastmath<nnan> {a.b} : complex<f32>
 %1 = complex.sub %a, %b {a.b} : complex<f32>
 %2 = complex.mul %a, %b fastmath<fast> {a.b} : complex<f32>
 %4 = complex.create %x, %x {a.b} : complex<f32>
 %5 = complex.re %a fastmath<nnan> {a.b} : complex<f32>
 %6 = complex.im %a {a.b} : complex<f32>
 %7 = complex.abs %a fastmath<nnan> {a.b} : complex<f32>
 %12 = complex.mul %a, %b : complex<f32>
 return
}
func.func @div(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
 %3 = complex.div %a, %b fastmath<nnan> {a.b} : complex<f32>
 return %3 : complex<f32>
}

func.func @f16(%a: complex<f16>, %b: complex<f16>, %x: f16) -> f16 {
  %c = complex.constant [1.5 : f16, -2.0 : f16] : complex<f16>
  %0 = complex.add %a, %c fastmath<contract> : complex<f16>
  %1 = complex.div %0, %b fastmath<ninf,arcp> : complex<f16>
  %2 = complex.mul %1, %1 : complex<f16>
  %3 = complex.abs %2 {a.b} : complex<f16>
  return %3 : f16
}

func.func @f64(%a: complex<f64>, %b: complex<f64>, %x: f64) -> f64 {
  %c = complex.constant [1.5 : f64, -2.0 : f64] : complex<f64>
  %0 = complex.add %a, %c fastmath<contract> : complex<f64>
  %1 = complex.div %0, %b fastmath<ninf,arcp> : complex<f64>
  %2 = complex.mul %1, %1 : complex<f64>
  %3 = complex.abs %2 {a.b} : complex<f64>
  return %3 : f64
}

func.func @f128(%a: complex<f128>, %b: complex<f128>, %x: f128) -> f128 {
  %c = complex.constant [1.5 : f128, -2.0 : f128] : complex<f128>
  %0 = complex.add %a, %c fastmath<contract> : complex<f128>
  %1 = complex.div %0, %b fastmath<ninf,arcp> : complex<f128>
  %2 = complex.mul %1, %1 : complex<f128>
  %3 = complex.abs %2 {a.b} : complex<f128>
  return %3 : f128
}

func.func @bf16(%a: complex<bf16>, %b: complex<bf16>, %x: bf16) -> bf16 {
  %c = complex.constant [1.5 : bf16, -2.0 : bf16] : complex<bf16>
  %0 = complex.add %a, %c fastmath<contract> : complex<bf16>
  %1 = complex.div %0, %b fastmath<ninf,arcp> : complex<bf16>
  %2 = complex.mul %1, %1 : complex<bf16>
  %3 = complex.abs %2 {a.b} : complex<bf16>
  return %3 : bf16
}
