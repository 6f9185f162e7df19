// Package complex is MLIR's dialect of arithmetic on complex numbers.
//
//	%0 = complex.create %re, %im : complex<f32>
//	%1 = complex.mul %0, %0 fastmath<nnan> : complex<f32>
package complex

//go:generate go run github.com/gomlir/gomlir/ods/opgen ./spec
