package affine

import (
	"slices"

	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/strided"
)

// mapped makes an operation that computes an index by a map.
func mapped(b *ir.Builder, def *ir.OpDef, m affine.Map, operands []*ir.Value) *ir.Operation {
	st := ir.OperationState{Def: def, Operands: operands, Results: []ir.Type{b.Context().Index()}}
	st.SetInherentAttr(slotApplyMap, ir.NewAffineMapAttr(b.Context(), m))
	return b.Create(&st)
}

// NewApply creates an operation that computes the result of a map. See [FoldedApply].
func NewApply(b *ir.Builder, m affine.Map, operands ...*ir.Value) ApplyOp {
	return ir.Cast[ApplyOp](mapped(b, Apply, m, operands))
}

// NewMin creates an operation that computes the least result of a map. See [FoldedMin].
func NewMin(b *ir.Builder, m affine.Map, operands ...*ir.Value) MinOp {
	return ir.Cast[MinOp](mapped(b, Min, m, operands))
}

// NewMax creates an operation that computes the greatest result of a map. See [FoldedMax].
func NewMax(b *ir.Builder, m affine.Map, operands ...*ir.Value) MaxOp {
	return ir.Cast[MaxOp](mapped(b, Max, m, operands))
}

// A Bound is an affine map with the values of its dimensions and symbols.
type Bound struct {
	Map      affine.Map
	Operands []*ir.Value
}

// ConstantBound is a number.
func ConstantBound(n int64) Bound { return Bound{Map: affine.ConstantMap(n)} }

// region makes a region of one block with arguments, and its terminator if nothing is yielded.
func region(b *ir.Builder, yields bool, args ...ir.Type) *ir.Region {
	r, blk := ir.NewRegion(), ir.NewBlock()
	for _, t := range args {
		blk.AddArgument(t, b.Loc())
	}
	r.Append(blk)
	if !yields {
		NewYield(ir.NewBuilder(b.Context()).SetLoc(b.Loc()).AtEnd(blk))
	}
	return r
}

// NewFor creates a loop from the greatest result of lower up to but not including the least of
// upper. The body is empty if there are inits; otherwise it has its terminator.
func NewFor(b *ir.Builder, lower, upper Bound, step int64, inits ...*ir.Value) ForOp {
	c := b.Context()
	st := ir.OperationState{Def: For}
	st.Operands = append(append(append(st.Operands, lower.Operands...), upper.Operands...), inits...)
	args := []ir.Type{c.Index()}
	for _, v := range inits {
		st.Results = append(st.Results, v.Type())
	}
	args = append(args, st.Results...)
	st.SetInherentAttr(slotForLowerBoundMap, ir.NewAffineMapAttr(c, lower.Map))
	st.SetInherentAttr(slotForUpperBoundMap, ir.NewAffineMapAttr(c, upper.Map))
	st.SetInherentAttr(slotForStep, ir.NewIntegerAttr(c.Index(), step))
	st.SetInherentAttr(slotForOperandSegmentSizes, ir.NewDenseI32ArrayAttr(c, int32(len(lower.Operands)), int32(len(upper.Operands)), int32(len(inits))))
	body := region(b, len(inits) > 0, args...)
	for i, v := range inits {
		body.First().Arg(i + 1).SetLoc(v.Loc())
	}
	st.Regions = []*ir.Region{body}
	return ir.Cast[ForOp](b.Create(&st))
}

// NewIf creates a conditional, with a second region or without. Blocks have their terminator if
// there are no results.
func NewIf(b *ir.Builder, results []ir.Type, set affine.Set, operands []*ir.Value, withElse bool) IfOp {
	st := ir.OperationState{Def: If, Operands: operands, Results: results}
	st.SetInherentAttr(slotIfCondition, ir.NewIntegerSetAttr(b.Context(), set))
	otherwise := ir.NewRegion()
	then := region(b, len(results) > 0)
	if withElse {
		otherwise = region(b, len(results) > 0)
	}
	st.Regions = []*ir.Region{then, otherwise}
	return ir.Cast[IfOp](b.Create(&st))
}

// NewLoad creates a load of the element at the results of a map.
func NewLoad(b *ir.Builder, memref *ir.Value, m affine.Map, operands ...*ir.Value) LoadOp {
	st := ir.OperationState{Def: Load, Operands: append([]*ir.Value{memref}, operands...), Results: []ir.Type{elementOf(memref)}}
	st.SetInherentAttr(slotLoadMap, ir.NewAffineMapAttr(b.Context(), m))
	return ir.Cast[LoadOp](b.Create(&st))
}

// NewStore creates a store to the element at the results of a map.
func NewStore(b *ir.Builder, v, memref *ir.Value, m affine.Map, operands ...*ir.Value) StoreOp {
	st := ir.OperationState{Def: Store, Operands: append([]*ir.Value{v, memref}, operands...)}
	st.SetInherentAttr(slotStoreMap, ir.NewAffineMapAttr(b.Context(), m))
	return ir.Cast[StoreOp](b.Create(&st))
}

