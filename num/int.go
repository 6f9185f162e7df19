package num

import (
	"encoding/binary"
	"errors"
	"math/big"
	"math/bits"
)

// MaxIntWidth is the widest integer type of the IR, in bits (LangRef, Integer
// Type: 2^24 - 1).
const MaxIntWidth = 1<<24 - 1

// Int is an integer of a fixed number of bits, 0 to [MaxIntWidth]. It carries
// no sign of its own: an operation that depends on one says so by name. The
// zero Int is the only value of width 0 (the type i0).
//
// Ints are immutable and comparable: two are == when width and bits agree.
// Up to 64 bits no operation allocates.
type Int struct {
	width uint32
	lo    uint64 // the value when width <= 64; bits beyond width are zero
	wide  string // else little-endian words of 8 bytes, a string for ==
}

// Text is the type of text that numbers are parsed from.
type Text interface{ ~string | ~[]byte }

// Sign says which values a literal of an integer type may have.
type Sign uint8

// A signless type of n bits takes -2^(n-1) to 2^n - 1, a signed one (and
// index) -2^(n-1) to 2^(n-1) - 1, an unsigned one 0 to 2^n - 1.
const (
	Signless Sign = iota
	Signed
	Unsigned
)

var (
	// ErrSyntax means a text is not a number at all.
	ErrSyntax = errors.New("not a number")
	// ErrRange means a number does not fit its width.
	ErrRange = errors.New("does not fit its width")
	// ErrNegative means a '-' before the literal of an unsigned type.
	ErrNegative = errors.New("negative literal of an unsigned type")
)

func mask(width uint32) uint64 {
	if width >= 64 {
		return ^uint64(0)
	}
	return 1<<width - 1
}

// NewInt returns v modulo 2^width.
func NewInt(width uint32, v int64) Int {
	if width <= 64 {
		return Int{width: width, lo: uint64(v) & mask(width)}
	}
	fill := uint64(0)
	if v < 0 {
		fill = ^uint64(0)
	}
	return wideFill(width, uint64(v), fill)
}

// NewUint returns v modulo 2^width.
func NewUint(width uint32, v uint64) Int {
	if width <= 64 {
		return Int{width: width, lo: v & mask(width)}
	}
	return wideFill(width, v, 0)
}

// wideFill makes a wide Int of one low word and copies of another above it.
func wideFill(width uint32, lo, fill uint64) Int {
	w := make([]uint64, words(width))
	for i := range w {
		w[i] = fill
	}
	w[0] = lo
	return fromWords(width, w)
}

func words(width uint32) int { return int((uint64(width) + 63) / 64) }

// fromWords takes little-endian words, as many as the width needs, and drops
// what lies beyond the width.
func fromWords(width uint32, w []uint64) Int {
	if width <= 64 {
		var lo uint64
		if len(w) > 0 {
			lo = w[0]
		}
		return Int{width: width, lo: lo & mask(width)}
	}
	b := make([]byte, 8*words(width))
	for i := range w {
		binary.LittleEndian.PutUint64(b[8*i:], w[i])
	}
	trimTop(b, width)
	return Int{width: width, wide: string(b)}
}

// trimTop clears the bits of little-endian b from bit width on.
func trimTop(b []byte, width uint32) {
	i := int(width / 8)
	if r := width % 8; r != 0 {
		b[i] &= 1<<r - 1
		i++
	}
	clear(b[i:])
}

// FromBig returns v modulo 2^width, and whether v fits: as signed or as
// unsigned number, -2^(width-1) <= v < 2^width.
func FromBig(width uint32, v *big.Int) (Int, bool) {
	fits := v.BitLen() <= int(width)
	if v.Sign() < 0 {
		// |v| - 1 needs one bit less than the width.
		m := new(big.Int).Not(v)
		fits = m.BitLen() < int(width)
	}
	if width <= 64 && v.IsInt64() {
		return NewInt(width, v.Int64()), fits
	}
	return wrapBig(width, v), fits
}

func wrapBig(width uint32, v *big.Int) Int {
	neg := v.Sign() < 0
	m := v
	if neg { // two's complement: v = ^m for the m below
		m = new(big.Int).Not(v)
	}
	n := 8 * words(width)
	var raw []byte
	if m.BitLen() > 8*n {
		m = new(big.Int).And(m, lowMask(uint(8*n)))
	}
	raw = m.FillBytes(make([]byte, n))
	for i, j := 0, n-1; i < j; i, j = i+1, j-1 {
		raw[i], raw[j] = raw[j], raw[i]
	}
	if neg {
		for i := range raw {
			raw[i] = ^raw[i]
		}
	}
	if width == 0 {
		return Int{}
	}
	if width <= 64 {
		return NewUint(width, binary.LittleEndian.Uint64(raw))
	}
	trimTop(raw, width)
	return Int{width: width, wide: string(raw)}
}

func lowMask(n uint) *big.Int {
	one := big.NewInt(1)
	return one.Sub(one.Lsh(one, n), big.NewInt(1))
}

