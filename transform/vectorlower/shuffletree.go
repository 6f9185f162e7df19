package vectorlower

import (
	"slices"

	"github.com/gomlir/gomlir/dialect/vector"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/rewrite"
)

// LowerToFromElements is the pass lower-vector-to-from-elements-to-shuffle-tree.
var LowerToFromElements = &pass.Def{
	Name:    "lower-vector-to-from-elements-to-shuffle-tree",
	Summary: "Lower `vector.to_elements` and `vector.from_elements` to a tree of `vector.shuffle` operations",
	Class:   "LowerVectorToFromElementsToShuffleTree",
	On:      "func.func",
	New: func(*pass.Options) func(*pass.Job) {
		return func(j *pass.Job) { greedy(j, ShuffleTrees()) }
	},
}

// ShuffleTrees returns patterns that make trees of vector.shuffle of vector.from_elements whose
// operands come from vector.to_elements: MLIR's populateVectorToFromElementsToShuffleTreePatterns.
func ShuffleTrees() []rewrite.Pattern { return bounded(rewrite.On(shuffleTree)) }

// maxMasks bounds the sum of the lengths of all masks of a tree.
const maxMasks = 1 << 22

// A span is a vector in a tree: a part of the result, with holes.
type span struct {
	v           *ir.Value
	first, last int64   // of its elements in the result
	mask        []int64 // of the shuffle that made it, nil for an input
}

// shuffleTree combines two vectors at a time, in the order of their first elements in the result, to
// vectors that have each element at its distance from their first one. Vectors that are as far from
// the root have the same size.
func shuffleTree(op vector.FromElementsOp, r *rewrite.Rewriter) bool {
	inputs, at, ok := treeInputs(op, r)
	if !ok {
		return false
	}
	n := vectorTypeOf(op.Result()).Shape()[0]
	level := inputs
	for {
		last := len(level) <= 2
		size := n
		if !last {
			size = 1
			for i := 0; i < len(level); i += 2 {
				_, b := pairAt(level, i)
				size = max(size, max(level[i].last, b.last)-level[i].first+1)
			}
		}
		next := make([]*span, 0, (len(level)+1)/2)
		for i := 0; i < len(level); i += 2 {
			a, b := pairAt(level, i)
			s := &span{first: a.first, last: max(a.last, b.last), mask: slices.Repeat([]int64{vector.Poison}, int(size))}
			if a.mask == nil {
				s.permute(a, b, at)
			} else {
				s.propagate(a, b)
			}
			s.v = vector.NewShuffle(r.Builder, a.v, b.v, s.mask).Result()
			next = append(next, s)
		}
		if last {
			return replaced(r, op.Op(), next[0].v)
		}
		level = next
	}
}

// pairAt returns two vectors. The last one is paired with itself if it has no other.
func pairAt(level []*span, i int) (a, b *span) {
	return level[i], level[min(i+1, len(level)-1)]
}

// treeInputs returns the vectors whose elements are used, and the places in the result of each one's
// elements.
func treeInputs(op vector.FromElementsOp, r *rewrite.Rewriter) (list []*span, at map[*span][]int64, ok bool) {
	t := vectorTypeOf(op.Result())
	if t.Rank() != 1 || t.IsScalable() {
		return nil, nil, r.NoMatch(op.Op(), "multi-dimensional output vectors are not supported yet")
	}
	known := map[*ir.Operation]*span{}
	at = map[*span][]int64{}
	forwards := true
	for i, e := range op.Elements().All() {
		def, ok := ir.DefiningOp[vector.ToElementsOp](e)
		if !ok || vectorTypeOf(def.Source()).Rank() != 1 {
			return nil, nil, r.NoMatch(op.Op(), "unsupported sources")
		}
		s := known[def.Op()]
		if s == nil {
			s = &span{v: def.Source(), first: int64(i)}
			known[def.Op()] = s
			list = append(list, s)
		}
		s.last = int64(i)
		at[s] = append(at[s], int64(i), int64(e.Index()))
		forwards = forwards && e.Index() == i && def.Op().NumResults() == op.Elements().Len()
	}
	if len(list) == 1 && forwards {
		return nil, nil, r.NoMatch(op.Op(), "trivial forwarding case does not require shuffling")
	}
	if int64(len(list))*t.Shape()[0] > maxMasks {
		return nil, nil, r.NoMatch(op.Op(), "the masks are too large")
	}
	return list, at, true
}

// permute fills the mask for two inputs.
func (s *span) permute(a, b *span, at map[*span][]int64) {
	for pairs := range slices.Chunk(at[a], 2) {
		s.mask[pairs[0]-s.first] = pairs[1]
	}
	if a == b {
		return
	}
	n := vectorTypeOf(a.v).Shape()[0]
	for pairs := range slices.Chunk(at[b], 2) {
		s.mask[pairs[0]-s.first] = pairs[1] + n
	}
}

// propagate fills the mask for two vectors that shuffles have made.
func (s *span) propagate(a, b *span) {
	for i, m := range a.mask {
		if m != vector.Poison {
			s.mask[i] = int64(i)
		}
	}
	if a == b {
		return
	}
	for i, m := range b.mask {
		if m != vector.Poison {
			s.mask[int64(i)+b.first-a.first] = int64(i + len(a.mask))
		}
	}
}
