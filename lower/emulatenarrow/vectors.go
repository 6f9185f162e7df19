package emulatenarrow

import (
	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/internal/linear"
	"github.com/gomlir/gomlir/num"
)

// VectorPatterns returns the patterns for loads and stores of vectors, masked or not, and for
// vector.transfer_read. Vectors must have one dimension. A store of a part of a wider element is atomic,
// unless plain is true.
func (c *TypeConverter) VectorPatterns(plain bool) []convert.Pattern {
	types := c.TypeConverter
	return []convert.Pattern{
		convert.On(types, loadVector),
		convert.On(types, loadMasked),
		convert.On(types, storeMasked),
		convert.On(types, readVector),
		convert.On(nil, func(op vector.StoreOp, in vector.StoreAdaptor[*ir.Value], r *convert.Rewriter) bool {
			return storeVector(op, in, r, plain)
		}),
	}
}

// maxUnrolled bounds the number of elements that are moved one by one.
const maxUnrolled = 1 << 16

const unaligned = "impossible to pack emulated elements into container elements (bit-wise misalignment)"

// A vectorAccess is an access to a vector of narrow elements in a memref of wider ones.
type vectorAccess struct {
	packing
	t       *ir.VectorType
	n       int64 // elements of the vector
	even    bool  // they fill wider elements
	l       linear.Access
	first   int64 // the element in the first wider one, if it is known
	isKnown bool
}

// accessTo creates the computation of where a vector is. ok is false if the access is not supported.
func accessTo(op *ir.Operation, r *convert.Rewriter, t *ir.VectorType, memref, wide *ir.Value, indices []*ir.Value) (a vectorAccess, ok bool) {
	if a, ok = packed(op, r, t, wide); ok {
		a.locate(r, memref, indices)
	}
	return a, ok
}

// packed is accessTo without the computation.
func packed(op *ir.Operation, r *convert.Rewriter, t *ir.VectorType, wide *ir.Value) (a vectorAccess, ok bool) {
	if t.Rank() != 1 || t.IsScalable() {
		return a, r.NoMatch(op, "Memref in emulated vector ops must be flattened beforehand.")
	}
	p, ok := packingOf(t.Elem(), wide)
	if _, isInt := p.elem.(*ir.IntegerType); !ok || !isInt {
		return a, r.NoMatch(op, unaligned)
	}
	a = vectorAccess{packing: p, t: t, n: t.Shape()[0]}
	a.even = a.n%p.perWide() == 0
	if !a.even && a.n > maxUnrolled {
		return a, r.NoMatch(op, "the vector is too large to be moved element by element")
	}
	return a, true
}

func (a *vectorAccess) locate(r *convert.Rewriter, memref *ir.Value, indices []*ir.Value) {
	a.l = linear.LinearizeAccess(r.Builder, memref, a.perWide(), linear.Folded(indices))
	if a.even {
		a.first, a.isKnown = 0, true
	} else {
		a.first, a.isKnown = linear.IntOf(a.l.Inner)
	}
}

// mostBefore is the greatest number of elements in the first wider one that are before the vector.
func (a *vectorAccess) mostBefore() int64 {
	if a.isKnown {
		return a.first
	}
	return a.perWide() - 1
}

// covering is the number of wider elements that hold the vector wherever it begins.
func (a *vectorAccess) covering() int64 { return ceilDiv(a.mostBefore()+a.n, a.perWide()) }

// wideVector returns the type of n wider elements, and narrowVector that of the elements in them.
func (p packing) wideVector(n int64) *ir.VectorType {
	return ir.NewVectorType([]int64{n}, nil, p.elem)
}

func (a *vectorAccess) narrowVector(n int64) *ir.VectorType {
	return ir.NewVectorType([]int64{n * a.perWide()}, nil, a.t.Elem())
}

