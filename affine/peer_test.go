package affine

import (
	"bytes"
	"fmt"
	"math"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
)

const testDims, testSyms = 3, 2

// generate returns a random expression as text, every operation in
// parentheses, and as built here by the same steps.
func generate(r *rand.Rand, depth int) (string, Expr) {
	if depth == 0 || r.IntN(8) == 0 {
		return generateLeaf(r)
	}
	a, x := generate(r, depth-1)
	b, y := generate(r, depth-1)
	switch r.IntN(9) {
	case 0, 1:
		return fmt.Sprintf("(%s + %s)", a, b), x.Add(y)
	case 2:
		return fmt.Sprintf("(%s - %s)", a, b), x.Sub(y)
	case 3:
		return fmt.Sprintf("(-%s)", a), x.Neg()
	case 4:
		// e - (e floordiv q) * q, which becomes e mod q.
		b, y := generateSymbolic(r, 1)
		e := x.Sub(x.FloorDiv(y).Mul(y))
		return fmt.Sprintf("(%s - ((%s floordiv %s) * %s))", a, a, b, b), e
	case 5:
		b, y := generateSymbolic(r, depth-1)
		if r.IntN(2) == 0 {
			return fmt.Sprintf("(%s * %s)", b, a), y.Mul(x)
		}
		return fmt.Sprintf("(%s * %s)", a, b), x.Mul(y)
	}
	b, y = generateSymbolic(r, r.IntN(2)*(depth-1))
	switch r.IntN(3) {
	case 0:
		return fmt.Sprintf("(%s mod %s)", a, b), x.Mod(y)
	case 1:
		return fmt.Sprintf("(%s floordiv %s)", a, b), x.FloorDiv(y)
	}
	return fmt.Sprintf("(%s ceildiv %s)", a, b), x.CeilDiv(y)
}

// generateSymbolic retries until there is no dimension in the outcome.
func generateSymbolic(r *rand.Rand, depth int) (string, Expr) {
	for {
		if s, e := generate(r, depth); e.IsSymbolicOrConstant() {
			return s, e
		}
		if depth > 0 && r.IntN(3) == 0 {
			depth--
		}
	}
}

func generateLeaf(r *rand.Rand) (string, Expr) {
	switch r.IntN(4) {
	case 0:
		i := r.IntN(testSyms)
		return fmt.Sprintf("s%d", i), NewSymbol(i)
	case 1:
		v := int64(r.IntN(9))
		switch r.IntN(20) {
		case 0:
			v = math.MaxInt64 - v*v
		case 1, 2, 3, 4, 5, 6:
			v = 1 << v
		}
		return strconv.FormatInt(v, 10), NewConstant(v)
	}
	i := r.IntN(testDims)
	return fmt.Sprintf("d%d", i), NewDim(i)
}

// mlirOpt returns what mlir-opt prints for the maps or sets, one a line.
func mlirOpt(t *testing.T, kind string, in []string) []string {
	t.Helper()
	var src strings.Builder
	for _, s := range in {
		fmt.Fprintf(&src, "\"t\"() {a = %s<%s>} : () -> ()\n", kind, s)
	}
	cmd := peer.Command(t, peer.Tool(t, "mlir-opt-22"), "-allow-unregistered-dialect", "-mlir-print-op-generic")
	cmd.Stdin = strings.NewReader(src.String())
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	if err := cmd.Run(); err != nil {
		t.Fatalf("mlir-opt: %v\n%.2000s", err, errs.String())
	}
	var res []string
	aliases := map[string]string{}
	for _, line := range strings.Split(out.String(), "\n") {
		if name, def, ok := strings.Cut(line, " = "+kind+"<"); ok && line[0] == '#' {
			aliases[name] = strings.TrimSuffix(def, ">")
		}
		if s, ok := strings.CutPrefix(line, `  "t"() {a = `); ok {
			s, _, _ = strings.Cut(s, "} : ")
			if def, ok := aliases[s]; ok {
				s = def
			}
			res = append(res, s)
		} else if s, ok := strings.CutPrefix(line, `  "t"() <{a = `); ok {
			t.Fatalf("properties: %s", s)
		}
	}
	if len(res) != len(in) {
		t.Fatalf("%d came back of %d", len(res), len(in))
	}
	return res
}

func TestMapAsUpstream(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 6))
	var in []string
	var got []Map
	for range 60000 {
		s, e := generate(r, 1+r.IntN(5))
		in = append(in, fmt.Sprintf("(d0, d1, d2)[s0, s1] -> (%s)", s))
		got = append(got, NewMap(testDims, testSyms, e))
	}
	for i, want := range mlirOpt(t, "affine_map", in) {
		if s := got[i].String(); s != want {
			t.Errorf("%s\nis       %s\nupstream %s", in[i], s, want)
		}
	}
}

func TestSetAsUpstream(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	var in []string
	var got []Set
	for range 3000 {
		var text []string
		var es []Expr
		var eq []bool
		for range 1 + r.IntN(3) {
			a, x := generate(r, r.IntN(4))
			b, y := generate(r, r.IntN(3))
			switch r.IntN(3) {
			case 0:
				text, es, eq = append(text, a+" == "+b), append(es, x.Sub(y)), append(eq, true)
			case 1:
				text, es, eq = append(text, a+" >= "+b), append(es, x.Sub(y)), append(eq, false)
			case 2:
				text, es, eq = append(text, a+" <= "+b), append(es, y.Sub(x)), append(eq, false)
			}
		}
		in = append(in, fmt.Sprintf("(d0, d1, d2)[s0, s1] : (%s)", strings.Join(text, ", ")))
		got = append(got, NewSet(testDims, testSyms, es, eq))
	}
	for i, want := range mlirOpt(t, "affine_set", in) {
		if s := got[i].String(); s != want {
			t.Errorf("%s\nis       %s\nupstream %s", in[i], s, want)
		}
	}
}
