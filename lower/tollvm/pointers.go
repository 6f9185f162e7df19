package tollvm

import (
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// This file is all that patterns need to know about the two kinds of pointers. A pattern says what
// a pointer points to where it makes one, and which elements it means where it uses one. With
// opaque pointers that is the element type of an operation; with Options.TypedPointers it is the
// type of the pointer, which is cast if it is another.

// PointerOption declares the pass option use-opaque-pointers of MLIR 15 and 16. When the pass runs,
// the result says whether pointers are opaque. Pipelines are printed without it unless it is
// given, because passes of today do not have it.
func PointerOption(o *pass.Options, opaque bool) *bool {
	o.Bool(&opaque, "use-opaque-pointers", "Generate LLVM IR using opaque pointers instead of typed pointers")
	o.Unlisted("use-opaque-pointers")
	return &opaque
}

// TypedPointers reports whether pointers have the type of what they point to.
func (c *TypeConverter) TypedPointers() bool { return c.opts.TypedPointers }

// PointerTo returns the type of pointers to elements of a type in an address space. It is nil if
// elem is nil, or if there is no typed pointer to it.
func (c *TypeConverter) PointerTo(elem ir.Type, space uint32) ir.Type {
	switch {
	case elem == nil:
		return nil
	case !c.opts.TypedPointers:
		return llvm.NewPointerType(c.ctx, space)
	case llvm.PointerElementError(elem) != nil:
		return nil
	}
	return llvm.NewTypedPointerType(elem, space)
}

// PointerType returns the type of pointers to memory of any kind in address space 0. A typed one
// points to bytes.
func (c *TypeConverter) PointerType() ir.Type { return c.PointerTo(c.ctx.I8(), 0) }

// CastPointer creates the cast of a typed pointer to another type of pointers. Other values remain
// as they are.
func (c *TypeConverter) CastPointer(b *ir.Builder, p *ir.Value, to ir.Type) *ir.Value {
	from, ok := p.Type().(*llvm.PointerType)
	t, ok2 := to.(*llvm.PointerType)
	if !ok || !ok2 || from == t || from.Elem() == nil || t.Elem() == nil {
		return p
	}
	if from.AddressSpace() != t.AddressSpace() {
		p = llvm.NewAddrSpaceCast(b, llvm.NewTypedPointerType(from.Elem(), t.AddressSpace()), p).Result()
	}
	if p.Type() != to {
		p = llvm.NewBitcast(b, to, p).Result()
	}
	return p
}

// Pointing returns a pointer as one to elements of a type. It casts a typed pointer to others.
func (c *TypeConverter) Pointing(b *ir.Builder, p *ir.Value, elem ir.Type) *ir.Value {
	if t, ok := p.Type().(*llvm.PointerType); ok && t.Elem() != nil && t.Elem() != elem {
		return c.CastPointer(b, p, llvm.NewTypedPointerType(elem, t.AddressSpace()))
	}
	return p
}

// Bytes returns a pointer as one of type [TypeConverter.PointerType], in the address space that it
// has.
func (c *TypeConverter) Bytes(b *ir.Builder, p *ir.Value) *ir.Value {
	return c.Pointing(b, p, c.ctx.I8())
}

// GEP creates a getelementptr. See [llvm.NewGEP].
func (c *TypeConverter) GEP(b *ir.Builder, elem ir.Type, base *ir.Value, indices ...llvm.GEPIndex) llvm.GEPOp {
	return llvm.NewGEP(b, elem, c.Pointing(b, base, elem), indices...)
}

// Load creates the load of a value of type t.
func (c *TypeConverter) Load(b *ir.Builder, t ir.Type, p *ir.Value) llvm.LoadOp {
	return llvm.NewLoad(b, t, c.Pointing(b, p, t))
}

// Store creates the store of a value.
func (c *TypeConverter) Store(b *ir.Builder, v, p *ir.Value) llvm.StoreOp {
	return llvm.NewStore(b, v, c.Pointing(b, p, v.Type()))
}

// Alloca creates n variables of a type in the frame.
func (c *TypeConverter) Alloca(b *ir.Builder, n *ir.Value, elem ir.Type) *ir.Value {
	return llvm.NewAlloca(b, c.PointerTo(elem, 0), n, elem).Result()
}

// Memcpy creates a copy of n bytes, which may not overlap.
func (c *TypeConverter) Memcpy(b *ir.Builder, to, from, n *ir.Value) {
	if c.opts.TypedPointers {
		llvm.NewMemcpyMLIR14(b, to, from, n, c.flag(b, false))
		return
	}
	llvm.NewMemcpy(b, to, from, n, 0)
}

// DropFlags removes what an operation promises about its result, in a program with typed pointers,
// whose tools have no words for that.
func (c *TypeConverter) DropFlags(op *ir.Operation) {
	if !c.opts.TypedPointers {
		return
	}
	if op.Attr("overflowFlags") != nil {
		op.SetAttr("overflowFlags", ir.NewIntegerAttr(c.ctx.I32(), int64(llvm.IntegerOverflowFlagsNone)))
	}
	for _, name := range []string{"nonNeg", "isExact", "isDisjoint"} {
		op.RemoveAttr(name)
	}
}

// flag creates a constant of one bit.
func (c *TypeConverter) flag(b *ir.Builder, v bool) *ir.Value {
	return llvm.NewConstant(b, c.ctx.I1(), ir.NewBoolAttr(c.ctx, v)).Result()
}

// Undefined creates a value to insert parts into: poison, or undef in a program with typed
// pointers, for whose tools there is no other.
func (c *TypeConverter) Undefined(b *ir.Builder, t ir.Type) *ir.Value {
	if c.opts.TypedPointers {
		return llvm.NewUndef(b, t).Result()
	}
	return llvm.NewPoison(b, t).Result()
}
