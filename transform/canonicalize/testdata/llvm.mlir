// RUN: --canonicalize
// RUN: --canonicalize -mlir-print-debuginfo

llvm.func @f(%a: i32, %p: !llvm.ptr, %v: vector<1xf32>, %w: vector<2xi32>, %i: i64) {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c5 = llvm.mlir.constant(5 : i32) : i32
  %cm = llvm.mlir.constant(-1 : i32) : i32
  %c40 = llvm.mlir.constant(40 : i32) : i32
  %big = llvm.mlir.constant(400000000 : i32) : i32
  %b2 = llvm.mlir.constant(300000000 : i64) : i64
  %ci = llvm.mlir.constant(3 : index) : i64
  %vc = llvm.mlir.constant(dense<3> : vector<2xi32>) : vector<2xi32>
  %z = llvm.mlir.zero : !llvm.ptr
  %zi = llvm.mlir.zero : i32
  %0 = llvm.or %c5, %cm : i32
  %1 = llvm.shl %c5, %c40 : i32
  %2 = llvm.shl %c5, %c5 : i32
  %3 = llvm.zext %cm : i32 to i64
  %4 = llvm.zext %ci : i64 to i128
  %5 = llvm.or %vc, %vc : vector<2xi32>
  %6 = llvm.zext %vc : vector<2xi32> to vector<2xi64>
  %7 = llvm.or %ci, %ci : i64
  "t.u1"(%0, %1, %2, %3, %4, %5, %6, %7) : (i32, i32, i32, i64, i128, vector<2xi32>, vector<2xi64>, i64) -> ()
  %8 = llvm.getelementptr %p[%c0] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  %9 = llvm.getelementptr %p[%c5, %a, %big, %cm] : (!llvm.ptr, i32, i32, i32, i32) -> !llvm.ptr, !llvm.array<4 x array<3 x array<4 x i32>>>
  %10 = llvm.getelementptr %p[%b2] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %11 = llvm.getelementptr %p[%ci, 0, %zi] : (!llvm.ptr, i64, i32) -> !llvm.ptr, !llvm.array<4 x array<3 x array<4 x i32>>>
  %12 = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, i32
  "t.u2"(%8, %9, %10, %11, %12) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  %13 = llvm.alloca %c5 x i32 : (i32) -> !llvm.ptr
  %14 = llvm.icmp "eq" %13, %z : !llvm.ptr
  %15 = llvm.icmp "ne" %z, %13 : !llvm.ptr
  %16 = llvm.icmp "eq" %w, %w : vector<2xi32>
  %17 = llvm.icmp "sle" %a, %a : i32
  %18 = llvm.icmp "eq" %z, %p : !llvm.ptr
  "t.u3"(%14, %15, %16, %17, %18) : (i1, i1, vector<2xi1>, i1, i1) -> ()
  %19 = llvm.shufflevector %v, %v [0] : vector<1xf32>
  %20 = llvm.shufflevector %w, %w [0] : vector<2xi32>
  %21 = llvm.bitcast %a : i32 to f32
  %22 = llvm.bitcast %21 : f32 to vector<2xi16>
  %23 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<3>
  %24 = llvm.addrspacecast %23 : !llvm.ptr<3> to !llvm.ptr<4>
  %25 = llvm.addrspacecast %24 : !llvm.ptr<4> to !llvm.ptr
  %26 = llvm.zext nneg %c5 : i32 to i64
  %27 = llvm.or disjoint %c5, %c5 : i32
  "t.u4"(%19, %20, %21, %22, %23, %24, %25, %26, %27) : (vector<1xf32>, vector<1xi32>, f32, vector<2xi16>, !llvm.ptr<3>, !llvm.ptr<4>, !llvm.ptr, i64, i32) -> ()
  llvm.return
}
