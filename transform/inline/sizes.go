package inline

import (
	"github.com/gomlir/gomlir/analysis/callgraph"
	"github.com/gomlir/gomlir/ir"
)

// sizes are the numbers of operations in callables. A size is counted when it is asked
// for, and estimated after that while calls are inlined, since to count the operations of
// a caller for each of its calls would take too long.
type sizes struct {
	of map[*callgraph.Node]size
}

// A size is a number of operations: not less than least.
type size struct {
	least uint64
	exact bool
}

// forget forgets the size of a callable that has been changed.
func (s *sizes) forget(n *callgraph.Node) { delete(s.of, n) }

// least returns a number that the size is not less than. It is exact but for what dialects
// have added.
func (s *sizes) least(n *callgraph.Node) uint64 {
	if known, ok := s.of[n]; ok {
		return known.least
	}
	return s.exact(n)
}

// exact counts the operations, if they have changed.
func (s *sizes) exact(n *callgraph.Node) uint64 {
	if known, ok := s.of[n]; ok && known.exact {
		return known.least
	}
	var count uint64
	for b := range n.Region().Blocks() {
		for op := range b.Ops() {
			ir.WalkPre(op, func(*ir.Operation) ir.WalkResult {
				count++
				return ir.Advance
			})
		}
	}
	if s.of == nil {
		s.of = map[*callgraph.Node]size{}
	}
	s.of[n] = size{count, true}
	return count
}

// grow notes that a callable was inlined into another one. What dialects add makes the
// size larger than it is known to be.
func (s *sizes) grow(into, callee *callgraph.Node) {
	old, ok := s.of[into]
	if !ok {
		return
	}
	added := s.of[callee].least
	if added < 2 { // the call goes, and a terminator
		s.forget(into)
		return
	}
	s.of[into] = size{old.least + added - 2, false}
}

// ratioWithin reports whether a callee has at most some percentage of the operations of
// its caller. The arithmetic is that of upstream, on 32 bits.
func (s *sizes) ratioWithin(callee, caller *callgraph.Node, percent uint32) bool {
	hundred := uint32(s.exact(callee)) * 100
	if known, ok := s.of[caller]; ok && known.least > 0 && hundred/uint32(known.least) <= percent {
		return true
	}
	n := uint32(s.exact(caller))
	return n == 0 || hundred/n <= percent
}
