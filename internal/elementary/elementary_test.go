package elementary

import (
	"bufio"
	"math"
	"os"
	"strconv"
	"strings"
	"testing"
)

var functions = map[string]*Func{
	"Exp": &Exp, "Exp2": &Exp2, "ExpM1": &ExpM1, "Log": &Log, "Log2": &Log2, "Log10": &Log10, "Log1p": &Log1p,
	"Sin": &Sin, "Cos": &Cos, "Tan": &Tan, "Asin": &Asin, "Acos": &Acos, "Atan": &Atan,
	"Sinh": &Sinh, "Cosh": &Cosh, "Tanh": &Tanh, "Asinh": &Asinh, "Acosh": &Acosh, "Atanh": &Atanh, "Erf": &Erf, "Erfc": &Erfc,
}

// TestValues compares with values that mpmath computed with 1,400 bits and rounded. A line has a
// function, a number and its value, and maybe the same for float32.
func TestValues(t *testing.T) {
	file, err := os.Open("testdata/values.txt")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	lines := 0
	for s := bufio.NewScanner(file); s.Scan(); lines++ {
		words := strings.Fields(s.Text())
		var v []float64
		for _, w := range words[1:] {
			x, err := strconv.ParseFloat(w, 64)
			if err != nil {
				t.Fatal(err)
			}
			v = append(v, x)
		}
		check := func(got, want float64) {
			if math.Float64bits(got) != math.Float64bits(want) {
				t.Errorf("%s: got %x, want %x", s.Text(), got, want)
			}
		}
		switch words[0] {
		case "Pow":
			check(Pow(v[0], v[1], Double), v[2])
		case "Atan2":
			check(Atan2(v[0], v[1], Double), v[2])
		default:
			check(functions[words[0]].Of(v[0], Double), v[1])
			if len(v) > 2 {
				check(functions[words[0]].Of(v[2], Single), v[3])
			}
		}
	}
	if lines < 500 {
		t.Errorf("only %d lines", lines)
	}
}

// TestSpecial compares with package math where functions are not defined or infinite, and where
// their values are exact.
func TestSpecial(t *testing.T) {
	std := map[string]func(float64) float64{
		"Exp": math.Exp, "Exp2": math.Exp2, "ExpM1": math.Expm1, "Log": math.Log, "Log2": math.Log2, "Log10": math.Log10, "Log1p": math.Log1p,
		"Sin": math.Sin, "Cos": math.Cos, "Tan": math.Tan, "Asin": math.Asin, "Acos": math.Acos, "Atan": math.Atan,
		"Sinh": math.Sinh, "Cosh": math.Cosh, "Tanh": math.Tanh, "Asinh": math.Asinh, "Acosh": math.Acosh, "Atanh": math.Atanh, "Erf": math.Erf, "Erfc": math.Erfc,
	}
	for name, f := range functions {
		for _, x := range []float64{0, math.Copysign(0, -1), 1, -1, 2, -2, 1e-300, -1e-300, 1e300, -1e300, 1e-307, 800, -800, math.MaxFloat64, math.Inf(1), math.Inf(-1), math.NaN()} {
			if math.Abs(x) > 1e200 && (name == "Sin" || name == "Cos" || name == "Tan") && !math.IsInf(x, 0) {
				continue
			}
			got, want := f.Of(x, Double), std[name](x)
			if got != want && math.Abs(got-want) > 4e-16*math.Abs(want) && !(math.IsNaN(got) && math.IsNaN(want)) || math.Signbit(got) != math.Signbit(want) && !math.IsNaN(got) {
				t.Errorf("%s %v: got %v, want %v", name, x, got, want)
			}
		}
	}
	for _, x := range []float64{0, math.Copysign(0, -1), 1, -1, 2, -2.5, 1e300, -1e-3, math.Inf(1), math.Inf(-1), math.NaN()} {
		for _, y := range []float64{0, math.Copysign(0, -1), 1, -1, 3, 0.5, 1e300, -1e300, math.Inf(1), math.Inf(-1), math.NaN()} {
			for _, c := range []struct{ got, want float64 }{{Pow(x, y, Double), math.Pow(x, y)}, {Atan2(x, y, Double), math.Atan2(x, y)}} {
				if math.IsNaN(c.got) != math.IsNaN(c.want) || math.Abs(c.got-c.want) > 4e-16*math.Abs(c.want) || !math.IsNaN(c.got) && math.Signbit(c.got) != math.Signbit(c.want) {
					t.Errorf("%v, %v: got %v, want %v", x, y, c.got, c.want)
				}
			}
		}
	}
}

func BenchmarkSin(b *testing.B) {
	for i := range b.N {
		Sin.Of(float64(i)/16, Double)
	}
}

func BenchmarkLog(b *testing.B) {
	for i := range b.N {
		Log.Of(float64(i)+1.5, Double)
	}
}
