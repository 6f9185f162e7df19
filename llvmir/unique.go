package llvmir

import "hash/maphash"

// uniquer finds equal nodes. Nodes that form a cycle count as different, unless they refer to the
// same nodes.
type uniquer struct {
	table map[uint32][]*Node
	same  map[*Node]*Node // replaced nodes
}

var hashSeed = maphash.MakeSeed()

// hashNode returns a hash. Equal nodes have equal hashes.
func hashNode(n *Node) uint32 {
	const prime = 0x9e3779b97f4a7c15
	h := uint64(n.Kind) + 1
	mix := func(x uint64) { h = (h ^ x) * prime; h ^= h >> 29 }
	for _, v := range n.ints {
		mix(uint64(v))
	}
	mix(uint64(n.set))
	for _, o := range n.ops {
		switch o := o.(type) {
		case *Node:
			if o.id < 0 { // an inline node has no number, so its own hash identifies it
				mix(uint64(o.hash) + 1<<42)
			} else {
				mix(uint64(uint32(o.id)) + 1<<40)
			}
		case *MDString:
			mix(maphash.String(hashSeed, o.Value))
		case *ValueMetadata:
			mix(hashValue(o.Value))
		case nil:
			mix(1 << 41)
		}
	}
	return uint32(h ^ h>>32)
}

func hashValue(v Value) uint64 {
	switch v := v.(type) {
	case *Int:
		n, _ := v.Value.Uint64()
		return n*31 + v.typ.n
	case *Float:
		lo, hi := v.Value.Bits()
		return lo ^ hi*31
	case Global:
		return maphash.String(hashSeed, v.GlobalName())
	}
	return 1 << 42
}

// uniqueNodes merges equal nodes of the module. Printed text has no equal nodes, so
// usually nothing is found.
func (r *reader) uniqueNodes(parsers []*parser) {
	lists := [][]*Node{r.nodeTable, r.allExprs}
	for _, p := range parsers {
		if len(p.inline) > 0 {
			lists = append(lists, p.inline)
		}
	}
	for _, n := range r.sparseNodes {
		lists[0] = append(lists[0], n)
	}
	if !anyEqual(lists) {
		return
	}
	r.duplicates = true
	u := &uniquer{table: make(map[uint32][]*Node, len(r.nodeTable)), same: map[*Node]*Node{}}
	roots := &nodeRoots{}
	roots.module(r.m)
	for {
		before := len(u.same)
		clear(u.table)
		visitNodes(roots.list, func(n *Node) {
			u.redirect(n) // nodes may become equal when the nodes they refer to are merged
			if n.Distinct || u.same[n] != nil {
				return
			}
			u.add(n)
		})
		if len(u.same) == before {
			break
		}
		visitNodes(roots.list, u.redirect)
	}
	if len(u.same) > 0 {
		replaceNodes(r.m, u.same)
	}
}

// anyEqual reports whether two of the nodes are equal.
func anyEqual(lists [][]*Node) bool {
	n := 0
	for _, l := range lists {
		n += len(l)
	}
	size := 16
	for size < 2*n {
		size *= 2
	}
	table := make([]*Node, size) // open addressing
	for _, l := range lists {
		for _, x := range l {
			if x == nil || x.Distinct {
				continue
			}
			at := int(x.hash) & (size - 1)
			for ; table[at] != nil; at = (at + 1) & (size - 1) {
				if y := table[at]; y.hash == x.hash && y != x && sameNode(x, y) {
					return true
				}
			}
			table[at] = x
		}
	}
	return false
}

// redirect replaces references to merged nodes in a node.
func (u *uniquer) redirect(n *Node) {
	for i, o := range n.ops {
		if c, ok := o.(*Node); ok {
			if s := u.same[c]; s != nil {
				n.ops[i] = s
			}
		}
	}
}

// add adds a node to the table, or records that it equals an earlier one.
func (u *uniquer) add(n *Node) {
	h := hashNode(n)
	for _, old := range u.table[h] {
		if old != n && sameNode(old, n) {
			u.same[n] = old
			return
		}
	}
	u.table[h] = append(u.table[h], n)
}

