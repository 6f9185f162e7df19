// RUN: --convert-complex-to-standard=complex-range=basic -mlir-print-debuginfo

func.func @f0(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.abs %a : complex<f32>
  return
}
func.func @f18(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.div %a, %b : complex<f32>
  return
}
func.func @f10(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.sign %a : complex<f32>
  return
}
func.func @f4(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.exp %a : complex<f32>
  return
}
