package num

import (
	"math"
	"math/big"
	"strconv"
)

// ParseFloat parses the number of a float attribute as MLIR does. A decimal literal with a point,
// optionally signed, becomes an f64 first and then the nearest value of the format, so it is
// rounded twice. A literal beyond f64 becomes infinite in between. A hexadecimal literal has no
// sign and is the bits.
//
// The error is [ErrSyntax], [ErrRange] for more bits than the format has, or [ErrNegative] for a
// signed hexadecimal literal.
func ParseFloat[T Text](s Semantics, text T) (Float, error) {
	if i := skipSign(text); isHex(text[i:]) {
		if i > 0 {
			return Float{}, ErrNegative
		}
		x, err := parseMagnitude(text, formats[s].width)
		if err != nil {
			return Float{}, err
		}
		return FloatFromInt(s, x), nil
	}
	v, err := ParseFloat64(text)
	if err != nil {
		return Float{}, err
	}
	f, _ := FloatFromFloat64(s, v)
	return f, nil
}

func skipSign[T Text](text T) int {
	if len(text) > 0 && (text[0] == '-' || text[0] == '+') {
		return 1
	}
	return 0
}

func isHex[T Text](text T) bool {
	return len(text) > 2 && text[0] == '0' && text[1] == 'x'
}

// ParseFloat64 reads a decimal literal, [+-]?[0-9]+(.[0-9]*)?([eE][+-]?[0-9]+)?,
// as the nearest float64; beyond the range that is infinity or zero. The
// error is [ErrSyntax].
func ParseFloat64[T Text](text T) (float64, error) {
	if _, _, ok := scanDecimal(text); !ok {
		return 0, ErrSyntax
	}
	v, _ := strconv.ParseFloat(string(text), 64) // the only error left is range
	return v, nil
}

// scanDecimal checks the syntax of a decimal literal. frac is the offset of
// the point, or -1, and exp that of the exponent's letter or the end.
func scanDecimal[T Text](text T) (frac, exp int, ok bool) {
	i := skipSign(text)
	digits := func() bool {
		at := i
		for i < len(text) && '0' <= text[i] && text[i] <= '9' {
			i++
		}
		return i > at
	}
	frac = -1
	if !digits() {
		return 0, 0, false
	}
	if i < len(text) && text[i] == '.' {
		frac = i
		i++
		digits()
	}
	exp = i
	if i < len(text) && (text[i] == 'e' || text[i] == 'E') {
		i++
		if i < len(text) && (text[i] == '-' || text[i] == '+') {
			i++
		}
		if !digits() {
			return 0, 0, false
		}
	}
	return frac, exp, i == len(text)
}

// ParseDecimal reads a decimal literal, in the syntax of [ParseFloat64], as
// the format's nearest value, rounded once. The error is [ErrSyntax].
func ParseDecimal[T Text](s Semantics, text T) (Float, Status, error) {
	frac, exp, ok := scanDecimal(text)
	if !ok {
		return Float{}, 0, ErrSyntax
	}
	switch s {
	case F80, F128, PPCDoubleDouble, F64:
	default:
		// An f64 rounds to the same value as the literal, unless it lies
		// halfway between two; then which side the literal was on is lost.
		v, err := strconv.ParseFloat(string(text), 64)
		if n := (Float{math.Float64bits(v), 0, F64}).unpack(); err == nil && n.class == normal {
			if f, st, tie := round(s, n, false); !tie && st != 0 {
				return f, st, nil
			}
		}
	}
	f, st := parseExact(s, text, frac, exp)
	return f, st, nil
}

// maxPower bounds decimal exponents: 10^maxPower overflows every format, and
// 10^-maxPower is far below the least value of any.
const maxPower = 5200

// maxExponent bounds an exponent as it is written, so that adding the number of
// digits does not overflow where an int has 32 bits.
const maxExponent = 1 << 30

func parseExact[T Text](s Semantics, text T, frac, exp int) (Float, Status) {
	neg := text[0] == '-'
	digits := make([]byte, 0, len(text))
	digits = append(digits, text[skipSign(text):exp]...)
	scale := 0
	if frac >= 0 {
		scale = -(exp - frac - 1)
		at := frac - skipSign(text)
		digits = append(digits[:at], digits[at+1:]...)
	}
	if exp < len(text) {
		e, err := strconv.Atoi(string(text[exp+1:]))
		if err != nil { // out of range, and then the sign says which end
			e = maxExponent
			if text[exp+1] == '-' {
				e = -e
			}
		}
		scale += max(min(e, maxExponent), -maxExponent)
	}
	for len(digits) > 1 && digits[0] == '0' {
		digits = digits[1:]
	}
	m, _ := new(big.Int).SetString(string(digits), 10)
	switch {
	case m.Sign() == 0:
		return Zero(s, neg), 0
	case len(digits)+scale > maxPower:
		return overflow(s, neg), Overflow | Inexact
	case len(digits)+scale < -maxPower:
		return roundDecimal(s, neg, big.NewInt(1), -maxPower)
	}
	return roundDecimal(s, neg, m, scale)
}

