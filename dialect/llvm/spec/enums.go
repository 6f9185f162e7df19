package spec

import . "github.com/gomlir/gomlir/ods"

// The enumerations of the dialect, with LLVM's names and numbers.

// AsmDialect is upstream's AsmATTOrIntel.
var AsmDialect = &Enum{
	Name: "AsmDialect", Dialect: "llvm", Cpp: "::mlir::LLVM::AsmDialect", Bits: 64,
	Summary: "ATT (0) or Intel (1) asm dialect",
	Cases: []Case{
		C("att", 0).Named("ADATT"),
		C("intel", 1).Named("ADIntel"),
	},
}

// AtomicBinOp is upstream's AtomicBinOp.
var AtomicBinOp = &Enum{
	Name: "AtomicBinOp", Dialect: "llvm", Cpp: "::mlir::LLVM::AtomicBinOp", Bits: 64,
	Summary: "llvm.atomicrmw binary operations",
	Cases:   Count("xchg", "add", "sub", "_and", "nand", "_or", "_xor", "max", "min", "umax", "umin", "fadd", "fsub", "fmax", "fmin", "uinc_wrap", "udec_wrap", "usub_cond", "usub_sat", "fmaximum", "fminimum"),
}

// AtomicOrdering is upstream's AtomicOrdering.
var AtomicOrdering = &Enum{
	Name: "AtomicOrdering", Dialect: "llvm", Cpp: "::mlir::LLVM::AtomicOrdering", Bits: 64,
	Summary: "Atomic ordering for LLVM's memory model",
	Cases: []Case{
		C("not_atomic", 0),
		C("unordered", 1),
		C("monotonic", 2),
		C("acquire", 4),
		C("release", 5),
		C("acq_rel", 6),
		C("seq_cst", 7),
	},
}

// CConv is upstream's CConvEnum.
var CConv = &Enum{
	Name: "CConv", Dialect: "llvm", Cpp: "::mlir::LLVM::cconv::CConv", Bits: 64,
	Summary: "Calling Conventions",
	Cases: []Case{
		C("ccc", 0).Named("C"),
		C("fastcc", 8).Named("Fast"),
		C("coldcc", 9).Named("Cold"),
		C("cc_10", 10).Named("GHC"),
		C("cc_11", 11).Named("HiPE"),
		C("anyregcc", 13).Named("AnyReg"),
		C("preserve_mostcc", 14).Named("PreserveMost"),
		C("preserve_allcc", 15).Named("PreserveAll"),
		C("swiftcc", 16).Named("Swift"),
		C("cxx_fast_tlscc", 17).Named("CXXFASTTLS"),
		C("tailcc", 18).Named("Tail"),
		C("cfguard_checkcc", 19).Named("CFGuardCheck"),
		C("swifttailcc", 20).Named("SwiftTail"),
		C("x86_stdcallcc", 64).Named("X86StdCall"),
		C("x86_fastcallcc", 65).Named("X86FastCall"),
		C("arm_apcscc", 66).Named("ARMAPCS"),
		C("arm_aapcscc", 67).Named("ARMAAPCS"),
		C("arm_aapcs_vfpcc", 68).Named("ARMAAPCSVFP"),
		C("msp430_intrcc", 69).Named("MSP430INTR"),
		C("x86_thiscallcc", 70).Named("X86ThisCall"),
		C("ptx_kernelcc", 71).Named("PTXKernel"),
		C("ptx_devicecc", 72).Named("PTXDevice"),
		C("spir_funccc", 75).Named("SPIRFUNC"),
		C("spir_kernelcc", 76).Named("SPIRKERNEL"),
		C("intel_ocl_bicc", 77).Named("IntelOCLBI"),
		C("x86_64_sysvcc", 78).Named("X8664SysV"),
		C("win64cc", 79).Named("Win64"),
		C("x86_vectorcallcc", 80).Named("X86VectorCall"),
		C("hhvmcc", 81).Named("DUMMYHHVM"),
		C("hhvm_ccc", 82).Named("DUMMYHHVMC"),
		C("x86_intrcc", 83).Named("X86INTR"),
		C("avr_intrcc", 84).Named("AVRINTR"),
		C("avr_builtincc", 86).Named("AVRBUILTIN"),
		C("amdgpu_vscc", 87).Named("AMDGPUVS"),
		C("amdgpu_gscc", 88).Named("AMDGPUGS"),
		C("amdgpu_cscc", 90).Named("AMDGPUCS"),
		C("amdgpu_kernelcc", 91).Named("AMDGPUKERNEL"),
		C("x86_regcallcc", 92).Named("X86RegCall"),
		C("amdgpu_hscc", 93).Named("AMDGPUHS"),
		C("msp430_builtincc", 94).Named("MSP430BUILTIN"),
		C("amdgpu_lscc", 95).Named("AMDGPULS"),
		C("amdgpu_escc", 96).Named("AMDGPUES"),
		C("aarch64_vectorcallcc", 97).Named("AArch64VectorCall"),
		C("aarch64_sve_vectorcallcc", 98).Named("AArch64SVEVectorCall"),
		C("wasm_emscripten_invokecc", 99).Named("WASMEmscriptenInvoke"),
		C("amdgpu_gfxcc", 100).Named("AMDGPUGfx"),
		C("m68k_intrcc", 101).Named("M68kINTR"),
	},
}

