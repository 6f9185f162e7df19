package randomir

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// A buffer is a value of a memref type, with the sizes and strides that it has when the program
// runs, which its type may leave open.
type buffer struct {
	name, elem string
	sizes      []int
	strides    []int
	offset     int
	openSizes  []bool // those that the type leaves open
	strided    bool   // the type has strides; then open says which it leaves open, the last is the offset
	open       []bool
	space      int
	root       int  // memory that is shared has the same number
	elements   int  // of the root's memory
	heap       bool // the result of an alloc in this region, which no other buffer refers to
	constant   bool // memory that must not be written
}

func dimension(n int, open bool) string {
	if open {
		return "?"
	}
	return strconv.Itoa(n)
}

// typ returns the type of a buffer.
func (b buffer) typ() string {
	var s strings.Builder
	s.WriteString("memref<")
	for i, n := range b.sizes {
		s.WriteString(dimension(n, b.openSizes[i]) + "x")
	}
	s.WriteString(b.elem)
	if b.strided {
		var list []string
		for i, n := range b.strides {
			list = append(list, dimension(n, b.open[i]))
		}
		s.WriteString(", strided<[" + strings.Join(list, ", ") + "]")
		if b.offset != 0 || b.open[len(b.strides)] {
			s.WriteString(", offset: " + dimension(b.offset, b.open[len(b.strides)]))
		}
		s.WriteString(">")
	}
	if b.space > 0 {
		fmt.Fprintf(&s, ", %d", b.space)
	}
	return s.String() + ">"
}

func (b buffer) clone() buffer {
	b.sizes, b.strides, b.openSizes, b.open = slices.Clone(b.sizes), slices.Clone(b.strides), slices.Clone(b.openSizes), slices.Clone(b.open)
	return b
}

// contiguous strides of sizes.
func contiguous(sizes []int) []int {
	strides, n := make([]int, len(sizes)), 1
	for i := len(sizes) - 1; i >= 0; i-- {
		strides[i] = n
		n *= sizes[i]
	}
	return strides
}

func product(list []int) int {
	n := 1
	for _, x := range list {
		n *= x
	}
	return n
}

// access adds an operation on memory. It reports whether there is one.
func (p *program) access() bool {
	if !p.has("memref") {
		return false
	}
	if len(p.buffers) == 0 || p.IntN(6) == 0 {
		p.allocate()
		return true
	}
	b := p.buffers[len(p.buffers)-1-p.IntN(min(len(p.buffers), 4))]
	for range 5 {
		list := memoryOps
		if p.affine && p.has("affine") && p.IntN(2) == 0 {
			list = affineMemoryOps
		} else if p.has("vector") && p.IntN(3) == 0 {
			list = vectorMemoryOps
		}
		if list[p.IntN(len(list))](p, b) {
			return true
		}
	}
	return false
}

// allocate adds a new buffer, with numbers in it.
func (p *program) allocate() buffer {
	b := buffer{name: p.name(), elem: p.one("f32", "f32", "i32", "index", "f64", "i8", "i64", "i1"), root: p.n}
	if p.IntN(12) == 0 && p.has("complex") {
		b.elem = "complex<f32>"
	}
	for range p.IntN(4) {
		b.sizes = append(b.sizes, []int{4, 8, 1, 2, 3}[p.IntN(5)])
	}
	b.strides, b.openSizes, b.open = contiguous(b.sizes), make([]bool, len(b.sizes)), make([]bool, len(b.sizes)+1)
	b.elements = product(b.sizes)
	if p.IntN(6) == 0 && b.elem != "index" && !strings.HasPrefix(b.elem, "complex") && len(b.sizes) > 0 {
		return p.global(b)
	}
	var sizes []string
	for i, n := range b.sizes {
		if p.IntN(3) == 0 {
			b.openSizes[i] = true
			sizes = append(sizes, p.constant(n))
		}
	}
	b.heap = p.IntN(3) > 0
	align := p.one("", "", " {alignment = 16 : i64}", " {alignment = 64 : i64}")
	if b.heap {
		p.line("%s = memref.alloc(%s)%s : %s", b.name, strings.Join(sizes, ", "), align, b.typ())
	} else {
		p.line("%s = memref.alloca(%s)%s : %s", b.name, strings.Join(sizes, ", "), align, b.typ())
	}
	p.fill(b)
	p.buffers = append(p.buffers, b)
	return b
}

