; Scopes of which some uses are kept and others held by the dialect stay one.
source_filename = "scopes"
declare void @llvm.experimental.noalias.scope.decl(metadata)
declare void @llvm.lifetime.start.p0(ptr)
define void @f(ptr %p, ptr %q) {
  %a = alloca i32, align 4
  call void @llvm.experimental.noalias.scope.decl(metadata !0), !extra !9
  call void @llvm.lifetime.start.p0(ptr %a), !noalias !0
  store i32 0, ptr %p, align 4, !alias.scope !0
  call void @llvm.experimental.noalias.scope.decl(metadata !3)
  store i32 0, ptr %q, align 4, !alias.scope !3, !noalias !6
  call void @llvm.experimental.noalias.scope.decl(metadata !6), !tbaa !10
  ret void
}
!0 = !{!1}
!1 = distinct !{!1, !2, !"f: argument 0"}
!2 = distinct !{!2, !"f"}
!3 = !{!4}
!4 = distinct !{!4, !5, !"g: argument 0"}
!5 = distinct !{!5, !"g"}
!6 = !{!7}
!7 = distinct !{!7, !2, !"f: argument 1"}
!9 = distinct !{}
!10 = !{!11, !11, i64 0}
!11 = !{!"char", !12}
!12 = !{!"root"}
