// Package arith is MLIR's dialect of arithmetic on integers, floating-point
// numbers and vectors and tensors of them.
//
//	%0 = arith.addi %a, %b overflow<nsw> : i32
//	%1 = arith.cmpf olt, %x, %y : vector<4xf32>
//
// # Folding
//
// Each operation folds: of constants it makes one, and it knows what changes nothing,
// as adding 0, or undoes what was done, as x - y + y. Operands of operations that are
// commutative are put in an order, constants last, and those of comparisons, too.
// Nothing is folded that is not defined: a division by zero, a shift by more than there
// are bits, a number that the other format does not have. Poison makes poison.
//
// A constant of many elements is folded element by element; if all are equal, one
// stands for them.
package arith

//go:generate go run github.com/gomlir/gomlir/ods/opgen ./spec
