package memreftollvm

import (
	"math/bits"

	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/datalayout"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/tollvm"
	"github.com/gomlir/gomlir/num"
)

func (l *lowering) allocationPatterns() []convert.Pattern {
	c := l.TypeConverter.TypeConverter
	return []convert.Pattern{
		convert.On(c, l.lowerAlloc),
		convert.On(c, l.lowerAlloca),
		convert.On(c, l.lowerAllocaScope),
		convert.On(c, l.lowerDealloc),
		convert.On(c, l.lowerGlobal),
		convert.On(c, l.lowerGetGlobal),
	}
}

// A buffer is the memory of a memref that has no layout: a size and a stride for each dimension,
// and the number of elements.
type buffer struct {
	t              *ir.MemRefType
	sizes, strides []*ir.Value
	elements       *ir.Value
}

// bufferOf creates what is not known of a buffer, from the sizes that the type does not have. The
// strides are products of sizes.
func (l *lowering) bufferOf(b *ir.Builder, t *ir.MemRefType, dynamic []*ir.Value) buffer {
	m := buffer{t: t, strides: make([]*ir.Value, t.Rank())}
	for _, n := range t.Shape() {
		if n != ir.DynamicSize {
			m.sizes = append(m.sizes, l.IndexConstant(b, n))
			continue
		}
		m.sizes = append(m.sizes, dynamic[0])
		dynamic = dynamic[1:]
	}
	known := int64(1)
	running := l.IndexConstant(b, 1)
	for i := t.Rank() - 1; i >= 0; i-- {
		m.strides[i] = running
		isSize := known == 1
		if n := t.Shape()[i]; n == ir.DynamicSize || known == ir.DynamicSize {
			known = ir.DynamicSize
		} else {
			known *= n
		}
		switch {
		case isSize:
			running = m.sizes[i]
		case known == ir.DynamicSize:
			running = llvm.NewMul(b, running, m.sizes[i]).Result()
		default:
			running = l.IndexConstant(b, known)
		}
	}
	m.elements = running
	return m
}

// descriptor creates the descriptor of a buffer at a pointer.
func (l *lowering) descriptor(b *ir.Builder, m buffer, allocated, aligned *ir.Value) *ir.Value {
	d := l.UndefinedDescriptor(b, l.ConvertOne(m.t))
	d.SetAllocated(b, allocated)
	d.SetAligned(b, aligned)
	d.SetOffset(b, l.IndexConstant(b, 0))
	for i, v := range m.sizes {
		d.SetSize(b, i, v)
	}
	for i, v := range m.strides {
		d.SetStride(b, i, v)
	}
	return d.Value
}

// Functions that allocate and free: of the C library, and with names of MLIR's own.
const (
	cAlloc, genericAlloc               = "malloc", "_mlir_memref_to_llvm_alloc"
	cAlignedAlloc, genericAlignedAlloc = "aligned_alloc", "_mlir_memref_to_llvm_aligned_alloc"
	cFree, genericFree                 = "free", "_mlir_memref_to_llvm_free"
)

func (l *lowering) function(c, generic string) string {
	if l.opts.GenericFunctions {
		return generic
	}
	return c
}

func (l *lowering) lowerAlloc(op memref.AllocOp, in memref.AllocAdaptor[*ir.Value], r *convert.Rewriter) bool {
	t := rankedType(op.Result())
	to, ok := l.pointerTo(t)
	if !ok || !l.hasIdentityLayout(t) {
		return false
	}
	b := r.Builder
	m := l.bufferOf(b, t, in.DynamicSizes())
	bytes := l.bytesUpTo(b, t.Elem(), llvm.IndexValue(m.elements))
	allocate := l.allocate
	if l.opts.AlignedAlloc {
		allocate = l.allocateAligned
	}
	allocated, aligned, ok := allocate(op, bytes, to, r)
	return ok && replaced(r, op.Op(), l.descriptor(b, m, allocated, aligned))
}

// allocate calls malloc. Where that may not align as much as is wanted, it allocates more and
// takes the first address in it that is aligned.
func (l *lowering) allocate(op memref.AllocOp, bytes *ir.Value, to ir.Type, r *convert.Rewriter) (allocated, aligned *ir.Value, ok bool) {
	b := r.Builder
	var alignment *ir.Value
	if n, ok := op.Alignment(); ok {
		alignment = l.IndexConstant(b, n)
	} else if t := rankedType(op.Result()).Elem(); !isNumber(t) {
		alignment = l.bytesOf(b, t)
	}
	if alignment != nil {
		bytes = llvm.NewAdd(b, bytes, alignment).Result()
	}
	p, ok := l.call(r, op.Op(), l.function(cAlloc, genericAlloc), l.PointerType(), bytes)
	if !ok {
		return nil, nil, false
	}
	allocated = l.inSpace(b, p, to)
	if alignment == nil {
		return allocated, allocated, true
	}
	address := l.alignUp(b, llvm.NewPtrToInt(b, l.IndexType(), allocated).Result(), alignment)
	return allocated, llvm.NewIntToPtr(b, to, address).Result(), true
}

