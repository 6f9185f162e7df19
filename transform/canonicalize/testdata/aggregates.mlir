// RUN: --canonicalize
// RUN: --canonicalize --cse
llvm.func @use(!llvm.array<2 x i32>)
llvm.func @a() -> i32 {
  %a = llvm.mlir.constant(dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
  %b = llvm.extractvalue %a[1] : !llvm.array<2 x array<2 x i32>>
  llvm.call @use(%b) : (!llvm.array<2 x i32>) -> ()
  %c = llvm.extractvalue %a[1, 0] : !llvm.array<2 x array<2 x i32>>
  llvm.return %c : i32
}
llvm.func @a3() -> i32 {
  %a = llvm.mlir.constant(dense<7> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
  %c = llvm.extractvalue %a[1, 0] : !llvm.array<2 x array<2 x i32>>
  llvm.return %c : i32
}
llvm.func @a2() -> vector<2xi32> {
  %a = llvm.mlir.constant(dense<[[1, 2], [3, 4]]> : vector<2x2xi32>) : !llvm.array<2 x vector<2 x i32>>
  %b = llvm.extractvalue %a[1] : !llvm.array<2 x vector<2 x i32>>
  llvm.return %b : vector<2xi32>
}
llvm.func @s() -> f32 {
  %a = llvm.mlir.constant([1.0 : f32, 2.0 : f32]) : !llvm.struct<(f32, f32)>
  %c = llvm.extractvalue %a[1] : !llvm.struct<(f32, f32)>
  llvm.return %c : f32
}
llvm.func @str() -> i8 {
  %a = llvm.mlir.constant("abc") : !llvm.array<3 x i8>
  %c = llvm.extractvalue %a[1] : !llvm.array<3 x i8>
  llvm.return %c : i8
}
llvm.func @cpx() -> f32 {
  %a = llvm.mlir.constant([1.0 : f32, 2.0 : f32]) : !llvm.struct<(f32, f32)>
  %s = llvm.mlir.undef : !llvm.struct<(f32, struct<(f32, f32)>)>
  %t = llvm.insertvalue %a, %s[1] : !llvm.struct<(f32, struct<(f32, f32)>)>
  %c = llvm.extractvalue %t[1, 0] : !llvm.struct<(f32, struct<(f32, f32)>)>
  llvm.return %c : f32
}
llvm.func @part(%x: !llvm.struct<(i32, i32)>, %y: i32, %z : !llvm.struct<(i32, struct<(i32, i32)>)>) -> !llvm.struct<(i32, i32)> {
  %t = llvm.insertvalue %y, %z[1, 1] : !llvm.struct<(i32, struct<(i32, i32)>)>
  %u = llvm.insertvalue %y, %t[0] : !llvm.struct<(i32, struct<(i32, i32)>)>
  %c = llvm.extractvalue %u[1] : !llvm.struct<(i32, struct<(i32, i32)>)>
  llvm.return %c : !llvm.struct<(i32, i32)>
}
llvm.func @part2(%x: !llvm.struct<(i32, i32)>, %y: i32, %z : !llvm.struct<(i32, struct<(i32, i32)>)>) -> i32 {
  %t = llvm.insertvalue %x, %z[1] : !llvm.struct<(i32, struct<(i32, i32)>)>
  %u = llvm.insertvalue %y, %t[0] : !llvm.struct<(i32, struct<(i32, i32)>)>
  %c = llvm.extractvalue %u[1, 1] : !llvm.struct<(i32, struct<(i32, i32)>)>
  llvm.return %c : i32
}
llvm.func @part3(%x: !llvm.struct<(i32, i32)>, %y: i32, %z : !llvm.struct<(i32, struct<(i32, i32)>)>) -> i32 {
  %u = llvm.insertvalue %y, %z[1, 0] : !llvm.struct<(i32, struct<(i32, i32)>)>
  %c = llvm.extractvalue %u[1] : !llvm.struct<(i32, struct<(i32, i32)>)>
  %d = llvm.extractvalue %c[1] : !llvm.struct<(i32, i32)>
  llvm.return %d : i32
}
llvm.func @zero() -> !llvm.ptr {
  %a = llvm.mlir.zero : !llvm.struct<(ptr, i32)>
  %c = llvm.extractvalue %a[0] : !llvm.struct<(ptr, i32)>
  llvm.return %c : !llvm.ptr
}
llvm.func @sp() -> !llvm.struct<(f32, f32)> {
  %0 = llvm.mlir.constant(sparse<[[0,1]], [4.2e+01]> : tensor<2x2xf32>) : !llvm.array<2 x array<2 x f32>>
  %1 = llvm.extractvalue %0[0,1] : !llvm.array<2 x array<2 x f32>>
  %2 = llvm.extractvalue %0[0,0] : !llvm.array<2 x array<2 x f32>>
  %s = llvm.mlir.undef : !llvm.struct<(f32, f32)>
  %t = llvm.insertvalue %1, %s[0] : !llvm.struct<(f32, f32)>
  %u = llvm.insertvalue %2, %t[1] : !llvm.struct<(f32, f32)>
  llvm.return %u : !llvm.struct<(f32, f32)>
}
llvm.func @spi() -> i32 {
  %0 = llvm.mlir.constant(sparse<[[1], [3]], [4, 5]> : tensor<4xi32>) : !llvm.array<4 x i32>
  %1 = llvm.extractvalue %0[3] : !llvm.array<4 x i32>
  %2 = llvm.extractvalue %0[0] : !llvm.array<4 x i32>
  %3 = llvm.sub %1, %2 : i32
  llvm.return %3 : i32
}
llvm.func @b1() -> i1 {
  %0 = llvm.mlir.constant(dense<[true, false, true]> : tensor<3xi1>) : !llvm.array<3 x i1>
  %1 = llvm.extractvalue %0[2] : !llvm.array<3 x i1>
  llvm.return %1 : i1
}
llvm.func @pz() -> i1 {
  %0 = llvm.mlir.constant(0 : i1) : i1
  %s = llvm.mlir.poison : !llvm.array<3 x i1>
  %t = llvm.insertvalue %0, %s[0] : !llvm.array<3 x i1>
  %1 = llvm.extractvalue %t[2] : !llvm.array<3 x i1>
  llvm.return %1 : i1
}

llvm.func @q(%q: i32, %x0: !llvm.struct<(i32, i32)>, %z : !llvm.struct<(i32, struct<(i32, i32)>)>) -> i32 {
  %x = llvm.insertvalue %q, %x0[0] : !llvm.struct<(i32, i32)>
  %t = llvm.insertvalue %x, %z[1] : !llvm.struct<(i32, struct<(i32, i32)>)>
  %c = llvm.extractvalue %t[1, 1] : !llvm.struct<(i32, struct<(i32, i32)>)>
  llvm.return %c : i32
}
llvm.func @q2(%q: i32, %x0: !llvm.struct<(i32, i32)>, %z : !llvm.struct<(i32, struct<(i32, i32)>)>) -> i32 {
  %x = llvm.insertvalue %q, %x0[0] : !llvm.struct<(i32, i32)>
  %t = llvm.insertvalue %x, %z[1] : !llvm.struct<(i32, struct<(i32, i32)>)>
  %u = llvm.insertvalue %q, %t[0] : !llvm.struct<(i32, struct<(i32, i32)>)>
  %c = llvm.extractvalue %u[1, 0] : !llvm.struct<(i32, struct<(i32, i32)>)>
  llvm.return %c : i32
}
llvm.func @cst() -> i32 {
  %a = llvm.mlir.constant(dense<[(1,2),(3,4)]> : tensor<2xcomplex<i32>>) : !llvm.array<2 x struct<(i32, i32)>>
  %s = llvm.extractvalue %a[1] : !llvm.array<2 x struct<(i32, i32)>>
  %t = llvm.extractvalue %s[1] : !llvm.struct<(i32, i32)>
  llvm.return %t : i32
}
llvm.func @cst2(%p: !llvm.ptr) {
  %a = llvm.mlir.constant(dense<[(1,2),(3,4)]> : tensor<2xcomplex<i32>>) : !llvm.array<2 x struct<(i32, i32)>>
  %s = llvm.extractvalue %a[1] : !llvm.array<2 x struct<(i32, i32)>>
  llvm.store %s, %p : !llvm.struct<(i32, i32)>, !llvm.ptr
  %d = llvm.mlir.constant(dense<[1.0, 2.5]> : tensor<2xbf16>) : !llvm.array<2 x bf16>
  %e = llvm.extractvalue %d[1] : !llvm.array<2 x bf16>
  llvm.store %e, %p : bf16, !llvm.ptr
  %m = llvm.mlir.zero : !llvm.array<2 x vector<2xi32>>
  %n = llvm.extractvalue %m[1] : !llvm.array<2 x vector<2xi32>>
  llvm.store %n, %p : vector<2xi32>, !llvm.ptr
  %cst = llvm.mlir.constant(dense<0> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
  %o = llvm.extractvalue %cst[1] : !llvm.array<2 x array<2 x i32>>
  llvm.store %o, %p : !llvm.array<2 x i32>, !llvm.ptr
  %pz = llvm.extractvalue %cst[1, 1] : !llvm.array<2 x array<2 x i32>>
  llvm.store %pz, %p : i32, !llvm.ptr
  llvm.return
}
llvm.func @mismatch(%p: !llvm.ptr, %q: i32) {
  %z = llvm.mlir.undef : !llvm.struct<(i32, array<2 x struct<(i32, i32)>>)>
  %a = llvm.mlir.constant(dense<[(1,2),(3,4)]> : tensor<2xcomplex<i32>>) : !llvm.array<2 x struct<(i32, i32)>>
  %i = llvm.insertvalue %a, %z[1] : !llvm.struct<(i32, array<2 x struct<(i32, i32)>>)>
  %j = llvm.insertvalue %q, %i[0] : !llvm.struct<(i32, array<2 x struct<(i32, i32)>>)>
  %s = llvm.extractvalue %j[1, 1] : !llvm.struct<(i32, array<2 x struct<(i32, i32)>>)>
  llvm.store %s, %p : !llvm.struct<(i32, i32)>, !llvm.ptr
  %s2 = llvm.extractvalue %j[1, 1, 0] : !llvm.struct<(i32, array<2 x struct<(i32, i32)>>)>
  llvm.store %s2, %p : i32, !llvm.ptr
  llvm.return
}
