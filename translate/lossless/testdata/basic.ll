; What the dialect has no place for, one thing after the other.
source_filename = "basic.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.used = type { i32, ptr }

@tls = thread_local(initialexec) global i32 0, align 4
@dll = external dllimport global i32
@part = global i32 1, section "s", partition "p", align 8
@model = global i32 1, code_model "large", align 4
@asan = global i32 1, no_sanitize_address, no_sanitize_hwaddress, align 4
@extinit = externally_initialized global i32 0, !associated !0
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @prefixed, ptr null }]
@after = global ptr @tls
@inrange = global ptr getelementptr inrange(-16, 16) ({ [4 x ptr], [4 x ptr] }, ptr @extinit, i32 0, i32 1, i32 0)
@wide = constant i128 170141183460469231731687303715884105727

define i32 @names(i32 %a, i32 %b, i1 %c) {
start:
  %sum = add nuw i32 %a, %b
  br i1 %c, label %left, label %right

left:                                             ; preds = %start
  %l = icmp samesign ult i32 %a, %b
  %z = zext i1 %l to i32
  br label %join

right:                                            ; preds = %start
  br label %join

join:                                             ; preds = %right, %left
  %p = phi i32 [ %b, %right ], [ %z, %left ]
  %q = phi i32 [ %a, %left ], [ 7, %right ]
  %r = add i32 %p, %q
  ret i32 %r

dead:                                             ; preds = %dead
  %p1 = add i32 %p2, 1
  %p2 = add i32 %p1, 1
  br label %dead
}

define float @flags(float %x, float %y, i1 %c) {
  br i1 %c, label %1, label %2

1:                                                ; preds = %0
  %d = fdiv float %x, %y, !fpmath !1
  br label %2

2:                                                ; preds = %1, %0
  %p = phi nnan ninf float [ %d, %1 ], [ %x, %0 ]
  ret float %p
}

define void @prefixed() prefix i32 7 prologue i8 -112 {
  ret void
}

define i32 @folded() {
  %a = add i32 1, 2
  %b = bitcast ptr @tls to ptr
  %c = getelementptr i8, ptr %b, i64 4
  %d = ptrtoint ptr @after to i64
  %e = load i32, ptr %c, align 1, !range !2, !custom !3
  %f = add i32 %a, %e
  ret i32 %f
}

declare i32 @callee(i32, ...) #0

declare void @bundled(ptr noundef captures(none) dead_on_unwind)

define i32 @calls(ptr %p, i32 %n) #1 {
  call void @bundled(ptr noundef nonnull captures(address) %p) #2 [ "deopt"(i32 %n, ptr null), "other"() ]
  %r = call i32 (i32, ...) @callee(i32 %n, double 1.0) #3, !srcloc !4
  %s = tail call fast float @llvm.sqrt.f32(float 2.0)
  call void @llvm.donothing() [ "other"(i32 %n) ]
  switch i32 %r, label %d [
    i32 1, label %d
    i32 2, label %d
    i32 3, label %e
  ], !prof !5

d:                                                ; preds = %0, %0, %0
  %v = phi i32 [ 4, %0 ], [ 4, %0 ], [ 4, %0 ]
  ret i32 %v

e:                                                ; preds = %0
  ret i32 0
}

declare float @llvm.sqrt.f32(float)

declare void @llvm.donothing()

; One distinct scope, in a list that is kept and in one that the dialect holds.
define i32 @scopes(ptr %p) {
  %r = call i32 (i32, ...) @callee(i32 1) #3, !alias.scope !9
  %l = load i32, ptr %p, align 4, !noalias !9
  %m = load i32, ptr %p, align 4, !alias.scope !12
  ret i32 %m
}

attributes #0 = { allocsize(0) "custom"="yes" }
attributes #1 = { nounwind uwtable "target-cpu"="x86-64" "frame-pointer"="all" }
attributes #2 = { nounwind "reason"="none" }
attributes #3 = { cold }

!named = !{!0, !6}
!llvm.ident = !{!7, !7}
!llvm.module.flags = !{!8}

!0 = !{ptr @tls}
!1 = !{float 2.500000e+00}
!2 = !{i32 0, i32 10}
!3 = distinct !{}
!4 = !{i64 77}
!5 = !{!"branch_weights", i32 1, i32 2, i32 3, i32 4}
!6 = distinct !{!6, i32 1}
!7 = !{!"a compiler"}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{!10}
!10 = distinct !{!10, !11, !"scope"}
!11 = distinct !{!11, !"domain"}
!12 = !{!10, !13}
!13 = distinct !{!13, !11, !"other"}