// isNumber reports whether a type is a scalar for which malloc aligns enough.
func isNumber(t ir.Type) bool {
	switch t := t.(type) {
	case *ir.IntegerType:
		return t.IsSignless()
	case *ir.IndexType, *ir.FloatType:
		return true
	}
	return false
}

// inSpace casts a pointer to the address space of a pointer type, and to that type.
func (l *lowering) inSpace(b *ir.Builder, p *ir.Value, t ir.Type) *ir.Value {
	if l.TypedPointers() {
		return l.CastPointer(b, p, t)
	}
	if p.Type() == t {
		return p
	}
	return llvm.NewAddrSpaceCast(b, t, p).Result()
}

// alignUp creates the computation of the next multiple of an alignment.
func (l *lowering) alignUp(b *ir.Builder, v, alignment *ir.Value) *ir.Value {
	one := l.IndexConstant(b, 1)
	bumped := llvm.NewAdd(b, v, llvm.NewSub(b, alignment, one).Result()).Result()
	return llvm.NewSub(b, bumped, llvm.NewURem(b, bumped, alignment).Result()).Result()
}

// minAlignment is the least alignment that aligned_alloc is asked for.
const minAlignment = 16

// allocateAligned calls aligned_alloc, to which the size must be a multiple of the alignment.
func (l *lowering) allocateAligned(op memref.AllocOp, bytes *ir.Value, to ir.Type, r *convert.Rewriter) (allocated, aligned *ir.Value, ok bool) {
	b, t := r.Builder, rankedType(op.Result())
	size, ok := l.elementBytes(op.Op(), t.Elem())
	if !ok {
		return nil, nil, false
	}
	n, given := op.Alignment()
	if !given {
		n = max(minAlignment, int64(1)<<bits.Len64(size-1))
	}
	alignment := l.IndexConstant(b, n)
	for _, d := range t.Shape() {
		if d != ir.DynamicSize {
			size *= uint64(d)
		}
	}
	if size%uint64(n) != 0 {
		bytes = l.alignUp(b, bytes, alignment)
	}
	p, ok := l.call(r, op.Op(), l.function(cAlignedAlloc, genericAlignedAlloc), l.PointerType(), alignment, bytes)
	if !ok {
		return nil, nil, false
	}
	p = l.inSpace(b, p, to)
	return p, p, true
}

// elementBytes returns the size of an element of a memref in bytes. That of a memref is that of its
// descriptor.
func (l *lowering) elementBytes(op *ir.Operation, t ir.Type) (n uint64, ok bool) {
	index := uint64(l.Options().IndexBits+7) / 8
	space, isInt := l.AddressSpace(t)
	switch t := t.(type) {
	case *ir.MemRefType:
		return 2*((l.PointerBits(space)+7)/8) + index*uint64(1+2*t.Rank()), isInt
	case *ir.UnrankedMemRefType:
		return index + (l.PointerBits(space)+7)/8, isInt
	}
	size, err := datalayout.At(op).SizeInBits(t)
	return max((size.Min+7)/8, 1), err == nil
}

func (l *lowering) lowerAlloca(op memref.AllocaOp, in memref.AllocaAdaptor[*ir.Value], r *convert.Rewriter) bool {
	t := rankedType(op.Result())
	to, ok := l.pointerTo(t)
	if !ok || !l.hasIdentityLayout(t) {
		return false
	}
	m := l.bufferOf(r.Builder, t, in.DynamicSizes())
	a := llvm.NewAlloca(r.Builder, to, m.elements, l.ConvertOne(t.Elem()))
	if n, ok := op.Alignment(); ok {
		a.SetAlignment(n)
	}
	return replaced(r, op.Op(), l.descriptor(r.Builder, m, a.Result(), a.Result()))
}

// lowerAllocaScope runs the body between a save and a restoration of the stack.
func (l *lowering) lowerAllocaScope(op memref.AllocaScopeOp, _ memref.AllocaScopeAdaptor[*ir.Value], r *convert.Rewriter) bool {
	o := op.Op()
	before, rest := r.Split(o.Block(), o)
	next := rest
	if o.NumResults() > 0 {
		locs := make([]ir.Location, o.NumResults())
		for i := range locs {
			locs[i] = o.Loc()
		}
		next = r.CreateBlock(before.Region(), rest, o.Results().Types(), locs)
		llvm.NewBr(r.Builder, ir.To(rest))
	}
	body := op.BodyRegion()
	first, last := body.First(), body.Last()
	r.InlineRegion(body, before.Region(), next)
	r.AtEnd(before)
	saved := llvm.NewStackSave(r.Builder, l.PointerType()).Op().Result(0)
	llvm.NewBr(r.Builder, ir.To(first))
	ret := last.Terminator()
	r.Before(ret)
	llvm.NewStackRestore(r.Builder, saved)
	r.LocOf(ret)
	r.ReplaceBy(ret, llvm.NewBr(r.Builder, ir.To(next, ret.Operands().Values()...)).Op())
	if o.NumResults() > 0 {
		r.Replace(o, next.Args().Values()...)
	} else {
		r.Erase(o)
	}
	return true
}

