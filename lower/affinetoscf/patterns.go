package affinetoscf

import (
	maps "github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/dialect/scf"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// expand is Expand; it says why an operation does not match.
func expand(r *rewrite.Rewriter, op *ir.Operation, m maps.Map, operands ir.ValueRange) ([]*ir.Value, bool) {
	values, err := Expand(r.Builder, m, operands.Values())
	if err != nil {
		return nil, r.NoMatch(op, err.Error())
	}
	return values, true
}

func lowerApply(op affine.ApplyOp, r *rewrite.Rewriter) bool {
	values, ok := expand(r, op.Op(), op.Map(), op.MapOperands())
	if ok {
		r.Replace(op.Op(), values...)
	}
	return ok
}

// combine computes the least or greatest result of a map.
func combine(r *rewrite.Rewriter, op *ir.Operation, m maps.Map, operands ir.ValueRange, by func(b *ir.Builder, x, y *ir.Value) *ir.Value) (*ir.Value, bool) {
	values, ok := expand(r, op, m, operands)
	if !ok {
		return nil, false
	}
	v := values[0]
	for _, w := range values[1:] {
		v = by(r.Builder, v, w)
	}
	return v, true
}

func least(b *ir.Builder, x, y *ir.Value) *ir.Value    { return arith.NewMinSI(b, x, y).Result() }
func greatest(b *ir.Builder, x, y *ir.Value) *ir.Value { return arith.NewMaxSI(b, x, y).Result() }

func lowerMin(op affine.MinOp, r *rewrite.Rewriter) bool {
	v, ok := combine(r, op.Op(), op.Map(), op.Operands(), least)
	if ok {
		r.Replace(op.Op(), v)
	}
	return ok
}

func lowerMax(op affine.MaxOp, r *rewrite.Rewriter) bool {
	v, ok := combine(r, op.Op(), op.Map(), op.Operands(), greatest)
	if ok {
		r.Replace(op.Op(), v)
	}
	return ok
}

// lowerYield leaves the end of a parallel loop to the pattern of that.
func lowerYield(op affine.YieldOp, r *rewrite.Rewriter) bool {
	if op.Op().ParentOp().Is(scf.Parallel) {
		return false
	}
	r.ReplaceBy(op.Op(), scf.NewYield(r.Builder, op.Operands().Values()...).Op())
	return true
}

// takeBody gives a new operation the region of another one instead of its own.
func takeBody(r *rewrite.Rewriter, from, to *ir.Region) {
	if !to.Empty() {
		r.EraseBlock(to.First())
	}
	r.InlineRegion(from, to, nil)
}

func lowerFor(op affine.ForOp, r *rewrite.Rewriter) bool {
	lower, ok := combine(r, op.Op(), op.LowerBoundMap(), op.LowerBoundOperands(), greatest)
	if !ok {
		return false
	}
	upper, ok := combine(r, op.Op(), op.UpperBoundMap(), op.UpperBoundOperands(), least)
	if !ok {
		return false
	}
	loop := scf.NewFor(r.Builder, lower, upper, index(r.Builder, op.Step()), op.Inits().Values()...)
	takeBody(r, op.Region(), loop.Region())
	r.ReplaceBy(op.Op(), loop.Op())
	return true
}

// lowerIf computes all constraints; none is left out where one before it does not hold.
func lowerIf(op affine.IfOp, r *rewrite.Rewriter) bool {
	set, operands := op.Condition(), op.Op().Operands().Values()
	zero := index(r.Builder, 0)
	var condition *ir.Value
	for i, e := range set.Constraints() {
		v, err := ExpandExpr(r.Builder, e, operands[:set.NumDims()], operands[set.NumDims():])
		if err != nil {
			return r.NoMatch(op.Op(), err.Error())
		}
		predicate := arith.CmpIPredicateSge
		if set.IsEq(i) {
			predicate = arith.CmpIPredicateEq
		}
		holds := arith.NewCmpI(r.Builder, predicate, v, zero).Result()
		if condition == nil {
			condition = holds
		} else {
			condition = arith.NewAndI(r.Builder, condition, holds).Result()
		}
	}
	choice := scf.NewIf(r.Builder, op.Op().Results().Types(), condition, !op.ElseRegion().Empty())
	takeBody(r, op.ThenRegion(), choice.ThenRegion())
	if !op.ElseRegion().Empty() {
		takeBody(r, op.ElseRegion(), choice.ElseRegion())
	}
	r.ReplaceBy(op.Op(), choice.Op())
	return true
}

// subscripts computes those of an access.
func subscripts(op affine.AccessOp, r *rewrite.Rewriter) ([]*ir.Value, bool) {
	return expand(r, op.Op(), op.Map(), op.Indices())
}

func lowerLoad(op affine.LoadOp, r *rewrite.Rewriter) bool {
	at, ok := subscripts(op, r)
	if ok {
		r.ReplaceBy(op.Op(), memref.NewLoad(r.Builder, op.Memref(), at...).Op())
	}
	return ok
}

func lowerStore(op affine.StoreOp, r *rewrite.Rewriter) bool {
	at, ok := subscripts(op, r)
	if ok {
		r.ReplaceBy(op.Op(), memref.NewStore(r.Builder, op.Value(), op.Memref(), at...).Op())
	}
	return ok
}

func lowerPrefetch(op affine.PrefetchOp, r *rewrite.Rewriter) bool {
	at, ok := subscripts(op, r)
	if ok {
		r.ReplaceBy(op.Op(), memref.NewPrefetch(r.Builder, op.Memref(), at, op.IsWrite(), op.LocalityHint(), op.IsDataCache()).Op())
	}
	return ok
}

func lowerVectorLoad(op affine.VectorLoadOp, r *rewrite.Rewriter) bool {
	at, ok := subscripts(op, r)
	if ok {
		r.ReplaceBy(op.Op(), vector.NewLoad(r.Builder, op.Result().Type(), op.Memref(), at...).Op())
	}
	return ok
}

func lowerVectorStore(op affine.VectorStoreOp, r *rewrite.Rewriter) bool {
	at, ok := subscripts(op, r)
	if ok {
		r.ReplaceBy(op.Op(), vector.NewStore(r.Builder, op.Value(), op.Memref(), at...).Op())
	}
	return ok
}

func lowerDmaStart(op affine.DmaStartOp, r *rewrite.Rewriter) bool {
	var parts [3][]*ir.Value
	for i, a := range op.Accesses() {
		at, ok := expand(r, op.Op(), a.Map, a.Operands)
		if !ok {
			return false
		}
		parts[i] = append([]*ir.Value{a.Memref}, at...)
	}
	operands := append(append(parts[0], parts[1]...), op.NumElements())
	operands = append(operands, parts[2]...)
	if op.IsStrided() {
		operands = append(operands, op.Stride(), op.ElementsPerStride())
	}
	r.ReplaceBy(op.Op(), memref.NewDmaStart(r.Builder, operands...).Op())
	return true
}

func lowerDmaWait(op affine.DmaWaitOp, r *rewrite.Rewriter) bool {
	tag := op.Tag()
	at, ok := expand(r, op.Op(), tag.Map, tag.Operands)
	if ok {
		r.ReplaceBy(op.Op(), memref.NewDmaWait(r.Builder, tag.Memref, at, op.NumElements()).Op())
	}
	return ok
}
