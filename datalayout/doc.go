// Package datalayout implements MLIR's data layouts: what operations declare about sizes
// and alignments of types and about byte order, and the sizes that types have as a
// result.
//
// An operation declares a data layout with an attribute that is a [Spec], such as
// #dlti.dl_spec: a list of entries. An [Entry] is about a type or about a named property
// of the target. The entries about a dialect's type are checked by the type
// ([EntryType]), named ones by the dialect that owns the name ([EntryDialect]), and those
// about integers, floats and index here.
//
// Nested declarations must agree with the outer ones; [VerifyOp] checks that. A [Layout]
// answers questions about types: [At] combines the declarations of an operation and of
// those around it, and has defaults for the rest. A dialect's type answers for itself, as
// a [SizedType], and may ask the Layout about its parts.
//
//	size, err := datalayout.At(op).Size(t) // in bytes
//
// The rules are those of MLIR's Data Layout Modeling. LLVM's data layout strings have
// other rules; see package llvmlayout.
package datalayout
