// Package programs has only tests. They run each pass, conversion and lowering on random
// programs of scf, affine, memref, vector, math, complex, index, arith and func, as mlir-opt-22
// does, and compare bytes. Some programs are executed: before a pass and after it they print the
// same. A conversion that fails leaves a program as it was.
package programs
