package vectorlower

import (
	"slices"

	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// ContractLowering says what becomes of vector.contract: MLIR's VectorContractLowering.
type ContractLowering uint8

const (
	// Dot multiplies rows by columns and adds the products up. This is the default.
	Dot ContractLowering = iota
	// MatrixIntrinsics makes intrinsics of LLVM that multiply matrices. A lowering to LLVM has the
	// patterns for that; those here are for what is no matrix product.
	MatrixIntrinsics
	// OuterProduct adds up outer products.
	OuterProduct
	// ParallelArith multiplies whole vectors, where all dimensions that are summed up have size 1.
	ParallelArith
)

// Contractions returns patterns that replace contractions that add up products, of elements of the
// type of the sum: MLIR's populateVectorContractLoweringPatterns, without OuterProducts. Where how
// does not apply, dimensions are unrolled one after the other.
func Contractions(how ContractLowering) []rewrite.Pattern {
	return bounded(
		onMaskable(func(op vector.ContractionOp, mask *ir.Value, r *rewrite.Rewriter) *ir.Value {
			if !addsUp(op) {
				return nil
			}
			c := newContraction(op, mask, r)
			var v *ir.Value
			switch {
			case how == OuterProduct:
				v = c.outerProducts()
			case mask != nil: // not supported by the other ways
			case how == Dot:
				v = c.dots()
			case how == ParallelArith:
				v = c.elementwise()
			}
			if v == nil {
				v = c.unrollOne()
			}
			return v
		}),
		onMaskable(func(op vector.ContractionOp, mask *ir.Value, r *rewrite.Rewriter) *ir.Value {
			if how != OuterProduct {
				return nil
			}
			return newContraction(op, mask, r).outerProducts()
		}),
	)
}

// maxProducts bounds the number of products in a contraction that is taken apart.
const maxProducts = 1 << 22

// addsUp reports whether the patterns for all ways apply.
func addsUp(op vector.ContractionOp) bool {
	elem := elemType(op.Acc().Type())
	return op.Kind() == vector.CombiningKindAdd && canMultiply(op.Kind(), elem) && elemType(op.Lhs().Type()) == elem && elemType(op.Rhs().Type()) == elem
}

// A contraction is what the patterns look at.
type contraction struct {
	op            vector.ContractionOp
	mask          *ir.Value
	r             *rewrite.Rewriter
	lhs, rhs, acc *ir.Value
	maps          []affine.Map
	iterators     []vector.IteratorType
}

func newContraction(op vector.ContractionOp, mask *ir.Value, r *rewrite.Rewriter) *contraction {
	return &contraction{op, mask, r, op.Lhs(), op.Rhs(), op.Acc(), op.Maps(), op.Iterators()}
}

// fits reports whether the contraction has few enough products to list them.
func (c *contraction) fits() bool {
	n, ok := ir.NumElements(c.op.MaskType().Shape())
	return ok && n <= maxProducts
}

// positionOf returns the result of a map that is a dimension, -1 if there is none.
func positionOf(m affine.Map, dim int) int {
	for i, e := range m.Results() {
		if e.Position() == dim {
			return i
		}
	}
	return -1
}

// A matrixProduct is a contraction of two matrices, or of a matrix and a vector. The operands are in
// the order of the dimensions of the result, the matrix before the vector.
type matrixProduct struct {
	first, second           *ir.Value
	firstInner, secondInner bool  // the dimension that is summed up is the last one
	reduced                 int   // that dimension
	size                    int64 // of it
	scalable                bool
	vector, swapped         bool // second is one; first is rhs
}

// matrix returns the contraction as a product of matrices. ok is false if it is none.
func (c *contraction) matrix() (p matrixProduct, ok bool) {
	p.reduced = slices.Index(c.iterators, vector.IteratorTypeReduction)
	n := len(c.iterators)
	if n < 2 || n > 3 || p.reduced < 0 || n == 3 && p.reduced != 2 || n == 2 && c.iterators[0] == c.iterators[1] {
		return p, false
	}
	lhs, rhs, acc := c.maps[0], c.maps[1], c.maps[2]
	i, j := positionOf(lhs, p.reduced), positionOf(rhs, p.reduced)
	if i < 0 || j < 0 || acc.NumResults() != n-1 || lhs.NumResults() > 2 || rhs.NumResults() > 2 || lhs.NumResults()+rhs.NumResults() != n+1 {
		return p, false
	}
	t := vectorTypeOf(c.lhs)
	p.size, p.scalable = t.Shape()[i], t.Scalable(i)
	p.first, p.second, p.firstInner, p.secondInner = c.lhs, c.rhs, i == 1, j == 1
	swap := rhs.NumResults() == 2 // a vector and a matrix
	if n == 3 {
		free := lhs.Result(1 - i).Position()
		if free != 0 || rhs.Result(1-j).Position() != 1 { // the dimensions have other names
			return p, false
		}
		swap = acc.Result(0).Position() != 0
	}
	if swap {
		p.first, p.second, p.firstInner, p.secondInner = c.rhs, c.lhs, j == 1, i == 1
	}
	p.vector, p.swapped = n == 2, swap
	return p, true
}

// outerProducts adds up the outer products of columns and rows. It returns nil if the contraction is
// no product of matrices.
func (c *contraction) outerProducts() *ir.Value {
	p, ok := c.matrix()
	if !ok || p.scalable || !c.fits() {
		return nil
	}
	a, b, mask := p.first, p.second, c.mask
	if p.firstInner {
		a = transposed(c.r, a, 1, 0)
	}
	if p.secondInner {
		b = transposed(c.r, b, 1, 0)
	}
	switch {
	case mask == nil:
	case !p.vector && p.swapped:
		mask = transposed(c.r, mask, 2, 1, 0)
	case !p.vector:
		mask = transposed(c.r, mask, 2, 0, 1)
	case p.reduced == 1:
		mask = transposed(c.r, mask, 1, 0)
	}
	result, elem := c.acc, elemType(c.acc.Type())
	for k := range p.size {
		x, y := extractAt(c.r.Builder, a, k), extractAt(c.r.Builder, b, k)
		x = promote(c.r, x, elem)
		y = promote(c.r, y, elem)
		var part *ir.Value
		if mask != nil {
			part = extractAt(c.r.Builder, mask, k)
		}
		product := vector.NewOuterProduct(c.r.Builder, result.Type(), x, y, result).SetKind(c.op.Kind())
		result = maskedBy(c.r, product.Op(), part).Result(0)
	}
	return result
}

// promote extends numbers to an element type.
func promote(r *rewrite.Rewriter, v *ir.Value, elem ir.Type) *ir.Value {
	if elemType(v.Type()) == elem {
		return v
	}
	to := elem
	if t, ok := v.Type().(*ir.VectorType); ok {
		to = withElem(t, elem)
	}
	if _, ok := elem.(*ir.FloatType); ok {
		return arith.NewExtF(r.Builder, to, v).Result()
	}
	return arith.NewExtSI(r.Builder, to, v).Result()
}

// transposed creates a vector.transpose.
func transposed(r *rewrite.Rewriter, v *ir.Value, perm ...int64) *ir.Value {
	t := vectorTypeOf(v)
	shape, scalable := make([]int64, len(perm)), make([]bool, len(perm))
	for i, p := range perm {
		shape[i], scalable[i] = t.Shape()[p], t.Scalable(int(p))
	}
	return vector.NewTranspose(r.Builder, ir.NewVectorType(shape, scalable, t.Elem()), v, perm).Result()
}

// dots multiplies each row by each column and adds the products up. It returns nil if the contraction
// is no product of matrices, or one of a matrix and a vector whose first dimension is summed up.
func (c *contraction) dots() *ir.Value {
	p, ok := c.matrix()
	t, isVector := c.acc.Type().(*ir.VectorType)
	if !ok || !isVector || p.vector && p.reduced == 0 || t.IsScalable() || !c.fits() {
		return nil
	}
	a, b := p.first, p.second
	if !p.firstInner {
		a = transposed(c.r, a, 1, 0)
	}
	if !p.vector && !p.secondInner {
		b = transposed(c.r, b, 1, 0)
	}
	result := zeros(c.r, t)
	columns := []*ir.Value{b}
	if !p.vector {
		columns = make([]*ir.Value, t.Shape()[1])
	}
	for i := range t.Shape()[0] {
		row := extractAt(c.r.Builder, a, i)
		for j := range columns {
			if columns[j] == nil {
				columns[j] = extractAt(c.r.Builder, b, int64(j))
			}
			sum := vector.NewReduction(c.r.Builder, t.Elem(), vector.CombiningKindAdd, vector.CombiningKindMul.Combine(c.r.Builder, row, columns[j]).Result(0), nil).Result()
			at := []int64{i, int64(j)}[:t.Rank()]
			result = insertAt(c.r.Builder, sum, result, at...)
		}
	}
	return vector.CombiningKindAdd.Combine(c.r.Builder, result, c.acc).Result(0)
}

// elementwise multiplies whole vectors. It returns nil unless all dimensions that are summed up have
// size 1.
func (c *contraction) elementwise() *ir.Value {
	var reduced [2][]int64
	for i, v := range [...]*ir.Value{c.lhs, c.rhs} {
		t := vectorTypeOf(v)
		for j, e := range c.maps[i].Results() {
			if c.iterators[e.Position()] == vector.IteratorTypeReduction {
				if t.Shape()[j] != 1 {
					return nil
				}
				reduced[i] = append(reduced[i], int64(j))
			}
		}
	}
	var sides [2]*ir.Value
	var perms [2][]int64
	for i, v := range [...]*ir.Value{c.lhs, c.rhs} {
		sides[i], perms[i] = c.spread(v, c.maps[i], reduced[i])
	}
	for i, v := range sides {
		sides[i] = transposed(c.r, v, perms[i]...)
	}
	for i, v := range sides {
		sides[i] = extractAt(c.r.Builder, v, make([]int64, len(reduced[i]))...)
	}
	return multiply(c.r, c.op.Kind(), sides[0], sides[1], c.acc, nil)
}

// spread broadcasts an operand to the dimensions of the result that it lacks. perm puts the
// dimensions that are summed up before those of the result.
func (c *contraction) spread(v *ir.Value, m affine.Map, reduced []int64) (wide *ir.Value, perm []int64) {
	acc := c.maps[2]
	added := int64(acc.NumResults() - (m.NumResults() - len(reduced)))
	for _, d := range reduced {
		perm = append(perm, added+d)
	}
	var shape []int64
	var scalable []bool
	for i, e := range acc.Results() {
		if at := positionOf(m, e.Position()); at >= 0 {
			perm = append(perm, added+int64(at))
			continue
		}
		perm = append(perm, int64(len(shape)))
		t := vectorTypeOf(c.acc)
		shape, scalable = append(shape, t.Shape()[i]), append(scalable, t.Scalable(i))
	}
	if len(shape) == 0 {
		return v, perm
	}
	t := vectorTypeOf(v)
	to := ir.NewVectorType(append(shape, t.Shape()...), append(scalable, scalableDims(t)...), t.Elem())
	return vector.NewBroadcast(c.r.Builder, to, v).Result(), perm
}

// unrollOne unrolls one dimension: the first one that all three vectors have, otherwise one that is
// not summed up, and at last one that is.
func (c *contraction) unrollOne() *ir.Value {
	if !c.fits() {
		return nil
	}
	sides := [2]affine.Map{c.maps[0], c.maps[1]}
	for d, t := range c.iterators {
		if i, j := positionOf(sides[0], d), positionOf(sides[1], d); t == vector.IteratorTypeParallel && i >= 0 && j >= 0 {
			return c.unrollParallel(d)
		}
	}
	contracted := func(d int) bool {
		return c.iterators[d] == vector.IteratorTypeReduction && positionOf(sides[0], d) >= 0 && positionOf(sides[1], d) >= 0
	}
	any := false
	for _, m := range sides {
		for _, e := range m.Results() {
			if !contracted(e.Position()) {
				return c.unrollParallel(e.Position())
			}
			any = true
		}
	}
	if !any {
		return nil
	}
	return c.unrollReduction()
}

// without returns the attributes of a contraction without one dimension.
func (c *contraction) without(dim int) (maps, iterators *ir.ArrayAttr) {
	ctx := c.r.Context()
	var ms, its []ir.Attribute
	for _, m := range c.maps {
		var results []affine.Expr
		for _, e := range m.Results() {
			switch p := e.Position(); {
			case p < dim:
				results = append(results, e)
			case p > dim:
				results = append(results, affine.NewDim(p-1))
			}
		}
		ms = append(ms, ir.NewAffineMapAttr(ctx, affine.NewMap(m.NumDims()-1, 0, results...)))
	}
	for i, e := range c.op.IteratorTypes().Elems() {
		if i != dim {
			its = append(its, e)
		}
	}
	return ir.NewArrayAttr(ctx, ms...), ir.NewArrayAttr(ctx, its...)
}

// smaller creates a contraction of slices, with a slice of the mask.
func (c *contraction) smaller(lhs, rhs, acc, mask *ir.Value, maps, iterators *ir.ArrayAttr) *ir.Value {
	op := vector.NewContraction(c.r.Builder, acc.Type(), lhs, rhs, acc, maps, iterators).SetKind(c.op.Kind())
	return maskedBy(c.r, op.Op(), mask).Result(0)
}

// sliceMask extracts a slice of the mask, if there is one.
func (c *contraction) sliceMask(dim int, n int64) *ir.Value {
	if c.mask == nil {
		return nil
	}
	return sliceAt(c.r, c.mask, dim, n)
}

// unrollParallel makes a contraction for each index of a dimension of the result. The dimension may
// also be one of size 1 that only one operand has.
func (c *contraction) unrollParallel(dim int) *ir.Value {
	i, j, k := positionOf(c.maps[0], dim), positionOf(c.maps[1], dim), positionOf(c.maps[2], dim)
	t, at := vectorTypeOf(c.lhs), i
	if i < 0 {
		t, at = vectorTypeOf(c.rhs), j
	}
	to, isVector := c.acc.Type().(*ir.VectorType)
	if size := t.Shape()[at]; t.Scalable(at) || k < 0 && size != 1 || !isVector || zeroAttr(to) == nil {
		return nil
	}
	maps, iterators := c.without(dim)
	result := zeros(c.r, to)
	for n := range t.Shape()[at] {
		lhs := sliceAt(c.r, c.lhs, i, n)
		rhs := sliceAt(c.r, c.rhs, j, n)
		acc := sliceAt(c.r, c.acc, k, n)
		mask := c.sliceMask(dim, n)
		result = putSlice(c.r, c.smaller(lhs, rhs, acc, mask, maps, iterators), result, k, n)
	}
	return result
}

// unrollReduction makes a contraction for each index of the first dimension, which is summed up. Of
// two vectors it multiplies the elements, and adds the products up.
func (c *contraction) unrollReduction() *ir.Value {
	elem := c.acc.Type()
	i, j := positionOf(c.maps[0], 0), positionOf(c.maps[1], 0)
	if _, isVector := elem.(*ir.VectorType); isVector || i < 0 || j < 0 {
		return nil
	}
	lhs := vectorTypeOf(c.lhs)
	if lhs.Rank() == 1 {
		if vectorTypeOf(c.rhs).Rank() != 1 {
			return nil
		}
		product := vector.CombiningKindMul.Combine(c.r.Builder, c.lhs, c.rhs).Result(0)
		sum := vector.NewReduction(c.r.Builder, elem, vector.CombiningKindAdd, product, c.acc)
		return maskedBy(c.r, sum.Op(), c.mask).Result(0)
	}
	if lhs.Scalable(i) {
		return nil
	}
	maps, iterators := c.without(0)
	result := c.acc
	for n := range lhs.Shape()[i] {
		l := sliceAt(c.r, c.lhs, i, n)
		r := sliceAt(c.r, c.rhs, j, n)
		mask := c.sliceMask(0, n)
		result = c.smaller(l, r, result, mask, maps, iterators)
	}
	return result
}

// sliceAt extracts the slice of a vector at an index of a dimension. If dim is -1, it is the vector
// itself.
func sliceAt(r *rewrite.Rewriter, v *ir.Value, dim int, at int64) *ir.Value {
	switch dim {
	case -1:
		return v
	case 0:
		return extractAt(r.Builder, v, at)
	}
	t := withoutDim(vectorTypeOf(v), dim)
	result := zeros(r, t)
	for d := range t.Shape()[0] {
		part := extractAt(r.Builder, v, d)
		part = sliceAt(r, part, dim-1, at)
		result = insertAt(r.Builder, part, result, d)
	}
	return result
}

// putSlice inserts a slice at an index of a dimension. If dim is -1, the slice is the whole.
func putSlice(r *rewrite.Rewriter, v, into *ir.Value, dim int, at int64) *ir.Value {
	switch dim {
	case -1:
		return v
	case 0:
		return insertAt(r.Builder, v, into, at)
	}
	for d := range vectorTypeOf(into).Shape()[0] {
		row := extractAt(r.Builder, into, d)
		part := extractAt(r.Builder, v, d)
		into = insertAt(r.Builder, putSlice(r, part, row, dim-1, at), into, d)
	}
	return into
}
