package memreftollvm

import (
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/tollvm"
)

func (l *lowering) shapePatterns() []convert.Pattern {
	c := l.TypeConverter.TypeConverter
	return []convert.Pattern{
		convert.On(c, l.lowerDim),
		convert.On(c, l.lowerRank),
		convert.On(c, l.lowerAlignedPointer),
		convert.On(c, l.lowerStridedMetadata),
	}
}

func (l *lowering) lowerDim(op memref.DimOp, in memref.DimAdaptor[*ir.Value], r *convert.Rewriter) bool {
	b := r.Builder
	if l.ConvertOne(op.Source().Type()) == nil {
		return false
	}
	t, ranked := op.Source().Type().(*ir.MemRefType)
	if !ranked {
		return l.unrankedDim(op, in, r)
	}
	n, known := ir.ConstInt(op.Index())
	if !known || n < 0 || n >= int64(t.Rank()) {
		// The sizes go to memory, where an index may be any value.
		one := l.IndexConstant(b, 1)
		array := tollvm.Extract(b, in.Source(), 3)
		p := l.onStack(b, one, array)
		size := l.GEP(b, array.Type(), p, llvm.Index(0), llvm.IndexValue(in.Index())).Result()
		return replaced(r, op.Op(), l.Load(b, l.IndexType(), size).Result())
	}
	if size := t.Shape()[n]; size != ir.DynamicSize {
		return replaced(r, op.Op(), l.IndexConstant(b, size))
	}
	return replaced(r, op.Op(), (&tollvm.Descriptor{Value: in.Source()}).Size(b, int(n)))
}

// unrankedDim reads a size in the descriptor of known rank, where the sizes are behind the offset.
func (l *lowering) unrankedDim(op memref.DimOp, in memref.DimAdaptor[*ir.Value], r *convert.Rewriter) bool {
	pointer, ok := l.pointerTo(op.Source().Type())
	if !ok {
		return false
	}
	b, index := r.Builder, l.IndexType()
	base := (&tollvm.UnrankedDescriptor{Value: in.Source()}).Pointer(b)
	scalar := llvm.NewLiteralStruct(l.Context(), []ir.Type{pointer, pointer, index}, false)
	offset := l.GEP(b, scalar, base, llvm.Index(0), llvm.Index(2)).Result()
	behind := llvm.NewAdd(b, l.IndexConstant(b, 1), in.Index()).Result()
	size := l.GEP(b, index, offset, llvm.IndexValue(behind)).Result()
	return replaced(r, op.Op(), l.Load(b, index, size).Result())
}

func (l *lowering) lowerRank(op memref.RankOp, in memref.RankAdaptor[*ir.Value], r *convert.Rewriter) bool {
	if t, ranked := op.Memref().Type().(*ir.MemRefType); ranked {
		return replaced(r, op.Op(), l.IndexConstant(r.Builder, int64(t.Rank())))
	}
	return replaced(r, op.Op(), (&tollvm.UnrankedDescriptor{Value: in.Memref()}).Rank(r.Builder))
}

func (l *lowering) lowerAlignedPointer(op memref.ExtractAlignedPointerAsIndexOp, in memref.ExtractAlignedPointerAsIndexAdaptor[*ir.Value], r *convert.Rewriter) bool {
	b := r.Builder
	var p *ir.Value
	if _, ranked := op.Source().Type().(*ir.MemRefType); ranked {
		p = (&tollvm.Descriptor{Value: in.Source()}).Aligned(b)
	} else {
		pointer, ok := l.pointerTo(op.Source().Type())
		if !ok {
			return false
		}
		base := (&tollvm.UnrankedDescriptor{Value: in.Source()}).Pointer(b)
		p = l.Load(b, pointer, l.field(b, pointer, base, 1)).Result()
	}
	r.ReplaceBy(op.Op(), llvm.NewPtrToInt(b, l.IndexType(), p).Op())
	return true
}

func (l *lowering) lowerStridedMetadata(op memref.ExtractStridedMetadataOp, in memref.ExtractStridedMetadataAdaptor[*ir.Value], r *convert.Rewriter) bool {
	t := l.ConvertOne(op.BaseBuffer().Type())
	if t == nil || l.ConvertOne(op.Source().Type()) == nil {
		return false
	}
	b := r.Builder
	from := &tollvm.Descriptor{Value: in.Source()}
	allocated, aligned := from.Allocated(b), from.Aligned(b)
	base := l.UndefinedDescriptor(b, t)
	base.SetAllocated(b, allocated)
	base.SetAligned(b, aligned)
	base.SetOffset(b, l.IndexConstant(b, 0))
	results := []*ir.Value{base.Value, from.Offset(b)}
	rank := rankedType(op.Source()).Rank()
	for i := range rank {
		results = append(results, from.Size(b, i))
	}
	for i := range rank {
		results = append(results, from.Stride(b, i))
	}
	r.Replace(op.Op(), results...)
	return true
}
