// Package arithtollvm converts the arith dialect to the llvm dialect. A table lists the operations
// with one counterpart in llvm, which are most. Operations on multi-dimensional vectors are
// unrolled into operations on one-dimensional vectors.
package arithtollvm
