package convert_test

import (
	"context"
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/convert"
	"github.com/gomlir/gomlir/diag"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/dialect/ub"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
)

// Example converts poison to that of dialect llvm, and its index to an integer of 64
// bits. What uses the index is not converted.
func Example() {
	c := ir.NewContext(all.Dialects()...)
	file, err := c.Files().AddFile("poison.mlir", []byte(`
func.func @f() -> index {
  %0 = ub.poison : index
  return %0 : index
}`))
	if err != nil {
		panic(err)
	}
	report := func(d *diag.Diagnostic) { fmt.Println(d) }
	module := asm.ParseModule(c, source.Whole(file), asm.Config{}, report)

	types := convert.NewTypeConverter()
	convert.Add(types, func(t ir.Type) ir.Type { return t })
	convert.Add(types, func(t *ir.IndexType) ir.Type { return t.Context().I64() })
	poison := convert.On(types, func(op ub.PoisonOp, _ ub.PoisonAdaptor[*ir.Value], r *convert.Rewriter) bool {
		t := types.ConvertOne(op.Result().Type())
		if t == nil {
			return r.NoMatch(op.Op(), "a type that cannot be converted")
		}
		r.ReplaceBy(op.Op(), llvm.NewPoison(r.Builder, t).Op())
		return true
	})
	target := convert.NewTarget()
	target.LegalDialects("llvm")
	target.IllegalDialects("ub")
	patterns := convert.NewPatterns([]convert.Pattern{poison})
	convert.Partial(context.Background(), target, patterns, convert.Config{Report: report, KeepCasts: true}, module)
	fmt.Println(module)
	// Output:
	// module {
	//   func.func @f() -> index {
	//     %0 = llvm.mlir.poison : i64
	//     %1 = builtin.unrealized_conversion_cast %0 : i64 to index
	//     return %1 : index
	//   }
	// }
}
