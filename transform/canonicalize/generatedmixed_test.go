package canonicalize_test

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/test/lowertest"
)

// TestGeneratedVectors compares what passes make of random functions in which any operation of vector
// uses the results of any other. Positions are not constants in those for sccp: what mlir-opt-22 finds
// out of these stays in the operation, also if it turns out to be wrong.
func TestGeneratedVectors(t *testing.T) {
	for _, kind := range []struct {
		name    string
		unknown bool
		options [][]string
	}{
		{"canonicalize", false, [][]string{{"--canonicalize=test-convergence"}, {"--cse", "--canonicalize", "--cse", "-mlir-print-debuginfo", "-mlir-print-local-scope"}}},
		{"sccp", true, [][]string{{"--cse"}, {"--sccp"}, {"--sccp", "--canonicalize", "-mlir-print-debuginfo", "-mlir-print-local-scope"}}},
	} {
		t.Run(kind.name, func(t *testing.T) {
			var b strings.Builder
			for i := range *seeds {
				f := newFunction(*seed + uint64(i))
				f.unknown = kind.unknown
				f.mixed()
				b.WriteString(f.text(*seed + uint64(i)))
			}
			if got := lowertest.Opt(b.String()); strings.Contains(got, "error:") {
				t.Fatalf("not valid: %.2000s", got)
			}
			lowertest.CompareModule(t, b.String(), kind.options...)
		})
	}
}

// A vectorType is a type of vectors; of a scalar if there are no dimensions.
type vectorType struct {
	shape []int
	elem  string
}

func (v vectorType) String() string {
	if len(v.shape) == 0 {
		return v.elem
	}
	return "vector<" + v.dims() + v.elem + ">"
}

func (v vectorType) dims() string {
	var b strings.Builder
	for _, n := range v.shape {
		fmt.Fprintf(&b, "%dx", n)
	}
	return b.String()
}

// parseVectorType reads a type of vectors that is not scalable.
func parseVectorType(t string) (v vectorType, ok bool) {
	inner, ok := strings.CutPrefix(t, "vector<")
	if !ok || strings.Contains(t, "[") {
		return v, false
	}
	parts := strings.Split(strings.TrimSuffix(inner, ">"), "x")
	if strings.HasSuffix(t, "xindex>") {
		parts = append(parts[:len(parts)-2], "index")
	}
	for _, p := range parts[:len(parts)-1] {
		n, err := strconv.Atoi(p)
		if err != nil || n > 16 {
			return v, false
		}
		v.shape = append(v.shape, n)
	}
	return vectorType{v.shape, parts[len(parts)-1]}, true
}

// of is a vector of the same shape with other elements.
func (v vectorType) of(elem string) vectorType { return vectorType{v.shape, elem} }

// inner is what is at a position with n indices.
func (v vectorType) inner(n int) vectorType { return vectorType{v.shape[n:], v.elem} }

// anyVector is a type of vectors with at most max dimensions and at least min, more often one of
// which there are values.
func (f *function) anyVector(min, max int) vectorType {
	if f.IntN(4) > 0 {
		var known []vectorType
		for _, t := range slices.Sorted(maps.Keys(f.values)) {
			if v, ok := parseVectorType(t); ok && min <= len(v.shape) && len(v.shape) <= max {
				known = append(known, v)
			}
		}
		if len(known) > 0 {
			return known[f.IntN(len(known))]
		}
	}
	v := vectorType{elem: f.one("f32", "f32", "i32", "i32", "i8", "i1", "index", "f64")}
	for range min + f.IntN(max-min+1) {
		v.shape = append(v.shape, []int{1, 2, 2, 3, 4}[f.IntN(5)])
	}
	return v
}

// operand is a value of a type, a constant now and then.
func (f *function) operand(v vectorType) string {
	t := v.String()
	if f.IntN(6) > 0 || len(v.shape) == 0 {
		if f.IntN(5) == 0 {
			return f.splat(v)
		}
		return f.value(t)
	}
	n := 1
	for _, d := range v.shape {
		n *= d
	}
	list := make([]string, n)
	for i := range list {
		list[i] = f.element(v.elem)
	}
	text := strings.Join(list, ", ")
	for i := len(v.shape) - 1; i >= 0; i-- { // as nested lists
		d := v.shape[i]
		var next []string
		for chunk := range slices.Chunk(list, d) {
			next = append(next, "["+strings.Join(chunk, ", ")+"]")
		}
		list = next
		text = strings.Join(list, ", ")
	}
	return f.define("arith.constant dense<%s> : %s", text, t)
}

