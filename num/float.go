package num

import (
	"math"
	"math/bits"
)

// Float is a floating-point value: the bits of a format. The zero Float is
// none. Floats are immutable and comparable: two are == when format and bits
// agree, so 0 and -0 differ and a NaN equals itself; no operation on formats
// up to 64 bits allocates.
//
// One value goes beyond its format: f8E8M0FNU has no sign, yet upstream lets
// `-1.0 : f8E8M0FNU` keep one until it is stored, prints it back with it, and
// stores the sign over the topmost bit. So does Float.
type Float struct {
	lo, hi uint64
	sem    Semantics
}

// e8m0Sign marks a negative f8E8M0FNU, beyond its 8 bits.
const e8m0Sign = 1 << 8

// Status tells what happened to a value on its way into a format.
type Status uint8

// What may happen, several at a time.
const (
	Inexact   Status = 1 << iota // the result is not the exact value
	Underflow                    // inexact, and below the least normal value
	Overflow                     // beyond the greatest finite value
	InvalidOp                    // a signaling NaN, or a NaN in a format without NaNs
)

// FloatFromBits returns the value with the given bits, those from 64 on in
// hi; bits beyond the format's width do not count. An f80 whose integer bit
// contradicts its exponent becomes the NaN upstream takes it for.
func FloatFromBits(s Semantics, lo, hi uint64) Float {
	switch w := formats[s].width; {
	case s == F80:
		return x87(lo, hi)
	case w <= 64:
		return Float{lo & mask(w), 0, s}
	}
	return Float{lo, hi, s}
}

// x87 makes an f80. The format stores the leading bit, so an exponent can
// come with the wrong one: with 0 that is an ordinary number of the least
// exponent, otherwise a NaN.
func x87(lo, hi uint64) Float {
	hi &= 1<<16 - 1
	switch e, one := hi&0x7fff, lo>>63 == 1; {
	case e == 0 && one:
		hi |= 1
	case e != 0 && e != 0x7fff && !one:
		hi |= 0x7fff
	}
	return Float{lo, hi, F80}
}

// FloatFromInt is [FloatFromBits] from an Int, whose width need not be the
// format's. An f8E8M0FNU of nine bits has the sign in the topmost, see [Float.Exact].
func FloatFromInt(s Semantics, x Int) Float {
	if s == F8E8M0FNU && x.width == 9 {
		return Float{x.lo & mask(9), 0, s}
	}
	if x.width <= 64 {
		return FloatFromBits(s, x.lo, 0)
	}
	return FloatFromBits(s, x.word(0), x.word(1))
}

// Semantics returns the format.
func (f Float) Semantics() Semantics { return f.sem }

// Bits returns the bits, those from 64 on in hi.
func (f Float) Bits() (lo, hi uint64) {
	if f.sem == F8E8M0FNU && f.lo&e8m0Sign != 0 {
		return f.lo&0xff | 0x80, 0
	}
	return f.lo, f.hi
}

// Int returns the bits as an integer of the format's width.
func (f Float) Int() Int {
	lo, hi := f.Bits()
	w := formats[f.sem].width
	if w <= 64 {
		return NewUint(w, lo)
	}
	return fromWords(w, []uint64{lo, hi})
}

// Exact is Int, but for a negative f8E8M0FNU, which has nine bits: [FloatFromInt] makes the same
// value of them.
func (f Float) Exact() Int {
	if f.sem == F8E8M0FNU && f.lo&e8m0Sign != 0 {
		return NewUint(9, f.lo)
	}
	return f.Int()
}

// class is the kind of a value.
type class uint8

const (
	zero   class = iota
	normal       // finite and not zero, denormals too
	inf
	nan
)

// number is an unpacked value: (hi:lo) * 2^exp, or for a NaN the significand
// with its quiet bit at precision - 2.
type number struct {
	class  class
	neg    bool
	exp    int
	hi, lo uint64
}

