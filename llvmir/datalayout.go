package llvmir

import (
	"strconv"
	"strings"
	"sync"
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
	ints       []alignSpec
	floats     []alignSpec
	vectors    []alignSpec
	agg        alignSpec
	pointers   []pointerSpec
	structs    sync.Map // *Type to structLayout, so that nested structs take linear time
}

type structLayout struct{ size, align uint64 }

type alignSpec struct {
	bits      uint64
	abi, pref uint64
}

type pointerSpec struct {
	space     uint32
	bits      uint64
	abi, pref uint64
	index     uint64
}

// defaultLayout holds what an empty layout says.
func defaultLayout() *DataLayout {
	return &DataLayout{
		ints:     []alignSpec{{1, 1, 1}, {8, 1, 1}, {16, 2, 2}, {32, 4, 4}, {64, 4, 8}},
		floats:   []alignSpec{{16, 2, 2}, {32, 4, 4}, {64, 8, 8}, {128, 16, 16}},
		vectors:  []alignSpec{{64, 8, 8}, {128, 16, 16}},
		agg:      alignSpec{0, 1, 8},
		pointers: []pointerSpec{{0, 64, 8, 8, 64}},
	}
}

// ParseDataLayout reads the string of target datalayout. It returns nil and a
// complaint if the string is malformed.
func ParseDataLayout(s string) (*DataLayout, string) {
	d := defaultLayout()
	if s == "" {
		return d, ""
	}
	for _, spec := range strings.Split(s, "-") {
		if spec == "" {
			return nil, "empty specification is not allowed"
		}
		if msg := d.spec(spec); msg != "" {
			return nil, msg
		}
	}
	return d, ""
}

// layoutForms says what the specifications look like.
var layoutForms = map[byte]string{
	'i': "i<size>:<abi>[:<pref>]", 'f': "f<size>:<abi>[:<pref>]", 'v': "v<size>:<abi>[:<pref>]", 'a': "a:<abi>[:<pref>]",
	'p': "p[<n>]:<size>:<abi>[:<pref>[:<idx>]]", 'n': "n<size>[:<size>]...", 'S': "S<size>", 'm': "m:<mangling>",
	'A': "A<address space>", 'P': "P<address space>", 'G': "G<address space>",
}

func bitsToBytes(s string) (uint64, bool) {
	n, err := strconv.ParseUint(s, 10, 16)
	return n / 8, err == nil && n%8 == 0 && (n/8)&(n/8-1) == 0
}

// aligns reads abi[:pref].
func aligns(f []string) (abi, pref uint64, ok bool) {
	if len(f) == 0 {
		return 0, 0, false
	}
	abi, ok = bitsToBytes(f[0])
	pref = abi
	if ok && len(f) > 1 {
		pref, ok = bitsToBytes(f[1])
	}
	return abi, pref, ok && pref >= abi
}

func (d *DataLayout) spec(spec string) string {
	malformed := "malformed specification, must be of the form \"" + layoutForms[spec[0]] + "\""
	number := func(s string) (uint64, bool) {
		n, err := strconv.ParseUint(s, 10, 24)
		return n, err == nil
	}
	f := strings.Split(spec[1:], ":")
	ok := true
	switch spec[0] {
	case 'e', 'E':
		if len(spec) > 1 && spec[:2] == "ni" {
			return ""
		}
		d.BigEndian = spec[0] == 'E'
	case 'i', 'f', 'v':
		bits, good := number(f[0])
		abi, pref, good2 := aligns(f[1:])
		if ok = good && good2 && bits > 0; ok {
			list := map[byte]*[]alignSpec{'i': &d.ints, 'f': &d.floats, 'v': &d.vectors}[spec[0]]
			setAlign(list, alignSpec{bits, abi, pref})
		}
	case 'a':
		var abi, pref uint64
		abi, pref, ok = aligns(f[1:])
		d.agg = alignSpec{0, max(abi, 1), pref}
	case 'p':
		ok = d.pointerSpec(f)
	case 'n':
		if strings.HasPrefix(spec, "ni") {
			return ""
		}
		d.NativeInts = nil
		for _, n := range f {
			v, good := number(n)
			ok = ok && good
			d.NativeInts = append(d.NativeInts, uint32(v))
		}
	case 'S':
		d.StackAlign, ok = bitsToBytes(f[0])
	case 'm':
		ok = len(f) == 2 && len(f[1]) == 1
		if ok {
			d.Mangling = f[1][0]
		}
	case 'A', 'P', 'G':
		n, good := number(f[0])
		ok = good
		*map[byte]*uint32{'A': &d.AllocaAS, 'P': &d.ProgramAS, 'G': &d.GlobalsAS}[spec[0]] = uint32(n)
	case 'F', 's':
	default:
		return "unknown specifier '" + spec[:1] + "'"
	}
	if !ok {
		return malformed
	}
	return ""
}

