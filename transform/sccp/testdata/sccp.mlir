// RUN: --sccp
// RUN: --pass-pipeline=builtin.module(func.func(sccp))
// RUN: --pass-pipeline=builtin.module(builtin.module(sccp))
// RUN: --sccp -mlir-print-debuginfo
// RUN: --sccp -dump-pass-pipeline

// A constant goes around a loop.
func.func @loop(%c: i1) -> i32 {
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  cf.br ^head(%one : i32)
^head(%x: i32):
  cf.cond_br %c, ^body, ^end(%x : i32)
^body:
  %y = arith.addi %x, %zero : i32
  %z = arith.muli %y, %one : i32
  cf.br ^head(%z : i32)
^end(%r: i32):
  return %r : i32
}

// What is not executed does not count.
func.func @condition(%a: i32) -> (i32, i32) {
  %k = arith.constant 7 : i32
  %big = arith.cmpi sgt, %k, %k : i32
  cf.cond_br %big, ^then, ^else(%k, %k : i32, i32)
^then:
  cf.br ^else(%a, %k : i32, i32)
^else(%x: i32, %y: i32):
  cf.switch %x : i32, [ default: ^then2(%y : i32), 7: ^then2(%k : i32), 8: ^then2(%a : i32) ]
^then2(%z: i32):
  return %x, %z : i32, i32
}

// Several predecessors, several constants.
func.func @several(%c: i1) -> (i32, i32, i1) {
  %a = arith.constant 1 : i32
  %b = arith.constant 2 : i32
  %true = arith.constant true
  cf.cond_br %c, ^end(%a, %b, %true : i32, i32, i1), ^end(%b, %b, %c : i32, i32, i1)
^end(%x: i32, %y: i32, %z: i1):
  return %x, %y, %z : i32, i32, i1
}

// An unknown terminator may go anywhere.
func.func @unknown(%a: i32) -> i32 {
  %k = arith.constant 7 : i32
  "foo.branch"() [^one, ^two] : () -> ()
^one:
  cf.br ^two(%k : i32)
^two(%x: i32):
  return %x : i32
}

// Calls give constants to arguments and results.
func.func private @twice(%x: i32) -> (i32, i32) {
  %y = arith.addi %x, %x : i32
  return %y, %x : i32, i32
}
func.func @calls(%a: i32) -> (i32, i32, i32) {
  %k = arith.constant 21 : i32
  %0:2 = call @twice(%k) : (i32) -> (i32, i32)
  %1:2 = call @twice(%k) : (i32) -> (i32, i32)
  %2 = call @public(%k) : (i32) -> i32
  return %0#0, %1#1, %2 : i32, i32, i32
}
func.func @public(%x: i32) -> i32 { return %x : i32 }

// Recursion.
func.func private @down(%x: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %end = arith.cmpi eq, %x, %zero : i32
  cf.cond_br %end, ^end, ^more
^end:
  return %zero : i32
^more:
  %k = arith.constant 1 : i32
  %y = arith.subi %x, %k : i32
  %r = call @down(%y) : (i32) -> i32
  return %r : i32
}
func.func @recursion() -> i32 {
  %k = arith.constant 3 : i32
  %r = call @down(%k) : (i32) -> i32
  return %r : i32
}

// Nobody calls it.
func.func private @unused() -> i32 {
  %a = arith.constant 1 : i32
  %b = arith.addi %a, %a : i32
  return %b : i32
}

// Its name is used elsewhere.
func.func private @escaped(%x: i32) -> i32 { return %x : i32 }
func.func @escapes() -> i32 {
  %k = arith.constant 1 : i32
  "foo.use"() {callee = [@escaped]} : () -> ()
  %r = call @escaped(%k) : (i32) -> i32
  return %r : i32
}

// Functions that only this file can call.
module @nested {
  func.func nested @f(%x: i32) -> i32 { return %x : i32 }
  func.func @g() -> i32 {
    %k = arith.constant 5 : i32
    %r = call @f(%k) : (i32) -> i32
    return %r : i32
  }
}
module {
  func.func nested @f(%x: i32) -> i32 { return %x : i32 }
  func.func @g() -> i32 {
    %k = arith.constant 5 : i32
    %r = call @f(%k) : (i32) -> i32
    return %r : i32
  }
}

// Control flow between regions.
func.func @regions(%f: f32) -> (f32, i32, i32) {
  %k = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %g = arith.constant 2.0 : f32
  %0 = test.loop_block %k : (i32) -> f32 {
  ^bb0(%x: i32):
    %y = arith.addi %x, %zero : i32
    test.loop_block_term iter %y exit %g
  }
  %1 = test.region_if %k, %zero: i32, i32 -> i32 then {
  ^bb0(%a: i32, %b: i32):
    test.region_if_yield %a : i32
  } else {
  ^bb0(%a: i32, %b: i32):
    test.region_if_yield %k : i32
  } join {
  ^bb0(%a: i32):
    %2 = arith.addi %a, %a : i32
    test.region_if_yield %2 : i32
  }
  %3 = test.region_if %k, %zero: i32, i32 -> i32 then {
  ^bb0(%a: i32, %b: i32):
    test.region_if_yield %a : i32
  } else {
  ^bb0(%a: i32, %b: i32):
    test.region_if_yield %b : i32
  } join {
  ^bb0(%a: i32):
    test.region_if_yield %a : i32
  }
  return %0, %1, %3 : f32, i32, i32
}

// Operations of an unknown dialect may do anything with their regions.
func.func @unknown_regions(%a: i32) -> i32 {
  %k = arith.constant 1 : i32
  %r = "foo.op"(%k) ({
  ^bb0(%x: i32):
    %y = arith.addi %k, %k : i32
    "foo.yield"(%x, %y) : (i32, i32) -> ()
  }) : (i32) -> i32
  return %r : i32
}

// The llvm dialect has constants of its own.
llvm.func @llvm(%p: !llvm.ptr) -> i64 {
  %0 = llvm.mlir.constant(3 : i64) : i64
  %1 = llvm.mlir.constant(4 : i64) : i64
  %2 = llvm.add %0, %1 : i64
  %3 = llvm.icmp "eq" %2, %0 : i64
  llvm.cond_br %3, ^a, ^b
^a:
  llvm.br ^c(%0 : i64)
^b:
  llvm.br ^c(%2 : i64)
^c(%x: i64):
  %4 = llvm.getelementptr %p[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %x, %4 : i64, !llvm.ptr
  llvm.return %2 : i64
}