// part returns the vector from one that covers it. into has its type, and is where elements are inserted if its
// place is not known.
func (a *vectorAccess) part(b *ir.Builder, v *ir.Value, into func() *ir.Value) *ir.Value {
	if !a.isKnown {
		return extractAt(b, v, into(), a.l.Inner, a.n)
	}
	if !a.even {
		return slice(b, v, a.first, a.n)
	}
	return v
}

// inCovering inserts a vector into one that covers it.
func (a *vectorAccess) inCovering(b *ir.Builder, v, into *ir.Value) *ir.Value {
	if !a.isKnown {
		return insertAt(b, v, into, a.l.Inner, a.n)
	}
	if !a.even {
		return insertSlice(b, v, into, a.first)
	}
	return v
}

func loadVector(op vector.LoadOp, in vector.LoadAdaptor[*ir.Value], r *convert.Rewriter) bool {
	t := op.Result().Type().(*ir.VectorType)
	a, ok := accessTo(op.Op(), r, t, op.Base(), in.Base(), in.Indices())
	if !ok {
		return false
	}
	b, n := r.Builder, a.covering()
	index := linear.IndexOf(b, a.l.Index)
	v := vector.NewLoad(b, a.wideVector(n), in.Base(), index).Result()
	v = vector.NewBitCast(b, a.narrowVector(n), v).Result()
	r.Replace(op.Op(), a.part(b, v, func() *ir.Value { return zeros(b, t) }))
	return true
}

func readVector(op vector.TransferReadOp, in vector.TransferReadAdaptor[*ir.Value], r *convert.Rewriter) bool {
	t := op.Result().Type().(*ir.VectorType)
	if op.Mask() != nil || op.PermutationMap().NumResults() != 1 || !op.PermutationMap().IsMinorIdentity() {
		return false // upstream forgets them
	}
	a, ok := packed(op.Op(), r, t, in.Base())
	width, known := bitsOf(in.Padding().Type())
	if !ok || !known || int64(width) >= a.wide {
		return false
	}
	b, padding := r.Builder, in.Padding()
	if _, isInt := padding.Type().(*ir.IntegerType); !isInt {
		padding = arith.NewBitcast(b, a.signless(int64(width)), padding).Result()
	}
	padding = arith.NewExtUI(b, a.elem, padding).Result()
	a.locate(r, op.Base(), in.Indices())
	n := a.covering()
	index := linear.IndexOf(b, a.l.Index)
	bounds := ir.NewArrayAttr(b.Context(), ir.NewBoolAttr(b.Context(), false))
	v := vector.NewTransferRead(b, a.wideVector(n), in.Base(), []*ir.Value{index}, affine.Identity(1), padding, nil, bounds).Result()
	v = vector.NewBitCast(b, a.narrowVector(n), v).Result()
	r.Replace(op.Op(), a.part(b, v, func() *ir.Value { return zeros(b, t) }))
	return true
}

// loadMasked loads all wider elements of which a part is needed, and takes the other parts from what
// passes through.
func loadMasked(op vector.MaskedLoadOp, in vector.MaskedLoadAdaptor[*ir.Value], r *convert.Rewriter) bool {
	t := op.Result().Type().(*ir.VectorType)
	a, ok := accessTo(op.Op(), r, t, op.Base(), in.Base(), in.Indices())
	if !ok {
		return false
	}
	b, n := r.Builder, a.covering()
	mask := a.compressedMask(r, op.Mask(), a.mostBefore())
	if mask == nil {
		return false
	}
	all := a.narrowVector(n)
	empty := zeros(b, all)
	passThru := a.inCovering(b, op.PassThru(), empty)
	wide := vector.NewBitCast(b, a.wideVector(n), passThru).Result()
	index := linear.IndexOf(b, a.l.Index)
	v := vector.NewMaskedLoad(b, a.wideVector(n), in.Base(), []*ir.Value{index}, mask, wide).Result()
	v = vector.NewBitCast(b, all, v).Result()
	none := zeros(b, ir.NewVectorType(all.Shape(), nil, b.Context().I1()))
	v = arith.NewSelect(b, a.inCovering(b, op.Mask(), none), v, passThru).Result()
	r.Replace(op.Op(), a.part(b, v, func() *ir.Value { return op.PassThru() }))
	return true
}

