package vectortollvm_test

import (
	"fmt"
	"math/rand"
	"slices"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/test/lowertest"
)

// vectorText generates functions with random valid operations of the vector dialect.
type vectorText struct {
	r    *rand.Rand
	args []string // "%a0: f32"
	body []string
	outs [][2]string // name and type
}

var (
	vectorElems = []string{"f32", "f16", "f64", "bf16", "i32", "i8", "i1", "i64", "index"}
	floatKinds  = []string{"add", "mul", "minnumf", "maxnumf", "minimumf", "maximumf"}
	intKinds    = []string{"add", "mul", "minui", "minsi", "maxui", "maxsi", "and", "or", "xor"}
)

func (v *vectorText) pick(list []string) string { return list[v.r.Intn(len(list))] }

// arg returns an argument of the given type, an existing or a new one.
func (v *vectorText) arg(t string) string {
	for _, a := range v.args {
		if name, typ, _ := strings.Cut(a, ": "); typ == t && v.r.Intn(2) == 0 {
			return name
		}
	}
	name := fmt.Sprintf("%%a%d", len(v.args))
	v.args = append(v.args, name+": "+t)
	return name
}

// op adds an operation. If t is empty, it has no result.
func (v *vectorText) op(t, format string, args ...any) {
	text := fmt.Sprintf(format, args...)
	if t != "" {
		name := fmt.Sprintf("%%r%d", len(v.body))
		v.outs = append(v.outs, [2]string{name, t})
		text = name + " = " + text
	}
	v.body = append(v.body, text)
}

// shape returns a random number of sizes, from min to max. Each size is at most 4.
func (v *vectorText) shape(min, max int) []int {
	s := make([]int, min+v.r.Intn(max-min+1))
	for i := range s {
		s[i] = 1 + v.r.Intn(4)
	}
	return s
}

func vectorOf(shape []int, elem string) string {
	var b strings.Builder
	for _, n := range shape {
		fmt.Fprintf(&b, "%dx", n)
	}
	return "vector<" + b.String() + elem + ">"
}

func list(vs []int) string { return strings.Join(strings.Fields(fmt.Sprint(vs)), ", ") }

// position returns random indices into a shape. If dynamic is true, the last one may be a value.
func (v *vectorText) position(shape []int, dynamic bool) string {
	at := make([]string, len(shape))
	for i, n := range shape {
		at[i] = fmt.Sprint(v.r.Intn(n))
		if dynamic && i == len(shape)-1 && v.r.Intn(4) == 0 {
			at[i] = v.arg("index")
		}
	}
	return "[" + strings.Join(at, ", ") + "]"
}

func isFloatText(elem string) bool { return strings.Contains(elem, "f") }

// part returns the type of the part at k indices of a shape.
func part(shape []int, k int, elem string) string {
	if k == len(shape) {
		return elem
	}
	return vectorOf(shape[k:], elem)
}

