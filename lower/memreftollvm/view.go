package memreftollvm

import (
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/strided"
	"github.com/gomlir/gomlir/lower/tollvm"
)

func (l *lowering) viewPatterns() []convert.Pattern {
	c := l.TypeConverter.TypeConverter
	return []convert.Pattern{
		convert.On(c, l.lowerAssumeAlignment),
		convert.On(c, l.lowerDistinctObjects),
		convert.On(c, l.lowerCast),
		convert.On(c, l.lowerMemorySpaceCast),
		convert.On(c, l.lowerReinterpretCast),
		convert.On(c, l.lowerReshape),
		convert.On(c, l.lowerTranspose),
		convert.On(c, l.lowerView),
	}
}

// assume creates an assumption about some values, which a word says.
func (l *lowering) assume(b *ir.Builder, condition *ir.Value, word string, values ...*ir.Value) {
	tags := ir.NewArrayAttr(l.Context(), ir.NewStringAttr(l.Context(), word))
	llvm.NewAssume(b, condition, [][]*ir.Value{values}).SetOpBundleTags(tags)
}

func (l *lowering) truth(b *ir.Builder) *ir.Value {
	return llvm.NewConstant(b, l.Context().I1(), ir.NewBoolAttr(l.Context(), true)).Result()
}

func (l *lowering) lowerAssumeAlignment(op memref.AssumeAlignmentOp, in memref.AssumeAlignmentAdaptor[*ir.Value], r *convert.Rewriter) bool {
	b := r.Builder
	p := l.ElementPointer(b, rankedType(op.Memref()), in.Memref(), nil)
	if l.TypedPointers() {
		l.assumeLowBits(b, p, int64(op.Alignment()))
	} else {
		l.assume(b, l.truth(b), "align", p, l.IndexConstant(b, int64(op.Alignment())))
	}
	return replaced(r, op.Op(), in.Memref())
}

// assumeLowBits assumes that an address is a multiple of an alignment. That is for MLIR 14, whose
// assumptions have no words.
func (l *lowering) assumeLowBits(b *ir.Builder, p *ir.Value, alignment int64) {
	number := func(n int64) *ir.Value {
		return llvm.NewConstant(b, l.IndexType(), ir.NewIntegerAttr(l.Context().Index(), n)).Result()
	}
	zero, mask := number(0), number(alignment-1)
	address := llvm.NewPtrToInt(b, l.IndexType(), p).Result()
	low := llvm.NewAnd(b, address, mask).Result()
	llvm.NewAssume(b, llvm.NewICmp(b, llvm.ICmpPredicateEq, low, zero).Result(), nil)
}

// lowerDistinctObjects says of each two memrefs that they do not overlap.
func (l *lowering) lowerDistinctObjects(op memref.DistinctObjectsOp, in memref.DistinctObjectsAdaptor[*ir.Value], r *convert.Rewriter) bool {
	list := in.Operands()
	if len(list) <= 1 || l.TypedPointers() { // MLIR 14 has no word for it
		r.Replace(op.Op(), list...)
		return true
	}
	pointers := make([]*ir.Value, len(list))
	for i, v := range list {
		pointers[i] = l.ElementPointer(r.Builder, rankedType(op.Op().Operand(i)), v, nil)
	}
	t := l.truth(r.Builder)
	for i, p := range pointers {
		for _, q := range pointers[i+1:] {
			l.assume(r.Builder, t, "separate_storage", p, q)
		}
	}
	r.Replace(op.Op(), list...)
	return true
}

func (l *lowering) lowerCast(op memref.CastOp, in memref.CastAdaptor[*ir.Value], r *convert.Rewriter) bool {
	from, to := op.Source().Type(), op.Result().Type()
	source, isRanked := from.(*ir.MemRefType)
	target, toUnranked := to.(*ir.UnrankedMemRefType)
	t := l.ConvertOne(to)
	b := r.Builder
	switch {
	case t == nil || l.ConvertOne(from) == nil:
		return false
	case isRanked && !toUnranked:
		return l.ConvertOne(from) == t && replaced(r, op.Op(), in.Source())
	case isRanked:
		p := l.onStack(b, nil, in.Source())
		return replaced(r, op.Op(), l.PackUnranked(b, target, l.IndexConstant(b, int64(source.Rank())), p).Value)
	}
	p := (&tollvm.UnrankedDescriptor{Value: in.Source()}).Pointer(b)
	return replaced(r, op.Op(), l.Load(b, t, p).Result())
}

