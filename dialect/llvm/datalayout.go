package llvm

import (
	"github.com/gomlir/gomlir/datalayout"
	"github.com/gomlir/gomlir/datalayout/llvmlayout"
	"github.com/gomlir/gomlir/dialect/ptr"
	"github.com/gomlir/gomlir/ir"
)

// A DataLayout describes how LLVM lays out types in memory, according to a data layout string
// (LangRef, Data Layout). It is immutable and safe for concurrent use.
//
// Its methods return a [*datalayout.NoSizeError] or a [*datalayout.TooLargeError].
type DataLayout struct {
	*llvmlayout.Layout
	types *llvmlayout.Types[ir.Type]
}

// ParseDataLayout parses a data layout string. The error has LLVM's message.
func ParseDataLayout(text string) (*DataLayout, error) {
	l, err := llvmlayout.Parse(text)
	if err != nil {
		return nil, err
	}
	return &DataLayout{l, llvmlayout.NewTypes(l, shape)}, nil
}

// shape describes a type to the rules of data layout.
func shape(t ir.Type) llvmlayout.Shape[ir.Type] {
	switch t := t.(type) {
	case *ir.IntegerType:
		return llvmlayout.Shape[ir.Type]{Kind: llvmlayout.IntegerKind, Bits: uint64(t.Width())}
	case *ir.FloatType:
		return llvmlayout.Shape[ir.Type]{Kind: llvmlayout.FloatKind, Bits: uint64(t.Width())}
	case *PPCFP128Type:
		return llvmlayout.Shape[ir.Type]{Kind: llvmlayout.FloatKind, Bits: 128}
	case *PointerType:
		return llvmlayout.Shape[ir.Type]{Kind: llvmlayout.PointerKind, Space: t.space}
	case *ptr.PtrType:
		if s, ok := t.MemorySpace().(*AddressSpaceAttr); ok {
			return llvmlayout.Shape[ir.Type]{Kind: llvmlayout.PointerKind, Space: s.AddressSpace()}
		}
	case *X86AMXType:
		return llvmlayout.Shape[ir.Type]{Kind: llvmlayout.TileKind}
	case *X86MMXType:
		return llvmlayout.Shape[ir.Type]{Kind: llvmlayout.VectorKind, Elem: t.Context().I64(), Len: 1}
	case *ir.VectorType, *VectorType:
		if !IsCompatibleVectorType(t) {
			break
		}
		n := VectorNumElements(t)
		return llvmlayout.Shape[ir.Type]{Kind: llvmlayout.VectorKind, Elem: VectorElementType(t), Len: n.Min, Scalable: n.Scalable}
	case *ArrayType:
		return llvmlayout.Shape[ir.Type]{Kind: llvmlayout.ArrayKind, Elem: t.elem, Len: t.n}
	case *StructType:
		body := t.body.Get()
		return llvmlayout.Shape[ir.Type]{Kind: llvmlayout.StructKind, Fields: body.elems, Packed: body.packed}
	case *TargetExtType:
		return shape(t.layoutType())
	}
	return llvmlayout.Shape[ir.Type]{}
}

// Extent returns size and alignments of a type.
func (l *DataLayout) Extent(t ir.Type) (llvmlayout.Extent, error) {
	var err error = &datalayout.NoSizeError{Type: t}
	if IsSized(t) { // then all structs in it have bodies
		var e llvmlayout.Extent
		if e, err = l.types.Of(t); err == nil {
			return e, nil
		}
	}
	return llvmlayout.Extent{ABI: 1, Pref: 1, Struct: &llvmlayout.Struct{}}, err
}

// SizeInBits returns the size of a value of the type in bits, without padding after
// it.
func (l *DataLayout) SizeInBits(t ir.Type) (datalayout.Size, error) {
	e, err := l.Extent(t)
	return e.Bits, err
}

// AllocSize returns the number of bytes from a value to the next one in an array.
func (l *DataLayout) AllocSize(t ir.Type) (datalayout.Size, error) {
	e, err := l.Extent(t)
	return e.AllocSize(), err
}

// ABIAlignment returns the alignment in bytes that the ABI requires for a type.
func (l *DataLayout) ABIAlignment(t ir.Type) (uint64, error) {
	e, err := l.Extent(t)
	return e.ABI, err
}

// PreferredAlignment returns the preferred alignment of a type in bytes.
func (l *DataLayout) PreferredAlignment(t ir.Type) (uint64, error) {
	e, err := l.Extent(t)
	return e.Pref, err
}

// Struct returns the offsets of the fields of a struct.
func (l *DataLayout) Struct(t *StructType) (*llvmlayout.Struct, error) {
	e, err := l.Extent(t)
	return e.Struct, err
}
