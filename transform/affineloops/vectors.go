package affineloops

import (
	"math"

	maps "github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/ub"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/verify"
)

// A VectorPlan says which loops of a nest become dimensions of vectors.
type VectorPlan struct {
	// Sizes are those of the vectors, the outermost dimension first.
	Sizes []int64
	// Dims has the loops with their dimensions. An access must be in one loop for each dimension, and in no
	// other one that is here.
	Dims map[*ir.Operation]int
}

// Vectorize replaces a nest of loops whose rounds may run in any order by one of fewer rounds, each of which
// does with vectors what several did with numbers: loads and stores become transfers, and constants and values
// from outside vectors of equal elements. The outermost loop must be in the plan. Where results of
// loops in the plan are reductions, it is the only one there.
//
// It returns false, and leaves the nest as it is, if something has no vector form. Vectors of values
// from outside may remain there. It is MLIR's vectorizeAffineLoopNest, and leaves to its caller, as
// that does, that nothing is wrong beyond the last round, and that accesses are of consecutive elements.
func Vectorize(root affine.ForOp, plan VectorPlan) bool {
	op := root.Op()
	if !isVectorizable(root) {
		return false
	}
	v := vectorizer{plan: plan, root: root, b: ir.NewBuilder(op.Context()).After(op),
		vectors: map[*ir.Value]*ir.Value{}, scalars: map[*ir.Value]*ir.Value{}, dims: map[*ir.Operation]int{}, masks: map[*ir.Operation]*ir.Value{}}
	next := op.Next()
	for inner := range ir.Preorder(op) {
		if !v.operation(inner) {
			v.invalid = true
			break
		}
	}
	if v.invalid {
		for made := lastBefore(next, op.Block()); made != op; made = lastBefore(next, op.Block()) {
			made.Erase()
		}
		return false
	}
	for i, r := range v.results {
		op.Result(i).ReplaceAllUsesWith(r)
	}
	op.Erase()
	return true
}

// lastBefore is the operation before another, or the last of the block if that is nil.
func lastBefore(op *ir.Operation, b *ir.Block) *ir.Operation {
	if op == nil {
		return b.Last()
	}
	return op.Prev()
}

// A vectorizer makes a nest of loops that works on vectors.
type vectorizer struct {
	plan VectorPlan
	root affine.ForOp
	b    *ir.Builder // at the end of what has been made
	// vectors has for values the vectors that take their places, scalars for induction variables and results
	// of Applies those of the new nest.
	vectors, scalars map[*ir.Value]*ir.Value
	dims             map[*ir.Operation]int // those of new loops
	masks            map[*ir.Operation]*ir.Value
	results          []*ir.Value // for those of the root
	invalid          bool        // whether an operation is not for vectors, or something has no form with them
}

// operation makes what takes the place of an operation, but not of what is in it.
func (v *vectorizer) operation(op *ir.Operation) bool {
	v.b.LocOf(op)
	switch op.Def() {
	case affine.Load:
		return v.load(ir.Cast[affine.LoadOp](op))
	case affine.Store:
		return v.store(ir.Cast[affine.StoreOp](op))
	case affine.For:
		return v.loop(ir.Cast[affine.ForOp](op))
	case affine.Yield:
		return v.yield(op)
	case affine.Apply:
		return v.apply(ir.Cast[affine.ApplyOp](op))
	case arith.Constant:
		return v.constant(ir.Cast[arith.ConstantOp](op)) != nil
	}
	return op.NumRegions() == 0 && v.widen(op) != nil
}

func (v *vectorizer) vectorOf(elem ir.Type) *ir.VectorType {
	return ir.NewVectorType(v.plan.Sizes, nil, elem)
}

// isInside reports whether a value belongs to the nest that is replaced.
func (v *vectorizer) isInside(x *ir.Value) bool {
	r := x.ParentRegion()
	return r != nil && v.root.Region().IsAncestor(r)
}

