package ir

import (
	"iter"
	"slices"

	"github.com/gomlir/gomlir/source"
)

// A Region is a list of blocks that belongs to an operation. The first block
// is its entry.
type Region struct {
	op          *Operation
	first, last *Block
	scope       *Scope // definitions at its head; nil if absent
	index       uint32
	ordered     bool // the blocks' numbers are valid
}

// NewRegion returns an empty region that belongs to no operation yet.
func NewRegion() *Region { return &Region{} }

// Op is the operation that the region belongs to, or nil.
func (r *Region) Op() *Operation { return r.op }

// Index is the number of the region in its operation.
func (r *Region) Index() int { return int(r.index) }

// Empty reports whether the region has no blocks.
func (r *Region) Empty() bool { return r.first == nil }

// First is the entry block, or nil.
func (r *Region) First() *Block { return r.first }

// Last is the last block, or nil.
func (r *Region) Last() *Block { return r.last }

// HasSSADominance reports whether the operations of a block of the region run one after
// the other, so that an operand must be defined before its use. It is false for graph
// regions, and for regions of unregistered operations, which might be graph regions.
func (r *Region) HasSSADominance() bool {
	return r.op == nil || r.op.def.Registered() && !r.op.def.Has(GraphRegion)
}

// HasOneBlock reports whether the region has exactly one block.
func (r *Region) HasOneBlock() bool { return r.first != nil && r.first == r.last }

// Blocks yields the blocks in order. The block that is yielded may be removed.
func (r *Region) Blocks() iter.Seq[*Block] {
	return func(yield func(*Block) bool) {
		for b := r.first; b != nil; {
			next := b.next
			if !yield(b) {
				return
			}
			b = next
		}
	}
}

// Len counts the blocks.
func (r *Region) Len() int {
	n := 0
	for b := r.first; b != nil; b = b.next {
		n++
	}
	return n
}

// Append adds a block, which must be in no region, to the end.
func (r *Region) Append(b *Block) { r.InsertBefore(nil, b) }

// NewBlock makes a block with arguments of the given types at the end. Unlike
// Builder.CreateBlock, it moves no insertion point.
func (r *Region) NewBlock(args ...Type) *Block {
	b := NewBlock(args...)
	r.Append(b)
	return b
}

// InsertBefore adds a block, which must be in no region, before another one,
// or to the end if that is nil.
func (r *Region) InsertBefore(before, b *Block) {
	switch {
	case b.region != nil:
		panic("ir: block is already in a region")
	case before != nil && before.region != r:
		panic("ir: the block to insert before is not in the region")
	case b.first != nil && b.holds(r):
		panic("ir: block goes into a region that is in it")
	}
	b.region = r
	if before == nil {
		b.prev = r.last
		r.last = b
		if b.prev != nil {
			b.number = b.prev.number + 1
		}
	} else {
		b.prev, b.next = before.prev, before
		before.prev = b
		r.ordered = false
	}
	if b.prev != nil {
		b.prev.next = b
	} else {
		r.first = b
		if before == nil {
			b.number, r.ordered = 0, true
		}
	}
}

// holds reports whether a region belongs to an operation of the block, or is in one.
func (b *Block) holds(r *Region) bool {
	if r == nil {
		return false
	}
	for op := r.op; op != nil; op = op.ParentOp() {
		if op.block == b {
			return true
		}
	}
	return false
}

// renumber makes the numbers of the blocks valid.
func (r *Region) renumber() {
	n := uint32(0)
	for b := r.first; b != nil; b = b.next {
		b.number = n
		n++
	}
	r.ordered = true
}

// TakeBody moves all blocks of another region to the end of this one. An empty region
// without a Scope takes over the Scope, too. TakeBody of the region itself does nothing.
func (r *Region) TakeBody(from *Region) {
	if from == r {
		return
	}
	if r.first == nil && r.scope == nil {
		r.scope, from.scope = from.scope, nil
	}
	for b := from.first; b != nil; {
		next := b.next
		b.Remove()
		r.Append(b)
		b = next
	}
}

// ParentRegion is the region that the operation of this one is in, or nil.
func (r *Region) ParentRegion() *Region {
	if r.op == nil || r.op.block == nil {
		return nil
	}
	return r.op.block.region
}

