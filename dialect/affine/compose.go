package affine

import (
	"slices"

	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/ir"
)

// FoldedApply returns the one result of a map. The operands are the values of its dimensions and
// then of its symbols, each a value or an integer attribute. Maps of Applies that operands come
// from become part of the map, which is simplified. There is a new Apply unless the result is an
// operand, a constant or poison.
//
// This is MLIR's makeComposedFoldedAffineApply.
func FoldedApply(b *ir.Builder, m affine.Map, operands ...ir.FoldResult) ir.FoldResult {
	m, values := composed(m, operands)
	if r, ok := applied(b.Context(), m, values, constantsOf(values)); ok {
		return r
	}
	return ir.FoldResult{Value: NewApply(b, m, values...).Result()}
}

// FoldedExpr is [FoldedApply] for an expression over as many of the operands as it has in it,
// dimensions before symbols.
func FoldedExpr(b *ir.Builder, e affine.Expr, operands ...ir.FoldResult) ir.FoldResult {
	return FoldedApply(b, affine.NewMap(e.NumDims(), e.NumSymbols(), e), operands...)
}

// ComposedApply is [FoldedApply] that makes an Apply always: MLIR's makeComposedAffineApply.
func ComposedApply(b *ir.Builder, m affine.Map, operands ...ir.FoldResult) ApplyOp {
	m, values := composed(m, operands)
	return NewApply(b, m, values...)
}

// FoldedMin returns the least result of a map, as [FoldedApply] returns the only one: MLIR's
// makeComposedFoldedAffineMin.
func FoldedMin(b *ir.Builder, m affine.Map, operands ...ir.FoldResult) ir.FoldResult {
	return foldedExtremum(b, Min, m, operands)
}

// FoldedMax returns the greatest result of a map: MLIR's makeComposedFoldedAffineMax.
func FoldedMax(b *ir.Builder, m affine.Map, operands ...ir.FoldResult) ir.FoldResult {
	return foldedExtremum(b, Max, m, operands)
}

func foldedExtremum(b *ir.Builder, def *ir.OpDef, m affine.Map, operands []ir.FoldResult) ir.FoldResult {
	m, values := constantsInto(m, operands)
	m, values = composeResults(m, values)
	choose := slices.Min[[]int64]
	if def == Max {
		choose = slices.Max[[]int64]
	}
	folded, r, ok := extremum(b.Context(), m, values, constantsOf(values), choose)
	if ok {
		return r
	}
	return ir.FoldResult{Value: mapped(b, def, folded, values).Result(0)}
}

// constantsOf are the constants that define values.
func constantsOf(values []*ir.Value) []ir.Attribute {
	list := make([]ir.Attribute, len(values))
	for i, v := range values {
		list[i] = ir.ConstantOf(v)
	}
	return list
}

// constantsInto replaces operands that are attributes by constants in the map.
func constantsInto(m affine.Map, operands []ir.FoldResult) (affine.Map, []*ir.Value) {
	var values []*ir.Value
	replaced := func(list []ir.FoldResult, leaf func(int) affine.Expr) (by []affine.Expr, n int) {
		for _, o := range list {
			if a, ok := o.Attr.(*ir.IntegerAttr); ok {
				by = append(by, affine.NewConstant(a.Int()))
				continue
			}
			by = append(by, leaf(n))
			values = append(values, o.Value)
			n++
		}
		return by, n
	}
	dims, numDims := replaced(operands[:m.NumDims()], affine.NewDim)
	symbols, numSymbols := replaced(operands[m.NumDims():], affine.NewSymbol)
	return m.Replace(dims, symbols, numDims, numSymbols), values
}

func composed(m affine.Map, operands []ir.FoldResult) (affine.Map, []*ir.Value) {
	return Compose(constantsInto(m, operands))
}

// Compose replaces operands that are results of an Apply: it puts the map of the Apply into m,
// until no operand is such a result. It leaves out maps that would make m too large. Then it
// simplifies m and the operands as [CanonicalizeMap] does.
func Compose(m affine.Map, operands []*ir.Value) (affine.Map, []*ir.Value) {
	return composeWith(m, operands, nil)
}

func composeWith(m affine.Map, operands []*ir.Value, mins minFunc) (affine.Map, []*ir.Value) {
	if m.NumResults() > 0 {
		m, operands = withProducers(m, operands, mins)
	}
	m, operands = CanonicalizeMap(m, operands)
	return m.Simplify(), operands
}

