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

// setSuccessors gives a block other successors.
func setSuccessors(c *ir.Context, b *ir.Block, succs []*ir.Block) {
	if last := b.Last(); last != nil {
		last.Erase()
	}
	b.Append(ir.NewOperation(&ir.OperationState{Context: c, Def: c.OpDef("t.br"), Successors: succs}))
}

func successorsOf(b *ir.Block) (list []*ir.Block) {
	for _, s := range b.Successors() {
		list = append(list, s.Block())
	}
	return list
}

// dynamic is a tree that is told of changes.
type dynamic interface {
	InsertEdge(from, to *ir.Block)
	DeleteEdge(from, to *ir.Block)
	SplitBlock(block, tail *ir.Block)
}

// change makes a random change of a region and tells the tree.
func change(c *ir.Context, rng *rand.Rand, r *ir.Region, blocks []*ir.Block, d dynamic) ([]*ir.Block, string) {
	i, j := rng.Intn(len(blocks)), rng.Intn(len(blocks))
	from, to := blocks[i], blocks[j]
	succs := successorsOf(from)
	switch kind := rng.Intn(10); {
	case kind == 0:
		tail := ir.NewBlock()
		r.InsertBefore(from.Next(), tail)
		setSuccessors(c, tail, succs)
		setSuccessors(c, from, []*ir.Block{tail})
		d.SplitBlock(from, tail)
		return append(blocks, tail), fmt.Sprint("split ", i)
	case kind < 5 && len(succs) > 0:
		k := rng.Intn(len(succs))
		to = succs[k]
		setSuccessors(c, from, slices.Delete(succs, k, k+1))
		d.DeleteEdge(from, to)
		return blocks, fmt.Sprint("delete ", i, " ", slices.Index(blocks, to))
	}
	setSuccessors(c, from, append(succs, to))
	d.InsertEdge(from, to)
	return blocks, fmt.Sprint("insert ", i, " ", j)
}

// TestDynamic compares with a tree that is built anew after each of many random changes.
func TestDynamic(t *testing.T) {
	c := ir.NewContext()
	rng := rand.New(rand.NewSource(1))
	for round := range 300 {
		n := 1 + rng.Intn(12)
		succs := make([][]int, n)
		for i := range succs {
			for range rng.Intn(3) {
				succs[i] = append(succs[i], rng.Intn(n))
			}
		}
		r, blocks := cfg(c, succs)
		d := dominance.NewDynamic(r)
		log := fmt.Sprint(succs)
		for range 30 {
			what := ""
			blocks, what = change(c, rng, r, blocks, d)
			log += "; " + what
			if diff := differs(r, blocks, d); diff != "" {
				t.Fatalf("round %d: %s: %s", round, log, diff)
			}
		}
	}
}

// differs says what is wrong with a tree, "" if nothing is.
func differs(r *ir.Region, blocks []*ir.Block, d *dominance.Dynamic) string {
	var dom dominance.Info
	want := dom.Tree(r)
	for i, a := range blocks {
		if got := d.Reachable(a); got != want.Reachable(a) {
			return fmt.Sprintf("Reachable(%d) = %v", i, got)
		}
		if got := d.IDom(a); got != want.IDom(a) {
			return fmt.Sprintf("IDom(%d) = %d, want %d", i, slices.Index(blocks, got), slices.Index(blocks, want.IDom(a)))
		}
		for j, b := range blocks {
			if got := d.Dominates(a, b); got != want.Dominates(a, b) {
				return fmt.Sprintf("Dominates(%d, %d) = %v", i, j, got)
			}
			if got := d.NearestCommonDominator(a, b); got != want.NearestCommonDominator(a, b) {
				return fmt.Sprintf("NearestCommonDominator(%d, %d) = %d", i, j, slices.Index(blocks, got))
			}
		}
	}
	return ""
}

// TestDynamicLong makes many changes near the end of a long chain, each of which must not cost time
// for all of it.
func TestDynamicLong(t *testing.T) {
	const n = 100_000
	succs := make([][]int, n)
	for i := range n - 1 {
		succs[i] = []int{i + 1}
	}
	c := ir.NewContext()
	_, blocks := cfg(c, succs)
	d := dominance.NewDynamic(blocks[0].Region())
	start := time.Now()
	for range 2000 {
		setSuccessors(c, blocks[n-4], []*ir.Block{blocks[n-3], blocks[n-1]})
		d.InsertEdge(blocks[n-4], blocks[n-1])
		if d.IDom(blocks[n-1]) != blocks[n-4] {
			t.Fatal("the edge is not known")
		}
		setSuccessors(c, blocks[n-4], []*ir.Block{blocks[n-3]})
		d.DeleteEdge(blocks[n-4], blocks[n-1])
		if d.IDom(blocks[n-1]) != blocks[n-2] {
			t.Fatal("the edge is not forgotten")
		}
	}
	// Building the tree 4000 times takes minutes.
	if d := time.Since(start); d > 10*time.Second {
		t.Errorf("changes at the end of a chain took %v", d)
	}
}

// ExampleDynamic takes away the direct way to a block.
func ExampleDynamic() {
	c := ir.NewContext()
	_, blocks := cfg(c, [][]int{{1, 2}, {2}, {}})
	d := dominance.NewDynamic(blocks[0].Region())
	fmt.Println(d.Dominates(blocks[1], blocks[2]))
	setSuccessors(c, blocks[0], blocks[1:2])
	d.DeleteEdge(blocks[0], blocks[2])
	fmt.Println(d.Dominates(blocks[1], blocks[2]))
	// Output:
	// false
	// true
}
