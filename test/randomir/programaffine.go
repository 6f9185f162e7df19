package randomir

import (
	"fmt"
	"strings"
)

// index of an affine access: an expression of a dimension that is less than n.
func (p *program) expression(n int) string {
	iv := p.below(n, true)
	switch p.IntN(8) {
	case 0:
		return fmt.Sprint(p.IntN(n))
	case 1:
		return fmt.Sprintf("%s mod %d", iv, 1+p.IntN(n))
	case 2:
		return fmt.Sprintf("%s floordiv %d", iv, 1+p.IntN(4))
	case 3:
		return fmt.Sprintf("%d - %s", n-1, iv)
	case 4:
		return fmt.Sprintf("(%s * %d + %s) mod %d", iv, p.IntN(4), p.below(8, true), n)
	case 5:
		return fmt.Sprintf("%s ceildiv 2", p.below(n, true))
	}
	return iv
}

func (p *program) expressions(b buffer) string {
	var list []string
	for _, n := range b.sizes {
		list = append(list, p.expression(n))
	}
	return strings.Join(list, ", ")
}

// affineMemoryOps add an access of affine each.
var affineMemoryOps = []func(p *program, b buffer) bool{
	func(p *program, b buffer) bool {
		at, name := p.expressions(b), p.name()
		p.line("%s = affine.load %s[%s] : %s", name, b.name, at, b.typ())
		p.define(name, b.elem)
		return true
	},
	func(p *program, b buffer) bool {
		if b.constant {
			return false
		}
		x, at := p.value(b.elem), p.expressions(b)
		p.line("affine.store %s, %s[%s] : %s", x, b.name, at, b.typ())
		return true
	},
	func(p *program, b buffer) bool {
		at := p.expressions(b)
		p.line("affine.prefetch %s[%s], %s, locality<%s>, data : %s", b.name, at, p.one("read", "write"), p.one("0", "3"), b.typ())
		return true
	},
	func(p *program, b buffer) bool { // an access of a vector
		k := len(b.sizes) - 1
		if k < 0 || !p.has("vector") || strings.HasPrefix(b.elem, "complex") || b.strided && (b.strides[k] != 1 || b.open[k]) || b.elem == "i1" {
			return false
		}
		n := 1 + p.IntN(min(b.sizes[k], 4))
		t := fmt.Sprintf("vector<%dx%s>", n, b.elem)
		var list []string
		for i, size := range b.sizes {
			if i == k {
				size -= n - 1
			}
			list = append(list, p.expression(size))
		}
		if p.IntN(2) == 0 || b.constant {
			name := p.name()
			p.line("%s = affine.vector_load %s[%s] : %s, %s", name, b.name, strings.Join(list, ", "), b.typ(), t)
			p.define(name, t)
			return true
		}
		x := p.value(t)
		p.line("affine.vector_store %s, %s[%s] : %s, %s", x, b.name, strings.Join(list, ", "), b.typ(), t)
		return true
	},
}

// affineBound returns a bound of a loop, at most n, and whether it is a map's.
func (p *program) affineBound(n int) string {
	switch p.IntN(5) {
	case 0:
		return fmt.Sprintf("min affine_map<(d0) -> (%d, d0 + %d)>(%s)", n, 1+p.IntN(3), p.below(4, true))
	case 1:
		return fmt.Sprintf("min affine_map<()[s0] -> (%d, s0 * 2 + 1)>()[%s]", n, p.constant(p.IntN(4)))
	}
	return fmt.Sprint(n)
}

func affineFor(p *program, depth int) {
	types := p.carried()
	iv, n := p.name(), []int{1, 2, 4, 4, 8, 3}[p.IntN(6)]
	lower, step := p.one("0", "0", "1", "max affine_map<(d0) -> (0, d0 - 2)>("+p.below(4, true)+")"), p.one("", "", " step 2", " step 3")
	upper := p.affineBound(n)
	iter, args := p.iterArgs(types)
	text, define := p.resultsOf(types)
	p.line("%saffine.for %s = %s to %s%s%s {", text, iv, lower, upper, step, iter)
	p.region(depth, func() {
		p.enter(true, args, types)
		p.bound(iv, n, true)
	}, p.ending("affine.yield", types))
	p.line("}")
	define()
}

