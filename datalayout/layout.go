package datalayout

import (
	"fmt"
	"math/bits"
	"slices"

	"github.com/gomlir/gomlir/datalayout/llvmlayout"
	"github.com/gomlir/gomlir/internal/shared"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/num"
)

// A Size is a number of bits or bytes. That of a scalable type is Min times a number that
// is known when the program runs.
type Size = llvmlayout.Size

// A SizedType is a type of a dialect that has a size. Its methods get the entries about
// types of its kind, and may ask the layout about the parts of the type.
type SizedType interface {
	ir.Type
	// LayoutSizeInBits returns the size of a value in bits.
	LayoutSizeInBits(l *Layout, entries []Entry) (Size, error)
	// LayoutABIAlignment returns the alignment in bytes that the ABI demands.
	LayoutABIAlignment(l *Layout, entries []Entry) (uint64, error)
	// LayoutPreferredAlignment returns the preferred alignment in bytes.
	LayoutPreferredAlignment(l *Layout, entries []Entry) (uint64, error)
}

// A ByteSizedType is a [SizedType] whose size in bytes is not its size in bits, rounded
// up.
type ByteSizedType interface {
	LayoutSize(l *Layout, entries []Entry) (Size, error)
}

// A FloatType is a floating-point type of a dialect. It is laid out as the builtin ones
// are.
type FloatType interface {
	ir.Type
	Width() uint32
	Semantics() num.Semantics
}

// A PointerLikeType is a type that can be indexed.
type PointerLikeType interface {
	// LayoutIndexBits returns the width of the integers that index it.
	LayoutIndexBits(l *Layout, entries []Entry) (uint64, error)
}

// A Layout has the sizes and alignments of types, by the rules of MLIR's data layouts:
// those of entries, and defaults for types without one. It is safe for concurrent use,
// and caches its answers.
//
// LLVM's data layout strings have other rules; see package llvmlayout.
type Layout struct {
	entries map[*ir.TypeDef][]Entry // by kind of type
	named   map[string]ir.Attribute // what entries state about properties
	sizes   shared.Map              // ir.Type -> Size in bits
	abis    shared.Map              // ir.Type -> uint64
	prefs   shared.Map              // ir.Type -> uint64
	parts   shared.Map              // ir.Type -> any
}

// New returns the layout for some declarations, ordered from the outermost operation
// inwards. Of several entries about a type the last one counts.
func New(specs ...Spec) *Layout {
	l := &Layout{entries: map[*ir.TypeDef][]Entry{}, named: map[string]ir.Attribute{}}
	for _, spec := range specs {
		for _, e := range spec.LayoutEntries() {
			if e.KeyType() != nil {
				l.add(e)
			} else {
				l.named[e.KeyName()] = e.Value()
			}
		}
	}
	return l
}

// Property returns what the layout states about a property, such as "dlti.endianness", nil
// if nothing.
func (l *Layout) Property(name string) ir.Attribute { return l.named[name] }

// Parts returns what a dialect caches about the parts of one of its types, such as their offsets.
// It is computed once, or again if the size of the type is not final.
func (l *Layout) Parts(t ir.Type, compute func() any) any {
	if v, ok := l.parts.Load(t); ok {
		return v
	}
	v := compute()
	if HasFinalSize(t) {
		l.parts.Store(t, v)
	}
	return v
}

func (l *Layout) add(e Entry) {
	def := e.KeyType().Def()
	for i, old := range l.entries[def] {
		if old.KeyType() == e.KeyType() {
			l.entries[def][i] = e
			return
		}
	}
	l.entries[def] = append(l.entries[def], e)
}

// At returns the layout inside an operation: that of its own declaration and of those of
// the operations around it.
func At(op *ir.Operation) *Layout {
	var specs []Spec
	for ; op != nil; op = op.ParentOp() {
		if spec := SpecOf(op); spec != nil {
			specs = append(specs, spec)
		}
	}
	slices.Reverse(specs)
	return New(specs...)
}

// NoSizeError is the error for a type that has no size in memory.
type NoSizeError = llvmlayout.NoSizeError[ir.Type]

// TooLargeError is the error for a type whose size does not fit 64 bits.
type TooLargeError = llvmlayout.TooLargeError[ir.Type]

