package llvmirattrs

import (
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
)

// A Table numbers the preserved metadata nodes in the order of their first references. It is not
// safe for concurrent use.
type Table struct {
	Module *llvmir.Module
	Nodes  []*llvmir.Node
	index  map[*llvmir.Node]int
}

// Ref returns the number of a node. It adds the node if necessary.
func (t *Table) Ref(n *llvmir.Node) int {
	i, ok := t.index[n]
	if !ok {
		if t.index == nil {
			t.index = map[*llvmir.Node]int{}
		}
		i = len(t.Nodes)
		t.index[n] = i
		t.Nodes = append(t.Nodes, n)
	}
	return i
}

// Lookup returns the number of a node, and whether the table has it.
func (t *Table) Lookup(n *llvmir.Node) (int, bool) {
	i, ok := t.index[n]
	return i, ok
}

// Attr returns the contents of all nodes, including those that other nodes refer to.
func (t *Table) Attr(c *ir.Context) *ir.ArrayAttr {
	var list []ir.Attribute
	names := &llvmir.FragmentNames{Node: t.Ref}
	for i := 0; i < len(t.Nodes); i++ {
		list = append(list, ir.NewStringAttr(c, t.Module.NodeFragment(t.Nodes[i], names)))
	}
	return ir.NewArrayAttr(c, list...)
}

// Names returns the names in a fragment: local names values and blocks, and the table numbers
// nodes.
func (t *Table) Names(local func(llvmir.Value) string) *llvmir.FragmentNames {
	return &llvmir.FragmentNames{Local: local, Node: t.Ref}
}
