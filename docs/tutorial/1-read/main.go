// Read parses a module, verifies it, looks at its operations and prints it: chapter 1
// of the tutorial.
package main

import (
	"fmt"
	"io"
	"log"
	"os"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/builtin"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/verify"
)

const text = `
func.func @mac(%a: i32, %b: i32, %c: i32) -> i32 {
  %product = arith.muli %a, %b : i32
  %sum = arith.addi %product, %c : i32
  return %sum : i32
}
`

const wrong = `
func.func @half(%a: i32) -> i64 {
  return %a : i32
}
`

func main() {
	if err := run(os.Stdout); err != nil {
		log.Fatal(err)
	}
}

func run(w io.Writer) error {
	ctx := ir.NewContext(builtin.Dialect, fn.Dialect, arith.Dialect)
	module, err := read(ctx, "mac.mlir", text)
	if err != nil {
		return err
	}
	look(w, module)
	if err := asm.Print(w, module, asm.Flags{}); err != nil {
		return err
	}
	if err := asm.Print(w, module, asm.Flags{Generic: true}); err != nil {
		return err
	}
	_, err = read(ctx, "half.mlir", wrong)
	fmt.Fprintln(w, err)
	return nil
}

// read returns the module with a text.
func read(ctx *ir.Context, name, text string) (*ir.Operation, error) {
	module, err := asm.ParseString(ctx, name, text)
	if err != nil {
		return nil, err
	}
	var found diag.Collector
	if !verify.Operation(module, verify.Options{}, found.Handle) {
		return nil, found.Err(ctx.Files())
	}
	return module, nil
}

// look prints the names of all operations, and which additions add a product.
func look(w io.Writer, module *ir.Operation) {
	ir.WalkPre(module, func(op *ir.Operation) ir.WalkResult {
		fmt.Fprintln(w, op.Name())
		if add, ok := ir.As[arith.AddIOp](op); ok {
			if mul, ok := ir.DefiningOp[arith.MulIOp](add.Lhs()); ok {
				fmt.Fprintln(w, "  adds to a product of type", mul.Result().Type())
			}
		}
		return ir.Advance
	})
}
