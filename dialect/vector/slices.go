package vector

import (
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// ints are the integers of an array attribute of integers.
func ints(a *ir.ArrayAttr) []int64 {
	list := make([]int64, a.Len())
	for i, e := range a.Elems() {
		list[i] = e.(*ir.IntegerAttr).Int()
	}
	return list
}

// A named list is an attribute of a strided slice.
type named struct {
	name   string
	values []int64
}

// noLonger checks that a list has no more elements than a vector has dimensions.
func (l named) noLonger(op *ir.Operation, v *ir.VectorType) *diag.Diagnostic {
	if len(l.values) > v.Rank() {
		return op.Errorf("expected %s attribute of rank no greater than vector rank", l.name)
	}
	return nil
}

// within checks that each element is at least min and less than the size of its dimension. If
// isSize is set, it may equal that size.
func (l named) within(op *ir.Operation, shape []int64, min int64, isSize bool) *diag.Diagnostic {
	for i, v := range l.values {
		max := shape[i]
		if isSize {
			max++
		}
		if v < min || v >= max {
			return op.Errorf("expected %s dimension %d to be confined to [%d, %d)", l.name, i, min, max)
		}
	}
	return nil
}

// ones checks that each element is 1: there are no other strides yet.
func (l named) ones(op *ir.Operation) *diag.Diagnostic {
	for _, v := range l.values {
		if v != 1 {
			return op.Errorf("expected %s to be confined to [1, 2)", l.name)
		}
	}
	return nil
}

// sumWithin checks that the sums of the elements of two lists are no larger than
// the sizes of a vector.
func (l named) sumWithin(op *ir.Operation, other named, shape []int64) *diag.Diagnostic {
	for i, v := range l.values {
		if sum := v + other.values[i]; sum < 0 || sum > shape[i] {
			return op.Errorf("expected sum(%s, %s) dimension %d to be confined to [1, %d)", l.name, other.name, i, shape[i]+1)
		}
	}
	return nil
}

// first is the first of some diagnostics that there is.
func first(checks ...func() *diag.Diagnostic) *diag.Diagnostic {
	for _, check := range checks {
		if d := check(); d != nil {
			return d
		}
	}
	return nil
}

func verifyInsertStridedSlice(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[InsertStridedSliceOp](o)
	source, dest := vectorType(op.ValueToStore()), vectorType(op.Dest())
	offsets, strides := named{"offsets", ints(op.Offsets())}, named{"strides", ints(op.Strides())}
	switch {
	case len(offsets.values) != dest.Rank():
		return o.Errorf("expected offsets of same size as destination vector rank")
	case len(strides.values) != source.Rank():
		return o.Errorf("expected strides of same size as source vector rank")
	case source.Rank() > dest.Rank():
		return o.Errorf("expected source rank to be no greater than destination rank")
	}
	lead := dest.Rank() - source.Rank()
	shape := named{"source vector shape", append(make([]int64, lead), source.Shape()...)}
	d := first(
		func() *diag.Diagnostic { return offsets.within(o, dest.Shape(), 0, false) },
		func() *diag.Diagnostic { return strides.ones(o) },
		func() *diag.Diagnostic { return offsets.sumWithin(o, shape, dest.Shape()) },
	)
	if d != nil {
		return d
	}
	for i, n := range source.Shape() {
		if source.Scalable(i) != dest.Scalable(lead+i) {
			return o.Errorf("mismatching scalable flags (at source vector idx=%d)", i)
		}
		if to := dest.Shape()[lead+i]; source.Scalable(i) && n != to {
			return wrongBaseSize(o, i, n, to)
		}
	}
	return nil
}

func wrongBaseSize(o *ir.Operation, dim int, size, base int64) *diag.Diagnostic {
	return o.Errorf("expected size at idx=%d to match the corresponding base size from the input vector (%d vs %d)", dim, size, base)
}

func verifyExtractStridedSlice(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[ExtractStridedSliceOp](o)
	v := vectorType(op.Source())
	offsets, sizes, strides := named{"offsets", ints(op.Offsets())}, named{"sizes", ints(op.Sizes())}, named{"strides", ints(op.Strides())}
	if len(offsets.values) != len(sizes.values) || len(offsets.values) != len(strides.values) {
		return o.Errorf("expected offsets, sizes and strides attributes of same size")
	}
	d := first(
		func() *diag.Diagnostic { return offsets.noLonger(o, v) },
		func() *diag.Diagnostic { return offsets.within(o, v.Shape(), 0, false) },
		func() *diag.Diagnostic { return sizes.within(o, v.Shape(), 1, true) },
		func() *diag.Diagnostic { return strides.ones(o) },
		func() *diag.Diagnostic { return offsets.sumWithin(o, sizes, v.Shape()) },
	)
	if d != nil {
		return d
	}
	shape := append(append([]int64(nil), sizes.values...), v.Shape()[len(sizes.values):]...)
	if want := ir.NewVectorType(shape, v.ScalableDims(), v.Elem()); o.Result(0).Type() != ir.Type(want) {
		return o.Errorf("expected result type to be '%v'", want)
	}
	for i, n := range sizes.values {
		if v.Scalable(i) && n != v.Shape()[i] {
			return wrongBaseSize(o, i, n, v.Shape()[i])
		}
	}
	return nil
}
