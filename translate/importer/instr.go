package importer

import (
	"sync"

	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
	"github.com/gomlir/gomlir/translate/llvmirattrs"
)

// processInstruction imports an instruction and the debug records before it.
func (w *worker) processInstruction(i *llvmir.Instruction) bool {
	if w.opts.Lossless {
		for _, r := range i.Records {
			w.placed = append(w.placed, placedRecord{r, i})
		}
	} else if len(w.ext.instructions)+len(w.ext.intrinsics) > 0 {
		if done, ok := w.extended(i); done || !ok {
			return ok
		}
	}
	return w.plainInstruction(i)
}

// plainInstruction imports an instruction into the llvm dialect.
func (w *worker) plainInstruction(i *llvmir.Instruction) bool {
	if i.Op == llvmir.OpCall {
		if f := i.CalledFunction(); f != nil && f.IsIntrinsic() {
			if done, ok := w.intrinsic(i, f); done || !ok {
				return ok
			}
		}
	}
	if len(i.Records) > 0 && !w.opts.Lossless && !w.collectRecords(i) {
		return false
	}
	w.at = w.debug.loc(w, i)
	op, ok := w.instruction(i)
	if !ok {
		return false
	}
	if op == nil {
		return true
	}
	w.made(i, op)
	return true
}

// made records the operation of an instruction and its result, and sets the attributes for the
// instruction's metadata.
func (w *worker) made(i *llvmir.Instruction, op *ir.Operation) {
	w.imported = op
	if op.NumResults() > 0 {
		w.values[i.Num] = op.Result(0)
	}
	w.origin(op, i)
	if op.Def().Name != llvmirattrs.InstructionOp {
		w.attach(i, op)
	}
}

// instruction creates the operation of an instruction. op is nil for a phi.
func (w *worker) instruction(i *llvmir.Instruction) (op *ir.Operation, ok bool) {
	switch i.Op {
	case llvmir.OpBr:
		return w.branch(i)
	case llvmir.OpSwitch:
		return w.switchOp(i)
	case llvmir.OpIndirectBr:
		return w.indirectBranch(i)
	case llvmir.OpPhi:
		w.values[i.Num] = w.block.AddArgument(w.typ(i.Type()), w.at)
		return nil, true
	case llvmir.OpCall:
		return w.call(i)
	case llvmir.OpInvoke:
		return w.invoke(i)
	case llvmir.OpLandingPad:
		return w.landingPad(i)
	case llvmir.OpGetElementPtr:
		return w.gep(i)
	}
	if def := w.simpleOps[i.Op]; def != nil {
		if w.args, ok = w.appendValues(w.args[:0], i.Operands); ok {
			return w.simple(def, i.Op, i, w.typ(i.Type()), w.args), true
		}
	}
	if w.failed {
		return nil, false
	}
	return w.foreign(i)
}

// simpleOps returns the operations that have the operands of their instruction, by opcode. Other
// entries are nil.
var simpleOps = sync.OnceValue(func() *[256]*ir.OpDef {
	table := &[256]*ir.OpDef{}
	for _, def := range llvm.Dialect.Ops {
		if opcode, ok := llvm.OpcodeInterface.OfDef(nil, def); ok {
			op, _ := llvmir.OpByName(string(opcode))
			table[op] = def
		}
	}
	return table
})

var (
	addOverflow   = slot(llvm.Add, "overflowFlags") // and sub, mul, shl, trunc
	lshrExact     = slot(llvm.LShr, "isExact")      // and ashr, udiv, sdiv
	orDisjoint    = slot(llvm.Or, "isDisjoint")
	zextNonNeg    = slot(llvm.ZExt, "nonNeg") // and uitofp
	icmpPredicate = slot(llvm.ICmp, "predicate")
	fcmpPredicate = slot(llvm.FCmp, "predicate")
	fcmpFastmath  = slot(llvm.FCmp, "fastmathFlags")
	faddFastmath  = slot(llvm.FAdd, "fastmathFlags") // and the other operations of two floats, fneg, select
	shuffleMask   = slot(llvm.ShuffleVector, "mask")
	extractPos    = slot(llvm.ExtractValue, "position")
)

