package vectorlower

import (
	"slices"

	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
	"github.com/gomlir/gomlir/rewrite"
)

// ReductionsToContractions returns patterns that make contractions of sums of products, and take
// broadcasts and transpositions of their operands into them:
// MLIR's populateVectorReductionToContractPatterns.
func ReductionsToContractions() []rewrite.Pattern {
	return []rewrite.Pattern{
		onMaskable(contractSum),
		onMaskable(contractBroadcast),
		rewrite.On(contractTransposed),
		rewrite.On(transposeContraction),
		{Name: "castBeforeBroadcast", Rewrite: castBeforeBroadcast},
		{Name: "computeBeforeTranspose", Rewrite: computeBeforeTranspose},
	}
}

// contractSum makes a contraction of a sum of products.
func contractSum(op vector.MultiDimReductionOp, mask *ir.Value, r *rewrite.Rewriter) *ir.Value {
	product := op.Source().DefiningOp()
	if mask != nil || op.Kind() != vector.CombiningKindAdd || product == nil || !product.Is(arith.MulI) && !product.Is(arith.MulF) {
		return nil
	}
	c := r.Context()
	kept, _ := dimsOf(op)
	rank := vectorTypeOf(op.Source()).Rank()
	its := slices.Repeat([]ir.Attribute{vector.NewIteratorTypeAttr(c, vector.IteratorTypeReduction)}, rank)
	var results []affine.Expr
	for _, d := range kept {
		its[d] = vector.NewIteratorTypeAttr(c, vector.IteratorTypeParallel)
		results = append(results, affine.NewDim(d))
	}
	all := affine.Identity(rank)
	return vector.NewContraction(r.Builder, op.Result().Type(), product.Operand(0), product.Operand(1), op.Acc(),
		mapsOf(c, all, all, affine.NewMap(rank, 0, results...)), ir.NewArrayAttr(c, its...)).Result()
}

// mapsOf returns an array of maps.
func mapsOf(c *ir.Context, maps ...affine.Map) *ir.ArrayAttr {
	list := make([]ir.Attribute, len(maps))
	for i, m := range maps {
		list[i] = ir.NewAffineMapAttr(c, m)
	}
	return ir.NewArrayAttr(c, list...)
}

// contractBroadcast contracts what is broadcast along dimensions that the other operand has. A
// dimension that neither has any longer is dropped.
func contractBroadcast(op vector.ContractionOp, mask *ir.Value, r *rewrite.Rewriter) *ir.Value {
	maps, its := op.Maps(), op.Iterators()
	sides := [2]*ir.Value{op.Lhs(), op.Rhs()}
	changed := false
	for i, v := range sides {
		b, ok := ir.DefiningOp[vector.BroadcastOp](v)
		if !ok {
			continue
		}
		if m, ok := withoutBroadcast(b, maps[i], its); ok {
			sides[i], maps[i], changed = b.Source(), m, true
		}
	}
	if !changed {
		return nil
	}
	// The dimensions that are left get new numbers.
	var dims []affine.Expr
	var types []ir.Attribute
	var unused []int
	paired := false
	for d := range its {
		inLhs, inRhs := maps[0].UsesDim(d), maps[1].UsesDim(d)
		switch {
		case !inLhs && !inRhs && maps[2].UsesDim(d):
			return nil
		case !inLhs && !inRhs:
			unused = append(unused, d)
			dims = append(dims, affine.NewConstant(0))
			continue
		}
		dims = append(dims, affine.NewDim(len(types)))
		types = append(types, op.IteratorTypes().Elems()[d])
		paired = paired || its[d] == vector.IteratorTypeReduction && inLhs && inRhs
	}
	if !paired {
		return nil
	}
	for i, m := range maps {
		maps[i] = m.Replace(dims, nil, len(types), 0)
	}
	if mask != nil && len(unused) > 0 {
		t := vectorTypeOf(mask)
		for _, d := range slices.Backward(unused) {
			t = withoutDim(t, d)
		}
		mask = vector.NewShapeCast(r.Builder, t, mask).Result()
	}
	made := vector.NewContraction(r.Builder, op.Result().Type(), sides[0], sides[1], op.Acc(), mapsOf(r.Context(), maps...), ir.NewArrayAttr(r.Context(), types...))
	return maskedBy(r, made.SetKind(op.Kind()).Op(), mask).Result(0)
}

// withoutBroadcast returns the map for the source of a broadcast. ok is false unless the source is a
// vector that is repeated along leading dimensions only, none of which is summed up.
func withoutBroadcast(b vector.BroadcastOp, m affine.Map, its []vector.IteratorType) (without affine.Map, ok bool) {
	from, isVector := b.Source().Type().(*ir.VectorType)
	to := vectorTypeOf(b.Result())
	if !isVector || from.Rank() == to.Rank() {
		return m, false
	}
	added := to.Rank() - from.Rank()
	if !slices.Equal(from.Shape(), to.Shape()[added:]) {
		return m, false
	}
	for i := range added {
		if to.Shape()[i] != 1 && its[m.Result(i).Position()] == vector.IteratorTypeReduction {
			return m, false
		}
	}
	return affine.NewMap(m.NumDims(), 0, m.Results()[added:]...), true
}

