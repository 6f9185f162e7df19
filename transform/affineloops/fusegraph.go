package affineloops

import (
	"slices"

	"github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/dialect/memref"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
)

// A graph says which operations of a block depend on which, by memory or by values. It is MLIR's
// MemRefDependenceGraph.
type graph struct {
	block *ir.Block
	nodes map[int]*node
	order idOrder // of the nodes
	next  int
	of    map[*ir.Operation]*node
	in    map[int][]edge
	out   map[int][]edge
	// count is the number of edges for each memref, of which memrefs is a list.
	count   map[*ir.Value]int
	memrefs []*ir.Value
}

// A node is an operation of the block, with the accesses to memory in it.
type node struct {
	id            int
	op            *ir.Operation
	loads, stores []*ir.Operation // those of the affine dialect
	otherReads    []*ir.Operation
	otherWrites   []*ir.Operation
	frees         []*ir.Operation
}

// An edge goes to or comes from a node, because of a value.
type edge struct {
	node  int
	value *ir.Value
}

func isMemRef(v *ir.Value) bool { _, ok := v.Type().(*ir.MemRefType); return ok }

// collect lists the accesses in the operation.
func (n *node) collect() {
	n.loads, n.stores = nil, nil
	for op := range ir.Postorder(n.op) {
		if op.Is(affine.For) {
			continue
		}
		if a, ok := affine.ReadOpInterface.Of(op); ok && a.Memref() != nil {
			n.loads = append(n.loads, op)
			continue
		}
		if _, ok := affine.WriteOpInterface.Of(op); ok {
			n.stores = append(n.stores, op)
			continue
		}
		list, known := effects.Append(nil, op)
		if !known {
			if !op.Has(ir.RecursiveMemoryEffects) && slices.ContainsFunc(op.Operands().Values(), isMemRef) {
				n.otherReads, n.otherWrites = append(n.otherReads, op), append(n.otherWrites, op)
			}
			continue
		}
		has := func(kind effects.Kind) bool {
			return slices.ContainsFunc(list, func(e effects.Effect) bool { return e.Kind == kind })
		}
		if has(effects.Read) {
			n.otherReads = append(n.otherReads, op)
		}
		if has(effects.Write) {
			n.otherWrites = append(n.otherWrites, op)
		}
		if has(effects.Free) {
			n.frees = append(n.frees, op)
		}
	}
}

// affected lists the memrefs on which an operation has an effect of a kind, all its operands if that is not known.
func affected(op *ir.Operation, kind effects.Kind) (values []*ir.Value) {
	list, known := effects.Append(nil, op)
	if !known {
		for _, v := range op.Operands().Values() {
			if isMemRef(v) {
				values = append(values, v)
			}
		}
		return values
	}
	for _, e := range list {
		if e.Kind == kind && e.Value != nil && isMemRef(e.Value) {
			values = append(values, e.Value)
		}
	}
	return values
}

// hasEffect reports whether an operation is known to have an effect on a value.
func hasEffect(op *ir.Operation, kind effects.Kind, v *ir.Value) bool {
	list, _ := effects.Append(nil, op)
	return slices.ContainsFunc(list, func(e effects.Effect) bool { return e.Kind == kind && e.Value == v })
}

// accessed is the memref of a load or store of the affine dialect or of memref, nil for others.
func accessed(op *ir.Operation) *ir.Value {
	if a, ok := affine.AccessOpInterface.Of(op); ok {
		return a.Memref()
	}
	if load, ok := ir.As[memref.LoadOp](op); ok {
		return load.Memref()
	}
	if store, ok := ir.As[memref.StoreOp](op); ok {
		return store.Memref()
	}
	return nil
}

// loadsOf lists the loads from a memref.
func (n *node) loadsOf(v *ir.Value) (list []*ir.Operation) {
	for _, op := range n.loads {
		if accessed(op) == v {
			list = append(list, op)
		}
	}
	return list
}

// storesTo reports whether there is a store to a memref.
func (n *node) storesTo(v *ir.Value) bool {
	return slices.ContainsFunc(n.stores, func(op *ir.Operation) bool { return accessed(op) == v }) ||
		slices.ContainsFunc(n.otherWrites, func(op *ir.Operation) bool { return hasEffect(op, effects.Write, v) })
}

func (n *node) changes(v *ir.Value) bool {
	return n.storesTo(v) || slices.ContainsFunc(n.frees, func(op *ir.Operation) bool { return hasEffect(op, effects.Free, v) })
}

// newGraph returns the graph of a block. ok is false if there is an operation with regions of which nothing is
// known.
func newGraph(b *ir.Block) (g *graph, ok bool) {
	g = &graph{block: b, nodes: map[int]*node{}, of: map[*ir.Operation]*node{}, in: map[int][]edge{}, out: map[int][]edge{}, count: map[*ir.Value]int{}}
	for op := range b.Ops() {
		_, branches := ir.RegionBranchOpInterface.Of(op)
		_, reads := affine.ReadOpInterface.Of(op)
		_, writes := affine.WriteOpInterface.Of(op)
		switch {
		case op.Is(affine.For), reads, writes, op.HasUses(),
			effects.Of(op) != 0 && (op.NumRegions() == 0 || branches):
			g.add(op).collect()
		case op.NumRegions() != 0 && !branches:
			return nil, false
		}
	}
	for _, id := range g.order.ids() {
		if n := g.nodes[id]; len(n.stores) == 0 {
			g.addUses(n)
		}
	}
	g.addAccesses()
	return g, true
}

