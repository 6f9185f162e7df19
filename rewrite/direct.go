package rewrite

import "github.com/gomlir/gomlir/ir"

// direct is the engine that changes the IR at once.
type direct struct{ listener *Listener }

func (d *direct) Inserted(op *ir.Operation) {
	if f := d.listener.Inserted; f != nil {
		f(op)
	}
}

func (d *direct) Moved(op *ir.Operation, _ ir.InsertPoint) { d.Inserted(op) }

func (d *direct) BlockInserted(b *ir.Block) {
	if f := d.listener.BlockInserted; f != nil {
		f(b)
	}
}

func (d *direct) BlockMoved(b *ir.Block, _ *ir.Region, _ *ir.Block) { d.BlockInserted(b) }

func (d *direct) BlockSplit(_, _ *ir.Block) {}

func (d *direct) StartModify(*ir.Operation) {}

func (d *direct) EndModify(op *ir.Operation, cancel bool) {
	if f := d.listener.Modified; f != nil && !cancel {
		f(op)
	}
}

func (d *direct) NoMatch(op *ir.Operation, reason string) {
	if f := d.listener.NoMatch; f != nil {
		f(op, reason)
	}
}

func (d *direct) Replace(op *ir.Operation, values [][]*ir.Value) {
	single := make([]*ir.Value, len(values))
	for i, list := range values {
		if len(list) > 1 {
			panic("rewrite: a value can be replaced by several in a conversion only")
		}
		if len(list) == 1 {
			single[i] = list[0]
		}
	}
	if f := d.listener.Replaced; f != nil && len(single) > 0 && single[0] != nil {
		f(op, single)
	}
	for i, v := range single {
		if v != nil {
			d.replaceUses(op.Result(i), v)
		}
	}
	d.erase(op)
}

func (d *direct) ReplaceValue(v *ir.Value, with []*ir.Value) {
	if len(with) != 1 {
		panic("rewrite: a value can be replaced by several in a conversion only")
	}
	d.replaceUses(v, with[0])
}

func (d *direct) replaceUses(v, with *ir.Value) {
	for u := range v.Uses() {
		owner := u.Owner()
		u.Set(with)
		d.EndModify(owner, false)
	}
}

// erase erases an operation. It first notifies the listener of everything in it,
// innermost and last first.
func (d *direct) erase(op *ir.Operation) {
	d.tellErased(op)
	op.Erase()
}

func (d *direct) tellErased(op *ir.Operation) {
	if d.listener.Erased == nil && d.listener.BlockErased == nil {
		return
	}
	for _, r := range op.Regions() {
		for b := r.Last(); b != nil; b = b.Prev() {
			d.tellBlockErased(b)
		}
	}
	if f := d.listener.Erased; f != nil {
		f(op)
	}
}

func (d *direct) tellBlockErased(b *ir.Block) {
	for op := b.Last(); op != nil; op = op.Prev() {
		d.tellErased(op)
	}
	if f := d.listener.BlockErased; f != nil {
		f(b)
	}
}

func (d *direct) EraseBlock(b *ir.Block) {
	d.tellBlockErased(b)
	for op := b.Last(); op != nil; op = op.Prev() {
		op.DropAllReferences()
	}
	b.Remove()
}

func (d *direct) Inline(b *ir.Block, to ir.InsertPoint) {
	for op := range b.Ops() {
		op.Remove()
		to.Block.InsertBefore(to.Before, op)
		d.Inserted(op)
	}
}
