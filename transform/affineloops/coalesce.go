package affineloops

import (
	"slices"

	maps "github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/dialect/scf"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// CoalescePass is the pass affine-loop-coalescing.
var CoalescePass = &pass.Def{
	Name:    "affine-loop-coalescing",
	Summary: "Coalesce nested loops with independent bounds into a single loop",
	Class:   "(anonymous namespace)::LoopCoalescingPass",
	On:      "func.func",
	New: func(*pass.Options) func(*pass.Job) {
		return func(j *pass.Job) {
			ir.WalkPre(j.Op, func(op *ir.Operation) ir.WalkResult {
				if loop, ok := ir.As[affine.ForOp](op); ok {
					coalescePerfect(loop)
				} else if loop, ok := ir.As[scf.ForOp](op); ok {
					coalescePerfectSCF(loop)
				}
				return ir.Advance
			})
		}
	},
}

// PerfectNest returns a loop and the loops in it, each of which is all there is in the one around it.
func PerfectNest(loop affine.ForOp) (nest []affine.ForOp) {
	for {
		nest = append(nest, loop)
		first := loop.Body().First()
		if first == nil || first.Next() != loop.Body().Last() || first == loop.Body().Last() {
			return nest
		}
		inner, ok := ir.As[affine.ForOp](first)
		if !ok {
			return nest
		}
		loop = inner
	}
}

// coalescePerfect makes one loop of each part of a perfect nest whose bounds are defined outside of
// it. It looks for such parts from the inside.
func coalescePerfect(loop affine.ForOp) {
	nest := PerfectNest(loop)
	above := make([]int, len(nest)) // the outermost loop outside of which the bounds are defined
	for i, inner := range nest {
		above[i] = i
		for k, outer := range nest[:i] {
			if boundsOutside(inner, outer) {
				above[i] = k
				break
			}
		}
	}
	coalesceBands(above, make([]int, len(nest)), func(start, end int) { Coalesce(nest[start:end]) })
}

// coalesceBands calls a function for parts of a nest of loops, from the inside. above says of each loop outside of which
// loop its bounds are defined, and chain, from which loop on the loops around it hand its results on.
func coalesceBands(above, chain []int, coalesce func(start, end int)) {
	for end := len(above); end > 0; end-- {
		start := 0
		for start < end-1 && (slices.Max(above[start:end]) > start || chain[end-1] > start) {
			start++
		}
		if start != end-1 {
			coalesce(start, end)
			end = start + 1
		}
	}
}

// boundsOutside reports whether the bounds of a loop are defined outside of another.
func boundsOutside(loop, outer affine.ForOp) bool {
	for _, list := range [...]ir.ValueRange{loop.LowerBoundOperands(), loop.UpperBoundOperands()} {
		for _, v := range list.All() {
			if !ir.DefinedOutsideLoop(outer, v) {
				return false
			}
		}
	}
	return true
}

// extent computes the number of rounds of a loop that counts from 0 by 1.
func extent(b *ir.Builder, loop affine.ForOp) *ir.Value {
	m, operands := loop.UpperBoundMap(), loop.UpperBoundOperands().Values()
	if m.NumResults() != 1 {
		return affine.NewMin(b, m, operands...).Result()
	}
	return affine.NewApply(b, m, operands...).Result()
}

// Coalesce makes one loop of several, each of which is all there is in the one around it. They must
// count from 0 by 1, and inner ones must not change the values that they hand from round to round;
// otherwise it returns false.
func Coalesce(nest []affine.ForOp) bool {
	if len(nest) < 2 {
		return true
	}
	for _, loop := range nest {
		if lower, ok := loop.ConstantLower(); !ok || lower != 0 || loop.Step() != 1 {
			return false
		}
	}
	for _, loop := range nest[1:] {
		if !slices.Equal(loop.IterArgs().Values(), loop.Yields().Values()) {
			return false
		}
	}
	outer, inner := nest[0], nest[len(nest)-1]
	d0, s0 := maps.NewDim(0), maps.NewSymbol(0)
	binary := func(b *ir.Builder, e maps.Expr, x, y *ir.Value) *ir.Value {
		return affine.NewApply(b, maps.NewMap(1, 1, e), x, y).Result()
	}
	b := builderBefore(outer.Op())
	product := extent(b, outer)
	extents := []*ir.Value{product}
	for _, loop := range nest[1:] {
		n := extent(b, loop)
		extents = append(extents, n)
		product = binary(b, d0.Mul(s0), product, n)
	}
	outer.SetBound(false, affine.Bound{Map: maps.SymbolIdentity(), Operands: []*ir.Value{product}})

	b.AtStart(outer.Body())
	rest := outer.InductionVar()
	for i := len(nest) - 1; i >= 0; i-- {
		if i != len(nest)-1 {
			rest = binary(b, d0.FloorDiv(s0), rest, extents[i+1])
		}
		v := rest
		if i > 0 {
			v = binary(b, d0.Mod(s0), rest, extents[i])
		}
		nest[i].InductionVar().ReplaceUsesIf(v, func(u *ir.Use) bool { return inner.Op().IsAncestor(u.Owner()) && u.Owner() != inner.Op() })
	}
	for _, loop := range nest[1:] {
		for i, v := range loop.Inits().Values() {
			loop.IterArgs().At(i).ReplaceAllUsesWith(v)
		}
	}
	second := nest[1]
	inner.Body().Last().Erase()
	moveAll(inner.Body(), second.Op())
	second.Op().Erase()
	return true
}
