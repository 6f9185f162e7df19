// Dialect reads, changes and verifies operations of a new dialect: chapter 3 of the tutorial.
package main

import (
	"fmt"
	"io"
	"log"
	"os"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/builtin"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/docs/tutorial/3-dialect/power"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/verify"
)

const text = `
func.func @f(%x: i32) -> i32 {
  %0 = power.raise %x, 3 : i32
  return %0 : i32
}
`

const wrong = `
func.func @inverse(%x: i32) -> i32 {
  %0 = power.raise %x, -1 : i32
  return %0 : i32
}
`

func main() {
	if err := run(os.Stdout); err != nil {
		log.Fatal(err)
	}
}

func run(w io.Writer) error {
	ctx := ir.NewContext(builtin.Dialect, fn.Dialect, power.Dialect)
	module, err := asm.ParseString(ctx, "f.mlir", text)
	if err != nil {
		return err
	}
	ir.WalkPre(module, func(op *ir.Operation) ir.WalkResult {
		if raise, ok := ir.As[power.RaiseOp](op); ok {
			raise.SetExponent(2 * raise.Exponent())
		}
		return ir.Advance
	})
	if err := asm.Print(w, module, asm.Flags{}); err != nil {
		return err
	}

	module, err = asm.ParseString(ctx, "inverse.mlir", wrong)
	if err != nil {
		return err
	}
	var found diag.Collector
	verify.Operation(module, verify.Options{}, found.Handle)
	fmt.Fprintln(w, found.Err(ctx.Files()))
	return nil
}
