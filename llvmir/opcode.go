package llvmir

// Op is the operation of an [Instruction] or an [Expr].
type Op uint8

// The operations (LangRef, Instruction Reference). The terminators come first.
const (
	_ Op = iota // no operation
	OpRet
	OpBr // both forms; the conditional one has three operands
	OpSwitch
	OpIndirectBr
	OpInvoke
	OpResume
	OpUnreachable
	OpCleanupRet
	OpCatchRet
	OpCatchSwitch
	OpCallBr

	OpFNeg

	OpAdd
	OpFAdd
	OpSub
	OpFSub
	OpMul
	OpFMul
	OpUDiv
	OpSDiv
	OpFDiv
	OpURem
	OpSRem
	OpFRem
	OpShl
	OpLShr
	OpAShr
	OpAnd
	OpOr
	OpXor

	OpAlloca
	OpLoad
	OpStore
	OpGetElementPtr
	OpFence
	OpCmpXchg
	OpAtomicRMW

	OpTrunc
	OpZExt
	OpSExt
	OpFPToUI
	OpFPToSI
	OpUIToFP
	OpSIToFP
	OpFPTrunc
	OpFPExt
	OpPtrToInt
	OpPtrToAddr
	OpIntToPtr
	OpBitCast
	OpAddrSpaceCast

	OpCleanupPad
	OpCatchPad
	OpICmp
	OpFCmp
	OpPhi
	OpCall
	OpSelect
	OpVAArg
	OpExtractElement
	OpInsertElement
	OpShuffleVector
	OpExtractValue
	OpInsertValue
	OpLandingPad
	OpFreeze
	numOps
)

var opNames = [numOps]string{
	"", "ret", "br", "switch", "indirectbr", "invoke", "resume", "unreachable", "cleanupret", "catchret",
	"catchswitch", "callbr", "fneg", "add", "fadd", "sub", "fsub", "mul", "fmul", "udiv", "sdiv", "fdiv",
	"urem", "srem", "frem", "shl", "lshr", "ashr", "and", "or", "xor", "alloca", "load", "store",
	"getelementptr", "fence", "cmpxchg", "atomicrmw", "trunc", "zext", "sext", "fptoui", "fptosi", "uitofp",
	"sitofp", "fptrunc", "fpext", "ptrtoint", "ptrtoaddr", "inttoptr", "bitcast", "addrspacecast",
	"cleanuppad", "catchpad", "icmp", "fcmp", "phi", "call", "select", "va_arg", "extractelement",
	"insertelement", "shufflevector", "extractvalue", "insertvalue", "landingpad", "freeze",
}

var opByName = func() map[string]Op {
	m := make(map[string]Op, numOps)
	for op := OpRet; op < numOps; op++ {
		m[opNames[op]] = op
	}
	return m
}()

// OpByName returns the operation with the given keyword, and whether there is one.
func OpByName(keyword string) (Op, bool) {
	op, ok := opByName[keyword]
	return op, ok
}

// String returns the keyword of the operation.
func (op Op) String() string { return opNames[op] }

// IsTerminator reports whether the operation ends a block.
func (op Op) IsTerminator() bool { return op >= OpRet && op <= OpCallBr }

// IsBinary reports whether the operation is arithmetic on two operands.
func (op Op) IsBinary() bool { return op >= OpAdd && op <= OpXor }

// IsCast reports whether the operation converts a value to another type.
func (op Op) IsCast() bool { return op >= OpTrunc && op <= OpAddrSpaceCast }

// IsCall reports whether the operation calls: call, invoke or callbr.
func (op Op) IsCall() bool { return op == OpCall || op == OpInvoke || op == OpCallBr }

// Flags are the keywords an instruction may have after its operation.
type Flags uint32

// The flags. The fast-math flags are what the optimizer may assume about floating-point values.
const (
	NUW Flags = 1 << iota // no unsigned wrap
	NSW                   // no signed wrap
	Exact
	Disjoint
	NNeg
	SameSign
	InBounds // getelementptr
	NUSW     // getelementptr
	InRange  // typed getelementptr expressions, see Expr
	Reassoc
	NNaN
	NInf
	NSZ
	ARcp
	Contract
	AFn
	Volatile
	Atomic  // load and store
	Weak    // cmpxchg
	Cleanup // landingpad
	InAllocaFlag
	SwiftErrorFlag
	// FastMath is all of the fast-math flags, printed as fast.
	FastMath = Reassoc | NNaN | NInf | NSZ | ARcp | Contract | AFn
)

// Pred is a predicate of icmp or fcmp. Those of fcmp are bit sets: 1 equal, 2 greater, 4 less, 8
// unordered.
type Pred uint8

// The predicates.
const (
	FCmpFalse Pred = iota
	FCmpOEQ
	FCmpOGT
	FCmpOGE
	FCmpOLT
	FCmpOLE
	FCmpONE
	FCmpORD
	FCmpUNO
	FCmpUEQ
	FCmpUGT
	FCmpUGE
	FCmpULT
	FCmpULE
	FCmpUNE
	FCmpTrue
	ICmpEQ
	ICmpNE
	ICmpUGT
	ICmpUGE
	ICmpULT
	ICmpULE
	ICmpSGT
	ICmpSGE
	ICmpSLT
	ICmpSLE
)

