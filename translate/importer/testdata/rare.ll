%T = type { i8, [4 x i32] }
@gv = global i32 0
@i128g = global i128 1267650600228229401496703205376
@str = constant [4 x i8] c"a\00\FFb"
@arr16 = constant [3 x i16] [i16 1, i16 2, i16 3]
@arr128 = constant [2 x i128] [i128 1, i128 -1]
@nested = constant [2 x [2 x i32]] [[2 x i32] [i32 1, i32 2], [2 x i32] zeroinitializer]
@vec = constant <2 x float> <float 1.0, float 0x7FF8000000000000>
@half = constant half 0xH3C00
@x86 = constant x86_fp80 0xK3FFF8000000000000000
@pst = constant <{ i8, i32 }> <{ i8 1, i32 2 }>
@pa = constant [2 x ptr] [ptr @gv, ptr getelementptr inbounds (%T, ptr @gv, i32 0, i32 1, i64 2)]
@emptystruct = constant {} zeroinitializer
@as = addrspace(1) global ptr addrspace(3) addrspacecast (ptr @gv to ptr addrspace(3))
@sub = constant i64 sub (i64 ptrtoint (ptr @gv to i64), i64 ptrtoint (ptr @str to i64))
@tls = thread_local(initialexec) global i32 1
@dll = dllexport global i32 1
@ue = extern_weak global i32
@lk = linkonce_odr local_unnamed_addr constant i32 3, comdat
$lk = comdat any
@attrs = global i32 1 #1
@llvm.used = appending global [1 x ptr] [ptr @gv], section "llvm.metadata"
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @ctor, ptr null }]
@llvm.global_dtors = appending global [0 x { i32, ptr, ptr }] zeroinitializer
@al = alias i32, ptr @gv
@al2 = hidden unnamed_addr alias i8, getelementptr (i8, ptr @gv, i32 1)
@if = ifunc i32 (i32), ptr @resolver
@if2 = ifunc i32 (i32), ptr @resolver
attributes #1 = { "foo"="bar" "x" }
define internal void @ctor() section "abc" align 32 gc "statepoint-example" { ret void }
define ptr @resolver() { ret ptr null }
declare i32 @__gxx_personality_v0(...)
declare i32 @va(i32, ...)
define i32 @inv(ptr %f, i32 %x) personality ptr @__gxx_personality_v0 {
entry:
  %r = invoke i32 @va(i32 1, i32 %x) to label %ok unwind label %lp, !prof !{!"branch_weights", i32 3, i32 4}
ok:
  %p = phi i32 [ %r, %entry ]
  %i = invoke i32 %f(i32 signext %p) to label %ok2 unwind label %lp
ok2:
  %q = phi i32 [ 5, %ok ]
  ret i32 %q
lp:
  %ph = phi i32 [ 1, %entry ], [ %p, %ok ]
  %l = landingpad { ptr, i32 } cleanup catch ptr @gv filter [1 x ptr] [ptr @str]
  resume { ptr, i32 } %l
}
define void @at(ptr %p, i32 %v, float %f) {
  %a = load atomic i32, ptr %p syncscope("agent") acquire, align 4
  store atomic volatile i32 %a, ptr %p release, align 8
  %b = atomicrmw volatile umax ptr %p, i32 %v syncscope("singlethread") monotonic
  %c = atomicrmw fmaximum ptr %p, float %f seq_cst
  %c2 = atomicrmw uinc_wrap ptr %p, i32 %v seq_cst, align 16
  %c3 = atomicrmw usub_cond ptr %p, i32 %v seq_cst
  %c4 = atomicrmw xchg ptr %p, ptr %p seq_cst
  %d = cmpxchg weak volatile ptr %p, i32 1, i32 %v syncscope("agent") acq_rel monotonic, align 4
  %e = extractvalue { i32, i1 } %d, 0
  fence syncscope("singlethread") seq_cst
  ret void
}
define i32 @ops(i32 %x, i32 %y, <4 x i32> %v, <vscale x 4 x i32> %sv, float %f, double %d, ptr %p, ptr addrspace(3) %p3, [2 x i32] %ag, i1 %c) {
  %1 = udiv exact i32 %x, %y
  %2 = lshr exact i32 %1, 3
  %3 = or disjoint i32 %2, %y
  %4 = shl nuw nsw i32 %3, 1
  %5 = trunc nuw nsw i32 %4 to i8
  %6 = zext nneg i8 %5 to i64
  %7 = uitofp nneg i32 %x to float
  %8 = fadd nnan ninf nsz arcp contract afn reassoc float %7, %f
  %9 = fmul fast float %8, %f
  %10 = fneg reassoc float %9
  %11 = fcmp fast ueq float %10, %f
  %12 = fcmp uno double %d, 0.0
  %13 = select fast i1 %11, float %10, float %f
  %14 = freeze i32 %4
  %15 = extractelement <4 x i32> %v, i32 %x
  %16 = insertelement <4 x i32> %v, i32 %15, i64 2
  %17 = shufflevector <4 x i32> %16, <4 x i32> poison, <2 x i32> <i32 3, i32 poison>
  %18 = shufflevector <vscale x 4 x i32> %sv, <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer
  %19 = insertvalue [2 x i32] %ag, i32 %14, 1
  %20 = addrspacecast ptr %p to ptr addrspace(1)
  %21 = getelementptr inbounds nuw [4 x %T], ptr %p, i64 1, i32 %x, i32 1, i32 2
  %22 = getelementptr nusw i8, ptr %p, i64 -1
  %23 = getelementptr %T, <4 x ptr> splat (ptr null), i64 1, i32 1
  %24 = icmp samesign ult i32 %x, %y
  %25 = icmp sge ptr %p, null
  %26 = va_arg ptr %p, i32
  %27 = alloca [3 x i8], i64 4, align 1, addrspace(0)
  %28 = alloca inalloca i32
  %29 = call nnan fastcc float @fc(float nofpclass(nan) %f) #2
  %30 = tail call i32 @va(i32 3, ptr byval(%T) align 8 %p) nounwind willreturn memory(read)
  %31 = musttail call i32 @mt(i32 %x, i32 %y, <4 x i32> %v, <vscale x 4 x i32> %sv, float %f, double %d, ptr %p, ptr addrspace(3) %p3, [2 x i32] %ag, i1 %c)
  ret i32 %31
}
declare fastcc float @fc(float)
declare i32 @mt(i32 , i32 , <4 x i32> , <vscale x 4 x i32> , float , double , ptr , ptr addrspace(3) , [2 x i32] , i1 ) memory(argmem: read)
attributes #2 = { convergent "k"="v" noinline }
define void @sw(i32 %x, i8 %y) {
  switch i32 %x, label %a [ ], !prof !{!"branch_weights", i32 1}
a:
  switch i8 %y, label %b [ i8 -1, label %b i8 3, label %c ]
b:
  %p = phi i8 [ 1, %a ], [ 1, %a ]
  br label %c
c:
  call void @ctor()
  unreachable
dead:
  %z = add i32 %z, 1
  br label %dead
}
define void @asm(ptr %p, i32 %x) {
  call void asm sideeffect inteldialect "mov $0, $1", "=*m,r,~{memory}"(ptr elementtype(i32) %p, i32 %x)
  %r = call { i32, i32 } asm alignstack "foo", "=r,=r,0,i"(i32 %x, i32 3)
  call void asm sideeffect "bar", "*m,*m"(ptr elementtype(i32) %p, ptr elementtype(i64) %p)
  call void @if(i32 3)
  %z = call i32 @if(i32 3)
  ret void
}
