package num

import (
	"math/big"
	"math/bits"
	"strconv"
)

// AppendSigned appends the signed decimal value.
func (x Int) AppendSigned(dst []byte) []byte {
	if x.width <= 64 {
		return strconv.AppendInt(dst, x.sext64(), 10)
	}
	return x.Big(true).Append(dst, 10)
}

// AppendUnsigned appends the unsigned decimal value.
func (x Int) AppendUnsigned(dst []byte) []byte {
	if x.width <= 64 {
		return strconv.AppendUint(dst, x.lo, 10)
	}
	return x.Big(false).Append(dst, 10)
}

const upperHex = "0123456789ABCDEF"

// AppendHex appends 0x and the unsigned value in upper-case hexadecimal,
// without leading zeros.
func (x Int) AppendHex(dst []byte) []byte {
	dst = append(dst, "0x"...)
	n := max(1, (x.ActiveBits()+3)/4)
	return x.appendHexDigits(dst, n)
}

// appendHexDigits appends the low n hexadecimal digits.
func (x Int) appendHexDigits(dst []byte, n uint32) []byte {
	for i := int(n) - 1; i >= 0; i-- {
		d := uint64(0)
		if 4*i < int(x.width) {
			d = x.word(i/16) >> (4 * (i % 16)) & 15
		}
		dst = append(dst, upperHex[d])
	}
	return dst
}

// String returns the signed decimal value.
func (x Int) String() string { return string(x.AppendSigned(nil)) }

// IntOverflow says in which reading a result did not fit.
type IntOverflow uint8

// The two readings of an integer's bits.
const (
	SignedOverflow   IntOverflow = 1 << iota // the signed result does not fit
	UnsignedOverflow                         // the unsigned result does not fit
)

// Add returns x + y and the overflows.
func (x Int) Add(y Int) (Int, IntOverflow) {
	x.same(y)
	if x.width > 64 {
		w := x.words()
		var c uint64
		for i := range w {
			w[i], c = bits.Add64(w[i], y.word(i), c)
		}
		z := fromWords(x.width, w)
		return z, addFlags(x, y, z)
	}
	z := NewUint(x.width, x.lo+y.lo)
	return z, addFlags(x, y, z)
}

func addFlags(x, y, z Int) (o IntOverflow) {
	if z.CmpUnsigned(x) < 0 {
		o = UnsignedOverflow
	}
	if x.SignBit() == y.SignBit() && z.SignBit() != x.SignBit() {
		o |= SignedOverflow
	}
	return o
}

// Sub returns x - y and the overflows.
func (x Int) Sub(y Int) (Int, IntOverflow) {
	x.same(y)
	var o IntOverflow
	if x.CmpUnsigned(y) < 0 {
		o = UnsignedOverflow
	}
	var z Int
	if x.width <= 64 {
		z = NewUint(x.width, x.lo-y.lo)
	} else {
		w := x.words()
		var c uint64
		for i := range w {
			w[i], c = bits.Sub64(w[i], y.word(i), c)
		}
		z = fromWords(x.width, w)
	}
	if x.SignBit() != y.SignBit() && z.SignBit() != x.SignBit() {
		o |= SignedOverflow
	}
	return z, o
}

// Mul returns x * y and the overflows.
func (x Int) Mul(y Int) (Int, IntOverflow) {
	x.same(y)
	if x.width <= 64 {
		hi, lo := bits.Mul64(x.lo, y.lo)
		z := NewUint(x.width, lo)
		var o IntOverflow
		if hi != 0 || z.lo != lo {
			o = UnsignedOverflow
		}
		// Magnitudes decide the signed case: at most 2^(w-1) when negative.
		neg := x.SignBit() != y.SignBit()
		hi, lo = bits.Mul64(x.abs64(), y.abs64())
		limit := mask(x.width) >> 1
		if neg {
			limit++
		}
		if x.width > 0 && (hi != 0 || lo > limit) {
			o |= SignedOverflow
		}
		return z, o
	}
	var o IntOverflow
	p := x.Big(false)
	p.Mul(p, y.Big(false))
	if p.BitLen() > int(x.width) {
		o = UnsignedOverflow
	}
	z := wrapBig(x.width, p)
	p = x.Big(true)
	if p.Mul(p, y.Big(true)).Cmp(z.Big(true)) != 0 {
		o |= SignedOverflow
	}
	return z, o
}

