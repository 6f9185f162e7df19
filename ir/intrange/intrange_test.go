package intrange_test

import (
	"fmt"
	"testing"

	"github.com/gomlir/gomlir/ir/intrange"
	"github.com/gomlir/gomlir/num"
)

const width = 4

func each(r intrange.Range, f func(num.Int)) {
	for i := range int64(1 << width) {
		if v := num.NewInt(width, i); has(r, v) {
			f(v)
		}
	}
}

func has(r intrange.Range, v num.Int) bool {
	return r.Umin().CmpUnsigned(v) <= 0 && v.CmpUnsigned(r.Umax()) <= 0 && r.Smin().CmpSigned(v) <= 0 && v.CmpSigned(r.Smax()) <= 0
}

// TestSound tries all numbers of four bits in all ranges: what an operation makes of them
// is in the range that it says.
func TestSound(t *testing.T) {
	one := num.NewUint(width, 1)
	type op struct {
		infer func(a, b intrange.Range) intrange.Range
		// compute returns the result, and false if there is none.
		compute func(a, b num.Int) (num.Int, bool)
	}
	wrap := func(f func(a, b intrange.Range, flags intrange.Flags) intrange.Range, flags intrange.Flags) func(a, b intrange.Range) intrange.Range {
		return func(a, b intrange.Range) intrange.Range { return f(a, b, flags) }
	}
	unless := func(f func(a, b num.Int) (num.Int, num.IntOverflow), o num.IntOverflow) func(a, b num.Int) (num.Int, bool) {
		return func(a, b num.Int) (num.Int, bool) {
			v, overflow := f(a, b)
			return v, overflow&o == 0
		}
	}
	total := func(f func(a, b num.Int) num.Int) func(a, b num.Int) (num.Int, bool) {
		return func(a, b num.Int) (num.Int, bool) { return f(a, b), true }
	}
	shift := func(f func(a num.Int, n uint32) num.Int) func(a, b num.Int) (num.Int, bool) {
		return func(a, b num.Int) (num.Int, bool) {
			n, _ := b.Uint64()
			return f(a, uint32(n)), n < width
		}
	}
	divides := func(a, b num.Int) bool { return !b.IsZero() && !(a.IsMinSigned() && b.IsAllOnes()) }
	ops := map[string]op{
		"add": {wrap(intrange.Add, 0), unless(num.Int.Add, 0)}, "add nsw": {wrap(intrange.Add, intrange.NoSignedWrap), unless(num.Int.Add, num.SignedOverflow)},
		"add nuw": {wrap(intrange.Add, intrange.NoUnsignedWrap), unless(num.Int.Add, num.UnsignedOverflow)},
		"sub":     {wrap(intrange.Sub, 0), unless(num.Int.Sub, 0)}, "sub nsw": {wrap(intrange.Sub, intrange.NoSignedWrap), unless(num.Int.Sub, num.SignedOverflow)},
		"sub nuw": {wrap(intrange.Sub, intrange.NoUnsignedWrap), unless(num.Int.Sub, num.UnsignedOverflow)},
		"mul":     {wrap(intrange.Mul, 0), unless(num.Int.Mul, 0)}, "mul nsw": {wrap(intrange.Mul, intrange.NoSignedWrap), unless(num.Int.Mul, num.SignedOverflow)},
		"mul nuw": {wrap(intrange.Mul, intrange.NoUnsignedWrap), unless(num.Int.Mul, num.UnsignedOverflow)},
		"shl":     {wrap(intrange.Shl, 0), shift(num.Int.Shl)}, "shrs": {intrange.ShrS, shift(num.Int.AShr)}, "shru": {intrange.ShrU, shift(num.Int.LShr)},
		"and": {intrange.And, total(num.Int.And)}, "or": {intrange.Or, total(num.Int.Or)}, "xor": {intrange.Xor, total(num.Int.Xor)},
		"maxs": {intrange.MaxS, total(num.Int.MaxSigned)}, "maxu": {intrange.MaxU, total(num.Int.MaxUnsigned)},
		"mins": {intrange.MinS, total(num.Int.MinSigned)}, "minu": {intrange.MinU, total(num.Int.MinUnsigned)},
		"divu": {intrange.DivU, func(a, b num.Int) (num.Int, bool) {
			if b.IsZero() {
				return a, false
			}
			q, _ := a.DivUnsigned(b)
			return q, true
		}},
		"ceildivu": {intrange.CeilDivU, func(a, b num.Int) (num.Int, bool) {
			if b.IsZero() {
				return a, false
			}
			q, r := a.DivUnsigned(b)
			if !r.IsZero() {
				q, _ = q.Add(one)
			}
			return q, true
		}},
		"remu": {intrange.RemU, func(a, b num.Int) (num.Int, bool) {
			if b.IsZero() {
				return a, false
			}
			_, r := a.DivUnsigned(b)
			return r, true
		}},
		"divs": {intrange.DivS, func(a, b num.Int) (num.Int, bool) {
			if !divides(a, b) {
				return a, false
			}
			q, _, _ := a.DivSigned(b)
			return q, true
		}},
		"floordivs": {intrange.FloorDivS, func(a, b num.Int) (num.Int, bool) {
			if !divides(a, b) {
				return a, false
			}
			q, r, _ := a.DivSigned(b)
			if !r.IsZero() && a.SignBit() != b.SignBit() {
				q, _ = q.Sub(one)
			}
			return q, true
		}},
		"ceildivs": {intrange.CeilDivS, func(a, b num.Int) (num.Int, bool) {
			if !divides(a, b) || a.IsMinSigned() {
				return a, false
			}
			q, r, _ := a.DivSigned(b)
			if !r.IsZero() && a.SignBit() == b.SignBit() {
				q, _ = q.Add(one)
			}
			return q, true
		}},
		"rems": {intrange.RemS, func(a, b num.Int) (num.Int, bool) {
			if !divides(a, b) {
				return a, false
			}
			_, r, _ := a.DivSigned(b)
			return r, true
		}},
	}
	var all []intrange.Range
	for lo := range int64(1 << width) {
		for hi := lo; hi < 1<<width; hi += 3 {
			all = append(all, intrange.FromUnsigned(num.NewInt(width, lo), num.NewInt(width, hi)),
				intrange.FromSigned(num.NewInt(width, lo-8), num.NewInt(width, hi-8)))
		}
	}
	for name, o := range ops {
		for _, a := range all {
			for _, b := range all {
				r := o.infer(a, b)
				each(a, func(x num.Int) {
					each(b, func(y num.Int) {
						if v, ok := o.compute(x, y); ok && !has(r, v) {
							t.Fatalf("%s %v, %v of %v and %v: %v", name, x, y, a, b, r)
						}
					})
				})
			}
		}
	}
	for _, a := range all {
		each(a, func(x num.Int) {
			for _, c := range []struct {
				r intrange.Range
				v num.Int
			}{{intrange.Trunc(a, 2).Union(intrange.Range{}), x.Trunc(2)}, {intrange.ExtU(a, 6), x.Zext(6)}, {intrange.ExtS(a, 6), x.Sext(6)}} {
				if !has(c.r, c.v) {
					t.Fatalf("%v of %v: %v", x, a, c.r)
				}
			}
		})
		for _, b := range all {
			for p := intrange.Eq; p <= intrange.Uge; p++ {
				result, known := intrange.Compare(p, a, b)
				each(a, func(x num.Int) {
					each(b, func(y num.Int) {
						s, u := x.CmpSigned(y), x.CmpUnsigned(y)
						holds := []bool{s == 0, s != 0, s < 0, s <= 0, s > 0, s >= 0, u < 0, u <= 0, u > 0, u >= 0}[p]
						if known && holds != result {
							t.Fatalf("%d %v %v of %v and %v: %v", p, x, y, a, b, result)
						}
					})
				})
			}
		}
	}
}

// The sum of two numbers from 1 to 10 is from 2 to 20.
func Example() {
	r := intrange.FromSigned(num.NewInt(8, 1), num.NewInt(8, 10))
	sum := intrange.Add(r, r, 0)
	fmt.Println(sum)
	fmt.Println(intrange.Compare(intrange.Slt, sum, intrange.Constant(num.NewInt(8, 21))))
	fmt.Println(intrange.Range{})
	// Output:
	// unsigned : [2, 20] signed : [2, 20]
	// true true
	// <UNINITIALIZED>
}
