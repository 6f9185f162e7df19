// Package cl reads command lines by the rules of LLVM's tools, so that a
// command line written for mlir-opt means the same to gomlir.
//
// An option is written -name or --name. What follows depends on the option:
//
//	-flag  -flag=false      a flag; =true, =1, =false, =0 and = are values
//	-o=x   -o x             an option that must have a value
//	-split  -split=x        an option that may have one, only after =
//
// Options and the input file come in any order. A value is taken whatever it
// looks like, the next option too. An option that is given twice has the last
// value. A single - is the standard input, and after -- everything is an input
// file. An argument @file stands for the arguments in the file, if it can be
// read.
//
// A Set knows the options and where their values go. Parse complains about all
// that is wrong, not only about the first thing, in LLVM's words: scripts match
// them. Flag packages of Go, the standard library's among them, differ from
// these rules in the spelling, in what takes the next argument and in when they
// stop.
package cl
