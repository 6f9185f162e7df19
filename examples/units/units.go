// Package units is an example of a dialect of one's own: quantities with
// physical units, with a type, three operations, and a rule that a
// specification cannot say. Everything but the rule comes from the
// specification in package spec; go generate writes it to zops.go.
//
//	go run ./examples/units/units-opt examples/units/area.mlir
package units

import (
	"slices"
	"strings"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

//go:generate go run github.com/gomlir/gomlir/ods/opgen ./spec

var isQuantity = &ir.TypeConstraint{Summary: "a quantity", Match: asm.IsType[*QuantityType]}

// verifyMul checks that the unit of a product is the product of the units.
func verifyMul(op *ir.Operation) *diag.Diagnostic {
	mul := ir.Cast[MulOp](op)
	unit := func(v *ir.Value) string { return v.Type().(*QuantityType).Unit() }
	got := unit(mul.Result())
	if want := Product(unit(mul.Lhs()), unit(mul.Rhs())); got != want {
		return op.Errorf("has a result in \"%s\", but a product in \"%s\"", got, want)
	}
	return nil
}

// Product is the unit of a product: the factors of both, separated by dots and
// sorted. A number without a unit has "1".
func Product(a, b string) string {
	var factors []string
	for _, unit := range []string{a, b} {
		if unit != "1" {
			factors = append(factors, strings.Split(unit, ".")...)
		}
	}
	if len(factors) == 0 {
		return "1"
	}
	slices.Sort(factors)
	return strings.Join(factors, ".")
}
