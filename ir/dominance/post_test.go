package dominance_test

import (
	"fmt"
	"math/rand"
	"slices"
	"testing"
	"time"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/dominance"
)

// leaves reports whether there is a way from a block to one of the ends when block without is
// taken out.
func leaves(succs [][]int, ends []bool, from, without int) bool {
	seen := make([]bool, len(succs))
	var walk func(int) bool
	walk = func(i int) bool {
		if i == without || seen[i] {
			return false
		}
		seen[i] = true
		return ends[i] || slices.ContainsFunc(succs[i], walk)
	}
	return walk(from)
}

// TestPostTree compares with the definition: a post-dominates b if one cannot get from b to
// an end without a. Each block has a way to an end, and of several ends that are not exits,
// none leads to another.
func TestPostTree(t *testing.T) {
	c := ir.NewContext()
	rng := rand.New(rand.NewSource(2))
	var post dominance.PostInfo
	for round := range 400 {
		n := 1 + rng.Intn(14)
		succs := make([][]int, n)
		for i := range succs {
			for range rng.Intn(3) {
				succs[i] = append(succs[i], rng.Intn(n))
			}
		}
		r, blocks := cfg(c, succs)
		tree := post.Tree(r)
		ends := make([]bool, n)
		for _, b := range tree.Roots() {
			ends[b.Number()] = true
		}
		for i := range n {
			if !leaves(succs, ends, i, -1) {
				t.Fatalf("round %d: %v: no way from %d to an end", round, succs, i)
			}
			if ends[i] && len(succs[i]) > 0 {
				others := slices.Clone(ends)
				others[i] = false
				if leaves(succs, others, i, -1) {
					t.Fatalf("round %d: %v: from the end %d there is a way to another", round, succs, i)
				}
			} else if len(succs[i]) == 0 && !ends[i] {
				t.Fatalf("round %d: %v: %d is no end", round, succs, i)
			}
		}
		for a := range n {
			for b := range n {
				want := a == b || !leaves(succs, ends, b, a)
				if got := post.PostDominates(blocks[a], blocks[b]); got != want {
					t.Fatalf("round %d: %v: %d post-dominates %d: %t", round, succs, a, b, got)
				}
				near := post.NearestCommonPostDominator(blocks[a], blocks[b])
				for i := range n {
					both := post.PostDominates(blocks[i], blocks[a]) && post.PostDominates(blocks[i], blocks[b])
					if both != (near != nil && post.PostDominates(blocks[i], near)) {
						t.Fatalf("round %d: %v: nearest of %d and %d: %v", round, succs, a, b, near)
					}
				}
			}
			if p := tree.IPDom(blocks[a]); p != nil && !post.ProperlyPostDominates(p, blocks[a]) {
				t.Fatalf("round %d: %v: %v does not post-dominate %d", round, succs, p, a)
			}
		}
		post.Invalidate(r)
	}
}

// Many endless loops, each of which goes to the next, take no more than linear time.
func TestPostTreeLoops(t *testing.T) {
	const n = 100_000
	c := ir.NewContext()
	chain := make([][]int, 2*n)
	for i := range n {
		chain[2*i] = []int{2*i + 1, min(2*i+2, 2*n-1)}
		chain[2*i+1] = []int{2*i + 1}
	}
	ring := make([][]int, n)
	for i := range ring {
		ring[i] = []int{(i + 1) % n}
	}
	for name, succs := range map[string][][]int{"chain": chain, "ring": ring} {
		r, blocks := cfg(c, succs)
		var post dominance.PostInfo
		start := time.Now()
		if !post.PostDominates(blocks[0], blocks[0]) || len(post.Tree(r).Roots()) == 0 {
			t.Error("no tree")
		}
		if d := time.Since(start); d > 20*time.Second {
			t.Errorf("%s: %v", name, d)
		}
		post.Reset()
	}
}

// Operations in nested regions, with and without order.
func TestPostOps(t *testing.T) {
	c := ir.NewContext(&ir.Dialect{Name: "t", Ops: []*ir.OpDef{{Name: "t.ordered"}, {Name: "t.graph", Traits: ir.GraphRegion}}})
	region := func(name string) (outer *ir.Operation, first, second *ir.Operation) {
		r := ir.NewRegion()
		b := ir.NewBlock()
		r.Append(b)
		for range 2 {
			b.Append(ir.NewOperation(&ir.OperationState{Context: c, Def: c.OpDef("x.op")}))
		}
		return ir.NewOperation(&ir.OperationState{Context: c, Def: c.OpDef(name), Regions: []*ir.Region{r}}), b.First(), b.Last()
	}
	var post dominance.PostInfo
	var dom dominance.Info
	for _, tt := range []struct {
		name      string
		unordered bool
	}{{"t.ordered", false}, {"t.graph", true}} {
		op, first, second := region(tt.name)
		for _, q := range []struct {
			what string
			got  bool
			want bool
		}{
			{"second after first", post.OpProperlyPostDominates(second, first), true},
			{"first after second", post.OpProperlyPostDominates(first, second), tt.unordered},
			{"itself properly", post.OpProperlyPostDominates(first, first), tt.unordered},
			{"itself", post.OpPostDominates(first, first), true},
			{"what holds it", post.OpProperlyPostDominates(op, first), true},
			{"what it holds", post.OpProperlyPostDominates(first, op), false},
			{"block itself properly", post.ProperlyPostDominates(first.Block(), first.Block()), tt.unordered},
			{"block itself properly, forward", dom.ProperlyDominates(first.Block(), first.Block()), tt.unordered},
			{"forward", dom.OpDominates(first, second), true},
			{"forward itself", dom.OpDominates(second, second), true},
			{"nearest", dom.NearestCommonDominator(first.Block(), second.Block()) == first.Block(), true},
		} {
			if q.got != q.want {
				t.Errorf("%s: %s: %t", tt.name, q.what, q.got)
			}
		}
	}
	_, lone, _ := region("t.ordered")
	if _, other, _ := region("t.ordered"); post.NearestCommonPostDominator(lone.Block(), other.Block()) != nil || dom.NearestCommonDominator(lone.Block(), other.Block()) != nil {
		t.Error("blocks of different programs have a common dominator")
	}
}

// Where the ways that part at the entry come together.
func ExamplePostInfo() {
	_, blocks := cfg(ir.NewContext(), [][]int{{1, 2}, {3}, {3}, {}})
	var post dominance.PostInfo
	for i, b := range blocks {
		fmt.Println(i, "is met after the entry for certain:", post.PostDominates(b, blocks[0]))
	}
	// Output:
	// 0 is met after the entry for certain: true
	// 1 is met after the entry for certain: false
	// 2 is met after the entry for certain: false
	// 3 is met after the entry for certain: true
}
