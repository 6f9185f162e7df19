package llvmir

import (
	"reflect"
	"sync"

	"github.com/gomlir/gomlir/internal/layouttext"
)

// A DataLayout says how types are laid out in memory (LangRef, Data Layout).
// Sizes are in bits, alignments in bytes.
type DataLayout struct {
	BigEndian  bool
	AllocaAS   uint32 // address space of alloca
	ProgramAS  uint32 // of functions
	GlobalsAS  uint32 // of global variables
	StackAlign uint64
	Mangling   byte
	NativeInts []uint32
	said       *layouttext.Layout
	structs    sync.Map // *Type to structLayout, so that nested structs take linear time
}

type structLayout struct{ size, align uint64 }

// ParseDataLayout reads the string of target datalayout. It returns nil and
// LLVM's complaint if the string is malformed.
func ParseDataLayout(s string) (*DataLayout, string) {
	said, err := layouttext.Parse(s)
	if err != nil {
		return nil, err.Error()
	}
	return &DataLayout{
		BigEndian: said.BigEndian, AllocaAS: said.AllocaSpace, ProgramAS: said.ProgramSpace, GlobalsAS: said.GlobalsSpace,
		StackAlign: said.StackAlign, Mangling: said.Mangling, NativeInts: said.NativeInts, said: said,
	}, ""
}

// SameDataLayout reports whether two data layouts say the same, of which one may
// spell out what the other leaves to be understood. Both must be valid.
func SameDataLayout(a, b string) bool {
	x, err := layouttext.Parse(a)
	y, err2 := layouttext.Parse(b)
	if err != nil || err2 != nil {
		return false
	}
	x.Ints, y.Ints = withoutImplied(x.Ints), withoutImplied(y.Ints)
	return reflect.DeepEqual(x, y)
}

// withoutImplied leaves out integers that are aligned as the next wider ones,
// which those that are not mentioned are.
func withoutImplied(list []layouttext.Alignment) []layouttext.Alignment {
	var out []layouttext.Alignment
	for i, a := range list {
		if i+1 == len(list) || a.ABI != list[i+1].ABI || a.Pref != list[i+1].Pref {
			out = append(out, a)
		}
	}
	return out
}

// Layout returns the data layout of the module, the default one if its string
// is malformed.
func (m *Module) Layout() *DataLayout {
	if d := m.layout.Load(); d != nil {
		return d
	}
	d, _ := ParseDataLayout(m.DataLayout)
	if d == nil {
		d, _ = ParseDataLayout("")
	}
	m.layout.Store(d)
	return d
}

// namedSpace returns the address space that a name stands for: those of
// allocas, globals and the program, and what the layout calls by a name.
func (d *DataLayout) namedSpace(name string) (space uint32, ok bool) {
	switch name {
	case "A":
		return d.AllocaAS, true
	case "G":
		return d.GlobalsAS, true
	case "P":
		return d.ProgramAS, true
	}
	for _, p := range d.said.Pointers {
		if p.Name == name && name != "" {
			return p.Space, true
		}
	}
	return 0, false
}

// PointerBits returns the size of a pointer.
func (d *DataLayout) PointerBits(addrSpace uint32) uint64 { return d.said.Pointer(addrSpace).Bits }

// IndexBits returns the width of the integers that getelementptr computes
// with.
func (d *DataLayout) IndexBits(addrSpace uint32) uint64 { return d.said.Pointer(addrSpace).Index }

// ABIAlign returns the alignment a type has in memory at least.
func (d *DataLayout) ABIAlign(t *Type) uint64 { return d.align(t, false, 0) }

// PrefAlign returns the alignment that is best for a type, which alloca
// uses.
func (d *DataLayout) PrefAlign(t *Type) uint64 { return d.align(t, true, 0) }

func pick(s layouttext.Alignment, pref bool) uint64 {
	if pref {
		return s.Pref
	}
	return s.ABI
}

func ceilPow2(n uint64) uint64 {
	p := uint64(1)
	for p < n && p < 1<<62 {
		p <<= 1
	}
	return p
}

