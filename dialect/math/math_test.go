package math

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/dialect/dialecttest"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/dialect/ub"
	"github.com/gomlir/gomlir/ir"
)

var suite = dialecttest.Suite{Dialects: []*ir.Dialect{Dialect, arith.Dialect, builtin.Dialect, fn.Dialect, ub.Dialect}}

func TestRoundTrip(t *testing.T) {
	for _, op := range []string{
		"math.sqrt %0#1 : f32",
		"math.exp %0#2 fastmath<nnan,ninf> {u} : vector<4xf32>",
		"math.atan2 %0#1, %0#1 fastmath<fast> : f32",
		"math.fma %0#1, %0#1, %0#1 : f32",
		"math.clampf %0#1 to [%0#1, %0#1] fastmath<afn> : f32",
		"math.fpowi %0#1, %0#0 : f32, i32",
		"math.ipowi %0#0, %0#0 : i32",
		"math.ctlz %0#0 : i32",
		"math.isnan %0#2 : vector<4xf32>",
	} {
		suite.RoundTrip(t, `%0:3 = "u.x"() : () -> (i32, f32, vector<4xf32>)`+"\n%1 = "+op)
	}
	suite.RoundTrip(t, `%0 = "u.x"() : () -> f64`+"\n%sin, %cos = math.sincos %0 fastmath<contract> : f64")
}

// TestPeer has texts that are accepted or not, with one and the same output or errors as those of
// mlir-opt.
func TestPeer(t *testing.T) {
	var texts []string
	for _, op := range []string{
		"%0 = math.sqrt %i : i32",
		"%0 = math.ctlz %f : f32",
		"%0 = math.sqrt %f fastmath<foo> : f32",
		"%0 = math.sqrt %f fastmath<fast : f32",
		"%0 = math.isnan %f fastmath<fast> : f32",
		"%0 = math.isnan %f {fastmath = #arith.fastmath<fast>} : f32",
		"%0 = math.fpowi %f, %f : f32, f32",
		"%0 = math.fpowi %f, %v : f32, vector<2xi32>",
		`%0 = "math.fpowi"(%f, %i) : (f32, i32) -> f64`,
		`%0 = "math.isinf"(%f) : (f32) -> vector<2xi1>`,
		`%0 = "math.isinf"(%f) : (f32) -> i8`,
		`%0 = "math.sqrt"(%f) : (f32) -> f64`,
		`%0:2 = "math.sincos"(%f) : (f32) -> (f32, f64)`,
		"%0, %1 = math.sincos %f : f32",
		"%0 = math.clampf %f to [%f] : f32",
		"%0 = math.clampf %f to %f, %f : f32",
		"%0 = math.fma %f, %f : f32",
		"%0 = math.ipowi %i, %f : i32",
		"%0 = math.foo %f : f32",
	} {
		texts = append(texts, "func.func @f(%f: f32, %i: i32, %v: vector<2xi32>) {\n  "+op+"\n  return\n}")
	}
	suite.Peer(t, texts...)
}

// TestFold has functions whose last bit is not that of glibc, of numbers where glibc 2.36 is wrong, and
// others.
func TestFold(t *testing.T) {
	for op, want := range map[string]string{
		"math.expm1 1.0 : f32":                       "1.71828187 : f32",
		"math.cosh 2.0 : f32":                        "3.76219559 : f32",
		"math.sinh 2.0 : f64":                        "3.6268604078470186 : f64",
		"math.erfc -1.0 : f64":                       "1.8427007929497148 : f64",
		"math.atan2 2.0, 1000.0 : f32":               "0.0019999973 : f32",
		"math.acos 2.0 : f32":                        "0x7FC00000 : f32",
		"math.sin 0x7F800000 : f32":                  "0xFFC00000 : f32",
		"math.powf -8.0, 0.5 : f64":                  "0xFFF8000000000000 : f64",
		"math.powf 0xFFC00001, 3.0 : f32":            "0x7FC00001 : f32",
		"math.powf 0xFFC00001, 0.0 : f32":            "1.000000e+00 : f32",
		"math.powf 0x7FA00001, 0.0 : f32":            "0x7FE00001 : f32",
		"math.atan2 0.0, 0.0 : f16":                  "0x7E00 : f16",
		"math.ceil -0.5 : f16":                       "-0.000000e+00 : f16",
		"math.roundeven 2.5 : bf16":                  "2.000000e+00 : bf16",
		"math.roundeven 1.0 : f6E2M3FN":              "1.000000e+00 : f6E2M3FN",
		"math.ipowi -3, 3 : i8":                      "-27 : i8",
		"math.isnormal 1.0e-40 : f32":                "false",
		"math.log -0.0 : f32":                        "",
		"math.sqrt -1.0 : f64":                       "",
		"math.sin 1.0 : f16":                         "",
		"math.ipowi 0, -1 : i32":                     "",
		"math.atan2 0.0, 0.0 : f4E2M1FN":             "",
		"math.floor 1.0 : f8E8M0FNU":                 "",
		"math.log1p -2.0 : f64":                      "",
		"math.exp dense<[0.0, 1.0]> : vector<2xf32>": "dense<[1.000000e+00, 2.71828175]> : vector<2xf32>",
	} {
		if got := fold(t, op); got != want {
			t.Errorf("%s: got %q, want %q", op, got, want)
		}
	}
}

// fold returns the constant that an operation on constants folds to.
func fold(t *testing.T, op string) string {
	t.Helper()
	head, typ, _ := strings.Cut(op, " : ")
	name, list, _ := strings.Cut(head, " ")
	var text, args string
	operands := []string{list}
	if !strings.Contains(list, "[") {
		operands = strings.Split(list, ", ")
	}
	for i, v := range operands {
		text += fmt.Sprintf("%%c%d = arith.constant %s : %s\n", i, v, typ)
		args += fmt.Sprintf(", %%c%d", i)
	}
	m, msg := suite.Load(t, text+"%r = "+name+args[1:]+" : "+typ)
	if m == nil {
		t.Fatal(msg)
	}
	results, ok := m.Region(0).First().Last().Fold()
	if !ok {
		return ""
	}
	return results[0].Attr.String()
}

func Example() {
	c := ir.NewContext(builtin.Dialect, arith.Dialect, Dialect)
	b := ir.NewBuilder(c)
	m := builtin.NewModule(b)
	b.AtEnd(m.Body())
	x := arith.NewConstant(b, ir.NewFloat64Attr(c.F64(), 2))
	root := NewSqrt(b, x.Result()).SetFastmath(arith.FastMathNnan)
	fmt.Println(root.Fastmath(), root.Result().Type())
	results, _ := root.Op().Fold()
	fmt.Println(results[0].Attr)
	// Output:
	// nnan f64
	// 1.4142135623730951 : f64
}
