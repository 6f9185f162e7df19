package lowerpower_test

import (
	"context"
	"fmt"
	"math/big"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/docs/tutorial/3-dialect/power"
	"github.com/gomlir/gomlir/docs/tutorial/5-pass/lowerpower"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/rewrite"
)

// lower parses a function, runs the pass on it and returns its module.
func lower(text string) (*ir.Operation, error) {
	ctx := ir.NewContext(append(all.Dialects(), power.Dialect)...)
	module, err := asm.ParseString(ctx, "f.mlir", text)
	if err != nil {
		return nil, err
	}
	pipeline, err := pass.Parse("builtin.module(func.func(lower-power))", lowerpower.Pass)
	if err != nil {
		return nil, err
	}
	var found diag.Collector
	if !pipeline.Run(context.Background(), module, pass.Config{Verify: true, Report: found.Handle}) {
		return nil, found.Err(ctx.Files())
	}
	return module, nil
}

// The multiplications have the value of the power, whatever the exponent's bits.
func TestValue(t *testing.T) {
	for n := range int64(130) {
		module, err := lower(fmt.Sprintf(`
func.func @f() -> i256 {
  %%x = arith.constant 3 : i256
  %%y = power.raise %%x, %d : i256
  return %%y : i256
}`, n))
		if err != nil {
			t.Fatal(err)
		}
		rewrite.Greedy(context.Background(), module, rewrite.NewPatterns(), rewrite.Config{})
		want := fmt.Sprintf("arith.constant %s : i256\n", new(big.Int).Exp(big.NewInt(3), big.NewInt(n), nil))
		if got := module.String(); !strings.Contains(got, want) {
			t.Errorf("3 to the power of %d is not\n%s in\n%s", n, want, got)
		}
	}
}

func Example() {
	module, err := lower("func.func @f(%x: i8) -> i8 {\n  %0 = power.raise %x, 3 : i8\n  return %0 : i8\n}\n")
	fmt.Println(module, err)
	// Output:
	// module {
	//   func.func @f(%arg0: i8) -> i8 {
	//     %0 = arith.muli %arg0, %arg0 : i8
	//     %1 = arith.muli %arg0, %0 : i8
	//     return %1 : i8
	//   }
	// } <nil>
}
