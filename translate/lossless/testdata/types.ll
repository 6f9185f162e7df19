source_filename = "types"
target triple = "riscv64"
%rec = type { i32, ptr, target("spirv.Image", i32, 1, 2) }
%op = type opaque
define target("riscv.vector.tuple", <vscale x 8 x i8>, 2) @t(target("riscv.vector.tuple", <vscale x 8 x i8>, 2) %x, <vscale x 8 x i8> %v) {
  %r = call target("riscv.vector.tuple", <vscale x 8 x i8>, 2) @llvm.riscv.tuple.insert.triscv.vector.tuple_nxv8i8_2t.nxv8i8(target("riscv.vector.tuple", <vscale x 8 x i8>, 2) %x, <vscale x 8 x i8> %v, i32 1)
  %u = freeze target("riscv.vector.tuple", <vscale x 8 x i8>, 2) %r
  ret target("riscv.vector.tuple", <vscale x 8 x i8>, 2) %u
}
declare target("riscv.vector.tuple", <vscale x 8 x i8>, 2) @llvm.riscv.tuple.insert.triscv.vector.tuple_nxv8i8_2t.nxv8i8(target("riscv.vector.tuple", <vscale x 8 x i8>, 2), <vscale x 8 x i8>, i32)
define bfloat @half(half %h, bfloat %b, x86_fp80 %x, fp128 %q, ppc_fp128 %p) {
  %1 = fadd ppc_fp128 %p, 0xM3FF00000000000000000000000000000
  %2 = fadd fp128 %q, 0xL00000000000000003FFF000000000000
  %3 = fadd x86_fp80 %x, 0xK3FFF8000000000000000
  %4 = fadd half %h, 0xH3C00
  ret bfloat %b
}
define void @widths(i1 %a, i7 %b, i129 %c) {
  %x = add i129 %c, 340282366920938463463374607431768211456
  ret void
}
@nocfi = global ptr no_cfi @widths
@dle = global i32 trunc (i64 sub (i64 ptrtoint (ptr dso_local_equivalent @widths to i64), i64 ptrtoint (ptr @dle to i64)) to i32)
@pa = global ptr ptrauth (ptr @widths, i32 1, i64 1234, ptr @nocfi)
@if = ifunc void (), ptr @res
@useif = global ptr @if
@al = alias i8, getelementptr (i8, ptr @useif, i64 1)
@al2 = weak hidden thread_local alias ptr, ptr @useif2
@useif2 = thread_local global ptr null
@addif = global [2 x ptr] [ptr @if, ptr @al]
define internal ptr @res() { ret ptr @widths }
define ptr @usealias() { 
  call void @if()
  call void @al()
  ret ptr @al }
@ba = global ptr blockaddress(@bb, %x)
define void @bb(ptr %p) {
  indirectbr ptr %p, [label %x, label %y]
x:
  ret void
y:
  br label %z
z:
  indirectbr ptr blockaddress(@bb, %y), [label %y]
}
@vec = global <2 x ptr> <ptr @vec, ptr null>
@vs = global <4 x i32> splat (i32 7)
@st = global <{ i8, i32 }> <{ i8 1, i32 2 }>, align 1
@undefs = global { i32, [3 x i8] } { i32 undef, [3 x i8] poison }
@str = global [4 x i8] c"a\FF\00b"
@nested = global [2 x [2 x i32]] [[2 x i32] [i32 1, i32 2], [2 x i32] zeroinitializer]
@inr = global ptr getelementptr inbounds nuw inrange(0, 8) (i8, ptr @nested, i64 4)
@x = global i64 ptrtoint (ptr getelementptr (i8, ptr null, i64 1) to i64)
@ptoa = global i64 ptrtoaddr (ptr @x to i64)
@as = addrspace(3) global i32 0
@asc = global ptr addrspacecast (ptr addrspace(3) @as to ptr)
