package num

import (
	"errors"
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"
)

// randomInt returns bits of many shapes: random, small, near the ends.
func randomInt(r *rand.Rand, width uint32) Int {
	w := make([]uint64, words(width))
	for i := range w {
		w[i] = r.Uint64()
	}
	x := fromWords(width, w)
	switch r.IntN(6) {
	case 0:
		return NewInt(width, int64(r.IntN(9))-4)
	case 1:
		x, _ = MinSigned(width).Add(NewInt(width, int64(r.IntN(5))-2))
	case 2:
		return x.LShr(r.Uint32N(width + 1))
	case 3:
		return x.AShr(r.Uint32N(width + 1))
	}
	return x
}

// wrap reduces v to the width, in the reading asked for.
func wrap(width uint32, v *big.Int, signed bool) *big.Int {
	m := new(big.Int).Lsh(big.NewInt(1), uint(width))
	v = new(big.Int).Mod(v, m)
	if signed && width > 0 && v.Bit(int(width)-1) == 1 {
		v.Sub(v, m)
	}
	return v
}

func TestIntArithmetic(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 12))
	widths := []uint32{1, 2, 7, 8, 31, 32, 33, 63, 64, 65, 80, 127, 128, 129, 200}
	for range 40000 {
		width := widths[r.IntN(len(widths))]
		x, y := randomInt(r, width), randomInt(r, width)
		check := func(name string, got Int, want *big.Int) {
			t.Helper()
			if got.Width() != width || got.Big(false).Cmp(wrap(width, want, false)) != 0 {
				t.Fatalf("i%d: %s(%s, %s) = %s, want %s", width, name, x, y, got, want)
			}
		}
		checkOverflow := func(name string, got Int, o IntOverflow, f func(z, a, b *big.Int) *big.Int) {
			t.Helper()
			u := f(new(big.Int), x.Big(false), y.Big(false))
			s := f(new(big.Int), x.Big(true), y.Big(true))
			check(name, got, u)
			check(name, got, s)
			var want IntOverflow
			if wrap(width, u, false).Cmp(u) != 0 {
				want |= UnsignedOverflow
			}
			if wrap(width, s, true).Cmp(s) != 0 {
				want |= SignedOverflow
			}
			if o != want {
				t.Fatalf("i%d: %s(%s, %s) overflows %b, want %b", width, name, x, y, o, want)
			}
		}
		sum, o := x.Add(y)
		checkOverflow("Add", sum, o, (*big.Int).Add)
		diff, o := x.Sub(y)
		checkOverflow("Sub", diff, o, (*big.Int).Sub)
		prod, o := x.Mul(y)
		checkOverflow("Mul", prod, o, (*big.Int).Mul)
		if !y.IsZero() {
			q, m := x.DivUnsigned(y)
			check("DivUnsigned", q, new(big.Int).Quo(x.Big(false), y.Big(false)))
			check("RemUnsigned", m, new(big.Int).Rem(x.Big(false), y.Big(false)))
			q, m, o := x.DivSigned(y)
			want := new(big.Int).Quo(x.Big(true), y.Big(true))
			check("DivSigned", q, want)
			check("RemSigned", m, new(big.Int).Rem(x.Big(true), y.Big(true)))
			if (o != 0) != (wrap(width, want, true).Cmp(want) != 0) {
				t.Fatalf("i%d: DivSigned(%s, %s) overflow %b", width, x, y, o)
			}
		}
		n := r.Uint32N(width + 3)
		check("Shl", x.Shl(n), new(big.Int).Lsh(x.Big(false), uint(n)))
		check("LShr", x.LShr(n), new(big.Int).Rsh(x.Big(false), uint(n)))
		check("AShr", x.AShr(n), new(big.Int).Rsh(x.Big(true), uint(n)))
		check("And", x.And(y), new(big.Int).And(x.Big(true), y.Big(true)))
		check("Or", x.Or(y), new(big.Int).Or(x.Big(true), y.Big(true)))
		check("Xor", x.Xor(y), new(big.Int).Xor(x.Big(true), y.Big(true)))
		check("Not", x.Not(), new(big.Int).Not(x.Big(true)))
		check("Neg", x.Neg(), new(big.Int).Neg(x.Big(true)))
		if x.CmpSigned(y) != x.Big(true).Cmp(y.Big(true)) || x.CmpUnsigned(y) != x.Big(false).Cmp(y.Big(false)) {
			t.Fatalf("i%d: comparing %s with %s", width, x, y)
		}
		checkText(t, x)
		checkWidths(t, r, x)
	}
}

// checkText takes x through every textual and binary form and back.
func checkText(t *testing.T, x Int) {
	t.Helper()
	for _, s := range [][]byte{x.AppendSigned(nil), x.AppendUnsigned(nil), x.AppendHex(nil)} {
		if y, err := ParseInt(s, x.Width(), Signless); err != nil || y != x {
			t.Fatalf("i%d: %s reads as %v, %v", x.Width(), s, y, err)
		}
	}
	if y, ok := FromBytes(x.Width(), x.AppendBytes(nil)); !ok || y != x {
		t.Fatalf("i%d: %s comes back from bytes as %v", x.Width(), x, y)
	}
	for _, signed := range []bool{false, true} {
		if y, ok := FromBig(x.Width(), x.Big(signed)); !ok || y != x {
			t.Fatalf("i%d: %s comes back from big as %v, %v", x.Width(), x, y, ok)
		}
	}
	v, ok := x.Int64()
	if b := x.Big(true); ok != b.IsInt64() || ok && (v != b.Int64() || NewInt(x.Width(), v) != x) {
		t.Fatalf("i%d: %s as int64 is %d, %v", x.Width(), x, v, ok)
	}
	u, ok := x.Uint64()
	if b := x.Big(false); ok != b.IsUint64() || ok && (u != b.Uint64() || NewUint(x.Width(), u) != x) {
		t.Fatalf("i%d: %s as uint64 is %d, %v", x.Width(), x, u, ok)
	}
}

