package randomir

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// VectorNestOptions say what is in the functions of [VectorNests].
type VectorNestOptions struct {
	// Plain leaves out what stands in the way of vectors. Where that is in a reduction, mlir-opt-22 crashes.
	Plain bool
	// Runs makes functions that can be executed with memrefs of 64 elements in each dimension, and where
	// each loop goes from the first to the last. They are plain.
	Runs bool
}

// VectorNests returns functions with nests of loops of the affine dialect, the same for each seed. Most loops may run in any order: they
// load from some memrefs and store to others. Some are reductions.
func VectorNests(seed uint64, functions int, o VectorNestOptions) []string {
	list := make([]string, functions)
	for i := range list {
		n := &vectorNests{Rand: rand.New(rand.NewPCG(seed, uint64(i))), runs: o.Runs, plain: o.Runs || o.Plain}
		n.function(i)
		list[i] = n.String()
	}
	return list
}

// A vectorNests makes one function. Values are in lists by type, those of inner loops at the ends.
type vectorNests struct {
	*rand.Rand
	strings.Builder
	n, indent    int
	runs, plain  bool
	ivs          []string
	index        []string // values that are neither dimensions nor symbols
	floats, ints []string
}

// vectorMemrefs are the arguments that are memory, those that are stored to last.
var vectorMemrefs = []struct {
	name, typ string
	rank      int
	elem      string
}{
	{"%a1", "memref<?xf32>", 1, "f32"}, {"%a2", "memref<64x64xf32>", 2, "f32"}, {"%a3", "memref<64x64x64xf32>", 3, "f32"},
	{"%k1", "memref<64xi32>", 1, "i32"}, {"%k2", "memref<?x?xi32>", 2, "i32"},
	{"%o1", "memref<64xf32>", 1, "f32"}, {"%o2", "memref<?x?xf32>", 2, "f32"}, {"%o3", "memref<64x64x64xf32>", 3, "f32"},
	{"%p1", "memref<?xi32>", 1, "i32"}, {"%p2", "memref<64x64xi32>", 2, "i32"}, {"%p3", "memref<?x?x?xi32>", 3, "i32"},
}

// vectorOutputs is where those begin that are stored to.
const vectorOutputs = 5

func (n *vectorNests) function(i int) {
	n.indent = 1
	n.floats, n.ints = []string{"%x", "%cf"}, []string{"%y", "%ci"}
	args := "%s: index, %b: i1, %x: f32, %y: i32"
	for _, m := range vectorMemrefs {
		args += ", " + m.name + ": " + m.typ
	}
	fmt.Fprintf(n, "func.func @f%d(%s) {\n", i, args)
	n.line("%%cf = arith.constant 1.5 : f32")
	n.line("%%ci = arith.constant 3 : i32")
	n.line("%%c64 = arith.constant 64 : index")
	for range 1 + n.IntN(2) {
		n.loop(1 + n.IntN(3))
	}
	n.line("return")
	n.WriteString("}\n")
}

func (n *vectorNests) line(format string, args ...any) {
	fmt.Fprintf(n, "%s%s\n", strings.Repeat("  ", n.indent), fmt.Sprintf(format, args...))
}

func (n *vectorNests) fresh() string {
	n.n++
	return fmt.Sprintf("%%v%d", n.n)
}

func (n *vectorNests) one(list []string) string { return list[len(list)-1-n.IntN(min(len(list), 4))] }

func (n *vectorNests) rarely() bool { return !n.plain && n.IntN(24) == 0 }

// bounds are those of a loop and its step.
func (n *vectorNests) bounds() string {
	if n.runs {
		return []string{"0 to 64", "0 to %s", "0 to min affine_map<()[s0] -> (s0, 64)>()[%s]"}[n.IntN(3)]
	}
	lower, upper, step := "0", []string{"64", "64", "32", "10", "100", "%s", "%c64"}[n.IntN(7)], ""
	switch n.IntN(14) {
	case 0:
		lower = fmt.Sprint(n.IntN(9))
	case 1:
		lower = "max affine_map<()[s0] -> (s0, 4)>()[%s]"
	case 2:
		upper = "min affine_map<()[s0] -> (s0, 50)>()[%s]"
	case 3:
		step = fmt.Sprint(" step ", 1+n.IntN(4))
	case 4:
		upper = "affine_map<()[s0] -> (s0 * 2 + 1)>()[%s]"
	}
	return lower + " to " + upper + step
}

