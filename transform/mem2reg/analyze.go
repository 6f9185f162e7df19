package mem2reg

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/transform/internal/slotuse"
)

// A user is an operation that must do without some of its operands for the slot to go.
type user struct {
	slotuse.User
	// content is what is in the slot before a Mem runs, nil for the initial value, and
	// stored what it stores, nil if nothing or if it never runs.
	content, stored *ir.Value
	// made is the operation behind the user that computes stored, nil if that was there.
	made *ir.Operation
}

// analyze finds out whether the slot can go. If so, it sets users, those that dominate
// others first, and merges.
func (p *promoter) analyze() bool {
	r := p.slot.Ptr.ParentRegion()
	if op := r.Op(); op != nil && op.Has(ir.GraphRegion) {
		return false
	}
	p.set.Reset(r)
	p.home, p.initial, p.now = p.set.Home, nil, nil
	for u := range p.slot.Ptr.Uses() {
		if !p.set.Add(u) {
			return false
		}
	}
	if !p.set.Ask(p.ask) {
		return false
	}
	for i := range p.set.Users {
		if u := &p.set.Users[i]; u.Mem != nil && u.Op.ParentRegion() != r {
			return false
		}
	}
	p.set.Sort()
	p.users = p.users[:0]
	for _, u := range p.set.Users {
		p.users = append(p.users, user{User: u})
	}
	return p.findMerges()
}

// ask asks a user whether it can do without its operands.
func (p *promoter) ask(u *slotuse.User) (next []*ir.Use, ok bool) {
	if u.Plain != nil {
		return u.Plain.CanRemoveUses(u.Uses, p.layout)
	}
	return u.Mem.CanRemoveSlotUses(p.slot, u.Uses, p.layout)
}

// findMerges finds the blocks where different contents of the slot meet. It reports whether
// all their predecessors can give them an argument.
func (p *promoter) findMerges() bool {
	p.merges = nil
	r := p.home
	if r.Frontiers == nil {
		return true
	}
	defining, live := p.definingBlocks()
	if !r.Frontiers.MayMeet(defining) {
		return true
	}
	p.merges = r.Frontiers.Iterated(defining, p.liveIn(defining, live))
	for _, b := range p.merges {
		for pred := range b.Predecessors() {
			if t := pred.Last(); t == nil || !ir.BranchOpInterface.Has(t.Context(), t.Def()) {
				return false
			}
		}
	}
	return true
}

// definingBlocks returns the blocks with stores to the slot, and those with a load before
// any store.
func (p *promoter) definingBlocks() (defining, live []*ir.Block) {
	defining, live = p.defining[:0], p.live[:0]
	var last *ir.Block // with a load or a store
	for i := range p.users {
		u := &p.users[i]
		b := u.Op.Block()
		if u.Mem == nil {
			continue
		}
		if b != last && u.Mem.LoadsFromSlot(p.slot) {
			live = append(live, b)
			last = b
		}
		if u.Mem.StoresToSlot(p.slot) {
			last = b
			if len(defining) == 0 || defining[len(defining)-1] != b {
				defining = append(defining, b)
			}
		}
	}
	p.defining, p.live = defining, live
	return defining, live
}

// liveIn returns the blocks at whose start the content of the slot matters: live, and the
// predecessors of others without stores.
func (p *promoter) liveIn(defining, live []*ir.Block) (list []*ir.Block) {
	r := p.home
	r.ClearMarks()
	for _, b := range live {
		r.Mark(b)
	}
	list = live
	for _, b := range defining {
		r.Mark(b) // those that are live are in the list
	}
	defer func() { p.live = list }()
	for i := 0; i < len(list); i++ {
		for pred := range list[i].Predecessors() {
			if pred.Region() == p.slot.Ptr.ParentRegion() && r.Reachable(pred) && r.Mark(pred) {
				list = append(list, pred)
			}
		}
	}
	return list
}
