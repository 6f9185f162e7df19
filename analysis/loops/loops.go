// Package loops finds the loops that branches between the blocks of a region make.
//
// A loop has a header, which dominates all of its blocks, and a way back from each block to
// the header that stays in the loop: these are the natural loops of the compiler literature
// and LLVM's LoopInfo. Two of them with different headers are disjoint, or one is in the
// other. Cycles that can be entered in several places are no loops.
package loops

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/dominance"
)

// An Info is the loops of a region. It holds for the blocks and edges that the region had
// when it was made, and is immutable and safe for concurrent use.
type Info struct {
	loops []*Loop // the outermost ones
	inner []*Loop // of each block, by number, the innermost loop, nil if it is in none
	order []int32 // of each block, by number, its place in a reverse postorder
}

// A Loop is a header with all blocks that lead back to it.
type Loop struct {
	info   *Info
	header *ir.Block
	parent *Loop
	loops  []*Loop // those directly in it
	own    []*ir.Block
	depth  int
	// The loops in it have numbers from first up to but not including end.
	first, end int
}

// Of returns the loops of a region, which must not be empty. tree is its dominator tree.
// It takes time O(n log n).
func Of(r *ir.Region, tree *dominance.Tree) *Info {
	n := r.Last().Number() + 1
	f := finder{info: &Info{inner: make([]*Loop, n), order: make([]int32, n)}, region: r, tree: tree}
	f.sort()
	f.find()
	f.nest()
	return f.info
}

// Loops returns the loops that are in no other one. The later ones in the order of blocks
// come first. The slice must not be modified.
func (i *Info) Loops() []*Loop { return i.loops }

// Innermost returns the innermost loop that a block is in, nil if it is in none.
func (i *Info) Innermost(b *ir.Block) *Loop { return i.inner[b.Number()] }

// Header is the block through which control enters the loop.
func (l *Loop) Header() *ir.Block { return l.header }

// Parent is the loop around the loop, nil if absent.
func (l *Loop) Parent() *Loop { return l.parent }

// Loops returns the loops directly in the loop. The slice must not be modified.
func (l *Loop) Loops() []*Loop { return l.loops }

// Depth is the number of loops that the header is in.
func (l *Loop) Depth() int { return l.depth }

// Contains reports whether a block of the region is in the loop.
func (l *Loop) Contains(b *ir.Block) bool {
	in := l.info.inner[b.Number()]
	return in != nil && l.first <= in.first && in.first < l.end
}

// Blocks returns the blocks of the loop in a new slice, those of inner loops included, each
// after those that lead to it other than by going back to a header.
func (l *Loop) Blocks() (list []*ir.Block) {
	for stack := []*Loop{l}; len(stack) > 0; {
		top := stack[len(stack)-1]
		stack = append(stack[:len(stack)-1], top.loops...)
		list = append(list, top.own...)
	}
	l.info.sortBlocks(list)
	return list
}

func (i *Info) sortBlocks(list []*ir.Block) {
	slices.SortFunc(list, func(a, b *ir.Block) int { return cmp.Compare(i.order[a.Number()], i.order[b.Number()]) })
}

// IsLatch reports whether a block of the loop goes back to the header.
func (l *Loop) IsLatch(b *ir.Block) bool {
	for i := range b.Successors() {
		if b.Successors()[i].Block() == l.header {
			return true
		}
	}
	return false
}

// IsExiting reports whether a block of the loop goes to one that is not in it.
func (l *Loop) IsExiting(b *ir.Block) bool {
	for i := range b.Successors() {
		if s := b.Successors()[i].Block(); s != nil && !l.Contains(s) {
			return true
		}
	}
	return false
}

// Append appends a description of the loops to dst, as LLVM prints it. name appends the
// name of a block.
func (i *Info) Append(dst []byte, name func([]byte, *ir.Block) []byte) []byte {
	var stack []*Loop
	stack = appendReversed(stack, i.loops)
	for len(stack) > 0 {
		l := stack[len(stack)-1]
		stack = appendReversed(stack[:len(stack)-1], l.loops)
		dst = fmt.Appendf(dst, "%*sLoop at depth %d containing: ", 4*(l.depth-1), "", l.depth)
		for n, b := range l.Blocks() {
			if n > 0 {
				dst = append(dst, ',')
			}
			dst = name(dst, b)
			if b == l.header {
				dst = append(dst, "<header>"...)
			}
			if l.IsLatch(b) {
				dst = append(dst, "<latch>"...)
			}
			if l.IsExiting(b) {
				dst = append(dst, "<exiting>"...)
			}
		}
		dst = append(dst, '\n')
	}
	return dst
}

