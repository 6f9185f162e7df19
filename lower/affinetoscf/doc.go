// Package affinetoscf converts the affine dialect to scf, memref, vector and arith: the pass
// lower-affine. Maps become arithmetic on indices.
//
// The passes affine-expand-index-ops and affine-expand-index-ops-as-affine do so only for what goes
// between one index and several, and the second one makes affine.apply of it.
package affinetoscf
