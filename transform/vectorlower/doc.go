// Package vectorlower rewrites operations of the vector dialect to simpler ones of the same
// dialect, and has the passes that do only that: lower-vector-mask, lower-vector-multi-reduction
// and lower-vector-to-from-elements-to-shuffle-tree.
//
// What a target can execute differs, so there are many ways down. Each function returns a list of
// patterns for one kind of operation and, where there are several, one way. A lowering takes those
// that it wants:
//
//	patterns := rewrite.NewPatterns(slices.Concat(
//		vectorlower.Contractions(vectorlower.OuterProduct),
//		vectorlower.OuterProducts(),
//		vectorlower.Transposes(vectorlower.Shuffle1D),
//	)...)
//	rewrite.Greedy(ctx, op, patterns, rewrite.Config{BottomUp: true})
//
// These are MLIR's populateVector…Patterns; the comment of each function names the one it stands
// for. What patterns create, and in which order, is upstream's.
//
// # Limits
//
// A short text can ask for billions of elements, and to unroll makes operations of each. So
// patterns leave an operation alone that has a vector of more than 2^18 elements in several
// dimensions; see [vector.ExceedsUnrollLimit].
package vectorlower
