// RUN: --topological-sort

// A block of a graph region is sorted; what is equal keeps its order.
module {
  %0 = "my.last"(%3, %1) : (i32, i32) -> i32
  %1 = "my.second"(%2) : (i32) -> i32
  %2 = "my.first"() : () -> i32
  %3 = "my.third"(%1) : (i32) -> i32
  "my.other"() : () -> ()
}
// Cycles stay where they are.
module {
  %0 = "my.a"(%2) : (i32) -> i32
  %1 = "my.b"(%0, %3) : (i32, i32) -> i32
  %2 = "my.c"(%1) : (i32) -> i32
  %3 = "my.d"(%4) : (i32) -> i32
  %4 = "my.e"() : () -> i32
  %5 = "my.f"(%5) : (i32) -> i32
  %6 = "my.g"(%8) : (i32) -> i32
  %7 = "my.h"(%6) : (i32) -> i32
  %8 = "my.i"(%9, %0) : (i32, i32) -> i32
  %9 = "my.j"() : () -> i32
}
// Operations in regions count, and have an order of their own.
module {
  "my.region"() ({
    "my.use"(%0, %1) : (i32, i32) -> ()
    %1 = "my.inner"() : () -> i32
  }) : () -> ()
  %0 = "my.value"() : () -> i32
  func.func @f(%a: i32) -> i32 {
    %2 = arith.addi %a, %a : i32
    return %2 : i32
  }
}
