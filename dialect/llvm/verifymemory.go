package llvm

import (
	"slices"

	"github.com/gomlir/gomlir/datalayout"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

func verifyAlloca(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[AllocaOp](o)
	if e := pointee(op.Result().Type()); e != nil && e != op.ElemType() {
		return o.Errorf("expected element type '%v' of the result to match '%v'", e, op.ElemType())
	}
	if t, ok := op.ElemType().(*TargetExtType); ok && !t.SupportsMemOps() {
		return o.Errorf("this target extension type cannot be used in alloca")
	}
	return nil
}

func verifyGEP(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[GEPOp](o)
	indices := op.RawConstantIndices()
	dynamic := 0
	for _, i := range indices {
		if i == DynamicIndex {
			dynamic++
		}
	}
	if dynamic != op.DynamicIndices().Len() {
		return o.Errorf("expected as many dynamic indices as specified in 'rawConstantIndices'")
	}
	if op.NoWrapFlags() == GEPNoWrapFlagsInboundsFlag {
		return o.Errorf("'inbounds_flag' cannot be used directly.")
	}
	if e := pointee(op.Base().Type()); e != nil && e != op.ElemType() {
		return o.Errorf("expected element type '%v' of operand #0 to match '%v'", e, op.ElemType())
	}
	return verifyIndices(op, op.ElemType(), indices)
}

// verifyIndices checks the indices after the first one, which steps over the pointer.
func verifyIndices(op GEPOp, t ir.Type, indices []int32) *diag.Diagnostic {
	for n := 1; n < len(indices); n++ {
		switch c := t.(type) {
		case *StructType:
			i := indices[n]
			if i == DynamicIndex {
				return op.Op().Errorf("expected index %d indexing a struct to be constant", n)
			}
			if i < 0 || int(i) >= len(c.Body()) {
				return op.Op().Errorf("index %d indexing a struct is out of bounds", n)
			}
			t = c.Body()[i]
		case *ArrayType:
			t = c.Elem()
		case *ir.VectorType:
			t = c.Elem()
		case *VectorType:
			t = c.Elem()
		default:
			if pointee(op.Base().Type()) != nil {
				return nil // MLIR 14 to 16 checked structs only
			}
			return op.Op().Errorf("type '%v' cannot be indexed (index #%d)", t, n)
		}
	}
	return nil
}

func verifyLoad(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[LoadOp](o)
	if e := pointee(op.Addr().Type()); e != nil && e != op.Result().Type() {
		return o.Errorf("expected LLVM IR element type for operand #0 to match result type")
	}
	_, scope := op.Syncscope()
	_, align := op.Alignment()
	return verifyAccess(o, op.Result().Type(), op.Ordering(), scope, align, AtomicOrderingRelease, AtomicOrderingAcqRel)
}

func verifyStore(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[StoreOp](o)
	if e := pointee(op.Addr().Type()); e != nil && e != op.Value().Type() {
		return o.Errorf("expected LLVM IR element type for operand #1 to match type for operand #0")
	}
	_, scope := op.Syncscope()
	_, align := op.Alignment()
	return verifyAccess(o, op.Value().Type(), op.Ordering(), scope, align, AtomicOrderingAcquire, AtomicOrderingAcqRel)
}

// verifyAccess checks the ordering, type, scope and alignment of a load or store. The excluded
// orderings are errors.
func verifyAccess(op *ir.Operation, t ir.Type, ordering AtomicOrdering, scope, align bool, excluded ...AtomicOrdering) *diag.Diagnostic {
	switch {
	case ordering == AtomicOrderingNotAtomic && scope:
		return op.Errorf("expected syncscope to be null for non-atomic access")
	case ordering == AtomicOrderingNotAtomic:
		return nil
	case !canBeAtomic(op, t):
		return op.Errorf("unsupported type '%v' for atomic access", t)
	case slices.Contains(excluded, ordering):
		return op.Errorf("unsupported ordering '%v'", ordering)
	case !align:
		return op.Errorf("expected alignment for atomic access")
	}
	return nil
}

// canBeAtomic reports whether atomic accesses to a type are allowed by the data layout that applies
// to an operation.
func canBeAtomic(op *ir.Operation, t ir.Type) bool {
	return IsTypeCompatibleWithAtomicOp(t, datalayout.At(op))
}

func verifyAtomicRMW(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[AtomicRMWOp](o)
	t := op.Val().Type()
	if e := pointee(op.Ptr().Type()); e != nil && e != t {
		return o.Errorf("expected LLVM IR element type for operand #0 to match type for operand #1")
	}
	switch op.BinOp() {
	case AtomicBinOpFadd, AtomicBinOpFsub, AtomicBinOpFmin, AtomicBinOpFmax, AtomicBinOpFminimum, AtomicBinOpFmaximum:
		switch {
		case IsScalableVectorType(t):
			return o.Errorf("expected LLVM IR fixed vector type")
		case isVector(t) && !IsCompatibleFloatingPointType(VectorElementType(t)):
			return o.Errorf("expected LLVM IR floating point type for vector element")
		case !isVector(t) && !IsCompatibleFloatingPointType(t):
			return o.Errorf("expected LLVM IR floating point type")
		}
	case AtomicBinOpXchg:
		if !canBeAtomic(o, t) {
			return o.Errorf("unexpected LLVM IR type for 'xchg' bin_op")
		}
	default:
		i, ok := t.(*ir.IntegerType)
		if !ok || !slices.Contains([]uint32{8, 16, 32, 64, 128}, i.Width()) {
			return o.Errorf("expected LLVM IR integer type")
		}
	}
	if op.Ordering() < AtomicOrderingMonotonic {
		return o.Errorf("expected at least '%v' ordering", AtomicOrderingMonotonic)
	}
	return nil
}

func verifyAtomicCmpXchg(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[AtomicCmpXchgOp](o)
	success, failure := op.SuccessOrdering(), op.FailureOrdering()
	if e := pointee(op.Ptr().Type()); e != nil && e != op.Val().Type() {
		return o.Errorf("expected LLVM IR element type for operand #0 to match type for all other operands")
	}
	switch {
	case !canBeAtomic(o, op.Val().Type()):
		return o.Errorf("unexpected LLVM IR type")
	case success < AtomicOrderingMonotonic || failure < AtomicOrderingMonotonic:
		return o.Errorf("ordering must be at least 'monotonic'")
	case failure == AtomicOrderingRelease || failure == AtomicOrderingAcqRel:
		return o.Errorf("failure ordering cannot be 'release' or 'acq_rel'")
	}
	return nil
}

func verifyFence(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[FenceOp](o)
	if op.Ordering() < AtomicOrderingAcquire {
		return o.Errorf("can be given only acquire, release, acq_rel, and seq_cst orderings")
	}
	return nil
}

// verifyDereferenceable checks the attributes that give the number of dereferenceable bytes of a
// pointer that an operation returns.
func verifyDereferenceable(op *ir.Operation) *diag.Diagnostic {
	if op.Attr("dereferenceable") == nil {
		return nil
	}
	if op.NumResults() == 1 {
		if _, ok := op.Result(0).Type().(*PointerType); ok {
			return nil
		}
	}
	return op.Errorf("expected op to return a single LLVM pointer type")
}
