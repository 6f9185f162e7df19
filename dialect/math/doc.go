// Package math is MLIR's dialect of mathematical functions of integers, floating-point numbers, and
// vectors and tensors of them.
//
//	%0 = math.sqrt %x fastmath<fast> : f32
//	%1 = math.powf %v, %w : vector<4xf64>
//
// # Folding
//
// Functions such as sin fold for constants of type f32 and f64 to the number that is nearest to the
// true value, on every machine. Upstream calls the C library of the machine that it runs on, whose
// last bit depends on the library's version and on the processor, and is not always right. What is
// not defined, such as the arc cosine of 2, folds to a negative NaN, as it does for upstream on x86.
// Logarithms and roots of negative numbers do not fold.
package math

//go:generate go run github.com/gomlir/gomlir/ods/opgen ./spec
