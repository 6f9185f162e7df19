// Functions, control flow and arithmetic, whose names and attributes were others in MLIR 14.
module {
  func private @callee(i32, f32) -> (i32 {test.result})
  func @std(%c: i1, %a: i32, %b: i32, %x: f32) -> i32 attributes {test.attr = 1 : i64} {
    %0 = arith.addi %a, %b : i32
    %1 = select %c, %0, %b : i32
    %2 = call @callee(%1, %x) : (i32, f32) -> i32
    %f = constant @callee : (i32, f32) -> i32
    %3 = call_indirect %f(%2, %x) : (i32, f32) -> i32
    cond_br %c, ^bb1(%3 : i32), ^bb2
  ^bb1(%4: i32):
    switch %4 : i32, [
      default: ^bb2,
      7: ^bb3(%a : i32),
      -1: ^bb3(%b : i32)
    ]
  ^bb2:
    assert %c, "a message"
    br ^bb3(%b : i32)
  ^bb3(%5: i32):
    %m = arith.minf %x, %x : f32
    %n = arith.maxf %m, %x : f32
    %6 = arith.cmpf olt, %n, %x : f32
    return %5 : i32
  }
}
