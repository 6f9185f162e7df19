package convert

import "github.com/gomlir/gomlir/ir"

// Without rollback there is no journal and no mapping: replaced values have no uses left.
// What a value became is read off the IR: from a cast that the conversion inserted, back
// to its operands.

// replaceNow replaces the results of an operation, and erases it.
func (d *driver) replaceNow(op *ir.Operation, values [][]*ir.Value) {
	d.changes++
	with := make([]*ir.Value, len(values))
	for i, v := range op.Results().All() {
		with[i] = d.replacementNow(v, values[i], d.types)
	}
	d.symbolGoes(op)
	d.markReplaced(op)
	ir.WalkPre(op, func(op *ir.Operation) ir.WalkResult {
		delete(d.casts, op)
		return ir.Advance
	})
	d.told.Replace(op, with...)
}

// replaceValueNow replaces the uses of a value for which which returns true.
func (d *driver) replaceValueNow(v *ir.Value, with []*ir.Value, types *TypeConverter, which func(u *ir.Use) bool) {
	one := d.replacementNow(v, with, types)
	if one == nil {
		return
	}
	d.changes++
	after := behind(one)
	v.ReplaceUsesIf(one, func(u *ir.Use) bool { return after(u) && (which == nil || which(u)) })
}

// replacementNow returns a value of the same type as v, which others replace: the other
// value if it is one of that type, and otherwise a cast. It returns nil if nothing uses v.
func (d *driver) replacementNow(v *ir.Value, with []*ir.Value, types *TypeConverter) *ir.Value {
	switch {
	case !v.HasUses():
		return nil
	case len(with) == 0:
		return d.cast(cast{types: types}, d.pointAfter([]*ir.Value{v}), placeOf(v), nil, nil, []ir.Type{v.Type()})[0]
	case len(with) == 1 && with[0].Type() == v.Type():
		return with[0]
	}
	return d.cast(cast{types: types, pure: true}, d.pointAfter(with), placeOf(v), with, with, []ir.Type{v.Type()})[0]
}

// before returns the operands of the cast whose results are exactly some values, nil if
// the conversion has inserted no such cast.
func (d *driver) before(vs []*ir.Value) []*ir.Value {
	op := vs[0].DefiningOp()
	if op == nil || d.casts[op] == nil || op.NumResults() != len(vs) {
		return nil
	}
	for i, v := range vs {
		if v != op.Result(i) {
			return nil
		}
	}
	return op.Operands().Values()
}

// dropFresh erases casts that the last pattern did not need after all; if it has failed,
// all that were inserted for it.
func (d *driver) dropFresh(ok bool) {
	for _, op := range d.fresh {
		if d.casts[op] == nil || ok && op.HasUses() {
			continue
		}
		delete(d.casts, op)
		dropUses(op)
		op.Erase()
	}
	d.fresh = d.fresh[:0]
}
