package vectorlower

import (
	"fmt"
	"iter"
	"slices"

	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// Unrolling says what Unroll does: MLIR's UnrollVectorOptions.
type Unrolling struct {
	// Shape returns the shape of the vectors that an operation is unrolled to, of the products for a
	// contraction. Nil leaves the operation as it is, and so do sizes that do not divide its own.
	Shape func(op *ir.Operation) []int64
	// Order returns the order of the dimensions in which the parts come, the one that changes slowest
	// first. If it is nil, or returns nil, the last dimension changes fastest.
	Order func(op *ir.Operation) []int
}

// Unroll returns patterns that compute with smaller vectors: element by element, contractions,
// reductions, transpositions, broadcasts, gathers, loads, stores and transfers:
// MLIR's populateVectorUnrollPatterns.
func Unroll(u Unrolling) []rewrite.Pattern {
	return bounded(
		rewrite.On(u.transferRead),
		rewrite.On(u.transferWrite),
		rewrite.On(u.contraction),
		rewrite.On(u.multiReduction),
		rewrite.On(u.reduction),
		rewrite.On(u.transpose),
		rewrite.On(u.gather),
		rewrite.On(u.load),
		rewrite.On(u.store),
		rewrite.On(u.broadcast),
		rewrite.Pattern{Name: "unrollElementwise", Rewrite: u.elementwise},
	)
}

// shapeFor returns the shape to unroll an operation of a shape to. ok is false if there is nothing to
// do.
func (u Unrolling) shapeFor(op *ir.Operation, shape []int64) (to []int64, ok bool) {
	to = u.Shape(op)
	if len(to) == 0 || len(to) > len(shape) {
		return nil, false
	}
	for i, n := range shape[len(shape)-len(to):] {
		if to[i] < 1 || n%to[i] != 0 {
			return nil, false
		}
	}
	n, fits := ir.NumElements(shape)
	return to, fits && n <= maxProducts && n != product(to)
}

// sameRank is shapeFor for operations whose shape keeps its rank.
func (u Unrolling) sameRank(op *ir.Operation, t *ir.VectorType) (to []int64, ok bool) {
	to, ok = u.shapeFor(op, t.Shape())
	return to, ok && len(to) == t.Rank() && !t.IsScalable() && zeroAttr(t.Elem()) != nil
}

// parts yields the offsets of the parts of a shape. The slice may be retained.
func (u Unrolling) parts(op *ir.Operation, shape, part []int64) iter.Seq[[]int64] {
	order := make([]int, len(shape))
	for i := range order {
		order[i] = i
	}
	if u.Order != nil {
		if o := u.Order(op); len(o) == len(shape) {
			order = o
		}
	}
	counts := make([]int64, len(shape))
	for i, d := range order {
		counts[i] = shape[d] / part[d]
	}
	return func(yield func([]int64) bool) {
		for at := range ir.Indices(counts) {
			offsets := make([]int64, len(shape))
			for i, d := range order {
				offsets[d] = at[i] * part[d]
			}
			if !yield(offsets) {
				return
			}
		}
	}
}

// ones returns n strides.
func ones(n int) []int64 { return slices.Repeat([]int64{1}, n) }

// partAt extracts a part of a vector.
func partAt(r *rewrite.Rewriter, v *ir.Value, offsets, shape []int64) *ir.Value {
	return extractSlice(r, v, offsets, shape, ones(len(shape)))
}

// putPart inserts a part into a vector.
func putPart(r *rewrite.Rewriter, v, into *ir.Value, offsets []int64) *ir.Value {
	return insertSlice(r, v, into, offsets, ones(vectorTypeOf(v).Rank()))
}

// A partialResult is the last value of a part of a result that several steps compute.
type partialResult struct {
	offsets []int64
	v       *ir.Value
}

// partialResults are in the order of their first steps.
type partialResults struct {
	list  []*partialResult
	known map[string]*partialResult
}

// at returns the part with some offsets, whose value is nil at first.
func (p *partialResults) at(offsets []int64) *partialResult {
	key := fmt.Sprint(offsets)
	if p.known == nil {
		p.known = map[string]*partialResult{}
	}
	x := p.known[key]
	if x == nil {
		x = &partialResult{offsets: offsets}
		p.known[key] = x
		p.list = append(p.list, x)
	}
	return x
}

// join puts the parts together.
func (p *partialResults) join(r *rewrite.Rewriter, t *ir.VectorType) *ir.Value {
	result := zeros(r, t)
	for _, x := range p.list {
		result = putPart(r, x.v, result, x.offsets)
	}
	return result
}

// throughMap returns what a map makes of numbers for each dimension.
func throughMap(m affine.Map, list []int64) []int64 {
	out := make([]int64, m.NumResults())
	for i, e := range m.Results() {
		out[i] = list[e.Position()]
	}
	return out
}

func (u Unrolling) contraction(op vector.ContractionOp, r *rewrite.Rewriter) bool {
	t, isVector := op.Acc().Type().(*ir.VectorType)
	shape := op.MaskType()
	part, ok := u.shapeFor(op.Op(), shape.Shape())
	if !ok || !isVector || len(part) != shape.Rank() || shape.IsScalable() || op.Op().ParentOp().Is(vector.Mask) || zeroAttr(t) == nil {
		return false
	}
	maps := op.Maps()
	var results partialResults
	for offsets := range u.parts(op.Op(), shape.Shape(), part) {
		var operands [3]*ir.Value
		for i, v := range [...]*ir.Value{op.Lhs(), op.Rhs()} {
			operands[i] = partAt(r, v, throughMap(maps[i], offsets), throughMap(maps[i], part))
		}
		at := results.at(throughMap(maps[2], offsets))
		if at.v == nil {
			at.v = partAt(r, op.Acc(), at.offsets, throughMap(maps[2], part))
		}
		operands[2] = at.v
		at.v = recreated(r, op.Op(), at.v.Type(), operands[:]...).Result(0)
	}
	return replaced(r, op.Op(), results.join(r, t))
}

func (u Unrolling) multiReduction(op vector.MultiDimReductionOp, r *rewrite.Rewriter) bool {
	from := vectorTypeOf(op.Source())
	to, isVector := op.Result().Type().(*ir.VectorType)
	part, ok := u.sameRank(op.Op(), from)
	if !ok || !isVector || op.Op().ParentOp().Is(vector.Mask) {
		return false
	}
	kept, _ := dimsOf(op)
	pick := func(list []int64) []int64 {
		out := make([]int64, len(kept))
		for i, d := range kept {
			out[i] = list[d]
		}
		return out
	}
	var results partialResults
	for offsets := range u.parts(op.Op(), from.Shape(), part) {
		v := partAt(r, op.Source(), offsets, part)
		at := results.at(pick(offsets))
		if at.v == nil {
			at.v = partAt(r, op.Acc(), at.offsets, pick(part))
		}
		at.v = recreated(r, op.Op(), at.v.Type(), v, at.v).Result(0)
	}
	return replaced(r, op.Op(), results.join(r, to))
}

func (u Unrolling) reduction(op vector.ReductionOp, r *rewrite.Rewriter) bool {
	t := vectorTypeOf(op.Vector())
	part, ok := u.sameRank(op.Op(), t)
	if !ok || op.Acc() != nil || op.Kind().Combination(t) == nil || op.Op().ParentOp().Is(vector.Mask) {
		return false
	}
	var sum *ir.Value
	for offsets := range u.parts(op.Op(), t.Shape(), part) {
		v := recreated(r, op.Op(), op.Result().Type(), partAt(r, op.Vector(), offsets, part)).Result(0)
		if sum != nil {
			v = op.Kind().Combine(r.Builder, sum, v).Result(0)
		}
		sum = v
	}
	return replaced(r, op.Op(), sum)
}

// join replaces an operation with the parts that f makes.
func (u Unrolling) join(op *ir.Operation, r *rewrite.Rewriter, f func(t *ir.VectorType, offsets []int64) *ir.Value) bool {
	t := vectorTypeOf(op.Result(0))
	part, ok := u.sameRank(op, t)
	if !ok {
		return false
	}
	result := zeros(r, t)
	to := ir.NewVectorType(part, nil, t.Elem())
	for offsets := range u.parts(op, t.Shape(), part) {
		result = putPart(r, f(to, offsets), result, offsets)
	}
	return replaced(r, op, result)
}

func (u Unrolling) transpose(op vector.TransposeOp, r *rewrite.Rewriter) bool {
	perm := op.Permutation()
	return u.join(op.Op(), r, func(t *ir.VectorType, offsets []int64) *ir.Value {
		from, shape := make([]int64, len(perm)), make([]int64, len(perm))
		for i, p := range perm {
			from[p], shape[p] = offsets[i], t.Shape()[i]
		}
		return vector.NewTranspose(r.Builder, t, partAt(r, op.Vector(), from, shape), perm).Result()
	})
}

func (u Unrolling) gather(op vector.GatherOp, r *rewrite.Rewriter) bool {
	if op.Op().ParentOp().Is(vector.Mask) {
		return false
	}
	return u.join(op.Op(), r, func(t *ir.VectorType, offsets []int64) *ir.Value {
		indices := partAt(r, op.Indices(), offsets, t.Shape())
		mask := partAt(r, op.Mask(), offsets, t.Shape())
		fill := partAt(r, op.PassThru(), offsets, t.Shape())
		g := vector.NewGather(r.Builder, t, op.Base(), op.Offsets().Values(), indices, mask, fill)
		if a, ok := op.Alignment(); ok {
			g.SetAlignment(a)
		}
		return g.Result()
	})
}

func (u Unrolling) broadcast(op vector.BroadcastOp, r *rewrite.Rewriter) bool {
	from, isVector := op.Source().Type().(*ir.VectorType)
	return u.join(op.Op(), r, func(t *ir.VectorType, offsets []int64) *ir.Value {
		v := op.Source()
		if isVector && from.Rank() > 0 {
			added := t.Rank() - from.Rank()
			at, shape := slices.Clone(offsets[added:]), slices.Clone(t.Shape()[added:])
			for i, n := range from.Shape() {
				if n == 1 {
					at[i], shape[i] = 0, 1
				}
			}
			v = partAt(r, v, at, shape)
		}
		return vector.NewBroadcast(r.Builder, t, v).Result()
	})
}

// accessAt returns indices with the offsets of a part added to the last ones.
func accessAt(r *rewrite.Rewriter, indices ir.ValueRange, offsets []int64) []*ir.Value {
	list := indices.Values()
	first := len(list) - len(offsets)
	for i, n := range offsets {
		if n != 0 {
			c := arith.NewConstantInt(r.Builder, r.Context().Index(), n).Result()
			list[first+i] = arith.NewAddI(r.Builder, list[first+i], c).Result()
		}
	}
	return list
}

func (u Unrolling) load(op vector.LoadOp, r *rewrite.Rewriter) bool {
	if vectorTypeOf(op.Result()).Rank() > op.Indices().Len() {
		return false
	}
	return u.join(op.Op(), r, func(t *ir.VectorType, offsets []int64) *ir.Value {
		return vector.NewLoad(r.Builder, t, op.Base(), accessAt(r, op.Indices(), offsets)...).Result()
	})
}

func (u Unrolling) store(op vector.StoreOp, r *rewrite.Rewriter) bool {
	t := vectorTypeOf(op.ValueToStore())
	part, ok := u.sameRank(op.Op(), t)
	if !ok || t.Rank() > op.Indices().Len() {
		return false
	}
	for offsets := range u.parts(op.Op(), t.Shape(), part) {
		indices := accessAt(r, op.Indices(), offsets)
		vector.NewStore(r.Builder, partAt(r, op.ValueToStore(), offsets, part), op.Base(), indices...)
	}
	r.Erase(op.Op())
	return true
}

// elementwise computes part by part. If the parts have a lower rank, they lack the first dimensions.
func (u Unrolling) elementwise(op *ir.Operation, r *rewrite.Rewriter) bool {
	if !op.Has(elementwiseMappable) || op.NumResults() != 1 {
		return false
	}
	t, isVector := op.Result(0).Type().(*ir.VectorType)
	if !isVector || t.IsScalable() || zeroAttr(t) == nil {
		return false
	}
	part, ok := u.shapeFor(op, t.Shape())
	if !ok {
		return false
	}
	whole := append(ones(t.Rank()-len(part)), part...)
	result := zeros(r, t)
	for offsets := range u.parts(op, t.Shape(), whole) {
		operands := op.Operands().Values()
		for i, v := range operands {
			from, ok := v.Type().(*ir.VectorType)
			if !ok {
				continue
			}
			operands[i] = partAt(r, v, offsets, whole)
			if len(part) < len(whole) {
				operands[i] = vector.NewShapeCast(r.Builder, ir.NewVectorType(part, nil, from.Elem()), operands[i]).Result()
			}
		}
		v := recreated(r, op, ir.NewVectorType(part, nil, t.Elem()), operands...).Result(0)
		result = putPart(r, v, result, offsets)
	}
	return replaced(r, op, result)
}
