package testpass_test

import (
	"os"
	"testing"

	"github.com/gomlir/gomlir/internal/peer"
)

const twoRegions = `"test.a"() ({
^bb0(%a: i32):
  %b:2 = "test.b"(%a) : (i32) -> (i32, i32)
  "test.c"(%b#0)[^bb1] : (i32) -> ()
^bb1:
  "test.d"(%b#1) ({
    "test.e"(%a) : (i32) -> ()
  }) : (i32) -> ()
}) : () -> ()
`

// programs are what passes on operations, attributes and effects get.
var programs = []struct {
	pass string
	text []string
}{
	{"--test-operations-equality", []string{
		twoRegions + twoRegions,
		"\"test.a\"() : () -> ()\n\"test.a\"() {a} : () -> ()\n",
		"\"test.a\"() ({\n\"test.b\"() : () -> ()\n}) : () -> ()\n\"test.a\"() ({\n\"test.b\"() : () -> ()\n\"test.b\"() : () -> ()\n}) : () -> ()\n",
		"\"test.a\"() ({\n}) : () -> ()\n\"test.a\"() ({\n^a:\n}) : () -> ()\n",
		"\"test.a\"() : () -> ()\n",
		"\"test.a\"() {strict_loc_check} : () -> () loc(\"x\")\n\"test.a\"() {strict_loc_check} : () -> () loc(\"x\")\n",
	}},
	{"--test-side-effects", []string{`%0 = "test.side_effect_op"() {effects = [{effect = "read"}, {effect = "write", on_result}, {effect = "foo"}, {effect = "free", test_resource}]} : () -> i32
%1 = "test.op_with_memread"() : () -> i32
module {
  %2 = "test.test_effects_result"() : () -> i32
}
%3 = "test.side_effect_op"() {effects = [], effect_parameter = affine_map<(i, j) -> (j, i)>} : () -> i32
%4 = "test.side_effect_op"() {effects = [{effect = "read", on_reference = @foo::@bar}]} : () -> i32
%5 = "test.unregistered_side_effect_op"() {effect_parameter = affine_map<(i, j) -> (i)>} : () -> i32
%6 = test.side_effect_with_region_op(%5) {
^bb0(%a: i32):
  test.region_yield %a : i32
} {effects = [{effect = "allocate", on_operand, test_resource}, {effect = "read", on_argument}]} : i32 -> i32
`, "%0 = \"test.side_effect_op\"() {effects = 3} : () -> i32\n"}},
	{"--test-convert-call-op", []string{`func.func private @callee(!test.test_type, !test.smpla) -> i32
func.func @caller(%a: !test.smpla) -> i32 {
  %b = "test.type_producer"() : () -> !test.test_type
  %c = call @callee(%b, %a) : (!test.test_type, !test.smpla) -> i32
  return %c : i32
}
`, "\"test.op\"() : () -> ()\n"}},
	{"--test-convert-func-op", []string{`func.func @f(%x: i32, %i: !test.smpla {llvm.byval = !test.smpla}) -> i32 attributes {llvm.emit_c_interface} {
  return %x : i32
}
`, "func.func private @f(!test.test_type) -> !test.smpla\n", "func.func @f(%a: i32, %b: index) -> (i32, index) {\n  return %a, %b : i32, index\n}\n"}},
	{"--pass-pipeline=builtin.module(func.func(test-distinct-attrs))", []string{`func.func @f() {
  "test.op"() {distinct.input = distinct[0]<42 : i32>} : () -> ()
  "test.op"() {distinct.input = 3} : () -> ()
  return
}
`}},
	{"--pass-pipeline=builtin.module(func.func(test-commutativity-utils))", []string{`func.func @f(%a: i32, %b: i32) -> (i32, i32) {
  %c = arith.constant 3 : i32
  %d = arith.subi %a, %b : i32
  %e = arith.divsi %a, %d : i32
  %f = arith.divsi %d, %d : i32
  %g = "test.op_commutative"(%c, %e, %f, %b) : (i32, i32, i32, i32) -> i32
  %h = "test.op_commutative"(%f, %e, %b, %a) : (i32, i32, i32, i32) -> i32
  return %g, %h : i32, i32
}
`}},
}

// TestIR compares with mlir-opt 22.
func TestIR(t *testing.T) {
	path := peer.Tool(t, "mlir-opt-22")
	t.Chdir(t.TempDir())
	const file = "f.mlir"
	for _, p := range programs {
		for _, text := range p.text {
			if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
				t.Fatal(err)
			}
			args := []string{p.pass, "--mlir-disable-threading", file}
			if got, want := run(t, args...), peer.Run(t, path, "mlir-opt", "", args...); got != want {
				t.Errorf("%s\n%q: status %d, want %d\n%s", text, args, got.Status, want.Status, peer.Difference(got.Stdout+got.Stderr, want.Stdout+want.Stderr))
			}
		}
	}
}
