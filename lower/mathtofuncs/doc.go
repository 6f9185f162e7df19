// Package mathtofuncs makes calls of operations of the math dialect that neither LLVM nor the C
// library computes: powers with integers as exponents, and, for targets without an instruction,
// counting leading zeros. The functions that are called are added to the module, one for each
// combination of types.
package mathtofuncs
