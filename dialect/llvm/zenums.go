// Code generated from the specification of dialect llvm. DO NOT EDIT.

package llvm

import (
	"github.com/gomlir/gomlir/asm"
)

// AsmDialect is an enumeration: ATT (0) or Intel (1) asm dialect.
type AsmDialect uint64

// The cases of AsmDialect.
const (
	AsmDialectADATT   AsmDialect = 0
	AsmDialectADIntel AsmDialect = 1
)

// AsmDialectEnum has the texts of the cases of AsmDialect.
var AsmDialectEnum = asm.Enum{
	Summary: "ATT (0) or Intel (1) asm dialect",
	Cpp:     "::mlir::LLVM::AsmDialect",
	Bits:    64,
	Cases: []asm.EnumCase{
		{Text: "att", Value: 0},
		{Text: "intel", Value: 1},
	},
}

// IsAsmDialect is the constraint for integers that represent a case of AsmDialect.
var IsAsmDialect = asm.EnumConstraint(&AsmDialectEnum)

// String returns the text of the case.
func (v AsmDialect) String() string { return AsmDialectEnum.String(uint64(v)) }

// ParseAsmDialect returns the case with the given text, and whether there is one.
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

// AtomicBinOpEnum has the texts of the cases of AtomicBinOp.
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

// IsAtomicBinOp is the constraint for integers that represent a case of AtomicBinOp.
var IsAtomicBinOp = asm.EnumConstraint(&AtomicBinOpEnum)

// String returns the text of the case.
func (v AtomicBinOp) String() string { return AtomicBinOpEnum.String(uint64(v)) }

// ParseAtomicBinOp returns the case with the given text, and whether there is one.
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

// AtomicOrderingEnum has the texts of the cases of AtomicOrdering.
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

// IsAtomicOrdering is the constraint for integers that represent a case of AtomicOrdering.
var IsAtomicOrdering = asm.EnumConstraint(&AtomicOrderingEnum)

// String returns the text of the case.
func (v AtomicOrdering) String() string { return AtomicOrderingEnum.String(uint64(v)) }

// ParseAtomicOrdering returns the case with the given text, and whether there is one.
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

// CConvEnum has the texts of the cases of CConv.
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

// IsCConv is the constraint for integers that represent a case of CConv.
var IsCConv = asm.EnumConstraint(&CConvEnum)

// String returns the text of the case.
func (v CConv) String() string { return CConvEnum.String(uint64(v)) }

// ParseCConv returns the case with the given text, and whether there is one.
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

// TailCallKindEnum has the texts of the cases of TailCallKind.
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

// IsTailCallKind is the constraint for integers that represent a case of TailCallKind.
var IsTailCallKind = asm.EnumConstraint(&TailCallKindEnum)

// String returns the text of the case.
func (v TailCallKind) String() string { return TailCallKindEnum.String(uint64(v)) }

// ParseTailCallKind returns the case with the given text, and whether there is one.
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

// DIEmissionKindEnum has the texts of the cases of DIEmissionKind.
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

// IsDIEmissionKind is the constraint for integers that represent a case of DIEmissionKind.
var IsDIEmissionKind = asm.EnumConstraint(&DIEmissionKindEnum)

// String returns the text of the case.
func (v DIEmissionKind) String() string { return DIEmissionKindEnum.String(uint64(v)) }

// ParseDIEmissionKind returns the case with the given text, and whether there is one.
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

// DIFlagsEnum has the texts of the cases of DIFlags.
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

// IsDIFlags is the constraint for integers that represent a case of DIFlags.
var IsDIFlags = asm.EnumConstraint(&DIFlagsEnum)

// String returns the text of the case.
func (v DIFlags) String() string { return DIFlagsEnum.String(uint64(v)) }

// ParseDIFlags returns the case with the given text, and whether there is one.
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

// DINameTableKindEnum has the texts of the cases of DINameTableKind.
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

// IsDINameTableKind is the constraint for integers that represent a case of DINameTableKind.
var IsDINameTableKind = asm.EnumConstraint(&DINameTableKindEnum)

// String returns the text of the case.
func (v DINameTableKind) String() string { return DINameTableKindEnum.String(uint64(v)) }

