; Texts that parse and are not valid, each with the first complaint about it.
; ----- x.ll:7:3: error: Instruction does not dominate all uses!
define i32 @f(i1 %c) {
  br i1 %c, label %a, label %b
a:
  %x = add i32 1, 2
  br label %b
b:
  ret i32 %x
}
; ----- x.ll:6:8: error: PHINode should have one entry for each predecessor of its parent basic block!
define i32 @f(i1 %c) {
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %p = phi i32 [ 0, %0 ]
  ret i32 %p
}
; ----- x.ll:4:8: error: PHI node has multiple entries for the same basic block with different incoming values!
define i32 @f(i1 %c) {
  br i1 %c, label %a, label %a
a:
  %p = phi i32 [ 0, %0 ], [ 1, %0 ]
  ret i32 %p
}
; ----- x.ll:7:8: error: PHI node entries do not match predecessors!
define i32 @f(i1 %c) {
e:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %p = phi i32 [ 0, %b ], [ 1, %a ]
  ret i32 %p
}
; ----- x.ll:1:13: error: Entry block to function must not have predecessors!
define void @f() {
e:
  br label %e
}
; ----- x.ll:2:8: error: Only PHI nodes may reference their own value!
define void @f() {
  %x = add i32 %x, 1
  ret void
}
; ----- x.ll:5:8: error: PHI nodes not grouped at top of basic block!
define void @f() {
  br label %b
b:
  %y = add i32 1, 2
  %p = phi i32 [ 0, %0 ]
  ret void
}
; ----- x.ll:3:3: error: cannot guarantee tail call due to mismatched varargs
declare void @g(...)
define void @f(i32 %x) {
  musttail call void (...) @g(i32 1)
  ret void
}
; ----- x.ll:3:3: error: cannot guarantee tail call due to mismatched parameter types
declare void @g(i64)
define void @f(i32 %x) {
  musttail call void @g(i64 1)
  ret void
}
; ----- x.ll:3:8: error: musttail call result must be returned
declare i32 @g(i32)
define i32 @f(i32 %x) {
  %r = musttail call i32 @g(i32 %x)
  ret i32 %x
}
; ----- x.ll:3:8: error: cannot guarantee tail call due to mismatched calling conv
declare fastcc i32 @g(i32)
define i32 @f(i32 %x) {
  %r = musttail call fastcc i32 @g(i32 %x)
  ret i32 %r
}
; ----- x.ll:2:8: error: EH pad cannot be in entry block.
define void @f() {
  %p = landingpad { ptr, i32 } cleanup
  ret void
}
; ----- x.ll:2:8: error: EH pad cannot be in entry block.
define void @f() personality ptr null {
  %p = landingpad { ptr, i32 } cleanup
  ret void
}
; ----- x.ll:3:3: error: The unwind destination does not have an exception handling instruction!
declare void @g()
define void @f() personality ptr null {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  ret void
}
; ----- x.ll:2:8: error: Range must not be empty!
define i32 @f(ptr %p) {
  %x = load i32, ptr %p, !range !0
  ret i32 %x
}
!0 = !{i32 0, i32 0}
; ----- x.ll:2:8: error: Range types must match instruction type!
define i32 @f(ptr %p) {
  %x = load i32, ptr %p, !range !0
  ret i32 %x
}
!0 = !{i64 0, i64 4}
; ----- x.ll:2:8: error: nonnull applies only to pointer types
define i32 @f(ptr %p) {
  %x = load i32, ptr %p, !nonnull !0
  ret i32 %x
}
!0 = !{}
; ----- x.ll:2:3: error: Wrong number of operands
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
a:
  ret void
