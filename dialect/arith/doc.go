// Package arith is MLIR's dialect of arithmetic on integers, floating-point
// numbers and vectors and tensors of them.
//
//	%0 = arith.addi %a, %b overflow<nsw> : i32
//	%1 = arith.cmpf olt, %x, %y : vector<4xf32>
//
// # Folding
//
// Each operation folds constants, operations without effect such as adding 0, and pairs
// that cancel out such as x - y + y. Commutative operations and comparisons move constant
// operands to the end. Undefined results are not folded: a division by zero, a shift by at
// least the width, a number that the other format cannot represent. An operation on poison
// folds to poison, but for a comparison.
//
// A constant of many elements is folded element by element, a splat only once.
package arith

//go:generate go run github.com/gomlir/gomlir/ods/opgen ./spec
