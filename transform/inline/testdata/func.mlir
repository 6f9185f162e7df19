// RUN: --inline
// RUN: --inline=default-pipeline=
// RUN: --pass-pipeline=builtin.module(inline{op-pipelines=func.func(canonicalize),builtin.module(symbol-dce)})
// RUN: --inline -mlir-print-debuginfo
// RUN: --pass-pipeline=builtin.module(func.func(inline))

// What may be inlined, and what not.
func.func private @cast(%a: i32) -> i64 { 
 %0 = builtin.unrealized_conversion_cast %a : i32 to i64
 return %0 : i64 }
func.func private @nest() { 
  builtin.module { }
 return  }
func.func private @ni(%a : i32) -> i32 attributes {no_inline} { return %a : i32}
func.func private @nc(%a : i32) -> i32 { return %a : i32}
func.func private @cb(%a : i32, %c: i1) -> i32 { 
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
 ub.unreachable
^bb2:
 cf.br ^bb3(%a : i32)
^bb3(%b: i32):
 cf.assert %c, "abc"
 return %b : i32}
func.func private @vec(%a : vector<4xi32>) -> i32 {%0 = vector.extract %a[0] : i32 from vector<4xi32>
 return %0 : i32}
func.func @main(%a: i32, %c: i1, %v: vector<4xi32>) -> i64 {
  %0 = call @cast(%a) : (i32) -> i64
  call @nest() : () -> ()
  %1 = call @ni(%a) : (i32) -> i32
  %2 = call @ni(%1) {no_inline} : (i32) -> i32
  %3 = call @nc(%1) {no_inline} : (i32) -> i32
  %4 = call @vec(%v) : (vector<4xi32>) -> i32
  "test.foo"() ({
    %7 = func.call @nc(%a) : (i32) -> i32
    }) : () -> ()
  builtin.module {
    %9 = arith.constant 4 : i32
    %7 = func.call @nc(%9) : (i32) -> i32
    func.func private @nc(%x:i32) -> i32 { return %x : i32 }
    func.func @f(%x : i32) {
    %8 = func.call @nc(%x) : (i32)  -> i32
    return}
  }
  %6 = call @cb(%a, %c) : (i32, i1) -> i32
  return %0 : i64
}