// SizeInBits returns the size of a value of the type in bits.
func (l *Layout) SizeInBits(t ir.Type) (Size, error) {
	if s, ok := l.sizes.Load(t); ok {
		return s.(Size), nil
	}
	s, err := l.sizeInBits(t)
	if err == nil && HasFinalSize(t) {
		l.sizes.Store(t, s)
	}
	return s, err
}

// HasFinalSize reports whether the size of a type is final. It is not while the type lacks a
// body.
func HasFinalSize(t ir.Type) bool {
	u, ok := t.(interface{ IsInitialized() bool })
	return !ok || u.IsInitialized()
}

func (l *Layout) sizeInBits(t ir.Type) (Size, error) {
	switch t := t.(type) {
	case *ir.IntegerType:
		return Size{Min: uint64(t.Width())}, nil
	case *ir.FloatType:
		return Size{Min: uint64(t.Width())}, nil
	case *ir.IndexType:
		return Size{Min: l.indexBits(t)}, nil
	case *ir.ComplexType:
		s, err := l.SizeInBits(t.Elem())
		if err != nil {
			return s, err
		}
		align, err := l.PreferredAlignment(t.Elem())
		return Size{Min: llvmlayout.AlignTo(s.Min, align*8) + s.Min}, err
	case *ir.VectorType:
		return l.vectorBits(t)
	case SizedType:
		return t.LayoutSizeInBits(l, l.entries[t.Def()])
	case FloatType:
		return Size{Min: uint64(t.Width())}, nil
	}
	return Size{}, &NoSizeError{Type: t}
}

// vectorBits rounds the innermost dimension up to a power of two. Elements take
// whole bytes.
func (l *Layout) vectorBits(t *ir.VectorType) (Size, error) {
	s, err := l.Size(t.Elem())
	if err != nil {
		return s, err
	}
	n := s.Min * 8
	shape := t.Shape()
	for i, dim := range shape {
		d := uint64(dim)
		if i == len(shape)-1 {
			d = llvmlayout.PowerOf2Ceil(d)
		}
		hi, lo := bits.Mul64(n, d)
		if hi != 0 {
			return Size{}, &TooLargeError{Type: t}
		}
		n = lo
	}
	return Size{Min: n, Scalable: t.IsScalable()}, nil
}

// Size returns the size of a value of the type in bytes.
func (l *Layout) Size(t ir.Type) (Size, error) {
	if b, ok := t.(ByteSizedType); ok {
		return b.LayoutSize(l, l.entries[t.Def()])
	}
	s, err := l.SizeInBits(t)
	s.Min = s.Min/8 + (s.Min%8+7)/8
	return s, err
}

// ABIAlignment returns the alignment of the type, in bytes, that the ABI demands.
func (l *Layout) ABIAlignment(t ir.Type) (uint64, error) {
	return remember(&l.abis, t, l.abiAlignment)
}

// PreferredAlignment returns the preferred alignment of the type in bytes.
func (l *Layout) PreferredAlignment(t ir.Type) (uint64, error) {
	return remember(&l.prefs, t, l.preferredAlignment)
}

func remember(m *shared.Map, t ir.Type, find func(ir.Type) (uint64, error)) (uint64, error) {
	if v, ok := m.Load(t); ok {
		return v.(uint64), nil
	}
	v, err := find(t)
	if err == nil && HasFinalSize(t) {
		m.Store(t, v)
	}
	return v, err
}

// smallInt is the width from which integers are aligned to 4 bytes by default.
const smallInt = 64

func (l *Layout) abiAlignment(t ir.Type) (uint64, error) {
	switch t := t.(type) {
	case *ir.IntegerType:
		if e := integerEntry(t, l.entries[t.Def()]); e != nil {
			return entryAlignment(e, false)
		}
		if t.Width() >= smallInt {
			return 4, nil
		}
		return llvmlayout.PowerOf2Ceil((uint64(t.Width()) + 7) / 8), nil
	case *ir.FloatType:
		return l.floatABI(t)
	case *ir.IndexType:
		return l.ABIAlignment(ir.NewIntegerType(t.Context(), uint32(l.indexBits(t)), ir.Signless))
	case *ir.ComplexType:
		return l.ABIAlignment(t.Elem())
	case *ir.VectorType:
		s, err := l.Size(t)
		return llvmlayout.PowerOf2Ceil(s.Min), err
	case SizedType:
		return t.LayoutABIAlignment(l, l.entries[t.Def()])
	case FloatType:
		return l.floatABI(t)
	}
	return 0, &NoSizeError{Type: t}
}

