package num

import (
	"math"
	"math/big"
	"math/bits"
	"strconv"
)

// Append appends f as MLIR prints a float attribute.
//
// Infinities and NaNs print as their bits in hexadecimal. Otherwise the
// choice falls on the first of these that reads back as f:
//
//   - d.ddddde+dd, six digits and a zero to the sixth decimal;
//   - as many digits as the format can need, without trailing zeros, the
//     exponent written as E+d and only if the point would be far away;
//   - the bits, if the second form came out without a point and so would
//     not read as a float.
func (f Float) Append(dst []byte) []byte {
	head := f.head()
	n := head.unpack()
	double := f.sem == PPCDoubleDouble
	if n.class == zero && !(double && f.hi != 0) {
		return appendZero(dst, n.neg)
	}
	if n.class != normal {
		return f.appendBits(dst)
	}
	if double {
		var ok bool
		if n, ok = f.sum(); !ok {
			return f.appendBits(dst)
		}
	}
	at := len(dst)
	dst = appendDecimal(dst, n, 6, false)
	if f.reads(dst[at:]) {
		return dst
	}
	dst = appendDecimal(dst[:at], n, formats[f.sem].digits(), true)
	for _, c := range dst[at:] {
		if c == '.' {
			return dst
		}
	}
	return f.appendBits(dst[:at])
}

// sum returns the value of a ppc_fp128 to the bits of its precision, false if
// its second part is not finite or cancels the first.
func (f Float) sum() (number, bool) {
	a, b := f.halves()
	if math.IsNaN(b) || math.IsInf(b, 0) || a+b == 0 {
		return number{}, false
	}
	precision := uint(formats[PPCDoubleDouble].precision)
	x := new(big.Float).SetPrec(precision).SetFloat64(a)
	x.Add(x, new(big.Float).SetFloat64(b))
	mant := new(big.Float)
	exp := x.MantExp(mant) - int(precision)
	m, _ := mant.SetMantExp(mant, int(precision)).Int(nil)
	n := number{class: normal, neg: m.Sign() < 0, exp: exp}
	m.Abs(m)
	n.lo = new(big.Int).And(m, new(big.Int).SetUint64(math.MaxUint64)).Uint64()
	n.hi = m.Rsh(m, 64).Uint64()
	return n, true
}

// String returns f as [Float.Append] writes it.
func (f Float) String() string { return string(f.Append(nil)) }

// digits returns the number of decimal digits of the second form.
func (ft *format) digits() int { return 2 + ft.precision*59/196 }

func (f Float) appendBits(dst []byte) []byte { return f.Int().AppendHex(dst) }

func appendZero(dst []byte, neg bool) []byte {
	if neg {
		dst = append(dst, '-')
	}
	return append(dst, "0.000000e+00"...)
}

// reads reports whether decimal text is f, correctly rounded.
func (f Float) reads(text []byte) bool {
	switch f.sem {
	case F64:
		v, err := strconv.ParseFloat(string(text), 64)
		g, _ := FloatFromFloat64(F64, v)
		return err == nil && g == f
	case F32:
		v, err := strconv.ParseFloat(string(text), 32)
		g, _ := FloatFromFloat64(F32, v)
		return err == nil && g == f
	}
	g, _, err := ParseDecimal(f.sem, text)
	return err == nil && g == f
}

// A decimal is a value cut to little more than the requested digits: m * 10^exp, or big * 10^exp if
// big is not nil.
type decimal struct {
	m   uint64
	big *big.Int
	exp int
}

// cut returns n in decimal. A value with more bits than the precision needs,
// reckoned by a slightly high 196/59 for log2(10), loses as many digits as
// the surplus surely holds; nothing is rounded here. What upstream prints as
// a last digit depends on exactly this.
func cut(n number, precision int) decimal {
	t := trailingZeros128(n.hi, n.lo)
	n.hi, n.lo, _, _ = shr128(n.hi, n.lo, t)
	n.exp += t
	need := (precision*196 + 58) / 59
	if n.hi != 0 || n.exp > 1100 || n.exp < -1100 || need > 60 {
		return cutBig(n, need)
	}
	// v = lo * 2^exp or, 2^-k being 5^k * 10^-k, lo * 5^k.
	var buf [48]uint64
	w := append(buf[:0], n.lo)
	d := decimal{}
	if n.exp >= 0 {
		w = shiftLeft(w, n.exp)
	} else {
		d.exp = n.exp
		w = scaleUp(w, -n.exp)
	}
	size := 64*(len(w)-1) + bits.Len64(w[len(w)-1])
	if size > need {
		k := (size - need) * 59 / 196
		d.exp += k
		w = scaleDown(w, k)
	}
	d.m = w[0]
	return d
}

func trailingZeros128(hi, lo uint64) int {
	if lo != 0 {
		return bits.TrailingZeros64(lo)
	}
	return 64 + bits.TrailingZeros64(hi)
}

func shiftLeft(w []uint64, n int) []uint64 {
	v := w[0]
	w = w[:0]
	for ; n >= 64; n -= 64 {
		w = append(w, 0)
	}
	hi, lo := shl128(0, v, n)
	w = append(w, lo)
	if hi != 0 {
		w = append(w, hi)
	}
	return w
}

// scaleUp multiplies little-endian words by 5^k.
func scaleUp(w []uint64, k int) []uint64 {
	for k > 0 {
		step := min(k, 27) // 5^27 < 2^64
		k -= step
		f := pow(5, step)
		var carry uint64
		for i, v := range w {
			hi, lo := bits.Mul64(v, f)
			var c uint64
			w[i], c = bits.Add64(lo, carry, 0)
			carry = hi + c
		}
		if carry != 0 {
			w = append(w, carry)
		}
	}
	return w
}