func (d *DataLayout) align(t *Type, pref bool, depth int) uint64 {
	if depth > maxTypeDepth {
		return 1
	}
	switch t.kind {
	case LabelType:
		return d.align(t.types.Ptr(0), pref, depth)
	case PointerType:
		p := d.said.Pointer(uint32(t.n))
		return pick(layouttext.Alignment{ABI: p.ABI, Pref: p.Pref}, pref)
	case ArrayType:
		return d.align(t.elem, pref, depth+1)
	case StructType:
		if t.packed && !pref {
			return 1
		}
		a := uint64(1)
		if !t.packed {
			a = d.layoutOf(t, depth).align
		}
		return max(a, pick(d.said.Aggregate, pref))
	case IntegerType:
		i := 0
		for i < len(d.said.Ints)-1 && d.said.Ints[i].Bits < t.n {
			i++
		}
		return pick(d.said.Ints[i], pref)
	case VectorType, X86MMXType:
		bits := uint64(64)
		if t.kind == VectorType {
			bits = t.n * d.SizeInBits(t.elem)
		}
		for _, s := range d.said.Vectors {
			if s.Bits == bits {
				return pick(s, pref)
			}
		}
		return ceilPow2((bits + 7) / 8)
	case X86AMXType:
		return 64
	case TargetExtType:
		if l := t.targetLayout(); l != nil {
			return d.align(l, pref, depth+1)
		}
		return 1
	}
	return d.floatAlign(t, pref)
}

func (d *DataLayout) floatAlign(t *Type, pref bool) uint64 {
	if !t.IsFloat() {
		return 1
	}
	bits := d.SizeInBits(t)
	for _, s := range d.said.Floats {
		if s.Bits == bits {
			return pick(s, pref)
		}
	}
	return ceilPow2((bits + 7) / 8)
}

// SizeInBits returns the size of a type, without padding at its end but for that of aggregates; of a scalable vector
// the least size. It is 0 for types without one.
func (d *DataLayout) SizeInBits(t *Type) uint64 { return d.size(t, 0) }

func (d *DataLayout) size(t *Type, depth int) uint64 {
	if depth > maxTypeDepth {
		return 0
	}
	switch t.kind {
	case IntegerType:
		return t.n
	case PointerType:
		return d.said.Pointer(uint32(t.n)).Bits
	case LabelType:
		return d.said.Pointers[0].Bits
	case HalfType, BFloatType:
		return 16
	case FloatType:
		return 32
	case DoubleType, X86MMXType:
		return 64
	case X86FP80Type:
		return 80
	case FP128Type, PPCFP128Type:
		return 128
	case X86AMXType:
		return 8192
	case ArrayType:
		return t.n * d.alloc(t.elem, depth+1) * 8
	case VectorType:
		return t.n * d.size(t.elem, depth+1)
	case StructType:
		return d.layoutOf(t, depth).size * 8
	case TargetExtType:
		if l := t.targetLayout(); l != nil {
			return d.size(l, depth+1)
		}
	}
	return 0
}

// StoreSize returns the number of bytes that a store of the type writes.
func (d *DataLayout) StoreSize(t *Type) uint64 { return (d.SizeInBits(t) + 7) / 8 }

// AllocSize returns the number of bytes from one element of an array to the
// next.
func (d *DataLayout) AllocSize(t *Type) uint64 { return d.alloc(t, 0) }

func (d *DataLayout) alloc(t *Type, depth int) uint64 {
	return alignTo((d.size(t, depth)+7)/8, d.align(t, false, depth))
}

func alignTo(n, a uint64) uint64 {
	if a == 0 {
		return n
	}
	return (n + a - 1) / a * a
}

// FieldOffsets returns the offset in bytes of each element of a struct, and
// its size.
func (d *DataLayout) FieldOffsets(t *Type) (offsets []uint64, size uint64) {
	offsets = make([]uint64, 0, len(t.Fields()))
	l := d.layStruct(t, 0, func(at uint64) { offsets = append(offsets, at) })
	return offsets, l.size
}

// layoutOf returns size and alignment of a struct, computed once.
func (d *DataLayout) layoutOf(t *Type, depth int) structLayout {
	if l, ok := d.structs.Load(t); ok {
		return l.(structLayout)
	}
	l := d.layStruct(t, depth, func(uint64) {})
	if !t.IsOpaque() {
		d.structs.Store(t, l)
	}
	return l
}

func (d *DataLayout) layStruct(t *Type, depth int, field func(at uint64)) structLayout {
	at, align := uint64(0), uint64(1)
	for _, f := range t.Fields() {
		if !t.packed {
			a := d.align(f, false, depth+1)
			align = max(align, a)
			at = alignTo(at, a)
		}
		field(at)
		at += d.alloc(f, depth+1)
	}
	return structLayout{alignTo(at, align), align}
}
