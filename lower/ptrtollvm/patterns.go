package ptrtollvm

import (
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/dialect/ptr"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/tollvm"
)

// Patterns returns the patterns for the ptr dialect, and adds rules for its types to the converter.
func Patterns(c *tollvm.TypeConverter) []convert.Pattern {
	l := lowering{c}
	c.AddSpaceRule(func(space ir.Attribute) (uint32, bool) {
		_, ok := space.(*ptr.GenericSpaceAttr)
		return 0, ok
	})
	c.AddRule(l.types)
	return []convert.Pattern{
		convert.On(c.TypeConverter, l.lowerFromPtr),
		convert.On(c.TypeConverter, l.lowerGetMetadata),
		convert.On(c.TypeConverter, l.lowerPtrAdd),
		convert.On(c.TypeConverter, l.lowerToPtr),
		convert.On(c.TypeConverter, l.lowerTypeOffset),
	}
}

// lowering is the receiver of the patterns.
type lowering struct{ *tollvm.TypeConverter }

// types converts pointers to generic memory and metadata of memrefs.
func (c lowering) types(t ir.Type) ([]ir.Type, convert.Outcome) {
	switch t := t.(type) {
	case *ptr.PtrType:
		if _, ok := t.MemorySpace().(*ptr.GenericSpaceAttr); ok {
			return []ir.Type{c.PointerType()}, convert.Converted
		}
		return nil, convert.Impossible
	case *ptr.PtrMetadataType:
		if m, ok := t.Type().(*ir.MemRefType); ok {
			if s := c.metadataType(m); s != nil {
				return []ir.Type{s}, convert.Converted
			}
		}
		return nil, convert.Impossible
	}
	return nil, convert.Unknown
}

// metadataType returns the struct with what the descriptor of a memref has and its type does not say, nil
// if the memref has no descriptor.
func (c lowering) metadataType(t *ir.MemRefType) ir.Type {
	space, ok := c.AddressSpace(t)
	if !ok {
		return nil
	}
	first := c.PointerTo(c.ConvertOne(t.Elem()), space)
	if first == nil {
		return nil
	}
	fields := []ir.Type{first}
	ok = eachNumber(t, func(n int64, _ field) {
		if n == ir.DynamicSize {
			fields = append(fields, c.IndexType())
		}
	})
	if !ok {
		return nil
	}
	return llvm.NewLiteralStruct(c.Context(), fields, false)
}

// A field is a number in the descriptor of a memref.
type field struct {
	get func(d *tollvm.Descriptor, b *ir.Builder) *ir.Value
	set func(d *tollvm.Descriptor, b *ir.Builder, v *ir.Value)
}

// eachNumber calls f for the offset, each size and each stride of a memref, as its type has them. It
// reports whether the layout is strided.
func eachNumber(t *ir.MemRefType, f func(n int64, at field)) bool {
	strides, offset, ok := t.StridesAndOffset()
	if !ok {
		return false
	}
	f(offset, field{(*tollvm.Descriptor).Offset, (*tollvm.Descriptor).SetOffset})
	for i, n := range t.Shape() {
		f(n, field{
			func(d *tollvm.Descriptor, b *ir.Builder) *ir.Value { return d.Size(b, i) },
			func(d *tollvm.Descriptor, b *ir.Builder, v *ir.Value) { d.SetSize(b, i, v) },
		})
	}
	for i, n := range strides {
		f(n, field{
			func(d *tollvm.Descriptor, b *ir.Builder) *ir.Value { return d.Stride(b, i) },
			func(d *tollvm.Descriptor, b *ir.Builder, v *ir.Value) { d.SetStride(b, i, v) },
		})
	}
	return true
}

