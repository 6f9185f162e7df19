// Package affineloops has the passes that change loops of the affine dialect: normalization,
// unrolling, unrolling with jamming, tiling, coalescing, fusion, unswitching, making them parallel or vectors, moving what does not
// change out of them, using scalars in place of memory, copying parts of memory to buffers, and
// starting copies a round earlier. One more, normalize-memrefs,
// gives up layouts of memrefs for other subscripts.
//
// Fusion puts a slice of a loop that stores into one that loads what it has stored, or of one that loads
// into one that loads from the same memref: those of its rounds that are needed there. A graph of the
// operations of a block says which of them depend on each other, and a count of the operations that are
// executed at which depth the slice costs least.
//
// Vectorization looks for loops in others, as many as vectors have dimensions, whose accesses go along one dimension of
// each memref. It makes a new nest beside the old one, and erases one of them.
//
// The passes that reorder rounds ask affine.Depends whether that is allowed.
package affineloops
