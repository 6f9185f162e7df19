package testdialect_test

import (
	"strings"
	"testing"
)

const goodEnums = `"test.op_with_enum"() {value = #test<enum first>} : () -> ()
"test.op_with_enum"() {value = #test<enum first>, tag = 3: i32, foo} : () -> ()
test.op_with_enum second {a = #test<enum first>}
test.op_with_enum second tag 0 : i64
test.op_with_bit_enum <write> tag 0 : i32
test.op_with_bit_enum <execute, write> tag 0 : i32
test.op_with_bit_enum <read,read>
"test.op"() {a = #test<bit_enum <execute, write>>, b = #test.bit_enum<read>} : () -> ()
test.op_with_enum_prop first
test.op_with_enum_prop "third"
"test.op_with_enum_prop"() <{value = 0 : i32}> {} : () -> ()
"test.op_with_enum_prop"() <{value = 1 : i8}> {} : () -> ()
"test.op_with_enum_prop"() <{value = 4294967298 : i64}> {} : () -> ()
"test.op_with_enum_prop"() {value = 2 : i32} : () -> ()
test.op_with_enum_prop_attr_form <{value = 0 : i32}>
test.op_with_enum_prop_attr_form <{value = #test<enum second>}> {foo}
"test.op_with_enum_prop_attr_form"() : () -> ()
"test.op_with_enum_prop_attr_form"() <{foo = 1}> : () -> ()
test.op_with_enum_prop_attr_form_always <{value = #test<enum second>}>
"test.op_with_enum_prop_attr_form_always"() : () -> ()
"test.op_with_enum_prop_attr_form_always"() <{value = 1 : i32}> : () -> ()
test.op_with_bit_enum_prop read read : ()
test.op_with_bit_enum_prop read,read : ()
test.op_with_bit_enum_prop read, write write, execute {foo} : ()
"test.op_with_bit_enum_prop"() <{value1 = 1 : i32, value2 = 0 : i32}> : () -> ()
"test.op_with_bit_enum_prop"() <{value2 = 1 : i32}> : () -> ()
test.op_with_bit_enum_prop read, write, execute : ()
test.op_with_bit_enum_prop_named bit_enum<read> bit_enum<read>
test.op_with_bit_enum_prop_named bit_enum<read, write> bit_enum<write, execute> {foo}
"test.op_with_bit_enum_prop_named"() <{value1 = 0 : i32}> : () -> ()
test.op_with_bit_enum_prop_named bit_enum<read, write, execute>
`

// badEnums has an operation that is wrong in each line.
const badEnums = `test.op_with_enum #test<enum fourth>
test.op_with_enum fourth
test.op_with_enum 1 : index
test.op_with_enum #test.bit_enum<read>
test.op_with_enum second tag 0 : i32 {tag = 1 : i32, value = 3}
"test.op_with_enum"() : () -> ()
"test.op_with_bit_enum"() {value = 1 : i32}: () -> ()
test.op_with_bit_enum <read
test.op_with_bit_enum <rea
test.op_with_bit_enum <> tag 0 : i32
test.op_with_bit_enum <read,foo> tag 0 : i32
"test.op_with_enum_prop"() <{value = #test<enum first>}> : () -> ()
"test.op_with_enum_prop"() <{value = -1 : i8}> : () -> ()
test.op_with_enum_prop 0
test.op_with_enum_prop fourth
"test.op_with_enum_prop_attr_form"() <{value = 7 : i32}> : () -> ()
"test.op_with_enum_prop_attr_form"() <{value = #test.bit_enum<read>}> : () -> ()
test.op_with_enum_prop_attr_form
test.op_with_enum_prop_attr_form <{foo = 1 : i32, value = 1 : i32}>
test.op_with_enum_prop_attr_form <{foo = 1 : i32}>
test.op_with_enum_prop_attr_form {value = 1 : i32}
test.op_with_enum_prop_attr_form <{value = 7 : i32}>
test.op_with_enum_prop_attr_form_always <{value = 7 : i32}>
"test.op_with_enum_prop_attr_form_always"() <{value = "a"}> : () -> ()
test.op_with_bit_enum_prop : ()
test.op_with_bit_enum_prop "read" : ()
test.op_with_bit_enum_prop read 3 : ()
test.op_with_bit_enum_prop read, 3 : ()
test.op_with_bit_enum_prop read foo : ()
test.op_with_bit_enum_prop_named foo<read>
test.op_with_bit_enum_prop_named bit_enum read>
test.op_with_bit_enum_prop_named bit_enum<read, execute +
test.op_with_bit_enum_prop_named bit_enum<>
test.op_with_bit_enum_prop_named bit_enum<read> bit_enum
`

// TestEnums compares cases of enumerations, as attributes and as properties, with mlir-opt.
func TestEnums(t *testing.T) {
	suite.Peer(t, goodEnums)
	for line := range strings.Lines(badEnums) {
		suite.Peer(t, line)
	}
}
