source_filename = "md"
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
declare i1 @llvm.type.test(ptr, metadata)
declare i64 @llvm.read_register.i64(metadata)
declare void @llvm.write_register.i64(metadata, i64)
declare { ptr, i1 } @llvm.type.checked.load(ptr, i32, metadata)
declare void @llvm.pseudoprobe(i64, i64, i32, i64)
declare <4 x i1> @llvm.vp.fcmp.v4f32(<4 x float>, <4 x float>, metadata, <4 x i1>, i32)
declare void @llvm.assume(i1)
@vt = constant [2 x ptr] zeroinitializer, !type !1
define float @f(float %a, float %b, ptr %p) strictfp {
  %r = call float @llvm.experimental.constrained.fadd.f32(float %a, float %b, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %t = call i1 @llvm.type.test(ptr %p, metadata !"_ZTS1A")
  call void @llvm.assume(i1 %t)
  %l = call { ptr, i1 } @llvm.type.checked.load(ptr %p, i32 0, metadata !2), !dbg !10
  %g = call i64 @llvm.read_register.i64(metadata !0)
  call void @llvm.write_register.i64(metadata !0, i64 %g)
  %v = call <4 x i1> @llvm.vp.fcmp.v4f32(<4 x float> zeroinitializer, <4 x float> splat(float 1.0), metadata !"oeq", <4 x i1> splat(i1 true), i32 4)
  ret float %r, !foo !2
}
@0 = private unnamed_addr constant [2 x i8] c"a\00", align 1
@1 = global ptr @0
@u = global [2 x ptr] [ptr @0, ptr @1]
define ptr @2() {
  %x = call ptr @2()
  ret ptr @0
}
@3 = alias ptr, ptr @1
!llvm.dbg.cu = !{!5}
!llvm.module.flags = !{!7}
!0 = !{!"rsp"}
!1 = !{i64 16, !"_ZTS1A"}
!2 = distinct !{}
!5 = distinct !DICompileUnit(language: DW_LANG_C11, file: !6, producer: "p", isOptimized: false, flags: "-x", runtimeVersion: 3, emissionKind: FullDebug, enums: !{}, dwoId: 77, splitDebugInlining: false, sysroot: "/", sdk: "s", macros: !14)
!6 = !DIFile(filename: "a.c", directory: "/", checksumkind: CSK_MD5, checksum: "d41d8cd98f00b204e9800998ecf8427e", source: "int x;")
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = distinct !DISubprogram(name: "f", scope: !6, file: !6, line: 1, type: !9, spFlags: DISPFlagDefinition, unit: !5, templateParams: !{!11}, declaration: !12, thrownTypes: !{!13}, targetFuncName: "g")
!9 = !DISubroutineType(flags: DIFlagPrototyped, types: !{null})
!10 = !DILocation(line: 3, column: 4, scope: !8, isImplicitCode: true)
!11 = !DITemplateTypeParameter(name: "T", type: !13)
!12 = !DISubprogram(name: "f", scope: !6, file: !6, line: 1, type: !9, spFlags: 0)
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed, num_extra_inhabitants: 2)
!14 = !{!15}
!15 = !DIMacroFile(file: !6, nodes: !{!16})
!16 = !DIMacro(type: DW_MACINFO_define, line: 1, name: "X", value: "1")
define void @dbg(ptr %p, i32 %x) !dbg !20 {
  #dbg_declare(ptr %p, !21, !DIExpression(), !22)
  #dbg_value(!DIArgList(i32 %x, i32 %x), !21, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !22)
  #dbg_value(!{}, !21, !DIExpression(), !22)
  #dbg_value(i32 poison, !21, !DIExpression(), !22)
  %a = alloca i32, align 4, !DIAssignID !23
  #dbg_assign(i32 %x, !21, !DIExpression(), !23, ptr %a, !DIExpression(), !22)
  store i32 %x, ptr %a, align 4, !DIAssignID !23, !dbg !22
  #dbg_label(!24, !22)
  #dbg_value(i32 %x, !21, !DIExpression(DW_OP_LLVM_fragment, 0, 16), !22)
  ret void, !dbg !22
}
!20 = distinct !DISubprogram(name: "dbg", scope: !6, file: !6, line: 1, type: !9, spFlags: DISPFlagDefinition, unit: !5, retainedNodes: !{!21})
!21 = !DILocalVariable(name: "v", scope: !20, file: !6, line: 2, type: !13, annotations: !{!{!"a", !"b"}})
!22 = !DILocation(line: 3, column: 4, scope: !20)
!23 = distinct !DIAssignID()
!24 = !DILabel(scope: !20, name: "l", file: !6, line: 3, column: 5, isArtificial: true, coroSuspendIdx: 1)