// IsAncestor reports whether r is other or holds it.
func (r *Region) IsAncestor(other *Region) bool {
	for ; other != nil; other = other.ParentRegion() {
		if other == r {
			return true
		}
	}
	return false
}

// A Block is a list of operations that run one after the other, with arguments
// that its predecessors give it. The last operation of a block in an SSA
// region is a terminator.
//
// Example printed form: ^bb1(%0: i32):
type Block struct {
	region      *Region
	prev, next  *Block
	first, last *Operation
	preds       *Successor // head of the list of successors that are the block
	args        *blockArgs // nil if the block has no arguments
	pos         source.Pos
	number      uint32
	ordered     bool // the operations' order numbers are valid
	spaced      bool // and leave room for others
}

// blockArgs are the arguments of a block. Few blocks other than entry blocks have
// arguments.
type blockArgs struct {
	values []*Value
	locs   []Location // nil, or one for each argument
}

// NewBlock returns a block with arguments of the given types that is in no
// region.
func NewBlock(args ...Type) *Block {
	b := &Block{}
	for _, t := range args {
		b.AddArgument(t, nil)
	}
	return b
}

// String is the name of the block, "^bb0", as [Value.String] is that of a value. A
// block that is in no operation is "INVALIDBLOCK", as in MLIR.
func (b *Block) String() string { return string(appendBlock(nil, b)) }

// Region is the region the block is in, or nil.
func (b *Block) Region() *Region { return b.region }

// ParentOp is the operation whose region the block is in, or nil.
func (b *Block) ParentOp() *Operation {
	if b.region == nil {
		return nil
	}
	return b.region.op
}

// Next is the following block of the region, or nil.
func (b *Block) Next() *Block { return b.next }

// Prev is the preceding block of the region, or nil.
func (b *Block) Prev() *Block { return b.prev }

// IsEntry reports whether the block is the first of its region.
func (b *Block) IsEntry() bool { return b.region != nil && b.region.first == b }

// Number counts the blocks before this one in its region, which must not be
// nil. It may renumber the region.
func (b *Block) Number() int {
	if !b.region.ordered {
		b.region.renumber()
	}
	return int(b.number)
}

// Pos is the position of the block's label in the source text.
func (b *Block) Pos() source.Pos { return b.pos }

// SetPos sets the position of the block's label in the source text.
func (b *Block) SetPos(p source.Pos) { b.pos = p }

// Remove takes the block out of its region, with its operations.
func (b *Block) Remove() {
	r := b.region
	if r == nil {
		return
	}
	if b.prev != nil {
		b.prev.next = b.next
	} else {
		r.first = b.next
	}
	if b.next != nil {
		b.next.prev = b.prev
	} else {
		r.last = b.prev
	}
	r.ordered = r.ordered && b.next == nil
	b.region, b.prev, b.next = nil, nil, nil
}

// NumArgs is the number of arguments.
func (b *Block) NumArgs() int {
	if b.args == nil {
		return 0
	}
	return len(b.args.values)
}

// Arg returns argument i.
func (b *Block) Arg(i int) *Value { return b.args.values[i] }

// AddArgument adds an argument. A nil location is unknown.
func (b *Block) AddArgument(t Type, loc Location) *Value {
	v := &Value{typ: t.typeBase()}
	b.adopt(v)
	if loc != nil {
		v.SetLoc(loc)
	}
	return v
}

func (b *Block) adopt(v *Value) {
	if b.args == nil {
		b.args = &blockArgs{}
	}
	a := b.args
	v.block, v.index = b, uint32(len(a.values))
	a.values = append(a.values, v)
	if a.locs != nil {
		a.locs = append(a.locs, nil)
	}
}

// InsertArgument adds an argument before the one of number i.
func (b *Block) InsertArgument(i int, t Type, loc Location) *Value {
	v := b.AddArgument(t, loc)
	for j := b.NumArgs() - 1; j > i; j-- {
		b.swapArgs(j, j-1)
	}
	return v
}

// EraseArgument removes the argument of number i, which must have no uses.
func (b *Block) EraseArgument(i int) {
	if b.Arg(i).uses != nil {
		panic("ir: erasing a block argument that has uses")
	}
	last := b.NumArgs() - 1
	for j := i; j < last; j++ {
		b.swapArgs(j, j+1)
	}
	a := b.args
	a.values = a.values[:last]
	if a.locs != nil {
		a.locs = a.locs[:last]
	}
}

