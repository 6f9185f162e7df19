package ir

import (
	"iter"
	"slices"

	"github.com/gomlir/gomlir/source"
)

// A Value is an SSA value: a result of an operation or an argument of a block.
// Values are compared by pointer. Like the operations they belong to, they are
// not safe for concurrent modification.
//
// Example printed form: %0, %arg1
type Value struct {
	typ   *TypeBase
	uses  *Use       // head of the list of uses
	op    *Operation // defining operation, or nil
	block *Block     // block the value is an argument of, or nil
	index uint32
	// pos is for block arguments only; a result has its operation's. In the result that is part
	// of an operation it is the operation's place in a Worklist.
	pos source.Pos
}

// NewPlaceholder returns a value that belongs to nothing. A parser uses one for
// a value that is used before its definition is seen, and replaces its uses
// later.
func NewPlaceholder(t Type) *Value { return &Value{typ: t.typeBase()} }

// String is the name of the value as an operand, "%0" or "%arg0", in the text of the
// nearest operation around it that is isolated from above: what [Operation.String]
// of that shows. All of that operation is read, so String is not for hot loops. A
// value that is in no operation is "<<UNKNOWN SSA VALUE>>", as in MLIR.
func (v *Value) String() string { return string(appendValue(nil, v)) }

// Type is the type of the value.
func (v *Value) Type() Type { return v.typ.self }

// SetType changes the type of the value. The caller answers for its uses.
func (v *Value) SetType(t Type) {
	b := t.typeBase()
	if b.ctx != v.typ.ctx {
		v.typ.ctx.RequireType(t)
	}
	v.typ = b
}

// DefiningOp is the operation that has the value as a result, nil for a block
// argument.
func (v *Value) DefiningOp() *Operation { return v.op }

// Owner is the block that has the value as an argument, nil for a result.
func (v *Value) Owner() *Block { return v.block }

// Index is the number of the result or of the block argument.
func (v *Value) Index() int { return int(v.index) }

// ParentBlock is the block that the value is defined in: that of its
// operation, or the one it is an argument of. It may be nil.
func (v *Value) ParentBlock() *Block {
	if v.op != nil {
		return v.op.block
	}
	return v.block
}

// ParentRegion is the region that the value is defined in. It may be nil.
func (v *Value) ParentRegion() *Region {
	if b := v.ParentBlock(); b != nil {
		return b.region
	}
	return nil
}

// Loc is the location of the value: that of its operation, or the block
// argument's own.
func (v *Value) Loc() Location {
	if v.op != nil {
		return v.op.Loc()
	}
	if v.block != nil {
		if l := v.block.argLoc(int(v.index)); l != nil {
			return l
		}
	}
	return nil
}

// Pos is the position in the source text where a block argument was parsed, 0 for a result.
func (v *Value) Pos() source.Pos {
	if v.op != nil {
		return 0
	}
	return v.pos
}

// LocOrPos is the location of the value as [Operation.LocOrPos] is that of an operation.
func (v *Value) LocOrPos() (Location, source.Pos) {
	if v.op != nil {
		return v.op.LocOrPos()
	}
	if v.block != nil && v.block.args.locs != nil && v.block.args.locs[v.index] != nil {
		return v.block.args.locs[v.index], source.NoPos
	}
	return nil, v.pos
}

// SetLocOf gives a block argument the location of another value.
func (v *Value) SetLocOf(other *Value) {
	l, pos := other.LocOrPos()
	if l != nil {
		v.SetLoc(l)
		return
	}
	v.pos = pos
}

// SetLoc sets the location of a block argument. The location of a result is
// that of its operation and cannot be set.
func (v *Value) SetLoc(l Location) {
	if v.block == nil {
		panic("ir: SetLoc on a value that is not a block argument")
	}
	v.block.setArgLoc(int(v.index), l)
}

// HasUses reports whether anything uses the value.
func (v *Value) HasUses() bool { return v.uses != nil }

