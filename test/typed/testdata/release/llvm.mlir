// Operations of the llvm dialect whose forms, or attributes in the generic form, were others in MLIR 14.
module attributes {llvm.data_layout = "e-m:e-i64:64", llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global private unnamed_addr constant @text("a\00") {alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @local(3 : i32) {thread_local_} : i32
  llvm.mlir.global external @zeros(dense<0> : tensor<4xi32>) : !llvm.array<4 x i32>
  llvm.mlir.global weak @address() : !llvm.ptr<i32> {
    %0 = llvm.mlir.addressof @local : !llvm.ptr<i32>
    llvm.return %0 : !llvm.ptr<i32>
  }
  llvm.func @variadic(!llvm.ptr<i8>, ...) -> i32
  llvm.func internal @f(%p: !llvm.ptr<struct<"s", (i32, ptr<struct<"s">>, array<4 x i8>)>> {llvm.noalias}, %i: i64, %c: i1, %x: f32) -> i32 attributes {passthrough = ["nounwind", ["frame-pointer", "all"]]} {
    %0 = llvm.getelementptr %p[%i, 2, %i] : (!llvm.ptr<struct<"s", (i32, ptr<struct<"s">>, array<4 x i8>)>>, i64, i64) -> !llvm.ptr<i8>
    %1 = llvm.load %0 {alignment = 1 : i64, nontemporal} : !llvm.ptr<i8>
    llvm.store volatile %1, %0 : !llvm.ptr<i8>
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.alloca %2 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr<i32>
    %4 = llvm.mlir.null : !llvm.ptr<i8>
    %5 = llvm.call @variadic(%4, %2) : (!llvm.ptr<i8>, i32) -> i32
    %6 = llvm.fmul %x, %x {fastmathFlags = #llvm.fastmath<nnan, contract>} : f32
    %7 = llvm.atomicrmw add %3, %5 monotonic : i32
    %8 = llvm.cmpxchg %3, %5, %2 acq_rel monotonic : i32
    %9 = llvm.extractvalue %8[0] : !llvm.struct<(i32, i1)>
    %10 = llvm.mlir.undef : vector<4xf32>
    %11 = llvm.shufflevector %10, %10 [0 : i32, 5 : i32] : vector<4xf32>, vector<4xf32>
    %12 = llvm.mlir.constant(false) : i1
    "llvm.intr.memcpy"(%0, %4, %2, %12) : (!llvm.ptr<i8>, !llvm.ptr<i8>, i32, i1) -> ()
    %13 = "llvm.intr.ctlz"(%9, %12) : (i32, i1) -> i32
    llvm.switch %13 : i32, ^bb1 [
      3: ^bb2(%9 : i32),
      4: ^bb1
    ] {branch_weights = dense<[1, 2, 3]> : vector<3xi32>}
  ^bb1:
    llvm.cond_br %c weights(dense<[3, 4]> : vector<2xi32>), ^bb2(%5 : i32), ^bb3
  ^bb2(%14: i32):
    llvm.return %14 : i32
  ^bb3:
    llvm.br ^bb1 {llvm.loop = {options = #llvm.loopopts<disable_unroll = true>}}
  }
}
