package dominance

import (
	"slices"

	"github.com/gomlir/gomlir/ir"
)

// A PostInfo knows the post-dominance in any number of regions: what control flow will pass
// for certain before it leaves them. The zero PostInfo is ready to use. It is not safe for
// concurrent use.
//
// A block a post-dominates a block b of the same region if every way from b out of the
// region goes through a. Where no way leads out, in an endless loop, one block of the loop
// counts as the end: the same as for LLVM's PostDominatorTree.
type PostInfo struct {
	trees map[*ir.Region]*PostTree
}

// Tree returns the post-dominator tree of a region, which must not be empty.
func (d *PostInfo) Tree(r *ir.Region) *PostTree {
	t := d.trees[r]
	if t == nil {
		t = buildPost(r)
		if d.trees == nil {
			d.trees = map[*ir.Region]*PostTree{}
		}
		d.trees[r] = t
	}
	return t
}

// Invalidate forgets what is known of a region: see [Info.Invalidate].
func (d *PostInfo) Invalidate(r *ir.Region) { delete(d.trees, r) }

// Reset forgets everything.
func (d *PostInfo) Reset() { clear(d.trees) }

// PostDominates reports whether block a post-dominates block b: it is b, it post-dominates b
// in their region, or so it does with a block that b is nested in.
func (d *PostInfo) PostDominates(a, b *ir.Block) bool {
	if b = blockIn(a.Region(), b); b == nil {
		return false
	}
	return a == b || d.Tree(a.Region()).PostDominates(a, b)
}

// ProperlyPostDominates reports whether block a post-dominates block b and is another. In a
// region without order, a block also properly post-dominates itself.
func (d *PostInfo) ProperlyPostDominates(a, b *ir.Block) bool {
	return d.PostDominates(a, b) && (a != b || unordered(a.Region()))
}

// OpPostDominates reports whether operation a is b or properly post-dominates it.
func (d *PostInfo) OpPostDominates(a, b *ir.Operation) bool {
	return a == b || d.OpProperlyPostDominates(a, b)
}

// OpProperlyPostDominates reports whether operation a runs after operation b whenever that
// runs, or holds it. In a region without order, each operation post-dominates all others of
// its block and itself.
func (d *PostInfo) OpProperlyPostDominates(a, b *ir.Operation) bool {
	block := a.Block()
	if block == nil {
		return a != b && a.IsAncestor(b)
	}
	region, from := block.Region(), b
	if b = opIn(region, b); b == nil {
		return false
	}
	switch {
	case a == b && from != b:
		return true
	case b.Block() != block:
		return d.Tree(region).PostDominates(block, b.Block())
	case unordered(region):
		return true
	}
	return a != b && b.IsBeforeInBlock(a)
}

// NearestCommonPostDominator returns the block that post-dominates both a and b, or blocks
// that they are nested in, and is post-dominated by all others that do. It is nil if there is
// no such block.
func (d *PostInfo) NearestCommonPostDominator(a, b *ir.Block) *ir.Block {
	if a, b = sameRegion(a, b); a == b {
		return a
	}
	return d.Tree(a.Region()).NearestCommonPostDominator(a, b)
}

// unordered reports whether the operations of a region have no order. Regions of several
// blocks always have one.
func unordered(r *ir.Region) bool { return r != nil && !r.HasSSADominance() && r.HasOneBlock() }

// blockIn returns the block of a region that b is, or is nested in, nil if absent.
func blockIn(r *ir.Region, b *ir.Block) *ir.Block {
	for b != nil && b.Region() != r {
		b = parentBlock(b)
	}
	return b
}

// opIn returns the operation of a region that op is, or is nested in, nil if absent.
func opIn(r *ir.Region, op *ir.Operation) *ir.Operation {
	for op != nil && op.ParentRegion() != r {
		op = op.ParentOp()
	}
	return op
}

// sameRegion returns the innermost blocks of one region that two blocks are, or are nested
// in. They are nil if there are none.
func sameRegion(a, b *ir.Block) (*ir.Block, *ir.Block) {
	depth := func(b *ir.Block) (n int) {
		for ; b != nil; b = parentBlock(b) {
			n++
		}
		return n
	}
	da, db := depth(a), depth(b)
	for ; da > db; da-- {
		a = parentBlock(a)
	}
	for ; db > da; db-- {
		b = parentBlock(b)
	}
	for a != nil && a.Region() != b.Region() {
		a, b = parentBlock(a), parentBlock(b)
	}
	return a, b
}

// A PostTree is the post-dominator tree of a region. Its root is no block, but all that is
// outside. It holds for the blocks and edges that the region had when the tree was built,
// and is immutable and safe for concurrent use.
type PostTree struct {
	tree  Tree // with one more block, nil, for the root
	roots []*ir.Block
}

// PostDominates reports whether block a post-dominates block b. A block post-dominates
// itself.
func (t *PostTree) PostDominates(a, b *ir.Block) bool { return t.tree.Dominates(a, b) }

// IPDom is the immediate post-dominator of a block: of those that properly post-dominate it
// the one that the others post-dominate. It is nil if there are none.
func (t *PostTree) IPDom(b *ir.Block) *ir.Block { return t.tree.IDom(b) }

// Roots are the blocks from which control leaves the region, and one of each endless loop
// from which it does not come to another. The slice must not be changed.
func (t *PostTree) Roots() []*ir.Block { return t.roots }

// NearestCommonPostDominator is the block that post-dominates both a and b and is
// post-dominated by all others that do. It is nil if none does.
func (t *PostTree) NearestCommonPostDominator(a, b *ir.Block) *ir.Block {
	for a != nil && !t.tree.Dominates(a, b) {
		a = t.tree.IDom(a)
	}
	return a
}

