package inlining_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/ir/inlining"
)

// inlineAll inlines the calls in a function in order.
func inlineAll(t *testing.T, text, name string) *ir.Operation {
	t.Helper()
	ctx := ir.NewContext(all.Dialects()...)
	module, err := asm.ParseString(ctx, "test.mlir", text)
	if err != nil {
		t.Fatal(err)
	}
	symbols := &ir.SymbolTables{}
	f := symbols.Table(module).Lookup(name)
	var calls []ir.CallOp
	for op := range ir.Preorder(f) {
		if call, ok := ir.CallOpInterface.Of(op); ok {
			calls = append(calls, call)
		}
	}
	n := inlining.New(ctx)
	for _, call := range calls {
		callee, ok := ir.CallableOpInterface.Of(ir.CalleeOf(call, symbols))
		if !ok || !n.Call(call, callee, true) {
			t.Fatalf("%s is not inlined", call.Op())
		}
		call.Op().Erase()
	}
	return f
}

// A block with very many calls takes a time that is linear in their number, whether each
// divides it or not.
func TestManyCalls(t *testing.T) {
	const n = 50_000
	for _, branches := range []bool{false, true} {
		var b strings.Builder
		b.WriteString("func.func @f(%x: i32) -> i32 {\n")
		if branches {
			b.WriteString("cf.br ^bb1\n^bb1:\n")
		}
		b.WriteString("return %x : i32\n}\nfunc.func @g(%x: i32) {\n")
		for range n {
			b.WriteString("call @f(%x) : (i32) -> i32\n")
		}
		b.WriteString("return\n}\n")
		start := time.Now()
		f := inlineAll(t, b.String(), "g")
		if took := time.Since(start); took > 30*time.Second {
			t.Errorf("took %v", took)
		}
		want := 1
		if branches {
			want += 2 * n
		}
		if got := f.Region(0).Len(); got != want {
			t.Errorf("%d blocks, want %d", got, want)
		}
	}
}

// A region takes the place of an operation, moved or as a copy; operations of dialects
// that say nothing stay where they are, and a region does not go into itself.
func TestRegion(t *testing.T) {
	ctx := ir.NewContext(all.Dialects()...)
	ctx.SetAllowUnregisteredDialects(true)
	module, err := asm.ParseString(ctx, "test.mlir", `
func.func @f(%x: i32) -> i32 {
  return %x : i32
}
func.func @unknown() {
  "my.op"() : () -> ()
  return
}
func.func @g(%x: i32) {
  %0 = arith.addi %x, %x : i32
  %1 = arith.addi %0, %x : i32
  return
}`)
	if err != nil {
		t.Fatal(err)
	}
	symbols := &ir.SymbolTables{}
	table := symbols.Table(module)
	g := table.Lookup("g").Region(0)
	first := g.First().First()
	n := inlining.New(ctx)
	blocks := 0
	n.Inlined = func(b inlining.Blocks) {
		for range b.All() {
			blocks++
		}
	}
	at := ir.InsertPoint{Block: g.First(), Before: first.Next()}
	for _, c := range []struct {
		src     string
		args    []*ir.Value
		results []*ir.Value
		want    bool
	}{
		{"unknown", nil, nil, false},
		{"g", []*ir.Value{g.First().Arg(0)}, nil, false},
		{"f", nil, nil, false},
		{"f", []*ir.Value{first.Result(0)}, nil, true},
		{"f", []*ir.Value{g.First().Arg(0)}, []*ir.Value{first.Result(0)}, true},
	} {
		moved := c.results != nil
		if got := n.Region(table.Lookup(c.src).Region(0), at, c.args, c.results, nil, !moved); got != c.want {
			t.Errorf("%s with %d values: %t", c.src, len(c.args), got)
		}
	}
	if blocks != 2 || !table.Lookup("f").Region(0).Empty() || first.HasUses() {
		t.Errorf("%d blocks:\n%s", blocks, module)
	}
	if got := fmt.Sprint(g.First().Args().At(0)); got != "%arg0" {
		t.Error(got)
	}
}
