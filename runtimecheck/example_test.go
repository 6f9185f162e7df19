package runtimecheck_test

import (
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/cf"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
	"github.com/gomlir/gomlir/runtimecheck"
)

// A division checks what it divides by.
type division struct{ arith.DivSIOp }

func (op division) GenerateRuntimeVerification(c *runtimecheck.Checks) {
	zero := arith.NewConstantInt(c.Builder, op.Rhs().Type(), 0).Result()
	c.Assert(arith.NewCmpI(c.Builder, arith.CmpIPredicateNe, op.Rhs(), zero).Result(), "division by zero")
}

// Example attaches the interface to an operation of another package.
func Example() {
	ctx := ir.NewContext(all.Dialects()...)
	runtimecheck.RuntimeVerifiableOpInterface.Attach(ctx, arith.DivSI, func(op *ir.Operation) runtimecheck.RuntimeVerifiableOp {
		return division{ir.Cast[arith.DivSIOp](op)}
	})
	module, err := asm.ParseString(ctx, "example.mlir", `
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.divsi %a, %b : i32
  return %0 : i32
}`)
	if err != nil {
		panic(err)
	}
	for op := range ir.Preorder(module) {
		if v, ok := runtimecheck.RuntimeVerifiableOpInterface.Of(op); ok {
			v.GenerateRuntimeVerification(runtimecheck.New(op, func(r *rewrite.Rewriter, condition *ir.Value, message string) {
				cf.NewAssert(r.Builder, condition, message)
			}))
		}
	}
	fmt.Println(module)
	// Output:
	// module {
	//   func.func @f(%arg0: i32, %arg1: i32) -> i32 {
	//     %c0_i32 = arith.constant 0 : i32
	//     %0 = arith.cmpi ne, %arg1, %c0_i32 : i32
	//     cf.assert %0, "division by zero"
	//     %1 = arith.divsi %arg0, %arg1 : i32
	//     return %1 : i32
	//   }
	// }
}