func (l *lowering) lowerMemorySpaceCast(op memref.MemorySpaceCastOp, in memref.MemorySpaceCastAdaptor[*ir.Value], r *convert.Rewriter) bool {
	from, ok := l.pointerTo(op.Source().Type())
	to, ok2 := l.pointerTo(op.Result().Type())
	if !ok || !ok2 || l.ConvertOne(op.Source().Type()) == nil || l.ConvertOne(op.Result().Type()) == nil {
		return false
	}
	b := r.Builder
	if t, ranked := op.Result().Type().(*ir.MemRefType); ranked {
		parts := (&tollvm.Descriptor{Value: in.Source()}).Unpack(b, t.Rank())
		parts[0] = llvm.NewAddrSpaceCast(b, to, parts[0]).Result()
		parts[1] = llvm.NewAddrSpaceCast(b, to, parts[1]).Result()
		return replaced(r, op.Op(), l.Pack(b, t, parts).Value)
	}
	return replaced(r, op.Op(), l.castUnranked(b, op.Result().Type().(*ir.UnrankedMemRefType), in.Source(), from, to))
}

// unrankedSpace creates the descriptor of a memref of a rank that is not known, and room on the stack
// for the descriptor of known rank that it refers to. bytes is the size of the latter.
func (l *lowering) unrankedSpace(b *ir.Builder, t *ir.UnrankedMemRefType, rank *ir.Value) (d *tollvm.UnrankedDescriptor, room, bytes *ir.Value) {
	space, _ := l.AddressSpace(t)
	none := l.Undefined(b, l.ConvertOne(t))
	d = &tollvm.UnrankedDescriptor{Value: llvm.NewInsertValue(b, none, rank, []int64{0}).Result()}
	bytes = d.ByteSize(b, l.TypeConverter, space)
	room = l.Alloca(b, bytes, l.Context().I8())
	d.Value = llvm.NewInsertValue(b, d.Value, room, []int64{1}).Result()
	return d, room, bytes
}

// field creates the address of a field of a descriptor in memory, all of whose fields up to there
// have the size of a pointer.
func (l *lowering) field(b *ir.Builder, pointer ir.Type, base *ir.Value, i int32) *ir.Value {
	return l.GEP(b, pointer, base, llvm.Index(i)).Result()
}

// castUnranked copies the descriptor of known rank, with its pointers cast.
func (l *lowering) castUnranked(b *ir.Builder, t *ir.UnrankedMemRefType, v *ir.Value, from, to ir.Type) *ir.Value {
	source := &tollvm.UnrankedDescriptor{Value: v}
	rank, old := source.Rank(b), source.Pointer(b)
	d, room, bytes := l.unrankedSpace(b, t, rank)
	allocated := l.Load(b, from, old).Result()
	aligned := l.Load(b, from, l.field(b, from, old, 1)).Result()
	allocated = llvm.NewAddrSpaceCast(b, to, allocated).Result()
	aligned = llvm.NewAddrSpaceCast(b, to, aligned).Result()
	l.Store(b, allocated, room)
	l.Store(b, aligned, l.field(b, to, room, 1))
	rest := l.field(b, from, old, 2)
	restTo := l.field(b, to, room, 2)
	space, _ := l.AddressSpace(t)
	pointers := l.IndexConstant(b, 2*int64((l.PointerBits(space)+7)/8))
	l.Memcpy(b, restTo, rest, llvm.NewSub(b, bytes, pointers).Result())
	return d.Value
}

// pointersOf extracts the pointers of a memref's descriptor, and its offset if that is wanted.
func (l *lowering) pointersOf(b *ir.Builder, t ir.Type, v *ir.Value, withOffset bool) (allocated, aligned, offset *ir.Value, ok bool) {
	if _, ranked := t.(*ir.MemRefType); ranked {
		d := &tollvm.Descriptor{Value: v}
		allocated, aligned = d.Allocated(b), d.Aligned(b)
		if withOffset {
			offset = d.Offset(b)
		}
		return allocated, aligned, offset, true
	}
	pointer, ok := l.pointerTo(t)
	if !ok {
		return nil, nil, nil, false
	}
	base := (&tollvm.UnrankedDescriptor{Value: v}).Pointer(b)
	allocated = l.Load(b, pointer, base).Result()
	aligned = l.Load(b, pointer, l.field(b, pointer, base, 1)).Result()
	if withOffset {
		offset = l.Load(b, l.IndexType(), l.field(b, pointer, base, 2)).Result()
	}
	return allocated, aligned, offset, true
}

