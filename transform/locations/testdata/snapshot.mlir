// RUN: --snapshot-op-locations=filename=- -mlir-print-debuginfo
// RUN: --pass-pipeline=builtin.module(func.func(snapshot-op-locations{filename=-})) -mlir-print-debuginfo

func.func @f(%a: i32 loc("arg")) -> i32 {
  %0 = arith.addi %a, %a : i32 loc("x")
  %1:2 = "test.two"(%0) ({
  ^bb0(%q: i32 loc("q")):
    "test.in"() : () -> () loc("f.c":1:2)
  }) : (i32) -> (i32, i32)
  cf.br ^bb1(%1#1 : i32)
^bb1(%z : i32):
  return %z : i32
}