func (b *Block) swapArgs(i, j int) {
	vs := b.args.values
	vs[i], vs[j] = vs[j], vs[i]
	vs[i].index, vs[j].index = uint32(i), uint32(j)
	if l := b.args.locs; l != nil {
		l[i], l[j] = l[j], l[i]
	}
}

// TakeEntry moves the arguments and the predecessors of another block to this one,
// which must have no arguments. The predecessors come after its own.
func (b *Block) TakeEntry(from *Block) {
	if b.NumArgs() > 0 {
		panic("ir: TakeEntry of a block that has arguments")
	}
	b.args, from.args = from.args, nil
	for _, v := range b.Args().All() {
		v.block = b
	}
	end := &b.preds
	var last *Successor
	for s := b.preds; s != nil; s = s.next {
		end, last = &s.next, s
	}
	if *end = from.preds; from.preds != nil {
		from.preds.prev = last
	}
	for s := from.preds; s != nil; s = s.next {
		s.block = b
	}
	from.preds = nil
}

func (b *Block) argLoc(i int) Location {
	if l := b.args.locs; l != nil && l[i] != nil {
		return l[i]
	}
	v := b.args.values[i]
	return v.typ.ctx.LocationAt(v.pos)
}

func (b *Block) setArgLoc(i int, l Location) {
	a := b.args
	if a.locs == nil {
		a.locs = make([]Location, len(a.values))
	}
	a.locs[i] = l
}

// Empty reports whether the block has no operations.
func (b *Block) Empty() bool { return b.first == nil }

// First is the first operation, or nil.
func (b *Block) First() *Operation { return b.first }

// Last is the last operation, or nil.
func (b *Block) Last() *Operation { return b.last }

// Terminator returns the last operation if it is a terminator or unregistered, and nil
// otherwise.
func (b *Block) Terminator() *Operation {
	if b.last != nil && (b.last.def.Has(Terminator) || !b.last.def.Registered()) {
		return b.last
	}
	return nil
}

// Ops yields the operations in order. The operation that is yielded may be
// removed or erased.
func (b *Block) Ops() iter.Seq[*Operation] {
	return func(yield func(*Operation) bool) {
		for op := b.first; op != nil; {
			next := op.next
			if !yield(op) {
				return
			}
			op = next
		}
	}
}

// Append adds an operation, which must be in no block, to the end.
func (b *Block) Append(op *Operation) { b.InsertBefore(nil, op) }

// InsertBefore adds an operation, which must be in no block, before another
// one, or to the end if that is nil.
func (b *Block) InsertBefore(before, op *Operation) {
	switch {
	case op.block != nil:
		panic("ir: operation is already in a block")
	case before != nil && before.block != b:
		panic("ir: the operation to insert before is not in the block")
	case op.ext != nil:
		op.mustNotHold(b)
	}
	op.block = b
	if before == nil {
		op.prev = b.last
		b.last = op
		if op.prev != nil {
			op.order = op.prev.order + 1
		}
	} else {
		op.prev, op.next = before.prev, before
		before.prev = op
		b.ordered = b.ordered && b.spaced && op.orderBetween()
	}
	if op.prev != nil {
		op.prev.next = op
	} else {
		b.first = op
		if before == nil {
			b.ordered, b.spaced = true, false
			op.order = 0
		}
	}
}

// mustNotHold panics if a block is in one of the operation's regions.
func (op *Operation) mustNotHold(b *Block) {
	if slices.ContainsFunc(op.Regions(), func(r *Region) bool { return r.first != nil }) && op.IsAncestor(b.ParentOp()) {
		panic("ir: " + op.Name() + " goes into a block that is in it")
	}
}

// The order numbers of a block into whose middle operations are inserted leave room for
// more of them: orderStep between neighbours, and orderStart before the first.
const (
	orderStart = 1 << 24
	orderStep  = 32
)

// orderBetween sets the order number of an operation between those of its neighbours,
// of which there is one after it. It reports whether there is such a number.
func (op *Operation) orderBetween() bool {
	low, high := uint32(0), op.next.order
	if op.prev != nil {
		low = op.prev.order
	} else if high > orderStep {
		low = high - orderStep
	}
	op.order = low + (high-low)/2
	return low < op.order && op.order < high
}

