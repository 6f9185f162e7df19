package rewrite

import "github.com/gomlir/gomlir/ir"

// A Rewriter changes the IR and notifies the driver of each change. Patterns must make
// all changes through it. It embeds a Builder, so operations that the typed constructors
// of dialects create are seen, too:
//
//	sum := arith.NewAddI(r.Builder, x, y)
//	r.Replace(op, sum.Result())
//
// A Rewriter belongs to one goroutine.
type Rewriter struct {
	*ir.Builder
	listener *Listener
	engine   Engine
}

// A Listener is notified of changes. Nil functions are not called.
type Listener struct {
	// Inserted is called after an operation is created or moved. from is the place where
	// it was, the zero Place if it is new.
	Inserted func(op *ir.Operation, from Place)
	// Modified is called after an operation is changed in place, operands included.
	Modified func(op *ir.Operation)
	// Replaced is called before the results of an operation are replaced. A value is nil
	// where the result is dropped.
	Replaced func(op *ir.Operation, values []*ir.Value)
	// Erased is called before an operation is erased, after what is in it has been
	// erased: blocks after their successors, operations from the last to the first.
	Erased func(op *ir.Operation)
	// BlockInserted is called after a block is created or moved. from is the region where
	// it was, nil if it is new.
	BlockInserted func(b *ir.Block, from *ir.Region)
	// BlockErased is called before a block is erased.
	BlockErased func(b *ir.Block)
	// NoMatch is called with the reason that a pattern gives for not matching.
	NoMatch func(op *ir.Operation, reason string)
}

// A Place is where an operation was before it moved.
type Place struct {
	// Block is nil if the operation is new.
	Block *ir.Block
	// Before is the operation that came after it, nil if it was the last one of the block.
	Before *ir.Operation
	// Inexact says that only the block is known: a conversion tells of moves at its end,
	// when the neighbours may have gone.
	Inexact bool
}

// An Engine implements the changes that a driver may want to delay or undo. Package
// convert has one; the default makes changes at once.
type Engine interface {
	// Inserted, Moved, BlockInserted and BlockMoved are called after the change. from
	// is the place before it.
	Inserted(op *ir.Operation)
	Moved(op *ir.Operation, from ir.InsertPoint)
	BlockInserted(b *ir.Block)
	BlockMoved(b *ir.Block, from *ir.Region, before *ir.Block)
	// BlockSplit is called when the arguments and the predecessors of a block have
	// moved to head, a new block in front of it.
	BlockSplit(head, b *ir.Block)
	// StartModify and EndModify are called before and after a change in place. cancel
	// says that nothing changed.
	StartModify(op *ir.Operation)
	EndModify(op *ir.Operation, cancel bool)
	// Replace replaces each result of an operation by a list of values, and erases the
	// operation. A nil list drops the result.
	Replace(op *ir.Operation, values [][]*ir.Value)
	// Erase erases an operation whose results have no uses.
	Erase(op *ir.Operation)
	// ReplaceValue replaces the uses of a value for which which returns true, all if it
	// is nil.
	ReplaceValue(v *ir.Value, with []*ir.Value, which func(u *ir.Use) bool)
	// EraseBlock erases a block and the operations in it.
	EraseBlock(b *ir.Block)
	// Inline moves the operations of a block to a point. It does not replace the
	// block's arguments.
	Inline(b *ir.Block, to ir.InsertPoint)
	// NoMatch is called with the reason why a pattern does not match.
	NoMatch(op *ir.Operation, reason string)
	// Follows reports whether somebody is told of each move, so that the order of moves
	// must be upstream's.
	Follows() bool
}

// New returns a rewriter that makes changes at once. listener may be nil.
func New(c *ir.Context, l *Listener) *Rewriter {
	if l == nil {
		l = &Listener{}
	}
	return with(c, &direct{listener: l}, l)
}

// changes notes that something has changed of which no listener is told: upstream's drivers
// do not call it a change.
func (r *Rewriter) changes() {
	if d, ok := r.engine.(*direct); ok {
		d.changed = true
	}
}

