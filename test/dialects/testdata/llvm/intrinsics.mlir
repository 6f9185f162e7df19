// Operands and results whose type the text leaves out.
llvm.func @built(%p: !llvm.ptr<3>, %q: !llvm.ptr, %i: i32, %b: i1) {
  %0 = llvm.intr.invariant.start 4, %p : !llvm.ptr<3>
  llvm.intr.invariant.end %0, 4, %p : !llvm.ptr<3>
  %1 = llvm.intr.coro.id %i, %q, %q, %q : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %2 = llvm.intr.coro.begin %1, %q : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %3 = llvm.intr.coro.save %2 : (!llvm.ptr) -> !llvm.token
  %4 = llvm.intr.coro.suspend %3, %b : i8
  %5 = llvm.mlir.none : !llvm.token
  llvm.intr.assume %b ["align"(%q, %i : !llvm.ptr, i32), "cold"()] : i1
  llvm.return
}
