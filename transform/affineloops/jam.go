package affineloops

import (
	"slices"

	"github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// JamPass is the pass affine-loop-unroll-jam.
var JamPass = &pass.Def{
	Name:    "affine-loop-unroll-jam",
	Summary: "Unroll and jam affine loops",
	Class:   "(anonymous namespace)::LoopUnrollAndJam",
	Accepts: acceptsFunctions,
	New: func(o *pass.Options) func(*pass.Job) {
		factor := uint32(4)
		o.Uint(&factor, "unroll-jam-factor", "Use this unroll jam factor for all loops (default 4)")
		return func(j *pass.Job) {
			f, ok := ir.FunctionOpInterface.Of(j.Op)
			if !ok || f.Op().Region(0).Empty() {
				return
			}
			// As upstream's, the pass is for trials: it looks at the first operation only.
			if loop, ok := ir.As[affine.ForOp](f.Op().Region(0).First().First()); ok {
				UnrollJam(loop, factor)
			}
		}
	},
}

// A part is a list of neighbouring operations of a block, none of which is a loop.
type part struct{ first, last *ir.Operation }

// partsOf lists the parts of an operation's blocks, and of those of loops in them.
func partsOf(op *ir.Operation) (list []part) {
	for _, r := range op.Regions() {
		for b := range r.Blocks() {
			var p part
			flush := func() {
				if p.first != nil {
					list = append(list, p)
				}
				p = part{}
			}
			for inner := b.First(); inner != b.Last(); inner = inner.Next() {
				if inner.Is(affine.For) {
					flush()
					list = append(list, partsOf(inner)...)
					continue
				}
				if p.first == nil {
					p.first = inner
				}
				p.last = inner
			}
			flush()
		}
	}
	return list
}

// UnrollJam lets a loop do a number of its rounds, the factor, in one, and puts copies of what is in
// loops in it into these, not beside them. It makes a second loop of the rounds that are left in the
// end. It returns false if it cannot do it: if bounds of inner loops change from round to round, or a
// result of the loop is not known to be a sum or the like.
func UnrollJam(loop affine.ForOp, factor uint32) bool {
	n, known := loop.ConstantTrips()
	switch {
	case factor == 0:
		return false
	case factor == 1:
		return !known || n != 1 || Promote(loop)
	case loop.Body().First() == loop.Body().Last():
		return true
	case known && n < uint64(factor), !innerBoundsInvariant(loop):
		return false
	}
	reductions := affine.Reductions(loop)
	if len(reductions) != loop.Inits().Len() {
		return false
	}
	parts := partsOf(loop.Op())
	if loop.TripDivisor()%uint64(factor) != 0 {
		if loop.LowerBoundMap().NumResults() != 1 || loop.UpperBoundMap().NumResults() != 1 {
			return false
		}
		splitRest(loop, uint64(factor))
	}
	j := jam{loop: loop, factor: int(factor), maps: make([]ir.IRMapping, factor)}
	for _, inner := range loopsIn(loop.Op()) {
		if inner.Inits().Len() > 0 {
			j.widen(inner)
		}
	}
	j.copy(parts)
	j.reduce(reductions)
	Promote(j.loop)
	return true
}

// innerBoundsInvariant reports whether the bounds of loops in a loop, and its own, are defined
// outside of it.
func innerBoundsInvariant(loop affine.ForOp) bool {
	return !slices.ContainsFunc(loopsIn(loop.Op()), func(inner affine.ForOp) bool { return !boundsOutside(inner, loop) })
}

// jam has what the i-th copy of a round uses in place of the values of the first.
type jam struct {
	loop   affine.ForOp
	factor int
	maps   []ir.IRMapping
	wide   []affine.ForOp // loops with results, of which there are as many more as copies
}

// widen replaces a loop by one that has its results so many times as there are copies.
func (j *jam) widen(old affine.ForOp) {
	op, n := old.Op(), old.Inits().Len()
	inits, yields := old.Inits().Values(), old.Yields().Values()
	end := old.Body().Last()
	wide := affine.NewFor(builderBefore(op), old.Lower(), old.Upper(), old.Step(), slices.Repeat(inits, j.factor)...)
	end.SetOperands(slices.Repeat(yields, j.factor))
	for i, v := range old.Body().Args().Values() {
		v.ReplaceAllUsesWith(wide.Body().Arg(i))
	}
	wide.Body().TakeOps(old.Body())
	op.ReplaceAllUsesWith(wide.Op().Results().Values()[:n]...)
	op.Erase()
	for i := 1; i < j.factor; i++ {
		for k := range n {
			j.maps[i].SetValue(wide.IterArgs().At(k), wide.IterArgs().At(i*n+k))
			j.maps[i].SetValue(wide.Op().Result(k), wide.Op().Result(i*n+k))
		}
	}
	j.wide = append(j.wide, wide)
	if op == j.loop.Op() {
		j.loop = wide
	}
}

// copy appends copies to each part.
func (j *jam) copy(parts []part) {
	step, iv := j.loop.Step(), j.loop.InductionVar()
	j.loop.SetStep(step * int64(j.factor))
	for i := j.factor - 1; i >= 1; i-- {
		m := &j.maps[i]
		for _, p := range parts {
			b := ir.NewBuilder(p.last.Context()).After(p.last).LocOf(j.loop.Op())
			if iv.HasUses() {
				m.SetValue(iv, affine.NewApply(b, shift(int64(i)*step), iv).Result())
			}
			for op := p.first; ; op = op.Next() {
				b.Insert(op.Clone(m))
				if op == p.last {
					break
				}
			}
		}
		for _, loop := range j.wide {
			n := loop.Inits().Len() / j.factor
			bounds, end := loop.Op().NumOperands()-loop.Inits().Len(), loop.Body().Last()
			for k := range n {
				loop.Op().SetOperand(bounds+i*n+k, m.Value(loop.Op().Operand(bounds+k)))
				end.SetOperand(i*n+k, m.Value(end.Operand(k)))
			}
		}
	}
}

// reduce combines the results of the copies.
func (j *jam) reduce(reductions []affine.Reduction) {
	op := j.loop.Op()
	n := op.NumResults() / j.factor
	b := ir.NewBuilder(op.Context()).After(op).LocOf(op)
	for k, red := range reductions {
		result := op.Result(k)
		v, made := result, map[*ir.Operation]bool{}
		for i := j.factor - 1; i >= 1; i-- {
			v = affine.Combine(b, red.Kind, v, op.Result(i*n+k))
			made[v.DefiningOp()] = true
		}
		result.ReplaceUsesIf(v, func(u *ir.Use) bool { return !made[u.Owner()] })
	}
}