func affineIf(p *program, depth int) {
	types := p.carried()
	set := p.one("affine_set<(d0) : (d0 - 2 >= 0)>", "affine_set<(d0) : (d0 mod 2 == 0)>", "affine_set<(d0) : (d0 - 1 >= 0, 3 - d0 >= 0)>", "affine_set<(d0) : (d0 - 100 >= 0)>")
	d := p.below(8, true)
	text, define := p.resultsOf(types)
	p.line("%saffine.if %s(%s)%s {", text, set, d, arrow(types))
	p.within(depth, true, nil, nil, p.ending("affine.yield", types))
	if len(types) > 0 || p.IntN(2) == 0 {
		p.line("} else {")
		p.within(depth, true, nil, nil, p.ending("affine.yield", types))
	}
	p.line("}")
	define()
}

func affineParallel(p *program, depth int) {
	var bounds []int
	for range 1 + p.IntN(2) {
		bounds = append(bounds, []int{2, 4, 3}[p.IntN(3)])
	}
	out, put := p.aside(bounds)
	ivs := p.names(len(bounds))
	var lower, upper, steps []string
	for _, n := range bounds {
		lower, upper, steps = append(lower, p.one("0", "0", "max(0, -1)")), append(upper, p.one(fmt.Sprint(n), fmt.Sprintf("min(%d, 7)", n))), append(steps, p.one("1", "1", "2"))
	}
	var types, kinds []string
	if p.IntN(2) == 0 {
		types, kinds = []string{p.one("i32", "i64")}, []string{p.one("addi", "muli", "ori", "andi")}
		if p.IntN(2) == 0 {
			types, kinds = []string{"f32"}, []string{p.one("addf", "maximumf", "minimumf")}
		}
	}
	reduction := ""
	if len(types) > 0 {
		reduction = ` reduce ("` + strings.Join(kinds, `", "`) + `")` + arrow(types)
	}
	list := func(names []string) string { return "(" + strings.Join(names, ", ") + ")" }
	text, define := p.resultsOf(types)
	p.line("%saffine.parallel %s = %s to %s step %s%s {", text, list(ivs), list(lower), list(upper), list(steps), reduction)
	p.region(depth, func() {
		p.enter(true, nil, nil)
		p.readOnly()
		for i, iv := range ivs {
			p.bound(iv, bounds[i], true)
		}
	}, func() {
		if out != nil {
			p.line("affine.store %s, %s[%s] : %s", p.value(out.elem), out.name, strings.Join(ivs, ", "), out.typ())
		}
		p.line("affine.yield%s", typed(p.some(types), types))
	})
	p.line("}")
	define()
	put()
}

// affineApply adds affine.apply, affine.min or affine.max.
func affineApply(p *program, _ int) {
	a, b, s, name := p.below(4, true), p.below(8, true), p.constant(p.IntN(8)), p.name()
	switch p.IntN(4) {
	case 0:
		p.line("%s = affine.min affine_map<(d0, d1)[s0] -> (d0 + s0, d1 * 2, %d)>(%s, %s)[%s]", name, p.IntN(6), a, b, s)
	case 1:
		p.line("%s = affine.max affine_map<(d0, d1) -> (d0 floordiv 2, d1 - 3, %d)>(%s, %s)", name, p.IntN(6), a, b)
	case 2:
		p.line("%s = affine.apply affine_map<(d0) -> ((d0 * 3 + %d) mod 4)>(%s)", name, p.IntN(4), a)
		p.bounded[4] = append(p.bounded[4], name)
		p.dims[4] = append(p.dims[4], name)
	default:
		p.line("%s = affine.apply affine_map<(d0, d1)[s0] -> (d0 * s0 - d1 %s %d + s0)>(%s, %s)[%s]", name, p.one("floordiv", "ceildiv", "mod"), 1+p.IntN(5), a, b, s)
	}
	p.define(name, "index")
}

// affineLinear adds affine.delinearize_index and affine.linearize_index.
func affineLinear(p *program, _ int) {
	x, a, b, c := p.below(8, false), p.name(), p.name(), p.name()
	p.line("%s, %s = affine.delinearize_index %s into (%s) : index, index", a, b, x, p.one("4, 2", "2, 4", "4, "+p.constant(2)))
	p.line("%s = affine.linearize_index %s[%s, %s] by (%s) : index", c, p.one("", "disjoint "), a, b, p.one("4, 4", "4"))
	for _, n := range []string{a, b, c} {
		p.define(n, "index")
	}
}