// abs64 returns the magnitude of the signed value of a width up to 64.
func (x Int) abs64() uint64 {
	if v := x.sext64(); v < 0 {
		return -uint64(v)
	}
	return x.lo
}

// DivUnsigned returns the unsigned quotient and remainder; y must not be 0.
func (x Int) DivUnsigned(y Int) (quo, rem Int) {
	x.same(y)
	if x.width <= 64 {
		return NewUint(x.width, x.lo/y.lo), NewUint(x.width, x.lo%y.lo)
	}
	q, r := new(big.Int).QuoRem(x.Big(false), y.Big(false), new(big.Int))
	return wrapBig(x.width, q), wrapBig(x.width, r)
}

// DivSigned returns the signed quotient, rounded toward zero, and the
// remainder, which has the sign of x; y must not be 0. The least value
// divided by -1 wraps to itself and reports [SignedOverflow].
func (x Int) DivSigned(y Int) (quo, rem Int, o IntOverflow) {
	x.same(y)
	if x.IsMinSigned() && y.IsAllOnes() {
		return x, NewUint(x.width, 0), SignedOverflow
	}
	if x.width <= 64 {
		a, b := x.sext64(), y.sext64()
		return NewInt(x.width, a/b), NewInt(x.width, a%b), 0
	}
	q, r := new(big.Int).QuoRem(x.Big(true), y.Big(true), new(big.Int))
	return wrapBig(x.width, q), wrapBig(x.width, r), 0
}

// Shl shifts left by n bits; n may exceed the width.
func (x Int) Shl(n uint32) Int {
	if x.width <= 64 {
		return NewUint(x.width, x.lo<<n)
	}
	if n >= x.width {
		return NewUint(x.width, 0)
	}
	v := x.Big(false)
	return wrapBig(x.width, v.Lsh(v, uint(n)))
}

// LShr shifts right by n bits, zeros coming in; n may exceed the width.
func (x Int) LShr(n uint32) Int {
	if x.width <= 64 {
		return NewUint(x.width, x.lo>>n)
	}
	v := x.Big(false)
	return wrapBig(x.width, v.Rsh(v, uint(n)))
}

// AShr shifts right by n bits, sign bits coming in; n may exceed the width.
func (x Int) AShr(n uint32) Int {
	if x.width <= 64 {
		return NewInt(x.width, x.sext64()>>n)
	}
	v := x.Big(true)
	return wrapBig(x.width, v.Rsh(v, uint(n)))
}

// bitwise applies f to each pair of words.
func (x Int) bitwise(y Int, f func(a, b uint64) uint64) Int {
	x.same(y)
	if x.width <= 64 {
		return NewUint(x.width, f(x.lo, y.lo))
	}
	w := x.words()
	for i := range w {
		w[i] = f(w[i], y.word(i))
	}
	return fromWords(x.width, w)
}

// And returns x & y.
func (x Int) And(y Int) Int { return x.bitwise(y, func(a, b uint64) uint64 { return a & b }) }

// Or returns x | y.
func (x Int) Or(y Int) Int { return x.bitwise(y, func(a, b uint64) uint64 { return a | b }) }

// Xor returns x ^ y.
func (x Int) Xor(y Int) Int { return x.bitwise(y, func(a, b uint64) uint64 { return a ^ b }) }

// Not returns the bitwise complement.
func (x Int) Not() Int { return x.bitwise(x, func(a, _ uint64) uint64 { return ^a }) }

// Neg returns -x modulo 2^width.
func (x Int) Neg() Int {
	z, _ := NewUint(x.width, 0).Sub(x)
	return z
}

// MinSigned returns the lesser of x and y as signed values.
func (x Int) MinSigned(y Int) Int {
	if x.CmpSigned(y) <= 0 {
		return x
	}
	return y
}

// MaxSigned returns the greater of x and y as signed values.
func (x Int) MaxSigned(y Int) Int {
	if x.CmpSigned(y) >= 0 {
		return x
	}
	return y
}

// MinUnsigned returns the lesser of x and y as unsigned values.
func (x Int) MinUnsigned(y Int) Int {
	if x.CmpUnsigned(y) <= 0 {
		return x
	}
	return y
}

// MaxUnsigned returns the greater of x and y as unsigned values.
func (x Int) MaxUnsigned(y Int) Int {
	if x.CmpUnsigned(y) >= 0 {
		return x
	}
	return y
}
