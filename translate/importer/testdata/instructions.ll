declare i32 @g(i32, ...)
declare i32 @h(i32)
define i32 @f(i32 %x, ptr %p, <2 x i32> %v, float %fl) { 
 %a = call i32 (i32, ...) @g(i32 %x, i32 1)
 %b = call i32 %p(i32 %x)
 call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 8, i1 false)
 %c = load i32, ptr %p
 store i32 %c, ptr %p
 %g = getelementptr inbounds i8, ptr %p, i64 5
 %q = add nsw i32 %x, 1
 %fa = fadd float %fl, 1.0
 %fc = fcmp oeq float %fl, 1.0
 %ic = icmp eq i32 %x, 5
 %al = alloca i32
 %vz = add <2 x i32> %v, <i32 1, i32 2>
 %vi = and <2 x i32> %v, <i32 undef, i32 2>
 %y = trunc i32 %x to i8
 %z = zext i8 %y to i32
 %as = call i32 asm sideeffect "foo", "=r,r"(i32 %x)
 %sel = select i1 %ic, float 1.0, float 2.0
 %fs = call float @llvm.sqrt.f32(float %fl)
 %rmw = atomicrmw add ptr %p, i32 1 seq_cst
 %cx = cmpxchg ptr %p, i32 1, i32 2 seq_cst seq_cst
 fence acquire

 %u = call i64 @llvm.readcyclecounter()
 switch i32 %x, label %aa [ i32 3, label %bb 
 i32 4, label %bb ]
aa:
 %ph = phi i32 [ 3, %0 ]
 br label %bb
bb:
 %pa = phi i32 [ 1, %0 ], [1, %0], [ 2, %aa]
 br i1 %ic, label %cc, label %aa2
aa2:
 ret i32 %x
cc:
 ret i32 %pa
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

