// RUN: --llvm-legalize-for-export
"t.a"() {
  one = #llvm.di_expression<[DW_OP_LLVM_fragment(1, 2)]>,
  two = #llvm.di_expression<[DW_OP_deref, DW_OP_LLVM_fragment(32, 64), DW_OP_LLVM_fragment(8, 16)]>,
  larger = #llvm.di_expression<[DW_OP_LLVM_fragment(32, 64), DW_OP_LLVM_fragment(8, 160)]>,
  three = [#llvm.di_expression<[DW_OP_LLVM_fragment(1, 9), DW_OP_LLVM_fragment(2, 8), DW_OP_LLVM_fragment(3, 7)]>],
  apart = {x = #llvm.di_expression<[DW_OP_LLVM_fragment(1, 9), DW_OP_deref, DW_OP_LLVM_fragment(3, 7)]>},
  wraps = #llvm.di_expression<[DW_OP_LLVM_fragment(18446744073709551615, 9), DW_OP_LLVM_fragment(3, 7)]>
} : () -> ()
"t.loc"() : () -> () loc(fused<#llvm.di_expression<[DW_OP_LLVM_fragment(1, 9), DW_OP_LLVM_fragment(2, 8)]>>["a":1:1])
