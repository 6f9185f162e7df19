package canonicalize_test

import (
	"fmt"
	"strings"
)

// transfers fills the body with reads and writes of parts of a tensor and of a memory of the
// same shape. Only those of fewer dimensions have masks: mlir-opt-22 forgets the mask of a
// transfer of all.
func (f *function) transfers() {
	v := &vectorFunction{function: f, poison: true}
	shape := []int{1 + f.IntN(3), 4, 2 + f.IntN(3)}[f.IntN(2):]
	at := [][]string{v.place(len(shape)), v.place(len(shape))}
	maps := []transferMap{v.transferMap(shape), v.transferMap(shape)}
	tensor := "tensor<" + strings.TrimPrefix(shaped{shape, "f32"}.String(), "vector<")
	memref := "memref<" + strings.TrimPrefix(shaped{shape, "f32"}.String(), "vector<")
	if f.IntN(3) == 0 {
		tensor = "tensor<?" + strings.TrimLeft(tensor[len("tensor<"):], "0123456789")
	}
	for range 3 + f.IntN(6) {
		m := maps[f.IntN(2)]
		i := strings.Join(at[f.IntN(2)], ", ")
		from := tensor
		if f.IntN(5) == 0 {
			from = memref
		}
		base := f.value(from)
		if f.IntN(2) == 0 {
			m, t := m.repeated(f)
			mask := ""
			if len(m.vector.shape) < len(shape) && f.IntN(3) == 0 {
				mask = ", " + v.mask(m.mask(t))
			}
			f.op(t.String(), "vector.transfer_read %s[%s], %s%s {in_bounds = [%s], permutation_map = %s} : %s, %s",
				base, i, f.value("f32"), mask, v.inBounds(len(m.dims)), m, from, t)
			continue
		}
		t := m.vector
		mask := ""
		if len(t.shape) < len(shape) && f.IntN(3) == 0 {
			mask = ", " + v.mask(m.mask(t))
		}
		text := fmt.Sprintf("vector.transfer_write %s, %s[%s]%s {in_bounds = [%s], permutation_map = %s} : %s, %s",
			f.value(t.String()), base, i, mask, v.inBounds(len(m.dims)), m, t, from)
		if from == tensor {
			f.op(tensor, "%s", text)
		} else {
			fmt.Fprintf(&f.body, "  %s\n", text)
		}
	}
}

// place is a list of n indices.
func (f *vectorFunction) place(n int) []string {
	out := make([]string, n)
	for i := range out {
		if f.IntN(4) == 0 {
			out[i] = f.value("index")
			continue
		}
		out[i] = fmt.Sprintf("%%i%d", f.n)
		f.n++
		fmt.Fprintf(&f.body, "  %s = arith.constant %d : index\n", out[i], f.IntN(3))
	}
	return out
}

func (f *vectorFunction) inBounds(n int) string {
	out := make([]string, n)
	for i := range out {
		out[i] = f.one("true", "true", "true", "false")
	}
	return strings.Join(out, ", ")
}

// A transferMap has the dimensions of the memory that those of a vector are, -1 for one that is
// repeated.
type transferMap struct {
	rank   int
	dims   []int
	vector shaped
}

func (m transferMap) String() string {
	dims, results := make([]string, m.rank), make([]string, len(m.dims))
	for i := range dims {
		dims[i] = fmt.Sprintf("d%d", i)
	}
	for i, d := range m.dims {
		if results[i] = "0"; d >= 0 {
			results[i] = dims[d]
		}
	}
	return fmt.Sprintf("affine_map<(%s) -> (%s)>", strings.Join(dims, ", "), strings.Join(results, ", "))
}

// transferMap is one of a vector with some of the dimensions, most often the last ones in order.
func (f *vectorFunction) transferMap(shape []int) transferMap {
	m := transferMap{rank: len(shape), vector: shaped{elem: "f32"}}
	for d := f.IntN(len(shape)); d < len(shape); d++ {
		m.dims = append(m.dims, d)
	}
	if f.IntN(3) == 0 {
		m.dims = f.Perm(len(shape))[:len(m.dims)]
	}
	for _, d := range m.dims {
		size := 1 + f.IntN(shape[d])
		if f.IntN(2) == 0 {
			size = shape[d]
		}
		m.vector.shape = append(m.vector.shape, size)
	}
	return m
}

// repeated may add dimensions to what is read.
func (m transferMap) repeated(f *function) (transferMap, shaped) {
	t := shaped{append([]int(nil), m.vector.shape...), m.vector.elem}
	if f.IntN(2) == 0 {
		return m, t
	}
	dims := append([]int(nil), m.dims...)
	i := f.IntN(len(dims) + 1)
	d, size := -1, 1+f.IntN(3)
	if unused := m.unused(); unused >= 0 && f.IntN(2) == 0 {
		d, size = unused, 1
	}
	m.dims = append(dims[:i:i], append([]int{d}, dims[i:]...)...)
	t.shape = append(t.shape[:i:i], append([]int{size}, t.shape[i:]...)...)
	return m, t
}

// unused is a dimension that the vector does not have, or -1.
func (m transferMap) unused() int {
	for d := range m.rank {
		found := false
		for _, e := range m.dims {
			found = found || e == d
		}
		if !found {
			return d
		}
	}
	return -1
}

// mask is the shape of masks for a vector: in the order of the dimensions of the memory.
func (m transferMap) mask(t shaped) []int {
	var shape []int
	for d := range m.rank {
		for i, e := range m.dims {
			if e == d {
				shape = append(shape, t.shape[i])
			}
		}
	}
	if len(shape) == 0 {
		return []int{1}
	}
	return shape
}
