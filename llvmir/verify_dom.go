package llvmir

// domTree is the dominator tree of a function. Block.slot is the number of a block. The tree is
// computed by the simple variant of the Lengauer-Tarjan algorithm, which is fast on all graphs.
type domTree struct {
	order  []*Block // reachable blocks, in the order of a depth-first search
	number []int32  // place in order by block, -1 if not reachable
	in     []int32  // by place: a block dominates those whose in is at least its own in and less than its out
	out    []int32

	first, preds []int32 // predecessors of v: preds[first[v]:first[v+1]], one for each edge
	parent, semi []int32
	idom, best   []int32
	up           []int32
	bucket, next []int32
	path         []int32

	succs, succsFrom []int32 // successors of block n: succs[succsFrom[n]:succsFrom[n+1]]
	stack            []visit

	// Edges into block n, reachable or not: into[intoFirst[n]:intoFirst[n+1]]. Created when needed.
	into      []*Block
	intoFirst []int32
	hasInto   bool
}

// A visit is a block whose successors are being searched.
type visit struct{ v, next, end int32 }

func grow(s []int32, n int) []int32 {
	if cap(s) < n {
		return make([]int32, n, n+n/2)
	}
	return s[:n]
}

// build computes the tree of a function.
func (t *domTree) build(f *Function) {
	n := len(f.Blocks)
	t.number, t.succsFrom, t.succs = grow(t.number, n), grow(t.succsFrom, n+1), t.succs[:0]
	t.hasInto = false
	for n, b := range f.Blocks {
		b.slot = int32(n)
		t.number[n] = -1
	}
	for n, b := range f.Blocks {
		t.succsFrom[n] = int32(len(t.succs))
		b.Terminator().eachSucc(func(s *Block) {
			if s.Func == f {
				t.succs = append(t.succs, s.slot)
			}
		})
	}
	t.succsFrom[n] = int32(len(t.succs))
	t.search(f)
	t.predecessors()
	t.dominators()
	t.place()
}

func (t *domTree) search(f *Function) {
	t.order, t.parent, t.stack = t.order[:0], t.parent[:0], t.stack[:0]
	found := func(n, parent int32) {
		v := int32(len(t.order))
		t.number[n] = v
		t.order, t.parent = append(t.order, f.Blocks[n]), append(t.parent, parent)
		t.stack = append(t.stack, visit{v, t.succsFrom[n], t.succsFrom[n+1]})
	}
	found(0, -1)
	for len(t.stack) > 0 {
		top := &t.stack[len(t.stack)-1]
		if top.next == top.end {
			t.stack = t.stack[:len(t.stack)-1]
			continue
		}
		s := t.succs[top.next]
		top.next++
		if t.number[s] < 0 {
			found(s, top.v)
		}
	}
}

func (t *domTree) predecessors() {
	n := len(t.order)
	t.first = grow(t.first, n+2)
	clear(t.first)
	out := func(b *Block) []int32 { return t.succs[t.succsFrom[b.slot]:t.succsFrom[b.slot+1]] }
	for _, b := range t.order {
		for _, s := range out(b) {
			t.first[t.number[s]+2]++
		}
	}
	for v := 1; v < n+2; v++ {
		t.first[v] += t.first[v-1]
	}
	t.preds = grow(t.preds, int(t.first[n+1]))
	for v, b := range t.order {
		for _, s := range out(b) {
			to := t.number[s] + 1
			t.preds[t.first[to]] = int32(v)
			t.first[to]++
		}
	}
}

// edgesInto returns the predecessors of a block of f, reachable or not, one for
// each edge.
func (t *domTree) edgesInto(f *Function, b *Block) []*Block {
	if !t.hasInto {
		t.hasInto = true
		n := len(f.Blocks)
		t.intoFirst = grow(t.intoFirst, n+2)
		clear(t.intoFirst)
		for _, s := range t.succs {
			t.intoFirst[s+2]++
		}
		for v := 1; v < n+2; v++ {
			t.intoFirst[v] += t.intoFirst[v-1]
		}
		if cap(t.into) < len(t.succs) {
			t.into = make([]*Block, len(t.succs))
		}
		t.into = t.into[:len(t.succs)]
		for k, b := range f.Blocks {
			for _, s := range t.succs[t.succsFrom[k]:t.succsFrom[k+1]] {
				t.into[t.intoFirst[s+1]] = b
				t.intoFirst[s+1]++
			}
		}
	}
	return t.into[t.intoFirst[b.slot]:t.intoFirst[b.slot+1]]
}

