package complex

import (
	"fmt"
	"testing"

	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/dialect/dialecttest"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/ir"
)

var suite = dialecttest.Suite{Dialects: []*ir.Dialect{Dialect, arith.Dialect, builtin.Dialect, fn.Dialect}}

func TestRoundTrip(t *testing.T) {
	for _, op := range []string{
		"complex.add %0#0, %0#0 : complex<f32>",
		"complex.pow %0#0, %0#0 fastmath<nnan,ninf> {u} : complex<f32>",
		"complex.powi %0#0, %0#1 fastmath<fast> : complex<f32>, i32",
		"complex.abs %0#0 : complex<f32>",
		"complex.im %0#0 fastmath<afn> : complex<f32>",
		"complex.create %0#2, %0#2 : complex<f32>",
		"complex.neq %0#0, %0#0 : complex<f32>",
		"complex.bitcast %0#0 : complex<f32> to i64",
	} {
		suite.RoundTrip(t, `%0:3 = "u.x"() : () -> (complex<f32>, i32, f32)`+"\n%1 = "+op)
	}
	suite.RoundTrip(t, "%cst = complex.constant [1.000000e+00 : f32, -0.000000e+00 : f32] : complex<f32>")
	suite.RoundTrip(t, `"u.x"() {a = #complex.number<:f16 1.500000e+00, -0.000000e+00> : complex<f16>} : () -> ()`)
}

// TestPeer has texts that are accepted or not, with one and the same output or errors as those of
// mlir-opt.
func TestPeer(t *testing.T) {
	var texts []string
	for _, op := range []string{
		"%0 = complex.add %f, %f : f32",
		"%0 = complex.add %z, %w : complex<f32>",
		"%0 = complex.add %z, %z fastmath<foo> : complex<f32>",
		"%0 = complex.abs %z : f32",
		"%0 = complex.abs %c : complex<i32>",
		`%0 = "complex.abs"(%z) : (complex<f32>) -> f64`,
		`%0 = "complex.add"(%z, %z) : (complex<f32>, complex<f32>) -> complex<f64>`,
		`%0 = "complex.create"(%f, %f) : (f32, f32) -> complex<f64>`,
		`%0 = "complex.create"(%f, %g) : (f32, f64) -> complex<f64>`,
		`%0 = "complex.eq"(%z, %w) : (complex<f32>, complex<f64>) -> i1`,
		`%0 = "complex.eq"(%z, %z) : (complex<f32>, complex<f32>) -> i32`,
		"%0 = complex.powi %z, %f : complex<f32>, f32",
		"%0 = complex.bitcast %z : complex<f32> to f32",
		"%0 = complex.bitcast %z : complex<f32> to i32",
		"%0 = complex.bitcast %z : complex<f32> to complex<i32>",
		"%0 = complex.bitcast %z : complex<f32> to index",
		"%0 = complex.bitcast %f : f32 to i32",
		"%0 = complex.bitcast %v : vector<2xf32> to complex<f32>",
		"%0 = complex.bitcast %f : f32 to f32",
		"%0 = complex.constant [1.0 : f32] : complex<f32>",
		"%0 = complex.constant [1.0 : f32, 2.0 : f32] : f32",
		"%0 = complex.constant [1.0 : f32, 2.0 : f64] : complex<f32>",
		"%0 = complex.constant [1 : i32, 2 : i32] : complex<i32>",
		"%0 = complex.constant 1.0 : complex<f32>",
		`"u.x"() {a = #complex.number<:f32 1.5>} : () -> ()`,
		`"u.x"() {a = #complex.number<f32 1.5, 2.0>} : () -> ()`,
		`"u.x"() {a = #complex.number<:f32 1.5, 1.0e400> : complex<f64>} : () -> ()`,
		`"u.x"() {a = #complex.number<:f32 1.5, -2>} : () -> ()`,
		`"u.x"() {a = #complex.number} : () -> ()`,
		`"u.x"() {a = #complex.foo} : () -> ()`,
	} {
		texts = append(texts, "func.func @f(%f: f32, %g: f64, %z: complex<f32>, %w: complex<f64>, %c: complex<i32>, %v: vector<2xf32>) {\n  "+op+"\n  return\n}")
	}
	suite.Peer(t, texts...)
}

// On this one mlir-opt crashes.
func TestErrors(t *testing.T) {
	suite.Error(t, `"u.x"() {a = #complex.number<:i32 1.0, 2.0>} : () -> ()`, "element type of the complex attribute must be float like type")
}

func Example() {
	c := ir.NewContext(builtin.Dialect, arith.Dialect, Dialect)
	b := ir.NewBuilder(c)
	m := builtin.NewModule(b)
	b.AtEnd(m.Body())
	t := ir.NewComplexType(c.F64())
	one := ir.NewFloat64Attr(c.F64(), 1)
	x := NewConstant(b, t, ir.NewArrayAttr(c, one, one))
	sum := NewAdd(b, x.Result(), x.Result()).SetFastmath(arith.FastMathNnan)
	re := NewRe(b, sum.Result())
	fmt.Println(re.Result().Type(), sum.Fastmath())
	n := NewNumberAttr(c.F64(), 1, -2.5)
	fmt.Println(n, n.Real(), n.Imag(), n.Type())
	// Output:
	// f64 nnan
	// #complex.number<:f64 1.000000e+00, -2.500000e+00> : complex<f64> 1.000000e+00 -2.500000e+00 complex<f64>
}
