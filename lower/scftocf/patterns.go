package scftocf

import (
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/cf"
	"github.com/gomlir/gomlir/dialect/scf"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
	"github.com/gomlir/gomlir/rewrite"
)

// lowerFor makes a block that compares, in front of the body, which has the arguments of the
// body. These are what the loop results in when the comparison fails.
func lowerFor(op scf.ForOp, r *rewrite.Rewriter) bool {
	head, tail := split(r, op.Op())
	condition, body := r.Split(op.Body(), op.Body().First())
	last := op.Region().Last()
	r.InlineRegion(op.Region(), tail.Region(), tail)

	iv, term := condition.Arg(0), last.Last()
	r.AtEnd(last)
	next := arith.NewAddI(r.Builder, iv, op.Step()).Result()
	back := cf.NewBranch(r.Builder, ir.To(condition, append([]*ir.Value{next}, term.Operands().Values()...)...))
	keepAttributes(op.Op(), back.Op())
	r.Erase(term)

	r.AtEnd(head)
	cf.NewBranch(r.Builder, ir.To(condition, append([]*ir.Value{op.LowerBound()}, op.InitArgs().Values()...)...))

	r.AtEnd(condition)
	less := arith.CmpIPredicateSlt
	if op.UnsignedCmp() {
		less = arith.CmpIPredicateUlt
	}
	goesOn := arith.NewCmpI(r.Builder, less, iv, op.UpperBound())
	cf.NewCondBranch(r.Builder, goesOn.Result(), ir.To(body), ir.To(tail))
	r.Replace(op.Op(), condition.Args().Values()[1:]...)
	return true
}

// lowerIf makes a block for each region. Results are arguments of a block after them.
func lowerIf(op scf.IfOp, r *rewrite.Rewriter) bool {
	loc := r.Loc()
	head, tail := split(r, op.Op())
	next := tail
	if n := op.Op().NumResults(); n > 0 {
		locs := make([]ir.Location, n)
		for i := range locs {
			locs[i] = loc
		}
		next = r.CreateBlock(tail.Region(), tail, op.Op().Results().Types(), locs)
		cf.NewBranch(r.Builder, ir.To(tail))
	}
	inline := func(region *ir.Region) *ir.Block {
		first, last := region.First(), region.Last()
		end(r, last, next, last.Last().Operands().Values())
		r.InlineRegion(region, next.Region(), next)
		return first
	}
	then := inline(op.ThenRegion())
	otherwise := next
	if !op.ElseRegion().Empty() {
		otherwise = inline(op.ElseRegion())
	}
	r.AtEnd(head)
	cf.NewCondBranch(r.Builder, op.Condition(), ir.To(then), ir.To(otherwise))
	r.Replace(op.Op(), next.Args().Values()...)
	return true
}

// lowerExecuteRegion puts the blocks of the region between the operations before and after.
func lowerExecuteRegion(op scf.ExecuteRegionOp, r *rewrite.Rewriter) bool {
	head, tail := split(r, op.Op())
	r.AtEnd(head)
	cf.NewBranch(r.Builder, ir.To(op.Region().First()))
	for b := range op.Region().Blocks() {
		if last := b.Last(); last.Is(scf.Yield) {
			end(r, b, tail, last.Operands().Values())
		}
	}
	r.InlineRegion(op.Region(), tail.Region(), tail)
	r.Replace(op.Op(), addResults(r, tail, op.Op())...)
	return true
}

// addResults adds arguments for the results of an operation to a block.
func addResults(r *rewrite.Rewriter, b *ir.Block, op *ir.Operation) []*ir.Value {
	values := make([]*ir.Value, op.NumResults())
	for i, t := range op.Results().Types() {
		values[i] = b.AddArgument(t, r.Loc())
	}
	return values
}

// lowerWhile makes the first region end in a branch to the second, or to what follows.
func lowerWhile(op scf.WhileOp, r *rewrite.Rewriter) bool {
	head, tail := split(r, op.Op())
	before, after := op.BeforeBody(), op.AfterBody()
	r.InlineRegion(op.After(), tail.Region(), tail)
	r.InlineRegion(op.Before(), after.Region(), after)
	r.AtEnd(head)
	cf.NewBranch(r.Builder, ir.To(before, op.Inits().Values()...))

	condition := ir.Cast[scf.ConditionOp](before.Last())
	args := condition.Args().Values()
	r.Before(condition.Op()).LocOf(condition.Op())
	r.ReplaceBy(condition.Op(), cf.NewCondBranch(r.Builder, condition.Condition(), ir.To(after, args...), ir.To(tail)).Op())

	yield := after.Last()
	r.Before(yield).LocOf(yield)
	back := cf.NewBranch(r.Builder, ir.To(before, yield.Operands().Values()...))
	r.ReplaceBy(yield, back.Op())
	keepAttributes(op.Op(), back.Op())
	r.Replace(op.Op(), args...)
	return true
}

