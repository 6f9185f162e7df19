// Package datalayout is MLIR's data layouts: what an operation declares about
// the sizes and alignments of types and the order of bytes, and how large types
// are because of that.
//
// An operation declares one by an attribute that is a Spec, such as
// #dlti.dl_spec, which is a list of entries. An entry is about a type, or about
// a named property of the target. What the entries of a type may be is known to
// the type (see EntryType), and what a named one may be to the dialect in whose
// namespace the name is (see EntryDialect); integers, floats and index are known
// here.
//
// The declarations of nested operations must agree with those around them.
// VerifyOp checks both. A Layout answers questions about types: At takes all
// declarations around an operation into account, and where there are none there
// are defaults. A dialect's type answers for itself, as a SizedType, and may ask
// the Layout about what it consists of.
//
//	size, err := datalayout.At(op).Size(t) // in bytes
//
// The rules are those of MLIR's Data Layout Modeling. Those of LLVM's data
// layout strings differ in places, such as the alignment of an i64 about which
// nothing is said; see package dialect/llvm.
package datalayout
