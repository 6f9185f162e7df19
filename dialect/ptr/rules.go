package ptr

import (
	"slices"

	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/datalayout"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// The constraints of the specification.
var (
	isPtr       = &ir.TypeConstraint{Summary: "pointer type", Match: is[*PtrType]}
	isMetadata  = &ir.TypeConstraint{Summary: "Pointer metadata type", Match: is[*PtrMetadataType]}
	isPtrLike   = &ir.TypeConstraint{Summary: "PtrLikeTypeInterface instance", Match: is[ir.PtrLikeType]}
	pointers    = constraint.AnyTypeOf(shaped(isPtr, hasRank), isPtr)
	integers    = constraint.AnyTypeOf(shaped(constraint.AnySignlessIntegerOrIndex, hasRank), constraint.AnySignlessIntegerOrIndex)
	list        = shaped(constraint.AnyType, hasRank1)
	maskList    = shaped(constraint.I1, hasRank1)
	pointerList = shaped(isPtr, hasRank1)
)

func is[T ir.Type](t ir.Type) bool { _, ok := t.(T); return ok }

func hasRank(t ir.ShapedType) bool { return t.HasRank() }

func hasRank1(t ir.ShapedType) bool { return t.HasRank() && len(t.Shape()) == 1 }

// shaped accepts vectors and tensors of elements, whose shape satisfies a predicate.
func shaped(elem *ir.TypeConstraint, shape func(ir.ShapedType) bool) *ir.TypeConstraint {
	return &ir.TypeConstraint{
		Summary: "A shaped type with value semantics and rank. of " + elem.Summary + " values",
		Match: func(t ir.Type) bool {
			switch t := t.(type) {
			case *ir.MemRefType, *ir.UnrankedMemRefType:
				return false
			case ir.ShapedType:
				return shape(t) && elem.Match(t.Elem())
			}
			return false
		},
	}
}

// metadataOf returns the type of the metadata of a pointer-like type.
func metadataOf(t ir.Type) ir.Type {
	if p, ok := t.(ir.PtrLikeType); ok {
		return NewPtrMetadataType(t.Context(), p)
	}
	return nil
}

// spaceOfElements returns the memory space of a pointer, or of the pointers in a vector or tensor.
func spaceOfElements(v *ir.Value) MemorySpace {
	return ir.ElementOrSelf(v.Type()).(*PtrType).MemorySpace()
}

// An aligned operation may say the alignment of the memory that it accesses.
type aligned interface {
	Op() *ir.Operation
	Alignment() (value int64, ok bool)
}

// verifyAccess checks that memory allows an access, which it does if err is nil, and the alignment.
func verifyAccess(op aligned, err error) *diag.Diagnostic {
	o := op.Op()
	switch n, ok := op.Alignment(); {
	case err != nil:
		return o.ErrorPlainf("%v", err)
	case !ok:
	case n <= 0:
		return o.ErrorPlainf("alignment must be positive")
	case n&(n-1) != 0:
		return o.ErrorPlainf("alignment must be a power of 2")
	}
	return nil
}

// verifyAtomic checks what atomic accesses must say and others must not.
func verifyAtomic(op aligned, ordering, unsupported AtomicOrdering, hasScope bool) *diag.Diagnostic {
	o := op.Op()
	_, hasAlignment := op.Alignment()
	switch {
	case ordering == AtomicOrderingNotAtomic && hasScope:
		return o.Errorf("expected syncscope to be null for non-atomic access")
	case ordering == AtomicOrderingNotAtomic:
	case ordering == unsupported || ordering == AtomicOrderingAcqRel:
		return o.Errorf("unsupported ordering '%v'", ordering)
	case !hasAlignment:
		return o.Errorf("expected alignment for atomic access")
	}
	return nil
}

func verifyLoad(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[LoadOp](o)
	err := spaceOfElements(op.Ptr()).LoadError(op.Result().Type(), op.Ordering(), datalayout.At(o))
	if d := verifyAccess(op, err); d != nil {
		return d
	}
	_, scoped := op.Syncscope()
	return verifyAtomic(op, op.Ordering(), AtomicOrderingRelease, scoped)
}

func verifyStore(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[StoreOp](o)
	err := spaceOfElements(op.Ptr()).StoreError(op.Value().Type(), op.Ordering(), datalayout.At(o))
	if d := verifyAccess(op, err); d != nil {
		return d
	}
	_, scoped := op.Syncscope()
	return verifyAtomic(op, op.Ordering(), AtomicOrderingAcquire, scoped)
}

func verifyGather(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[GatherOp](o)
	return verifyAccess(op, spaceOfElements(op.Ptrs()).LoadError(op.Result().Type(), AtomicOrderingNotAtomic, datalayout.At(o)))
}

func verifyMaskedLoad(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[MaskedLoadOp](o)
	return verifyAccess(op, spaceOfElements(op.Ptr()).LoadError(op.Result().Type(), AtomicOrderingNotAtomic, datalayout.At(o)))
}

func verifyMaskedStore(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[MaskedStoreOp](o)
	return verifyAccess(op, spaceOfElements(op.Ptr()).StoreError(op.Value().Type(), AtomicOrderingNotAtomic, datalayout.At(o)))
}

func verifyScatter(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[ScatterOp](o)
	return verifyAccess(op, spaceOfElements(op.Ptrs()).StoreError(op.Value().Type(), AtomicOrderingNotAtomic, datalayout.At(o)))
}

func verifyFromPtr(o *ir.Operation) *diag.Diagnostic {
	if is[*PtrType](o.Result(0).Type()) {
		return o.ErrorPlainf("the result type cannot be `!ptr.ptr`")
	}
	return verifySameSpace(o)
}

func verifyToPtr(o *ir.Operation) *diag.Diagnostic {
	if is[*PtrType](o.Operand(0).Type()) {
		return o.ErrorPlainf("the input value cannot be of type `!ptr.ptr`")
	}
	return verifySameSpace(o)
}

func verifySameSpace(o *ir.Operation) *diag.Diagnostic {
	if spaceOf(o.Operand(0).Type()) != spaceOf(o.Result(0).Type()) {
		return o.ErrorPlainf("expected the input and output to have the same memory space")
	}
	return nil
}

func verifyPtrDiff(o *ir.Operation) *diag.Diagnostic {
	if t := o.Operand(0).Type(); !is[*PtrType](t) && t.Def() != o.Result(0).Type().Def() {
		return o.ErrorPlainf("expected the result to have the same container type as the operands when operands are shaped")
	}
	return nil
}

// inferPtrAdd returns the type of the pointers, in the shape of the operand that has one.
func inferPtrAdd(st *ir.OperationState) ([]ir.Type, *diag.Diagnostic) {
	base, offset := st.Operands[0].Type(), st.Operands[1].Type()
	from, ok := base.(ir.ShapedType)
	by, ok2 := offset.(ir.ShapedType)
	switch {
	case !ok && !ok2:
		return []ir.Type{base}, nil
	case !ok:
		return []ir.Type{ir.WithElement(offset, base)}, nil
	case !ok2:
		return []ir.Type{base}, nil
	case from.Def() != by.Def():
		return nil, diag.Errorf(diag.At(st.Pos), "the shaped containers type must match")
	case !slices.Equal(from.Shape(), by.Shape()):
		return nil, diag.Errorf(diag.At(st.Pos), "shapes of base and offset must match")
	}
	return []ir.Type{base}, nil
}
