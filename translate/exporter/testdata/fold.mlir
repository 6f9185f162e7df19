// Operations on constants make no instructions.
llvm.mlir.global internal @table(dense<[1, 2, 3]> : tensor<3xi32>) : !llvm.array<3 x i32>
llvm.mlir.global external @end() : !llvm.ptr {
  %0 = llvm.mlir.addressof @table : !llvm.ptr
  %1 = llvm.getelementptr inbounds %0[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i32>
  llvm.return %1 : !llvm.ptr
}
llvm.mlir.global internal constant @pairs() : !llvm.array<2 x struct<(i32, ptr)>> {
  %a = llvm.mlir.undef : !llvm.array<2 x struct<(i32, ptr)>>
  %s = llvm.mlir.zero : !llvm.struct<(i32, ptr)>
  %seven = llvm.mlir.constant(7 : i32) : i32
  %t = llvm.mlir.addressof @table : !llvm.ptr
  %s1 = llvm.insertvalue %seven, %s[0] : !llvm.struct<(i32, ptr)>
  %s2 = llvm.insertvalue %t, %s1[1] : !llvm.struct<(i32, ptr)>
  %a1 = llvm.insertvalue %s1, %a[0] : !llvm.array<2 x struct<(i32, ptr)>>
  %a2 = llvm.insertvalue %s2, %a1[1] : !llvm.array<2 x struct<(i32, ptr)>>
  %a3 = llvm.insertvalue %seven, %a2[1, 0] : !llvm.array<2 x struct<(i32, ptr)>>
  llvm.return %a3 : !llvm.array<2 x struct<(i32, ptr)>>
}

llvm.func @f(%p: !llvm.ptr) -> i32 {
  %a = llvm.mlir.constant(6 : i32) : i32
  %b = llvm.mlir.constant(7 : i32) : i32
  %c = llvm.mul %a, %b : i32
  %d = llvm.sdiv %c, %a : i32
  %e = llvm.icmp "sgt" %d, %a : i32
  %g = llvm.select %e, %c, %d : i1, i32
  %h = llvm.trunc %g : i32 to i8
  %i = llvm.sext %h : i8 to i32
  %x = llvm.mlir.constant(1.5 : f32) : f32
  %y = llvm.fadd %x, %x : f32
  %z = llvm.fptosi %y : f32 to i32
  %s = llvm.add %i, %z : i32
  llvm.store %s, %p : i32, !llvm.ptr
  %t = llvm.mlir.addressof @table : !llvm.ptr
  %n = llvm.ptrtoint %t : !llvm.ptr to i64
  %m = llvm.inttoptr %n : i64 to !llvm.ptr
  %o = llvm.getelementptr %m[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %o, %p : !llvm.ptr, !llvm.ptr
  %v = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
  %w = llvm.add %v, %v : vector<4xi32>
  %k = llvm.extractelement %w[%a : i32] : vector<4xi32>
  %l = llvm.shufflevector %v, %w [0, 7] : vector<4xi32>
  llvm.store %l, %p : vector<2xi32>, !llvm.ptr
  llvm.return %k : i32
}
