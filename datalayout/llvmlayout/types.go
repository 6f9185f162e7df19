package llvmlayout

import (
	"fmt"
	"math/bits"
	"slices"

	"github.com/gomlir/gomlir/internal/shared"
)

// A Size is a number of bits or bytes. That of a scalable type is Min times a
// number that is known when the program runs.
type Size struct {
	Min      uint64
	Scalable bool
}

// Kind tells which rule lays out a type.
type Kind uint8

// The kinds of types.
const (
	UnsizedKind Kind = iota // void, functions, metadata and so on
	IntegerKind
	FloatKind
	PointerKind
	VectorKind
	ArrayKind
	StructKind
	TileKind // x86_amx
)

// A Shape describes a type of a language to a [Types].
type Shape[T comparable] struct {
	Kind       Kind
	Bits       uint64 // size of an integer or float
	Space      uint32 // address space of a pointer
	Elem       T      // of a vector or array
	Len        uint64 // number of elements; of a scalable vector, the least number
	Scalable   bool   // the vector is scalable
	Fields     []T    // of a struct
	Packed     bool   // the struct has no padding
	Incomplete bool   // the struct may still get its fields
}

// An Extent is how much memory a value of a type takes.
type Extent struct {
	Bits      Size    // without padding after the value
	ABI, Pref uint64  // the alignment that the ABI demands, and the preferred one, in bytes
	Struct    *Struct // where the fields of a struct are; nil for other types
}

// StoreSize returns the number of bytes that a store of the value writes.
func (e Extent) StoreSize() Size { return Size{bytes(e.Bits.Min), e.Bits.Scalable} }

// AllocSize returns the number of bytes from a value to the next one in an array.
func (e Extent) AllocSize() Size { return Size{AlignTo(bytes(e.Bits.Min), e.ABI), e.Bits.Scalable} }

// A Struct is the layout of the fields of a struct. It must not be modified.
type Struct struct {
	Size       Size     // in bytes, with all padding
	Offsets    []uint64 // of the fields, in bytes
	Align      uint64   // the strictest alignment of a field; 1 if the struct is packed
	HasPadding bool     // some bytes belong to no field
}

// FieldAt returns the index of the last field that starts at an offset in bytes or
// before it, -1 if the struct is empty or the first field starts later.
func (s *Struct) FieldAt(offset uint64) int {
	i, found := slices.BinarySearch(s.Offsets, offset)
	if !found {
		return i - 1
	}
	for i+1 < len(s.Offsets) && s.Offsets[i+1] == offset {
		i++
	}
	return i
}

// NoSizeError is the error for a type that has no size in memory.
type NoSizeError[T any] struct{ Type T }

func (e *NoSizeError[T]) Error() string { return fmt.Sprintf("type '%v' has no size", e.Type) }

// TooLargeError is the error for a type whose size does not fit 64 bits.
type TooLargeError[T any] struct{ Type T }

func (e *TooLargeError[T]) Error() string {
	return fmt.Sprintf("the size of type '%v' is too large", e.Type)
}

// Types lays out the types T of a language by the rules of LLVM. It is safe for
// concurrent use if the function that describes the types is.
type Types[T comparable] struct {
	layout  *Layout
	shape   func(T) Shape[T]
	structs shared.Map // T -> *known
}

// known is the layout of a struct, remembered so that nested structs take linear
// time.
type known struct {
	Extent
	err error
}

// NewTypes returns the layout of a language's types. The function shape describes a
// type; its answer must not change, unless the type is incomplete.
func NewTypes[T comparable](l *Layout, shape func(T) Shape[T]) *Types[T] {
	return &Types[T]{layout: l, shape: shape}
}

// maxDepth bounds recursion over types.
const maxDepth = 1 << 16

// The sizes of types are below these bounds.
const (
	maxVectorBits = 1 << 62
	maxBytes      = 1 << 61 // of arrays and structs
)

