package vector

import (
	"slices"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// An access is the data that the verifiers of memory operations share: a memref or tensor, indices
// into it and the type of the vector.
type access struct {
	op      *ir.Operation
	base    ir.ShapedType
	indices ir.ValueRange
	vector  *ir.VectorType
	// what is the vector in messages: "result" or "valueToStore".
	what string
}

func (a access) errorf(format string, args ...any) *diag.Diagnostic {
	return a.op.Errorf(format, args...)
}

func (a access) verifyIndices() *diag.Diagnostic {
	if n := len(a.base.Shape()); a.indices.Len() != n {
		return a.errorf("requires %d indices", n)
	}
	return nil
}

// verifyElem checks that the memory has the element type of the vector, and the number of indices.
func (a access) verifyElem() *diag.Diagnostic {
	if a.base.Elem() != a.vector.Elem() {
		return a.errorf("base and %s element type should match", a.what)
	}
	return a.verifyIndices()
}

// verifyContiguous checks a load or store of consecutive elements, which may be
// vectors.
func (a access) verifyContiguous(memory, elemTypes string) *diag.Diagnostic {
	m, v := a.base.(*ir.MemRefType), a.vector
	if n, _ := ir.NumElements(v.Shape()); (v.IsScalable() || v.Rank() != 0 && n != 1) && !m.HasUnitLastStride() {
		return a.errorf("most minor memref dim must have unit stride")
	}
	if len(m.Shape()) < v.Rank() {
		return a.errorf("%s", memory)
	}
	elem := m.Elem()
	if e, ok := elem.(*ir.VectorType); ok {
		if e != v {
			return a.errorf("base memref and %s vector types should match", a.what)
		}
		elem = e.Elem()
	}
	if elem != v.Elem() {
		return a.errorf("base and %s element %s should match", a.what, elemTypes)
	}
	return a.verifyIndices()
}

func verifyLoad(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[LoadOp](o)
	a := access{o, op.Base().Type().(ir.ShapedType), op.Indices(), vectorType(op.Result()), "result"}
	return a.verifyContiguous("destination memref has lower rank than the result vector", "types")
}

func verifyStore(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[StoreOp](o)
	a := access{o, op.Base().Type().(ir.ShapedType), op.Indices(), vectorType(op.ValueToStore()), "valueToStore"}
	return a.verifyContiguous("source memref has lower rank than the vector to store", "type")
}

func verifyMaskedLoad(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[MaskedLoadOp](o)
	a := access{o, op.Base().Type().(ir.ShapedType), op.Indices(), vectorType(op.Result()), "result"}
	switch d := a.verifyElem(); {
	case d != nil:
		return d
	case !slices.Equal(a.vector.Shape(), vectorType(op.Mask()).Shape()):
		return o.Errorf("expected result shape to match mask shape")
	case op.PassThru().Type() != ir.Type(a.vector):
		return o.Errorf("expected pass_thru of same type as result type")
	}
	return nil
}

func verifyMaskedStore(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[MaskedStoreOp](o)
	a := access{o, op.Base().Type().(ir.ShapedType), op.Indices(), vectorType(op.ValueToStore()), "valueToStore"}
	if d := a.verifyElem(); d != nil {
		return d
	}
	if !slices.Equal(a.vector.Shape(), vectorType(op.Mask()).Shape()) {
		return o.Errorf("expected valueToStore shape to match mask shape")
	}
	return nil
}

// verifyIndexed checks a gather or scatter.
func (a access) verifyIndexed(indices, mask *ir.Value) *diag.Diagnostic {
	switch a.base.(type) {
	case *ir.MemRefType, *ir.RankedTensorType:
	default:
		return a.errorf("requires base to be a memref or ranked tensor type")
	}
	switch d := a.verifyElem(); {
	case d != nil:
		return d
	case !slices.Equal(a.vector.Shape(), vectorType(indices).Shape()):
		return a.errorf("expected %s dim to match indices dim", a.what)
	case !slices.Equal(a.vector.Shape(), vectorType(mask).Shape()):
		return a.errorf("expected %s dim to match mask dim", a.what)
	}
	return nil
}

func verifyGather(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[GatherOp](o)
	a := access{o, op.Base().Type().(ir.ShapedType), op.Offsets(), vectorType(op.Result()), "result"}
	if d := a.verifyIndexed(op.Indices(), op.Mask()); d != nil {
		return d
	}
	if op.PassThru().Type() != ir.Type(a.vector) {
		return o.Errorf("expected pass_thru of same type as result type")
	}
	return nil
}

func verifyScatter(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[ScatterOp](o)
	a := access{o, op.Base().Type().(ir.ShapedType), op.Offsets(), vectorType(op.ValueToStore()), "valueToStore"}
	return a.verifyIndexed(op.Indices(), op.Mask())
}

func verifyExpandLoad(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[ExpandLoadOp](o)
	a := access{o, op.Base().Type().(ir.ShapedType), op.Indices(), vectorType(op.Result()), "result"}
	switch d := a.verifyElem(); {
	case d != nil:
		return d
	case a.vector.Shape()[0] != vectorType(op.Mask()).Shape()[0]:
		return o.Errorf("expected result dim to match mask dim")
	case op.PassThru().Type() != ir.Type(a.vector):
		return o.Errorf("expected pass_thru of same type as result type")
	}
	return nil
}

func verifyCompressStore(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[CompressStoreOp](o)
	a := access{o, op.Base().Type().(ir.ShapedType), op.Indices(), vectorType(op.ValueToStore()), "valueToStore"}
	if d := a.verifyElem(); d != nil {
		return d
	}
	if a.vector.Shape()[0] != vectorType(op.Mask()).Shape()[0] {
		return o.Errorf("expected valueToStore dim to match mask dim")
	}
	return nil
}
