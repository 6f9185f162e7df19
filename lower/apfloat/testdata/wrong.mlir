// RUN: --convert-arith-to-apfloat
// Another function has the name.
func.func @_mlir_apfloat_add(%a: f16) {
  return
}
func.func @f(%a: f16) -> f16 {
  %0 = arith.addf %a, %a : f16
  %1 = arith.mulf %0, %a : f16
  return %1 : f16
}
