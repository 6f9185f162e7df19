package expandmath_test

import (
	"fmt"
	"math"
	"regexp"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
	"github.com/gomlir/gomlir/test/lowertest"
)

// TestFiles compares the pass on a file with what mlir-opt-22 makes of it.
func TestFiles(t *testing.T) { lowertest.Files(t) }

var options = []string{
	"--math-expand-ops -mlir-print-debuginfo",
	"--math-expand-ops=ops=tanh,roundeven,fpowi,asinh,nosuch,ctlz",
}

const functions = "absf acos acosh asin asinh atan atanh cbrt ceil cos cosh erf erfc exp exp2 expm1 floor log log10 log1p log2 " +
	"round roundeven rsqrt sin sinh sqrt tan tanh trunc"

// TestPeer compares the expansion of each operation, with each kind of type.
func TestPeer(t *testing.T) {
	var p lowertest.Program
	for shape := range strings.FieldsSeq("$ vector<2x[3]x$> tensor<4x$>") {
		of := func(elem string) string { return strings.Replace(shape, "$", elem, 1) }
		for e := range strings.FieldsSeq("f16 bf16 f32 f64 tf32 f8E4M3FN f8E5M2FNUZ f4E2M1FN") {
			addFloats(&p, of, e)
		}
		for e := range strings.FieldsSeq("i1 i2 i8 i16 i32 i64 i65") {
			for op := range strings.FieldsSeq("absi ctlz cttz ctpop") {
				use(&p, "%0 = math."+op+" %a0 {a.b} : "+of(e), of(e), of(e))
			}
			use(&p, "%0 = math.ipowi %a0, %a1 : "+of(e), of(e), of(e), of(e))
		}
	}
	if peer.Short() {
		p = p[:len(p)/3] // scalars
	}
	p.Compare(t, options...)
}

// use adds an operation whose result is used.
func use(p *lowertest.Program, text, result string, types ...string) {
	p.Op(text+"\n\"test.use\"(%0) : ("+result+") -> ()", types...)
}

// addFloats adds the operations on floats of a type.
func addFloats(p *lowertest.Program, of func(string) string, elem string) {
	e := of(elem)
	for op := range strings.FieldsSeq(functions) {
		use(p, "%0 = math."+op+" %a0 fastmath<nnan> {a.b} : "+e, e, e)
	}
	for op := range strings.FieldsSeq("atan2 powf copysign") {
		use(p, "%0 = math."+op+" %a0, %a1 {a.b} : "+e, e, e, e)
	}
	use(p, "%0 = math.fma %a0, %a1, %a2 fastmath<nnan> : "+e, e, e, e, e)
	use(p, "%0 = math.clampf %a0 to [%a1, %a2] fastmath<nnan> : "+e, e, e, e, e)
	constant := func(v string) string {
		if e == elem {
			return v
		}
		return "dense<" + v + ">"
	}
	use(p, "%0 = math.fpowi %a0, %a1 {a.b} : "+e+", "+of("i16"), e, e, of("i16"))
	for n := range strings.FieldsSeq("-20 -3 -1 0 1 2 3 5 8 100") {
		if elem == "f4E2M1FN" && n[0] == '-' {
			continue // see TestOwn
		}
		use(p, "%c = arith.constant "+constant(n)+" : "+of("i16")+"\n%0 = math.fpowi %a0, %c {a.b} : "+e+", "+of("i16"), e, e)
	}
	for n := range strings.FieldsSeq("-3. -2. -1. -0. 0. 0.5 -0.5 0.75 1. 2. 3. 4.") {
		use(p, "%c = arith.constant "+constant(n)+" : "+e+"\n%0 = math.powf %a0, %c fastmath<nnan> {a.b} : "+e, e, e)
	}
}

// TestOwn has what mlir-opt-22 makes invalid IR or wrong numbers of, or crashes on.
func TestOwn(t *testing.T) {
	for _, c := range []struct{ op, result, types, want string }{
		{"math.ctlz %a0 : index", "index", "index", "math.ctlz"},
		{"math.ctlz %a0 : tensor<?xi32>", "tensor<?xi32>", "tensor<?xi32>", "math.ctlz"},
		{"math.sinh %a0 : tensor<?xf32>", "tensor<?xf32>", "tensor<?xf32>", "math.sinh"},
		{"math.tanh %a0 : tensor<*xf32>", "tensor<*xf32>", "tensor<*xf32>", "math.tanh"},
		{"math.roundeven %a0 : f80", "f80", "f80", "math.roundeven"},
		{"math.roundeven %a0 : f8E8M0FNU", "f8E8M0FNU", "f8E8M0FNU", "math.roundeven"},
		{"math.roundeven %a0 : f128", "f128", "f128", "arith.constant 5192296858534827628530496329220095 : i128"},
		{"math.fpowi %a0, %c : f4E2M1FN, i32", "f4E2M1FN", "f4E2M1FN", "arith.constant -6.0"},
		{"math.fpowi %a0, %a1 : tensor<?xf32>, tensor<?xi32>", "tensor<?xf32>", "tensor<?xf32> tensor<?xi32>", "math.exp"},
	} {
		var p lowertest.Program
		use(&p, "%c = arith.constant -2 : i32\n%0 = "+c.op, c.result, strings.Fields(c.types)...)
		if got := lowertest.Opt(p[0], "--math-expand-ops"); strings.Contains(got, "error:") || !strings.Contains(got, c.want) {
			t.Errorf("%s: %s", c.op, got)
		}
	}
}

// TestValues compares numbers that expanded operations compute with those that they stand for.
func TestValues(t *testing.T) {
	var text strings.Builder
	var want []string
	add := func(typ, op, x, result string) {
		n := len(want)
		fmt.Fprintf(&text, "func.func private @g%d(%%x: %s) -> %s {\n%%0 = math.%s %%x : %[2]s\nreturn %%0 : %[2]s\n}\n", n, typ, typ, op)
		fmt.Fprintf(&text, "func.func @f%d() -> %s {\n%%x = arith.constant %s : %[2]s\n%%0 = call @g%[1]d(%%x) : (%[2]s) -> %[2]s\nreturn %%0 : %[2]s\n}\n", n, typ, x)
		want = append(want, "arith.constant "+result+" : "+typ)
	}
	for _, x := range []float64{0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 3.5, 3.75, 4.5, 7.5, 100.5, 101.5, 1022.5, 1023.5} {
		for _, y := range []float64{x, -x} {
			for typ := range strings.FieldsSeq("f16 f32 f64 f128") {
				if typ == "f32" || typ == "f64" { // others do not fold math.round
					add(typ, "roundeven", fmt.Sprintf("%e", y), fmt.Sprintf("%e", math.RoundToEven(y)))
				}
				add(typ, "ceil", fmt.Sprintf("%e", y), fmt.Sprintf("%e", math.Ceil(y)+0)) // -0 loses its sign
			}
			add("f32", "round", fmt.Sprintf("%e", y), fmt.Sprintf("%e", math.Round(y)))
		}
	}
	for i := range 25 {
		add("i24", "ctlz", fmt.Sprint(1<<i>>1), fmt.Sprint(24-i))
	}
	got := lowertest.Opt(text.String(), "--pass-pipeline=builtin.module(func.func(math-expand-ops),inline,canonicalize,symbol-dce)")
	numbers := regexp.MustCompile("arith.constant .*").FindAllString(got, -1)
	if d := peer.Difference(strings.Join(numbers, "\n"), strings.Join(want, "\n")); d != "" {
		t.Error(d)
	}
}
