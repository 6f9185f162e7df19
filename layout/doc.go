// Package layout says how large types are and how they are aligned, by the
// rules of MLIR's data layouts (MLIR, Data Layout Modeling).
//
// A Layout answers for every type that has a size. It looks at the entries of a
// specification (#dlti.dl_spec on the operations around, combined), which it
// gets through the small interface Spec, and where there is none at defaults.
// Builtin types are known here; a dialect's type answers for itself by the
// methods of Type, and may ask the Layout about what it consists of.
//
//	l := layout.New(nil)
//	size, err := l.Size(t) // in bytes
//
// These rules are not those of LLVM's data layout strings, which package
// dialect/llvm has: an i64 may be aligned differently by the two.
package layout