func (f *function) element(elem string) string {
	switch elem {
	case "f32", "f64":
		return f.one("0.0", "1.0", "-2.5", "4.0")
	case "i1":
		return f.one("true", "false")
	}
	return f.one("0", "1", "2", "-1", "7")
}

func (f *function) splat(v vectorType) string {
	if len(v.shape) == 0 {
		return f.define("arith.constant %s : %s", map[bool]string{true: f.one("1", "0"), false: f.element(v.elem)}[v.elem == "i1"], v)
	}
	return f.define("arith.constant dense<%s> : %s", f.element(v.elem), v)
}

// define makes a value that nothing else uses.
func (f *function) define(format string, args ...any) string {
	name := fmt.Sprintf("%%c%d", f.n)
	f.n++
	fmt.Fprintf(&f.body, "  %s = %s\n", name, fmt.Sprintf(format, args...))
	return name
}

// position is a list of indices into a vector, and the operation's text for it. Some are values.
func (f *function) position(v vectorType) (text string, n int) {
	var list []string
	for _, d := range v.shape[:1+f.IntN(len(v.shape))] {
		switch n := f.IntN(8); {
		case n < 2 && f.unknown:
			list = append(list, f.argument("index"))
		case n == 0:
			list = append(list, f.value("index"))
		case n == 1:
			list = append(list, f.define("arith.constant %d : index", f.IntN(d)))
		default:
			list = append(list, fmt.Sprint(f.IntN(d)))
		}
	}
	return "[" + strings.Join(list, ", ") + "]", len(list)
}

// mixed fills the body with operations of vector.
func (f *function) mixed() {
	for range 4 + f.IntN(14) {
		switch f.IntN(5) {
		case 0:
			f.mixedArithmetic()
		case 1:
			f.mixedReduction()
		case 2:
			f.mixedMemory()
		default:
			f.mixedElements()
		}
	}
	for _, t := range slices.Sorted(maps.Keys(f.values)) {
		list := f.values[t]
		fmt.Fprintf(&f.body, "  \"t.use\"(%s) : (%s) -> ()\n", list[len(list)-1], t)
	}
}

func (f *function) mixedArithmetic() {
	v := f.anyVector(1, 2)
	float := v.elem[0] == 'f'
	switch f.IntN(5) {
	case 0:
		v.elem = f.one("f32", "f64")
		f.op(v.String(), "vector.fma %s, %s, %s : %s", f.operand(v), f.operand(v), f.operand(v), v)
	case 1:
		op := f.one("addi", "subi", "muli", "andi", "xori")
		if float {
			op = f.one("addf", "subf", "mulf")
		}
		f.op(v.String(), "arith.%s %s, %s : %s", op, f.operand(v), f.operand(v), v)
	case 2:
		f.op(v.String(), "arith.select %s, %s, %s : %s, %s", f.operand(v.of("i1")), f.operand(v), f.operand(v), v.of("i1"), v)
	case 3:
		n := f.IntN(4) + 1
		f.op(fmt.Sprintf("vector<%dxindex>", n), "vector.step : vector<%dxindex>", n)
	default:
		f.op("index", "vector.vscale")
	}
}

func (f *function) combining(elem string) string {
	if elem[0] == 'f' {
		return f.one("add", "mul", "minnumf", "maximumf")
	}
	return f.one("add", "mul", "minsi", "maxui", "and", "xor")
}

