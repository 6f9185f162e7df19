package inline

import (
	"github.com/gomlir/gomlir/analysis/callgraph"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/effects"
)

// uses counts how often the callables are referred to that could be erased. It is kept up
// to date while calls are inlined, the way upstream does it: what a callable refers to is
// counted anew when it has been simplified.
type uses struct {
	graph   *callgraph.Graph
	symbols *ir.SymbolTables
	refs    ir.SymbolRefs
	// of has the number of uses of each callable that could be erased.
	of map[*callgraph.Node]int
	// by has the uses in each callable.
	by map[*callgraph.Node]*usesBy
}

// usesBy are the uses of others by a callable: in its own attributes, where each counts
// once, and in the operations in it.
type usesBy struct {
	own   map[*callgraph.Node]struct{}
	inner map[*callgraph.Node]int
}

func newUses(op *ir.Operation, g *callgraph.Graph, symbols *ir.SymbolTables) *uses {
	u := &uses{graph: g, symbols: symbols, of: map[*callgraph.Node]int{}, by: map[*callgraph.Node]*usesBy{}}
	var live []*callgraph.Node // whatever becomes of the calls
	u.tables(op, op.Block() == nil, &live)
	for _, n := range live {
		delete(u.of, n)
	}
	for _, n := range g.Nodes() {
		u.recount(n)
	}
	return u
}

// tables finds the callables in symbol tables that could be erased, and those that are
// referred to by others than callables. Hidden: nobody outside can refer to the symbols.
func (u *uses) tables(op *ir.Operation, hidden bool, live *[]*callgraph.Node) {
	isTable := op.Has(ir.HasSymbolTable)
	hidden = hidden || !isTable || !ir.IsSymbol(op) || isPrivate(op)
	for _, r := range op.Regions() {
		for b := range r.Blocks() {
			for inner := b.First(); inner != nil; inner = inner.Next() {
				if inner.NumRegions() > 0 {
					u.tables(inner, hidden, live)
				}
			}
		}
	}
	if !isTable || op.Region(0).Empty() {
		return
	}
	for b := range op.Region(0).Blocks() {
		for inner := b.First(); inner != nil; inner = inner.Next() {
			if c, ok := ir.CallableOpInterface.Of(inner); ok {
				if n := u.graph.Node(c.CallableRegion()); n != nil {
					if ir.IsSymbol(inner) && (hidden || isPrivate(inner)) && visibility(inner) != "public" {
						u.of[n] = 0
					}
					continue
				}
			}
			u.references(inner, func(n *callgraph.Node, _ *ir.Operation) { *live = append(*live, n) })
		}
	}
}

func visibility(op *ir.Operation) string {
	if s, ok := op.Attr(ir.SymbolVisibility).(*ir.StringAttr); ok {
		return s.Value()
	}
	return "public"
}

func isPrivate(op *ir.Operation) bool { return visibility(op) == "private" }

// references calls f for each callable that an operation, or one in it, refers to by a
// symbol, with the operation that does. What is in other symbol tables does not count.
func (u *uses) references(op *ir.Operation, f func(n *callgraph.Node, user *ir.Operation)) {
	table := ir.NearestSymbolTable(op.ParentOp())
	if table == nil {
		return
	}
	ir.WalkPre(op, func(user *ir.Operation) ir.WalkResult {
		for _, ref := range u.refs.Of(user) {
			symbol := u.symbols.Lookup(table, ref)
			if symbol == nil {
				continue
			}
			if c, ok := ir.CallableOpInterface.Of(symbol); ok {
				if n := u.graph.Node(c.CallableRegion()); n != nil {
					f(n, user)
				}
			}
		}
		if user.Has(ir.HasSymbolTable) {
			return ir.Skip
		}
		return ir.Advance
	})
}

// recount counts the uses in a callable again.
func (u *uses) recount(n *callgraph.Node) {
	if len(u.of) == 0 {
		return // nobody wants to know
	}
	u.drop(n)
	by := &usesBy{own: map[*callgraph.Node]struct{}{}, inner: map[*callgraph.Node]int{}}
	u.by[n] = by
	op := n.Op()
	u.references(op, func(used *callgraph.Node, user *ir.Operation) {
		if _, ok := u.of[used]; !ok {
			return
		}
		if user != op {
			by.inner[used]++
		} else if _, again := by.own[used]; again {
			return
		} else {
			by.own[used] = struct{}{}
		}
		u.of[used]++
	})
}

// drop takes back the uses in a callable.
func (u *uses) drop(n *callgraph.Node) {
	by := u.by[n]
	if by == nil {
		return
	}
	for used := range by.own {
		u.of[used]--
	}
	for used, times := range by.inner {
		u.of[used] -= times
	}
	delete(u.by, n)
}

// dropCall takes back the uses by a call in a callable.
func (u *uses) dropCall(n *callgraph.Node, call *ir.Operation) {
	by := u.by[n]
	u.references(call, func(used *callgraph.Node, _ *ir.Operation) {
		if by == nil {
			return
		}
		if _, ok := by.inner[used]; ok {
			by.inner[used]--
			u.of[used]--
		}
	})
}

// merge adds the uses in a callable to those of another one, into which it was inlined.
func (u *uses) merge(from, into *callgraph.Node) {
	f, to := u.by[from], u.by[into]
	if f == nil || to == nil {
		return
	}
	for used, times := range f.inner {
		to.inner[used] += times
		u.of[used] += times
	}
}

// erase forgets a callable, and those in it.
func (u *uses) erase(n *callgraph.Node) {
	for _, e := range n.Edges() {
		if e.Kind == callgraph.Child {
			u.erase(e.Target)
		}
	}
	u.drop(n)
	delete(u.of, n)
}

// count returns the number of uses of a callable, and whether it can be erased when there
// are none.
func (u *uses) count(n *callgraph.Node) (times int, erasable bool) {
	op := n.Op()
	if ir.IsSymbol(op) {
		times, erasable = u.of[n]
		return times, erasable
	}
	for _, r := range op.Results().All() {
		for use := r.FirstUse(); use != nil && times < 2; use = use.Next() {
			times++
		}
	}
	return times, effects.Of(op) == 0
}
