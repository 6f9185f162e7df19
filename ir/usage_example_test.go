package ir_test

import (
	"fmt"

	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/dialect/arith"
	"github.com/gomlir/gomlir/dialect/builtin"
	"github.com/gomlir/gomlir/dialect/cf"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/ir"
)

// A function is built by the constructors of its dialects, block by block, and is text
// where it is printed.
func Example() {
	c := ir.NewContext(all.Dialects()...)
	b := ir.NewBuilder(c)
	module := builtin.NewModule(b)
	b.AtEnd(module.Body())
	f := fn.NewFunc(b, "clamp", ir.NewFunctionType(c, []ir.Type{c.I32()}, []ir.Type{c.I32()}))
	entry := f.Body().NewBlock(c.I32())
	exit := f.Body().NewBlock(c.I32())

	b.AtEnd(entry)
	limit := arith.NewConstantInt(b, c.I32(), 100).Result()
	over := arith.NewCmpI(b, arith.CmpIPredicateSgt, entry.Arg(0), limit).Result()
	cf.NewCondBranch(b, over, ir.To(exit, limit), ir.To(exit, entry.Arg(0)))
	b.AtEnd(exit)
	fn.NewReturn(b, exit.Arg(0))
	fmt.Println(module.Op())
	// Output:
	// module {
	//   func.func @clamp(%arg0: i32) -> i32 {
	//     %c100_i32 = arith.constant 100 : i32
	//     %0 = arith.cmpi sgt, %arg0, %c100_i32 : i32
	//     cf.cond_br %0, ^bb1(%c100_i32 : i32), ^bb1(%arg0 : i32)
	//   ^bb1(%1: i32):  // 2 preds: ^bb0, ^bb0
	//     return %1 : i32
	//   }
	// }
}

// As looks at an operation as what it is; a value may be a known constant.
func ExampleAs() {
	c := ir.NewContext(all.Dialects()...)
	b := ir.NewBuilder(c)
	seven := arith.NewConstantInt(b, c.I32(), 7)
	sum := arith.NewAddI(b, seven.Result(), seven.Result())

	if add, ok := ir.As[arith.AddIOp](sum.Op()); ok {
		fmt.Println(ir.ConstInt(add.Lhs()))
		fmt.Println(ir.ConstInt(add.Result()))
	}
	_, ok := ir.As[arith.AddIOp](seven.Op())
	fmt.Println(ok)
	half := arith.NewConstant(b, ir.NewFloat64Attr(c.F32(), 0.5))
	fmt.Println(ir.ConstFloat(half.Result()))
	// Output:
	// 7 true
	// 0 false
	// false
	// 0.5 true
}

// Operations are walked by ranging over them, all of them or those of one kind.
func ExampleOpsOf() {
	c := ir.NewContext(all.Dialects()...)
	b := ir.NewBuilder(c)
	module := builtin.NewModule(b)
	b.AtEnd(module.Body())
	arith.NewConstantInt(b, c.I8(), 1)
	arith.NewConstantInt(b, c.I8(), 2)
	for k := range ir.OpsOf[arith.ConstantOp](module.Op()) {
		fmt.Println(k)
	}
	for op := range ir.Preorder(module.Op()) {
		fmt.Println(op.Name())
	}
	for op := range ir.Postorder(module.Op()) {
		if op != module.Op() {
			op.Erase()
		}
	}
	fmt.Println(module)
	// Output:
	// %c1_i8 = arith.constant 1 : i8
	// %c2_i8 = arith.constant 2 : i8
	// builtin.module
	// arith.constant
	// arith.constant
	// module {
	// }
}
