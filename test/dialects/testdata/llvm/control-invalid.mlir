// Control flow and calls.
llvm.func @br_a(%a: i32) {
  llvm.br ^bb1(%a : i32)
^bb1(%b: i64):
  llvm.return
}
// -----
llvm.func @br_b(%a: i32) {
  llvm.br ^bb1
^bb1(%b: i64):
  llvm.return
}
// -----
llvm.func @br_c(%a: i32) {
  llvm.br ^bb1(%a)
^bb1(%b: i64):
  llvm.return
}
// -----
llvm.func @cbr_a(%a: i32) {
  llvm.cond_br %a, ^bb1, ^bb1
^bb1:
  llvm.return
}
// -----
llvm.func @cbr_b(%a: i1) {
  llvm.cond_br %a weights([1, 2, 3]), ^bb1, ^bb1
^bb1:
  llvm.return
}
// -----
llvm.func @cbr_c(%a: i1) {
  llvm.cond_br %a weights([0, 0]), ^bb1, ^bb1
^bb1:
  llvm.return
}
// -----
llvm.func @cbr_d(%a: i1) {
  llvm.cond_br %a weights([]), ^bb1, ^bb1
^bb1:
  llvm.return
}
// -----
llvm.func @cbr_e(%a: i1) {
  llvm.cond_br %a, ^bb1(%a : i1), ^bb1(%a : i1)
^bb1:
  llvm.return
}
// -----
llvm.func @switch_a(%a: f32) {
  llvm.switch %a : f32, ^bb1 [
    1: ^bb1
  ]
^bb1:
  llvm.return
}
// -----
llvm.func @switch_b(%a: i32) {
  "llvm.switch"(%a)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  llvm.return
}
// -----
llvm.func @switch_c(%a: i32) {
  "llvm.switch"(%a)[^bb1, ^bb1] <{case_values = dense<1> : vector<1xi64>, case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  llvm.return
}
// -----
llvm.func @switch_d(%a: i32) {
  llvm.switch %a : i32, ^bb1 [
    1: ^bb1
  ] {branch_weights = array<i32: 1>}
^bb1:
  llvm.return
}
// -----
llvm.func @switch_e(%a: i32) {
  llvm.switch %a : i32, ^bb1 [
    1: ^bb2
  ]
^bb1:
  llvm.return
^bb2(%x: i32):
  llvm.return
}
// -----
llvm.func @switch_f(%a: i32) {
  llvm.switch %a : i32, ^bb1 [
    1 ^bb2
  ]
^bb1:
  llvm.return
}
// -----
llvm.func @switch_g(%a: i32) {
  llvm.switch %a : i32, ^bb1 [
    x: ^bb2
  ]
^bb1:
  llvm.return
}
// -----
llvm.func @ret_a() {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}
// -----
llvm.func @ret_b() -> i32 {
  llvm.return
}
// -----
llvm.func @ret_c() -> i32 {
  %0 = llvm.mlir.constant(1 : i64) : i64
  llvm.return %0 : i64
}
// -----
llvm.func @lp_a() {
  %0 = llvm.landingpad cleanup : i32
  llvm.return
}
// -----
llvm.func @p(...) -> i32
llvm.func @lp_b() attributes {personality = @p} {
  %0 = llvm.landingpad : i32
  llvm.return
}
// -----
llvm.func @p(...) -> i32
llvm.func @lp_c(%a: !llvm.ptr) attributes {personality = @p} {
  %0 = llvm.landingpad (catch %a : !llvm.ptr) : i32
  llvm.return
}
// -----
llvm.func @p(...) -> i32
llvm.func @lp_d(%a: !llvm.ptr) attributes {personality = @p} {
  %b = llvm.bitcast %a : !llvm.ptr to !llvm.ptr
  %0 = llvm.landingpad (catch %b : !llvm.ptr) : i32
  llvm.return
}
// -----
llvm.func @p(...) -> i32
llvm.func @lp_e(%a: !llvm.ptr, %x: i64) attributes {personality = @p} {
  %0 = llvm.landingpad cleanup : i32
  %1 = llvm.landingpad cleanup : i64
  llvm.return
}
// -----
llvm.func @p(...) -> i32
llvm.func @lp_f(%a: !llvm.ptr, %x: i64) attributes {personality = @p} {
  %0 = llvm.landingpad cleanup : i32
  llvm.resume %x : i64
}
// -----
llvm.func @p(...) -> i32
llvm.func @lp_g(%a: !llvm.ptr, %x: i64) attributes {personality = @p} {
  %0 = llvm.landingpad (foo %a : !llvm.ptr) : i32
  llvm.resume %x : i64
}
// -----
llvm.func @call_a() {
  llvm.call @missing() : () -> ()
  llvm.return
}
// -----
func.func private @f()
llvm.func @call_b() {
  llvm.call @f() : () -> ()
  llvm.return
}
// -----
llvm.func @f(i32)
llvm.func @call_c() {
  llvm.call @f() : () -> ()
  llvm.return
}
// -----
llvm.func @f(i32)
llvm.func @call_d(%a: i64) {
  llvm.call @f(%a) : (i64) -> ()
  llvm.return
}
// -----
llvm.func @f(i32)
llvm.func @call_e(%a: i32) {
  %0 = llvm.call @f(%a) : (i32) -> i32
  llvm.return
}
// -----
llvm.func @f(i32) -> i32
llvm.func @call_f(%a: i32) {
  llvm.call @f(%a) : (i32) -> ()
  llvm.return
}
// -----
llvm.func @f(i32) -> i32
llvm.func @call_g(%a: i32) {
  %0 = llvm.call @f(%a) : (i32) -> i64
  llvm.return
}
// -----
llvm.func @f(i32, ...) -> i32
llvm.func @call_h(%a: i32) {
  %0 = llvm.call @f(%a) : (i32) -> i32
  llvm.return
}
// -----
llvm.func @f(i32, ...) -> i32
llvm.func @call_i(%a: i32) {
  %0 = llvm.call @f() vararg(!llvm.func<i32 (...)>) : () -> i32
  llvm.return
}
// -----
llvm.func @f(i32, ...) -> i32
llvm.func @call_j(%a: i32) {
  %0 = llvm.call @f(%a) vararg(!llvm.func<i32 (i32)>) : (i32) -> i32
  llvm.return
}
// -----
llvm.func @f(i32, ...) -> i32
llvm.func @call_k(%a: i32) {
  %0 = llvm.call @f(%a) vararg(!llvm.func<i32 (i32, i32, ...)>) : (i32) -> i32
  llvm.return
}
// -----
llvm.func @f(i32, ...) -> i32
llvm.func @call_l(%a: i32) {
  %0 = llvm.call @f(%a) vararg(!llvm.func<i32 (i64, ...)>) : (i32) -> i32
  llvm.return
}
// -----
llvm.func @f(i32, ...) -> i32
llvm.func @call_m(%a: i32) {
  %0 = llvm.call @f(%a) vararg(!llvm.func<i64 (i32, ...)>) : (i32) -> i32
  llvm.return
}
// -----
llvm.func @f(i32, ...) -> i32
llvm.func @call_n(%a: i32) {
  llvm.call @f(%a) vararg(!llvm.func<i64 (i32, ...)>) : (i32) -> ()
  llvm.return
}
// -----
llvm.func @call_o(%a: i32) {
  llvm.call %a() : i32, () -> ()
  llvm.return
}
// -----
llvm.func @call_p(%a: !llvm.ptr) {
  llvm.call %a() : () -> ()
  llvm.return
}
// -----
llvm.func @call_q(%a: !llvm.ptr) {
  llvm.call %a() : !llvm.ptr, i32
  llvm.return
}
// -----
llvm.func @call_r(%a: !llvm.ptr) {
  llvm.call @call_r(%a) : i32
  llvm.return
}
// -----
llvm.func @call_s(%a: !llvm.ptr) {
  llvm.call @call_s(%a) : (!llvm.ptr) -> (i32, i32)
  llvm.return
}
// -----
llvm.func @call_t(%a: !llvm.ptr) {
  llvm.call @call_t(%a) : (!llvm.ptr) -> !llvm.void
  llvm.return
}
// -----
llvm.func @call_u(%a: !llvm.ptr) {
  llvm.call @call_u(%a) : (!llvm.ptr, i32) -> ()
  llvm.return
}
// -----
llvm.func @call_v(%a: !llvm.ptr) {
  llvm.call 3(%a) : (!llvm.ptr) -> ()
  llvm.return
}
// -----
llvm.func @call_x(%a: !llvm.ptr) {
  llvm.call @call_x(%a) [%a] : (!llvm.ptr) -> ()
  llvm.return
}
// -----
llvm.func @call_y(%a: !llvm.ptr) {
  llvm.call @call_y(%a) ["t"(%a)] : (!llvm.ptr) -> ()
  llvm.return
}
// -----
llvm.func @call_z(%a: !llvm.ptr) {
  llvm.call @call_z(%a) ["t"(%a : !llvm.ptr, i32)] : (!llvm.ptr) -> ()
  llvm.return
}
// -----
llvm.func @call_1(%a: !llvm.ptr) {
  "llvm.call"(%a, %a) <{callee = @call_1, op_bundle_sizes = array<i32: 1>, operandSegmentSizes = array<i32: 1, 1>}> : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}
// -----
llvm.func @call_2(%a: !llvm.ptr) {
  "llvm.call"(%a, %a) <{callee = @call_2, op_bundle_sizes = array<i32: 1>, op_bundle_tags = [1 : i32], operandSegmentSizes = array<i32: 1, 1>}> : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}
// -----
llvm.func @call_3(%a: !llvm.ptr) {
  "llvm.call"() <{op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
  llvm.return
}
// -----
llvm.func @call_4(%a: !llvm.ptr) {
  llvm.call @call_4(%a) {callee = @x} : (!llvm.ptr) -> ()
  llvm.return
}
// -----
llvm.func @call_5(%a: !llvm.ptr) {
  llvm.call fastcc fastcc @call_5(%a) : (!llvm.ptr) -> ()
  llvm.return
}
// -----
llvm.func @call_6(%a: !llvm.ptr) {
  llvm.call @call_6(%a) vararg(3) : (!llvm.ptr) -> ()
  llvm.return
}
// -----
llvm.func @call_7(%a: !llvm.ptr) {
  llvm.call @call_7(%a) vararg(i32) : (!llvm.ptr) -> ()
  llvm.return
}
// -----
llvm.func @call_8(%a: !llvm.ptr) {
  "llvm.call"(%a) <{callee = @call_8, op_bundle_sizes = array<i32: 2>, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
  llvm.return
}
// -----
llvm.func @call_9(%a: !llvm.ptr) {
  "llvm.call"(%a) <{callee = @call_9, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 3>}> : (!llvm.ptr) -> ()
  llvm.return
}
// -----
llvm.func @inv_a(%a: i32) {
  llvm.invoke @inv_a(%a) to ^bb1 unwind ^bb2 : (i32) -> ()
^bb1:
  llvm.return
^bb2:
  llvm.return
}
// -----
llvm.func @inv_b(%a: i32) {
  llvm.invoke @inv_b(%a) to ^bb1 unwind ^bb2 : (i32) -> i32, i32
^bb1:
  llvm.return
^bb2:
  llvm.return
}
// -----
llvm.func @inv_c(%a: i32) {
  llvm.invoke @inv_c(%a) to ^bb1 : (i32) -> ()
^bb1:
  llvm.return
}
// -----
llvm.func @p(...) -> i32
llvm.func @inv_d(%a: i32) attributes {personality = @p} {
  llvm.invoke @inv_d(%a) to ^bb1 unwind ^bb2(%a : i32) : (i32) -> ()
^bb1:
  llvm.return
^bb2:
  %0 = llvm.landingpad cleanup : i32
  llvm.return
}
// -----
llvm.func @p(...) -> i32
llvm.func @inv_e(%a: i32) attributes {personality = @p} {
  llvm.invoke @missing(%a) to ^bb1 unwind ^bb2 vararg(!llvm.func<void (i64, ...)>) : (i32) -> ()
^bb1:
  llvm.return
^bb2:
  %0 = llvm.landingpad cleanup : i32
  llvm.return
}
// -----
llvm.func @p(...) -> i32
llvm.func @inv_f(%a: i32) attributes {personality = @p} {
  llvm.invoke @missing(%a) to ^bb1 unwind ^bb2 {branch_weights = array<i32: 1>} : (i32) -> ()
^bb1:
  llvm.return
^bb2:
  %0 = llvm.landingpad cleanup : i32
  llvm.return
}
// -----
llvm.func @ci_a(%a: i32) {
  llvm.call_intrinsic "foo"(%a) : (i32) -> ()
  llvm.return
}
// -----
llvm.func @ci_b(%a: i32) {
  llvm.call_intrinsic foo(%a) : (i32) -> ()
  llvm.return
}
// -----
llvm.func @ci_c(%a: i32) {
  llvm.call_intrinsic "llvm.x"(%a) : (i32) -> (i32, i32)
  llvm.return
}
// -----
llvm.func @ci_d(%a: i32) {
  llvm.call_intrinsic "llvm.x"(%a) : (i64) -> ()
  llvm.return
}
// -----
llvm.func @ci_e(%a: i32) {
  llvm.call_intrinsic "llvm.x"(%a) : (i32, i32) -> ()
  llvm.return
}
// -----
llvm.func @ia_a(%a: i32) {
  llvm.inline_asm tail_call_kind = <musttail> "foo", "r" %a : (i32) -> ()
  llvm.return
}
// -----
llvm.func @ia_b(%a: i32) {
  llvm.inline_asm asm_dialect = foo "foo", "r" %a : (i32) -> ()
  llvm.return
}
// -----
llvm.func @ia_c(%a: i32) {
  llvm.inline_asm "foo" %a : (i32) -> ()
  llvm.return
}
// -----
llvm.func @ia_d(%a: i32) {
  llvm.inline_asm "foo", "r" %a : (i32) -> (i32, i32)
  llvm.return
}
// -----
llvm.func @ib_a(%a: i32) {
  llvm.indirectbr %a : i32, [^bb1]
^bb1:
  llvm.return
}
// -----
llvm.func @ib_b(%a: !llvm.ptr, %i: i32) {
  llvm.indirectbr %a : !llvm.ptr, [^bb1(%i : i32)]
^bb1:
  llvm.return
}
// -----
llvm.func @ib_c(%a: !llvm.ptr, %i: i32) {
  llvm.indirectbr %a : !llvm.ptr, [%i]
^bb1:
  llvm.return
}
// -----
llvm.func @assume_a(%a: i1) {
  llvm.intr.assume %a [%a] : i1
  llvm.return
}
// -----
llvm.func @assume_b(%a: i1) {
  "llvm.intr.assume"(%a, %a) <{op_bundle_sizes = array<i32: 1>}> : (i1, i1) -> ()
  llvm.return
}
// -----
llvm.func @assume_c(%a: i1) {
  llvm.intr.assume %a : i32
  llvm.return
}