// TailCallKind is upstream's TailCallKindEnum.
var TailCallKind = &Enum{
	Name: "TailCallKind", Dialect: "llvm", Cpp: "::mlir::LLVM::tailcallkind::TailCallKind", Bits: 64,
	Summary: "Tail Call Kind",
	Cases: []Case{
		C("none", 0),
		C("notail", 3).Named("NoTail"),
		C("musttail", 2).Named("MustTail"),
		C("tail", 1),
	},
}

// DIEmissionKind is upstream's LLVM_DIEmissionKind.
var DIEmissionKind = &Enum{
	Name: "DIEmissionKind", Dialect: "llvm", Cpp: "::mlir::LLVM::DIEmissionKind", Bits: 64,
	Summary: "LLVM debug emission kind",
	Cases:   Count("None", "Full", "LineTablesOnly", "DebugDirectivesOnly"),
}

// DIFlags is upstream's DIFlags.
var DIFlags = &Enum{
	Name: "DIFlags", Dialect: "llvm", Cpp: "::mlir::LLVM::DIFlags", Bits: 32,
	Summary: "LLVM DI flags",
	Flags:   true, Separator: "|", Groups: true,
	Cases: []Case{
		C("Zero", 0),
		C("Bit0", 1),
		C("Bit1", 1<<1),
		C("Private", 1).Combined(),
		C("Protected", 1<<1).Combined(),
		C("Public", 3).Combined(),
		C("FwdDecl", 1<<2),
		C("AppleBlock", 1<<3),
		C("ReservedBit4", 1<<4),
		C("Virtual", 1<<5),
		C("Artificial", 1<<6),
		C("Explicit", 1<<7),
		C("Prototyped", 1<<8),
		C("ObjcClassComplete", 1<<9),
		C("ObjectPointer", 1<<10),
		C("Vector", 1<<11),
		C("StaticMember", 1<<12),
		C("LValueReference", 1<<13),
		C("RValueReference", 1<<14),
		C("ExportSymbols", 1<<15),
		C("SingleInheritance", 1<<16),
		C("MultipleInheritance", 1<<16),
		C("VirtualInheritance", 1<<16),
		C("IntroducedVirtual", 1<<18),
		C("BitField", 1<<19),
		C("NoReturn", 1<<20),
		C("TypePassByValue", 1<<22),
		C("TypePassByReference", 1<<23),
		C("EnumClass", 1<<24),
		C("Thunk", 1<<25),
		C("NonTrivial", 1<<26),
		C("BigEndian", 1<<27),
		C("LittleEndian", 1<<28),
		C("AllCallsDescribed", 1<<29),
	},
}

// DINameTableKind is upstream's LLVM_DINameTableKind.
var DINameTableKind = &Enum{
	Name: "DINameTableKind", Dialect: "llvm", Cpp: "::mlir::LLVM::DINameTableKind", Bits: 64,
	Summary: "LLVM debug name table kind",
	Cases:   Count("Default", "GNU", "None", "Apple"),
}

// DISubprogramFlags is upstream's DISubprogramFlags.
var DISubprogramFlags = &Enum{
	Name: "DISubprogramFlags", Dialect: "llvm", Cpp: "::mlir::LLVM::DISubprogramFlags", Bits: 32,
	Summary: "LLVM DISubprogram flags",
	Flags:   true, Separator: "|", Groups: true,
	Cases: []Case{
		C("Virtual", 1),
		C("PureVirtual", 1<<1),
		C("LocalToUnit", 1<<2),
		C("Definition", 1<<3),
		C("Optimized", 1<<4),
		C("Pure", 1<<5),
		C("Elemental", 1<<6),
		C("Recursive", 1<<7),
		C("MainSubprogram", 1<<8),
		C("Deleted", 1<<9),
		C("ObjCDirect", 1<<11),
	},
}

