package emulatenarrow

import (
	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/convert"
	affinedialect "github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/strided"
	"github.com/gomlir/gomlir/lower/expandmemref"
	"github.com/gomlir/gomlir/lower/internal/linear"
)

// MemRefPatterns returns the patterns for operations of memref. Stores are two atomic operations, unless
// plain is true: then they load and store.
func (c *TypeConverter) MemRefPatterns(plain bool) []convert.Pattern {
	types := c.TypeConverter
	list := []convert.Pattern{
		convert.On(types, c.alloc),
		convert.On(types, c.alloca),
		convert.On(types, copyWide),
		convert.On(types, func(op memref.DeallocOp, in memref.DeallocAdaptor[*ir.Value], r *convert.Rewriter) bool {
			r.ReplaceBy(op.Op(), memref.NewDealloc(r.Builder, in.Memref()).Op())
			return true
		}),
		convert.On(types, func(op memref.CollapseShapeOp, in memref.CollapseShapeAdaptor[*ir.Value], r *convert.Rewriter) bool {
			return linearAlready(op.Op(), in.Src(), r)
		}),
		convert.On(types, func(op memref.ExpandShapeOp, in memref.ExpandShapeAdaptor[*ir.Value], r *convert.Rewriter) bool {
			return linearAlready(op.Op(), in.Src(), r)
		}),
		convert.On(types, c.load),
		convert.On(types, func(op memref.AssumeAlignmentOp, in memref.AssumeAlignmentAdaptor[*ir.Value], r *convert.Rewriter) bool {
			r.ReplaceBy(op.Op(), memref.NewAssumeAlignment(r.Builder, in.Memref(), op.Alignment()).Op())
			return true
		}),
		convert.On(types, func(op memref.MemorySpaceCastOp, in memref.MemorySpaceCastAdaptor[*ir.Value], r *convert.Rewriter) bool {
			t := c.ConvertOne(op.Op().Result(0).Type())
			if t == nil {
				return notConverted(r, op.Op(), op.Op().Result(0).Type())
			}
			r.ReplaceBy(op.Op(), memref.NewMemorySpaceCast(r.Builder, t, in.Source()).Op())
			return true
		}),
		convert.On(types, c.subView),
		convert.On(types, c.reinterpretCast),
		convert.On(nil, func(op memref.StoreOp, in memref.StoreAdaptor[*ir.Value], r *convert.Rewriter) bool {
			return store(op, in, r, plain)
		}),
	}
	for _, p := range expandmemref.MetadataPatterns() {
		list = append(list, convert.FromRewrite(p))
	}
	return list
}

func notConverted(r *convert.Rewriter, op *ir.Operation, t ir.Type) bool {
	return r.NoMatch(op, "failed to convert memref type: "+t.String())
}

const uneven = "only dstBits % srcBits == 0 supported"

// linearAlready replaces a reshaped memref, since all have one dimension.
func linearAlready(op *ir.Operation, v *ir.Value, r *convert.Rewriter) bool {
	if t, ok := v.Type().(*ir.MemRefType); !ok || t.Rank() != 1 {
		return false
	}
	r.Replace(op, v)
	return true
}

func (c *TypeConverter) alloc(op memref.AllocOp, in memref.AllocAdaptor[*ir.Value], r *convert.Rewriter) bool {
	t, sizes, ok := c.allocated(op.Op(), op.MixedSizes(), r)
	if !ok {
		return false
	}
	made := memref.NewAlloc(r.Builder, t, sizes, in.SymbolOperands()...)
	if n, ok := op.Alignment(); ok {
		made.SetAlignment(n)
	}
	r.ReplaceBy(op.Op(), made.Op())
	return true
}

func (c *TypeConverter) alloca(op memref.AllocaOp, in memref.AllocaAdaptor[*ir.Value], r *convert.Rewriter) bool {
	t, sizes, ok := c.allocated(op.Op(), op.MixedSizes(), r)
	if !ok {
		return false
	}
	made := memref.NewAlloca(r.Builder, t, sizes, in.SymbolOperands()...)
	if n, ok := op.Alignment(); ok {
		made.SetAlignment(n)
	}
	r.ReplaceBy(op.Op(), made.Op())
	return true
}

// allocated returns the type of an allocation and its size if that is dynamic.
func (c *TypeConverter) allocated(op *ir.Operation, sizes []strided.Index, r *convert.Rewriter) (*ir.MemRefType, []*ir.Value, bool) {
	from := op.Result(0).Type().(*ir.MemRefType)
	t, _ := c.ConvertOne(from).(*ir.MemRefType)
	if t == nil {
		return nil, nil, notConverted(r, op, from)
	}
	if from.Rank() == 0 {
		return t, nil, true
	}
	narrow, ok := bitsOf(from.Elem())
	wide, ok2 := bitsOf(t.Elem())
	if !ok || !ok2 || narrow == 0 {
		return nil, nil, false
	}
	list := linear.FromStrided(r.Builder, sizes)
	l := linear.Linearize(r.Builder, int64(wide/narrow), linear.Constant(r.Builder, 0), list, linear.RowMajor(r.Builder, list), nil)
	if !ir.HasStaticShape(t) {
		return t, []*ir.Value{linear.IndexOf(r.Builder, l.Size)}, true
	}
	return t, nil, true
}

