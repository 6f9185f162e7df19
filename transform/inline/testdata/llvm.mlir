// RUN: --inline
// RUN: --inline=default-pipeline=
// RUN: --inline=default-pipeline= -mlir-print-debuginfo -mlir-print-local-scope

#domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "d">
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain>
#group = #llvm.access_group<id = distinct[2]<>>
#file = #llvm.di_file<"a.c" in "/">
#unit = #llvm.di_compile_unit<id = distinct[3]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#program = #llvm.di_subprogram<compileUnit = #unit, scope = #file, name = "looping", file = #file, subprogramFlags = Definition>
#start = loc(fused<#program>["a.c":3:4])
#annotation = #llvm.loop_annotation<vectorize = <disable = false, followupAll = #llvm.loop_annotation<startLoc = #start>>, startLoc = #start, endLoc = #start>
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 128 : i64>} {
  llvm.mlir.global @g(1 : i64) {alignment = 16 : i64} : i64

  // Allocas move to the entry block, with their lifetimes; those of unknown size do not.
  llvm.func @allocas(%n: i32, %c: i1) -> i32 {
    %c1 = llvm.mlir.constant(1 : i32) : i32
    %c0 = llvm.mlir.constant(0 : i32) : i32
    %0 = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %c0 x i64 : (i32) -> !llvm.ptr
    %2 = llvm.alloca %c1 x i16 : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %2 : !llvm.ptr
    llvm.call @use(%0, %1, %2) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.cond_br %c, ^bb1, ^bb2
  ^bb1:
    %3 = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
    llvm.call @use(%3, %3, %3) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.return %n : i32
  ^bb2:
    llvm.return %c1 : i32
  }
  llvm.func @use(!llvm.ptr, !llvm.ptr, !llvm.ptr)
  llvm.func @calls_allocas(%n: i32, %c: i1) -> i32 {
    %0 = llvm.call @allocas(%n, %c) : (i32, i1) -> i32
    %1 = llvm.call @allocas(%0, %c) : (i32, i1) -> i32
    llvm.return %1 : i32
  }

  // Copies of what is passed by value, where it may be written or is not aligned.
  llvm.func @by_value(%p: !llvm.ptr {llvm.byval = i64, llvm.align = 16 : i64}, %q: !llvm.ptr {llvm.byval = !llvm.array<3 x i32>}) {
    llvm.call @use(%p, %q, %q) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @reads(%p: !llvm.ptr {llvm.byval = i64, llvm.align = 16 : i64}) -> i64 attributes {memory_effects = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
    %0 = llvm.load %p : !llvm.ptr -> i64
    llvm.return %0 : i64
  }
  llvm.func @passes(%p: !llvm.ptr, %q: !llvm.ptr {llvm.align = 32 : i64}) {
    %c1 = llvm.mlir.constant(1 : i32) : i32
    %0 = llvm.alloca %c1 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %1 = llvm.mlir.addressof @g : !llvm.ptr
    llvm.call @by_value(%p, %q) : (!llvm.ptr, !llvm.ptr) -> ()
    %2 = llvm.call @reads(%p) : (!llvm.ptr) -> i64
    %3 = llvm.call @reads(%q) : (!llvm.ptr) -> i64
    %4 = llvm.call @reads(%0) : (!llvm.ptr) -> i64
    %5 = llvm.call @reads(%1) : (!llvm.ptr) -> i64
    llvm.store %2, %0 : i64, !llvm.ptr
    llvm.store %3, %0 : i64, !llvm.ptr
    llvm.store %4, %0 : i64, !llvm.ptr
    llvm.store %5, %0 : i64, !llvm.ptr
    llvm.return
  }

  // What parameters marked noalias say is kept as scopes.
  llvm.func @no_alias(%p: !llvm.ptr {llvm.noalias}, %q: !llvm.ptr {llvm.noalias}, %r: !llvm.ptr, %c: i1) {
    llvm.intr.experimental.noalias.scope.decl #scope
    %null = llvm.mlir.zero : !llvm.ptr
    %0 = llvm.load %p {alias_scopes = [#scope]} : !llvm.ptr -> i64
    %1 = llvm.getelementptr %q[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.store %0, %1 {noalias_scopes = [#scope]} : i64, !llvm.ptr
    %2 = llvm.select %c, %p, %r : i1, !llvm.ptr
    llvm.store %0, %2 : i64, !llvm.ptr
    %3 = llvm.select %c, %p, %null : i1, !llvm.ptr
    llvm.store %0, %3 : i64, !llvm.ptr
    %4 = llvm.load %r : !llvm.ptr -> !llvm.ptr
    llvm.store %0, %4 : i64, !llvm.ptr
    llvm.cond_br %c, ^bb1(%p : !llvm.ptr), ^bb1(%1 : !llvm.ptr)
  ^bb1(%5: !llvm.ptr):
    llvm.store %0, %5 : i64, !llvm.ptr
    "llvm.intr.memcpy"(%p, %q, %0) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @use(%p, %p, %p) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @aliases(%p: !llvm.ptr, %q: !llvm.ptr, %c: i1) {
    llvm.call @no_alias(%p, %q, %q, %c) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i1) -> ()
    llvm.call @no_alias(%p, %p, %p, %c) {access_groups = [#group], alias_scopes = [#scope], noalias_scopes = [#scope]} : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i1) -> ()
    llvm.return
  }

  // Locations in annotations say where a loop was inlined.
  llvm.func @loop(%c: i1) {
    llvm.br ^bb1
  ^bb1:
    llvm.cond_br %c, ^bb1, ^bb2 {loop_annotation = #annotation}
  ^bb2:
    llvm.return
  }
  llvm.func @looping(%c: i1) {
    llvm.call @loop(%c) : (i1) -> ()
    llvm.return
  } loc(fused<#program>["a.c":1:2])

  // What stays.
  llvm.func @no_inline() attributes {no_inline} { llvm.return }
  llvm.func @variadic(...) { llvm.return }
  llvm.func @twice() attributes {passthrough = ["returns_twice"]} { llvm.return }
  llvm.func @strict() attributes {passthrough = ["strictfp"]} { llvm.return }
  llvm.func @in_alloca(%p: !llvm.ptr {llvm.inalloca = i32}) { llvm.return }
  llvm.func @catches() attributes {personality = @no_inline} { llvm.return }
  llvm.func @arguments(%p: !llvm.ptr) {
    llvm.intr.vastart %p : !llvm.ptr
    llvm.return
  }
  llvm.func @plain() { llvm.return }
  llvm.func @never(%p: !llvm.ptr) -> i32 { llvm.unreachable }
  llvm.func @stay(%p: !llvm.ptr) -> i32 {
    llvm.call @no_inline() : () -> ()
    llvm.call @variadic() vararg(!llvm.func<void (...)>) : () -> ()
    llvm.call @twice() : () -> ()
    llvm.call @strict() : () -> ()
    llvm.call @in_alloca(%p) : (!llvm.ptr) -> ()
    llvm.call @catches() : () -> ()
    llvm.call @arguments(%p) : (!llvm.ptr) -> ()
    llvm.call @plain() {no_inline} : () -> ()
    %0 = llvm.call @never(%p) : (!llvm.ptr) -> i32
    llvm.return %0 : i32
  }
}
