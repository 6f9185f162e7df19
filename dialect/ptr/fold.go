package ptr

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
)

// materializeConstant creates a ptr.constant from an attribute of a pointer type.
func materializeConstant(b *ir.Builder, value ir.Attribute, t ir.Type) *ir.Operation {
	a, ok := value.(ir.TypedAttribute)
	if !ok || a.Type() != t || !is[*PtrType](t) {
		return nil
	}
	return NewConstant(b, a).Op()
}

// foldPtrAdd folds the addition of nothing.
func foldPtrAdd(o *ir.Operation, constants []ir.Attribute) ([]ir.FoldResult, bool) {
	var n num.Int
	switch a := constants[1].(type) {
	case *ir.IntegerAttr:
		n = a.Value()
	case *ir.DenseElementsAttr:
		if !a.IsSplat() {
			return nil, false
		}
		n = a.Bits(0)
	default:
		return nil, false
	}
	if !n.IsZero() {
		return nil, false
	}
	return []ir.FoldResult{{Value: o.Operand(0)}}, true
}

// foldFromPtr folds a value that is taken apart and put together again.
func foldFromPtr(o *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	op, found := ir.Cast[FromPtrOp](o), (*ir.Value)(nil)
	for {
		to, ok := ir.DefiningOp[ToPtrOp](op.Ptr())
		if !ok || to.Ptr().Type() != op.Result().Type() || !sameMetadata(op, to) {
			break
		}
		found = to.Ptr()
		if op, ok = ir.DefiningOp[FromPtrOp](found); !ok {
			break
		}
	}
	if found == nil {
		return nil, false
	}
	return []ir.FoldResult{{Value: found}}, true
}

// sameMetadata reports whether the metadata that a pointer gets are those that it had.
func sameMetadata(from FromPtrOp, to ToPtrOp) bool {
	if t, ok := from.Result().Type().(ir.PtrLikeType); ok && !t.HasPtrMetadata() {
		return true
	}
	if from.Metadata() == nil {
		return false
	}
	get, ok := ir.DefiningOp[GetMetadataOp](from.Metadata())
	return ok && get.Ptr() == to.Ptr()
}

// foldToPtr folds the address of what is made of a pointer.
func foldToPtr(o *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	op, found := ir.Cast[ToPtrOp](o), (*ir.Value)(nil)
	for {
		from, ok := ir.DefiningOp[FromPtrOp](op.Ptr())
		if !ok {
			break
		}
		found = from.Ptr()
		if op, ok = ir.DefiningOp[ToPtrOp](found); !ok {
			break
		}
	}
	if found == nil {
		return nil, false
	}
	return []ir.FoldResult{{Value: found}}, true
}
