package num

import (
	"bytes"
	"fmt"
	"maps"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
)

// upstream runs a tool over text and returns its output's lines.
func upstream(t *testing.T, in string, tool string, args ...string) []string {
	t.Helper()
	cmd := peer.Command(t, peer.Tool(t, tool), args...)
	cmd.Stdin = strings.NewReader(in)
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	if err := cmd.Run(); err != nil {
		t.Fatalf("%s: %v\n%.2000s", tool, err, errs.String())
	}
	return strings.Split(out.String(), "\n")
}

// printed returns how mlir-opt prints each of the attributes, given with
// their types; the types are cut off.
func printed(t *testing.T, attrs []string) []string {
	t.Helper()
	var in strings.Builder
	for _, a := range attrs {
		fmt.Fprintf(&in, "\"t\"() {a = %s} : () -> ()\n", a)
	}
	var out []string
	for _, line := range upstream(t, in.String(), "mlir-opt-22", "-allow-unregistered-dialect") {
		if s, ok := strings.CutPrefix(line, `  "t"() {a = `); ok {
			s, _, _ = strings.Cut(s, "} : ")
			s, _, _ = strings.Cut(s, " : ")
			out = append(out, s)
		}
	}
	if len(out) != len(attrs) {
		t.Fatalf("%d attributes came back of %d", len(out), len(attrs))
	}
	return out
}

// mlirSemantics is every format that is an MLIR type.
func mlirSemantics() []Semantics {
	all := AllSemantics()
	return all[:len(all)-1]
}

// sample returns bits of a format: all if there are few, else random ones,
// among them many of moderate exponent and of short significand.
func sample(s Semantics, r *rand.Rand, n int) []Float {
	w := s.Width()
	var fs []Float
	if w <= 8 {
		for b := range uint64(1) << w {
			fs = append(fs, FloatFromBits(s, b, 0))
		}
		return fs
	}
	for range n {
		var f Float
		switch r.IntN(4) {
		case 0:
			f = FloatFromBits(s, r.Uint64(), r.Uint64())
		case 1:
			f, _ = FloatFromFloat64(s, float64(r.IntN(2_000_000)-1_000_000)*math.Pow(10, float64(r.IntN(24)-12)))
		case 2:
			f, _ = FloatFromFloat64(s, float64(r.IntN(4096)-2048)*math.Pow(2, float64(r.IntN(200)-100)))
		case 3:
			f, _ = FloatFromFloat64(s, math.Float64frombits(r.Uint64()))
		}
		fs = append(fs, f)
	}
	return fs
}

func TestFloatPrintAsUpstream(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	var fs []Float
	var attrs []string
	for _, s := range mlirSemantics() {
		for _, f := range sample(s, r, 1500) {
			if s == F8E8M0FNU { // the bits do not carry the sign
				lo, hi := f.Bits()
				f = FloatFromBits(s, lo, hi)
			}
			fs = append(fs, f)
			attrs = append(attrs, fmt.Sprintf("%s : %s", f.Int().AppendHex(nil), s))
		}
	}
	for i, want := range printed(t, attrs) {
		if got := fs[i].String(); got != want {
			t.Errorf("%s prints as %s, upstream as %s", attrs[i], got, want)
		}
	}
}

func TestFloatParseAsUpstream(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	var attrs []string
	texts := []string{"0.0", "-0.0", "1.", "+1.5", "-1.0", "1.0e400", "-1.0e400", "1.0e-400", "3.0e38", "1.0e99999999999",
		"1.0e-99999999999", "0.1", "65519.999999999999999", "65520.0", "65519.99999999999", "16777217.0000000000000000001",
		"448.0", "464.0", "464.00000000000000000000001", "465.0", "240.0", "248.0", "30.0", "31.0", "1.5", "2.5", "7.0", "6.9", "-1.0e-40", "-3.5e-39"}
	for range 300 {
		texts = append(texts, fmt.Sprintf("%d.%de%d", r.IntN(1000)-500, r.IntN(100000), r.IntN(16)-8),
			fmt.Sprintf("%d.%de%d", r.IntN(1000)-500, r.Uint64(), r.IntN(90)-45))
	}
	var got []string
	for _, s := range mlirSemantics() {
		for _, x := range texts {
			f, err := ParseFloat(s, x)
			if err != nil {
				t.Fatalf("%s : %s: %v", x, s, err)
			}
			if formats[s].special == finite && strings.Contains(x, "e400") || formats[s].special == finite && strings.Contains(x, "e99") {
				continue // upstream leaves infinity in these formats undefined
			}
			attrs = append(attrs, x+" : "+s.String())
			got = append(got, f.String())
		}
	}
	for i := range attrs {
		attrs[i] = strings.TrimPrefix(attrs[i], "+")
	}
	for i, want := range printed(t, attrs) {
		if got[i] != want {
			t.Errorf("%s prints as %s, upstream as %s", attrs[i], got[i], want)
		}
	}
}

// llvmTypes is every format LLVM has, under LLVM's name.
var llvmTypes = map[Semantics]string{F16: "half", BF16: "bfloat", F32: "float", F64: "double",
	F80: "x86_fp80", F128: "fp128", PPCDoubleDouble: "ppc_fp128"}

