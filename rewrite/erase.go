package rewrite

import "github.com/gomlir/gomlir/ir"

// Erase erases an operation and everything in it. If a listener wants to know, it erases
// one thing after the other: what still uses a value, which a driver may ask, is then what
// upstream's drivers see.
func (d *direct) Erase(op *ir.Operation) {
	d.changed = true
	if !d.tellsErased() {
		op.Erase()
		return
	}
	d.eraseTree(op, false)
}

// EraseBlock erases a block and everything in it.
func (d *direct) EraseBlock(b *ir.Block) {
	d.changed = true
	if !d.tellsErased() {
		for op := b.Last(); op != nil; op = op.Prev() {
			op.DropAllReferences()
		}
		b.Remove()
		return
	}
	for op := b.Last(); op != nil; op = b.Last() {
		d.eraseTree(op, true)
	}
	d.eraseEmptied(b)
}

func (d *direct) tellsErased() bool {
	return d.listener.Erased != nil || d.listener.BlockErased != nil
}

// An erasure is an operation that is being erased.
type erasure struct {
	op      *ir.Operation
	regions int         // that are left
	blocks  []*ir.Block // of the current region, successors first
	next    int         // of the blocks: the one whose operations are next
}

// eraseTree erases the regions of an operation from the last to the first, then itself.
// The blocks of a region go in postorder, those that the first one does not lead to
// afterwards, in the same way. used says that what is left may use its results.
func (d *direct) eraseTree(op *ir.Operation, used bool) {
	stack := []erasure{{op: op, regions: op.NumRegions()}}
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		switch {
		case top.next < len(top.blocks):
			if last := top.blocks[top.next].Last(); last != nil {
				stack = append(stack, erasure{op: last, regions: last.NumRegions()})
			} else {
				top.next++
			}
		case len(top.blocks) > 0:
			for _, b := range top.blocks {
				dropArguments(b)
				for s := range b.Uses() {
					s.Set(nil)
				}
				d.eraseEmptied(b)
			}
			top.blocks = nil
		case top.regions > 0:
			if r := top.op.Region(top.regions - 1); r.Empty() {
				top.regions--
			} else {
				top.blocks, top.next = PostOrder(r), 0
			}
		default:
			if f := d.listener.Erased; f != nil {
				f(top.op)
			}
			if used || len(stack) > 1 {
				for _, v := range top.op.Results().All() {
					dropUses(v)
				}
			}
			top.op.Erase()
			stack = stack[:len(stack)-1]
		}
	}
}

func dropArguments(b *ir.Block) {
	for _, v := range b.Args().All() {
		dropUses(v)
	}
}

func dropUses(v *ir.Value) {
	for u := range v.Uses() {
		u.Set(nil)
	}
}

// eraseEmptied erases a block without operations.
func (d *direct) eraseEmptied(b *ir.Block) {
	if f := d.listener.BlockErased; f != nil {
		f(b)
	}
	b.Remove()
}
