package symbols_test

import (
	"context"
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/transform/symbols"
)

// All but main becomes private, and what main does not need goes.
func Example() {
	ctx := ir.NewContext(all.Dialects()...)
	file, err := ctx.Files().AddFile("example.mlir", []byte(`
func.func @a() { return }
func.func @b() { return }
func.func @main() {
  call @b() : () -> ()
  return
}`))
	if err != nil {
		panic(err)
	}
	module := asm.ParseModule(ctx, source.Whole(file), asm.Config{}, nil)
	pipeline, err := pass.Parse("builtin.module(symbol-privatize{exclude=main},symbol-dce)", symbols.Privatize, symbols.DCE)
	if err != nil {
		panic(err)
	}
	pipeline.Run(context.Background(), module, pass.Config{Verify: true})
	fmt.Println(module)
	// Output:
	// module {
	//   func.func private @b() {
	//     return
	//   }
	//   func.func @main() {
	//     call @b() : () -> ()
	//     return
	//   }
	// }
}
