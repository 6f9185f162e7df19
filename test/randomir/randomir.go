// Package randomir makes random modules: functions with arithmetic, branches and calls of
// each other, for tests that compare passes with those of mlir-opt. Many values are
// constants, many are never used, and some blocks are never executed.
package randomir

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// Options say what is in a module. The zero Options leave most of it out.
type Options struct {
	Functions int
	Blocks    int // of a function at most
	Ops       int // of a block at most
	// Types are those of the values, integers or index. There is always i1.
	Types []string
	// Calls lets functions call each other.
	Calls bool
}

// Module returns the text of a module, the same for each seed.
func Module(seed uint64, o Options) string {
	g := &generator{Rand: rand.New(rand.NewPCG(seed, 99)), Options: o}
	for range o.Functions {
		g.signatures = append(g.signatures, signature{g.types(4), g.types(3), g.IntN(3) > 0})
	}
	for i := range g.signatures {
		g.function(i)
	}
	return g.String()
}

type generator struct {
	*rand.Rand
	Options
	strings.Builder
	signatures []signature
	n          int                 // of the next value
	values     map[string][]string // those that can be used, by type
}

type signature struct {
	args, results []string
	private       bool
}

func (g *generator) types(n int) []string {
	list := make([]string, g.IntN(n))
	for i := range list {
		list[i] = g.typ()
	}
	return list
}

func (g *generator) typ() string {
	if g.IntN(5) == 0 {
		return "i1"
	}
	return g.Types[g.IntN(len(g.Types))]
}

func (g *generator) fresh(t string) string {
	name := fmt.Sprintf("%%v%d", g.n)
	g.n++
	g.values[t] = append(g.values[t], name)
	return name
}

// value is a value of a type that is defined already, or a new constant.
func (g *generator) value(t string) string {
	list := g.values[t]
	if len(list) == 0 || g.IntN(4) == 0 {
		c := g.constant(t)
		return c
	}
	if g.IntN(2) == 0 {
		return list[len(list)-1]
	}
	return list[g.IntN(len(list))]
}

func (g *generator) constant(t string) string {
	text := fmt.Sprint(g.IntN(7) - 2)
	switch {
	case t == "i1":
		text = [...]string{"true", "false"}[g.IntN(2)]
		name := g.fresh(t)
		fmt.Fprintf(g, "  %s = arith.constant %s\n", name, text)
		return name
	case g.IntN(6) == 0:
		text = [...]string{"127", "-128", "100", "64"}[g.IntN(4)]
	}
	name := g.fresh(t)
	fmt.Fprintf(g, "  %s = arith.constant %s : %s\n", name, text, t)
	return name
}

func (g *generator) function(i int) {
	s := g.signatures[i]
	g.values = map[string][]string{}
	var args []string
	for _, t := range s.args {
		args = append(args, g.fresh(t)+": "+t)
	}
	visibility := ""
	if s.private {
		visibility = "private "
	}
	fmt.Fprintf(g, "func.func %s@f%d(%s) -> (%s) {\n", visibility, i, strings.Join(args, ", "), strings.Join(s.results, ", "))
	blocks := make([][]string, 1+g.IntN(g.Blocks)) // types of arguments
	for j := range blocks[1:] {
		blocks[j+1] = g.types(3)
	}
	g.ops()
	g.terminator(s, blocks)
	entry := g.values
	for j, types := range blocks[1:] {
		g.values = map[string][]string{}
		for t, list := range entry {
			g.values[t] = list[:len(list):len(list)]
		}
		var args []string
		for _, t := range types {
			args = append(args, g.fresh(t)+": "+t)
		}
		fmt.Fprintf(g, "^bb%d(%s):\n", j+1, strings.Join(args, ", "))
		g.ops()
		g.terminator(s, blocks)
	}
	g.WriteString("}\n")
}

func (g *generator) one(texts ...string) string { return texts[g.IntN(len(texts))] }

func (g *generator) ops() {
	for range g.IntN(g.Ops + 1) {
		g.op()
	}
}

