// Package affine holds affine expressions, maps and integer sets as values
// (Affine dialect, Affine Expressions; LangRef's builtin attributes
// affine_map and affine_set).
//
// An [Expr] combines dimensions d0, d1, ..., symbols s0, s1, ... and 64-bit
// constants by +, *, mod, floordiv and ceildiv:
//
//	(d0 + s0 * 2) floordiv 4 - 1
//
// A [Map] lists expressions over so many dimensions and symbols, and a [Set]
// lists expressions that must be zero or at least zero:
//
//	(d0, d1)[s0] -> (d0 + s0, d1 * 4)
//	(d0)[s0] : (d0 - 3 >= 0, d0 - s0 == 0)
//
// Building an expression simplifies it the way MLIR does, no more and no
// less, since what is printed is the simplified form: 1 + d0 is d0 + 1, and
// (d0 + 1) + 2 is d0 + 3, but d0 + d1 - d0 stays.
//
// Values are immutable and safe for concurrent use. Two expressions built
// apart are Equal if they are the same tree; nothing is uniqued here. The
// context that owns attributes does so by the bytes of AppendKey.
//
// Input decides how large an expression gets, and stacks are finite, so size
// is bounded; see [MaxSize].
package affine
