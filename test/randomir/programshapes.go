package randomir

import (
	"slices"
	"strings"
)

// reshape reads the shape from memory.
func reshape(p *program, b buffer) bool {
	if b.strided || b.space > 0 {
		return false
	}
	out := b.clone()
	out.name = p.name()
	out.sizes = []int{b.elements}
	if b.elements%2 == 0 {
		out.sizes = []int{2, b.elements / 2}
	}
	out.strides, out.openSizes, out.open = contiguous(out.sizes), make([]bool, len(out.sizes)), make([]bool, len(out.sizes)+1)
	for i := range out.openSizes {
		out.openSizes[i] = true
	}
	shape := p.name()
	t := "memref<1xindex>"
	if len(out.sizes) == 2 {
		t = "memref<2xindex>"
	}
	p.line("%s = memref.alloca() : %s", shape, t)
	for i, n := range out.sizes {
		p.line("memref.store %s, %s[%s] : %s", p.constant(n), shape, p.constant(i), t)
	}
	p.line("%s = memref.reshape %s(%s) : (%s, %s) -> %s", out.name, b.name, shape, b.typ(), t, out.typ())
	p.derive(b, out)
	return true
}

// metadata takes a buffer apart, and may put it together again.
func metadata(p *program, b buffer) bool {
	base, offset := p.name(), p.name()
	var sizes, strides []string
	types := []string{"memref<" + b.elem + ">", "index"}
	if b.space > 0 || p.without("memref.extract_strided_metadata") {
		return false
	}
	for range b.sizes {
		sizes, strides = append(sizes, p.name()), append(strides, p.name())
		types = append(types, "index", "index")
	}
	names := slices.Concat([]string{base, offset}, sizes, strides)
	p.line("%s = memref.extract_strided_metadata %s : %s -> %s", strings.Join(names, ", "), b.name, b.typ(), strings.Join(types, ", "))
	for _, n := range names[1:] {
		p.define(n, "index")
	}
	out := b.clone()
	out.name, out.strided = p.name(), true
	for i := range out.openSizes {
		out.openSizes[i] = true
	}
	for i := range out.open {
		out.open[i] = true
	}
	p.line("%s = memref.reinterpret_cast %s to offset: [%s], sizes: [%s], strides: [%s] : memref<%s> to %s", out.name, base, offset,
		strings.Join(sizes, ", "), strings.Join(strides, ", "), b.elem, out.typ())
	p.derive(b, out)
	return true
}

func dimAndRank(p *program, b buffer) bool {
	name := p.name()
	switch n := len(b.sizes); {
	case n == 0 || p.IntN(4) == 0:
		p.line("%s = memref.rank %s : %s", name, b.name, b.typ())
	case p.IntN(8) == 0:
		address := p.name()
		p.line("%s = memref.extract_aligned_pointer_as_index %s : %s -> index", address, b.name, b.typ())
		p.line("%s = arith.subi %s, %s : index", name, address, address)
	default:
		p.line("%s = memref.dim %s, %s : %s", name, b.name, p.below(n, false), b.typ())
	}
	p.define(name, "index")
	return true
}

// copyBuffer copies to another buffer of the same shape, which it makes.
func copyBuffer(p *program, b buffer) bool {
	out := b.clone()
	out.name, out.strided, out.constant, out.heap, out.root, out.space = p.name(), false, false, p.IntN(2) == 0, p.n, 0
	out.strides, out.offset, out.elements = contiguous(out.sizes), 0, product(out.sizes)
	out.open = make([]bool, len(out.sizes)+1)
	var sizes []string
	for i, n := range out.sizes {
		if out.openSizes[i] {
			sizes = append(sizes, p.constant(n))
		}
	}
	word := "alloca"
	if out.heap {
		word = "alloc"
	}
	p.line("%s = memref.%s(%s) : %s", out.name, word, strings.Join(sizes, ", "), out.typ())
	p.line("memref.copy %s, %s : %s to %s", b.name, out.name, b.typ(), out.typ())
	p.buffers = append(p.buffers, out)
	return true
}

// realloc makes a vector of memory larger.
func realloc(p *program, b buffer) bool {
	if !b.heap || b.strided || len(b.sizes) != 1 || b.openSizes[0] {
		return false
	}
	out := b.clone()
	out.name, out.root = p.name(), p.n
	out.sizes[0] += 2
	size := ""
	if p.IntN(2) == 0 {
		out.openSizes[0] = true
		size = "(" + p.constant(out.sizes[0]) + ")"
	}
	p.line("%s = memref.realloc %s%s : %s to %s", out.name, b.name, size, b.typ(), out.typ())
	p.line("memref.store %s, %s[%s] : %s", p.value(b.elem), out.name, p.constant(out.sizes[0]-1), out.typ())
	p.line("memref.store %s, %s[%s] : %s", p.value(b.elem), out.name, p.constant(out.sizes[0]-2), out.typ())
	p.forget(b)
	p.buffers = append(p.buffers, out)
	return true
}

