package printing

import (
	"fmt"
	"slices"
	"strings"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
)

// OpGraph is the pass view-op-graph. It writes the operation as a graph in the language of
// Graphviz: operations are nodes, regions and blocks are clusters, and uses of values are edges.
var OpGraph = &pass.Def{
	Name:    "view-op-graph",
	Summary: "Print Graphviz visualization of an operation",
	Class:   "(anonymous namespace)::PrintOpPass",
	New: func(o *pass.Options) func(*pass.Job) {
		opts := graphOptions{maxLabel: 20, attrs: true, dataFlow: true, types: true}
		o.Uint(&opts.maxLabel, "max-label-len", "Limit attribute/type length to number of chars")
		o.Bool(&opts.attrs, "print-attrs", "Print attributes of operations")
		o.Bool(&opts.controlFlow, "print-control-flow-edges", "Print control flow edges")
		o.Bool(&opts.dataFlow, "print-data-flow-edges", "Print data flow edges")
		o.Bool(&opts.types, "print-result-types", "Print result types of operations")
		return func(j *pass.Job) {
			g := graph{graphOptions: opts, flags: j.PrintFlags(), nodes: map[*ir.Value]node{}, colors: colorsOf(j.Op)}
			g.line("digraph G {")
			g.depth++
			g.line("compound = true;")
			g.operation(j.Op)
			for _, u := range g.uses {
				g.edge(g.nodes[u.value], u.node, u.port, "solid")
			}
			for _, e := range g.edges {
				g.line("%s;", e)
			}
			g.depth--
			g.line("}")
			_, _ = j.Stderr().Write([]byte(g.out.String())) // an error of writing changes nothing
			j.PreserveAll()
		}
	},
}

type graphOptions struct {
	maxLabel                            uint32
	attrs, controlFlow, dataFlow, types bool
}

// A node is a node by its number. If cluster is not 0, it is an invisible one that stands for a
// cluster.
type node struct{ id, cluster int }

// A use is an edge for an operand. Its value may be defined later.
type use struct {
	value *ir.Value
	node  node
	port  string
}

// A graph is what has been written so far.
type graph struct {
	graphOptions
	flags  asm.Flags
	names  asm.Names
	out    strings.Builder
	depth  int
	count  int
	nodes  map[*ir.Value]node
	uses   []use
	edges  []string
	colors map[string]string
}

// colorsOf returns a color for each name of operations.
func colorsOf(top *ir.Operation) map[string]string {
	var names []string
	seen := map[string]bool{}
	for op := range ir.Postorder(top) {
		if !seen[op.Name()] {
			seen[op.Name()] = true
			names = append(names, op.Name())
		}
	}
	colors := map[string]string{}
	for i, name := range names {
		colors[name] = fmt.Sprintf("\"%f 0.3 0.95\"", float64(i)/float64(len(names)))
	}
	return colors
}

func (g *graph) line(format string, args ...any) {
	g.out.WriteString(strings.Repeat("  ", g.depth))
	fmt.Fprintf(&g.out, format+"\n", args...)
}

// node writes a node. Without a color, it is not filled.
func (g *graph) node(label, shape, color string) node {
	g.count++
	attrs := fmt.Sprintf("label = \"%s\", shape = %s", label, shape)
	if color != "" {
		attrs = "fillcolor = " + color + ", " + attrs + ", style = filled"
	}
	g.line("v%d [%s];", g.count, attrs)
	return node{id: g.count}
}

// cluster writes a cluster with what body writes in it.
func (g *graph) cluster(label string, body func()) node {
	g.count++
	n := node{cluster: g.count}
	g.line("subgraph cluster_%d {", n.cluster)
	g.depth++
	n.id = g.node(" ", "plain", "").id
	g.line("label = \"%s\";", label)
	body()
	g.depth--
	g.line("}")
	return n
}

// edge adds an edge, between ports of the nodes unless port is "" or they are clusters.
func (g *graph) edge(from, to node, port, style string) {
	text := fmt.Sprintf("v%d", from.id)
	if port != "" && from.cluster == 0 {
		text += ":res" + port + ":s"
	}
	text += fmt.Sprintf(" -> v%d", to.id)
	if port != "" && to.cluster == 0 {
		text += ":arg" + port + ":n"
	}
	var attrs []string
	if to.cluster != 0 {
		attrs = append(attrs, fmt.Sprintf("lhead = cluster_%d", to.cluster))
	}
	if from.cluster != 0 {
		attrs = append(attrs, fmt.Sprintf("ltail = cluster_%d", from.cluster))
	}
	attrs = append(attrs, "style = "+style)
	g.edges = append(g.edges, text+"["+strings.Join(attrs, ", ")+"]")
}

