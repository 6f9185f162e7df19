package topologicalsort_test

import (
	"context"
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/transform/topologicalsort"
)

// What is needed comes first.
func Example() {
	ctx := ir.NewContext(all.Dialects()...)
	ctx.SetAllowUnregisteredDialects(true)
	file, err := ctx.Files().AddFile("example.mlir", []byte(`
%0 = "my.sum"(%1) : (i32) -> i32
%1 = "my.one"() : () -> i32`))
	if err != nil {
		panic(err)
	}
	module := asm.ParseModule(ctx, source.Whole(file), asm.Config{}, nil)
	pipeline, err := pass.Parse("builtin.module(topological-sort)", topologicalsort.Pass)
	if err != nil {
		panic(err)
	}
	pipeline.Run(context.Background(), module, pass.Config{Verify: true})
	fmt.Println(module)
	// Output:
	// module {
	//   %0 = "my.one"() : () -> i32
	//   %1 = "my.sum"(%0) : (i32) -> i32
	// }
}
