// RUN: --llvm-use-default-visibility=visibility=hidden
// RUN: --llvm-use-default-visibility=visibility=protected
// RUN: --llvm-use-default-visibility
// RUN: --llvm-add-comdats -mlir-print-debuginfo
llvm.mlir.global internal @a(1 : i32) : i32
llvm.mlir.global external @b() : i32
llvm.mlir.global external hidden @h(1 : i32) : i32
llvm.mlir.global external @c(1 : i32) : i32
llvm.mlir.global private @p(1 : i32) : i32
llvm.mlir.global extern_weak @w() : i32
llvm.mlir.global available_externally @ae(1: i32) : i32
llvm.mlir.alias external @al : i32 { %0 = llvm.mlir.addressof @c : !llvm.ptr
 llvm.return %0 : !llvm.ptr }
llvm.mlir.alias internal @al2 : i32 { %0 = llvm.mlir.addressof @c : !llvm.ptr
 llvm.return %0 : !llvm.ptr }
llvm.mlir.ifunc @ifn : !llvm.func<void ()>, !llvm.ptr @res
llvm.func @res() -> !llvm.ptr { %0 = llvm.mlir.zero : !llvm.ptr
 llvm.return %0 : !llvm.ptr }
llvm.func @decl()
llvm.func @def() { llvm.return }
llvm.func internal @idef() { llvm.return }
llvm.func protected @pdef() { llvm.return }
llvm.func linkonce @lo() { llvm.return }
llvm.func linkonce_odr @lod() { llvm.return }
llvm.mlir.global linkonce @gl(1 : i32) : i32
module { llvm.func @inner() { llvm.return } 
llvm.func linkonce @ilo() { llvm.return } }
