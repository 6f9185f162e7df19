// Package intrange has the passes that use the ranges of integers: int-range-optimizations
// makes constants of values that have only one, and removes remainders of numbers that are
// less than the divisor. arith-int-range-narrowing computes with fewer bits where that
// gives the same numbers. arith-unsigned-when-equivalent makes operations unsigned whose
// operands and results are never negative.
//
// The ranges are found by package dataflow.
package intrange

import (
	"github.com/gomlir/gomlir/analysis/dataflow"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
	ranges "github.com/gomlir/gomlir/ir/intrange"
	"github.com/gomlir/gomlir/num"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/rewrite"
)

// Optimize is the pass int-range-optimizations.
var Optimize = &pass.Def{
	Name:    "int-range-optimizations",
	Summary: "Do optimizations based on integer range analysis",
	Class:   "(anonymous namespace)::IntRangeOptimizationsPass",
	New: func(*pass.Options) func(*pass.Job) {
		return func(j *pass.Job) {
			greedy(j, func(f *facts) []rewrite.Pattern {
				return []rewrite.Pattern{
					{Name: "MaterializeKnownConstantValues", Rewrite: f.constants},
					{Name: "DeleteTrivialRem<RemSIOp>", Root: arith.RemSI.Name, Rewrite: f.remainder},
					{Name: "DeleteTrivialRem<RemUIOp>", Root: arith.RemUI.Name, Rewrite: f.remainder},
				}
			})
		}
	},
}

// Narrow is the pass arith-int-range-narrowing.
var Narrow = &pass.Def{
	Name:    "arith-int-range-narrowing",
	Summary: "Reduce integer operations bitwidth based on integer range analysis",
	Class:   "(anonymous namespace)::IntRangeNarrowingPass",
	New: func(o *pass.Options) func(*pass.Job) {
		var widths []uint32
		o.Uints(&widths, "int-bitwidths-supported", "Integer bitwidths supported")
		return func(j *pass.Job) {
			greedy(j, func(f *facts) []rewrite.Pattern { return f.narrowing(widths) })
		}
	},
}

// Unsigned is the pass arith-unsigned-when-equivalent.
var Unsigned = &pass.Def{
	Name:    "arith-unsigned-when-equivalent",
	Summary: "Replace signed ops with unsigned ones where they are proven equivalent",
	Class:   "(anonymous namespace)::ArithUnsignedWhenEquivalentPass",
	New: func(*pass.Options) func(*pass.Job) {
		return func(j *pass.Job) {
			if f := find(j, false); f != nil {
				f.makeUnsigned(j.Op)
			}
		}
	},
}

// facts are what is known of the numbers in an operation.
type facts struct {
	ranges *dataflow.Values[ranges.Range]
}

// find runs the analysis, with that of constants if that is wanted. It returns nil if the run of the pass was cancelled.
func find(j *pass.Job, constants bool) *facts {
	s := dataflow.NewSolver(dataflow.Config{})
	if constants {
		dataflow.LoadConstants(s)
	}
	f := &facts{dataflow.LoadIntRanges(s)}
	if s.Run(j.Context(), j.Op) != nil {
		return nil
	}
	return f
}

// greedy applies patterns that use what is known, from the last operation to the first.
func greedy(j *pass.Job, patterns func(*facts) []rewrite.Pattern) {
	f := find(j, true) // branches wait for what is known of all operands, also those without ranges
	if f == nil {
		return
	}
	if res := rewrite.Greedy(j.Context(), j.Op, rewrite.NewPatterns(patterns(f)...), rewrite.Config{BottomUp: true}); !res.Converged {
		if j.Context().Err() == nil {
			j.Report(j.Op.ErrorPlainf("greedy pattern rewrite failed to converge"))
		}
		j.Fail()
	}
}

// constant returns the number that a value is, if it is known.
func (f *facts) constant(v *ir.Value) (num.Int, bool) { return f.ranges.At(v).Constant() }

// constants replaces results and arguments of regions that are constants.
func (f *facts) constants(op *ir.Operation, r *rewrite.Rewriter) bool {
	if op.Has(ir.ConstantLike) || !f.hasConstants(op) {
		return false
	}
	all := op.NumResults() > 0
	for _, v := range op.Results().All() {
		all = (f.materialize(v, r) || !v.HasUses()) && all
	}
	if all && effects.IsTriviallyDead(op) {
		r.Erase(op)
		return true
	}
	for _, region := range op.Regions() {
		for b := range region.Blocks() {
			r.AtStart(b)
			for _, arg := range b.Args().All() {
				f.materialize(arg, r)
			}
		}
	}
	return true
}

// hasConstants reports whether an operation has a result, or an argument of its regions,
// that is a constant and has uses.
func (f *facts) hasConstants(op *ir.Operation) bool {
	is := func(vs ir.ValueRange) bool {
		for _, v := range vs.All() {
			if _, ok := f.constant(v); ok && v.HasUses() {
				return true
			}
		}
		return false
	}
	if is(op.Results()) {
		return true
	}
	for _, region := range op.Regions() {
		for b := range region.Blocks() {
			if is(b.Args()) {
				return true
			}
		}
	}
	return false
}

