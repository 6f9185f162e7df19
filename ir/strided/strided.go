// Package strided has what operations share that take a part of a memref or tensor, given by an
// offset, a size and a stride for each dimension. Each of these is a constant or a value.
//
// An operation keeps them as two lists: integers, of which [ir.DynamicSize] stands for one that
// is not constant, and the values for those. [Mixed] makes one list of both, and [Split] two
// lists of one.
package strided

import (
	"fmt"
	"slices"

	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/ir"
)

// An Index is a constant or a value of type index. The zero Index is the constant 0. Indices
// can be compared with ==. It is MLIR's OpFoldResult where that is about offsets, sizes and
// strides.
type Index struct {
	value *ir.Value
	n     int64
}

// Constant returns the index that is a constant.
func Constant(n int64) Index { return Index{n: n} }

// Dynamic returns the index that is a value.
func Dynamic(v *ir.Value) Index { return Index{value: v} }

// Constants returns the index of each of several constants.
func Constants(list []int64) []Index {
	xs := make([]Index, len(list))
	for i, n := range list {
		xs[i] = Constant(n)
	}
	return xs
}

// Value returns the value, nil if the index is a constant.
func (x Index) Value() *ir.Value { return x.value }

// IsConstant reports whether the index is a constant, and not a value.
func (x Index) IsConstant() bool { return x.value == nil }

// Int returns the number of a constant, or of a value that an operation defines as a constant.
func (x Index) Int() (n int64, ok bool) {
	if x.value == nil {
		return x.n, true
	}
	return ir.ConstInt(x.value)
}

// Is reports whether the index is known to be a number.
func (x Index) Is(n int64) bool {
	v, ok := x.Int()
	return ok && v == n
}

// Folded returns the constant that the index is, if it is a value that an operation defines as a
// constant, and the index itself otherwise.
func (x Index) Folded() Index {
	if n, ok := x.Int(); ok {
		return Constant(n)
	}
	return x
}

// Static returns the constant, or ir.DynamicSize for a value.
func (x Index) Static() int64 {
	if x.value != nil {
		return ir.DynamicSize
	}
	return x.n
}

// String returns the number or the value's name.
func (x Index) String() string {
	if x.value != nil {
		return x.value.String()
	}
	return fmt.Sprint(x.n)
}

// Mixed returns the indices that two lists stand for: each ir.DynamicSize in static is the next
// of the values. Those for which there is no value are constants.
func Mixed(static []int64, dynamic ir.ValueRange) []Index {
	list := make([]Index, len(static))
	next := 0
	for i, n := range static {
		list[i] = Constant(n)
		if n == ir.DynamicSize && next < dynamic.Len() {
			list[i] = Dynamic(dynamic.At(next))
			next++
		}
	}
	return list
}

// Split is the inverse of [Mixed].
func Split(list []Index) (static []int64, dynamic []*ir.Value) {
	static = make([]int64, len(list))
	for i, x := range list {
		static[i] = x.Static()
		if x.value != nil {
			dynamic = append(dynamic, x.value)
		}
	}
	return static, dynamic
}

// Add returns a sum, ir.DynamicSize if one of the numbers is.
func Add(a, b int64) int64 {
	if a == ir.DynamicSize || b == ir.DynamicSize {
		return ir.DynamicSize
	}
	return a + b
}

// Mul returns a product: 0 if one of the numbers is, and otherwise ir.DynamicSize if one of them
// is.
func Mul(a, b int64) int64 {
	switch {
	case a == 0 || b == 0:
		return 0
	case a == ir.DynamicSize || b == ir.DynamicSize:
		return ir.DynamicSize
	}
	return a * b
}

// OpInterface is MLIR's OffsetSizeAndStrideOpInterface.
var OpInterface = ir.NewOpInterface[Op]("OffsetSizeAndStrideOpInterface")

// An Op has offsets, sizes and strides.
type Op interface {
	ir.Op
	// MaxRanks returns how many offsets, sizes and strides there must be.
	MaxRanks() (offsets, sizes, strides int)
	Offsets() ir.ValueRange
	Sizes() ir.ValueRange
	Strides() ir.ValueRange
	StaticOffsets() []int64
	StaticSizes() []int64
	StaticStrides() []int64
}

// MixedOffsets returns the offsets of an operation.
func MixedOffsets(op Op) []Index { return Mixed(op.StaticOffsets(), op.Offsets()) }

// MixedSizes returns the sizes of an operation.
func MixedSizes(op Op) []Index { return Mixed(op.StaticSizes(), op.Sizes()) }

// MixedStrides returns the strides of an operation.
func MixedStrides(op Op) []Index { return Mixed(op.StaticStrides(), op.Strides()) }

