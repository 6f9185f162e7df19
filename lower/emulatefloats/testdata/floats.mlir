// RUN: --arith-emulate-unsupported-floats=source-types=bf16
// RUN: --arith-emulate-unsupported-floats=source-types=bf16 -mlir-print-debuginfo

func.func @f(%a: bf16, %v: vector<4xbf16>, %i: i32, %c: i1, %m: vector<2x2xbf16>) -> (bf16, f16, vector<4xbf16>) {
  %0 = arith.addf %a, %a fastmath<fast> {x.y} : bf16
  %1 = arith.maxnumf %v, %v : vector<4xbf16>
  %2 = arith.sitofp %i : i32 to bf16
  %3 = arith.fptosi %0 : bf16 to i32
  %4 = arith.cmpf olt, %0, %2 : bf16
  %5 = arith.truncf %2 : bf16 to f8E4M3FN
  %6 = arith.extf %2 : bf16 to f32
  %7 = arith.bitcast %i : i32 to f32
  %8 = vector.reduction <add>, %v : vector<4xbf16> into bf16
  %9 = vector.fma %v, %v, %1 : vector<4xbf16>
  %10 = vector.outerproduct %v, %0 : vector<4xbf16>, bf16
  %12 = vector.broadcast %0 : bf16 to vector<4xbf16>
  %13 = arith.select %c, %v, %12 : vector<4xbf16>
  %14 = vector.extract %v[0] : bf16 from vector<4xbf16>
  %15 = arith.mulf %14, %8 : bf16
  %16 = vector.multi_reduction <mul>, %m, %a [0, 1] : vector<2x2xbf16> to bf16
  %cst = arith.constant 1.0 : f16
  return %15, %cst, %13 : bf16, f16, vector<4xbf16>
}
