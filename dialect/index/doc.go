// Package index is MLIR's dialect of arithmetic on values of type index, which are as wide
// as the target's pointers.
//
//	%0 = index.add %a, %b
//	%1 = index.cmp slt(%0, %c)
//
// # Folding
//
// Constants have 64 bits. An operation is folded only where its result is right for targets with 32
// bits, too: the lower half of the result must be what follows from the lower halves of the
// operands.
package index

//go:generate go run github.com/gomlir/gomlir/ods/opgen ./spec
