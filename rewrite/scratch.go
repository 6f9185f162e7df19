package rewrite

import (
	"sync"

	"github.com/gomlir/gomlir/ir"
)

// scratch is memory for one run of the greedy driver, which the next one uses again: most
// runs are on small functions, and there are many.
type scratch struct {
	work   worklist
	blocks blockOrder
	folder Folder
	// constants are those of the operands of an operation to fold.
	constants []ir.Attribute
	patterns  map[*ir.OpDef][]*Pattern // those of the run's Patterns
}

var scratches = sync.Pool{New: func() any { return &scratch{patterns: map[*ir.OpDef][]*Pattern{}} }}

func newScratch() *scratch { return scratches.Get().(*scratch) }

func (s *scratch) free() {
	s.work.clear()
	s.folder = Folder{constants: emptied(s.folder.constants), owned: emptied(s.folder.owned)}
	clear(s.patterns)
	scratches.Put(s)
}

// mostKept is how large a map may have been to be used again. To empty a map costs as much
// as its size once was.
const mostKept = 1 << 10

// emptied returns an empty map: m, unless m is large or nil.
func emptied[K comparable, V any](m map[K]V) map[K]V {
	if m == nil || len(m) > mostKept {
		return map[K]V{}
	}
	clear(m)
	return m
}

// blockOrder finds the blocks of regions in postorder. The zero value is ready to use.
type blockOrder struct {
	seen  map[*ir.Block]bool
	list  []*ir.Block
	stack []blockVisit
}

// A blockVisit is a block on the way, and the number of its next successor.
type blockVisit struct {
	b    *ir.Block
	next int
}

// of returns the blocks that the entry of a region leads to in postorder. They are valid
// until the next call, as is seen, the set of them.
func (o *blockOrder) of(region *ir.Region) []*ir.Block {
	o.seen, o.list = emptied(o.seen), o.list[:0]
	if region.Empty() {
		return nil
	}
	o.seen[region.First()] = true
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
		if b != nil && !o.seen[b] {
			o.seen[b] = true
			o.stack = append(o.stack, blockVisit{b: b})
		}
	}
	return o.list
}
