// Package apfloat makes calls of a runtime library of operations on floating-point numbers, for
// processors that cannot compute with their formats: the passes convert-arith-to-apfloat and
// convert-math-to-apfloat. The library is MLIR's, which computes with LLVM's class APFloat.
//
// Its functions take the number of the format, which method LLVMNumber of package num says, and numbers as their
// bits in 64. Formats of more bits are left alone. Functions that a module does not have are
// declared. Vectors are taken apart by convert-arith-to-apfloat.
package apfloat
