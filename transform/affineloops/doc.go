// Package affineloops has the passes that change loops of the affine dialect: normalization,
// unrolling, unrolling with jamming, tiling, coalescing, making them parallel, moving what does not
// change out of them, using scalars in place of memory, and copying parts of memory to buffers.
//
// The passes that reorder rounds ask affine.Depends whether that is allowed.
package affineloops