func (f *function) mixedReduction() {
	v := f.anyVector(1, 3)
	if v.elem == "i1" || v.elem == "index" {
		v.elem = "i32"
	}
	kind := f.combining(v.elem)
	switch f.IntN(5) {
	case 0:
		v.shape = v.shape[:1]
		if f.IntN(2) == 0 {
			f.op(v.elem, "vector.reduction <%s>, %s : %s into %s", kind, f.operand(v), v, v.elem)
			return
		}
		f.op(v.elem, "vector.reduction <%s>, %s, %s : %s into %s", kind, f.operand(v), f.value(v.elem), v, v.elem)
	case 1:
		var dims []string
		to := vectorType{elem: v.elem}
		for i, n := range v.shape {
			if f.IntN(2) == 0 {
				dims = append(dims, fmt.Sprint(i))
			} else {
				to.shape = append(to.shape, n)
			}
		}
		f.op(to.String(), "vector.multi_reduction <%s>, %s, %s [%s] : %s to %s", kind, f.operand(v), f.operand(to), strings.Join(dims, ", "), v, to)
	case 2:
		d := f.IntN(len(v.shape))
		init := vectorType{slices.Delete(slices.Clone(v.shape), d, d+1), v.elem}
		if len(init.shape) == 0 {
			return // is invalid
		}
		name := fmt.Sprintf("%%v%d", f.n)
		f.n++
		fmt.Fprintf(&f.body, "  %s:2 = vector.scan <%s>, %s, %s {inclusive = %t, reduction_dim = %d : i64} : %s, %s\n", name, kind, f.operand(v), f.operand(init),
			f.IntN(2) == 0, d, v, init)
		f.add(name+"#0", v.String())
		f.add(name+"#1", init.String())
	case 3:
		a, b := vectorType{v.shape[:1], v.elem}, vectorType{[]int{f.IntN(4) + 1}, v.elem}
		to := vectorType{[]int{a.shape[0], b.shape[0]}, v.elem}
		if f.IntN(4) == 0 {
			f.op(a.String(), "vector.outerproduct %s, %s : %s, %s", f.operand(a), f.value(v.elem), a, v.elem)
			return
		}
		if f.IntN(2) == 0 {
			f.op(to.String(), "vector.outerproduct %s, %s : %s, %s", f.operand(a), f.operand(b), a, b)
			return
		}
		f.op(to.String(), "vector.outerproduct %s, %s, %s {kind = #vector.kind<%s>} : %s, %s", f.operand(a), f.operand(b), f.operand(to), kind, a, b)
	default:
		v.shape = v.shape[:1]
		f.op(v.elem, "vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = [\"reduction\"]} %s, %s, %s : %s, %s into %s",
			f.operand(v), f.operand(v), f.value(v.elem), v, v, v.elem)
	}
}

func (f *function) mixedMemory() {
	v := f.anyVector(1, 1)
	m := "memref<8x8x" + v.elem + ">"
	index := func() string {
		if f.IntN(2) == 0 {
			return f.define("arith.constant %d : index", f.IntN(4))
		}
		return f.value("index")
	}
	at := fmt.Sprintf("%s[%s, %s]", f.value(m), index(), index())
	mask := v.of("i1")
	switch f.IntN(7) {
	case 0:
		f.op(v.String(), "vector.load %s : %s, %s", at, m, v)
	case 1:
		fmt.Fprintf(&f.body, "  vector.store %s, %s : %s, %s\n", f.operand(v), at, m, v)
	case 2:
		f.op(v.String(), "vector.maskedload %s, %s, %s : %s, %s, %s into %s", at, f.operand(mask), f.operand(v), m, mask, v, v)
	case 3:
		fmt.Fprintf(&f.body, "  vector.maskedstore %s, %s, %s : %s, %s, %s\n", at, f.operand(mask), f.operand(v), m, mask, v)
	case 4:
		f.op(v.String(), "vector.gather %s [%s], %s, %s : %s, %s, %s, %s into %s", at, f.operand(v.of("index")), f.operand(mask), f.operand(v), m,
			v.of("index"), mask, v, v)
	case 5:
		fmt.Fprintf(&f.body, "  vector.print %s : %s\n", f.operand(v), v)
	default:
		v.shape = []int{8, 8}
		f.op("memref<"+v.String()+">", "vector.type_cast %s : %s to memref<%s>", f.value(m), m, v)
	}
}

