package ir_test

import (
	"math/rand/v2"
	"testing"

	"github.com/gomlir/gomlir/ir"
)

// Operations are inserted anywhere, and still know which comes first.
func TestOrder(t *testing.T) {
	c := ir.NewContext()
	rng := rand.New(rand.NewPCG(1, 2))
	make := func() *ir.Operation {
		return ir.NewOperation(&ir.OperationState{Context: c, Def: c.OpDef("t.op")})
	}
	b := ir.NewBlock()
	var list []*ir.Operation
	for range 2000 {
		op := make()
		// At the start, at the end, again and again at one place, or anywhere.
		at := []int{0, len(list), len(list) / 2, rng.IntN(len(list) + 1)}[rng.IntN(4)]
		if at == len(list) {
			b.Append(op)
		} else {
			b.InsertBefore(list[at], op)
		}
		list = append(list[:at], append([]*ir.Operation{op}, list[at:]...)...)
		for range 4 {
			i, j := rng.IntN(len(list)), rng.IntN(len(list))
			if got := list[i].IsBeforeInBlock(list[j]); got != (i < j) {
				t.Fatalf("%d before %d of %d: %v", i, j, len(list), got)
			}
		}
		if rng.IntN(50) == 0 {
			b.Renumber()
			first, ok1 := b.First().Ordinal()
			last, ok2 := b.Last().Ordinal()
			if !ok1 || !ok2 || int(last-first) != len(list)-1 {
				t.Fatalf("ordinals %d to %d of %d operations, %v, %v", first, last, len(list), ok1, ok2)
			}
		}
		if rng.IntN(10) == 0 {
			i := rng.IntN(len(list))
			list[i].Remove()
			list = append(list[:i], list[i+1:]...)
		}
	}
}
