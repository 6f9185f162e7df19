package vectorlower

import (
	"slices"

	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// TransferMaps returns patterns that leave only transfers of the last dimensions of memory, in order:
// vectors are transposed, and broadcast, apart from them.
// These are MLIR's populateVectorTransferPermutationMapLoweringPatterns.
func TransferMaps() []rewrite.Pattern {
	return []rewrite.Pattern{
		rewrite.On(readInOrder),
		rewrite.On(writeInOrder),
		rewrite.On(readBeforeBroadcast),
		rewrite.On(writeAllInner),
	}
}

// minorOrder returns the place of each result of a map among the last dimensions, where results that
// are 0 take the places that are left. ok is false if the map has other dimensions.
func minorOrder(m affine.Map) (perm []int64, ok bool) {
	first := max(0, m.NumDims()-m.NumResults())
	lead := max(0, m.NumResults()-m.NumDims())
	perm = make([]int64, m.NumResults())
	found := make([]bool, max(m.NumDims(), m.NumResults()))
	for i, e := range m.Results() {
		if c, isConst := e.Constant(); isConst && c == 0 {
			perm[i] = -1
			continue
		}
		if e.Kind() != affine.Dim || e.Position() < first {
			return nil, false
		}
		perm[i] = int64(e.Position() - first + lead)
		found[perm[i]] = true
	}
	next := int64(0)
	for i, p := range perm {
		if p < 0 {
			for found[next] {
				next++
			}
			perm[i] = next
			next++
		}
	}
	return perm, true
}

// placed returns a list with element i at perm[i].
func placed[T any](list []T, perm []int64) []T {
	out := make([]T, len(list))
	for i, p := range perm {
		out[p] = list[i]
	}
	return out
}

func isOrdered(perm []int64) bool {
	for i, p := range perm {
		if p != int64(i) {
			return false
		}
	}
	return true
}

func readInOrder(op vector.TransferReadOp, r *rewrite.Rewriter) bool {
	m := op.PermutationMap()
	perm, ok := minorOrder(m)
	if !ok || isOrdered(perm) || op.Op().ParentOp().Is(vector.Mask) {
		return r.NoMatch(op.Op(), "map is not permutable to minor identity, apply another pattern")
	}
	t := vectorTypeOf(op.Result())
	to := ir.NewVectorType(placed(t.Shape(), perm), placed(scalableDims(t), perm), t.Elem())
	ordered := affine.NewMap(m.NumDims(), m.NumSymbols(), placed(m.Results(), perm)...)
	in := ir.NewArrayAttr(r.Context(), placed(op.InBounds().Elems(), perm)...)
	v := vector.NewTransferRead(r.Builder, to, op.Base(), op.Indices().Values(), ordered, op.Padding(), op.Mask(), in).Result()
	return replaced(r, op.Op(), transposed(r, v, perm...))
}

func writeInOrder(op vector.TransferWriteOp, r *rewrite.Rewriter) bool {
	m := op.PermutationMap()
	perm, ok := minorOrder(m)
	if !ok || m.NumResults() == 0 || m.IsMinorIdentity() || op.Op().ParentOp().Is(vector.Mask) {
		return r.NoMatch(op.Op(), "map is not permutable to minor identity, apply another pattern")
	}
	v := transposed(r, op.ValueToStore(), placed(counted(0, int64(len(perm))), perm)...)
	in := ir.NewArrayAttr(r.Context(), placed(op.InBounds().Elems(), perm)...)
	w := vector.NewTransferWrite(r.Builder, resultType(op.Op()), v, op.Base(), op.Indices().Values(), affine.MinorIdentity(m.NumDims(), m.NumResults()), op.Mask(), in)
	r.ReplaceBy(op.Op(), w.Op())
	return true
}

// readBeforeBroadcast reads without the leading dimensions along which the vector is repeated.
func readBeforeBroadcast(op vector.TransferReadOp, r *rewrite.Rewriter) bool {
	m := op.PermutationMap()
	n := 0
	for n < m.NumResults() {
		if c, ok := m.Result(n).Constant(); !ok || c != 0 {
			break
		}
		n++
	}
	rest := affine.NewMap(m.NumDims(), m.NumSymbols(), m.Results()[n:]...)
	if _, ok := rest.MinorIdentityBroadcast(); n == 0 || !ok || op.Op().ParentOp().Is(vector.Mask) {
		return r.NoMatch(op.Op(), "no leading broadcasts in map")
	}
	t := vectorTypeOf(op.Result())
	to := ir.NewVectorType(t.Shape()[n:], scalableDims(t)[n:], t.Elem())
	in := ir.NewArrayAttr(r.Context(), op.InBounds().Elems()[n:]...)
	v := vector.NewTransferRead(r.Builder, to, op.Base(), op.Indices().Values(), rest, op.Padding(), op.Mask(), in).Result()
	return broadcastTo(r, op.Op(), v)
}

// writeAllInner writes along all dimensions behind the first one of the map, which the vector gets
// with size 1.
func writeAllInner(op vector.TransferWriteOp, r *rewrite.Rewriter) bool {
	m := op.PermutationMap()
	if _, ok := minorOrder(m); ok || op.Op().ParentOp().Is(vector.Mask) {
		return r.NoMatch(op.Op(), "map is already permutable to minor identity, apply another pattern")
	}
	var missing []affine.Expr
	var order []int64 // of the dimensions of the mask, where those that are missing come first
	seen := int64(0)
	for d := range m.NumDims() {
		switch {
		case m.UsesDim(d):
			order = append(order, -1-seen)
			seen++
		case seen > 0:
			order = append(order, int64(len(missing)))
			missing = append(missing, affine.NewDim(d))
		}
	}
	n := len(missing)
	widened := func(v *ir.Value) *ir.Value {
		t := vectorTypeOf(v)
		to := ir.NewVectorType(append(ones(n), t.Shape()...), append(make([]bool, n), scalableDims(t)...), t.Elem())
		return vector.NewBroadcast(r.Builder, to, v).Result()
	}
	v, mask := widened(op.ValueToStore()), op.Mask()
	if mask != nil { // whose dimensions are in the order of those of the memory
		for i, d := range order {
			if d < 0 {
				order[i] = int64(n) - 1 - d
			}
		}
		mask = transposed(r, widened(mask), order...)
	}
	in := slices.Repeat([]ir.Attribute{ir.NewBoolAttr(r.Context(), true)}, n)
	in = append(in, op.InBounds().Elems()...)
	whole := affine.NewMap(m.NumDims(), m.NumSymbols(), append(missing, m.Results()...)...)
	w := vector.NewTransferWrite(r.Builder, resultType(op.Op()), v, op.Base(), op.Indices().Values(), whole, mask, ir.NewArrayAttr(r.Context(), in...))
	r.ReplaceBy(op.Op(), w.Op())
	return true
}
