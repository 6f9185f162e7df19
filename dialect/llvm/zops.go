// Code generated from the specification of dialect llvm. DO NOT EDIT.

package llvm

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// Dialect is the llvm dialect: LLVM IR.
var Dialect = &ir.Dialect{
	Name:             "llvm",
	Ops:              []*ir.OpDef{Add, Sub, Mul, UDiv, SDiv, URem, SRem, And, Or, XOr, Shl, LShr, AShr, ICmp, FCmp, FAdd, FSub, FMul, FDiv, FRem, FNeg, Bitcast, AddrSpaceCast, IntToPtr, PtrToInt, SExt, ZExt, Trunc, SIToFP, UIToFP, FPToSI, FPToUI, FPExt, FPTrunc, Alloca, GEP, Load, Store, AtomicRMW, AtomicCmpXchg, Fence, ExtractElement, ExtractValue, InsertElement, InsertValue, ShuffleVector, Select, Freeze, NoneToken, Undef, Poison, Zero, Constant, AddressOf, DSOLocalEquivalent, BlockAddress, BlockTag, Br, CondBr, Switch, IndirectBr, Return, Resume, Unreachable, LandingPad, Call, Invoke, CallIntrinsic, InlineAsm, VaArg, Func, Global, GlobalCtors, GlobalDtors, Alias, IFunc, ComdatSelector, Comdat, LinkerOptions, ModuleFlags, Abs, IsFPClass, CopySign, Exp, Exp2, Exp10, LoadExp, FractionExp, FAbs, FCeil, FFloor, FMA, FMulAdd, Log10, Log2, Log, Prefetch, RoundEven, Round, FTrunc, Sqrt, Pow, PowI, Rint, NearbyInt, LRound, LLRound, LRint, LLRint, BitReverse, ByteSwap, CountLeadingZeros, CountTrailingZeros, CtPop, FShl, FShr, MaxNum, MinNum, Maximum, Minimum, SMax, SMin, UMax, UMin, SCmp, UCmp, Sin, Cos, Tan, SinCos, ASin, ACos, ATan, ATan2, SinH, CosH, TanH, SAddWithOverflow, UAddWithOverflow, SSubWithOverflow, USubWithOverflow, SMulWithOverflow, UMulWithOverflow, SAddSat, UAddSat, SSubSat, USubSat, SShlSat, UShlSat, ConstrainedUIToFP, ConstrainedSIToFP, ConstrainedFPTrunc, ConstrainedFPExt, Memcpy, Memmove, MemcpyInline, Memset, MemsetInline, NoAliasScopeDecl, PtrMask, LifetimeStart, LifetimeEnd, InvariantStart, InvariantEnd, LaunderInvariantGroup, StripInvariantGroup, VaStart, VaCopy, VaEnd, StackSave, StackRestore, ThreadlocalAddress, Assume, SSACopy, IsConstant, Expect, ExpectWithProbability, Trap, DebugTrap, UBSanTrap, VarAnnotation, PtrAnnotation, Annotation, DbgDeclare, DbgValue, DbgLabel, CoroId, CoroBegin, CoroSize, CoroAlign, CoroSave, CoroSuspend, CoroEnd, CoroFree, CoroResume, CoroPromise, EHTypeIDFor, VectorReduceAdd, VectorReduceAnd, VectorReduceMul, VectorReduceOr, VectorReduceSMax, VectorReduceSMin, VectorReduceUMax, VectorReduceUMin, VectorReduceXor, VectorReduceFMax, VectorReduceFMin, VectorReduceFMaximum, VectorReduceFMinimum, VectorReduceFAdd, VectorReduceFMul, VScale, StepVector, VectorInsert, VectorExtract, VectorInterleave2, VectorDeinterleave2, MatrixColumnMajorLoad, MatrixColumnMajorStore, MatrixMultiply, MatrixTranspose, GetActiveLaneMask, MaskedLoad, MaskedStore, MaskedGather, MaskedScatter, MaskedExpandLoad, MaskedCompressStore, VPAdd, VPSub, VPMul, VPSDiv, VPUDiv, VPSRem, VPURem, VPAShr, VPLShr, VPShl, VPOr, VPAnd, VPXor, VPSMax, VPSMin, VPUMax, VPUMin, VPFAdd, VPFSub, VPFMul, VPFDiv, VPFRem, VPFNeg, VPFMulAdd, VPFMA, VPReduceAdd, VPReduceMul, VPReduceAnd, VPReduceOr, VPReduceXor, VPReduceSMax, VPReduceSMin, VPReduceUMax, VPReduceUMin, VPReduceFAdd, VPReduceFMul, VPReduceFMax, VPReduceFMin, VPSelect, VPMerge, VPLoad, VPStore, VPStridedLoad, VPStridedStore, VPTrunc, VPZExt, VPSExt, VPFPTrunc, VPFPExt, VPFPToUI, VPFPToSI, VPUIToFP, VPSIToFP, VPPtrToInt, VPIntToPtr, Metadata, AccessGroup, AliasScopeDomain, AliasScope},
	Types:            []*ir.TypeDef{VoidTypeDef, TokenTypeDef, LabelTypeDef, MetadataTypeDef, X86AMXTypeDef, X86MMXTypeDef, PPCFP128TypeDef, PointerTypeDef, ArrayTypeDef, VectorTypeDef, FunctionTypeDef, StructTypeDef, TargetExtTypeDef},
	Attrs:            []*ir.AttrDef{AddressSpaceAttrDef, CConvAttrDef, ComdatAttrDef, LinkageAttrDef, FramePointerKindAttrDef, MemoryEffectsAttrDef, VScaleRangeAttrDef, TargetFeaturesAttrDef, TargetAttrDef, UndefAttrDef, PoisonAttrDef, DSOLocalEquivalentAttrDef, BlockTagAttrDef, BlockAddressAttrDef, VecTypeHintAttrDef, ZeroAttrDef, TailCallKindAttrDef, WorkgroupAttributionAttrDef, DereferenceableAttrDef, UWTableKindAttrDef, IntegerOverflowFlagsAttrDef, FastmathFlagsAttrDef, AliasScopeDomainAttrDef, AliasScopeAttrDef, AccessGroupAttrDef, TBAARootAttrDef, TBAAMemberAttrDef, TBAATypeDescriptorAttrDef, TBAATagAttrDef, MMRATagAttrDef, DIExpressionElemAttrDef, DIExpressionAttrDef, DINullTypeAttrDef, DIBasicTypeAttrDef, DICompileUnitAttrDef, DICompositeTypeAttrDef, DIDerivedTypeAttrDef, DIFileAttrDef, DIGlobalVariableExpressionAttrDef, DIGlobalVariableAttrDef, DILexicalBlockAttrDef, DILexicalBlockFileAttrDef, DILocalVariableAttrDef, DISubprogramAttrDef, DIModuleAttrDef, DINamespaceAttrDef, DIImportedEntityAttrDef, DIAnnotationAttrDef, DISubrangeAttrDef, DICommonBlockAttrDef, DIGenericSubrangeAttrDef, DISubroutineTypeAttrDef, DILabelAttrDef, DIStringTypeAttrDef, LoopVectorizeAttrDef, LoopInterleaveAttrDef, LoopUnrollAttrDef, LoopUnrollAndJamAttrDef, LoopLICMAttrDef, LoopDistributeAttrDef, LoopPipelineAttrDef, LoopPeeledAttrDef, LoopUnswitchAttrDef, LoopAnnotationAttrDef, ModuleFlagAttrDef, ModuleFlagCGProfileEntryAttrDef, ModuleFlagProfileSummaryDetailedAttrDef, ModuleFlagProfileSummaryAttrDef, DependentLibrariesAttrDef, ConstantRangeAttrDef, LoopOptionsAttrDef},
	FormerOps:        []*ir.OpDef{memcpyTyped, memcpyInlineTyped, memmoveTyped, memsetTyped, prefetchTyped, ctlzTyped, cttzTyped, coroEndTyped},
	VerifyOpAttr:     verifyOpAttr,
	VerifyArgAttr:    verifyArgAttr,
	VerifyResultAttr: verifyResultAttr,
	Interfaces:       []ir.Implementation{asm.TypeParserInterface.Is(dialectSyntax{}), asm.EarlierFormsInterface.Is(&typedForms)},
}

// AsmDialect is an enumeration: ATT (0) or Intel (1) asm dialect.
type AsmDialect uint64

// The cases of AsmDialect.
const (
	AsmDialectADATT   AsmDialect = 0
	AsmDialectADIntel AsmDialect = 1
)

// AsmDialectEnum is the texts of the cases of AsmDialect.
var AsmDialectEnum = asm.Enum{
	Summary: "ATT (0) or Intel (1) asm dialect",
	Cpp:     "::mlir::LLVM::AsmDialect",
	Bits:    64,
	Cases: []asm.EnumCase{
		{Text: "att", Value: 0},
		{Text: "intel", Value: 1},
	},
}

// IsAsmDialect is the constraint to be an integer that stands for a AsmDialect.
var IsAsmDialect = asm.EnumConstraint(&AsmDialectEnum)

// String is the text of the case, as it is printed.
func (v AsmDialect) String() string { return AsmDialectEnum.String(uint64(v)) }

// ParseAsmDialect returns the case with a text.
func ParseAsmDialect(text string) (AsmDialect, bool) {
	v, ok := AsmDialectEnum.Lookup(text)
	return AsmDialect(v), ok
}

// AtomicBinOp is an enumeration: llvm.atomicrmw binary operations.
type AtomicBinOp uint64

// The cases of AtomicBinOp.
const (
	AtomicBinOpXchg     AtomicBinOp = 0
	AtomicBinOpAdd      AtomicBinOp = 1
	AtomicBinOpSub      AtomicBinOp = 2
	AtomicBinOpAnd      AtomicBinOp = 3
	AtomicBinOpNand     AtomicBinOp = 4
	AtomicBinOpOr       AtomicBinOp = 5
	AtomicBinOpXor      AtomicBinOp = 6
	AtomicBinOpMax      AtomicBinOp = 7
	AtomicBinOpMin      AtomicBinOp = 8
	AtomicBinOpUmax     AtomicBinOp = 9
	AtomicBinOpUmin     AtomicBinOp = 10
	AtomicBinOpFadd     AtomicBinOp = 11
	AtomicBinOpFsub     AtomicBinOp = 12
	AtomicBinOpFmax     AtomicBinOp = 13
	AtomicBinOpFmin     AtomicBinOp = 14
	AtomicBinOpUincWrap AtomicBinOp = 15
	AtomicBinOpUdecWrap AtomicBinOp = 16
	AtomicBinOpUsubCond AtomicBinOp = 17
	AtomicBinOpUsubSat  AtomicBinOp = 18
	AtomicBinOpFmaximum AtomicBinOp = 19
	AtomicBinOpFminimum AtomicBinOp = 20
)

// AtomicBinOpEnum is the texts of the cases of AtomicBinOp.
var AtomicBinOpEnum = asm.Enum{
	Summary: "llvm.atomicrmw binary operations",
	Cpp:     "::mlir::LLVM::AtomicBinOp",
	Bits:    64,
	Cases: []asm.EnumCase{
		{Text: "xchg", Value: 0},
		{Text: "add", Value: 1},
		{Text: "sub", Value: 2},
		{Text: "_and", Value: 3},
		{Text: "nand", Value: 4},
		{Text: "_or", Value: 5},
		{Text: "_xor", Value: 6},
		{Text: "max", Value: 7},
		{Text: "min", Value: 8},
		{Text: "umax", Value: 9},
		{Text: "umin", Value: 10},
		{Text: "fadd", Value: 11},
		{Text: "fsub", Value: 12},
		{Text: "fmax", Value: 13},
		{Text: "fmin", Value: 14},
		{Text: "uinc_wrap", Value: 15},
		{Text: "udec_wrap", Value: 16},
		{Text: "usub_cond", Value: 17},
		{Text: "usub_sat", Value: 18},
		{Text: "fmaximum", Value: 19},
		{Text: "fminimum", Value: 20},
	},
}

// IsAtomicBinOp is the constraint to be an integer that stands for a AtomicBinOp.
var IsAtomicBinOp = asm.EnumConstraint(&AtomicBinOpEnum)

// String is the text of the case, as it is printed.
func (v AtomicBinOp) String() string { return AtomicBinOpEnum.String(uint64(v)) }

// ParseAtomicBinOp returns the case with a text.
func ParseAtomicBinOp(text string) (AtomicBinOp, bool) {
	v, ok := AtomicBinOpEnum.Lookup(text)
	return AtomicBinOp(v), ok
}

// AtomicOrdering is an enumeration: Atomic ordering for LLVM's memory model.
type AtomicOrdering uint64

// The cases of AtomicOrdering.
const (
	AtomicOrderingNotAtomic AtomicOrdering = 0
	AtomicOrderingUnordered AtomicOrdering = 1
	AtomicOrderingMonotonic AtomicOrdering = 2
	AtomicOrderingAcquire   AtomicOrdering = 4
	AtomicOrderingRelease   AtomicOrdering = 5
	AtomicOrderingAcqRel    AtomicOrdering = 6
	AtomicOrderingSeqCst    AtomicOrdering = 7
)

// AtomicOrderingEnum is the texts of the cases of AtomicOrdering.
var AtomicOrderingEnum = asm.Enum{
	Summary: "Atomic ordering for LLVM's memory model",
	Cpp:     "::mlir::LLVM::AtomicOrdering",
	Bits:    64,
	Cases: []asm.EnumCase{
		{Text: "not_atomic", Value: 0},
		{Text: "unordered", Value: 1},
		{Text: "monotonic", Value: 2},
		{Text: "acquire", Value: 4},
		{Text: "release", Value: 5},
		{Text: "acq_rel", Value: 6},
		{Text: "seq_cst", Value: 7},
	},
}

// IsAtomicOrdering is the constraint to be an integer that stands for a AtomicOrdering.
var IsAtomicOrdering = asm.EnumConstraint(&AtomicOrderingEnum)

// String is the text of the case, as it is printed.
func (v AtomicOrdering) String() string { return AtomicOrderingEnum.String(uint64(v)) }

// ParseAtomicOrdering returns the case with a text.
func ParseAtomicOrdering(text string) (AtomicOrdering, bool) {
	v, ok := AtomicOrderingEnum.Lookup(text)
	return AtomicOrdering(v), ok
}

// CConv is an enumeration: Calling Conventions.
type CConv uint64

// The cases of CConv.
const (
	CConvC                    CConv = 0
	CConvFast                 CConv = 8
	CConvCold                 CConv = 9
	CConvGHC                  CConv = 10
	CConvHiPE                 CConv = 11
	CConvAnyReg               CConv = 13
	CConvPreserveMost         CConv = 14
	CConvPreserveAll          CConv = 15
	CConvSwift                CConv = 16
	CConvCXXFASTTLS           CConv = 17
	CConvTail                 CConv = 18
	CConvCFGuardCheck         CConv = 19
	CConvSwiftTail            CConv = 20
	CConvX86StdCall           CConv = 64
	CConvX86FastCall          CConv = 65
	CConvARMAPCS              CConv = 66
	CConvARMAAPCS             CConv = 67
	CConvARMAAPCSVFP          CConv = 68
	CConvMSP430INTR           CConv = 69
	CConvX86ThisCall          CConv = 70
	CConvPTXKernel            CConv = 71
	CConvPTXDevice            CConv = 72
	CConvSPIRFUNC             CConv = 75
	CConvSPIRKERNEL           CConv = 76
	CConvIntelOCLBI           CConv = 77
	CConvX8664SysV            CConv = 78
	CConvWin64                CConv = 79
	CConvX86VectorCall        CConv = 80
	CConvDUMMYHHVM            CConv = 81
	CConvDUMMYHHVMC           CConv = 82
	CConvX86INTR              CConv = 83
	CConvAVRINTR              CConv = 84
	CConvAVRBUILTIN           CConv = 86
	CConvAMDGPUVS             CConv = 87
	CConvAMDGPUGS             CConv = 88
	CConvAMDGPUCS             CConv = 90
	CConvAMDGPUKERNEL         CConv = 91
	CConvX86RegCall           CConv = 92
	CConvAMDGPUHS             CConv = 93
	CConvMSP430BUILTIN        CConv = 94
	CConvAMDGPULS             CConv = 95
	CConvAMDGPUES             CConv = 96
	CConvAArch64VectorCall    CConv = 97
	CConvAArch64SVEVectorCall CConv = 98
	CConvWASMEmscriptenInvoke CConv = 99
	CConvAMDGPUGfx            CConv = 100
	CConvM68kINTR             CConv = 101
)

// CConvEnum is the texts of the cases of CConv.
var CConvEnum = asm.Enum{
	Summary: "Calling Conventions",
	Cpp:     "::mlir::LLVM::cconv::CConv",
	Bits:    64,
	Cases: []asm.EnumCase{
		{Text: "ccc", Value: 0},
		{Text: "fastcc", Value: 8},
		{Text: "coldcc", Value: 9},
		{Text: "cc_10", Value: 10},
		{Text: "cc_11", Value: 11},
		{Text: "anyregcc", Value: 13},
		{Text: "preserve_mostcc", Value: 14},
		{Text: "preserve_allcc", Value: 15},
		{Text: "swiftcc", Value: 16},
		{Text: "cxx_fast_tlscc", Value: 17},
		{Text: "tailcc", Value: 18},
		{Text: "cfguard_checkcc", Value: 19},
		{Text: "swifttailcc", Value: 20},
		{Text: "x86_stdcallcc", Value: 64},
		{Text: "x86_fastcallcc", Value: 65},
		{Text: "arm_apcscc", Value: 66},
		{Text: "arm_aapcscc", Value: 67},
		{Text: "arm_aapcs_vfpcc", Value: 68},
		{Text: "msp430_intrcc", Value: 69},
		{Text: "x86_thiscallcc", Value: 70},
		{Text: "ptx_kernelcc", Value: 71},
		{Text: "ptx_devicecc", Value: 72},
		{Text: "spir_funccc", Value: 75},
		{Text: "spir_kernelcc", Value: 76},
		{Text: "intel_ocl_bicc", Value: 77},
		{Text: "x86_64_sysvcc", Value: 78},
		{Text: "win64cc", Value: 79},
		{Text: "x86_vectorcallcc", Value: 80},
		{Text: "hhvmcc", Value: 81},
		{Text: "hhvm_ccc", Value: 82},
		{Text: "x86_intrcc", Value: 83},
		{Text: "avr_intrcc", Value: 84},
		{Text: "avr_builtincc", Value: 86},
		{Text: "amdgpu_vscc", Value: 87},
		{Text: "amdgpu_gscc", Value: 88},
		{Text: "amdgpu_cscc", Value: 90},
		{Text: "amdgpu_kernelcc", Value: 91},
		{Text: "x86_regcallcc", Value: 92},
		{Text: "amdgpu_hscc", Value: 93},
		{Text: "msp430_builtincc", Value: 94},
		{Text: "amdgpu_lscc", Value: 95},
		{Text: "amdgpu_escc", Value: 96},
		{Text: "aarch64_vectorcallcc", Value: 97},
		{Text: "aarch64_sve_vectorcallcc", Value: 98},
		{Text: "wasm_emscripten_invokecc", Value: 99},
		{Text: "amdgpu_gfxcc", Value: 100},
		{Text: "m68k_intrcc", Value: 101},
	},
}

// IsCConv is the constraint to be an integer that stands for a CConv.
var IsCConv = asm.EnumConstraint(&CConvEnum)

// String is the text of the case, as it is printed.
func (v CConv) String() string { return CConvEnum.String(uint64(v)) }

// ParseCConv returns the case with a text.
func ParseCConv(text string) (CConv, bool) {
	v, ok := CConvEnum.Lookup(text)
	return CConv(v), ok
}

// TailCallKind is an enumeration: Tail Call Kind.
type TailCallKind uint64

// The cases of TailCallKind.
const (
	TailCallKindNone     TailCallKind = 0
	TailCallKindNoTail   TailCallKind = 3
	TailCallKindMustTail TailCallKind = 2
	TailCallKindTail     TailCallKind = 1
)

// TailCallKindEnum is the texts of the cases of TailCallKind.
var TailCallKindEnum = asm.Enum{
	Summary: "Tail Call Kind",
	Cpp:     "::mlir::LLVM::tailcallkind::TailCallKind",
	Bits:    64,
	Cases: []asm.EnumCase{
		{Text: "none", Value: 0},
		{Text: "notail", Value: 3},
		{Text: "musttail", Value: 2},
		{Text: "tail", Value: 1},
	},
}

// IsTailCallKind is the constraint to be an integer that stands for a TailCallKind.
var IsTailCallKind = asm.EnumConstraint(&TailCallKindEnum)

// String is the text of the case, as it is printed.
func (v TailCallKind) String() string { return TailCallKindEnum.String(uint64(v)) }

// ParseTailCallKind returns the case with a text.
func ParseTailCallKind(text string) (TailCallKind, bool) {
	v, ok := TailCallKindEnum.Lookup(text)
	return TailCallKind(v), ok
}

// DIEmissionKind is an enumeration: LLVM debug emission kind.
type DIEmissionKind uint64

// The cases of DIEmissionKind.
const (
	DIEmissionKindNone                DIEmissionKind = 0
	DIEmissionKindFull                DIEmissionKind = 1
	DIEmissionKindLineTablesOnly      DIEmissionKind = 2
	DIEmissionKindDebugDirectivesOnly DIEmissionKind = 3
)

// DIEmissionKindEnum is the texts of the cases of DIEmissionKind.
var DIEmissionKindEnum = asm.Enum{
	Summary: "LLVM debug emission kind",
	Cpp:     "::mlir::LLVM::DIEmissionKind",
	Bits:    64,
	Cases: []asm.EnumCase{
		{Text: "None", Value: 0},
		{Text: "Full", Value: 1},
		{Text: "LineTablesOnly", Value: 2},
		{Text: "DebugDirectivesOnly", Value: 3},
	},
}

// IsDIEmissionKind is the constraint to be an integer that stands for a DIEmissionKind.
var IsDIEmissionKind = asm.EnumConstraint(&DIEmissionKindEnum)

// String is the text of the case, as it is printed.
func (v DIEmissionKind) String() string { return DIEmissionKindEnum.String(uint64(v)) }

// ParseDIEmissionKind returns the case with a text.
func ParseDIEmissionKind(text string) (DIEmissionKind, bool) {
	v, ok := DIEmissionKindEnum.Lookup(text)
	return DIEmissionKind(v), ok
}

// DIFlags is an enumeration: LLVM DI flags.
type DIFlags uint32

// The cases of DIFlags.
const (
	DIFlagsZero                DIFlags = 0
	DIFlagsBit0                DIFlags = 1
	DIFlagsBit1                DIFlags = 2
	DIFlagsPrivate             DIFlags = 1
	DIFlagsProtected           DIFlags = 2
	DIFlagsPublic              DIFlags = 3
	DIFlagsFwdDecl             DIFlags = 4
	DIFlagsAppleBlock          DIFlags = 8
	DIFlagsReservedBit4        DIFlags = 16
	DIFlagsVirtual             DIFlags = 32
	DIFlagsArtificial          DIFlags = 64
	DIFlagsExplicit            DIFlags = 128
	DIFlagsPrototyped          DIFlags = 256
	DIFlagsObjcClassComplete   DIFlags = 512
	DIFlagsObjectPointer       DIFlags = 1024
	DIFlagsVector              DIFlags = 2048
	DIFlagsStaticMember        DIFlags = 4096
	DIFlagsLValueReference     DIFlags = 8192
	DIFlagsRValueReference     DIFlags = 16384
	DIFlagsExportSymbols       DIFlags = 32768
	DIFlagsSingleInheritance   DIFlags = 65536
	DIFlagsMultipleInheritance DIFlags = 65536
	DIFlagsVirtualInheritance  DIFlags = 65536
	DIFlagsIntroducedVirtual   DIFlags = 262144
	DIFlagsBitField            DIFlags = 524288
	DIFlagsNoReturn            DIFlags = 1048576
	DIFlagsTypePassByValue     DIFlags = 4194304
	DIFlagsTypePassByReference DIFlags = 8388608
	DIFlagsEnumClass           DIFlags = 16777216
	DIFlagsThunk               DIFlags = 33554432
	DIFlagsNonTrivial          DIFlags = 67108864
	DIFlagsBigEndian           DIFlags = 134217728
	DIFlagsLittleEndian        DIFlags = 268435456
	DIFlagsAllCallsDescribed   DIFlags = 536870912
)

// DIFlagsEnum is the texts of the cases of DIFlags.
var DIFlagsEnum = asm.Enum{
	Summary:   "LLVM DI flags",
	Cpp:       "::mlir::LLVM::DIFlags",
	Bits:      32,
	Flags:     true,
	Separator: "|",
	Unquoted:  false,
	Groups:    true,
	Cases: []asm.EnumCase{
		{Text: "Zero", Value: 0},
		{Text: "Bit0", Value: 1},
		{Text: "Bit1", Value: 2},
		{Text: "Private", Value: 1, Group: true},
		{Text: "Protected", Value: 2, Group: true},
		{Text: "Public", Value: 3, Group: true},
		{Text: "FwdDecl", Value: 4},
		{Text: "AppleBlock", Value: 8},
		{Text: "ReservedBit4", Value: 16},
		{Text: "Virtual", Value: 32},
		{Text: "Artificial", Value: 64},
		{Text: "Explicit", Value: 128},
		{Text: "Prototyped", Value: 256},
		{Text: "ObjcClassComplete", Value: 512},
		{Text: "ObjectPointer", Value: 1024},
		{Text: "Vector", Value: 2048},
		{Text: "StaticMember", Value: 4096},
		{Text: "LValueReference", Value: 8192},
		{Text: "RValueReference", Value: 16384},
		{Text: "ExportSymbols", Value: 32768},
		{Text: "SingleInheritance", Value: 65536},
		{Text: "MultipleInheritance", Value: 65536},
		{Text: "VirtualInheritance", Value: 65536},
		{Text: "IntroducedVirtual", Value: 262144},
		{Text: "BitField", Value: 524288},
		{Text: "NoReturn", Value: 1048576},
		{Text: "TypePassByValue", Value: 4194304},
		{Text: "TypePassByReference", Value: 8388608},
		{Text: "EnumClass", Value: 16777216},
		{Text: "Thunk", Value: 33554432},
		{Text: "NonTrivial", Value: 67108864},
		{Text: "BigEndian", Value: 134217728},
		{Text: "LittleEndian", Value: 268435456},
		{Text: "AllCallsDescribed", Value: 536870912},
	},
}

// IsDIFlags is the constraint to be an integer that stands for a DIFlags.
var IsDIFlags = asm.EnumConstraint(&DIFlagsEnum)

// String is the text of the case, as it is printed.
func (v DIFlags) String() string { return DIFlagsEnum.String(uint64(v)) }

// ParseDIFlags returns the case with a text.
func ParseDIFlags(text string) (DIFlags, bool) {
	v, ok := DIFlagsEnum.Lookup(text)
	return DIFlags(v), ok
}

// DINameTableKind is an enumeration: LLVM debug name table kind.
type DINameTableKind uint64

// The cases of DINameTableKind.
const (
	DINameTableKindDefault DINameTableKind = 0
	DINameTableKindGNU     DINameTableKind = 1
	DINameTableKindNone    DINameTableKind = 2
	DINameTableKindApple   DINameTableKind = 3
)

// DINameTableKindEnum is the texts of the cases of DINameTableKind.
var DINameTableKindEnum = asm.Enum{
	Summary: "LLVM debug name table kind",
	Cpp:     "::mlir::LLVM::DINameTableKind",
	Bits:    64,
	Cases: []asm.EnumCase{
		{Text: "Default", Value: 0},
		{Text: "GNU", Value: 1},
		{Text: "None", Value: 2},
		{Text: "Apple", Value: 3},
	},
}

// IsDINameTableKind is the constraint to be an integer that stands for a DINameTableKind.
var IsDINameTableKind = asm.EnumConstraint(&DINameTableKindEnum)

// String is the text of the case, as it is printed.
func (v DINameTableKind) String() string { return DINameTableKindEnum.String(uint64(v)) }

// ParseDINameTableKind returns the case with a text.
func ParseDINameTableKind(text string) (DINameTableKind, bool) {
	v, ok := DINameTableKindEnum.Lookup(text)
	return DINameTableKind(v), ok
}

// DISubprogramFlags is an enumeration: LLVM DISubprogram flags.
type DISubprogramFlags uint32

// The cases of DISubprogramFlags.
const (
	DISubprogramFlagsVirtual        DISubprogramFlags = 1
	DISubprogramFlagsPureVirtual    DISubprogramFlags = 2
	DISubprogramFlagsLocalToUnit    DISubprogramFlags = 4
	DISubprogramFlagsDefinition     DISubprogramFlags = 8
	DISubprogramFlagsOptimized      DISubprogramFlags = 16
	DISubprogramFlagsPure           DISubprogramFlags = 32
	DISubprogramFlagsElemental      DISubprogramFlags = 64
	DISubprogramFlagsRecursive      DISubprogramFlags = 128
	DISubprogramFlagsMainSubprogram DISubprogramFlags = 256
	DISubprogramFlagsDeleted        DISubprogramFlags = 512
	DISubprogramFlagsObjCDirect     DISubprogramFlags = 2048
)

// DISubprogramFlagsEnum is the texts of the cases of DISubprogramFlags.
var DISubprogramFlagsEnum = asm.Enum{
	Summary:   "LLVM DISubprogram flags",
	Cpp:       "::mlir::LLVM::DISubprogramFlags",
	Bits:      32,
	Flags:     true,
	Separator: "|",
	Unquoted:  false,
	Groups:    true,
	Cases: []asm.EnumCase{
		{Text: "Virtual", Value: 1},
		{Text: "PureVirtual", Value: 2},
		{Text: "LocalToUnit", Value: 4},
		{Text: "Definition", Value: 8},
		{Text: "Optimized", Value: 16},
		{Text: "Pure", Value: 32},
		{Text: "Elemental", Value: 64},
		{Text: "Recursive", Value: 128},
		{Text: "MainSubprogram", Value: 256},
		{Text: "Deleted", Value: 512},
		{Text: "ObjCDirect", Value: 2048},
	},
}

// IsDISubprogramFlags is the constraint to be an integer that stands for a DISubprogramFlags.
var IsDISubprogramFlags = asm.EnumConstraint(&DISubprogramFlagsEnum)

// String is the text of the case, as it is printed.
func (v DISubprogramFlags) String() string { return DISubprogramFlagsEnum.String(uint64(v)) }

// ParseDISubprogramFlags returns the case with a text.
func ParseDISubprogramFlags(text string) (DISubprogramFlags, bool) {
	v, ok := DISubprogramFlagsEnum.Lookup(text)
	return DISubprogramFlags(v), ok
}

// IntegerOverflowFlags is an enumeration: LLVM integer overflow flags.
type IntegerOverflowFlags uint32

// The cases of IntegerOverflowFlags.
const (
	IntegerOverflowFlagsNone IntegerOverflowFlags = 0
	IntegerOverflowFlagsNsw  IntegerOverflowFlags = 1
	IntegerOverflowFlagsNuw  IntegerOverflowFlags = 2
)

// IntegerOverflowFlagsEnum is the texts of the cases of IntegerOverflowFlags.
var IntegerOverflowFlagsEnum = asm.Enum{
	Summary:   "LLVM integer overflow flags",
	Cpp:       "::mlir::LLVM::IntegerOverflowFlags",
	Bits:      32,
	Flags:     true,
	Separator: ", ",
	Unquoted:  true,
	Groups:    true,
	Cases: []asm.EnumCase{
		{Text: "none", Value: 0},
		{Text: "nsw", Value: 1},
		{Text: "nuw", Value: 2},
	},
}

// IsIntegerOverflowFlags is the constraint to be an integer that stands for a IntegerOverflowFlags.
var IsIntegerOverflowFlags = asm.EnumConstraint(&IntegerOverflowFlagsEnum)

// String is the text of the case, as it is printed.
func (v IntegerOverflowFlags) String() string { return IntegerOverflowFlagsEnum.String(uint64(v)) }

// ParseIntegerOverflowFlags returns the case with a text.
func ParseIntegerOverflowFlags(text string) (IntegerOverflowFlags, bool) {
	v, ok := IntegerOverflowFlagsEnum.Lookup(text)
	return IntegerOverflowFlags(v), ok
}

// FastmathFlags is an enumeration: LLVM fastmath flags.
type FastmathFlags uint32

// The cases of FastmathFlags.
const (
	FastmathFlagsNone     FastmathFlags = 0
	FastmathFlagsNnan     FastmathFlags = 1
	FastmathFlagsNinf     FastmathFlags = 2
	FastmathFlagsNsz      FastmathFlags = 4
	FastmathFlagsArcp     FastmathFlags = 8
	FastmathFlagsContract FastmathFlags = 16
	FastmathFlagsAfn      FastmathFlags = 32
	FastmathFlagsReassoc  FastmathFlags = 64
	FastmathFlagsFast     FastmathFlags = 127
)

// FastmathFlagsEnum is the texts of the cases of FastmathFlags.
var FastmathFlagsEnum = asm.Enum{
	Summary:   "LLVM fastmath flags",
	Cpp:       "::mlir::LLVM::FastmathFlags",
	Bits:      32,
	Flags:     true,
	Separator: ", ",
	Unquoted:  false,
	Groups:    true,
	Empty:     true,
	Cases: []asm.EnumCase{
		{Text: "none", Value: 0},
		{Text: "nnan", Value: 1},
		{Text: "ninf", Value: 2},
		{Text: "nsz", Value: 4},
		{Text: "arcp", Value: 8},
		{Text: "contract", Value: 16},
		{Text: "afn", Value: 32},
		{Text: "reassoc", Value: 64},
		{Text: "fast", Value: 127, Group: true},
	},
}

// IsFastmathFlags is the constraint to be an integer that stands for a FastmathFlags.
var IsFastmathFlags = asm.EnumConstraint(&FastmathFlagsEnum)

// String is the text of the case, as it is printed.
func (v FastmathFlags) String() string { return FastmathFlagsEnum.String(uint64(v)) }

// ParseFastmathFlags returns the case with a text.
func ParseFastmathFlags(text string) (FastmathFlags, bool) {
	v, ok := FastmathFlagsEnum.Lookup(text)
	return FastmathFlags(v), ok
}

// FCmpPredicate is an enumeration: llvm.fcmp comparison predicate.
type FCmpPredicate uint64

// The cases of FCmpPredicate.
const (
	FCmpPredicateFalse FCmpPredicate = 0
	FCmpPredicateOeq   FCmpPredicate = 1
	FCmpPredicateOgt   FCmpPredicate = 2
	FCmpPredicateOge   FCmpPredicate = 3
	FCmpPredicateOlt   FCmpPredicate = 4
	FCmpPredicateOle   FCmpPredicate = 5
	FCmpPredicateOne   FCmpPredicate = 6
	FCmpPredicateOrd   FCmpPredicate = 7
	FCmpPredicateUeq   FCmpPredicate = 8
	FCmpPredicateUgt   FCmpPredicate = 9
	FCmpPredicateUge   FCmpPredicate = 10
	FCmpPredicateUlt   FCmpPredicate = 11
	FCmpPredicateUle   FCmpPredicate = 12
	FCmpPredicateUne   FCmpPredicate = 13
	FCmpPredicateUno   FCmpPredicate = 14
	FCmpPredicateTrue  FCmpPredicate = 15
)

// FCmpPredicateEnum is the texts of the cases of FCmpPredicate.
var FCmpPredicateEnum = asm.Enum{
	Summary: "llvm.fcmp comparison predicate",
	Cpp:     "::mlir::LLVM::FCmpPredicate",
	Bits:    64,
	Cases: []asm.EnumCase{
		{Text: "_false", Value: 0},
		{Text: "oeq", Value: 1},
		{Text: "ogt", Value: 2},
		{Text: "oge", Value: 3},
		{Text: "olt", Value: 4},
		{Text: "ole", Value: 5},
		{Text: "one", Value: 6},
		{Text: "ord", Value: 7},
		{Text: "ueq", Value: 8},
		{Text: "ugt", Value: 9},
		{Text: "uge", Value: 10},
		{Text: "ult", Value: 11},
		{Text: "ule", Value: 12},
		{Text: "une", Value: 13},
		{Text: "uno", Value: 14},
		{Text: "_true", Value: 15},
	},
}

// IsFCmpPredicate is the constraint to be an integer that stands for a FCmpPredicate.
var IsFCmpPredicate = asm.EnumConstraint(&FCmpPredicateEnum)

// String is the text of the case, as it is printed.
func (v FCmpPredicate) String() string { return FCmpPredicateEnum.String(uint64(v)) }

// ParseFCmpPredicate returns the case with a text.
func ParseFCmpPredicate(text string) (FCmpPredicate, bool) {
	v, ok := FCmpPredicateEnum.Lookup(text)
	return FCmpPredicate(v), ok
}

// ICmpPredicate is an enumeration: llvm.icmp comparison predicate.
type ICmpPredicate uint64

// The cases of ICmpPredicate.
const (
	ICmpPredicateEq  ICmpPredicate = 0
	ICmpPredicateNe  ICmpPredicate = 1
	ICmpPredicateSlt ICmpPredicate = 2
	ICmpPredicateSle ICmpPredicate = 3
	ICmpPredicateSgt ICmpPredicate = 4
	ICmpPredicateSge ICmpPredicate = 5
	ICmpPredicateUlt ICmpPredicate = 6
	ICmpPredicateUle ICmpPredicate = 7
	ICmpPredicateUgt ICmpPredicate = 8
	ICmpPredicateUge ICmpPredicate = 9
)

// ICmpPredicateEnum is the texts of the cases of ICmpPredicate.
var ICmpPredicateEnum = asm.Enum{
	Summary: "llvm.icmp comparison predicate",
	Cpp:     "::mlir::LLVM::ICmpPredicate",
	Bits:    64,
	Cases: []asm.EnumCase{
		{Text: "eq", Value: 0},
		{Text: "ne", Value: 1},
		{Text: "slt", Value: 2},
		{Text: "sle", Value: 3},
		{Text: "sgt", Value: 4},
		{Text: "sge", Value: 5},
		{Text: "ult", Value: 6},
		{Text: "ule", Value: 7},
		{Text: "ugt", Value: 8},
		{Text: "uge", Value: 9},
	},
}

// IsICmpPredicate is the constraint to be an integer that stands for a ICmpPredicate.
var IsICmpPredicate = asm.EnumConstraint(&ICmpPredicateEnum)

// String is the text of the case, as it is printed.
func (v ICmpPredicate) String() string { return ICmpPredicateEnum.String(uint64(v)) }

// ParseICmpPredicate returns the case with a text.
func ParseICmpPredicate(text string) (ICmpPredicate, bool) {
	v, ok := ICmpPredicateEnum.Lookup(text)
	return ICmpPredicate(v), ok
}

// Linkage is an enumeration: LLVM linkage types.
type Linkage uint64

// The cases of Linkage.
const (
	LinkageExternal            Linkage = 0
	LinkageAvailableExternally Linkage = 1
	LinkageLinkonce            Linkage = 2
	LinkageLinkonceODR         Linkage = 3
	LinkageWeak                Linkage = 4
	LinkageWeakODR             Linkage = 5
	LinkageAppending           Linkage = 6
	LinkageInternal            Linkage = 7
	LinkagePrivate             Linkage = 8
	LinkageExternWeak          Linkage = 9
	LinkageCommon              Linkage = 10
)

// LinkageEnum is the texts of the cases of Linkage.
var LinkageEnum = asm.Enum{
	Summary: "LLVM linkage types",
	Cpp:     "::mlir::LLVM::linkage::Linkage",
	Bits:    64,
	Cases: []asm.EnumCase{
		{Text: "external", Value: 0},
		{Text: "available_externally", Value: 1},
		{Text: "linkonce", Value: 2},
		{Text: "linkonce_odr", Value: 3},
		{Text: "weak", Value: 4},
		{Text: "weak_odr", Value: 5},
		{Text: "appending", Value: 6},
		{Text: "internal", Value: 7},
		{Text: "private", Value: 8},
		{Text: "extern_weak", Value: 9},
		{Text: "common", Value: 10},
	},
}

// IsLinkage is the constraint to be an integer that stands for a Linkage.
var IsLinkage = asm.EnumConstraint(&LinkageEnum)

// String is the text of the case, as it is printed.
func (v Linkage) String() string { return LinkageEnum.String(uint64(v)) }

// ParseLinkage returns the case with a text.
func ParseLinkage(text string) (Linkage, bool) {
	v, ok := LinkageEnum.Lookup(text)
	return Linkage(v), ok
}

// ComdatKind is an enumeration: LLVM Comdat Types.
type ComdatKind uint64

// The cases of ComdatKind.
const (
	ComdatAny           ComdatKind = 0
	ComdatExactMatch    ComdatKind = 1
	ComdatLargest       ComdatKind = 2
	ComdatNoDeduplicate ComdatKind = 3
	ComdatSameSize      ComdatKind = 4
)

// ComdatKindEnum is the texts of the cases of ComdatKind.
var ComdatKindEnum = asm.Enum{
	Summary: "LLVM Comdat Types",
	Cpp:     "::mlir::LLVM::comdat::Comdat",
	Bits:    64,
	Cases: []asm.EnumCase{
		{Text: "any", Value: 0},
		{Text: "exactmatch", Value: 1},
		{Text: "largest", Value: 2},
		{Text: "nodeduplicate", Value: 3},
		{Text: "samesize", Value: 4},
	},
}

// IsComdatKind is the constraint to be an integer that stands for a ComdatKind.
var IsComdatKind = asm.EnumConstraint(&ComdatKindEnum)

// String is the text of the case, as it is printed.
func (v ComdatKind) String() string { return ComdatKindEnum.String(uint64(v)) }

// ParseComdatKind returns the case with a text.
func ParseComdatKind(text string) (ComdatKind, bool) {
	v, ok := ComdatKindEnum.Lookup(text)
	return ComdatKind(v), ok
}

// UnnamedAddr is an enumeration: LLVM GlobalValue UnnamedAddr.
type UnnamedAddr uint64

// The cases of UnnamedAddr.
const (
	UnnamedAddrNone   UnnamedAddr = 0
	UnnamedAddrLocal  UnnamedAddr = 1
	UnnamedAddrGlobal UnnamedAddr = 2
)

// UnnamedAddrEnum is the texts of the cases of UnnamedAddr.
var UnnamedAddrEnum = asm.Enum{
	Summary: "LLVM GlobalValue UnnamedAddr",
	Cpp:     "::mlir::LLVM::UnnamedAddr",
	Bits:    64,
	Cases: []asm.EnumCase{
		{Text: "", Value: 0},
		{Text: "local_unnamed_addr", Value: 1},
		{Text: "unnamed_addr", Value: 2},
	},
}

// IsUnnamedAddr is the constraint to be an integer that stands for a UnnamedAddr.
var IsUnnamedAddr = asm.EnumConstraint(&UnnamedAddrEnum)

// String is the text of the case, as it is printed.
func (v UnnamedAddr) String() string { return UnnamedAddrEnum.String(uint64(v)) }

// ParseUnnamedAddr returns the case with a text.
func ParseUnnamedAddr(text string) (UnnamedAddr, bool) {
	v, ok := UnnamedAddrEnum.Lookup(text)
	return UnnamedAddr(v), ok
}

// Visibility is an enumeration: LLVM GlobalValue Visibility.
type Visibility uint64

// The cases of Visibility.
const (
	VisibilityDefault   Visibility = 0
	VisibilityHidden    Visibility = 1
	VisibilityProtected Visibility = 2
)

// VisibilityEnum is the texts of the cases of Visibility.
var VisibilityEnum = asm.Enum{
	Summary: "LLVM GlobalValue Visibility",
	Cpp:     "::mlir::LLVM::Visibility",
	Bits:    64,
	Cases: []asm.EnumCase{
		{Text: "", Value: 0},
		{Text: "hidden", Value: 1},
		{Text: "protected", Value: 2},
	},
}

// IsVisibility is the constraint to be an integer that stands for a Visibility.
var IsVisibility = asm.EnumConstraint(&VisibilityEnum)

// String is the text of the case, as it is printed.
func (v Visibility) String() string { return VisibilityEnum.String(uint64(v)) }

// ParseVisibility returns the case with a text.
func ParseVisibility(text string) (Visibility, bool) {
	v, ok := VisibilityEnum.Lookup(text)
	return Visibility(v), ok
}

// ModRefInfo is an enumeration: LLVM ModRefInfo.
type ModRefInfo uint64

// The cases of ModRefInfo.
const (
	ModRefInfoNoModRef ModRefInfo = 0
	ModRefInfoRef      ModRefInfo = 1
	ModRefInfoMod      ModRefInfo = 2
	ModRefInfoModRef   ModRefInfo = 3
)

// ModRefInfoEnum is the texts of the cases of ModRefInfo.
var ModRefInfoEnum = asm.Enum{
	Summary: "LLVM ModRefInfo",
	Cpp:     "::mlir::LLVM::ModRefInfo",
	Bits:    64,
	Cases: []asm.EnumCase{
		{Text: "none", Value: 0},
		{Text: "read", Value: 1},
		{Text: "write", Value: 2},
		{Text: "readwrite", Value: 3},
	},
}

// IsModRefInfo is the constraint to be an integer that stands for a ModRefInfo.
var IsModRefInfo = asm.EnumConstraint(&ModRefInfoEnum)

// String is the text of the case, as it is printed.
func (v ModRefInfo) String() string { return ModRefInfoEnum.String(uint64(v)) }

// ParseModRefInfo returns the case with a text.
func ParseModRefInfo(text string) (ModRefInfo, bool) {
	v, ok := ModRefInfoEnum.Lookup(text)
	return ModRefInfo(v), ok
}

// FramePointerKind is an enumeration: LLVM FramePointerKind.
type FramePointerKind uint64

// The cases of FramePointerKind.
const (
	FramePointerKindNone             FramePointerKind = 0
	FramePointerKindNonLeaf          FramePointerKind = 1
	FramePointerKindAll              FramePointerKind = 2
	FramePointerKindReserved         FramePointerKind = 3
	FramePointerKindNonLeafNoReserve FramePointerKind = 4
)

// FramePointerKindEnum is the texts of the cases of FramePointerKind.
var FramePointerKindEnum = asm.Enum{
	Summary: "LLVM FramePointerKind",
	Cpp:     "::mlir::LLVM::framePointerKind::FramePointerKind",
	Bits:    64,
	Cases: []asm.EnumCase{
		{Text: "none", Value: 0},
		{Text: "non-leaf", Value: 1},
		{Text: "all", Value: 2},
		{Text: "reserved", Value: 3},
		{Text: "non-leaf-no-reserve", Value: 4},
	},
}

// IsFramePointerKind is the constraint to be an integer that stands for a FramePointerKind.
var IsFramePointerKind = asm.EnumConstraint(&FramePointerKindEnum)

// String is the text of the case, as it is printed.
func (v FramePointerKind) String() string { return FramePointerKindEnum.String(uint64(v)) }

// ParseFramePointerKind returns the case with a text.
func ParseFramePointerKind(text string) (FramePointerKind, bool) {
	v, ok := FramePointerKindEnum.Lookup(text)
	return FramePointerKind(v), ok
}

// RoundingMode is an enumeration: LLVM Rounding Mode.
type RoundingMode uint64

// The cases of RoundingMode.
const (
	RoundingModeTowardZero        RoundingMode = 0
	RoundingModeNearestTiesToEven RoundingMode = 1
	RoundingModeTowardPositive    RoundingMode = 2
	RoundingModeTowardNegative    RoundingMode = 3
	RoundingModeNearestTiesToAway RoundingMode = 4
	RoundingModeDynamic           RoundingMode = 7
	RoundingModeInvalid           RoundingMode = 18446744073709551615
)

// RoundingModeEnum is the texts of the cases of RoundingMode.
var RoundingModeEnum = asm.Enum{
	Summary: "LLVM Rounding Mode",
	Cpp:     "::mlir::LLVM::RoundingMode",
	Bits:    64,
	Cases: []asm.EnumCase{
		{Text: "towardzero", Value: 0},
		{Text: "tonearest", Value: 1},
		{Text: "upward", Value: 2},
		{Text: "downward", Value: 3},
		{Text: "tonearestaway", Value: 4},
		{Text: "dynamic", Value: 7},
		{Text: "invalid", Value: 18446744073709551615},
	},
}

// IsRoundingMode is the constraint to be an integer that stands for a RoundingMode.
var IsRoundingMode = asm.EnumConstraint(&RoundingModeEnum)

// String is the text of the case, as it is printed.
func (v RoundingMode) String() string { return RoundingModeEnum.String(uint64(v)) }

// ParseRoundingMode returns the case with a text.
func ParseRoundingMode(text string) (RoundingMode, bool) {
	v, ok := RoundingModeEnum.Lookup(text)
	return RoundingMode(v), ok
}

// FPExceptionBehavior is an enumeration: LLVM Exception Behavior.
type FPExceptionBehavior uint64

// The cases of FPExceptionBehavior.
const (
	FPExceptionBehaviorIgnore  FPExceptionBehavior = 0
	FPExceptionBehaviorMayTrap FPExceptionBehavior = 1
	FPExceptionBehaviorStrict  FPExceptionBehavior = 2
)

// FPExceptionBehaviorEnum is the texts of the cases of FPExceptionBehavior.
var FPExceptionBehaviorEnum = asm.Enum{
	Summary: "LLVM Exception Behavior",
	Cpp:     "::mlir::LLVM::FPExceptionBehavior",
	Bits:    64,
	Cases: []asm.EnumCase{
		{Text: "ignore", Value: 0},
		{Text: "maytrap", Value: 1},
		{Text: "strict", Value: 2},
	},
}

// IsFPExceptionBehavior is the constraint to be an integer that stands for a FPExceptionBehavior.
var IsFPExceptionBehavior = asm.EnumConstraint(&FPExceptionBehaviorEnum)

// String is the text of the case, as it is printed.
func (v FPExceptionBehavior) String() string { return FPExceptionBehaviorEnum.String(uint64(v)) }

// ParseFPExceptionBehavior returns the case with a text.
func ParseFPExceptionBehavior(text string) (FPExceptionBehavior, bool) {
	v, ok := FPExceptionBehaviorEnum.Lookup(text)
	return FPExceptionBehavior(v), ok
}

// ModFlagBehavior is an enumeration: LLVM Module Flag Behavior.
type ModFlagBehavior uint64

// The cases of ModFlagBehavior.
const (
	ModFlagBehaviorError        ModFlagBehavior = 1
	ModFlagBehaviorWarning      ModFlagBehavior = 2
	ModFlagBehaviorRequire      ModFlagBehavior = 3
	ModFlagBehaviorOverride     ModFlagBehavior = 4
	ModFlagBehaviorAppend       ModFlagBehavior = 5
	ModFlagBehaviorAppendUnique ModFlagBehavior = 6
	ModFlagBehaviorMax          ModFlagBehavior = 7
	ModFlagBehaviorMin          ModFlagBehavior = 8
)

// ModFlagBehaviorEnum is the texts of the cases of ModFlagBehavior.
var ModFlagBehaviorEnum = asm.Enum{
	Summary: "LLVM Module Flag Behavior",
	Cpp:     "::mlir::LLVM::ModFlagBehavior",
	Bits:    64,
	Cases: []asm.EnumCase{
		{Text: "error", Value: 1},
		{Text: "warning", Value: 2},
		{Text: "require", Value: 3},
		{Text: "override", Value: 4},
		{Text: "append", Value: 5},
		{Text: "append_unique", Value: 6},
		{Text: "max", Value: 7},
		{Text: "min", Value: 8},
	},
}

// IsModFlagBehavior is the constraint to be an integer that stands for a ModFlagBehavior.
var IsModFlagBehavior = asm.EnumConstraint(&ModFlagBehaviorEnum)

// String is the text of the case, as it is printed.
func (v ModFlagBehavior) String() string { return ModFlagBehaviorEnum.String(uint64(v)) }

// ParseModFlagBehavior returns the case with a text.
func ParseModFlagBehavior(text string) (ModFlagBehavior, bool) {
	v, ok := ModFlagBehaviorEnum.Lookup(text)
	return ModFlagBehavior(v), ok
}

// ProfileSummaryFormatKind is an enumeration: LLVM ProfileSummary format kinds.
type ProfileSummaryFormatKind uint64

// The cases of ProfileSummaryFormatKind.
const (
	ProfileSummaryFormatKindSampleProfile ProfileSummaryFormatKind = 0
	ProfileSummaryFormatKindInstrProf     ProfileSummaryFormatKind = 1
	ProfileSummaryFormatKindCSInstrProf   ProfileSummaryFormatKind = 2
)

// ProfileSummaryFormatKindEnum is the texts of the cases of ProfileSummaryFormatKind.
var ProfileSummaryFormatKindEnum = asm.Enum{
	Summary: "LLVM ProfileSummary format kinds",
	Cpp:     "::mlir::LLVM::ProfileSummaryFormatKind",
	Bits:    64,
	Cases: []asm.EnumCase{
		{Text: "SampleProfile", Value: 0},
		{Text: "InstrProf", Value: 1},
		{Text: "CSInstrProf", Value: 2},
	},
}

// IsProfileSummaryFormatKind is the constraint to be an integer that stands for a ProfileSummaryFormatKind.
var IsProfileSummaryFormatKind = asm.EnumConstraint(&ProfileSummaryFormatKindEnum)

// String is the text of the case, as it is printed.
func (v ProfileSummaryFormatKind) String() string {
	return ProfileSummaryFormatKindEnum.String(uint64(v))
}

// ParseProfileSummaryFormatKind returns the case with a text.
func ParseProfileSummaryFormatKind(text string) (ProfileSummaryFormatKind, bool) {
	v, ok := ProfileSummaryFormatKindEnum.Lookup(text)
	return ProfileSummaryFormatKind(v), ok
}

// UWTableKind is an enumeration: LLVM Unwind Behavior.
type UWTableKind uint64

// The cases of UWTableKind.
const (
	UWTableKindNone  UWTableKind = 0
	UWTableKindSync  UWTableKind = 1
	UWTableKindAsync UWTableKind = 2
)

// UWTableKindEnum is the texts of the cases of UWTableKind.
var UWTableKindEnum = asm.Enum{
	Summary: "LLVM Unwind Behavior",
	Cpp:     "::mlir::LLVM::uwtable::UWTableKind",
	Bits:    64,
	Cases: []asm.EnumCase{
		{Text: "none", Value: 0},
		{Text: "sync", Value: 1},
		{Text: "async", Value: 2},
	},
}

// IsUWTableKind is the constraint to be an integer that stands for a UWTableKind.
var IsUWTableKind = asm.EnumConstraint(&UWTableKindEnum)

// String is the text of the case, as it is printed.
func (v UWTableKind) String() string { return UWTableKindEnum.String(uint64(v)) }

// ParseUWTableKind returns the case with a text.
func ParseUWTableKind(text string) (UWTableKind, bool) {
	v, ok := UWTableKindEnum.Lookup(text)
	return UWTableKind(v), ok
}

// GEPNoWrapFlags is an enumeration: ::mlir::LLVM::GEPNoWrapFlags.
type GEPNoWrapFlags uint32

// The cases of GEPNoWrapFlags.
const (
	GEPNoWrapFlagsNone         GEPNoWrapFlags = 0
	GEPNoWrapFlagsInboundsFlag GEPNoWrapFlags = 1
	GEPNoWrapFlagsNusw         GEPNoWrapFlags = 2
	GEPNoWrapFlagsNuw          GEPNoWrapFlags = 4
	GEPNoWrapFlagsInbounds     GEPNoWrapFlags = 3
)

// GEPNoWrapFlagsEnum is the texts of the cases of GEPNoWrapFlags.
var GEPNoWrapFlagsEnum = asm.Enum{
	Summary:   "::mlir::LLVM::GEPNoWrapFlags",
	Cpp:       "::mlir::LLVM::GEPNoWrapFlags",
	Bits:      32,
	Flags:     true,
	Separator: "|",
	Unquoted:  true,
	Groups:    true,
	Cases: []asm.EnumCase{
		{Text: "none", Value: 0},
		{Text: "inbounds_flag", Value: 1},
		{Text: "nusw", Value: 2},
		{Text: "nuw", Value: 4},
		{Text: "inbounds", Value: 3, Group: true},
	},
}

// IsGEPNoWrapFlags is the constraint to be an integer that stands for a GEPNoWrapFlags.
var IsGEPNoWrapFlags = asm.EnumConstraint(&GEPNoWrapFlagsEnum)

// String is the text of the case, as it is printed.
func (v GEPNoWrapFlags) String() string { return GEPNoWrapFlagsEnum.String(uint64(v)) }

// ParseGEPNoWrapFlags returns the case with a text.
func ParseGEPNoWrapFlags(text string) (GEPNoWrapFlags, bool) {
	v, ok := GEPNoWrapFlagsEnum.Lookup(text)
	return GEPNoWrapFlags(v), ok
}

// AddressSpaceAttr is #llvm.address_space: LLVM address space.
type AddressSpaceAttr struct {
	ir.AttrBase
	addressSpace uint32
}

// AddressSpaceAttrDef is the definition of AddressSpaceAttr.
var AddressSpaceAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "address_space",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxAddressSpaceAttr{})},
})

// IsAddressSpaceAttr is the constraint to be a AddressSpaceAttr.
var IsAddressSpaceAttr = &ir.AttrConstraint{Summary: "LLVM address space", Match: asm.IsAttr[*AddressSpaceAttr]}

// NewAddressSpaceAttr returns the attribute with the given parameters.
func NewAddressSpaceAttr(c *ir.Context, addressSpace uint32) *AddressSpaceAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(addressSpace))
	if v := c.LookupAttr(AddressSpaceAttrDef, k); v != nil {
		return v.(*AddressSpaceAttr)
	}
	return c.InternAttr(AddressSpaceAttrDef, k, &AddressSpaceAttr{addressSpace: addressSpace}).(*AddressSpaceAttr)
}

// AddressSpace is the parameter addressSpace.
func (v *AddressSpaceAttr) AddressSpace() uint32 { return v.addressSpace }

// syntaxAddressSpaceAttr parses and prints AddressSpaceAttr.
type syntaxAddressSpaceAttr struct{}

// ParseAttr reads what follows the mnemonic.
func (syntaxAddressSpaceAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var addressSpace uint32
	p.Want(asm.Less)
	if !p.Failed() {
		addressSpace = uint32(p.Uint(32))
		p.EndParam("LLVM_AddressSpaceAttr", "addressSpace", "unsigned")
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewAddressSpaceAttr(p.Context(), addressSpace)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxAddressSpaceAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*AddressSpaceAttr)
	p.Str("<")
	p.Uint(uint64(v.addressSpace))
	p.Str(">")
}

// CConvAttr is #llvm.cconv: calling convention.
type CConvAttr struct {
	ir.AttrBase
	callingConv CConv
}

// CConvAttrDef is the definition of CConvAttr.
var CConvAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "cconv",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxCConvAttr{})},
})

// IsCConvAttr is the constraint to be a CConvAttr.
var IsCConvAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*CConvAttr]}

// NewCConvAttr returns the attribute with the given parameters.
func NewCConvAttr(c *ir.Context, callingConv CConv) *CConvAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(callingConv))
	if v := c.LookupAttr(CConvAttrDef, k); v != nil {
		return v.(*CConvAttr)
	}
	return c.InternAttr(CConvAttrDef, k, &CConvAttr{callingConv: callingConv}).(*CConvAttr)
}

// CallingConv is the parameter CallingConv.
func (v *CConvAttr) CallingConv() CConv { return v.callingConv }

// syntaxCConvAttr parses and prints CConvAttr.
type syntaxCConvAttr struct{}

// ParseAttr reads what follows the mnemonic.
func (syntaxCConvAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var callingConv CConv
	p.Want(asm.Less)
	if !p.Failed() {
		callingConv = CConv(p.EnumValue(&CConvEnum))
		p.EndParam("CConvAttr", "CallingConv", "CConv")
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewCConvAttr(p.Context(), callingConv)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxCConvAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*CConvAttr)
	p.Str("<")
	p.EnumValue(&CConvEnum, uint64(v.callingConv))
	p.Str(">")
}

// ComdatAttr is #llvm.comdat: selection kind of a comdat.
type ComdatAttr struct {
	ir.AttrBase
	comdat ComdatKind
}

// ComdatAttrDef is the definition of ComdatAttr.
var ComdatAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "comdat",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxComdatAttr{})},
})

// IsComdatAttr is the constraint to be a ComdatAttr.
var IsComdatAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*ComdatAttr]}

// NewComdatAttr returns the attribute with the given parameters.
func NewComdatAttr(c *ir.Context, comdat ComdatKind) *ComdatAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(comdat))
	if v := c.LookupAttr(ComdatAttrDef, k); v != nil {
		return v.(*ComdatAttr)
	}
	return c.InternAttr(ComdatAttrDef, k, &ComdatAttr{comdat: comdat}).(*ComdatAttr)
}

// Comdat is the parameter comdat.
func (v *ComdatAttr) Comdat() ComdatKind { return v.comdat }

// syntaxComdatAttr parses and prints ComdatAttr.
type syntaxComdatAttr struct{}

// ParseAttr reads what follows the mnemonic.
func (syntaxComdatAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var comdat ComdatKind
	if !p.Failed() {
		comdat = ComdatKind(p.EnumValue(&ComdatKindEnum))
		p.EndParam("ComdatAttr", "comdat", "comdat::Comdat")
	}
	if p.Failed() {
		return p.BadAttr()
	}
	return NewComdatAttr(p.Context(), comdat)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxComdatAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*ComdatAttr)
	p.Byte(' ')
	p.EnumValue(&ComdatKindEnum, uint64(v.comdat))
}

// LinkageAttr is #llvm.linkage: linkage of a global.
type LinkageAttr struct {
	ir.AttrBase
	linkage Linkage
}

// LinkageAttrDef is the definition of LinkageAttr.
var LinkageAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "linkage",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxLinkageAttr{})},
})

// IsLinkageAttr is the constraint to be a LinkageAttr.
var IsLinkageAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*LinkageAttr]}

// NewLinkageAttr returns the attribute with the given parameters.
func NewLinkageAttr(c *ir.Context, linkage Linkage) *LinkageAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(linkage))
	if v := c.LookupAttr(LinkageAttrDef, k); v != nil {
		return v.(*LinkageAttr)
	}
	return c.InternAttr(LinkageAttrDef, k, &LinkageAttr{linkage: linkage}).(*LinkageAttr)
}

// Linkage is the parameter linkage.
func (v *LinkageAttr) Linkage() Linkage { return v.linkage }

// syntaxLinkageAttr parses and prints LinkageAttr.
type syntaxLinkageAttr struct{}

// ParseAttr reads what follows the mnemonic.
func (syntaxLinkageAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var linkage Linkage
	p.Want(asm.Less)
	if !p.Failed() {
		linkage = Linkage(p.EnumValue(&LinkageEnum))
		p.EndParam("LinkageAttr", "linkage", "linkage::Linkage")
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewLinkageAttr(p.Context(), linkage)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxLinkageAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*LinkageAttr)
	p.Str("<")
	p.EnumValue(&LinkageEnum, uint64(v.linkage))
	p.Str(">")
}

// FramePointerKindAttr is #llvm.framePointerKind: which functions keep a frame pointer.
type FramePointerKindAttr struct {
	ir.AttrBase
	framePointerKind FramePointerKind
}

// FramePointerKindAttrDef is the definition of FramePointerKindAttr.
var FramePointerKindAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "framePointerKind",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxFramePointerKindAttr{})},
})

// IsFramePointerKindAttr is the constraint to be a FramePointerKindAttr.
var IsFramePointerKindAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*FramePointerKindAttr]}

// NewFramePointerKindAttr returns the attribute with the given parameters.
func NewFramePointerKindAttr(c *ir.Context, framePointerKind FramePointerKind) *FramePointerKindAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(framePointerKind))
	if v := c.LookupAttr(FramePointerKindAttrDef, k); v != nil {
		return v.(*FramePointerKindAttr)
	}
	return c.InternAttr(FramePointerKindAttrDef, k, &FramePointerKindAttr{framePointerKind: framePointerKind}).(*FramePointerKindAttr)
}

// FramePointerKind is the parameter framePointerKind.
func (v *FramePointerKindAttr) FramePointerKind() FramePointerKind { return v.framePointerKind }

// syntaxFramePointerKindAttr parses and prints FramePointerKindAttr.
type syntaxFramePointerKindAttr struct{}

// ParseAttr reads what follows the mnemonic.
func (syntaxFramePointerKindAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var framePointerKind FramePointerKind
	p.Want(asm.Less)
	if !p.Failed() {
		framePointerKind = FramePointerKind(p.EnumValue(&FramePointerKindEnum))
		p.EndParam("FramePointerKindAttr", "framePointerKind", "framePointerKind::FramePointerKind")
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewFramePointerKindAttr(p.Context(), framePointerKind)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxFramePointerKindAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*FramePointerKindAttr)
	p.Str("<")
	p.EnumValue(&FramePointerKindEnum, uint64(v.framePointerKind))
	p.Str(">")
}

// MemoryEffectsAttr is #llvm.memory_effects: what memory a function or call reads and writes.
type MemoryEffectsAttr struct {
	ir.AttrBase
	other           ModRefInfo
	argMem          ModRefInfo
	inaccessibleMem ModRefInfo
	errnoMem        ModRefInfo
	targetMem0      ModRefInfo
	targetMem1      ModRefInfo
}

// MemoryEffectsAttrDef is the definition of MemoryEffectsAttr.
var MemoryEffectsAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "memory_effects",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxMemoryEffectsAttr{})},
})

// IsMemoryEffectsAttr is the constraint to be a MemoryEffectsAttr.
var IsMemoryEffectsAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*MemoryEffectsAttr]}

// NewMemoryEffectsAttr returns the attribute with the given parameters.
func NewMemoryEffectsAttr(c *ir.Context, other ModRefInfo, argMem ModRefInfo, inaccessibleMem ModRefInfo, errnoMem ModRefInfo, targetMem0 ModRefInfo, targetMem1 ModRefInfo) *MemoryEffectsAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(other))
	k = ir.AppendUintKey(k, uint64(argMem))
	k = ir.AppendUintKey(k, uint64(inaccessibleMem))
	k = ir.AppendUintKey(k, uint64(errnoMem))
	k = ir.AppendUintKey(k, uint64(targetMem0))
	k = ir.AppendUintKey(k, uint64(targetMem1))
	if v := c.LookupAttr(MemoryEffectsAttrDef, k); v != nil {
		return v.(*MemoryEffectsAttr)
	}
	return c.InternAttr(MemoryEffectsAttrDef, k, &MemoryEffectsAttr{other: other, argMem: argMem, inaccessibleMem: inaccessibleMem, errnoMem: errnoMem, targetMem0: targetMem0, targetMem1: targetMem1}).(*MemoryEffectsAttr)
}

// Other is the parameter other.
func (v *MemoryEffectsAttr) Other() ModRefInfo { return v.other }

// ArgMem is the parameter argMem.
func (v *MemoryEffectsAttr) ArgMem() ModRefInfo { return v.argMem }

// InaccessibleMem is the parameter inaccessibleMem.
func (v *MemoryEffectsAttr) InaccessibleMem() ModRefInfo { return v.inaccessibleMem }

// ErrnoMem is the parameter errnoMem.
func (v *MemoryEffectsAttr) ErrnoMem() ModRefInfo { return v.errnoMem }

// TargetMem0 is the parameter targetMem0.
func (v *MemoryEffectsAttr) TargetMem0() ModRefInfo { return v.targetMem0 }

// TargetMem1 is the parameter targetMem1.
func (v *MemoryEffectsAttr) TargetMem1() ModRefInfo { return v.targetMem1 }

// syntaxMemoryEffectsAttr parses and prints MemoryEffectsAttr.
type syntaxMemoryEffectsAttr struct{}

var namesMemoryEffectsAttr = []string{"other", "argMem", "inaccessibleMem", "errnoMem", "targetMem0", "targetMem1"}

// ParseAttr reads what follows the mnemonic.
func (syntaxMemoryEffectsAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var other ModRefInfo
	var argMem ModRefInfo
	var inaccessibleMem ModRefInfo
	var errnoMem ModRefInfo
	var targetMem0 ModRefInfo
	var targetMem1 ModRefInfo
	p.Want(asm.Less)
	for s := p.Struct(namesMemoryEffectsAttr, 0); s.Next(); {
		switch s.Param {
		case 0:
			other = ModRefInfo(p.EnumValue(&ModRefInfoEnum))
			p.EndParam("LLVM_MemoryEffectsAttr", "other", "ModRefInfo")
		case 1:
			argMem = ModRefInfo(p.EnumValue(&ModRefInfoEnum))
			p.EndParam("LLVM_MemoryEffectsAttr", "argMem", "ModRefInfo")
		case 2:
			inaccessibleMem = ModRefInfo(p.EnumValue(&ModRefInfoEnum))
			p.EndParam("LLVM_MemoryEffectsAttr", "inaccessibleMem", "ModRefInfo")
		case 3:
			errnoMem = ModRefInfo(p.EnumValue(&ModRefInfoEnum))
			p.EndParam("LLVM_MemoryEffectsAttr", "errnoMem", "ModRefInfo")
		case 4:
			targetMem0 = ModRefInfo(p.EnumValue(&ModRefInfoEnum))
			p.EndParam("LLVM_MemoryEffectsAttr", "targetMem0", "ModRefInfo")
		case 5:
			targetMem1 = ModRefInfo(p.EnumValue(&ModRefInfoEnum))
			p.EndParam("LLVM_MemoryEffectsAttr", "targetMem1", "ModRefInfo")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewMemoryEffectsAttr(p.Context(), other, argMem, inaccessibleMem, errnoMem, targetMem0, targetMem1)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxMemoryEffectsAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*MemoryEffectsAttr)
	p.Str("<")
	p.Str("other = ")
	p.EnumValue(&ModRefInfoEnum, uint64(v.other))
	p.Str(", argMem = ")
	p.EnumValue(&ModRefInfoEnum, uint64(v.argMem))
	p.Str(", inaccessibleMem = ")
	p.EnumValue(&ModRefInfoEnum, uint64(v.inaccessibleMem))
	p.Str(", errnoMem = ")
	p.EnumValue(&ModRefInfoEnum, uint64(v.errnoMem))
	p.Str(", targetMem0 = ")
	p.EnumValue(&ModRefInfoEnum, uint64(v.targetMem0))
	p.Str(", targetMem1 = ")
	p.EnumValue(&ModRefInfoEnum, uint64(v.targetMem1))
	p.Str(">")
}

// VScaleRangeAttr is #llvm.vscale_range: bounds of vscale in a function.
type VScaleRangeAttr struct {
	ir.AttrBase
	minRange *ir.IntegerAttr
	maxRange *ir.IntegerAttr
}

// VScaleRangeAttrDef is the definition of VScaleRangeAttr.
var VScaleRangeAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "vscale_range",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxVScaleRangeAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*VScaleRangeAttr)
		if v.minRange != nil {
			attr(v.minRange)
		}
		if v.maxRange != nil {
			attr(v.maxRange)
		}
	},
})

// IsVScaleRangeAttr is the constraint to be a VScaleRangeAttr.
var IsVScaleRangeAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*VScaleRangeAttr]}

// NewVScaleRangeAttr returns the attribute with the given parameters.
func NewVScaleRangeAttr(c *ir.Context, minRange *ir.IntegerAttr, maxRange *ir.IntegerAttr) *VScaleRangeAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(minRange))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(maxRange))
	if v := c.LookupAttr(VScaleRangeAttrDef, k); v != nil {
		return v.(*VScaleRangeAttr)
	}
	return c.InternAttr(VScaleRangeAttrDef, k, &VScaleRangeAttr{minRange: minRange, maxRange: maxRange}).(*VScaleRangeAttr)
}

// MinRange is the parameter minRange.
func (v *VScaleRangeAttr) MinRange() *ir.IntegerAttr { return v.minRange }

// MaxRange is the parameter maxRange.
func (v *VScaleRangeAttr) MaxRange() *ir.IntegerAttr { return v.maxRange }

// syntaxVScaleRangeAttr parses and prints VScaleRangeAttr.
type syntaxVScaleRangeAttr struct{}

var namesVScaleRangeAttr = []string{"minRange", "maxRange"}

// ParseAttr reads what follows the mnemonic.
func (syntaxVScaleRangeAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var minRange *ir.IntegerAttr
	var maxRange *ir.IntegerAttr
	p.Want(asm.Less)
	for s := p.Struct(namesVScaleRangeAttr, 0); s.Next(); {
		switch s.Param {
		case 0:
			minRange = asm.AttrParam[*ir.IntegerAttr](p)
			p.EndParam("LLVM_VScaleRangeAttr", "minRange", "IntegerAttr")
		case 1:
			maxRange = asm.AttrParam[*ir.IntegerAttr](p)
			p.EndParam("LLVM_VScaleRangeAttr", "maxRange", "IntegerAttr")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewVScaleRangeAttr(p.Context(), minRange, maxRange)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxVScaleRangeAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*VScaleRangeAttr)
	p.Str("<")
	p.Str("minRange = ")
	p.Attr(v.minRange)
	p.Str(", maxRange = ")
	p.Attr(v.maxRange)
	p.Str(">")
}

// TargetFeaturesAttr is #llvm.target_features: LLVM target features attribute.
type TargetFeaturesAttr struct {
	ir.AttrBase
	features []*ir.StringAttr
}

// TargetFeaturesAttrDef is the definition of TargetFeaturesAttr.
var TargetFeaturesAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "target_features",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxTargetFeaturesAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*TargetFeaturesAttr)
		for _, e := range v.features {
			attr(e)
		}
	},
})

// IsTargetFeaturesAttr is the constraint to be a TargetFeaturesAttr.
var IsTargetFeaturesAttr = &ir.AttrConstraint{Summary: "LLVM target features attribute", Match: asm.IsAttr[*TargetFeaturesAttr]}

// NewTargetFeaturesAttr returns the attribute with the given parameters. It panics if there is none,
// as checkTargetFeatures says.
func NewTargetFeaturesAttr(c *ir.Context, features []*ir.StringAttr) *TargetFeaturesAttr {
	if err := checkTargetFeatures(features); err != nil {
		panic("llvm: " + err.Error())
	}
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(len(features)))
	for _, e := range features {
		k = ir.AppendAttrKey(k, asm.AttrOrNil(e))
	}
	if v := c.LookupAttr(TargetFeaturesAttrDef, k); v != nil {
		return v.(*TargetFeaturesAttr)
	}
	return c.InternAttr(TargetFeaturesAttrDef, k, &TargetFeaturesAttr{features: append([]*ir.StringAttr(nil), features...)}).(*TargetFeaturesAttr)
}

// Features is the parameter features. The slice must not be modified.
func (v *TargetFeaturesAttr) Features() []*ir.StringAttr { return v.features }

// syntaxTargetFeaturesAttr parses and prints TargetFeaturesAttr.
type syntaxTargetFeaturesAttr struct{}

// ParseAttr reads what follows the mnemonic.
func (syntaxTargetFeaturesAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	at := p.Pos()
	var features []*ir.StringAttr
	p.Want(asm.Less)
	p.Want(asm.LSquare)
	if !p.Failed() {
		if p.Got(asm.RSquare) {
		} else {
			if !p.Failed() {
				for !p.Failed() {
					var e *ir.StringAttr
					e = asm.AttrParam[*ir.StringAttr](p)
					features = append(features, e)
					if !p.Got(asm.Comma) {
						break
					}
				}
				p.EndParam("LLVM_TargetFeaturesAttr", "features", "::llvm::ArrayRef<StringAttr>")
			}
			p.Want(asm.RSquare)
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	if err := checkTargetFeatures(features); err != nil {
		p.Errorf(at, "%s", err)
		return p.BadAttr()
	}
	return NewTargetFeaturesAttr(p.Context(), features)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxTargetFeaturesAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*TargetFeaturesAttr)
	p.Str("<")
	p.Str("[")
	if !(len(v.features) > 0) {
		p.Str("]")
	} else {
		if len(v.features) > 0 {
			for i, e := range v.features {
				if i > 0 {
					p.Str(", ")
				}
				p.Attr(e)
			}
		}
		p.Str("]")
	}
	p.Str(">")
}

// TargetAttr is #llvm.target: LLVM target info: triple, chip, features.
type TargetAttr struct {
	ir.AttrBase
	triple   *ir.StringAttr
	chip     *ir.StringAttr
	features *TargetFeaturesAttr
}

// TargetAttrDef is the definition of TargetAttr.
var TargetAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "target",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxTargetAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*TargetAttr)
		if v.triple != nil {
			attr(v.triple)
		}
		if v.chip != nil {
			attr(v.chip)
		}
		if v.features != nil {
			attr(v.features)
		}
	},
})

// IsTargetAttr is the constraint to be a TargetAttr.
var IsTargetAttr = &ir.AttrConstraint{Summary: "LLVM target info: triple, chip, features", Match: asm.IsAttr[*TargetAttr]}

// NewTargetAttr returns the attribute with the given parameters.
func NewTargetAttr(c *ir.Context, triple *ir.StringAttr, chip *ir.StringAttr, features *TargetFeaturesAttr) *TargetAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(triple))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(chip))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(features))
	if v := c.LookupAttr(TargetAttrDef, k); v != nil {
		return v.(*TargetAttr)
	}
	return c.InternAttr(TargetAttrDef, k, &TargetAttr{triple: triple, chip: chip, features: features}).(*TargetAttr)
}

// Triple is the parameter triple.
func (v *TargetAttr) Triple() *ir.StringAttr { return v.triple }

// Chip is the parameter chip.
func (v *TargetAttr) Chip() *ir.StringAttr { return v.chip }

// Features is the parameter features, nil if it is absent.
func (v *TargetAttr) Features() *TargetFeaturesAttr { return v.features }

// syntaxTargetAttr parses and prints TargetAttr.
type syntaxTargetAttr struct{}

var namesTargetAttr = []string{"triple", "chip", "features"}

// ParseAttr reads what follows the mnemonic.
func (syntaxTargetAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var triple *ir.StringAttr
	var chip *ir.StringAttr
	var features *TargetFeaturesAttr
	p.Want(asm.Less)
	for s := p.Struct(namesTargetAttr, 1<<2); s.Next(); {
		switch s.Param {
		case 0:
			triple = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("LLVM_TargetAttr", "triple", "StringAttr")
		case 1:
			chip = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("LLVM_TargetAttr", "chip", "StringAttr")
		case 2:
			features = asm.StrippedAttrParam[*TargetFeaturesAttr](p, TargetFeaturesAttrDef)
			p.EndParam("LLVM_TargetAttr", "features", "TargetFeaturesAttr")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewTargetAttr(p.Context(), triple, chip, features)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxTargetAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*TargetAttr)
	p.Str("<")
	p.Str("triple = ")
	p.Attr(v.triple)
	p.Str(", chip = ")
	p.Attr(v.chip)
	if v.features != nil {
		p.Str(", features = ")
		p.StrippedAttr(v.features)
	}
	p.Str(">")
}

// UndefAttr is #llvm.undef: undefined value.
type UndefAttr struct {
	ir.AttrBase
}

// UndefAttrDef is the definition of UndefAttr.
var UndefAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "undef",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxUndefAttr{})},
})

// IsUndefAttr is the constraint to be a UndefAttr.
var IsUndefAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*UndefAttr]}

// NewUndefAttr returns the attribute.
func NewUndefAttr(c *ir.Context) *UndefAttr {
	if v := c.LookupAttr(UndefAttrDef, nil); v != nil {
		return v.(*UndefAttr)
	}
	return c.InternAttr(UndefAttrDef, nil, &UndefAttr{}).(*UndefAttr)
}

// syntaxUndefAttr parses and prints UndefAttr.
type syntaxUndefAttr struct{}

// ParseAttr reads what follows the mnemonic.
func (syntaxUndefAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	if p.Failed() {
		return p.BadAttr()
	}
	return NewUndefAttr(p.Context())
}

// PrintAttr writes what follows the mnemonic.
func (syntaxUndefAttr) PrintAttr(*asm.Printer, ir.Attribute) {}

// PoisonAttr is #llvm.poison: poison value.
type PoisonAttr struct {
	ir.AttrBase
}

// PoisonAttrDef is the definition of PoisonAttr.
var PoisonAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "poison",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxPoisonAttr{})},
})

// IsPoisonAttr is the constraint to be a PoisonAttr.
var IsPoisonAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*PoisonAttr]}

// NewPoisonAttr returns the attribute.
func NewPoisonAttr(c *ir.Context) *PoisonAttr {
	if v := c.LookupAttr(PoisonAttrDef, nil); v != nil {
		return v.(*PoisonAttr)
	}
	return c.InternAttr(PoisonAttrDef, nil, &PoisonAttr{}).(*PoisonAttr)
}

// syntaxPoisonAttr parses and prints PoisonAttr.
type syntaxPoisonAttr struct{}

// ParseAttr reads what follows the mnemonic.
func (syntaxPoisonAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	if p.Failed() {
		return p.BadAttr()
	}
	return NewPoisonAttr(p.Context())
}

// PrintAttr writes what follows the mnemonic.
func (syntaxPoisonAttr) PrintAttr(*asm.Printer, ir.Attribute) {}

// DSOLocalEquivalentAttr is #llvm.dso_local_equivalent: function in the same linkage unit that does what another one does.
type DSOLocalEquivalentAttr struct {
	ir.AttrBase
	sym *ir.SymbolRefAttr
}

// DSOLocalEquivalentAttrDef is the definition of DSOLocalEquivalentAttr.
var DSOLocalEquivalentAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "dso_local_equivalent",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDSOLocalEquivalentAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*DSOLocalEquivalentAttr)
		if v.sym != nil {
			attr(v.sym)
		}
	},
})

// IsDSOLocalEquivalentAttr is the constraint to be a DSOLocalEquivalentAttr.
var IsDSOLocalEquivalentAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*DSOLocalEquivalentAttr]}

// NewDSOLocalEquivalentAttr returns the attribute with the given parameters.
func NewDSOLocalEquivalentAttr(c *ir.Context, sym *ir.SymbolRefAttr) *DSOLocalEquivalentAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(sym))
	if v := c.LookupAttr(DSOLocalEquivalentAttrDef, k); v != nil {
		return v.(*DSOLocalEquivalentAttr)
	}
	return c.InternAttr(DSOLocalEquivalentAttrDef, k, &DSOLocalEquivalentAttr{sym: sym}).(*DSOLocalEquivalentAttr)
}

// Sym is the parameter sym.
func (v *DSOLocalEquivalentAttr) Sym() *ir.SymbolRefAttr { return v.sym }

// syntaxDSOLocalEquivalentAttr parses and prints DSOLocalEquivalentAttr.
type syntaxDSOLocalEquivalentAttr struct{}

// ParseAttr reads what follows the mnemonic.
func (syntaxDSOLocalEquivalentAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var sym *ir.SymbolRefAttr
	if !p.Failed() {
		sym = asm.CheckedAttrParam[*ir.SymbolRefAttr](p, asm.IsFlatSymbolRef)
		p.EndParam("LLVM_DSOLocalEquivalentAttr", "sym", "FlatSymbolRefAttr")
	}
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDSOLocalEquivalentAttr(p.Context(), sym)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxDSOLocalEquivalentAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DSOLocalEquivalentAttr)
	p.Byte(' ')
	p.Attr(v.sym)
}

// BlockTagAttr is #llvm.blocktag: tag of a block whose address is taken.
type BlockTagAttr struct {
	ir.AttrBase
	id uint32
}

// BlockTagAttrDef is the definition of BlockTagAttr.
var BlockTagAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "blocktag",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxBlockTagAttr{})},
})

// IsBlockTagAttr is the constraint to be a BlockTagAttr.
var IsBlockTagAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*BlockTagAttr]}

// NewBlockTagAttr returns the attribute with the given parameters.
func NewBlockTagAttr(c *ir.Context, id uint32) *BlockTagAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(id))
	if v := c.LookupAttr(BlockTagAttrDef, k); v != nil {
		return v.(*BlockTagAttr)
	}
	return c.InternAttr(BlockTagAttrDef, k, &BlockTagAttr{id: id}).(*BlockTagAttr)
}

// ID is the parameter id.
func (v *BlockTagAttr) ID() uint32 { return v.id }

// syntaxBlockTagAttr parses and prints BlockTagAttr.
type syntaxBlockTagAttr struct{}

var namesBlockTagAttr = []string{"id"}

// ParseAttr reads what follows the mnemonic.
func (syntaxBlockTagAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var id uint32
	p.Want(asm.Less)
	for s := p.Struct(namesBlockTagAttr, 0); s.Next(); {
		switch s.Param {
		case 0:
			id = uint32(p.Uint(32))
			p.EndParam("LLVM_BlockTagAttr", "id", "uint32_t")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewBlockTagAttr(p.Context(), id)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxBlockTagAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*BlockTagAttr)
	p.Str("<")
	p.Str("id = ")
	p.Uint(uint64(v.id))
	p.Str(">")
}

// BlockAddressAttr is #llvm.blockaddress: address of a block.
type BlockAddressAttr struct {
	ir.AttrBase
	function *ir.SymbolRefAttr
	tag      *BlockTagAttr
}

// BlockAddressAttrDef is the definition of BlockAddressAttr.
var BlockAddressAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "blockaddress",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxBlockAddressAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*BlockAddressAttr)
		if v.function != nil {
			attr(v.function)
		}
		if v.tag != nil {
			attr(v.tag)
		}
	},
})

// IsBlockAddressAttr is the constraint to be a BlockAddressAttr.
var IsBlockAddressAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*BlockAddressAttr]}

// NewBlockAddressAttr returns the attribute with the given parameters.
func NewBlockAddressAttr(c *ir.Context, function *ir.SymbolRefAttr, tag *BlockTagAttr) *BlockAddressAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(function))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(tag))
	if v := c.LookupAttr(BlockAddressAttrDef, k); v != nil {
		return v.(*BlockAddressAttr)
	}
	return c.InternAttr(BlockAddressAttrDef, k, &BlockAddressAttr{function: function, tag: tag}).(*BlockAddressAttr)
}

// Function is the parameter function.
func (v *BlockAddressAttr) Function() *ir.SymbolRefAttr { return v.function }

// Tag is the parameter tag.
func (v *BlockAddressAttr) Tag() *BlockTagAttr { return v.tag }

// syntaxBlockAddressAttr parses and prints BlockAddressAttr.
type syntaxBlockAddressAttr struct{}

var namesBlockAddressAttr = []string{"function", "tag"}

// ParseAttr reads what follows the mnemonic.
func (syntaxBlockAddressAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var function *ir.SymbolRefAttr
	var tag *BlockTagAttr
	p.Want(asm.Less)
	for s := p.Struct(namesBlockAddressAttr, 0); s.Next(); {
		switch s.Param {
		case 0:
			function = asm.CheckedAttrParam[*ir.SymbolRefAttr](p, asm.IsFlatSymbolRef)
			p.EndParam("LLVM_BlockAddressAttr", "function", "FlatSymbolRefAttr")
		case 1:
			tag = asm.StrippedAttrParam[*BlockTagAttr](p, BlockTagAttrDef)
			p.EndParam("LLVM_BlockAddressAttr", "tag", "BlockTagAttr")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewBlockAddressAttr(p.Context(), function, tag)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxBlockAddressAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*BlockAddressAttr)
	p.Str("<")
	p.Str("function = ")
	p.Attr(v.function)
	p.Str(", tag = ")
	p.StrippedAttr(v.tag)
	p.Str(">")
}

// VecTypeHintAttr is #llvm.vec_type_hint: Explicit vectorization compiler hint.
type VecTypeHintAttr struct {
	ir.AttrBase
	hint     *ir.TypeAttr
	isSigned bool
}

// VecTypeHintAttrDef is the definition of VecTypeHintAttr.
var VecTypeHintAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "vec_type_hint",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxVecTypeHintAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*VecTypeHintAttr)
		if v.hint != nil {
			attr(v.hint)
		}
	},
})

// IsVecTypeHintAttr is the constraint to be a VecTypeHintAttr.
var IsVecTypeHintAttr = &ir.AttrConstraint{Summary: "Explicit vectorization compiler hint", Match: asm.IsAttr[*VecTypeHintAttr]}

// NewVecTypeHintAttr returns the attribute with the given parameters.
func NewVecTypeHintAttr(c *ir.Context, hint *ir.TypeAttr, isSigned bool) *VecTypeHintAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(hint))
	k = ir.AppendBoolKey(k, isSigned)
	if v := c.LookupAttr(VecTypeHintAttrDef, k); v != nil {
		return v.(*VecTypeHintAttr)
	}
	return c.InternAttr(VecTypeHintAttrDef, k, &VecTypeHintAttr{hint: hint, isSigned: isSigned}).(*VecTypeHintAttr)
}

// Hint is the parameter hint.
func (v *VecTypeHintAttr) Hint() *ir.TypeAttr { return v.hint }

// IsSigned is the parameter is_signed.
func (v *VecTypeHintAttr) IsSigned() bool { return v.isSigned }

// syntaxVecTypeHintAttr parses and prints VecTypeHintAttr.
type syntaxVecTypeHintAttr struct{}

var namesVecTypeHintAttr = []string{"hint", "is_signed"}

// ParseAttr reads what follows the mnemonic.
func (syntaxVecTypeHintAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var hint *ir.TypeAttr
	isSigned := bool(false)
	p.Want(asm.Less)
	for s := p.Struct(namesVecTypeHintAttr, 1<<1); s.Next(); {
		switch s.Param {
		case 0:
			hint = asm.AttrParam[*ir.TypeAttr](p)
			p.EndParam("LLVM_VecTypeHintAttr", "hint", "TypeAttr")
		case 1:
			isSigned = p.BoolParam()
			p.EndParam("LLVM_VecTypeHintAttr", "is_signed", "bool")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewVecTypeHintAttr(p.Context(), hint, isSigned)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxVecTypeHintAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*VecTypeHintAttr)
	p.Str("<")
	p.Str("hint = ")
	p.Attr(v.hint)
	if v.isSigned != false {
		p.Str(", is_signed = ")
		p.Bool(v.isSigned)
	}
	p.Str(">")
}

// ZeroAttr is #llvm.zero: null, all bits zero.
type ZeroAttr struct {
	ir.AttrBase
}

// ZeroAttrDef is the definition of ZeroAttr.
var ZeroAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "zero",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxZeroAttr{})},
})

// IsZeroAttr is the constraint to be a ZeroAttr.
var IsZeroAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*ZeroAttr]}

// NewZeroAttr returns the attribute.
func NewZeroAttr(c *ir.Context) *ZeroAttr {
	if v := c.LookupAttr(ZeroAttrDef, nil); v != nil {
		return v.(*ZeroAttr)
	}
	return c.InternAttr(ZeroAttrDef, nil, &ZeroAttr{}).(*ZeroAttr)
}

// syntaxZeroAttr parses and prints ZeroAttr.
type syntaxZeroAttr struct{}

// ParseAttr reads what follows the mnemonic.
func (syntaxZeroAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	if p.Failed() {
		return p.BadAttr()
	}
	return NewZeroAttr(p.Context())
}

// PrintAttr writes what follows the mnemonic.
func (syntaxZeroAttr) PrintAttr(*asm.Printer, ir.Attribute) {}

// TailCallKindAttr is #llvm.tailcallkind: tail call marker of a call.
type TailCallKindAttr struct {
	ir.AttrBase
	tailCallKind TailCallKind
}

// TailCallKindAttrDef is the definition of TailCallKindAttr.
var TailCallKindAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "tailcallkind",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxTailCallKindAttr{})},
})

// IsTailCallKindAttr is the constraint to be a TailCallKindAttr.
var IsTailCallKindAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*TailCallKindAttr]}

// NewTailCallKindAttr returns the attribute with the given parameters.
func NewTailCallKindAttr(c *ir.Context, tailCallKind TailCallKind) *TailCallKindAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(tailCallKind))
	if v := c.LookupAttr(TailCallKindAttrDef, k); v != nil {
		return v.(*TailCallKindAttr)
	}
	return c.InternAttr(TailCallKindAttrDef, k, &TailCallKindAttr{tailCallKind: tailCallKind}).(*TailCallKindAttr)
}

// TailCallKind is the parameter tailCallKind.
func (v *TailCallKindAttr) TailCallKind() TailCallKind { return v.tailCallKind }

// syntaxTailCallKindAttr parses and prints TailCallKindAttr.
type syntaxTailCallKindAttr struct{}

// ParseAttr reads what follows the mnemonic.
func (syntaxTailCallKindAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var tailCallKind TailCallKind
	p.Want(asm.Less)
	if !p.Failed() {
		tailCallKind = TailCallKind(p.EnumValue(&TailCallKindEnum))
		p.EndParam("TailCallKindAttr", "tailCallKind", "TailCallKind")
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewTailCallKindAttr(p.Context(), tailCallKind)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxTailCallKindAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*TailCallKindAttr)
	p.Str("<")
	p.EnumValue(&TailCallKindEnum, uint64(v.tailCallKind))
	p.Str(">")
}

// WorkgroupAttributionAttr is #llvm.mlir.workgroup_attribution: GPU workgroup attribution information.
type WorkgroupAttributionAttr struct {
	ir.AttrBase
	numElements *ir.IntegerAttr
	elementType *ir.TypeAttr
}

// WorkgroupAttributionAttrDef is the definition of WorkgroupAttributionAttr.
var WorkgroupAttributionAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "mlir.workgroup_attribution",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxWorkgroupAttributionAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*WorkgroupAttributionAttr)
		if v.numElements != nil {
			attr(v.numElements)
		}
		if v.elementType != nil {
			attr(v.elementType)
		}
	},
})

// IsWorkgroupAttributionAttr is the constraint to be a WorkgroupAttributionAttr.
var IsWorkgroupAttributionAttr = &ir.AttrConstraint{Summary: "GPU workgroup attribution information", Match: asm.IsAttr[*WorkgroupAttributionAttr]}

// NewWorkgroupAttributionAttr returns the attribute with the given parameters.
func NewWorkgroupAttributionAttr(c *ir.Context, numElements *ir.IntegerAttr, elementType *ir.TypeAttr) *WorkgroupAttributionAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(numElements))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(elementType))
	if v := c.LookupAttr(WorkgroupAttributionAttrDef, k); v != nil {
		return v.(*WorkgroupAttributionAttr)
	}
	return c.InternAttr(WorkgroupAttributionAttrDef, k, &WorkgroupAttributionAttr{numElements: numElements, elementType: elementType}).(*WorkgroupAttributionAttr)
}

// NumElements is the parameter num_elements.
func (v *WorkgroupAttributionAttr) NumElements() *ir.IntegerAttr { return v.numElements }

// ElementType is the parameter element_type.
func (v *WorkgroupAttributionAttr) ElementType() *ir.TypeAttr { return v.elementType }

// syntaxWorkgroupAttributionAttr parses and prints WorkgroupAttributionAttr.
type syntaxWorkgroupAttributionAttr struct{}

// ParseAttr reads what follows the mnemonic.
func (syntaxWorkgroupAttributionAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var numElements *ir.IntegerAttr
	var elementType *ir.TypeAttr
	p.Want(asm.Less)
	if !p.Failed() {
		numElements = asm.AttrParam[*ir.IntegerAttr](p)
		p.EndParam("WorkgroupAttributionAttr", "num_elements", "IntegerAttr")
	}
	p.Want(asm.Comma)
	if !p.Failed() {
		elementType = asm.AttrParam[*ir.TypeAttr](p)
		p.EndParam("WorkgroupAttributionAttr", "element_type", "TypeAttr")
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewWorkgroupAttributionAttr(p.Context(), numElements, elementType)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxWorkgroupAttributionAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*WorkgroupAttributionAttr)
	p.Str("<")
	p.Attr(v.numElements)
	p.Str(",")
	p.Byte(' ')
	p.Attr(v.elementType)
	p.Str(">")
}

// DereferenceableAttr is #llvm.dereferenceable: LLVM dereferenceable attribute.
type DereferenceableAttr struct {
	ir.AttrBase
	bytes     uint64
	mayBeNull bool
}

// DereferenceableAttrDef is the definition of DereferenceableAttr.
var DereferenceableAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "dereferenceable",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDereferenceableAttr{})},
})

// IsDereferenceableAttr is the constraint to be a DereferenceableAttr.
var IsDereferenceableAttr = &ir.AttrConstraint{Summary: "LLVM dereferenceable attribute", Match: asm.IsAttr[*DereferenceableAttr]}

// NewDereferenceableAttr returns the attribute with the given parameters.
func NewDereferenceableAttr(c *ir.Context, bytes uint64, mayBeNull bool) *DereferenceableAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(bytes))
	k = ir.AppendBoolKey(k, mayBeNull)
	if v := c.LookupAttr(DereferenceableAttrDef, k); v != nil {
		return v.(*DereferenceableAttr)
	}
	return c.InternAttr(DereferenceableAttrDef, k, &DereferenceableAttr{bytes: bytes, mayBeNull: mayBeNull}).(*DereferenceableAttr)
}

// Bytes is the parameter bytes.
func (v *DereferenceableAttr) Bytes() uint64 { return v.bytes }

// MayBeNull is the parameter mayBeNull.
func (v *DereferenceableAttr) MayBeNull() bool { return v.mayBeNull }

// syntaxDereferenceableAttr parses and prints DereferenceableAttr.
type syntaxDereferenceableAttr struct{}

var namesDereferenceableAttr = []string{"bytes", "mayBeNull"}

// ParseAttr reads what follows the mnemonic.
func (syntaxDereferenceableAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var bytes uint64
	mayBeNull := bool(false)
	p.Want(asm.Less)
	for s := p.Struct(namesDereferenceableAttr, 1<<1); s.Next(); {
		switch s.Param {
		case 0:
			bytes = uint64(p.Uint(64))
			p.EndParam("LLVM_DereferenceableAttr", "bytes", "uint64_t")
		case 1:
			mayBeNull = p.BoolParam()
			p.EndParam("LLVM_DereferenceableAttr", "mayBeNull", "bool")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDereferenceableAttr(p.Context(), bytes, mayBeNull)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxDereferenceableAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DereferenceableAttr)
	p.Str("<")
	p.Str("bytes = ")
	p.Uint(uint64(v.bytes))
	if v.mayBeNull != false {
		p.Str(", mayBeNull = ")
		p.Bool(v.mayBeNull)
	}
	p.Str(">")
}

// UWTableKindAttr is #llvm.uwtableKind: which unwind tables a function has.
type UWTableKindAttr struct {
	ir.AttrBase
	uwtableKind UWTableKind
}

// UWTableKindAttrDef is the definition of UWTableKindAttr.
var UWTableKindAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "uwtableKind",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxUWTableKindAttr{})},
})

// IsUWTableKindAttr is the constraint to be a UWTableKindAttr.
var IsUWTableKindAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*UWTableKindAttr]}

// NewUWTableKindAttr returns the attribute with the given parameters.
func NewUWTableKindAttr(c *ir.Context, uwtableKind UWTableKind) *UWTableKindAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(uwtableKind))
	if v := c.LookupAttr(UWTableKindAttrDef, k); v != nil {
		return v.(*UWTableKindAttr)
	}
	return c.InternAttr(UWTableKindAttrDef, k, &UWTableKindAttr{uwtableKind: uwtableKind}).(*UWTableKindAttr)
}

// UwtableKind is the parameter uwtableKind.
func (v *UWTableKindAttr) UwtableKind() UWTableKind { return v.uwtableKind }

// syntaxUWTableKindAttr parses and prints UWTableKindAttr.
type syntaxUWTableKindAttr struct{}

// ParseAttr reads what follows the mnemonic.
func (syntaxUWTableKindAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var uwtableKind UWTableKind
	p.Want(asm.Less)
	if !p.Failed() {
		uwtableKind = UWTableKind(p.EnumValue(&UWTableKindEnum))
		p.EndParam("UWTableKindAttr", "uwtableKind", "uwtable::UWTableKind")
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewUWTableKindAttr(p.Context(), uwtableKind)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxUWTableKindAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*UWTableKindAttr)
	p.Str("<")
	p.EnumValue(&UWTableKindEnum, uint64(v.uwtableKind))
	p.Str(">")
}

// IntegerOverflowFlagsAttr is #llvm.overflow: LLVM integer overflow flags.
type IntegerOverflowFlagsAttr struct {
	ir.AttrBase
	value IntegerOverflowFlags
}

// IntegerOverflowFlagsAttrDef is the definition of IntegerOverflowFlagsAttr.
var IntegerOverflowFlagsAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "overflow",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxIntegerOverflowFlagsAttr{})},
})

// IsIntegerOverflowFlagsAttr is the constraint to be a IntegerOverflowFlagsAttr.
var IsIntegerOverflowFlagsAttr = &ir.AttrConstraint{Summary: "LLVM integer overflow flags", Match: asm.IsAttr[*IntegerOverflowFlagsAttr]}

// NewIntegerOverflowFlagsAttr returns the attribute with the given parameters.
func NewIntegerOverflowFlagsAttr(c *ir.Context, value IntegerOverflowFlags) *IntegerOverflowFlagsAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(value))
	if v := c.LookupAttr(IntegerOverflowFlagsAttrDef, k); v != nil {
		return v.(*IntegerOverflowFlagsAttr)
	}
	return c.InternAttr(IntegerOverflowFlagsAttrDef, k, &IntegerOverflowFlagsAttr{value: value}).(*IntegerOverflowFlagsAttr)
}

// Value is the parameter value.
func (v *IntegerOverflowFlagsAttr) Value() IntegerOverflowFlags { return v.value }

// syntaxIntegerOverflowFlagsAttr parses and prints IntegerOverflowFlagsAttr.
type syntaxIntegerOverflowFlagsAttr struct{}

// ParseAttr reads what follows the mnemonic.
func (syntaxIntegerOverflowFlagsAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var value IntegerOverflowFlags
	p.Want(asm.Less)
	if !p.Failed() {
		value = IntegerOverflowFlags(p.EnumValue(&IntegerOverflowFlagsEnum))
		p.EndParam("LLVM_IntegerOverflowFlagsAttr", "value", "::mlir::LLVM::IntegerOverflowFlags")
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewIntegerOverflowFlagsAttr(p.Context(), value)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxIntegerOverflowFlagsAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*IntegerOverflowFlagsAttr)
	p.Str("<")
	p.EnumValue(&IntegerOverflowFlagsEnum, uint64(v.value))
	p.Str(">")
}

// FastmathFlagsAttr is #llvm.fastmath: LLVM fastmath flags.
type FastmathFlagsAttr struct {
	ir.AttrBase
	value FastmathFlags
}

// FastmathFlagsAttrDef is the definition of FastmathFlagsAttr.
var FastmathFlagsAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "fastmath",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxFastmathFlagsAttr{})},
})

// IsFastmathFlagsAttr is the constraint to be a FastmathFlagsAttr.
var IsFastmathFlagsAttr = &ir.AttrConstraint{Summary: "LLVM fastmath flags", Match: asm.IsAttr[*FastmathFlagsAttr]}

// NewFastmathFlagsAttr returns the attribute with the given parameters.
func NewFastmathFlagsAttr(c *ir.Context, value FastmathFlags) *FastmathFlagsAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(value))
	if v := c.LookupAttr(FastmathFlagsAttrDef, k); v != nil {
		return v.(*FastmathFlagsAttr)
	}
	return c.InternAttr(FastmathFlagsAttrDef, k, &FastmathFlagsAttr{value: value}).(*FastmathFlagsAttr)
}

// Value is the parameter value.
func (v *FastmathFlagsAttr) Value() FastmathFlags { return v.value }

// syntaxFastmathFlagsAttr parses and prints FastmathFlagsAttr.
type syntaxFastmathFlagsAttr struct{}

// ParseAttr reads what follows the mnemonic.
func (syntaxFastmathFlagsAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var value FastmathFlags
	p.Want(asm.Less)
	if !p.Failed() {
		value = FastmathFlags(p.EnumAttrValue(&FastmathFlagsEnum))
		p.EndParam("LLVM_FastmathFlagsAttr", "value", "::mlir::LLVM::FastmathFlags")
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewFastmathFlagsAttr(p.Context(), value)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxFastmathFlagsAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*FastmathFlagsAttr)
	p.Str("<")
	p.EnumAttrValue(&FastmathFlagsEnum, uint64(v.value))
	p.Str(">")
}

// AliasScopeDomainAttr is #llvm.alias_scope_domain: LLVM dialect alias scope domain metadata.
type AliasScopeDomainAttr struct {
	ir.AttrBase
	id          ir.Attribute
	description *ir.StringAttr
}

// AliasScopeDomainAttrDef is the definition of AliasScopeDomainAttr.
var AliasScopeDomainAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "alias_scope_domain",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxAliasScopeDomainAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*AliasScopeDomainAttr)
		if v.id != nil {
			attr(v.id)
		}
		if v.description != nil {
			attr(v.description)
		}
	},
})

// IsAliasScopeDomainAttr is the constraint to be a AliasScopeDomainAttr.
var IsAliasScopeDomainAttr = &ir.AttrConstraint{Summary: "LLVM dialect alias scope domain metadata", Match: asm.IsAttr[*AliasScopeDomainAttr]}

// NewAliasScopeDomainAttr returns the attribute with the given parameters.
func NewAliasScopeDomainAttr(c *ir.Context, id ir.Attribute, description *ir.StringAttr) *AliasScopeDomainAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, id)
	k = ir.AppendAttrKey(k, asm.AttrOrNil(description))
	if v := c.LookupAttr(AliasScopeDomainAttrDef, k); v != nil {
		return v.(*AliasScopeDomainAttr)
	}
	return c.InternAttr(AliasScopeDomainAttrDef, k, &AliasScopeDomainAttr{id: id, description: description}).(*AliasScopeDomainAttr)
}

// ID is the parameter id.
func (v *AliasScopeDomainAttr) ID() ir.Attribute { return v.id }

// Description is the parameter description, nil if it is absent.
func (v *AliasScopeDomainAttr) Description() *ir.StringAttr { return v.description }

// syntaxAliasScopeDomainAttr parses and prints AliasScopeDomainAttr.
type syntaxAliasScopeDomainAttr struct{}

var namesAliasScopeDomainAttr = []string{"id", "description"}

// ParseAttr reads what follows the mnemonic.
func (syntaxAliasScopeDomainAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var id ir.Attribute
	var description *ir.StringAttr
	p.Want(asm.Less)
	for s := p.Struct(namesAliasScopeDomainAttr, 1<<1); s.Next(); {
		switch s.Param {
		case 0:
			id = p.Attr()
			p.EndParam("LLVM_AliasScopeDomainAttr", "id", "Attribute")
		case 1:
			description = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("LLVM_AliasScopeDomainAttr", "description", "StringAttr")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewAliasScopeDomainAttr(p.Context(), id, description)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxAliasScopeDomainAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*AliasScopeDomainAttr)
	p.Str("<")
	p.Str("id = ")
	p.Attr(v.id)
	if v.description != nil {
		p.Str(", description = ")
		p.Attr(v.description)
	}
	p.Str(">")
}

// AttrAlias makes the printer give aliases of the name of the mnemonic.
func (syntaxAliasScopeDomainAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "alias_scope_domain", asm.OverridableAlias
}

// AliasScopeAttr is #llvm.alias_scope: LLVM dialect alias scope.
type AliasScopeAttr struct {
	ir.AttrBase
	id          ir.Attribute
	domain      *AliasScopeDomainAttr
	description *ir.StringAttr
}

// AliasScopeAttrDef is the definition of AliasScopeAttr.
var AliasScopeAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "alias_scope",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxAliasScopeAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*AliasScopeAttr)
		if v.id != nil {
			attr(v.id)
		}
		if v.domain != nil {
			attr(v.domain)
		}
		if v.description != nil {
			attr(v.description)
		}
	},
})

// IsAliasScopeAttr is the constraint to be a AliasScopeAttr.
var IsAliasScopeAttr = &ir.AttrConstraint{Summary: "LLVM dialect alias scope", Match: asm.IsAttr[*AliasScopeAttr]}

// NewAliasScopeAttr returns the attribute with the given parameters. It panics if there is none,
// as checkAliasScope says.
func NewAliasScopeAttr(c *ir.Context, id ir.Attribute, domain *AliasScopeDomainAttr, description *ir.StringAttr) *AliasScopeAttr {
	if err := checkAliasScope(id, domain, description); err != nil {
		panic("llvm: " + err.Error())
	}
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, id)
	k = ir.AppendAttrKey(k, asm.AttrOrNil(domain))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(description))
	if v := c.LookupAttr(AliasScopeAttrDef, k); v != nil {
		return v.(*AliasScopeAttr)
	}
	return c.InternAttr(AliasScopeAttrDef, k, &AliasScopeAttr{id: id, domain: domain, description: description}).(*AliasScopeAttr)
}

// ID is the parameter id.
func (v *AliasScopeAttr) ID() ir.Attribute { return v.id }

// Domain is the parameter domain.
func (v *AliasScopeAttr) Domain() *AliasScopeDomainAttr { return v.domain }

// Description is the parameter description, nil if it is absent.
func (v *AliasScopeAttr) Description() *ir.StringAttr { return v.description }

// syntaxAliasScopeAttr parses and prints AliasScopeAttr.
type syntaxAliasScopeAttr struct{}

var namesAliasScopeAttr = []string{"id", "domain", "description"}

// ParseAttr reads what follows the mnemonic.
func (syntaxAliasScopeAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	at := p.Pos()
	var id ir.Attribute
	var domain *AliasScopeDomainAttr
	var description *ir.StringAttr
	p.Want(asm.Less)
	for s := p.Struct(namesAliasScopeAttr, 1<<2); s.Next(); {
		switch s.Param {
		case 0:
			id = p.Attr()
			p.EndParam("LLVM_AliasScopeAttr", "id", "Attribute")
		case 1:
			domain = asm.StrippedAttrParam[*AliasScopeDomainAttr](p, AliasScopeDomainAttrDef)
			p.EndParam("LLVM_AliasScopeAttr", "domain", "AliasScopeDomainAttr")
		case 2:
			description = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("LLVM_AliasScopeAttr", "description", "StringAttr")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	if err := checkAliasScope(id, domain, description); err != nil {
		p.Errorf(at, "%s", err)
		return p.BadAttr()
	}
	return NewAliasScopeAttr(p.Context(), id, domain, description)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxAliasScopeAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*AliasScopeAttr)
	p.Str("<")
	p.Str("id = ")
	p.Attr(v.id)
	p.Str(", domain = ")
	p.StrippedAttr(v.domain)
	if v.description != nil {
		p.Str(", description = ")
		p.Attr(v.description)
	}
	p.Str(">")
}

// AttrAlias makes the printer give aliases of the name of the mnemonic.
func (syntaxAliasScopeAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "alias_scope", asm.OverridableAlias
}

// AccessGroupAttr is #llvm.access_group: LLVM dialect access group metadata.
type AccessGroupAttr struct {
	ir.AttrBase
	id *ir.DistinctAttr
}

// AccessGroupAttrDef is the definition of AccessGroupAttr.
var AccessGroupAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "access_group",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxAccessGroupAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*AccessGroupAttr)
		if v.id != nil {
			attr(v.id)
		}
	},
})

// IsAccessGroupAttr is the constraint to be a AccessGroupAttr.
var IsAccessGroupAttr = &ir.AttrConstraint{Summary: "LLVM dialect access group metadata", Match: asm.IsAttr[*AccessGroupAttr]}

// NewAccessGroupAttr returns the attribute with the given parameters.
func NewAccessGroupAttr(c *ir.Context, id *ir.DistinctAttr) *AccessGroupAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(id))
	if v := c.LookupAttr(AccessGroupAttrDef, k); v != nil {
		return v.(*AccessGroupAttr)
	}
	return c.InternAttr(AccessGroupAttrDef, k, &AccessGroupAttr{id: id}).(*AccessGroupAttr)
}

// ID is the parameter id.
func (v *AccessGroupAttr) ID() *ir.DistinctAttr { return v.id }

// syntaxAccessGroupAttr parses and prints AccessGroupAttr.
type syntaxAccessGroupAttr struct{}

var namesAccessGroupAttr = []string{"id"}

// ParseAttr reads what follows the mnemonic.
func (syntaxAccessGroupAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var id *ir.DistinctAttr
	p.Want(asm.Less)
	for s := p.Struct(namesAccessGroupAttr, 0); s.Next(); {
		switch s.Param {
		case 0:
			id = asm.AttrParam[*ir.DistinctAttr](p)
			p.EndParam("LLVM_AccessGroupAttr", "id", "DistinctAttr")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewAccessGroupAttr(p.Context(), id)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxAccessGroupAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*AccessGroupAttr)
	p.Str("<")
	p.Str("id = ")
	p.Attr(v.id)
	p.Str(">")
}

// AttrAlias makes the printer give aliases of the name of the mnemonic.
func (syntaxAccessGroupAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "access_group", asm.OverridableAlias
}

// TBAARootAttr is #llvm.tbaa_root: LLVM dialect TBAA root metadata.
type TBAARootAttr struct {
	ir.AttrBase
	id *ir.StringAttr
}

// TBAARootAttrDef is the definition of TBAARootAttr.
var TBAARootAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "tbaa_root",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxTBAARootAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*TBAARootAttr)
		if v.id != nil {
			attr(v.id)
		}
	},
})

// IsTBAARootAttr is the constraint to be a TBAARootAttr.
var IsTBAARootAttr = &ir.AttrConstraint{Summary: "LLVM dialect TBAA root metadata", Match: asm.IsAttr[*TBAARootAttr]}

// NewTBAARootAttr returns the attribute with the given parameters.
func NewTBAARootAttr(c *ir.Context, id *ir.StringAttr) *TBAARootAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(id))
	if v := c.LookupAttr(TBAARootAttrDef, k); v != nil {
		return v.(*TBAARootAttr)
	}
	return c.InternAttr(TBAARootAttrDef, k, &TBAARootAttr{id: id}).(*TBAARootAttr)
}

// ID is the parameter id, nil if it is absent.
func (v *TBAARootAttr) ID() *ir.StringAttr { return v.id }

// syntaxTBAARootAttr parses and prints TBAARootAttr.
type syntaxTBAARootAttr struct{}

var namesTBAARootAttr = []string{"id"}

// ParseAttr reads what follows the mnemonic.
func (syntaxTBAARootAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var id *ir.StringAttr
	if !p.Failed() {
		if p.Got(asm.Less) {
			for s := p.Struct(namesTBAARootAttr, 1<<0); s.Next(); {
				switch s.Param {
				case 0:
					id = asm.AttrParam[*ir.StringAttr](p)
					p.EndParam("LLVM_TBAARootAttr", "id", "StringAttr")
				}
			}
			p.Want(asm.Greater)
		}
	}
	if p.Failed() {
		return p.BadAttr()
	}
	return NewTBAARootAttr(p.Context(), id)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxTBAARootAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*TBAARootAttr)
	if v.id != nil {
		p.Str("<")
		if v.id != nil {
			p.Str("id = ")
			p.Attr(v.id)
		}
		p.Str(">")
	}
}

// AttrAlias makes the printer give aliases of the name of the mnemonic.
func (syntaxTBAARootAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "tbaa_root", asm.OverridableAlias
}

// TBAAMemberAttr is #llvm.tbaa_member: member of a TBAA type and its offset in bytes.
type TBAAMemberAttr struct {
	ir.AttrBase
	typeDesc TBAANode
	offset   int64
}

// TBAAMemberAttrDef is the definition of TBAAMemberAttr.
var TBAAMemberAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "tbaa_member",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxTBAAMemberAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*TBAAMemberAttr)
		if v.typeDesc != nil {
			attr(v.typeDesc)
		}
	},
})

// IsTBAAMemberAttr is the constraint to be a TBAAMemberAttr.
var IsTBAAMemberAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*TBAAMemberAttr]}

// NewTBAAMemberAttr returns the attribute with the given parameters.
func NewTBAAMemberAttr(c *ir.Context, typeDesc TBAANode, offset int64) *TBAAMemberAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, typeDesc)
	k = ir.AppendIntKey(k, int64(offset))
	if v := c.LookupAttr(TBAAMemberAttrDef, k); v != nil {
		return v.(*TBAAMemberAttr)
	}
	return c.InternAttr(TBAAMemberAttrDef, k, &TBAAMemberAttr{typeDesc: typeDesc, offset: offset}).(*TBAAMemberAttr)
}

// TypeDesc is the parameter typeDesc.
func (v *TBAAMemberAttr) TypeDesc() TBAANode { return v.typeDesc }

// Offset is the parameter offset.
func (v *TBAAMemberAttr) Offset() int64 { return v.offset }

// syntaxTBAAMemberAttr parses and prints TBAAMemberAttr.
type syntaxTBAAMemberAttr struct{}

// ParseAttr reads what follows the mnemonic.
func (syntaxTBAAMemberAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var typeDesc TBAANode
	var offset int64
	p.Want(asm.Less)
	if !p.Failed() {
		typeDesc = asm.AttrParam[TBAANode](p)
		p.EndParam("LLVM_TBAAMemberAttr", "typeDesc", "TBAANodeAttr")
	}
	p.Want(asm.Comma)
	if !p.Failed() {
		offset = int64(p.Int(64))
		p.EndParam("LLVM_TBAAMemberAttr", "offset", "int64_t")
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewTBAAMemberAttr(p.Context(), typeDesc, offset)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxTBAAMemberAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*TBAAMemberAttr)
	p.Str("<")
	p.Attr(v.typeDesc)
	p.Str(", ")
	p.Int(int64(v.offset))
	p.Str(">")
}

// TBAATypeDescriptorAttr is #llvm.tbaa_type_desc: LLVM dialect TBAA type metadata.
type TBAATypeDescriptorAttr struct {
	ir.AttrBase
	id      string
	members []*TBAAMemberAttr
}

// TBAATypeDescriptorAttrDef is the definition of TBAATypeDescriptorAttr.
var TBAATypeDescriptorAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "tbaa_type_desc",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxTBAATypeDescriptorAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*TBAATypeDescriptorAttr)
		for _, e := range v.members {
			attr(e)
		}
	},
})

// IsTBAATypeDescriptorAttr is the constraint to be a TBAATypeDescriptorAttr.
var IsTBAATypeDescriptorAttr = &ir.AttrConstraint{Summary: "LLVM dialect TBAA type metadata", Match: asm.IsAttr[*TBAATypeDescriptorAttr]}

// NewTBAATypeDescriptorAttr returns the attribute with the given parameters.
func NewTBAATypeDescriptorAttr(c *ir.Context, id string, members []*TBAAMemberAttr) *TBAATypeDescriptorAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendStringKey(k, id)
	k = ir.AppendUintKey(k, uint64(len(members)))
	for _, e := range members {
		k = ir.AppendAttrKey(k, asm.AttrOrNil(e))
	}
	if v := c.LookupAttr(TBAATypeDescriptorAttrDef, k); v != nil {
		return v.(*TBAATypeDescriptorAttr)
	}
	return c.InternAttr(TBAATypeDescriptorAttrDef, k, &TBAATypeDescriptorAttr{id: c.Intern(id), members: append([]*TBAAMemberAttr(nil), members...)}).(*TBAATypeDescriptorAttr)
}

// ID is the parameter id.
func (v *TBAATypeDescriptorAttr) ID() string { return v.id }

// Members is the parameter members. The slice must not be modified.
func (v *TBAATypeDescriptorAttr) Members() []*TBAAMemberAttr { return v.members }

// syntaxTBAATypeDescriptorAttr parses and prints TBAATypeDescriptorAttr.
type syntaxTBAATypeDescriptorAttr struct{}

var namesTBAATypeDescriptorAttr = []string{"id", "members"}

// ParseAttr reads what follows the mnemonic.
func (syntaxTBAATypeDescriptorAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var id string
	var members []*TBAAMemberAttr
	p.Want(asm.Less)
	for s := p.Struct(namesTBAATypeDescriptorAttr, 0); s.Next(); {
		switch s.Param {
		case 0:
			id = p.StringLiteral()
			p.EndParam("LLVM_TBAATypeDescriptorAttr", "id", "::llvm::StringRef")
		case 1:
			members = parseTBAAMembers(p)
			p.EndParam("LLVM_TBAATypeDescriptorAttr", "members", "::llvm::ArrayRef<TBAAMemberAttr>")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewTBAATypeDescriptorAttr(p.Context(), id, members)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxTBAATypeDescriptorAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*TBAATypeDescriptorAttr)
	p.Str("<")
	p.Str("id = ")
	p.Quoted(v.id)
	p.Str(", members = ")
	printTBAAMembers(p, v.members)
	p.Str(">")
}

// AttrAlias makes the printer give aliases of the name of the mnemonic.
func (syntaxTBAATypeDescriptorAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "tbaa_type_desc", asm.OverridableAlias
}

// TBAATagAttr is #llvm.tbaa_tag: LLVM dialect TBAA tag metadata.
type TBAATagAttr struct {
	ir.AttrBase
	baseType   *TBAATypeDescriptorAttr
	accessType *TBAATypeDescriptorAttr
	offset     int64
	constant   bool
}

// TBAATagAttrDef is the definition of TBAATagAttr.
var TBAATagAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "tbaa_tag",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxTBAATagAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*TBAATagAttr)
		if v.baseType != nil {
			attr(v.baseType)
		}
		if v.accessType != nil {
			attr(v.accessType)
		}
	},
})

// IsTBAATagAttr is the constraint to be a TBAATagAttr.
var IsTBAATagAttr = &ir.AttrConstraint{Summary: "LLVM dialect TBAA tag metadata", Match: asm.IsAttr[*TBAATagAttr]}

// NewTBAATagAttr returns the attribute with the given parameters.
func NewTBAATagAttr(c *ir.Context, baseType *TBAATypeDescriptorAttr, accessType *TBAATypeDescriptorAttr, offset int64, constant bool) *TBAATagAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(baseType))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(accessType))
	k = ir.AppendIntKey(k, int64(offset))
	k = ir.AppendBoolKey(k, constant)
	if v := c.LookupAttr(TBAATagAttrDef, k); v != nil {
		return v.(*TBAATagAttr)
	}
	return c.InternAttr(TBAATagAttrDef, k, &TBAATagAttr{baseType: baseType, accessType: accessType, offset: offset, constant: constant}).(*TBAATagAttr)
}

// BaseType is the parameter base_type.
func (v *TBAATagAttr) BaseType() *TBAATypeDescriptorAttr { return v.baseType }

// AccessType is the parameter access_type.
func (v *TBAATagAttr) AccessType() *TBAATypeDescriptorAttr { return v.accessType }

// Offset is the parameter offset.
func (v *TBAATagAttr) Offset() int64 { return v.offset }

// Constant is the parameter constant.
func (v *TBAATagAttr) Constant() bool { return v.constant }

// syntaxTBAATagAttr parses and prints TBAATagAttr.
type syntaxTBAATagAttr struct{}

var namesTBAATagAttr = []string{"base_type", "access_type", "offset", "constant"}

// ParseAttr reads what follows the mnemonic.
func (syntaxTBAATagAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var baseType *TBAATypeDescriptorAttr
	var accessType *TBAATypeDescriptorAttr
	var offset int64
	constant := bool(false)
	p.Want(asm.Less)
	for s := p.Struct(namesTBAATagAttr, 1<<3); s.Next(); {
		switch s.Param {
		case 0:
			baseType = asm.StrippedAttrParam[*TBAATypeDescriptorAttr](p, TBAATypeDescriptorAttrDef)
			p.EndParam("LLVM_TBAATagAttr", "base_type", "TBAATypeDescriptorAttr")
		case 1:
			accessType = asm.StrippedAttrParam[*TBAATypeDescriptorAttr](p, TBAATypeDescriptorAttrDef)
			p.EndParam("LLVM_TBAATagAttr", "access_type", "TBAATypeDescriptorAttr")
		case 2:
			offset = int64(p.Int(64))
			p.EndParam("LLVM_TBAATagAttr", "offset", "int64_t")
		case 3:
			constant = p.BoolParam()
			p.EndParam("LLVM_TBAATagAttr", "constant", "bool")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewTBAATagAttr(p.Context(), baseType, accessType, offset, constant)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxTBAATagAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*TBAATagAttr)
	p.Str("<")
	p.Str("base_type = ")
	p.StrippedAttr(v.baseType)
	p.Str(", access_type = ")
	p.StrippedAttr(v.accessType)
	p.Str(", offset = ")
	p.Int(int64(v.offset))
	if v.constant != false {
		p.Str(", constant = ")
		p.Bool(v.constant)
	}
	p.Str(">")
}

// AttrAlias makes the printer give aliases of the name of the mnemonic.
func (syntaxTBAATagAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "tbaa_tag", asm.OverridableAlias
}

// MMRATagAttr is #llvm.mmra_tag: MLIR wrapper around a prefix:suffix MMRA tag.
type MMRATagAttr struct {
	ir.AttrBase
	prefix string
	suffix string
}

// MMRATagAttrDef is the definition of MMRATagAttr.
var MMRATagAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "mmra_tag",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxMMRATagAttr{})},
})

// IsMMRATagAttr is the constraint to be a MMRATagAttr.
var IsMMRATagAttr = &ir.AttrConstraint{Summary: "MLIR wrapper around a prefix:suffix MMRA tag", Match: asm.IsAttr[*MMRATagAttr]}

// NewMMRATagAttr returns the attribute with the given parameters.
func NewMMRATagAttr(c *ir.Context, prefix string, suffix string) *MMRATagAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendStringKey(k, prefix)
	k = ir.AppendStringKey(k, suffix)
	if v := c.LookupAttr(MMRATagAttrDef, k); v != nil {
		return v.(*MMRATagAttr)
	}
	return c.InternAttr(MMRATagAttrDef, k, &MMRATagAttr{prefix: c.Intern(prefix), suffix: c.Intern(suffix)}).(*MMRATagAttr)
}

// Prefix is the parameter prefix.
func (v *MMRATagAttr) Prefix() string { return v.prefix }

// Suffix is the parameter suffix.
func (v *MMRATagAttr) Suffix() string { return v.suffix }

// syntaxMMRATagAttr parses and prints MMRATagAttr.
type syntaxMMRATagAttr struct{}

// ParseAttr reads what follows the mnemonic.
func (syntaxMMRATagAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var prefix string
	var suffix string
	p.Want(asm.Less)
	if !p.Failed() {
		prefix = p.StringLiteral()
		p.EndParam("LLVM_MMRATagAttr", "prefix", "::llvm::StringRef")
	}
	p.Want(asm.Colon)
	if !p.Failed() {
		suffix = p.StringLiteral()
		p.EndParam("LLVM_MMRATagAttr", "suffix", "::llvm::StringRef")
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewMMRATagAttr(p.Context(), prefix, suffix)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxMMRATagAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*MMRATagAttr)
	p.Str("<")
	p.Quoted(v.prefix)
	p.Str(":")
	p.Quoted(v.suffix)
	p.Str(">")
}

// AttrAlias makes the printer give aliases of the name of the mnemonic.
func (syntaxMMRATagAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "mmra_tag", asm.OverridableAlias
}

// DIExpressionElemAttr is #llvm.di_expression_elem: operation of a debug expression.
type DIExpressionElemAttr struct {
	ir.AttrBase
	opcode    uint32
	arguments []uint64
}

// DIExpressionElemAttrDef is the definition of DIExpressionElemAttr.
var DIExpressionElemAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "di_expression_elem",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDIExpressionElemAttr{})},
})

// IsDIExpressionElemAttr is the constraint to be a DIExpressionElemAttr.
var IsDIExpressionElemAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*DIExpressionElemAttr]}

// NewDIExpressionElemAttr returns the attribute with the given parameters.
func NewDIExpressionElemAttr(c *ir.Context, opcode uint32, arguments []uint64) *DIExpressionElemAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(opcode))
	k = ir.AppendUintKey(k, uint64(len(arguments)))
	for _, e := range arguments {
		k = ir.AppendUintKey(k, uint64(e))
	}
	if v := c.LookupAttr(DIExpressionElemAttrDef, k); v != nil {
		return v.(*DIExpressionElemAttr)
	}
	return c.InternAttr(DIExpressionElemAttrDef, k, &DIExpressionElemAttr{opcode: opcode, arguments: append([]uint64(nil), arguments...)}).(*DIExpressionElemAttr)
}

// Opcode is the parameter opcode.
func (v *DIExpressionElemAttr) Opcode() uint32 { return v.opcode }

// Arguments is the parameter arguments. The slice must not be modified.
func (v *DIExpressionElemAttr) Arguments() []uint64 { return v.arguments }

// syntaxDIExpressionElemAttr parses and prints DIExpressionElemAttr.
type syntaxDIExpressionElemAttr struct{}

// ParseAttr reads what follows the mnemonic.
func (syntaxDIExpressionElemAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var opcode uint32
	var arguments []uint64
	if !p.Failed() {
		opcode = parseDIOperation(p)
		p.EndParam("LLVM_DIExpressionElemAttr", "opcode", "unsigned")
	}
	if !p.Failed() {
		if p.Got(asm.LParen) {
			if !p.Failed() {
				parseExpressionArg(p, opcode, &arguments)
			}
			p.Want(asm.RParen)
		} else {
		}
	}
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDIExpressionElemAttr(p.Context(), opcode, arguments)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxDIExpressionElemAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DIExpressionElemAttr)
	printDIOperation(p, v.opcode)
	if len(v.arguments) > 0 {
		p.Str("(")
		printExpressionArg(p, v.opcode, v.arguments)
		p.Str(")")
	} else {
	}
}

// DIExpressionAttr is #llvm.di_expression: debug expression: where the value of a variable is.
type DIExpressionAttr struct {
	ir.AttrBase
	operations []*DIExpressionElemAttr
}

// DIExpressionAttrDef is the definition of DIExpressionAttr.
var DIExpressionAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "di_expression",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDIExpressionAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*DIExpressionAttr)
		for _, e := range v.operations {
			attr(e)
		}
	},
})

// IsDIExpressionAttr is the constraint to be a DIExpressionAttr.
var IsDIExpressionAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*DIExpressionAttr]}

// NewDIExpressionAttr returns the attribute with the given parameters.
func NewDIExpressionAttr(c *ir.Context, operations []*DIExpressionElemAttr) *DIExpressionAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(len(operations)))
	for _, e := range operations {
		k = ir.AppendAttrKey(k, asm.AttrOrNil(e))
	}
	if v := c.LookupAttr(DIExpressionAttrDef, k); v != nil {
		return v.(*DIExpressionAttr)
	}
	return c.InternAttr(DIExpressionAttrDef, k, &DIExpressionAttr{operations: append([]*DIExpressionElemAttr(nil), operations...)}).(*DIExpressionAttr)
}

// Operations is the parameter operations. The slice must not be modified.
func (v *DIExpressionAttr) Operations() []*DIExpressionElemAttr { return v.operations }

// syntaxDIExpressionAttr parses and prints DIExpressionAttr.
type syntaxDIExpressionAttr struct{}

// ParseAttr reads what follows the mnemonic.
func (syntaxDIExpressionAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var operations []*DIExpressionElemAttr
	p.Want(asm.Less)
	if !p.Failed() {
		if p.Got(asm.LSquare) {
			if !p.Failed() {
				for !p.Failed() {
					var e *DIExpressionElemAttr
					e = asm.StrippedAttrParam[*DIExpressionElemAttr](p, DIExpressionElemAttrDef)
					operations = append(operations, e)
					if !p.Got(asm.Comma) {
						break
					}
				}
				p.EndParam("LLVM_DIExpressionAttr", "operations", "::llvm::ArrayRef<DIExpressionElemAttr>")
			}
			p.Want(asm.RSquare)
		} else {
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDIExpressionAttr(p.Context(), operations)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxDIExpressionAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DIExpressionAttr)
	p.Str("<")
	if len(v.operations) > 0 {
		p.Str("[")
		if len(v.operations) > 0 {
			for i, e := range v.operations {
				if i > 0 {
					p.Str(", ")
				}
				p.StrippedAttr(e)
			}
		}
		p.Str("]")
	} else {
	}
	p.Str(">")
}

// DINullTypeAttr is #llvm.di_null_type: missing type, such as that of no result.
type DINullTypeAttr struct {
	ir.AttrBase
}

// DINullTypeAttrDef is the definition of DINullTypeAttr.
var DINullTypeAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "di_null_type",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDINullTypeAttr{})},
})

// IsDINullTypeAttr is the constraint to be a DINullTypeAttr.
var IsDINullTypeAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*DINullTypeAttr]}

// NewDINullTypeAttr returns the attribute.
func NewDINullTypeAttr(c *ir.Context) *DINullTypeAttr {
	if v := c.LookupAttr(DINullTypeAttrDef, nil); v != nil {
		return v.(*DINullTypeAttr)
	}
	return c.InternAttr(DINullTypeAttrDef, nil, &DINullTypeAttr{}).(*DINullTypeAttr)
}

// syntaxDINullTypeAttr parses and prints DINullTypeAttr.
type syntaxDINullTypeAttr struct{}

// ParseAttr reads what follows the mnemonic.
func (syntaxDINullTypeAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDINullTypeAttr(p.Context())
}

// PrintAttr writes what follows the mnemonic.
func (syntaxDINullTypeAttr) PrintAttr(*asm.Printer, ir.Attribute) {}

// AttrAlias makes the printer give aliases of the name of the mnemonic.
func (syntaxDINullTypeAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "di_null_type", asm.OverridableAlias
}

// DIBasicTypeAttr is #llvm.di_basic_type: type of the language itself.
type DIBasicTypeAttr struct {
	ir.AttrBase
	tag        uint32
	name       *ir.StringAttr
	sizeInBits uint64
	encoding   uint32
}

// DIBasicTypeAttrDef is the definition of DIBasicTypeAttr.
var DIBasicTypeAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "di_basic_type",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDIBasicTypeAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*DIBasicTypeAttr)
		if v.name != nil {
			attr(v.name)
		}
	},
})

// IsDIBasicTypeAttr is the constraint to be a DIBasicTypeAttr.
var IsDIBasicTypeAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*DIBasicTypeAttr]}

// NewDIBasicTypeAttr returns the attribute with the given parameters.
func NewDIBasicTypeAttr(c *ir.Context, tag uint32, name *ir.StringAttr, sizeInBits uint64, encoding uint32) *DIBasicTypeAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(tag))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(name))
	k = ir.AppendUintKey(k, uint64(sizeInBits))
	k = ir.AppendUintKey(k, uint64(encoding))
	if v := c.LookupAttr(DIBasicTypeAttrDef, k); v != nil {
		return v.(*DIBasicTypeAttr)
	}
	return c.InternAttr(DIBasicTypeAttrDef, k, &DIBasicTypeAttr{tag: tag, name: name, sizeInBits: sizeInBits, encoding: encoding}).(*DIBasicTypeAttr)
}

// Tag is the parameter tag.
func (v *DIBasicTypeAttr) Tag() uint32 { return v.tag }

// Name is the parameter name.
func (v *DIBasicTypeAttr) Name() *ir.StringAttr { return v.name }

// SizeInBits is the parameter sizeInBits.
func (v *DIBasicTypeAttr) SizeInBits() uint64 { return v.sizeInBits }

// Encoding is the parameter encoding.
func (v *DIBasicTypeAttr) Encoding() uint32 { return v.encoding }

// syntaxDIBasicTypeAttr parses and prints DIBasicTypeAttr.
type syntaxDIBasicTypeAttr struct{}

var namesDIBasicTypeAttr = []string{"tag", "name", "sizeInBits", "encoding"}

// ParseAttr reads what follows the mnemonic.
func (syntaxDIBasicTypeAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	tag := uint32(0)
	var name *ir.StringAttr
	var sizeInBits uint64
	encoding := uint32(0)
	p.Want(asm.Less)
	for s := p.Struct(namesDIBasicTypeAttr, 1<<0|1<<2|1<<3); s.Next(); {
		switch s.Param {
		case 0:
			tag = parseDITag(p)
			p.EndParam("LLVM_DIBasicTypeAttr", "tag", "unsigned")
		case 1:
			name = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("LLVM_DIBasicTypeAttr", "name", "StringAttr")
		case 2:
			sizeInBits = uint64(p.Uint(64))
			p.EndParam("LLVM_DIBasicTypeAttr", "sizeInBits", "uint64_t")
		case 3:
			encoding = parseDIEncoding(p)
			p.EndParam("LLVM_DIBasicTypeAttr", "encoding", "unsigned")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDIBasicTypeAttr(p.Context(), tag, name, sizeInBits, encoding)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxDIBasicTypeAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DIBasicTypeAttr)
	p.Str("<")
	first := true
	if v.tag != 0 {
		p.Sep(&first)
		p.Str("tag = ")
		printDITag(p, v.tag)
	}
	p.Sep(&first)
	p.Str("name = ")
	p.Attr(v.name)
	if v.sizeInBits != 0 {
		p.Sep(&first)
		p.Str("sizeInBits = ")
		p.Uint(uint64(v.sizeInBits))
	}
	if v.encoding != 0 {
		p.Sep(&first)
		p.Str("encoding = ")
		printDIEncoding(p, v.encoding)
	}
	p.Str(">")
}

// AttrAlias makes the printer give aliases of the name of the mnemonic.
func (syntaxDIBasicTypeAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "di_basic_type", asm.OverridableAlias
}

// DICompileUnitAttr is #llvm.di_compile_unit: compile unit.
type DICompileUnitAttr struct {
	ir.AttrBase
	id                 *ir.DistinctAttr
	sourceLanguage     uint32
	file               *DIFileAttr
	producer           *ir.StringAttr
	isOptimized        bool
	emissionKind       DIEmissionKind
	nameTableKind      DINameTableKind
	splitDebugFilename *ir.StringAttr
}

// DICompileUnitAttrDef is the definition of DICompileUnitAttr.
var DICompileUnitAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "di_compile_unit",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDICompileUnitAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*DICompileUnitAttr)
		if v.id != nil {
			attr(v.id)
		}
		if v.file != nil {
			attr(v.file)
		}
		if v.producer != nil {
			attr(v.producer)
		}
		if v.splitDebugFilename != nil {
			attr(v.splitDebugFilename)
		}
	},
})

// IsDICompileUnitAttr is the constraint to be a DICompileUnitAttr.
var IsDICompileUnitAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*DICompileUnitAttr]}

// NewDICompileUnitAttr returns the attribute with the given parameters.
func NewDICompileUnitAttr(c *ir.Context, id *ir.DistinctAttr, sourceLanguage uint32, file *DIFileAttr, producer *ir.StringAttr, isOptimized bool, emissionKind DIEmissionKind, nameTableKind DINameTableKind, splitDebugFilename *ir.StringAttr) *DICompileUnitAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(id))
	k = ir.AppendUintKey(k, uint64(sourceLanguage))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(file))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(producer))
	k = ir.AppendBoolKey(k, isOptimized)
	k = ir.AppendUintKey(k, uint64(emissionKind))
	k = ir.AppendUintKey(k, uint64(nameTableKind))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(splitDebugFilename))
	if v := c.LookupAttr(DICompileUnitAttrDef, k); v != nil {
		return v.(*DICompileUnitAttr)
	}
	return c.InternAttr(DICompileUnitAttrDef, k, &DICompileUnitAttr{id: id, sourceLanguage: sourceLanguage, file: file, producer: producer, isOptimized: isOptimized, emissionKind: emissionKind, nameTableKind: nameTableKind, splitDebugFilename: splitDebugFilename}).(*DICompileUnitAttr)
}

// ID is the parameter id.
func (v *DICompileUnitAttr) ID() *ir.DistinctAttr { return v.id }

// SourceLanguage is the parameter sourceLanguage.
func (v *DICompileUnitAttr) SourceLanguage() uint32 { return v.sourceLanguage }

// File is the parameter file.
func (v *DICompileUnitAttr) File() *DIFileAttr { return v.file }

// Producer is the parameter producer, nil if it is absent.
func (v *DICompileUnitAttr) Producer() *ir.StringAttr { return v.producer }

// IsOptimized is the parameter isOptimized.
func (v *DICompileUnitAttr) IsOptimized() bool { return v.isOptimized }

// EmissionKind is the parameter emissionKind.
func (v *DICompileUnitAttr) EmissionKind() DIEmissionKind { return v.emissionKind }

// NameTableKind is the parameter nameTableKind.
func (v *DICompileUnitAttr) NameTableKind() DINameTableKind { return v.nameTableKind }

// SplitDebugFilename is the parameter splitDebugFilename, nil if it is absent.
func (v *DICompileUnitAttr) SplitDebugFilename() *ir.StringAttr { return v.splitDebugFilename }

// syntaxDICompileUnitAttr parses and prints DICompileUnitAttr.
type syntaxDICompileUnitAttr struct{}

var namesDICompileUnitAttr = []string{"id", "sourceLanguage", "file", "producer", "isOptimized", "emissionKind", "nameTableKind", "splitDebugFilename"}

// ParseAttr reads what follows the mnemonic.
func (syntaxDICompileUnitAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var id *ir.DistinctAttr
	var sourceLanguage uint32
	var file *DIFileAttr
	var producer *ir.StringAttr
	var isOptimized bool
	var emissionKind DIEmissionKind
	var nameTableKind DINameTableKind
	var splitDebugFilename *ir.StringAttr
	p.Want(asm.Less)
	for s := p.Struct(namesDICompileUnitAttr, 1<<3|1<<6|1<<7); s.Next(); {
		switch s.Param {
		case 0:
			id = asm.AttrParam[*ir.DistinctAttr](p)
			p.EndParam("LLVM_DICompileUnitAttr", "id", "DistinctAttr")
		case 1:
			sourceLanguage = parseDILanguage(p)
			p.EndParam("LLVM_DICompileUnitAttr", "sourceLanguage", "unsigned")
		case 2:
			file = asm.StrippedAttrParam[*DIFileAttr](p, DIFileAttrDef)
			p.EndParam("LLVM_DICompileUnitAttr", "file", "DIFileAttr")
		case 3:
			producer = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("LLVM_DICompileUnitAttr", "producer", "StringAttr")
		case 4:
			isOptimized = p.BoolParam()
			p.EndParam("LLVM_DICompileUnitAttr", "isOptimized", "bool")
		case 5:
			emissionKind = DIEmissionKind(p.EnumValue(&DIEmissionKindEnum))
			p.EndParam("LLVM_DICompileUnitAttr", "emissionKind", "DIEmissionKind")
		case 6:
			nameTableKind = DINameTableKind(p.EnumValue(&DINameTableKindEnum))
			p.EndParam("LLVM_DICompileUnitAttr", "nameTableKind", "DINameTableKind")
		case 7:
			splitDebugFilename = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("LLVM_DICompileUnitAttr", "splitDebugFilename", "StringAttr")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDICompileUnitAttr(p.Context(), id, sourceLanguage, file, producer, isOptimized, emissionKind, nameTableKind, splitDebugFilename)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxDICompileUnitAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DICompileUnitAttr)
	p.Str("<")
	first := true
	p.Sep(&first)
	p.Str("id = ")
	p.Attr(v.id)
	p.Sep(&first)
	p.Str("sourceLanguage = ")
	printDILanguage(p, v.sourceLanguage)
	p.Sep(&first)
	p.Str("file = ")
	p.StrippedAttr(v.file)
	if v.producer != nil {
		p.Sep(&first)
		p.Str("producer = ")
		p.Attr(v.producer)
	}
	p.Sep(&first)
	p.Str("isOptimized = ")
	p.Bool(v.isOptimized)
	p.Sep(&first)
	p.Str("emissionKind = ")
	p.EnumValue(&DIEmissionKindEnum, uint64(v.emissionKind))
	if v.nameTableKind != 0 {
		p.Sep(&first)
		p.Str("nameTableKind = ")
		p.EnumValue(&DINameTableKindEnum, uint64(v.nameTableKind))
	}
	if v.splitDebugFilename != nil {
		p.Sep(&first)
		p.Str("splitDebugFilename = ")
		p.Attr(v.splitDebugFilename)
	}
	p.Str(">")
}

// AttrAlias makes the printer give aliases of the name of the mnemonic.
func (syntaxDICompileUnitAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "di_compile_unit", asm.OverridableAlias
}

// DICompositeTypeAttr is #llvm.di_composite_type: type of several elements: struct, union, array, enumeration.
type DICompositeTypeAttr struct {
	ir.AttrBase
	recID        *ir.DistinctAttr
	isRecSelf    bool
	tag          uint32
	name         *ir.StringAttr
	file         *DIFileAttr
	line         uint32
	scope        DIScope
	baseType     DIType
	flags        DIFlags
	sizeInBits   uint64
	alignInBits  uint64
	dataLocation *DIExpressionAttr
	rank         *DIExpressionAttr
	allocated    *DIExpressionAttr
	associated   *DIExpressionAttr
	elements     []DINode
}

// DICompositeTypeAttrDef is the definition of DICompositeTypeAttr.
var DICompositeTypeAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "di_composite_type",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDICompositeTypeAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*DICompositeTypeAttr)
		if v.recID != nil {
			attr(v.recID)
		}
		if v.name != nil {
			attr(v.name)
		}
		if v.file != nil {
			attr(v.file)
		}
		if v.scope != nil {
			attr(v.scope)
		}
		if v.baseType != nil {
			attr(v.baseType)
		}
		if v.dataLocation != nil {
			attr(v.dataLocation)
		}
		if v.rank != nil {
			attr(v.rank)
		}
		if v.allocated != nil {
			attr(v.allocated)
		}
		if v.associated != nil {
			attr(v.associated)
		}
		for _, e := range v.elements {
			attr(e)
		}
	},
})

// IsDICompositeTypeAttr is the constraint to be a DICompositeTypeAttr.
var IsDICompositeTypeAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*DICompositeTypeAttr]}

// NewDICompositeTypeAttr returns the attribute with the given parameters.
func NewDICompositeTypeAttr(c *ir.Context, recID *ir.DistinctAttr, isRecSelf bool, tag uint32, name *ir.StringAttr, file *DIFileAttr, line uint32, scope DIScope, baseType DIType, flags DIFlags, sizeInBits uint64, alignInBits uint64, dataLocation *DIExpressionAttr, rank *DIExpressionAttr, allocated *DIExpressionAttr, associated *DIExpressionAttr, elements []DINode) *DICompositeTypeAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(recID))
	k = ir.AppendBoolKey(k, isRecSelf)
	k = ir.AppendUintKey(k, uint64(tag))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(name))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(file))
	k = ir.AppendUintKey(k, uint64(line))
	k = ir.AppendAttrKey(k, scope)
	k = ir.AppendAttrKey(k, baseType)
	k = ir.AppendUintKey(k, uint64(flags))
	k = ir.AppendUintKey(k, uint64(sizeInBits))
	k = ir.AppendUintKey(k, uint64(alignInBits))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(dataLocation))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(rank))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(allocated))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(associated))
	k = ir.AppendUintKey(k, uint64(len(elements)))
	for _, e := range elements {
		k = ir.AppendAttrKey(k, e)
	}
	if v := c.LookupAttr(DICompositeTypeAttrDef, k); v != nil {
		return v.(*DICompositeTypeAttr)
	}
	return c.InternAttr(DICompositeTypeAttrDef, k, &DICompositeTypeAttr{recID: recID, isRecSelf: isRecSelf, tag: tag, name: name, file: file, line: line, scope: scope, baseType: baseType, flags: flags, sizeInBits: sizeInBits, alignInBits: alignInBits, dataLocation: dataLocation, rank: rank, allocated: allocated, associated: associated, elements: append([]DINode(nil), elements...)}).(*DICompositeTypeAttr)
}

// RecID is the parameter recId, nil if it is absent.
func (v *DICompositeTypeAttr) RecID() *ir.DistinctAttr { return v.recID }

// IsRecSelf is the parameter isRecSelf.
func (v *DICompositeTypeAttr) IsRecSelf() bool { return v.isRecSelf }

// Tag is the parameter tag.
func (v *DICompositeTypeAttr) Tag() uint32 { return v.tag }

// Name is the parameter name, nil if it is absent.
func (v *DICompositeTypeAttr) Name() *ir.StringAttr { return v.name }

// File is the parameter file, nil if it is absent.
func (v *DICompositeTypeAttr) File() *DIFileAttr { return v.file }

// Line is the parameter line.
func (v *DICompositeTypeAttr) Line() uint32 { return v.line }

// Scope is the parameter scope.
func (v *DICompositeTypeAttr) Scope() DIScope { return v.scope }

// BaseType is the parameter baseType.
func (v *DICompositeTypeAttr) BaseType() DIType { return v.baseType }

// Flags is the parameter flags.
func (v *DICompositeTypeAttr) Flags() DIFlags { return v.flags }

// SizeInBits is the parameter sizeInBits.
func (v *DICompositeTypeAttr) SizeInBits() uint64 { return v.sizeInBits }

// AlignInBits is the parameter alignInBits.
func (v *DICompositeTypeAttr) AlignInBits() uint64 { return v.alignInBits }

// DataLocation is the parameter dataLocation, nil if it is absent.
func (v *DICompositeTypeAttr) DataLocation() *DIExpressionAttr { return v.dataLocation }

// Rank is the parameter rank, nil if it is absent.
func (v *DICompositeTypeAttr) Rank() *DIExpressionAttr { return v.rank }

// Allocated is the parameter allocated, nil if it is absent.
func (v *DICompositeTypeAttr) Allocated() *DIExpressionAttr { return v.allocated }

// Associated is the parameter associated, nil if it is absent.
func (v *DICompositeTypeAttr) Associated() *DIExpressionAttr { return v.associated }

// Elements is the parameter elements. The slice must not be modified.
func (v *DICompositeTypeAttr) Elements() []DINode { return v.elements }

// syntaxDICompositeTypeAttr parses and prints DICompositeTypeAttr.
type syntaxDICompositeTypeAttr struct{}

var namesDICompositeTypeAttr = []string{"recId", "isRecSelf", "tag", "name", "file", "line", "scope", "baseType", "flags", "sizeInBits", "alignInBits", "dataLocation", "rank", "allocated", "associated", "elements"}

// ParseAttr reads what follows the mnemonic.
func (syntaxDICompositeTypeAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var recID *ir.DistinctAttr
	var isRecSelf bool
	tag := uint32(0)
	var name *ir.StringAttr
	var file *DIFileAttr
	var line uint32
	var scope DIScope
	var baseType DIType
	var flags DIFlags
	var sizeInBits uint64
	var alignInBits uint64
	var dataLocation *DIExpressionAttr
	var rank *DIExpressionAttr
	var allocated *DIExpressionAttr
	var associated *DIExpressionAttr
	var elements []DINode
	p.Want(asm.Less)
	for s := p.Struct(namesDICompositeTypeAttr, 1<<16-1); s.Next(); {
		switch s.Param {
		case 0:
			recID = asm.AttrParam[*ir.DistinctAttr](p)
			p.EndParam("LLVM_DICompositeTypeAttr", "recId", "DistinctAttr")
		case 1:
			isRecSelf = p.BoolParam()
			p.EndParam("LLVM_DICompositeTypeAttr", "isRecSelf", "bool")
		case 2:
			tag = parseDITag(p)
			p.EndParam("LLVM_DICompositeTypeAttr", "tag", "unsigned")
		case 3:
			name = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("LLVM_DICompositeTypeAttr", "name", "StringAttr")
		case 4:
			file = asm.StrippedAttrParam[*DIFileAttr](p, DIFileAttrDef)
			p.EndParam("LLVM_DICompositeTypeAttr", "file", "DIFileAttr")
		case 5:
			line = uint32(p.Uint(32))
			p.EndParam("LLVM_DICompositeTypeAttr", "line", "uint32_t")
		case 6:
			scope = asm.AttrParam[DIScope](p)
			p.EndParam("LLVM_DICompositeTypeAttr", "scope", "DIScopeAttr")
		case 7:
			baseType = asm.AttrParam[DIType](p)
			p.EndParam("LLVM_DICompositeTypeAttr", "baseType", "DITypeAttr")
		case 8:
			flags = DIFlags(p.EnumValue(&DIFlagsEnum))
			p.EndParam("LLVM_DICompositeTypeAttr", "flags", "DIFlags")
		case 9:
			sizeInBits = uint64(p.Uint(64))
			p.EndParam("LLVM_DICompositeTypeAttr", "sizeInBits", "uint64_t")
		case 10:
			alignInBits = uint64(p.Uint(64))
			p.EndParam("LLVM_DICompositeTypeAttr", "alignInBits", "uint64_t")
		case 11:
			dataLocation = asm.StrippedAttrParam[*DIExpressionAttr](p, DIExpressionAttrDef)
			p.EndParam("LLVM_DICompositeTypeAttr", "dataLocation", "DIExpressionAttr")
		case 12:
			rank = asm.StrippedAttrParam[*DIExpressionAttr](p, DIExpressionAttrDef)
			p.EndParam("LLVM_DICompositeTypeAttr", "rank", "DIExpressionAttr")
		case 13:
			allocated = asm.StrippedAttrParam[*DIExpressionAttr](p, DIExpressionAttrDef)
			p.EndParam("LLVM_DICompositeTypeAttr", "allocated", "DIExpressionAttr")
		case 14:
			associated = asm.StrippedAttrParam[*DIExpressionAttr](p, DIExpressionAttrDef)
			p.EndParam("LLVM_DICompositeTypeAttr", "associated", "DIExpressionAttr")
		case 15:
			for !p.Failed() {
				var e DINode
				e = asm.AttrParam[DINode](p)
				elements = append(elements, e)
				if !p.Got(asm.Comma) {
					break
				}
			}
			p.EndParam("LLVM_DICompositeTypeAttr", "elements", "::llvm::ArrayRef<DINodeAttr>")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDICompositeTypeAttr(p.Context(), recID, isRecSelf, tag, name, file, line, scope, baseType, flags, sizeInBits, alignInBits, dataLocation, rank, allocated, associated, elements)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxDICompositeTypeAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DICompositeTypeAttr)
	p.Str("<")
	first := true
	if v.recID != nil {
		p.Sep(&first)
		p.Str("recId = ")
		p.Attr(v.recID)
	}
	if v.isRecSelf {
		p.Sep(&first)
		p.Str("isRecSelf = ")
		p.Bool(v.isRecSelf)
	}
	if v.tag != 0 {
		p.Sep(&first)
		p.Str("tag = ")
		printDITag(p, v.tag)
	}
	if v.name != nil {
		p.Sep(&first)
		p.Str("name = ")
		p.Attr(v.name)
	}
	if v.file != nil {
		p.Sep(&first)
		p.Str("file = ")
		p.StrippedAttr(v.file)
	}
	if v.line != 0 {
		p.Sep(&first)
		p.Str("line = ")
		p.Uint(uint64(v.line))
	}
	if v.scope != nil {
		p.Sep(&first)
		p.Str("scope = ")
		p.Attr(v.scope)
	}
	if v.baseType != nil {
		p.Sep(&first)
		p.Str("baseType = ")
		p.Attr(v.baseType)
	}
	if v.flags != 0 {
		p.Sep(&first)
		p.Str("flags = ")
		p.EnumValue(&DIFlagsEnum, uint64(v.flags))
	}
	if v.sizeInBits != 0 {
		p.Sep(&first)
		p.Str("sizeInBits = ")
		p.Uint(uint64(v.sizeInBits))
	}
	if v.alignInBits != 0 {
		p.Sep(&first)
		p.Str("alignInBits = ")
		p.Uint(uint64(v.alignInBits))
	}
	if v.dataLocation != nil {
		p.Sep(&first)
		p.Str("dataLocation = ")
		p.StrippedAttr(v.dataLocation)
	}
	if v.rank != nil {
		p.Sep(&first)
		p.Str("rank = ")
		p.StrippedAttr(v.rank)
	}
	if v.allocated != nil {
		p.Sep(&first)
		p.Str("allocated = ")
		p.StrippedAttr(v.allocated)
	}
	if v.associated != nil {
		p.Sep(&first)
		p.Str("associated = ")
		p.StrippedAttr(v.associated)
	}
	if len(v.elements) > 0 {
		p.Sep(&first)
		p.Str("elements = ")
		for i, e := range v.elements {
			if i > 0 {
				p.Str(", ")
			}
			p.Attr(e)
		}
	}
	p.Str(">")
}

// AttrAlias makes the printer give aliases of the name of the mnemonic.
func (syntaxDICompositeTypeAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "di_composite_type", asm.OverridableAlias
}

// DIDerivedTypeAttr is #llvm.di_derived_type: type made of another: pointer, typedef, member.
type DIDerivedTypeAttr struct {
	ir.AttrBase
	tag               uint32
	name              *ir.StringAttr
	baseType          DIType
	sizeInBits        uint64
	alignInBits       uint32
	offsetInBits      uint64
	dwarfAddressSpace *uint64
	extraData         DINode
}

// DIDerivedTypeAttrDef is the definition of DIDerivedTypeAttr.
var DIDerivedTypeAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "di_derived_type",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDIDerivedTypeAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*DIDerivedTypeAttr)
		if v.name != nil {
			attr(v.name)
		}
		if v.baseType != nil {
			attr(v.baseType)
		}
		if v.extraData != nil {
			attr(v.extraData)
		}
	},
})

// IsDIDerivedTypeAttr is the constraint to be a DIDerivedTypeAttr.
var IsDIDerivedTypeAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*DIDerivedTypeAttr]}

// NewDIDerivedTypeAttr returns the attribute with the given parameters.
func NewDIDerivedTypeAttr(c *ir.Context, tag uint32, name *ir.StringAttr, baseType DIType, sizeInBits uint64, alignInBits uint32, offsetInBits uint64, dwarfAddressSpace *uint64, extraData DINode) *DIDerivedTypeAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(tag))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(name))
	k = ir.AppendAttrKey(k, baseType)
	k = ir.AppendUintKey(k, uint64(sizeInBits))
	k = ir.AppendUintKey(k, uint64(alignInBits))
	k = ir.AppendUintKey(k, uint64(offsetInBits))
	k = ir.AppendBoolKey(k, dwarfAddressSpace != nil)
	if dwarfAddressSpace != nil {
		k = ir.AppendUintKey(k, *dwarfAddressSpace)
	}
	k = ir.AppendAttrKey(k, extraData)
	if v := c.LookupAttr(DIDerivedTypeAttrDef, k); v != nil {
		return v.(*DIDerivedTypeAttr)
	}
	if dwarfAddressSpace != nil {
		n := *dwarfAddressSpace
		dwarfAddressSpace = &n
	}
	return c.InternAttr(DIDerivedTypeAttrDef, k, &DIDerivedTypeAttr{tag: tag, name: name, baseType: baseType, sizeInBits: sizeInBits, alignInBits: alignInBits, offsetInBits: offsetInBits, dwarfAddressSpace: dwarfAddressSpace, extraData: extraData}).(*DIDerivedTypeAttr)
}

// Tag is the parameter tag.
func (v *DIDerivedTypeAttr) Tag() uint32 { return v.tag }

// Name is the parameter name, nil if it is absent.
func (v *DIDerivedTypeAttr) Name() *ir.StringAttr { return v.name }

// BaseType is the parameter baseType.
func (v *DIDerivedTypeAttr) BaseType() DIType { return v.baseType }

// SizeInBits is the parameter sizeInBits.
func (v *DIDerivedTypeAttr) SizeInBits() uint64 { return v.sizeInBits }

// AlignInBits is the parameter alignInBits.
func (v *DIDerivedTypeAttr) AlignInBits() uint32 { return v.alignInBits }

// OffsetInBits is the parameter offsetInBits.
func (v *DIDerivedTypeAttr) OffsetInBits() uint64 { return v.offsetInBits }

// DwarfAddressSpace is the parameter dwarfAddressSpace. It reports false if it is absent.
func (v *DIDerivedTypeAttr) DwarfAddressSpace() (value uint64, ok bool) {
	if v.dwarfAddressSpace == nil {
		return 0, false
	}
	return *v.dwarfAddressSpace, true
}

// ExtraData is the parameter extraData.
func (v *DIDerivedTypeAttr) ExtraData() DINode { return v.extraData }

// syntaxDIDerivedTypeAttr parses and prints DIDerivedTypeAttr.
type syntaxDIDerivedTypeAttr struct{}

var namesDIDerivedTypeAttr = []string{"tag", "name", "baseType", "sizeInBits", "alignInBits", "offsetInBits", "dwarfAddressSpace", "extraData"}

// ParseAttr reads what follows the mnemonic.
func (syntaxDIDerivedTypeAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	tag := uint32(0)
	var name *ir.StringAttr
	var baseType DIType
	var sizeInBits uint64
	var alignInBits uint32
	var offsetInBits uint64
	var dwarfAddressSpace *uint64
	var extraData DINode
	p.Want(asm.Less)
	for s := p.Struct(namesDIDerivedTypeAttr, 1<<8-1); s.Next(); {
		switch s.Param {
		case 0:
			tag = parseDITag(p)
			p.EndParam("LLVM_DIDerivedTypeAttr", "tag", "unsigned")
		case 1:
			name = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("LLVM_DIDerivedTypeAttr", "name", "StringAttr")
		case 2:
			baseType = asm.AttrParam[DIType](p)
			p.EndParam("LLVM_DIDerivedTypeAttr", "baseType", "DITypeAttr")
		case 3:
			sizeInBits = uint64(p.Uint(64))
			p.EndParam("LLVM_DIDerivedTypeAttr", "sizeInBits", "uint64_t")
		case 4:
			alignInBits = uint32(p.Uint(32))
			p.EndParam("LLVM_DIDerivedTypeAttr", "alignInBits", "uint32_t")
		case 5:
			offsetInBits = uint64(p.Uint(64))
			p.EndParam("LLVM_DIDerivedTypeAttr", "offsetInBits", "uint64_t")
		case 6:
			dwarfAddressSpace = p.MaybeUint(32)
			p.EndParam("LLVM_DIDerivedTypeAttr", "dwarfAddressSpace", "std::optional<unsigned>")
		case 7:
			extraData = asm.AttrParam[DINode](p)
			p.EndParam("LLVM_DIDerivedTypeAttr", "extraData", "DINodeAttr")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDIDerivedTypeAttr(p.Context(), tag, name, baseType, sizeInBits, alignInBits, offsetInBits, dwarfAddressSpace, extraData)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxDIDerivedTypeAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DIDerivedTypeAttr)
	p.Str("<")
	first := true
	if v.tag != 0 {
		p.Sep(&first)
		p.Str("tag = ")
		printDITag(p, v.tag)
	}
	if v.name != nil {
		p.Sep(&first)
		p.Str("name = ")
		p.Attr(v.name)
	}
	if v.baseType != nil {
		p.Sep(&first)
		p.Str("baseType = ")
		p.Attr(v.baseType)
	}
	if v.sizeInBits != 0 {
		p.Sep(&first)
		p.Str("sizeInBits = ")
		p.Uint(uint64(v.sizeInBits))
	}
	if v.alignInBits != 0 {
		p.Sep(&first)
		p.Str("alignInBits = ")
		p.Uint(uint64(v.alignInBits))
	}
	if v.offsetInBits != 0 {
		p.Sep(&first)
		p.Str("offsetInBits = ")
		p.Uint(uint64(v.offsetInBits))
	}
	if v.dwarfAddressSpace != nil {
		p.Sep(&first)
		p.Str("dwarfAddressSpace = ")
		if v.dwarfAddressSpace != nil {
			p.Uint(*v.dwarfAddressSpace)
		}
	}
	if v.extraData != nil {
		p.Sep(&first)
		p.Str("extraData = ")
		p.Attr(v.extraData)
	}
	p.Str(">")
}

// AttrAlias makes the printer give aliases of the name of the mnemonic.
func (syntaxDIDerivedTypeAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "di_derived_type", asm.OverridableAlias
}

// DIFileAttr is #llvm.di_file: source file.
type DIFileAttr struct {
	ir.AttrBase
	name      *ir.StringAttr
	directory *ir.StringAttr
}

// DIFileAttrDef is the definition of DIFileAttr.
var DIFileAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "di_file",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDIFileAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*DIFileAttr)
		if v.name != nil {
			attr(v.name)
		}
		if v.directory != nil {
			attr(v.directory)
		}
	},
})

// IsDIFileAttr is the constraint to be a DIFileAttr.
var IsDIFileAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*DIFileAttr]}

// NewDIFileAttr returns the attribute with the given parameters.
func NewDIFileAttr(c *ir.Context, name *ir.StringAttr, directory *ir.StringAttr) *DIFileAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(name))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(directory))
	if v := c.LookupAttr(DIFileAttrDef, k); v != nil {
		return v.(*DIFileAttr)
	}
	return c.InternAttr(DIFileAttrDef, k, &DIFileAttr{name: name, directory: directory}).(*DIFileAttr)
}

// Name is the parameter name.
func (v *DIFileAttr) Name() *ir.StringAttr { return v.name }

// Directory is the parameter directory.
func (v *DIFileAttr) Directory() *ir.StringAttr { return v.directory }

// syntaxDIFileAttr parses and prints DIFileAttr.
type syntaxDIFileAttr struct{}

// ParseAttr reads what follows the mnemonic.
func (syntaxDIFileAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var name *ir.StringAttr
	var directory *ir.StringAttr
	p.Want(asm.Less)
	if !p.Failed() {
		name = asm.AttrParam[*ir.StringAttr](p)
		p.EndParam("LLVM_DIFileAttr", "name", "StringAttr")
	}
	p.WantKeyword("in")
	if !p.Failed() {
		directory = asm.AttrParam[*ir.StringAttr](p)
		p.EndParam("LLVM_DIFileAttr", "directory", "StringAttr")
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDIFileAttr(p.Context(), name, directory)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxDIFileAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DIFileAttr)
	p.Str("<")
	p.Attr(v.name)
	p.Str(" in")
	p.Byte(' ')
	p.Attr(v.directory)
	p.Str(">")
}

// AttrAlias makes the printer give aliases of the name of the mnemonic.
func (syntaxDIFileAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "di_file", asm.OverridableAlias
}

// DIGlobalVariableExpressionAttr is #llvm.di_global_variable_expression: global variable with the expression of its value.
type DIGlobalVariableExpressionAttr struct {
	ir.AttrBase
	var_ *DIGlobalVariableAttr
	expr *DIExpressionAttr
}

// DIGlobalVariableExpressionAttrDef is the definition of DIGlobalVariableExpressionAttr.
var DIGlobalVariableExpressionAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "di_global_variable_expression",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDIGlobalVariableExpressionAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*DIGlobalVariableExpressionAttr)
		if v.var_ != nil {
			attr(v.var_)
		}
		if v.expr != nil {
			attr(v.expr)
		}
	},
})

// IsDIGlobalVariableExpressionAttr is the constraint to be a DIGlobalVariableExpressionAttr.
var IsDIGlobalVariableExpressionAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*DIGlobalVariableExpressionAttr]}

// NewDIGlobalVariableExpressionAttr returns the attribute with the given parameters.
func NewDIGlobalVariableExpressionAttr(c *ir.Context, var_ *DIGlobalVariableAttr, expr *DIExpressionAttr) *DIGlobalVariableExpressionAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(var_))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(expr))
	if v := c.LookupAttr(DIGlobalVariableExpressionAttrDef, k); v != nil {
		return v.(*DIGlobalVariableExpressionAttr)
	}
	return c.InternAttr(DIGlobalVariableExpressionAttrDef, k, &DIGlobalVariableExpressionAttr{var_: var_, expr: expr}).(*DIGlobalVariableExpressionAttr)
}

// Var is the parameter var.
func (v *DIGlobalVariableExpressionAttr) Var() *DIGlobalVariableAttr { return v.var_ }

// Expr is the parameter expr, nil if it is absent.
func (v *DIGlobalVariableExpressionAttr) Expr() *DIExpressionAttr { return v.expr }

// syntaxDIGlobalVariableExpressionAttr parses and prints DIGlobalVariableExpressionAttr.
type syntaxDIGlobalVariableExpressionAttr struct{}

var namesDIGlobalVariableExpressionAttr = []string{"var", "expr"}

// ParseAttr reads what follows the mnemonic.
func (syntaxDIGlobalVariableExpressionAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var var_ *DIGlobalVariableAttr
	var expr *DIExpressionAttr
	p.Want(asm.Less)
	for s := p.Struct(namesDIGlobalVariableExpressionAttr, 1<<1); s.Next(); {
		switch s.Param {
		case 0:
			var_ = asm.StrippedAttrParam[*DIGlobalVariableAttr](p, DIGlobalVariableAttrDef)
			p.EndParam("LLVM_DIGlobalVariableExpressionAttr", "var", "DIGlobalVariableAttr")
		case 1:
			expr = asm.StrippedAttrParam[*DIExpressionAttr](p, DIExpressionAttrDef)
			p.EndParam("LLVM_DIGlobalVariableExpressionAttr", "expr", "DIExpressionAttr")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDIGlobalVariableExpressionAttr(p.Context(), var_, expr)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxDIGlobalVariableExpressionAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DIGlobalVariableExpressionAttr)
	p.Str("<")
	p.Str("var = ")
	p.StrippedAttr(v.var_)
	if v.expr != nil {
		p.Str(", expr = ")
		p.StrippedAttr(v.expr)
	}
	p.Str(">")
}

// AttrAlias makes the printer give aliases of the name of the mnemonic.
func (syntaxDIGlobalVariableExpressionAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "di_global_variable_expression", asm.OverridableAlias
}

// DIGlobalVariableAttr is #llvm.di_global_variable: global variable.
type DIGlobalVariableAttr struct {
	ir.AttrBase
	scope         DIScope
	name          *ir.StringAttr
	linkageName   *ir.StringAttr
	file          *DIFileAttr
	line          uint32
	type_         DIType
	isLocalToUnit bool
	isDefined     bool
	alignInBits   uint32
}

// DIGlobalVariableAttrDef is the definition of DIGlobalVariableAttr.
var DIGlobalVariableAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "di_global_variable",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDIGlobalVariableAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*DIGlobalVariableAttr)
		if v.scope != nil {
			attr(v.scope)
		}
		if v.name != nil {
			attr(v.name)
		}
		if v.linkageName != nil {
			attr(v.linkageName)
		}
		if v.file != nil {
			attr(v.file)
		}
		if v.type_ != nil {
			attr(v.type_)
		}
	},
})

// IsDIGlobalVariableAttr is the constraint to be a DIGlobalVariableAttr.
var IsDIGlobalVariableAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*DIGlobalVariableAttr]}

// NewDIGlobalVariableAttr returns the attribute with the given parameters.
func NewDIGlobalVariableAttr(c *ir.Context, scope DIScope, name *ir.StringAttr, linkageName *ir.StringAttr, file *DIFileAttr, line uint32, type_ DIType, isLocalToUnit bool, isDefined bool, alignInBits uint32) *DIGlobalVariableAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, scope)
	k = ir.AppendAttrKey(k, asm.AttrOrNil(name))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(linkageName))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(file))
	k = ir.AppendUintKey(k, uint64(line))
	k = ir.AppendAttrKey(k, type_)
	k = ir.AppendBoolKey(k, isLocalToUnit)
	k = ir.AppendBoolKey(k, isDefined)
	k = ir.AppendUintKey(k, uint64(alignInBits))
	if v := c.LookupAttr(DIGlobalVariableAttrDef, k); v != nil {
		return v.(*DIGlobalVariableAttr)
	}
	return c.InternAttr(DIGlobalVariableAttrDef, k, &DIGlobalVariableAttr{scope: scope, name: name, linkageName: linkageName, file: file, line: line, type_: type_, isLocalToUnit: isLocalToUnit, isDefined: isDefined, alignInBits: alignInBits}).(*DIGlobalVariableAttr)
}

// Scope is the parameter scope.
func (v *DIGlobalVariableAttr) Scope() DIScope { return v.scope }

// Name is the parameter name, nil if it is absent.
func (v *DIGlobalVariableAttr) Name() *ir.StringAttr { return v.name }

// LinkageName is the parameter linkageName, nil if it is absent.
func (v *DIGlobalVariableAttr) LinkageName() *ir.StringAttr { return v.linkageName }

// File is the parameter file.
func (v *DIGlobalVariableAttr) File() *DIFileAttr { return v.file }

// Line is the parameter line.
func (v *DIGlobalVariableAttr) Line() uint32 { return v.line }

// Type is the parameter type.
func (v *DIGlobalVariableAttr) Type() DIType { return v.type_ }

// IsLocalToUnit is the parameter isLocalToUnit.
func (v *DIGlobalVariableAttr) IsLocalToUnit() bool { return v.isLocalToUnit }

// IsDefined is the parameter isDefined.
func (v *DIGlobalVariableAttr) IsDefined() bool { return v.isDefined }

// AlignInBits is the parameter alignInBits.
func (v *DIGlobalVariableAttr) AlignInBits() uint32 { return v.alignInBits }

// syntaxDIGlobalVariableAttr parses and prints DIGlobalVariableAttr.
type syntaxDIGlobalVariableAttr struct{}

var namesDIGlobalVariableAttr = []string{"scope", "name", "linkageName", "file", "line", "type", "isLocalToUnit", "isDefined", "alignInBits"}

// ParseAttr reads what follows the mnemonic.
func (syntaxDIGlobalVariableAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var scope DIScope
	var name *ir.StringAttr
	var linkageName *ir.StringAttr
	var file *DIFileAttr
	var line uint32
	var type_ DIType
	var isLocalToUnit bool
	var isDefined bool
	var alignInBits uint32
	p.Want(asm.Less)
	for s := p.Struct(namesDIGlobalVariableAttr, 1<<0|1<<1|1<<2|1<<6|1<<7|1<<8); s.Next(); {
		switch s.Param {
		case 0:
			scope = asm.AttrParam[DIScope](p)
			p.EndParam("LLVM_DIGlobalVariable", "scope", "DIScopeAttr")
		case 1:
			name = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("LLVM_DIGlobalVariable", "name", "StringAttr")
		case 2:
			linkageName = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("LLVM_DIGlobalVariable", "linkageName", "StringAttr")
		case 3:
			file = asm.StrippedAttrParam[*DIFileAttr](p, DIFileAttrDef)
			p.EndParam("LLVM_DIGlobalVariable", "file", "DIFileAttr")
		case 4:
			line = uint32(p.Uint(32))
			p.EndParam("LLVM_DIGlobalVariable", "line", "unsigned")
		case 5:
			type_ = asm.AttrParam[DIType](p)
			p.EndParam("LLVM_DIGlobalVariable", "type", "DITypeAttr")
		case 6:
			isLocalToUnit = p.BoolParam()
			p.EndParam("LLVM_DIGlobalVariable", "isLocalToUnit", "bool")
		case 7:
			isDefined = p.BoolParam()
			p.EndParam("LLVM_DIGlobalVariable", "isDefined", "bool")
		case 8:
			alignInBits = uint32(p.Uint(32))
			p.EndParam("LLVM_DIGlobalVariable", "alignInBits", "unsigned")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDIGlobalVariableAttr(p.Context(), scope, name, linkageName, file, line, type_, isLocalToUnit, isDefined, alignInBits)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxDIGlobalVariableAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DIGlobalVariableAttr)
	p.Str("<")
	first := true
	if v.scope != nil {
		p.Sep(&first)
		p.Str("scope = ")
		p.Attr(v.scope)
	}
	if v.name != nil {
		p.Sep(&first)
		p.Str("name = ")
		p.Attr(v.name)
	}
	if v.linkageName != nil {
		p.Sep(&first)
		p.Str("linkageName = ")
		p.Attr(v.linkageName)
	}
	p.Sep(&first)
	p.Str("file = ")
	p.StrippedAttr(v.file)
	p.Sep(&first)
	p.Str("line = ")
	p.Uint(uint64(v.line))
	p.Sep(&first)
	p.Str("type = ")
	p.Attr(v.type_)
	if v.isLocalToUnit {
		p.Sep(&first)
		p.Str("isLocalToUnit = ")
		p.Bool(v.isLocalToUnit)
	}
	if v.isDefined {
		p.Sep(&first)
		p.Str("isDefined = ")
		p.Bool(v.isDefined)
	}
	if v.alignInBits != 0 {
		p.Sep(&first)
		p.Str("alignInBits = ")
		p.Uint(uint64(v.alignInBits))
	}
	p.Str(">")
}

// AttrAlias makes the printer give aliases of the name of the mnemonic.
func (syntaxDIGlobalVariableAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "di_global_variable", asm.OverridableAlias
}

// DILexicalBlockAttr is #llvm.di_lexical_block: lexical block.
type DILexicalBlockAttr struct {
	ir.AttrBase
	scope  DIScope
	file   *DIFileAttr
	line   uint32
	column uint32
}

// DILexicalBlockAttrDef is the definition of DILexicalBlockAttr.
var DILexicalBlockAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "di_lexical_block",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDILexicalBlockAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*DILexicalBlockAttr)
		if v.scope != nil {
			attr(v.scope)
		}
		if v.file != nil {
			attr(v.file)
		}
	},
})

// IsDILexicalBlockAttr is the constraint to be a DILexicalBlockAttr.
var IsDILexicalBlockAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*DILexicalBlockAttr]}

// NewDILexicalBlockAttr returns the attribute with the given parameters.
func NewDILexicalBlockAttr(c *ir.Context, scope DIScope, file *DIFileAttr, line uint32, column uint32) *DILexicalBlockAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, scope)
	k = ir.AppendAttrKey(k, asm.AttrOrNil(file))
	k = ir.AppendUintKey(k, uint64(line))
	k = ir.AppendUintKey(k, uint64(column))
	if v := c.LookupAttr(DILexicalBlockAttrDef, k); v != nil {
		return v.(*DILexicalBlockAttr)
	}
	return c.InternAttr(DILexicalBlockAttrDef, k, &DILexicalBlockAttr{scope: scope, file: file, line: line, column: column}).(*DILexicalBlockAttr)
}

// Scope is the parameter scope.
func (v *DILexicalBlockAttr) Scope() DIScope { return v.scope }

// File is the parameter file, nil if it is absent.
func (v *DILexicalBlockAttr) File() *DIFileAttr { return v.file }

// Line is the parameter line.
func (v *DILexicalBlockAttr) Line() uint32 { return v.line }

// Column is the parameter column.
func (v *DILexicalBlockAttr) Column() uint32 { return v.column }

// syntaxDILexicalBlockAttr parses and prints DILexicalBlockAttr.
type syntaxDILexicalBlockAttr struct{}

var namesDILexicalBlockAttr = []string{"scope", "file", "line", "column"}

// ParseAttr reads what follows the mnemonic.
func (syntaxDILexicalBlockAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var scope DIScope
	var file *DIFileAttr
	var line uint32
	var column uint32
	p.Want(asm.Less)
	for s := p.Struct(namesDILexicalBlockAttr, 1<<1|1<<2|1<<3); s.Next(); {
		switch s.Param {
		case 0:
			scope = asm.AttrParam[DIScope](p)
			p.EndParam("LLVM_DILexicalBlockAttr", "scope", "DIScopeAttr")
		case 1:
			file = asm.StrippedAttrParam[*DIFileAttr](p, DIFileAttrDef)
			p.EndParam("LLVM_DILexicalBlockAttr", "file", "DIFileAttr")
		case 2:
			line = uint32(p.Uint(32))
			p.EndParam("LLVM_DILexicalBlockAttr", "line", "unsigned")
		case 3:
			column = uint32(p.Uint(32))
			p.EndParam("LLVM_DILexicalBlockAttr", "column", "unsigned")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDILexicalBlockAttr(p.Context(), scope, file, line, column)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxDILexicalBlockAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DILexicalBlockAttr)
	p.Str("<")
	first := true
	p.Sep(&first)
	p.Str("scope = ")
	p.Attr(v.scope)
	if v.file != nil {
		p.Sep(&first)
		p.Str("file = ")
		p.StrippedAttr(v.file)
	}
	if v.line != 0 {
		p.Sep(&first)
		p.Str("line = ")
		p.Uint(uint64(v.line))
	}
	if v.column != 0 {
		p.Sep(&first)
		p.Str("column = ")
		p.Uint(uint64(v.column))
	}
	p.Str(">")
}

// AttrAlias makes the printer give aliases of the name of the mnemonic.
func (syntaxDILexicalBlockAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "di_lexical_block", asm.OverridableAlias
}

// DILexicalBlockFileAttr is #llvm.di_lexical_block_file: part of a lexical block in another file.
type DILexicalBlockFileAttr struct {
	ir.AttrBase
	scope         DIScope
	file          *DIFileAttr
	discriminator uint32
}

// DILexicalBlockFileAttrDef is the definition of DILexicalBlockFileAttr.
var DILexicalBlockFileAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "di_lexical_block_file",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDILexicalBlockFileAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*DILexicalBlockFileAttr)
		if v.scope != nil {
			attr(v.scope)
		}
		if v.file != nil {
			attr(v.file)
		}
	},
})

// IsDILexicalBlockFileAttr is the constraint to be a DILexicalBlockFileAttr.
var IsDILexicalBlockFileAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*DILexicalBlockFileAttr]}

// NewDILexicalBlockFileAttr returns the attribute with the given parameters.
func NewDILexicalBlockFileAttr(c *ir.Context, scope DIScope, file *DIFileAttr, discriminator uint32) *DILexicalBlockFileAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, scope)
	k = ir.AppendAttrKey(k, asm.AttrOrNil(file))
	k = ir.AppendUintKey(k, uint64(discriminator))
	if v := c.LookupAttr(DILexicalBlockFileAttrDef, k); v != nil {
		return v.(*DILexicalBlockFileAttr)
	}
	return c.InternAttr(DILexicalBlockFileAttrDef, k, &DILexicalBlockFileAttr{scope: scope, file: file, discriminator: discriminator}).(*DILexicalBlockFileAttr)
}

// Scope is the parameter scope.
func (v *DILexicalBlockFileAttr) Scope() DIScope { return v.scope }

// File is the parameter file, nil if it is absent.
func (v *DILexicalBlockFileAttr) File() *DIFileAttr { return v.file }

// Discriminator is the parameter discriminator.
func (v *DILexicalBlockFileAttr) Discriminator() uint32 { return v.discriminator }

// syntaxDILexicalBlockFileAttr parses and prints DILexicalBlockFileAttr.
type syntaxDILexicalBlockFileAttr struct{}

var namesDILexicalBlockFileAttr = []string{"scope", "file", "discriminator"}

// ParseAttr reads what follows the mnemonic.
func (syntaxDILexicalBlockFileAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var scope DIScope
	var file *DIFileAttr
	var discriminator uint32
	p.Want(asm.Less)
	for s := p.Struct(namesDILexicalBlockFileAttr, 1<<1); s.Next(); {
		switch s.Param {
		case 0:
			scope = asm.AttrParam[DIScope](p)
			p.EndParam("LLVM_DILexicalBlockFile", "scope", "DIScopeAttr")
		case 1:
			file = asm.StrippedAttrParam[*DIFileAttr](p, DIFileAttrDef)
			p.EndParam("LLVM_DILexicalBlockFile", "file", "DIFileAttr")
		case 2:
			discriminator = uint32(p.Uint(32))
			p.EndParam("LLVM_DILexicalBlockFile", "discriminator", "unsigned")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDILexicalBlockFileAttr(p.Context(), scope, file, discriminator)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxDILexicalBlockFileAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DILexicalBlockFileAttr)
	p.Str("<")
	first := true
	p.Sep(&first)
	p.Str("scope = ")
	p.Attr(v.scope)
	if v.file != nil {
		p.Sep(&first)
		p.Str("file = ")
		p.StrippedAttr(v.file)
	}
	p.Sep(&first)
	p.Str("discriminator = ")
	p.Uint(uint64(v.discriminator))
	p.Str(">")
}

// AttrAlias makes the printer give aliases of the name of the mnemonic.
func (syntaxDILexicalBlockFileAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "di_lexical_block_file", asm.OverridableAlias
}

// DILocalVariableAttr is #llvm.di_local_variable: local variable.
type DILocalVariableAttr struct {
	ir.AttrBase
	scope       DIScope
	name        *ir.StringAttr
	file        *DIFileAttr
	line        uint32
	arg         uint32
	alignInBits uint32
	type_       DIType
	flags       DIFlags
}

// DILocalVariableAttrDef is the definition of DILocalVariableAttr.
var DILocalVariableAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "di_local_variable",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDILocalVariableAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*DILocalVariableAttr)
		if v.scope != nil {
			attr(v.scope)
		}
		if v.name != nil {
			attr(v.name)
		}
		if v.file != nil {
			attr(v.file)
		}
		if v.type_ != nil {
			attr(v.type_)
		}
	},
})

// IsDILocalVariableAttr is the constraint to be a DILocalVariableAttr.
var IsDILocalVariableAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*DILocalVariableAttr]}

// NewDILocalVariableAttr returns the attribute with the given parameters.
func NewDILocalVariableAttr(c *ir.Context, scope DIScope, name *ir.StringAttr, file *DIFileAttr, line uint32, arg uint32, alignInBits uint32, type_ DIType, flags DIFlags) *DILocalVariableAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, scope)
	k = ir.AppendAttrKey(k, asm.AttrOrNil(name))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(file))
	k = ir.AppendUintKey(k, uint64(line))
	k = ir.AppendUintKey(k, uint64(arg))
	k = ir.AppendUintKey(k, uint64(alignInBits))
	k = ir.AppendAttrKey(k, type_)
	k = ir.AppendUintKey(k, uint64(flags))
	if v := c.LookupAttr(DILocalVariableAttrDef, k); v != nil {
		return v.(*DILocalVariableAttr)
	}
	return c.InternAttr(DILocalVariableAttrDef, k, &DILocalVariableAttr{scope: scope, name: name, file: file, line: line, arg: arg, alignInBits: alignInBits, type_: type_, flags: flags}).(*DILocalVariableAttr)
}

// Scope is the parameter scope.
func (v *DILocalVariableAttr) Scope() DIScope { return v.scope }

// Name is the parameter name, nil if it is absent.
func (v *DILocalVariableAttr) Name() *ir.StringAttr { return v.name }

// File is the parameter file, nil if it is absent.
func (v *DILocalVariableAttr) File() *DIFileAttr { return v.file }

// Line is the parameter line.
func (v *DILocalVariableAttr) Line() uint32 { return v.line }

// Arg is the parameter arg.
func (v *DILocalVariableAttr) Arg() uint32 { return v.arg }

// AlignInBits is the parameter alignInBits.
func (v *DILocalVariableAttr) AlignInBits() uint32 { return v.alignInBits }

// Type is the parameter type.
func (v *DILocalVariableAttr) Type() DIType { return v.type_ }

// Flags is the parameter flags.
func (v *DILocalVariableAttr) Flags() DIFlags { return v.flags }

// syntaxDILocalVariableAttr parses and prints DILocalVariableAttr.
type syntaxDILocalVariableAttr struct{}

var namesDILocalVariableAttr = []string{"scope", "name", "file", "line", "arg", "alignInBits", "type", "flags"}

// ParseAttr reads what follows the mnemonic.
func (syntaxDILocalVariableAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var scope DIScope
	var name *ir.StringAttr
	var file *DIFileAttr
	var line uint32
	var arg uint32
	var alignInBits uint32
	var type_ DIType
	var flags DIFlags
	p.Want(asm.Less)
	for s := p.Struct(namesDILocalVariableAttr, 1<<1|1<<2|1<<3|1<<4|1<<5|1<<6|1<<7); s.Next(); {
		switch s.Param {
		case 0:
			scope = asm.AttrParam[DIScope](p)
			p.EndParam("LLVM_DILocalVariableAttr", "scope", "DIScopeAttr")
		case 1:
			name = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("LLVM_DILocalVariableAttr", "name", "StringAttr")
		case 2:
			file = asm.StrippedAttrParam[*DIFileAttr](p, DIFileAttrDef)
			p.EndParam("LLVM_DILocalVariableAttr", "file", "DIFileAttr")
		case 3:
			line = uint32(p.Uint(32))
			p.EndParam("LLVM_DILocalVariableAttr", "line", "unsigned")
		case 4:
			arg = uint32(p.Uint(32))
			p.EndParam("LLVM_DILocalVariableAttr", "arg", "unsigned")
		case 5:
			alignInBits = uint32(p.Uint(32))
			p.EndParam("LLVM_DILocalVariableAttr", "alignInBits", "unsigned")
		case 6:
			type_ = asm.AttrParam[DIType](p)
			p.EndParam("LLVM_DILocalVariableAttr", "type", "DITypeAttr")
		case 7:
			flags = DIFlags(p.EnumValue(&DIFlagsEnum))
			p.EndParam("LLVM_DILocalVariableAttr", "flags", "DIFlags")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDILocalVariableAttr(p.Context(), scope, name, file, line, arg, alignInBits, type_, flags)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxDILocalVariableAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DILocalVariableAttr)
	p.Str("<")
	first := true
	p.Sep(&first)
	p.Str("scope = ")
	p.Attr(v.scope)
	if v.name != nil {
		p.Sep(&first)
		p.Str("name = ")
		p.Attr(v.name)
	}
	if v.file != nil {
		p.Sep(&first)
		p.Str("file = ")
		p.StrippedAttr(v.file)
	}
	if v.line != 0 {
		p.Sep(&first)
		p.Str("line = ")
		p.Uint(uint64(v.line))
	}
	if v.arg != 0 {
		p.Sep(&first)
		p.Str("arg = ")
		p.Uint(uint64(v.arg))
	}
	if v.alignInBits != 0 {
		p.Sep(&first)
		p.Str("alignInBits = ")
		p.Uint(uint64(v.alignInBits))
	}
	if v.type_ != nil {
		p.Sep(&first)
		p.Str("type = ")
		p.Attr(v.type_)
	}
	if v.flags != 0 {
		p.Sep(&first)
		p.Str("flags = ")
		p.EnumValue(&DIFlagsEnum, uint64(v.flags))
	}
	p.Str(">")
}

// AttrAlias makes the printer give aliases of the name of the mnemonic.
func (syntaxDILocalVariableAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "di_local_variable", asm.OverridableAlias
}

// DISubprogramAttr is #llvm.di_subprogram: function.
type DISubprogramAttr struct {
	ir.AttrBase
	recID           *ir.DistinctAttr
	isRecSelf       bool
	id              *ir.DistinctAttr
	compileUnit     *DICompileUnitAttr
	scope           DIScope
	name            *ir.StringAttr
	linkageName     *ir.StringAttr
	file            *DIFileAttr
	line            uint32
	scopeLine       uint32
	subprogramFlags DISubprogramFlags
	type_           *DISubroutineTypeAttr
	retainedNodes   []DINode
	annotations     []DINode
}

// DISubprogramAttrDef is the definition of DISubprogramAttr.
var DISubprogramAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "di_subprogram",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDISubprogramAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*DISubprogramAttr)
		if v.recID != nil {
			attr(v.recID)
		}
		if v.id != nil {
			attr(v.id)
		}
		if v.compileUnit != nil {
			attr(v.compileUnit)
		}
		if v.scope != nil {
			attr(v.scope)
		}
		if v.name != nil {
			attr(v.name)
		}
		if v.linkageName != nil {
			attr(v.linkageName)
		}
		if v.file != nil {
			attr(v.file)
		}
		if v.type_ != nil {
			attr(v.type_)
		}
		for _, e := range v.retainedNodes {
			attr(e)
		}
		for _, e := range v.annotations {
			attr(e)
		}
	},
})

// IsDISubprogramAttr is the constraint to be a DISubprogramAttr.
var IsDISubprogramAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*DISubprogramAttr]}

// NewDISubprogramAttr returns the attribute with the given parameters.
func NewDISubprogramAttr(c *ir.Context, recID *ir.DistinctAttr, isRecSelf bool, id *ir.DistinctAttr, compileUnit *DICompileUnitAttr, scope DIScope, name *ir.StringAttr, linkageName *ir.StringAttr, file *DIFileAttr, line uint32, scopeLine uint32, subprogramFlags DISubprogramFlags, type_ *DISubroutineTypeAttr, retainedNodes []DINode, annotations []DINode) *DISubprogramAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(recID))
	k = ir.AppendBoolKey(k, isRecSelf)
	k = ir.AppendAttrKey(k, asm.AttrOrNil(id))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(compileUnit))
	k = ir.AppendAttrKey(k, scope)
	k = ir.AppendAttrKey(k, asm.AttrOrNil(name))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(linkageName))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(file))
	k = ir.AppendUintKey(k, uint64(line))
	k = ir.AppendUintKey(k, uint64(scopeLine))
	k = ir.AppendUintKey(k, uint64(subprogramFlags))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(type_))
	k = ir.AppendUintKey(k, uint64(len(retainedNodes)))
	for _, e := range retainedNodes {
		k = ir.AppendAttrKey(k, e)
	}
	k = ir.AppendUintKey(k, uint64(len(annotations)))
	for _, e := range annotations {
		k = ir.AppendAttrKey(k, e)
	}
	if v := c.LookupAttr(DISubprogramAttrDef, k); v != nil {
		return v.(*DISubprogramAttr)
	}
	return c.InternAttr(DISubprogramAttrDef, k, &DISubprogramAttr{recID: recID, isRecSelf: isRecSelf, id: id, compileUnit: compileUnit, scope: scope, name: name, linkageName: linkageName, file: file, line: line, scopeLine: scopeLine, subprogramFlags: subprogramFlags, type_: type_, retainedNodes: append([]DINode(nil), retainedNodes...), annotations: append([]DINode(nil), annotations...)}).(*DISubprogramAttr)
}

// RecID is the parameter recId, nil if it is absent.
func (v *DISubprogramAttr) RecID() *ir.DistinctAttr { return v.recID }

// IsRecSelf is the parameter isRecSelf.
func (v *DISubprogramAttr) IsRecSelf() bool { return v.isRecSelf }

// ID is the parameter id, nil if it is absent.
func (v *DISubprogramAttr) ID() *ir.DistinctAttr { return v.id }

// CompileUnit is the parameter compileUnit, nil if it is absent.
func (v *DISubprogramAttr) CompileUnit() *DICompileUnitAttr { return v.compileUnit }

// Scope is the parameter scope.
func (v *DISubprogramAttr) Scope() DIScope { return v.scope }

// Name is the parameter name, nil if it is absent.
func (v *DISubprogramAttr) Name() *ir.StringAttr { return v.name }

// LinkageName is the parameter linkageName, nil if it is absent.
func (v *DISubprogramAttr) LinkageName() *ir.StringAttr { return v.linkageName }

// File is the parameter file, nil if it is absent.
func (v *DISubprogramAttr) File() *DIFileAttr { return v.file }

// Line is the parameter line.
func (v *DISubprogramAttr) Line() uint32 { return v.line }

// ScopeLine is the parameter scopeLine.
func (v *DISubprogramAttr) ScopeLine() uint32 { return v.scopeLine }

// SubprogramFlags is the parameter subprogramFlags.
func (v *DISubprogramAttr) SubprogramFlags() DISubprogramFlags { return v.subprogramFlags }

// Type is the parameter type, nil if it is absent.
func (v *DISubprogramAttr) Type() *DISubroutineTypeAttr { return v.type_ }

// RetainedNodes is the parameter retainedNodes. The slice must not be modified.
func (v *DISubprogramAttr) RetainedNodes() []DINode { return v.retainedNodes }

// Annotations is the parameter annotations. The slice must not be modified.
func (v *DISubprogramAttr) Annotations() []DINode { return v.annotations }

// syntaxDISubprogramAttr parses and prints DISubprogramAttr.
type syntaxDISubprogramAttr struct{}

var namesDISubprogramAttr = []string{"recId", "isRecSelf", "id", "compileUnit", "scope", "name", "linkageName", "file", "line", "scopeLine", "subprogramFlags", "type", "retainedNodes", "annotations"}

// ParseAttr reads what follows the mnemonic.
func (syntaxDISubprogramAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var recID *ir.DistinctAttr
	var isRecSelf bool
	var id *ir.DistinctAttr
	var compileUnit *DICompileUnitAttr
	var scope DIScope
	var name *ir.StringAttr
	var linkageName *ir.StringAttr
	var file *DIFileAttr
	var line uint32
	var scopeLine uint32
	var subprogramFlags DISubprogramFlags
	var type_ *DISubroutineTypeAttr
	var retainedNodes []DINode
	var annotations []DINode
	p.Want(asm.Less)
	for s := p.Struct(namesDISubprogramAttr, 1<<14-1); s.Next(); {
		switch s.Param {
		case 0:
			recID = asm.AttrParam[*ir.DistinctAttr](p)
			p.EndParam("LLVM_DISubprogramAttr", "recId", "DistinctAttr")
		case 1:
			isRecSelf = p.BoolParam()
			p.EndParam("LLVM_DISubprogramAttr", "isRecSelf", "bool")
		case 2:
			id = asm.AttrParam[*ir.DistinctAttr](p)
			p.EndParam("LLVM_DISubprogramAttr", "id", "DistinctAttr")
		case 3:
			compileUnit = asm.StrippedAttrParam[*DICompileUnitAttr](p, DICompileUnitAttrDef)
			p.EndParam("LLVM_DISubprogramAttr", "compileUnit", "DICompileUnitAttr")
		case 4:
			scope = asm.AttrParam[DIScope](p)
			p.EndParam("LLVM_DISubprogramAttr", "scope", "DIScopeAttr")
		case 5:
			name = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("LLVM_DISubprogramAttr", "name", "StringAttr")
		case 6:
			linkageName = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("LLVM_DISubprogramAttr", "linkageName", "StringAttr")
		case 7:
			file = asm.StrippedAttrParam[*DIFileAttr](p, DIFileAttrDef)
			p.EndParam("LLVM_DISubprogramAttr", "file", "DIFileAttr")
		case 8:
			line = uint32(p.Uint(32))
			p.EndParam("LLVM_DISubprogramAttr", "line", "unsigned")
		case 9:
			scopeLine = uint32(p.Uint(32))
			p.EndParam("LLVM_DISubprogramAttr", "scopeLine", "unsigned")
		case 10:
			subprogramFlags = DISubprogramFlags(p.EnumValue(&DISubprogramFlagsEnum))
			p.EndParam("LLVM_DISubprogramAttr", "subprogramFlags", "DISubprogramFlags")
		case 11:
			type_ = asm.StrippedAttrParam[*DISubroutineTypeAttr](p, DISubroutineTypeAttrDef)
			p.EndParam("LLVM_DISubprogramAttr", "type", "DISubroutineTypeAttr")
		case 12:
			for !p.Failed() {
				var e DINode
				e = asm.AttrParam[DINode](p)
				retainedNodes = append(retainedNodes, e)
				if !p.Got(asm.Comma) {
					break
				}
			}
			p.EndParam("LLVM_DISubprogramAttr", "retainedNodes", "::llvm::ArrayRef<DINodeAttr>")
		case 13:
			for !p.Failed() {
				var e DINode
				e = asm.AttrParam[DINode](p)
				annotations = append(annotations, e)
				if !p.Got(asm.Comma) {
					break
				}
			}
			p.EndParam("LLVM_DISubprogramAttr", "annotations", "::llvm::ArrayRef<DINodeAttr>")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDISubprogramAttr(p.Context(), recID, isRecSelf, id, compileUnit, scope, name, linkageName, file, line, scopeLine, subprogramFlags, type_, retainedNodes, annotations)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxDISubprogramAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DISubprogramAttr)
	p.Str("<")
	first := true
	if v.recID != nil {
		p.Sep(&first)
		p.Str("recId = ")
		p.Attr(v.recID)
	}
	if v.isRecSelf {
		p.Sep(&first)
		p.Str("isRecSelf = ")
		p.Bool(v.isRecSelf)
	}
	if v.id != nil {
		p.Sep(&first)
		p.Str("id = ")
		p.Attr(v.id)
	}
	if v.compileUnit != nil {
		p.Sep(&first)
		p.Str("compileUnit = ")
		p.StrippedAttr(v.compileUnit)
	}
	if v.scope != nil {
		p.Sep(&first)
		p.Str("scope = ")
		p.Attr(v.scope)
	}
	if v.name != nil {
		p.Sep(&first)
		p.Str("name = ")
		p.Attr(v.name)
	}
	if v.linkageName != nil {
		p.Sep(&first)
		p.Str("linkageName = ")
		p.Attr(v.linkageName)
	}
	if v.file != nil {
		p.Sep(&first)
		p.Str("file = ")
		p.StrippedAttr(v.file)
	}
	if v.line != 0 {
		p.Sep(&first)
		p.Str("line = ")
		p.Uint(uint64(v.line))
	}
	if v.scopeLine != 0 {
		p.Sep(&first)
		p.Str("scopeLine = ")
		p.Uint(uint64(v.scopeLine))
	}
	if v.subprogramFlags != 0 {
		p.Sep(&first)
		p.Str("subprogramFlags = ")
		p.EnumValue(&DISubprogramFlagsEnum, uint64(v.subprogramFlags))
	}
	if v.type_ != nil {
		p.Sep(&first)
		p.Str("type = ")
		p.StrippedAttr(v.type_)
	}
	if len(v.retainedNodes) > 0 {
		p.Sep(&first)
		p.Str("retainedNodes = ")
		for i, e := range v.retainedNodes {
			if i > 0 {
				p.Str(", ")
			}
			p.Attr(e)
		}
	}
	if len(v.annotations) > 0 {
		p.Sep(&first)
		p.Str("annotations = ")
		for i, e := range v.annotations {
			if i > 0 {
				p.Str(", ")
			}
			p.Attr(e)
		}
	}
	p.Str(">")
}

// AttrAlias makes the printer give aliases of the name of the mnemonic.
func (syntaxDISubprogramAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "di_subprogram", asm.OverridableAlias
}

// DIModuleAttr is #llvm.di_module: module of the source language.
type DIModuleAttr struct {
	ir.AttrBase
	file         *DIFileAttr
	scope        DIScope
	name         *ir.StringAttr
	configMacros *ir.StringAttr
	includePath  *ir.StringAttr
	apinotes     *ir.StringAttr
	line         uint32
	isDecl       bool
}

// DIModuleAttrDef is the definition of DIModuleAttr.
var DIModuleAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "di_module",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDIModuleAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*DIModuleAttr)
		if v.file != nil {
			attr(v.file)
		}
		if v.scope != nil {
			attr(v.scope)
		}
		if v.name != nil {
			attr(v.name)
		}
		if v.configMacros != nil {
			attr(v.configMacros)
		}
		if v.includePath != nil {
			attr(v.includePath)
		}
		if v.apinotes != nil {
			attr(v.apinotes)
		}
	},
})

// IsDIModuleAttr is the constraint to be a DIModuleAttr.
var IsDIModuleAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*DIModuleAttr]}

// NewDIModuleAttr returns the attribute with the given parameters.
func NewDIModuleAttr(c *ir.Context, file *DIFileAttr, scope DIScope, name *ir.StringAttr, configMacros *ir.StringAttr, includePath *ir.StringAttr, apinotes *ir.StringAttr, line uint32, isDecl bool) *DIModuleAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(file))
	k = ir.AppendAttrKey(k, scope)
	k = ir.AppendAttrKey(k, asm.AttrOrNil(name))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(configMacros))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(includePath))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(apinotes))
	k = ir.AppendUintKey(k, uint64(line))
	k = ir.AppendBoolKey(k, isDecl)
	if v := c.LookupAttr(DIModuleAttrDef, k); v != nil {
		return v.(*DIModuleAttr)
	}
	return c.InternAttr(DIModuleAttrDef, k, &DIModuleAttr{file: file, scope: scope, name: name, configMacros: configMacros, includePath: includePath, apinotes: apinotes, line: line, isDecl: isDecl}).(*DIModuleAttr)
}

// File is the parameter file, nil if it is absent.
func (v *DIModuleAttr) File() *DIFileAttr { return v.file }

// Scope is the parameter scope.
func (v *DIModuleAttr) Scope() DIScope { return v.scope }

// Name is the parameter name, nil if it is absent.
func (v *DIModuleAttr) Name() *ir.StringAttr { return v.name }

// ConfigMacros is the parameter configMacros, nil if it is absent.
func (v *DIModuleAttr) ConfigMacros() *ir.StringAttr { return v.configMacros }

// IncludePath is the parameter includePath, nil if it is absent.
func (v *DIModuleAttr) IncludePath() *ir.StringAttr { return v.includePath }

// Apinotes is the parameter apinotes, nil if it is absent.
func (v *DIModuleAttr) Apinotes() *ir.StringAttr { return v.apinotes }

// Line is the parameter line.
func (v *DIModuleAttr) Line() uint32 { return v.line }

// IsDecl is the parameter isDecl.
func (v *DIModuleAttr) IsDecl() bool { return v.isDecl }

// syntaxDIModuleAttr parses and prints DIModuleAttr.
type syntaxDIModuleAttr struct{}

var namesDIModuleAttr = []string{"file", "scope", "name", "configMacros", "includePath", "apinotes", "line", "isDecl"}

// ParseAttr reads what follows the mnemonic.
func (syntaxDIModuleAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var file *DIFileAttr
	var scope DIScope
	var name *ir.StringAttr
	var configMacros *ir.StringAttr
	var includePath *ir.StringAttr
	var apinotes *ir.StringAttr
	var line uint32
	var isDecl bool
	p.Want(asm.Less)
	for s := p.Struct(namesDIModuleAttr, 1<<8-1); s.Next(); {
		switch s.Param {
		case 0:
			file = asm.StrippedAttrParam[*DIFileAttr](p, DIFileAttrDef)
			p.EndParam("LLVM_DIModuleAttr", "file", "DIFileAttr")
		case 1:
			scope = asm.AttrParam[DIScope](p)
			p.EndParam("LLVM_DIModuleAttr", "scope", "DIScopeAttr")
		case 2:
			name = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("LLVM_DIModuleAttr", "name", "StringAttr")
		case 3:
			configMacros = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("LLVM_DIModuleAttr", "configMacros", "StringAttr")
		case 4:
			includePath = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("LLVM_DIModuleAttr", "includePath", "StringAttr")
		case 5:
			apinotes = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("LLVM_DIModuleAttr", "apinotes", "StringAttr")
		case 6:
			line = uint32(p.Uint(32))
			p.EndParam("LLVM_DIModuleAttr", "line", "unsigned")
		case 7:
			isDecl = p.BoolParam()
			p.EndParam("LLVM_DIModuleAttr", "isDecl", "bool")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDIModuleAttr(p.Context(), file, scope, name, configMacros, includePath, apinotes, line, isDecl)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxDIModuleAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DIModuleAttr)
	p.Str("<")
	first := true
	if v.file != nil {
		p.Sep(&first)
		p.Str("file = ")
		p.StrippedAttr(v.file)
	}
	if v.scope != nil {
		p.Sep(&first)
		p.Str("scope = ")
		p.Attr(v.scope)
	}
	if v.name != nil {
		p.Sep(&first)
		p.Str("name = ")
		p.Attr(v.name)
	}
	if v.configMacros != nil {
		p.Sep(&first)
		p.Str("configMacros = ")
		p.Attr(v.configMacros)
	}
	if v.includePath != nil {
		p.Sep(&first)
		p.Str("includePath = ")
		p.Attr(v.includePath)
	}
	if v.apinotes != nil {
		p.Sep(&first)
		p.Str("apinotes = ")
		p.Attr(v.apinotes)
	}
	if v.line != 0 {
		p.Sep(&first)
		p.Str("line = ")
		p.Uint(uint64(v.line))
	}
	if v.isDecl {
		p.Sep(&first)
		p.Str("isDecl = ")
		p.Bool(v.isDecl)
	}
	p.Str(">")
}

// AttrAlias makes the printer give aliases of the name of the mnemonic.
func (syntaxDIModuleAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "di_module", asm.OverridableAlias
}

// DINamespaceAttr is #llvm.di_namespace: namespace.
type DINamespaceAttr struct {
	ir.AttrBase
	name          *ir.StringAttr
	scope         DIScope
	exportSymbols bool
}

// DINamespaceAttrDef is the definition of DINamespaceAttr.
var DINamespaceAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "di_namespace",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDINamespaceAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*DINamespaceAttr)
		if v.name != nil {
			attr(v.name)
		}
		if v.scope != nil {
			attr(v.scope)
		}
	},
})

// IsDINamespaceAttr is the constraint to be a DINamespaceAttr.
var IsDINamespaceAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*DINamespaceAttr]}

// NewDINamespaceAttr returns the attribute with the given parameters.
func NewDINamespaceAttr(c *ir.Context, name *ir.StringAttr, scope DIScope, exportSymbols bool) *DINamespaceAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(name))
	k = ir.AppendAttrKey(k, scope)
	k = ir.AppendBoolKey(k, exportSymbols)
	if v := c.LookupAttr(DINamespaceAttrDef, k); v != nil {
		return v.(*DINamespaceAttr)
	}
	return c.InternAttr(DINamespaceAttrDef, k, &DINamespaceAttr{name: name, scope: scope, exportSymbols: exportSymbols}).(*DINamespaceAttr)
}

// Name is the parameter name, nil if it is absent.
func (v *DINamespaceAttr) Name() *ir.StringAttr { return v.name }

// Scope is the parameter scope.
func (v *DINamespaceAttr) Scope() DIScope { return v.scope }

// ExportSymbols is the parameter exportSymbols.
func (v *DINamespaceAttr) ExportSymbols() bool { return v.exportSymbols }

// syntaxDINamespaceAttr parses and prints DINamespaceAttr.
type syntaxDINamespaceAttr struct{}

var namesDINamespaceAttr = []string{"name", "scope", "exportSymbols"}

// ParseAttr reads what follows the mnemonic.
func (syntaxDINamespaceAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var name *ir.StringAttr
	var scope DIScope
	var exportSymbols bool
	p.Want(asm.Less)
	for s := p.Struct(namesDINamespaceAttr, 1<<0|1<<1); s.Next(); {
		switch s.Param {
		case 0:
			name = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("LLVM_DINamespaceAttr", "name", "StringAttr")
		case 1:
			scope = asm.AttrParam[DIScope](p)
			p.EndParam("LLVM_DINamespaceAttr", "scope", "DIScopeAttr")
		case 2:
			exportSymbols = p.BoolParam()
			p.EndParam("LLVM_DINamespaceAttr", "exportSymbols", "bool")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDINamespaceAttr(p.Context(), name, scope, exportSymbols)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxDINamespaceAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DINamespaceAttr)
	p.Str("<")
	first := true
	if v.name != nil {
		p.Sep(&first)
		p.Str("name = ")
		p.Attr(v.name)
	}
	if v.scope != nil {
		p.Sep(&first)
		p.Str("scope = ")
		p.Attr(v.scope)
	}
	p.Sep(&first)
	p.Str("exportSymbols = ")
	p.Bool(v.exportSymbols)
	p.Str(">")
}

// AttrAlias makes the printer give aliases of the name of the mnemonic.
func (syntaxDINamespaceAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "di_namespace", asm.OverridableAlias
}

// DIImportedEntityAttr is #llvm.di_imported_entity: imported name.
type DIImportedEntityAttr struct {
	ir.AttrBase
	tag      uint32
	scope    DIScope
	entity   DINode
	file     *DIFileAttr
	line     uint32
	name     *ir.StringAttr
	elements []DINode
}

// DIImportedEntityAttrDef is the definition of DIImportedEntityAttr.
var DIImportedEntityAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "di_imported_entity",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDIImportedEntityAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*DIImportedEntityAttr)
		if v.scope != nil {
			attr(v.scope)
		}
		if v.entity != nil {
			attr(v.entity)
		}
		if v.file != nil {
			attr(v.file)
		}
		if v.name != nil {
			attr(v.name)
		}
		for _, e := range v.elements {
			attr(e)
		}
	},
})

// IsDIImportedEntityAttr is the constraint to be a DIImportedEntityAttr.
var IsDIImportedEntityAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*DIImportedEntityAttr]}

// NewDIImportedEntityAttr returns the attribute with the given parameters.
func NewDIImportedEntityAttr(c *ir.Context, tag uint32, scope DIScope, entity DINode, file *DIFileAttr, line uint32, name *ir.StringAttr, elements []DINode) *DIImportedEntityAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(tag))
	k = ir.AppendAttrKey(k, scope)
	k = ir.AppendAttrKey(k, entity)
	k = ir.AppendAttrKey(k, asm.AttrOrNil(file))
	k = ir.AppendUintKey(k, uint64(line))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(name))
	k = ir.AppendUintKey(k, uint64(len(elements)))
	for _, e := range elements {
		k = ir.AppendAttrKey(k, e)
	}
	if v := c.LookupAttr(DIImportedEntityAttrDef, k); v != nil {
		return v.(*DIImportedEntityAttr)
	}
	return c.InternAttr(DIImportedEntityAttrDef, k, &DIImportedEntityAttr{tag: tag, scope: scope, entity: entity, file: file, line: line, name: name, elements: append([]DINode(nil), elements...)}).(*DIImportedEntityAttr)
}

// Tag is the parameter tag.
func (v *DIImportedEntityAttr) Tag() uint32 { return v.tag }

// Scope is the parameter scope.
func (v *DIImportedEntityAttr) Scope() DIScope { return v.scope }

// Entity is the parameter entity.
func (v *DIImportedEntityAttr) Entity() DINode { return v.entity }

// File is the parameter file, nil if it is absent.
func (v *DIImportedEntityAttr) File() *DIFileAttr { return v.file }

// Line is the parameter line.
func (v *DIImportedEntityAttr) Line() uint32 { return v.line }

// Name is the parameter name, nil if it is absent.
func (v *DIImportedEntityAttr) Name() *ir.StringAttr { return v.name }

// Elements is the parameter elements. The slice must not be modified.
func (v *DIImportedEntityAttr) Elements() []DINode { return v.elements }

// syntaxDIImportedEntityAttr parses and prints DIImportedEntityAttr.
type syntaxDIImportedEntityAttr struct{}

var namesDIImportedEntityAttr = []string{"tag", "scope", "entity", "file", "line", "name", "elements"}

// ParseAttr reads what follows the mnemonic.
func (syntaxDIImportedEntityAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	tag := uint32(0)
	var scope DIScope
	var entity DINode
	var file *DIFileAttr
	var line uint32
	var name *ir.StringAttr
	var elements []DINode
	p.Want(asm.Less)
	for s := p.Struct(namesDIImportedEntityAttr, 1<<0|1<<3|1<<4|1<<5|1<<6); s.Next(); {
		switch s.Param {
		case 0:
			tag = parseDITag(p)
			p.EndParam("LLVM_DIImportedEntityAttr", "tag", "unsigned")
		case 1:
			scope = asm.AttrParam[DIScope](p)
			p.EndParam("LLVM_DIImportedEntityAttr", "scope", "DIScopeAttr")
		case 2:
			entity = asm.AttrParam[DINode](p)
			p.EndParam("LLVM_DIImportedEntityAttr", "entity", "DINodeAttr")
		case 3:
			file = asm.StrippedAttrParam[*DIFileAttr](p, DIFileAttrDef)
			p.EndParam("LLVM_DIImportedEntityAttr", "file", "DIFileAttr")
		case 4:
			line = uint32(p.Uint(32))
			p.EndParam("LLVM_DIImportedEntityAttr", "line", "unsigned")
		case 5:
			name = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("LLVM_DIImportedEntityAttr", "name", "StringAttr")
		case 6:
			for !p.Failed() {
				var e DINode
				e = asm.AttrParam[DINode](p)
				elements = append(elements, e)
				if !p.Got(asm.Comma) {
					break
				}
			}
			p.EndParam("LLVM_DIImportedEntityAttr", "elements", "::llvm::ArrayRef<DINodeAttr>")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDIImportedEntityAttr(p.Context(), tag, scope, entity, file, line, name, elements)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxDIImportedEntityAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DIImportedEntityAttr)
	p.Str("<")
	first := true
	if v.tag != 0 {
		p.Sep(&first)
		p.Str("tag = ")
		printDITag(p, v.tag)
	}
	p.Sep(&first)
	p.Str("scope = ")
	p.Attr(v.scope)
	p.Sep(&first)
	p.Str("entity = ")
	p.Attr(v.entity)
	if v.file != nil {
		p.Sep(&first)
		p.Str("file = ")
		p.StrippedAttr(v.file)
	}
	if v.line != 0 {
		p.Sep(&first)
		p.Str("line = ")
		p.Uint(uint64(v.line))
	}
	if v.name != nil {
		p.Sep(&first)
		p.Str("name = ")
		p.Attr(v.name)
	}
	if len(v.elements) > 0 {
		p.Sep(&first)
		p.Str("elements = ")
		for i, e := range v.elements {
			if i > 0 {
				p.Str(", ")
			}
			p.Attr(e)
		}
	}
	p.Str(">")
}

// AttrAlias makes the printer give aliases of the name of the mnemonic.
func (syntaxDIImportedEntityAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "di_imported_entity", asm.OverridableAlias
}

// DIAnnotationAttr is #llvm.di_annotation: annotation of a declaration.
type DIAnnotationAttr struct {
	ir.AttrBase
	name  *ir.StringAttr
	value *ir.StringAttr
}

// DIAnnotationAttrDef is the definition of DIAnnotationAttr.
var DIAnnotationAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "di_annotation",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDIAnnotationAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*DIAnnotationAttr)
		if v.name != nil {
			attr(v.name)
		}
		if v.value != nil {
			attr(v.value)
		}
	},
})

// IsDIAnnotationAttr is the constraint to be a DIAnnotationAttr.
var IsDIAnnotationAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*DIAnnotationAttr]}

// NewDIAnnotationAttr returns the attribute with the given parameters.
func NewDIAnnotationAttr(c *ir.Context, name *ir.StringAttr, value *ir.StringAttr) *DIAnnotationAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(name))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(value))
	if v := c.LookupAttr(DIAnnotationAttrDef, k); v != nil {
		return v.(*DIAnnotationAttr)
	}
	return c.InternAttr(DIAnnotationAttrDef, k, &DIAnnotationAttr{name: name, value: value}).(*DIAnnotationAttr)
}

// Name is the parameter name.
func (v *DIAnnotationAttr) Name() *ir.StringAttr { return v.name }

// Value is the parameter value.
func (v *DIAnnotationAttr) Value() *ir.StringAttr { return v.value }

// syntaxDIAnnotationAttr parses and prints DIAnnotationAttr.
type syntaxDIAnnotationAttr struct{}

var namesDIAnnotationAttr = []string{"name", "value"}

// ParseAttr reads what follows the mnemonic.
func (syntaxDIAnnotationAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var name *ir.StringAttr
	var value *ir.StringAttr
	p.Want(asm.Less)
	for s := p.Struct(namesDIAnnotationAttr, 0); s.Next(); {
		switch s.Param {
		case 0:
			name = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("LLVM_DIAnnotationAttr", "name", "StringAttr")
		case 1:
			value = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("LLVM_DIAnnotationAttr", "value", "StringAttr")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDIAnnotationAttr(p.Context(), name, value)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxDIAnnotationAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DIAnnotationAttr)
	p.Str("<")
	p.Str("name = ")
	p.Attr(v.name)
	p.Str(", value = ")
	p.Attr(v.value)
	p.Str(">")
}

// DISubrangeAttr is #llvm.di_subrange: bounds of an array dimension.
type DISubrangeAttr struct {
	ir.AttrBase
	count      ir.Attribute
	lowerBound ir.Attribute
	upperBound ir.Attribute
	stride     ir.Attribute
}

// DISubrangeAttrDef is the definition of DISubrangeAttr.
var DISubrangeAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "di_subrange",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDISubrangeAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*DISubrangeAttr)
		if v.count != nil {
			attr(v.count)
		}
		if v.lowerBound != nil {
			attr(v.lowerBound)
		}
		if v.upperBound != nil {
			attr(v.upperBound)
		}
		if v.stride != nil {
			attr(v.stride)
		}
	},
})

// IsDISubrangeAttr is the constraint to be a DISubrangeAttr.
var IsDISubrangeAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*DISubrangeAttr]}

// NewDISubrangeAttr returns the attribute with the given parameters.
func NewDISubrangeAttr(c *ir.Context, count ir.Attribute, lowerBound ir.Attribute, upperBound ir.Attribute, stride ir.Attribute) *DISubrangeAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, count)
	k = ir.AppendAttrKey(k, lowerBound)
	k = ir.AppendAttrKey(k, upperBound)
	k = ir.AppendAttrKey(k, stride)
	if v := c.LookupAttr(DISubrangeAttrDef, k); v != nil {
		return v.(*DISubrangeAttr)
	}
	return c.InternAttr(DISubrangeAttrDef, k, &DISubrangeAttr{count: count, lowerBound: lowerBound, upperBound: upperBound, stride: stride}).(*DISubrangeAttr)
}

// Count is the parameter count.
func (v *DISubrangeAttr) Count() ir.Attribute { return v.count }

// LowerBound is the parameter lowerBound.
func (v *DISubrangeAttr) LowerBound() ir.Attribute { return v.lowerBound }

// UpperBound is the parameter upperBound.
func (v *DISubrangeAttr) UpperBound() ir.Attribute { return v.upperBound }

// Stride is the parameter stride.
func (v *DISubrangeAttr) Stride() ir.Attribute { return v.stride }

// syntaxDISubrangeAttr parses and prints DISubrangeAttr.
type syntaxDISubrangeAttr struct{}

var namesDISubrangeAttr = []string{"count", "lowerBound", "upperBound", "stride"}

// ParseAttr reads what follows the mnemonic.
func (syntaxDISubrangeAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var count ir.Attribute
	var lowerBound ir.Attribute
	var upperBound ir.Attribute
	var stride ir.Attribute
	p.Want(asm.Less)
	for s := p.Struct(namesDISubrangeAttr, 1<<4-1); s.Next(); {
		switch s.Param {
		case 0:
			count = p.Attr()
			p.EndParam("LLVM_DISubrangeAttr", "count", "::mlir::Attribute")
		case 1:
			lowerBound = p.Attr()
			p.EndParam("LLVM_DISubrangeAttr", "lowerBound", "::mlir::Attribute")
		case 2:
			upperBound = p.Attr()
			p.EndParam("LLVM_DISubrangeAttr", "upperBound", "::mlir::Attribute")
		case 3:
			stride = p.Attr()
			p.EndParam("LLVM_DISubrangeAttr", "stride", "::mlir::Attribute")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDISubrangeAttr(p.Context(), count, lowerBound, upperBound, stride)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxDISubrangeAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DISubrangeAttr)
	p.Str("<")
	first := true
	if v.count != nil {
		p.Sep(&first)
		p.Str("count = ")
		p.Attr(v.count)
	}
	if v.lowerBound != nil {
		p.Sep(&first)
		p.Str("lowerBound = ")
		p.Attr(v.lowerBound)
	}
	if v.upperBound != nil {
		p.Sep(&first)
		p.Str("upperBound = ")
		p.Attr(v.upperBound)
	}
	if v.stride != nil {
		p.Sep(&first)
		p.Str("stride = ")
		p.Attr(v.stride)
	}
	p.Str(">")
}

// DICommonBlockAttr is #llvm.di_common_block: Fortran common block.
type DICommonBlockAttr struct {
	ir.AttrBase
	scope DIScope
	decl  *DIGlobalVariableAttr
	name  *ir.StringAttr
	file  *DIFileAttr
	line  uint32
}

// DICommonBlockAttrDef is the definition of DICommonBlockAttr.
var DICommonBlockAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "di_common_block",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDICommonBlockAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*DICommonBlockAttr)
		if v.scope != nil {
			attr(v.scope)
		}
		if v.decl != nil {
			attr(v.decl)
		}
		if v.name != nil {
			attr(v.name)
		}
		if v.file != nil {
			attr(v.file)
		}
	},
})

// IsDICommonBlockAttr is the constraint to be a DICommonBlockAttr.
var IsDICommonBlockAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*DICommonBlockAttr]}

// NewDICommonBlockAttr returns the attribute with the given parameters.
func NewDICommonBlockAttr(c *ir.Context, scope DIScope, decl *DIGlobalVariableAttr, name *ir.StringAttr, file *DIFileAttr, line uint32) *DICommonBlockAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, scope)
	k = ir.AppendAttrKey(k, asm.AttrOrNil(decl))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(name))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(file))
	k = ir.AppendUintKey(k, uint64(line))
	if v := c.LookupAttr(DICommonBlockAttrDef, k); v != nil {
		return v.(*DICommonBlockAttr)
	}
	return c.InternAttr(DICommonBlockAttrDef, k, &DICommonBlockAttr{scope: scope, decl: decl, name: name, file: file, line: line}).(*DICommonBlockAttr)
}

// Scope is the parameter scope.
func (v *DICommonBlockAttr) Scope() DIScope { return v.scope }

// Decl is the parameter decl, nil if it is absent.
func (v *DICommonBlockAttr) Decl() *DIGlobalVariableAttr { return v.decl }

// Name is the parameter name.
func (v *DICommonBlockAttr) Name() *ir.StringAttr { return v.name }

// File is the parameter file, nil if it is absent.
func (v *DICommonBlockAttr) File() *DIFileAttr { return v.file }

// Line is the parameter line.
func (v *DICommonBlockAttr) Line() uint32 { return v.line }

// syntaxDICommonBlockAttr parses and prints DICommonBlockAttr.
type syntaxDICommonBlockAttr struct{}

var namesDICommonBlockAttr = []string{"scope", "decl", "name", "file", "line"}

// ParseAttr reads what follows the mnemonic.
func (syntaxDICommonBlockAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var scope DIScope
	var decl *DIGlobalVariableAttr
	var name *ir.StringAttr
	var file *DIFileAttr
	var line uint32
	p.Want(asm.Less)
	for s := p.Struct(namesDICommonBlockAttr, 1<<1|1<<3|1<<4); s.Next(); {
		switch s.Param {
		case 0:
			scope = asm.AttrParam[DIScope](p)
			p.EndParam("LLVM_DICommonBlockAttr", "scope", "DIScopeAttr")
		case 1:
			decl = asm.StrippedAttrParam[*DIGlobalVariableAttr](p, DIGlobalVariableAttrDef)
			p.EndParam("LLVM_DICommonBlockAttr", "decl", "DIGlobalVariableAttr")
		case 2:
			name = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("LLVM_DICommonBlockAttr", "name", "StringAttr")
		case 3:
			file = asm.StrippedAttrParam[*DIFileAttr](p, DIFileAttrDef)
			p.EndParam("LLVM_DICommonBlockAttr", "file", "DIFileAttr")
		case 4:
			line = uint32(p.Uint(32))
			p.EndParam("LLVM_DICommonBlockAttr", "line", "unsigned")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDICommonBlockAttr(p.Context(), scope, decl, name, file, line)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxDICommonBlockAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DICommonBlockAttr)
	p.Str("<")
	first := true
	p.Sep(&first)
	p.Str("scope = ")
	p.Attr(v.scope)
	if v.decl != nil {
		p.Sep(&first)
		p.Str("decl = ")
		p.StrippedAttr(v.decl)
	}
	p.Sep(&first)
	p.Str("name = ")
	p.Attr(v.name)
	if v.file != nil {
		p.Sep(&first)
		p.Str("file = ")
		p.StrippedAttr(v.file)
	}
	if v.line != 0 {
		p.Sep(&first)
		p.Str("line = ")
		p.Uint(uint64(v.line))
	}
	p.Str(">")
}

// AttrAlias makes the printer give aliases of the name of the mnemonic.
func (syntaxDICommonBlockAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "di_common_block", asm.OverridableAlias
}

// DIGenericSubrangeAttr is #llvm.di_generic_subrange: bounds of a dimension of an assumed-rank array.
type DIGenericSubrangeAttr struct {
	ir.AttrBase
	count      ir.Attribute
	lowerBound ir.Attribute
	upperBound ir.Attribute
	stride     ir.Attribute
}

// DIGenericSubrangeAttrDef is the definition of DIGenericSubrangeAttr.
var DIGenericSubrangeAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "di_generic_subrange",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDIGenericSubrangeAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*DIGenericSubrangeAttr)
		if v.count != nil {
			attr(v.count)
		}
		if v.lowerBound != nil {
			attr(v.lowerBound)
		}
		if v.upperBound != nil {
			attr(v.upperBound)
		}
		if v.stride != nil {
			attr(v.stride)
		}
	},
})

// IsDIGenericSubrangeAttr is the constraint to be a DIGenericSubrangeAttr.
var IsDIGenericSubrangeAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*DIGenericSubrangeAttr]}

// NewDIGenericSubrangeAttr returns the attribute with the given parameters.
func NewDIGenericSubrangeAttr(c *ir.Context, count ir.Attribute, lowerBound ir.Attribute, upperBound ir.Attribute, stride ir.Attribute) *DIGenericSubrangeAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, count)
	k = ir.AppendAttrKey(k, lowerBound)
	k = ir.AppendAttrKey(k, upperBound)
	k = ir.AppendAttrKey(k, stride)
	if v := c.LookupAttr(DIGenericSubrangeAttrDef, k); v != nil {
		return v.(*DIGenericSubrangeAttr)
	}
	return c.InternAttr(DIGenericSubrangeAttrDef, k, &DIGenericSubrangeAttr{count: count, lowerBound: lowerBound, upperBound: upperBound, stride: stride}).(*DIGenericSubrangeAttr)
}

// Count is the parameter count.
func (v *DIGenericSubrangeAttr) Count() ir.Attribute { return v.count }

// LowerBound is the parameter lowerBound.
func (v *DIGenericSubrangeAttr) LowerBound() ir.Attribute { return v.lowerBound }

// UpperBound is the parameter upperBound.
func (v *DIGenericSubrangeAttr) UpperBound() ir.Attribute { return v.upperBound }

// Stride is the parameter stride.
func (v *DIGenericSubrangeAttr) Stride() ir.Attribute { return v.stride }

// syntaxDIGenericSubrangeAttr parses and prints DIGenericSubrangeAttr.
type syntaxDIGenericSubrangeAttr struct{}

var namesDIGenericSubrangeAttr = []string{"count", "lowerBound", "upperBound", "stride"}

// ParseAttr reads what follows the mnemonic.
func (syntaxDIGenericSubrangeAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var count ir.Attribute
	var lowerBound ir.Attribute
	var upperBound ir.Attribute
	var stride ir.Attribute
	p.Want(asm.Less)
	for s := p.Struct(namesDIGenericSubrangeAttr, 1<<0|1<<2); s.Next(); {
		switch s.Param {
		case 0:
			count = p.Attr()
			p.EndParam("LLVM_DIGenericSubrangeAttr", "count", "::mlir::Attribute")
		case 1:
			lowerBound = p.Attr()
			p.EndParam("LLVM_DIGenericSubrangeAttr", "lowerBound", "::mlir::Attribute")
		case 2:
			upperBound = p.Attr()
			p.EndParam("LLVM_DIGenericSubrangeAttr", "upperBound", "::mlir::Attribute")
		case 3:
			stride = p.Attr()
			p.EndParam("LLVM_DIGenericSubrangeAttr", "stride", "::mlir::Attribute")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDIGenericSubrangeAttr(p.Context(), count, lowerBound, upperBound, stride)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxDIGenericSubrangeAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DIGenericSubrangeAttr)
	p.Str("<")
	first := true
	if v.count != nil {
		p.Sep(&first)
		p.Str("count = ")
		p.Attr(v.count)
	}
	p.Sep(&first)
	p.Str("lowerBound = ")
	p.Attr(v.lowerBound)
	if v.upperBound != nil {
		p.Sep(&first)
		p.Str("upperBound = ")
		p.Attr(v.upperBound)
	}
	p.Sep(&first)
	p.Str("stride = ")
	p.Attr(v.stride)
	p.Str(">")
}

// DISubroutineTypeAttr is #llvm.di_subroutine_type: type of a function.
type DISubroutineTypeAttr struct {
	ir.AttrBase
	callingConvention uint32
	types             []DIType
}

// DISubroutineTypeAttrDef is the definition of DISubroutineTypeAttr.
var DISubroutineTypeAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "di_subroutine_type",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDISubroutineTypeAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*DISubroutineTypeAttr)
		for _, e := range v.types {
			attr(e)
		}
	},
})

// IsDISubroutineTypeAttr is the constraint to be a DISubroutineTypeAttr.
var IsDISubroutineTypeAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*DISubroutineTypeAttr]}

// NewDISubroutineTypeAttr returns the attribute with the given parameters.
func NewDISubroutineTypeAttr(c *ir.Context, callingConvention uint32, types []DIType) *DISubroutineTypeAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(callingConvention))
	k = ir.AppendUintKey(k, uint64(len(types)))
	for _, e := range types {
		k = ir.AppendAttrKey(k, e)
	}
	if v := c.LookupAttr(DISubroutineTypeAttrDef, k); v != nil {
		return v.(*DISubroutineTypeAttr)
	}
	return c.InternAttr(DISubroutineTypeAttrDef, k, &DISubroutineTypeAttr{callingConvention: callingConvention, types: append([]DIType(nil), types...)}).(*DISubroutineTypeAttr)
}

// CallingConvention is the parameter callingConvention.
func (v *DISubroutineTypeAttr) CallingConvention() uint32 { return v.callingConvention }

// Types is the parameter types. The slice must not be modified.
func (v *DISubroutineTypeAttr) Types() []DIType { return v.types }

// syntaxDISubroutineTypeAttr parses and prints DISubroutineTypeAttr.
type syntaxDISubroutineTypeAttr struct{}

var namesDISubroutineTypeAttr = []string{"callingConvention", "types"}

// ParseAttr reads what follows the mnemonic.
func (syntaxDISubroutineTypeAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	callingConvention := uint32(0)
	var types []DIType
	p.Want(asm.Less)
	for s := p.Struct(namesDISubroutineTypeAttr, 1<<2-1); s.Next(); {
		switch s.Param {
		case 0:
			callingConvention = parseDIConvention(p)
			p.EndParam("LLVM_DISubroutineTypeAttr", "callingConvention", "unsigned")
		case 1:
			for !p.Failed() {
				var e DIType
				e = asm.AttrParam[DIType](p)
				types = append(types, e)
				if !p.Got(asm.Comma) {
					break
				}
			}
			p.EndParam("LLVM_DISubroutineTypeAttr", "types", "::llvm::ArrayRef<DITypeAttr>")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDISubroutineTypeAttr(p.Context(), callingConvention, types)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxDISubroutineTypeAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DISubroutineTypeAttr)
	p.Str("<")
	first := true
	if v.callingConvention != 0 {
		p.Sep(&first)
		p.Str("callingConvention = ")
		printDIConvention(p, v.callingConvention)
	}
	if len(v.types) > 0 {
		p.Sep(&first)
		p.Str("types = ")
		for i, e := range v.types {
			if i > 0 {
				p.Str(", ")
			}
			p.Attr(e)
		}
	}
	p.Str(">")
}

// AttrAlias makes the printer give aliases of the name of the mnemonic.
func (syntaxDISubroutineTypeAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "di_subroutine_type", asm.OverridableAlias
}

// DILabelAttr is #llvm.di_label: label.
type DILabelAttr struct {
	ir.AttrBase
	scope DIScope
	name  *ir.StringAttr
	file  *DIFileAttr
	line  uint32
}

// DILabelAttrDef is the definition of DILabelAttr.
var DILabelAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "di_label",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDILabelAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*DILabelAttr)
		if v.scope != nil {
			attr(v.scope)
		}
		if v.name != nil {
			attr(v.name)
		}
		if v.file != nil {
			attr(v.file)
		}
	},
})

// IsDILabelAttr is the constraint to be a DILabelAttr.
var IsDILabelAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*DILabelAttr]}

// NewDILabelAttr returns the attribute with the given parameters.
func NewDILabelAttr(c *ir.Context, scope DIScope, name *ir.StringAttr, file *DIFileAttr, line uint32) *DILabelAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, scope)
	k = ir.AppendAttrKey(k, asm.AttrOrNil(name))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(file))
	k = ir.AppendUintKey(k, uint64(line))
	if v := c.LookupAttr(DILabelAttrDef, k); v != nil {
		return v.(*DILabelAttr)
	}
	return c.InternAttr(DILabelAttrDef, k, &DILabelAttr{scope: scope, name: name, file: file, line: line}).(*DILabelAttr)
}

// Scope is the parameter scope.
func (v *DILabelAttr) Scope() DIScope { return v.scope }

// Name is the parameter name, nil if it is absent.
func (v *DILabelAttr) Name() *ir.StringAttr { return v.name }

// File is the parameter file, nil if it is absent.
func (v *DILabelAttr) File() *DIFileAttr { return v.file }

// Line is the parameter line.
func (v *DILabelAttr) Line() uint32 { return v.line }

// syntaxDILabelAttr parses and prints DILabelAttr.
type syntaxDILabelAttr struct{}

var namesDILabelAttr = []string{"scope", "name", "file", "line"}

// ParseAttr reads what follows the mnemonic.
func (syntaxDILabelAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var scope DIScope
	var name *ir.StringAttr
	var file *DIFileAttr
	var line uint32
	p.Want(asm.Less)
	for s := p.Struct(namesDILabelAttr, 1<<1|1<<2|1<<3); s.Next(); {
		switch s.Param {
		case 0:
			scope = asm.AttrParam[DIScope](p)
			p.EndParam("LLVM_DILabelAttr", "scope", "DIScopeAttr")
		case 1:
			name = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("LLVM_DILabelAttr", "name", "StringAttr")
		case 2:
			file = asm.StrippedAttrParam[*DIFileAttr](p, DIFileAttrDef)
			p.EndParam("LLVM_DILabelAttr", "file", "DIFileAttr")
		case 3:
			line = uint32(p.Uint(32))
			p.EndParam("LLVM_DILabelAttr", "line", "unsigned")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDILabelAttr(p.Context(), scope, name, file, line)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxDILabelAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DILabelAttr)
	p.Str("<")
	first := true
	p.Sep(&first)
	p.Str("scope = ")
	p.Attr(v.scope)
	if v.name != nil {
		p.Sep(&first)
		p.Str("name = ")
		p.Attr(v.name)
	}
	if v.file != nil {
		p.Sep(&first)
		p.Str("file = ")
		p.StrippedAttr(v.file)
	}
	if v.line != 0 {
		p.Sep(&first)
		p.Str("line = ")
		p.Uint(uint64(v.line))
	}
	p.Str(">")
}

// AttrAlias makes the printer give aliases of the name of the mnemonic.
func (syntaxDILabelAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "di_label", asm.OverridableAlias
}

// DIStringTypeAttr is #llvm.di_string_type: Fortran string type.
type DIStringTypeAttr struct {
	ir.AttrBase
	tag               uint32
	name              *ir.StringAttr
	sizeInBits        uint64
	alignInBits       uint32
	stringLength      DIVariable
	stringLengthExp   *DIExpressionAttr
	stringLocationExp *DIExpressionAttr
	encoding          uint32
}

// DIStringTypeAttrDef is the definition of DIStringTypeAttr.
var DIStringTypeAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "di_string_type",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDIStringTypeAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*DIStringTypeAttr)
		if v.name != nil {
			attr(v.name)
		}
		if v.stringLength != nil {
			attr(v.stringLength)
		}
		if v.stringLengthExp != nil {
			attr(v.stringLengthExp)
		}
		if v.stringLocationExp != nil {
			attr(v.stringLocationExp)
		}
	},
})

// IsDIStringTypeAttr is the constraint to be a DIStringTypeAttr.
var IsDIStringTypeAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*DIStringTypeAttr]}

// NewDIStringTypeAttr returns the attribute with the given parameters.
func NewDIStringTypeAttr(c *ir.Context, tag uint32, name *ir.StringAttr, sizeInBits uint64, alignInBits uint32, stringLength DIVariable, stringLengthExp *DIExpressionAttr, stringLocationExp *DIExpressionAttr, encoding uint32) *DIStringTypeAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(tag))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(name))
	k = ir.AppendUintKey(k, uint64(sizeInBits))
	k = ir.AppendUintKey(k, uint64(alignInBits))
	k = ir.AppendAttrKey(k, stringLength)
	k = ir.AppendAttrKey(k, asm.AttrOrNil(stringLengthExp))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(stringLocationExp))
	k = ir.AppendUintKey(k, uint64(encoding))
	if v := c.LookupAttr(DIStringTypeAttrDef, k); v != nil {
		return v.(*DIStringTypeAttr)
	}
	return c.InternAttr(DIStringTypeAttrDef, k, &DIStringTypeAttr{tag: tag, name: name, sizeInBits: sizeInBits, alignInBits: alignInBits, stringLength: stringLength, stringLengthExp: stringLengthExp, stringLocationExp: stringLocationExp, encoding: encoding}).(*DIStringTypeAttr)
}

// Tag is the parameter tag.
func (v *DIStringTypeAttr) Tag() uint32 { return v.tag }

// Name is the parameter name.
func (v *DIStringTypeAttr) Name() *ir.StringAttr { return v.name }

// SizeInBits is the parameter sizeInBits.
func (v *DIStringTypeAttr) SizeInBits() uint64 { return v.sizeInBits }

// AlignInBits is the parameter alignInBits.
func (v *DIStringTypeAttr) AlignInBits() uint32 { return v.alignInBits }

// StringLength is the parameter stringLength.
func (v *DIStringTypeAttr) StringLength() DIVariable { return v.stringLength }

// StringLengthExp is the parameter stringLengthExp, nil if it is absent.
func (v *DIStringTypeAttr) StringLengthExp() *DIExpressionAttr { return v.stringLengthExp }

// StringLocationExp is the parameter stringLocationExp, nil if it is absent.
func (v *DIStringTypeAttr) StringLocationExp() *DIExpressionAttr { return v.stringLocationExp }

// Encoding is the parameter encoding.
func (v *DIStringTypeAttr) Encoding() uint32 { return v.encoding }

// syntaxDIStringTypeAttr parses and prints DIStringTypeAttr.
type syntaxDIStringTypeAttr struct{}

var namesDIStringTypeAttr = []string{"tag", "name", "sizeInBits", "alignInBits", "stringLength", "stringLengthExp", "stringLocationExp", "encoding"}

// ParseAttr reads what follows the mnemonic.
func (syntaxDIStringTypeAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	tag := uint32(0)
	var name *ir.StringAttr
	var sizeInBits uint64
	var alignInBits uint32
	var stringLength DIVariable
	var stringLengthExp *DIExpressionAttr
	var stringLocationExp *DIExpressionAttr
	encoding := uint32(0)
	p.Want(asm.Less)
	for s := p.Struct(namesDIStringTypeAttr, 1<<0|1<<2|1<<3|1<<4|1<<5|1<<6|1<<7); s.Next(); {
		switch s.Param {
		case 0:
			tag = parseDITag(p)
			p.EndParam("LLVM_DIStringTypeAttr", "tag", "unsigned")
		case 1:
			name = asm.AttrParam[*ir.StringAttr](p)
			p.EndParam("LLVM_DIStringTypeAttr", "name", "StringAttr")
		case 2:
			sizeInBits = uint64(p.Uint(64))
			p.EndParam("LLVM_DIStringTypeAttr", "sizeInBits", "uint64_t")
		case 3:
			alignInBits = uint32(p.Uint(32))
			p.EndParam("LLVM_DIStringTypeAttr", "alignInBits", "uint32_t")
		case 4:
			stringLength = asm.AttrParam[DIVariable](p)
			p.EndParam("LLVM_DIStringTypeAttr", "stringLength", "DIVariableAttr")
		case 5:
			stringLengthExp = asm.StrippedAttrParam[*DIExpressionAttr](p, DIExpressionAttrDef)
			p.EndParam("LLVM_DIStringTypeAttr", "stringLengthExp", "DIExpressionAttr")
		case 6:
			stringLocationExp = asm.StrippedAttrParam[*DIExpressionAttr](p, DIExpressionAttrDef)
			p.EndParam("LLVM_DIStringTypeAttr", "stringLocationExp", "DIExpressionAttr")
		case 7:
			encoding = parseDIEncoding(p)
			p.EndParam("LLVM_DIStringTypeAttr", "encoding", "unsigned")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDIStringTypeAttr(p.Context(), tag, name, sizeInBits, alignInBits, stringLength, stringLengthExp, stringLocationExp, encoding)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxDIStringTypeAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DIStringTypeAttr)
	p.Str("<")
	first := true
	if v.tag != 0 {
		p.Sep(&first)
		p.Str("tag = ")
		printDITag(p, v.tag)
	}
	p.Sep(&first)
	p.Str("name = ")
	p.Attr(v.name)
	if v.sizeInBits != 0 {
		p.Sep(&first)
		p.Str("sizeInBits = ")
		p.Uint(uint64(v.sizeInBits))
	}
	if v.alignInBits != 0 {
		p.Sep(&first)
		p.Str("alignInBits = ")
		p.Uint(uint64(v.alignInBits))
	}
	if v.stringLength != nil {
		p.Sep(&first)
		p.Str("stringLength = ")
		p.Attr(v.stringLength)
	}
	if v.stringLengthExp != nil {
		p.Sep(&first)
		p.Str("stringLengthExp = ")
		p.StrippedAttr(v.stringLengthExp)
	}
	if v.stringLocationExp != nil {
		p.Sep(&first)
		p.Str("stringLocationExp = ")
		p.StrippedAttr(v.stringLocationExp)
	}
	if v.encoding != 0 {
		p.Sep(&first)
		p.Str("encoding = ")
		printDIEncoding(p, v.encoding)
	}
	p.Str(">")
}

// AttrAlias makes the printer give aliases of the name of the mnemonic.
func (syntaxDIStringTypeAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "di_string_type", asm.OverridableAlias
}

// LoopVectorizeAttr is #llvm.loop_vectorize: options of loop vectorization.
type LoopVectorizeAttr struct {
	ir.AttrBase
	disable            *ir.IntegerAttr
	predicateEnable    *ir.IntegerAttr
	scalableEnable     *ir.IntegerAttr
	width              *ir.IntegerAttr
	followupVectorized *LoopAnnotationAttr
	followupEpilogue   *LoopAnnotationAttr
	followupAll        *LoopAnnotationAttr
}

// LoopVectorizeAttrDef is the definition of LoopVectorizeAttr.
var LoopVectorizeAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "loop_vectorize",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxLoopVectorizeAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*LoopVectorizeAttr)
		if v.disable != nil {
			attr(v.disable)
		}
		if v.predicateEnable != nil {
			attr(v.predicateEnable)
		}
		if v.scalableEnable != nil {
			attr(v.scalableEnable)
		}
		if v.width != nil {
			attr(v.width)
		}
		if v.followupVectorized != nil {
			attr(v.followupVectorized)
		}
		if v.followupEpilogue != nil {
			attr(v.followupEpilogue)
		}
		if v.followupAll != nil {
			attr(v.followupAll)
		}
	},
})

// IsLoopVectorizeAttr is the constraint to be a LoopVectorizeAttr.
var IsLoopVectorizeAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*LoopVectorizeAttr]}

// NewLoopVectorizeAttr returns the attribute with the given parameters.
func NewLoopVectorizeAttr(c *ir.Context, disable *ir.IntegerAttr, predicateEnable *ir.IntegerAttr, scalableEnable *ir.IntegerAttr, width *ir.IntegerAttr, followupVectorized *LoopAnnotationAttr, followupEpilogue *LoopAnnotationAttr, followupAll *LoopAnnotationAttr) *LoopVectorizeAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(disable))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(predicateEnable))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(scalableEnable))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(width))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(followupVectorized))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(followupEpilogue))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(followupAll))
	if v := c.LookupAttr(LoopVectorizeAttrDef, k); v != nil {
		return v.(*LoopVectorizeAttr)
	}
	return c.InternAttr(LoopVectorizeAttrDef, k, &LoopVectorizeAttr{disable: disable, predicateEnable: predicateEnable, scalableEnable: scalableEnable, width: width, followupVectorized: followupVectorized, followupEpilogue: followupEpilogue, followupAll: followupAll}).(*LoopVectorizeAttr)
}

// Disable is the parameter disable, nil if it is absent.
func (v *LoopVectorizeAttr) Disable() *ir.IntegerAttr { return v.disable }

// PredicateEnable is the parameter predicateEnable, nil if it is absent.
func (v *LoopVectorizeAttr) PredicateEnable() *ir.IntegerAttr { return v.predicateEnable }

// ScalableEnable is the parameter scalableEnable, nil if it is absent.
func (v *LoopVectorizeAttr) ScalableEnable() *ir.IntegerAttr { return v.scalableEnable }

// Width is the parameter width, nil if it is absent.
func (v *LoopVectorizeAttr) Width() *ir.IntegerAttr { return v.width }

// FollowupVectorized is the parameter followupVectorized, nil if it is absent.
func (v *LoopVectorizeAttr) FollowupVectorized() *LoopAnnotationAttr { return v.followupVectorized }

// FollowupEpilogue is the parameter followupEpilogue, nil if it is absent.
func (v *LoopVectorizeAttr) FollowupEpilogue() *LoopAnnotationAttr { return v.followupEpilogue }

// FollowupAll is the parameter followupAll, nil if it is absent.
func (v *LoopVectorizeAttr) FollowupAll() *LoopAnnotationAttr { return v.followupAll }

// syntaxLoopVectorizeAttr parses and prints LoopVectorizeAttr.
type syntaxLoopVectorizeAttr struct{}

var namesLoopVectorizeAttr = []string{"disable", "predicateEnable", "scalableEnable", "width", "followupVectorized", "followupEpilogue", "followupAll"}

// ParseAttr reads what follows the mnemonic.
func (syntaxLoopVectorizeAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var disable *ir.IntegerAttr
	var predicateEnable *ir.IntegerAttr
	var scalableEnable *ir.IntegerAttr
	var width *ir.IntegerAttr
	var followupVectorized *LoopAnnotationAttr
	var followupEpilogue *LoopAnnotationAttr
	var followupAll *LoopAnnotationAttr
	p.Want(asm.Less)
	for s := p.Struct(namesLoopVectorizeAttr, 1<<7-1); s.Next(); {
		switch s.Param {
		case 0:
			disable = asm.CheckedAttrParam[*ir.IntegerAttr](p, asm.IsBoolAttr)
			p.EndParam("LoopVectorizeAttr", "disable", "BoolAttr")
		case 1:
			predicateEnable = asm.CheckedAttrParam[*ir.IntegerAttr](p, asm.IsBoolAttr)
			p.EndParam("LoopVectorizeAttr", "predicateEnable", "BoolAttr")
		case 2:
			scalableEnable = asm.CheckedAttrParam[*ir.IntegerAttr](p, asm.IsBoolAttr)
			p.EndParam("LoopVectorizeAttr", "scalableEnable", "BoolAttr")
		case 3:
			width = asm.AttrParam[*ir.IntegerAttr](p)
			p.EndParam("LoopVectorizeAttr", "width", "IntegerAttr")
		case 4:
			followupVectorized = asm.StrippedAttrParam[*LoopAnnotationAttr](p, LoopAnnotationAttrDef)
			p.EndParam("LoopVectorizeAttr", "followupVectorized", "LoopAnnotationAttr")
		case 5:
			followupEpilogue = asm.StrippedAttrParam[*LoopAnnotationAttr](p, LoopAnnotationAttrDef)
			p.EndParam("LoopVectorizeAttr", "followupEpilogue", "LoopAnnotationAttr")
		case 6:
			followupAll = asm.StrippedAttrParam[*LoopAnnotationAttr](p, LoopAnnotationAttrDef)
			p.EndParam("LoopVectorizeAttr", "followupAll", "LoopAnnotationAttr")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewLoopVectorizeAttr(p.Context(), disable, predicateEnable, scalableEnable, width, followupVectorized, followupEpilogue, followupAll)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxLoopVectorizeAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*LoopVectorizeAttr)
	p.Str("<")
	first := true
	if v.disable != nil {
		p.Sep(&first)
		p.Str("disable = ")
		p.Attr(v.disable)
	}
	if v.predicateEnable != nil {
		p.Sep(&first)
		p.Str("predicateEnable = ")
		p.Attr(v.predicateEnable)
	}
	if v.scalableEnable != nil {
		p.Sep(&first)
		p.Str("scalableEnable = ")
		p.Attr(v.scalableEnable)
	}
	if v.width != nil {
		p.Sep(&first)
		p.Str("width = ")
		p.Attr(v.width)
	}
	if v.followupVectorized != nil {
		p.Sep(&first)
		p.Str("followupVectorized = ")
		p.StrippedAttr(v.followupVectorized)
	}
	if v.followupEpilogue != nil {
		p.Sep(&first)
		p.Str("followupEpilogue = ")
		p.StrippedAttr(v.followupEpilogue)
	}
	if v.followupAll != nil {
		p.Sep(&first)
		p.Str("followupAll = ")
		p.StrippedAttr(v.followupAll)
	}
	p.Str(">")
}

// AttrAlias makes the printer give aliases of the name of the mnemonic.
func (syntaxLoopVectorizeAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "loop_vectorize", asm.OverridableAlias
}

// LoopInterleaveAttr is #llvm.loop_interleave: options of loop interleaving.
type LoopInterleaveAttr struct {
	ir.AttrBase
	count *ir.IntegerAttr
}

// LoopInterleaveAttrDef is the definition of LoopInterleaveAttr.
var LoopInterleaveAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "loop_interleave",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxLoopInterleaveAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*LoopInterleaveAttr)
		if v.count != nil {
			attr(v.count)
		}
	},
})

// IsLoopInterleaveAttr is the constraint to be a LoopInterleaveAttr.
var IsLoopInterleaveAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*LoopInterleaveAttr]}

// NewLoopInterleaveAttr returns the attribute with the given parameters.
func NewLoopInterleaveAttr(c *ir.Context, count *ir.IntegerAttr) *LoopInterleaveAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(count))
	if v := c.LookupAttr(LoopInterleaveAttrDef, k); v != nil {
		return v.(*LoopInterleaveAttr)
	}
	return c.InternAttr(LoopInterleaveAttrDef, k, &LoopInterleaveAttr{count: count}).(*LoopInterleaveAttr)
}

// Count is the parameter count.
func (v *LoopInterleaveAttr) Count() *ir.IntegerAttr { return v.count }

// syntaxLoopInterleaveAttr parses and prints LoopInterleaveAttr.
type syntaxLoopInterleaveAttr struct{}

var namesLoopInterleaveAttr = []string{"count"}

// ParseAttr reads what follows the mnemonic.
func (syntaxLoopInterleaveAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var count *ir.IntegerAttr
	p.Want(asm.Less)
	for s := p.Struct(namesLoopInterleaveAttr, 0); s.Next(); {
		switch s.Param {
		case 0:
			count = asm.AttrParam[*ir.IntegerAttr](p)
			p.EndParam("LoopInterleaveAttr", "count", "IntegerAttr")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewLoopInterleaveAttr(p.Context(), count)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxLoopInterleaveAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*LoopInterleaveAttr)
	p.Str("<")
	p.Str("count = ")
	p.Attr(v.count)
	p.Str(">")
}

// AttrAlias makes the printer give aliases of the name of the mnemonic.
func (syntaxLoopInterleaveAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "loop_interleave", asm.OverridableAlias
}

// LoopUnrollAttr is #llvm.loop_unroll: options of loop unrolling.
type LoopUnrollAttr struct {
	ir.AttrBase
	disable           *ir.IntegerAttr
	count             *ir.IntegerAttr
	runtimeDisable    *ir.IntegerAttr
	full              *ir.IntegerAttr
	followupUnrolled  *LoopAnnotationAttr
	followupRemainder *LoopAnnotationAttr
	followupAll       *LoopAnnotationAttr
}

// LoopUnrollAttrDef is the definition of LoopUnrollAttr.
var LoopUnrollAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "loop_unroll",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxLoopUnrollAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*LoopUnrollAttr)
		if v.disable != nil {
			attr(v.disable)
		}
		if v.count != nil {
			attr(v.count)
		}
		if v.runtimeDisable != nil {
			attr(v.runtimeDisable)
		}
		if v.full != nil {
			attr(v.full)
		}
		if v.followupUnrolled != nil {
			attr(v.followupUnrolled)
		}
		if v.followupRemainder != nil {
			attr(v.followupRemainder)
		}
		if v.followupAll != nil {
			attr(v.followupAll)
		}
	},
})

// IsLoopUnrollAttr is the constraint to be a LoopUnrollAttr.
var IsLoopUnrollAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*LoopUnrollAttr]}

// NewLoopUnrollAttr returns the attribute with the given parameters.
func NewLoopUnrollAttr(c *ir.Context, disable *ir.IntegerAttr, count *ir.IntegerAttr, runtimeDisable *ir.IntegerAttr, full *ir.IntegerAttr, followupUnrolled *LoopAnnotationAttr, followupRemainder *LoopAnnotationAttr, followupAll *LoopAnnotationAttr) *LoopUnrollAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(disable))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(count))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(runtimeDisable))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(full))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(followupUnrolled))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(followupRemainder))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(followupAll))
	if v := c.LookupAttr(LoopUnrollAttrDef, k); v != nil {
		return v.(*LoopUnrollAttr)
	}
	return c.InternAttr(LoopUnrollAttrDef, k, &LoopUnrollAttr{disable: disable, count: count, runtimeDisable: runtimeDisable, full: full, followupUnrolled: followupUnrolled, followupRemainder: followupRemainder, followupAll: followupAll}).(*LoopUnrollAttr)
}

// Disable is the parameter disable, nil if it is absent.
func (v *LoopUnrollAttr) Disable() *ir.IntegerAttr { return v.disable }

// Count is the parameter count, nil if it is absent.
func (v *LoopUnrollAttr) Count() *ir.IntegerAttr { return v.count }

// RuntimeDisable is the parameter runtimeDisable, nil if it is absent.
func (v *LoopUnrollAttr) RuntimeDisable() *ir.IntegerAttr { return v.runtimeDisable }

// Full is the parameter full, nil if it is absent.
func (v *LoopUnrollAttr) Full() *ir.IntegerAttr { return v.full }

// FollowupUnrolled is the parameter followupUnrolled, nil if it is absent.
func (v *LoopUnrollAttr) FollowupUnrolled() *LoopAnnotationAttr { return v.followupUnrolled }

// FollowupRemainder is the parameter followupRemainder, nil if it is absent.
func (v *LoopUnrollAttr) FollowupRemainder() *LoopAnnotationAttr { return v.followupRemainder }

// FollowupAll is the parameter followupAll, nil if it is absent.
func (v *LoopUnrollAttr) FollowupAll() *LoopAnnotationAttr { return v.followupAll }

// syntaxLoopUnrollAttr parses and prints LoopUnrollAttr.
type syntaxLoopUnrollAttr struct{}

var namesLoopUnrollAttr = []string{"disable", "count", "runtimeDisable", "full", "followupUnrolled", "followupRemainder", "followupAll"}

// ParseAttr reads what follows the mnemonic.
func (syntaxLoopUnrollAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var disable *ir.IntegerAttr
	var count *ir.IntegerAttr
	var runtimeDisable *ir.IntegerAttr
	var full *ir.IntegerAttr
	var followupUnrolled *LoopAnnotationAttr
	var followupRemainder *LoopAnnotationAttr
	var followupAll *LoopAnnotationAttr
	p.Want(asm.Less)
	for s := p.Struct(namesLoopUnrollAttr, 1<<7-1); s.Next(); {
		switch s.Param {
		case 0:
			disable = asm.CheckedAttrParam[*ir.IntegerAttr](p, asm.IsBoolAttr)
			p.EndParam("LoopUnrollAttr", "disable", "BoolAttr")
		case 1:
			count = asm.AttrParam[*ir.IntegerAttr](p)
			p.EndParam("LoopUnrollAttr", "count", "IntegerAttr")
		case 2:
			runtimeDisable = asm.CheckedAttrParam[*ir.IntegerAttr](p, asm.IsBoolAttr)
			p.EndParam("LoopUnrollAttr", "runtimeDisable", "BoolAttr")
		case 3:
			full = asm.CheckedAttrParam[*ir.IntegerAttr](p, asm.IsBoolAttr)
			p.EndParam("LoopUnrollAttr", "full", "BoolAttr")
		case 4:
			followupUnrolled = asm.StrippedAttrParam[*LoopAnnotationAttr](p, LoopAnnotationAttrDef)
			p.EndParam("LoopUnrollAttr", "followupUnrolled", "LoopAnnotationAttr")
		case 5:
			followupRemainder = asm.StrippedAttrParam[*LoopAnnotationAttr](p, LoopAnnotationAttrDef)
			p.EndParam("LoopUnrollAttr", "followupRemainder", "LoopAnnotationAttr")
		case 6:
			followupAll = asm.StrippedAttrParam[*LoopAnnotationAttr](p, LoopAnnotationAttrDef)
			p.EndParam("LoopUnrollAttr", "followupAll", "LoopAnnotationAttr")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewLoopUnrollAttr(p.Context(), disable, count, runtimeDisable, full, followupUnrolled, followupRemainder, followupAll)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxLoopUnrollAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*LoopUnrollAttr)
	p.Str("<")
	first := true
	if v.disable != nil {
		p.Sep(&first)
		p.Str("disable = ")
		p.Attr(v.disable)
	}
	if v.count != nil {
		p.Sep(&first)
		p.Str("count = ")
		p.Attr(v.count)
	}
	if v.runtimeDisable != nil {
		p.Sep(&first)
		p.Str("runtimeDisable = ")
		p.Attr(v.runtimeDisable)
	}
	if v.full != nil {
		p.Sep(&first)
		p.Str("full = ")
		p.Attr(v.full)
	}
	if v.followupUnrolled != nil {
		p.Sep(&first)
		p.Str("followupUnrolled = ")
		p.StrippedAttr(v.followupUnrolled)
	}
	if v.followupRemainder != nil {
		p.Sep(&first)
		p.Str("followupRemainder = ")
		p.StrippedAttr(v.followupRemainder)
	}
	if v.followupAll != nil {
		p.Sep(&first)
		p.Str("followupAll = ")
		p.StrippedAttr(v.followupAll)
	}
	p.Str(">")
}

// AttrAlias makes the printer give aliases of the name of the mnemonic.
func (syntaxLoopUnrollAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "loop_unroll", asm.OverridableAlias
}

// LoopUnrollAndJamAttr is #llvm.loop_unroll_and_jam: options of unroll and jam.
type LoopUnrollAndJamAttr struct {
	ir.AttrBase
	disable                *ir.IntegerAttr
	count                  *ir.IntegerAttr
	followupOuter          *LoopAnnotationAttr
	followupInner          *LoopAnnotationAttr
	followupRemainderOuter *LoopAnnotationAttr
	followupRemainderInner *LoopAnnotationAttr
	followupAll            *LoopAnnotationAttr
}

// LoopUnrollAndJamAttrDef is the definition of LoopUnrollAndJamAttr.
var LoopUnrollAndJamAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "loop_unroll_and_jam",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxLoopUnrollAndJamAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*LoopUnrollAndJamAttr)
		if v.disable != nil {
			attr(v.disable)
		}
		if v.count != nil {
			attr(v.count)
		}
		if v.followupOuter != nil {
			attr(v.followupOuter)
		}
		if v.followupInner != nil {
			attr(v.followupInner)
		}
		if v.followupRemainderOuter != nil {
			attr(v.followupRemainderOuter)
		}
		if v.followupRemainderInner != nil {
			attr(v.followupRemainderInner)
		}
		if v.followupAll != nil {
			attr(v.followupAll)
		}
	},
})

// IsLoopUnrollAndJamAttr is the constraint to be a LoopUnrollAndJamAttr.
var IsLoopUnrollAndJamAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*LoopUnrollAndJamAttr]}

// NewLoopUnrollAndJamAttr returns the attribute with the given parameters.
func NewLoopUnrollAndJamAttr(c *ir.Context, disable *ir.IntegerAttr, count *ir.IntegerAttr, followupOuter *LoopAnnotationAttr, followupInner *LoopAnnotationAttr, followupRemainderOuter *LoopAnnotationAttr, followupRemainderInner *LoopAnnotationAttr, followupAll *LoopAnnotationAttr) *LoopUnrollAndJamAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(disable))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(count))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(followupOuter))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(followupInner))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(followupRemainderOuter))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(followupRemainderInner))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(followupAll))
	if v := c.LookupAttr(LoopUnrollAndJamAttrDef, k); v != nil {
		return v.(*LoopUnrollAndJamAttr)
	}
	return c.InternAttr(LoopUnrollAndJamAttrDef, k, &LoopUnrollAndJamAttr{disable: disable, count: count, followupOuter: followupOuter, followupInner: followupInner, followupRemainderOuter: followupRemainderOuter, followupRemainderInner: followupRemainderInner, followupAll: followupAll}).(*LoopUnrollAndJamAttr)
}

// Disable is the parameter disable, nil if it is absent.
func (v *LoopUnrollAndJamAttr) Disable() *ir.IntegerAttr { return v.disable }

// Count is the parameter count, nil if it is absent.
func (v *LoopUnrollAndJamAttr) Count() *ir.IntegerAttr { return v.count }

// FollowupOuter is the parameter followupOuter, nil if it is absent.
func (v *LoopUnrollAndJamAttr) FollowupOuter() *LoopAnnotationAttr { return v.followupOuter }

// FollowupInner is the parameter followupInner, nil if it is absent.
func (v *LoopUnrollAndJamAttr) FollowupInner() *LoopAnnotationAttr { return v.followupInner }

// FollowupRemainderOuter is the parameter followupRemainderOuter, nil if it is absent.
func (v *LoopUnrollAndJamAttr) FollowupRemainderOuter() *LoopAnnotationAttr {
	return v.followupRemainderOuter
}

// FollowupRemainderInner is the parameter followupRemainderInner, nil if it is absent.
func (v *LoopUnrollAndJamAttr) FollowupRemainderInner() *LoopAnnotationAttr {
	return v.followupRemainderInner
}

// FollowupAll is the parameter followupAll, nil if it is absent.
func (v *LoopUnrollAndJamAttr) FollowupAll() *LoopAnnotationAttr { return v.followupAll }

// syntaxLoopUnrollAndJamAttr parses and prints LoopUnrollAndJamAttr.
type syntaxLoopUnrollAndJamAttr struct{}

var namesLoopUnrollAndJamAttr = []string{"disable", "count", "followupOuter", "followupInner", "followupRemainderOuter", "followupRemainderInner", "followupAll"}

// ParseAttr reads what follows the mnemonic.
func (syntaxLoopUnrollAndJamAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var disable *ir.IntegerAttr
	var count *ir.IntegerAttr
	var followupOuter *LoopAnnotationAttr
	var followupInner *LoopAnnotationAttr
	var followupRemainderOuter *LoopAnnotationAttr
	var followupRemainderInner *LoopAnnotationAttr
	var followupAll *LoopAnnotationAttr
	p.Want(asm.Less)
	for s := p.Struct(namesLoopUnrollAndJamAttr, 1<<7-1); s.Next(); {
		switch s.Param {
		case 0:
			disable = asm.CheckedAttrParam[*ir.IntegerAttr](p, asm.IsBoolAttr)
			p.EndParam("LoopUnrollAndJamAttr", "disable", "BoolAttr")
		case 1:
			count = asm.AttrParam[*ir.IntegerAttr](p)
			p.EndParam("LoopUnrollAndJamAttr", "count", "IntegerAttr")
		case 2:
			followupOuter = asm.StrippedAttrParam[*LoopAnnotationAttr](p, LoopAnnotationAttrDef)
			p.EndParam("LoopUnrollAndJamAttr", "followupOuter", "LoopAnnotationAttr")
		case 3:
			followupInner = asm.StrippedAttrParam[*LoopAnnotationAttr](p, LoopAnnotationAttrDef)
			p.EndParam("LoopUnrollAndJamAttr", "followupInner", "LoopAnnotationAttr")
		case 4:
			followupRemainderOuter = asm.StrippedAttrParam[*LoopAnnotationAttr](p, LoopAnnotationAttrDef)
			p.EndParam("LoopUnrollAndJamAttr", "followupRemainderOuter", "LoopAnnotationAttr")
		case 5:
			followupRemainderInner = asm.StrippedAttrParam[*LoopAnnotationAttr](p, LoopAnnotationAttrDef)
			p.EndParam("LoopUnrollAndJamAttr", "followupRemainderInner", "LoopAnnotationAttr")
		case 6:
			followupAll = asm.StrippedAttrParam[*LoopAnnotationAttr](p, LoopAnnotationAttrDef)
			p.EndParam("LoopUnrollAndJamAttr", "followupAll", "LoopAnnotationAttr")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewLoopUnrollAndJamAttr(p.Context(), disable, count, followupOuter, followupInner, followupRemainderOuter, followupRemainderInner, followupAll)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxLoopUnrollAndJamAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*LoopUnrollAndJamAttr)
	p.Str("<")
	first := true
	if v.disable != nil {
		p.Sep(&first)
		p.Str("disable = ")
		p.Attr(v.disable)
	}
	if v.count != nil {
		p.Sep(&first)
		p.Str("count = ")
		p.Attr(v.count)
	}
	if v.followupOuter != nil {
		p.Sep(&first)
		p.Str("followupOuter = ")
		p.StrippedAttr(v.followupOuter)
	}
	if v.followupInner != nil {
		p.Sep(&first)
		p.Str("followupInner = ")
		p.StrippedAttr(v.followupInner)
	}
	if v.followupRemainderOuter != nil {
		p.Sep(&first)
		p.Str("followupRemainderOuter = ")
		p.StrippedAttr(v.followupRemainderOuter)
	}
	if v.followupRemainderInner != nil {
		p.Sep(&first)
		p.Str("followupRemainderInner = ")
		p.StrippedAttr(v.followupRemainderInner)
	}
	if v.followupAll != nil {
		p.Sep(&first)
		p.Str("followupAll = ")
		p.StrippedAttr(v.followupAll)
	}
	p.Str(">")
}

// AttrAlias makes the printer give aliases of the name of the mnemonic.
func (syntaxLoopUnrollAndJamAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "loop_unroll_and_jam", asm.OverridableAlias
}

// LoopLICMAttr is #llvm.loop_licm: options of loop-invariant code motion.
type LoopLICMAttr struct {
	ir.AttrBase
	disable           *ir.IntegerAttr
	versioningDisable *ir.IntegerAttr
}

// LoopLICMAttrDef is the definition of LoopLICMAttr.
var LoopLICMAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "loop_licm",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxLoopLICMAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*LoopLICMAttr)
		if v.disable != nil {
			attr(v.disable)
		}
		if v.versioningDisable != nil {
			attr(v.versioningDisable)
		}
	},
})

// IsLoopLICMAttr is the constraint to be a LoopLICMAttr.
var IsLoopLICMAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*LoopLICMAttr]}

// NewLoopLICMAttr returns the attribute with the given parameters.
func NewLoopLICMAttr(c *ir.Context, disable *ir.IntegerAttr, versioningDisable *ir.IntegerAttr) *LoopLICMAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(disable))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(versioningDisable))
	if v := c.LookupAttr(LoopLICMAttrDef, k); v != nil {
		return v.(*LoopLICMAttr)
	}
	return c.InternAttr(LoopLICMAttrDef, k, &LoopLICMAttr{disable: disable, versioningDisable: versioningDisable}).(*LoopLICMAttr)
}

// Disable is the parameter disable, nil if it is absent.
func (v *LoopLICMAttr) Disable() *ir.IntegerAttr { return v.disable }

// VersioningDisable is the parameter versioningDisable, nil if it is absent.
func (v *LoopLICMAttr) VersioningDisable() *ir.IntegerAttr { return v.versioningDisable }

// syntaxLoopLICMAttr parses and prints LoopLICMAttr.
type syntaxLoopLICMAttr struct{}

var namesLoopLICMAttr = []string{"disable", "versioningDisable"}

// ParseAttr reads what follows the mnemonic.
func (syntaxLoopLICMAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var disable *ir.IntegerAttr
	var versioningDisable *ir.IntegerAttr
	p.Want(asm.Less)
	for s := p.Struct(namesLoopLICMAttr, 1<<2-1); s.Next(); {
		switch s.Param {
		case 0:
			disable = asm.CheckedAttrParam[*ir.IntegerAttr](p, asm.IsBoolAttr)
			p.EndParam("LoopLICMAttr", "disable", "BoolAttr")
		case 1:
			versioningDisable = asm.CheckedAttrParam[*ir.IntegerAttr](p, asm.IsBoolAttr)
			p.EndParam("LoopLICMAttr", "versioningDisable", "BoolAttr")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewLoopLICMAttr(p.Context(), disable, versioningDisable)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxLoopLICMAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*LoopLICMAttr)
	p.Str("<")
	first := true
	if v.disable != nil {
		p.Sep(&first)
		p.Str("disable = ")
		p.Attr(v.disable)
	}
	if v.versioningDisable != nil {
		p.Sep(&first)
		p.Str("versioningDisable = ")
		p.Attr(v.versioningDisable)
	}
	p.Str(">")
}

// AttrAlias makes the printer give aliases of the name of the mnemonic.
func (syntaxLoopLICMAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "loop_licm", asm.OverridableAlias
}

// LoopDistributeAttr is #llvm.loop_distribute: options of loop distribution.
type LoopDistributeAttr struct {
	ir.AttrBase
	disable            *ir.IntegerAttr
	followupCoincident *LoopAnnotationAttr
	followupSequential *LoopAnnotationAttr
	followupFallback   *LoopAnnotationAttr
	followupAll        *LoopAnnotationAttr
}

// LoopDistributeAttrDef is the definition of LoopDistributeAttr.
var LoopDistributeAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "loop_distribute",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxLoopDistributeAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*LoopDistributeAttr)
		if v.disable != nil {
			attr(v.disable)
		}
		if v.followupCoincident != nil {
			attr(v.followupCoincident)
		}
		if v.followupSequential != nil {
			attr(v.followupSequential)
		}
		if v.followupFallback != nil {
			attr(v.followupFallback)
		}
		if v.followupAll != nil {
			attr(v.followupAll)
		}
	},
})

// IsLoopDistributeAttr is the constraint to be a LoopDistributeAttr.
var IsLoopDistributeAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*LoopDistributeAttr]}

// NewLoopDistributeAttr returns the attribute with the given parameters.
func NewLoopDistributeAttr(c *ir.Context, disable *ir.IntegerAttr, followupCoincident *LoopAnnotationAttr, followupSequential *LoopAnnotationAttr, followupFallback *LoopAnnotationAttr, followupAll *LoopAnnotationAttr) *LoopDistributeAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(disable))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(followupCoincident))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(followupSequential))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(followupFallback))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(followupAll))
	if v := c.LookupAttr(LoopDistributeAttrDef, k); v != nil {
		return v.(*LoopDistributeAttr)
	}
	return c.InternAttr(LoopDistributeAttrDef, k, &LoopDistributeAttr{disable: disable, followupCoincident: followupCoincident, followupSequential: followupSequential, followupFallback: followupFallback, followupAll: followupAll}).(*LoopDistributeAttr)
}

// Disable is the parameter disable, nil if it is absent.
func (v *LoopDistributeAttr) Disable() *ir.IntegerAttr { return v.disable }

// FollowupCoincident is the parameter followupCoincident, nil if it is absent.
func (v *LoopDistributeAttr) FollowupCoincident() *LoopAnnotationAttr { return v.followupCoincident }

// FollowupSequential is the parameter followupSequential, nil if it is absent.
func (v *LoopDistributeAttr) FollowupSequential() *LoopAnnotationAttr { return v.followupSequential }

// FollowupFallback is the parameter followupFallback, nil if it is absent.
func (v *LoopDistributeAttr) FollowupFallback() *LoopAnnotationAttr { return v.followupFallback }

// FollowupAll is the parameter followupAll, nil if it is absent.
func (v *LoopDistributeAttr) FollowupAll() *LoopAnnotationAttr { return v.followupAll }

// syntaxLoopDistributeAttr parses and prints LoopDistributeAttr.
type syntaxLoopDistributeAttr struct{}

var namesLoopDistributeAttr = []string{"disable", "followupCoincident", "followupSequential", "followupFallback", "followupAll"}

// ParseAttr reads what follows the mnemonic.
func (syntaxLoopDistributeAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var disable *ir.IntegerAttr
	var followupCoincident *LoopAnnotationAttr
	var followupSequential *LoopAnnotationAttr
	var followupFallback *LoopAnnotationAttr
	var followupAll *LoopAnnotationAttr
	p.Want(asm.Less)
	for s := p.Struct(namesLoopDistributeAttr, 1<<5-1); s.Next(); {
		switch s.Param {
		case 0:
			disable = asm.CheckedAttrParam[*ir.IntegerAttr](p, asm.IsBoolAttr)
			p.EndParam("LoopDistributeAttr", "disable", "BoolAttr")
		case 1:
			followupCoincident = asm.StrippedAttrParam[*LoopAnnotationAttr](p, LoopAnnotationAttrDef)
			p.EndParam("LoopDistributeAttr", "followupCoincident", "LoopAnnotationAttr")
		case 2:
			followupSequential = asm.StrippedAttrParam[*LoopAnnotationAttr](p, LoopAnnotationAttrDef)
			p.EndParam("LoopDistributeAttr", "followupSequential", "LoopAnnotationAttr")
		case 3:
			followupFallback = asm.StrippedAttrParam[*LoopAnnotationAttr](p, LoopAnnotationAttrDef)
			p.EndParam("LoopDistributeAttr", "followupFallback", "LoopAnnotationAttr")
		case 4:
			followupAll = asm.StrippedAttrParam[*LoopAnnotationAttr](p, LoopAnnotationAttrDef)
			p.EndParam("LoopDistributeAttr", "followupAll", "LoopAnnotationAttr")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewLoopDistributeAttr(p.Context(), disable, followupCoincident, followupSequential, followupFallback, followupAll)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxLoopDistributeAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*LoopDistributeAttr)
	p.Str("<")
	first := true
	if v.disable != nil {
		p.Sep(&first)
		p.Str("disable = ")
		p.Attr(v.disable)
	}
	if v.followupCoincident != nil {
		p.Sep(&first)
		p.Str("followupCoincident = ")
		p.StrippedAttr(v.followupCoincident)
	}
	if v.followupSequential != nil {
		p.Sep(&first)
		p.Str("followupSequential = ")
		p.StrippedAttr(v.followupSequential)
	}
	if v.followupFallback != nil {
		p.Sep(&first)
		p.Str("followupFallback = ")
		p.StrippedAttr(v.followupFallback)
	}
	if v.followupAll != nil {
		p.Sep(&first)
		p.Str("followupAll = ")
		p.StrippedAttr(v.followupAll)
	}
	p.Str(">")
}

// AttrAlias makes the printer give aliases of the name of the mnemonic.
func (syntaxLoopDistributeAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "loop_distribute", asm.OverridableAlias
}

// LoopPipelineAttr is #llvm.loop_pipeline: options of software pipelining.
type LoopPipelineAttr struct {
	ir.AttrBase
	disable            *ir.IntegerAttr
	initiationinterval *ir.IntegerAttr
}

// LoopPipelineAttrDef is the definition of LoopPipelineAttr.
var LoopPipelineAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "loop_pipeline",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxLoopPipelineAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*LoopPipelineAttr)
		if v.disable != nil {
			attr(v.disable)
		}
		if v.initiationinterval != nil {
			attr(v.initiationinterval)
		}
	},
})

// IsLoopPipelineAttr is the constraint to be a LoopPipelineAttr.
var IsLoopPipelineAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*LoopPipelineAttr]}

// NewLoopPipelineAttr returns the attribute with the given parameters.
func NewLoopPipelineAttr(c *ir.Context, disable *ir.IntegerAttr, initiationinterval *ir.IntegerAttr) *LoopPipelineAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(disable))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(initiationinterval))
	if v := c.LookupAttr(LoopPipelineAttrDef, k); v != nil {
		return v.(*LoopPipelineAttr)
	}
	return c.InternAttr(LoopPipelineAttrDef, k, &LoopPipelineAttr{disable: disable, initiationinterval: initiationinterval}).(*LoopPipelineAttr)
}

// Disable is the parameter disable, nil if it is absent.
func (v *LoopPipelineAttr) Disable() *ir.IntegerAttr { return v.disable }

// Initiationinterval is the parameter initiationinterval, nil if it is absent.
func (v *LoopPipelineAttr) Initiationinterval() *ir.IntegerAttr { return v.initiationinterval }

// syntaxLoopPipelineAttr parses and prints LoopPipelineAttr.
type syntaxLoopPipelineAttr struct{}

var namesLoopPipelineAttr = []string{"disable", "initiationinterval"}

// ParseAttr reads what follows the mnemonic.
func (syntaxLoopPipelineAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var disable *ir.IntegerAttr
	var initiationinterval *ir.IntegerAttr
	p.Want(asm.Less)
	for s := p.Struct(namesLoopPipelineAttr, 1<<2-1); s.Next(); {
		switch s.Param {
		case 0:
			disable = asm.CheckedAttrParam[*ir.IntegerAttr](p, asm.IsBoolAttr)
			p.EndParam("LoopPipelineAttr", "disable", "BoolAttr")
		case 1:
			initiationinterval = asm.AttrParam[*ir.IntegerAttr](p)
			p.EndParam("LoopPipelineAttr", "initiationinterval", "IntegerAttr")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewLoopPipelineAttr(p.Context(), disable, initiationinterval)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxLoopPipelineAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*LoopPipelineAttr)
	p.Str("<")
	first := true
	if v.disable != nil {
		p.Sep(&first)
		p.Str("disable = ")
		p.Attr(v.disable)
	}
	if v.initiationinterval != nil {
		p.Sep(&first)
		p.Str("initiationinterval = ")
		p.Attr(v.initiationinterval)
	}
	p.Str(">")
}

// AttrAlias makes the printer give aliases of the name of the mnemonic.
func (syntaxLoopPipelineAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "loop_pipeline", asm.OverridableAlias
}

// LoopPeeledAttr is #llvm.loop_peeled: loop of which iterations were peeled.
type LoopPeeledAttr struct {
	ir.AttrBase
	count *ir.IntegerAttr
}

// LoopPeeledAttrDef is the definition of LoopPeeledAttr.
var LoopPeeledAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "loop_peeled",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxLoopPeeledAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*LoopPeeledAttr)
		if v.count != nil {
			attr(v.count)
		}
	},
})

// IsLoopPeeledAttr is the constraint to be a LoopPeeledAttr.
var IsLoopPeeledAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*LoopPeeledAttr]}

// NewLoopPeeledAttr returns the attribute with the given parameters.
func NewLoopPeeledAttr(c *ir.Context, count *ir.IntegerAttr) *LoopPeeledAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(count))
	if v := c.LookupAttr(LoopPeeledAttrDef, k); v != nil {
		return v.(*LoopPeeledAttr)
	}
	return c.InternAttr(LoopPeeledAttrDef, k, &LoopPeeledAttr{count: count}).(*LoopPeeledAttr)
}

// Count is the parameter count, nil if it is absent.
func (v *LoopPeeledAttr) Count() *ir.IntegerAttr { return v.count }

// syntaxLoopPeeledAttr parses and prints LoopPeeledAttr.
type syntaxLoopPeeledAttr struct{}

var namesLoopPeeledAttr = []string{"count"}

// ParseAttr reads what follows the mnemonic.
func (syntaxLoopPeeledAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var count *ir.IntegerAttr
	p.Want(asm.Less)
	for s := p.Struct(namesLoopPeeledAttr, 1<<0); s.Next(); {
		switch s.Param {
		case 0:
			count = asm.AttrParam[*ir.IntegerAttr](p)
			p.EndParam("LoopPeeledAttr", "count", "IntegerAttr")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewLoopPeeledAttr(p.Context(), count)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxLoopPeeledAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*LoopPeeledAttr)
	p.Str("<")
	if v.count != nil {
		p.Str("count = ")
		p.Attr(v.count)
	}
	p.Str(">")
}

// AttrAlias makes the printer give aliases of the name of the mnemonic.
func (syntaxLoopPeeledAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "loop_peeled", asm.OverridableAlias
}

// LoopUnswitchAttr is #llvm.loop_unswitch: options of loop unswitching.
type LoopUnswitchAttr struct {
	ir.AttrBase
	partialDisable *ir.IntegerAttr
}

// LoopUnswitchAttrDef is the definition of LoopUnswitchAttr.
var LoopUnswitchAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "loop_unswitch",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxLoopUnswitchAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*LoopUnswitchAttr)
		if v.partialDisable != nil {
			attr(v.partialDisable)
		}
	},
})

// IsLoopUnswitchAttr is the constraint to be a LoopUnswitchAttr.
var IsLoopUnswitchAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*LoopUnswitchAttr]}

// NewLoopUnswitchAttr returns the attribute with the given parameters.
func NewLoopUnswitchAttr(c *ir.Context, partialDisable *ir.IntegerAttr) *LoopUnswitchAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(partialDisable))
	if v := c.LookupAttr(LoopUnswitchAttrDef, k); v != nil {
		return v.(*LoopUnswitchAttr)
	}
	return c.InternAttr(LoopUnswitchAttrDef, k, &LoopUnswitchAttr{partialDisable: partialDisable}).(*LoopUnswitchAttr)
}

// PartialDisable is the parameter partialDisable, nil if it is absent.
func (v *LoopUnswitchAttr) PartialDisable() *ir.IntegerAttr { return v.partialDisable }

// syntaxLoopUnswitchAttr parses and prints LoopUnswitchAttr.
type syntaxLoopUnswitchAttr struct{}

var namesLoopUnswitchAttr = []string{"partialDisable"}

// ParseAttr reads what follows the mnemonic.
func (syntaxLoopUnswitchAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var partialDisable *ir.IntegerAttr
	p.Want(asm.Less)
	for s := p.Struct(namesLoopUnswitchAttr, 1<<0); s.Next(); {
		switch s.Param {
		case 0:
			partialDisable = asm.CheckedAttrParam[*ir.IntegerAttr](p, asm.IsBoolAttr)
			p.EndParam("LoopUnswitchAttr", "partialDisable", "BoolAttr")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewLoopUnswitchAttr(p.Context(), partialDisable)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxLoopUnswitchAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*LoopUnswitchAttr)
	p.Str("<")
	if v.partialDisable != nil {
		p.Str("partialDisable = ")
		p.Attr(v.partialDisable)
	}
	p.Str(">")
}

// AttrAlias makes the printer give aliases of the name of the mnemonic.
func (syntaxLoopUnswitchAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "loop_unswitch", asm.OverridableAlias
}

// LoopAnnotationAttr is #llvm.loop_annotation: what the optimizer is told about a loop.
type LoopAnnotationAttr struct {
	ir.AttrBase
	disableNonforced *ir.IntegerAttr
	vectorize        *LoopVectorizeAttr
	interleave       *LoopInterleaveAttr
	unroll           *LoopUnrollAttr
	unrollAndJam     *LoopUnrollAndJamAttr
	licm             *LoopLICMAttr
	distribute       *LoopDistributeAttr
	pipeline         *LoopPipelineAttr
	peeled           *LoopPeeledAttr
	unswitch         *LoopUnswitchAttr
	mustProgress     *ir.IntegerAttr
	isVectorized     *ir.IntegerAttr
	startLoc         *ir.FusedLoc
	endLoc           *ir.FusedLoc
	parallelAccesses []*AccessGroupAttr
}

// LoopAnnotationAttrDef is the definition of LoopAnnotationAttr.
var LoopAnnotationAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "loop_annotation",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxLoopAnnotationAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*LoopAnnotationAttr)
		if v.disableNonforced != nil {
			attr(v.disableNonforced)
		}
		if v.vectorize != nil {
			attr(v.vectorize)
		}
		if v.interleave != nil {
			attr(v.interleave)
		}
		if v.unroll != nil {
			attr(v.unroll)
		}
		if v.unrollAndJam != nil {
			attr(v.unrollAndJam)
		}
		if v.licm != nil {
			attr(v.licm)
		}
		if v.distribute != nil {
			attr(v.distribute)
		}
		if v.pipeline != nil {
			attr(v.pipeline)
		}
		if v.peeled != nil {
			attr(v.peeled)
		}
		if v.unswitch != nil {
			attr(v.unswitch)
		}
		if v.mustProgress != nil {
			attr(v.mustProgress)
		}
		if v.isVectorized != nil {
			attr(v.isVectorized)
		}
		if v.startLoc != nil {
			attr(v.startLoc)
		}
		if v.endLoc != nil {
			attr(v.endLoc)
		}
		for _, e := range v.parallelAccesses {
			attr(e)
		}
	},
})

// IsLoopAnnotationAttr is the constraint to be a LoopAnnotationAttr.
var IsLoopAnnotationAttr = &ir.AttrConstraint{Summary: "", Match: asm.IsAttr[*LoopAnnotationAttr]}

// NewLoopAnnotationAttr returns the attribute with the given parameters.
func NewLoopAnnotationAttr(c *ir.Context, disableNonforced *ir.IntegerAttr, vectorize *LoopVectorizeAttr, interleave *LoopInterleaveAttr, unroll *LoopUnrollAttr, unrollAndJam *LoopUnrollAndJamAttr, licm *LoopLICMAttr, distribute *LoopDistributeAttr, pipeline *LoopPipelineAttr, peeled *LoopPeeledAttr, unswitch *LoopUnswitchAttr, mustProgress *ir.IntegerAttr, isVectorized *ir.IntegerAttr, startLoc *ir.FusedLoc, endLoc *ir.FusedLoc, parallelAccesses []*AccessGroupAttr) *LoopAnnotationAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(disableNonforced))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(vectorize))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(interleave))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(unroll))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(unrollAndJam))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(licm))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(distribute))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(pipeline))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(peeled))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(unswitch))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(mustProgress))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(isVectorized))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(startLoc))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(endLoc))
	k = ir.AppendUintKey(k, uint64(len(parallelAccesses)))
	for _, e := range parallelAccesses {
		k = ir.AppendAttrKey(k, asm.AttrOrNil(e))
	}
	if v := c.LookupAttr(LoopAnnotationAttrDef, k); v != nil {
		return v.(*LoopAnnotationAttr)
	}
	return c.InternAttr(LoopAnnotationAttrDef, k, &LoopAnnotationAttr{disableNonforced: disableNonforced, vectorize: vectorize, interleave: interleave, unroll: unroll, unrollAndJam: unrollAndJam, licm: licm, distribute: distribute, pipeline: pipeline, peeled: peeled, unswitch: unswitch, mustProgress: mustProgress, isVectorized: isVectorized, startLoc: startLoc, endLoc: endLoc, parallelAccesses: append([]*AccessGroupAttr(nil), parallelAccesses...)}).(*LoopAnnotationAttr)
}

// DisableNonforced is the parameter disableNonforced, nil if it is absent.
func (v *LoopAnnotationAttr) DisableNonforced() *ir.IntegerAttr { return v.disableNonforced }

// Vectorize is the parameter vectorize, nil if it is absent.
func (v *LoopAnnotationAttr) Vectorize() *LoopVectorizeAttr { return v.vectorize }

// Interleave is the parameter interleave, nil if it is absent.
func (v *LoopAnnotationAttr) Interleave() *LoopInterleaveAttr { return v.interleave }

// Unroll is the parameter unroll, nil if it is absent.
func (v *LoopAnnotationAttr) Unroll() *LoopUnrollAttr { return v.unroll }

// UnrollAndJam is the parameter unrollAndJam, nil if it is absent.
func (v *LoopAnnotationAttr) UnrollAndJam() *LoopUnrollAndJamAttr { return v.unrollAndJam }

// Licm is the parameter licm, nil if it is absent.
func (v *LoopAnnotationAttr) Licm() *LoopLICMAttr { return v.licm }

// Distribute is the parameter distribute, nil if it is absent.
func (v *LoopAnnotationAttr) Distribute() *LoopDistributeAttr { return v.distribute }

// Pipeline is the parameter pipeline, nil if it is absent.
func (v *LoopAnnotationAttr) Pipeline() *LoopPipelineAttr { return v.pipeline }

// Peeled is the parameter peeled, nil if it is absent.
func (v *LoopAnnotationAttr) Peeled() *LoopPeeledAttr { return v.peeled }

// Unswitch is the parameter unswitch, nil if it is absent.
func (v *LoopAnnotationAttr) Unswitch() *LoopUnswitchAttr { return v.unswitch }

// MustProgress is the parameter mustProgress, nil if it is absent.
func (v *LoopAnnotationAttr) MustProgress() *ir.IntegerAttr { return v.mustProgress }

// IsVectorized is the parameter isVectorized, nil if it is absent.
func (v *LoopAnnotationAttr) IsVectorized() *ir.IntegerAttr { return v.isVectorized }

// StartLoc is the parameter startLoc, nil if it is absent.
func (v *LoopAnnotationAttr) StartLoc() *ir.FusedLoc { return v.startLoc }

// EndLoc is the parameter endLoc, nil if it is absent.
func (v *LoopAnnotationAttr) EndLoc() *ir.FusedLoc { return v.endLoc }

// ParallelAccesses is the parameter parallelAccesses. The slice must not be modified.
func (v *LoopAnnotationAttr) ParallelAccesses() []*AccessGroupAttr { return v.parallelAccesses }

// syntaxLoopAnnotationAttr parses and prints LoopAnnotationAttr.
type syntaxLoopAnnotationAttr struct{}

var namesLoopAnnotationAttr = []string{"disableNonforced", "vectorize", "interleave", "unroll", "unrollAndJam", "licm", "distribute", "pipeline", "peeled", "unswitch", "mustProgress", "isVectorized", "startLoc", "endLoc", "parallelAccesses"}

// ParseAttr reads what follows the mnemonic.
func (syntaxLoopAnnotationAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var disableNonforced *ir.IntegerAttr
	var vectorize *LoopVectorizeAttr
	var interleave *LoopInterleaveAttr
	var unroll *LoopUnrollAttr
	var unrollAndJam *LoopUnrollAndJamAttr
	var licm *LoopLICMAttr
	var distribute *LoopDistributeAttr
	var pipeline *LoopPipelineAttr
	var peeled *LoopPeeledAttr
	var unswitch *LoopUnswitchAttr
	var mustProgress *ir.IntegerAttr
	var isVectorized *ir.IntegerAttr
	var startLoc *ir.FusedLoc
	var endLoc *ir.FusedLoc
	var parallelAccesses []*AccessGroupAttr
	p.Want(asm.Less)
	for s := p.Struct(namesLoopAnnotationAttr, 1<<15-1); s.Next(); {
		switch s.Param {
		case 0:
			disableNonforced = asm.CheckedAttrParam[*ir.IntegerAttr](p, asm.IsBoolAttr)
			p.EndParam("LoopAnnotationAttr", "disableNonforced", "BoolAttr")
		case 1:
			vectorize = asm.StrippedAttrParam[*LoopVectorizeAttr](p, LoopVectorizeAttrDef)
			p.EndParam("LoopAnnotationAttr", "vectorize", "LoopVectorizeAttr")
		case 2:
			interleave = asm.StrippedAttrParam[*LoopInterleaveAttr](p, LoopInterleaveAttrDef)
			p.EndParam("LoopAnnotationAttr", "interleave", "LoopInterleaveAttr")
		case 3:
			unroll = asm.StrippedAttrParam[*LoopUnrollAttr](p, LoopUnrollAttrDef)
			p.EndParam("LoopAnnotationAttr", "unroll", "LoopUnrollAttr")
		case 4:
			unrollAndJam = asm.StrippedAttrParam[*LoopUnrollAndJamAttr](p, LoopUnrollAndJamAttrDef)
			p.EndParam("LoopAnnotationAttr", "unrollAndJam", "LoopUnrollAndJamAttr")
		case 5:
			licm = asm.StrippedAttrParam[*LoopLICMAttr](p, LoopLICMAttrDef)
			p.EndParam("LoopAnnotationAttr", "licm", "LoopLICMAttr")
		case 6:
			distribute = asm.StrippedAttrParam[*LoopDistributeAttr](p, LoopDistributeAttrDef)
			p.EndParam("LoopAnnotationAttr", "distribute", "LoopDistributeAttr")
		case 7:
			pipeline = asm.StrippedAttrParam[*LoopPipelineAttr](p, LoopPipelineAttrDef)
			p.EndParam("LoopAnnotationAttr", "pipeline", "LoopPipelineAttr")
		case 8:
			peeled = asm.StrippedAttrParam[*LoopPeeledAttr](p, LoopPeeledAttrDef)
			p.EndParam("LoopAnnotationAttr", "peeled", "LoopPeeledAttr")
		case 9:
			unswitch = asm.StrippedAttrParam[*LoopUnswitchAttr](p, LoopUnswitchAttrDef)
			p.EndParam("LoopAnnotationAttr", "unswitch", "LoopUnswitchAttr")
		case 10:
			mustProgress = asm.CheckedAttrParam[*ir.IntegerAttr](p, asm.IsBoolAttr)
			p.EndParam("LoopAnnotationAttr", "mustProgress", "BoolAttr")
		case 11:
			isVectorized = asm.CheckedAttrParam[*ir.IntegerAttr](p, asm.IsBoolAttr)
			p.EndParam("LoopAnnotationAttr", "isVectorized", "BoolAttr")
		case 12:
			startLoc = asm.AttrParam[*ir.FusedLoc](p)
			p.EndParam("LoopAnnotationAttr", "startLoc", "FusedLoc")
		case 13:
			endLoc = asm.AttrParam[*ir.FusedLoc](p)
			p.EndParam("LoopAnnotationAttr", "endLoc", "FusedLoc")
		case 14:
			for !p.Failed() {
				var e *AccessGroupAttr
				e = asm.StrippedAttrParam[*AccessGroupAttr](p, AccessGroupAttrDef)
				parallelAccesses = append(parallelAccesses, e)
				if !p.Got(asm.Comma) {
					break
				}
			}
			p.EndParam("LoopAnnotationAttr", "parallelAccesses", "::llvm::ArrayRef<AccessGroupAttr>")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewLoopAnnotationAttr(p.Context(), disableNonforced, vectorize, interleave, unroll, unrollAndJam, licm, distribute, pipeline, peeled, unswitch, mustProgress, isVectorized, startLoc, endLoc, parallelAccesses)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxLoopAnnotationAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*LoopAnnotationAttr)
	p.Str("<")
	first := true
	if v.disableNonforced != nil {
		p.Sep(&first)
		p.Str("disableNonforced = ")
		p.Attr(v.disableNonforced)
	}
	if v.vectorize != nil {
		p.Sep(&first)
		p.Str("vectorize = ")
		p.StrippedAttr(v.vectorize)
	}
	if v.interleave != nil {
		p.Sep(&first)
		p.Str("interleave = ")
		p.StrippedAttr(v.interleave)
	}
	if v.unroll != nil {
		p.Sep(&first)
		p.Str("unroll = ")
		p.StrippedAttr(v.unroll)
	}
	if v.unrollAndJam != nil {
		p.Sep(&first)
		p.Str("unrollAndJam = ")
		p.StrippedAttr(v.unrollAndJam)
	}
	if v.licm != nil {
		p.Sep(&first)
		p.Str("licm = ")
		p.StrippedAttr(v.licm)
	}
	if v.distribute != nil {
		p.Sep(&first)
		p.Str("distribute = ")
		p.StrippedAttr(v.distribute)
	}
	if v.pipeline != nil {
		p.Sep(&first)
		p.Str("pipeline = ")
		p.StrippedAttr(v.pipeline)
	}
	if v.peeled != nil {
		p.Sep(&first)
		p.Str("peeled = ")
		p.StrippedAttr(v.peeled)
	}
	if v.unswitch != nil {
		p.Sep(&first)
		p.Str("unswitch = ")
		p.StrippedAttr(v.unswitch)
	}
	if v.mustProgress != nil {
		p.Sep(&first)
		p.Str("mustProgress = ")
		p.Attr(v.mustProgress)
	}
	if v.isVectorized != nil {
		p.Sep(&first)
		p.Str("isVectorized = ")
		p.Attr(v.isVectorized)
	}
	if v.startLoc != nil {
		p.Sep(&first)
		p.Str("startLoc = ")
		p.Attr(v.startLoc)
	}
	if v.endLoc != nil {
		p.Sep(&first)
		p.Str("endLoc = ")
		p.Attr(v.endLoc)
	}
	if len(v.parallelAccesses) > 0 {
		p.Sep(&first)
		p.Str("parallelAccesses = ")
		for i, e := range v.parallelAccesses {
			if i > 0 {
				p.Str(", ")
			}
			p.StrippedAttr(e)
		}
	}
	p.Str(">")
}

// AttrAlias makes the printer give aliases of the name of the mnemonic.
func (syntaxLoopAnnotationAttr) AttrAlias(ir.Attribute) (string, asm.AliasKind) {
	return "loop_annotation", asm.OverridableAlias
}

// ModuleFlagAttr is #llvm.mlir.module_flag: LLVM module flag metadata.
type ModuleFlagAttr struct {
	ir.AttrBase
	behavior ModFlagBehavior
	key      *ir.StringAttr
	value    ir.Attribute
}

// ModuleFlagAttrDef is the definition of ModuleFlagAttr.
var ModuleFlagAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "mlir.module_flag",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxModuleFlagAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*ModuleFlagAttr)
		if v.key != nil {
			attr(v.key)
		}
		if v.value != nil {
			attr(v.value)
		}
	},
})

// IsModuleFlagAttr is the constraint to be a ModuleFlagAttr.
var IsModuleFlagAttr = &ir.AttrConstraint{Summary: "LLVM module flag metadata", Match: asm.IsAttr[*ModuleFlagAttr]}

// NewModuleFlagAttr returns the attribute with the given parameters. It panics if there is none,
// as checkModuleFlag says.
func NewModuleFlagAttr(c *ir.Context, behavior ModFlagBehavior, key *ir.StringAttr, value ir.Attribute) *ModuleFlagAttr {
	if err := checkModuleFlag(behavior, key, value); err != nil {
		panic("llvm: " + err.Error())
	}
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(behavior))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(key))
	k = ir.AppendAttrKey(k, value)
	if v := c.LookupAttr(ModuleFlagAttrDef, k); v != nil {
		return v.(*ModuleFlagAttr)
	}
	return c.InternAttr(ModuleFlagAttrDef, k, &ModuleFlagAttr{behavior: behavior, key: key, value: value}).(*ModuleFlagAttr)
}

// Behavior is the parameter behavior.
func (v *ModuleFlagAttr) Behavior() ModFlagBehavior { return v.behavior }

// Key is the parameter key.
func (v *ModuleFlagAttr) Key() *ir.StringAttr { return v.key }

// Value is the parameter value.
func (v *ModuleFlagAttr) Value() ir.Attribute { return v.value }

// syntaxModuleFlagAttr parses and prints ModuleFlagAttr.
type syntaxModuleFlagAttr struct{}

// ParseAttr reads what follows the mnemonic.
func (syntaxModuleFlagAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	at := p.Pos()
	var behavior ModFlagBehavior
	var key *ir.StringAttr
	var value ir.Attribute
	p.Want(asm.Less)
	if !p.Failed() {
		behavior = ModFlagBehavior(p.EnumValue(&ModFlagBehaviorEnum))
		p.EndParam("ModuleFlagAttr", "behavior", "ModFlagBehavior")
	}
	p.Want(asm.Comma)
	if !p.Failed() {
		key = asm.AttrParam[*ir.StringAttr](p)
		p.EndParam("ModuleFlagAttr", "key", "StringAttr")
	}
	p.Want(asm.Comma)
	if !p.Failed() {
		value = p.Attr()
		p.EndParam("ModuleFlagAttr", "value", "Attribute")
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	if err := checkModuleFlag(behavior, key, value); err != nil {
		p.Errorf(at, "%s", err)
		return p.BadAttr()
	}
	return NewModuleFlagAttr(p.Context(), behavior, key, value)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxModuleFlagAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*ModuleFlagAttr)
	p.Str("<")
	p.EnumValue(&ModFlagBehaviorEnum, uint64(v.behavior))
	p.Str(",")
	p.Byte(' ')
	p.Attr(v.key)
	p.Str(",")
	p.Byte(' ')
	p.Attr(v.value)
	p.Str(">")
}

// ModuleFlagCGProfileEntryAttr is #llvm.cgprofile_entry: CG profile module flag entry.
type ModuleFlagCGProfileEntryAttr struct {
	ir.AttrBase
	from  *ir.SymbolRefAttr
	to    *ir.SymbolRefAttr
	count uint64
}

// ModuleFlagCGProfileEntryAttrDef is the definition of ModuleFlagCGProfileEntryAttr.
var ModuleFlagCGProfileEntryAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "cgprofile_entry",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxModuleFlagCGProfileEntryAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*ModuleFlagCGProfileEntryAttr)
		if v.from != nil {
			attr(v.from)
		}
		if v.to != nil {
			attr(v.to)
		}
	},
})

// IsModuleFlagCGProfileEntryAttr is the constraint to be a ModuleFlagCGProfileEntryAttr.
var IsModuleFlagCGProfileEntryAttr = &ir.AttrConstraint{Summary: "CG profile module flag entry", Match: asm.IsAttr[*ModuleFlagCGProfileEntryAttr]}

// NewModuleFlagCGProfileEntryAttr returns the attribute with the given parameters.
func NewModuleFlagCGProfileEntryAttr(c *ir.Context, from *ir.SymbolRefAttr, to *ir.SymbolRefAttr, count uint64) *ModuleFlagCGProfileEntryAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendAttrKey(k, asm.AttrOrNil(from))
	k = ir.AppendAttrKey(k, asm.AttrOrNil(to))
	k = ir.AppendUintKey(k, uint64(count))
	if v := c.LookupAttr(ModuleFlagCGProfileEntryAttrDef, k); v != nil {
		return v.(*ModuleFlagCGProfileEntryAttr)
	}
	return c.InternAttr(ModuleFlagCGProfileEntryAttrDef, k, &ModuleFlagCGProfileEntryAttr{from: from, to: to, count: count}).(*ModuleFlagCGProfileEntryAttr)
}

// From is the parameter from, nil if it is absent.
func (v *ModuleFlagCGProfileEntryAttr) From() *ir.SymbolRefAttr { return v.from }

// To is the parameter to, nil if it is absent.
func (v *ModuleFlagCGProfileEntryAttr) To() *ir.SymbolRefAttr { return v.to }

// Count is the parameter count.
func (v *ModuleFlagCGProfileEntryAttr) Count() uint64 { return v.count }

// syntaxModuleFlagCGProfileEntryAttr parses and prints ModuleFlagCGProfileEntryAttr.
type syntaxModuleFlagCGProfileEntryAttr struct{}

var namesModuleFlagCGProfileEntryAttr = []string{"from", "to", "count"}

// ParseAttr reads what follows the mnemonic.
func (syntaxModuleFlagCGProfileEntryAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var from *ir.SymbolRefAttr
	var to *ir.SymbolRefAttr
	var count uint64
	p.Want(asm.Less)
	for s := p.Struct(namesModuleFlagCGProfileEntryAttr, 1<<0|1<<1); s.Next(); {
		switch s.Param {
		case 0:
			from = asm.CheckedAttrParam[*ir.SymbolRefAttr](p, asm.IsFlatSymbolRef)
			p.EndParam("ModuleFlagCGProfileEntryAttr", "from", "FlatSymbolRefAttr")
		case 1:
			to = asm.CheckedAttrParam[*ir.SymbolRefAttr](p, asm.IsFlatSymbolRef)
			p.EndParam("ModuleFlagCGProfileEntryAttr", "to", "FlatSymbolRefAttr")
		case 2:
			count = uint64(p.Uint(64))
			p.EndParam("ModuleFlagCGProfileEntryAttr", "count", "uint64_t")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewModuleFlagCGProfileEntryAttr(p.Context(), from, to, count)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxModuleFlagCGProfileEntryAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*ModuleFlagCGProfileEntryAttr)
	p.Str("<")
	first := true
	if v.from != nil {
		p.Sep(&first)
		p.Str("from = ")
		p.Attr(v.from)
	}
	if v.to != nil {
		p.Sep(&first)
		p.Str("to = ")
		p.Attr(v.to)
	}
	p.Sep(&first)
	p.Str("count = ")
	p.Uint(uint64(v.count))
	p.Str(">")
}

// ModuleFlagProfileSummaryDetailedAttr is #llvm.profile_summary_detailed: ProfileSummary detailed information.
type ModuleFlagProfileSummaryDetailedAttr struct {
	ir.AttrBase
	cutOff    uint32
	minCount  uint64
	numCounts uint32
}

// ModuleFlagProfileSummaryDetailedAttrDef is the definition of ModuleFlagProfileSummaryDetailedAttr.
var ModuleFlagProfileSummaryDetailedAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "profile_summary_detailed",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxModuleFlagProfileSummaryDetailedAttr{})},
})

// IsModuleFlagProfileSummaryDetailedAttr is the constraint to be a ModuleFlagProfileSummaryDetailedAttr.
var IsModuleFlagProfileSummaryDetailedAttr = &ir.AttrConstraint{Summary: "ProfileSummary detailed information", Match: asm.IsAttr[*ModuleFlagProfileSummaryDetailedAttr]}

// NewModuleFlagProfileSummaryDetailedAttr returns the attribute with the given parameters.
func NewModuleFlagProfileSummaryDetailedAttr(c *ir.Context, cutOff uint32, minCount uint64, numCounts uint32) *ModuleFlagProfileSummaryDetailedAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(cutOff))
	k = ir.AppendUintKey(k, uint64(minCount))
	k = ir.AppendUintKey(k, uint64(numCounts))
	if v := c.LookupAttr(ModuleFlagProfileSummaryDetailedAttrDef, k); v != nil {
		return v.(*ModuleFlagProfileSummaryDetailedAttr)
	}
	return c.InternAttr(ModuleFlagProfileSummaryDetailedAttrDef, k, &ModuleFlagProfileSummaryDetailedAttr{cutOff: cutOff, minCount: minCount, numCounts: numCounts}).(*ModuleFlagProfileSummaryDetailedAttr)
}

// CutOff is the parameter cut_off.
func (v *ModuleFlagProfileSummaryDetailedAttr) CutOff() uint32 { return v.cutOff }

// MinCount is the parameter min_count.
func (v *ModuleFlagProfileSummaryDetailedAttr) MinCount() uint64 { return v.minCount }

// NumCounts is the parameter num_counts.
func (v *ModuleFlagProfileSummaryDetailedAttr) NumCounts() uint32 { return v.numCounts }

// syntaxModuleFlagProfileSummaryDetailedAttr parses and prints ModuleFlagProfileSummaryDetailedAttr.
type syntaxModuleFlagProfileSummaryDetailedAttr struct{}

var namesModuleFlagProfileSummaryDetailedAttr = []string{"cut_off", "min_count", "num_counts"}

// ParseAttr reads what follows the mnemonic.
func (syntaxModuleFlagProfileSummaryDetailedAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var cutOff uint32
	var minCount uint64
	var numCounts uint32
	p.Want(asm.Less)
	for s := p.Struct(namesModuleFlagProfileSummaryDetailedAttr, 0); s.Next(); {
		switch s.Param {
		case 0:
			cutOff = uint32(p.Uint(32))
			p.EndParam("ModuleFlagProfileSummaryDetailedAttr", "cut_off", "uint32_t")
		case 1:
			minCount = uint64(p.Uint(64))
			p.EndParam("ModuleFlagProfileSummaryDetailedAttr", "min_count", "uint64_t")
		case 2:
			numCounts = uint32(p.Uint(32))
			p.EndParam("ModuleFlagProfileSummaryDetailedAttr", "num_counts", "uint32_t")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewModuleFlagProfileSummaryDetailedAttr(p.Context(), cutOff, minCount, numCounts)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxModuleFlagProfileSummaryDetailedAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*ModuleFlagProfileSummaryDetailedAttr)
	p.Str("<")
	p.Str("cut_off = ")
	p.Uint(uint64(v.cutOff))
	p.Str(", min_count = ")
	p.Uint(uint64(v.minCount))
	p.Str(", num_counts = ")
	p.Uint(uint64(v.numCounts))
	p.Str(">")
}

// ModuleFlagProfileSummaryAttr is #llvm.profile_summary: ProfileSummary module flag.
type ModuleFlagProfileSummaryAttr struct {
	ir.AttrBase
	format              ProfileSummaryFormatKind
	totalCount          uint64
	maxCount            uint64
	maxInternalCount    uint64
	maxFunctionCount    uint64
	numCounts           uint64
	numFunctions        uint64
	isPartialProfile    *uint64
	partialProfileRatio *ir.FloatAttr
	detailedSummary     []*ModuleFlagProfileSummaryDetailedAttr
}

// ModuleFlagProfileSummaryAttrDef is the definition of ModuleFlagProfileSummaryAttr.
var ModuleFlagProfileSummaryAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "profile_summary",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxModuleFlagProfileSummaryAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*ModuleFlagProfileSummaryAttr)
		if v.partialProfileRatio != nil {
			attr(v.partialProfileRatio)
		}
		for _, e := range v.detailedSummary {
			attr(e)
		}
	},
})

// IsModuleFlagProfileSummaryAttr is the constraint to be a ModuleFlagProfileSummaryAttr.
var IsModuleFlagProfileSummaryAttr = &ir.AttrConstraint{Summary: "ProfileSummary module flag", Match: asm.IsAttr[*ModuleFlagProfileSummaryAttr]}

// NewModuleFlagProfileSummaryAttr returns the attribute with the given parameters.
func NewModuleFlagProfileSummaryAttr(c *ir.Context, format ProfileSummaryFormatKind, totalCount uint64, maxCount uint64, maxInternalCount uint64, maxFunctionCount uint64, numCounts uint64, numFunctions uint64, isPartialProfile *uint64, partialProfileRatio *ir.FloatAttr, detailedSummary []*ModuleFlagProfileSummaryDetailedAttr) *ModuleFlagProfileSummaryAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(format))
	k = ir.AppendUintKey(k, uint64(totalCount))
	k = ir.AppendUintKey(k, uint64(maxCount))
	k = ir.AppendUintKey(k, uint64(maxInternalCount))
	k = ir.AppendUintKey(k, uint64(maxFunctionCount))
	k = ir.AppendUintKey(k, uint64(numCounts))
	k = ir.AppendUintKey(k, uint64(numFunctions))
	k = ir.AppendBoolKey(k, isPartialProfile != nil)
	if isPartialProfile != nil {
		k = ir.AppendUintKey(k, *isPartialProfile)
	}
	k = ir.AppendAttrKey(k, asm.AttrOrNil(partialProfileRatio))
	k = ir.AppendUintKey(k, uint64(len(detailedSummary)))
	for _, e := range detailedSummary {
		k = ir.AppendAttrKey(k, asm.AttrOrNil(e))
	}
	if v := c.LookupAttr(ModuleFlagProfileSummaryAttrDef, k); v != nil {
		return v.(*ModuleFlagProfileSummaryAttr)
	}
	if isPartialProfile != nil {
		n := *isPartialProfile
		isPartialProfile = &n
	}
	return c.InternAttr(ModuleFlagProfileSummaryAttrDef, k, &ModuleFlagProfileSummaryAttr{format: format, totalCount: totalCount, maxCount: maxCount, maxInternalCount: maxInternalCount, maxFunctionCount: maxFunctionCount, numCounts: numCounts, numFunctions: numFunctions, isPartialProfile: isPartialProfile, partialProfileRatio: partialProfileRatio, detailedSummary: append([]*ModuleFlagProfileSummaryDetailedAttr(nil), detailedSummary...)}).(*ModuleFlagProfileSummaryAttr)
}

// Format is the parameter format.
func (v *ModuleFlagProfileSummaryAttr) Format() ProfileSummaryFormatKind { return v.format }

// TotalCount is the parameter total_count.
func (v *ModuleFlagProfileSummaryAttr) TotalCount() uint64 { return v.totalCount }

// MaxCount is the parameter max_count.
func (v *ModuleFlagProfileSummaryAttr) MaxCount() uint64 { return v.maxCount }

// MaxInternalCount is the parameter max_internal_count.
func (v *ModuleFlagProfileSummaryAttr) MaxInternalCount() uint64 { return v.maxInternalCount }

// MaxFunctionCount is the parameter max_function_count.
func (v *ModuleFlagProfileSummaryAttr) MaxFunctionCount() uint64 { return v.maxFunctionCount }

// NumCounts is the parameter num_counts.
func (v *ModuleFlagProfileSummaryAttr) NumCounts() uint64 { return v.numCounts }

// NumFunctions is the parameter num_functions.
func (v *ModuleFlagProfileSummaryAttr) NumFunctions() uint64 { return v.numFunctions }

// IsPartialProfile is the parameter is_partial_profile. It reports false if it is absent.
func (v *ModuleFlagProfileSummaryAttr) IsPartialProfile() (value uint64, ok bool) {
	if v.isPartialProfile == nil {
		return 0, false
	}
	return *v.isPartialProfile, true
}

// PartialProfileRatio is the parameter partial_profile_ratio, nil if it is absent.
func (v *ModuleFlagProfileSummaryAttr) PartialProfileRatio() *ir.FloatAttr {
	return v.partialProfileRatio
}

// DetailedSummary is the parameter detailed_summary. The slice must not be modified.
func (v *ModuleFlagProfileSummaryAttr) DetailedSummary() []*ModuleFlagProfileSummaryDetailedAttr {
	return v.detailedSummary
}

// syntaxModuleFlagProfileSummaryAttr parses and prints ModuleFlagProfileSummaryAttr.
type syntaxModuleFlagProfileSummaryAttr struct{}

var namesModuleFlagProfileSummaryAttr = []string{"format", "total_count", "max_count", "max_internal_count", "max_function_count", "num_counts", "num_functions", "is_partial_profile", "partial_profile_ratio", "detailed_summary"}

// ParseAttr reads what follows the mnemonic.
func (syntaxModuleFlagProfileSummaryAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var format ProfileSummaryFormatKind
	var totalCount uint64
	var maxCount uint64
	var maxInternalCount uint64
	var maxFunctionCount uint64
	var numCounts uint64
	var numFunctions uint64
	var isPartialProfile *uint64
	var partialProfileRatio *ir.FloatAttr
	var detailedSummary []*ModuleFlagProfileSummaryDetailedAttr
	p.Want(asm.Less)
	for s := p.Struct(namesModuleFlagProfileSummaryAttr, 1<<7|1<<8); s.Next(); {
		switch s.Param {
		case 0:
			format = ProfileSummaryFormatKind(p.EnumValue(&ProfileSummaryFormatKindEnum))
			p.EndParam("ModuleFlagProfileSummaryAttr", "format", "ProfileSummaryFormatKind")
		case 1:
			totalCount = uint64(p.Uint(64))
			p.EndParam("ModuleFlagProfileSummaryAttr", "total_count", "uint64_t")
		case 2:
			maxCount = uint64(p.Uint(64))
			p.EndParam("ModuleFlagProfileSummaryAttr", "max_count", "uint64_t")
		case 3:
			maxInternalCount = uint64(p.Uint(64))
			p.EndParam("ModuleFlagProfileSummaryAttr", "max_internal_count", "uint64_t")
		case 4:
			maxFunctionCount = uint64(p.Uint(64))
			p.EndParam("ModuleFlagProfileSummaryAttr", "max_function_count", "uint64_t")
		case 5:
			numCounts = uint64(p.Uint(64))
			p.EndParam("ModuleFlagProfileSummaryAttr", "num_counts", "uint64_t")
		case 6:
			numFunctions = uint64(p.Uint(64))
			p.EndParam("ModuleFlagProfileSummaryAttr", "num_functions", "uint64_t")
		case 7:
			isPartialProfile = p.MaybeUint(64)
			p.EndParam("ModuleFlagProfileSummaryAttr", "is_partial_profile", "std::optional<uint64_t>")
		case 8:
			partialProfileRatio = asm.AttrParam[*ir.FloatAttr](p)
			p.EndParam("ModuleFlagProfileSummaryAttr", "partial_profile_ratio", "FloatAttr")
		case 9:
			for !p.Failed() {
				var e *ModuleFlagProfileSummaryDetailedAttr
				e = asm.StrippedAttrParam[*ModuleFlagProfileSummaryDetailedAttr](p, ModuleFlagProfileSummaryDetailedAttrDef)
				detailedSummary = append(detailedSummary, e)
				if !p.Got(asm.Comma) {
					break
				}
			}
			p.EndParam("ModuleFlagProfileSummaryAttr", "detailed_summary", "::llvm::ArrayRef<ModuleFlagProfileSummaryDetailedAttr>")
		}
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewModuleFlagProfileSummaryAttr(p.Context(), format, totalCount, maxCount, maxInternalCount, maxFunctionCount, numCounts, numFunctions, isPartialProfile, partialProfileRatio, detailedSummary)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxModuleFlagProfileSummaryAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*ModuleFlagProfileSummaryAttr)
	p.Str("<")
	first := true
	p.Sep(&first)
	p.Str("format = ")
	p.EnumValue(&ProfileSummaryFormatKindEnum, uint64(v.format))
	p.Sep(&first)
	p.Str("total_count = ")
	p.Uint(uint64(v.totalCount))
	p.Sep(&first)
	p.Str("max_count = ")
	p.Uint(uint64(v.maxCount))
	p.Sep(&first)
	p.Str("max_internal_count = ")
	p.Uint(uint64(v.maxInternalCount))
	p.Sep(&first)
	p.Str("max_function_count = ")
	p.Uint(uint64(v.maxFunctionCount))
	p.Sep(&first)
	p.Str("num_counts = ")
	p.Uint(uint64(v.numCounts))
	p.Sep(&first)
	p.Str("num_functions = ")
	p.Uint(uint64(v.numFunctions))
	if v.isPartialProfile != nil {
		p.Sep(&first)
		p.Str("is_partial_profile = ")
		if v.isPartialProfile != nil {
			p.Uint(*v.isPartialProfile)
		}
	}
	if v.partialProfileRatio != nil {
		p.Sep(&first)
		p.Str("partial_profile_ratio = ")
		p.Attr(v.partialProfileRatio)
	}
	p.Sep(&first)
	p.Str("detailed_summary = ")
	for i, e := range v.detailedSummary {
		if i > 0 {
			p.Str(", ")
		}
		p.StrippedAttr(e)
	}
	p.Str(">")
}

// DependentLibrariesAttr is #llvm.dependent_libraries: LLVM dependent libraries attribute.
type DependentLibrariesAttr struct {
	ir.AttrBase
	libs []*ir.StringAttr
}

// DependentLibrariesAttrDef is the definition of DependentLibrariesAttr.
var DependentLibrariesAttrDef = ir.DefineAttr(ir.AttrDef{
	Dialect:    "llvm",
	Mnemonic:   "dependent_libraries",
	Interfaces: []ir.Implementation{asm.OpAsmAttrInterface.Is(syntaxDependentLibrariesAttr{})},
	SubElements: func(x ir.Attribute, attr func(ir.Attribute), _ func(ir.Type)) {
		v := x.(*DependentLibrariesAttr)
		for _, e := range v.libs {
			attr(e)
		}
	},
})

// IsDependentLibrariesAttr is the constraint to be a DependentLibrariesAttr.
var IsDependentLibrariesAttr = &ir.AttrConstraint{Summary: "LLVM dependent libraries attribute", Match: asm.IsAttr[*DependentLibrariesAttr]}

// NewDependentLibrariesAttr returns the attribute with the given parameters.
func NewDependentLibrariesAttr(c *ir.Context, libs []*ir.StringAttr) *DependentLibrariesAttr {
	var mem [ir.KeySize]byte
	k := mem[:0]
	k = ir.AppendUintKey(k, uint64(len(libs)))
	for _, e := range libs {
		k = ir.AppendAttrKey(k, asm.AttrOrNil(e))
	}
	if v := c.LookupAttr(DependentLibrariesAttrDef, k); v != nil {
		return v.(*DependentLibrariesAttr)
	}
	return c.InternAttr(DependentLibrariesAttrDef, k, &DependentLibrariesAttr{libs: append([]*ir.StringAttr(nil), libs...)}).(*DependentLibrariesAttr)
}

// Libs is the parameter libs. The slice must not be modified.
func (v *DependentLibrariesAttr) Libs() []*ir.StringAttr { return v.libs }

// syntaxDependentLibrariesAttr parses and prints DependentLibrariesAttr.
type syntaxDependentLibrariesAttr struct{}

// ParseAttr reads what follows the mnemonic.
func (syntaxDependentLibrariesAttr) ParseAttr(p *asm.Parser, _ ir.Type) ir.Attribute {
	var libs []*ir.StringAttr
	p.Want(asm.Less)
	if !p.Failed() {
		for !p.Failed() {
			var e *ir.StringAttr
			e = asm.AttrParam[*ir.StringAttr](p)
			libs = append(libs, e)
			if !p.Got(asm.Comma) {
				break
			}
		}
		p.EndParam("LLVM_DependentLibrariesAttr", "libs", "::llvm::ArrayRef<StringAttr>")
	}
	p.Want(asm.Greater)
	if p.Failed() {
		return p.BadAttr()
	}
	return NewDependentLibrariesAttr(p.Context(), libs)
}

// PrintAttr writes what follows the mnemonic.
func (syntaxDependentLibrariesAttr) PrintAttr(p *asm.Printer, x ir.Attribute) {
	v := x.(*DependentLibrariesAttr)
	p.Str("<")
	if len(v.libs) > 0 {
		for i, e := range v.libs {
			if i > 0 {
				p.Str(", ")
			}
			p.Attr(e)
		}
	}
	p.Str(">")
}

// formatAdd is the assembly format of [Add].
var formatAdd = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoOperand, Space: true, N: 1},
		{Do: asm.DoGroup, Group: &asm.Group{Unit: -1, When: []asm.Cond{{If: asm.IfNotDefault, N: 0}}, Then: []asm.Instr{
			{Do: asm.DoFuncAttr, Space: true, N: 0, Attr: &asm.AttrForm{Parse: parseOverflowFlags, Print: printOverflowFlags}},
		}}},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	Elided: 1 << 0,
}

// Add is the operation llvm.add: integer addition.
var Add = &ir.OpDef{
	Name:      "llvm.add",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Commutative,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Attrs: []ir.AttrSlot{
		{Name: "overflowFlags", Constraint: overflowFlagsProp, Default: func(c *ir.Context) ir.Attribute { return ir.NewIntegerAttr(c.I32(), int64(IntegerOverflowFlagsNone)) }, Property: true},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAdd)},
	View:       ir.ViewOf[AddOp],
}

// AddOp is an operation seen as llvm.add.
type AddOp struct{ ir.View }

// Def is the definition, [Add].
func (AddOp) Def() *ir.OpDef { return Add }

// Lhs is the operand $lhs.
func (op AddOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op AddOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// OverflowFlags is the attribute $overflowFlags, IntegerOverflowFlagsNone if it is absent.
func (op AddOp) OverflowFlags() IntegerOverflowFlags {
	if v, ok := op.Op().Prop(0).(*ir.IntegerAttr); ok {
		return IntegerOverflowFlags(v.Uint())
	}
	return IntegerOverflowFlagsNone
}

// SetOverflowFlags sets the attribute $overflowFlags.
func (op AddOp) SetOverflowFlags(v IntegerOverflowFlags) AddOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewIntegerAttr(c.I32(), int64(v)))
	return op
}

// Result is the result $res.
func (op AddOp) Result() *ir.Value { return op.Op().Result(0) }

// NewAdd makes a llvm.add at the builder's point.
func NewAdd(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) AddOp {
	st := ir.OperationState{Context: b.Context(), Def: Add}
	st.Operands = append(st.Operands, lhs, rhs)
	c := b.Context()
	st.SetProp(0, ir.NewIntegerAttr(c.I32(), int64(IntegerOverflowFlagsNone)))
	st.Results = append(st.Results, lhs.Type())
	return ir.Cast[AddOp](b.Create(&st))
}

// formatSub is the assembly format of [Sub].
var formatSub = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoOperand, Space: true, N: 1},
		{Do: asm.DoGroup, Group: &asm.Group{Unit: -1, When: []asm.Cond{{If: asm.IfNotDefault, N: 0}}, Then: []asm.Instr{
			{Do: asm.DoFuncAttr, Space: true, N: 0, Attr: &asm.AttrForm{Parse: parseOverflowFlags, Print: printOverflowFlags}},
		}}},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	Elided: 1 << 0,
}

// Sub is the operation llvm.sub: integer subtraction.
var Sub = &ir.OpDef{
	Name:      "llvm.sub",
	Traits:    ir.SameOperandsAndResultType | ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Attrs: []ir.AttrSlot{
		{Name: "overflowFlags", Constraint: overflowFlagsProp, Default: func(c *ir.Context) ir.Attribute { return ir.NewIntegerAttr(c.I32(), int64(IntegerOverflowFlagsNone)) }, Property: true},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSub)},
	View:       ir.ViewOf[SubOp],
}

// SubOp is an operation seen as llvm.sub.
type SubOp struct{ ir.View }

// Def is the definition, [Sub].
func (SubOp) Def() *ir.OpDef { return Sub }

// Lhs is the operand $lhs.
func (op SubOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op SubOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// OverflowFlags is the attribute $overflowFlags, IntegerOverflowFlagsNone if it is absent.
func (op SubOp) OverflowFlags() IntegerOverflowFlags {
	if v, ok := op.Op().Prop(0).(*ir.IntegerAttr); ok {
		return IntegerOverflowFlags(v.Uint())
	}
	return IntegerOverflowFlagsNone
}

// SetOverflowFlags sets the attribute $overflowFlags.
func (op SubOp) SetOverflowFlags(v IntegerOverflowFlags) SubOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewIntegerAttr(c.I32(), int64(v)))
	return op
}

// Result is the result $res.
func (op SubOp) Result() *ir.Value { return op.Op().Result(0) }

// NewSub makes a llvm.sub at the builder's point.
func NewSub(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) SubOp {
	st := ir.OperationState{Context: b.Context(), Def: Sub}
	st.Operands = append(st.Operands, lhs, rhs)
	c := b.Context()
	st.SetProp(0, ir.NewIntegerAttr(c.I32(), int64(IntegerOverflowFlagsNone)))
	st.Results = append(st.Results, lhs.Type())
	return ir.Cast[SubOp](b.Create(&st))
}

// formatMul is the assembly format of [Mul].
var formatMul = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoOperand, Space: true, N: 1},
		{Do: asm.DoGroup, Group: &asm.Group{Unit: -1, When: []asm.Cond{{If: asm.IfNotDefault, N: 0}}, Then: []asm.Instr{
			{Do: asm.DoFuncAttr, Space: true, N: 0, Attr: &asm.AttrForm{Parse: parseOverflowFlags, Print: printOverflowFlags}},
		}}},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	Elided: 1 << 0,
}

// Mul is the operation llvm.mul: integer multiplication.
var Mul = &ir.OpDef{
	Name:      "llvm.mul",
	Traits:    ir.SameOperandsAndResultType | ir.Pure | ir.Commutative,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Attrs: []ir.AttrSlot{
		{Name: "overflowFlags", Constraint: overflowFlagsProp, Default: func(c *ir.Context) ir.Attribute { return ir.NewIntegerAttr(c.I32(), int64(IntegerOverflowFlagsNone)) }, Property: true},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMul)},
	View:       ir.ViewOf[MulOp],
}

// MulOp is an operation seen as llvm.mul.
type MulOp struct{ ir.View }

// Def is the definition, [Mul].
func (MulOp) Def() *ir.OpDef { return Mul }

// Lhs is the operand $lhs.
func (op MulOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op MulOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// OverflowFlags is the attribute $overflowFlags, IntegerOverflowFlagsNone if it is absent.
func (op MulOp) OverflowFlags() IntegerOverflowFlags {
	if v, ok := op.Op().Prop(0).(*ir.IntegerAttr); ok {
		return IntegerOverflowFlags(v.Uint())
	}
	return IntegerOverflowFlagsNone
}

// SetOverflowFlags sets the attribute $overflowFlags.
func (op MulOp) SetOverflowFlags(v IntegerOverflowFlags) MulOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewIntegerAttr(c.I32(), int64(v)))
	return op
}

// Result is the result $res.
func (op MulOp) Result() *ir.Value { return op.Op().Result(0) }

// NewMul makes a llvm.mul at the builder's point.
func NewMul(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) MulOp {
	st := ir.OperationState{Context: b.Context(), Def: Mul}
	st.Operands = append(st.Operands, lhs, rhs)
	c := b.Context()
	st.SetProp(0, ir.NewIntegerAttr(c.I32(), int64(IntegerOverflowFlagsNone)))
	st.Results = append(st.Results, lhs.Type())
	return ir.Cast[MulOp](b.Create(&st))
}

// formatUDiv is the assembly format of [UDiv].
var formatUDiv = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoGroup, Group: &asm.Group{Unit: 0, When: []asm.Cond{{If: asm.IfAttr, N: 0}}, Then: []asm.Instr{
			{Do: asm.DoLit, Space: true, Text: "exact"},
		}}},
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoOperand, Space: true, N: 1},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	Elided: 1 << 0,
}

// UDiv is the operation llvm.udiv: unsigned integer division.
var UDiv = &ir.OpDef{
	Name:      "llvm.udiv",
	Traits:    ir.SameOperandsAndResultType | ir.NoMemoryEffect,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Attrs: []ir.AttrSlot{
		{Name: "isExact", Constraint: constraint.UnitAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatUDiv)},
	View:       ir.ViewOf[UDivOp],
}

// UDivOp is an operation seen as llvm.udiv.
type UDivOp struct{ ir.View }

// Def is the definition, [UDiv].
func (UDivOp) Def() *ir.OpDef { return UDiv }

// Lhs is the operand $lhs.
func (op UDivOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op UDivOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// IsExact reports whether the attribute $isExact is there.
func (op UDivOp) IsExact() bool { return op.Op().Prop(0) != nil }

// SetIsExact sets or removes the attribute $isExact.
func (op UDivOp) SetIsExact(v bool) UDivOp {
	if v {
		op.Op().SetProp(0, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetProp(0, nil)
	}
	return op
}

// Result is the result $res.
func (op UDivOp) Result() *ir.Value { return op.Op().Result(0) }

// NewUDiv makes a llvm.udiv at the builder's point.
func NewUDiv(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) UDivOp {
	st := ir.OperationState{Context: b.Context(), Def: UDiv}
	st.Operands = append(st.Operands, lhs, rhs)
	st.Results = append(st.Results, lhs.Type())
	return ir.Cast[UDivOp](b.Create(&st))
}

// formatSDiv is the assembly format of [SDiv].
var formatSDiv = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoGroup, Group: &asm.Group{Unit: 0, When: []asm.Cond{{If: asm.IfAttr, N: 0}}, Then: []asm.Instr{
			{Do: asm.DoLit, Space: true, Text: "exact"},
		}}},
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoOperand, Space: true, N: 1},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	Elided: 1 << 0,
}

// SDiv is the operation llvm.sdiv: signed integer division.
var SDiv = &ir.OpDef{
	Name:      "llvm.sdiv",
	Traits:    ir.SameOperandsAndResultType | ir.NoMemoryEffect,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Attrs: []ir.AttrSlot{
		{Name: "isExact", Constraint: constraint.UnitAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSDiv)},
	View:       ir.ViewOf[SDivOp],
}

// SDivOp is an operation seen as llvm.sdiv.
type SDivOp struct{ ir.View }

// Def is the definition, [SDiv].
func (SDivOp) Def() *ir.OpDef { return SDiv }

// Lhs is the operand $lhs.
func (op SDivOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op SDivOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// IsExact reports whether the attribute $isExact is there.
func (op SDivOp) IsExact() bool { return op.Op().Prop(0) != nil }

// SetIsExact sets or removes the attribute $isExact.
func (op SDivOp) SetIsExact(v bool) SDivOp {
	if v {
		op.Op().SetProp(0, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetProp(0, nil)
	}
	return op
}

// Result is the result $res.
func (op SDivOp) Result() *ir.Value { return op.Op().Result(0) }

// NewSDiv makes a llvm.sdiv at the builder's point.
func NewSDiv(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) SDivOp {
	st := ir.OperationState{Context: b.Context(), Def: SDiv}
	st.Operands = append(st.Operands, lhs, rhs)
	st.Results = append(st.Results, lhs.Type())
	return ir.Cast[SDivOp](b.Create(&st))
}

// formatURem is the assembly format of [URem].
var formatURem = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoOperand, Space: true, N: 1},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
}

// URem is the operation llvm.urem: remainder of an unsigned division.
var URem = &ir.OpDef{
	Name:      "llvm.urem",
	Traits:    ir.SameOperandsAndResultType | ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatURem)},
	View:       ir.ViewOf[URemOp],
}

// URemOp is an operation seen as llvm.urem.
type URemOp struct{ ir.View }

// Def is the definition, [URem].
func (URemOp) Def() *ir.OpDef { return URem }

// Lhs is the operand $lhs.
func (op URemOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op URemOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op URemOp) Result() *ir.Value { return op.Op().Result(0) }

// NewURem makes a llvm.urem at the builder's point.
func NewURem(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) URemOp {
	st := ir.OperationState{Context: b.Context(), Def: URem}
	st.Operands = append(st.Operands, lhs, rhs)
	st.Results = append(st.Results, lhs.Type())
	return ir.Cast[URemOp](b.Create(&st))
}

// formatSRem is the assembly format of [SRem].
var formatSRem = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoOperand, Space: true, N: 1},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
}

// SRem is the operation llvm.srem: remainder of a signed division.
var SRem = &ir.OpDef{
	Name:      "llvm.srem",
	Traits:    ir.SameOperandsAndResultType | ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSRem)},
	View:       ir.ViewOf[SRemOp],
}

// SRemOp is an operation seen as llvm.srem.
type SRemOp struct{ ir.View }

// Def is the definition, [SRem].
func (SRemOp) Def() *ir.OpDef { return SRem }

// Lhs is the operand $lhs.
func (op SRemOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op SRemOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op SRemOp) Result() *ir.Value { return op.Op().Result(0) }

// NewSRem makes a llvm.srem at the builder's point.
func NewSRem(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) SRemOp {
	st := ir.OperationState{Context: b.Context(), Def: SRem}
	st.Operands = append(st.Operands, lhs, rhs)
	st.Results = append(st.Results, lhs.Type())
	return ir.Cast[SRemOp](b.Create(&st))
}

// formatAnd is the assembly format of [And].
var formatAnd = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoOperand, Space: true, N: 1},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
}

// And is the operation llvm.and: bitwise and.
var And = &ir.OpDef{
	Name:      "llvm.and",
	Traits:    ir.SameOperandsAndResultType | ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAnd)},
	View:       ir.ViewOf[AndOp],
}

// AndOp is an operation seen as llvm.and.
type AndOp struct{ ir.View }

// Def is the definition, [And].
func (AndOp) Def() *ir.OpDef { return And }

// Lhs is the operand $lhs.
func (op AndOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op AndOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op AndOp) Result() *ir.Value { return op.Op().Result(0) }

// NewAnd makes a llvm.and at the builder's point.
func NewAnd(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) AndOp {
	st := ir.OperationState{Context: b.Context(), Def: And}
	st.Operands = append(st.Operands, lhs, rhs)
	st.Results = append(st.Results, lhs.Type())
	return ir.Cast[AndOp](b.Create(&st))
}

// formatOr is the assembly format of [Or].
var formatOr = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoGroup, Group: &asm.Group{Unit: 0, When: []asm.Cond{{If: asm.IfAttr, N: 0}}, Then: []asm.Instr{
			{Do: asm.DoLit, Space: true, Text: "disjoint"},
		}}},
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoOperand, Space: true, N: 1},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	Elided: 1 << 0,
}

// Or is the operation llvm.or: bitwise or.
var Or = &ir.OpDef{
	Name:      "llvm.or",
	Traits:    ir.SameOperandsAndResultType | ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Attrs: []ir.AttrSlot{
		{Name: "isDisjoint", Constraint: constraint.UnitAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatOr)},
	View:       ir.ViewOf[OrOp],
}

// OrOp is an operation seen as llvm.or.
type OrOp struct{ ir.View }

// Def is the definition, [Or].
func (OrOp) Def() *ir.OpDef { return Or }

// Lhs is the operand $lhs.
func (op OrOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op OrOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// IsDisjoint reports whether the attribute $isDisjoint is there.
func (op OrOp) IsDisjoint() bool { return op.Op().Prop(0) != nil }

// SetIsDisjoint sets or removes the attribute $isDisjoint.
func (op OrOp) SetIsDisjoint(v bool) OrOp {
	if v {
		op.Op().SetProp(0, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetProp(0, nil)
	}
	return op
}

// Result is the result $res.
func (op OrOp) Result() *ir.Value { return op.Op().Result(0) }

// NewOr makes a llvm.or at the builder's point.
func NewOr(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) OrOp {
	st := ir.OperationState{Context: b.Context(), Def: Or}
	st.Operands = append(st.Operands, lhs, rhs)
	st.Results = append(st.Results, lhs.Type())
	return ir.Cast[OrOp](b.Create(&st))
}

// formatXOr is the assembly format of [XOr].
var formatXOr = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoOperand, Space: true, N: 1},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
}

// XOr is the operation llvm.xor: bitwise exclusive or.
var XOr = &ir.OpDef{
	Name:      "llvm.xor",
	Traits:    ir.SameOperandsAndResultType | ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatXOr)},
	View:       ir.ViewOf[XOrOp],
}

// XOrOp is an operation seen as llvm.xor.
type XOrOp struct{ ir.View }

// Def is the definition, [XOr].
func (XOrOp) Def() *ir.OpDef { return XOr }

// Lhs is the operand $lhs.
func (op XOrOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op XOrOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op XOrOp) Result() *ir.Value { return op.Op().Result(0) }

// NewXOr makes a llvm.xor at the builder's point.
func NewXOr(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) XOrOp {
	st := ir.OperationState{Context: b.Context(), Def: XOr}
	st.Operands = append(st.Operands, lhs, rhs)
	st.Results = append(st.Results, lhs.Type())
	return ir.Cast[XOrOp](b.Create(&st))
}

// formatShl is the assembly format of [Shl].
var formatShl = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoOperand, Space: true, N: 1},
		{Do: asm.DoGroup, Group: &asm.Group{Unit: -1, When: []asm.Cond{{If: asm.IfNotDefault, N: 0}}, Then: []asm.Instr{
			{Do: asm.DoFuncAttr, Space: true, N: 0, Attr: &asm.AttrForm{Parse: parseOverflowFlags, Print: printOverflowFlags}},
		}}},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	Elided: 1 << 0,
}

// Shl is the operation llvm.shl: shift to the left.
var Shl = &ir.OpDef{
	Name:      "llvm.shl",
	Traits:    ir.SameOperandsAndResultType | ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Attrs: []ir.AttrSlot{
		{Name: "overflowFlags", Constraint: overflowFlagsProp, Default: func(c *ir.Context) ir.Attribute { return ir.NewIntegerAttr(c.I32(), int64(IntegerOverflowFlagsNone)) }, Property: true},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatShl)},
	View:       ir.ViewOf[ShlOp],
}

// ShlOp is an operation seen as llvm.shl.
type ShlOp struct{ ir.View }

// Def is the definition, [Shl].
func (ShlOp) Def() *ir.OpDef { return Shl }

// Lhs is the operand $lhs.
func (op ShlOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op ShlOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// OverflowFlags is the attribute $overflowFlags, IntegerOverflowFlagsNone if it is absent.
func (op ShlOp) OverflowFlags() IntegerOverflowFlags {
	if v, ok := op.Op().Prop(0).(*ir.IntegerAttr); ok {
		return IntegerOverflowFlags(v.Uint())
	}
	return IntegerOverflowFlagsNone
}

// SetOverflowFlags sets the attribute $overflowFlags.
func (op ShlOp) SetOverflowFlags(v IntegerOverflowFlags) ShlOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewIntegerAttr(c.I32(), int64(v)))
	return op
}

// Result is the result $res.
func (op ShlOp) Result() *ir.Value { return op.Op().Result(0) }

// NewShl makes a llvm.shl at the builder's point.
func NewShl(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) ShlOp {
	st := ir.OperationState{Context: b.Context(), Def: Shl}
	st.Operands = append(st.Operands, lhs, rhs)
	c := b.Context()
	st.SetProp(0, ir.NewIntegerAttr(c.I32(), int64(IntegerOverflowFlagsNone)))
	st.Results = append(st.Results, lhs.Type())
	return ir.Cast[ShlOp](b.Create(&st))
}

// formatLShr is the assembly format of [LShr].
var formatLShr = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoGroup, Group: &asm.Group{Unit: 0, When: []asm.Cond{{If: asm.IfAttr, N: 0}}, Then: []asm.Instr{
			{Do: asm.DoLit, Space: true, Text: "exact"},
		}}},
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoOperand, Space: true, N: 1},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	Elided: 1 << 0,
}

// LShr is the operation llvm.lshr: shift to the right that fills with zeros.
var LShr = &ir.OpDef{
	Name:      "llvm.lshr",
	Traits:    ir.SameOperandsAndResultType | ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Attrs: []ir.AttrSlot{
		{Name: "isExact", Constraint: constraint.UnitAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatLShr)},
	View:       ir.ViewOf[LShrOp],
}

// LShrOp is an operation seen as llvm.lshr.
type LShrOp struct{ ir.View }

// Def is the definition, [LShr].
func (LShrOp) Def() *ir.OpDef { return LShr }

// Lhs is the operand $lhs.
func (op LShrOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op LShrOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// IsExact reports whether the attribute $isExact is there.
func (op LShrOp) IsExact() bool { return op.Op().Prop(0) != nil }

// SetIsExact sets or removes the attribute $isExact.
func (op LShrOp) SetIsExact(v bool) LShrOp {
	if v {
		op.Op().SetProp(0, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetProp(0, nil)
	}
	return op
}

// Result is the result $res.
func (op LShrOp) Result() *ir.Value { return op.Op().Result(0) }

// NewLShr makes a llvm.lshr at the builder's point.
func NewLShr(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) LShrOp {
	st := ir.OperationState{Context: b.Context(), Def: LShr}
	st.Operands = append(st.Operands, lhs, rhs)
	st.Results = append(st.Results, lhs.Type())
	return ir.Cast[LShrOp](b.Create(&st))
}

// formatAShr is the assembly format of [AShr].
var formatAShr = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoGroup, Group: &asm.Group{Unit: 0, When: []asm.Cond{{If: asm.IfAttr, N: 0}}, Then: []asm.Instr{
			{Do: asm.DoLit, Space: true, Text: "exact"},
		}}},
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoOperand, Space: true, N: 1},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	Elided: 1 << 0,
}

// AShr is the operation llvm.ashr: shift to the right that fills with the sign.
var AShr = &ir.OpDef{
	Name:      "llvm.ashr",
	Traits:    ir.SameOperandsAndResultType | ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Attrs: []ir.AttrSlot{
		{Name: "isExact", Constraint: constraint.UnitAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAShr)},
	View:       ir.ViewOf[AShrOp],
}

// AShrOp is an operation seen as llvm.ashr.
type AShrOp struct{ ir.View }

// Def is the definition, [AShr].
func (AShrOp) Def() *ir.OpDef { return AShr }

// Lhs is the operand $lhs.
func (op AShrOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op AShrOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// IsExact reports whether the attribute $isExact is there.
func (op AShrOp) IsExact() bool { return op.Op().Prop(0) != nil }

// SetIsExact sets or removes the attribute $isExact.
func (op AShrOp) SetIsExact(v bool) AShrOp {
	if v {
		op.Op().SetProp(0, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetProp(0, nil)
	}
	return op
}

// Result is the result $res.
func (op AShrOp) Result() *ir.Value { return op.Op().Result(0) }

// NewAShr makes a llvm.ashr at the builder's point.
func NewAShr(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) AShrOp {
	st := ir.OperationState{Context: b.Context(), Def: AShr}
	st.Operands = append(st.Operands, lhs, rhs)
	st.Results = append(st.Results, lhs.Type())
	return ir.Cast[AShrOp](b.Create(&st))
}

// ICmp is the operation llvm.icmp: comparison of integers or pointers.
var ICmp = &ir.OpDef{
	Name:      "llvm.icmp",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.TypesMatchWith("result type has i1 element type and same shape as operands", constraint.Operand(0), constraint.Result(0), i1Like), constraint.SameTypeOperands},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.LLVMSignlessIntegersOrPointers},
		{Name: "rhs", Constraint: constraint.LLVMSignlessIntegersOrPointers},
	},
	Attrs: []ir.AttrSlot{
		{Name: "predicate", Constraint: IsICmpPredicate},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMScalarOrVectorOfI1},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(icmpSyntax)},
	View:       ir.ViewOf[ICmpOp],
}

// ICmpOp is an operation seen as llvm.icmp.
type ICmpOp struct{ ir.View }

// Def is the definition, [ICmp].
func (ICmpOp) Def() *ir.OpDef { return ICmp }

// Lhs is the operand $lhs.
func (op ICmpOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op ICmpOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Predicate is the attribute $predicate.
func (op ICmpOp) Predicate() ICmpPredicate {
	return ICmpPredicate(op.Op().Prop(0).(*ir.IntegerAttr).Uint())
}

// SetPredicate sets the attribute $predicate.
func (op ICmpOp) SetPredicate(v ICmpPredicate) ICmpOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// Result is the result $res.
func (op ICmpOp) Result() *ir.Value { return op.Op().Result(0) }

// NewICmp makes a llvm.icmp at the builder's point.
func NewICmp(b *ir.Builder, predicate ICmpPredicate, lhs *ir.Value, rhs *ir.Value) ICmpOp {
	st := ir.OperationState{Context: b.Context(), Def: ICmp}
	st.Operands = append(st.Operands, lhs, rhs)
	c := b.Context()
	st.SetProp(0, ir.NewIntegerAttr(c.I64(), int64(predicate)))
	st.Results = append(st.Results, i1Like(lhs.Type()))
	return ir.Cast[ICmpOp](b.Create(&st))
}

// FCmp is the operation llvm.fcmp: comparison of floating-point numbers.
var FCmp = &ir.OpDef{
	Name:      "llvm.fcmp",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.TypesMatchWith("result type has i1 element type and same shape as operands", constraint.Operand(0), constraint.Result(0), i1Like), constraint.SameTypeOperands},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
		{Name: "rhs", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "predicate", Constraint: IsFCmpPredicate},
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMScalarOrVectorOfI1},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(fcmpSyntax)},
	View:       ir.ViewOf[FCmpOp],
}

// FCmpOp is an operation seen as llvm.fcmp.
type FCmpOp struct{ ir.View }

// Def is the definition, [FCmp].
func (FCmpOp) Def() *ir.OpDef { return FCmp }

// Lhs is the operand $lhs.
func (op FCmpOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op FCmpOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Predicate is the attribute $predicate.
func (op FCmpOp) Predicate() FCmpPredicate {
	return FCmpPredicate(op.Op().Prop(0).(*ir.IntegerAttr).Uint())
}

// SetPredicate sets the attribute $predicate.
func (op FCmpOp) SetPredicate(v FCmpPredicate) FCmpOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op FCmpOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(1).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op FCmpOp) SetFastmathFlags(v FastmathFlags) FCmpOp {
	c := op.Op().Context()
	op.Op().SetProp(1, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op FCmpOp) Result() *ir.Value { return op.Op().Result(0) }

// NewFCmp makes a llvm.fcmp at the builder's point.
func NewFCmp(b *ir.Builder, predicate FCmpPredicate, lhs *ir.Value, rhs *ir.Value) FCmpOp {
	st := ir.OperationState{Context: b.Context(), Def: FCmp}
	st.Operands = append(st.Operands, lhs, rhs)
	c := b.Context()
	st.SetProp(0, ir.NewIntegerAttr(c.I64(), int64(predicate)))
	st.SetProp(1, NewFastmathFlagsAttr(c, FastmathFlagsNone))
	st.Results = append(st.Results, i1Like(lhs.Type()))
	return ir.Cast[FCmpOp](b.Create(&st))
}

// formatFAdd is the assembly format of [FAdd].
var formatFAdd = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoOperand, Space: true, N: 1},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
}

// FAdd is the operation llvm.fadd: floating-point addition.
var FAdd = &ir.OpDef{
	Name:      "llvm.fadd",
	Traits:    ir.SameOperandsAndResultType | ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
		{Name: "rhs", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFAdd)},
	View:       ir.ViewOf[FAddOp],
}

// FAddOp is an operation seen as llvm.fadd.
type FAddOp struct{ ir.View }

// Def is the definition, [FAdd].
func (FAddOp) Def() *ir.OpDef { return FAdd }

// Lhs is the operand $lhs.
func (op FAddOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op FAddOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op FAddOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(0).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op FAddOp) SetFastmathFlags(v FastmathFlags) FAddOp {
	c := op.Op().Context()
	op.Op().SetProp(0, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op FAddOp) Result() *ir.Value { return op.Op().Result(0) }

// NewFAdd makes a llvm.fadd at the builder's point.
func NewFAdd(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) FAddOp {
	st := ir.OperationState{Context: b.Context(), Def: FAdd}
	st.Operands = append(st.Operands, lhs, rhs)
	c := b.Context()
	st.SetProp(0, NewFastmathFlagsAttr(c, FastmathFlagsNone))
	st.Results = append(st.Results, lhs.Type())
	return ir.Cast[FAddOp](b.Create(&st))
}

// formatFSub is the assembly format of [FSub].
var formatFSub = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoOperand, Space: true, N: 1},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
}

// FSub is the operation llvm.fsub: floating-point subtraction.
var FSub = &ir.OpDef{
	Name:      "llvm.fsub",
	Traits:    ir.SameOperandsAndResultType | ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
		{Name: "rhs", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFSub)},
	View:       ir.ViewOf[FSubOp],
}

// FSubOp is an operation seen as llvm.fsub.
type FSubOp struct{ ir.View }

// Def is the definition, [FSub].
func (FSubOp) Def() *ir.OpDef { return FSub }

// Lhs is the operand $lhs.
func (op FSubOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op FSubOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op FSubOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(0).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op FSubOp) SetFastmathFlags(v FastmathFlags) FSubOp {
	c := op.Op().Context()
	op.Op().SetProp(0, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op FSubOp) Result() *ir.Value { return op.Op().Result(0) }

// NewFSub makes a llvm.fsub at the builder's point.
func NewFSub(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) FSubOp {
	st := ir.OperationState{Context: b.Context(), Def: FSub}
	st.Operands = append(st.Operands, lhs, rhs)
	c := b.Context()
	st.SetProp(0, NewFastmathFlagsAttr(c, FastmathFlagsNone))
	st.Results = append(st.Results, lhs.Type())
	return ir.Cast[FSubOp](b.Create(&st))
}

// formatFMul is the assembly format of [FMul].
var formatFMul = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoOperand, Space: true, N: 1},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
}

// FMul is the operation llvm.fmul: floating-point multiplication.
var FMul = &ir.OpDef{
	Name:      "llvm.fmul",
	Traits:    ir.SameOperandsAndResultType | ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
		{Name: "rhs", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFMul)},
	View:       ir.ViewOf[FMulOp],
}

// FMulOp is an operation seen as llvm.fmul.
type FMulOp struct{ ir.View }

// Def is the definition, [FMul].
func (FMulOp) Def() *ir.OpDef { return FMul }

// Lhs is the operand $lhs.
func (op FMulOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op FMulOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op FMulOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(0).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op FMulOp) SetFastmathFlags(v FastmathFlags) FMulOp {
	c := op.Op().Context()
	op.Op().SetProp(0, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op FMulOp) Result() *ir.Value { return op.Op().Result(0) }

// NewFMul makes a llvm.fmul at the builder's point.
func NewFMul(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) FMulOp {
	st := ir.OperationState{Context: b.Context(), Def: FMul}
	st.Operands = append(st.Operands, lhs, rhs)
	c := b.Context()
	st.SetProp(0, NewFastmathFlagsAttr(c, FastmathFlagsNone))
	st.Results = append(st.Results, lhs.Type())
	return ir.Cast[FMulOp](b.Create(&st))
}

// formatFDiv is the assembly format of [FDiv].
var formatFDiv = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoOperand, Space: true, N: 1},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
}

// FDiv is the operation llvm.fdiv: floating-point division.
var FDiv = &ir.OpDef{
	Name:      "llvm.fdiv",
	Traits:    ir.SameOperandsAndResultType | ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
		{Name: "rhs", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFDiv)},
	View:       ir.ViewOf[FDivOp],
}

// FDivOp is an operation seen as llvm.fdiv.
type FDivOp struct{ ir.View }

// Def is the definition, [FDiv].
func (FDivOp) Def() *ir.OpDef { return FDiv }

// Lhs is the operand $lhs.
func (op FDivOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op FDivOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op FDivOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(0).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op FDivOp) SetFastmathFlags(v FastmathFlags) FDivOp {
	c := op.Op().Context()
	op.Op().SetProp(0, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op FDivOp) Result() *ir.Value { return op.Op().Result(0) }

// NewFDiv makes a llvm.fdiv at the builder's point.
func NewFDiv(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) FDivOp {
	st := ir.OperationState{Context: b.Context(), Def: FDiv}
	st.Operands = append(st.Operands, lhs, rhs)
	c := b.Context()
	st.SetProp(0, NewFastmathFlagsAttr(c, FastmathFlagsNone))
	st.Results = append(st.Results, lhs.Type())
	return ir.Cast[FDivOp](b.Create(&st))
}

// formatFRem is the assembly format of [FRem].
var formatFRem = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoOperand, Space: true, N: 1},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
}

// FRem is the operation llvm.frem: remainder of a floating-point division.
var FRem = &ir.OpDef{
	Name:      "llvm.frem",
	Traits:    ir.SameOperandsAndResultType | ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
		{Name: "rhs", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFRem)},
	View:       ir.ViewOf[FRemOp],
}

// FRemOp is an operation seen as llvm.frem.
type FRemOp struct{ ir.View }

// Def is the definition, [FRem].
func (FRemOp) Def() *ir.OpDef { return FRem }

// Lhs is the operand $lhs.
func (op FRemOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op FRemOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op FRemOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(0).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op FRemOp) SetFastmathFlags(v FastmathFlags) FRemOp {
	c := op.Op().Context()
	op.Op().SetProp(0, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op FRemOp) Result() *ir.Value { return op.Op().Result(0) }

// NewFRem makes a llvm.frem at the builder's point.
func NewFRem(b *ir.Builder, lhs *ir.Value, rhs *ir.Value) FRemOp {
	st := ir.OperationState{Context: b.Context(), Def: FRem}
	st.Operands = append(st.Operands, lhs, rhs)
	c := b.Context()
	st.SetProp(0, NewFastmathFlagsAttr(c, FastmathFlagsNone))
	st.Results = append(st.Results, lhs.Type())
	return ir.Cast[FRemOp](b.Create(&st))
}

// formatFNeg is the assembly format of [FNeg].
var formatFNeg = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
}

// FNeg is the operation llvm.fneg: floating-point negation.
var FNeg = &ir.OpDef{
	Name:      "llvm.fneg",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFNeg)},
	View:       ir.ViewOf[FNegOp],
}

// FNegOp is an operation seen as llvm.fneg.
type FNegOp struct{ ir.View }

// Def is the definition, [FNeg].
func (FNegOp) Def() *ir.OpDef { return FNeg }

// Operand is the operand $operand.
func (op FNegOp) Operand() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op FNegOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(0).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op FNegOp) SetFastmathFlags(v FastmathFlags) FNegOp {
	c := op.Op().Context()
	op.Op().SetProp(0, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op FNegOp) Result() *ir.Value { return op.Op().Result(0) }

// NewFNeg makes a llvm.fneg at the builder's point.
func NewFNeg(b *ir.Builder, operand *ir.Value) FNegOp {
	st := ir.OperationState{Context: b.Context(), Def: FNeg}
	st.Operands = append(st.Operands, operand)
	c := b.Context()
	st.SetProp(0, NewFastmathFlagsAttr(c, FastmathFlagsNone))
	st.Results = append(st.Results, operand.Type())
	return ir.Cast[FNegOp](b.Create(&st))
}

// formatBitcast is the assembly format of [Bitcast].
var formatBitcast = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}},
		{Do: asm.DoLit, Space: true, Text: "to"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
}

// Bitcast is the operation llvm.bitcast: the same bits as another type.
var Bitcast = &ir.OpDef{
	Name:   "llvm.bitcast",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "arg", Constraint: constraint.LLVMAnyNonAggregate},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMAnyNonAggregate},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatBitcast)},
	View:       ir.ViewOf[BitcastOp],
}

// BitcastOp is an operation seen as llvm.bitcast.
type BitcastOp struct{ ir.View }

// Def is the definition, [Bitcast].
func (BitcastOp) Def() *ir.OpDef { return Bitcast }

// Verify checks what the definition does not say.
func (op BitcastOp) Verify() *diag.Diagnostic { return verifyBitcast(op.Op()) }

// Arg is the operand $arg.
func (op BitcastOp) Arg() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op BitcastOp) Result() *ir.Value { return op.Op().Result(0) }

// NewBitcast makes a llvm.bitcast at the builder's point.
func NewBitcast(b *ir.Builder, resultType ir.Type, arg *ir.Value) BitcastOp {
	st := ir.OperationState{Context: b.Context(), Def: Bitcast}
	st.Operands = append(st.Operands, arg)
	st.Results = append(st.Results, resultType)
	return ir.Cast[BitcastOp](b.Create(&st))
}

// formatAddrSpaceCast is the assembly format of [AddrSpaceCast].
var formatAddrSpaceCast = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}},
		{Do: asm.DoLit, Space: true, Text: "to"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
}

// AddrSpaceCast is the operation llvm.addrspacecast: pointer into another address space.
var AddrSpaceCast = &ir.OpDef{
	Name:   "llvm.addrspacecast",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "arg", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyPointer},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyPointer},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAddrSpaceCast)},
	View:       ir.ViewOf[AddrSpaceCastOp],
}

// AddrSpaceCastOp is an operation seen as llvm.addrspacecast.
type AddrSpaceCastOp struct{ ir.View }

// Def is the definition, [AddrSpaceCast].
func (AddrSpaceCastOp) Def() *ir.OpDef { return AddrSpaceCast }

// Arg is the operand $arg.
func (op AddrSpaceCastOp) Arg() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op AddrSpaceCastOp) Result() *ir.Value { return op.Op().Result(0) }

// NewAddrSpaceCast makes a llvm.addrspacecast at the builder's point.
func NewAddrSpaceCast(b *ir.Builder, resultType ir.Type, arg *ir.Value) AddrSpaceCastOp {
	st := ir.OperationState{Context: b.Context(), Def: AddrSpaceCast}
	st.Operands = append(st.Operands, arg)
	st.Results = append(st.Results, resultType)
	return ir.Cast[AddrSpaceCastOp](b.Create(&st))
}

// formatIntToPtr is the assembly format of [IntToPtr].
var formatIntToPtr = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoGroup, Group: &asm.Group{Unit: -1, When: []asm.Cond{{If: asm.IfAttr, N: 0}}, Then: []asm.Instr{
			{Do: asm.DoLit, Space: true, Text: "dereferenceable"},
			{Do: asm.DoSpace, Text: ""},
			{Do: asm.DoAttr, N: 0, Attr: &asm.AttrForm{Def: &DereferenceableAttrDef, Is: asm.IsAttr[*DereferenceableAttr]}},
		}}},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}},
		{Do: asm.DoLit, Space: true, Text: "to"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	Elided: 1 << 0,
}

// IntToPtr is the operation llvm.inttoptr: integer to pointer.
var IntToPtr = &ir.OpDef{
	Name:      "llvm.inttoptr",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{verifyDereferenceable},
	Operands: []ir.ValueDef{
		{Name: "arg", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Attrs: []ir.AttrSlot{
		{Name: "dereferenceable", Constraint: IsDereferenceableAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyPointer},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatIntToPtr)},
	View:       ir.ViewOf[IntToPtrOp],
}

// IntToPtrOp is an operation seen as llvm.inttoptr.
type IntToPtrOp struct{ ir.View }

// Def is the definition, [IntToPtr].
func (IntToPtrOp) Def() *ir.OpDef { return IntToPtr }

// Arg is the operand $arg.
func (op IntToPtrOp) Arg() *ir.Value { return op.Op().Operand(0) }

// Dereferenceable is the attribute $dereferenceable, nil if it is absent.
func (op IntToPtrOp) Dereferenceable() *DereferenceableAttr {
	v, _ := op.Op().Prop(0).(*DereferenceableAttr)
	return v
}

// SetDereferenceable sets the attribute $dereferenceable.
func (op IntToPtrOp) SetDereferenceable(v *DereferenceableAttr) IntToPtrOp {
	op.Op().SetProp(0, v)
	return op
}

// Result is the result $res.
func (op IntToPtrOp) Result() *ir.Value { return op.Op().Result(0) }

// NewIntToPtr makes a llvm.inttoptr at the builder's point.
func NewIntToPtr(b *ir.Builder, resultType ir.Type, arg *ir.Value) IntToPtrOp {
	st := ir.OperationState{Context: b.Context(), Def: IntToPtr}
	st.Operands = append(st.Operands, arg)
	st.Results = append(st.Results, resultType)
	return ir.Cast[IntToPtrOp](b.Create(&st))
}

// formatPtrToInt is the assembly format of [PtrToInt].
var formatPtrToInt = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}},
		{Do: asm.DoLit, Space: true, Text: "to"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
}

// PtrToInt is the operation llvm.ptrtoint: pointer to integer.
var PtrToInt = &ir.OpDef{
	Name:   "llvm.ptrtoint",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "arg", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyPointer},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatPtrToInt)},
	View:       ir.ViewOf[PtrToIntOp],
}

// PtrToIntOp is an operation seen as llvm.ptrtoint.
type PtrToIntOp struct{ ir.View }

// Def is the definition, [PtrToInt].
func (PtrToIntOp) Def() *ir.OpDef { return PtrToInt }

// Arg is the operand $arg.
func (op PtrToIntOp) Arg() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op PtrToIntOp) Result() *ir.Value { return op.Op().Result(0) }

// NewPtrToInt makes a llvm.ptrtoint at the builder's point.
func NewPtrToInt(b *ir.Builder, resultType ir.Type, arg *ir.Value) PtrToIntOp {
	st := ir.OperationState{Context: b.Context(), Def: PtrToInt}
	st.Operands = append(st.Operands, arg)
	st.Results = append(st.Results, resultType)
	return ir.Cast[PtrToIntOp](b.Create(&st))
}

// formatSExt is the assembly format of [SExt].
var formatSExt = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}},
		{Do: asm.DoLit, Space: true, Text: "to"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
}

// SExt is the operation llvm.sext: sign extension of an integer.
var SExt = &ir.OpDef{
	Name:   "llvm.sext",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "arg", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSExt)},
	View:       ir.ViewOf[SExtOp],
}

// SExtOp is an operation seen as llvm.sext.
type SExtOp struct{ ir.View }

// Def is the definition, [SExt].
func (SExtOp) Def() *ir.OpDef { return SExt }

// Verify checks what the definition does not say.
func (op SExtOp) Verify() *diag.Diagnostic { return verifyExtension(op.Op()) }

// Arg is the operand $arg.
func (op SExtOp) Arg() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op SExtOp) Result() *ir.Value { return op.Op().Result(0) }

// NewSExt makes a llvm.sext at the builder's point.
func NewSExt(b *ir.Builder, resultType ir.Type, arg *ir.Value) SExtOp {
	st := ir.OperationState{Context: b.Context(), Def: SExt}
	st.Operands = append(st.Operands, arg)
	st.Results = append(st.Results, resultType)
	return ir.Cast[SExtOp](b.Create(&st))
}

// formatZExt is the assembly format of [ZExt].
var formatZExt = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoGroup, Group: &asm.Group{Unit: 0, When: []asm.Cond{{If: asm.IfAttr, N: 0}}, Then: []asm.Instr{
			{Do: asm.DoLit, Space: true, Text: "nneg"},
		}}},
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}},
		{Do: asm.DoLit, Space: true, Text: "to"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	Elided: 1 << 0,
}

// ZExt is the operation llvm.zext: zero extension of an integer.
var ZExt = &ir.OpDef{
	Name:   "llvm.zext",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "arg", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Attrs: []ir.AttrSlot{
		{Name: "nonNeg", Constraint: constraint.UnitAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatZExt)},
	View:       ir.ViewOf[ZExtOp],
}

// ZExtOp is an operation seen as llvm.zext.
type ZExtOp struct{ ir.View }

// Def is the definition, [ZExt].
func (ZExtOp) Def() *ir.OpDef { return ZExt }

// Verify checks what the definition does not say.
func (op ZExtOp) Verify() *diag.Diagnostic { return verifyExtension(op.Op()) }

// Arg is the operand $arg.
func (op ZExtOp) Arg() *ir.Value { return op.Op().Operand(0) }

// NonNeg reports whether the attribute $nonNeg is there.
func (op ZExtOp) NonNeg() bool { return op.Op().Prop(0) != nil }

// SetNonNeg sets or removes the attribute $nonNeg.
func (op ZExtOp) SetNonNeg(v bool) ZExtOp {
	if v {
		op.Op().SetProp(0, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetProp(0, nil)
	}
	return op
}

// Result is the result $res.
func (op ZExtOp) Result() *ir.Value { return op.Op().Result(0) }

// NewZExt makes a llvm.zext at the builder's point.
func NewZExt(b *ir.Builder, resultType ir.Type, arg *ir.Value) ZExtOp {
	st := ir.OperationState{Context: b.Context(), Def: ZExt}
	st.Operands = append(st.Operands, arg)
	st.Results = append(st.Results, resultType)
	return ir.Cast[ZExtOp](b.Create(&st))
}

// formatTrunc is the assembly format of [Trunc].
var formatTrunc = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoGroup, Group: &asm.Group{Unit: -1, When: []asm.Cond{{If: asm.IfNotDefault, N: 0}}, Then: []asm.Instr{
			{Do: asm.DoFuncAttr, Space: true, N: 0, Attr: &asm.AttrForm{Parse: parseOverflowFlags, Print: printOverflowFlags}},
		}}},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}},
		{Do: asm.DoLit, Space: true, Text: "to"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	Elided: 1 << 0,
}

// Trunc is the operation llvm.trunc: truncation of an integer.
var Trunc = &ir.OpDef{
	Name:   "llvm.trunc",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "arg", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Attrs: []ir.AttrSlot{
		{Name: "overflowFlags", Constraint: overflowFlagsProp, Default: func(c *ir.Context) ir.Attribute { return ir.NewIntegerAttr(c.I32(), int64(IntegerOverflowFlagsNone)) }, Property: true},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatTrunc)},
	View:       ir.ViewOf[TruncOp],
}

// TruncOp is an operation seen as llvm.trunc.
type TruncOp struct{ ir.View }

// Def is the definition, [Trunc].
func (TruncOp) Def() *ir.OpDef { return Trunc }

// Arg is the operand $arg.
func (op TruncOp) Arg() *ir.Value { return op.Op().Operand(0) }

// OverflowFlags is the attribute $overflowFlags, IntegerOverflowFlagsNone if it is absent.
func (op TruncOp) OverflowFlags() IntegerOverflowFlags {
	if v, ok := op.Op().Prop(0).(*ir.IntegerAttr); ok {
		return IntegerOverflowFlags(v.Uint())
	}
	return IntegerOverflowFlagsNone
}

// SetOverflowFlags sets the attribute $overflowFlags.
func (op TruncOp) SetOverflowFlags(v IntegerOverflowFlags) TruncOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewIntegerAttr(c.I32(), int64(v)))
	return op
}

// Result is the result $res.
func (op TruncOp) Result() *ir.Value { return op.Op().Result(0) }

// NewTrunc makes a llvm.trunc at the builder's point.
func NewTrunc(b *ir.Builder, resultType ir.Type, arg *ir.Value) TruncOp {
	st := ir.OperationState{Context: b.Context(), Def: Trunc}
	st.Operands = append(st.Operands, arg)
	c := b.Context()
	st.SetProp(0, ir.NewIntegerAttr(c.I32(), int64(IntegerOverflowFlagsNone)))
	st.Results = append(st.Results, resultType)
	return ir.Cast[TruncOp](b.Create(&st))
}

// formatSIToFP is the assembly format of [SIToFP].
var formatSIToFP = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}},
		{Do: asm.DoLit, Space: true, Text: "to"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
}

// SIToFP is the operation llvm.sitofp: signed integer to floating point.
var SIToFP = &ir.OpDef{
	Name:   "llvm.sitofp",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "arg", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSIToFP)},
	View:       ir.ViewOf[SIToFPOp],
}

// SIToFPOp is an operation seen as llvm.sitofp.
type SIToFPOp struct{ ir.View }

// Def is the definition, [SIToFP].
func (SIToFPOp) Def() *ir.OpDef { return SIToFP }

// Arg is the operand $arg.
func (op SIToFPOp) Arg() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op SIToFPOp) Result() *ir.Value { return op.Op().Result(0) }

// NewSIToFP makes a llvm.sitofp at the builder's point.
func NewSIToFP(b *ir.Builder, resultType ir.Type, arg *ir.Value) SIToFPOp {
	st := ir.OperationState{Context: b.Context(), Def: SIToFP}
	st.Operands = append(st.Operands, arg)
	st.Results = append(st.Results, resultType)
	return ir.Cast[SIToFPOp](b.Create(&st))
}

// formatUIToFP is the assembly format of [UIToFP].
var formatUIToFP = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoGroup, Group: &asm.Group{Unit: 0, When: []asm.Cond{{If: asm.IfAttr, N: 0}}, Then: []asm.Instr{
			{Do: asm.DoLit, Space: true, Text: "nneg"},
		}}},
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}},
		{Do: asm.DoLit, Space: true, Text: "to"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	Elided: 1 << 0,
}

// UIToFP is the operation llvm.uitofp: unsigned integer to floating point.
var UIToFP = &ir.OpDef{
	Name:   "llvm.uitofp",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "arg", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Attrs: []ir.AttrSlot{
		{Name: "nonNeg", Constraint: constraint.UnitAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatUIToFP)},
	View:       ir.ViewOf[UIToFPOp],
}

// UIToFPOp is an operation seen as llvm.uitofp.
type UIToFPOp struct{ ir.View }

// Def is the definition, [UIToFP].
func (UIToFPOp) Def() *ir.OpDef { return UIToFP }

// Arg is the operand $arg.
func (op UIToFPOp) Arg() *ir.Value { return op.Op().Operand(0) }

// NonNeg reports whether the attribute $nonNeg is there.
func (op UIToFPOp) NonNeg() bool { return op.Op().Prop(0) != nil }

// SetNonNeg sets or removes the attribute $nonNeg.
func (op UIToFPOp) SetNonNeg(v bool) UIToFPOp {
	if v {
		op.Op().SetProp(0, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetProp(0, nil)
	}
	return op
}

// Result is the result $res.
func (op UIToFPOp) Result() *ir.Value { return op.Op().Result(0) }

// NewUIToFP makes a llvm.uitofp at the builder's point.
func NewUIToFP(b *ir.Builder, resultType ir.Type, arg *ir.Value) UIToFPOp {
	st := ir.OperationState{Context: b.Context(), Def: UIToFP}
	st.Operands = append(st.Operands, arg)
	st.Results = append(st.Results, resultType)
	return ir.Cast[UIToFPOp](b.Create(&st))
}

// formatFPToSI is the assembly format of [FPToSI].
var formatFPToSI = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}},
		{Do: asm.DoLit, Space: true, Text: "to"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
}

// FPToSI is the operation llvm.fptosi: floating point to signed integer.
var FPToSI = &ir.OpDef{
	Name:   "llvm.fptosi",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "arg", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFPToSI)},
	View:       ir.ViewOf[FPToSIOp],
}

// FPToSIOp is an operation seen as llvm.fptosi.
type FPToSIOp struct{ ir.View }

// Def is the definition, [FPToSI].
func (FPToSIOp) Def() *ir.OpDef { return FPToSI }

// Arg is the operand $arg.
func (op FPToSIOp) Arg() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op FPToSIOp) Result() *ir.Value { return op.Op().Result(0) }

// NewFPToSI makes a llvm.fptosi at the builder's point.
func NewFPToSI(b *ir.Builder, resultType ir.Type, arg *ir.Value) FPToSIOp {
	st := ir.OperationState{Context: b.Context(), Def: FPToSI}
	st.Operands = append(st.Operands, arg)
	st.Results = append(st.Results, resultType)
	return ir.Cast[FPToSIOp](b.Create(&st))
}

// formatFPToUI is the assembly format of [FPToUI].
var formatFPToUI = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}},
		{Do: asm.DoLit, Space: true, Text: "to"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
}

// FPToUI is the operation llvm.fptoui: floating point to unsigned integer.
var FPToUI = &ir.OpDef{
	Name:   "llvm.fptoui",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "arg", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFPToUI)},
	View:       ir.ViewOf[FPToUIOp],
}

// FPToUIOp is an operation seen as llvm.fptoui.
type FPToUIOp struct{ ir.View }

// Def is the definition, [FPToUI].
func (FPToUIOp) Def() *ir.OpDef { return FPToUI }

// Arg is the operand $arg.
func (op FPToUIOp) Arg() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op FPToUIOp) Result() *ir.Value { return op.Op().Result(0) }

// NewFPToUI makes a llvm.fptoui at the builder's point.
func NewFPToUI(b *ir.Builder, resultType ir.Type, arg *ir.Value) FPToUIOp {
	st := ir.OperationState{Context: b.Context(), Def: FPToUI}
	st.Operands = append(st.Operands, arg)
	st.Results = append(st.Results, resultType)
	return ir.Cast[FPToUIOp](b.Create(&st))
}

// formatFPExt is the assembly format of [FPExt].
var formatFPExt = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}},
		{Do: asm.DoLit, Space: true, Text: "to"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
}

// FPExt is the operation llvm.fpext: floating point to a larger type.
var FPExt = &ir.OpDef{
	Name:   "llvm.fpext",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "arg", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFPExt)},
	View:       ir.ViewOf[FPExtOp],
}

// FPExtOp is an operation seen as llvm.fpext.
type FPExtOp struct{ ir.View }

// Def is the definition, [FPExt].
func (FPExtOp) Def() *ir.OpDef { return FPExt }

// Arg is the operand $arg.
func (op FPExtOp) Arg() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op FPExtOp) Result() *ir.Value { return op.Op().Result(0) }

// NewFPExt makes a llvm.fpext at the builder's point.
func NewFPExt(b *ir.Builder, resultType ir.Type, arg *ir.Value) FPExtOp {
	st := ir.OperationState{Context: b.Context(), Def: FPExt}
	st.Operands = append(st.Operands, arg)
	st.Results = append(st.Results, resultType)
	return ir.Cast[FPExtOp](b.Create(&st))
}

// formatFPTrunc is the assembly format of [FPTrunc].
var formatFPTrunc = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}},
		{Do: asm.DoLit, Space: true, Text: "to"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
}

// FPTrunc is the operation llvm.fptrunc: floating point to a smaller type.
var FPTrunc = &ir.OpDef{
	Name:   "llvm.fptrunc",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "arg", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFPTrunc)},
	View:       ir.ViewOf[FPTruncOp],
}

// FPTruncOp is an operation seen as llvm.fptrunc.
type FPTruncOp struct{ ir.View }

// Def is the definition, [FPTrunc].
func (FPTruncOp) Def() *ir.OpDef { return FPTrunc }

// Arg is the operand $arg.
func (op FPTruncOp) Arg() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op FPTruncOp) Result() *ir.Value { return op.Op().Result(0) }

// NewFPTrunc makes a llvm.fptrunc at the builder's point.
func NewFPTrunc(b *ir.Builder, resultType ir.Type, arg *ir.Value) FPTruncOp {
	st := ir.OperationState{Context: b.Context(), Def: FPTrunc}
	st.Operands = append(st.Operands, arg)
	st.Results = append(st.Results, resultType)
	return ir.Cast[FPTruncOp](b.Create(&st))
}

// Alloca is the operation llvm.alloca: memory in the frame of the function.
var Alloca = &ir.OpDef{
	Name: "llvm.alloca",
	Operands: []ir.ValueDef{
		{Name: "arraySize", Constraint: constraint.AnySignlessInteger},
	},
	Attrs: []ir.AttrSlot{
		{Name: "alignment", Constraint: constraint.I64Attr, Optional: true},
		{Name: "elem_type", Constraint: constraint.TypeAttr},
		{Name: "inalloca", Constraint: constraint.UnitAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMAnyPointer},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(allocaSyntax)},
	View:       ir.ViewOf[AllocaOp],
}

// AllocaOp is an operation seen as llvm.alloca.
type AllocaOp struct{ ir.View }

// Def is the definition, [Alloca].
func (AllocaOp) Def() *ir.OpDef { return Alloca }

// Verify checks what the definition does not say.
func (op AllocaOp) Verify() *diag.Diagnostic { return verifyAlloca(op.Op()) }

// ArraySize is the operand $arraySize.
func (op AllocaOp) ArraySize() *ir.Value { return op.Op().Operand(0) }

// Alignment is the attribute $alignment; ok is false if it is absent.
func (op AllocaOp) Alignment() (value int64, ok bool) {
	if v, ok := op.Op().Prop(0).(*ir.IntegerAttr); ok {
		return int64(v.Int()), true
	}
	return value, false
}

// SetAlignment sets the attribute $alignment.
func (op AllocaOp) SetAlignment(v int64) AllocaOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// ElemType is the attribute $elem_type.
func (op AllocaOp) ElemType() ir.Type { return op.Op().Prop(1).(*ir.TypeAttr).Value() }

// SetElemType sets the attribute $elem_type.
func (op AllocaOp) SetElemType(v ir.Type) AllocaOp {
	op.Op().SetProp(1, ir.NewTypeAttr(v))
	return op
}

// Inalloca reports whether the attribute $inalloca is there.
func (op AllocaOp) Inalloca() bool { return op.Op().Prop(2) != nil }

// SetInalloca sets or removes the attribute $inalloca.
func (op AllocaOp) SetInalloca(v bool) AllocaOp {
	if v {
		op.Op().SetProp(2, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetProp(2, nil)
	}
	return op
}

// Result is the result $res.
func (op AllocaOp) Result() *ir.Value { return op.Op().Result(0) }

// NewAlloca makes a llvm.alloca at the builder's point.
func NewAlloca(b *ir.Builder, resultType ir.Type, arraySize *ir.Value, elemType ir.Type) AllocaOp {
	st := ir.OperationState{Context: b.Context(), Def: Alloca}
	st.Operands = append(st.Operands, arraySize)
	st.SetProp(1, ir.NewTypeAttr(elemType))
	st.Results = append(st.Results, resultType)
	return ir.Cast[AllocaOp](b.Create(&st))
}

// formatGEP is the assembly format of [GEP].
var formatGEP = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoGroup, Group: &asm.Group{Unit: -1, When: []asm.Cond{{If: asm.IfNotDefault, N: 2}}, Then: []asm.Instr{
			{Do: asm.DoFuncAttr, Space: true, N: 2, Attr: &asm.AttrForm{Parse: parseNoWrapFlags, Print: printNoWrapFlags}},
		}}},
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoLit, Tok: asm.LSquare, Text: "["},
		{Do: asm.DoCustom, Custom: &asm.Custom{
			Parse: func(p *asm.Parser, a *asm.OpArgs) bool {
				var v1 *ir.DenseArrayAttr
				there := parseGEPIndices(p, a.Operands(1), &v1)
				if v1 != nil {
					a.SetAttr(0, v1)
				}
				return there
			},
			Print: func(p *asm.Printer, op *ir.Operation) {
				printGEPIndices(p, op, op.OperandsAt(1), asm.AttrAs[*ir.DenseArrayAttr](op.Prop(0)))
			},
		}},
		{Do: asm.DoLit, Tok: asm.RSquare, Text: "]"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoAttr, Space: true, N: 1, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.TypeAttr]}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperandTypes: true,
	AllResultTypes:  true,
	Elided:          1<<0 | 1<<1 | 1<<2,
}

// GEP is the operation llvm.getelementptr: address of an element of an aggregate.
var GEP = &ir.OpDef{
	Name:   "llvm.getelementptr",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "base", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyPointer},
		{Name: "dynamicIndices", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "rawConstantIndices", Constraint: constraint.DenseI32ArrayAttr},
		{Name: "elem_type", Constraint: constraint.TypeAttr},
		{Name: "noWrapFlags", Constraint: noWrapFlagsProp, Default: func(c *ir.Context) ir.Attribute { return ir.NewIntegerAttr(c.I32(), int64(GEPNoWrapFlagsNone)) }, Property: true},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyPointer},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatGEP)},
	View:       ir.ViewOf[GEPOp],
}

// GEPOp is an operation seen as llvm.getelementptr.
type GEPOp struct{ ir.View }

// Def is the definition, [GEP].
func (GEPOp) Def() *ir.OpDef { return GEP }

// Verify checks what the definition does not say.
func (op GEPOp) Verify() *diag.Diagnostic { return verifyGEP(op.Op()) }

// Base is the operand $base.
func (op GEPOp) Base() *ir.Value { return op.Op().Operand(0) }

// DynamicIndices are the operands $dynamicIndices.
func (op GEPOp) DynamicIndices() ir.OperandRange { return op.Op().OperandsAt(1) }

// RawConstantIndices is the attribute $rawConstantIndices.
func (op GEPOp) RawConstantIndices() []int32 {
	return ir.DenseInts[int32](op.Op().Prop(0).(*ir.DenseArrayAttr))
}

// SetRawConstantIndices sets the attribute $rawConstantIndices.
func (op GEPOp) SetRawConstantIndices(v []int32) GEPOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewDenseI32ArrayAttr(c, v...))
	return op
}

// ElemType is the attribute $elem_type.
func (op GEPOp) ElemType() ir.Type { return op.Op().Prop(1).(*ir.TypeAttr).Value() }

// SetElemType sets the attribute $elem_type.
func (op GEPOp) SetElemType(v ir.Type) GEPOp {
	op.Op().SetProp(1, ir.NewTypeAttr(v))
	return op
}

// NoWrapFlags is the attribute $noWrapFlags, GEPNoWrapFlagsNone if it is absent.
func (op GEPOp) NoWrapFlags() GEPNoWrapFlags {
	if v, ok := op.Op().Prop(2).(*ir.IntegerAttr); ok {
		return GEPNoWrapFlags(v.Uint())
	}
	return GEPNoWrapFlagsNone
}

// SetNoWrapFlags sets the attribute $noWrapFlags.
func (op GEPOp) SetNoWrapFlags(v GEPNoWrapFlags) GEPOp {
	c := op.Op().Context()
	op.Op().SetProp(2, ir.NewIntegerAttr(c.I32(), int64(v)))
	return op
}

// Result is the result $res.
func (op GEPOp) Result() *ir.Value { return op.Op().Result(0) }

// formatLoad is the assembly format of [Load].
var formatLoad = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoGroup, Group: &asm.Group{Unit: 1, When: []asm.Cond{{If: asm.IfAttr, N: 1}}, Then: []asm.Instr{
			{Do: asm.DoLit, Space: true, Text: "volatile"},
		}}},
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoGroup, Group: &asm.Group{Unit: -1, When: []asm.Cond{{If: asm.IfNotDefault, N: 5}}, Then: []asm.Instr{
			{Do: asm.DoLit, Space: true, Text: "atomic"},
			{Do: asm.DoGroup, Group: &asm.Group{Unit: -1, When: []asm.Cond{{If: asm.IfAttr, N: 6}}, Then: []asm.Instr{
				{Do: asm.DoLit, Space: true, Text: "syncscope"},
				{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
				{Do: asm.DoAttr, N: 6, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.StringAttr], First: asm.String}},
				{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
			}}},
			{Do: asm.DoEnumAttr, Space: true, N: 5, Attr: &asm.AttrForm{Enum: &AtomicOrderingEnum}},
		}}},
		{Do: asm.DoGroup, Group: &asm.Group{Unit: 3, When: []asm.Cond{{If: asm.IfAttr, N: 3}}, Then: []asm.Instr{
			{Do: asm.DoLit, Space: true, Text: "invariant"},
		}}},
		{Do: asm.DoGroup, Group: &asm.Group{Unit: 4, When: []asm.Cond{{If: asm.IfAttr, N: 4}}, Then: []asm.Instr{
			{Do: asm.DoLit, Space: true, Text: "invariant_group"},
		}}},
		{Do: asm.DoGroup, Group: &asm.Group{Unit: -1, When: []asm.Cond{{If: asm.IfAttr, N: 7}}, Then: []asm.Instr{
			{Do: asm.DoLit, Space: true, Text: "dereferenceable"},
			{Do: asm.DoSpace, Text: ""},
			{Do: asm.DoAttr, N: 7, Attr: &asm.AttrForm{Def: &DereferenceableAttrDef, Is: asm.IsAttr[*DereferenceableAttr]}},
		}}},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}, Qualified: true},
		{Do: asm.DoLit, Space: true, Tok: asm.Arrow, Text: "->"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	Elided: 1<<1 | 1<<3 | 1<<4 | 1<<5 | 1<<6 | 1<<7,
}

// Load is the operation llvm.load: value in memory.
var Load = &ir.OpDef{
	Name:      "llvm.load",
	TypeRules: []constraint.Rule{verifyDereferenceable},
	Operands: []ir.ValueDef{
		{Name: "addr", Constraint: constraint.LLVMAnyPointer},
	},
	Attrs: []ir.AttrSlot{
		{Name: "alignment", Constraint: constraint.I64Attr, Optional: true},
		{Name: "volatile_", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "nontemporal", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "invariant", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "invariantGroup", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "ordering", Constraint: IsAtomicOrdering, Default: func(c *ir.Context) ir.Attribute { return ir.NewIntegerAttr(c.I64(), int64(AtomicOrderingNotAtomic)) }},
		{Name: "syncscope", Constraint: constraint.StrAttr, Optional: true},
		{Name: "dereferenceable", Constraint: IsDereferenceableAttr, Optional: true},
		{Name: "access_groups", Constraint: constraint.LLVMAccessGroupArrayAttr, Optional: true},
		{Name: "alias_scopes", Constraint: constraint.LLVMAliasScopeArrayAttr, Optional: true},
		{Name: "noalias_scopes", Constraint: constraint.LLVMAliasScopeArrayAttr, Optional: true},
		{Name: "tbaa", Constraint: constraint.LLVMTBAATagArrayAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMLoadableType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatLoad)},
	View:       ir.ViewOf[LoadOp],
}

// LoadOp is an operation seen as llvm.load.
type LoadOp struct{ ir.View }

// Def is the definition, [Load].
func (LoadOp) Def() *ir.OpDef { return Load }

// Verify checks what the definition does not say.
func (op LoadOp) Verify() *diag.Diagnostic { return verifyLoad(op.Op()) }

// Addr is the operand $addr.
func (op LoadOp) Addr() *ir.Value { return op.Op().Operand(0) }

// Alignment is the attribute $alignment; ok is false if it is absent.
func (op LoadOp) Alignment() (value int64, ok bool) {
	if v, ok := op.Op().Prop(0).(*ir.IntegerAttr); ok {
		return int64(v.Int()), true
	}
	return value, false
}

// SetAlignment sets the attribute $alignment.
func (op LoadOp) SetAlignment(v int64) LoadOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// Volatile reports whether the attribute $volatile_ is there.
func (op LoadOp) Volatile() bool { return op.Op().Prop(1) != nil }

// SetVolatile sets or removes the attribute $volatile_.
func (op LoadOp) SetVolatile(v bool) LoadOp {
	if v {
		op.Op().SetProp(1, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetProp(1, nil)
	}
	return op
}

// Nontemporal reports whether the attribute $nontemporal is there.
func (op LoadOp) Nontemporal() bool { return op.Op().Prop(2) != nil }

// SetNontemporal sets or removes the attribute $nontemporal.
func (op LoadOp) SetNontemporal(v bool) LoadOp {
	if v {
		op.Op().SetProp(2, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetProp(2, nil)
	}
	return op
}

// Invariant reports whether the attribute $invariant is there.
func (op LoadOp) Invariant() bool { return op.Op().Prop(3) != nil }

// SetInvariant sets or removes the attribute $invariant.
func (op LoadOp) SetInvariant(v bool) LoadOp {
	if v {
		op.Op().SetProp(3, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetProp(3, nil)
	}
	return op
}

// InvariantGroup reports whether the attribute $invariantGroup is there.
func (op LoadOp) InvariantGroup() bool { return op.Op().Prop(4) != nil }

// SetInvariantGroup sets or removes the attribute $invariantGroup.
func (op LoadOp) SetInvariantGroup(v bool) LoadOp {
	if v {
		op.Op().SetProp(4, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetProp(4, nil)
	}
	return op
}

// Ordering is the attribute $ordering, AtomicOrderingNotAtomic if it is absent.
func (op LoadOp) Ordering() AtomicOrdering {
	if v, ok := op.Op().Prop(5).(*ir.IntegerAttr); ok {
		return AtomicOrdering(v.Uint())
	}
	return AtomicOrderingNotAtomic
}

// SetOrdering sets the attribute $ordering.
func (op LoadOp) SetOrdering(v AtomicOrdering) LoadOp {
	c := op.Op().Context()
	op.Op().SetProp(5, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// Syncscope is the attribute $syncscope; ok is false if it is absent.
func (op LoadOp) Syncscope() (value string, ok bool) {
	if v, ok := op.Op().Prop(6).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetSyncscope sets the attribute $syncscope.
func (op LoadOp) SetSyncscope(v string) LoadOp {
	c := op.Op().Context()
	op.Op().SetProp(6, ir.NewStringAttr(c, v))
	return op
}

// Dereferenceable is the attribute $dereferenceable, nil if it is absent.
func (op LoadOp) Dereferenceable() *DereferenceableAttr {
	v, _ := op.Op().Prop(7).(*DereferenceableAttr)
	return v
}

// SetDereferenceable sets the attribute $dereferenceable.
func (op LoadOp) SetDereferenceable(v *DereferenceableAttr) LoadOp {
	op.Op().SetProp(7, v)
	return op
}

// AccessGroups is the attribute $access_groups, nil if it is absent.
func (op LoadOp) AccessGroups() *ir.ArrayAttr {
	v, _ := op.Op().Prop(8).(*ir.ArrayAttr)
	return v
}

// SetAccessGroups sets the attribute $access_groups.
func (op LoadOp) SetAccessGroups(v *ir.ArrayAttr) LoadOp {
	op.Op().SetProp(8, v)
	return op
}

// AliasScopes is the attribute $alias_scopes, nil if it is absent.
func (op LoadOp) AliasScopes() *ir.ArrayAttr {
	v, _ := op.Op().Prop(9).(*ir.ArrayAttr)
	return v
}

// SetAliasScopes sets the attribute $alias_scopes.
func (op LoadOp) SetAliasScopes(v *ir.ArrayAttr) LoadOp {
	op.Op().SetProp(9, v)
	return op
}

// NoaliasScopes is the attribute $noalias_scopes, nil if it is absent.
func (op LoadOp) NoaliasScopes() *ir.ArrayAttr {
	v, _ := op.Op().Prop(10).(*ir.ArrayAttr)
	return v
}

// SetNoaliasScopes sets the attribute $noalias_scopes.
func (op LoadOp) SetNoaliasScopes(v *ir.ArrayAttr) LoadOp {
	op.Op().SetProp(10, v)
	return op
}

// Tbaa is the attribute $tbaa, nil if it is absent.
func (op LoadOp) Tbaa() *ir.ArrayAttr {
	v, _ := op.Op().Prop(11).(*ir.ArrayAttr)
	return v
}

// SetTbaa sets the attribute $tbaa.
func (op LoadOp) SetTbaa(v *ir.ArrayAttr) LoadOp {
	op.Op().SetProp(11, v)
	return op
}

// Result is the result $res.
func (op LoadOp) Result() *ir.Value { return op.Op().Result(0) }

// NewLoad makes a llvm.load at the builder's point.
func NewLoad(b *ir.Builder, resultType ir.Type, addr *ir.Value) LoadOp {
	st := ir.OperationState{Context: b.Context(), Def: Load}
	st.Operands = append(st.Operands, addr)
	c := b.Context()
	st.SetProp(5, ir.NewIntegerAttr(c.I64(), int64(AtomicOrderingNotAtomic)))
	st.Results = append(st.Results, resultType)
	return ir.Cast[LoadOp](b.Create(&st))
}

// formatStore is the assembly format of [Store].
var formatStore = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoGroup, Group: &asm.Group{Unit: 1, When: []asm.Cond{{If: asm.IfAttr, N: 1}}, Then: []asm.Instr{
			{Do: asm.DoLit, Space: true, Text: "volatile"},
		}}},
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoOperand, Space: true, N: 1},
		{Do: asm.DoGroup, Group: &asm.Group{Unit: -1, When: []asm.Cond{{If: asm.IfNotDefault, N: 4}}, Then: []asm.Instr{
			{Do: asm.DoLit, Space: true, Text: "atomic"},
			{Do: asm.DoGroup, Group: &asm.Group{Unit: -1, When: []asm.Cond{{If: asm.IfAttr, N: 5}}, Then: []asm.Instr{
				{Do: asm.DoLit, Space: true, Text: "syncscope"},
				{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
				{Do: asm.DoAttr, N: 5, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.StringAttr], First: asm.String}},
				{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
			}}},
			{Do: asm.DoEnumAttr, Space: true, N: 4, Attr: &asm.AttrForm{Enum: &AtomicOrderingEnum}},
		}}},
		{Do: asm.DoGroup, Group: &asm.Group{Unit: 3, When: []asm.Cond{{If: asm.IfAttr, N: 3}}, Then: []asm.Instr{
			{Do: asm.DoLit, Space: true, Text: "invariant_group"},
		}}},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 1}, Qualified: true},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromText},
	},
	Elided: 1<<1 | 1<<3 | 1<<4 | 1<<5,
}

// Store is the operation llvm.store: write of a value to memory.
var Store = &ir.OpDef{
	Name: "llvm.store",
	Operands: []ir.ValueDef{
		{Name: "value", Constraint: constraint.LLVMLoadableType},
		{Name: "addr", Constraint: constraint.LLVMAnyPointer},
	},
	Attrs: []ir.AttrSlot{
		{Name: "alignment", Constraint: constraint.I64Attr, Optional: true},
		{Name: "volatile_", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "nontemporal", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "invariantGroup", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "ordering", Constraint: IsAtomicOrdering, Default: func(c *ir.Context) ir.Attribute { return ir.NewIntegerAttr(c.I64(), int64(AtomicOrderingNotAtomic)) }},
		{Name: "syncscope", Constraint: constraint.StrAttr, Optional: true},
		{Name: "access_groups", Constraint: constraint.LLVMAccessGroupArrayAttr, Optional: true},
		{Name: "alias_scopes", Constraint: constraint.LLVMAliasScopeArrayAttr, Optional: true},
		{Name: "noalias_scopes", Constraint: constraint.LLVMAliasScopeArrayAttr, Optional: true},
		{Name: "tbaa", Constraint: constraint.LLVMTBAATagArrayAttr, Optional: true},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatStore)},
	View:       ir.ViewOf[StoreOp],
}

// StoreOp is an operation seen as llvm.store.
type StoreOp struct{ ir.View }

// Def is the definition, [Store].
func (StoreOp) Def() *ir.OpDef { return Store }

// Verify checks what the definition does not say.
func (op StoreOp) Verify() *diag.Diagnostic { return verifyStore(op.Op()) }

// Value is the operand $value.
func (op StoreOp) Value() *ir.Value { return op.Op().Operand(0) }

// Addr is the operand $addr.
func (op StoreOp) Addr() *ir.Value { return op.Op().Operand(1) }

// Alignment is the attribute $alignment; ok is false if it is absent.
func (op StoreOp) Alignment() (value int64, ok bool) {
	if v, ok := op.Op().Prop(0).(*ir.IntegerAttr); ok {
		return int64(v.Int()), true
	}
	return value, false
}

// SetAlignment sets the attribute $alignment.
func (op StoreOp) SetAlignment(v int64) StoreOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// Volatile reports whether the attribute $volatile_ is there.
func (op StoreOp) Volatile() bool { return op.Op().Prop(1) != nil }

// SetVolatile sets or removes the attribute $volatile_.
func (op StoreOp) SetVolatile(v bool) StoreOp {
	if v {
		op.Op().SetProp(1, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetProp(1, nil)
	}
	return op
}

// Nontemporal reports whether the attribute $nontemporal is there.
func (op StoreOp) Nontemporal() bool { return op.Op().Prop(2) != nil }

// SetNontemporal sets or removes the attribute $nontemporal.
func (op StoreOp) SetNontemporal(v bool) StoreOp {
	if v {
		op.Op().SetProp(2, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetProp(2, nil)
	}
	return op
}

// InvariantGroup reports whether the attribute $invariantGroup is there.
func (op StoreOp) InvariantGroup() bool { return op.Op().Prop(3) != nil }

// SetInvariantGroup sets or removes the attribute $invariantGroup.
func (op StoreOp) SetInvariantGroup(v bool) StoreOp {
	if v {
		op.Op().SetProp(3, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetProp(3, nil)
	}
	return op
}

// Ordering is the attribute $ordering, AtomicOrderingNotAtomic if it is absent.
func (op StoreOp) Ordering() AtomicOrdering {
	if v, ok := op.Op().Prop(4).(*ir.IntegerAttr); ok {
		return AtomicOrdering(v.Uint())
	}
	return AtomicOrderingNotAtomic
}

// SetOrdering sets the attribute $ordering.
func (op StoreOp) SetOrdering(v AtomicOrdering) StoreOp {
	c := op.Op().Context()
	op.Op().SetProp(4, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// Syncscope is the attribute $syncscope; ok is false if it is absent.
func (op StoreOp) Syncscope() (value string, ok bool) {
	if v, ok := op.Op().Prop(5).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetSyncscope sets the attribute $syncscope.
func (op StoreOp) SetSyncscope(v string) StoreOp {
	c := op.Op().Context()
	op.Op().SetProp(5, ir.NewStringAttr(c, v))
	return op
}

// AccessGroups is the attribute $access_groups, nil if it is absent.
func (op StoreOp) AccessGroups() *ir.ArrayAttr {
	v, _ := op.Op().Prop(6).(*ir.ArrayAttr)
	return v
}

// SetAccessGroups sets the attribute $access_groups.
func (op StoreOp) SetAccessGroups(v *ir.ArrayAttr) StoreOp {
	op.Op().SetProp(6, v)
	return op
}

// AliasScopes is the attribute $alias_scopes, nil if it is absent.
func (op StoreOp) AliasScopes() *ir.ArrayAttr {
	v, _ := op.Op().Prop(7).(*ir.ArrayAttr)
	return v
}

// SetAliasScopes sets the attribute $alias_scopes.
func (op StoreOp) SetAliasScopes(v *ir.ArrayAttr) StoreOp {
	op.Op().SetProp(7, v)
	return op
}

// NoaliasScopes is the attribute $noalias_scopes, nil if it is absent.
func (op StoreOp) NoaliasScopes() *ir.ArrayAttr {
	v, _ := op.Op().Prop(8).(*ir.ArrayAttr)
	return v
}

// SetNoaliasScopes sets the attribute $noalias_scopes.
func (op StoreOp) SetNoaliasScopes(v *ir.ArrayAttr) StoreOp {
	op.Op().SetProp(8, v)
	return op
}

// Tbaa is the attribute $tbaa, nil if it is absent.
func (op StoreOp) Tbaa() *ir.ArrayAttr {
	v, _ := op.Op().Prop(9).(*ir.ArrayAttr)
	return v
}

// SetTbaa sets the attribute $tbaa.
func (op StoreOp) SetTbaa(v *ir.ArrayAttr) StoreOp {
	op.Op().SetProp(9, v)
	return op
}

// NewStore makes a llvm.store at the builder's point.
func NewStore(b *ir.Builder, value *ir.Value, addr *ir.Value) StoreOp {
	st := ir.OperationState{Context: b.Context(), Def: Store}
	st.Operands = append(st.Operands, value, addr)
	c := b.Context()
	st.SetProp(4, ir.NewIntegerAttr(c.I64(), int64(AtomicOrderingNotAtomic)))
	return ir.Cast[StoreOp](b.Create(&st))
}

// formatAtomicRMW is the assembly format of [AtomicRMW].
var formatAtomicRMW = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoGroup, Group: &asm.Group{Unit: 4, When: []asm.Cond{{If: asm.IfAttr, N: 4}}, Then: []asm.Instr{
			{Do: asm.DoLit, Space: true, Text: "volatile"},
		}}},
		{Do: asm.DoEnumAttr, Space: true, N: 0, Attr: &asm.AttrForm{Enum: &AtomicBinOpEnum}},
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoOperand, Space: true, N: 1},
		{Do: asm.DoGroup, Group: &asm.Group{Unit: -1, When: []asm.Cond{{If: asm.IfAttr, N: 2}}, Then: []asm.Instr{
			{Do: asm.DoLit, Space: true, Text: "syncscope"},
			{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
			{Do: asm.DoAttr, N: 2, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.StringAttr], First: asm.String}},
			{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		}}},
		{Do: asm.DoEnumAttr, Space: true, N: 1, Attr: &asm.AttrForm{Enum: &AtomicOrderingEnum}},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}, Qualified: true},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 1}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromValue, Of: asm.ValueRef{N: 1}, Map: sameType},
	},
	Elided: 1<<0 | 1<<1 | 1<<2 | 1<<4,
}

// AtomicRMW is the operation llvm.atomicrmw: change of a value in memory that no other thread can see in the middle.
var AtomicRMW = &ir.OpDef{
	Name:      "llvm.atomicrmw",
	TypeRules: []constraint.Rule{constraint.TypesMatchWith("result #0 and operand #1 have the same type", constraint.Operand(1), constraint.Result(0), sameType)},
	Operands: []ir.ValueDef{
		{Name: "ptr", Constraint: constraint.LLVMAnyPointer},
		{Name: "val", Constraint: constraint.LLVMAtomicRMWType},
	},
	Attrs: []ir.AttrSlot{
		{Name: "bin_op", Constraint: IsAtomicBinOp},
		{Name: "ordering", Constraint: IsAtomicOrdering},
		{Name: "syncscope", Constraint: constraint.StrAttr, Optional: true},
		{Name: "alignment", Constraint: constraint.I64Attr, Optional: true},
		{Name: "volatile_", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "access_groups", Constraint: constraint.LLVMAccessGroupArrayAttr, Optional: true},
		{Name: "alias_scopes", Constraint: constraint.LLVMAliasScopeArrayAttr, Optional: true},
		{Name: "noalias_scopes", Constraint: constraint.LLVMAliasScopeArrayAttr, Optional: true},
		{Name: "tbaa", Constraint: constraint.LLVMTBAATagArrayAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMAtomicRMWType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAtomicRMW)},
	View:       ir.ViewOf[AtomicRMWOp],
}

// AtomicRMWOp is an operation seen as llvm.atomicrmw.
type AtomicRMWOp struct{ ir.View }

// Def is the definition, [AtomicRMW].
func (AtomicRMWOp) Def() *ir.OpDef { return AtomicRMW }

// Verify checks what the definition does not say.
func (op AtomicRMWOp) Verify() *diag.Diagnostic { return verifyAtomicRMW(op.Op()) }

// Ptr is the operand $ptr.
func (op AtomicRMWOp) Ptr() *ir.Value { return op.Op().Operand(0) }

// Val is the operand $val.
func (op AtomicRMWOp) Val() *ir.Value { return op.Op().Operand(1) }

// BinOp is the attribute $bin_op.
func (op AtomicRMWOp) BinOp() AtomicBinOp {
	return AtomicBinOp(op.Op().Prop(0).(*ir.IntegerAttr).Uint())
}

// SetBinOp sets the attribute $bin_op.
func (op AtomicRMWOp) SetBinOp(v AtomicBinOp) AtomicRMWOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// Ordering is the attribute $ordering.
func (op AtomicRMWOp) Ordering() AtomicOrdering {
	return AtomicOrdering(op.Op().Prop(1).(*ir.IntegerAttr).Uint())
}

// SetOrdering sets the attribute $ordering.
func (op AtomicRMWOp) SetOrdering(v AtomicOrdering) AtomicRMWOp {
	c := op.Op().Context()
	op.Op().SetProp(1, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// Syncscope is the attribute $syncscope; ok is false if it is absent.
func (op AtomicRMWOp) Syncscope() (value string, ok bool) {
	if v, ok := op.Op().Prop(2).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetSyncscope sets the attribute $syncscope.
func (op AtomicRMWOp) SetSyncscope(v string) AtomicRMWOp {
	c := op.Op().Context()
	op.Op().SetProp(2, ir.NewStringAttr(c, v))
	return op
}

// Alignment is the attribute $alignment; ok is false if it is absent.
func (op AtomicRMWOp) Alignment() (value int64, ok bool) {
	if v, ok := op.Op().Prop(3).(*ir.IntegerAttr); ok {
		return int64(v.Int()), true
	}
	return value, false
}

// SetAlignment sets the attribute $alignment.
func (op AtomicRMWOp) SetAlignment(v int64) AtomicRMWOp {
	c := op.Op().Context()
	op.Op().SetProp(3, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// Volatile reports whether the attribute $volatile_ is there.
func (op AtomicRMWOp) Volatile() bool { return op.Op().Prop(4) != nil }

// SetVolatile sets or removes the attribute $volatile_.
func (op AtomicRMWOp) SetVolatile(v bool) AtomicRMWOp {
	if v {
		op.Op().SetProp(4, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetProp(4, nil)
	}
	return op
}

// AccessGroups is the attribute $access_groups, nil if it is absent.
func (op AtomicRMWOp) AccessGroups() *ir.ArrayAttr {
	v, _ := op.Op().Prop(5).(*ir.ArrayAttr)
	return v
}

// SetAccessGroups sets the attribute $access_groups.
func (op AtomicRMWOp) SetAccessGroups(v *ir.ArrayAttr) AtomicRMWOp {
	op.Op().SetProp(5, v)
	return op
}

// AliasScopes is the attribute $alias_scopes, nil if it is absent.
func (op AtomicRMWOp) AliasScopes() *ir.ArrayAttr {
	v, _ := op.Op().Prop(6).(*ir.ArrayAttr)
	return v
}

// SetAliasScopes sets the attribute $alias_scopes.
func (op AtomicRMWOp) SetAliasScopes(v *ir.ArrayAttr) AtomicRMWOp {
	op.Op().SetProp(6, v)
	return op
}

// NoaliasScopes is the attribute $noalias_scopes, nil if it is absent.
func (op AtomicRMWOp) NoaliasScopes() *ir.ArrayAttr {
	v, _ := op.Op().Prop(7).(*ir.ArrayAttr)
	return v
}

// SetNoaliasScopes sets the attribute $noalias_scopes.
func (op AtomicRMWOp) SetNoaliasScopes(v *ir.ArrayAttr) AtomicRMWOp {
	op.Op().SetProp(7, v)
	return op
}

// Tbaa is the attribute $tbaa, nil if it is absent.
func (op AtomicRMWOp) Tbaa() *ir.ArrayAttr {
	v, _ := op.Op().Prop(8).(*ir.ArrayAttr)
	return v
}

// SetTbaa sets the attribute $tbaa.
func (op AtomicRMWOp) SetTbaa(v *ir.ArrayAttr) AtomicRMWOp {
	op.Op().SetProp(8, v)
	return op
}

// Result is the result $res.
func (op AtomicRMWOp) Result() *ir.Value { return op.Op().Result(0) }

// NewAtomicRMW makes a llvm.atomicrmw at the builder's point.
func NewAtomicRMW(b *ir.Builder, binOp AtomicBinOp, ptr *ir.Value, val *ir.Value, ordering AtomicOrdering) AtomicRMWOp {
	st := ir.OperationState{Context: b.Context(), Def: AtomicRMW}
	st.Operands = append(st.Operands, ptr, val)
	c := b.Context()
	st.SetProp(0, ir.NewIntegerAttr(c.I64(), int64(binOp)))
	st.SetProp(1, ir.NewIntegerAttr(c.I64(), int64(ordering)))
	st.Results = append(st.Results, sameType(val.Type()))
	return ir.Cast[AtomicRMWOp](b.Create(&st))
}

// formatAtomicCmpXchg is the assembly format of [AtomicCmpXchg].
var formatAtomicCmpXchg = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoGroup, Group: &asm.Group{Unit: 4, When: []asm.Cond{{If: asm.IfAttr, N: 4}}, Then: []asm.Instr{
			{Do: asm.DoLit, Space: true, Text: "weak"},
		}}},
		{Do: asm.DoGroup, Group: &asm.Group{Unit: 5, When: []asm.Cond{{If: asm.IfAttr, N: 5}}, Then: []asm.Instr{
			{Do: asm.DoLit, Space: true, Text: "volatile"},
		}}},
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoOperand, Space: true, N: 1},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoOperand, Space: true, N: 2},
		{Do: asm.DoGroup, Group: &asm.Group{Unit: -1, When: []asm.Cond{{If: asm.IfAttr, N: 2}}, Then: []asm.Instr{
			{Do: asm.DoLit, Space: true, Text: "syncscope"},
			{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
			{Do: asm.DoAttr, N: 2, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.StringAttr], First: asm.String}},
			{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		}}},
		{Do: asm.DoEnumAttr, Space: true, N: 0, Attr: &asm.AttrForm{Enum: &AtomicOrderingEnum}},
		{Do: asm.DoEnumAttr, Space: true, N: 1, Attr: &asm.AttrForm{Enum: &AtomicOrderingEnum}},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}, Qualified: true},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 2}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromValue, Of: asm.ValueRef{N: 2}, Map: sameType},
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromValue, Of: asm.ValueRef{N: 2}, Map: valAndBool},
	},
	Elided: 1<<0 | 1<<1 | 1<<2 | 1<<4 | 1<<5,
}

// AtomicCmpXchg is the operation llvm.cmpxchg: write of a value to memory if that holds an expected one.
var AtomicCmpXchg = &ir.OpDef{
	Name:      "llvm.cmpxchg",
	TypeRules: []constraint.Rule{constraint.TypesMatchWith("operand #1 and operand #2 have the same type", constraint.Operand(2), constraint.Operand(1), sameType), constraint.TypesMatchWith("result #0 has an LLVM struct type consisting of the type of operand #2 and a bool", constraint.Operand(2), constraint.Result(0), valAndBool)},
	Operands: []ir.ValueDef{
		{Name: "ptr", Constraint: constraint.LLVMAnyPointer},
		{Name: "cmp", Constraint: constraint.LLVMAtomicCmpXchgType},
		{Name: "val", Constraint: constraint.LLVMAtomicCmpXchgType},
	},
	Attrs: []ir.AttrSlot{
		{Name: "success_ordering", Constraint: IsAtomicOrdering},
		{Name: "failure_ordering", Constraint: IsAtomicOrdering},
		{Name: "syncscope", Constraint: constraint.StrAttr, Optional: true},
		{Name: "alignment", Constraint: constraint.I64Attr, Optional: true},
		{Name: "weak", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "volatile_", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "access_groups", Constraint: constraint.LLVMAccessGroupArrayAttr, Optional: true},
		{Name: "alias_scopes", Constraint: constraint.LLVMAliasScopeArrayAttr, Optional: true},
		{Name: "noalias_scopes", Constraint: constraint.LLVMAliasScopeArrayAttr, Optional: true},
		{Name: "tbaa", Constraint: constraint.LLVMTBAATagArrayAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMAnyStruct},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAtomicCmpXchg)},
	View:       ir.ViewOf[AtomicCmpXchgOp],
}

// AtomicCmpXchgOp is an operation seen as llvm.cmpxchg.
type AtomicCmpXchgOp struct{ ir.View }

// Def is the definition, [AtomicCmpXchg].
func (AtomicCmpXchgOp) Def() *ir.OpDef { return AtomicCmpXchg }

// Verify checks what the definition does not say.
func (op AtomicCmpXchgOp) Verify() *diag.Diagnostic { return verifyAtomicCmpXchg(op.Op()) }

// Ptr is the operand $ptr.
func (op AtomicCmpXchgOp) Ptr() *ir.Value { return op.Op().Operand(0) }

// Cmp is the operand $cmp.
func (op AtomicCmpXchgOp) Cmp() *ir.Value { return op.Op().Operand(1) }

// Val is the operand $val.
func (op AtomicCmpXchgOp) Val() *ir.Value { return op.Op().Operand(2) }

// SuccessOrdering is the attribute $success_ordering.
func (op AtomicCmpXchgOp) SuccessOrdering() AtomicOrdering {
	return AtomicOrdering(op.Op().Prop(0).(*ir.IntegerAttr).Uint())
}

// SetSuccessOrdering sets the attribute $success_ordering.
func (op AtomicCmpXchgOp) SetSuccessOrdering(v AtomicOrdering) AtomicCmpXchgOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// FailureOrdering is the attribute $failure_ordering.
func (op AtomicCmpXchgOp) FailureOrdering() AtomicOrdering {
	return AtomicOrdering(op.Op().Prop(1).(*ir.IntegerAttr).Uint())
}

// SetFailureOrdering sets the attribute $failure_ordering.
func (op AtomicCmpXchgOp) SetFailureOrdering(v AtomicOrdering) AtomicCmpXchgOp {
	c := op.Op().Context()
	op.Op().SetProp(1, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// Syncscope is the attribute $syncscope; ok is false if it is absent.
func (op AtomicCmpXchgOp) Syncscope() (value string, ok bool) {
	if v, ok := op.Op().Prop(2).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetSyncscope sets the attribute $syncscope.
func (op AtomicCmpXchgOp) SetSyncscope(v string) AtomicCmpXchgOp {
	c := op.Op().Context()
	op.Op().SetProp(2, ir.NewStringAttr(c, v))
	return op
}

// Alignment is the attribute $alignment; ok is false if it is absent.
func (op AtomicCmpXchgOp) Alignment() (value int64, ok bool) {
	if v, ok := op.Op().Prop(3).(*ir.IntegerAttr); ok {
		return int64(v.Int()), true
	}
	return value, false
}

// SetAlignment sets the attribute $alignment.
func (op AtomicCmpXchgOp) SetAlignment(v int64) AtomicCmpXchgOp {
	c := op.Op().Context()
	op.Op().SetProp(3, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// Weak reports whether the attribute $weak is there.
func (op AtomicCmpXchgOp) Weak() bool { return op.Op().Prop(4) != nil }

// SetWeak sets or removes the attribute $weak.
func (op AtomicCmpXchgOp) SetWeak(v bool) AtomicCmpXchgOp {
	if v {
		op.Op().SetProp(4, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetProp(4, nil)
	}
	return op
}

// Volatile reports whether the attribute $volatile_ is there.
func (op AtomicCmpXchgOp) Volatile() bool { return op.Op().Prop(5) != nil }

// SetVolatile sets or removes the attribute $volatile_.
func (op AtomicCmpXchgOp) SetVolatile(v bool) AtomicCmpXchgOp {
	if v {
		op.Op().SetProp(5, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetProp(5, nil)
	}
	return op
}

// AccessGroups is the attribute $access_groups, nil if it is absent.
func (op AtomicCmpXchgOp) AccessGroups() *ir.ArrayAttr {
	v, _ := op.Op().Prop(6).(*ir.ArrayAttr)
	return v
}

// SetAccessGroups sets the attribute $access_groups.
func (op AtomicCmpXchgOp) SetAccessGroups(v *ir.ArrayAttr) AtomicCmpXchgOp {
	op.Op().SetProp(6, v)
	return op
}

// AliasScopes is the attribute $alias_scopes, nil if it is absent.
func (op AtomicCmpXchgOp) AliasScopes() *ir.ArrayAttr {
	v, _ := op.Op().Prop(7).(*ir.ArrayAttr)
	return v
}

// SetAliasScopes sets the attribute $alias_scopes.
func (op AtomicCmpXchgOp) SetAliasScopes(v *ir.ArrayAttr) AtomicCmpXchgOp {
	op.Op().SetProp(7, v)
	return op
}

// NoaliasScopes is the attribute $noalias_scopes, nil if it is absent.
func (op AtomicCmpXchgOp) NoaliasScopes() *ir.ArrayAttr {
	v, _ := op.Op().Prop(8).(*ir.ArrayAttr)
	return v
}

// SetNoaliasScopes sets the attribute $noalias_scopes.
func (op AtomicCmpXchgOp) SetNoaliasScopes(v *ir.ArrayAttr) AtomicCmpXchgOp {
	op.Op().SetProp(8, v)
	return op
}

// Tbaa is the attribute $tbaa, nil if it is absent.
func (op AtomicCmpXchgOp) Tbaa() *ir.ArrayAttr {
	v, _ := op.Op().Prop(9).(*ir.ArrayAttr)
	return v
}

// SetTbaa sets the attribute $tbaa.
func (op AtomicCmpXchgOp) SetTbaa(v *ir.ArrayAttr) AtomicCmpXchgOp {
	op.Op().SetProp(9, v)
	return op
}

// Result is the result $res.
func (op AtomicCmpXchgOp) Result() *ir.Value { return op.Op().Result(0) }

// NewAtomicCmpXchg makes a llvm.cmpxchg at the builder's point.
func NewAtomicCmpXchg(b *ir.Builder, ptr *ir.Value, cmp *ir.Value, val *ir.Value, successOrdering AtomicOrdering, failureOrdering AtomicOrdering) AtomicCmpXchgOp {
	st := ir.OperationState{Context: b.Context(), Def: AtomicCmpXchg}
	st.Operands = append(st.Operands, ptr, cmp, val)
	c := b.Context()
	st.SetProp(0, ir.NewIntegerAttr(c.I64(), int64(successOrdering)))
	st.SetProp(1, ir.NewIntegerAttr(c.I64(), int64(failureOrdering)))
	st.Results = append(st.Results, valAndBool(val.Type()))
	return ir.Cast[AtomicCmpXchgOp](b.Create(&st))
}

// formatFence is the assembly format of [Fence].
var formatFence = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoGroup, Group: &asm.Group{Unit: -1, When: []asm.Cond{{If: asm.IfAttr, N: 1}}, Then: []asm.Instr{
			{Do: asm.DoLit, Space: true, Text: "syncscope"},
			{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
			{Do: asm.DoAttr, N: 1, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.StringAttr], First: asm.String}},
			{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		}}},
		{Do: asm.DoEnumAttr, Space: true, N: 0, Attr: &asm.AttrForm{Enum: &AtomicOrderingEnum}},
		{Do: asm.DoAttrDict},
	},
	Elided: 1<<0 | 1<<1,
}

// Fence is the operation llvm.fence: ordering of the accesses before and after it.
var Fence = &ir.OpDef{
	Name: "llvm.fence",
	Attrs: []ir.AttrSlot{
		{Name: "ordering", Constraint: IsAtomicOrdering},
		{Name: "syncscope", Constraint: constraint.StrAttr, Optional: true},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFence)},
	View:       ir.ViewOf[FenceOp],
}

// FenceOp is an operation seen as llvm.fence.
type FenceOp struct{ ir.View }

// Def is the definition, [Fence].
func (FenceOp) Def() *ir.OpDef { return Fence }

// Verify checks what the definition does not say.
func (op FenceOp) Verify() *diag.Diagnostic { return verifyFence(op.Op()) }

// Ordering is the attribute $ordering.
func (op FenceOp) Ordering() AtomicOrdering {
	return AtomicOrdering(op.Op().Prop(0).(*ir.IntegerAttr).Uint())
}

// SetOrdering sets the attribute $ordering.
func (op FenceOp) SetOrdering(v AtomicOrdering) FenceOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// Syncscope is the attribute $syncscope; ok is false if it is absent.
func (op FenceOp) Syncscope() (value string, ok bool) {
	if v, ok := op.Op().Prop(1).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetSyncscope sets the attribute $syncscope.
func (op FenceOp) SetSyncscope(v string) FenceOp {
	c := op.Op().Context()
	op.Op().SetProp(1, ir.NewStringAttr(c, v))
	return op
}

// NewFence makes a llvm.fence at the builder's point.
func NewFence(b *ir.Builder, ordering AtomicOrdering) FenceOp {
	st := ir.OperationState{Context: b.Context(), Def: Fence}
	c := b.Context()
	st.SetProp(0, ir.NewIntegerAttr(c.I64(), int64(ordering)))
	return ir.Cast[FenceOp](b.Create(&st))
}

// formatExtractElement is the assembly format of [ExtractElement].
var formatExtractElement = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoLit, Tok: asm.LSquare, Text: "["},
		{Do: asm.DoOperand, N: 1},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 1}, Kind: &kindIntegerType},
		{Do: asm.DoLit, Tok: asm.RSquare, Text: "]"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}, Kind: &kindAnyVector},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromValue, Of: asm.ValueRef{N: 0}, Map: VectorElementType},
	},
}

// ExtractElement is the operation llvm.extractelement: element of a vector.
var ExtractElement = &ir.OpDef{
	Name:      "llvm.extractelement",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.TypesMatchWith("result type matches vector element type", constraint.Operand(0), constraint.Result(0), VectorElementType)},
	Operands: []ir.ValueDef{
		{Name: "vector", Constraint: constraint.LLVMAnyVector},
		{Name: "position", Constraint: constraint.AnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatExtractElement)},
	View:       ir.ViewOf[ExtractElementOp],
}

// ExtractElementOp is an operation seen as llvm.extractelement.
type ExtractElementOp struct{ ir.View }

// Def is the definition, [ExtractElement].
func (ExtractElementOp) Def() *ir.OpDef { return ExtractElement }

// Vector is the operand $vector.
func (op ExtractElementOp) Vector() *ir.Value { return op.Op().Operand(0) }

// Position is the operand $position.
func (op ExtractElementOp) Position() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op ExtractElementOp) Result() *ir.Value { return op.Op().Result(0) }

// NewExtractElement makes a llvm.extractelement at the builder's point.
func NewExtractElement(b *ir.Builder, vector *ir.Value, position *ir.Value) ExtractElementOp {
	st := ir.OperationState{Context: b.Context(), Def: ExtractElement}
	st.Operands = append(st.Operands, vector, position)
	st.Results = append(st.Results, VectorElementType(vector.Type()))
	return ir.Cast[ExtractElementOp](b.Create(&st))
}

// formatExtractValue is the assembly format of [ExtractValue].
var formatExtractValue = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoSpace, Text: ""},
		{Do: asm.DoAttr, N: 0, Attr: &asm.AttrForm{Dense: asm.BuildI64, Is: asm.IsAttr[*ir.DenseArrayAttr]}},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}},
		{Do: asm.DoCustom, Space: true, Custom: &asm.Custom{
			Parse: func(p *asm.Parser, a *asm.OpArgs) bool {
				var v0 ir.Type
				there := parseInsertExtractValueElementType(p, &v0, a.Type(asm.ValueRef{N: 0}), asm.AttrAs[*ir.DenseArrayAttr](a.Attr(0)))
				a.SetType(asm.ValueRef{Result: true, N: 0}, v0)
				return there
			},
			Print: func(p *asm.Printer, op *ir.Operation) {
				printInsertExtractValueElementType(p, op, asm.TypeOf(op, asm.ValueRef{Result: true, N: 0}), asm.TypeOf(op, asm.ValueRef{N: 0}), asm.AttrAs[*ir.DenseArrayAttr](op.Prop(0)))
			},
		}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	Elided: 1 << 0,
}

// ExtractValue is the operation llvm.extractvalue: part of a struct or array.
var ExtractValue = &ir.OpDef{
	Name:   "llvm.extractvalue",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "container", Constraint: constraint.LLVMAnyAggregate},
	},
	Attrs: []ir.AttrSlot{
		{Name: "position", Constraint: constraint.DenseI64ArrayAttr},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatExtractValue)},
	View:       ir.ViewOf[ExtractValueOp],
}

// ExtractValueOp is an operation seen as llvm.extractvalue.
type ExtractValueOp struct{ ir.View }

// Def is the definition, [ExtractValue].
func (ExtractValueOp) Def() *ir.OpDef { return ExtractValue }

// Verify checks what the definition does not say.
func (op ExtractValueOp) Verify() *diag.Diagnostic { return verifyExtractValue(op.Op()) }

// Container is the operand $container.
func (op ExtractValueOp) Container() *ir.Value { return op.Op().Operand(0) }

// Position is the attribute $position.
func (op ExtractValueOp) Position() []int64 {
	return ir.DenseInts[int64](op.Op().Prop(0).(*ir.DenseArrayAttr))
}

// SetPosition sets the attribute $position.
func (op ExtractValueOp) SetPosition(v []int64) ExtractValueOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewDenseI64ArrayAttr(c, v...))
	return op
}

// Result is the result $res.
func (op ExtractValueOp) Result() *ir.Value { return op.Op().Result(0) }

// NewExtractValue makes a llvm.extractvalue at the builder's point.
func NewExtractValue(b *ir.Builder, resultType ir.Type, container *ir.Value, position []int64) ExtractValueOp {
	st := ir.OperationState{Context: b.Context(), Def: ExtractValue}
	st.Operands = append(st.Operands, container)
	c := b.Context()
	st.SetProp(0, ir.NewDenseI64ArrayAttr(c, position...))
	st.Results = append(st.Results, resultType)
	return ir.Cast[ExtractValueOp](b.Create(&st))
}

// formatInsertElement is the assembly format of [InsertElement].
var formatInsertElement = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 1},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoLit, Tok: asm.LSquare, Text: "["},
		{Do: asm.DoOperand, N: 2},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 2}, Kind: &kindIntegerType},
		{Do: asm.DoLit, Tok: asm.RSquare, Text: "]"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}, Kind: &kindAnyVector},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromValue, Of: asm.ValueRef{N: 0}, Map: VectorElementType},
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromValue, Of: asm.ValueRef{N: 0}},
	},
}

// InsertElement is the operation llvm.insertelement: vector with another element.
var InsertElement = &ir.OpDef{
	Name:      "llvm.insertelement",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.TypesMatchWith("argument type matches vector element type", constraint.Operand(0), constraint.Operand(1), VectorElementType), constraint.AllTypesMatch(constraint.Result(0), constraint.Operand(0))},
	Operands: []ir.ValueDef{
		{Name: "vector", Constraint: constraint.LLVMAnyVector},
		{Name: "value", Constraint: constraint.LLVMPrimitiveType},
		{Name: "position", Constraint: constraint.AnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMAnyVector},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatInsertElement)},
	View:       ir.ViewOf[InsertElementOp],
}

// InsertElementOp is an operation seen as llvm.insertelement.
type InsertElementOp struct{ ir.View }

// Def is the definition, [InsertElement].
func (InsertElementOp) Def() *ir.OpDef { return InsertElement }

// Vector is the operand $vector.
func (op InsertElementOp) Vector() *ir.Value { return op.Op().Operand(0) }

// Value is the operand $value.
func (op InsertElementOp) Value() *ir.Value { return op.Op().Operand(1) }

// Position is the operand $position.
func (op InsertElementOp) Position() *ir.Value { return op.Op().Operand(2) }

// Result is the result $res.
func (op InsertElementOp) Result() *ir.Value { return op.Op().Result(0) }

// NewInsertElement makes a llvm.insertelement at the builder's point.
func NewInsertElement(b *ir.Builder, vector *ir.Value, value *ir.Value, position *ir.Value) InsertElementOp {
	st := ir.OperationState{Context: b.Context(), Def: InsertElement}
	st.Operands = append(st.Operands, vector, value, position)
	st.Results = append(st.Results, vector.Type())
	return ir.Cast[InsertElementOp](b.Create(&st))
}

// formatInsertValue is the assembly format of [InsertValue].
var formatInsertValue = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 1},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoSpace, Text: ""},
		{Do: asm.DoAttr, N: 0, Attr: &asm.AttrForm{Dense: asm.BuildI64, Is: asm.IsAttr[*ir.DenseArrayAttr]}},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}},
		{Do: asm.DoCustom, Space: true, Custom: &asm.Custom{
			Parse: func(p *asm.Parser, a *asm.OpArgs) bool {
				var v0 ir.Type
				there := parseInsertExtractValueElementType(p, &v0, a.Type(asm.ValueRef{N: 0}), asm.AttrAs[*ir.DenseArrayAttr](a.Attr(0)))
				a.SetType(asm.ValueRef{N: 1}, v0)
				return there
			},
			Print: func(p *asm.Printer, op *ir.Operation) {
				printInsertExtractValueElementType(p, op, asm.TypeOf(op, asm.ValueRef{N: 1}), asm.TypeOf(op, asm.ValueRef{N: 0}), asm.AttrAs[*ir.DenseArrayAttr](op.Prop(0)))
			},
		}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromValue, Of: asm.ValueRef{N: 0}},
	},
	Elided: 1 << 0,
}

// InsertValue is the operation llvm.insertvalue: struct or array with another part.
var InsertValue = &ir.OpDef{
	Name:      "llvm.insertvalue",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.AllTypesMatch(constraint.Operand(0), constraint.Result(0))},
	Operands: []ir.ValueDef{
		{Name: "container", Constraint: constraint.LLVMAnyAggregate},
		{Name: "value", Constraint: constraint.LLVMPrimitiveType},
	},
	Attrs: []ir.AttrSlot{
		{Name: "position", Constraint: constraint.DenseI64ArrayAttr},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMAnyAggregate},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatInsertValue)},
	View:       ir.ViewOf[InsertValueOp],
}

// InsertValueOp is an operation seen as llvm.insertvalue.
type InsertValueOp struct{ ir.View }

// Def is the definition, [InsertValue].
func (InsertValueOp) Def() *ir.OpDef { return InsertValue }

// Verify checks what the definition does not say.
func (op InsertValueOp) Verify() *diag.Diagnostic { return verifyInsertValue(op.Op()) }

// Container is the operand $container.
func (op InsertValueOp) Container() *ir.Value { return op.Op().Operand(0) }

// Value is the operand $value.
func (op InsertValueOp) Value() *ir.Value { return op.Op().Operand(1) }

// Position is the attribute $position.
func (op InsertValueOp) Position() []int64 {
	return ir.DenseInts[int64](op.Op().Prop(0).(*ir.DenseArrayAttr))
}

// SetPosition sets the attribute $position.
func (op InsertValueOp) SetPosition(v []int64) InsertValueOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewDenseI64ArrayAttr(c, v...))
	return op
}

// Result is the result $res.
func (op InsertValueOp) Result() *ir.Value { return op.Op().Result(0) }

// NewInsertValue makes a llvm.insertvalue at the builder's point.
func NewInsertValue(b *ir.Builder, container *ir.Value, value *ir.Value, position []int64) InsertValueOp {
	st := ir.OperationState{Context: b.Context(), Def: InsertValue}
	st.Operands = append(st.Operands, container, value)
	c := b.Context()
	st.SetProp(0, ir.NewDenseI64ArrayAttr(c, position...))
	st.Results = append(st.Results, container.Type())
	return ir.Cast[InsertValueOp](b.Create(&st))
}

// formatShuffleVector is the assembly format of [ShuffleVector].
var formatShuffleVector = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoOperand, Space: true, N: 1},
		{Do: asm.DoAttr, Space: true, N: 0, Attr: &asm.AttrForm{Dense: asm.BuildI32, Is: asm.IsAttr[*ir.DenseArrayAttr]}},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}, Kind: &kindAnyVector},
		{Do: asm.DoCustom, Space: true, Custom: &asm.Custom{
			Parse: func(p *asm.Parser, a *asm.OpArgs) bool {
				var v1 ir.Type
				there := parseShuffleType(p, a.Type(asm.ValueRef{N: 0}), &v1, asm.AttrAs[*ir.DenseArrayAttr](a.Attr(0)))
				a.SetType(asm.ValueRef{Result: true, N: 0}, v1)
				return there
			},
			Print: func(p *asm.Printer, op *ir.Operation) {
				printShuffleType(p, op, asm.TypeOf(op, asm.ValueRef{N: 0}), asm.TypeOf(op, asm.ValueRef{Result: true, N: 0}), asm.AttrAs[*ir.DenseArrayAttr](op.Prop(0)))
			},
		}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromValue, Of: asm.ValueRef{N: 0}},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	Elided: 1 << 0,
}

// ShuffleVector is the operation llvm.shufflevector: vector of elements of two others.
var ShuffleVector = &ir.OpDef{
	Name:      "llvm.shufflevector",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.AllTypesMatch(constraint.Operand(0), constraint.Operand(1))},
	Operands: []ir.ValueDef{
		{Name: "v1", Constraint: constraint.LLVMAnyVector},
		{Name: "v2", Constraint: constraint.LLVMAnyVector},
	},
	Attrs: []ir.AttrSlot{
		{Name: "mask", Constraint: constraint.DenseI32ArrayAttr},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMAnyVector},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatShuffleVector)},
	View:       ir.ViewOf[ShuffleVectorOp],
}

// ShuffleVectorOp is an operation seen as llvm.shufflevector.
type ShuffleVectorOp struct{ ir.View }

// Def is the definition, [ShuffleVector].
func (ShuffleVectorOp) Def() *ir.OpDef { return ShuffleVector }

// Verify checks what the definition does not say.
func (op ShuffleVectorOp) Verify() *diag.Diagnostic { return verifyShuffleVector(op.Op()) }

// V1 is the operand $v1.
func (op ShuffleVectorOp) V1() *ir.Value { return op.Op().Operand(0) }

// V2 is the operand $v2.
func (op ShuffleVectorOp) V2() *ir.Value { return op.Op().Operand(1) }

// Mask is the attribute $mask.
func (op ShuffleVectorOp) Mask() []int32 {
	return ir.DenseInts[int32](op.Op().Prop(0).(*ir.DenseArrayAttr))
}

// SetMask sets the attribute $mask.
func (op ShuffleVectorOp) SetMask(v []int32) ShuffleVectorOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewDenseI32ArrayAttr(c, v...))
	return op
}

// Result is the result $res.
func (op ShuffleVectorOp) Result() *ir.Value { return op.Op().Result(0) }

// NewShuffleVector makes a llvm.shufflevector at the builder's point.
func NewShuffleVector(b *ir.Builder, resultType ir.Type, v1 *ir.Value, v2 *ir.Value, mask []int32) ShuffleVectorOp {
	st := ir.OperationState{Context: b.Context(), Def: ShuffleVector}
	st.Operands = append(st.Operands, v1, v2)
	c := b.Context()
	st.SetProp(0, ir.NewDenseI32ArrayAttr(c, mask...))
	st.Results = append(st.Results, resultType)
	return ir.Cast[ShuffleVectorOp](b.Create(&st))
}

// formatSelect is the assembly format of [Select].
var formatSelect = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoAllOperands, Space: true},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands: true,
}

// Select is the operation llvm.select: one value or another.
var Select = &ir.OpDef{
	Name:      "llvm.select",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.AllTypesMatch(constraint.Operand(1), constraint.Operand(2), constraint.Result(0))},
	Operands: []ir.ValueDef{
		{Name: "condition", Constraint: constraint.LLVMScalarOrVectorOfI1},
		{Name: "trueValue", Constraint: constraint.LLVMType},
		{Name: "falseValue", Constraint: constraint.LLVMType},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSelect)},
	View:       ir.ViewOf[SelectOp],
}

// SelectOp is an operation seen as llvm.select.
type SelectOp struct{ ir.View }

// Def is the definition, [Select].
func (SelectOp) Def() *ir.OpDef { return Select }

// Condition is the operand $condition.
func (op SelectOp) Condition() *ir.Value { return op.Op().Operand(0) }

// TrueValue is the operand $trueValue.
func (op SelectOp) TrueValue() *ir.Value { return op.Op().Operand(1) }

// FalseValue is the operand $falseValue.
func (op SelectOp) FalseValue() *ir.Value { return op.Op().Operand(2) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op SelectOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(0).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op SelectOp) SetFastmathFlags(v FastmathFlags) SelectOp {
	c := op.Op().Context()
	op.Op().SetProp(0, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op SelectOp) Result() *ir.Value { return op.Op().Result(0) }

// NewSelect makes a llvm.select at the builder's point.
func NewSelect(b *ir.Builder, condition *ir.Value, trueValue *ir.Value, falseValue *ir.Value) SelectOp {
	st := ir.OperationState{Context: b.Context(), Def: Select}
	st.Operands = append(st.Operands, condition, trueValue, falseValue)
	c := b.Context()
	st.SetProp(0, NewFastmathFlagsAttr(c, FastmathFlagsNone))
	st.Results = append(st.Results, trueValue.Type())
	return ir.Cast[SelectOp](b.Create(&st))
}

// formatFreeze is the assembly format of [Freeze].
var formatFreeze = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromValue, Of: asm.ValueRef{N: 0}},
	},
}

// Freeze is the operation llvm.freeze: the value itself, or any value if it is undef or poison.
var Freeze = &ir.OpDef{
	Name:      "llvm.freeze",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "val", Constraint: constraint.LLVMType},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFreeze)},
	View:       ir.ViewOf[FreezeOp],
}

// FreezeOp is an operation seen as llvm.freeze.
type FreezeOp struct{ ir.View }

// Def is the definition, [Freeze].
func (FreezeOp) Def() *ir.OpDef { return Freeze }

// Val is the operand $val.
func (op FreezeOp) Val() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op FreezeOp) Result() *ir.Value { return op.Op().Result(0) }

// NewFreeze makes a llvm.freeze at the builder's point.
func NewFreeze(b *ir.Builder, val *ir.Value) FreezeOp {
	st := ir.OperationState{Context: b.Context(), Def: Freeze}
	st.Operands = append(st.Operands, val)
	st.Results = append(st.Results, val.Type())
	return ir.Cast[FreezeOp](b.Create(&st))
}

// formatNoneToken is the assembly format of [NoneToken].
var formatNoneToken = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
}

// NoneToken is the operation llvm.mlir.none: token that is tied to nothing.
var NoneToken = &ir.OpDef{
	Name:   "llvm.mlir.none",
	Traits: ir.Pure,
	Results: []ir.ValueDef{
		{Name: "res", Constraint: tokenType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatNoneToken)},
	View:       ir.ViewOf[NoneTokenOp],
}

// NoneTokenOp is an operation seen as llvm.mlir.none.
type NoneTokenOp struct{ ir.View }

// Def is the definition, [NoneToken].
func (NoneTokenOp) Def() *ir.OpDef { return NoneToken }

// Result is the result $res.
func (op NoneTokenOp) Result() *ir.Value { return op.Op().Result(0) }

// NewNoneToken makes a llvm.mlir.none at the builder's point.
func NewNoneToken(b *ir.Builder) NoneTokenOp {
	st := ir.OperationState{Context: b.Context(), Def: NoneToken}
	st.Results = append(st.Results, tokenType.Buildable(b.Context()))
	return ir.Cast[NoneTokenOp](b.Create(&st))
}

// formatUndef is the assembly format of [Undef].
var formatUndef = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
}

// Undef is the operation llvm.mlir.undef: undefined value.
var Undef = &ir.OpDef{
	Name:   "llvm.mlir.undef",
	Traits: ir.Pure | ir.ConstantLike,
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatUndef)},
	View:       ir.ViewOf[UndefOp],
}

// UndefOp is an operation seen as llvm.mlir.undef.
type UndefOp struct{ ir.View }

// Def is the definition, [Undef].
func (UndefOp) Def() *ir.OpDef { return Undef }

// Result is the result $res.
func (op UndefOp) Result() *ir.Value { return op.Op().Result(0) }

// NewUndef makes a llvm.mlir.undef at the builder's point.
func NewUndef(b *ir.Builder, resultType ir.Type) UndefOp {
	st := ir.OperationState{Context: b.Context(), Def: Undef}
	st.Results = append(st.Results, resultType)
	return ir.Cast[UndefOp](b.Create(&st))
}

// formatPoison is the assembly format of [Poison].
var formatPoison = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
}

// Poison is the operation llvm.mlir.poison: poison value.
var Poison = &ir.OpDef{
	Name:   "llvm.mlir.poison",
	Traits: ir.Pure | ir.ConstantLike,
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatPoison)},
	View:       ir.ViewOf[PoisonOp],
}

// PoisonOp is an operation seen as llvm.mlir.poison.
type PoisonOp struct{ ir.View }

// Def is the definition, [Poison].
func (PoisonOp) Def() *ir.OpDef { return Poison }

// Result is the result $res.
func (op PoisonOp) Result() *ir.Value { return op.Op().Result(0) }

// NewPoison makes a llvm.mlir.poison at the builder's point.
func NewPoison(b *ir.Builder, resultType ir.Type) PoisonOp {
	st := ir.OperationState{Context: b.Context(), Def: Poison}
	st.Results = append(st.Results, resultType)
	return ir.Cast[PoisonOp](b.Create(&st))
}

// formatZero is the assembly format of [Zero].
var formatZero = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
}

// Zero is the operation llvm.mlir.zero: value all of whose bits are zero, as zeroinitializer or null.
var Zero = &ir.OpDef{
	Name:   "llvm.mlir.zero",
	Traits: ir.Pure | ir.ConstantLike,
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatZero)},
	View:       ir.ViewOf[ZeroOp],
}

// ZeroOp is an operation seen as llvm.mlir.zero.
type ZeroOp struct{ ir.View }

// Def is the definition, [Zero].
func (ZeroOp) Def() *ir.OpDef { return Zero }

// Verify checks what the definition does not say.
func (op ZeroOp) Verify() *diag.Diagnostic { return verifyZero(op.Op()) }

// Result is the result $res.
func (op ZeroOp) Result() *ir.Value { return op.Op().Result(0) }

// NewZero makes a llvm.mlir.zero at the builder's point.
func NewZero(b *ir.Builder, resultType ir.Type) ZeroOp {
	st := ir.OperationState{Context: b.Context(), Def: Zero}
	st.Results = append(st.Results, resultType)
	return ir.Cast[ZeroOp](b.Create(&st))
}

// formatConstant is the assembly format of [Constant].
var formatConstant = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAttr, N: 0},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	Elided: 1 << 0,
}

// Constant is the operation llvm.mlir.constant: constant.
var Constant = &ir.OpDef{
	Name:   "llvm.mlir.constant",
	Traits: ir.Pure | ir.ConstantLike,
	Attrs: []ir.AttrSlot{
		{Name: "value", Constraint: constraint.AnyAttr},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatConstant)},
	View:       ir.ViewOf[ConstantOp],
}

// ConstantOp is an operation seen as llvm.mlir.constant.
type ConstantOp struct{ ir.View }

// Def is the definition, [Constant].
func (ConstantOp) Def() *ir.OpDef { return Constant }

// Verify checks what the definition does not say.
func (op ConstantOp) Verify() *diag.Diagnostic { return verifyConstant(op.Op()) }

// Fold finds the results; see [ir.FoldOp].
func (op ConstantOp) Fold(constants []ir.Attribute) ([]ir.FoldResult, bool) {
	return ir.FoldToValue(op.Op(), constants)
}

// Value is the attribute $value.
func (op ConstantOp) Value() ir.Attribute { return op.Op().Prop(0) }

// SetValue sets the attribute $value.
func (op ConstantOp) SetValue(v ir.Attribute) ConstantOp {
	op.Op().SetProp(0, v)
	return op
}

// Result is the result $res.
func (op ConstantOp) Result() *ir.Value { return op.Op().Result(0) }

// NewConstant makes a llvm.mlir.constant at the builder's point.
func NewConstant(b *ir.Builder, resultType ir.Type, value ir.Attribute) ConstantOp {
	st := ir.OperationState{Context: b.Context(), Def: Constant}
	st.SetProp(0, value)
	st.Results = append(st.Results, resultType)
	return ir.Cast[ConstantOp](b.Create(&st))
}

// formatAddressOf is the assembly format of [AddressOf].
var formatAddressOf = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoAttr, Space: true, N: 0, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsFlatSymbolRef, First: asm.AtIdent}},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Qualified: true},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	Elided: 1 << 0,
}

// AddressOf is the operation llvm.mlir.addressof: address of a global, an alias or a function.
var AddressOf = &ir.OpDef{
	Name:   "llvm.mlir.addressof",
	Traits: ir.Pure | ir.ConstantLike,
	Attrs: []ir.AttrSlot{
		{Name: "global_name", Constraint: constraint.FlatSymbolRefAttr},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMAnyPointer},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAddressOf)},
	View:       ir.ViewOf[AddressOfOp],
}

// AddressOfOp is an operation seen as llvm.mlir.addressof.
type AddressOfOp struct{ ir.View }

// Def is the definition, [AddressOf].
func (AddressOfOp) Def() *ir.OpDef { return AddressOf }

// VerifySymbolUses checks the references to symbols.
func (op AddressOfOp) VerifySymbolUses(symbols *ir.SymbolTables) *diag.Diagnostic {
	return verifyAddressOf(op.Op(), symbols)
}

// GlobalName is the attribute $global_name.
func (op AddressOfOp) GlobalName() string { return op.Op().Prop(0).(*ir.SymbolRefAttr).Root() }

// SetGlobalName sets the attribute $global_name.
func (op AddressOfOp) SetGlobalName(v string) AddressOfOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewSymbolRefAttr(c, v))
	return op
}

// Result is the result $res.
func (op AddressOfOp) Result() *ir.Value { return op.Op().Result(0) }

// NewAddressOf makes a llvm.mlir.addressof at the builder's point.
func NewAddressOf(b *ir.Builder, resultType ir.Type, globalName string) AddressOfOp {
	st := ir.OperationState{Context: b.Context(), Def: AddressOf}
	c := b.Context()
	st.SetProp(0, ir.NewSymbolRefAttr(c, globalName))
	st.Results = append(st.Results, resultType)
	return ir.Cast[AddressOfOp](b.Create(&st))
}

// formatDSOLocalEquivalent is the assembly format of [DSOLocalEquivalent].
var formatDSOLocalEquivalent = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoAttr, Space: true, N: 0, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsFlatSymbolRef, First: asm.AtIdent}},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Qualified: true},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	Elided: 1 << 0,
}

// DSOLocalEquivalent is the operation llvm.dso_local_equivalent: address of a function that is the same or calls it, in this shared object.
var DSOLocalEquivalent = &ir.OpDef{
	Name:   "llvm.dso_local_equivalent",
	Traits: ir.Pure | ir.ConstantLike,
	Attrs: []ir.AttrSlot{
		{Name: "function_name", Constraint: constraint.FlatSymbolRefAttr},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMAnyPointer},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatDSOLocalEquivalent)},
	View:       ir.ViewOf[DSOLocalEquivalentOp],
}

// DSOLocalEquivalentOp is an operation seen as llvm.dso_local_equivalent.
type DSOLocalEquivalentOp struct{ ir.View }

// Def is the definition, [DSOLocalEquivalent].
func (DSOLocalEquivalentOp) Def() *ir.OpDef { return DSOLocalEquivalent }

// VerifySymbolUses checks the references to symbols.
func (op DSOLocalEquivalentOp) VerifySymbolUses(symbols *ir.SymbolTables) *diag.Diagnostic {
	return verifyDSOLocalEquivalent(op.Op(), symbols)
}

// FunctionName is the attribute $function_name.
func (op DSOLocalEquivalentOp) FunctionName() string {
	return op.Op().Prop(0).(*ir.SymbolRefAttr).Root()
}

// SetFunctionName sets the attribute $function_name.
func (op DSOLocalEquivalentOp) SetFunctionName(v string) DSOLocalEquivalentOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewSymbolRefAttr(c, v))
	return op
}

// Result is the result $res.
func (op DSOLocalEquivalentOp) Result() *ir.Value { return op.Op().Result(0) }

// NewDSOLocalEquivalent makes a llvm.dso_local_equivalent at the builder's point.
func NewDSOLocalEquivalent(b *ir.Builder, resultType ir.Type, functionName string) DSOLocalEquivalentOp {
	st := ir.OperationState{Context: b.Context(), Def: DSOLocalEquivalent}
	c := b.Context()
	st.SetProp(0, ir.NewSymbolRefAttr(c, functionName))
	st.Results = append(st.Results, resultType)
	return ir.Cast[DSOLocalEquivalentOp](b.Create(&st))
}

// formatBlockAddress is the assembly format of [BlockAddress].
var formatBlockAddress = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoAttr, Space: true, N: 0, Attr: &asm.AttrForm{Def: &BlockAddressAttrDef, Is: asm.IsAttr[*BlockAddressAttr]}},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Qualified: true},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	Elided: 1 << 0,
}

// BlockAddress is the operation llvm.blockaddress: address of a block.
var BlockAddress = &ir.OpDef{
	Name:   "llvm.blockaddress",
	Traits: ir.Pure | ir.ConstantLike,
	Attrs: []ir.AttrSlot{
		{Name: "block_addr", Constraint: IsBlockAddressAttr},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMAnyPointer},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatBlockAddress)},
	View:       ir.ViewOf[BlockAddressOp],
}

// BlockAddressOp is an operation seen as llvm.blockaddress.
type BlockAddressOp struct{ ir.View }

// Def is the definition, [BlockAddress].
func (BlockAddressOp) Def() *ir.OpDef { return BlockAddress }

// Verify checks what the definition does not say.
func (op BlockAddressOp) Verify() *diag.Diagnostic { return verifyBlockAddress(op.Op()) }

// VerifySymbolUses checks the references to symbols.
func (op BlockAddressOp) VerifySymbolUses(symbols *ir.SymbolTables) *diag.Diagnostic {
	return verifyBlockAddressUses(op.Op(), symbols)
}

// BlockAddr is the attribute $block_addr.
func (op BlockAddressOp) BlockAddr() *BlockAddressAttr {
	v, _ := op.Op().Prop(0).(*BlockAddressAttr)
	return v
}

// SetBlockAddr sets the attribute $block_addr.
func (op BlockAddressOp) SetBlockAddr(v *BlockAddressAttr) BlockAddressOp {
	op.Op().SetProp(0, v)
	return op
}

// Result is the result $res.
func (op BlockAddressOp) Result() *ir.Value { return op.Op().Result(0) }

// NewBlockAddress makes a llvm.blockaddress at the builder's point.
func NewBlockAddress(b *ir.Builder, resultType ir.Type, blockAddr *BlockAddressAttr) BlockAddressOp {
	st := ir.OperationState{Context: b.Context(), Def: BlockAddress}
	st.SetProp(0, blockAddr)
	st.Results = append(st.Results, resultType)
	return ir.Cast[BlockAddressOp](b.Create(&st))
}

// formatBlockTag is the assembly format of [BlockTag].
var formatBlockTag = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoAttr, Space: true, N: 0, Attr: &asm.AttrForm{Def: &BlockTagAttrDef, Is: asm.IsAttr[*BlockTagAttr]}},
		{Do: asm.DoAttrDict},
	},
	Elided: 1 << 0,
}

// BlockTag is the operation llvm.blocktag: name of a block, for the address of it.
var BlockTag = &ir.OpDef{
	Name: "llvm.blocktag",
	Attrs: []ir.AttrSlot{
		{Name: "tag", Constraint: IsBlockTagAttr},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatBlockTag)},
	View:       ir.ViewOf[BlockTagOp],
}

// BlockTagOp is an operation seen as llvm.blocktag.
type BlockTagOp struct{ ir.View }

// Def is the definition, [BlockTag].
func (BlockTagOp) Def() *ir.OpDef { return BlockTag }

// Tag is the attribute $tag.
func (op BlockTagOp) Tag() *BlockTagAttr {
	v, _ := op.Op().Prop(0).(*BlockTagAttr)
	return v
}

// SetTag sets the attribute $tag.
func (op BlockTagOp) SetTag(v *BlockTagAttr) BlockTagOp {
	op.Op().SetProp(0, v)
	return op
}

// NewBlockTag makes a llvm.blocktag at the builder's point.
func NewBlockTag(b *ir.Builder, tag *BlockTagAttr) BlockTagOp {
	st := ir.OperationState{Context: b.Context(), Def: BlockTag}
	st.SetProp(0, tag)
	return ir.Cast[BlockTagOp](b.Create(&st))
}

// formatBr is the assembly format of [Br].
var formatBr = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoSuccessor, Space: true, N: 0},
		{Do: asm.DoGroup, Group: &asm.Group{Unit: -1, When: []asm.Cond{{If: asm.IfOperands, N: 0}}, Then: []asm.Instr{
			{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
			{Do: asm.DoOperands, N: 0},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoTypes, Space: true, Of: asm.ValueRef{N: 0}},
			{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		}}},
		{Do: asm.DoAttrDict},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
}

// Br is the operation llvm.br: jump to a block.
var Br = &ir.OpDef{
	Name:   "llvm.br",
	Traits: ir.BranchLike | ir.Pure | ir.Terminator,
	Operands: []ir.ValueDef{
		{Name: "destOperands", Constraint: constraint.LLVMType, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "loop_annotation", Constraint: IsLoopAnnotationAttr, Optional: true},
	},
	Successors: []ir.SuccessorDef{{Name: "dest"}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatBr)},
	View:       ir.ViewOf[BrOp],
}

// BrOp is an operation seen as llvm.br.
type BrOp struct{ ir.View }

// Def is the definition, [Br].
func (BrOp) Def() *ir.OpDef { return Br }

// DestOperands are the operands $destOperands.
func (op BrOp) DestOperands() ir.OperandRange { return op.Op().OperandsAt(0) }

// LoopAnnotation is the attribute $loop_annotation, nil if it is absent.
func (op BrOp) LoopAnnotation() *LoopAnnotationAttr {
	v, _ := op.Op().Prop(0).(*LoopAnnotationAttr)
	return v
}

// SetLoopAnnotation sets the attribute $loop_annotation.
func (op BrOp) SetLoopAnnotation(v *LoopAnnotationAttr) BrOp {
	op.Op().SetProp(0, v)
	return op
}

// Dest is the successor $dest.
func (op BrOp) Dest() *ir.Block { return op.Op().Successor(0) }

// NewBr makes a llvm.br at the builder's point.
func NewBr(b *ir.Builder, destOperands []*ir.Value, dest *ir.Block) BrOp {
	st := ir.OperationState{Context: b.Context(), Def: Br}
	st.Operands = append(st.Operands, destOperands...)
	st.Successors = append(st.Successors, dest)
	return ir.Cast[BrOp](b.Create(&st))
}

// formatCondBr is the assembly format of [CondBr].
var formatCondBr = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoGroup, Group: &asm.Group{Unit: -1, When: []asm.Cond{{If: asm.IfAttr, N: 0}}, Then: []asm.Instr{
			{Do: asm.DoLit, Space: true, Text: "weights"},
			{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
			{Do: asm.DoAttr, N: 0, Attr: &asm.AttrForm{Dense: asm.BuildI32, Is: asm.IsAttr[*ir.DenseArrayAttr]}},
			{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		}}},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoSuccessor, Space: true, N: 0},
		{Do: asm.DoGroup, Group: &asm.Group{Unit: -1, When: []asm.Cond{{If: asm.IfOperands, N: 1}}, Then: []asm.Instr{
			{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
			{Do: asm.DoOperands, N: 1},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoTypes, Space: true, Of: asm.ValueRef{N: 1}},
			{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		}}},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoSuccessor, Space: true, N: 1},
		{Do: asm.DoGroup, Group: &asm.Group{Unit: -1, When: []asm.Cond{{If: asm.IfOperands, N: 2}}, Then: []asm.Instr{
			{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
			{Do: asm.DoOperands, N: 2},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoTypes, Space: true, Of: asm.ValueRef{N: 2}},
			{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		}}},
		{Do: asm.DoAttrDict},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromBuild, Build: constraint.I1.Buildable},
		{From: asm.FromText},
		{From: asm.FromText},
	},
	Elided: 1<<0 | 1<<2,
}

// CondBr is the operation llvm.cond_br: jump to one of two blocks.
var CondBr = &ir.OpDef{
	Name:      "llvm.cond_br",
	Traits:    ir.AttrSizedOperandSegments | ir.BranchLike | ir.Pure | ir.Terminator,
	TypeRules: []constraint.Rule{verifyBranchWeights},
	Operands: []ir.ValueDef{
		{Name: "condition", Constraint: constraint.I1},
		{Name: "trueDestOperands", Constraint: constraint.LLVMType, Arity: ir.Variadic},
		{Name: "falseDestOperands", Constraint: constraint.LLVMType, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "branch_weights", Constraint: constraint.DenseI32ArrayAttr, Optional: true},
		{Name: "loop_annotation", Constraint: IsLoopAnnotationAttr, Optional: true},
		{Name: "operandSegmentSizes", Constraint: constraint.DenseI32ArrayAttr},
	},
	Successors: []ir.SuccessorDef{{Name: "trueDest"}, {Name: "falseDest"}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCondBr)},
	View:       ir.ViewOf[CondBrOp],
}

// CondBrOp is an operation seen as llvm.cond_br.
type CondBrOp struct{ ir.View }

// Def is the definition, [CondBr].
func (CondBrOp) Def() *ir.OpDef { return CondBr }

// Condition is the operand $condition.
func (op CondBrOp) Condition() *ir.Value { return op.Op().Operand(0) }

// TrueDestOperands are the operands $trueDestOperands.
func (op CondBrOp) TrueDestOperands() ir.OperandRange { return op.Op().OperandsAt(1) }

// FalseDestOperands are the operands $falseDestOperands.
func (op CondBrOp) FalseDestOperands() ir.OperandRange { return op.Op().OperandsAt(2) }

// BranchWeights is the attribute $branch_weights; ok is false if it is absent.
func (op CondBrOp) BranchWeights() (value []int32, ok bool) {
	if v, ok := op.Op().Prop(0).(*ir.DenseArrayAttr); ok {
		return ir.DenseInts[int32](v), true
	}
	return value, false
}

// SetBranchWeights sets the attribute $branch_weights.
func (op CondBrOp) SetBranchWeights(v []int32) CondBrOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewDenseI32ArrayAttr(c, v...))
	return op
}

// LoopAnnotation is the attribute $loop_annotation, nil if it is absent.
func (op CondBrOp) LoopAnnotation() *LoopAnnotationAttr {
	v, _ := op.Op().Prop(1).(*LoopAnnotationAttr)
	return v
}

// SetLoopAnnotation sets the attribute $loop_annotation.
func (op CondBrOp) SetLoopAnnotation(v *LoopAnnotationAttr) CondBrOp {
	op.Op().SetProp(1, v)
	return op
}

// TrueDest is the successor $trueDest.
func (op CondBrOp) TrueDest() *ir.Block { return op.Op().Successor(0) }

// FalseDest is the successor $falseDest.
func (op CondBrOp) FalseDest() *ir.Block { return op.Op().Successor(1) }

// NewCondBr makes a llvm.cond_br at the builder's point.
func NewCondBr(b *ir.Builder, condition *ir.Value, trueDestOperands []*ir.Value, falseDestOperands []*ir.Value, trueDest *ir.Block, falseDest *ir.Block) CondBrOp {
	st := ir.OperationState{Context: b.Context(), Def: CondBr}
	var segments [3]int32
	segments[0] = 1
	st.Operands = append(st.Operands, condition)
	st.Operands = append(st.Operands, trueDestOperands...)
	segments[1] = int32(len(trueDestOperands))
	st.Operands = append(st.Operands, falseDestOperands...)
	segments[2] = int32(len(falseDestOperands))
	st.SetProp(2, ir.NewDenseI32ArrayAttr(b.Context(), segments[:]...))
	st.Successors = append(st.Successors, trueDest)
	st.Successors = append(st.Successors, falseDest)
	return ir.Cast[CondBrOp](b.Create(&st))
}

// formatSwitch is the assembly format of [Switch].
var formatSwitch = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}, Kind: &kindIntegerType},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoSuccessor, Space: true, N: 0},
		{Do: asm.DoGroup, Group: &asm.Group{Unit: -1, When: []asm.Cond{{If: asm.IfOperands, N: 1}}, Then: []asm.Instr{
			{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
			{Do: asm.DoOperands, N: 1},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoTypes, Space: true, Of: asm.ValueRef{N: 1}},
			{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		}}},
		{Do: asm.DoCustom, Space: true, Custom: &asm.Custom{
			Parse: func(p *asm.Parser, a *asm.OpArgs) bool {
				var v1 *ir.DenseElementsAttr
				var v3 [][]asm.Operand
				var v4 [][]ir.Type
				there := parseSwitchOpCases(p, a.Type(asm.ValueRef{N: 0}), &v1, a.Successors(1), &v3, &v4)
				if v1 != nil {
					a.SetAttr(0, v1)
				}
				a.SetOperandLists(2, v3)
				a.SetTypeLists(2, v4)
				return there
			},
			Print: func(p *asm.Printer, op *ir.Operation) {
				printSwitchOpCases(p, op, asm.TypeOf(op, asm.ValueRef{N: 0}), asm.AttrAs[*ir.DenseElementsAttr](op.Prop(0)), op.Successors()[1:], asm.OperandListsOf(op, 2), asm.TypeListsOf(op, 2))
			},
		}},
		{Do: asm.DoAttrDict},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromText},
		{From: asm.FromText},
	},
	Elided: 1<<0 | 1<<1 | 1<<3,
}

// Switch is the operation llvm.switch: jump to one of several blocks, by the value of an integer.
var Switch = &ir.OpDef{
	Name:      "llvm.switch",
	Traits:    ir.AttrSizedOperandSegments | ir.BranchLike | ir.Pure | ir.Terminator,
	TypeRules: []constraint.Rule{verifyBranchWeights},
	Operands: []ir.ValueDef{
		{Name: "value", Constraint: constraint.AnySignlessInteger},
		{Name: "defaultOperands", Constraint: constraint.AnyType, Arity: ir.Variadic},
		{Name: "caseOperands", Constraint: constraint.AnyType, Arity: ir.VariadicOfVariadic, SegmentAttr: "case_operand_segments"},
	},
	Attrs: []ir.AttrSlot{
		{Name: "case_values", Constraint: constraint.AnyIntElementsAttr, Optional: true},
		{Name: "case_operand_segments", Constraint: constraint.DenseI32ArrayAttr},
		{Name: "branch_weights", Constraint: constraint.DenseI32ArrayAttr, Optional: true},
		{Name: "operandSegmentSizes", Constraint: constraint.DenseI32ArrayAttr},
	},
	Successors: []ir.SuccessorDef{{Name: "defaultDestination"}, {Name: "caseDestinations", Variadic: true}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSwitch)},
	View:       ir.ViewOf[SwitchOp],
}

// SwitchOp is an operation seen as llvm.switch.
type SwitchOp struct{ ir.View }

// Def is the definition, [Switch].
func (SwitchOp) Def() *ir.OpDef { return Switch }

// Verify checks what the definition does not say.
func (op SwitchOp) Verify() *diag.Diagnostic { return verifySwitch(op.Op()) }

// Value is the operand $value.
func (op SwitchOp) Value() *ir.Value { return op.Op().Operand(0) }

// DefaultOperands are the operands $defaultOperands.
func (op SwitchOp) DefaultOperands() ir.OperandRange { return op.Op().OperandsAt(1) }

// CaseOperands are the lists of operands $caseOperands.
func (op SwitchOp) CaseOperands() []ir.OperandRange { return asm.OperandListsOf(op.Op(), 2) }

// CaseValues is the attribute $case_values, nil if it is absent.
func (op SwitchOp) CaseValues() *ir.DenseElementsAttr {
	v, _ := op.Op().Prop(0).(*ir.DenseElementsAttr)
	return v
}

// SetCaseValues sets the attribute $case_values.
func (op SwitchOp) SetCaseValues(v *ir.DenseElementsAttr) SwitchOp {
	op.Op().SetProp(0, v)
	return op
}

// CaseOperandSegments is the attribute $case_operand_segments.
func (op SwitchOp) CaseOperandSegments() []int32 {
	return ir.DenseInts[int32](op.Op().Prop(1).(*ir.DenseArrayAttr))
}

// SetCaseOperandSegments sets the attribute $case_operand_segments.
func (op SwitchOp) SetCaseOperandSegments(v []int32) SwitchOp {
	c := op.Op().Context()
	op.Op().SetProp(1, ir.NewDenseI32ArrayAttr(c, v...))
	return op
}

// BranchWeights is the attribute $branch_weights; ok is false if it is absent.
func (op SwitchOp) BranchWeights() (value []int32, ok bool) {
	if v, ok := op.Op().Prop(2).(*ir.DenseArrayAttr); ok {
		return ir.DenseInts[int32](v), true
	}
	return value, false
}

// SetBranchWeights sets the attribute $branch_weights.
func (op SwitchOp) SetBranchWeights(v []int32) SwitchOp {
	c := op.Op().Context()
	op.Op().SetProp(2, ir.NewDenseI32ArrayAttr(c, v...))
	return op
}

// DefaultDestination is the successor $defaultDestination.
func (op SwitchOp) DefaultDestination() *ir.Block { return op.Op().Successor(0) }

// CaseDestinations are the successors $caseDestinations.
func (op SwitchOp) CaseDestinations() []ir.Successor { return op.Op().Successors()[1:] }

// formatIndirectBr is the assembly format of [IndirectBr].
var formatIndirectBr = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}, Kind: &kindPointerType},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoCustom, Space: true, Custom: &asm.Custom{
			Parse: func(p *asm.Parser, a *asm.OpArgs) bool {
				var v2 [][]asm.Operand
				var v3 [][]ir.Type
				there := parseIndirectBrOpSucessors(p, a.Type(asm.ValueRef{N: 0}), a.Successors(0), &v2, &v3)
				a.SetOperandLists(1, v2)
				a.SetTypeLists(1, v3)
				return there
			},
			Print: func(p *asm.Printer, op *ir.Operation) {
				printIndirectBrOpSucessors(p, op, asm.TypeOf(op, asm.ValueRef{N: 0}), op.Successors()[0:], asm.OperandListsOf(op, 1), asm.TypeListsOf(op, 1))
			},
		}},
		{Do: asm.DoAttrDict},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromText},
	},
	Elided: 1 << 0,
}

// IndirectBr is the operation llvm.indirectbr: jump to the block of an address.
var IndirectBr = &ir.OpDef{
	Name:   "llvm.indirectbr",
	Traits: ir.BranchLike | ir.Pure | ir.Terminator,
	Operands: []ir.ValueDef{
		{Name: "addr", Constraint: constraint.LLVMAnyPointer},
		{Name: "succOperands", Constraint: constraint.AnyType, Arity: ir.VariadicOfVariadic, SegmentAttr: "indbr_operand_segments"},
	},
	Attrs: []ir.AttrSlot{
		{Name: "indbr_operand_segments", Constraint: constraint.DenseI32ArrayAttr},
	},
	Successors: []ir.SuccessorDef{{Name: "successors", Variadic: true}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatIndirectBr)},
	View:       ir.ViewOf[IndirectBrOp],
}

// IndirectBrOp is an operation seen as llvm.indirectbr.
type IndirectBrOp struct{ ir.View }

// Def is the definition, [IndirectBr].
func (IndirectBrOp) Def() *ir.OpDef { return IndirectBr }

// Addr is the operand $addr.
func (op IndirectBrOp) Addr() *ir.Value { return op.Op().Operand(0) }

// SuccOperands are the lists of operands $succOperands.
func (op IndirectBrOp) SuccOperands() []ir.OperandRange { return asm.OperandListsOf(op.Op(), 1) }

// IndbrOperandSegments is the attribute $indbr_operand_segments.
func (op IndirectBrOp) IndbrOperandSegments() []int32 {
	return ir.DenseInts[int32](op.Op().Prop(0).(*ir.DenseArrayAttr))
}

// SetIndbrOperandSegments sets the attribute $indbr_operand_segments.
func (op IndirectBrOp) SetIndbrOperandSegments(v []int32) IndirectBrOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewDenseI32ArrayAttr(c, v...))
	return op
}

// Successors are the successors $successors.
func (op IndirectBrOp) Successors() []ir.Successor { return op.Op().Successors()[0:] }

// formatReturn is the assembly format of [Return].
var formatReturn = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoAttrDict},
		{Do: asm.DoGroup, Group: &asm.Group{Unit: -1, When: []asm.Cond{{If: asm.IfOperands, N: 0}}, Then: []asm.Instr{
			{Do: asm.DoOptionalOperand, Space: true, N: 0},
			{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
			{Do: asm.DoOptionalType, Space: true, Of: asm.ValueRef{N: 0}},
		}}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
}

// Return is the operation llvm.return: end of a function, or the value of an initialiser.
var Return = &ir.OpDef{
	Name:   "llvm.return",
	Traits: ir.Pure | ir.ReturnLike | ir.Terminator,
	Operands: []ir.ValueDef{
		{Name: "arg", Constraint: constraint.LLVMType, Arity: ir.Optional},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatReturn)},
	View:       ir.ViewOf[ReturnOp],
}

// ReturnOp is an operation seen as llvm.return.
type ReturnOp struct{ ir.View }

// Def is the definition, [Return].
func (ReturnOp) Def() *ir.OpDef { return Return }

// Verify checks what the definition does not say.
func (op ReturnOp) Verify() *diag.Diagnostic { return verifyReturn(op.Op()) }

// Arg is the operand $arg, nil if it is absent.
func (op ReturnOp) Arg() *ir.Value {
	if r := op.Op().OperandsAt(0); r.Len() > 0 {
		return r.At(0)
	}
	return nil
}

// NewReturn makes a llvm.return at the builder's point.
func NewReturn(b *ir.Builder, arg *ir.Value) ReturnOp {
	st := ir.OperationState{Context: b.Context(), Def: Return}
	if arg != nil {
		st.Operands = append(st.Operands, arg)
	}
	return ir.Cast[ReturnOp](b.Create(&st))
}

// formatResume is the assembly format of [Resume].
var formatResume = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
}

// Resume is the operation llvm.resume: goes on with an exception that was caught.
var Resume = &ir.OpDef{
	Name:   "llvm.resume",
	Traits: ir.Terminator,
	Operands: []ir.ValueDef{
		{Name: "value", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatResume)},
	View:       ir.ViewOf[ResumeOp],
}

// ResumeOp is an operation seen as llvm.resume.
type ResumeOp struct{ ir.View }

// Def is the definition, [Resume].
func (ResumeOp) Def() *ir.OpDef { return Resume }

// Value is the operand $value.
func (op ResumeOp) Value() *ir.Value { return op.Op().Operand(0) }

// NewResume makes a llvm.resume at the builder's point.
func NewResume(b *ir.Builder, value *ir.Value) ResumeOp {
	st := ir.OperationState{Context: b.Context(), Def: Resume}
	st.Operands = append(st.Operands, value)
	return ir.Cast[ResumeOp](b.Create(&st))
}

// formatUnreachable is the assembly format of [Unreachable].
var formatUnreachable = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoAttrDict},
	},
}

// Unreachable is the operation llvm.unreachable: place that is never reached.
var Unreachable = &ir.OpDef{
	Name:       "llvm.unreachable",
	Traits:     ir.Terminator,
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatUnreachable)},
	View:       ir.ViewOf[UnreachableOp],
}

// UnreachableOp is an operation seen as llvm.unreachable.
type UnreachableOp struct{ ir.View }

// Def is the definition, [Unreachable].
func (UnreachableOp) Def() *ir.OpDef { return Unreachable }

// NewUnreachable makes a llvm.unreachable at the builder's point.
func NewUnreachable(b *ir.Builder) UnreachableOp {
	st := ir.OperationState{Context: b.Context(), Def: Unreachable}
	return ir.Cast[UnreachableOp](b.Create(&st))
}

// LandingPad is the operation llvm.landingpad: exception that an invoke has met.
var LandingPad = &ir.OpDef{
	Name: "llvm.landingpad",
	Operands: []ir.ValueDef{
		{Name: "clauses", Constraint: constraint.LLVMType, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "cleanup", Constraint: constraint.UnitAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(landingpadSyntax)},
	View:       ir.ViewOf[LandingPadOp],
}

// LandingPadOp is an operation seen as llvm.landingpad.
type LandingPadOp struct{ ir.View }

// Def is the definition, [LandingPad].
func (LandingPadOp) Def() *ir.OpDef { return LandingPad }

// Verify checks what the definition does not say.
func (op LandingPadOp) Verify() *diag.Diagnostic { return verifyLandingPad(op.Op()) }

// Clauses are the operands $clauses.
func (op LandingPadOp) Clauses() ir.OperandRange { return op.Op().OperandsAt(0) }

// Cleanup reports whether the attribute $cleanup is there.
func (op LandingPadOp) Cleanup() bool { return op.Op().Prop(0) != nil }

// SetCleanup sets or removes the attribute $cleanup.
func (op LandingPadOp) SetCleanup(v bool) LandingPadOp {
	if v {
		op.Op().SetProp(0, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetProp(0, nil)
	}
	return op
}

// Result is the result $res.
func (op LandingPadOp) Result() *ir.Value { return op.Op().Result(0) }

// NewLandingPad makes a llvm.landingpad at the builder's point.
func NewLandingPad(b *ir.Builder, resultType ir.Type, clauses ...*ir.Value) LandingPadOp {
	st := ir.OperationState{Context: b.Context(), Def: LandingPad}
	st.Operands = append(st.Operands, clauses...)
	st.Results = append(st.Results, resultType)
	return ir.Cast[LandingPadOp](b.Create(&st))
}

// Call is the operation llvm.call: call of a function or a pointer to one.
var Call = &ir.OpDef{
	Name:   "llvm.call",
	Traits: ir.AttrSizedOperandSegments | ir.CallLike,
	Operands: []ir.ValueDef{
		{Name: "callee_operands", Constraint: constraint.LLVMType, Arity: ir.Variadic},
		{Name: "op_bundle_operands", Constraint: constraint.LLVMType, Arity: ir.VariadicOfVariadic, SegmentAttr: "op_bundle_sizes"},
	},
	Attrs: []ir.AttrSlot{
		{Name: "var_callee_type", Constraint: constraint.LLVMTypeAttrOfFunctionType, Optional: true},
		{Name: "callee", Constraint: constraint.FlatSymbolRefAttr, Optional: true},
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
		{Name: "CConv", Constraint: constraint.LLVMCConv, Default: func(c *ir.Context) ir.Attribute { return NewCConvAttr(c, CConvC) }},
		{Name: "TailCallKind", Constraint: constraint.LLVMTailCallKind, Default: func(c *ir.Context) ir.Attribute { return NewTailCallKindAttr(c, TailCallKindNone) }},
		{Name: "memory_effects", Constraint: IsMemoryEffectsAttr, Optional: true},
		{Name: "convergent", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "no_unwind", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "will_return", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "op_bundle_sizes", Constraint: constraint.DenseI32ArrayAttr},
		{Name: "op_bundle_tags", Constraint: constraint.ArrayAttr, Optional: true},
		{Name: "arg_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
		{Name: "res_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
		{Name: "no_inline", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "always_inline", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "inline_hint", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "access_groups", Constraint: constraint.LLVMAccessGroupArrayAttr, Optional: true},
		{Name: "alias_scopes", Constraint: constraint.LLVMAliasScopeArrayAttr, Optional: true},
		{Name: "noalias_scopes", Constraint: constraint.LLVMAliasScopeArrayAttr, Optional: true},
		{Name: "tbaa", Constraint: constraint.LLVMTBAATagArrayAttr, Optional: true},
		{Name: "operandSegmentSizes", Constraint: constraint.DenseI32ArrayAttr},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.LLVMType, Arity: ir.Optional},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(callSyntax)},
	View:       ir.ViewOf[CallOp],
}

// CallOp is an operation seen as llvm.call.
type CallOp struct{ ir.View }

// Def is the definition, [Call].
func (CallOp) Def() *ir.OpDef { return Call }

// Verify checks what the definition does not say.
func (op CallOp) Verify() *diag.Diagnostic { return verifyCall(op.Op()) }

// VerifySymbolUses checks the references to symbols.
func (op CallOp) VerifySymbolUses(symbols *ir.SymbolTables) *diag.Diagnostic {
	return verifyCallUses(op.Op(), symbols)
}

// CalleeOperands are the operands $callee_operands.
func (op CallOp) CalleeOperands() ir.OperandRange { return op.Op().OperandsAt(0) }

// OpBundleOperands are the lists of operands $op_bundle_operands.
func (op CallOp) OpBundleOperands() []ir.OperandRange { return asm.OperandListsOf(op.Op(), 1) }

// VarCalleeType is the attribute $var_callee_type; ok is false if it is absent.
func (op CallOp) VarCalleeType() (value *FunctionType, ok bool) {
	if v, ok := op.Op().Prop(0).(*ir.TypeAttr); ok {
		return v.Value().(*FunctionType), true
	}
	return value, false
}

// SetVarCalleeType sets the attribute $var_callee_type.
func (op CallOp) SetVarCalleeType(v *FunctionType) CallOp {
	op.Op().SetProp(0, ir.NewTypeAttr(v))
	return op
}

// Callee is the attribute $callee; ok is false if it is absent.
func (op CallOp) Callee() (value string, ok bool) {
	if v, ok := op.Op().Prop(1).(*ir.SymbolRefAttr); ok {
		return v.Root(), true
	}
	return value, false
}

// SetCallee sets the attribute $callee.
func (op CallOp) SetCallee(v string) CallOp {
	c := op.Op().Context()
	op.Op().SetProp(1, ir.NewSymbolRefAttr(c, v))
	return op
}

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op CallOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(2).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op CallOp) SetFastmathFlags(v FastmathFlags) CallOp {
	c := op.Op().Context()
	op.Op().SetProp(2, NewFastmathFlagsAttr(c, v))
	return op
}

// CConv is the attribute $CConv, CConvC if it is absent.
func (op CallOp) CConv() CConv {
	if v, ok := op.Op().Prop(3).(*CConvAttr); ok {
		return v.CallingConv()
	}
	return CConvC
}

// SetCConv sets the attribute $CConv.
func (op CallOp) SetCConv(v CConv) CallOp {
	c := op.Op().Context()
	op.Op().SetProp(3, NewCConvAttr(c, v))
	return op
}

// TailCallKind is the attribute $TailCallKind, TailCallKindNone if it is absent.
func (op CallOp) TailCallKind() TailCallKind {
	if v, ok := op.Op().Prop(4).(*TailCallKindAttr); ok {
		return v.TailCallKind()
	}
	return TailCallKindNone
}

// SetTailCallKind sets the attribute $TailCallKind.
func (op CallOp) SetTailCallKind(v TailCallKind) CallOp {
	c := op.Op().Context()
	op.Op().SetProp(4, NewTailCallKindAttr(c, v))
	return op
}

// MemoryEffects is the attribute $memory_effects, nil if it is absent.
func (op CallOp) MemoryEffects() *MemoryEffectsAttr {
	v, _ := op.Op().Prop(5).(*MemoryEffectsAttr)
	return v
}

// SetMemoryEffects sets the attribute $memory_effects.
func (op CallOp) SetMemoryEffects(v *MemoryEffectsAttr) CallOp {
	op.Op().SetProp(5, v)
	return op
}

// Convergent reports whether the attribute $convergent is there.
func (op CallOp) Convergent() bool { return op.Op().Prop(6) != nil }

// SetConvergent sets or removes the attribute $convergent.
func (op CallOp) SetConvergent(v bool) CallOp {
	if v {
		op.Op().SetProp(6, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetProp(6, nil)
	}
	return op
}

// NoUnwind reports whether the attribute $no_unwind is there.
func (op CallOp) NoUnwind() bool { return op.Op().Prop(7) != nil }

// SetNoUnwind sets or removes the attribute $no_unwind.
func (op CallOp) SetNoUnwind(v bool) CallOp {
	if v {
		op.Op().SetProp(7, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetProp(7, nil)
	}
	return op
}

// WillReturn reports whether the attribute $will_return is there.
func (op CallOp) WillReturn() bool { return op.Op().Prop(8) != nil }

// SetWillReturn sets or removes the attribute $will_return.
func (op CallOp) SetWillReturn(v bool) CallOp {
	if v {
		op.Op().SetProp(8, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetProp(8, nil)
	}
	return op
}

// OpBundleSizes is the attribute $op_bundle_sizes.
func (op CallOp) OpBundleSizes() []int32 {
	return ir.DenseInts[int32](op.Op().Prop(9).(*ir.DenseArrayAttr))
}

// SetOpBundleSizes sets the attribute $op_bundle_sizes.
func (op CallOp) SetOpBundleSizes(v []int32) CallOp {
	c := op.Op().Context()
	op.Op().SetProp(9, ir.NewDenseI32ArrayAttr(c, v...))
	return op
}

// OpBundleTags is the attribute $op_bundle_tags, nil if it is absent.
func (op CallOp) OpBundleTags() *ir.ArrayAttr {
	v, _ := op.Op().Prop(10).(*ir.ArrayAttr)
	return v
}

// SetOpBundleTags sets the attribute $op_bundle_tags.
func (op CallOp) SetOpBundleTags(v *ir.ArrayAttr) CallOp {
	op.Op().SetProp(10, v)
	return op
}

// ArgAttrs is the attribute $arg_attrs, nil if it is absent.
func (op CallOp) ArgAttrs() *ir.ArrayAttr {
	v, _ := op.Op().Prop(11).(*ir.ArrayAttr)
	return v
}

// SetArgAttrs sets the attribute $arg_attrs.
func (op CallOp) SetArgAttrs(v *ir.ArrayAttr) CallOp {
	op.Op().SetProp(11, v)
	return op
}

// ResAttrs is the attribute $res_attrs, nil if it is absent.
func (op CallOp) ResAttrs() *ir.ArrayAttr {
	v, _ := op.Op().Prop(12).(*ir.ArrayAttr)
	return v
}

// SetResAttrs sets the attribute $res_attrs.
func (op CallOp) SetResAttrs(v *ir.ArrayAttr) CallOp {
	op.Op().SetProp(12, v)
	return op
}

// NoInline reports whether the attribute $no_inline is there.
func (op CallOp) NoInline() bool { return op.Op().Prop(13) != nil }

// SetNoInline sets or removes the attribute $no_inline.
func (op CallOp) SetNoInline(v bool) CallOp {
	if v {
		op.Op().SetProp(13, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetProp(13, nil)
	}
	return op
}

// AlwaysInline reports whether the attribute $always_inline is there.
func (op CallOp) AlwaysInline() bool { return op.Op().Prop(14) != nil }

// SetAlwaysInline sets or removes the attribute $always_inline.
func (op CallOp) SetAlwaysInline(v bool) CallOp {
	if v {
		op.Op().SetProp(14, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetProp(14, nil)
	}
	return op
}

// InlineHint reports whether the attribute $inline_hint is there.
func (op CallOp) InlineHint() bool { return op.Op().Prop(15) != nil }

// SetInlineHint sets or removes the attribute $inline_hint.
func (op CallOp) SetInlineHint(v bool) CallOp {
	if v {
		op.Op().SetProp(15, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetProp(15, nil)
	}
	return op
}

// AccessGroups is the attribute $access_groups, nil if it is absent.
func (op CallOp) AccessGroups() *ir.ArrayAttr {
	v, _ := op.Op().Prop(16).(*ir.ArrayAttr)
	return v
}

// SetAccessGroups sets the attribute $access_groups.
func (op CallOp) SetAccessGroups(v *ir.ArrayAttr) CallOp {
	op.Op().SetProp(16, v)
	return op
}

// AliasScopes is the attribute $alias_scopes, nil if it is absent.
func (op CallOp) AliasScopes() *ir.ArrayAttr {
	v, _ := op.Op().Prop(17).(*ir.ArrayAttr)
	return v
}

// SetAliasScopes sets the attribute $alias_scopes.
func (op CallOp) SetAliasScopes(v *ir.ArrayAttr) CallOp {
	op.Op().SetProp(17, v)
	return op
}

// NoaliasScopes is the attribute $noalias_scopes, nil if it is absent.
func (op CallOp) NoaliasScopes() *ir.ArrayAttr {
	v, _ := op.Op().Prop(18).(*ir.ArrayAttr)
	return v
}

// SetNoaliasScopes sets the attribute $noalias_scopes.
func (op CallOp) SetNoaliasScopes(v *ir.ArrayAttr) CallOp {
	op.Op().SetProp(18, v)
	return op
}

// Tbaa is the attribute $tbaa, nil if it is absent.
func (op CallOp) Tbaa() *ir.ArrayAttr {
	v, _ := op.Op().Prop(19).(*ir.ArrayAttr)
	return v
}

// SetTbaa sets the attribute $tbaa.
func (op CallOp) SetTbaa(v *ir.ArrayAttr) CallOp {
	op.Op().SetProp(19, v)
	return op
}

// Result is the result $result, nil if it is absent.
func (op CallOp) Result() *ir.Value {
	if r := op.Op().ResultsAt(0); r.Len() > 0 {
		return r.At(0)
	}
	return nil
}

// Invoke is the operation llvm.invoke: call that goes to one block, or to another if there is an exception.
var Invoke = &ir.OpDef{
	Name:      "llvm.invoke",
	Traits:    ir.AttrSizedOperandSegments | ir.BranchLike | ir.CallLike | ir.Terminator,
	TypeRules: []constraint.Rule{verifyBranchWeights},
	Operands: []ir.ValueDef{
		{Name: "callee_operands", Constraint: constraint.LLVMType, Arity: ir.Variadic},
		{Name: "normalDestOperands", Constraint: constraint.LLVMType, Arity: ir.Variadic},
		{Name: "unwindDestOperands", Constraint: constraint.LLVMType, Arity: ir.Variadic},
		{Name: "op_bundle_operands", Constraint: constraint.LLVMType, Arity: ir.VariadicOfVariadic, SegmentAttr: "op_bundle_sizes"},
	},
	Attrs: []ir.AttrSlot{
		{Name: "var_callee_type", Constraint: constraint.LLVMTypeAttrOfFunctionType, Optional: true},
		{Name: "callee", Constraint: constraint.FlatSymbolRefAttr, Optional: true},
		{Name: "arg_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
		{Name: "res_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
		{Name: "branch_weights", Constraint: constraint.DenseI32ArrayAttr, Optional: true},
		{Name: "CConv", Constraint: constraint.LLVMCConv, Default: func(c *ir.Context) ir.Attribute { return NewCConvAttr(c, CConvC) }},
		{Name: "op_bundle_sizes", Constraint: constraint.DenseI32ArrayAttr},
		{Name: "op_bundle_tags", Constraint: constraint.ArrayAttr, Optional: true},
		{Name: "operandSegmentSizes", Constraint: constraint.DenseI32ArrayAttr},
	},
	Results: []ir.ValueDef{
		{Name: "result", Constraint: constraint.LLVMType, Arity: ir.Optional},
	},
	Successors: []ir.SuccessorDef{{Name: "normalDest"}, {Name: "unwindDest"}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(invokeSyntax)},
	View:       ir.ViewOf[InvokeOp],
}

// InvokeOp is an operation seen as llvm.invoke.
type InvokeOp struct{ ir.View }

// Def is the definition, [Invoke].
func (InvokeOp) Def() *ir.OpDef { return Invoke }

// Verify checks what the definition does not say.
func (op InvokeOp) Verify() *diag.Diagnostic { return verifyInvoke(op.Op()) }

// CalleeOperands are the operands $callee_operands.
func (op InvokeOp) CalleeOperands() ir.OperandRange { return op.Op().OperandsAt(0) }

// NormalDestOperands are the operands $normalDestOperands.
func (op InvokeOp) NormalDestOperands() ir.OperandRange { return op.Op().OperandsAt(1) }

// UnwindDestOperands are the operands $unwindDestOperands.
func (op InvokeOp) UnwindDestOperands() ir.OperandRange { return op.Op().OperandsAt(2) }

// OpBundleOperands are the lists of operands $op_bundle_operands.
func (op InvokeOp) OpBundleOperands() []ir.OperandRange { return asm.OperandListsOf(op.Op(), 3) }

// VarCalleeType is the attribute $var_callee_type; ok is false if it is absent.
func (op InvokeOp) VarCalleeType() (value *FunctionType, ok bool) {
	if v, ok := op.Op().Prop(0).(*ir.TypeAttr); ok {
		return v.Value().(*FunctionType), true
	}
	return value, false
}

// SetVarCalleeType sets the attribute $var_callee_type.
func (op InvokeOp) SetVarCalleeType(v *FunctionType) InvokeOp {
	op.Op().SetProp(0, ir.NewTypeAttr(v))
	return op
}

// Callee is the attribute $callee; ok is false if it is absent.
func (op InvokeOp) Callee() (value string, ok bool) {
	if v, ok := op.Op().Prop(1).(*ir.SymbolRefAttr); ok {
		return v.Root(), true
	}
	return value, false
}

// SetCallee sets the attribute $callee.
func (op InvokeOp) SetCallee(v string) InvokeOp {
	c := op.Op().Context()
	op.Op().SetProp(1, ir.NewSymbolRefAttr(c, v))
	return op
}

// ArgAttrs is the attribute $arg_attrs, nil if it is absent.
func (op InvokeOp) ArgAttrs() *ir.ArrayAttr {
	v, _ := op.Op().Prop(2).(*ir.ArrayAttr)
	return v
}

// SetArgAttrs sets the attribute $arg_attrs.
func (op InvokeOp) SetArgAttrs(v *ir.ArrayAttr) InvokeOp {
	op.Op().SetProp(2, v)
	return op
}

// ResAttrs is the attribute $res_attrs, nil if it is absent.
func (op InvokeOp) ResAttrs() *ir.ArrayAttr {
	v, _ := op.Op().Prop(3).(*ir.ArrayAttr)
	return v
}

// SetResAttrs sets the attribute $res_attrs.
func (op InvokeOp) SetResAttrs(v *ir.ArrayAttr) InvokeOp {
	op.Op().SetProp(3, v)
	return op
}

// BranchWeights is the attribute $branch_weights; ok is false if it is absent.
func (op InvokeOp) BranchWeights() (value []int32, ok bool) {
	if v, ok := op.Op().Prop(4).(*ir.DenseArrayAttr); ok {
		return ir.DenseInts[int32](v), true
	}
	return value, false
}

// SetBranchWeights sets the attribute $branch_weights.
func (op InvokeOp) SetBranchWeights(v []int32) InvokeOp {
	c := op.Op().Context()
	op.Op().SetProp(4, ir.NewDenseI32ArrayAttr(c, v...))
	return op
}

// CConv is the attribute $CConv, CConvC if it is absent.
func (op InvokeOp) CConv() CConv {
	if v, ok := op.Op().Prop(5).(*CConvAttr); ok {
		return v.CallingConv()
	}
	return CConvC
}

// SetCConv sets the attribute $CConv.
func (op InvokeOp) SetCConv(v CConv) InvokeOp {
	c := op.Op().Context()
	op.Op().SetProp(5, NewCConvAttr(c, v))
	return op
}

// OpBundleSizes is the attribute $op_bundle_sizes.
func (op InvokeOp) OpBundleSizes() []int32 {
	return ir.DenseInts[int32](op.Op().Prop(6).(*ir.DenseArrayAttr))
}

// SetOpBundleSizes sets the attribute $op_bundle_sizes.
func (op InvokeOp) SetOpBundleSizes(v []int32) InvokeOp {
	c := op.Op().Context()
	op.Op().SetProp(6, ir.NewDenseI32ArrayAttr(c, v...))
	return op
}

// OpBundleTags is the attribute $op_bundle_tags, nil if it is absent.
func (op InvokeOp) OpBundleTags() *ir.ArrayAttr {
	v, _ := op.Op().Prop(7).(*ir.ArrayAttr)
	return v
}

// SetOpBundleTags sets the attribute $op_bundle_tags.
func (op InvokeOp) SetOpBundleTags(v *ir.ArrayAttr) InvokeOp {
	op.Op().SetProp(7, v)
	return op
}

// Result is the result $result, nil if it is absent.
func (op InvokeOp) Result() *ir.Value {
	if r := op.Op().ResultsAt(0); r.Len() > 0 {
		return r.At(0)
	}
	return nil
}

// NormalDest is the successor $normalDest.
func (op InvokeOp) NormalDest() *ir.Block { return op.Op().Successor(0) }

// UnwindDest is the successor $unwindDest.
func (op InvokeOp) UnwindDest() *ir.Block { return op.Op().Successor(1) }

// CallIntrinsic is the operation llvm.call_intrinsic: call of an intrinsic that has no operation of its own.
var CallIntrinsic = &ir.OpDef{
	Name:   "llvm.call_intrinsic",
	Traits: ir.AttrSizedOperandSegments,
	Operands: []ir.ValueDef{
		{Name: "args", Constraint: constraint.LLVMType, Arity: ir.Variadic},
		{Name: "op_bundle_operands", Constraint: constraint.LLVMType, Arity: ir.VariadicOfVariadic, SegmentAttr: "op_bundle_sizes"},
	},
	Attrs: []ir.AttrSlot{
		{Name: "intrin", Constraint: constraint.StrAttr},
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
		{Name: "op_bundle_sizes", Constraint: constraint.DenseI32ArrayAttr},
		{Name: "op_bundle_tags", Constraint: constraint.ArrayAttr, Optional: true},
		{Name: "arg_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
		{Name: "res_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
		{Name: "operandSegmentSizes", Constraint: constraint.DenseI32ArrayAttr},
	},
	Results: []ir.ValueDef{
		{Name: "results", Constraint: constraint.LLVMType, Arity: ir.Optional},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(callIntrinsicSyntax)},
	View:       ir.ViewOf[CallIntrinsicOp],
}

// CallIntrinsicOp is an operation seen as llvm.call_intrinsic.
type CallIntrinsicOp struct{ ir.View }

// Def is the definition, [CallIntrinsic].
func (CallIntrinsicOp) Def() *ir.OpDef { return CallIntrinsic }

// Verify checks what the definition does not say.
func (op CallIntrinsicOp) Verify() *diag.Diagnostic { return verifyCallIntrinsic(op.Op()) }

// Args are the operands $args.
func (op CallIntrinsicOp) Args() ir.OperandRange { return op.Op().OperandsAt(0) }

// OpBundleOperands are the lists of operands $op_bundle_operands.
func (op CallIntrinsicOp) OpBundleOperands() []ir.OperandRange { return asm.OperandListsOf(op.Op(), 1) }

// Intrin is the attribute $intrin.
func (op CallIntrinsicOp) Intrin() string { return op.Op().Prop(0).(*ir.StringAttr).Value() }

// SetIntrin sets the attribute $intrin.
func (op CallIntrinsicOp) SetIntrin(v string) CallIntrinsicOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewStringAttr(c, v))
	return op
}

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op CallIntrinsicOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(1).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op CallIntrinsicOp) SetFastmathFlags(v FastmathFlags) CallIntrinsicOp {
	c := op.Op().Context()
	op.Op().SetProp(1, NewFastmathFlagsAttr(c, v))
	return op
}

// OpBundleSizes is the attribute $op_bundle_sizes.
func (op CallIntrinsicOp) OpBundleSizes() []int32 {
	return ir.DenseInts[int32](op.Op().Prop(2).(*ir.DenseArrayAttr))
}

// SetOpBundleSizes sets the attribute $op_bundle_sizes.
func (op CallIntrinsicOp) SetOpBundleSizes(v []int32) CallIntrinsicOp {
	c := op.Op().Context()
	op.Op().SetProp(2, ir.NewDenseI32ArrayAttr(c, v...))
	return op
}

// OpBundleTags is the attribute $op_bundle_tags, nil if it is absent.
func (op CallIntrinsicOp) OpBundleTags() *ir.ArrayAttr {
	v, _ := op.Op().Prop(3).(*ir.ArrayAttr)
	return v
}

// SetOpBundleTags sets the attribute $op_bundle_tags.
func (op CallIntrinsicOp) SetOpBundleTags(v *ir.ArrayAttr) CallIntrinsicOp {
	op.Op().SetProp(3, v)
	return op
}

// ArgAttrs is the attribute $arg_attrs, nil if it is absent.
func (op CallIntrinsicOp) ArgAttrs() *ir.ArrayAttr {
	v, _ := op.Op().Prop(4).(*ir.ArrayAttr)
	return v
}

// SetArgAttrs sets the attribute $arg_attrs.
func (op CallIntrinsicOp) SetArgAttrs(v *ir.ArrayAttr) CallIntrinsicOp {
	op.Op().SetProp(4, v)
	return op
}

// ResAttrs is the attribute $res_attrs, nil if it is absent.
func (op CallIntrinsicOp) ResAttrs() *ir.ArrayAttr {
	v, _ := op.Op().Prop(5).(*ir.ArrayAttr)
	return v
}

// SetResAttrs sets the attribute $res_attrs.
func (op CallIntrinsicOp) SetResAttrs(v *ir.ArrayAttr) CallIntrinsicOp {
	op.Op().SetProp(5, v)
	return op
}

// Results is the result $results, nil if it is absent.
func (op CallIntrinsicOp) Results() *ir.Value {
	if r := op.Op().ResultsAt(0); r.Len() > 0 {
		return r.At(0)
	}
	return nil
}

// formatInlineAsm is the assembly format of [InlineAsm].
var formatInlineAsm = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoGroup, Group: &asm.Group{Unit: 2, When: []asm.Cond{{If: asm.IfAttr, N: 2}}, Then: []asm.Instr{
			{Do: asm.DoLit, Space: true, Text: "has_side_effects"},
		}}},
		{Do: asm.DoGroup, Group: &asm.Group{Unit: 3, When: []asm.Cond{{If: asm.IfAttr, N: 3}}, Then: []asm.Instr{
			{Do: asm.DoLit, Space: true, Text: "is_align_stack"},
		}}},
		{Do: asm.DoGroup, Group: &asm.Group{Unit: -1, When: []asm.Cond{{If: asm.IfNotDefault, N: 4}}, Then: []asm.Instr{
			{Do: asm.DoLit, Space: true, Text: "tail_call_kind"},
			{Do: asm.DoLit, Space: true, Tok: asm.Equal, Text: "="},
			{Do: asm.DoAttr, Space: true, N: 4, Attr: &asm.AttrForm{Def: &TailCallKindAttrDef, Is: asm.IsAttr[*TailCallKindAttr]}},
		}}},
		{Do: asm.DoGroup, Group: &asm.Group{Unit: -1, When: []asm.Cond{{If: asm.IfAttr, N: 5}}, Then: []asm.Instr{
			{Do: asm.DoLit, Space: true, Text: "asm_dialect"},
			{Do: asm.DoLit, Space: true, Tok: asm.Equal, Text: "="},
			{Do: asm.DoEnumAttr, Space: true, N: 5, Attr: &asm.AttrForm{Enum: &AsmDialectEnum}},
		}}},
		{Do: asm.DoGroup, Group: &asm.Group{Unit: -1, When: []asm.Cond{{If: asm.IfAttr, N: 6}}, Then: []asm.Instr{
			{Do: asm.DoLit, Space: true, Text: "operand_attrs"},
			{Do: asm.DoLit, Space: true, Tok: asm.Equal, Text: "="},
			{Do: asm.DoAttr, Space: true, N: 6, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.ArrayAttr], First: asm.LSquare}},
		}}},
		{Do: asm.DoAttrDict},
		{Do: asm.DoAttr, Space: true, N: 0, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.StringAttr], First: asm.String}},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoAttr, Space: true, N: 1, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.StringAttr], First: asm.String}},
		{Do: asm.DoAllOperands, Space: true},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
	Elided:          1<<0 | 1<<1 | 1<<2 | 1<<3 | 1<<4 | 1<<5 | 1<<6,
}

// InlineAsm is the operation llvm.inline_asm: assembly code.
var InlineAsm = &ir.OpDef{
	Name: "llvm.inline_asm",
	Operands: []ir.ValueDef{
		{Name: "operands", Constraint: constraint.LLVMType, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "asm_string", Constraint: constraint.StrAttr},
		{Name: "constraints", Constraint: constraint.StrAttr},
		{Name: "has_side_effects", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "is_align_stack", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "tail_call_kind", Constraint: constraint.LLVMTailCallKind, Default: func(c *ir.Context) ir.Attribute { return NewTailCallKindAttr(c, TailCallKindNone) }},
		{Name: "asm_dialect", Constraint: IsAsmDialect, Optional: true},
		{Name: "operand_attrs", Constraint: constraint.ArrayAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType, Arity: ir.Optional},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatInlineAsm)},
	View:       ir.ViewOf[InlineAsmOp],
}

// InlineAsmOp is an operation seen as llvm.inline_asm.
type InlineAsmOp struct{ ir.View }

// Def is the definition, [InlineAsm].
func (InlineAsmOp) Def() *ir.OpDef { return InlineAsm }

// Verify checks what the definition does not say.
func (op InlineAsmOp) Verify() *diag.Diagnostic { return verifyInlineAsm(op.Op()) }

// Operands are the operands $operands.
func (op InlineAsmOp) Operands() ir.OperandRange { return op.Op().OperandsAt(0) }

// AsmString is the attribute $asm_string.
func (op InlineAsmOp) AsmString() string { return op.Op().Prop(0).(*ir.StringAttr).Value() }

// SetAsmString sets the attribute $asm_string.
func (op InlineAsmOp) SetAsmString(v string) InlineAsmOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewStringAttr(c, v))
	return op
}

// Constraints is the attribute $constraints.
func (op InlineAsmOp) Constraints() string { return op.Op().Prop(1).(*ir.StringAttr).Value() }

// SetConstraints sets the attribute $constraints.
func (op InlineAsmOp) SetConstraints(v string) InlineAsmOp {
	c := op.Op().Context()
	op.Op().SetProp(1, ir.NewStringAttr(c, v))
	return op
}

// HasSideEffects reports whether the attribute $has_side_effects is there.
func (op InlineAsmOp) HasSideEffects() bool { return op.Op().Prop(2) != nil }

// SetHasSideEffects sets or removes the attribute $has_side_effects.
func (op InlineAsmOp) SetHasSideEffects(v bool) InlineAsmOp {
	if v {
		op.Op().SetProp(2, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetProp(2, nil)
	}
	return op
}

// IsAlignStack reports whether the attribute $is_align_stack is there.
func (op InlineAsmOp) IsAlignStack() bool { return op.Op().Prop(3) != nil }

// SetIsAlignStack sets or removes the attribute $is_align_stack.
func (op InlineAsmOp) SetIsAlignStack(v bool) InlineAsmOp {
	if v {
		op.Op().SetProp(3, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetProp(3, nil)
	}
	return op
}

// TailCallKind is the attribute $tail_call_kind, TailCallKindNone if it is absent.
func (op InlineAsmOp) TailCallKind() TailCallKind {
	if v, ok := op.Op().Prop(4).(*TailCallKindAttr); ok {
		return v.TailCallKind()
	}
	return TailCallKindNone
}

// SetTailCallKind sets the attribute $tail_call_kind.
func (op InlineAsmOp) SetTailCallKind(v TailCallKind) InlineAsmOp {
	c := op.Op().Context()
	op.Op().SetProp(4, NewTailCallKindAttr(c, v))
	return op
}

// AsmDialect is the attribute $asm_dialect; ok is false if it is absent.
func (op InlineAsmOp) AsmDialect() (value AsmDialect, ok bool) {
	if v, ok := op.Op().Prop(5).(*ir.IntegerAttr); ok {
		return AsmDialect(v.Uint()), true
	}
	return value, false
}

// SetAsmDialect sets the attribute $asm_dialect.
func (op InlineAsmOp) SetAsmDialect(v AsmDialect) InlineAsmOp {
	c := op.Op().Context()
	op.Op().SetProp(5, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// OperandAttrs is the attribute $operand_attrs, nil if it is absent.
func (op InlineAsmOp) OperandAttrs() *ir.ArrayAttr {
	v, _ := op.Op().Prop(6).(*ir.ArrayAttr)
	return v
}

// SetOperandAttrs sets the attribute $operand_attrs.
func (op InlineAsmOp) SetOperandAttrs(v *ir.ArrayAttr) InlineAsmOp {
	op.Op().SetProp(6, v)
	return op
}

// Res is the result $res, nil if it is absent.
func (op InlineAsmOp) Res() *ir.Value {
	if r := op.Op().ResultsAt(0); r.Len() > 0 {
		return r.At(0)
	}
	return nil
}

// NewInlineAsm makes a llvm.inline_asm at the builder's point.
func NewInlineAsm(b *ir.Builder, resultType ir.Type, operands []*ir.Value, asmString string, constraints string) InlineAsmOp {
	st := ir.OperationState{Context: b.Context(), Def: InlineAsm}
	st.Operands = append(st.Operands, operands...)
	c := b.Context()
	st.SetProp(0, ir.NewStringAttr(c, asmString))
	st.SetProp(1, ir.NewStringAttr(c, constraints))
	st.SetProp(4, NewTailCallKindAttr(c, TailCallKindNone))
	if resultType != nil {
		st.Results = append(st.Results, resultType)
	}
	return ir.Cast[InlineAsmOp](b.Create(&st))
}

// formatVaArg is the assembly format of [VaArg].
var formatVaArg = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: 0}, To: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
}

// VaArg is the operation llvm.va_arg: next variable argument.
var VaArg = &ir.OpDef{
	Name: "llvm.va_arg",
	Operands: []ir.ValueDef{
		{Name: "arg", Constraint: constraint.LLVMAnyPointer},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatVaArg)},
	View:       ir.ViewOf[VaArgOp],
}

// VaArgOp is an operation seen as llvm.va_arg.
type VaArgOp struct{ ir.View }

// Def is the definition, [VaArg].
func (VaArgOp) Def() *ir.OpDef { return VaArg }

// Arg is the operand $arg.
func (op VaArgOp) Arg() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op VaArgOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVaArg makes a llvm.va_arg at the builder's point.
func NewVaArg(b *ir.Builder, resultType ir.Type, arg *ir.Value) VaArgOp {
	st := ir.OperationState{Context: b.Context(), Def: VaArg}
	st.Operands = append(st.Operands, arg)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VaArgOp](b.Create(&st))
}

// Func is the operation llvm.func: function.
var Func = &ir.OpDef{
	Name:   "llvm.func",
	Traits: ir.AffineScope | ir.AutomaticAllocationScope | ir.IsolatedFromAbove | ir.FunctionLike,
	Attrs: []ir.AttrSlot{
		{Name: "sym_name", Constraint: constraint.StrAttr},
		{Name: "sym_visibility", Constraint: constraint.StrAttr, Optional: true},
		{Name: "function_type", Constraint: constraint.LLVMTypeAttrOfFunctionType},
		{Name: "linkage", Constraint: constraint.LLVMLinkage, Default: func(c *ir.Context) ir.Attribute { return NewLinkageAttr(c, LinkageExternal) }},
		{Name: "dso_local", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "CConv", Constraint: constraint.LLVMCConv, Default: func(c *ir.Context) ir.Attribute { return NewCConvAttr(c, CConvC) }},
		{Name: "comdat", Constraint: constraint.SymbolRefAttr, Optional: true},
		{Name: "convergent", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "personality", Constraint: constraint.FlatSymbolRefAttr, Optional: true},
		{Name: "garbageCollector", Constraint: constraint.StrAttr, Optional: true},
		{Name: "passthrough", Constraint: constraint.ArrayAttr, Optional: true},
		{Name: "arg_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
		{Name: "res_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
		{Name: "function_entry_count", Constraint: constraint.I64Attr, Optional: true},
		{Name: "memory_effects", Constraint: IsMemoryEffectsAttr, Optional: true},
		{Name: "visibility_", Constraint: IsVisibility, Default: func(c *ir.Context) ir.Attribute { return ir.NewIntegerAttr(c.I64(), int64(VisibilityDefault)) }},
		{Name: "arm_streaming", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "arm_locally_streaming", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "arm_streaming_compatible", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "arm_new_za", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "arm_in_za", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "arm_out_za", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "arm_inout_za", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "arm_preserves_za", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "section", Constraint: constraint.StrAttr, Optional: true},
		{Name: "unnamed_addr", Constraint: IsUnnamedAddr, Optional: true},
		{Name: "alignment", Constraint: constraint.I64Attr, Optional: true},
		{Name: "vscale_range", Constraint: IsVScaleRangeAttr, Optional: true},
		{Name: "frame_pointer", Constraint: IsFramePointerKindAttr, Optional: true},
		{Name: "target_cpu", Constraint: constraint.StrAttr, Optional: true},
		{Name: "tune_cpu", Constraint: constraint.StrAttr, Optional: true},
		{Name: "reciprocal_estimates", Constraint: constraint.StrAttr, Optional: true},
		{Name: "prefer_vector_width", Constraint: constraint.StrAttr, Optional: true},
		{Name: "target_features", Constraint: IsTargetFeaturesAttr, Optional: true},
		{Name: "no_infs_fp_math", Constraint: constraint.BoolAttr, Optional: true},
		{Name: "no_nans_fp_math", Constraint: constraint.BoolAttr, Optional: true},
		{Name: "no_signed_zeros_fp_math", Constraint: constraint.BoolAttr, Optional: true},
		{Name: "denormal_fp_math", Constraint: constraint.StrAttr, Optional: true},
		{Name: "denormal_fp_math_f32", Constraint: constraint.StrAttr, Optional: true},
		{Name: "fp_contract", Constraint: constraint.StrAttr, Optional: true},
		{Name: "instrument_function_entry", Constraint: constraint.StrAttr, Optional: true},
		{Name: "instrument_function_exit", Constraint: constraint.StrAttr, Optional: true},
		{Name: "no_inline", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "always_inline", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "inline_hint", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "no_unwind", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "will_return", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "optimize_none", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "vec_type_hint", Constraint: IsVecTypeHintAttr, Optional: true},
		{Name: "work_group_size_hint", Constraint: constraint.DenseI32ArrayAttr, Optional: true},
		{Name: "reqd_work_group_size", Constraint: constraint.DenseI32ArrayAttr, Optional: true},
		{Name: "intel_reqd_sub_group_size", Constraint: constraint.I32Attr, Optional: true},
		{Name: "uwtable_kind", Constraint: IsUWTableKindAttr, Optional: true},
	},
	Regions:    []ir.RegionDef{{Name: "body", Constraint: constraint.AnyRegion}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(funcSyntax)},
	View:       ir.ViewOf[FuncOp],
}

// FuncOp is an operation seen as llvm.func.
type FuncOp struct{ ir.View }

// Def is the definition, [Func].
func (FuncOp) Def() *ir.OpDef { return Func }

// Verify checks what the definition does not say.
func (op FuncOp) Verify() *diag.Diagnostic { return verifyFunc(op.Op()) }

// VerifyRegions checks what depends on the operations in the regions.
func (op FuncOp) VerifyRegions() *diag.Diagnostic { return verifyFuncRegions(op.Op()) }

// SymName is the attribute $sym_name.
func (op FuncOp) SymName() string { return op.Op().Prop(0).(*ir.StringAttr).Value() }

// SetSymName sets the attribute $sym_name.
func (op FuncOp) SetSymName(v string) FuncOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewStringAttr(c, v))
	return op
}

// SymVisibility is the attribute $sym_visibility; ok is false if it is absent.
func (op FuncOp) SymVisibility() (value string, ok bool) {
	if v, ok := op.Op().Prop(1).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetSymVisibility sets the attribute $sym_visibility.
func (op FuncOp) SetSymVisibility(v string) FuncOp {
	c := op.Op().Context()
	op.Op().SetProp(1, ir.NewStringAttr(c, v))
	return op
}

// FunctionType is the attribute $function_type.
func (op FuncOp) FunctionType() *FunctionType {
	return op.Op().Prop(2).(*ir.TypeAttr).Value().(*FunctionType)
}

// SetFunctionType sets the attribute $function_type.
func (op FuncOp) SetFunctionType(v *FunctionType) FuncOp {
	op.Op().SetProp(2, ir.NewTypeAttr(v))
	return op
}

// Linkage is the attribute $linkage, LinkageExternal if it is absent.
func (op FuncOp) Linkage() Linkage {
	if v, ok := op.Op().Prop(3).(*LinkageAttr); ok {
		return v.Linkage()
	}
	return LinkageExternal
}

// SetLinkage sets the attribute $linkage.
func (op FuncOp) SetLinkage(v Linkage) FuncOp {
	c := op.Op().Context()
	op.Op().SetProp(3, NewLinkageAttr(c, v))
	return op
}

// DsoLocal reports whether the attribute $dso_local is there.
func (op FuncOp) DsoLocal() bool { return op.Op().Prop(4) != nil }

// SetDsoLocal sets or removes the attribute $dso_local.
func (op FuncOp) SetDsoLocal(v bool) FuncOp {
	if v {
		op.Op().SetProp(4, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetProp(4, nil)
	}
	return op
}

// CConv is the attribute $CConv, CConvC if it is absent.
func (op FuncOp) CConv() CConv {
	if v, ok := op.Op().Prop(5).(*CConvAttr); ok {
		return v.CallingConv()
	}
	return CConvC
}

// SetCConv sets the attribute $CConv.
func (op FuncOp) SetCConv(v CConv) FuncOp {
	c := op.Op().Context()
	op.Op().SetProp(5, NewCConvAttr(c, v))
	return op
}

// Comdat is the attribute $comdat, nil if it is absent.
func (op FuncOp) Comdat() *ir.SymbolRefAttr {
	v, _ := op.Op().Prop(6).(*ir.SymbolRefAttr)
	return v
}

// SetComdat sets the attribute $comdat.
func (op FuncOp) SetComdat(v *ir.SymbolRefAttr) FuncOp {
	op.Op().SetProp(6, v)
	return op
}

// Convergent reports whether the attribute $convergent is there.
func (op FuncOp) Convergent() bool { return op.Op().Prop(7) != nil }

// SetConvergent sets or removes the attribute $convergent.
func (op FuncOp) SetConvergent(v bool) FuncOp {
	if v {
		op.Op().SetProp(7, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetProp(7, nil)
	}
	return op
}

// Personality is the attribute $personality; ok is false if it is absent.
func (op FuncOp) Personality() (value string, ok bool) {
	if v, ok := op.Op().Prop(8).(*ir.SymbolRefAttr); ok {
		return v.Root(), true
	}
	return value, false
}

// SetPersonality sets the attribute $personality.
func (op FuncOp) SetPersonality(v string) FuncOp {
	c := op.Op().Context()
	op.Op().SetProp(8, ir.NewSymbolRefAttr(c, v))
	return op
}

// GarbageCollector is the attribute $garbageCollector; ok is false if it is absent.
func (op FuncOp) GarbageCollector() (value string, ok bool) {
	if v, ok := op.Op().Prop(9).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetGarbageCollector sets the attribute $garbageCollector.
func (op FuncOp) SetGarbageCollector(v string) FuncOp {
	c := op.Op().Context()
	op.Op().SetProp(9, ir.NewStringAttr(c, v))
	return op
}

// Passthrough is the attribute $passthrough, nil if it is absent.
func (op FuncOp) Passthrough() *ir.ArrayAttr {
	v, _ := op.Op().Prop(10).(*ir.ArrayAttr)
	return v
}

// SetPassthrough sets the attribute $passthrough.
func (op FuncOp) SetPassthrough(v *ir.ArrayAttr) FuncOp {
	op.Op().SetProp(10, v)
	return op
}

// ArgAttrs is the attribute $arg_attrs, nil if it is absent.
func (op FuncOp) ArgAttrs() *ir.ArrayAttr {
	v, _ := op.Op().Prop(11).(*ir.ArrayAttr)
	return v
}

// SetArgAttrs sets the attribute $arg_attrs.
func (op FuncOp) SetArgAttrs(v *ir.ArrayAttr) FuncOp {
	op.Op().SetProp(11, v)
	return op
}

// ResAttrs is the attribute $res_attrs, nil if it is absent.
func (op FuncOp) ResAttrs() *ir.ArrayAttr {
	v, _ := op.Op().Prop(12).(*ir.ArrayAttr)
	return v
}

// SetResAttrs sets the attribute $res_attrs.
func (op FuncOp) SetResAttrs(v *ir.ArrayAttr) FuncOp {
	op.Op().SetProp(12, v)
	return op
}

// FunctionEntryCount is the attribute $function_entry_count; ok is false if it is absent.
func (op FuncOp) FunctionEntryCount() (value int64, ok bool) {
	if v, ok := op.Op().Prop(13).(*ir.IntegerAttr); ok {
		return int64(v.Int()), true
	}
	return value, false
}

// SetFunctionEntryCount sets the attribute $function_entry_count.
func (op FuncOp) SetFunctionEntryCount(v int64) FuncOp {
	c := op.Op().Context()
	op.Op().SetProp(13, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// MemoryEffects is the attribute $memory_effects, nil if it is absent.
func (op FuncOp) MemoryEffects() *MemoryEffectsAttr {
	v, _ := op.Op().Prop(14).(*MemoryEffectsAttr)
	return v
}

// SetMemoryEffects sets the attribute $memory_effects.
func (op FuncOp) SetMemoryEffects(v *MemoryEffectsAttr) FuncOp {
	op.Op().SetProp(14, v)
	return op
}

// Visibility is the attribute $visibility_, VisibilityDefault if it is absent.
func (op FuncOp) Visibility() Visibility {
	if v, ok := op.Op().Prop(15).(*ir.IntegerAttr); ok {
		return Visibility(v.Uint())
	}
	return VisibilityDefault
}

// SetVisibility sets the attribute $visibility_.
func (op FuncOp) SetVisibility(v Visibility) FuncOp {
	c := op.Op().Context()
	op.Op().SetProp(15, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// ArmStreaming reports whether the attribute $arm_streaming is there.
func (op FuncOp) ArmStreaming() bool { return op.Op().Prop(16) != nil }

// SetArmStreaming sets or removes the attribute $arm_streaming.
func (op FuncOp) SetArmStreaming(v bool) FuncOp {
	if v {
		op.Op().SetProp(16, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetProp(16, nil)
	}
	return op
}

// ArmLocallyStreaming reports whether the attribute $arm_locally_streaming is there.
func (op FuncOp) ArmLocallyStreaming() bool { return op.Op().Prop(17) != nil }

// SetArmLocallyStreaming sets or removes the attribute $arm_locally_streaming.
func (op FuncOp) SetArmLocallyStreaming(v bool) FuncOp {
	if v {
		op.Op().SetProp(17, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetProp(17, nil)
	}
	return op
}

// ArmStreamingCompatible reports whether the attribute $arm_streaming_compatible is there.
func (op FuncOp) ArmStreamingCompatible() bool { return op.Op().Prop(18) != nil }

// SetArmStreamingCompatible sets or removes the attribute $arm_streaming_compatible.
func (op FuncOp) SetArmStreamingCompatible(v bool) FuncOp {
	if v {
		op.Op().SetProp(18, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetProp(18, nil)
	}
	return op
}

// ArmNewZa reports whether the attribute $arm_new_za is there.
func (op FuncOp) ArmNewZa() bool { return op.Op().Prop(19) != nil }

// SetArmNewZa sets or removes the attribute $arm_new_za.
func (op FuncOp) SetArmNewZa(v bool) FuncOp {
	if v {
		op.Op().SetProp(19, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetProp(19, nil)
	}
	return op
}

// ArmInZa reports whether the attribute $arm_in_za is there.
func (op FuncOp) ArmInZa() bool { return op.Op().Prop(20) != nil }

// SetArmInZa sets or removes the attribute $arm_in_za.
func (op FuncOp) SetArmInZa(v bool) FuncOp {
	if v {
		op.Op().SetProp(20, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetProp(20, nil)
	}
	return op
}

// ArmOutZa reports whether the attribute $arm_out_za is there.
func (op FuncOp) ArmOutZa() bool { return op.Op().Prop(21) != nil }

// SetArmOutZa sets or removes the attribute $arm_out_za.
func (op FuncOp) SetArmOutZa(v bool) FuncOp {
	if v {
		op.Op().SetProp(21, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetProp(21, nil)
	}
	return op
}

// ArmInoutZa reports whether the attribute $arm_inout_za is there.
func (op FuncOp) ArmInoutZa() bool { return op.Op().Prop(22) != nil }

// SetArmInoutZa sets or removes the attribute $arm_inout_za.
func (op FuncOp) SetArmInoutZa(v bool) FuncOp {
	if v {
		op.Op().SetProp(22, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetProp(22, nil)
	}
	return op
}

// ArmPreservesZa reports whether the attribute $arm_preserves_za is there.
func (op FuncOp) ArmPreservesZa() bool { return op.Op().Prop(23) != nil }

// SetArmPreservesZa sets or removes the attribute $arm_preserves_za.
func (op FuncOp) SetArmPreservesZa(v bool) FuncOp {
	if v {
		op.Op().SetProp(23, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetProp(23, nil)
	}
	return op
}

// Section is the attribute $section; ok is false if it is absent.
func (op FuncOp) Section() (value string, ok bool) {
	if v, ok := op.Op().Prop(24).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetSection sets the attribute $section.
func (op FuncOp) SetSection(v string) FuncOp {
	c := op.Op().Context()
	op.Op().SetProp(24, ir.NewStringAttr(c, v))
	return op
}

// UnnamedAddr is the attribute $unnamed_addr; ok is false if it is absent.
func (op FuncOp) UnnamedAddr() (value UnnamedAddr, ok bool) {
	if v, ok := op.Op().Prop(25).(*ir.IntegerAttr); ok {
		return UnnamedAddr(v.Uint()), true
	}
	return value, false
}

// SetUnnamedAddr sets the attribute $unnamed_addr.
func (op FuncOp) SetUnnamedAddr(v UnnamedAddr) FuncOp {
	c := op.Op().Context()
	op.Op().SetProp(25, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// Alignment is the attribute $alignment; ok is false if it is absent.
func (op FuncOp) Alignment() (value int64, ok bool) {
	if v, ok := op.Op().Prop(26).(*ir.IntegerAttr); ok {
		return int64(v.Int()), true
	}
	return value, false
}

// SetAlignment sets the attribute $alignment.
func (op FuncOp) SetAlignment(v int64) FuncOp {
	c := op.Op().Context()
	op.Op().SetProp(26, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// VscaleRange is the attribute $vscale_range, nil if it is absent.
func (op FuncOp) VscaleRange() *VScaleRangeAttr {
	v, _ := op.Op().Prop(27).(*VScaleRangeAttr)
	return v
}

// SetVscaleRange sets the attribute $vscale_range.
func (op FuncOp) SetVscaleRange(v *VScaleRangeAttr) FuncOp {
	op.Op().SetProp(27, v)
	return op
}

// FramePointer is the attribute $frame_pointer; ok is false if it is absent.
func (op FuncOp) FramePointer() (value FramePointerKind, ok bool) {
	if v, ok := op.Op().Prop(28).(*FramePointerKindAttr); ok {
		return v.FramePointerKind(), true
	}
	return value, false
}

// SetFramePointer sets the attribute $frame_pointer.
func (op FuncOp) SetFramePointer(v FramePointerKind) FuncOp {
	c := op.Op().Context()
	op.Op().SetProp(28, NewFramePointerKindAttr(c, v))
	return op
}

// TargetCpu is the attribute $target_cpu; ok is false if it is absent.
func (op FuncOp) TargetCpu() (value string, ok bool) {
	if v, ok := op.Op().Prop(29).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetTargetCpu sets the attribute $target_cpu.
func (op FuncOp) SetTargetCpu(v string) FuncOp {
	c := op.Op().Context()
	op.Op().SetProp(29, ir.NewStringAttr(c, v))
	return op
}

// TuneCpu is the attribute $tune_cpu; ok is false if it is absent.
func (op FuncOp) TuneCpu() (value string, ok bool) {
	if v, ok := op.Op().Prop(30).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetTuneCpu sets the attribute $tune_cpu.
func (op FuncOp) SetTuneCpu(v string) FuncOp {
	c := op.Op().Context()
	op.Op().SetProp(30, ir.NewStringAttr(c, v))
	return op
}

// ReciprocalEstimates is the attribute $reciprocal_estimates; ok is false if it is absent.
func (op FuncOp) ReciprocalEstimates() (value string, ok bool) {
	if v, ok := op.Op().Prop(31).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetReciprocalEstimates sets the attribute $reciprocal_estimates.
func (op FuncOp) SetReciprocalEstimates(v string) FuncOp {
	c := op.Op().Context()
	op.Op().SetProp(31, ir.NewStringAttr(c, v))
	return op
}

// PreferVectorWidth is the attribute $prefer_vector_width; ok is false if it is absent.
func (op FuncOp) PreferVectorWidth() (value string, ok bool) {
	if v, ok := op.Op().Prop(32).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetPreferVectorWidth sets the attribute $prefer_vector_width.
func (op FuncOp) SetPreferVectorWidth(v string) FuncOp {
	c := op.Op().Context()
	op.Op().SetProp(32, ir.NewStringAttr(c, v))
	return op
}

// TargetFeatures is the attribute $target_features, nil if it is absent.
func (op FuncOp) TargetFeatures() *TargetFeaturesAttr {
	v, _ := op.Op().Prop(33).(*TargetFeaturesAttr)
	return v
}

// SetTargetFeatures sets the attribute $target_features.
func (op FuncOp) SetTargetFeatures(v *TargetFeaturesAttr) FuncOp {
	op.Op().SetProp(33, v)
	return op
}

// NoInfsFpMath is the attribute $no_infs_fp_math; ok is false if it is absent.
func (op FuncOp) NoInfsFpMath() (value bool, ok bool) {
	if v, ok := op.Op().Prop(34).(*ir.IntegerAttr); ok {
		return v.Bool(), true
	}
	return value, false
}

// SetNoInfsFpMath sets the attribute $no_infs_fp_math.
func (op FuncOp) SetNoInfsFpMath(v bool) FuncOp {
	c := op.Op().Context()
	op.Op().SetProp(34, ir.NewBoolAttr(c, v))
	return op
}

// NoNansFpMath is the attribute $no_nans_fp_math; ok is false if it is absent.
func (op FuncOp) NoNansFpMath() (value bool, ok bool) {
	if v, ok := op.Op().Prop(35).(*ir.IntegerAttr); ok {
		return v.Bool(), true
	}
	return value, false
}

// SetNoNansFpMath sets the attribute $no_nans_fp_math.
func (op FuncOp) SetNoNansFpMath(v bool) FuncOp {
	c := op.Op().Context()
	op.Op().SetProp(35, ir.NewBoolAttr(c, v))
	return op
}

// NoSignedZerosFpMath is the attribute $no_signed_zeros_fp_math; ok is false if it is absent.
func (op FuncOp) NoSignedZerosFpMath() (value bool, ok bool) {
	if v, ok := op.Op().Prop(36).(*ir.IntegerAttr); ok {
		return v.Bool(), true
	}
	return value, false
}

// SetNoSignedZerosFpMath sets the attribute $no_signed_zeros_fp_math.
func (op FuncOp) SetNoSignedZerosFpMath(v bool) FuncOp {
	c := op.Op().Context()
	op.Op().SetProp(36, ir.NewBoolAttr(c, v))
	return op
}

// DenormalFpMath is the attribute $denormal_fp_math; ok is false if it is absent.
func (op FuncOp) DenormalFpMath() (value string, ok bool) {
	if v, ok := op.Op().Prop(37).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetDenormalFpMath sets the attribute $denormal_fp_math.
func (op FuncOp) SetDenormalFpMath(v string) FuncOp {
	c := op.Op().Context()
	op.Op().SetProp(37, ir.NewStringAttr(c, v))
	return op
}

// DenormalFpMathF32 is the attribute $denormal_fp_math_f32; ok is false if it is absent.
func (op FuncOp) DenormalFpMathF32() (value string, ok bool) {
	if v, ok := op.Op().Prop(38).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetDenormalFpMathF32 sets the attribute $denormal_fp_math_f32.
func (op FuncOp) SetDenormalFpMathF32(v string) FuncOp {
	c := op.Op().Context()
	op.Op().SetProp(38, ir.NewStringAttr(c, v))
	return op
}

// FpContract is the attribute $fp_contract; ok is false if it is absent.
func (op FuncOp) FpContract() (value string, ok bool) {
	if v, ok := op.Op().Prop(39).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetFpContract sets the attribute $fp_contract.
func (op FuncOp) SetFpContract(v string) FuncOp {
	c := op.Op().Context()
	op.Op().SetProp(39, ir.NewStringAttr(c, v))
	return op
}

// InstrumentFunctionEntry is the attribute $instrument_function_entry; ok is false if it is absent.
func (op FuncOp) InstrumentFunctionEntry() (value string, ok bool) {
	if v, ok := op.Op().Prop(40).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetInstrumentFunctionEntry sets the attribute $instrument_function_entry.
func (op FuncOp) SetInstrumentFunctionEntry(v string) FuncOp {
	c := op.Op().Context()
	op.Op().SetProp(40, ir.NewStringAttr(c, v))
	return op
}

// InstrumentFunctionExit is the attribute $instrument_function_exit; ok is false if it is absent.
func (op FuncOp) InstrumentFunctionExit() (value string, ok bool) {
	if v, ok := op.Op().Prop(41).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetInstrumentFunctionExit sets the attribute $instrument_function_exit.
func (op FuncOp) SetInstrumentFunctionExit(v string) FuncOp {
	c := op.Op().Context()
	op.Op().SetProp(41, ir.NewStringAttr(c, v))
	return op
}

// NoInline reports whether the attribute $no_inline is there.
func (op FuncOp) NoInline() bool { return op.Op().Prop(42) != nil }

// SetNoInline sets or removes the attribute $no_inline.
func (op FuncOp) SetNoInline(v bool) FuncOp {
	if v {
		op.Op().SetProp(42, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetProp(42, nil)
	}
	return op
}

// AlwaysInline reports whether the attribute $always_inline is there.
func (op FuncOp) AlwaysInline() bool { return op.Op().Prop(43) != nil }

// SetAlwaysInline sets or removes the attribute $always_inline.
func (op FuncOp) SetAlwaysInline(v bool) FuncOp {
	if v {
		op.Op().SetProp(43, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetProp(43, nil)
	}
	return op
}

// InlineHint reports whether the attribute $inline_hint is there.
func (op FuncOp) InlineHint() bool { return op.Op().Prop(44) != nil }

// SetInlineHint sets or removes the attribute $inline_hint.
func (op FuncOp) SetInlineHint(v bool) FuncOp {
	if v {
		op.Op().SetProp(44, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetProp(44, nil)
	}
	return op
}

// NoUnwind reports whether the attribute $no_unwind is there.
func (op FuncOp) NoUnwind() bool { return op.Op().Prop(45) != nil }

// SetNoUnwind sets or removes the attribute $no_unwind.
func (op FuncOp) SetNoUnwind(v bool) FuncOp {
	if v {
		op.Op().SetProp(45, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetProp(45, nil)
	}
	return op
}

// WillReturn reports whether the attribute $will_return is there.
func (op FuncOp) WillReturn() bool { return op.Op().Prop(46) != nil }

// SetWillReturn sets or removes the attribute $will_return.
func (op FuncOp) SetWillReturn(v bool) FuncOp {
	if v {
		op.Op().SetProp(46, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetProp(46, nil)
	}
	return op
}

// OptimizeNone reports whether the attribute $optimize_none is there.
func (op FuncOp) OptimizeNone() bool { return op.Op().Prop(47) != nil }

// SetOptimizeNone sets or removes the attribute $optimize_none.
func (op FuncOp) SetOptimizeNone(v bool) FuncOp {
	if v {
		op.Op().SetProp(47, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetProp(47, nil)
	}
	return op
}

// VecTypeHint is the attribute $vec_type_hint, nil if it is absent.
func (op FuncOp) VecTypeHint() *VecTypeHintAttr {
	v, _ := op.Op().Prop(48).(*VecTypeHintAttr)
	return v
}

// SetVecTypeHint sets the attribute $vec_type_hint.
func (op FuncOp) SetVecTypeHint(v *VecTypeHintAttr) FuncOp {
	op.Op().SetProp(48, v)
	return op
}

// WorkGroupSizeHint is the attribute $work_group_size_hint; ok is false if it is absent.
func (op FuncOp) WorkGroupSizeHint() (value []int32, ok bool) {
	if v, ok := op.Op().Prop(49).(*ir.DenseArrayAttr); ok {
		return ir.DenseInts[int32](v), true
	}
	return value, false
}

// SetWorkGroupSizeHint sets the attribute $work_group_size_hint.
func (op FuncOp) SetWorkGroupSizeHint(v []int32) FuncOp {
	c := op.Op().Context()
	op.Op().SetProp(49, ir.NewDenseI32ArrayAttr(c, v...))
	return op
}

// ReqdWorkGroupSize is the attribute $reqd_work_group_size; ok is false if it is absent.
func (op FuncOp) ReqdWorkGroupSize() (value []int32, ok bool) {
	if v, ok := op.Op().Prop(50).(*ir.DenseArrayAttr); ok {
		return ir.DenseInts[int32](v), true
	}
	return value, false
}

// SetReqdWorkGroupSize sets the attribute $reqd_work_group_size.
func (op FuncOp) SetReqdWorkGroupSize(v []int32) FuncOp {
	c := op.Op().Context()
	op.Op().SetProp(50, ir.NewDenseI32ArrayAttr(c, v...))
	return op
}

// IntelReqdSubGroupSize is the attribute $intel_reqd_sub_group_size; ok is false if it is absent.
func (op FuncOp) IntelReqdSubGroupSize() (value int32, ok bool) {
	if v, ok := op.Op().Prop(51).(*ir.IntegerAttr); ok {
		return int32(v.Int()), true
	}
	return value, false
}

// SetIntelReqdSubGroupSize sets the attribute $intel_reqd_sub_group_size.
func (op FuncOp) SetIntelReqdSubGroupSize(v int32) FuncOp {
	c := op.Op().Context()
	op.Op().SetProp(51, ir.NewIntegerAttr(asm.BuildI32(c), int64(v)))
	return op
}

// UwtableKind is the attribute $uwtable_kind; ok is false if it is absent.
func (op FuncOp) UwtableKind() (value UWTableKind, ok bool) {
	if v, ok := op.Op().Prop(52).(*UWTableKindAttr); ok {
		return v.UwtableKind(), true
	}
	return value, false
}

// SetUwtableKind sets the attribute $uwtable_kind.
func (op FuncOp) SetUwtableKind(v UWTableKind) FuncOp {
	c := op.Op().Context()
	op.Op().SetProp(52, NewUWTableKindAttr(c, v))
	return op
}

// Body is the region $body.
func (op FuncOp) Body() *ir.Region { return op.Op().Region(0) }

// Global is the operation llvm.mlir.global: global variable.
var Global = &ir.OpDef{
	Name:               "llvm.mlir.global",
	Traits:             ir.IsolatedFromAbove | ir.SingleBlock | ir.Symbol,
	ImplicitTerminator: "llvm.return",
	Attrs: []ir.AttrSlot{
		{Name: "global_type", Constraint: constraint.TypeAttr},
		{Name: "constant", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "sym_name", Constraint: constraint.StrAttr},
		{Name: "linkage", Constraint: constraint.LLVMLinkage},
		{Name: "dso_local", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "thread_local_", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "externally_initialized", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "value", Constraint: constraint.AnyAttr, Optional: true},
		{Name: "alignment", Constraint: constraint.I64Attr, Optional: true},
		{Name: "addr_space", Constraint: constraint.I32AttrNonNegative, Default: func(c *ir.Context) ir.Attribute { return ir.NewIntegerAttr(asm.BuildI32(c), int64(0)) }},
		{Name: "unnamed_addr", Constraint: IsUnnamedAddr, Optional: true},
		{Name: "section", Constraint: constraint.StrAttr, Optional: true},
		{Name: "comdat", Constraint: constraint.SymbolRefAttr, Optional: true},
		{Name: "dbg_exprs", Constraint: constraint.LLVMDIGlobalVariableExpressionArrayAttr, Optional: true},
		{Name: "visibility_", Constraint: IsVisibility, Default: func(c *ir.Context) ir.Attribute { return ir.NewIntegerAttr(c.I64(), int64(VisibilityDefault)) }},
		{Name: "target_specific_attrs", Constraint: constraint.ArrayAttr, Optional: true},
	},
	Regions:    []ir.RegionDef{{Name: "initializer", Constraint: constraint.AnyRegion}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(globalSyntax)},
	View:       ir.ViewOf[GlobalOp],
}

// GlobalOp is an operation seen as llvm.mlir.global.
type GlobalOp struct{ ir.View }

// Def is the definition, [Global].
func (GlobalOp) Def() *ir.OpDef { return Global }

// Verify checks what the definition does not say.
func (op GlobalOp) Verify() *diag.Diagnostic { return verifyGlobal(op.Op()) }

// VerifyRegions checks what depends on the operations in the regions.
func (op GlobalOp) VerifyRegions() *diag.Diagnostic { return verifyGlobalRegions(op.Op()) }

// GlobalType is the attribute $global_type.
func (op GlobalOp) GlobalType() ir.Type { return op.Op().Prop(0).(*ir.TypeAttr).Value() }

// SetGlobalType sets the attribute $global_type.
func (op GlobalOp) SetGlobalType(v ir.Type) GlobalOp {
	op.Op().SetProp(0, ir.NewTypeAttr(v))
	return op
}

// Constant reports whether the attribute $constant is there.
func (op GlobalOp) Constant() bool { return op.Op().Prop(1) != nil }

// SetConstant sets or removes the attribute $constant.
func (op GlobalOp) SetConstant(v bool) GlobalOp {
	if v {
		op.Op().SetProp(1, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetProp(1, nil)
	}
	return op
}

// SymName is the attribute $sym_name.
func (op GlobalOp) SymName() string { return op.Op().Prop(2).(*ir.StringAttr).Value() }

// SetSymName sets the attribute $sym_name.
func (op GlobalOp) SetSymName(v string) GlobalOp {
	c := op.Op().Context()
	op.Op().SetProp(2, ir.NewStringAttr(c, v))
	return op
}

// Linkage is the attribute $linkage.
func (op GlobalOp) Linkage() Linkage { return op.Op().Prop(3).(*LinkageAttr).Linkage() }

// SetLinkage sets the attribute $linkage.
func (op GlobalOp) SetLinkage(v Linkage) GlobalOp {
	c := op.Op().Context()
	op.Op().SetProp(3, NewLinkageAttr(c, v))
	return op
}

// DsoLocal reports whether the attribute $dso_local is there.
func (op GlobalOp) DsoLocal() bool { return op.Op().Prop(4) != nil }

// SetDsoLocal sets or removes the attribute $dso_local.
func (op GlobalOp) SetDsoLocal(v bool) GlobalOp {
	if v {
		op.Op().SetProp(4, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetProp(4, nil)
	}
	return op
}

// ThreadLocal reports whether the attribute $thread_local_ is there.
func (op GlobalOp) ThreadLocal() bool { return op.Op().Prop(5) != nil }

// SetThreadLocal sets or removes the attribute $thread_local_.
func (op GlobalOp) SetThreadLocal(v bool) GlobalOp {
	if v {
		op.Op().SetProp(5, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetProp(5, nil)
	}
	return op
}

// ExternallyInitialized reports whether the attribute $externally_initialized is there.
func (op GlobalOp) ExternallyInitialized() bool { return op.Op().Prop(6) != nil }

// SetExternallyInitialized sets or removes the attribute $externally_initialized.
func (op GlobalOp) SetExternallyInitialized(v bool) GlobalOp {
	if v {
		op.Op().SetProp(6, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetProp(6, nil)
	}
	return op
}

// Value is the attribute $value, nil if it is absent.
func (op GlobalOp) Value() ir.Attribute { return op.Op().Prop(7) }

// SetValue sets the attribute $value.
func (op GlobalOp) SetValue(v ir.Attribute) GlobalOp {
	op.Op().SetProp(7, v)
	return op
}

// Alignment is the attribute $alignment; ok is false if it is absent.
func (op GlobalOp) Alignment() (value int64, ok bool) {
	if v, ok := op.Op().Prop(8).(*ir.IntegerAttr); ok {
		return int64(v.Int()), true
	}
	return value, false
}

// SetAlignment sets the attribute $alignment.
func (op GlobalOp) SetAlignment(v int64) GlobalOp {
	c := op.Op().Context()
	op.Op().SetProp(8, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// AddrSpace is the attribute $addr_space, 0 if it is absent.
func (op GlobalOp) AddrSpace() int32 {
	if v, ok := op.Op().Prop(9).(*ir.IntegerAttr); ok {
		return int32(v.Int())
	}
	return 0
}

// SetAddrSpace sets the attribute $addr_space.
func (op GlobalOp) SetAddrSpace(v int32) GlobalOp {
	c := op.Op().Context()
	op.Op().SetProp(9, ir.NewIntegerAttr(asm.BuildI32(c), int64(v)))
	return op
}

// UnnamedAddr is the attribute $unnamed_addr; ok is false if it is absent.
func (op GlobalOp) UnnamedAddr() (value UnnamedAddr, ok bool) {
	if v, ok := op.Op().Prop(10).(*ir.IntegerAttr); ok {
		return UnnamedAddr(v.Uint()), true
	}
	return value, false
}

// SetUnnamedAddr sets the attribute $unnamed_addr.
func (op GlobalOp) SetUnnamedAddr(v UnnamedAddr) GlobalOp {
	c := op.Op().Context()
	op.Op().SetProp(10, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// Section is the attribute $section; ok is false if it is absent.
func (op GlobalOp) Section() (value string, ok bool) {
	if v, ok := op.Op().Prop(11).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetSection sets the attribute $section.
func (op GlobalOp) SetSection(v string) GlobalOp {
	c := op.Op().Context()
	op.Op().SetProp(11, ir.NewStringAttr(c, v))
	return op
}

// Comdat is the attribute $comdat, nil if it is absent.
func (op GlobalOp) Comdat() *ir.SymbolRefAttr {
	v, _ := op.Op().Prop(12).(*ir.SymbolRefAttr)
	return v
}

// SetComdat sets the attribute $comdat.
func (op GlobalOp) SetComdat(v *ir.SymbolRefAttr) GlobalOp {
	op.Op().SetProp(12, v)
	return op
}

// DbgExprs is the attribute $dbg_exprs, nil if it is absent.
func (op GlobalOp) DbgExprs() *ir.ArrayAttr {
	v, _ := op.Op().Prop(13).(*ir.ArrayAttr)
	return v
}

// SetDbgExprs sets the attribute $dbg_exprs.
func (op GlobalOp) SetDbgExprs(v *ir.ArrayAttr) GlobalOp {
	op.Op().SetProp(13, v)
	return op
}

// Visibility is the attribute $visibility_, VisibilityDefault if it is absent.
func (op GlobalOp) Visibility() Visibility {
	if v, ok := op.Op().Prop(14).(*ir.IntegerAttr); ok {
		return Visibility(v.Uint())
	}
	return VisibilityDefault
}

// SetVisibility sets the attribute $visibility_.
func (op GlobalOp) SetVisibility(v Visibility) GlobalOp {
	c := op.Op().Context()
	op.Op().SetProp(14, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// TargetSpecificAttrs is the attribute $target_specific_attrs, nil if it is absent.
func (op GlobalOp) TargetSpecificAttrs() *ir.ArrayAttr {
	v, _ := op.Op().Prop(15).(*ir.ArrayAttr)
	return v
}

// SetTargetSpecificAttrs sets the attribute $target_specific_attrs.
func (op GlobalOp) SetTargetSpecificAttrs(v *ir.ArrayAttr) GlobalOp {
	op.Op().SetProp(15, v)
	return op
}

// Initializer is the region $initializer.
func (op GlobalOp) Initializer() *ir.Region { return op.Op().Region(0) }

// formatGlobalCtors is the assembly format of [GlobalCtors].
var formatGlobalCtors = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Space: true, Text: "ctors"},
		{Do: asm.DoLit, Space: true, Tok: asm.Equal, Text: "="},
		{Do: asm.DoAttr, Space: true, N: 0, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.ArrayAttr], First: asm.LSquare}},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoLit, Space: true, Text: "priorities"},
		{Do: asm.DoLit, Space: true, Tok: asm.Equal, Text: "="},
		{Do: asm.DoAttr, Space: true, N: 1, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.ArrayAttr], First: asm.LSquare}},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoLit, Space: true, Text: "data"},
		{Do: asm.DoLit, Space: true, Tok: asm.Equal, Text: "="},
		{Do: asm.DoAttr, Space: true, N: 2, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.ArrayAttr], First: asm.LSquare}},
		{Do: asm.DoAttrDict},
	},
	Elided: 1<<0 | 1<<1 | 1<<2,
}

// GlobalCtors is the operation llvm.mlir.global_ctors: functions that run before main.
var GlobalCtors = &ir.OpDef{
	Name: "llvm.mlir.global_ctors",
	Attrs: []ir.AttrSlot{
		{Name: "ctors", Constraint: constraint.FlatSymbolRefArrayAttr},
		{Name: "priorities", Constraint: constraint.I32ArrayAttr},
		{Name: "data", Constraint: constraint.ArrayAttr},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatGlobalCtors)},
	View:       ir.ViewOf[GlobalCtorsOp],
}

// GlobalCtorsOp is an operation seen as llvm.mlir.global_ctors.
type GlobalCtorsOp struct{ ir.View }

// Def is the definition, [GlobalCtors].
func (GlobalCtorsOp) Def() *ir.OpDef { return GlobalCtors }

// Verify checks what the definition does not say.
func (op GlobalCtorsOp) Verify() *diag.Diagnostic { return verifyGlobalCtors(op.Op()) }

// VerifySymbolUses checks the references to symbols.
func (op GlobalCtorsOp) VerifySymbolUses(symbols *ir.SymbolTables) *diag.Diagnostic {
	return verifyGlobalCtorsUses(op.Op(), symbols)
}

// Ctors is the attribute $ctors.
func (op GlobalCtorsOp) Ctors() *ir.ArrayAttr {
	v, _ := op.Op().Prop(0).(*ir.ArrayAttr)
	return v
}

// SetCtors sets the attribute $ctors.
func (op GlobalCtorsOp) SetCtors(v *ir.ArrayAttr) GlobalCtorsOp {
	op.Op().SetProp(0, v)
	return op
}

// Priorities is the attribute $priorities.
func (op GlobalCtorsOp) Priorities() *ir.ArrayAttr {
	v, _ := op.Op().Prop(1).(*ir.ArrayAttr)
	return v
}

// SetPriorities sets the attribute $priorities.
func (op GlobalCtorsOp) SetPriorities(v *ir.ArrayAttr) GlobalCtorsOp {
	op.Op().SetProp(1, v)
	return op
}

// Data is the attribute $data.
func (op GlobalCtorsOp) Data() *ir.ArrayAttr {
	v, _ := op.Op().Prop(2).(*ir.ArrayAttr)
	return v
}

// SetData sets the attribute $data.
func (op GlobalCtorsOp) SetData(v *ir.ArrayAttr) GlobalCtorsOp {
	op.Op().SetProp(2, v)
	return op
}

// NewGlobalCtors makes a llvm.mlir.global_ctors at the builder's point.
func NewGlobalCtors(b *ir.Builder, ctors *ir.ArrayAttr, priorities *ir.ArrayAttr, data *ir.ArrayAttr) GlobalCtorsOp {
	st := ir.OperationState{Context: b.Context(), Def: GlobalCtors}
	st.SetProp(0, ctors)
	st.SetProp(1, priorities)
	st.SetProp(2, data)
	return ir.Cast[GlobalCtorsOp](b.Create(&st))
}

// formatGlobalDtors is the assembly format of [GlobalDtors].
var formatGlobalDtors = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Space: true, Text: "dtors"},
		{Do: asm.DoLit, Space: true, Tok: asm.Equal, Text: "="},
		{Do: asm.DoAttr, Space: true, N: 0, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.ArrayAttr], First: asm.LSquare}},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoLit, Space: true, Text: "priorities"},
		{Do: asm.DoLit, Space: true, Tok: asm.Equal, Text: "="},
		{Do: asm.DoAttr, Space: true, N: 1, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.ArrayAttr], First: asm.LSquare}},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoLit, Space: true, Text: "data"},
		{Do: asm.DoLit, Space: true, Tok: asm.Equal, Text: "="},
		{Do: asm.DoAttr, Space: true, N: 2, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.ArrayAttr], First: asm.LSquare}},
		{Do: asm.DoAttrDict},
	},
	Elided: 1<<0 | 1<<1 | 1<<2,
}

// GlobalDtors is the operation llvm.mlir.global_dtors: functions that run after main.
var GlobalDtors = &ir.OpDef{
	Name: "llvm.mlir.global_dtors",
	Attrs: []ir.AttrSlot{
		{Name: "dtors", Constraint: constraint.FlatSymbolRefArrayAttr},
		{Name: "priorities", Constraint: constraint.I32ArrayAttr},
		{Name: "data", Constraint: constraint.ArrayAttr},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatGlobalDtors)},
	View:       ir.ViewOf[GlobalDtorsOp],
}

// GlobalDtorsOp is an operation seen as llvm.mlir.global_dtors.
type GlobalDtorsOp struct{ ir.View }

// Def is the definition, [GlobalDtors].
func (GlobalDtorsOp) Def() *ir.OpDef { return GlobalDtors }

// Verify checks what the definition does not say.
func (op GlobalDtorsOp) Verify() *diag.Diagnostic { return verifyGlobalDtors(op.Op()) }

// VerifySymbolUses checks the references to symbols.
func (op GlobalDtorsOp) VerifySymbolUses(symbols *ir.SymbolTables) *diag.Diagnostic {
	return verifyGlobalDtorsUses(op.Op(), symbols)
}

// Dtors is the attribute $dtors.
func (op GlobalDtorsOp) Dtors() *ir.ArrayAttr {
	v, _ := op.Op().Prop(0).(*ir.ArrayAttr)
	return v
}

// SetDtors sets the attribute $dtors.
func (op GlobalDtorsOp) SetDtors(v *ir.ArrayAttr) GlobalDtorsOp {
	op.Op().SetProp(0, v)
	return op
}

// Priorities is the attribute $priorities.
func (op GlobalDtorsOp) Priorities() *ir.ArrayAttr {
	v, _ := op.Op().Prop(1).(*ir.ArrayAttr)
	return v
}

// SetPriorities sets the attribute $priorities.
func (op GlobalDtorsOp) SetPriorities(v *ir.ArrayAttr) GlobalDtorsOp {
	op.Op().SetProp(1, v)
	return op
}

// Data is the attribute $data.
func (op GlobalDtorsOp) Data() *ir.ArrayAttr {
	v, _ := op.Op().Prop(2).(*ir.ArrayAttr)
	return v
}

// SetData sets the attribute $data.
func (op GlobalDtorsOp) SetData(v *ir.ArrayAttr) GlobalDtorsOp {
	op.Op().SetProp(2, v)
	return op
}

// NewGlobalDtors makes a llvm.mlir.global_dtors at the builder's point.
func NewGlobalDtors(b *ir.Builder, dtors *ir.ArrayAttr, priorities *ir.ArrayAttr, data *ir.ArrayAttr) GlobalDtorsOp {
	st := ir.OperationState{Context: b.Context(), Def: GlobalDtors}
	st.SetProp(0, dtors)
	st.SetProp(1, priorities)
	st.SetProp(2, data)
	return ir.Cast[GlobalDtorsOp](b.Create(&st))
}

// Alias is the operation llvm.mlir.alias: another name of a global.
var Alias = &ir.OpDef{
	Name:               "llvm.mlir.alias",
	Traits:             ir.IsolatedFromAbove | ir.SingleBlock | ir.Symbol,
	ImplicitTerminator: "llvm.return",
	Attrs: []ir.AttrSlot{
		{Name: "alias_type", Constraint: constraint.TypeAttr},
		{Name: "sym_name", Constraint: constraint.StrAttr},
		{Name: "linkage", Constraint: constraint.LLVMLinkage},
		{Name: "dso_local", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "thread_local_", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "unnamed_addr", Constraint: IsUnnamedAddr, Optional: true},
		{Name: "visibility_", Constraint: IsVisibility, Default: func(c *ir.Context) ir.Attribute { return ir.NewIntegerAttr(c.I64(), int64(VisibilityDefault)) }},
	},
	Regions:    []ir.RegionDef{{Name: "initializer", Constraint: constraint.SizedRegion1}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(aliasSyntax)},
	View:       ir.ViewOf[AliasOp],
}

// AliasOp is an operation seen as llvm.mlir.alias.
type AliasOp struct{ ir.View }

// Def is the definition, [Alias].
func (AliasOp) Def() *ir.OpDef { return Alias }

// Verify checks what the definition does not say.
func (op AliasOp) Verify() *diag.Diagnostic { return verifyAlias(op.Op()) }

// VerifyRegions checks what depends on the operations in the regions.
func (op AliasOp) VerifyRegions() *diag.Diagnostic { return verifyAliasRegions(op.Op()) }

// AliasType is the attribute $alias_type.
func (op AliasOp) AliasType() ir.Type { return op.Op().Prop(0).(*ir.TypeAttr).Value() }

// SetAliasType sets the attribute $alias_type.
func (op AliasOp) SetAliasType(v ir.Type) AliasOp {
	op.Op().SetProp(0, ir.NewTypeAttr(v))
	return op
}

// SymName is the attribute $sym_name.
func (op AliasOp) SymName() string { return op.Op().Prop(1).(*ir.StringAttr).Value() }

// SetSymName sets the attribute $sym_name.
func (op AliasOp) SetSymName(v string) AliasOp {
	c := op.Op().Context()
	op.Op().SetProp(1, ir.NewStringAttr(c, v))
	return op
}

// Linkage is the attribute $linkage.
func (op AliasOp) Linkage() Linkage { return op.Op().Prop(2).(*LinkageAttr).Linkage() }

// SetLinkage sets the attribute $linkage.
func (op AliasOp) SetLinkage(v Linkage) AliasOp {
	c := op.Op().Context()
	op.Op().SetProp(2, NewLinkageAttr(c, v))
	return op
}

// DsoLocal reports whether the attribute $dso_local is there.
func (op AliasOp) DsoLocal() bool { return op.Op().Prop(3) != nil }

// SetDsoLocal sets or removes the attribute $dso_local.
func (op AliasOp) SetDsoLocal(v bool) AliasOp {
	if v {
		op.Op().SetProp(3, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetProp(3, nil)
	}
	return op
}

// ThreadLocal reports whether the attribute $thread_local_ is there.
func (op AliasOp) ThreadLocal() bool { return op.Op().Prop(4) != nil }

// SetThreadLocal sets or removes the attribute $thread_local_.
func (op AliasOp) SetThreadLocal(v bool) AliasOp {
	if v {
		op.Op().SetProp(4, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetProp(4, nil)
	}
	return op
}

// UnnamedAddr is the attribute $unnamed_addr; ok is false if it is absent.
func (op AliasOp) UnnamedAddr() (value UnnamedAddr, ok bool) {
	if v, ok := op.Op().Prop(5).(*ir.IntegerAttr); ok {
		return UnnamedAddr(v.Uint()), true
	}
	return value, false
}

// SetUnnamedAddr sets the attribute $unnamed_addr.
func (op AliasOp) SetUnnamedAddr(v UnnamedAddr) AliasOp {
	c := op.Op().Context()
	op.Op().SetProp(5, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// Visibility is the attribute $visibility_, VisibilityDefault if it is absent.
func (op AliasOp) Visibility() Visibility {
	if v, ok := op.Op().Prop(6).(*ir.IntegerAttr); ok {
		return Visibility(v.Uint())
	}
	return VisibilityDefault
}

// SetVisibility sets the attribute $visibility_.
func (op AliasOp) SetVisibility(v Visibility) AliasOp {
	c := op.Op().Context()
	op.Op().SetProp(6, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// Initializer is the region $initializer.
func (op AliasOp) Initializer() *ir.Region { return op.Op().Region(0) }

// formatIFunc is the assembly format of [IFunc].
var formatIFunc = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoCustom, Space: true, Custom: &asm.Custom{
			Parse: func(p *asm.Parser, a *asm.OpArgs) bool {
				var v0 *LinkageAttr
				there := parseLLVMLinkage(p, &v0)
				if v0 != nil {
					a.SetAttr(4, v0)
				}
				return there
			},
			Print: func(p *asm.Printer, op *ir.Operation) {
				printLLVMLinkage(p, op, asm.AttrAs[*LinkageAttr](op.Prop(4)))
			},
		}},
		{Do: asm.DoGroup, Group: &asm.Group{Unit: -1, When: []asm.Cond{{If: asm.IfNotDefault, N: 8}}, Then: []asm.Instr{
			{Do: asm.DoEnumAttr, Space: true, N: 8, Attr: &asm.AttrForm{Enum: &VisibilityEnum}},
		}}},
		{Do: asm.DoGroup, Group: &asm.Group{Unit: -1, When: []asm.Cond{{If: asm.IfNotDefault, N: 7}}, Then: []asm.Instr{
			{Do: asm.DoEnumAttr, Space: true, N: 7, Attr: &asm.AttrForm{Enum: &UnnamedAddrEnum}},
		}}},
		{Do: asm.DoSymbolName, Space: true, N: 0},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoAttr, Space: true, N: 1, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.TypeAttr]}},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoAttr, Space: true, N: 3, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.TypeAttr]}},
		{Do: asm.DoAttr, Space: true, N: 2, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsFlatSymbolRef, First: asm.AtIdent}},
		{Do: asm.DoAttrDict},
	},
	Elided: 1<<0 | 1<<1 | 1<<2 | 1<<3 | 1<<4 | 1<<7 | 1<<8,
}

// IFunc is the operation llvm.mlir.ifunc: function that another one chooses when the program is loaded.
var IFunc = &ir.OpDef{
	Name:   "llvm.mlir.ifunc",
	Traits: ir.IsolatedFromAbove | ir.Symbol,
	Attrs: []ir.AttrSlot{
		{Name: "sym_name", Constraint: constraint.SymbolNameAttr},
		{Name: "i_func_type", Constraint: constraint.TypeAttr},
		{Name: "resolver", Constraint: constraint.FlatSymbolRefAttr},
		{Name: "resolver_type", Constraint: constraint.TypeAttr},
		{Name: "linkage", Constraint: constraint.LLVMLinkage},
		{Name: "dso_local", Constraint: constraint.UnitAttr, Optional: true},
		{Name: "address_space", Constraint: constraint.I32AttrNonNegative, Default: func(c *ir.Context) ir.Attribute { return ir.NewIntegerAttr(asm.BuildI32(c), int64(0)) }},
		{Name: "unnamed_addr", Constraint: IsUnnamedAddr, Default: func(c *ir.Context) ir.Attribute { return ir.NewIntegerAttr(c.I64(), int64(UnnamedAddrNone)) }},
		{Name: "visibility_", Constraint: IsVisibility, Default: func(c *ir.Context) ir.Attribute { return ir.NewIntegerAttr(c.I64(), int64(VisibilityDefault)) }},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatIFunc)},
	View:       ir.ViewOf[IFuncOp],
}

// IFuncOp is an operation seen as llvm.mlir.ifunc.
type IFuncOp struct{ ir.View }

// Def is the definition, [IFunc].
func (IFuncOp) Def() *ir.OpDef { return IFunc }

// Verify checks what the definition does not say.
func (op IFuncOp) Verify() *diag.Diagnostic { return verifyIFunc(op.Op()) }

// VerifySymbolUses checks the references to symbols.
func (op IFuncOp) VerifySymbolUses(symbols *ir.SymbolTables) *diag.Diagnostic {
	return verifyIFuncUses(op.Op(), symbols)
}

// SymName is the attribute $sym_name.
func (op IFuncOp) SymName() string { return op.Op().Prop(0).(*ir.StringAttr).Value() }

// SetSymName sets the attribute $sym_name.
func (op IFuncOp) SetSymName(v string) IFuncOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewStringAttr(c, v))
	return op
}

// IFuncType is the attribute $i_func_type.
func (op IFuncOp) IFuncType() ir.Type { return op.Op().Prop(1).(*ir.TypeAttr).Value() }

// SetIFuncType sets the attribute $i_func_type.
func (op IFuncOp) SetIFuncType(v ir.Type) IFuncOp {
	op.Op().SetProp(1, ir.NewTypeAttr(v))
	return op
}

// Resolver is the attribute $resolver.
func (op IFuncOp) Resolver() string { return op.Op().Prop(2).(*ir.SymbolRefAttr).Root() }

// SetResolver sets the attribute $resolver.
func (op IFuncOp) SetResolver(v string) IFuncOp {
	c := op.Op().Context()
	op.Op().SetProp(2, ir.NewSymbolRefAttr(c, v))
	return op
}

// ResolverType is the attribute $resolver_type.
func (op IFuncOp) ResolverType() ir.Type { return op.Op().Prop(3).(*ir.TypeAttr).Value() }

// SetResolverType sets the attribute $resolver_type.
func (op IFuncOp) SetResolverType(v ir.Type) IFuncOp {
	op.Op().SetProp(3, ir.NewTypeAttr(v))
	return op
}

// Linkage is the attribute $linkage.
func (op IFuncOp) Linkage() Linkage { return op.Op().Prop(4).(*LinkageAttr).Linkage() }

// SetLinkage sets the attribute $linkage.
func (op IFuncOp) SetLinkage(v Linkage) IFuncOp {
	c := op.Op().Context()
	op.Op().SetProp(4, NewLinkageAttr(c, v))
	return op
}

// DsoLocal reports whether the attribute $dso_local is there.
func (op IFuncOp) DsoLocal() bool { return op.Op().Prop(5) != nil }

// SetDsoLocal sets or removes the attribute $dso_local.
func (op IFuncOp) SetDsoLocal(v bool) IFuncOp {
	if v {
		op.Op().SetProp(5, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetProp(5, nil)
	}
	return op
}

// AddressSpace is the attribute $address_space, 0 if it is absent.
func (op IFuncOp) AddressSpace() int32 {
	if v, ok := op.Op().Prop(6).(*ir.IntegerAttr); ok {
		return int32(v.Int())
	}
	return 0
}

// SetAddressSpace sets the attribute $address_space.
func (op IFuncOp) SetAddressSpace(v int32) IFuncOp {
	c := op.Op().Context()
	op.Op().SetProp(6, ir.NewIntegerAttr(asm.BuildI32(c), int64(v)))
	return op
}

// UnnamedAddr is the attribute $unnamed_addr, UnnamedAddrNone if it is absent.
func (op IFuncOp) UnnamedAddr() UnnamedAddr {
	if v, ok := op.Op().Prop(7).(*ir.IntegerAttr); ok {
		return UnnamedAddr(v.Uint())
	}
	return UnnamedAddrNone
}

// SetUnnamedAddr sets the attribute $unnamed_addr.
func (op IFuncOp) SetUnnamedAddr(v UnnamedAddr) IFuncOp {
	c := op.Op().Context()
	op.Op().SetProp(7, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// Visibility is the attribute $visibility_, VisibilityDefault if it is absent.
func (op IFuncOp) Visibility() Visibility {
	if v, ok := op.Op().Prop(8).(*ir.IntegerAttr); ok {
		return Visibility(v.Uint())
	}
	return VisibilityDefault
}

// SetVisibility sets the attribute $visibility_.
func (op IFuncOp) SetVisibility(v Visibility) IFuncOp {
	c := op.Op().Context()
	op.Op().SetProp(8, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// NewIFunc makes a llvm.mlir.ifunc at the builder's point.
func NewIFunc(b *ir.Builder, symName string, iFuncType ir.Type, resolver string, resolverType ir.Type, linkage Linkage) IFuncOp {
	st := ir.OperationState{Context: b.Context(), Def: IFunc}
	c := b.Context()
	st.SetProp(0, ir.NewStringAttr(c, symName))
	st.SetProp(1, ir.NewTypeAttr(iFuncType))
	st.SetProp(2, ir.NewSymbolRefAttr(c, resolver))
	st.SetProp(3, ir.NewTypeAttr(resolverType))
	st.SetProp(4, NewLinkageAttr(c, linkage))
	st.SetProp(6, ir.NewIntegerAttr(asm.BuildI32(c), int64(0)))
	st.SetProp(7, ir.NewIntegerAttr(c.I64(), int64(UnnamedAddrNone)))
	st.SetProp(8, ir.NewIntegerAttr(c.I64(), int64(VisibilityDefault)))
	return ir.Cast[IFuncOp](b.Create(&st))
}

// formatComdatSelector is the assembly format of [ComdatSelector].
var formatComdatSelector = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoSymbolName, Space: true, N: 0},
		{Do: asm.DoEnumAttr, Space: true, N: 1, Attr: &asm.AttrForm{Enum: &ComdatKindEnum}},
		{Do: asm.DoAttrDict},
	},
	Elided: 1<<0 | 1<<1,
}

// ComdatSelector is the operation llvm.comdat_selector: group of globals that the linker keeps or drops as one.
var ComdatSelector = &ir.OpDef{
	Name:   "llvm.comdat_selector",
	Traits: ir.Symbol,
	Attrs: []ir.AttrSlot{
		{Name: "sym_name", Constraint: constraint.SymbolNameAttr},
		{Name: "comdat", Constraint: IsComdatKind},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatComdatSelector)},
	View:       ir.ViewOf[ComdatSelectorOp],
}

// ComdatSelectorOp is an operation seen as llvm.comdat_selector.
type ComdatSelectorOp struct{ ir.View }

// Def is the definition, [ComdatSelector].
func (ComdatSelectorOp) Def() *ir.OpDef { return ComdatSelector }

// SymName is the attribute $sym_name.
func (op ComdatSelectorOp) SymName() string { return op.Op().Prop(0).(*ir.StringAttr).Value() }

// SetSymName sets the attribute $sym_name.
func (op ComdatSelectorOp) SetSymName(v string) ComdatSelectorOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewStringAttr(c, v))
	return op
}

// Comdat is the attribute $comdat.
func (op ComdatSelectorOp) Comdat() ComdatKind {
	return ComdatKind(op.Op().Prop(1).(*ir.IntegerAttr).Uint())
}

// SetComdat sets the attribute $comdat.
func (op ComdatSelectorOp) SetComdat(v ComdatKind) ComdatSelectorOp {
	c := op.Op().Context()
	op.Op().SetProp(1, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// NewComdatSelector makes a llvm.comdat_selector at the builder's point.
func NewComdatSelector(b *ir.Builder, symName string, comdat ComdatKind) ComdatSelectorOp {
	st := ir.OperationState{Context: b.Context(), Def: ComdatSelector}
	c := b.Context()
	st.SetProp(0, ir.NewStringAttr(c, symName))
	st.SetProp(1, ir.NewIntegerAttr(c.I64(), int64(comdat)))
	return ir.Cast[ComdatSelectorOp](b.Create(&st))
}

// formatComdat is the assembly format of [Comdat].
var formatComdat = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoSymbolName, Space: true, N: 0},
		{Do: asm.DoRegion, Space: true, N: 0},
		{Do: asm.DoAttrDict},
	},
	Elided: 1 << 0,
}

// Comdat is the operation llvm.comdat: table of comdat selectors.
var Comdat = &ir.OpDef{
	Name:   "llvm.comdat",
	Traits: ir.NoTerminator | ir.NoRegionArguments | ir.HasSymbolTable | ir.Symbol,
	Attrs: []ir.AttrSlot{
		{Name: "sym_name", Constraint: constraint.SymbolNameAttr},
	},
	Regions:    []ir.RegionDef{{Name: "body", Constraint: constraint.SizedRegion1}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatComdat)},
	View:       ir.ViewOf[ComdatOp],
}

// ComdatOp is an operation seen as llvm.comdat.
type ComdatOp struct{ ir.View }

// Def is the definition, [Comdat].
func (ComdatOp) Def() *ir.OpDef { return Comdat }

// VerifyRegions checks what depends on the operations in the regions.
func (op ComdatOp) VerifyRegions() *diag.Diagnostic { return verifyComdatRegions(op.Op()) }

// SymName is the attribute $sym_name.
func (op ComdatOp) SymName() string { return op.Op().Prop(0).(*ir.StringAttr).Value() }

// SetSymName sets the attribute $sym_name.
func (op ComdatOp) SetSymName(v string) ComdatOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewStringAttr(c, v))
	return op
}

// Body is the region $body.
func (op ComdatOp) Body() *ir.Region { return op.Op().Region(0) }

// formatLinkerOptions is the assembly format of [LinkerOptions].
var formatLinkerOptions = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoAttr, Space: true, N: 0, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.ArrayAttr], First: asm.LSquare}},
		{Do: asm.DoAttrDict},
	},
	Elided: 1 << 0,
}

// LinkerOptions is the operation llvm.linker_options: options of the linker.
var LinkerOptions = &ir.OpDef{
	Name: "llvm.linker_options",
	Attrs: []ir.AttrSlot{
		{Name: "options", Constraint: constraint.StrArrayAttr},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatLinkerOptions)},
	View:       ir.ViewOf[LinkerOptionsOp],
}

// LinkerOptionsOp is an operation seen as llvm.linker_options.
type LinkerOptionsOp struct{ ir.View }

// Def is the definition, [LinkerOptions].
func (LinkerOptionsOp) Def() *ir.OpDef { return LinkerOptions }

// Verify checks what the definition does not say.
func (op LinkerOptionsOp) Verify() *diag.Diagnostic { return verifyLinkerOptions(op.Op()) }

// Options is the attribute $options.
func (op LinkerOptionsOp) Options() *ir.ArrayAttr {
	v, _ := op.Op().Prop(0).(*ir.ArrayAttr)
	return v
}

// SetOptions sets the attribute $options.
func (op LinkerOptionsOp) SetOptions(v *ir.ArrayAttr) LinkerOptionsOp {
	op.Op().SetProp(0, v)
	return op
}

// NewLinkerOptions makes a llvm.linker_options at the builder's point.
func NewLinkerOptions(b *ir.Builder, options *ir.ArrayAttr) LinkerOptionsOp {
	st := ir.OperationState{Context: b.Context(), Def: LinkerOptions}
	st.SetProp(0, options)
	return ir.Cast[LinkerOptionsOp](b.Create(&st))
}

// formatModuleFlags is the assembly format of [ModuleFlags].
var formatModuleFlags = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoAttr, Space: true, N: 0, Attr: &asm.AttrForm{Type: asm.BuildNone, Is: asm.IsAttr[*ir.ArrayAttr], First: asm.LSquare}},
		{Do: asm.DoAttrDict},
	},
	Elided: 1 << 0,
}

// ModuleFlags is the operation llvm.module_flags: properties of the module.
var ModuleFlags = &ir.OpDef{
	Name: "llvm.module_flags",
	Attrs: []ir.AttrSlot{
		{Name: "flags", Constraint: constraint.ArrayAttr},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatModuleFlags)},
	View:       ir.ViewOf[ModuleFlagsOp],
}

// ModuleFlagsOp is an operation seen as llvm.module_flags.
type ModuleFlagsOp struct{ ir.View }

// Def is the definition, [ModuleFlags].
func (ModuleFlagsOp) Def() *ir.OpDef { return ModuleFlags }

// Verify checks what the definition does not say.
func (op ModuleFlagsOp) Verify() *diag.Diagnostic { return verifyModuleFlags(op.Op()) }

// Flags is the attribute $flags.
func (op ModuleFlagsOp) Flags() *ir.ArrayAttr {
	v, _ := op.Op().Prop(0).(*ir.ArrayAttr)
	return v
}

// SetFlags sets the attribute $flags.
func (op ModuleFlagsOp) SetFlags(v *ir.ArrayAttr) ModuleFlagsOp {
	op.Op().SetProp(0, v)
	return op
}

// NewModuleFlags makes a llvm.module_flags at the builder's point.
func NewModuleFlags(b *ir.Builder, flags *ir.ArrayAttr) ModuleFlagsOp {
	st := ir.OperationState{Context: b.Context(), Def: ModuleFlags}
	st.SetProp(0, flags)
	return ir.Cast[ModuleFlagsOp](b.Create(&st))
}

// Abs is the operation llvm.intr.abs.
var Abs = &ir.OpDef{
	Name:   "llvm.intr.abs",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Attrs: []ir.AttrSlot{
		{Name: "is_int_min_poison", Constraint: constraint.I1Attr},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[AbsOp],
}

// AbsOp is an operation seen as llvm.intr.abs.
type AbsOp struct{ ir.View }

// Def is the definition, [Abs].
func (AbsOp) Def() *ir.OpDef { return Abs }

// In is the operand $in.
func (op AbsOp) In() *ir.Value { return op.Op().Operand(0) }

// IsIntMinPoison is the attribute $is_int_min_poison.
func (op AbsOp) IsIntMinPoison() int64 { return int64(op.Op().Prop(0).(*ir.IntegerAttr).Int()) }

// SetIsIntMinPoison sets the attribute $is_int_min_poison.
func (op AbsOp) SetIsIntMinPoison(v int64) AbsOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewIntegerAttr(asm.BuildI1(c), int64(v)))
	return op
}

// Result is the result $res.
func (op AbsOp) Result() *ir.Value { return op.Op().Result(0) }

// NewAbs makes a llvm.intr.abs at the builder's point.
func NewAbs(b *ir.Builder, resultType ir.Type, in *ir.Value, isIntMinPoison int64) AbsOp {
	st := ir.OperationState{Context: b.Context(), Def: Abs}
	st.Operands = append(st.Operands, in)
	c := b.Context()
	st.SetProp(0, ir.NewIntegerAttr(asm.BuildI1(c), int64(isIntMinPoison)))
	st.Results = append(st.Results, resultType)
	return ir.Cast[AbsOp](b.Create(&st))
}

// IsFPClass is the operation llvm.intr.is.fpclass.
var IsFPClass = &ir.OpDef{
	Name:   "llvm.intr.is.fpclass",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "bit", Constraint: constraint.I32Attr},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[IsFPClassOp],
}

// IsFPClassOp is an operation seen as llvm.intr.is.fpclass.
type IsFPClassOp struct{ ir.View }

// Def is the definition, [IsFPClass].
func (IsFPClassOp) Def() *ir.OpDef { return IsFPClass }

// In is the operand $in.
func (op IsFPClassOp) In() *ir.Value { return op.Op().Operand(0) }

// Bit is the attribute $bit.
func (op IsFPClassOp) Bit() int32 { return int32(op.Op().Prop(0).(*ir.IntegerAttr).Int()) }

// SetBit sets the attribute $bit.
func (op IsFPClassOp) SetBit(v int32) IsFPClassOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewIntegerAttr(asm.BuildI32(c), int64(v)))
	return op
}

// Result is the result $res.
func (op IsFPClassOp) Result() *ir.Value { return op.Op().Result(0) }

// NewIsFPClass makes a llvm.intr.is.fpclass at the builder's point.
func NewIsFPClass(b *ir.Builder, resultType ir.Type, in *ir.Value, bit int32) IsFPClassOp {
	st := ir.OperationState{Context: b.Context(), Def: IsFPClass}
	st.Operands = append(st.Operands, in)
	c := b.Context()
	st.SetProp(0, ir.NewIntegerAttr(asm.BuildI32(c), int64(bit)))
	st.Results = append(st.Results, resultType)
	return ir.Cast[IsFPClassOp](b.Create(&st))
}

// formatCopySign is the assembly format of [CopySign].
var formatCopySign = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// CopySign is the operation llvm.intr.copysign.
var CopySign = &ir.OpDef{
	Name:      "llvm.intr.copysign",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "a", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
		{Name: "b", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCopySign)},
	View:       ir.ViewOf[CopySignOp],
}

// CopySignOp is an operation seen as llvm.intr.copysign.
type CopySignOp struct{ ir.View }

// Def is the definition, [CopySign].
func (CopySignOp) Def() *ir.OpDef { return CopySign }

// A is the operand $a.
func (op CopySignOp) A() *ir.Value { return op.Op().Operand(0) }

// B is the operand $b.
func (op CopySignOp) B() *ir.Value { return op.Op().Operand(1) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op CopySignOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(0).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op CopySignOp) SetFastmathFlags(v FastmathFlags) CopySignOp {
	c := op.Op().Context()
	op.Op().SetProp(0, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op CopySignOp) Result() *ir.Value { return op.Op().Result(0) }

// NewCopySign makes a llvm.intr.copysign at the builder's point.
func NewCopySign(b *ir.Builder, a *ir.Value, b_ *ir.Value) CopySignOp {
	st := ir.OperationState{Context: b.Context(), Def: CopySign}
	st.Operands = append(st.Operands, a, b_)
	c := b.Context()
	st.SetProp(0, NewFastmathFlagsAttr(c, FastmathFlagsNone))
	st.Results = append(st.Results, a.Type())
	return ir.Cast[CopySignOp](b.Create(&st))
}

// formatExp is the assembly format of [Exp].
var formatExp = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// Exp is the operation llvm.intr.exp.
var Exp = &ir.OpDef{
	Name:      "llvm.intr.exp",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatExp)},
	View:       ir.ViewOf[ExpOp],
}

// ExpOp is an operation seen as llvm.intr.exp.
type ExpOp struct{ ir.View }

// Def is the definition, [Exp].
func (ExpOp) Def() *ir.OpDef { return Exp }

// In is the operand $in.
func (op ExpOp) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op ExpOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(0).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op ExpOp) SetFastmathFlags(v FastmathFlags) ExpOp {
	c := op.Op().Context()
	op.Op().SetProp(0, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op ExpOp) Result() *ir.Value { return op.Op().Result(0) }

// NewExp makes a llvm.intr.exp at the builder's point.
func NewExp(b *ir.Builder, in *ir.Value) ExpOp {
	st := ir.OperationState{Context: b.Context(), Def: Exp}
	st.Operands = append(st.Operands, in)
	c := b.Context()
	st.SetProp(0, NewFastmathFlagsAttr(c, FastmathFlagsNone))
	st.Results = append(st.Results, in.Type())
	return ir.Cast[ExpOp](b.Create(&st))
}

// formatExp2 is the assembly format of [Exp2].
var formatExp2 = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// Exp2 is the operation llvm.intr.exp2.
var Exp2 = &ir.OpDef{
	Name:      "llvm.intr.exp2",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatExp2)},
	View:       ir.ViewOf[Exp2Op],
}

// Exp2Op is an operation seen as llvm.intr.exp2.
type Exp2Op struct{ ir.View }

// Def is the definition, [Exp2].
func (Exp2Op) Def() *ir.OpDef { return Exp2 }

// In is the operand $in.
func (op Exp2Op) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op Exp2Op) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(0).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op Exp2Op) SetFastmathFlags(v FastmathFlags) Exp2Op {
	c := op.Op().Context()
	op.Op().SetProp(0, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op Exp2Op) Result() *ir.Value { return op.Op().Result(0) }

// NewExp2 makes a llvm.intr.exp2 at the builder's point.
func NewExp2(b *ir.Builder, in *ir.Value) Exp2Op {
	st := ir.OperationState{Context: b.Context(), Def: Exp2}
	st.Operands = append(st.Operands, in)
	c := b.Context()
	st.SetProp(0, NewFastmathFlagsAttr(c, FastmathFlagsNone))
	st.Results = append(st.Results, in.Type())
	return ir.Cast[Exp2Op](b.Create(&st))
}

// formatExp10 is the assembly format of [Exp10].
var formatExp10 = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// Exp10 is the operation llvm.intr.exp10.
var Exp10 = &ir.OpDef{
	Name:      "llvm.intr.exp10",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatExp10)},
	View:       ir.ViewOf[Exp10Op],
}

// Exp10Op is an operation seen as llvm.intr.exp10.
type Exp10Op struct{ ir.View }

// Def is the definition, [Exp10].
func (Exp10Op) Def() *ir.OpDef { return Exp10 }

// In is the operand $in.
func (op Exp10Op) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op Exp10Op) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(0).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op Exp10Op) SetFastmathFlags(v FastmathFlags) Exp10Op {
	c := op.Op().Context()
	op.Op().SetProp(0, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op Exp10Op) Result() *ir.Value { return op.Op().Result(0) }

// NewExp10 makes a llvm.intr.exp10 at the builder's point.
func NewExp10(b *ir.Builder, in *ir.Value) Exp10Op {
	st := ir.OperationState{Context: b.Context(), Def: Exp10}
	st.Operands = append(st.Operands, in)
	c := b.Context()
	st.SetProp(0, NewFastmathFlagsAttr(c, FastmathFlagsNone))
	st.Results = append(st.Results, in.Type())
	return ir.Cast[Exp10Op](b.Create(&st))
}

// formatLoadExp is the assembly format of [LoadExp].
var formatLoadExp = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// LoadExp is the operation llvm.intr.ldexp.
var LoadExp = &ir.OpDef{
	Name:   "llvm.intr.ldexp",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "val", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
		{Name: "power", Constraint: constraint.AnySignlessInteger},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatLoadExp)},
	View:       ir.ViewOf[LoadExpOp],
}

// LoadExpOp is an operation seen as llvm.intr.ldexp.
type LoadExpOp struct{ ir.View }

// Def is the definition, [LoadExp].
func (LoadExpOp) Def() *ir.OpDef { return LoadExp }

// Val is the operand $val.
func (op LoadExpOp) Val() *ir.Value { return op.Op().Operand(0) }

// Power is the operand $power.
func (op LoadExpOp) Power() *ir.Value { return op.Op().Operand(1) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op LoadExpOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(0).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op LoadExpOp) SetFastmathFlags(v FastmathFlags) LoadExpOp {
	c := op.Op().Context()
	op.Op().SetProp(0, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op LoadExpOp) Result() *ir.Value { return op.Op().Result(0) }

// NewLoadExp makes a llvm.intr.ldexp at the builder's point.
func NewLoadExp(b *ir.Builder, resultType ir.Type, val *ir.Value, power *ir.Value) LoadExpOp {
	st := ir.OperationState{Context: b.Context(), Def: LoadExp}
	st.Operands = append(st.Operands, val, power)
	c := b.Context()
	st.SetProp(0, NewFastmathFlagsAttr(c, FastmathFlagsNone))
	st.Results = append(st.Results, resultType)
	return ir.Cast[LoadExpOp](b.Create(&st))
}

// formatFractionExp is the assembly format of [FractionExp].
var formatFractionExp = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// FractionExp is the operation llvm.intr.frexp.
var FractionExp = &ir.OpDef{
	Name:   "llvm.intr.frexp",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "val", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFractionExp)},
	View:       ir.ViewOf[FractionExpOp],
}

// FractionExpOp is an operation seen as llvm.intr.frexp.
type FractionExpOp struct{ ir.View }

// Def is the definition, [FractionExp].
func (FractionExpOp) Def() *ir.OpDef { return FractionExp }

// Val is the operand $val.
func (op FractionExpOp) Val() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op FractionExpOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(0).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op FractionExpOp) SetFastmathFlags(v FastmathFlags) FractionExpOp {
	c := op.Op().Context()
	op.Op().SetProp(0, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op FractionExpOp) Result() *ir.Value { return op.Op().Result(0) }

// NewFractionExp makes a llvm.intr.frexp at the builder's point.
func NewFractionExp(b *ir.Builder, resultType ir.Type, val *ir.Value) FractionExpOp {
	st := ir.OperationState{Context: b.Context(), Def: FractionExp}
	st.Operands = append(st.Operands, val)
	c := b.Context()
	st.SetProp(0, NewFastmathFlagsAttr(c, FastmathFlagsNone))
	st.Results = append(st.Results, resultType)
	return ir.Cast[FractionExpOp](b.Create(&st))
}

// formatFAbs is the assembly format of [FAbs].
var formatFAbs = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// FAbs is the operation llvm.intr.fabs.
var FAbs = &ir.OpDef{
	Name:      "llvm.intr.fabs",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFAbs)},
	View:       ir.ViewOf[FAbsOp],
}

// FAbsOp is an operation seen as llvm.intr.fabs.
type FAbsOp struct{ ir.View }

// Def is the definition, [FAbs].
func (FAbsOp) Def() *ir.OpDef { return FAbs }

// In is the operand $in.
func (op FAbsOp) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op FAbsOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(0).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op FAbsOp) SetFastmathFlags(v FastmathFlags) FAbsOp {
	c := op.Op().Context()
	op.Op().SetProp(0, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op FAbsOp) Result() *ir.Value { return op.Op().Result(0) }

// NewFAbs makes a llvm.intr.fabs at the builder's point.
func NewFAbs(b *ir.Builder, in *ir.Value) FAbsOp {
	st := ir.OperationState{Context: b.Context(), Def: FAbs}
	st.Operands = append(st.Operands, in)
	c := b.Context()
	st.SetProp(0, NewFastmathFlagsAttr(c, FastmathFlagsNone))
	st.Results = append(st.Results, in.Type())
	return ir.Cast[FAbsOp](b.Create(&st))
}

// formatFCeil is the assembly format of [FCeil].
var formatFCeil = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// FCeil is the operation llvm.intr.ceil.
var FCeil = &ir.OpDef{
	Name:      "llvm.intr.ceil",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFCeil)},
	View:       ir.ViewOf[FCeilOp],
}

// FCeilOp is an operation seen as llvm.intr.ceil.
type FCeilOp struct{ ir.View }

// Def is the definition, [FCeil].
func (FCeilOp) Def() *ir.OpDef { return FCeil }

// In is the operand $in.
func (op FCeilOp) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op FCeilOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(0).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op FCeilOp) SetFastmathFlags(v FastmathFlags) FCeilOp {
	c := op.Op().Context()
	op.Op().SetProp(0, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op FCeilOp) Result() *ir.Value { return op.Op().Result(0) }

// NewFCeil makes a llvm.intr.ceil at the builder's point.
func NewFCeil(b *ir.Builder, in *ir.Value) FCeilOp {
	st := ir.OperationState{Context: b.Context(), Def: FCeil}
	st.Operands = append(st.Operands, in)
	c := b.Context()
	st.SetProp(0, NewFastmathFlagsAttr(c, FastmathFlagsNone))
	st.Results = append(st.Results, in.Type())
	return ir.Cast[FCeilOp](b.Create(&st))
}

// formatFFloor is the assembly format of [FFloor].
var formatFFloor = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// FFloor is the operation llvm.intr.floor.
var FFloor = &ir.OpDef{
	Name:      "llvm.intr.floor",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFFloor)},
	View:       ir.ViewOf[FFloorOp],
}

// FFloorOp is an operation seen as llvm.intr.floor.
type FFloorOp struct{ ir.View }

// Def is the definition, [FFloor].
func (FFloorOp) Def() *ir.OpDef { return FFloor }

// In is the operand $in.
func (op FFloorOp) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op FFloorOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(0).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op FFloorOp) SetFastmathFlags(v FastmathFlags) FFloorOp {
	c := op.Op().Context()
	op.Op().SetProp(0, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op FFloorOp) Result() *ir.Value { return op.Op().Result(0) }

// NewFFloor makes a llvm.intr.floor at the builder's point.
func NewFFloor(b *ir.Builder, in *ir.Value) FFloorOp {
	st := ir.OperationState{Context: b.Context(), Def: FFloor}
	st.Operands = append(st.Operands, in)
	c := b.Context()
	st.SetProp(0, NewFastmathFlagsAttr(c, FastmathFlagsNone))
	st.Results = append(st.Results, in.Type())
	return ir.Cast[FFloorOp](b.Create(&st))
}

// formatFMA is the assembly format of [FMA].
var formatFMA = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromText},
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// FMA is the operation llvm.intr.fma.
var FMA = &ir.OpDef{
	Name:      "llvm.intr.fma",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "a", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
		{Name: "b", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
		{Name: "c", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFMA)},
	View:       ir.ViewOf[FMAOp],
}

// FMAOp is an operation seen as llvm.intr.fma.
type FMAOp struct{ ir.View }

// Def is the definition, [FMA].
func (FMAOp) Def() *ir.OpDef { return FMA }

// A is the operand $a.
func (op FMAOp) A() *ir.Value { return op.Op().Operand(0) }

// B is the operand $b.
func (op FMAOp) B() *ir.Value { return op.Op().Operand(1) }

// C is the operand $c.
func (op FMAOp) C() *ir.Value { return op.Op().Operand(2) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op FMAOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(0).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op FMAOp) SetFastmathFlags(v FastmathFlags) FMAOp {
	c := op.Op().Context()
	op.Op().SetProp(0, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op FMAOp) Result() *ir.Value { return op.Op().Result(0) }

// NewFMA makes a llvm.intr.fma at the builder's point.
func NewFMA(b *ir.Builder, a *ir.Value, b_ *ir.Value, c_ *ir.Value) FMAOp {
	st := ir.OperationState{Context: b.Context(), Def: FMA}
	st.Operands = append(st.Operands, a, b_, c_)
	c := b.Context()
	st.SetProp(0, NewFastmathFlagsAttr(c, FastmathFlagsNone))
	st.Results = append(st.Results, a.Type())
	return ir.Cast[FMAOp](b.Create(&st))
}

// formatFMulAdd is the assembly format of [FMulAdd].
var formatFMulAdd = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromText},
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// FMulAdd is the operation llvm.intr.fmuladd.
var FMulAdd = &ir.OpDef{
	Name:      "llvm.intr.fmuladd",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "a", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
		{Name: "b", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
		{Name: "c", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFMulAdd)},
	View:       ir.ViewOf[FMulAddOp],
}

// FMulAddOp is an operation seen as llvm.intr.fmuladd.
type FMulAddOp struct{ ir.View }

// Def is the definition, [FMulAdd].
func (FMulAddOp) Def() *ir.OpDef { return FMulAdd }

// A is the operand $a.
func (op FMulAddOp) A() *ir.Value { return op.Op().Operand(0) }

// B is the operand $b.
func (op FMulAddOp) B() *ir.Value { return op.Op().Operand(1) }

// C is the operand $c.
func (op FMulAddOp) C() *ir.Value { return op.Op().Operand(2) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op FMulAddOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(0).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op FMulAddOp) SetFastmathFlags(v FastmathFlags) FMulAddOp {
	c := op.Op().Context()
	op.Op().SetProp(0, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op FMulAddOp) Result() *ir.Value { return op.Op().Result(0) }

// NewFMulAdd makes a llvm.intr.fmuladd at the builder's point.
func NewFMulAdd(b *ir.Builder, a *ir.Value, b_ *ir.Value, c_ *ir.Value) FMulAddOp {
	st := ir.OperationState{Context: b.Context(), Def: FMulAdd}
	st.Operands = append(st.Operands, a, b_, c_)
	c := b.Context()
	st.SetProp(0, NewFastmathFlagsAttr(c, FastmathFlagsNone))
	st.Results = append(st.Results, a.Type())
	return ir.Cast[FMulAddOp](b.Create(&st))
}

// formatLog10 is the assembly format of [Log10].
var formatLog10 = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// Log10 is the operation llvm.intr.log10.
var Log10 = &ir.OpDef{
	Name:      "llvm.intr.log10",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatLog10)},
	View:       ir.ViewOf[Log10Op],
}

// Log10Op is an operation seen as llvm.intr.log10.
type Log10Op struct{ ir.View }

// Def is the definition, [Log10].
func (Log10Op) Def() *ir.OpDef { return Log10 }

// In is the operand $in.
func (op Log10Op) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op Log10Op) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(0).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op Log10Op) SetFastmathFlags(v FastmathFlags) Log10Op {
	c := op.Op().Context()
	op.Op().SetProp(0, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op Log10Op) Result() *ir.Value { return op.Op().Result(0) }

// NewLog10 makes a llvm.intr.log10 at the builder's point.
func NewLog10(b *ir.Builder, in *ir.Value) Log10Op {
	st := ir.OperationState{Context: b.Context(), Def: Log10}
	st.Operands = append(st.Operands, in)
	c := b.Context()
	st.SetProp(0, NewFastmathFlagsAttr(c, FastmathFlagsNone))
	st.Results = append(st.Results, in.Type())
	return ir.Cast[Log10Op](b.Create(&st))
}

// formatLog2 is the assembly format of [Log2].
var formatLog2 = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// Log2 is the operation llvm.intr.log2.
var Log2 = &ir.OpDef{
	Name:      "llvm.intr.log2",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatLog2)},
	View:       ir.ViewOf[Log2Op],
}

// Log2Op is an operation seen as llvm.intr.log2.
type Log2Op struct{ ir.View }

// Def is the definition, [Log2].
func (Log2Op) Def() *ir.OpDef { return Log2 }

// In is the operand $in.
func (op Log2Op) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op Log2Op) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(0).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op Log2Op) SetFastmathFlags(v FastmathFlags) Log2Op {
	c := op.Op().Context()
	op.Op().SetProp(0, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op Log2Op) Result() *ir.Value { return op.Op().Result(0) }

// NewLog2 makes a llvm.intr.log2 at the builder's point.
func NewLog2(b *ir.Builder, in *ir.Value) Log2Op {
	st := ir.OperationState{Context: b.Context(), Def: Log2}
	st.Operands = append(st.Operands, in)
	c := b.Context()
	st.SetProp(0, NewFastmathFlagsAttr(c, FastmathFlagsNone))
	st.Results = append(st.Results, in.Type())
	return ir.Cast[Log2Op](b.Create(&st))
}

// formatLog is the assembly format of [Log].
var formatLog = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// Log is the operation llvm.intr.log.
var Log = &ir.OpDef{
	Name:      "llvm.intr.log",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatLog)},
	View:       ir.ViewOf[LogOp],
}

// LogOp is an operation seen as llvm.intr.log.
type LogOp struct{ ir.View }

// Def is the definition, [Log].
func (LogOp) Def() *ir.OpDef { return Log }

// In is the operand $in.
func (op LogOp) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op LogOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(0).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op LogOp) SetFastmathFlags(v FastmathFlags) LogOp {
	c := op.Op().Context()
	op.Op().SetProp(0, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op LogOp) Result() *ir.Value { return op.Op().Result(0) }

// NewLog makes a llvm.intr.log at the builder's point.
func NewLog(b *ir.Builder, in *ir.Value) LogOp {
	st := ir.OperationState{Context: b.Context(), Def: Log}
	st.Operands = append(st.Operands, in)
	c := b.Context()
	st.SetProp(0, NewFastmathFlagsAttr(c, FastmathFlagsNone))
	st.Results = append(st.Results, in.Type())
	return ir.Cast[LogOp](b.Create(&st))
}

// Prefetch is the operation llvm.intr.prefetch.
var Prefetch = &ir.OpDef{
	Name: "llvm.intr.prefetch",
	Operands: []ir.ValueDef{
		{Name: "addr", Constraint: constraint.LLVMAnyPointer},
	},
	Attrs: []ir.AttrSlot{
		{Name: "rw", Constraint: constraint.I32Attr},
		{Name: "hint", Constraint: constraint.I32Attr},
		{Name: "cache", Constraint: constraint.I32Attr},
	},
	View: ir.ViewOf[PrefetchOp],
}

// PrefetchOp is an operation seen as llvm.intr.prefetch.
type PrefetchOp struct{ ir.View }

// Def is the definition, [Prefetch].
func (PrefetchOp) Def() *ir.OpDef { return Prefetch }

// Addr is the operand $addr.
func (op PrefetchOp) Addr() *ir.Value { return op.Op().Operand(0) }

// Rw is the attribute $rw.
func (op PrefetchOp) Rw() int32 { return int32(op.Op().Prop(0).(*ir.IntegerAttr).Int()) }

// SetRw sets the attribute $rw.
func (op PrefetchOp) SetRw(v int32) PrefetchOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewIntegerAttr(asm.BuildI32(c), int64(v)))
	return op
}

// Hint is the attribute $hint.
func (op PrefetchOp) Hint() int32 { return int32(op.Op().Prop(1).(*ir.IntegerAttr).Int()) }

// SetHint sets the attribute $hint.
func (op PrefetchOp) SetHint(v int32) PrefetchOp {
	c := op.Op().Context()
	op.Op().SetProp(1, ir.NewIntegerAttr(asm.BuildI32(c), int64(v)))
	return op
}

// Cache is the attribute $cache.
func (op PrefetchOp) Cache() int32 { return int32(op.Op().Prop(2).(*ir.IntegerAttr).Int()) }

// SetCache sets the attribute $cache.
func (op PrefetchOp) SetCache(v int32) PrefetchOp {
	c := op.Op().Context()
	op.Op().SetProp(2, ir.NewIntegerAttr(asm.BuildI32(c), int64(v)))
	return op
}

// NewPrefetch makes a llvm.intr.prefetch at the builder's point.
func NewPrefetch(b *ir.Builder, addr *ir.Value, rw int32, hint int32, cache int32) PrefetchOp {
	st := ir.OperationState{Context: b.Context(), Def: Prefetch}
	st.Operands = append(st.Operands, addr)
	c := b.Context()
	st.SetProp(0, ir.NewIntegerAttr(asm.BuildI32(c), int64(rw)))
	st.SetProp(1, ir.NewIntegerAttr(asm.BuildI32(c), int64(hint)))
	st.SetProp(2, ir.NewIntegerAttr(asm.BuildI32(c), int64(cache)))
	return ir.Cast[PrefetchOp](b.Create(&st))
}

// formatRoundEven is the assembly format of [RoundEven].
var formatRoundEven = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// RoundEven is the operation llvm.intr.roundeven.
var RoundEven = &ir.OpDef{
	Name:      "llvm.intr.roundeven",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatRoundEven)},
	View:       ir.ViewOf[RoundEvenOp],
}

// RoundEvenOp is an operation seen as llvm.intr.roundeven.
type RoundEvenOp struct{ ir.View }

// Def is the definition, [RoundEven].
func (RoundEvenOp) Def() *ir.OpDef { return RoundEven }

// In is the operand $in.
func (op RoundEvenOp) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op RoundEvenOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(0).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op RoundEvenOp) SetFastmathFlags(v FastmathFlags) RoundEvenOp {
	c := op.Op().Context()
	op.Op().SetProp(0, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op RoundEvenOp) Result() *ir.Value { return op.Op().Result(0) }

// NewRoundEven makes a llvm.intr.roundeven at the builder's point.
func NewRoundEven(b *ir.Builder, in *ir.Value) RoundEvenOp {
	st := ir.OperationState{Context: b.Context(), Def: RoundEven}
	st.Operands = append(st.Operands, in)
	c := b.Context()
	st.SetProp(0, NewFastmathFlagsAttr(c, FastmathFlagsNone))
	st.Results = append(st.Results, in.Type())
	return ir.Cast[RoundEvenOp](b.Create(&st))
}

// formatRound is the assembly format of [Round].
var formatRound = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// Round is the operation llvm.intr.round.
var Round = &ir.OpDef{
	Name:      "llvm.intr.round",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatRound)},
	View:       ir.ViewOf[RoundOp],
}

// RoundOp is an operation seen as llvm.intr.round.
type RoundOp struct{ ir.View }

// Def is the definition, [Round].
func (RoundOp) Def() *ir.OpDef { return Round }

// In is the operand $in.
func (op RoundOp) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op RoundOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(0).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op RoundOp) SetFastmathFlags(v FastmathFlags) RoundOp {
	c := op.Op().Context()
	op.Op().SetProp(0, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op RoundOp) Result() *ir.Value { return op.Op().Result(0) }

// NewRound makes a llvm.intr.round at the builder's point.
func NewRound(b *ir.Builder, in *ir.Value) RoundOp {
	st := ir.OperationState{Context: b.Context(), Def: Round}
	st.Operands = append(st.Operands, in)
	c := b.Context()
	st.SetProp(0, NewFastmathFlagsAttr(c, FastmathFlagsNone))
	st.Results = append(st.Results, in.Type())
	return ir.Cast[RoundOp](b.Create(&st))
}

// formatFTrunc is the assembly format of [FTrunc].
var formatFTrunc = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// FTrunc is the operation llvm.intr.trunc.
var FTrunc = &ir.OpDef{
	Name:      "llvm.intr.trunc",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFTrunc)},
	View:       ir.ViewOf[FTruncOp],
}

// FTruncOp is an operation seen as llvm.intr.trunc.
type FTruncOp struct{ ir.View }

// Def is the definition, [FTrunc].
func (FTruncOp) Def() *ir.OpDef { return FTrunc }

// In is the operand $in.
func (op FTruncOp) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op FTruncOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(0).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op FTruncOp) SetFastmathFlags(v FastmathFlags) FTruncOp {
	c := op.Op().Context()
	op.Op().SetProp(0, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op FTruncOp) Result() *ir.Value { return op.Op().Result(0) }

// NewFTrunc makes a llvm.intr.trunc at the builder's point.
func NewFTrunc(b *ir.Builder, in *ir.Value) FTruncOp {
	st := ir.OperationState{Context: b.Context(), Def: FTrunc}
	st.Operands = append(st.Operands, in)
	c := b.Context()
	st.SetProp(0, NewFastmathFlagsAttr(c, FastmathFlagsNone))
	st.Results = append(st.Results, in.Type())
	return ir.Cast[FTruncOp](b.Create(&st))
}

// formatSqrt is the assembly format of [Sqrt].
var formatSqrt = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// Sqrt is the operation llvm.intr.sqrt.
var Sqrt = &ir.OpDef{
	Name:      "llvm.intr.sqrt",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSqrt)},
	View:       ir.ViewOf[SqrtOp],
}

// SqrtOp is an operation seen as llvm.intr.sqrt.
type SqrtOp struct{ ir.View }

// Def is the definition, [Sqrt].
func (SqrtOp) Def() *ir.OpDef { return Sqrt }

// In is the operand $in.
func (op SqrtOp) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op SqrtOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(0).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op SqrtOp) SetFastmathFlags(v FastmathFlags) SqrtOp {
	c := op.Op().Context()
	op.Op().SetProp(0, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op SqrtOp) Result() *ir.Value { return op.Op().Result(0) }

// NewSqrt makes a llvm.intr.sqrt at the builder's point.
func NewSqrt(b *ir.Builder, in *ir.Value) SqrtOp {
	st := ir.OperationState{Context: b.Context(), Def: Sqrt}
	st.Operands = append(st.Operands, in)
	c := b.Context()
	st.SetProp(0, NewFastmathFlagsAttr(c, FastmathFlagsNone))
	st.Results = append(st.Results, in.Type())
	return ir.Cast[SqrtOp](b.Create(&st))
}

// formatPow is the assembly format of [Pow].
var formatPow = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// Pow is the operation llvm.intr.pow.
var Pow = &ir.OpDef{
	Name:      "llvm.intr.pow",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "a", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
		{Name: "b", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatPow)},
	View:       ir.ViewOf[PowOp],
}

// PowOp is an operation seen as llvm.intr.pow.
type PowOp struct{ ir.View }

// Def is the definition, [Pow].
func (PowOp) Def() *ir.OpDef { return Pow }

// A is the operand $a.
func (op PowOp) A() *ir.Value { return op.Op().Operand(0) }

// B is the operand $b.
func (op PowOp) B() *ir.Value { return op.Op().Operand(1) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op PowOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(0).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op PowOp) SetFastmathFlags(v FastmathFlags) PowOp {
	c := op.Op().Context()
	op.Op().SetProp(0, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op PowOp) Result() *ir.Value { return op.Op().Result(0) }

// NewPow makes a llvm.intr.pow at the builder's point.
func NewPow(b *ir.Builder, a *ir.Value, b_ *ir.Value) PowOp {
	st := ir.OperationState{Context: b.Context(), Def: Pow}
	st.Operands = append(st.Operands, a, b_)
	c := b.Context()
	st.SetProp(0, NewFastmathFlagsAttr(c, FastmathFlagsNone))
	st.Results = append(st.Results, a.Type())
	return ir.Cast[PowOp](b.Create(&st))
}

// formatPowI is the assembly format of [PowI].
var formatPowI = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// PowI is the operation llvm.intr.powi.
var PowI = &ir.OpDef{
	Name:   "llvm.intr.powi",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "val", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
		{Name: "power", Constraint: constraint.AnySignlessInteger},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatPowI)},
	View:       ir.ViewOf[PowIOp],
}

// PowIOp is an operation seen as llvm.intr.powi.
type PowIOp struct{ ir.View }

// Def is the definition, [PowI].
func (PowIOp) Def() *ir.OpDef { return PowI }

// Val is the operand $val.
func (op PowIOp) Val() *ir.Value { return op.Op().Operand(0) }

// Power is the operand $power.
func (op PowIOp) Power() *ir.Value { return op.Op().Operand(1) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op PowIOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(0).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op PowIOp) SetFastmathFlags(v FastmathFlags) PowIOp {
	c := op.Op().Context()
	op.Op().SetProp(0, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op PowIOp) Result() *ir.Value { return op.Op().Result(0) }

// NewPowI makes a llvm.intr.powi at the builder's point.
func NewPowI(b *ir.Builder, resultType ir.Type, val *ir.Value, power *ir.Value) PowIOp {
	st := ir.OperationState{Context: b.Context(), Def: PowI}
	st.Operands = append(st.Operands, val, power)
	c := b.Context()
	st.SetProp(0, NewFastmathFlagsAttr(c, FastmathFlagsNone))
	st.Results = append(st.Results, resultType)
	return ir.Cast[PowIOp](b.Create(&st))
}

// formatRint is the assembly format of [Rint].
var formatRint = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// Rint is the operation llvm.intr.rint.
var Rint = &ir.OpDef{
	Name:      "llvm.intr.rint",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatRint)},
	View:       ir.ViewOf[RintOp],
}

// RintOp is an operation seen as llvm.intr.rint.
type RintOp struct{ ir.View }

// Def is the definition, [Rint].
func (RintOp) Def() *ir.OpDef { return Rint }

// In is the operand $in.
func (op RintOp) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op RintOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(0).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op RintOp) SetFastmathFlags(v FastmathFlags) RintOp {
	c := op.Op().Context()
	op.Op().SetProp(0, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op RintOp) Result() *ir.Value { return op.Op().Result(0) }

// NewRint makes a llvm.intr.rint at the builder's point.
func NewRint(b *ir.Builder, in *ir.Value) RintOp {
	st := ir.OperationState{Context: b.Context(), Def: Rint}
	st.Operands = append(st.Operands, in)
	c := b.Context()
	st.SetProp(0, NewFastmathFlagsAttr(c, FastmathFlagsNone))
	st.Results = append(st.Results, in.Type())
	return ir.Cast[RintOp](b.Create(&st))
}

// formatNearbyInt is the assembly format of [NearbyInt].
var formatNearbyInt = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// NearbyInt is the operation llvm.intr.nearbyint.
var NearbyInt = &ir.OpDef{
	Name:      "llvm.intr.nearbyint",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatNearbyInt)},
	View:       ir.ViewOf[NearbyIntOp],
}

// NearbyIntOp is an operation seen as llvm.intr.nearbyint.
type NearbyIntOp struct{ ir.View }

// Def is the definition, [NearbyInt].
func (NearbyIntOp) Def() *ir.OpDef { return NearbyInt }

// In is the operand $in.
func (op NearbyIntOp) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op NearbyIntOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(0).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op NearbyIntOp) SetFastmathFlags(v FastmathFlags) NearbyIntOp {
	c := op.Op().Context()
	op.Op().SetProp(0, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op NearbyIntOp) Result() *ir.Value { return op.Op().Result(0) }

// NewNearbyInt makes a llvm.intr.nearbyint at the builder's point.
func NewNearbyInt(b *ir.Builder, in *ir.Value) NearbyIntOp {
	st := ir.OperationState{Context: b.Context(), Def: NearbyInt}
	st.Operands = append(st.Operands, in)
	c := b.Context()
	st.SetProp(0, NewFastmathFlagsAttr(c, FastmathFlagsNone))
	st.Results = append(st.Results, in.Type())
	return ir.Cast[NearbyIntOp](b.Create(&st))
}

// formatLRound is the assembly format of [LRound].
var formatLRound = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// LRound is the operation llvm.intr.lround.
var LRound = &ir.OpDef{
	Name:   "llvm.intr.lround",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "val", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatLRound)},
	View:       ir.ViewOf[LRoundOp],
}

// LRoundOp is an operation seen as llvm.intr.lround.
type LRoundOp struct{ ir.View }

// Def is the definition, [LRound].
func (LRoundOp) Def() *ir.OpDef { return LRound }

// Val is the operand $val.
func (op LRoundOp) Val() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op LRoundOp) Result() *ir.Value { return op.Op().Result(0) }

// NewLRound makes a llvm.intr.lround at the builder's point.
func NewLRound(b *ir.Builder, resultType ir.Type, val *ir.Value) LRoundOp {
	st := ir.OperationState{Context: b.Context(), Def: LRound}
	st.Operands = append(st.Operands, val)
	st.Results = append(st.Results, resultType)
	return ir.Cast[LRoundOp](b.Create(&st))
}

// formatLLRound is the assembly format of [LLRound].
var formatLLRound = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// LLRound is the operation llvm.intr.llround.
var LLRound = &ir.OpDef{
	Name:   "llvm.intr.llround",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "val", Constraint: constraint.LLVMAnyFloat},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatLLRound)},
	View:       ir.ViewOf[LLRoundOp],
}

// LLRoundOp is an operation seen as llvm.intr.llround.
type LLRoundOp struct{ ir.View }

// Def is the definition, [LLRound].
func (LLRoundOp) Def() *ir.OpDef { return LLRound }

// Val is the operand $val.
func (op LLRoundOp) Val() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op LLRoundOp) Result() *ir.Value { return op.Op().Result(0) }

// NewLLRound makes a llvm.intr.llround at the builder's point.
func NewLLRound(b *ir.Builder, resultType ir.Type, val *ir.Value) LLRoundOp {
	st := ir.OperationState{Context: b.Context(), Def: LLRound}
	st.Operands = append(st.Operands, val)
	st.Results = append(st.Results, resultType)
	return ir.Cast[LLRoundOp](b.Create(&st))
}

// formatLRint is the assembly format of [LRint].
var formatLRint = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// LRint is the operation llvm.intr.lrint.
var LRint = &ir.OpDef{
	Name:   "llvm.intr.lrint",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "val", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatLRint)},
	View:       ir.ViewOf[LRintOp],
}

// LRintOp is an operation seen as llvm.intr.lrint.
type LRintOp struct{ ir.View }

// Def is the definition, [LRint].
func (LRintOp) Def() *ir.OpDef { return LRint }

// Val is the operand $val.
func (op LRintOp) Val() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op LRintOp) Result() *ir.Value { return op.Op().Result(0) }

// NewLRint makes a llvm.intr.lrint at the builder's point.
func NewLRint(b *ir.Builder, resultType ir.Type, val *ir.Value) LRintOp {
	st := ir.OperationState{Context: b.Context(), Def: LRint}
	st.Operands = append(st.Operands, val)
	st.Results = append(st.Results, resultType)
	return ir.Cast[LRintOp](b.Create(&st))
}

// formatLLRint is the assembly format of [LLRint].
var formatLLRint = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// LLRint is the operation llvm.intr.llrint.
var LLRint = &ir.OpDef{
	Name:   "llvm.intr.llrint",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "val", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatLLRint)},
	View:       ir.ViewOf[LLRintOp],
}

// LLRintOp is an operation seen as llvm.intr.llrint.
type LLRintOp struct{ ir.View }

// Def is the definition, [LLRint].
func (LLRintOp) Def() *ir.OpDef { return LLRint }

// Val is the operand $val.
func (op LLRintOp) Val() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op LLRintOp) Result() *ir.Value { return op.Op().Result(0) }

// NewLLRint makes a llvm.intr.llrint at the builder's point.
func NewLLRint(b *ir.Builder, resultType ir.Type, val *ir.Value) LLRintOp {
	st := ir.OperationState{Context: b.Context(), Def: LLRint}
	st.Operands = append(st.Operands, val)
	st.Results = append(st.Results, resultType)
	return ir.Cast[LLRintOp](b.Create(&st))
}

// formatBitReverse is the assembly format of [BitReverse].
var formatBitReverse = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// BitReverse is the operation llvm.intr.bitreverse.
var BitReverse = &ir.OpDef{
	Name:      "llvm.intr.bitreverse",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatBitReverse)},
	View:       ir.ViewOf[BitReverseOp],
}

// BitReverseOp is an operation seen as llvm.intr.bitreverse.
type BitReverseOp struct{ ir.View }

// Def is the definition, [BitReverse].
func (BitReverseOp) Def() *ir.OpDef { return BitReverse }

// In is the operand $in.
func (op BitReverseOp) In() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op BitReverseOp) Result() *ir.Value { return op.Op().Result(0) }

// NewBitReverse makes a llvm.intr.bitreverse at the builder's point.
func NewBitReverse(b *ir.Builder, in *ir.Value) BitReverseOp {
	st := ir.OperationState{Context: b.Context(), Def: BitReverse}
	st.Operands = append(st.Operands, in)
	st.Results = append(st.Results, in.Type())
	return ir.Cast[BitReverseOp](b.Create(&st))
}

// formatByteSwap is the assembly format of [ByteSwap].
var formatByteSwap = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// ByteSwap is the operation llvm.intr.bswap.
var ByteSwap = &ir.OpDef{
	Name:      "llvm.intr.bswap",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatByteSwap)},
	View:       ir.ViewOf[ByteSwapOp],
}

// ByteSwapOp is an operation seen as llvm.intr.bswap.
type ByteSwapOp struct{ ir.View }

// Def is the definition, [ByteSwap].
func (ByteSwapOp) Def() *ir.OpDef { return ByteSwap }

// In is the operand $in.
func (op ByteSwapOp) In() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op ByteSwapOp) Result() *ir.Value { return op.Op().Result(0) }

// NewByteSwap makes a llvm.intr.bswap at the builder's point.
func NewByteSwap(b *ir.Builder, in *ir.Value) ByteSwapOp {
	st := ir.OperationState{Context: b.Context(), Def: ByteSwap}
	st.Operands = append(st.Operands, in)
	st.Results = append(st.Results, in.Type())
	return ir.Cast[ByteSwapOp](b.Create(&st))
}

// CountLeadingZeros is the operation llvm.intr.ctlz.
var CountLeadingZeros = &ir.OpDef{
	Name:      "llvm.intr.ctlz",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Attrs: []ir.AttrSlot{
		{Name: "is_zero_poison", Constraint: constraint.I1Attr},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[CountLeadingZerosOp],
}

// CountLeadingZerosOp is an operation seen as llvm.intr.ctlz.
type CountLeadingZerosOp struct{ ir.View }

// Def is the definition, [CountLeadingZeros].
func (CountLeadingZerosOp) Def() *ir.OpDef { return CountLeadingZeros }

// In is the operand $in.
func (op CountLeadingZerosOp) In() *ir.Value { return op.Op().Operand(0) }

// IsZeroPoison is the attribute $is_zero_poison.
func (op CountLeadingZerosOp) IsZeroPoison() int64 {
	return int64(op.Op().Prop(0).(*ir.IntegerAttr).Int())
}

// SetIsZeroPoison sets the attribute $is_zero_poison.
func (op CountLeadingZerosOp) SetIsZeroPoison(v int64) CountLeadingZerosOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewIntegerAttr(asm.BuildI1(c), int64(v)))
	return op
}

// Result is the result $res.
func (op CountLeadingZerosOp) Result() *ir.Value { return op.Op().Result(0) }

// NewCountLeadingZeros makes a llvm.intr.ctlz at the builder's point.
func NewCountLeadingZeros(b *ir.Builder, in *ir.Value, isZeroPoison int64) CountLeadingZerosOp {
	st := ir.OperationState{Context: b.Context(), Def: CountLeadingZeros}
	st.Operands = append(st.Operands, in)
	c := b.Context()
	st.SetProp(0, ir.NewIntegerAttr(asm.BuildI1(c), int64(isZeroPoison)))
	st.Results = append(st.Results, in.Type())
	return ir.Cast[CountLeadingZerosOp](b.Create(&st))
}

// CountTrailingZeros is the operation llvm.intr.cttz.
var CountTrailingZeros = &ir.OpDef{
	Name:      "llvm.intr.cttz",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Attrs: []ir.AttrSlot{
		{Name: "is_zero_poison", Constraint: constraint.I1Attr},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[CountTrailingZerosOp],
}

// CountTrailingZerosOp is an operation seen as llvm.intr.cttz.
type CountTrailingZerosOp struct{ ir.View }

// Def is the definition, [CountTrailingZeros].
func (CountTrailingZerosOp) Def() *ir.OpDef { return CountTrailingZeros }

// In is the operand $in.
func (op CountTrailingZerosOp) In() *ir.Value { return op.Op().Operand(0) }

// IsZeroPoison is the attribute $is_zero_poison.
func (op CountTrailingZerosOp) IsZeroPoison() int64 {
	return int64(op.Op().Prop(0).(*ir.IntegerAttr).Int())
}

// SetIsZeroPoison sets the attribute $is_zero_poison.
func (op CountTrailingZerosOp) SetIsZeroPoison(v int64) CountTrailingZerosOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewIntegerAttr(asm.BuildI1(c), int64(v)))
	return op
}

// Result is the result $res.
func (op CountTrailingZerosOp) Result() *ir.Value { return op.Op().Result(0) }

// NewCountTrailingZeros makes a llvm.intr.cttz at the builder's point.
func NewCountTrailingZeros(b *ir.Builder, in *ir.Value, isZeroPoison int64) CountTrailingZerosOp {
	st := ir.OperationState{Context: b.Context(), Def: CountTrailingZeros}
	st.Operands = append(st.Operands, in)
	c := b.Context()
	st.SetProp(0, ir.NewIntegerAttr(asm.BuildI1(c), int64(isZeroPoison)))
	st.Results = append(st.Results, in.Type())
	return ir.Cast[CountTrailingZerosOp](b.Create(&st))
}

// formatCtPop is the assembly format of [CtPop].
var formatCtPop = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// CtPop is the operation llvm.intr.ctpop.
var CtPop = &ir.OpDef{
	Name:      "llvm.intr.ctpop",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCtPop)},
	View:       ir.ViewOf[CtPopOp],
}

// CtPopOp is an operation seen as llvm.intr.ctpop.
type CtPopOp struct{ ir.View }

// Def is the definition, [CtPop].
func (CtPopOp) Def() *ir.OpDef { return CtPop }

// In is the operand $in.
func (op CtPopOp) In() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op CtPopOp) Result() *ir.Value { return op.Op().Result(0) }

// NewCtPop makes a llvm.intr.ctpop at the builder's point.
func NewCtPop(b *ir.Builder, in *ir.Value) CtPopOp {
	st := ir.OperationState{Context: b.Context(), Def: CtPop}
	st.Operands = append(st.Operands, in)
	st.Results = append(st.Results, in.Type())
	return ir.Cast[CtPopOp](b.Create(&st))
}

// formatFShl is the assembly format of [FShl].
var formatFShl = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromText},
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// FShl is the operation llvm.intr.fshl.
var FShl = &ir.OpDef{
	Name:      "llvm.intr.fshl",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "a", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
		{Name: "b", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
		{Name: "c", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFShl)},
	View:       ir.ViewOf[FShlOp],
}

// FShlOp is an operation seen as llvm.intr.fshl.
type FShlOp struct{ ir.View }

// Def is the definition, [FShl].
func (FShlOp) Def() *ir.OpDef { return FShl }

// A is the operand $a.
func (op FShlOp) A() *ir.Value { return op.Op().Operand(0) }

// B is the operand $b.
func (op FShlOp) B() *ir.Value { return op.Op().Operand(1) }

// C is the operand $c.
func (op FShlOp) C() *ir.Value { return op.Op().Operand(2) }

// Result is the result $res.
func (op FShlOp) Result() *ir.Value { return op.Op().Result(0) }

// NewFShl makes a llvm.intr.fshl at the builder's point.
func NewFShl(b *ir.Builder, a *ir.Value, b_ *ir.Value, c_ *ir.Value) FShlOp {
	st := ir.OperationState{Context: b.Context(), Def: FShl}
	st.Operands = append(st.Operands, a, b_, c_)
	st.Results = append(st.Results, a.Type())
	return ir.Cast[FShlOp](b.Create(&st))
}

// formatFShr is the assembly format of [FShr].
var formatFShr = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromText},
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// FShr is the operation llvm.intr.fshr.
var FShr = &ir.OpDef{
	Name:      "llvm.intr.fshr",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "a", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
		{Name: "b", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
		{Name: "c", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatFShr)},
	View:       ir.ViewOf[FShrOp],
}

// FShrOp is an operation seen as llvm.intr.fshr.
type FShrOp struct{ ir.View }

// Def is the definition, [FShr].
func (FShrOp) Def() *ir.OpDef { return FShr }

// A is the operand $a.
func (op FShrOp) A() *ir.Value { return op.Op().Operand(0) }

// B is the operand $b.
func (op FShrOp) B() *ir.Value { return op.Op().Operand(1) }

// C is the operand $c.
func (op FShrOp) C() *ir.Value { return op.Op().Operand(2) }

// Result is the result $res.
func (op FShrOp) Result() *ir.Value { return op.Op().Result(0) }

// NewFShr makes a llvm.intr.fshr at the builder's point.
func NewFShr(b *ir.Builder, a *ir.Value, b_ *ir.Value, c_ *ir.Value) FShrOp {
	st := ir.OperationState{Context: b.Context(), Def: FShr}
	st.Operands = append(st.Operands, a, b_, c_)
	st.Results = append(st.Results, a.Type())
	return ir.Cast[FShrOp](b.Create(&st))
}

// formatMaxNum is the assembly format of [MaxNum].
var formatMaxNum = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// MaxNum is the operation llvm.intr.maxnum.
var MaxNum = &ir.OpDef{
	Name:      "llvm.intr.maxnum",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "a", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
		{Name: "b", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMaxNum)},
	View:       ir.ViewOf[MaxNumOp],
}

// MaxNumOp is an operation seen as llvm.intr.maxnum.
type MaxNumOp struct{ ir.View }

// Def is the definition, [MaxNum].
func (MaxNumOp) Def() *ir.OpDef { return MaxNum }

// A is the operand $a.
func (op MaxNumOp) A() *ir.Value { return op.Op().Operand(0) }

// B is the operand $b.
func (op MaxNumOp) B() *ir.Value { return op.Op().Operand(1) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op MaxNumOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(0).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op MaxNumOp) SetFastmathFlags(v FastmathFlags) MaxNumOp {
	c := op.Op().Context()
	op.Op().SetProp(0, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op MaxNumOp) Result() *ir.Value { return op.Op().Result(0) }

// NewMaxNum makes a llvm.intr.maxnum at the builder's point.
func NewMaxNum(b *ir.Builder, a *ir.Value, b_ *ir.Value) MaxNumOp {
	st := ir.OperationState{Context: b.Context(), Def: MaxNum}
	st.Operands = append(st.Operands, a, b_)
	c := b.Context()
	st.SetProp(0, NewFastmathFlagsAttr(c, FastmathFlagsNone))
	st.Results = append(st.Results, a.Type())
	return ir.Cast[MaxNumOp](b.Create(&st))
}

// formatMinNum is the assembly format of [MinNum].
var formatMinNum = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// MinNum is the operation llvm.intr.minnum.
var MinNum = &ir.OpDef{
	Name:      "llvm.intr.minnum",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "a", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
		{Name: "b", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMinNum)},
	View:       ir.ViewOf[MinNumOp],
}

// MinNumOp is an operation seen as llvm.intr.minnum.
type MinNumOp struct{ ir.View }

// Def is the definition, [MinNum].
func (MinNumOp) Def() *ir.OpDef { return MinNum }

// A is the operand $a.
func (op MinNumOp) A() *ir.Value { return op.Op().Operand(0) }

// B is the operand $b.
func (op MinNumOp) B() *ir.Value { return op.Op().Operand(1) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op MinNumOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(0).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op MinNumOp) SetFastmathFlags(v FastmathFlags) MinNumOp {
	c := op.Op().Context()
	op.Op().SetProp(0, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op MinNumOp) Result() *ir.Value { return op.Op().Result(0) }

// NewMinNum makes a llvm.intr.minnum at the builder's point.
func NewMinNum(b *ir.Builder, a *ir.Value, b_ *ir.Value) MinNumOp {
	st := ir.OperationState{Context: b.Context(), Def: MinNum}
	st.Operands = append(st.Operands, a, b_)
	c := b.Context()
	st.SetProp(0, NewFastmathFlagsAttr(c, FastmathFlagsNone))
	st.Results = append(st.Results, a.Type())
	return ir.Cast[MinNumOp](b.Create(&st))
}

// formatMaximum is the assembly format of [Maximum].
var formatMaximum = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// Maximum is the operation llvm.intr.maximum.
var Maximum = &ir.OpDef{
	Name:      "llvm.intr.maximum",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "a", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
		{Name: "b", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMaximum)},
	View:       ir.ViewOf[MaximumOp],
}

// MaximumOp is an operation seen as llvm.intr.maximum.
type MaximumOp struct{ ir.View }

// Def is the definition, [Maximum].
func (MaximumOp) Def() *ir.OpDef { return Maximum }

// A is the operand $a.
func (op MaximumOp) A() *ir.Value { return op.Op().Operand(0) }

// B is the operand $b.
func (op MaximumOp) B() *ir.Value { return op.Op().Operand(1) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op MaximumOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(0).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op MaximumOp) SetFastmathFlags(v FastmathFlags) MaximumOp {
	c := op.Op().Context()
	op.Op().SetProp(0, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op MaximumOp) Result() *ir.Value { return op.Op().Result(0) }

// NewMaximum makes a llvm.intr.maximum at the builder's point.
func NewMaximum(b *ir.Builder, a *ir.Value, b_ *ir.Value) MaximumOp {
	st := ir.OperationState{Context: b.Context(), Def: Maximum}
	st.Operands = append(st.Operands, a, b_)
	c := b.Context()
	st.SetProp(0, NewFastmathFlagsAttr(c, FastmathFlagsNone))
	st.Results = append(st.Results, a.Type())
	return ir.Cast[MaximumOp](b.Create(&st))
}

// formatMinimum is the assembly format of [Minimum].
var formatMinimum = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// Minimum is the operation llvm.intr.minimum.
var Minimum = &ir.OpDef{
	Name:      "llvm.intr.minimum",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "a", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
		{Name: "b", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMinimum)},
	View:       ir.ViewOf[MinimumOp],
}

// MinimumOp is an operation seen as llvm.intr.minimum.
type MinimumOp struct{ ir.View }

// Def is the definition, [Minimum].
func (MinimumOp) Def() *ir.OpDef { return Minimum }

// A is the operand $a.
func (op MinimumOp) A() *ir.Value { return op.Op().Operand(0) }

// B is the operand $b.
func (op MinimumOp) B() *ir.Value { return op.Op().Operand(1) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op MinimumOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(0).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op MinimumOp) SetFastmathFlags(v FastmathFlags) MinimumOp {
	c := op.Op().Context()
	op.Op().SetProp(0, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op MinimumOp) Result() *ir.Value { return op.Op().Result(0) }

// NewMinimum makes a llvm.intr.minimum at the builder's point.
func NewMinimum(b *ir.Builder, a *ir.Value, b_ *ir.Value) MinimumOp {
	st := ir.OperationState{Context: b.Context(), Def: Minimum}
	st.Operands = append(st.Operands, a, b_)
	c := b.Context()
	st.SetProp(0, NewFastmathFlagsAttr(c, FastmathFlagsNone))
	st.Results = append(st.Results, a.Type())
	return ir.Cast[MinimumOp](b.Create(&st))
}

// formatSMax is the assembly format of [SMax].
var formatSMax = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// SMax is the operation llvm.intr.smax.
var SMax = &ir.OpDef{
	Name:      "llvm.intr.smax",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "a", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
		{Name: "b", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSMax)},
	View:       ir.ViewOf[SMaxOp],
}

// SMaxOp is an operation seen as llvm.intr.smax.
type SMaxOp struct{ ir.View }

// Def is the definition, [SMax].
func (SMaxOp) Def() *ir.OpDef { return SMax }

// A is the operand $a.
func (op SMaxOp) A() *ir.Value { return op.Op().Operand(0) }

// B is the operand $b.
func (op SMaxOp) B() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op SMaxOp) Result() *ir.Value { return op.Op().Result(0) }

// NewSMax makes a llvm.intr.smax at the builder's point.
func NewSMax(b *ir.Builder, a *ir.Value, b_ *ir.Value) SMaxOp {
	st := ir.OperationState{Context: b.Context(), Def: SMax}
	st.Operands = append(st.Operands, a, b_)
	st.Results = append(st.Results, a.Type())
	return ir.Cast[SMaxOp](b.Create(&st))
}

// formatSMin is the assembly format of [SMin].
var formatSMin = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// SMin is the operation llvm.intr.smin.
var SMin = &ir.OpDef{
	Name:      "llvm.intr.smin",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "a", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
		{Name: "b", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSMin)},
	View:       ir.ViewOf[SMinOp],
}

// SMinOp is an operation seen as llvm.intr.smin.
type SMinOp struct{ ir.View }

// Def is the definition, [SMin].
func (SMinOp) Def() *ir.OpDef { return SMin }

// A is the operand $a.
func (op SMinOp) A() *ir.Value { return op.Op().Operand(0) }

// B is the operand $b.
func (op SMinOp) B() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op SMinOp) Result() *ir.Value { return op.Op().Result(0) }

// NewSMin makes a llvm.intr.smin at the builder's point.
func NewSMin(b *ir.Builder, a *ir.Value, b_ *ir.Value) SMinOp {
	st := ir.OperationState{Context: b.Context(), Def: SMin}
	st.Operands = append(st.Operands, a, b_)
	st.Results = append(st.Results, a.Type())
	return ir.Cast[SMinOp](b.Create(&st))
}

// formatUMax is the assembly format of [UMax].
var formatUMax = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// UMax is the operation llvm.intr.umax.
var UMax = &ir.OpDef{
	Name:      "llvm.intr.umax",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "a", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
		{Name: "b", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatUMax)},
	View:       ir.ViewOf[UMaxOp],
}

// UMaxOp is an operation seen as llvm.intr.umax.
type UMaxOp struct{ ir.View }

// Def is the definition, [UMax].
func (UMaxOp) Def() *ir.OpDef { return UMax }

// A is the operand $a.
func (op UMaxOp) A() *ir.Value { return op.Op().Operand(0) }

// B is the operand $b.
func (op UMaxOp) B() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op UMaxOp) Result() *ir.Value { return op.Op().Result(0) }

// NewUMax makes a llvm.intr.umax at the builder's point.
func NewUMax(b *ir.Builder, a *ir.Value, b_ *ir.Value) UMaxOp {
	st := ir.OperationState{Context: b.Context(), Def: UMax}
	st.Operands = append(st.Operands, a, b_)
	st.Results = append(st.Results, a.Type())
	return ir.Cast[UMaxOp](b.Create(&st))
}

// formatUMin is the assembly format of [UMin].
var formatUMin = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// UMin is the operation llvm.intr.umin.
var UMin = &ir.OpDef{
	Name:      "llvm.intr.umin",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "a", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
		{Name: "b", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatUMin)},
	View:       ir.ViewOf[UMinOp],
}

// UMinOp is an operation seen as llvm.intr.umin.
type UMinOp struct{ ir.View }

// Def is the definition, [UMin].
func (UMinOp) Def() *ir.OpDef { return UMin }

// A is the operand $a.
func (op UMinOp) A() *ir.Value { return op.Op().Operand(0) }

// B is the operand $b.
func (op UMinOp) B() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op UMinOp) Result() *ir.Value { return op.Op().Result(0) }

// NewUMin makes a llvm.intr.umin at the builder's point.
func NewUMin(b *ir.Builder, a *ir.Value, b_ *ir.Value) UMinOp {
	st := ir.OperationState{Context: b.Context(), Def: UMin}
	st.Operands = append(st.Operands, a, b_)
	st.Results = append(st.Results, a.Type())
	return ir.Cast[UMinOp](b.Create(&st))
}

// formatSCmp is the assembly format of [SCmp].
var formatSCmp = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// SCmp is the operation llvm.intr.scmp.
var SCmp = &ir.OpDef{
	Name:      "llvm.intr.scmp",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameTypeOperands},
	Operands: []ir.ValueDef{
		{Name: "a", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
		{Name: "b", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSCmp)},
	View:       ir.ViewOf[SCmpOp],
}

// SCmpOp is an operation seen as llvm.intr.scmp.
type SCmpOp struct{ ir.View }

// Def is the definition, [SCmp].
func (SCmpOp) Def() *ir.OpDef { return SCmp }

// A is the operand $a.
func (op SCmpOp) A() *ir.Value { return op.Op().Operand(0) }

// B is the operand $b.
func (op SCmpOp) B() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op SCmpOp) Result() *ir.Value { return op.Op().Result(0) }

// NewSCmp makes a llvm.intr.scmp at the builder's point.
func NewSCmp(b *ir.Builder, resultType ir.Type, a *ir.Value, b_ *ir.Value) SCmpOp {
	st := ir.OperationState{Context: b.Context(), Def: SCmp}
	st.Operands = append(st.Operands, a, b_)
	st.Results = append(st.Results, resultType)
	return ir.Cast[SCmpOp](b.Create(&st))
}

// formatUCmp is the assembly format of [UCmp].
var formatUCmp = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// UCmp is the operation llvm.intr.ucmp.
var UCmp = &ir.OpDef{
	Name:      "llvm.intr.ucmp",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameTypeOperands},
	Operands: []ir.ValueDef{
		{Name: "a", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
		{Name: "b", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatUCmp)},
	View:       ir.ViewOf[UCmpOp],
}

// UCmpOp is an operation seen as llvm.intr.ucmp.
type UCmpOp struct{ ir.View }

// Def is the definition, [UCmp].
func (UCmpOp) Def() *ir.OpDef { return UCmp }

// A is the operand $a.
func (op UCmpOp) A() *ir.Value { return op.Op().Operand(0) }

// B is the operand $b.
func (op UCmpOp) B() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op UCmpOp) Result() *ir.Value { return op.Op().Result(0) }

// NewUCmp makes a llvm.intr.ucmp at the builder's point.
func NewUCmp(b *ir.Builder, resultType ir.Type, a *ir.Value, b_ *ir.Value) UCmpOp {
	st := ir.OperationState{Context: b.Context(), Def: UCmp}
	st.Operands = append(st.Operands, a, b_)
	st.Results = append(st.Results, resultType)
	return ir.Cast[UCmpOp](b.Create(&st))
}

// formatSin is the assembly format of [Sin].
var formatSin = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// Sin is the operation llvm.intr.sin.
var Sin = &ir.OpDef{
	Name:      "llvm.intr.sin",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSin)},
	View:       ir.ViewOf[SinOp],
}

// SinOp is an operation seen as llvm.intr.sin.
type SinOp struct{ ir.View }

// Def is the definition, [Sin].
func (SinOp) Def() *ir.OpDef { return Sin }

// In is the operand $in.
func (op SinOp) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op SinOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(0).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op SinOp) SetFastmathFlags(v FastmathFlags) SinOp {
	c := op.Op().Context()
	op.Op().SetProp(0, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op SinOp) Result() *ir.Value { return op.Op().Result(0) }

// NewSin makes a llvm.intr.sin at the builder's point.
func NewSin(b *ir.Builder, in *ir.Value) SinOp {
	st := ir.OperationState{Context: b.Context(), Def: Sin}
	st.Operands = append(st.Operands, in)
	c := b.Context()
	st.SetProp(0, NewFastmathFlagsAttr(c, FastmathFlagsNone))
	st.Results = append(st.Results, in.Type())
	return ir.Cast[SinOp](b.Create(&st))
}

// formatCos is the assembly format of [Cos].
var formatCos = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// Cos is the operation llvm.intr.cos.
var Cos = &ir.OpDef{
	Name:      "llvm.intr.cos",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCos)},
	View:       ir.ViewOf[CosOp],
}

// CosOp is an operation seen as llvm.intr.cos.
type CosOp struct{ ir.View }

// Def is the definition, [Cos].
func (CosOp) Def() *ir.OpDef { return Cos }

// In is the operand $in.
func (op CosOp) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op CosOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(0).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op CosOp) SetFastmathFlags(v FastmathFlags) CosOp {
	c := op.Op().Context()
	op.Op().SetProp(0, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op CosOp) Result() *ir.Value { return op.Op().Result(0) }

// NewCos makes a llvm.intr.cos at the builder's point.
func NewCos(b *ir.Builder, in *ir.Value) CosOp {
	st := ir.OperationState{Context: b.Context(), Def: Cos}
	st.Operands = append(st.Operands, in)
	c := b.Context()
	st.SetProp(0, NewFastmathFlagsAttr(c, FastmathFlagsNone))
	st.Results = append(st.Results, in.Type())
	return ir.Cast[CosOp](b.Create(&st))
}

// formatTan is the assembly format of [Tan].
var formatTan = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// Tan is the operation llvm.intr.tan.
var Tan = &ir.OpDef{
	Name:      "llvm.intr.tan",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatTan)},
	View:       ir.ViewOf[TanOp],
}

// TanOp is an operation seen as llvm.intr.tan.
type TanOp struct{ ir.View }

// Def is the definition, [Tan].
func (TanOp) Def() *ir.OpDef { return Tan }

// In is the operand $in.
func (op TanOp) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op TanOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(0).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op TanOp) SetFastmathFlags(v FastmathFlags) TanOp {
	c := op.Op().Context()
	op.Op().SetProp(0, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op TanOp) Result() *ir.Value { return op.Op().Result(0) }

// NewTan makes a llvm.intr.tan at the builder's point.
func NewTan(b *ir.Builder, in *ir.Value) TanOp {
	st := ir.OperationState{Context: b.Context(), Def: Tan}
	st.Operands = append(st.Operands, in)
	c := b.Context()
	st.SetProp(0, NewFastmathFlagsAttr(c, FastmathFlagsNone))
	st.Results = append(st.Results, in.Type())
	return ir.Cast[TanOp](b.Create(&st))
}

// formatSinCos is the assembly format of [SinCos].
var formatSinCos = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// SinCos is the operation llvm.intr.sincos.
var SinCos = &ir.OpDef{
	Name:   "llvm.intr.sincos",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "val", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSinCos)},
	View:       ir.ViewOf[SinCosOp],
}

// SinCosOp is an operation seen as llvm.intr.sincos.
type SinCosOp struct{ ir.View }

// Def is the definition, [SinCos].
func (SinCosOp) Def() *ir.OpDef { return SinCos }

// Verify checks what the definition does not say.
func (op SinCosOp) Verify() *diag.Diagnostic { return verifySinCos(op.Op()) }

// Val is the operand $val.
func (op SinCosOp) Val() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op SinCosOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(0).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op SinCosOp) SetFastmathFlags(v FastmathFlags) SinCosOp {
	c := op.Op().Context()
	op.Op().SetProp(0, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op SinCosOp) Result() *ir.Value { return op.Op().Result(0) }

// NewSinCos makes a llvm.intr.sincos at the builder's point.
func NewSinCos(b *ir.Builder, resultType ir.Type, val *ir.Value) SinCosOp {
	st := ir.OperationState{Context: b.Context(), Def: SinCos}
	st.Operands = append(st.Operands, val)
	c := b.Context()
	st.SetProp(0, NewFastmathFlagsAttr(c, FastmathFlagsNone))
	st.Results = append(st.Results, resultType)
	return ir.Cast[SinCosOp](b.Create(&st))
}

// formatASin is the assembly format of [ASin].
var formatASin = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// ASin is the operation llvm.intr.asin.
var ASin = &ir.OpDef{
	Name:      "llvm.intr.asin",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatASin)},
	View:       ir.ViewOf[ASinOp],
}

// ASinOp is an operation seen as llvm.intr.asin.
type ASinOp struct{ ir.View }

// Def is the definition, [ASin].
func (ASinOp) Def() *ir.OpDef { return ASin }

// In is the operand $in.
func (op ASinOp) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op ASinOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(0).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op ASinOp) SetFastmathFlags(v FastmathFlags) ASinOp {
	c := op.Op().Context()
	op.Op().SetProp(0, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op ASinOp) Result() *ir.Value { return op.Op().Result(0) }

// NewASin makes a llvm.intr.asin at the builder's point.
func NewASin(b *ir.Builder, in *ir.Value) ASinOp {
	st := ir.OperationState{Context: b.Context(), Def: ASin}
	st.Operands = append(st.Operands, in)
	c := b.Context()
	st.SetProp(0, NewFastmathFlagsAttr(c, FastmathFlagsNone))
	st.Results = append(st.Results, in.Type())
	return ir.Cast[ASinOp](b.Create(&st))
}

// formatACos is the assembly format of [ACos].
var formatACos = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// ACos is the operation llvm.intr.acos.
var ACos = &ir.OpDef{
	Name:      "llvm.intr.acos",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatACos)},
	View:       ir.ViewOf[ACosOp],
}

// ACosOp is an operation seen as llvm.intr.acos.
type ACosOp struct{ ir.View }

// Def is the definition, [ACos].
func (ACosOp) Def() *ir.OpDef { return ACos }

// In is the operand $in.
func (op ACosOp) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op ACosOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(0).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op ACosOp) SetFastmathFlags(v FastmathFlags) ACosOp {
	c := op.Op().Context()
	op.Op().SetProp(0, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op ACosOp) Result() *ir.Value { return op.Op().Result(0) }

// NewACos makes a llvm.intr.acos at the builder's point.
func NewACos(b *ir.Builder, in *ir.Value) ACosOp {
	st := ir.OperationState{Context: b.Context(), Def: ACos}
	st.Operands = append(st.Operands, in)
	c := b.Context()
	st.SetProp(0, NewFastmathFlagsAttr(c, FastmathFlagsNone))
	st.Results = append(st.Results, in.Type())
	return ir.Cast[ACosOp](b.Create(&st))
}

// formatATan is the assembly format of [ATan].
var formatATan = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// ATan is the operation llvm.intr.atan.
var ATan = &ir.OpDef{
	Name:      "llvm.intr.atan",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatATan)},
	View:       ir.ViewOf[ATanOp],
}

// ATanOp is an operation seen as llvm.intr.atan.
type ATanOp struct{ ir.View }

// Def is the definition, [ATan].
func (ATanOp) Def() *ir.OpDef { return ATan }

// In is the operand $in.
func (op ATanOp) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op ATanOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(0).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op ATanOp) SetFastmathFlags(v FastmathFlags) ATanOp {
	c := op.Op().Context()
	op.Op().SetProp(0, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op ATanOp) Result() *ir.Value { return op.Op().Result(0) }

// NewATan makes a llvm.intr.atan at the builder's point.
func NewATan(b *ir.Builder, in *ir.Value) ATanOp {
	st := ir.OperationState{Context: b.Context(), Def: ATan}
	st.Operands = append(st.Operands, in)
	c := b.Context()
	st.SetProp(0, NewFastmathFlagsAttr(c, FastmathFlagsNone))
	st.Results = append(st.Results, in.Type())
	return ir.Cast[ATanOp](b.Create(&st))
}

// formatATan2 is the assembly format of [ATan2].
var formatATan2 = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// ATan2 is the operation llvm.intr.atan2.
var ATan2 = &ir.OpDef{
	Name:      "llvm.intr.atan2",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "a", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
		{Name: "b", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatATan2)},
	View:       ir.ViewOf[ATan2Op],
}

// ATan2Op is an operation seen as llvm.intr.atan2.
type ATan2Op struct{ ir.View }

// Def is the definition, [ATan2].
func (ATan2Op) Def() *ir.OpDef { return ATan2 }

// A is the operand $a.
func (op ATan2Op) A() *ir.Value { return op.Op().Operand(0) }

// B is the operand $b.
func (op ATan2Op) B() *ir.Value { return op.Op().Operand(1) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op ATan2Op) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(0).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op ATan2Op) SetFastmathFlags(v FastmathFlags) ATan2Op {
	c := op.Op().Context()
	op.Op().SetProp(0, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op ATan2Op) Result() *ir.Value { return op.Op().Result(0) }

// NewATan2 makes a llvm.intr.atan2 at the builder's point.
func NewATan2(b *ir.Builder, a *ir.Value, b_ *ir.Value) ATan2Op {
	st := ir.OperationState{Context: b.Context(), Def: ATan2}
	st.Operands = append(st.Operands, a, b_)
	c := b.Context()
	st.SetProp(0, NewFastmathFlagsAttr(c, FastmathFlagsNone))
	st.Results = append(st.Results, a.Type())
	return ir.Cast[ATan2Op](b.Create(&st))
}

// formatSinH is the assembly format of [SinH].
var formatSinH = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// SinH is the operation llvm.intr.sinh.
var SinH = &ir.OpDef{
	Name:      "llvm.intr.sinh",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSinH)},
	View:       ir.ViewOf[SinHOp],
}

// SinHOp is an operation seen as llvm.intr.sinh.
type SinHOp struct{ ir.View }

// Def is the definition, [SinH].
func (SinHOp) Def() *ir.OpDef { return SinH }

// In is the operand $in.
func (op SinHOp) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op SinHOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(0).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op SinHOp) SetFastmathFlags(v FastmathFlags) SinHOp {
	c := op.Op().Context()
	op.Op().SetProp(0, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op SinHOp) Result() *ir.Value { return op.Op().Result(0) }

// NewSinH makes a llvm.intr.sinh at the builder's point.
func NewSinH(b *ir.Builder, in *ir.Value) SinHOp {
	st := ir.OperationState{Context: b.Context(), Def: SinH}
	st.Operands = append(st.Operands, in)
	c := b.Context()
	st.SetProp(0, NewFastmathFlagsAttr(c, FastmathFlagsNone))
	st.Results = append(st.Results, in.Type())
	return ir.Cast[SinHOp](b.Create(&st))
}

// formatCosH is the assembly format of [CosH].
var formatCosH = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// CosH is the operation llvm.intr.cosh.
var CosH = &ir.OpDef{
	Name:      "llvm.intr.cosh",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCosH)},
	View:       ir.ViewOf[CosHOp],
}

// CosHOp is an operation seen as llvm.intr.cosh.
type CosHOp struct{ ir.View }

// Def is the definition, [CosH].
func (CosHOp) Def() *ir.OpDef { return CosH }

// In is the operand $in.
func (op CosHOp) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op CosHOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(0).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op CosHOp) SetFastmathFlags(v FastmathFlags) CosHOp {
	c := op.Op().Context()
	op.Op().SetProp(0, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op CosHOp) Result() *ir.Value { return op.Op().Result(0) }

// NewCosH makes a llvm.intr.cosh at the builder's point.
func NewCosH(b *ir.Builder, in *ir.Value) CosHOp {
	st := ir.OperationState{Context: b.Context(), Def: CosH}
	st.Operands = append(st.Operands, in)
	c := b.Context()
	st.SetProp(0, NewFastmathFlagsAttr(c, FastmathFlagsNone))
	st.Results = append(st.Results, in.Type())
	return ir.Cast[CosHOp](b.Create(&st))
}

// formatTanH is the assembly format of [TanH].
var formatTanH = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// TanH is the operation llvm.intr.tanh.
var TanH = &ir.OpDef{
	Name:      "llvm.intr.tanh",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatTanH)},
	View:       ir.ViewOf[TanHOp],
}

// TanHOp is an operation seen as llvm.intr.tanh.
type TanHOp struct{ ir.View }

// Def is the definition, [TanH].
func (TanHOp) Def() *ir.OpDef { return TanH }

// In is the operand $in.
func (op TanHOp) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op TanHOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(0).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op TanHOp) SetFastmathFlags(v FastmathFlags) TanHOp {
	c := op.Op().Context()
	op.Op().SetProp(0, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op TanHOp) Result() *ir.Value { return op.Op().Result(0) }

// NewTanH makes a llvm.intr.tanh at the builder's point.
func NewTanH(b *ir.Builder, in *ir.Value) TanHOp {
	st := ir.OperationState{Context: b.Context(), Def: TanH}
	st.Operands = append(st.Operands, in)
	c := b.Context()
	st.SetProp(0, NewFastmathFlagsAttr(c, FastmathFlagsNone))
	st.Results = append(st.Results, in.Type())
	return ir.Cast[TanHOp](b.Create(&st))
}

// SAddWithOverflow is the operation llvm.intr.sadd.with.overflow.
var SAddWithOverflow = &ir.OpDef{
	Name:      "llvm.intr.sadd.with.overflow",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsElementType},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[SAddWithOverflowOp],
}

// SAddWithOverflowOp is an operation seen as llvm.intr.sadd.with.overflow.
type SAddWithOverflowOp struct{ ir.View }

// Def is the definition, [SAddWithOverflow].
func (SAddWithOverflowOp) Def() *ir.OpDef { return SAddWithOverflow }

// Lhs is the operand $lhs.
func (op SAddWithOverflowOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op SAddWithOverflowOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op SAddWithOverflowOp) Result() *ir.Value { return op.Op().Result(0) }

// NewSAddWithOverflow makes a llvm.intr.sadd.with.overflow at the builder's point.
func NewSAddWithOverflow(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value) SAddWithOverflowOp {
	st := ir.OperationState{Context: b.Context(), Def: SAddWithOverflow}
	st.Operands = append(st.Operands, lhs, rhs)
	st.Results = append(st.Results, resultType)
	return ir.Cast[SAddWithOverflowOp](b.Create(&st))
}

// UAddWithOverflow is the operation llvm.intr.uadd.with.overflow.
var UAddWithOverflow = &ir.OpDef{
	Name:      "llvm.intr.uadd.with.overflow",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsElementType},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[UAddWithOverflowOp],
}

// UAddWithOverflowOp is an operation seen as llvm.intr.uadd.with.overflow.
type UAddWithOverflowOp struct{ ir.View }

// Def is the definition, [UAddWithOverflow].
func (UAddWithOverflowOp) Def() *ir.OpDef { return UAddWithOverflow }

// Lhs is the operand $lhs.
func (op UAddWithOverflowOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op UAddWithOverflowOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op UAddWithOverflowOp) Result() *ir.Value { return op.Op().Result(0) }

// NewUAddWithOverflow makes a llvm.intr.uadd.with.overflow at the builder's point.
func NewUAddWithOverflow(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value) UAddWithOverflowOp {
	st := ir.OperationState{Context: b.Context(), Def: UAddWithOverflow}
	st.Operands = append(st.Operands, lhs, rhs)
	st.Results = append(st.Results, resultType)
	return ir.Cast[UAddWithOverflowOp](b.Create(&st))
}

// SSubWithOverflow is the operation llvm.intr.ssub.with.overflow.
var SSubWithOverflow = &ir.OpDef{
	Name:      "llvm.intr.ssub.with.overflow",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsElementType},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[SSubWithOverflowOp],
}

// SSubWithOverflowOp is an operation seen as llvm.intr.ssub.with.overflow.
type SSubWithOverflowOp struct{ ir.View }

// Def is the definition, [SSubWithOverflow].
func (SSubWithOverflowOp) Def() *ir.OpDef { return SSubWithOverflow }

// Lhs is the operand $lhs.
func (op SSubWithOverflowOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op SSubWithOverflowOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op SSubWithOverflowOp) Result() *ir.Value { return op.Op().Result(0) }

// NewSSubWithOverflow makes a llvm.intr.ssub.with.overflow at the builder's point.
func NewSSubWithOverflow(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value) SSubWithOverflowOp {
	st := ir.OperationState{Context: b.Context(), Def: SSubWithOverflow}
	st.Operands = append(st.Operands, lhs, rhs)
	st.Results = append(st.Results, resultType)
	return ir.Cast[SSubWithOverflowOp](b.Create(&st))
}

// USubWithOverflow is the operation llvm.intr.usub.with.overflow.
var USubWithOverflow = &ir.OpDef{
	Name:      "llvm.intr.usub.with.overflow",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsElementType},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[USubWithOverflowOp],
}

// USubWithOverflowOp is an operation seen as llvm.intr.usub.with.overflow.
type USubWithOverflowOp struct{ ir.View }

// Def is the definition, [USubWithOverflow].
func (USubWithOverflowOp) Def() *ir.OpDef { return USubWithOverflow }

// Lhs is the operand $lhs.
func (op USubWithOverflowOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op USubWithOverflowOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op USubWithOverflowOp) Result() *ir.Value { return op.Op().Result(0) }

// NewUSubWithOverflow makes a llvm.intr.usub.with.overflow at the builder's point.
func NewUSubWithOverflow(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value) USubWithOverflowOp {
	st := ir.OperationState{Context: b.Context(), Def: USubWithOverflow}
	st.Operands = append(st.Operands, lhs, rhs)
	st.Results = append(st.Results, resultType)
	return ir.Cast[USubWithOverflowOp](b.Create(&st))
}

// SMulWithOverflow is the operation llvm.intr.smul.with.overflow.
var SMulWithOverflow = &ir.OpDef{
	Name:      "llvm.intr.smul.with.overflow",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsElementType},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[SMulWithOverflowOp],
}

// SMulWithOverflowOp is an operation seen as llvm.intr.smul.with.overflow.
type SMulWithOverflowOp struct{ ir.View }

// Def is the definition, [SMulWithOverflow].
func (SMulWithOverflowOp) Def() *ir.OpDef { return SMulWithOverflow }

// Lhs is the operand $lhs.
func (op SMulWithOverflowOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op SMulWithOverflowOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op SMulWithOverflowOp) Result() *ir.Value { return op.Op().Result(0) }

// NewSMulWithOverflow makes a llvm.intr.smul.with.overflow at the builder's point.
func NewSMulWithOverflow(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value) SMulWithOverflowOp {
	st := ir.OperationState{Context: b.Context(), Def: SMulWithOverflow}
	st.Operands = append(st.Operands, lhs, rhs)
	st.Results = append(st.Results, resultType)
	return ir.Cast[SMulWithOverflowOp](b.Create(&st))
}

// UMulWithOverflow is the operation llvm.intr.umul.with.overflow.
var UMulWithOverflow = &ir.OpDef{
	Name:      "llvm.intr.umul.with.overflow",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsElementType},
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[UMulWithOverflowOp],
}

// UMulWithOverflowOp is an operation seen as llvm.intr.umul.with.overflow.
type UMulWithOverflowOp struct{ ir.View }

// Def is the definition, [UMulWithOverflow].
func (UMulWithOverflowOp) Def() *ir.OpDef { return UMulWithOverflow }

// Lhs is the operand $lhs.
func (op UMulWithOverflowOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op UMulWithOverflowOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op UMulWithOverflowOp) Result() *ir.Value { return op.Op().Result(0) }

// NewUMulWithOverflow makes a llvm.intr.umul.with.overflow at the builder's point.
func NewUMulWithOverflow(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value) UMulWithOverflowOp {
	st := ir.OperationState{Context: b.Context(), Def: UMulWithOverflow}
	st.Operands = append(st.Operands, lhs, rhs)
	st.Results = append(st.Results, resultType)
	return ir.Cast[UMulWithOverflowOp](b.Create(&st))
}

// formatSAddSat is the assembly format of [SAddSat].
var formatSAddSat = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// SAddSat is the operation llvm.intr.sadd.sat.
var SAddSat = &ir.OpDef{
	Name:      "llvm.intr.sadd.sat",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "a", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
		{Name: "b", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSAddSat)},
	View:       ir.ViewOf[SAddSatOp],
}

// SAddSatOp is an operation seen as llvm.intr.sadd.sat.
type SAddSatOp struct{ ir.View }

// Def is the definition, [SAddSat].
func (SAddSatOp) Def() *ir.OpDef { return SAddSat }

// A is the operand $a.
func (op SAddSatOp) A() *ir.Value { return op.Op().Operand(0) }

// B is the operand $b.
func (op SAddSatOp) B() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op SAddSatOp) Result() *ir.Value { return op.Op().Result(0) }

// NewSAddSat makes a llvm.intr.sadd.sat at the builder's point.
func NewSAddSat(b *ir.Builder, a *ir.Value, b_ *ir.Value) SAddSatOp {
	st := ir.OperationState{Context: b.Context(), Def: SAddSat}
	st.Operands = append(st.Operands, a, b_)
	st.Results = append(st.Results, a.Type())
	return ir.Cast[SAddSatOp](b.Create(&st))
}

// formatUAddSat is the assembly format of [UAddSat].
var formatUAddSat = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// UAddSat is the operation llvm.intr.uadd.sat.
var UAddSat = &ir.OpDef{
	Name:      "llvm.intr.uadd.sat",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "a", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
		{Name: "b", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatUAddSat)},
	View:       ir.ViewOf[UAddSatOp],
}

// UAddSatOp is an operation seen as llvm.intr.uadd.sat.
type UAddSatOp struct{ ir.View }

// Def is the definition, [UAddSat].
func (UAddSatOp) Def() *ir.OpDef { return UAddSat }

// A is the operand $a.
func (op UAddSatOp) A() *ir.Value { return op.Op().Operand(0) }

// B is the operand $b.
func (op UAddSatOp) B() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op UAddSatOp) Result() *ir.Value { return op.Op().Result(0) }

// NewUAddSat makes a llvm.intr.uadd.sat at the builder's point.
func NewUAddSat(b *ir.Builder, a *ir.Value, b_ *ir.Value) UAddSatOp {
	st := ir.OperationState{Context: b.Context(), Def: UAddSat}
	st.Operands = append(st.Operands, a, b_)
	st.Results = append(st.Results, a.Type())
	return ir.Cast[UAddSatOp](b.Create(&st))
}

// formatSSubSat is the assembly format of [SSubSat].
var formatSSubSat = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// SSubSat is the operation llvm.intr.ssub.sat.
var SSubSat = &ir.OpDef{
	Name:      "llvm.intr.ssub.sat",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "a", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
		{Name: "b", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSSubSat)},
	View:       ir.ViewOf[SSubSatOp],
}

// SSubSatOp is an operation seen as llvm.intr.ssub.sat.
type SSubSatOp struct{ ir.View }

// Def is the definition, [SSubSat].
func (SSubSatOp) Def() *ir.OpDef { return SSubSat }

// A is the operand $a.
func (op SSubSatOp) A() *ir.Value { return op.Op().Operand(0) }

// B is the operand $b.
func (op SSubSatOp) B() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op SSubSatOp) Result() *ir.Value { return op.Op().Result(0) }

// NewSSubSat makes a llvm.intr.ssub.sat at the builder's point.
func NewSSubSat(b *ir.Builder, a *ir.Value, b_ *ir.Value) SSubSatOp {
	st := ir.OperationState{Context: b.Context(), Def: SSubSat}
	st.Operands = append(st.Operands, a, b_)
	st.Results = append(st.Results, a.Type())
	return ir.Cast[SSubSatOp](b.Create(&st))
}

// formatUSubSat is the assembly format of [USubSat].
var formatUSubSat = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// USubSat is the operation llvm.intr.usub.sat.
var USubSat = &ir.OpDef{
	Name:      "llvm.intr.usub.sat",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "a", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
		{Name: "b", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatUSubSat)},
	View:       ir.ViewOf[USubSatOp],
}

// USubSatOp is an operation seen as llvm.intr.usub.sat.
type USubSatOp struct{ ir.View }

// Def is the definition, [USubSat].
func (USubSatOp) Def() *ir.OpDef { return USubSat }

// A is the operand $a.
func (op USubSatOp) A() *ir.Value { return op.Op().Operand(0) }

// B is the operand $b.
func (op USubSatOp) B() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op USubSatOp) Result() *ir.Value { return op.Op().Result(0) }

// NewUSubSat makes a llvm.intr.usub.sat at the builder's point.
func NewUSubSat(b *ir.Builder, a *ir.Value, b_ *ir.Value) USubSatOp {
	st := ir.OperationState{Context: b.Context(), Def: USubSat}
	st.Operands = append(st.Operands, a, b_)
	st.Results = append(st.Results, a.Type())
	return ir.Cast[USubSatOp](b.Create(&st))
}

// formatSShlSat is the assembly format of [SShlSat].
var formatSShlSat = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// SShlSat is the operation llvm.intr.sshl.sat.
var SShlSat = &ir.OpDef{
	Name:      "llvm.intr.sshl.sat",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "a", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
		{Name: "b", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSShlSat)},
	View:       ir.ViewOf[SShlSatOp],
}

// SShlSatOp is an operation seen as llvm.intr.sshl.sat.
type SShlSatOp struct{ ir.View }

// Def is the definition, [SShlSat].
func (SShlSatOp) Def() *ir.OpDef { return SShlSat }

// A is the operand $a.
func (op SShlSatOp) A() *ir.Value { return op.Op().Operand(0) }

// B is the operand $b.
func (op SShlSatOp) B() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op SShlSatOp) Result() *ir.Value { return op.Op().Result(0) }

// NewSShlSat makes a llvm.intr.sshl.sat at the builder's point.
func NewSShlSat(b *ir.Builder, a *ir.Value, b_ *ir.Value) SShlSatOp {
	st := ir.OperationState{Context: b.Context(), Def: SShlSat}
	st.Operands = append(st.Operands, a, b_)
	st.Results = append(st.Results, a.Type())
	return ir.Cast[SShlSatOp](b.Create(&st))
}

// formatUShlSat is the assembly format of [UShlSat].
var formatUShlSat = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// UShlSat is the operation llvm.intr.ushl.sat.
var UShlSat = &ir.OpDef{
	Name:      "llvm.intr.ushl.sat",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "a", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
		{Name: "b", Constraint: constraint.LLVMScalarOrVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatUShlSat)},
	View:       ir.ViewOf[UShlSatOp],
}

// UShlSatOp is an operation seen as llvm.intr.ushl.sat.
type UShlSatOp struct{ ir.View }

// Def is the definition, [UShlSat].
func (UShlSatOp) Def() *ir.OpDef { return UShlSat }

// A is the operand $a.
func (op UShlSatOp) A() *ir.Value { return op.Op().Operand(0) }

// B is the operand $b.
func (op UShlSatOp) B() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op UShlSatOp) Result() *ir.Value { return op.Op().Result(0) }

// NewUShlSat makes a llvm.intr.ushl.sat at the builder's point.
func NewUShlSat(b *ir.Builder, a *ir.Value, b_ *ir.Value) UShlSatOp {
	st := ir.OperationState{Context: b.Context(), Def: UShlSat}
	st.Operands = append(st.Operands, a, b_)
	st.Results = append(st.Results, a.Type())
	return ir.Cast[UShlSatOp](b.Create(&st))
}

// formatConstrainedUIToFP is the assembly format of [ConstrainedUIToFP].
var formatConstrainedUIToFP = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoEnumAttr, Space: true, N: 0, Attr: &asm.AttrForm{Enum: &RoundingModeEnum}},
		{Do: asm.DoEnumAttr, Space: true, N: 1, Attr: &asm.AttrForm{Enum: &FPExceptionBehaviorEnum}},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}},
		{Do: asm.DoLit, Space: true, Text: "to"},
		{Do: asm.DoTypes, Space: true, Of: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllResultTypes: true,
	Elided:         1<<0 | 1<<1,
}

// ConstrainedUIToFP is the operation llvm.intr.experimental.constrained.uitofp.
var ConstrainedUIToFP = &ir.OpDef{
	Name:   "llvm.intr.experimental.constrained.uitofp",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "arg_0", Constraint: constraint.LLVMType},
	},
	Attrs: []ir.AttrSlot{
		{Name: "roundingmode", Constraint: constraint.LLVMValidRoundingModeAttr},
		{Name: "fpExceptionBehavior", Constraint: IsFPExceptionBehavior},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatConstrainedUIToFP)},
	View:       ir.ViewOf[ConstrainedUIToFPOp],
}

// ConstrainedUIToFPOp is an operation seen as llvm.intr.experimental.constrained.uitofp.
type ConstrainedUIToFPOp struct{ ir.View }

// Def is the definition, [ConstrainedUIToFP].
func (ConstrainedUIToFPOp) Def() *ir.OpDef { return ConstrainedUIToFP }

// Arg0 is the operand $arg_0.
func (op ConstrainedUIToFPOp) Arg0() *ir.Value { return op.Op().Operand(0) }

// Roundingmode is the attribute $roundingmode.
func (op ConstrainedUIToFPOp) Roundingmode() RoundingMode {
	return RoundingMode(op.Op().Prop(0).(*ir.IntegerAttr).Uint())
}

// SetRoundingmode sets the attribute $roundingmode.
func (op ConstrainedUIToFPOp) SetRoundingmode(v RoundingMode) ConstrainedUIToFPOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// FpExceptionBehavior is the attribute $fpExceptionBehavior.
func (op ConstrainedUIToFPOp) FpExceptionBehavior() FPExceptionBehavior {
	return FPExceptionBehavior(op.Op().Prop(1).(*ir.IntegerAttr).Uint())
}

// SetFpExceptionBehavior sets the attribute $fpExceptionBehavior.
func (op ConstrainedUIToFPOp) SetFpExceptionBehavior(v FPExceptionBehavior) ConstrainedUIToFPOp {
	c := op.Op().Context()
	op.Op().SetProp(1, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// Result is the result $res.
func (op ConstrainedUIToFPOp) Result() *ir.Value { return op.Op().Result(0) }

// NewConstrainedUIToFP makes a llvm.intr.experimental.constrained.uitofp at the builder's point.
func NewConstrainedUIToFP(b *ir.Builder, resultType ir.Type, arg0 *ir.Value, roundingmode RoundingMode, fpExceptionBehavior FPExceptionBehavior) ConstrainedUIToFPOp {
	st := ir.OperationState{Context: b.Context(), Def: ConstrainedUIToFP}
	st.Operands = append(st.Operands, arg0)
	c := b.Context()
	st.SetProp(0, ir.NewIntegerAttr(c.I64(), int64(roundingmode)))
	st.SetProp(1, ir.NewIntegerAttr(c.I64(), int64(fpExceptionBehavior)))
	st.Results = append(st.Results, resultType)
	return ir.Cast[ConstrainedUIToFPOp](b.Create(&st))
}

// formatConstrainedSIToFP is the assembly format of [ConstrainedSIToFP].
var formatConstrainedSIToFP = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoEnumAttr, Space: true, N: 0, Attr: &asm.AttrForm{Enum: &RoundingModeEnum}},
		{Do: asm.DoEnumAttr, Space: true, N: 1, Attr: &asm.AttrForm{Enum: &FPExceptionBehaviorEnum}},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}},
		{Do: asm.DoLit, Space: true, Text: "to"},
		{Do: asm.DoTypes, Space: true, Of: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllResultTypes: true,
	Elided:         1<<0 | 1<<1,
}

// ConstrainedSIToFP is the operation llvm.intr.experimental.constrained.sitofp.
var ConstrainedSIToFP = &ir.OpDef{
	Name:   "llvm.intr.experimental.constrained.sitofp",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "arg_0", Constraint: constraint.LLVMType},
	},
	Attrs: []ir.AttrSlot{
		{Name: "roundingmode", Constraint: constraint.LLVMValidRoundingModeAttr},
		{Name: "fpExceptionBehavior", Constraint: IsFPExceptionBehavior},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatConstrainedSIToFP)},
	View:       ir.ViewOf[ConstrainedSIToFPOp],
}

// ConstrainedSIToFPOp is an operation seen as llvm.intr.experimental.constrained.sitofp.
type ConstrainedSIToFPOp struct{ ir.View }

// Def is the definition, [ConstrainedSIToFP].
func (ConstrainedSIToFPOp) Def() *ir.OpDef { return ConstrainedSIToFP }

// Arg0 is the operand $arg_0.
func (op ConstrainedSIToFPOp) Arg0() *ir.Value { return op.Op().Operand(0) }

// Roundingmode is the attribute $roundingmode.
func (op ConstrainedSIToFPOp) Roundingmode() RoundingMode {
	return RoundingMode(op.Op().Prop(0).(*ir.IntegerAttr).Uint())
}

// SetRoundingmode sets the attribute $roundingmode.
func (op ConstrainedSIToFPOp) SetRoundingmode(v RoundingMode) ConstrainedSIToFPOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// FpExceptionBehavior is the attribute $fpExceptionBehavior.
func (op ConstrainedSIToFPOp) FpExceptionBehavior() FPExceptionBehavior {
	return FPExceptionBehavior(op.Op().Prop(1).(*ir.IntegerAttr).Uint())
}

// SetFpExceptionBehavior sets the attribute $fpExceptionBehavior.
func (op ConstrainedSIToFPOp) SetFpExceptionBehavior(v FPExceptionBehavior) ConstrainedSIToFPOp {
	c := op.Op().Context()
	op.Op().SetProp(1, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// Result is the result $res.
func (op ConstrainedSIToFPOp) Result() *ir.Value { return op.Op().Result(0) }

// NewConstrainedSIToFP makes a llvm.intr.experimental.constrained.sitofp at the builder's point.
func NewConstrainedSIToFP(b *ir.Builder, resultType ir.Type, arg0 *ir.Value, roundingmode RoundingMode, fpExceptionBehavior FPExceptionBehavior) ConstrainedSIToFPOp {
	st := ir.OperationState{Context: b.Context(), Def: ConstrainedSIToFP}
	st.Operands = append(st.Operands, arg0)
	c := b.Context()
	st.SetProp(0, ir.NewIntegerAttr(c.I64(), int64(roundingmode)))
	st.SetProp(1, ir.NewIntegerAttr(c.I64(), int64(fpExceptionBehavior)))
	st.Results = append(st.Results, resultType)
	return ir.Cast[ConstrainedSIToFPOp](b.Create(&st))
}

// formatConstrainedFPTrunc is the assembly format of [ConstrainedFPTrunc].
var formatConstrainedFPTrunc = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoEnumAttr, Space: true, N: 0, Attr: &asm.AttrForm{Enum: &RoundingModeEnum}},
		{Do: asm.DoEnumAttr, Space: true, N: 1, Attr: &asm.AttrForm{Enum: &FPExceptionBehaviorEnum}},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}},
		{Do: asm.DoLit, Space: true, Text: "to"},
		{Do: asm.DoTypes, Space: true, Of: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllResultTypes: true,
	Elided:         1<<0 | 1<<1,
}

// ConstrainedFPTrunc is the operation llvm.intr.experimental.constrained.fptrunc.
var ConstrainedFPTrunc = &ir.OpDef{
	Name:   "llvm.intr.experimental.constrained.fptrunc",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "arg_0", Constraint: constraint.LLVMType},
	},
	Attrs: []ir.AttrSlot{
		{Name: "roundingmode", Constraint: constraint.LLVMValidRoundingModeAttr},
		{Name: "fpExceptionBehavior", Constraint: IsFPExceptionBehavior},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatConstrainedFPTrunc)},
	View:       ir.ViewOf[ConstrainedFPTruncOp],
}

// ConstrainedFPTruncOp is an operation seen as llvm.intr.experimental.constrained.fptrunc.
type ConstrainedFPTruncOp struct{ ir.View }

// Def is the definition, [ConstrainedFPTrunc].
func (ConstrainedFPTruncOp) Def() *ir.OpDef { return ConstrainedFPTrunc }

// Arg0 is the operand $arg_0.
func (op ConstrainedFPTruncOp) Arg0() *ir.Value { return op.Op().Operand(0) }

// Roundingmode is the attribute $roundingmode.
func (op ConstrainedFPTruncOp) Roundingmode() RoundingMode {
	return RoundingMode(op.Op().Prop(0).(*ir.IntegerAttr).Uint())
}

// SetRoundingmode sets the attribute $roundingmode.
func (op ConstrainedFPTruncOp) SetRoundingmode(v RoundingMode) ConstrainedFPTruncOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// FpExceptionBehavior is the attribute $fpExceptionBehavior.
func (op ConstrainedFPTruncOp) FpExceptionBehavior() FPExceptionBehavior {
	return FPExceptionBehavior(op.Op().Prop(1).(*ir.IntegerAttr).Uint())
}

// SetFpExceptionBehavior sets the attribute $fpExceptionBehavior.
func (op ConstrainedFPTruncOp) SetFpExceptionBehavior(v FPExceptionBehavior) ConstrainedFPTruncOp {
	c := op.Op().Context()
	op.Op().SetProp(1, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// Result is the result $res.
func (op ConstrainedFPTruncOp) Result() *ir.Value { return op.Op().Result(0) }

// NewConstrainedFPTrunc makes a llvm.intr.experimental.constrained.fptrunc at the builder's point.
func NewConstrainedFPTrunc(b *ir.Builder, resultType ir.Type, arg0 *ir.Value, roundingmode RoundingMode, fpExceptionBehavior FPExceptionBehavior) ConstrainedFPTruncOp {
	st := ir.OperationState{Context: b.Context(), Def: ConstrainedFPTrunc}
	st.Operands = append(st.Operands, arg0)
	c := b.Context()
	st.SetProp(0, ir.NewIntegerAttr(c.I64(), int64(roundingmode)))
	st.SetProp(1, ir.NewIntegerAttr(c.I64(), int64(fpExceptionBehavior)))
	st.Results = append(st.Results, resultType)
	return ir.Cast[ConstrainedFPTruncOp](b.Create(&st))
}

// formatConstrainedFPExt is the assembly format of [ConstrainedFPExt].
var formatConstrainedFPExt = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoEnumAttr, Space: true, N: 0, Attr: &asm.AttrForm{Enum: &FPExceptionBehaviorEnum}},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}},
		{Do: asm.DoLit, Space: true, Text: "to"},
		{Do: asm.DoTypes, Space: true, Of: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllResultTypes: true,
	Elided:         1 << 0,
}

// ConstrainedFPExt is the operation llvm.intr.experimental.constrained.fpext.
var ConstrainedFPExt = &ir.OpDef{
	Name:   "llvm.intr.experimental.constrained.fpext",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "arg_0", Constraint: constraint.LLVMType},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fpExceptionBehavior", Constraint: IsFPExceptionBehavior},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatConstrainedFPExt)},
	View:       ir.ViewOf[ConstrainedFPExtOp],
}

// ConstrainedFPExtOp is an operation seen as llvm.intr.experimental.constrained.fpext.
type ConstrainedFPExtOp struct{ ir.View }

// Def is the definition, [ConstrainedFPExt].
func (ConstrainedFPExtOp) Def() *ir.OpDef { return ConstrainedFPExt }

// Arg0 is the operand $arg_0.
func (op ConstrainedFPExtOp) Arg0() *ir.Value { return op.Op().Operand(0) }

// FpExceptionBehavior is the attribute $fpExceptionBehavior.
func (op ConstrainedFPExtOp) FpExceptionBehavior() FPExceptionBehavior {
	return FPExceptionBehavior(op.Op().Prop(0).(*ir.IntegerAttr).Uint())
}

// SetFpExceptionBehavior sets the attribute $fpExceptionBehavior.
func (op ConstrainedFPExtOp) SetFpExceptionBehavior(v FPExceptionBehavior) ConstrainedFPExtOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewIntegerAttr(c.I64(), int64(v)))
	return op
}

// Result is the result $res.
func (op ConstrainedFPExtOp) Result() *ir.Value { return op.Op().Result(0) }

// NewConstrainedFPExt makes a llvm.intr.experimental.constrained.fpext at the builder's point.
func NewConstrainedFPExt(b *ir.Builder, resultType ir.Type, arg0 *ir.Value, fpExceptionBehavior FPExceptionBehavior) ConstrainedFPExtOp {
	st := ir.OperationState{Context: b.Context(), Def: ConstrainedFPExt}
	st.Operands = append(st.Operands, arg0)
	c := b.Context()
	st.SetProp(0, ir.NewIntegerAttr(c.I64(), int64(fpExceptionBehavior)))
	st.Results = append(st.Results, resultType)
	return ir.Cast[ConstrainedFPExtOp](b.Create(&st))
}

// Memcpy is the operation llvm.intr.memcpy.
var Memcpy = &ir.OpDef{
	Name: "llvm.intr.memcpy",
	Operands: []ir.ValueDef{
		{Name: "dst", Constraint: constraint.LLVMAnyPointer},
		{Name: "src", Constraint: constraint.LLVMAnyPointer},
		{Name: "len", Constraint: constraint.AnySignlessInteger},
	},
	Attrs: []ir.AttrSlot{
		{Name: "isVolatile", Constraint: constraint.I1Attr},
		{Name: "access_groups", Constraint: constraint.LLVMAccessGroupArrayAttr, Optional: true},
		{Name: "alias_scopes", Constraint: constraint.LLVMAliasScopeArrayAttr, Optional: true},
		{Name: "noalias_scopes", Constraint: constraint.LLVMAliasScopeArrayAttr, Optional: true},
		{Name: "tbaa", Constraint: constraint.LLVMTBAATagArrayAttr, Optional: true},
		{Name: "arg_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
		{Name: "res_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
	},
	View: ir.ViewOf[MemcpyOp],
}

// MemcpyOp is an operation seen as llvm.intr.memcpy.
type MemcpyOp struct{ ir.View }

// Def is the definition, [Memcpy].
func (MemcpyOp) Def() *ir.OpDef { return Memcpy }

// Dst is the operand $dst.
func (op MemcpyOp) Dst() *ir.Value { return op.Op().Operand(0) }

// Src is the operand $src.
func (op MemcpyOp) Src() *ir.Value { return op.Op().Operand(1) }

// Len is the operand $len.
func (op MemcpyOp) Len() *ir.Value { return op.Op().Operand(2) }

// IsVolatile is the attribute $isVolatile.
func (op MemcpyOp) IsVolatile() int64 { return int64(op.Op().Prop(0).(*ir.IntegerAttr).Int()) }

// SetIsVolatile sets the attribute $isVolatile.
func (op MemcpyOp) SetIsVolatile(v int64) MemcpyOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewIntegerAttr(asm.BuildI1(c), int64(v)))
	return op
}

// AccessGroups is the attribute $access_groups, nil if it is absent.
func (op MemcpyOp) AccessGroups() *ir.ArrayAttr {
	v, _ := op.Op().Prop(1).(*ir.ArrayAttr)
	return v
}

// SetAccessGroups sets the attribute $access_groups.
func (op MemcpyOp) SetAccessGroups(v *ir.ArrayAttr) MemcpyOp {
	op.Op().SetProp(1, v)
	return op
}

// AliasScopes is the attribute $alias_scopes, nil if it is absent.
func (op MemcpyOp) AliasScopes() *ir.ArrayAttr {
	v, _ := op.Op().Prop(2).(*ir.ArrayAttr)
	return v
}

// SetAliasScopes sets the attribute $alias_scopes.
func (op MemcpyOp) SetAliasScopes(v *ir.ArrayAttr) MemcpyOp {
	op.Op().SetProp(2, v)
	return op
}

// NoaliasScopes is the attribute $noalias_scopes, nil if it is absent.
func (op MemcpyOp) NoaliasScopes() *ir.ArrayAttr {
	v, _ := op.Op().Prop(3).(*ir.ArrayAttr)
	return v
}

// SetNoaliasScopes sets the attribute $noalias_scopes.
func (op MemcpyOp) SetNoaliasScopes(v *ir.ArrayAttr) MemcpyOp {
	op.Op().SetProp(3, v)
	return op
}

// Tbaa is the attribute $tbaa, nil if it is absent.
func (op MemcpyOp) Tbaa() *ir.ArrayAttr {
	v, _ := op.Op().Prop(4).(*ir.ArrayAttr)
	return v
}

// SetTbaa sets the attribute $tbaa.
func (op MemcpyOp) SetTbaa(v *ir.ArrayAttr) MemcpyOp {
	op.Op().SetProp(4, v)
	return op
}

// ArgAttrs is the attribute $arg_attrs, nil if it is absent.
func (op MemcpyOp) ArgAttrs() *ir.ArrayAttr {
	v, _ := op.Op().Prop(5).(*ir.ArrayAttr)
	return v
}

// SetArgAttrs sets the attribute $arg_attrs.
func (op MemcpyOp) SetArgAttrs(v *ir.ArrayAttr) MemcpyOp {
	op.Op().SetProp(5, v)
	return op
}

// ResAttrs is the attribute $res_attrs, nil if it is absent.
func (op MemcpyOp) ResAttrs() *ir.ArrayAttr {
	v, _ := op.Op().Prop(6).(*ir.ArrayAttr)
	return v
}

// SetResAttrs sets the attribute $res_attrs.
func (op MemcpyOp) SetResAttrs(v *ir.ArrayAttr) MemcpyOp {
	op.Op().SetProp(6, v)
	return op
}

// NewMemcpy makes a llvm.intr.memcpy at the builder's point.
func NewMemcpy(b *ir.Builder, dst *ir.Value, src *ir.Value, len_ *ir.Value, isVolatile int64) MemcpyOp {
	st := ir.OperationState{Context: b.Context(), Def: Memcpy}
	st.Operands = append(st.Operands, dst, src, len_)
	c := b.Context()
	st.SetProp(0, ir.NewIntegerAttr(asm.BuildI1(c), int64(isVolatile)))
	return ir.Cast[MemcpyOp](b.Create(&st))
}

// Memmove is the operation llvm.intr.memmove.
var Memmove = &ir.OpDef{
	Name: "llvm.intr.memmove",
	Operands: []ir.ValueDef{
		{Name: "dst", Constraint: constraint.LLVMAnyPointer},
		{Name: "src", Constraint: constraint.LLVMAnyPointer},
		{Name: "len", Constraint: constraint.AnySignlessInteger},
	},
	Attrs: []ir.AttrSlot{
		{Name: "isVolatile", Constraint: constraint.I1Attr},
		{Name: "access_groups", Constraint: constraint.LLVMAccessGroupArrayAttr, Optional: true},
		{Name: "alias_scopes", Constraint: constraint.LLVMAliasScopeArrayAttr, Optional: true},
		{Name: "noalias_scopes", Constraint: constraint.LLVMAliasScopeArrayAttr, Optional: true},
		{Name: "tbaa", Constraint: constraint.LLVMTBAATagArrayAttr, Optional: true},
		{Name: "arg_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
		{Name: "res_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
	},
	View: ir.ViewOf[MemmoveOp],
}

// MemmoveOp is an operation seen as llvm.intr.memmove.
type MemmoveOp struct{ ir.View }

// Def is the definition, [Memmove].
func (MemmoveOp) Def() *ir.OpDef { return Memmove }

// Dst is the operand $dst.
func (op MemmoveOp) Dst() *ir.Value { return op.Op().Operand(0) }

// Src is the operand $src.
func (op MemmoveOp) Src() *ir.Value { return op.Op().Operand(1) }

// Len is the operand $len.
func (op MemmoveOp) Len() *ir.Value { return op.Op().Operand(2) }

// IsVolatile is the attribute $isVolatile.
func (op MemmoveOp) IsVolatile() int64 { return int64(op.Op().Prop(0).(*ir.IntegerAttr).Int()) }

// SetIsVolatile sets the attribute $isVolatile.
func (op MemmoveOp) SetIsVolatile(v int64) MemmoveOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewIntegerAttr(asm.BuildI1(c), int64(v)))
	return op
}

// AccessGroups is the attribute $access_groups, nil if it is absent.
func (op MemmoveOp) AccessGroups() *ir.ArrayAttr {
	v, _ := op.Op().Prop(1).(*ir.ArrayAttr)
	return v
}

// SetAccessGroups sets the attribute $access_groups.
func (op MemmoveOp) SetAccessGroups(v *ir.ArrayAttr) MemmoveOp {
	op.Op().SetProp(1, v)
	return op
}

// AliasScopes is the attribute $alias_scopes, nil if it is absent.
func (op MemmoveOp) AliasScopes() *ir.ArrayAttr {
	v, _ := op.Op().Prop(2).(*ir.ArrayAttr)
	return v
}

// SetAliasScopes sets the attribute $alias_scopes.
func (op MemmoveOp) SetAliasScopes(v *ir.ArrayAttr) MemmoveOp {
	op.Op().SetProp(2, v)
	return op
}

// NoaliasScopes is the attribute $noalias_scopes, nil if it is absent.
func (op MemmoveOp) NoaliasScopes() *ir.ArrayAttr {
	v, _ := op.Op().Prop(3).(*ir.ArrayAttr)
	return v
}

// SetNoaliasScopes sets the attribute $noalias_scopes.
func (op MemmoveOp) SetNoaliasScopes(v *ir.ArrayAttr) MemmoveOp {
	op.Op().SetProp(3, v)
	return op
}

// Tbaa is the attribute $tbaa, nil if it is absent.
func (op MemmoveOp) Tbaa() *ir.ArrayAttr {
	v, _ := op.Op().Prop(4).(*ir.ArrayAttr)
	return v
}

// SetTbaa sets the attribute $tbaa.
func (op MemmoveOp) SetTbaa(v *ir.ArrayAttr) MemmoveOp {
	op.Op().SetProp(4, v)
	return op
}

// ArgAttrs is the attribute $arg_attrs, nil if it is absent.
func (op MemmoveOp) ArgAttrs() *ir.ArrayAttr {
	v, _ := op.Op().Prop(5).(*ir.ArrayAttr)
	return v
}

// SetArgAttrs sets the attribute $arg_attrs.
func (op MemmoveOp) SetArgAttrs(v *ir.ArrayAttr) MemmoveOp {
	op.Op().SetProp(5, v)
	return op
}

// ResAttrs is the attribute $res_attrs, nil if it is absent.
func (op MemmoveOp) ResAttrs() *ir.ArrayAttr {
	v, _ := op.Op().Prop(6).(*ir.ArrayAttr)
	return v
}

// SetResAttrs sets the attribute $res_attrs.
func (op MemmoveOp) SetResAttrs(v *ir.ArrayAttr) MemmoveOp {
	op.Op().SetProp(6, v)
	return op
}

// NewMemmove makes a llvm.intr.memmove at the builder's point.
func NewMemmove(b *ir.Builder, dst *ir.Value, src *ir.Value, len_ *ir.Value, isVolatile int64) MemmoveOp {
	st := ir.OperationState{Context: b.Context(), Def: Memmove}
	st.Operands = append(st.Operands, dst, src, len_)
	c := b.Context()
	st.SetProp(0, ir.NewIntegerAttr(asm.BuildI1(c), int64(isVolatile)))
	return ir.Cast[MemmoveOp](b.Create(&st))
}

// MemcpyInline is the operation llvm.intr.memcpy.inline.
var MemcpyInline = &ir.OpDef{
	Name: "llvm.intr.memcpy.inline",
	Operands: []ir.ValueDef{
		{Name: "dst", Constraint: constraint.LLVMAnyPointer},
		{Name: "src", Constraint: constraint.LLVMAnyPointer},
	},
	Attrs: []ir.AttrSlot{
		{Name: "len", Constraint: constraint.APIntAttr},
		{Name: "isVolatile", Constraint: constraint.I1Attr},
		{Name: "access_groups", Constraint: constraint.LLVMAccessGroupArrayAttr, Optional: true},
		{Name: "alias_scopes", Constraint: constraint.LLVMAliasScopeArrayAttr, Optional: true},
		{Name: "noalias_scopes", Constraint: constraint.LLVMAliasScopeArrayAttr, Optional: true},
		{Name: "tbaa", Constraint: constraint.LLVMTBAATagArrayAttr, Optional: true},
		{Name: "arg_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
		{Name: "res_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
	},
	View: ir.ViewOf[MemcpyInlineOp],
}

// MemcpyInlineOp is an operation seen as llvm.intr.memcpy.inline.
type MemcpyInlineOp struct{ ir.View }

// Def is the definition, [MemcpyInline].
func (MemcpyInlineOp) Def() *ir.OpDef { return MemcpyInline }

// Dst is the operand $dst.
func (op MemcpyInlineOp) Dst() *ir.Value { return op.Op().Operand(0) }

// Src is the operand $src.
func (op MemcpyInlineOp) Src() *ir.Value { return op.Op().Operand(1) }

// Len is the attribute $len.
func (op MemcpyInlineOp) Len() *ir.IntegerAttr {
	v, _ := op.Op().Prop(0).(*ir.IntegerAttr)
	return v
}

// SetLen sets the attribute $len.
func (op MemcpyInlineOp) SetLen(v *ir.IntegerAttr) MemcpyInlineOp {
	op.Op().SetProp(0, v)
	return op
}

// IsVolatile is the attribute $isVolatile.
func (op MemcpyInlineOp) IsVolatile() int64 { return int64(op.Op().Prop(1).(*ir.IntegerAttr).Int()) }

// SetIsVolatile sets the attribute $isVolatile.
func (op MemcpyInlineOp) SetIsVolatile(v int64) MemcpyInlineOp {
	c := op.Op().Context()
	op.Op().SetProp(1, ir.NewIntegerAttr(asm.BuildI1(c), int64(v)))
	return op
}

// AccessGroups is the attribute $access_groups, nil if it is absent.
func (op MemcpyInlineOp) AccessGroups() *ir.ArrayAttr {
	v, _ := op.Op().Prop(2).(*ir.ArrayAttr)
	return v
}

// SetAccessGroups sets the attribute $access_groups.
func (op MemcpyInlineOp) SetAccessGroups(v *ir.ArrayAttr) MemcpyInlineOp {
	op.Op().SetProp(2, v)
	return op
}

// AliasScopes is the attribute $alias_scopes, nil if it is absent.
func (op MemcpyInlineOp) AliasScopes() *ir.ArrayAttr {
	v, _ := op.Op().Prop(3).(*ir.ArrayAttr)
	return v
}

// SetAliasScopes sets the attribute $alias_scopes.
func (op MemcpyInlineOp) SetAliasScopes(v *ir.ArrayAttr) MemcpyInlineOp {
	op.Op().SetProp(3, v)
	return op
}

// NoaliasScopes is the attribute $noalias_scopes, nil if it is absent.
func (op MemcpyInlineOp) NoaliasScopes() *ir.ArrayAttr {
	v, _ := op.Op().Prop(4).(*ir.ArrayAttr)
	return v
}

// SetNoaliasScopes sets the attribute $noalias_scopes.
func (op MemcpyInlineOp) SetNoaliasScopes(v *ir.ArrayAttr) MemcpyInlineOp {
	op.Op().SetProp(4, v)
	return op
}

// Tbaa is the attribute $tbaa, nil if it is absent.
func (op MemcpyInlineOp) Tbaa() *ir.ArrayAttr {
	v, _ := op.Op().Prop(5).(*ir.ArrayAttr)
	return v
}

// SetTbaa sets the attribute $tbaa.
func (op MemcpyInlineOp) SetTbaa(v *ir.ArrayAttr) MemcpyInlineOp {
	op.Op().SetProp(5, v)
	return op
}

// ArgAttrs is the attribute $arg_attrs, nil if it is absent.
func (op MemcpyInlineOp) ArgAttrs() *ir.ArrayAttr {
	v, _ := op.Op().Prop(6).(*ir.ArrayAttr)
	return v
}

// SetArgAttrs sets the attribute $arg_attrs.
func (op MemcpyInlineOp) SetArgAttrs(v *ir.ArrayAttr) MemcpyInlineOp {
	op.Op().SetProp(6, v)
	return op
}

// ResAttrs is the attribute $res_attrs, nil if it is absent.
func (op MemcpyInlineOp) ResAttrs() *ir.ArrayAttr {
	v, _ := op.Op().Prop(7).(*ir.ArrayAttr)
	return v
}

// SetResAttrs sets the attribute $res_attrs.
func (op MemcpyInlineOp) SetResAttrs(v *ir.ArrayAttr) MemcpyInlineOp {
	op.Op().SetProp(7, v)
	return op
}

// NewMemcpyInline makes a llvm.intr.memcpy.inline at the builder's point.
func NewMemcpyInline(b *ir.Builder, dst *ir.Value, src *ir.Value, len_ *ir.IntegerAttr, isVolatile int64) MemcpyInlineOp {
	st := ir.OperationState{Context: b.Context(), Def: MemcpyInline}
	st.Operands = append(st.Operands, dst, src)
	st.SetProp(0, len_)
	c := b.Context()
	st.SetProp(1, ir.NewIntegerAttr(asm.BuildI1(c), int64(isVolatile)))
	return ir.Cast[MemcpyInlineOp](b.Create(&st))
}

// Memset is the operation llvm.intr.memset.
var Memset = &ir.OpDef{
	Name: "llvm.intr.memset",
	Operands: []ir.ValueDef{
		{Name: "dst", Constraint: constraint.LLVMAnyPointer},
		{Name: "val", Constraint: constraint.I8},
		{Name: "len", Constraint: constraint.AnySignlessInteger},
	},
	Attrs: []ir.AttrSlot{
		{Name: "isVolatile", Constraint: constraint.I1Attr},
		{Name: "access_groups", Constraint: constraint.LLVMAccessGroupArrayAttr, Optional: true},
		{Name: "alias_scopes", Constraint: constraint.LLVMAliasScopeArrayAttr, Optional: true},
		{Name: "noalias_scopes", Constraint: constraint.LLVMAliasScopeArrayAttr, Optional: true},
		{Name: "tbaa", Constraint: constraint.LLVMTBAATagArrayAttr, Optional: true},
		{Name: "arg_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
		{Name: "res_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
	},
	View: ir.ViewOf[MemsetOp],
}

// MemsetOp is an operation seen as llvm.intr.memset.
type MemsetOp struct{ ir.View }

// Def is the definition, [Memset].
func (MemsetOp) Def() *ir.OpDef { return Memset }

// Dst is the operand $dst.
func (op MemsetOp) Dst() *ir.Value { return op.Op().Operand(0) }

// Val is the operand $val.
func (op MemsetOp) Val() *ir.Value { return op.Op().Operand(1) }

// Len is the operand $len.
func (op MemsetOp) Len() *ir.Value { return op.Op().Operand(2) }

// IsVolatile is the attribute $isVolatile.
func (op MemsetOp) IsVolatile() int64 { return int64(op.Op().Prop(0).(*ir.IntegerAttr).Int()) }

// SetIsVolatile sets the attribute $isVolatile.
func (op MemsetOp) SetIsVolatile(v int64) MemsetOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewIntegerAttr(asm.BuildI1(c), int64(v)))
	return op
}

// AccessGroups is the attribute $access_groups, nil if it is absent.
func (op MemsetOp) AccessGroups() *ir.ArrayAttr {
	v, _ := op.Op().Prop(1).(*ir.ArrayAttr)
	return v
}

// SetAccessGroups sets the attribute $access_groups.
func (op MemsetOp) SetAccessGroups(v *ir.ArrayAttr) MemsetOp {
	op.Op().SetProp(1, v)
	return op
}

// AliasScopes is the attribute $alias_scopes, nil if it is absent.
func (op MemsetOp) AliasScopes() *ir.ArrayAttr {
	v, _ := op.Op().Prop(2).(*ir.ArrayAttr)
	return v
}

// SetAliasScopes sets the attribute $alias_scopes.
func (op MemsetOp) SetAliasScopes(v *ir.ArrayAttr) MemsetOp {
	op.Op().SetProp(2, v)
	return op
}

// NoaliasScopes is the attribute $noalias_scopes, nil if it is absent.
func (op MemsetOp) NoaliasScopes() *ir.ArrayAttr {
	v, _ := op.Op().Prop(3).(*ir.ArrayAttr)
	return v
}

// SetNoaliasScopes sets the attribute $noalias_scopes.
func (op MemsetOp) SetNoaliasScopes(v *ir.ArrayAttr) MemsetOp {
	op.Op().SetProp(3, v)
	return op
}

// Tbaa is the attribute $tbaa, nil if it is absent.
func (op MemsetOp) Tbaa() *ir.ArrayAttr {
	v, _ := op.Op().Prop(4).(*ir.ArrayAttr)
	return v
}

// SetTbaa sets the attribute $tbaa.
func (op MemsetOp) SetTbaa(v *ir.ArrayAttr) MemsetOp {
	op.Op().SetProp(4, v)
	return op
}

// ArgAttrs is the attribute $arg_attrs, nil if it is absent.
func (op MemsetOp) ArgAttrs() *ir.ArrayAttr {
	v, _ := op.Op().Prop(5).(*ir.ArrayAttr)
	return v
}

// SetArgAttrs sets the attribute $arg_attrs.
func (op MemsetOp) SetArgAttrs(v *ir.ArrayAttr) MemsetOp {
	op.Op().SetProp(5, v)
	return op
}

// ResAttrs is the attribute $res_attrs, nil if it is absent.
func (op MemsetOp) ResAttrs() *ir.ArrayAttr {
	v, _ := op.Op().Prop(6).(*ir.ArrayAttr)
	return v
}

// SetResAttrs sets the attribute $res_attrs.
func (op MemsetOp) SetResAttrs(v *ir.ArrayAttr) MemsetOp {
	op.Op().SetProp(6, v)
	return op
}

// NewMemset makes a llvm.intr.memset at the builder's point.
func NewMemset(b *ir.Builder, dst *ir.Value, val *ir.Value, len_ *ir.Value, isVolatile int64) MemsetOp {
	st := ir.OperationState{Context: b.Context(), Def: Memset}
	st.Operands = append(st.Operands, dst, val, len_)
	c := b.Context()
	st.SetProp(0, ir.NewIntegerAttr(asm.BuildI1(c), int64(isVolatile)))
	return ir.Cast[MemsetOp](b.Create(&st))
}

// MemsetInline is the operation llvm.intr.memset.inline.
var MemsetInline = &ir.OpDef{
	Name: "llvm.intr.memset.inline",
	Operands: []ir.ValueDef{
		{Name: "dst", Constraint: constraint.LLVMAnyPointer},
		{Name: "val", Constraint: constraint.I8},
	},
	Attrs: []ir.AttrSlot{
		{Name: "len", Constraint: constraint.APIntAttr},
		{Name: "isVolatile", Constraint: constraint.I1Attr},
		{Name: "access_groups", Constraint: constraint.LLVMAccessGroupArrayAttr, Optional: true},
		{Name: "alias_scopes", Constraint: constraint.LLVMAliasScopeArrayAttr, Optional: true},
		{Name: "noalias_scopes", Constraint: constraint.LLVMAliasScopeArrayAttr, Optional: true},
		{Name: "tbaa", Constraint: constraint.LLVMTBAATagArrayAttr, Optional: true},
		{Name: "arg_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
		{Name: "res_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
	},
	View: ir.ViewOf[MemsetInlineOp],
}

// MemsetInlineOp is an operation seen as llvm.intr.memset.inline.
type MemsetInlineOp struct{ ir.View }

// Def is the definition, [MemsetInline].
func (MemsetInlineOp) Def() *ir.OpDef { return MemsetInline }

// Dst is the operand $dst.
func (op MemsetInlineOp) Dst() *ir.Value { return op.Op().Operand(0) }

// Val is the operand $val.
func (op MemsetInlineOp) Val() *ir.Value { return op.Op().Operand(1) }

// Len is the attribute $len.
func (op MemsetInlineOp) Len() *ir.IntegerAttr {
	v, _ := op.Op().Prop(0).(*ir.IntegerAttr)
	return v
}

// SetLen sets the attribute $len.
func (op MemsetInlineOp) SetLen(v *ir.IntegerAttr) MemsetInlineOp {
	op.Op().SetProp(0, v)
	return op
}

// IsVolatile is the attribute $isVolatile.
func (op MemsetInlineOp) IsVolatile() int64 { return int64(op.Op().Prop(1).(*ir.IntegerAttr).Int()) }

// SetIsVolatile sets the attribute $isVolatile.
func (op MemsetInlineOp) SetIsVolatile(v int64) MemsetInlineOp {
	c := op.Op().Context()
	op.Op().SetProp(1, ir.NewIntegerAttr(asm.BuildI1(c), int64(v)))
	return op
}

// AccessGroups is the attribute $access_groups, nil if it is absent.
func (op MemsetInlineOp) AccessGroups() *ir.ArrayAttr {
	v, _ := op.Op().Prop(2).(*ir.ArrayAttr)
	return v
}

// SetAccessGroups sets the attribute $access_groups.
func (op MemsetInlineOp) SetAccessGroups(v *ir.ArrayAttr) MemsetInlineOp {
	op.Op().SetProp(2, v)
	return op
}

// AliasScopes is the attribute $alias_scopes, nil if it is absent.
func (op MemsetInlineOp) AliasScopes() *ir.ArrayAttr {
	v, _ := op.Op().Prop(3).(*ir.ArrayAttr)
	return v
}

// SetAliasScopes sets the attribute $alias_scopes.
func (op MemsetInlineOp) SetAliasScopes(v *ir.ArrayAttr) MemsetInlineOp {
	op.Op().SetProp(3, v)
	return op
}

// NoaliasScopes is the attribute $noalias_scopes, nil if it is absent.
func (op MemsetInlineOp) NoaliasScopes() *ir.ArrayAttr {
	v, _ := op.Op().Prop(4).(*ir.ArrayAttr)
	return v
}

// SetNoaliasScopes sets the attribute $noalias_scopes.
func (op MemsetInlineOp) SetNoaliasScopes(v *ir.ArrayAttr) MemsetInlineOp {
	op.Op().SetProp(4, v)
	return op
}

// Tbaa is the attribute $tbaa, nil if it is absent.
func (op MemsetInlineOp) Tbaa() *ir.ArrayAttr {
	v, _ := op.Op().Prop(5).(*ir.ArrayAttr)
	return v
}

// SetTbaa sets the attribute $tbaa.
func (op MemsetInlineOp) SetTbaa(v *ir.ArrayAttr) MemsetInlineOp {
	op.Op().SetProp(5, v)
	return op
}

// ArgAttrs is the attribute $arg_attrs, nil if it is absent.
func (op MemsetInlineOp) ArgAttrs() *ir.ArrayAttr {
	v, _ := op.Op().Prop(6).(*ir.ArrayAttr)
	return v
}

// SetArgAttrs sets the attribute $arg_attrs.
func (op MemsetInlineOp) SetArgAttrs(v *ir.ArrayAttr) MemsetInlineOp {
	op.Op().SetProp(6, v)
	return op
}

// ResAttrs is the attribute $res_attrs, nil if it is absent.
func (op MemsetInlineOp) ResAttrs() *ir.ArrayAttr {
	v, _ := op.Op().Prop(7).(*ir.ArrayAttr)
	return v
}

// SetResAttrs sets the attribute $res_attrs.
func (op MemsetInlineOp) SetResAttrs(v *ir.ArrayAttr) MemsetInlineOp {
	op.Op().SetProp(7, v)
	return op
}

// NewMemsetInline makes a llvm.intr.memset.inline at the builder's point.
func NewMemsetInline(b *ir.Builder, dst *ir.Value, val *ir.Value, len_ *ir.IntegerAttr, isVolatile int64) MemsetInlineOp {
	st := ir.OperationState{Context: b.Context(), Def: MemsetInline}
	st.Operands = append(st.Operands, dst, val)
	st.SetProp(0, len_)
	c := b.Context()
	st.SetProp(1, ir.NewIntegerAttr(asm.BuildI1(c), int64(isVolatile)))
	return ir.Cast[MemsetInlineOp](b.Create(&st))
}

// formatNoAliasScopeDecl is the assembly format of [NoAliasScopeDecl].
var formatNoAliasScopeDecl = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoAttr, Space: true, N: 0, Attr: &asm.AttrForm{Def: &AliasScopeAttrDef, Is: asm.IsAttr[*AliasScopeAttr]}},
		{Do: asm.DoAttrDict},
	},
	Elided: 1 << 0,
}

// NoAliasScopeDecl is the operation llvm.intr.experimental.noalias.scope.decl.
var NoAliasScopeDecl = &ir.OpDef{
	Name: "llvm.intr.experimental.noalias.scope.decl",
	Attrs: []ir.AttrSlot{
		{Name: "scope", Constraint: IsAliasScopeAttr},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatNoAliasScopeDecl)},
	View:       ir.ViewOf[NoAliasScopeDeclOp],
}

// NoAliasScopeDeclOp is an operation seen as llvm.intr.experimental.noalias.scope.decl.
type NoAliasScopeDeclOp struct{ ir.View }

// Def is the definition, [NoAliasScopeDecl].
func (NoAliasScopeDeclOp) Def() *ir.OpDef { return NoAliasScopeDecl }

// Scope is the attribute $scope.
func (op NoAliasScopeDeclOp) Scope() *AliasScopeAttr {
	v, _ := op.Op().Prop(0).(*AliasScopeAttr)
	return v
}

// SetScope sets the attribute $scope.
func (op NoAliasScopeDeclOp) SetScope(v *AliasScopeAttr) NoAliasScopeDeclOp {
	op.Op().SetProp(0, v)
	return op
}

// NewNoAliasScopeDecl makes a llvm.intr.experimental.noalias.scope.decl at the builder's point.
func NewNoAliasScopeDecl(b *ir.Builder, scope *AliasScopeAttr) NoAliasScopeDeclOp {
	st := ir.OperationState{Context: b.Context(), Def: NoAliasScopeDecl}
	st.SetProp(0, scope)
	return ir.Cast[NoAliasScopeDeclOp](b.Create(&st))
}

// formatPtrMask is the assembly format of [PtrMask].
var formatPtrMask = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoOperand, Space: true, N: 1},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// PtrMask is the operation llvm.intr.ptrmask.
var PtrMask = &ir.OpDef{
	Name:      "llvm.intr.ptrmask",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.AllTypesMatch(constraint.Operand(0), constraint.Result(0))},
	Operands: []ir.ValueDef{
		{Name: "ptr", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyPointer},
		{Name: "mask", Constraint: constraint.LLVMScalarOrVectorOfAnyInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMScalarOrVectorOfLLVMAnyPointer},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatPtrMask)},
	View:       ir.ViewOf[PtrMaskOp],
}

// PtrMaskOp is an operation seen as llvm.intr.ptrmask.
type PtrMaskOp struct{ ir.View }

// Def is the definition, [PtrMask].
func (PtrMaskOp) Def() *ir.OpDef { return PtrMask }

// Ptr is the operand $ptr.
func (op PtrMaskOp) Ptr() *ir.Value { return op.Op().Operand(0) }

// Mask is the operand $mask.
func (op PtrMaskOp) Mask() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op PtrMaskOp) Result() *ir.Value { return op.Op().Result(0) }

// NewPtrMask makes a llvm.intr.ptrmask at the builder's point.
func NewPtrMask(b *ir.Builder, ptr *ir.Value, mask *ir.Value) PtrMaskOp {
	st := ir.OperationState{Context: b.Context(), Def: PtrMask}
	st.Operands = append(st.Operands, ptr, mask)
	st.Results = append(st.Results, ptr.Type())
	return ir.Cast[PtrMaskOp](b.Create(&st))
}

// formatLifetimeStart is the assembly format of [LifetimeStart].
var formatLifetimeStart = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}, Qualified: true},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
}

// LifetimeStart is the operation llvm.intr.lifetime.start.
var LifetimeStart = &ir.OpDef{
	Name: "llvm.intr.lifetime.start",
	Operands: []ir.ValueDef{
		{Name: "ptr", Constraint: constraint.LLVMAnyPointer},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatLifetimeStart)},
	View:       ir.ViewOf[LifetimeStartOp],
}

// LifetimeStartOp is an operation seen as llvm.intr.lifetime.start.
type LifetimeStartOp struct{ ir.View }

// Def is the definition, [LifetimeStart].
func (LifetimeStartOp) Def() *ir.OpDef { return LifetimeStart }

// Ptr is the operand $ptr.
func (op LifetimeStartOp) Ptr() *ir.Value { return op.Op().Operand(0) }

// NewLifetimeStart makes a llvm.intr.lifetime.start at the builder's point.
func NewLifetimeStart(b *ir.Builder, ptr *ir.Value) LifetimeStartOp {
	st := ir.OperationState{Context: b.Context(), Def: LifetimeStart}
	st.Operands = append(st.Operands, ptr)
	return ir.Cast[LifetimeStartOp](b.Create(&st))
}

// formatLifetimeEnd is the assembly format of [LifetimeEnd].
var formatLifetimeEnd = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}, Qualified: true},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
}

// LifetimeEnd is the operation llvm.intr.lifetime.end.
var LifetimeEnd = &ir.OpDef{
	Name: "llvm.intr.lifetime.end",
	Operands: []ir.ValueDef{
		{Name: "ptr", Constraint: constraint.LLVMAnyPointer},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatLifetimeEnd)},
	View:       ir.ViewOf[LifetimeEndOp],
}

// LifetimeEndOp is an operation seen as llvm.intr.lifetime.end.
type LifetimeEndOp struct{ ir.View }

// Def is the definition, [LifetimeEnd].
func (LifetimeEndOp) Def() *ir.OpDef { return LifetimeEnd }

// Ptr is the operand $ptr.
func (op LifetimeEndOp) Ptr() *ir.Value { return op.Op().Operand(0) }

// NewLifetimeEnd makes a llvm.intr.lifetime.end at the builder's point.
func NewLifetimeEnd(b *ir.Builder, ptr *ir.Value) LifetimeEndOp {
	st := ir.OperationState{Context: b.Context(), Def: LifetimeEnd}
	st.Operands = append(st.Operands, ptr)
	return ir.Cast[LifetimeEndOp](b.Create(&st))
}

// formatInvariantStart is the assembly format of [InvariantStart].
var formatInvariantStart = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoAttr, Space: true, N: 0, Attr: &asm.AttrForm{Type: asm.BuildI64, Is: asm.IsAttr[*ir.IntegerAttr]}},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}, Qualified: true},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromBuild, Build: defaultPointer.Buildable},
	},
	Elided: 1 << 0,
}

// InvariantStart is the operation llvm.intr.invariant.start.
var InvariantStart = &ir.OpDef{
	Name: "llvm.intr.invariant.start",
	Operands: []ir.ValueDef{
		{Name: "ptr", Constraint: constraint.LLVMAnyPointer},
	},
	Attrs: []ir.AttrSlot{
		{Name: "size", Constraint: constraint.I64Attr},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: defaultPointer},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatInvariantStart)},
	View:       ir.ViewOf[InvariantStartOp],
}

// InvariantStartOp is an operation seen as llvm.intr.invariant.start.
type InvariantStartOp struct{ ir.View }

// Def is the definition, [InvariantStart].
func (InvariantStartOp) Def() *ir.OpDef { return InvariantStart }

// Ptr is the operand $ptr.
func (op InvariantStartOp) Ptr() *ir.Value { return op.Op().Operand(0) }

// Size is the attribute $size.
func (op InvariantStartOp) Size() int64 { return int64(op.Op().Prop(0).(*ir.IntegerAttr).Int()) }

// SetSize sets the attribute $size.
func (op InvariantStartOp) SetSize(v int64) InvariantStartOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// Result is the result $res.
func (op InvariantStartOp) Result() *ir.Value { return op.Op().Result(0) }

// NewInvariantStart makes a llvm.intr.invariant.start at the builder's point.
func NewInvariantStart(b *ir.Builder, size int64, ptr *ir.Value) InvariantStartOp {
	st := ir.OperationState{Context: b.Context(), Def: InvariantStart}
	st.Operands = append(st.Operands, ptr)
	c := b.Context()
	st.SetProp(0, ir.NewIntegerAttr(asm.BuildI64(c), int64(size)))
	st.Results = append(st.Results, defaultPointer.Buildable(b.Context()))
	return ir.Cast[InvariantStartOp](b.Create(&st))
}

// formatInvariantEnd is the assembly format of [InvariantEnd].
var formatInvariantEnd = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoAttr, Space: true, N: 0, Attr: &asm.AttrForm{Type: asm.BuildI64, Is: asm.IsAttr[*ir.IntegerAttr]}},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoOperand, Space: true, N: 1},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 1}, Qualified: true},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromBuild, Build: defaultPointer.Buildable},
		{From: asm.FromText},
	},
	Elided: 1 << 0,
}

// InvariantEnd is the operation llvm.intr.invariant.end.
var InvariantEnd = &ir.OpDef{
	Name: "llvm.intr.invariant.end",
	Operands: []ir.ValueDef{
		{Name: "start", Constraint: defaultPointer},
		{Name: "ptr", Constraint: constraint.LLVMAnyPointer},
	},
	Attrs: []ir.AttrSlot{
		{Name: "size", Constraint: constraint.I64Attr},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatInvariantEnd)},
	View:       ir.ViewOf[InvariantEndOp],
}

// InvariantEndOp is an operation seen as llvm.intr.invariant.end.
type InvariantEndOp struct{ ir.View }

// Def is the definition, [InvariantEnd].
func (InvariantEndOp) Def() *ir.OpDef { return InvariantEnd }

// Start is the operand $start.
func (op InvariantEndOp) Start() *ir.Value { return op.Op().Operand(0) }

// Ptr is the operand $ptr.
func (op InvariantEndOp) Ptr() *ir.Value { return op.Op().Operand(1) }

// Size is the attribute $size.
func (op InvariantEndOp) Size() int64 { return int64(op.Op().Prop(0).(*ir.IntegerAttr).Int()) }

// SetSize sets the attribute $size.
func (op InvariantEndOp) SetSize(v int64) InvariantEndOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// NewInvariantEnd makes a llvm.intr.invariant.end at the builder's point.
func NewInvariantEnd(b *ir.Builder, start *ir.Value, size int64, ptr *ir.Value) InvariantEndOp {
	st := ir.OperationState{Context: b.Context(), Def: InvariantEnd}
	st.Operands = append(st.Operands, start, ptr)
	c := b.Context()
	st.SetProp(0, ir.NewIntegerAttr(asm.BuildI64(c), int64(size)))
	return ir.Cast[InvariantEndOp](b.Create(&st))
}

// formatLaunderInvariantGroup is the assembly format of [LaunderInvariantGroup].
var formatLaunderInvariantGroup = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}, Qualified: true},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromValue, Of: asm.ValueRef{N: 0}},
	},
}

// LaunderInvariantGroup is the operation llvm.intr.launder.invariant.group.
var LaunderInvariantGroup = &ir.OpDef{
	Name:      "llvm.intr.launder.invariant.group",
	Traits:    ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "ptr", Constraint: constraint.LLVMAnyPointer},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMAnyPointer},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatLaunderInvariantGroup)},
	View:       ir.ViewOf[LaunderInvariantGroupOp],
}

// LaunderInvariantGroupOp is an operation seen as llvm.intr.launder.invariant.group.
type LaunderInvariantGroupOp struct{ ir.View }

// Def is the definition, [LaunderInvariantGroup].
func (LaunderInvariantGroupOp) Def() *ir.OpDef { return LaunderInvariantGroup }

// Ptr is the operand $ptr.
func (op LaunderInvariantGroupOp) Ptr() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op LaunderInvariantGroupOp) Result() *ir.Value { return op.Op().Result(0) }

// NewLaunderInvariantGroup makes a llvm.intr.launder.invariant.group at the builder's point.
func NewLaunderInvariantGroup(b *ir.Builder, ptr *ir.Value) LaunderInvariantGroupOp {
	st := ir.OperationState{Context: b.Context(), Def: LaunderInvariantGroup}
	st.Operands = append(st.Operands, ptr)
	st.Results = append(st.Results, ptr.Type())
	return ir.Cast[LaunderInvariantGroupOp](b.Create(&st))
}

// formatStripInvariantGroup is the assembly format of [StripInvariantGroup].
var formatStripInvariantGroup = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}, Qualified: true},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromValue, Of: asm.ValueRef{N: 0}},
	},
}

// StripInvariantGroup is the operation llvm.intr.strip.invariant.group.
var StripInvariantGroup = &ir.OpDef{
	Name:      "llvm.intr.strip.invariant.group",
	Traits:    ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "ptr", Constraint: constraint.LLVMAnyPointer},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMAnyPointer},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatStripInvariantGroup)},
	View:       ir.ViewOf[StripInvariantGroupOp],
}

// StripInvariantGroupOp is an operation seen as llvm.intr.strip.invariant.group.
type StripInvariantGroupOp struct{ ir.View }

// Def is the definition, [StripInvariantGroup].
func (StripInvariantGroupOp) Def() *ir.OpDef { return StripInvariantGroup }

// Ptr is the operand $ptr.
func (op StripInvariantGroupOp) Ptr() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op StripInvariantGroupOp) Result() *ir.Value { return op.Op().Result(0) }

// NewStripInvariantGroup makes a llvm.intr.strip.invariant.group at the builder's point.
func NewStripInvariantGroup(b *ir.Builder, ptr *ir.Value) StripInvariantGroupOp {
	st := ir.OperationState{Context: b.Context(), Def: StripInvariantGroup}
	st.Operands = append(st.Operands, ptr)
	st.Results = append(st.Results, ptr.Type())
	return ir.Cast[StripInvariantGroupOp](b.Create(&st))
}

// formatVaStart is the assembly format of [VaStart].
var formatVaStart = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}, Qualified: true},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
}

// VaStart is the operation llvm.intr.vastart.
var VaStart = &ir.OpDef{
	Name: "llvm.intr.vastart",
	Operands: []ir.ValueDef{
		{Name: "arg_list", Constraint: constraint.LLVMAnyPointer},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatVaStart)},
	View:       ir.ViewOf[VaStartOp],
}

// VaStartOp is an operation seen as llvm.intr.vastart.
type VaStartOp struct{ ir.View }

// Def is the definition, [VaStart].
func (VaStartOp) Def() *ir.OpDef { return VaStart }

// ArgList is the operand $arg_list.
func (op VaStartOp) ArgList() *ir.Value { return op.Op().Operand(0) }

// NewVaStart makes a llvm.intr.vastart at the builder's point.
func NewVaStart(b *ir.Builder, argList *ir.Value) VaStartOp {
	st := ir.OperationState{Context: b.Context(), Def: VaStart}
	st.Operands = append(st.Operands, argList)
	return ir.Cast[VaStartOp](b.Create(&st))
}

// formatVaCopy is the assembly format of [VaCopy].
var formatVaCopy = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 1},
		{Do: asm.DoLit, Space: true, Text: "to"},
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoTypes, Space: true, Of: asm.ValueRef{N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromText},
	},
	AllOperandTypes: true,
}

// VaCopy is the operation llvm.intr.vacopy.
var VaCopy = &ir.OpDef{
	Name: "llvm.intr.vacopy",
	Operands: []ir.ValueDef{
		{Name: "dest_list", Constraint: constraint.LLVMAnyPointer},
		{Name: "src_list", Constraint: constraint.LLVMAnyPointer},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatVaCopy)},
	View:       ir.ViewOf[VaCopyOp],
}

// VaCopyOp is an operation seen as llvm.intr.vacopy.
type VaCopyOp struct{ ir.View }

// Def is the definition, [VaCopy].
func (VaCopyOp) Def() *ir.OpDef { return VaCopy }

// DestList is the operand $dest_list.
func (op VaCopyOp) DestList() *ir.Value { return op.Op().Operand(0) }

// SrcList is the operand $src_list.
func (op VaCopyOp) SrcList() *ir.Value { return op.Op().Operand(1) }

// NewVaCopy makes a llvm.intr.vacopy at the builder's point.
func NewVaCopy(b *ir.Builder, destList *ir.Value, srcList *ir.Value) VaCopyOp {
	st := ir.OperationState{Context: b.Context(), Def: VaCopy}
	st.Operands = append(st.Operands, destList, srcList)
	return ir.Cast[VaCopyOp](b.Create(&st))
}

// formatVaEnd is the assembly format of [VaEnd].
var formatVaEnd = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}, Qualified: true},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
}

// VaEnd is the operation llvm.intr.vaend.
var VaEnd = &ir.OpDef{
	Name: "llvm.intr.vaend",
	Operands: []ir.ValueDef{
		{Name: "arg_list", Constraint: constraint.LLVMAnyPointer},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatVaEnd)},
	View:       ir.ViewOf[VaEndOp],
}

// VaEndOp is an operation seen as llvm.intr.vaend.
type VaEndOp struct{ ir.View }

// Def is the definition, [VaEnd].
func (VaEndOp) Def() *ir.OpDef { return VaEnd }

// ArgList is the operand $arg_list.
func (op VaEndOp) ArgList() *ir.Value { return op.Op().Operand(0) }

// NewVaEnd makes a llvm.intr.vaend at the builder's point.
func NewVaEnd(b *ir.Builder, argList *ir.Value) VaEndOp {
	st := ir.OperationState{Context: b.Context(), Def: VaEnd}
	st.Operands = append(st.Operands, argList)
	return ir.Cast[VaEndOp](b.Create(&st))
}

// formatStackSave is the assembly format of [StackSave].
var formatStackSave = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Qualified: true},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
}

// StackSave is the operation llvm.intr.stacksave.
var StackSave = &ir.OpDef{
	Name: "llvm.intr.stacksave",
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatStackSave)},
	View:       ir.ViewOf[StackSaveOp],
}

// StackSaveOp is an operation seen as llvm.intr.stacksave.
type StackSaveOp struct{ ir.View }

// Def is the definition, [StackSave].
func (StackSaveOp) Def() *ir.OpDef { return StackSave }

// Result is the result $res.
func (op StackSaveOp) Result() *ir.Value { return op.Op().Result(0) }

// NewStackSave makes a llvm.intr.stacksave at the builder's point.
func NewStackSave(b *ir.Builder, resultType ir.Type) StackSaveOp {
	st := ir.OperationState{Context: b.Context(), Def: StackSave}
	st.Results = append(st.Results, resultType)
	return ir.Cast[StackSaveOp](b.Create(&st))
}

// formatStackRestore is the assembly format of [StackRestore].
var formatStackRestore = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}, Qualified: true},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
}

// StackRestore is the operation llvm.intr.stackrestore.
var StackRestore = &ir.OpDef{
	Name: "llvm.intr.stackrestore",
	Operands: []ir.ValueDef{
		{Name: "ptr", Constraint: constraint.LLVMAnyPointer},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatStackRestore)},
	View:       ir.ViewOf[StackRestoreOp],
}

// StackRestoreOp is an operation seen as llvm.intr.stackrestore.
type StackRestoreOp struct{ ir.View }

// Def is the definition, [StackRestore].
func (StackRestoreOp) Def() *ir.OpDef { return StackRestore }

// Ptr is the operand $ptr.
func (op StackRestoreOp) Ptr() *ir.Value { return op.Op().Operand(0) }

// NewStackRestore makes a llvm.intr.stackrestore at the builder's point.
func NewStackRestore(b *ir.Builder, ptr *ir.Value) StackRestoreOp {
	st := ir.OperationState{Context: b.Context(), Def: StackRestore}
	st.Operands = append(st.Operands, ptr)
	return ir.Cast[StackRestoreOp](b.Create(&st))
}

// ThreadlocalAddress is the operation llvm.intr.threadlocal.address.
var ThreadlocalAddress = &ir.OpDef{
	Name:   "llvm.intr.threadlocal.address",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "global", Constraint: constraint.LLVMAnyPointer},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[ThreadlocalAddressOp],
}

// ThreadlocalAddressOp is an operation seen as llvm.intr.threadlocal.address.
type ThreadlocalAddressOp struct{ ir.View }

// Def is the definition, [ThreadlocalAddress].
func (ThreadlocalAddressOp) Def() *ir.OpDef { return ThreadlocalAddress }

// Global is the operand $global.
func (op ThreadlocalAddressOp) Global() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op ThreadlocalAddressOp) Result() *ir.Value { return op.Op().Result(0) }

// NewThreadlocalAddress makes a llvm.intr.threadlocal.address at the builder's point.
func NewThreadlocalAddress(b *ir.Builder, resultType ir.Type, global *ir.Value) ThreadlocalAddressOp {
	st := ir.OperationState{Context: b.Context(), Def: ThreadlocalAddress}
	st.Operands = append(st.Operands, global)
	st.Results = append(st.Results, resultType)
	return ir.Cast[ThreadlocalAddressOp](b.Create(&st))
}

// formatAssume is the assembly format of [Assume].
var formatAssume = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoGroup, Group: &asm.Group{Unit: -1, When: []asm.Cond{{If: asm.IfOperands, N: 1}, {If: asm.IfOperands, N: 1}, {If: asm.IfAttr, N: 1}}, Then: []asm.Instr{
			{Do: asm.DoCustom, Space: true, Custom: &asm.Custom{
				Parse: func(p *asm.Parser, a *asm.OpArgs) bool {
					var v0 [][]asm.Operand
					var v1 [][]ir.Type
					var v2 *ir.ArrayAttr
					there := parseOpBundles(p, &v0, &v1, &v2)
					a.SetOperandLists(1, v0)
					a.SetTypeLists(1, v1)
					if v2 != nil {
						a.SetAttr(1, v2)
					}
					return there
				},
				Print: func(p *asm.Printer, op *ir.Operation) {
					printOpBundles(p, op, asm.OperandListsOf(op, 1), asm.TypeListsOf(op, 1), asm.AttrAs[*ir.ArrayAttr](op.Prop(1)))
				},
			}},
		}}},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}, Kind: &kindIntegerType},
		{Do: asm.DoAttrDict},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromText},
	},
	Elided: 1<<0 | 1<<1,
}

// Assume is the operation llvm.intr.assume.
var Assume = &ir.OpDef{
	Name: "llvm.intr.assume",
	Operands: []ir.ValueDef{
		{Name: "cond", Constraint: constraint.I1},
		{Name: "op_bundle_operands", Constraint: constraint.LLVMType, Arity: ir.VariadicOfVariadic, SegmentAttr: "op_bundle_sizes"},
	},
	Attrs: []ir.AttrSlot{
		{Name: "op_bundle_sizes", Constraint: constraint.DenseI32ArrayAttr},
		{Name: "op_bundle_tags", Constraint: constraint.ArrayAttr, Optional: true},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAssume)},
	View:       ir.ViewOf[AssumeOp],
}

// AssumeOp is an operation seen as llvm.intr.assume.
type AssumeOp struct{ ir.View }

// Def is the definition, [Assume].
func (AssumeOp) Def() *ir.OpDef { return Assume }

// Verify checks what the definition does not say.
func (op AssumeOp) Verify() *diag.Diagnostic { return verifyAssume(op.Op()) }

// Cond is the operand $cond.
func (op AssumeOp) Cond() *ir.Value { return op.Op().Operand(0) }

// OpBundleOperands are the lists of operands $op_bundle_operands.
func (op AssumeOp) OpBundleOperands() []ir.OperandRange { return asm.OperandListsOf(op.Op(), 1) }

// OpBundleSizes is the attribute $op_bundle_sizes.
func (op AssumeOp) OpBundleSizes() []int32 {
	return ir.DenseInts[int32](op.Op().Prop(0).(*ir.DenseArrayAttr))
}

// SetOpBundleSizes sets the attribute $op_bundle_sizes.
func (op AssumeOp) SetOpBundleSizes(v []int32) AssumeOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewDenseI32ArrayAttr(c, v...))
	return op
}

// OpBundleTags is the attribute $op_bundle_tags, nil if it is absent.
func (op AssumeOp) OpBundleTags() *ir.ArrayAttr {
	v, _ := op.Op().Prop(1).(*ir.ArrayAttr)
	return v
}

// SetOpBundleTags sets the attribute $op_bundle_tags.
func (op AssumeOp) SetOpBundleTags(v *ir.ArrayAttr) AssumeOp {
	op.Op().SetProp(1, v)
	return op
}

// NewAssume makes a llvm.intr.assume at the builder's point.
func NewAssume(b *ir.Builder, cond *ir.Value, opBundleOperands [][]*ir.Value) AssumeOp {
	st := ir.OperationState{Context: b.Context(), Def: Assume}
	st.Operands = append(st.Operands, cond)
	opBundleOperandsSizes := make([]int32, len(opBundleOperands))
	for i, vs := range opBundleOperands {
		st.Operands = append(st.Operands, vs...)
		opBundleOperandsSizes[i] = int32(len(vs))
	}
	st.SetProp(0, ir.NewDenseI32ArrayAttr(b.Context(), opBundleOperandsSizes...))
	return ir.Cast[AssumeOp](b.Create(&st))
}

// formatSSACopy is the assembly format of [SSACopy].
var formatSSACopy = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromValue, Of: asm.ValueRef{N: 0}},
	},
}

// SSACopy is the operation llvm.intr.ssa.copy.
var SSACopy = &ir.OpDef{
	Name:      "llvm.intr.ssa.copy",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "operand", Constraint: constraint.AnyType},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatSSACopy)},
	View:       ir.ViewOf[SSACopyOp],
}

// SSACopyOp is an operation seen as llvm.intr.ssa.copy.
type SSACopyOp struct{ ir.View }

// Def is the definition, [SSACopy].
func (SSACopyOp) Def() *ir.OpDef { return SSACopy }

// Operand is the operand $operand.
func (op SSACopyOp) Operand() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op SSACopyOp) Result() *ir.Value { return op.Op().Result(0) }

// NewSSACopy makes a llvm.intr.ssa.copy at the builder's point.
func NewSSACopy(b *ir.Builder, operand *ir.Value) SSACopyOp {
	st := ir.OperationState{Context: b.Context(), Def: SSACopy}
	st.Operands = append(st.Operands, operand)
	st.Results = append(st.Results, operand.Type())
	return ir.Cast[SSACopyOp](b.Create(&st))
}

// IsConstant is the operation llvm.intr.is.constant.
var IsConstant = &ir.OpDef{
	Name:   "llvm.intr.is.constant",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "val", Constraint: constraint.LLVMType},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.I1},
	},
	View: ir.ViewOf[IsConstantOp],
}

// IsConstantOp is an operation seen as llvm.intr.is.constant.
type IsConstantOp struct{ ir.View }

// Def is the definition, [IsConstant].
func (IsConstantOp) Def() *ir.OpDef { return IsConstant }

// Val is the operand $val.
func (op IsConstantOp) Val() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op IsConstantOp) Result() *ir.Value { return op.Op().Result(0) }

// NewIsConstant makes a llvm.intr.is.constant at the builder's point.
func NewIsConstant(b *ir.Builder, val *ir.Value) IsConstantOp {
	st := ir.OperationState{Context: b.Context(), Def: IsConstant}
	st.Operands = append(st.Operands, val)
	st.Results = append(st.Results, constraint.I1.Buildable(b.Context()))
	return ir.Cast[IsConstantOp](b.Create(&st))
}

// formatExpect is the assembly format of [Expect].
var formatExpect = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoOperand, Space: true, N: 1},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}, Kind: &kindIntegerType},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromValue, Of: asm.ValueRef{N: 0}},
	},
	Results: []asm.TypeSource{
		{From: asm.FromValue, Of: asm.ValueRef{N: 0}},
	},
}

// Expect is the operation llvm.intr.expect.
var Expect = &ir.OpDef{
	Name:      "llvm.intr.expect",
	Traits:    ir.Pure | ir.SameOperandsAndResultType,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultType},
	Operands: []ir.ValueDef{
		{Name: "val", Constraint: constraint.AnySignlessInteger},
		{Name: "expected", Constraint: constraint.AnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatExpect)},
	View:       ir.ViewOf[ExpectOp],
}

// ExpectOp is an operation seen as llvm.intr.expect.
type ExpectOp struct{ ir.View }

// Def is the definition, [Expect].
func (ExpectOp) Def() *ir.OpDef { return Expect }

// Val is the operand $val.
func (op ExpectOp) Val() *ir.Value { return op.Op().Operand(0) }

// Expected is the operand $expected.
func (op ExpectOp) Expected() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op ExpectOp) Result() *ir.Value { return op.Op().Result(0) }

// NewExpect makes a llvm.intr.expect at the builder's point.
func NewExpect(b *ir.Builder, val *ir.Value, expected *ir.Value) ExpectOp {
	st := ir.OperationState{Context: b.Context(), Def: Expect}
	st.Operands = append(st.Operands, val, expected)
	st.Results = append(st.Results, val.Type())
	return ir.Cast[ExpectOp](b.Create(&st))
}

// formatExpectWithProbability is the assembly format of [ExpectWithProbability].
var formatExpectWithProbability = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoOperand, Space: true, N: 1},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoAttr, Space: true, N: 0, Attr: &asm.AttrForm{Type: asm.BuildF64, Is: asm.IsAttr[*ir.FloatAttr]}},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}, Kind: &kindIntegerType},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromValue, Of: asm.ValueRef{N: 0}},
	},
	Results: []asm.TypeSource{
		{From: asm.FromValue, Of: asm.ValueRef{N: 0}},
	},
	Elided: 1 << 0,
}

// ExpectWithProbability is the operation llvm.intr.expect.with.probability.
var ExpectWithProbability = &ir.OpDef{
	Name:      "llvm.intr.expect.with.probability",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.AllTypesMatch(constraint.Operand(0), constraint.Operand(1), constraint.Result(0))},
	Operands: []ir.ValueDef{
		{Name: "val", Constraint: constraint.AnySignlessInteger},
		{Name: "expected", Constraint: constraint.AnySignlessInteger},
	},
	Attrs: []ir.AttrSlot{
		{Name: "prob", Constraint: constraint.F64Attr},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatExpectWithProbability)},
	View:       ir.ViewOf[ExpectWithProbabilityOp],
}

// ExpectWithProbabilityOp is an operation seen as llvm.intr.expect.with.probability.
type ExpectWithProbabilityOp struct{ ir.View }

// Def is the definition, [ExpectWithProbability].
func (ExpectWithProbabilityOp) Def() *ir.OpDef { return ExpectWithProbability }

// Val is the operand $val.
func (op ExpectWithProbabilityOp) Val() *ir.Value { return op.Op().Operand(0) }

// Expected is the operand $expected.
func (op ExpectWithProbabilityOp) Expected() *ir.Value { return op.Op().Operand(1) }

// Prob is the attribute $prob.
func (op ExpectWithProbabilityOp) Prob() *ir.FloatAttr {
	v, _ := op.Op().Prop(0).(*ir.FloatAttr)
	return v
}

// SetProb sets the attribute $prob.
func (op ExpectWithProbabilityOp) SetProb(v *ir.FloatAttr) ExpectWithProbabilityOp {
	op.Op().SetProp(0, v)
	return op
}

// Result is the result $res.
func (op ExpectWithProbabilityOp) Result() *ir.Value { return op.Op().Result(0) }

// NewExpectWithProbability makes a llvm.intr.expect.with.probability at the builder's point.
func NewExpectWithProbability(b *ir.Builder, val *ir.Value, expected *ir.Value, prob *ir.FloatAttr) ExpectWithProbabilityOp {
	st := ir.OperationState{Context: b.Context(), Def: ExpectWithProbability}
	st.Operands = append(st.Operands, val, expected)
	st.SetProp(0, prob)
	st.Results = append(st.Results, val.Type())
	return ir.Cast[ExpectWithProbabilityOp](b.Create(&st))
}

// formatTrap is the assembly format of [Trap].
var formatTrap = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoAttrDict},
	},
}

// Trap is the operation llvm.intr.trap.
var Trap = &ir.OpDef{
	Name:       "llvm.intr.trap",
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatTrap)},
	View:       ir.ViewOf[TrapOp],
}

// TrapOp is an operation seen as llvm.intr.trap.
type TrapOp struct{ ir.View }

// Def is the definition, [Trap].
func (TrapOp) Def() *ir.OpDef { return Trap }

// NewTrap makes a llvm.intr.trap at the builder's point.
func NewTrap(b *ir.Builder) TrapOp {
	st := ir.OperationState{Context: b.Context(), Def: Trap}
	return ir.Cast[TrapOp](b.Create(&st))
}

// formatDebugTrap is the assembly format of [DebugTrap].
var formatDebugTrap = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoAttrDict},
	},
}

// DebugTrap is the operation llvm.intr.debugtrap.
var DebugTrap = &ir.OpDef{
	Name:       "llvm.intr.debugtrap",
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatDebugTrap)},
	View:       ir.ViewOf[DebugTrapOp],
}

// DebugTrapOp is an operation seen as llvm.intr.debugtrap.
type DebugTrapOp struct{ ir.View }

// Def is the definition, [DebugTrap].
func (DebugTrapOp) Def() *ir.OpDef { return DebugTrap }

// NewDebugTrap makes a llvm.intr.debugtrap at the builder's point.
func NewDebugTrap(b *ir.Builder) DebugTrapOp {
	st := ir.OperationState{Context: b.Context(), Def: DebugTrap}
	return ir.Cast[DebugTrapOp](b.Create(&st))
}

// formatUBSanTrap is the assembly format of [UBSanTrap].
var formatUBSanTrap = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoPropDict},
		{Do: asm.DoAttrDict},
	},
	PropDict: true,
}

// UBSanTrap is the operation llvm.intr.ubsantrap.
var UBSanTrap = &ir.OpDef{
	Name: "llvm.intr.ubsantrap",
	Attrs: []ir.AttrSlot{
		{Name: "failureKind", Constraint: constraint.I8Attr},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatUBSanTrap)},
	View:       ir.ViewOf[UBSanTrapOp],
}

// UBSanTrapOp is an operation seen as llvm.intr.ubsantrap.
type UBSanTrapOp struct{ ir.View }

// Def is the definition, [UBSanTrap].
func (UBSanTrapOp) Def() *ir.OpDef { return UBSanTrap }

// FailureKind is the attribute $failureKind.
func (op UBSanTrapOp) FailureKind() int8 { return int8(op.Op().Prop(0).(*ir.IntegerAttr).Int()) }

// SetFailureKind sets the attribute $failureKind.
func (op UBSanTrapOp) SetFailureKind(v int8) UBSanTrapOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewIntegerAttr(asm.BuildI8(c), int64(v)))
	return op
}

// NewUBSanTrap makes a llvm.intr.ubsantrap at the builder's point.
func NewUBSanTrap(b *ir.Builder, failureKind int8) UBSanTrapOp {
	st := ir.OperationState{Context: b.Context(), Def: UBSanTrap}
	c := b.Context()
	st.SetProp(0, ir.NewIntegerAttr(asm.BuildI8(c), int64(failureKind)))
	return ir.Cast[UBSanTrapOp](b.Create(&st))
}

// VarAnnotation is the operation llvm.intr.var.annotation.
var VarAnnotation = &ir.OpDef{
	Name:      "llvm.intr.var.annotation",
	TypeRules: []constraint.Rule{constraint.AllTypesMatch(constraint.Operand(1), constraint.Operand(2), constraint.Operand(4))},
	Operands: []ir.ValueDef{
		{Name: "val", Constraint: constraint.LLVMAnyPointer},
		{Name: "annotation", Constraint: constraint.LLVMAnyPointer},
		{Name: "fileName", Constraint: constraint.LLVMAnyPointer},
		{Name: "line", Constraint: constraint.I32},
		{Name: "attr", Constraint: constraint.LLVMAnyPointer},
	},
	View: ir.ViewOf[VarAnnotationOp],
}

// VarAnnotationOp is an operation seen as llvm.intr.var.annotation.
type VarAnnotationOp struct{ ir.View }

// Def is the definition, [VarAnnotation].
func (VarAnnotationOp) Def() *ir.OpDef { return VarAnnotation }

// Val is the operand $val.
func (op VarAnnotationOp) Val() *ir.Value { return op.Op().Operand(0) }

// Annotation is the operand $annotation.
func (op VarAnnotationOp) Annotation() *ir.Value { return op.Op().Operand(1) }

// FileName is the operand $fileName.
func (op VarAnnotationOp) FileName() *ir.Value { return op.Op().Operand(2) }

// Line is the operand $line.
func (op VarAnnotationOp) Line() *ir.Value { return op.Op().Operand(3) }

// Attr is the operand $attr.
func (op VarAnnotationOp) Attr() *ir.Value { return op.Op().Operand(4) }

// NewVarAnnotation makes a llvm.intr.var.annotation at the builder's point.
func NewVarAnnotation(b *ir.Builder, val *ir.Value, annotation *ir.Value, fileName *ir.Value, line *ir.Value, attr *ir.Value) VarAnnotationOp {
	st := ir.OperationState{Context: b.Context(), Def: VarAnnotation}
	st.Operands = append(st.Operands, val, annotation, fileName, line, attr)
	return ir.Cast[VarAnnotationOp](b.Create(&st))
}

// PtrAnnotation is the operation llvm.intr.ptr.annotation.
var PtrAnnotation = &ir.OpDef{
	Name:      "llvm.intr.ptr.annotation",
	TypeRules: []constraint.Rule{constraint.AllTypesMatch(constraint.Result(0), constraint.Operand(0)), constraint.AllTypesMatch(constraint.Operand(1), constraint.Operand(2), constraint.Operand(4))},
	Operands: []ir.ValueDef{
		{Name: "ptr", Constraint: constraint.LLVMAnyPointer},
		{Name: "annotation", Constraint: constraint.LLVMAnyPointer},
		{Name: "fileName", Constraint: constraint.LLVMAnyPointer},
		{Name: "line", Constraint: constraint.I32},
		{Name: "attr", Constraint: constraint.LLVMAnyPointer},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMAnyPointer},
	},
	View: ir.ViewOf[PtrAnnotationOp],
}

// PtrAnnotationOp is an operation seen as llvm.intr.ptr.annotation.
type PtrAnnotationOp struct{ ir.View }

// Def is the definition, [PtrAnnotation].
func (PtrAnnotationOp) Def() *ir.OpDef { return PtrAnnotation }

// Ptr is the operand $ptr.
func (op PtrAnnotationOp) Ptr() *ir.Value { return op.Op().Operand(0) }

// Annotation is the operand $annotation.
func (op PtrAnnotationOp) Annotation() *ir.Value { return op.Op().Operand(1) }

// FileName is the operand $fileName.
func (op PtrAnnotationOp) FileName() *ir.Value { return op.Op().Operand(2) }

// Line is the operand $line.
func (op PtrAnnotationOp) Line() *ir.Value { return op.Op().Operand(3) }

// Attr is the operand $attr.
func (op PtrAnnotationOp) Attr() *ir.Value { return op.Op().Operand(4) }

// Result is the result $res.
func (op PtrAnnotationOp) Result() *ir.Value { return op.Op().Result(0) }

// NewPtrAnnotation makes a llvm.intr.ptr.annotation at the builder's point.
func NewPtrAnnotation(b *ir.Builder, ptr *ir.Value, annotation *ir.Value, fileName *ir.Value, line *ir.Value, attr *ir.Value) PtrAnnotationOp {
	st := ir.OperationState{Context: b.Context(), Def: PtrAnnotation}
	st.Operands = append(st.Operands, ptr, annotation, fileName, line, attr)
	st.Results = append(st.Results, ptr.Type())
	return ir.Cast[PtrAnnotationOp](b.Create(&st))
}

// Annotation is the operation llvm.intr.annotation.
var Annotation = &ir.OpDef{
	Name:      "llvm.intr.annotation",
	TypeRules: []constraint.Rule{constraint.AllTypesMatch(constraint.Result(0), constraint.Operand(0)), constraint.AllTypesMatch(constraint.Operand(1), constraint.Operand(2))},
	Operands: []ir.ValueDef{
		{Name: "integer", Constraint: constraint.AnySignlessInteger},
		{Name: "annotation", Constraint: constraint.LLVMAnyPointer},
		{Name: "fileName", Constraint: constraint.LLVMAnyPointer},
		{Name: "line", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.AnySignlessInteger},
	},
	View: ir.ViewOf[AnnotationOp],
}

// AnnotationOp is an operation seen as llvm.intr.annotation.
type AnnotationOp struct{ ir.View }

// Def is the definition, [Annotation].
func (AnnotationOp) Def() *ir.OpDef { return Annotation }

// Integer is the operand $integer.
func (op AnnotationOp) Integer() *ir.Value { return op.Op().Operand(0) }

// Annotation is the operand $annotation.
func (op AnnotationOp) Annotation() *ir.Value { return op.Op().Operand(1) }

// FileName is the operand $fileName.
func (op AnnotationOp) FileName() *ir.Value { return op.Op().Operand(2) }

// Line is the operand $line.
func (op AnnotationOp) Line() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op AnnotationOp) Result() *ir.Value { return op.Op().Result(0) }

// NewAnnotation makes a llvm.intr.annotation at the builder's point.
func NewAnnotation(b *ir.Builder, integer *ir.Value, annotation *ir.Value, fileName *ir.Value, line *ir.Value) AnnotationOp {
	st := ir.OperationState{Context: b.Context(), Def: Annotation}
	st.Operands = append(st.Operands, integer, annotation, fileName, line)
	st.Results = append(st.Results, integer.Type())
	return ir.Cast[AnnotationOp](b.Create(&st))
}

// formatDbgDeclare is the assembly format of [DbgDeclare].
var formatDbgDeclare = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoAttr, Space: true, N: 0, Qualified: true, Attr: &asm.AttrForm{Def: &DILocalVariableAttrDef, Is: asm.IsAttr[*DILocalVariableAttr]}},
		{Do: asm.DoGroup, Group: &asm.Group{Unit: -1, When: []asm.Cond{{If: asm.IfNotDefault, N: 1}}, Then: []asm.Instr{
			{Do: asm.DoAttr, Space: true, N: 1, Qualified: true, Attr: &asm.AttrForm{Def: &DIExpressionAttrDef, Is: asm.IsAttr[*DIExpressionAttr]}},
		}}},
		{Do: asm.DoLit, Space: true, Tok: asm.Equal, Text: "="},
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}, Qualified: true},
		{Do: asm.DoAttrDict},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Elided: 1<<0 | 1<<1,
}

// DbgDeclare is the operation llvm.intr.dbg.declare: address of a variable of the source language.
var DbgDeclare = &ir.OpDef{
	Name: "llvm.intr.dbg.declare",
	Operands: []ir.ValueDef{
		{Name: "addr", Constraint: constraint.LLVMAnyPointer},
	},
	Attrs: []ir.AttrSlot{
		{Name: "varInfo", Constraint: IsDILocalVariableAttr},
		{Name: "locationExpr", Constraint: IsDIExpressionAttr, Default: func(c *ir.Context) ir.Attribute { return NewDIExpressionAttr(c, nil) }},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatDbgDeclare)},
	View:       ir.ViewOf[DbgDeclareOp],
}

// DbgDeclareOp is an operation seen as llvm.intr.dbg.declare.
type DbgDeclareOp struct{ ir.View }

// Def is the definition, [DbgDeclare].
func (DbgDeclareOp) Def() *ir.OpDef { return DbgDeclare }

// Addr is the operand $addr.
func (op DbgDeclareOp) Addr() *ir.Value { return op.Op().Operand(0) }

// VarInfo is the attribute $varInfo.
func (op DbgDeclareOp) VarInfo() *DILocalVariableAttr {
	v, _ := op.Op().Prop(0).(*DILocalVariableAttr)
	return v
}

// SetVarInfo sets the attribute $varInfo.
func (op DbgDeclareOp) SetVarInfo(v *DILocalVariableAttr) DbgDeclareOp {
	op.Op().SetProp(0, v)
	return op
}

// LocationExpr is the attribute $locationExpr, nil if it is absent.
func (op DbgDeclareOp) LocationExpr() []*DIExpressionElemAttr {
	if v, ok := op.Op().Prop(1).(*DIExpressionAttr); ok {
		return v.Operations()
	}
	return nil
}

// SetLocationExpr sets the attribute $locationExpr.
func (op DbgDeclareOp) SetLocationExpr(v []*DIExpressionElemAttr) DbgDeclareOp {
	c := op.Op().Context()
	op.Op().SetProp(1, NewDIExpressionAttr(c, v))
	return op
}

// NewDbgDeclare makes a llvm.intr.dbg.declare at the builder's point.
func NewDbgDeclare(b *ir.Builder, addr *ir.Value, varInfo *DILocalVariableAttr) DbgDeclareOp {
	st := ir.OperationState{Context: b.Context(), Def: DbgDeclare}
	st.Operands = append(st.Operands, addr)
	st.SetProp(0, varInfo)
	c := b.Context()
	st.SetProp(1, NewDIExpressionAttr(c, nil))
	return ir.Cast[DbgDeclareOp](b.Create(&st))
}

// formatDbgValue is the assembly format of [DbgValue].
var formatDbgValue = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoAttr, Space: true, N: 0, Qualified: true, Attr: &asm.AttrForm{Def: &DILocalVariableAttrDef, Is: asm.IsAttr[*DILocalVariableAttr]}},
		{Do: asm.DoGroup, Group: &asm.Group{Unit: -1, When: []asm.Cond{{If: asm.IfNotDefault, N: 1}}, Then: []asm.Instr{
			{Do: asm.DoAttr, Space: true, N: 1, Qualified: true, Attr: &asm.AttrForm{Def: &DIExpressionAttrDef, Is: asm.IsAttr[*DIExpressionAttr]}},
		}}},
		{Do: asm.DoLit, Space: true, Tok: asm.Equal, Text: "="},
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}, Qualified: true},
		{Do: asm.DoAttrDict},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Elided: 1<<0 | 1<<1,
}

// DbgValue is the operation llvm.intr.dbg.value: value of a variable of the source language.
var DbgValue = &ir.OpDef{
	Name: "llvm.intr.dbg.value",
	Operands: []ir.ValueDef{
		{Name: "value", Constraint: constraint.LLVMType},
	},
	Attrs: []ir.AttrSlot{
		{Name: "varInfo", Constraint: IsDILocalVariableAttr},
		{Name: "locationExpr", Constraint: IsDIExpressionAttr, Default: func(c *ir.Context) ir.Attribute { return NewDIExpressionAttr(c, nil) }},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatDbgValue)},
	View:       ir.ViewOf[DbgValueOp],
}

// DbgValueOp is an operation seen as llvm.intr.dbg.value.
type DbgValueOp struct{ ir.View }

// Def is the definition, [DbgValue].
func (DbgValueOp) Def() *ir.OpDef { return DbgValue }

// Value is the operand $value.
func (op DbgValueOp) Value() *ir.Value { return op.Op().Operand(0) }

// VarInfo is the attribute $varInfo.
func (op DbgValueOp) VarInfo() *DILocalVariableAttr {
	v, _ := op.Op().Prop(0).(*DILocalVariableAttr)
	return v
}

// SetVarInfo sets the attribute $varInfo.
func (op DbgValueOp) SetVarInfo(v *DILocalVariableAttr) DbgValueOp {
	op.Op().SetProp(0, v)
	return op
}

// LocationExpr is the attribute $locationExpr, nil if it is absent.
func (op DbgValueOp) LocationExpr() []*DIExpressionElemAttr {
	if v, ok := op.Op().Prop(1).(*DIExpressionAttr); ok {
		return v.Operations()
	}
	return nil
}

// SetLocationExpr sets the attribute $locationExpr.
func (op DbgValueOp) SetLocationExpr(v []*DIExpressionElemAttr) DbgValueOp {
	c := op.Op().Context()
	op.Op().SetProp(1, NewDIExpressionAttr(c, v))
	return op
}

// NewDbgValue makes a llvm.intr.dbg.value at the builder's point.
func NewDbgValue(b *ir.Builder, value *ir.Value, varInfo *DILocalVariableAttr) DbgValueOp {
	st := ir.OperationState{Context: b.Context(), Def: DbgValue}
	st.Operands = append(st.Operands, value)
	st.SetProp(0, varInfo)
	c := b.Context()
	st.SetProp(1, NewDIExpressionAttr(c, nil))
	return ir.Cast[DbgValueOp](b.Create(&st))
}

// formatDbgLabel is the assembly format of [DbgLabel].
var formatDbgLabel = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoAttr, Space: true, N: 0, Attr: &asm.AttrForm{Def: &DILabelAttrDef, Is: asm.IsAttr[*DILabelAttr]}},
		{Do: asm.DoAttrDict},
	},
	Elided: 1 << 0,
}

// DbgLabel is the operation llvm.intr.dbg.label: place of a label of the source language.
var DbgLabel = &ir.OpDef{
	Name: "llvm.intr.dbg.label",
	Attrs: []ir.AttrSlot{
		{Name: "label", Constraint: IsDILabelAttr},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatDbgLabel)},
	View:       ir.ViewOf[DbgLabelOp],
}

// DbgLabelOp is an operation seen as llvm.intr.dbg.label.
type DbgLabelOp struct{ ir.View }

// Def is the definition, [DbgLabel].
func (DbgLabelOp) Def() *ir.OpDef { return DbgLabel }

// Label is the attribute $label.
func (op DbgLabelOp) Label() *DILabelAttr {
	v, _ := op.Op().Prop(0).(*DILabelAttr)
	return v
}

// SetLabel sets the attribute $label.
func (op DbgLabelOp) SetLabel(v *DILabelAttr) DbgLabelOp {
	op.Op().SetProp(0, v)
	return op
}

// NewDbgLabel makes a llvm.intr.dbg.label at the builder's point.
func NewDbgLabel(b *ir.Builder, label *DILabelAttr) DbgLabelOp {
	st := ir.OperationState{Context: b.Context(), Def: DbgLabel}
	st.SetProp(0, label)
	return ir.Cast[DbgLabelOp](b.Create(&st))
}

// formatCoroId is the assembly format of [CoroId].
var formatCoroId = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoOperand, Space: true, N: 1},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoOperand, Space: true, N: 2},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoOperand, Space: true, N: 3},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromText},
		{From: asm.FromText},
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// CoroId is the operation llvm.intr.coro.id.
var CoroId = &ir.OpDef{
	Name: "llvm.intr.coro.id",
	Operands: []ir.ValueDef{
		{Name: "align", Constraint: constraint.I32},
		{Name: "promise", Constraint: constraint.LLVMAnyPointer},
		{Name: "coroaddr", Constraint: constraint.LLVMAnyPointer},
		{Name: "fnaddrs", Constraint: constraint.LLVMAnyPointer},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCoroId)},
	View:       ir.ViewOf[CoroIdOp],
}

// CoroIdOp is an operation seen as llvm.intr.coro.id.
type CoroIdOp struct{ ir.View }

// Def is the definition, [CoroId].
func (CoroIdOp) Def() *ir.OpDef { return CoroId }

// Align is the operand $align.
func (op CoroIdOp) Align() *ir.Value { return op.Op().Operand(0) }

// Promise is the operand $promise.
func (op CoroIdOp) Promise() *ir.Value { return op.Op().Operand(1) }

// Coroaddr is the operand $coroaddr.
func (op CoroIdOp) Coroaddr() *ir.Value { return op.Op().Operand(2) }

// Fnaddrs is the operand $fnaddrs.
func (op CoroIdOp) Fnaddrs() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op CoroIdOp) Result() *ir.Value { return op.Op().Result(0) }

// NewCoroId makes a llvm.intr.coro.id at the builder's point.
func NewCoroId(b *ir.Builder, resultType ir.Type, align *ir.Value, promise *ir.Value, coroaddr *ir.Value, fnaddrs *ir.Value) CoroIdOp {
	st := ir.OperationState{Context: b.Context(), Def: CoroId}
	st.Operands = append(st.Operands, align, promise, coroaddr, fnaddrs)
	st.Results = append(st.Results, resultType)
	return ir.Cast[CoroIdOp](b.Create(&st))
}

// formatCoroBegin is the assembly format of [CoroBegin].
var formatCoroBegin = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoOperand, Space: true, N: 1},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// CoroBegin is the operation llvm.intr.coro.begin.
var CoroBegin = &ir.OpDef{
	Name: "llvm.intr.coro.begin",
	Operands: []ir.ValueDef{
		{Name: "token", Constraint: tokenType},
		{Name: "mem", Constraint: constraint.LLVMAnyPointer},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCoroBegin)},
	View:       ir.ViewOf[CoroBeginOp],
}

// CoroBeginOp is an operation seen as llvm.intr.coro.begin.
type CoroBeginOp struct{ ir.View }

// Def is the definition, [CoroBegin].
func (CoroBeginOp) Def() *ir.OpDef { return CoroBegin }

// Token is the operand $token.
func (op CoroBeginOp) Token() *ir.Value { return op.Op().Operand(0) }

// Mem is the operand $mem.
func (op CoroBeginOp) Mem() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op CoroBeginOp) Result() *ir.Value { return op.Op().Result(0) }

// NewCoroBegin makes a llvm.intr.coro.begin at the builder's point.
func NewCoroBegin(b *ir.Builder, resultType ir.Type, token *ir.Value, mem *ir.Value) CoroBeginOp {
	st := ir.OperationState{Context: b.Context(), Def: CoroBegin}
	st.Operands = append(st.Operands, token, mem)
	st.Results = append(st.Results, resultType)
	return ir.Cast[CoroBeginOp](b.Create(&st))
}

// formatCoroSize is the assembly format of [CoroSize].
var formatCoroSize = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
}

// CoroSize is the operation llvm.intr.coro.size.
var CoroSize = &ir.OpDef{
	Name: "llvm.intr.coro.size",
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCoroSize)},
	View:       ir.ViewOf[CoroSizeOp],
}

// CoroSizeOp is an operation seen as llvm.intr.coro.size.
type CoroSizeOp struct{ ir.View }

// Def is the definition, [CoroSize].
func (CoroSizeOp) Def() *ir.OpDef { return CoroSize }

// Result is the result $res.
func (op CoroSizeOp) Result() *ir.Value { return op.Op().Result(0) }

// NewCoroSize makes a llvm.intr.coro.size at the builder's point.
func NewCoroSize(b *ir.Builder, resultType ir.Type) CoroSizeOp {
	st := ir.OperationState{Context: b.Context(), Def: CoroSize}
	st.Results = append(st.Results, resultType)
	return ir.Cast[CoroSizeOp](b.Create(&st))
}

// formatCoroAlign is the assembly format of [CoroAlign].
var formatCoroAlign = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
}

// CoroAlign is the operation llvm.intr.coro.align.
var CoroAlign = &ir.OpDef{
	Name: "llvm.intr.coro.align",
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCoroAlign)},
	View:       ir.ViewOf[CoroAlignOp],
}

// CoroAlignOp is an operation seen as llvm.intr.coro.align.
type CoroAlignOp struct{ ir.View }

// Def is the definition, [CoroAlign].
func (CoroAlignOp) Def() *ir.OpDef { return CoroAlign }

// Result is the result $res.
func (op CoroAlignOp) Result() *ir.Value { return op.Op().Result(0) }

// NewCoroAlign makes a llvm.intr.coro.align at the builder's point.
func NewCoroAlign(b *ir.Builder, resultType ir.Type) CoroAlignOp {
	st := ir.OperationState{Context: b.Context(), Def: CoroAlign}
	st.Results = append(st.Results, resultType)
	return ir.Cast[CoroAlignOp](b.Create(&st))
}

// formatCoroSave is the assembly format of [CoroSave].
var formatCoroSave = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// CoroSave is the operation llvm.intr.coro.save.
var CoroSave = &ir.OpDef{
	Name: "llvm.intr.coro.save",
	Operands: []ir.ValueDef{
		{Name: "handle", Constraint: constraint.LLVMAnyPointer},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCoroSave)},
	View:       ir.ViewOf[CoroSaveOp],
}

// CoroSaveOp is an operation seen as llvm.intr.coro.save.
type CoroSaveOp struct{ ir.View }

// Def is the definition, [CoroSave].
func (CoroSaveOp) Def() *ir.OpDef { return CoroSave }

// Handle is the operand $handle.
func (op CoroSaveOp) Handle() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op CoroSaveOp) Result() *ir.Value { return op.Op().Result(0) }

// NewCoroSave makes a llvm.intr.coro.save at the builder's point.
func NewCoroSave(b *ir.Builder, resultType ir.Type, handle *ir.Value) CoroSaveOp {
	st := ir.OperationState{Context: b.Context(), Def: CoroSave}
	st.Operands = append(st.Operands, handle)
	st.Results = append(st.Results, resultType)
	return ir.Cast[CoroSaveOp](b.Create(&st))
}

// formatCoroSuspend is the assembly format of [CoroSuspend].
var formatCoroSuspend = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoOperand, Space: true, N: 1},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromBuild, Build: tokenType.Buildable},
		{From: asm.FromBuild, Build: constraint.I1.Buildable},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
}

// CoroSuspend is the operation llvm.intr.coro.suspend.
var CoroSuspend = &ir.OpDef{
	Name: "llvm.intr.coro.suspend",
	Operands: []ir.ValueDef{
		{Name: "save", Constraint: tokenType},
		{Name: "final", Constraint: constraint.I1},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCoroSuspend)},
	View:       ir.ViewOf[CoroSuspendOp],
}

// CoroSuspendOp is an operation seen as llvm.intr.coro.suspend.
type CoroSuspendOp struct{ ir.View }

// Def is the definition, [CoroSuspend].
func (CoroSuspendOp) Def() *ir.OpDef { return CoroSuspend }

// Save is the operand $save.
func (op CoroSuspendOp) Save() *ir.Value { return op.Op().Operand(0) }

// Final is the operand $final.
func (op CoroSuspendOp) Final() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op CoroSuspendOp) Result() *ir.Value { return op.Op().Result(0) }

// NewCoroSuspend makes a llvm.intr.coro.suspend at the builder's point.
func NewCoroSuspend(b *ir.Builder, resultType ir.Type, save *ir.Value, final *ir.Value) CoroSuspendOp {
	st := ir.OperationState{Context: b.Context(), Def: CoroSuspend}
	st.Operands = append(st.Operands, save, final)
	st.Results = append(st.Results, resultType)
	return ir.Cast[CoroSuspendOp](b.Create(&st))
}

// formatCoroEnd is the assembly format of [CoroEnd].
var formatCoroEnd = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoOperand, Space: true, N: 1},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoOperand, Space: true, N: 2},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromText},
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// CoroEnd is the operation llvm.intr.coro.end.
var CoroEnd = &ir.OpDef{
	Name: "llvm.intr.coro.end",
	Operands: []ir.ValueDef{
		{Name: "handle", Constraint: constraint.LLVMAnyPointer},
		{Name: "unwind", Constraint: constraint.I1},
		{Name: "retvals", Constraint: tokenType},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCoroEnd)},
	View:       ir.ViewOf[CoroEndOp],
}

// CoroEndOp is an operation seen as llvm.intr.coro.end.
type CoroEndOp struct{ ir.View }

// Def is the definition, [CoroEnd].
func (CoroEndOp) Def() *ir.OpDef { return CoroEnd }

// Handle is the operand $handle.
func (op CoroEndOp) Handle() *ir.Value { return op.Op().Operand(0) }

// Unwind is the operand $unwind.
func (op CoroEndOp) Unwind() *ir.Value { return op.Op().Operand(1) }

// Retvals is the operand $retvals.
func (op CoroEndOp) Retvals() *ir.Value { return op.Op().Operand(2) }

// Result is the result $res.
func (op CoroEndOp) Result() *ir.Value { return op.Op().Result(0) }

// NewCoroEnd makes a llvm.intr.coro.end at the builder's point.
func NewCoroEnd(b *ir.Builder, resultType ir.Type, handle *ir.Value, unwind *ir.Value, retvals *ir.Value) CoroEndOp {
	st := ir.OperationState{Context: b.Context(), Def: CoroEnd}
	st.Operands = append(st.Operands, handle, unwind, retvals)
	st.Results = append(st.Results, resultType)
	return ir.Cast[CoroEndOp](b.Create(&st))
}

// formatCoroFree is the assembly format of [CoroFree].
var formatCoroFree = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoOperand, Space: true, N: 1},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// CoroFree is the operation llvm.intr.coro.free.
var CoroFree = &ir.OpDef{
	Name: "llvm.intr.coro.free",
	Operands: []ir.ValueDef{
		{Name: "id", Constraint: tokenType},
		{Name: "handle", Constraint: constraint.LLVMAnyPointer},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCoroFree)},
	View:       ir.ViewOf[CoroFreeOp],
}

// CoroFreeOp is an operation seen as llvm.intr.coro.free.
type CoroFreeOp struct{ ir.View }

// Def is the definition, [CoroFree].
func (CoroFreeOp) Def() *ir.OpDef { return CoroFree }

// ID is the operand $id.
func (op CoroFreeOp) ID() *ir.Value { return op.Op().Operand(0) }

// Handle is the operand $handle.
func (op CoroFreeOp) Handle() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op CoroFreeOp) Result() *ir.Value { return op.Op().Result(0) }

// NewCoroFree makes a llvm.intr.coro.free at the builder's point.
func NewCoroFree(b *ir.Builder, resultType ir.Type, id *ir.Value, handle *ir.Value) CoroFreeOp {
	st := ir.OperationState{Context: b.Context(), Def: CoroFree}
	st.Operands = append(st.Operands, id, handle)
	st.Results = append(st.Results, resultType)
	return ir.Cast[CoroFreeOp](b.Create(&st))
}

// formatCoroResume is the assembly format of [CoroResume].
var formatCoroResume = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}, Qualified: true},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
}

// CoroResume is the operation llvm.intr.coro.resume.
var CoroResume = &ir.OpDef{
	Name: "llvm.intr.coro.resume",
	Operands: []ir.ValueDef{
		{Name: "handle", Constraint: constraint.LLVMAnyPointer},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCoroResume)},
	View:       ir.ViewOf[CoroResumeOp],
}

// CoroResumeOp is an operation seen as llvm.intr.coro.resume.
type CoroResumeOp struct{ ir.View }

// Def is the definition, [CoroResume].
func (CoroResumeOp) Def() *ir.OpDef { return CoroResume }

// Handle is the operand $handle.
func (op CoroResumeOp) Handle() *ir.Value { return op.Op().Operand(0) }

// NewCoroResume makes a llvm.intr.coro.resume at the builder's point.
func NewCoroResume(b *ir.Builder, handle *ir.Value) CoroResumeOp {
	st := ir.OperationState{Context: b.Context(), Def: CoroResume}
	st.Operands = append(st.Operands, handle)
	return ir.Cast[CoroResumeOp](b.Create(&st))
}

// formatCoroPromise is the assembly format of [CoroPromise].
var formatCoroPromise = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoOperand, Space: true, N: 1},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoOperand, Space: true, N: 2},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromText},
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// CoroPromise is the operation llvm.intr.coro.promise.
var CoroPromise = &ir.OpDef{
	Name: "llvm.intr.coro.promise",
	Operands: []ir.ValueDef{
		{Name: "handle", Constraint: constraint.LLVMAnyPointer},
		{Name: "align", Constraint: constraint.I32},
		{Name: "from", Constraint: constraint.I1},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMAnyPointer},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatCoroPromise)},
	View:       ir.ViewOf[CoroPromiseOp],
}

// CoroPromiseOp is an operation seen as llvm.intr.coro.promise.
type CoroPromiseOp struct{ ir.View }

// Def is the definition, [CoroPromise].
func (CoroPromiseOp) Def() *ir.OpDef { return CoroPromise }

// Handle is the operand $handle.
func (op CoroPromiseOp) Handle() *ir.Value { return op.Op().Operand(0) }

// Align is the operand $align.
func (op CoroPromiseOp) Align() *ir.Value { return op.Op().Operand(1) }

// From is the operand $from.
func (op CoroPromiseOp) From() *ir.Value { return op.Op().Operand(2) }

// Result is the result $res.
func (op CoroPromiseOp) Result() *ir.Value { return op.Op().Result(0) }

// NewCoroPromise makes a llvm.intr.coro.promise at the builder's point.
func NewCoroPromise(b *ir.Builder, resultType ir.Type, handle *ir.Value, align *ir.Value, from *ir.Value) CoroPromiseOp {
	st := ir.OperationState{Context: b.Context(), Def: CoroPromise}
	st.Operands = append(st.Operands, handle, align, from)
	st.Results = append(st.Results, resultType)
	return ir.Cast[CoroPromiseOp](b.Create(&st))
}

// formatEHTypeIDFor is the assembly format of [EHTypeIDFor].
var formatEHTypeIDFor = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// EHTypeIDFor is the operation llvm.intr.eh.typeid.for.
var EHTypeIDFor = &ir.OpDef{
	Name: "llvm.intr.eh.typeid.for",
	Operands: []ir.ValueDef{
		{Name: "type_info", Constraint: constraint.LLVMAnyPointer},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatEHTypeIDFor)},
	View:       ir.ViewOf[EHTypeIDForOp],
}

// EHTypeIDForOp is an operation seen as llvm.intr.eh.typeid.for.
type EHTypeIDForOp struct{ ir.View }

// Def is the definition, [EHTypeIDFor].
func (EHTypeIDForOp) Def() *ir.OpDef { return EHTypeIDFor }

// TypeInfo is the operand $type_info.
func (op EHTypeIDForOp) TypeInfo() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op EHTypeIDForOp) Result() *ir.Value { return op.Op().Result(0) }

// NewEHTypeIDFor makes a llvm.intr.eh.typeid.for at the builder's point.
func NewEHTypeIDFor(b *ir.Builder, resultType ir.Type, typeInfo *ir.Value) EHTypeIDForOp {
	st := ir.OperationState{Context: b.Context(), Def: EHTypeIDFor}
	st.Operands = append(st.Operands, typeInfo)
	st.Results = append(st.Results, resultType)
	return ir.Cast[EHTypeIDForOp](b.Create(&st))
}

// VectorReduceAdd is the operation llvm.intr.vector.reduce.add.
var VectorReduceAdd = &ir.OpDef{
	Name:      "llvm.intr.vector.reduce.add",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultElementType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VectorReduceAddOp],
}

// VectorReduceAddOp is an operation seen as llvm.intr.vector.reduce.add.
type VectorReduceAddOp struct{ ir.View }

// Def is the definition, [VectorReduceAdd].
func (VectorReduceAddOp) Def() *ir.OpDef { return VectorReduceAdd }

// In is the operand $in.
func (op VectorReduceAddOp) In() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op VectorReduceAddOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVectorReduceAdd makes a llvm.intr.vector.reduce.add at the builder's point.
func NewVectorReduceAdd(b *ir.Builder, resultType ir.Type, in *ir.Value) VectorReduceAddOp {
	st := ir.OperationState{Context: b.Context(), Def: VectorReduceAdd}
	st.Operands = append(st.Operands, in)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VectorReduceAddOp](b.Create(&st))
}

// VectorReduceAnd is the operation llvm.intr.vector.reduce.and.
var VectorReduceAnd = &ir.OpDef{
	Name:      "llvm.intr.vector.reduce.and",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultElementType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VectorReduceAndOp],
}

// VectorReduceAndOp is an operation seen as llvm.intr.vector.reduce.and.
type VectorReduceAndOp struct{ ir.View }

// Def is the definition, [VectorReduceAnd].
func (VectorReduceAndOp) Def() *ir.OpDef { return VectorReduceAnd }

// In is the operand $in.
func (op VectorReduceAndOp) In() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op VectorReduceAndOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVectorReduceAnd makes a llvm.intr.vector.reduce.and at the builder's point.
func NewVectorReduceAnd(b *ir.Builder, resultType ir.Type, in *ir.Value) VectorReduceAndOp {
	st := ir.OperationState{Context: b.Context(), Def: VectorReduceAnd}
	st.Operands = append(st.Operands, in)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VectorReduceAndOp](b.Create(&st))
}

// VectorReduceMul is the operation llvm.intr.vector.reduce.mul.
var VectorReduceMul = &ir.OpDef{
	Name:      "llvm.intr.vector.reduce.mul",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultElementType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VectorReduceMulOp],
}

// VectorReduceMulOp is an operation seen as llvm.intr.vector.reduce.mul.
type VectorReduceMulOp struct{ ir.View }

// Def is the definition, [VectorReduceMul].
func (VectorReduceMulOp) Def() *ir.OpDef { return VectorReduceMul }

// In is the operand $in.
func (op VectorReduceMulOp) In() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op VectorReduceMulOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVectorReduceMul makes a llvm.intr.vector.reduce.mul at the builder's point.
func NewVectorReduceMul(b *ir.Builder, resultType ir.Type, in *ir.Value) VectorReduceMulOp {
	st := ir.OperationState{Context: b.Context(), Def: VectorReduceMul}
	st.Operands = append(st.Operands, in)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VectorReduceMulOp](b.Create(&st))
}

// VectorReduceOr is the operation llvm.intr.vector.reduce.or.
var VectorReduceOr = &ir.OpDef{
	Name:      "llvm.intr.vector.reduce.or",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultElementType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VectorReduceOrOp],
}

// VectorReduceOrOp is an operation seen as llvm.intr.vector.reduce.or.
type VectorReduceOrOp struct{ ir.View }

// Def is the definition, [VectorReduceOr].
func (VectorReduceOrOp) Def() *ir.OpDef { return VectorReduceOr }

// In is the operand $in.
func (op VectorReduceOrOp) In() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op VectorReduceOrOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVectorReduceOr makes a llvm.intr.vector.reduce.or at the builder's point.
func NewVectorReduceOr(b *ir.Builder, resultType ir.Type, in *ir.Value) VectorReduceOrOp {
	st := ir.OperationState{Context: b.Context(), Def: VectorReduceOr}
	st.Operands = append(st.Operands, in)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VectorReduceOrOp](b.Create(&st))
}

// VectorReduceSMax is the operation llvm.intr.vector.reduce.smax.
var VectorReduceSMax = &ir.OpDef{
	Name:      "llvm.intr.vector.reduce.smax",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultElementType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VectorReduceSMaxOp],
}

// VectorReduceSMaxOp is an operation seen as llvm.intr.vector.reduce.smax.
type VectorReduceSMaxOp struct{ ir.View }

// Def is the definition, [VectorReduceSMax].
func (VectorReduceSMaxOp) Def() *ir.OpDef { return VectorReduceSMax }

// In is the operand $in.
func (op VectorReduceSMaxOp) In() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op VectorReduceSMaxOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVectorReduceSMax makes a llvm.intr.vector.reduce.smax at the builder's point.
func NewVectorReduceSMax(b *ir.Builder, resultType ir.Type, in *ir.Value) VectorReduceSMaxOp {
	st := ir.OperationState{Context: b.Context(), Def: VectorReduceSMax}
	st.Operands = append(st.Operands, in)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VectorReduceSMaxOp](b.Create(&st))
}

// VectorReduceSMin is the operation llvm.intr.vector.reduce.smin.
var VectorReduceSMin = &ir.OpDef{
	Name:      "llvm.intr.vector.reduce.smin",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultElementType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VectorReduceSMinOp],
}

// VectorReduceSMinOp is an operation seen as llvm.intr.vector.reduce.smin.
type VectorReduceSMinOp struct{ ir.View }

// Def is the definition, [VectorReduceSMin].
func (VectorReduceSMinOp) Def() *ir.OpDef { return VectorReduceSMin }

// In is the operand $in.
func (op VectorReduceSMinOp) In() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op VectorReduceSMinOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVectorReduceSMin makes a llvm.intr.vector.reduce.smin at the builder's point.
func NewVectorReduceSMin(b *ir.Builder, resultType ir.Type, in *ir.Value) VectorReduceSMinOp {
	st := ir.OperationState{Context: b.Context(), Def: VectorReduceSMin}
	st.Operands = append(st.Operands, in)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VectorReduceSMinOp](b.Create(&st))
}

// VectorReduceUMax is the operation llvm.intr.vector.reduce.umax.
var VectorReduceUMax = &ir.OpDef{
	Name:      "llvm.intr.vector.reduce.umax",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultElementType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VectorReduceUMaxOp],
}

// VectorReduceUMaxOp is an operation seen as llvm.intr.vector.reduce.umax.
type VectorReduceUMaxOp struct{ ir.View }

// Def is the definition, [VectorReduceUMax].
func (VectorReduceUMaxOp) Def() *ir.OpDef { return VectorReduceUMax }

// In is the operand $in.
func (op VectorReduceUMaxOp) In() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op VectorReduceUMaxOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVectorReduceUMax makes a llvm.intr.vector.reduce.umax at the builder's point.
func NewVectorReduceUMax(b *ir.Builder, resultType ir.Type, in *ir.Value) VectorReduceUMaxOp {
	st := ir.OperationState{Context: b.Context(), Def: VectorReduceUMax}
	st.Operands = append(st.Operands, in)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VectorReduceUMaxOp](b.Create(&st))
}

// VectorReduceUMin is the operation llvm.intr.vector.reduce.umin.
var VectorReduceUMin = &ir.OpDef{
	Name:      "llvm.intr.vector.reduce.umin",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultElementType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VectorReduceUMinOp],
}

// VectorReduceUMinOp is an operation seen as llvm.intr.vector.reduce.umin.
type VectorReduceUMinOp struct{ ir.View }

// Def is the definition, [VectorReduceUMin].
func (VectorReduceUMinOp) Def() *ir.OpDef { return VectorReduceUMin }

// In is the operand $in.
func (op VectorReduceUMinOp) In() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op VectorReduceUMinOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVectorReduceUMin makes a llvm.intr.vector.reduce.umin at the builder's point.
func NewVectorReduceUMin(b *ir.Builder, resultType ir.Type, in *ir.Value) VectorReduceUMinOp {
	st := ir.OperationState{Context: b.Context(), Def: VectorReduceUMin}
	st.Operands = append(st.Operands, in)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VectorReduceUMinOp](b.Create(&st))
}

// VectorReduceXor is the operation llvm.intr.vector.reduce.xor.
var VectorReduceXor = &ir.OpDef{
	Name:      "llvm.intr.vector.reduce.xor",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultElementType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VectorReduceXorOp],
}

// VectorReduceXorOp is an operation seen as llvm.intr.vector.reduce.xor.
type VectorReduceXorOp struct{ ir.View }

// Def is the definition, [VectorReduceXor].
func (VectorReduceXorOp) Def() *ir.OpDef { return VectorReduceXor }

// In is the operand $in.
func (op VectorReduceXorOp) In() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op VectorReduceXorOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVectorReduceXor makes a llvm.intr.vector.reduce.xor at the builder's point.
func NewVectorReduceXor(b *ir.Builder, resultType ir.Type, in *ir.Value) VectorReduceXorOp {
	st := ir.OperationState{Context: b.Context(), Def: VectorReduceXor}
	st.Operands = append(st.Operands, in)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VectorReduceXorOp](b.Create(&st))
}

// formatVectorReduceFMax is the assembly format of [VectorReduceFMax].
var formatVectorReduceFMax = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// VectorReduceFMax is the operation llvm.intr.vector.reduce.fmax.
var VectorReduceFMax = &ir.OpDef{
	Name:      "llvm.intr.vector.reduce.fmax",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultElementType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.LLVMVectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatVectorReduceFMax)},
	View:       ir.ViewOf[VectorReduceFMaxOp],
}

// VectorReduceFMaxOp is an operation seen as llvm.intr.vector.reduce.fmax.
type VectorReduceFMaxOp struct{ ir.View }

// Def is the definition, [VectorReduceFMax].
func (VectorReduceFMaxOp) Def() *ir.OpDef { return VectorReduceFMax }

// In is the operand $in.
func (op VectorReduceFMaxOp) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op VectorReduceFMaxOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(0).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op VectorReduceFMaxOp) SetFastmathFlags(v FastmathFlags) VectorReduceFMaxOp {
	c := op.Op().Context()
	op.Op().SetProp(0, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op VectorReduceFMaxOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVectorReduceFMax makes a llvm.intr.vector.reduce.fmax at the builder's point.
func NewVectorReduceFMax(b *ir.Builder, resultType ir.Type, in *ir.Value) VectorReduceFMaxOp {
	st := ir.OperationState{Context: b.Context(), Def: VectorReduceFMax}
	st.Operands = append(st.Operands, in)
	c := b.Context()
	st.SetProp(0, NewFastmathFlagsAttr(c, FastmathFlagsNone))
	st.Results = append(st.Results, resultType)
	return ir.Cast[VectorReduceFMaxOp](b.Create(&st))
}

// formatVectorReduceFMin is the assembly format of [VectorReduceFMin].
var formatVectorReduceFMin = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// VectorReduceFMin is the operation llvm.intr.vector.reduce.fmin.
var VectorReduceFMin = &ir.OpDef{
	Name:      "llvm.intr.vector.reduce.fmin",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultElementType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.LLVMVectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatVectorReduceFMin)},
	View:       ir.ViewOf[VectorReduceFMinOp],
}

// VectorReduceFMinOp is an operation seen as llvm.intr.vector.reduce.fmin.
type VectorReduceFMinOp struct{ ir.View }

// Def is the definition, [VectorReduceFMin].
func (VectorReduceFMinOp) Def() *ir.OpDef { return VectorReduceFMin }

// In is the operand $in.
func (op VectorReduceFMinOp) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op VectorReduceFMinOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(0).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op VectorReduceFMinOp) SetFastmathFlags(v FastmathFlags) VectorReduceFMinOp {
	c := op.Op().Context()
	op.Op().SetProp(0, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op VectorReduceFMinOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVectorReduceFMin makes a llvm.intr.vector.reduce.fmin at the builder's point.
func NewVectorReduceFMin(b *ir.Builder, resultType ir.Type, in *ir.Value) VectorReduceFMinOp {
	st := ir.OperationState{Context: b.Context(), Def: VectorReduceFMin}
	st.Operands = append(st.Operands, in)
	c := b.Context()
	st.SetProp(0, NewFastmathFlagsAttr(c, FastmathFlagsNone))
	st.Results = append(st.Results, resultType)
	return ir.Cast[VectorReduceFMinOp](b.Create(&st))
}

// formatVectorReduceFMaximum is the assembly format of [VectorReduceFMaximum].
var formatVectorReduceFMaximum = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// VectorReduceFMaximum is the operation llvm.intr.vector.reduce.fmaximum.
var VectorReduceFMaximum = &ir.OpDef{
	Name:      "llvm.intr.vector.reduce.fmaximum",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultElementType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.LLVMVectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatVectorReduceFMaximum)},
	View:       ir.ViewOf[VectorReduceFMaximumOp],
}

// VectorReduceFMaximumOp is an operation seen as llvm.intr.vector.reduce.fmaximum.
type VectorReduceFMaximumOp struct{ ir.View }

// Def is the definition, [VectorReduceFMaximum].
func (VectorReduceFMaximumOp) Def() *ir.OpDef { return VectorReduceFMaximum }

// In is the operand $in.
func (op VectorReduceFMaximumOp) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op VectorReduceFMaximumOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(0).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op VectorReduceFMaximumOp) SetFastmathFlags(v FastmathFlags) VectorReduceFMaximumOp {
	c := op.Op().Context()
	op.Op().SetProp(0, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op VectorReduceFMaximumOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVectorReduceFMaximum makes a llvm.intr.vector.reduce.fmaximum at the builder's point.
func NewVectorReduceFMaximum(b *ir.Builder, resultType ir.Type, in *ir.Value) VectorReduceFMaximumOp {
	st := ir.OperationState{Context: b.Context(), Def: VectorReduceFMaximum}
	st.Operands = append(st.Operands, in)
	c := b.Context()
	st.SetProp(0, NewFastmathFlagsAttr(c, FastmathFlagsNone))
	st.Results = append(st.Results, resultType)
	return ir.Cast[VectorReduceFMaximumOp](b.Create(&st))
}

// formatVectorReduceFMinimum is the assembly format of [VectorReduceFMinimum].
var formatVectorReduceFMinimum = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoLit, Tok: asm.LParen, Text: "("},
		{Do: asm.DoAllOperands},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// VectorReduceFMinimum is the operation llvm.intr.vector.reduce.fminimum.
var VectorReduceFMinimum = &ir.OpDef{
	Name:      "llvm.intr.vector.reduce.fminimum",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultElementType},
	Operands: []ir.ValueDef{
		{Name: "in", Constraint: constraint.LLVMVectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatVectorReduceFMinimum)},
	View:       ir.ViewOf[VectorReduceFMinimumOp],
}

// VectorReduceFMinimumOp is an operation seen as llvm.intr.vector.reduce.fminimum.
type VectorReduceFMinimumOp struct{ ir.View }

// Def is the definition, [VectorReduceFMinimum].
func (VectorReduceFMinimumOp) Def() *ir.OpDef { return VectorReduceFMinimum }

// In is the operand $in.
func (op VectorReduceFMinimumOp) In() *ir.Value { return op.Op().Operand(0) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op VectorReduceFMinimumOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(0).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op VectorReduceFMinimumOp) SetFastmathFlags(v FastmathFlags) VectorReduceFMinimumOp {
	c := op.Op().Context()
	op.Op().SetProp(0, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op VectorReduceFMinimumOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVectorReduceFMinimum makes a llvm.intr.vector.reduce.fminimum at the builder's point.
func NewVectorReduceFMinimum(b *ir.Builder, resultType ir.Type, in *ir.Value) VectorReduceFMinimumOp {
	st := ir.OperationState{Context: b.Context(), Def: VectorReduceFMinimum}
	st.Operands = append(st.Operands, in)
	c := b.Context()
	st.SetProp(0, NewFastmathFlagsAttr(c, FastmathFlagsNone))
	st.Results = append(st.Results, resultType)
	return ir.Cast[VectorReduceFMinimumOp](b.Create(&st))
}

// VectorReduceFAdd is the operation llvm.intr.vector.reduce.fadd.
var VectorReduceFAdd = &ir.OpDef{
	Name:      "llvm.intr.vector.reduce.fadd",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultElementType},
	Operands: []ir.ValueDef{
		{Name: "start_value", Constraint: constraint.AnyFloat},
		{Name: "input", Constraint: constraint.LLVMVectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VectorReduceFAddOp],
}

// VectorReduceFAddOp is an operation seen as llvm.intr.vector.reduce.fadd.
type VectorReduceFAddOp struct{ ir.View }

// Def is the definition, [VectorReduceFAdd].
func (VectorReduceFAddOp) Def() *ir.OpDef { return VectorReduceFAdd }

// StartValue is the operand $start_value.
func (op VectorReduceFAddOp) StartValue() *ir.Value { return op.Op().Operand(0) }

// Input is the operand $input.
func (op VectorReduceFAddOp) Input() *ir.Value { return op.Op().Operand(1) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op VectorReduceFAddOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(0).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op VectorReduceFAddOp) SetFastmathFlags(v FastmathFlags) VectorReduceFAddOp {
	c := op.Op().Context()
	op.Op().SetProp(0, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op VectorReduceFAddOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVectorReduceFAdd makes a llvm.intr.vector.reduce.fadd at the builder's point.
func NewVectorReduceFAdd(b *ir.Builder, resultType ir.Type, startValue *ir.Value, input *ir.Value) VectorReduceFAddOp {
	st := ir.OperationState{Context: b.Context(), Def: VectorReduceFAdd}
	st.Operands = append(st.Operands, startValue, input)
	c := b.Context()
	st.SetProp(0, NewFastmathFlagsAttr(c, FastmathFlagsNone))
	st.Results = append(st.Results, resultType)
	return ir.Cast[VectorReduceFAddOp](b.Create(&st))
}

// VectorReduceFMul is the operation llvm.intr.vector.reduce.fmul.
var VectorReduceFMul = &ir.OpDef{
	Name:      "llvm.intr.vector.reduce.fmul",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.SameOperandsAndResultElementType},
	Operands: []ir.ValueDef{
		{Name: "start_value", Constraint: constraint.AnyFloat},
		{Name: "input", Constraint: constraint.LLVMVectorOfAnyFloat},
	},
	Attrs: []ir.AttrSlot{
		{Name: "fastmathFlags", Constraint: IsFastmathFlagsAttr, Default: func(c *ir.Context) ir.Attribute { return NewFastmathFlagsAttr(c, FastmathFlagsNone) }},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VectorReduceFMulOp],
}

// VectorReduceFMulOp is an operation seen as llvm.intr.vector.reduce.fmul.
type VectorReduceFMulOp struct{ ir.View }

// Def is the definition, [VectorReduceFMul].
func (VectorReduceFMulOp) Def() *ir.OpDef { return VectorReduceFMul }

// StartValue is the operand $start_value.
func (op VectorReduceFMulOp) StartValue() *ir.Value { return op.Op().Operand(0) }

// Input is the operand $input.
func (op VectorReduceFMulOp) Input() *ir.Value { return op.Op().Operand(1) }

// FastmathFlags is the attribute $fastmathFlags, FastmathFlagsNone if it is absent.
func (op VectorReduceFMulOp) FastmathFlags() FastmathFlags {
	if v, ok := op.Op().Prop(0).(*FastmathFlagsAttr); ok {
		return v.Value()
	}
	return FastmathFlagsNone
}

// SetFastmathFlags sets the attribute $fastmathFlags.
func (op VectorReduceFMulOp) SetFastmathFlags(v FastmathFlags) VectorReduceFMulOp {
	c := op.Op().Context()
	op.Op().SetProp(0, NewFastmathFlagsAttr(c, v))
	return op
}

// Result is the result $res.
func (op VectorReduceFMulOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVectorReduceFMul makes a llvm.intr.vector.reduce.fmul at the builder's point.
func NewVectorReduceFMul(b *ir.Builder, resultType ir.Type, startValue *ir.Value, input *ir.Value) VectorReduceFMulOp {
	st := ir.OperationState{Context: b.Context(), Def: VectorReduceFMul}
	st.Operands = append(st.Operands, startValue, input)
	c := b.Context()
	st.SetProp(0, NewFastmathFlagsAttr(c, FastmathFlagsNone))
	st.Results = append(st.Results, resultType)
	return ir.Cast[VectorReduceFMulOp](b.Create(&st))
}

// VScale is the operation llvm.intr.vscale.
var VScale = &ir.OpDef{
	Name: "llvm.intr.vscale",
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VScaleOp],
}

// VScaleOp is an operation seen as llvm.intr.vscale.
type VScaleOp struct{ ir.View }

// Def is the definition, [VScale].
func (VScaleOp) Def() *ir.OpDef { return VScale }

// Result is the result $res.
func (op VScaleOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVScale makes a llvm.intr.vscale at the builder's point.
func NewVScale(b *ir.Builder, resultType ir.Type) VScaleOp {
	st := ir.OperationState{Context: b.Context(), Def: VScale}
	st.Results = append(st.Results, resultType)
	return ir.Cast[VScaleOp](b.Create(&st))
}

// formatStepVector is the assembly format of [StepVector].
var formatStepVector = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Kind: &kindAnyVector},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
}

// StepVector is the operation llvm.intr.stepvector.
var StepVector = &ir.OpDef{
	Name:   "llvm.intr.stepvector",
	Traits: ir.Pure,
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatStepVector)},
	View:       ir.ViewOf[StepVectorOp],
}

// StepVectorOp is an operation seen as llvm.intr.stepvector.
type StepVectorOp struct{ ir.View }

// Def is the definition, [StepVector].
func (StepVectorOp) Def() *ir.OpDef { return StepVector }

// Result is the result $res.
func (op StepVectorOp) Result() *ir.Value { return op.Op().Result(0) }

// NewStepVector makes a llvm.intr.stepvector at the builder's point.
func NewStepVector(b *ir.Builder, resultType ir.Type) StepVectorOp {
	st := ir.OperationState{Context: b.Context(), Def: StepVector}
	st.Results = append(st.Results, resultType)
	return ir.Cast[StepVectorOp](b.Create(&st))
}

// formatVectorInsert is the assembly format of [VectorInsert].
var formatVectorInsert = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 1},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoLit, Tok: asm.LSquare, Text: "["},
		{Do: asm.DoAttr, N: 0, Attr: &asm.AttrForm{Type: asm.BuildI64, Is: asm.IsAttr[*ir.IntegerAttr]}},
		{Do: asm.DoLit, Tok: asm.RSquare, Text: "]"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 1}, Kind: &kindAnyVector},
		{Do: asm.DoLit, Space: true, Text: "into"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Kind: &kindAnyVector},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromValue, Of: asm.ValueRef{Result: true, N: 0}},
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	Elided: 1 << 0,
}

// VectorInsert is the operation llvm.intr.vector.insert.
var VectorInsert = &ir.OpDef{
	Name:      "llvm.intr.vector.insert",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.AllTypesMatch(constraint.Operand(0), constraint.Result(0)), constraint.Holds("vectors are not bigger than 2^17 bits.", insertedFit), constraint.Holds("it is not inserting scalable into fixed-length vectors.", insertedIntoScalable)},
	Operands: []ir.ValueDef{
		{Name: "dstvec", Constraint: constraint.LLVMAnyVector},
		{Name: "srcvec", Constraint: constraint.LLVMAnyVector},
	},
	Attrs: []ir.AttrSlot{
		{Name: "pos", Constraint: constraint.I64Attr},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMAnyVector},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatVectorInsert)},
	View:       ir.ViewOf[VectorInsertOp],
}

// VectorInsertOp is an operation seen as llvm.intr.vector.insert.
type VectorInsertOp struct{ ir.View }

// Def is the definition, [VectorInsert].
func (VectorInsertOp) Def() *ir.OpDef { return VectorInsert }

// Dstvec is the operand $dstvec.
func (op VectorInsertOp) Dstvec() *ir.Value { return op.Op().Operand(0) }

// Srcvec is the operand $srcvec.
func (op VectorInsertOp) Srcvec() *ir.Value { return op.Op().Operand(1) }

// Pos is the attribute $pos.
func (op VectorInsertOp) Pos() int64 { return int64(op.Op().Prop(0).(*ir.IntegerAttr).Int()) }

// SetPos sets the attribute $pos.
func (op VectorInsertOp) SetPos(v int64) VectorInsertOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// Result is the result $res.
func (op VectorInsertOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVectorInsert makes a llvm.intr.vector.insert at the builder's point.
func NewVectorInsert(b *ir.Builder, dstvec *ir.Value, srcvec *ir.Value, pos int64) VectorInsertOp {
	st := ir.OperationState{Context: b.Context(), Def: VectorInsert}
	st.Operands = append(st.Operands, dstvec, srcvec)
	c := b.Context()
	st.SetProp(0, ir.NewIntegerAttr(asm.BuildI64(c), int64(pos)))
	st.Results = append(st.Results, dstvec.Type())
	return ir.Cast[VectorInsertOp](b.Create(&st))
}

// formatVectorExtract is the assembly format of [VectorExtract].
var formatVectorExtract = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoLit, Tok: asm.LSquare, Text: "["},
		{Do: asm.DoAttr, N: 0, Attr: &asm.AttrForm{Type: asm.BuildI64, Is: asm.IsAttr[*ir.IntegerAttr]}},
		{Do: asm.DoLit, Tok: asm.RSquare, Text: "]"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Kind: &kindAnyVector},
		{Do: asm.DoLit, Space: true, Text: "from"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}, Kind: &kindAnyVector},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	Elided: 1 << 0,
}

// VectorExtract is the operation llvm.intr.vector.extract.
var VectorExtract = &ir.OpDef{
	Name:      "llvm.intr.vector.extract",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.Holds("vectors are not bigger than 2^17 bits.", extractedFit), constraint.Holds("it is not extracting scalable from fixed-length vectors.", extractedFromScalable)},
	Operands: []ir.ValueDef{
		{Name: "srcvec", Constraint: constraint.LLVMAnyVector},
	},
	Attrs: []ir.AttrSlot{
		{Name: "pos", Constraint: constraint.I64Attr},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMAnyVector},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatVectorExtract)},
	View:       ir.ViewOf[VectorExtractOp],
}

// VectorExtractOp is an operation seen as llvm.intr.vector.extract.
type VectorExtractOp struct{ ir.View }

// Def is the definition, [VectorExtract].
func (VectorExtractOp) Def() *ir.OpDef { return VectorExtract }

// Srcvec is the operand $srcvec.
func (op VectorExtractOp) Srcvec() *ir.Value { return op.Op().Operand(0) }

// Pos is the attribute $pos.
func (op VectorExtractOp) Pos() int64 { return int64(op.Op().Prop(0).(*ir.IntegerAttr).Int()) }

// SetPos sets the attribute $pos.
func (op VectorExtractOp) SetPos(v int64) VectorExtractOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewIntegerAttr(asm.BuildI64(c), int64(v)))
	return op
}

// Result is the result $res.
func (op VectorExtractOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVectorExtract makes a llvm.intr.vector.extract at the builder's point.
func NewVectorExtract(b *ir.Builder, resultType ir.Type, srcvec *ir.Value, pos int64) VectorExtractOp {
	st := ir.OperationState{Context: b.Context(), Def: VectorExtract}
	st.Operands = append(st.Operands, srcvec)
	c := b.Context()
	st.SetProp(0, ir.NewIntegerAttr(asm.BuildI64(c), int64(pos)))
	st.Results = append(st.Results, resultType)
	return ir.Cast[VectorExtractOp](b.Create(&st))
}

// VectorInterleave2 is the operation llvm.intr.vector.interleave2.
var VectorInterleave2 = &ir.OpDef{
	Name:      "llvm.intr.vector.interleave2",
	Traits:    ir.Pure,
	TypeRules: []constraint.Rule{constraint.AllTypesMatch(constraint.Operand(0), constraint.Operand(1)), constraint.Holds("result has twice as many elements as 'vec1'", interleavedIsTwice)},
	Operands: []ir.ValueDef{
		{Name: "vec1", Constraint: constraint.LLVMAnyVector},
		{Name: "vec2", Constraint: constraint.LLVMAnyVector},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VectorInterleave2Op],
}

// VectorInterleave2Op is an operation seen as llvm.intr.vector.interleave2.
type VectorInterleave2Op struct{ ir.View }

// Def is the definition, [VectorInterleave2].
func (VectorInterleave2Op) Def() *ir.OpDef { return VectorInterleave2 }

// Vec1 is the operand $vec1.
func (op VectorInterleave2Op) Vec1() *ir.Value { return op.Op().Operand(0) }

// Vec2 is the operand $vec2.
func (op VectorInterleave2Op) Vec2() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op VectorInterleave2Op) Result() *ir.Value { return op.Op().Result(0) }

// NewVectorInterleave2 makes a llvm.intr.vector.interleave2 at the builder's point.
func NewVectorInterleave2(b *ir.Builder, resultType ir.Type, vec1 *ir.Value, vec2 *ir.Value) VectorInterleave2Op {
	st := ir.OperationState{Context: b.Context(), Def: VectorInterleave2}
	st.Operands = append(st.Operands, vec1, vec2)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VectorInterleave2Op](b.Create(&st))
}

// VectorDeinterleave2 is the operation llvm.intr.vector.deinterleave2.
var VectorDeinterleave2 = &ir.OpDef{
	Name:   "llvm.intr.vector.deinterleave2",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "vec", Constraint: constraint.LLVMAnyVector},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VectorDeinterleave2Op],
}

// VectorDeinterleave2Op is an operation seen as llvm.intr.vector.deinterleave2.
type VectorDeinterleave2Op struct{ ir.View }

// Def is the definition, [VectorDeinterleave2].
func (VectorDeinterleave2Op) Def() *ir.OpDef { return VectorDeinterleave2 }

// Vec is the operand $vec.
func (op VectorDeinterleave2Op) Vec() *ir.Value { return op.Op().Operand(0) }

// Result is the result $res.
func (op VectorDeinterleave2Op) Result() *ir.Value { return op.Op().Result(0) }

// NewVectorDeinterleave2 makes a llvm.intr.vector.deinterleave2 at the builder's point.
func NewVectorDeinterleave2(b *ir.Builder, resultType ir.Type, vec *ir.Value) VectorDeinterleave2Op {
	st := ir.OperationState{Context: b.Context(), Def: VectorDeinterleave2}
	st.Operands = append(st.Operands, vec)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VectorDeinterleave2Op](b.Create(&st))
}

// formatMatrixColumnMajorLoad is the assembly format of [MatrixColumnMajorLoad].
var formatMatrixColumnMajorLoad = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoLit, Space: true, Tok: asm.Less, Text: "<"},
		{Do: asm.DoLit, Text: "stride"},
		{Do: asm.DoLit, Space: true, Tok: asm.Equal, Text: "="},
		{Do: asm.DoOperand, Space: true, N: 1},
		{Do: asm.DoLit, Tok: asm.Greater, Text: ">"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Kind: &kindAnyVector},
		{Do: asm.DoLit, Space: true, Text: "from"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}, Qualified: true},
		{Do: asm.DoLit, Space: true, Text: "stride"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 1}, Kind: &kindIntegerType},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
}

// MatrixColumnMajorLoad is the operation llvm.intr.matrix.column.major.load.
var MatrixColumnMajorLoad = &ir.OpDef{
	Name: "llvm.intr.matrix.column.major.load",
	Operands: []ir.ValueDef{
		{Name: "data", Constraint: constraint.LLVMAnyPointer},
		{Name: "stride", Constraint: constraint.AnySignlessInteger},
	},
	Attrs: []ir.AttrSlot{
		{Name: "isVolatile", Constraint: constraint.I1Attr},
		{Name: "rows", Constraint: constraint.I32Attr},
		{Name: "columns", Constraint: constraint.I32Attr},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMAnyVector},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMatrixColumnMajorLoad)},
	View:       ir.ViewOf[MatrixColumnMajorLoadOp],
}

// MatrixColumnMajorLoadOp is an operation seen as llvm.intr.matrix.column.major.load.
type MatrixColumnMajorLoadOp struct{ ir.View }

// Def is the definition, [MatrixColumnMajorLoad].
func (MatrixColumnMajorLoadOp) Def() *ir.OpDef { return MatrixColumnMajorLoad }

// Data is the operand $data.
func (op MatrixColumnMajorLoadOp) Data() *ir.Value { return op.Op().Operand(0) }

// Stride is the operand $stride.
func (op MatrixColumnMajorLoadOp) Stride() *ir.Value { return op.Op().Operand(1) }

// IsVolatile is the attribute $isVolatile.
func (op MatrixColumnMajorLoadOp) IsVolatile() int64 {
	return int64(op.Op().Prop(0).(*ir.IntegerAttr).Int())
}

// SetIsVolatile sets the attribute $isVolatile.
func (op MatrixColumnMajorLoadOp) SetIsVolatile(v int64) MatrixColumnMajorLoadOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewIntegerAttr(asm.BuildI1(c), int64(v)))
	return op
}

// Rows is the attribute $rows.
func (op MatrixColumnMajorLoadOp) Rows() int32 { return int32(op.Op().Prop(1).(*ir.IntegerAttr).Int()) }

// SetRows sets the attribute $rows.
func (op MatrixColumnMajorLoadOp) SetRows(v int32) MatrixColumnMajorLoadOp {
	c := op.Op().Context()
	op.Op().SetProp(1, ir.NewIntegerAttr(asm.BuildI32(c), int64(v)))
	return op
}

// Columns is the attribute $columns.
func (op MatrixColumnMajorLoadOp) Columns() int32 {
	return int32(op.Op().Prop(2).(*ir.IntegerAttr).Int())
}

// SetColumns sets the attribute $columns.
func (op MatrixColumnMajorLoadOp) SetColumns(v int32) MatrixColumnMajorLoadOp {
	c := op.Op().Context()
	op.Op().SetProp(2, ir.NewIntegerAttr(asm.BuildI32(c), int64(v)))
	return op
}

// Result is the result $res.
func (op MatrixColumnMajorLoadOp) Result() *ir.Value { return op.Op().Result(0) }

// NewMatrixColumnMajorLoad makes a llvm.intr.matrix.column.major.load at the builder's point.
func NewMatrixColumnMajorLoad(b *ir.Builder, resultType ir.Type, data *ir.Value, stride *ir.Value, isVolatile int64, rows int32, columns int32) MatrixColumnMajorLoadOp {
	st := ir.OperationState{Context: b.Context(), Def: MatrixColumnMajorLoad}
	st.Operands = append(st.Operands, data, stride)
	c := b.Context()
	st.SetProp(0, ir.NewIntegerAttr(asm.BuildI1(c), int64(isVolatile)))
	st.SetProp(1, ir.NewIntegerAttr(asm.BuildI32(c), int64(rows)))
	st.SetProp(2, ir.NewIntegerAttr(asm.BuildI32(c), int64(columns)))
	st.Results = append(st.Results, resultType)
	return ir.Cast[MatrixColumnMajorLoadOp](b.Create(&st))
}

// formatMatrixColumnMajorStore is the assembly format of [MatrixColumnMajorStore].
var formatMatrixColumnMajorStore = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoOperand, Space: true, N: 1},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoLit, Space: true, Tok: asm.Less, Text: "<"},
		{Do: asm.DoLit, Text: "stride"},
		{Do: asm.DoLit, Space: true, Tok: asm.Equal, Text: "="},
		{Do: asm.DoOperand, Space: true, N: 2},
		{Do: asm.DoLit, Tok: asm.Greater, Text: ">"},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}, Kind: &kindAnyVector},
		{Do: asm.DoLit, Space: true, Text: "to"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 1}, Qualified: true},
		{Do: asm.DoLit, Space: true, Text: "stride"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 2}, Kind: &kindIntegerType},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromText},
		{From: asm.FromText},
	},
}

// MatrixColumnMajorStore is the operation llvm.intr.matrix.column.major.store.
var MatrixColumnMajorStore = &ir.OpDef{
	Name: "llvm.intr.matrix.column.major.store",
	Operands: []ir.ValueDef{
		{Name: "matrix", Constraint: constraint.LLVMAnyVector},
		{Name: "data", Constraint: constraint.LLVMAnyPointer},
		{Name: "stride", Constraint: constraint.AnySignlessInteger},
	},
	Attrs: []ir.AttrSlot{
		{Name: "isVolatile", Constraint: constraint.I1Attr},
		{Name: "rows", Constraint: constraint.I32Attr},
		{Name: "columns", Constraint: constraint.I32Attr},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMatrixColumnMajorStore)},
	View:       ir.ViewOf[MatrixColumnMajorStoreOp],
}

// MatrixColumnMajorStoreOp is an operation seen as llvm.intr.matrix.column.major.store.
type MatrixColumnMajorStoreOp struct{ ir.View }

// Def is the definition, [MatrixColumnMajorStore].
func (MatrixColumnMajorStoreOp) Def() *ir.OpDef { return MatrixColumnMajorStore }

// Matrix is the operand $matrix.
func (op MatrixColumnMajorStoreOp) Matrix() *ir.Value { return op.Op().Operand(0) }

// Data is the operand $data.
func (op MatrixColumnMajorStoreOp) Data() *ir.Value { return op.Op().Operand(1) }

// Stride is the operand $stride.
func (op MatrixColumnMajorStoreOp) Stride() *ir.Value { return op.Op().Operand(2) }

// IsVolatile is the attribute $isVolatile.
func (op MatrixColumnMajorStoreOp) IsVolatile() int64 {
	return int64(op.Op().Prop(0).(*ir.IntegerAttr).Int())
}

// SetIsVolatile sets the attribute $isVolatile.
func (op MatrixColumnMajorStoreOp) SetIsVolatile(v int64) MatrixColumnMajorStoreOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewIntegerAttr(asm.BuildI1(c), int64(v)))
	return op
}

// Rows is the attribute $rows.
func (op MatrixColumnMajorStoreOp) Rows() int32 {
	return int32(op.Op().Prop(1).(*ir.IntegerAttr).Int())
}

// SetRows sets the attribute $rows.
func (op MatrixColumnMajorStoreOp) SetRows(v int32) MatrixColumnMajorStoreOp {
	c := op.Op().Context()
	op.Op().SetProp(1, ir.NewIntegerAttr(asm.BuildI32(c), int64(v)))
	return op
}

// Columns is the attribute $columns.
func (op MatrixColumnMajorStoreOp) Columns() int32 {
	return int32(op.Op().Prop(2).(*ir.IntegerAttr).Int())
}

// SetColumns sets the attribute $columns.
func (op MatrixColumnMajorStoreOp) SetColumns(v int32) MatrixColumnMajorStoreOp {
	c := op.Op().Context()
	op.Op().SetProp(2, ir.NewIntegerAttr(asm.BuildI32(c), int64(v)))
	return op
}

// NewMatrixColumnMajorStore makes a llvm.intr.matrix.column.major.store at the builder's point.
func NewMatrixColumnMajorStore(b *ir.Builder, matrix *ir.Value, data *ir.Value, stride *ir.Value, isVolatile int64, rows int32, columns int32) MatrixColumnMajorStoreOp {
	st := ir.OperationState{Context: b.Context(), Def: MatrixColumnMajorStore}
	st.Operands = append(st.Operands, matrix, data, stride)
	c := b.Context()
	st.SetProp(0, ir.NewIntegerAttr(asm.BuildI1(c), int64(isVolatile)))
	st.SetProp(1, ir.NewIntegerAttr(asm.BuildI32(c), int64(rows)))
	st.SetProp(2, ir.NewIntegerAttr(asm.BuildI32(c), int64(columns)))
	return ir.Cast[MatrixColumnMajorStoreOp](b.Create(&st))
}

// formatMatrixMultiply is the assembly format of [MatrixMultiply].
var formatMatrixMultiply = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoOperand, Space: true, N: 1},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoLit, Space: true, Tok: asm.LParen, Text: "("},
		{Do: asm.DoType, Of: asm.ValueRef{N: 0}, Kind: &kindAnyVector},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 1}, Kind: &kindAnyVector},
		{Do: asm.DoLit, Tok: asm.RParen, Text: ")"},
		{Do: asm.DoLit, Space: true, Tok: asm.Arrow, Text: "->"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Kind: &kindAnyVector},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
}

// MatrixMultiply is the operation llvm.intr.matrix.multiply.
var MatrixMultiply = &ir.OpDef{
	Name: "llvm.intr.matrix.multiply",
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.LLVMAnyVector},
		{Name: "rhs", Constraint: constraint.LLVMAnyVector},
	},
	Attrs: []ir.AttrSlot{
		{Name: "lhs_rows", Constraint: constraint.I32Attr},
		{Name: "lhs_columns", Constraint: constraint.I32Attr},
		{Name: "rhs_columns", Constraint: constraint.I32Attr},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMAnyVector},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMatrixMultiply)},
	View:       ir.ViewOf[MatrixMultiplyOp],
}

// MatrixMultiplyOp is an operation seen as llvm.intr.matrix.multiply.
type MatrixMultiplyOp struct{ ir.View }

// Def is the definition, [MatrixMultiply].
func (MatrixMultiplyOp) Def() *ir.OpDef { return MatrixMultiply }

// Lhs is the operand $lhs.
func (op MatrixMultiplyOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op MatrixMultiplyOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// LhsRows is the attribute $lhs_rows.
func (op MatrixMultiplyOp) LhsRows() int32 { return int32(op.Op().Prop(0).(*ir.IntegerAttr).Int()) }

// SetLhsRows sets the attribute $lhs_rows.
func (op MatrixMultiplyOp) SetLhsRows(v int32) MatrixMultiplyOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewIntegerAttr(asm.BuildI32(c), int64(v)))
	return op
}

// LhsColumns is the attribute $lhs_columns.
func (op MatrixMultiplyOp) LhsColumns() int32 { return int32(op.Op().Prop(1).(*ir.IntegerAttr).Int()) }

// SetLhsColumns sets the attribute $lhs_columns.
func (op MatrixMultiplyOp) SetLhsColumns(v int32) MatrixMultiplyOp {
	c := op.Op().Context()
	op.Op().SetProp(1, ir.NewIntegerAttr(asm.BuildI32(c), int64(v)))
	return op
}

// RhsColumns is the attribute $rhs_columns.
func (op MatrixMultiplyOp) RhsColumns() int32 { return int32(op.Op().Prop(2).(*ir.IntegerAttr).Int()) }

// SetRhsColumns sets the attribute $rhs_columns.
func (op MatrixMultiplyOp) SetRhsColumns(v int32) MatrixMultiplyOp {
	c := op.Op().Context()
	op.Op().SetProp(2, ir.NewIntegerAttr(asm.BuildI32(c), int64(v)))
	return op
}

// Result is the result $res.
func (op MatrixMultiplyOp) Result() *ir.Value { return op.Op().Result(0) }

// NewMatrixMultiply makes a llvm.intr.matrix.multiply at the builder's point.
func NewMatrixMultiply(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value, lhsRows int32, lhsColumns int32, rhsColumns int32) MatrixMultiplyOp {
	st := ir.OperationState{Context: b.Context(), Def: MatrixMultiply}
	st.Operands = append(st.Operands, lhs, rhs)
	c := b.Context()
	st.SetProp(0, ir.NewIntegerAttr(asm.BuildI32(c), int64(lhsRows)))
	st.SetProp(1, ir.NewIntegerAttr(asm.BuildI32(c), int64(lhsColumns)))
	st.SetProp(2, ir.NewIntegerAttr(asm.BuildI32(c), int64(rhsColumns)))
	st.Results = append(st.Results, resultType)
	return ir.Cast[MatrixMultiplyOp](b.Create(&st))
}

// formatMatrixTranspose is the assembly format of [MatrixTranspose].
var formatMatrixTranspose = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}, Kind: &kindAnyVector},
		{Do: asm.DoLit, Space: true, Text: "into"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}, Kind: &kindAnyVector},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
}

// MatrixTranspose is the operation llvm.intr.matrix.transpose.
var MatrixTranspose = &ir.OpDef{
	Name: "llvm.intr.matrix.transpose",
	Operands: []ir.ValueDef{
		{Name: "matrix", Constraint: constraint.LLVMAnyVector},
	},
	Attrs: []ir.AttrSlot{
		{Name: "rows", Constraint: constraint.I32Attr},
		{Name: "columns", Constraint: constraint.I32Attr},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMAnyVector},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMatrixTranspose)},
	View:       ir.ViewOf[MatrixTransposeOp],
}

// MatrixTransposeOp is an operation seen as llvm.intr.matrix.transpose.
type MatrixTransposeOp struct{ ir.View }

// Def is the definition, [MatrixTranspose].
func (MatrixTransposeOp) Def() *ir.OpDef { return MatrixTranspose }

// Matrix is the operand $matrix.
func (op MatrixTransposeOp) Matrix() *ir.Value { return op.Op().Operand(0) }

// Rows is the attribute $rows.
func (op MatrixTransposeOp) Rows() int32 { return int32(op.Op().Prop(0).(*ir.IntegerAttr).Int()) }

// SetRows sets the attribute $rows.
func (op MatrixTransposeOp) SetRows(v int32) MatrixTransposeOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewIntegerAttr(asm.BuildI32(c), int64(v)))
	return op
}

// Columns is the attribute $columns.
func (op MatrixTransposeOp) Columns() int32 { return int32(op.Op().Prop(1).(*ir.IntegerAttr).Int()) }

// SetColumns sets the attribute $columns.
func (op MatrixTransposeOp) SetColumns(v int32) MatrixTransposeOp {
	c := op.Op().Context()
	op.Op().SetProp(1, ir.NewIntegerAttr(asm.BuildI32(c), int64(v)))
	return op
}

// Result is the result $res.
func (op MatrixTransposeOp) Result() *ir.Value { return op.Op().Result(0) }

// NewMatrixTranspose makes a llvm.intr.matrix.transpose at the builder's point.
func NewMatrixTranspose(b *ir.Builder, resultType ir.Type, matrix *ir.Value, rows int32, columns int32) MatrixTransposeOp {
	st := ir.OperationState{Context: b.Context(), Def: MatrixTranspose}
	st.Operands = append(st.Operands, matrix)
	c := b.Context()
	st.SetProp(0, ir.NewIntegerAttr(asm.BuildI32(c), int64(rows)))
	st.SetProp(1, ir.NewIntegerAttr(asm.BuildI32(c), int64(columns)))
	st.Results = append(st.Results, resultType)
	return ir.Cast[MatrixTransposeOp](b.Create(&st))
}

// formatGetActiveLaneMask is the assembly format of [GetActiveLaneMask].
var formatGetActiveLaneMask = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoOperand, Space: true, N: 1},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}, Kind: &kindIntegerType},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 1}, Kind: &kindIntegerType},
		{Do: asm.DoLit, Space: true, Text: "to"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{Result: true, N: 0}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
}

// GetActiveLaneMask is the operation llvm.intr.get.active.lane.mask.
var GetActiveLaneMask = &ir.OpDef{
	Name:   "llvm.intr.get.active.lane.mask",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "base", Constraint: constraint.AnySignlessInteger},
		{Name: "n", Constraint: constraint.AnySignlessInteger},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatGetActiveLaneMask)},
	View:       ir.ViewOf[GetActiveLaneMaskOp],
}

// GetActiveLaneMaskOp is an operation seen as llvm.intr.get.active.lane.mask.
type GetActiveLaneMaskOp struct{ ir.View }

// Def is the definition, [GetActiveLaneMask].
func (GetActiveLaneMaskOp) Def() *ir.OpDef { return GetActiveLaneMask }

// Base is the operand $base.
func (op GetActiveLaneMaskOp) Base() *ir.Value { return op.Op().Operand(0) }

// N is the operand $n.
func (op GetActiveLaneMaskOp) N() *ir.Value { return op.Op().Operand(1) }

// Result is the result $res.
func (op GetActiveLaneMaskOp) Result() *ir.Value { return op.Op().Result(0) }

// NewGetActiveLaneMask makes a llvm.intr.get.active.lane.mask at the builder's point.
func NewGetActiveLaneMask(b *ir.Builder, resultType ir.Type, base *ir.Value, n *ir.Value) GetActiveLaneMaskOp {
	st := ir.OperationState{Context: b.Context(), Def: GetActiveLaneMask}
	st.Operands = append(st.Operands, base, n)
	st.Results = append(st.Results, resultType)
	return ir.Cast[GetActiveLaneMaskOp](b.Create(&st))
}

// formatMaskedLoad is the assembly format of [MaskedLoad].
var formatMaskedLoad = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoAllOperands, Space: true},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromText},
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// MaskedLoad is the operation llvm.intr.masked.load.
var MaskedLoad = &ir.OpDef{
	Name: "llvm.intr.masked.load",
	Operands: []ir.ValueDef{
		{Name: "data", Constraint: constraint.LLVMAnyPointer},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "pass_thru", Constraint: constraint.LLVMAnyVector, Arity: ir.Optional},
	},
	Attrs: []ir.AttrSlot{
		{Name: "alignment", Constraint: constraint.I32Attr},
		{Name: "nontemporal", Constraint: constraint.UnitAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMAnyVector},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMaskedLoad)},
	View:       ir.ViewOf[MaskedLoadOp],
}

// MaskedLoadOp is an operation seen as llvm.intr.masked.load.
type MaskedLoadOp struct{ ir.View }

// Def is the definition, [MaskedLoad].
func (MaskedLoadOp) Def() *ir.OpDef { return MaskedLoad }

// Data is the operand $data.
func (op MaskedLoadOp) Data() *ir.Value { return op.Op().Operand(0) }

// Mask is the operand $mask.
func (op MaskedLoadOp) Mask() *ir.Value { return op.Op().Operand(1) }

// PassThru is the operand $pass_thru, nil if it is absent.
func (op MaskedLoadOp) PassThru() *ir.Value {
	if r := op.Op().OperandsAt(2); r.Len() > 0 {
		return r.At(0)
	}
	return nil
}

// Alignment is the attribute $alignment.
func (op MaskedLoadOp) Alignment() int32 { return int32(op.Op().Prop(0).(*ir.IntegerAttr).Int()) }

// SetAlignment sets the attribute $alignment.
func (op MaskedLoadOp) SetAlignment(v int32) MaskedLoadOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewIntegerAttr(asm.BuildI32(c), int64(v)))
	return op
}

// Nontemporal reports whether the attribute $nontemporal is there.
func (op MaskedLoadOp) Nontemporal() bool { return op.Op().Prop(1) != nil }

// SetNontemporal sets or removes the attribute $nontemporal.
func (op MaskedLoadOp) SetNontemporal(v bool) MaskedLoadOp {
	if v {
		op.Op().SetProp(1, ir.NewUnitAttr(op.Op().Context()))
	} else {
		op.Op().SetProp(1, nil)
	}
	return op
}

// Result is the result $res.
func (op MaskedLoadOp) Result() *ir.Value { return op.Op().Result(0) }

// NewMaskedLoad makes a llvm.intr.masked.load at the builder's point.
func NewMaskedLoad(b *ir.Builder, resultType ir.Type, data *ir.Value, mask *ir.Value, passThru *ir.Value, alignment int32) MaskedLoadOp {
	st := ir.OperationState{Context: b.Context(), Def: MaskedLoad}
	st.Operands = append(st.Operands, data, mask)
	if passThru != nil {
		st.Operands = append(st.Operands, passThru)
	}
	c := b.Context()
	st.SetProp(0, ir.NewIntegerAttr(asm.BuildI32(c), int64(alignment)))
	st.Results = append(st.Results, resultType)
	return ir.Cast[MaskedLoadOp](b.Create(&st))
}

// formatMaskedStore is the assembly format of [MaskedStore].
var formatMaskedStore = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoOperand, Space: true, N: 1},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoOperand, Space: true, N: 2},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}, Kind: &kindAnyVector},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 2}, Kind: &kindAnyVector},
		{Do: asm.DoLit, Space: true, Text: "into"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 1}, Qualified: true},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromText},
		{From: asm.FromText},
	},
}

// MaskedStore is the operation llvm.intr.masked.store.
var MaskedStore = &ir.OpDef{
	Name: "llvm.intr.masked.store",
	Operands: []ir.ValueDef{
		{Name: "value", Constraint: constraint.LLVMAnyVector},
		{Name: "data", Constraint: constraint.LLVMAnyPointer},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
	},
	Attrs: []ir.AttrSlot{
		{Name: "alignment", Constraint: constraint.I32Attr},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMaskedStore)},
	View:       ir.ViewOf[MaskedStoreOp],
}

// MaskedStoreOp is an operation seen as llvm.intr.masked.store.
type MaskedStoreOp struct{ ir.View }

// Def is the definition, [MaskedStore].
func (MaskedStoreOp) Def() *ir.OpDef { return MaskedStore }

// Value is the operand $value.
func (op MaskedStoreOp) Value() *ir.Value { return op.Op().Operand(0) }

// Data is the operand $data.
func (op MaskedStoreOp) Data() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op MaskedStoreOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Alignment is the attribute $alignment.
func (op MaskedStoreOp) Alignment() int32 { return int32(op.Op().Prop(0).(*ir.IntegerAttr).Int()) }

// SetAlignment sets the attribute $alignment.
func (op MaskedStoreOp) SetAlignment(v int32) MaskedStoreOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewIntegerAttr(asm.BuildI32(c), int64(v)))
	return op
}

// NewMaskedStore makes a llvm.intr.masked.store at the builder's point.
func NewMaskedStore(b *ir.Builder, value *ir.Value, data *ir.Value, mask *ir.Value, alignment int32) MaskedStoreOp {
	st := ir.OperationState{Context: b.Context(), Def: MaskedStore}
	st.Operands = append(st.Operands, value, data, mask)
	c := b.Context()
	st.SetProp(0, ir.NewIntegerAttr(asm.BuildI32(c), int64(alignment)))
	return ir.Cast[MaskedStoreOp](b.Create(&st))
}

// formatMaskedGather is the assembly format of [MaskedGather].
var formatMaskedGather = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoAllOperands, Space: true},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoFunctionalType, Space: true, Of: asm.ValueRef{N: asm.All}, To: asm.ValueRef{Result: true, N: asm.All}},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromText},
		{From: asm.FromText},
	},
	Results: []asm.TypeSource{
		{From: asm.FromText},
	},
	AllOperands:     true,
	AllOperandTypes: true,
	AllResultTypes:  true,
}

// MaskedGather is the operation llvm.intr.masked.gather.
var MaskedGather = &ir.OpDef{
	Name: "llvm.intr.masked.gather",
	Operands: []ir.ValueDef{
		{Name: "ptrs", Constraint: constraint.LLVMVectorOfLLVMAnyPointer},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "pass_thru", Constraint: constraint.LLVMAnyVector, Arity: ir.Variadic},
	},
	Attrs: []ir.AttrSlot{
		{Name: "alignment", Constraint: constraint.I32Attr},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMAnyVector},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMaskedGather)},
	View:       ir.ViewOf[MaskedGatherOp],
}

// MaskedGatherOp is an operation seen as llvm.intr.masked.gather.
type MaskedGatherOp struct{ ir.View }

// Def is the definition, [MaskedGather].
func (MaskedGatherOp) Def() *ir.OpDef { return MaskedGather }

// Verify checks what the definition does not say.
func (op MaskedGatherOp) Verify() *diag.Diagnostic { return verifyMaskedGather(op.Op()) }

// Ptrs is the operand $ptrs.
func (op MaskedGatherOp) Ptrs() *ir.Value { return op.Op().Operand(0) }

// Mask is the operand $mask.
func (op MaskedGatherOp) Mask() *ir.Value { return op.Op().Operand(1) }

// PassThru are the operands $pass_thru.
func (op MaskedGatherOp) PassThru() ir.OperandRange { return op.Op().OperandsAt(2) }

// Alignment is the attribute $alignment.
func (op MaskedGatherOp) Alignment() int32 { return int32(op.Op().Prop(0).(*ir.IntegerAttr).Int()) }

// SetAlignment sets the attribute $alignment.
func (op MaskedGatherOp) SetAlignment(v int32) MaskedGatherOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewIntegerAttr(asm.BuildI32(c), int64(v)))
	return op
}

// Result is the result $res.
func (op MaskedGatherOp) Result() *ir.Value { return op.Op().Result(0) }

// NewMaskedGather makes a llvm.intr.masked.gather at the builder's point.
func NewMaskedGather(b *ir.Builder, resultType ir.Type, ptrs *ir.Value, mask *ir.Value, passThru []*ir.Value, alignment int32) MaskedGatherOp {
	st := ir.OperationState{Context: b.Context(), Def: MaskedGather}
	st.Operands = append(st.Operands, ptrs, mask)
	st.Operands = append(st.Operands, passThru...)
	c := b.Context()
	st.SetProp(0, ir.NewIntegerAttr(asm.BuildI32(c), int64(alignment)))
	st.Results = append(st.Results, resultType)
	return ir.Cast[MaskedGatherOp](b.Create(&st))
}

// formatMaskedScatter is the assembly format of [MaskedScatter].
var formatMaskedScatter = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoOperand, Space: true, N: 0},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoOperand, Space: true, N: 1},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoOperand, Space: true, N: 2},
		{Do: asm.DoAttrDict},
		{Do: asm.DoLit, Space: true, Tok: asm.Colon, Text: ":"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 0}, Kind: &kindAnyVector},
		{Do: asm.DoLit, Tok: asm.Comma, Text: ","},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 2}, Kind: &kindAnyVector},
		{Do: asm.DoLit, Space: true, Text: "into"},
		{Do: asm.DoType, Space: true, Of: asm.ValueRef{N: 1}, Kind: &kindAnyVector},
	},
	Operands: []asm.TypeSource{
		{From: asm.FromText},
		{From: asm.FromText},
		{From: asm.FromText},
	},
}

// MaskedScatter is the operation llvm.intr.masked.scatter.
var MaskedScatter = &ir.OpDef{
	Name: "llvm.intr.masked.scatter",
	Operands: []ir.ValueDef{
		{Name: "value", Constraint: constraint.LLVMAnyVector},
		{Name: "ptrs", Constraint: constraint.LLVMVectorOfLLVMAnyPointer},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
	},
	Attrs: []ir.AttrSlot{
		{Name: "alignment", Constraint: constraint.I32Attr},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMaskedScatter)},
	View:       ir.ViewOf[MaskedScatterOp],
}

// MaskedScatterOp is an operation seen as llvm.intr.masked.scatter.
type MaskedScatterOp struct{ ir.View }

// Def is the definition, [MaskedScatter].
func (MaskedScatterOp) Def() *ir.OpDef { return MaskedScatter }

// Verify checks what the definition does not say.
func (op MaskedScatterOp) Verify() *diag.Diagnostic { return verifyMaskedScatter(op.Op()) }

// Value is the operand $value.
func (op MaskedScatterOp) Value() *ir.Value { return op.Op().Operand(0) }

// Ptrs is the operand $ptrs.
func (op MaskedScatterOp) Ptrs() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op MaskedScatterOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Alignment is the attribute $alignment.
func (op MaskedScatterOp) Alignment() int32 { return int32(op.Op().Prop(0).(*ir.IntegerAttr).Int()) }

// SetAlignment sets the attribute $alignment.
func (op MaskedScatterOp) SetAlignment(v int32) MaskedScatterOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewIntegerAttr(asm.BuildI32(c), int64(v)))
	return op
}

// NewMaskedScatter makes a llvm.intr.masked.scatter at the builder's point.
func NewMaskedScatter(b *ir.Builder, value *ir.Value, ptrs *ir.Value, mask *ir.Value, alignment int32) MaskedScatterOp {
	st := ir.OperationState{Context: b.Context(), Def: MaskedScatter}
	st.Operands = append(st.Operands, value, ptrs, mask)
	c := b.Context()
	st.SetProp(0, ir.NewIntegerAttr(asm.BuildI32(c), int64(alignment)))
	return ir.Cast[MaskedScatterOp](b.Create(&st))
}

// MaskedExpandLoad is the operation llvm.intr.masked.expandload.
var MaskedExpandLoad = &ir.OpDef{
	Name: "llvm.intr.masked.expandload",
	Operands: []ir.ValueDef{
		{Name: "ptr", Constraint: constraint.LLVMAnyPointer},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "passthru", Constraint: constraint.LLVMAnyVector},
	},
	Attrs: []ir.AttrSlot{
		{Name: "arg_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
		{Name: "res_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[MaskedExpandLoadOp],
}

// MaskedExpandLoadOp is an operation seen as llvm.intr.masked.expandload.
type MaskedExpandLoadOp struct{ ir.View }

// Def is the definition, [MaskedExpandLoad].
func (MaskedExpandLoadOp) Def() *ir.OpDef { return MaskedExpandLoad }

// Ptr is the operand $ptr.
func (op MaskedExpandLoadOp) Ptr() *ir.Value { return op.Op().Operand(0) }

// Mask is the operand $mask.
func (op MaskedExpandLoadOp) Mask() *ir.Value { return op.Op().Operand(1) }

// Passthru is the operand $passthru.
func (op MaskedExpandLoadOp) Passthru() *ir.Value { return op.Op().Operand(2) }

// ArgAttrs is the attribute $arg_attrs, nil if it is absent.
func (op MaskedExpandLoadOp) ArgAttrs() *ir.ArrayAttr {
	v, _ := op.Op().Prop(0).(*ir.ArrayAttr)
	return v
}

// SetArgAttrs sets the attribute $arg_attrs.
func (op MaskedExpandLoadOp) SetArgAttrs(v *ir.ArrayAttr) MaskedExpandLoadOp {
	op.Op().SetProp(0, v)
	return op
}

// ResAttrs is the attribute $res_attrs, nil if it is absent.
func (op MaskedExpandLoadOp) ResAttrs() *ir.ArrayAttr {
	v, _ := op.Op().Prop(1).(*ir.ArrayAttr)
	return v
}

// SetResAttrs sets the attribute $res_attrs.
func (op MaskedExpandLoadOp) SetResAttrs(v *ir.ArrayAttr) MaskedExpandLoadOp {
	op.Op().SetProp(1, v)
	return op
}

// Result is the result $res.
func (op MaskedExpandLoadOp) Result() *ir.Value { return op.Op().Result(0) }

// NewMaskedExpandLoad makes a llvm.intr.masked.expandload at the builder's point.
func NewMaskedExpandLoad(b *ir.Builder, resultType ir.Type, ptr *ir.Value, mask *ir.Value, passthru *ir.Value) MaskedExpandLoadOp {
	st := ir.OperationState{Context: b.Context(), Def: MaskedExpandLoad}
	st.Operands = append(st.Operands, ptr, mask, passthru)
	st.Results = append(st.Results, resultType)
	return ir.Cast[MaskedExpandLoadOp](b.Create(&st))
}

// MaskedCompressStore is the operation llvm.intr.masked.compressstore.
var MaskedCompressStore = &ir.OpDef{
	Name: "llvm.intr.masked.compressstore",
	Operands: []ir.ValueDef{
		{Name: "value", Constraint: constraint.LLVMAnyVector},
		{Name: "ptr", Constraint: constraint.LLVMAnyPointer},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
	},
	Attrs: []ir.AttrSlot{
		{Name: "arg_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
		{Name: "res_attrs", Constraint: constraint.DictArrayAttr, Optional: true},
	},
	View: ir.ViewOf[MaskedCompressStoreOp],
}

// MaskedCompressStoreOp is an operation seen as llvm.intr.masked.compressstore.
type MaskedCompressStoreOp struct{ ir.View }

// Def is the definition, [MaskedCompressStore].
func (MaskedCompressStoreOp) Def() *ir.OpDef { return MaskedCompressStore }

// Value is the operand $value.
func (op MaskedCompressStoreOp) Value() *ir.Value { return op.Op().Operand(0) }

// Ptr is the operand $ptr.
func (op MaskedCompressStoreOp) Ptr() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op MaskedCompressStoreOp) Mask() *ir.Value { return op.Op().Operand(2) }

// ArgAttrs is the attribute $arg_attrs, nil if it is absent.
func (op MaskedCompressStoreOp) ArgAttrs() *ir.ArrayAttr {
	v, _ := op.Op().Prop(0).(*ir.ArrayAttr)
	return v
}

// SetArgAttrs sets the attribute $arg_attrs.
func (op MaskedCompressStoreOp) SetArgAttrs(v *ir.ArrayAttr) MaskedCompressStoreOp {
	op.Op().SetProp(0, v)
	return op
}

// ResAttrs is the attribute $res_attrs, nil if it is absent.
func (op MaskedCompressStoreOp) ResAttrs() *ir.ArrayAttr {
	v, _ := op.Op().Prop(1).(*ir.ArrayAttr)
	return v
}

// SetResAttrs sets the attribute $res_attrs.
func (op MaskedCompressStoreOp) SetResAttrs(v *ir.ArrayAttr) MaskedCompressStoreOp {
	op.Op().SetProp(1, v)
	return op
}

// NewMaskedCompressStore makes a llvm.intr.masked.compressstore at the builder's point.
func NewMaskedCompressStore(b *ir.Builder, value *ir.Value, ptr *ir.Value, mask *ir.Value) MaskedCompressStoreOp {
	st := ir.OperationState{Context: b.Context(), Def: MaskedCompressStore}
	st.Operands = append(st.Operands, value, ptr, mask)
	return ir.Cast[MaskedCompressStoreOp](b.Create(&st))
}

// VPAdd is the operation llvm.intr.vp.add.
var VPAdd = &ir.OpDef{
	Name:   "llvm.intr.vp.add",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPAddOp],
}

// VPAddOp is an operation seen as llvm.intr.vp.add.
type VPAddOp struct{ ir.View }

// Def is the definition, [VPAdd].
func (VPAddOp) Def() *ir.OpDef { return VPAdd }

// Lhs is the operand $lhs.
func (op VPAddOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op VPAddOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPAddOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPAddOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPAddOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPAdd makes a llvm.intr.vp.add at the builder's point.
func NewVPAdd(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value) VPAddOp {
	st := ir.OperationState{Context: b.Context(), Def: VPAdd}
	st.Operands = append(st.Operands, lhs, rhs, mask, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPAddOp](b.Create(&st))
}

// VPSub is the operation llvm.intr.vp.sub.
var VPSub = &ir.OpDef{
	Name:   "llvm.intr.vp.sub",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPSubOp],
}

// VPSubOp is an operation seen as llvm.intr.vp.sub.
type VPSubOp struct{ ir.View }

// Def is the definition, [VPSub].
func (VPSubOp) Def() *ir.OpDef { return VPSub }

// Lhs is the operand $lhs.
func (op VPSubOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op VPSubOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPSubOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPSubOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPSubOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPSub makes a llvm.intr.vp.sub at the builder's point.
func NewVPSub(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value) VPSubOp {
	st := ir.OperationState{Context: b.Context(), Def: VPSub}
	st.Operands = append(st.Operands, lhs, rhs, mask, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPSubOp](b.Create(&st))
}

// VPMul is the operation llvm.intr.vp.mul.
var VPMul = &ir.OpDef{
	Name:   "llvm.intr.vp.mul",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPMulOp],
}

// VPMulOp is an operation seen as llvm.intr.vp.mul.
type VPMulOp struct{ ir.View }

// Def is the definition, [VPMul].
func (VPMulOp) Def() *ir.OpDef { return VPMul }

// Lhs is the operand $lhs.
func (op VPMulOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op VPMulOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPMulOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPMulOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPMulOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPMul makes a llvm.intr.vp.mul at the builder's point.
func NewVPMul(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value) VPMulOp {
	st := ir.OperationState{Context: b.Context(), Def: VPMul}
	st.Operands = append(st.Operands, lhs, rhs, mask, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPMulOp](b.Create(&st))
}

// VPSDiv is the operation llvm.intr.vp.sdiv.
var VPSDiv = &ir.OpDef{
	Name:   "llvm.intr.vp.sdiv",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPSDivOp],
}

// VPSDivOp is an operation seen as llvm.intr.vp.sdiv.
type VPSDivOp struct{ ir.View }

// Def is the definition, [VPSDiv].
func (VPSDivOp) Def() *ir.OpDef { return VPSDiv }

// Lhs is the operand $lhs.
func (op VPSDivOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op VPSDivOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPSDivOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPSDivOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPSDivOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPSDiv makes a llvm.intr.vp.sdiv at the builder's point.
func NewVPSDiv(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value) VPSDivOp {
	st := ir.OperationState{Context: b.Context(), Def: VPSDiv}
	st.Operands = append(st.Operands, lhs, rhs, mask, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPSDivOp](b.Create(&st))
}

// VPUDiv is the operation llvm.intr.vp.udiv.
var VPUDiv = &ir.OpDef{
	Name:   "llvm.intr.vp.udiv",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPUDivOp],
}

// VPUDivOp is an operation seen as llvm.intr.vp.udiv.
type VPUDivOp struct{ ir.View }

// Def is the definition, [VPUDiv].
func (VPUDivOp) Def() *ir.OpDef { return VPUDiv }

// Lhs is the operand $lhs.
func (op VPUDivOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op VPUDivOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPUDivOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPUDivOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPUDivOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPUDiv makes a llvm.intr.vp.udiv at the builder's point.
func NewVPUDiv(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value) VPUDivOp {
	st := ir.OperationState{Context: b.Context(), Def: VPUDiv}
	st.Operands = append(st.Operands, lhs, rhs, mask, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPUDivOp](b.Create(&st))
}

// VPSRem is the operation llvm.intr.vp.srem.
var VPSRem = &ir.OpDef{
	Name:   "llvm.intr.vp.srem",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPSRemOp],
}

// VPSRemOp is an operation seen as llvm.intr.vp.srem.
type VPSRemOp struct{ ir.View }

// Def is the definition, [VPSRem].
func (VPSRemOp) Def() *ir.OpDef { return VPSRem }

// Lhs is the operand $lhs.
func (op VPSRemOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op VPSRemOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPSRemOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPSRemOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPSRemOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPSRem makes a llvm.intr.vp.srem at the builder's point.
func NewVPSRem(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value) VPSRemOp {
	st := ir.OperationState{Context: b.Context(), Def: VPSRem}
	st.Operands = append(st.Operands, lhs, rhs, mask, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPSRemOp](b.Create(&st))
}

// VPURem is the operation llvm.intr.vp.urem.
var VPURem = &ir.OpDef{
	Name:   "llvm.intr.vp.urem",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPURemOp],
}

// VPURemOp is an operation seen as llvm.intr.vp.urem.
type VPURemOp struct{ ir.View }

// Def is the definition, [VPURem].
func (VPURemOp) Def() *ir.OpDef { return VPURem }

// Lhs is the operand $lhs.
func (op VPURemOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op VPURemOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPURemOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPURemOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPURemOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPURem makes a llvm.intr.vp.urem at the builder's point.
func NewVPURem(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value) VPURemOp {
	st := ir.OperationState{Context: b.Context(), Def: VPURem}
	st.Operands = append(st.Operands, lhs, rhs, mask, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPURemOp](b.Create(&st))
}

// VPAShr is the operation llvm.intr.vp.ashr.
var VPAShr = &ir.OpDef{
	Name:   "llvm.intr.vp.ashr",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPAShrOp],
}

// VPAShrOp is an operation seen as llvm.intr.vp.ashr.
type VPAShrOp struct{ ir.View }

// Def is the definition, [VPAShr].
func (VPAShrOp) Def() *ir.OpDef { return VPAShr }

// Lhs is the operand $lhs.
func (op VPAShrOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op VPAShrOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPAShrOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPAShrOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPAShrOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPAShr makes a llvm.intr.vp.ashr at the builder's point.
func NewVPAShr(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value) VPAShrOp {
	st := ir.OperationState{Context: b.Context(), Def: VPAShr}
	st.Operands = append(st.Operands, lhs, rhs, mask, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPAShrOp](b.Create(&st))
}

// VPLShr is the operation llvm.intr.vp.lshr.
var VPLShr = &ir.OpDef{
	Name:   "llvm.intr.vp.lshr",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPLShrOp],
}

// VPLShrOp is an operation seen as llvm.intr.vp.lshr.
type VPLShrOp struct{ ir.View }

// Def is the definition, [VPLShr].
func (VPLShrOp) Def() *ir.OpDef { return VPLShr }

// Lhs is the operand $lhs.
func (op VPLShrOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op VPLShrOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPLShrOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPLShrOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPLShrOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPLShr makes a llvm.intr.vp.lshr at the builder's point.
func NewVPLShr(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value) VPLShrOp {
	st := ir.OperationState{Context: b.Context(), Def: VPLShr}
	st.Operands = append(st.Operands, lhs, rhs, mask, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPLShrOp](b.Create(&st))
}

// VPShl is the operation llvm.intr.vp.shl.
var VPShl = &ir.OpDef{
	Name:   "llvm.intr.vp.shl",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPShlOp],
}

// VPShlOp is an operation seen as llvm.intr.vp.shl.
type VPShlOp struct{ ir.View }

// Def is the definition, [VPShl].
func (VPShlOp) Def() *ir.OpDef { return VPShl }

// Lhs is the operand $lhs.
func (op VPShlOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op VPShlOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPShlOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPShlOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPShlOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPShl makes a llvm.intr.vp.shl at the builder's point.
func NewVPShl(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value) VPShlOp {
	st := ir.OperationState{Context: b.Context(), Def: VPShl}
	st.Operands = append(st.Operands, lhs, rhs, mask, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPShlOp](b.Create(&st))
}

// VPOr is the operation llvm.intr.vp.or.
var VPOr = &ir.OpDef{
	Name:   "llvm.intr.vp.or",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPOrOp],
}

// VPOrOp is an operation seen as llvm.intr.vp.or.
type VPOrOp struct{ ir.View }

// Def is the definition, [VPOr].
func (VPOrOp) Def() *ir.OpDef { return VPOr }

// Lhs is the operand $lhs.
func (op VPOrOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op VPOrOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPOrOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPOrOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPOrOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPOr makes a llvm.intr.vp.or at the builder's point.
func NewVPOr(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value) VPOrOp {
	st := ir.OperationState{Context: b.Context(), Def: VPOr}
	st.Operands = append(st.Operands, lhs, rhs, mask, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPOrOp](b.Create(&st))
}

// VPAnd is the operation llvm.intr.vp.and.
var VPAnd = &ir.OpDef{
	Name:   "llvm.intr.vp.and",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPAndOp],
}

// VPAndOp is an operation seen as llvm.intr.vp.and.
type VPAndOp struct{ ir.View }

// Def is the definition, [VPAnd].
func (VPAndOp) Def() *ir.OpDef { return VPAnd }

// Lhs is the operand $lhs.
func (op VPAndOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op VPAndOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPAndOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPAndOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPAndOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPAnd makes a llvm.intr.vp.and at the builder's point.
func NewVPAnd(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value) VPAndOp {
	st := ir.OperationState{Context: b.Context(), Def: VPAnd}
	st.Operands = append(st.Operands, lhs, rhs, mask, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPAndOp](b.Create(&st))
}

// VPXor is the operation llvm.intr.vp.xor.
var VPXor = &ir.OpDef{
	Name:   "llvm.intr.vp.xor",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPXorOp],
}

// VPXorOp is an operation seen as llvm.intr.vp.xor.
type VPXorOp struct{ ir.View }

// Def is the definition, [VPXor].
func (VPXorOp) Def() *ir.OpDef { return VPXor }

// Lhs is the operand $lhs.
func (op VPXorOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op VPXorOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPXorOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPXorOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPXorOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPXor makes a llvm.intr.vp.xor at the builder's point.
func NewVPXor(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value) VPXorOp {
	st := ir.OperationState{Context: b.Context(), Def: VPXor}
	st.Operands = append(st.Operands, lhs, rhs, mask, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPXorOp](b.Create(&st))
}

// VPSMax is the operation llvm.intr.vp.smax.
var VPSMax = &ir.OpDef{
	Name:   "llvm.intr.vp.smax",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPSMaxOp],
}

// VPSMaxOp is an operation seen as llvm.intr.vp.smax.
type VPSMaxOp struct{ ir.View }

// Def is the definition, [VPSMax].
func (VPSMaxOp) Def() *ir.OpDef { return VPSMax }

// Lhs is the operand $lhs.
func (op VPSMaxOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op VPSMaxOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPSMaxOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPSMaxOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPSMaxOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPSMax makes a llvm.intr.vp.smax at the builder's point.
func NewVPSMax(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value) VPSMaxOp {
	st := ir.OperationState{Context: b.Context(), Def: VPSMax}
	st.Operands = append(st.Operands, lhs, rhs, mask, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPSMaxOp](b.Create(&st))
}

// VPSMin is the operation llvm.intr.vp.smin.
var VPSMin = &ir.OpDef{
	Name:   "llvm.intr.vp.smin",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPSMinOp],
}

// VPSMinOp is an operation seen as llvm.intr.vp.smin.
type VPSMinOp struct{ ir.View }

// Def is the definition, [VPSMin].
func (VPSMinOp) Def() *ir.OpDef { return VPSMin }

// Lhs is the operand $lhs.
func (op VPSMinOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op VPSMinOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPSMinOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPSMinOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPSMinOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPSMin makes a llvm.intr.vp.smin at the builder's point.
func NewVPSMin(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value) VPSMinOp {
	st := ir.OperationState{Context: b.Context(), Def: VPSMin}
	st.Operands = append(st.Operands, lhs, rhs, mask, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPSMinOp](b.Create(&st))
}

// VPUMax is the operation llvm.intr.vp.umax.
var VPUMax = &ir.OpDef{
	Name:   "llvm.intr.vp.umax",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPUMaxOp],
}

// VPUMaxOp is an operation seen as llvm.intr.vp.umax.
type VPUMaxOp struct{ ir.View }

// Def is the definition, [VPUMax].
func (VPUMaxOp) Def() *ir.OpDef { return VPUMax }

// Lhs is the operand $lhs.
func (op VPUMaxOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op VPUMaxOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPUMaxOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPUMaxOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPUMaxOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPUMax makes a llvm.intr.vp.umax at the builder's point.
func NewVPUMax(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value) VPUMaxOp {
	st := ir.OperationState{Context: b.Context(), Def: VPUMax}
	st.Operands = append(st.Operands, lhs, rhs, mask, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPUMaxOp](b.Create(&st))
}

// VPUMin is the operation llvm.intr.vp.umin.
var VPUMin = &ir.OpDef{
	Name:   "llvm.intr.vp.umin",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
		{Name: "rhs", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPUMinOp],
}

// VPUMinOp is an operation seen as llvm.intr.vp.umin.
type VPUMinOp struct{ ir.View }

// Def is the definition, [VPUMin].
func (VPUMinOp) Def() *ir.OpDef { return VPUMin }

// Lhs is the operand $lhs.
func (op VPUMinOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op VPUMinOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPUMinOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPUMinOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPUMinOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPUMin makes a llvm.intr.vp.umin at the builder's point.
func NewVPUMin(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value) VPUMinOp {
	st := ir.OperationState{Context: b.Context(), Def: VPUMin}
	st.Operands = append(st.Operands, lhs, rhs, mask, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPUMinOp](b.Create(&st))
}

// VPFAdd is the operation llvm.intr.vp.fadd.
var VPFAdd = &ir.OpDef{
	Name:   "llvm.intr.vp.fadd",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.LLVMVectorOfAnyFloat},
		{Name: "rhs", Constraint: constraint.LLVMVectorOfAnyFloat},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPFAddOp],
}

// VPFAddOp is an operation seen as llvm.intr.vp.fadd.
type VPFAddOp struct{ ir.View }

// Def is the definition, [VPFAdd].
func (VPFAddOp) Def() *ir.OpDef { return VPFAdd }

// Lhs is the operand $lhs.
func (op VPFAddOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op VPFAddOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPFAddOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPFAddOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPFAddOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPFAdd makes a llvm.intr.vp.fadd at the builder's point.
func NewVPFAdd(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value) VPFAddOp {
	st := ir.OperationState{Context: b.Context(), Def: VPFAdd}
	st.Operands = append(st.Operands, lhs, rhs, mask, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPFAddOp](b.Create(&st))
}

// VPFSub is the operation llvm.intr.vp.fsub.
var VPFSub = &ir.OpDef{
	Name:   "llvm.intr.vp.fsub",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.LLVMVectorOfAnyFloat},
		{Name: "rhs", Constraint: constraint.LLVMVectorOfAnyFloat},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPFSubOp],
}

// VPFSubOp is an operation seen as llvm.intr.vp.fsub.
type VPFSubOp struct{ ir.View }

// Def is the definition, [VPFSub].
func (VPFSubOp) Def() *ir.OpDef { return VPFSub }

// Lhs is the operand $lhs.
func (op VPFSubOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op VPFSubOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPFSubOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPFSubOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPFSubOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPFSub makes a llvm.intr.vp.fsub at the builder's point.
func NewVPFSub(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value) VPFSubOp {
	st := ir.OperationState{Context: b.Context(), Def: VPFSub}
	st.Operands = append(st.Operands, lhs, rhs, mask, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPFSubOp](b.Create(&st))
}

// VPFMul is the operation llvm.intr.vp.fmul.
var VPFMul = &ir.OpDef{
	Name:   "llvm.intr.vp.fmul",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.LLVMVectorOfAnyFloat},
		{Name: "rhs", Constraint: constraint.LLVMVectorOfAnyFloat},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPFMulOp],
}

// VPFMulOp is an operation seen as llvm.intr.vp.fmul.
type VPFMulOp struct{ ir.View }

// Def is the definition, [VPFMul].
func (VPFMulOp) Def() *ir.OpDef { return VPFMul }

// Lhs is the operand $lhs.
func (op VPFMulOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op VPFMulOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPFMulOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPFMulOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPFMulOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPFMul makes a llvm.intr.vp.fmul at the builder's point.
func NewVPFMul(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value) VPFMulOp {
	st := ir.OperationState{Context: b.Context(), Def: VPFMul}
	st.Operands = append(st.Operands, lhs, rhs, mask, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPFMulOp](b.Create(&st))
}

// VPFDiv is the operation llvm.intr.vp.fdiv.
var VPFDiv = &ir.OpDef{
	Name:   "llvm.intr.vp.fdiv",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.LLVMVectorOfAnyFloat},
		{Name: "rhs", Constraint: constraint.LLVMVectorOfAnyFloat},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPFDivOp],
}

// VPFDivOp is an operation seen as llvm.intr.vp.fdiv.
type VPFDivOp struct{ ir.View }

// Def is the definition, [VPFDiv].
func (VPFDivOp) Def() *ir.OpDef { return VPFDiv }

// Lhs is the operand $lhs.
func (op VPFDivOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op VPFDivOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPFDivOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPFDivOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPFDivOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPFDiv makes a llvm.intr.vp.fdiv at the builder's point.
func NewVPFDiv(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value) VPFDivOp {
	st := ir.OperationState{Context: b.Context(), Def: VPFDiv}
	st.Operands = append(st.Operands, lhs, rhs, mask, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPFDivOp](b.Create(&st))
}

// VPFRem is the operation llvm.intr.vp.frem.
var VPFRem = &ir.OpDef{
	Name:   "llvm.intr.vp.frem",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "lhs", Constraint: constraint.LLVMVectorOfAnyFloat},
		{Name: "rhs", Constraint: constraint.LLVMVectorOfAnyFloat},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPFRemOp],
}

// VPFRemOp is an operation seen as llvm.intr.vp.frem.
type VPFRemOp struct{ ir.View }

// Def is the definition, [VPFRem].
func (VPFRemOp) Def() *ir.OpDef { return VPFRem }

// Lhs is the operand $lhs.
func (op VPFRemOp) Lhs() *ir.Value { return op.Op().Operand(0) }

// Rhs is the operand $rhs.
func (op VPFRemOp) Rhs() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPFRemOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPFRemOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPFRemOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPFRem makes a llvm.intr.vp.frem at the builder's point.
func NewVPFRem(b *ir.Builder, resultType ir.Type, lhs *ir.Value, rhs *ir.Value, mask *ir.Value, evl *ir.Value) VPFRemOp {
	st := ir.OperationState{Context: b.Context(), Def: VPFRem}
	st.Operands = append(st.Operands, lhs, rhs, mask, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPFRemOp](b.Create(&st))
}

// VPFNeg is the operation llvm.intr.vp.fneg.
var VPFNeg = &ir.OpDef{
	Name:   "llvm.intr.vp.fneg",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "op", Constraint: constraint.LLVMVectorOfAnyFloat},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPFNegOp],
}

// VPFNegOp is an operation seen as llvm.intr.vp.fneg.
type VPFNegOp struct{ ir.View }

// Def is the definition, [VPFNeg].
func (VPFNegOp) Def() *ir.OpDef { return VPFNeg }

// OpOperand is the operand $op.
func (op VPFNegOp) OpOperand() *ir.Value { return op.Op().Operand(0) }

// Mask is the operand $mask.
func (op VPFNegOp) Mask() *ir.Value { return op.Op().Operand(1) }

// Evl is the operand $evl.
func (op VPFNegOp) Evl() *ir.Value { return op.Op().Operand(2) }

// Result is the result $res.
func (op VPFNegOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPFNeg makes a llvm.intr.vp.fneg at the builder's point.
func NewVPFNeg(b *ir.Builder, resultType ir.Type, op_ *ir.Value, mask *ir.Value, evl *ir.Value) VPFNegOp {
	st := ir.OperationState{Context: b.Context(), Def: VPFNeg}
	st.Operands = append(st.Operands, op_, mask, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPFNegOp](b.Create(&st))
}

// VPFMulAdd is the operation llvm.intr.vp.fmuladd.
var VPFMulAdd = &ir.OpDef{
	Name:   "llvm.intr.vp.fmuladd",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "op1", Constraint: constraint.LLVMVectorOfAnyFloat},
		{Name: "op2", Constraint: constraint.LLVMVectorOfAnyFloat},
		{Name: "op3", Constraint: constraint.LLVMVectorOfAnyFloat},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPFMulAddOp],
}

// VPFMulAddOp is an operation seen as llvm.intr.vp.fmuladd.
type VPFMulAddOp struct{ ir.View }

// Def is the definition, [VPFMulAdd].
func (VPFMulAddOp) Def() *ir.OpDef { return VPFMulAdd }

// Op1 is the operand $op1.
func (op VPFMulAddOp) Op1() *ir.Value { return op.Op().Operand(0) }

// Op2 is the operand $op2.
func (op VPFMulAddOp) Op2() *ir.Value { return op.Op().Operand(1) }

// Op3 is the operand $op3.
func (op VPFMulAddOp) Op3() *ir.Value { return op.Op().Operand(2) }

// Mask is the operand $mask.
func (op VPFMulAddOp) Mask() *ir.Value { return op.Op().Operand(3) }

// Evl is the operand $evl.
func (op VPFMulAddOp) Evl() *ir.Value { return op.Op().Operand(4) }

// Result is the result $res.
func (op VPFMulAddOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPFMulAdd makes a llvm.intr.vp.fmuladd at the builder's point.
func NewVPFMulAdd(b *ir.Builder, resultType ir.Type, op1 *ir.Value, op2 *ir.Value, op3 *ir.Value, mask *ir.Value, evl *ir.Value) VPFMulAddOp {
	st := ir.OperationState{Context: b.Context(), Def: VPFMulAdd}
	st.Operands = append(st.Operands, op1, op2, op3, mask, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPFMulAddOp](b.Create(&st))
}

// VPFMA is the operation llvm.intr.vp.fma.
var VPFMA = &ir.OpDef{
	Name:   "llvm.intr.vp.fma",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "op1", Constraint: constraint.LLVMVectorOfAnyFloat},
		{Name: "op2", Constraint: constraint.LLVMVectorOfAnyFloat},
		{Name: "op3", Constraint: constraint.LLVMVectorOfAnyFloat},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPFMAOp],
}

// VPFMAOp is an operation seen as llvm.intr.vp.fma.
type VPFMAOp struct{ ir.View }

// Def is the definition, [VPFMA].
func (VPFMAOp) Def() *ir.OpDef { return VPFMA }

// Op1 is the operand $op1.
func (op VPFMAOp) Op1() *ir.Value { return op.Op().Operand(0) }

// Op2 is the operand $op2.
func (op VPFMAOp) Op2() *ir.Value { return op.Op().Operand(1) }

// Op3 is the operand $op3.
func (op VPFMAOp) Op3() *ir.Value { return op.Op().Operand(2) }

// Mask is the operand $mask.
func (op VPFMAOp) Mask() *ir.Value { return op.Op().Operand(3) }

// Evl is the operand $evl.
func (op VPFMAOp) Evl() *ir.Value { return op.Op().Operand(4) }

// Result is the result $res.
func (op VPFMAOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPFMA makes a llvm.intr.vp.fma at the builder's point.
func NewVPFMA(b *ir.Builder, resultType ir.Type, op1 *ir.Value, op2 *ir.Value, op3 *ir.Value, mask *ir.Value, evl *ir.Value) VPFMAOp {
	st := ir.OperationState{Context: b.Context(), Def: VPFMA}
	st.Operands = append(st.Operands, op1, op2, op3, mask, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPFMAOp](b.Create(&st))
}

// VPReduceAdd is the operation llvm.intr.vp.reduce.add.
var VPReduceAdd = &ir.OpDef{
	Name:   "llvm.intr.vp.reduce.add",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "satrt_value", Constraint: constraint.AnySignlessInteger},
		{Name: "val", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPReduceAddOp],
}

// VPReduceAddOp is an operation seen as llvm.intr.vp.reduce.add.
type VPReduceAddOp struct{ ir.View }

// Def is the definition, [VPReduceAdd].
func (VPReduceAddOp) Def() *ir.OpDef { return VPReduceAdd }

// SatrtValue is the operand $satrt_value.
func (op VPReduceAddOp) SatrtValue() *ir.Value { return op.Op().Operand(0) }

// Val is the operand $val.
func (op VPReduceAddOp) Val() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPReduceAddOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPReduceAddOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPReduceAddOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPReduceAdd makes a llvm.intr.vp.reduce.add at the builder's point.
func NewVPReduceAdd(b *ir.Builder, resultType ir.Type, satrtValue *ir.Value, val *ir.Value, mask *ir.Value, evl *ir.Value) VPReduceAddOp {
	st := ir.OperationState{Context: b.Context(), Def: VPReduceAdd}
	st.Operands = append(st.Operands, satrtValue, val, mask, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPReduceAddOp](b.Create(&st))
}

// VPReduceMul is the operation llvm.intr.vp.reduce.mul.
var VPReduceMul = &ir.OpDef{
	Name:   "llvm.intr.vp.reduce.mul",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "satrt_value", Constraint: constraint.AnySignlessInteger},
		{Name: "val", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPReduceMulOp],
}

// VPReduceMulOp is an operation seen as llvm.intr.vp.reduce.mul.
type VPReduceMulOp struct{ ir.View }

// Def is the definition, [VPReduceMul].
func (VPReduceMulOp) Def() *ir.OpDef { return VPReduceMul }

// SatrtValue is the operand $satrt_value.
func (op VPReduceMulOp) SatrtValue() *ir.Value { return op.Op().Operand(0) }

// Val is the operand $val.
func (op VPReduceMulOp) Val() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPReduceMulOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPReduceMulOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPReduceMulOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPReduceMul makes a llvm.intr.vp.reduce.mul at the builder's point.
func NewVPReduceMul(b *ir.Builder, resultType ir.Type, satrtValue *ir.Value, val *ir.Value, mask *ir.Value, evl *ir.Value) VPReduceMulOp {
	st := ir.OperationState{Context: b.Context(), Def: VPReduceMul}
	st.Operands = append(st.Operands, satrtValue, val, mask, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPReduceMulOp](b.Create(&st))
}

// VPReduceAnd is the operation llvm.intr.vp.reduce.and.
var VPReduceAnd = &ir.OpDef{
	Name:   "llvm.intr.vp.reduce.and",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "satrt_value", Constraint: constraint.AnySignlessInteger},
		{Name: "val", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPReduceAndOp],
}

// VPReduceAndOp is an operation seen as llvm.intr.vp.reduce.and.
type VPReduceAndOp struct{ ir.View }

// Def is the definition, [VPReduceAnd].
func (VPReduceAndOp) Def() *ir.OpDef { return VPReduceAnd }

// SatrtValue is the operand $satrt_value.
func (op VPReduceAndOp) SatrtValue() *ir.Value { return op.Op().Operand(0) }

// Val is the operand $val.
func (op VPReduceAndOp) Val() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPReduceAndOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPReduceAndOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPReduceAndOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPReduceAnd makes a llvm.intr.vp.reduce.and at the builder's point.
func NewVPReduceAnd(b *ir.Builder, resultType ir.Type, satrtValue *ir.Value, val *ir.Value, mask *ir.Value, evl *ir.Value) VPReduceAndOp {
	st := ir.OperationState{Context: b.Context(), Def: VPReduceAnd}
	st.Operands = append(st.Operands, satrtValue, val, mask, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPReduceAndOp](b.Create(&st))
}

// VPReduceOr is the operation llvm.intr.vp.reduce.or.
var VPReduceOr = &ir.OpDef{
	Name:   "llvm.intr.vp.reduce.or",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "satrt_value", Constraint: constraint.AnySignlessInteger},
		{Name: "val", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPReduceOrOp],
}

// VPReduceOrOp is an operation seen as llvm.intr.vp.reduce.or.
type VPReduceOrOp struct{ ir.View }

// Def is the definition, [VPReduceOr].
func (VPReduceOrOp) Def() *ir.OpDef { return VPReduceOr }

// SatrtValue is the operand $satrt_value.
func (op VPReduceOrOp) SatrtValue() *ir.Value { return op.Op().Operand(0) }

// Val is the operand $val.
func (op VPReduceOrOp) Val() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPReduceOrOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPReduceOrOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPReduceOrOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPReduceOr makes a llvm.intr.vp.reduce.or at the builder's point.
func NewVPReduceOr(b *ir.Builder, resultType ir.Type, satrtValue *ir.Value, val *ir.Value, mask *ir.Value, evl *ir.Value) VPReduceOrOp {
	st := ir.OperationState{Context: b.Context(), Def: VPReduceOr}
	st.Operands = append(st.Operands, satrtValue, val, mask, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPReduceOrOp](b.Create(&st))
}

// VPReduceXor is the operation llvm.intr.vp.reduce.xor.
var VPReduceXor = &ir.OpDef{
	Name:   "llvm.intr.vp.reduce.xor",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "satrt_value", Constraint: constraint.AnySignlessInteger},
		{Name: "val", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPReduceXorOp],
}

// VPReduceXorOp is an operation seen as llvm.intr.vp.reduce.xor.
type VPReduceXorOp struct{ ir.View }

// Def is the definition, [VPReduceXor].
func (VPReduceXorOp) Def() *ir.OpDef { return VPReduceXor }

// SatrtValue is the operand $satrt_value.
func (op VPReduceXorOp) SatrtValue() *ir.Value { return op.Op().Operand(0) }

// Val is the operand $val.
func (op VPReduceXorOp) Val() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPReduceXorOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPReduceXorOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPReduceXorOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPReduceXor makes a llvm.intr.vp.reduce.xor at the builder's point.
func NewVPReduceXor(b *ir.Builder, resultType ir.Type, satrtValue *ir.Value, val *ir.Value, mask *ir.Value, evl *ir.Value) VPReduceXorOp {
	st := ir.OperationState{Context: b.Context(), Def: VPReduceXor}
	st.Operands = append(st.Operands, satrtValue, val, mask, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPReduceXorOp](b.Create(&st))
}

// VPReduceSMax is the operation llvm.intr.vp.reduce.smax.
var VPReduceSMax = &ir.OpDef{
	Name:   "llvm.intr.vp.reduce.smax",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "satrt_value", Constraint: constraint.AnySignlessInteger},
		{Name: "val", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPReduceSMaxOp],
}

// VPReduceSMaxOp is an operation seen as llvm.intr.vp.reduce.smax.
type VPReduceSMaxOp struct{ ir.View }

// Def is the definition, [VPReduceSMax].
func (VPReduceSMaxOp) Def() *ir.OpDef { return VPReduceSMax }

// SatrtValue is the operand $satrt_value.
func (op VPReduceSMaxOp) SatrtValue() *ir.Value { return op.Op().Operand(0) }

// Val is the operand $val.
func (op VPReduceSMaxOp) Val() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPReduceSMaxOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPReduceSMaxOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPReduceSMaxOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPReduceSMax makes a llvm.intr.vp.reduce.smax at the builder's point.
func NewVPReduceSMax(b *ir.Builder, resultType ir.Type, satrtValue *ir.Value, val *ir.Value, mask *ir.Value, evl *ir.Value) VPReduceSMaxOp {
	st := ir.OperationState{Context: b.Context(), Def: VPReduceSMax}
	st.Operands = append(st.Operands, satrtValue, val, mask, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPReduceSMaxOp](b.Create(&st))
}

// VPReduceSMin is the operation llvm.intr.vp.reduce.smin.
var VPReduceSMin = &ir.OpDef{
	Name:   "llvm.intr.vp.reduce.smin",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "satrt_value", Constraint: constraint.AnySignlessInteger},
		{Name: "val", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPReduceSMinOp],
}

// VPReduceSMinOp is an operation seen as llvm.intr.vp.reduce.smin.
type VPReduceSMinOp struct{ ir.View }

// Def is the definition, [VPReduceSMin].
func (VPReduceSMinOp) Def() *ir.OpDef { return VPReduceSMin }

// SatrtValue is the operand $satrt_value.
func (op VPReduceSMinOp) SatrtValue() *ir.Value { return op.Op().Operand(0) }

// Val is the operand $val.
func (op VPReduceSMinOp) Val() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPReduceSMinOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPReduceSMinOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPReduceSMinOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPReduceSMin makes a llvm.intr.vp.reduce.smin at the builder's point.
func NewVPReduceSMin(b *ir.Builder, resultType ir.Type, satrtValue *ir.Value, val *ir.Value, mask *ir.Value, evl *ir.Value) VPReduceSMinOp {
	st := ir.OperationState{Context: b.Context(), Def: VPReduceSMin}
	st.Operands = append(st.Operands, satrtValue, val, mask, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPReduceSMinOp](b.Create(&st))
}

// VPReduceUMax is the operation llvm.intr.vp.reduce.umax.
var VPReduceUMax = &ir.OpDef{
	Name:   "llvm.intr.vp.reduce.umax",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "satrt_value", Constraint: constraint.AnySignlessInteger},
		{Name: "val", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPReduceUMaxOp],
}

// VPReduceUMaxOp is an operation seen as llvm.intr.vp.reduce.umax.
type VPReduceUMaxOp struct{ ir.View }

// Def is the definition, [VPReduceUMax].
func (VPReduceUMaxOp) Def() *ir.OpDef { return VPReduceUMax }

// SatrtValue is the operand $satrt_value.
func (op VPReduceUMaxOp) SatrtValue() *ir.Value { return op.Op().Operand(0) }

// Val is the operand $val.
func (op VPReduceUMaxOp) Val() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPReduceUMaxOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPReduceUMaxOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPReduceUMaxOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPReduceUMax makes a llvm.intr.vp.reduce.umax at the builder's point.
func NewVPReduceUMax(b *ir.Builder, resultType ir.Type, satrtValue *ir.Value, val *ir.Value, mask *ir.Value, evl *ir.Value) VPReduceUMaxOp {
	st := ir.OperationState{Context: b.Context(), Def: VPReduceUMax}
	st.Operands = append(st.Operands, satrtValue, val, mask, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPReduceUMaxOp](b.Create(&st))
}

// VPReduceUMin is the operation llvm.intr.vp.reduce.umin.
var VPReduceUMin = &ir.OpDef{
	Name:   "llvm.intr.vp.reduce.umin",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "satrt_value", Constraint: constraint.AnySignlessInteger},
		{Name: "val", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPReduceUMinOp],
}

// VPReduceUMinOp is an operation seen as llvm.intr.vp.reduce.umin.
type VPReduceUMinOp struct{ ir.View }

// Def is the definition, [VPReduceUMin].
func (VPReduceUMinOp) Def() *ir.OpDef { return VPReduceUMin }

// SatrtValue is the operand $satrt_value.
func (op VPReduceUMinOp) SatrtValue() *ir.Value { return op.Op().Operand(0) }

// Val is the operand $val.
func (op VPReduceUMinOp) Val() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPReduceUMinOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPReduceUMinOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPReduceUMinOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPReduceUMin makes a llvm.intr.vp.reduce.umin at the builder's point.
func NewVPReduceUMin(b *ir.Builder, resultType ir.Type, satrtValue *ir.Value, val *ir.Value, mask *ir.Value, evl *ir.Value) VPReduceUMinOp {
	st := ir.OperationState{Context: b.Context(), Def: VPReduceUMin}
	st.Operands = append(st.Operands, satrtValue, val, mask, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPReduceUMinOp](b.Create(&st))
}

// VPReduceFAdd is the operation llvm.intr.vp.reduce.fadd.
var VPReduceFAdd = &ir.OpDef{
	Name:   "llvm.intr.vp.reduce.fadd",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "satrt_value", Constraint: constraint.AnyFloat},
		{Name: "val", Constraint: constraint.LLVMVectorOfAnyFloat},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPReduceFAddOp],
}

// VPReduceFAddOp is an operation seen as llvm.intr.vp.reduce.fadd.
type VPReduceFAddOp struct{ ir.View }

// Def is the definition, [VPReduceFAdd].
func (VPReduceFAddOp) Def() *ir.OpDef { return VPReduceFAdd }

// SatrtValue is the operand $satrt_value.
func (op VPReduceFAddOp) SatrtValue() *ir.Value { return op.Op().Operand(0) }

// Val is the operand $val.
func (op VPReduceFAddOp) Val() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPReduceFAddOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPReduceFAddOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPReduceFAddOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPReduceFAdd makes a llvm.intr.vp.reduce.fadd at the builder's point.
func NewVPReduceFAdd(b *ir.Builder, resultType ir.Type, satrtValue *ir.Value, val *ir.Value, mask *ir.Value, evl *ir.Value) VPReduceFAddOp {
	st := ir.OperationState{Context: b.Context(), Def: VPReduceFAdd}
	st.Operands = append(st.Operands, satrtValue, val, mask, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPReduceFAddOp](b.Create(&st))
}

// VPReduceFMul is the operation llvm.intr.vp.reduce.fmul.
var VPReduceFMul = &ir.OpDef{
	Name:   "llvm.intr.vp.reduce.fmul",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "satrt_value", Constraint: constraint.AnyFloat},
		{Name: "val", Constraint: constraint.LLVMVectorOfAnyFloat},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPReduceFMulOp],
}

// VPReduceFMulOp is an operation seen as llvm.intr.vp.reduce.fmul.
type VPReduceFMulOp struct{ ir.View }

// Def is the definition, [VPReduceFMul].
func (VPReduceFMulOp) Def() *ir.OpDef { return VPReduceFMul }

// SatrtValue is the operand $satrt_value.
func (op VPReduceFMulOp) SatrtValue() *ir.Value { return op.Op().Operand(0) }

// Val is the operand $val.
func (op VPReduceFMulOp) Val() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPReduceFMulOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPReduceFMulOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPReduceFMulOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPReduceFMul makes a llvm.intr.vp.reduce.fmul at the builder's point.
func NewVPReduceFMul(b *ir.Builder, resultType ir.Type, satrtValue *ir.Value, val *ir.Value, mask *ir.Value, evl *ir.Value) VPReduceFMulOp {
	st := ir.OperationState{Context: b.Context(), Def: VPReduceFMul}
	st.Operands = append(st.Operands, satrtValue, val, mask, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPReduceFMulOp](b.Create(&st))
}

// VPReduceFMax is the operation llvm.intr.vp.reduce.fmax.
var VPReduceFMax = &ir.OpDef{
	Name:   "llvm.intr.vp.reduce.fmax",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "satrt_value", Constraint: constraint.AnyFloat},
		{Name: "val", Constraint: constraint.LLVMVectorOfAnyFloat},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPReduceFMaxOp],
}

// VPReduceFMaxOp is an operation seen as llvm.intr.vp.reduce.fmax.
type VPReduceFMaxOp struct{ ir.View }

// Def is the definition, [VPReduceFMax].
func (VPReduceFMaxOp) Def() *ir.OpDef { return VPReduceFMax }

// SatrtValue is the operand $satrt_value.
func (op VPReduceFMaxOp) SatrtValue() *ir.Value { return op.Op().Operand(0) }

// Val is the operand $val.
func (op VPReduceFMaxOp) Val() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPReduceFMaxOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPReduceFMaxOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPReduceFMaxOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPReduceFMax makes a llvm.intr.vp.reduce.fmax at the builder's point.
func NewVPReduceFMax(b *ir.Builder, resultType ir.Type, satrtValue *ir.Value, val *ir.Value, mask *ir.Value, evl *ir.Value) VPReduceFMaxOp {
	st := ir.OperationState{Context: b.Context(), Def: VPReduceFMax}
	st.Operands = append(st.Operands, satrtValue, val, mask, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPReduceFMaxOp](b.Create(&st))
}

// VPReduceFMin is the operation llvm.intr.vp.reduce.fmin.
var VPReduceFMin = &ir.OpDef{
	Name:   "llvm.intr.vp.reduce.fmin",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "satrt_value", Constraint: constraint.AnyFloat},
		{Name: "val", Constraint: constraint.LLVMVectorOfAnyFloat},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPReduceFMinOp],
}

// VPReduceFMinOp is an operation seen as llvm.intr.vp.reduce.fmin.
type VPReduceFMinOp struct{ ir.View }

// Def is the definition, [VPReduceFMin].
func (VPReduceFMinOp) Def() *ir.OpDef { return VPReduceFMin }

// SatrtValue is the operand $satrt_value.
func (op VPReduceFMinOp) SatrtValue() *ir.Value { return op.Op().Operand(0) }

// Val is the operand $val.
func (op VPReduceFMinOp) Val() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPReduceFMinOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPReduceFMinOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPReduceFMinOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPReduceFMin makes a llvm.intr.vp.reduce.fmin at the builder's point.
func NewVPReduceFMin(b *ir.Builder, resultType ir.Type, satrtValue *ir.Value, val *ir.Value, mask *ir.Value, evl *ir.Value) VPReduceFMinOp {
	st := ir.OperationState{Context: b.Context(), Def: VPReduceFMin}
	st.Operands = append(st.Operands, satrtValue, val, mask, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPReduceFMinOp](b.Create(&st))
}

// VPSelect is the operation llvm.intr.vp.select.
var VPSelect = &ir.OpDef{
	Name:   "llvm.intr.vp.select",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "cond", Constraint: constraint.LLVMVectorOfI1},
		{Name: "true_val", Constraint: constraint.LLVMAnyVector},
		{Name: "false_val", Constraint: constraint.LLVMAnyVector},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPSelectOp],
}

// VPSelectOp is an operation seen as llvm.intr.vp.select.
type VPSelectOp struct{ ir.View }

// Def is the definition, [VPSelect].
func (VPSelectOp) Def() *ir.OpDef { return VPSelect }

// Cond is the operand $cond.
func (op VPSelectOp) Cond() *ir.Value { return op.Op().Operand(0) }

// TrueVal is the operand $true_val.
func (op VPSelectOp) TrueVal() *ir.Value { return op.Op().Operand(1) }

// FalseVal is the operand $false_val.
func (op VPSelectOp) FalseVal() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPSelectOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPSelectOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPSelect makes a llvm.intr.vp.select at the builder's point.
func NewVPSelect(b *ir.Builder, resultType ir.Type, cond *ir.Value, trueVal *ir.Value, falseVal *ir.Value, evl *ir.Value) VPSelectOp {
	st := ir.OperationState{Context: b.Context(), Def: VPSelect}
	st.Operands = append(st.Operands, cond, trueVal, falseVal, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPSelectOp](b.Create(&st))
}

// VPMerge is the operation llvm.intr.vp.merge.
var VPMerge = &ir.OpDef{
	Name:   "llvm.intr.vp.merge",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "cond", Constraint: constraint.LLVMVectorOfI1},
		{Name: "true_val", Constraint: constraint.LLVMAnyVector},
		{Name: "false_val", Constraint: constraint.LLVMAnyVector},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPMergeOp],
}

// VPMergeOp is an operation seen as llvm.intr.vp.merge.
type VPMergeOp struct{ ir.View }

// Def is the definition, [VPMerge].
func (VPMergeOp) Def() *ir.OpDef { return VPMerge }

// Cond is the operand $cond.
func (op VPMergeOp) Cond() *ir.Value { return op.Op().Operand(0) }

// TrueVal is the operand $true_val.
func (op VPMergeOp) TrueVal() *ir.Value { return op.Op().Operand(1) }

// FalseVal is the operand $false_val.
func (op VPMergeOp) FalseVal() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPMergeOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPMergeOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPMerge makes a llvm.intr.vp.merge at the builder's point.
func NewVPMerge(b *ir.Builder, resultType ir.Type, cond *ir.Value, trueVal *ir.Value, falseVal *ir.Value, evl *ir.Value) VPMergeOp {
	st := ir.OperationState{Context: b.Context(), Def: VPMerge}
	st.Operands = append(st.Operands, cond, trueVal, falseVal, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPMergeOp](b.Create(&st))
}

// VPLoad is the operation llvm.intr.vp.load.
var VPLoad = &ir.OpDef{
	Name: "llvm.intr.vp.load",
	Operands: []ir.ValueDef{
		{Name: "ptr", Constraint: constraint.LLVMAnyPointer},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPLoadOp],
}

// VPLoadOp is an operation seen as llvm.intr.vp.load.
type VPLoadOp struct{ ir.View }

// Def is the definition, [VPLoad].
func (VPLoadOp) Def() *ir.OpDef { return VPLoad }

// Ptr is the operand $ptr.
func (op VPLoadOp) Ptr() *ir.Value { return op.Op().Operand(0) }

// Mask is the operand $mask.
func (op VPLoadOp) Mask() *ir.Value { return op.Op().Operand(1) }

// Evl is the operand $evl.
func (op VPLoadOp) Evl() *ir.Value { return op.Op().Operand(2) }

// Result is the result $res.
func (op VPLoadOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPLoad makes a llvm.intr.vp.load at the builder's point.
func NewVPLoad(b *ir.Builder, resultType ir.Type, ptr *ir.Value, mask *ir.Value, evl *ir.Value) VPLoadOp {
	st := ir.OperationState{Context: b.Context(), Def: VPLoad}
	st.Operands = append(st.Operands, ptr, mask, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPLoadOp](b.Create(&st))
}

// VPStore is the operation llvm.intr.vp.store.
var VPStore = &ir.OpDef{
	Name: "llvm.intr.vp.store",
	Operands: []ir.ValueDef{
		{Name: "val", Constraint: constraint.LLVMAnyVector},
		{Name: "ptr", Constraint: constraint.LLVMAnyPointer},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	View: ir.ViewOf[VPStoreOp],
}

// VPStoreOp is an operation seen as llvm.intr.vp.store.
type VPStoreOp struct{ ir.View }

// Def is the definition, [VPStore].
func (VPStoreOp) Def() *ir.OpDef { return VPStore }

// Val is the operand $val.
func (op VPStoreOp) Val() *ir.Value { return op.Op().Operand(0) }

// Ptr is the operand $ptr.
func (op VPStoreOp) Ptr() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPStoreOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPStoreOp) Evl() *ir.Value { return op.Op().Operand(3) }

// NewVPStore makes a llvm.intr.vp.store at the builder's point.
func NewVPStore(b *ir.Builder, val *ir.Value, ptr *ir.Value, mask *ir.Value, evl *ir.Value) VPStoreOp {
	st := ir.OperationState{Context: b.Context(), Def: VPStore}
	st.Operands = append(st.Operands, val, ptr, mask, evl)
	return ir.Cast[VPStoreOp](b.Create(&st))
}

// VPStridedLoad is the operation llvm.intr.experimental.vp.strided.load.
var VPStridedLoad = &ir.OpDef{
	Name: "llvm.intr.experimental.vp.strided.load",
	Operands: []ir.ValueDef{
		{Name: "ptr", Constraint: constraint.LLVMAnyPointer},
		{Name: "stride", Constraint: constraint.AnySignlessInteger},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPStridedLoadOp],
}

// VPStridedLoadOp is an operation seen as llvm.intr.experimental.vp.strided.load.
type VPStridedLoadOp struct{ ir.View }

// Def is the definition, [VPStridedLoad].
func (VPStridedLoadOp) Def() *ir.OpDef { return VPStridedLoad }

// Ptr is the operand $ptr.
func (op VPStridedLoadOp) Ptr() *ir.Value { return op.Op().Operand(0) }

// Stride is the operand $stride.
func (op VPStridedLoadOp) Stride() *ir.Value { return op.Op().Operand(1) }

// Mask is the operand $mask.
func (op VPStridedLoadOp) Mask() *ir.Value { return op.Op().Operand(2) }

// Evl is the operand $evl.
func (op VPStridedLoadOp) Evl() *ir.Value { return op.Op().Operand(3) }

// Result is the result $res.
func (op VPStridedLoadOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPStridedLoad makes a llvm.intr.experimental.vp.strided.load at the builder's point.
func NewVPStridedLoad(b *ir.Builder, resultType ir.Type, ptr *ir.Value, stride *ir.Value, mask *ir.Value, evl *ir.Value) VPStridedLoadOp {
	st := ir.OperationState{Context: b.Context(), Def: VPStridedLoad}
	st.Operands = append(st.Operands, ptr, stride, mask, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPStridedLoadOp](b.Create(&st))
}

// VPStridedStore is the operation llvm.intr.experimental.vp.strided.store.
var VPStridedStore = &ir.OpDef{
	Name: "llvm.intr.experimental.vp.strided.store",
	Operands: []ir.ValueDef{
		{Name: "val", Constraint: constraint.LLVMAnyVector},
		{Name: "ptr", Constraint: constraint.LLVMAnyPointer},
		{Name: "stride", Constraint: constraint.AnySignlessInteger},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	View: ir.ViewOf[VPStridedStoreOp],
}

// VPStridedStoreOp is an operation seen as llvm.intr.experimental.vp.strided.store.
type VPStridedStoreOp struct{ ir.View }

// Def is the definition, [VPStridedStore].
func (VPStridedStoreOp) Def() *ir.OpDef { return VPStridedStore }

// Val is the operand $val.
func (op VPStridedStoreOp) Val() *ir.Value { return op.Op().Operand(0) }

// Ptr is the operand $ptr.
func (op VPStridedStoreOp) Ptr() *ir.Value { return op.Op().Operand(1) }

// Stride is the operand $stride.
func (op VPStridedStoreOp) Stride() *ir.Value { return op.Op().Operand(2) }

// Mask is the operand $mask.
func (op VPStridedStoreOp) Mask() *ir.Value { return op.Op().Operand(3) }

// Evl is the operand $evl.
func (op VPStridedStoreOp) Evl() *ir.Value { return op.Op().Operand(4) }

// NewVPStridedStore makes a llvm.intr.experimental.vp.strided.store at the builder's point.
func NewVPStridedStore(b *ir.Builder, val *ir.Value, ptr *ir.Value, stride *ir.Value, mask *ir.Value, evl *ir.Value) VPStridedStoreOp {
	st := ir.OperationState{Context: b.Context(), Def: VPStridedStore}
	st.Operands = append(st.Operands, val, ptr, stride, mask, evl)
	return ir.Cast[VPStridedStoreOp](b.Create(&st))
}

// VPTrunc is the operation llvm.intr.vp.trunc.
var VPTrunc = &ir.OpDef{
	Name:   "llvm.intr.vp.trunc",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "src", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPTruncOp],
}

// VPTruncOp is an operation seen as llvm.intr.vp.trunc.
type VPTruncOp struct{ ir.View }

// Def is the definition, [VPTrunc].
func (VPTruncOp) Def() *ir.OpDef { return VPTrunc }

// Src is the operand $src.
func (op VPTruncOp) Src() *ir.Value { return op.Op().Operand(0) }

// Mask is the operand $mask.
func (op VPTruncOp) Mask() *ir.Value { return op.Op().Operand(1) }

// Evl is the operand $evl.
func (op VPTruncOp) Evl() *ir.Value { return op.Op().Operand(2) }

// Result is the result $res.
func (op VPTruncOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPTrunc makes a llvm.intr.vp.trunc at the builder's point.
func NewVPTrunc(b *ir.Builder, resultType ir.Type, src *ir.Value, mask *ir.Value, evl *ir.Value) VPTruncOp {
	st := ir.OperationState{Context: b.Context(), Def: VPTrunc}
	st.Operands = append(st.Operands, src, mask, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPTruncOp](b.Create(&st))
}

// VPZExt is the operation llvm.intr.vp.zext.
var VPZExt = &ir.OpDef{
	Name:   "llvm.intr.vp.zext",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "src", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPZExtOp],
}

// VPZExtOp is an operation seen as llvm.intr.vp.zext.
type VPZExtOp struct{ ir.View }

// Def is the definition, [VPZExt].
func (VPZExtOp) Def() *ir.OpDef { return VPZExt }

// Src is the operand $src.
func (op VPZExtOp) Src() *ir.Value { return op.Op().Operand(0) }

// Mask is the operand $mask.
func (op VPZExtOp) Mask() *ir.Value { return op.Op().Operand(1) }

// Evl is the operand $evl.
func (op VPZExtOp) Evl() *ir.Value { return op.Op().Operand(2) }

// Result is the result $res.
func (op VPZExtOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPZExt makes a llvm.intr.vp.zext at the builder's point.
func NewVPZExt(b *ir.Builder, resultType ir.Type, src *ir.Value, mask *ir.Value, evl *ir.Value) VPZExtOp {
	st := ir.OperationState{Context: b.Context(), Def: VPZExt}
	st.Operands = append(st.Operands, src, mask, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPZExtOp](b.Create(&st))
}

// VPSExt is the operation llvm.intr.vp.sext.
var VPSExt = &ir.OpDef{
	Name:   "llvm.intr.vp.sext",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "src", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPSExtOp],
}

// VPSExtOp is an operation seen as llvm.intr.vp.sext.
type VPSExtOp struct{ ir.View }

// Def is the definition, [VPSExt].
func (VPSExtOp) Def() *ir.OpDef { return VPSExt }

// Src is the operand $src.
func (op VPSExtOp) Src() *ir.Value { return op.Op().Operand(0) }

// Mask is the operand $mask.
func (op VPSExtOp) Mask() *ir.Value { return op.Op().Operand(1) }

// Evl is the operand $evl.
func (op VPSExtOp) Evl() *ir.Value { return op.Op().Operand(2) }

// Result is the result $res.
func (op VPSExtOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPSExt makes a llvm.intr.vp.sext at the builder's point.
func NewVPSExt(b *ir.Builder, resultType ir.Type, src *ir.Value, mask *ir.Value, evl *ir.Value) VPSExtOp {
	st := ir.OperationState{Context: b.Context(), Def: VPSExt}
	st.Operands = append(st.Operands, src, mask, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPSExtOp](b.Create(&st))
}

// VPFPTrunc is the operation llvm.intr.vp.fptrunc.
var VPFPTrunc = &ir.OpDef{
	Name:   "llvm.intr.vp.fptrunc",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "src", Constraint: constraint.LLVMVectorOfAnyFloat},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPFPTruncOp],
}

// VPFPTruncOp is an operation seen as llvm.intr.vp.fptrunc.
type VPFPTruncOp struct{ ir.View }

// Def is the definition, [VPFPTrunc].
func (VPFPTruncOp) Def() *ir.OpDef { return VPFPTrunc }

// Src is the operand $src.
func (op VPFPTruncOp) Src() *ir.Value { return op.Op().Operand(0) }

// Mask is the operand $mask.
func (op VPFPTruncOp) Mask() *ir.Value { return op.Op().Operand(1) }

// Evl is the operand $evl.
func (op VPFPTruncOp) Evl() *ir.Value { return op.Op().Operand(2) }

// Result is the result $res.
func (op VPFPTruncOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPFPTrunc makes a llvm.intr.vp.fptrunc at the builder's point.
func NewVPFPTrunc(b *ir.Builder, resultType ir.Type, src *ir.Value, mask *ir.Value, evl *ir.Value) VPFPTruncOp {
	st := ir.OperationState{Context: b.Context(), Def: VPFPTrunc}
	st.Operands = append(st.Operands, src, mask, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPFPTruncOp](b.Create(&st))
}

// VPFPExt is the operation llvm.intr.vp.fpext.
var VPFPExt = &ir.OpDef{
	Name:   "llvm.intr.vp.fpext",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "src", Constraint: constraint.LLVMVectorOfAnyFloat},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPFPExtOp],
}

// VPFPExtOp is an operation seen as llvm.intr.vp.fpext.
type VPFPExtOp struct{ ir.View }

// Def is the definition, [VPFPExt].
func (VPFPExtOp) Def() *ir.OpDef { return VPFPExt }

// Src is the operand $src.
func (op VPFPExtOp) Src() *ir.Value { return op.Op().Operand(0) }

// Mask is the operand $mask.
func (op VPFPExtOp) Mask() *ir.Value { return op.Op().Operand(1) }

// Evl is the operand $evl.
func (op VPFPExtOp) Evl() *ir.Value { return op.Op().Operand(2) }

// Result is the result $res.
func (op VPFPExtOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPFPExt makes a llvm.intr.vp.fpext at the builder's point.
func NewVPFPExt(b *ir.Builder, resultType ir.Type, src *ir.Value, mask *ir.Value, evl *ir.Value) VPFPExtOp {
	st := ir.OperationState{Context: b.Context(), Def: VPFPExt}
	st.Operands = append(st.Operands, src, mask, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPFPExtOp](b.Create(&st))
}

// VPFPToUI is the operation llvm.intr.vp.fptoui.
var VPFPToUI = &ir.OpDef{
	Name:   "llvm.intr.vp.fptoui",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "src", Constraint: constraint.LLVMVectorOfAnyFloat},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPFPToUIOp],
}

// VPFPToUIOp is an operation seen as llvm.intr.vp.fptoui.
type VPFPToUIOp struct{ ir.View }

// Def is the definition, [VPFPToUI].
func (VPFPToUIOp) Def() *ir.OpDef { return VPFPToUI }

// Src is the operand $src.
func (op VPFPToUIOp) Src() *ir.Value { return op.Op().Operand(0) }

// Mask is the operand $mask.
func (op VPFPToUIOp) Mask() *ir.Value { return op.Op().Operand(1) }

// Evl is the operand $evl.
func (op VPFPToUIOp) Evl() *ir.Value { return op.Op().Operand(2) }

// Result is the result $res.
func (op VPFPToUIOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPFPToUI makes a llvm.intr.vp.fptoui at the builder's point.
func NewVPFPToUI(b *ir.Builder, resultType ir.Type, src *ir.Value, mask *ir.Value, evl *ir.Value) VPFPToUIOp {
	st := ir.OperationState{Context: b.Context(), Def: VPFPToUI}
	st.Operands = append(st.Operands, src, mask, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPFPToUIOp](b.Create(&st))
}

// VPFPToSI is the operation llvm.intr.vp.fptosi.
var VPFPToSI = &ir.OpDef{
	Name:   "llvm.intr.vp.fptosi",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "src", Constraint: constraint.LLVMVectorOfAnyFloat},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPFPToSIOp],
}

// VPFPToSIOp is an operation seen as llvm.intr.vp.fptosi.
type VPFPToSIOp struct{ ir.View }

// Def is the definition, [VPFPToSI].
func (VPFPToSIOp) Def() *ir.OpDef { return VPFPToSI }

// Src is the operand $src.
func (op VPFPToSIOp) Src() *ir.Value { return op.Op().Operand(0) }

// Mask is the operand $mask.
func (op VPFPToSIOp) Mask() *ir.Value { return op.Op().Operand(1) }

// Evl is the operand $evl.
func (op VPFPToSIOp) Evl() *ir.Value { return op.Op().Operand(2) }

// Result is the result $res.
func (op VPFPToSIOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPFPToSI makes a llvm.intr.vp.fptosi at the builder's point.
func NewVPFPToSI(b *ir.Builder, resultType ir.Type, src *ir.Value, mask *ir.Value, evl *ir.Value) VPFPToSIOp {
	st := ir.OperationState{Context: b.Context(), Def: VPFPToSI}
	st.Operands = append(st.Operands, src, mask, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPFPToSIOp](b.Create(&st))
}

// VPUIToFP is the operation llvm.intr.vp.uitofp.
var VPUIToFP = &ir.OpDef{
	Name:   "llvm.intr.vp.uitofp",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "src", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPUIToFPOp],
}

// VPUIToFPOp is an operation seen as llvm.intr.vp.uitofp.
type VPUIToFPOp struct{ ir.View }

// Def is the definition, [VPUIToFP].
func (VPUIToFPOp) Def() *ir.OpDef { return VPUIToFP }

// Src is the operand $src.
func (op VPUIToFPOp) Src() *ir.Value { return op.Op().Operand(0) }

// Mask is the operand $mask.
func (op VPUIToFPOp) Mask() *ir.Value { return op.Op().Operand(1) }

// Evl is the operand $evl.
func (op VPUIToFPOp) Evl() *ir.Value { return op.Op().Operand(2) }

// Result is the result $res.
func (op VPUIToFPOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPUIToFP makes a llvm.intr.vp.uitofp at the builder's point.
func NewVPUIToFP(b *ir.Builder, resultType ir.Type, src *ir.Value, mask *ir.Value, evl *ir.Value) VPUIToFPOp {
	st := ir.OperationState{Context: b.Context(), Def: VPUIToFP}
	st.Operands = append(st.Operands, src, mask, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPUIToFPOp](b.Create(&st))
}

// VPSIToFP is the operation llvm.intr.vp.sitofp.
var VPSIToFP = &ir.OpDef{
	Name:   "llvm.intr.vp.sitofp",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "src", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPSIToFPOp],
}

// VPSIToFPOp is an operation seen as llvm.intr.vp.sitofp.
type VPSIToFPOp struct{ ir.View }

// Def is the definition, [VPSIToFP].
func (VPSIToFPOp) Def() *ir.OpDef { return VPSIToFP }

// Src is the operand $src.
func (op VPSIToFPOp) Src() *ir.Value { return op.Op().Operand(0) }

// Mask is the operand $mask.
func (op VPSIToFPOp) Mask() *ir.Value { return op.Op().Operand(1) }

// Evl is the operand $evl.
func (op VPSIToFPOp) Evl() *ir.Value { return op.Op().Operand(2) }

// Result is the result $res.
func (op VPSIToFPOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPSIToFP makes a llvm.intr.vp.sitofp at the builder's point.
func NewVPSIToFP(b *ir.Builder, resultType ir.Type, src *ir.Value, mask *ir.Value, evl *ir.Value) VPSIToFPOp {
	st := ir.OperationState{Context: b.Context(), Def: VPSIToFP}
	st.Operands = append(st.Operands, src, mask, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPSIToFPOp](b.Create(&st))
}

// VPPtrToInt is the operation llvm.intr.vp.ptrtoint.
var VPPtrToInt = &ir.OpDef{
	Name:   "llvm.intr.vp.ptrtoint",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "src", Constraint: constraint.LLVMVectorOfLLVMAnyPointer},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPPtrToIntOp],
}

// VPPtrToIntOp is an operation seen as llvm.intr.vp.ptrtoint.
type VPPtrToIntOp struct{ ir.View }

// Def is the definition, [VPPtrToInt].
func (VPPtrToIntOp) Def() *ir.OpDef { return VPPtrToInt }

// Src is the operand $src.
func (op VPPtrToIntOp) Src() *ir.Value { return op.Op().Operand(0) }

// Mask is the operand $mask.
func (op VPPtrToIntOp) Mask() *ir.Value { return op.Op().Operand(1) }

// Evl is the operand $evl.
func (op VPPtrToIntOp) Evl() *ir.Value { return op.Op().Operand(2) }

// Result is the result $res.
func (op VPPtrToIntOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPPtrToInt makes a llvm.intr.vp.ptrtoint at the builder's point.
func NewVPPtrToInt(b *ir.Builder, resultType ir.Type, src *ir.Value, mask *ir.Value, evl *ir.Value) VPPtrToIntOp {
	st := ir.OperationState{Context: b.Context(), Def: VPPtrToInt}
	st.Operands = append(st.Operands, src, mask, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPPtrToIntOp](b.Create(&st))
}

// VPIntToPtr is the operation llvm.intr.vp.inttoptr.
var VPIntToPtr = &ir.OpDef{
	Name:   "llvm.intr.vp.inttoptr",
	Traits: ir.Pure,
	Operands: []ir.ValueDef{
		{Name: "src", Constraint: constraint.LLVMVectorOfAnySignlessInteger},
		{Name: "mask", Constraint: constraint.LLVMVectorOfI1},
		{Name: "evl", Constraint: constraint.I32},
	},
	Results: []ir.ValueDef{
		{Name: "res", Constraint: constraint.LLVMType},
	},
	View: ir.ViewOf[VPIntToPtrOp],
}

// VPIntToPtrOp is an operation seen as llvm.intr.vp.inttoptr.
type VPIntToPtrOp struct{ ir.View }

// Def is the definition, [VPIntToPtr].
func (VPIntToPtrOp) Def() *ir.OpDef { return VPIntToPtr }

// Src is the operand $src.
func (op VPIntToPtrOp) Src() *ir.Value { return op.Op().Operand(0) }

// Mask is the operand $mask.
func (op VPIntToPtrOp) Mask() *ir.Value { return op.Op().Operand(1) }

// Evl is the operand $evl.
func (op VPIntToPtrOp) Evl() *ir.Value { return op.Op().Operand(2) }

// Result is the result $res.
func (op VPIntToPtrOp) Result() *ir.Value { return op.Op().Result(0) }

// NewVPIntToPtr makes a llvm.intr.vp.inttoptr at the builder's point.
func NewVPIntToPtr(b *ir.Builder, resultType ir.Type, src *ir.Value, mask *ir.Value, evl *ir.Value) VPIntToPtrOp {
	st := ir.OperationState{Context: b.Context(), Def: VPIntToPtr}
	st.Operands = append(st.Operands, src, mask, evl)
	st.Results = append(st.Results, resultType)
	return ir.Cast[VPIntToPtrOp](b.Create(&st))
}

// formatMetadata is the assembly format of [Metadata].
var formatMetadata = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoSymbolName, Space: true, N: 0},
		{Do: asm.DoAttrDictWithKeyword},
		{Do: asm.DoRegion, Space: true, N: 0},
	},
	Elided: 1 << 0,
}

// Metadata is the operation llvm.metadata: table of access groups and alias scopes.
var Metadata = &ir.OpDef{
	Name:   "llvm.metadata",
	Traits: ir.HasSymbolTable | ir.Symbol,
	Attrs: []ir.AttrSlot{
		{Name: "sym_name", Constraint: constraint.SymbolNameAttr},
	},
	Regions:    []ir.RegionDef{{Name: "body", Constraint: constraint.SizedRegion1}},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatMetadata)},
	View:       ir.ViewOf[MetadataOp],
}

// MetadataOp is an operation seen as llvm.metadata.
type MetadataOp struct{ ir.View }

// Def is the definition, [Metadata].
func (MetadataOp) Def() *ir.OpDef { return Metadata }

// SymName is the attribute $sym_name.
func (op MetadataOp) SymName() string { return op.Op().Prop(0).(*ir.StringAttr).Value() }

// SetSymName sets the attribute $sym_name.
func (op MetadataOp) SetSymName(v string) MetadataOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewStringAttr(c, v))
	return op
}

// Body is the region $body.
func (op MetadataOp) Body() *ir.Region { return op.Op().Region(0) }

// formatAccessGroup is the assembly format of [AccessGroup].
var formatAccessGroup = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoSymbolName, Space: true, N: 0},
		{Do: asm.DoAttrDict},
	},
	Elided: 1 << 0,
}

// AccessGroup is the operation llvm.access_group: group of accesses without dependencies from one iteration of a loop to another.
var AccessGroup = &ir.OpDef{
	Name:    "llvm.access_group",
	Traits:  ir.Symbol,
	Parents: []string{"llvm.metadata"},
	Attrs: []ir.AttrSlot{
		{Name: "sym_name", Constraint: constraint.SymbolNameAttr},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAccessGroup)},
	View:       ir.ViewOf[AccessGroupOp],
}

// AccessGroupOp is an operation seen as llvm.access_group.
type AccessGroupOp struct{ ir.View }

// Def is the definition, [AccessGroup].
func (AccessGroupOp) Def() *ir.OpDef { return AccessGroup }

// SymName is the attribute $sym_name.
func (op AccessGroupOp) SymName() string { return op.Op().Prop(0).(*ir.StringAttr).Value() }

// SetSymName sets the attribute $sym_name.
func (op AccessGroupOp) SetSymName(v string) AccessGroupOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewStringAttr(c, v))
	return op
}

// NewAccessGroup makes a llvm.access_group at the builder's point.
func NewAccessGroup(b *ir.Builder, symName string) AccessGroupOp {
	st := ir.OperationState{Context: b.Context(), Def: AccessGroup}
	c := b.Context()
	st.SetProp(0, ir.NewStringAttr(c, symName))
	return ir.Cast[AccessGroupOp](b.Create(&st))
}

// formatAliasScopeDomain is the assembly format of [AliasScopeDomain].
var formatAliasScopeDomain = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoSymbolName, Space: true, N: 0},
		{Do: asm.DoAttrDict},
	},
	Elided: 1 << 0,
}

// AliasScopeDomain is the operation llvm.alias_scope_domain: domain of alias scopes.
var AliasScopeDomain = &ir.OpDef{
	Name:    "llvm.alias_scope_domain",
	Traits:  ir.Symbol,
	Parents: []string{"llvm.metadata"},
	Attrs: []ir.AttrSlot{
		{Name: "sym_name", Constraint: constraint.SymbolNameAttr},
		{Name: "description", Constraint: constraint.StrAttr, Optional: true},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAliasScopeDomain)},
	View:       ir.ViewOf[AliasScopeDomainOp],
}

// AliasScopeDomainOp is an operation seen as llvm.alias_scope_domain.
type AliasScopeDomainOp struct{ ir.View }

// Def is the definition, [AliasScopeDomain].
func (AliasScopeDomainOp) Def() *ir.OpDef { return AliasScopeDomain }

// SymName is the attribute $sym_name.
func (op AliasScopeDomainOp) SymName() string { return op.Op().Prop(0).(*ir.StringAttr).Value() }

// SetSymName sets the attribute $sym_name.
func (op AliasScopeDomainOp) SetSymName(v string) AliasScopeDomainOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewStringAttr(c, v))
	return op
}

// Description is the attribute $description; ok is false if it is absent.
func (op AliasScopeDomainOp) Description() (value string, ok bool) {
	if v, ok := op.Op().Prop(1).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetDescription sets the attribute $description.
func (op AliasScopeDomainOp) SetDescription(v string) AliasScopeDomainOp {
	c := op.Op().Context()
	op.Op().SetProp(1, ir.NewStringAttr(c, v))
	return op
}

// NewAliasScopeDomain makes a llvm.alias_scope_domain at the builder's point.
func NewAliasScopeDomain(b *ir.Builder, symName string) AliasScopeDomainOp {
	st := ir.OperationState{Context: b.Context(), Def: AliasScopeDomain}
	c := b.Context()
	st.SetProp(0, ir.NewStringAttr(c, symName))
	return ir.Cast[AliasScopeDomainOp](b.Create(&st))
}

// formatAliasScope is the assembly format of [AliasScope].
var formatAliasScope = asm.OpFormat{
	Code: []asm.Instr{
		{Do: asm.DoSymbolName, Space: true, N: 0},
		{Do: asm.DoAttrDict},
	},
	Elided: 1 << 0,
}

// AliasScope is the operation llvm.alias_scope: scope in a domain.
var AliasScope = &ir.OpDef{
	Name:    "llvm.alias_scope",
	Traits:  ir.Symbol,
	Parents: []string{"llvm.metadata"},
	Attrs: []ir.AttrSlot{
		{Name: "sym_name", Constraint: constraint.SymbolNameAttr},
		{Name: "domain", Constraint: constraint.FlatSymbolRefAttr},
		{Name: "description", Constraint: constraint.StrAttr, Optional: true},
	},
	Interfaces: []ir.Implementation{asm.OpAsmOpInterface.Is(&formatAliasScope)},
	View:       ir.ViewOf[AliasScopeOp],
}

// AliasScopeOp is an operation seen as llvm.alias_scope.
type AliasScopeOp struct{ ir.View }

// Def is the definition, [AliasScope].
func (AliasScopeOp) Def() *ir.OpDef { return AliasScope }

// SymName is the attribute $sym_name.
func (op AliasScopeOp) SymName() string { return op.Op().Prop(0).(*ir.StringAttr).Value() }

// SetSymName sets the attribute $sym_name.
func (op AliasScopeOp) SetSymName(v string) AliasScopeOp {
	c := op.Op().Context()
	op.Op().SetProp(0, ir.NewStringAttr(c, v))
	return op
}

// Domain is the attribute $domain.
func (op AliasScopeOp) Domain() string { return op.Op().Prop(1).(*ir.SymbolRefAttr).Root() }

// SetDomain sets the attribute $domain.
func (op AliasScopeOp) SetDomain(v string) AliasScopeOp {
	c := op.Op().Context()
	op.Op().SetProp(1, ir.NewSymbolRefAttr(c, v))
	return op
}

// Description is the attribute $description; ok is false if it is absent.
func (op AliasScopeOp) Description() (value string, ok bool) {
	if v, ok := op.Op().Prop(2).(*ir.StringAttr); ok {
		return v.Value(), true
	}
	return value, false
}

// SetDescription sets the attribute $description.
func (op AliasScopeOp) SetDescription(v string) AliasScopeOp {
	c := op.Op().Context()
	op.Op().SetProp(2, ir.NewStringAttr(c, v))
	return op
}

// NewAliasScope makes a llvm.alias_scope at the builder's point.
func NewAliasScope(b *ir.Builder, symName string, domain string) AliasScopeOp {
	st := ir.OperationState{Context: b.Context(), Def: AliasScope}
	c := b.Context()
	st.SetProp(0, ir.NewStringAttr(c, symName))
	st.SetProp(1, ir.NewSymbolRefAttr(c, domain))
	return ir.Cast[AliasScopeOp](b.Create(&st))
}

var kindAnyVector = asm.TypeKind{Name: "builtin.vector", Is: asm.IsType[AnyVector]}
var kindIntegerType = asm.TypeKind{Name: "builtin.integer", Is: asm.IsType[*ir.IntegerType]}
var kindPointerType = asm.TypeKind{Name: "llvm.ptr", Is: asm.IsType[*PointerType], Def: &PointerTypeDef}
