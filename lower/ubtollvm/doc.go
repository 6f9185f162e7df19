// Package ubtollvm converts poison and unreachable code of the ub dialect to the llvm
// dialect.
package ubtollvm
