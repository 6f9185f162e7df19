llvm.func @f(%hdl: !llvm.ptr<i8>) -> i1 {
  %f = llvm.mlir.constant(false) : i1
  %end = llvm.intr.coro.end %hdl, %f : i1
  llvm.return %end : i1
}
