// Package slotuse finds out who must do without an operand for a slot to go, which the passes
// mem2reg and sroa have in common.
package slotuse

import (
	"container/heap"
	"slices"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/memslot"
)

// A User is an operation that must do without some of its operands for the slot to go.
type User struct {
	Op   *ir.Operation
	Uses []*ir.Use
	// Plain or Mem is what the operation implements; Plain if it is both.
	Plain memslot.PromotableOp
	Mem   memslot.PromotableMemOp

	asked bool // whether it can do without them
}

// A Set is the users for one slot. Use comes first.
type Set struct {
	Users []User
	// Home is the region of the slot.
	Home *Region

	order *Order
	index map[*ir.Operation]int32 // of users
	uses  []*ir.Use               // backs those of users
}

// Ask is a question to a user: whether it can do without its operands, and which others
// must not be used, either.
type Ask func(u *User) (next []*ir.Use, ok bool)

// Use empties the set and prepares it for slots in the regions of an order, one slot after
// the other.
func (s *Set) Use(o *Order) {
	*s = Set{Users: s.Users[:0], uses: s.uses[:0], order: o, index: s.index}
	s.emptyIndex()
}

// mostKept is how many elements an index may have to be used again: to empty a map takes as
// long as its size once was, and most slots have few users.
const mostKept = 64

func (s *Set) emptyIndex() {
	if s.index == nil || len(s.index) > mostKept {
		s.index = map[*ir.Operation]int32{}
	}
	clear(s.index)
}

// Reset empties the set. The next slot is in region home.
func (s *Set) Reset(home *ir.Region) {
	s.Users, s.uses, s.Home = s.Users[:0], s.uses[:0], s.order.Region(home)
	s.emptyIndex()
}

// Add makes an operand one that must not be used. It reports whether that is possible at
// all.
func (s *Set) Add(use *ir.Use) bool {
	op := use.Owner()
	i, known := s.index[op]
	if known {
		u := &s.Users[i]
		u.Uses = append(u.Uses, use)
		return !u.asked
	}
	u := User{Op: op}
	var ok bool
	if u.Plain, ok = memslot.PromotableOpInterface.Of(op); !ok {
		if u.Mem, ok = memslot.PromotableMemOpInterface.Of(op); !ok {
			return false
		}
	}
	s.uses = append(s.uses, use)
	u.Uses = slices.Clip(s.uses[len(s.uses)-1:])
	s.index[op] = int32(len(s.Users))
	s.Users = append(s.Users, u)
	return true
}

// Ask asks all users, and those that they have demands on. It reports whether all can do
// without. While none has demands on others, the order does not matter.
func (s *Set) Ask(ask Ask) bool {
	for i := range s.Users {
		next, ok := ask(&s.Users[i])
		if !ok {
			return false
		}
		if len(next) > 0 {
			return s.askInOrder(ask)
		}
	}
	return true
}

// askInOrder asks each user when all demands on it are known: those that dominate it come
// first.
func (s *Set) askInOrder(ask Ask) bool {
	q := waiting{set: s}
	for i := range s.Users {
		q.list = append(q.list, int32(i))
	}
	heap.Init(&q)
	for q.Len() > 0 {
		u := &s.Users[heap.Pop(&q).(int32)]
		u.asked = true
		next, ok := ask(u)
		if !ok {
			return false
		}
		for _, use := range next {
			n := len(s.Users)
			if !s.Add(use) {
				return false
			}
			if len(s.Users) > n {
				heap.Push(&q, int32(n))
			}
		}
	}
	return true
}

// Sort orders the users: those that dominate others come first.
func (s *Set) Sort() {
	slices.SortFunc(s.Users, func(x, y User) int { return s.order.Compare(s.Home, x.Op, y.Op) })
}

// waiting is a heap of users, by number, that are still to be asked.
type waiting struct {
	set  *Set
	list []int32
}

// Len is the number of users.
func (w *waiting) Len() int { return len(w.list) }

// Less compares two users.
func (w *waiting) Less(i, j int) bool {
	s := w.set
	return s.order.Compare(s.Home, s.Users[w.list[i]].Op, s.Users[w.list[j]].Op) < 0
}

// Swap swaps two users.
func (w *waiting) Swap(i, j int) { w.list[i], w.list[j] = w.list[j], w.list[i] }

// Push adds a user at the end.
func (w *waiting) Push(x any) { w.list = append(w.list, x.(int32)) }

// Pop removes the last user.
func (w *waiting) Pop() any {
	last := w.list[len(w.list)-1]
	w.list = w.list[:len(w.list)-1]
	return last
}
