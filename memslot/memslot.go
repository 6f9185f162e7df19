package memslot

import (
	"github.com/gomlir/gomlir/datalayout"
	"github.com/gomlir/gomlir/ir"
)

// A Slot is memory that is only reached through one value.
type Slot struct {
	// Ptr is the pointer, a result of the operation that makes the slot or an argument
	// of a block in it.
	Ptr *ir.Value
	// Elem is the type of what is in the slot.
	Elem ir.Type
}

// A DestructurableSlot is a slot of an aggregate.
type DestructurableSlot struct {
	Slot
	// Elements are the parts of the slot.
	Elements []Element
}

// An Element is a part of an aggregate.
type Element struct {
	// Index names the element, usually by an integer of type i32.
	Index ir.Attribute
	Type  ir.Type
}

// Element returns the element of an index; ok is false if there is none. It looks first
// where the elements are counted from 0.
func (s *DestructurableSlot) Element(index ir.Attribute) (e Element, ok bool) {
	if n, isInt := index.(*ir.IntegerAttr); isInt {
		if i, fits := n.Value().Uint64(); fits && i < uint64(len(s.Elements)) && s.Elements[i].Index == index {
			return s.Elements[i], true
		}
	}
	for _, e := range s.Elements {
		if e.Index == index {
			return e, true
		}
	}
	return Element{}, false
}

// Indices is a set of indices of elements, in the order in which they were added. The zero
// Indices is empty.
type Indices struct {
	list []ir.Attribute
	set  map[ir.Attribute]bool
}

// Add adds an index, if the set does not have it.
func (x *Indices) Add(index ir.Attribute) {
	if x.set[index] {
		return
	}
	if x.set == nil {
		x.set = map[ir.Attribute]bool{}
	}
	x.set[index] = true
	x.list = append(x.list, index)
}

// Has reports whether the set has an index.
func (x *Indices) Has(index ir.Attribute) bool { return x.set[index] }

// All returns the indices. The slice must not be modified.
func (x *Indices) All() []ir.Attribute { return x.list }

// A Deletion says what becomes of an operation that no longer uses a slot.
type Deletion bool

const (
	// Keep leaves the operation where it is.
	Keep Deletion = false
	// Delete erases the operation when the work on the slot is done.
	Delete Deletion = true
)

// A Definition is a value that is stored to a slot.
type Definition struct {
	// Op is the operation behind which the value is there: the one that stores it, or the
	// last one that was made behind that to compute the value.
	Op    *ir.Operation
	Value *ir.Value
}

// The interfaces. Each has the name of MLIR's.
var (
	PromotableAllocationOpInterface     = ir.NewOpInterface[PromotableAllocation]("PromotableAllocationOpInterface")
	PromotableMemOpInterface            = ir.NewOpInterface[PromotableMemOp]("PromotableMemOpInterface")
	PromotableOpInterface               = ir.NewOpInterface[PromotableOp]("PromotableOpInterface")
	DestructurableAllocationOpInterface = ir.NewOpInterface[DestructurableAllocation]("DestructurableAllocationOpInterface")
	DestructurableAccessorOpInterface   = ir.NewOpInterface[DestructurableAccessor]("DestructurableAccessorOpInterface")
	SafeMemorySlotAccessOpInterface     = ir.NewOpInterface[SafeAccessor]("SafeMemorySlotAccessOpInterface")
	DestructurableTypeInterface         = ir.NewTypeInterface[DestructurableType]("DestructurableTypeInterface")
	// ReplacedValuesInterface is what a PromotableOp implements in addition if it wants
	// to see the values that take the place of the slot.
	ReplacedValuesInterface = ir.NewOpInterface[ReplacedValuesOp]("PromotableOpInterface::visitReplacedValues")
)

// A PromotableAllocation makes slots that can become values.
type PromotableAllocation interface {
	// PromotableSlots returns the slots to try. It need not look at who uses them. No
	// other operation returns the same slots.
	PromotableSlots() []Slot
	// DefaultSlotValue returns what a slot contains before anything is stored in it.
	// The builder is at the start of the block with the pointer. The method is called
	// once for a slot, if at all.
	DefaultSlotValue(slot Slot, b *ir.Builder) *ir.Value
	// SlotArgumentsAdded is called with the arguments that blocks have got for a slot, if
	// there are any. The builder may be moved.
	SlotArgumentsAdded(slot Slot, args []*ir.Value, b *ir.Builder)
	// SlotPromoted is called when nobody uses a slot any more. It erases the
	// allocation, and the default value, which is nil if absent, if that has no
	// uses. If other slots of the operation are left, it returns the operation that
	// makes them from now on, and nil otherwise.
	SlotPromoted(slot Slot, defaultValue *ir.Value, b *ir.Builder) *ir.Operation
}