func sameNode(a, b *Node) bool {
	if a.Kind != b.Kind || a.set != b.set || len(a.ops) != len(b.ops) || len(a.ints) != len(b.ints) {
		return false
	}
	for i := range a.ints {
		if a.ints[i] != b.ints[i] {
			return false
		}
	}
	for i := range a.ops {
		if !sameMetadata(a.ops[i], b.ops[i]) {
			return false
		}
	}
	return true
}

func sameMetadata(a, b Metadata) bool {
	switch a := a.(type) {
	case *MDString:
		b, ok := b.(*MDString)
		return ok && a.Value == b.Value
	case *ValueMetadata:
		b, ok := b.(*ValueMetadata)
		if !ok {
			return false
		}
		ca, aok := a.Value.(Constant)
		cb, bok := b.Value.(Constant)
		return aok && bok && sameConst(ca, cb)
	}
	return a == b
}

// nodeRoots lists the nodes that a module refers to from outside of nodes.
type nodeRoots struct{ list []*Node }

func (r *nodeRoots) add(n *Node) {
	if n != nil {
		r.list = append(r.list, n)
	}
}

func (r *nodeRoots) module(m *Module) {
	eachNodeSlot(m, func(n **Node) { r.add(*n) })
}

// eachNodeSlot calls f for each reference to a node from outside of nodes.
func eachNodeSlot(m *Module, f func(**Node)) {
	attachments := func(list []Attachment) {
		for i := range list {
			f(&list[i].Node)
		}
	}
	md := func(slot *Metadata) {
		if n, ok := (*slot).(*Node); ok {
			old := n
			f(&n)
			if n != old {
				*slot = n
			}
		}
	}
	record := func(r *DebugRecord) {
		md(&r.Location)
		f(&r.Variable)
		f(&r.Expr)
		f(&r.DebugLoc)
		f(&r.AssignID)
		md(&r.Address)
		f(&r.AddressExpr)
	}
	for _, nm := range m.Named {
		for i := range nm.Nodes {
			f(&nm.Nodes[i])
		}
	}
	for _, g := range m.Vars {
		attachments(g.Metadata)
	}
	for _, g := range m.IFuncs {
		attachments(g.Metadata)
	}
	for _, fn := range m.Functions {
		attachments(fn.Metadata)
		for _, b := range fn.Blocks {
			for _, i := range b.Instrs {
				attachments(i.Metadata)
				for _, r := range i.Records {
					record(r)
				}
				if i.Op == OpCall {
					for _, o := range i.Operands {
						if v, ok := o.(*MetadataValue); ok {
							md(&v.Metadata)
						}
					}
				}
			}
			for _, r := range b.Trailing {
				record(r)
			}
		}
	}
}

// replaceNodes replaces references to merged nodes in a module.
func replaceNodes(m *Module, same map[*Node]*Node) {
	eachNodeSlot(m, func(n **Node) {
		if s := same[*n]; s != nil {
			*n = s
		}
	})
}

// visitNodes calls f once for every reachable node. Operands come before the nodes that refer to
// them, except in cycles.
func visitNodes(roots []*Node, f func(*Node)) {
	type frame struct {
		node *Node
		next int
	}
	var stack []frame
	var done []*Node
	for _, r := range roots {
		if r.mark {
			continue
		}
		r.mark = true
		done = append(done, r)
		stack = append(stack, frame{r, 0})
		for len(stack) > 0 {
			t := &stack[len(stack)-1]
			if t.next == len(t.node.ops) {
				f(t.node)
				stack = stack[:len(stack)-1]
				continue
			}
			o := t.node.ops[t.next]
			t.next++
			if c, ok := o.(*Node); ok && !c.mark {
				c.mark = true
				done = append(done, c)
				stack = append(stack, frame{c, 0})
			}
		}
	}
	for _, n := range done {
		n.mark = false
	}
}
