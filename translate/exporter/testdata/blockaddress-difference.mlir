llvm.func @f(%a: i1) -> i64 {
  %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
  %2 = llvm.ptrtoint %0 : !llvm.ptr to i64
  %5 = llvm.sub %2, %2 : i64
  %g = llvm.getelementptr %0[4] : (!llvm.ptr) -> !llvm.ptr, i8
  %gi = llvm.ptrtoint %g : !llvm.ptr to i64
  %12 = llvm.sub %gi, %2 : i64
  llvm.call @u(%5, %12) : (i64,i64) -> ()
  llvm.br ^bb1
^bb1:
  llvm.blocktag <id = 1>
  %6 = llvm.sub %2, %2 : i64
  %7 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
  %8 = llvm.ptrtoint %7 : !llvm.ptr to i64
  %9 = llvm.sub %8, %8 : i64
  llvm.call @u(%6, %9) : (i64,i64) -> ()
  llvm.return %5 : i64
}
llvm.func @h() {
  %0 = llvm.blockaddress <function = @i, tag = <id = 1>> : !llvm.ptr
  %2 = llvm.ptrtoint %0 : !llvm.ptr to i64
  %5 = llvm.sub %2, %2 : i64
  %1 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
  %3 = llvm.ptrtoint %1 : !llvm.ptr to i64
  %6 = llvm.sub %3, %3 : i64
  llvm.call @u(%5, %6) : (i64,i64) -> ()
  llvm.return
}
llvm.func @i() {
  llvm.br ^bb1
^bb1:
  llvm.blocktag <id = 1>
  llvm.return
}
llvm.func @u(i64,i64)
