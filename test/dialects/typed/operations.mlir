module {
  llvm.func @pers(...) -> i32
  llvm.mlir.global internal unnamed_addr constant @g(42 : i32) {alignment = 8 : i64, dso_local} : i32
  llvm.mlir.global weak @gs("abc") {addr_space = 3 : i32, section = "x"}
  llvm.mlir.global external @gp() : !llvm.ptr<i32> {
    %0 = llvm.mlir.null : !llvm.ptr<i32>
    llvm.return %0 : !llvm.ptr<i32>
  }
  llvm.func @callee(%arg0: !llvm.ptr<i8> {llvm.align = 8 : i64, llvm.noalias}, %arg1: i32) -> (i32 {llvm.foo}) attributes {dso_local, passthrough = ["noinline", ["alignstack", "4"]]} {
    llvm.return %arg1 : i32
  }
  llvm.func @ops(%arg0: i32, %arg1: f32, %arg2: !llvm.ptr<i32>, %arg3: vector<4xf32>, %arg4: i1, %arg5: !llvm.ptr<ptr<i32>>, %arg6: vector<4xi32>, %arg7: !llvm.vec<4 x ptr<f32>>, %arg8: !llvm.ptr<i8>, %arg9: i64, %arg10: !llvm.ptr<func<i32 (i32)>>, %arg11: vector<4xi1>, %arg12: !llvm.ptr<vector<4xf32>>, %arg13: !llvm.ptr<f32>, %arg14: !llvm.ptr<func<i32 (i32, ...)>>) -> i32 attributes {personality = @pers} {
    %0 = llvm.shl %arg0, %arg0  : i32
    %1 = llvm.load volatile %arg2 {alignment = 4 : i64} : !llvm.ptr<i32>
    llvm.store volatile %arg0, %arg2 {alignment = 8 : i64, nontemporal} : !llvm.ptr<i32>
    llvm.store %arg2, %arg5 {foo} : !llvm.ptr<ptr<i32>>
    %2 = llvm.alloca %arg0 x vector<4xf32> {alignment = 32 : i64} : (i32) -> !llvm.ptr<vector<4xf32>>
    %3 = llvm.getelementptr %arg7[%arg0] : (!llvm.vec<4 x ptr<f32>>, i32) -> !llvm.vec<4 x ptr<f32>>
    %4 = llvm.getelementptr %arg2[%arg6] : (!llvm.ptr<i32>, vector<4xi32>) -> !llvm.vec<4 x ptr<i32>>
    %5 = llvm.getelementptr %arg2[%arg0] {foo = 1 : i32} : (!llvm.ptr<i32>, i32) -> !llvm.ptr<i32>
    %6 = llvm.atomicrmw xchg %arg2, %arg0 monotonic  : i32
    %7 = llvm.atomicrmw _and %arg2, %arg0 acq_rel  {foo} : i32
    %8 = llvm.cmpxchg %arg2, %arg0, %arg0 acq_rel monotonic : i32
    %9 = llvm.cmpxchg %arg5, %arg2, %arg2 seq_cst acquire {foo} : !llvm.ptr<i32>
    %10 = llvm.bitcast %arg2 : !llvm.ptr<i32> to !llvm.ptr<i8>
    %11 = llvm.addrspacecast %arg2 : !llvm.ptr<i32> to !llvm.ptr<i32, 3>
    %12 = llvm.call %arg10(%arg0) : (i32) -> i32
    %13 = llvm.call %arg10(%arg0) {foo} : (i32) -> i32
    %14 = llvm.insertvalue %arg0, %8[0] {foo} : !llvm.struct<(i32, i1)>
    %15 = llvm.insertelement %arg1, %arg3[%arg0 : i32] : vector<4xf32>
    %16 = llvm.shufflevector %arg3, %arg3 [0 : i32, 1 : i32] {foo} : vector<4xf32>, vector<4xf32>
    %17 = llvm.mlir.addressof @gs : !llvm.ptr<array<3 x i8>, 3>
    %18 = llvm.mlir.addressof @gp {foo} : !llvm.ptr<ptr<i32>>
    %19 = llvm.mlir.null {foo} : !llvm.ptr<i32>
    %20 = llvm.mlir.undef {foo} : i32
    %21 = llvm.mlir.constant(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<2 x i32>
    %22 = llvm.mlir.constant([1.000000e+00, 1.000000e+00]) : !llvm.struct<(f64, f64)>
    %23 = llvm.inline_asm has_side_effects is_align_stack "nop", "=r" %arg0, %arg1 : (i32, f32) -> i32
    llvm.inline_asm {foo} "nop", "r" %arg0 : (i32) -> ()
    llvm.fence syncscope("x") acquire
    llvm.fence release
    %24 = llvm.select %arg4, %arg0, %arg0 {foo} : i1, i32
    %25 = llvm.freeze %arg0 {foo} : i32
    %26 = llvm.fneg %arg1  {fastmathFlags = #llvm.fastmath<nnan>} : f32
    %27 = llvm.fcmp "oeq" %arg1, %arg1 {fastmathFlags = #llvm.fastmath<nnan>} : f32
    %28 = llvm.ptrtoint %arg2 {foo} : !llvm.ptr<i32> to i64
    %29 = llvm.extractelement %arg3[%arg0 : i32] {foo} : vector<4xf32>
    %30 = llvm.call @callee(%arg8, %arg0) : (!llvm.ptr<i8>, i32) -> i32
    llvm.cond_br %arg4 weights(dense<[1, 2]> : vector<2xi32>), ^bb1, ^bb2(%arg0 : i32)
  ^bb1:  // 3 preds: ^bb0, ^bb3, ^bb5
    %31 = llvm.invoke @callee(%arg8, %arg0) to ^bb3 unwind ^bb4 : (!llvm.ptr<i8>, i32) -> i32
  ^bb2(%32: i32):  // 2 preds: ^bb0, ^bb3
    %33 = llvm.invoke %arg10(%arg0) to ^bb3 unwind ^bb4 {foo} : (i32) -> i32
  ^bb3:  // 3 preds: ^bb1, ^bb2, ^bb3
    llvm.switch %arg0 : i32, ^bb1 [
      1: ^bb2(%arg0 : i32),
      4294967289: ^bb3
    ] {branch_weights = dense<[1, 2, 3]> : vector<3xi32>}
  ^bb4:  // 2 preds: ^bb1, ^bb2
    %34 = llvm.landingpad cleanup : !llvm.struct<(ptr<i8>, i32)>
    llvm.resume %34 : !llvm.struct<(ptr<i8>, i32)>
  ^bb5:  // no predecessors
    llvm.br ^bb1 {foo}
  ^bb6:  // no predecessors
    llvm.unreachable
  }
}

