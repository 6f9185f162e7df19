package liftcfg

import (
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// A Dialect makes the operations that [Region] needs. Builders insert at the right place, and have the
// location that new operations should get. The methods that return a diagnostic return nil if they
// succeed.
type Dialect interface {
	// Choose makes the operation with structured control flow that takes the place of a branch. It has a
	// region for each successor, in their order, and results of these types. The regions are complete
	// but for their terminators.
	Choose(b *ir.Builder, branch *ir.Operation, results []ir.Type, regions []*ir.Region) (*ir.Operation, *diag.Diagnostic)
	// Yield ends a region of such an operation, with its results.
	Yield(b *ir.Builder, choice *ir.Operation, results []*ir.Value) *diag.Diagnostic
	// Loop makes a loop in place of a branch. The body gets the inits as arguments and ends, after what
	// Loop adds to its last block, with the values for the next iteration, which it starts if the
	// condition is 1. If it is 0, these are the results. The condition is a value as Number makes it.
	Loop(b *ir.Builder, branch *ir.Operation, inits []*ir.Value, condition *ir.Value, next []*ir.Value, body *ir.Region) (*ir.Operation, *diag.Diagnostic)
	// Number makes a constant for [Dialect.Switch].
	Number(b *ir.Builder, n int) *ir.Value
	// Switch makes a branch to targets[i] if the flag is values[i], and to otherwise if it is none of
	// them. There may be no targets.
	Switch(b *ir.Builder, flag *ir.Value, values []int, targets []ir.BranchTarget, otherwise ir.BranchTarget)
	// Undefined makes a value for where there is none.
	Undefined(b *ir.Builder, t ir.Type) *ir.Value
	// Unreachable makes a terminator for a block of a region that comes after an endless loop.
	Unreachable(b *ir.Builder, r *ir.Region) (*ir.Operation, *diag.Diagnostic)
}
