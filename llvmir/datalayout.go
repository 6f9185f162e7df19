package llvmir

import "github.com/gomlir/gomlir/datalayout/llvmlayout"

// A DataLayout describes the layout of a module's types in memory (LangRef, Data
// Layout). Besides what its data layout string specifies it gives the sizes and
// alignments of types. It is safe for concurrent use.
//
// A type without a size in memory has size 0 and alignment 1. A size that does not
// fit 64 bits wraps around, as in LLVM. The size of a scalable vector is the least
// one.
type DataLayout struct {
	*llvmlayout.Layout
	text  string // Module.DataLayout
	types *llvmlayout.Types[*Type]
}

func newDataLayout(text string) (*DataLayout, error) {
	l, err := llvmlayout.Parse(text)
	if err != nil {
		return nil, err
	}
	return &DataLayout{l, text, llvmlayout.NewTypes(l, (*Type).shape)}, nil
}

// Layout returns the data layout that m.DataLayout specifies, or the default one if
// that is malformed.
func (m *Module) Layout() *DataLayout {
	if d := m.layout.Load(); d != nil && d.text == m.DataLayout {
		return d
	}
	d, err := newDataLayout(m.DataLayout)
	if err != nil {
		d, _ = newDataLayout("")
		d.text = m.DataLayout
	}
	m.layout.Store(d)
	return d
}

// shape describes a type to the rules of data layout.
func (t *Type) shape() llvmlayout.Shape[*Type] {
	switch t.kind {
	case IntegerType:
		return llvmlayout.Shape[*Type]{Kind: llvmlayout.IntegerKind, Bits: t.n}
	case HalfType, BFloatType:
		return llvmlayout.Shape[*Type]{Kind: llvmlayout.FloatKind, Bits: 16}
	case FloatType:
		return llvmlayout.Shape[*Type]{Kind: llvmlayout.FloatKind, Bits: 32}
	case DoubleType:
		return llvmlayout.Shape[*Type]{Kind: llvmlayout.FloatKind, Bits: 64}
	case X86FP80Type:
		return llvmlayout.Shape[*Type]{Kind: llvmlayout.FloatKind, Bits: 80}
	case FP128Type, PPCFP128Type:
		return llvmlayout.Shape[*Type]{Kind: llvmlayout.FloatKind, Bits: 128}
	case PointerType:
		return llvmlayout.Shape[*Type]{Kind: llvmlayout.PointerKind, Space: uint32(t.n)}
	case LabelType: // as in LLVM
		return llvmlayout.Shape[*Type]{Kind: llvmlayout.PointerKind}
	case X86MMXType:
		return llvmlayout.Shape[*Type]{Kind: llvmlayout.VectorKind, Elem: t.types.Int(64), Len: 1}
	case X86AMXType:
		return llvmlayout.Shape[*Type]{Kind: llvmlayout.TileKind}
	case VectorType:
		return llvmlayout.Shape[*Type]{Kind: llvmlayout.VectorKind, Elem: t.elem, Len: t.n, Scalable: t.scalable}
	case ArrayType:
		return llvmlayout.Shape[*Type]{Kind: llvmlayout.ArrayKind, Elem: t.elem, Len: t.n}
	case StructType:
		return llvmlayout.Shape[*Type]{Kind: llvmlayout.StructKind, Fields: t.Fields(), Packed: t.packed, Incomplete: t.IsOpaque()}
	case TargetExtType:
		if l := t.targetLayout(); l != nil {
			return l.shape()
		}
	}
	return llvmlayout.Shape[*Type]{}
}

// Extent returns size and alignments of a type.
func (d *DataLayout) Extent(t *Type) llvmlayout.Extent {
	e, _ := d.types.Of(t)
	return e
}

// ABIAlign returns the alignment in bytes that the ABI demands of a type.
func (d *DataLayout) ABIAlign(t *Type) uint64 { return d.Extent(t).ABI }

// PrefAlign returns the preferred alignment of a type in bytes, which alloca uses.
func (d *DataLayout) PrefAlign(t *Type) uint64 { return d.Extent(t).Pref }

// SizeInBits returns the size of a value of a type in bits, without padding after
// it.
func (d *DataLayout) SizeInBits(t *Type) uint64 { return d.Extent(t).Bits.Min }

// AllocSize returns the number of bytes from a value to the next one in an array.
func (d *DataLayout) AllocSize(t *Type) uint64 { return d.Extent(t).AllocSize().Min }

// FieldOffsets returns the offsets in bytes of the fields of a struct. The slice must
// not be modified.
func (d *DataLayout) FieldOffsets(t *Type) []uint64 { return d.Extent(t).Struct.Offsets }

// atomicAlign returns the alignment of an atomic access without one: the size of the
// value, rounded up to a power of two.
func (d *DataLayout) atomicAlign(t *Type) uint64 {
	return max(1, llvmlayout.PowerOf2Ceil(d.Extent(t).StoreSize().Min))
}
