// Pass runs a conversion as a pass in a pipeline: chapter 5 of the tutorial.
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
	"github.com/gomlir/gomlir/pass"
)

const text = `
func.func @f(%x: i32) -> i32 {
  %0 = power.raise %x, 10 : i32
  return %0 : i32
}
`

func main() {
	if err := run(os.Stdout); err != nil {
		log.Fatal(err)
	}
}

func run(w io.Writer) error {
	ctx := ir.NewContext(append(all.Dialects(), power.Dialect)...)
	module, err := asm.ParseString(ctx, "f.mlir", text)
	if err != nil {
		return err
	}
	pipeline, err := pass.Parse("builtin.module(func.func(lower-power))", lowerpower.Pass)
	if err != nil {
		return err
	}
	var found diag.Collector
	if !pipeline.Run(context.Background(), module, pass.Config{Verify: true, Report: found.Handle}) {
		return found.Err(ctx.Files())
	}
	return asm.Print(w, module, asm.Flags{})
}
