// Package cftollvm converts branches and assertions of the cf dialect to the llvm
// dialect.
package cftollvm
