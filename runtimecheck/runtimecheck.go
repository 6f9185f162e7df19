// Package runtimecheck has the interface of operations that can check, while the program runs, what
// the verifier cannot know: that an index is within bounds, or that a memref has the size that a
// cast says it has. The pass generate-runtime-verification, in package transform/runtimeverify,
// puts the checks into a program.
//
// An operation implements [RuntimeVerifiableOp] by a method of its view, or a package attaches an
// implementation to it:
//
//	func (op DivideOp) GenerateRuntimeVerification(c *runtimecheck.Checks) {
//		zero := arith.NewConstantInt(c.Builder, op.Rhs().Type(), 0).Result()
//		c.Assert(arith.NewCmpI(c.Builder, arith.CmpIPredicateNe, op.Rhs(), zero).Result(), "division by zero")
//	}
package runtimecheck

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// RuntimeVerifiableOpInterface is upstream's interface of this name.
var RuntimeVerifiableOpInterface = ir.NewOpInterface[RuntimeVerifiableOp]("RuntimeVerifiableOpInterface")

// A RuntimeVerifiableOp knows what must be true when it is executed.
type RuntimeVerifiableOp interface {
	ir.Op
	// GenerateRuntimeVerification creates the operations that check the conditions. It changes
	// nothing else.
	GenerateRuntimeVerification(c *Checks)
}

// Checks creates operations in front of one that is checked, at its location.
type Checks struct {
	*rewrite.Rewriter
	assert func(condition *ir.Value, message string)
}

// New returns the Checks for an operation. The function creates what makes the program fail with a
// message unless a condition, of type i1, is true.
func New(op *ir.Operation, assert func(r *rewrite.Rewriter, condition *ir.Value, message string)) *Checks {
	r := rewrite.New(op.Context(), nil)
	r.Before(op).LocOf(op)
	return &Checks{r, func(condition *ir.Value, message string) { assert(r, condition, message) }}
}

// Assert makes the program fail with a message unless a condition, of type i1, is true.
func (c *Checks) Assert(condition *ir.Value, message string) { c.assert(condition, message) }
