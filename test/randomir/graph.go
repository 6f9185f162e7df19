package randomir

import (
	"fmt"
	"math/bits"
	"math/rand/v2"
	"strings"
)

// Graph returns the text of a module of functions whose blocks, at most 32 each, branch to each other
// in any way: loops with several entries and exits, without an end, and in each other. All blocks are
// reachable. A value is used wherever its block dominates. It is the same for each seed.
func Graph(seed uint64, functions, blocks int) string {
	g := &graph{Rand: rand.New(rand.NewPCG(seed, 11))}
	for i := range functions {
		g.function(i, min(blocks, 32))
	}
	return g.String()
}

// graph makes functions.
type graph struct {
	*rand.Rand
	strings.Builder
	n       int
	results []string
	blocks  []graphBlock
}

// A graphBlock is a block and what it branches to. Those that branch nowhere leave the function.
type graphBlock struct {
	args   []string   // types
	values [][]string // what it defines, by graphTypes
	succs  []int
	dom    uint32 // the blocks that dominate it
}

var graphTypes = []string{"i1", "i32", "f32", "i8"}

func (g *graph) function(i, limit int) {
	g.n, g.results = 0, g.types(3)
	n := 1 + g.IntN(limit)
	g.blocks = make([]graphBlock, n)
	for j := range g.blocks {
		b := &g.blocks[j]
		b.values = make([][]string, len(graphTypes))
		if j > 0 {
			b.args = g.types(3)
		}
	}
	g.connect()
	g.dominators()
	var args []string
	for _, t := range []string{"i1", "i1", "i32", "f32", "i8"} {
		args = append(args, g.fresh(0, t)+": "+t)
	}
	fmt.Fprintf(g, "func.func @f%d(%s)%s {\n", i, strings.Join(args, ", "), arrow(g.results))
	for j := range g.blocks {
		g.block(j)
	}
	g.WriteString("}\n")
}

// connect makes edges, those of a tree from the entry first.
func (g *graph) connect() {
	n := len(g.blocks)
	for j := 1; j < n; j++ {
		from := &g.blocks[max(0, j-1-g.IntN(4))]
		from.succs = append(from.succs, j)
	}
	if n == 1 {
		return
	}
	for j := range g.blocks {
		b := &g.blocks[j]
		for len(b.succs) < 2 && g.IntN(8) < 5 {
			b.succs = append(b.succs, 1+g.IntN(n-1))
		}
		g.Shuffle(len(b.succs), func(x, y int) { b.succs[x], b.succs[y] = b.succs[y], b.succs[x] })
	}
}

// dominators finds the blocks that dominate each block.
func (g *graph) dominators() {
	for j := range g.blocks {
		g.blocks[j].dom = ^uint32(0)
	}
	g.blocks[0].dom = 1
	for changed := true; changed; {
		changed = false
		for j := range g.blocks {
			for _, s := range g.blocks[j].succs {
				to := &g.blocks[s]
				if dom := to.dom & (g.blocks[j].dom | 1<<s); dom != to.dom {
					to.dom, changed = dom, true
				}
			}
		}
	}
}

func (g *graph) types(n int) []string {
	list := make([]string, g.IntN(n))
	for i := range list {
		list[i] = graphTypes[g.IntN(len(graphTypes))]
	}
	return list
}

// fresh names a new value in a block.
func (g *graph) fresh(block int, t string) string {
	name := fmt.Sprintf("%%v%d", g.n)
	g.n++
	for i, u := range graphTypes {
		if t == u {
			g.blocks[block].values[i] = append(g.blocks[block].values[i], name)
		}
	}
	return name
}

// value is a value of a type that a block can use. The entry has one of each.
func (g *graph) value(block int, t string) string {
	for {
		dom := g.blocks[block].dom
		for range g.IntN(bits.OnesCount32(dom)) {
			dom &= dom - 1
		}
		for i, u := range graphTypes {
			if list := g.blocks[bits.TrailingZeros32(dom)].values[i]; t == u && len(list) > 0 {
				return list[g.IntN(len(list))]
			}
		}
	}
}

func (g *graph) list(block int, types []string) string {
	if len(types) == 0 {
		return ""
	}
	var values []string
	for _, t := range types {
		values = append(values, g.value(block, t))
	}
	return strings.Join(values, ", ") + " : " + strings.Join(types, ", ")
}

func (g *graph) block(j int) {
	b := &g.blocks[j]
	if j > 0 {
		var args []string
		for _, t := range b.args {
			args = append(args, g.fresh(j, t)+": "+t)
		}
		fmt.Fprintf(g, "^bb%d(%s):\n", j, strings.Join(args, ", "))
	}
	for range g.IntN(3) {
		t := graphTypes[g.IntN(len(graphTypes))]
		switch g.IntN(4) {
		case 0:
			fmt.Fprintf(g, "  \"t.use\"(%s) : (%s) -> ()\n", g.value(j, t), t)
		case 1:
			fmt.Fprintf(g, "  scf.if %s {\n    \"t.use\"(%s) : (%s) -> ()\n  }\n", g.value(j, "i1"), g.value(j, t), t)
		default:
			x := g.value(j, t)
			fmt.Fprintf(g, "  %s = \"t.make\"(%s) : (%s) -> %s\n", g.fresh(j, t), x, t, t)
		}
	}
	g.terminator(j)
}

func (g *graph) terminator(j int) {
	b := &g.blocks[j]
	target := func(to int) string {
		if list := g.list(j, g.blocks[to].args); list != "" {
			return fmt.Sprintf("^bb%d(%s)", to, list)
		}
		return fmt.Sprintf("^bb%d", to)
	}
	switch n := len(b.succs); {
	case n == 0 && g.IntN(12) == 0:
		fmt.Fprintf(g, "  \"t.trap\"(%s) {n = %d : i32} : (i32) -> ()\n", g.value(j, "i32"), g.IntN(2))
	case n == 0:
		fmt.Fprintf(g, "  return %s\n", g.list(j, g.results))
	case n == 1:
		fmt.Fprintf(g, "  cf.br %s\n", target(b.succs[0]))
	case n == 2 && g.IntN(4) > 0:
		fmt.Fprintf(g, "  cf.cond_br %s, %s, %s\n", g.value(j, "i1"), target(b.succs[0]), target(b.succs[1]))
	default:
		t := []string{"i32", "i8"}[g.IntN(2)]
		fmt.Fprintf(g, "  cf.switch %s : %s, [ default: %s", g.value(j, t), t, target(b.succs[0]))
		for k, s := range b.succs[1:] {
			fmt.Fprintf(g, ", %d: %s", []int{0, -1, 3, 1, 2, 7}[k%6]+k/6*10, target(s))
		}
		g.WriteString(" ]\n")
	}
}
