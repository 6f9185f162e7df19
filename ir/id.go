package ir

// TypeID numbers the types of a context in the order in which they were made,
// from 1. It is an index for side tables, such as a printer's, that are faster
// than a map; it differs from run to run when types are made in parallel.
func TypeID(t Type) uint32 { return t.typeBase().id }

// AttrID numbers the attributes of a context in the order in which they were
// made, from 1. See TypeID.
func AttrID(a Attribute) uint32 { return a.attrBase().id }

// NumTypes is how many types there are: no ir.TypeID is greater. Others may be
// added at the same time.
func (c *Context) NumTypes() int { return int(c.typeID.Load()) }

// NumAttrs is how many attributes there are; see NumTypes.
func (c *Context) NumAttrs() int { return int(c.attrID.Load()) }

// Ordinal is a number that grows from operation to operation in a block, by
// little more than one. It reports false if the block would have to be numbered
// anew, which Ordinal does not do, so that it is safe for concurrent use: see
// [Block.Renumber].
func (op *Operation) Ordinal() (n uint32, ok bool) {
	return op.order, op.block != nil && op.block.ordered && !op.block.spaced
}

// SetOrdinal sets what Ordinal returns. The numbers must grow along a block: who sets that
// of one operation of a block sets those of all, or calls [Block.Renumber] in the end.
func (op *Operation) SetOrdinal(n uint32) {
	op.order = n
	if op.block != nil {
		op.block.ordered, op.block.spaced = true, false
	}
}
