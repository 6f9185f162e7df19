package tollvm_test

import (
	"context"
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/lower/arithtollvm"
	"github.com/gomlir/gomlir/lower/functollvm"
	"github.com/gomlir/gomlir/lower/tollvm"
	"github.com/gomlir/gomlir/source"
)

// Example converts two dialects at once, with an index of 32 bits.
func Example() {
	ctx := ir.NewContext(all.Dialects()...)
	file, err := ctx.Files().AddFile("next.mlir", []byte(`
func.func @next(%i: index) -> index {
  %c1 = arith.constant 1 : index
  %0 = arith.addi %i, %c1 : index
  return %0 : index
}`))
	if err != nil {
		panic(err)
	}
	report := func(d *diag.Diagnostic) { fmt.Println(d) }
	module := asm.ParseModule(ctx, source.Whole(file), asm.Config{}, report)

	types := tollvm.NewTypeConverter(ctx, tollvm.Options{IndexBits: 32, Report: report})
	patterns := convert.NewPatterns(arithtollvm.Patterns(types), functollvm.Patterns(types, &ir.SymbolTables{}))
	convert.Partial(context.Background(), tollvm.Target(), patterns, convert.Config{Report: report}, module)
	fmt.Println(module)
	// Output:
	// module {
	//   llvm.func @next(%arg0: i32) -> i32 {
	//     %0 = llvm.mlir.constant(1 : index) : i32
	//     %1 = llvm.add %arg0, %0 : i32
	//     llvm.return %1 : i32
	//   }
	// }
}

// A memref of rank 1 becomes a struct: two pointers, an offset, sizes and strides.
func ExampleTypeConverter() {
	ctx := ir.NewContext(all.Dialects()...)
	types := tollvm.NewTypeConverter(ctx, tollvm.Options{})
	memref := ir.NewMemRefType([]int64{ir.DynamicSize}, ctx.F32(), nil, nil)
	fmt.Println(types.ConvertOne(memref))
	fmt.Println(types.ConvertOne(ir.NewComplexType(ctx.F64())))
	// Output:
	// !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
	// !llvm.struct<(f64, f64)>
}
