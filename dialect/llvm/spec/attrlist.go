package spec

import . "github.com/gomlir/gomlir/ods"

// attrs are the attributes of the dialect.
var attrs = []*AttrDef{
	AddressSpaceAttr, CConvAttr, ComdatAttr, LinkageAttr, FramePointerKindAttr, MemoryEffectsAttr,
	VScaleRangeAttr, TargetFeaturesAttr, TargetAttr, UndefAttr, PoisonAttr, DSOLocalEquivalentAttr, BlockTagAttr,
	BlockAddressAttr, VecTypeHintAttr, ZeroAttr, TailCallKindAttr, WorkgroupAttributionAttr, DereferenceableAttr,
	UWTableKindAttr, IntegerOverflowFlagsAttr, FastmathFlagsAttr, AliasScopeDomainAttr, AliasScopeAttr,
	AccessGroupAttr, TBAARootAttr, TBAAMemberAttr, TBAATypeDescriptorAttr, TBAATagAttr, MMRATagAttr,
	DIExpressionElemAttr, DIExpressionAttr, DINullTypeAttr, DIBasicTypeAttr, DICompileUnitAttr,
	DICompositeTypeAttr, DIDerivedTypeAttr, DIFileAttr, DIGlobalVariableExpressionAttr, DIGlobalVariableAttr,
	DILexicalBlockAttr, DILexicalBlockFileAttr, DILocalVariableAttr, DISubprogramAttr, DIModuleAttr,
	DINamespaceAttr, DIImportedEntityAttr, DIAnnotationAttr, DISubrangeAttr, DICommonBlockAttr,
	DIGenericSubrangeAttr, DISubroutineTypeAttr, DILabelAttr, DIStringTypeAttr, LoopVectorizeAttr,
	LoopInterleaveAttr, LoopUnrollAttr, LoopUnrollAndJamAttr, LoopLICMAttr, LoopDistributeAttr, LoopPipelineAttr,
	LoopPeeledAttr, LoopUnswitchAttr, LoopAnnotationAttr, ModuleFlagAttr, ModuleFlagCGProfileEntryAttr,
	ModuleFlagProfileSummaryDetailedAttr, ModuleFlagProfileSummaryAttr, DependentLibrariesAttr,
}
