// RUN: --ensure-debug-info-scope-on-llvm-func -mlir-print-debuginfo
// RUN: --ensure-debug-info-scope-on-llvm-func=emission-kind=Full -mlir-print-debuginfo
#file = #llvm.di_file<"x.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[9]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<compileUnit = #cu, scope = #file, name = "has", file = #file, subprogramFlags = Definition>
llvm.func @decl() loc("a.c":3:4)
llvm.func @f() { llvm.return loc("b/c.c":8:1) } loc("/abs/b/c.c":7:9)
llvm.func @g(%a: i32 loc("k.c":3:3)) -> i32 { llvm.return %a : i32 loc(unknown)} loc(unknown)
llvm.func @has() { llvm.return } loc(fused<#sp>["x.c":1:1])
llvm.func internal @n() attributes {sym_visibility = "private"} { llvm.return } loc(callsite("in.c":1:2 at "out.c":5:6))
llvm.func @nm() { %0 = llvm.mlir.undef : i32 loc(fused["q.c":1:1, "r.c":2:2])
 llvm.call @h() : () -> () loc(callsite("in.c":1:2 at "out.c":5:6))
 llvm.call @h() : () -> () loc(callsite(callsite("in.c":1:2 at "mid.c":3:3) at "out.c":5:6))
 llvm.call @h() : () -> () loc("nm"(callsite("in.c":1:2 at "out.c":5:6)))
 llvm.return loc("named"("q.c":9:9)) } loc("nm"("q.c":4:4))
llvm.func linkonce @h() { llvm.return } loc(fused["q.c":1:1, "r.c":2:2])
llvm.func @range() { llvm.return } loc("q.c":1:1 to 4:5)
