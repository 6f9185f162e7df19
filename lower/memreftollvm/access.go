package memreftollvm

import (
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/tollvm"
)

func (l *lowering) accessPatterns() []convert.Pattern {
	c := l.TypeConverter.TypeConverter
	return []convert.Pattern{
		convert.On(c, l.lowerLoad),
		convert.On(c, l.lowerStore),
		convert.On(c, l.lowerPrefetch),
		convert.On(c, l.lowerAtomicRMW),
		convert.On(c, l.lowerGenericAtomicRMW),
		convert.On(c, l.lowerCopy),
	}
}

func (l *lowering) lowerLoad(op memref.LoadOp, in memref.LoadAdaptor[*ir.Value], r *convert.Rewriter) bool {
	t := rankedType(op.Memref())
	if l.ConvertOne(t) == nil {
		return false
	}
	p := l.AccessPointer(r.Builder, t, in.Memref(), in.Indices())
	load := l.Load(r.Builder, l.ConvertOne(t.Elem()), p)
	load.SetNontemporal(op.Nontemporal())
	if n, ok := op.Alignment(); ok {
		load.SetAlignment(n)
	}
	return replaced(r, op.Op(), load.Result())
}

func (l *lowering) lowerStore(op memref.StoreOp, in memref.StoreAdaptor[*ir.Value], r *convert.Rewriter) bool {
	t := rankedType(op.Memref())
	if l.ConvertOne(t) == nil {
		return false
	}
	p := l.AccessPointer(r.Builder, t, in.Memref(), in.Indices())
	store := l.Store(r.Builder, in.Value(), p)
	store.SetNontemporal(op.Nontemporal())
	if n, ok := op.Alignment(); ok {
		store.SetAlignment(n)
	}
	r.ReplaceBy(op.Op(), store.Op())
	return true
}

func (l *lowering) lowerPrefetch(op memref.PrefetchOp, in memref.PrefetchAdaptor[*ir.Value], r *convert.Rewriter) bool {
	t := rankedType(op.Memref())
	if l.ConvertOne(t) == nil {
		return false
	}
	p := l.ElementPointer(r.Builder, t, in.Memref(), in.Indices())
	r.ReplaceBy(op.Op(), l.prefetch(r.Builder, p, number(op.IsWrite()), op.LocalityHint(), number(op.IsDataCache())))
	return true
}

// prefetch creates an intrinsic whose flags are constants: attributes, or operands where pointers are
// typed.
func (l *lowering) prefetch(b *ir.Builder, p *ir.Value, write, locality, isData int32) *ir.Operation {
	if !l.TypedPointers() {
		return llvm.NewPrefetch(b, p, write, locality, isData).Op()
	}
	i32 := func(n int32) *ir.Value { return llvm.NewConstantInt(b, l.Context().I32(), int64(n)).Result() }
	return llvm.NewPrefetchMLIR14(b, p, i32(write), i32(locality), i32(isData))
}

func number(b bool) int32 {
	if b {
		return 1
	}
	return 0
}

// atomicOps are the operations of LLVM for the kinds of memref.atomic_rmw that it has.
var atomicOps = map[arith.AtomicRMWKind]llvm.AtomicBinOp{
	arith.AtomicRMWKindAddf: llvm.AtomicBinOpFadd, arith.AtomicRMWKindAddi: llvm.AtomicBinOpAdd, arith.AtomicRMWKindAssign: llvm.AtomicBinOpXchg,
	arith.AtomicRMWKindMaximumf: llvm.AtomicBinOpFmaximum, arith.AtomicRMWKindMaxnumf: llvm.AtomicBinOpFmax,
	arith.AtomicRMWKindMaxs: llvm.AtomicBinOpMax, arith.AtomicRMWKindMaxu: llvm.AtomicBinOpUmax,
	arith.AtomicRMWKindMinimumf: llvm.AtomicBinOpFminimum, arith.AtomicRMWKindMinnumf: llvm.AtomicBinOpFmin,
	arith.AtomicRMWKindMins: llvm.AtomicBinOpMin, arith.AtomicRMWKindMinu: llvm.AtomicBinOpUmin,
	arith.AtomicRMWKindOri: llvm.AtomicBinOpOr, arith.AtomicRMWKindXori: llvm.AtomicBinOpXor, arith.AtomicRMWKindAndi: llvm.AtomicBinOpAnd,
}

func (l *lowering) lowerAtomicRMW(op memref.AtomicRMWOp, in memref.AtomicRMWAdaptor[*ir.Value], r *convert.Rewriter) bool {
	kind, ok := atomicOps[op.Kind()]
	t := rankedType(op.Memref())
	if !ok || l.ConvertOne(t) == nil {
		return false
	}
	p := l.ElementPointer(r.Builder, t, in.Memref(), in.Indices())
	r.ReplaceBy(op.Op(), llvm.NewAtomicRMW(r.Builder, kind, p, in.Value(), llvm.AtomicOrderingAcqRel).Op())
	return true
}

