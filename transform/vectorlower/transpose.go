package vectorlower

import (
	"slices"

	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// TransposeLowering says what becomes of vector.transpose: MLIR's VectorTransposeLowering.
type TransposeLowering uint8

const (
	// Elementwise moves single elements, or whole vectors of the trailing dimensions that stay in
	// place. This is the default.
	Elementwise TransposeLowering = iota
	// FlatIntrinsics makes intrinsics of LLVM that transpose matrices. A lowering to LLVM has the
	// patterns for that; those here are for what is no matrix.
	FlatIntrinsics
	// Shuffle1D shuffles the matrix as one vector.
	Shuffle1D
	// Shuffle16x16 shuffles pairs of rows of matrices with 16 rows and columns in four steps, each
	// of which is an instruction of AVX-512. Other matrices are shuffled as one vector.
	Shuffle16x16
)

// Transposes returns patterns that replace transpositions:
// MLIR's populateVectorTransposeLoweringPatterns. Where how does not apply, elements are moved.
func Transposes(how TransposeLowering) []rewrite.Pattern {
	shuffles := how == Shuffle1D || how == Shuffle16x16
	return bounded(
		rewrite.On(transposeUnit),
		rewrite.On(func(op vector.TransposeOp, r *rewrite.Rewriter) bool {
			if _, _, ok := transposedDims(op); ok && shuffles {
				return r.NoMatch(op.Op(), "Options specifies lowering to shuffle")
			}
			return unrollTranspose(op, r)
		}),
		rewrite.On(func(op vector.TransposeOp, r *rewrite.Rewriter) bool {
			return shuffles && shuffleTranspose(op, how, r)
		}),
	)
}

// transposeUnit replaces the transposition of a row or a column with a shape_cast.
func transposeUnit(op vector.TransposeOp, r *rewrite.Rewriter) bool {
	t := vectorTypeOf(op.Result())
	unit := func(i int) bool { return t.Shape()[i] == 1 && !t.Scalable(i) }
	if t.Rank() != 2 || !unit(0) && !unit(1) || !slices.Equal(op.Permutation(), []int64{1, 0}) {
		return false
	}
	return replaced(r, op.Op(), vector.NewShapeCast(r.Builder, t, op.Vector()).Result())
}

// unrollTranspose moves single elements, or whole vectors of the trailing dimensions that stay in
// place.
func unrollTranspose(op vector.TransposeOp, r *rewrite.Rewriter) bool {
	from := vectorTypeOf(op.Vector())
	if from.IsScalable() {
		return r.NoMatch(op.Op(), "This lowering does not support scalable vectors")
	}
	perm := op.Permutation()
	n := len(perm)
	for n > 0 && perm[n-1] == int64(n-1) {
		n--
	}
	result := poisonVector(r, op.Result().Type())
	for at := range ir.Indices(from.Shape()[:n]) {
		to := make([]int64, n)
		for i, p := range perm[:n] {
			to[i] = at[p]
		}
		result = insertAt(r.Builder, extractAt(r.Builder, op.Vector(), at...), result, to...)
	}
	return replaced(r, op.Op(), result)
}

// transposedDims returns the only two dimensions that are larger than 1, if they change places.
func transposedDims(op vector.TransposeOp) (first, second int, ok bool) {
	var large []int
	for i, n := range vectorTypeOf(op.Vector()).Shape() {
		if n > 1 {
			large = append(large, i)
		}
	}
	if len(large) != 2 {
		return 0, 0, false
	}
	perm := op.Permutation()
	return large[0], large[1], slices.Index(perm, int64(large[1])) < slices.Index(perm, int64(large[0]))
}

// shuffleTranspose shuffles a matrix.
func shuffleTranspose(op vector.TransposeOp, how TransposeLowering, r *rewrite.Rewriter) bool {
	i, j, ok := transposedDims(op)
	t := vectorTypeOf(op.Vector())
	if !ok || t.IsScalable() {
		return r.NoMatch(op.Op(), "expected transposition on a 2D slice")
	}
	m, n := t.Shape()[i], t.Shape()[j]
	v := vector.NewShapeCast(r.Builder, ir.NewVectorType([]int64{m * n}, nil, t.Elem()), op.Vector()).Result()
	if how == Shuffle16x16 && m == 16 && n == 16 {
		v = vector.NewShapeCast(r.Builder, ir.NewVectorType([]int64{m, n}, nil, t.Elem()), v).Result()
		v = shuffle16x16(v, r)
	} else {
		mask := make([]int64, 0, m*n)
		for j := range n {
			for i := range m {
				mask = append(mask, i*n+j)
			}
		}
		v = vector.NewShuffle(r.Builder, v, v, mask).Result()
	}
	return replaced(r, op.Op(), vector.NewShapeCast(r.Builder, op.Result().Type(), v).Result())
}

// shuffle16x16 transposes a matrix of 16 rows in four steps. The first two interleave elements, and
// pairs of elements, within the four lanes of 128 bits; the others interleave lanes.
func shuffle16x16(matrix *ir.Value, r *rewrite.Rewriter) *ir.Value {
	const n = 16
	var rows [n]*ir.Value
	for i := range rows {
		rows[i] = extractAt(r.Builder, matrix, int64(i))
	}
	// inLanes repeats a pattern for four elements in each lane.
	inLanes := func(a, b *ir.Value, pattern ...int64) *ir.Value {
		var mask []int64
		for lane := int64(0); lane < n; lane += 4 {
			for _, p := range pattern {
				mask = append(mask, p+lane)
			}
		}
		return vector.NewShuffle(r.Builder, a, b, mask).Result()
	}
	// ofLanes selects two lanes of each vector.
	ofLanes := func(a, b *ir.Value, first int64) *ir.Value {
		var mask []int64
		for _, lane := range []int64{first, first + 2, first + 4, first + 6} {
			mask = append(mask, 4*lane, 4*lane+1, 4*lane+2, 4*lane+3)
		}
		return vector.NewShuffle(r.Builder, a, b, mask).Result()
	}
	var next [n]*ir.Value
	for i := 0; i < n; i += 2 {
		next[i] = inLanes(rows[i], rows[i+1], 0, n, 1, n+1)
		next[i+1] = inLanes(rows[i], rows[i+1], 2, n+2, 3, n+3)
	}
	for i := 0; i < n; i += 4 {
		for j := range 2 {
			rows[i+2*j] = inLanes(next[i+j], next[i+j+2], 0, 1, n, n+1)
			rows[i+2*j+1] = inLanes(next[i+j], next[i+j+2], 2, 3, n+2, n+3)
		}
	}
	for i := 0; i < n; i += 8 {
		for half := range 2 {
			for j := range 4 {
				next[i+4*half+j] = ofLanes(rows[i+j], rows[i+j+4], int64(half))
			}
		}
	}
	for half := range 2 {
		for j := range 8 {
			rows[8*half+j] = ofLanes(next[j], next[j+8], int64(half))
		}
	}
	result := poisonVector(r, matrix.Type())
	for i, row := range rows {
		result = insertAt(r.Builder, row, result, int64(i))
	}
	return result
}
