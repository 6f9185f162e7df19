package convert

import (
	"slices"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

// settle finds the values that are to replace others, and inserts the casts that this takes.
// The mapping is not needed any more then.
func (d *driver) settle() {
	for i := 0; i < len(d.journal); i++ { // it grows by casts
		switch e := d.journal[i]; e.kind {
		case opReplaced:
			if e.op.NumResults() == 1 {
				v := d.replacement(e.op.Result(0), e.types)
				d.journal[i].with = v
				continue
			}
			var values []*ir.Value
			for _, v := range e.op.Results().All() {
				values = append(values, d.replacement(v, e.types))
			}
			if values != nil {
				d.journal[i].more = &more{values: values}
			}
		case valueReplaced:
			v := d.replacement(e.value, e.types)
			d.journal[i].with = v
		}
	}
}

// commit makes the deferred changes, and tells the listener of all.
func (d *driver) commit() {
	for i := range d.journal {
		switch e := &d.journal[i]; e.kind {
		case opReplaced:
			d.commitReplaced(e)
		case valueReplaced:
			if e.with != nil {
				d.told.ReplaceUsesIf(e.value, e.with, behind(e.with))
			}
		default:
			d.tell(e)
		}
	}
	for i := range d.journal {
		switch e := &d.journal[i]; e.kind {
		case opReplaced:
			d.erase(e.op)
		case blockErased:
			for op := range e.block.Ops() {
				d.erase(op)
			}
		}
	}
	d.journal = nil
}

func (d *driver) commitReplaced(e *entry) {
	values := e.replacements()
	if l := d.cfg.Listener; l != nil && l.Replaced != nil {
		l.Replaced(e.op, slices.Clone(values))
	}
	for i, v := range values {
		if v != nil {
			d.told.ReplaceUses(e.op.Result(i), v)
		}
	}
	d.tellErased(e.op)
	e.op.Remove()
}

// replacements returns what replaces the results of an operation, nil for a result that
// nothing needs.
func (e *entry) replacements() []*ir.Value {
	switch e.op.NumResults() {
	case 0:
		return nil
	case 1:
		return []*ir.Value{e.with}
	}
	return e.more.values
}

// erase drops the operands of an operation and of everything in it.
func (d *driver) erase(op *ir.Operation) {
	op.DropAllReferences()
	if len(d.casts) > 0 {
		ir.WalkPre(op, func(op *ir.Operation) ir.WalkResult {
			delete(d.casts, op)
			return ir.Advance
		})
	}
}

// behind returns a function that reports whether a use is not in front of the definition
// of a value in its block: an operation that computes a value from an argument uses
// the argument.
func behind(v *ir.Value) func(u *ir.Use) bool {
	def := v.DefiningOp()
	return func(u *ir.Use) bool {
		return def == nil || u.Owner().Block() != def.Block() || def.IsBeforeInBlock(u.Owner())
	}
}

// tell tells the listener of a change that was made at once.
func (d *driver) tell(e *entry) {
	if d.cfg.Listener == nil {
		return
	}
	switch e.kind {
	case opMade:
		d.tellInserted(e.op, rewrite.Place{})
	case opMoved:
		d.tellInserted(e.op, rewrite.Place{Block: e.more.from.Block, Inexact: true})
	case opModified:
		d.tellModified(e.op)
	case blockMade:
		d.tellBlock(e.block, nil)
	case blockMoved:
		d.tellBlock(e.block, e.more.region)
	case blockErased:
		d.tellBlockErased(e.block)
	}
}

func (d *driver) tellInserted(op *ir.Operation, from rewrite.Place) {
	d.changes++
	if l := d.cfg.Listener; l != nil && l.Inserted != nil {
		l.Inserted(op, from)
	}
}

func (d *driver) tellModified(op *ir.Operation) {
	d.changes++
	if l := d.cfg.Listener; l != nil && l.Modified != nil {
		l.Modified(op)
	}
}

func (d *driver) tellBlock(b *ir.Block, from *ir.Region) {
	d.changes++
	if l := d.cfg.Listener; l != nil && l.BlockInserted != nil {
		l.BlockInserted(b, from)
	}
}

// tellErased tells the listener that an operation goes, and before that, in their order,
// the blocks and operations in it.
func (d *driver) tellErased(op *ir.Operation) {
	l := d.cfg.Listener
	if l == nil {
		return
	}
	for _, r := range op.Regions() {
		for b := range r.Blocks() {
			d.tellBlockErased(b)
		}
	}
	if l.Erased != nil {
		l.Erased(op)
	}
}

func (d *driver) tellBlockErased(b *ir.Block) {
	l := d.cfg.Listener
	if l == nil {
		return
	}
	for op := range b.Ops() {
		d.tellErased(op)
	}
	if l.BlockErased != nil {
		l.BlockErased(b)
	}
}
