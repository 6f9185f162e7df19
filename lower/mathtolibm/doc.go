// Package mathtolibm makes calls of the C library's functions of operations of the math dialect.
// Functions that a module does not have are declared. Vectors are taken apart, and numbers with 16
// bits are extended to 32.
package mathtolibm
