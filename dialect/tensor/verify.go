package tensor

import (
	"slices"

	"github.com/gomlir/gomlir/constraint"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// verifySizes checks that there is a size for each dimension whose size is not known.
func verifySizes(o *ir.Operation, sizes int) *diag.Diagnostic {
	if n := numDynamic(typeOf(o.Result(0)).Shape()); sizes != n {
		return o.Errorf("incorrect number of dynamic sizes, has %d, expected %d", sizes, n)
	}
	return nil
}

func verifyEmpty(o *ir.Operation) *diag.Diagnostic { return verifySizes(o, o.NumOperands()) }

func verifySplat(o *ir.Operation) *diag.Diagnostic { return verifySizes(o, o.NumOperands()-1) }

func verifyExtract(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[ExtractOp](o)
	if op.Indices().Len() != typeOf(op.Tensor()).Rank() {
		return o.Errorf("incorrect number of indices for extract_element")
	}
	return nil
}

func verifyInsert(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[InsertOp](o)
	if op.Indices().Len() != typeOf(op.Dest()).Rank() {
		return o.Errorf("incorrect number of indices")
	}
	return nil
}

func verifyGenerate(o *ir.Operation) *diag.Diagnostic { return verifySizes(o, o.NumOperands()) }

func verifyGenerateBody(o *ir.Operation) *diag.Diagnostic {
	body, t := o.Region(0).First(), typeOf(o.Result(0))
	for i := range body.NumArgs() {
		if !constraint.Index.Match(body.Arg(i).Type()) {
			return o.ErrorPlainf("all body arguments must be index")
		}
	}
	if body.NumArgs() != t.Rank() {
		return o.ErrorPlainf("must have one body argument per input dimension")
	}
	if yield, ok := ir.As[YieldOp](body.Terminator()); ok && yield.Value().Type() != t.Elem() {
		return o.Errorf("body must be terminated with a `yield` operation of the tensor element type")
	}
	return nil
}

// gatheredType returns the type of the parts that tensor.gather takes of a tensor. Dimensions along which
// it takes single places have size 1, or are left out if reduced is set.
func gatheredType(source, indices *ir.RankedTensorType, dims []int64, reduced bool) *ir.RankedTensorType {
	shape := slices.Clone(indices.Shape()[:indices.Rank()-1])
	for i, n := range source.Shape() {
		if _, found := slices.BinarySearch(dims, int64(i)); !found {
			shape = append(shape, n)
		} else if !reduced {
			shape = append(shape, 1)
		}
	}
	return withShape(source, shape)
}

// verifyDims checks the dimensions along which places are given.
func verifyDims(o *ir.Operation, dims []int64, indices, of *ir.RankedTensorType, name, what string) *diag.Diagnostic {
	n, rank := len(dims), of.Rank()
	switch {
	case n == 0:
		return o.Errorf("%s_dims must be non-empty", name)
	case n > rank:
		return o.Errorf("%s_dims overflow %s rank", name, what)
	case indices.Rank() == 0 || indices.Shape()[indices.Rank()-1] != int64(n):
		return o.Errorf("%s_dims length must match the size of last dimension of indices", name)
	}
	for _, d := range dims {
		if d < 0 {
			return o.Errorf("%s_dims value must be non-negative", name)
		}
		if d >= int64(rank) {
			return o.Errorf("%s_dims value must be smaller than %s rank", name, what)
		}
	}
	for i := 1; i < n; i++ {
		if dims[i-1] >= dims[i] {
			return o.Errorf("%s_dims values must be strictly increasing", name)
		}
	}
	return nil
}

func verifyGather(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[GatherOp](o)
	source, indices, dims := typeOf(op.Source()), typeOf(op.Indices()), op.GatherDims()
	if d := verifyDims(o, dims, indices, source, "gather", "source"); d != nil {
		return d
	}
	return verifyGathered(o, "result", source, indices, dims, typeOf(op.Result()))
}

func verifyGathered(o *ir.Operation, what string, from, indices *ir.RankedTensorType, dims []int64, got *ir.RankedTensorType) *diag.Diagnostic {
	full, reduced := gatheredType(from, indices, dims, false), gatheredType(from, indices, dims, true)
	if got != full && got != reduced {
		return o.Errorf("%s type mismatch: expected '%v' or its rank-reduced variant '%v' (got: '%v')", what, full, reduced, got)
	}
	return nil
}

func verifyScatter(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[ScatterOp](o)
	dest, indices, dims := typeOf(op.Dest()), typeOf(op.Indices()), op.ScatterDims()
	if d := verifyDims(o, dims, indices, dest, "scatter", "dest"); d != nil {
		return d
	}
	if !op.Unique() {
		return o.Errorf("requires 'unique' attribute to be set")
	}
	return verifyGathered(o, "source", dest, indices, dims, typeOf(op.Source()))
}

func verifyReshape(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[ReshapeOp](o)
	from, to := op.Source().Type().(ir.TensorType), op.Result().Type().(ir.TensorType)
	if from.Elem() != to.Elem() {
		return o.Errorf("element types of source and destination tensor types should be the same")
	}
	if !to.HasRank() {
		return nil
	}
	if from.HasRank() && ir.HasStaticShape(from) && ir.HasStaticShape(to) {
		n, ok := ir.NumElements(from.Shape())
		m, ok2 := ir.NumElements(to.Shape())
		if n != m || ok != ok2 {
			return o.Errorf("source and destination tensor should have the same number of elements")
		}
	}
	switch n := typeOf(op.Shape()).Shape()[0]; {
	case n == ir.DynamicSize:
		return o.Errorf("cannot use shape operand with dynamic length to reshape to statically-ranked tensor type")
	case n != int64(len(to.Shape())):
		return o.Errorf("length of shape operand differs from the result's tensor rank")
	}
	return nil
}

// groupsOf returns the numbers in an array of arrays of integers: for each dimension of the lower
// rank, those of the higher one that it stands for.
func groupsOf(a *ir.ArrayAttr) [][]int64 {
	groups := make([][]int64, a.Len())
	for i, g := range a.Elems() {
		for _, n := range g.(*ir.ArrayAttr).Elems() {
			groups[i] = append(groups[i], n.(*ir.IntegerAttr).Int())
		}
	}
	return groups
}

// Groups returns the dimensions of the result that each dimension of the source is split into.
func (op ExpandShapeOp) Groups() [][]int64 { return groupsOf(op.Reassociation()) }

// Groups returns the dimensions of the source that become each dimension of the result.
func (op CollapseShapeOp) Groups() [][]int64 { return groupsOf(op.Reassociation()) }

// collapsedType returns a tensor type with groups of its dimensions collapsed, without the encoding.
func collapsedType(t *ir.RankedTensorType, groups [][]int64) *ir.RankedTensorType {
	shape := make([]int64, len(groups))
	for i, group := range groups {
		shape[i] = 1
		for _, d := range group {
			if n := t.Shape()[d]; n == ir.DynamicSize || shape[i] == ir.DynamicSize {
				shape[i] = ir.DynamicSize
			} else {
				shape[i] *= n
			}
		}
	}
	return ir.NewRankedTensorType(shape, t.Elem(), nil)
}

// verifyGroups checks that a type is another one with groups of its dimensions collapsed.
func verifyGroups(o *ir.Operation, collapsed, expanded *ir.RankedTensorType, groups [][]int64) *diag.Diagnostic {
	if expanded.Rank() < collapsed.Rank() {
		return o.Errorf("expected the expanded type, '%v' to have a higher (or same) rank than the collapsed type, '%v'.", expanded, collapsed)
	}
	if collapsed.Rank() != len(groups) {
		return o.Errorf("expected collapsed rank (%d) to equal the number of reassociation maps (%d).", collapsed.Rank(), len(groups))
	}
	dims := int64(0)
	for _, group := range groups {
		for _, d := range group {
			dims = max(dims, d+1)
		}
	}
	if len(groups) > 0 && dims != int64(expanded.Rank()) {
		return o.Errorf("expected reassociation map #0 to have size equal to the expanded rank (%d), but it is  %d.", expanded.Rank(), dims)
	}
	next := int64(0)
	for i, group := range groups {
		for _, d := range group {
			if d != next {
				return o.Errorf("expected reassociation map #%d to be valid and contiguous.", i)
			}
			next++
		}
	}
	want := collapsedType(expanded, groups)
	for i, n := range want.Shape() {
		switch got := collapsed.Shape()[i]; {
		case n == ir.DynamicSize && got != ir.DynamicSize:
			return o.Errorf("expected dimension %d of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic", i)
		case n != ir.DynamicSize && got != n:
			return o.Errorf("expected dimension %d of collapsed type to be static value of %d", i, n)
		}
	}
	if collapsed.Elem() != want.Elem() {
		return o.Errorf("expected collapsed type to be '%v', but got '%v'", want, collapsed)
	}
	return nil
}

func verifyExpandShape(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[ExpandShapeOp](o)
	from, to, ok := ranked(op.Src(), op.Result())
	if !ok {
		return o.Errorf("expected ranked tensors")
	}
	static := op.StaticOutputShape()
	if len(static) != to.Rank() {
		return o.Errorf("expected number of static shape dims to be equal to the output rank (%d) but found %d inputs instead", to.Rank(), len(static))
	}
	if n, got := numDynamic(static), op.OutputShape().Len(); n != got {
		return o.Errorf("mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has %d dynamic dims while output_shape has %d values", n, got)
	}
	return verifyGroups(o, from, to, op.Groups())
}

func verifyCollapseShape(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[CollapseShapeOp](o)
	from, to, ok := ranked(op.Src(), op.Result())
	if !ok {
		return o.Errorf("expected ranked tensors")
	}
	return verifyGroups(o, to, from, op.Groups())
}