func copyWide(op memref.CopyOp, in memref.CopyAdaptor[*ir.Value], r *convert.Rewriter) bool {
	from, ok := op.Source().Type().(*ir.MemRefType)
	if to, ok2 := op.Target().Type().(*ir.MemRefType); ok && ok2 && from.Layout() != to.Layout() {
		return r.NoMatch(op.Op(), "memref.copy emulation with distinct layouts is currently unimplemented")
	}
	r.ReplaceBy(op.Op(), memref.NewCopy(r.Builder, in.Source(), in.Target()).Op())
	return true
}

// elementAt creates the index of an element in a memref as if that had one dimension.
func elementAt(b *ir.Builder, v *ir.Value, indices []*ir.Value) ir.FoldResult {
	list := make([]ir.FoldResult, len(indices))
	for i, x := range indices {
		list[i] = ir.FoldResult{Value: x}
	}
	return linear.LinearizeAccess(b, v, 1, list).Index
}

// wideIndex creates the index of the wider element that an element is in.
func (p packing) wideIndex(b *ir.Builder, index ir.FoldResult) *ir.Value {
	e := affine.NewSymbol(0).FloorDiv(affine.NewConstant(p.perWide()))
	return linear.IndexOf(b, affinedialect.FoldedApply(b, affine.NewMap(0, 1, e), index))
}

// shift creates the position of an element's bits in the wider one.
func (p packing) shift(b *ir.Builder, index ir.FoldResult) *ir.Value {
	e := affine.NewSymbol(0).Mod(affine.NewConstant(p.perWide())).Mul(affine.NewConstant(p.narrow))
	at := linear.IndexOf(b, affinedialect.FoldedApply(b, affine.NewMap(0, 1, e), index))
	return arith.NewIndexCast(b, p.signless(p.wide), at).Result()
}

func (c *TypeConverter) load(op memref.LoadOp, in memref.LoadAdaptor[*ir.Value], r *convert.Rewriter) bool {
	elem := op.Memref().Type().(*ir.MemRefType).Elem()
	p, ok := packingOf(elem, in.Memref())
	if !ok {
		return r.NoMatch(op.Op(), uneven)
	}
	b := r.Builder
	var v *ir.Value
	if in.Memref().Type().(*ir.MemRefType).Rank() == 0 {
		v = memref.NewLoad(b, in.Memref()).Result()
	} else {
		index := elementAt(b, op.Memref(), in.Indices())
		wide := memref.NewLoad(b, in.Memref(), p.wideIndex(b, index)).Result()
		v = arith.NewShRSI(b, wide, p.shift(b, index)).Result()
	}
	to := c.ConvertOne(elem)
	width, known := bitsOf(to)
	if !known {
		return false
	}
	asInt := to
	if _, isInt := to.(*ir.IntegerType); !isInt {
		asInt = p.signless(int64(width))
	}
	switch {
	case asInt == p.elem:
		mask := arith.NewConstantInt(b, p.elem, 1<<p.narrow-1).Result()
		v = arith.NewAndI(b, v, mask).Result()
	case int64(width) < p.wide:
		v = arith.NewTruncI(b, asInt, v).Result()
	default:
		return false // upstream's truncation is not valid
	}
	if asInt != to {
		v = arith.NewBitcast(b, to, v).Result()
	}
	r.Replace(op.Op(), v)
	return true
}

// store clears the bits of the element and sets those that are 1.
func store(op memref.StoreOp, in memref.StoreAdaptor[*ir.Value], r *convert.Rewriter, plain bool) bool {
	p, ok := packingOf(op.Memref().Type().(*ir.MemRefType).Elem(), in.Memref())
	if !ok {
		return r.NoMatch(op.Op(), uneven)
	}
	b, v := r.Builder, in.Value()
	width, known := bitsOf(v.Type())
	if !known || int64(width) >= p.wide {
		return false // upstream's extension is not valid
	}
	if _, isInt := v.Type().(*ir.IntegerType); !isInt {
		v = arith.NewBitcast(b, p.signless(int64(width)), v).Result()
	}
	wide := p.signless(p.wide)
	v = arith.NewExtUI(b, wide, v).Result()
	if in.Memref().Type().(*ir.MemRefType).Rank() == 0 {
		memref.NewAtomicRMW(b, arith.AtomicRMWKindAssign, v, in.Memref())
		r.Erase(op.Op())
		return true
	}
	at := elementAt(b, op.Memref(), in.Indices())
	index := p.wideIndex(b, at)
	shift := p.shift(b, at)
	ones := arith.NewConstantInt(b, wide, 1<<p.narrow-1).Result()
	keep := arith.NewShLI(b, ones, shift).Result()
	keep = arith.NewXOrI(b, keep, arith.NewConstantInt(b, wide, -1).Result()).Result()
	v = arith.NewShLI(b, v, shift).Result()
	if plain {
		old := memref.NewLoad(b, in.Memref(), index).Result()
		cleared := arith.NewAndI(b, old, keep).Result()
		memref.NewStore(b, arith.NewOrI(b, cleared, v).Result(), in.Memref(), index)
	} else {
		memref.NewAtomicRMW(b, arith.AtomicRMWKindAndi, keep, in.Memref(), index)
		memref.NewAtomicRMW(b, arith.AtomicRMWKindOri, v, in.Memref(), index)
	}
	r.Erase(op.Op())
	return true
}

