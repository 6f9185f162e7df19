package llvm

import (
	"math/bits"
	"slices"

	"github.com/gomlir/gomlir/datalayout"
	"github.com/gomlir/gomlir/internal/layouttext"
	"github.com/gomlir/gomlir/ir"
)

// A StructLayout is where the elements of a struct are.
type StructLayout struct {
	// Size is that of the struct with all padding, and Offsets those of the
	// elements from its start, in bytes.
	Size    datalayout.Size
	Offsets []uint64
	// Align is the alignment of the elements that is the strictest, 1 if the
	// struct is packed.
	Align uint64
	// HasPadding reports whether there are bytes between or after elements
	// that belong to none.
	HasPadding bool
}

// ElementAt is the index of the last element that starts at an offset in bytes
// or before it, -1 if there is none.
func (s *StructLayout) ElementAt(offset uint64) int {
	i, found := slices.BinarySearch(s.Offsets, offset)
	if !found {
		return i - 1
	}
	for i+1 < len(s.Offsets) && s.Offsets[i+1] == offset {
		i++
	}
	return i
}

// typeLayout is what is known about a type.
type typeLayout struct {
	bits      datalayout.Size
	abi, pref uint64
	fields    *StructLayout // of a struct
}

// alloc is how far two elements of an array are apart, in bytes.
func (t *typeLayout) alloc() uint64 { return datalayout.AlignTo(byteSize(t.bits.Min), t.abi) }

func byteSize(bits uint64) uint64 { return bits/8 + (bits%8+7)/8 }

// SizeInBits is the size of a value of the type in bits, without padding after
// it.
func (l *DataLayout) SizeInBits(t ir.Type) (datalayout.Size, error) {
	k, err := l.of(t)
	return k.bits, err
}

// StoreSize is the number of bytes that are written when a value is stored.
func (l *DataLayout) StoreSize(t ir.Type) (datalayout.Size, error) {
	k, err := l.of(t)
	return datalayout.Size{Min: byteSize(k.bits.Min), Scalable: k.bits.Scalable}, err
}

// AllocSize is the distance in bytes from a value to the next in an array.
func (l *DataLayout) AllocSize(t ir.Type) (datalayout.Size, error) {
	k, err := l.of(t)
	return datalayout.Size{Min: k.alloc(), Scalable: k.bits.Scalable}, err
}

// ABIAlignment is the alignment of the type, in bytes, that the ABI demands.
func (l *DataLayout) ABIAlignment(t ir.Type) (uint64, error) {
	k, err := l.of(t)
	return k.abi, err
}

// PreferredAlignment is the alignment of the type, in bytes, that is best.
func (l *DataLayout) PreferredAlignment(t ir.Type) (uint64, error) {
	k, err := l.of(t)
	return k.pref, err
}

// Struct is the layout of a struct.
func (l *DataLayout) Struct(t *StructType) (*StructLayout, error) {
	k, err := l.of(t)
	return k.fields, err
}

// of looks a type up, or lays it out. The result is never nil.
func (l *DataLayout) of(t ir.Type) (*typeLayout, error) {
	if k, ok := l.known.Load(t); ok {
		return k.(*typeLayout), nil
	}
	if !IsSized(t) {
		return &typeLayout{abi: 1, pref: 1, fields: &StructLayout{}}, &datalayout.NoSizeError{Type: t}
	}
	k, err := l.layOut(t)
	if err != nil {
		return &typeLayout{abi: 1, pref: 1, fields: &StructLayout{}}, err
	}
	l.known.Store(t, k)
	return k, nil
}

// layOut finds the layout of a type that has a size. It will not change: a
// type whose structs lack a body has none.
func (l *DataLayout) layOut(t ir.Type) (*typeLayout, error) {
	switch t := t.(type) {
	case *ir.IntegerType:
		s := nextLarger(l.said.Ints, uint64(t.Width()))
		return &typeLayout{bits: datalayout.Size{Min: uint64(t.Width())}, abi: s.ABI, pref: s.Pref}, nil
	case *ir.FloatType:
		return l.float(uint64(t.Width())), nil
	case *PPCFP128Type:
		return l.float(128), nil
	case *PointerType:
		p := l.said.Pointer(t.space)
		return &typeLayout{bits: datalayout.Size{Min: p.Bits}, abi: p.ABI, pref: p.Pref}, nil
	case *X86AMXType:
		return &typeLayout{bits: datalayout.Size{Min: 8192}, abi: 64, pref: 64}, nil
	case *X86MMXType:
		return l.vector(datalayout.Size{Min: 64}), nil
	case *ir.VectorType, *VectorType:
		if !IsCompatibleVectorType(t) {
			break
		}
		return l.vectorOf(t)
	case *ArrayType:
		return l.array(t)
	case *StructType:
		return l.structure(t)
	case *TargetExtType:
		return l.of(t.layoutType())
	}
	return nil, &datalayout.NoSizeError{Type: t}
}

