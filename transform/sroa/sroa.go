// Package sroa has the pass sroa, the scalar replacement of aggregates: it replaces a slot
// of an aggregate by slots of those of its elements that are used.
//
// Which operations make slots and which may use them is said by the interfaces of package
// memslot. A slot is left as it is if one of its users needs the whole, or may look at
// other elements than it says: at what follows the element of which it has the address.
//
// The elements may be aggregates themselves, so the pass goes over the slots until there is
// nothing more to do. The time for one slot depends on its users and on the number of its
// elements.
package sroa

import (
	"context"
	"slices"

	analysis "github.com/gomlir/gomlir/analysis/dominance"
	"github.com/gomlir/gomlir/datalayout"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/dominance"
	"github.com/gomlir/gomlir/memslot"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/transform/internal/slotuse"
)

// Pass is the pass sroa. It runs on any operation.
var Pass = &pass.Def{
	Name:    "sroa",
	Summary: "Scalar Replacement of Aggregates",
	Class:   "SROA",
	New: func(o *pass.Options) func(*pass.Job) {
		slots := o.Statistic("destructured slots", "Total amount of memory slots destructured")
		benefit := o.Statistic("slots with memory benefit", "Total amount of memory slots in which the destructured size was smaller than the total size after eliminating unused fields")
		elements := o.Statistic("max subelement number", "Maximal number of sub-elements a successfully destructured slot initially had")
		return func(j *pass.Job) {
			s := &splitter{ctx: j.Context(), dom: analysis.Analysis.Of(j), layout: datalayout.At(j.Op)}
			if s.run(j.Op); s.slots == 0 {
				j.PreserveAll()
				return
			}
			j.Preserve(analysis.Analysis)
			slots.Add(s.slots)
			benefit.Add(s.benefit)
			elements.Max(s.elements)
		}
	},
}

// Split replaces those slots of an operation, made by operations in it, that can be
// replaced by slots of their elements. It returns how many there were. The blocks and the
// edges between them stay as they are, so that dom, which must be valid, still is.
func Split(op *ir.Operation, dom *dominance.Info) (slots int) {
	s := &splitter{ctx: context.Background(), dom: dom, layout: datalayout.At(op)}
	s.run(op)
	return int(s.slots)
}

// A splitter is one run of the pass.
type splitter struct {
	ctx    context.Context
	dom    *dominance.Info
	layout *datalayout.Layout
	b      *ir.Builder

	slots, benefit, elements uint64

	// The rest is about one slot.
	slot      *memslot.DestructurableSlot
	order     *slotuse.Order
	blocked   slotuse.Set
	accessors []accessor
	used      *memslot.Indices
}

// An accessor is a user that takes slots of elements.
type accessor struct {
	op *ir.Operation
	memslot.DestructurableAccessor
}

func (s *splitter) run(op *ir.Operation) {
	s.b = ir.NewBuilder(op.Context())
	s.order = slotuse.NewOrder(s.dom)
	s.blocked.Use(s.order)
	for _, r := range op.Regions() {
		var list []*ir.Operation
		for b := range r.Blocks() {
			for op := range b.Ops() {
				ir.WalkPost(op, func(op *ir.Operation) ir.WalkResult {
					if memslot.DestructurableAllocationOpInterface.Has(op.Context(), op.Def()) {
						list = append(list, op)
					}
					return ir.Advance
				})
			}
		}
		s.allocations(list)
	}
	s.order.Done()
}

// allocations replaces the slots of some operations, in rounds.
func (s *splitter) allocations(list []*ir.Operation) {
	for changed := true; changed && s.ctx.Err() == nil; {
		changed = false
		var next []*ir.Operation
		for _, op := range list {
			made, done := s.allocation(op)
			if !done {
				next = append(next, op)
			}
			next = append(next, made...)
			changed = changed || done
		}
		list = next
	}
}

// allocation replaces one slot of an operation if it can. It returns the operations that
// make slots in its place.
func (s *splitter) allocation(op *ir.Operation) (made []*ir.Operation, done bool) {
	a, ok := memslot.DestructurableAllocationOpInterface.Of(op)
	if !ok {
		return nil, false
	}
	for _, slot := range a.DestructurableSlots() {
		s.slot = &slot
		if slot.Ptr.HasUses() && s.analyze() {
			return s.split(a), true
		}
	}
	return nil, false
}

