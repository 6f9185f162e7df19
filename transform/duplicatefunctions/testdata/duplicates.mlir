// RUN: --duplicate-function-elimination
// RUN: --duplicate-function-elimination -mlir-print-debuginfo

func.func @g(%a: i32, %b: i32) -> i32 attributes {x.y} {
    %s = arith.addi %a, %b : i32
    return %s : i32
}
func.func @h(%a: i32, %b: i32) -> i32 attributes {x.y} {
    %s = arith.addi %a, %b : i32
    return %s : i32
}
func.func private @h2(%a: i32, %b: i32) -> i32 attributes {x.y} {
    %s = arith.addi %a, %b : i32
    return %s : i32
}
func.func @rec(%a: i32) -> i32 {
    %s = call @rec(%a) : (i32) -> i32
    return %s : i32
}
func.func @rec2(%a: i32) -> i32 {
    %s = call @rec2(%a) : (i32) -> i32
    return %s : i32
}
func.func @callg(%a: i32) -> i32 {
    %s = call @g(%a, %a) : (i32, i32) -> i32
    return %s : i32
}
func.func @callh(%a: i32) -> i32 {
    %s = call @h(%a, %a) : (i32, i32) -> i32
    return %s : i32
}
func.func private @d1()
func.func private @d2()
module @inner {
func.func @k(%a: i32, %b: i32) -> i32 {
    %s = arith.subi %a, %b : i32
    return %s : i32
}
func.func @l(%a: i32, %b: i32) -> i32 {
    %s = arith.subi %a, %b : i32
    return %s : i32
}
  "t.op"() {a = @l, h = @h, b = @inner::@l} : () -> ()
}
func.func @user() {
  %f = constant @h : (i32, i32) -> i32
  "t.op"() {a = @h, b = @inner::@l, c = [@inner::@k, @h], d = @h::@h, l=@l} : () -> ()
  return
}
