package llvm

import (
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
)

// Sets of flags that are properties. They are stored as an i32.
var (
	overflowFlagsProp = &asm.EnumProp{
		Enum: &IntegerOverflowFlagsEnum, Mnemonic: "overflow", Attr: "::mlir::LLVM::IntegerOverflowFlagsAttr",
		Value: func(a ir.Attribute) (uint64, bool) {
			f, ok := a.(*IntegerOverflowFlagsAttr)
			if !ok {
				return 0, false
			}
			return uint64(f.Value()), true
		},
	}
	noWrapFlagsProp = &asm.EnumProp{Enum: &GEPNoWrapFlagsEnum}
)
