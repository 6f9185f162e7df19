package slice_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/gomlir/gomlir/analysis/slice"
	"github.com/gomlir/gomlir/asm"
	"github.com/gomlir/gomlir/ir"
	"github.com/gomlir/gomlir/source"
	"github.com/gomlir/gomlir/test/testdialect"
)

// named parses a module and returns its operations by their attributes "n".
func named(text string) map[string]*ir.Operation {
	ctx := ir.NewContext(testdialect.All()...)
	file, err := ctx.Files().AddFile("f.mlir", []byte(text))
	if err != nil {
		panic(err)
	}
	ops := map[string]*ir.Operation{}
	for op := range ir.Preorder(asm.ParseModule(ctx, source.Whole(file), asm.Config{}, nil)) {
		if s, ok := op.Attr("n").(*ir.StringAttr); ok {
			ops[s.Value()] = op
		}
	}
	return ops
}

func names(ops []*ir.Operation) string {
	var list []string
	for _, op := range ops {
		if s, ok := op.Attr("n").(*ir.StringAttr); ok {
			list = append(list, s.Value())
		} else {
			list = append(list, op.Name())
		}
	}
	return strings.Join(list, " ")
}

const program = `
func.func @f(%x: i32, %c: i1) -> i32 {
  %a = arith.addi %x, %x {n = "a"} : i32
  %b = arith.muli %a, %x {n = "b"} : i32
  %d = arith.subi %a, %a {n = "d"} : i32
  %r = "test.one_region_op"() ({
    %e = arith.addi %d, %d {n = "e"} : i32
    "test.finish"() : () -> ()
  }) {n = "region"} : () -> i32
  %g = arith.addi %r, %b {n = "g"} : i32
  cf.cond_br %c, ^bb1(%g : i32), ^bb2(%d : i32)
^bb1(%h: i32):
  cf.br ^bb2(%h : i32)
^bb2(%i: i32):
  %k = arith.addi %i, %d {n = "k"} : i32
  return %k : i32
}`

func Example() {
	ops := named(program)
	fmt.Println("on a depend:", names(slice.Forward(ops["a"], slice.Options{})))
	needs, ok := slice.Backward(ops["g"], slice.Options{OmitBlockArguments: true, UsesFromAbove: true})
	fmt.Println("g depends on:", names(needs), ok)
	// Output:
	// on a depend: b g d e cf.cond_br k func.return
	// g depends on: a d region b true
}

func TestOptions(t *testing.T) {
	ops := named(program)
	for _, tt := range []struct {
		what string
		got  func() ([]*ir.Operation, bool)
		want string
		ok   bool
	}{
		{"inclusive", func() ([]*ir.Operation, bool) {
			return slice.Backward(ops["b"], slice.Options{Inclusive: true, OmitBlockArguments: true})
		}, "a b", true},
		{"arguments of several blocks", func() ([]*ir.Operation, bool) { return slice.Backward(ops["b"], slice.Options{}) }, "a", false},
		{"filter", func() ([]*ir.Operation, bool) {
			return slice.Backward(ops["g"], slice.Options{OmitBlockArguments: true, Filter: func(op *ir.Operation) bool { return op != ops["b"] }})
		}, "region", true},
		{"no uses from above", func() ([]*ir.Operation, bool) {
			return slice.Backward(ops["region"], slice.Options{OmitBlockArguments: true})
		}, "", true},
		{"of a value", func() ([]*ir.Operation, bool) {
			return slice.BackwardValue(ops["d"].Result(0), slice.Options{OmitBlockArguments: true, Inclusive: true})
		}, "a d", true},
		{"of an argument", func() ([]*ir.Operation, bool) {
			return slice.BackwardValue(ops["a"].Operand(0), slice.Options{})
		}, "", true},
		{"forward of a value", func() ([]*ir.Operation, bool) {
			return slice.ForwardValue(ops["b"].Result(0), slice.Options{}), true
		}, "g cf.cond_br", true},
		{"of all", func() ([]*ir.Operation, bool) {
			o := slice.Options{OmitBlockArguments: true}
			return slice.Of(ops["b"], o, o), true
		}, "a b d region e test.finish g cf.cond_br k func.return", true},
	} {
		list, ok := tt.got()
		if got := names(list); got != tt.want || ok != tt.ok {
			t.Errorf("%s: %q %t, want %q %t", tt.what, got, ok, tt.want, tt.ok)
		}
	}
}

// A cycle of a graph region ends, and has each operation once.
func TestCycle(t *testing.T) {
	ops := named(`
test.isolated_graph_region {
  %a = arith.addi %b, %c {n = "a"} : i32
  %b = arith.addi %a, %a {n = "b"} : i32
  %c = arith.addi %b, %a {n = "c"} : i32
}`)
	if got := names(slice.Forward(ops["a"], slice.Options{Inclusive: true})); got != "a c b" && got != "a b c" {
		t.Errorf("forward: %s", got)
	}
	if list, ok := slice.Backward(ops["a"], slice.Options{}); names(list) != "c b" && names(list) != "b c" || !ok {
		t.Errorf("backward: %s", names(list))
	}
}

// A walk to where k comes from.
func ExampleWalk() {
	ops := named(program)
	slice.Walk(ops["k"].Operands().Values()[:1], func(v *ir.Value) ([]*ir.Value, bool) {
		next, ok := slice.Predecessors(v)
		if !ok {
			fmt.Println(v.DefiningOp().Attr("n"))
		}
		return next, false
	})
	// Output:
	// "d"
	// "g"
}

func TestWalkStops(t *testing.T) {
	ops := named(program)
	visited := 0
	done := slice.Walk(ops["g"].Operands().Values(), func(*ir.Value) ([]*ir.Value, bool) {
		visited++
		return nil, true
	})
	if done || visited != 1 {
		t.Errorf("%d visited, to the end: %t", visited, done)
	}
}

func TestPredecessors(t *testing.T) {
	ops := named(`
func.func @f(%p: i32, %q: i32) {
  %r = "test.region_if"(%p) ({
  ^bb0(%a: i32):
    %x = arith.addi %a, %a {n = "x"} : i32
    "test.region_if_yield"(%x) {n = "then"} : (i32) -> ()
  }, {
  ^bb0(%b: i32):
    "test.region_if_yield"(%b) {n = "else"} : (i32) -> ()
  }, {
  ^bb0(%c: i32):
    "test.region_if_yield"(%c) {n = "join"} : (i32) -> ()
  }) {n = "if"} : (i32) -> i32
  return
}`)
	branch := ops["if"]
	check := func(v *ir.Value, want ...*ir.Value) {
		t.Helper()
		got, ok := slice.Predecessors(v)
		if !ok || fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("got %v, %t, want %v", got, ok, want)
		}
	}
	check(branch.Result(0), ops["join"].Operand(0))
	check(ops["join"].Operand(0), ops["then"].Operand(0), ops["else"].Operand(0))
	check(ops["x"].Operand(0), branch.Operand(0))
	if _, ok := slice.Predecessors(branch.Operand(0)); ok {
		t.Error("an argument of a function has predecessors")
	}
	if _, ok := slice.Predecessors(ops["x"].Result(0)); ok {
		t.Error("a sum has predecessors")
	}
}
