package canonicalize_test

import (
	"fmt"
	"slices"
	"strings"
)

// masks fills the body with masks, what uses them, and reductions.
func (f *function) masks() {
	v := f.inVectors("f32", "i32", "i8")
	v.poison = true
	for range 5 + f.IntN(8) {
		switch f.IntN(10) {
		case 0, 1, 2:
			v.mask(v.pick().shape)
		case 3, 4:
			v.partOfMask()
		case 5:
			v.masked()
		case 6, 7:
			v.memory()
		case 8:
			v.reduction()
		default:
			v.contraction()
		}
	}
}

func i1s(shape []int) string { return shaped{shape, "i1"}.String() }

// mask is a mask of a shape, often all of it or nothing.
func (f *vectorFunction) mask(shape []int) string {
	t := i1s(shape)
	if len(shape) == 0 || f.IntN(6) == 0 {
		return f.value(t)
	}
	sizes := slices.Clone(shape)
	kind := f.IntN(4)
	for i, n := range shape {
		switch {
		case kind == 0:
			sizes[i] = f.IntN(n + 1)
		case kind == 1:
			sizes[i] = 0
		}
	}
	switch f.IntN(3) {
	case 0:
		f.op(t, "arith.constant dense<%s> : %s", f.one("true", "false"), t)
	case 1:
		if slices.Contains(sizes, 0) {
			clear(sizes)
		}
		f.op(t, "vector.constant_mask [%s] : %s", list(sizes), t)
	default:
		values := make([]string, len(sizes))
		for i, n := range sizes {
			values[i] = f.size(n)
		}
		f.op(t, "vector.create_mask %s : %s", strings.Join(values, ", "), t)
	}
	all := f.values[t]
	return all[len(all)-1]
}

// size is a value for the size of a mask: n or about that, or not constant.
func (f *vectorFunction) size(n int) string {
	name := fmt.Sprintf("%%i%d", f.n)
	f.n++
	switch f.IntN(6) {
	case 0:
		return f.value("index")
	case 1:
		fmt.Fprintf(&f.body, "  %ss = vector.vscale\n  %sn = arith.constant %d : index\n  %s = arith.muli %ss, %sn : index\n", name, name, n+f.IntN(2), name, name, name)
	case 2:
		fmt.Fprintf(&f.body, "  %s = arith.constant %d : index\n", name, n+f.IntN(4)-2)
	default:
		fmt.Fprintf(&f.body, "  %s = arith.constant %d : index\n", name, n)
	}
	return name
}

// partOfMask adds an operation that moves the elements of a mask.
func (f *vectorFunction) partOfMask() {
	shape := f.pick().shape
	if len(shape) == 0 {
		return
	}
	m, t := f.mask(shape), shaped{shape, "i1"}
	switch f.IntN(4) {
	case 0:
		n := 1 + f.IntN(len(shape))
		f.op(t.tail(n), "vector.extract %s[%s] : %s from %s", m, f.position(t, n), t.tail(n), t)
	case 1:
		offsets, sizes := f.cut(shape, 1+f.IntN(len(shape)))
		to := i1s(append(slices.Clone(sizes), shape[len(sizes):]...))
		f.op(to, "vector.extract_strided_slice %s {offsets = [%s], sizes = [%s], strides = [%s]} : %s to %s",
			m, list(offsets), list(sizes), repeated(1, len(sizes)), t, to)
	case 2:
		to := make([]int, len(shape))
		p := f.Perm(len(shape))
		for i, from := range p {
			to[i] = shape[from]
		}
		f.op(i1s(to), "vector.transpose %s, [%s] : %s to %s", m, list(p), t, i1s(to))
	default:
		to := slices.Clone(shape)
		for len(to) > 1 && to[len(to)-1] == 1 {
			to = to[:len(to)-1]
		}
		f.op(i1s(to), "vector.shape_cast %s : %s to %s", m, t, i1s(to))
	}
}

func (f *vectorFunction) kind(elem string) string {
	if elem[0] == 'f' {
		return f.one("add", "mul", "maximumf", "minnumf")
	}
	return f.one("add", "mul", "minui", "maxsi", "and", "xor")
}

// reduction adds a reduction, often of dimensions of size 1, which may be masked.
func (f *vectorFunction) reduction() {
	t := f.pick()
	t.shape = slices.Clone(t.shape)
	for i := range t.shape {
		if f.IntN(2) == 0 {
			t.shape[i] = 1
		}
	}
	var op, result, fast string
	if f.IntN(2) == 0 {
		t.shape = t.shape[len(t.shape)-min(1, len(t.shape)):]
		if t.elem[0] == 'f' {
			fast = f.fast()
		}
		acc := ""
		if f.IntN(3) > 0 {
			acc = ", " + f.value(t.elem)
		}
		result = t.elem
		op = fmt.Sprintf("vector.reduction <%s>, %s%s%s : %s into %s", f.kind(t.elem), f.value(t.String()), acc, fast, t, result)
	} else {
		var dims []int
		to := shaped{nil, t.elem}
		for i, n := range t.shape {
			if n == 1 && f.IntN(2) == 0 || f.IntN(8) == 0 {
				dims = append(dims, i)
			} else {
				to.shape = append(to.shape, n)
			}
		}
		result = to.String()
		if len(to.shape) == 0 {
			result = t.elem
		}
		op = fmt.Sprintf("vector.multi_reduction <%s>, %s, %s [%s] : %s to %s", f.kind(t.elem), f.value(t.String()), f.value(result), list(dims), t, result)
	}
	if f.IntN(2) == 0 && len(t.shape) > 0 {
		m := f.mask(t.shape)
		op = fmt.Sprintf("vector.mask %s { %s } : %s -> %s", m, op, i1s(t.shape), result)
	}
	f.op(result, "%s", op)
}

