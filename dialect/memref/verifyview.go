package memref

import (
	"slices"
	"strconv"
	"strings"

	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/strided"
)

func sameShape(a, b []int64) bool { return slices.Equal(a, b) }

// shapeText lists the sizes of a shape as diagnostics do.
func shapeText(shape []int64) string {
	list := make([]string, len(shape))
	for i, n := range shape {
		list[i] = strconv.FormatInt(n, 10)
	}
	return strings.Join(list, ", ")
}

// MaxRanks returns the number of offsets, sizes and strides: one of each for a dimension of the
// source.
func (op SubViewOp) MaxRanks() (offsets, sizes, strides int) {
	n := rankOf(op.Source())
	return n, n, n
}

// MaxRanks returns the number of offsets, which is 1, and of sizes and strides: one of each for a
// dimension of the result.
func (op ReinterpretCastOp) MaxRanks() (offsets, sizes, strides int) {
	n := rankOf(op.Result())
	return 1, n, n
}

// numberText is a number in a message; one that is not known is dynamic.
func numberText(n int64) string {
	if n == ir.DynamicSize {
		return "dynamic"
	}
	return strconv.FormatInt(n, 10)
}

func verifyReinterpretCast(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[ReinterpretCastOp](o)
	from, to := op.Source().Type(), memRefOf(op.Result())
	if spaceOf(from) != to.MemorySpace() {
		return o.ErrorPlainf("different memory spaces specified for source type '%v' and result memref type '%v'", from, to)
	}
	if ir.ElementOrSelf(from) != to.Elem() {
		return o.ErrorPlainf("different element types specified for source type '%v' and result memref type '%v'", from, to)
	}
	if d := knownAs(o, "size", to.Shape(), op.StaticSizes()); d != nil {
		return d
	}
	strides, offset, ok := to.StridesAndOffset()
	if !ok {
		return o.ErrorPlainf("expected result type to have strided layout but found '%v'", to)
	}
	if want := op.StaticOffsets()[0]; offset != ir.DynamicSize && offset != want {
		return o.ErrorPlainf("expected result type with offset = %s instead of %d", numberText(want), offset)
	}
	return knownAs(o, "stride", strides, op.StaticStrides())
}

// knownAs checks that what a type knows of sizes or strides is what an operation says.
func knownAs(o *ir.Operation, what string, got, want []int64) *diag.Diagnostic {
	for i := range min(len(got), len(want)) {
		if got[i] != ir.DynamicSize && got[i] != want[i] {
			return o.ErrorPlainf("expected result type with %s = %s instead of %d in dim = %d", what, numberText(want[i]), got[i], i)
		}
	}
	return nil
}

// SubViewType returns the type of a part of a memref, which must have a strided layout, with all
// its dimensions. ok is false if the source has no such layout.
func SubViewType(source *ir.MemRefType, offsets, sizes, strides []int64) (t *ir.MemRefType, ok bool) {
	sourceStrides, offset, ok := source.StridesAndOffset()
	if !ok || ir.MemRefTypeError(sizes, source.Elem(), nil, nil) != nil {
		return nil, false
	}
	target := make([]int64, len(sourceStrides))
	for i, s := range sourceStrides {
		offset = strided.Add(offset, strided.Mul(offsets[i], s))
		target[i] = strided.Mul(s, strides[i])
	}
	layout := ir.NewStridedLayoutAttr(source.Context(), offset, target)
	return ir.NewMemRefType(sizes, source.Elem(), layout, source.MemorySpace()), true
}

