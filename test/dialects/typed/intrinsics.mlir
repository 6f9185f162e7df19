module {
  llvm.func @f(%arg0: i32, %arg1: f32, %arg2: !llvm.ptr<i8>, %arg3: vector<4xf32>, %arg4: i1, %arg5: vector<4xi32>, %arg6: !llvm.vec<4 x ptr<f32>>, %arg7: i64, %arg8: vector<4xi1>, %arg9: !llvm.ptr<vector<4xf32>>, %arg10: !llvm.ptr<f32>, %arg11: !llvm.ptr<i32>, %arg12: !llvm.token) {
    %0 = "llvm.intr.bitreverse"(%arg0) : (i32) -> i32
    %1 = "llvm.intr.ceil"(%arg1) {foo = 1 : i32} : (f32) -> f32
    %2 = "llvm.intr.copysign"(%arg1, %arg1) : (f32, f32) -> f32
    %3 = llvm.intr.coro.align : i64
    %4 = llvm.intr.coro.begin %arg12, %arg2 : !llvm.ptr<i8>
    %5 = llvm.intr.coro.end %arg2, %arg4 : i1
    %6 = llvm.intr.coro.free %arg12, %arg2 : !llvm.ptr<i8>
    %7 = llvm.intr.coro.id %arg0, %arg2, %arg2, %arg2 : !llvm.token
    llvm.intr.coro.resume %arg2
    %8 = llvm.intr.coro.save %arg2 : !llvm.token
    %9 = llvm.intr.coro.size : i64
    %10 = llvm.intr.coro.suspend %8, %arg4 : i8
    %11 = "llvm.intr.cos"(%arg1) : (f32) -> f32
    %12 = "llvm.intr.ctlz"(%arg0, %arg4) : (i32, i1) -> i32
    %13 = "llvm.intr.cttz"(%arg0, %arg4) : (i32, i1) -> i32
    %14 = "llvm.intr.ctpop"(%arg0) : (i32) -> i32
    %15 = llvm.intr.eh.typeid.for %arg2 : i32
    %16 = "llvm.intr.fma"(%arg1, %arg1, %arg1) : (f32, f32, f32) -> f32
    %17 = "llvm.intr.fmuladd"(%arg1, %arg1, %arg1) : (f32, f32, f32) -> f32
    %18 = llvm.intr.get.active.lane.mask %arg0, %arg0 : i32, i32 to vector<4xi1>
    "llvm.intr.masked.compressstore"(%arg3, %arg10, %arg8) : (vector<4xf32>, !llvm.ptr<f32>, vector<4xi1>) -> ()
    %19 = "llvm.intr.masked.expandload"(%arg10, %arg8, %arg3) : (!llvm.ptr<f32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    %20 = llvm.intr.masked.gather %arg6, %arg8, %arg3 {alignment = 4 : i32} : (!llvm.vec<4 x ptr<f32>>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    llvm.intr.masked.scatter %arg3, %arg6, %arg8 {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.vec<4 x ptr<f32>>
    %21 = llvm.intr.masked.load %arg9, %arg8, %arg3 {alignment = 4 : i32} : (!llvm.ptr<vector<4xf32>>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    llvm.intr.masked.store %arg3, %arg9, %arg8 {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr<vector<4xf32>>
    %22 = llvm.intr.matrix.multiply %arg3, %arg3 {lhs_columns = 2 : i32, lhs_rows = 2 : i32, rhs_columns = 2 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %23 = llvm.intr.matrix.transpose %arg3 {columns = 2 : i32, rows = 2 : i32} : vector<4xf32> into vector<4xf32>
    %24 = llvm.intr.matrix.column.major.load %arg10, <stride = %arg7> {columns = 2 : i32, isVolatile = false, rows = 2 : i32} : vector<4xf32> from !llvm.ptr<f32> stride i64
    llvm.intr.matrix.column.major.store %arg3, %arg10, <stride = %arg7> {columns = 2 : i32, isVolatile = false, rows = 2 : i32} : vector<4xf32> to !llvm.ptr<f32> stride i64
    "llvm.intr.memcpy"(%arg2, %arg2, %arg7, %arg4) : (!llvm.ptr<i8>, !llvm.ptr<i8>, i64, i1) -> ()
    "llvm.intr.memcpy.inline"(%arg2, %arg2, %arg7, %arg4) : (!llvm.ptr<i8>, !llvm.ptr<i8>, i64, i1) -> ()
    "llvm.intr.memmove"(%arg2, %arg2, %arg7, %arg4) : (!llvm.ptr<i8>, !llvm.ptr<i8>, i64, i1) -> ()
    %25 = llvm.mlir.undef : i8
    "llvm.intr.memset"(%arg2, %25, %arg7, %arg4) : (!llvm.ptr<i8>, i8, i64, i1) -> ()
    %26 = "llvm.intr.powi"(%arg1, %arg0) : (f32, i32) -> f32
    "llvm.intr.prefetch"(%arg2, %arg0, %arg0, %arg0) : (!llvm.ptr<i8>, i32, i32, i32) -> ()
    %27 = "llvm.intr.sadd.with.overflow"(%arg0, %arg0) : (i32, i32) -> !llvm.struct<(i32, i1)>
    %28 = "llvm.intr.smax"(%arg0, %arg0) : (i32, i32) -> i32
    %29 = llvm.intr.stacksave : !llvm.ptr<i8>
    llvm.intr.stackrestore %29
    %30 = "llvm.intr.vector.reduce.add"(%arg5) : (vector<4xi32>) -> i32
    %31 = "llvm.intr.vector.reduce.fadd"(%arg1, %arg3) : (f32, vector<4xf32>) -> f32
    %32 = "llvm.intr.vector.reduce.fadd"(%arg1, %arg3) {reassoc = true} : (f32, vector<4xf32>) -> f32
    %33 = "llvm.intr.vector.reduce.fadd"(%arg1, %arg3) {reassoc = false} : (f32, vector<4xf32>) -> f32
    %34 = "llvm.intr.vector.reduce.fmax"(%arg3) : (vector<4xf32>) -> f32
    %35 = "llvm.intr.vscale"() : () -> i64
    %36 = "llvm.intr.floor"(%arg1) : (f32) -> f32
    %37 = "llvm.intr.maxnum"(%arg1, %arg1) : (f32, f32) -> f32
    llvm.return
  }
}