// unpack returns the value of any format but ppc_fp128.
func (f Float) unpack() number {
	ft := &formats[f.sem]
	if f.sem == F8E8M0FNU {
		n := number{class: normal, neg: f.lo&e8m0Sign != 0, exp: int(f.lo&0xff) + ft.minExp, lo: 1}
		if f.lo == 0xff {
			n.class = nan
		}
		return n
	}
	frac, em := ft.fraction(), ft.exponentMask()
	var n number
	var e int
	switch {
	case f.sem == F80:
		n.neg, e, n.lo = f.hi>>15 != 0, int(f.hi&0x7fff), f.lo
		if e == 0x7fff && n.lo == 1<<63 {
			return number{class: inf, neg: n.neg}
		}
	case f.sem == F128:
		n.neg, e = f.hi>>63 != 0, int(f.hi>>48)&em
		n.hi, n.lo = f.hi&(1<<48-1), f.lo
	default:
		n.neg = f.lo>>(ft.width-1) != 0
		e = int(f.lo>>frac) & em
		n.lo = f.lo & (1<<frac - 1)
	}
	isZero := n.hi|n.lo == 0
	switch {
	case ft.special == nanMinus && n.neg && e == 0 && isZero:
		n.class = nan
		return n
	case e == em && ft.special == ieee:
		n.class = nan
		if isZero {
			n.class = inf
		}
		return n
	case e == em && ft.special == nanOnes && n.lo == 1<<frac-1:
		n.class = nan
		return n
	case e == 0 && isZero:
		return n
	}
	n.class = normal
	n.exp = max(e, 1) - ft.bias() - frac
	if f.sem == F80 { // its fraction has the leading bit, and so one bit more
		n.exp = max(e, 1) - ft.bias() - 63
	} else if e != 0 {
		setBit(&n.hi, &n.lo, frac)
	}
	return n
}

func setBit(hi, lo *uint64, i int) {
	if i < 64 {
		*lo |= 1 << i
	} else {
		*hi |= 1 << (i - 64)
	}
}

func len128(hi, lo uint64) int {
	if hi != 0 {
		return 64 + bits.Len64(hi)
	}
	return bits.Len64(lo)
}

// shl128 shifts left; n >= 0.
func shl128(hi, lo uint64, n int) (uint64, uint64) {
	if n >= 64 {
		return lo << (n - 64), 0
	}
	return hi<<n | lo>>(64-n), lo << n
}

// shr128 shifts right; n >= 0. half is the topmost bit lost, rest whether
// another was set.
func shr128(hi, lo uint64, n int) (rhi, rlo uint64, half, rest bool) {
	switch {
	case n == 0:
		return hi, lo, false, false
	case n > 128:
		return 0, 0, false, hi|lo != 0
	case n > 64:
		return 0, hi >> (n - 64), hi>>(n-65)&1 != 0, hi&(1<<(n-65)-1)|lo != 0
	}
	return hi >> n, hi<<(64-n) | lo>>n, lo>>(n-1)&1 != 0, lo&(1<<(n-1)-1) != 0
}

// round packs a finite value that is not zero into a format, to nearest, ties
// to even. sticky says that there is more below the last bit of n; there must
// be 115 bits then. tie reports that n itself lies halfway between two values
// of the format.
func round(s Semantics, n number, sticky bool) (f Float, st Status, tie bool) {
	ft := &formats[s]
	p := ft.precision
	top := n.exp + len128(n.hi, n.lo) - 1
	q := max(top, ft.minExp) - (p - 1) // exponent of the last bit to keep
	shift := q - n.exp
	if shift <= 0 {
		n.hi, n.lo = shl128(n.hi, n.lo, -shift)
	} else {
		var half, rest bool
		n.hi, n.lo, half, rest = shr128(n.hi, n.lo, shift)
		rest = rest || sticky
		if half || rest {
			st = Inexact
		}
		tie = half && !rest
		if half && (rest || n.lo&1 != 0) {
			n.lo++
			if n.lo == 0 {
				n.hi++
			}
		}
	}
	if len128(n.hi, n.lo) > p {
		n.hi, n.lo, _, _ = shr128(n.hi, n.lo, 1)
		q++
	}
	n.exp = q
	full := len128(n.hi, n.lo) == p
	if !full && st != 0 {
		st |= Underflow
	}
	top = q + p - 1
	ones := ft.special == nanOnes && top == ft.maxExp && p > 1 && n.lo == 1<<p-1
	switch {
	case full && (top > ft.maxExp || ones):
		return overflow(s, n.neg), Overflow | Inexact, tie
	case s == F8E8M0FNU && !full:
		return Float{0, 0, s}, st, tie
	}
	return pack(s, n), st, tie
}