// A PromotableMemOp loads from slots or stores to them, within their bounds. If it does
// both with one slot, it loads first.
type PromotableMemOp interface {
	// LoadsFromSlot and StoresToSlot report whether the operation does that. An
	// operation that does not use the pointer itself does neither.
	LoadsFromSlot(slot Slot) bool
	StoresToSlot(slot Slot) bool
	// StoredValue returns the value of the slot's type that the slot contains after the
	// operation. It is asked once for each slot that the operation stores to. reaching
	// returns what the slot contains before. The builder is behind the operation.
	StoredValue(slot Slot, b *ir.Builder, reaching func() *ir.Value, layout *datalayout.Layout) *ir.Value
	// CanRemoveSlotUses reports whether the operation can do without some of its
	// operands if the slot becomes a value. If others must stop using its results, it
	// returns their operands.
	CanRemoveSlotUses(slot Slot, uses []*ir.Use, layout *datalayout.Layout) (next []*ir.Use, ok bool)
	// RemoveSlotUses makes the operation stop using the operands, unless it returns
	// Delete. reaching returns what the slot contains before the operation. The builder
	// is behind the operation.
	RemoveSlotUses(slot Slot, uses []*ir.Use, b *ir.Builder, reaching func() *ir.Value, layout *datalayout.Layout) Deletion
}

// A PromotableOp can stop using an operand, without knowing what a slot contains.
type PromotableOp interface {
	// CanRemoveUses reports whether the operation can do without some of its operands.
	// If others must stop using its results, it returns their operands.
	CanRemoveUses(uses []*ir.Use, layout *datalayout.Layout) (next []*ir.Use, ok bool)
	// RemoveUses makes the operation stop using the operands, unless it returns Delete.
	// The builder is behind the operation.
	RemoveUses(uses []*ir.Use, b *ir.Builder) Deletion
}

// A ReplacedValuesOp is a PromotableOp that sees what is stored in place of the slot, such
// as the declaration of a variable for a debugger.
type ReplacedValuesOp interface {
	// VisitReplacedValues is called when all uses of the slot are removed. It may
	// create operations, and erases none.
	VisitReplacedValues(list []Definition, b *ir.Builder)
}

// A DestructurableAllocation makes slots of aggregates that can become slots of their
// elements.
type DestructurableAllocation interface {
	// DestructurableSlots returns the slots to try. It need not look at who uses them.
	DestructurableSlots() []DestructurableSlot
	// DestructureSlot makes slots of those elements that are used. It returns them by
	// index, together with the operations that make them, in order. The builder is at
	// the start of the block with the pointer.
	DestructureSlot(slot *DestructurableSlot, used *Indices, b *ir.Builder) (slots map[ir.Attribute]Slot, made []*ir.Operation)
	// SlotDestructured is called when nobody uses a slot any more. It erases the
	// allocation. If other slots of the operation are left, it returns the operation
	// that makes them from now on, and nil otherwise.
	SlotDestructured(slot *DestructurableSlot, b *ir.Builder) *ir.Operation
}

// A SafeAccessor tells whether it stays within the bounds of a slot.
type SafeAccessor interface {
	// SafeAccess reports whether the operation uses a slot within its bounds if all
	// users of the slots that it returns do so, too.
	SafeAccess(slot Slot, layout *datalayout.Layout) (next []Slot, ok bool)
}

// A DestructurableAccessor can use the slot of an element instead of that of the
// aggregate.
type DestructurableAccessor interface {
	// CanRewire reports whether the operation can do so. It adds the indices of the
	// elements that it uses to used. If it makes pointers into the slot, they must be
	// used safely: it returns the slots that they stand for.
	CanRewire(slot *DestructurableSlot, used *Indices, layout *datalayout.Layout) (next []Slot, ok bool)
	// Rewire makes the operation use the slots of the elements. The builder is behind
	// the operation.
	Rewire(slot *DestructurableSlot, slots map[ir.Attribute]Slot, b *ir.Builder, layout *datalayout.Layout) Deletion
}

// A DestructurableType is a type with elements.
type DestructurableType interface {
	// SlotElements returns the elements in order. ok is false if the type cannot be
	// taken apart.
	SlotElements() (list []Element, ok bool)
	// SlotElementType returns the type of the element of an index, nil if absent.
	// It may know elements even if SlotElements does not.
	SlotElementType(index ir.Attribute) ir.Type
}
