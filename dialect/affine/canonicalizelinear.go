package affine

import (
	"slices"

	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/strided"
	"github.com/gomlir/gomlir/rewrite"
)

// CanonicalizationPatterns returns the patterns that cancel it with a linearization, and leave out
// sizes of 1.
func (DelinearizeIndexOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(delinearizeOfLinearize), rewrite.On(delinearizeByOne), rewrite.On(delinearizeLastOfLinearize)}
}

// CanonicalizationPatterns returns the patterns that cancel it with a delinearization, and leave
// out a first index of 0 and sizes of 1.
func (LinearizeIndexOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(linearizeOfDelinearize), rewrite.On(linearizeFromZero), rewrite.On(linearizeByOne)}
}

// size is an element of a basis; known is false for that of the first index if it has none.
type size struct {
	strided.Index
	known bool
}

// padded are the sizes of the indices.
func padded(basis []strided.Index, indices int) []size {
	list := make([]size, indices-len(basis), indices)
	for _, x := range basis {
		list = append(list, size{x, true})
	}
	return list
}

// withoutPadding are the sizes that are known; only the first may be not.
func withoutPadding(list []size) []strided.Index {
	var basis []strided.Index
	for _, s := range list {
		if s.known {
			basis = append(basis, s.Index)
		}
	}
	return basis
}

// delinearizePadded makes as many indices as there are sizes.
func delinearizePadded(b *ir.Builder, linear *ir.Value, sizes []size) DelinearizeIndexOp {
	return NewDelinearizeIndex(b, linear, withoutPadding(sizes), len(sizes) == 0 || sizes[0].known)
}

// delinearizeByOne leaves out the sizes that are 1: the index is 0.
func delinearizeByOne(op DelinearizeIndexOp, r *rewrite.Rewriter) bool {
	var zero *ir.Value
	values := make([]*ir.Value, op.Op().NumResults())
	var sizes []size
	for i, s := range padded(op.Basis(), len(values)) {
		if !s.known || !s.Is(1) {
			sizes = append(sizes, s)
			continue
		}
		if zero == nil {
			zero = arith.NewConstantInt(r.Builder, r.Context().Index(), 0).Result()
		}
		values[i] = zero
	}
	if len(sizes) == len(values) {
		return false
	}
	if len(sizes) > 0 {
		results := delinearizePadded(r.Builder, op.LinearIndex(), sizes).MultiIndex().Values()
		for i, v := range values {
			if v == nil {
				values[i], results = results[0], results[1:]
			}
		}
	}
	r.Replace(op.Op(), values...)
	return true
}

// disjointSource returns the linearization that an index comes from, if all its indices are within
// their sizes.
func disjointSource(op DelinearizeIndexOp) (linearize LinearizeIndexOp, ok bool) {
	linearize, ok = ir.DefiningOp[LinearizeIndexOp](op.LinearIndex())
	return linearize, ok && linearize.Disjoint()
}

// delinearizeOfLinearize takes the last indices of a linearization, as many as have the same sizes.
func delinearizeOfLinearize(op DelinearizeIndexOp, r *rewrite.Rewriter) bool {
	linearize, ok := disjointSource(op)
	if !ok {
		return false
	}
	indices, from, to := linearize.MultiIndex().Values(), linearize.Basis(), op.Basis()
	n := 0
	for n < len(from) && n < len(to) && from[len(from)-1-n] == to[len(to)-1-n] {
		n++
	}
	switch {
	case n == 0:
		return false
	case n == len(from) && n == len(to) && len(indices) == op.Op().NumResults():
		r.Replace(op.Op(), indices...)
		return true
	}
	kept := len(indices) - n
	r.LocOf(linearize.Op())
	v := NewLinearizeIndex(r.Builder, indices[:kept], from[:len(from)-n], true).Result()
	r.LocOf(op.Op())
	rest := NewDelinearizeIndex(r.Builder, v, to[:len(to)-n], op.HasOuterBound())
	r.Replace(op.Op(), append(rest.MultiIndex().Values(), indices[kept:]...)...)
	return true
}

// delinearizeLastOfLinearize takes the last index of a linearization apart if several of the sizes
// are together its size.
func delinearizeLastOfLinearize(op DelinearizeIndexOp, r *rewrite.Rewriter) bool {
	linearize, ok := disjointSource(op)
	if !ok {
		return false
	}
	from, to := linearize.Basis(), op.Basis()
	if len(from) == 0 || !from[len(from)-1].IsConstant() {
		return false
	}
	target, product, n := from[len(from)-1].Static(), int64(1), 0
	for product != target {
		if n == len(to) || !to[len(to)-1-n].IsConstant() {
			return false
		}
		product *= to[len(to)-1-n].Static()
		if n++; product > target || product < 0 {
			return false
		}
	}
	if n < 2 {
		return false
	}
	indices := linearize.MultiIndex().Values()
	last := len(indices) - 1
	r.LocOf(linearize.Op())
	v := NewLinearizeIndex(r.Builder, indices[:last], from[:len(from)-1], true).Result()
	r.LocOf(op.Op())
	first := NewDelinearizeIndex(r.Builder, v, to[:len(to)-n], op.HasOuterBound())
	second := NewDelinearizeIndex(r.Builder, indices[last], to[len(to)-n:], true)
	r.Replace(op.Op(), append(first.MultiIndex().Values(), second.MultiIndex().Values()...)...)
	return true
}

