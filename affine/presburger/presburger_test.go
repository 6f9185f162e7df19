package presburger_test

import (
	"fmt"
	"math"
	"testing"

	"github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/affine/presburger"
)

var (
	d0, d1, s0 = affine.NewDim(0), affine.NewDim(1), affine.NewSymbol(0)
	number     = affine.NewConstant
)

// set makes a set of inequalities.
func set(dims, symbols int, exprs ...affine.Expr) affine.Set {
	return affine.NewSet(dims, symbols, exprs, make([]bool, len(exprs)))
}

// There is no even number from 3 to 3.
func ExampleSimplify() {
	even := d0.Mod(number(2))
	for _, s := range []affine.Set{
		affine.NewSet(1, 0, []affine.Expr{even, d0.Sub(number(3)), number(3).Sub(d0)}, []bool{true, false, false}),
		set(1, 1, d0.Mul(number(4)).Sub(number(5)), d0.Sub(s0), d0.Sub(number(1)), number(7)),
	} {
		fmt.Println(presburger.Simplify(s))
	}
	// Output:
	// (d0) : (1 == 0)
	// (d0)[s0] : (d0 - 2 >= 0, d0 - s0 >= 0)
}

// TestAgainstEnumeration compares what is found out about small sets with their points.
func TestAgainstEnumeration(t *testing.T) {
	const n = 7
	exprs := []affine.Expr{
		d0, d1, number(n - 1).Sub(d0), number(n - 1).Sub(d1), // the box
		d0.Sub(d1), d0.Mul(number(2)).Sub(d1).Sub(number(3)), d0.Add(d1).FloorDiv(number(3)).Sub(number(2)),
		d1.Mod(number(4)).Sub(number(2)), number(5).Sub(d0.Mul(number(3))).Add(d1), d0.Mul(number(-2)).Add(number(1)), d1.CeilDiv(number(2)).Sub(d0),
	}
	for mask := range 1 << (len(exprs) - 4) {
		list, eq := append([]affine.Expr(nil), exprs[:4]...), make([]bool, 4)
		for i, e := range exprs[4:] {
			if mask>>i&1 != 0 {
				list, eq = append(list, e), append(eq, (mask+i)%3 == 0)
			}
		}
		s := affine.NewSet(2, 0, list, eq)
		var points [][]int64
		for x := range int64(n) {
			for y := range int64(n) {
				if in, _ := s.Contains([]int64{x, y}, nil); in {
					points = append(points, []int64{x, y})
				}
			}
		}
		r, ok := presburger.FromSet(s)
		if !ok {
			t.Fatal(s)
		}
		if r.IsEmpty() && len(points) > 0 {
			t.Errorf("%v is not empty: %v", s, points)
		}
		simple := presburger.Simplify(s)
		box, ok := presburger.FromSet(s)
		box.RemoveRedundant()
		smaller, ok2 := box.Set()
		lower, ok3 := r.Lower(0)
		upper, ok4 := r.Upper(0)
		for x := range int64(n) {
			for y := range int64(n) {
				at := []int64{x, y}
				want, _ := s.Contains(at, nil)
				if got, _ := simple.Contains(at, nil); got != want {
					t.Fatalf("%v became %v, which differs at %v", s, simple, at)
				}
				if got, _ := smaller.Contains(at, nil); ok && ok2 && len(points) > 0 && got != want {
					t.Fatalf("%v became %v, which differs at %v", s, smaller, at)
				}
				if want && (!ok3 || !ok4 || x < lower || x > upper) {
					t.Fatalf("%v has %v, but bounds %d and %d", s, at, lower, upper)
				}
			}
		}
	}
}

// Numbers that are too large make nothing known, not something wrong.
func TestOverflow(t *testing.T) {
	r := presburger.New(3, 0)
	big := int64(math.MaxInt64 / 3)
	r.AddInequality([]int64{big, -7, 1, 5})
	r.AddInequality([]int64{-big + 1, 13, 1, big})
	r.AddInequality([]int64{3, big - 4, -11, -big})
	r.AddInequality([]int64{0, -big + 6, -13, big})
	if r.IsEmpty() {
		t.Error("a set of large numbers is empty")
	}
	r.ProjectOut(0, 2)
	if !r.Overflow() {
		t.Error("products of large numbers fit")
	}
	if _, ok := r.Upper(0); ok {
		t.Error("there is a bound")
	}
}

func TestExtent(t *testing.T) {
	r, _ := presburger.FromSet(set(2, 1, d0.Sub(s0), s0.Add(number(15)).Sub(d0), d1.Mul(number(4)).Sub(d0), number(3).Add(d0).Sub(d1.Mul(number(4)))))
	x, ok := r.Extent(0)
	if !ok || x.Size != 16 || x.Divisor != 1 || x.Lower[0] != 1 || x.Upper[1] != 15 {
		t.Errorf("got %+v, %t", x, ok)
	}
	if _, ok := r.Extent(1); ok {
		t.Error("the range of d1 depends on d0")
	}
	other, _ := presburger.FromSet(set(2, 1, d0.Sub(s0).Add(number(2)), s0.Add(number(4)).Sub(d0), d1, number(3).Sub(d1)))
	r.ProjectOut(1, 1)
	other.ProjectOut(1, 1)
	if !r.Union(other) {
		t.Fatal("no union")
	}
	s, _ := r.Set()
	if got, want := s.String(), "(d0)[s0] : (d0 - s0 + 2 >= 0, -d0 + s0 + 15 >= 0)"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}