// HasOneUse reports whether exactly one operand is the value.
func (v *Value) HasOneUse() bool { return v.uses != nil && v.uses.next == nil }

// FirstUse is the use that was added last, or nil. Use.Next leads to the
// others.
func (v *Value) FirstUse() *Use { return v.uses }

// Uses yields the operands that are the value, the newest first. The value of
// the use that is yielded may be changed.
func (v *Value) Uses() iter.Seq[*Use] {
	return func(yield func(*Use) bool) {
		for u := v.uses; u != nil; {
			next := u.next
			if !yield(u) {
				return
			}
			u = next
		}
	}
}

// ReplaceAllUsesWith makes all operands that are v be w.
func (v *Value) ReplaceAllUsesWith(w *Value) {
	if v == w {
		return
	}
	for v.uses != nil {
		v.uses.Set(w)
	}
}

// ReplaceUsesIf makes those operands that are v and satisfy a predicate be w.
func (v *Value) ReplaceUsesIf(w *Value, match func(*Use) bool) {
	if v == w {
		return
	}
	for u := range v.Uses() {
		if match(u) {
			u.Set(w)
		}
	}
}

// ReverseUses turns the list of uses around. Operands are linked in as they
// are parsed, so a reader that wants program order reverses once at the end.
func (v *Value) ReverseUses() {
	var head *Use
	for u := v.uses; u != nil; {
		next := u.next
		u.next, u.prev = head, next
		head = u
		u = next
	}
	v.uses = head
}

// SortUses sorts the list of uses: compare is negative if a comes before b.
func (v *Value) SortUses(compare func(a, b *Use) int) {
	uses := slices.Collect(v.Uses())
	slices.SortStableFunc(uses, compare)
	v.relink(uses)
}

// ShuffleUses moves the use of each number i to the place that order(i) is. The results of
// order must be a permutation.
func (v *Value) ShuffleUses(order func(i int) int) {
	uses := slices.Collect(v.Uses())
	moved := make([]*Use, len(uses))
	for i, u := range uses {
		moved[order(i)] = u
	}
	v.relink(moved)
}

// relink makes the list of uses have another order.
func (v *Value) relink(uses []*Use) {
	v.uses = nil
	for _, u := range slices.Backward(uses) {
		u.value = nil
		u.link(v)
	}
}

// A Use is one operand of an operation, linked into the list of uses of its
// value.
type Use struct {
	value *Value
	owner *Operation
	next  *Use
	prev  *Use
	index uint32
}

// Value is the operand's value.
func (u *Use) Value() *Value { return u.value }

// Owner is the operation that has the operand.
func (u *Use) Owner() *Operation { return u.owner }

// Index is the number of the operand in its operation.
func (u *Use) Index() int { return int(u.index) }

// Next is the next use of the same value, or nil.
func (u *Use) Next() *Use { return u.next }

// Set makes the operand be another value.
func (u *Use) Set(v *Value) {
	if v != nil {
		u.owner.requireOperand(v)
	}
	u.unlink()
	u.link(v)
}

func (u *Use) link(v *Value) {
	u.value = v
	if v == nil {
		return
	}
	u.prev, u.next = nil, v.uses
	if v.uses != nil {
		v.uses.prev = u
	}
	v.uses = u
}

func (u *Use) unlink() {
	if u.value == nil {
		return
	}
	if u.prev != nil {
		u.prev.next = u.next
	} else {
		u.value.uses = u.next
	}
	if u.next != nil {
		u.next.prev = u.prev
	}
	u.value, u.next, u.prev = nil, nil, nil
}

// HaveTypes reports whether values have the given types, one for one.
func HaveTypes(vs []*Value, types []Type) bool {
	if len(vs) != len(types) {
		return false
	}
	for i, v := range vs {
		if v.Type() != types[i] {
			return false
		}
	}
	return true
}
