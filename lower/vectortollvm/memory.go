package vectortollvm

import (
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
)

// memoryPatterns convert reads and writes of memrefs.
func (l *lowering) memoryPatterns() []convert.Pattern {
	c := l.TypeConverter.TypeConverter
	return []convert.Pattern{
		convert.On(vector.Load, c, l.lowerLoad),
		convert.On(vector.MaskedLoad, c, l.lowerMaskedLoad),
		convert.On(vector.Store, c, l.lowerStore),
		convert.On(vector.MaskedStore, c, l.lowerMaskedStore),
		convert.On(vector.Gather, c, l.lowerGather),
		convert.On(vector.Scatter, c, l.lowerScatter),
		convert.On(vector.ExpandLoad, c, l.lowerExpandLoad),
		convert.On(vector.CompressStore, c, l.lowerCompressStore),
	}
}

// An access is a read or write of a vector at an element of a memref.
type access struct {
	op      *ir.Operation
	memref  *ir.MemRefType
	vector  *ir.VectorType
	base    *ir.Value
	indices []*ir.Value
	t       ir.Type // what the vector becomes
}

// accessOf describes an access to the operand of a number of a definition, with the
// indices in the next one. ok is false if it cannot be converted.
func (l *lowering) accessOf(op *ir.Operation, in []*ir.Value, base int, v *ir.Value) (a access, ok bool) {
	at, _ := op.OperandSegment(base)
	from, to := op.OperandSegment(base + 1)
	m, isMemRef := op.Operand(at).Type().(*ir.MemRefType)
	if !isMemRef {
		return a, false
	}
	a = access{op: op, memref: m, vector: vec(v), base: in[at], indices: in[from:to], t: l.ConvertOne(v.Type())}
	_, hasSpace := l.AddressSpace(m)
	return a, hasSpace && a.vector.Rank() <= 1 && a.t != nil && m.HasUnitLastStride() && l.ConvertOne(m) != nil && l.ConvertOne(m.Elem()) != nil
}

func (l *lowering) pointer(r *convert.Rewriter, a access) *ir.Value {
	return l.ElementPointer(r.Builder, a.memref, a.base, a.indices)
}

// pointers makes the addresses of elements whose numbers are counted from another.
func (l *lowering) pointers(r *convert.Rewriter, a access, indices *ir.Value) *ir.Value {
	p := l.pointer(r, a)
	return llvm.NewGEP(r.Builder, l.ConvertOne(a.memref.Elem()), p, llvm.IndexValue(indices)).Res()
}

// alignment is the alignment of an access in bytes: what the operation says, or that
// of the elements, or of the vector if that is what the options say.
func (l *lowering) alignment(a access) int64 {
	if n, ok := a.op.Attr("alignment").(*ir.IntegerAttr); ok {
		return n.Int()
	}
	t := l.ConvertOne(a.memref.Elem())
	if l.opts.Aligned {
		t = a.t
	}
	n, err := l.Options().Layout.PreferredAlignment(t)
	if err != nil {
		return 1
	}
	return int64(n)
}

func (l *lowering) lowerLoad(op vector.LoadOp, in []*ir.Value, r *convert.Rewriter) bool {
	a, ok := l.accessOf(op.Operation, in, 0, op.Result())
	if !ok {
		return false
	}
	load := llvm.NewLoad(r.Builder, a.t, l.pointer(r, a)).SetAlignment(l.alignment(a))
	load.SetNontemporal(op.Nontemporal())
	return done(r, op.Operation, load.Res())
}

func (l *lowering) lowerStore(op vector.StoreOp, in []*ir.Value, r *convert.Rewriter) bool {
	a, ok := l.accessOf(op.Operation, in, 1, op.ValueToStore())
	if !ok {
		return false
	}
	store := llvm.NewStore(r.Builder, in[0], l.pointer(r, a)).SetAlignment(l.alignment(a))
	store.SetNontemporal(op.Nontemporal())
	r.ReplaceBy(op.Operation, store.Operation)
	return true
}

// behind are the values for the operands of a definition that come after the indices.
func behind(op *ir.Operation, in []*ir.Value, operand int) *ir.Value {
	at, _ := op.OperandSegment(operand)
	return in[at]
}

