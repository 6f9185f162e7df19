package rewrite

import "github.com/gomlir/gomlir/ir"

// A Rewriter changes the IR and tells whoever drives it of each change. Patterns
// must make all changes through it. It is a Builder, so the typed constructors of
// the dialects take its Builder and what they make is told of, too:
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

// A Listener is told of changes. Functions that are nil are not called.
type Listener struct {
	// Inserted is called after an operation was made or moved.
	Inserted func(op *ir.Operation)
	// Modified is called after an operation was changed in place, its operands
	// included.
	Modified func(op *ir.Operation)
	// Replaced is called before the results of an operation are replaced and it
	// is erased.
	Replaced func(op *ir.Operation, values []*ir.Value)
	// Erased is called before an operation is erased, and before that for all
	// operations in it.
	Erased func(op *ir.Operation)
	// BlockInserted is called after a block was made or moved.
	BlockInserted func(b *ir.Block)
	// BlockErased is called before a block is erased.
	BlockErased func(b *ir.Block)
	// NoMatch is called with the reason that a pattern gave for not matching.
	NoMatch func(op *ir.Operation, reason string)
}

// An Engine carries out what a Rewriter cannot do by itself when changes are to be
// delayed or undone. Package convert has one; without, changes are made at once.
type Engine interface {
	// Inserted, Moved, BlockInserted and BlockMoved are told of what has
	// happened. from is where the operation was.
	Inserted(op *ir.Operation)
	Moved(op *ir.Operation, from ir.InsertPoint)
	BlockInserted(b *ir.Block)
	BlockMoved(b *ir.Block, from *ir.Region, before *ir.Block)
	// BlockSplit is told that the arguments and the predecessors of a block went to
	// head, a new block in front of it.
	BlockSplit(head, b *ir.Block)
	// StartModify and EndModify are called before and after a change in place.
	// With cancel there was none.
	StartModify(op *ir.Operation)
	EndModify(op *ir.Operation, cancel bool)
	// Replace replaces the results of an operation, each by any number of
	// values, and erases it. A nil list stands for no values at all.
	Replace(op *ir.Operation, values [][]*ir.Value)
	// ReplaceValue replaces all uses of a value.
	ReplaceValue(v *ir.Value, with []*ir.Value)
	// EraseBlock erases a block and the operations in it.
	EraseBlock(b *ir.Block)
	// Inline moves the operations of a block to a point, without their block's
	// arguments.
	Inline(b *ir.Block, to ir.InsertPoint)
	// NoMatch is told why a pattern does not match.
	NoMatch(op *ir.Operation, reason string)
}

// New returns a rewriter that makes changes at once. The listener may be nil.
func New(c *ir.Context, l *Listener) *Rewriter {
	if l == nil {
		l = &Listener{}
	}
	return with(c, &direct{listener: l}, l)
}

// NewWith returns a rewriter that leaves changes to an engine.
func NewWith(c *ir.Context, e Engine) *Rewriter { return with(c, e, nil) }

func with(c *ir.Context, e Engine, l *Listener) *Rewriter {
	r := &Rewriter{Builder: ir.NewBuilder(c), engine: e, listener: l}
	r.Builder.OnInsert(e.Inserted)
	return r
}

// NoMatch says why a pattern does not match an operation. It returns false, which
// is what the pattern then returns. What is reported is for people who debug
// patterns.
func (r *Rewriter) NoMatch(op *ir.Operation, reason string) bool {
	r.engine.NoMatch(op, reason)
	return false
}

// Replace replaces the results of an operation by as many values and erases it. A
// nil value may stand for a result without uses. No operation may be replaced twice,
// at which a conversion panics.
func (r *Rewriter) Replace(op *ir.Operation, values ...*ir.Value) {
	lists := make([][]*ir.Value, len(values))
	for i, v := range values {
		if v != nil {
			lists[i] = values[i : i+1 : i+1]
		}
	}
	r.ReplaceMany(op, lists)
}

// ReplaceBy replaces the results of an operation by those of another.
func (r *Rewriter) ReplaceBy(op *ir.Operation, other *ir.Operation) {
	values := make([]*ir.Value, other.NumResults())
	for i, v := range other.Results() {
		values[i] = v
	}
	r.Replace(op, values...)
}

// ReplaceMany replaces each result of an operation by a list of values and erases
// it. Outside of a conversion the lists have one value each; within one, several
// or none stand for a value whose type is converted to several types or none.
func (r *Rewriter) ReplaceMany(op *ir.Operation, values [][]*ir.Value) {
	if len(values) != op.NumResults() {
		panic("rewrite: replacing " + op.Name() + " by the wrong number of values")
	}
	r.leave(op)
	r.engine.Replace(op, values)
}

// leave moves the insertion point off an operation that is to go.
func (r *Rewriter) leave(op *ir.Operation) {
	if p := r.Point(); p.Before == op {
		p.Before = op.Next()
		r.At(p)
	}
}

// Erase erases an operation, whose results must have no uses.
func (r *Rewriter) Erase(op *ir.Operation) { r.ReplaceMany(op, make([][]*ir.Value, op.NumResults())) }

// ReplaceUses makes all uses of a value be of another.
func (r *Rewriter) ReplaceUses(v, with *ir.Value) { r.engine.ReplaceValue(v, []*ir.Value{with}) }

// ReplaceUsesMany makes all uses of a value be of several values, which a
// conversion can do.
func (r *Rewriter) ReplaceUsesMany(v *ir.Value, with []*ir.Value) { r.engine.ReplaceValue(v, with) }

// Modify calls change, which may change everything about an operation that is not
// its place, results or regions. It must not make or erase other operations of
// which the driver does not hear.
func (r *Rewriter) Modify(op *ir.Operation, change func()) {
	r.engine.StartModify(op)
	change()
	r.engine.EndModify(op, false)
}

