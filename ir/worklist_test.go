package ir

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// TestWorklist compares two worklists, which share operations, with plain lists.
func TestWorklist(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	c := testContext()
	ops := make([]*Operation, 20)
	for i := range ops {
		ops[i] = makeOp(c, testCall, OperationState{})
	}
	var lists [2]Worklist
	var want [2][]*Operation
	for range 50_000 {
		k := r.IntN(2)
		w, op := &lists[k], ops[r.IntN(len(ops))]
		at := slices.Index(want[k], op)
		switch r.IntN(40) {
		case 0:
			w.Clear()
			want[k] = nil
		case 1:
			w.Reverse()
			slices.Reverse(want[k])
		case 2, 3, 4, 5, 6, 7, 8, 9, 10:
			got := w.Pop()
			if n := len(want[k]); n == 0 && got != nil || n > 0 && got != want[k][n-1] {
				t.Fatal("Pop returns another operation")
			} else if n > 0 {
				want[k] = want[k][:n-1]
			}
		case 11, 12, 13, 14:
			w.Remove(op)
			if at >= 0 {
				want[k] = slices.Delete(want[k], at, at+1)
			}
		default:
			w.Push(op)
			if at < 0 {
				want[k] = append(want[k], op)
			}
		}
		if w.Len() != len(want[k]) {
			t.Fatalf("%d operations, want %d", w.Len(), len(want[k]))
		}
	}
	for k := range lists {
		lists[k].Clear()
	}
	for _, op := range ops {
		if *op.place() != 0 {
			t.Error("an operation has a place in an empty list")
		}
	}
}