// A postBuilder makes a post-dominator tree. It is a dominator tree of the edges turned
// around, from a root that goes to all ends.
type postBuilder struct {
	builder
	region *ir.Region
	blocks []*ir.Block
	succs  [][]int32 // by block number
	from   [][]int32
	roots  []int32
	seen   []int32 // the last walk that came to a block
	walks  int32
}

func buildPost(r *ir.Region) *PostTree {
	n := r.Last().Number() + 1
	w := &postBuilder{region: r, succs: make([][]int32, n), from: make([][]int32, n)}
	for b := range r.Blocks() {
		w.blocks = append(w.blocks, b)
	}
	for i, b := range w.blocks {
		for _, s := range b.Successors() {
			if inRegion(s.Block(), r) {
				j := int32(s.Block().Number())
				w.succs[i] = append(w.succs[i], j)
				w.from[j] = append(w.from[j], int32(i))
			}
		}
	}
	w.findRoots()
	w.searchBack()
	t := &PostTree{}
	t.tree.region = r
	t.tree.blocks = append(w.blocks, nil)
	t.tree.nodes = make([]node, n+1)
	w.dominators()
	w.place(&t.tree)
	for _, i := range w.roots {
		t.roots = append(t.roots, w.blocks[i])
	}
	return t
}

// searchBack numbers the blocks from the root, which has the number 0, and collects the
// edges turned around.
func (w *postBuilder) searchBack() {
	n := len(w.blocks)
	w.number = make([]int32, n+1)
	for i := range w.number {
		w.number[i] = -1
	}
	type visit struct {
		block int32
		next  int
	}
	var stack []visit
	found := func(block, parent int32) {
		w.number[block] = int32(len(w.vertex))
		w.vertex = append(w.vertex, block)
		w.parent = append(w.parent, parent)
		stack = append(stack, visit{block: block})
	}
	found(int32(n), -1)
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		next := w.roots
		if top.block < int32(n) {
			next = w.from[top.block]
		}
		if top.next == len(next) {
			stack = stack[:len(stack)-1]
			continue
		}
		to := next[top.next]
		top.next++
		if w.number[to] < 0 {
			found(to, w.number[top.block])
		}
	}
	ends := make([]bool, n)
	for _, i := range w.roots {
		ends[i] = true
	}
	p := &w.preds
	p.first = make([]int32, len(w.vertex)+1)
	for v, block := range w.vertex {
		if block < int32(n) {
			for _, s := range w.succs[block] {
				p.list = append(p.list, w.number[s])
			}
			if ends[block] {
				p.list = append(p.list, 0)
			}
		}
		p.first[v+1] = int32(len(p.list))
	}
}

// maxRootSteps bounds, per block, what it may cost to find out which block of an endless
// loop LLVM takes for its end. Beyond that, it is the first.
const maxRootSteps = 32

// findRoots finds the blocks from which control leaves the region, and those that count as
// the ends of endless loops. These are what LLVM's FindRoots finds, for the shape of the
// tree depends on them: of the blocks from which there is no way to a root yet, in order, the
// last that a search from it finds.
func (w *postBuilder) findRoots() {
	n := len(w.blocks)
	w.seen = make([]int32, n)
	reached := make([]bool, n)
	budget := maxRootSteps*n + 1<<16
	add := func(root int32) {
		w.roots = append(w.roots, root)
		w.walk(root, w.from, false, func(j int32) bool {
			again := reached[j]
			reached[j] = true
			return !again
		})
	}
	for i := range w.blocks {
		if len(w.succs[i]) == 0 {
			add(int32(i))
		}
	}
	exits := len(w.roots)
	for i := range w.blocks {
		if reached[i] {
			continue
		}
		last := int32(i)
		if budget > 0 {
			w.walk(last, w.succs, true, func(j int32) bool {
				if reached[j] {
					return false
				}
				last = j
				budget -= 1 + len(w.succs[j])
				return true
			})
		}
		add(last)
	}
	w.dropRedundant(exits, budget)
}

// dropRedundant removes the ends of loops from which there is a way to another root.
func (w *postBuilder) dropRedundant(exits, budget int) {
	isRoot := make([]bool, len(w.blocks))
	for _, r := range w.roots {
		isRoot[r] = true
	}
	for i := exits; i < len(w.roots) && budget > 0; i++ {
		root, redundant := w.roots[i], false
		w.walk(root, w.succs, false, func(j int32) bool {
			redundant = redundant || j != root && isRoot[j]
			budget -= 1 + len(w.succs[j])
			return !redundant
		})
		if redundant {
			isRoot[root] = false
			last := len(w.roots) - 1
			w.roots[i] = w.roots[last]
			w.roots = w.roots[:last]
			i--
		}
	}
}

// walk visits blocks depth first, each once, from a block on along edges, beyond a block only
// if visit says so. Of several edges from a block, the last comes first; sorted, that is the
// one to the block that comes last in the region.
func (w *postBuilder) walk(start int32, edges [][]int32, sorted bool, visit func(int32) bool) {
	w.walks++
	stack := []int32{start}
	for len(stack) > 0 {
		b := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if w.seen[b] == w.walks {
			continue
		}
		w.seen[b] = w.walks
		if !visit(b) {
			continue
		}
		next := edges[b]
		if sorted && len(next) > 1 {
			next = slices.Sorted(slices.Values(next))
		}
		stack = append(stack, next...)
	}
}
