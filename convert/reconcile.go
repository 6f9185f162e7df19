package convert

import "github.com/gomlir/gomlir/ir"

// ReconcileCasts bypasses casts, and chains of casts, that lead back to an earlier
// type: their uses get the original values. It erases the casts without
// uses, and returns the others.
func ReconcileCasts(casts []*ir.Operation) (left []*ir.Operation) {
	in := make(map[*ir.Operation]bool, len(casts))
	for _, op := range casts {
		in[op] = true
	}
	return reconcile(casts, func(op *ir.Operation) bool { return in[op] })
}

func reconcile(casts []*ir.Operation, isOne func(*ir.Operation) bool) (left []*ir.Operation) {
	for i := len(casts) - 1; i >= 0; i-- {
		shorten(casts[i])
	}
	live := map[*ir.Operation]bool{}
	for _, op := range casts {
		if live[op] || !usedByOther(op, isOne) {
			continue
		}
		work := []*ir.Operation{op}
		for len(work) > 0 {
			op := work[len(work)-1]
			work = work[:len(work)-1]
			if live[op] {
				continue
			}
			live[op] = true
			for _, v := range op.Operands().All() {
				if def := v.DefiningOp(); def != nil && isOne(def) {
					work = append(work, def)
				}
			}
		}
	}
	for _, op := range casts {
		if live[op] {
			left = append(left, op)
			continue
		}
		dropUses(op)
		op.Erase()
	}
	return left
}

// usedByOther reports whether an operation other than a cast uses a result.
func usedByOther(op *ir.Operation, isOne func(*ir.Operation) bool) bool {
	for _, v := range op.Results().All() {
		for u := range v.Uses() {
			if !isOne(u.Owner()) {
				return true
			}
		}
	}
	return false
}

// shorten finds a cast in the chain that leads to op whose operands have the types of
// op's results, and replaces the results by those operands.
func shorten(op *ir.Operation) {
	behind, step := op, false // half as fast, to notice a chain that leads into a circle
	for at := op; at != nil; at = castBefore(at) {
		if !sameTypes(at, op) {
			if step = !step; !step {
				if behind = castBefore(behind); behind == castBefore(at) {
					return
				}
			}
			continue
		}
		for _, v := range at.Operands().All() {
			if v.DefiningOp() == op {
				return // a cycle
			}
		}
		op.ReplaceAllUsesWith(at.Operands().Values()...)
		return
	}
}

// sameTypes reports whether the operands of from have the types of the results of to.
func sameTypes(from, to *ir.Operation) bool {
	if from.NumOperands() != to.NumResults() {
		return false
	}
	for i, v := range from.Operands().All() {
		if v.Type() != to.Result(i).Type() {
			return false
		}
	}
	return true
}

// castBefore returns the cast whose results are exactly the operands of op, in order,
// nil if absent.
func castBefore(op *ir.Operation) *ir.Operation {
	if op.NumOperands() == 0 {
		return nil
	}
	def := op.Operand(0).DefiningOp()
	if def == nil || def.Name() != CastName || def.NumResults() != op.NumOperands() {
		return nil
	}
	for i, v := range op.Operands().All() {
		if v != def.Result(i) {
			return nil
		}
	}
	return def
}
