package vector

import (
	"slices"

	"github.com/gomlir/gomlir/rewrite"
)

// MaskFolds returns the canonicalization patterns of masks, and of operations with a mask that
// selects all elements or none: what is left of a lowering that unrolls.
// These are MLIR's populateVectorToVectorCanonicalizationPatterns.
func MaskFolds() []rewrite.Pattern {
	return slices.Concat(
		CreateMaskOp{}.CanonicalizationPatterns(),
		MaskedLoadOp{}.CanonicalizationPatterns(),
		MaskedStoreOp{}.CanonicalizationPatterns(),
		[]rewrite.Pattern{rewrite.On(gatherNothing), rewrite.On(scatterNothing)},
		ExpandLoadOp{}.CanonicalizationPatterns(),
		CompressStoreOp{}.CanonicalizationPatterns(),
		[]rewrite.Pattern{rewrite.On(sliceConstantMask), rewrite.On(transposeTwice)},
	)
}