// analyze finds out whether the slot can go.
func (s *splitter) analyze() bool {
	s.blocked.Reset(s.slot.Ptr.ParentRegion())
	s.accessors, s.used = s.accessors[:0], &memslot.Indices{}
	var safe []memslot.Slot
	for use := range s.slot.Ptr.Uses() {
		if a, ok := memslot.DestructurableAccessorOpInterface.Of(use.Owner()); ok {
			if next, ok := a.CanRewire(s.slot, s.used, s.layout); ok {
				s.accessors = append(s.accessors, accessor{use.Owner(), a})
				safe = append(safe, next...)
				continue
			}
		}
		if !s.block(use) {
			return false
		}
	}
	return s.usedSafely(safe) && s.blocked.Ask(func(u *slotuse.User) ([]*ir.Use, bool) {
		if u.Plain == nil {
			return nil, false
		}
		return u.Plain.CanRemoveUses(u.Uses, s.layout)
	})
}

// block makes an operand one that must not be used. It reports whether that is possible at
// all.
func (s *splitter) block(use *ir.Use) bool {
	return memslot.PromotableOpInterface.Has(use.Owner().Context(), use.Owner().Def()) && s.blocked.Add(use)
}

// usedSafely reports whether the users of some slots, and of those that they make, stay
// within them. Those that do not have to go.
func (s *splitter) usedSafely(slots []memslot.Slot) bool {
	visited := map[*ir.Use]bool{}
	for len(slots) > 0 {
		slot := slots[len(slots)-1]
		slots = slots[:len(slots)-1]
		for use := range slot.Ptr.Uses() {
			if visited[use] {
				continue
			}
			visited[use] = true
			if a, ok := memslot.SafeMemorySlotAccessOpInterface.Of(use.Owner()); ok {
				if next, ok := a.SafeAccess(slot, s.layout); ok {
					slots = append(slots, next...)
					continue
				}
			}
			if !s.block(use) {
				return false
			}
		}
	}
	return true
}

// A rewiring is what has to be done with an operation: user is set if it must do without
// operands, and accessor otherwise.
type rewiring struct {
	op       *ir.Operation
	user     *slotuse.User
	accessor memslot.DestructurableAccessor
}

// rewirings returns what has to be done, once for each operation, in order.
func (s *splitter) rewirings() (list []rewiring) {
	for i := range s.blocked.Users {
		u := &s.blocked.Users[i]
		list = append(list, rewiring{op: u.Op, user: u})
	}
	for _, x := range s.accessors {
		list = append(list, rewiring{op: x.op, accessor: x})
	}
	slices.SortStableFunc(list, func(x, y rewiring) int { return s.order.Compare(s.blocked.Home, x.op, y.op) })
	return slices.CompactFunc(list, func(x, y rewiring) bool { return x.op == y.op })
}

// split replaces the slot.
func (s *splitter) split(a memslot.DestructurableAllocation) (made []*ir.Operation) {
	slots, made := a.DestructureSlot(s.slot, s.used, s.b.AtStart(s.slot.Ptr.ParentBlock()))
	s.slots++
	s.elements = max(s.elements, uint64(len(s.slot.Elements)))
	if len(s.slot.Elements) != len(s.used.All()) {
		s.benefit++
	}
	var erase []*ir.Operation
	for _, r := range slices.Backward(s.rewirings()) {
		var d memslot.Deletion
		if s.b.After(r.op); r.user != nil {
			d = r.user.Plain.RemoveUses(r.user.Uses, s.b)
		} else {
			d = r.accessor.Rewire(s.slot, slots, s.b, s.layout)
		}
		if d == memslot.Delete {
			erase = append(erase, r.op)
		}
	}
	for _, op := range erase {
		op.DropAllReferences()
	}
	for _, op := range erase {
		op.Erase()
	}
	if next := a.SlotDestructured(s.slot, s.b); next != nil {
		made = append(made, next)
	}
	return made
}
