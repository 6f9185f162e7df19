package affineloops

import (
	"math"

	maps "github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// UnrollPass is the pass affine-loop-unroll.
var UnrollPass = &pass.Def{
	Name:    "affine-loop-unroll",
	Summary: "Unroll affine loops",
	Class:   "(anonymous namespace)::LoopUnroll",
	Accepts: acceptsFunctions,
	New: func(o *pass.Options) func(*pass.Job) {
		u := unrolling{factor: 4, repeat: 1, threshold: 1}
		o.Int(&u.factor, "unroll-factor", "Use this unroll factor for all loops being unrolled, set it to -1, and it will fully unroll.")
		o.Bool(&u.upTo, "unroll-up-to-factor", "Allow unrolling up to the factor specified")
		o.Uint(&u.repeat, "unroll-num-reps", "Unroll innermost loops repeatedly this many times")
		o.Uint(&u.threshold, "unroll-full-threshold", "Unroll all loops with trip count less than or equal to this")
		o.Given(&u.short, "unroll-full-threshold")
		o.Bool(&u.rest, "cleanup-unroll", "Fully unroll the cleanup loop when possible.")
		return func(j *pass.Job) { u.run(j) }
	},
}

// acceptsFunctions lets a pass run on functions of any dialect.
func acceptsFunctions(c *ir.Context, d *ir.OpDef) bool { return ir.FunctionOpInterface.Has(c, d) }

type unrolling struct {
	factor            int64
	repeat, threshold uint32
	short             bool // all loops of few rounds, not the innermost ones
	upTo, rest        bool
}

func (u unrolling) run(j *pass.Job) {
	if u.factor == -1 && u.short {
		for _, loop := range loopsIn(j.Op) {
			if n, ok := loop.ConstantTrips(); ok && n <= uint64(u.threshold) {
				UnrollFully(loop)
			}
		}
		return
	}
	for range u.repeat {
		changed := false
		for _, loop := range innermost(j.Op) {
			changed = u.unroll(loop) || changed
		}
		if !changed || j.Context().Err() != nil {
			return
		}
	}
}

func (u unrolling) unroll(loop affine.ForOp) bool {
	factor := uint64(u.factor)
	if u.factor == -1 {
		return UnrollFully(loop)
	}
	if n, ok := loop.ConstantTrips(); ok && u.upTo && n < factor {
		return Unroll(loop, n, false)
	}
	return Unroll(loop, factor, u.rest && !u.upTo)
}

// innermost lists the loops that have no other in them.
func innermost(top *ir.Operation) (list []affine.ForOp) {
	outer := map[*ir.Operation]bool{}
	for _, loop := range loopsIn(top) {
		if !outer[loop.Op()] {
			list = append(list, loop)
		}
		for p := loop.Op().ParentOp(); p != nil && !outer[p]; p = p.ParentOp() {
			outer[p] = true
		}
	}
	return list
}

// UnrollFully puts all rounds of a loop in its place. It returns false if their number is not known.
func UnrollFully(loop affine.ForOp) bool {
	n, ok := loop.ConstantTrips()
	switch {
	case !ok:
		return false
	case n == 0:
		return true
	case n == 1:
		return Promote(loop)
	}
	return Unroll(loop, n, false)
}

// Unroll lets a loop do a number of its rounds, the factor, in one, and makes a second loop of the
// rounds that are left in the end. A loop of one round is replaced by that. all says to unroll a loop
// fully if rounds would be left. Unroll returns false if it cannot do it.
func Unroll(loop affine.ForOp, factor uint64, all bool) bool {
	n, known := loop.ConstantTrips()
	switch {
	case factor == 0 || factor > math.MaxUint32:
		return false
	case factor == 1:
		return !known || n != 1 || Promote(loop)
	case loop.Body().First() == loop.Body().Last():
		return true
	case known && n < factor:
		return all && UnrollFully(loop)
	}
	if loop.TripDivisor()%factor != 0 {
		if loop.LowerBoundMap().NumResults() != 1 || loop.UpperBoundMap().NumResults() != 1 {
			return false
		}
		if all {
			return UnrollFully(loop)
		}
		splitRest(loop, factor)
	}
	step := loop.Step()
	loop.SetStep(step * int64(factor))
	copyBody(loop, factor, step)
	Promote(loop)
	return true
}

// splitRest makes a second loop of the last rounds that are fewer than a factor.
func splitRest(loop affine.ForOp, factor uint64) {
	op := loop.Op()
	rest := ir.Cast[affine.ForOp](op.Clone(nil))
	op.Block().InsertBefore(op.Next(), rest.Op())
	inits := rest.Inits().Values()
	for i, v := range op.Results().Values() {
		v.ReplaceAllUsesWith(rest.Op().Result(i))
		for k, w := range rest.Op().Operands().Values() {
			if w == inits[i] {
				rest.Op().SetOperand(k, v)
			}
		}
	}
	bound := startOfRest(loop, factor)
	rest.SetBound(true, bound)
	Promote(rest)
	loop.SetBound(false, bound)
}

// startOfRest computes where a loop ends that does so many rounds that the factor divides.
func startOfRest(loop affine.ForOp, factor uint64) affine.Bound {
	trips, _ := loop.Trips()
	b := builderBefore(loop.Op())
	f, step := maps.NewConstant(int64(factor)), maps.NewConstant(loop.Step())
	made := []affine.ApplyOp{affine.NewApply(b, loop.LowerBoundMap(), loop.LowerBoundOperands().Values()...)}
	var exprs []maps.Expr
	for i, e := range trips.Map.Results() {
		m := maps.NewMap(trips.Map.NumDims(), trips.Map.NumSymbols(), e.Sub(e.Mod(f)).Mul(step))
		made = append(made, affine.NewApply(b, m, trips.Operands...))
		exprs = append(exprs, maps.NewDim(0).Add(maps.NewDim(i+1)))
	}
	operands := make([]*ir.Value, len(made))
	for i, apply := range made {
		operands[i] = apply.Result()
	}
	m, operands := affine.ComposeFully(maps.NewMap(len(made), 0, exprs...), operands)
	m, operands = affine.CanonicalizeMap(m.Simplify(), operands)
	for _, apply := range made {
		if !apply.Result().HasUses() {
			apply.Op().Erase()
		}
	}
	return affine.Bound{Map: m, Operands: operands}
}

// bodyOf lists what is in the body of a loop, but for its terminator.
func bodyOf(loop affine.ForOp) (ops []*ir.Operation) {
	for op := loop.Body().First(); op != loop.Body().Last(); op = op.Next() {
		ops = append(ops, op)
	}
	return ops
}

// copyBody appends copies of the body, each for the next round.
func copyBody(loop affine.ForOp, factor uint64, step int64) {
	ops := bodyOf(loop)
	end := loop.Body().Last()
	b := ir.NewBuilder(end.Context()).Before(end).LocOf(loop.Op())
	iv, args, yields := loop.InductionVar(), loop.IterArgs().Values(), loop.Yields().Values()
	last := append([]*ir.Value(nil), yields...)
	for i := uint64(1); i < factor; i++ {
		m := &ir.IRMapping{}
		for k, v := range args {
			m.SetValue(v, last[k])
		}
		if iv.HasUses() {
			m.SetValue(iv, affine.NewApply(b, shift(int64(i)*step), iv).Result())
		}
		for _, op := range ops {
			b.Insert(op.Clone(m))
		}
		for k, v := range yields {
			if d := v.DefiningOp(); d != nil && d.Block() == loop.Body() {
				last[k] = m.Value(v)
			}
		}
	}
	end.SetOperands(last)
}
