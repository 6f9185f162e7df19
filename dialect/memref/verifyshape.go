package memref

import (
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/strided"
)

func verifyReshape(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[ReshapeOp](o)
	from, to := op.Source().Type(), op.Result().Type()
	if ir.ElementOrSelf(from) != ir.ElementOrSelf(to) {
		return o.Errorf("element types of source and destination memref types should be the same")
	}
	if m, ok := from.(*ir.MemRefType); ok && !m.HasIdentityLayout() {
		return o.Errorf("source memref type should have identity affine map")
	}
	m, ok := to.(*ir.MemRefType)
	if !ok {
		return nil
	}
	switch n := memRefOf(op.Shape()).Shape()[0]; {
	case !m.HasIdentityLayout():
		return o.Errorf("result memref type should have identity affine map")
	case n == ir.DynamicSize:
		return o.Errorf("cannot use shape operand with dynamic length to reshape to statically-ranked memref type")
	case n != int64(m.Rank()):
		return o.Errorf("length of shape operand differs from the result's memref rank")
	}
	return nil
}

// groupsOf returns the numbers in an array of arrays of integers: for each dimension of the lower
// rank, those of the higher one that it stands for.
func groupsOf(a *ir.ArrayAttr) [][]int64 {
	groups := make([][]int64, a.Len())
	for i, g := range a.Elems() {
		list := g.(*ir.ArrayAttr).Elems()
		groups[i] = make([]int64, len(list))
		for j, n := range list {
			groups[i][j] = n.(*ir.IntegerAttr).Int()
		}
	}
	return groups
}

// Groups returns the dimensions of the result that each dimension of the source is split into.
func (op ExpandShapeOp) Groups() [][]int64 { return groupsOf(op.Reassociation()) }

// Groups returns the dimensions of the source that become each dimension of the result.
func (op CollapseShapeOp) Groups() [][]int64 { return groupsOf(op.Reassociation()) }

// verifyGroups checks that a shape is another one with groups of its dimensions collapsed.
func verifyGroups(o *ir.Operation, collapsed, expanded []int64, groups [][]int64) *diag.Diagnostic {
	if len(collapsed) != len(groups) {
		return o.Errorf("invalid number of reassociation groups: found %d, expected %d", len(groups), len(collapsed))
	}
	next := int64(0)
	for i, group := range groups {
		size := int64(1)
		dynamic := false
		for _, dim := range group {
			if dim != next {
				return o.Errorf("reassociation indices must be contiguous")
			}
			next++
			if dim >= int64(len(expanded)) {
				return o.Errorf("reassociation index %d is out of bounds", dim)
			}
			dynamic = dynamic || expanded[dim] == ir.DynamicSize
			size *= expanded[dim]
		}
		if dynamic != (collapsed[i] == ir.DynamicSize) {
			return o.Errorf("collapsed dim (%d) must be dynamic if and only if reassociation group is dynamic", i)
		}
		if !dynamic && size != collapsed[i] {
			return o.Errorf("collapsed dim size (%d) must equal reassociation group size (%d)", collapsed[i], size)
		}
	}
	if len(collapsed) == 0 {
		for _, n := range expanded {
			if n != 1 {
				return o.Errorf("rank 0 memrefs can only be extended/collapsed with/from ones")
			}
		}
		return nil
	}
	if next != int64(len(expanded)) {
		return o.Errorf("expanded rank (%d) inconsistent with number of reassociation indices (%d)", len(expanded), next)
	}
	return nil
}

// ExpandShapeType returns the type of a memref with its dimensions split into groups of those of
// a shape. ok is false if the layout is not strided.
func ExpandShapeType(t *ir.MemRefType, shape []int64, groups [][]int64) (expanded *ir.MemRefType, ok bool) {
	if t.HasIdentityLayout() {
		return ir.NewMemRefType(shape, t.Elem(), nil, t.MemorySpace()), true
	}
	from, offset, ok := t.StridesAndOffset()
	if !ok {
		return nil, false
	}
	strides := make([]int64, len(shape))
	for i := range strides {
		strides[i] = 1
	}
	next := len(shape) - 1
	for g := len(groups) - 1; g >= 0; g-- {
		stride := from[g]
		for range groups[g] {
			strides[next] = stride
			stride = strided.Mul(stride, shape[next])
			next--
		}
	}
	return ir.NewMemRefType(shape, t.Elem(), ir.NewStridedLayoutAttr(t.Context(), offset, strides), t.MemorySpace()), true
}

