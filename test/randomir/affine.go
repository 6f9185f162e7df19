package randomir

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// AffineOps are the names of the operations that [Affine] makes.
var AffineOps = []string{"for", "if", "parallel", "apply", "min", "max", "load", "store", "prefetch", "vector_load", "vector_store",
	"delinearize_index", "linearize_index", "use", "arith"}

// Affine returns the text of a module of functions of the affine dialect, the same for each seed.
// Regions nest as deep as depth says. ops are the names of the operations, all of [AffineOps] if there are
// none.
func Affine(seed uint64, functions, depth int, ops ...string) string {
	if len(ops) == 0 {
		ops = AffineOps
	}
	a := &affine{Rand: rand.New(rand.NewPCG(seed, 31)), ops: ops}
	for i := range functions {
		a.function(i, depth)
	}
	return a.String()
}

// affine makes functions. Values that can be used are dimensions or symbols, or both; or of type
// f32.
type affine struct {
	*rand.Rand
	strings.Builder
	ops                   []string
	n, indent             int
	mod                   bool // whether there are remainders: upstream's bounds of them are wrong
	dims, symbols, floats []string
}

// affineMemrefs are the arguments that are memory, by name.
var affineMemrefs = []struct {
	name, typ string
	rank      int
}{
	{"%m0", "memref<100xf32>", 1},
	{"%m1", "memref<100x100xf32>", 2},
	{"%m2", "memref<?x?xf32>", 2},
	{"%m3", "memref<?xf32>", 1},
	{"%local0", "memref<100xf32>", 1},
	{"%local1", "memref<64x64xf32>", 2},
	{"%local2", "memref<1xf32>", 1},
}

func (a *affine) function(i, depth int) {
	a.n, a.indent = 0, 1
	a.dims, a.symbols, a.floats = nil, []string{"%s0", "%s1", "%s2"}, []string{"%x0", "%x1"}
	args := "%s0: index, %s1: index, %s2: index, %x0: f32, %x1: f32"
	for _, m := range affineMemrefs[:4] {
		args += ", " + m.name + ": " + m.typ
	}
	fmt.Fprintf(a, "func.func @f%d(%s) {\n", i, args)
	for _, m := range affineMemrefs[4:] {
		a.line("%s = memref.alloc() : %s", m.name, m.typ)
	}
	for _, n := range []int{0, 1, 2, 5, 64} {
		a.line("%%c%d = arith.constant %d : index", n, n)
		a.symbols = append(a.symbols, fmt.Sprintf("%%c%d", n))
	}
	a.block(depth, 5)
	a.line("return")
	a.WriteString("}\n")
}

func (a *affine) line(format string, args ...any) {
	fmt.Fprintf(a, "%s%s\n", strings.Repeat("  ", a.indent), fmt.Sprintf(format, args...))
}

func (a *affine) fresh() string {
	a.n++
	return fmt.Sprintf("%%v%d", a.n)
}

func (a *affine) one(list []string) string {
	if n := len(list); n > 2 && a.IntN(2) == 0 {
		return list[n-1-a.IntN(3)]
	}
	return list[a.IntN(len(list))]
}

// dim is a value for a dimension.
func (a *affine) dim() string {
	if len(a.dims) == 0 || a.IntN(8) == 0 {
		return a.one(a.symbols)
	}
	return a.one(a.dims)
}

// leaf is an input or a constant.
func (a *affine) leaf(dims, symbols int) string {
	switch n := a.IntN(6); {
	case n < 3 && dims > 0:
		return fmt.Sprintf("d%d", a.IntN(dims))
	case n < 5 && symbols > 0:
		return fmt.Sprintf("s%d", a.IntN(symbols))
	}
	return fmt.Sprint(a.IntN(12) - 3)
}

// expr is an expression over so many inputs.
func (a *affine) expr(dims, symbols, depth int) string {
	if depth == 0 || a.IntN(4) == 0 {
		return a.leaf(dims, symbols)
	}
	l := a.expr(dims, symbols, depth-1)
	switch a.IntN(10) {
	case 0, 1, 2, 3:
		return fmt.Sprintf("(%s + %s)", l, a.expr(dims, symbols, depth-1))
	case 4:
		return fmt.Sprintf("(%s - %s)", l, a.expr(dims, symbols, depth-1))
	case 5, 6:
		return fmt.Sprintf("(%s * %d)", l, a.IntN(9)-3)
	case 7:
		if !a.mod {
			return fmt.Sprintf("(%s * -1)", l)
		}
		return fmt.Sprintf("(%s mod %d)", l, a.IntN(9)+1)
	case 8:
		return fmt.Sprintf("(%s floordiv %d)", l, a.IntN(9)+1)
	}
	return fmt.Sprintf("(%s ceildiv %d)", l, a.IntN(9)+1)
}

// inputs chooses values for some dimensions and symbols.
func (a *affine) inputs() (dims, symbols []string) {
	for range a.IntN(3) {
		dims = append(dims, a.dim())
	}
	for range a.IntN(3) {
		symbols = append(symbols, a.one(a.symbols))
	}
	return dims, symbols
}

