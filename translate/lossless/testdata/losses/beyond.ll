; What mlir-translate refuses, or cannot export again, though LLVM accepts it.

; Metadata as operands.
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
declare double @llvm.experimental.constrained.sqrt.f64(double, metadata, metadata)
declare i1 @llvm.experimental.constrained.fcmp.f32(float, float, metadata, metadata)
define float @constrained(float %0, double %1) #0 {
  %3 = call float @llvm.experimental.constrained.fadd.f32(float %0, float %0, metadata !"round.dynamic", metadata !"fpexcept.strict") #0
  %4 = call double @llvm.experimental.constrained.sqrt.f64(double %1, metadata !"round.tonearest", metadata !"fpexcept.ignore") #0
  %5 = call i1 @llvm.experimental.constrained.fcmp.f32(float %3, float %0, metadata !"oeq", metadata !"fpexcept.maytrap") #0
  ret float %3
}
attributes #0 = { strictfp }
; // -----
declare i1 @llvm.type.test(ptr, metadata)
declare { ptr, i1 } @llvm.type.checked.load(ptr, i32, metadata)
@vtable = constant [2 x ptr] zeroinitializer
define i1 @type_test(ptr %0) {
  %2 = call i1 @llvm.type.test(ptr %0, metadata !"_ZTS1A")
  %3 = call { ptr, i1 } @llvm.type.checked.load(ptr %0, i32 0, metadata !0)
  ret i1 %2
}
!0 = distinct !{}
; // -----
declare i64 @llvm.read_register.i64(metadata)
declare void @llvm.write_register.i64(metadata, i64)
define void @registers() {
  %1 = call i64 @llvm.read_register.i64(metadata !0)
  call void @llvm.write_register.i64(metadata !0, i64 %1)
  ret void
}
!0 = !{!"rsp"}
; // -----
; Globals without names, as sanitizers make.
@0 = private unnamed_addr constant [2 x i8] c"a\00", align 1 ; expected-warning {{does not hold that a global has no name: it becomes @mlir.llvm.nameless_global_0}}
@1 = private global { ptr, i32 } { ptr @0, i32 1 } ; expected-warning {{does not hold that a global has no name: it becomes @mlir.llvm.nameless_global_1}}
@use = global [2 x ptr] [ptr @0, ptr @1]
define ptr @2() { ; expected-warning {{does not hold that a global has no name: it becomes @mlir.llvm.nameless_global_2}}
  %1 = call ptr @2()
  ret ptr @0
}
@3 = alias ptr, ptr @use ; expected-warning {{does not hold that a global has no name: it becomes @mlir.llvm.nameless_global_3}}
; // -----
define i32 @callbr(i32 %0) {
  %2 = callbr i32 asm "", "=r,r,!i"(i32 %0)
          to label %3 [label %4]

3:                                                ; preds = %1
  ret i32 %2

4:                                                ; preds = %1
  ret i32 %0
}
define void @callbr_twice(i32 %0) {
  callbr void asm sideeffect "", "r,!i,!i"(i32 %0)
          to label %2 [label %3, label %2]

2:                                                ; preds = %1, %1
  ret void

3:                                                ; preds = %1
  ret void
}
; // -----
; Funclet pads.
declare i32 @__CxxFrameHandler3(...)
declare void @may_throw()
define void @pads(ptr %0) personality ptr @__CxxFrameHandler3 {
  invoke void @may_throw()
          to label %8 unwind label %2

2:                                                ; preds = %1
  %3 = catchswitch within none [label %4] unwind label %6

4:                                                ; preds = %2
  %5 = catchpad within %3 [ptr null, i32 64, ptr %0]
  call void @may_throw() [ "funclet"(token %5) ]
  catchret from %5 to label %8

6:                                                ; preds = %2
  %7 = cleanuppad within none []
  cleanupret from %7 unwind to caller

8:                                                ; preds = %4, %1
  ret void
}
; // -----
define void @pad_in_pad(ptr %0) personality ptr @__CxxFrameHandler3 {
  invoke void @may_throw()
          to label %7 unwind label %2

2:                                                ; preds = %1
  %3 = cleanuppad within none [i32 1]
  invoke void @may_throw() [ "funclet"(token %3) ]
          to label %4 unwind label %5

4:                                                ; preds = %2
  cleanupret from %3 unwind to caller

5:                                                ; preds = %2
  %6 = cleanuppad within %3 []
  cleanupret from %6 unwind to caller

7:                                                ; preds = %1
  ret void
}
declare i32 @__CxxFrameHandler3(...)
declare void @may_throw()
; // -----
; Cases that have more than 64 bits.
define i128 @wide(i128 %0) {
  switch i128 %0, label %2 [
    i128 170141183460469231731687303715884105727, label %3
    i128 -170141183460469231731687303715884105728, label %3
    i128 18446744073709551616, label %4
  ]

2:                                                ; preds = %1
  ret i128 0

3:                                                ; preds = %1, %1
  ret i128 1

4:                                                ; preds = %1
  ret i128 2
}
; // -----
; The address of an ifunc in an initialiser.
@f = ifunc i32 (i32), ptr @resolver
@table = global [2 x ptr] [ptr @f, ptr getelementptr (i8, ptr @f, i64 1)]
define internal ptr @resolver() {
  ret ptr @one
}
define internal i32 @one(i32 %0) {
  ret i32 1
}
; // -----
; Pointers that are signed, and outside of control-flow integrity.
@no = global ptr no_cfi @f
@signed = global ptr ptrauth (ptr @f, i32 1, i64 1234, ptr @no)
define void @f() {
  ret void
}
define ptr @g() {
  ret ptr no_cfi @f
}
; // -----
define ppc_fp128 @pair(ppc_fp128 %0) {
  %2 = fadd ppc_fp128 %0, 0xM3FF00000000000000000000000000001
  ret ppc_fp128 %2
}
@pair_of_doubles = global ppc_fp128 0xM3FF00000000000003CA0000000000000 ; expected-warning {{does not hold all digits in initializer of @pair_of_doubles}}
; // -----
define i32 @invoke_asm() personality ptr @__gxx_personality_v0 {
  %1 = invoke i32 asm sideeffect unwind "", "=r"()
          to label %2 unwind label %3

2:                                                ; preds = %0
  ret i32 %1

3:                                                ; preds = %0
  %4 = landingpad { ptr, i32 }
          cleanup
  resume { ptr, i32 } %4
}
declare i32 @__gxx_personality_v0(...)
; // -----
@a = global i64 ptrtoaddr (ptr @a to i64)
