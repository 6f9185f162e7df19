package retype

import (
	"slices"

	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/scf"
	"github.com/gomlir/gomlir/ir"
)

// Loops returns patterns for scf.for, scf.while, scf.if and scf.index_switch, and for the terminators
// scf.yield and scf.condition. Bounds, steps and conditions must stay one value.
func Loops(types *convert.TypeConverter) []convert.Pattern {
	s := structure{types}
	return []convert.Pattern{
		convert.OnMany(types, func(op scf.ForOp, in scf.ForAdaptor[[]*ir.Value], r *convert.Rewriter) bool {
			return s.convert(op.Op(), r, slices.Concat(in.InitArgs()...), true, in.LowerBound(), in.UpperBound(), in.Step())
		}),
		convert.OnMany(types, func(op scf.IfOp, in scf.IfAdaptor[[]*ir.Value], r *convert.Rewriter) bool {
			return s.convert(op.Op(), r, nil, true, in.Condition())
		}),
		convert.OnMany(types, func(op scf.IndexSwitchOp, in scf.IndexSwitchAdaptor[[]*ir.Value], r *convert.Rewriter) bool {
			return s.convert(op.Op(), r, nil, false, in.Arg())
		}),
		convert.OnMany(types, func(op scf.WhileOp, in scf.WhileAdaptor[[]*ir.Value], r *convert.Rewriter) bool {
			return s.convert(op.Op(), r, slices.Concat(in.Inits()...), false)
		}),
		convert.OnMany(types, func(op scf.YieldOp, in scf.YieldAdaptor[[]*ir.Value], r *convert.Rewriter) bool {
			r.ReplaceBy(op.Op(), scf.NewYield(r.Builder, slices.Concat(in.Results()...)...).Op())
			return true
		}),
		convert.OnMany(types, func(op scf.ConditionOp, in scf.ConditionAdaptor[[]*ir.Value], r *convert.Rewriter) bool {
			if len(in.Condition()) != 1 {
				return r.NoMatch(op.Op(), "expected single element after type conversion")
			}
			r.Modify(op.Op(), func() { op.Op().SetOperands(append(in.Condition(), slices.Concat(in.Args()...)...)) })
			return true
		}),
	}
}

// structure is the receiver of the patterns for operations with regions.
type structure struct{ types *convert.TypeConverter }

// convert replaces an operation by one with the same regions and other types. Its operands are some that
// must be one value each, and then others. If discardables is true, discardable attributes stay; upstream
// loses those of some operations.
func (s structure) convert(op *ir.Operation, r *convert.Rewriter, more []*ir.Value, discardables bool, single ...[]*ir.Value) bool {
	operands, ok := convert.OneToOne(single)
	if !ok {
		return r.NoMatch(op, "expected single element after type conversion")
	}
	results, ends, ok := convertResults(op, s.types)
	if !ok {
		return r.NoMatch(op, "could not convert result type")
	}
	st := ir.OperationState{Context: r.Context(), Def: op.Def(), Operands: append(operands, more...), Results: results}
	for _, region := range op.Regions() {
		if _, ok := r.ConvertRegion(region, s.types, nil); !ok {
			return r.NoMatch(op, "could not convert operation")
		}
		st.Regions = append(st.Regions, ir.NewRegion())
	}
	made := r.Create(&st)
	made.SetInherentAttrs(op.InherentAttrs())
	if discardables {
		made.SetDiscardables(op.Discardables())
	}
	for i := range op.NumRegions() {
		r.InlineRegion(op.Region(i), made.Region(i), nil)
	}
	r.ReplaceMany(op, group(made, ends))
	return true
}

// convertResults returns the types that those of an operation's results convert to, and for each result
// the number of those up to it.
func convertResults(op *ir.Operation, types *convert.TypeConverter) (results []ir.Type, ends []int, ok bool) {
	ends = make([]int, op.NumResults())
	for i, v := range op.Results().All() {
		to, ok := types.ConvertValue(v)
		if !ok {
			return nil, nil, false
		}
		results = append(results, to...)
		ends[i] = len(results)
	}
	return results, ends, true
}

// group returns the results of an operation in groups that end at some numbers.
func group(op *ir.Operation, ends []int) [][]*ir.Value {
	values, from := make([][]*ir.Value, len(ends)), 0
	for i, to := range ends {
		values[i] = op.Results().Slice(from, to).Values()
		from = to
	}
	return values
}

// LoopLegality makes the operations of [Loops] legal where their types are. Other operations with an
// scf.yield in them keep their types.
func LoopLegality(types *convert.TypeConverter, target *convert.Target) {
	target.Dynamic(func(op *ir.Operation) bool {
		for _, v := range op.Results().All() {
			if !types.IsLegalValue(v) {
				return false
			}
		}
		return true
	}, scf.For, scf.If, scf.IndexSwitch)
	target.Dynamic(func(op *ir.Operation) bool {
		parent := op.ParentOp()
		if parent == nil || !parent.Is(scf.For) && !parent.Is(scf.If) && !parent.Is(scf.While) && !parent.Is(scf.IndexSwitch) {
			return true
		}
		return types.IsLegalOp(op)
	}, scf.Yield)
	target.Dynamic(types.IsLegalOp, scf.While, scf.Condition)
}
