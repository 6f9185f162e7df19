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