func (c lowering) lowerFromPtr(op ptr.FromPtrOp, in ptr.FromPtrAdaptor[*ir.Value], r *convert.Rewriter) bool {
	t, ok := op.Result().Type().(*ir.MemRefType)
	if !ok {
		return r.NoMatch(op.Op(), "Expected memref result type")
	}
	if op.Metadata() == nil {
		return r.NoMatch(op.Op(), "Can convert only memrefs with metadata")
	}
	to := c.ConvertOne(t)
	if to == nil {
		return r.NoMatch(op.Op(), "Failed to convert result type")
	}
	b, metadata := r.Builder, in.Metadata()
	d := c.UndefinedDescriptor(b, to)
	d.SetAllocated(b, tollvm.Extract(b, metadata, 0))
	d.SetAligned(b, c.Pointing(b, in.Ptr(), c.ConvertOne(t.Elem())))
	next := int64(1)
	eachNumber(t, func(n int64, at field) {
		if n != ir.DynamicSize {
			at.set(d, b, c.IndexConstant(b, n))
			return
		}
		at.set(d, b, tollvm.Extract(b, metadata, next))
		next++
	})
	r.Replace(op.Op(), d.Value)
	return true
}

func (c lowering) lowerGetMetadata(op ptr.GetMetadataOp, in ptr.GetMetadataAdaptor[*ir.Value], r *convert.Rewriter) bool {
	t, ok := op.Ptr().Type().(*ir.MemRefType)
	if !ok {
		return r.NoMatch(op.Op(), "Only memref metadata is supported")
	}
	to := c.metadataType(t)
	if to == nil {
		return r.NoMatch(op.Op(), "Failed to create the metadata type")
	}
	b, d := r.Builder, &tollvm.Descriptor{Value: in.Ptr()}
	v := llvm.NewUndef(b, to).Result()
	next := int64(0)
	insert := func(part *ir.Value) {
		v = llvm.NewInsertValue(b, v, part, []int64{next}).Result()
		next++
	}
	insert(d.Allocated(b))
	eachNumber(t, func(n int64, at field) {
		if n == ir.DynamicSize {
			insert(at.get(d, b))
		}
	})
	r.Replace(op.Op(), v)
	return true
}

// noWrapFlags are the flags of llvm.getelementptr.
var noWrapFlags = map[ptr.PtrAddFlags]llvm.GEPNoWrapFlags{
	ptr.PtrAddFlagsNusw: llvm.GEPNoWrapFlagsNusw, ptr.PtrAddFlagsNuw: llvm.GEPNoWrapFlagsNuw, ptr.PtrAddFlagsInbounds: llvm.GEPNoWrapFlagsInbounds,
}

func (c lowering) lowerPtrAdd(op ptr.PtrAddOp, in ptr.PtrAddAdaptor[*ir.Value], r *convert.Rewriter) bool {
	if _, ok := in.Base().Type().(*llvm.PointerType); !ok {
		return r.NoMatch(op.Op(), "Incompatible pointer type")
	}
	gep := llvm.NewGEP(r.Builder, c.Context().I8(), in.Base(), llvm.IndexValue(in.Offset()))
	gep.SetNoWrapFlags(noWrapFlags[op.Flags()])
	gep.Result().SetType(in.Base().Type()) // for vectors of offsets, too, as upstream has it
	r.ReplaceBy(op.Op(), gep.Op())
	return true
}

func (c lowering) lowerToPtr(op ptr.ToPtrOp, in ptr.ToPtrAdaptor[*ir.Value], r *convert.Rewriter) bool {
	if _, ok := op.Ptr().Type().(*ir.MemRefType); !ok {
		return r.NoMatch(op.Op(), "Expected a memref input")
	}
	d := &tollvm.Descriptor{Value: in.Ptr()}
	r.Replace(op.Op(), c.Bytes(r.Builder, d.Aligned(r.Builder)))
	return true
}

func (c lowering) lowerTypeOffset(op ptr.TypeOffsetOp, _ ptr.TypeOffsetAdaptor[*ir.Value], r *convert.Rewriter) bool {
	elem, to := c.ConvertOne(op.ElementType()), c.ConvertOne(op.Result().Type())
	if elem == nil || to == nil {
		return r.NoMatch(op.Op(), "Couldn't convert the type")
	}
	null := llvm.NewZero(r.Builder, c.PointerTo(elem, 0)).Result()
	next := llvm.NewGEP(r.Builder, elem, null, llvm.GEPIndex{Const: 1}).Result()
	r.ReplaceBy(op.Op(), llvm.NewPtrToInt(r.Builder, to, next).Op())
	return true
}
