; Vectors that scale, of which LLVM makes expressions; calling conventions that
; MLIR has no word for; names that only look like those of intrinsics; the
; greatest alignment.

define <vscale x 4 x i32> @f(<vscale x 4 x i32> %a) {
  %x = add <vscale x 4 x i32> %a, splat (i32 3)
  %y = add <vscale x 4 x i32> %x, splat (i32 4)
  %z = add <vscale x 4 x i32> %y, shufflevector (<vscale x 4 x i32> insertelement (<vscale x 4 x i32> undef, i32 5, i32 0), <vscale x 4 x i32> undef, <vscale x 4 x i32> zeroinitializer)
  ret <vscale x 4 x i32> %z
}

define <vscale x 4 x float> @g(<vscale x 4 x float> %a) {
  %x = fadd <vscale x 4 x float> %a, splat (float 3.0)
  ret <vscale x 4 x float> %x
}

declare amdgpu_ps void @ps()
declare cc 1022 i32 @unknown(...)
define amdgpu_cs_chain void @chain() {
  %1 = call cc 1022 i32 (...) @unknown(i32 1)
  ret void
}

declare i32 @llvm.unheard.of(i32)
define i32 @h(ptr %p) {
  %x = alloca i8, align 4294967296
  %y = load i8, ptr %p, align 4294967296
  %z = call i32 @llvm.unheard.of(i32 1)
  ret i32 %z
}