// storeMasked loads the wider elements of which a part is stored, and stores them with that part changed.
func storeMasked(op vector.MaskedStoreOp, in vector.MaskedStoreAdaptor[*ir.Value], r *convert.Rewriter) bool {
	t := op.ValueToStore().Type().(*ir.VectorType)
	a, ok := packed(op.Op(), r, t, in.Base())
	if !ok || !a.even {
		return false
	}
	a.locate(r, op.Base(), in.Indices())
	b := r.Builder
	index := []*ir.Value{linear.IndexOf(b, a.l.Index)}
	mask := a.compressedMask(r, op.Mask(), 0)
	if mask == nil {
		return false
	}
	wide := a.wideVector(a.n / a.perWide())
	v := vector.NewMaskedLoad(b, wide, in.Base(), index, mask, zeros(b, wide)).Result()
	v = vector.NewBitCast(b, t, v).Result()
	v = arith.NewSelect(b, op.Mask(), op.ValueToStore(), v).Result()
	v = vector.NewBitCast(b, wide, v).Result()
	r.ReplaceBy(op.Op(), vector.NewMaskedStore(b, in.Base(), index, mask, v).Op())
	return true
}

// zeros creates a vector of zeros.
func zeros(b *ir.Builder, t *ir.VectorType) *ir.Value {
	width, _ := bitsOf(t.Elem())
	return arith.NewConstant(b, ir.NewDenseInts(t, num.NewInt(width, 0))).Result()
}

func list(c *ir.Context, n int64) *ir.ArrayAttr {
	return ir.NewArrayAttr(c, ir.NewIntegerAttr(c.I64(), n))
}

// slice extracts n elements.
func slice(b *ir.Builder, v *ir.Value, at, n int64) *ir.Value {
	t := v.Type().(*ir.VectorType)
	if t.Shape()[0] == n {
		return v
	}
	c := b.Context()
	to := ir.NewVectorType([]int64{n}, nil, t.Elem())
	return vector.NewExtractStridedSlice(b, to, v, list(c, at), list(c, n), list(c, 1)).Op().Result(0)
}

// insertSlice inserts a vector into another one.
func insertSlice(b *ir.Builder, v, into *ir.Value, at int64) *ir.Value {
	if v.Type() == into.Type() && at == 0 {
		return v
	}
	c := b.Context()
	return vector.NewInsertStridedSlice(b, v, into, list(c, at), list(c, 1)).Result()
}

// extractAt extracts n elements from a place on that is not known, one after the other.
func extractAt(b *ir.Builder, v, into *ir.Value, at ir.FoldResult, n int64) *ir.Value {
	if v.Type().(*ir.VectorType).Shape()[0] == n {
		return v
	}
	for i := range n {
		x := vector.NewExtract(b, v, []*ir.Value{behind(b, at.Value, i)}, []int64{affine.Dynamic}).Result()
		into = vector.NewInsert(b, x, into, nil, []int64{i}).Result()
	}
	return into
}

// insertAt is the reverse of extractAt.
func insertAt(b *ir.Builder, v, into *ir.Value, at ir.FoldResult, n int64) *ir.Value {
	first := linear.IndexOf(b, at)
	for i := range n {
		to := behind(b, first, i)
		x := vector.NewExtract(b, v, nil, []int64{i}).Result()
		into = vector.NewInsert(b, x, into, []*ir.Value{to}, []int64{affine.Dynamic}).Result()
	}
	return into
}

// behind returns the index n behind another one.
func behind(b *ir.Builder, v *ir.Value, n int64) *ir.Value {
	if n == 0 {
		return v
	}
	return arith.NewAddI(b, v, arith.NewConstantInt(b, b.Context().Index(), n).Result()).Result()
}
