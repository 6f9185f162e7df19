// RUN: --ensure-debug-info-scope-on-llvm-func -mlir-print-debuginfo
#file = #llvm.di_file<"x.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[9]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<compileUnit = #cu, scope = #file, name = "has", file = #file, subprogramFlags = Definition>
llvm.func @a() { llvm.return loc("m.c":1:1) } loc("nm"(fused<#sp>["x.c":1:1]))
llvm.func @b() { llvm.return loc("m.c":1:1) } loc(callsite(fused<#sp>["x.c":1:1] at "y.c":1:1))
llvm.func @d() { llvm.return loc("m.c":1:1) } loc(fused<"m">[fused<#sp>["x.c":1:1], "y.c":1:1])
llvm.func @e() { llvm.return loc("m.c":1:1) } loc(fused<"m">[unknown, "y.c":1:1])
llvm.func @f() { llvm.return loc("m.c":1:1) } loc(callsite("x.c":1:1 at unknown))
