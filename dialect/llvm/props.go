package llvm

import (
	"errors"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
)

// Sets of flags that are properties. They are stored as an i32.
var (
	overflowFlagsProp = flagsProp(&IntegerOverflowFlagsEnum, func(a ir.Attribute) (uint64, error) {
		if f, ok := a.(*IntegerOverflowFlagsAttr); ok {
			return uint64(f.Value()), nil
		}
		return 0, errors.New("expected ::mlir::LLVM::IntegerOverflowFlagsAttr or IntegerAttr storage for ::mlir::LLVM::IntegerOverflowFlags")
	})
	noWrapFlagsProp = flagsProp(&GEPNoWrapFlagsEnum, func(ir.Attribute) (uint64, error) {
		return 0, errors.New("expected IntegerAttr storage for ::mlir::LLVM::GEPNoWrapFlags")
	})
)

// flagsProp returns the constraint for a property with flags of an enumeration. In the text it is
// an integer of any type, or an attribute that other accepts.
func flagsProp(e *asm.Enum, other func(ir.Attribute) (uint64, error)) *ir.AttrConstraint {
	mask := uint64(0)
	for i := range e.Cases {
		mask |= e.Cases[i].Value
	}
	return &ir.AttrConstraint{
		Summary: e.Summary,
		Match: func(a ir.Attribute) bool {
			i, ok := a.(*ir.IntegerAttr)
			return ok && i.Uint()&^mask == 0
		},
		Convert: func(a ir.Attribute) (ir.Attribute, error) {
			i, ok := a.(*ir.IntegerAttr)
			if ok && i.Type() == ir.Type(a.Context().I32()) {
				return a, nil
			}
			v, err := uint64(0), error(nil)
			if ok {
				v = i.Uint()
			} else if v, err = other(a); err != nil {
				return nil, err
			}
			return ir.NewIntegerAttr(a.Context().I32(), int64(int32(v))), nil
		},
	}
}
