// Package datalayout implements MLIR's data layouts: the declarations of operations about sizes and
// alignments of types and about byte order, and the resulting sizes of types.
//
// An operation declares a data layout with an attribute that is a [Spec], such as #dlti.dl_spec: a
// list of entries. An [Entry] describes a type or a named property of the target. A dialect's type
// checks the entries for it ([EntryType]), and the dialect that owns a name checks named entries
// ([EntryDialect]). This package checks those for integers, floats and index.
//
// Nested declarations must agree with the outer ones; [VerifyOp] checks that. A [Layout] answers
// questions about types: [At] combines the declarations of an operation and of those around it, and
// has defaults for the rest. A dialect's type answers for itself, as a [SizedType], and may ask the
// Layout about its parts.
//
//	size, err := datalayout.At(op).Size(t) // in bytes
//
// The rules are those of MLIR's Data Layout Modeling. LLVM's data layout strings have other rules;
// see package llvmlayout.
package datalayout
