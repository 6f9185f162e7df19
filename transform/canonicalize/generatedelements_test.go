package canonicalize_test

import (
	"fmt"
	"slices"
	"strings"
)

// A shaped is a vector type.
type shaped struct {
	shape []int
	elem  string
}

func (t shaped) String() string {
	var b strings.Builder
	for _, n := range t.shape {
		fmt.Fprintf(&b, "%dx", n)
	}
	return "vector<" + b.String() + t.elem + ">"
}

func (t shaped) count() int {
	n := 1
	for _, size := range t.shape {
		n *= size
	}
	return n
}

// tail is the type of what has all but the first n dimensions: a vector or an element.
func (t shaped) tail(n int) string {
	if n == len(t.shape) {
		return t.elem
	}
	return shaped{t.shape[n:], t.elem}.String()
}

// list is a list of numbers as text.
func list(numbers []int) string {
	return strings.Trim(strings.ReplaceAll(fmt.Sprint(numbers), " ", ", "), "[]")
}

func repeated(v, n int) string { return list(slices.Repeat([]int{v}, n)) }

// A vectorFunction has operations on vectors of a few types.
type vectorFunction struct {
	*function
	types  []shaped
	poison bool // it has poison, and no other constants: mlir-opt-22 inserts poison into them as whatever bits
	puts   bool // it puts slices into vectors, and takes slices of all dimensions only: of others, mlir-opt-22 makes invalid ones
	casts  bool // it casts shapes; otherwise it broadcasts: where sizes are the same, mlir-opt-22 casts what is repeated wrongly
}

func (f *function) inVectors(elems ...string) *vectorFunction {
	v := &vectorFunction{function: f, casts: f.IntN(2) == 0, poison: f.IntN(3) == 0, puts: f.IntN(3) > 0}
	for range 2 {
		shape := []int{1 + f.IntN(3), 1 + f.IntN(3), 1 + f.IntN(4)}
		v.types = append(v.types, shaped{shape[f.IntN(3):], f.one(elems...)})
	}
	return v
}

// pick is one of the types, the later ones more often.
func (f *vectorFunction) pick() shaped {
	n := len(f.types)
	if f.IntN(2) == 0 {
		return f.types[n-1-f.IntN(min(n, 2))]
	}
	return f.types[f.IntN(n)]
}

// vector adds an operation whose result is a vector.
func (f *vectorFunction) vector(t shaped, format string, args ...any) {
	f.op(t.String(), format, args...)
	if !slices.ContainsFunc(f.types, func(u shaped) bool { return u.String() == t.String() }) {
		f.types = append(f.types, t)
	}
}

// part is a value of the type of a vector without its first dimensions.
func (f *vectorFunction) part(t shaped, n int) string {
	if n == len(t.shape) {
		if f.IntN(4) == 0 && !f.poison {
			return f.constant(t.elem)
		}
		return f.value(t.elem)
	}
	return f.known(shaped{t.shape[n:], t.elem})
}

// known is a vector, which may be a constant or poison.
func (f *vectorFunction) known(t shaped) string {
	name := fmt.Sprintf("%%c%d", f.n)
	f.n++
	switch n := f.IntN(12); {
	case n < 2 && f.poison:
		fmt.Fprintf(&f.body, "  %s = ub.poison : %s\n", name, t)
	case f.poison || n > 2:
		return f.value(t.String())
	case n == 0:
		fmt.Fprintf(&f.body, "  %s = arith.constant dense<%s> : %s\n", name, f.number(t.elem), t)
	default:
		fmt.Fprintf(&f.body, "  %s = arith.constant dense<%s> : %s\n", name, f.nested(t.shape, t.elem), t)
	}
	return name
}

// nested is the text of a constant with different elements.
func (f *vectorFunction) nested(shape []int, elem string) string {
	if len(shape) == 0 {
		return f.number(elem)
	}
	parts := make([]string, shape[0])
	for i := range parts {
		parts[i] = f.nested(shape[1:], elem)
	}
	return "[" + strings.Join(parts, ", ") + "]"
}

