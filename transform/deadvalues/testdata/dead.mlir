// RUN: --remove-dead-values
// RUN: --remove-dead-values=canonicalize=false
// RUN: --remove-dead-values -mlir-print-debuginfo
// RUN: --remove-dead-values -dump-pass-pipeline

// Values around a loop that only need each other.
func.func @loop(%c: i1, %n: i32) -> i32 {
  %k = arith.constant 1 : i32
  cf.br ^head(%k, %n : i32, i32)
^head(%i: i32, %x: i32):
  %j = arith.addi %i, %k : i32
  cf.cond_br %c, ^head(%j, %x : i32, i32), ^end
^end:
  return %x : i32
}

// What a private function and its calls need.
func.func private @callee(%a: i32, %b: i32 {my.attr}, %c: i32) -> (i32 {my.attr}, i32) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %c, %c : i32
  return %0, %1 : i32, i32
}
func.func @caller(%x: i32, %y: i32) -> i32 {
  %u = arith.muli %y, %y : i32
  %0:2 = call @callee(%x, %u, %y) : (i32, i32, i32) -> (i32, i32)
  %1:2 = call @callee(%x, %y, %y) : (i32, i32, i32) -> (i32, i32)
  %2 = arith.addi %0#1, %1#1 : i32
  return %2 : i32
}
func.func private @declared(%a: i32) -> i32
func.func private @unused(%a: i32, %b: i32) -> i32 {
  "foo.use"(%b) : (i32) -> ()
  return %a : i32
}
func.func private @recursive(%a: i32, %b: i32) -> i32 {
  %0 = call @recursive(%b, %a) : (i32, i32) -> i32
  return %0 : i32
}

// Its name is used elsewhere.
func.func private @escaped(%x: i32) -> i32 {
  return %x : i32
}
func.func @escapes(%x: i32) {
  %f = constant @escaped : (i32) -> i32
  "foo.use"(%f) : ((i32) -> i32) -> ()
  %0 = call @escaped(%x) : (i32) -> i32
  return
}

// Code that is never executed.
func.func @never(%a: i32) -> i32 {
  %false = arith.constant false
  cf.cond_br %false, ^never(%a : i32), ^end(%a : i32)
^never(%x: i32):
  %0 = arith.addi %x, %x : i32
  "foo.use"(%0) : (i32) -> ()
  cf.switch %0 : i32, [ default: ^end(%0 : i32), 1: ^never(%x : i32) ]
^end(%y: i32):
  return %y : i32
}

// Operations with effects need their operands.
func.func @effects(%a: i32, %p: !llvm.ptr) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %0, %a : i32
  llvm.store %0, %p : i32, !llvm.ptr
  %2 = llvm.load %p : !llvm.ptr -> i32
  %3 = "foo.op"(%1) : (i32) -> i32
  return
}

// Control flow between regions.
func.func @regions(%i: i32, %f: f32) -> (f32, i32) {
  %0 = test.loop_block %i : (i32) -> f32 {
  ^bb0(%x: i32):
    %y = arith.addi %x, %x : i32
    test.loop_block_term iter %y exit %f
  }
  %1 = test.loop_block %i : (i32) -> f32 {
  ^bb0(%x: i32):
    test.loop_block_term iter %x exit %f
  }
  %2:2 = test.region_if %i, %i: i32, i32 -> (i32, i32) then {
  ^bb0(%a: i32, %b: i32):
    %3 = arith.addi %b, %b : i32
    test.region_if_yield %a, %3 : i32, i32
  } else {
  ^bb0(%a: i32, %b: i32):
    "foo.use"(%a) : (i32) -> ()
    test.region_if_yield %a, %b : i32, i32
  } join {
  ^bb0(%a: i32, %b: i32):
    test.region_if_yield %a, %b : i32, i32
  }
  "test.any_cond"() ({
    "foo.effect"() : () -> ()
    "test.region_if_yield"() : () -> ()
  }) : () -> ()
  return %0, %2#0 : f32, i32
}

// The llvm dialect: functions that return nothing keep their arguments.
llvm.func @private(%a: i32, %b: i32) attributes {sym_visibility = "private"} {
  llvm.return
}
llvm.func @public(%a: i32) -> i32 {
  llvm.call @private(%a, %a) : (i32, i32) -> ()
  %0 = llvm.mlir.constant(2 : i32) : i32
  %1 = llvm.add %0, %a : i32
  %2 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
  llvm.return %a : i32
}