// contractTransposed contracts what is transposed.
func contractTransposed(op vector.ContractionOp, r *rewrite.Rewriter) bool {
	if op.Op().ParentOp().Is(vector.Mask) {
		return false
	}
	maps := op.Maps()
	sides := [2]*ir.Value{op.Lhs(), op.Rhs()}
	changed := false
	for i, v := range sides {
		t, ok := ir.DefiningOp[vector.TransposeOp](v)
		if !ok {
			continue
		}
		results := make([]affine.Expr, len(t.Permutation()))
		for j, p := range t.Permutation() {
			results[p] = maps[i].Result(j)
		}
		sides[i], maps[i], changed = t.Vector(), affine.NewMap(maps[i].NumDims(), 0, results...), true
	}
	if !changed {
		return false
	}
	c := vector.NewContraction(r.Builder, op.Result().Type(), sides[0], sides[1], op.Acc(), mapsOf(r.Context(), maps...), op.IteratorTypes())
	return replaced(r, op.Op(), c.SetKind(op.Kind()).Result())
}

// transposeContraction contracts to the transposed shape, if the accumulator is transposed, too.
func transposeContraction(op vector.TransposeOp, r *rewrite.Rewriter) bool {
	c, ok := ir.DefiningOp[vector.ContractionOp](op.Vector())
	if !ok || !op.Vector().HasOneUse() || c.Op().ParentOp().Is(vector.Mask) {
		return false
	}
	acc, ok := ir.DefiningOp[vector.TransposeOp](c.Acc())
	if !ok {
		return false
	}
	maps := c.Maps()
	results := make([]affine.Expr, len(op.Permutation()))
	for i, p := range op.Permutation() {
		if acc.Permutation()[p] != int64(i) {
			return false
		}
		results[i] = maps[2].Result(int(p))
	}
	maps[2] = affine.NewMap(maps[2].NumDims(), 0, results...)
	made := vector.NewContraction(r.Builder, op.Result().Type(), c.Lhs(), c.Rhs(), acc.Vector(), mapsOf(r.Context(), maps...), c.IteratorTypes())
	return replaced(r, op.Op(), made.SetKind(c.Kind()).Result())
}

// isCast reports whether an operation converts each element of its operand to another type.
func isCast(op *ir.Operation) bool {
	return op.Has(ir.Elementwise) && op.NumOperands() == 1 && op.NumResults() == 1 && elemType(op.Operand(0).Type()) != elemType(op.Result(0).Type())
}

// recreated creates an operation with the name and the attributes of another.
func recreated(r *rewrite.Rewriter, op *ir.Operation, t ir.Type, operands ...*ir.Value) *ir.Operation {
	made := r.Create(&ir.OperationState{Context: r.Context(), Def: op.Def(), Operands: operands, Results: []ir.Type{t}})
	made.SetInherentAttrs(op.InherentAttrs())
	made.SetDiscardables(op.Discardables())
	return made
}

// castBeforeBroadcast casts what is broadcast, so that the broadcast comes to where it is used.
func castBeforeBroadcast(op *ir.Operation, r *rewrite.Rewriter) bool {
	if !isCast(op) {
		return false
	}
	b, ok := ir.DefiningOp[vector.BroadcastOp](op.Operand(0))
	if !ok {
		return false
	}
	t := elemType(op.Result(0).Type())
	if v, ok := b.Source().Type().(*ir.VectorType); ok {
		t = withElem(v, t)
	}
	cast := recreated(r, op, t, b.Source()).Result(0)
	return replaced(r, op, vector.NewBroadcast(r.Builder, op.Result(0).Type(), cast).Result())
}

// computeBeforeTranspose computes with what is transposed, so that the transposition comes to where
// the result is used. All operands must be transposed alike, or be constants.
func computeBeforeTranspose(op *ir.Operation, r *rewrite.Rewriter) bool {
	if !op.Has(ir.Elementwise) || op.NumResults() != 1 || op.NumRegions() != 0 {
		return false
	}
	var perm []int64
	var from *ir.VectorType
	for _, v := range op.Operands().All() {
		t, ok := ir.DefiningOp[vector.TransposeOp](v)
		_, isVector := v.Type().(*ir.VectorType)
		switch {
		case ok && perm != nil && !slices.Equal(perm, t.Permutation()):
			return r.NoMatch(op, "different transpose map")
		case ok:
			perm, from = t.Permutation(), vectorTypeOf(t.Vector())
		case !isVector || ir.ConstantOf(v) == nil:
			return false
		}
	}
	if perm == nil {
		return false
	}
	inverse := make([]int64, len(perm))
	for i, p := range perm {
		inverse[p] = int64(i)
	}
	operands := op.Operands().Values()
	for i, v := range operands {
		if t, ok := ir.DefiningOp[vector.TransposeOp](v); ok {
			operands[i] = t.Vector()
		} else {
			operands[i] = vector.NewTranspose(r.Builder, withElem(from, elemType(v.Type())), v, inverse).Result()
		}
	}
	made := recreated(r, op, withElem(from, elemType(op.Result(0).Type())), operands...).Result(0)
	return replaced(r, op, vector.NewTranspose(r.Builder, op.Result(0).Type(), made, perm).Result())
}

