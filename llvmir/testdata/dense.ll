source_filename = "dense"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
module asm ".globl foo"
module asm "foo:"
%opaque = type opaque
%s = type { i32, ptr, [2 x %s2], <{ i8, i16 }> }
%s2 = type <{ i8, half, bfloat, fp128, x86_fp80, ppc_fp128 }>
%0 = type { i1 }
$any = comdat any
$exact = comdat exactmatch
$largest = comdat largest
$nd = comdat nodeduplicate
$same = comdat samesize
@g0 = global i32 0, comdat($any), align 16
@g1 = private unnamed_addr constant [6 x i8] c"a\22\5Cb\00\FF", section "sec\22x", partition "part"
@g2 = external thread_local(initialexec) global ptr, align 8
@g3 = weak_odr hidden local_unnamed_addr addrspace(3) externally_initialized global <4 x float> <float 1.0, float 0x7FF8000000000000, float 0xFFF0000000000000, float -0.0>, code_model "large"
@g4 = internal global %s { i32 7, ptr @g0, [2 x %s2] zeroinitializer, <{ i8, i16 }> <{ i8 1, i16 -2 }> }, no_sanitize_address, no_sanitize_hwaddress, sanitize_memtag, sanitize_address_dyninit
@g5 = common global i32 0
@g6 = extern_weak dllimport global i8
@g7 = dllexport global x86_fp80 0xK4000C8F5C28F5C28F800
@g8 = global ppc_fp128 0xM40000000000000000000000000000000
@g9 = global fp128 0xL00000000000000004000000000000000
@g10 = global half 0xH3C00
@g11 = global bfloat 0xR3F80
@g12 = global i128 -170141183460469231731687303715884105728
@g13 = global ptr getelementptr inbounds nuw (%s, ptr @g4, i64 0, i32 2, i64 1)
@g14 = global ptr getelementptr inrange(-8, 16) (i8, ptr @g4, i64 8)
@g15 = global i64 sub (i64 ptrtoint (ptr @g0 to i64), i64 ptrtoint (ptr @g1 to i64))
@g16 = global ptr blockaddress(@f1, %b1)
@g17 = global ptr dso_local_equivalent @f0
@g18 = global ptr no_cfi @f0
@g19 = global ptr ptrauth (ptr @f0, i32 2, i64 1234, ptr @g19)
@g20 = global ptr ptrauth (ptr @f0, i32 0)
@g21 = global <2 x i16> splat (i16 5)
@g22 = global target("spirv.Image", void, 1, 2) poison
@g23 = global [3 x ptr] [ptr null, ptr undef, ptr poison], !absolute_symbol !0
@g24 = global ptr addrspacecast (ptr addrspace(3) @g3 to ptr)
@g25 = global i8 trunc (i64 ptrtoint (ptr @g0 to i64) to i8)
@"quoted name\0A" = global i32 1
@llvm.used = appending global [1 x ptr] [ptr @g4], section "llvm.metadata"
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @f0, ptr null }]
@a0 = weak_odr hidden thread_local(localdynamic) unnamed_addr alias i32, ptr @g0, partition "p"
@a1 = alias i8, getelementptr (i8, ptr @g4, i64 2)
@i0 = internal ifunc i32 (i32), ptr @resolver
define internal ptr @resolver() {
  ret ptr @f0
}
declare void @f0()
declare void @f2(i32 signext, ptr sret(%s), ptr byval(%s) align 8, ptr noalias nocapture nonnull dereferenceable(8) dereferenceable_or_null(16), ...) #0
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
define dso_local noundef range(i32 0, 10) i32 @f1(i32 %x, ptr captures(ret: address, provenance) initializes((0, 4), (8, 12)) %p, float nofpclass(nan inf) %f) unnamed_addr addrspace(0) #1 section ".text.x" comdat($nd) align 32 gc "statepoint-example" prefix i32 1 prologue i8 2 personality ptr @f0 !dbg !5 {
  indirectbr ptr @g16, [label %b1, label %b2]
