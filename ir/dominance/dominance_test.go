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

// cfg makes a region whose block i goes to the blocks succs[i].
func cfg(c *ir.Context, succs [][]int) (*ir.Region, []*ir.Block) {
	r := ir.NewRegion()
	blocks := make([]*ir.Block, len(succs))
	for i := range blocks {
		blocks[i] = ir.NewBlock()
		r.Append(blocks[i])
	}
	for i, ss := range succs {
		st := &ir.OperationState{Context: c, Def: c.OpDef("t.br")}
		for _, s := range ss {
			st.Successors = append(st.Successors, blocks[s])
		}
		blocks[i].Append(ir.NewOperation(st))
	}
	return r, blocks
}

// reachable are the blocks that the entry leads to when block without is taken
// out, -1 for none.
func reachable(succs [][]int, without int) []bool {
	seen := make([]bool, len(succs))
	var walk func(int)
	walk = func(i int) {
		if i == without || seen[i] {
			return
		}
		seen[i] = true
		for _, s := range succs[i] {
			walk(s)
		}
	}
	walk(0)
	return seen
}

// TestTree compares with the definition: a dominates b if b cannot be reached
// without a.
func TestTree(t *testing.T) {
	c := ir.NewContext()
	rng := rand.New(rand.NewSource(1))
	var dom dominance.Info
	for round := range 400 {
		n := 1 + rng.Intn(14)
		succs := make([][]int, n)
		for i := range succs {
			for range rng.Intn(4) {
				succs[i] = append(succs[i], rng.Intn(n))
			}
		}
		r, blocks := cfg(c, succs)
		all := reachable(succs, -1)
		tree := dom.Tree(r)
		for a := range n {
			if got := tree.Reachable(blocks[a]); got != all[a] {
				t.Fatalf("round %d %v: Reachable(%d) = %v", round, succs, a, got)
			}
			without := reachable(succs, a)
			for b := range n {
				want := a == b || !all[b] || !without[b]
				if got := tree.Dominates(blocks[a], blocks[b]); got != want {
					t.Fatalf("round %d %v: Dominates(%d, %d) = %v", round, succs, a, b, got)
				}
			}
		}
		checkTree(t, tree, blocks, all)
	}
}

// checkTree compares IDom, Children and NearestCommonDominator with Dominates.
func checkTree(t *testing.T, tree *dominance.Tree, blocks []*ir.Block, reachable []bool) {
	t.Helper()
	for i, b := range blocks {
		d := tree.IDom(b)
		if want := reachable[i] && i > 0; (d != nil) != want {
			t.Fatalf("IDom(%d) = %v", i, d)
		}
		for _, a := range blocks {
			if d != nil && a != b && tree.Dominates(a, b) != tree.Dominates(a, d) {
				t.Fatalf("IDom(%d) = %d, which block %d tells apart", i, d.Number(), a.Number())
			}
			isChild := slices.Contains(slices.Collect(tree.Children(b)), a)
			if isChild != (tree.IDom(a) == b) {
				t.Fatalf("Children(%d) and block %d", i, a.Number())
			}
			common := tree.NearestCommonDominator(a, b)
			if common == nil {
				if tree.Reachable(a) && tree.Reachable(b) {
					t.Fatalf("no common dominator of %d and %d", a.Number(), i)
				}
				continue
			}
			for _, x := range blocks {
				if tree.Reachable(x) && tree.Dominates(x, a) && tree.Dominates(x, b) != tree.Dominates(x, common) {
					t.Fatalf("common dominator of %d and %d is %d, but %d", a.Number(), i, common.Number(), x.Number())
				}
			}
		}
	}
}

// TestHardGraphs builds trees of graphs on which simple algorithms take
// quadratic time or deep recursion.
func TestHardGraphs(t *testing.T) {
	const n = 200_000
	graphs := map[string]func(i int) []int{
		"chain":            func(i int) []int { return []int{min(i+1, n-1)} },
		"chain and back":   func(i int) []int { return []int{min(i+1, n-1), max(i-1, 1)} },
		"chain and entry":  func(i int) []int { return []int{min(i+1, n-1), 1} },
		"chain and end":    func(i int) []int { return []int{min(i+1, n-1), n - 1} },
		"ladder":           func(i int) []int { return []int{min(i+1, n-1), min(i+2, n-1)} },
		"nested diamonds":  func(i int) []int { return []int{min(i+1, n-1), n - 1 - i/2} },
		"nested loops":     func(i int) []int { return []int{min(i+1, n-1), max(n-1-i, 1)} },
		"everywhere":       func(i int) []int { return []int{min(i+1, n-1), 1 + (i*7919)%(n-1)} },
		"backward ladders": func(i int) []int { return []int{min(i+1, n-1), max(i/2, 1), max(i-3, 1)} },
	}
	c := ir.NewContext()
	for name, succ := range graphs {
		t.Run(name, func(t *testing.T) {
			succs := make([][]int, n)
			for i := range succs {
				succs[i] = succ(i)
			}
			_, blocks := cfg(c, succs)
			start := time.Now()
			var dom dominance.Info
			if !dom.Dominates(blocks[0], blocks[n-1]) {
				t.Error("the entry does not dominate the last block")
			}
			if d := time.Since(start); d > 10*time.Second && !testing.Short() {
				t.Errorf("took %v", d)
			}
		})
	}
}