// FromBytes returns the little-endian number b holds, and whether it fits the
// width; bytes beyond b count as zero.
func FromBytes(width uint32, b []byte) (Int, bool) {
	n := int((uint64(width) + 7) / 8)
	fits := true
	if len(b) > n {
		for _, c := range b[n:] {
			fits = fits && c == 0
		}
		b = b[:n]
	}
	if r := width % 8; r != 0 && len(b) == n {
		fits = fits && b[n-1]>>r == 0
	}
	buf := make([]byte, 8*words(width))
	copy(buf, b)
	if width <= 64 {
		var lo uint64
		if len(buf) > 0 {
			lo = binary.LittleEndian.Uint64(buf)
		}
		return NewUint(width, lo), fits
	}
	trimTop(buf, width)
	return Int{width: width, wide: string(buf)}, fits
}

// ParseInt reads a decimal or 0x literal with an optional leading '-' as a
// value of an integer type. The error is [ErrSyntax], [ErrRange] or
// [ErrNegative]. A negative literal must have the sign bit in the result, so `-0` is out of
// range, as upstream has it.
func ParseInt[T Text](text T, width uint32, sign Sign) (Int, error) {
	neg := len(text) > 0 && text[0] == '-'
	if neg {
		if sign == Unsigned {
			return Int{}, ErrNegative
		}
		text = text[1:]
	}
	x, err := parseMagnitude(text, width)
	if err != nil {
		return Int{}, err
	}
	switch {
	case neg:
		x = x.Neg()
		if !x.SignBit() {
			return Int{}, ErrRange
		}
	case sign == Signed && x.SignBit():
		return Int{}, ErrRange
	}
	return x, nil
}

// parseMagnitude reads digits, decimal or after 0x hexadecimal.
func parseMagnitude[T Text](text T, width uint32) (Int, error) {
	base := uint64(10)
	if len(text) > 2 && text[0] == '0' && text[1] == 'x' {
		base, text = 16, text[2:]
	}
	if len(text) == 0 {
		return Int{}, ErrSyntax
	}
	var v uint64
	small := true
	for i := 0; i < len(text); i++ {
		d := uint64(hexValue(text[i]))
		if d >= base {
			return Int{}, ErrSyntax
		}
		if small {
			hi, lo := bits.Mul64(v, base)
			var carry uint64
			v, carry = bits.Add64(lo, d, 0)
			small = hi == 0 && carry == 0
		}
	}
	if small {
		x := NewUint(width, v)
		if width < 64 && x.lo != v {
			return Int{}, ErrRange
		}
		return x, nil
	}
	if width < 64 {
		return Int{}, ErrRange
	}
	b, _ := new(big.Int).SetString(string(text), int(base))
	x, fits := FromBig(width, b)
	if !fits {
		return Int{}, ErrRange
	}
	return x, nil
}

// hexValue returns the value of a hexadecimal digit, or 255.
func hexValue(c byte) uint8 {
	switch {
	case '0' <= c && c <= '9':
		return c - '0'
	case 'a' <= c && c <= 'f':
		return c - 'a' + 10
	case 'A' <= c && c <= 'F':
		return c - 'A' + 10
	}
	return 255
}

// MinSigned returns the least signed value of a width, only the sign bit set.
func MinSigned(width uint32) Int {
	return NewUint(width, 1).Shl(max(width, 1) - 1)
}

// AllOnes returns the value with every bit set: -1, or the greatest unsigned.
func AllOnes(width uint32) Int { return NewInt(width, -1) }

// Width returns the number of bits.
func (x Int) Width() uint32 { return x.width }

func (x Int) word(i int) uint64 {
	if x.width <= 64 {
		return x.lo
	}
	return wordOf(x.wide, i)
}

func wordOf(s string, i int) uint64 {
	s = s[8*i : 8*i+8]
	return uint64(s[0]) | uint64(s[1])<<8 | uint64(s[2])<<16 | uint64(s[3])<<24 |
		uint64(s[4])<<32 | uint64(s[5])<<40 | uint64(s[6])<<48 | uint64(s[7])<<56
}

func (x Int) words() []uint64 {
	w := make([]uint64, words(x.width))
	for i := range w {
		w[i] = x.word(i)
	}
	return w
}

// Bit reports whether bit i is set; bits beyond the width are not.
func (x Int) Bit(i uint32) bool {
	return i < x.width && x.word(int(i/64))>>(i%64)&1 != 0
}

// SignBit reports whether the topmost bit is set. It is false at width 0.
func (x Int) SignBit() bool { return x.width > 0 && x.Bit(x.width-1) }

// IsZero reports whether no bit is set.
func (x Int) IsZero() bool { return x.ActiveBits() == 0 }

// IsOne reports whether the value is 1.
func (x Int) IsOne() bool { return x == NewUint(x.width, 1) && x.width > 0 }

// IsAllOnes reports whether every bit is set; true at width 0.
func (x Int) IsAllOnes() bool {
	if x.width <= 64 {
		return x.lo == mask(x.width)
	}
	return x == AllOnes(x.width)
}