b1:
  %a = alloca inalloca %s, i32 4, align 64
  %v = load atomic volatile i32, ptr %p syncscope("agent") acquire, align 4, !tbaa !1
  store atomic i32 %v, ptr %p unordered, align 4
  fence syncscope("singlethread") seq_cst
  %cx = cmpxchg weak volatile ptr %p, i32 1, i32 2 syncscope("x") acq_rel monotonic, align 8
  %rm = atomicrmw volatile uinc_wrap ptr %p, i32 1 seq_cst, align 4
  %rf = atomicrmw fmaximum ptr %p, float 1.0 monotonic, align 4
  %t1 = add nuw nsw i32 %v, -1
  %t2 = udiv exact i32 %t1, 3
  %t3 = or disjoint i32 %t1, %t2
  %t4 = zext nneg i32 %t3 to i64
  %t5 = trunc nuw nsw i64 %t4 to i8
  %t6 = uitofp nneg i32 %t3 to float
  %t7 = icmp samesign ult i32 %t1, %t2
  %t8 = fcmp nnan ninf oeq float %t6, %f
  %t9 = select reassoc i1 %t7, float %t6, float %f
  %t10 = fneg fast float %t9
  %t11 = fadd nnan ninf nsz arcp contract afn reassoc float %t10, 1.0
  %t12 = getelementptr inbounds nuw %s, ptr %p, i64 0, i32 2, i64 1, i32 0
  %t13 = getelementptr nusw i8, ptr %p, <4 x i64> <i64 1, i64 2, i64 3, i64 4>
  %t14 = shufflevector <4 x ptr> %t13, <4 x ptr> poison, <2 x i32> <i32 3, i32 poison>
  %t15 = extractelement <2 x ptr> %t14, i32 0
  %t16 = insertelement <2 x ptr> %t14, ptr null, i64 1
  %t17 = insertvalue { i32, [2 x i8] } undef, i8 1, 1, 0
  %t18 = extractvalue { i32, [2 x i8] } %t17, 1, 0
  %t19 = freeze i32 %t1
  %t20 = va_arg ptr %p, i32
  %t21 = addrspacecast ptr %p to ptr addrspace(3)
  %t22 = ptrtoaddr ptr %p to i64
  %t23 = bitcast <2 x i32> zeroinitializer to i64
  %c1 = tail call fastcc i32 asm sideeffect alignstack inteldialect unwind "a\22b", "=r,r,~{flags}"(i32 %t1) #2, !srcloc !9
  notail call cc 1000 void (i32, ptr, ptr, ptr, ...) @f2(i32 signext 1, ptr sret(%s) %a, ptr byval(%s) align 8 %a, ptr null, double 2.5) #3 [ "foo"(i32 1, ptr %p), "deopt"() ]
  switch i32 %t1, label %b2 [
    i32 1, label %b1
    i32 -5, label %b2
  ], !prof !10
b2:
  %ph = phi i32 [ 0, %0 ], [ %t1, %b1 ], [ %t1, %b1 ]
  callbr void asm "", "r,!i,!i"(i32 %x) to label %b3 [label %b4, label %b5]
b3:
  invoke void @f0() to label %b4 unwind label %lp
b4:
  ret i32 %ph
b5:
  unreachable
lp:
  %l = landingpad { ptr, i32 } cleanup catch ptr @g1 filter [1 x ptr] [ptr @g1]
  resume { ptr, i32 } %l
}
define void @win() personality ptr @f0 {
  invoke void @f0() to label %ok unwind label %cs
ok:
  ret void
cs:
  %s = catchswitch within none [label %h1, label %h2] unwind label %cl
h1:
  %p1 = catchpad within %s [ptr null, i32 64, ptr null]
  call void @f0() [ "funclet"(token %p1) ]
  catchret from %p1 to label %ok
h2:
  %p2 = catchpad within %s []
  unreachable
cl:
  %p3 = cleanuppad within none [i32 1]
  cleanupret from %p3 unwind to caller
}
define void @anon(target("aarch64.svcount") %t, <vscale x 4 x i32> %v) {
  ret void
}
define i32 @0(i32, ptr swiftself, ptr swiftasync, ptr swifterror) {
  %5 = add i32 %0, 1
  br label %6
6:
  ret i32 %5
}
attributes #0 = { nounwind memory(argmem: readwrite, inaccessiblemem: read, errnomem: write) allockind("alloc,zeroed,aligned") allocsize(0) "k"="v" "only" }
attributes #1 = { alwaysinline uwtable(sync) vscale_range(1,16) alignstack=16 "target-features"="+avx" }
attributes #2 = { nounwind }
attributes #3 = { cold convergent }
!llvm.module.flags = !{!20, !21}
!named = !{!0, !1, !DIExpression(DW_OP_plus_uconst, 3, DW_OP_LLVM_fragment, 0, 8)}
!0 = !{i64 0, i64 256}
!1 = !{!2, !2, i64 0}
!2 = !{!"int", !3, i64 0}
!3 = !{!"root"}
!5 = distinct !DISubprogram(name: "f1", scope: !6, file: !6, line: 1, type: !7, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !8, flags: DIFlagPrototyped)
!6 = !DIFile(filename: "a", directory: "b", checksumkind: CSK_MD5, checksum: "00000000000000000000000000000000", source: "x")
!7 = !DISubroutineType(types: !{null})
!8 = distinct !DICompileUnit(language: DW_LANG_C11, file: !6, emissionKind: LineTablesOnly, nameTableKind: GNU)
!9 = !{i32 4}
!10 = !{!"branch_weights", i32 1, i32 2, i32 3}
!20 = !{i32 2, !"Debug Info Version", i32 3}
!21 = !{i32 8, !"PIC Level", i32 2}
!llvm.dbg.cu = !{!8}
