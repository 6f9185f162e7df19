llvm.func @f(%p: !llvm.ptr<i8>, %q: !llvm.ptr<i8>, %n: i64, %x: i32, %v: !llvm.ptr<vector<4xf32>>, %m: vector<4xi1>, %e: vector<4xf32>, %pp: !llvm.vec<4 x ptr<f32>>, %pf: !llvm.ptr<f32>) -> i32 {
  %f = llvm.mlir.constant(false) : i1
  %c8 = llvm.mlir.constant(8 : i64) : i64
  %b = llvm.mlir.constant(0 : i8) : i8
  %i1 = llvm.mlir.constant(1 : i32) : i32
  "llvm.intr.memcpy"(%p, %q, %n, %f) : (!llvm.ptr<i8>, !llvm.ptr<i8>, i64, i1) -> ()
  "llvm.intr.memcpy"(%pf, %q, %n, %f) : (!llvm.ptr<f32>, !llvm.ptr<i8>, i64, i1) -> ()
  "llvm.intr.memmove"(%p, %q, %n, %f) : (!llvm.ptr<i8>, !llvm.ptr<i8>, i64, i1) -> ()
  "llvm.intr.memcpy.inline"(%p, %q, %c8, %f) : (!llvm.ptr<i8>, !llvm.ptr<i8>, i64, i1) -> ()
  "llvm.intr.memset"(%p, %b, %n, %f) : (!llvm.ptr<i8>, i8, i64, i1) -> ()
  %1 = "llvm.intr.ctlz"(%x, %f) : (i32, i1) -> i32
  %2 = "llvm.intr.cttz"(%x, %f) : (i32, i1) -> i32
  "llvm.intr.prefetch"(%p, %i1, %i1, %i1) : (!llvm.ptr<i8>, i32, i32, i32) -> ()
  %a = llvm.intr.masked.load %v, %m, %e {alignment = 1: i32} : (!llvm.ptr<vector<4xf32>>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  %a2 = llvm.intr.masked.load %v, %m {alignment = 1: i32} : (!llvm.ptr<vector<4xf32>>, vector<4xi1>) -> vector<4xf32>
  llvm.intr.masked.store %a, %v, %m {alignment = 1: i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr<vector<4xf32>>
  %g = llvm.intr.masked.gather %pp, %m, %e {alignment = 1: i32} : (!llvm.vec<4 x ptr<f32>>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  %g2 = llvm.intr.masked.gather %pp, %m {alignment = 1: i32} : (!llvm.vec<4 x ptr<f32>>, vector<4xi1>) -> vector<4xf32>
  llvm.intr.masked.scatter %g, %pp, %m {alignment = 1: i32} : vector<4xf32>, vector<4xi1> into !llvm.vec<4 x ptr<f32>>
  %h = "llvm.intr.masked.expandload"(%pf, %m, %e) : (!llvm.ptr<f32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  "llvm.intr.masked.compressstore"(%h, %pf, %m) : (vector<4xf32>, !llvm.ptr<f32>, vector<4xi1>) -> ()
  %null = llvm.mlir.null : !llvm.ptr<i8>
  %tok = llvm.intr.coro.id %i1, %null, %null, %null : !llvm.token
  %sz = llvm.intr.coro.size : i64
  %al = llvm.intr.coro.align : i64
  %hdl = llvm.intr.coro.begin %tok, %p : !llvm.ptr<i8>
  %s = llvm.intr.coro.save %hdl : !llvm.token
  %sus = llvm.intr.coro.suspend %s, %f : i8
  %fr = llvm.intr.coro.free %tok, %hdl : !llvm.ptr<i8>
  llvm.intr.coro.resume %hdl
  %ss = llvm.intr.stacksave : !llvm.ptr<i8>
  llvm.intr.stackrestore %ss
  llvm.return %1 : i32
}
