package randomir

import (
	"fmt"
	"strings"
)

// loop adds an operation with regions. It reports whether there is one.
func (p *program) loop(depth int) bool {
	var list []func(p *program, depth int)
	if p.has("scf") {
		list = append(list, scfIf, scfFor, scfFor, scfFor, scfWhile, scfParallel, scfParallel, scfForall, scfExecute, scfSwitch)
	}
	if p.has("affine") && p.affine {
		list = append(list, affineFor, affineFor, affineFor, affineIf, affineParallel, affineApply, affineApply, affineLinear)
	}
	if p.has("memref") && !p.o.Runs { // no order of conversions lowers a loop in it
		list = append(list, allocaScope)
	}
	if len(list) == 0 {
		return false
	}
	list[p.IntN(len(list))](p, depth)
	return true
}

// carried returns the types of values that a loop carries.
func (p *program) carried() (types []string) {
	for range p.IntN(3) {
		types = append(types, p.one("i32", "f32", "index", "f64", "i64"))
	}
	if p.IntN(8) == 0 && p.has("vector") {
		types = append(types, "vector<4xf32>")
	}
	return types
}

func (p *program) names(n int) (list []string) {
	for range n {
		list = append(list, p.name())
	}
	return list
}

// some returns values of types.
func (p *program) some(types []string) (list []string) {
	for _, t := range types {
		list = append(list, p.value(t))
	}
	return list
}

// results returns the text before an operation with results, and defines them when it is called.
func (p *program) resultsOf(types []string) (text string, define func()) {
	names := p.names(len(types))
	if len(names) > 0 {
		text = strings.Join(names, ", ") + " = "
	}
	return text, func() {
		for i, t := range types {
			p.define(names[i], t)
		}
	}
}

// typed returns values and their types.
func typed(values, types []string) string {
	if len(values) == 0 {
		return ""
	}
	return " " + strings.Join(values, ", ") + " : " + strings.Join(types, ", ")
}

// ending ends a region with op and values of types.
func (p *program) ending(op string, types []string) func() {
	return func() { p.line("%s%s", op, typed(p.some(types), types)) }
}

// within adds a region; args are values of some types that it takes.
func (p *program) within(depth int, affine bool, args, types []string, end func()) {
	p.region(depth, func() { p.enter(affine, args, types) }, end)
}

// enter begins a region.
func (p *program) enter(affine bool, args, types []string) {
	p.affine = p.affine && affine
	for i := range p.buffers {
		p.buffers[i].heap = false
	}
	for i, t := range types {
		p.define(args[i], t)
	}
}

// bound makes an induction variable known.
func (p *program) bound(iv string, n int, dim bool) {
	p.bounded[n] = append(p.bounded[n], iv)
	p.define(iv, "index")
	if dim {
		p.dims[n] = append(p.dims[n], iv)
	}
}

func scfIf(p *program, depth int) {
	types := p.carried()
	c := p.value("i1")
	text, define := p.resultsOf(types)
	p.line("%sscf.if %s%s {", text, c, arrow(types))
	p.within(depth, false, nil, nil, p.ending("scf.yield", types))
	if len(types) > 0 || p.IntN(2) == 0 {
		p.line("} else {")
		p.within(depth, false, nil, nil, p.ending("scf.yield", types))
	}
	p.line("}")
	define()
}

// iterArgs returns the text of the values that a loop carries, and the names of its arguments.
func (p *program) iterArgs(types []string) (text string, args []string) {
	var list []string
	for i, v := range p.some(types) {
		args = append(args, p.name())
		list = append(list, args[i]+" = "+v)
	}
	if len(types) == 0 {
		return "", nil
	}
	return " iter_args(" + strings.Join(list, ", ") + ")" + arrow(types), args
}

