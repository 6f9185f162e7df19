// Constants that scale are expressions, and a triple with the flag has it once.
module attributes {llvm.target_triple = "x86_64-pc-windows-msvc"} {
  llvm.module_flags [#llvm.mlir.module_flag<max, "CodeView", 1 : i32>]
  llvm.func @f(%arg0: vector<[4]xi1>, %arg1: !llvm.ptr) -> vector<[4]xi1> {
    %0 = llvm.mlir.undef : vector<[4]xi1>
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(true) : i1
    %3 = llvm.insertelement %2, %0[%1 : i32] : vector<[4]xi1>
    %4 = llvm.shufflevector %3, %0 [0, 0, 0, 0] : vector<[4]xi1>
    %5 = llvm.xor %arg0, %4 : vector<[4]xi1>
    %6 = llvm.and %5, %3 : vector<[4]xi1>
    llvm.return %6 : vector<[4]xi1>
  }
}