func verifySubView(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[SubViewOp](o)
	base, view := memRefOf(op.Source()), memRefOf(op.Result())
	if base.MemorySpace() != view.MemorySpace() {
		return o.ErrorPlainf("different memory spaces specified for base memref type '%v' and subview memref type '%v'", base, view)
	}
	want, ok := SubViewType(base, op.StaticOffsets(), op.StaticSizes(), op.StaticStrides())
	if !ok {
		return o.ErrorPlainf("base type '%v' is not strided", base)
	}
	wrong := func(what string) *diag.Diagnostic {
		return o.ErrorPlainf("expected result type to be '%v' or a rank-reduced version. (mismatch of result %s), but got '%v'", want, what, view)
	}
	if view.Rank() > want.Rank() {
		return o.ErrorPlainf("expected result rank to be smaller or equal to the source rank, but got '%v'", view)
	}
	if _, ok := strided.DroppedDims(want.Shape(), view.Shape()); !ok {
		return wrong("sizes")
	}
	if want.Elem() != view.Elem() {
		return o.ErrorPlainf("expected result element type to be '%v', but got '%v'", want.Elem(), view)
	}
	wantStrides, wantOffset, _ := want.StridesAndOffset()
	strides, offset, ok := view.StridesAndOffset()
	if !ok || offset != wantOffset {
		return wrong("layout")
	}
	dropped, ok := droppedDims(want, view, strided.MixedSizes(op))
	if !ok {
		return wrong("layout")
	}
	next := 0
	for i, s := range wantStrides {
		if dropped[i] {
			continue
		}
		if s != strides[next] {
			return wrong("layout")
		}
		next++
	}
	if msg := strided.OutOfBounds(base.Shape(), op.StaticOffsets(), op.StaticSizes(), op.StaticStrides()); msg != "" {
		return o.ErrorPlainf("%s", msg)
	}
	return nil
}

// droppedDims says of each dimension of a memref whether it is missing in one of lower rank: its
// size is 1, and if there are more such dimensions than missing ones, its stride is missing, too.
// The sizes are those of the dimensions. ok is false if that does not explain the lower rank.
func droppedDims(t, reduced *ir.MemRefType, sizes []strided.Index) (dropped []bool, ok bool) {
	dropped = make([]bool, t.Rank())
	missing := t.Rank() - reduced.Rank()
	if missing == 0 {
		return dropped, true
	}
	ones := 0
	for i, n := range sizes {
		if n == strided.Constant(1) {
			dropped[i] = true
			ones++
		}
	}
	if ones == missing {
		return dropped, true
	}
	strides, _, ok := t.StridesAndOffset()
	reducedStrides, _, ok2 := reduced.StridesAndOffset()
	if !ok || !ok2 {
		return nil, false
	}
	left, want := occurrences(strides), occurrences(reducedStrides)
	for i := range dropped {
		if !dropped[i] {
			continue
		}
		switch s := strides[i]; {
		case left[s] > want[s]:
			left[s]--
		case left[s] == want[s]:
			dropped[i] = false
			ones--
		default:
			return nil, false
		}
	}
	return dropped, ones == missing
}

func occurrences(list []int64) map[int64]int {
	m := map[int64]int{}
	for _, n := range list {
		m[n]++
	}
	return m
}

// DroppedDims says of each dimension of the source whether the result is without it.
func (op SubViewOp) DroppedDims() []bool {
	dropped, ok := droppedDims(memRefOf(op.Source()), memRefOf(op.Result()), strided.MixedSizes(op))
	if !ok {
		// The strides of the source are not those of the result if the operation has strides
		// of its own.
		dropped, _ = strided.DroppedDims(op.StaticSizes(), memRefOf(op.Result()).Shape())
	}
	return dropped
}

func verifyView(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[ViewOp](o)
	base, view := memRefOf(op.Source()), memRefOf(op.Result())
	switch {
	case !base.HasIdentityLayout():
		return o.ErrorPlainf("unsupported map for base memref type '%v'", base)
	case !view.HasIdentityLayout():
		return o.ErrorPlainf("unsupported map for result memref type '%v'", view)
	case base.MemorySpace() != view.MemorySpace():
		return o.ErrorPlainf("different memory spaces specified for base memref type '%v' and view memref type '%v'", base, view)
	}
	return verifyDynamicSizes(o, view, op.Sizes().Len())
}

// permuted returns the elements of a list in the order of the results of a permutation.
func permuted(m affine.Map, list []int64) []int64 {
	to := make([]int64, m.NumResults())
	for i, e := range m.Results() {
		to[i] = list[e.Position()]
	}
	return to
}

