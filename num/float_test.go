package num

import (
	"errors"
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"strconv"
	"testing"
)

func TestFloatBitsRoundTrip(t *testing.T) {
	r := rand.New(rand.NewPCG(13, 14))
	for _, s := range AllSemantics() {
		if got, ok := SemanticsByName(s.String()); !ok || got != s {
			t.Errorf("%s is found as %s, %v", s, got, ok)
		}
		for _, f := range sample(s, r, 2000) {
			lo, hi := f.Bits()
			if g := FloatFromBits(s, lo, hi); g != f && s != F8E8M0FNU {
				t.Errorf("%s: %x comes back as %x", s, f, g)
			}
			if g := FloatFromInt(s, f.Int()); g != f && s != F8E8M0FNU {
				t.Errorf("%s: %x comes back from Int as %x", s, f, g)
			}
			if n := f.head().unpack(); n.class == normal && f.sem != PPCDoubleDouble {
				if g, st, _ := round(s, n, false); g != f || st != 0 {
					t.Errorf("%s: %x unpacks and rounds to %x, %b", s, f, g, st)
				}
			}
			if g := f.Neg().Neg(); g != f {
				t.Errorf("%s: %x negates twice to %x", s, f, g)
			}
			if f.Abs().Negative() && f.Neg() != f {
				t.Errorf("%s: %x has a negative magnitude", s, f)
			}
		}
	}
}

// TestFloat64Agrees has Go's own arithmetic as the reference.
func TestFloat64Agrees(t *testing.T) {
	r := rand.New(rand.NewPCG(15, 16))
	for range 20000 {
		v := math.Float64frombits(r.Uint64())
		f, _ := FloatFromFloat64(F64, v)
		if f.IsNaN() != math.IsNaN(v) || f.IsInf() != math.IsInf(v, 0) || f.Negative() != math.Signbit(v) {
			t.Fatalf("%x is classified otherwise", v)
		}
		if f.IsNaN() {
			continue
		}
		g, st := f.Convert(F32)
		if want := math.Float32bits(float32(v)); uint32(g.lo) != want || (st == 0) != (float64(float32(v)) == v) {
			t.Fatalf("%g as f32 is %#x, %b, want %#x", v, g.lo, st, want)
		}
		for _, s := range []Semantics{F80, F128, PPCDoubleDouble} {
			wide, st := f.Convert(s)
			if back, st2 := wide.Float64(); st != 0 || st2 != 0 || back != v {
				t.Fatalf("%g through %s is %g", v, s, back)
			}
		}
	}
}

// TestParseDecimal compares with exact rational arithmetic: no value of the
// format is closer.
func TestParseDecimal(t *testing.T) {
	r := rand.New(rand.NewPCG(17, 18))
	for _, s := range AllSemantics() {
		if s == PPCDoubleDouble || s == F8E8M0FNU {
			continue
		}
		for range 400 {
			text := randomDecimal(r, s)
			f, st, err := ParseDecimal(s, text)
			if err != nil {
				t.Fatal(err)
			}
			if !f.IsFinite() || f.IsZero() {
				continue
			}
			want, _ := new(big.Rat).SetString(text)
			off := func(g Float) *big.Rat {
				x, _ := g.bigFloat().Rat(nil)
				return x.Sub(x, want).Abs(x)
			}
			d := off(f)
			if (d.Sign() == 0) != (st&Inexact == 0) {
				t.Errorf("%s: %s is %s, status %b", s, text, f, st)
			}
			for _, step := range []int64{1, -1} {
				i, _ := f.Int().Add(NewInt(s.Width(), step))
				g := FloatFromInt(s, i)
				if !g.IsFinite() || g.IsZero() || g.Negative() != f.Negative() {
					continue
				}
				if c := off(g).Cmp(d); c < 0 || c == 0 && f.Int().Bit(0) {
					t.Errorf("%s: %s is %s, but %s is closer", s, text, f, g)
				}
			}
		}
	}
}

// randomDecimal is a number in the range of the format, some of them halfway
// between two values or a hair off that.
func randomDecimal(r *rand.Rand, s Semantics) string {
	if r.IntN(2) == 0 {
		span := int(float64(s.MaxExponent()) * 0.30103)
		return fmt.Sprintf("%d.%de%d", r.IntN(10), r.Uint64(), r.IntN(2*span+2)-span)
	}
	f := sample(s, r, 1)
	n := f[r.IntN(len(f))].unpack()
	if n.class != normal || n.exp > 300 || n.exp < -300 {
		return "1.5"
	}
	x := f[0].bigFloat()
	half := new(big.Float).SetMantExp(big.NewFloat(0.5), n.exp)
	text := x.Add(x, half).Text('f', 400)
	switch r.IntN(3) {
	case 0:
		text += "1"
	case 1:
		text += "0"
	}
	return text
}

func TestParseFloatErrors(t *testing.T) {
	for _, c := range []struct {
		text string
		err  error
	}{
		{"", ErrSyntax}, {"-", ErrSyntax}, {".5", ErrSyntax}, {"1.0e", ErrSyntax}, {"1.0e+", ErrSyntax},
		{"0x", ErrSyntax}, {"0x1g", ErrSyntax}, {"nan", ErrSyntax}, {"inf", ErrSyntax}, {"1_0.0", ErrSyntax},
		{"0x10000", ErrRange}, {"-0x1", ErrNegative}, {"0x0000ffff", nil}, {"1.0E+5", nil}, {"1.", nil}, {"-1.5e-0", nil},
	} {
		if _, err := ParseFloat(F16, c.text); !errors.Is(err, c.err) {
			t.Errorf("%q: %v, want %v", c.text, err, c.err)
		}
	}
	for _, c := range []struct {
		text string
		err  error
	}{
		{"0x", ErrSyntax}, {"0xH", ErrSyntax}, {"0xK", ErrSyntax}, {"0xLg", ErrSyntax}, {"0xH12345", ErrRange},
		{"0x11111111111111111", ErrRange}, {"0xL123456781234567812345678123456781", ErrRange},
		{"0xK123451234512345123451", ErrRange}, {"1.0.0", ErrSyntax},
	} {
		if f, err := ParseLLVM(c.text); !errors.Is(err, c.err) {
			t.Errorf("%q: %v, %v, want %v", c.text, f, err, c.err)
		}
	}
}

