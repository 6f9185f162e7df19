// Package alias finds out which values may refer to the same memory, and what operations
// do to the memory that a value refers to. It is MLIR's alias analysis.
//
// An [Info] asks any number of implementations, of which [Local] is always the first. It
// looks at how two references came about: which allocations they come from, through views
// ([ir.ViewLikeOp]), branches and regions. A dialect, or a program that knows more, adds an
// [Implementation] of its own:
//
//	info := alias.New(arenas{})
//	if info.Alias(p, q) == alias.NoAlias {
//		// what is written by p need not be read again by q
//	}
//
// A pass that has nothing to add asks for [Analysis]. Answers hold for the IR as it is when
// they are given; nothing is remembered between them.
package alias