func scfFor(p *program, depth int) {
	types := p.carried()
	iv, n := p.name(), []int{1, 2, 4, 4, 8, 3}[p.IntN(6)]
	lower, upper, step := p.constant(p.IntN(2)), p.constant(n), p.constant(1+p.IntN(3))
	if p.IntN(5) == 0 {
		upper = p.below(5, false)
		n = 4
	}
	iter, args := p.iterArgs(types)
	kind, unsigned := "", p.one("", "", "", "unsigned ")
	index := p.IntN(6) > 0
	if !index {
		kind = " : i32"
		for _, v := range []*string{&lower, &upper, &step} {
			name := p.name()
			p.line("%s = arith.index_cast %s : index to i32", name, *v)
			*v = name
		}
	}
	text, define := p.resultsOf(types)
	p.line("%sscf.for %s%s = %s to %s step %s%s%s {", text, unsigned, iv, lower, upper, step, iter, kind)
	p.region(depth, func() {
		p.enter(false, args, types)
		if index {
			p.bound(iv, n, false)
		} else {
			p.define(iv, "i32")
		}
	}, p.ending("scf.yield", types))
	p.line("}")
	define()
}

// scfWhile counts up to a bound, and ends earlier where another condition says so.
func scfWhile(p *program, depth int) {
	types := p.carried()
	zero, one, n := p.constant(0), p.constant(1), p.constant(1+p.IntN(5))
	count, args, inits := p.name(), p.names(len(types)), p.some(types)
	pairs := count + " = " + zero
	for i, a := range args {
		pairs += ", " + a + " = " + inits[i]
	}
	all := append([]string{"index"}, types...)
	text, define := p.resultsOf(all)
	p.line("%sscf.while (%s) : (%s) -> (%s) {", text, pairs, strings.Join(all, ", "), strings.Join(all, ", "))
	p.within(min(depth, 1), false, args, types, func() {
		c := p.name()
		p.line("%s = arith.cmpi slt, %s, %s : index", c, count, n)
		if p.IntN(3) == 0 {
			both := p.name()
			p.line("%s = arith.andi %s, %s : i1", both, c, p.value("i1"))
			c = both
		}
		p.line("scf.condition(%s)%s", c, typed(append([]string{count}, p.some(types)...), all))
	})
	p.line("} do {")
	i, after := p.name(), p.names(len(types))
	var list []string
	for k, t := range all {
		list = append(list, append([]string{i}, after...)[k]+": "+t)
	}
	p.line("^bb0(%s):", strings.Join(list, ", "))
	p.within(depth, false, append([]string{i}, after...), all, func() {
		next := p.name()
		p.line("%s = arith.addi %s, %s : index", next, i, one)
		p.line("scf.yield%s", typed(append([]string{next}, p.some(types)...), all))
	})
	p.line("}")
	define()
}

// aside removes a new buffer from those that operations use, to store one number for each
// iteration. It is nil if there is none.
func (p *program) aside(bounds []int) (b *buffer, put func()) {
	if !p.has("memref") || p.IntN(3) == 0 {
		return nil, func() {}
	}
	out := buffer{name: p.name(), elem: p.one("f32", "i32"), sizes: bounds, strides: contiguous(bounds), openSizes: make([]bool, len(bounds)),
		open: make([]bool, len(bounds)+1), root: p.n, elements: product(bounds)}
	p.line("%s = memref.alloc() : %s", out.name, out.typ())
	p.fill(out)
	return &out, func() { p.buffers = append(p.buffers, out) }
}

// readOnly leaves memory as it is: nobody knows the order of iterations.
func (p *program) readOnly() {
	p.pure = true
	for i := range p.buffers {
		p.buffers[i].heap, p.buffers[i].constant = false, true
	}
}

func scfParallel(p *program, depth int) {
	types := p.carried()
	if len(types) > 0 && types[len(types)-1] == "vector<4xf32>" {
		types = nil
	}
	var bounds []int
	for range 1 + p.IntN(2) {
		bounds = append(bounds, []int{2, 4, 3}[p.IntN(3)])
	}
	out, put := p.aside(bounds)
	zero := p.constant(0)
	ivs, inits := p.names(len(bounds)), p.some(types)
	var lower, upper, steps []string
	for _, n := range bounds {
		lower, upper, steps = append(lower, zero), append(upper, p.constant(n)), append(steps, p.constant(1+p.IntN(2)))
	}
	list := func(names []string) string { return "(" + strings.Join(names, ", ") + ")" }
	text, define := p.resultsOf(types)
	init := ""
	if len(types) > 0 {
		init = " init " + list(inits) + arrow(types)
	}
	p.line("%sscf.parallel %s = %s to %s step %s%s {", text, list(ivs), list(lower), list(upper), list(steps), init)
	p.region(depth, func() {
		p.enter(false, nil, nil)
		p.readOnly()
		for i, iv := range ivs {
			p.bound(iv, bounds[i], false)
		}
	}, func() {
		if out != nil {
			p.line("memref.store %s, %s[%s] : %s", p.value(out.elem), out.name, strings.Join(ivs, ", "), out.typ())
		}
		p.reduce(types)
	})
	p.line("}")
	define()
	put()
}

