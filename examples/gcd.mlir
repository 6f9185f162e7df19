// The greatest common divisor, in the generic form that any tool can write.
// gomlir opt checks it and prints it the way people read it.
"func.func"() <{function_type = (i32, i32) -> i32, sym_name = "gcd"}> ({
^entry(%a: i32, %b: i32):
  %zero = "arith.constant"() <{value = 0 : i32}> : () -> i32
  "cf.br"(%a, %b)[^loop] : (i32, i32) -> ()
^loop(%x: i32, %y: i32):
  %done = "arith.cmpi"(%y, %zero) <{predicate = 0 : i64}> : (i32, i32) -> i1
  "cf.cond_br"(%done)[^exit, ^step] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^step:
  %rest = "arith.remui"(%x, %y) : (i32, i32) -> i32
  "cf.br"(%y, %rest)[^loop] : (i32, i32) -> ()
^exit:
  "func.return"(%x) : (i32) -> ()
}) : () -> ()
