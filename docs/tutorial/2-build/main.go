// Build makes a function through the API: chapter 2 of the tutorial.
package main

import (
	"io"
	"log"
	"os"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/dialect/cf"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/verify"
)

func main() {
	if err := run(os.Stdout); err != nil {
		log.Fatal(err)
	}
}

func run(w io.Writer) error {
	ctx := ir.NewContext(builtin.Dialect, fn.Dialect, arith.Dialect, cf.Dialect)
	b := ir.NewBuilder(ctx)
	module := builtin.NewModule(b)
	b.AtEnd(module.Body())
	buildMax(b)

	var found diag.Collector
	if !verify.Operation(module.Op(), verify.Options{}, found.Handle) {
		return found.Err(ctx.Files())
	}
	return asm.Print(w, module.Op(), asm.Flags{})
}

// buildMax makes a function that returns the larger of two numbers.
func buildMax(b *ir.Builder) {
	i32 := b.Context().I32()
	f := fn.NewFunc(b, "max", ir.NewFunctionType(b.Context(), []ir.Type{i32, i32}, []ir.Type{i32}))
	entry := f.AddEntryBlock()
	exit := b.CreateBlock(f.Body(), i32)
	x, y := entry.Arg(0), entry.Arg(1)

	b.AtEnd(entry)
	larger := arith.NewCmpI(b, arith.CmpIPredicateSgt, x, y).Result()
	cf.NewCondBranch(b, larger, ir.To(exit, x), ir.To(exit, y))

	b.AtEnd(exit)
	fn.NewReturn(b, exit.Arg(0))
}
