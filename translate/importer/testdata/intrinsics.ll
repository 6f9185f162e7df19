define void @m(ptr %p, i32 %x, float %f, <4 x float> %v, <4 x i1> %mask, <4 x ptr> %ptrs, i1 %c) !prof !0 !vec_type_hint !1 !work_group_size_hint !2 !reqd_work_group_size !2 !intel_reqd_sub_group_size !3 {
  %l = load i32, ptr %p, !nontemporal !4, !invariant.load !5, !invariant.group !5, !range !6, !noundef !5
  store i32 %l, ptr %p, !nontemporal !4, !invariant.group !5
  %d = load ptr, ptr %p, !dereferenceable !7, !align !7
  %d2 = inttoptr i32 %x to ptr, !dereferenceable_or_null !7
  %fm = fadd float %f, %f, !fpmath !8
  fence acquire, !mmra !9
  store i32 1, ptr %p, !mmra !10
  %ml = call <4 x float> @llvm.masked.load.v4f32.p0(ptr align 8 %p, <4 x i1> %mask, <4 x float> %v), !nontemporal !4
  call void @llvm.masked.store.v4f32.p0(<4 x float> %v, ptr align 4 %p, <4 x i1> %mask)
  %mg = call <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> align 2 %ptrs, <4 x i1> %mask, <4 x float> poison)
  call void @llvm.masked.scatter.v4f32.v4p0(<4 x float> %v, <4 x ptr> %ptrs, <4 x i1> splat (i1 true))
  %el = call <4 x float> @llvm.masked.expandload.v4f32(ptr align 2 nocapture %p, <4 x i1> %mask, <4 x float> %v)
  call void @llvm.masked.compressstore.v4f32(<4 x float> %v, ptr %p, <4 x i1> %mask)
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 8), "nonnull"(ptr %p) ]
  call void @llvm.assume(i1 true)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr noalias readonly %d, i64 4, i1 true)
  call void @llvm.memset.inline.p0.i64(ptr %p, i8 3, i64 8, i1 false)
  %i1 = call ptr @llvm.invariant.start.p0(i64 4, ptr %p)
  call void @llvm.invariant.end.p0(ptr %i1, i64 4, ptr %p)
  %ct = call i32 @llvm.ctlz.i32(i32 %x, i1 true)
  %ab = call i32 @llvm.abs.i32(i32 %x, i1 false)
  %so = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %x, i32 %x)
  %fx = call { float, i32 } @llvm.frexp.f32.i32(float %f)
  %sc = call { float, float } @llvm.sincos.f32(float %f)
  %pw = call fast float @llvm.powi.f32.i32(float %f, i32 2)
  %ex = call i32 @llvm.expect.with.probability.i32(i32 %x, i32 3, double 0.5)
  %rd = call float @llvm.vector.reduce.fadd.v4f32(float 0.0, <4 x float> %v)
  %mt = call <4 x float> @llvm.matrix.transpose.v4f32(<4 x float> %v, i32 2, i32 2)
  %mm = call <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float> %v, <4 x float> %v, i32 2, i32 2, i32 2)
  %cm = call <4 x float> @llvm.matrix.column.major.load.v4f32.i64(ptr %p, i64 2, i1 false, i32 2, i32 2)
  %ve = call <2 x float> @llvm.vector.extract.v2f32.v4f32(<4 x float> %v, i64 2)
  %cf = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 %x, metadata !"round.dynamic", metadata !"fpexcept.strict")
  %ce = call double @llvm.experimental.constrained.fpext.f64.f32(float %f, metadata !"fpexcept.ignore")
  %st = call ptr @llvm.stacksave.p0()
  call void @llvm.stackrestore.p0(ptr %st)
  %tl = call ptr @llvm.threadlocal.address.p0(ptr @tls)
  %is = call i1 @llvm.is.fpclass.f32(float %f, i32 3)
  %pr = call i32 @llvm.ssub.sat.i32(i32 %x, i32 1)
  call void @llvm.prefetch.p0(ptr %p, i32 0, i32 3, i32 1)
  %ro = call i64 @llvm.readcyclecounter()
  %ff = call float @llvm.canonicalize.f32(float noundef %f)
  %fs = call i32 @llvm.fptosi.sat.i32.f32(float %f)
  %os = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 true, i1 false), !srcloc !5
  call void @llvm.donothing() [ "x"(i32 1) ]
  br i1 %c, label %a, label %b, !prof !11
a:
  br i1 %c, label %a, label %b, !prof !12, !llvm.loop !13
b:
  switch i32 %x, label %a [ i32 1, label %b ], !prof !11
}
@tls = thread_local global i32 0
!0 = !{!"function_entry_count", i64 5}
!1 = !{i32 undef, i32 1}
!2 = !{i32 1, i32 2, i32 3}
!3 = !{i32 8}
!4 = !{i32 1}
!5 = !{}
!6 = !{i32 0, i32 5}
!7 = !{i64 8}
!8 = !{float 2.5}
!9 = !{!"a", !"b"}
!10 = !{!9, !15}
!11 = !{!"branch_weights", i32 1, i32 -1}
!12 = !{!"branch_weights", !"expected", i32 1, i32 2}
!13 = distinct !{!13, !16, !17, !18}
!14 = !{!"branch_weights", i32 0, i32 1, i32 5}
!15 = !{!"c", !"d"}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!"llvm.loop.unroll.count", i32 4}
!18 = !{!"llvm.loop.vectorize.enable", i1 false}
