package ptr

import (
	"errors"
	"fmt"

	"github.com/gomlir/gomlir/datalayout"
	"github.com/gomlir/gomlir/ir"
)

// The layout of pointers that no entry describes, in bits.
const (
	defaultBits      = 64
	defaultAlignment = 8
)

// SameAsSize is the index width of a [SpecAttr] that does not say one: it is the size.
const SameAsSize = 1<<32 - 1

// specError says why the numbers of a #ptr.spec are not allowed.
func specError(size, abi, preferred, index uint32) error {
	switch {
	case size%8 != 0:
		return errors.New("size entry must be divisible by 8")
	case abi%8 != 0:
		return errors.New("abi entry must be divisible by 8")
	case preferred%8 != 0:
		return errors.New("preferred entry must be divisible by 8")
	case index != SameAsSize && index%8 != 0:
		return errors.New("index entry must be divisible by 8")
	case abi > preferred:
		return errors.New("preferred alignment is expected to be at least as large as ABI alignment")
	}
	return nil
}

// entryFor returns the entry for a memory space, nil if absent.
func entryFor(entries []datalayout.Entry, space ir.Attribute) *SpecAttr {
	for _, e := range entries {
		if t, ok := e.KeyType().(*PtrType); ok && ir.Attribute(t.memorySpace) == space {
			if spec, ok := e.Value().(*SpecAttr); ok {
				return spec
			}
		}
	}
	return nil
}

// spec returns the layout of the pointer: that of its memory space, else that of the default one.
func (t *PtrType) spec(l *datalayout.Layout, entries []datalayout.Entry) *SpecAttr {
	if spec := entryFor(entries, t.memorySpace); spec != nil {
		return spec
	}
	if space, ok := l.Property("dlti.default_memory_space").(MemorySpace); ok && space != t.memorySpace {
		if spec := entryFor(entries, space); spec != nil {
			return spec
		}
	}
	return NewSpecAttr(t.Context(), defaultBits, defaultAlignment, defaultAlignment, defaultBits)
}

// LayoutSizeInBits returns the size of an address.
func (t *PtrType) LayoutSizeInBits(l *datalayout.Layout, entries []datalayout.Entry) (datalayout.Size, error) {
	return datalayout.Size{Min: uint64(t.spec(l, entries).size)}, nil
}

// LayoutABIAlignment returns the ABI alignment of an address in bytes.
func (t *PtrType) LayoutABIAlignment(l *datalayout.Layout, entries []datalayout.Entry) (uint64, error) {
	return uint64(t.spec(l, entries).abi) / 8, nil
}

// LayoutPreferredAlignment returns the preferred alignment of an address in bytes.
func (t *PtrType) LayoutPreferredAlignment(l *datalayout.Layout, entries []datalayout.Entry) (uint64, error) {
	return uint64(t.spec(l, entries).preferred) / 8, nil
}

// LayoutIndexBits returns the width of the integers that are added to an address.
func (t *PtrType) LayoutIndexBits(l *datalayout.Layout, entries []datalayout.Entry) (uint64, error) {
	spec := t.spec(l, entries)
	if spec.index == SameAsSize {
		return uint64(spec.size), nil
	}
	return uint64(spec.index), nil
}

// LayoutEntriesError checks the entries for pointers.
func (t *PtrType) LayoutEntriesError(entries []datalayout.Entry) error {
	for _, e := range entries {
		if _, ok := e.Value().(*SpecAttr); !ok {
			return fmt.Errorf("expected layout attribute for '%v' to be a #ptr.spec attribute", e.KeyType())
		}
	}
	return nil
}

// LayoutsCompatible reports whether pointers have the same sizes in an inner specification as
// outside, and no stricter alignment.
func (t *PtrType) LayoutsCompatible(outer, inner []datalayout.Entry) bool {
	for _, e := range inner {
		own, ok := e.Value().(*SpecAttr)
		if !ok {
			return false
		}
		size, abi := uint32(defaultBits), uint32(defaultAlignment)
		if around := entryFor(outer, e.KeyType().(*PtrType).memorySpace); around != nil {
			size, abi = around.size, around.abi
		}
		if size != own.size || abi < own.abi || own.abi == 0 || abi%own.abi != 0 {
			return false
		}
	}
	return true
}