func verifyExpandShape(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[ExpandShapeOp](o)
	from, to := memRefOf(op.Src()), memRefOf(op.Result())
	if from.Rank() > to.Rank() {
		return o.Errorf("has source rank %d and result rank %d. This is not an expansion (%[1]d > %[2]d).", from.Rank(), to.Rank())
	}
	groups := op.Groups()
	if d := verifyGroups(o, from.Shape(), to.Shape(), groups); d != nil {
		return d
	}
	want, ok := ExpandShapeType(from, to.Shape(), groups)
	if !ok {
		return o.Errorf("invalid source layout map")
	}
	if want != to {
		return o.Errorf("expected expanded type to be '%v' but found '%v'", want, to)
	}
	static := op.StaticOutputShape()
	if len(static) != to.Rank() {
		return o.Errorf("expected number of static shape bounds to be equal to the output rank (%d) but found %d inputs instead", to.Rank(), len(static))
	}
	if n, got := numDynamic(static), op.OutputShape().Len(); n != got {
		return o.Errorf("mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has %d dynamic dims while output_shape has %d values", n, got)
	}
	for i, n := range to.Shape() {
		if n != ir.DynamicSize && n != static[i] {
			return o.Errorf("invalid output shape provided at pos %d", i)
		}
	}
	return nil
}

// collapsedLayout returns the layout of a memref whose groups of dimensions are collapsed. Each
// group must be contiguous. ok is false if it is not, or, if strict is set, if that is not
// certain.
func collapsedLayout(t *ir.MemRefType, groups [][]int64, strict bool) (layout *ir.StridedLayoutAttr, ok bool) {
	from, offset, ok := t.StridesAndOffset()
	if !ok {
		return nil, false
	}
	shape, strides := t.Shape(), make([]int64, len(groups))
	for i, group := range groups {
		strides[i] = groupStride(shape, from, group)
	}
	for i := len(groups) - 1; i >= 0; i-- {
		stride, group := strides[i], groups[i]
		for j := len(group) - 1; j > 0; j-- {
			dim := group[j]
			stride = strided.Mul(stride, shape[dim])
			if shape[dim-1] == 1 {
				continue // its stride has no meaning
			}
			known := stride != ir.DynamicSize && from[dim-1] != ir.DynamicSize
			if strict && !known || known && stride != from[dim-1] {
				return nil, false
			}
		}
	}
	return ir.NewStridedLayoutAttr(t.Context(), offset, strides), true
}

// groupStride returns the stride of a group of dimensions that are collapsed: that of the last one
// whose size is not 1, for which the stride has no meaning.
func groupStride(shape, strides, group []int64) int64 {
	if len(group) == 0 {
		return 1
	}
	last := len(group) - 1
	for last > 0 && shape[group[last]] == 1 {
		last--
	}
	if last > 0 && shape[group[last]] == ir.DynamicSize {
		return ir.DynamicSize // it may be 1
	}
	return strides[group[last]]
}

// CollapseShapeType returns the type of a memref with groups of its dimensions collapsed. ok is
// false if a group is not contiguous.
func CollapseShapeType(t *ir.MemRefType, groups [][]int64) (collapsed *ir.MemRefType, ok bool) {
	shape := make([]int64, len(groups))
	for i, group := range groups {
		shape[i] = 1
		for _, dim := range group {
			shape[i] = strided.Mul(shape[i], t.Shape()[dim])
		}
	}
	return collapsedType(t, shape, groups)
}

func collapsedType(t *ir.MemRefType, shape []int64, groups [][]int64) (*ir.MemRefType, bool) {
	var layout ir.Attribute
	if !t.HasIdentityLayout() {
		l, ok := collapsedLayout(t, groups, false)
		if !ok {
			return nil, false
		}
		layout = l
	}
	return ir.NewMemRefType(shape, t.Elem(), layout, t.MemorySpace()), true
}

// IsCollapsible reports whether groups of the dimensions of a memref are certain to be contiguous.
func IsCollapsible(t *ir.MemRefType, groups [][]int64) bool {
	if t.HasIdentityLayout() {
		return true
	}
	_, ok := collapsedLayout(t, groups, true)
	return ok
}

func verifyCollapseShape(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[CollapseShapeOp](o)
	from, to := memRefOf(op.Src()), memRefOf(op.Result())
	if from.Rank() < to.Rank() {
		return o.Errorf("has source rank %d and result rank %d. This is not a collapse (%[1]d < %[2]d).", from.Rank(), to.Rank())
	}
	groups := op.Groups()
	if d := verifyGroups(o, to.Shape(), from.Shape(), groups); d != nil {
		return d
	}
	want, ok := collapsedType(from, to.Shape(), groups)
	if !ok {
		return o.Errorf("invalid source layout map or collapsing non-contiguous dims")
	}
	if want != to {
		return o.Errorf("expected collapsed type to be '%v' but found '%v'", want, to)
	}
	return nil
}
