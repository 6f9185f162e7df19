package debugscope_test

import (
	"context"
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/transform/debugscope"
)

// The location of a function says which subprogram it is.
func Example() {
	ctx := ir.NewContext(all.Dialects()...)
	file, err := ctx.Files().AddFile("example.mlir", []byte(`
llvm.func @f() loc("f.c":7:1)`))
	if err != nil {
		panic(err)
	}
	module := asm.ParseModule(ctx, source.Whole(file), asm.Config{}, nil)
	pipeline, err := pass.Parse("builtin.module(ensure-debug-info-scope-on-llvm-func)", debugscope.Pass)
	if err != nil {
		panic(err)
	}
	pipeline.Run(context.Background(), module, pass.Config{Verify: true})
	fmt.Println(module.Region(0).First().First().Loc())
	// Output:
	// loc(fused<#llvm.di_subprogram<scope = #llvm.di_file<"f.c" in "">, name = "f", linkageName = "f", file = <"f.c" in "">, line = 7, scopeLine = 7, subprogramFlags = Optimized, type = <callingConvention = DW_CC_normal>>>["f.c":7:1])
}
