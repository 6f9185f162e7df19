package memref

import (
	"fmt"

	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/scf"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/strided"
	"github.com/gomlir/gomlir/runtimecheck"
)

// This file has what operations check while the program runs.

// index creates a constant.
func index(c *runtimecheck.Checks, n int64) *ir.Value {
	return arith.NewConstantInt(c.Builder, ir.NewIndexType(c.Context()), n).Result()
}

// dim creates the size of a dimension.
func dim(c *runtimecheck.Checks, m *ir.Value, i int) *ir.Value {
	return NewDim(c.Builder, m, index(c, int64(i))).Result()
}

// compare creates a comparison.
func compare(c *runtimecheck.Checks, p arith.CmpIPredicate, a, b *ir.Value) *ir.Value {
	return arith.NewCmpI(c.Builder, p, a, b).Result()
}

// createOrFold creates an operation unless it folds.
func createOrFold(c *runtimecheck.Checks, def *ir.OpDef, t ir.Type, operands ...*ir.Value) *ir.Value {
	return c.CreateOrFold(&ir.OperationState{Def: def, Operands: operands, Results: []ir.Type{t}})
}

// compareFolded creates a comparison unless it folds.
func compareFolded(c *runtimecheck.Checks, p arith.CmpIPredicate, a, b *ir.Value) *ir.Value {
	st := ir.OperationState{Def: arith.CmpI, Operands: []*ir.Value{a, b}, Results: []ir.Type{c.Context().I1()}}
	st.SetInherentAttr(arith.CmpI.Slot("predicate"), ir.NewIntegerAttr(c.Context().I64(), int64(p)))
	return c.CreateOrFold(&st)
}

// inBounds creates what is true if low <= v < high.
func inBounds(c *runtimecheck.Checks, v, low, high *ir.Value) *ir.Value {
	atLeast := compareFolded(c, arith.CmpIPredicateSge, v, low)
	below := compareFolded(c, arith.CmpIPredicateSlt, v, high)
	return createOrFold(c, arith.AndI, atLeast.Type(), atLeast, below)
}

// checkIndices checks that indices are within the bounds of a memref.
func checkIndices(c *runtimecheck.Checks, m *ir.Value, indices ir.ValueRange) {
	if indices.Len() == 0 {
		return
	}
	zero := index(c, 0)
	var all *ir.Value
	for i, v := range indices.All() {
		size := createOrFold(c, Dim, ir.NewIndexType(c.Context()), m, index(c, int64(i)))
		one := inBounds(c, v, zero, size)
		if all != nil {
			one = createOrFold(c, arith.AndI, one.Type(), all, one)
		}
		all = one
	}
	c.Assert(all, "out-of-bounds access")
}

// GenerateRuntimeVerification checks that the indices are within bounds.
func (op LoadOp) GenerateRuntimeVerification(c *runtimecheck.Checks) {
	checkIndices(c, op.Memref(), op.Indices())
}

// GenerateRuntimeVerification checks that the indices are within bounds.
func (op StoreOp) GenerateRuntimeVerification(c *runtimecheck.Checks) {
	checkIndices(c, op.Memref(), op.Indices())
}

// GenerateRuntimeVerification checks that the indices are within bounds.
func (op AtomicRMWOp) GenerateRuntimeVerification(c *runtimecheck.Checks) {
	checkIndices(c, op.Memref(), op.Indices())
}

// GenerateRuntimeVerification checks that the indices are within bounds.
func (op GenericAtomicRMWOp) GenerateRuntimeVerification(c *runtimecheck.Checks) {
	checkIndices(c, op.Memref(), op.Indices())
}

// GenerateRuntimeVerification checks that the pointer is a multiple of the alignment.
func (op AssumeAlignmentOp) GenerateRuntimeVerification(c *runtimecheck.Checks) {
	pointer := NewExtractAlignedPointerAsIndex(c.Builder, op.Memref()).Result()
	rest := arith.NewRemUI(c.Builder, pointer, index(c, int64(op.Alignment()))).Result()
	c.Assert(compare(c, arith.CmpIPredicateEq, rest, index(c, 0)), fmt.Sprintf("memref is not aligned to %d", op.Alignment()))
}

// GenerateRuntimeVerification checks what the type of the result says and that of the source does
// not.
func (op CastOp) GenerateRuntimeVerification(c *runtimecheck.Checks) {
	to, ok := op.Result().Type().(*ir.MemRefType)
	if !ok {
		return // every memref may lose its rank
	}
	equal := func(v *ir.Value, n int64, format string, args ...any) {
		c.Assert(compare(c, arith.CmpIPredicateEq, v, index(c, n)), fmt.Sprintf(format, args...))
	}
	from, ranked := op.Source().Type().(*ir.MemRefType)
	if !ranked {
		equal(NewRank(c.Builder, op.Source()).Result(), int64(to.Rank()), "rank mismatch")
	}
	strides, offset, isStrided := to.StridesAndOffset()
	anyLayout := dynamicLayout(to)
	var metadata ExtractStridedMetadataOp
	if isStrided = isStrided && CastCompatible(op.Source().Type(), anyLayout); isStrided {
		cast := NewCast(c.Builder, anyLayout, op.Source()).Result()
		metadata = NewExtractStridedMetadata(c.Builder, cast)
	}
	for i, n := range to.Shape() {
		if n == ir.DynamicSize || ranked && from.Shape()[i] != ir.DynamicSize {
			continue
		}
		equal(dim(c, op.Source(), i), n, "size mismatch of dim %d", i)
	}
	if !isStrided {
		return
	}
	if offset != ir.DynamicSize {
		equal(metadata.Offset(), offset, "offset mismatch")
	}
	for i, n := range strides {
		if n != ir.DynamicSize {
			equal(metadata.Strides().At(i), n, "stride mismatch of dim %d", i)
		}
	}
}