// TakeOps moves all operations of another block to the end of this one. TakeOps of the
// block itself does nothing.
func (b *Block) TakeOps(from *Block) {
	if from.first == nil || from == b {
		return
	}
	if from.holds(b.region) {
		panic("ir: TakeOps of a block that holds this one")
	}
	for op := from.first; op != nil; op = op.next {
		op.block = b
	}
	if b.last != nil {
		b.last.next, from.first.prev = from.first, b.last
	} else {
		b.first = from.first
	}
	b.last = from.last
	b.ordered = false
	from.first, from.last = nil, nil
}

// renumber makes the order numbers of the operations valid, with room between them.
func (b *Block) renumber() {
	n := uint32(orderStart)
	for op := b.first; op != nil; op = op.next {
		op.order = n
		n += orderStep
	}
	b.ordered, b.spaced = true, true
}

// Renumber makes [Operation.Ordinal] count the operations of the block. It takes time that
// is linear in their number. It pays for code that has inserted operations into a block
// which others will ask.
func (b *Block) Renumber() {
	n := uint32(0)
	for op := b.first; op != nil; op = op.next {
		op.order = n
		n++
	}
	b.ordered, b.spaced = true, false
}

// Split moves the operation at and all that follow it to a new block, which
// it inserts after this one and returns. The new block is empty if at is nil.
func (b *Block) Split(at *Operation) *Block {
	if at != nil && at.block != b {
		panic("ir: the operation to split at is not in the block")
	}
	nb := NewBlock()
	b.region.InsertBefore(b.next, nb)
	for op := at; op != nil; {
		next := op.next
		op.Remove()
		nb.Append(op)
		op = next
	}
	return nb
}

// Successors are the successors of the block's terminator.
func (b *Block) Successors() []Successor {
	if b.last == nil {
		return nil
	}
	return b.last.Successors()
}

// Predecessors yields the blocks whose terminators have b as a successor, once
// for each time, the newest first.
func (b *Block) Predecessors() iter.Seq[*Block] {
	return func(yield func(*Block) bool) {
		for s := b.preds; s != nil; s = s.next {
			if s.owner.block != nil && !yield(s.owner.block) {
				return
			}
		}
	}
}

// HasPredecessors reports whether any operation has the block as a successor.
func (b *Block) HasPredecessors() bool { return b.preds != nil }

// Uses yields the successors that are b, the newest first. The block of the
// successor that is yielded may be changed.
func (b *Block) Uses() iter.Seq[*Successor] {
	return func(yield func(*Successor) bool) {
		for s := b.preds; s != nil; {
			next := s.next
			if !yield(s) {
				return
			}
			s = next
		}
	}
}

// ReverseUses turns the list of successors that are b around; see
// Value.ReverseUses.
func (b *Block) ReverseUses() {
	var head *Successor
	for s := b.preds; s != nil; {
		next := s.next
		s.next, s.prev = head, next
		head = s
		s = next
	}
	b.preds = head
}

// ReplaceAllUsesWith replaces b by another block in all successors.
func (b *Block) ReplaceAllUsesWith(to *Block) {
	for b != to && b.preds != nil {
		b.preds.Set(to)
	}
}

// A Successor is a block that a terminator may go to, linked into the block's
// list of predecessors.
type Successor struct {
	block *Block
	owner *Operation
	next  *Successor
	prev  *Successor
	index uint32
}

// Block is the block that control goes to.
func (s *Successor) Block() *Block { return s.block }

// Owner is the terminator.
func (s *Successor) Owner() *Operation { return s.owner }

// Index is the number of the successor in its operation.
func (s *Successor) Index() int { return int(s.index) }

// Set replaces the successor by another block.
func (s *Successor) Set(b *Block) {
	s.unlink()
	s.link(b)
}

func (s *Successor) link(b *Block) {
	s.block = b
	if b == nil {
		return
	}
	s.prev, s.next = nil, b.preds
	if b.preds != nil {
		b.preds.prev = s
	}
	b.preds = s
}

func (s *Successor) unlink() {
	if s.block == nil {
		return
	}
	if s.prev != nil {
		s.prev.next = s.next
	} else {
		s.block.preds = s.next
	}
	if s.next != nil {
		s.next.prev = s.prev
	}
	s.block, s.next, s.prev = nil, nil, nil
}
