package randomir

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// ProgramOptions say what is in a program. The zero ProgramOptions leave nothing out.
type ProgramOptions struct {
	Functions int // at most; 0 stands for 3
	Depth     int // of regions in each other; 0 stands for 2
	Ops       int // of a block at most; 0 stands for 6
	// Dialects are those of the operations besides arith, func and cf; all if there are none.
	Dialects []string
	// Without are texts of operations that are left out, such as names.
	Without []string
	// Exact leaves out what may be computed in several ways: flags of fast math, and functions
	// that are not exact.
	Exact bool
	// Runs leaves out what not every machine executes: scalable vectors, numbers of unusual
	// formats, DMA.
	Runs bool
}

// Program returns the text of a module that can be executed, the same for each seed: loops
// end, accesses are in range, numbers that must not be 0 are not 0. Its function main calls all
// others, and prints what they compute with printI64 and printF64 of MLIR's runner.
func Program(seed uint64, o ProgramOptions) string {
	if o.Functions == 0 {
		o.Functions = 3
	}
	if o.Depth == 0 {
		o.Depth = 2
	}
	if o.Ops == 0 {
		o.Ops = 6
	}
	p := &program{Rand: rand.New(rand.NewPCG(seed, 22)), o: o}
	p.rules = p.chosenRules()
	for i := range 1 + p.IntN(o.Functions) {
		p.function(i)
	}
	p.main()
	var head strings.Builder
	for _, g := range p.globals {
		head.WriteString(g + "\n")
	}
	return head.String() + p.String()
}

// program makes a program. What is defined in a region is forgotten at its end.
type program struct {
	*rand.Rand
	strings.Builder
	o       ProgramOptions
	rules   []rule
	globals []string // and declarations
	n       int      // of the next value
	indent  int
	scope
	signatures []programSignature
}

// A scope is what can be used at a place.
type scope struct {
	values  map[string][]string // by type
	buffers []buffer
	bounded map[int][]string // values of index that are at least 0 and less than the key
	dims    map[int][]string // those of bounded that affine maps take as dimensions
	affine  bool             // the innermost operation with a region is of affine, or the function
	pure    bool             // no memory may be written, since the order of iterations is open
}

type programSignature struct{ args, results []string }

func (s scope) clone() scope {
	c := scope{map[string][]string{}, slices.Clone(s.buffers), map[int][]string{}, map[int][]string{}, s.affine, s.pure}
	for k, v := range s.values {
		c.values[k] = slices.Clip(v)
	}
	for k, v := range s.bounded {
		c.bounded[k] = slices.Clip(v)
	}
	for k, v := range s.dims {
		c.dims[k] = slices.Clip(v)
	}
	return c
}

func (p *program) line(format string, args ...any) {
	fmt.Fprintf(p, "%s%s\n", strings.Repeat("  ", p.indent), fmt.Sprintf(format, args...))
}

func (p *program) one(texts ...string) string { return texts[p.IntN(len(texts))] }

func (p *program) name() string {
	p.n++
	return "%v" + strconv.Itoa(p.n-1)
}

func (p *program) define(name, t string) string {
	p.values[t] = append(p.values[t], name)
	return name
}

func (p *program) has(dialect string) bool {
	return len(p.o.Dialects) == 0 || slices.Contains(p.o.Dialects, dialect)
}

// vectorShape matches a type of vectors: what comes before its element type.
var vectorShape = regexp.MustCompile(`^(vector<(?:[0-9x\[\]]+x)?)(.+)>$`)

// withElement returns a type with another element type.
func withElement(t, elem string) string {
	if m := vectorShape.FindStringSubmatch(t); m != nil {
		return m[1] + elem + ">"
	}
	return elem
}

// element returns the element type of a vector, or the type itself.
func element(t string) string {
	if m := vectorShape.FindStringSubmatch(t); m != nil {
		return m[2]
	}
	return t
}

func isFloat(t string) bool { return strings.HasPrefix(t, "f") || strings.HasPrefix(t, "bf") }

// value is a value of a type that is defined already, or a new one.
func (p *program) value(t string) string {
	list := p.values[t]
	switch {
	case len(list) == 0 || p.IntN(8) == 0:
		return p.make(t)
	case p.IntN(2) == 0:
		return list[len(list)-1]
	}
	return list[p.IntN(len(list))]
}