func (d *DataLayout) pointerSpec(f []string) bool {
	f[0] = strings.TrimLeft(f[0], "eu")
	space := uint64(0)
	if f[0] != "" {
		n, err := strconv.ParseUint(f[0], 10, 24)
		if err != nil {
			return false
		}
		space = n
	}
	if len(f) < 3 {
		return false
	}
	bits, err := strconv.ParseUint(f[1], 10, 24)
	abi, pref, ok := aligns(f[2:])
	if err != nil || !ok || bits == 0 {
		return false
	}
	p := pointerSpec{uint32(space), bits, abi, pref, bits}
	if len(f) > 4 {
		if p.index, err = strconv.ParseUint(f[4], 10, 24); err != nil {
			return false
		}
	}
	for i := range d.pointers {
		if d.pointers[i].space == p.space {
			d.pointers[i] = p
			return true
		}
	}
	d.pointers = append(d.pointers, p)
	return true
}

// setAlign replaces or adds an entry of a list that is sorted by width.
func setAlign(list *[]alignSpec, s alignSpec) {
	l := *list
	for i := range l {
		if l[i].bits == s.bits {
			l[i] = s
			return
		}
		if l[i].bits > s.bits {
			l = append(l, alignSpec{})
			copy(l[i+1:], l[i:])
			l[i] = s
			*list = l
			return
		}
	}
	*list = append(l, s)
}

// Layout returns the data layout of the module, the default one if its string
// is malformed.
func (m *Module) Layout() *DataLayout {
	if d := m.layout.Load(); d != nil {
		return d
	}
	d, _ := ParseDataLayout(m.DataLayout)
	if d == nil {
		d = defaultLayout()
	}
	m.layout.Store(d)
	return d
}

func (d *DataLayout) pointer(space uint32) *pointerSpec {
	for i := range d.pointers {
		if d.pointers[i].space == space {
			return &d.pointers[i]
		}
	}
	return &d.pointers[0]
}

// PointerBits returns the size of a pointer.
func (d *DataLayout) PointerBits(addrSpace uint32) uint64 { return d.pointer(addrSpace).bits }

// IndexBits returns the width of the integers that getelementptr computes
// with.
func (d *DataLayout) IndexBits(addrSpace uint32) uint64 { return d.pointer(addrSpace).index }

// ABIAlign returns the alignment a type has in memory at least.
func (d *DataLayout) ABIAlign(t *Type) uint64 { return d.align(t, false, 0) }

// PrefAlign returns the alignment that is best for a type, which alloca
// uses.
func (d *DataLayout) PrefAlign(t *Type) uint64 { return d.align(t, true, 0) }

func (s alignSpec) pick(pref bool) uint64 {
	if pref {
		return s.pref
	}
	return s.abi
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
		p := d.pointer(uint32(t.n))
		return alignSpec{0, p.abi, p.pref}.pick(pref)
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
		return max(a, d.agg.pick(pref))
	case IntegerType:
		i := 0
		for i < len(d.ints)-1 && d.ints[i].bits < t.n {
			i++
		}
		return d.ints[i].pick(pref)
	case VectorType, X86MMXType:
		bits := uint64(64)
		if t.kind == VectorType {
			bits = t.n * d.SizeInBits(t.elem)
		}
		for _, s := range d.vectors {
			if s.bits == bits {
				return s.pick(pref)
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
	for _, s := range d.floats {
		if s.bits == bits {
			return s.pick(pref)
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
		return d.pointer(uint32(t.n)).bits
	case LabelType:
		return d.pointers[0].bits
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
