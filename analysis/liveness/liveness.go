// Package liveness finds out in which blocks values are live: between their definition and
// the last use on some way through the program.
//
// A value is live at the start of a block if it is defined before and used in the block, in
// what is nested there, or after it. It is live at the end if it is used in other blocks
// after it. These are the rules of MLIR's Liveness. Blocks of nested regions have sets of
// their own, with what is defined around them.
package liveness

import (
	"slices"

	"github.com/gomlir/gomlir/ir"
)

// An Info is the liveness in an operation. It holds for the operations and blocks that there
// were when it was made, and is immutable and safe for concurrent use.
type Info struct {
	blocks map[*ir.Block]*sets
	// order numbers the values in the order of the program, and then those from outside, in
	// the order of their first uses.
	order map[*ir.Value]int
}

// sets are the values that are live at the start and the end of a block.
type sets struct {
	in, out map[*ir.Value]bool
}

// Of returns the liveness in an operation. The time it takes is linear in the number of
// uses, and of pairs of values and blocks in which they are live.
func Of(op *ir.Operation) *Info {
	i := &Info{blocks: map[*ir.Block]*sets{}, order: map[*ir.Value]int{}}
	var values []*ir.Value
	for op := range ir.Preorder(op) {
		for _, r := range op.Regions() {
			for b := range r.Blocks() {
				i.blocks[b] = &sets{in: map[*ir.Value]bool{}, out: map[*ir.Value]bool{}}
			}
		}
	}
	for op := range ir.Preorder(op) {
		for _, r := range op.Regions() {
			for b := range r.Blocks() {
				values = append(values, b.Args().Values()...)
				for op := range b.Ops() {
					values = append(values, op.Results().Values()...)
				}
			}
		}
	}
	for n, v := range values {
		i.order[v] = n
	}
	for op := range ir.Preorder(op) {
		for _, v := range op.Operands().All() {
			if _, inside := i.order[v]; !inside {
				i.order[v] = len(i.order)
			}
			if op.Block() != nil {
				i.use(v, op.Block())
			}
		}
	}
	return i
}

// use makes a value live in a block where it is used, in the blocks around that up to the
// one that defines it, and in those from which control comes.
func (i *Info) use(v *ir.Value, b *ir.Block) {
	def := v.ParentBlock()
	var work []*ir.Block
	for b != def && i.blocks[b] != nil && !i.blocks[b].in[v] {
		if def != nil && b.Region() == def.Region() && i.blocks[def] != nil {
			i.blocks[def].out[v] = true // even if no way leads from there to the use
		}
		work = append(work, b)
		op := b.ParentOp()
		if op == nil || op.Block() == nil {
			break
		}
		b = op.Block()
	}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		s := i.blocks[b]
		if b == def || s.in[v] {
			continue
		}
		s.in[v] = true
		for p := range b.Predecessors() {
			if from := i.blocks[p]; from != nil {
				from.out[v] = true
				work = append(work, p)
			}
		}
	}
}

// LiveIn returns the values that are live at the start of a block, in the order of their
// definitions. Those from outside of the operation come last, in the order of their first
// uses.
func (i *Info) LiveIn(b *ir.Block) []*ir.Value { return i.sorted(i.blocks[b].in) }

// LiveOut returns the values that are live at the end of a block, in the same order.
func (i *Info) LiveOut(b *ir.Block) []*ir.Value { return i.sorted(i.blocks[b].out) }

// IsLiveIn reports whether a value is live at the start of a block.
func (i *Info) IsLiveIn(v *ir.Value, b *ir.Block) bool { return i.blocks[b].in[v] }

// IsLiveOut reports whether a value is live at the end of a block.
func (i *Info) IsLiveOut(v *ir.Value, b *ir.Block) bool { return i.blocks[b].out[v] }

func (i *Info) sorted(set map[*ir.Value]bool) []*ir.Value {
	list := make([]*ir.Value, 0, len(set))
	for v := range set {
		list = append(list, v)
	}
	slices.SortFunc(list, func(v, w *ir.Value) int { return i.order[v] - i.order[w] })
	return list
}

// LastUse returns the last operation of from's block that uses a value, itself or in its
// regions. It returns from if no operation after from uses the value, and the block's last
// operation if the value is live at the end of the block.
func (i *Info) LastUse(v *ir.Value, from *ir.Operation) *ir.Operation {
	b := from.Block()
	if i.IsLiveOut(v, b) {
		return b.Last()
	}
	last := from
	for u := range v.Uses() {
		op := u.Owner()
		for op != nil && op.Block() != b {
			op = op.ParentOp()
		}
		if op != nil && last.IsBeforeInBlock(op) {
			last = op
		}
	}
	return last
}

// IsDeadAfter reports whether a value is not used any more after an operation.
func (i *Info) IsDeadAfter(v *ir.Value, op *ir.Operation) bool {
	return !i.IsLiveOut(v, op.Block()) && i.LastUse(v, op) == op
}
