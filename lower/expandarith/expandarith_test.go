package expandarith_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/num"
	"github.com/gomlir/gomlir/test/lowertest"
)

// TestFiles compares the pass on a file with what mlir-opt-22 makes of it.
func TestFiles(t *testing.T) { lowertest.Files(t) }

var options = []string{
	"--arith-expand", "--arith-expand=include-f8e8m0",
	"--pass-pipeline=any(arith-expand{include-bf16=true include-f8e8m0=true include-f4e2m1=true}) -mlir-print-op-generic -mlir-print-debuginfo",
}

// TestPeer compares the expansion of each operation, with each kind of type.
func TestPeer(t *testing.T) {
	var p lowertest.Program
	for shape := range strings.FieldsSeq("$ vector<$> vector<2x[3]x$> tensor<4x$>") {
		of := func(elem string) string { return strings.Replace(shape, "$", elem, 1) }
		for e := range strings.FieldsSeq("i1 i8 i32 i64 i128 index") {
			for op := range strings.FieldsSeq("ceildivsi ceildivui floordivsi maxsi maxui minsi minui addi") {
				if e != "i128" || op[0] != 'f' { // mlir-opt-22 loses the upper half of -1
					p.Op("%0 = arith."+op+" %a0, %a1 {a.b} : "+of(e), of(e), of(e))
				}
			}
		}
		for e := range strings.FieldsSeq("f16 bf16 f32 f64 f80 f128 tf32 f8E4M3FN") {
			for op := range strings.FieldsSeq("maximumf minimumf maxnumf minnumf addf") {
				p.Op("%0 = arith."+op+" %a0, %a1 fastmath<nnan> {a.b} : "+of(e), of(e), of(e))
			}
		}
		for pair := range strings.FieldsSeq("bf16:f32 bf16:f64 f16:f32 f8E8M0FNU:f16 f8E8M0FNU:bf16 f8E8M0FNU:f32 f8E8M0FNU:f64 f8E8M0FNU:tf32 " +
			"f4E2M1FN:f32 f4E2M1FN:f16 f4E2M1FN:bf16 f4E2M1FN:f8E4M3FN") {
			narrow, wide, _ := strings.Cut(pair, ":")
			narrow, wide = of(narrow), of(wide)
			p.Op("%0 = arith.extf %a0 {a.b} : "+narrow+" to "+wide, narrow)
			p.Op("%0 = arith.extf %a0 fastmath<fast> : "+narrow+" to "+wide, narrow)
			p.Op("%0 = arith.truncf %a0 {a.b} : "+wide+" to "+narrow, wide)
			p.Op("%0 = arith.truncf %a0 fastmath<contract> : "+wide+" to "+narrow, wide)
			p.Op("%0 = arith.truncf %a0 upward : "+wide+" to "+narrow, wide)
			for scale := range strings.FieldsSeq("f8E8M0FNU f8E5M2 f16 f32 f64 f4E2M1FN") {
				scale = of(scale)
				p.Op("%0 = arith.scaling_extf %a0, %a1 : "+narrow+", "+scale+" to "+wide, narrow, scale)
				p.Op("%0 = arith.scaling_extf %a0, %a1 fastmath<nnan> : "+narrow+", "+scale+" to "+wide, narrow, scale)
				p.Op("%0 = arith.scaling_truncf %a0, %a1 : "+wide+", "+scale+" to "+narrow, wide, scale)
				p.Op("%0 = arith.scaling_truncf %a0, %a1 toward_zero fastmath<nnan> : "+wide+", "+scale+" to "+narrow, wide, scale)
			}
		}
	}
	if peer.Short() {
		p = sample(p, 11)
	}
	p.Compare(t, options...)
}

// TestOwn has inputs of which mlir-opt-22 makes operations that are not valid: an extension to the
// same type, and truncations to a wider type.
func TestOwn(t *testing.T) {
	for _, c := range []struct{ op, types, want string }{
		{"arith.scaling_extf %a0, %a1 : f4E2M1FN, f8E8M0FNU to f8E8M0FNU", "f4E2M1FN f8E8M0FNU", "arith.mulf %16, %arg1 : f8E8M0FNU"},
		{"arith.extf %a0 : f4E2M1FN to f64", "f4E2M1FN", "arith.extf %15 : f32 to f64"},
		{"arith.truncf %a0 : f64 to f4E2M1FN", "f64", "arith.truncf %arg0 : f64 to f32"},
	} {
		var p lowertest.Program
		p.Op("%0 = "+c.op, strings.Fields(c.types)...)
		if got := lowertest.Opt(p[0], "--arith-expand=include-f4e2m1"); strings.Contains(got, "error:") || !strings.Contains(got, c.want) {
			t.Errorf("%s: %s", c.op, got)
		}
	}
}

// TestValues compares numbers that expanded operations compute with those that they stand for.
func TestValues(t *testing.T) {
	var text strings.Builder
	var want []string
	add := func(from, to num.Semantics, op string, x num.Float) {
		y, _ := x.Convert(to)
		f, g := from.String(), to.String()
		fmt.Fprintf(&text, "func.func private @g%d(%%x: %s) -> %s {\n%%0 = arith.%s %%x : %s to %s\nreturn %%0 : %s\n}\n", len(want), f, g, op, f, g, g)
		fmt.Fprintf(&text, "func.func @f%d() -> %s {\n%%x = arith.constant %s : %s\n%%0 = call @g%d(%%x) : (%s) -> %s\nreturn %%0 : %s\n}\n", len(want), g, x, f, len(want), f, g, g)
		want = append(want, fmt.Sprintf("arith.constant %s : %s", y, g))
	}
	for _, x := range []float64{0, 0.25, 0.26, 0.5, 0.74, 0.75, 0.76, 1, 1.24, 1.26, 1.5, 1.75, 2, 2.49, 2.51, 3, 3.5, 4, 4.99, 5.01, 6, 7, 1e30, 1e-30, 1.00390625, 1.01171875} {
		f, _ := num.FloatFromFloat64(num.F32, x)
		add(num.F32, num.F4E2M1FN, "truncf", f)
		add(num.F32, num.BF16, "truncf", f)
		add(num.F32, num.BF16, "truncf", f.Neg())
		if x >= 0.5 { // see truncateToF4E2M1
			add(num.F32, num.F4E2M1FN, "truncf", f.Neg())
		}
	}
	add(num.F32, num.BF16, "truncf", num.NaN(num.F32, false))
	for i := range uint64(16) {
		add(num.F4E2M1FN, num.F32, "extf", num.FloatFromBits(num.F4E2M1FN, i, 0))
		add(num.F4E2M1FN, num.F16, "extf", num.FloatFromBits(num.F4E2M1FN, i, 0))
		add(num.BF16, num.F32, "extf", num.FloatFromBits(num.BF16, i*0x1111, 0))
		add(num.F8E8M0FNU, num.F32, "extf", num.FloatFromBits(num.F8E8M0FNU, i*15+1, 0))
	}
	got := lowertest.Opt(text.String(), "--pass-pipeline=builtin.module(func.func(arith-expand{include-bf16=true include-f8e8m0=true include-f4e2m1=true}),inline,canonicalize,symbol-dce)")
	numbers := regexp.MustCompile("arith.constant .*").FindAllString(got, -1)
	if d := peer.Difference(strings.Join(numbers, "\n"), strings.Join(want, "\n")); d != "" {
		t.Error(d)
	}
}

// sample returns every nth function.
func sample(p lowertest.Program, n int) (kept lowertest.Program) {
	for i := 0; i < len(p); i += n {
		kept = append(kept, p[i])
	}
	return kept
}
