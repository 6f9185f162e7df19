// Package convert converts programs between dialects, including their types.
//
// # Parts of a conversion
//
// A Target says which operations may remain: for example all of the dialect llvm, none
// of func, and those of arith that work on floating-point numbers. Patterns convert operations
// that must not remain. A TypeConverter converts types. Partial and Full are the
// drivers: they visit all operations and make each illegal one legal, with one pattern,
// or with more that convert what the first has created.
//
//	types := convert.NewTypeConverter()
//	convert.Add(types, func(t ir.Type) ir.Type { return t })
//	convert.Add(types, func(t *ir.IndexType) ir.Type { return t.Context().I64() })
//	patterns := convert.NewPatterns([]convert.Pattern{
//		convert.On(types, func(op ub.PoisonOp, in ub.PoisonAdaptor[*ir.Value], r *convert.Rewriter) bool {
//			…
//		}),
//	})
//	target := convert.NewTarget()
//	target.Illegal(ub.Poison)
//	ok := convert.Partial(ctx, target, patterns, convert.Config{Report: report}, module)
//
// # Values that change their type
//
// When an operation is converted, the values it uses may have been converted before. The
// operations that use its results are converted later, or never. So a value of the old
// type and values of the new types exist at the same time. A pattern gets the new ones as
// its operands. If the defining operation has not been converted yet, or was converted
// to values of other types, the driver inserts a cast:
// builtin.unrealized_conversion_cast. At the end, it removes casts that lead back to the
// original value. For each cast that is left, the type converter creates operations, with
// the functions given to AddSource and AddTarget. If it cannot, that is an error, unless
// Config.KeepCasts is set. Converters to the llvm dialect insert another cast, because
// another pass will convert the other side. The pass reconcile-unrealized-casts removes
// the casts that are left after the last pass.
//
// A value may become any number of values: a memref argument of a function becomes
// the fields of its descriptor. Patterns made with OnMany get all of them. Patterns made
// with On do not match then.
//
// # Failure
//
// If a pattern returns false, or if its result cannot be made legal, its changes are
// undone and the next pattern is tried. If an illegal operation is left, the whole
// conversion is undone. For this, a journal records all changes, and operations are
// replaced only at the end: a pattern still sees operations that others have replaced,
// with the uses that they had.
//
// # Order
//
// Operations are converted from the first to the last, each before the operations in it,
// and blocks in the order in which the entry leads to them. Unreachable blocks are not
// converted. An operation is folded before patterns are tried. The result depends on all
// this, so it is what upstream does (MLIR, Dialect Conversion), and casts appear at the
// same places.
//
// # Concurrency
//
// Conversions can share targets, patterns and type converters and run at the same time,
// each on its own operations that are isolated from above.
//
// With Config.Threads, a conversion of a module goes through the operations in it one by one, on
// several goroutines. A pattern that needs something outside of its function, such as a
// declaration in the module, asks for it with Rewriter.Symbol, or calls Rewriter.Outside, and
// waits until it is its function's turn. Diagnostics of patterns go to Config.Reporter.
package convert
