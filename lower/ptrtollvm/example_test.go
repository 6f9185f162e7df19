package ptrtollvm_test

import (
	"context"
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/functollvm"
	"github.com/gomlir/gomlir/lower/ptrtollvm"
	"github.com/gomlir/gomlir/lower/tollvm"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/source"
)

// Example converts an address, with the patterns of convert-to-llvm.
func Example() {
	ctx := ir.NewContext(all.Dialects()...)
	file, err := ctx.Files().AddFile("example.mlir", []byte(`
func.func @f(%p: !ptr.ptr<#ptr.generic_space>, %i: i64) -> !ptr.ptr<#ptr.generic_space> {
  %0 = ptr.ptr_add inbounds %p, %i : !ptr.ptr<#ptr.generic_space>, i64
  return %0 : !ptr.ptr<#ptr.generic_space>
}`))
	if err != nil {
		panic(err)
	}
	report := func(d *diag.Diagnostic) { fmt.Println(d) }
	module := asm.ParseModule(ctx, source.Whole(file), asm.Config{}, report)

	toLLVM := tollvm.NewPass(map[string]tollvm.PatternFunc{
		"func": func(c *tollvm.TypeConverter) []convert.Pattern { return functollvm.Patterns(c, &ir.SymbolTables{}) },
		"ptr":  ptrtollvm.Patterns,
	})
	pipeline, err := pass.Parse("builtin.module(convert-to-llvm)", toLLVM)
	if err != nil {
		panic(err)
	}
	pipeline.Run(context.Background(), module, pass.Config{Verify: true, Report: report})
	fmt.Println(module)
	// Output:
	// module {
	//   llvm.func @f(%arg0: !llvm.ptr, %arg1: i64) -> !llvm.ptr {
	//     %0 = llvm.getelementptr inbounds %arg0[%arg1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
	//     llvm.return %0 : !llvm.ptr
	//   }
	// }
}
