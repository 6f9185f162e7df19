// RUN: --convert-complex-to-standard
// RUN: --convert-complex-to-standard=complex-range=basic -mlir-print-debuginfo
// RUN: --convert-complex-to-standard=complex-range=none -mlir-print-op-generic
// RUN: --convert-complex-to-standard --convert-complex-to-llvm

func.func @f0(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.abs %a : complex<f32>
  return
}
func.func @f1(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.angle %a : complex<f32>
  return
}
func.func @f2(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.conj %a : complex<f32>
  return
}
func.func @f3(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.cos %a : complex<f32>
  return
}
func.func @f4(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.exp %a : complex<f32>
  return
}
func.func @f5(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.expm1 %a : complex<f32>
  return
}
func.func @f6(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.log %a : complex<f32>
  return
}
func.func @f7(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.log1p %a : complex<f32>
  return
}
func.func @f8(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.neg %a : complex<f32>
  return
}
func.func @f9(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.rsqrt %a : complex<f32>
  return
}
func.func @f10(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.sign %a : complex<f32>
  return
}
func.func @f11(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.sin %a : complex<f32>
  return
}
func.func @f12(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.sqrt %a : complex<f32>
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
func.func @f15(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.add %a, %b : complex<f32>
  return
}
func.func @f16(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.sub %a, %b : complex<f32>
  return
}
func.func @f17(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.mul %a, %b : complex<f32>
  return
}
func.func @f18(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.div %a, %b : complex<f32>
  return
}
func.func @f19(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.atan2 %a, %b : complex<f32>
  return
}
func.func @f20(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.pow %a, %b : complex<f32>
  return
}
func.func @f21(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.powi %a, %i : complex<f32>, i32
  return
}
func.func @f22(%a: complex<f64>, %b: complex<f64>, %i: i32) {
  %0 = complex.abs %a fastmath<nnan> : complex<f64>
  return
}
func.func @f23(%a: complex<f64>, %b: complex<f64>, %i: i32) {
  %0 = complex.angle %a fastmath<nnan> : complex<f64>
  return
}
func.func @f24(%a: complex<f64>, %b: complex<f64>, %i: i32) {
  %0 = complex.conj %a fastmath<nnan> : complex<f64>
  return
}
func.func @f25(%a: complex<f64>, %b: complex<f64>, %i: i32) {
  %0 = complex.cos %a fastmath<nnan> : complex<f64>
  return
}
func.func @f26(%a: complex<f64>, %b: complex<f64>, %i: i32) {
  %0 = complex.exp %a fastmath<nnan> : complex<f64>
  return
}
func.func @f27(%a: complex<f64>, %b: complex<f64>, %i: i32) {
  %0 = complex.expm1 %a fastmath<nnan> : complex<f64>
  return
}
func.func @f28(%a: complex<f64>, %b: complex<f64>, %i: i32) {
  %0 = complex.log %a fastmath<nnan> : complex<f64>
  return
}
func.func @f29(%a: complex<f64>, %b: complex<f64>, %i: i32) {
  %0 = complex.log1p %a fastmath<nnan> : complex<f64>
  return
}
func.func @f30(%a: complex<f64>, %b: complex<f64>, %i: i32) {
  %0 = complex.neg %a fastmath<nnan> : complex<f64>
  return
}
func.func @f31(%a: complex<f64>, %b: complex<f64>, %i: i32) {
  %0 = complex.rsqrt %a fastmath<nnan> : complex<f64>
  return
}
func.func @f32(%a: complex<f64>, %b: complex<f64>, %i: i32) {
  %0 = complex.sign %a fastmath<nnan> : complex<f64>
  return
}
func.func @f33(%a: complex<f64>, %b: complex<f64>, %i: i32) {
  %0 = complex.sin %a fastmath<nnan> : complex<f64>
  return
}
func.func @f34(%a: complex<f64>, %b: complex<f64>, %i: i32) {
  %0 = complex.sqrt %a fastmath<nnan> : complex<f64>
  return
}
func.func @f35(%a: complex<f64>, %b: complex<f64>, %i: i32) {
  %0 = complex.tan %a fastmath<nnan> : complex<f64>
  return
}
func.func @f36(%a: complex<f64>, %b: complex<f64>, %i: i32) {
  %0 = complex.tanh %a fastmath<nnan> : complex<f64>
  return
}
func.func @f37(%a: complex<f64>, %b: complex<f64>, %i: i32) {
  %0 = complex.add %a, %b fastmath<nnan> : complex<f64>
  return
}
func.func @f38(%a: complex<f64>, %b: complex<f64>, %i: i32) {
  %0 = complex.sub %a, %b fastmath<nnan> : complex<f64>
  return
}
func.func @f39(%a: complex<f64>, %b: complex<f64>, %i: i32) {
  %0 = complex.mul %a, %b fastmath<nnan> : complex<f64>
  return
}
func.func @f40(%a: complex<f64>, %b: complex<f64>, %i: i32) {
  %0 = complex.div %a, %b fastmath<nnan> : complex<f64>
  return
}
func.func @f41(%a: complex<f64>, %b: complex<f64>, %i: i32) {
  %0 = complex.atan2 %a, %b fastmath<nnan> : complex<f64>
  return
}
func.func @f42(%a: complex<f64>, %b: complex<f64>, %i: i32) {
  %0 = complex.pow %a, %b fastmath<nnan> : complex<f64>
  return
}
func.func @f43(%a: complex<f64>, %b: complex<f64>, %i: i32) {
  %0 = complex.powi %a, %i fastmath<nnan> : complex<f64>, i32
  return
}
func.func @f44(%a: complex<f16>, %b: complex<f16>, %i: i32) {
  %0 = complex.abs %a fastmath<nnan,ninf> : complex<f16>
  return
}
func.func @f45(%a: complex<f16>, %b: complex<f16>, %i: i32) {
  %0 = complex.angle %a fastmath<nnan,ninf> : complex<f16>
  return
}
func.func @f46(%a: complex<f16>, %b: complex<f16>, %i: i32) {
  %0 = complex.conj %a fastmath<nnan,ninf> : complex<f16>
  return
}
func.func @f47(%a: complex<f16>, %b: complex<f16>, %i: i32) {
  %0 = complex.cos %a fastmath<nnan,ninf> : complex<f16>
  return
}
func.func @f48(%a: complex<f16>, %b: complex<f16>, %i: i32) {
  %0 = complex.exp %a fastmath<nnan,ninf> : complex<f16>
  return
}
func.func @f49(%a: complex<f16>, %b: complex<f16>, %i: i32) {
  %0 = complex.expm1 %a fastmath<nnan,ninf> : complex<f16>
  return
}
func.func @f50(%a: complex<f16>, %b: complex<f16>, %i: i32) {
  %0 = complex.log %a fastmath<nnan,ninf> : complex<f16>
  return
}
func.func @f51(%a: complex<f16>, %b: complex<f16>, %i: i32) {
  %0 = complex.log1p %a fastmath<nnan,ninf> : complex<f16>
  return
}
func.func @f52(%a: complex<f16>, %b: complex<f16>, %i: i32) {
  %0 = complex.neg %a fastmath<nnan,ninf> : complex<f16>
  return
}
func.func @f53(%a: complex<f16>, %b: complex<f16>, %i: i32) {
  %0 = complex.rsqrt %a fastmath<nnan,ninf> : complex<f16>
  return
}
func.func @f54(%a: complex<f16>, %b: complex<f16>, %i: i32) {
  %0 = complex.sign %a fastmath<nnan,ninf> : complex<f16>
  return
}
func.func @f55(%a: complex<f16>, %b: complex<f16>, %i: i32) {
  %0 = complex.sin %a fastmath<nnan,ninf> : complex<f16>
  return
}
func.func @f56(%a: complex<f16>, %b: complex<f16>, %i: i32) {
  %0 = complex.sqrt %a fastmath<nnan,ninf> : complex<f16>
  return
}
func.func @f57(%a: complex<f16>, %b: complex<f16>, %i: i32) {
  %0 = complex.tan %a fastmath<nnan,ninf> : complex<f16>
  return
}
func.func @f58(%a: complex<f16>, %b: complex<f16>, %i: i32) {
  %0 = complex.tanh %a fastmath<nnan,ninf> : complex<f16>
  return
}
func.func @f59(%a: complex<f16>, %b: complex<f16>, %i: i32) {
  %0 = complex.add %a, %b fastmath<nnan,ninf> : complex<f16>
  return
}
func.func @f60(%a: complex<f16>, %b: complex<f16>, %i: i32) {
  %0 = complex.sub %a, %b fastmath<nnan,ninf> : complex<f16>
  return
}
func.func @f61(%a: complex<f16>, %b: complex<f16>, %i: i32) {
  %0 = complex.mul %a, %b fastmath<nnan,ninf> : complex<f16>
  return
}
func.func @f62(%a: complex<f16>, %b: complex<f16>, %i: i32) {
  %0 = complex.div %a, %b fastmath<nnan,ninf> : complex<f16>
  return
}
func.func @f63(%a: complex<f16>, %b: complex<f16>, %i: i32) {
  %0 = complex.atan2 %a, %b fastmath<nnan,ninf> : complex<f16>
  return
}
func.func @f64(%a: complex<f16>, %b: complex<f16>, %i: i32) {
  %0 = complex.pow %a, %b fastmath<nnan,ninf> : complex<f16>
  return
}
func.func @f65(%a: complex<f16>, %b: complex<f16>, %i: i32) {
  %0 = complex.powi %a, %i fastmath<nnan,ninf> : complex<f16>, i32
  return
}
func.func @f66(%a: complex<bf16>, %b: complex<bf16>, %i: i32) {
  %0 = complex.abs %a fastmath<fast> {a.b} : complex<bf16>
  return
}
func.func @f67(%a: complex<bf16>, %b: complex<bf16>, %i: i32) {
  %0 = complex.angle %a fastmath<fast> {a.b} : complex<bf16>
  return
}
func.func @f68(%a: complex<bf16>, %b: complex<bf16>, %i: i32) {
  %0 = complex.conj %a fastmath<fast> {a.b} : complex<bf16>
  return
}
func.func @f69(%a: complex<bf16>, %b: complex<bf16>, %i: i32) {
  %0 = complex.cos %a fastmath<fast> {a.b} : complex<bf16>
  return
}
func.func @f70(%a: complex<bf16>, %b: complex<bf16>, %i: i32) {
  %0 = complex.exp %a fastmath<fast> {a.b} : complex<bf16>
  return
}
func.func @f71(%a: complex<bf16>, %b: complex<bf16>, %i: i32) {
  %0 = complex.expm1 %a fastmath<fast> {a.b} : complex<bf16>
  return
}
func.func @f72(%a: complex<bf16>, %b: complex<bf16>, %i: i32) {
  %0 = complex.log %a fastmath<fast> {a.b} : complex<bf16>
  return
}
func.func @f73(%a: complex<bf16>, %b: complex<bf16>, %i: i32) {
  %0 = complex.log1p %a fastmath<fast> {a.b} : complex<bf16>
  return
}
func.func @f74(%a: complex<bf16>, %b: complex<bf16>, %i: i32) {
  %0 = complex.neg %a fastmath<fast> {a.b} : complex<bf16>
  return
}
func.func @f75(%a: complex<bf16>, %b: complex<bf16>, %i: i32) {
  %0 = complex.rsqrt %a fastmath<fast> {a.b} : complex<bf16>
  return
}
func.func @f76(%a: complex<bf16>, %b: complex<bf16>, %i: i32) {
  %0 = complex.sign %a fastmath<fast> {a.b} : complex<bf16>
  return
}
func.func @f77(%a: complex<bf16>, %b: complex<bf16>, %i: i32) {
  %0 = complex.sin %a fastmath<fast> {a.b} : complex<bf16>
  return
}
func.func @f78(%a: complex<bf16>, %b: complex<bf16>, %i: i32) {
  %0 = complex.sqrt %a fastmath<fast> {a.b} : complex<bf16>
  return
}
func.func @f79(%a: complex<bf16>, %b: complex<bf16>, %i: i32) {
  %0 = complex.tan %a fastmath<fast> {a.b} : complex<bf16>
  return
}
func.func @f80(%a: complex<bf16>, %b: complex<bf16>, %i: i32) {
  %0 = complex.tanh %a fastmath<fast> {a.b} : complex<bf16>
  return
}
func.func @f81(%a: complex<bf16>, %b: complex<bf16>, %i: i32) {
  %0 = complex.add %a, %b fastmath<fast> {a.b} : complex<bf16>
  return
}
func.func @f82(%a: complex<bf16>, %b: complex<bf16>, %i: i32) {
  %0 = complex.sub %a, %b fastmath<fast> {a.b} : complex<bf16>
  return
}
func.func @f83(%a: complex<bf16>, %b: complex<bf16>, %i: i32) {
  %0 = complex.mul %a, %b fastmath<fast> {a.b} : complex<bf16>
  return
}
func.func @f84(%a: complex<bf16>, %b: complex<bf16>, %i: i32) {
  %0 = complex.div %a, %b fastmath<fast> {a.b} : complex<bf16>
  return
}
func.func @f85(%a: complex<bf16>, %b: complex<bf16>, %i: i32) {
  %0 = complex.atan2 %a, %b fastmath<fast> {a.b} : complex<bf16>
  return
}
func.func @f86(%a: complex<bf16>, %b: complex<bf16>, %i: i32) {
  %0 = complex.pow %a, %b fastmath<fast> {a.b} : complex<bf16>
  return
}
func.func @f87(%a: complex<bf16>, %b: complex<bf16>, %i: i32) {
  %0 = complex.powi %a, %i fastmath<fast> {a.b} : complex<bf16>, i32
  return
}
func.func @f88(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.abs %a {a.b} : complex<f32>
  return
}
func.func @f89(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.angle %a {a.b} : complex<f32>
  return
}
func.func @f90(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.conj %a {a.b} : complex<f32>
  return
}
func.func @f91(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.cos %a {a.b} : complex<f32>
  return
}
func.func @f92(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.exp %a {a.b} : complex<f32>
  return
}
func.func @f93(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.expm1 %a {a.b} : complex<f32>
  return
}
func.func @f94(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.log %a {a.b} : complex<f32>
  return
}
func.func @f95(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.log1p %a {a.b} : complex<f32>
  return
}
func.func @f96(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.neg %a {a.b} : complex<f32>
  return
}
func.func @f97(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.rsqrt %a {a.b} : complex<f32>
  return
}
func.func @f98(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.sign %a {a.b} : complex<f32>
  return
}
func.func @f99(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.sin %a {a.b} : complex<f32>
  return
}
func.func @f100(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.sqrt %a {a.b} : complex<f32>
  return
}
func.func @f101(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.tan %a {a.b} : complex<f32>
  return
}
func.func @f102(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.tanh %a {a.b} : complex<f32>
  return
}
func.func @f103(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.add %a, %b {a.b} : complex<f32>
  return
}
func.func @f104(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.sub %a, %b {a.b} : complex<f32>
  return
}
func.func @f105(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.mul %a, %b {a.b} : complex<f32>
  return
}
func.func @f106(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.div %a, %b {a.b} : complex<f32>
  return
}
func.func @f107(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.atan2 %a, %b {a.b} : complex<f32>
  return
}
func.func @f108(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.pow %a, %b {a.b} : complex<f32>
  return
}
func.func @f109(%a: complex<f32>, %b: complex<f32>, %i: i32) {
  %0 = complex.powi %a, %i {a.b} : complex<f32>, i32
  return
}
func.func @f110(%a: complex<f128>, %b: complex<f128>, %i: i32) {
  %0 = complex.abs %a fastmath<contract> : complex<f128>
  return
}
func.func @f111(%a: complex<f128>, %b: complex<f128>, %i: i32) {
  %0 = complex.angle %a fastmath<contract> : complex<f128>
  return
}
func.func @f112(%a: complex<f128>, %b: complex<f128>, %i: i32) {
  %0 = complex.conj %a fastmath<contract> : complex<f128>
  return
}
func.func @f113(%a: complex<f128>, %b: complex<f128>, %i: i32) {
  %0 = complex.cos %a fastmath<contract> : complex<f128>
  return
}
func.func @f114(%a: complex<f128>, %b: complex<f128>, %i: i32) {
  %0 = complex.exp %a fastmath<contract> : complex<f128>
  return
}
func.func @f115(%a: complex<f128>, %b: complex<f128>, %i: i32) {
  %0 = complex.expm1 %a fastmath<contract> : complex<f128>
  return
}
func.func @f116(%a: complex<f128>, %b: complex<f128>, %i: i32) {
  %0 = complex.log %a fastmath<contract> : complex<f128>
  return
}
func.func @f117(%a: complex<f128>, %b: complex<f128>, %i: i32) {
  %0 = complex.log1p %a fastmath<contract> : complex<f128>
  return
}
func.func @f118(%a: complex<f128>, %b: complex<f128>, %i: i32) {
  %0 = complex.neg %a fastmath<contract> : complex<f128>
  return
}
func.func @f119(%a: complex<f128>, %b: complex<f128>, %i: i32) {
  %0 = complex.rsqrt %a fastmath<contract> : complex<f128>
  return
}
func.func @f120(%a: complex<f128>, %b: complex<f128>, %i: i32) {
  %0 = complex.sign %a fastmath<contract> : complex<f128>
  return
}
func.func @f121(%a: complex<f128>, %b: complex<f128>, %i: i32) {
  %0 = complex.sin %a fastmath<contract> : complex<f128>
  return
}
func.func @f122(%a: complex<f128>, %b: complex<f128>, %i: i32) {
  %0 = complex.sqrt %a fastmath<contract> : complex<f128>
  return
}
func.func @f123(%a: complex<f128>, %b: complex<f128>, %i: i32) {
  %0 = complex.tan %a fastmath<contract> : complex<f128>
  return
}
func.func @f124(%a: complex<f128>, %b: complex<f128>, %i: i32) {
  %0 = complex.tanh %a fastmath<contract> : complex<f128>
  return
}
func.func @f125(%a: complex<f128>, %b: complex<f128>, %i: i32) {
  %0 = complex.add %a, %b fastmath<contract> : complex<f128>
  return
}
func.func @f126(%a: complex<f128>, %b: complex<f128>, %i: i32) {
  %0 = complex.sub %a, %b fastmath<contract> : complex<f128>
  return
}
func.func @f127(%a: complex<f128>, %b: complex<f128>, %i: i32) {
  %0 = complex.mul %a, %b fastmath<contract> : complex<f128>
  return
}
func.func @f128(%a: complex<f128>, %b: complex<f128>, %i: i32) {
  %0 = complex.div %a, %b fastmath<contract> : complex<f128>
  return
}
func.func @f129(%a: complex<f128>, %b: complex<f128>, %i: i32) {
  %0 = complex.atan2 %a, %b fastmath<contract> : complex<f128>
  return
}
func.func @f130(%a: complex<f128>, %b: complex<f128>, %i: i32) {
  %0 = complex.pow %a, %b fastmath<contract> : complex<f128>
  return
}
func.func @f131(%a: complex<f128>, %b: complex<f128>, %i: i32) {
  %0 = complex.powi %a, %i fastmath<contract> : complex<f128>, i32
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
