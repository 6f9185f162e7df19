// RUN: --inline -mlir-print-debuginfo
// RUN: --inline=max-iterations=1
// RUN: --pass-pipeline=builtin.module(inline{max-iterations=1 default-pipeline=cse})

// A call that simplification makes leads to a callable whose turn has not come.

func.func @main(%x: i32, %y: i32) -> (i32, i32) {
  %f = constant @later : (i32, i32) -> i32
  %0 = call_indirect %f(%x, %y) : (i32, i32) -> i32
  %1 = call @earlier(%x) : (i32) -> i32
  return %0, %1 : i32, i32
}
func.func private @earlier(%x: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %0 = arith.addi %c1, %x : i32
  %1 = arith.muli %0, %c1 : i32
  return %1 : i32
}
func.func @later(%x: i32, %y: i32) -> i32 {
  %c7 = arith.constant 7 : i32
  %0 = arith.addi %c7, %x : i32
  %c0 = arith.constant 0 : i32
  %1 = arith.addi %c0, %0 : i32
  %c8 = arith.constant 8 : i32
  %2 = arith.addi %1, %c8 : i32
  %c = arith.cmpi eq, %y, %c0 : i32
  cf.cond_br %c, ^a, ^b
^a:
  cf.br ^b
^b:
  %3 = call @last(%2) : (i32) -> i32
  return %3 : i32
}
func.func @last(%x: i32) -> i32 {
  %c7 = arith.constant 7 : i32
  %0 = arith.subi %x, %c7 : i32
  return %0 : i32
}
