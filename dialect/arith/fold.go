package arith

import (
	"github.com/gomlir/gomlir/dialect/ub"
	"github.com/gomlir/gomlir/ir"
)

// materializeConstant creates an arith.constant if the value has the type.
func materializeConstant(b *ir.Builder, value ir.Attribute, t ir.Type) *ir.Operation {
	if _, ok := value.(ub.PoisonLike); ok {
		return ub.Dialect.MaterializeConstant(b, value, t)
	}
	v, ok := value.(ir.TypedAttribute)
	if !ok || v.Type() != t {
		return nil
	}
	switch value.(type) {
	case *ir.IntegerAttr, *ir.FloatAttr, ir.ElementsAttr:
		if i, isInt := t.(*ir.IntegerType); !isInt || i.IsSignless() {
			return NewConstant(b, v).Op()
		}
	}
	return nil
}
