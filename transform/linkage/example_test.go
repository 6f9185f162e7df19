package linkage_test

import (
	"context"
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/transform/linkage"
)

// A function that several files may define gets a COMDAT, and all are hidden.
func Example() {
	ctx := ir.NewContext(all.Dialects()...)
	file, err := ctx.Files().AddFile("example.mlir", []byte(`
llvm.func linkonce @f() { llvm.return }`))
	if err != nil {
		panic(err)
	}
	module := asm.ParseModule(ctx, source.Whole(file), asm.Config{}, nil)
	pipeline, err := pass.Parse("builtin.module(llvm-add-comdats,llvm-use-default-visibility{visibility=hidden})", linkage.AddComdats, linkage.UseDefaultVisibility)
	if err != nil {
		panic(err)
	}
	pipeline.Run(context.Background(), module, pass.Config{Verify: true})
	fmt.Println(module)
	// Output:
	// module {
	//   llvm.comdat @__llvm_comdat {
	//     llvm.comdat_selector @f any
	//   }
	//   llvm.func linkonce hidden @f() comdat(@__llvm_comdat::@f) {
	//     llvm.return
	//   }
	// }
}