// nextLarger is the specification of the next larger type, or of the largest.
func nextLarger(list []layouttext.Alignment, bits uint64) *layouttext.Alignment {
	for i := range list {
		if list[i].Bits >= bits {
			return &list[i]
		}
	}
	return &list[len(list)-1]
}

// exact is the specification of just a number of bits, or nil.
func exact(list []layouttext.Alignment, bits uint64) *layouttext.Alignment {
	if s := nextLarger(list, bits); s.Bits == bits {
		return s
	}
	return nil
}

func (l *DataLayout) float(n uint64) *typeLayout {
	k := &typeLayout{bits: datalayout.Size{Min: n}}
	if s := exact(l.said.Floats, n); s != nil {
		k.abi, k.pref = s.ABI, s.Pref
	} else {
		k.abi = datalayout.PowerOf2Ceil(n / 8)
		k.pref = k.abi
	}
	return k
}

// vector aligns a vector naturally, unless something is said about its size.
func (l *DataLayout) vector(size datalayout.Size) *typeLayout {
	k := &typeLayout{bits: size}
	if s := exact(l.said.Vectors, size.Min); s != nil {
		k.abi, k.pref = s.ABI, s.Pref
	} else {
		k.abi = max(1, datalayout.PowerOf2Ceil(byteSize(size.Min)))
		k.pref = k.abi
	}
	return k
}

func (l *DataLayout) vectorOf(t ir.Type) (*typeLayout, error) {
	elem, err := l.of(VectorElementType(t))
	if err != nil {
		return nil, err
	}
	n := VectorNumElements(t)
	hi, size := bits.Mul64(elem.bits.Min, n.Min)
	if hi != 0 || size >= 1<<62 {
		return nil, &datalayout.TooLargeError{Type: t}
	}
	return l.vector(datalayout.Size{Min: size, Scalable: n.Scalable}), nil
}

func (l *DataLayout) array(t *ArrayType) (*typeLayout, error) {
	elem, err := l.of(t.elem)
	if err != nil {
		return nil, err
	}
	hi, size := bits.Mul64(elem.alloc(), t.n)
	if hi != 0 || size >= 1<<61 {
		return nil, &datalayout.TooLargeError{Type: t}
	}
	return &typeLayout{bits: datalayout.Size{Min: 8 * size, Scalable: elem.bits.Scalable}, abi: elem.abi, pref: elem.pref}, nil
}

func (l *DataLayout) structure(t *StructType) (*typeLayout, error) {
	body := t.body.Get()
	s := &StructLayout{Align: 1, Offsets: make([]uint64, len(body.elems))}
	size := uint64(0)
	for i, e := range body.elems {
		elem, err := l.of(e)
		if err != nil {
			return nil, err
		}
		if !body.packed {
			start := datalayout.AlignTo(size, elem.abi)
			s.HasPadding = s.HasPadding || start != size
			size, s.Align = start, max(s.Align, elem.abi)
		}
		s.Offsets[i] = size
		s.Size.Scalable = s.Size.Scalable || elem.bits.Scalable
		if size += elem.alloc(); size >= 1<<61 {
			return nil, &datalayout.TooLargeError{Type: t}
		}
	}
	s.Size.Min = datalayout.AlignTo(size, s.Align)
	s.HasPadding = s.HasPadding || s.Size.Min != size
	k := &typeLayout{bits: datalayout.Size{Min: 8 * s.Size.Min, Scalable: s.Size.Scalable}, fields: s}
	if !body.packed {
		k.abi = max(l.said.Aggregate.ABI, s.Align)
	} else {
		k.abi = 1
	}
	k.pref = max(l.said.Aggregate.Pref, s.Align)
	return k, nil
}