// op adds an operation.
func (g *generator) op() {
	t := g.Types[g.IntN(len(g.Types))]
	switch n := g.IntN(20); {
	case n < 8:
		name := g.one("addi", "addi", "subi", "muli", "divsi", "divui", "remsi", "remui", "andi", "ori", "xori", "shli", "shrsi", "shrui",
			"minsi", "maxsi", "minui", "maxui", "ceildivsi", "ceildivui", "floordivsi")
		x, y := g.value(t), g.value(t)
		flags := ""
		if (name == "addi" || name == "subi" || name == "muli" || name == "shli") && g.IntN(3) == 0 {
			flags = " overflow<" + g.one("nsw", "nuw", "nsw, nuw") + ">"
		}
		fmt.Fprintf(g, "  %s = arith.%s %s, %s%s : %s\n", g.fresh(t), name, x, y, flags, t)
	case n < 12:
		p := g.one("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
		x, y := g.value(t), g.value(t)
		fmt.Fprintf(g, "  %s = arith.cmpi %s, %s, %s : %s\n", g.fresh("i1"), p, x, y, t)
	case n < 14:
		c, x, y := g.value("i1"), g.value(t), g.value(t)
		fmt.Fprintf(g, "  %s = arith.select %s, %s, %s : %s\n", g.fresh(t), c, x, y, t)
	case n < 16:
		g.cast()
	case n < 18:
		if !g.Calls {
			return
		}
		i := g.IntN(len(g.signatures))
		g.call(i)
	case n < 19:
		x := g.value(t)
		fmt.Fprintf(g, "  \"t.use\"(%s) : (%s) -> ()\n", x, t)
	default:
		fmt.Fprintf(g, "  %s = \"t.make\"() : () -> %s\n", g.fresh(t), t)
	}
}

// cast adds a conversion from a type to another one.
func (g *generator) cast() {
	from, to := g.typ(), g.typ()
	wide := map[string]int{"i1": 1, "i8": 8, "i16": 16, "i32": 32, "i64": 64}
	name := ""
	switch {
	case from == to:
		return
	case from == "index" || to == "index":
		name = g.one("index_cast", "index_castui")
	case wide[from] < wide[to]:
		name = g.one("extsi", "extui")
	default:
		name = "trunci"
	}
	x := g.value(from)
	fmt.Fprintf(g, "  %s = arith.%s %s : %s to %s\n", g.fresh(to), name, x, from, to)
}

func (g *generator) call(i int) {
	s := g.signatures[i]
	var args []string
	for _, t := range s.args {
		args = append(args, g.value(t))
	}
	var names []string
	for _, t := range s.results {
		names = append(names, g.fresh(t))
	}
	g.WriteString("  ")
	if len(names) > 0 {
		g.WriteString(strings.Join(names, ", ") + " = ")
	}
	fmt.Fprintf(g, "func.call @f%d(%s) : (%s) -> (%s)\n", i, strings.Join(args, ", "), strings.Join(s.args, ", "), strings.Join(s.results, ", "))
}

// terminator ends a block.
func (g *generator) terminator(s signature, blocks [][]string) {
	n := g.IntN(10)
	if len(blocks) == 1 || n < 2 {
		var values []string
		for _, t := range s.results {
			values = append(values, g.value(t))
		}
		text := ""
		if len(values) > 0 {
			text = " " + strings.Join(values, ", ") + " : " + strings.Join(s.results, ", ")
		}
		fmt.Fprintf(g, "  return%s\n", text)
		return
	}
	target := func() string {
		to := 1 + g.IntN(len(blocks)-1)
		var values []string
		for _, t := range blocks[to] {
			values = append(values, g.value(t))
		}
		if len(values) == 0 {
			return fmt.Sprintf("^bb%d", to)
		}
		return fmt.Sprintf("^bb%d(%s : %s)", to, strings.Join(values, ", "), strings.Join(blocks[to], ", "))
	}
	switch a, b := target(), target(); {
	case n < 4:
		fmt.Fprintf(g, "  cf.br %s\n", a)
	case n < 9:
		fmt.Fprintf(g, "  cf.cond_br %s, %s, %s\n", g.value("i1"), a, b)
	default:
		flag := g.value("i32")
		fmt.Fprintf(g, "  cf.switch %s : i32, [ default: %s, %d: %s ]\n", flag, a, g.IntN(4), b)
	}
}
