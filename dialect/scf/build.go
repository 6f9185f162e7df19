package scf

import "github.com/gomlir/gomlir/ir"

// create makes an operation with regions and moves the builder behind it.
func create(b *ir.Builder, st *ir.OperationState, regions ...*ir.Region) *ir.Operation {
	st.Regions = regions
	return b.Create(st)
}

// regionOf makes a region of one block with arguments. Without arguments that are yielded, a
// terminator is made, too.
func regionOf(b *ir.Builder, terminator func(b *ir.Builder), args ...ir.Type) *ir.Region {
	r := ir.NewRegion()
	blk := ir.NewBlock()
	for _, t := range args {
		blk.AddArgument(t, b.Loc())
	}
	r.Append(blk)
	if terminator != nil {
		terminator(ir.NewBuilder(b.Context()).SetLoc(b.Loc()).AtEnd(blk))
	}
	return r
}

// yieldNothing makes the terminator of a region without results, nil if there are results.
func yieldNothing(results int) func(b *ir.Builder) {
	if results > 0 {
		return nil
	}
	return func(b *ir.Builder) { NewYield(b) }
}

func typesOf(values []*ir.Value) []ir.Type {
	types := make([]ir.Type, len(values))
	for i, v := range values {
		types[i] = v.Type()
	}
	return types
}

// NewFor creates a loop from lower up to but not including upper. The body is empty if there
// are inits; otherwise it has its terminator.
func NewFor(b *ir.Builder, lower, upper, step *ir.Value, inits ...*ir.Value) ForOp {
	types := typesOf(inits)
	st := ir.OperationState{Def: For, Operands: append([]*ir.Value{lower, upper, step}, inits...), Results: types}
	body := regionOf(b, yieldNothing(len(inits)), append([]ir.Type{lower.Type()}, types...)...)
	for i, v := range inits {
		body.First().Arg(i + 1).SetLoc(v.Loc())
	}
	return ir.Cast[ForOp](create(b, &st, body))
}

// NewWhile creates a loop with empty blocks. The first has the inits as arguments, the second
// what the condition hands over, which are the results in the end.
func NewWhile(b *ir.Builder, results []ir.Type, inits ...*ir.Value) WhileOp {
	st := ir.OperationState{Def: While, Operands: inits, Results: results}
	return ir.Cast[WhileOp](create(b, &st, regionOf(b, nil, typesOf(inits)...), regionOf(b, nil, results...)))
}

// NewIf creates a conditional, with a second region or without. Blocks have their terminator
// if there are no results.
func NewIf(b *ir.Builder, results []ir.Type, condition *ir.Value, withElse bool) IfOp {
	st := ir.OperationState{Def: If, Operands: []*ir.Value{condition}, Results: results}
	second := ir.NewRegion()
	first := regionOf(b, yieldNothing(len(results)))
	if withElse {
		second = regionOf(b, yieldNothing(len(results)))
	}
	if len(results) == 0 {
		st.Results = []ir.Type{}
	}
	return ir.Cast[IfOp](create(b, &st, first, second))
}

// NewIndexSwitch creates a switch with a region for each case and the default. Blocks have
// their terminator if there are no results.
func NewIndexSwitch(b *ir.Builder, results []ir.Type, arg *ir.Value, cases ...int64) IndexSwitchOp {
	st := ir.OperationState{Def: IndexSwitch, Operands: []*ir.Value{arg}, Results: results}
	st.SetInherentAttr(slotIndexSwitchCases, ir.NewDenseI64ArrayAttr(b.Context(), cases...))
	regions := make([]*ir.Region, len(cases)+1)
	for i := range regions {
		regions[i] = regionOf(b, yieldNothing(len(results)))
	}
	return ir.Cast[IndexSwitchOp](create(b, &st, regions...))
}

// NewExecuteRegion creates an operation whose region has an empty block.
func NewExecuteRegion(b *ir.Builder, results ...ir.Type) ExecuteRegionOp {
	st := ir.OperationState{Def: ExecuteRegion, Results: results}
	return ir.Cast[ExecuteRegionOp](create(b, &st, regionOf(b, nil)))
}

// NewParallel creates a loop with an induction variable for each bound. The body has its
// terminator if there are no inits.
func NewParallel(b *ir.Builder, lower, upper, step, inits []*ir.Value) ParallelOp {
	st := ir.OperationState{Def: Parallel, Results: typesOf(inits)}
	var segments [4]int32
	for i, list := range [...][]*ir.Value{lower, upper, step, inits} {
		st.Operands = append(st.Operands, list...)
		segments[i] = int32(len(list))
	}
	st.SetInherentAttr(slotParallelOperandSegmentSizes, ir.NewDenseI32ArrayAttr(b.Context(), segments[:]...))
	var terminator func(*ir.Builder)
	if len(inits) == 0 {
		terminator = func(b *ir.Builder) { NewReduce(b) }
	}
	return ir.Cast[ParallelOp](create(b, &st, regionOf(b, terminator, typesOf(lower)...)))
}

// NewReduce creates the terminator of a parallel loop, with a region for each operand: an
// empty block with the two values to combine.
func NewReduce(b *ir.Builder, operands ...*ir.Value) ReduceOp {
	st := ir.OperationState{Def: Reduce, Operands: operands}
	regions := make([]*ir.Region, len(operands))
	for i, v := range operands {
		regions[i] = regionOf(b, nil, v.Type(), v.Type())
	}
	return ir.Cast[ReduceOp](create(b, &st, regions...))
}

// NewForall creates a loop with an induction variable for each bound, which is a value or an
// integer attribute, and an empty terminator. The mapping may be nil.
func NewForall(b *ir.Builder, lower, upper, step []ir.FoldResult, outputs []*ir.Value, mapping *ir.ArrayAttr) ForallOp {
	c := b.Context()
	st := ir.OperationState{Def: Forall, Results: typesOf(outputs)}
	var segments [4]int32
	slots := [...]int{slotForallStaticLowerBound, slotForallStaticUpperBound, slotForallStaticStep}
	for i, list := range [...][]ir.FoldResult{lower, upper, step} {
		static := make([]int64, len(list))
		for j, v := range list {
			static[j] = ir.DynamicSize
			if a, ok := v.Attr.(*ir.IntegerAttr); ok {
				static[j] = a.Int()
			} else {
				st.Operands = append(st.Operands, v.Value)
				segments[i]++
			}
		}
		st.SetInherentAttr(slots[i], ir.NewDenseI64ArrayAttr(c, static...))
	}
	st.Operands = append(st.Operands, outputs...)
	segments[3] = int32(len(outputs))
	st.SetInherentAttr(slotForallOperandSegmentSizes, ir.NewDenseI32ArrayAttr(c, segments[:]...))
	if mapping != nil {
		st.SetInherentAttr(slotForallMapping, mapping)
	}
	types := make([]ir.Type, len(lower))
	for i := range types {
		types[i] = ir.NewIndexType(c)
	}
	types = append(types, st.Results...)
	return ir.Cast[ForallOp](create(b, &st, regionOf(b, func(b *ir.Builder) { NewInParallel(b) }, types...)))
}

// NewInParallel creates the terminator of a forall, with an empty block.
func NewInParallel(b *ir.Builder) InParallelOp {
	return ir.Cast[InParallelOp](create(b, &ir.OperationState{Def: InParallel}, regionOf(b, nil)))
}
