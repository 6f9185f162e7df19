package units

import (
	"bytes"
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/dialecttest"
	"github.com/gomlir/gomlir/ir"
	passes "github.com/gomlir/gomlir/pass/all"
	"github.com/gomlir/gomlir/translate/exporter"
)

var suite = dialecttest.Suite{Dialects: append(all.Dialects(), Dialect), Passes: append(passes.Passes(), CostPass)}

func TestText(t *testing.T) {
	suite.RoundTrip(t, `%0 = units.constant <2.500000e+00 : f64, "m">
%1 = units.add %0, %0 : <"m">
%2 = units.mul %0, %1 : <"m">, <"m"> -> <"m.m">
%cst = arith.constant 2.000000e+00 : f64
%3 = units.scale %2 by %cst {note} : <"m.m">
%4 = units.between %0, %1 : <"m">
%5 = units.bound %4 : <"m">
%6 = units.bound high %4 : <"m">
"some.use"(%5, %6) {unit = #units.measure<1.000000e+00 : f64, "s">} : (!units.quantity<"m">, !units.quantity<"m">) -> ()`)
}

func TestErrors(t *testing.T) {
	const s, m = `%s = units.constant <1.0, "s">`, "\n" + `%m = units.constant <1.0, "m">` + "\n"
	for _, c := range [][2]string{
		{s + m + `%0 = units.mul %s, %m : <"s">, <"m"> -> <"m">`, `in.mlir:3:6: error: 'units.mul' op has a result in "m", but a product in "m.s"`},
		{s + m + `%0 = "units.add"(%m, %s) : (!units.quantity<"m">, !units.quantity<"s">) -> !units.quantity<"m">`, "requires the same type for all operands and results"},
		{`%0 = units.constant <1.0 : f32, "m">`, "a quantity is an f64, not f32"},
		{`%0 = "units.bound"() : () -> i32`, "requires a single operand"},
		{m + `%0 = "units.bound"(%m) : (!units.quantity<"m">) -> !units.quantity<"m">`, "operand #0 must be an interval, but got '!units.quantity<\"m\">'"},
		{m + `%0 = "units.between"(%m, %m) : (!units.quantity<"m">, !units.quantity<"m">) -> !units.interval<"s">`, "failed to infer returned types"},
	} {
		suite.Error(t, c[0], c[1])
	}
}

// Constants fold, the bounds of an interval that is known are known, and one factor is
// made of two.
func TestCanonicalize(t *testing.T) {
	suite.Becomes(t, "canonicalize", `%0 = units.constant <2.0, "m">
%1 = units.constant <3.0, "m">
%2 = units.add %0, %1 : <"m">
%3 = units.between %0, %2 : <"m">
%4 = units.bound high %3 : <"m">
%5 = units.mul %0, %4 : <"m">, <"m"> -> <"m.m">
%a, %b = "some.numbers"() : () -> (f64, f64)
%6 = units.scale %5 by %a : <"m.m">
%7 = units.scale %6 by %b : <"m.m">
"some.use"(%7) : (!units.quantity<"m.m">) -> ()`, `
%0 = units.constant <1.000000e+01 : f64, "m.m">
%1:2 = "some.numbers"() : () -> (f64, f64)
%2 = arith.mulf %1#0, %1#1 : f64
%3 = units.scale %0 by %2 : <"m.m">
"some.use"(%3) : (!units.quantity<"m.m">) -> ()`)
}

// The cost of arith.addi is known where the dialect units is registered.
func TestCost(t *testing.T) {
	if CostInterface.Has(ir.NewContext(arith.Dialect), arith.AddI) {
		t.Error("arith.addi has a cost without the dialect units")
	}
	const text = `func.func @f(%arg0: !units.quantity<"s">, %arg1: i32)ATTRS {
  %0 = units.add %arg0, %arg0 : <"s">
  %1 = arith.addi %arg1, %arg1 : i32
  return
}`
	plain, costs := strings.Replace(text, "ATTRS", "", 1), strings.Replace(text, "ATTRS", " attributes {units.cost = 105 : i64}", 1)
	suite.Becomes(t, "func.func(units-cost{other=100})", plain, costs)
	suite.Fails(t, "func.func(units-cost{limit=4})", plain, "in.mlir:1:1: error: 'func.func' op costs 5 cycles, more than 4")
}

// The file goes through the llvm dialect to LLVM IR.
func TestLLVM(t *testing.T) {
	text, err := os.ReadFile("area.mlir")
	if err != nil {
		t.Fatal(err)
	}
	module, errs := suite.Run(t, "convert-to-llvm", string(text))
	if module == nil {
		t.Fatal(errs)
	}
	got := exporter.Module(module, exporter.Options{}, nil).String()
	if !strings.Contains(got, `define { double, double } @area({ double, double } %0, double %1) {
  %3 = extractvalue { double, double } %0, 0
  %4 = extractvalue { double, double } %0, 1
  %5 = fmul double %3, 2.500000e+00
  %6 = fmul double %4, 2.500000e+00
  %7 = fmul double %5, %1
  %8 = fadd double %7, %6
  %9 = insertvalue { double, double } poison, double %7, 0
  %10 = insertvalue { double, double } %9, double %8, 1
  ret { double, double } %10
}
`) {
		t.Error(got)
	}
}

// The API comes from the specification, too.
func TestBuild(t *testing.T) {
	ctx := ir.NewContext(Dialect)
	m := NewQuantityType(ctx, "m")
	block := ir.NewBlock(m)
	b := ir.NewBuilder(ctx).AtEnd(block)
	wide := NewBetween(b, block.Arg(0), NewAdd(b, block.Arg(0), block.Arg(0)).Result())
	if ir.Type(NewIntervalType(ctx, "m")) != wide.Result().Type() || m.String() != `!units.quantity<"m">` {
		t.Errorf("%v", wide)
	}
	if got := Product(Product("s", "1"), "m"); got != "m.s" || Product("1", "1") != "1" {
		t.Errorf("the product has the unit %s", got)
	}
}

// zops.go is what go generate writes.
func TestGenerated(t *testing.T) {
	before, err := os.ReadFile("zops.go")
	if err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command("go", "generate", ".").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if after, err := os.ReadFile("zops.go"); err != nil || !bytes.Equal(before, after) {
		t.Errorf("zops.go was stale, and is written anew (%v)", err)
	}
}
