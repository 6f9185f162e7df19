func.func @scale(%x: i32, %y: i32) -> i32 {
  %c8 = arith.constant 8 : i32
  %c10 = arith.constant 10 : i32
  %a = arith.muli %x, %c8 overflow<nsw> : i32
  %b = arith.muli %a, %c10 : i32
  %c = arith.muli %b, %y : i32
  return %c : i32
}