// loop writes a loop with others in it, and what is beside these.
func (n *vectorNests) loop(depth int) {
	iv := n.fresh()
	ivs, index, floats, ints := len(n.ivs), len(n.index), len(n.floats), len(n.ints)
	var result string
	var reductions []reduction
	if n.IntN(5) == 0 {
		result = n.fresh()
		reductions = n.reductions()
		names, types := make([]string, len(reductions)), make([]string, len(reductions))
		for i, r := range reductions {
			names[i], types[i] = r.arg+" = "+r.init, r.typ
		}
		n.line("%s:%d = affine.for %s = %s iter_args(%s) -> (%s) {", result, len(names), iv, n.bounds(), strings.Join(names, ", "), strings.Join(types, ", "))
	} else {
		n.line("affine.for %s = %s {", iv, n.bounds())
	}
	n.ivs = append(n.ivs, iv)
	n.indent++
	n.body(depth)
	n.yield(reductions)
	n.indent--
	n.line("}")
	n.ivs, n.index, n.floats, n.ints = n.ivs[:ivs], n.index[:index], n.floats[:floats], n.ints[:ints]
	for i, r := range reductions {
		if i == 0 || n.runs { // upstream takes one result for another in vectors
			n.value(fmt.Sprintf("%s#%d", result, i), r.typ)
		}
	}
	if reductions != nil {
		n.store()
	}
}

// body writes what is in a loop.
func (n *vectorNests) body(depth int) {
	if depth > 1 && n.IntN(3) == 0 {
		n.ops(1 + n.IntN(2))
	}
	if depth > 1 {
		n.loop(depth - 1)
		if n.IntN(6) == 0 {
			n.loop(depth - 1)
		}
		if n.IntN(6) == 0 {
			n.ops(1)
		}
		return
	}
	n.ops(1 + n.IntN(5))
	for range 1 + n.IntN(2) {
		n.store()
	}
}

// A reduction is a value that a loop hands from round to round.
type reduction struct{ arg, init, op, typ string }

var vectorReductions = []struct{ op, typ string }{
	{"addf", "f32"}, {"mulf", "f32"}, {"minimumf", "f32"}, {"maximumf", "f32"}, {"minnumf", "f32"}, {"maxnumf", "f32"},
	{"addi", "i32"}, {"muli", "i32"}, {"andi", "i32"}, {"ori", "i32"}, {"xori", "i32"}, {"minsi", "i32"}, {"maxsi", "i32"}, {"minui", "i32"}, {"maxui", "i32"},
}

func (n *vectorNests) reductions() []reduction {
	list := make([]reduction, 1+n.IntN(3))
	for i := range list {
		k := vectorReductions[n.IntN(len(vectorReductions))]
		for n.runs && (k.typ == "f32" && k.op != "minnumf" && k.op != "maxnumf") { // the order of the others matters
			k = vectorReductions[n.IntN(len(vectorReductions))]
		}
		init := n.fresh()
		switch n.IntN(3) {
		case 0:
			init = n.any(k.typ)
		case 1:
			n.line("%s = arith.constant %s : %s", init, map[string]string{"f32": "0.0", "i32": "0"}[k.typ], k.typ)
		default:
			n.line("%s = arith.constant %s : %s", init, map[string]string{"f32": "1.0", "i32": "-1"}[k.typ], k.typ)
		}
		list[i] = reduction{n.fresh(), init, k.op, k.typ}
	}
	return list
}

func (n *vectorNests) yield(reductions []reduction) {
	if reductions == nil {
		return
	}
	var values, types []string
	for _, r := range reductions {
		v := n.fresh()
		x, y := r.arg, n.any(r.typ)
		if n.IntN(3) == 0 {
			x, y = y, x
		}
		n.line("%s = arith.%s %s, %s : %s", v, r.op, x, y, r.typ)
		if n.rarely() {
			v = n.any(r.typ)
		}
		values, types = append(values, v), append(types, r.typ)
	}
	n.line("affine.yield %s : %s", strings.Join(values, ", "), strings.Join(types, ", "))
}

func (n *vectorNests) any(typ string) string {
	if typ == "f32" {
		return n.one(n.floats)
	}
	return n.one(n.ints)
}

// value is one more that can be used.
func (n *vectorNests) value(name, typ string) {
	switch typ {
	case "f32":
		n.floats = append(n.floats, name)
	case "i32":
		n.ints = append(n.ints, name)
	default:
		n.index = append(n.index, name)
	}
}

// access is memory with subscripts. Those of a store have all induction variables in them, where there are enough.
func (n *vectorNests) access(elem string, store bool) (text, typ string) {
	from, to := 0, vectorOutputs
	if store {
		from, to = vectorOutputs, len(vectorMemrefs)
	}
	m := vectorMemrefs[from+n.IntN(to-from)]
	for m.elem != elem || store && m.rank < len(n.ivs) && !n.rarely() {
		m = vectorMemrefs[from+n.IntN(to-from)]
	}
	order := n.Perm(m.rank)
	if n.IntN(3) > 0 {
		for i := range order {
			order[i] = i
		}
	}
	subscripts := make([]string, m.rank)
	for i, k := range order {
		switch {
		case k < len(n.ivs):
			iv := n.ivs[len(n.ivs)-1-k]
			if i < len(n.ivs) && n.IntN(2) == 0 {
				iv = n.ivs[k]
			}
			if store {
				iv = n.ivs[k]
			}
			subscripts[i] = n.subscript(iv)
		case n.IntN(2) == 0 && !n.runs:
			subscripts[i] = "symbol(%s)"
		default:
			subscripts[i] = fmt.Sprint(n.IntN(8))
		}
	}
	return m.name + "[" + strings.Join(subscripts, ", ") + "]", m.typ
}