func (l *lowering) lowerReinterpretCast(op memref.ReinterpretCastOp, in memref.ReinterpretCastAdaptor[*ir.Value], r *convert.Rewriter) bool {
	t := l.ConvertOne(op.Result().Type())
	if t == nil || l.ConvertOne(op.Source().Type()) == nil {
		return false
	}
	b := r.Builder
	d := l.UndefinedDescriptor(b, t)
	allocated, aligned, _, ok := l.pointersOf(b, op.Source().Type(), in.Source(), false)
	if !ok {
		return false
	}
	d.SetAllocated(b, allocated)
	d.SetAligned(b, aligned)
	value := func(static int64, dynamic *[]*ir.Value) *ir.Value {
		if static != ir.DynamicSize {
			return l.IndexConstant(b, static)
		}
		v := (*dynamic)[0]
		*dynamic = (*dynamic)[1:]
		return v
	}
	offsets, sizes, strides := in.Offsets(), in.Sizes(), in.Strides()
	d.SetOffset(b, value(op.StaticOffsets()[0], &offsets))
	for i, n := range op.StaticSizes() {
		d.SetSize(b, i, value(n, &sizes))
		d.SetStride(b, i, value(op.StaticStrides()[i], &strides))
	}
	return replaced(r, op.Op(), d.Value)
}

func (l *lowering) lowerReshape(op memref.ReshapeOp, in memref.ReshapeAdaptor[*ir.Value], r *convert.Rewriter) bool {
	if l.ConvertOne(op.Source().Type()) == nil || l.ConvertOne(op.Result().Type()) == nil {
		return false
	}
	if rankedType(op.Shape()).Shape()[0] == ir.DynamicSize {
		return l.reshapeUnranked(op, in, r)
	}
	t, ok := op.Result().Type().(*ir.MemRefType)
	if !ok {
		return false
	}
	b := r.Builder
	d := l.UndefinedDescriptor(b, l.ConvertOne(t))
	allocated, aligned, _, ok := l.pointersOf(b, op.Source().Type(), in.Source(), false)
	if !ok {
		return false
	}
	d.SetAllocated(b, allocated)
	d.SetAligned(b, aligned)
	strides, offset, _ := t.StridesAndOffset()
	d.SetOffset(b, l.IndexConstant(b, offset))
	var stride *ir.Value
	for i := t.Rank() - 1; i >= 0; i-- {
		if strides[i] != ir.DynamicSize {
			stride = l.IndexConstant(b, strides[i])
		}
		size := l.sizeInShape(b, op.Shape(), t, i)
		d.SetSize(b, i, size)
		d.SetStride(b, i, stride)
		stride = llvm.NewMul(b, stride, size).Result()
	}
	return replaced(r, op.Op(), d.Value)
}

// sizeInShape returns the size of a dimension, which is in memory if the type does not have it.
func (l *lowering) sizeInShape(b *ir.Builder, shape *ir.Value, t *ir.MemRefType, dim int) *ir.Value {
	if n := t.Shape()[dim]; n != ir.DynamicSize {
		return l.IndexConstant(b, n)
	}
	v := memref.NewLoad(b, shape, l.IndexConstant(b, int64(dim))).Result()
	if v.Type() == l.IndexType() {
		return v
	}
	return builtin.NewUnrealizedConversionCast(b, []ir.Type{l.IndexType()}, v).Op().Result(0)
}

