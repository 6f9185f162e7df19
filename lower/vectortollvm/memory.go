package vectortollvm

import (
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/tollvm"
)

// memoryPatterns returns the patterns for accesses to memrefs.
func (l *lowering) memoryPatterns() []convert.Pattern {
	c := l.TypeConverter.TypeConverter
	return []convert.Pattern{
		convert.On(c, l.lowerLoad),
		convert.On(c, l.lowerMaskedLoad),
		convert.On(c, l.lowerStore),
		convert.On(c, l.lowerMaskedStore),
		convert.On(c, l.lowerGather),
		convert.On(c, l.lowerScatter),
		convert.On(c, l.lowerExpandLoad),
		convert.On(c, l.lowerCompressStore),
		convert.On(c, l.lowerTypeCast),
	}
}

// An access is a load or store of a vector at an element of a memref.
type access struct {
	op      *ir.Operation
	memref  *ir.MemRefType
	vector  *ir.VectorType
	base    *ir.Value
	indices []*ir.Value
	t       ir.Type // the converted type of the vector
}

// accessOf returns the access of an operation. base is the number of the memref operand, which the
// indices follow, and v is the vector that is loaded or stored. ok is false if the access cannot be
// converted.
func (l *lowering) accessOf(op *ir.Operation, in []*ir.Value, base int, v *ir.Value) (a access, ok bool) {
	at, _ := op.OperandSegment(base)
	from, to := op.OperandSegment(base + 1)
	m, isMemRef := op.Operand(at).Type().(*ir.MemRefType)
	if !isMemRef {
		return a, false
	}
	a = access{op: op, memref: m, vector: vectorTypeOf(v), base: in[at], indices: in[from:to], t: l.ConvertOne(v.Type())}
	_, hasSpace := l.AddressSpace(m)
	return a, hasSpace && a.vector.Rank() <= 1 && a.t != nil && m.HasUnitLastStride() && l.ConvertOne(m) != nil && l.ConvertOne(m.Elem()) != nil
}

func (l *lowering) pointer(r *convert.Rewriter, a access) *ir.Value {
	return l.ElementPointer(r.Builder, a.memref, a.base, a.indices)
}

// pointers creates a vector of addresses: those of the elements at the given distances from the
// accessed element.
func (l *lowering) pointers(r *convert.Rewriter, a access, indices *ir.Value) *ir.Value {
	p := l.pointer(r, a)
	return l.GEP(r.Builder, l.ConvertOne(a.memref.Elem()), p, llvm.IndexValue(indices)).Result()
}

// alignment returns the alignment of an access in bytes: that of the operation's
// attribute if present, otherwise that of the element type or, with Options.Aligned, of
// the vector.
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

func (l *lowering) lowerLoad(op vector.LoadOp, in vector.LoadAdaptor[*ir.Value], r *convert.Rewriter) bool {
	a, ok := l.accessOf(op.Op(), in.Values(), 0, op.Result())
	if !ok {
		return false
	}
	load := l.Load(r.Builder, a.t, l.pointer(r, a)).SetAlignment(l.alignment(a))
	load.SetNontemporal(op.Nontemporal())
	return replaced(r, op.Op(), load.Result())
}

func (l *lowering) lowerStore(op vector.StoreOp, in vector.StoreAdaptor[*ir.Value], r *convert.Rewriter) bool {
	a, ok := l.accessOf(op.Op(), in.Values(), 1, op.ValueToStore())
	if !ok {
		return false
	}
	store := l.Store(r.Builder, in.ValueToStore(), l.pointer(r, a)).SetAlignment(l.alignment(a))
	store.SetNontemporal(op.Nontemporal())
	r.ReplaceBy(op.Op(), store.Op())
	return true
}

// behind returns the converted value of the operand with the given number in the definition.
func behind(op *ir.Operation, in []*ir.Value, operand int) *ir.Value {
	at, _ := op.OperandSegment(operand)
	return in[at]
}

func (l *lowering) lowerMaskedLoad(op vector.MaskedLoadOp, in vector.MaskedLoadAdaptor[*ir.Value], r *convert.Rewriter) bool {
	a, ok := l.accessOf(op.Op(), in.Values(), 0, op.Result())
	if !ok {
		return false
	}
	mask, pass := behind(op.Op(), in.Values(), 2), behind(op.Op(), in.Values(), 3)
	p := l.Pointing(r.Builder, l.pointer(r, a), a.t)
	load := create(r, llvm.MaskedLoad, a.t, p, mask, pass)
	load.SetAttr("alignment", ir.NewIntegerAttr(r.Context().I32(), l.alignment(a)))
	return replaced(r, op.Op(), load.Result(0))
}

