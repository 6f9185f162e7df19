package affineloops

import (
	"slices"

	maps "github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/scf"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/strided"
	"github.com/gomlir/gomlir/rewrite"
)

// perfectSCFNest is [PerfectNest] for loops of scf.
func perfectSCFNest(loop scf.ForOp) (nest []scf.ForOp) {
	for {
		nest = append(nest, loop)
		first := loop.Body().First()
		if first.Next() != loop.Body().Last() || first == loop.Body().Last() {
			return nest
		}
		inner, ok := ir.As[scf.ForOp](first)
		if !ok {
			return nest
		}
		loop = inner
	}
}

// coalescePerfectSCF is coalescePerfect for loops of scf. Loops may hand values from round to round, if each hands on
// what the next one gives.
func coalescePerfectSCF(loop scf.ForOp) {
	nest := perfectSCFNest(loop)
	above, chain := make([]int, len(nest)), make([]int, len(nest))
	for i, inner := range nest {
		above[i], chain[i] = i, i
		for k, outer := range nest[:i] {
			if ir.DefinedOutsideLoop(outer, inner.LowerBound()) && ir.DefinedOutsideLoop(outer, inner.UpperBound()) &&
				ir.DefinedOutsideLoop(outer, inner.Step()) {
				above[i] = k
				break
			}
		}
		if i > 0 && slices.Equal(nest[i-1].IterArgs().Values(), inner.InitArgs().Values()) &&
			slices.Equal(nest[i-1].Yields().Values(), inner.Results().Values()) {
			chain[i] = chain[i-1]
		}
	}
	coalesceBands(above, chain, func(start, end int) { coalesceSCF(nest[start:end]) })
}

// coalesceSCF makes one loop of several, each of which is all there is in the one around it, and hands on what the one
// in it gives. It leaves loops of different types, loops of integers that are compared unsigned, and loops that are known
// not to be executed.
func coalesceSCF(nest []scf.ForOp) {
	t := nest[0].InductionVar().Type()
	_, isIndex := t.(*ir.IndexType)
	for _, loop := range nest {
		step, known := ir.ConstInt(loop.Step())
		if loop.InductionVar().Type() != t || !isIndex && loop.UnsignedCmp() || known && step <= 0 {
			return
		}
	}
	outer, inner := nest[0], nest[len(nest)-1]
	before := outer.Op().Prev()
	r := rewrite.New(outer.Op().Context(), nil)
	b := r.Builder.Before(outer.Op())
	ranges := make([]loopRange, len(nest))
	for i, loop := range nest {
		b.LocOf(loop.Op())
		ranges[i] = normalizedRange(r, loop)
		if n, ok := ir.ConstInt(ranges[i].rounds); ok && n <= 0 {
			for outer.Op().Prev() != before {
				outer.Op().Prev().Erase()
			}
			return
		}
	}
	for _, loop := range nest {
		b.AtStart(inner.Body()).LocOf(loop.Op())
		denormalize(b, loop)
	}
	var rounds []*ir.Value
	for _, r := range ranges {
		rounds = append(rounds, r.rounds)
	}
	b.Before(outer.Op()).LocOf(outer.Op())
	product := productOf(b, rounds)
	for i, v := range []*ir.Value{ranges[0].lower, product, ranges[0].step} {
		outer.Op().SetOperand(i, v)
	}
	b.AtStart(inner.Body())
	ivs, users := delinearized(b, outer.InductionVar(), rounds)
	replaceExcept(outer.InductionVar(), ivs[0], users)
	for i := len(nest) - 1; i > 0; i-- {
		inlineInner(nest[i], ivs[i])
	}
}

// loopRange is the range of a loop that counts rounds.
type loopRange struct{ lower, rounds, step *ir.Value }

// normalizedRange creates the range of a loop that counts the rounds of another from 0.
func normalizedRange(r *rewrite.Rewriter, loop scf.ForOp) loopRange {
	b := r.Builder
	lower, upper, step := loop.LowerBound(), loop.UpperBound(), loop.Step()
	t := loop.InductionVar().Type()
	if _, ok := t.(*ir.IndexType); ok {
		s0, s1, s2 := maps.NewSymbol(0), maps.NewSymbol(1), maps.NewSymbol(2)
		n := affine.FoldedApply(b, maps.NewMap(0, 3, s1.Sub(s0).CeilDiv(s2)), fold(lower), fold(upper), fold(step))
		zero := arith.NewConstantInt(b, t, 0).Result()
		rounds := valueOf(b, n)
		return loopRange{zero, rounds, arith.NewConstantInt(b, t, 1).Result()}
	}
	fromZero, byOne := isConst(lower, 0), isConst(step, 1)
	if fromZero && byOne {
		return loopRange{lower, upper, step}
	}
	rounds := upper
	if !fromZero {
		rounds = r.CreateOrFold(&ir.OperationState{Def: arith.SubI, Operands: []*ir.Value{upper, lower}, Results: []ir.Type{t}})
	}
	if !byOne {
		rounds = r.CreateOrFold(&ir.OperationState{Def: arith.CeilDivSI, Operands: []*ir.Value{rounds, step}, Results: []ir.Type{t}})
	}
	zero := arith.NewConstantInt(b, t, 0).Result()
	return loopRange{zero, rounds, arith.NewConstantInt(b, t, 1).Result()}
}

