package toposort_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/gomlir/gomlir/analysis/toposort"
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/dominance"
	"github.com/gomlir/gomlir/source"
)

// TestSchedule compares with rounds over the whole list.
func TestSchedule(t *testing.T) {
	c := ir.NewContext()
	rng := rand.New(rand.NewPCG(1, 2))
	for round := range 500 {
		n := 1 + rng.IntN(12)
		ops := make([]*ir.Operation, n)
		for i := range ops {
			ops[i] = ir.NewOperation(&ir.OperationState{Context: c, Def: c.OpDef("t.op"), Results: []ir.Type{c.I32()}, Operands: make([]*ir.Value, 2)})
		}
		for i, op := range ops {
			for j := range 2 {
				if k := rng.IntN(n); k > i || rng.IntN(4) == 0 {
					op.SetOperand(j, ops[k].Result(0))
				} else {
					op.SetOperand(j, ir.NewPlaceholder(c.I32()))
				}
			}
		}
		rng.Shuffle(n, func(i, j int) { ops[i], ops[j] = ops[j], ops[i] })
		got, want := slices.Clone(ops), slices.Clone(ops)
		acyclic := rounds(want)
		if toposort.Schedule(got, nil) != acyclic || !slices.Equal(got, want) {
			t.Fatalf("round %d: another order, or not %v", round, acyclic)
		}
	}
}

// rounds is toposort.Schedule, slowly.
func rounds(list []*ir.Operation) bool {
	waits := map[*ir.Operation]bool{}
	for _, op := range list {
		waits[op] = true
	}
	taken, acyclic := 0, true
	for taken < len(list) {
		before := taken
		for i := taken; i < len(list); i++ {
			op := list[i]
			ready := true
			for _, v := range op.Operands().All() {
				ready = ready && (v.DefiningOp() == op || !waits[v.DefiningOp()])
			}
			if ready {
				delete(waits, op)
				list[taken], list[i] = op, list[taken]
				taken++
			}
		}
		if taken == before {
			acyclic = false
			delete(waits, list[taken])
			taken++
		}
	}
	return acyclic
}

// Operands that the caller has do not count.
func TestReady(t *testing.T) {
	c := ir.NewContext()
	a := ir.NewOperation(&ir.OperationState{Context: c, Def: c.OpDef("t.a"), Results: []ir.Type{c.I32()}})
	b := ir.NewOperation(&ir.OperationState{Context: c, Def: c.OpDef("t.b"), Operands: []*ir.Value{a.Result(0)}})
	list := []*ir.Operation{b, a}
	if !toposort.Schedule(list, func(v *ir.Value, user *ir.Operation) bool { return user == b }) || list[0] != b {
		t.Error("b is not first")
	}
}

// Blocks and operations come after those that dominate them.
func Example() {
	ctx := ir.NewContext(all.Dialects()...)
	file, err := ctx.Files().AddFile("example.mlir", []byte(`
func.func @f(%c: i1) {
  cf.br ^bb3
^bb1:
  %0 = arith.constant 0 : i32
  return
^bb2:
  %1 = arith.constant 1 : i32
  cf.br ^bb1
^bb3:
  %2 = arith.constant 2 : i32
  cf.br ^bb2
}`))
	if err != nil {
		panic(err)
	}
	module := asm.ParseModule(ctx, source.Whole(file), asm.Config{}, nil)
	var constants []*ir.Operation
	var dom dominance.Info
	for op := range ir.Preorder(module) {
		if op.Has(ir.ConstantLike) {
			constants = append(constants, op)
		}
	}
	toposort.Ops(constants)
	for i, op := range constants {
		fmt.Println(ir.ConstantOf(op.Result(0)), i == 0 || dom.OpProperlyDominates(constants[i-1], op))
	}
	for _, b := range toposort.Blocks(constants[0].ParentRegion()) {
		fmt.Print(b, " ")
	}
	// Output:
	// 2 : i32 true
	// 1 : i32 true
	// 0 : i32 true
	// ^bb0 ^bb3 ^bb2 ^bb1
}