// Of returns the extent of a type. The error is a [*NoSizeError] or
// [*TooLargeError] of the type or of one in it. The numbers are still set: unsized
// types count as empty, and sizes wrap around at 64 bits, as in LLVM.
func (ts *Types[T]) Of(t T) (Extent, error) { return ts.of(t, 0) }

func (ts *Types[T]) of(t T, depth int) (Extent, error) {
	s := ts.shape(t)
	switch s.Kind {
	case IntegerKind:
		a := ts.layout.integer(s.Bits)
		return Extent{Bits: Size{Min: s.Bits}, ABI: a.ABI, Pref: a.Pref}, nil
	case FloatKind:
		a := natural(ts.layout.Floats, s.Bits)
		return Extent{Bits: Size{Min: s.Bits}, ABI: a.ABI, Pref: a.Pref}, nil
	case PointerKind:
		p := ts.layout.Pointer(s.Space)
		return Extent{Bits: Size{Min: p.Bits}, ABI: p.ABI, Pref: p.Pref}, nil
	case TileKind:
		return Extent{Bits: Size{Min: 8192}, ABI: 64, Pref: 64}, nil
	case VectorKind, ArrayKind, StructKind:
		if depth < maxDepth {
			return ts.compound(t, &s, depth)
		}
	}
	return Extent{ABI: 1, Pref: 1}, &NoSizeError[T]{t}
}

// compound lays out a type that has other types in it.
func (ts *Types[T]) compound(t T, s *Shape[T], depth int) (Extent, error) {
	if s.Kind == StructKind {
		return ts.structure(t, s, depth)
	}
	elem, err := ts.of(s.Elem, depth+1)
	var e Extent
	var tooLarge bool
	if s.Kind == VectorKind {
		hi, n := bits.Mul64(elem.Bits.Min, s.Len)
		a := natural(ts.layout.Vectors, n)
		e = Extent{Bits: Size{n, s.Scalable}, ABI: a.ABI, Pref: a.Pref}
		tooLarge = hi != 0 || n >= maxVectorBits
	} else {
		stride := elem.AllocSize()
		hi, n := bits.Mul64(stride.Min, s.Len)
		e = Extent{Bits: Size{8 * n, stride.Scalable}, ABI: elem.ABI, Pref: elem.Pref}
		tooLarge = hi != 0 || n >= maxBytes
	}
	if err == nil && tooLarge {
		err = &TooLargeError[T]{t}
	}
	return e, err
}

func (ts *Types[T]) structure(t T, s *Shape[T], depth int) (Extent, error) {
	if k, ok := ts.structs.Load(t); ok {
		k := k.(*known)
		return k.Extent, k.err
	}
	fields := &Struct{Align: 1, Offsets: make([]uint64, len(s.Fields))}
	var err error
	end, tooLarge := uint64(0), false
	for i, f := range s.Fields {
		e, fieldErr := ts.of(f, depth+1)
		if err == nil {
			err = fieldErr
		}
		if !s.Packed {
			start := AlignTo(end, e.ABI)
			fields.HasPadding = fields.HasPadding || start != end
			end, fields.Align = start, max(fields.Align, e.ABI)
		}
		fields.Offsets[i] = end
		size := e.AllocSize()
		fields.Size.Scalable = fields.Size.Scalable || size.Scalable
		end += size.Min
		tooLarge = tooLarge || end >= maxBytes
	}
	if err == nil && tooLarge {
		err = &TooLargeError[T]{t}
	}
	fields.Size.Min = AlignTo(end, fields.Align)
	fields.HasPadding = fields.HasPadding || fields.Size.Min != end
	e := Extent{Bits: Size{8 * fields.Size.Min, fields.Size.Scalable}, ABI: 1, Struct: fields}
	if !s.Packed {
		e.ABI = max(ts.layout.Aggregate.ABI, fields.Align)
	}
	e.Pref = max(ts.layout.Aggregate.Pref, fields.Align)
	if !s.Incomplete {
		ts.structs.Store(t, &known{e, err})
	}
	return e, err
}
