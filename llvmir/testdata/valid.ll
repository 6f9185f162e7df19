; Texts that LLVM accepts, and prints in ways that are not obvious.
; -----
define void @f() #0 {
  call void @f() #1
  ret void
}
attributes #0 = { nounwind }
; -----
target datalayout = "p7(far):32:32"
@g = addrspace("far") global i32 0
declare ptr addrspace("far") @f()
; -----
define void @f(i8 %a, i16 %b, i32 %c) {
  %1 = call i8 @llvm.umax(i8 %a, i8 %a)
  %2 = call i16 @llvm.umax(i16 %b, i16 %b)
  %3 = call i32 @llvm.umax.i32(i32 %c, i32 %c)
  %4 = call i32 @llvm.umax(i32 %c, i32 %c)
  %5 = call i16 @llvm.abs(i16 %b, i1 true)
  %6 = call i8 @llvm.smin(i8 %a, i8 %a)
  ret void
}
define void @g(i8 %a, i16 %b, i64 %c) {
  %1 = call i64 @llvm.umax(i64 %c, i64 %c)
  %2 = call i16 @llvm.umax(i16 %b, i16 %b)
  %3 = call i64 @llvm.abs(i64 %c, i1 true)
  ret void
}
; -----
%a = type [8 x i8]
%b = type i32
declare void @f(ptr byval(%a), %b)
@g = global { %a, %b } zeroinitializer
; -----
@5 = global i8 0
@"" = global i8 1
@10 = global i8 2
define ptr @""() {
  ret ptr @6
}
define ptr @g() {
  ret ptr @11
}
; -----
declare void @f(i8 range(i8 0, 0))
; -----
define void @f(ptr %p) {
  %x = load { <vscale x 1 x i32>, <vscale x 1 x i32> }, ptr %p
  %y = alloca { <vscale x 1 x i32>, <vscale x 1 x i32> }
  ret void
}
; -----
@- = global i64 0
; -----
define i32 @f() {
  %x = call i32 asm "", "=r"()
  %y = call i32 asm "", "=&r|m,%0|r,i,~{memory}"(i32 %x, i32 0)
  %z = call {i32, i64} asm "", "={@ccz},={ax},{cx},1,^Rs"(i32 1, i64 0, i32 0)
  ret i32 %y
}
; -----
define <vscale x 4 x i32> @f(<vscale x 4 x i32> %a) {
  %x = add <vscale x 4 x i32> %a, splat (i32 3)
  %y = add <vscale x 4 x i32> %x, shufflevector (<vscale x 4 x i32> insertelement (<vscale x 4 x i32> undef, i32 4, i32 0), <vscale x 4 x i32> undef, <vscale x 4 x i32> zeroinitializer)
  %z = add <vscale x 4 x i32> %y, insertelement (<vscale x 4 x i32> poison, i32 4, i32 0)
  ret <vscale x 4 x i32> %z
}
@g = global i8 0
define <vscale x 2 x ptr> @p() {
  ret <vscale x 2 x ptr> splat (ptr @g)
}
define <2 x ptr> @q() {
  ret <2 x ptr> splat (ptr @g)
}
define <4 x float> @s() {
  ret <4 x float> shufflevector (<4 x float> <float 0.0, float 1.0, float 2.0, float 3.0>, <4 x float> splat (float 4.0), <4 x i32> <i32 1, i32 poison, i32 6, i32 0>)
}
define i32 @e() {
  ret i32 extractelement (<2 x i32> insertelement (<2 x i32> zeroinitializer, i32 7, i32 1), i32 1)
}
; -----
@G = external global [4 x i32]
@H = global <2 x ptr> getelementptr (i16, <2 x ptr> zeroinitializer, i32 3)
@I = global <2 x ptr> getelementptr ({ i32, [4 x i32] }, ptr @G, i64 1, i32 1, <2 x i64> <i64 1, i64 2>)
; -----
define void @f(ptr %p) {
  store [0 x i32] [], ptr %p
  ret void
}
; -----
declare i32 @llvm.unheard.of(i32) nounwind
define i32 @f() {
  %x = call i32 @llvm.unheard.of(i32 1)
  ret i32 %x
}
; -----
define avr_intrcc void @f() {
  ret void
}
define avr_signalcc void @g() {
  ret void
}
; -----
declare <2 x i32> @llvm.masked.load.v2i32.p0(ptr, i32, <2 x i1>, <2 x i32>)
declare void @llvm.masked.store.v2i32.p0(<2 x i32>, ptr, i32, <2 x i1>)
declare <2 x i32> @llvm.masked.gather.v2i32.v2p0(<2 x ptr>, i32, <2 x i1>, <2 x i32>)
define <2 x i32> @f(ptr %p, <2 x i1> %m, <2 x ptr> %q) {
  %x = tail call <2 x i32> @llvm.masked.load.v2i32.p0(ptr nonnull %p, i32 4, <2 x i1> %m, <2 x i32> noundef poison) #0, !foo !0
  tail call void @llvm.masked.store.v2i32.p0(<2 x i32> noundef %x, ptr noundef %p, i32 4, <2 x i1> %m) #0
  %y = notail call noundef <2 x i32> @llvm.masked.gather.v2i32.v2p0(<2 x ptr> %q, i32 0, <2 x i1> %m, <2 x i32> %x) #0
  %z = notail call noundef <2 x i32> @llvm.masked.gather.v2i32.v2p0(<2 x ptr> %q, i32 1, <2 x i1> %m, <2 x i32> %x) [ "foo"(i32 1) ]
  ret <2 x i32> %x
}
attributes #0 = { nounwind }
!0 = !{}
; -----
declare i1 @llvm.coro.end(ptr, i1)
define void @f(ptr %h) {
  call i1 @llvm.coro.end(ptr %h, i1 false)
  ret void
}
