package ir

import (
	"fmt"

	"github.com/gomlir/gomlir/source"
)

// An Operation is the unit of MLIR: it takes operands, gives results, has
// attributes, may go to successor blocks and may hold regions.
//
// The attributes are in two places. Inherent attributes are those that the
// definition lists; they form one interned tuple that equal operations share.
// All others are discardable, in a dictionary that is usually nil.
//
// An operation, the tree below it and the values it uses belong to one
// goroutine at a time. Disjoint trees may be changed at the same time when
// neither uses values of the other, which is so for operations that are
// isolated from above.
//
// Example printed form:
//
//	%0 = "arith.addi"(%a, %b) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
type Operation struct {
	def        *OpDef
	block      *Block
	prev, next *Operation
	order      uint32
	pos        source.Pos
	loc        *AttrBase      // of a Location; nil: pos is the location
	props      *InherentAttrs // never nil, so that the context can be had from it
	operands   []Use
	result     Value // the first; unused in an operation without results
	ext        *opExt
}

// opExt holds the parts that most operations do not have.
type opExt struct {
	successors []Successor
	regions    []*Region
	results    []Value         // all but the first
	attrs      *DictionaryAttr // discardable; nil if empty
}

// An Op is an *Operation or a typed view of one, such as llvm.LoadOp. Views are structs
// of one pointer, so making one allocates nothing.
type Op interface {
	// Op is the operation that is viewed.
	Op() *Operation
}

// A GenericOp is the view of an operation that has no other.
type GenericOp struct{ *Operation }

// Op is the operation itself, which makes every view an Op.
func (op *Operation) Op() *Operation { return op }

// View returns the typed view of the operation, or a GenericOp.
func (op *Operation) View() Op {
	if op.def.View != nil {
		return op.def.View(op)
	}
	return GenericOp{op}
}

// Def is the definition of the operation.
func (op *Operation) Def() *OpDef { return op.def }

// Name is the full name of the operation, "arith.addi".
func (op *Operation) Name() string { return op.def.Name }

// Is reports whether the operation has the given definition.
func (op *Operation) Is(def *OpDef) bool { return op.def == def }

// Has reports whether the operation is registered with all the given traits.
func (op *Operation) Has(t Traits) bool { return op.def.Traits&t == t }

// Context is the context that the operation's types and attributes are from.
func (op *Operation) Context() *Context { return op.props.home.ctx }

// Pos is where the operation was parsed, NoPos if it was not.
func (op *Operation) Pos() source.Pos { return op.pos }

// Loc is the location that the operation was given, or else the position where it was
// parsed.
func (op *Operation) Loc() Location {
	if op.loc != nil {
		return op.loc.self.(Location)
	}
	return op.Context().LocationAt(op.pos)
}

// ExplicitLoc is the location that the operation was given, nil if its position is its
// location.
func (op *Operation) ExplicitLoc() Location {
	if op.loc == nil {
		return op.Context().tableLocation(op.pos)
	}
	return op.loc.self.(Location)
}

// LocOrPos is the location as the operation has it: a location, or if that is nil, the position
// that [Context.LocationAt] makes one of.
func (op *Operation) LocOrPos() (Location, source.Pos) {
	if op.loc == nil {
		return nil, op.pos
	}
	return op.loc.self.(Location), source.NoPos
}

// SetLoc gives the operation a location. If it is nil, the operation's position is its
// location.
func (op *Operation) SetLoc(l Location) {
	op.loc = nil
	if l != nil {
		op.loc = l.attrBase()
		if op.loc.home.ctx != op.Context() {
			op.Context().RequireAttr(l)
		}
	}
}

// Block is the block the operation is in, or nil.
func (op *Operation) Block() *Block { return op.block }

// Next is the following operation of the block, or nil.
func (op *Operation) Next() *Operation { return op.next }

// Prev is the preceding operation of the block, or nil.
func (op *Operation) Prev() *Operation { return op.prev }

// ParentRegion is the region the operation is in, or nil.
func (op *Operation) ParentRegion() *Region {
	if op.block == nil {
		return nil
	}
	return op.block.region
}

// ParentOp is the operation that holds this one, or nil.
func (op *Operation) ParentOp() *Operation {
	if r := op.ParentRegion(); r != nil {
		return r.op
	}
	return nil
}

// IsAncestor reports whether op is other or holds it.
func (op *Operation) IsAncestor(other *Operation) bool {
	for ; other != nil; other = other.ParentOp() {
		if op == other {
			return true
		}
	}
	return false
}

// IsBeforeInBlock reports whether op comes before other, which must be in the
// same block. It may renumber the block.
func (op *Operation) IsBeforeInBlock(other *Operation) bool {
	if !op.block.ordered {
		op.block.renumber()
	}
	return op.order < other.order
}

// NumOperands is the number of operands.
func (op *Operation) NumOperands() int { return len(op.operands) }

// Operand returns the value of operand i.
func (op *Operation) Operand(i int) *Value { return op.operands[i].value }