// overflow returns the value of a format for a number beyond its range.
func overflow(s Semantics, neg bool) Float {
	switch formats[s].special {
	case ieee:
		return Inf(s, neg)
	case finite:
		return Largest(s, neg)
	}
	return NaN(s, neg)
}

// pack stores a significand of at most the format's precision. The exponent is that of its last
// bit. It must be the least exponent if the significand is shorter.
func pack(s Semantics, n number) Float {
	ft := &formats[s]
	frac := ft.fraction()
	if s == F8E8M0FNU {
		f := Float{uint64(n.exp - ft.minExp), 0, s}
		if n.neg {
			f.lo |= e8m0Sign
		}
		return f
	}
	e := uint64(0)
	if len128(n.hi, n.lo) == ft.precision {
		e = uint64(n.exp + frac + ft.bias())
	}
	if e == 0 && n.hi|n.lo == 0 {
		n.neg = n.neg && s.HasNegativeZero()
	}
	sign := uint64(0)
	if n.neg {
		sign = 1
	}
	switch s {
	case F80:
		return Float{n.lo, sign<<15 | e, s}
	case F128:
		return Float{n.lo, sign<<63 | e<<48 | n.hi&(1<<48-1), s}
	}
	return Float{sign<<(ft.width-1) | e<<frac | n.lo&(1<<frac-1), 0, s}
}

// Zero returns 0, or -0 where the format has it. In f8E8M0FNU, which has
// neither, it is the least value.
func Zero(s Semantics, neg bool) Float {
	if s == PPCDoubleDouble {
		return Float{Zero(F64, neg).lo, 0, s}
	}
	if s == F8E8M0FNU {
		return Float{0, 0, s}
	}
	return pack(s, number{neg: neg})
}

// Inf returns infinity; where the format has none, NaN, and where it has no
// NaN either the greatest value.
func Inf(s Semantics, neg bool) Float {
	switch ft := &formats[s]; {
	case s == PPCDoubleDouble:
		return Float{Inf(F64, neg).lo, 0, s}
	case ft.special != ieee:
		return overflow(s, neg)
	default:
		return infNaN(s, number{neg: neg})
	}
}

// infNaN stores the fraction of a NaN, or 0 for infinity, in an IEEE format.
func infNaN(s Semantics, n number) Float {
	ft := &formats[s]
	var sign uint64
	if n.neg {
		sign = 1
	}
	switch s {
	case F80:
		if n.lo == 0 {
			n.lo = 1 << 63
		}
		return Float{n.lo, sign<<15 | 0x7fff, s}
	case F128:
		return Float{n.lo, sign<<63 | 0x7fff<<48 | n.hi&(1<<48-1), s}
	}
	frac := ft.fraction()
	return Float{sign<<(ft.width-1) | uint64(ft.exponentMask())<<frac | n.lo&(1<<frac-1), 0, s}
}

