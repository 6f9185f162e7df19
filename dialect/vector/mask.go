package vector

import (
	"slices"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// A MaskableOp is an operation that vector.mask can mask: MLIR's MaskableOpInterface.
type MaskableOp interface {
	ir.Op
	// MaskType returns the type of the mask.
	MaskType() *ir.VectorType
	// SupportsPassthru reports whether a passthru operand may give the result's values where
	// the mask is not set.
	SupportsPassthru() bool
}

// i1s is a vector type with elements of one bit.
func i1s(t *ir.VectorType) *ir.VectorType { return withElem(t, t.Context().I1()) }

// MaskType has a bit for each product of an element of lhs and one of rhs.
func (op ContractionOp) MaskType() *ir.VectorType {
	maps := op.Maps()
	shape, scalable := make([]int64, maps[0].NumDims()), make([]bool, maps[0].NumDims())
	for i, v := range [...]*ir.VectorType{vectorType(op.Lhs()), vectorType(op.Rhs())} {
		for j, e := range maps[i].Results() {
			shape[e.Position()], scalable[e.Position()] = v.Shape()[j], v.Scalable(j)
		}
	}
	return ir.NewVectorType(shape, scalable, op.Op().Context().I1())
}

// SupportsPassthru is false.
func (op ContractionOp) SupportsPassthru() bool { return false }

// MaskType has a bit for each element that is combined.
func (op ReductionOp) MaskType() *ir.VectorType { return i1s(vectorType(op.Vector())) }

// SupportsPassthru is false.
func (op ReductionOp) SupportsPassthru() bool { return false }

// MaskType has a bit for each element that is combined.
func (op MultiDimReductionOp) MaskType() *ir.VectorType { return i1s(vectorType(op.Source())) }

// SupportsPassthru is false.
func (op MultiDimReductionOp) SupportsPassthru() bool { return false }

// MaskType has a bit for each element of the result.
func (op OuterProductOp) MaskType() *ir.VectorType { return i1s(vectorType(op.Op().Result(0))) }

// SupportsPassthru is false.
func (op OuterProductOp) SupportsPassthru() bool { return false }

// MaskType has a bit for each index.
func (op GatherOp) MaskType() *ir.VectorType { return i1s(vectorType(op.Indices())) }

// SupportsPassthru is false.
func (op GatherOp) SupportsPassthru() bool { return false }

// MaskType has the sizes of the vector, in the order of the dimensions of the
// memory.
func (op TransferReadOp) MaskType() *ir.VectorType {
	return TransferMaskType(vectorType(op.Result()), op.PermutationMap())
}

// SupportsPassthru is true.
func (op TransferReadOp) SupportsPassthru() bool { return true }

// MaskType has the sizes of the vector, in the order of the dimensions of the
// memory.
func (op TransferWriteOp) MaskType() *ir.VectorType {
	return TransferMaskType(vectorType(op.ValueToStore()), op.PermutationMap())
}

// SupportsPassthru is false.
func (op TransferWriteOp) SupportsPassthru() bool { return false }

// Masked returns the masked operation, nil if absent.
func (op MaskOp) Masked() MaskableOp {
	b := op.MaskRegion().First()
	if b == nil || b.Empty() {
		return nil
	}
	m, _ := b.First().View().(MaskableOp)
	return m
}

// NewMask creates a vector.mask at the builder's point around an operation that is not in a
// block yet. The mask has the same results as the operation. The passthru may be nil.
func NewMask(b *ir.Builder, mask, passthru *ir.Value, masked *ir.Operation) MaskOp {
	st := ir.OperationState{Context: b.Context(), Def: Mask, Operands: []*ir.Value{mask}, Regions: []*ir.Region{ir.NewRegion()}}
	if passthru != nil {
		st.Operands = append(st.Operands, passthru)
	}
	var results []*ir.Value
	if masked != nil {
		st.Results = masked.Results().Types()
		results = resultsOf(masked)
	}
	op := ir.Cast[MaskOp](b.Create(&st))
	blk := ir.NewBlock()
	op.MaskRegion().Append(blk)
	if masked != nil {
		blk.Append(masked)
	}
	NewYield(ir.NewBuilder(b.Context()).SetLoc(b.Loc()).AtEnd(blk), results...)
	return op
}

func verifyMask(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[MaskOp](o)
	b := op.MaskRegion().First()
	if b.Empty() {
		return o.Errorf("expects a terminator within the mask region")
	}
	n := 0
	for range b.Ops() {
		n++
	}
	yield := b.Last()
	switch {
	case n > 2:
		return o.Errorf("expects only one operation to mask")
	case !yield.Is(Yield):
		return o.Errorf("expects a terminator within the mask region")
	case yield.NumOperands() != o.NumResults():
		return o.Errorf("expects number of results to match mask region yielded values")
	case n == 1:
		return nil
	}
	masked, ok := b.First().View().(MaskableOp)
	if !ok {
		return o.Errorf("expects a MaskableOpInterface within the mask region")
	}
	return op.verifyMasked(masked, yield)
}

// verifyMasked checks a mask against the masked operation.
func (op MaskOp) verifyMasked(masked MaskableOp, yield *ir.Operation) *diag.Diagnostic {
	o, m := op.Op(), masked.Op()
	if m.NumResults() != o.NumResults() {
		return o.Errorf("expects number of results to match maskable operation number of results")
	}
	for i := range m.NumResults() {
		if yield.Operand(i) != m.Result(i) {
			return o.Errorf("expects all the results from the MaskableOpInterface to match all the values returned by the terminator")
		}
	}
	if !slices.Equal(m.Results().Types(), o.Results().Types()) {
		return o.Errorf("expects result type to match maskable operation result type")
	}
	vectors := 0
	for _, t := range m.Results().Types() {
		if _, ok := t.(*ir.VectorType); ok {
			vectors++
		}
	}
	if vectors > 1 {
		return o.Errorf("multiple vector results not supported")
	}
	if want := masked.MaskType(); op.Mask().Type() != ir.Type(want) {
		return o.Errorf("expects a '%v' mask for the maskable operation", want)
	}
	passthru := op.Passthru()
	switch {
	case passthru == nil:
	case !masked.SupportsPassthru():
		return o.Errorf("doesn't expect a passthru argument for this maskable operation")
	case m.NumResults() != 1:
		return o.Errorf("expects result when passthru argument is provided")
	case passthru.Type() != m.Result(0).Type():
		return o.Errorf("expects passthru type to match result type")
	}
	return nil
}