func (g *graph) add(op *ir.Operation) *node {
	n := &node{id: g.next, op: op}
	g.next++
	g.nodes[n.id], g.of[op] = n, n
	g.order.add(n.id)
	return n
}

// loopIn returns the loop of the block that is around an operation, nil if absent.
func (g *graph) loopIn(op *ir.Operation) *ir.Operation {
	for _, loop := range affine.ForsAround(op) {
		if loop.Op().Block() == g.block {
			return loop.Op()
		}
	}
	return nil
}

// addUses adds edges from an operation to the loops in which its results are used.
func (g *graph) addUses(n *node) {
	for _, v := range n.op.Results().Values() {
		for u := range v.Uses() {
			if loop := g.loopIn(u.Owner()); loop != nil {
				g.addEdge(n.id, g.of[loop].id, v)
			}
		}
	}
}

// addAccesses adds edges between operations that access the same memref, one of which changes it.
func (g *graph) addAccesses() {
	var memrefs []*ir.Value
	users := map[*ir.Value][]*node{}
	for id := range g.next {
		n := g.nodes[id]
		use := func(v *ir.Value) {
			list, ok := users[v]
			if !ok {
				memrefs = append(memrefs, v)
			}
			if len(list) == 0 || list[len(list)-1] != n {
				users[v] = append(list, n)
			}
		}
		for _, op := range slices.Concat(n.loads, n.stores) {
			use(accessed(op))
		}
		for _, x := range [...]struct {
			ops  []*ir.Operation
			kind effects.Kind
		}{{n.otherReads, effects.Read}, {n.otherWrites, effects.Write}, {n.frees, effects.Free}} {
			for _, op := range x.ops {
				for _, v := range affected(op, x.kind) {
					use(v)
				}
			}
		}
	}
	for _, v := range memrefs {
		list := users[v]
		for i, from := range list {
			changes := from.changes(v)
			for _, to := range list[i+1:] {
				if (changes || to.changes(v)) && mayDepend(from, to, v) {
					g.addEdge(from.id, to.id, v)
				}
			}
		}
	}
}

// mayDepend reports whether what one operation does with a memref may depend on what another has done, one of
// which changes it.
func mayDepend(from, to *node, v *ir.Value) bool {
	if !from.op.Is(affine.For) || !to.op.Is(affine.For) {
		return true
	}
	uses := func(lists ...[]*ir.Operation) bool {
		return slices.ContainsFunc(slices.Concat(lists...), func(op *ir.Operation) bool {
			m := accessed(op)
			return m == nil || m == v
		})
	}
	if uses(from.otherWrites) && uses(to.loads, to.stores, to.otherReads, to.otherWrites) ||
		uses(from.otherReads) && uses(to.stores, to.otherWrites) ||
		uses(from.stores) && uses(to.otherReads, to.otherWrites) ||
		uses(from.loads) && uses(to.otherWrites) {
		return true
	}
	accesses := func(n *node) (list []affine.Access) {
		for _, op := range slices.Concat(n.stores, n.loads) {
			if accessed(op) == v {
				a, _ := affine.AccessOf(op)
				list = append(list, a)
			}
		}
		return list
	}
	depth := affine.Nesting(from.op) + 1
	later := accesses(to)
	for _, a := range accesses(from) {
		for _, b := range later {
			if affine.Depends(a, b, depth, false).May() {
				return true
			}
		}
	}
	return false
}

func (g *graph) addEdge(from, to int, v *ir.Value) {
	if slices.Contains(g.out[from], edge{to, v}) {
		return
	}
	g.out[from] = append(g.out[from], edge{to, v})
	g.in[to] = append(g.in[to], edge{from, v})
	if isMemRef(v) {
		if _, ok := g.count[v]; !ok {
			g.memrefs = append(g.memrefs, v)
		}
		g.count[v]++
	}
}

func (g *graph) removeEdge(from, to int, v *ir.Value) {
	if i := slices.Index(g.out[from], edge{to, v}); i >= 0 {
		g.out[from] = slices.Delete(g.out[from], i, i+1)
	}
	if i := slices.Index(g.in[to], edge{from, v}); i >= 0 {
		g.in[to] = slices.Delete(g.in[to], i, i+1)
		if isMemRef(v) {
			g.count[v]--
		}
	}
}

// remove removes a node and its edges, but not the operation.
func (g *graph) remove(n *node) {
	for _, e := range slices.Clone(g.in[n.id]) {
		g.removeEdge(e.node, n.id, e.value)
	}
	for _, e := range slices.Clone(g.out[n.id]) {
		g.removeEdge(n.id, e.node, e.value)
	}
	delete(g.in, n.id)
	delete(g.out, n.id)
	delete(g.nodes, n.id)
	delete(g.of, n.op)
	g.order.remove(n.id)
}

