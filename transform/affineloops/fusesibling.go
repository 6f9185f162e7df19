package affineloops

import (
	"slices"

	"github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/ir"
)

// siblings puts loops into others that load from the same memref and on which they do not depend.
func (f *fusion) siblings() {
	f.each(func(n *node) {
		tried := map[int]bool{}
		for {
			from, v := f.sibling(n, tried)
			if from == nil || f.siblingInto(from, n, v) == fusedNever {
				return
			}
		}
	})
}

func (f *fusion) siblingInto(from, to *node, v *ir.Value) attempt {
	first, second := to, from
	if from.op.IsBeforeInBlock(to.op) {
		first, second = from, to
	}
	before := f.g.fusedBefore(first, second)
	if before == nil {
		return notFused
	}
	around := len(affine.ForsAround(to.op))
	depths := len(affine.ForsAround(to.loadsOf(v)[0])) - around
	c := f.choice(from, to, around, depths, siblingLoads, v)
	if result := c.choose(from.loadsOf(v)); result != fused {
		return result
	}
	s := c.slices[c.depth-1]
	if !s.IsMaximal() {
		return notFused
	}
	root := f.insert(c.from, c.to, s, c.depth == depths).Op()
	if root != to.op {
		delete(f.g.of, to.op)
		if before == to.op {
			before = root
		}
		to.op = root
		f.g.of[root] = to
	}
	if before != to.op {
		to.op.MoveBefore(before)
	}
	f.g.fuseSibling(from.id, to.id)
	to.collect()
	f.g.remove(from)
	from.op.Erase()
	return fused
}

// sibling returns a loop that loads from the same memref as another, and the memref; nil if there is none that
// has not been tried.
func (f *fusion) sibling(to *node, tried map[int]bool) (*node, *ir.Value) {
	for _, v := range to.op.Block().Args().Values() {
		if len(to.loadsOf(v)) == 0 {
			continue
		}
		for u := range v.Uses() {
			load, ok := affine.ReadOpInterface.Of(u.Owner())
			if !ok || load.Memref() != v {
				continue
			}
			loop := f.g.loopIn(u.Owner())
			if loop == nil {
				continue
			}
			if n := f.g.of[loop]; n != nil && n != to && !tried[n.id] && f.maySibling(n, to, v) {
				tried[n.id] = true
				return n, v
			}
		}
	}
	for _, in := range f.g.in[to.id] {
		source := f.g.nodes[in.node]
		if !isMemRef(in.value) || len(to.loadsOf(in.value)) == 0 || !source.storesTo(in.value) && in.value.DefiningOp() != source.op {
			continue
		}
		for _, out := range f.g.out[in.node] {
			n := f.g.nodes[out.node]
			if !isMemRef(out.value) || tried[out.node] || n == to || out.value != in.value || !n.op.Is(affine.For) {
				continue
			}
			if f.maySibling(n, to, out.value) {
				tried[out.node] = true
				return n, out.value
			}
		}
	}
	return nil, nil
}

// maySibling reports whether a loop may be put into another on which it does not depend, because of a memref.
func (f *fusion) maySibling(n, to *node, v *ir.Value) bool {
	if len(n.loadsOf(v)) != 1 || f.g.depends(n.id, to.id) || f.g.depends(to.id, n.id) {
		return false
	}
	var stored []*ir.Value
	for _, op := range n.stores {
		m := accessed(op)
		if len(n.loadsOf(m)) > 0 && f.g.incoming(n.id, m) > 0 {
			return false
		}
		if !slices.Contains(stored, m) {
			stored = append(stored, m)
		}
	}
	return len(stored) <= 1
}
