package ir

import (
	"strconv"

	"github.com/gomlir/gomlir/source"
)

func itoa(i int) string { return strconv.Itoa(i) }

// A Builder makes operations and inserts them at a point that moves along. It
// is not safe for concurrent use.
//
// The typed constructors of the dialects, such as arith.NewAddI, take one as
// their first argument.
type Builder struct {
	ctx    *Context
	block  *Block
	before *Operation // nil: at the end of block
	loc    Location
	pos    source.Pos // what loc is if that is nil
	listen func(*Operation)
	state  OperationState // of the operation whose result types are inferred
}

// NewBuilder returns a builder without an insertion point: the operations it makes are
// in no block. Their locations are unknown until SetLoc is called.
func NewBuilder(c *Context) *Builder { return &Builder{ctx: c} }

// Context is the context of the builder.
func (b *Builder) Context() *Context { return b.ctx }

// Loc is the location that operations get.
func (b *Builder) Loc() Location {
	if b.loc == nil {
		return b.ctx.LocationAt(b.pos)
	}
	return b.loc
}

// SetLoc sets the location that operations get from now on.
func (b *Builder) SetLoc(l Location) *Builder { b.loc, b.pos = l, source.NoPos; return b }

// LocOf sets the location that operations get from now on to that of another operation.
func (b *Builder) LocOf(op *Operation) *Builder { b.loc, b.pos = op.LocOrPos(); return b }

// Block is the block the builder inserts into, or nil.
func (b *Builder) Block() *Block { return b.block }

// AtEnd inserts at the end of a block from now on.
func (b *Builder) AtEnd(blk *Block) *Builder { b.block, b.before = blk, nil; return b }

// AtStart inserts at the start of a block from now on.
func (b *Builder) AtStart(blk *Block) *Builder { b.block, b.before = blk, blk.first; return b }

// Before inserts before an operation from now on.
func (b *Builder) Before(op *Operation) *Builder { b.block, b.before = op.block, op; return b }

// After inserts after an operation from now on.
func (b *Builder) After(op *Operation) *Builder { b.block, b.before = op.block, op.next; return b }

// An InsertPoint is where a Builder inserts: in Block, before an operation of it, or
// at its end if Before is nil. The zero InsertPoint is nowhere.
type InsertPoint struct {
	Block  *Block
	Before *Operation
}

// Point is where the builder inserts.
func (b *Builder) Point() InsertPoint { return InsertPoint{b.block, b.before} }

// At inserts at a point from now on.
func (b *Builder) At(p InsertPoint) *Builder { b.block, b.before = p.Block, p.Before; return b }

// OnInsert sets a function that is called for each operation that is inserted.
func (b *Builder) OnInsert(f func(*Operation)) { b.listen = f }

// Create makes an operation from a state and inserts it. If the state has no location,
// it gets the builder's. If the state has no result types, they are inferred if
// possible. Create panics if the inference fails.
func (b *Builder) Create(st *OperationState) *Operation {
	st.Context = b.ctx
	if st.Loc == nil && !st.Pos.IsValid() {
		st.Loc, st.Pos = b.loc, b.pos
	}
	if st.Results == nil {
		if infer, ok := InferTypeOpInterface.OfDef(b.ctx, st.Def); ok {
			// A copy, so that the states that the typed constructors make need no allocation.
			b.state = *st
			types, d := infer.InferResults(&b.state)
			b.state = OperationState{}
			if d != nil {
				panic("ir: building " + st.Def.Name + ": " + d.Message)
			}
			st.Results = types
		}
	}
	op := NewOperation(st)
	b.Insert(op)
	return op
}

// Insert puts an operation that is in no block at the builder's point.
func (b *Builder) Insert(op *Operation) {
	if b.block != nil {
		b.block.InsertBefore(b.before, op)
	}
	if b.listen != nil {
		b.listen(op)
	}
}

// CreateBlock makes a block at the end of a region and inserts into it from
// now on.
func (b *Builder) CreateBlock(r *Region, args ...Type) *Block {
	blk := NewBlock(args...)
	r.Append(blk)
	b.AtEnd(blk)
	return blk
}