// NewWith returns a rewriter that makes changes through an engine.
func NewWith(c *ir.Context, e Engine) *Rewriter { return with(c, e, nil) }

func with(c *ir.Context, e Engine, l *Listener) *Rewriter {
	r := &Rewriter{Builder: ir.NewBuilder(c), engine: e, listener: l}
	r.Builder.OnInsert(e.Inserted)
	return r
}

// NoMatch reports why a pattern does not match an operation, for people who debug
// patterns. It returns false, for the pattern to return.
func (r *Rewriter) NoMatch(op *ir.Operation, reason string) bool {
	r.engine.NoMatch(op, reason)
	return false
}

// Replace replaces the results of an operation by values, and erases it. A value may be
// nil if the result has no uses. A conversion panics if an operation is replaced twice.
func (r *Rewriter) Replace(op *ir.Operation, values ...*ir.Value) {
	lists := make([][]*ir.Value, len(values))
	for i, v := range values {
		if v != nil {
			lists[i] = values[i : i+1 : i+1]
		}
	}
	r.ReplaceMany(op, lists)
}

// ReplaceBy replaces an operation by another with as many results.
func (r *Rewriter) ReplaceBy(op *ir.Operation, other *ir.Operation) {
	values := make([]*ir.Value, other.NumResults())
	for i, v := range other.Results().All() {
		values[i] = v
	}
	r.Replace(op, values...)
}

// ReplaceMany replaces each result of an operation by a list of values, and erases the
// operation. In a conversion, a list has any number of values, as the type of the
// result converts to any number of types. Elsewhere, each list has one value.
func (r *Rewriter) ReplaceMany(op *ir.Operation, values [][]*ir.Value) {
	if len(values) != op.NumResults() {
		panic("rewrite: replacing " + op.Name() + " by the wrong number of values")
	}
	r.leave(op)
	r.engine.Replace(op, values)
}

// leave moves the insertion point behind an operation that is about to be erased.
func (r *Rewriter) leave(op *ir.Operation) {
	if p := r.Point(); p.Before == op {
		p.Before = op.Next()
		r.At(p)
	}
}

// CreateOrFold returns the result of an operation with one result: of one that is created at
// the insertion point, or, if it folds, an existing value or a new constant.
func (r *Rewriter) CreateOrFold(st *ir.OperationState) *ir.Value {
	st.Context = r.Context()
	op := ir.NewBuilder(st.Context).SetLoc(r.Loc()).Create(st)
	if results, ok := op.FoldFully(); ok && len(results) > 0 {
		if values, _, ok := Materialize(r, op, results); ok {
			op.Erase()
			return values[0]
		}
	}
	r.Insert(op)
	return op.Result(0)
}

// Erase erases an operation. Its results must not have uses.
func (r *Rewriter) Erase(op *ir.Operation) {
	r.leave(op)
	r.engine.Erase(op)
}

// ReplaceUses replaces all uses of a value by another value.
func (r *Rewriter) ReplaceUses(v, with *ir.Value) { r.engine.ReplaceValue(v, []*ir.Value{with}, nil) }

// ReplaceUsesMany replaces all uses of a value by several values. Only a conversion
// supports that.
func (r *Rewriter) ReplaceUsesMany(v *ir.Value, with []*ir.Value) {
	r.engine.ReplaceValue(v, with, nil)
}

// ReplaceUsesIf replaces those uses of a value by another value for which which returns
// true. A conversion supports that only without rollback, where which is also asked about
// casts that the conversion has inserted; one with rollback panics.
func (r *Rewriter) ReplaceUsesIf(v, with *ir.Value, which func(u *ir.Use) bool) {
	r.engine.ReplaceValue(v, []*ir.Value{with}, which)
}

// ReplaceUsesManyIf is ReplaceUsesIf with several values. Only a conversion supports that.
func (r *Rewriter) ReplaceUsesManyIf(v *ir.Value, with []*ir.Value, which func(u *ir.Use) bool) {
	r.engine.ReplaceValue(v, with, which)
}

