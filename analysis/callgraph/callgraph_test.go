package callgraph_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/analysis/callgraph"
	"github.com/gomlir/gomlir/ir"
)

// A component that the caller forgets is found again by edges that are followed later.
func TestForget(t *testing.T) {
	g := callgraph.New(parse(`
func.func @leaf() { return }
func.func @a() {
  call @leaf() : () -> ()
  return
}
func.func @b() {
  call @leaf() : () -> ()
  return
}`))
	for forget, want := range map[bool]string{false: "leaf a b outside", true: "leaf leaf a leaf b outside"} {
		var names []string
		w := g.Walk()
		for group := w.Next(); group != nil; group = w.Next() {
			name := "outside"
			if op := group[0].Op(); op != nil {
				name = ir.SymbolNameOf(op)
			}
			if forget && name == "leaf" {
				w.Forget(group[0])
			}
			names = append(names, name)
		}
		if got := strings.Join(names, " "); got != want {
			t.Errorf("forget %t: %s, want %s", forget, got, want)
		}
	}
}

// Each edge is there once, however many calls there are, and long chains need no stack.
func TestLarge(t *testing.T) {
	const n = 20000
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, "func.func @f%d() {\n", i)
		if i > 0 {
			fmt.Fprintf(&b, "call @f%d() : () -> ()\n", i-1)
		}
		b.WriteString("return }\n")
	}
	b.WriteString("func.func @all() {\n")
	for i := range 2 * n {
		fmt.Fprintf(&b, "call @f%d() : () -> ()\n", i%n)
	}
	b.WriteString("return }\n")
	g := callgraph.New(parse(b.String()))
	if nodes := g.Nodes(); len(nodes) != n+1 || len(nodes[n].Edges()) != n || nodes[n].HasChildren() {
		t.Errorf("%d nodes, the last one with %d edges", len(nodes), len(nodes[n].Edges()))
	}
	i := 0
	for group := range g.SCCs() {
		if i < n && (len(group) != 1 || group[0] != g.Nodes()[i]) {
			t.Fatalf("component %d is %v", i, group)
		}
		i++
	}
	if i != n+2 {
		t.Errorf("%d components", i)
	}
}
