package affine

import (
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
)

// Scope returns the region around an operation whose operation is an AffineScope, such as the body
// of a function; nil if absent. Values at its top level are the same in all affine loops in it.
func Scope(op *ir.Operation) *ir.Region {
	for {
		parent := op.ParentOp()
		if parent == nil {
			return nil
		}
		if parent.Has(ir.AffineScope) {
			return op.ParentRegion()
		}
		op = parent
	}
}

// IsTopLevel reports whether a value is defined directly in a region of an AffineScope.
func IsTopLevel(v *ir.Value) bool {
	r := v.ParentRegion()
	return r != nil && r.Op() != nil && r.Op().Has(ir.AffineScope)
}

// IsValidDim reports whether a value may be a dimension of a map in the AffineScope around its
// definition: a symbol, an induction variable of an affine loop, or computed from these by the
// dialect.
func IsValidDim(v *ir.Value) bool {
	if !isIndex(v) {
		return false
	}
	if op := v.DefiningOp(); op != nil {
		return IsValidDimIn(v, Scope(op))
	}
	r := v.ParentRegion()
	return r != nil && r.Op() != nil && (r.Op().Has(ir.AffineScope) || isLoop(r.Op()))
}

// IsValidDimIn is [IsValidDim] for the uses of a value in a region, which may be nil.
func IsValidDimIn(v *ir.Value, r *ir.Region) bool { return (&validity{region: r}).dim(v) }

// IsValidSymbol reports whether a value may be a symbol of a map in the AffineScope around its
// definition: one that is defined at the top level of it, a constant, or computed from symbols.
func IsValidSymbol(v *ir.Value) bool {
	if !isIndex(v) {
		return false
	}
	if IsTopLevel(v) {
		return true
	}
	op := v.DefiningOp()
	return op != nil && IsValidSymbolIn(v, Scope(op))
}

// IsValidSymbolIn is [IsValidSymbol] for the uses of a value in a region, which may be nil.
func IsValidSymbolIn(v *ir.Value, r *ir.Region) bool { return (&validity{region: r}).symbol(v) }

func isLoop(op *ir.Operation) bool { return op.Is(For) || op.Is(Parallel) }

// validity answers questions about values in one region. It remembers the answers: operands may be
// reached in many ways.
type validity struct {
	region  *ir.Region
	dims    map[*ir.Value]bool
	symbols map[*ir.Value]bool
	outer   *validity
	depth   int
}

// maxDepth bounds the chains of operations that are followed.
const maxDepth = 1 << 16

// remembered returns what is known of a value, or asks, one level deeper.
func (x *validity) remembered(m *map[*ir.Value]bool, v *ir.Value, ask func(*ir.Value) bool) bool {
	if ok, known := (*m)[v]; known {
		return ok
	}
	if x.depth == maxDepth {
		return false
	}
	if *m == nil {
		*m = map[*ir.Value]bool{}
	}
	(*m)[v] = false // if it is computed from itself
	x.depth++
	ok := ask(v)
	x.depth--
	(*m)[v] = ok
	return ok
}

func (x *validity) dim(v *ir.Value) bool {
	return isIndex(v) && x.remembered(&x.dims, v, x.askDim)
}

func (x *validity) askDim(v *ir.Value) bool {
	if x.symbol(v) {
		return true
	}
	op := v.DefiningOp()
	switch {
	case op == nil:
		r := v.ParentRegion()
		return r != nil && r.Op() != nil && isLoop(r.Op())
	case op.Is(Apply) || op.Is(DelinearizeIndex) || op.Is(LinearizeIndex):
		return x.all(op, x.dim)
	}
	if shaped, _, ok := dimOf(op); ok {
		return IsTopLevel(shaped)
	}
	return false
}

// all reports whether all operands are as asked.
func (x *validity) all(op *ir.Operation, is func(*ir.Value) bool) bool {
	for _, v := range op.Operands().All() {
		if !is(v) {
			return false
		}
	}
	return true
}

// dimOf returns the memref of an operation that asks for a size, and the number of the dimension.
func dimOf(op *ir.Operation) (shaped, dimension *ir.Value, ok bool) {
	if d, is := ir.As[memref.DimOp](op); is {
		return d.Source(), d.Index(), true
	}
	return nil, nil, false
}

func (x *validity) symbol(v *ir.Value) bool {
	return isIndex(v) && x.remembered(&x.symbols, v, x.askSymbol)
}

func (x *validity) askSymbol(v *ir.Value) bool {
	if x.region != nil && v.ParentRegion() == x.region {
		return true
	}
	op := v.DefiningOp()
	if op == nil {
		return x.dominates(v)
	}
	if op.Has(ir.ConstantLike) || effects.IsPure(op) && x.all(op, x.symbol) {
		return true
	}
	if shaped, dimension, ok := dimOf(op); ok {
		return x.size(shaped, dimension)
	}
	return x.dominates(v)
}

// dominates reports whether a value is a symbol of the region around the one that is asked about,
// if values of that may be used.
func (x *validity) dominates(v *ir.Value) bool {
	if x.region == nil || x.region.Op() == nil || x.region.Op().Has(ir.IsolatedFromAbove) {
		return false
	}
	around := x.region.Op().ParentRegion()
	if around == nil {
		return false
	}
	if x.outer == nil {
		x.outer = &validity{region: around}
	}
	return x.outer.symbol(v)
}

// size reports whether the size of a memref in a dimension is a symbol: the memref is at the top
// level, or it is allocated or a view with a size that is one.
func (x *validity) size(shaped, dimension *ir.Value) bool {
	if IsTopLevel(shaped) {
		return true
	}
	n, known := ir.ConstInt(dimension)
	op := shaped.DefiningOp()
	for op != nil && known {
		cast, ok := ir.As[memref.CastOp](op)
		if !ok {
			break
		}
		if _, ranked := cast.Source().Type().(*ir.MemRefType); !ranked {
			return false
		}
		op = cast.Source().DefiningOp()
	}
	if op == nil || !known {
		return false
	}
	sizes, ok := sizesOf(op)
	if !ok {
		return false
	}
	shape := op.Result(0).Type().(*ir.MemRefType).Shape()
	if n < 0 || n >= int64(len(shape)) {
		return false
	}
	if shape[n] != ir.DynamicSize {
		return true
	}
	at := 0
	for _, s := range shape[:n] {
		if s == ir.DynamicSize {
			at++
		}
	}
	return at < sizes.Len() && x.symbol(sizes.At(at))
}

// sizesOf returns the sizes that are operands of an operation that makes a memref.
func sizesOf(op *ir.Operation) (ir.ValueRange, bool) {
	if alloc, ok := ir.As[memref.AllocOp](op); ok {
		return alloc.DynamicSizes(), true
	}
	if view, ok := ir.As[memref.ViewOp](op); ok {
		return view.Sizes(), true
	}
	if view, ok := ir.As[memref.SubViewOp](op); ok {
		return view.Sizes(), true
	}
	return ir.ValueRange{}, false
}
