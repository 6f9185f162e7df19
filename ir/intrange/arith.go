package intrange

import "github.com/gomlir/gomlir/num"

// Flags say which overflows cannot happen.
type Flags uint8

// The flags, as in arith.
const (
	NoSignedWrap   Flags = 1 << iota // nsw
	NoUnsignedWrap                   // nuw
)

// A function computes a number from two others. ok is false if the result does not fit.
type function func(a, b num.Int) (v num.Int, ok bool)

// corners returns the range of what a function makes of the bounds of two ranges. It must
// be monotonic in both. If a result does not fit, it may be anything.
func corners(f function, as, bs [2]num.Int, signed bool) Range {
	var lo, hi num.Int
	first := true
	for _, a := range as {
		for _, b := range bs {
			v, ok := f(a, b)
			if !ok {
				return Max(a.Width())
			}
			switch {
			case first:
				lo, hi, first = v, v, false
			case signed:
				lo, hi = lo.MinSigned(v), hi.MaxSigned(v)
			default:
				lo, hi = lo.MinUnsigned(v), hi.MaxUnsigned(v)
			}
		}
	}
	return from(lo, hi, signed)
}

// ends returns the range from f of the first elements to f of the second ones.
func ends(f function, as, bs [2]num.Int, signed bool) Range {
	lo, ok := f(as[0], bs[0])
	hi, also := f(as[1], bs[1])
	if !ok || !also {
		return Max(as[0].Width())
	}
	return from(lo, hi, signed)
}

func (r Range) unsigned() [2]num.Int { return [2]num.Int{r.umin, r.umax} }
func (r Range) signed() [2]num.Int   { return [2]num.Int{r.smin, r.smax} }

func swapped(b [2]num.Int) [2]num.Int { return [2]num.Int{b[1], b[0]} }

// saturated makes a function of one that tells overflows. Where one cannot happen, the
// result is the bound that it would have passed.
func saturated(f func(a, b num.Int) (num.Int, num.IntOverflow), o num.IntOverflow, never bool, bound func(a, b num.Int) num.Int) function {
	return func(a, b num.Int) (num.Int, bool) {
		v, overflow := f(a, b)
		switch {
		case overflow&o == 0:
			return v, true
		case never:
			return bound(a, b), true
		}
		return v, false
	}
}

func allOnes(a, _ num.Int) num.Int { return num.AllOnes(a.Width()) }
func zero(a, _ num.Int) num.Int    { return num.NewUint(a.Width(), 0) }

// signBound is the bound on the side of a sign.
func signBound(negative bool, width uint32) num.Int {
	if negative {
		return minSigned(width)
	}
	return maxSigned(width)
}

func signOf(a, _ num.Int) num.Int     { return signBound(a.SignBit(), a.Width()) }
func signOfBoth(a, b num.Int) num.Int { return signBound(a.SignBit() != b.SignBit(), a.Width()) }

// Add is the range of sums.
func Add(a, b Range, flags Flags) Range {
	u := saturated(num.Int.Add, num.UnsignedOverflow, flags&NoUnsignedWrap != 0, allOnes)
	s := saturated(num.Int.Add, num.SignedOverflow, flags&NoSignedWrap != 0, signOf)
	return ends(u, a.unsigned(), b.unsigned(), false).Intersect(ends(s, a.signed(), b.signed(), true))
}

// Sub is the range of differences.
func Sub(a, b Range, flags Flags) Range {
	u := saturated(num.Int.Sub, num.UnsignedOverflow, flags&NoUnsignedWrap != 0, zero)
	s := saturated(num.Int.Sub, num.SignedOverflow, flags&NoSignedWrap != 0, signOf)
	return ends(u, a.unsigned(), swapped(b.unsigned()), false).Intersect(ends(s, a.signed(), swapped(b.signed()), true))
}

// Mul is the range of products.
func Mul(a, b Range, flags Flags) Range {
	u := saturated(num.Int.Mul, num.UnsignedOverflow, flags&NoUnsignedWrap != 0, allOnes)
	s := saturated(num.Int.Mul, num.SignedOverflow, flags&NoSignedWrap != 0, signOfBoth)
	return corners(u, a.unsigned(), b.unsigned(), false).Intersect(corners(s, a.signed(), b.signed(), true))
}

// Shl is the range of a shifted left by b bits.
func Shl(a, b Range, flags Flags) Range {
	u := func(x, n num.Int) (num.Int, bool) {
		bits, fits := shift(n)
		if fits && bits <= leading(x, false) {
			return x.Shl(bits), true
		}
		if flags&NoUnsignedWrap != 0 {
			return num.AllOnes(x.Width()), true
		}
		return x, false
	}
	s := func(x, n num.Int) (num.Int, bool) {
		bits, fits := shift(n)
		if fits && bits < leading(x, x.SignBit()) {
			return x.Shl(bits), true
		}
		if flags&NoSignedWrap != 0 {
			return signBound(x.SignBit(), x.Width()), true
		}
		return x, false
	}
	return corners(u, a.unsigned(), b.unsigned(), false).Intersect(corners(s, a.signed(), b.unsigned(), true))
}

