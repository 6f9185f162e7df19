package bufferization

import (
	"slices"

	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/dialect/tensor"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
	"github.com/gomlir/gomlir/rewrite"
)

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (AllocTensorOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(dimOfAllocTensor), rewrite.On(allocTensorOfConstants)}
}

// dimOfAllocTensor takes a size from those of the tensor, or from what it copies.
func dimOfAllocTensor(op tensor.DimOp, r *rewrite.Rewriter) bool {
	n, ok := ir.ConstInt(op.Index())
	alloc, ok2 := ir.DefiningOp[AllocTensorOp](op.Source())
	if !ok || !ok2 {
		return false
	}
	shape := shapeOf(alloc.Result().Type().(ir.TensorType))
	if n < 0 || n >= int64(len(shape)) || shape[n] != ir.DynamicSize {
		return false
	}
	if alloc.Copy() != nil {
		index := arith.NewConstantInt(r.Builder.LocOf(alloc.Op()), r.Context().Index(), n).Result()
		r.ReplaceBy(op.Op(), tensor.NewDim(r.Builder, alloc.Copy(), index).Op())
		return true
	}
	r.Replace(op.Op(), alloc.DynamicSizes().At(numDynamic(shape[:n])))
	return true
}

// allocTensorOfConstants makes sizes that are constants part of the type.
func allocTensorOfConstants(op AllocTensorOp, r *rewrite.Rewriter) bool {
	t, ok := op.Result().Type().(*ir.RankedTensorType)
	if !ok || op.Copy() != nil {
		return false
	}
	shape := slices.Clone(t.Shape())
	var sizes []*ir.Value
	for i, n := range shape {
		if n != ir.DynamicSize {
			continue
		}
		v := op.DynamicSizes().At(numDynamic(t.Shape()[:i]))
		if c, isConst := ir.ConstInt(v); isConst && c >= 0 {
			shape[i] = c
		} else {
			sizes = append(sizes, v)
		}
	}
	if len(sizes) == op.DynamicSizes().Len() {
		return false
	}
	made := NewAllocTensor(r.Builder, ir.NewRankedTensorType(shape, t.Elem(), t.Encoding()), sizes, nil, nil)
	r.ReplaceBy(op.Op(), tensor.NewCast(r.Builder, t, made.Result()).Op())
	return true
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (CloneOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(simplifyClone)}
}

// simplifyClone uses the source of a copy if one of both is freed in the same block: it lives on, then.
func simplifyClone(op CloneOp, r *rewrite.Rewriter) bool {
	if !op.Result().HasUses() {
		r.Erase(op.Op())
		return true
	}
	source := op.Input()
	if source.Type() != op.Result().Type() && !memref.CastCompatible(source.Type(), op.Result().Type()) {
		return false
	}
	whole := source
	for whole.DefiningOp() != nil {
		view, ok := ir.ViewLikeOpInterface.Of(whole.DefiningOp())
		if !ok {
			break
		}
		whole = view.ViewSource()
	}
	ofClone, ok := freedBy(op.Result())
	ofSource, ok2 := freedBy(whole)
	if !ok || !ok2 || ofClone != nil && ofSource != nil && ofClone.Block() == ofSource.Block() {
		return false
	}
	block := op.Op().Block()
	redundant := ofClone
	if redundant == nil || redundant.Block() != block {
		redundant = ofSource
	}
	if redundant == nil || redundant.Block() != block || freesBetween(op.Op(), redundant) {
		return false
	}
	if source.Type() != op.Result().Type() {
		source = memref.NewCast(r.Builder, op.Result().Type(), source).Result()
	}
	r.Replace(op.Op(), source)
	r.Erase(redundant)
	return true
}

// freedBy returns the operation that frees a memref, nil if there is none. ok is false if there are several, or a
// memref.realloc, which may free it.
func freedBy(v *ir.Value) (dealloc *ir.Operation, ok bool) {
	for use := range v.Uses() {
		if !hasEffect(use.Owner(), effects.Free, v) {
			continue
		}
		if dealloc != nil || use.Owner().Is(memref.Realloc) {
			return nil, false
		}
		dealloc = use.Owner()
	}
	return dealloc, true
}

// freesBetween reports whether memory is freed by operations between two others of a block, or that the second is not
// behind the first.
func freesBetween(from, to *ir.Operation) bool {
	for op := from.Next(); op != to; op = op.Next() {
		if op == nil || hasEffect(op, effects.Free, nil) {
			return true
		}
	}
	return false
}

// hasEffect reports whether an operation is known to have an effect of a kind, on a value if that is not nil.
func hasEffect(op *ir.Operation, kind effects.Kind, on *ir.Value) bool {
	list, _ := effects.Append(nil, op)
	return slices.ContainsFunc(list, func(e effects.Effect) bool { return e.Kind == kind && (on == nil || e.Value == on) })
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (ToTensorOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(func(op tensor.DimOp, r *rewrite.Rewriter) bool {
		from, ok := ir.DefiningOp[ToTensorOp](op.Source())
		if !ok {
			return false
		}
		r.ReplaceBy(op.Op(), memref.NewDim(r.Builder, from.Buffer(), op.Index()).Op())
		return true
	})}
}

