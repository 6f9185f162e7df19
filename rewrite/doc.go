// Package rewrite changes IR with patterns.
//
// # Patterns
//
// A Pattern looks at an operation and, if it is of the sort that the pattern is for,
// replaces it by something better. It makes all changes through a Rewriter, so that
// whoever applies patterns knows what has changed and where to look next:
//
//	// x + 0 is x.
//	addZero := rewrite.On(arith.AddI, func(op arith.AddIOp, r *rewrite.Rewriter) bool {
//		if !isZero(op.Rhs()) {
//			return false
//		}
//		r.Replace(op.Op(), op.Lhs())
//		return true
//	})
//
// A pattern is a value without state; a list of them, Patterns, is made once and used
// by any number of goroutines, each with a Rewriter of its own.
//
// # Drivers
//
// Greedy applies patterns until none matches any more. On the way it folds
// operations, erases those that nothing needs and keeps constants unique. It makes no
// promise that there is an end, so it stops after ten rounds, or when it has applied far
// more patterns than there are operations: patterns that undo each other would go on for
// ever. It also stops when the context.Context that it is given is done.
//
// Package convert has another driver, which knows what the program has to be in the
// end, converts types, and can take everything back.
//
// # Order
//
// What comes out may depend on the order in which patterns are applied, and people's
// tests do. So it is that of upstream: operations from the first to the last, each
// before what is in it; what has changed before what has not been looked at yet; of
// two patterns the one of more Benefit, and of equal ones that which comes first
// (MLIR, Pattern Rewriting).
//
// # Folding
//
// Operation.Fold finds results without making operations; the dialect's
// MaterializeConstant makes operations for those that are constants. A Folder keeps
// one operation for each constant at the start of the region that is isolated from
// above.
package rewrite
