#di_file = #llvm.di_file<"foo.c" in "/mlir/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, producer = "MLIR", isOptimized = true, emissionKind = Full>
#sp = #llvm.di_subprogram<compileUnit = #cu, scope = #di_file, name = "simplify", file = #di_file, subprogramFlags = Definition>
#t = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "i32", sizeInBits = 128, encoding = DW_ATE_unsigned>
#v = #llvm.di_local_variable<scope = #sp, name = "struct0_var", file = #di_file, line = 10, alignInBits = 32, type = #t>
#loc = loc("test.mlir":0:0)
llvm.func @m(%a: !llvm.ptr) {
  llvm.intr.dbg.value #v #llvm.di_expression<[DW_OP_deref, DW_OP_LLVM_fragment(32, 64), DW_OP_LLVM_fragment(8, 160)]> = %a : !llvm.ptr loc(fused<#sp>[#loc])
  llvm.intr.dbg.value #v #llvm.di_expression<[DW_OP_deref, DW_OP_LLVM_fragment(32, 64), DW_OP_LLVM_fragment(8, 16)]> = %a : !llvm.ptr loc(fused<#sp>[#loc])
  llvm.return
} loc(fused<#sp>[#loc])
