package arith

import (
	"fmt"
	"testing"

	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/dialect/dialecttest"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/ir"
)

var suite = dialecttest.Suite{Dialects: []*ir.Dialect{Dialect, builtin.Dialect, fn.Dialect}}

func TestRoundTrip(t *testing.T) {
	for _, op := range []string{
		"arith.addi %0#0, %0#0 : i32",
		"arith.addi %0#0, %0#0 overflow<nsw, nuw> {u} : i32",
		"arith.divui %0#0, %0#0 exact : i32",
		"arith.negf %0#1 fastmath<nnan,ninf> : f32",
		"arith.addf %0#2, %0#2 fastmath<fast> : vector<4xf32>",
		"arith.cmpi slt, %0#0, %0#0 : i32",
		"arith.cmpf ueq, %0#2, %0#2 fastmath<contract> : vector<4xf32>",
		"arith.extf %0#1 : f32 to f64",
		"arith.truncf %0#1 to_nearest_even fastmath<afn> : f32 to bf16",
		"arith.trunci %0#0 overflow<nsw> : i32 to i8",
		"arith.index_cast %0#0 : i32 to index",
		"arith.select %0#3, %0#0, %0#0 : i32",
		"arith.select %0#4, %0#2, %0#2 {u} : vector<4xi1>, vector<4xf32>",
		"arith.scaling_truncf %0#1, %0#1 : f32, f32 to f16",
	} {
		suite.RoundTrip(t, `%0:5 = "u.x"() : () -> (i32, f32, vector<4xf32>, i1, vector<4xi1>)`+"\n%1 = "+op)
	}
}

func TestConstantNames(t *testing.T) {
	suite.RoundTrip(t, `%true = arith.constant true
%false = arith.constant false
%c0 = arith.constant 0 : index
%c-1_i32 = arith.constant -1 : i32
%c-1_i32_0 = arith.constant -1 : i32
%cst = arith.constant 1.000000e+00 : f32
%cst_1 = arith.constant dense<1> : vector<4xi8>
%c170141183460469231731687303715884105727_i128 = arith.constant 170141183460469231731687303715884105727 : i128`)
}

// texts are accepted or not, with one and the same output or errors as those of
// mlir-opt.
var texts = []string{
	`func.func @f(%a : i32, %f: f32) {
 %0 = arith.addi %a, %a overflow<foo> : i32
 return }`,
	`func.func @f(%a : i32, %f: f32) {
 %0 = arith.addi %a, %a overflow<nsw : i32
 return }`,
	`func.func @f(%a : i32, %f: f32) {
 %0 = arith.addi %a, %a overflow<3> : i32
 return }`,
	`func.func @f(%a : i32, %f: f32) {
 %0 = arith.addi %a, %a {overflowFlags = 3 : i32} : i32
 return }`,
	`func.func @f(%a : i32, %f: f32) {
 %0 = arith.addi %a, %a {fastmath = 3 : i32} : i32
 return }`,
	`func.func @f(%a : i32, %f: f32) {
 %0 = arith.cmpi foo, %a, %a : i32
 return }`,
	`func.func @f(%a : i32, %f: f32) {
 %0 = arith.cmpi 3, %a, %a : i32
 return }`,
	`func.func @f(%a : i32, %f: f32) {
 %0 = arith.cmpi "foo", %a, %a : i32
 return }`,
	`func.func @f(%a : i32, %f: i1) {
  %0 = arith.extui %f : i1 tox i32
 return
}`,
	`func.func @f(%a : i32, %f: i1) {
  %0 = arith.constant
 return
}`,
	`func.func @f(%a : i32, %f: i1) {
  %0 = arith.constant "x"
 return
}`,
	`func.func @f(%a : i32, %f: i1) {
  %0 = arith.constant @x
 return
}`,
	`func.func @f(%a : i32, %f: i1) {
  %0 = arith.constant 1 : f32
 return
}`,
	`func.func @f(%a : i32, %f: i1) {
  %0 = arith.cmpi eq, %a, %a : vector<2xi32>
 return
}`,
	`func.func @f(%a : i32, %f: i1) {
  %0 = arith.cmpi eq, %a, %a : f32
 return
}`,
	`func.func @f(%a : i32, %f: f32) {
 %0:2 = arith.addui_extended %a, %a : i32, i1
 %1:2 = arith.mulsi_extended %a, %0#0 : i32
 %2 = arith.floordivsi %1#1, %a : i32
 return }`,
	`func.func @f(%a : tensor<2xi8>) {
 %0 = arith.extsi %a : tensor<2xi8> to tensor<3xi16>
 return }`,
	`func.func @f(%a : vector<2xi8>, %b : vector<2xi1>) {
 %0 = arith.bitcast %a : vector<2xi8> to vector<2xi16>
 return }`,
	`func.func @f(%a : i8, %b : i1) {
 %0 = arith.select %b, %a : i8
 return }`,
	`func.func @f() {
 %0 = arith.constant 1 : si8
 return }`,
	`func.func @f() {
 %0 = arith.constant dense<[1, 2]> : vector<[2]xi8>
 return }`,
	`func.func @f() {
 %0 = "arith.constant"() {value = 1 : i8} : () -> i16
 return }`,
	`func.func @f(%a : f16, %b : f32) {
 %0 = arith.scaling_extf %b, %a : f32, f16 to f16
 return }`,
}

func TestPeer(t *testing.T) { suite.Peer(t, texts...) }

func TestErrors(t *testing.T) {
	const args = `%a, %f = "u.x"() : () -> (i32, f32)` + "\n"
	for text, want := range map[string]string{
		"%0 = arith.extui %a : i32 to i16":        "operand type 'i32' and result type 'i16' are cast incompatible",
		"%0 = arith.addi %f, %f : f32":            "operand #0 must be signless-integer-like, but got 'f32'",
		"%0 = arith.cmpi foo, %a, %a : i32":       "expected string or keyword containing one of the following enum values for attribute 'predicate'",
		"%0 = arith.addi %a, %a overflow<x>: i32": "expected ::mlir::arith::IntegerOverflowFlags to be one of: none, nsw, nuw",
		// mlir-opt crashes on this one.
		"%m = \"u.y\"() : () -> vector<2xi1> %0 = arith.select %m, %a, %a : vector<2xi1>, i32": "failed to verify that condition is signless i1 or has matching shape",
		"%0 = arith.truncf %f : f32 to f64":                                                    "are cast incompatible",
	} {
		suite.Error(t, args+text, want)
	}
}

func Example() {
	c := ir.NewContext(builtin.Dialect, Dialect)
	b := ir.NewBuilder(c)
	m := builtin.NewModule(b)
	b.AtEnd(m.Body())
	x := NewConstantInt(b, c.I32(), 40)
	y := NewConstantInt(b, c.I32(), 2)
	sum := NewAddI(b, x.Result(), y.Result()).SetOverflowFlags(OverflowNsw)
	less := NewCmpI(b, CmpIPredicateSlt, x.Result(), sum.Result())
	NewSelect(b, less.Result(), x.Result(), y.Result())
	fmt.Println(less.Predicate(), sum.OverflowFlags(), less.Result().Type())
	// Output: slt nsw i1
}