func (t *domTree) dominators() {
	n := len(t.order)
	for _, a := range []*[]int32{&t.semi, &t.idom, &t.best, &t.up, &t.bucket, &t.next} {
		*a = grow(*a, n)
	}
	for v := range int32(n) {
		t.semi[v], t.best[v], t.up[v], t.bucket[v] = v, v, -1, -1
	}
	for v := int32(n) - 1; v > 0; v-- {
		for _, p := range t.preds[t.first[v]:t.first[v+1]] {
			t.semi[v] = min(t.semi[v], t.semi[t.eval(p)])
		}
		t.next[v], t.bucket[t.semi[v]] = t.bucket[t.semi[v]], v
		p := t.parent[v]
		t.up[v] = p
		for u := t.bucket[p]; u >= 0; u = t.next[u] {
			t.idom[u] = p
			if b := t.eval(u); t.semi[b] < t.semi[u] {
				t.idom[u] = b
			}
		}
		t.bucket[p] = -1
	}
	t.idom[0] = -1
	for v := 1; v < n; v++ {
		if t.idom[v] != t.semi[v] {
			t.idom[v] = t.idom[t.idom[v]]
		}
	}
}

// eval returns the vertex with the least semidominator on the path from v up to, but not including,
// the root of its tree in the forest. It compresses the path.
func (t *domTree) eval(v int32) int32 {
	if t.up[v] < 0 {
		return v
	}
	t.path = t.path[:0]
	u := v
	for t.up[t.up[u]] >= 0 {
		t.path = append(t.path, u)
		u = t.up[u]
	}
	for i := len(t.path) - 1; i >= 0; i-- {
		x := t.path[i]
		if above := t.best[t.up[x]]; t.semi[above] < t.semi[t.best[x]] {
			t.best[x] = above
		}
		t.up[x] = t.up[u]
	}
	return t.best[v]
}

// place numbers the tree. In the search order, an immediate dominator comes before the blocks it
// dominates. So one pass up sums the sizes of subtrees, and one pass down numbers them.
func (t *domTree) place() {
	n := len(t.order)
	t.in, t.out = grow(t.in, n), grow(t.out, n)
	size, free := t.best, t.semi
	for v := range size {
		size[v] = 1
	}
	for v := n - 1; v > 0; v-- {
		size[t.idom[v]] += size[v]
	}
	for v := range n {
		t.in[v] = 0
		if d := t.idom[v]; d >= 0 {
			t.in[v] = free[d]
			free[d] += size[v]
		}
		t.out[v] = t.in[v] + size[v]
		free[v] = t.in[v] + 1
	}
}

func (t *domTree) reachable(b *Block) bool { return t.number[b.slot] >= 0 }

// dominates reports whether every path to b contains a. Both must be reachable.
func (t *domTree) dominates(a, b *Block) bool {
	x, y := t.number[a.slot], t.number[b.slot]
	return t.in[x] <= t.in[y] && t.in[y] < t.out[x]
}

// edgeDominates reports whether every path to b contains the edge.
func (t *domTree) edgeDominates(from, to, b *Block) bool {
	if !t.reachable(to) || !t.dominates(to, b) {
		return false
	}
	v := t.number[to.slot]
	edges := 0
	for _, p := range t.preds[t.first[v]:t.first[v+1]] {
		switch {
		case t.order[p] == from:
			if edges++; edges > 1 {
				return false
			}
		case !t.dominates(to, t.order[p]):
			return false
		}
	}
	return true
}

// defined reports whether an operand of a reachable instruction is defined before its use.
// Instruction.slot is the place in the block.
func (t *domTree) defined(def, user *Instruction, at int) bool {
	where := user.Block
	if user.Op == OpPhi && at%2 == 0 && at+1 < len(user.Operands) {
		in, ok := user.Operands[at+1].(*Block)
		if !ok {
			return true
		}
		where = in
	}
	if where.Func != def.Block.Func || !t.reachable(where) {
		return true
	}
	if !t.reachable(def.Block) {
		return false
	}
	if def.Op == OpInvoke {
		to, ok := def.Operands[len(def.Operands)-3].(*Block)
		if !ok {
			return true
		}
		if user.Op == OpPhi && user.Block == to && where == def.Block {
			return true
		}
		return t.edgeDominates(def.Block, to, where)
	}
	if def.Block != where {
		return t.dominates(def.Block, where)
	}
	return user.Op == OpPhi || def.slot < user.slot
}
