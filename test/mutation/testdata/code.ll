; Small modules of LLVM IR, to mutate where upstream's files are absent.

source_filename = "a.c"
target datalayout = "e-p:64:64-i64:64-n8:16:32:64"
target triple = "x86_64-unknown-linux-gnu"
%pair = type { i32, ptr }
@text = internal constant [6 x i8] c"hello\00", align 1
@table = global [2 x %pair] [%pair { i32 1, ptr @text }, %pair zeroinitializer], section ".data"
@other = alias ptr, ptr @table
declare i32 @puts(ptr noundef readonly) #0
define dso_local i32 @sum(ptr noalias %p, i64 %n) #0 {
entry:
  %local = alloca i32, i32 4, align 4
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %acc = phi i32 [ 0, %entry ], [ %add, %loop ]
  %at = getelementptr inbounds %pair, ptr %p, i64 %i, i32 0
  %v = load i32, ptr %at, align 4, !tbaa !2
  %add = add nsw i32 %acc, %v
  %next = add nuw i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done, !prof !5
done:
  store volatile i32 %add, ptr %local
  %old = atomicrmw add ptr %local, i32 %add seq_cst
  %r = call i32 @puts(ptr @text)
  ret i32 %old
}
attributes #0 = { nounwind "target-cpu"="x86-64" }
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"wchar_size", i32 4}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4}
!4 = !{!"root"}
!5 = !{!"branch_weights", i32 3, i32 1}

; -----

declare i32 @__gxx_personality_v0(...)
declare void @may_throw()
declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>)
define i32 @landing(i32 %x, float %f) personality ptr @__gxx_personality_v0 {
  invoke void @may_throw() to label %ok unwind label %bad
ok:
  switch i32 %x, label %last [ i32 0, label %ok2
    i32 7, label %last ]
ok2:
  %v = insertelement <4 x float> poison, float %f, i32 0
  %w = shufflevector <4 x float> %v, <4 x float> undef, <4 x i32> zeroinitializer
  %m = call fast <4 x float> @llvm.fma.v4f32(<4 x float> %w, <4 x float> %v, <4 x float> splat (float 1.0))
  %e = extractelement <4 x float> %m, i32 2
  %c = fcmp ogt float %e, 0x3FF8000000000000
  %s = select i1 %c, i32 %x, i32 -1
  ret i32 %s
bad:
  %lp = landingpad { ptr, i32 } cleanup catch ptr null
  %sel = extractvalue { ptr, i32 } %lp, 1
  resume { ptr, i32 } %lp
last:
  %z = zext i32 %x to i64
  %p = inttoptr i64 %z to ptr
  %k = cmpxchg ptr %p, i32 0, i32 1 acq_rel monotonic
  fence release
  unreachable
}

; -----

%node = type { i32, %node* }
@head = external global %node*
define i32 @length(%node* %n) {
  %a = getelementptr %node, %node* %n, i32 0, i32 1
  %b = load %node*, %node** %a
  %c = bitcast %node* %b to i8*
  %d = icmp eq i8* %c, null
  %e = zext i1 %d to i32
  store %node* %b, %node** @head
  ret i32 %e
}

; -----

define void @g(i32 %x) !dbg !4 {
  #dbg_value(i32 %x, !9, !DIExpression(), !8)
  ret void, !dbg !8
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "cc", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "g", scope: !1, file: !1, line: 1, type: !5, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DISubroutineType(types: !6)
!6 = !{null, !7}
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILocation(line: 1, column: 2, scope: !4)
!9 = !DILocalVariable(name: "x", arg: 1, scope: !4, file: !1, line: 1, type: !7)
