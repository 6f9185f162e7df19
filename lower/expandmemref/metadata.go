package expandmemref

import (
	"github.com/gomlir/gomlir/affine"
	affineops "github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/strided"
)

// metadata says where a memref is: what memref.extract_strided_metadata finds out.
type metadata struct {
	base           *ir.Value
	offset         strided.Index
	sizes, strides []strided.Index
}

// apply returns the result of an expression over symbols, of which there is one for each operand.
func apply(b *ir.Builder, e affine.Expr, operands ...strided.Index) strided.Index {
	list := make([]ir.FoldResult, len(operands))
	for i, x := range operands {
		if list[i].Value = x.Value(); x.IsConstant() {
			list[i].Attr = ir.NewIntegerAttr(b.Context().Index(), x.Static())
		}
	}
	return composedApply(b, affine.NewMap(0, len(operands), e), list)
}

// composedApply returns the result of a map.
func composedApply(b *ir.Builder, m affine.Map, operands []ir.FoldResult) strided.Index {
	result := affineops.FoldedApply(b, m, operands...)
	if n, ok := result.Attr.(*ir.IntegerAttr); ok {
		return strided.Constant(n.Int())
	}
	if result.Value == nil { // poison: a division by zero
		return strided.Dynamic(affineops.ComposedApply(b, m, operands...).Result())
	}
	return strided.Dynamic(result.Value)
}

// product returns the product of numbers.
func product(b *ir.Builder, factors []strided.Index) strided.Index {
	e := affine.NewConstant(1)
	for i := range factors {
		e = e.Mul(affine.NewSymbol(i))
	}
	return apply(b, e, factors...)
}

// known is a number that a type knows, or else a value.
func known(n int64, v *ir.Value) strided.Index {
	if n == ir.DynamicSize {
		return strided.Dynamic(v)
	}
	return strided.Constant(n)
}

// A source is a memref that a view looks at, and what its type and memref.extract_strided_metadata
// say of it.
type source struct {
	t              *ir.MemRefType
	base           *ir.Value
	offset         strided.Index
	sizes, strides []strided.Index
}

// newSource asks a memref. ok is false, and nothing is made, if its layout is not strided.
func newSource(b *ir.Builder, v *ir.Value) (s source, ok bool) {
	s.t = v.Type().(*ir.MemRefType)
	strides, offset, ok := s.t.StridesAndOffset()
	if !ok {
		return source{}, false
	}
	op := memref.NewExtractStridedMetadata(b, v)
	s.base = op.BaseBuffer()
	s.offset = known(offset, op.Offset())
	for i, n := range s.t.Shape() {
		s.sizes = append(s.sizes, known(n, op.Sizes().At(i)))
		s.strides = append(s.strides, known(strides[i], op.Strides().At(i)))
	}
	return s, true
}

// ofSubView computes where a part of a memref is.
func ofSubView(b *ir.Builder, op memref.SubViewOp) (m metadata, ok bool) {
	s, ok := newSource(b, op.Source())
	if !ok {
		return metadata{}, false
	}
	m.base = s.base
	factor := affine.NewSymbol(0).Mul(affine.NewSymbol(1))
	dropped := op.DroppedDims()
	offsets, sizes, strides := strided.MixedOffsets(op), strided.MixedSizes(op), strided.MixedStrides(op)
	at, operands := affine.NewSymbol(0), []strided.Index{s.offset}
	for i, stride := range s.strides {
		made := apply(b, factor, strides[i], stride)
		at = at.Add(affine.NewSymbol(2*i + 1).Mul(affine.NewSymbol(2*i + 2)))
		operands = append(operands, offsets[i], stride)
		if !dropped[i] {
			m.sizes, m.strides = append(m.sizes, sizes[i]), append(m.strides, made)
		}
	}
	m.offset = apply(b, at, operands...)
	return m, true
}

// ofReshape computes where a memref of another shape is, by groups of dimensions of one of them.
func ofReshape(b *ir.Builder, v *ir.Value, to *ir.MemRefType, groups [][]int64, group func(s source, i int, m *metadata)) (m metadata, ok bool) {
	s, ok := newSource(b, v)
	if !ok {
		return metadata{}, false
	}
	m.base, m.offset = s.base, s.offset
	if s.t.Rank() == 0 {
		for range to.Shape() {
			m.sizes, m.strides = append(m.sizes, strided.Constant(1)), append(m.strides, strided.Constant(1))
		}
		return m, true
	}
	for i := range groups {
		group(s, i, &m)
	}
	return m, true
}

