package llvm

import (
	"errors"
	"fmt"
	"math/bits"

	"github.com/gomlir/gomlir/datalayout"
	"github.com/gomlir/gomlir/datalayout/llvmlayout"
	"github.com/gomlir/gomlir/ir"
)

// The methods in this file implement MLIR's data layouts for the dialect, see package datalayout.
// Entries for pointers are such as
//
//	#dlti.dl_entry<!llvm.ptr<5>, dense<[64, 64, 128, 32]> : vector<4xi64>>
//
// Their numbers are size, ABI alignment, preferred alignment and, optionally, index width, all in
// bits. The entry for structs, of !llvm.struct<()>, has the ABI alignment and, optionally, the
// preferred alignment.

// PointerEntry is the position of a number in an entry for pointers.
type PointerEntry int

// The numbers of an entry for pointers.
const (
	PointerSize PointerEntry = iota
	PointerABI
	PointerPreferred
	PointerIndex
)

const (
	defaultPointerBits  = 64
	defaultPointerAlign = 64
)

// PointerEntryValue returns a number of an entry for pointers, in bits. The second result is false
// if the entry does not have it.
func PointerEntryValue(a ir.Attribute, at PointerEntry) (uint64, bool) {
	vs := datalayout.EntryValues(a)
	if int(at) >= len(vs) {
		return 0, false
	}
	return vs[at], true
}

// pointerEntry returns the entry for an address space.
func pointerEntry(entries []datalayout.Entry, space uint32) ir.Attribute {
	for _, e := range entries {
		if p, ok := e.KeyType().(*PointerType); ok && p.space == space {
			return e.Value()
		}
	}
	return nil
}

// entryValue returns a number for the pointer, in bits: from the entry for its address space, or
// else from that for address space 0.
func (t *PointerType) entryValue(entries []datalayout.Entry, at PointerEntry) uint64 {
	for _, space := range [...]uint32{t.space, 0} {
		e := pointerEntry(entries, space)
		if e == nil {
			continue
		}
		if v, ok := PointerEntryValue(e, at); ok {
			return v
		}
		if at == PointerIndex {
			if v, ok := PointerEntryValue(e, PointerSize); ok {
				return v
			}
		}
	}
	if at == PointerABI || at == PointerPreferred {
		return defaultPointerAlign
	}
	return defaultPointerBits
}

// LayoutSizeInBits returns the size of an address.
func (t *PointerType) LayoutSizeInBits(_ *datalayout.Layout, entries []datalayout.Entry) (datalayout.Size, error) {
	return datalayout.Size{Min: t.entryValue(entries, PointerSize)}, nil
}

// LayoutABIAlignment returns the ABI alignment of an address in bytes.
func (t *PointerType) LayoutABIAlignment(_ *datalayout.Layout, entries []datalayout.Entry) (uint64, error) {
	return t.entryValue(entries, PointerABI) / 8, nil
}

// LayoutPreferredAlignment returns the preferred alignment of an address in bytes.
func (t *PointerType) LayoutPreferredAlignment(_ *datalayout.Layout, entries []datalayout.Entry) (uint64, error) {
	return t.entryValue(entries, PointerPreferred) / 8, nil
}

// LayoutIndexBits returns the width of the integers that are added to an address.
func (t *PointerType) LayoutIndexBits(_ *datalayout.Layout, entries []datalayout.Entry) (uint64, error) {
	return t.entryValue(entries, PointerIndex), nil
}

var errPreferred = errors.New("preferred alignment is expected to be at least as large as ABI alignment")

// LayoutEntriesError checks the entries for pointers.
func (t *PointerType) LayoutEntriesError(entries []datalayout.Entry) error {
	for _, e := range entries {
		key := e.KeyType().(*PointerType)
		if key.elem != nil && !isI8(key.elem) {
			return fmt.Errorf("unexpected layout attribute for pointer to %s", quoted(key.elem))
		}
		vs := datalayout.EntryValues(e.Value())
		switch {
		case len(vs) != 3 && len(vs) != 4:
			return fmt.Errorf("expected layout attribute for %s to be a dense integer elements attribute with 3 or 4 elements", quoted(key))
		case key.elem == nil && !hasI64Values(e.Value()): // MLIR 14 accepted any width
			return fmt.Errorf("expected i64 parameters for %s", quoted(key))
		case vs[PointerABI] > vs[PointerPreferred]:
			return errPreferred
		}
	}
	return nil
}

