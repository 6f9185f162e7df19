package num

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"
)

// TestArithmetic compares the format that Go has with Go, and the narrower ones
// with it by way of float64, which has more than twice their precision.
func TestArithmetic(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	ops := map[string]struct {
		num func(f, g Float) Float
		go_ func(x, y float64) float64
	}{
		"add": {Float.Add, func(x, y float64) float64 { return x + y }},
		"sub": {Float.Sub, func(x, y float64) float64 { return x - y }},
		"mul": {Float.Mul, func(x, y float64) float64 { return x * y }},
		"div": {Float.Div, func(x, y float64) float64 { return x / y }},
		"rem": {Float.Rem, math.Mod},
	}
	special := []uint64{0, 1 << 63, math.Float64bits(1), math.Float64bits(math.Inf(1)), math.Float64bits(math.Inf(-1)), 1, math.Float64bits(-3.5)}
	pick := func() uint64 {
		switch rng.IntN(4) {
		case 0:
			return special[rng.IntN(len(special))]
		case 1:
			return math.Float64bits(float64(rng.IntN(100)) / 8)
		}
		return rng.Uint64()
	}
	for name, op := range ops {
		for range 4000 {
			for _, s := range []Semantics{F64, F32, F16, BF16} {
				f, _ := FloatFromBits(F64, pick(), 0).Convert(s)
				g, _ := FloatFromBits(F64, pick(), 0).Convert(s)
				x, _ := f.Float64()
				y, _ := g.Float64()
				got := op.num(f, g)
				if f.IsNaN() || g.IsNaN() {
					if !got.IsNaN() || got.IsSignaling() {
						t.Fatalf("%v %s(%v, %v) = %v", s, name, f, g, got)
					}
					continue
				}
				want, _ := FloatFromFloat64(s, op.go_(x, y))
				if got.IsNaN() && want.IsNaN() {
					continue
				}
				if got != want {
					t.Fatalf("%v %s(%v, %v) = %v, not %v", s, name, f, g, got, want)
				}
				if order, ok := f.Compare(g); !ok || (order < 0) != (x < y) || (order > 0) != (x > y) {
					t.Fatalf("compare(%v, %v) = %d", f, g, order)
				}
			}
		}
	}
}

// TestWideArithmetic computes with numbers that have a known result.
func TestWideArithmetic(t *testing.T) {
	for _, s := range []Semantics{F80, F128} {
		parse := func(text string) Float {
			f, _, err := ParseDecimal(s, text)
			if err != nil {
				t.Fatal(err)
			}
			return f
		}
		third := parse("1.0").Div(parse("3.0"))
		if got := third.Mul(parse("3.0")); got != parse("1.0") {
			t.Errorf("%v: 1/3*3 = %v", s, got)
		}
		if got := parse("1.0e4000").Rem(parse("7.0")); got.Negative() || !got.IsFinite() {
			t.Errorf("%v: rem %v", s, got)
		}
		if got := parse("1.0e300").Add(parse("-1.0e300")); got != Zero(s, false) {
			t.Errorf("%v: x-x = %v", s, got)
		}
		v, ok := parse("-12345678901234.75").Truncate()
		if !ok || v.Cmp(big.NewInt(-12345678901234)) != 0 {
			t.Errorf("%v: truncated %v", s, v)
		}
		if f, st := FloatFromBig(s, v); st != 0 || f != parse("-12345678901234.0") {
			t.Errorf("%v: %v %v", s, f, st)
		}
	}
	// A signaling NaN becomes quiet and keeps what else it holds.
	sig := FloatFromBits(F32, 0xffa01234, 0)
	if got := FloatFromBits(F32, 0x3f800000, 0).Mul(sig); got != FloatFromBits(F32, 0xffe01234, 0) {
		t.Errorf("%x", got.lo)
	}
}