// ofExpandShape computes where a memref with more dimensions is.
func ofExpandShape(b *ir.Builder, op memref.ExpandShapeOp) (metadata, bool) {
	to := op.Result().Type().(*ir.MemRefType)
	shape := strided.Mixed(op.StaticOutputShape(), op.OutputShape())
	groups := op.Groups()
	return ofReshape(b, op.Src(), to, groups, func(s source, i int, m *metadata) {
		sizes := make([]strided.Index, len(groups[i]))
		dynamic := -1
		static := int64(1)
		for j, dim := range groups[i] {
			sizes[j] = shape[dim]
			switch n := to.Shape()[dim]; {
			case n != ir.DynamicSize:
				sizes[j] = strided.Constant(n)
				static *= n
			case dynamic < 0:
				dynamic = j
			default:
				dynamic = len(sizes) // more than one: they cannot be computed
			}
		}
		switch {
		case dynamic == len(sizes):
			m.sizes = append(m.sizes, sizes...)
			for j := range sizes {
				m.strides = append(m.strides, product(b, append(sizes[j+1:len(sizes):len(sizes)], s.strides[i])))
			}
			return
		case dynamic >= 0:
			sizes[dynamic] = apply(b, affine.NewSymbol(0).FloorDiv(affine.NewConstant(static)), s.sizes[i])
		}
		m.sizes = append(m.sizes, sizes...)
		m.strides = append(m.strides, expandedStrides(b, s, i, sizes, dynamic, static)...)
	})
}

// expandedStrides returns the strides of dimensions that a dimension is split into. One of them,
// or none if dynamic is -1, has a size that is not known, and static is the product of the others.
func expandedStrides(b *ir.Builder, s source, dim int, sizes []strided.Index, dynamic int, static int64) []strided.Index {
	strides := make([]strided.Index, len(sizes))
	steps := make([]int64, len(sizes))
	step := int64(1)
	for j := len(sizes) - 1; j >= 0; j-- {
		steps[j] = step
		if j != dynamic {
			step *= sizes[j].Static()
		}
	}
	size, stride := affine.NewSymbol(0), affine.NewSymbol(1)
	for j, n := range steps {
		if j < dynamic {
			e := size.Mul(affine.NewConstant(n)).FloorDiv(affine.NewConstant(static)).Mul(stride)
			strides[j] = apply(b, e, s.sizes[dim], s.strides[dim])
		} else {
			strides[j] = apply(b, affine.NewSymbol(0).Mul(affine.NewConstant(n)), s.strides[dim])
		}
	}
	return strides
}

// ofCollapseShape computes where a memref with fewer dimensions is.
func ofCollapseShape(b *ir.Builder, op memref.CollapseShapeOp) (metadata, bool) {
	to := op.Result().Type().(*ir.MemRefType)
	resulting, _, _ := to.StridesAndOffset()
	groups := op.Groups()
	return ofReshape(b, op.Src(), to, groups, func(s source, i int, m *metadata) {
		size := strided.Constant(to.Shape()[i])
		if to.Shape()[i] == ir.DynamicSize {
			var factors []strided.Index
			for _, dim := range groups[i] {
				factors = append(factors, s.sizes[dim])
			}
			size = product(b, factors)
		}
		// The stride is that of the last dimension that has one that means something. If all are of
		// size 1, any will do that fits the type.
		stride := strided.Constant(resulting[i])
		found := resulting[i] != ir.DynamicSize
		for _, dim := range groups[i] {
			if s.t.Shape()[dim] == 1 && !found && !s.strides[dim].IsConstant() {
				stride, found = s.strides[dim], true
			}
		}
		for _, dim := range groups[i] {
			if s.t.Shape()[dim] != 1 {
				stride = s.strides[dim]
			}
		}
		m.sizes, m.strides = append(m.sizes, size), append(m.strides, stride)
	})
}
