package verify

import (
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// isolation checks that nothing below an isolated operation uses a value from outside.
// Only the distant operations need the check.
func (v *verifier) isolation(op *ir.Operation, distant []*ir.Operation) bool {
	if v.shallow {
		return v.ok(firstLeaving(op))
	}
	for _, user := range distant {
		if leavesRegion(user, op) {
			return v.ok(firstLeaving(op))
		}
	}
	return true
}

// leavesRegion reports whether an operation uses a value that is not from the
// region of root that it is in.
func leavesRegion(user, root *ir.Operation) bool {
	var region *ir.Region
	uses := user.OperandUses()
	for i := range uses {
		from := uses[i].Value().ParentRegion()
		if from == user.ParentRegion() {
			continue
		}
		if region == nil {
			region = user.ParentRegion()
			for region.Op() != root {
				region = region.ParentRegion()
			}
		}
		if !region.IsAncestor(from) {
			return true
		}
	}
	return false
}

// firstLeaving finds the first operation below an isolated one that uses a
// value from outside. Nested regions come after all operations of the regions
// they are in, the last ones first.
func firstLeaving(root *ir.Operation) *diag.Diagnostic {
	for _, region := range root.Regions() {
		work := []*ir.Region{region}
		for len(work) > 0 {
			r := work[len(work)-1]
			work = work[:len(work)-1]
			for b := range r.Blocks() {
				for op := b.First(); op != nil; op = op.Next() {
					if leavesRegion(op, root) {
						return op.Errorf("using value defined outside the region").
							Note(root.Place(), "required by region isolation constraints")
					}
					if !op.Has(ir.IsolatedFromAbove) {
						work = append(work, op.Regions()...)
					}
				}
			}
		}
	}
	return nil
}

// dominance checks that every operand of the operations below one, up to those
// that are isolated, is defined where it is used. Only the distant operations need the
// check.
func (v *verifier) dominance(root *ir.Operation, distant []*ir.Operation) bool {
	if len(distant) == 0 {
		return true
	}
	defer v.dom.Reset()
	for _, op := range distant {
		if v.undominated(op) >= 0 {
			return v.ok(v.firstUndominated(root))
		}
	}
	return true
}

// undominated returns the number of the first operand that is not defined where
// the operation is, or -1. In unreachable blocks everything counts as defined.
func (v *verifier) undominated(op *ir.Operation) int {
	uses := op.OperandUses()
	for i := range uses {
		if !v.dom.ValueDominates(uses[i].Value(), op) {
			if !v.dom.Reachable(op.Block()) {
				return -1
			}
			return i
		}
	}
	return -1
}

// firstUndominated finds the first error of dominance below an operation. The operations
// of a block come before those in their regions; the regions of the last operation come
// first.
func (v *verifier) firstUndominated(root *ir.Operation) *diag.Diagnostic {
	work := []*ir.Operation{root}
	for len(work) > 0 {
		holder := work[len(work)-1]
		work = work[:len(work)-1]
		for _, r := range holder.Regions() {
			for b := range r.Blocks() {
				for op := b.First(); op != nil; op = op.Next() {
					if i := v.undominated(op); i >= 0 {
						return notDominated(op, i)
					}
					if op.NumRegions() != 0 && !v.shallow && !op.Has(ir.IsolatedFromAbove) {
						work = append(work, op)
					}
				}
			}
		}
	}
	return nil
}

// notDominated reports an operand that is not defined where it is used. A note has the place of the
// definition.
func notDominated(op *ir.Operation, operand int) *diag.Diagnostic {
	d := op.ErrorPlainf("operand #%d does not dominate this use", operand)
	val := op.Operand(operand)
	from, to := val.ParentRegion(), op.ParentRegion()
	if def := val.DefiningOp(); def != nil {
		where := " (op is neither in a parent nor in a child region)"
		switch {
		case def.Block() == op.Block():
			where = " (op in the same block)"
		case from == to:
			where = " (op in the same region)"
		case from.IsAncestor(to):
			where = " (op in a parent region)"
		case to.IsAncestor(from):
			where = " (op in a child region)"
		}
		return d.Note(def.Place(), "operand defined here%s", where)
	}
	owner := val.Owner()
	if from == nil {
		return d.Note(diag.Place{}, " (block without parent)")
	}
	where := " neither in a parent nor in a child region)"
	switch {
	case from == to:
		where = " in the same region)"
	case from.IsAncestor(to):
		where = " in a parent region)"
	case to.IsAncestor(from):
		where = " in a child region)"
	}
	return d.Note(owner.ParentOp().Place(), "operand defined as a block argument (block #%d%s", owner.Number(), where)
}