func checkWidths(t *testing.T, r *rand.Rand, x Int) {
	t.Helper()
	more := x.Width() + r.Uint32N(100)
	if s := x.Sext(more); s.Big(true).Cmp(x.Big(true)) != 0 || s.Trunc(x.Width()) != x {
		t.Fatalf("i%d: %s extends to i%d %s", x.Width(), x, more, s)
	}
	if z := x.Zext(more); z.Big(false).Cmp(x.Big(false)) != 0 || z.Trunc(x.Width()) != x {
		t.Fatalf("i%d: %s extends to i%d %s", x.Width(), x, more, z)
	}
	b := x.Big(false)
	if int(x.ActiveBits()) != b.BitLen() || x.IsZero() != (b.Sign() == 0) || x.IsOne() != (b.Cmp(big.NewInt(1)) == 0) ||
		x.IsAllOnes() != x.Not().IsZero() || x.IsMinSigned() != (x == MinSigned(x.Width())) {
		t.Fatalf("i%d: what is %s?", x.Width(), x)
	}
	n := r.Uint32N(x.Width() + 2)
	if x.Bit(n) != (b.Bit(int(n)) == 1) {
		t.Fatalf("i%d: bit %d of %s", x.Width(), n, x)
	}
}

func TestParseInt(t *testing.T) {
	tests := []struct {
		text  string
		width uint32
		sign  Sign
		want  string // signed decimal
		err   error
	}{
		{"0", 32, Signless, "0", nil},
		{"-0", 32, Signless, "", ErrRange},
		{"255", 8, Signless, "-1", nil},
		{"256", 8, Signless, "", ErrRange},
		{"-128", 8, Signless, "-128", nil},
		{"-129", 8, Signless, "", ErrRange},
		{"127", 8, Signed, "127", nil},
		{"128", 8, Signed, "", ErrRange},
		{"-1", 8, Unsigned, "", ErrNegative},
		{"255", 8, Unsigned, "-1", nil},
		{"1", 1, Signless, "-1", nil},
		{"-1", 1, Signless, "-1", nil},
		{"0x00000000000000000000001", 8, Signless, "1", nil},
		{"00000000000000000000000000000000001", 8, Signless, "1", nil},
		{"-0x1", 8, Signless, "-1", nil},
		{"18446744073709551615", 64, Signless, "-1", nil},
		{"18446744073709551615", 64, Signed, "", ErrRange},
		{"18446744073709551616", 64, Signless, "", ErrRange},
		{"18446744073709551616", 65, Signless, "-18446744073709551616", nil},
		{"-9223372036854775808", 64, Signed, "-9223372036854775808", nil},
		{"0xffffffffffffffffffff", 80, Signless, "-1", nil},
		{"0", 0, Signless, "0", nil},
		{"-0", 0, Signless, "", ErrRange},
		{"1", 0, Signless, "", ErrRange},
		{"", 8, Signless, "", ErrSyntax},
		{"-", 8, Signless, "", ErrSyntax},
		{"0x", 8, Signless, "", ErrSyntax},
		{"0X1", 8, Signless, "", ErrSyntax},
		{"1_0", 8, Signless, "", ErrSyntax},
		{"--1", 8, Signless, "", ErrSyntax},
		{"a", 8, Signless, "", ErrSyntax},
	}
	for _, c := range tests {
		x, err := ParseInt(c.text, c.width, c.sign)
		if !errors.Is(err, c.err) || err == nil && x.String() != c.want {
			t.Errorf("ParseInt(%q, %d, %d) = %s, %v; want %s, %v", c.text, c.width, c.sign, x, err, c.want, c.err)
		}
	}
}

func TestWidestInt(t *testing.T) {
	x, err := ParseInt("0x"+strings.Repeat("f", MaxIntWidth/4)+"7", MaxIntWidth, Signed)
	if err == nil {
		t.Errorf("one bit too many reads as %d bits", x.ActiveBits())
	}
	x, err = ParseInt("0x7"+strings.Repeat("f", MaxIntWidth/4), MaxIntWidth, Signless)
	if err != nil || !x.IsAllOnes() {
		t.Errorf("all ones read as %d of %d bits, %v", x.OnesCount(), MaxIntWidth, err)
	}
}

func FuzzParseInt(f *testing.F) {
	for _, s := range []string{"0", "-1", "0x7f", "340282366920938463463374607431768211456"} {
		f.Add(s, uint32(8))
	}
	f.Fuzz(func(t *testing.T, s string, width uint32) {
		x, err := ParseInt(s, width%(1<<12), Signless)
		if err != nil {
			return
		}
		checkText(t, x)
	})
}
