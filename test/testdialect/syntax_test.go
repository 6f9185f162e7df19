package testdialect_test

import (
	"testing"
)

// syntax are operations, attributes and types with texts of their own, right and wrong.
var syntax = []string{
	`test.custom_dimension_list_attr dimension_list = 3x?x0
test.custom_dimension_list_attr dimension_list = [] {a}
test.optional_custom_attr foo true
test.optional_custom_attr {a} bar
"test.optional_custom_attr"() {optional_attr = true} : () -> ()
`,
	`test.parse_custom_operation_name_api(foo.bar) {a = 1}
test.parse_custom_operation_name_api(foo)
"test.parse_custom_operation_name_api"() <{name = "x.y z"}> : () -> ()
%0 = "t.a"() : () -> i32
test.variadic_args_types_split "a", %0, %0 {b = 1} : i32, i32
test.variadic_args_types_split "a"
test.polyfor %i, %j {
  "t.x"(%i) : (index) -> ()
}
test.polyfor {
  "t.x"() : () -> ()
}
"t.a"() : () -> (memref<!test.memref_element>, tensor<2x!test.memref_element>)
`,
	"test.parse_custom_operation_name_api(@foo)\n",
	"module {\n  test.variadic_args_types_split \"a\" : i32\n}\n",
	"\"test.symbol_with_result\"() <{sym_name = \"a\"}> : () -> i32\n",
	"\"test.symbol_with_result\"() <{sym_name = \"a\", sym_visibility = \"x\"}> : () -> i32\n",
	"test.custom_dimension_list_attr dimension_list = x\n",
	"test.custom_dimension_list_attr dimension_list = [3]\n",
	"test.custom_dimension_list_attr dimension_list = 1x-1\n",
	"test.optional_custom_attr baz\n",
	`"test.op"() {a = #test.custom_struct<type_str = "a", value = ?, opt_value = []>, b = #test.custom_struct<value = -5, type_str = "a", opt_value = [1, 2]>,
  c = #test.custom_struct<type_str = "", value = 3, opt_value = [4]>, d = #test.custom_struct<type_str = "", value = 3, opt_value = 4>,
  e = #test.custom_struct<type_str = "", value = 3>} : () -> ()
`,
	"\"test.op\"() {a = #test.custom_struct<type_str = \"a\", value = x>} : () -> ()\n",
	"\"test.op\"() {a = #test.custom_struct<type_str = \"a\", value = 3, opt_value = x>} : () -> ()\n",
	"\"test.op\"() {a = #test.custom_struct<type_str = \"a\", value = 3, opt_value = \"x\">} : () -> ()\n",
	"\"test.op\"() {a = #test.custom_struct<type_str = \"a\">} : () -> ()\n",
	`"test.op"() {a = #test.custom_float<"float" : 1.5>, b = #test.custom_float<"double" : -1.5e300>, c = #test.custom_float<"fp80" : -1.1>,
  d = #test.custom_float<"float" : 0x7FC00000>} : () -> ()
`,
	"\"test.op\"() {a = #test.custom_float<\"half\" : 1.5>} : () -> ()\n",
	"\"test.op\"() {a = #test.custom_float<\"float\" 1.5>} : () -> ()\n",
	"\"test.op\"() {a = #test.custom_float<float : 1.5>} : () -> ()\n",
	"\"test.op\"() {a = #test.custom_float<\"float\" : 42>} : () -> ()\n",
	"\"test.op\"() {a = #test.custom_float<\"float\" : bla>} : () -> ()\n",
	"\"test.op\"() {a = #test.custom_float<\"float\" : 0x7FC000007FC0000000>} : () -> ()\n",
	`%a = "test.a"() : () -> !test.optional_value_type
%b = "test.a"() : () -> !test.optional_value_type<-3>
test.format_maybe_empty_type %a : !test.optional_value_type
test.format_maybe_empty_type %b : <-3> {a}
"test.op"() {a = !test.op_asm_type_interface_tablegen_default, b = #test.op_asm_attr_interface<value = "x">,
  c = #test.op_asm_attr_interface_tablegen_default<value = "x">} : () -> ()
"test.result_name_from_type_interface"() {a} : () -> (i1, !test.op_asm_type_interface)
%c, %d = "test.result_name_from_type_interface"() : () -> (!test.op_asm_type_interface, !test.op_asm_type_interface)
`,
	"%b = \"test.a\"() : () -> !test.optional_value_type<x>\n",
	`test.block_argument_name_from_type {
^bb0(%arg0: !test.op_asm_type_interface, %b: i1, %c: !test.op_asm_type_interface):
  "test.terminator"() : () -> ()
} attributes {a}
test.block_argument_name_from_type_interface {
}
func.func @f() {
  test.block_names {
    cf.br ^foo1
  ^foo1:
    "test.return"() : () -> ()
  }
  return
}
`,
	`%a = "test.a"() : () -> f32
%0 = test.pretty_printed_region %a, %a start test.special.op end : (f32, f32) -> (f32) loc("n")
%1 = test.pretty_printed_region %a, %a start test.other.op end : (f32, f32) -> (f32)
%2 = test.pretty_printed_region %0, %1 ({
^bb0(%x: f32, %y: f32):
  "test.return"(%x) : (f32) -> ()
}) : (f32, f32) -> f32
`,
	"%a = \"test.a\"() : () -> f32\n%0 = test.pretty_printed_region %a, %a start test.special.op end : (f32) -> (f32)\n",
	`test.single_no_terminator_custom_asm_op {
  "test.op"() : () -> ()
}
test.dummy_op_with_region_ref {
^bb0:
} {a}
"test.sized_region_op"() ({
  "test.finish"() : () -> ()
}, {
  "test.finish"() : () -> ()
}) : () -> ()
`,
	"\"test.single_no_terminator_custom_asm_op\"() ({\n}) : () -> ()\n",
	`%a = "test.a"() : () -> i32
"test.verifiers"(%a) ({
  "test.op"() : () -> ()
}) : (i32) -> ()
`,
	`func.func @wrapped(%a: i32) -> i1 {
  %res:2 = test.wrapping_region wraps "some.op"(%a) {test.attr = "attr"} : (i32) -> (i1, i2) loc("n")
  %x = test.wrapping_region wraps "some.op"() ({
    test.wrapping_region wraps "other.op"(%a) : (i32) -> ()
  }) : () -> i1
  return %x : i1
}
`,
	`%0 = test.wrapping_region wraps "some.op"() : () -> i1 loc(#later)
#later = loc("later")
`,
	"\"test.op\"() {s = [#test.symbol_ref_attr<@q>], u = #test.symbol_ref_attr<@r>} : () -> ()\n",
	"func.func @q() {\n  \"test.op\"() {s = #test.symbol_ref_attr<@q>} : () -> ()\n  return\n}\n",
	"func.func @q() {\n  \"test.op\"() {s = #test.symbol_ref_attr<@r>} : () -> ()\n  return\n}\n",
	"\"test.op\"() {s = #test.symbol_ref_attr<@q::@r>} : () -> ()\n",
	"test.array_of_attr_op a = [begin 2 : i8 end, begin unit end], b = [3], c = [a, \"+\"] {z}\n",
	"test.array_of_attr_op a = [], b = [x], c = []\n",
	"test.array_of_attr_op a = [begin 2 end, end], b = [], c = []\n",
	"test.array_of_attr_op a = [], b = [1 2], c = []\n",
	"test.array_of_attr_op a = [], b = [], c = [z]\n",
	"test.array_of_attr_op a = [], b = [], c = [3]\n",
	"test.array_of_attr_op a = [], b = [], c = [\"dash-separated-sentence\", \"x\"]\n",
	"test.array_of_attr_op a = [], b = [2147483648], c = []\n",
	"test.wrapping_region wraps \"some.op\"(%a) : (i32) -> ()\n",
	"test.wrapping_region \"some.op\"() : () -> ()\n",
	"test.wrapping_region wraps \"some.op\"() : i32\n",
	`%a, %b = "test.custom_result_name"() {names = ["x", ""]} : () -> (i32, i32)
%c:3 = "test.custom_result_name"(%a, %b) {names = ["", "x"]} : (i32, i32) -> (i8, i16, i32)
%d:5 = "test.mixed_normal_variadic_result"() : () -> (tensor<f32>, tensor<f32>, tensor<i32>, tensor<f32>, tensor<f32>)
%e:2 = "test.mixed_normal_variadic_result"() : () -> (tensor<f32>, tensor<f32>)
"test.mixed_normal_variadic_operand"(%d#0, %d#1, %d#2, %d#3) : (tensor<f32>, tensor<f32>, tensor<i32>, tensor<f32>) -> ()
`,
	"\"test.mixed_normal_variadic_operand\"() : () -> ()\n",
	"\"test.op_with_data_layout\"() {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<\"dlti.unknown_id\", 42>>} : () -> ()\n",
	`"test.asm_interface_op"() : () -> ()
`,
	`%0, %1:2, %2 = "test.asm_interface_op"() : () -> (i32, f32, index, i32)
`,
	`"test.slash_attr"() {attr = #test.slash_attr<1 x 2>} : () -> ()
`,
	`"test.slash_attr"() {attr = #test.slash_attr<-1/2>} : () -> ()
`,
	`"test.slash_attr"() {attr = #test.slash_attr<x/2>} : () -> ()
`,
	`"test.slash_attr"() {attr = #test.slash_attr<111111111111111/2>} : () -> ()
`,
	`"test.slash_attr"() {attr = 3} : () -> ()
`,
	`"test.slash_attr"() : () -> ()
`,
	`%0 = test.string_attr_pretty_name {a}
`,
	`%0:3 = test.string_attr_pretty_name attributes {a}
`,
	`test.string_attr_pretty_name
`,
	`test.string_attr_pretty_name attributes {names = []}
`,
	`%0:3 = test.string_attr_pretty_name attributes {names = ["a", "b"]}
`,
	`%0:3 = test.string_attr_pretty_name attributes {names = ["a", "b", 3]}
`,
	`test.parse_b64 "x"
`,
	`test.parse_b64 x
`,
	`test.parse_wrapped_keyword "x"
`,
	`test.parse_wrapped_keyword
`,
	`test.parse_integer_literal
`,
	`test.parse_integer_literal : x
`,
	`%0 = test.parse_integer_literal : 0x3
`,
	`%a = arith.constant 1 : index
%b = arith.constant 1 : index
test.isolated_region %b {
  "foo.consumer"(%a) : (index) -> ()
}
`,
	`%a = arith.constant 1 : index
%b = arith.constant 1 : index
test.isolated_region %b {
  %a = arith.constant 1 : i32
  "foo.consumer"(%a) : (i32) -> ()
}
"foo.consumer"(%a) : (index) -> ()
`,
	`%b = arith.constant 1 : i32
test.isolated_region %b {
}
`,
	`test.dialect_custom_format_fallback custom_formt_fallback
`,
	`test.dialect_custom_format_fallback
`,
	`test.dialect_custom_printer custom_form
`,
	`test.dialect_custom_printer.with.dot foo
`,
	`"test.dialect_custom_printer"() {a = 3} : () -> ()
`,
	`"test.dialect_custom_printer"() ({"a.b"() : () -> ()}) {a = 3} : () -> ()
`,
	`  test.default_dialect attributes {test.x, a = 3} {
    test.parse_integer_literal
    "test.x"() ({
       test.parse_integer_literal
    }): () -> ()
    test.parse_wrapped_keyword xx.y
    wrapped
  }
`,
	`%0 = test.cse_of_single_block_op inputs() {
  test.terminator
} : -> i32
`,
	`%0 = test.cse_of_single_block_op inputs() {
    "test.region_yield"() : () -> ()
} : -> i32
`,
	`test.format_optional_result_d_op {a = 1}
`,
	`%0 = test.format_optional_result_d_op : f80 {a = 1}
`,
	`%0 = test.format_optional_result_d_op : f32
`,
	`%0 = "test.format_optional_result_d_op"() : () -> f32
`,
	`test.dynamic_custom_parser_printer custom
`,
	`test.dynamic_custom_parser_printer custom_keyword {a}
`,
	`%0 = "test_dyn.one_result"() {a} : () -> i32
`,
	`"test.dynamic_generic"() ({}): () -> (f64, f64)
`,
	`"test_dyn.other"() : () -> (f64, f64)
`,
	`"x.y"() {a = #test.dynamic_custom_assembly_format<f32, f32>} : () -> ()
`,
	`"x.y"() {a = #test.dynamic_custom_assembly_format} : () -> ()
`,
	`"x.y"() {a = #test.dynamic_singleton<>, b = #test.dynamic_pair<3 : i32, 4 : i33>} : () -> !test.dynamic_pair<!test.dynamic_custom_assembly_format<i32 : i32>, !test.dynamic_singleton<>>
`,
	`test.parse_b64 "aG*sbG8gd29ybGQ="
`,
	`test.parse_b64 "a==sbG8gd29ybGQ="
`,
	`test.parse_b64 "aGVsbG8gd29ybG=="
`,
	`test.parse_b64 "a\00bG8="
`,
	`  test.default_dialect attributes {test.x, a = 3} {
    test.parse_integer_literal
    "test.x"() ({
       test.parse_integer_literal
    }): () -> ()
    test.parse_wrapped_keyword xx.y
  }
`,
	`%a = arith.constant 1 : index
%0 = test.cse_of_single_block_op {x} inputs(%a) {
    "test.region_yield"() : () -> ()
} : index -> i32
`,
	`"x.y"() {a = #test.dynamic_singleton, b = #test.dynamic_pair<3 : i32, 4 : i33>} : () -> !test.dynamic_pair<!test.dynamic_custom_assembly_format<i32 : i32>, !test.dynamic_singleton>
`,
}

// TestSyntaxPeer compares text and errors with mlir-opt.
func TestSyntaxPeer(t *testing.T) {
	for _, text := range syntax {
		suite.Peer(t, text)
	}
}
