package buffers

import (
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/dominance"
)

// A flow says where references to memory go: to which values that may refer to the same memory.
// It is MLIR's BufferViewFlowAnalysis.
type flow struct {
	next, prev map[*ir.Value][]*ir.Value
}

// newFlow follows the references in an operation.
func newFlow(op *ir.Operation) *flow {
	f := &flow{map[*ir.Value][]*ir.Value{}, map[*ir.Value][]*ir.Value{}}
	for inner := range ir.Postorder(op) {
		f.visit(inner)
	}
	return f
}

func (f *flow) add(from, to *ir.Value) {
	f.next[from] = append(f.next[from], to)
	f.prev[to] = append(f.prev[to], from)
}

func (f *flow) visit(op *ir.Operation) {
	if choice, ok := ir.As[arith.SelectOp](op); ok {
		f.add(choice.TrueValue(), choice.Result())
		f.add(choice.FalseValue(), choice.Result())
	} else if grown, ok := ir.As[memref.ReallocOp](op); ok {
		f.add(grown.Source(), grown.Result())
	} else if view, ok := ir.ViewLikeOpInterface.Of(op); ok {
		f.add(view.ViewSource(), op.Result(0))
	} else if branch, ok := ir.BranchOpInterface.Of(op); ok {
		for i := range op.NumSuccessors() {
			f.hand(op, branch.SuccessorOperands(i), op.Successor(i).Args())
		}
	} else if regions, ok := ir.RegionBranchOpInterface.Of(op); ok {
		for _, point := range ir.RegionBranchPoints(regions) {
			owner := point
			if owner == nil {
				owner = op
			}
			for _, to := range regions.RegionSuccessors(point) {
				f.hand(owner, ir.RegionSuccessorOperands(regions, point, to), to.Inputs)
			}
		}
	} else if _, ok := ir.CallOpInterface.Of(op); ok {
		for _, from := range op.Operands().All() {
			for _, to := range op.Results().All() {
				f.add(from, to)
			}
		}
	}
}

// hand adds that operands of an operation go to values.
func (f *flow) hand(op *ir.Operation, given ir.SuccessorOperands, to ir.ValueRange) {
	for i := given.From; i < given.To; i++ {
		if at := given.Produced + i - given.From; at < to.Len() {
			f.add(op.Operand(i), to.At(at))
		}
	}
}

// into returns the values that go to some of a list, and these.
func (f *flow) into(list []*ir.Value) map[*ir.Value]bool {
	seen := map[*ir.Value]bool{}
	for len(list) > 0 {
		v := list[len(list)-1]
		list = list[:len(list)-1]
		if !seen[v] {
			seen[v] = true
			list = append(list, f.prev[v]...)
		}
	}
	return seen
}

// dominators finds for values the nearest block that dominates all uses of what they go to. Values
// that go to each other have the same, so they are found by Tarjan's algorithm.
type dominators struct {
	flow   *flow
	info   *dominance.Info
	number map[*ir.Value]int
	found  map[*ir.Value]*ir.Block // nil if no block dominates all
	open   []*ir.Value
	way    []step
}

// A step is a value on the way, and what is known of the values that it goes to.
type step struct {
	value         *ir.Value
	number, least int
	next          int
	block         *ir.Block
}

func newDominators(f *flow, info *dominance.Info) *dominators {
	return &dominators{flow: f, info: info, number: map[*ir.Value]int{}, found: map[*ir.Value]*ir.Block{}}
}

// common returns the nearest block that dominates a and b, nil if one is nil.
func (d *dominators) common(a, b *ir.Block) *ir.Block {
	if a == nil || b == nil || a == b {
		if a == b {
			return a
		}
		return nil
	}
	return d.info.NearestCommonDominator(a, b)
}

func (d *dominators) enter(v *ir.Value) {
	n := len(d.number) + 1
	d.number[v] = n
	block := v.ParentBlock()
	for use := range v.Uses() {
		block = d.common(block, use.Owner().Block())
	}
	d.open = append(d.open, v)
	d.way = append(d.way, step{value: v, number: n, least: n, block: block})
}

// of returns the block for a value.
func (d *dominators) of(v *ir.Value) *ir.Block {
	if d.number[v] == 0 {
		d.enter(v)
	}
	for len(d.way) > 0 {
		top := &d.way[len(d.way)-1]
		if to := d.flow.next[top.value]; top.next < len(to) {
			w := to[top.next]
			block, done := d.found[w]
			switch {
			case done:
				top.block = d.common(top.block, block)
			case d.number[w] != 0:
				top.least = min(top.least, d.number[w])
			default:
				d.enter(w)
				continue // it hands over what it finds, and is then looked at again
			}
			top.next++
			continue
		}
		d.leave()
	}
	return d.found[v]
}

// leave hands over what has been found of the last value, or closes the group that began with it.
func (d *dominators) leave() {
	last := d.way[len(d.way)-1]
	d.way = d.way[:len(d.way)-1]
	if last.least != last.number {
		before := &d.way[len(d.way)-1]
		before.least = min(before.least, last.least)
		before.block = d.common(before.block, last.block)
		return
	}
	for {
		v := d.open[len(d.open)-1]
		d.open = d.open[:len(d.open)-1]
		d.found[v] = last.block
		if v == last.value {
			return
		}
	}
}