// forget makes memory unknown.
func (p *program) forget(b buffer) {
	p.buffers = slices.DeleteFunc(slices.Clone(p.buffers), func(o buffer) bool { return o.root == b.root })
}

func dealloc(p *program, b buffer) bool {
	if !b.heap || p.IntN(2) == 0 {
		return false
	}
	p.line("memref.dealloc %s : %s", b.name, b.typ())
	p.forget(b)
	return true
}

func assume(p *program, b buffer) bool {
	out := b.clone()
	out.name = p.name()
	p.line("%s = memref.assume_alignment %s, 1 : %s", out.name, b.name, b.typ())
	p.derive(b, out)
	return true
}

func atomic(p *program, b buffer) bool {
	kind := p.one("addi", "maxs", "mins", "andi", "ori", "assign", "maxu", "minu")
	switch {
	case b.constant || b.elem == "i1" || b.elem == "index" || strings.HasPrefix(b.elem, "complex"):
		return false
	case isFloat(b.elem):
		kind = p.one("addf", "assign", "maximumf", "minimumf", "maxnumf", "minnumf", "mulf")
	}
	if isFloat(b.elem) && p.o.Runs { // others become memref.generic_atomic_rmw
		kind = "addf"
	}
	x, at, name := p.value(b.elem), p.indices(b), p.name()
	p.line("%s = memref.atomic_rmw %s %s, %s[%s] : (%s, %s) -> %s", name, kind, x, b.name, at, b.elem, b.typ(), b.elem)
	p.define(name, b.elem)
	return true
}

func genericAtomic(p *program, b buffer) bool {
	if b.constant || b.elem == "i1" || b.elem == "index" || strings.HasPrefix(b.elem, "complex") {
		return false
	}
	op := "arith.addi"
	if isFloat(b.elem) {
		if p.o.Runs { // no conversion lowers it
			return false
		}
		op = "arith.mulf"
	}
	x, at, name, old, sum := p.value(b.elem), p.indices(b), p.name(), p.name(), p.name()
	p.line("%s = memref.generic_atomic_rmw %s[%s] : %s {", name, b.name, at, b.typ())
	p.line("^bb0(%s: %s):", old, b.elem)
	p.line("  %s = %s %s, %s : %s", sum, op, old, x, b.elem)
	p.line("  memref.atomic_yield %s : %s", sum, b.elem)
	p.line("}")
	p.define(name, b.elem)
	return true
}

// unranked forgets the number of dimensions, and tells it again.
func unranked(p *program, b buffer) bool {
	if b.space > 0 {
		return false
	}
	any, out := p.name(), b.clone()
	out.name = p.name()
	t := "memref<*x" + b.elem + ">"
	p.line("%s = memref.cast %s : %s to %s", any, b.name, b.typ(), t)
	switch p.IntN(4) {
	case 0:
		p.line("%s = memref.rank %s : %s", p.define(p.name(), "index"), any, t)
	case 1:
		if len(b.sizes) > 0 {
			i, name := p.below(len(b.sizes), false), p.name()
			p.line("%s = memref.dim %s, %s : %s", p.define(name, "index"), any, i, t)
		}
	}
	p.line("%s = memref.cast %s : %s to %s", out.name, any, t, out.typ())
	p.derive(b, out)
	return true
}

func spaceCast(p *program, b buffer) bool {
	out := b.clone()
	out.name, out.space = p.name(), 1-b.space
	p.line("%s = memref.memory_space_cast %s : %s to %s", out.name, b.name, b.typ(), out.typ())
	p.derive(b, out)
	return true
}

func prefetch(p *program, b buffer) bool {
	at := p.indices(b)
	p.line("memref.prefetch %s[%s], %s, locality<%s>, %s : %s", b.name, at, p.one("read", "write"), p.one("0", "3"), p.one("data", "instr"), b.typ())
	return true
}

func distinct(p *program, b buffer) bool {
	for _, o := range p.buffers {
		if o.root == b.root {
			continue
		}
		x, y := b.clone(), o.clone()
		x.name, y.name = p.name(), p.name()
		p.line("%s, %s = memref.distinct_objects %s, %s : %s, %s", x.name, y.name, b.name, o.name, b.typ(), o.typ())
		p.derive(b, x)
		p.derive(o, y)
		return true
	}
	return false
}