// global adds a buffer that is a global.
func (p *program) global(b buffer) buffer {
	name := fmt.Sprintf("@g%d", len(p.globals))
	b.constant = p.IntN(2) == 0
	word := ""
	if b.constant {
		word = "constant "
	}
	p.globals = append(p.globals, fmt.Sprintf("memref.global \"private\" %s%s : %s = dense<%s>%s", word, name, b.typ(), p.number(b.elem), p.one("", " {alignment = 64}")))
	p.line("%s = memref.get_global %s : %s", b.name, name, b.typ())
	p.buffers = append(p.buffers, b)
	return b
}

// fill stores numbers everywhere in a buffer.
func (p *program) fill(b buffer) {
	x := p.value(b.elem)
	var ivs, lower, upper, steps []string
	if len(b.sizes) == 0 {
		p.line("memref.store %s, %s[] : %s", x, b.name, b.typ())
		return
	}
	if p.affine && p.has("affine") {
		for i, n := range b.sizes {
			ivs = append(ivs, p.name())
			p.line("%saffine.for %s = 0 to %d {", strings.Repeat("  ", i), ivs[i], n)
		}
		p.line("%saffine.store %s, %s[%s] : %s", strings.Repeat("  ", len(ivs)), x, b.name, strings.Join(ivs, ", "), b.typ())
		for i := range b.sizes {
			p.line("%s}", strings.Repeat("  ", len(b.sizes)-1-i))
		}
		return
	}
	if !p.has("scf") {
		for i := range b.elements {
			var at []string
			for d, n := range b.sizes {
				at = append(at, p.constant(i/b.strides[d]%n))
			}
			p.line("memref.store %s, %s[%s] : %s", x, b.name, strings.Join(at, ", "), b.typ())
		}
		return
	}
	zero, one := p.constant(0), p.constant(1)
	for _, n := range b.sizes {
		ivs, lower, upper, steps = append(ivs, p.name()), append(lower, zero), append(upper, p.constant(n)), append(steps, one)
	}
	if p.IntN(3) == 0 {
		list := func(names []string) string { return "(" + strings.Join(names, ", ") + ")" }
		p.line("scf.parallel %s = %s to %s step %s {", list(ivs), list(lower), list(upper), list(steps))
		p.line("  memref.store %s, %s[%s] : %s", x, b.name, strings.Join(ivs, ", "), b.typ())
		p.line("  scf.reduce")
		p.line("}")
		return
	}
	for i := range ivs {
		p.line("%sscf.for %s = %s to %s step %s {", strings.Repeat("  ", i), ivs[i], zero, upper[i], one)
	}
	p.line("%smemref.store %s, %s[%s] : %s", strings.Repeat("  ", len(ivs)), x, b.name, strings.Join(ivs, ", "), b.typ())
	for i := range ivs {
		p.line("%s}", strings.Repeat("  ", len(ivs)-1-i))
	}
}

// indices returns indices into a buffer.
func (p *program) indices(b buffer) string {
	var list []string
	for _, n := range b.sizes {
		list = append(list, p.below(n, false))
	}
	return strings.Join(list, ", ")
}

// derive adds a buffer that shares the memory of b.
func (p *program) derive(b, made buffer) {
	made.heap = false
	for i := range p.buffers {
		if p.buffers[i].root == b.root {
			p.buffers[i].heap = false
		}
	}
	p.buffers = append(p.buffers, made)
}

// memoryOps add an operation of memref each, if it can be applied to a buffer.
var memoryOps = []func(p *program, b buffer) bool{
	load, load, load, store, store, load, store, subview, subview, subview, castBuffer, castBuffer, reinterpret, collapse, expandShape,
	transpose, viewBytes, reshape, metadata, dimAndRank, copyBuffer, copyBuffer, realloc, dealloc, assume, atomic, genericAtomic,
	unranked, spaceCast, prefetch, distinct,
}

func load(p *program, b buffer) bool {
	at, name := p.indices(b), p.name()
	p.line("%s = memref.load %s[%s]%s : %s", name, b.name, at, p.one("", "", " {nontemporal = true}", " {alignment = 4}"), b.typ())
	p.define(name, b.elem)
	return true
}

