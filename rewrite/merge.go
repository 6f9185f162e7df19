package rewrite

import (
	"cmp"
	"hash/maphash"
	"maps"
	"math/bits"
	"slices"

	"github.com/gomlir/gomlir/ir"
)

// mergeBlocks merges blocks that differ in the values they use at most; these values
// become block arguments. It also visits nested regions.
func mergeBlocks(r *Rewriter, region *ir.Region) bool {
	changed := false
	for mergeOnce(r, region) {
		changed = true
	}
	inner(region, func(in *ir.Region) { changed = mergeBlocks(r, in) || changed })
	return changed
}

func mergeOnce(r *Rewriter, region *ir.Region) bool {
	if region.Empty() || region.HasOneBlock() {
		return false
	}
	changed := false
	for _, g := range bySuccessors(region) {
		for _, c := range clustersOf(g) {
			changed = c.merge(r) || changed
		}
	}
	return changed
}

// bySuccessors groups the blocks of a region behind its entry: only blocks with the same
// successors can be equal.
func bySuccessors(region *ir.Region) (groups [][]*ir.Block) {
	seed := maphash.MakeSeed()
	byHash := map[uint64][]int{}
	for b := region.First().Next(); b != nil; b = b.Next() {
		var h uint64
		for _, s := range b.Successors() {
			h = mix(h, maphash.Comparable(seed, s.Block()))
		}
		at := slices.IndexFunc(byHash[h], func(i int) bool { return sameSuccessors(groups[i][0], b) })
		if at >= 0 {
			i := byHash[h][at]
			groups[i] = append(groups[i], b)
			continue
		}
		byHash[h] = append(byHash[h], len(groups))
		groups = append(groups, []*ir.Block{b})
	}
	return groups
}

func sameSuccessors(a, b *ir.Block) bool {
	return slices.EqualFunc(a.Successors(), b.Successors(), func(s, t ir.Successor) bool { return s.Block() == t.Block() })
}

// mix adds a number to a hash.
func mix(h, n uint64) uint64 { return (bits.RotateLeft64(h, 5) ^ n) * 0x9e3779b97f4a7c15 }

// clustersOf divides a group of blocks into clusters of equal ones, in order of their
// leaders.
func clustersOf(group []*ir.Block) (clusters []*cluster) {
	if len(group) < 2 {
		return nil
	}
	seed := maphash.MakeSeed()
	byHash := map[uint64][]*cluster{}
	for _, b := range group {
		if hasRegions(b) || slices.ContainsFunc(b.Args().Values(), usedElsewhere) {
			continue
		}
		h := hashOf(b, seed)
		if !slices.ContainsFunc(byHash[h], func(c *cluster) bool { return c.add(b) }) {
			c := &cluster{leader: b, differ: map[place]bool{}}
			clusters = append(clusters, c)
			byHash[h] = append(byHash[h], c)
		}
	}
	return clusters
}

// hashOf returns a number that is the same for equal blocks: see alike.
func hashOf(b *ir.Block, seed maphash.Seed) uint64 {
	h := uint64(b.NumArgs())
	for op := range b.Ops() {
		h = mix(h, maphash.Comparable(seed, op.Def()))
		h = mix(h, uint64(op.NumOperands()))
		if a := op.InherentAttrs(); a != nil {
			h = mix(h, maphash.Comparable(seed, a))
		}
		for _, v := range op.Results().All() {
			h = mix(h, maphash.Comparable(seed, v.Type()))
		}
	}
	return h
}

func hasRegions(b *ir.Block) bool {
	for op := range b.Ops() {
		if slices.ContainsFunc(op.Regions(), func(r *ir.Region) bool { return !r.Empty() }) {
			return true
		}
	}
	return false
}

// usedElsewhere reports whether a value is used outside its block.
func usedElsewhere(v *ir.Value) bool {
	for u := range v.Uses() {
		if u.Owner().Block() != v.ParentBlock() {
			return true
		}
	}
	return false
}

// A cluster is a set of blocks to merge into the first, the leader.
type cluster struct {
	leader *ir.Block
	others []*ir.Block
	differ map[place]bool // operands that are not the same in all
}

// A place is an operand of an operation, which is given by its number in the block.
type place struct{ op, operand int }

// add adds a block if it is equal to the leader.
func (c *cluster) add(b *ir.Block) bool {
	if !slices.Equal(c.leader.Args().Types(), b.Args().Types()) {
		return false
	}
	var differ []place
	same := map[*ir.Value]*ir.Value{} // what is in both blocks
	for i, a := range c.leader.Args().All() {
		same[a] = b.Arg(i)
	}
	x, y := c.leader.First(), b.First()
	for n := 0; x != nil && y != nil; n++ {
		if !alike(x, y) {
			return false
		}
		for i, v := range x.Operands().All() {
			w := y.Operand(i)
			if v == w {
				continue
			}
			if v.Type() != w.Type() || (v.ParentBlock() == c.leader) != (w.ParentBlock() == b) {
				return false
			}
			if v.ParentBlock() != c.leader {
				if !canPass(c.leader, v) || !canPass(b, w) {
					return false
				}
				differ = append(differ, place{n, i})
			} else if same[v] != w {
				return false
			}
		}
		for i, v := range x.Results().All() {
			if usedElsewhere(v) || usedElsewhere(y.Result(i)) {
				return false
			}
			same[v] = y.Result(i)
		}
		x, y = x.Next(), y.Next()
	}
	if x != nil || y != nil {
		return false
	}
	for _, p := range differ {
		c.differ[p] = true
	}
	c.others = append(c.others, b)
	return true
}