func TestFitLLVM(t *testing.T) {
	for _, c := range []struct {
		text string
		s    Semantics
		ok   bool
	}{
		{"1.5", F16, true}, {"0.1", F16, false}, {"0.1", F32, false}, {"0.1", F64, true}, {"1.0e10", F16, false},
		{"0x7FF4000000000001", F32, false}, {"0x7FF4000000000000", F32, true}, {"0xH3C00", F64, false},
		{"0xH3C00", F16, true}, {"1.0", F128, false}, {"0x8000000000000000", BF16, true},
	} {
		f, err := ParseLLVM(c.text)
		if err != nil {
			t.Fatal(err)
		}
		if g, ok := f.FitLLVM(c.s); ok != c.ok {
			t.Errorf("%s as %s: %s, %v", c.text, c.s, g, ok)
		}
	}
}

// TestHugeLiterals must not take long: exponents come from the user.
func TestHugeLiterals(t *testing.T) {
	for _, s := range AllSemantics() {
		for _, text := range []string{"1.0e999999999999999999999", "1.0e-999999999999999999999", "1.0e2147483647", "1.0e-2147483648",
			"0.0e999999999999999999999"} {
			f, _, err := ParseDecimal(s, text)
			if err != nil {
				t.Fatal(err)
			}
			big := text[3] != '-' && text[0] == '1' && len(text) > 5 && text[4] != '-'
			if big && f.IsFinite() && f != Largest(s, false) || !big && f != Zero(s, false) {
				t.Errorf("%s : %s is %s", text, s, f)
			}
		}
	}
}

func TestQuoted(t *testing.T) {
	for in, want := range map[string]string{
		"":                          `""`,
		"a\x00\x01\t\n\x7f\x80\xff": `"a\00\01\09\0A\7F\80\FF"`,
		"\\\"'":                     `"\\\22'"`,
		"é~":                        `"\C3\A9~"`,
	} {
		got := string(AppendQuoted(nil, in))
		if got != want {
			t.Errorf("%q is quoted %s, want %s", in, got, want)
		}
		if back, bad := AppendUnescaped(nil, got[1:len(got)-1]); string(back) != in || bad >= 0 {
			t.Errorf("%s comes back as %q, %d", got, back, bad)
		}
	}
	for in, want := range map[string]int{`\x`: 0, `ab\1`: 2, `\1g`: 0, `\`: 0, `\\\`: 2, `\n\t\"\fFx`: -1} {
		if out, bad := AppendUnescaped(nil, in); bad != want {
			t.Errorf("%s: %q, %d, want %d", in, out, bad, want)
		}
	}
}

func FuzzParseFloat(f *testing.F) {
	for _, s := range []string{"0.0", "-1.5e3", "0x7f", "65520.0", "1.0e-5000", "0xK7", "0xM1"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, s := range AllSemantics() {
			if x, err := ParseFloat(s, text); err == nil && s != PPCDoubleDouble && s != F80 && s != F128 {
				if y, err := ParseFloat(s, x.String()); err != nil || y != x {
					t.Errorf("%s: %s prints as %s, reads as %s, %v", s, text, x, y, err)
				}
			}
			if _, _, err := ParseDecimal(s, text); err != nil && !errors.Is(err, ErrSyntax) {
				t.Error(err)
			}
		}
		if x, err := ParseLLVM(text); err == nil {
			if y, err := ParseLLVM(x.AppendLLVM(nil)); err != nil || y != x {
				t.Errorf("%s prints as %s, reads as %v, %v", text, x.AppendLLVM(nil), y, err)
			}
		}
	})
}

func FuzzUnescape(f *testing.F) {
	f.Add(`a\0A\\`)
	f.Fuzz(func(t *testing.T, s string) {
		out, bad := AppendUnescaped(nil, s)
		if bad >= 0 {
			return
		}
		if back, bad := AppendUnescaped(nil, AppendEscaped(nil, out)); bad >= 0 || string(back) != string(out) {
			t.Errorf("%q becomes %q", out, back)
		}
	})
}

func BenchmarkAppendFloat(b *testing.B) {
	for _, v := range []float64{1, 0.1, math.Pi, 1e-300} {
		f, _ := FloatFromFloat64(F64, v)
		b.Run(strconv.FormatFloat(v, 'g', -1, 64), func(b *testing.B) {
			b.ReportAllocs()
			var buf []byte
			for b.Loop() {
				buf = f.Append(buf[:0])
			}
		})
	}
}

func BenchmarkParseFloat(b *testing.B) {
	for _, s := range []Semantics{F32, F64, BF16} {
		b.Run(s.String(), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if _, err := ParseFloat(s, "1.250000e-01"); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

func BenchmarkParseInt(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		if _, err := ParseInt("-1234567", 64, Signless); err != nil {
			b.Fatal(err)
		}
	}
}
