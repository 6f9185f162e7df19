package units

import (
	"bytes"
	"context"
	"os"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/examples/units/spec"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ods/gen"
	"github.com/gomlir/gomlir/tool"
	"github.com/gomlir/gomlir/tool/opt"
	"github.com/gomlir/gomlir/tool/stdio"
)

func run(stdin string, args ...string) (status int, stdout, stderr string) {
	var out, errs bytes.Buffer
	status = opt.Main(context.Background(), tool.Tool{Dialects: append(all.Dialects(), Dialect)}, append([]string{"units-opt"}, args...), stdio.Streams{In: strings.NewReader(stdin), Out: &out, Err: &errs})
	return status, out.String(), errs.String()
}

func TestFile(t *testing.T) {
	const want = `module {
  func.func @area(%arg0: !units.quantity<"m">, %arg1: !units.quantity<"m">) -> !units.quantity<"m.m"> {
    %cst = arith.constant 5.000000e-01 : f64
    %0 = units.of %cst : <"m">
    %1 = units.add %arg0, %0 : <"m">
    %2 = units.mul %1, %arg1 : <"m">, <"m"> -> <"m.m">
    return %2 : !units.quantity<"m.m">
  }
}

`
	if status, out, errs := run("", "area.mlir"); status != 0 || out != want || errs != "" {
		t.Errorf("status %d\n%s%s", status, out, errs)
	}
	if status, out, errs := run(want); status != 0 || out != want || errs != "" {
		t.Errorf("status %d\n%s%s", status, out, errs)
	}
}

func TestErrors(t *testing.T) {
	const text = `func.func @f(%m: !units.quantity<"m">, %s: !units.quantity<"s">) {
  // expected-error@below {{requires the same type for all operands and results}}
  %0 = "units.add"(%m, %s) : (!units.quantity<"m">, !units.quantity<"s">) -> !units.quantity<"m">
  return
}
// -----
func.func @f(%m: !units.quantity<"m">, %s: !units.quantity<"s">) {
  // expected-error@below {{'units.mul' op has a result in "m", but a product in "m.s"}}
  %0 = units.mul %s, %m : <"s">, <"m"> -> <"m">
  return
}
// -----
func.func @f(%m: !units.quantity<"m">) {
  // expected-error@below {{operand #0 must be 64-bit float, but got '!units.quantity<"m">'}}
  %0 = "units.of"(%m) : (!units.quantity<"m">) -> !units.quantity<"m">
  return
}
// -----
// expected-error@below {{expected string}}
// expected-error@below {{failed to parse QuantityType parameter 'unit'}}
func.func private @f(!units.quantity<m>)
`
	if status, out, errs := run(text, "-split-input-file", "-verify-diagnostics"); status != 0 || errs != "" {
		t.Errorf("status %d\n%s%s", status, out, errs)
	}
}

// The API comes from the specification, too.
func TestBuild(t *testing.T) {
	ctx := ir.NewContext(Dialect)
	m, ms := NewQuantityType(ctx, "m"), NewQuantityType(ctx, Product("s", "m"))
	if ms.Unit() != "m.s" || m != NewQuantityType(ctx, "m") || ir.Type(m) == ir.Type(ms) || m.String() != `!units.quantity<"m">` {
		t.Errorf("%v, %v", m, ms)
	}
	b := ir.NewBuilder(ctx)
	block := ir.NewBlock(ctx.F64())
	b.AtEnd(block)
	of := NewOf(b, m, block.Arg(0))
	sum := NewAdd(b, of.Result(), of.Result())
	if sum.Result().Type() != ir.Type(m) || block.Last() != sum.Op() {
		t.Errorf("%v", sum.Op())
	}
}

func TestProduct(t *testing.T) {
	for _, c := range [][3]string{{"m", "s", "m.s"}, {"s.s", "m", "m.s.s"}, {"1", "kg", "kg"}, {"1", "1", "1"}} {
		if got := Product(c[0], c[1]); got != c[2] {
			t.Errorf("%s times %s is %s, want %s", c[0], c[1], got, c[2])
		}
	}
}

func TestFresh(t *testing.T) {
	want, err := gen.Source(spec.Def)
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile("zops.go")
	if err != nil || !bytes.Equal(got, want) {
		t.Errorf("zops.go is stale (%v): run go generate ./examples/units", err)
	}
}