// TransposeType returns the type of a memref with a strided layout whose dimensions are permuted.
func TransposeType(t *ir.MemRefType, permutation affine.Map) *ir.MemRefType {
	strides, offset, _ := t.StridesAndOffset()
	layout := ir.NewStridedLayoutAttr(t.Context(), offset, permuted(permutation, strides))
	return ir.NewMemRefType(permuted(permutation, t.Shape()), t.Elem(), layout, t.MemorySpace())
}

func verifyTranspose(o *ir.Operation) *diag.Diagnostic {
	op := ir.Cast[TransposeOp](o)
	m, from, to := op.Permutation(), memRefOf(op.In()), memRefOf(op.Result())
	if !m.IsPermutation() {
		return o.Errorf("expected a permutation map")
	}
	if m.NumDims() != from.Rank() {
		return o.Errorf("expected a permutation map of same rank as the input")
	}
	if want := canonicalLayout(TransposeType(from, m)); canonicalLayout(to) != want {
		return o.Errorf("result type '%v' is not equivalent to the canonical transposed input type '%v'", to, want)
	}
	return nil
}

// canonicalLayout returns a memref type with its strided layout as a map, in which the terms are in
// a certain order, or with no layout if the elements are contiguous.
func canonicalLayout(t *ir.MemRefType) *ir.MemRefType {
	var m affine.Map
	switch l := t.Layout().(type) {
	case *ir.StridedLayoutAttr:
		m = affine.StridedMap(l.Strides(), l.Offset())
	case *ir.AffineMapAttr:
		m = l.Value()
	default:
		return t
	}
	layout := func(a ir.Attribute) *ir.MemRefType {
		return ir.NewMemRefType(t.Shape(), t.Elem(), a, t.MemorySpace())
	}
	if m.NumInputs() == 0 {
		if v, ok := m.SingleConstant(); ok && v == 0 {
			return layout(nil)
		}
		return t
	}
	strides, offset, ok := m.Strides()
	if m.IsIdentity() || !ok || t.Rank() == 0 {
		return t
	}
	sum := offset
	for i, s := range strides {
		sum = sum.Add(affine.NewDim(i).Mul(s))
	}
	canonical := affine.NewMap(m.NumDims(), m.NumSymbols(), sum)
	if canonical.Equal(affine.StridedMap(affine.RowMajorStrides(t.Shape()), 0)) {
		return layout(nil)
	}
	return layout(ir.NewAffineMapAttr(t.Context(), canonical))
}

func verifyAssumeAlignment(o *ir.Operation) *diag.Diagnostic {
	if n := ir.Cast[AssumeAlignmentOp](o).Alignment(); n&(n-1) != 0 {
		return o.Errorf("alignment must be power of 2")
	}
	return nil
}

func verifyDistinctObjects(o *ir.Operation) *diag.Diagnostic {
	if !slices.Equal(o.Operands().Types(), o.Results().Types()) {
		return o.Errorf("operand types and result types must match")
	}
	if o.NumOperands() == 0 {
		return o.Errorf("expected at least one operand")
	}
	return nil
}

func inferDistinctObjects(st *ir.OperationState) ([]ir.Type, *diag.Diagnostic) {
	types := make([]ir.Type, len(st.Operands))
	for i, v := range st.Operands {
		types[i] = v.Type()
	}
	return types, nil
}

// inferStridedMetadata returns the types of a memref without dimensions, and an index for the
// offset and the size and stride of each dimension.
func inferStridedMetadata(st *ir.OperationState) ([]ir.Type, *diag.Diagnostic) {
	t, ok := st.Operands[0].Type().(*ir.MemRefType)
	if !ok {
		return nil, diag.Errorf(diag.At(st.Pos), "'memref.extract_strided_metadata' op failed to infer returned types")
	}
	types := []ir.Type{ir.NewMemRefType(nil, t.Elem(), nil, t.MemorySpace())}
	for range 1 + 2*t.Rank() {
		types = append(types, t.Context().Index())
	}
	return types, nil
}
