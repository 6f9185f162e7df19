package power_test

import (
	"context"
	"fmt"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/builtin"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/docs/tutorial/3-dialect/power"
	"github.com/gomlir/gomlir/docs/tutorial/3-dialect/power/spec"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ods/gen"
	"github.com/gomlir/gomlir/rewrite"
)

func TestFresh(t *testing.T) {
	if err := gen.Check(spec.Def, "."); err != nil {
		t.Error(err)
	}
}

// The first power of x folds to x; the others stay.
func Example() {
	ctx := ir.NewContext(builtin.Dialect, fn.Dialect, power.Dialect)
	module, err := asm.ParseString(ctx, "f.mlir", `
func.func @f(%x: i32) -> (i32, i32) {
  %0 = power.raise %x, 1 : i32
  %1 = power.raise %0, 2 : i32
  return %0, %1 : i32, i32
}`)
	if err != nil {
		fmt.Println(err)
		return
	}
	rewrite.Greedy(context.Background(), module, rewrite.NewPatterns(), rewrite.Config{})
	fmt.Println(module)
	// Output:
	// module {
	//   func.func @f(%arg0: i32) -> (i32, i32) {
	//     %0 = power.raise %arg0, 2 : i32
	//     return %arg0, %0 : i32, i32
	//   }
	// }
}