// scalar is what takes the place of an index.
func (v *vectorizer) scalar(x *ir.Value) *ir.Value {
	if y := v.scalars[x]; y != nil {
		return y
	}
	v.invalid = v.invalid || v.isInside(x)
	return x
}

// vector is the vector that takes the place of a value, nil if there is none.
func (v *vectorizer) vector(x *ir.Value) *ir.Value {
	made := v.vectors[x]
	if c, ok := ir.DefiningOp[arith.ConstantOp](x); ok {
		// One that another loop beside this one uses is in that loop.
		if made != nil && made.ParentRegion().IsAncestor(v.b.Block().Region()) {
			return made
		}
		return v.constant(c)
	}
	if made == nil && v.isUniform(x) {
		return v.broadcast(x)
	}
	return made
}

// constant makes a vector of a constant, where the innermost loop that is a dimension begins.
func (v *vectorizer) constant(c arith.ConstantOp) *ir.Value {
	loop := v.b.Block().ParentOp()
	for {
		if _, ok := v.dims[loop]; ok {
			break
		}
		loop = loop.ParentOp()
	}
	b := ir.NewBuilder(c.Op().Context()).AtStart(ir.Cast[affine.ForOp](loop).Body()).LocOf(c.Op())
	made := v.splat(b, c.Value())
	v.vectors[c.Result()] = made
	return made
}

// splat makes a vector constant of equal elements.
func (v *vectorizer) splat(b *ir.Builder, elem ir.Attribute) *ir.Value {
	switch elem := elem.(type) {
	case *ir.IntegerAttr:
		return arith.NewConstant(b, ir.NewDenseInts(v.vectorOf(elem.Type()), elem.Value())).Result()
	case *ir.FloatAttr:
		return arith.NewConstant(b, ir.NewDenseFloats(v.vectorOf(elem.Type()), elem.Value())).Result()
	}
	return nil
}

// isUniform reports whether a value is the same for all elements of vectors.
func (v *vectorizer) isUniform(x *ir.Value) bool {
	if x.DefiningOp() == nil && x.Index() == 0 {
		if loop := x.Owner().ParentOp(); loop != nil && loop.Is(affine.For) {
			if _, ok := v.plan.Dims[loop]; !ok {
				return true
			}
		}
	}
	switch x.Type().(type) {
	case *ir.IntegerType, *ir.IndexType, *ir.FloatType:
		return !v.isInside(x)
	}
	return false
}

// broadcast makes a vector of a value, after its definition.
func (v *vectorizer) broadcast(x *ir.Value) *ir.Value {
	from := v.scalar(x)
	b := ir.NewBuilder(v.b.Context())
	if def := from.DefiningOp(); def != nil {
		b.After(def)
	} else {
		b.AtStart(from.Owner())
	}
	made := vector.NewBroadcast(b.SetLoc(x.Loc()), v.vectorOf(x.Type()), from).Result()
	v.vectors[x] = made
	return made
}

// apply makes an Apply of indices, which remain numbers.
func (v *vectorizer) apply(op affine.ApplyOp) bool {
	var operands []*ir.Value
	for _, x := range op.MapOperands().All() {
		if v.vectors[x] != nil {
			return false
		}
		operands = append(operands, v.scalar(x))
	}
	v.scalars[op.Result()] = affine.NewApply(v.b, op.Map(), operands...).Result()
	return true
}

// widen makes the same operation of vectors, nil if an operand has none.
func (v *vectorizer) widen(op *ir.Operation) *ir.Operation {
	st := ir.OperationState{Def: op.Def(), Attrs: op.Discardables()}
	for _, x := range op.Operands().All() {
		y := v.vector(x)
		if y == nil {
			return nil
		}
		st.Operands = append(st.Operands, y)
	}
	for _, x := range op.Results().All() {
		st.Results = append(st.Results, v.vectorOf(x.Type()))
	}
	made := v.b.Create(&st)
	made.SetInherentAttrs(op.InherentAttrs())
	if !op.Is(affine.Yield) && !verify.Operation(made, verify.Options{Threads: 1}, func(*diag.Diagnostic) {}) {
		v.invalid = true
	}
	for i, x := range op.Results().All() {
		v.vectors[x] = made.Result(i)
	}
	return made
}

