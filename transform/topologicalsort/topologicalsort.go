// Package topologicalsort has the pass topological-sort, which puts definitions before
// uses where the order is of no importance.
package topologicalsort

import (
	"container/heap"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// Pass is the pass topological-sort. It sorts the blocks of graph regions.
var Pass = &pass.Def{
	Name:    "topological-sort",
	Summary: "Sort regions without SSA dominance in topological order",
	Class:   "TopologicalSort",
	New: func(*pass.Options) func(*pass.Job) {
		return func(j *pass.Job) {
			for op := range ir.Preorder(j.Op) {
				if !op.Def().Registered() {
					continue
				}
				for _, r := range op.Regions() {
					if r.HasSSADominance() {
						continue
					}
					for b := range r.Blocks() {
						sortBlock(b)
					}
				}
			}
		}
	},
}

// sortBlock puts the operations of a block, but for the terminator, into an order in which
// those that an operation needs come before it. It goes over the operations again and
// again, and each time takes those that need none of the rest. If there is none, the first
// of the rest is taken as it is.
func sortBlock(b *ir.Block) {
	var ops []*ir.Operation
	index := map[*ir.Operation]int{}
	for op := range b.Ops() {
		if op.Next() == nil && op.Has(ir.Terminator) {
			break
		}
		index[op] = len(ops)
		ops = append(ops, op)
	}
	needs := make([]int, len(ops)) // how many operations that are not taken yet
	users := make([][]int, len(ops))
	var now, later numbers // those that are ready in this round and in the next
	for i, op := range ops {
		for _, d := range needed(op, b, index) {
			users[d] = append(users[d], i)
			needs[i]++
		}
		if needs[i] == 0 {
			now = append(now, i) // in order, which is a heap
		}
	}
	taken := make([]bool, len(ops))
	order := make([]*ir.Operation, 0, len(ops))
	first := 0
	for len(order) < len(ops) {
		if len(now) == 0 {
			now, later = later, now
			heap.Init(&now)
		}
		forced := len(now) == 0
		if forced {
			for taken[first] {
				first++
			}
			now = append(now, first)
		}
		i := heap.Pop(&now).(int)
		taken[i] = true
		order = append(order, ops[i])
		for _, u := range users[i] {
			if needs[u]--; needs[u] > 0 || taken[u] {
				continue
			}
			if u > i && !forced {
				heap.Push(&now, u)
			} else {
				later = append(later, u)
			}
		}
	}
	for i := len(order) - 2; i >= 0; i-- {
		if order[i].Next() != order[i+1] {
			order[i].MoveBefore(order[i+1])
		}
	}
}

// needed returns the numbers of the operations of a block that define what one of them, or
// what is in it, uses: each once.
func needed(op *ir.Operation, b *ir.Block, index map[*ir.Operation]int) (list []int) {
	seen := map[int]bool{}
	for in := range ir.Preorder(op) {
		for _, v := range in.Operands().All() {
			def := v.DefiningOp()
			for def != nil && def.Block() != b {
				def = def.ParentOp()
			}
			if i, ok := index[def]; ok && def != op && !seen[i] {
				seen[i] = true
				list = append(list, i)
			}
		}
	}
	return list
}

// numbers is a heap with the least on top.
type numbers []int

// Len is the number of elements.
func (n numbers) Len() int { return len(n) }

// Less compares two elements.
func (n numbers) Less(i, j int) bool { return n[i] < n[j] }

// Swap swaps two elements.
func (n numbers) Swap(i, j int) { n[i], n[j] = n[j], n[i] }

// Push adds an element at the end.
func (n *numbers) Push(x any) { *n = append(*n, x.(int)) }

// Pop removes the last element.
func (n *numbers) Pop() any {
	last := (*n)[len(*n)-1]
	*n = (*n)[:len(*n)-1]
	return last
}
