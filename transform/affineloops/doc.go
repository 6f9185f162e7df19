// Package affineloops has the passes that change loops of the affine dialect: normalization,
// unrolling, unrolling with jamming, coalescing, and moving what does not change out of them.
//
// The passes that reorder rounds ask package dialect/affine/dependence whether that is allowed.
package affineloops
