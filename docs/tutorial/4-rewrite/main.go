// Rewrite simplifies powers with patterns: chapter 4 of the tutorial.
package main

import (
	"context"
	"errors"
	"io"
	"log"
	"math"
	"os"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/builtin"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/docs/tutorial/3-dialect/power"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
)

const text = `
func.func @f(%x: i32) -> i32 {
  %0 = power.raise %x, 1 : i32
  %1 = arith.muli %0, %0 : i32
  %2 = power.raise %1, 5 : i32
  return %2 : i32
}
`

// square makes x * x a power.
var square = rewrite.On(func(op arith.MulIOp, r *rewrite.Rewriter) bool {
	if op.Lhs() != op.Rhs() {
		return false
	}
	r.ReplaceBy(op.Op(), power.NewRaise(r.Builder, op.Lhs(), 2).Op())
	return true
})

// nested makes the power of a power one power.
var nested = rewrite.On(func(op power.RaiseOp, r *rewrite.Rewriter) bool {
	inner, ok := ir.DefiningOp[power.RaiseOp](op.Base())
	if !ok || inner.Exponent() != 0 && op.Exponent() > math.MaxInt64/inner.Exponent() {
		return false
	}
	r.ReplaceBy(op.Op(), power.NewRaise(r.Builder, inner.Base(), inner.Exponent()*op.Exponent()).Op())
	return true
})

func main() {
	if err := run(os.Stdout); err != nil {
		log.Fatal(err)
	}
}

func run(w io.Writer) error {
	ctx := ir.NewContext(builtin.Dialect, fn.Dialect, arith.Dialect, power.Dialect)
	module, err := asm.ParseString(ctx, "f.mlir", text)
	if err != nil {
		return err
	}
	patterns := rewrite.NewPatterns(square, nested)
	if !rewrite.Greedy(context.Background(), module, patterns, rewrite.Config{}).Converged {
		return errors.New("the patterns do not come to an end")
	}
	return asm.Print(w, module, asm.Flags{})
}