// IsMinSigned reports whether only the sign bit is set.
func (x Int) IsMinSigned() bool { return x.SignBit() && x.TrailingZeros() == x.width-1 }

// ActiveBits returns the number of bits up to the topmost set one.
func (x Int) ActiveBits() uint32 {
	if x.width <= 64 {
		return uint32(bits.Len64(x.lo))
	}
	for i := words(x.width) - 1; i >= 0; i-- {
		if w := x.word(i); w != 0 {
			return uint32(64*i + bits.Len64(w))
		}
	}
	return 0
}

// TrailingZeros returns the number of zero bits below the lowest set one, or
// the width if no bit is set.
func (x Int) TrailingZeros() uint32 {
	for i := range words(x.width) {
		if w := x.word(i); w != 0 {
			return uint32(64*i + bits.TrailingZeros64(w))
		}
	}
	return x.width
}

// OnesCount returns the number of set bits.
func (x Int) OnesCount() uint32 {
	n := 0
	for i := range words(x.width) {
		n += bits.OnesCount64(x.word(i))
	}
	return uint32(n)
}

// Int64 returns the signed value, and whether 64 bits hold it.
func (x Int) Int64() (int64, bool) {
	if x.width <= 64 {
		return x.sext64(), true
	}
	lo := x.word(0)
	fill := uint64(int64(lo) >> 63)
	return int64(lo), x == wideFill(x.width, lo, fill)
}

// sext64 returns the signed value of a width up to 64.
func (x Int) sext64() int64 {
	s := 64 - x.width
	return int64(x.lo<<s) >> s
}

// Uint64 returns the unsigned value, and whether 64 bits hold it.
func (x Int) Uint64() (uint64, bool) {
	if x.width <= 64 {
		return x.lo, true
	}
	return x.word(0), x.ActiveBits() <= 64
}

// Big returns the value as a new big.Int, read as signed or unsigned.
func (x Int) Big(signed bool) *big.Int {
	if x.width <= 64 {
		if signed {
			return big.NewInt(x.sext64())
		}
		return new(big.Int).SetUint64(x.lo)
	}
	b := make([]byte, len(x.wide))
	for i := range b {
		b[len(b)-1-i] = x.wide[i]
	}
	v := new(big.Int).SetBytes(b)
	if signed && x.SignBit() {
		v.Sub(v, new(big.Int).Lsh(big.NewInt(1), uint(x.width)))
	}
	return v
}

// Equal reports whether width and bits agree; it is ==.
func (x Int) Equal(y Int) bool { return x == y }

// CmpUnsigned compares two values of one width as unsigned: -1, 0 or 1.
func (x Int) CmpUnsigned(y Int) int {
	x.same(y)
	for i := words(x.width) - 1; i >= 0; i-- {
		switch a, b := x.word(i), y.word(i); {
		case a < b:
			return -1
		case a > b:
			return 1
		}
	}
	return 0
}

// CmpSigned compares two values of one width as signed: -1, 0 or 1.
func (x Int) CmpSigned(y Int) int {
	if a, b := x.SignBit(), y.SignBit(); a != b {
		x.same(y)
		if a {
			return -1
		}
		return 1
	}
	return x.CmpUnsigned(y)
}

func (x Int) same(y Int) {
	if x.width != y.width {
		panic("num: operands of different width")
	}
}

// Zext widens with zeros. The new width must not be less.
func (x Int) Zext(width uint32) Int {
	if width < x.width {
		panic("num: Zext to a smaller width")
	}
	if width <= 64 {
		return Int{width: width, lo: x.lo}
	}
	b := make([]byte, 8*words(width))
	x.putBytes(b)
	return Int{width: width, wide: string(b)}
}

// Sext widens with copies of the sign bit. The new width must not be less.
func (x Int) Sext(width uint32) Int {
	if width < x.width {
		panic("num: Sext to a smaller width")
	}
	if width <= 64 {
		return NewInt(width, x.sext64())
	}
	if !x.SignBit() {
		return x.Zext(width)
	}
	return x.Not().Zext(width).Not()
}

// Trunc keeps the low bits. The new width must not be greater.
func (x Int) Trunc(width uint32) Int {
	if width > x.width {
		panic("num: Trunc to a greater width")
	}
	if width <= 64 {
		if x.width == 0 {
			return x
		}
		return NewUint(width, x.word(0))
	}
	b := []byte(x.wide[:8*words(width)])
	trimTop(b, width)
	return Int{width: width, wide: string(b)}
}

// putBytes writes the value little-endian into b, which is long enough.
func (x Int) putBytes(b []byte) {
	if x.width <= 64 {
		for i := 0; i < 8 && i < len(b); i++ {
			b[i] = byte(x.lo >> (8 * i))
		}
		return
	}
	copy(b, x.wide)
}

// AppendBytes appends the value little-endian, (width+7)/8 bytes.
func (x Int) AppendBytes(dst []byte) []byte {
	n := int((uint64(x.width) + 7) / 8)
	at := len(dst)
	dst = append(dst, make([]byte, n)...)
	x.putBytes(dst[at:])
	return dst
}
