package rewrite

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
)

// SimplifyRegion erases unreachable blocks, dead operations and dead block arguments,
// also in nested regions. With merge, it also merges equal blocks and drops arguments
// that always have the same value. It reports whether anything changed.
//
// This is MLIR's simplifyRegions.
func SimplifyRegion(r *Rewriter, region *ir.Region, merge bool) bool {
	s := newScratch(opsIn(region))
	defer s.free()
	changed := eraseUnreachable(r, region, &s.blocks)
	return simplifyReachable(r, region, merge, s) || changed
}

// simplifyReachable is SimplifyRegion for a region without unreachable blocks.
func simplifyReachable(r *Rewriter, region *ir.Region, merge bool, s *scratch) bool {
	changed := !allLive(region) && s.live.eraseDead(r, region)
	if merge {
		changed = mergeBlocks(r, region) || changed
		changed = dropPassed(r, region) || changed
	}
	return changed
}

// inner calls f for all regions of the operations in a region.
func inner(region *ir.Region, f func(*ir.Region)) {
	for b := range region.Blocks() {
		for op := range b.Ops() {
			for _, r := range op.Regions() {
				f(r)
			}
		}
	}
}

// eraseUnreachable erases the blocks that the entry does not lead to.
func eraseUnreachable(r *Rewriter, region *ir.Region, o *blockOrder) bool {
	changed := false
	if !region.Empty() && !region.HasOneBlock() {
		o.of(region)
		var dead []*ir.Block
		for b := range region.Blocks() {
			if !o.seen[b.Number()] {
				dead = append(dead, b)
			}
		}
		for _, b := range dead {
			for op := range b.Ops() {
				op.DropAllReferences()
			}
		}
		for _, b := range dead {
			r.EraseBlock(b)
			changed = true
		}
	}
	inner(region, func(in *ir.Region) { changed = eraseUnreachable(r, in, o) || changed })
	return changed
}

// Reachable returns the blocks of a region that the entry leads to, itself included.
func Reachable(region *ir.Region) map[*ir.Block]bool {
	list := PostOrder(region)
	set := make(map[*ir.Block]bool, len(list))
	for _, b := range list {
		set[b] = true
	}
	return set
}

// PostOrder returns the blocks that the entry of a region leads to in postorder: each
// after its successors, except along back edges. A successor may be nil, as in the middle
// of a change.
func PostOrder(region *ir.Region) []*ir.Block {
	var o blockOrder
	return o.of(region)
}

// allLive reports whether it is plain that all in a region is live, whose blocks are
// reachable: no operation that could be erased is without uses, and no block argument is
// there only for itself, with no cycle of operations but through such arguments.
func allLive(region *ir.Region) bool {
	if !region.HasSSADominance() {
		return false
	}
	for b := range region.Blocks() {
		if !b.IsEntry() {
			for _, a := range b.Args().All() {
				uses := 16
				if !plainlyUsed(a, &uses) {
					return false
				}
			}
		}
		for op := range b.Ops() {
			if effects.IsTriviallyDead(op) {
				return false
			}
			for _, in := range op.Regions() {
				if !allLive(in) {
					return false
				}
			}
		}
	}
	return true
}

// plainlyUsed reports whether one of the next uses of a value is by an operation that
// cannot be erased. It looks at no more than a number of uses, and counts it down.
func plainlyUsed(v *ir.Value, uses *int) bool {
	for u := range v.Uses() {
		if *uses == 0 {
			return false
		}
		*uses--
		op := u.Owner()
		if !effects.DeadIfUnused(op) {
			if forwarded(u) == nil {
				return true
			}
			continue
		}
		for _, r := range op.Results().All() {
			if plainlyUsed(r, uses) {
				return true
			}
		}
	}
	return false
}

// liveness records what is needed. The rest is dead, also operations that only use each
// other. The zero value is ready to use.
type liveness struct {
	ops     []bool // by number
	args    map[*ir.Value]bool
	changed bool
	blocks  blockOrder

	// The number of an operation is its ordinal added to the number of the first one of its
	// block. Operations and blocks keep these numbers until the end.
	first   []int              // of each block, by region
	regions map[*ir.Region]int // where a region begins in first
	last    *ir.Region         // the last one that was looked up
	lastAt  int
}

// eraseDead erases operations and block arguments that are not live.
func (l *liveness) eraseDead(r *Rewriter, region *ir.Region) bool {
	l.regions, l.args = emptied(l.regions), emptied(l.args)
	l.first, l.last = l.first[:0], nil
	n := l.number(region, 0)
	if n <= cap(l.ops) {
		l.ops = l.ops[:n]
		clear(l.ops)
	} else {
		l.ops = make([]bool, n, n+n/2)
	}
	for {
		l.changed = false
		l.region(region)
		if !l.changed {
			return l.erase(r, region)
		}
	}
}

// number numbers the operations in a region and in those below, from n on. It returns the
// next free number.
func (l *liveness) number(region *ir.Region, n int) int {
	at := len(l.first)
	l.regions[region] = at
	for b := range region.Blocks() {
		b.Renumber()
		l.first = append(l.first, n)
		if last := b.Last(); last != nil {
			ordinal, _ := last.Ordinal()
			n += int(ordinal) + 1
		}
	}
	inner(region, func(in *ir.Region) { n = l.number(in, n) })
	return n
}

