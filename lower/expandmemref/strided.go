package expandmemref

import (
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/strided"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/rewrite"
)

// StridedMetadata is the pass expand-strided-metadata.
var StridedMetadata = &pass.Def{
	Name:    "expand-strided-metadata",
	Summary: "Expand memref operations into easier to analyze constructs",
	Class:   "ExpandStridedMetadataPass",
	New: func(*pass.Options) func(*pass.Job) {
		return func(j *pass.Job) {
			rewrite.Greedy(j.Context(), j.Op, rewrite.NewPatterns(StridedMetadataPatterns()...), rewrite.Config{BottomUp: true, Threads: j.Threads})
		}
	},
}

// StridedMetadataPatterns returns the patterns of expand-strided-metadata. They compute offsets,
// sizes and strides of views, which become memref.reinterpret_casts of the memory that they are
// views of.
func StridedMetadataPatterns() []rewrite.Pattern {
	return []rewrite.Pattern{
		rewrite.On(func(op memref.SubViewOp, r *rewrite.Rewriter) bool {
			m, ok := ofSubView(r.Builder, op)
			return ok && m.reinterpret(op.Op(), r)
		}),
		rewrite.On(func(op memref.ExpandShapeOp, r *rewrite.Rewriter) bool {
			m, ok := ofExpandShape(r.Builder, op)
			return ok && m.reinterpret(op.Op(), r)
		}),
		rewrite.On(func(op memref.CollapseShapeOp, r *rewrite.Rewriter) bool {
			m, ok := ofCollapseShape(r.Builder, op)
			return ok && m.reinterpret(op.Op(), r)
		}),
		rewrite.On(alignedPointerOfView),
		rewrite.On(metadataOf),
	}
}

// MetadataPatterns returns those of [StridedMetadataPatterns] that leave views as they are: they answer
// memref.extract_strided_metadata and memref.extract_aligned_pointer_as_index from the views. There is one for
// each kind of view, because a conversion applies none to what it has created itself.
// This is MLIR's populateResolveExtractStridedMetadataPatterns.
func MetadataPatterns() []rewrite.Pattern {
	list := []rewrite.Pattern{rewrite.On(alignedPointerOfView)}
	for _, def := range [...]*ir.OpDef{memref.Alloc, memref.Alloca, memref.CollapseShape, memref.ExpandShape, memref.GetGlobal,
		memref.ReinterpretCast, memref.SubView, memref.MemorySpaceCast, memref.AssumeAlignment, memref.ExtractStridedMetadata} {
		list = append(list, rewrite.On(func(op memref.ExtractStridedMetadataOp, r *rewrite.Rewriter) bool {
			from := op.Source().DefiningOp()
			return from != nil && from.Is(def) && metadataOf(op, r)
		}))
	}
	return list
}

// reinterpret replaces a view by a cast of the memory.
func (m metadata) reinterpret(op *ir.Operation, r *rewrite.Rewriter) bool {
	t := op.Result(0).Type().(*ir.MemRefType)
	r.ReplaceBy(op, memref.NewReinterpretCastTo(r.Builder, t, m.base, m.offset, m.sizes, m.strides).Op())
	return true
}

// values returns the results of memref.extract_strided_metadata.
func (m metadata) values(b *ir.Builder) []*ir.Value {
	list := []*ir.Value{m.base}
	for _, xs := range [][]strided.Index{{m.offset}, m.sizes, m.strides} {
		for _, x := range xs {
			v := x.Value()
			if x.IsConstant() {
				v = index(b, x.Static())
			}
			list = append(list, v)
		}
	}
	return list
}

// alignedPointerOfView asks the memref that a view is of, which has the same pointer.
func alignedPointerOfView(op memref.ExtractAlignedPointerAsIndexOp, r *rewrite.Rewriter) bool {
	def := op.Source().DefiningOp()
	if def == nil || def.Is(memref.View) || def.Result(0) != op.Source() {
		return false
	}
	view, ok := ir.ViewLikeOpInterface.Of(def)
	if !ok {
		return false
	}
	r.Modify(op.Op(), func() { op.Op().SetOperand(0, view.ViewSource()) })
	return true
}

