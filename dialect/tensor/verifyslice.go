package tensor

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/scf"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/strided"
)

// MaxRanks returns the number of offsets, sizes and strides: one of each for a dimension of the source.
func (op ExtractSliceOp) MaxRanks() (offsets, sizes, strides int) {
	n := typeOf(op.Source()).Rank()
	return n, n, n
}

// MaxRanks returns the number of offsets, sizes and strides: one of each for a dimension of the result.
func (op InsertSliceOp) MaxRanks() (offsets, sizes, strides int) {
	n := typeOf(op.Dest()).Rank()
	return n, n, n
}

// MaxRanks returns the number of offsets, sizes and strides: one of each for a dimension of the destination.
func (op ParallelInsertSliceOp) MaxRanks() (offsets, sizes, strides int) {
	n := typeOf(op.Dest()).Rank()
	return n, n, n
}

// UpdatedDestinations implements [scf.ParallelCombiningOp].
func (op ParallelInsertSliceOp) UpdatedDestinations() ir.ValueRange { return op.Op().OperandsAt(1) }

// verifySlice checks that a type is that of a part of a tensor with certain sizes, or that without
// dimensions of size 1, and that the part is in the tensor.
func verifySlice(op strided.Op, whole, part *ir.RankedTensorType) *diag.Diagnostic {
	o := op.Op()
	want := withShape(whole, op.StaticSizes())
	if want.Rank() < part.Rank() {
		return o.ErrorPlainf("expected rank to be smaller or equal to the other rank. ")
	}
	if _, ok := strided.DroppedDims(want.Shape(), part.Shape()); !ok {
		return o.ErrorPlainf("expected type to be '%v' or a rank-reduced version. (size mismatch) ", want)
	}
	if want.Elem() != part.Elem() {
		return o.ErrorPlainf("expected element type to be '%v'", want.Elem())
	}
	if msg := strided.OutOfBounds(whole.Shape(), op.StaticOffsets(), op.StaticSizes(), op.StaticStrides()); msg != "" {
		return o.ErrorPlainf("%s", msg)
	}
	return nil
}

func verifyExtractSlice(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[ExtractSliceOp](o)
	return verifySlice(op, typeOf(op.Source()), typeOf(op.Result()))
}

func verifyInsertSlice(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[InsertSliceOp](o)
	return verifySlice(op, typeOf(op.Dest()), typeOf(op.Source()))
}

func verifyParallelInsertSlice(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[ParallelInsertSliceOp](o)
	if parent := o.ParentOp(); !parent.Is(scf.InParallel) {
		text := asm.Append(nil, parent, asm.Flags{Generic: true, LocalScope: true})
		return o.ErrorPlainf("expected InParallelOpInterface parent, got:\n%s", text)
	}
	return verifySlice(op, typeOf(op.Dest()), typeOf(op.Source()))
}

// joined returns what is known of a size that is two sizes at once. ok is false if they differ.
func joined(a, b int64) (n int64, ok bool) {
	switch {
	case a == ir.DynamicSize:
		return b, true
	case b == ir.DynamicSize || a == b:
		return a, true
	}
	return 0, false
}

func verifyConcat(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[ConcatOp](o)
	to := typeOf(op.Result())
	if op.Inputs().Len() < 1 {
		return o.Errorf("requires at least one input")
	}
	for _, v := range op.Inputs().All() {
		if typeOf(v).Rank() != to.Rank() {
			return o.Errorf("rank of concatenated inputs must match result rank")
		}
	}
	for _, v := range op.Inputs().All() {
		if typeOf(v).Elem() != to.Elem() {
			return o.Errorf("inputs and result element type must match")
		}
	}
	dim := op.Dim()
	if dim < 0 || dim >= int64(to.Rank()) {
		return o.Errorf("concatenation dim must be less than the tensor rank")
	}
	shape := make([]int64, to.Rank())
	for i := range shape {
		if int64(i) != dim {
			shape[i] = ir.DynamicSize
		}
		for _, v := range op.Inputs().All() {
			ok, n := true, typeOf(v).Shape()[i]
			if int64(i) == dim {
				shape[i] = strided.Add(shape[i], n)
			} else if shape[i], ok = joined(shape[i], n); !ok {
				return o.Errorf("static concatenation size mismatch along non-concatenated dimension %d", i)
			}
		}
	}
	for i, n := range shape {
		if _, ok := joined(n, to.Shape()[i]); !ok {
			want := ir.NewRankedTensorType(shape, to.Elem(), nil)
			return o.Errorf("result type '%v'does not match inferred shape '%v' static sizes", to, want)
		}
	}
	return nil
}

// paddedType returns the type of a tensor with elements around. Sizes that are not known are those of a
// shape, if it is not nil.
func paddedType(t *ir.RankedTensorType, low, high, known []int64) (*ir.RankedTensorType, bool) {
	if len(low) != t.Rank() || len(high) != t.Rank() {
		return nil, false
	}
	shape := make([]int64, t.Rank())
	for i, n := range t.Shape() {
		shape[i] = strided.Add(strided.Add(n, low[i]), high[i])
		if shape[i] == ir.DynamicSize && known != nil {
			shape[i] = known[i]
		}
		if shape[i] < 0 && shape[i] != ir.DynamicSize {
			return nil, false
		}
	}
	return ir.NewRankedTensorType(shape, t.Elem(), nil), true
}

func verifyPad(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[PadOp](o)
	from, to := typeOf(op.Source()), typeOf(op.Result())
	want, ok := paddedType(from, op.StaticLow(), op.StaticHigh(), nil)
	if !ok {
		return o.ErrorPlainf("failed to infer expectedType from sourceType '%v', specified resultType is '%v'", from, to)
	}
	matches := want.Rank() == to.Rank()
	for i := 0; matches && i < want.Rank(); i++ {
		n := want.Shape()[i]
		matches = n == to.Shape()[i] || n == ir.DynamicSize
	}
	if !matches {
		return o.ErrorPlainf("specified type '%v' does not match the inferred type '%v'", to, want)
	}
	if numDynamic(op.StaticLow()) != op.Low().Len() || numDynamic(op.StaticHigh()) != op.High().Len() {
		return o.ErrorPlainf("expected a value for each dynamic low and high padding")
	}
	return nil
}

func verifyPadBody(o *ir.Operation) *diag.Diagnostic {
	body, t := o.Region(0).First(), typeOf(o.Result(0))
	if body.NumArgs() != t.Rank() {
		return o.ErrorPlainf("expected the block to have %d arguments", t.Rank())
	}
	for i := range body.NumArgs() {
		if !constraint.Index.Match(body.Arg(i).Type()) {
			return o.Errorf("expected block argument %d to be an index", i+1)
		}
	}
	if yield, ok := ir.As[YieldOp](body.Terminator()); ok && yield.Value().Type() != t.Elem() {
		return o.Errorf("expected yield type to match shape element type")
	}
	return nil
}