// NewDelinearizeIndex creates an operation that takes an index apart. There is an index for each
// element of the basis, and without an outer bound one more in front of these.
func NewDelinearizeIndex(b *ir.Builder, linear *ir.Value, basis []strided.Index, outerBound bool) DelinearizeIndexOp {
	c := b.Context()
	static, dynamic := strided.Split(basis)
	st := ir.OperationState{Def: DelinearizeIndex, Operands: append([]*ir.Value{linear}, dynamic...)}
	for range basis {
		st.Results = append(st.Results, c.Index())
	}
	if !outerBound {
		st.Results = append(st.Results, c.Index())
	}
	st.SetInherentAttr(slotDelinearizeIndexStaticBasis, ir.NewDenseI64ArrayAttr(c, static...))
	return ir.Cast[DelinearizeIndexOp](b.Create(&st))
}

// NewLinearizeIndex creates an operation that makes one index of several. The basis has an element
// for each of them, or for all but the first. disjoint says that each index is within its bounds.
func NewLinearizeIndex(b *ir.Builder, indices []*ir.Value, basis []strided.Index, disjoint bool) LinearizeIndexOp {
	c := b.Context()
	static, dynamic := strided.Split(basis)
	st := ir.OperationState{Def: LinearizeIndex, Operands: append(slices.Clone(indices), dynamic...), Results: []ir.Type{c.Index()}}
	st.SetInherentAttr(slotLinearizeIndexStaticBasis, ir.NewDenseI64ArrayAttr(c, static...))
	if disjoint {
		st.SetInherentAttr(slotLinearizeIndexDisjoint, ir.NewUnitAttr(c))
	}
	st.SetInherentAttr(slotLinearizeIndexOperandSegmentSizes, ir.NewDenseI32ArrayAttr(c, int32(len(indices)), int32(len(dynamic))))
	return ir.Cast[LinearizeIndexOp](b.Create(&st))
}

// NewParallel creates a parallel loop with one induction variable and a result of the type of each of
// some values, which are combined as kinds say. The body is absent.
func NewParallel(b *ir.Builder, kinds []arith.AtomicRMWKind, values []*ir.Value, lower, upper Bound, step int64) ParallelOp {
	c := b.Context()
	st := ir.OperationState{Def: Parallel, Operands: slices.Concat(lower.Operands, upper.Operands), Regions: []*ir.Region{ir.NewRegion()}}
	var attrs []ir.Attribute
	for i, k := range kinds {
		attrs = append(attrs, ir.NewIntegerAttr(c.I64(), int64(k)))
		st.Results = append(st.Results, values[i].Type())
	}
	groups := ir.NewRankedTensorType([]int64{1}, c.I32(), nil)
	st.SetInherentAttr(slotParallelReductions, ir.NewArrayAttr(c, attrs...))
	st.SetInherentAttr(slotParallelLowerBoundsMap, ir.NewAffineMapAttr(c, lower.Map))
	st.SetInherentAttr(slotParallelLowerBoundsGroups, ir.NewDenseInt64s(groups, int64(lower.Map.NumResults())))
	st.SetInherentAttr(slotParallelUpperBoundsMap, ir.NewAffineMapAttr(c, upper.Map))
	st.SetInherentAttr(slotParallelUpperBoundsGroups, ir.NewDenseInt64s(groups, int64(upper.Map.NumResults())))
	st.SetInherentAttr(slotParallelSteps, ir.NewArrayAttr(c, ir.NewIntegerAttr(c.I64(), step)))
	return ir.Cast[ParallelOp](b.Create(&st))
}

// dma makes an operation of several accesses and other operands.
func dma(b *ir.Builder, def *ir.OpDef, names []string, accesses []DmaAccess, rest []*ir.Value) *ir.Operation {
	st := ir.OperationState{Def: def}
	for _, a := range accesses {
		st.Operands = append(append(st.Operands, a.Memref), a.Values...)
	}
	st.Operands = append(st.Operands, rest...)
	op := b.Create(&st)
	for i, a := range accesses {
		op.SetAttr(names[i], ir.NewAffineMapAttr(b.Context(), a.Map))
	}
	return op
}

// NewDmaStart creates the start of a copy of so many elements, which stands for itself in the element
// of a tag. stride, if there is one, is the distance between the starts of runs and the length of a
// run.
func NewDmaStart(b *ir.Builder, from, to, tag DmaAccess, elements *ir.Value, stride ...*ir.Value) DmaStartOp {
	rest := append([]*ir.Value{elements}, stride...)
	return ir.Cast[DmaStartOp](dma(b, DmaStart, dmaMaps[:], []DmaAccess{from, to, tag}, rest))
}

// NewDmaWait creates the end of a copy of so many elements that was started with a tag.
func NewDmaWait(b *ir.Builder, tag DmaAccess, elements *ir.Value) DmaWaitOp {
	return ir.Cast[DmaWaitOp](dma(b, DmaWait, dmaMaps[2:], []DmaAccess{tag}, []*ir.Value{elements}))
}