// materialize replaces the uses of a value by a constant, at the rewriter's point. It
// reports whether the value is one and has uses.
func (f *facts) materialize(v *ir.Value, r *rewrite.Rewriter) bool {
	n, ok := f.constant(v)
	if !ok || !v.HasUses() {
		return false
	}
	var attr ir.Attribute
	if shaped, ok := v.Type().(ir.ShapedType); ok {
		attr = ir.NewDenseInts(shaped, n)
	} else {
		attr = ir.NewWideIntegerAttr(v.Type(), n)
	}
	owner := v.DefiningOp()
	if owner == nil {
		owner = v.Owner().ParentOp()
	}
	b := ir.NewBuilder(v.Type().Context()).SetLoc(v.Loc())
	for _, d := range []*ir.Dialect{owner.Def().Dialect(), arith.Dialect} {
		if d == nil || d.MaterializeConstant == nil {
			continue
		}
		if op := d.MaterializeConstant(b, attr, v.Type()); op != nil {
			r.Insert(op)
			f.copy(v, op.Result(0))
			r.ReplaceUses(v, op.Result(0))
			return true
		}
	}
	return false
}

// copy makes what is known of a value known of another one.
func (f *facts) copy(from, to *ir.Value) { f.ranges.Join(to, f.ranges.At(from)) }

// remainder removes a remainder of what is less than the divisor.
func (f *facts) remainder(op *ir.Operation, r *rewrite.Rewriter) bool {
	modulus, ok := ir.ConstInt(op.Operand(1))
	have := f.ranges.At(op.Operand(0))
	if !ok || modulus <= 0 || !have.Known() {
		return false
	}
	lo, hi := have.Smin(), have.Smax()
	if op.Is(arith.RemUI) {
		lo, hi = have.Umin(), have.Umax()
	}
	for _, n := range []num.Int{lo, hi} {
		if u, fits := n.Uint64(); n.SignBit() || !fits || u >= uint64(modulus) {
			return false
		}
	}
	if lo.CmpUnsigned(hi) > 0 {
		return false
	}
	r.Replace(op, op.Operand(0))
	return true
}

// unsigned are the operations that are made unsigned, and what they become.
var unsigned = map[*ir.OpDef]*ir.OpDef{
	arith.DivSI:      arith.DivUI,
	arith.CeilDivSI:  arith.CeilDivUI,
	arith.FloorDivSI: arith.DivUI,
	arith.RemSI:      arith.RemUI,
	arith.MinSI:      arith.MinUI,
	arith.MaxSI:      arith.MaxUI,
	arith.ExtSI:      arith.ExtUI,
}

// unsignedPredicates are the comparisons that are made unsigned, and what they become.
var unsignedPredicates = map[arith.CmpIPredicate]arith.CmpIPredicate{
	arith.CmpIPredicateSlt: arith.CmpIPredicateUlt,
	arith.CmpIPredicateSle: arith.CmpIPredicateUle,
	arith.CmpIPredicateSgt: arith.CmpIPredicateUgt,
	arith.CmpIPredicateSge: arith.CmpIPredicateUge,
}

// neverNegative reports whether values are known not to be less than zero.
func (f *facts) neverNegative(vs ir.ValueRange) bool {
	for _, v := range vs.All() {
		if r := f.ranges.At(v); !r.Known() || r.Smin().SignBit() {
			return false
		}
	}
	return true
}

// makeUnsigned replaces the operations that may be unsigned. What is known of their
// results is not known of what they are replaced by, as upstream has it; so a block is
// visited after those that branch to it first.
func (f *facts) makeUnsigned(top *ir.Operation) {
	for _, op := range signedOps(top) {
		b := ir.NewBuilder(op.Context()).LocOf(op).Before(op)
		var fresh *ir.Operation
		if cmp, ok := ir.As[arith.CmpIOp](op); ok {
			p, signed := unsignedPredicates[cmp.Predicate()]
			if !signed || !f.neverNegative(op.Operands()) {
				continue
			}
			fresh = arith.NewCmpI(b, p, cmp.Lhs(), cmp.Rhs()).Op()
		} else {
			if !f.neverNegative(op.Operands()) || !f.neverNegative(op.Results()) {
				continue
			}
			st := ir.OperationState{Def: unsigned[op.Def()], Operands: op.Operands().Values(), Results: op.Results().Types(), Attrs: op.Discardables()}
			for i, attr := range st.Def.Attrs {
				if slot := op.Def().Slot(attr.Name); slot >= 0 {
					st.SetInherentAttr(i, op.InherentAttr(slot))
				}
			}
			fresh = b.Create(&st)
		}
		op.ReplaceAllUsesWith(fresh.Result(0))
		op.Erase()
	}
}

// signedOps returns the operations that may be replaced, in blocks that branches lead to.
func signedOps(top *ir.Operation) (ops []*ir.Operation) {
	work := []*ir.Operation{top}
	for len(work) > 0 {
		holder := work[len(work)-1]
		work = work[:len(work)-1]
		for _, r := range holder.Regions() {
			if r.Empty() {
				continue
			}
			seen := map[*ir.Block]bool{r.First(): true}
			for list := []*ir.Block{r.First()}; len(list) > 0; {
				b := list[len(list)-1]
				list = list[:len(list)-1]
				for op := b.First(); op != nil; op = op.Next() {
					if unsigned[op.Def()] != nil || op.Is(arith.CmpI) {
						ops = append(ops, op)
					}
					if op.NumRegions() > 0 {
						work = append(work, op)
					}
				}
				for _, s := range b.Successors() {
					if !seen[s.Block()] {
						seen[s.Block()] = true
						list = append(list, s.Block())
					}
				}
			}
		}
	}
	return ops
}
