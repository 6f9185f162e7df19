// Package cl parses command lines by the rules of LLVM's tools, so that a command line for mlir-opt
// means the same to gomlir.
//
// An option is written -name or --name. What follows depends on the option:
//
//	-flag  -flag=false      a flag; =true, =1, =false, =0 and = are values
//	-o=x   -o x             an option with a required value
//	-split  -split=x        an option with an optional value, only after =
//
// Options and the input file may come in any order. A required value is any next argument, even one
// that looks like an option. If an option is given twice, the last value counts. A single - is the
// standard input, and after -- every argument is an input file. An argument @file is replaced by
// the arguments in the file, if it can be read.
//
// A Set has the options and where to store their values. Parse reports all errors, not only the
// first, with LLVM's messages, since scripts match those. Go's flag packages, including the
// standard library's, have other rules for spelling, for values in the next argument, and for where
// the options end.
package cl