// Verify checks that an operation that implements [OpInterface] has as many offsets, sizes and
// strides as it must, and that those that are constants make sense.
func Verify(o *ir.Operation) *diag.Diagnostic {
	op, ok := OpInterface.Of(o)
	if !ok {
		return nil
	}
	offsets, sizes, strides := op.StaticOffsets(), op.StaticSizes(), op.StaticStrides()
	maxOffsets, maxSizes, maxStrides := op.MaxRanks()
	for _, l := range []struct {
		name    string
		static  []int64
		dynamic ir.ValueRange
	}{{"offsets", offsets, op.Offsets()}, {"sizes", sizes, op.Sizes()}, {"strides", strides, op.Strides()}} {
		if n := numDynamic(l.static); n != l.dynamic.Len() {
			return o.ErrorPlainf("expected the number of '%[1]s' to match the number of dynamic entries in 'static_%[1]s' (%[2]d vs %[3]d)",
				l.name, l.dynamic.Len(), n)
		}
	}
	if !(len(offsets) == 1 && maxOffsets == 1) && len(offsets) != len(sizes) {
		return illFormed(o, "offsets", "sizes", len(offsets), len(sizes))
	}
	if len(sizes) != len(strides) {
		return illFormed(o, "sizes", "strides", len(sizes), len(strides))
	}
	for _, l := range []struct {
		name      string
		want, got int
	}{{"offset", maxOffsets, len(offsets)}, {"size", maxSizes, len(sizes)}, {"stride", maxStrides, len(strides)}} {
		if l.got != l.want {
			return o.ErrorPlainf("expected %d %s values, got %d", l.want, l.name, l.got)
		}
	}
	if d := nonNegative(o, "offsets", offsets); d != nil {
		return d
	}
	return nonNegative(o, "sizes", sizes)
}

func illFormed(o *ir.Operation, a, b string, n, m int) *diag.Diagnostic {
	return o.ErrorPlainf("expected mixed %s rank to match mixed %s rank (%d vs %d) so the rank of the result type is well-formed.", a, b, n, m)
}

// numDynamic returns how many numbers of a list are not known.
func numDynamic(list []int64) int {
	n := 0
	for _, v := range list {
		if v == ir.DynamicSize {
			n++
		}
	}
	return n
}

func nonNegative(o *ir.Operation, name string, list []int64) *diag.Diagnostic {
	for _, n := range list {
		if n < 0 && n != ir.DynamicSize {
			return o.ErrorPlainf("expected %s to be non-negative, but got %d", name, n)
		}
	}
	return nil
}

// OutOfBounds says where a part exceeds the shape that it is taken from, as far as that is
// known. It is "" if it does not.
func OutOfBounds(shape, offsets, sizes, strides []int64) string {
	for i, n := range shape {
		if n == ir.DynamicSize || offsets[i] == ir.DynamicSize {
			continue
		}
		if offsets[i] >= n {
			return fmt.Sprintf("offset %d is out-of-bounds: %d >= %d", i, offsets[i], n)
		}
		if sizes[i] == ir.DynamicSize || strides[i] == ir.DynamicSize {
			continue
		}
		if last := offsets[i] + (sizes[i]-1)*strides[i]; last >= n {
			return fmt.Sprintf("slice along dimension %d runs out-of-bounds: %d >= %d", i, last, n)
		}
	}
	return ""
}

// FoldInBounds returns the offsets, sizes and strides of a part of a shape, with constants for values that are, but for
// negative offsets and sizes. Lists are folded in this order, up to one with which the part would exceed the shape
// or, if zeros says so, with a stride of 0. It reports whether something has become a constant.
func FoldInBounds(op Op, shape []int64, zeros bool) (offsets, sizes, strides []Index, changed bool) {
	lists := [3][]Index{MixedOffsets(op), MixedSizes(op), MixedStrides(op)}
	for i, list := range lists {
		next, some := slices.Clone(list), false
		for j, x := range list {
			if y := x.Folded(); y != x && (i == 2 || y.n >= 0) {
				next[j], some = y, true
			}
		}
		if !some {
			continue
		}
		lists[i] = next
		so, _ := Split(lists[0])
		ss, _ := Split(lists[1])
		st, _ := Split(lists[2])
		if OutOfBounds(shape, so, ss, st) != "" || zeros && slices.Contains(st, 0) {
			lists[i] = list
			break
		}
		changed = true
	}
	return lists[0], lists[1], lists[2], changed
}

// DroppedDims says of each dimension of a shape whether it is of size 1 and not in another shape,
// which has the dimensions that are left, in order. ok is false if there is no such shape.
// The first of several dimensions of size 1 are kept.
func DroppedDims(shape, reduced []int64) (dropped []bool, ok bool) {
	dropped = make([]bool, len(shape))
	next := 0
	for i, n := range shape {
		if next < len(reduced) && n == reduced[next] {
			next++
			continue
		}
		if n != 1 {
			return nil, false
		}
		dropped[i] = true
	}
	return dropped, next == len(reduced)
}
