package bufferization

import (
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
	"github.com/gomlir/gomlir/ir/inlining"
)

// The names of the attributes that are the dialect's on operations and functions of others.
const (
	// WritableAttrName is that of a boolean on an argument of a function: its memory may be written.
	WritableAttrName = "bufferization.writable"
	// AccessAttrName is that of a string on an argument of a function: what the function does with its
	// memory, "none", "read", "write" or "read-write".
	AccessAttrName = "bufferization.access"
	// LayoutAttrName is that of an affine map on an argument of a function: the layout of its memory.
	LayoutAttrName = "bufferization.buffer_layout"
	// ManualDeallocationAttrName is that of an attribute of operations that allocate or free memory, which no
	// pass frees or looks after.
	ManualDeallocationAttrName = "bufferization.manual_deallocation"
)

// inliner says that the operations of the dialect may be inlined anywhere.
type inliner struct{ inlining.Defaults }

func (inliner) OpIsLegal(*ir.Operation, *ir.Region, bool, []*ir.Value) bool { return true }

func verifyOpAttr(op *ir.Operation, a ir.NamedAttribute) *diag.Diagnostic {
	if a.Name != ManualDeallocationAttrName {
		return op.ErrorPlainf("attribute '\"%s\"' not supported as an op attribute by the bufferization dialect", a.Name)
	}
	list, _ := effects.Append(nil, op)
	for _, e := range list {
		if e.Kind == effects.Allocate || e.Kind == effects.Free {
			return nil
		}
	}
	return op.Errorf("attribute '%s' can be used only on ops that have an allocation and/or free side effect", a.Name)
}

func verifyArgAttr(op *ir.Operation, _, _ int, a ir.NamedAttribute) *diag.Diagnostic {
	isFunction := ir.FunctionOpInterface.Has(op.Context(), op.Def())
	kind, ok := "", false
	switch a.Name {
	case WritableAttrName:
		kind, ok = "boolean", constraint.BoolAttr.Match(a.Value)
	case AccessAttrName:
		_, ok = a.Value.(*ir.StringAttr)
		kind = "string"
	case LayoutAttrName:
		_, ok = a.Value.(ir.MemRefLayout)
		kind = "memref layout"
	default:
		return op.ErrorPlainf("attribute '%s' not supported as a region arg attribute by the bufferization dialect", LayoutAttrName)
	}
	if !ok {
		return op.ErrorPlainf("'%s' is expected to be a %s attribute", a.Name, kind)
	}
	if s, ok := a.Value.(*ir.StringAttr); ok {
		switch s.Value() {
		case "none", "read", "write", "read-write":
		default:
			return op.ErrorPlainf("invalid value for '%s'", a.Name)
		}
	}
	if !isFunction {
		return op.ErrorPlainf("expected '%s' to be used on function-like operations", a.Name)
	}
	if a.Name == WritableAttrName && op.Region(0).Empty() {
		return op.ErrorPlainf("'%s' is invalid on external functions", a.Name)
	}
	return nil
}

func verifyAllocTensor(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[AllocTensorOp](o)
	if op.Copy() != nil {
		if op.DynamicSizes().Len() > 0 {
			return o.ErrorPlainf("dynamic sizes not needed when copying a tensor")
		}
		if op.Copy().Type() != op.Result().Type() {
			return o.ErrorPlainf("expected that `copy` and return type match")
		}
		return nil
	}
	if n := numDynamic(shapeOf(op.Result().Type().(ir.TensorType))); n != op.DynamicSizes().Len() {
		return o.Errorf("incorrect number of dynamic sizes, has %d, expected %d", op.DynamicSizes().Len(), n)
	}
	return nil
}

// numDynamic returns how many sizes of a shape are not known.
func numDynamic(shape []int64) int {
	n := 0
	for _, d := range shape {
		if d == ir.DynamicSize {
			n++
		}
	}
	return n
}

func verifyMaterializeInDestination(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[MaterializeInDestinationOp](o)
	source, dest := op.Source().Type().(ir.TensorType), op.Dest().Type().(ir.ShapedType)
	if _, ok := dest.(ir.TensorType); ok {
		if o.NumResults() != 1 {
			return o.Errorf("tensor 'dest' implies exactly one tensor result")
		}
		if op.Result().Type() != ir.Type(dest) {
			return o.Errorf("result and 'dest' types must match")
		}
		if op.Restrict() {
			return o.Errorf("'restrict' is valid only for memref destinations")
		}
	} else if !constraint.AnyRankedOrUnrankedMemRef.Match(dest) {
		return o.Errorf("'dest' must be a tensor or a memref")
	} else if o.NumResults() != 0 {
		return o.Errorf("memref 'dest' implies zero results")
	}
	if _, isTensor := dest.(ir.TensorType); op.Writable() == isTensor {
		return o.Errorf("'writable' must be specified if and only if the destination is of memref type")
	}
	switch {
	case source.HasRank() != dest.HasRank():
		return o.Errorf("source/destination shapes are incompatible")
	case source.HasRank() && len(source.Shape()) != len(dest.Shape()):
		return o.Errorf("rank mismatch between source and destination shape")
	case !constraint.CompatibleShapes(source, dest):
		return o.Errorf("source/destination shapes are incompatible")
	}
	return nil
}

// inferDealloc returns an i1 for each memory that is kept.
func inferDealloc(st *ir.OperationState) ([]ir.Type, *diag.Diagnostic) {
	sizes, ok := st.InherentAttr(slotDeallocOperandSegmentSizes).(*ir.DenseArrayAttr)
	if !ok {
		return nil, nil
	}
	list := ir.DenseInts[int32](sizes)
	if len(list) != 3 || list[2] < 0 || int(list[2]) > len(st.Operands) {
		return nil, nil
	}
	types := make([]ir.Type, list[2])
	for i := range types {
		types[i] = st.Context.I1()
	}
	return types, nil
}

func verifyDealloc(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[DeallocOp](o)
	if op.Memrefs().Len() != op.Conditions().Len() {
		return o.Errorf("must have the same number of conditions as memrefs to deallocate")
	}
	if op.Retained().Len() != op.UpdatedConditions().Len() {
		return o.Errorf("must have the same number of updated conditions (results) as retained operands")
	}
	return nil
}
