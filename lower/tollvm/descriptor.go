package tollvm

import (
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
)

// Indices of the fields of a memref's descriptor.
const (
	allocatedAt = iota
	alignedAt
	offsetAt
	sizesAt
	stridesAt
)

// A Descriptor is an SSA value of the struct that describes a memref of known rank. Its methods
// create operations at the builder's insertion point. A method named after a field extracts the
// field. One that starts with Set inserts the field, and updates Value to the resulting struct.
type Descriptor struct{ Value *ir.Value }

// UndefinedDescriptor creates a descriptor of type t whose fields have no value yet.
func (c *TypeConverter) UndefinedDescriptor(b *ir.Builder, t ir.Type) *Descriptor {
	return &Descriptor{c.Undefined(b, t)}
}

// StaticDescriptor creates the descriptor of a memref for which [IsBarePointer] holds,
// from its two pointers and its type.
func (c *TypeConverter) StaticDescriptor(b *ir.Builder, t *ir.MemRefType, allocated, aligned *ir.Value) *Descriptor {
	strides, offset, _ := t.StridesAndOffset()
	d := c.UndefinedDescriptor(b, c.ConvertOne(t))
	d.SetAllocated(b, allocated)
	d.SetAligned(b, aligned)
	d.SetOffset(b, c.IndexConstant(b, offset))
	for i, n := range t.Shape() {
		d.SetSize(b, i, c.IndexConstant(b, n))
		d.SetStride(b, i, c.IndexConstant(b, strides[i]))
	}
	return d
}

// IndexConstant creates a constant of the type that index becomes.
func (c *TypeConverter) IndexConstant(b *ir.Builder, v int64) *ir.Value {
	return llvm.NewConstant(b, c.IndexType(), ir.NewIntegerAttr(c.ctx.Index(), v)).Result()
}

// Pack creates a descriptor from its fields, in the order of [TypeConverter.DescriptorFields] with
// unpacked set.
func (c *TypeConverter) Pack(b *ir.Builder, t *ir.MemRefType, parts []*ir.Value) *Descriptor {
	d := c.UndefinedDescriptor(b, c.ConvertOne(t))
	d.SetAllocated(b, parts[allocatedAt])
	d.SetAligned(b, parts[alignedAt])
	d.SetOffset(b, parts[offsetAt])
	rank := t.Rank()
	for i := range rank {
		d.SetSize(b, i, parts[sizesAt+i])
		d.SetStride(b, i, parts[sizesAt+rank+i])
	}
	return d
}

// Unpack extracts all fields of a descriptor, in the order of [TypeConverter.Pack].
func (d *Descriptor) Unpack(b *ir.Builder, rank int) []*ir.Value {
	parts := []*ir.Value{d.Allocated(b), d.Aligned(b), d.Offset(b)}
	for i := range rank {
		parts = append(parts, d.Size(b, i))
	}
	for i := range rank {
		parts = append(parts, d.Stride(b, i))
	}
	return parts
}

// Allocated returns the pointer that the allocation returned. It is the pointer to free.
func (d *Descriptor) Allocated(b *ir.Builder) *ir.Value { return Extract(b, d.Value, allocatedAt) }

// Aligned returns the aligned pointer, the base of accesses to elements.
func (d *Descriptor) Aligned(b *ir.Builder) *ir.Value { return Extract(b, d.Value, alignedAt) }

// Offset returns the distance from the aligned pointer to the first element, in
// elements.
func (d *Descriptor) Offset(b *ir.Builder) *ir.Value { return Extract(b, d.Value, offsetAt) }

// Size returns the size of a dimension, in elements.
func (d *Descriptor) Size(b *ir.Builder, dim int) *ir.Value {
	return Extract(b, d.Value, sizesAt, int64(dim))
}

// Stride returns the distance between neighbours in a dimension, in elements.
func (d *Descriptor) Stride(b *ir.Builder, dim int) *ir.Value {
	return Extract(b, d.Value, stridesAt, int64(dim))
}