// shift returns a number of bits to shift by, and whether it is less than the width.
func shift(n num.Int) (bits uint32, fits bool) {
	v, small := n.Uint64()
	return uint32(v), small && v < uint64(n.Width())
}

// leading is the number of equal bits at the head of a number, ones or zeros.
func leading(x num.Int, ones bool) uint32 {
	if ones {
		x = x.Not()
	}
	return x.Width() - x.ActiveBits()
}

// ShrS is the range of a shifted right by b bits, sign bits coming in.
func ShrS(a, b Range) Range {
	return corners(func(x, n num.Int) (num.Int, bool) {
		bits, fits := shift(n)
		return x.AShr(bits), fits
	}, a.signed(), b.unsigned(), true)
}

// ShrU is the range of a shifted right by b bits, zeros coming in.
func ShrU(a, b Range) Range {
	return corners(func(x, n num.Int) (num.Int, bool) {
		bits, fits := shift(n)
		return x.LShr(bits), fits
	}, a.unsigned(), b.unsigned(), false)
}

// A correction makes another rounding of a quotient.
type correction func(a, b, quotient num.Int) (num.Int, bool)

func truncating(_, _, q num.Int) (num.Int, bool) { return q, true }

func divU(a, b Range, fix correction) Range {
	if !b.umin.IsZero() {
		return corners(func(x, y num.Int) (num.Int, bool) {
			if y.IsZero() {
				return x, false // the range is empty
			}
			q, _ := x.DivUnsigned(y)
			return fix(x, y, q)
		}, a.unsigned(), b.unsigned(), false)
	}
	least := num.NewUint(b.umin.Width(), 0)
	if a.umin.CmpUnsigned(b.umax) >= 0 && !b.umax.IsZero() {
		least, _ = a.umin.DivUnsigned(b.umax)
	}
	return FromUnsigned(least, a.umax)
}

// DivU is the range of unsigned quotients.
func DivU(a, b Range) Range { return divU(a, b, truncating) }

// CeilDivU is the range of unsigned quotients, rounded up.
func CeilDivU(a, b Range) Range {
	return divU(a, b, func(x, y, q num.Int) (num.Int, bool) {
		if _, rem := x.DivUnsigned(y); rem.IsZero() {
			return q, true
		}
		q, o := q.Add(num.NewUint(q.Width(), 1))
		return q, o&num.UnsignedOverflow == 0
	})
}

func positive(x num.Int) bool { return !x.SignBit() && !x.IsZero() }

func divS(a, b Range, fix correction) Range {
	if !positive(b.smin) && !b.smax.SignBit() {
		return Max(b.smin.Width()) // the divisor may be zero
	}
	return corners(func(x, y num.Int) (num.Int, bool) {
		if y.IsZero() || x.IsMinSigned() && y.IsAllOnes() {
			return x, false
		}
		q, _, _ := x.DivSigned(y)
		return fix(x, y, q)
	}, a.signed(), b.signed(), true)
}

// DivS is the range of signed quotients, rounded to zero.
func DivS(a, b Range) Range { return divS(a, b, truncating) }

func ceil(x, y, q num.Int) (num.Int, bool) {
	if _, rem, _ := x.DivSigned(y); !rem.IsZero() && x.SignBit() == y.SignBit() {
		q, o := q.Add(num.NewUint(q.Width(), 1))
		return q, o&num.SignedOverflow == 0
	}
	// arith.ceildivsi of the least number is positive, as it is folded.
	if x.IsMinSigned() && y.CmpSigned(num.NewUint(y.Width(), 1)) > 0 {
		return q.Neg(), true
	}
	return q, true
}

// CeilDivS is the range of signed quotients, rounded up.
func CeilDivS(a, b Range) Range {
	r := divS(a, b, ceil)
	if a.smin.IsMinSigned() && a.smin != a.smax {
		next, _ := a.smin.Add(num.NewUint(a.smin.Width(), 1))
		r = r.Union(divS(FromSigned(next, a.smax), b, ceil))
	}
	return r
}

// FloorDivS is the range of signed quotients, rounded down.
func FloorDivS(a, b Range) Range {
	return divS(a, b, func(x, y, q num.Int) (num.Int, bool) {
		if _, rem, _ := x.DivSigned(y); rem.IsZero() || x.SignBit() == y.SignBit() {
			return q, true
		}
		q, o := q.Sub(num.NewUint(q.Width(), 1))
		return q, o&num.SignedOverflow == 0
	})
}