// TryModify is Modify with a change that may turn out to be none: it then returns
// false, and has left the operation as it was.
func (r *Rewriter) TryModify(op *ir.Operation, change func() bool) bool {
	r.engine.StartModify(op)
	changed := change()
	r.engine.EndModify(op, !changed)
	return changed
}

// MoveBefore moves an operation to before another.
func (r *Rewriter) MoveBefore(op, other *ir.Operation) {
	r.MoveTo(op, ir.InsertPoint{Block: other.Block(), Before: other})
}

// MoveAfter moves an operation to after another.
func (r *Rewriter) MoveAfter(op, other *ir.Operation) {
	r.MoveTo(op, ir.InsertPoint{Block: other.Block(), Before: other.Next()})
}

// MoveTo moves an operation to a point.
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

// Clone makes a copy of an operation and all in it at the insertion point. The
// mapping may be nil; see Operation.Clone.
func (r *Rewriter) Clone(op *ir.Operation, m *ir.IRMapping) *ir.Operation {
	c := op.Clone(m)
	r.Insert(c)
	r.tellInner(c)
	return c
}

// tellInner tells of all that is in a new operation.
func (r *Rewriter) tellInner(op *ir.Operation) {
	for _, region := range op.Regions() {
		for b := range region.Blocks() {
			r.tellBlock(b)
		}
	}
}

func (r *Rewriter) tellBlock(b *ir.Block) {
	r.engine.BlockInserted(b)
	for op := range b.Ops() {
		r.engine.Inserted(op)
		r.tellInner(op)
	}
}

// CreateBlock makes a block with arguments before another one of a region, or at
// its end if that is nil, and inserts into it from now on. locs are the locations
// of the arguments; nil stands for unknown ones.
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

// EraseBlock erases a block with all operations in it. Nothing else may use its
// arguments, its operations' results or the block itself.
func (r *Rewriter) EraseBlock(b *ir.Block) {
	if p := r.Point(); p.Block == b {
		r.At(ir.InsertPoint{})
	}
	r.engine.EraseBlock(b)
}

// Split parts a block in front of an operation, or at its end if at is nil. The head
// has what was before the operation, with the block's arguments and predecessors; the
// tail comes after it, with the operation and all that follow. One of the two is b, the
// other is new: the operations of the shorter part move, so that a block can be split
// many times.
func (r *Rewriter) Split(b *ir.Block, at *ir.Operation) (head, tail *ir.Block) {
	if at != nil && at.Block() != b {
		panic("rewrite: Split at an operation of another block")
	}
	point := r.Point()
	fresh := ir.NewBlock()
	if headShorter(at) {
		head, tail = fresh, b
		b.Region().InsertBefore(b, head)
		head.SetPos(b.Pos())
		r.engine.BlockInserted(head)
		head.TakeEntry(b)
		r.engine.BlockSplit(head, b)
		for op := b.First(); op != at; op = b.First() {
			r.moveToEnd(op, head)
		}
	} else {
		head, tail = b, fresh
		b.Region().InsertBefore(b.Next(), tail)
		r.engine.BlockInserted(tail)
		for op := at; op != nil; {
			next := op.Next()
			r.moveToEnd(op, tail)
			op = next
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

// headShorter reports whether fewer operations are before one in its block than after
// it, in as many steps as the fewer.
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

// moveToEnd moves an operation to the end of a block.
func (r *Rewriter) moveToEnd(op *ir.Operation, to *ir.Block) {
	from := ir.InsertPoint{Block: op.Block(), Before: op.Next()}
	op.Remove()
	to.Append(op)
	r.engine.Moved(op, from)
}

// InlineAt moves the operations of a block to a point, makes uses of its arguments
// be uses of the given values and erases the block. Nothing may branch to it.
func (r *Rewriter) InlineAt(b *ir.Block, to ir.InsertPoint, args []*ir.Value) {
	if len(args) != b.NumArgs() {
		panic("rewrite: inlining a block with the wrong number of values for its arguments")
	}
	point := r.Point()
	r.engine.Inline(b, to)
	for i, v := range args {
		r.ReplaceUses(b.Arg(i), v)
	}
	if point.Block == b {
		point.Block = to.Block
		if point.Before == nil {
			point.Before = to.Before
		}
	}
	r.engine.EraseBlock(b)
	r.At(point)
}

// Merge moves the operations of a block to the end of another and erases it; see
// InlineAt.
func (r *Rewriter) Merge(b, to *ir.Block, args []*ir.Value) {
	r.InlineAt(b, ir.InsertPoint{Block: to}, args)
}

// InlineRegion moves all blocks of a region before a block of another, or to its
// end if that is nil.
func (r *Rewriter) InlineRegion(from, to *ir.Region, before *ir.Block) {
	for b := range from.Blocks() {
		r.MoveBlock(b, to, before)
	}
}

// MoveBlock moves a block before another one of a region, or to its end if that is
// nil.
func (r *Rewriter) MoveBlock(b *ir.Block, to *ir.Region, before *ir.Block) {
	from, next := b.Region(), b.Next()
	b.Remove()
	to.InsertBefore(before, b)
	r.engine.BlockMoved(b, from, next)
}

// CloneRegion copies all blocks of a region before a block of another, or to its
// end if that is nil. The mapping may be nil; see Region.CloneInto.
func (r *Rewriter) CloneRegion(from, to *ir.Region, before *ir.Block, m *ir.IRMapping) {
	if m == nil {
		m = &ir.IRMapping{}
	}
	fresh := ir.NewRegion()
	from.CloneInto(fresh, m)
	for b := range fresh.Blocks() {
		b.Remove()
		to.InsertBefore(before, b)
		r.tellBlock(b)
	}
}