// linearizeByOne leaves out indices whose size is 1 if they are known to be 0.
func linearizeByOne(op LinearizeIndexOp, r *rewrite.Rewriter) bool {
	indices := op.MultiIndex().Values()
	var kept []*ir.Value
	var basis []strided.Index
	for i, s := range padded(op.Basis(), len(indices)) {
		if s.known && s.Is(1) && (op.Disjoint() || strided.Dynamic(indices[i]).Is(0)) {
			continue
		}
		kept = append(kept, indices[i])
		if s.known {
			basis = append(basis, s.Index)
		}
	}
	switch len(kept) {
	case len(indices):
		return false
	case 0:
		r.ReplaceBy(op.Op(), arith.NewConstantInt(r.Builder, r.Context().Index(), 0).Op())
	default:
		r.ReplaceBy(op.Op(), NewLinearizeIndex(r.Builder, kept, basis, op.Disjoint()).Op())
	}
	return true
}

// linearizeFromZero leaves out the first index if it is 0.
func linearizeFromZero(op LinearizeIndexOp, r *rewrite.Rewriter) bool {
	indices, basis := op.MultiIndex().Values(), op.Basis()
	switch {
	case len(indices) == 0 || !strided.Dynamic(indices[0]).Is(0):
		return false
	case len(indices) == 1:
		r.Replace(op.Op(), indices[0])
		return true
	case op.HasOuterBound():
		basis = basis[1:]
	}
	r.ReplaceBy(op.Op(), NewLinearizeIndex(r.Builder, indices[1:], basis, op.Disjoint()).Op())
	return true
}

// run is a part of the indices of a linearization that are neighbours among the results of a
// delinearization, with the same sizes.
type run struct {
	from           DelinearizeIndexOp
	at, first, len int // the place among the indices, and among the results
}

// runs finds the parts of several indices, one for each delinearization.
func runs(op LinearizeIndexOp, indices []*ir.Value, sizes []size) (list []run) {
	seen := map[*ir.Operation]bool{}
	for at := 0; at < len(indices); at++ {
		from, ok := ir.DefiningOp[DelinearizeIndexOp](indices[at])
		if !ok {
			continue
		}
		results := from.MultiIndex().Values()
		first := indices[at].Index()
		have := padded(from.Basis(), len(results))
		// The first sizes need not be the same where the greatest index does not matter, or
		// where that of the linearization is known to hold.
		if have[first] != sizes[at] && (first != 0 || at != 0 && (!op.Disjoint() || have[first].known)) {
			continue
		}
		n := 1
		for at+n < len(indices) && first+n < len(results) && indices[at+n] == results[first+n] && sizes[at+n] == have[first+n] {
			n++
		}
		if n > 1 && !seen[from.Op()] {
			seen[from.Op()] = true
			list = append(list, run{from, at, first, n})
			at += n - 1
		}
	}
	return list
}

// linearizeOfDelinearize leaves out what a delinearization has done to neighbouring indices: they
// become one index of both operations.
func linearizeOfDelinearize(op LinearizeIndexOp, r *rewrite.Rewriter) bool {
	indices := op.MultiIndex().Values()
	sizes := padded(op.Basis(), len(indices))
	list := runs(op, indices, sizes)
	if len(list) == 0 {
		return false
	}
	var merged []*ir.Value
	var mergedSizes []size
	replacements := make([][]*ir.Value, len(list))
	end, here := 0, r.Point()
	for i, x := range list {
		merged = append(merged, indices[end:x.at]...)
		mergedSizes = append(mergedSizes, sizes[end:x.at]...)
		end = x.at + x.len
		part := sizes[x.at:end]
		r.Before(x.from.Op()).LocOf(op.Op())
		product := productOf(r.Builder, part)
		mergedSizes = append(mergedSizes, product)
		results := x.from.MultiIndex().Values()
		if x.len == len(results) {
			merged = append(merged, x.from.LinearIndex())
			continue
		}
		to := padded(x.from.Basis(), len(results))
		to = slices.Replace(slices.Clone(to), x.first, x.first+x.len, product)
		r.LocOf(x.from.Op())
		values := delinearizePadded(r.Builder, x.from.LinearIndex(), to).MultiIndex().Values()
		merged = append(merged, values[x.first])
		// Other uses may want the indices that are one now.
		parts := delinearizePadded(r.Builder, values[x.first], part).MultiIndex().Values()
		replacements[i] = slices.Replace(slices.Clone(values), x.first, x.first+1, parts...)
	}
	r.At(here).LocOf(op.Op())
	merged = append(merged, indices[end:]...)
	mergedSizes = append(mergedSizes, sizes[end:]...)
	r.ReplaceBy(op.Op(), NewLinearizeIndex(r.Builder, merged, withoutPadding(mergedSizes), op.Disjoint()).Op())
	for i, x := range list {
		if replacements[i] != nil {
			r.Replace(x.from.Op(), replacements[i]...)
		}
	}
	return true
}

// productOf multiplies sizes. The product is not known if one of them is not.
func productOf(b *ir.Builder, sizes []size) size {
	product := affine.NewConstant(1)
	var values []*ir.Value
	for _, s := range sizes {
		if !s.known {
			return size{}
		}
		if n, ok := s.Int(); ok {
			product = product.Mul(affine.NewConstant(n))
			continue
		}
		product = product.Mul(affine.NewSymbol(len(values)))
		values = append(values, s.Value())
	}
	if n, ok := product.Constant(); ok {
		return size{strided.Constant(n), true}
	}
	v := NewApply(b, affine.NewMap(0, len(values), product), values...).Result()
	return size{strided.Dynamic(v), true}
}
