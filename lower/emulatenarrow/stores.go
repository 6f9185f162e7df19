package emulatenarrow

import (
	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/internal/linear"
	"github.com/gomlir/gomlir/num"
)

// storeVector stores wider elements, of which the first and the last may be changed only in part.
func storeVector(op vector.StoreOp, in vector.StoreAdaptor[*ir.Value], r *convert.Rewriter, plain bool) bool {
	t := op.ValueToStore().Type().(*ir.VectorType)
	if t.Rank() != 1 {
		return r.NoMatch(op.Op(), "only 1-D vectors are supported ATM")
	}
	a, ok := packed(op.Op(), r, t, in.Base())
	shape := op.Base().Type().(*ir.MemRefType).Shape()
	if !ok || len(shape) == 0 {
		return false
	}
	a.locate(r, op.Base(), in.Indices())
	first := int64(0)
	if last := shape[len(shape)-1]; !a.even || last != affine.Dynamic && last != a.n {
		if first, ok = linear.IntOf(a.l.Inner); !ok {
			return r.NoMatch(op.Op(), "subbyte store emulation: dynamic front padding size is not yet implemented")
		}
	}
	b := r.Builder
	if first == 0 && a.even {
		v := vector.NewBitCast(b, a.wideVector(a.n/a.perWide()), op.ValueToStore()).Result()
		index := linear.IndexOf(b, a.l.Index)
		r.ReplaceBy(op.Op(), vector.NewStore(b, v, in.Base(), index).Op())
		return true
	}
	if a.wide != 8 {
		return false // upstream fails
	}
	s := partialStore{vectorAccess: a, b: b, r: r, base: in.Base(), plain: plain}
	s.store(op.ValueToStore(), first)
	r.Erase(op.Op())
	return true
}

// A partialStore stores a vector that does not begin or end with a wider element.
type partialStore struct {
	vectorAccess
	b     *ir.Builder
	r     *convert.Rewriter
	base  *ir.Value
	plain bool
}

func (s *partialStore) store(v *ir.Value, first int64) {
	per, done := s.perWide(), int64(0)
	index := linear.IndexOf(s.b, s.l.Index)
	if first > 0 {
		done = min(per-first, s.n)
		s.storePart(v, index, 0, done, first)
	}
	if done == s.n {
		return
	}
	index = arith.NewAddI(s.b, index, arith.NewConstantInt(s.b, s.b.Context().Index(), 1).Result()).Result()
	if whole := (s.n - done) / per; whole > 0 {
		part := slice(s.b, v, done, whole*per)
		wide := vector.NewBitCast(s.b, s.wideVector(whole), part).Result()
		vector.NewStore(s.b, wide, s.base, index)
		done += whole * per
		index = arith.NewAddI(s.b, index, arith.NewConstantInt(s.b, s.b.Context().Index(), whole).Result()).Result()
	}
	if rest := s.n - done; rest > 0 {
		s.storePart(v, index, done, rest, 0)
	}
}

// storePart stores n elements of a vector to a place in a wider element.
func (s *partialStore) storePart(v, index *ir.Value, from, n, to int64) {
	b := s.b
	one := s.narrowVector(1)
	bits := make([]num.Int, s.perWide())
	for i := range bits {
		bits[i] = num.NewInt(1, 0)
		if int64(i) >= to && int64(i) < to+n {
			bits[i] = num.NewInt(1, 1)
		}
	}
	makeMask := func() *ir.Value {
		t := ir.NewVectorType(one.Shape(), nil, b.Context().I1())
		return arith.NewConstant(b, ir.NewDenseInts(t, bits...)).Result()
	}
	var mask *ir.Value
	if to > 0 {
		mask = makeMask() // upstream's order
	}
	empty := zeros(b, one)
	part := insertSlice(b, slice(b, v, from, n), empty, to)
	if mask == nil {
		mask = makeMask()
	}
	if s.plain {
		old := vector.NewLoad(b, s.wideVector(1), s.base, index).Result()
		old = vector.NewBitCast(b, one, old).Result()
		vector.NewStore(b, s.merged(mask, part, old), s.base, index)
		return
	}
	update := memref.NewGenericAtomicRMW(b, s.base, index)
	after := b.Point()
	body := s.r.CreateBlock(update.AtomicBody(), nil, []ir.Type{s.elem}, []ir.Location{b.Loc()})
	old := vector.NewFromElements(b, s.wideVector(1), body.Arg(0)).Result()
	old = vector.NewBitCast(b, one, old).Result()
	merged := s.merged(mask, part, old)
	memref.NewAtomicYield(b, vector.NewExtract(b, merged, nil, []int64{0}).Result())
	b.At(after)
}

// merged creates the wider element that has what a mask selects of another one.
func (s *partialStore) merged(mask, v, old *ir.Value) *ir.Value {
	return vector.NewBitCast(s.b, s.wideVector(1), arith.NewSelect(s.b, mask, v, old).Result()).Result()
}