b:
  ret void
}
!0 = !{!"branch_weights", i32 1}
; ----- x.ll:2:3: error: expected either branch_weights or VP profile name
define void @f(i1 %c) {
  br i1 %c, label %a, label %b, !prof !0
a:
  ret void
b:
  ret void
}
!0 = !{!"foo", i32 1}
; ----- x.ll:3:3: error: immarg operand has non-immediate parameter
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define void @f(ptr %p, i1 %v) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 4, i1 %v)
  ret void
}
; ----- x.ll:3:8: error: Intrinsic has incorrect return type!
declare i64 @llvm.fabs.i64(i64)
define i64 @f(i64 %v) {
  %r = call i64 @llvm.fabs.i64(i64 %v)
  ret i64 %r
}
; ----- x.ll:1:12: error: llvm intrinsics cannot be defined!
define i32 @llvm.bswap.i32(i32 %x) {
  ret i32 %x
}
; ----- x.ll:2:3: error: llvm.lifetime.start/end can only be used on alloca or poison
define void @f() {
  call void @llvm.lifetime.start.p0(ptr null)
  ret void
}
declare void @llvm.lifetime.start.p0(ptr)
; ----- x.ll:1:1: error: 'common' global must have a zero initializer!
@x = common global i32 1
; ----- x.ll:1:1: error: wrong initializer for intrinsic global variable
@llvm.used = appending global [1 x ptr] [ptr null]
; ----- x.ll:1:1: error: the third field of the element type is mandatory, specify ptr null to migrate from the obsoleted 2-field form
@llvm.global_ctors = appending global [1 x { i32, ptr }] [{ i32, ptr } { i32 1, ptr null }]
; ----- x.ll:1:1: error: Alias must point to a definition
@a = alias i32, ptr @b
@b = external global i32
; ----- x.ll:1:1: error: Aliases cannot form a cycle
@a = alias i32, ptr @b
@b = alias i32, ptr @a
; ----- x.ll:1:1: error: IFunc resolver must be a definition
@a = ifunc void (), ptr @r
declare ptr @r()
; ----- x.ll:2:2: error: invalid behavior operand in module flag (unexpected constant)
!llvm.module.flags = !{!0}
!0 = !{i32 9, !"x", i32 1}
; ----- x.ll:2:2: error: module flag identifiers must be unique (or of 'require' type)
!llvm.module.flags = !{!0, !0}
!0 = !{i32 1, !"x", i32 1}
; ----- x.ll:3:2: error: invalid requirement on flag, flag is not present in module
!llvm.module.flags = !{!0}
!0 = !{i32 3, !"x", !1}
!1 = !{!"y", i32 1}
; ----- x.ll:2:2: error: invalid value for llvm.ident metadata entry operand(the operand should be a string)
!llvm.ident = !{!0}
!0 = !{i32 1}
; ----- x.ll:1:13: error: Attributes 'zeroext and signext' are incompatible!
define void @f(i32 zeroext signext %x) {
  ret void
}
; ----- x.ll:1:13: error: Attribute 'nonnull' applied to incompatible type!
define void @f(i32 nonnull %x) {
  ret void
}
; ----- x.ll:1:13: error: Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!
define void @f(ptr byval(i32) sret(i32) %x) {
  ret void
}
; ----- x.ll:1:13: error: Attribute 'optnone' requires 'noinline'!
define void @f() optnone {
  ret void
}
; ----- x.ll:1:13: error: Attributes 'minsize and optnone' are incompatible!
define void @f() noinline optnone minsize {
  ret void
}
; ----- x.ll:1:13: error: Attributes 'noinline and alwaysinline' are incompatible!
define void @f() alwaysinline noinline {
  ret void
}
; ----- x.ll:1:13: error: 'allocsize' element size argument is out of bounds
define void @f() allocsize(2) {
  ret void
}
; ----- x.ll:1:13: error: invalid value for 'frame-pointer' attribute: xx
define void @f() "frame-pointer"="xx" {
  ret void
}
; ----- x.ll:1:26: error: Calling convention requires void return type
define amdgpu_kernel i32 @f() {
  ret i32 0
}
; ----- x.ll:1:20: error: Calling convention does not support varargs or perfect forwarding!
define fastcc void @f(...) {
  ret void
}
; ----- x.ll:1:13: error: Function takes metadata but isn't an intrinsic
define void @f(metadata %x) {
  ret void
}
; ----- x.ll:2:3: error: atomic memory access' operand must have a power-of-two size
define void @f(ptr %p) {
  store atomic i24 1, ptr %p release, align 4
  ret void
}
; ----- x.ll:2:8: error: atomic memory access' size must be byte-sized
define void @f(ptr %p) {
  %x = cmpxchg ptr %p, i3 1, i3 2 monotonic monotonic
  ret void
}
; ----- x.ll:3:26: error: base element of getelementptr must be sized
%o = type opaque
define void @f(ptr %p) {
  %x = getelementptr %o, ptr %p, i64 0
  %y = getelementptr i8, ptr %p, ptr %p
  ret void
}
; ----- x.ll:3:3: error: Multiple deopt operand bundles
declare void @g()
define void @f() {
  call void @g() [ "deopt"(), "deopt"() ]
  ret void
}
; ----- x.ll:3:3: error: Funclet bundle operands should correspond to a FuncletPadInst
declare void @g()
define void @f() {
  call void @g() [ "funclet"(i32 1) ]
  ret void
}
; ----- x.ll:2:3: error: Operand for indirect constraint must have elementtype attribute
define void @f() {
  call void asm "", "*m"(ptr null)
  ret void
}
; ----- x.ll:2:8: error: Cannot take the address of an intrinsic!
define void @f() {
  %p = call ptr @h(ptr @llvm.donothing)
  ret void
}
declare ptr @h(ptr)
declare void @llvm.donothing()
; ----- x.ll:2:8: error: fpmath accuracy not a positive number!
define void @f(float %x) {
  %y = fadd float %x, 1.0, !fpmath !0
  ret void
}
!0 = !{float 0.0}
; ----- x.ll:2:8: error: Offset not zero at the point of scalar access
define i32 @f(ptr %p) {
  %x = load i32, ptr %p, !tbaa !0
  ret i32 %x
}
!0 = !{!1, !1, i64 4}
!1 = !{!"int", !2, i64 0}
!2 = !{!"root"}
; ----- x.ll:2:8: error: Could not find TBAA parent in struct type node
define i32 @f(ptr %p) {
  %x = load i32, ptr %p, !tbaa !0
  ret i32 %x
}
!0 = !{!3, !1, i64 4}
!1 = !{!"int", !2, i64 0}
!2 = !{!"root"}
!3 = !{!"s", !1, i64 8, !1, i64 12}
; ----- x.ll:2:8: error: EH pad cannot be in entry block.
define void @f() personality ptr null {
  %q = cleanuppad within none []
  cleanupret from %q unwind to caller
}
; ----- x.ll:4:3: error: preallocated as a call site attribute can only be on llvm.call.preallocated.arg
define void @f() {
  %x = call token @llvm.call.preallocated.setup(i32 1)
  %y = call ptr @llvm.call.preallocated.arg(token %x, i32 0) preallocated(i32)
  call void @g() preallocated(i32)
  ret void
}
declare token @llvm.call.preallocated.setup(i32)
declare ptr @llvm.call.preallocated.arg(token, i32)
declare void @g()
; ----- x.ll:2:3: error: rw argument to llvm.prefetch must be 0-1
define void @f(ptr %x) {
  call void @llvm.prefetch.p0(ptr %x, i32 7, i32 3, i32 1)
  ret void
}
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
; ----- x.ll:2:8: error: vector_extract index must be a constant multiple of the result type's known minimum vector length.
define <2 x i32> @f(<4 x i32> %x) {
  %y = call <2 x i32> @llvm.vector.extract.v2i32.v4i32(<4 x i32> %x, i64 3)
  ret <2 x i32> %y
}
declare <2 x i32> @llvm.vector.extract.v2i32.v4i32(<4 x i32>, i64)
; ----- x.ll:2:8: error: invalid rounding mode argument
define float @f(float %x) strictfp {
  %y = call float @llvm.experimental.constrained.fadd.f32(float %x, float %x, metadata !"round.up", metadata !"fpexcept.strict")
  ret float %y
}
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
; ----- x.ll:2:3: error: tags must be valid attribute names
define void @f(ptr %x) {
  call void @llvm.assume(i1 true) [ "foo"(ptr %x) ]
  ret void
}
declare void @llvm.assume(i1)
; ----- x.ll:2:8: error: unsupported bits for llvm.is.fpclass test mask
define i1 @f(float %x) {
  %y = call i1 @llvm.is.fpclass.f32(float %x, i32 4096)
  ret i1 %y
}
declare i1 @llvm.is.fpclass.f32(float, i32)
; ----- x.ll:1:13: error: swifterror value can only be loaded and stored from, or as a swifterror argument!
define void @f(ptr swifterror %x) {
  %y = getelementptr i8, ptr %x, i64 1
  ret void
}
; ----- x.ll:2:8: error: swifterror alloca must have pointer type
define void @f() {
  %y = alloca swifterror i32
  ret void
}
; ----- x.ll:1:14: error: immarg attribute only applies to intrinsics
declare void @g(i32 immarg)
; ----- x.ll:1:14: error: Attribute 'elementtype' can only be applied to intrinsics and inline asm.
declare void @g(ptr elementtype(i32))
; ----- x.ll:1:18: error: 'builtin' attribute not valid on function
define void @f() builtin {
  ret void
}
; ----- x.ll:1:13: error: Attribute 'builtin' can only be applied to a callsite.
define void @f() #0 {
  ret void
}
attributes #0 = { builtin }
; ----- x.ll:1:13: error: first operand should be 'function_entry_count' or 'synthetic_function_entry_count'
define void @f() !prof !0 {
  ret void
}
!0 = !{!"x", i64 1}
; ----- x.ll:1:24: error: expected '=' here
declare i32 @f() !prof !0
!0 = !{!"function_entry_count", i64 1}
; ----- x.ll:1:1: error: Globals cannot contain scalable types
@a = global <vscale x 4 x i32> zeroinitializer
; ----- x.ll:1:1: error: Global is marked as dllimport, but not external
@a = dllimport global i32 0
; ----- x.ll:1:1: error: dllexport GlobalValue must have default or protected visibility
@a = hidden dllexport global i32 0
; ----- x.ll:2:1: error: Declaration may not be in a Comdat!
$c = comdat any
@a = external global i32, comdat($c)
; ----- x.ll:1:1: error: associated metadata must have one operand
@a = global i32 0, !associated !0
!0 = !{}
; ----- x.ll:2:8: error: align metadata value must be a power of 2!
define void @f(ptr %p) {
  %x = load ptr, ptr %p, !align !0
  ret void
}
!0 = !{i64 3}
; ----- x.ll:2:8: error: dereferenceable, dereferenceable_or_null metadata value must be an i64!
define void @f(ptr %p) {
  %x = load ptr, ptr %p, !dereferenceable !0
  ret void
}
!0 = !{i32 3}
; ----- x.ll:6:2: error: scope must have two or three operands
define void @f(ptr %p) {
  %x = load ptr, ptr %p, !alias.scope !0
  ret void
}
!0 = !{!1}
!1 = !{i32 3}
; ----- x.ll:5:2: error: Access scope list must consist of MDNodes
define void @f(ptr %p) {
  %x = load ptr, ptr %p, !llvm.access.group !0
  ret void
}
!0 = !{i32 3}
; ----- x.ll:1:13: error: invalid value for 'no-jump-tables' attribute: maybe
define void @f(i32 %p) "denormal-fp-math"="foo" "no-jump-tables"="maybe" "warn-stack-size"="-1" {
  ret void
}
; ----- x.ll:1:13: error: Attribute 'range(i64 0, 4)' applied to incompatible type!
define void @f(i32 range(i64 0, 4) %p) {
  ret void
}
; ----- x.ll:1:13: error: 'vscale_range' minimum must be power-of-two value
define void @f() vscale_range(3,4) {
  ret void
}
; ----- x.ll:1:13: error: 'allockind()' requires exactly one of alloc, realloc, and free
define void @f() allockind("zeroed") {
  ret void
}
; ----- x.ll:2:3: error: Number of label constraints does not match number of callbr dests
define void @f() {
  callbr void asm "", "!i"() to label %a []
a:
  ret void
}
; ----- x.ll:2:8: error: bswap must be an even number of bytes
define i8 @f(i8 %x) {
  %r = call i8 @llvm.bswap.i8(i8 %x)
  ret i8 %r
}
declare i8 @llvm.bswap.i8(i8)
; ----- x.ll:3:8: error: llvm.threadlocal.address operand isThreadLocal() must be true
@t = global i32 0
define ptr @f() {
  %r = call ptr @llvm.threadlocal.address.p0(ptr @t)
  ret ptr %r
}
declare ptr @llvm.threadlocal.address.p0(ptr)
; ----- x.ll:2:3: error: ResumeInst needs to be in a function with a personality.
define void @f() {
  resume { ptr, i32 } undef
}
; ----- x.ll:1:14: error: Function declaration shouldn't have a personality routine
declare void @f() personality ptr null
; ----- x.ll:1:22: error: Attribute 'jumptable' requires 'unnamed_addr'
define internal void @f() jumptable {
  ret void
}
; ----- x.ll:2:8: error: Intrinsic called with incompatible signature
define i64 @f() {
  %x = call i64 @llvm.experimental.deoptimize.i64() [ "deopt"() ]
  ret i64 0
}
declare i64 @llvm.experimental.deoptimize.i64(...)
; ----- x.ll:1:13: error: Attribute 'nofpclass(nan)' applied to incompatible type!
define void @f(ptr nofpclass(nan) %x) {
  ret void
}
; ----- x.ll:1:13: error: Incompatible argument and return types for 'returned' attribute
define void @f(ptr returned %x) {
  ret void
}
; ----- x.ll:1:12: error: More than one parameter has attribute returned!
define i32 @f(i32 returned %x, i32 returned %y) {
  ret i32 %x
}
; ----- x.ll:1:13: error: Attribute 'sret' is not on first or second parameter!
define void @f(i32 %x, i32 %y, ptr sret(i8) %z) {
  ret void
}
; ----- x.ll:3:8: error: llvm.lround.i32.v2f32: argument and result disagree on vector use
declare i32 @llvm.lround.i32.v2f32(<2 x float>)
define i32 @f(<2 x float> %x) {
  %r = call i32 @llvm.lround.i32.v2f32(<2 x float> %x)
  ret i32 %r
}
; ----- x.ll:3:8: error: llvm.llrint.v2i64.v3f32: argument must be same length as result
declare <2 x i64> @llvm.llrint.v2i64.v3f32(<3 x float>)
define <2 x i64> @f(<3 x float> %x) {
  %r = call <2 x i64> @llvm.llrint.v2i64.v3f32(<3 x float> %x)
  ret <2 x i64> %r
}
; ----- x.ll:3:1: error: identified structure type 'B' is recursive
%A = type { i32, [2 x %B] }
%B = type { ptr, { %A } }
declare %A @f()
; ----- x.ll:4:1: error: identified structure type 'C' is recursive
%D = type { %A }
%A = type { i32, %C }
%C = type <{ %A }>
%T = type { %T }
; ----- x.ll:6:8: error: Filter operand is not an array of constants!
define void @f() personality ptr @p {
  invoke void @f() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad { ptr, i32 } filter [2 x i32] [i32 1, i32 2]
  ret void
}
declare i32 @p(...)
; ----- x.ll:1:14: error: invalid vector element type
declare <2 x target("spirv.Event")> @f()
; ----- x.ll:2:3: error: va_start called in a non-varargs function
define void @f(ptr %p) {
  call void @llvm.va_start.p0(ptr %p)
  ret void
}
declare void @llvm.va_start.p0(ptr)
; ----- x.ll:3:3: error: preallocated operand either requires a preallocated bundle or the call to be musttail (but not both)
declare void @g(ptr preallocated(i32))
define void @f(ptr %p) {
  call void @g(ptr %p)
  ret void
}
; ----- x.ll:2:16: error: invalid symbolic addrspace 'near'
target datalayout = "p7(far):32:32"
@g = addrspace("near") global i32 0
; ----- x.ll:1:15: error: missing one of 'language' or 'sourceLanguageName', required for !DICompileUnit
!0 = distinct !DICompileUnit(file: !1)
!1 = !DIFile(filename: "a", directory: "b")
; ----- x.ll:1:15: error: can only specify one of 'language' and 'sourceLanguageName' on !DICompileUnit
!0 = distinct !DICompileUnit(file: !1, language: 1, sourceLanguageName: 1)
!1 = !DIFile(filename: "a", directory: "b")
; ----- x.ll:2:16: error: invalid intrinsic signature
define void @f() {
  %1 = call i8 @llvm.umax(i8 0, i16 1)
  ret void
}
; ----- x.ll:2:16: error: unknown intrinsic 'llvm.foobar'
define void @f() {
  %1 = call i8 @llvm.foobar(i8 0)
  ret void
}
; ----- x.ll:2:13: error: intrinsic can only be used as callee
define void @f(ptr %p) {
  store ptr @llvm.umax, ptr %p
  ret void
}
; ----- x.ll:1:33: error: the range represent the empty set but limits aren't 0!
declare void @f(i8 range(i8 1, 1))
; ----- x.ll:1:48: error: Invalid (unordered or overlapping) range list
declare void @f(ptr initializes((0, 4), (4, 8)))
; ----- x.ll:1:40: error: Invalid (unordered or overlapping) range list
declare void @f(ptr initializes((4, 0)))
; ----- x.ll:1:26: error: expected ')'
declare void @f(ptr align(4 %p)
; ----- x.ll:1:30: error: expected allockind value
declare void @f0() allockind()
; ----- x.ll:1:39: error: 'allocsize' indices can't refer to the same parameter
declare ptr @f(i32, i32) allocsize(1, 1)
; ----- x.ll:1:34: error: invalid mask value for 'nofpclass'
declare void @f(float nofpclass(0))
; ----- x.ll:1:29: error: dso_location and DLL-StorageClass mismatch
declare dso_local dllimport void @fun()
; ----- x.ll:1:27: error: use of undefined comdat '$v'
@v = global i32 0, comdat($v)
; ----- x.ll:3:1: error: expected instruction opcode
define void @f() {
  %x = add i32 1, 2
}
; ----- x.ll:2:1: error: found end of file when expecting more instructions
define void @f() {
; ----- x.ll:2:38: error: expected index
define void @f() {
  extractvalue <{ i32, i32 }> undef, !dbg !0
  ret void
}
; ----- x.ll:2:34: error: expected metadata after comma
define void @f() {
  %x = alloca i32, addrspace(0), align 4
  ret void
}
; ----- x.ll:2:29: error: expected metadata or 'addrspace'
define void @f() {
  %x = alloca i32, align 4, align 8
  ret void
}
; ----- x.ll:2:27: error: expected instruction opcode
define void @f() {
  %x = alloca i32, i32 2, i32 3
  ret void
}
; ----- x.ll:2:15: error: invalid type for alloca
define void @f() {
  %x = alloca token
  ret void
}
; ----- x.ll:3:17: error: getelementptr vector index has a wrong number of elements
@G = global [4 x i32] zeroinitializer
define <4 x ptr> @f() {
  ret <4 x ptr> getelementptr ([4 x [4 x i32]], ptr @G, i32 0, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, <8 x i32> zeroinitializer)
}
; ----- x.ll:2:34: error: invalid getelementptr indices
define void @f(<vscale x 2 x ptr> %a) {
  %w = getelementptr {i32, i32}, <vscale x 2 x ptr> %a, <vscale x 2 x i32> zeroinitializer, <vscale x 2 x i32> zeroinitializer
  ret void
}
; ----- x.ll:2:13: error: loading unsized types is not allowed
define void @f(ptr %p) {
  %x = load { i32, <vscale x 1 x i32> }, ptr %p
  ret void
}
; ----- x.ll:2:66: error: getelementptr cannot target structure that contains scalable vector type
define void @f(ptr %p) {
  %x = getelementptr { <vscale x 1 x i32>, <vscale x 1 x i32> }, ptr %p, i32 0, i32 1
  ret void
}
; ----- x.ll:2:11: error: invalid base element for constant getelementptr
define ptr @f() {
  ret ptr getelementptr (<vscale x 1 x i32>, ptr null, i64 1)
}
; ----- x.ll:2:31: error: atomicrmw operand may not be scalable
define void @f(ptr %x, <vscale x 2 x half> %v) {
  %a = atomicrmw xchg ptr %x, <vscale x 2 x half> %v seq_cst
  ret void
}
; ----- x.ll:2:17: error: constant ptrauth integer discriminator must be i64 constant
@var = global i32 0
@a = global ptr ptrauth (ptr @var, i32 2, ptr null, i64 1)
; ----- x.ll:2:17: error: constant ptrauth base pointer must be a pointer
@var = global i32 0
@a = global ptr ptrauth (i32 42, i32 0)
; ----- x.ll:2:17: error: constant ptrauth address discriminator must be a pointer
@var = global i32 0
@a = global ptr ptrauth (ptr @var, i32 2, i64 65535, i8 0)
; ----- x.ll:2:17: error: constant ptrauth key must be i32 constant
@var = global i32 0
@a = global ptr ptrauth (ptr @var, i32 ptrtoint (ptr @var to i32))
; ----- x.ll:1:17: error: expected value token
@a = global i64 u0x0p001
; ----- x.ll:1:16: error: invalid type for function argument
define void @f(label %bb) {
  ret void
}
; ----- x.ll:2:24: error: invalid use of function-local name
define void @f(i32 %v) {
  ret void, !foo !{i32 %v}
}
; ----- x.ll:1:6: error: unexpected type in metadata definition
!0 = metadata !{}
; ----- x.ll:1:25: error: value for 'count' too small, limit is -1
!0 = !DISubrange(count: -2)
; ----- x.ll:1:25: error: 'count' cannot be null
!0 = !DISubrange(count: null)
; ----- x.ll:2:13: error: failed to parse constraints
define void @f() {
  call void asm sideeffect "", "~{x0},~x{21}"()
  ret void
}
; ----- x.ll:2:13: error: output constraint occurs after input, clobber or label constraint
define void @f() {
  call void asm sideeffect "", "r,~{cc},=r"(i32 0)
  ret void
}
; ----- x.ll:2:13: error: number of input constraints does not match number of parameters
define void @f() {
  call void asm sideeffect "", "r"()
  ret void
}
; ----- x.ll:2:17: error: failed to parse constraints
define i32 @f() {
  %x = call i32 asm sideeffect "", "=r,0,0"(i32 0, i32 1)
  ret i32 %x
}
; ----- x.ll:2:24: error: inline asm with one output cannot return struct
define i32 @f() {
  %x = call {i32, i32} asm sideeffect "", "=r"()
  ret i32 0
}
; ----- x.ll:3:17: error: use of undefined metadata '!3'
@x = external global i8, !a !4
define void @f() {
  ret void, !b !3
}
; ----- x.ll:1:17: error: use of undefined value '@nine'
@g = global ptr @nine
@h = global ptr @10
@i = global ptr @9
; ----- x.ll:2:17: error: use of undefined value '@9'
@h = global ptr @10
@i = global ptr @9
; ----- x.ll:2:2: error: rank can only appear in array type
!named = !{!0}
!0 = !DICompositeType(tag: DW_TAG_structure_type, name: "A", size: 64, rank: !DIExpression(DW_OP_deref))
; ----- x.ll:2:2: error: invalid reference flags
!named = !{!0}
!0 = !DICompositeType(tag: DW_TAG_structure_type, flags: DIFlagTypePassByReference | DIFlagTypePassByValue)
; ----- x.ll:2:2: error: Subrange can have any one of count or upperBound
!named = !{!0}
!0 = !DISubrange(count: 20, lowerBound: 1, upperBound: 10)
; ----- x.ll:2:2: error: LowerBound must be signed constant or DIVariable or DIExpression
!named = !{!0}
!0 = !DISubrange(lowerBound: !1)
!1 = !DIBasicType(name: "int", size: 64)
; ----- x.ll:2:2: error: DWARF address space only applies to pointer or reference types
!named = !{!0}
!0 = !DIDerivedType(tag: DW_TAG_friend, baseType: null, dwarfAddressSpace: 1)
; ----- x.ll:2:2: error: invalid template parameter
!named = !{!0}
!0 = !DICompositeType(tag: DW_TAG_structure_type, templateParams: !1)
!1 = !{null}
; ----- x.ll:2:2: error: discriminator can only appear on variant part
!named = !{!0}
!0 = !DICompositeType(tag: DW_TAG_structure_type, discriminator: !1)
!1 = !DIDerivedType(tag: DW_TAG_member, baseType: null)
; ----- x.ll:3:8: error: Intrinsic requires elementtype attribute on first argument.
declare i64 @llvm.aarch64.ldxr.p0(ptr)
define void @f(ptr %p) {
  %a = call i64 @llvm.aarch64.ldxr.p0(ptr %p)
  ret void
}
; ----- x.ll:3:8: error: Intrinsic requires elementtype attribute on second argument.
declare i32 @llvm.arm.strex.p0(i32, ptr)
define void @f(ptr %p) {
  %a = call i32 @llvm.arm.strex.p0(i32 1, ptr %p)
  ret void
}