// isConst reports whether a value is known to be a number.
func isConst(v *ir.Value, n int64) bool { return strided.Dynamic(v).Is(n) }

func fold(v *ir.Value) ir.FoldResult { return ir.FoldResult{Value: v} }

// valueOf returns a value, that of a constant from a new operation.
func valueOf(b *ir.Builder, f ir.FoldResult) *ir.Value {
	if f.Value != nil {
		return f.Value
	}
	return arith.NewConstantInt(b, b.Context().Index(), f.Attr.(*ir.IntegerAttr).Int()).Result()
}

// denormalize lets what uses the induction variable of a loop, which is to count rounds, use what it was before.
func denormalize(b *ir.Builder, loop scf.ForOp) {
	iv, lower, step := loop.InductionVar(), loop.LowerBound(), loop.Step()
	if _, ok := iv.Type().(*ir.IndexType); ok {
		d0, s0, s1 := maps.NewDim(0), maps.NewSymbol(0), maps.NewSymbol(1)
		v := valueOf(b, affine.FoldedApply(b, maps.NewMap(1, 2, d0.Mul(s1).Add(s0)), fold(iv), fold(lower), fold(step)))
		replaceExcept(iv, v, []*ir.Operation{v.DefiningOp()})
		return
	}
	v := iv
	var users []*ir.Operation
	if !isConst(step, 1) {
		v = arith.NewMulI(b, v, step).Result()
		users = append(users, v.DefiningOp())
	}
	if !isConst(lower, 0) {
		v = arith.NewAddI(b, v, lower).Result()
		users = append(users, v.DefiningOp())
	}
	replaceExcept(iv, v, users)
}

// replaceExcept replaces a value but in some operations.
func replaceExcept(v, by *ir.Value, except []*ir.Operation) {
	v.ReplaceUsesIf(by, func(u *ir.Use) bool { return !slices.Contains(except, u.Owner()) })
}

// productOf creates the product of numbers of rounds.
func productOf(b *ir.Builder, rounds []*ir.Value) *ir.Value {
	t := rounds[0].Type()
	if _, ok := t.(*ir.IndexType); ok {
		product := ir.FoldResult{Attr: ir.NewIntegerAttr(t, 1)}
		for _, n := range rounds {
			product = affine.FoldedApply(b, maps.NewMap(0, 2, maps.NewSymbol(0).Mul(maps.NewSymbol(1))), product, fold(n))
		}
		return valueOf(b, product)
	}
	var product *ir.Value
	for _, n := range rounds {
		switch {
		case isConst(n, 1):
		case product == nil:
			product = n
		default:
			product = arith.NewMulI(b, product, n).Result()
		}
	}
	if product == nil {
		product = arith.NewConstantInt(b, t, 1).Result()
	}
	return product
}

// delinearized creates the induction variables of loops with so many rounds, in the round of a number of all of them.
// users are the operations that need that number.
func delinearized(b *ir.Builder, number *ir.Value, rounds []*ir.Value) (ivs []*ir.Value, users []*ir.Operation) {
	t := number.Type()
	if _, ok := t.(*ir.IndexType); ok {
		basis := make([]strided.Index, len(rounds))
		for i, n := range rounds {
			basis[i] = strided.Dynamic(n).Folded()
		}
		op := affine.NewDelinearizeIndex(b, number, basis, true)
		return op.MultiIndex().Values(), []*ir.Operation{op.Op()}
	}
	zero := func() *ir.Value { return arith.NewConstantInt(b, t, 0).Result() }
	ivs = make([]*ir.Value, len(rounds))
	first := 0
	for ; first < len(rounds) && isConst(rounds[first], 1); first++ {
		ivs[first] = zero()
	}
	rest := number
	for i := len(rounds) - 1; i >= first; i-- {
		if i < len(rounds)-1 && !isConst(rounds[i+1], 1) {
			rest = arith.NewDivSI(b, rest, rounds[i+1]).Result()
			users = append(users, rest.DefiningOp())
		}
		ivs[i] = rest
		if i > first {
			if isConst(rounds[i], 1) {
				ivs[i] = zero()
			} else {
				ivs[i] = arith.NewRemSI(b, rest, rounds[i]).Result()
				users = append(users, ivs[i].DefiningOp())
			}
		}
	}
	return ivs, users
}

// inlineInner moves the body of a loop to where the loop is, which is all there is in another one that hands on the
// results. iv is the induction variable.
func inlineInner(loop scf.ForOp, iv *ir.Value) {
	args, inits := loop.IterArgs().Values(), loop.InitArgs().Values()
	yields := loop.Yields().Values()
	for i, v := range yields {
		if k := slices.Index(args, v); k >= 0 {
			yields[i] = inits[k]
		} else if v == loop.InductionVar() {
			yields[i] = iv
		}
	}
	loop.Body().Last().Erase()
	loop.InductionVar().ReplaceAllUsesWith(iv)
	for i, v := range args {
		v.ReplaceAllUsesWith(inits[i])
	}
	moveAll(loop.Body(), loop.Op())
	loop.Op().ReplaceAllUsesWith(yields...)
	loop.Op().Erase()
}