// ParseDINameTableKind returns the case with the given text, and whether there is one.
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

// DISubprogramFlagsEnum has the texts of the cases of DISubprogramFlags.
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

// IsDISubprogramFlags is the constraint for integers that represent a case of DISubprogramFlags.
var IsDISubprogramFlags = asm.EnumConstraint(&DISubprogramFlagsEnum)

// String returns the text of the case.
func (v DISubprogramFlags) String() string { return DISubprogramFlagsEnum.String(uint64(v)) }

// ParseDISubprogramFlags returns the case with the given text, and whether there is one.
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

// IntegerOverflowFlagsEnum has the texts of the cases of IntegerOverflowFlags.
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

// IsIntegerOverflowFlags is the constraint for integers that represent a case of IntegerOverflowFlags.
var IsIntegerOverflowFlags = asm.EnumConstraint(&IntegerOverflowFlagsEnum)

// String returns the text of the case.
func (v IntegerOverflowFlags) String() string { return IntegerOverflowFlagsEnum.String(uint64(v)) }

// ParseIntegerOverflowFlags returns the case with the given text, and whether there is one.
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

// FastmathFlagsEnum has the texts of the cases of FastmathFlags.
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

// IsFastmathFlags is the constraint for integers that represent a case of FastmathFlags.
var IsFastmathFlags = asm.EnumConstraint(&FastmathFlagsEnum)

// String returns the text of the case.
func (v FastmathFlags) String() string { return FastmathFlagsEnum.String(uint64(v)) }

// ParseFastmathFlags returns the case with the given text, and whether there is one.
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

// FCmpPredicateEnum has the texts of the cases of FCmpPredicate.
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

// IsFCmpPredicate is the constraint for integers that represent a case of FCmpPredicate.
var IsFCmpPredicate = asm.EnumConstraint(&FCmpPredicateEnum)

// String returns the text of the case.
func (v FCmpPredicate) String() string { return FCmpPredicateEnum.String(uint64(v)) }

// ParseFCmpPredicate returns the case with the given text, and whether there is one.
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

// ICmpPredicateEnum has the texts of the cases of ICmpPredicate.
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

// IsICmpPredicate is the constraint for integers that represent a case of ICmpPredicate.
var IsICmpPredicate = asm.EnumConstraint(&ICmpPredicateEnum)

// String returns the text of the case.
func (v ICmpPredicate) String() string { return ICmpPredicateEnum.String(uint64(v)) }

// ParseICmpPredicate returns the case with the given text, and whether there is one.
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

// LinkageEnum has the texts of the cases of Linkage.
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

// IsLinkage is the constraint for integers that represent a case of Linkage.
var IsLinkage = asm.EnumConstraint(&LinkageEnum)

// String returns the text of the case.
func (v Linkage) String() string { return LinkageEnum.String(uint64(v)) }

// ParseLinkage returns the case with the given text, and whether there is one.
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

// ComdatKindEnum has the texts of the cases of ComdatKind.
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

// IsComdatKind is the constraint for integers that represent a case of ComdatKind.
var IsComdatKind = asm.EnumConstraint(&ComdatKindEnum)

// String returns the text of the case.
func (v ComdatKind) String() string { return ComdatKindEnum.String(uint64(v)) }

// ParseComdatKind returns the case with the given text, and whether there is one.
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

// UnnamedAddrEnum has the texts of the cases of UnnamedAddr.
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

// IsUnnamedAddr is the constraint for integers that represent a case of UnnamedAddr.
var IsUnnamedAddr = asm.EnumConstraint(&UnnamedAddrEnum)

// String returns the text of the case.
func (v UnnamedAddr) String() string { return UnnamedAddrEnum.String(uint64(v)) }

// ParseUnnamedAddr returns the case with the given text, and whether there is one.
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

// VisibilityEnum has the texts of the cases of Visibility.
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

// IsVisibility is the constraint for integers that represent a case of Visibility.
var IsVisibility = asm.EnumConstraint(&VisibilityEnum)

// String returns the text of the case.
func (v Visibility) String() string { return VisibilityEnum.String(uint64(v)) }

