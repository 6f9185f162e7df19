package inlining_test

import (
	"fmt"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/inlining"
)

// A dialect of one's own may be inlined, too: its operations are legal, and calls of it
// leave a trace.
type marked struct{ inlining.Defaults }

func (marked) OpIsLegal(*ir.Operation, *ir.Region, bool, []*ir.Value) bool { return true }

func (marked) CallIsLegal(_, _ *ir.Operation, copied bool) bool { return copied }

func (marked) HandleBlocks(s *inlining.Site) {
	for op := range s.Blocks.Ops() {
		op.SetAttr("from", ir.NewStringAttr(op.Context(), ir.SymbolNameOf(s.Callable)))
	}
}

// A call is put in the place of what it calls.
func Example() {
	my := &ir.Dialect{Name: "my", AllowsUnknownOps: true, Interfaces: []ir.Implementation{inlining.DialectInterface.Is(marked{})}}
	ctx := ir.NewContext(append(all.Dialects(), my)...)
	module, err := asm.ParseString(ctx, "example.mlir", `
func.func @main(%x: i32) -> i32 {
  %0 = call @abs(%x) : (i32) -> i32
  return %0 : i32
}
func.func @abs(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %0 = arith.cmpi slt, %x, %c0 : i32
  cf.cond_br %0, ^bb1, ^bb2
^bb1:
  %1 = "my.negate"(%x) : (i32) -> i32
  return %1 : i32
^bb2:
  return %x : i32
}`)
	if err != nil {
		panic(err)
	}
	symbols := &ir.SymbolTables{}
	call, _ := ir.CallOpInterface.Of(module.Region(0).First().First().Region(0).First().First())
	callee, _ := ir.CallableOpInterface.Of(ir.CalleeOf(call, symbols))
	if inlining.New(ctx).Call(call, callee, true) {
		call.Op().Erase()
	}
	fmt.Println(symbols.Table(module).Lookup("main"))
	// Output:
	// func.func @main(%arg0: i32) -> i32 {
	//   %c0_i32 = arith.constant 0 : i32
	//   %0 = arith.cmpi slt, %arg0, %c0_i32 : i32
	//   cf.cond_br %0, ^bb1, ^bb2
	// ^bb1:  // pred: ^bb0
	//   %1 = "my.negate"(%arg0) : (i32) -> i32
	//   cf.br ^bb3(%1 : i32)
	// ^bb2:  // pred: ^bb0
	//   cf.br ^bb3(%arg0 : i32)
	// ^bb3(%2: i32):  // 2 preds: ^bb1, ^bb2
	//   return %2 : i32
	// }
}