// make defines a new value of a type, most often a constant.
func (p *program) make(t string) string {
	e := element(t)
	if e != t && p.IntN(3) == 0 && (!strings.HasPrefix(e, "complex")) {
		x := p.value(e)
		name := p.name()
		p.line("%s = vector.broadcast %s : %s to %s", name, x, e, t)
		return p.define(name, t)
	}
	name := p.name()
	switch {
	case strings.HasPrefix(t, "complex<"):
		part := strings.TrimSuffix(strings.TrimPrefix(t, "complex<"), ">")
		if p.IntN(2) == 0 {
			a, b := p.value(part), p.value(part)
			p.line("%s = complex.create %s, %s : %s", name, a, b, t)
		} else {
			p.line("%s = complex.constant [%s : %s, %s : %s] : %s", name, p.number(part), part, p.number(part), part, t)
		}
	case e != t:
		p.line("%s = arith.constant %s : %s", name, p.dense(t), t)
	case t == "i1":
		p.line("%s = arith.constant %s", name, p.number(t))
	default:
		p.line("%s = arith.constant %s : %s", name, p.number(t), t)
	}
	return p.define(name, t)
}

// dense returns a constant of a type of vectors.
func (p *program) dense(t string) string {
	shape := strings.TrimSuffix(strings.TrimPrefix(vectorShape.FindStringSubmatch(t)[1], "vector<"), "x")
	if n, err := strconv.Atoi(shape); err == nil && p.IntN(2) == 0 {
		list := make([]string, n)
		for i := range list {
			list[i] = p.number(element(t))
		}
		return "dense<[" + strings.Join(list, ", ") + "]>"
	}
	return "dense<" + p.number(element(t)) + ">"
}

// number returns a constant of a type of numbers.
func (p *program) number(t string) string {
	switch {
	case t == "i1":
		return p.one("true", "false")
	case t == "f8E8M0FNU": // which has no sign
		return p.one("1.0", "0.5", "2.0", "128.0")
	case isFloat(t):
		return p.one("0.0", "-0.0", "1.0", "-1.0", "0.5", "2.0", "3.25", "-7.5", "100.0")
	case p.IntN(8) == 0:
		return p.one("127", "-128", "100", "64")
	}
	return strconv.Itoa(p.IntN(12) - 3)
}

// function adds a function with a few arguments and results.
func (p *program) function(i int) {
	p.scope = scope{values: map[string][]string{}, bounded: map[int][]string{}, dims: map[int][]string{}, affine: true}
	var s programSignature
	var args []string
	for range p.IntN(5) {
		t := p.one("i32", "i64", "index", "f32", "f64", "i1", "i8")
		if p.IntN(6) == 0 && p.has("vector") {
			t = p.one("vector<4xf32>", "vector<4xi32>")
		}
		s.args = append(s.args, t)
		args = append(args, p.define(p.name(), t)+": "+t)
	}
	for range 1 + p.IntN(3) {
		s.results = append(s.results, p.one("i32", "i64", "index", "f32", "f64", "i1"))
	}
	fmt.Fprintf(p, "func.func %s@f%d(%s) -> (%s) {\n", p.one("", "private "), i, strings.Join(args, ", "), strings.Join(s.results, ", "))
	p.indent = 1
	for _, c := range [][2]int{{1, 0}, {2, 1}, {4, 3}} {
		p.index(c[0], c[1])
	}
	p.block(p.o.Depth)
	if p.IntN(3) == 0 {
		p.branches()
	}
	var out []string
	for _, t := range s.results {
		out = append(out, p.result(t))
	}
	p.line("return %s : %s", strings.Join(out, ", "), strings.Join(s.results, ", "))
	p.WriteString("}\n")
	p.signatures = append(p.signatures, s)
}

// index defines a constant that is less than all bounds from the given one.
func (p *program) index(bound, value int) string {
	name := p.name()
	p.line("%s = arith.constant %d : index", name, value)
	p.bounded[bound] = append(p.bounded[bound], name)
	p.dims[bound] = append(p.dims[bound], name)
	return name
}

// below returns an index that is at least 0 and less than n. If dim is true, affine maps take it.
func (p *program) below(n int, dim bool) string {
	table := p.bounded
	if dim {
		table = p.dims
	}
	var list []string
	for _, bound := range slices.Sorted(maps.Keys(table)) {
		if bound <= n {
			list = append(list, table[bound]...)
		}
	}
	if !dim && p.IntN(5) == 0 {
		x, m, name := p.value("index"), p.constant(n), p.name()
		p.line("%s = %s", name, p.one("index.remu "+x+", "+m, "arith.remui "+x+", "+m+" : index"))
		p.bounded[n] = append(p.bounded[n], name)
		return name
	}
	if len(list) == 0 || p.IntN(8) == 0 {
		return p.index(n, p.IntN(n))
	}
	return list[len(list)-1-p.IntN(min(len(list), 4))]
}

// constant defines a constant of index.
func (p *program) constant(n int) string {
	name := p.name()
	p.line("%s = arith.constant %d : index", name, n)
	return name
}

