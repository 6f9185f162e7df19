package loops_test

import (
	"fmt"
	"math/rand"
	"testing"
	"time"

	"github.com/gomlir/gomlir/analysis/loops"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/dominance"
)

// cfg makes a region whose block i goes to the blocks succs[i].
func cfg(succs [][]int) (*ir.Region, []*ir.Block) {
	c := ir.NewContext()
	r := ir.NewRegion()
	blocks := make([]*ir.Block, len(succs))
	for i := range blocks {
		blocks[i] = r.NewBlock()
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

// TestLoops compares with the definition: a block is in the loop of a header that
// dominates it if it leads to the header without leaving what the header dominates.
func TestLoops(t *testing.T) {
	rng := rand.New(rand.NewSource(1))
	for round := range 300 {
		n := 2 + rng.Intn(12)
		succs := make([][]int, n)
		for i := range succs {
			for range rng.Intn(3) {
				succs[i] = append(succs[i], 1+rng.Intn(n-1))
			}
		}
		r, blocks := cfg(succs)
		var dom dominance.Info
		tree := dom.Tree(r)
		info := loops.Of(r, tree)
		headers := map[*ir.Block]*loops.Loop{}
		var visit func(list []*loops.Loop, parent *loops.Loop)
		visit = func(list []*loops.Loop, parent *loops.Loop) {
			for _, l := range list {
				if l.Parent() != parent || l.Depth() != depth(parent)+1 || info.Innermost(l.Header()) != l {
					t.Fatalf("round %d %v: loop of %d: parent or depth", round, succs, l.Header().Number())
				}
				headers[l.Header()] = l
				visit(l.Loops(), l)
			}
		}
		visit(info.Loops(), nil)
		for h, header := range blocks {
			want := natural(tree, blocks, header)
			l := headers[header]
			if (l != nil) != (len(want) > 0) {
				t.Fatalf("round %d %v: %d is a header: %v", round, succs, h, l != nil)
			}
			if l == nil {
				continue
			}
			got := l.Blocks()
			if len(got) != len(want) || got[0] != header {
				t.Fatalf("round %d %v: loop of %d: %d blocks, want %d", round, succs, h, len(got), len(want))
			}
			for _, b := range blocks {
				if l.Contains(b) != want[b] {
					t.Fatalf("round %d %v: loop of %d: block %d", round, succs, h, b.Number())
				}
			}
		}
	}
}

func depth(l *loops.Loop) int {
	if l == nil {
		return 0
	}
	return l.Depth()
}

// natural is the loop of a header, by definition.
func natural(tree *dominance.Tree, blocks []*ir.Block, header *ir.Block) map[*ir.Block]bool {
	in := map[*ir.Block]bool{}
	var work []*ir.Block
	for p := range header.Predecessors() {
		if tree.Reachable(p) && tree.Dominates(header, p) {
			work = append(work, p)
		}
	}
	if len(work) == 0 {
		return nil
	}
	in[header] = true
	for len(work) > 0 {
		b := work[0]
		work = work[1:]
		if in[b] {
			continue
		}
		in[b] = true
		for p := range b.Predecessors() {
			if tree.Reachable(p) {
				work = append(work, p)
			}
		}
	}
	return in
}

// Many loops in one another take no longer than many side by side.
func TestDeep(t *testing.T) {
	const n = 20000
	succs := make([][]int, 2*n+1)
	for i := range n {
		succs[i] = []int{i + 1}
		succs[2*n-i] = []int{max(1, i)}
		if i > 0 {
			succs[2*n-i] = append(succs[2*n-i], 2*n-i+1)
		}
	}
	succs[n] = []int{n + 1}
	r, blocks := cfg(succs)
	var dom dominance.Info
	tree := dom.Tree(r)
	start := time.Now()
	info := loops.Of(r, tree)
	if l := info.Innermost(blocks[n/2]); l == nil || l.Depth() < n/3 {
		t.Errorf("%v", l)
	}
	if d := time.Since(start); d > 5*time.Second && !testing.Short() {
		t.Errorf("took %v", d)
	}
}

// A loop in a loop, and which of its blocks leave it.
func Example() {
	r, _ := cfg([][]int{{1}, {2, 4}, {2, 3}, {1}, {}})
	var dom dominance.Info
	info := loops.Of(r, dom.Tree(r))
	fmt.Printf("%s", info.Append(nil, func(dst []byte, b *ir.Block) []byte { return fmt.Appendf(dst, "%d", b.Number()) }))
	outer := info.Loops()[0]
	fmt.Println(outer.Header().Number(), outer.IsLatch(r.Last().Prev()), outer.IsExiting(outer.Header()))
	// Output:
	// Loop at depth 1 containing: 1<header><exiting>,2,3<latch>
	//     Loop at depth 2 containing: 2<header><latch><exiting>
	// 1 true true
}
