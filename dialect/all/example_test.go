package all_test

import (
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
)

// A context with all dialects reads whatever gomlir knows.
func ExampleDialects() {
	c := ir.NewContext(all.Dialects()...)
	for _, text := range []string{"!llvm.struct<(i32, ptr)>", "vector<4x[8]xf16>"} {
		t, err := asm.ParseType(c, text)
		fmt.Println(t, err)
	}
	// Output:
	// !llvm.struct<(i32, ptr)> <nil>
	// vector<4x[8]xf16> <nil>
}
