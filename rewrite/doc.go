// Package rewrite changes IR with patterns.
//
// # Patterns
//
// A Pattern looks at an operation and replaces it by something better if it matches. It
// makes all changes through a Rewriter, so that the driver knows what has changed and
// where to look next:
//
//	// x + 0 is x.
//	addZero := rewrite.On(func(op arith.AddIOp, r *rewrite.Rewriter) bool {
//		if !isZero(op.Rhs()) {
//			return false
//		}
//		r.Replace(op.Op(), op.Lhs())
//		return true
//	})
//
// A pattern is a value without state. An index of them, Patterns, is made once. Any number
// of goroutines can use it, each with a Rewriter of its own.
//
// # Drivers
//
// Greedy applies patterns until none matches. On the way it folds operations, erases dead
// ones and keeps constants unique. Patterns that undo each other would go on for ever, so
// Greedy stops after ten rounds, or when it has applied far more patterns than there are
// operations. It also stops when its context.Context is done.
//
// Package convert has another driver. It knows what operations the program may have in
// the end, converts types, and can undo everything.
//
// # Order
//
// The result may depend on the order in which patterns are applied, and tests depend on
// the result. So the order is that of upstream (MLIR, Pattern Rewriting): operations are
// visited from the first to the last, each before the operations in it; changed
// operations are visited before those not visited yet; of the patterns that match, the
// one with the largest Benefit is applied, and of equal ones the first.
//
// # Folding
//
// Operation.Fold finds results without creating operations. For results that are
// constants, the dialect's MaterializeConstant creates operations. A Folder keeps one
// operation for each constant, at the start of the region that is isolated from above.
package rewrite
