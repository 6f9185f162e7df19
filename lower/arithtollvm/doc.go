// Package arithtollvm converts the arith dialect to the llvm dialect. Most operations
// have one counterpart each in llvm, which a table lists. Operations on vectors of
// several dimensions are unrolled into operations on vectors of one.
package arithtollvm
