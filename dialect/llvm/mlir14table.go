package llvm

import "strings"

// mlir14Operations are those of the llvm dialect that MLIR 14, 15 and 16 have, without the prefix llvm.; zero is
// llvm.mlir.null there. Intrinsics are in a list of their own.
const mlir14Operations = `
	access_group add addrspacecast alias_scope alias_scope_domain alloca and ashr atomicrmw bitcast br call
	cmpxchg cond_br extractelement extractvalue fadd fcmp fdiv fence fmul fneg fpext fptosi fptoui fptrunc freeze
	frem fsub func getelementptr icmp inline_asm insertelement insertvalue inttoptr invoke landingpad load lshr
	metadata mlir.addressof mlir.constant mlir.global mlir.global_ctors mlir.global_dtors mlir.undef mlir.zero mul
	or ptrtoint resume return sdiv select sext shl shufflevector sitofp srem store sub switch trunc udiv uitofp
	unreachable urem xor zext
`

// mlir14IntrinsicNames are those that are operations in MLIR 14, without the prefix llvm.intr.
const mlir14IntrinsicNames = `
	assume bitreverse ceil copysign coro.align coro.begin coro.end coro.free coro.id coro.resume coro.save
	coro.size coro.suspend cos ctlz ctpop cttz eh.typeid.for exp exp2 fabs floor fma fmuladd get.active.lane.mask
	log log10 log2 masked.compressstore masked.expandload masked.gather masked.load masked.scatter masked.store
	matrix.column.major.load matrix.column.major.store matrix.multiply matrix.transpose maximum maxnum memcpy
	memcpy.inline memmove memset minimum minnum pow powi prefetch sadd.with.overflow sin smax smin
	smul.with.overflow sqrt ssub.with.overflow stackrestore stacksave uadd.with.overflow umax umin
	umul.with.overflow usub.with.overflow vector.reduce.add vector.reduce.and vector.reduce.fadd
	vector.reduce.fmax vector.reduce.fmin vector.reduce.fmul vector.reduce.mul vector.reduce.or vector.reduce.smax
	vector.reduce.smin vector.reduce.umax vector.reduce.umin vector.reduce.xor vscale
`

var mlir14Names = func() map[string]bool {
	set := map[string]bool{}
	for _, name := range strings.Fields(mlir14Operations) {
		set["llvm."+name] = true
	}
	for _, name := range strings.Fields(mlir14IntrinsicNames) {
		set["llvm.intr."+name] = true
	}
	return set
}()

// InMLIR14 reports whether an operation of this dialect, given by its name, is one in MLIR 14, 15 and 16,
// too. An intrinsic without an operation there, such as llvm.intr.bswap, is called as a function.
func InMLIR14(name string) bool { return mlir14Names[name] }