// IntegerOverflowFlags is upstream's IntegerOverflowFlags.
var IntegerOverflowFlags = &Enum{
	Name: "IntegerOverflowFlags", Dialect: "llvm", Cpp: "::mlir::LLVM::IntegerOverflowFlags", Bits: 32,
	Summary: "LLVM integer overflow flags",
	Flags:   true, Separator: ", ", Unquoted: true, Groups: true,
	Cases: Count("none", "nsw", "nuw"),
}

// FastmathFlags is upstream's FastmathFlags.
var FastmathFlags = &Enum{
	Name: "FastmathFlags", Dialect: "llvm", Cpp: "::mlir::LLVM::FastmathFlags", Bits: 32,
	Summary: "LLVM fastmath flags",
	Flags:   true, Separator: ", ", Groups: true, Empty: true,
	Cases: []Case{
		C("none", 0),
		C("nnan", 1),
		C("ninf", 1<<1),
		C("nsz", 1<<2),
		C("arcp", 1<<3),
		C("contract", 1<<4),
		C("afn", 1<<5),
		C("reassoc", 1<<6),
		C("fast", 127).Combined(),
	},
}

// FCmpPredicate is upstream's FCmpPredicate.
var FCmpPredicate = &Enum{
	Name: "FCmpPredicate", Dialect: "llvm", Cpp: "::mlir::LLVM::FCmpPredicate", Bits: 64,
	Summary: "llvm.fcmp comparison predicate",
	Cases:   Count("_false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno", "_true"),
}

// ICmpPredicate is upstream's ICmpPredicate.
var ICmpPredicate = &Enum{
	Name: "ICmpPredicate", Dialect: "llvm", Cpp: "::mlir::LLVM::ICmpPredicate", Bits: 64,
	Summary: "llvm.icmp comparison predicate",
	Cases:   Count("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"),
}

// Linkage is upstream's LinkageEnum.
var Linkage = &Enum{
	Name: "Linkage", Dialect: "llvm", Cpp: "::mlir::LLVM::linkage::Linkage", Bits: 64,
	Summary: "LLVM linkage types",
	Cases: []Case{
		C("external", 0),
		C("available_externally", 1),
		C("linkonce", 2),
		C("linkonce_odr", 3).Named("LinkonceODR"),
		C("weak", 4),
		C("weak_odr", 5).Named("WeakODR"),
		C("appending", 6),
		C("internal", 7),
		C("private", 8),
		C("extern_weak", 9),
		C("common", 10),
	},
}

// Comdat is upstream's Comdat.
var ComdatKind = &Enum{
	Name: "ComdatKind", Dialect: "llvm", Prefix: "Comdat", Cpp: "::mlir::LLVM::comdat::Comdat", Bits: 64,
	Summary: "LLVM Comdat Types",
	Cases: []Case{
		C("any", 0),
		C("exactmatch", 1).Named("ExactMatch"),
		C("largest", 2),
		C("nodeduplicate", 3).Named("NoDeduplicate"),
		C("samesize", 4).Named("SameSize"),
	},
}

// UnnamedAddr is upstream's UnnamedAddr.
var UnnamedAddr = &Enum{
	Name: "UnnamedAddr", Dialect: "llvm", Cpp: "::mlir::LLVM::UnnamedAddr", Bits: 64,
	Summary: "LLVM GlobalValue UnnamedAddr",
	Cases: []Case{
		C("", 0).Named("None"),
		C("local_unnamed_addr", 1).Named("Local"),
		C("unnamed_addr", 2).Named("Global"),
	},
}

// Visibility is upstream's Visibility.
var Visibility = &Enum{
	Name: "Visibility", Dialect: "llvm", Cpp: "::mlir::LLVM::Visibility", Bits: 64,
	Summary: "LLVM GlobalValue Visibility",
	Cases: []Case{
		C("", 0).Named("Default"),
		C("hidden", 1),
		C("protected", 2),
	},
}

