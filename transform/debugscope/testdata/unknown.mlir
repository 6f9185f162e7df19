// RUN: --ensure-debug-info-scope-on-llvm-func -mlir-print-debuginfo
#file = #llvm.di_file<"x.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[9]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
module {
llvm.func @decl() loc("a.c":3:4)
module { llvm.func @f() { llvm.return loc("b/c.c":8:1) } loc("/abs/b/c.c":7:9) }
llvm.func @g() { 
  "test.r"() ({ "test.q"() : () -> () loc("z.c":1:1) }) : () -> () loc("y.c":1:1)
  llvm.return loc("b/c.c":8:1) } loc(fused<"m">["/abs/b/c.c":7:9])

} loc(unknown)