// subscript is an index computed from an induction variable.
func (n *vectorNests) subscript(iv string) string {
	if n.runs {
		return iv
	}
	switch n.IntN(24) {
	case 0:
		return fmt.Sprintf("%s + %d", iv, n.IntN(4))
	case 1:
		return iv + " * 2"
	case 2:
		return iv + " floordiv 2"
	case 3, 4, 5:
		if n.plain {
			break
		}
		v := n.fresh()
		n.line("%s = affine.apply affine_map<(d0)[s0] -> (d0 %s)>(%s)[%%s]", v, []string{"mod 16", "+ 1", "+ s0", "* 3 - 2"}[n.IntN(4)], iv)
		return v
	case 6:
		return iv + " + symbol(%s)"
	case 7:
		return iv + " + " + n.one(n.ivs)
	case 8:
		return fmt.Sprint(n.IntN(8))
	}
	return iv
}

func (n *vectorNests) store() {
	if len(n.ivs) > 3 {
		return
	}
	elem := []string{"f32", "f32", "i32"}[n.IntN(3)]
	v := n.any(elem)
	m, t := n.access(elem, true)
	n.line("affine.store %s, %s : %s", v, m, t)
}

func (n *vectorNests) ops(k int) {
	for range k {
		if n.rarely() {
			n.unusual()
		} else {
			n.op()
		}
	}
}

// op writes an operation on elements.
func (n *vectorNests) op() {
	v := n.fresh()
	switch n.IntN(16) {
	case 0, 1, 2, 3:
		m, t := n.access("f32", false)
		n.line("%s = affine.load %s : %s", v, m, t)
		n.value(v, "f32")
	case 4, 5:
		m, t := n.access("i32", false)
		n.line("%s = affine.load %s : %s", v, m, t)
		n.value(v, "i32")
	case 6, 7, 8:
		n.line("%s = arith.%s %s, %s : f32", v, []string{"addf", "mulf", "subf", "maximumf"}[n.IntN(4)], n.any("f32"), n.any("f32"))
		n.value(v, "f32")
	case 9, 10:
		n.line("%s = arith.%s %s, %s : i32", v, []string{"addi", "muli", "xori", "shli"}[n.IntN(3)], n.any("i32"), n.any("i32"))
		n.value(v, "i32")
	case 11:
		c := n.fresh()
		n.line("%s = arith.cmpf olt, %s, %s : f32", c, n.any("f32"), n.any("f32"))
		n.line("%s = arith.select %s, %s, %s : i32", v, c, n.any("i32"), n.any("i32"))
		n.value(v, "i32")
	case 12:
		n.line("%s = arith.sitofp %s : i32 to f32", v, n.any("i32"))
		n.value(v, "f32")
	case 13:
		n.line("%s = arith.constant %d.0 : f32", v, n.IntN(4))
		n.value(v, "f32")
	case 14:
		n.line("%s = arith.addi %s, %s overflow<nsw> {tag} : i32", v, n.any("i32"), n.any("i32"))
		if !n.runs {
			n.value(v, "i32")
		}
	case 15:
		iv := n.ivs[n.IntN((len(n.ivs)+1)/2)]
		n.line("%s = arith.index_cast %s : index to i32", v, iv)
		n.value(v, "i32")
	}
}

// unusual writes what may have no form with vectors.
func (n *vectorNests) unusual() {
	v := n.fresh()
	switch n.IntN(11) {
	case 0:
		n.line("affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%s) {\n}", n.one(n.ivs))
	case 1:
		n.line("%s = affine.min affine_map<(d0)[s0] -> (d0, s0)>(%s)[%%s]", v, n.one(n.ivs))
	case 2:
		n.line("%s = affine.max affine_map<()[s0] -> (s0, 5)>()[%%s]", v)
	case 3:
		n.line("%s = memref.alloc() : memref<4xf32>", v)
	case 4:
		n.line("%s = affine.vector_load %%a1[%s] : memref<?xf32>, vector<4xf32>", v, n.one(n.ivs))
	case 5:
		n.line("%s = scf.if %%b -> (i32) {\n  scf.yield %%y : i32\n} else {\n scf.yield %%ci : i32\n}", v)
	case 6:
		n.line("%s = memref.dim %%a2, %%c64 : memref<64x64xf32>", v)
	case 7:
		n.line("%s = index.add %%s, %%s", v)
	case 8:
		n.line("%s = affine.apply affine_map<(d0) -> (d0 * 2)>(%s)", v, n.one(n.ivs))
		w := n.fresh()
		n.line("%s = arith.index_cast %s : index to i32", w, v)
		n.value(w, "i32")
	case 9:
		n.line("%s:2 = arith.mulsi_extended %s, %s : i32", v, n.any("i32"), n.any("i32"))
		n.value(v+"#0", "i32")
	case 10:
		n.line("%s = ub.poison : f32", v)
		n.value(v, "f32")
	}
}
