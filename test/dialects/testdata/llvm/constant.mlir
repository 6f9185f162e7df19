// Constants, valid or not.
llvm.func @f() {
  %0 = llvm.mlir.constant("foo" : i32
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant("foo") : !llvm.array<4 x i8>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(1 : i32) : f32
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(1.0 : f32) : f64
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(1.0 : f32) : i32
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(1.0 : f16) : i32
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(1.0 : f32) : !llvm.ptr
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<5xi32>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<1> : vector<4xi32>) : i32
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<1> : tensor<4xi32>) : !llvm.array<4 x i32>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<1> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<1.0> : vector<4xf32>) : vector<4xi32>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<1.0> : vector<4xf32>) : vector<4xf64>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xf32>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<[2]xi32>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<1> : vector<2xi32>) : vector<[2]xi32>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.struct<(i32, i32)>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.struct<(i32, i32)>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([1 : i32, 2 : i64]) : !llvm.struct<(i32, i32)>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([1 : i32, "a"]) : !llvm.struct<(i32, i32)>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.struct<(ptr)>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(1 : i32) : !llvm.struct<(i32)>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([1 : i32]) : i32
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.array<1 x i32>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([[1 : i32]]) : !llvm.array<1 x struct<(i32)>>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([[1 : i32], #llvm.zero]) : !llvm.array<2 x struct<(i32)>>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([[1 : i32, 2 : i32]]) : !llvm.array<1 x struct<(i32)>>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([3 : i32]) : !llvm.array<1 x struct<(i32)>>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([3 : i32]) : !llvm.array<1 x array<1 x struct<(i32)>>>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([[[1 : i32]]]) : !llvm.array<1 x array<1 x struct<(i32)>>>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant([[[1 : i32]]]) : !llvm.array<2 x array<1 x struct<(i32)>>>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(unit) : i32
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(true) : i1
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(1 : index) : i32
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(1 : i32) : !llvm.target<"x">
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(#llvm.zero) : i32
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(1.0 : bf16) : i16
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<1.0> : vector<2xbf16>) : vector<2xi16>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(1 : i32) : vector<2xi32>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(1 : i32) : index
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(1.0 : f32) : !llvm.ppc_fp128
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<1> : tensor<4xi32>) : vector<4xi32>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<> : tensor<0xi32>) : !llvm.array<0 x i32>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(42) : i47
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<"a"> : tensor<1x!llvm.ptr>) : i32
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(sparse<[[0]], [1]> : tensor<3xi32>) : !llvm.array<3 x i32>
  llvm.return
}
// -----
llvm.func @f() {
  %0 = llvm.mlir.constant(dense<1> : vector<4xi8>) : !llvm.array<4 x vector<1xi8>>
  llvm.return
}

// -----

llvm.func @pairs() {
  %0 = llvm.mlir.constant(1.5 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %1 = llvm.mlir.constant(1.0e300 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %2 = llvm.mlir.constant(0x3CA00000000000003FF0000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %3 = llvm.mlir.constant(0x00000000000000007FF0000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %4 = llvm.mlir.constant(0x4000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %5 = llvm.mlir.constant(0x7FF80000000000000000000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %6 = llvm.mlir.constant(0.1 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  llvm.return
}

// -----

"unreg.op"() {a = 1 : !llvm.ppc_fp128} : () -> ()