func (l *lowering) lowerMaskedStore(op vector.MaskedStoreOp, in vector.MaskedStoreAdaptor[*ir.Value], r *convert.Rewriter) bool {
	a, ok := l.accessOf(op.Op(), in.Values(), 0, op.ValueToStore())
	if !ok {
		return false
	}
	mask, v := behind(op.Op(), in.Values(), 2), behind(op.Op(), in.Values(), 3)
	r.ReplaceBy(op.Op(), llvm.NewMaskedStore(r.Builder, v, l.Pointing(r.Builder, l.pointer(r, a), v.Type()), mask, int32(l.alignment(a))).Op())
	return true
}

func (l *lowering) lowerGather(op vector.GatherOp, in vector.GatherAdaptor[*ir.Value], r *convert.Rewriter) bool {
	a, ok := l.accessOf(op.Op(), in.Values(), 0, op.Result())
	if !ok {
		return false
	}
	indices, mask, pass := behind(op.Op(), in.Values(), 2), behind(op.Op(), in.Values(), 3), behind(op.Op(), in.Values(), 4)
	g := llvm.NewMaskedGather(r.Builder, a.t, l.pointers(r, a, indices), mask, []*ir.Value{pass}, int32(l.alignment(a)))
	return replaced(r, op.Op(), g.Op().Result(0))
}

func (l *lowering) lowerScatter(op vector.ScatterOp, in vector.ScatterAdaptor[*ir.Value], r *convert.Rewriter) bool {
	a, ok := l.accessOf(op.Op(), in.Values(), 0, op.ValueToStore())
	if !ok {
		return false
	}
	indices, mask, v := behind(op.Op(), in.Values(), 2), behind(op.Op(), in.Values(), 3), behind(op.Op(), in.Values(), 4)
	r.ReplaceBy(op.Op(), llvm.NewMaskedScatter(r.Builder, v, l.pointers(r, a, indices), mask, int32(l.alignment(a))).Op())
	return true
}

// alignArg returns argument attributes with the alignment of an address, for an intrinsic that
// takes it so. It returns nil for the alignment 1.
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

func (l *lowering) lowerExpandLoad(op vector.ExpandLoadOp, in vector.ExpandLoadAdaptor[*ir.Value], r *convert.Rewriter) bool {
	a, ok := l.accessOf(op.Op(), in.Values(), 0, op.Result())
	if !ok {
		return false
	}
	mask, pass := behind(op.Op(), in.Values(), 2), behind(op.Op(), in.Values(), 3)
	load := llvm.NewMaskedExpandLoad(r.Builder, a.t, l.pointer(r, a), mask, pass)
	if attrs := alignArg(r.Context(), op.Op(), 0, 3); attrs != nil {
		load.SetArgAttrs(attrs)
	}
	return replaced(r, op.Op(), load.Result())
}

func (l *lowering) lowerCompressStore(op vector.CompressStoreOp, in vector.CompressStoreAdaptor[*ir.Value], r *convert.Rewriter) bool {
	a, ok := l.accessOf(op.Op(), in.Values(), 0, op.ValueToStore())
	if !ok {
		return false
	}
	mask, v := behind(op.Op(), in.Values(), 2), behind(op.Op(), in.Values(), 3)
	store := llvm.NewMaskedCompressStore(r.Builder, v, l.pointer(r, a), mask)
	if attrs := alignArg(r.Context(), op.Op(), 1, 3); attrs != nil {
		store.SetArgAttrs(attrs)
	}
	r.ReplaceBy(op.Op(), store.Op())
	return true
}

// lowerTypeCast creates the descriptor of a memref of one vector from that of a memref
// of its elements.
func (l *lowering) lowerTypeCast(op vector.TypeCastOp, in vector.TypeCastAdaptor[*ir.Value], r *convert.Rewriter) bool {
	from, to := op.Memref().Type().(*ir.MemRefType), op.Result().Type().(*ir.MemRefType)
	t := l.ConvertOne(to)
	if t == nil || !from.IsRowMajor() || !to.IsRowMajor() {
		return false
	}
	strides, _, _ := to.StridesAndOffset()
	source, d := &tollvm.Descriptor{Value: in.Memref()}, l.UndefinedDescriptor(r.Builder, t)
	elem := l.ConvertOne(to.Elem())
	d.SetAllocated(r.Builder, l.Pointing(r.Builder, source.Allocated(r.Builder), elem))
	d.SetAligned(r.Builder, l.Pointing(r.Builder, source.Aligned(r.Builder), elem))
	d.SetOffset(r.Builder, l.IndexConstant(r.Builder, 0))
	for i, n := range to.Shape() {
		d.SetSize(r.Builder, i, l.IndexConstant(r.Builder, n))
		d.SetStride(r.Builder, i, l.IndexConstant(r.Builder, strides[i]))
	}
	return replaced(r, op.Op(), d.Value)
}