// CanonicalizationPatterns implements [rewrite.CanonicalizeInterface].
func (ToBufferOp) CanonicalizationPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{rewrite.On(dimOfBuffer), rewrite.On(loadOfBuffer), rewrite.On(bufferOfCast), rewrite.On(bufferOfTensor)}
}

func dimOfBuffer(op memref.DimOp, r *rewrite.Rewriter) bool {
	buffer, ok := ir.DefiningOp[ToBufferOp](op.Source())
	if !ok {
		return false
	}
	r.ReplaceBy(op.Op(), tensor.NewDim(r.Builder, buffer.Tensor(), op.Index()).Op())
	return true
}

func loadOfBuffer(op memref.LoadOp, r *rewrite.Rewriter) bool {
	buffer, ok := ir.DefiningOp[ToBufferOp](op.Memref())
	if !ok {
		return false
	}
	r.ReplaceBy(op.Op(), tensor.NewExtract(r.Builder, buffer.Tensor(), op.Indices().Values()...).Op())
	return true
}

// bufferOfCast casts the memory instead of the tensor.
func bufferOfCast(op ToBufferOp, r *rewrite.Rewriter) bool {
	cast, ok := ir.DefiningOp[tensor.CastOp](op.Tensor())
	if !ok {
		return false
	}
	from, ok := cast.Source().Type().(*ir.RankedTensorType)
	if !ok {
		return false
	}
	var t ir.Type
	switch to := op.Result().Type().(type) {
	case *ir.MemRefType:
		t = ir.NewMemRefType(from.Shape(), from.Elem(), to.Layout(), to.MemorySpace())
	case *ir.UnrankedMemRefType:
		t = ir.NewMemRefType(from.Shape(), from.Elem(), nil, to.MemorySpace())
	default:
		return false
	}
	made := NewToBuffer(r.Builder, t, cast.Source())
	made.SetReadOnly(op.ReadOnly())
	r.ReplaceBy(op.Op(), memref.NewCast(r.Builder, op.Result().Type(), made.Result()).Op())
	return true
}

// bufferOfTensor replaces the memory of a tensor that is other memory: by that, by a cast of it, or by a
// copy where layout or memory space may differ. This is MLIR's foldToBufferToTensorPair.
func bufferOfTensor(op ToBufferOp, r *rewrite.Rewriter) bool {
	from, ok := ir.DefiningOp[ToTensorOp](op.Tensor())
	if !ok {
		return false
	}
	source := from.Buffer()
	if source.Type() == op.Result().Type() {
		r.Replace(op.Op(), source)
		return true
	}
	switch to := op.Result().Type().(type) {
	case *ir.MemRefType:
		t, ok := source.Type().(*ir.MemRefType)
		if !ok || t.Elem() != to.Elem() || t.Rank() != to.Rank() {
			return false
		}
		if memref.CastCompatible(t, to) && certain(t, to) {
			r.ReplaceBy(op.Op(), memref.NewCast(r.Builder, to, source).Op())
			return true
		}
		r.Replace(op.Op(), copyTo(r, source, to))
		return true
	case *ir.UnrankedMemRefType:
		if !memref.CastCompatible(source.Type(), to) {
			return false
		}
		r.ReplaceBy(op.Op(), memref.NewCast(r.Builder, to, source).Op())
		return true
	}
	return false
}

// certain reports whether a cast never finds another offset or stride than it expects.
func certain(from, to *ir.MemRefType) bool {
	as, aOffset, ok := from.StridesAndOffset()
	bs, bOffset, ok2 := to.StridesAndOffset()
	if !ok || !ok2 || aOffset == ir.DynamicSize && bOffset != ir.DynamicSize {
		return false
	}
	for i := range min(len(as), len(bs)) {
		if as[i] == ir.DynamicSize && bs[i] != ir.DynamicSize {
			return false
		}
	}
	return true
}

// copyTo copies memory to new memory of a type.
func copyTo(r *rewrite.Rewriter, source *ir.Value, t *ir.MemRefType) *ir.Value {
	r.Builder.SetLoc(source.Loc())
	var sizes []*ir.Value
	for i, n := range t.Shape() {
		if n == ir.DynamicSize {
			index := arith.NewConstantInt(r.Builder, r.Context().Index(), int64(i)).Result()
			sizes = append(sizes, memref.NewDim(r.Builder, source, index).Result())
		}
	}
	alloc := memref.NewAlloc(r.Builder, t, sizes)
	memref.NewCopy(r.Builder, source, alloc.Result())
	return alloc.Result()
}
