// Package llvmir reads, holds and prints LLVM IR in its textual form: .ll
// files. It knows nothing of MLIR and needs no LLVM.
package llvmir
