func.func @test_cfg(%cond: i1) -> () attributes {tag = "test_cfg"} {
  cf.br ^bb1
^bb1:
  cf.cond_br %cond, ^bb1, ^bb2
^bb2:
  return
}
func.func private @foo(%arg0: i32) -> i32 attributes {tag = "foo"} {
  return {a} %arg0 : i32
}
func.func @bar(%cond: i1) -> i32 attributes {tag = "bar"} {
  cf.cond_br %cond, ^bb1, ^bb2
^bb1:
  %c0 = arith.constant 0 : i32
  return {b} %c0 : i32
^bb2:
  %c1 = arith.constant 1 : i32
  return {c} %c1 : i32
}
func.func private @baz(i32) -> i32 attributes {tag = "baz"}
func.func private @nobody(%x: i32) -> i32 attributes {tag = "nobody"} { return {tag = "ret"} %x : i32 }
func.func @test_callgraph(%cond: i1, %arg0: i32) -> i32 {
  %0 = func.call @foo(%arg0) {tag = "a"} : (i32) -> i32
  cf.cond_br %cond, ^bb1, ^bb2
^bb1:
  %1 = func.call @foo(%arg0) {tag = "b"} : (i32) -> i32
  return %1 : i32
^bb2:
  %2 = func.call @bar(%cond) {tag = "c"} : (i1) -> i32
  %3 = func.call @baz(%arg0) {tag = "d"} : (i32) -> i32
  return %2 : i32
}
func.func private @bax(%arg0: i32) {
  return {void_return}
}
func.func @test_callgraph_void_return(%arg0: i32) -> i32 {
  func.call @bax(%arg0) {tag = "call_void_return"}: (i32) -> ()
  return %arg0 : i32
}
func.func @test_unknown_branch() -> () attributes {tag = "test_unknown_branch"} {
  "test.unknown_br"() [^bb1, ^bb2] : () -> ()
^bb1:
  return
^bb2:
  return
}
func.func @test_unknown_region() -> () {
  "test.unknown_region_br"() ({
  ^bb0:
    "test.unknown_region_end"() : () -> ()
  }, {
  ^bb0:
    "test.unknown_region_end"() : () -> ()
  }) {tag = "test_unknown_region"} : () -> ()
  return
}
func.func @test_known_dead_block() -> () attributes {tag = "test_known_dead_block"} {
  %true = arith.constant true
  cf.cond_br %true, ^bb1, ^bb2
^bb1:
  return
^bb2:
  return
}
func.func private @test_dead_return(%arg0: i32) -> i32 {
  %true = arith.constant true
  cf.cond_br %true, ^bb1, ^bb1
^bb1:
  return {true} %arg0 : i32
^bb2:
  return {false} %arg0 : i32
}
func.func @test_call_dead_return(%arg0: i32) -> () {
  %0 = func.call @test_dead_return(%arg0) {tag = "test_dead_return"} : (i32) -> i32
  return
}
func.func @test_dca_doesnt_crash_2() -> () attributes {symbol = @notexistant} {
   return
}
func.func @regions(%i : i32, %x : f32) {
  %0 = "test.loop_block"(%i) ({
  ^bb0(%arg1 : i32):
    test.loop_block_term iter %arg1 exit %x
  }) {tag = "loop"} : (i32) -> f32
  %1 = "test.region_if"(%i) ({
   ^bb0(%a: i32):
    test.region_if_yield %a : i32
  }, {
   ^bb0(%a: i32):
    test.region_if_yield %a : i32
  }, {
   ^bb0(%a: i32):
    test.region_if_yield %a : i32
  }) {tag = "if"} : (i32) -> i32
  %c = arith.constant 1 : index
  "test.switch_with_no_break"(%c) <{cases = array<i64: 1>}> ({
    ^bb:
    }) {tag = "switch"} : (index) -> ()
  return
}
