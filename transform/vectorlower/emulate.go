package vectorlower

import (
	"slices"

	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/dialect/scf"
	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// MaskedLoadsAndStores returns patterns that load and store element by element, each if its bit of the
// mask is set: MLIR's populateVectorMaskedLoadStoreEmulationPatterns.
func MaskedLoadsAndStores() []rewrite.Pattern {
	return bounded(rewrite.On(emulateLoad), rewrite.On(emulateStore))
}

// eachElement calls f for each element of a mask of one dimension, with its bit and its indices. It
// returns false if the mask has none, or too many.
func eachElement(r *rewrite.Rewriter, mask *ir.Value, indices []*ir.Value, f func(i int64, bit *ir.Value, at []*ir.Value)) bool {
	t := vectorTypeOf(mask)
	if t.Rank() != 1 || t.IsScalable() || t.Shape()[0] > maxListed {
		return false
	}
	one := arith.NewConstantInt(r.Builder, r.Context().Index(), 1).Result()
	at := slices.Clone(indices)
	for i := range t.Shape()[0] {
		f(i, extractAt(r.Builder, mask, i), at)
		if n := len(at); n > 0 {
			at = slices.Clone(at)
			at[n-1] = arith.NewAddI(r.Builder, at[n-1], one).Result()
		}
	}
	return true
}

func emulateLoad(op vector.MaskedLoadOp, r *rewrite.Rewriter) bool {
	v := op.PassThru()
	align, aligned := op.Alignment()
	ok := eachElement(r, op.Mask(), op.Indices().Values(), func(i int64, bit *ir.Value, at []*ir.Value) {
		choice := scf.NewIf(r.Builder, []ir.Type{v.Type()}, bit, true)
		r.AtEnd(choice.ThenRegion().First())
		load := memref.NewLoad(r.Builder, op.Base(), at...)
		if aligned {
			load.SetAlignment(align)
		}
		scf.NewYield(r.Builder, insertAt(r.Builder, load.Result(), v, i))
		r.AtEnd(choice.ElseRegion().First())
		scf.NewYield(r.Builder, v)
		r.After(choice.Op())
		v = choice.Op().Result(0)
	})
	return ok && replaced(r, op.Op(), v)
}

func emulateStore(op vector.MaskedStoreOp, r *rewrite.Rewriter) bool {
	align, aligned := op.Alignment()
	ok := eachElement(r, op.Mask(), op.Indices().Values(), func(i int64, bit *ir.Value, at []*ir.Value) {
		choice := scf.NewIf(r.Builder, nil, bit, false)
		r.AtStart(choice.ThenRegion().First())
		store := memref.NewStore(r.Builder, extractAt(r.Builder, op.ValueToStore(), i), op.Base(), at...)
		if aligned {
			store.SetAlignment(align)
		}
		r.After(choice.Op())
	})
	if ok {
		r.Erase(op.Op())
	}
	return ok
}
