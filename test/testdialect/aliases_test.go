package testdialect_test

import (
	"testing"
)

// aliasTexts are about aliases, of recursive types too, and about data in resources.
var aliasTexts = []string{
	`"test.op"() : () -> (!test.int<unsigned, 8>, !test.int<signed, 3>, !test.int<none, 3>, tuple<!test.smpla>, tuple<!test.smpla, i32>, tuple<>)
"test.op"() {a = "alias_test:other", b = "alias_test:dot_in_name2", c = #test.nested_alias<"a">, d = #test.nested_alias<"b", <"c">>} : () -> ()
"test.op"() {a = #test.attr_with_self_type_param : i3, b = #test.attr_with_self_type_param : !test.int<unsigned, 8>, c = #test.attr_with_self_type_param : none} : () -> ()
"test.op"() {a = #test.conditional_alias<a>, b = #test.conditional_alias<"a b">, c = #test.conditional_alias<"alias_test:dot_in_name">} : () -> ()
`,
	`"test.op"() : () -> !test.test_rec_alias<a, tuple<!test.test_rec_alias<b, tuple<!test.test_rec_alias<a>, !test.test_rec_alias<c, i8>>>, i32>>
"test.op"() {c = !test.test_rec_alias<c, i8>, d = loc(fused<!test.test_rec_alias<d, !test.test_rec_alias<c, i8>>>["f":1:2])} : () -> ()
"test.op"() : () -> (!test.test_rec<type_to_alias, test_rec<type_to_alias>>, tuple<!test.test_rec<type_to_alias, test_rec<type_to_alias>>>) loc(fused<!test.test_rec_alias<z, !test.test_rec_alias<y, !test.test_rec_alias<z>>>>["f":1:2])
`,
	"\"test.op\"() {a = !test.int<foo, 8>} : () -> ()\n",
	"\"test.op\"() {a = !test.int<signed 8>} : () -> ()\n",
	"\"test.op\"() {a = !test.int<signed, x>} : () -> ()\n",
	"\"test.op\"() {a = #test.nested_alias<3>} : () -> ()\n",
	"\"test.op\"() {a = #test.nested_alias<\"a\", \"b\">} : () -> ()\n",
	"\"test.op\"() {a = #test.nested_alias<\"a\", #test.conditional_alias<a>>} : () -> ()\n",
	"\"test.op\"() {a = #test.conditional_alias<>} : () -> ()\n",
	"\"test.op\"() {a = #test.conditional_alias<[1]>} : () -> ()\n",
	"\"test.op\"() {a = #test.e1di64_elements<3> : tensor<*xi1>} : () -> ()\n",
	"\"test.op\"() {a = #test.e1di64_elements : tensor<3xi1>} : () -> ()\n",
	`"test.op"() {a = dense_resource<k> : tensor<1xi8>, b = #test.e1di64_elements<"k"> : tensor<1xi8>, c = #test.e1di64_elements<"q r"> : tensor<1xi8>, d = #test.e1di64_elements<absent> : tensor<1xi8>} : () -> ()
{-# dialect_resources: { builtin: {k: "0x0100000003", unused: "0x0100000004"}, test: { k: "0x0100000002", "q r": "0x080000000102030405060708" } } #-}
`,
	"{-# dialect_resources: { test: { a: \"x\" } } #-}\n",
	"{-# dialect_resources: { arith: { a: \"0x01000000\" } } #-}\n",
}

// TestAliases compares aliases and resources with mlir-opt.
func TestAliases(t *testing.T) {
	for _, text := range aliasTexts {
		suite.Peer(t, text)
	}
}