func (g *graph) operation(op *ir.Operation) node {
	var n node
	if op.NumRegions() > 0 {
		n = g.cluster(g.clusterLabel(op), func() {
			for _, r := range op.Regions() {
				for b := range r.Blocks() {
					g.block(b)
				}
			}
		})
	} else {
		n = g.node(g.recordLabel(op), "Mrecord", g.colors[op.Name()])
	}
	if g.dataFlow {
		for _, v := range op.Operands().All() {
			g.uses = append(g.uses, use{v, n, g.port(v)})
		}
	}
	for _, v := range op.Results().All() {
		g.nodes[v] = n
	}
	return n
}

func (g *graph) block(b *ir.Block) {
	g.cluster("", func() {
		for _, v := range b.Args().All() {
			g.nodes[v] = g.node(g.resultLabel(v), "Mrecord", "")
		}
		var last node
		for op := range b.Ops() {
			n := g.operation(op)
			if g.controlFlow && last != (node{}) {
				g.edge(last, n, "", "dashed")
			}
			last = n
		}
	})
}

func (g *graph) name(v *ir.Value) string { return string(g.names.AppendValue(nil, v)) }

// port returns the name of a value as a part of the name of a port.
func (g *graph) port(v *ir.Value) string {
	return strings.NewReplacer("%", "_", "#", "_").Replace(g.name(v))
}

func (g *graph) resultLabel(v *ir.Value) string {
	label := "<res" + g.port(v) + "> " + g.name(v)
	if g.types {
		label += " " + escape(g.cut(v.Type().String()))
	}
	return label
}

func (g *graph) clusterLabel(op *ir.Operation) string {
	label := op.Name()
	if g.types {
		var types []string
		for _, t := range op.Results().Types() {
			types = append(types, t.String())
		}
		label += " : (" + g.cut(strings.Join(types, ", ")) + ")"
	}
	if g.attrs {
		label += `\l` + g.attributes(op)
	}
	return label
}

func (g *graph) recordLabel(op *ir.Operation) string {
	var in, out []string
	for _, v := range op.Operands().All() {
		in = append(in, "<arg"+g.port(v)+"> "+g.name(v))
	}
	for _, v := range op.Results().All() {
		out = append(out, g.resultLabel(v))
	}
	label := op.Name() + `\l`
	if in != nil {
		label = "{" + strings.Join(in, "|") + "}|" + label
	}
	if a := g.attributes(op); g.attrs && a != "" {
		label += `\l` + a
	}
	if out != nil {
		label += "|{" + strings.Join(out, "|") + "}"
	}
	return "{" + label + "}"
}

func (g *graph) attributes(op *ir.Operation) string {
	var s strings.Builder
	for _, e := range op.AttrsAsDictionary().Entries() {
		s.WriteString(e.Name + ": " + escape(g.attribute(e.Value)) + `\l`)
	}
	return s.String()
}

// attribute returns the text of an attribute: all of a splat, nothing of the contents of what is
// large, and the beginning of others.
func (g *graph) attribute(a ir.Attribute) string {
	limit := int64(16)
	if g.flags.ElideElements {
		limit = g.flags.ElideElementsOver
	}
	switch a := a.(type) {
	case *ir.DenseElementsAttr:
		if a.IsSplat() {
			return a.String()
		}
	case *ir.ArrayAttr:
		if int64(len(a.Elems())) > limit {
			return "[...]"
		}
	}
	if e, ok := a.(ir.ElementsAttr); ok {
		if n, ok := ir.NumElements(e.ShapedType().Shape()); ok && n > limit {
			rank := len(e.ShapedType().Shape())
			return strings.Repeat("[", rank) + "..." + strings.Repeat("]", rank) + " : " + g.cut(e.ShapedType().String())
		}
	}
	return g.cut(a.String())
}

// cut shortens a long text.
func (g *graph) cut(s string) string {
	if uint64(len(s)) <= uint64(g.maxLabel) {
		return s
	}
	return s[:g.maxLabel] + "..."
}

// escape puts a backslash before what has a meaning in labels.
func escape(s string) string {
	var out []byte
	for i := range len(s) {
		if slices.Contains([]byte("{|<}>\n\""), s[i]) {
			out = append(out, '\\')
		}
		out = append(out, s[i])
	}
	return string(out)
}