// metadataOf computes offset, sizes and strides from the operation that the memref comes from.
func metadataOf(op memref.ExtractStridedMetadataOp, r *rewrite.Rewriter) bool {
	def := op.Source().DefiningOp()
	if def == nil {
		return false
	}
	var m metadata
	ok := false
	switch def.Def() {
	case memref.Alloc:
		m, ok = ofAllocation(op, ir.Cast[memref.AllocOp](def).MixedSizes(), r)
	case memref.Alloca:
		m, ok = ofAllocation(op, ir.Cast[memref.AllocaOp](def).MixedSizes(), r)
	case memref.GetGlobal:
		m, ok = ofAllocation(op, strided.Constants(op.Source().Type().(*ir.MemRefType).Shape()), r)
	case memref.CollapseShape:
		r.LocOf(def)
		m, ok = ofCollapseShape(r.Builder, ir.Cast[memref.CollapseShapeOp](def))
	case memref.ExpandShape:
		r.LocOf(def)
		m, ok = ofExpandShape(r.Builder, ir.Cast[memref.ExpandShapeOp](def))
	case memref.SubView:
		r.LocOf(def)
		m, ok = ofSubView(r.Builder, ir.Cast[memref.SubViewOp](def))
	case memref.ReinterpretCast:
		cast := ir.Cast[memref.ReinterpretCastOp](def)
		if isStrided(cast.Source()) {
			m.base, ok = memref.NewExtractStridedMetadata(r.Builder, cast.Source()).BaseBuffer(), true
			m.offset, m.sizes, m.strides = strided.MixedOffsets(cast)[0], strided.MixedSizes(cast), strided.MixedStrides(cast)
		}
	case memref.ExtractStridedMetadata:
		m, ok = metadata{base: ir.Cast[memref.ExtractStridedMetadataOp](def).BaseBuffer()}, true
	case memref.MemorySpaceCast:
		return metadataOfOtherSpace(op, ir.Cast[memref.MemorySpaceCastOp](def), r)
	case memref.AssumeAlignment:
		r.ReplaceBy(op.Op(), memref.NewExtractStridedMetadata(r.Builder, ir.Cast[memref.AssumeAlignmentOp](def).Memref()).Op())
		return true
	}
	if !ok {
		return false
	}
	r.Replace(op.Op(), m.values(r.Builder)...)
	return true
}

// isStrided reports whether a value is a memref with a rank and a strided layout.
func isStrided(v *ir.Value) bool {
	t, ok := v.Type().(*ir.MemRefType)
	if ok {
		_, _, ok = t.StridesAndOffset()
	}
	return ok
}

// ofAllocation is for memory without a layout, of which the sizes are known.
func ofAllocation(op memref.ExtractStridedMetadataOp, sizes []strided.Index, r *rewrite.Rewriter) (m metadata, ok bool) {
	from := op.Source()
	if !from.Type().(*ir.MemRefType).HasIdentityLayout() {
		return metadata{}, false
	}
	m.sizes = sizes
	m.strides = make([]strided.Index, len(sizes))
	for i := len(sizes) - 1; i >= 0; i-- {
		m.strides[i] = product(r.Builder, sizes[i+1:])
	}
	if t := op.BaseBuffer().Type().(*ir.MemRefType); !op.BaseBuffer().HasUses() && !from.DefiningOp().Is(memref.GetGlobal) {
		return m, true
	} else if m.base = from; from.Type() != ir.Type(t) {
		m.base = memref.NewReinterpretCastTo(r.Builder, t, from, strided.Constant(0), nil, nil).Result()
	}
	return m, true
}

// metadataOfOtherSpace casts the memory instead of the view of it.
func metadataOfOtherSpace(op memref.ExtractStridedMetadataOp, cast memref.MemorySpaceCastOp, r *rewrite.Rewriter) bool {
	if !isStrided(cast.Source()) {
		return false
	}
	values := memref.NewExtractStridedMetadata(r.Builder, cast.Source()).Op().Results().Values()
	if op.BaseBuffer().HasUses() {
		values[0] = memref.NewMemorySpaceCast(r.Builder, op.BaseBuffer().Type(), values[0]).Result()
	} else {
		values[0] = nil
	}
	r.Replace(op.Op(), values...)
	return true
}
