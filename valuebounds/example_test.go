package valuebounds_test

import (
	"fmt"

	affinemap "github.com/gomlir/gomlir/affine"
	"github.com/gomlir/gomlir/affine/presburger"
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/dialect/index"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/valuebounds"
)

// An addition of the dialect index, which does not implement the interface.
type addition struct{ index.AddOp }

func (op addition) PopulateBounds(v valuebounds.Variable, s *valuebounds.ConstraintSet) {
	lhs, rhs := s.Expr(valuebounds.Index(op.Lhs())), s.Expr(valuebounds.Index(op.Rhs()))
	s.Equal(v, lhs.Add(rhs))
}

// Example attaches the interface to an operation of another package.
func Example() {
	ctx := ir.NewContext(all.Dialects()...)
	valuebounds.ValueBoundsOpInterface.Attach(ctx, index.Add, func(op *ir.Operation) valuebounds.ValueBoundsOp {
		return addition{ir.Cast[index.AddOp](op)}
	})
	module, err := asm.ParseString(ctx, "example.mlir", `
func.func @f(%a: index, %t: tensor<?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %n = tensor.dim %t, %c0 : tensor<?xf32>
  %min = affine.min affine_map<(d0) -> (d0, 8)>(%n)
  %0 = index.add %min, %c5
  return %0 : index
}`)
	if err != nil {
		panic(err)
	}
	var sum *ir.Value
	for op := range ir.Preorder(module) {
		if op.Is(index.Add) {
			sum = op.Result(0)
		}
	}
	x := valuebounds.Of(valuebounds.Index(sum))
	fmt.Println(valuebounds.ConstantBound(presburger.Above, x))
	fmt.Println(valuebounds.ConstantBound(presburger.Below, x))
	twice := valuebounds.Apply(affinemap.NewMap(1, 0, affinemap.NewDim(0).Mul(affinemap.NewConstant(2))), 0, x)
	fmt.Println(valuebounds.Compare(twice, valuebounds.LE, valuebounds.Expression{Expr: affinemap.NewConstant(26)}))
	// Output:
	// 13 true
	// 0 false
	// true true
}
