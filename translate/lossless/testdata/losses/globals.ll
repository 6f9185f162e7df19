; What stands in the heads of globals, and of the module.

@s = global i32 0, section "mine", align 8
; // -----
@p = global i32 0, partition "mine" ; expected-warning {{does not hold partition of @p}}
; // -----
@m = global i32 0, code_model "large" ; expected-warning {{does not hold code_model of @m}}
; // -----
@sanitized = global i32 0, no_sanitize_address, no_sanitize_hwaddress, sanitize_memtag ; expected-warning {{does not hold sanitize of @sanitized}}
@dyninit = global i32 0, sanitize_address_dyninit ; expected-warning {{does not hold sanitize of @dyninit}}
; // -----
@e = externally_initialized global i32 0 ; expected-warning {{does not hold externally_initialized of @e}}
; // -----
@g = global i32 0, !associated !0 ; expected-warning {{does not hold metadata !associated}}
@h = global i32 0, !absolute_symbol !1 ; expected-warning {{does not hold metadata !absolute_symbol}}
@k = global i32 0, !type !2, !type !3
; expected-warning@-1 {{does not hold metadata !type}}
@l = global i32 0, !mine !4, !exclude !4
; expected-warning@-1 {{does not hold metadata !mine}}
; expected-warning@-2 {{does not hold metadata !exclude}}
!0 = !{ptr @h}
!1 = !{i64 0, i64 256}
!2 = !{i64 0, !"a"}
!3 = !{i64 8, !"b"}
!4 = !{}
; // -----
@gd = thread_local global i32 0
@ld = thread_local(localdynamic) global i32 0 ; expected-warning {{does not hold thread_local of @ld}}
@ie = thread_local(initialexec) global i32 0 ; expected-warning {{does not hold thread_local of @ie}}
@le = thread_local(localexec) global i32 0 ; expected-warning {{does not hold thread_local of @le}}
; // -----
@in = external dllimport global i32 ; expected-warning {{does not hold dll_storage of @in}}
@out = dllexport global i32 0 ; expected-warning {{does not hold dll_storage of @out}}
; // -----
@u = unnamed_addr constant i32 0
@l = local_unnamed_addr constant i32 0
@d = dso_local global i32 0
@h = hidden global i32 0
@p = protected global i32 0
; // -----
@private = private global i32 0
@internal = internal global i32 0
@ae = available_externally global i32 0
@lo = linkonce global i32 0
@w = weak global i32 0
@c = common global i32 0
@ew = extern_weak global i32
@loodr = linkonce_odr global i32 0
@wodr = weak_odr global i32 0
@ext = external global i32
; // -----
@a = addrspace(3) global i32 0
@b = global ptr addrspacecast (ptr addrspace(3) @a to ptr)
; // -----
@a = global i32 0 #0
attributes #0 = { "bss-section"="b" "x" }
; // -----
$any = comdat any
$exact = comdat exactmatch
$largest = comdat largest
$nodup = comdat nodeduplicate
$size = comdat samesize
@any = global i32 0, comdat
@b = global i32 0, comdat($exact)
@c = global i32 0, comdat($largest)
@d = global i32 0, comdat($nodup)
@e = global i32 0, comdat($size)
; // -----
$f = comdat any
define linkonce_odr void @f() comdat {
  ret void
}
define linkonce_odr void @g() comdat($f) {
  ret void
}
; // -----
define void @f() prefix i32 7 { ; expected-warning {{does not hold prefix of @f}}
  ret void
}
; // -----
define void @f() prologue i8 -112 { ; expected-warning {{does not hold prologue of @f}}
  ret void
}
; // -----
define void @f() gc "statepoint-example" {
  ret void
}
; // -----
define void @f() section "mine" {
  ret void
}
; // -----
define void @f() partition "mine" { ; expected-warning {{does not hold partition of @f}}
  ret void
}
; // -----
define void @f() align 32 {
  ret void
}
; // -----
define void @f() personality ptr @p {
  ret void
}
declare i32 @p(...)
; // -----
define void @f() !prof !0 {
  ret void
}
!0 = !{!"function_entry_count", i64 5}
; // -----
define void @f() !prof !0 { ; expected-warning {{does not hold metadata !prof}}
  ret void
}
!0 = !{!"synthetic_function_entry_count", i64 5}
; // -----
define void @f() !type !0 !type !1 !mine !2 {
; expected-warning@-1 {{does not hold metadata !type}}
; expected-warning@-2 {{does not hold metadata !mine}}
  ret void
}
declare !mine !2 void @g() ; expected-warning {{does not hold metadata !mine}}
!0 = !{i64 0, !"a"}
!1 = !{i64 0, !"b"}
!2 = !{}
; // -----
define void @f() !vec_type_hint !0 !work_group_size_hint !1 !reqd_work_group_size !1 !intel_reqd_sub_group_size !2 {
  ret void
}
!0 = !{i32 undef, i32 1}
!1 = !{i32 1, i32 2, i32 3}
!2 = !{i32 8}
; // -----
define void @f() unnamed_addr {
  ret void
}
define hidden void @g() local_unnamed_addr {
  ret void
}
define dso_local void @h() {
  ret void
}
define protected void @p() {
  ret void
}
declare extern_weak void @w()
declare dllimport void @i() ; expected-warning {{does not hold dll_storage of @i}}
define dllexport void @e() { ; expected-warning {{does not hold dll_storage of @e}}
  ret void
}
; // -----
target datalayout = "P1"
define void @f() addrspace(1) {
  ret void
}
define void @g() addrspace(1) {
  call addrspace(1) void @f()
  ret void
}
; // -----
define void @f() addrspace(2) { ; expected-warning {{does not hold addr_space of @f}}
  ret void
}
define void @g() addrspace(0) {
  call addrspace(2) void @f()
  ret void
}
; // -----
define ptr @f(ptr byval(i32) align 4 %0, ptr byref(i32) %1, ptr nocapture noalias readonly %2, ptr dereferenceable(4) nonnull nofree noundef %3) {
  ret ptr %3
}
; // -----
%s = type { i32 }
declare void @f(ptr sret(%s), ptr nest, i32 inreg signext, i32 zeroext, i32 noundef, ptr writeonly, ptr readnone)
declare noalias nonnull ptr @g(ptr returned, ptr align 8, ptr dereferenceable_or_null(4), ptr allocptr, i64 allocalign)
; // -----
declare void @f(ptr preallocated(i32))
; // -----
declare float @f(float nofpclass(nan inf)) ; expected-warning {{does not hold parameters of @f}}
declare i32 @g(i32 range(i32 0, 10))
declare void @h(ptr initializes((0, 4))) ; expected-warning {{does not hold parameters of @h}}
declare void @i(ptr captures(address, read_provenance)) ; expected-warning {{does not hold parameters of @i}}
declare void @j(ptr dead_on_return, ptr writable, ptr dead_on_unwind) ; expected-warning {{does not hold parameters of @j}}
declare swiftcc void @k(ptr swiftself, ptr swifterror) ; expected-warning {{does not hold parameters of @k}}
declare swifttailcc void @l(ptr swiftasync) ; expected-warning {{does not hold parameters of @l}}
declare void @m(ptr "mine"="yes") ; expected-warning {{does not hold parameters of @m}}
; // -----
define void @f(i32 %0) #0 {
  ret void
}
attributes #0 = { allocsize(0) }
; // -----
define void @f(i32 %0) #0 {
  ret void
}
attributes #0 = { cold convergent hot minsize mustprogress nobuiltin noduplicate noinline noreturn nounwind optsize returns_twice willreturn uwtable memory(argmem: readwrite, inaccessiblemem: read) "frame-pointer"="all" "target-cpu"="x" "tune-cpu"="y" "mine"="yes" "other" }
; // -----
define void @f() #0 {
  ret void
}
attributes #0 = { allockind("alloc,zeroed") vscale_range(1,16) alignstack=16 }
; // -----
define void @f() #0 {
  ret void
}
attributes #0 = { uwtable(sync) }
; // -----
define void @f() #0 {
  ret void
}
attributes #0 = { nosync nofree norecurse sanitize_address ssp sspstrong sspreq strictfp safestack shadowcallstack null_pointer_is_valid nocallback nomerge speculatable nocf_check nosanitize_coverage presplitcoroutine nonlazybind noredzone noimplicitfloat noprofile skipprofile fn_ret_thunk_extern coro_only_destroy_when_complete disable_sanitizer_instrumentation optforfuzzing }
; // -----
declare void @f() #0 ; expected-warning {{does not hold attributes of @f}}
attributes #0 = { "target-features"="+a,-b" "tune-cpu"="generic" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
; // -----
@a = alias i32, ptr @v
@b = internal unnamed_addr alias i8, getelementptr (i8, ptr @v, i64 1)
@c = hidden alias i32, ptr @v
@v = global i32 0
; // -----
@a = weak_odr thread_local(localexec) alias i32, ptr @v ; expected-warning {{does not hold thread_local of @a}}
@v = thread_local(localexec) global i32 0 ; expected-warning {{does not hold thread_local of @v}}
; // -----
@a = alias i32, ptr @v, partition "mine" ; expected-warning {{does not hold partition of @a}}
@v = global i32 0
; // -----
@a = alias void (), ptr @f
define void @f() {
  call void @a()
  ret void
}
define ptr @g() {
  ret ptr @a
}
; // -----
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @f, ptr null }, { i32, ptr, ptr } { i32 1, ptr @f, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @f, ptr null }]
define void @f() {
  ret void
}
; // -----
@v = global i32 0
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @f, ptr @v }]
define void @f() {
  ret void
}
; // -----
@v = global i32 0
@llvm.used = appending global [1 x ptr] [ptr @v], section "llvm.metadata"
@llvm.compiler.used = appending global [1 x ptr] [ptr @v], section "llvm.metadata"
; // -----
module asm "first"
module asm "second \22line\22"
; // -----
source_filename = "mine.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
; // -----
target datalayout = "e-ni:1-Fn32" ; expected-warning {{does not hold the module's data_layout}}
; // -----
target datalayout = "E-p:32:32-A5-G1-m:o-S64-n32-v128:64-a:0:32" ; expected-warning {{does not hold the module's data_layout}}
; // -----
@v = global i32 0
!mine = !{!0, !1} ; expected-warning {{does not hold all of the metadata !mine}}
!empty = !{} ; expected-warning {{does not hold all of the metadata !empty}}
!0 = !{ptr @v}
!1 = distinct !{!1, i32 1}
; // -----
!llvm.ident = !{!0}
!llvm.commandline = !{!1}
!llvm.module.flags = !{!2, !3, !4, !5}
!llvm.dependent-libraries = !{!6}
!llvm.linker.options = !{!7}
!0 = !{!"a compiler"}
!1 = !{!"-O2"}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 8, !"PIC Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 2}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = !{!"m"}
!7 = !{!"-lm"}
; // -----
!llvm.ident = !{!0, !1} ; expected-warning {{does not hold all of the metadata !llvm.ident}}
!llvm.module.flags = !{!2, !3} ; expected-warning {{does not hold all of the metadata !llvm.module.flags}}
!0 = !{!"a compiler"}
!1 = !{!"another"}
!2 = !{i32 1, !"mine", !"text"}
!3 = !{i32 5, !"list", !4}
!4 = !{!0}
; // -----
%unused = type { i32, ptr } ; expected-warning {{does not hold type %unused, which nothing has}}
%opaque = type opaque ; expected-warning {{does not hold type %opaque, which nothing has}}
%used = type { i8 }
@v = global %used zeroinitializer
; // -----
%0 = type { i32 }
%1 = type <{ i8, i32 }>
@v = global %0 zeroinitializer
@w = global %1 zeroinitializer
; // -----
@g = global i32 0
@h = global ptr @g
@k = global ptr @g
uselistorder ptr @g, { 1, 0 } ; expected-warning {{does not hold the order of uses}}
; // -----
define i32 @f(i32 %0) {
  %2 = add i32 %0, %0
  %3 = mul i32 %0, %2
  ret i32 %3

; uselistorder directives
  uselistorder i32 %0, { 2, 0, 1 } ; expected-warning {{does not hold the order of uses}}
}
; // -----
define void @f(i1 %0) {
  br i1 %0, label %2, label %3

2:                                                ; preds = %1
  br label %3

3:                                                ; preds = %1, %2
  ret void

; uselistorder directives
  uselistorder label %3, { 1, 0 } ; expected-warning {{does not hold the order of uses}}
}
; // -----
@f = ifunc i32 (i32), ptr @resolver
define internal ptr @resolver() {
  ret ptr null
}
define i32 @g(i32 %0) {
  %2 = call i32 @f(i32 %0)
  ret i32 %2
}
; // -----
@f = ifunc void (), ptr @resolver, partition "mine", !mine !0
; expected-warning@-1 {{does not hold partition of @f}}
; expected-warning@-2 {{does not hold metadata !mine}}
define internal ptr @resolver() {
  ret ptr null
}
!0 = !{}
; // -----
@after = global ptr @a
@a = alias i32, ptr @before
@before = global i32 0
; // -----
declare i32 @llvm.bswap.i32(i32)
; // -----
^0 = module: (path: "x", hash: (0, 0, 0, 0, 0))
