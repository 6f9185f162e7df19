package memref

import (
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// rankOf returns the number of dimensions of a value that is a memref with a rank.
func rankOf(v *ir.Value) int { return len(v.Type().(ir.ShapedType).Shape()) }

// Source is the memref that is copied from.
func (op DmaStartOp) Source() *ir.Value { return op.Op().Operand(0) }

// SourceIndices say where in the source the copy starts.
func (op DmaStartOp) SourceIndices() ir.ValueRange { return op.from(1, rankOf(op.Source())) }

// Target is the memref that is copied to.
func (op DmaStartOp) Target() *ir.Value { return op.Op().Operand(op.target()) }

// TargetIndices say where in the target the copy starts.
func (op DmaStartOp) TargetIndices() ir.ValueRange {
	return op.from(op.target()+1, rankOf(op.Target()))
}

// NumElements is how many elements are copied.
func (op DmaStartOp) NumElements() *ir.Value { return op.Op().Operand(op.tag() - 1) }

// Tag is the memref with an element that stands for the copy.
func (op DmaStartOp) Tag() *ir.Value { return op.Op().Operand(op.tag()) }

// TagIndices are those of the element of the tag.
func (op DmaStartOp) TagIndices() ir.ValueRange { return op.from(op.tag()+1, rankOf(op.Tag())) }

// IsStrided reports whether elements are left out between those that are copied.
func (op DmaStartOp) IsStrided() bool { return op.Op().NumOperands() != op.end() }

// Stride is the distance between the starts of two runs of elements that are copied, nil if
// they are all in one run.
func (op DmaStartOp) Stride() *ir.Value { return op.fromEnd(2) }

// ElementsPerStride is the length of a run of elements that are copied, nil if they are all in
// one run.
func (op DmaStartOp) ElementsPerStride() *ir.Value { return op.fromEnd(1) }

// target, tag and end are the numbers of the operands where these start.
func (op DmaStartOp) target() int { return 1 + rankOf(op.Source()) }
func (op DmaStartOp) tag() int    { return op.target() + 1 + rankOf(op.Target()) + 1 }
func (op DmaStartOp) end() int    { return op.tag() + 1 + rankOf(op.Tag()) }

func (op DmaStartOp) from(start, n int) ir.ValueRange {
	return op.Op().Operands().Slice(start, start+n)
}

func (op DmaStartOp) fromEnd(i int) *ir.Value {
	if !op.IsStrided() {
		return nil
	}
	return op.Op().Operand(op.Op().NumOperands() - i)
}

// verifyDmaStart checks the operands in order: the positions of the later ones depend on the ranks
// of the memrefs before them.
func verifyDmaStart(o *ir.Operation) *diag.Diagnostic {
	op, n := ir.Cast[DmaStartOp](o), o.NumOperands()
	want := 4
	enough := func(more int) *diag.Diagnostic {
		if want += more; n < want {
			return o.Errorf("expected at least %d operands", want)
		}
		return nil
	}
	if d := enough(0); d != nil {
		return d
	}
	if d := verifyDmaMemRef(o, op.Source(), "source", enough, op.SourceIndices); d != nil {
		return d
	}
	if d := verifyDmaMemRef(o, op.Target(), "destination", enough, op.TargetIndices); d != nil {
		return d
	}
	if !isIndex(op.NumElements()) {
		return o.Errorf("expected num elements to be of index type")
	}
	if d := verifyDmaMemRef(o, op.Tag(), "tag", enough, op.TagIndices); d != nil {
		return d
	}
	switch {
	case n != want && n != want+2:
		return o.Errorf("incorrect number of operands")
	case op.IsStrided() && !(isIndex(op.Stride()) && isIndex(op.ElementsPerStride())):
		return o.Errorf("expected stride and num elements per stride to be of type index")
	}
	return nil
}

func verifyDmaMemRef(o *ir.Operation, v *ir.Value, what string, enough func(int) *diag.Diagnostic, indices func() ir.ValueRange) *diag.Diagnostic {
	t, ok := v.Type().(*ir.MemRefType)
	if !ok {
		return o.Errorf("expected %s to be of memref type", what)
	}
	if d := enough(t.Rank()); d != nil {
		return d
	}
	for _, i := range indices().All() {
		if !isIndex(i) {
			return o.Errorf("expected %s indices to be of index type", what)
		}
	}
	return nil
}

func isIndex(v *ir.Value) bool { _, ok := v.Type().(*ir.IndexType); return ok }

func verifyDmaWait(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[DmaWaitOp](o)
	if n, rank := op.TagIndices().Len(), rankOf(op.TagMemRef()); n != rank {
		return o.Errorf("expected tagIndices to have the same number of elements as the tagMemRef rank, expected %d, but got %d", rank, n)
	}
	return nil
}
