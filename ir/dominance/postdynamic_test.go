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

// changePost is change with blocks that come and go.
func changePost(c *ir.Context, rng *rand.Rand, r *ir.Region, blocks []*ir.Block, d *dominance.PostDynamic) ([]*ir.Block, string) {
	switch i := rng.Intn(len(blocks)); rng.Intn(12) {
	case 0:
		b := ir.NewBlock()
		r.InsertBefore(blocks[i].Next(), b)
		setSuccessors(c, b, nil)
		d.InsertBlock(b)
		return append(blocks, b), fmt.Sprint("add after ", i)
	case 1:
		b := blocks[i]
		if len(blocks) == 1 || b.HasPredecessors() || len(b.Successors()) > 0 {
			break
		}
		b.Remove()
		d.EraseBlock(b)
		return slices.Delete(blocks, i, i+1), fmt.Sprint("erase ", i)
	}
	return change(c, rng, r, blocks, d)
}

// TestPostDynamic compares with a tree that is built anew after each of many random changes. Most graphs
// have ways out from everywhere; some have endless loops.
func TestPostDynamic(t *testing.T) {
	c := ir.NewContext()
	rng := rand.New(rand.NewSource(3))
	for round := range 400 {
		n := 1 + rng.Intn(12)
		succs := make([][]int, n)
		for i := range succs {
			for range rng.Intn(3) {
				succs[i] = append(succs[i], rng.Intn(n))
			}
		}
		r, blocks := cfg(c, succs)
		d := dominance.NewPostDynamic(r)
		log := fmt.Sprint(succs)
		for range 30 {
			what := ""
			blocks, what = changePost(c, rng, r, blocks, d)
			log += "; " + what
			if diff := differsPost(r, blocks, d); diff != "" {
				t.Fatalf("round %d: %s: %s", round, log, diff)
			}
		}
	}
}

// differsPost says what is wrong with a tree, "" if nothing is.
func differsPost(r *ir.Region, blocks []*ir.Block, d *dominance.PostDynamic) string {
	var dom dominance.PostInfo
	want := dom.Tree(r)
	for i, a := range blocks {
		if got := d.IPDom(a); got != want.IPDom(a) {
			return fmt.Sprintf("IPDom(%d) = %d, want %d", i, slices.Index(blocks, got), slices.Index(blocks, want.IPDom(a)))
		}
		for j, b := range blocks {
			if got := d.PostDominates(a, b); got != want.PostDominates(a, b) {
				return fmt.Sprintf("PostDominates(%d, %d) = %v", i, j, got)
			}
			if got := d.NearestCommonPostDominator(a, b); got != want.NearestCommonPostDominator(a, b) {
				return fmt.Sprintf("NearestCommonPostDominator(%d, %d) = %d", i, j, slices.Index(blocks, got))
			}
		}
	}
	return ""
}

// TestPostDynamicLong makes many changes near the start of a long chain, each of which must not cost time
// for all of it.
func TestPostDynamicLong(t *testing.T) {
	const n = 100_000
	succs := make([][]int, n)
	for i := range n - 1 {
		succs[i] = []int{i + 1}
	}
	c := ir.NewContext()
	_, blocks := cfg(c, succs)
	d := dominance.NewPostDynamic(blocks[0].Region())
	start := time.Now()
	for range 2000 {
		setSuccessors(c, blocks[1], []*ir.Block{blocks[2], blocks[4]})
		d.InsertEdge(blocks[1], blocks[4])
		if d.IPDom(blocks[1]) != blocks[4] {
			t.Fatal("the edge is not known")
		}
		setSuccessors(c, blocks[1], []*ir.Block{blocks[2]})
		d.DeleteEdge(blocks[1], blocks[4])
		if d.IPDom(blocks[1]) != blocks[2] {
			t.Fatal("the edge is not forgotten")
		}
	}
	if d := time.Since(start); d > 10*time.Second {
		t.Errorf("changes at the start of a chain took %v", d)
	}
}

// ExamplePostDynamic takes away a way that avoids a block.
func ExamplePostDynamic() {
	c := ir.NewContext()
	_, blocks := cfg(c, [][]int{{1, 2}, {2}, {}})
	d := dominance.NewPostDynamic(blocks[0].Region())
	fmt.Println(d.PostDominates(blocks[1], blocks[0]))
	setSuccessors(c, blocks[0], blocks[1:2])
	d.DeleteEdge(blocks[0], blocks[2])
	fmt.Println(d.PostDominates(blocks[1], blocks[0]))
	// Output:
	// false
	// true
}
