package math

import (
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
)

// materializeConstant creates an arith.constant, or a ub.poison.
func materializeConstant(b *ir.Builder, value ir.Attribute, t ir.Type) *ir.Operation {
	return arith.Dialect.MaterializeConstant(b, value, t)
}