// lowerGenericAtomicRMW runs the body again and again until the element is still what the body
// began with.
func (l *lowering) lowerGenericAtomicRMW(op memref.GenericAtomicRMWOp, in memref.GenericAtomicRMWAdaptor[*ir.Value], r *convert.Rewriter) bool {
	o, t := op.Op(), rankedType(op.Memref())
	elem := l.ConvertOne(t.Elem())
	if l.ConvertOne(t) == nil || elem == nil {
		return false
	}
	before, rest := r.Split(o.Block(), o)
	loop := r.CreateBlock(before.Region(), rest, []ir.Type{elem}, []ir.Location{o.Loc()})
	r.AtEnd(before)
	p := l.ElementPointer(r.Builder, t, in.Memref(), in.Indices())
	llvm.NewBr(r.Builder, ir.To(loop, l.Load(r.Builder, elem, p).Result()))

	r.AtEnd(loop)
	old := loop.Arg(0)
	body := op.AtomicBody().First()
	var m ir.IRMapping
	m.SetValue(body.Arg(0), old)
	for nested := range body.Ops() {
		if nested != body.Last() {
			r.Clone(nested, &m)
		}
	}
	fresh := m.Value(body.Last().Operand(0))
	exchange := llvm.NewAtomicCmpXchg(r.Builder, p, old, fresh, llvm.AtomicOrderingAcqRel, llvm.AtomicOrderingMonotonic).Op().Result(0)
	now, ok := tollvm.Extract(r.Builder, exchange, 0), tollvm.Extract(r.Builder, exchange, 1)
	llvm.NewCondBr(r.Builder, ok, ir.To(rest), ir.To(loop, now))
	return replaced(r, o, now)
}

// lowerCopy copies bytes if both memrefs are contiguous, and otherwise calls a function of the
// runtime library.
func (l *lowering) lowerCopy(op memref.CopyOp, in memref.CopyAdaptor[*ir.Value], r *convert.Rewriter) bool {
	from, to := op.Source().Type(), op.Target().Type()
	if l.ConvertOne(from) == nil || l.ConvertOne(to) == nil {
		return false
	}
	if isContiguous(from) && isContiguous(to) {
		l.copyBytes(rankedType(op.Source()), in.Source(), in.Target(), r.Builder)
		r.Erase(op.Op())
		return true
	}
	b := r.Builder
	saved := llvm.NewStackSave(b, l.PointerType()).Op().Result(0)
	source, target := l.unranked(b, from, in.Source()), l.unranked(b, to, in.Target())
	one := l.IndexConstant(b, 1)
	source, target = l.onStack(b, one, source), l.onStack(b, one, target)
	bytes := l.bytesOf(b, ir.ElementOrSelf(from))
	if _, ok := l.call(r, op.Op(), "memrefCopy", llvm.NewVoidType(l.Context()), bytes, source, target); !ok {
		return false
	}
	llvm.NewStackRestore(b, saved)
	r.Erase(op.Op())
	return true
}

// isContiguous reports whether the elements of a memref are without gaps.
func isContiguous(t ir.Type) bool {
	m, ok := t.(*ir.MemRefType)
	if !ok {
		return false
	}
	if layout, ok := m.Layout().(ir.MemRefLayout); !ok || layout.IsIdentityLayout() {
		return true
	}
	n, ok := ir.NumElements(m.Shape())
	if !ok || n == 0 {
		return false
	}
	strides, _, ok := m.StridesAndOffset()
	next, i := int64(1), m.Rank()-1
	for ; ok && i >= 0 && strides[i] == next; i-- {
		next *= m.Shape()[i]
	}
	for ; i >= 0 && m.Shape()[i] == 1; i-- { // the stride has no meaning
	}
	return ok && i < 0
}

func (l *lowering) copyBytes(t *ir.MemRefType, source, target *ir.Value, b *ir.Builder) {
	from, to := &tollvm.Descriptor{Value: source}, &tollvm.Descriptor{Value: target}
	n := l.IndexConstant(b, 1)
	for i := range t.Rank() {
		n = llvm.NewMul(b, n, from.Size(b, i)).Result()
	}
	n = llvm.NewMul(b, n, l.bytesOf(b, t.Elem())).Result()
	start := func(d *tollvm.Descriptor) *ir.Value {
		base := d.Aligned(b)
		return l.GEP(b, l.ConvertOne(t.Elem()), base, llvm.IndexValue(d.Offset(b))).Result()
	}
	first := start(from)
	l.Memcpy(b, start(to), first, n)
}

// unranked returns the descriptor of a memref of unknown rank.
func (l *lowering) unranked(b *ir.Builder, t ir.Type, v *ir.Value) *ir.Value {
	m, ok := t.(*ir.MemRefType)
	if !ok {
		return v
	}
	rank := llvm.NewConstant(b, l.IndexType(), ir.NewIntegerAttr(l.IndexType(), int64(m.Rank()))).Result()
	return l.PackUnranked(b, ir.NewUnrankedMemRefType(m.Elem(), m.MemorySpace()), rank, l.onStack(b, nil, v)).Value
}
