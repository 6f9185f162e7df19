// Package llvmlayout implements LLVM's data layout strings, such as
//
//	e-m:e-p:32:32-i64:64-n8:16:32-S128
//
// and the rules by which sizes, alignments and offsets follow from them (LangRef,
// Data Layout).
//
// [Parse] turns a string into a [Layout], which holds the byte order, the address
// spaces and the alignments of scalar types. A [Types] applies it to the types of a
// language: it lays out vectors, arrays and structs. It knows the language only
// through a function that describes one type as a [Shape]. Package llvmir has one
// for the types of LLVM IR, package dialect/llvm one for those of the llvm dialect.
//
// MLIR has data layouts of its own, with other rules: see package datalayout. Package
// translate/layout converts one form to the other.
package llvmlayout
