package dominance_test

import (
	"fmt"
	"math/rand"
	"slices"
	"testing"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/dominance"
)

// TestFrontiers compares with the definition of the dominance frontier.
func TestFrontiers(t *testing.T) {
	c := ir.NewContext()
	rng := rand.New(rand.NewSource(3))
	for round := range 400 {
		n := 1 + rng.Intn(14)
		succs := make([][]int, n)
		for i := range succs {
			for range rng.Intn(4) {
				succs[i] = append(succs[i], rng.Intn(n))
			}
		}
		r, blocks := cfg(c, succs)
		var dom dominance.Info
		tree := dom.Tree(r)
		f := tree.Frontiers()
		for range 4 {
			var definitions []*ir.Block
			for range rng.Intn(4) {
				definitions = append(definitions, blocks[rng.Intn(n)])
			}
			want := iterated(tree, blocks, definitions)
			got := map[*ir.Block]bool{}
			for _, b := range f.Iterated(definitions, blocks) {
				if got[b] {
					t.Fatalf("block %d twice", b.Number())
				}
				got[b] = true
			}
			for i, b := range blocks {
				if got[b] != want[b] {
					t.Fatalf("round %d %v: definitions %v: block %d: %v", round, succs, numbers(definitions), i, got[b])
				}
			}
		}
		checkIntervals(t, tree, blocks)
	}
}

// iterated is the iterated dominance frontier.
func iterated(tree *dominance.Tree, blocks, definitions []*ir.Block) map[*ir.Block]bool {
	found := map[*ir.Block]bool{}
	for work := slices.Clone(definitions); len(work) > 0; {
		a := work[0]
		work = work[1:]
		for _, b := range blocks {
			if !tree.Reachable(a) || !tree.Reachable(b) || found[b] || a != b && tree.Dominates(a, b) {
				continue
			}
			for p := range b.Predecessors() {
				if tree.Reachable(p) && tree.Dominates(a, p) && !found[b] {
					found[b] = true
					work = append(work, b)
				}
			}
		}
	}
	return found
}

func numbers(blocks []*ir.Block) (list []int) {
	for _, b := range blocks {
		list = append(list, b.Number())
	}
	return list
}

func checkIntervals(t *testing.T, tree *dominance.Tree, blocks []*ir.Block) {
	t.Helper()
	for _, a := range blocks {
		first, end, ok := tree.Interval(a)
		if ok != tree.Reachable(a) {
			t.Fatalf("block %d: interval %v", a.Number(), ok)
		}
		for _, b := range blocks {
			if at, _, reachable := tree.Interval(b); ok && reachable && (first <= at && at < end) != tree.Dominates(a, b) {
				t.Fatalf("block %d is at %d, block %d has %d to %d", b.Number(), at, a.Number(), first, end)
			}
		}
	}
}

// A variable is set in blocks 1 and 2, and needs an argument in block 3.
func ExampleFrontiers() {
	r, blocks := cfg(ir.NewContext(), [][]int{{1, 2}, {3}, {3}, {}})
	var dom dominance.Info
	for _, b := range dom.Tree(r).Frontiers().Iterated(blocks[1:3], blocks) {
		fmt.Println(b.Number())
	}
	// Output: 3
}
