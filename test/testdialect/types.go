package testdialect

import (
	"errors"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/datalayout"
	"github.com/gomlir/gomlir/dialect/ptr"
	"github.com/gomlir/gomlir/ir"
)

// A SimpleAType is a type without parameters that LLVM's loads and stores
// accept.
//
// Example printed form: !test.smpla
type SimpleAType struct{ ir.TypeBase }

// SimpleATypeDef is the definition of SimpleAType.
var SimpleATypeDef = ir.DefineType(ir.TypeDef{Dialect: "test", Mnemonic: "smpla", Interfaces: []ir.Implementation{asm.OpAsmTypeInterface.Is(simpleASyntax{})}})

// NewSimpleAType returns the type.
func NewSimpleAType(c *ir.Context) *SimpleAType {
	if t := c.LookupType(SimpleATypeDef, nil); t != nil {
		return t.(*SimpleAType)
	}
	return c.InternType(SimpleATypeDef, nil, &SimpleAType{}).(*SimpleAType)
}

// IsLLVMPointerElement makes the type a llvm.PointerElementType.
func (*SimpleAType) IsLLVMPointerElement() {}

type simpleASyntax struct{}

// ParseType reads nothing: the mnemonic is all there is.
func (simpleASyntax) ParseType(p *asm.Parser) ir.Type { return NewSimpleAType(p.Context()) }

// PrintType writes nothing.
func (simpleASyntax) PrintType(*asm.Printer, ir.Type) {}

// LoadError implements [ptr.MemorySpace]: everything can be loaded.
func (*ConstMemorySpaceAttr) LoadError(ir.Type, ptr.AtomicOrdering, *datalayout.Layout) error {
	return nil
}

// StoreError implements [ptr.MemorySpace]: nothing can be stored.
func (*ConstMemorySpaceAttr) StoreError(ir.Type, ptr.AtomicOrdering, *datalayout.Layout) error {
	return errors.New("memory space is read-only")
}
