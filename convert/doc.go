// Package convert takes a program from some dialects to others, types included.
//
// # What is needed
//
// A Target says which operations there may be in the end: all of dialect llvm, none
// of func, those of arith that work on floating-point numbers only. Patterns say how
// to convert operations that must not be there. A TypeConverter says what types
// become. Partial and Full are the drivers: they go over all operations, and make
// each that is not legal so, with a pattern, or with a pattern and others that
// convert what that has made.
//
//	types := convert.NewTypeConverter()
//	convert.Add(types, func(t ir.Type) ir.Type { return t })
//	convert.Add(types, func(t *ir.IndexType) ir.Type { return t.Context().I64() })
//	patterns := convert.NewPatterns([]convert.Pattern{
//		convert.On(ub.Poison, types, func(op ub.PoisonOp, in []*ir.Value, r *convert.Rewriter) bool {
//			…
//		}),
//	})
//	target := convert.NewTarget()
//	target.Illegal(ub.Poison)
//	ok := convert.Partial(ctx, target, patterns, convert.Config{Report: report}, module)
//
// # Values that change their type
//
// When an operation is converted, values that it uses may have been converted before
// it, and operations that use its results are converted after it, or never. So a
// value of the old type and values of the new ones exist side by side. A pattern is
// given the new ones as its operands. Where there are none, because what defines the
// value has not been converted, or into other types, a cast is put in between:
// builtin.unrealized_conversion_cast. When all is done, casts that lead back to where
// others came from are taken out. Of what remains the type converter makes
// operations, by AddSource and AddTarget; what it does not know is an error, unless
// Config.KeepCasts is set. Converters to the llvm dialect make casts again, because
// another pass will convert the other side. The pass reconcile-unrealized-casts
// takes out what is left after the last one.
//
// A value may become several values, or none: a memref as an argument of a function
// becomes its parts. Patterns made with OnMany see them all, those made with On do not
// match then.
//
// # Failure
//
// A pattern that returns false, or whose result cannot be made legal, is taken back
// and the next one is tried. If an operation is left that must not be, the whole
// conversion is taken back, and the IR is what it was. For this, everything is
// written in a journal, and operations are replaced only in the end: a pattern sees
// operations that others have replaced, with the uses that they had.
//
// # Order
//
// Operations are converted from the first to the last, each before what is in it,
// along the ways that the program can take: what is in blocks that cannot be reached
// is not converted. An operation is folded before patterns are tried. Output depends
// on all this, so it is what upstream does (MLIR, Dialect Conversion), with the same
// casts at the same places.
//
// # Concurrency
//
// Targets, patterns and type converters are used by any number of conversions at a
// time, each on operations of its own that are isolated from above.
package convert
