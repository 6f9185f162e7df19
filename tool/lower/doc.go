// Package lower is the command gomlir lower: it brings a module of MLIR to LLVM IR, or to the
// llvm dialect, by the passes that its operations need.
//
//	gomlir lower matmul.mlir -o matmul.ll
//
// The name of the output file says which of the two it is: .mlir is the llvm dialect, any other
// LLVM IR. -emit=mlir or -emit=llvm says it for the standard output. -dump-pass-pipeline shows
// the passes; with gomlir opt they do the same:
//
//	gomlir opt -pass-pipeline='builtin.module(…)' matmul.mlir
//
// Package lower/plan chooses them, also those of dialects that gomlir does not have. An
// operation that no pass lowers is an error with its place. The output file is written only if
// everything succeeds.
package lower