func (f *function) mixedElements() {
	v := f.anyVector(1, 3)
	switch f.IntN(13) {
	case 0:
		p, n := f.position(v)
		f.op(v.inner(n).String(), "vector.extract %s%s : %s from %s", f.operand(v), p, v.inner(n), v)
	case 1, 2:
		p, n := f.position(v)
		f.op(v.String(), "vector.insert %s, %s %s : %s into %s", f.operand(v.inner(n)), f.operand(v), p, v.inner(n), v)
	case 3:
		name := fmt.Sprintf("%%v%d", f.n)
		f.n++
		last := len(v.shape) - 1
		if v.shape[last]%2 != 0 {
			v.shape[last] = 4
		}
		half := vectorType{slices.Clone(v.shape), v.elem}
		half.shape[last] /= 2
		fmt.Fprintf(&f.body, "  %s, %sb = vector.deinterleave %s : %s -> %s\n", name, name, f.operand(v), v, half)
		f.add(name, half.String())
		f.add(name+"b", half.String())
	case 4:
		to := vectorType{slices.Clone(v.shape), v.elem}
		to.shape[len(to.shape)-1] *= 2
		f.op(to.String(), "vector.interleave %s, %s : %s -> %s", f.operand(v), f.operand(v), v, to)
	case 5:
		v.shape = v.shape[:1]
		w := fmt.Sprintf("vector<[%d]x%s>", []int{4, 8}[f.IntN(2)], v.elem)
		if f.IntN(2) == 0 {
			f.op(v.String(), "vector.scalable.extract %s[%d] : %s from %s", f.value(w), f.IntN(2)*v.shape[0], v, w)
			return
		}
		f.op(w, "vector.scalable.insert %s, %s[%d] : %s into %s", f.operand(v), f.value(w), f.IntN(2)*v.shape[0], v, w)
	case 6:
		v.shape = v.shape[:1]
		w := vectorType{[]int{f.IntN(4) + 1}, v.elem}
		to := vectorType{[]int{f.IntN(4) + 1}, v.elem}
		picks := make([]string, to.shape[0])
		for i := range picks {
			picks[i] = fmt.Sprint(f.IntN(v.shape[0] + w.shape[0]))
		}
		f.op(to.String(), "vector.shuffle %s, %s [%s] : %s, %s", f.operand(v), f.operand(w), strings.Join(picks, ", "), v, w)
	case 7:
		p := f.Perm(len(v.shape))
		to := vectorType{make([]int, len(v.shape)), v.elem}
		for i, from := range p {
			to.shape[i] = v.shape[from]
		}
		f.op(to.String(), "vector.transpose %s, [%s] : %s to %s", f.operand(v), strings.Trim(strings.ReplaceAll(fmt.Sprint(p), " ", ", "), "[]"), v, to)
	case 8:
		from := v.inner(f.IntN(len(v.shape) + 1))
		f.op(v.String(), "vector.broadcast %s : %s to %s", f.operand(from), from, v)
	case 9:
		f.mixedSlice(v)
	case 10:
		f.mixedList(v)
	case 11:
		mask := v.of("i1")
		var sizes []string
		if f.IntN(2) == 0 {
			zero := f.IntN(6) == 0
			for _, n := range v.shape {
				size := 1 + f.IntN(n)
				if zero {
					size = 0
				}
				sizes = append(sizes, fmt.Sprint(size))
			}
			f.op(mask.String(), "vector.constant_mask [%s] : %s", strings.Join(sizes, ", "), mask)
			return
		}
		for _, n := range v.shape {
			if f.IntN(2) == 0 {
				sizes = append(sizes, f.value("index"))
			} else {
				sizes = append(sizes, f.define("arith.constant %d : index", f.IntN(n+2)))
			}
		}
		f.op(mask.String(), "vector.create_mask %s : %s", strings.Join(sizes, ", "), mask)
	default:
		n := 1
		for _, d := range v.shape {
			n *= d
		}
		to := vectorType{[]int{n}, v.elem}
		if n%2 == 0 && f.IntN(2) == 0 {
			to.shape = []int{2, n / 2}
		}
		f.op(to.String(), "vector.shape_cast %s : %s to %s", f.operand(v), v, to)
	}
}

// mixedSlice takes a slice, or puts one into a vector.
func (f *function) mixedSlice(v vectorType) {
	w := vectorType{slices.Clone(v.shape), v.elem}
	var offsets, sizes, strides []string
	for i, n := range v.shape {
		w.shape[i] = 1 + f.IntN(n)
		offsets = append(offsets, fmt.Sprint(f.IntN(n-w.shape[i]+1)))
		sizes, strides = append(sizes, fmt.Sprint(w.shape[i])), append(strides, "1")
	}
	if f.IntN(2) == 0 {
		f.op(w.String(), "vector.extract_strided_slice %s {offsets = [%s], sizes = [%s], strides = [%s]} : %s to %s", f.operand(v), strings.Join(offsets, ", "),
			strings.Join(sizes, ", "), strings.Join(strides, ", "), v, w)
		return
	}
	f.op(v.String(), "vector.insert_strided_slice %s, %s {offsets = [%s], strides = [%s]} : %s into %s", f.operand(w), f.operand(v), strings.Join(offsets, ", "),
		strings.Join(strides, ", "), w, v)
}

// mixedList makes a vector of its elements, or the other way around.
func (f *function) mixedList(v vectorType) {
	n := 1
	for _, d := range v.shape {
		n *= d
	}
	if n > 8 {
		return
	}
	if f.IntN(2) == 0 {
		list := make([]string, n)
		for i := range list {
			list[i] = f.operand(vectorType{elem: v.elem})
		}
		f.op(v.String(), "vector.from_elements %s : %s", strings.Join(list, ", "), v)
		return
	}
	name := fmt.Sprintf("%%v%d", f.n)
	f.n++
	fmt.Fprintf(&f.body, "  %s:%d = vector.to_elements %s : %s\n", name, n, f.operand(v), v)
	for i := range n {
		f.add(fmt.Sprintf("%s#%d", name, i), v.elem)
	}
}
