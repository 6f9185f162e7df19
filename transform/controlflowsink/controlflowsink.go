// Package controlflowsink has the pass control-flow-sink, which moves operations into the
// regions where their results are used, if these are executed at most once: what only one
// branch needs is computed in that branch.
//
// Which operations have such regions is said by ir.RegionBranchOpInterface. Operations
// without memory effects are moved to the start of the region's entry block, one after the
// other, with those that they need, if all users are in the region.
//
// The pass takes time that is linear in the number of uses.
package controlflowsink

import (
	analysis "github.com/gomlir/gomlir/analysis/dominance"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/dominance"
	"github.com/gomlir/gomlir/ir/effects"
	"github.com/gomlir/gomlir/pass"
)

// Pass is the pass control-flow-sink. It runs on any operation.
var Pass = &pass.Def{
	Name:    "control-flow-sink",
	Summary: "Sink operations into conditional blocks",
	Class:   "ControlFlowSink",
	New: func(o *pass.Options) func(*pass.Job) {
		count := o.Statistic("num-sunk", "Number of operations sunk")
		return func(j *pass.Job) {
			dom := analysis.Analysis.Of(j)
			var list []ir.RegionBranchOp
			for op := range ir.Postorder(j.Op) {
				if branch, ok := ir.RegionBranchOpInterface.Of(op); ok {
					list = append(list, branch)
				}
			}
			sunk := 0
			for _, branch := range list {
				if j.Context().Err() == nil {
					sunk += Sink(OnceExecuted(branch), dom)
				}
			}
			if sunk == 0 {
				j.PreserveAll()
				return
			}
			j.Preserve(analysis.Analysis)
			count.Add(uint64(sunk))
		}
	},
}

// OnceExecuted returns the regions of an operation that are executed at most once each time
// that it is, as far as constant operands tell.
func OnceExecuted(op ir.RegionBranchOp) (list []*ir.Region) {
	constants := make([]ir.Attribute, op.Op().NumOperands())
	for i, v := range op.Op().Operands().All() {
		constants[i] = ir.ConstantOf(v)
	}
	for i, b := range ir.RegionInvocationBounds(op, constants) {
		if b.Max == 0 || b.Max == 1 {
			list = append(list, op.Op().Region(i))
		}
	}
	return list
}

// Sink moves operations into regions, and returns how many. dom must be valid, and still
// is.
func Sink(regions []*ir.Region, dom *dominance.Info) (count int) {
	for _, r := range regions {
		if !r.Empty() {
			s := sinker{dom: dom, region: r, checked: map[*ir.Value]*ir.Use{}, stays: map[*ir.Operation]bool{}}
			s.run()
			count += s.count
		}
	}
	return count
}

// A sinker moves operations into one region.
type sinker struct {
	dom    *dominance.Info
	region *ir.Region
	count  int
	// checked has the first use of a value that was not in the region. Those before it
	// are, and stay there.
	checked map[*ir.Value]*ir.Use
	// stays has the operations that only the region uses, but which have effects.
	stays map[*ir.Operation]bool
}

func (s *sinker) run() {
	var stack []*ir.Operation
	for b := range s.region.Blocks() {
		for op := range b.Ops() {
			stack = append(stack, op)
		}
	}
	for len(stack) > 0 {
		user := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		for _, v := range user.Operands().All() {
			op := v.DefiningOp()
			if op == nil || op.ParentRegion() == s.region || s.stays[op] || !s.usedHere(op) {
				continue
			}
			if effects.Of(op) != 0 {
				s.stays[op] = true
				continue
			}
			s.move(op)
			stack = append(stack, op)
		}
	}
}

// usedHere reports whether all users of an operation are in the region.
func (s *sinker) usedHere(op *ir.Operation) bool {
	for _, v := range op.Results().All() {
		u, known := s.checked[v]
		if !known {
			u = v.FirstUse()
		}
		for u != nil && s.dom.Dominates(s.region.First(), u.Owner().Block()) {
			u = u.Next()
		}
		if s.checked[v] = u; u != nil {
			return false
		}
	}
	return true
}

// move moves an operation to the start of the region.
func (s *sinker) move(op *ir.Operation) {
	entry := s.region.First()
	op.Remove()
	entry.InsertBefore(entry.First(), op)
	s.count++
}