// index is a position below n: a number, or a value that may be constant, but not poison, with
// which mlir-opt-22 reads and writes outside of constants.
func (f *vectorFunction) index(n int) string {
	switch k := f.IntN(16); {
	case k == 0 && f.poison:
		return "-1"
	case k == 1:
		return f.value("index")
	case k < 4:
		name := fmt.Sprintf("%%i%d", f.n)
		f.n++
		fmt.Fprintf(&f.body, "  %s = arith.constant %d : index\n", name, f.IntN(n+1))
		return name
	}
	return fmt.Sprint(f.IntN(n))
}

func (f *vectorFunction) position(t shaped, n int) string {
	out := make([]string, n)
	for i := range out {
		out[i] = f.index(t.shape[i])
	}
	return strings.Join(out, ", ")
}

// elements fills the body with operations on elements and parts of vectors.
func (f *function) elements() {
	v := f.inVectors("i8", "i8", "i32", "f16", "f32")
	for range 6 + f.IntN(14) {
		switch f.IntN(12) {
		case 0, 1, 2:
			v.extract()
		case 3, 4:
			v.insert()
		case 5:
			v.slice()
		case 6:
			v.put()
		case 7:
			v.shuffle()
		case 8:
			v.eachElement()
		case 9:
			v.reshape()
		case 10:
			v.reorder()
		default:
			v.bits()
		}
	}
}

func (f *vectorFunction) extract() {
	t := f.pick()
	if len(t.shape) == 0 {
		f.op(t.elem, "vector.extract %s[] : %s from %s", f.value(t.String()), t.elem, t)
		return
	}
	n := 1 + f.IntN(len(t.shape))
	format := "vector.extract %s[%s] : %s from %s"
	if n == len(t.shape) {
		f.op(t.elem, format, f.known(t), f.position(t, n), t.tail(n), t)
		return
	}
	f.vector(shaped{t.shape[n:], t.elem}, format, f.known(t), f.position(t, n), t.tail(n), t)
}

func (f *vectorFunction) insert() {
	t := f.pick()
	n := len(t.shape)
	if n > 1 {
		n -= f.IntN(n)
	}
	to := f.known(t)
	for range 1 + f.IntN(4) {
		f.vector(t, "vector.insert %s, %s[%s] : %s into %s", f.part(t, n), to, f.position(t, n), t.tail(n), t)
		list := f.values[t.String()]
		to = list[len(list)-1]
	}
}

// cut is a slice of a vector: of its first n dimensions.
func (f *vectorFunction) cut(shape []int, n int) (offsets, sizes []int) {
	for _, size := range shape[:n] {
		offset := f.IntN(size)
		offsets, sizes = append(offsets, offset), append(sizes, 1+f.IntN(size-offset))
	}
	return offsets, sizes
}

func (f *vectorFunction) slice() {
	t := f.pick()
	if len(t.shape) == 0 {
		return
	}
	n := len(t.shape)
	if !f.puts {
		n = 1 + f.IntN(n)
	}
	offsets, sizes := f.cut(t.shape, n)
	to := shaped{append(slices.Clone(sizes), t.shape[n:]...), t.elem}
	f.vector(to, "vector.extract_strided_slice %s {offsets = [%s], sizes = [%s], strides = [%s]} : %s to %s",
		f.known(t), list(offsets), list(sizes), repeated(1, n), t, to)
}

func (f *vectorFunction) put() {
	t := f.pick()
	if len(t.shape) == 0 || !f.puts {
		return
	}
	offsets, sizes := f.cut(t.shape, len(t.shape))
	part := shaped{sizes[f.IntN(len(sizes)):], t.elem}
	f.vector(t, "vector.insert_strided_slice %s, %s {offsets = [%s], strides = [%s]} : %s into %s",
		f.known(part), f.known(t), list(offsets), repeated(1, len(part.shape)), part, t)
}