// masked adds a mask around a transfer, or around nothing.
func (f *vectorFunction) masked() {
	t := f.pick()
	if len(t.shape) == 0 {
		return
	}
	m, v := f.mask(t.shape), f.value(t.String())
	memref := "memref<" + strings.TrimPrefix(t.String(), "vector<")
	memory, i, pad := f.value(memref), f.value("index"), f.value(t.elem)
	at := strings.Trim(strings.Repeat(i+", ", len(t.shape)), ", ")
	switch f.IntN(4) {
	case 0: // not with a mask of all elements, on which mlir-opt-22 fails
		m = f.argument(i1s(t.shape))
		f.op(t.String(), "vector.mask %s, %s { vector.yield %s : %s } : %s -> %s", m, f.value(t.String()), v, t, i1s(t.shape), t)
	case 1:
		f.op(t.String(), "vector.mask %s { vector.yield %s : %s } : %s -> %s", m, v, t, i1s(t.shape), t)
	case 2:
		fmt.Fprintf(&f.body, "  vector.mask %s { vector.transfer_write %s, %s[%s] : %s, %s } : %s\n", m, v, memory, at, t, memref, i1s(t.shape))
	default:
		f.op(t.String(), "vector.mask %s { vector.transfer_read %s[%s], %s : %s, %s } : %s -> %s", m, memory, at, pad, memref, t, i1s(t.shape), t)
	}
}

// memory adds a masked access to memory.
func (f *vectorFunction) memory() {
	t := f.pick()
	if len(t.shape) == 0 {
		return
	}
	t.shape = t.shape[len(t.shape)-1:]
	m, v, i := f.mask(t.shape), f.value(t.String()), f.value("index")
	base := f.value("memref<?x" + t.elem + ">")
	from, mt := "memref<?x"+t.elem+">", i1s(t.shape)
	indices, it := f.indices(t.shape[0])
	align := f.one("", "", " {alignment = 8 : i64}")
	switch f.IntN(6) {
	case 0:
		f.op(t.String(), "vector.maskedload %s[%s], %s, %s%s : %s, %s, %s into %s", base, i, m, v, align, from, mt, t, t)
	case 1:
		f.op(t.String(), "vector.expandload %s[%s], %s, %s%s : %s, %s, %s into %s", base, i, m, v, align, from, mt, t, t)
	case 2:
		fmt.Fprintf(&f.body, "  vector.maskedstore %s[%s], %s, %s%s : %s, %s, %s\n", base, i, m, v, align, from, mt, t)
	case 3:
		fmt.Fprintf(&f.body, "  vector.compressstore %s[%s], %s, %s%s : %s, %s, %s\n", base, i, m, v, align, from, mt, t)
	case 4:
		if f.IntN(4) == 0 {
			from = "tensor<8x" + t.elem + ">"
			base = f.value(from)
		}
		f.op(t.String(), "vector.gather %s[%s] [%s], %s, %s%s : %s, %s, %s, %s into %s", base, i, indices, m, v, align, from, it, mt, t, t)
	default:
		if f.IntN(4) == 0 {
			from = "tensor<8x" + t.elem + ">"
			f.op(from, "vector.scatter %s[%s] [%s], %s, %s%s : %s, %s, %s, %s -> %s", f.value(from), i, indices, m, v, align, from, it, mt, t, from)
			return
		}
		fmt.Fprintf(&f.body, "  vector.scatter %s[%s] [%s], %s, %s%s : %s, %s, %s, %s\n", base, i, indices, m, v, align, from, it, mt, t)
	}
}

// indices is a vector of n indices, often consecutive ones.
func (f *vectorFunction) indices(n int) (v, t string) {
	name := fmt.Sprintf("%%j%d", f.n)
	f.n++
	switch f.IntN(3) {
	case 0:
		fmt.Fprintf(&f.body, "  %s = vector.step : vector<%dxindex>\n", name, n)
		return name, fmt.Sprintf("vector<%dxindex>", n)
	case 1:
		numbers := make([]int, n)
		for i := range numbers {
			numbers[i] = i
		}
		fmt.Fprintf(&f.body, "  %s = arith.constant dense<[%s]> : vector<%dxi32>\n", name, list(numbers), n)
		return name, fmt.Sprintf("vector<%dxi32>", n)
	}
	t = fmt.Sprintf("vector<%dxi32>", n)
	return f.value(t), t
}

// contraction adds a product of matrices and a sum, often of nothing else.
func (f *vectorFunction) contraction() {
	t := f.pick()
	if len(t.shape) != 2 {
		return
	}
	m, k := t.shape[0], t.shape[1]
	lhs, rhs, to := t, shaped{[]int{k, 2}, t.elem}, shaped{[]int{m, 2}, t.elem}
	acc := f.value(to.String())
	if f.IntN(3) > 0 {
		acc = fmt.Sprintf("%%z%d", f.n)
		fmt.Fprintf(&f.body, "  %s = arith.constant dense<%s> : %s\n", acc, map[bool]string{true: "0.0", false: "0"}[t.elem[0] == 'f'], to)
		f.n++
	}
	f.op(to.String(), "vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],"+
		" iterator_types = [\"parallel\", \"parallel\", \"reduction\"]} %s, %s, %s : %s, %s into %s",
		f.value(lhs.String()), f.value(rhs.String()), acc, lhs, rhs, to)
	sum := "arith.addi"
	if t.elem[0] == 'f' {
		sum = "arith.addf"
	}
	all := f.values[to.String()]
	operands := []string{all[len(all)-1], f.value(to.String())}
	i := f.IntN(2)
	f.op(to.String(), "%s %s, %s : %s", sum, operands[i], operands[1-i], to)
}
