package convert

import (
	"slices"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// The journal records all changes, so that they can be undone. Most changes are made at
// once. Only replacements of operations and values wait until the conversion has
// succeeded.
//
// The methods of driver that implement the rewriter's engine are here: each does its
// part and records an entry.

// An entry is a recorded change. There are millions of them, so what most do not have is
// in more.
type entry struct {
	kind  kind
	op    *ir.Operation  // what was made, moved, changed or replaced; the first that was inlined
	block *ir.Block      // what was made, moved, erased or inlined
	value *ir.Value      // what was replaced
	with  *ir.Value      // what replaces a value, or the only result of an operation
	types *TypeConverter // of the pattern that replaced
	more  *more
}

type more struct {
	region *ir.Region // where a block was
	before *ir.Block  // where a block was: before this one
	from   ir.InsertPoint
	last   *ir.Operation // that was inlined
	values []*ir.Value   // what replaces the results of an operation
	old    *state
	uses   []foldedUse // of results that a folder replaced by constants, which are behind first
	first  *ir.Operation
	inside []contents // of an operation that was folded
}

// contents are the operations of a block, and the operands of the last one.
type contents struct {
	block    *ir.Block
	ops      []*ir.Operation
	operands []*ir.Value
}

// restore brings the operations back.
func (c *contents) restore() {
	for _, op := range c.ops {
		op.Remove()
		c.block.Append(op)
	}
	if len(c.ops) > 0 {
		c.ops[len(c.ops)-1].SetOperands(c.operands)
	}
}

// A foldedUse was the use of a result that a folder has replaced by a constant.
type foldedUse struct {
	op     *ir.Operation
	number int // of the operand
	result int
}

type kind uint8

const (
	opMade kind = iota
	opMoved
	opModified
	opReplaced
	castMade
	blockMade
	blockMoved
	blockErased
	blockInlined
	blockConverted
	blockSplit
	valueReplaced
	usesFolded
)

// A state is an operation before a change in place.
type state struct {
	loc        ir.Location
	props      *ir.InherentAttrs
	attrs      *ir.DictionaryAttr
	operands   []*ir.Value
	successors []*ir.Block
}

// save records the state of an operation. It uses the memory of the state saved before.
func (s *state) save(op *ir.Operation) {
	s.loc, _ = op.LocOrPos()
	s.props, s.attrs = op.InherentAttrs(), op.Discardables()
	s.operands, s.successors = s.operands[:0], s.successors[:0]
	for _, v := range op.Operands().All() {
		s.operands = append(s.operands, v)
	}
	for i := range op.Successors() {
		s.successors = append(s.successors, op.Successor(i))
	}
}

// clone returns a copy with memory of its own.
func (s *state) clone() *state {
	c := *s
	c.operands, c.successors = slices.Clone(s.operands), slices.Clone(s.successors)
	return &c
}

func (s *state) restore(op *ir.Operation) {
	op.SetLoc(s.loc)
	op.SetInherentAttrs(s.props)
	op.SetDiscardables(s.attrs)
	op.SetOperands(s.operands)
	for i, b := range s.successors {
		op.SetSuccessor(i, b)
	}
}

func (d *driver) log(e entry) { d.journal = append(d.journal, e) }

// Inserted records a new operation.
func (d *driver) Inserted(op *ir.Operation) {
	d.created.add(op)
	d.symbolCame(op)
	if d.cfg.NoRollback {
		d.tellInserted(op, rewrite.Place{})
		return
	}
	d.log(entry{kind: opMade, op: op})
}

// Moved records the move of an operation.
func (d *driver) Moved(op *ir.Operation, from ir.InsertPoint) {
	d.symbolCame(op)
	if d.cfg.NoRollback {
		d.tellInserted(op, rewrite.Place{Block: from.Block, Before: from.Before})
		return
	}
	d.log(entry{kind: opMoved, op: op, more: &more{from: from}})
}

// Follows reports whether there is a listener.
func (d *driver) Follows() bool { return d.cfg.Listener != nil }

// BlockInserted records a new block.
func (d *driver) BlockInserted(b *ir.Block) {
	if d.cfg.NoRollback {
		d.tellBlock(b, nil)
		return
	}
	d.log(entry{kind: blockMade, block: b})
}

// BlockMoved records the move of a block.
func (d *driver) BlockMoved(b *ir.Block, from *ir.Region, before *ir.Block) {
	d.forgetSymbols(from.Op())
	d.forgetSymbols(b.ParentOp())
	if d.cfg.NoRollback {
		d.tellBlock(b, from)
		return
	}
	d.log(entry{kind: blockMoved, block: b, more: &more{region: from, before: before}})
}

// BlockSplit records that a new block took a block's arguments and predecessors.
func (d *driver) BlockSplit(head, b *ir.Block) {
	if !d.cfg.NoRollback {
		d.log(entry{kind: blockSplit, block: b, more: &more{before: head}})
	}
}

// StartModify records the state of an operation before a change in place.
func (d *driver) StartModify(op *ir.Operation) {
	d.symbolGoes(op)
	if !d.cfg.NoRollback {
		old := &state{}
		old.save(op)
		d.log(entry{kind: opModified, op: op, more: &more{old: old}})
	}
}

// EndModify ends a change in place, or cancels it.
func (d *driver) EndModify(op *ir.Operation, cancel bool) {
	if !cancel {
		d.modified.add(op)
		d.symbolCame(op)
		if d.cfg.NoRollback {
			d.tellModified(op)
		}
		return
	}
	if d.cfg.NoRollback {
		d.symbolCame(op)
		return
	}
	for i := len(d.journal) - 1; i >= 0; i-- {
		if e := &d.journal[i]; e.kind == opModified && e.op == op {
			d.undoEntry(e)
			d.journal = append(d.journal[:i], d.journal[i+1:]...)
			return
		}
	}
}

// Replace maps the results of an operation to values.
func (d *driver) Replace(op *ir.Operation, values [][]*ir.Value) {
	if d.replaced.has(op) {
		panic("convert: " + op.Name() + " is replaced twice")
	}
	if op.Block() == nil {
		d.detached = true
		return
	}
	if d.cfg.NoRollback {
		d.replaceNow(op, values)
		return
	}
	for i, vs := range values {
		if v := op.Result(i); len(vs) > 0 && !d.leadsTo(v, vs) {
			d.mapping.set([]*ir.Value{v}, vs)
		}
	}
	d.log(entry{kind: opReplaced, op: op, types: d.types})
	d.markReplaced(op)
}

// Erase replaces the results of an operation by nothing.
func (d *driver) Erase(op *ir.Operation) { d.Replace(op, make([][]*ir.Value, op.NumResults())) }

// markReplaced notes that an operation and everything in it are not to be converted any
// more.
func (d *driver) markReplaced(op *ir.Operation) {
	ir.WalkPre(op, func(op *ir.Operation) ir.WalkResult {
		d.replaced.add(op)
		return ir.Advance
	})
}

// ReplaceValue maps a value to others.
func (d *driver) ReplaceValue(v *ir.Value, with []*ir.Value, which func(u *ir.Use) bool) {
	if which != nil && !d.cfg.NoRollback {
		panic("convert: only a conversion without rollback replaces some uses of a value")
	}
	d.replaceValue(v, with, d.types, which)
}

func (d *driver) replaceValue(v *ir.Value, with []*ir.Value, types *TypeConverter, which func(u *ir.Use) bool) {
	if d.cfg.NoRollback {
		d.replaceValueNow(v, with, types, which)
		return
	}
	if len(with) > 0 && !d.leadsTo(v, with) {
		d.mapping.set([]*ir.Value{v}, with)
	}
	d.log(entry{kind: valueReplaced, value: v, types: types})
}

// EraseBlock removes a block from its region.
func (d *driver) EraseBlock(b *ir.Block) {
	d.forgetSymbols(b.ParentOp())
	if d.cfg.NoRollback {
		d.changes++
		for op := range b.Ops() {
			if !d.replaced.has(op) {
				d.Erase(op)
			}
		}
		d.told.EraseBlock(b)
		return
	}
	d.log(entry{kind: blockErased, block: b, more: &more{region: b.Region(), before: b.Next()}})
	b.Remove()
	for op := range b.Ops() {
		d.markReplaced(op)
	}
}

// Inline moves the operations of a block, one by one if there is somebody to tell.
func (d *driver) Inline(b *ir.Block, to ir.InsertPoint) {
	single := d.cfg.NoRollback || d.Follows()
	if !single {
		d.log(entry{kind: blockInlined, block: b, op: b.First(), more: &more{last: b.Last()}})
	}
	for op := range b.Ops() {
		from := ir.InsertPoint{Block: b, Before: op.Next()}
		d.symbolGoes(op)
		op.Remove()
		to.Block.InsertBefore(to.Before, op)
		if single {
			d.Moved(op, from)
		} else {
			d.symbolCame(op)
		}
	}
}

// NoMatch passes the reason why a pattern does not match to the Config.
func (d *driver) NoMatch(op *ir.Operation, reason string) {
	if d.cfg.NoMatch != nil {
		d.cfg.NoMatch(op, reason)
	}
	if d.tries != nil && op == d.tries.op {
		d.tries.reason = reason
	}
}

// A mark is a position in the journal and its related lists.
type mark struct{ journal, ignored, replaced, changes int }

func (d *driver) mark() mark {
	return mark{len(d.journal), len(d.ignored.list), len(d.replaced.list), d.changes}
}

// undo reverts all changes after a mark.
func (d *driver) undo(to mark) {
	for i := len(d.journal) - 1; i >= to.journal; i-- {
		d.undoEntry(&d.journal[i])
	}
	clear(d.journal[to.journal:])
	d.journal = d.journal[:to.journal]
	d.ignored.cut(to.ignored)
	if !d.cfg.NoRollback {
		d.replaced.cut(to.replaced)
	}
}

func (d *driver) undoEntry(e *entry) {
	switch e.kind {
	case opMade:
		d.symbolGoes(e.op)
		for _, r := range e.op.Regions() {
			for b := range r.Blocks() {
				b.Remove() // it may be one that was moved there
			}
		}
		dropUses(e.op)
		e.op.Erase()
	case opMoved:
		d.symbolGoes(e.op)
		e.op.Remove()
		e.more.from.Block.InsertBefore(e.more.from.Before, e.op)
		d.symbolCame(e.op)
	case opModified:
		d.symbolGoes(e.op)
		e.more.old.restore(e.op)
		d.symbolCame(e.op)
	case opReplaced:
		for _, v := range e.op.Results().All() {
			d.mapping.unset([]*ir.Value{v})
		}
	case castMade:
		if c := d.casts[e.op]; c != nil && len(c.stands) > 0 {
			d.mapping.unset(c.stands)
		}
		delete(d.casts, e.op)
		dropUses(e.op)
		e.op.Erase()
	case blockMade:
		d.forgetSymbols(e.block.ParentOp())
		for op := range e.block.Ops() {
			op.Remove()
		}
		for s := range e.block.Uses() {
			s.Set(nil)
		}
		e.block.Remove()
	case blockMoved:
		d.forgetSymbols(e.block.ParentOp())
		e.block.Remove()
		e.more.region.InsertBefore(e.more.before, e.block)
		d.forgetSymbols(e.block.ParentOp())
	case blockErased:
		e.more.region.InsertBefore(e.more.before, e.block)
		d.forgetSymbols(e.block.ParentOp())
	case blockInlined:
		for op := e.op; op != nil; {
			next := op.Next()
			if op == e.more.last {
				next = nil
			}
			d.symbolGoes(op)
			op.Remove()
			e.block.Append(op)
			d.symbolCame(op)
			op = next
		}
	case blockConverted:
		e.more.before.ReplaceAllUsesWith(e.block)
	case blockSplit:
		for i := e.block.NumArgs() - 1; i >= 0; i-- { // the pattern has added them to what it takes for a new block
			for u := range e.block.Arg(i).Uses() {
				u.Set(nil)
			}
			e.block.EraseArgument(i)
		}
		e.block.TakeEntry(e.more.before)
	case valueReplaced:
		d.mapping.unset([]*ir.Value{e.value})
	case usesFolded:
		for _, u := range e.more.uses {
			u.op.SetOperand(u.number, e.op.Result(u.result))
		}
		for i := range e.more.inside {
			e.more.inside[i].restore()
		}
		for op := e.op.Prev(); op != e.more.first; op = e.op.Prev() {
			op.Erase()
		}
	}
}

// dropUses removes all uses of the results of an operation that is about to be erased.
func dropUses(op *ir.Operation) {
	for _, v := range op.Results().All() {
		for u := range v.Uses() {
			u.Set(nil)
		}
	}
}

// An opSet is a set of operations, in the order of their addition.
type opSet struct {
	list []*ir.Operation
	in   map[*ir.Operation]struct{} // unused while the list is short
}

// shortSet is the number of operations up to which an opSet is searched from end to end.
const shortSet = 8

func (s *opSet) has(op *ir.Operation) bool {
	if len(s.list) <= shortSet {
		return slices.Contains(s.list, op)
	}
	_, ok := s.in[op]
	return ok
}

func (s *opSet) add(op *ir.Operation) {
	if s.has(op) {
		return
	}
	s.list = append(s.list, op)
	switch {
	case len(s.list) == shortSet+1:
		if s.in == nil {
			s.in = map[*ir.Operation]struct{}{}
		}
		for _, op := range s.list {
			s.in[op] = struct{}{}
		}
	case len(s.list) > shortSet:
		s.in[op] = struct{}{}
	}
}

// cut removes all operations but the first n.
func (s *opSet) cut(n int) {
	if len(s.list) > shortSet {
		if n <= shortSet && len(s.list) > largeMap {
			s.in = nil
		} else if n <= shortSet {
			clear(s.in)
		} else {
			for _, op := range s.list[n:] {
				delete(s.in, op)
			}
		}
	}
	clear(s.list[n:])
	s.list = s.list[:n]
}

// clear removes all operations.
func (s *opSet) clear() { s.cut(0) }

// An opStack has the operations that the running patterns have created or modified. Those of the
// innermost one are on top. An operation may be there more than once.
type opStack struct {
	list []*ir.Operation
	from int // the first of the innermost pattern
}

func (s *opStack) add(op *ir.Operation) { s.list = append(s.list, op) }

// enter starts a pattern. It returns what leave takes.
func (s *opStack) enter() (outer int) {
	outer = s.from
	s.from = len(s.list)
	return outer
}

// top returns the operations of the innermost pattern. They stay there until leave.
func (s *opStack) top() []*ir.Operation { return s.list[s.from:] }

// leave removes the operations of the innermost pattern.
func (s *opStack) leave(outer int) {
	clear(s.list[s.from:])
	s.list = s.list[:s.from]
	s.from = outer
}
