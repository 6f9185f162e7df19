package reify_test

import (
	"fmt"

	"github.com/gomlir/gomlir/affine/presburger"
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/dialect/all"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/transform/reify"
	"github.com/gomlir/gomlir/valuebounds"
)

// Example computes what a minimum is always less than, from the argument of the function.
func Example() {
	module, err := asm.ParseString(ir.NewContext(all.Dialects()...), "example.mlir", `
func.func @f(%a: index) -> index {
  %0 = affine.apply affine_map<()[s0] -> (s0 * 4)>()[%a]
  %1 = affine.min affine_map<(d0) -> (d0)>(%0)
  return %1 : index
}`)
	if err != nil {
		panic(err)
	}
	for op := range ir.Preorder(module) {
		if !op.Is(fn.Return) {
			continue
		}
		v := op.Operand(0)
		stop := valuebounds.Independent(v, ir.Cast[affine.MinOp](v.DefiningOp()).Operands().At(0))
		b := ir.NewBuilder(op.Context()).SetLoc(op.Loc()).Before(op)
		bound, ok := reify.Bound(b, presburger.Above, valuebounds.Of(valuebounds.Index(v)), stop)
		if !ok {
			panic("there is no bound")
		}
		op.SetOperand(0, bound.Value)
	}
	fmt.Println(module)
	// Output:
	// module {
	//   func.func @f(%arg0: index) -> index {
	//     %0 = affine.apply affine_map<()[s0] -> (s0 * 4)>()[%arg0]
	//     %1 = affine.min affine_map<(d0) -> (d0)>(%0)
	//     %2 = affine.apply affine_map<()[s0] -> (s0 * 4 + 1)>()[%arg0]
	//     return %2 : index
	//   }
	// }
}
