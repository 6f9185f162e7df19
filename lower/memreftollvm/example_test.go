package memreftollvm_test

import (
	"context"
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/memreftollvm"
	"github.com/gomlir/gomlir/pass"
)

// Example converts a variable of the program.
func Example() {
	module, err := asm.ParseString(ir.NewContext(all.Dialects()...), "example.mlir", `
memref.global "private" constant @primes : memref<3xi32> = dense<[2, 3, 5]>`)
	if err != nil {
		fmt.Println(err)
		return
	}
	pipeline, err := pass.Parse("builtin.module(finalize-memref-to-llvm)", memreftollvm.Pass)
	if err != nil {
		fmt.Println(err)
		return
	}
	pipeline.Run(context.Background(), module, pass.Config{Verify: true, Report: func(d *diag.Diagnostic) { fmt.Println(d) }})
	fmt.Println(module)
	// Output:
	// module {
	//   llvm.mlir.global private constant @primes(dense<[2, 3, 5]> : tensor<3xi32>) {addr_space = 0 : i32} : !llvm.array<3 x i32>
	// }
}