func (f *vectorFunction) shuffle() {
	t := f.pick()
	if len(t.shape) == 0 {
		return
	}
	u := shaped{slices.Clone(t.shape), t.elem}
	if f.IntN(2) == 0 {
		u.shape[0] = 1 + f.IntN(3)
	}
	n := t.shape[0] + u.shape[0]
	mask := make([]int, 1+f.IntN(4))
	for i := range mask {
		mask[i] = f.IntN(n+1) - 1
	}
	switch f.IntN(4) {
	case 0: // one of the vectors
		mask = mask[:0]
		for i := range t.shape[0] {
			mask = append(mask, i)
		}
	case 1: // by turns
		mask = mask[:0]
		for i := range t.shape[0] {
			mask = append(mask, i, (t.shape[0]+i)%n)
		}
	}
	to := shaped{append([]int{len(mask)}, t.shape[1:]...), t.elem}
	f.vector(to, "vector.shuffle %s, %s [%s] : %s, %s", f.known(t), f.known(u), list(mask), t, u)
}

// eachElement adds to_elements or from_elements.
func (f *vectorFunction) eachElement() {
	t := f.pick()
	n := t.count()
	if n > 12 {
		return
	}
	elements := make([]string, n)
	switch name := fmt.Sprintf("%%v%d", f.n); f.IntN(3) {
	case 0:
		f.n++
		fmt.Fprintf(&f.body, "  %s:%d = vector.to_elements %s : %s\n", name, n, f.known(t), t)
		for i := range n {
			f.add(fmt.Sprintf("%s#%d", name, i), t.elem)
			elements[i] = fmt.Sprintf("%s#%d", name, i)
		}
		if f.IntN(2) == 0 {
			return
		}
	case 1: // of extracted ones
		source, rank := f.value(t.String()), len(t.shape)
		for i := range n {
			at, rest := make([]int, rank), i
			for d := rank - 1; d >= 0; d-- {
				at[d], rest = rest%t.shape[d], rest/t.shape[d]
			}
			f.op(t.elem, "vector.extract %s[%s] : %s from %s", source, list(at), t.elem, t)
			elements[i] = f.values[t.elem][len(f.values[t.elem])-1]
		}
		if n := t.count(); f.casts && len(t.shape) > 1 && f.IntN(2) == 0 {
			t.shape = []int{n}
		}
	default:
		same := f.part(t, len(t.shape))
		for i := range elements {
			if elements[i] = same; f.IntN(3) == 0 {
				elements[i] = f.part(t, len(t.shape))
			}
		}
	}
	f.vector(t, "vector.from_elements %s : %s", strings.Join(elements, ", "), t)
}

// reshape adds a broadcast or a cast.
func (f *vectorFunction) reshape() {
	t := f.pick()
	if f.casts {
		to := shaped{f.cast(t.shape), t.elem}
		if f.IntN(3) == 0 {
			to.shape = []int{t.count()}
		}
		f.vector(to, "vector.shape_cast %s : %s to %s", f.known(t), t, to)
		return
	}
	to := shaped{slices.Clone(t.shape), t.elem}
	for i, n := range to.shape {
		if n == 1 && f.IntN(2) == 0 {
			to.shape[i] = 1 + f.IntN(3)
		}
	}
	if len(to.shape) < 3 {
		to.shape = append([]int{1 + f.IntN(3)}, to.shape...)
	}
	if f.IntN(2) == 0 {
		f.vector(to, "vector.broadcast %s : %s to %s", f.value(t.elem), t.elem, to)
		return
	}
	f.vector(to, "vector.broadcast %s : %s to %s", f.known(t), t, to)
}

func (f *vectorFunction) reorder() {
	t := f.pick()
	to := shaped{make([]int, len(t.shape)), t.elem}
	p := f.Perm(len(t.shape))
	for i, from := range p {
		to.shape[i] = t.shape[from]
	}
	f.vector(to, "vector.transpose %s, [%s] : %s to %s", f.known(t), list(p), t, to)
}

// bits adds a bitcast.
func (f *vectorFunction) bits() {
	t := f.pick()
	n := len(t.shape) - 1
	if n < 0 {
		return
	}
	to := shaped{slices.Clone(t.shape), f.one("i8", "i16", "i32", "f16", "f32")}
	total := t.shape[n] * width(t.elem)
	if total%width(to.elem) != 0 {
		return
	}
	to.shape[n] = total / width(to.elem)
	f.vector(to, "vector.bitcast %s : %s to %s", f.known(t), t, to)
}