func isI8(t ir.Type) bool { return t == ir.Type(t.Context().I8()) }

// hasI64Values reports whether the numbers of an entry are i64.
func hasI64Values(a ir.Attribute) bool {
	d, ok := a.(*ir.DenseElementsAttr)
	return ok && d.ShapedType().Elem() == ir.Type(a.Context().I64())
}

// LayoutsCompatible reports whether pointers have the same sizes in an inner specification as
// outside, and no stricter alignment.
func (t *PointerType) LayoutsCompatible(outer, inner []datalayout.Entry) bool {
	for _, e := range inner {
		p := e.KeyType().(*PointerType)
		size, abi := p.entryValue(outer, PointerSize), p.entryValue(outer, PointerABI)
		newSize, _ := PointerEntryValue(e.Value(), PointerSize)
		newABI, _ := PointerEntryValue(e.Value(), PointerABI)
		if size != newSize || abi < newABI || newABI == 0 || abi%newABI != 0 {
			return false
		}
	}
	return true
}

// LayoutSize returns the size of all elements with the padding after each.
func (t *ArrayType) LayoutSize(l *datalayout.Layout, _ []datalayout.Entry) (datalayout.Size, error) {
	if !IsSized(t) {
		return datalayout.Size{}, &datalayout.NoSizeError{Type: t}
	}
	s, err := l.Size(t.elem)
	if err != nil {
		return s, err
	}
	align, err := l.ABIAlignment(t.elem)
	hi, n := bits.Mul64(llvmlayout.AlignTo(s.Min, align), t.n)
	if err == nil && hi != 0 {
		err = &datalayout.TooLargeError{Type: t}
	}
	return datalayout.Size{Min: n, Scalable: s.Scalable}, err
}

// LayoutSizeInBits returns LayoutSize in bits.
func (t *ArrayType) LayoutSizeInBits(l *datalayout.Layout, entries []datalayout.Entry) (datalayout.Size, error) {
	s, err := t.LayoutSize(l, entries)
	return inBits(t, s, err)
}

func inBits(t ir.Type, s datalayout.Size, err error) (datalayout.Size, error) {
	if err == nil && s.Min >= 1<<61 {
		err = &datalayout.TooLargeError{Type: t}
	}
	s.Min *= 8
	return s, err
}

// LayoutABIAlignment returns the alignment of the elements.
func (t *ArrayType) LayoutABIAlignment(l *datalayout.Layout, _ []datalayout.Entry) (uint64, error) {
	if !IsSized(t) {
		return 0, &datalayout.NoSizeError{Type: t}
	}
	return l.ABIAlignment(t.elem)
}

// LayoutPreferredAlignment returns the preferred alignment of the elements.
func (t *ArrayType) LayoutPreferredAlignment(l *datalayout.Layout, _ []datalayout.Entry) (uint64, error) {
	if !IsSized(t) {
		return 0, &datalayout.NoSizeError{Type: t}
	}
	return l.PreferredAlignment(t.elem)
}

// LayoutSizeInBits returns the size that a builtin vector would have: elements take whole bytes,
// and their number is rounded up to a power of two.
func (t *VectorType) LayoutSizeInBits(l *datalayout.Layout, _ []datalayout.Entry) (datalayout.Size, error) {
	s, err := l.Size(t.elem)
	hi, n := bits.Mul64(s.Min, llvmlayout.PowerOf2Ceil(uint64(t.n)))
	if err == nil && hi != 0 {
		err = &datalayout.TooLargeError{Type: t}
	}
	return inBits(t, datalayout.Size{Min: n, Scalable: t.scalable}, err)
}

// LayoutABIAlignment returns the size in bytes, rounded up to a power of two.
func (t *VectorType) LayoutABIAlignment(l *datalayout.Layout, _ []datalayout.Entry) (uint64, error) {
	s, err := l.Size(t)
	return llvmlayout.PowerOf2Ceil(s.Min), err
}

// LayoutPreferredAlignment returns LayoutABIAlignment.
func (t *VectorType) LayoutPreferredAlignment(l *datalayout.Layout, entries []datalayout.Entry) (uint64, error) {
	return t.LayoutABIAlignment(l, entries)
}

