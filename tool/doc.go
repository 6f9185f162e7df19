// Package tool is the command gomlir: it finds out which of its commands is
// meant and runs it.
//
//	gomlir opt …        stands in for mlir-opt
//	gomlir translate …  stands in for mlir-translate
//	gomlir migrate …    rewrites files in former spellings of LLVM's types
//	gomlir help         lists the commands
//
// Called by the name of one of upstream's tools, gomlir is that tool: a link
// mlir-opt to it, or mlir-opt-22, is gomlir opt. So it can take upstream's place
// in scripts and tests.
//
// Each command is a package below this one with a function Main, which takes
// arguments and streams and returns an exit status: commands can be run in
// process, many at a time, and tests do.
package tool