func (l *Layout) floatABI(t ir.Type) (uint64, error) {
	if e := floatEntry(t, l.entries[t.Def()]); e != nil {
		return entryAlignment(e, false)
	}
	s, err := l.Size(t)
	return llvmlayout.PowerOf2Ceil(s.Min), err
}

func (l *Layout) preferredAlignment(t ir.Type) (uint64, error) {
	switch t := t.(type) {
	case *ir.IntegerType:
		if e := integerEntry(t, l.entries[t.Def()]); e != nil {
			return entryAlignment(e, true)
		}
		return llvmlayout.PowerOf2Ceil((uint64(t.Width()) + 7) / 8), nil
	case *ir.FloatType:
		return l.floatPreferred(t)
	case *ir.IndexType:
		return l.PreferredAlignment(ir.NewIntegerType(t.Context(), uint32(l.indexBits(t)), ir.Signless))
	case *ir.ComplexType:
		return l.PreferredAlignment(t.Elem())
	case *ir.VectorType:
		return l.ABIAlignment(t)
	case SizedType:
		return t.LayoutPreferredAlignment(l, l.entries[t.Def()])
	case FloatType:
		return l.floatPreferred(t)
	}
	return 0, &NoSizeError{Type: t}
}

func (l *Layout) floatPreferred(t ir.Type) (uint64, error) {
	if e := floatEntry(t, l.entries[t.Def()]); e != nil {
		return entryAlignment(e, true)
	}
	return l.ABIAlignment(t)
}

// defaultIndexBits is the width of an index without an entry.
const defaultIndexBits = 64

// IndexBits returns the width of the integers that index a pointer-like type, or of the
// index type itself. It returns false for other types.
func (l *Layout) IndexBits(t ir.Type) (uint64, bool) {
	switch t := t.(type) {
	case *ir.IndexType:
		return l.indexBits(t), true
	case PointerLikeType:
		n, err := t.LayoutIndexBits(l, l.entries[t.(ir.Type).Def()])
		return n, err == nil
	}
	return 0, false
}

func (l *Layout) indexBits(t *ir.IndexType) uint64 {
	for _, e := range l.entries[t.Def()] {
		if v, ok := e.Value().(*ir.IntegerAttr); ok {
			if n, ok := v.Value().Uint64(); ok && n <= ir.MaxIntegerWidth {
				return n
			}
		}
	}
	return defaultIndexBits
}

// integerEntry returns the value of the entry for the narrowest integer that is at least
// as wide as t, or else for the widest integer; nil if there are no entries.
func integerEntry(t *ir.IntegerType, entries []Entry) ir.Attribute {
	var best, widest Entry
	width := func(e Entry) uint32 { return e.KeyType().(*ir.IntegerType).Width() }
	for _, e := range entries {
		if w := width(e); w >= t.Width() && (best == nil || w < width(best)) {
			best = e
		}
		if widest == nil || width(e) > width(widest) {
			widest = e
		}
	}
	switch {
	case best != nil:
		return best.Value()
	case widest != nil:
		return widest.Value()
	}
	return nil
}

// floatEntry returns the value of the entry for this floating-point type, or nil. In MLIR
// each one is a class; here all builtin ones have one definition.
func floatEntry(t ir.Type, entries []Entry) ir.Attribute {
	for _, e := range entries {
		if e.KeyType() == t {
			return e.Value()
		}
	}
	return nil
}

// entryAlignment returns an alignment of an entry in bytes: the first number, or the last
// for the preferred alignment.
func entryAlignment(a ir.Attribute, preferred bool) (uint64, error) {
	v := EntryValues(a)
	if len(v) == 0 {
		return 0, fmt.Errorf("data layout entry '%s' has no alignment", a)
	}
	if preferred {
		return v[len(v)-1] / 8, nil
	}
	return v[0] / 8, nil
}

// EntryValues returns the numbers of an entry of the form dense<[…]>, nil if it has
// another form or more than 16 numbers.
func EntryValues(a ir.Attribute) []uint64 {
	d, ok := a.(*ir.DenseElementsAttr)
	if !ok {
		return nil
	}
	if _, ok := d.ShapedType().Elem().(*ir.IntegerType); !ok || d.Len() > 16 {
		return nil
	}
	vs := make([]uint64, d.Len())
	for i := range vs {
		vs[i] = Element(d, int64(i))
	}
	return vs
}
