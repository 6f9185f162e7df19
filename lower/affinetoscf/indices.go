package affinetoscf

import (
	"slices"

	maps "github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// strides computes the products of the last sizes of a basis, that of all first. Nothing that they
// are multiplied by overflows.
func strides(b *ir.Builder, dynamic []*ir.Value, static []int64, flags arith.IntegerOverflowFlags) []*ir.Value {
	var list []*ir.Value
	var product *ir.Value
	number, next := int64(1), len(dynamic)
	for _, size := range slices.Backward(static) {
		if size == ir.DynamicSize {
			next--
			if product == nil {
				product = dynamic[next]
			} else {
				product = mul(b, product, dynamic[next], flags)
			}
		} else {
			number *= size
		}
		switch {
		case product != nil && number == 1:
			list = append(list, product)
		case product != nil:
			list = append(list, mul(b, product, index(b, number), flags))
		default:
			list = append(list, index(b, number))
		}
	}
	slices.Reverse(list)
	return list
}

// inner is a basis without the size that only bounds the first index.
func inner(static []int64, indices int) []int64 {
	if len(static) == indices {
		return static[1:]
	}
	return static
}

func delinearize(op affine.DelinearizeIndexOp, r *rewrite.Rewriter) bool {
	n := op.Op().NumResults()
	if n == 0 {
		return false
	}
	linear, static := op.LinearIndex(), inner(op.StaticBasis(), n)
	if n == 1 {
		r.Replace(op.Op(), linear)
		return true
	}
	sizes := strides(r.Builder, op.DynamicBasis().Values(), static, arith.OverflowNsw|arith.OverflowNuw)
	zero := index(r.Builder, 0)
	rest := func(stride *ir.Value) *ir.Value {
		rest := arith.NewRemSI(r.Builder, linear, stride).Result()
		negative := arith.NewCmpI(r.Builder, arith.CmpIPredicateSlt, rest, zero).Result()
		return pick(r.Builder, negative, add(r.Builder, rest, stride, arith.OverflowNsw), rest)
	}
	results := []*ir.Value{arith.NewFloorDivSI(r.Builder, linear, sizes[0]).Result()}
	for i, stride := range sizes[:len(sizes)-1] {
		results = append(results, arith.NewDivSI(r.Builder, rest(stride), sizes[i+1]).Result())
	}
	r.Replace(op.Op(), append(results, rest(sizes[len(sizes)-1]))...)
	return true
}

// summand is an index times its stride, and the number of loops around that do not change it.
type summand struct {
	value *ir.Value
	loops int
}

// linearize adds first what is the same in more loops around, so that it can be moved out of them.
func linearize(op affine.LinearizeIndexOp, r *rewrite.Rewriter) bool {
	indices := op.MultiIndex().Values()
	if len(indices) == 0 {
		r.Replace(op.Op(), index(r.Builder, 0))
		return true
	}
	flags := arith.OverflowNsw
	if op.Disjoint() {
		flags |= arith.OverflowNuw
	}
	sizes := strides(r.Builder, op.DynamicBasis().Values(), inner(op.StaticBasis(), len(indices)), flags)
	var sum []summand
	for i, v := range indices {
		s := summand{v, loopsAround(op.Op(), v)}
		if i < len(sizes) {
			s.value = mul(r.Builder, v, sizes[i], arith.OverflowNsw)
		}
		sum = append(sum, s)
	}
	slices.SortStableFunc(sum, func(x, y summand) int { return y.loops - x.loops })
	v := sum[0].value
	for _, s := range sum[1:] {
		v = add(r.Builder, v, s.value, arith.OverflowNsw)
	}
	r.Replace(op.Op(), v)
	return true
}

// loopsAround counts the loops around an operation, from the inside, in which a value is not
// defined.
func loopsAround(op *ir.Operation, v *ir.Value) int {
	n := 0
	for p := op.ParentOp(); p != nil; p = p.ParentOp() {
		loop, ok := ir.LoopLikeOpInterface.Of(p)
		if !ok {
			continue
		}
		if !ir.DefinedOutsideLoop(loop, v) {
			break
		}
		n++
	}
	return n
}

// basis lists the sizes of a basis, constants and values.
func basis(c *ir.Context, dynamic ir.ValueRange, static []int64) []ir.FoldResult {
	list, next := make([]ir.FoldResult, len(static)), 0
	for i, size := range static {
		if size != ir.DynamicSize {
			list[i].Attr = ir.NewIntegerAttr(c.Index(), size)
			continue
		}
		list[i].Value = dynamic.At(next)
		next++
	}
	return list
}

// valueOf is the value of a result of folding, for which there may have to be a constant.
func valueOf(b *ir.Builder, r ir.FoldResult) *ir.Value {
	if a, ok := r.Attr.(*ir.IntegerAttr); ok {
		return arith.NewConstant(b, a).Result()
	}
	return r.Value
}

// delinearizeAsAffine divides by the product of all sizes, then the rest by the product of all but
// the first, and so on.
func delinearizeAsAffine(op affine.DelinearizeIndexOp, r *rewrite.Rewriter) bool {
	n := op.Op().NumResults()
	if n == 0 {
		return false
	}
	sizes := basis(op.Op().Context(), op.DynamicBasis(), op.StaticBasis())
	if len(sizes) == n {
		sizes = sizes[1:]
	}
	product := ir.FoldResult{Attr: ir.NewIntegerAttr(op.Op().Context().Index(), 1)}
	var divisors []*ir.Value
	times := maps.NewSymbol(0).Mul(maps.NewSymbol(1))
	for _, size := range slices.Backward(sizes) {
		product = affine.FoldedExpr(r.Builder, times, size, product)
		divisors = append(divisors, valueOf(r.Builder, product))
	}
	var results []*ir.Value
	rest := op.LinearIndex()
	d0, d1 := maps.NewDim(0), maps.NewDim(1)
	for _, d := range slices.Backward(divisors) {
		operands := []ir.FoldResult{{Value: rest}, {Value: d}}
		results = append(results, affine.ComposedApply(r.Builder, maps.NewMap(2, 0, d0.FloorDiv(d1)), operands...).Result())
		rest = affine.ComposedApply(r.Builder, maps.NewMap(2, 0, d0.Mod(d1)), operands...).Result()
	}
	r.Replace(op.Op(), append(results, rest)...)
	return true
}

// linearizeAsAffine makes one map of the sum of indices times strides.
func linearizeAsAffine(op affine.LinearizeIndexOp, r *rewrite.Rewriter) bool {
	c := op.Op().Context()
	indices := op.MultiIndex().Values()
	if len(indices) == 0 {
		r.Replace(op.Op(), index(r.Builder, 0))
		return true
	}
	sizes := basis(c, op.DynamicBasis(), op.StaticBasis())
	first := len(sizes) - len(indices) // -1 if the first index has no size
	products := make([]maps.Expr, len(indices))
	products[len(indices)-1] = maps.NewConstant(1)
	for i := len(indices) - 2; i >= 0; i-- {
		products[i] = products[i+1].Mul(maps.NewSymbol(i + 1 + first))
	}
	operands := []ir.FoldResult{{Attr: ir.NewIntegerAttr(c.Index(), 0)}}
	sum := maps.NewSymbol(0)
	for i, v := range indices {
		stride := affine.FoldedApply(r.Builder, maps.NewMap(0, len(sizes), products[i]), sizes...)
		operands = append(operands, ir.FoldResult{Value: v}, stride)
		sum = sum.Add(maps.NewSymbol(1 + 2*i).Mul(maps.NewSymbol(2 + 2*i)))
	}
	r.Replace(op.Op(), valueOf(r.Builder, affine.FoldedApply(r.Builder, maps.NewMap(0, len(operands), sum), operands...)))
	return true
}
