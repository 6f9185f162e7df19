// RUN: --canonicalize
// RUN: --canonicalize=top-down=false
// RUN: --canonicalize=region-simplify=disabled
// RUN: --canonicalize=region-simplify=aggressive
// RUN: --canonicalize=max-iterations=0
// RUN: --canonicalize=max-iterations=1
// RUN: --canonicalize=test-convergence
// RUN: --canonicalize=region-simplify=sometimes
// RUN: --canonicalize -dump-pass-pipeline
// RUN: --pass-pipeline=builtin.module(func.func(canonicalize))

// Constants fold, equal ones become one, and they move to the entry of the function.
func.func @constants(%a: i32) -> (i32, i32, index) {
  %0 = arith.constant 0 : i32
  %1 = arith.addi %a, %0 : i32
  %2 = arith.constant 2 : i32
  %3 = arith.muli %2, %2 : i32
  %4 = arith.constant 4 : i32
  %5 = arith.addi %3, %4 : i32
  %6 = arith.addi %5, %1 : i32
  %7 = arith.constant 3 : index
  %8 = arith.subi %7, %7 : index
  return %1, %6, %8 : i32, i32, index
}

// What computes a value that nobody needs is erased, what may have an effect stays.
func.func private @effect(i32) -> i32
func.func @dead(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %0, %a : i32
  %2 = call @effect(%a) : (i32) -> i32
  %3 = "somebody.knows"(%a) : (i32) -> i32
  return %a : i32
}

// Poison spreads.
func.func @poison(%a: i32) -> i32 {
  %0 = ub.poison : i32
  %1 = arith.addi %a, %0 : i32
  return %1 : i32
}

// Blocks that nothing reaches are erased, and arguments that nobody uses.
func.func @blocks(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^bb1(%a, %b : i32, i32), ^bb2(%a : i32)
^bb1(%x: i32, %unused: i32):
  "somebody.uses"(%x) : (i32) -> ()
  return %x : i32
^bb2(%y: i32):
  "somebody.knows"(%y) : (i32) -> ()
  return %y : i32
^bb3:
  %z = arith.constant 1 : i32
  return %z : i32
}
