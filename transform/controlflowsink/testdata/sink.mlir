// RUN: --control-flow-sink
// RUN: --pass-pipeline=builtin.module(func.func(control-flow-sink))

// What one region needs, what two need, what is needed behind, and what that needs.
func.func @regions(%x: i32, %y: i32) -> (i32, i32) {
  %0 = arith.addi %x, %y : i32
  %1 = arith.subi %x, %y : i32
  %2 = arith.muli %0, %1 : i32
  %3 = arith.addi %2, %2 : i32
  %4 = arith.divsi %x, %y : i32
  %5 = "my.effect"() : () -> i32
  %6 = test.region_if %x: i32 -> i32 then {
  ^bb0(%a: i32):
    %7 = arith.addi %3, %4 : i32
    test.region_if_yield %7 : i32
  } else {
  ^bb0(%a: i32):
    %7 = arith.addi %1, %5 : i32
    test.region_if_yield %7 : i32
  } join {
  ^bb0(%a: i32):
    test.region_if_yield %a : i32
  }
  return %6, %0 : i32, i32
}

// Regions in regions.
func.func @nested(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  %1 = arith.muli %x, %0 : i32
  %2 = test.region_if %x: i32 -> i32 then {
  ^bb0(%a: i32):
    %3 = test.region_if %a: i32 -> i32 then {
    ^bb0(%b: i32):
      test.region_if_yield %1 : i32
    } else {
    ^bb0(%b: i32):
      test.region_if_yield %b : i32
    } join {
    ^bb0(%b: i32):
      test.region_if_yield %b : i32
    }
    test.region_if_yield %3 : i32
  } else {
  ^bb0(%a: i32):
    test.region_if_yield %a : i32
  } join {
  ^bb0(%a: i32):
    test.region_if_yield %a : i32
  }
  return %2 : i32
}

// Several blocks, and a region that may run more than once.
func.func @blocks(%x: i32, %c: i1) -> i32 {
  %0 = arith.addi %x, %x : i32
  %1 = arith.addi %0, %x : i32
  %2 = arith.addi %x, %x : i32
  %3 = "test.any_cond"() ({
    cf.cond_br %c, ^bb1(%0 : i32), ^bb1(%x : i32)
  ^bb1(%4: i32):
    %5 = arith.addi %4, %1 : i32
    "test.yield"(%5) : (i32) -> ()
  }) : () -> i32
  %f = test.loop_block %x : (i32) -> f32 {
  ^bb0(%a: i32):
    %g = arith.constant 1.0 : f32
    test.loop_block_term iter %2 exit %g
  }
  return %3 : i32
}
