package licm_test

import (
	"fmt"

	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/transform/licm"
)

// The constant is the same in each round.
func ExampleHoist() {
	c := ir.NewContext(append(all.Dialects(), myDialect)...)
	body := ir.NewRegion()
	b := ir.NewBuilder(c)
	b.CreateBlock(body)
	arith.NewConstantInt(b, c.I32(), 1)
	top := ir.NewBlock()
	loop := b.AtEnd(top).Create(&ir.OperationState{Def: forever, Regions: []*ir.Region{body}})
	l, _ := ir.LoopLikeOpInterface.Of(loop)
	fmt.Println(licm.Hoist(l), loop.Prev().Name())
	// Output: 1 arith.constant
}
