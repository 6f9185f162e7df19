// What is wrong.
// RUN: --convert-func-to-llvm --split-input-file

func.func private @a() attributes { "llvm.linkage" = 3 : i64 }
func.func private @b() attributes { llvm.readnone = 3 : i64 }
func.func @c(%arg0: i32) attributes { "func.varargs" = true, "llvm.emit_c_interface" } { return }
func.func @d(%arg0: i32) attributes { "func.varargs" = true } { return }
func.func @e(%arg0: i32) attributes { "func.varargs" = 3 : i8, llvm.bareptr = 3 } { return }
// -----
module attributes {llvm.data_layout = "p:x"} { func.func private @a() }
// -----
func.func private @f(memref<*xf32>) -> memref<*xf32> attributes {llvm.bareptr}
func.func @g(%a: memref<*xf32>) { %0 = call @f(%a) : (memref<*xf32>) -> memref<*xf32> return }
// -----
llvm.func @free(i32)
func.func private @f() -> memref<*xf32>
func.func @g() { %0 = call @f() : () -> memref<*xf32> return }
// -----
func.func private @malloc(i32)
func.func @g(%a: memref<*xf32>) -> memref<*xf32> { return %a : memref<*xf32> }
// -----
func.func private @f(i32 {llvm.byval = i32, llvm.sret = 3})