// graphDialect has an operation with graph regions and one with SSA regions.
var graphDialect = &ir.Dialect{Name: "g", Ops: []*ir.OpDef{
	{Name: "g.graph", Traits: ir.GraphRegion},
	{Name: "g.ssa"},
	{Name: "g.op"},
}}

func TestNested(t *testing.T) {
	c := ir.NewContext(graphDialect)
	for _, kind := range []string{"g.ssa", "g.graph", "u.unregistered"} {
		outer := ir.NewRegion()
		block := ir.NewBlock(c.I32())
		outer.Append(block)
		top := ir.NewOperation(&ir.OperationState{Context: c, Def: c.OpDef(kind), Regions: []*ir.Region{outer}})
		make := func(b *ir.Block, regions ...*ir.Region) *ir.Operation {
			op := ir.NewOperation(&ir.OperationState{Context: c, Def: c.OpDef("g.op"), Results: []ir.Type{c.I32()}, Regions: regions})
			b.Append(op)
			return op
		}
		first := make(block)
		body := ir.NewRegion()
		in := ir.NewBlock(c.I32())
		body.Append(in)
		inner := make(in)
		holder := make(block, body)
		last := make(block)
		inOrder := kind == "g.ssa"

		var dom dominance.Info
		for _, tt := range []struct {
			what string
			got  bool
			want bool
		}{
			{"first, last", dom.OpProperlyDominates(first, last), true},
			{"last, first", dom.OpProperlyDominates(last, first), !inOrder},
			{"first, first", dom.OpProperlyDominates(first, first), !inOrder},
			{"first, inner", dom.OpProperlyDominates(first, inner), true},
			{"last, inner", dom.OpProperlyDominates(last, inner), !inOrder},
			{"inner, last", dom.OpProperlyDominates(inner, last), false},
			{"holder, inner", dom.OpProperlyDominates(holder, inner), true},
			{"top, inner", dom.OpProperlyDominates(top, inner), true},
			{"inner, top", dom.OpProperlyDominates(inner, top), false},
			{"value of holder, inner", dom.ValueDominates(holder.Result(0), inner), !inOrder},
			{"value of first, inner", dom.ValueDominates(first.Result(0), inner), true},
			{"value of inner, inner", dom.ValueDominates(inner.Result(0), inner), false},
			{"argument, inner", dom.ValueDominates(block.Arg(0), inner), true},
			{"inner argument, inner", dom.ValueDominates(in.Arg(0), inner), true},
			{"inner argument, last", dom.ValueDominates(in.Arg(0), last), false},
			{"block, inner block", dom.ProperlyDominates(block, in), true},
			{"inner block, block", dom.Dominates(in, block), false},
		} {
			if tt.got != tt.want {
				t.Errorf("%s: %s: got %v", kind, tt.what, tt.got)
			}
		}
	}
}

func TestInvalidate(t *testing.T) {
	c := ir.NewContext()
	r, blocks := cfg(c, [][]int{{1, 2}, {2}, {}})
	var dom dominance.Info
	if dom.Dominates(blocks[1], blocks[2]) {
		t.Fatal("1 dominates 2")
	}
	blocks[0].First().SetSuccessor(1, blocks[1])
	dom.Invalidate(r)
	if !dom.Dominates(blocks[1], blocks[2]) {
		t.Error("1 does not dominate 2 after the edge is gone")
	}
}

func Example() {
	c := ir.NewContext()
	//   0
	//  / \
	// 1   2
	//  \ /
	//   3
	r, blocks := cfg(c, [][]int{{1, 2}, {3}, {3}, {}})
	var dom dominance.Info
	tree := dom.Tree(r)
	fmt.Println(tree.Dominates(blocks[1], blocks[3]), tree.IDom(blocks[3]).Number())
	// Output: false 0
}

func BenchmarkTree(b *testing.B) {
	succs := make([][]int, 1000)
	for i := range succs {
		succs[i] = []int{min(i+1, 999), (i * 37) % 1000}
	}
	r, _ := cfg(ir.NewContext(), succs)
	b.ReportAllocs()
	var dom dominance.Info
	for b.Loop() {
		dom.Invalidate(r)
		dom.Tree(r)
	}
}
