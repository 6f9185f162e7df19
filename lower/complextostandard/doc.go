// Package complextostandard makes operations of arith and math of those of the complex dialect: all
// arithmetic, comparisons and functions of complex numbers become operations on the parts. What is left are
// complex.create, complex.re and complex.im, constants and bit casts, which package complextollvm
// converts.
//
// Functions take care of infinities, NaN and the signs of zeros, as C's do, unless fast-math flags say
// that there are none.
package complextostandard