func (l *lowering) lowerMaskedLoad(op vector.MaskedLoadOp, in []*ir.Value, r *convert.Rewriter) bool {
	a, ok := l.accessOf(op.Operation, in, 0, op.Result())
	if !ok {
		return false
	}
	mask, pass := behind(op.Operation, in, 2), behind(op.Operation, in, 3)
	p := l.pointer(r, a)
	load := create(r, llvm.MaskedLoad, a.t, p, mask, pass)
	load.SetAttr("alignment", ir.NewIntegerAttr(r.Context().I32(), l.alignment(a)))
	return done(r, op.Operation, load.Result(0))
}

func (l *lowering) lowerMaskedStore(op vector.MaskedStoreOp, in []*ir.Value, r *convert.Rewriter) bool {
	a, ok := l.accessOf(op.Operation, in, 0, op.ValueToStore())
	if !ok {
		return false
	}
	mask, v := behind(op.Operation, in, 2), behind(op.Operation, in, 3)
	r.ReplaceBy(op.Operation, llvm.NewMaskedStore(r.Builder, v, l.pointer(r, a), mask, int32(l.alignment(a))).Operation)
	return true
}

func (l *lowering) lowerGather(op vector.GatherOp, in []*ir.Value, r *convert.Rewriter) bool {
	a, ok := l.accessOf(op.Operation, in, 0, op.Result())
	if !ok {
		return false
	}
	indices, mask, pass := behind(op.Operation, in, 2), behind(op.Operation, in, 3), behind(op.Operation, in, 4)
	g := llvm.NewMaskedGather(r.Builder, a.t, l.pointers(r, a, indices), mask, []*ir.Value{pass}, int32(l.alignment(a)))
	return done(r, op.Operation, g.Operation.Result(0))
}

func (l *lowering) lowerScatter(op vector.ScatterOp, in []*ir.Value, r *convert.Rewriter) bool {
	a, ok := l.accessOf(op.Operation, in, 0, op.ValueToStore())
	if !ok {
		return false
	}
	indices, mask, v := behind(op.Operation, in, 2), behind(op.Operation, in, 3), behind(op.Operation, in, 4)
	r.ReplaceBy(op.Operation, llvm.NewMaskedScatter(r.Builder, v, l.pointers(r, a, indices), mask, int32(l.alignment(a))).Operation)
	return true
}

// alignArg are the attributes of the arguments of an intrinsic that says how one of
// them is aligned by an attribute, nil for an alignment of 1.
func alignArg(c *ir.Context, op *ir.Operation, arg, args int) *ir.ArrayAttr {
	n, ok := op.Attr("alignment").(*ir.IntegerAttr)
	if !ok || n.Int() == 1 {
		return nil
	}
	list := make([]ir.Attribute, args)
	for i := range list {
		list[i] = ir.NewDictionaryAttr(c)
	}
	list[arg] = ir.NewDictionaryAttr(c, ir.NamedAttribute{Name: "llvm.align", Value: ir.NewIntegerAttr(c.I64(), n.Int())})
	return ir.NewArrayAttr(c, list...)
}

func (l *lowering) lowerExpandLoad(op vector.ExpandLoadOp, in []*ir.Value, r *convert.Rewriter) bool {
	a, ok := l.accessOf(op.Operation, in, 0, op.Result())
	if !ok {
		return false
	}
	mask, pass := behind(op.Operation, in, 2), behind(op.Operation, in, 3)
	load := llvm.NewMaskedExpandLoad(r.Builder, a.t, l.pointer(r, a), mask, pass)
	if attrs := alignArg(r.Context(), op.Operation, 0, 3); attrs != nil {
		load.SetArgAttrs(attrs)
	}
	return done(r, op.Operation, load.Res())
}

func (l *lowering) lowerCompressStore(op vector.CompressStoreOp, in []*ir.Value, r *convert.Rewriter) bool {
	a, ok := l.accessOf(op.Operation, in, 0, op.ValueToStore())
	if !ok {
		return false
	}
	mask, v := behind(op.Operation, in, 2), behind(op.Operation, in, 3)
	store := llvm.NewMaskedCompressStore(r.Builder, v, l.pointer(r, a), mask)
	if attrs := alignArg(r.Context(), op.Operation, 1, 3); attrs != nil {
		store.SetArgAttrs(attrs)
	}
	r.ReplaceBy(op.Operation, store.Operation)
	return true
}
