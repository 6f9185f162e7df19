package emulatenarrow_test

import (
	"context"
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/emulatenarrow"
	"github.com/gomlir/gomlir/source"
)

// Example loads half a byte, and a vector of them.
func Example() {
	ctx := ir.NewContext(all.Dialects()...)
	file, err := ctx.Files().AddFile("example.mlir", []byte(`
func.func @f(%i: index) -> (i4, vector<6xi4>) {
  %m = memref.alloc() : memref<64xi4>
  %0 = memref.load %m[%i] : memref<64xi4>
  %1 = vector.load %m[%i] : memref<64xi4>, vector<6xi4>
  return %0, %1 : i4, vector<6xi4>
}`))
	if err != nil {
		panic(err)
	}
	report := func(d *diag.Diagnostic) { fmt.Println(d) }
	module := asm.ParseModule(ctx, source.Whole(file), asm.Config{}, report)

	types := emulatenarrow.NewTypeConverter(8)
	types.AddMemRefs()
	target := convert.NewTarget()
	target.DynamicDialects(types.IsLegalOp, "arith", "vector", "memref", "affine")
	patterns := convert.NewPatterns(types.MemRefPatterns(false), types.VectorPatterns(false))
	convert.Partial(context.Background(), target, patterns, convert.Config{Report: report}, module)
	for op := range ir.Preorder(module) {
		if n := op.Name(); n == "memref.load" || n == "arith.trunci" || n == "vector.load" || n == "vector.bitcast" {
			fmt.Println(n, "makes", op.Result(0).Type())
		}
	}
	// Output:
	// memref.load makes i8
	// arith.trunci makes i4
	// vector.load makes vector<3xi8>
	// vector.bitcast makes vector<6xi4>
}
