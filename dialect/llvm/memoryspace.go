package llvm

import (
	"fmt"

	"github.com/gomlir/gomlir/datalayout"
	"github.com/gomlir/gomlir/dialect/ptr"
	"github.com/gomlir/gomlir/ir"
)

// IsLLVMAddressSpace marks the attribute as an address space of LLVM's: pointers of the ptr dialect to it
// are types that this dialect takes.
func (*AddressSpaceAttr) IsLLVMAddressSpace() bool { return true }

// LoadError implements [ptr.MemorySpace]: LLVM loads values that have a size.
func (*AddressSpaceAttr) LoadError(t ir.Type, o ptr.AtomicOrdering, l *datalayout.Layout) error {
	return accessError(t, o, l)
}

// StoreError implements [ptr.MemorySpace]: LLVM stores values that have a size.
func (*AddressSpaceAttr) StoreError(t ir.Type, o ptr.AtomicOrdering, l *datalayout.Layout) error {
	return accessError(t, o, l)
}

func accessError(t ir.Type, o ptr.AtomicOrdering, l *datalayout.Layout) error {
	switch {
	case !IsLoadableType(t):
		return fmt.Errorf("type must be LLVM type with size, but got '%v'", t)
	case o != ptr.AtomicOrderingNotAtomic && !IsTypeCompatibleWithAtomicOp(t, l):
		return fmt.Errorf("unsupported type '%v' for atomic access", t)
	}
	return nil
}
