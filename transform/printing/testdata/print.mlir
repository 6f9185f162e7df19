// RUN: --print-op-stats -o /dev/null
// RUN: --print-op-stats=json -o /dev/null
// RUN: --print-ir
// RUN: --pass-pipeline=builtin.module(print-ir{label=before},func.func(print-ir,print-op-stats)) -mlir-disable-threading
// RUN: --print-ir=label=x -dump-pass-pipeline

#map = affine_map<(d0) -> (d0 + 1)>
"longer_name"() {m = #map} : () -> ()
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = "my.op"(%0) {m = #map} : (i32) -> i32
  return %1 : i32
}
func.func private @g()
