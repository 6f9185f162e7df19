llvm.func @personality(...) -> i32 loc(unknown)
llvm.func @f(%p: !llvm.ptr<func<i32 (ptr<i8>, ...)>>, %s: !llvm.ptr<i8>, %x: i32) -> i32 {
  %0 = "llvm.call"(%p, %s, %x) : (!llvm.ptr<func<i32 (ptr<i8>, ...)>>, !llvm.ptr<i8>, i32) -> i32 loc(unknown)
  llvm.return %0 : i32 loc(unknown)
} loc(unknown)
