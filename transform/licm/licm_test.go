package licm_test

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/dialect/all"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/pass"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/transform/licm"
)

// forever is a loop without an end.
var forever = &ir.OpDef{Name: "my.forever", Traits: ir.NoTerminator | ir.RecursiveMemoryEffects | ir.RecursivelySpeculatable,
	Regions: []ir.RegionDef{{Name: "body", Variadic: true}}, Interfaces: []ir.Implementation{
		ir.LoopLikeOpInterface.Bind(func(op *ir.Operation) ir.LoopLikeOp { return foreverOp{op} }),
	}}

type foreverOp struct{ op *ir.Operation }

func (f foreverOp) Op() *ir.Operation         { return f.op }
func (f foreverOp) LoopRegions() []*ir.Region { return f.op.Regions() }

// careful is a loop that keeps its multiplications, and has the rest behind a mark.
var careful = &ir.OpDef{Name: "my.careful", Traits: ir.NoTerminator, Regions: []ir.RegionDef{{Name: "body"}}, Interfaces: []ir.Implementation{
	ir.LoopLikeOpInterface.Bind(func(op *ir.Operation) ir.LoopLikeOp { return carefulOp{foreverOp{op}} }),
}}

type carefulOp struct{ foreverOp }

func (c carefulOp) DefinedOutsideLoop(v *ir.Value) bool {
	def := v.DefiningOp()
	return def == nil || def.ParentOp() != c.op
}

func (c carefulOp) MoveOutOfLoop(op *ir.Operation) { op.MoveBefore(c.op.Prev()) }

var myDialect = &ir.Dialect{Name: "my", Ops: []*ir.OpDef{forever, careful}, AllowsUnknownOps: true}

func run(t testing.TB, text string) string {
	ctx := ir.NewContext(append(all.Dialects(), myDialect)...)
	file, err := ctx.Files().AddFile("test.mlir", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	module := asm.ParseModule(ctx, source.Whole(file), asm.Config{}, nil)
	if module == nil {
		t.Fatalf("cannot parse\n%.2000s", text)
	}
	p, err := pass.Parse("builtin.module(loop-invariant-code-motion)", licm.Pass)
	if err != nil {
		t.Fatal(err)
	}
	if !p.Run(context.Background(), module, pass.Config{Verify: true}) {
		t.Fatal("the pass fails")
	}
	return module.String()
}

func TestHoist(t *testing.T) {
	for _, tt := range []struct{ name, in, want string }{
		{"a chain, but not what has effects or may trap", `
func.func @f(%x: i32, %y: i32) {
  "my.forever"() ({
    %0 = arith.addi %x, %y : i32
    %1 = "my.effect"(%0) : (i32) -> i32
    %2 = arith.muli %0, %0 : i32
    %3 = arith.divsi %x, %y : i32
    %4 = arith.addi %1, %2 : i32
    "my.use"(%4, %3) : (i32, i32) -> ()
  }) : () -> ()
  return
}`, `
    %0 = arith.addi %arg0, %arg1 : i32
    %1 = arith.muli %0, %0 : i32
    "my.forever"() ({
      %2 = "my.effect"(%0) : (i32) -> i32
      %3 = arith.divsi %arg0, %arg1 : i32
      %4 = arith.addi %2, %1 : i32
      "my.use"(%4, %3) : (i32, i32) -> ()
    }) : () -> ()
    return`},
		{"out of two loops, and a loop out of a loop", `
func.func @f(%x: i32) {
  "my.forever"() ({
    "my.forever"() ({
      %0 = arith.addi %x, %x : i32
      "my.use"(%0) : (i32) -> ()
    }) : () -> ()
    "my.forever"() ({
    ^bb0(%a: i32):
      %1 = arith.addi %a, %x : i32
    }) : () -> ()
  }) : () -> ()
  return
}`, `
    %0 = arith.addi %arg0, %arg0 : i32
    "my.forever"() ({
    ^bb0(%arg1: i32):
      %1 = arith.addi %arg1, %arg0 : i32
    }) : () -> ()
    "my.forever"() ({
      "my.forever"() ({
        "my.use"(%0) : (i32) -> ()
      }) : () -> ()
    }) : () -> ()
    return`},
		{"blocks out of order, and what a nested use waits for", `
func.func @f(%x: i32) {
  "my.forever"() ({
    cf.br ^bb2
  ^bb1:
    %1 = arith.muli %0, %x : i32
    "my.use"(%1) : (i32) -> ()
    cf.br ^bb2
  ^bb2:
    %0 = arith.addi %x, %x : i32
    "my.forever"() ({
    ^bb0(%a: i32):
      %2 = arith.addi %a, %0 : i32
    }) : () -> ()
    cf.br ^bb1
  }) : () -> ()
  return
}`, `
    %0 = arith.addi %arg0, %arg0 : i32
    "my.forever"() ({
    ^bb0(%arg1: i32):
      %2 = arith.addi %arg1, %0 : i32
    }) : () -> ()
    %1 = arith.muli %0, %arg0 : i32
    "my.forever"() ({
      cf.br ^bb2
    ^bb1:  // pred: ^bb2
      "my.use"(%1) : (i32) -> ()
      cf.br ^bb2
    ^bb2:  // 2 preds: ^bb0, ^bb1
      cf.br ^bb1
    }) : () -> ()
    return`},
		{"the loop decides", `
func.func @f(%x: i32) {
  "my.mark"() : () -> ()
  "my.careful"() ({
    %0 = arith.addi %x, %x : i32
    "my.use"(%0) : (i32) -> ()
  }) : () -> ()
  return
}`, `
    %0 = arith.addi %arg0, %arg0 : i32
    "my.mark"() : () -> ()
    "my.careful"() ({
      "my.use"(%0) : (i32) -> ()
    }) : () -> ()
    return`},
	} {
		got := run(t, tt.in)
		_, body, _ := strings.Cut(got, ") {")
		body, _, _ = strings.Cut(body, "return")
		if body+"return" != tt.want {
			t.Errorf("%s: got%sreturn\nwant%s", tt.name, body, tt.want)
		}
	}
}

// An operation that uses many others of the loop is not looked at for each of them.
func TestGrowth(t *testing.T) {
	if testing.Short() {
		t.Skip("measures time")
	}
	measure := func(n int) time.Duration {
		var b strings.Builder
		b.WriteString("func.func @f(%x: i32) {\n  \"my.forever\"() ({\n")
		for i := range n {
			fmt.Fprintf(&b, "    %%%d = arith.addi %%x, %%x : i32\n", i)
		}
		b.WriteString("    \"my.forever\"() ({\n    ^bb0(%a: i32):\n")
		for i := range n {
			fmt.Fprintf(&b, "      %%b%d = arith.addi %%a, %%%d : i32\n", i, i)
		}
		b.WriteString("    }) : () -> ()\n  }) : () -> ()\n  return\n}\n")
		start := time.Now()
		if got := run(t, b.String()); !strings.Contains(got, "return") {
			t.Fatal("no function")
		}
		return time.Since(start)
	}
	measure(1000)
	small, large := measure(5000), measure(20000)
	t.Logf("%v, %v", small, large)
	if large > 12*small {
		t.Errorf("4 times as much takes %v instead of %v", large, small)
	}
}
