package bytecode

import (
	"cmp"
	"slices"

	"github.com/gomlir/gomlir/ir"
)

// encodeTop encodes the root operation, with all units.
func (u *unit) encodeTop(w *writer) { u.encodeOp(w, u.op, 0) }

// encodeBody encodes the regions of the unit's operation.
func (u *unit) encodeBody(w *writer) {
	for _, r := range u.op.Regions() {
		u.encodeRegion(w, r)
	}
}

// encodeRegion encodes a region.
func (u *unit) encodeRegion(w *writer, r *ir.Region) {
	e := &u.buf
	if r.Empty() {
		e.varint(0)
		return
	}
	e.varint(uint64(r.Len()))
	e.varint(uint64(u.regions[r]))
	renumber := false
	for b := range r.Blocks() {
		ops := uint64(0)
		for op := b.First(); op != nil; op = op.Next() {
			ops++
		}
		e.varintWithFlag(ops, b.NumArgs() > 0)
		if b.NumArgs() > 0 {
			u.encodeArgs(w, b)
		}
		for op := b.First(); op != nil; op = op.Next() {
			n, _ := op.Ordinal()
			u.encodeOp(w, op, n)
			renumber = renumber || op.NumRegions() > 0
		}
	}
	if renumber {
		u.renumber = append(u.renumber, r)
	}
}

// encodeArgs encodes the arguments of a block.
func (u *unit) encodeArgs(w *writer, b *ir.Block) {
	e := &u.buf
	e.varint(uint64(b.NumArgs()))
	for i := range b.NumArgs() {
		arg := b.Arg(i)
		typ, at := uint64(w.typeNumber(arg.Type())), uint64(w.locNumber(arg.LocOrPos()))
		if w.version < versionElidedLocs {
			e.varint(typ)
			e.varint(at)
			continue
		}
		unknown := w.unknownLoc(arg.LocOrPos())
		e.varintWithFlag(typ, !unknown)
		if !unknown {
			e.varint(at)
		}
	}
	if w.version < versionUseLists {
		return
	}
	at := len(e.buf)
	e.byte(0)
	if u.encodeUseLists(b.NumArgs(), b.Arg) {
		e.buf[at] = hasUseListOrders
	}
}

// encodeOp encodes the operation of a number.
func (u *unit) encodeOp(w *writer, op *ir.Operation, n uint32) {
	e := &u.buf
	numbers := &u.ops[n]
	s := &u.shapes[numbers.shape]
	e.varint(uint64(s.entry.name))
	at := len(e.buf)
	mask := byte(0)
	e.byte(0)
	e.varint(uint64(w.locNumber(op.LocOrPos())))
	if d := u.dictionary(w, op, s); d.Len() > 0 {
		mask |= hasAttrs
		e.varint(uint64(w.attrNumber(d)))
	}
	if s.entry.hasProperties {
		mask |= hasProperties
		e.varint(uint64(s.entry.properties))
	}
	if results := op.NumResults(); results > 0 {
		mask |= hasResults
		e.varint(uint64(results))
		for i := range results {
			e.varint(uint64(w.typeNumber(op.Result(i).Type())))
		}
	}
	if uses := op.OperandUses(); len(uses) > 0 {
		mask |= hasOperands
		e.varint(uint64(len(uses)))
		for i := range uses {
			e.varint(uint64(u.valueNumber(uses[i].Value())))
		}
	}
	if succs := op.Successors(); len(succs) > 0 {
		mask |= hasSuccessors
		e.varint(uint64(len(succs)))
		for i := range succs {
			e.varint(uint64(succs[i].Block().Number()))
		}
	}
	if w.version >= versionUseLists && op.HasUses() && u.encodeUseLists(op.NumResults(), op.Result) {
		mask |= hasUseListOrders
	}
	if op.NumRegions() > 0 {
		mask |= hasRegions
	}
	e.buf[at] = mask
	if op.NumRegions() > 0 {
		u.encodeRegions(w, op, numbers.isolated)
	}
}

