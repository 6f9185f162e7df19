; Debug info.

define void @f(i32 %0, ptr %1) !dbg !3 {
    #dbg_value(i32 %0, !6, !DIExpression(), !7)
    #dbg_declare(ptr %1, !6, !DIExpression(DW_OP_deref), !7)
  ret void, !dbg !7
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !1)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocalVariable(name: "v", scope: !3, file: !2, line: 2, type: !8)
!7 = !DILocation(line: 3, column: 4, scope: !3)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; // -----
; A label.
define void @f() !dbg !3 {
    #dbg_label(!6, !7)
  ret void, !dbg !7
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !1)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILabel(scope: !3, name: "l", file: !2, line: 2)
!7 = !DILocation(line: 3, column: 4, scope: !3)
; // -----
; What is said of a label.
define void @f() !dbg !3 {
    #dbg_label(!6, !7)
  ret void, !dbg !7
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !1)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILabel(scope: !3, name: "l", file: !2, line: 2, column: 5, isArtificial: true, coroSuspendIdx: 1)
; expected-warning@-1 {{does not hold column, isArtificial, coroSuspendIdx of a DILabel}}
!7 = !DILocation(line: 3, column: 4, scope: !3)
; // -----
; Records of other kinds, and about more than a value.
define void @f(i32 %0) !dbg !3 {
  %2 = alloca i32, align 4, !DIAssignID !9 ; expected-warning {{does not hold metadata !DIAssignID}}
    #dbg_assign(i32 %0, !6, !DIExpression(), !9, ptr %2, !DIExpression(), !7) ; expected-warning {{does not hold a debug record}}
  store i32 %0, ptr %2, align 4, !DIAssignID !9 ; expected-warning {{does not hold metadata !DIAssignID}}
    #dbg_value(!DIArgList(i32 %0, i32 %0), !6, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !7) ; expected-warning {{does not hold a debug record}}
    #dbg_value(!10, !6, !DIExpression(), !7) ; expected-warning {{does not hold a debug record}}
    #dbg_value(i32 poison, !6, !DIExpression(), !7) ; expected-warning {{does not hold the place of a debug record}}
    #dbg_value(i32 7, !6, !DIExpression(), !7) ; expected-warning {{does not hold the place of a debug record}}
    #dbg_value(i32 %0, !6, !DIExpression(DW_OP_plus_uconst, 3, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 16), !7)
    ; expected-warning@-1 {{does not hold the place of a debug record}}
    #dbg_declare_value(i32 %0, !6, !DIExpression(), !7) ; expected-warning {{does not hold a debug record}}
  ret void, !dbg !7
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !1)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocalVariable(name: "v", scope: !3, file: !2, line: 2, type: !8)
!7 = !DILocation(line: 3, column: 4, scope: !3)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = distinct !DIAssignID()
!10 = !{}
; // -----
; Inlined code, scopes in scopes, locations of the compiler's own.
define void @f() !dbg !3 {
  call void @f(), !dbg !6
  call void @f(), !dbg !7
  call void @f(), !dbg !8
  ret void, !dbg !9
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !1)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 3, column: 4, scope: !10, inlinedAt: !9)
!7 = !DILocation(line: 5, column: 1, scope: !11)
!8 = !DILocation(line: 6, column: 1, scope: !12)
!9 = !DILocation(line: 4, column: 1, scope: !3, isImplicitCode: true) ; expected-warning {{does not hold isImplicitCode of a DILocation}}
!10 = distinct !DISubprogram(name: "g", scope: !2, file: !2, line: 9, type: !4, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !1)
!11 = distinct !DILexicalBlock(scope: !3, file: !2, line: 2, column: 3)
!12 = !DILexicalBlockFile(scope: !11, file: !2, discriminator: 2) ; expected-warning {{does not hold all of a DILexicalBlockFile}}
; // -----
; A location in the same distinct node as another.
define void @f() !dbg !3 {
  call void @f(), !dbg !6
  ret void, !dbg !7
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !1)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = distinct !DILocation(line: 3, column: 4, scope: !3) ; expected-warning {{does not hold all of a DILocation}}
!7 = !DILocation(line: 3, column: 4, scope: !3)
; // -----
; What compile units and files say.
define void @f() !dbg !3 {
  ret void
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "p", isOptimized: true, flags: "-x", runtimeVersion: 3, splitDebugFilename: "x.dwo", emissionKind: LineTablesOnly, enums: !6, dwoId: 77, splitDebugInlining: false, nameTableKind: GNU, sysroot: "/", sdk: "s", macros: !7)
; expected-warning@-1 {{does not hold flags, runtimeVersion, enums, macros, dwoId, splitDebugInlining, sysroot, sdk of a DICompileUnit}}
!2 = !DIFile(filename: "a.c", directory: "/", checksumkind: CSK_MD5, checksum: "d41d8cd98f00b204e9800998ecf8427e", source: "int x;")
; expected-warning@-1 {{does not hold checksumkind, checksum, source of a DIFile}}
!3 = distinct !DISubprogram(name: "f", linkageName: "g", scope: !2, file: !2, line: 1, type: !4, scopeLine: 3, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !1, templateParams: !10, declaration: !12, retainedNodes: !13, thrownTypes: !13, annotations: !14, targetFuncName: "t")
; expected-warning@-1 {{does not hold flags, templateParams, declaration, retainedNodes, thrownTypes, targetFuncName of a DISubprogram}}
!4 = !DISubroutineType(flags: DIFlagPrototyped, cc: DW_CC_normal, types: !5) ; expected-warning {{does not hold flags of a DISubroutineType}}
!5 = !{null}
!6 = !{}
!7 = !{!8}
!8 = !DIMacroFile(file: !2, nodes: !9)
!9 = !{!15}
!10 = !{!11}
!11 = !DITemplateTypeParameter(name: "T", type: !16)
!12 = !DISubprogram(name: "f", linkageName: "g", scope: !2, file: !2, line: 1, type: !4, spFlags: 0)
!13 = !{}
!14 = !{!17}
!15 = !DIMacro(type: DW_MACINFO_define, line: 1, name: "X", value: "1")
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !{!"a", !"b"}
; // -----
; Types.
@v = global i32 0, !dbg !20
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !21)
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64, align: 32, dwarfAddressSpace: 3)
!5 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !2, line: 4, size: 128, elements: !6)
!6 = !{!7, !8, !9, !10, !11, !12, !13}
!7 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !5, file: !2, line: 5, baseType: !4, size: 64)
; expected-warning@-1 {{does not hold scope, file, line of a DIDerivedType}}
!8 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !5, file: !2, line: 6, baseType: !3, size: 3, offset: 64, flags: DIFlagBitField, extraData: i64 64)
; expected-warning@-1 {{does not hold scope, file, line, flags, extraData of a DIDerivedType}}
!9 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !5, file: !2, line: 7, baseType: !14, size: 64, offset: 64)
; expected-warning@-1 {{does not hold scope, file, line of a DIDerivedType}}
!10 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !5, file: !2, line: 8, baseType: !16, size: 32, offset: 96)
; expected-warning@-1 {{does not hold scope, file, line of a DIDerivedType}}
!11 = !DIDerivedType(tag: DW_TAG_member, name: "e", scope: !5, file: !2, line: 9, baseType: !18, size: 32, offset: 96)
; expected-warning@-1 {{does not hold scope, file, line of a DIDerivedType}}
!12 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !5, file: !2, line: 9, baseType: !22, size: 64, offset: 96)
; expected-warning@-1 {{does not hold scope, file, line of a DIDerivedType}}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "g", scope: !5, file: !2, line: 9, baseType: !24, size: 64, offset: 96)
; expected-warning@-1 {{does not hold scope, file, line of a DIDerivedType}}
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, size: 64, elements: !15)
!15 = !{!26}
!16 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "k", file: !2, line: 10, baseType: !3, size: 32, elements: !17)
; expected-warning@-1 {{does not hold elements of a DICompositeType}}
!17 = !{!27, !28}
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "t", file: !2, line: 11, baseType: !19) ; expected-warning {{does not hold file, line of a DIDerivedType}}
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !3)
!20 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!21 = !{!20}
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DISubroutineType(types: !30)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!26 = !DISubrange(count: 2, lowerBound: 1)
!27 = !DIEnumerator(name: "k1", value: 1)
!28 = !DIEnumerator(name: "k2", value: -2)
!29 = distinct !DIGlobalVariable(name: "v", linkageName: "vv", scope: !1, file: !2, line: 12, type: !5, isLocal: false, isDefinition: true, align: 64)
; expected-warning@-1 {{does not hold linkageName of a DIGlobalVariable}}
!30 = !{!3, !4, null}
; // -----
; Types that the dialect has not, or not all of.
@v = global i32 0, !dbg !20
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !21, imports: !31)
; expected-warning@-1 {{does not hold globals, imports of a DICompileUnit}}
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = !DIBasicType(name: "int", size: 32, align: 8, encoding: DW_ATE_signed, num_extra_inhabitants: 2, flags: DIFlagBigEndian)
; expected-warning@-1 {{does not hold align, num_extra_inhabitants, flags of a DIBasicType}}
!4 = !DIFixedPointType(name: "fixed", size: 32, encoding: DW_ATE_signed_fixed, kind: Binary, factor: -4) ; expected-warning {{does not hold all of a DIFixedPointType}}
!5 = distinct !DICompositeType(tag: DW_TAG_variant_part, name: "s", file: !2, line: 4, size: 128, elements: !6, runtimeLang: DW_LANG_Swift, vtableHolder: !3, templateParams: !32, identifier: "_ZTS1s", discriminator: !7, annotations: !33)
; expected-warning@-1 {{does not hold runtimeLang, vtableHolder, templateParams, identifier, discriminator, annotations of a DICompositeType}}
!6 = !{!7, !8, !9, !10, !11}
!7 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !5, file: !2, line: 5, baseType: !4, size: 64, annotations: !33)
; expected-warning@-1 {{does not hold scope, file, line, annotations of a DIDerivedType}}
!8 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !3, size: 64, extraData: !5)
!9 = !DIDerivedType(tag: DW_TAG_LLVM_ptrauth_type, baseType: !3, ptrAuthKey: 2, ptrAuthIsAddressDiscriminated: true, ptrAuthExtraDiscriminator: 1234)
; expected-warning@-1 {{does not hold ptrAuthKey, ptrAuthIsAddressDiscriminated, ptrAuthExtraDiscriminator of a DIDerivedType}}
!10 = !DIStringType(name: "s", size: 32, encoding: DW_ATE_ASCII)
!11 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "k", file: !2, line: 10, baseType: !3, size: 32, flags: DIFlagEnumClass, elements: !17)
; expected-warning@-1 {{does not hold elements of a DICompositeType}}
!17 = !{!27, !28}
!20 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression(DW_OP_constu, 3, DW_OP_stack_value))
!21 = !{!20}
!27 = !DIEnumerator(name: "k1", value: 18446744073709551615, isUnsigned: true)
!28 = !DIEnumerator(name: "k2", value: 36893488147419103232)
!29 = distinct !DIGlobalVariable(name: "v", scope: !34, file: !2, line: 12, type: !5, isLocal: false, isDefinition: true, templateParams: !32, declaration: !7, annotations: !33)
; expected-warning@-1 {{does not hold declaration, templateParams, annotations of a DIGlobalVariable}}
!31 = !{!35}
!32 = !{!36, !37}
!33 = !{!38}
!34 = !DINamespace(name: "n", scope: !1, exportSymbols: true)
!35 = !DIImportedEntity(tag: DW_TAG_imported_declaration, name: "x", scope: !1, entity: !34, file: !2, line: 3, elements: !39)
!36 = !DITemplateTypeParameter(name: "T", type: !3, defaulted: true)
!37 = !DITemplateValueParameter(name: "N", type: !3, value: i32 7)
!38 = !{!"a", !"b"}
!39 = !{}
; // -----
; Fortran, Swift and Objective-C.
@v = global i32 0, !dbg !20
@w = global i32 0, !dbg !22
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_Fortran90, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !21, retainedTypes: !30)
; expected-warning@-1 {{does not hold retainedTypes of a DICompileUnit}}
!2 = !DIFile(filename: "a.f90", directory: "/")
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DIModule(scope: !1, name: "m", configMacros: "c", includePath: "i", apinotes: "n", file: !2, line: 3, isDecl: true)
!5 = !DICommonBlock(scope: !1, declaration: !29, name: "b", file: !2, line: 4)
!6 = !DICompositeType(tag: DW_TAG_array_type, baseType: !3, elements: !7, dataLocation: !DIExpression(DW_OP_push_object_address, DW_OP_deref), associated: !DIExpression(DW_OP_lit0), allocated: !DIExpression(DW_OP_constu, 1), rank: !DIExpression(DW_OP_constu, 2))
!7 = !{!8}
!8 = !DIGenericSubrange(lowerBound: !DIExpression(DW_OP_constu, 1), upperBound: !DIExpression(DW_OP_constu, 2), stride: !DIExpression(DW_OP_constu, 4))
!9 = !DIObjCProperty(name: "p", file: !2, line: 3, setter: "s", getter: "g", attributes: 7, type: !3)
!10 = !DISubrangeType(name: "r", file: !2, line: 3, size: 32, baseType: !3, lowerBound: i64 3, upperBound: i64 5)
!20 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!21 = !{!20, !22} ; expected-warning {{does not hold a metadata node}}
!22 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "w", scope: !5, file: !2, line: 12, type: !6, isLocal: false, isDefinition: true)
!29 = distinct !DIGlobalVariable(name: "v", scope: !4, file: !2, line: 12, type: !3, isLocal: false, isDefinition: true)
!30 = !{!10}
; // -----
; A static member, as C++ has it.
@_ZN1A1sE = global i32 0, !dbg !20
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !21)
!2 = !DIFile(filename: "a.cpp", directory: "/")
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "A", file: !2, line: 1, size: 8, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !5, identifier: "_ZTS1A")
!5 = !{!6}
!6 = !DIDerivedType(tag: DW_TAG_variable, name: "s", scope: !4, file: !2, line: 2, baseType: !3, flags: DIFlagPublic | DIFlagStaticMember)
!20 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!21 = !{!20}
!29 = distinct !DIGlobalVariable(name: "s", linkageName: "_ZN1A1sE", scope: !1, file: !2, line: 3, type: !3, isLocal: false, isDefinition: true, declaration: !6)
; expected-warning@-1 {{does not hold linkageName, declaration of a DIGlobalVariable}}
; // -----
; Local variables.
define void @f(i32 %0) !dbg !3 {
    #dbg_value(i32 %0, !6, !DIExpression(), !7)
    #dbg_value(i32 %0, !9, !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed), !7)
  ret void, !dbg !7
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DISubprogram(name: "f", scope: !2, file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !1, retainedNodes: !10)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocalVariable(name: "v", arg: 1, scope: !3, file: !2, line: 2, type: !8, flags: DIFlagArtificial | DIFlagObjectPointer, align: 32)
!7 = !DILocation(line: 3, column: 4, scope: !3)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DILocalVariable(name: "w", scope: !3, file: !2, line: 2, type: !8, annotations: !11) ; expected-warning {{does not hold annotations of a DILocalVariable}}
!10 = !{!6, !9}
!11 = !{!12}
!12 = !{!"a", !"b"}
; // -----
; A static member in the words of DWARF 4, as clang -g -gdwarf-4 has it.
@a = global i32 0, align 4, !dbg !13
@_ZN1A1sE = global i32 1, align 4, !dbg !0
!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!12}
!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "s", linkageName: "_ZN1A1sE", scope: !2, file: !3, line: 2, type: !8, isLocal: false, isDefinition: true, declaration: !7)
; expected-warning@-1 {{does not hold linkageName, declaration of a DIGlobalVariable}}
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4)
!3 = !DIFile(filename: "sm.cpp", directory: "/")
!4 = !{!0, !13}
!5 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "A", file: !3, line: 1, size: 32, flags: DIFlagTypePassByValue, elements: !6, identifier: "_ZTS1A")
; expected-warning@-1 {{does not hold identifier of a DICompositeType}}
!6 = !{!7, !9, !10}
!7 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !5, file: !3, line: 1, baseType: !8, flags: DIFlagStaticMember)
; expected-warning@-1 {{does not hold scope, file, line, flags of a DIDerivedType}}
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !5, file: !3, line: 1, baseType: !8, size: 32)
; expected-warning@-1 {{does not hold scope, file, line of a DIDerivedType}}
!10 = !DIDerivedType(tag: DW_TAG_member, name: "k", scope: !5, file: !3, line: 1, baseType: !11, flags: DIFlagStaticMember, extraData: i32 3)
; expected-warning@-1 {{does not hold scope, file, line, flags, extraData of a DIDerivedType}}
!11 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 2, type: !5, isLocal: false, isDefinition: true)