func inputLists(dims, symbols []string) string {
	text := "(" + strings.Join(dims, ", ") + ")"
	if len(symbols) > 0 {
		text += "[" + strings.Join(symbols, ", ") + "]"
	}
	return text
}

func numbered(letter string, n int) []string {
	list := make([]string, n)
	for i := range list {
		list[i] = fmt.Sprint(letter, i)
	}
	return list
}

// mapped is a map with so many results, and its operands.
func (a *affine) mapped(results int) string {
	dims, symbols := a.inputs()
	exprs := make([]string, results)
	for i := range exprs {
		exprs[i] = a.expr(len(dims), len(symbols), 2)
	}
	inputs := inputLists(numbered("d", len(dims)), numbered("s", len(symbols)))
	return fmt.Sprintf("affine_map<%s -> (%s)>%s", inputs, strings.Join(exprs, ", "), inputLists(dims, symbols))
}

// subscript is an index into memory: often an induction variable plus a number.
func (a *affine) subscript() string {
	switch a.IntN(8) {
	case 0:
		return fmt.Sprint(a.IntN(10))
	case 1:
		return fmt.Sprintf("symbol(%s) + %d", a.one(a.symbols), a.IntN(4))
	case 2:
		return fmt.Sprintf("%s + %s", a.dim(), a.dim())
	case 3:
		return fmt.Sprintf("%s * %d + %d", a.dim(), 1+a.IntN(3), a.IntN(4))
	case 4:
		return fmt.Sprintf("%s floordiv %d", a.dim(), 1+a.IntN(4))
	case 5:
		return fmt.Sprintf("%s + %d", a.dim(), a.IntN(3))
	}
	return a.dim()
}

// access is memory with subscripts.
func (a *affine) access() (text, typ string) {
	m := affineMemrefs[a.IntN(len(affineMemrefs))]
	list := make([]string, m.rank)
	for i := range list {
		list[i] = a.subscript()
	}
	return m.name + "[" + strings.Join(list, ", ") + "]", m.typ
}

// bound is a bound of a loop, a constant more often than not.
func (a *affine) bound(word string, constant int) string {
	switch a.IntN(6) {
	case 0:
		return word + " " + a.mapped(2)
	case 1:
		return a.mapped(1)
	case 2:
		return "affine_map<(d0) -> (d0)>(" + a.dim() + ")"
	}
	return fmt.Sprint(constant)
}

func (a *affine) block(depth, ops int) {
	dims, symbols, floats := len(a.dims), len(a.symbols), len(a.floats)
	for range 1 + a.IntN(ops) {
		a.op(a.ops[a.IntN(len(a.ops))], depth)
	}
	a.dims, a.symbols, a.floats = a.dims[:dims], a.symbols[:symbols], a.floats[:floats]
}

// nested writes a region.
func (a *affine) nested(depth int, ivs ...string) {
	n := len(a.dims)
	a.dims = append(a.dims, ivs...)
	a.indent++
	a.block(depth-1, 5)
	a.indent--
	a.dims = a.dims[:n]
}

func (a *affine) op(name string, depth int) {
	switch name {
	case "for":
		if depth > 0 {
			a.loop(depth)
		}
	case "if":
		if depth > 0 {
			a.conditional(depth)
		}
	case "parallel":
		if depth > 0 {
			a.parallel(depth)
		}
	case "apply":
		v := a.fresh()
		a.line("%s = affine.apply %s", v, a.mapped(1))
		a.dims = append(a.dims, v)
	case "min", "max":
		v := a.fresh()
		a.line("%s = affine.%s %s", v, name, a.mapped(1+a.IntN(3)))
		a.use(v, "index")
		if a.IntN(2) == 0 {
			w := a.fresh()
			a.line("%s = affine.%s affine_map<()[s0, s1] -> (s0, s1, s0 + %d)>()[%s, %s]", w, name, a.IntN(5), v, a.one(a.symbols))
			a.use(w, "index")
		}
	case "use":
		a.use(a.dim(), "index")
	case "delinearize_index", "linearize_index":
		a.linear()
	default:
		a.memory(name)
	}
}

func (a *affine) memory(name string) {
	switch name {
	case "load":
		v := a.fresh()
		m, t := a.access()
		a.line("%s = affine.load %s : %s", v, m, t)
		a.floats = append(a.floats, v)
	case "store":
		m, t := a.access()
		a.line("affine.store %s, %s : %s", a.one(a.floats), m, t)
	case "prefetch":
		m, t := a.access()
		a.line("affine.prefetch %s, read, locality<%d>, data : %s", m, a.IntN(4), t)
	case "vector_load":
		v := a.fresh()
		m, t := a.access()
		a.line("%s = affine.vector_load %s : %s, vector<4xf32>", v, m, t)
		m, t = a.access()
		a.line("affine.vector_store %s, %s : %s, vector<4xf32>", v, m, t)
	case "arith":
		v := a.fresh()
		a.line("%s = arith.%s %s, %s : f32", v, []string{"addf", "mulf", "subf"}[a.IntN(3)], a.one(a.floats), a.one(a.floats))
		a.floats = append(a.floats, v)
	}
}

