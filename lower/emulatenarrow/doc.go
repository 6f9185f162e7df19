// Package emulatenarrow has patterns of a conversion that keep elements with few bits, such as i4, in
// wider integers: a machine cannot address half a byte. A memref of them becomes one of one dimension of the
// wider integers. A load reads one of these and shifts; a store changes some of its bits, atomically
// unless told otherwise. Loads and stores of vectors are of as many wider integers as the vector covers.
//
//	types := emulatenarrow.NewTypeConverter(8)
//	types.AddMemRefs()
//	target := convert.NewTarget()
//	target.DynamicDialects(types.IsLegalOp, "arith", "vector", "memref", "affine")
//	patterns := convert.NewPatterns(types.MemRefPatterns(false), types.VectorPatterns(false))
//	ok := convert.Partial(ctx, target, patterns, convert.Config{Report: report}, module)
//
// Only widths that divide that of the wider integers are supported. These are MLIR's
// NarrowTypeEmulationConverter, populateMemRefNarrowTypeEmulationPatterns and
// populateVectorNarrowTypeEmulationPatterns.
package emulatenarrow