// encodeRegions encodes the regions of an operation, in a section if it is isolated.
func (u *unit) encodeRegions(w *writer, op *ir.Operation, isolated bool) {
	e := &u.buf
	e.varintWithFlag(uint64(op.NumRegions()), isolated)
	body := u
	if other := u.byOp[op]; other != nil {
		body = other
	} else if isolated && w.version >= versionLazy {
		outer := u.buf
		u.buf = emitter{}
		for _, r := range op.Regions() {
			u.encodeRegion(w, r)
		}
		outer.section(sectionIR, &u.buf)
		u.buf = outer
		return
	}
	switch {
	case body == u:
		for _, r := range op.Regions() {
			u.encodeRegion(w, r)
		}
	case w.version >= versionLazy:
		e.section(sectionIR, &body.buf)
	default:
		e.add(&body.buf)
	}
	if body != u {
		body.buf = emitter{}
	}
}

// dictionary returns the attributes that are not among the properties, as the collector did.
func (u *unit) dictionary(w *writer, op *ir.Operation, s *unitShape) *ir.DictionaryAttr {
	switch {
	case w.version >= versionProperties:
		return op.Discardables()
	case op.Discardables().Len() > 0:
		return allAttrs(op)
	}
	return s.all
}

// valueNumber is the number of a value.
func (u *unit) valueNumber(v *ir.Value) uint32 {
	if op := v.DefiningOp(); op != nil {
		n, _ := op.Ordinal()
		return u.ops[n].value + uint32(v.Index())
	}
	b := v.Owner()
	if b.First() == nil {
		return u.noOps[b] + uint32(v.Index())
	}
	n, _ := b.First().Ordinal()
	return u.ops[n].value - uint32(b.NumArgs()) + uint32(v.Index())
}

// encodeUseLists encodes the orders of the uses of results or arguments that a reader would
// not make by itself. It returns false if it wrote nothing.
func (u *unit) encodeUseLists(n int, value func(int) *ir.Value) bool {
	type list struct {
		index int
		order []int
	}
	var lists []list
	for i := range n {
		if v := value(i); v.HasUses() && !v.HasOneUse() {
			if order := useOrder(v); order != nil {
				lists = append(lists, list{i, order})
			}
		}
	}
	if len(lists) == 0 {
		return false
	}
	e := &u.buf
	if n != 1 {
		e.varint(uint64(len(lists)))
	}
	for _, l := range lists {
		if n != 1 {
			e.varint(uint64(l.index))
		}
		moved := 0
		for i, at := range l.order {
			if at != i {
				moved++
			}
		}
		if moved >= len(l.order)/2 {
			e.varintWithFlag(uint64(len(l.order)), false)
			for _, at := range l.order {
				e.varint(uint64(at))
			}
			continue
		}
		e.varintWithFlag(uint64(moved*2), true)
		for i, at := range l.order {
			if at != i {
				e.varint(uint64(at))
				e.varint(uint64(i))
			}
		}
	}
	return true
}

// useOrder returns for each use, the last one in the order of operations first, where it is in
// the list of uses. It returns nil if they are in that order.
func useOrder(v *ir.Value) []int {
	last, sorted, n := ^uint64(0), true, 0
	for use := v.FirstUse(); use != nil; use = use.Next() {
		id := useNumber(use)
		sorted = sorted && id < last
		last = id
		n++
	}
	if sorted {
		return nil
	}
	type at struct {
		id    uint64
		index int
	}
	uses := make([]at, 0, n)
	for use := v.FirstUse(); use != nil; use = use.Next() {
		uses = append(uses, at{useNumber(use), len(uses)})
	}
	slices.SortFunc(uses, func(a, b at) int { return cmp.Compare(b.id, a.id) })
	order := make([]int, n)
	for i, u := range uses {
		order[i] = u.index
	}
	return order
}

// useNumber numbers uses in the order of operations and operands.
func useNumber(u *ir.Use) uint64 {
	n, _ := u.Owner().Ordinal()
	return uint64(n)<<32 | uint64(u.Index())
}