var icmpPredicates = [...]llvm.ICmpPredicate{
	llvm.ICmpPredicateEq, llvm.ICmpPredicateNe, llvm.ICmpPredicateUgt, llvm.ICmpPredicateUge, llvm.ICmpPredicateUlt,
	llvm.ICmpPredicateUle, llvm.ICmpPredicateSgt, llvm.ICmpPredicateSge, llvm.ICmpPredicateSlt, llvm.ICmpPredicateSle,
}

var fcmpPredicates = [...]llvm.FCmpPredicate{
	llvm.FCmpPredicateFalse, llvm.FCmpPredicateOeq, llvm.FCmpPredicateOgt, llvm.FCmpPredicateOge, llvm.FCmpPredicateOlt,
	llvm.FCmpPredicateOle, llvm.FCmpPredicateOne, llvm.FCmpPredicateOrd, llvm.FCmpPredicateUno, llvm.FCmpPredicateUeq,
	llvm.FCmpPredicateUgt, llvm.FCmpPredicateUge, llvm.FCmpPredicateUlt, llvm.FCmpPredicateUle, llvm.FCmpPredicateUne,
	llvm.FCmpPredicateTrue,
}

// overflow returns the overflowFlags of an instruction.
func (w *worker) overflow(f llvmir.Flags) ir.Attribute {
	v := llvm.IntegerOverflowFlags(0)
	if f&llvmir.NSW != 0 {
		v |= llvm.IntegerOverflowFlagsNsw
	}
	if f&llvmir.NUW != 0 {
		v |= llvm.IntegerOverflowFlagsNuw
	}
	return w.i32s[v]
}

// fast returns the fastmathFlags of an instruction.
func (w *worker) fast(f llvmir.Flags) ir.Attribute {
	v := llvm.FastmathFlags(0)
	for _, x := range [...]struct {
		from llvmir.Flags
		to   llvm.FastmathFlags
	}{
		{llvmir.NNaN, llvm.FastmathFlagsNnan}, {llvmir.NInf, llvm.FastmathFlagsNinf}, {llvmir.NSZ, llvm.FastmathFlagsNsz},
		{llvmir.ARcp, llvm.FastmathFlagsArcp}, {llvmir.Contract, llvm.FastmathFlagsContract}, {llvmir.AFn, llvm.FastmathFlagsAfn},
		{llvmir.Reassoc, llvm.FastmathFlagsReassoc},
	} {
		if f&x.from != 0 {
			v |= x.to
		}
	}
	return w.fastmath[v]
}

// operation has the common properties of instructions and constant expressions.
type operation struct {
	flags   llvmir.Flags
	pred    llvmir.Pred
	indexes []uint32
	mask    []int32
}

// simple creates an operation with converted operands.
func (w *worker) simple(def *ir.OpDef, op llvmir.Op, i *llvmir.Instruction, t ir.Type, args []*ir.Value) *ir.Operation {
	st := w.begin(def)
	st.Operands = append(st.Operands, args...)
	if t != w.void {
		st.Results = append(st.Results, t)
	}
	switch op {
	case llvmir.OpAlloca, llvmir.OpLoad, llvmir.OpStore, llvmir.OpFence, llvmir.OpCmpXchg, llvmir.OpAtomicRMW:
		w.memoryProps(i)
	case llvmir.OpExtractValue, llvmir.OpInsertValue, llvmir.OpShuffleVector:
		w.setProps(op, operation{flags: i.Flags, indexes: i.Details.Indexes, mask: i.Details.Mask})
	default:
		w.setProps(op, operation{flags: i.Flags, pred: i.Pred})
	}
	return w.emit()
}

