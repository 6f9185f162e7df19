source_filename = "attrs"
%s = type { i32, i64 }
declare void @p(ptr byval(%s) align 8, ptr sret(%s), ptr byref(%s), ptr preallocated(%s))
declare i32 @p2(i32 range(i32 0, 10) returned zeroext, ptr noalias nofree nonnull dereferenceable(4) dead_on_return, ptr captures(address, read_provenance) initializes((0, 4)) writable, ptr swiftself, ptr swifterror, ptr swiftasync, float nofpclass(nan inf), ptr allocptr, i64 allocalign, ptr nest, i32 inreg signext)
define preserve_allcc noundef nofpclass(nan) float @f(ptr noundef "k"="v" %x) local_unnamed_addr #0 section ".text.x" align 32 gc "statepoint-example" {
  %c = call preserve_allcc nofpclass(nan) float @f(ptr noundef "k" %x) #1
  %d = musttail call preserve_allcc noundef nofpclass(nan) float @f(ptr noundef "k"="v" %x)
  ret float %d
}
define cc 77 void @g() #2 { 
  notail call cc 77 void @g()
  ret void }
declare noalias ptr @malloc(i64) #3
declare dllimport void @hid()
define linkonce_odr protected void @odr() comdat($cc) { ret void }
$cc = comdat largest
@gv = global i32 0, comdat($cc), align 4 #4
define void @mem(ptr %p, i32 %v) {
  %a = alloca inalloca i32, i64 4, align 16
  %b = alloca swifterror ptr, align 8
  %l = load atomic volatile i32, ptr %p syncscope("agent") acquire, align 8, !invariant.group !0
  store atomic i32 %v, ptr %p release, align 4, !nontemporal !1, !noalias.addrspace !3
  %r = atomicrmw volatile fmaximum ptr %p, float 1.0 syncscope("x") seq_cst, align 4, !amdgpu.no.remote.memory !0
  %r2 = atomicrmw usub_sat ptr %p, i32 1 monotonic, align 4
  %x = cmpxchg weak volatile ptr %p, i32 0, i32 1 syncscope("a") acq_rel monotonic, align 16, !mmra !4
  fence syncscope("singlethread") seq_cst, !mmra !4
  %va = va_arg ptr %p, i32
  %ff = fptrunc nnan nsz double 1.5 to float
  %tr = trunc nuw nsw i32 %v to i8
  %zx = zext nneg i8 %tr to i32
  %ui = uitofp nneg i32 %v to float
  %or = or disjoint i32 %v, %zx
  %sh = shl nuw nsw i32 %v, 3
  %va2 = sext i32 %v to i64
  %ex = lshr exact i32 %v, 1
  %sel = select nnan i1 true, float %ff, float %ui, !prof !5, !unpredictable !0
  %g = getelementptr inbounds nuw %s, ptr %p, i32 %v, i32 1
  %g2 = getelementptr nusw [4 x i32], ptr %p, i64 0, i64 %va2
  %gv = getelementptr %s, <2 x ptr> <ptr null, ptr null>, <2 x i32> splat (i32 1), <2 x i32> splat (i32 1)
  %ev = extractvalue { i32, i1 } %x, 1
  %i2p = inttoptr i64 %va2 to ptr, !dereferenceable_or_null !6
  %ptoa = ptrtoaddr ptr %p to i64
  %sv = shufflevector <2 x i32> <i32 1, i32 2>, <2 x i32> poison, <3 x i32> <i32 0, i32 poison, i32 1>
  call void asm sideeffect alignstack inteldialect "nop", "~{memory}"() #1, !srcloc !6
  %as = call i32 asm "mov $1,$0", "=r,*m"(ptr elementtype(i32) %p)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr align 8 %i2p, i64 8, i1 true), !tbaa.struct !7
  ret void
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, <4 x i1>, <4 x i32>)
define void @loop(i1 %c) {
e:
  br label %l
l:
  br i1 %c, label %l, label %m, !llvm.loop !8
m:
  br i1 %c, label %m, label %x, !llvm.loop !9
x:
  br i1 %c, label %x, label %y, !llvm.loop !10
y:
  br i1 %c, label %z, label %z, !prof !{!"branch_weights", !"expected", i32 1, i32 2}
z:
  switch i1 %c, label %z []
}
define void @ul(i32 %x, ptr %p) {
  %a = add i32 %x, %x
  %b = mul i32 %x, %a
  store i32 %b, ptr %p
  unreachable
}
attributes #0 = { nounwind allockind("alloc,zeroed")  memory(argmem: readwrite, inaccessiblemem: read) vscale_range(1,16) uwtable(sync) alignstack=16 "a"="b" "target-features"="+x,-y" "tune-cpu"="z" }
attributes #1 = { convergent noreturn nomerge "s" memory(none) }
attributes #2 = { naked noinline optnone presplitcoroutine sanitize_address null_pointer_is_valid nosync mustprogress }
attributes #3 = { allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc" memory(inaccessiblemem: readwrite) }
attributes #4 = { "bss-section"="b" }
!0 = !{}
!1 = !{i32 1}
!3 = !{i32 1, i32 2}
!4 = !{!"a", !"b"}
!5 = !{!"branch_weights", i32 1, i32 2}
!6 = !{i64 8}
!7 = !{i64 0, i64 4, !11}
!8 = distinct !{!8, !12}
!9 = distinct !{!9, !12}
!10 = distinct !{!10, !13}
!11 = !{!14, !14, i64 0}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!"llvm.loop.typo", i32 7}
!14 = !{!"int", !15}
!15 = !{!"root"}
