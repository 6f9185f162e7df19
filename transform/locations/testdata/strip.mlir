// RUN: --strip-debuginfo -mlir-print-debuginfo
// RUN: --pass-pipeline=builtin.module(func.func(strip-debuginfo)) -mlir-print-debuginfo

func.func @f(%a: i32 loc("a")) -> i32 {
  %0 = arith.addi %a, %a : i32 loc(fused["x", "y"])
  "my.op"() ({
  ^bb0(%b: i32 loc("b")):
    "my.use"(%b) : (i32) -> () loc(callsite("c" at "d"))
  }) : () -> ()
  return %0 : i32
} loc("f")