// setProps sets the attributes of the operation under construction.
func (w *worker) setProps(op llvmir.Op, o operation) {
	st := &w.st
	switch op {
	case llvmir.OpAdd, llvmir.OpSub, llvmir.OpMul, llvmir.OpShl, llvmir.OpTrunc:
		st.InherentAttrs[addOverflow] = w.overflow(o.flags)
	case llvmir.OpUDiv, llvmir.OpSDiv, llvmir.OpLShr, llvmir.OpAShr:
		w.setUnit(lshrExact, o.flags&llvmir.Exact != 0)
	case llvmir.OpOr:
		w.setUnit(orDisjoint, o.flags&llvmir.Disjoint != 0)
	case llvmir.OpZExt, llvmir.OpUIToFP:
		w.setUnit(zextNonNeg, o.flags&llvmir.NNeg != 0)
	case llvmir.OpFNeg, llvmir.OpFAdd, llvmir.OpFSub, llvmir.OpFMul, llvmir.OpFDiv, llvmir.OpFRem, llvmir.OpSelect:
		st.InherentAttrs[faddFastmath] = w.fast(o.flags)
	case llvmir.OpICmp:
		st.InherentAttrs[icmpPredicate] = w.i64(int64(icmpPredicates[o.pred-llvmir.ICmpEQ]))
	case llvmir.OpFCmp:
		st.InherentAttrs[fcmpPredicate] = w.i64(int64(fcmpPredicates[o.pred]))
		st.InherentAttrs[fcmpFastmath] = w.fast(o.flags)
	case llvmir.OpExtractValue:
		st.InherentAttrs[extractPos] = w.position(o.indexes)
	case llvmir.OpInsertValue:
		st.InherentAttrs[insertValuePos] = w.position(o.indexes)
	case llvmir.OpShuffleVector:
		st.InherentAttrs[shuffleMask] = ir.NewDenseI32ArrayAttr(w.ctx, o.mask...)
	}
}

func (w *worker) position(indexes []uint32) ir.Attribute {
	list := make([]int64, len(indexes))
	for i, x := range indexes {
		list[i] = int64(x)
	}
	return ir.NewDenseI64ArrayAttr(w.ctx, list...)
}

var (
	allocaAlign    = slot(llvm.Alloca, "alignment")
	allocaElem     = slot(llvm.Alloca, "elem_type")
	allocaInAlloca = slot(llvm.Alloca, "inalloca")

	loadAlign       = slot(llvm.Load, "alignment")
	loadVolatile    = slot(llvm.Load, "volatile_")
	loadNontemporal = slot(llvm.Load, "nontemporal")
	loadInvariant   = slot(llvm.Load, "invariant")
	loadGroup       = slot(llvm.Load, "invariantGroup")
	loadOrdering    = slot(llvm.Load, "ordering")
	loadScope       = slot(llvm.Load, "syncscope")

	storeAlign       = slot(llvm.Store, "alignment")
	storeVolatile    = slot(llvm.Store, "volatile_")
	storeNontemporal = slot(llvm.Store, "nontemporal")
	storeGroup       = slot(llvm.Store, "invariantGroup")
	storeOrdering    = slot(llvm.Store, "ordering")
	storeScope       = slot(llvm.Store, "syncscope")

	fenceOrdering = slot(llvm.Fence, "ordering")
	fenceScope    = slot(llvm.Fence, "syncscope")

	rmwOp       = slot(llvm.AtomicRMW, "bin_op")
	rmwOrdering = slot(llvm.AtomicRMW, "ordering")
	rmwScope    = slot(llvm.AtomicRMW, "syncscope")
	rmwAlign    = slot(llvm.AtomicRMW, "alignment")
	rmwVolatile = slot(llvm.AtomicRMW, "volatile_")

	xchgSuccess  = slot(llvm.AtomicCmpXchg, "success_ordering")
	xchgFailure  = slot(llvm.AtomicCmpXchg, "failure_ordering")
	xchgScope    = slot(llvm.AtomicCmpXchg, "syncscope")
	xchgAlign    = slot(llvm.AtomicCmpXchg, "alignment")
	xchgWeak     = slot(llvm.AtomicCmpXchg, "weak")
	xchgVolatile = slot(llvm.AtomicCmpXchg, "volatile_")
)

