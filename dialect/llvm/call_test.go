package llvm_test

import (
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/builtin"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
)

// Calls of all dialects say what they call, and with which arguments.
func TestCallInterface(t *testing.T) {
	c := ir.NewContext(builtin.Dialect, fn.Dialect, llvm.Dialect)
	m, err := asm.ParseString(c, "calls.mlir", `
		func.func @f(%p: !llvm.ptr, %g: (i32, i32) -> i32, %x: i32) {
			%0 = func.call @g(%x, %x) : (i32, i32) -> i32
			%1 = func.call_indirect %g(%x, %x) : (i32, i32) -> i32
			%2 = llvm.call @g(%x, %x) : (i32, i32) -> i32
			%3 = llvm.call %p(%x, %x) : !llvm.ptr, (i32, i32) -> i32
			return
		}
		func.func private @g(i32, i32) -> i32`)
	if err != nil {
		t.Fatal(err)
	}
	body := m.Region(0).First().First().Region(0).First()
	calls := 0
	for op := range body.Ops() {
		call, ok := ir.CallOpInterface.Of(op)
		if !ok {
			continue
		}
		symbol, callee := call.CallTarget()
		if direct := op.Operand(0) == body.Arg(2); (symbol != nil) != direct || (callee == nil) != direct {
			t.Errorf("%s calls %v and %v", op, symbol, callee)
		}
		args := call.CallArgs()
		if args.Len() != 2 || args.At(0) != body.Arg(2) || args.At(1) != body.Arg(2) {
			t.Errorf("%s has the arguments %v", op, args.Values())
		}
		calls++
	}
	if calls != 4 {
		t.Errorf("%d calls", calls)
	}
}
