package retype_test

import (
	"context"
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/retype"
	"github.com/gomlir/gomlir/source"
)

// Example passes complex numbers in two parts.
func Example() {
	ctx := ir.NewContext(all.Dialects()...)
	file, err := ctx.Files().AddFile("example.mlir", []byte(`
func.func private @g(complex<f32>) -> complex<f32>
func.func @f(%z: complex<f32>, %c: i1) -> complex<f32> {
  %0 = func.call @g(%z) : (complex<f32>) -> complex<f32>
  cf.cond_br %c, ^a(%0 : complex<f32>), ^a(%z : complex<f32>)
^a(%w: complex<f32>):
  cf.br ^b(%w : complex<f32>)
^b(%x: complex<f32>):
  return %x : complex<f32>
}`))
	if err != nil {
		panic(err)
	}
	report := func(d *diag.Diagnostic) { fmt.Println(d) }
	module := asm.ParseModule(ctx, source.Whole(file), asm.Config{}, report)

	types := convert.NewTypeConverter()
	types.AddRule(func(t ir.Type) ([]ir.Type, convert.Outcome) {
		if z, ok := t.(*ir.ComplexType); ok {
			return []ir.Type{z.Elem(), z.Elem()}, convert.Converted
		}
		return []ir.Type{t}, convert.Converted
	})
	target := convert.NewTarget()
	retype.Legality(types, target)
	patterns := convert.NewPatterns(retype.Functions(ctx, types), retype.Calls(types), retype.Returns(types), retype.Branches(types))
	convert.Partial(context.Background(), target, patterns, convert.Config{Report: report}, module)
	fmt.Println(module)
	// Output:
	// module {
	//   func.func private @g(f32, f32) -> (f32, f32)
	//   func.func @f(%arg0: f32, %arg1: f32, %arg2: i1) -> (f32, f32) {
	//     %0:2 = call @g(%arg0, %arg1) : (f32, f32) -> (f32, f32)
	//     cf.cond_br %arg2, ^bb1(%0#0, %0#1 : f32, f32), ^bb1(%arg0, %arg1 : f32, f32)
	//   ^bb1(%1: f32, %2: f32):  // 2 preds: ^bb0, ^bb0
	//     cf.br ^bb2(%1, %2 : f32, f32)
	//   ^bb2(%3: f32, %4: f32):  // pred: ^bb1
	//     return %3, %4 : f32, f32
	//   }
	// }
}