// NaN returns the quiet NaN without payload. A format with only one NaN ignores
// neg. For a format without NaNs, the result is the greatest value.
func NaN(s Semantics, neg bool) Float {
	ft := &formats[s]
	switch ft.special {
	case finite:
		return Largest(s, neg)
	case nanMinus:
		return Float{1 << (ft.width - 1), 0, s}
	case nanOnes:
		f := Float{mask(ft.width - 1), 0, s}
		if neg || s == F8E8M0FNU {
			f.lo = mask(ft.width)
		}
		return f
	}
	switch s {
	case PPCDoubleDouble:
		return Float{NaN(F64, neg).lo, 0, s}
	case F80:
		return infNaN(s, number{neg: neg, lo: 3 << 62})
	}
	n := number{neg: neg}
	setBit(&n.hi, &n.lo, ft.precision-2)
	return infNaN(s, n)
}

// Largest returns the greatest finite value, or its negative.
func Largest(s Semantics, neg bool) Float {
	ft := &formats[s]
	if s == PPCDoubleDouble {
		hi, lo := math.MaxFloat64, math.Float64frombits(0x7c8ffffffffffffe)
		if neg {
			hi, lo = -hi, -lo
		}
		return Float{math.Float64bits(hi), math.Float64bits(lo), s}
	}
	n := number{neg: neg, exp: ft.maxExp - ft.fraction()}
	n.hi, n.lo = shl128(0, 1, ft.precision)
	if n.lo == 0 {
		n.hi--
	}
	n.lo--
	if ft.special == nanOnes && ft.precision > 1 {
		n.lo--
	}
	return pack(s, n)
}

// head returns the part of f that classifies it: of ppc_fp128 the first f64,
// else f.
func (f Float) head() Float {
	if f.sem == PPCDoubleDouble {
		return Float{f.lo, 0, F64}
	}
	return f
}

// IsNaN reports whether f is a NaN.
func (f Float) IsNaN() bool { return f.head().unpack().class == nan }

// IsInf reports whether f is an infinity.
func (f Float) IsInf() bool { return f.head().unpack().class == inf }

// IsZero reports whether f is 0 or -0.
func (f Float) IsZero() bool { return f.head().unpack().class == zero }

// IsFinite reports whether f is neither infinite nor a NaN.
func (f Float) IsFinite() bool { return f.head().unpack().class <= normal }

// Negative reports whether the sign bit is set, also of -0 and a NaN.
func (f Float) Negative() bool { return f.head().unpack().neg }

// IsSignaling reports whether f is a signaling NaN.
func (f Float) IsSignaling() bool {
	f = f.head()
	n := f.unpack()
	return n.class == nan && formats[f.sem].special == ieee && !n.quiet(f.sem)
}

func (n *number) quiet(s Semantics) bool {
	i := formats[s].precision - 2
	if i < 64 {
		return n.lo>>i&1 != 0
	}
	return n.hi>>(i-64)&1 != 0
}

// IsDenormal reports whether f is closer to zero than every normal value, and
// not zero.
func (f Float) IsDenormal() bool {
	f = f.head()
	n := f.unpack()
	return n.class == normal && len128(n.hi, n.lo) < formats[f.sem].precision
}

// Neg returns f with its sign flipped, where the format has one.
func (f Float) Neg() Float {
	switch {
	case f.sem == PPCDoubleDouble:
		return Float{f.lo ^ 1<<63, f.hi ^ 1<<63, f.sem}
	case f.sem == F80:
		return Float{f.lo, f.hi ^ 1<<15, f.sem}
	case f.sem == F128:
		return Float{f.lo, f.hi ^ 1<<63, f.sem}
	case f.sem == F8E8M0FNU:
		if f.lo != 0xff {
			f.lo ^= e8m0Sign
		}
		return f
	case formats[f.sem].special == nanMinus && f.lo&mask(formats[f.sem].width-1) == 0:
		return f // neither -0 nor another NaN
	}
	return Float{f.lo ^ 1<<(formats[f.sem].width-1), 0, f.sem}
}

// Abs returns f without its sign.
func (f Float) Abs() Float {
	if f.Negative() {
		return f.Neg()
	}
	return f
}
