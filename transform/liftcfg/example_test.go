package liftcfg_test

import (
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/cftoscf"
	"github.com/gomlir/gomlir/transform/liftcfg"
)

// A loop becomes one of scf.
func Example() {
	ctx := ir.NewContext(all.Dialects()...)
	module, err := asm.ParseString(ctx, "example.mlir", `
func.func @f(%a: i32) -> i32 {
  cf.br ^bb1(%a : i32)
^bb1(%b: i32):
  %c:2 = func.call @next(%b) : (i32) -> (i32, i1)
  cf.cond_br %c#1, ^bb1(%c#0 : i32), ^bb2
^bb2:
  return %b : i32
}
func.func private @next(i32) -> (i32, i1)`)
	if err != nil {
		panic(err)
	}
	body := module.Region(0).First().First().Region(0)
	if changed, d := liftcfg.Region(body, cftoscf.Dialect{}); !changed || d != nil {
		panic(d)
	}
	fmt.Println(module)
	// Output:
	// module {
	//   func.func @f(%arg0: i32) -> i32 {
	//     %0 = ub.poison : i32
	//     %c1_i32 = arith.constant 1 : i32
	//     %c0_i32 = arith.constant 0 : i32
	//     %1:2 = scf.while (%arg1 = %arg0, %arg2 = %0) : (i32, i32) -> (i32, i32) {
	//       %2:2 = func.call @next(%arg1) : (i32) -> (i32, i1)
	//       %3:3 = scf.if %2#1 -> (i32, i32, i32) {
	//         scf.yield %2#0, %c0_i32, %c1_i32 : i32, i32, i32
	//       } else {
	//         scf.yield %0, %c1_i32, %c0_i32 : i32, i32, i32
	//       }
	//       %4 = arith.trunci %3#2 : i32 to i1
	//       scf.condition(%4) %3#0, %arg1 : i32, i32
	//     } do {
	//     ^bb0(%arg1: i32, %arg2: i32):
	//       scf.yield %arg1, %arg2 : i32, i32
	//     }
	//     return %1#1 : i32
	//   }
	//   func.func private @next(i32) -> (i32, i1)
	// }
}
