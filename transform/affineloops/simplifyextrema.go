package affineloops

import (
	"slices"

	affinemap "github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/rewrite"
	"github.com/gomlir/gomlir/valuebounds"
)

// SimplifyExtremaPass is the pass affine-simplify-min-max.
var SimplifyExtremaPass = &pass.Def{
	Name:    "affine-simplify-min-max",
	Summary: "Simplify affine min/max/apply",
	Class:   "SimplifyAffineMinMaxPass",
	Accepts: acceptsFunctions,
	New: func(*pass.Options) func(*pass.Job) {
		patterns := rewrite.NewPatterns(slices.Concat(affine.MaxOp{}.CanonicalizationPatterns(), affine.MinOp{}.CanonicalizationPatterns(), extremumPatterns())...)
		return func(j *pass.Job) {
			if !rewrite.Greedy(j.Context(), j.Op, patterns, rewrite.Config{BottomUp: true}).Converged {
				j.Fail()
			}
		}
	},
}

// extremumPatterns returns patterns that remove results from the maps of affine.min and affine.max which are
// found to be greater, or less, than others, and that compose the map of an affine.apply with those of its
// operands, see [affine.ComposeMins].
func extremumPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{
		rewrite.On(func(op affine.MaxOp, r *rewrite.Rewriter) bool { return dropResults(op, r, valuebounds.GT, op.SetMap) }),
		rewrite.On(func(op affine.MinOp, r *rewrite.Rewriter) bool { return dropResults(op, r, valuebounds.LT, op.SetMap) }),
		rewrite.On(composeApply),
	}
}

// composeApply composes a map with those of its operands.
func composeApply(op affine.ApplyOp, r *rewrite.Rewriter) bool {
	m, operands := affine.ComposeMins(op.Map(), op.Inputs().Values())
	if m.Equal(op.Map()) {
		return false
	}
	r.Modify(op.Op(), func() {
		op.SetMap(m)
		op.Op().SetOperands(operands)
	})
	return true
}

// maxResults bounds the results of a map of which every two are compared.
const maxResults = 47

// dropResults removes the results of a map to which another one is preferred by a comparison.
func dropResults[V affine.MappedOp](op V, r *rewrite.Rewriter, prefers valuebounds.Comparison, set func(affinemap.Map) V) bool {
	m, operands := op.Map(), valuebounds.Indices(op.Inputs())
	if m.NumResults() > maxResults {
		return false
	}
	x := classes{leaders: make([]int, m.NumResults()), best: map[int]int{}}
	for i := range x.leaders {
		x.leaders[i] = i
		x.results = append(x.results, valuebounds.Apply(m, i, operands...))
	}
	for i := range x.leaders {
		x.join(i, prefers)
	}
	if len(x.best) >= m.NumResults() {
		return false
	}
	// The dimensions become symbols.
	dims := m.NumDims()
	by := make([]affinemap.Expr, dims)
	for i := range by {
		by[i] = affinemap.NewSymbol(i)
	}
	var results []affinemap.Expr
	for _, i := range x.order() {
		results = append(results, m.Result(x.best[i]).ShiftSymbols(dims, 0).Replace(by, nil))
	}
	next := affinemap.NewMap(0, m.NumInputs(), results...)
	r.Modify(op.Op(), func() { set(next) })
	return true
}

// classes are sets of results of a map that are comparable: for each, the least of them, by its number, leads.
type classes struct {
	results []valuebounds.Expression
	leaders []int
	best    map[int]int // the preferred result of classes, by their leaders
}

func (x *classes) leader(i int) int {
	for x.leaders[i] != i {
		i = x.leaders[i]
	}
	return i
}

// join puts a result into one class with those after it that it can be compared with.
func (x *classes) join(i int, prefers valuebounds.Comparison) {
	class, best := x.leader(i), i
	if _, ok := x.best[class]; ok {
		return
	}
	for j := i + 1; j < len(x.results); j++ {
		other := x.leader(j)
		if other == class {
			continue
		}
		rival, ok := x.best[other]
		if !ok {
			rival = j
		}
		preferred, known := valuebounds.Compare(x.results[best], prefers, x.results[rival])
		if !known {
			continue
		}
		if !preferred {
			best = rival
		}
		a, b := x.leader(class), other
		x.leaders[max(a, b)] = min(a, b)
	}
	x.best[x.leader(i)] = best
}

// order lists the leaders of classes in the order in which upstream's hash table has them, which shows where the
// results are not sorted afterwards.
func (x *classes) order() []int {
	hash := func(i int) int { return i * 37 % 64 }
	var list []int
	for i := range x.best {
		list = append(list, i)
	}
	slices.SortFunc(list, func(a, b int) int { return hash(a) - hash(b) })
	return list
}