// roundDecimal returns the format's value nearest to m * 10^scale, m > 0.
func roundDecimal(s Semantics, neg bool, m *big.Int, scale int) (Float, Status) {
	if s == PPCDoubleDouble {
		return decimalDoubleDouble(neg, m, scale)
	}
	if scale >= 0 {
		return roundBig(s, neg, new(big.Int).Mul(m, pow10(scale)), 0, false)
	}
	d := pow10(-scale)
	shift := max(0, 130+d.BitLen()-m.BitLen())
	q, r := new(big.Int).QuoRem(new(big.Int).Lsh(m, uint(shift)), d, new(big.Int))
	return roundBig(s, neg, q, -shift, r.Sign() != 0)
}

func pow10(n int) *big.Int {
	return new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(n)), nil)
}

// decimalDoubleDouble rounds to 113 bits on the way, more than the 106 of a
// ppc_fp128.
func decimalDoubleDouble(neg bool, m *big.Int, scale int) (Float, Status) {
	f, st := roundDecimal(F128, neg, m, scale)
	g, st2 := f.Convert(PPCDoubleDouble)
	return g, st | st2
}

// ParseLLVM reads a floating-point constant of LLVM assembly, which knows its
// format only by a letter: 0x and the bits of an f64, 0xK an f80, 0xL an
// f128, 0xM a ppc_fp128, 0xH an f16, 0xR a bf16; a decimal is an f64. See
// [Float.FitLLVM] for a constant of another type. The error is [ErrSyntax],
// or [ErrRange] for too many digits.
func ParseLLVM[T Text](text T) (Float, error) {
	if !isHex(text) {
		v, err := ParseFloat64(text)
		return Float{math.Float64bits(v), 0, F64}, err
	}
	digits := text[3:]
	s, first := F64, 0
	switch text[2] {
	case 'K':
		s, first = F80, 4
	case 'L':
		s, first = F128, 16
	case 'M':
		s, first = PPCDoubleDouble, 16
	case 'H':
		s = F16
	case 'R':
		s = BF16
	default:
		digits = text[2:]
	}
	if len(digits) == 0 {
		return Float{}, ErrSyntax
	}
	if first == 0 {
		v, err := hexWord(digits)
		if err == nil && formats[s].width < 64 && v>>formats[s].width != 0 {
			err = ErrRange
		}
		return FloatFromBits(s, v, 0), err
	}
	return wideLLVM(s, digits, first)
}

// wideLLVM reads two words in the order of the text: for f80 4 digits of the
// upper and up to 16 of the lower; else 16 of the lower, all of them or none,
// and up to 16 of the upper.
func wideLLVM[T Text](s Semantics, digits T, first int) (Float, error) {
	if len(digits) > first+16 {
		return Float{}, ErrRange
	}
	if s == F80 {
		first = min(first, len(digits))
	} else if len(digits) < first {
		first = 0
	}
	a, err := hexWord(digits[:first])
	if err != nil {
		return Float{}, err
	}
	b, err := hexWord(digits[first:])
	if err != nil {
		return Float{}, err
	}
	if s == F80 {
		a, b = b, a
	}
	return FloatFromBits(s, a, b), nil
}

func hexWord[T Text](digits T) (v uint64, err error) {
	for i := 0; i < len(digits); i++ {
		d := hexValue(digits[i])
		if d > 15 {
			return 0, ErrSyntax
		}
		if v>>60 != 0 {
			err = ErrRange
		}
		v = v<<4 | uint64(d)
	}
	return v, err
}

// FitLLVM returns a constant read by [ParseLLVM] in the format of its type.
// LLVM writes half, bfloat and float constants as double; ok is false if the
// value is not exact in the type, or of a format that does not convert.
// Signaling NaNs stay signaling.
func (f Float) FitLLVM(s Semantics) (g Float, ok bool) {
	if f.sem == s {
		return f, true
	}
	if f.sem != F64 || s != F16 && s != BF16 && s != F32 {
		return Float{}, false
	}
	g, st := f.Convert(s)
	if f.IsSignaling() {
		g = signaling(s, f.Negative(), g.lo)
	}
	return g, st&^InvalidOp == 0
}

// signaling returns the signaling NaN with the payload of bits.
func signaling(s Semantics, neg bool, bits uint64) Float {
	p := formats[s].precision
	bits &= 1<<(p-2) - 1
	if bits == 0 {
		bits = 1 << (p - 3)
	}
	return infNaN(s, number{neg: neg, lo: bits})
}