// makers add an operation each, with the given element type.
var makers = []func(v *vectorText, e string){
	func(v *vectorText, e string) {
		s := v.shape(1, 3)
		k := 1 + v.r.Intn(len(s))
		t := vectorOf(s, e)
		v.op(part(s, k, e), "vector.extract %s%s : %s from %s", v.arg(t), v.position(s[:k], true), part(s, k, e), t)
	},
	func(v *vectorText, e string) {
		s := v.shape(1, 3)
		k := 1 + v.r.Intn(len(s))
		t := vectorOf(s, e)
		// mlir-opt crashes if a vector is inserted at a dynamic index.
		v.op(t, "vector.insert %s, %s %s : %s into %s", v.arg(part(s, k, e)), v.arg(t), v.position(s[:k], k == len(s)), part(s, k, e), t)
	},
	func(v *vectorText, e string) {
		s := v.shape(0, 3)
		from := e
		if v.r.Intn(2) == 0 {
			src := slices.Clone(s[v.r.Intn(len(s)+1):])
			for i := range src {
				if v.r.Intn(2) == 0 {
					src[i] = 1
				}
			}
			from = vectorOf(src, e)
		}
		v.op(vectorOf(s, e), "vector.broadcast %s : %s to %s", v.arg(from), from, vectorOf(s, e))
	},
	func(v *vectorText, e string) {
		rest := v.shape(0, 2)
		n, m := 1+v.r.Intn(4), 1+v.r.Intn(4)
		mask := make([]int, 1+v.r.Intn(5))
		for i := range mask {
			mask[i] = v.r.Intn(n + m)
		}
		a, b := vectorOf(append([]int{n}, rest...), e), vectorOf(append([]int{m}, rest...), e)
		v.op(vectorOf(append([]int{len(mask)}, rest...), e), "vector.shuffle %s, %s %s : %s, %s", v.arg(a), v.arg(b), list(mask), a, b)
	},
	func(v *vectorText, e string) {
		if !isFloatText(e) {
			e = "f32"
		}
		t := vectorOf(v.shape(0, 3), e)
		v.op(t, "vector.fma %s, %s, %s : %s", v.arg(t), v.arg(t), v.arg(t), t)
	},
	func(v *vectorText, e string) {
		kinds, flags := intKinds, ""
		if isFloatText(e) {
			kinds, flags = floatKinds, v.pick([]string{"", " fastmath<reassoc>", " fastmath<nnan,ninf>", " fastmath<fast>"})
		} else if e == "index" {
			e = "i64"
		}
		acc := ""
		if v.r.Intn(2) == 0 {
			acc = ", " + v.arg(e)
		}
		t := v.pick([]string{vectorOf([]int{1 + v.r.Intn(8)}, e), "vector<[4]x" + e + ">"})
		v.op(e, "vector.reduction <%s>, %s%s%s : %s into %s", v.pick(kinds), v.arg(t), acc, flags, t, e)
	},
	func(v *vectorText, e string) {
		s := v.shape(1, 3)
		perm := v.r.Perm(len(s))
		to := make([]int, len(s))
		for i, p := range perm {
			to[i] = s[p]
		}
		v.op(vectorOf(to, e), "vector.transpose %s, %s : %s to %s", v.arg(vectorOf(s, e)), list(perm), vectorOf(s, e), vectorOf(to, e))
	},
	func(v *vectorText, e string) {
		shapes := [][][]int{{{2, 4}, {4, 2}, {8}, {2, 2, 2}, {1, 8}}, {{2, 6}, {3, 4}, {12}, {2, 3, 2}, {4, 1, 3}}, {{2, 3}, {3, 2}, {6, 1}, {6}}}
		same := shapes[v.r.Intn(len(shapes))]
		from, to := vectorOf(same[v.r.Intn(len(same))], e), vectorOf(same[v.r.Intn(len(same))], e)
		v.op(to, "vector.shape_cast %s : %s to %s", v.arg(from), from, to)
	},
	func(v *vectorText, e string) {
		s := v.shape(1, 3)
		k := 1 + v.r.Intn(len(s))
		offsets, sizes := make([]int, k), make([]int, k)
		for i := range k {
			offsets[i] = v.r.Intn(s[i])
			sizes[i] = 1 + v.r.Intn(s[i]-offsets[i])
		}
		from, to := vectorOf(s, e), vectorOf(append(slices.Clone(sizes), s[k:]...), e)
		v.op(to, "vector.extract_strided_slice %s {offsets = %s, sizes = %s, strides = %s} : %s to %s", v.arg(from), list(offsets), list(sizes),
			list(slices.Repeat([]int{1}, k)), from, to)
	},
	func(v *vectorText, e string) {
		s := v.shape(1, 3)
		k := 1 + v.r.Intn(len(s))
		offsets, sizes := make([]int, len(s)), make([]int, len(s))
		for i := range s {
			offsets[i] = v.r.Intn(s[i])
			sizes[i] = 1 + v.r.Intn(s[i]-offsets[i])
		}
		from, to := vectorOf(sizes[len(s)-k:], e), vectorOf(s, e)
		v.op(to, "vector.insert_strided_slice %s, %s {offsets = %s, strides = %s} : %s into %s", v.arg(from), v.arg(to), list(offsets),
			list(slices.Repeat([]int{1}, k)), from, to)
	},
	func(v *vectorText, _ string) {
		s := v.shape(0, 3)
		operands := make([]string, max(1, len(s)))
		for i := range operands {
			operands[i] = v.arg("index")
		}
		t := vectorOf(s, "i1")
		v.op(t, "vector.create_mask %s : %s", strings.Join(operands, ", "), t)
	},
	func(v *vectorText, _ string) {
		s := v.shape(1, 3)
		sizes := make([]int, len(s))
		for i, n := range s {
			sizes[i] = 1 + v.r.Intn(n)
		}
		t := vectorOf(s, "i1")
		v.op(t, "vector.constant_mask %s : %s", list(sizes), t)
	},
	func(v *vectorText, e string) { // memory accesses
		n := 2 + v.r.Intn(4)
		m := "memref<" + v.pick([]string{"?x4x", "4x?x", "3x5x"}) + e + v.pick([]string{"", "", ", 1", ", strided<[?, 1], offset: ?>", ", strided<[16, 1], offset: 3>"}) + ">"
		t, mask, ix := vectorOf([]int{n}, e), vectorOf([]int{n}, "i1"), vectorOf([]int{n}, v.pick([]string{"i32", "i64", "index"}))
		align := v.pick([]string{"", " {alignment = 16}"})
		at := fmt.Sprintf("%s[%s, %s]", v.arg(m), v.arg("index"), v.arg("index"))
		switch v.r.Intn(8) {
		case 0:
			v.op(t, "vector.load %s%s : %s, %s", at, align, m, t)
		case 1:
			v.op("", "vector.store %s, %s%s : %s, %s", v.arg(t), at, align, m, t)
		case 2:
			v.op(t, "vector.maskedload %s, %s, %s%s : %s, %s, %s into %s", at, v.arg(mask), v.arg(t), align, m, mask, t, t)
		case 3:
			v.op("", "vector.maskedstore %s, %s, %s%s : %s, %s, %s", at, v.arg(mask), v.arg(t), align, m, mask, t)
		case 4:
			v.op(t, "vector.gather %s[%s], %s, %s%s : %s, %s, %s, %s into %s", at, v.arg(ix), v.arg(mask), v.arg(t), align, m, ix, mask, t, t)
		case 5:
			v.op("", "vector.scatter %s[%s], %s, %s%s : %s, %s, %s, %s", at, v.arg(ix), v.arg(mask), v.arg(t), align, m, ix, mask, t)
		case 6:
			v.op(t, "vector.expandload %s, %s, %s%s : %s, %s, %s into %s", at, v.arg(mask), v.arg(t), align, m, mask, t, t)
		default:
			v.op("", "vector.compressstore %s, %s, %s%s : %s, %s, %s", at, v.arg(mask), v.arg(t), align, m, mask, t)
		}
	},
}

