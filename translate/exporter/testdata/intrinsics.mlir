// Intrinsics whose arguments are not just the operands.
#domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "domain">
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain, description = "scope">
#group = #llvm.access_group<id = distinct[2]<>>

llvm.func @f(%p: !llvm.ptr, %ps: vector<4x!llvm.ptr>, %m: vector<4xi1>, %v: vector<4xf32>, %n: i64, %i: i32, %x: f64, ...) -> f32 {
  %0 = llvm.intr.masked.load %p, %m {alignment = 8 : i32, nontemporal} : (!llvm.ptr, vector<4xi1>) -> vector<4xf32>
  %1 = llvm.intr.masked.load %p, %m, %v {alignment = 8 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.intr.masked.store %0, %p, %m {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
  %2 = llvm.intr.masked.gather %ps, %m {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xf32>
  llvm.intr.masked.scatter %1, %ps, %m {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
  %3 = llvm.intr.matrix.column.major.load %p, <stride = %n> {isVolatile = false, rows = 2 : i32, columns = 2 : i32} : vector<4xf32> from !llvm.ptr stride i64
  llvm.intr.matrix.column.major.store %3, %p, <stride = %n> {isVolatile = true, rows = 2 : i32, columns = 2 : i32} : vector<4xf32> to !llvm.ptr stride i64
  llvm.intr.experimental.noalias.scope.decl #scope
  %4 = llvm.load %p {access_groups = [#group], alias_scopes = [#scope], noalias_scopes = [#scope]} : !llvm.ptr -> f32
  %5 = llvm.intr.experimental.constrained.fptrunc %x tonearest strict : f64 to f32
  %c = llvm.mlir.constant(true) : i1
  llvm.intr.assume %c ["align"(%p, %i : !llvm.ptr, i32)] : i1
  "llvm.intr.memcpy"(%p, %p, %n) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memcpy.inline"(%p, %p) <{isVolatile = false, len = 10 : i32}> : (!llvm.ptr, !llvm.ptr) -> ()
  %6 = "llvm.intr.ctlz"(%i) <{is_zero_poison = true}> : (i32) -> i32
  llvm.intr.vastart %p : !llvm.ptr
  %7 = llvm.intr.fma(%4, %5, %4) {fastmathFlags = #llvm.fastmath<nnan, contract>} : (f32, f32, f32) -> f32
  %8 = llvm.call_intrinsic "llvm.umax.i32"(%6, %i) : (i32, i32) -> i32
  %one = llvm.mlir.constant(1 : i8) : i8
  %9 = llvm.alloca %one x f32 : (i8) -> !llvm.ptr
  llvm.call_intrinsic "llvm.localescape"(%9, %9) : (!llvm.ptr, !llvm.ptr) -> ()
  %10 = llvm.call_intrinsic "llvm.x86.addcarry.32"(%one, %i, %8) : (i8, i32, i32) -> !llvm.struct<(i8, i32)>
  llvm.store %8, %p : i32, !llvm.ptr
  llvm.return %7 : f32
}
