package affineloops

import (
	"slices"

	maps "github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/affine/presburger"
	"github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/ir"
)

// layoutOf returns the map of the layout of a memref, if it is one that can be given up for subscripts: not
// the identity, nor an attribute of a dialect.
func layoutOf(t *ir.MemRefType) (m maps.Map, ok bool) {
	if t.Rank() == 0 || t.HasIdentityLayout() {
		return m, false
	}
	switch l := t.Layout().(type) {
	case *ir.AffineMapAttr:
		return l.Value(), true
	case *ir.StridedLayoutAttr:
		return maps.StridedMap(l.Strides(), l.Offset()), true
	}
	return m, false
}

// A tile is two results of a map, which divide an expression by a number: the quotient and the remainder.
type tile struct{ quotient, remainder int }

// tilesOf returns the tiles in a map. It returns nil if the map also uses a divided expression in another way.
func tilesOf(m maps.Map) (tiles []tile) {
	for q, div := range m.Results() {
		if div.Kind() != maps.FloorDiv || div.RHS().Kind() != maps.Constant {
			continue
		}
		found := false
		for r, e := range m.Results() {
			if r == q || !uses(e, div.LHS()) {
				continue
			}
			if found || e.Kind() != maps.Mod || !e.LHS().Equal(div.LHS()) || !e.RHS().Equal(div.RHS()) {
				return nil
			}
			found = true
			tiles = append(tiles, tile{q, r})
		}
	}
	return tiles
}

// uses reports whether an expression has another one in it.
func uses(e, part maps.Expr) (found bool) {
	e.Walk(func(e maps.Expr) { found = found || e.Equal(part) })
	return found
}

// withoutLayout returns the type that a memref of type t has when its layout is given up: the layout maps the
// subscripts of t to those of the new type. It returns t if t has no layout, or if the new sizes cannot
// be computed. Unknown sizes can be computed only for tiles.
func withoutLayout(t *ir.MemRefType) *ir.MemRefType {
	layout, ok := layoutOf(t)
	if !ok {
		return t
	}
	r := presburger.New(t.Rank(), layout.NumSymbols())
	number := func(n int64) maps.Map { return maps.NewMap(t.Rank(), layout.NumSymbols(), maps.NewConstant(n)) }
	var unknown []int // an empty dimension counts as one of them
	for i, n := range t.Shape() {
		if n <= 0 {
			unknown = append(unknown, i)
			continue
		}
		r.AddBound(presburger.Below, i, number(0), true)
		r.AddBound(presburger.Above, i, number(n), false)
	}
	if len(unknown) > 0 && (layout.NumSymbols() > 0 || len(tilesOf(layout)) == 0) {
		return t
	}
	rank := layout.NumResults()
	if !r.AddResults(layout) {
		return t
	}
	r.ProjectOut(rank, t.Rank()+layout.NumSymbols())
	shape := make([]int64, rank)
	for i, e := range layout.Results() {
		if slices.ContainsFunc(unknown, e.UsesDim) {
			shape[i] = ir.DynamicSize
			continue
		}
		last, ok := r.Upper(i)
		if !ok || last < 0 {
			return t
		}
		shape[i] = last + 1
	}
	return ir.NewMemRefType(shape, t.Elem(), nil, t.MemorySpace())
}

// An allocation is a memref.alloc or memref.alloca.
type allocation interface {
	ir.Op
	Result() *ir.Value
	DynamicSizes() ir.ValueRange
	SymbolOperands() ir.ValueRange
	Alignment() (int64, bool)
}

// allocationOf returns the view of an operation that allocates a memref.
func allocationOf(op *ir.Operation) (a allocation, ok bool) {
	if alloc, ok := ir.As[memref.AllocOp](op); ok {
		return alloc, true
	}
	if alloca, ok := ir.As[memref.AllocaOp](op); ok {
		return alloca, true
	}
	return nil, false
}

// normalizeAllocation allocates memory without a layout in place of memory that has one.
func normalizeAllocation(a allocation) {
	old := a.Result().Type().(*ir.MemRefType)
	t := withoutLayout(old)
	if t == old {
		return
	}
	layout, _ := layoutOf(old)
	b := builderBefore(a.Op())
	var sizes []*ir.Value
	if !ir.HasStaticShape(t) {
		sizes = tiledSizes(b, a, layout, t)
	}
	var made *ir.Value
	n, aligned := a.Alignment()
	if a.Op().Is(memref.Alloca) {
		alloca := memref.NewAlloca(b, t, sizes)
		if made = alloca.Result(); aligned {
			alloca.SetAlignment(n)
		}
	} else {
		alloc := memref.NewAlloc(b, t, sizes)
		if made = alloc.Result(); aligned {
			alloc.SetAlignment(n)
		}
	}
	remap{from: a.Result(), to: made, m: layout, symbols: a.SymbolOperands().Values()}.replaceAll()
	a.Op().Erase()
}

// tiledSizes computes the sizes of dimensions that are not known: a tile has all of its elements.
func tiledSizes(b *ir.Builder, a allocation, layout maps.Map, t *ir.MemRefType) (sizes []*ir.Value) {
	var all []*ir.Value
	known := a.DynamicSizes().Values()
	for _, n := range a.Result().Type().(*ir.MemRefType).Shape() {
		if n == ir.DynamicSize {
			all, known = append(all, known[0]), known[1:]
		} else {
			all = append(all, arith.NewConstantInt(b, b.Context().Index(), n).Result())
		}
	}
	for i, e := range layout.Results() {
		if t.Shape()[i] != ir.DynamicSize {
			continue
		}
		for _, tile := range tilesOf(layout) {
			switch i {
			case tile.quotient:
				e = e.LHS().CeilDiv(e.RHS())
			case tile.remainder:
				e = e.RHS()
			}
		}
		sizes = append(sizes, affine.NewApply(b, maps.NewMap(layout.NumDims(), 0, e), all...).Result())
	}
	return sizes
}

// normalizeReinterpretCast lets a memref.reinterpret_cast with known strides make a memref that begins where its
// source does, and has all elements up to the last one.
func normalizeReinterpretCast(cast memref.ReinterpretCastOp) {
	old := cast.Result().Type().(*ir.MemRefType)
	t := withoutLayout(old)
	if t == old || !onlyNormalizableUses(cast.Result()) {
		return
	}
	layout, _ := layoutOf(old)
	if layout.NumSymbols() > 0 {
		return
	}
	b := builderBefore(cast.Op())
	for _, n := range old.Shape() { // nobody needs the numbers, but upstream makes them
		arith.NewConstantInt(b, b.Context().Index(), n-1)
	}
	made := memref.NewReinterpretCast(b, t, cast.Source(), nil, nil, nil, []int64{0}, t.Shape(), []int64{1})
	remap{from: cast.Result(), to: made.Result(), m: layout}.replaceAll()
	cast.Op().Erase()
}