var predNames = [...]string{"false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "uno", "ueq", "ugt", "uge",
	"ult", "ule", "une", "true", "eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"}

// String returns the keyword.
func (p Pred) String() string { return predNames[p] }

// Ordering is the memory ordering of an atomic instruction.
type Ordering uint8

// The orderings. The number 3 is unused in LLVM too.
const (
	NotAtomic Ordering = iota
	Unordered
	Monotonic
	_
	Acquire
	Release
	AcqRel
	SeqCst
)

var orderingNames = [...]string{"not_atomic", "unordered", "monotonic", "consume", "acquire", "release", "acq_rel", "seq_cst"}

// String returns the keyword.
func (o Ordering) String() string { return orderingNames[o] }

// RMWOp is an operation of atomicrmw.
type RMWOp uint8

// The operations of atomicrmw.
const (
	RMWXchg RMWOp = iota
	RMWAdd
	RMWSub
	RMWAnd
	RMWNand
	RMWOr
	RMWXor
	RMWMax
	RMWMin
	RMWUMax
	RMWUMin
	RMWFAdd
	RMWFSub
	RMWFMax
	RMWFMin
	RMWFMaximum
	RMWFMinimum
	RMWUIncWrap
	RMWUDecWrap
	RMWUSubCond
	RMWUSubSat
)

var rmwNames = [...]string{"xchg", "add", "sub", "and", "nand", "or", "xor", "max", "min", "umax", "umin", "fadd", "fsub",
	"fmax", "fmin", "fmaximum", "fminimum", "uinc_wrap", "udec_wrap", "usub_cond", "usub_sat"}

// String returns the keyword.
func (o RMWOp) String() string { return rmwNames[o] }

// TailKind tells whether a call is, may be or must not be a tail call.
type TailKind uint8

// The kinds of calls.
const (
	NoTailMark TailKind = iota
	Tail
	MustTail
	NoTail
)

var tailNames = [...]string{"", "tail", "musttail", "notail"}

// String returns the keyword, "" if absent.
func (k TailKind) String() string { return tailNames[k] }

// CallConv is a calling convention, by its number in bitcode (LangRef,
// Calling Conventions). Those without a keyword print as cc and the number.
type CallConv uint16

// The common calling conventions.
const (
	CCC    CallConv = 0
	FastCC CallConv = 8
	ColdCC CallConv = 9
)

var callConvNames = [...]string{
	0: "ccc", 8: "fastcc", 9: "coldcc", 10: "ghccc", 13: "anyregcc", 14: "preserve_mostcc", 15: "preserve_allcc", 16: "swiftcc",
	17: "cxx_fast_tlscc", 18: "tailcc", 19: "cfguard_checkcc", 20: "swifttailcc", 21: "preserve_nonecc", 64: "x86_stdcallcc",
	65: "x86_fastcallcc", 66: "arm_apcscc", 67: "arm_aapcscc", 68: "arm_aapcs_vfpcc", 69: "msp430_intrcc",
	70: "x86_thiscallcc", 71: "ptx_kernel", 72: "ptx_device", 75: "spir_func", 76: "spir_kernel",
	77: "intel_ocl_bicc", 78: "x86_64_sysvcc", 79: "win64cc", 80: "x86_vectorcallcc", 81: "hhvmcc", 82: "hhvm_ccc",
	83: "x86_intrcc", 84: "avr_intrcc", 85: "avr_signalcc", 87: "amdgpu_vs", 88: "amdgpu_gs", 89: "amdgpu_ps",
	90: "amdgpu_cs", 91: "amdgpu_kernel", 92: "x86_regcallcc", 93: "amdgpu_hs", 95: "amdgpu_ls", 96: "amdgpu_es",
	97: "aarch64_vector_pcs", 98: "aarch64_sve_vector_pcs", 100: "amdgpu_gfx", 102: "aarch64_sme_preservemost_from_x0",
	103: "aarch64_sme_preservemost_from_x2", 104: "amdgpu_cs_chain", 105: "amdgpu_cs_chain_preserve", 106: "m68k_rtdcc",
	107: "graalcc", 110: "riscv_vector_cc", 111: "aarch64_sme_preservemost_from_x1", 112: "riscv_vls_cc(32)", 113: "riscv_vls_cc(64)",
	114: "riscv_vls_cc(128)", 115: "riscv_vls_cc(256)", 116: "riscv_vls_cc(512)", 117: "riscv_vls_cc(1024)", 118: "riscv_vls_cc(2048)",
	119: "riscv_vls_cc(4096)", 120: "riscv_vls_cc(8192)", 121: "riscv_vls_cc(16384)", 122: "riscv_vls_cc(32768)",
	123: "riscv_vls_cc(65536)", 124: "amdgpu_gfx_whole_wave", 125: "cheriot_compartmentcallcc",
	126: "cheriot_compartmentcalleecc", 127: "cheriot_librarycallcc",
}

var callConvByName = func() map[string]CallConv {
	m := map[string]CallConv{"webkit_jscc": 12}
	for c, n := range callConvNames {
		if n != "" {
			m[n] = CallConv(c)
		}
	}
	return m
}()