// ComposeFully is Compose until no operand is the result of an Apply: simplification may bring
// one back.
func ComposeFully(m affine.Map, operands []*ir.Value) (affine.Map, []*ir.Value) {
	return composeFullyWith(m, operands, nil)
}

func composeFullyWith(m affine.Map, operands []*ir.Value, mins minFunc) (affine.Map, []*ir.Value) {
	for slices.ContainsFunc(operands, fromApply) {
		next, values := composeWith(m, operands, mins)
		if next.Equal(m) && slices.Equal(values, operands) {
			break
		}
		m, operands = next, values
	}
	return m, operands
}

func fromApply(v *ir.Value) bool {
	_, ok := ir.DefiningOp[ApplyOp](v)
	return ok
}

// A minFunc simplifies a map in which an input is the result of a Min. ok is false if it does not.
type minFunc func(m affine.Map, input affine.Expr, min MinOp, dims, symbols []*ir.Value) (simpler affine.Map, ok bool)

// withProducers replaces operands that come from Applies by the operands of these. If mins is not nil, it
// is called for operands that come from Mins.
func withProducers(m affine.Map, operands []*ir.Value, mins minFunc) (affine.Map, []*ir.Value) {
	x := &composition{m: m, kept: map[*ir.Value]bool{}, mins: mins}
	x.dims, x.symbols = slices.Clone(operands[:m.NumDims()]), slices.Clone(operands[m.NumDims():])
	for x.step() {
	}
	return withoutAbsent(x.m, x.dims, x.symbols)
}

// composition is a map with the values of its inputs, nil for those that have been replaced.
type composition struct {
	m             affine.Map
	dims, symbols []*ir.Value
	kept          map[*ir.Value]bool // Applies whose maps are too large
	mins          minFunc
}

// step replaces the first input that it can, and reports whether it replaced one.
func (x *composition) step() bool {
	for i, v := range x.dims {
		if v != nil && (x.replaceApply(x.dims, i) || x.simplifyMin(v, affine.NewDim(i))) {
			return true
		}
	}
	for i, v := range x.symbols {
		if v != nil && (x.replaceApply(x.symbols, i) || x.simplifyMin(v, affine.NewSymbol(i))) {
			return true
		}
	}
	return false
}

func (x *composition) simplifyMin(v *ir.Value, input affine.Expr) bool {
	min, ok := ir.DefiningOp[MinOp](v)
	if !ok || x.mins == nil {
		return false
	}
	m, ok := x.mins(x.m, input, min, x.dims, x.symbols)
	if ok {
		x.m = m
	}
	return ok
}

// replaceApply replaces the input at a position of dims or symbols by those of the Apply that it is the
// result of.
func (x *composition) replaceApply(list []*ir.Value, i int) bool {
	apply, ok := ir.DefiningOp[ApplyOp](list[i])
	if !ok || x.kept[list[i]] {
		return false
	}
	inner, values := CanonicalizeMap(apply.Map(), apply.MapOperands().Values())
	by := make([]affine.Expr, i+1)
	by[i] = inner.Result(0).ShiftDims(len(x.dims), 0).ShiftSymbols(len(x.symbols), 0)
	dims, symbols := by, []affine.Expr(nil)
	if len(x.dims) == 0 || &list[0] != &x.dims[0] {
		dims, symbols = nil, by
	}
	next := x.m.Replace(dims, symbols, len(x.dims)+inner.NumDims(), len(x.symbols)+inner.NumSymbols())
	if next.TooComplex() {
		x.kept[list[i]] = true
		return false
	}
	x.m = next
	list[i] = nil
	x.dims = append(x.dims, values[:inner.NumDims()]...)
	x.symbols = append(x.symbols, values[inner.NumDims():]...)
	return true
}

// withoutAbsent removes the inputs of a map that have no value.
func withoutAbsent(m affine.Map, dims, symbols []*ir.Value) (affine.Map, []*ir.Value) {
	var values []*ir.Value
	present := func(list []*ir.Value, leaf func(int) affine.Expr) (by []affine.Expr, n int) {
		for _, v := range list {
			if v == nil {
				by = append(by, affine.NewConstant(0))
				continue
			}
			by = append(by, leaf(n))
			values = append(values, v)
			n++
		}
		return by, n
	}
	d, numDims := present(dims, affine.NewDim)
	s, numSymbols := present(symbols, affine.NewSymbol)
	return m.Replace(d, s, numDims, numSymbols), values
}

