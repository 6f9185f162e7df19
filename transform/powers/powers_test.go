package powers_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
	"github.com/gomlir/gomlir/transform/powers"
)

// reduced returns a function after the patterns.
func reduced(text string) string {
	module, err := asm.ParseString(ir.NewContext(all.Dialects()...), "example.mlir", text)
	if err != nil {
		panic(err)
	}
	rewrite.Greedy(context.Background(), module, rewrite.NewPatterns(powers.Patterns()...), rewrite.Config{BottomUp: true})
	return fmt.Sprint(module)
}

// The square of a number is a product.
func Example() {
	fmt.Println(reduced(`
func.func @f(%x: f32) -> f32 {
  %two = arith.constant 2.0 : f32
  %0 = math.powf %x, %two : f32
  return %0 : f32
}`))
	// Output:
	// module {
	//   func.func @f(%arg0: f32) -> f32 {
	//     %0 = arith.mulf %arg0, %arg0 : f32
	//     return %0 : f32
	//   }
	// }
}

// TestTensors has reciprocals of tensors, for which mlir-opt-22 makes invalid IR. The comparison with it is
// TestPowers of package testpass.
func TestTensors(t *testing.T) {
	for _, exponent := range []string{"0", "-2"} {
		text := strings.ReplaceAll("func.func @f(%x: tensor<4xi32>) -> tensor<4xi32> {\n  %n = arith.constant dense<N> : tensor<4xi32>\n"+
			"  %0 = math.ipowi %x, %n : tensor<4xi32>\n  return %0 : tensor<4xi32>\n}", "N", exponent)
		if got := reduced(text); !strings.Contains(got, "math.ipowi %arg0, %cst") {
			t.Errorf("%s: got %s", exponent, got)
		}
	}
	const text = "func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {\n  %n = arith.constant dense<-1.0> : tensor<4xf32>\n  %0 = math.powf %x, %n : tensor<4xf32>\n  return %0 : tensor<4xf32>\n}"
	if got := reduced(text); !strings.Contains(got, "math.powf") {
		t.Errorf("got %s", got)
	}
}
