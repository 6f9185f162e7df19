; What instructions have that the dialect may not hold, and what it holds.

define float @fpmath(float %0) {
  %2 = fdiv float %0, %0, !fpmath !0 ; expected-warning {{does not hold metadata !fpmath}}
  ret float %2
}
!0 = !{float 2.500000e+00}
; // -----
define i1 @samesign(i32 %0, i32 %1) {
  %3 = icmp samesign ult i32 %0, %1 ; expected-warning {{does not hold the flags of icmp}}
  ret i1 %3
}
; // -----
define i1 @fast_fcmp(float %0) {
  %2 = fcmp nnan ninf olt float %0, %0
  ret i1 %2
}
; // -----
define float @fast_binary(float %0) {
  %2 = fadd reassoc nnan ninf nsz arcp contract afn float %0, %0
  %3 = fmul fast float %2, %0
  %4 = fneg nsz float %3
  %5 = frem arcp float %4, %0
  ret float %5
}
; // -----
define float @fast_select(i1 %0, float %1) {
  %3 = select nnan i1 %0, float %1, float 1.000000e+00
  ret float %3
}
; // -----
declare float @g(float)
define float @fast_call(float %0) {
  %2 = call nnan nsz float @g(float %0)
  ret float %2
}
; // -----
define float @fast_intrinsic(float %0) {
  %2 = call fast float @llvm.sqrt.f32(float %0)
  ret float %2
}
declare float @llvm.sqrt.f32(float)
; // -----
define float @fast_phi(i1 %0, float %1) {
  br i1 %0, label %3, label %4

3:                                                ; preds = %2
  br label %4

4:                                                ; preds = %3, %2
  %5 = phi nnan ninf float [ 1.000000e+00, %3 ], [ %1, %2 ] ; expected-warning {{does not hold the flags of phi}}
  ret float %5
}
; // -----
define float @phi_metadata(i1 %0, float %1) {
  br i1 %0, label %3, label %4

3:                                                ; preds = %2
  br label %4

4:                                                ; preds = %3, %2
  %5 = phi float [ 1.000000e+00, %3 ], [ %1, %2 ], !mine !0 ; expected-warning {{does not hold metadata !mine}}
  ret float %5
}
!0 = !{}
; // -----
define i32 @phi_order(i1 %0, i32 %1) {
  br i1 %0, label %3, label %4

3:                                                ; preds = %2
  br label %4

4:                                                ; preds = %3, %2
  %5 = phi i32 [ 1, %3 ], [ %1, %2 ]
  %6 = phi i32 [ 2, %2 ], [ %1, %3 ]
  %7 = add i32 %5, %6
  ret i32 %7
}
; // -----
define float @fast_fptrunc(double %0) {
  %2 = fptrunc nnan ninf double %0 to float ; expected-warning {{does not hold the flags of fptrunc}}
  ret float %2
}
; // -----
define double @fast_fpext(float %0) {
  %2 = fpext nnan float %0 to double ; expected-warning {{does not hold the flags of fpext}}
  ret double %2
}
; // -----
define float @nneg_uitofp(i32 %0) {
  %2 = uitofp nneg i32 %0 to float
  ret float %2
}
; // -----
define i64 @nneg_zext(i32 %0) {
  %2 = zext nneg i32 %0 to i64
  ret i64 %2
}
; // -----
define i8 @wrap_trunc(i32 %0) {
  %2 = trunc nuw nsw i32 %0 to i8
  ret i8 %2
}
; // -----
define i32 @exact(i32 %0, i32 %1) {
  %3 = udiv exact i32 %0, %1
  %4 = sdiv exact i32 %3, %1
  %5 = lshr exact i32 %4, %1
  %6 = ashr exact i32 %5, %1
  %7 = or disjoint i32 %6, %1
  %8 = shl nuw nsw i32 %7, %1
  %9 = sub nsw i32 %8, %1
  %10 = mul nuw i32 %9, %1
  ret i32 %10
}
; // -----
define ptr @gep_flags(ptr %0, i64 %1) {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 %1
  %4 = getelementptr nusw [2 x i32], ptr %3, i64 0, i64 %1
  %5 = getelementptr nuw i8, ptr %4, i64 1
  %6 = getelementptr i8, ptr %5, i64 %1
  ret ptr %6
}
; // -----
define ptr @gep_inrange() {
  ret ptr getelementptr inbounds inrange(-4, 4) ({ [2 x i32], [2 x i32] }, ptr @v, i32 0, i32 1, i32 0) ; expected-warning {{does not hold operand 0 of ret}}
}
@v = global { [2 x i32], [2 x i32] } zeroinitializer
; // -----
define void @alloca_inalloca() {
  %1 = alloca inalloca i32, align 4
  call void @g(ptr inalloca(i32) %1)
  ret void
}
declare void @g(ptr inalloca(i32))
; // -----
define void @alloca_swifterror() {
  %1 = alloca swifterror ptr, align 8 ; expected-warning {{does not hold the flags of alloca}}
  call void @g(ptr swifterror %1) ; expected-warning {{does not hold the attributes of call}}
  ret void
}
declare void @g(ptr swifterror) ; expected-warning {{does not hold parameters of @g}}
; // -----
define void @alloca_array(i64 %0) {
  %2 = alloca i32, i64 %0, align 16
  %3 = alloca [4 x i8], align 1
  ret void
}
; // -----
define void @rmw(ptr %0, i32 %1, float %2) {
  %4 = atomicrmw xchg ptr %0, i32 %1 seq_cst, align 4
  %5 = atomicrmw add ptr %0, i32 %1 monotonic, align 4
  %6 = atomicrmw sub ptr %0, i32 %1 acquire, align 4
  %7 = atomicrmw and ptr %0, i32 %1 release, align 4
  %8 = atomicrmw nand ptr %0, i32 %1 acq_rel, align 4
  %9 = atomicrmw or ptr %0, i32 %1 seq_cst, align 4
  %10 = atomicrmw xor ptr %0, i32 %1 seq_cst, align 4
  %11 = atomicrmw max ptr %0, i32 %1 seq_cst, align 4
  %12 = atomicrmw min ptr %0, i32 %1 seq_cst, align 4
  %13 = atomicrmw umax ptr %0, i32 %1 seq_cst, align 4
  %14 = atomicrmw umin ptr %0, i32 %1 seq_cst, align 4
  %15 = atomicrmw fadd ptr %0, float %2 seq_cst, align 4
  %16 = atomicrmw fsub ptr %0, float %2 seq_cst, align 4
  %17 = atomicrmw fmax ptr %0, float %2 seq_cst, align 4
  %18 = atomicrmw fmin ptr %0, float %2 seq_cst, align 4
  %19 = atomicrmw fmaximum ptr %0, float %2 seq_cst, align 4
  %20 = atomicrmw fminimum ptr %0, float %2 seq_cst, align 4
  %21 = atomicrmw uinc_wrap ptr %0, i32 %1 seq_cst, align 4
  %22 = atomicrmw udec_wrap ptr %0, i32 %1 seq_cst, align 4
  %23 = atomicrmw usub_cond ptr %0, i32 %1 seq_cst, align 4
  %24 = atomicrmw usub_sat ptr %0, i32 %1 seq_cst, align 4
  ret void
}
; // -----
define void @syncscope(ptr %0) {
  %2 = load atomic volatile i32, ptr %0 syncscope("mine") acquire, align 4
  store atomic i32 %2, ptr %0 syncscope("agent") release, align 4
  fence syncscope("singlethread") seq_cst
  %3 = atomicrmw volatile add ptr %0, i32 1 syncscope("wave") seq_cst, align 8
  %4 = cmpxchg weak volatile ptr %0, i32 1, i32 2 syncscope("mine") acq_rel monotonic, align 8
  ret void
}
; // -----
declare i32 @g(i32)
define i32 @tail(i32 %0) {
  %2 = tail call i32 @g(i32 %0)
  %3 = notail call i32 @g(i32 %0)
  %4 = musttail call i32 @g(i32 %0)
  ret i32 %4
}
; // -----
define i32 @tail_intrinsic(i32 %0) {
  %2 = tail call i32 @llvm.bswap.i32(i32 %0) ; expected-warning {{does not hold the tail marker of call}}
  ret i32 %2
}
declare i32 @llvm.bswap.i32(i32)
; // -----
declare void @g(ptr)
define void @bundles(ptr %0, i32 %1) {
  call void @g(ptr %0) [ "deopt"(i32 %1, ptr null), "other"() ] ; expected-warning {{does not hold the operand bundles of call}}
  ret void
}
; // -----
define void @bundles_of_intrinsic(i32 %0) {
  call void @llvm.donothing() [ "other"(i32 %0) ] ; expected-warning {{does not hold the operand bundles of call}}
  ret void
}
declare void @llvm.donothing()
; // -----
define void @bundles_of_assume(ptr %0) {
  call void @llvm.assume(i1 true) [ "align"(ptr %0, i64 8), "nonnull"(ptr %0) ]
  ret void
}
declare void @llvm.assume(i1)
; // -----
declare void @g(ptr)
declare i32 @__gxx_personality_v0(...)
define void @bundles_of_invoke(ptr %0) personality ptr @__gxx_personality_v0 {
  invoke void @g(ptr %0) [ "deopt"(i32 1) ] ; expected-warning {{does not hold the operand bundles of invoke}}
          to label %2 unwind label %3

2:                                                ; preds = %1
  ret void

3:                                                ; preds = %1
  %4 = landingpad { ptr, i32 }
          cleanup
  resume { ptr, i32 } %4
}
; // -----
declare i32 @g(i32, ...)
define i32 @call_attributes(i32 %0, ptr %1) {
  %3 = call signext i32 (i32, ...) @g(i32 noundef zeroext %0, ptr nonnull align 8 dereferenceable(8) %1) #0 ; expected-warning {{does not hold the attributes of call}}
  ret i32 %3
}
attributes #0 = { cold nounwind willreturn memory(none) "mine"="yes" }
; // -----
declare fastcc i32 @g(i32)
declare cc 77 void @h()
define preserve_mostcc i32 @conventions(i32 %0) {
  %2 = call fastcc i32 @g(i32 %0)
  call cc 77 void @h()
  ret i32 %2
}
; // -----
define i32 @asm(i32 %0, ptr %1) {
  %3 = call i32 asm "mov $1, $0", "=r,r"(i32 %0)
  call void asm sideeffect alignstack inteldialect "nop", "~{memory}"()
  call void asm sideeffect "foo $0", "=*m"(ptr elementtype(i32) %1), !srcloc !0 ; expected-warning {{does not hold metadata !srcloc}}
  ret i32 %3
}
!0 = !{i64 7}
; // -----
define i32 @folds() {
  %1 = add i32 1, 2 ; expected-warning {{does not hold an instruction that is folded: add}}
  %2 = mul i32 %1, 2 ; expected-warning {{does not hold an instruction that is folded: mul}}
  ret i32 %2
}
; // -----
define ptr @folds_address() {
  %1 = getelementptr i8, ptr @v, i64 4 ; expected-warning {{does not hold an instruction that is folded: getelementptr}}
  ret ptr %1
}
@v = global i64 0
; // -----
define void @unreachable_block() {
  ret void

1:                                                ; preds = %1
  br label %1 ; expected-warning {{does not hold a block that cannot be reached}}
}
; // -----
define i32 @select_metadata(i1 %0, i32 %1) {
  %3 = select i1 %0, i32 %1, i32 2, !prof !0, !unpredictable !1
  ; expected-warning@-1 {{does not hold metadata !prof}}
  ; expected-warning@-2 {{does not hold metadata !unpredictable}}
  ret i32 %3
}
!0 = !{!"branch_weights", i32 1, i32 2}
!1 = !{}
; // -----
define void @weights(i1 %0, i32 %1) {
  br i1 %0, label %3, label %4, !prof !0 ; expected-warning {{does not hold metadata !prof}}

3:                                                ; preds = %2
  switch i32 %1, label %4 [
    i32 7, label %4
  ], !prof !1

4:                                                ; preds = %3, %3, %2
  ret void
}
!0 = !{!"branch_weights", !"expected", i32 1, i32 2}
!1 = !{!"branch_weights", i32 5, i32 6}
; // -----
define void @load_metadata(ptr %0) {
  %2 = load i32, ptr %0, align 4, !nontemporal !0
  %3 = load i32, ptr %0, align 4, !invariant.load !1
  %4 = load i32, ptr %0, align 4, !invariant.group !1
  %5 = load ptr, ptr %0, align 8, !dereferenceable !2
  %6 = load ptr, ptr %0, align 8, !dereferenceable_or_null !2
  ret void
}
!0 = !{i32 1}
!1 = !{}
!2 = !{i64 8}
; // -----
define void @load_range(ptr %0) {
  %2 = load i32, ptr %0, align 4, !range !0 ; expected-warning {{does not hold metadata !range}}
  ret void
}
!0 = !{i32 0, i32 10}
; // -----
define void @load_noundef(ptr %0) {
  %2 = load i32, ptr %0, align 4, !noundef !0 ; expected-warning {{does not hold metadata !noundef}}
  ret void
}
!0 = !{}
; // -----
define void @load_nonnull(ptr %0) {
  %2 = load ptr, ptr %0, align 8, !nonnull !0 ; expected-warning {{does not hold metadata !nonnull}}
  ret void
}
!0 = !{}
; // -----
define void @load_align(ptr %0) {
  %2 = load ptr, ptr %0, align 8, !align !0 ; expected-warning {{does not hold metadata !align}}
  ret void
}
!0 = !{i64 8}
; // -----
define void @store_metadata(ptr %0, i32 %1) {
  store i32 %1, ptr %0, align 4, !nontemporal !0
  store volatile i32 %1, ptr %0, align 2, !invariant.group !1
  store i32 %1, ptr %0, align 4, !nosanitize !1 ; expected-warning {{does not hold metadata !nosanitize}}
  ret void
}
!0 = !{i32 1}
!1 = !{}
; // -----
define void @rmw_metadata(ptr %0, float %1) {
  %3 = atomicrmw fadd ptr %0, float %1 syncscope("agent") monotonic, align 4, !noalias.addrspace !0, !amdgpu.no.fine.grained.memory !1
  ; expected-warning@-1 {{does not hold metadata !noalias.addrspace}}
  ; expected-warning@-2 {{does not hold metadata !amdgpu.no.fine.grained.memory}}
  ret void
}
!0 = !{i32 5, i32 6}
!1 = !{}
; // -----
define void @copy_metadata(ptr %0) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %0, ptr %0, i64 8, i1 true), !tbaa.struct !0 ; expected-warning {{does not hold metadata !tbaa.struct}}
  ret void
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
!0 = !{i64 0, i64 4, !1}
!1 = !{!2, !2, i64 0}
!2 = !{!"int", !3}
!3 = !{!"root"}
; // -----
define void @tbaa(ptr %0) {
  %2 = load i32, ptr %0, align 4, !tbaa !0
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2} ; expected-warning {{does not hold a metadata node}}
!2 = !{!"root"}
; // -----
define void @scopes(ptr %0) {
  %2 = load i32, ptr %0, align 4, !alias.scope !0, !noalias !3
  ret void
}
!0 = !{!1}
!1 = distinct !{!1, !2, !"a"}
!2 = distinct !{!2, !"d"}
!3 = !{!4}
!4 = distinct !{!4, !2, !"b"}
; // -----
define void @mmra(ptr %0) {
  fence release, !mmra !0
  store i32 1, ptr %0, align 4, !mmra !1
  ret void
}
!0 = !{!"a", !"b"}
!1 = !{!0, !2}
!2 = !{!"c", !"d"}
; // -----
define void @loop(i1 %0) {
  br label %2

2:                                                ; preds = %2, %1
  br i1 %0, label %2, label %3, !llvm.loop !0

3:                                                ; preds = %2
  ret void
}
!0 = distinct !{!0, !1, !2}
!1 = !{!"llvm.loop.mustprogress"}
!2 = !{!"llvm.loop.unroll.count", i32 4}
; // -----
define void @loop_of_its_own(i1 %0) {
  br label %2

2:                                                ; preds = %2, %1
  br i1 %0, label %2, label %3, !llvm.loop !0 ; expected-warning {{does not hold metadata !llvm.loop}}

3:                                                ; preds = %2
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"mine", i32 4}
; // -----
define void @loops(i1 %0) {
  br label %2

2:                                                ; preds = %2, %1
  br i1 %0, label %2, label %3, !llvm.loop !0

3:                                                ; preds = %3, %2
  br i1 %0, label %3, label %4, !llvm.loop !2 ; expected-warning {{does not hold metadata !llvm.loop}}

4:                                                ; preds = %3
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.mustprogress"}
!2 = distinct !{!2, !1}
; // -----
define void @parallel_loop(i1 %0, ptr %1) {
  br label %3

3:                                                ; preds = %3, %2
  %4 = load i32, ptr %1, align 4, !llvm.access.group !0
  br i1 %0, label %3, label %5, !llvm.loop !1

5:                                                ; preds = %3
  ret void
}
!0 = distinct !{}
!1 = distinct !{!1, !2}
!2 = !{!"llvm.loop.parallel_accesses", !0}
; // -----
declare void @g()
define void @call_metadata(ptr %0) {
  call void @g(), !annotation !0 ; expected-warning {{does not hold metadata !annotation}}
  call void @g(), !callsite !1 ; expected-warning {{does not hold metadata !callsite}}
  call void @g(), !prof !2 ; expected-warning {{does not hold metadata !prof}}
  call void %0(), !callees !3 ; expected-warning {{does not hold metadata !callees}}
  call void @g(), !heapallocsite !4 ; expected-warning {{does not hold metadata !heapallocsite}}
  call void @g(), !mine !4 ; expected-warning {{does not hold metadata !mine}}
  ret void
}
!0 = !{!"auto-init"}
!1 = !{i64 1}
!2 = !{!"branch_weights", i32 3}
!3 = !{ptr @g}
!4 = !{}
; // -----
define void @kinds(ptr %0) {
  %2 = load i32, ptr %0, align 4, !pcsections !0 ; expected-warning {{does not hold metadata !pcsections}}
  %3 = load i32, ptr %0, align 4, !make.implicit !0 ; expected-warning {{does not hold metadata !make.implicit}}
  %4 = load i32, ptr %0, align 4, !llvm.mem.parallel_loop_access !1 ; expected-warning {{does not hold metadata !llvm.mem.parallel_loop_access}}
  ret void
}
!0 = !{}
!1 = distinct !{}
; // -----
define void @vectors(<4 x i32> %0, <vscale x 4 x i32> %1, i32 %2) {
  %4 = extractelement <4 x i32> %0, i32 %2
  %5 = insertelement <4 x i32> %0, i32 %4, i64 2
  %6 = shufflevector <4 x i32> %5, <4 x i32> poison, <2 x i32> <i32 3, i32 poison>
  %7 = shufflevector <vscale x 4 x i32> %1, <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer
  %8 = getelementptr i8, <4 x ptr> zeroinitializer, <4 x i32> %0
  ret void
}
; // -----
define i32 @arguments(ptr %0, ...) {
  %2 = va_arg ptr %0, i32
  %3 = freeze i32 %2
  ret i32 %3
}
; // -----
define void @jump(ptr %0) {
  indirectbr ptr %0, [label %2, label %3]

2:                                                ; preds = %1
  ret void

3:                                                ; preds = %1
  unreachable
}
; // -----
define i32 @same_target(i32 %0) {
  switch i32 %0, label %2 [
    i32 1, label %2
    i32 2, label %2
  ]

2:                                                ; preds = %1, %1, %1
  %3 = phi i32 [ 4, %1 ], [ 4, %1 ], [ 4, %1 ]
  ret i32 %3
}
; // -----
define i32 @names(i32 %a, i32 %b) { ; expected-warning {{does not hold the names of values (3) and blocks (1)}}
start:
  %sum = add i32 %a, %b
  ret i32 %sum
}
; // -----
define void @landing() personality ptr @__gxx_personality_v0 {
  invoke void @landing()
          to label %1 unwind label %2

1:                                                ; preds = %0
  ret void

2:                                                ; preds = %0
  %3 = landingpad { ptr, i32 }
          cleanup
          catch ptr null
          filter [1 x ptr] [ptr @landing]
  resume { ptr, i32 } %3
}
declare i32 @__gxx_personality_v0(...)
; // -----
define void @invoke_metadata() personality ptr @__gxx_personality_v0 {
  invoke void @invoke_metadata() #0
  ; expected-warning@-1 {{does not hold the attributes of invoke}}
  ; expected-warning@-2 {{does not hold metadata !mine}}
          to label %1 unwind label %2, !prof !0, !mine !1

1:                                                ; preds = %0
  ret void

2:                                                ; preds = %0
  %3 = landingpad { ptr, i32 }
          cleanup
  resume { ptr, i32 } %3
}
declare i32 @__gxx_personality_v0(...)
attributes #0 = { cold }
!0 = !{!"branch_weights", i32 1, i32 2}
!1 = !{}