// dynamicLayout returns a type of the same rank of which nothing else is known.
func dynamicLayout(t *ir.MemRefType) *ir.MemRefType {
	unknown := make([]int64, t.Rank())
	for i := range unknown {
		unknown[i] = ir.DynamicSize
	}
	layout := ir.NewStridedLayoutAttr(t.Context(), ir.DynamicSize, unknown)
	return ir.NewMemRefType(unknown, t.Elem(), layout, t.MemorySpace())
}

// GenerateRuntimeVerification checks that both memrefs have the same size.
func (op CopyOp) GenerateRuntimeVerification(c *runtimecheck.Checks) {
	from, ok := op.Source().Type().(*ir.MemRefType)
	to, ok2 := op.Target().Type().(*ir.MemRefType)
	if !ok || !ok2 {
		return // upstream checks nothing either
	}
	size := func(m *ir.Value, n int64, i int) *ir.Value {
		if n != ir.DynamicSize {
			return index(c, n)
		}
		return dim(c, m, i)
	}
	for i, n := range from.Shape() {
		m := to.Shape()[i]
		if n != ir.DynamicSize && m != ir.DynamicSize {
			continue
		}
		a := size(op.Source(), n, i)
		b := size(op.Target(), m, i)
		c.Assert(compare(c, arith.CmpIPredicateEq, a, b), fmt.Sprintf("size of %d-th source/target dim does not match", i))
	}
}

// GenerateRuntimeVerification checks that there is such a dimension.
func (op DimOp) GenerateRuntimeVerification(c *runtimecheck.Checks) {
	rank := NewRank(c.Builder, op.Source()).Result()
	c.Assert(inBounds(c, op.Index(), index(c, 0), rank), "index is out of bounds")
}

// GenerateRuntimeVerification checks that each dimension is a multiple of what is known of those
// that it becomes.
func (op ExpandShapeOp) GenerateRuntimeVerification(c *runtimecheck.Checks) {
	shape := op.Result().Type().(*ir.MemRefType).Shape()
	for i, group := range op.Groups() {
		known := int64(1)
		for _, d := range group {
			if shape[d] != ir.DynamicSize {
				known = strided.Mul(known, shape[d])
			}
		}
		size := dim(c, op.Src(), i)
		rest := arith.NewRemSI(c.Builder, size, index(c, known)).Result()
		c.Assert(compare(c, arith.CmpIPredicateEq, rest, index(c, 0)), "static result dims in reassoc group do not divide src dim evenly")
	}
}

// GenerateRuntimeVerification checks that the first and the last element of each dimension are
// within the bounds of the source. The offset of an empty part may be that of the end.
func (op SubViewOp) GenerateRuntimeVerification(c *runtimecheck.Checks) {
	zero, one := index(c, 0), index(c, 1)
	sizes := NewExtractStridedMetadata(c.Builder, op.Source()).Sizes()
	value := func(x strided.Index) *ir.Value {
		if v := x.Value(); v != nil {
			return v
		}
		return index(c, x.Static())
	}
	offsets, counts, strides := strided.MixedOffsets(op), strided.MixedSizes(op), strided.MixedStrides(op)
	for i := range offsets {
		offset, count, stride, size := value(offsets[i]), value(counts[i]), value(strides[i]), sizes.At(i)
		begins := choose(c, compare(c, arith.CmpIPredicateEq, count, zero), func() *ir.Value {
			atLeast := compare(c, arith.CmpIPredicateSge, offset, zero)
			return arith.NewAndI(c.Builder, atLeast, compare(c, arith.CmpIPredicateSle, offset, size)).Result()
		}, func() *ir.Value { return inBounds(c, offset, zero, size) })
		c.Assert(begins, fmt.Sprintf("offset %d is out-of-bounds", i))

		ends := choose(c, compare(c, arith.CmpIPredicateSgt, count, zero), func() *ir.Value {
			steps := arith.NewSubI(c.Builder, count, one).Result()
			last := arith.NewAddI(c.Builder, offset, arith.NewMulI(c.Builder, steps, stride).Result()).Result()
			return inBounds(c, last, zero, size)
		}, func() *ir.Value { return arith.NewConstant(c.Builder, ir.NewBoolAttr(c.Context(), true)).Result() })
		c.Assert(ends, fmt.Sprintf("subview runs out-of-bounds along dimension %d", i))
	}
}

// choose creates an scf.if whose result, of type i1, one of the functions creates.
func choose(c *runtimecheck.Checks, condition *ir.Value, yes, no func() *ir.Value) *ir.Value {
	op := scf.NewIf(c.Builder, []ir.Type{c.Context().I1()}, condition, true)
	point := c.Point()
	for _, branch := range []struct {
		block *ir.Block
		value func() *ir.Value
	}{{op.ThenBlock(), yes}, {op.ElseBlock(), no}} {
		c.AtEnd(branch.block)
		scf.NewYield(c.Builder, branch.value())
	}
	c.At(point)
	return op.Op().Result(0)
}
