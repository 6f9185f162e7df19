// Package retype has patterns that convert the types of functions, calls, returns and
// branches, and of loops and conditionals, and leave the operations what they are. A conversion
// needs them where it converts types that cross functions and blocks, or are carried by a loop:
//
//	types := convert.NewTypeConverter()
//	…
//	target := convert.NewTarget()
//	patterns := convert.NewPatterns(retype.Functions(ctx, types), retype.Calls(types),
//		retype.Returns(types), retype.Branches(types), retype.Loops(types))
//	retype.Legality(types, target)
//	retype.LoopLegality(types, target)
//
// A type may become any number of types: an argument becomes that many arguments.
//
// These are MLIR's function, control flow and scf structural type conversions.
package retype