// composeResults composes each result of a map by itself and joins what comes out.
func composeResults(m affine.Map, operands []*ir.Value) (affine.Map, []*ir.Value) {
	var dims, symbols []*ir.Value
	var exprs []affine.Expr
	for i := range m.NumResults() {
		sub, values := ComposeFully(m.SubMap(i), operands)
		sub, values = CanonicalizeMap(sub, values)
		exprs = append(exprs, sub.Result(0).ShiftDims(len(dims), 0).ShiftSymbols(len(symbols), 0))
		dims = append(dims, values[:sub.NumDims()]...)
		symbols = append(symbols, values[sub.NumDims():]...)
	}
	return CanonicalizeMap(affine.NewMap(len(dims), len(symbols), exprs...), append(dims, symbols...))
}

// inputs is what maps and sets have in common.
type inputs[T any] interface {
	NumDims() int
	NumSymbols() int
	UsesDim(i int) bool
	UsesSymbol(i int) bool
	Replace(dims, symbols []affine.Expr, numDims, numSymbols int) T
}

// CanonicalizeMap makes the inputs of a map as few as possible: it drops those that are not used,
// merges those that are the same value, makes symbols of dimensions that may be symbols, and
// dimensions of symbols that may not, and puts constants into the map. It is MLIR's
// canonicalizeMapAndOperands.
func CanonicalizeMap(m affine.Map, operands []*ir.Value) (affine.Map, []*ir.Value) {
	return canonicalized(m, operands)
}

// CanonicalizeSet is [CanonicalizeMap] for an integer set.
func CanonicalizeSet(s affine.Set, operands []*ir.Value) (affine.Set, []*ir.Value) {
	return canonicalized(s, operands)
}

func canonicalized[T inputs[T]](m T, operands []*ir.Value) (T, []*ir.Value) {
	if len(operands) == 0 {
		return m, operands
	}
	m, operands = sortInputs(m, operands)
	var values []*ir.Value
	unique := func(list []*ir.Value, used func(int) bool, leaf func(int) affine.Expr, constants bool) (by []affine.Expr, n int) {
		seen := map[*ir.Value]affine.Expr{}
		by = make([]affine.Expr, len(list))
		for i, v := range list {
			if !used(i) {
				continue
			}
			if a, ok := ir.ConstantOf(v).(*ir.IntegerAttr); ok && constants {
				by[i] = affine.NewConstant(a.Int())
				continue
			}
			e, ok := seen[v]
			if !ok {
				e = leaf(n)
				n++
				seen[v] = e
				values = append(values, v)
			}
			by[i] = e
		}
		return by, n
	}
	dims, numDims := unique(operands[:m.NumDims()], m.UsesDim, affine.NewDim, false)
	symbols, numSymbols := unique(operands[m.NumDims():], m.UsesSymbol, affine.NewSymbol, true)
	return m.Replace(dims, symbols, numDims, numSymbols), values
}

// sortInputs makes symbols of the dimensions that may be symbols, after the other symbols, and
// then dimensions of the symbols that may be dimensions only.
func sortInputs[T inputs[T]](m T, operands []*ir.Value) (T, []*ir.Value) {
	var dims, promoted []*ir.Value
	symbols := operands[m.NumDims():]
	by := make([]affine.Expr, m.NumDims())
	for i, v := range operands[:m.NumDims()] {
		if IsValidSymbol(v) {
			by[i] = affine.NewSymbol(len(symbols) + len(promoted))
			promoted = append(promoted, v)
		} else {
			by[i] = affine.NewDim(len(dims))
			dims = append(dims, v)
		}
	}
	symbols = slices.Concat(symbols, promoted)
	m = m.Replace(by, nil, len(dims), len(symbols))

	var rest []*ir.Value
	by = make([]affine.Expr, len(symbols))
	for i, v := range symbols {
		if IsValidDim(v) && !IsValidSymbol(v) {
			by[i] = affine.NewDim(len(dims))
			dims = append(dims, v)
		} else {
			by[i] = affine.NewSymbol(len(rest))
			rest = append(rest, v)
		}
	}
	return m.Replace(nil, by, len(dims), len(rest)), append(dims, rest...)
}