func (a *affine) use(v, t string) { a.line("\"t.use\"(%s) : (%s) -> ()", v, t) }

func (a *affine) loop(depth int) {
	iv := a.fresh()
	lower := a.IntN(5) - 1
	step := ""
	if a.IntN(3) == 0 {
		step = fmt.Sprint(" step ", 1+a.IntN(4))
	}
	if a.IntN(5) > 0 {
		a.line("affine.for %s = %s to %s%s {", iv, a.bound("max", lower), a.bound("min", lower+a.IntN(20)), step)
		a.nested(depth, iv)
		a.line("}")
		return
	}
	result, carried, next := a.fresh(), a.fresh(), a.fresh()
	a.line("%s = affine.for %s = %s to %s%s iter_args(%s = %s) -> (f32) {", result, iv, a.bound("max", lower), a.bound("min", lower+a.IntN(20)), step,
		carried, a.one(a.floats))
	a.floats = append(a.floats, carried)
	a.nested(depth, iv)
	a.line("  %s = arith.addf %s, %s : f32", next, carried, a.one(a.floats))
	a.line("  affine.yield %s : f32", next)
	a.floats = a.floats[:len(a.floats)-1]
	a.line("}")
	a.floats = append(a.floats, result)
	a.use(result, "f32")
}

func (a *affine) conditional(depth int) {
	dims, symbols := a.inputs()
	constraints := make([]string, 1+a.IntN(3))
	a.mod = true
	for i := range constraints {
		constraints[i] = a.expr(len(dims), len(symbols), 2) + []string{" >= 0", " == 0"}[a.IntN(2)]
	}
	a.mod = false
	inputs := inputLists(numbered("d", len(dims)), numbered("s", len(symbols)))
	a.line("affine.if affine_set<%s : (%s)>%s {", inputs, strings.Join(constraints, ", "), inputLists(dims, symbols))
	a.nested(depth)
	switch a.IntN(4) {
	case 0:
		a.line("} else {")
		a.nested(depth)
	case 1:
		a.line("} else {")
	}
	a.line("}")
}

func (a *affine) parallel(depth int) {
	ivs := []string{a.fresh()}
	lower, upper := []string{fmt.Sprint(a.IntN(3))}, []string{fmt.Sprint(a.IntN(20))}
	if a.IntN(2) == 0 {
		ivs = append(ivs, a.fresh())
		lower, upper = append(lower, a.dim()+" + 1"), append(upper, fmt.Sprintf("symbol(%s) * 2", a.one(a.symbols)))
	}
	a.line("affine.parallel (%s) = (%s) to (%s) {", strings.Join(ivs, ", "), strings.Join(lower, ", "), strings.Join(upper, ", "))
	a.nested(depth, ivs...)
	a.line("}")
}

// size is an element of a basis.
func (a *affine) size() string {
	if a.IntN(4) == 0 {
		return []string{"%s0", "%s1", "%c5", "%c1"}[a.IntN(4)]
	}
	return []string{"1", "2", "3", "4", "8", "32"}[a.IntN(6)]
}

// linear takes an index apart and puts it together again, or the other way round, by nearly the
// same basis.
func (a *affine) linear() {
	basis := make([]string, 1+a.IntN(3))
	for i := range basis {
		basis[i] = a.size()
	}
	changed := append([]string(nil), basis...)
	if a.IntN(2) == 0 {
		changed[a.IntN(len(changed))] = a.size()
	}
	if a.IntN(3) == 0 {
		changed = append([]string{a.size()}, changed...)
	}
	indices := make([]string, len(basis)+a.IntN(2))
	disjoint := []string{"", "disjoint "}[a.IntN(2)]
	if a.IntN(2) == 0 {
		for i := range indices {
			indices[i] = a.dim()
		}
		v := a.linearize(disjoint, indices, basis)
		for _, w := range a.delinearize(v, len(changed)+a.IntN(2), changed) {
			a.use(w, "index")
		}
		return
	}
	results := a.delinearize(a.dim(), len(basis)+a.IntN(2), basis)
	for i := range indices {
		if i < len(results) && a.IntN(6) > 0 {
			indices[i] = results[i]
		} else {
			indices[i] = a.dim()
		}
	}
	if a.IntN(2) == 0 {
		basis = changed
		for len(indices) < len(basis) {
			indices = append([]string{a.dim()}, indices...)
		}
	}
	if len(indices) > len(basis)+1 {
		indices = indices[:len(basis)+1]
	}
	a.use(a.linearize(disjoint, indices, basis), "index")
}

func (a *affine) linearize(disjoint string, indices, basis []string) string {
	v := a.fresh()
	a.line("%s = affine.linearize_index %s[%s] by (%s) : index", v, disjoint, strings.Join(indices, ", "), strings.Join(basis, ", "))
	return v
}

func (a *affine) delinearize(v string, results int, basis []string) (names []string) {
	types := strings.TrimSuffix(strings.Repeat("index, ", results), ", ")
	for range results {
		names = append(names, a.fresh())
	}
	a.line("%s = affine.delinearize_index %s into (%s) : %s", strings.Join(names, ", "), v, strings.Join(basis, ", "), types)
	return names
}