// alike reports whether two operations differ in operands and locations at most.
func alike(x, y *ir.Operation) bool {
	return x.Def() == y.Def() && x.NumOperands() == y.NumOperands() && x.InherentAttrs() == y.InherentAttrs() &&
		x.Discardables() == y.Discardables() && x.NumRegions() == y.NumRegions() && slices.Equal(x.Results().Types(), y.Results().Types()) &&
		slices.EqualFunc(x.Successors(), y.Successors(), func(s, t ir.Successor) bool { return s.Block() == t.Block() })
}

// canPass reports whether the predecessors of a block can pass it a value. They cannot
// pass a result of their own terminator.
func canPass(b *ir.Block, v *ir.Value) bool {
	def := v.DefiningOp()
	if def == nil || v.ParentBlock().Terminator() != def {
		return true
	}
	for p := range b.Predecessors() {
		if p == v.ParentBlock() {
			return false
		}
	}
	return true
}

// canUpdate reports whether the predecessors of a block can pass it more values.
func canUpdate(b *ir.Block) bool {
	for s := range b.Uses() {
		if _, ok := ir.BranchOpInterface.Of(s.Owner()); !ok {
			return false
		}
	}
	return true
}

// merge replaces all blocks of the cluster by the leader.
func (c *cluster) merge(r *Rewriter) bool {
	if len(c.others) == 0 {
		return false
	}
	if len(c.differ) > 0 {
		if !canUpdate(c.leader) || slices.ContainsFunc(c.others, func(b *ir.Block) bool { return !canUpdate(b) }) {
			return false
		}
		c.passOperands(r)
	}
	for _, b := range c.others {
		b.ReplaceAllUsesWith(c.leader)
		r.EraseBlock(b)
	}
	return true
}

// passOperands turns the operands that differ between the blocks into block arguments.
func (c *cluster) passOperands(r *Rewriter) {
	places := slices.SortedFunc(maps.Keys(c.differ), func(p, q place) int {
		return cmp.Or(cmp.Compare(p.op, q.op), cmp.Compare(p.operand, q.operand))
	})
	blocks := append([]*ir.Block{c.leader}, c.others...)
	lists := make([][]*ir.Value, len(blocks))
	for i, b := range blocks {
		op, n := b.First(), 0
		for _, p := range places {
			for ; n < p.op; n++ {
				op = op.Next()
			}
			lists[i] = append(lists[i], op.Operand(p.operand))
		}
	}
	// Drop an argument that always equals another one.
	op, n := c.leader.First(), 0
	var kept []int
	args := map[int]*ir.Value{}
	for j, p := range places {
		for ; n < p.op; n++ {
			op = op.Next()
		}
		k := slices.Index(lists[0], lists[0][j])
		for _, list := range lists {
			if list[k] != list[j] {
				k = j
			}
		}
		if args[k] == nil {
			args[k] = c.leader.AddArgument(lists[0][j].Type(), lists[0][j].Loc())
			kept = append(kept, j)
		}
		op.SetOperand(p.operand, args[k])
	}
	for i, b := range blocks {
		var more []*ir.Value
		for _, j := range kept {
			more = append(more, lists[i][j])
		}
		for s := range b.Uses() {
			s.Owner().AppendSuccessorOperands(s.Index(), more...)
		}
	}
}

// dropPassed drops block arguments that have the same value in all branches. It also
// visits nested regions.
func dropPassed(r *Rewriter, region *ir.Region) bool {
	changed := false
	for b := range region.Blocks() {
		for i := b.NumArgs() - 1; i >= 0; i-- {
			if v := commonValue(b, i); v != nil {
				changed = true
				r.ReplaceUses(b.Arg(i), v)
				b.EraseArgument(i)
				for s := range b.Uses() {
					br, _ := ir.BranchOpInterface.Of(s.Owner())
					o := br.SuccessorOperands(s.Index())
					s.Owner().EraseOperand(o.From + i - o.Produced)
				}
			}
		}
	}
	inner(region, func(in *ir.Region) { changed = dropPassed(r, in) || changed })
	return changed
}

// commonValue returns the value that all branches pass for an argument, nil if they
// differ.
func commonValue(b *ir.Block, arg int) (common *ir.Value) {
	for s := range b.Uses() {
		br, ok := ir.BranchOpInterface.Of(s.Owner())
		if !ok {
			return nil
		}
		o := br.SuccessorOperands(s.Index())
		if arg < o.Produced || arg >= o.Len() {
			return nil
		}
		v := s.Owner().Operand(o.From + arg - o.Produced)
		if common != nil && v != common {
			return nil
		}
		common = v
	}
	if common == b.Arg(arg) {
		return nil
	}
	return common
}
