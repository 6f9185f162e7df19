; Constants, and types.

define ptr @f(i1 %0) {
  br i1 %0, label %2, label %3

2:                                                ; preds = %1
  ret ptr blockaddress(@f, %3)

3:                                                ; preds = %1
  ret ptr null
}
; // -----
@b = global ptr blockaddress(@f, %2)
define ptr @f(i1 %0) {
  br label %2

2:                                                ; preds = %1
  ret ptr null
}
; // -----
define ptr @f() {
  ret ptr dso_local_equivalent @f
}
@relative = constant i32 trunc (i64 sub (i64 ptrtoint (ptr dso_local_equivalent @f to i64), i64 ptrtoint (ptr @relative to i64)) to i32)
; // -----
@inrange = global ptr getelementptr inbounds inrange(-16, 16) ({ [4 x ptr], [4 x ptr] }, ptr @v, i32 0, i32 1, i32 0)
; expected-warning@-1 {{does not hold initializer of @inrange}}
@v = global { [4 x ptr], [4 x ptr] } zeroinitializer
; // -----
@wide = global i128 170141183460469231731687303715884105727
@negative = global i65 -1
@bit = global i1 true
@odd = global i7 -3
; // -----
@h = global half 0xH3C00
@b = global bfloat 0xR3F80
@f = global float 1.000000e+00
@d = global double 0x7FF8000000000001
@x = global x86_fp80 0xK3FFF8000000000000000
@q = global fp128 0xL00000000000000003FFF000000000000
; // -----
@undef = global i32 undef
@poison = global { i32, [3 x i8] } { i32 poison, [3 x i8] undef }
@zero = global { i32, [3 x i8] } zeroinitializer
@null = global ptr null
@other = global ptr addrspace(3) null
; // -----
@string = constant [4 x i8] c"a\FF\00b"
@array = constant [2 x i16] [i16 1, i16 2]
@nested = constant [2 x [2 x i32]] [[2 x i32] [i32 1, i32 2], [2 x i32] zeroinitializer]
@vector = constant <4 x i32> splat (i32 7)
@vector2 = constant <2 x float> <float 1.000000e+00, float 2.000000e+00>
@packed = constant <{ i8, i32 }> <{ i8 1, i32 2 }>
@empty = constant {} zeroinitializer
@mixed = constant <2 x i32> <i32 1, i32 undef>
; // -----
@p = global i64 ptrtoint (ptr @p to i64)
@q = global ptr inttoptr (i64 7 to ptr)
@g = global ptr getelementptr inbounds nuw (i8, ptr @p, i64 4)
@s = global i64 sub (i64 ptrtoint (ptr @p to i64), i64 ptrtoint (ptr @q to i64))
@x = global i64 xor (i64 ptrtoint (ptr @p to i64), i64 1)
@t = global i32 trunc (i64 ptrtoint (ptr @p to i64) to i32)
@a = global i64 add nuw (i64 ptrtoint (ptr @p to i64), i64 1)
; // -----
@self = global ptr @self
@pair = global [2 x ptr] [ptr @self, ptr @f]
define void @f() {
  ret void
}
; // -----
define void @token() {
  %1 = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr null)
  ret void
}
declare token @llvm.coro.id(i32, ptr, ptr, ptr)
; // -----
define void @target(target("aarch64.svcount") %0, target("spirv.Image", float, 1, 0) %1) {
  ret void
}
; // -----
define <vscale x 4 x i32> @scalable(<vscale x 4 x i32> %0) {
  %2 = add <vscale x 4 x i32> %0, splat (i32 1)
  %3 = sub <vscale x 4 x i32> %2, zeroinitializer
  ret <vscale x 4 x i32> %3
}
; // -----
define void @functions(ptr %0) {
  call void %0(i32 1)
  %2 = call i32 (i32, ...) %0(i32 1, double 2.000000e+00)
  ret void
}
; // -----
%list = type { i32, ptr }
@head = global %list { i32 1, ptr @head }
; // -----
define { i32, i1 } @aggregate(i32 %0) {
  %2 = insertvalue { i32, i1 } poison, i32 %0, 0
  %3 = insertvalue { i32, i1 } %2, i1 true, 1
  %4 = extractvalue { i32, i1 } %3, 0
  ret { i32, i1 } %3
}
; // -----
; Digits that MLIR's text, which is read as an f64, does not have.
@x = global x86_fp80 0xK4000C90FDAA22168C235 ; expected-warning {{does not hold all digits in initializer of @x}}
@q = global fp128 0xL8469898CC51701B84000921FB54442D1 ; expected-warning {{does not hold all digits in initializer of @q}}
@a = global [2 x fp128] [fp128 0xL8469898CC51701B84000921FB54442D1, fp128 0xL00000000000000003FFF000000000000]
; expected-warning@-1 {{does not hold all digits in initializer of @a}}
@short = global x86_fp80 0xK3FFF8000000000000000
define x86_fp80 @digits(x86_fp80 %0, i1 %1) {
  %3 = fadd x86_fp80 %0, 0xK3FFF8000000000000001 ; expected-warning {{does not hold all digits of operand 1 of fadd}}
  br i1 %1, label %4, label %5

4:                                                ; preds = %2
  br label %5

5:                                                ; preds = %4, %2
  %6 = phi x86_fp80 [ %3, %4 ], [ 0xK4000C90FDAA22168C235, %2 ] ; expected-warning {{does not hold all digits of operand 2 of phi}}
  ret x86_fp80 %6
}
; // -----
; Tuples of the vector extension of RISC-V.
define target("riscv.vector.tuple", <vscale x 8 x i8>, 2) @tuple(target("riscv.vector.tuple", <vscale x 8 x i8>, 2) %0, <vscale x 8 x i8> %1) {
  %3 = call target("riscv.vector.tuple", <vscale x 8 x i8>, 2) @llvm.riscv.tuple.insert.triscv.vector.tuple_nxv8i8_2t.nxv8i8(target("riscv.vector.tuple", <vscale x 8 x i8>, 2) %0, <vscale x 8 x i8> %1, i32 1)
  %4 = call <vscale x 8 x i8> @llvm.riscv.tuple.extract.nxv8i8.triscv.vector.tuple_nxv8i8_2t(target("riscv.vector.tuple", <vscale x 8 x i8>, 2) %3, i32 0)
  ret target("riscv.vector.tuple", <vscale x 8 x i8>, 2) %3
}
declare target("riscv.vector.tuple", <vscale x 8 x i8>, 2) @llvm.riscv.tuple.insert.triscv.vector.tuple_nxv8i8_2t.nxv8i8(target("riscv.vector.tuple", <vscale x 8 x i8>, 2), <vscale x 8 x i8>, i32)
declare <vscale x 8 x i8> @llvm.riscv.tuple.extract.nxv8i8.triscv.vector.tuple_nxv8i8_2t(target("riscv.vector.tuple", <vscale x 8 x i8>, 2), i32)