// depends reports whether there is a path of edges from one node to another.
func (g *graph) depends(from, to int) bool {
	last := g.nodes[to].op
	seen := map[int]bool{from: true}
	for list := []int{from}; len(list) > 0; {
		id := list[len(list)-1]
		list = list[:len(list)-1]
		if id == to {
			return true
		}
		for _, e := range g.out[id] {
			if !seen[e.node] && !last.IsBeforeInBlock(g.nodes[e.node].op) {
				seen[e.node] = true
				list = append(list, e.node)
			}
		}
	}
	return false
}

// incoming counts the edges to a node for a memref from nodes that store there.
func (g *graph) incoming(id int, v *ir.Value) (n int) {
	for _, e := range g.in[id] {
		if e.value == v && g.nodes[e.node].storesTo(v) {
			n++
		}
	}
	return n
}

// outgoing counts the edges from a node for a memref.
func (g *graph) outgoing(id int, v *ir.Value) (n int) {
	for _, e := range g.out[id] {
		if e.value == v {
			n++
		}
	}
	return n
}

// fusedBefore returns the operation in front of which one loop may be that does what two do, nil if there is
// none.
func (g *graph) fusedBefore(first, second *node) *ir.Operation {
	if len(g.out[first.id]) == 0 {
		return second.op
	}
	after, before := map[*ir.Operation]bool{}, map[*ir.Operation]bool{} // what depends on the first, and the second on
	for _, e := range g.in[second.id] {
		if !isMemRef(e.value) && g.depends(first.id, e.node) {
			return nil
		}
		if e.node != first.id {
			before[g.nodes[e.node].op] = true
		}
	}
	for _, e := range g.out[first.id] {
		if e.node != second.id {
			after[g.nodes[e.node].op] = true
		}
	}
	var at *ir.Operation
	for op := first.op.Next(); op != nil && op != second.op; op = op.Next() {
		if at == nil && after[op] {
			at = op
		}
		if at != nil && before[op] {
			return nil
		}
	}
	if at == nil {
		return second.op
	}
	return at
}

// fuse updates the edges after what one loop does has been put into another, with memrefs of its own in the
// place of some. removed says that the first loop will be removed.
func (g *graph) fuse(from, to int, private map[*ir.Value]bool, removed bool) {
	for _, e := range slices.Clone(g.in[from]) {
		if !private[e.value] {
			g.addEdge(e.node, to, e.value)
		}
	}
	for _, e := range slices.Clone(g.out[from]) {
		if e.node == to {
			g.removeEdge(from, to, e.value)
		} else if removed {
			g.addEdge(to, e.node, e.value)
			g.removeEdge(from, e.node, e.value)
		}
	}
	for _, e := range slices.Clone(g.in[to]) {
		if private[e.value] {
			g.removeEdge(e.node, to, e.value)
		}
	}
}

// fuseSibling updates the edges after what one loop does has been put into another on which it does not depend.
func (g *graph) fuseSibling(from, to int) {
	for _, e := range slices.Clone(g.in[from]) {
		g.addEdge(e.node, to, e.value)
		g.removeEdge(e.node, from, e.value)
	}
	for _, e := range slices.Clone(g.out[from]) {
		g.addEdge(to, e.node, e.value)
		g.removeEdge(from, e.node, e.value)
	}
}

// idOrder holds numbers in the order of a hash table with open addressing, in which upstream visits the nodes:
// which loops are fused depends on it.
type idOrder struct {
	slots         []int // -1 where there is none, -2 where there was one
	used, removed int
}

func (o *idOrder) add(id int) {
	if n := len(o.slots); (o.used+1)*4 >= n*3 {
		o.rehash(max(64, 2*n))
	} else if n-(o.used+1+o.removed) <= n/8 {
		o.rehash(n)
	}
	at, free := o.find(id)
	if free >= 0 {
		at = free
		o.removed--
	}
	o.slots[at] = id
	o.used++
}

// find returns the slot of a number, or the first empty one on the way; and the first before it that was emptied.
func (o *idOrder) find(id int) (at, free int) {
	mask := len(o.slots) - 1
	free = -1
	at = int(uint32(id)*37) & mask
	for step := 1; o.slots[at] != id && o.slots[at] != -1; step++ {
		if o.slots[at] == -2 && free < 0 {
			free = at
		}
		at = (at + step) & mask
	}
	return at, free
}

func (o *idOrder) rehash(n int) {
	old := o.slots
	*o = idOrder{slots: slices.Repeat([]int{-1}, n)}
	for _, id := range old {
		if id >= 0 {
			at, _ := o.find(id)
			o.slots[at] = id
			o.used++
		}
	}
}

func (o *idOrder) remove(id int) {
	at, _ := o.find(id)
	o.slots[at] = -2
	o.used--
	o.removed++
}

// ids lists the numbers.
func (o *idOrder) ids() (list []int) {
	for _, id := range o.slots {
		if id >= 0 {
			list = append(list, id)
		}
	}
	return list
}