// SetAllocated sets the pointer that the allocation returned.
func (d *Descriptor) SetAllocated(b *ir.Builder, v *ir.Value) { d.set(b, v, allocatedAt) }

// SetAligned sets the aligned pointer.
func (d *Descriptor) SetAligned(b *ir.Builder, v *ir.Value) { d.set(b, v, alignedAt) }

// SetOffset sets the distance from the aligned pointer to the first element.
func (d *Descriptor) SetOffset(b *ir.Builder, v *ir.Value) { d.set(b, v, offsetAt) }

// SetSize sets the size of a dimension.
func (d *Descriptor) SetSize(b *ir.Builder, dim int, v *ir.Value) { d.set(b, v, sizesAt, int64(dim)) }

// SetStride sets the stride of a dimension.
func (d *Descriptor) SetStride(b *ir.Builder, dim int, v *ir.Value) {
	d.set(b, v, stridesAt, int64(dim))
}

func (d *Descriptor) set(b *ir.Builder, v *ir.Value, at ...int64) {
	d.Value = llvm.NewInsertValue(b, d.Value, v, at).Result()
}

// Extract creates an llvm.extractvalue of the element at a position in nested structs
// and arrays.
func Extract(b *ir.Builder, v *ir.Value, at ...int64) *ir.Value {
	t := v.Type()
	for _, i := range at {
		switch of := t.(type) {
		case *llvm.StructType:
			t = of.Body()[i]
		case *llvm.ArrayType:
			t = of.Elem()
		}
	}
	return llvm.NewExtractValue(b, t, v, at).Result()
}

// An UnrankedDescriptor is an SSA value of the struct that describes a memref of
// unknown rank. Its methods create operations at the builder's insertion point.
type UnrankedDescriptor struct{ Value *ir.Value }

// Rank returns the rank.
func (d *UnrankedDescriptor) Rank(b *ir.Builder) *ir.Value { return Extract(b, d.Value, 0) }

// Pointer returns the address of the descriptor of known rank.
func (d *UnrankedDescriptor) Pointer(b *ir.Builder) *ir.Value { return Extract(b, d.Value, 1) }

// PackUnranked creates an unranked descriptor from a rank and the address of a
// descriptor of that rank.
func (c *TypeConverter) PackUnranked(b *ir.Builder, t *ir.UnrankedMemRefType, rank, pointer *ir.Value) *UnrankedDescriptor {
	d := c.UndefinedDescriptor(b, c.ConvertOne(t))
	d.set(b, rank, 0)
	d.set(b, c.Bytes(b, pointer), 1)
	return &UnrankedDescriptor{d.Value}
}

// ByteSize creates the computation of the size in bytes of the descriptor at Pointer:
// two pointers, the offset, and a size and a stride for each dimension. space is the
// address space of the pointers.
func (d *UnrankedDescriptor) ByteSize(b *ir.Builder, c *TypeConverter, space uint32) *ir.Value {
	one, two := c.IndexConstant(b, 1), c.IndexConstant(b, 2)
	indexBytes := c.IndexConstant(b, int64(c.opts.IndexBits+7)/8)
	pointerBytes := c.IndexConstant(b, int64(c.PointerBits(space)+7)/8)
	pointers := llvm.NewMul(b, two, pointerBytes).Result()
	numbers := llvm.NewMul(b, two, d.Rank(b)).Result()
	numbers = llvm.NewAdd(b, numbers, one).Result()
	return llvm.NewAdd(b, pointers, llvm.NewMul(b, numbers, indexBytes).Result()).Result()
}

// ElementPointer creates the computation of the address of an element, from the
// descriptor of a memref and one index for each dimension. The layout of the memref
// must be strided.
func (c *TypeConverter) ElementPointer(b *ir.Builder, t *ir.MemRefType, memref *ir.Value, indices []*ir.Value) *ir.Value {
	return c.elementPointer(b, t, memref, indices, 0, 0)
}

