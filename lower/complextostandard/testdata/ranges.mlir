// Division in each way, and functions that divide.
// RUN: --convert-complex-to-standard=complex-range=basic
// RUN: --convert-complex-to-standard=complex-range=none -mlir-print-op-generic

func.func @f18(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.div %a, %b : complex<f32>
  return
}
func.func @f40(%a: complex<f64>, %b: complex<f64>, %i: i32) {
  %0 = complex.div %a, %b fastmath<nnan> : complex<f64>
  return
}
func.func @f62(%a: complex<f16>, %b: complex<f16>, %i: i32) {
  %0 = complex.div %a, %b fastmath<nnan,ninf> : complex<f16>
  return
}
func.func @f84(%a: complex<bf16>, %b: complex<bf16>, %i: i32) {
  %0 = complex.div %a, %b fastmath<fast> {a.b} : complex<bf16>
  return
}
func.func @f106(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.div %a, %b {a.b} : complex<f32>
  return
}
func.func @f128(%a: complex<f128>, %b: complex<f128>, %i: i32) {
  %0 = complex.div %a, %b fastmath<contract> : complex<f128>
  return
}
func.func @f13(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.tan %a : complex<f32>
  return
}
func.func @f14(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.tanh %a : complex<f32>
  return
}
func.func @f19(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.atan2 %a, %b : complex<f32>
  return
}
func.func @f5(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.expm1 %a : complex<f32>
  return
}
