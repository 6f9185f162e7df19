package callgraph

import "iter"

// SCCs yields the strongly connected components of the graph, as far as the external
// caller leads to them: each after those that it has edges to. The last one is the
// external caller. The slices belong to the caller. The order is that of LLVM's
// scc_iterator: Tarjan's algorithm from the external caller, edges in their order, the
// nodes of a component from the last one found to the first.
func (g *Graph) SCCs() iter.Seq[[]*Node] {
	return func(yield func([]*Node) bool) {
		w := g.Walk()
		for group := w.Next(); group != nil && yield(group); group = w.Next() {
		}
	}
}

// A Walk goes through the strongly connected components of a graph one by one, so that
// the caller may change what it does in between. See [Graph.SCCs].
type Walk struct {
	number map[*Node]int // in the order of the visits; done once its component is known
	next   int
	open   []*Node // visited, of components that are not complete
	way    []visit // from the external caller to the node that is visited
}

// A visit is a node that is visited, its number, and how many edges have been followed.
type visit struct {
	node   *Node
	least  int // the smallest number that the node leads to
	number int
	edge   int
}

// done is the number of nodes whose component has been found.
const done = int(^uint(0) >> 1)

// Walk starts to go through the components.
func (g *Graph) Walk() *Walk {
	w := &Walk{number: map[*Node]int{}}
	w.enter(&g.external)
	return w
}

func (w *Walk) enter(n *Node) {
	w.next++
	w.number[n] = w.next
	w.open = append(w.open, n)
	w.way = append(w.way, visit{node: n, least: w.next, number: w.next})
}

// Forget makes the walk visit a node again if an edge leads to it that has not been
// followed yet. The node must be in a component that Next has returned.
func (w *Walk) Forget(n *Node) { delete(w.number, n) }

// Next returns the next component, nil after the last.
func (w *Walk) Next() []*Node {
	for len(w.way) > 0 {
		w.descend()
		v := w.way[len(w.way)-1]
		w.way = w.way[:len(w.way)-1]
		if n := len(w.way); n > 0 {
			w.way[n-1].least = min(w.way[n-1].least, v.least)
		}
		if v.least != v.number {
			continue
		}
		var group []*Node
		for {
			n := w.open[len(w.open)-1]
			w.open = w.open[:len(w.open)-1]
			w.number[n] = done
			group = append(group, n)
			if n == v.node {
				return group
			}
		}
	}
	return nil
}

// descend follows edges from the last node of the way, until each of its edges has been followed.
func (w *Walk) descend() {
	for {
		v := &w.way[len(w.way)-1]
		if v.edge == len(v.node.edges) {
			return
		}
		to := v.node.edges[v.edge].Target
		v.edge++
		if number, seen := w.number[to]; seen {
			v.least = min(v.least, number)
		} else {
			w.enter(to)
		}
	}
}