// AccessPointer is [TypeConverter.ElementPointer] for an element that there is: the
// computation does not overflow and stays in the memory of the memref.
func (c *TypeConverter) AccessPointer(b *ir.Builder, t *ir.MemRefType, memref *ir.Value, indices []*ir.Value) *ir.Value {
	return c.elementPointer(b, t, memref, indices, llvm.IntegerOverflowFlagsNsw|llvm.IntegerOverflowFlagsNuw,
		llvm.GEPNoWrapFlagsInbounds|llvm.GEPNoWrapFlagsNuw)
}

func (c *TypeConverter) elementPointer(b *ir.Builder, t *ir.MemRefType, memref *ir.Value, indices []*ir.Value,
	overflow llvm.IntegerOverflowFlags, noWrap llvm.GEPNoWrapFlags) *ir.Value {
	if c.opts.TypedPointers {
		overflow, noWrap = 0, 0 // which LLVM 14 has not in this form
	}
	d := &Descriptor{memref}
	strides, offset, _ := t.StridesAndOffset()
	elem := c.ConvertOne(t.Elem())
	base := d.Aligned(b)
	if offset != 0 {
		base = c.GEP(b, elem, base, llvm.IndexValue(c.number(b, offset, func() *ir.Value { return d.Offset(b) }))).Result()
	}
	var index *ir.Value
	for i, v := range indices {
		if s := strides[i]; s != 1 {
			stride := c.number(b, s, func() *ir.Value { return d.Stride(b, i) })
			v = llvm.NewMul(b, v, stride).SetOverflowFlags(overflow).Result()
		}
		if index == nil {
			index = v
		} else {
			index = llvm.NewAdd(b, index, v).SetOverflowFlags(overflow).Result()
		}
	}
	if index == nil {
		return base
	}
	return c.GEP(b, elem, base, llvm.IndexValue(index)).SetNoWrapFlags(noWrap).Result()
}

// number returns a constant, or what dynamic creates if the number is not known.
func (c *TypeConverter) number(b *ir.Builder, n int64, dynamic func() *ir.Value) *ir.Value {
	if n == ir.DynamicSize {
		return dynamic()
	}
	return c.IndexConstant(b, n)
}

// memrefFromParts materializes a memref from the fields of its descriptor or from a
// bare pointer.
func (c *TypeConverter) memrefFromParts(b *ir.Builder, to []ir.Type, from []*ir.Value, _ ir.Type) []*ir.Value {
	if d := c.packed(b, to[0], from); d != nil {
		return castTo(b, to, []*ir.Value{d}, nil)
	}
	return nil
}

// descriptorFromParts materializes the descriptor of a memref from its fields or from a
// bare pointer.
func (c *TypeConverter) descriptorFromParts(b *ir.Builder, to []ir.Type, from []*ir.Value, original ir.Type) []*ir.Value {
	if original == nil || len(to) != 1 || to[0] != c.ConvertOne(original) {
		return nil
	}
	if d := c.packed(b, original, from); d != nil {
		return []*ir.Value{d}
	}
	return nil
}

// packed creates the descriptor of a memref type from its fields or from a bare
// pointer. It returns nil for other types and other values.
func (c *TypeConverter) packed(b *ir.Builder, t ir.Type, parts []*ir.Value) *ir.Value {
	switch t := t.(type) {
	case *ir.MemRefType:
		if len(parts) == 1 {
			if _, isPointer := parts[0].Type().(*llvm.PointerType); isPointer && IsBarePointer(t) {
				return c.StaticDescriptor(b, t, parts[0], parts[0]).Value
			}
		}
		if ir.HaveTypes(parts, c.DescriptorFields(t, true)) {
			return c.Pack(b, t, parts).Value
		}
	case *ir.UnrankedMemRefType:
		if ir.HaveTypes(parts, c.UnrankedFields()) {
			return c.PackUnranked(b, t, parts[0], parts[1]).Value
		}
	}
	return nil
}
