// Package layout converts data layouts between the two forms: LLVM's strings (package
// llvmlayout) and MLIR's specifications, #dlti.dl_spec (package datalayout).
//
// The two do not have the same content. MLIR has no entries for vectors and
// aggregates; LLVM has none for index. [FromLLVM] returns the parts it has no entry
// for, [ToLLVM] fails for an entry that LLVM has no part for. Both follow MLIR 22's
// translation to and from LLVM IR.
package layout
