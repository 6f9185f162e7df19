// Package datalayout checks the data layout that an operation declares: which
// sizes and alignments its types have and which order its bytes.
//
// An operation declares one by an attribute that is a Spec, such as
// #dlti.dl_spec, which is a list of entries. An entry is about a type, or about
// a named property of the target. What the entries of a type may be is known to
// the type (see EntryType), and what a named one may be to the dialect in whose
// namespace the name is (see EntryDialect); integers, floats and index are known
// here.
//
// The declarations of nested operations must agree with those around them.
// VerifyOp checks both. The rules are those of MLIR's Data Layout Modeling.
package datalayout
