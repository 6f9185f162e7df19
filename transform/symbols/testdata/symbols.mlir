// RUN: --symbol-dce
// RUN: --symbol-privatize
// RUN: --symbol-privatize=exclude=main,inner
// RUN: --symbol-privatize=exclude=main --symbol-dce
// RUN: --pass-pipeline=builtin.module(builtin.module(symbol-dce))
// RUN: --pass-pipeline=builtin.module(builtin.module(symbol-privatize))

// Who is used stays, and what that uses.
func.func private @dead() { return }
func.func private @dead_caller() {
  func.call @dead_callee() : () -> ()
  return
}
func.func private @dead_callee() { return }
func.func private @callee()
func.func private @callee_of_callee() { return }
func.func private @in_attribute()
func.func private @in_type() { return }
func.func nested @nested_dead() { return }
llvm.func @llvm_public()
llvm.mlir.global private @g(0 : i32) : i32
llvm.mlir.global internal @h() {addr_space = 0 : i32} : !llvm.ptr {
  %0 = llvm.mlir.addressof @f : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func internal @f() {
  llvm.return
}
func.func private @recursive() {
  func.call @recursive() : () -> ()
  return
}
func.func @main() attributes {uses = [@in_attribute, {a = @unknown}]} {
  func.call @callee() : () -> ()
  "my.op"() {x = @modules::@inner} : () -> ()
  return
}
module @modules attributes {sym_visibility = "private"} {
  func.func nested @inner() {
    func.call @inner2() : () -> ()
    return
  }
  func.func private @inner2() { return }
  func.func nested @inner_dead() { return }
  func.func @inner_public() { return }
}
module @public_modules {
  func.func nested @kept() { return }
  func.func private @gone() { return }
}
module {
  func.func nested @a() { return }
  func.func private @b() { return }
  func.func @c() { return }
}
module @dead_module attributes {sym_visibility = "private"} {
  func.func @d() { return }
}
