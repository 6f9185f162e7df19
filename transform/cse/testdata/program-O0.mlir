// RUN: --cse
// RUN: --pass-pipeline=builtin.module(llvm.func(cse,cse))
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "Debian clang version 22.1.8 (1~deb12u1)", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global internal @table() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.struct<packed (array<8 x i32>, array<8 x i32>)> {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(dense<0> : tensor<8xi32>) : !llvm.array<8 x i32>
    %2 = llvm.mlir.constant(dense<[3, 1, 4, 1, 5, 9, 2, 6]> : tensor<8xi32>) : !llvm.array<8 x i32>
    %3 = llvm.mlir.undef : !llvm.struct<packed (array<8 x i32>, array<8 x i32>)>
    %4 = llvm.insertvalue %2, %3[0] : !llvm.struct<packed (array<8 x i32>, array<8 x i32>)> 
    %5 = llvm.insertvalue %1, %4[1] : !llvm.struct<packed (array<8 x i32>, array<8 x i32>)> 
    llvm.return %5 : !llvm.struct<packed (array<8 x i32>, array<8 x i32>)>
  }
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>, #llvm.mlir.module_flag<max, "frame-pointer", 2 : i32>]
  llvm.func @lookup(%arg0: !llvm.ptr {llvm.noundef}, %arg1: i32 {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.constant(15 : i32) : i32
    %3 = llvm.mlir.addressof @table : !llvm.ptr
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %arg1, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb5
    %9 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.icmp "ne" %9, %1 : !llvm.ptr
    llvm.cond_br %10, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    %11 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %12 = llvm.getelementptr inbounds|nuw %11[%5, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (i32, ptr, array<4 x f64>)>
    %13 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> i32
    %14 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %15 = llvm.icmp "eq" %13, %14 : i32
    llvm.cond_br %15, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %16 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %17 = llvm.getelementptr inbounds|nuw %16[%5, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (i32, ptr, array<4 x f64>)>
    %18 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> i32
    %19 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.getelementptr inbounds|nuw %19[%5, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (i32, ptr, array<4 x f64>)>
    %21 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> i32
    %22 = llvm.mul %18, %21 overflow<nsw> : i32
    %23 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.getelementptr inbounds|nuw %23[%5, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (i32, ptr, array<4 x f64>)>
    %25 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %26 = llvm.getelementptr inbounds|nuw %25[%5, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (i32, ptr, array<4 x f64>)>
    %27 = llvm.load %26 {alignment = 8 : i64} : !llvm.ptr -> i32
    %28 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.getelementptr inbounds|nuw %28[%5, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (i32, ptr, array<4 x f64>)>
    %30 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> i32
    %31 = llvm.mul %27, %30 overflow<nsw> : i32
    %32 = llvm.add %22, %31 overflow<nsw> : i32
    llvm.store %32, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb7
  ^bb4:  // pred: ^bb2
    llvm.br ^bb5
  ^bb5:  // pred: ^bb4
    %33 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %34 = llvm.getelementptr inbounds|nuw %33[%5, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (i32, ptr, array<4 x f64>)>
    %35 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %35, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb6:  // pred: ^bb1
    %36 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %37 = llvm.and %36, %2 : i32
    %38 = llvm.sext %37 : i32 to i64
    %39 = llvm.getelementptr inbounds %3[%4, %38] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i32>
    %40 = llvm.load %39 {alignment = 4 : i64} : !llvm.ptr -> i32
    %41 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %42 = llvm.and %41, %2 : i32
    %43 = llvm.sext %42 : i32 to i64
    %44 = llvm.getelementptr inbounds %3[%4, %43] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i32>
    %45 = llvm.load %44 {alignment = 4 : i64} : !llvm.ptr -> i32
    %46 = llvm.add %40, %45 overflow<nsw> : i32
    %47 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %48 = llvm.add %47, %0 overflow<nsw> : i32
    %49 = llvm.and %48, %2 : i32
    %50 = llvm.sext %49 : i32 to i64
    %51 = llvm.getelementptr inbounds %3[%4, %50] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i32>
    %52 = llvm.load %51 {alignment = 4 : i64} : !llvm.ptr -> i32
    %53 = llvm.add %46, %52 overflow<nsw> : i32
    llvm.store %53, %6 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb3, ^bb6
    %54 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %54 : i32
  }
  llvm.func @norm(%arg0: !llvm.ptr {llvm.noundef}) -> f64 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(4 : i32) : i32
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.mlir.constant(3 : i64) : i64
    %7 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %7 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %1, %8 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %2, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb3
    %10 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %11 = llvm.icmp "slt" %10, %3 : i32
    llvm.cond_br %11, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %12 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %13 = llvm.getelementptr inbounds|nuw %12[%2, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (i32, ptr, array<4 x f64>)>
    %14 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %15 = llvm.sext %14 : i32 to i64
    %16 = llvm.getelementptr inbounds %13[%5, %15] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x f64>
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> f64
    %18 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %19 = llvm.getelementptr inbounds|nuw %18[%2, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (i32, ptr, array<4 x f64>)>
    %20 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %21 = llvm.sext %20 : i32 to i64
    %22 = llvm.getelementptr inbounds %19[%5, %21] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x f64>
    %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> f64
    %24 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> f64
    %25 = llvm.intr.fmuladd(%17, %23, %24) : (f64, f64, f64) -> f64
    llvm.store %25, %8 {alignment = 8 : i64} : f64, !llvm.ptr
    %26 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> f64
    %27 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.getelementptr inbounds|nuw %27[%2, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (i32, ptr, array<4 x f64>)>
    %29 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %30 = llvm.sext %29 : i32 to i64
    %31 = llvm.getelementptr inbounds %28[%5, %30] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x f64>
    llvm.store %26, %31 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %32 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %33 = llvm.add %32, %0 overflow<nsw> : i32
    llvm.store %33, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    %34 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> f64
    %35 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %36 = llvm.getelementptr inbounds|nuw %35[%2, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (i32, ptr, array<4 x f64>)>
    %37 = llvm.getelementptr inbounds %36[%5, %5] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x f64>
    %38 = llvm.load %37 {alignment = 8 : i64} : !llvm.ptr -> f64
    %39 = llvm.fdiv %34, %38 : f64
    %40 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> f64
    %41 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %42 = llvm.getelementptr inbounds|nuw %41[%2, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.node", (i32, ptr, array<4 x f64>)>
    %43 = llvm.getelementptr inbounds %42[%5, %6] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x f64>
    %44 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> f64
    %45 = llvm.fdiv %40, %44 : f64
    %46 = llvm.fadd %39, %45 : f64
    llvm.return %46 : f64
  }
  llvm.func @mix(%arg0: i32 {llvm.noundef}, %arg1: i32 {llvm.noundef}, %arg2: !llvm.ptr {llvm.noundef}) -> i32 attributes {dso_local, frame_pointer = #llvm.framePointerKind<all>, no_inline, no_unwind, optimize_none, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.constant(7 : i32) : i32
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.mlir.addressof @table : !llvm.ptr
    %7 = llvm.getelementptr inbounds %6[%5, %4] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i32>
    %8 = llvm.mlir.constant(9 : i64) : i64
    %9 = llvm.getelementptr inbounds %6[%5, %8] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<16 x i32>
    %10 = llvm.mlir.constant(16 : i64) : i64
    %11 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %12 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg1, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg2, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %15 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %16 = llvm.urem %15, %1 : i32
    llvm.switch %16 : i32, ^bb4 [
      0: ^bb1,
      1: ^bb2,
      2: ^bb3
    ]
  ^bb1:  // pred: ^bb0
    %17 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %18 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %19 = llvm.xor %17, %18 : i32
    %20 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %21 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %22 = llvm.xor %20, %21 : i32
    %23 = llvm.mul %19, %22 : i32
    %24 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %25 = llvm.load volatile %24 {alignment = 4 : i64} : !llvm.ptr -> i32
    %26 = llvm.add %23, %25 : i32
    %27 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.load volatile %27 {alignment = 4 : i64} : !llvm.ptr -> i32
    %29 = llvm.add %26, %28 : i32
    llvm.store %29, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb6
  ^bb2:  // pred: ^bb0
    %30 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %31 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %32 = llvm.xor %30, %31 : i32
    %33 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %34 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.add %33, %34 : i32
    %36 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %37 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %38 = llvm.add %36, %37 : i32
    %39 = llvm.mul %35, %38 : i32
    %40 = llvm.add %32, %39 : i32
    llvm.store %40, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb6
  ^bb3:  // pred: ^bb0
    %41 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %42 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %43 = llvm.udiv %41, %42 : i32
    %44 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %45 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %46 = llvm.udiv %44, %45 : i32
    %47 = llvm.add %43, %46 : i32
    llvm.store %47, %12 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb4:  // pred: ^bb0
    %48 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %49 = llvm.mul %48, %2 : i32
    %50 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %51 = llvm.and %50, %3 : i32
    %52 = llvm.add %49, %51 : i32
    llvm.store %52, %12 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    "llvm.intr.memcpy"(%7, %9, %10) <{arg_attrs = [{llvm.align = 4 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %53 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %54 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %55 = llvm.add %53, %54 : i32
    %56 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %57 = llvm.add %55, %56 : i32
    %58 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %59 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %60 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %61 = llvm.call @mix(%58, %59, %60) : (i32 {llvm.noundef}, i32 {llvm.noundef}, !llvm.ptr {llvm.noundef}) -> i32
    %62 = llvm.add %57, %61 : i32
    llvm.store %62, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb6
  ^bb6:  // 3 preds: ^bb1, ^bb2, ^bb5
    %63 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %63 : i32
  }
}