// RemS is the range of signed remainders.
func RemS(a, b Range) Range {
	width := a.smin.Width()
	if !positive(b.smin) && !b.smax.SignBit() {
		return FromSigned(minSigned(width), maxSigned(width))
	}
	largest := b.smax // absolute value of the divisor
	if !positive(b.smin) {
		if largest = b.smin; largest.SignBit() {
			largest = largest.Neg()
		}
	}
	zero := num.NewUint(width, 0)
	most, _ := largest.Sub(num.NewUint(width, 1))
	lo, hi := zero, zero
	if a.smin.SignBit() {
		lo = most.Neg()
	}
	if positive(a.smax) {
		hi = most
	}
	if b.smin == b.smax {
		if d, _ := a.smax.Sub(a.smin); d.CmpUnsigned(largest) < 0 {
			_, first, _ := a.smin.DivSigned(largest)
			_, last, _ := a.smax.DivSigned(largest)
			if first.CmpSigned(last) <= 0 {
				lo, hi = first, last
			}
		}
	}
	return FromSigned(lo, hi)
}

// RemU is the range of unsigned remainders.
func RemU(a, b Range) Range {
	width := a.umin.Width()
	most, _ := b.umax.Sub(num.NewUint(width, 1))
	lo, hi := num.NewUint(width, 0), most.MinUnsigned(a.umax)
	if !b.umin.IsZero() && b.umin == b.umax {
		if d, _ := a.umax.Sub(a.umin); d.CmpUnsigned(b.umax) < 0 {
			_, first := a.umin.DivUnsigned(b.umax)
			_, last := a.umax.DivUnsigned(b.umax)
			if first.CmpUnsigned(last) <= 0 {
				lo, hi = first, last
			}
		}
	}
	return FromUnsigned(lo, hi)
}

// MaxS is the range of the larger one of two numbers, signed.
func MaxS(a, b Range) Range { return FromSigned(a.smin.MaxSigned(b.smin), a.smax.MaxSigned(b.smax)) }

// MaxU is the range of the larger one of two numbers, unsigned.
func MaxU(a, b Range) Range {
	return FromUnsigned(a.umin.MaxUnsigned(b.umin), a.umax.MaxUnsigned(b.umax))
}

// MinS is the range of the smaller one of two numbers, signed.
func MinS(a, b Range) Range { return FromSigned(a.smin.MinSigned(b.smin), a.smax.MinSigned(b.smax)) }

// MinU is the range of the smaller one of two numbers, unsigned.
func MinU(a, b Range) Range {
	return FromUnsigned(a.umin.MinUnsigned(b.umin), a.umax.MinUnsigned(b.umax))
}

// varying is a mask of the bits that are not the same in all numbers of a range.
func (r Range) varying() num.Int {
	width := r.umin.Width()
	n := r.umin.Xor(r.umax).ActiveBits()
	if n == 0 {
		return num.NewUint(width, 0)
	}
	return num.AllOnes(width).LShr(width - n)
}

// widened are the least and the largest number that a bitwise operation may see.
func (r Range) widened() [2]num.Int {
	m := r.varying()
	return [2]num.Int{r.umin.And(m.Not()), r.umax.Or(m)}
}

// And is the range of a & b.
func And(a, b Range) Range {
	return corners(func(x, y num.Int) (num.Int, bool) { return x.And(y), true }, a.widened(), b.widened(), false)
}

// Or is the range of a | b.
func Or(a, b Range) Range {
	return corners(func(x, y num.Int) (num.Int, bool) { return x.Or(y), true }, a.widened(), b.widened(), false)
}

// Xor is the range of a ^ b.
func Xor(a, b Range) Range {
	m := a.varying().Or(b.varying())
	x := a.umin.Xor(b.umin)
	return FromUnsigned(x.And(m.Not()), x.Or(m))
}

// ExtU is the range of numbers that are made wider, zeros coming in.
func ExtU(a Range, width uint32) Range { return FromUnsigned(a.umin.Zext(width), a.umax.Zext(width)) }

// ExtS is the range of numbers that are made wider, sign bits coming in.
func ExtS(a Range, width uint32) Range { return FromSigned(a.smin.Sext(width), a.smax.Sext(width)) }

// Trunc is the range of numbers that are cut to a width.
func Trunc(a Range, width uint32) Range {
	r := Max(width)
	if a.umin.LShr(width) == a.umax.LShr(width) {
		r.umin, r.umax = a.umin.Trunc(width), a.umax.Trunc(width)
	}
	// What is cut off, with the sign, must be the same in all numbers, or go from all ones
	// to all zeros.
	lo, hi := a.smin.AShr(width-1), a.smax.AShr(width-1)
	if lo == hi || lo.IsAllOnes() && hi.IsZero() {
		r.smin, r.smax = a.smin.Trunc(width), a.smax.Trunc(width)
	}
	return r
}