// disassembled returns how llvm-dis prints constants given with their types.
func disassembled(t *testing.T, consts []string) []string {
	t.Helper()
	var in strings.Builder
	for i, c := range consts {
		fmt.Fprintf(&in, "@%d = global %s\n", i, c)
	}
	as := peer.Command(t, peer.Tool(t, "llvm-as-22"), "-o", "-")
	as.Stdin = strings.NewReader(in.String())
	var bc, errs bytes.Buffer
	as.Stdout, as.Stderr = &bc, &errs
	if err := as.Run(); err != nil {
		t.Fatalf("llvm-as: %v\n%.2000s", err, errs.String())
	}
	var out []string
	for _, line := range upstream(t, bc.String(), "llvm-dis-22") {
		if _, s, ok := strings.Cut(line, " = global "); ok {
			_, s, _ = strings.Cut(s, " ")
			out = append(out, s)
		}
	}
	if len(out) != len(consts) {
		t.Fatalf("%d constants came back of %d", len(out), len(consts))
	}
	return out
}

func TestFloatLLVMAsUpstream(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	var consts, got []string
	add := func(s Semantics, text string) {
		f, err := ParseLLVM(text)
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		g, ok := f.FitLLVM(s)
		if !ok {
			t.Fatalf("%s does not fit %s", text, llvmTypes[s])
		}
		consts = append(consts, llvmTypes[s]+" "+text)
		got = append(got, string(g.AppendLLVM(nil)))
	}
	for _, s := range slices.Sorted(maps.Keys(llvmTypes)) { // so that the constants are the same every time
		for _, f := range append(sample(s, r, 1000), Zero(s, false), Zero(s, true), Inf(s, true), NaN(s, false), Largest(s, true)) {
			if s == PPCDoubleDouble {
				f = FloatFromBits(s, r.Uint64(), r.Uint64())
			}
			text := string(f.AppendLLVM(nil))
			add(s, text)
			if got[len(got)-1] != text {
				t.Errorf("%s of %s came back as %s", text, s, got[len(got)-1])
			}
		}
	}
	for _, v := range []float64{0, -1.5, 0.25, 1e5, 65504, 6e-8 * 0, 1024} {
		for _, s := range []Semantics{F16, BF16, F32, F64} {
			if f, st := FloatFromFloat64(s, v); st == 0 {
				add(s, string(f.AppendLLVM(nil)))
				add(s, fmt.Sprintf("%#x", math.Float64bits(v)))
			}
		}
	}
	add(F16, "0x7FF4000000000000")
	add(F16, "0x7FFC000000000000")
	add(BF16, "0x7FF4000000000000")
	add(F32, "0x7FF4000000000000")
	add(F32, "0xFFF0000020000000")
	add(F64, "0x1")
	add(F64, "0x0000000000000000001")
	add(F64, "+1.5e3")
	add(F64, "0.1")
	add(F64, "-123456789.0")
	add(F80, "0xK1")
	add(F80, "0xK43210000000000000000")
	add(F80, "0xK3FFF8")
	add(F128, "0xL3FFF")
	add(F128, "0xL00000000000000003FFF")
	add(PPCDoubleDouble, "0xM3FF0")
	add(PPCDoubleDouble, "0xM3FF00000000000003")
	for i, want := range disassembled(t, consts) {
		if got[i] != want {
			t.Errorf("%s prints as %s, upstream as %s", consts[i], got[i], want)
		}
	}
}

// TestConvertAsUpstream has mlir-opt fold arith.extf and arith.truncf, which
// it does where the conversion is exact.
func TestConvertAsUpstream(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 10))
	var in strings.Builder
	type conv struct{ from, to Float }
	var want []conv
	for _, from := range mlirSemantics() {
		for _, to := range mlirSemantics() {
			if from.Width() == to.Width() {
				continue
			}
			op := "extf"
			if from.Width() > to.Width() {
				op = "truncf"
			}
			fs := sample(from, r, 12)
			if len(fs) > 40 {
				r.Shuffle(len(fs), func(i, j int) { fs[i], fs[j] = fs[j], fs[i] })
				fs = fs[:30]
			}
			fs = append(fs, Zero(from, true), Inf(from, true), NaN(from, true), NaN(from, false), Largest(from, true))
			for _, f := range fs {
				if f.IsNaN() && (to.HasNaN() == false || from == F8E8M0FNU) || f.IsInf() && !to.HasNaN() {
					continue // undefined upstream
				}
				if from == F8E8M0FNU {
					f = f.Abs()
				}
				g, st := f.Convert(to)
				fmt.Fprintf(&in, "func.func @f%d() -> %s {\n %%0 = arith.constant %s : %s\n %%1 = arith.%s %%0 : %s to %s\n return %%1 : %s\n}\n",
					len(want), to, f.Int().AppendHex(nil), from, op, from, to, to)
				if st != 0 {
					g = Float{}
				}
				want = append(want, conv{f, g})
			}
		}
	}
	var got []string
	for _, line := range upstream(t, in.String(), "mlir-opt-22", "-canonicalize") {
		if strings.Contains(line, "func.func") {
			got = append(got, "")
		} else if _, s, ok := strings.Cut(line, "arith.constant "); ok {
			got[len(got)-1] = s
		} else if strings.Contains(line, "arith.") {
			got[len(got)-1] = ""
		}
	}
	if len(got) != len(want) {
		t.Fatalf("%d functions came back of %d", len(got), len(want))
	}
	for i, c := range want {
		s := ""
		if c.to.sem != 0 {
			s = fmt.Sprintf("%s : %s", c.to, c.to.Semantics())
		}
		if s != got[i] {
			t.Errorf("%s : %s (%s) becomes %q, upstream %q", c.from, c.from.sem, c.from.Int().AppendHex(nil), s, got[i])
		}
	}
}