// ParseVisibility returns the case with the given text, and whether there is one.
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

// ModRefInfoEnum has the texts of the cases of ModRefInfo.
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

// IsModRefInfo is the constraint for integers that represent a case of ModRefInfo.
var IsModRefInfo = asm.EnumConstraint(&ModRefInfoEnum)

// String returns the text of the case.
func (v ModRefInfo) String() string { return ModRefInfoEnum.String(uint64(v)) }

// ParseModRefInfo returns the case with the given text, and whether there is one.
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

// FramePointerKindEnum has the texts of the cases of FramePointerKind.
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

// IsFramePointerKind is the constraint for integers that represent a case of FramePointerKind.
var IsFramePointerKind = asm.EnumConstraint(&FramePointerKindEnum)

// String returns the text of the case.
func (v FramePointerKind) String() string { return FramePointerKindEnum.String(uint64(v)) }

// ParseFramePointerKind returns the case with the given text, and whether there is one.
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

// RoundingModeEnum has the texts of the cases of RoundingMode.
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

// IsRoundingMode is the constraint for integers that represent a case of RoundingMode.
var IsRoundingMode = asm.EnumConstraint(&RoundingModeEnum)

// String returns the text of the case.
func (v RoundingMode) String() string { return RoundingModeEnum.String(uint64(v)) }

// ParseRoundingMode returns the case with the given text, and whether there is one.
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

// FPExceptionBehaviorEnum has the texts of the cases of FPExceptionBehavior.
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

// IsFPExceptionBehavior is the constraint for integers that represent a case of FPExceptionBehavior.
var IsFPExceptionBehavior = asm.EnumConstraint(&FPExceptionBehaviorEnum)

// String returns the text of the case.
func (v FPExceptionBehavior) String() string { return FPExceptionBehaviorEnum.String(uint64(v)) }

// ParseFPExceptionBehavior returns the case with the given text, and whether there is one.
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

// ModFlagBehaviorEnum has the texts of the cases of ModFlagBehavior.
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

// IsModFlagBehavior is the constraint for integers that represent a case of ModFlagBehavior.
var IsModFlagBehavior = asm.EnumConstraint(&ModFlagBehaviorEnum)

// String returns the text of the case.
func (v ModFlagBehavior) String() string { return ModFlagBehaviorEnum.String(uint64(v)) }

// ParseModFlagBehavior returns the case with the given text, and whether there is one.
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

// ProfileSummaryFormatKindEnum has the texts of the cases of ProfileSummaryFormatKind.
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

// IsProfileSummaryFormatKind is the constraint for integers that represent a case of ProfileSummaryFormatKind.
var IsProfileSummaryFormatKind = asm.EnumConstraint(&ProfileSummaryFormatKindEnum)

// String returns the text of the case.
func (v ProfileSummaryFormatKind) String() string {
	return ProfileSummaryFormatKindEnum.String(uint64(v))
}

// ParseProfileSummaryFormatKind returns the case with the given text, and whether there is one.
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

// UWTableKindEnum has the texts of the cases of UWTableKind.
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

// IsUWTableKind is the constraint for integers that represent a case of UWTableKind.
var IsUWTableKind = asm.EnumConstraint(&UWTableKindEnum)

// String returns the text of the case.
func (v UWTableKind) String() string { return UWTableKindEnum.String(uint64(v)) }

// ParseUWTableKind returns the case with the given text, and whether there is one.
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

// GEPNoWrapFlagsEnum has the texts of the cases of GEPNoWrapFlags.
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

// IsGEPNoWrapFlags is the constraint for integers that represent a case of GEPNoWrapFlags.
var IsGEPNoWrapFlags = asm.EnumConstraint(&GEPNoWrapFlagsEnum)

// String returns the text of the case.
func (v GEPNoWrapFlags) String() string { return GEPNoWrapFlagsEnum.String(uint64(v)) }

// ParseGEPNoWrapFlags returns the case with the given text, and whether there is one.
func ParseGEPNoWrapFlags(text string) (GEPNoWrapFlags, bool) {
	v, ok := GEPNoWrapFlagsEnum.Lookup(text)
	return GEPNoWrapFlags(v), ok
}
