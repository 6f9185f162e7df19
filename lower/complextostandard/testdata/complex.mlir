// RUN: --convert-complex-to-standard
// RUN: --convert-complex-to-standard --convert-complex-to-llvm

func.func @f0(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.abs %a : complex<f32>
  return
}
func.func @f22(%a: complex<f64>, %b: complex<f64>, %i: i32) {
  %0 = complex.abs %a fastmath<nnan> : complex<f64>
  return
}
func.func @f1(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.angle %a : complex<f32>
  return
}
func.func @f45(%a: complex<f16>, %b: complex<f16>, %i: i32) {
  %0 = complex.angle %a fastmath<nnan,ninf> : complex<f16>
  return
}
func.func @f2(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.conj %a : complex<f32>
  return
}
func.func @f68(%a: complex<bf16>, %b: complex<bf16>, %i: i32) {
  %0 = complex.conj %a fastmath<fast> {a.b} : complex<bf16>
  return
}
func.func @f3(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.cos %a : complex<f32>
  return
}
func.func @f91(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.cos %a {a.b} : complex<f32>
  return
}
func.func @f4(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.exp %a : complex<f32>
  return
}
func.func @f114(%a: complex<f128>, %b: complex<f128>, %i: i32) {
  %0 = complex.exp %a fastmath<contract> : complex<f128>
  return
}
func.func @f5(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.expm1 %a : complex<f32>
  return
}
func.func @f27(%a: complex<f64>, %b: complex<f64>, %i: i32) {
  %0 = complex.expm1 %a fastmath<nnan> : complex<f64>
  return
}
func.func @f6(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.log %a : complex<f32>
  return
}
func.func @f50(%a: complex<f16>, %b: complex<f16>, %i: i32) {
  %0 = complex.log %a fastmath<nnan,ninf> : complex<f16>
  return
}
func.func @f7(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.log1p %a : complex<f32>
  return
}
func.func @f73(%a: complex<bf16>, %b: complex<bf16>, %i: i32) {
  %0 = complex.log1p %a fastmath<fast> {a.b} : complex<bf16>
  return
}
func.func @f8(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.neg %a : complex<f32>
  return
}
func.func @f96(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.neg %a {a.b} : complex<f32>
  return
}
func.func @f9(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.rsqrt %a : complex<f32>
  return
}
func.func @f119(%a: complex<f128>, %b: complex<f128>, %i: i32) {
  %0 = complex.rsqrt %a fastmath<contract> : complex<f128>
  return
}
func.func @f10(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.sign %a : complex<f32>
  return
}
func.func @f32(%a: complex<f64>, %b: complex<f64>, %i: i32) {
  %0 = complex.sign %a fastmath<nnan> : complex<f64>
  return
}
func.func @f11(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.sin %a : complex<f32>
  return
}
func.func @f55(%a: complex<f16>, %b: complex<f16>, %i: i32) {
  %0 = complex.sin %a fastmath<nnan,ninf> : complex<f16>
  return
}
func.func @f12(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.sqrt %a : complex<f32>
  return
}
func.func @f78(%a: complex<bf16>, %b: complex<bf16>, %i: i32) {
  %0 = complex.sqrt %a fastmath<fast> {a.b} : complex<bf16>
  return
}
func.func @f13(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.tan %a : complex<f32>
  return
}
func.func @f101(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.tan %a {a.b} : complex<f32>
  return
}
func.func @f14(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.tanh %a : complex<f32>
  return
}
func.func @f124(%a: complex<f128>, %b: complex<f128>, %i: i32) {
  %0 = complex.tanh %a fastmath<contract> : complex<f128>
  return
}
func.func @f15(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.add %a, %b : complex<f32>
  return
}
func.func @f37(%a: complex<f64>, %b: complex<f64>, %i: i32) {
  %0 = complex.add %a, %b fastmath<nnan> : complex<f64>
  return
}
func.func @f16(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.sub %a, %b : complex<f32>
  return
}
func.func @f60(%a: complex<f16>, %b: complex<f16>, %i: i32) {
  %0 = complex.sub %a, %b fastmath<nnan,ninf> : complex<f16>
  return
}
func.func @f17(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.mul %a, %b : complex<f32>
  return
}
func.func @f83(%a: complex<bf16>, %b: complex<bf16>, %i: i32) {
  %0 = complex.mul %a, %b fastmath<fast> {a.b} : complex<bf16>
  return
}
func.func @f18(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.div %a, %b : complex<f32>
  return
}
func.func @f106(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.div %a, %b {a.b} : complex<f32>
  return
}
func.func @f19(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.atan2 %a, %b : complex<f32>
  return
}
func.func @f129(%a: complex<f128>, %b: complex<f128>, %i: i32) {
  %0 = complex.atan2 %a, %b fastmath<contract> : complex<f128>
  return
}
func.func @f20(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.pow %a, %b : complex<f32>
  return
}
func.func @f42(%a: complex<f64>, %b: complex<f64>, %i: i32) {
  %0 = complex.pow %a, %b fastmath<nnan> : complex<f64>
  return
}
func.func @f21(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.powi %a, %i : complex<f32>, i32
  return
}
func.func @f65(%a: complex<f16>, %b: complex<f16>, %i: i32) {
  %0 = complex.powi %a, %i fastmath<nnan,ninf> : complex<f16>, i32
  return
}
func.func @f132(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.eq %a, %b : complex<f32>
  %1 = complex.neq %a, %b {a.b}: complex<f32>
  return
}
func.func @f133(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %1 = complex.add %0, %0 : complex<f32>
  %2 = complex.bitcast %1 : complex<f32> to i64
  %3 = complex.neg %0 : complex<f32>
  %4 = complex.neg %3 : complex<f32>
  %5 = complex.re %1 : complex<f32>
  %6 = complex.exp %4 : complex<f32>
  %7 = complex.log %6 : complex<f32>
  return
}
