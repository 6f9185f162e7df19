package llvm_test

import (
	"fmt"
	"testing"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/builtin"
	fn "github.com/gomlir/gomlir/dialect/func"
	"github.com/gomlir/gomlir/dialect/llvm"
	"github.com/gomlir/gomlir/ir"
)

// The call interfaces of all dialects return the callee and the arguments.
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

// The callees of calls can be found and changed.
func TestCallable(t *testing.T) {
	c := ir.NewContext(builtin.Dialect, fn.Dialect, llvm.Dialect)
	m, err := asm.ParseString(c, "calls.mlir", `
		llvm.func @f(i32 {llvm.noundef}) -> i32
		llvm.func @g(%x: i32) { llvm.return }
		func.func @h(%x: i32) { return }
		func.func @main(%x: i32, %p: !llvm.ptr, %q: !llvm.ptr, %g: (i32) -> ()) {
			%0 = llvm.call @f(%x) : (i32) -> i32
			llvm.call %p(%x) : !llvm.ptr, (i32) -> ()
			func.call @h(%x) : (i32) -> ()
			func.call_indirect %g(%x) : (i32) -> ()
			return
		}`)
	if err != nil {
		t.Fatal(err)
	}
	symbols := &ir.SymbolTables{}
	body := symbols.Table(m).Lookup("main").Region(0).First()
	want := map[string]string{"f": "1 1 declared", "g": "1 0", "h": "1 0"}
	for op := range body.Ops() {
		call, ok := ir.CallOpInterface.Of(op)
		if !ok {
			continue
		}
		symbol, value := call.CallTarget()
		if value != nil {
			if callee := ir.CalleeOf(call, symbols); callee != nil {
				t.Errorf("%s calls %s", op, callee)
			}
			call.SetCallTarget(nil, body.Arg(2))
			if _, value := call.CallTarget(); value != body.Arg(2) {
				t.Errorf("%s calls %s", op, value)
			}
			continue
		}
		for symbol != nil {
			callee, ok := ir.CallableOpInterface.Of(ir.CalleeOf(call, symbols))
			if !ok {
				t.Fatalf("%s: what it calls is no callable", op)
			}
			args, results := callee.CallableTypes()
			got := fmt.Sprint(len(args), " ", len(results))
			if callee.CallableRegion() == nil {
				got += " declared"
			}
			if got != want[symbol.Root()] {
				t.Errorf("%s is %s", symbol, got)
			}
			if attrs := ir.AttrsOfValue(callee.Op(), ir.ArgAttrs, 0); (attrs.Len() == 1) != (symbol.Root() == "f") {
				t.Errorf("%s has %v for its argument", symbol, attrs)
			}
			if symbol.Root() == "g" {
				break
			}
			symbol = ir.NewSymbolRefAttr(c, "g")
			call.SetCallTarget(symbol, nil)
		}
	}
}