// reshapeUnranked makes a descriptor whose rank is known at run time only, in a loop over its
// dimensions.
func (l *lowering) reshapeUnranked(op memref.ReshapeOp, in memref.ReshapeAdaptor[*ir.Value], r *convert.Rewriter) bool {
	t, ok := op.Result().Type().(*ir.UnrankedMemRefType)
	pointer, ok2 := l.pointerTo(op.Result().Type())
	if !ok || !ok2 {
		return false
	}
	b, o := r.Builder, op.Op()
	shape := &tollvm.Descriptor{Value: in.Shape()}
	rank := shape.Size(b, 0)
	d, room, _ := l.unrankedSpace(b, t, rank)
	allocated, aligned, offset, ok := l.pointersOf(b, op.Source().Type(), in.Source(), true)
	if !ok {
		return false
	}
	l.Store(b, allocated, room)
	l.Store(b, aligned, l.field(b, pointer, room, 1))
	l.Store(b, offset, l.field(b, pointer, room, 2))
	index := l.IndexType()
	fields := llvm.NewLiteralStruct(l.Context(), []ir.Type{pointer, pointer, index, index}, false)
	sizes := l.GEP(b, fields, room, llvm.Index(0), llvm.Index(3)).Result()
	strides := l.GEP(b, index, sizes, llvm.IndexValue(rank)).Result()
	source := shape.Aligned(b)
	one := l.IndexConstant(b, 1)
	last := llvm.NewSub(b, rank, one).Result()

	before, rest := r.Split(o.Block(), o)
	locs := []ir.Location{o.Loc(), o.Loc()}
	condition := r.CreateBlock(before.Region(), rest, []ir.Type{index, index}, locs)
	body := r.CreateBlock(before.Region(), rest, nil, nil)
	r.AtEnd(before)
	llvm.NewBr(b, ir.To(condition, last, one))
	r.AtEnd(condition)
	dim, stride := condition.Arg(0), condition.Arg(1)
	zero := l.IndexConstant(b, 0)
	more := llvm.NewICmp(b, llvm.ICmpPredicateSge, dim, zero).Result()
	llvm.NewCondBr(b, more, ir.To(body), ir.To(rest))
	r.AtEnd(body)
	at := func(base *ir.Value) *ir.Value { return l.GEP(b, index, base, llvm.IndexValue(dim)).Result() }
	size := l.Load(b, index, at(source)).Result()
	l.Store(b, size, at(sizes))
	l.Store(b, stride, at(strides))
	next := llvm.NewMul(b, stride, size).Result()
	llvm.NewBr(b, ir.To(condition, llvm.NewSub(b, dim, one).Result(), next))
	r.Before(o)
	return replaced(r, o, d.Value)
}

func (l *lowering) lowerTranspose(op memref.TransposeOp, in memref.TransposeAdaptor[*ir.Value], r *convert.Rewriter) bool {
	m := op.Permutation()
	if m.IsIdentity() {
		return replaced(r, op.Op(), in.In())
	}
	t := l.ConvertOne(op.Result().Type())
	if t == nil {
		return false
	}
	b := r.Builder
	from, d := &tollvm.Descriptor{Value: in.In()}, l.UndefinedDescriptor(b, t)
	d.SetAllocated(b, from.Allocated(b))
	d.SetAligned(b, from.Aligned(b))
	d.SetOffset(b, from.Offset(b))
	for i, e := range m.Results() {
		d.SetSize(b, i, from.Size(b, e.Position()))
		d.SetStride(b, i, from.Stride(b, e.Position()))
	}
	return replaced(r, op.Op(), d.Value)
}

func (l *lowering) lowerView(op memref.ViewOp, in memref.ViewAdaptor[*ir.Value], r *convert.Rewriter) bool {
	t := rankedType(op.Result())
	strides, offset, ok := t.StridesAndOffset()
	to := l.ConvertOne(t)
	if !ok || to == nil || l.ConvertOne(op.Source().Type()) == nil || offset != 0 || t.Rank() > 0 && strides[t.Rank()-1] != 1 {
		return false
	}
	b := r.Builder
	from, d := &tollvm.Descriptor{Value: in.Source()}, l.UndefinedDescriptor(b, to)
	elem := l.ConvertOne(t.Elem())
	d.SetAllocated(b, l.Pointing(b, from.Allocated(b), elem))
	start := l.GEP(b, l.ConvertOne(rankedType(op.Source()).Elem()), from.Aligned(b), llvm.IndexValue(in.ByteShift())).Result()
	d.SetAligned(b, l.Pointing(b, start, elem))
	d.SetOffset(b, l.IndexConstant(b, 0))
	sizes := strided.Mixed(t.Shape(), op.Sizes())
	converted := in.Sizes()
	var stride, inner *ir.Value
	for i := t.Rank() - 1; i >= 0; i-- {
		var size *ir.Value
		if sizes[i].IsConstant() {
			size = l.IndexConstant(b, sizes[i].Static())
		} else {
			size = converted[len(converted)-1]
			converted = converted[:len(converted)-1]
		}
		d.SetSize(b, i, size)
		if strides[i] != ir.DynamicSize {
			stride = l.IndexConstant(b, strides[i])
		} else {
			stride = llvm.NewMul(b, stride, inner).Result()
		}
		d.SetStride(b, i, stride)
		inner = size
	}
	return replaced(r, op.Op(), d.Value)
}
