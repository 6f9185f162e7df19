package affine

import (
	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
	"github.com/gomlir/gomlir/ir/strided"
)

// A MappedOp computes the results of an affine map from operands: an Apply, Min or Max.
type MappedOp interface {
	ir.Op
	Map() affine.Map
	// Inputs are the values of the dimensions and then of the symbols.
	Inputs() ir.ValueRange
}

// Inputs implements [MappedOp].
func (op ApplyOp) Inputs() ir.ValueRange { return op.MapOperands() }

// Inputs implements [MappedOp].
func (op MinOp) Inputs() ir.ValueRange { return op.Operands() }

// Inputs implements [MappedOp].
func (op MaxOp) Inputs() ir.ValueRange { return op.Operands() }

// An AccessOp accesses a memref at the results of a map: a Load, Store, VectorLoad, VectorStore or
// Prefetch.
type AccessOp interface {
	ir.Op
	Memref() *ir.Value
	Map() affine.Map
	// Indices are the values of the dimensions of the map and then of its symbols.
	Indices() ir.ValueRange
}

// A ReadOp reads memory, upstream's AffineReadOpInterface: a Load or VectorLoad.
type ReadOp interface {
	AccessOp
	Result() *ir.Value
}

// A WriteOp writes memory, upstream's AffineWriteOpInterface: a Store or VectorStore.
type WriteOp interface {
	AccessOp
	Value() *ir.Value
}

// The interfaces of accesses.
var (
	AccessOpInterface = ir.NewOpInterface[AccessOp]("AffineMapAccessInterface")
	ReadOpInterface   = ir.NewOpInterface[ReadOp]("AffineReadOpInterface")
	WriteOpInterface  = ir.NewOpInterface[WriteOp]("AffineWriteOpInterface")
)

// Body is the block that is executed in each round.
func (op ForOp) Body() *ir.Block { return op.Region().First() }

// InductionVar is the number of the round.
func (op ForOp) InductionVar() *ir.Value { return op.Body().Arg(0) }

// IterArgs are the values that the round before has handed over.
func (op ForOp) IterArgs() ir.ValueRange {
	n := op.Body().NumArgs()
	return op.Body().Args().Slice(min(1, n), n)
}

// Yields are the values for the next round; none if there is no terminator.
func (op ForOp) Yields() ir.ValueRange { return yieldsOf(op.Body()) }

// yieldsOf are the operands of the Yield at the end of a block; none without one.
func yieldsOf(b *ir.Block) (none ir.ValueRange) {
	if last := b.Last(); last != nil && last.Is(Yield) {
		return last.Operands()
	}
	return none
}

// ConstantLower returns the lower bound if it is a constant.
func (op ForOp) ConstantLower() (int64, bool) { return op.LowerBoundMap().SingleConstant() }

// ConstantUpper returns the upper bound if it is a constant.
func (op ForOp) ConstantUpper() (int64, bool) { return op.UpperBoundMap().SingleConstant() }

// TripCount returns how often the body is executed if the bounds are constants.
func (op ForOp) TripCount() (n uint64, ok bool) {
	lower, ok1 := op.ConstantLower()
	upper, ok2 := op.ConstantUpper()
	switch step := op.Step(); {
	case !ok1 || !ok2 || step <= 0:
		return 0, false
	case upper <= lower:
		return 0, true
	default:
		return (uint64(upper)-uint64(lower)-1)/uint64(step) + 1, true
	}
}

// Speculatability is that of the body if the loop is known to end, which it is for a step of 1:
// others may overflow.
func (op ForOp) Speculatability() effects.Speculatability {
	if op.Step() == 1 {
		return effects.RecursivelySpeculatable
	}
	return effects.NotSpeculatable
}

// Body is the block that is executed in each round.
func (op ParallelOp) Body() *ir.Block { return op.Region().First() }

// LowerBoundsOperands are the inputs of the map of the lower bounds.
func (op ParallelOp) LowerBoundsOperands() ir.ValueRange {
	return op.MapOperands().Slice(0, op.LowerBoundsMap().NumInputs())
}

// UpperBoundsOperands are the inputs of the map of the upper bounds.
func (op ParallelOp) UpperBoundsOperands() ir.ValueRange {
	return op.MapOperands().Slice(op.LowerBoundsMap().NumInputs(), op.MapOperands().Len())
}

// LowerBoundsGroupSizes says how many results of the map are the lower bounds of each induction
// variable, of which the greatest holds.
func (op ParallelOp) LowerBoundsGroupSizes() []int64 {
	return groupSizes(op.LowerBoundsGroups(), op.LowerBoundsMap())
}

// UpperBoundsGroupSizes says how many results of the map are the upper bounds of each induction
// variable, of which the least holds.
func (op ParallelOp) UpperBoundsGroupSizes() []int64 {
	return groupSizes(op.UpperBoundsGroups(), op.UpperBoundsMap())
}

