// Locations of a function that has no scope: one node for equal ones, also where
// they are inlined, and of loops.

#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#type = #llvm.di_subroutine_type<types = #int>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, scopeLine = 1, subprogramFlags = "Definition", type = #type>
#g = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #file, name = "g", file = #file, line = 9, scopeLine = 9, subprogramFlags = "Definition", type = #type>
#in = loc(fused<#f>["a.c":2:3])
#there = loc(fused<#g>["a.c":10:4])
#inlined = loc(callsite(#in at #there))
#loop = #llvm.loop_annotation<startLoc = #in, endLoc = #in, disableNonforced = true>

llvm.func @owner(%x: i32) -> i32 {
  %0 = llvm.add %x, %x : i32 loc(#in)
  %1 = llvm.mul %0, %x : i32 loc("a.c":2:3)
  llvm.return %1 : i32 loc("a.c":4:1)
} loc(fused<#f>["a.c":1:1])

llvm.func @stray(%x: i32) -> i32 {
  %0 = llvm.add %x, %x : i32 loc(#in)
  %1 = llvm.mul %0, %x : i32 loc(#inlined)
  llvm.br ^bb1 loc(#in)
^bb1:
  llvm.br ^bb1 {loop_annotation = #loop} loc(#there)
}

llvm.func @owner2(%x: i32) -> i32 {
  %0 = llvm.add %x, %x : i32 loc(#inlined)
  %1 = llvm.sub %0, %x : i32 loc(#there)
  llvm.return %1 : i32 loc(#there)
} loc(fused<#g>["a.c":9:1])