func (l *lowering) lowerDealloc(op memref.DeallocOp, in memref.DeallocAdaptor[*ir.Value], r *convert.Rewriter) bool {
	b := r.Builder
	t := op.Memref().Type()
	var p *ir.Value
	if _, unranked := t.(*ir.UnrankedMemRefType); unranked {
		to, ok := l.pointerTo(t)
		if !ok {
			return false
		}
		d := &tollvm.UnrankedDescriptor{Value: in.Memref()}
		p = l.Load(b, to, d.Pointer(b)).Result()
	} else {
		p = (&tollvm.Descriptor{Value: in.Memref()}).Allocated(b)
	}
	if _, ok := l.callAs(r, op.Op(), l.function(cFree, genericFree), llvm.NewVoidType(l.Context()), []ir.Type{l.PointerType()}, p); !ok {
		return false
	}
	r.Erase(op.Op())
	return true
}

// globalType returns the type of a variable: an array of arrays.
func (l *lowering) globalType(t *ir.MemRefType) ir.Type {
	to := l.ConvertOne(t.Elem())
	for i := t.Rank() - 1; i >= 0; i-- {
		to = llvm.NewArrayType(to, uint64(t.Shape()[i]))
	}
	return to
}

func (l *lowering) lowerGlobal(op memref.GlobalOp, _ memref.GlobalAdaptor[*ir.Value], r *convert.Rewriter) bool {
	t := op.Type()
	space, ok := l.AddressSpace(t)
	if !ok || !l.hasIdentityLayout(t) {
		return false
	}
	array := l.globalType(t)
	linkage := llvm.LinkageExternal
	if ir.VisibilityOf(op.Op()) != "public" {
		linkage = llvm.LinkagePrivate
	}
	var value ir.Attribute
	if v, ok := op.InitialValue().(ir.ElementsAttr); ok {
		if value = v; t.Rank() == 0 {
			if value = onlyElement(v); value == nil {
				return false
			}
		}
	}
	g := llvm.NewGlobal(r.Builder, op.SymName(), array, value).SetLinkage(linkage).SetAddrSpace(int32(space))
	if op.Constant() {
		g.SetConstant(true)
	}
	if n, ok := op.Alignment(); ok {
		g.SetAlignment(n)
	}
	if op.IsUninitialized() {
		r.CreateBlock(g.Initializer(), nil, nil, nil)
		llvm.NewReturn(r.Builder, llvm.NewUndef(r.Builder, array).Op().Result(0))
	}
	r.ReplaceBy(op.Op(), g.Op())
	return true
}

// onlyElement returns the element of a constant that has one, nil for a constant whose elements
// are not known.
func onlyElement(a ir.ElementsAttr) ir.Attribute {
	d, ok := a.(*ir.DenseElementsAttr)
	if !ok {
		return nil
	}
	switch t := d.ShapedType().Elem().(type) {
	case *ir.IntegerType, *ir.IndexType:
		return ir.NewWideIntegerAttr(t, d.Bits(0))
	case *ir.FloatType:
		return ir.NewFloatAttr(t, num.FloatFromInt(t.Semantics(), d.Bits(0)))
	}
	return nil
}

// deadBeef is the pointer to free of what must not be freed.
const deadBeef = 0xdeadbeef

func (l *lowering) lowerGetGlobal(op memref.GetGlobalOp, _ memref.GetGlobalAdaptor[*ir.Value], r *convert.Rewriter) bool {
	t := rankedType(op.Result())
	to, ok := l.pointerTo(t)
	if !ok || !l.hasIdentityLayout(t) {
		return false
	}
	b := r.Builder
	m := l.bufferOf(b, t, nil)
	space, _ := l.AddressSpace(t)
	l.bytesUpTo(b, t.Elem(), llvm.IndexValue(m.elements))
	array := l.globalType(t)
	address := llvm.NewAddressOf(b, l.PointerTo(array, space), op.Name()).Op().Result(0)
	zeros := make([]llvm.GEPIndex, t.Rank()+1)
	first := l.GEP(b, array, address, zeros...).Result()
	number := llvm.NewConstant(b, l.Context().I(uint32(l.PointerBits(space))), ir.NewIntegerAttr(l.Context().Index(), deadBeef)).Result()
	bad := llvm.NewIntToPtr(b, to, number).Result()
	return replaced(r, op.Op(), l.descriptor(b, m, bad, first))
}