var rmwOps = [...]llvm.AtomicBinOp{
	llvm.AtomicBinOpXchg, llvm.AtomicBinOpAdd, llvm.AtomicBinOpSub, llvm.AtomicBinOpAnd, llvm.AtomicBinOpNand,
	llvm.AtomicBinOpOr, llvm.AtomicBinOpXor, llvm.AtomicBinOpMax, llvm.AtomicBinOpMin, llvm.AtomicBinOpUmax,
	llvm.AtomicBinOpUmin, llvm.AtomicBinOpFadd, llvm.AtomicBinOpFsub, llvm.AtomicBinOpFmax, llvm.AtomicBinOpFmin,
	llvm.AtomicBinOpFmaximum, llvm.AtomicBinOpFminimum, llvm.AtomicBinOpUincWrap, llvm.AtomicBinOpUdecWrap,
	llvm.AtomicBinOpUsubCond, llvm.AtomicBinOpUsubSat,
}

// memoryProps sets the attributes of a memory operation. MLIR numbers orderings like LLVM.
func (w *worker) memoryProps(i *llvmir.Instruction) {
	p := w.st.InherentAttrs
	volatile := i.Flags&llvmir.Volatile != 0
	switch i.Op {
	case llvmir.OpAlloca:
		w.setAlign(allocaAlign, i)
		p[allocaElem] = ir.NewTypeAttr(w.typ(i.Elem))
		w.setUnit(allocaInAlloca, i.Flags&llvmir.InAllocaFlag != 0)
	case llvmir.OpLoad:
		w.setAlign(loadAlign, i)
		w.setUnit(loadVolatile, volatile)
		p[loadOrdering] = w.i64s[i.Ordering]
		w.setSyncScope(loadScope, i)
		for _, a := range i.Metadata {
			switch a.Kind.Name {
			case "nontemporal":
				w.setUnit(loadNontemporal, true)
			case "invariant.load":
				w.setUnit(loadInvariant, true)
			case "invariant.group":
				w.setUnit(loadGroup, true)
			}
		}
	case llvmir.OpStore:
		w.setAlign(storeAlign, i)
		w.setUnit(storeVolatile, volatile)
		p[storeOrdering] = w.i64s[i.Ordering]
		w.setSyncScope(storeScope, i)
		for _, a := range i.Metadata {
			switch a.Kind.Name {
			case "nontemporal":
				w.setUnit(storeNontemporal, true)
			case "invariant.group":
				w.setUnit(storeGroup, true)
			}
		}
	case llvmir.OpFence:
		p[fenceOrdering] = w.i64s[i.Ordering]
		w.setSyncScope(fenceScope, i)
	case llvmir.OpAtomicRMW:
		p[rmwOp] = w.i64(int64(rmwOps[i.RMW]))
		p[rmwOrdering] = w.i64s[i.Ordering]
		w.setSyncScope(rmwScope, i)
		w.setAlign(rmwAlign, i)
		w.setUnit(rmwVolatile, volatile)
	case llvmir.OpCmpXchg:
		p[xchgSuccess], p[xchgFailure] = w.i64s[i.Ordering], w.i64s[i.Failure]
		w.setSyncScope(xchgScope, i)
		w.setAlign(xchgAlign, i)
		w.setUnit(xchgWeak, i.Flags&llvmir.Weak != 0)
		w.setUnit(xchgVolatile, volatile)
	}
}

// setAlign sets the alignment. The reader sets one if the text has none.
func (w *worker) setAlign(s int, i *llvmir.Instruction) {
	// Upstream stores it in 32 bits.
	if a := i.Align(); a != 0 && a < 1<<32 {
		w.st.InherentAttrs[s] = w.align(a)
	}
}

// align returns a power of two as an i64.
func (im *module) align(a uint64) ir.Attribute {
	n := 0
	for ; a > 1; a >>= 1 {
		n++
	}
	return im.aligns[n]
}

func (w *worker) setSyncScope(s int, i *llvmir.Instruction) {
	if i.Details != nil && i.Details.SyncScope != "" {
		w.st.InherentAttrs[s] = w.string(i.Details.SyncScope)
	}
}
