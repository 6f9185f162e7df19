// Package callgraph has the graph of which functions call which, and its strongly
// connected components from the callees to the callers. It is MLIR's CallGraph, in the
// same order.
//
//	g := callgraph.Analysis.Of(j) // in a pass, or callgraph.New(module)
//	for group := range g.SCCs() {
//		for _, f := range group { … } // after all that they call
//	}
//
// A [Node] stands for a region that can be called, see [ir.CallableOp]. Two more stand for
// what is not here: [Graph.ExternalCaller] has an edge to every callable that is in no
// other one, and [Graph.UnknownCallee] is what calls lead to that cannot be resolved.
package callgraph

import (
	"strconv"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// Analysis is the graph of the calls in an operation.
var Analysis = pass.NewAnalysis("CallGraph", func(a *pass.Analyses) *Graph { return New(a.Op()) })

// A Graph is the calls in an operation. It does not follow later changes of the
// operation. Any number of goroutines may read it at a time.
type Graph struct {
	nodes             []*Node
	byRegion          map[*ir.Region]*Node
	external, unknown Node
}

// A Node is a region that can be called, or one of the two nodes of what is not here.
type Node struct {
	region *ir.Region
	edges  []Edge
	known  map[Edge]struct{} // the edges, if they are many
}

// Region returns the region that can be called. It is nil if the node is not here: the
// external caller or the unknown callee.
func (n *Node) Region() *ir.Region { return n.region }

// Op returns the operation with the region, nil if the node is not here.
func (n *Node) Op() *ir.Operation {
	if n.region == nil {
		return nil
	}
	return n.region.Op()
}

// Edges returns the edges from the node in the order in which they were found, each once.
// The slice must not be changed.
func (n *Node) Edges() []Edge { return n.edges }

// HasChildren reports whether another node is in the region.
func (n *Node) HasChildren() bool {
	for _, e := range n.edges {
		if e.Kind == Child {
			return true
		}
	}
	return false
}

// HasEdgeTo reports whether there is an edge of any kind to another node.
func (n *Node) HasEdgeTo(to *Node) bool {
	if n.known == nil {
		for _, e := range n.edges {
			if e.Target == to {
				return true
			}
		}
		return false
	}
	for kind := Abstract; kind <= Child; kind++ {
		if _, ok := n.known[Edge{to, kind}]; ok {
			return true
		}
	}
	return false
}

// An Edge leads from a node to another one.
type Edge struct {
	Target *Node
	Kind   EdgeKind
}

// An EdgeKind says what an edge stands for.
type EdgeKind uint8

const (
	// Abstract: somebody outside may call the target.
	Abstract EdgeKind = iota
	// Call: an operation in the region calls the target.
	Call
	// Child: the target is in the region.
	Child
)

// String is the name of the kind in the text of a graph, empty for Abstract.
func (k EdgeKind) String() string { return [...]string{"", "Call", "Child"}[k] }

// manyEdges is the number of edges from which on a set finds those that are there
// already.
const manyEdges = 16

// add adds an edge unless there is an equal one.
func (n *Node) add(e Edge) {
	if n.known == nil {
		for _, old := range n.edges {
			if old == e {
				return
			}
		}
		if n.edges = append(n.edges, e); len(n.edges) == manyEdges {
			n.known = map[Edge]struct{}{}
			for _, old := range n.edges {
				n.known[old] = struct{}{}
			}
		}
		return
	}
	if _, old := n.known[e]; !old {
		n.known[e] = struct{}{}
		n.edges = append(n.edges, e)
	}
}

// New returns the graph of the calls in an operation.
func New(op *ir.Operation) *Graph {
	g := &Graph{byRegion: map[*ir.Region]*Node{}}
	// The callables come first, since a call may lead to any of them.
	calls := g.callables(op)
	symbols := &ir.SymbolTables{}
	for _, c := range calls {
		c.from.add(Edge{g.Resolve(c.call, symbols), Call})
	}
	return g
}

// A callSite is a call in a node.
type callSite struct {
	from *Node
	call ir.CallOp
}

// callables adds the nodes of the callables in an operation, and returns the calls in
// them. What is in the regions of a call is not looked at.
func (g *Graph) callables(op *ir.Operation) (calls []callSite) {
	type place struct {
		op   *ir.Operation // with all that follow it in its block
		node *Node         // around it
	}
	one := func(op *ir.Operation, node *Node, below func(*ir.Region, *Node)) {
		if call, ok := ir.CallOpInterface.Of(op); ok {
			if node != nil {
				calls = append(calls, callSite{node, call})
			}
			return
		}
		if op.NumRegions() == 0 {
			return
		}
		if c, ok := ir.CallableOpInterface.Of(op); ok {
			r := c.CallableRegion()
			if r == nil {
				return
			}
			node = g.node(r, node)
		}
		for _, r := range op.Regions() {
			below(r, node)
		}
	}
	// Regions wait on a stack, and so does the rest of a block with an operation that has
	// some, so that the order is that of the text.
	var stack []place
	var enter []place
	below := func(r *ir.Region, node *Node) {
		for b := r.First(); b != nil; b = b.Next() {
			if b.First() != nil {
				enter = append(enter, place{b.First(), node})
			}
		}
	}
	push := func() {
		for len(enter) > 0 {
			stack = append(stack, enter[len(enter)-1])
			enter = enter[:len(enter)-1]
		}
	}
	one(op, nil, below)
	for push(); len(stack) > 0; {
		p := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		for op := p.op; op != nil; op = op.Next() {
			one(op, p.node, below)
			if len(enter) > 0 {
				if op.Next() != nil {
					stack = append(stack, place{op.Next(), p.node})
				}
				push()
				break
			}
		}
	}
	return calls
}

// node adds the node of a region that is in another node, or in none.
func (g *Graph) node(r *ir.Region, around *Node) *Node {
	if n := g.byRegion[r]; n != nil {
		return n
	}
	n := &Node{region: r}
	g.byRegion[r] = n
	g.nodes = append(g.nodes, n)
	if around != nil {
		around.add(Edge{n, Child})
	} else {
		g.external.edges = append(g.external.edges, Edge{n, Abstract})
	}
	return n
}

// Nodes returns the nodes of the regions that can be called, in the order of the text.
// The slice must not be changed.
func (g *Graph) Nodes() []*Node { return g.nodes }

// ExternalCaller is the node of all callers that are not here.
func (g *Graph) ExternalCaller() *Node { return &g.external }

// UnknownCallee is the node of all callees that are not known.
func (g *Graph) UnknownCallee() *Node { return &g.unknown }

// Node returns the node of a region, nil if absent.
func (g *Graph) Node(r *ir.Region) *Node { return g.byRegion[r] }

// Resolve returns the node that a call leads to, UnknownCallee if it is not known.
func (g *Graph) Resolve(call ir.CallOp, symbols *ir.SymbolTables) *Node {
	if op := ir.CalleeOf(call, symbols); op != nil {
		if c, ok := ir.CallableOpInterface.Of(op); ok {
			if n := g.byRegion[c.CallableRegion()]; n != nil {
				return n
			}
		}
	}
	return &g.unknown
}

// Append appends the text of the graph: nodes with their edges, and the strongly
// connected components.
func (g *Graph) Append(dst []byte) []byte {
	dst = append(dst, "// ---- CallGraph ----\n"...)
	for _, n := range g.nodes {
		dst = append(g.appendNode(append(dst, "// - Node : "...), n), '\n')
		for _, e := range n.edges {
			dst = append(append(append(dst, "// -- "...), e.Kind.String()...), "-Edge : "...)
			dst = append(g.appendNode(dst, e.Target), '\n')
		}
		dst = append(dst, "//\n"...)
	}
	dst = append(dst, "// -- SCCs --\n"...)
	for group := range g.SCCs() {
		dst = append(dst, "// - SCC : \n"...)
		for _, n := range group {
			dst = append(g.appendNode(append(dst, "// -- Node :"...), n), '\n')
		}
		dst = append(dst, '\n')
	}
	return append(dst, "// -------------------\n"...)
}

// String is the text of the graph.
func (g *Graph) String() string { return string(g.Append(nil)) }

func (g *Graph) appendNode(dst []byte, n *Node) []byte {
	switch n {
	case &g.external:
		return append(dst, "<External-Caller-Node>"...)
	case &g.unknown:
		return append(dst, "<Unknown-Callee-Node>"...)
	}
	op := n.Op()
	dst = append(append(append(dst, '\''), op.Name()...), "' - Region #"...)
	dst = strconv.AppendInt(dst, int64(n.region.Index()), 10)
	if attrs := op.AttrsAsDictionary(); attrs.Len() > 0 {
		dst = append(append(dst, " : "...), attrs.String()...)
	}
	return dst
}