// result is a value that a function returns: the last one of its type, or the number in memory.
func (p *program) result(t string) string {
	if list := p.values[t]; len(list) > 0 {
		return list[len(list)-1]
	}
	return p.make(t)
}

// branches ends the block with branches of cf to a block that has arguments.
func (p *program) branches() {
	types := []string{p.one("i32", "i64"), p.one("f32", "f64")}
	operands := func() string { return p.value(types[0]) + ", " + p.value(types[1]) }
	a, b, c, flag, choice := operands(), operands(), operands(), p.value("i1"), p.value("i32")
	n := p.n
	p.n++
	list := strings.Join(types, ", ")
	switch p.IntN(3) {
	case 0:
		p.line("cf.cond_br %s%s, ^bb%d(%s : %s), ^bb%d(%s : %s)", flag, p.one("", " weights([1, 3])"), n, a, list, n, b, list)
	case 1:
		p.line("cf.switch %s : i32, [ default: ^bb%d(%s : %s), 1: ^bb%d(%s : %s), -2: ^bb%d(%s : %s) ]", choice, n, a, list, n, b, list, n, c, list)
	default:
		p.line("cf.br ^bb%d(%s : %s)", n, a, list)
	}
	x, y := p.name(), p.name()
	fmt.Fprintf(p, "^bb%d(%s: %s, %s: %s):\n", n, p.define(x, types[0]), types[0], p.define(y, types[1]), types[1])
	if p.IntN(3) == 0 {
		p.line("%s = arith.constant true", p.define(p.name(), "i1"))
		p.line("cf.assert %s, \"never\"", p.result("i1"))
	}
}

// main adds the function main.
func (p *program) main() {
	p.scope = scope{values: map[string][]string{}, bounded: map[int][]string{}, dims: map[int][]string{}}
	p.WriteString("func.func @main() {\n")
	for i, s := range p.signatures {
		var args, names []string
		for _, t := range s.args {
			args = append(args, p.make(t))
		}
		for range s.results {
			names = append(names, p.name())
		}
		arrow := strings.Join(s.args, ", ")
		switch results := strings.Join(s.results, ", "); p.IntN(4) {
		case 0:
			f := p.name()
			p.line("%s = func.constant @f%d : (%s) -> (%s)", f, i, arrow, results)
			p.line("%s = func.call_indirect %s(%s) : (%s) -> (%s)", strings.Join(names, ", "), f, strings.Join(args, ", "), arrow, results)
		default:
			p.line("%s = func.call @f%d(%s) : (%s) -> (%s)", strings.Join(names, ", "), i, strings.Join(args, ", "), arrow, results)
		}
		for j, t := range s.results {
			p.print(names[j], t)
		}
	}
	p.line("return")
	p.WriteString("}\n")
	if p.has("vector") {
		return
	}
	p.globals = append(p.globals, "func.func private @printI64(i64)", "func.func private @printF64(f64)", "func.func private @printNewline()")
}

// print prints a number. Not a number is 0, since its bits may be any.
func (p *program) print(x, t string) {
	convert := func(format string, args ...any) {
		y := p.name()
		p.line("%s = "+format, append([]any{y}, args...)...)
		x = y
	}
	switch t {
	case "index":
		convert("arith.index_cast %s : index to i64", x)
	case "i1", "i8", "i32":
		convert("arith.extui %s : %s to i64", x, t)
	case "f32", "f64":
		if t == "f32" {
			convert("arith.extf %s : f32 to f64", x)
		}
		is, zero := p.name(), p.name()
		p.line("%s = arith.cmpf ord, %s, %s : f64", is, x, x)
		p.line("%s = arith.constant 0.0 : f64", zero)
		convert("arith.select %s, %s, %s : f64", is, x, zero)
	}
	wide := "i64"
	if isFloat(t) {
		wide = "f64"
	}
	if p.has("vector") { // whose lowering declares the functions itself
		p.line("vector.print %s : %s", x, wide)
		return
	}
	p.line("func.call @print%s(%s) : (%s) -> ()", strings.ToUpper(wide), x, wide)
	p.line("func.call @printNewline() : () -> ()")
}

// block adds operations.
func (p *program) block(depth int) {
	for range 1 + p.IntN(p.o.Ops) {
		switch n := p.IntN(10); {
		case n < 3 && depth > 0 && p.loop(depth):
		case n < 6 && p.access():
		default:
			p.rule()
		}
	}
}

// region adds a region's operations, and what ends it; what they define is forgotten.
func (p *program) region(depth int, enter func(), end func()) {
	saved := p.scope
	p.scope = saved.clone()
	p.indent++
	if enter != nil {
		enter()
	}
	p.block(depth - 1)
	if end != nil {
		end()
	}
	p.indent--
	p.scope = saved
}
