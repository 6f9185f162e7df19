// RUN: --llvm-request-c-wrappers
func.func private @foo()
func.func @bar() attributes {llvm.emit_c_interface = 3} { return }
module { func.func @baz() attributes {a} { return } }
llvm.func @q()
