// Package arith is MLIR's dialect of arithmetic on integers, floating-point
// numbers and vectors and tensors of them.
package arith

//go:generate go run ../../internal/ods/opgen arith
