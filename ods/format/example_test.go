package format_test

import (
	"fmt"

	"github.com/gomlir/gomlir/ods"
	"github.com/gomlir/gomlir/ods/format"
)

// Reject a format that does not cover all parts of an operation.
func ExampleCompileOp() {
	op := ods.Op{
		Name: "add", Go: "Add",
		Args:    ods.Args{ods.In("lhs", ods.AnyType), ods.In("rhs", ods.AnyType)},
		Results: ods.Results{ods.Out("result", ods.AnyType)},
		Format:  "$lhs attr-dict `:` type($result)",
	}
	_, err := format.CompileOp(&op)
	fmt.Println(err)
	// Output:
	// format of add: offset 32: type of operand #0, named 'lhs', is not buildable and a buildable type cannot be inferred
}
