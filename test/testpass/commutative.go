package testpass

import (
	"cmp"
	"slices"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/rewrite"
)

// commutativity sorts the operands of commutative operations.
var commutativity = &pass.Def{Name: "test-commutativity-utils", Summary: "Test the functionality of the commutativity utility", Class: class("CommutativityUtils"),
	On: "func.func", New: func(*pass.Options) func(*pass.Job) {
		patterns := rewrite.NewPatterns(rewrite.Pattern{Name: "SortCommutativeOperands", Benefit: 5, Rewrite: sortOperands})
		return func(j *pass.Job) { rewrite.Greedy(j.Context(), j.Op, patterns, rewrite.Config{}) }
	}}

// sortOperands orders operands by what they are computed from: arguments before results, results
// before constants, and results of operations by the names of these. Where two are alike, the
// operands of the operations are compared, then theirs, and so on.
func sortOperands(op *ir.Operation, r *rewrite.Rewriter) bool {
	if op.NumOperands() < 2 || !op.Has(ir.Commutative) {
		return false
	}
	old := op.Operands().Values()
	origins := make([]*origin, len(old))
	for i, v := range old {
		origins[i] = &origin{value: v, queue: []*ir.Operation{v.DefiningOp()}, seen: map[*ir.Operation]bool{v.DefiningOp(): true}}
	}
	slices.SortStableFunc(origins, compareOrigins)
	sorted := make([]*ir.Value, len(old))
	for i, o := range origins {
		sorted[i] = o.value
	}
	if slices.Equal(sorted, old) {
		return false
	}
	r.Modify(op, func() { op.SetOperands(sorted) })
	return true
}

// An origin is a value with the operations that it is computed from, breadth first and each
// once, as far as somebody has asked for them. Nil is a block argument.
type origin struct {
	value *ir.Value
	queue []*ir.Operation
	seen  map[*ir.Operation]bool
	next  int // the first of the queue whose operands are not in the queue yet
}

// at returns the operation with a number, or false if there are not so many.
func (o *origin) at(i int) (*ir.Operation, bool) {
	for i >= len(o.queue) && o.next < len(o.queue) {
		op := o.queue[o.next]
		o.next++
		if op == nil {
			continue
		}
		for _, v := range op.Operands().All() {
			if def := v.DefiningOp(); def == nil || !o.seen[def] {
				o.seen[def] = true
				o.queue = append(o.queue, def)
			}
		}
	}
	if i >= len(o.queue) {
		return nil, false
	}
	return o.queue[i], true
}

func compareOrigins(a, b *origin) int {
	if a.value == b.value {
		return 0
	}
	for i := 0; ; i++ {
		x, inA := a.at(i)
		y, inB := b.at(i)
		if !inA || !inB {
			return cmp.Compare(rankOfPresence(inA), rankOfPresence(inB))
		}
		if c := cmp.Or(cmp.Compare(rank(x), rank(y)), cmp.Compare(nameOf(x), nameOf(y))); c != 0 {
			return c
		}
	}
}

func rankOfPresence(there bool) int {
	if there {
		return 1
	}
	return 0
}

// rank puts arguments first and constants last.
func rank(op *ir.Operation) int {
	switch {
	case op == nil:
		return 0
	case op.Has(ir.ConstantLike):
		return 2
	}
	return 1
}

func nameOf(op *ir.Operation) string {
	if op == nil {
		return ""
	}
	return op.Name()
}