// ReplaceBlockUses lets all branches to a block lead to another one.
func (r *Rewriter) ReplaceBlockUses(b, with *ir.Block) {
	for s := range b.Uses() {
		r.Modify(s.Owner(), func() { s.Set(with) })
	}
}

// Modify calls change, which changes an operation in place: anything except its
// position, results and regions. change must not create or erase other operations
// behind the driver's back.
func (r *Rewriter) Modify(op *ir.Operation, change func()) {
	r.engine.StartModify(op)
	change()
	r.engine.EndModify(op, false)
}

// TryModify is Modify for a change that may decide against it: change then returns
// false and leaves the operation as it was.
func (r *Rewriter) TryModify(op *ir.Operation, change func() bool) bool {
	r.engine.StartModify(op)
	changed := change()
	r.engine.EndModify(op, !changed)
	return changed
}

// MoveBefore moves an operation in front of another.
func (r *Rewriter) MoveBefore(op, other *ir.Operation) {
	r.MoveTo(op, ir.InsertPoint{Block: other.Block(), Before: other})
}

// MoveAfter moves an operation behind another.
func (r *Rewriter) MoveAfter(op, other *ir.Operation) {
	r.MoveTo(op, ir.InsertPoint{Block: other.Block(), Before: other.Next()})
}

// MoveTo moves an operation to an insertion point.
func (r *Rewriter) MoveTo(op *ir.Operation, to ir.InsertPoint) {
	if to.Before == op {
		return
	}
	from := ir.InsertPoint{Block: op.Block(), Before: op.Next()}
	r.leave(op)
	op.Remove()
	to.Block.InsertBefore(to.Before, op)
	r.engine.Moved(op, from)
}

// Clone copies an operation and everything in it to the insertion point. The mapping
// may be nil; see [ir.Operation.Clone].
func (r *Rewriter) Clone(op *ir.Operation, m *ir.IRMapping) *ir.Operation {
	c := op.Clone(m)
	r.Insert(c)
	r.tellInner(c)
	return c
}

// tellInner notifies of everything inside a new operation: of all blocks directly in it
// first, then of the operations, each followed by its own blocks.
func (r *Rewriter) tellInner(op *ir.Operation) {
	r.tellBlocks(op)
	for _, region := range op.Regions() {
		for b := range region.Blocks() {
			r.tellOps(b)
		}
	}
}

func (r *Rewriter) tellBlocks(op *ir.Operation) {
	for _, region := range op.Regions() {
		for b := range region.Blocks() {
			r.engine.BlockInserted(b)
		}
	}
}

func (r *Rewriter) tellOps(b *ir.Block) {
	for op := range b.Ops() {
		ir.WalkPre(op, func(op *ir.Operation) ir.WalkResult {
			r.engine.Inserted(op)
			r.tellBlocks(op)
			return ir.Advance
		})
	}
}

// CreateBlock creates a block in front of another one, or at the end of the region if
// before is nil, and moves the insertion point there. locs are the locations of the
// arguments; nil stands for unknown locations.
func (r *Rewriter) CreateBlock(in *ir.Region, before *ir.Block, args []ir.Type, locs []ir.Location) *ir.Block {
	b := ir.NewBlock()
	for i, t := range args {
		var l ir.Location = ir.NewUnknownLoc(r.Context())
		if locs != nil {
			l = locs[i]
		}
		b.AddArgument(t, l)
	}
	in.InsertBefore(before, b)
	r.engine.BlockInserted(b)
	r.AtEnd(b)
	return b
}

// EraseBlock erases a block with all operations in it. The block, its arguments and the
// results of its operations must not be used elsewhere.
func (r *Rewriter) EraseBlock(b *ir.Block) {
	if p := r.Point(); p.Block == b {
		r.At(ir.InsertPoint{})
	}
	r.engine.EraseBlock(b)
}