// ReductionChains returns patterns that add vectors before they are summed up, where one sum starts
// with another: MLIR's populateChainedVectorReductionFoldingPatterns.
func ReductionChains() []rewrite.Pattern {
	zero := rewrite.On(sumWithoutZero)
	return bounded(rewrite.On(sumTogether), zero)
}

// sumTogether adds two vectors up at once.
func sumTogether(op vector.ReductionOp, r *rewrite.Rewriter) bool {
	if op.Kind() != vector.CombiningKindAdd || op.Acc() == nil {
		return false
	}
	first, ok := ir.DefiningOp[vector.ReductionOp](op.Acc())
	_, isIndex := op.Acc().Type().(*ir.IndexType)
	if !ok || isIndex || op.Kind().Combination(op.Acc().Type()) == nil || first.Vector().Type() != op.Vector().Type() || first.Kind() != op.Kind() {
		return false
	}
	sum := op.Kind().Combine(r.Builder, first.Vector(), op.Vector()).Result(0)
	return replaced(r, op.Op(), vector.NewReduction(r.Builder, op.Result().Type(), op.Kind(), sum, first.Acc()).Result())
}

// sumWithoutZero leaves out a zero that was added to the first of two vectors.
func sumWithoutZero(op vector.ReductionOp, r *rewrite.Rewriter) bool {
	if op.Kind() != vector.CombiningKindAdd {
		return false
	}
	sum, ok := ir.DefiningOp[arith.AddFOp](op.Vector())
	if !ok {
		return false
	}
	first, ok := ir.DefiningOp[arith.AddFOp](sum.Lhs())
	if !ok || !isZeroFloat(first.Rhs()) {
		return false
	}
	v := arith.NewAddF(r.Builder, first.Lhs(), sum.Rhs()).Result()
	return replaced(r, op.Op(), vector.NewReduction(r.Builder, op.Result().Type(), op.Kind(), v, op.Acc()).Result())
}

// isZeroFloat reports whether a value is the constant 0 or -0, or a vector of it.
func isZeroFloat(v *ir.Value) bool {
	switch a := ir.ConstantOf(v).(type) {
	case *ir.FloatAttr:
		return a.Value().IsZero()
	case *ir.DenseElementsAttr:
		t, ok := a.ShapedType().Elem().(*ir.FloatType)
		if !ok || !a.IsSplat() || t.Width() > 64 {
			return false
		}
		bits, _ := a.Bits(0).Uint64()
		return num.FloatFromBits(t.Semantics(), bits, 0).IsZero()
	}
	return false
}

// TransposedProducts returns patterns that bring products of matrices to the form in which the
// dimension that is summed up is the last one of both operands, and the result is not transposed:
// MLIR's populateVectorContractCanonicalizeMatmulToMMT.
func TransposedProducts() []rewrite.Pattern { return bounded(rewrite.On(transposeProduct)) }

func transposeProduct(op vector.ContractionOp, r *rewrite.Rewriter) bool {
	c := newContraction(op, nil, r)
	p, ok := c.matrix()
	if !ok || p.vector || op.Op().ParentOp().Is(vector.Mask) || p.firstInner && p.secondInner && !p.swapped {
		return r.NoMatch(op.Op(), "already in the canonical form")
	}
	first, second := p.first, p.second
	if !p.secondInner {
		second = transposedExtended(r, second)
	}
	if !p.firstInner {
		first = transposedExtended(r, first)
	}
	d := affine.NewDim
	maps := mapsOf(r.Context(), affine.NewMap(3, 0, d(0), d(2)), affine.NewMap(3, 0, d(1), d(2)), affine.NewMap(3, 0, d(0), d(1)))
	made := vector.NewContraction(r.Builder, op.Result().Type(), first, second, op.Acc(), maps, op.IteratorTypes())
	return replaced(r, op.Op(), made.SetKind(op.Kind()).Result())
}

// transposedExtended transposes a matrix, before its elements are extended if they are.
func transposedExtended(r *rewrite.Rewriter, v *ir.Value) *ir.Value {
	def := v.DefiningOp()
	if def == nil || !def.Is(arith.ExtSI) && !def.Is(arith.ExtUI) {
		return transposed(r, v, 1, 0)
	}
	t := transposed(r, def.Operand(0), 1, 0)
	to := withElem(vectorTypeOf(t), vectorTypeOf(v).Elem())
	if def.Is(arith.ExtSI) {
		return arith.NewExtSI(r.Builder, to, t).Result()
	}
	return arith.NewExtUI(r.Builder, to, t).Result()
}
