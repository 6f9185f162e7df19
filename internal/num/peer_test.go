package num

import (
	"bytes"
	"fmt"
	"math"
	"math/rand/v2"
	"os/exec"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
)

// upstream runs a tool over text and returns its output's lines.
func upstream(t *testing.T, in string, tool string, args ...string) []string {
	t.Helper()
	cmd := exec.Command(peer.Tool(t, tool), args...)
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
