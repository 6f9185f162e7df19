// Package multicall is all of gomlir's commands in one program. The first argument,
// or the name that the program is called by, says which of them is meant.
//
//	gomlir opt …        stands in for mlir-opt
//	gomlir translate …  stands in for mlir-translate
//	gomlir migrate …    rewrites files with older spellings of LLVM's types
//	gomlir help         lists the commands
//	gomlir version      says which version this is
//
// Called by the name of one of upstream's tools, the program is that tool: a link
// mlir-opt to it, or mlir-opt-22, is gomlir opt. So it can take upstream's place
// in scripts and tests.
package multicall
