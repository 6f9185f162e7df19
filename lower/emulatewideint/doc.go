// Package emulatewideint computes with integers of 2N bits on targets that have at most N bits:
// the passes arith-emulate-wide-int and memref-emulate-wide-int.
//
// A value of type i64 becomes a vector<2xi32>, the lower half first, and a vector<3xi64> a
// vector<3x2xi32>. Functions, calls and returns get these types, too. Operations of arith are replaced by
// some on the halves: an addition by two, of which the second adds the carry of the first. The second pass also converts
// memrefs of such integers, and the operations that make, read and write them.
//
// Other conversions can use the same types and patterns:
//
//	types := emulatewideint.NewTypeConverter(32)
//	patterns := convert.NewPatterns(types.Patterns())
package emulatewideint
