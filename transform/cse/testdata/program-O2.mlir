// RUN: --cse
// RUN: --pass-pipeline=builtin.module(llvm.func(cse,cse))
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "any pointer", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "double", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc3, access_type = #tbaa_type_desc3, offset = 0>
#tbaa_type_desc4 = #llvm.tbaa_type_desc<id = "p1 _ZTS4node", members = {<#tbaa_type_desc2, 0>}>
#tbaa_type_desc5 = #llvm.tbaa_type_desc<id = "node", members = {<#tbaa_type_desc1, 0>, <#tbaa_type_desc4, 8>, <#tbaa_type_desc, 16>}>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc5, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag3 = #llvm.tbaa_tag<base_type = #tbaa_type_desc5, access_type = #tbaa_type_desc4, offset = 8>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global internal unnamed_addr @table() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.struct<packed (array<8 x i32>, array<8 x i32>)> {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(dense<0> : tensor<8xi32>) : !llvm.array<8 x i32>
    %2 = llvm.mlir.constant(dense<[3, 1, 4, 1, 5, 9, 2, 6]> : tensor<8xi32>) : !llvm.array<8 x i32>
    %3 = llvm.mlir.undef : !llvm.struct<packed (array<8 x i32>, array<8 x i32>)>
    %4 = llvm.insertvalue %2, %3[0] : !llvm.struct<packed (array<8 x i32>, array<8 x i32>)> 
    %5 = llvm.insertvalue %1, %4[1] : !llvm.struct<packed (array<8 x i32>, array<8 x i32>)> 
    llvm.return %5 : !llvm.struct<packed (array<8 x i32>, array<8 x i32>)>
  }
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @lookup(%arg0: !llvm.ptr {llvm.noundef, llvm.readonly}, %arg1: i32 {llvm.noundef}) -> i32 attributes {dso_local, memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = none, errnoMem = read, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(15 : i32) : i32
    %3 = llvm.mlir.addressof @table : !llvm.ptr
    %4 = llvm.mlir.constant(1 : i32) : i32
    %5 = llvm.icmp "eq" %arg0, %0 : !llvm.ptr
    llvm.cond_br %5, ^bb4, ^bb1(%arg0 : !llvm.ptr)
  ^bb1(%6: !llvm.ptr):  // 2 preds: ^bb0, ^bb3
    %7 = llvm.load %6 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %8 = llvm.icmp "eq" %7, %arg1 : i32
    %9 = llvm.getelementptr inbounds|nuw %6[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %10 = llvm.load %9 {alignment = 8 : i64, tbaa = [#tbaa_tag3]} : !llvm.ptr -> !llvm.ptr
    llvm.cond_br %8, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %11 = llvm.load %10 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> i32
    %12 = llvm.add %11, %arg1 : i32
    %13 = llvm.mul %12, %arg1 : i32
    llvm.br ^bb5(%13 : i32)
  ^bb3:  // pred: ^bb1
    %14 = llvm.icmp "eq" %10, %0 : !llvm.ptr
    llvm.cond_br %14, ^bb4, ^bb1(%10 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb4:  // 2 preds: ^bb0, ^bb3
    %15 = llvm.and %arg1, %2 : i32
    %16 = llvm.zext nneg %15 : i32 to i64
    %17 = llvm.getelementptr inbounds|nuw %3[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %18 = llvm.load %17 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %19 = llvm.shl %18, %4 overflow<nsw> : i32
    %20 = llvm.add %arg1, %4 overflow<nsw> : i32
    %21 = llvm.and %20, %2 : i32
    %22 = llvm.zext nneg %21 : i32 to i64
    %23 = llvm.getelementptr inbounds|nuw %3[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %24 = llvm.load %23 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %25 = llvm.add %19, %24 overflow<nsw> : i32
    llvm.br ^bb5(%25 : i32)
  ^bb5(%26: i32):  // 2 preds: ^bb2, ^bb4
    llvm.return %26 : i32
  }
  llvm.func local_unnamed_addr @norm(%arg0: !llvm.ptr {llvm.nocapture, llvm.noundef}) -> f64 attributes {dso_local, memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>, will_return} {
    %0 = llvm.mlir.constant(16 : i64) : i64
    %1 = llvm.mlir.constant(24 : i64) : i64
    %2 = llvm.mlir.constant(32 : i64) : i64
    %3 = llvm.mlir.constant(40 : i64) : i64
    %4 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %5 = llvm.mlir.poison : vector<2xf64>
    %6 = llvm.mlir.constant(0 : i64) : i64
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %9 = llvm.load %8 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f64
    %10 = llvm.getelementptr inbounds|nuw %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %11 = llvm.load %10 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f64
    %12 = llvm.getelementptr inbounds|nuw %arg0[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %13 = llvm.load %12 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f64
    %14 = llvm.getelementptr inbounds|nuw %arg0[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %15 = llvm.load %14 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> f64
    %16 = llvm.intr.fmuladd(%9, %9, %4) : (f64, f64, f64) -> f64
    llvm.store %16, %8 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : f64, !llvm.ptr
    %17 = llvm.intr.fmuladd(%11, %11, %16) : (f64, f64, f64) -> f64
    llvm.store %17, %10 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : f64, !llvm.ptr
    %18 = llvm.intr.fmuladd(%13, %13, %17) : (f64, f64, f64) -> f64
    llvm.store %18, %12 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : f64, !llvm.ptr
    %19 = llvm.intr.fmuladd(%15, %15, %18) : (f64, f64, f64) -> f64
    llvm.store %19, %14 {alignment = 8 : i64, tbaa = [#tbaa_tag1]} : f64, !llvm.ptr
    %20 = llvm.insertelement %19, %5[%6 : i64] : vector<2xf64>
    %21 = llvm.shufflevector %20, %5 [0, 0] : vector<2xf64> 
    %22 = llvm.insertelement %16, %5[%6 : i64] : vector<2xf64>
    %23 = llvm.insertelement %19, %22[%7 : i64] : vector<2xf64>
    %24 = llvm.fdiv %21, %23 : vector<2xf64>
    %25 = llvm.shufflevector %24, %5 [1, -1] : vector<2xf64> 
    %26 = llvm.fadd %24, %25 : vector<2xf64>
    %27 = llvm.extractelement %26[%6 : i64] : vector<2xf64>
    llvm.return %27 : f64
  }
  llvm.func local_unnamed_addr @mix(%arg0: i32 {llvm.noundef}, %arg1: i32 {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, memory_effects = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nofree", "norecurse", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.mlir.constant(7 : i32) : i32
    %4 = llvm.mlir.constant(4 : i64) : i64
    %5 = llvm.mlir.addressof @table : !llvm.ptr
    %6 = llvm.getelementptr inbounds|nuw %5[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %7 = llvm.mlir.constant(36 : i64) : i64
    %8 = llvm.getelementptr inbounds|nuw %5[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %9 = llvm.mlir.constant(16 : i64) : i64
    llvm.br ^bb1(%0, %arg0, %arg1 : i32, i32, i32)
  ^bb1(%10: i32, %11: i32, %12: i32):  // 2 preds: ^bb0, ^bb6
    %13 = llvm.urem %11, %1 : i32
    llvm.switch %13 : i32, ^bb5 [
      0: ^bb2,
      1: ^bb3,
      2: ^bb4
    ]
  ^bb2:  // pred: ^bb1
    %14 = llvm.xor %12, %11 : i32
    %15 = llvm.mul %14, %14 : i32
    %16 = llvm.load volatile %arg2 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %17 = llvm.add %16, %15 : i32
    %18 = llvm.load volatile %arg2 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %19 = llvm.add %17, %18 : i32
    llvm.br ^bb7(%19 : i32)
  ^bb3:  // pred: ^bb1
    %20 = llvm.xor %12, %11 : i32
    %21 = llvm.add %12, %11 : i32
    %22 = llvm.mul %21, %21 : i32
    %23 = llvm.add %22, %20 : i32
    llvm.br ^bb7(%23 : i32)
  ^bb4:  // pred: ^bb1
    %24 = llvm.udiv %11, %12 : i32
    %25 = llvm.shl %24, %2 : i32
    llvm.br ^bb6(%25 : i32)
  ^bb5:  // pred: ^bb1
    %26 = llvm.shl %11, %2 : i32
    %27 = llvm.and %12, %3 : i32
    %28 = llvm.add %27, %26 : i32
    llvm.br ^bb6(%28 : i32)
  ^bb6(%29: i32):  // 2 preds: ^bb4, ^bb5
    "llvm.intr.memcpy"(%6, %8, %9) <{arg_attrs = [{llvm.align = 4 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 4 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %30 = llvm.load %6 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> i32
    %31 = llvm.shl %30, %2 : i32
    %32 = llvm.add %29, %10 : i32
    %33 = llvm.add %32, %31 : i32
    llvm.br ^bb1(%33, %12, %29 : i32, i32, i32)
  ^bb7(%34: i32):  // 2 preds: ^bb2, ^bb3
    %35 = llvm.add %34, %10 : i32
    llvm.return %35 : i32
  }
}
