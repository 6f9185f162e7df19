// Run lowers a program to LLVM IR: chapter 6 of the tutorial.
package main

import (
	"context"
	"io"
	"log"
	"os"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/docs/tutorial/3-dialect/power"
	"github.com/gomlir/gomlir/docs/tutorial/5-pass/lowerpower"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/llvmir"
	"github.com/gomlir/gomlir/pass"
	passes "github.com/gomlir/gomlir/pass/all"
	"github.com/gomlir/gomlir/translate/exporter"
)

const text = `
func.func @cube(%x: i32) -> i32 {
  %0 = power.raise %x, 3 : i32
  return %0 : i32
}

func.func @main() -> i32 {
  %0 = arith.constant 4 : i32
  %1 = call @cube(%0) : (i32) -> i32
  return %1 : i32
}
`

func main() {
	if err := run(os.Stdout); err != nil {
		log.Fatal(err)
	}
}

func run(w io.Writer) error {
	ctx := ir.NewContext(append(all.Dialects(), power.Dialect)...)
	module, err := asm.ParseString(ctx, "cube.mlir", text)
	if err != nil {
		return err
	}
	const lowering = "builtin.module(func.func(lower-power),convert-to-llvm)"
	pipeline, err := pass.Parse(lowering, append(passes.Passes(), lowerpower.Pass)...)
	if err != nil {
		return err
	}
	var found diag.Collector
	if !pipeline.Run(context.Background(), module, pass.Config{Verify: true, Report: found.Handle}) {
		return found.Err(ctx.Files())
	}
	m := exporter.Module(module, exporter.Options{Name: "cube"}, found.Handle)
	if m == nil {
		return found.Err(ctx.Files())
	}
	return m.Print(w, llvmir.PrintOptions{})
}
