package plan_test

import (
	"context"
	"fmt"
	"os"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	dialects "github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/plan"
	"github.com/gomlir/gomlir/pass"
	passes "github.com/gomlir/gomlir/pass/all"
)

// A module is lowered by the passes that its operations need.
func ExamplePipeline() {
	module, err := asm.ParseString(ir.NewContext(dialects.Dialects()...), "double.mlir", `
func.func @double(%x: i32) -> i32 {
  %y = arith.addi %x, %x : i32
  return %y : i32
}`)
	if err != nil {
		fmt.Println(err)
		return
	}
	p, err := plan.Pipeline(module, passes.Passes(), plan.Options{})
	if err != nil {
		fmt.Println(err)
		return
	}
	p.Run(context.Background(), module, pass.Config{Verify: true, Report: func(d *diag.Diagnostic) { fmt.Println(d) }})
	asm.Print(os.Stdout, module, asm.Flags{})
	// Output:
	// module {
	//   llvm.func @double(%arg0: i32) -> i32 {
	//     %0 = llvm.add %arg0, %arg0 : i32
	//     llvm.return %0 : i32
	//   }
	// }
}