// mark returns the mark of an operation. One outside has none that anybody sees.
func (l *liveness) mark(op *ir.Operation) *bool {
	b := op.Block()
	if r := op.ParentRegion(); r != l.last || r == nil {
		at, ok := l.regions[r]
		if !ok {
			return new(bool)
		}
		l.last, l.lastAt = r, at
	}
	ordinal, _ := op.Ordinal()
	return &l.ops[l.first[l.lastAt+b.Number()]+int(ordinal)]
}

func (l *liveness) markOp(op *ir.Operation) {
	if m := l.mark(op); !*m {
		*m, l.changed = true, true
	}
}

func (l *liveness) markArg(v *ir.Value) {
	if !l.args[v] {
		l.args[v], l.changed = true, true
	}
}

func (l *liveness) region(region *ir.Region) {
	from := l.blocks.push(region)
	defer l.blocks.pop(from)
	for i := from; i < len(l.blocks.list); i++ {
		b := l.blocks.list[i]
		for op := b.Last(); op != nil; op = op.Prev() {
			l.op(op)
		}
		if b.IsEntry() {
			continue
		}
		for _, a := range b.Args().All() {
			if !l.args[a] && l.isUsed(a) {
				l.markArg(a)
			}
		}
	}
}

func (l *liveness) op(op *ir.Operation) {
	for _, r := range op.Regions() {
		l.region(r)
	}
	switch {
	case op.Has(ir.Terminator):
		l.markOp(op)
		l.terminator(op)
	case *l.mark(op):
	case !effects.DeadIfUnused(op):
		l.markOp(op)
	default:
		for _, v := range op.Results().All() {
			if l.isUsed(v) {
				l.markOp(op)
			}
		}
	}
}

// terminator marks those arguments of successors live that are not passed as operands.
func (l *liveness) terminator(op *ir.Operation) {
	br, isBranch := ir.BranchOpInterface.Of(op)
	for i, s := range op.Successors() {
		args := s.Block().Args()
		if isBranch {
			args = args.Slice(0, min(br.SuccessorOperands(i).Produced, args.Len()))
		}
		for _, a := range args.All() {
			l.markArg(a)
		}
	}
}

// isUsed reports whether something live uses a value. A branch uses the operands that
// it passes to live arguments.
func (l *liveness) isUsed(v *ir.Value) bool {
	for u := range v.Uses() {
		if a := forwarded(u); a != nil && !l.args[a] {
			continue
		}
		if *l.mark(u.Owner()) {
			return true
		}
	}
	return false
}

// forwarded returns the block argument that a branch passes an operand to, nil if
// absent.
func forwarded(u *ir.Use) *ir.Value {
	if !u.Owner().Has(ir.Terminator) {
		return nil
	}
	br, ok := ir.BranchOpInterface.Of(u.Owner())
	if !ok {
		return nil
	}
	for i, s := range u.Owner().Successors() {
		o := br.SuccessorOperands(i)
		if n := u.Index() - o.From + o.Produced; o.From <= u.Index() && u.Index() < o.To && n < s.Block().NumArgs() {
			return s.Block().Arg(n)
		}
	}
	return nil
}

// erase erases what is not live.
func (l *liveness) erase(r *Rewriter, region *ir.Region) bool {
	if region.Empty() {
		return false
	}
	changed := false
	from := l.blocks.push(region)
	defer l.blocks.pop(from)
	for i := from; i < len(l.blocks.list); i++ {
		b := l.blocks.list[i]
		if !region.HasOneBlock() && b.Terminator() != nil {
			l.eraseForwarded(r, b.Terminator())
		}
		for op := b.Last(); op != nil; {
			prev := op.Prev()
			if *l.mark(op) {
				for _, in := range op.Regions() {
					changed = l.erase(r, in) || changed
				}
			} else {
				changed = true
				for _, v := range op.Results().All() {
					dropUses(v)
				}
				r.Erase(op)
			}
			op = prev
		}
	}
	for b := region.First().Next(); b != nil; b = b.Next() {
		for i := b.NumArgs() - 1; i >= 0; i-- {
			if !l.args[b.Arg(i)] && !b.Arg(i).HasUses() {
				b.EraseArgument(i)
				r.changes()
			}
		}
	}
	return changed
}

// eraseForwarded erases the operands that a branch passes to dead arguments.
func (l *liveness) eraseForwarded(r *Rewriter, op *ir.Operation) {
	br, ok := ir.BranchOpInterface.Of(op)
	if !ok {
		return
	}
	for i := op.NumSuccessors() - 1; i >= 0; i-- {
		o := br.SuccessorOperands(i)
		for n := o.Len() - 1; n >= o.Produced; n-- {
			if n < op.Successor(i).NumArgs() && !l.args[op.Successor(i).Arg(n)] {
				op.EraseOperand(o.From + n - o.Produced)
				r.changes()
			}
		}
	}
}