// function returns a function with a few operations whose results are used.
func (v *vectorText) function(name string) string {
	v.args, v.body, v.outs = nil, nil, nil
	for range 1 + v.r.Intn(3) {
		makers[v.r.Intn(len(makers))](v, v.pick(vectorElems))
	}
	var names, types []string
	for _, o := range v.outs {
		names, types = append(names, o[0]), append(types, o[1])
	}
	return fmt.Sprintf("func.func @%s(%s) {\n%s\n\"u.u\"(%s) : (%s) -> ()\nreturn\n}\n", name, strings.Join(v.args, ", "),
		strings.Join(v.body, "\n"), strings.Join(names, ", "), strings.Join(types, ", "))
}

// TestFiles compares the conversion of each operation.
func TestFiles(t *testing.T) { lowertest.Files(t) }

// TestVectorPeer compares the conversion of random operations with mlir-opt-22.
func TestVectorPeer(t *testing.T) {
	n := 400
	if peer.Short() {
		n = 40
	}
	v := &vectorText{r: rand.New(rand.NewSource(22))}
	var b strings.Builder
	for i := range n {
		b.WriteString(v.function(fmt.Sprintf("f%d", i)))
	}
	lowertest.CompareModule(t, b.String(), []string{"--convert-vector-to-llvm"},
		[]string{"--convert-vector-to-llvm=force-32bit-vector-indices=0 use-vector-alignment=1 reassociate-fp-reductions=1"})
}
