package ptr

import (
	"github.com/gomlir/gomlir/datalayout"
	"github.com/gomlir/gomlir/ir"
)

// A MemorySpace is an attribute that says what may be done with memory of a kind: MLIR's
// MemorySpaceAttrInterface.
type MemorySpace interface {
	ir.Attribute
	// LoadError says why a value of a type cannot be loaded, nil if it can.
	LoadError(t ir.Type, o AtomicOrdering, l *datalayout.Layout) error
	// StoreError says why a value of a type cannot be stored, nil if it can.
	StoreError(t ir.Type, o AtomicOrdering, l *datalayout.Layout) error
}

// LoadError returns nil: everything can be loaded.
func (*GenericSpaceAttr) LoadError(ir.Type, AtomicOrdering, *datalayout.Layout) error { return nil }

// StoreError returns nil: everything can be stored.
func (*GenericSpaceAttr) StoreError(ir.Type, AtomicOrdering, *datalayout.Layout) error { return nil }

// HasPtrMetadata implements [ir.PtrLikeType]: an address is all that a pointer knows.
func (*PtrType) HasPtrMetadata() bool { return false }

// IsVectorElement implements [ir.VectorElementType].
func (*PtrType) IsVectorElement() bool { return true }

// IsMemRefElement implements [ir.MemRefElementType].
func (*PtrType) IsMemRefElement() {}

// IsLLVMCompatible reports whether the llvm dialect takes the pointer as one of its types. It does
// if the memory space is one of LLVM's.
func (t *PtrType) IsLLVMCompatible() bool {
	s, ok := t.memorySpace.(interface{ IsLLVMAddressSpace() bool })
	return ok && s.IsLLVMAddressSpace()
}

// spaceOf returns the memory space of a pointer-like type, nil if it has none.
func spaceOf(t ir.Type) ir.Attribute {
	switch t := t.(type) {
	case *PtrType:
		return t.MemorySpace()
	case interface{ MemorySpace() ir.Attribute }:
		return t.MemorySpace()
	}
	return nil
}