func store(p *program, b buffer) bool {
	if b.constant {
		return false
	}
	x, at := p.value(b.elem), p.indices(b)
	p.line("memref.store %s, %s[%s] : %s", x, b.name, at, b.typ())
	return true
}

func subview(p *program, b buffer) bool {
	if len(b.sizes) == 0 {
		return false
	}
	out := b.clone()
	out.name, out.strided = p.name(), true
	out.open = make([]bool, len(b.sizes)+1)
	last := len(b.sizes)
	if b.strided {
		out.open[last] = b.open[last]
	}
	var texts [3][]string
	var dropped []int
	for i, n := range b.sizes {
		offset, size, stride := p.IntN(n), 1, 1
		if n-offset > 1 {
			stride = 1 + p.IntN(2)
		}
		size += p.IntN((n-offset-1)/stride + 1)
		open := [3]bool{p.IntN(3) == 0, p.IntN(3) == 0, p.IntN(5) == 0}
		for k, v := range []int{offset, size, stride} {
			if open[k] {
				texts[k] = append(texts[k], p.constant(v))
			} else {
				texts[k] = append(texts[k], strconv.Itoa(v))
			}
		}
		wasOpen := b.strided && b.open[i] || !b.strided && slices.Contains(b.openSizes[i+1:], true)
		out.offset += offset * b.strides[i]
		out.strides[i] = stride * b.strides[i]
		out.open[i] = open[2] || wasOpen
		out.open[last] = out.open[last] || open[0] || wasOpen && offset != 0
		out.sizes[i], out.openSizes[i] = size, open[1]
		if size == 1 && !open[1] && p.IntN(2) == 0 {
			dropped = append(dropped, i)
		}
	}
	for _, i := range slices.Backward(dropped) {
		out.sizes, out.strides = slices.Delete(out.sizes, i, i+1), slices.Delete(out.strides, i, i+1)
		out.openSizes, out.open = slices.Delete(out.openSizes, i, i+1), slices.Delete(out.open, i, i+1)
	}
	list := func(k int) string { return "[" + strings.Join(texts[k], ", ") + "]" }
	p.line("%s = memref.subview %s%s %s %s : %s to %s", out.name, b.name, list(0), list(1), list(2), b.typ(), out.typ())
	p.derive(b, out)
	return true
}

// castBuffer leaves more open, or less.
func castBuffer(p *program, b buffer) bool {
	out := b.clone()
	out.name = p.name()
	for i := range b.sizes {
		out.openSizes[i] = p.IntN(2) == 0
	}
	if !b.strided && p.IntN(2) == 0 {
		out.strided = true
	}
	if out.strided {
		for i := range out.open {
			out.open[i] = p.IntN(2) == 0
		}
	}
	if out.typ() == b.typ() && p.IntN(4) > 0 {
		return false
	}
	p.line("%s = memref.cast %s : %s to %s", out.name, b.name, b.typ(), out.typ())
	p.derive(b, out)
	return true
}

// reinterpret sees some of the memory as another shape.
func reinterpret(p *program, b buffer) bool {
	if b.strided || b.space > 0 {
		return false
	}
	out := b.clone()
	out.name, out.strided = p.name(), true
	shapes := [][]int{{}, {2}, {1}, {4}, {2, 2}, {1, 3}, {2, 4}}
	out.sizes = shapes[p.IntN(len(shapes))]
	out.strides = contiguous(out.sizes)
	n := product(out.sizes)
	if n > b.elements {
		return false
	}
	out.offset = p.IntN(b.elements - n + 1)
	out.openSizes, out.open = make([]bool, len(out.sizes)), make([]bool, len(out.sizes)+1)
	text := func(n int, open bool) string {
		if open {
			return p.constant(n)
		}
		return strconv.Itoa(n)
	}
	var sizes, strides []string
	for i := range out.sizes {
		out.openSizes[i], out.open[i] = p.IntN(2) == 0, p.IntN(3) == 0
		sizes, strides = append(sizes, text(out.sizes[i], out.openSizes[i])), append(strides, text(out.strides[i], out.open[i]))
	}
	last := len(out.sizes)
	out.open[last] = p.IntN(2) == 0
	offset := text(out.offset, out.open[last])
	p.line("%s = memref.reinterpret_cast %s to offset: [%s], sizes: [%s], strides: [%s] : %s to %s", out.name, b.name, offset,
		strings.Join(sizes, ", "), strings.Join(strides, ", "), b.typ(), out.typ())
	p.derive(b, out)
	return true
}

