package savings

import (
	"testing"

	"example.org/units"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/dialect/dialecttest"
	"github.com/gomlir/gomlir/pass"
)

var suite = dialecttest.Suite{Dialects: append(all.Dialects(), units.Dialect), Passes: []*pass.Def{Pass}}

const product = `func.func @f(%arg0: i32) -> i32 {
  %c8_i32 = arith.constant 8 : i32
  %0 = arith.muli %arg0, %c8_i32 : i32
  return %0 : i32
}`

// A multiplication of three cycles becomes a shift of one.
func TestShift(t *testing.T) {
	suite.Becomes(t, "func.func(units-save)", product, `func.func @f(%arg0: i32) -> i32 attributes {units.saved = 2 : i64} {
  %c3_i32 = arith.constant 3 : i32
  %0 = arith.shli %arg0, %c3_i32 : i32
  return %0 : i32
}`)
	suite.Becomes(t, "func.func(units-save{max-shift=2})", product, product)
}
