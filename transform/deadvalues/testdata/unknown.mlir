// RUN: --remove-dead-values

// An operation of an unknown dialect may be a symbol table; mlir-opt-22 crashes if there
// are private functions.
func.func @effects(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %a, %a : i32
  %2 = arith.addi %a, %a : i32
  %3 = "foo.op"(%0) ({
    %4 = arith.muli %1, %a : i32
    %5 = arith.muli %1, %2 : i32
    "foo.yield"(%4) : (i32) -> ()
  }) : (i32) -> i32
  return %a : i32
}
