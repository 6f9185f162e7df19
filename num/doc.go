// Package num holds the numbers of the IR as values: integers of any width,
// and floats of every format MLIR and LLVM know, with their text.
//
// An [Int] is a bag of bits. Whether they read as signed or unsigned is up to
// the operation, as in MLIR, where i32 has no sign. A [Float] is likewise the
// bits of one of the formats that [Semantics] enumerates; it becomes a number
// only when asked. Both are comparable, so == is bit equality and they serve
// as map keys.
//
// Text follows the tools to the digit. MLIR writes a float in scientific form
// with six decimals if that reads back as the same value, else with as many
// digits as the format can need, else in hexadecimal; [Float.Append] has the
// rule, and [Float.AppendLLVM] the different one of .ll files. Strings escape
// the same way in both, see [AppendQuoted].
package num
