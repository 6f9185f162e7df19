module {
  llvm.func @printf(!llvm.ptr, ...) -> i32
  llvm.func @byval(!llvm.ptr {llvm.byval = !llvm.struct<(i32, ptr)>})
  llvm.mlir.global internal constant @s("abc\00") {addr_space = 0 : i32}
  llvm.mlir.global external @p() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @h(i32)
  llvm.func @g(%arg0: vector<4x!llvm.ptr>, %arg1: vector<[4]xi32>, %arg2: vector<1xi64>, %arg3: !llvm.ptr, %arg4: !llvm.ptr, %arg5: i64) -> i32 {
    %0 = llvm.mlir.addressof @s : !llvm.ptr
    %1 = llvm.mlir.constant(0 : index) : i64
    %2 = llvm.mlir.constant(true) : i1
    %3 = llvm.mlir.constant(1 : i32) : i32
    %4 = llvm.getelementptr %0[%1, %1] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i8>
    %5 = llvm.call @printf(%4, %3) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
    %6 = llvm.call %arg4(%4, %3) vararg(!llvm.func<i32 (ptr, ...)>) : !llvm.ptr, (!llvm.ptr, i32) -> i32
    %7 = llvm.alloca %3 x i32 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %3, %7 : i32, !llvm.ptr
    %8 = llvm.load %7 : !llvm.ptr -> i32
    %9 = llvm.atomicrmw add %7, %3 monotonic : !llvm.ptr, i32
    %10 = llvm.cmpxchg %7, %3, %3 acq_rel monotonic : !llvm.ptr, i32
    %11 = llvm.addrspacecast %7 : !llvm.ptr to !llvm.ptr<3>
    "llvm.intr.memcpy"(%7, %4, %arg5) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %12 = "llvm.intr.ctlz"(%3) <{is_zero_poison = true}> : (i32) -> i32
    %13 = llvm.getelementptr %arg3[%1, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"list", (i32, ptr)>
    %14 = llvm.load %13 : !llvm.ptr -> !llvm.ptr
    %15 = llvm.mlir.addressof @h : !llvm.ptr
    llvm.call %15(%3) : !llvm.ptr, (i32) -> ()
    %16 = llvm.inline_asm operand_attrs = [{elementtype = i32}] "foo", "=r,*m" %7 : (!llvm.ptr) -> i32
    %17 = llvm.mlir.undef : !llvm.struct<"pair", (ptr, struct<"list", (i32, ptr)>)>
    llvm.intr.lifetime.start %7 : !llvm.ptr
    llvm.return %8 : i32
  }
}