func appendReversed(dst, loops []*Loop) []*Loop {
	for _, l := range slices.Backward(loops) {
		dst = append(dst, l)
	}
	return dst
}

// A finder finds the loops of a region.
type finder struct {
	info   *Info
	region *ir.Region
	tree   *dominance.Tree
	blocks []*ir.Block // the reachable ones in reverse postorder
	all    []*Loop     // inner ones before those around them
	around map[*Loop]*Loop
}

// sort finds the reverse postorder.
func (f *finder) sort() {
	type visit struct {
		block *ir.Block
		next  int
	}
	seen := make([]bool, len(f.info.order))
	stack := []visit{{block: f.region.First()}}
	seen[0] = true
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		succs := top.block.Successors()
		if top.next == len(succs) {
			f.blocks = append(f.blocks, top.block)
			stack = stack[:len(stack)-1]
			continue
		}
		s := succs[top.next].Block()
		top.next++
		if s != nil && s.Region() == f.region && !seen[s.Number()] {
			seen[s.Number()] = true
			stack = append(stack, visit{block: s})
		}
	}
	slices.Reverse(f.blocks)
	for i, b := range f.blocks {
		f.info.order[b.Number()] = int32(i)
	}
}

// find finds the loops, the inner ones first: those whose headers come last.
func (f *finder) find() {
	f.around = map[*Loop]*Loop{}
	for _, h := range slices.Backward(f.blocks) {
		var work []*ir.Block // the blocks that lead back
		for p := range h.Predecessors() {
			if p.Region() == f.region && f.tree.Reachable(p) && f.tree.Dominates(h, p) {
				work = append(work, p)
			}
		}
		if len(work) > 0 {
			l := &Loop{info: f.info, header: h}
			f.all = append(f.all, l)
			f.fill(l, work)
		}
	}
}

// fill finds the blocks of a loop, from those that lead back to its header. Those of loops
// that are known come with these.
func (f *finder) fill(l *Loop, work []*ir.Block) {
	add := func(b *ir.Block) {
		for p := range b.Predecessors() {
			if p.Region() == f.region && f.tree.Reachable(p) {
				work = append(work, p)
			}
		}
	}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		in := &f.info.inner[b.Number()]
		if *in == nil {
			*in = l
			if b != l.header {
				add(b)
			}
			continue
		}
		if known := f.outermost(*in); known != l {
			known.parent = l
			f.around[known] = l
			add(known.header)
		}
	}
	if in := &f.info.inner[l.header.Number()]; *in == nil {
		*in = l
	}
}

// outermost returns the outermost loop that is known around one.
func (f *finder) outermost(l *Loop) *Loop {
	root := l
	for f.around[root] != nil {
		root = f.around[root]
	}
	for l != root { // the way is shorter next time
		l, f.around[l] = f.around[l], root
	}
	return root
}

// nest gives loops those that are in them, depths and numbers.
func (f *finder) nest() {
	for _, b := range f.blocks {
		if l := f.info.inner[b.Number()]; l != nil {
			l.own = append(l.own, b)
		}
	}
	for _, l := range f.all {
		if l.parent == nil {
			f.info.loops = append(f.info.loops, l)
		}
	}
	n := 0
	for _, l := range slices.Backward(f.all) { // those around come first
		l.depth = 1
		if l.parent != nil {
			l.depth = l.parent.depth + 1
			l.parent.loops = append(l.parent.loops, l)
		}
	}
	type visit struct {
		loop *Loop
		next int
	}
	for _, l := range f.info.loops {
		stack := []visit{{loop: l}}
		for len(stack) > 0 {
			top := &stack[len(stack)-1]
			if top.next == 0 {
				top.loop.first = n
				n++
			}
			if top.next == len(top.loop.loops) {
				top.loop.end = n
				stack = stack[:len(stack)-1]
				continue
			}
			top.next++
			stack = append(stack, visit{loop: top.loop.loops[top.next-1]})
		}
	}
}