// LayoutSizeInBits returns the size of the elements, each aligned as the ABI requires, and of the
// padding after the last one.
func (t *StructType) LayoutSizeInBits(l *datalayout.Layout, _ []datalayout.Entry) (datalayout.Size, error) {
	if !IsSized(t) {
		return datalayout.Size{}, &datalayout.NoSizeError{Type: t}
	}
	size, align := uint64(0), uint64(1)
	for _, e := range t.Body() {
		a := uint64(1)
		if !t.IsPacked() {
			var err error
			if a, err = l.ABIAlignment(e); err != nil {
				return datalayout.Size{}, err
			}
		}
		s, err := l.Size(e)
		if err != nil {
			return datalayout.Size{}, err
		}
		start := llvmlayout.AlignTo(size, a)
		if start < size || start+s.Min < start {
			return datalayout.Size{}, &datalayout.TooLargeError{Type: t}
		}
		size, align = start+s.Min, max(align, a)
	}
	return inBits(t, datalayout.Size{Min: llvmlayout.AlignTo(size, align)}, nil)
}

// LayoutABIAlignment returns the strictest alignment of the elements and of the entry for structs.
func (t *StructType) LayoutABIAlignment(l *datalayout.Layout, entries []datalayout.Entry) (uint64, error) {
	if !IsSized(t) {
		return 0, &datalayout.NoSizeError{Type: t}
	}
	if t.IsPacked() {
		return 1, nil
	}
	return t.strictest(structEntryAlignment(entries, false), l.ABIAlignment)
}

// LayoutPreferredAlignment returns the strictest preferred alignment of the elements and of the
// entry for structs.
func (t *StructType) LayoutPreferredAlignment(l *datalayout.Layout, entries []datalayout.Entry) (uint64, error) {
	if !IsSized(t) {
		return 0, &datalayout.NoSizeError{Type: t}
	}
	return t.strictest(structEntryAlignment(entries, true), l.PreferredAlignment)
}

func (t *StructType) strictest(align uint64, of func(ir.Type) (uint64, error)) (uint64, error) {
	for _, e := range t.Body() {
		a, err := of(e)
		if err != nil {
			return 0, err
		}
		align = max(align, a)
	}
	return align, nil
}

// structEntryAlignment returns an alignment from the entry for structs in bytes, 1 without an
// entry.
func structEntryAlignment(entries []datalayout.Entry, preferred bool) uint64 {
	for _, e := range entries {
		if vs := datalayout.EntryValues(e.Value()); len(vs) == 1 || len(vs) > 1 && !preferred {
			return vs[0] / 8
		} else if len(vs) > 1 {
			return vs[1] / 8
		}
	}
	return 1
}

// LayoutEntriesError checks the entries for structs.
func (t *StructType) LayoutEntriesError(entries []datalayout.Entry) error {
	for _, e := range entries {
		key := e.KeyType().(*StructType)
		vs := datalayout.EntryValues(e.Value())
		switch {
		case len(vs) != 1 && len(vs) != 2:
			return fmt.Errorf("expected layout attribute for %s to be a dense integer elements attribute of 1 or 2 elements", quoted(key))
		case !hasI64Values(e.Value()):
			return fmt.Errorf("expected i64 entries for %s", quoted(key))
		case key.identified || len(key.Body()) > 0:
			return fmt.Errorf("unexpected layout attribute for struct %s", quoted(key))
		case len(vs) == 2 && vs[0] > vs[1]:
			return errPreferred
		}
	}
	return nil
}

// LayoutsCompatible reports whether structs have no stricter alignment in an inner specification
// than outside.
func (t *StructType) LayoutsCompatible(outer, inner []datalayout.Entry) bool {
	for _, e := range inner {
		if len(outer) == 0 {
			continue
		}
		abi := structEntryAlignment(outer, false)
		own := structEntryAlignment([]datalayout.Entry{e}, false)
		if own == 0 || abi < own || abi%own != 0 {
			return false
		}
	}
	return true
}

// AtomicLayout has the sizes of types. It is a [*DataLayout] or a [*datalayout.Layout].
type AtomicLayout interface {
	SizeInBits(t ir.Type) (datalayout.Size, error)
}

// IsTypeCompatibleWithAtomicOp reports whether atomic operations support a type: integers,
// floating-point numbers and pointers whose size in bits is a power of two, at least 8.
func IsTypeCompatibleWithAtomicOp(t ir.Type, l AtomicLayout) bool {
	switch t.(type) {
	case *ir.IntegerType, *PointerType:
	default:
		if !IsCompatibleFloatingPointType(t) {
			return false
		}
	}
	s, err := l.SizeInBits(t)
	return err == nil && !s.Scalable && s.Min >= 8 && s.Min&(s.Min-1) == 0
}
