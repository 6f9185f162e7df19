package affineloops

import (
	"slices"

	"github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// VectorizePass is the pass affine-super-vectorize.
var VectorizePass = &pass.Def{
	Name:    "affine-super-vectorize",
	Summary: "Vectorize to a target independent n-D vector abstraction",
	Class:   "(anonymous namespace)::Vectorize",
	On:      "func.func",
	New: func(o *pass.Options) func(*pass.Job) {
		var v vectorizing
		o.Ints(&v.fastest, "test-fastest-varying", "Specify a 1-D, 2-D or 3-D pattern of fastest varying memory dimensions to match. See defaultPatterns in Vectorize.cpp for a description and examples. This is used for testing purposes")
		o.Bool(&v.reductions, "vectorize-reductions", "Vectorize known reductions expressed via iter_args. Switched off by default.")
		o.Ints(&v.sizes, "virtual-vector-size", "Specify an n-D virtual vector size for vectorization. This must be greater than zero.")
		return func(j *pass.Job) { v.run(j) }
	},
}

// mostVectorDims is how many loops become dimensions of a vector at most.
const mostVectorDims = 3

// vectorizing are the options of the pass.
type vectorizing struct {
	sizes      []int64 // of vectors, the outermost dimension first
	fastest    []int64 // for each of these, the dimension of memrefs that the loop goes along, counted from the last; -1 for any
	reductions bool
}

func (v vectorizing) run(j *pass.Job) {
	switch {
	case len(v.fastest) > 0 && len(v.fastest) != len(v.sizes):
		j.Report(j.Op.Remarkf("Fastest varying pattern specified with different size than the vector size."))
	case v.reductions && len(v.sizes) != 1:
		j.Report(j.Op.ErrorPlainf("Vectorizing reductions is supported only for 1-D vectors."))
	case slices.ContainsFunc(v.sizes, func(n int64) bool { return n <= 0 }):
		j.Report(j.Op.ErrorPlainf("Vectorization factor must be greater than zero."))
	case len(v.sizes) == 0 || len(v.sizes) > mostVectorDims:
		return
	default:
		v.vectorize(j)
		return
	}
	j.Fail()
}

// vectorize tries the nests that overlap, inner ones first, until one becomes vectors.
func (v vectorizing) vectorize(j *pass.Job) {
	s := v.search(j)
	gone := map[*ir.Operation]bool{}
	for _, roots := range s.overlapping {
		for _, root := range roots {
			if gone[root.Op()] || j.Context().Err() != nil {
				continue
			}
			loops, plan := loopsIn(root.Op()), s.plan(root)
			if !Vectorize(root, plan) {
				continue
			}
			for _, loop := range loops {
				gone[loop.Op()] = true
			}
			break
		}
	}
}

// A levels is a set of positions in a nest of loops that become vectors, 0 for the outermost.
type levels uint8

func (l levels) has(i int) bool { return l>>i&1 != 0 }

// A vectorSearch finds nests of loops for vectors: a loop with others somewhere in it, and so on.
type vectorSearch struct {
	vectorizing
	// match says at which levels a loop may be, because of what is in it; below is all of match in it.
	match, below map[*ir.Operation]levels
	// overlapping are the outermost loops of nests, in lists of those that are tried in turn.
	overlapping [][]affine.ForOp
}

// search looks at all loops of a function. It reports errors as upstream's does.
func (v vectorizing) search(j *pass.Job) *vectorSearch {
	s := &vectorSearch{vectorizing: v, match: map[*ir.Operation]levels{}, below: map[*ir.Operation]levels{}}
	lists := map[*ir.Operation]int{} // the first list with a loop that is this one or in it, counted from 1
	loops := loopsIn(j.Op)
	parallel := make([]bool, len(loops))
	for i, loop := range loops {
		parallel[i] = affine.IsParallel(loop, v.reductions)
	}
	for i, loop := range loops {
		op := loop.Op()
		if parallel[i] {
			s.match[op] = s.levelsOf(j, loop)
		}
		if s.match[op].has(0) {
			at := lists[op]
			if at == 0 {
				s.overlapping = append(s.overlapping, nil)
				at = len(s.overlapping)
				lists[op] = at
			}
			s.overlapping[at-1] = append(s.overlapping[at-1], loop)
		}
		if parent := op.ParentOp(); parent.Is(affine.For) {
			s.below[parent] |= s.below[op] | s.match[op]
			if at := lists[op]; at != 0 && (lists[parent] == 0 || at < lists[parent]) {
				lists[parent] = at
			}
		}
	}
	return s
}

// levelsOf returns the levels at which a parallel loop may be. Those in it are known.
func (s *vectorSearch) levelsOf(j *pass.Job, loop affine.ForOp) (l levels) {
	dim, ok := vectorizableAlong(j, loop)
	if !ok {
		return 0
	}
	last := len(s.sizes) - 1
	for i := range s.sizes {
		if (len(s.fastest) == 0 || dim == -1 || s.fastest[i] == -1 || int64(dim) == s.fastest[i]) && (i == last || s.below[loop.Op()].has(i+1)) {
			l |= 1 << i
		}
	}
	return l
}

// plan gives each loop of a nest that becomes a dimension of vectors the innermost that it may be.
func (s *vectorSearch) plan(root affine.ForOp) VectorPlan {
	p := VectorPlan{Sizes: s.sizes, Dims: map[*ir.Operation]int{root.Op(): 0}}
	around := map[*ir.Operation]levels{} // of a loop and those around it in the nest
	for op := range ir.Preorder(root.Op()) {
		if !op.Is(affine.For) {
			continue
		}
		if op == root.Op() {
			around[op] = 1
			continue
		}
		above := around[op.ParentOp()]
		reached := s.match[op] & (above << 1)
		around[op] = above | reached
		for i := len(s.sizes) - 1; i > 0; i-- {
			if reached.has(i) {
				p.Dims[op] = i
				break
			}
		}
	}
	return p
}

// vectorizableAlong returns the dimension of memrefs, counted from the last, that all accesses in a loop
// that depend on its induction variable go along, -1 if none depends on it.
func vectorizableAlong(j *pass.Job, loop affine.ForOp) (dim int, ok bool) {
	if !isVectorizable(loop) {
		return 0, false
	}
	dim = -1
	for op := range ir.Postorder(loop.Op()) {
		if !op.Is(affine.Load) && !op.Is(affine.Store) {
			continue
		}
		access, _ := affine.AccessOpInterface.Of(op)
		if !access.Memref().Type().(*ir.MemRefType).HasIdentityLayout() {
			j.Report(op.ErrorPlainf("NYI: non-trivial layout map"))
			return 0, false
		}
		d, ok := affine.ContiguousDim(access, loop.InductionVar())
		if !ok || dim != -1 && d != -1 && d != dim {
			return 0, false
		}
		dim = max(dim, d)
	}
	return dim, true
}

// isVectorizable reports whether there are only loops and operations on elements of vectors in a
// loop. Upstream has isVectorizableLoopBody.
func isVectorizable(loop affine.ForOp) bool {
	for op := range ir.Preorder(loop.Op()) {
		if op.NumRegions() > 0 && !op.Is(affine.For) {
			return false
		}
		for _, v := range op.Operands().All() {
			t := v.Type()
			if m, ok := t.(*ir.MemRefType); ok {
				t = m.Elem()
			}
			if ir.VectorTypeError(nil, t) != nil {
				return false
			}
		}
		for _, v := range op.Results().All() {
			if ir.VectorTypeError(nil, v.Type()) != nil {
				return false
			}
		}
	}
	return true
}
