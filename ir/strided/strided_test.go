package strided_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/strided"
)

// Lists of numbers of which some are known, and the two lists that operations keep.
func Example() {
	c := ir.NewContext()
	size := ir.NewBlock(c.Index()).Arg(0)
	list := []strided.Index{strided.Constant(4), strided.Dynamic(size)}
	static, dynamic := strided.Split(list)
	fmt.Println(static[0], static[1] == ir.DynamicSize, len(dynamic))
	fmt.Println(list[0].Is(4), list[1].Is(4))
	// Output:
	// 4 true 1
	// true false
}

func TestArithmetic(t *testing.T) {
	const d = ir.DynamicSize
	for _, c := range []struct{ a, b, sum, product int64 }{{2, 3, 5, 6}, {d, 3, d, d}, {3, d, d, d}, {0, d, d, 0}, {d, 0, d, 0}} {
		if got := strided.Add(c.a, c.b); got != c.sum {
			t.Errorf("%d + %d = %d", c.a, c.b, got)
		}
		if got := strided.Mul(c.a, c.b); got != c.product {
			t.Errorf("%d * %d = %d", c.a, c.b, got)
		}
	}
}

func TestIndex(t *testing.T) {
	v := ir.NewBlock(ir.NewContext().Index()).Arg(0)
	x := strided.Dynamic(v)
	if x.Value() != v || x.IsConstant() || x.Folded() != x || x.Static() != ir.DynamicSize || x.String() == "" {
		t.Errorf("value %v", x)
	}
	if _, ok := x.Int(); ok {
		t.Error("the value is known")
	}
	if y := strided.Constant(3); y.Folded() != y || y.String() != "3" || y.Static() != 3 {
		t.Errorf("constant %v", y)
	}
	if list := strided.Constants([]int64{1, 2}); list[1] != strided.Constant(2) {
		t.Errorf("constants %v", list)
	}
}

func TestOutOfBounds(t *testing.T) {
	const d = ir.DynamicSize
	for _, c := range []struct {
		shape, offset, size, stride int64
		want                        string
	}{
		{4, 0, 4, 1, ""}, {4, 4, 0, 1, "offset 0 is out-of-bounds: 4 >= 4"}, {4, 1, 4, 1, "slice along dimension 0 runs out-of-bounds: 4 >= 4"},
		{d, 9, 9, 9, ""}, {4, d, 9, 9, ""}, {4, 3, d, 9, ""}, {4, 3, 2, d, ""},
	} {
		if got := strided.OutOfBounds([]int64{c.shape}, []int64{c.offset}, []int64{c.size}, []int64{c.stride}); got != c.want {
			t.Errorf("%v: %q", c, got)
		}
	}
}

func TestDroppedDims(t *testing.T) {
	for _, c := range []struct {
		shape, reduced []int64
		want           []bool
		ok             bool
	}{
		{[]int64{1, 4, 1}, []int64{4}, []bool{true, false, true}, true},
		{[]int64{1, 4, 1}, []int64{1, 4}, []bool{false, false, true}, true},
		{[]int64{2, 4}, []int64{4}, nil, false},
		{[]int64{1, 4}, []int64{4, 4}, nil, false},
	} {
		got, ok := strided.DroppedDims(c.shape, c.reduced)
		if ok != c.ok || ok && !slices.Equal(got, c.want) {
			t.Errorf("%v to %v: %v, %t", c.shape, c.reduced, got, ok)
		}
	}
}
