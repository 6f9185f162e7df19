// Debug info: a type that refers to itself, locations in scopes, inlined ones,
// and records of variables.
#file = #llvm.di_file<"a.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, producer = "gomlir", isOptimized = true, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#void = #llvm.di_null_type
#self = #llvm.di_composite_type<recId = distinct[1]<>, isRecSelf = true>
#link = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #self, sizeInBits = 64>
#next = #llvm.di_derived_type<tag = DW_TAG_member, name = "next", baseType = #link, sizeInBits = 64, offsetInBits = 64>
#list = #llvm.di_composite_type<recId = distinct[1]<>, tag = DW_TAG_structure_type, name = "list", file = #file, line = 3, sizeInBits = 128, elements = #next>
#range = #llvm.di_subrange<count = 4 : i64>
#array = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #int, sizeInBits = 128, elements = #range>
#sig = #llvm.di_subroutine_type<types = #void, #list, #array>
#sp = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, line = 5, scopeLine = 5, subprogramFlags = "Definition|Optimized", type = #sig>
#inner = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #unit, scope = #file, name = "g", file = #file, line = 1, scopeLine = 1, subprogramFlags = "Definition", type = #sig>
#block = #llvm.di_lexical_block<scope = #sp, file = #file, line = 6, column = 3>
#x = #llvm.di_local_variable<scope = #block, name = "x", file = #file, line = 7, type = #int, flags = Zero>
#arg = #llvm.di_local_variable<scope = #sp, name = "l", file = #file, line = 5, arg = 1, type = #list>
#label = #llvm.di_label<scope = #sp, name = "out", file = #file, line = 9>
#g = #llvm.di_global_variable<scope = #unit, name = "counter", file = #file, line = 2, type = #int, isLocalToUnit = true, isDefined = true>
#gx = #llvm.di_global_variable_expression<var = #g, expr = <>>

llvm.mlir.global internal @counter(0 : i32) {dbg_exprs = [#gx]} : i32

llvm.func @f(%p: !llvm.ptr, %v: i32) {
  llvm.intr.dbg.declare #arg = %p : !llvm.ptr loc(fused<#sp>["a.c":5:1])
  llvm.intr.dbg.value #x #llvm.di_expression<[DW_OP_plus_uconst(3), DW_OP_LLVM_fragment(0, 16)]> = %v : i32 loc(fused<#block>["a.c":7:5])
  llvm.store %v, %p : i32, !llvm.ptr loc(fused<#block>["a.c":8:5])
  llvm.store %v, %p : i32, !llvm.ptr loc(callsite(fused<#inner>["a.c":1:2] at fused<#sp>["a.c":8:9]))
  llvm.intr.dbg.label #label loc(fused<#sp>["a.c":9:1])
  llvm.store %v, %p : i32, !llvm.ptr loc(fused<#sp>["a.c":8:5, "a.c":8:6])
  llvm.store %v, %p : i32, !llvm.ptr loc("name"(fused<#sp>["a.c":10:70000]))
  llvm.return loc(unknown)
} loc(fused<#sp>["a.c":5:1])

llvm.func @plain(%p: !llvm.ptr, %v: i32) {
  llvm.intr.dbg.value #x = %v : i32
  llvm.store %v, %p : i32, !llvm.ptr
  llvm.return
}
