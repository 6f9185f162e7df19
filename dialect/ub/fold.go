package ub

import "github.com/gomlir/gomlir/ir"

// materializeConstant creates a ub.poison from an attribute that describes poison.
func materializeConstant(b *ir.Builder, value ir.Attribute, t ir.Type) *ir.Operation {
	if _, ok := value.(PoisonLike); !ok {
		return nil
	}
	op := NewPoison(b, t).Op()
	op.SetInherentAttr(0, value)
	return op
}
