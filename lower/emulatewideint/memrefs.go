package emulatewideint

import (
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// MemRefs is the pass memref-emulate-wide-int.
var MemRefs = &pass.Def{
	Name:    "memref-emulate-wide-int",
	Summary: "Emulate 2*N-bit integer operations using N-bit operations",
	Class:   "MemRefEmulateWideInt",
	New: newPass(func(j *pass.Job, types *TypeConverter) bool {
		types.AddMemRefs()
		target := convert.NewTarget()
		target.DynamicDialects(types.IsLegalOp, "arith", "memref", "vector")
		patterns := convert.NewPatterns(types.Patterns(), types.MemRefPatterns())
		return convert.Partial(j.Context(), target, patterns, convert.Config{Report: j.Report}, j.Op)
	}),
}

// AddMemRefs makes the converter convert memrefs of wide integers, too. It must be called before
// the first conversion.
func (c *TypeConverter) AddMemRefs() {
	convert.Add(c.TypeConverter, func(t *ir.MemRefType) ir.Type {
		e, ok := t.Elem().(*ir.IntegerType)
		if !ok || e.Width() <= c.widest {
			return t
		}
		to := c.ConvertOne(e)
		if to == nil {
			return nil
		}
		return ir.NewMemRefType(t.Shape(), to, t.Layout(), t.MemorySpace())
	})
}

// MemRefPatterns returns the patterns for memref.alloc, load and store.
func (c *TypeConverter) MemRefPatterns() []convert.Pattern {
	types := c.TypeConverter
	return []convert.Pattern{convert.On(types, c.lowerAlloc), convert.On(types, c.lowerLoad), convert.On(types, c.lowerStore)}
}

func (c *TypeConverter) lowerAlloc(op memref.AllocOp, in memref.AllocAdaptor[*ir.Value], r *convert.Rewriter) bool {
	t := c.ConvertOne(op.Result().Type())
	if t == nil {
		return unsupported(r, op.Op(), op.Result().Type())
	}
	alloc := memref.NewAlloc(r.Builder, t, in.DynamicSizes(), in.SymbolOperands()...)
	if n, ok := op.Alignment(); ok {
		alloc.SetAlignment(n)
	}
	r.ReplaceBy(op.Op(), alloc.Op())
	return true
}

func (c *TypeConverter) lowerLoad(op memref.LoadOp, in memref.LoadAdaptor[*ir.Value], r *convert.Rewriter) bool {
	if c.ConvertOne(op.Result().Type()) == nil {
		return unsupported(r, op.Op(), op.Result().Type())
	}
	load := memref.NewLoad(r.Builder, in.Memref(), in.Indices()...)
	r.ReplaceBy(op.Op(), load.SetNontemporal(op.Nontemporal()).Op())
	return true
}

func (c *TypeConverter) lowerStore(op memref.StoreOp, in memref.StoreAdaptor[*ir.Value], r *convert.Rewriter) bool {
	if t := op.Memref().Type(); c.ConvertOne(t) == nil {
		return unsupported(r, op.Op(), t)
	}
	store := memref.NewStore(r.Builder, in.Value(), in.Memref(), in.Indices()...)
	r.ReplaceBy(op.Op(), store.SetNontemporal(op.Nontemporal()).Op())
	return true
}
