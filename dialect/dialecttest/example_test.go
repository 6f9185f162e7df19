package dialecttest_test

import (
	"fmt"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/dialecttest"
	"github.com/gomlir/gomlir/ir"
)

// A test of a dialect has a line for each thing it checks; t is the *testing.T.
func Example() {
	suite := dialecttest.Suite{Dialects: []*ir.Dialect{arith.Dialect}}
	t := new(testing.T)
	suite.RoundTrip(t, "%c1_i32 = arith.constant 1 : i32")
	suite.Error(t, "%0 = arith.constant 1 : i32 %1 = arith.negf %0 : i32", "operand #0 must be floating-point-like")
	fmt.Println("failed:", t.Failed())
	fmt.Print(suite.Print(t, "%0 = arith.constant 1 : i32", asm.Flags{Generic: true}))
	// Output:
	// failed: false
	// "builtin.module"() ({
	//   %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
	// }) : () -> ()
}
