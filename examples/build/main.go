// Build makes a function through gomlir's API, verifies it and prints it:
//
//	go run ./examples/build
//
// The function is the greatest common divisor of two numbers, the same as in
// examples/gcd.mlir.
package main

import (
	"errors"
	"fmt"
	"io"
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
	if err := run(os.Stdout, os.Stderr); err != nil {
		fmt.Fprintln(os.Stderr, "build:", err)
		os.Exit(1)
	}
}

func run(stdout, stderr io.Writer) error {
	// A context owns types and attributes. A program registers the dialects
	// that it needs; package dialect/all has them all.
	ctx := ir.NewContext(builtin.Dialect, fn.Dialect, arith.Dialect, cf.Dialect)
	module := gcd(ctx)

	// What is wrong with IR is told in diagnostics. Errors are for files.
	report := (&diag.Renderer{Out: stderr, Set: ctx.Files()}).Handle
	if !verify.Operation(module.Op(), verify.Options{}, report) {
		return errors.New("the module is not valid")
	}
	return asm.Print(stdout, module.Op(), asm.Flags{})
}

// gcd makes a module with the function.
func gcd(ctx *ir.Context) builtin.ModuleOp {
	i32 := ctx.I32()
	b := ir.NewBuilder(ctx)
	module := builtin.NewModule(b)

	// Each constructor inserts the operation where the builder points.
	b.AtEnd(module.Body())
	f := fn.NewFunc(b, "gcd", ir.NewFunctionType(ctx, []ir.Type{i32, i32}, []ir.Type{i32}))
	entry := f.AddEntryBlock()

	// Blocks have arguments where other representations have PHI nodes. The
	// branches to a block give it its values.
	loop := b.CreateBlock(f.Body(), i32, i32)
	step := b.CreateBlock(f.Body())
	exit := b.CreateBlock(f.Body())
	x, y := loop.Arg(0), loop.Arg(1)

	b.AtEnd(entry)
	zero := arith.NewConstantInt(b, i32, 0).Result()
	cf.NewBranch(b, ir.To(loop, entry.Args().Values()...))

	b.AtEnd(loop)
	done := arith.NewCmpI(b, arith.CmpIPredicateEq, y, zero).Result()
	cf.NewCondBranch(b, done, ir.To(exit), ir.To(step))

	b.AtEnd(step)
	rest := arith.NewRemUI(b, x, y).Result()
	cf.NewBranch(b, ir.To(loop, y, rest))

	b.AtEnd(exit)
	fn.NewReturn(b, x)
	return module
}
