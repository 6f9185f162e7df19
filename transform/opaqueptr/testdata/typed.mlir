llvm.func @printf(!llvm.ptr<i8>, ...) -> i32
llvm.func @byval(!llvm.ptr<struct<(i32, ptr<i8>)>> {llvm.byval})
llvm.mlir.global internal constant @s("abc\00")
llvm.mlir.global @p() : !llvm.ptr<func<void (i32)>> {
  %0 = llvm.mlir.null : !llvm.ptr<func<void (i32)>>
  llvm.return %0 : !llvm.ptr<func<void (i32)>>
}
llvm.func @h(i32)
llvm.func @g(%v: !llvm.vec<4 x ptr<i32>>, %w: !llvm.vec<? x 4 x i32>, %m: !llvm.x86_mmx, %q: !llvm.ptr<struct<"list", (i32, ptr<struct<"list">>)>>, %f: !llvm.ptr<func<i32 (ptr<i8>, ...)>>, %i: i64) -> i32 {
  %a = llvm.mlir.addressof @s : !llvm.ptr<array<4 x i8>>
  %z = llvm.mlir.constant(0 : index) : i64
  %t = llvm.mlir.constant(1 : i1) : i1
  %n = llvm.mlir.constant(1 : i32) : i32
  %c = llvm.getelementptr %a[%z, %z] : (!llvm.ptr<array<4 x i8>>, i64, i64) -> !llvm.ptr<i8>
  %r = llvm.call @printf(%c, %n) : (!llvm.ptr<i8>, i32) -> i32
  %s = llvm.call %f(%c, %n) : !llvm.ptr<func<i32 (ptr<i8>, ...)>>, (!llvm.ptr<i8>, i32) -> i32
  %al = llvm.alloca %n x i32 {alignment = 8} : (i32) -> !llvm.ptr<i32>
  llvm.store %n, %al : !llvm.ptr<i32>
  %l = llvm.load %al : !llvm.ptr<i32>
  %old = llvm.atomicrmw add %al, %n monotonic : i32
  %cx = llvm.cmpxchg %al, %n, %n acq_rel monotonic : i32
  %ac = llvm.bitcast %al : !llvm.ptr<i32> to !llvm.ptr<i8>
  %as = llvm.addrspacecast %al : !llvm.ptr<i32> to !llvm.ptr<i32, 3>
  "llvm.intr.memcpy"(%ac, %c, %i, %t) : (!llvm.ptr<i8>, !llvm.ptr<i8>, i64, i1) -> ()
  %lz = "llvm.intr.ctlz"(%n, %t) : (i32, i1) -> i32
  %nx = llvm.getelementptr %q[%z, 1] : (!llvm.ptr<struct<"list", (i32, ptr<struct<"list">>)>>, i64) -> !llvm.ptr<ptr<struct<"list", (i32, ptr<struct<"list">>)>>>
  %lst = llvm.load %nx : !llvm.ptr<ptr<struct<"list", (i32, ptr<struct<"list">>)>>>
  %fn = llvm.mlir.addressof @h : !llvm.ptr<func<void (i32)>>
  llvm.call %fn(%n) : (i32) -> ()
  %ia = llvm.inline_asm "foo", "=r,*m" %al : (!llvm.ptr<i32>) -> i32
  %st = llvm.mlir.undef : !llvm.struct<"pair", (ptr<i32>, struct<"list", (i32, ptr<struct<"list">>)>)>
  llvm.call @llvm.lifetime.start.p0i8(%i, %ac) : (i64, !llvm.ptr<i8>) -> ()
  llvm.return %l : i32
}
llvm.func @llvm.lifetime.start.p0i8(i64, !llvm.ptr<i8>)
