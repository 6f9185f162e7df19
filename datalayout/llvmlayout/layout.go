package llvmlayout

import (
	"math/bits"
	"reflect"
)

// A Layout holds what a data layout string specifies. What the string leaves out
// has LLVM 22's default. Sizes are in bits, alignments in bytes.
//
// A Layout must not be modified, and is safe for concurrent use.
type Layout struct {
	text string

	BigEndian     bool
	Mangling      byte   // the letter after "m:"; 0 if unspecified
	StackAlign    uint64 // natural alignment of the stack; 0 if unspecified
	FunctionAlign uint64 // of function pointers; 0 if unspecified
	// FunctionDependent says that the alignment of a function pointer is a
	// multiple of that of the function.
	FunctionDependent bool

	AllocaSpace  uint32 // the address space of allocas
	ProgramSpace uint32 // the address space of functions
	GlobalsSpace uint32 // the default address space of global variables

	NativeInts []uint32    // widths of the integers that the target computes with
	Ints       []Alignment // sorted by Bits
	Floats     []Alignment // sorted by Bits
	Vectors    []Alignment // sorted by Bits
	Aggregate  Alignment   // of structs; Bits is 0
	Pointers   []Pointer   // sorted by Space; the first one is for space 0

	nonIntegral []uint32
}

// An Alignment has the alignments of types of a given size: the ABI alignment, and the preferred
// one, which is not smaller.
type Alignment struct{ Bits, ABI, Pref uint64 }

// A Pointer describes the pointers into an address space.
type Pointer struct {
	Space     uint32
	Bits      uint64 // size
	Index     uint64 // width of the integers that are added to the address
	ABI, Pref uint64 // alignments
	Unstable  bool   // the bits of a pointer may change
	External  bool   // a pointer has state outside of its bits
	Name      string // of the address space, or ""
}

// String returns the string that was parsed.
func (l *Layout) String() string { return l.text }

// Equal reports whether two layouts specify the same. Their strings may differ: one
// may spell out what is the default, or implied by another part, in the other.
func (l *Layout) Equal(other *Layout) bool {
	x, y := *l, *other
	x.text, y.text = "", ""
	x.Ints, y.Ints = withoutImplied(x.Ints), withoutImplied(y.Ints)
	return reflect.DeepEqual(x, y)
}

// withoutImplied leaves out the integers that are aligned as the next wider ones:
// that is the rule for integers without an entry.
func withoutImplied(list []Alignment) []Alignment {
	var out []Alignment
	for i, a := range list {
		if i+1 == len(list) || a.ABI != list[i+1].ABI || a.Pref != list[i+1].Pref {
			out = append(out, a)
		}
	}
	return out
}

// Pointer returns the description of the pointers into an address space. A space
// without an entry has that of space 0; Space tells.
func (l *Layout) Pointer(space uint32) *Pointer {
	for i := range l.Pointers {
		if l.Pointers[i].Space == space {
			return &l.Pointers[i]
		}
	}
	return &l.Pointers[0]
}

// PointerBits returns the size of pointers into an address space.
func (l *Layout) PointerBits(space uint32) uint64 { return l.Pointer(space).Bits }

// IndexBits returns the width of the integers that are added to pointers into an
// address space, as getelementptr does.
func (l *Layout) IndexBits(space uint32) uint64 { return l.Pointer(space).Index }

// IsNonIntegral reports whether the pointers into an address space have no fixed
// representation as an integer.
func (l *Layout) IsNonIntegral(space uint32) bool {
	p := l.Pointer(space)
	return p.Space == space && (p.Unstable || p.External)
}

// SpaceNamed returns the address space with the given name. A, G and P are those of allocas,
// globals and the program, and the layout may name others.
func (l *Layout) SpaceNamed(name string) (space uint32, ok bool) {
	switch name {
	case "":
		return 0, false
	case "A":
		return l.AllocaSpace, true
	case "G":
		return l.GlobalsSpace, true
	case "P":
		return l.ProgramSpace, true
	}
	for _, p := range l.Pointers {
		if p.Name == name {
			return p.Space, true
		}
	}
	return 0, false
}

// integer returns the alignment of integers: the entry of the next wider type
// counts, or else that of the widest.
func (l *Layout) integer(bits uint64) Alignment {
	for _, a := range l.Ints {
		if a.Bits >= bits {
			return a
		}
	}
	return l.Ints[len(l.Ints)-1]
}

// natural returns the entry for a size, or the natural alignment of the size if
// there is no entry.
func natural(list []Alignment, bits uint64) Alignment {
	for _, a := range list {
		if a.Bits == bits {
			return a
		}
	}
	n := max(1, PowerOf2Ceil(bytes(bits)))
	return Alignment{bits, n, n}
}

// bytes returns the number of bytes that hold some bits.
func bytes(bits uint64) uint64 { return bits/8 + (bits%8+7)/8 }

// AlignTo returns the least multiple of align that is n or greater; n if align is
// zero. It wraps around at 64 bits.
func AlignTo(n, align uint64) uint64 {
	if align == 0 || n%align == 0 {
		return n
	}
	return n + align - n%align
}

// PowerOf2Ceil returns the least power of two that is n or greater; 0 for 0 and for
// numbers above 1<<63.
func PowerOf2Ceil(n uint64) uint64 {
	if n == 0 {
		return 0
	}
	return 1 << bits.Len64(n-1)
}