// Split divides a block in front of an operation, or at its end if at is nil. The head
// keeps the arguments, the predecessors and the operations before at; the tail, right
// behind it, has the rest. One of the two is b and the other is new. If nobody is told of
// moves, the operations of the shorter part move, so that a block can be split many times
// at linear cost. Otherwise, as in MLIR, those of the tail do, from the last to the first.
func (r *Rewriter) Split(b *ir.Block, at *ir.Operation) (head, tail *ir.Block) {
	if at != nil && at.Block() != b {
		panic("rewrite: Split at an operation of another block")
	}
	point := r.Point()
	fresh := ir.NewBlock()
	if !r.engine.Follows() && headShorter(at) {
		head, tail = fresh, b
		b.Region().InsertBefore(b, head)
		head.SetPos(b.Pos())
		r.engine.BlockInserted(head)
		head.TakeEntry(b)
		r.engine.BlockSplit(head, b)
		for op := b.First(); op != at; op = b.First() {
			r.move(op, head, nil)
		}
	} else {
		head, tail = b, fresh
		b.Region().InsertBefore(b.Next(), tail)
		r.engine.BlockInserted(tail)
		for op := b.Last(); at != nil && at.Block() == b; op = b.Last() {
			r.move(op, tail, tail.First())
		}
	}
	if point.Block == b {
		if point.Block = head; point.Before != nil {
			point.Block = point.Before.Block()
		}
	}
	r.At(point)
	return head, tail
}

// headShorter reports whether there are fewer operations before one in its block than
// after it. It takes as many steps as the smaller number.
func headShorter(at *ir.Operation) bool {
	if at == nil {
		return false
	}
	before, after := at.Prev(), at.Next()
	for before != nil && after != nil {
		before, after = before.Prev(), after.Next()
	}
	return before == nil && after != nil
}

// move moves an operation in front of another of a block, or to its end.
func (r *Rewriter) move(op *ir.Operation, to *ir.Block, before *ir.Operation) {
	from := ir.InsertPoint{Block: op.Block(), Before: op.Next()}
	op.Remove()
	to.InsertBefore(before, op)
	r.engine.Moved(op, from)
}

// InlineAt moves the operations of a block to a point, replaces its arguments by values
// and erases the block. Nothing may branch to the block.
func (r *Rewriter) InlineAt(b *ir.Block, to ir.InsertPoint, args []*ir.Value) {
	if len(args) != b.NumArgs() {
		panic("rewrite: inlining a block with the wrong number of values for its arguments")
	}
	point := r.Point()
	for i, v := range args {
		r.ReplaceUses(b.Arg(i), v)
	}
	r.engine.Inline(b, to)
	if point.Block == b {
		point.Block = to.Block
		if point.Before == nil {
			point.Before = to.Before
		}
	}
	r.engine.EraseBlock(b)
	r.At(point)
}

// Merge moves the operations of a block to the end of another, and erases it; see
// InlineAt.
func (r *Rewriter) Merge(b, to *ir.Block, args []*ir.Value) {
	r.InlineAt(b, ir.InsertPoint{Block: to}, args)
}

// InlineRegion moves all blocks of a region in front of a block of another, or to the
// end of that region if before is nil.
func (r *Rewriter) InlineRegion(from, to *ir.Region, before *ir.Block) {
	for b := range from.Blocks() {
		r.MoveBlock(b, to, before)
	}
}

// MoveBlock moves a block in front of another one, or to the end of a region if before
// is nil.
func (r *Rewriter) MoveBlock(b *ir.Block, to *ir.Region, before *ir.Block) {
	from, next := b.Region(), b.Next()
	b.Remove()
	to.InsertBefore(before, b)
	r.engine.BlockMoved(b, from, next)
}

// CloneRegion copies all blocks of a region in front of a block of another, or to the
// end of that region if before is nil. The mapping may be nil; see
// [ir.Region.CloneInto].
func (r *Rewriter) CloneRegion(from, to *ir.Region, before *ir.Block, m *ir.IRMapping) {
	if m == nil {
		m = &ir.IRMapping{}
	}
	fresh := ir.NewRegion()
	from.CloneInto(fresh, m)
	for b := range fresh.Blocks() {
		b.Remove()
		to.InsertBefore(before, b)
		r.engine.BlockInserted(b)
		r.tellOps(b)
	}
}