// subView converts a part that is one piece of memory.
func (c *TypeConverter) subView(op memref.SubViewOp, in memref.SubViewAdaptor[*ir.Value], r *convert.Rewriter) bool {
	from := op.Result().Type().(*ir.MemRefType)
	t, _ := c.ConvertOne(from).(*ir.MemRefType)
	if t == nil {
		return notConverted(r, op.Op(), from)
	}
	narrow, ok := bitsOf(from.Elem())
	wide, ok2 := bitsOf(t.Elem())
	if !ok || !ok2 || narrow == 0 || wide%narrow != 0 {
		return r.NoMatch(op.Op(), uneven)
	}
	offsets := op.StaticOffsets()
	switch {
	case !allOnes(op.StaticStrides()):
		return r.NoMatch(op.Op(), "stride != 1 is not supported")
	case !isRowMajor(from):
		return r.NoMatch(op.Op(), "the result memref type is not contiguous")
	case hasDynamic(op.StaticSizes()) || len(offsets) == 0 || offsets[len(offsets)-1] == affine.Dynamic:
		return r.NoMatch(op.Op(), "dynamic size or offset is not supported")
	}
	b := r.Builder
	offset, _, strides := linear.Metadata(b, op.Source())
	at := linear.FromStrided(b, strided.MixedOffsets(op))
	l := linear.Linearize(b, int64(wide/narrow), offset, linear.FromStrided(b, strided.MixedSizes(op)), strides, at)
	made := memref.NewSubViewOf(b, t, in.Source(), []strided.Index{linear.ToStrided(l.Index)}, []strided.Index{linear.ToStrided(l.Size)}, []strided.Index{linear.ToStrided(strides[len(strides)-1])})
	r.ReplaceBy(op.Op(), made.Op())
	return true
}

// isRowMajor reports whether a memref of static shape has its elements next to each other.
func isRowMajor(t *ir.MemRefType) bool {
	strides, _, ok := t.StridesAndOffset()
	if !ok || !ir.HasStaticShape(t) {
		return false
	}
	d, product := t.Rank()-1, int64(1)
	for d >= 0 && strides[d] == product {
		product *= t.Shape()[d]
		d--
	}
	for d >= 0 && t.Shape()[d] == 1 {
		d--
	}
	return d < 0
}

func allOnes(list []int64) bool {
	for _, n := range list {
		if n != 1 {
			return false
		}
	}
	return true
}

func hasDynamic(list []int64) bool {
	for _, n := range list {
		if n == affine.Dynamic {
			return true
		}
	}
	return false
}

func (c *TypeConverter) reinterpretCast(op memref.ReinterpretCastOp, in memref.ReinterpretCastAdaptor[*ir.Value], r *convert.Rewriter) bool {
	from := op.Result().Type().(*ir.MemRefType)
	t, _ := c.ConvertOne(from).(*ir.MemRefType)
	switch {
	case t == nil:
		return notConverted(r, op.Op(), from)
	case from.Rank() > 1:
		return r.NoMatch(op.Op(), "subview with rank > 1 is not supported")
	}
	narrow, ok := bitsOf(from.Elem())
	wide, ok2 := bitsOf(t.Elem())
	if !ok || !ok2 || narrow == 0 || wide%narrow != 0 {
		return r.NoMatch(op.Op(), uneven)
	}
	perWide := int64(wide / narrow)
	sizes, offset := op.StaticSizes(), op.StaticOffsets()[0]
	switch {
	case !allOnes(op.StaticStrides()):
		return r.NoMatch(op.Op(), "stride != 1 is not supported")
	case hasDynamic(sizes) || offset == affine.Dynamic:
		return r.NoMatch(op.Op(), "dynamic size or offset is not supported")
	case offset%perWide != 0:
		return r.NoMatch(op.Op(), "offset not multiple of elementsPerByte is not supported")
	}
	var size []strided.Index
	for _, n := range sizes {
		size = append(size, strided.Constant(ceilDiv(n, perWide)))
	}
	made := memref.NewReinterpretCastTo(r.Builder, t, in.Source(), strided.Constant(offset/perWide), size, strided.Constants(op.StaticStrides()))
	r.ReplaceBy(op.Op(), made.Op())
	return true
}
