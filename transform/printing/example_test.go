package printing_test

import (
	"context"
	"os"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/transform/printing"
)

// How many operations there are of each kind.
func Example() {
	ctx := ir.NewContext(all.Dialects()...)
	file, err := ctx.Files().AddFile("example.mlir", []byte(`
func.func @a() { return }
func.func @b() { return }`))
	if err != nil {
		panic(err)
	}
	module := asm.ParseModule(ctx, source.Whole(file), asm.Config{}, nil)
	pipeline, err := pass.Parse("builtin.module(print-op-stats,print-op-stats{json})", printing.OpStats)
	if err != nil {
		panic(err)
	}
	pipeline.Run(context.Background(), module, pass.Config{Stderr: os.Stdout})
	// Output:
	// Operations encountered:
	// -----------------------
	//   builtin.module , 1
	//      func.func   , 2
	//      func.return , 2
	// {
	//   "builtin.module" : 1,
	//   "func.func" : 2,
	//   "func.return" : 2
	// }
}
