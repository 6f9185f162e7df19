package rewrite_test

import (
	"context"
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/rewrite"
	"github.com/gomlir/gomlir/source"
)

// Example makes x + x a shift.
func Example() {
	c := ir.NewContext(all.Dialects()...)
	file, err := c.Files().AddFile("twice.mlir", []byte(`
func.func @twice(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  return %0 : i32
}`))
	if err != nil {
		panic(err)
	}
	module := asm.ParseModule(c, source.Whole(file), asm.Config{}, func(d *diag.Diagnostic) { panic(d) })

	shift := rewrite.On(func(op arith.AddIOp, r *rewrite.Rewriter) bool {
		if op.Lhs() != op.Rhs() {
			return r.NoMatch(op.Op(), "the operands are not the same")
		}
		one := arith.NewConstant(r.Builder, ir.NewIntegerAttr(op.Lhs().Type(), 1))
		r.ReplaceBy(op.Op(), arith.NewShLI(r.Builder, op.Lhs(), one.Result()).Op())
		return true
	})
	rewrite.Greedy(context.Background(), module, rewrite.NewPatterns(shift), rewrite.Config{})
	fmt.Println(module)
	// Output:
	// module {
	//   func.func @twice(%arg0: i32) -> i32 {
	//     %c1_i32 = arith.constant 1 : i32
	//     %0 = arith.shli %arg0, %c1_i32 : i32
	//     return %0 : i32
	//   }
	// }
}

// A pass that has changed branches erases what they no longer lead to.
func ExampleSimplifyRegion() {
	ctx := ir.NewContext(all.Dialects()...)
	module, err := asm.ParseString(ctx, "example.mlir", `
func.func @f(%c: i1) {
  return
^unreachable:
  cf.cond_br %c, ^unreachable, ^unreachable
}`)
	if err != nil {
		panic(err)
	}
	f := module.Region(0).First().First()
	changed := rewrite.SimplifyRegion(rewrite.New(ctx, nil), f.Region(0), false)
	fmt.Println(changed, f)
	// Output:
	// true func.func @f(%arg0: i1) {
	//   return
	// }
}