// lowerDoWhile is lowerWhile for a loop whose second region hands over what it gets: the first
// region goes back to itself.
func lowerDoWhile(op scf.WhileOp, r *rewrite.Rewriter) bool {
	yield, ok := ir.As[scf.YieldOp](op.AfterBody().First())
	if !ok {
		return r.NoMatch(op.Op(), "do-while simplification applicable only if 'after' region has no payload")
	}
	if !sameValues(yield.Results(), op.AfterArgs()) {
		return r.NoMatch(op.Op(), "do-while simplification applicable only to forwarding 'after' regions")
	}
	head, tail := split(r, op.Op())
	before := op.BeforeBody()
	r.InlineRegion(op.Before(), tail.Region(), tail)
	r.AtEnd(head)
	cf.NewBranch(r.Builder, ir.To(before, op.Inits().Values()...))

	condition := ir.Cast[scf.ConditionOp](before.Last())
	args := condition.Args().Values()
	r.AtEnd(before).LocOf(condition.Op())
	back := cf.NewCondBranch(r.Builder, condition.Condition(), ir.To(before, args...), ir.To(tail))
	keepAttributes(op.Op(), back.Op())
	r.Replace(op.Op(), args...)
	r.Erase(condition.Op())
	return true
}

func sameValues(a, b ir.ValueRange) bool {
	if a.Len() != b.Len() {
		return false
	}
	for i, v := range a.All() {
		if v != b.At(i) {
			return false
		}
	}
	return true
}

// lowerIndexSwitch makes a branch to the block of each case. Its cases have 32 bits.
func lowerIndexSwitch(op scf.IndexSwitchOp, r *rewrite.Rewriter) bool {
	loc := r.Loc()
	head, tail := split(r, op.Op())
	results := addResults(r, tail, op.Op())
	inline := func(region *ir.Region) *ir.Block {
		b := region.First()
		yield := b.Last()
		r.Before(yield).LocOf(yield)
		r.ReplaceBy(yield, cf.NewBranch(r.Builder, ir.To(tail, yield.Operands().Values()...)).Op())
		r.InlineRegion(region, tail.Region(), tail)
		return b
	}
	var targets []ir.BranchTarget
	var values []num.Int
	for i, region := range op.CaseRegions() {
		targets = append(targets, ir.To(inline(region)))
		values = append(values, num.NewInt(64, op.Cases()[i]).Trunc(32))
	}
	fallback := inline(op.DefaultRegion())

	r.AtEnd(head).SetLoc(loc)
	i32 := r.Context().I32()
	flag := arith.NewIndexCast(r.Builder, i32, op.Arg()).Result()
	sw := cf.NewSwitch(r.Builder, flag, ir.To(fallback), targets...)
	if len(values) > 0 {
		sw.SetCaseValues(ir.NewDenseInts(ir.NewVectorType([]int64{int64(len(values))}, nil, i32), values...))
	}
	r.Replace(op.Op(), results...)
	return true
}

func lowerForall(op scf.ForallOp, r *rewrite.Rewriter) bool {
	_, ok := scf.ForallToParallel(op, r)
	return ok
}

// replaced returns what takes the place of a value when the arguments of a block are replaced.
func replaced(v *ir.Value, b *ir.Block, with []*ir.Value) *ir.Value {
	if v.Owner() == b {
		return with[v.Index()]
	}
	return v
}

// lowerParallel makes a nest of loops, one for each dimension. The values that are reduced go
// through all of them.
func lowerParallel(op scf.ParallelOp, r *rewrite.Rewriter) bool {
	reduce := op.ReduceOp()
	args := op.InitVals().Values()
	results := args
	var ivs []*ir.Value
	var inner scf.ForOp
	for i := range op.Step().Len() {
		loop := scf.NewFor(r.Builder, op.LowerBound().At(i), op.UpperBound().At(i), op.Step().At(i), args...)
		ivs = append(ivs, loop.InductionVar())
		args = loop.IterArgs().Values()
		if i == 0 {
			results = loop.Op().Results().Values()
		} else if len(args) > 0 {
			r.AtEnd(inner.Body())
			scf.NewYield(r.Builder, loop.Op().Results().Values()...)
		}
		inner = loop
		r.AtStart(loop.Body())
	}
	var yields []*ir.Value
	for i, region := range reduce.Reductions() {
		b := region.First()
		ret := b.Last()
		combined := []*ir.Value{args[i], replaced(reduce.Operands().At(i), op.Body(), ivs)}
		yields = append(yields, replaced(replaced(ret.Operand(0), b, combined), op.Body(), ivs))
		r.Erase(ret)
		r.InlineAt(b, ir.InsertPoint{Block: op.Body(), Before: reduce.Op()}, combined)
	}
	r.Erase(reduce.Op())
	body := inner.Body()
	if body.Empty() {
		r.Merge(op.Body(), body, ivs)
	} else {
		r.InlineAt(op.Body(), ir.InsertPoint{Block: body, Before: body.Last()}, ivs)
	}
	if len(yields) > 0 {
		r.AtEnd(body)
		scf.NewYield(r.Builder, yields...)
	}
	r.Replace(op.Op(), results...)
	return true
}
