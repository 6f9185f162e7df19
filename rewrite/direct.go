package rewrite

import "github.com/gomlir/gomlir/ir"

// direct is the engine that changes the IR at once.
type direct struct {
	listener *Listener
	changed  bool // anything
}

func (d *direct) Inserted(op *ir.Operation) { d.inserted(op, Place{}) }

func (d *direct) Moved(op *ir.Operation, from ir.InsertPoint) {
	d.inserted(op, Place{Block: from.Block, Before: from.Before})
}

func (d *direct) inserted(op *ir.Operation, from Place) {
	d.changed = true
	if f := d.listener.Inserted; f != nil {
		f(op, from)
	}
}

func (d *direct) Follows() bool { return d.listener.Inserted != nil }

func (d *direct) BlockInserted(b *ir.Block) { d.BlockMoved(b, nil, nil) }

func (d *direct) BlockMoved(b *ir.Block, from *ir.Region, _ *ir.Block) {
	d.changed = true
	if f := d.listener.BlockInserted; f != nil {
		f(b, from)
	}
}

func (d *direct) BlockSplit(_, _ *ir.Block) {}

func (d *direct) StartModify(*ir.Operation) {}

func (d *direct) EndModify(op *ir.Operation, cancel bool) {
	d.changed = d.changed || !cancel
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
	if f := d.listener.Replaced; f != nil {
		f(op, single)
	}
	for i, v := range single {
		if v != nil {
			d.replaceUses(op.Result(i), v, nil)
		}
	}
	d.Erase(op)
}

func (d *direct) ReplaceValue(v *ir.Value, with []*ir.Value, which func(u *ir.Use) bool) {
	if len(with) != 1 {
		panic("rewrite: a value can be replaced by several in a conversion only")
	}
	d.replaceUses(v, with[0], which)
}

func (d *direct) replaceUses(v, with *ir.Value, which func(u *ir.Use) bool) {
	for u := range v.Uses() {
		if which == nil || which(u) {
			owner := u.Owner()
			u.Set(with)
			d.EndModify(owner, false)
		}
	}
}

func (d *direct) Inline(b *ir.Block, to ir.InsertPoint) {
	for op := range b.Ops() {
		from := ir.InsertPoint{Block: b, Before: op.Next()}
		op.Remove()
		to.Block.InsertBefore(to.Before, op)
		d.Moved(op, from)
	}
}
