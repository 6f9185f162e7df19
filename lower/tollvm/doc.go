// Package tollvm is the base of conversions to the llvm dialect. It has the type converter,
// descriptors of memrefs, helpers for passes and patterns, and the pass convert-to-llvm. Each
// dialect has a package of its own next to this one: arithtollvm, cftollvm, functollvm and so on.
// It has a Pass, and a function Patterns that returns the patterns for a TypeConverter.
//
// A pass for one dialect leaves the operations of other dialects alone. Between a value that is
// converted and one that is not yet, it inserts a builtin.unrealized_conversion_cast. When all
// passes have run, package reconcilecasts removes those that cancel out. The pass convert-to-llvm
// converts all dialects at once.
//
// A user's own pass combines the patterns of several dialects with a target, for which Target is a
// start:
//
//	c := tollvm.NewTypeConverter(module.Context(), tollvm.OptionsAt(module))
//	patterns := convert.NewPatterns(arithtollvm.Patterns(c), myPatterns(c))
//	ok := convert.Partial(ctx, tollvm.Target(), patterns, convert.Config{Report: report}, module)
//
// # Types
//
// A TypeConverter converts types as follows (MLIR, LLVM IR Target, Type Conversion):
//
//   - Integers lose their sign. Floating-point types of LLVM stay, and smaller ones
//     become integers.
//   - index is an integer as wide as the data layout says, 64 bits if it does not.
//     Options.IndexBits overrides that.
//   - A complex number is a struct of two numbers.
//   - A vector of one dimension stays if LLVM has vectors of its converted elements. A
//     vector of rank 0 becomes a vector of one element. A vector of several dimensions
//     becomes nested arrays of vectors; only its last dimension may be scalable.
//   - A memref of known rank is a struct, its descriptor: the allocated pointer, the
//     aligned pointer to the elements, the offset of the first element, and, unless the
//     rank is 0, an array with the sizes and one with the strides of the dimensions.
//     All these numbers have the type of index.
//   - A memref of unknown rank is a struct of the rank and a pointer to a descriptor.
//   - A function is a pointer.
//
// With Options.TypedPointers pointers say what they point to, as in LLVM 14: the fields of a
// descriptor point to its elements, the pointer to a descriptor of unknown rank points to bytes, and
// a function is a pointer to its converted type.
//
// # Calls
//
// As an argument of a function, a memref is passed as the fields of its descriptor; as a result it
// is the struct. Several results become one struct. With Options.BarePointers, a memref whose
// shape, strides and offset are static is passed as its aligned pointer alone.
package tollvm
