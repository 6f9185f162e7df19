// Package slice finds what operations are computed from, and what is computed from them. It is
// MLIR's slice analysis.
//
// The backward slice of an operation is all operations that its operands depend on, the
// forward slice all that depend on its results, and those in their regions. Both follow
// values, not memory.
//
//	ops, ok := slice.Backward(op, slice.Options{Filter: inLoop})
//
// [Walk] goes backward over values as a function says, and [Predecessors] are the values that
// control flow makes a value of, which such a function may want to go to.
package slice

import (
	"slices"

	"github.com/gomlir/gomlir/analysis/toposort"
	"github.com/gomlir/gomlir/ir"
)

// Options limit slices. The zero Options are MLIR's defaults.
type Options struct {
	// Filter says whether an operation may be in the slice. What could be reached only
	// through one that may not is not in it either. Nil: all may.
	Filter func(op *ir.Operation) bool
	// Inclusive has the slice of an operation contain that operation.
	Inclusive bool
	// OmitBlockArguments keeps a backward slice from going on from a block argument to the
	// operation that the block is in.
	OmitBlockArguments bool
	// UsesFromAbove has a backward slice go on from the values that are used in regions of
	// its operations and defined outside of these.
	UsesFromAbove bool
}

func (o *Options) keeps(op *ir.Operation) bool { return o.Filter == nil || o.Filter(op) }

// Forward returns the operations that depend on the results of an operation, and those in
// regions of such, each before those that depend on it.
func Forward(op *ir.Operation, o Options) []*ir.Operation {
	f := search{options: &o, next: uses}
	f.from(op)
	return f.forward(op)
}

// ForwardValue is Forward for a value.
func ForwardValue(v *ir.Value, o Options) []*ir.Operation {
	f := search{options: &o, next: uses}
	for u := range v.Uses() {
		f.from(u.Owner())
	}
	return f.forward(nil)
}

// Backward returns the operations that an operation depends on, each before those that
// depend on it. ok is false if the slice comes to an argument of an operation with several
// blocks or regions, beyond which it does not go.
func Backward(op *ir.Operation, o Options) (list []*ir.Operation, ok bool) {
	b := search{options: &o}
	b.next = b.operands
	b.from(op)
	return b.result(op), !b.stuck
}

// BackwardValue is Backward for a value. That of a block argument is the slice of the
// operation that the block is in.
func BackwardValue(v *ir.Value, o Options) (list []*ir.Operation, ok bool) {
	op := v.DefiningOp()
	if op == nil {
		if v.Owner() == nil || v.Owner().ParentOp() == nil {
			return nil, true
		}
		op = v.Owner().ParentOp()
	}
	return Backward(op, o)
}

// Of returns an operation with all that it depends on, and all that depends on it, and so on
// from there, in an order in which each operation comes before those that depend on it.
func Of(op *ir.Operation, backward, forward Options) []*ir.Operation {
	list := []*ir.Operation{op}
	in := map[*ir.Operation]bool{op: true}
	add := func(ops []*ir.Operation) {
		for _, op := range ops {
			if !in[op] {
				in[op] = true
				list = append(list, op)
			}
		}
	}
	for i := 0; i < len(list); i++ {
		ops, _ := Backward(list[i], backward)
		add(ops)
		add(Forward(list[i], forward))
	}
	toposort.Ops(list)
	return list
}

// A search goes from operation to operation depth first, and lists each after those that it
// leads to.
type search struct {
	options *Options
	// next appends the operations that an operation leads to.
	next  func(list []*ir.Operation, op *ir.Operation) []*ir.Operation
	state map[*ir.Operation]uint8
	found []*ir.Operation
	stuck bool
}

const (
	open = 1 + iota
	closed
)

func (s *search) from(op *ir.Operation) {
	type frame struct {
		op   *ir.Operation
		next []*ir.Operation
	}
	var stack []frame
	enter := func(op *ir.Operation) {
		if s.state[op] == 0 && s.options.keeps(op) {
			s.state[op] = open
			stack = append(stack, frame{op, s.next(nil, op)})
		}
	}
	if s.state == nil {
		s.state = map[*ir.Operation]uint8{}
	}
	enter(op)
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		if len(top.next) == 0 {
			s.state[top.op] = closed
			s.found = append(s.found, top.op)
			stack = stack[:len(stack)-1]
			continue
		}
		next := top.next[0]
		top.next = top.next[1:]
		enter(next)
	}
}

// result returns what was found, without the operation that was asked about, which may be
// nil, unless it is to be there.
func (s *search) result(op *ir.Operation) []*ir.Operation {
	if op == nil || s.options.Inclusive {
		return s.found
	}
	return slices.DeleteFunc(s.found, func(f *ir.Operation) bool { return f == op })
}

// forward turns around the list of a search along uses.
func (s *search) forward(op *ir.Operation) []*ir.Operation {
	slices.Reverse(s.found)
	return s.result(op)
}

// uses appends the operations in the regions of an operation, and those that use its results.
func uses(list []*ir.Operation, op *ir.Operation) []*ir.Operation {
	for _, r := range op.Regions() {
		for b := range r.Blocks() {
			for in := b.First(); in != nil; in = in.Next() {
				list = append(list, in)
			}
		}
	}
	for _, v := range op.Results().All() {
		for u := range v.Uses() {
			list = append(list, u.Owner())
		}
	}
	return list
}

// operands appends the operations that an operation depends on.
func (s *search) operands(list []*ir.Operation, op *ir.Operation) []*ir.Operation {
	add := func(v *ir.Value) {
		if def := v.DefiningOp(); def != nil {
			list = append(list, def)
			return
		}
		if s.options.OmitBlockArguments || v.Owner() == nil {
			return
		}
		parent := v.Owner().ParentOp()
		if parent == nil || s.state[parent] != 0 {
			return
		}
		if parent.NumRegions() != 1 || !parent.Region(0).HasOneBlock() {
			s.stuck = true
			return
		}
		list = append(list, parent)
	}
	if s.options.UsesFromAbove {
		for _, r := range op.Regions() {
			fromAbove(r, add)
		}
	}
	for _, v := range op.Operands().All() {
		add(v)
	}
	return slices.DeleteFunc(list, func(op *ir.Operation) bool { return op.Has(ir.IsolatedFromAbove) })
}

// fromAbove calls add for the values that are used in a region and defined outside of it.
func fromAbove(r *ir.Region, add func(*ir.Value)) {
	inside := func(v *ir.Value) bool {
		for in := v.ParentRegion(); in != nil; {
			if in == r {
				return true
			}
			if in.Op() == nil {
				return false
			}
			in = in.Op().ParentRegion()
		}
		return false
	}
	for b := range r.Blocks() {
		for top := b.First(); top != nil; top = top.Next() {
			for op := range ir.Postorder(top) {
				for _, v := range op.Operands().All() {
					if !inside(v) {
						add(v)
					}
				}
			}
		}
	}
}
