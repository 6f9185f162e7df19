// RUN: --sccp
llvm.func @f(%n: i32) -> (i1) {
  %z = llvm.mlir.zero : !llvm.ptr
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %c = llvm.icmp "ne" %z, %a : !llvm.ptr
  %d = llvm.icmp "eq" %a, %z : !llvm.ptr
  %e = llvm.and %c, %d : i1
  llvm.return %e : i1
}