// groupSizes lists the numbers in an attribute. Each group has a result of the map; an attribute
// with more of them is not valid, and may be too long to list.
func groupSizes(a *ir.DenseElementsAttr, m affine.Map) []int64 {
	sizes := make([]int64, min(a.Len(), int64(m.NumResults())+1))
	for i := range sizes {
		sizes[i], _ = a.Bits(int64(i)).Int64()
	}
	return sizes
}

// StepSizes are the distances between the values of each induction variable.
func (op ParallelOp) StepSizes() []int64 {
	list := make([]int64, op.Steps().Len())
	for i := range list {
		list[i] = op.Steps().At(i).(*ir.IntegerAttr).Int()
	}
	return list
}

// ReductionKinds says how the values that rounds yield are combined, for each result.
func (op ParallelOp) ReductionKinds() []arith.AtomicRMWKind {
	list := make([]arith.AtomicRMWKind, op.Reductions().Len())
	for i := range list {
		list[i] = arith.AtomicRMWKind(op.Reductions().At(i).(*ir.IntegerAttr).Uint())
	}
	return list
}

// Basis are the sizes of the indices, all of them or all but that of the first.
func (op DelinearizeIndexOp) Basis() []strided.Index {
	return strided.Mixed(op.StaticBasis(), op.DynamicBasis())
}

// HasOuterBound reports whether the first index has a size, which bounds it.
func (op DelinearizeIndexOp) HasOuterBound() bool {
	return len(op.StaticBasis()) == op.Op().NumResults()
}

// Basis are the sizes of the indices, all of them or all but that of the first.
func (op LinearizeIndexOp) Basis() []strided.Index {
	return strided.Mixed(op.StaticBasis(), op.DynamicBasis())
}

// HasOuterBound reports whether the first index has a size, which bounds it.
func (op LinearizeIndexOp) HasOuterBound() bool {
	return len(op.StaticBasis()) == op.MultiIndex().Len()
}

// dmaMaps are the names of the maps of DMA operations.
var dmaMaps = [...]string{"src_map", "dst_map", "tag_map"}

// A DmaAccess is a memref of a DMA operation with its subscripts.
type DmaAccess struct {
	Memref   *ir.Value
	Map      affine.Map
	Operands ir.ValueRange
	// At is the number of the operand that is the memref, and MapName the name of the map's attribute.
	At      int
	MapName string
	// Values are the operands of a copy that is to be made.
	Values []*ir.Value
}

// accessAt is the access whose memref is an operand, and whose map has a name.
func accessAt(o *ir.Operation, at int, name string) DmaAccess {
	m := o.Attr(name).(*ir.AffineMapAttr).Value()
	return DmaAccess{Memref: o.Operand(at), Map: m, Operands: o.Operands().Slice(at+1, at+1+m.NumInputs()), At: at, MapName: name}
}

// Accesses are the memrefs that are copied from and to, and the tag, whose element stands for the
// copy.
func (op DmaStartOp) Accesses() []DmaAccess {
	list, at := make([]DmaAccess, len(dmaMaps)), 0
	for i, name := range dmaMaps {
		list[i] = accessAt(op.Op(), at, name)
		at += 1 + list[i].Operands.Len()
	}
	return list
}

// end is the number of the operand that says how many elements are copied.
func (op DmaStartOp) end() int {
	n := len(dmaMaps)
	for _, a := range op.Accesses() {
		n += a.Operands.Len()
	}
	return n
}

// NumElements is how many elements are copied.
func (op DmaStartOp) NumElements() *ir.Value { return op.Op().Operand(op.end()) }

// IsStrided reports whether elements are left out between those that are copied.
func (op DmaStartOp) IsStrided() bool { return op.Op().NumOperands() > op.end()+1 }

// Stride is the distance between the starts of two runs of elements that are copied, nil if they
// are all in one run.
func (op DmaStartOp) Stride() *ir.Value { return op.afterEnd(1) }

// ElementsPerStride is the length of a run of elements that are copied, nil if they are all in one
// run.
func (op DmaStartOp) ElementsPerStride() *ir.Value { return op.afterEnd(2) }

func (op DmaStartOp) afterEnd(i int) *ir.Value {
	if !op.IsStrided() {
		return nil
	}
	return op.Op().Operand(op.end() + i)
}

// Tag is the memref whose element stands for the copy.
func (op DmaWaitOp) Tag() DmaAccess { return accessAt(op.Op(), 0, dmaMaps[2]) }

// NumElements is how many elements are copied.
func (op DmaWaitOp) NumElements() *ir.Value { return op.Op().Operand(op.Op().NumOperands() - 1) }

// AppendEffects appends the reads and writes of the memrefs.
func (op DmaStartOp) AppendEffects(list []effects.Effect) []effects.Effect {
	for i, a := range op.Accesses() {
		kind := effects.Read
		if i == 1 {
			kind = effects.Write
		}
		list = append(list, effects.Effect{Kind: kind, Value: a.Memref})
	}
	return list
}
