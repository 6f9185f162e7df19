package rewrite

import (
	"math/bits"
	"sync"

	"github.com/gomlir/gomlir/ir"
)

// scratch is memory for one run of the greedy driver, which the next one uses again: most
// runs are on small functions, and there are many.
type scratch struct {
	size   int // in scratches
	work   ir.Worklist
	blocks blockOrder
	live   liveness
	folder Folder
	// constants are those of the operands of an operation to fold.
	constants []ir.Attribute
}

// scratches has scratch that nobody uses, by the number of bits of the number of operations
// that it is for: to empty a map costs as much as its size once was.
var scratches [bits.UintSize + 1]sync.Pool

// newScratch returns scratch for a number of operations.
func newScratch(n int) *scratch {
	size := max(bits.Len(uint(n)), 6)
	s, _ := scratches[size].Get().(*scratch)
	if s == nil {
		s = &scratch{size: size}
	}
	return s
}

func (s *scratch) free() {
	s.work.Clear()
	s.folder.reset(nil)
	if s.work.Cap() <= 8<<s.size { // otherwise there were many more operations than given
		scratches[s.size].Put(s)
	}
}

// emptied returns an empty map, m unless that is nil.
func emptied[K comparable, V any](m map[K]V) map[K]V {
	if m == nil {
		return map[K]V{}
	}
	clear(m)
	return m
}

// opsIn counts the operations in a region and in those below.
func opsIn(region *ir.Region) (n int) {
	for b := range region.Blocks() {
		for op := b.First(); op != nil; op = op.Next() {
			n++
			for _, r := range op.Regions() {
				n += opsIn(r)
			}
		}
	}
	return n
}

// blockOrder finds the blocks of regions in postorder. The zero value is ready to use.
type blockOrder struct {
	seen  []bool      // by number in the region
	list  []*ir.Block // of the regions that have not been taken back
	stack []blockVisit
}

// A blockVisit is a block on the way, and the number of its next successor.
type blockVisit struct {
	b    *ir.Block
	next int
}

// of returns the blocks that the entry of a region leads to in postorder. They are valid
// until the next call.
func (o *blockOrder) of(region *ir.Region) []*ir.Block {
	o.list = o.list[:0]
	o.push(region)
	return o.list
}

// push puts the blocks that the entry of a region leads to on o.list, in postorder, from the
// number from on.
func (o *blockOrder) push(region *ir.Region) (from int) {
	from = len(o.list)
	if region.Empty() {
		return from
	}
	if n := region.Last().Number() + 1; n <= cap(o.seen) {
		o.seen = o.seen[:n]
		clear(o.seen)
	} else {
		o.seen = make([]bool, n, 2*n)
	}
	o.seen[region.First().Number()] = true
	o.stack = append(o.stack[:0], blockVisit{b: region.First()})
	for len(o.stack) > 0 {
		top := &o.stack[len(o.stack)-1]
		succs := top.b.Successors()
		if top.next == len(succs) {
			o.list = append(o.list, top.b)
			o.stack = o.stack[:len(o.stack)-1]
			continue
		}
		b := succs[top.next].Block()
		top.next++
		if b != nil && b.Region() == region && !o.seen[b.Number()] {
			o.seen[b.Number()] = true
			o.stack = append(o.stack, blockVisit{b: b})
		}
	}
	return from
}

// pop takes back the blocks from a number on.
func (o *blockOrder) pop(from int) { o.list = o.list[:from] }