func (p *program) reduce(types []string) {
	if len(types) == 0 {
		p.line("scf.reduce")
		return
	}
	p.line("scf.reduce(%s) {", strings.TrimSpace(typed(p.some(types), types)))
	for i, t := range types {
		if i > 0 {
			p.line("}, {")
		}
		a, b, c := p.name(), p.name(), p.name()
		op := p.one("addi", "muli", "maxsi", "andi", "xori")
		if isFloat(t) {
			op = p.one("addf", "maximumf", "minnumf")
		}
		p.line("^bb0(%s: %s, %s: %s):", a, t, b, t)
		p.line("  %s = arith.%s %s, %s : %s", c, op, a, b, t)
		p.line("  scf.reduce.return %s : %s", c, t)
	}
	p.line("}")
}

func scfForall(p *program, depth int) {
	bounds := []int{2, 4, 3}[:1+p.IntN(2)]
	out, put := p.aside(bounds)
	ivs := p.names(len(bounds))
	var upper []string
	for _, n := range bounds {
		upper = append(upper, fmt.Sprint(n))
	}
	list := func(names []string) string { return "(" + strings.Join(names, ", ") + ")" }
	if p.IntN(2) == 0 {
		p.line("scf.forall %s in %s {", list(ivs), list(upper))
	} else {
		for i, n := range bounds {
			upper[i] = p.one(upper[i], p.constant(n))
		}
		var zeros, ones []string
		for range bounds {
			zeros, ones = append(zeros, "0"), append(ones, "1")
		}
		p.line("scf.forall %s = %s to %s step %s {", list(ivs), list(zeros), list(upper), list(ones))
	}
	p.region(depth, func() {
		p.enter(false, nil, nil)
		p.readOnly()
		for i, iv := range ivs {
			p.bound(iv, bounds[i], false)
		}
	}, func() {
		if out != nil {
			p.line("memref.store %s, %s[%s] : %s", p.value(out.elem), out.name, strings.Join(ivs, ", "), out.typ())
		}
	})
	p.line("}")
	put()
}

func scfExecute(p *program, depth int) {
	types := p.carried()
	text, define := p.resultsOf(types)
	p.line("%sscf.execute_region%s {", text, arrow(types))
	p.within(depth, false, nil, nil, func() {
		if p.IntN(3) == 0 {
			a, b := p.n, p.n+1
			p.n += 2
			c := p.value("i1")
			p.line("cf.cond_br %s, ^bb%d, ^bb%d", c, a, b)
			p.line("^bb%d:", a)
			p.line("cf.br ^bb%d", b)
			p.line("^bb%d:", b)
		}
		p.line("scf.yield%s", typed(p.some(types), types))
	})
	p.line("}")
	define()
}

func scfSwitch(p *program, depth int) {
	types := p.carried()
	x := p.value("index")
	text, define := p.resultsOf(types)
	arrow := strings.Join(types, ", ")
	if arrow != "" {
		arrow = " -> " + arrow
	}
	p.line("%sscf.index_switch %s%s", text, x, arrow)
	for i := range p.IntN(4) {
		p.line("case %d {", i*i)
		p.within(depth, false, nil, nil, p.ending("scf.yield", types))
		p.line("}")
	}
	p.line("default {")
	p.within(depth, false, nil, nil, p.ending("scf.yield", types))
	p.line("}")
	define()
}

func allocaScope(p *program, depth int) {
	types := p.carried()
	text, define := p.resultsOf(types)
	p.line("%smemref.alloca_scope%s {", text, arrow(types))
	p.within(depth, false, nil, nil, p.ending("memref.alloca_scope.return", types))
	p.line("}")
	define()
}