// load makes a transfer of a load. Beyond the memref it reads poison.
func (v *vectorizer) load(op affine.LoadOp) bool {
	indices, m, ok := v.subscripts(op)
	if !ok {
		return false
	}
	elem := op.Result().Type()
	padding := ub.NewPoison(v.b, elem).Result()
	v.vectors[op.Result()] = vector.NewTransferRead(v.b, v.vectorOf(elem), op.Memref(), indices, m, padding, nil, v.outOfBounds()).Result()
	return true
}

// store makes a transfer of a store.
func (v *vectorizer) store(op affine.StoreOp) bool {
	value := v.vector(op.Value())
	if value == nil {
		return false
	}
	indices, m, _ := v.subscripts(op)
	if !m.IsProjectedPermutation(false) { // all rounds store to the same element
		v.invalid = true
	}
	vector.NewTransferWrite(v.b, nil, value, op.Memref(), indices, m, nil, v.outOfBounds())
	return true
}

// outOfBounds says that any dimension of a transfer may go beyond the memref.
func (v *vectorizer) outOfBounds() *ir.ArrayAttr {
	list := make([]ir.Attribute, len(v.plan.Sizes))
	for i := range list {
		list[i] = ir.NewBoolAttr(v.b.Context(), false)
	}
	return ir.NewArrayAttr(v.b.Context(), list...)
}

// subscripts makes the indices at which a transfer begins. Dimensions of the vector go along those of
// the memref as the map says. ok is false for a load from where Applies and the map of the load say.
func (v *vectorizer) subscripts(op affine.AccessOp) (indices []*ir.Value, m maps.Map, ok bool) {
	for _, x := range op.Indices().All() {
		indices = append(indices, v.scalar(x))
	}
	if access := op.Map(); !access.IsIdentity() {
		operands := indices
		indices = nil
		for _, x := range operands {
			if op.Op().Is(affine.Load) && isApplied(x) {
				return nil, m, false
			}
		}
		for _, e := range access.Results() {
			indices = append(indices, affine.NewApply(v.b, maps.NewMap(access.NumDims(), access.NumSymbols(), e), operands...).Result())
		}
	}
	return indices, v.permutation(indices), true
}

func isApplied(x *ir.Value) bool {
	_, ok := ir.DefiningOp[affine.ApplyOp](x)
	return ok
}

// permutation has for each dimension of vectors the index that changes with the loop of that dimension, 0 if
// none does. There must be such a loop around, and each index changes with one at most.
func (v *vectorizer) permutation(indices []*ir.Value) maps.Map {
	exprs := make([]maps.Expr, len(v.plan.Sizes))
	missing := len(exprs)
	for i := range exprs {
		exprs[i] = maps.NewConstant(0)
	}
	taken := make([]bool, len(indices))
	for loop := v.b.Block().ParentOp(); loop != v.root.Op().ParentOp(); loop = loop.ParentOp() {
		dim, ok := v.dims[loop]
		if !ok {
			continue
		}
		missing--
		varies := false
		for i, x := range indices {
			if !affine.VariesWith(x, ir.Cast[affine.ForOp](loop).InductionVar()) {
				continue
			}
			v.invalid = v.invalid || varies || taken[i]
			varies, taken[i], exprs[dim] = true, true, maps.NewDim(i)
		}
	}
	v.invalid = v.invalid || missing != 0
	return maps.NewMap(len(indices), 0, exprs...)
}

// newStep is the step of the loop that takes the place of one. Upstream's has at most 32 bits.
func (v *vectorizer) newStep(loop affine.ForOp) int64 {
	step := loop.Step()
	if dim, ok := v.plan.Dims[loop.Op()]; ok {
		size := v.plan.Sizes[dim]
		v.invalid = v.invalid || step > math.MaxUint32/size
		step *= size
	}
	return step
}