// scaleDown divides little-endian words by 10^k, rounding down.
func scaleDown(w []uint64, k int) []uint64 {
	for k > 0 {
		step := min(k, 19) // 10^19 < 2^64
		k -= step
		f := pow(10, step)
		var rem uint64
		for i := len(w) - 1; i >= 0; i-- {
			w[i], rem = bits.Div64(rem, w[i], f)
		}
		for len(w) > 1 && w[len(w)-1] == 0 {
			w = w[:len(w)-1]
		}
	}
	return w
}

func pow(base uint64, n int) uint64 {
	p := uint64(1)
	for range n {
		p *= base
	}
	return p
}

// cutBig is cut for long significands, extreme exponents and long results.
func cutBig(n number, need int) decimal {
	v := new(big.Int).SetUint64(n.hi)
	v.Lsh(v, 64).Or(v, new(big.Int).SetUint64(n.lo))
	d := decimal{big: v}
	if n.exp >= 0 {
		v.Lsh(v, uint(n.exp))
	} else {
		d.exp = n.exp
		v.Mul(v, new(big.Int).Exp(big.NewInt(5), big.NewInt(int64(-n.exp)), nil))
	}
	if size := v.BitLen(); size > need {
		k := (size - need) * 59 / 196
		d.exp += k
		v.Quo(v, pow10(k))
	}
	return d
}

// appendDecimal appends a finite value that is not zero to at most precision
// digits. If short, trailing zeros go and the exponent is avoided where the
// point is near; else the form is scientific, with precision decimals.
func appendDecimal(dst []byte, n number, precision int, short bool) []byte {
	var buf [64]byte
	c := cut(n, precision)
	digits := buf[:0]
	if c.big != nil {
		digits = c.big.Append(digits, 10)
	} else {
		digits = strconv.AppendUint(digits, c.m, 10)
	}
	digits, exp := roundDigits(digits, c.exp, precision)
	if n.neg {
		dst = append(dst, '-')
	}
	if !short {
		dst = append(dst, digits[0], '.')
		dst = append(dst, digits[1:]...)
		for i := len(digits); i <= precision; i++ {
			dst = append(dst, '0')
		}
		return appendExponent(append(dst, 'e'), exp+len(digits)-1, 2)
	}
	const far = 3 // zeros written at most to avoid an exponent
	top := exp + len(digits) - 1
	switch {
	case exp >= 0 && (exp > far || len(digits)+exp > precision), exp < 0 && top < -far:
		dst = append(dst, digits[0], '.')
		if len(digits) == 1 {
			dst = append(dst, '0')
		}
		dst = append(dst, digits[1:]...)
		return appendExponent(append(dst, 'E'), top, 1)
	case exp >= 0:
		dst = append(dst, digits...)
		return append(dst, "000"[:exp]...)
	case top >= 0:
		dst = append(append(dst, digits[:top+1]...), '.')
		return append(dst, digits[top+1:]...)
	}
	dst = append(append(dst, "0."...), "000"[:-top-1]...)
	return append(dst, digits...)
}

// roundDigits cuts digits to the precision, rounding half up, and drops
// trailing zeros. The value is digits * 10^exp.
func roundDigits(digits []byte, exp, precision int) ([]byte, int) {
	if drop := len(digits) - precision; drop > 0 {
		up := digits[precision] >= '5'
		digits = digits[:precision]
		exp += drop
		if up {
			i := precision - 1
			for i >= 0 && digits[i] == '9' {
				digits[i] = '0'
				i--
			}
			if i >= 0 {
				digits[i]++
			} else {
				digits[0] = '1'
				exp += precision
				digits = digits[:1]
			}
		}
	}
	for len(digits) > 1 && digits[len(digits)-1] == '0' {
		digits = digits[:len(digits)-1]
		exp++
	}
	return digits, exp
}

func appendExponent(dst []byte, exp, width int) []byte {
	sign := byte('+')
	if exp < 0 {
		sign, exp = '-', -exp
	}
	dst = append(dst, sign)
	if exp < 10 && width == 2 {
		dst = append(dst, '0')
	}
	return strconv.AppendInt(dst, int64(exp), 10)
}

// AppendLLVM appends f as LLVM assembly has it: f32 and f64 in scientific
// form if six digits give the exact value when read as an f64, else as 0x and
// the bits of the value as an f64; the others as a letter and their own bits.
// f must be of a format LLVM has: f16, bf16, f32, f64, f80, f128, ppc_fp128.
func (f Float) AppendLLVM(dst []byte) []byte {
	lo, hi := NewUint(64, f.lo), NewUint(64, f.hi)
	switch f.sem {
	case F16:
		return lo.appendHexDigits(append(dst, "0xH"...), 4)
	case BF16:
		return lo.appendHexDigits(append(dst, "0xR"...), 4)
	case F80:
		return lo.appendHexDigits(hi.appendHexDigits(append(dst, "0xK"...), 4), 16)
	case F128:
		return hi.appendHexDigits(lo.appendHexDigits(append(dst, "0xL"...), 16), 16)
	case PPCDoubleDouble:
		return hi.appendHexDigits(lo.appendHexDigits(append(dst, "0xM"...), 16), 16)
	case F32, F64:
	default:
		panic("num: LLVM has no format " + f.sem.String())
	}
	double, _ := f.Convert(F64)
	if f.IsSignaling() {
		double = signaling(F64, f.Negative(), double.lo)
	}
	n := f.unpack()
	switch n.class {
	case zero:
		return appendZero(dst, n.neg)
	case normal:
		at := len(dst)
		dst = appendDecimal(dst, n, 6, false)
		if double.reads(dst[at:]) {
			return dst
		}
		dst = dst[:at]
	}
	return double.Int().AppendHex(dst)
}