// OperandUses are the operands as links in the use lists of their values. The
// slice must not be modified; its elements may be set.
func (op *Operation) OperandUses() []Use { return op.operands }

// SetOperand changes the operand of a number.
func (op *Operation) SetOperand(i int, v *Value) { op.operands[i].Set(v) }

// SetOperands replaces all operands. It does not touch segment sizes.
func (op *Operation) SetOperands(vs []*Value) {
	for _, v := range vs {
		if v != nil {
			op.requireOperand(v)
		}
	}
	for i := range op.operands {
		op.operands[i].unlink()
	}
	if len(vs) != len(op.operands) {
		op.operands = make([]Use, len(vs))
	}
	op.linkOperands(vs)
}

func (op *Operation) linkOperands(vs []*Value) {
	for i, v := range vs {
		u := &op.operands[i]
		u.owner, u.index = op, uint32(i)
		u.link(v)
	}
}

// NumResults is the number of results.
func (op *Operation) NumResults() int {
	switch {
	case op.result.op == nil:
		return 0
	case op.ext == nil:
		return 1
	}
	return 1 + len(op.ext.results)
}

// Result returns result i.
func (op *Operation) Result(i int) *Value {
	if i > 0 {
		return &op.ext.results[i-1]
	}
	if op.result.op == nil {
		panic("ir: " + op.Name() + " has no result")
	}
	return &op.result
}

// HasUses reports whether any result has a use.
func (op *Operation) HasUses() bool {
	for i := range op.NumResults() {
		if op.Result(i).uses != nil {
			return true
		}
	}
	return false
}

// ReplaceAllUsesWith replaces all uses of the results by the given values, one for each
// result.
func (op *Operation) ReplaceAllUsesWith(vs ...*Value) {
	if len(vs) != op.NumResults() {
		panic(fmt.Sprintf("ir: %d values for %d results", len(vs), op.NumResults()))
	}
	for i, v := range vs {
		op.Result(i).ReplaceAllUsesWith(v)
	}
}

// NumSuccessors is the number of successors.
func (op *Operation) NumSuccessors() int { return len(op.Successors()) }

// Successors are the blocks that a terminator may go to, as links in their
// lists of predecessors. The slice must not be modified; its elements may be
// set.
func (op *Operation) Successors() []Successor {
	if op.ext == nil {
		return nil
	}
	return op.ext.successors
}

// Successor returns block of the successor i.
func (op *Operation) Successor(i int) *Block { return op.ext.successors[i].block }

// SetSuccessor changes the successor of a number.
func (op *Operation) SetSuccessor(i int, b *Block) { op.ext.successors[i].Set(b) }

// NumRegions is the number of regions.
func (op *Operation) NumRegions() int { return len(op.Regions()) }

// Regions are the regions the operation holds. The slice must not be modified.
func (op *Operation) Regions() []*Region {
	if op.ext == nil {
		return nil
	}
	return op.ext.regions
}

// Region returns region i.
func (op *Operation) Region(i int) *Region { return op.ext.regions[i] }

// Remove takes the operation out of its block. It can be inserted again.
func (op *Operation) Remove() {
	b := op.block
	if b == nil {
		return
	}
	if op.prev != nil {
		op.prev.next = op.next
	} else {
		b.first = op.next
	}
	if op.next != nil {
		op.next.prev = op.prev
	} else {
		b.last = op.prev
	}
	op.block, op.prev, op.next = nil, nil, nil
}

// MoveBefore takes the operation out of its block and puts it before another.
func (op *Operation) MoveBefore(other *Operation) {
	if op == other {
		return
	}
	op.mayMoveTo(other)
	op.Remove()
	other.block.InsertBefore(other, op)
}

// MoveAfter takes the operation out of its block and puts it after another.
func (op *Operation) MoveAfter(other *Operation) {
	if op == other {
		return
	}
	op.mayMoveTo(other)
	op.Remove()
	other.block.InsertBefore(other.next, op)
}

// mayMoveTo panics if the operation cannot be next to another.
func (op *Operation) mayMoveTo(other *Operation) {
	if other.block == nil {
		panic("ir: " + op.Name() + " moves to an operation that is in no block")
	}
	op.mustNotHold(other.block)
}

// Erase takes the operation out of its block and drops the uses of it and of the
// operations in it. Its results must have no uses. The operation must not be used
// afterwards.
func (op *Operation) Erase() {
	if op.HasUses() {
		panic("ir: erasing " + op.Name() + ", whose results have uses")
	}
	op.Remove()
	op.DropAllReferences()
}

// DropAllReferences makes the operation and all below it use no value and no
// block, so that they can be erased in any order.
func (op *Operation) DropAllReferences() {
	WalkPre(op, func(op *Operation) WalkResult {
		for i := range op.operands {
			op.operands[i].unlink()
		}
		if op.ext != nil {
			for i := range op.ext.successors {
				op.ext.successors[i].unlink()
			}
		}
		return Advance
	})
}

// String is the operation's text in custom form, as MLIR prints it.
func (op *Operation) String() string { return string(appendOperation(nil, op, false)) }