// collapse makes one dimension of all.
func collapse(p *program, b buffer) bool {
	if b.strided || len(b.sizes) < 2 {
		return false
	}
	out := b.clone()
	out.name = p.name()
	k := 1 + p.IntN(len(b.sizes)) // dimensions that become one
	out.sizes = append([]int{product(b.sizes[:k])}, b.sizes[k:]...)
	out.openSizes = append([]bool{slices.Contains(b.openSizes[:k], true)}, b.openSizes[k:]...)
	out.strides = contiguous(out.sizes)
	out.open = make([]bool, len(out.sizes)+1)
	p.line("%s = memref.collapse_shape %s %s : %s into %s", out.name, b.name, groups(k, len(b.sizes)), b.typ(), out.typ())
	p.derive(b, out)
	return true
}

// groups is a reassociation: the first k of n dimensions together, the others alone.
func groups(k, n int) string {
	first := make([]string, k)
	for i := range first {
		first[i] = strconv.Itoa(i)
	}
	text := "[[" + strings.Join(first, ", ") + "]"
	for i := k; i < n; i++ {
		text += fmt.Sprintf(", [%d]", i)
	}
	return text + "]"
}

// expandShape makes two dimensions of the first.
func expandShape(p *program, b buffer) bool {
	if b.strided || len(b.sizes) == 0 || b.sizes[0]%2 != 0 {
		return false
	}
	out := b.clone()
	out.name = p.name()
	out.sizes = append([]int{2, b.sizes[0] / 2}, b.sizes[1:]...)
	out.openSizes = append([]bool{false, b.openSizes[0]}, b.openSizes[1:]...)
	if b.openSizes[0] && p.IntN(2) == 0 {
		out.openSizes[0] = true
	}
	out.strides, out.open = contiguous(out.sizes), make([]bool, len(out.sizes)+1)
	var sizes []string
	for i, n := range out.sizes {
		if out.openSizes[i] {
			sizes = append(sizes, p.constant(n))
		} else {
			sizes = append(sizes, strconv.Itoa(n))
		}
	}
	p.line("%s = memref.expand_shape %s %s output_shape [%s] : %s into %s", out.name, b.name, groups(2, len(out.sizes)), strings.Join(sizes, ", "), b.typ(), out.typ())
	p.derive(b, out)
	return true
}

// transpose swaps the dimensions of a matrix.
func transpose(p *program, b buffer) bool {
	if len(b.sizes) != 2 {
		return false
	}
	out := b.clone()
	out.name, out.strided = p.name(), true
	if !b.strided {
		out.open = []bool{b.openSizes[1], false, false}
	}
	slices.Reverse(out.sizes)
	slices.Reverse(out.strides)
	slices.Reverse(out.openSizes)
	out.open[0], out.open[1] = out.open[1], out.open[0]
	p.line("%s = memref.transpose %s (i, j) -> (j, i) : %s to %s", out.name, b.name, b.typ(), out.typ())
	p.derive(b, out)
	return true
}

// viewBytes makes a matrix of bytes.
func viewBytes(p *program, _ buffer) bool {
	bytes, out := p.name(), buffer{name: p.name(), elem: p.one("f32", "i32"), sizes: []int{2, 4}, strides: []int{4, 1}, openSizes: make([]bool, 2), open: make([]bool, 3), elements: 8, root: p.n}
	p.line("%s = memref.alloc() : memref<64xi8>", bytes)
	var sizes []string
	for i, n := range out.sizes {
		if p.IntN(2) == 0 {
			out.openSizes[i] = true
			sizes = append(sizes, p.constant(n))
		}
	}
	p.line("%s = memref.view %s[%s][%s] : memref<64xi8> to %s", out.name, bytes, p.constant([]int{0, 4, 16}[p.IntN(3)]), strings.Join(sizes, ", "), out.typ())
	p.fill(out)
	p.buffers = append(p.buffers, out)
	return true
}
