package affine_test

import (
	"fmt"

	affinemap "github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/dialect/affine"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
)

// FoldedApply makes one operation of a chain of maps, and none if the result is known.
func Example() {
	c := ir.NewContext(all.Dialects()...)
	block := ir.NewBlock()
	i := block.AddArgument(c.Index(), ir.NewUnknownLoc(c))
	b := ir.NewBuilder(c).AtEnd(block)
	d0 := affinemap.NewDim(0)
	four := ir.FoldResult{Attr: ir.NewIntegerAttr(c.Index(), 4)}
	constant := affine.FoldedExpr(b, d0.Add(affinemap.NewConstant(1)), four)
	next := affine.FoldedExpr(b, d0.Add(affinemap.NewConstant(1)), ir.FoldResult{Value: i})
	product := affine.FoldedExpr(b, d0.Mul(affinemap.NewSymbol(0)), next, constant)
	fmt.Println(constant.Attr)
	fmt.Println(ir.Cast[affine.ApplyOp](product.Value.DefiningOp()).Map())
	// Output:
	// 5 : index
	// (d0) -> (d0 * 5 + 5)
}
