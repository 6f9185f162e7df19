package cf

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/gomlir/gomlir/ir"
)

// switchOf returns a switch with cases to ^bb1, which gets one value, and to ^bb2, which gets none.
func switchOf(t *testing.T, cases int) *ir.Operation {
	t.Helper()
	var b strings.Builder
	for i := range cases {
		fmt.Fprintf(&b, ", %d: %s", i, []string{"^bb1(%a : i32)", "^bb2"}[i%2])
	}
	m, msg := suite.Load(t, "func.func @f(%a : i32, %b: i32) {\n  cf.switch %a : i32, [ default: ^bb1(%a : i32)"+b.String()+" ]\n^bb1(%x : i32):\n  return\n^bb2:\n  return\n}")
	if m == nil {
		t.Fatal(msg)
	}
	var found *ir.Operation
	ir.WalkPre(m, func(op *ir.Operation) ir.WalkResult {
		if op.Is(Switch) {
			found = op
		}
		return ir.Advance
	})
	return found
}

// TestSetAllSuccessorOperands gives all cases of a switch other values, at once and one by one.
func TestSetAllSuccessorOperands(t *testing.T) {
	for _, sizes := range [][]int{{1, 1, 0, 1, 0}, {0, 0, 0, 0, 0}, {2, 0, 3, -1, 1}, {-1, -1, 2, -1, -1}, {0, 1, 0, 0, 2}} {
		at, one := switchOf(t, 4), switchOf(t, 4)
		lists := make([][]*ir.Value, len(sizes))
		for i, n := range sizes {
			if n < 0 {
				continue // as it is
			}
			lists[i] = []*ir.Value{}
			more := []*ir.Value{}
			for range n {
				lists[i] = append(lists[i], at.Operand(0))
				more = append(more, one.Operand(0))
			}
			if !one.SetSuccessorOperands(i, more...) {
				t.Fatalf("%v: case %d cannot be set", sizes, i)
			}
		}
		if !at.SetAllSuccessorOperands(lists) {
			t.Fatalf("%v: cannot be set", sizes)
		}
		for i := range at.NumSuccessors() {
			if got, want := ir.Cast[SwitchOp](at).SuccessorOperands(i), ir.Cast[SwitchOp](one).SuccessorOperands(i); got != want {
				t.Errorf("%v: successor %d gets %v, want %v", sizes, i, got, want)
			}
		}
		if at.NumOperands() != one.NumOperands() {
			t.Errorf("%v: %d operands, want %d", sizes, at.NumOperands(), one.NumOperands())
		}
	}
	ret := switchOf(t, 0).Block().Next().Last()
	if ret.SetAllSuccessorOperands(nil) {
		t.Error("a return gives no values")
	}
}

// TestSetAllSuccessorOperandsScale rewrites a switch of many cases.
func TestSetAllSuccessorOperandsScale(t *testing.T) {
	op := switchOf(t, 100_000)
	lists := make([][]*ir.Value, op.NumSuccessors())
	for i := range lists {
		lists[i] = []*ir.Value{op.Operand(0), op.Operand(0)}
	}
	start := time.Now()
	if !op.SetAllSuccessorOperands(lists) || op.NumOperands() != 1+2*len(lists) {
		t.Errorf("%d operands", op.NumOperands())
	}
	if d := time.Since(start); d > 20*time.Second { // one by one, it takes minutes
		t.Errorf("it takes %v", d)
	}
}
