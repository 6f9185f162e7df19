package liveness_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/gomlir/gomlir/analysis/liveness"
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/dominance"
	"github.com/gomlir/gomlir/source"
)

// TestEquations checks live-in = uses ∪ (live-out \ definitions), and live-out = the union
// of live-in of the successors, for random programs.
func TestEquations(t *testing.T) {
	c := ir.NewContext()
	rng := rand.New(rand.NewPCG(1, 2))
	for round := range 200 {
		r := ir.NewRegion()
		n := 1 + rng.IntN(8)
		var blocks []*ir.Block
		for range n {
			blocks = append(blocks, r.NewBlock(c.I32()))
		}
		var ops []*ir.Operation
		for _, b := range blocks {
			for range 1 + rng.IntN(3) {
				op := ir.NewOperation(&ir.OperationState{Context: c, Def: c.OpDef("t.op"), Results: []ir.Type{c.I32()}, Operands: make([]*ir.Value, 2)})
				b.Append(op)
				ops = append(ops, op)
			}
			st := &ir.OperationState{Context: c, Def: c.OpDef("t.br")}
			for range rng.IntN(3) {
				if n > 1 {
					st.Successors = append(st.Successors, blocks[1+rng.IntN(n-1)])
				}
			}
			b.Append(ir.NewOperation(st))
		}
		top := ir.NewOperation(&ir.OperationState{Context: c, Def: c.OpDef("t.top"), Regions: []*ir.Region{r}})
		var dom dominance.Info
		tree := dom.Tree(r)
		for _, op := range ops {
			for i := range 2 {
				op.SetOperand(i, blocks[0].Arg(0))
				def := ops[rng.IntN(len(ops))]
				if tree.Reachable(op.Block()) && tree.Reachable(def.Block()) &&
					(def.Block() == op.Block() && def.IsBeforeInBlock(op) || def.Block() != op.Block() && tree.Dominates(def.Block(), op.Block())) {
					op.SetOperand(i, def.Result(0))
				}
			}
		}
		check(t, round, liveness.Of(top), tree, blocks)
	}
}

func check(t *testing.T, round int, info *liveness.Info, tree *dominance.Tree, blocks []*ir.Block) {
	t.Helper()
	for _, b := range blocks {
		if !tree.Reachable(b) {
			continue
		}
		var out, in []*ir.Value
		for i := range b.Successors() {
			out = append(out, info.LiveIn(b.Successors()[i].Block())...)
		}
		for op := range b.Ops() {
			in = append(in, op.Operands().Values()...)
		}
		in = slices.DeleteFunc(append(in, out...), func(v *ir.Value) bool { return v.ParentBlock() == b })
		for _, v := range append(slices.Clone(in), info.LiveIn(b)...) {
			if info.IsLiveIn(v, b) != slices.Contains(in, v) {
				t.Fatalf("round %d: live-in of block %d", round, b.Number())
			}
		}
		for _, v := range append(slices.Clone(out), info.LiveOut(b)...) {
			// What only blocks use that cannot be reached is live, too.
			if info.IsLiveOut(v, b) != slices.Contains(out, v) && v.ParentBlock() != b {
				t.Fatalf("round %d: live-out of block %d", round, b.Number())
			}
		}
	}
}

// What is live at the ends of the blocks of a function.
func Example() {
	ctx := ir.NewContext(all.Dialects()...)
	file, err := ctx.Files().AddFile("example.mlir", []byte(`
func.func @f(%x: i32, %c: i1) -> i32 {
  %0 = arith.addi %x, %x : i32
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %1 = arith.muli %0, %0 : i32
  return %1 : i32
^bb2:
  return %x : i32
}`))
	if err != nil {
		panic(err)
	}
	module := asm.ParseModule(ctx, source.Whole(file), asm.Config{}, nil)
	info := liveness.Of(module)
	for b := range module.Region(0).First().First().Region(0).Blocks() {
		fmt.Println(b, info.LiveIn(b), info.LiveOut(b), info.IsDeadAfter(module.Region(0).First().First().Region(0).First().Arg(1), b.Last()))
	}
	// Output:
	// ^bb0 [] [%arg0 %0] true
	// ^bb1 [%0] [] true
	// ^bb2 [%arg0] [] true
}
