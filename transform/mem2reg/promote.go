package mem2reg

import (
	"cmp"
	"slices"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/memslot"
)

// promote removes the slot. It returns the operation that makes the others of the
// allocation, nil if absent.
func (p *promoter) promote() *ir.Operation {
	p.rename()
	watchers := p.watchers()
	var stored *ir.Operation
	if len(watchers) > 0 {
		stored = p.definitions()
	}
	p.erase = p.erase[:0]
	for i := range slices.Backward(p.users) {
		p.remove(&p.users[i])
	}
	if len(watchers) > 0 {
		p.show(watchers, stored)
	}
	for _, op := range p.erase {
		op.Erase()
	}
	p.promoted++
	return p.alloc.SlotPromoted(p.slot, p.initial, p.b)
}

// remove removes the uses of one user.
func (p *promoter) remove(u *user) {
	p.b.After(u.Op)
	var d memslot.Deletion
	if u.Plain != nil {
		d = u.Plain.RemoveUses(u.Uses, p.b)
	} else {
		p.now = u.content
		d = u.Mem.RemoveSlotUses(p.slot, u.Uses, p.b, p.content, p.layout)
	}
	if d == memslot.Delete {
		p.erase = append(p.erase, u.Op)
	}
}

// watchers returns the users that want to see what is stored, the last one first.
func (p *promoter) watchers() (list []*user) {
	for i := range slices.Backward(p.users) {
		if u := &p.users[i]; u.Plain != nil && memslot.ReplacedValuesInterface.Has(u.Op.Context(), u.Op.Def()) {
			list = append(list, u)
		}
	}
	return list
}

// definitions returns an operation in no block that has the values that are stored as
// operands, the last one first. They may be loaded from the slot itself, and then be
// replaced by what is loaded.
func (p *promoter) definitions() *ir.Operation {
	var values []*ir.Value
	for _, u := range slices.Backward(p.users) {
		if u.stored != nil {
			values = append(values, u.stored)
		}
	}
	return keeper(p.b.Context(), values)
}

// show shows what is stored to those that want to see it.
func (p *promoter) show(watchers []*user, stored *ir.Operation) {
	var list []memslot.Definition
	for _, u := range slices.Backward(p.users) {
		if u.stored != nil {
			d := memslot.Definition{Op: u.Op, Value: stored.Operand(len(list))}
			if u.made != nil && d.Value.DefiningOp() == u.made {
				d.Op = u.made
			}
			list = append(list, d)
		}
	}
	stored.DropAllReferences()
	for _, u := range watchers {
		w, _ := memslot.ReplacedValuesInterface.Of(u.Op)
		w.VisitReplacedValues(list, p.b.After(u.Op))
	}
}

// A stop is a block on the way through the dominator tree at which the content of the slot
// matters: for its users, because it gets an argument, or because one that it goes to does.
type stop struct {
	block   *ir.Block
	at, end int // see slotuse.Region.Place
	users   []user
	arg     *ir.Value // the argument for the slot, nil if absent
	content *ir.Value // at the end, nil for the initial value
}

// rename finds out what is in the slot before each user, adds arguments to blocks, and
// gives them their values.
func (p *promoter) rename() {
	stops := p.findStops()
	var path []int // those that dominate the current one
	for i := range stops {
		s := &stops[i]
		for len(path) > 0 && stops[path[len(path)-1]].end <= s.at {
			path = path[:len(path)-1]
		}
		p.now = s.arg
		if s.arg == nil && len(path) > 0 {
			p.now = stops[path[len(path)-1]].content
		}
		if !p.home.Reachable(s.block) {
			continue
		}
		p.renameIn(s)
		path = append(path, i)
	}
	p.link(stops)
}

// renameIn visits the users of the slot in a block.
func (p *promoter) renameIn(s *stop) {
	for i := range s.users {
		u := &s.users[i]
		if u.Mem == nil {
			continue
		}
		u.content = p.now
		if u.Mem.StoresToSlot(p.slot) {
			next := u.Op.Next()
			u.stored = u.Mem.StoredValue(p.slot, p.b.After(u.Op), p.content, p.layout)
			if u.Op.Next() != next {
				u.made = u.stored.DefiningOp()
			}
			p.now = u.stored
		}
	}
	s.content = p.now
}

// findStops returns the stops in the order of the dominator tree. It adds the arguments.
func (p *promoter) findStops() []stop {
	r, list := p.home, p.stops[:0]
	defer func() { p.stops = list }()
	add := func(b *ir.Block, users []user) {
		at, end := r.Place(b)
		list = append(list, stop{block: b, at: at, end: end, users: users})
	}
	for from := 0; from < len(p.users); {
		b, to := p.users[from].Op.Block(), from+1
		for to < len(p.users) && p.users[to].Op.Block() == b {
			to++
		}
		if b.Region() == p.slot.Ptr.ParentRegion() {
			add(b, p.users[from:to])
		}
		from = to
	}
	if len(list) <= 1 && len(p.merges) == 0 {
		return list
	}
	r.ClearMarks()
	for i := range list {
		r.Mark(list[i].block)
	}
	for _, b := range p.merges {
		if r.Mark(b) {
			add(b, nil)
		}
		for pred := range b.Predecessors() {
			if r.Mark(pred) {
				add(pred, nil)
			}
		}
	}
	slices.SortFunc(list, func(x, y stop) int { return cmp.Compare(x.at, y.at) })
	r.ClearMarks()
	for _, b := range p.merges {
		r.Mark(b)
	}
	for i := range list {
		if b := list[i].block; r.Marked(b) {
			list[i].arg = b.AddArgument(p.slot.Elem, p.slot.Ptr.Loc())
		}
	}
	return list
}

// link gives the new arguments their values.
func (p *promoter) link(stops []stop) {
	var args []*ir.Value
	for i := range stops {
		if stops[i].arg != nil {
			args = append(args, stops[i].arg)
		}
	}
	if len(args) == 0 {
		return
	}
	p.arguments += uint64(len(args))
	p.alloc.SlotArgumentsAdded(p.slot, args, p.b)
	for i := range stops {
		s := &stops[i]
		succs := s.block.Successors()
		for j := range succs {
			b := succs[j].Block()
			if b.Region() != p.slot.Ptr.ParentRegion() || !p.home.Marked(b) {
				continue
			}
			p.now = s.content
			p.pending.add(&succs[j], p.content())
		}
	}
	p.pending.next(p.b.Context())
}
