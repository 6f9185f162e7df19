llvm.func @ctor(%p: !llvm.ptr<i8>) {
  llvm.return
}
llvm.func @dtor() {
  llvm.return
}
"llvm.mlir.global_ctors"() {ctors = [@dtor], priorities = [0 : i32]} : () -> ()
"llvm.mlir.global_dtors"() {dtors = [@dtor], priorities = [7 : i32]} : () -> ()
