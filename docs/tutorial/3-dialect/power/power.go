// Package power is the dialect of the tutorial: powers of integers. Its one
// operation comes from the specification in package spec.
package power

import (
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

//go:generate go run github.com/gomlir/gomlir/ods/opgen ./spec

func verifyRaise(op *ir.Operation) *diag.Diagnostic {
	if n := ir.Cast[RaiseOp](op).Exponent(); n < 0 {
		return op.Errorf("has the negative exponent %d", n)
	}
	return nil
}

// foldRaise folds x to the power of 1 to x.
func foldRaise(op *ir.Operation, _ []ir.Attribute) ([]ir.FoldResult, bool) {
	raise := ir.Cast[RaiseOp](op)
	if raise.Exponent() != 1 {
		return nil, false
	}
	return []ir.FoldResult{{Value: raise.Base()}}, true
}