// ModRefInfo is upstream's ModRefInfoEnum.
var ModRefInfo = &Enum{
	Name: "ModRefInfo", Dialect: "llvm", Cpp: "::mlir::LLVM::ModRefInfo", Bits: 64,
	Summary: "LLVM ModRefInfo",
	Cases: []Case{
		C("none", 0).Named("NoModRef"),
		C("read", 1).Named("Ref"),
		C("write", 2).Named("Mod"),
		C("readwrite", 3).Named("ModRef"),
	},
}

// FramePointerKind is upstream's FramePointerKindEnum.
var FramePointerKind = &Enum{
	Name: "FramePointerKind", Dialect: "llvm", Cpp: "::mlir::LLVM::framePointerKind::FramePointerKind", Bits: 64,
	Summary: "LLVM FramePointerKind",
	Cases:   Count("none", "non-leaf", "all", "reserved", "non-leaf-no-reserve"),
}

// RoundingMode is upstream's RoundingModeAttr.
var RoundingMode = &Enum{
	Name: "RoundingMode", Dialect: "llvm", Cpp: "::mlir::LLVM::RoundingMode", Bits: 64,
	Summary: "LLVM Rounding Mode",
	Cases: []Case{
		C("towardzero", 0).Named("TowardZero"),
		C("tonearest", 1).Named("NearestTiesToEven"),
		C("upward", 2).Named("TowardPositive"),
		C("downward", 3).Named("TowardNegative"),
		C("tonearestaway", 4).Named("NearestTiesToAway"),
		C("dynamic", 7),
		C("invalid", 1<<64-1),
	},
}

// FPExceptionBehavior is upstream's FPExceptionBehaviorAttr.
var FPExceptionBehavior = &Enum{
	Name: "FPExceptionBehavior", Dialect: "llvm", Cpp: "::mlir::LLVM::FPExceptionBehavior", Bits: 64,
	Summary: "LLVM Exception Behavior",
	Cases: []Case{
		C("ignore", 0),
		C("maytrap", 1).Named("MayTrap"),
		C("strict", 2),
	},
}

// ModFlagBehavior is upstream's ModFlagBehaviorAttr.
var ModFlagBehavior = &Enum{
	Name: "ModFlagBehavior", Dialect: "llvm", Cpp: "::mlir::LLVM::ModFlagBehavior", Bits: 64,
	Summary: "LLVM Module Flag Behavior",
	Cases: []Case{
		C("error", 1),
		C("warning", 2),
		C("require", 3),
		C("override", 4),
		C("append", 5),
		C("append_unique", 6),
		C("max", 7),
		C("min", 8),
	},
}

// ProfileSummaryFormatKind is upstream's LLVM_ProfileSummaryFormatKind.
var ProfileSummaryFormatKind = &Enum{
	Name: "ProfileSummaryFormatKind", Dialect: "llvm", Cpp: "::mlir::LLVM::ProfileSummaryFormatKind", Bits: 64,
	Summary: "LLVM ProfileSummary format kinds",
	Cases:   Count("SampleProfile", "InstrProf", "CSInstrProf"),
}

// UWTableKind is upstream's UWTableKindEnum.
var UWTableKind = &Enum{
	Name: "UWTableKind", Dialect: "llvm", Cpp: "::mlir::LLVM::uwtable::UWTableKind", Bits: 64,
	Summary: "LLVM Unwind Behavior",
	Cases:   Count("none", "sync", "async"),
}

// GEPNoWrapFlags is upstream's GEPNoWrapFlags.
var GEPNoWrapFlags = &Enum{
	Name: "GEPNoWrapFlags", Dialect: "llvm", Cpp: "::mlir::LLVM::GEPNoWrapFlags", Bits: 32,
	Summary: "::mlir::LLVM::GEPNoWrapFlags",
	Flags:   true, Separator: "|", Unquoted: true, Groups: true,
	Cases: []Case{
		C("none", 0),
		C("inbounds_flag", 1),
		C("nusw", 1<<1),
		C("nuw", 1<<2),
		C("inbounds", 3).Combined(),
	},
}

var enums = Enums{
	AsmDialect, AtomicBinOp, AtomicOrdering, CConv, TailCallKind, DIEmissionKind, DIFlags, DINameTableKind, DISubprogramFlags,
	IntegerOverflowFlags, FastmathFlags, FCmpPredicate, ICmpPredicate, Linkage, ComdatKind, UnnamedAddr, Visibility, ModRefInfo,
	FramePointerKind, RoundingMode, FPExceptionBehavior, ModFlagBehavior, ProfileSummaryFormatKind, UWTableKind, GEPNoWrapFlags,
}.InFile("enums")
