// RUN: --math-uplift-to-fma -mlir-print-debuginfo
// RUN: --math-sincos-fusion -mlir-print-debuginfo
// RUN: --math-sincos-fusion --math-uplift-to-fma

func.func @sums(%a: f32, %b: f32, %c: f32, %v: vector<2xf32>) -> (f32,f32,f32,f32,f32, vector<2xf32>, f32) {
  %0 = arith.mulf %a, %b fastmath<contract> : f32
  %1 = arith.addf %0, %c fastmath<fast> : f32
  %2 = arith.addf %c, %0 fastmath<contract> {a.b} : f32
  %3 = arith.addf %0, %0 fastmath<contract> : f32
  %4 = arith.mulf %a, %b fastmath<nnan> : f32
  %5 = arith.addf %4, %c fastmath<fast> : f32
  %6 = arith.mulf %a, %b fastmath<contract,nnan> : f32
  %7 = arith.addf %6, %0 fastmath<contract,ninf> : f32
  %8 = arith.mulf %v, %v fastmath<contract,nnan> : vector<2xf32>
  %9 = arith.addf %8, %v fastmath<contract,nnan> : vector<2xf32>
  %10 = arith.subf %0, %c fastmath<contract> : f32
  return %1,%2,%3,%5,%7,%9,%10: f32,f32,f32,f32,f32,vector<2xf32>,f32
}

func.func @pairs(%a: f32, %b: f32, %v: vector<2xf32>, %c: i1) -> (f32,f32,f32,f32,vector<2xf32>,vector<2xf32>, f32) {
  %0 = math.sin %a : f32
  %1 = math.cos %a : f32
  %2 = math.cos %b fastmath<fast> {a.b} : f32
  %3 = math.sin %b fastmath<fast> {c.d} : f32
  %4 = math.sin %v fastmath<fast> : vector<2xf32>
  %5 = math.cos %v fastmath<nnan> : vector<2xf32>
  %6 = math.sin %a : f32
  %7 = math.cos %a : f32
  %8 = math.sin %0 : f32
  cf.br ^bb1
 ^bb1:
  %9 = math.cos %0 : f32
  "u"(%7, %8, %9) : (f32,f32,f32) -> ()
  return %0,%1,%2,%3,%4,%5,%6: f32,f32,f32,f32,vector<2xf32>,vector<2xf32>,f32
}

func.func @a(%a: f32) -> (f32,f32,f32) {
  %0 = math.sin %a : f32
  %1 = math.cos %a : f32
  %2 = math.cos %a : f32
  return %0,%1,%2: f32,f32,f32
}
func.func @b(%a: f32) -> (f32,f32,f32) {
  %1 = math.cos %a : f32
  %0 = math.sin %a : f32
  %2 = math.sin %a : f32
  return %0,%1,%2: f32,f32,f32
}
func.func @c(%a: f32, %c: i1) -> (f32) {
  %d = arith.constant 1.0 : f32
  %d2 = arith.constant 1.0 : f32
  %dead = arith.addf %d, %d2 : f32
  %n = arith.addf %d, %a : f32
  %0 = math.sin %d2 : f32
  %e = math.exp %d : f32
  cf.cond_br %c, ^b, ^b
 ^b:
  return %e : f32
 ^u:
  return %d : f32
}
